/*! fairground's report, Apache-2.0 OR MIT. It contains:

preact 11.2.0 (MIT)

The MIT License (MIT)

Copyright (c) 2015-present Jason Miller

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.

----

@preact/signals 2.11.4 (MIT)

The MIT License (MIT)

Copyright (c) 2022-present Preact Team

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.

----

@preact/signals-core 1.14.5 (MIT)

The MIT License (MIT)

Copyright (c) 2022-present Preact Team

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.

----

htm 3.1.1 (Apache-2.0)

Apache License
                           Version 2.0, January 2004
                        http://www.apache.org/licenses/

   TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION

   1. Definitions.

      "License" shall mean the terms and conditions for use, reproduction,
      and distribution as defined by Sections 1 through 9 of this document.

      "Licensor" shall mean the copyright owner or entity authorized by
      the copyright owner that is granting the License.

      "Legal Entity" shall mean the union of the acting entity and all
      other entities that control, are controlled by, or are under common
      control with that entity. For the purposes of this definition,
      "control" means (i) the power, direct or indirect, to cause the
      direction or management of such entity, whether by contract or
      otherwise, or (ii) ownership of fifty percent (50%) or more of the
      outstanding shares, or (iii) beneficial ownership of such entity.

      "You" (or "Your") shall mean an individual or Legal Entity
      exercising permissions granted by this License.

      "Source" form shall mean the preferred form for making modifications,
      including but not limited to software source code, documentation
      source, and configuration files.

      "Object" form shall mean any form resulting from mechanical
      transformation or translation of a Source form, including but
      not limited to compiled object code, generated documentation,
      and conversions to other media types.

      "Work" shall mean the work of authorship, whether in Source or
      Object form, made available under the License, as indicated by a
      copyright notice that is included in or attached to the work
      (an example is provided in the Appendix below).

      "Derivative Works" shall mean any work, whether in Source or Object
      form, that is based on (or derived from) the Work and for which the
      editorial revisions, annotations, elaborations, or other modifications
      represent, as a whole, an original work of authorship. For the purposes
      of this License, Derivative Works shall not include works that remain
      separable from, or merely link (or bind by name) to the interfaces of,
      the Work and Derivative Works thereof.

      "Contribution" shall mean any work of authorship, including
      the original version of the Work and any modifications or additions
      to that Work or Derivative Works thereof, that is intentionally
      submitted to Licensor for inclusion in the Work by the copyright owner
      or by an individual or Legal Entity authorized to submit on behalf of
      the copyright owner. For the purposes of this definition, "submitted"
      means any form of electronic, verbal, or written communication sent
      to the Licensor or its representatives, including but not limited to
      communication on electronic mailing lists, source code control systems,
      and issue tracking systems that are managed by, or on behalf of, the
      Licensor for the purpose of discussing and improving the Work, but
      excluding communication that is conspicuously marked or otherwise
      designated in writing by the copyright owner as "Not a Contribution."

      "Contributor" shall mean Licensor and any individual or Legal Entity
      on behalf of whom a Contribution has been received by Licensor and
      subsequently incorporated within the Work.

   2. Grant of Copyright License. Subject to the terms and conditions of
      this License, each Contributor hereby grants to You a perpetual,
      worldwide, non-exclusive, no-charge, royalty-free, irrevocable
      copyright license to reproduce, prepare Derivative Works of,
      publicly display, publicly perform, sublicense, and distribute the
      Work and such Derivative Works in Source or Object form.

   3. Grant of Patent License. Subject to the terms and conditions of
      this License, each Contributor hereby grants to You a perpetual,
      worldwide, non-exclusive, no-charge, royalty-free, irrevocable
      (except as stated in this section) patent license to make, have made,
      use, offer to sell, sell, import, and otherwise transfer the Work,
      where such license applies only to those patent claims licensable
      by such Contributor that are necessarily infringed by their
      Contribution(s) alone or by combination of their Contribution(s)
      with the Work to which such Contribution(s) was submitted. If You
      institute patent litigation against any entity (including a
      cross-claim or counterclaim in a lawsuit) alleging that the Work
      or a Contribution incorporated within the Work constitutes direct
      or contributory patent infringement, then any patent licenses
      granted to You under this License for that Work shall terminate
      as of the date such litigation is filed.

   4. Redistribution. You may reproduce and distribute copies of the
      Work or Derivative Works thereof in any medium, with or without
      modifications, and in Source or Object form, provided that You
      meet the following conditions:

      (a) You must give any other recipients of the Work or
          Derivative Works a copy of this License; and

      (b) You must cause any modified files to carry prominent notices
          stating that You changed the files; and

      (c) You must retain, in the Source form of any Derivative Works
          that You distribute, all copyright, patent, trademark, and
          attribution notices from the Source form of the Work,
          excluding those notices that do not pertain to any part of
          the Derivative Works; and

      (d) If the Work includes a "NOTICE" text file as part of its
          distribution, then any Derivative Works that You distribute must
          include a readable copy of the attribution notices contained
          within such NOTICE file, excluding those notices that do not
          pertain to any part of the Derivative Works, in at least one
          of the following places: within a NOTICE text file distributed
          as part of the Derivative Works; within the Source form or
          documentation, if provided along with the Derivative Works; or,
          within a display generated by the Derivative Works, if and
          wherever such third-party notices normally appear. The contents
          of the NOTICE file are for informational purposes only and
          do not modify the License. You may add Your own attribution
          notices within Derivative Works that You distribute, alongside
          or as an addendum to the NOTICE text from the Work, provided
          that such additional attribution notices cannot be construed
          as modifying the License.

      You may add Your own copyright statement to Your modifications and
      may provide additional or different license terms and conditions
      for use, reproduction, or distribution of Your modifications, or
      for any such Derivative Works as a whole, provided Your use,
      reproduction, and distribution of the Work otherwise complies with
      the conditions stated in this License.

   5. Submission of Contributions. Unless You explicitly state otherwise,
      any Contribution intentionally submitted for inclusion in the Work
      by You to the Licensor shall be under the terms and conditions of
      this License, without any additional terms or conditions.
      Notwithstanding the above, nothing herein shall supersede or modify
      the terms of any separate license agreement you may have executed
      with Licensor regarding such Contributions.

   6. Trademarks. This License does not grant permission to use the trade
      names, trademarks, service marks, or product names of the Licensor,
      except as required for reasonable and customary use in describing the
      origin of the Work and reproducing the content of the NOTICE file.

   7. Disclaimer of Warranty. Unless required by applicable law or
      agreed to in writing, Licensor provides the Work (and each
      Contributor provides its Contributions) on an "AS IS" BASIS,
      WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or
      implied, including, without limitation, any warranties or conditions
      of TITLE, NON-INFRINGEMENT, MERCHANTABILITY, or FITNESS FOR A
      PARTICULAR PURPOSE. You are solely responsible for determining the
      appropriateness of using or redistributing the Work and assume any
      risks associated with Your exercise of permissions under this License.

   8. Limitation of Liability. In no event and under no legal theory,
      whether in tort (including negligence), contract, or otherwise,
      unless required by applicable law (such as deliberate and grossly
      negligent acts) or agreed to in writing, shall any Contributor be
      liable to You for damages, including any direct, indirect, special,
      incidental, or consequential damages of any character arising as a
      result of this License or out of the use or inability to use the
      Work (including but not limited to damages for loss of goodwill,
      work stoppage, computer failure or malfunction, or any and all
      other commercial damages or losses), even if such Contributor
      has been advised of the possibility of such damages.

   9. Accepting Warranty or Additional Liability. While redistributing
      the Work or Derivative Works thereof, You may choose to offer,
      and charge a fee for, acceptance of support, warranty, indemnity,
      or other liability obligations and/or rights consistent with this
      License. However, in accepting such obligations, You may act only
      on Your own behalf and on Your sole responsibility, not on behalf
      of any other Contributor, and only if You agree to indemnify,
      defend, and hold each Contributor harmless for any liability
      incurred by, or claims asserted against, such Contributor by reason
      of your accepting any such warranty or additional liability.

   END OF TERMS AND CONDITIONS

   APPENDIX: How to apply the Apache License to your work.

      To apply the Apache License to your work, attach the following
      boilerplate notice, with the fields enclosed by brackets "[]"
      replaced with your own identifying information. (Don't include
      the brackets!)  The text should be enclosed in the appropriate
      comment syntax for the file format. We also recommend that a
      file or class name and description of purpose be included on the
      same "printed page" as the copyright notice for easier
      identification within third-party archives.

   Copyright 2018 Google Inc.

   Licensed under the Apache License, Version 2.0 (the "License");
   you may not use this file except in compliance with the License.
   You may obtain a copy of the License at

       http://www.apache.org/licenses/LICENSE-2.0

   Unless required by applicable law or agreed to in writing, software
   distributed under the License is distributed on an "AS IS" BASIS,
   WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
   See the License for the specific language governing permissions and
   limitations under the License.

----

uplot 1.6.32 (MIT)

The MIT License (MIT)

Copyright (c) 2022 Leon Sorokin

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.
*/
(()=>{var ue,yi,wl,on,gl,rs,vi,ss,ki,yl,bl,lf,Po=Symbol.for("pv"),is={},as=[],rf=/^m(i|n|o|s|text|space)$/,vl=Array.isArray,kl=as.slice,kn=Object.assign;function vn(e){e&&e.parentNode&&e.remove()}function cs(e,t,n){var o,s,l,r={},i=arguments.length;for(l in t)l=="key"?o=t[l]:l=="ref"&&typeof e!="function"?s=t[l]:r[l]=t[l];return i>2&&(r.children=i>3?kl.call(arguments,2):n),Eo(e,r,o,s,null)}function Eo(e,t,n,o,s){var l={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Po,__v:s||++yi,__i:-1,__u:0};return!s&&ue.vnode&&ue.vnode(l),l}function $n(e){return e.children}function Xn(e,t){this.props=e,this.context=t,this.__g=0}function sn(e,t){if(t==null)return e.__&&sn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:sn(e)}function af(e){var t,n=e.__v,o=n.__e,s=[],l=[],r=e.__P;r&&((t=kn({constructor:Po},n)).__v=n.__v+1,ue.vnode&&ue.vnode(t),$l(r,t,n,e.__n,r.namespaceURI,32&n.__u?[o]:null,s,o||sn(n),32&n.__u,l),t.__v=n.__v,t.__.__k[t.__i]=t,Ci(s,t,l),n.__=n.__e=null,t.__e!=o&&$i(t))}function $i(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),$i(e)}function bi(e){(8&e.__g||(e.__g|=8,on.push(e),rs++))&&gl==ue.debounceRendering||((gl=ue.debounceRendering)||queueMicrotask)(xi)}function xi(){try{for(var e,t=1;on.length;)on.length>t&&on.sort(vi),e=on.shift(),t=on.length,8&e.__g&&af(e)}finally{(rs=on.length)&&(gl||queueMicrotask)(xi)}}function Si(e,t,n,o,s,l,r,i,c,f,u){var m,_,g,w,$,M,E=o.__k||as,v=t.length;for(c=cf(n,t,E,c,v),m=0;m<v;m++)(g=n.__k[m])!=null&&(_=~g.__i&&E[g.__i]||is,g.__i=m,M=$l(e,g,_,s,l,r,i,c,f,u),w=g.__e,(_.ref!=g.ref||8&_.__u)&&(_.ref&&xl(_.ref,null,g,_),g.ref&&u.push(g.ref,g.__c||w,g)),$=$||w,4&g.__u?(c=Mi(g,c,e,!_.__v),_.__e&&(_.__e=null)):typeof g.type=="function"&&M!==void 0?c=M:w&&(c=w.nextSibling),g.__u&=-21);return n.__e=$,c}function cf(e,t,n,o,s){var l,r,i,c,f,u,m,_,g,w=n.length,$=w,M=0,E=0,v=e.__k=Array(s);for(l=0;l<s;l++)(r=t[l])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=v[l]=Eo(null,r):vl(r)?r=v[l]=Eo($n,{children:r}):r.constructor===Po&&r.__b?r=v[l]=Eo(r.type,r.props,r.key,r.ref,r.__v):v[l]=r,c=l+M,r.__=e,r.__b=e.__b+1,i=null,~(f=r.__i=uf(r,n,c,$))&&($--,(i=n[f])&&(i.__u|=2)),i&&i.__v?(r.__u|=16,f==c-1?M--:f==c+1?M++:f!=c&&(f>c?M--:M++,E=1)):(~f||(s>w?M--:s<w&&M++),typeof r.type!="function"&&(r.__u|=4))):v[l]=null;if(E){for(u=[],m=[],l=0;l<s;l++)if((r=v[l])&&16&r.__u){for(M=0,_=u.length;M<_;)u[g=M+_>>1]<r.__i?M=g+1:_=g;u[M]=r.__i,m[l]=M+1}for(M=u.length;l--;)m[l]&&(m[l]==M?M--:v[l].__u|=4)}if($)for(l=0;l<w;l++)!(i=n[l])||2&i.__u||(i.__e==o&&(o=sn(i)),Sl(i,i));return o}function Mi(e,t,n,o){var s,l,r,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(l=0;l<s.length;l++)s[l]&&(s[l].__=e,t=Mi(s[l],t,n,!1));return t}for(t&&!t.parentNode&&(t=sn(e))&&!t.parentNode&&(t=null),r=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(r!=i&&(!o&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function uf(e,t,n,o){var s,l=e.key,r=e.type,i=t[n],c=i&&!(2&i.__u);if(i===null&&l==null||c&&l==i.key&&r==i.type)return n;if(o>(c?1:0)){for(s=n-1;s>=0;s--)if((i=t[s])&&!(2&i.__u)&&l==i.key&&r==i.type)return s;for(s=n+1;s<t.length;s++)if((i=t[s])&&!(2&i.__u)&&l==i.key&&r==i.type)return s}return-1}function wi(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function os(e,t,n,o,s){var l,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||wi(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||wi(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(r=bl[t]||(bl[t]=ff(t)),(e.__a||(e.__a={}))[t]=yl,l=t!=(t=t.replace(ki,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,l):e.removeEventListener(t,r,l));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function ff(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ss]==null)t[ss]=yl++;else if(t[ss]<this.__a[e])return;return n(ue.event?ue.event(t):t)}}}function $l(e,t,n,o,s,l,r,i,c,f){var u,m,_,g,w,$,M,E,v,C,S,W,L,J,I,Z,V,P,B=t.type;if(t.constructor!==Po)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(t.__u|=c,m=l=[],u.nodeType==8?i=ls(u,l):l.push(u),i=l[0]||i),(u=ue.__b)&&u(t);e:if(typeof B=="function"){_=r.length;try{if(E=t.props,v=(u=B.prototype)&&u.render,C=(u=B.contextType)&&o[u.__c],S=u?C?C.props.value:u.__:o,(g=n.__c)?(t.__c=g,2&g.__g&&(g.__g|=1)):(v?t.__c=g=new B(E,S):(t.__c=g=new Xn(E,S),g.constructor=B,g.render=pf),C&&C.sub(g),g.state||(g.state={}),g.__n=o,g.__g|=8,g.__h=[],g.__k=[]),v&&(g.__s||(g.__s=g.state),B.getDerivedStateFromProps&&(g.__s==g.state&&(g.__s=kn({},g.__s)),kn(g.__s,B.getDerivedStateFromProps(E,g.__s)))),w=g.props,$=g.state,g.__v=t,n.__c){if(E!==w&&v&&!B.getDerivedStateFromProps&&g.componentWillReceiveProps&&g.componentWillReceiveProps(E,S),t.__v==n.__v&&!(8&g.__g)||!(4&g.__g)&&g.shouldComponentUpdate&&g.shouldComponentUpdate(E,g.__s,S)===!1){t.__v!=n.__v&&(g.props=E,g.state=g.__s,g.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(O){O&&(O.__=t)}),as.push.apply(g.__h,g.__k),g.__k=[],g.__h.length&&r.push(g),i=sn(n);break e}g.componentWillUpdate&&g.componentWillUpdate(E,g.__s,S),v&&g.componentDidUpdate&&g.__h.push(function(){g.componentDidUpdate(w,$,M)})}else v&&!B.getDerivedStateFromProps&&g.componentWillMount&&g.componentWillMount(),v&&g.componentDidMount&&g.__h.push(g.componentDidMount);g.context=S,g.props=E,g.__P=e,g.__g&=-5,W=ue.__r,L=v?25:0;do g.__g&=-9,W&&W(t),u=g.render(g.props,g.state=g.__s,g.context);while(8&g.__g&&++L<25);v&&(as.push.apply(g.__h,g.__k),g.__k=[]),g.state=g.__s,g.getChildContext&&(o=kn({},o,g.getChildContext())),v&&n.__c&&g.getSnapshotBeforeUpdate&&(M=g.getSnapshotBeforeUpdate(w,$)),J=u&&u.type===$n&&u.key==null?u.props.children:u,E.__P&&(u=i,s=(e=E.__P).namespaceURI,c=l=null,n.props&&n.props.__P!=e&&(n.__k.some(function(O){O&&Sl(O,O)}),n.__k=null),i=n.__k?sn(n,0):null),i=Si(e,vl(J)?J:[J],t,n,o,s,l,r,i,c,f),E.__P&&(t.__e=null,i=u),t.__u&=-161,m&&m.some(vn),g.__h.length&&r.push(g),1&g.__g&&(g.__g&=-4)}catch(O){if(r.length=_,t.__v=null,c||l)if(O&&O.then){if(t.__u|=128|c,l){for(~(V=l.indexOf(i||void 0))||(V=l.length);(P=l[V-1])&&P.nodeType==8;)V--;for(;V<l.length;V++)if(P=l[V])if(l[V]=null,I){if(P==Z)break}else{if(P.nodeType!=8)break;P.data.startsWith("$s")&&(Z=ls(I=P))}}if(!I){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;I=i}(u=ls(I=t.__c.__z||(t.__c.__z=I)))?(t.__e=I,i=u):t.__e=i,i=i&&i.nextSibling}else l&&l.some(vn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),O&&O.then||Ti(t),ue.__e(O,t,n)}}else i=t.__e=hf(n.__e,t,n,o,s,l,r,c,f,e);return(u=ue.diffed)&&u(t),i}function ls(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Ti(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ti))}function Ci(e,t,n){for(var o=0;o<n.length;)xl(n[o++],n[o++],n[o++]);ue.__c&&ue.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(l){l.call(s)})}catch(l){ue.__e(l,s.__v)}})}function hf(e,t,n,o,s,l,r,i,c,f){var u,m,_,g,w,$,M,E,v=n.props||is,C=t.props,S=t.type;if(S=="svg"?s="http://www.w3.org/2000/svg":S=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),l){for(u=0;u<l.length;u++)if((w=l[u])&&(S?w.localName==S:w.nodeType==3)){e=w,l[u]=null;break}}if(!e){if(E=f.ownerDocument||document,!S)return E.createTextNode(C);e=E.createElementNS(s,S,C.is?C:f),i&&(ue.__m&&ue.__m(t,l),i=!1),l=null}if(S){if(f=S=="template"&&e.content||e,l=S=="textarea"&&C.defaultValue!=null?null:l&&kl.call(f.childNodes),!i&&l)for(v={},u=0;u<e.attributes.length;u++)v[(w=e.attributes[u]).name]=w.value;for(u in v)w=v[u],u=="dangerouslySetInnerHTML"?_=w:u=="children"||u in C||u=="value"&&"defaultValue"in C||u=="checked"&&"defaultChecked"in C||os(e,u,null,w,s);for(u in C)w=C[u],u=="children"?g=w:u=="dangerouslySetInnerHTML"?m=w:u=="value"?$=w:u=="checked"?M=w:i&&typeof w!="function"||v[u]===w||os(e,u,w,v[u],s);m?(i||_&&(m.__html==_.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(_&&(e.textContent=""),(S=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&rf.test(S))&&(s="http://www.w3.org/1999/xhtml"),Si(f,vl(g)?g:[g],t,n,o,s,l,r,l?l[0]:n.__k&&sn(n,0),i,c),l&&l.some(vn)),i&&S!="textarea"||(u="value",S=="progress"&&$==null?e.removeAttribute(u):$==null||$===e[u]&&(S!="progress"||$)||os(e,u,$,v[u],s),u="checked",M!=null&&M!=e[u]&&os(e,u,M,v[u],s))}else v===C||i&&e.data==C||(e.data=C);return e}function xl(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){ue.__e(s,n)}}function Sl(e,t,n){var o,s,l,r;if(ue.unmount&&ue.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||xl(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){ue.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&Sl(o[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=ls(o,l=[]))&&(o==e.__e&&l.some(vn),vn(s),vn(o)),n||vn(e.__e),e.__e=e.__c=e.__=null}function pf(e,t,n){return this.constructor(e,n)}function Ei(e,t){var n,o,s,l;ue.__&&ue.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Eo($n,{children:[e]}),s=[],l=[],$l(t,t.__k,o||is,is,t.namespaceURI,o?null:t.firstChild?kl.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,l),Ci(s,t.__k,l),t.__k.props.children=null}ue={__e:function(e,t,n,o){for(var s,l,r;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((r=(l=s.constructor)&&l.getDerivedStateFromError)&&s.setState(l.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),r=1),r&&8&s.__g)return void(s.__g|=2)}catch(i){e=i}}throw rs=0,e}},yi=0,wl=function(e){return e!=null&&e.constructor===Po},Xn.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=kn({},this.state)),typeof e=="function"&&(e=e(kn({},n),this.props)),e&&(kn(n,e),this.__v&&(t&&this.__k.push(t),bi(this)))},Xn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),bi(this))},Xn.prototype.render=$n,on=[],rs=0,vi=function(e,t){return e.__v.__b-t.__v.__b},ss=Symbol(),ki=/(PointerCapture)$|Capture$/i,yl=0,bl={},lf=0;var Lo,De,Ml,Pi,Tl=Object.is,us=0,Fi=[],Cl=[],Pe=ue,Ai=Pe.__b,Li=Pe.__r,Oi=Pe.diffed,Di=Pe.__c,Ui=Pe.unmount,Ri=Pe.__;function Pl(e,t){Pe.__h&&Pe.__h(De,e,us||t),us=0;var n=De.__H||(De.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function st(e){return us=1,mf(qi,e)}function mf(e,t,n){var o=Pl(Lo++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):qi(void 0,t),function(l){var r=(o.__N||o.__)[0],i=o.t(r,l);Tl(r,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=De,!De.__f)){De.__f=!0;var s=De.shouldComponentUpdate;De.shouldComponentUpdate=function(l,r,i){var c=this.__H;if(!c)return!0;var f=!1,u=this.props!=l;if(c.__.some(function(_){_.__N&&(f=!0,Tl(_.__[0],_.__N[0])||(u=!0))}),s){var m=s.call(this,l,r,i);return f?m||u:m}return!f||u}}return o.__}function kt(e,t){var n=Pl(Lo++,3);!Pe.__s&&zi(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,De.__H.__h.push(n))}function xn(e){return us=5,ft(function(){return{current:e}},[])}function ft(e,t){var n=Pl(Lo++,7);return zi(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function df(){var e;do{for(;e=Cl.shift();)try{Ao(e)}catch(n){Pe.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Fi.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ao),t.__h.some(El),t.__h=[]}catch(n){t.__h=[],Pe.__e(n,e.__v)}}}while(Cl.length)}Pe.__b=function(e){De=null,Ai&&Ai(e)},Pe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ri&&Ri(e,t)},Pe.__r=function(e){Li&&Li(e),Lo=0;var t=(De=e.__c).__H;t&&(Ml==De?De.__h=[]:(t.__h.some(Ao),t.__h.some(El),Lo=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ml=De},Pe.diffed=function(e){Oi&&Oi(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Wi(Fi.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ml=De=null},Pe.__c=function(e,t){t.some(function(n){try{n.__h.some(Ao),n.__h=n.__h.filter(function(o){return!o.__||El(o)})}catch(o){n.__h=[function(){throw o}]}}),Di&&Di(e,t)},Pe.unmount=function(e){Ui&&Ui(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Wi(Cl.push(s))}else Ao(s)}catch(l){t=l}}),o.__H=void 0,t&&Pe.__e(t,o.__v))};var Ni=typeof requestAnimationFrame=="function";function _f(e){var t,n=function(){clearTimeout(o),Ni&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ni&&(t=requestAnimationFrame(n))}function Wi(e){e!=1&&Pi==Pe.requestAnimationFrame||((Pi=Pe.requestAnimationFrame)||_f)(df)}function Ao(e){var t=De,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),De=t}function El(e){var t=De;e.__c=e.__(),De=t}function zi(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Tl(n,e[o])})}function qi(e,t){return typeof t=="function"?t(e):t}var gf=Symbol.for("preact-signals");function ms(){if(Gt>1)Gt--;else{var e,t=!1;for((function(){var s=hs;for(hs=void 0;s!==void 0;){var l=s.S;if(l.v===s.v)for(var r=l.t;r!==void 0;r=r.x)r.i===s.i&&(r.i=l.i);s=s.o}})();Do!==void 0;){var n=Do;for(Do=void 0,fs++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ii(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(fs=0,Gt--,t)throw e}}function Ll(e){if(Gt>0)return e();Al=++bf,Gt++;try{return e()}finally{ms()}}var Oo,Se=void 0;function Uo(e){var t=Se,n=Oo;Se=void 0,Oo=void 0;try{return e()}finally{Se=t,Oo=n}}var Do=void 0,Gt=0,fs=0,bf=0,Al=0,hs=void 0,ps=0;function Hi(e){if(Se!==void 0){var t=e.n;if(t===void 0||t.t!==Se)return t={i:0,S:e,p:Se.s,n:void 0,t:Se,e:void 0,x:void 0,r:t},Se.s!==void 0&&(Se.s.n=t),Se.s=t,e.n=t,32&Se.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Se.s,t.n=void 0,Se.s.n=t,Se.s=t),t}}function Ue(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ue.prototype.brand=gf;Ue.prototype.h=function(){return!0};Ue.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Uo(function(){var o;(o=t.W)==null||o.call(t)}))};Ue.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Uo(function(){var s;(s=t.Z)==null||s.call(t)}))}};Ue.prototype.subscribe=function(e){var t=this;return ht(function(){var n=t.value;Uo(function(){return e(n)})},{name:"sub"})};Ue.prototype.valueOf=function(){return this.value};Ue.prototype.toString=function(){return this.value+""};Ue.prototype.toJSON=function(){return this.value};Ue.prototype.peek=function(){var e=this;return Uo(function(){return e.value})};Object.defineProperty(Ue.prototype,"value",{get:function(){var e=Hi(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(fs>100)throw new Error("Cycle detected");(function(n){Gt!==0&&fs===0&&n.l!==Al&&(n.l=Al,hs={S:n,v:n.v,i:n.i,o:hs})})(this),this.v=e,this.i++,ps++,Gt++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ms()}}}});function lt(e,t){return new Ue(e,t)}function Ii(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Vi(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Bi(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function Sn(e,t){Ue.call(this,void 0,t),this.x=e,this.s=void 0,this.g=ps-1,this.f=4}Sn.prototype=new Ue;Sn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===ps))return!0;if(this.g=ps,this.f|=1,this.i>0&&!Ii(this))return this.f&=-2,!0;var e=Se;try{Vi(this),Se=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Se=e,Bi(this),this.f&=-2,!0};Sn.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ue.prototype.S.call(this,e)};Sn.prototype.U=function(e){if(this.t!==void 0&&(Ue.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Sn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Sn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Hi(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function eo(e,t){return new Sn(e,t)}function ji(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Gt++;var n=Se;Se=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ol(e),o}finally{Se=n,ms()}}}function Ol(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ji(e)}function wf(e){if(Se!==this)throw new Error("Out-of-order effect");Bi(this),Se=e,this.f&=-2;try{8&this.f&&Ol(this)}finally{ms()}}function to(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Oo&&Oo.push(this)}to.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};to.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ji(this),Vi(this),Gt++;var e=Se;return Se=this,wf.bind(this,e)};to.prototype.N=function(){2&this.f||(this.f|=2,this.u=Do,Do=this)};to.prototype.d=function(){this.f|=8,1&this.f||Ol(this)};to.prototype.dispose=function(){this.d()};function ht(e,t){var n=new to(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Gi,_s,ds,yf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Ki=[];ht(function(){Gi=this.N})();function no(e,t){ue[e]=t.bind(null,ue[e]||function(){})}function Ro(e){if(ds){var t=ds;ds=void 0,t()}ds=e&&e.S()}function Yi(e){var t=this,n=e.data,o=kf(n);o.name="ReactiveDom",o.value=n;var s=ft(function(){for(var i=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var f=eo(function(){var g=o.value.value;return g===0?0:g===!0?"":g||""}),u=eo(function(){return!Array.isArray(f.value)&&!wl(f.value)}),m=ht(function(){if(this.N=Ji,u.value){var g=f.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=g)}}),_=t.__$u.d;return t.__$u.d=function(){m(),_.call(this)},[u,f]},[]),l=s[0],r=s[1];return l.value?r.peek():r.value}Yi.displayName="ReactiveTextNode";Object.defineProperties(Ue.prototype,{constructor:{configurable:!0,value:cs($n,null).constructor},type:{configurable:!0,value:Yi},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});no("__b",function(e,t){if(Ro(),_s=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var l=o[s];l instanceof Ue&&(n||(t.__np=n={}),n[s]=l,o[s]=l.peek())}}e(t)});no("__r",function(e,t){if(e(t),t.type!==$n){Ro();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,l){var r;return ht(function(){r=this},{name:l}),r.c=s,r})((function(s){return function(){var l;yf&&((l=this.y)==null||l.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),_s=o,Ro(n)}});no("__e",function(e,t,n,o){Ro(),_s=void 0,e(t,n,o)});no("diffed",function(e,t){Ro(),_s=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,l=n.U;if(l)for(var r in l){var i=l[r];i===void 0||o&&r in o||(i.d(),l[r]=void 0)}if(o){l||(l={},n.U=l);for(var c in o){var f=l[c],u=o[c];f===void 0?(f=vf(n,c,u,s),l[c]=f):f.o(u,s)}}}e(t)});function vf(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,l=lt(n);return{o:function(r,i){l.value=r,o=i},d:ht(function(){this.N=Ji;var r=l.value.value;o[t]!==r&&(o[t]=r,s?e[t]=r:r!=null&&(r!==!1||t[4]==="-")?e.setAttribute(t,r):e.removeAttribute(t))})}}no("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var l=o[s];l&&l.d()}}}var r=t.__np;if(r){var i=t.props;for(var c in r)i[c]=r[c]}t.__np=void 0}else{var f=t.__c;if(f){f.__$f|=8;var u=f.__$u;u&&(f.__$u=void 0,u.d())}}e(t)});no("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Xn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var l=2&this.__$f;if(!(o||l||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var r in e)if(r!=="__source"&&e[r]!==this.props[r])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function kf(e,t){return ft(function(){return lt(e,t)},[])}var $f=function(e){queueMicrotask(function(){queueMicrotask(e)})};function xf(){Ll(function(){for(var e;e=Ki.shift();)Gi.call(e)})}function Ji(){Ki.push(this)===1&&(ue.requestAnimationFrame||$f)(xf)}var Qi=function(e,t,n,o){var s;t[0]=0;for(var l=1;l<t.length;l++){var r=t[l++],i=t[l]?(t[0]|=r?1:2,n[t[l++]]):t[++l];r===3?o[0]=i:r===4?o[1]=Object.assign(o[1]||{},i):r===5?(o[1]=o[1]||{})[t[++l]]=i:r===6?o[1][t[++l]]+=i+"":r?(s=e.apply(i,Qi(e,i,n,["",null])),o.push(s),i[0]?t[0]|=2:(t[l-2]=0,t[l]=s)):o.push(i)}return o},Zi=new Map;function Xi(e){var t=Zi.get(this);return t||(t=new Map,Zi.set(this,t)),(t=Qi(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,l=1,r="",i="",c=[0],f=function(_){l===1&&(_||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,_,r):l===3&&(_||r)?(c.push(3,_,r),l=2):l===2&&r==="..."&&_?c.push(4,_,0):l===2&&r&&!_?c.push(5,0,!0,r):l>=5&&((r||!_&&l===5)&&(c.push(l,0,r,s),l=6),_&&(c.push(l,_,0,s),l=6)),r=""},u=0;u<n.length;u++){u&&(l===1&&f(),f(u));for(var m=0;m<n[u].length;m++)o=n[u][m],l===1?o==="<"?(f(),c=[c],l=3):r+=o:l===4?r==="--"&&o===">"?(l=1,r=""):r=o+r[0]:i?o===i?i="":r+=o:o==='"'||o==="'"?i=o:o===">"?(f(),l=1):l&&(o==="="?(l=5,s=r,r=""):o==="/"&&(l<5||n[u][m+1]===">")?(f(),l===3&&(c=c[0]),l=c,(c=c[0]).push(2,0,l),l=0):o===" "||o==="	"||o===`
`||o==="\r"?(f(),l=2):r+=o),l===3&&r==="!--"&&(l=4,c=c[0])}return f(),c})(e)),t),arguments,[])).length>1?t:t[0]}var x=Xi.bind(cs);var ea="fairground-theme",Sf=["auto","light","dark"];function Mf(){try{let e=localStorage.getItem(ea);return Sf.includes(e)?e:"auto"}catch{return"auto"}}var No=lt(Mf()),oo=lt(0);function ta(){let e=matchMedia("(prefers-color-scheme: dark)"),t=lt(e.matches);e.addEventListener("change",()=>{t.value=e.matches}),ht(()=>{let n=t.value?"dark":"light";document.documentElement.dataset.theme=No.value==="auto"?n:No.value;try{localStorage.setItem(ea,No.value)}catch{}oo.value=oo.peek()+1})}function qt(e){return getComputedStyle(document.documentElement).getPropertyValue(`--${e}`).trim()}function na(){let e=t=>{No.value=t.currentTarget.value};return x`<label class="theme"
    >Colours
    <select value=${No.value} onChange=${e}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`}var Dl={story:null,scenario:"request-server",text:null,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{},kernel:"",settings:""}},Tf=["scenario","machine","kernel","seed","duration"],Cf=2e5;function gs(e){let t=new TextEncoder().encode(JSON.stringify(e)),n=Array.from(t,o=>String.fromCharCode(o)).join("");return btoa(n).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function oa(e){let t=null;try{let r=atob(e.replace(/-/g,"+").replace(/_/g,"/")),i=Uint8Array.from(r,c=>c.charCodeAt(0));t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(i))}catch{throw new Error("The link's end is no playground's: it may have been cut when it was copied.")}if(t===null||typeof t!="object")throw new Error("The link holds no scenario.");let n=(r,i)=>typeof r=="string"&&r.length<=Cf?r:i,o=Object.fromEntries(Tf.map(r=>[r,n(t[r],Dl[r])])),s=t.change??{},l=Object.entries(s.knobs??{}).filter(([r,i])=>r.length<300&&typeof i=="string"&&i.length<100);return{...o,story:n(t.story,null),text:n(t.text,null),manifest:n(t.manifest,null),change:{knobs:Object.fromEntries(l),kernel:n(s.kernel,""),settings:n(s.settings,"")}}}var sa="engine.wasm.gz";async function Ef(){let e=await fetch(sa);if(!e.ok)throw new Error(`the server says ${e.status} of ${sa}`);let t=await e.arrayBuffer(),[n,o]=new Uint8Array(t,0,2);if(n!==31||o!==139)return t;let s=new Blob([t]).stream().pipeThrough(new DecompressionStream("gzip"));return new Response(s).arrayBuffer()}var la=null;function ra(){return la??=Ef().then(e=>WebAssembly.compile(e)),la}function so(){let e=null,t=null,n=null,o=0;function s(i){let c=t;t=null,c?.resolve(i),r()}async function l(){let i=new Worker("worker.js");return e=i,i.addEventListener("message",({data:c})=>{t?.number===c.number&&s(c.answer)}),i.addEventListener("error",c=>{c.preventDefault(),s({kind:"stopped",message:`The engine can't be loaded: ${c.message}`})}),i.postMessage({module:await ra()}),i}async function r(){if(t||!n)return;let i=n;t=i,n=null;try{let c=e??await l();t===i&&c.postMessage({number:i.number,question:i.question})}catch(c){e=null,s({kind:"stopped",message:`The engine can't be loaded: ${c.message}`})}}return{ask(i){return new Promise(c=>{n?.resolve(null),o+=1,n={number:o,question:i,resolve:c},r()})},stop(){if(!t)return;e?.terminate(),e=null;let i=[t,n];t=null,n=null,i.forEach(c=>c?.resolve(null))}}}var Pf=[36e5,6e5,12e4,6e4,2e4,1e4,5e3,2e3,1e3,500,200,100,50,20],Af=45,Lf=8e3,Of=2.6,Df=12,Uf=.8,Ul=200,Rf=.3,Nf=8;function Rl(){let e=new Map,t=null,n=Ul;function o(){let l=[...e].sort(([m],[_])=>m-_),[[r,i],[c,f]]=[l[0],l[l.length-1]];if(r===c)return{fixed:0,rate:f/c};let u=Math.max((f-i)/(c-r),1e-9);return{fixed:Math.max(0,i-u*r),rate:u}}function s(l,r){if(t===null)return Ul;let{fixed:i,rate:c}=o(),f=Math.max(l-i,l/2),u=m=>c*m<=f&&m<=r*n;return u(t)?null:Pf.find(m=>m<t&&u(m))??10}return{note({ran:l,all:r,took:i}){let c=Math.max(l,.001),f=e.get(c)??i;t=r,n=c;for(let[u,m]of e)u<c&&e.set(u,Math.min(m,i)),u>c&&e.set(u,Math.max(i,Uf*m));e.set(c,i<f?i:f+Rf*(i-f)),e.size>Nf&&e.delete(e.keys().next().value)},forget(){e.clear(),t=null,n=Ul},drag:()=>s(Af,Of),rest:()=>s(Lf,Df)}}var Wf="scenario.toml",bs="limits.yaml";function Ff(e){let t=e.trim();return t!==""&&!t.includes(`
`)&&!/^[[{#]/.test(t)&&!/^[\w."-]+\s*=/.test(t)}function ia(e){return/^(apiVersion|kind|services)\s*:/m.test(e)}function zf(e){return/^\s*(\{|\/\*|\/\/)/.test(e)}function ws(e){let t={},n=e.scenario;return e.text!==null&&(Ff(e.text)?n=e.text.trim():(n=zf(e.text)?"workload.json":Wf,t[n]=e.text)),e.manifest&&(t[bs]=e.manifest),{scenario:n,files:t}}function qf(e){return e.split(`
`).map(n=>n.trim()).filter(Boolean).map(n=>{let o=n.indexOf("=");return o<0?[n,""]:[n.slice(0,o).trim(),n.slice(o+1).trim()]})}function Hf(e,t){return t.flatMap(({path:n,quota_ns:o,period_ns:s,burst_ns:l})=>{let r=M=>{let E=e[`limit:${n}:${M}`];return E===void 0?null:Number(E)},[i,c,f]=["quota","period","burst"].map(r),u=c===null?s/1e3:Math.round(c*1e3),m=i??o/s,_=Math.max(1e3,Math.round(m*u)),g=f===null?l/1e3:Math.round(f*1e3),w=[];(i!==null||c!==null)&&w.push(`${n}=cpu.max=${_} ${u}`);let $=Math.min(g,_);return $!==l/1e3&&w.push(`${n}=cpu.max.burst=${$}`),w})}function aa(e,t,n){let o={set:[],limit:[]},{change:s}=e;e.machine&&(o.machine=e.machine);let l=t&&s.kernel||e.kernel;if(l&&(o.kernel=l),e.seed.trim()){let r=Number(e.seed);Number.isSafeInteger(r)&&r>=0?o.seed=r:o.set.push(["seed",e.seed.trim()])}if(e.duration.trim()&&(o.duration=e.duration.trim()),e.manifest&&(o.limits=[bs]),t){for(let[r,i]of Object.entries(s.knobs))r.startsWith("set:")&&o.set.push([r.slice(4),i]);o.set.push(...qf(s.settings)),o.limit.push(...Hf(s.knobs,n))}return o}function lo({change:e}){let{knobs:t,kernel:n,settings:o}=e;return Object.keys(t).length>0||n!==""||o.trim()!==""}function Nl(e,t,n,o){let{scenario:s,files:l}=ws(e),r={name:t?"B: the change":"A: as it is",scenario:s,files:l,overrides:aa(e,t,n),worlds:2};return o!==null&&(r.longest_ms=o),{play:r}}function If(e){return/^[\w./:=,%+@^-]+$/.test(e)?e:`'${e.replaceAll("'","'\\''")}'`}function Wl(e,t,n){let{scenario:o,files:s}=ws(e),l=aa(e,t,n),r=["fairground","run",o],i=(c,f)=>f!==void 0&&r.push(c,String(f));return i("--machine",l.machine),i("--kernel",l.kernel),i("--seed",l.seed),i("--duration",l.duration),(l.limits??[]).forEach(c=>i("--limits",c)),l.set.forEach(([c,f])=>i("--set",`${c}=${f}`)),l.limit.forEach(c=>i("--limit",c)),{command:r.map(If).join(" "),files:s}}var Vf=250,Bf=4,jf=6;function ca(){let e=lt(Dl),t=lt(null),n=lt(null),o=[Rl(),Rl()],s=[so(),so()],l=[so(),so()],r=new Map,i=0,c=0;async function f(v,C,S){let W=C===0?JSON.stringify(S):null;if(W&&r.has(W))return r.get(W);let L=await v[C].ask(S);if(L?.ok){let{whole_ns:J,run:I}=L.ok,Z=I.simulated_ns/1e6;o[C].note({ran:Z,all:J/1e6,took:L.took_ms}),W&&r.set(W,L),r.size>jf&&r.delete(r.keys().next().value)}return L}function u(v,C){let W=o.slice(0,C?2:1).map(L=>L[v]()).filter(L=>L!==null);return W.length>0?Math.min(...W):null}async function m(v,C=0){i+=1;let S=i,W=e.peek(),L=lo(W),J=v==="rest"?l:s,I=performance.now();n.value={since:I,kind:v};let Z=W.story?null:u(v,L),V=w(W),P=f(J,0,Nl(W,!1,[],Z)),B=V??(await P)?.ok?.knobs.limits,O=L&&B&&f(J,1,Nl(W,!0,B,Z)),[j,F]=[await P,O?await O:void 0];j?.ok&&$(W,j.ok.knobs.limits);let ee=S===i;if(ee&&(n.value=null),j===null||F===null)return;let z=ee||v==="drag"&&g(W)===g(e.peek()),Ke=performance.now()-I;if(z&&(t.value={a:j,b:F,length:Z,kind:v,state:W,took_ms:Ke}),!ee)return;let me=u("rest",L);Z!==null&&(me===null||me>Z)&&C<Bf&&M(v==="rest"?0:Vf,C+1)}let _={key:null,limits:null},g=v=>JSON.stringify([ws(v),v.machine,v.kernel]),w=v=>_.key===g(v)?_.limits:null,$=(v,C)=>{_={key:g(v),limits:C}};function M(v,C){clearTimeout(c),c=setTimeout(()=>m("rest",C),v)}function E(){clearTimeout(c),l.forEach(v=>v.stop()),m("drag")}return{state:e,result:t,busy:n,limits:eo(()=>t.value?.a.ok?.knobs.limits??[]),set(v,C=!1){e.value={...e.peek(),...v},C&&o.forEach(S=>S.forget()),E()},stop(){i+=1,clearTimeout(c),[...s,...l].forEach(v=>v.stop()),n.value=null},link:()=>`${location.href.split("#")[0]}#${gs(e.peek())}`,read:v=>oa(v)}}function ua(){let e=so(),t=Promise.resolve();return n=>(t=t.then(()=>e.ask(n)),t)}function be(e){let t=Math.abs(e);return t>=1e9?`${je(e/1e9)} s`:t>=1e6?`${je(e/1e6)} ms`:t>=1e3?`${je(e/1e3)} us`:`${je(e)} ns`}function ys(e,t=1e9){let n=Math.min(9,Math.max(1,Math.ceil(11-Math.log10(Math.max(t,1)))));return`${(e/1e9).toFixed(n)} s`}function ln(e){return(e/1e6).toFixed(3)}function Kt(e,t=1){return`${(100*e).toFixed(t)} %`}function je(e){if(!Number.isFinite(e))return"-";let t=Math.abs(e);return t>=100||Number.isInteger(e)?e.toFixed(0):e.toFixed(t>=10?1:2)}var Gf=new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]","g");function K(e){return String(e).replace(Gf,"\uFFFD")}function Fl(e,t){let n=Array.from(K(e));if(n.length<=t)return n.join("");let o=Math.min(6,Math.floor(t/2));return`${n.slice(0,t-o-1).join("")}\u2026${n.slice(-o).join("")}`}function Pt({caption:e,columns:t,rows:n,selected:o}){let s=t.map((c,f)=>f===0||n.some(u=>Yf(u[f]))),l=c=>s[c]?"words":"number",r=(c,f)=>{let u=c?.node??x`<bdi>${K(zl(c))}</bdi>`;return f===0?x`<th scope="row" class="words">${u}</th>`:x`<td class=${c?.className??l(f)} style=${Kf(c)}>${u}</td>`},i=(c,f)=>x`<th scope="col" class=${l(f)}><bdi>${K(c)}</bdi></th>`;return x`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${K(e)}</bdi></strong>
      <${ql} what=${e} text=${()=>Jf(t,n)} />
    </div>
    <div class="scroll" tabindex="0" role="region" aria-label=${K(e)}>
      <table aria-label=${K(e)}>
        <thead>
          <tr>
            ${t.map(i)}
          </tr>
        </thead>
        <tbody>
          ${n.map((c,f)=>x`<tr class=${f===o?"selected":""}>
              ${c.map(r)}
            </tr>`)}
        </tbody>
      </table>
    </div>
  </div>`}function Kf(e){return typeof e?.level=="number"?{"--level":`${Math.round(60*e.level)}%`}:{}}function Yf(e){return!!e?.node||!/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(zl(e))}function zl(e){return e==null?"-":String(e.text??e)}function Jf(e,t){let n=o=>{let s=K(zl(o)).replace(/\t/g," ");return/^[=+@]/.test(s)?`'${s}`:s};return[e,...t].map(o=>o.map(n).join("	")).join(`
`)}function ql({what:e,text:t}){let[n,o]=st("Copy");return x`<button type="button" class="copy" onClick=${async()=>{o(await Zf(t())?"Copied":"Not allowed here"),setTimeout(()=>o("Copy"),2e3)}}>
    ${n}<span class="unseen"> ${K(e)}</span>
  </button>`}async function Zf(e){try{return await navigator.clipboard.writeText(e),!0}catch{return Qf(e)}}function Qf(e){let t=document.createElement("textarea");t.value=e,document.body.append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}function fa({caption:e,columns:t,rows:n}){let[o,s]=st(!1);return x`<details class="numbers" onToggle=${r=>s(r.currentTarget.open)}>
    <summary>Numbers: <bdi>${K(e)}</bdi></summary>
    ${o&&x`<${Pt} caption=${e} columns=${t} rows=${n()} />`}
  </details>`}function pa({play:e}){let t=e.state.value,n=e.result.value,o=e.limits.value,s=lo(t)?[!1,!0]:[!1],{files:l}=Wl(t,!1,o),r=i=>{let{command:c}=Wl(t,i,o),f=(i?n?.b:n?.a)?.ok;return x`<${ha} name=${i?"World B":"World A"} text=${c} />
      <${Xf} answer=${f} />`};return x`<section>
    <h2>Take it with you</h2>
    <${ha} name="Link with all of it" text=${e.link()} />
    ${s.map(r)}
    ${Object.entries(l).map(([i,c])=>x`<${eh} ...${{name:i,text:c}} />`)}
    ${Object.keys(l).length>0&&x`<p class="note">Save the files beside each other, and run the commands there.</p>`}
  </section>`}function Xf({answer:e}){if(!e)return null;let{run:t,whole_ns:n}=e;return t.duration_ns<n?x`<p class="note">The page shows a part of this run; the command runs all of it.</p>`:x`<p class="note">It gives this very run: digest ${t.digest}.</p>`}function ha({name:e,text:t}){return x`<div class="table">
    <div class="head">
      <strong aria-hidden="true">${e}</strong>
      <${ql} what=${e} text=${()=>t} />
    </div>
    <pre class="scroll line" tabindex="0" role="region" aria-label=${e}>${K(t)}</pre>
  </div>`}function eh({name:e,text:t}){let[n,o]=st("");return kt(()=>{let s=URL.createObjectURL(new Blob([t],{type:"text/plain"}));return o(s),()=>URL.revokeObjectURL(s)},[t]),x`<p><a class="file" href=${n} download=${e}>Save ${e}</a></p>`}function rn({id:e,label:t,usual:n,value:o,items:s,choose:l}){let r=s.find(i=>i.name===o)?.says;return x`<div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} value=${o} onChange=${i=>l(i.currentTarget.value)}>
      ${n!==void 0&&x`<option value="">${n}</option>`}
      ${s.map(({name:i})=>x`<option value=${i}>${K(i)}</option>`)}
    </select>
    ${r&&x`<p class="note">${K(r)}</p>`}
  </div>`}function Hl({id:e,label:t,value:n,placeholder:o,choose:s}){return x`<div class="field small">
    <label for=${e}>${t}</label>
    <input
      id=${e}
      type="text"
      value=${n}
      placeholder=${o}
      maxlength="60"
      autocomplete="off"
      onChange=${l=>s(l.currentTarget.value)}
    />
  </div>`}function Wo({id:e,label:t,value:n,rows:o,placeholder:s,choose:l,fault:r}){let[i,c]=st(n);return kt(()=>c(n),[n]),kt(()=>{if(i===n)return;let f=setTimeout(()=>l(i),400);return()=>clearTimeout(f)},[i]),x`<div class="field">
    <label for=${e}>${t}</label>
    <textarea
      id=${e}
      rows=${o}
      spellcheck="false"
      autocapitalize="off"
      placeholder=${s}
      value=${i}
      aria-invalid=${r?"true":"false"}
      onInput=${f=>c(f.currentTarget.value)}
    ></textarea>
    <${Il} fault=${r} area=${e} />
  </div>`}function Il({fault:e,area:t}){if(!e)return null;let n=Number(/-->\s\S+?:(\d+)/.exec(e)?.[1]??0),o=()=>{let l=document.getElementById(t),i=l.value.split(`
`).slice(0,n-1).join(`
`).length+(n>1?1:0),c=l.value.indexOf(`
`,i);l.focus(),l.setSelectionRange(i,c<0?l.value.length:c)},s=e.split(`
`).map(K).join(`
`);return x`<div class="fault" role="alert">
    <pre tabindex="0" aria-label="What is wrong">${s}</pre>
    ${t&&n>0&&x`<button type="button" onClick=${o}>Go to line ${n}</button>`}
  </div>`}var vs=["threads","rate","rps","service","slice","burst","period","run","groups"],th=["duration","runtime","timeout","seed"],Vl=[5,10,20,25,50,100,200,250,500,1e3],Bl=80;function ro(e){return String(Number(e.toPrecision(3)))}function ma(e){let t=/^((?:exp|poisson):)?(\d+(?:\.\d+)?)(ns|us|ms|s|\/s|%)?$/.exec(e.trim());if(!t)return null;let[,n="",o,s=""]=t;return Number(o)>0?{before:n,number:Number(o),unit:s}:null}function da(e,t){return t===""&&Number.isInteger(e)?{min:1,max:Math.max(4*e,16),to:s=>s,from:s=>s}:{min:0,max:Bl,to:s=>Number(ro(e/4*16**(s/Bl))),from:s=>Math.round(Bl*Math.log(s/(e/4))/Math.log(16))}}function nh({path:e,quota_ns:t,period_ns:n,burst_ns:o},s){let l=t/n,r=Math.min(Math.max(2*l,2),Math.max(s,l)),i=u=>`limit:${e}:${u}`,c=n/1e6,f=Vl.includes(c)?Vl:[...Vl,c].sort((u,m)=>u-m);return[{key:i("quota"),label:`quota of ${e}`,base:ro(l),min:1,max:100,to:u=>Number(ro(Math.max(.05,u*r/100))),from:u=>Math.round(100*u/r),read:u=>`${je(Number(u))} CPUs`},{key:i("period"),label:`period of ${e}`,base:ro(c),min:0,max:f.length-1,to:u=>f[u],from:u=>Math.max(0,f.indexOf(Number(u))),read:u=>`${u} ms`},{key:i("burst"),label:`burst of ${e}`,base:ro(o/1e6),min:0,max:100,most:u=>Number(u[i("quota")]??l)*Number(u[i("period")]??c),to:(u,m)=>Number(ro(u*m/100)),from:(u,m)=>Math.min(100,Math.round(100*u/Math.max(m,1e-9))),read:u=>`${je(Number(u))} ms`}]}function oh({key:e,of:t,name:n,value:o}){let s=ma(o);if(!s)return null;let{before:l,unit:r}=s,i=da(s.number,r),c=r===""||r==="/s";return{key:`set:${e}`,name:n,label:`${n} of ${t}`,base:o.trim(),...i,to:f=>`${l}${i.to(f)}${r}`,from:f=>i.from(ma(f)?.number??s.number),read:f=>c?f:f.replace(/(\d)([a-z]+)$/,"$1 $2")}}function sh({kernel:e}){let t=e.answers.pick==="eligible-deadline",n=t?"base_slice_ns":"min_granularity_ns",o=e.knobs[n];if(!o)return null;let s=da(o/1e6,"ms");return{key:`set:${n}`,label:t?"base slice":"minimum granularity",base:String(o),...s,to:l=>String(Math.round(s.to(l)*1e6)),from:l=>s.from(Number(l)/1e6),read:l=>`${je(Number(l)/1e6)} ms`}}function _a({knobs:e,run:t}){let n=t.machine.cpus,o=e.limits.slice(0,4).flatMap(u=>nh(u,n)),s=e.settings.filter(({name:u})=>!th.includes(u)).map(oh),l=({name:u})=>vs.includes(u)?vs.indexOf(u):vs.length,r=s.filter(Boolean).sort((u,m)=>l(u)-l(m)),i=sh(t),c=r.filter(u=>l(u)<vs.length).slice(0,6),f=r.filter(u=>!c.includes(u));return{first:[...o,...c,...i?[i]:[]],more:f}}function ga({knob:e,knobs:t,turn:n}){let o=e.most?.(t),s=t[e.key],l=s??e.base,r=`knob-${e.key}`,i=u=>{let m=String(e.to(Number(u.currentTarget.value),o));n(e.key,m===e.base?null:m)},c=o===void 0?l:String(Math.min(Number(l),o)),f=s!==void 0;return x`<div class=${f?"knob changed":"knob"}>
    <label for=${r}><bdi>${K(e.label)}</bdi></label>
    <output for=${r}>
      ${f&&x`<s>${K(e.read(e.base))}</s>${" "}`}${K(e.read(c))}
    </output>
    <input
      id=${r}
      type="range"
      min=${e.min}
      max=${e.max}
      step="1"
      value=${e.from(c,o)}
      aria-valuetext=${K(e.read(c))}
      onInput=${i}
    />
    <button
      type="button"
      class="back"
      disabled=${!f}
      onClick=${()=>n(e.key,null)}
      aria-label=${`${K(e.label)}: as it is`}
    >
      ↺
    </button>
  </div>`}function jl(){return{knobs:{},kernel:"",settings:""}}function ba({play:e,shelves:t,fault:n}){let o=e.state.value,{change:s}=o,l=w=>e.set({change:{...e.state.peek().change,...w}}),r=(w,$)=>{let{[w]:M,...E}=e.state.peek().change.knobs;l({knobs:$===null?E:{...E,[w]:$}})},i=e.result.value?.a?.ok,{first:c,more:f}=i?_a(i):{first:[],more:[]},u=t.stories.find(w=>w.id===o.story),m=({key:w})=>u.knobs.includes(w),_=u?[...c,...f].filter(m):c,g=w=>x`<${ga} key=${w.key} knob=${w} knobs=${s.knobs} turn=${r} />`;return x`<section aria-label="The change">
    <h2>World B: the change</h2>
    <p class="note">Drag a number. World A stays as it is; both have the same seed.</p>
    ${u?.choices?.map(w=>x`<${lh} ...${{one:w,change:s,turn:r}} />`)}
    ${_.map(g)}
    ${f.length>0&&!u&&x`<details>
      <summary>More numbers of the workload</summary>
      ${f.map(g)}
    </details>`}
    <${rn}
      id="kernel-b"
      label="Kernel of B"
      usual="the same"
      value=${s.kernel}
      items=${t.kernels}
      choose=${w=>l({kernel:w})}
    />
    <details open=${s.settings!==""||!!n}>
      <summary>Any setting</summary>
      <${Wo}
        id="settings"
        label="KEY=VALUE, one a line, as --set takes them: turn=quantum"
        rows="3"
        value=${s.settings}
        choose=${w=>l({settings:w})}
        fault=${n}
      />
    </details>
    <button type="button" disabled=${!lo(o)} onClick=${()=>l(jl())}>
      Take all changes back
    </button>
  </section>`}function lh({one:e,change:t,turn:n}){let o=`set:${e.key}`,s=e.answers.map(([l,r])=>({name:l,says:r}));return x`<${rn}
    id=${`choice-${e.key}`}
    label=${e.label}
    value=${t.knobs[o]??e.usual}
    items=${s}
    choose=${l=>n(o,l===e.usual?null:l)}
  />`}function wa(e){return e?e.includes(`--> ${bs}`)?"manifest":/--> --(set|limit|kernel|duration|seed|machine)/.test(e)?"change":"scenario":null}function ya(e){let t=o=>o&&!o.ok?o.message:null,n=t(e?.a);return[n,n?null:t(e?.b)]}function va({play:e,shelves:t}){let[,n]=ya(e.result.value),o=x`<${ba} key="change" ...${{play:e,shelves:t,fault:n}} />`,s=x`<${rh} key="scenario" ...${{play:e,shelves:t}} />`;return e.state.value.story?[o,s]:[s,o]}function rh({play:e,shelves:t}){let n=e.state.value,[o]=ya(e.result.value),s=u=>wa(o)===u?o:null,l=u=>e.set({...u,story:null},!0),r=u=>l({scenario:u,text:null,machine:"",kernel:"",change:jl()}),i=u=>{ia(u)?l({text:null,manifest:u}):l({text:u})},c=async({address:u,kind:m})=>{let _=await(await fetch(u)).text();l(m==="limits"?{manifest:_}:{text:_})},f=n.text??t.texts[n.scenario]??"";return x`<section class="choose" aria-label="The world">
    <h2>The world</h2>
    <${rn}
      id="scenario"
      label="Workload"
      value=${n.text===null?n.scenario:""}
      usual=${n.text===null?void 0:"your own, below"}
      items=${t.scenarios}
      choose=${u=>u&&r(u)}
    />
    <${ih} files=${t.files} take=${c} />
    <${rn}
      id="machine"
      label="Machine"
      usual="as the scenario says"
      value=${n.machine}
      items=${t.machines}
      choose=${u=>l({machine:u})}
    />
    <${rn}
      id="kernel"
      label="Kernel"
      usual="as the scenario says"
      value=${n.kernel}
      items=${t.kernels}
      choose=${u=>l({kernel:u})}
    />
    <div class="pair">
      <${Hl}
        id="seed"
        label="Seed"
        value=${n.seed}
        placeholder="of the scenario"
        choose=${u=>l({seed:u})}
      />
      <${Hl}
        id="duration"
        label="Duration"
        value=${n.duration}
        placeholder="of the scenario"
        choose=${u=>l({duration:u})}
      />
    </div>
    <details open=${n.text!==null&&!n.story||!!s("scenario")}>
      <summary>Your own scenario</summary>
      <${Wo}
        id="text"
        label="A scenario (TOML), an rt-app workload (JSON), or a command: server --threads 8 …"
        rows="12"
        value=${f}
        choose=${i}
        fault=${s("scenario")}
      />
    </details>
    <details open=${n.manifest!==null||!!s("manifest")}>
      <summary>Limits from a manifest</summary>
      <${Wo}
        id="manifest"
        label="A Kubernetes manifest or a compose file"
        rows="8"
        value=${n.manifest??""}
        placeholder="kubectl get deploy web -o yaml"
        choose=${u=>l({manifest:u.trim()===""?null:u})}
        fault=${s("manifest")}
      />
    </details>
    ${wa(o)==="change"&&x`<${Il} fault=${o} />`}
  </section>`}function ih({files:e,take:t}){if(e.length===0)return null;let n=o=>t(e.find(s=>s.name===o));return x`<${rn}
    id="folder"
    label="From your folder"
    value=""
    usual="choose a file"
    items=${e}
    choose=${o=>o&&n(o)}
  />`}var ah="uplot",ch="u-hz",uh="u-vt",fh="u-title",hh="u-wrap",ph="u-under",mh="u-over",dh="u-axis",Cn="u-off",_h="u-select",gh="u-cursor-x",bh="u-cursor-y",wh="u-cursor-pt",yh="u-legend",vh="u-live",kh="u-inline",$h="u-series",xh="u-marker",ka="u-label",Sh="u-value",zo="width",qo="height";var $a="bottom",io="left",Gl="right",ur="#000",xa=ur+"0",Kl="mousemove",Sa="mousedown",Yl="mouseup",Ma="mouseenter",Ta="mouseleave",Ca="dblclick",Mh="resize",Th="scroll",Ea="change",Ms="dppxchange",fr="--",mo=typeof window<"u",er=mo?document:null,co=mo?window:null,Ch=mo?navigator:null,ae,ks;function tr(){let e=devicePixelRatio;ae!=e&&(ae=e,ks&&or(Ea,ks,tr),ks=matchMedia(`(min-resolution: ${ae-.001}dppx) and (max-resolution: ${ae+.001}dppx)`),En(Ea,ks,tr),co.dispatchEvent(new CustomEvent(Ms)))}function pt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function nr(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function ke(e,t,n){e.style[t]=n+"px"}function At(e,t,n,o){let s=er.createElement(e);return t!=null&&pt(s,t),n?.insertBefore(s,o),s}function $t(e,t){return At("div",e,t)}var Pa=new WeakMap;function Ht(e,t,n,o,s){let l="translate("+t+"px,"+n+"px)",r=Pa.get(e);l!=r&&(e.style.transform=l,Pa.set(e,l),t<0||n<0||t>o||n>s?pt(e,Cn):nr(e,Cn))}var Aa=new WeakMap;function La(e,t,n){let o=t+n,s=Aa.get(e);o!=s&&(Aa.set(e,o),e.style.background=t,e.style.borderColor=n)}var Oa=new WeakMap;function Da(e,t,n,o){let s=t+""+n,l=Oa.get(e);s!=l&&(Oa.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var hr={passive:!0},Eh={...hr,capture:!0};function En(e,t,n,o){t.addEventListener(e,n,o?Eh:hr)}function or(e,t,n,o){t.removeEventListener(e,n,hr)}mo&&tr();function Lt(e,t,n,o){let s;n=n||0,o=o||t.length-1;let l=o<=2147483647;for(;o-n>1;)s=l?n+o>>1:mt((n+o)/2),t[s]<e?n=s:o=s;return e-t[n]<=t[o]-e?n:o}function ac(e){return(n,o,s)=>{let l=-1,r=-1;for(let i=o;i<=s;i++)if(e(n[i])){l=i;break}for(let i=s;i>=o;i--)if(e(n[i])){r=i;break}return[l,r]}}var cc=e=>e!=null,uc=e=>e!=null&&e>0,Es=ac(cc),Ph=ac(uc);function Ah(e,t,n,o=0,s=!1){let l=s?Ph:Es,r=s?uc:cc;[t,n]=l(e,t,n);let i=e[t],c=e[t];if(t>-1)if(o==1)i=e[t],c=e[n];else if(o==-1)i=e[n],c=e[t];else for(let f=t;f<=n;f++){let u=e[f];r(u)&&(u<i?i=u:u>c&&(c=u))}return[i??de,c??-de]}function Ps(e,t,n,o){let s=Na(e),l=Na(t);e==t&&(s==-1?(e*=n,t/=n):(e/=n,t*=n));let r=n==10?Yt:fc,i=s==1?mt:xt,c=l==1?xt:mt,f=i(r(Ne(e))),u=c(r(Ne(t))),m=uo(n,f),_=uo(n,u);return n==10&&(f<0&&(m=_e(m,-f)),u<0&&(_=_e(_,-u))),o||n==2?(e=m*s,t=_*l):(e=dc(e,m),t=As(t,_)),[e,t]}function pr(e,t,n,o){let s=Ps(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var mr=.1,Ua={mode:3,pad:mr},Io={pad:0,soft:null,mode:0},Lh={min:Io,max:Io};function Ts(e,t,n,o){return Ls(n)?Ra(e,t,n):(Io.pad=n,Io.soft=o?0:null,Io.mode=o?3:0,Ra(e,t,Lh))}function re(e,t){return e??t}function Oh(e,t,n){for(t=re(t,0),n=re(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Ra(e,t,n){let o=n.min,s=n.max,l=re(o.pad,0),r=re(s.pad,0),i=re(o.hard,-de),c=re(s.hard,de),f=re(o.soft,de),u=re(s.soft,-de),m=re(o.mode,0),_=re(s.mode,0),g=t-e,w=Yt(g),$=tt(Ne(e),Ne(t)),M=Yt($),E=Ne(M-w);(g<1e-24||E>10)&&(g=0,(e==0||t==0)&&(g=1e-24,m==2&&f!=de&&(l=0),_==2&&u!=-de&&(r=0)));let v=g||$||1e3,C=Yt(v),S=uo(10,mt(C)),W=v*(g==0?e==0?.1:1:l),L=_e(dc(e-W,S/10),24),J=e>=f&&(m==1||m==3&&L<=f||m==2&&L>=f)?f:de,I=tt(i,L<J&&e>=J?J:Ot(J,L)),Z=v*(g==0?t==0?.1:1:r),V=_e(As(t+Z,S/10),24),P=t<=u&&(_==1||_==3&&V>=u||_==2&&V<=u)?u:-de,B=Ot(c,V>P&&t<=P?P:tt(P,V));return I==B&&I==0&&(B=100),[I,B]}var Dh=new Intl.NumberFormat(mo?Ch.language:"en-US"),dr=e=>Dh.format(e),dt=Math,Ss=dt.PI,Ne=dt.abs,mt=dt.floor,Re=dt.round,xt=dt.ceil,Ot=dt.min,tt=dt.max,uo=dt.pow,Na=dt.sign,Yt=dt.log10,fc=dt.log2,Uh=(e,t=1)=>dt.sinh(e)*t,Jl=(e,t=1)=>dt.asinh(e/t),de=1/0;function Wa(e){return(Yt((e^e>>31)-(e>>31))|0)+1}function sr(e,t,n){return Ot(tt(e,t),n)}function hc(e){return typeof e=="function"}function oe(e){return hc(e)?e:()=>e}var Rh=()=>{},pc=e=>e,mc=(e,t)=>t,Nh=e=>null,Fa=e=>!0,za=(e,t)=>e==t,Wh=/\.\d*?(?=9{6,}|0{6,})/gm,Pn=e=>{if(gc(e)||cn.has(e))return e;let t=`${e}`,n=t.match(Wh);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[s,l]=t.split("e");return+`${Pn(s)}e${l}`}return _e(e,o)};function Mn(e,t){return Pn(_e(Pn(e/t))*t)}function As(e,t){return Pn(xt(Pn(e/t))*t)}function dc(e,t){return Pn(mt(Pn(e/t))*t)}function _e(e,t=0){if(gc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Re(o)/n}var cn=new Map;function _c(e){return((""+e).split(".")[1]||"").length}function Bo(e,t,n,o){let s=[],l=o.map(_c);for(let r=t;r<n;r++){let i=Ne(r),c=_e(uo(e,r),i);for(let f=0;f<o.length;f++){let u=e==10?+`${o[f]}e${r}`:o[f]*c,m=(r>=0?0:i)+(r>=l[f]?0:l[f]),_=e==10?u:_e(u,m);s.push(_),cn.set(_,m)}}return s}var Vo={},_r=[],fo=[null,null],an=Array.isArray,gc=Number.isInteger,Fh=e=>e===void 0;function qa(e){return typeof e=="string"}function Ls(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function zh(e){return e!=null&&typeof e=="object"}var qh=Object.getPrototypeOf(Uint8Array),bc="__proto__";function ho(e,t=Ls){let n;if(an(e)){let o=e.find(s=>s!=null);if(an(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=ho(e[s],t)}else n=e.slice()}else if(e instanceof qh)n=e.slice();else if(t(e)){n={};for(let o in e)o!=bc&&(n[o]=ho(e[o],t))}else n=e;return n}function Ae(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let s in o)s!=bc&&(Ls(e[s])?Ae(e[s],ho(o[s])):e[s]=ho(o[s]))}return e}var Hh=0,Ih=1,Vh=2;function Bh(e,t,n){for(let o=0,s,l=-1;o<t.length;o++){let r=t[o];if(r>l){for(s=r-1;s>=0&&e[s]==null;)e[s--]=null;for(s=r+1;s<n&&e[s]==null;)e[l=s++]=null}}}function jh(e,t){if(Yh(e)){let r=e[0].slice();for(let i=1;i<e.length;i++)r.push(...e[i].slice(1));return Jh(r[0])||(r=Kh(r)),r}let n=new Set;for(let r=0;r<e.length;r++){let c=e[r][0],f=c.length;for(let u=0;u<f;u++)n.add(c[u])}let o=[Array.from(n).sort((r,i)=>r-i)],s=o[0].length,l=new Map;for(let r=0;r<s;r++)l.set(o[0][r],r);for(let r=0;r<e.length;r++){let i=e[r],c=i[0];for(let f=1;f<i.length;f++){let u=i[f],m=Array(s).fill(void 0),_=t?t[r][f]:Ih,g=[];for(let w=0;w<u.length;w++){let $=u[w],M=l.get(c[w]);$===null?_!=Hh&&(m[M]=$,_==Vh&&g.push(M)):m[M]=$}Bh(m,g,s),o.push(m)}}return o}var Gh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Kh(e){let t=e[0],n=t.length,o=Array(n);for(let l=0;l<o.length;l++)o[l]=l;o.sort((l,r)=>t[l]-t[r]);let s=[];for(let l=0;l<e.length;l++){let r=e[l],i=Array(n);for(let c=0;c<n;c++)i[c]=r[o[c]];s.push(i)}return s}function Yh(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let l=0;l<n;l++)if(s[l]!=t[l])return!1}}return!0}function Jh(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let l=tt(1,mt((s-o+1)/t));for(let r=e[o],i=o+l;i<=s;i+=l){let c=e[i];if(c!=null){if(c<=r)return!1;r=c}}return!0}var wc=["January","February","March","April","May","June","July","August","September","October","November","December"],yc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function vc(e){return e.slice(0,3)}var Zh=yc.map(vc),Qh=wc.map(vc),Xh={MMMM:wc,MMM:Qh,WWWW:yc,WWW:Zh};function Fo(e){return(e<10?"0":"")+e}function ep(e){return(e<10?"00":e<100?"0":"")+e}var tp={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Fo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Fo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Fo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Fo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Fo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>ep(e.getMilliseconds())};function gr(e,t){t=t||Xh;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?tp[s[1]]:s[0]);return l=>{let r="";for(let i=0;i<n.length;i++)r+=typeof n[i]=="string"?n[i]:n[i](l,t);return r}}var np=new Intl.DateTimeFormat().resolvedOptions().timeZone;function op(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==np?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var kc=e=>e%1==0,Cs=[1,2,2.5,5],sp=Bo(10,-32,0,Cs),$c=Bo(10,0,32,Cs),lp=$c.filter(kc),Tn=sp.concat($c),br=`
`,xc="{YYYY}",Ha=br+xc,Sc="{M}/{D}",Ho=br+Sc,$s=Ho+"/{YY}",Mc="{aa}",rp="{h}:{mm}",ao=rp+Mc,Ia=br+ao,Va=":{ss}",fe=null;function Tc(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,l=s*30,r=s*365,c=(e==1?Bo(10,0,3,Cs).filter(kc):Bo(10,-3,0,Cs)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,l,l*2,l*3,l*4,l*6,r,r*2,r*5,r*10,r*25,r*50,r*100]),f=[[r,xc,fe,fe,fe,fe,fe,fe,1],[s*28,"{MMM}",Ha,fe,fe,fe,fe,fe,1],[s,Sc,Ha,fe,fe,fe,fe,fe,1],[o,"{h}"+Mc,$s,fe,Ho,fe,fe,fe,1],[n,ao,$s,fe,Ho,fe,fe,fe,1],[t,Va,$s+" "+ao,fe,Ho+" "+ao,fe,Ia,fe,1],[e,Va+".{fff}",$s+" "+ao,fe,Ho+" "+ao,fe,Ia,fe,1]];function u(m){return(_,g,w,$,M,E)=>{let v=[],C=M>=r,S=M>=l&&M<r,W=m(w),L=_e(W*e,3),J=Zl(W.getFullYear(),C?0:W.getMonth(),S||C?1:W.getDate()),I=_e(J*e,3);if(S||C){let Z=S?M/l:0,V=C?M/r:0,P=L==I?L:_e(Zl(J.getFullYear()+V,J.getMonth()+Z,1)*e,3),B=new Date(Re(P/e)),O=B.getFullYear(),j=B.getMonth();for(let F=0;P<=$;F++){let ee=Zl(O+V*F,j+Z*F,1),z=ee-m(_e(ee*e,3));P=_e((+ee+z)*e,3),P<=$&&v.push(P)}}else{let Z=M>=s?s:M,V=mt(w)-mt(L),P=I+V+As(L-I,Z);v.push(P);let B=m(P),O=B.getHours()+B.getMinutes()/n+B.getSeconds()/o,j=M/o,F=_.axes[g]._space,ee=E/F;for(;P=_e(P+M,e==1?0:3),!(P>$);)if(j>1){let z=mt(_e(O+j,6))%24,se=m(P).getHours()-z;se>1&&(se=-1),P-=se*o,O=(O+j)%24;let he=v[v.length-1];_e((P-he)/M,3)*ee>=.7&&v.push(P)}else v.push(P)}return v}}return[c,f,u]}var[ip,ap,cp]=Tc(1),[up,fp,hp]=Tc(.001);Bo(2,-53,53,[1]);function Ba(e,t){return e.map(n=>n.map((o,s)=>s==0||s==8||o==null?o:t(s==1||n[8]==0?o:n[1]+o)))}function ja(e,t){return(n,o,s,l,r)=>{let i=t.find(w=>r>=w[0])||t[t.length-1],c,f,u,m,_,g;return o.map(w=>{let $=e(w),M=$.getFullYear(),E=$.getMonth(),v=$.getDate(),C=$.getHours(),S=$.getMinutes(),W=$.getSeconds(),L=M!=c&&i[2]||E!=f&&i[3]||v!=u&&i[4]||C!=m&&i[5]||S!=_&&i[6]||W!=g&&i[7]||i[1];return c=M,f=E,u=v,m=C,_=S,g=W,L($)})}}function pp(e,t){let n=gr(t);return(o,s,l,r,i)=>s.map(c=>n(e(c)))}function Zl(e,t,n){return new Date(e,t,n)}function Ga(e,t){return t(e)}var mp="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Ka(e,t){return(n,o,s,l)=>l==null?fr:t(e(o))}function dp(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function _p(e,t){return e.series[t].fill(e,t)}var gp={show:!0,live:!0,isolate:!1,mount:Rh,markers:{show:!0,width:2,stroke:dp,fill:_p,dash:"solid"},idx:null,idxs:null,values:[]};function bp(e,t){let n=e.cursor.points,o=$t(),s=n.size(e,t);ke(o,zo,s),ke(o,qo,s);let l=s/-2;ke(o,"marginLeft",l),ke(o,"marginTop",l);let r=n.width(e,t,s);return r&&ke(o,"borderWidth",r),o}function wp(e,t){let n=e.series[t].points;return n._fill||n._stroke}function yp(e,t){let n=e.series[t].points;return n._stroke||n._fill}function vp(e,t){return e.series[t].points.size}var Ql=[0,0];function kp(e,t,n){return Ql[0]=t,Ql[1]=n,Ql}function xs(e,t,n,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&n(s)}}function Xl(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var $p={show:!0,x:!0,y:!0,lock:!1,move:kp,points:{one:!1,show:bp,size:vp,width:0,stroke:yp,fill:wp},bind:{mousedown:xs,mouseup:xs,click:xs,dblclick:xs,mousemove:Xl,mouseleave:Xl,mouseenter:Xl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Cc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},wr=Ae({},Cc,{filter:mc}),Ec=Ae({},wr,{size:10}),Pc=Ae({},Cc,{show:!1}),yr='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Ac="bold "+yr,Lc=1.5,Ya={show:!0,scale:"x",stroke:ur,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Ac,side:2,grid:wr,ticks:Ec,border:Pc,font:yr,lineGap:Lc,rotate:0},xp="Value",Sp="Time",Ja={show:!0,scale:"x",auto:!1,sorted:1,min:de,max:-de,idxs:[]};function Mp(e,t,n,o,s){return t.map(l=>l==null?"":dr(l))}function Tp(e,t,n,o,s,l,r){let i=[],c=cn.get(s)||0;n=r?n:_e(As(n,s),c);for(let f=n;f<=o;f=_e(f+s,c))i.push(Object.is(f,-0)?0:f);return i}function lr(e,t,n,o,s,l,r){let i=[],c=e.scales[e.axes[t].scale].log,f=c==10?Yt:fc,u=mt(f(n));s=uo(c,u),c==10&&(s=Tn[Lt(s,Tn)]);let m=n,_=s*c;c==10&&(_=Tn[Lt(_,Tn)]);do i.push(m),m=m+s,c==10&&!cn.has(m)&&(m=_e(m,cn.get(s))),m>=_&&(s=m,_=s*c,c==10&&(_=Tn[Lt(_,Tn)]));while(m<=o);return i}function Cp(e,t,n,o,s,l,r){let c=e.scales[e.axes[t].scale].asinh,f=o>c?lr(e,t,tt(c,n),o,s):[c],u=o>=0&&n<=0?[0]:[];return(n<-c?lr(e,t,tt(c,-o),-n,s):[c]).reverse().map(_=>-_).concat(u,f)}var Oc=/./,Ep=/[12357]/,Pp=/[125]/,Za=/1/,rr=(e,t,n,o)=>e.map((s,l)=>t==4&&s==0||l%o==0&&n.test(s.toExponential()[s<0?1:0])?s:null);function Ap(e,t,n,o,s){let l=e.axes[n],r=l.scale,i=e.scales[r],c=e.valToPos,f=l._space,u=c(10,r),m=c(9,r)-u>=f?Oc:c(7,r)-u>=f?Ep:c(5,r)-u>=f?Pp:Za;if(m==Za){let _=Ne(c(1,r)-u);if(_<f)return rr(t.slice().reverse(),i.distr,m,xt(f/_)).reverse()}return rr(t,i.distr,m,1)}function Lp(e,t,n,o,s){let l=e.axes[n],r=l.scale,i=l._space,c=e.valToPos,f=Ne(c(1,r)-c(2,r));return f<i?rr(t.slice().reverse(),3,Oc,xt(i/f)).reverse():t}function Op(e,t,n,o){return o==null?fr:t==null?"":dr(t)}var Qa={show:!0,scale:"y",stroke:ur,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Ac,side:3,grid:wr,ticks:Ec,border:Pc,font:yr,lineGap:Lc,rotate:0};function Dp(e,t){let n=3+(e||1)*2;return _e(n*t,3)}function Up(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],l=e.valToPos(s[o[0]],n,!0),r=e.valToPos(s[o[1]],n,!0),i=Ne(r-l),c=e.series[t],f=i/(c.points.space*ae);return o[1]-o[0]<=f}var Xa={scale:null,auto:!0,sorted:0,min:de,max:-de},Dc=(e,t,n,o,s)=>s,ec={show:!0,auto:!0,sorted:0,gaps:Dc,alpha:1,facets:[Ae({},Xa,{scale:"x"}),Ae({},Xa,{scale:"y"})]},tc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Dc,alpha:1,points:{show:Up,filter:null},values:null,min:de,max:-de,idxs:[],path:null,clip:null};function Rp(e,t,n,o,s){return n/10}var Uc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Np=Ae({},Uc,{time:!1,ori:1}),nc={};function Rc(e,t){let n=nc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,l,r,i,c,f){for(let u=0;u<n.plots.length;u++)n.plots[u]!=s&&n.plots[u].pub(o,s,l,r,i,c,f)}},e!=null&&(nc[e]=n)),n}var po=1,ir=2;function An(e,t,n){let o=e.mode,s=e.series[t],l=o==2?e._data[t]:e._data,r=e.scales,i=e.bbox,c=l[0],f=o==2?l[1]:l[t],u=o==2?r[s.facets[0].scale]:r[e.series[0].scale],m=o==2?r[s.facets[1].scale]:r[s.scale],_=i.left,g=i.top,w=i.width,$=i.height,M=e.valToPosH,E=e.valToPosV;return u.ori==0?n(s,c,f,u,m,M,E,_,g,w,$,Ds,_o,Rs,Wc,zc):n(s,c,f,u,m,E,M,g,_,$,w,Us,go,$r,Fc,qc)}function vr(e,t){let n=0,o=0,s=re(e.bands,_r);for(let l=0;l<s.length;l++){let r=s[l];r.series[0]==t?n=r.dir:r.series[1]==t&&(r.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Wp(e,t,n,o,s){let l=e.mode,r=e.series[t],i=l==2?r.facets[1].scale:r.scale,c=e.scales[i];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Jt(e,t,n,o,s,l){return An(e,t,(r,i,c,f,u,m,_,g,w,$,M)=>{let E=r.pxRound,v=f.dir*(f.ori==0?1:-1),C=f.ori==0?_o:go,S,W;v==1?(S=n,W=o):(S=o,W=n);let L=E(m(i[S],f,$,g)),J=E(_(c[S],u,M,w)),I=E(m(i[W],f,$,g)),Z=E(_(l==1?u.max:u.min,u,M,w)),V=new Path2D(s);return C(V,I,Z),C(V,L,Z),C(V,L,J),V})}function Os(e,t,n,o,s,l){let r=null;if(e.length>0){r=new Path2D;let i=t==0?Rs:$r,c=n;for(let m=0;m<e.length;m++){let _=e[m];if(_[1]>_[0]){let g=_[0]-c;g>0&&i(r,c,o,g,o+l),c=_[1]}}let f=n+s-c,u=10;f>0&&i(r,c,o-u/2,f,o+l+u)}return r}function Fp(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function kr(e,t,n,o,s,l,r){let i=[],c=e.length;for(let f=s==1?n:o;f>=n&&f<=o;f+=s)if(t[f]===null){let m=f,_=f;if(s==1)for(;++f<=o&&t[f]===null;)_=f;else for(;--f>=n&&t[f]===null;)_=f;let g=l(e[m]),w=_==m?g:l(e[_]),$=m-s;g=r<=0&&$>=0&&$<c?l(e[$]):g;let E=_+s;w=r>=0&&E>=0&&E<c?l(e[E]):w,w>=g&&i.push([g,w])}return i}function oc(e){return e==0?pc:e==1?Re:t=>Mn(t,e)}function Nc(e){let t=e==0?Ds:Us,n=e==0?(s,l,r,i,c,f)=>{s.arcTo(l,r,i,c,f)}:(s,l,r,i,c,f)=>{s.arcTo(r,l,c,i,f)},o=e==0?(s,l,r,i,c)=>{s.rect(l,r,i,c)}:(s,l,r,i,c)=>{s.rect(r,l,c,i)};return(s,l,r,i,c,f=0,u=0)=>{f==0&&u==0?o(s,l,r,i,c):(f=Ot(f,i/2,c/2),u=Ot(u,i/2,c/2),t(s,l+f,r),n(s,l+i,r,l+i,r+c,f),n(s,l+i,r+c,l,r+c,u),n(s,l,r+c,l,r,u),n(s,l,r,l+i,r,f),s.closePath())}}var Ds=(e,t,n)=>{e.moveTo(t,n)},Us=(e,t,n)=>{e.moveTo(n,t)},_o=(e,t,n)=>{e.lineTo(t,n)},go=(e,t,n)=>{e.lineTo(n,t)},Rs=Nc(0),$r=Nc(1),Wc=(e,t,n,o,s,l)=>{e.arc(t,n,o,s,l)},Fc=(e,t,n,o,s,l)=>{e.arc(n,t,o,s,l)},zc=(e,t,n,o,s,l,r)=>{e.bezierCurveTo(t,n,o,s,l,r)},qc=(e,t,n,o,s,l,r)=>{e.bezierCurveTo(n,t,s,o,r,l)};function Hc(e){return(t,n,o,s,l)=>An(t,n,(r,i,c,f,u,m,_,g,w,$,M)=>{let{pxRound:E,points:v}=r,C,S;f.ori==0?(C=Ds,S=Wc):(C=Us,S=Fc);let W=_e(v.width*ae,3),L=(v.size-v.width)/2*ae,J=_e(L*2,3),I=new Path2D,Z=new Path2D,{left:V,top:P,width:B,height:O}=t.bbox;Rs(Z,V-J,P-J,B+J*2,O+J*2);let j=F=>{if(c[F]!=null){let ee=E(m(i[F],f,$,g)),z=E(_(c[F],u,M,w));C(I,ee+L,z),S(I,ee,z,L,0,Ss*2)}};if(l)l.forEach(j);else for(let F=o;F<=s;F++)j(F);return{stroke:W>0?I:null,fill:I,clip:Z,flags:po|ir}})}function Ic(e){return(t,n,o,s,l,r)=>{o!=s&&(l!=o&&r!=o&&e(t,n,o),l!=s&&r!=s&&e(t,n,s),e(t,n,r))}}var zp=Ic(_o),qp=Ic(go);function Vc(e){let t=re(e?.alignGaps,0);return(n,o,s,l)=>An(n,o,(r,i,c,f,u,m,_,g,w,$,M)=>{[s,l]=Es(c,s,l);let E=r.pxRound,v=O=>E(m(O,f,$,g)),C=O=>E(_(O,u,M,w)),S,W;f.ori==0?(S=_o,W=zp):(S=go,W=qp);let L=f.dir*(f.ori==0?1:-1),J={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:po},I=J.stroke,Z=!1;if(l-s>=$*4){let O=q=>n.posToVal(q,f.key,!0),j=null,F=null,ee,z,Ke,me=v(i[L==1?s:l]),se=v(i[s]),he=v(i[l]),te=O(L==1?se+1:he-1);for(let q=L==1?s:l;q>=s&&q<=l;q+=L){let Le=i[q],$e=(L==1?Le<te:Le>te)?me:v(Le),ce=c[q];$e==me?ce!=null?(z=ce,j==null?(S(I,$e,C(z)),ee=j=F=z):z<j?j=z:z>F&&(F=z)):ce===null&&(Z=!0):(j!=null&&W(I,me,C(j),C(F),C(ee),C(z)),ce!=null?(z=ce,S(I,$e,C(z)),j=F=ee=z):(j=F=null,ce===null&&(Z=!0)),me=$e,te=O(me+L))}j!=null&&j!=F&&Ke!=me&&W(I,me,C(j),C(F),C(ee),C(z))}else for(let O=L==1?s:l;O>=s&&O<=l;O+=L){let j=c[O];j===null?Z=!0:j!=null&&S(I,v(i[O]),C(j))}let[P,B]=vr(n,o);if(r.fill!=null||P!=0){let O=J.fill=new Path2D(I),j=r.fillTo(n,o,r.min,r.max,P),F=C(j),ee=v(i[s]),z=v(i[l]);L==-1&&([z,ee]=[ee,z]),S(O,z,F),S(O,ee,F)}if(!r.spanGaps){let O=[];Z&&O.push(...kr(i,c,s,l,L,v,t)),J.gaps=O=r.gaps(n,o,s,l,O),J.clip=Os(O,f.ori,g,w,$,M)}return B!=0&&(J.band=B==2?[Jt(n,o,s,l,I,-1),Jt(n,o,s,l,I,1)]:Jt(n,o,s,l,I,B)),J})}function Hp(e){let t=re(e.align,1),n=re(e.ascDesc,!1),o=re(e.alignGaps,0),s=re(e.extend,!1);return(l,r,i,c)=>An(l,r,(f,u,m,_,g,w,$,M,E,v,C)=>{[i,c]=Es(m,i,c);let S=f.pxRound,{left:W,width:L}=l.bbox,J=se=>S(w(se,_,v,M)),I=se=>S($(se,g,C,E)),Z=_.ori==0?_o:go,V={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:po},P=V.stroke,B=_.dir*(_.ori==0?1:-1),O=I(m[B==1?i:c]),j=J(u[B==1?i:c]),F=j,ee=j;s&&t==-1&&(ee=W,Z(P,ee,O)),Z(P,j,O);for(let se=B==1?i:c;se>=i&&se<=c;se+=B){let he=m[se];if(he==null)continue;let te=J(u[se]),q=I(he);t==1?Z(P,te,O):Z(P,F,q),Z(P,te,q),O=q,F=te}let z=F;s&&t==1&&(z=W+L,Z(P,z,O));let[Ke,me]=vr(l,r);if(f.fill!=null||Ke!=0){let se=V.fill=new Path2D(P),he=f.fillTo(l,r,f.min,f.max,Ke),te=I(he);Z(se,z,te),Z(se,ee,te)}if(!f.spanGaps){let se=[];se.push(...kr(u,m,i,c,B,J,o));let he=f.width*ae/2,te=n||t==1?he:-he,q=n||t==-1?-he:he;se.forEach(Le=>{Le[0]+=te,Le[1]+=q}),V.gaps=se=f.gaps(l,r,i,c,se),V.clip=Os(se,_.ori,M,E,v,C)}return me!=0&&(V.band=me==2?[Jt(l,r,i,c,P,-1),Jt(l,r,i,c,P,1)]:Jt(l,r,i,c,P,me)),V})}function sc(e,t,n,o,s,l,r=de){if(e.length>1){let i=null;for(let c=0,f=1/0;c<e.length;c++)if(t[c]!==void 0){if(i!=null){let u=Ne(e[c]-e[i]);u<f&&(f=u,r=Ne(n(e[c],o,s,l)-n(e[i],o,s,l)))}i=c}}return r}function Ip(e){e=e||Vo;let t=re(e.size,[.6,de,1]),n=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let l=oe(s),r=1-t[0],i=re(t[1],de),c=re(t[2],1),f=re(e.disp,Vo),u=re(e.each,g=>{}),{fill:m,stroke:_}=f;return(g,w,$,M)=>An(g,w,(E,v,C,S,W,L,J,I,Z,V,P)=>{let B=E.pxRound,O=n,j=o*ae,F=i*ae,ee=c*ae,z,Ke;S.ori==0?[z,Ke]=l(g,w):[Ke,z]=l(g,w);let me=S.dir*(S.ori==0?1:-1),se=S.ori==0?Rs:$r,he=S.ori==0?u:(R,ge,Oe,Nn,pn,Ut,mn)=>{u(R,ge,Oe,pn,Nn,mn,Ut)},te=re(g.bands,_r).find(R=>R.series[0]==w),q=te!=null?te.dir:0,Le=E.fillTo(g,w,E.min,E.max,q),Je=B(J(Le,W,P,Z)),$e,ce,St,rt=V,Me=B(E.width*ae),Dt=!1,Vt=null,_t=null,Zt=null,Dn=null;m!=null&&(Me==0||_!=null)&&(Dt=!0,Vt=m.values(g,w,$,M),_t=new Map,new Set(Vt).forEach(R=>{R!=null&&_t.set(R,new Path2D)}),Me>0&&(Zt=_.values(g,w,$,M),Dn=new Map,new Set(Zt).forEach(R=>{R!=null&&Dn.set(R,new Path2D)})));let{x0:Un,size:vo}=f;if(Un!=null&&vo!=null){O=1,v=Un.values(g,w,$,M),Un.unit==2&&(v=v.map(Oe=>g.posToVal(I+Oe*V,S.key,!0)));let R=vo.values(g,w,$,M);vo.unit==2?ce=R[0]*V:ce=L(R[0],S,V,I)-L(0,S,V,I),rt=sc(v,C,L,S,V,I,rt),St=rt-ce+j}else rt=sc(v,C,L,S,V,I,rt),St=rt*r+j,ce=rt-St;St<1&&(St=0),Me>=ce/2&&(Me=0),St<5&&(B=pc);let Go=St>0,fn=rt-St-(Go?Me:0);ce=B(sr(fn,ee,F)),$e=(O==0?ce/2:O==me?0:ce)-O*me*((O==0?j/2:0)+(Go?Me/2:0));let Ze={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Rn=Dt?null:new Path2D,Bt=null;if(te!=null)Bt=g.data[te.series[1]];else{let{y0:R,y1:ge}=f;R!=null&&ge!=null&&(C=ge.values(g,w,$,M),Bt=R.values(g,w,$,M))}let hn=z*ce,X=Ke*ce;for(let R=me==1?$:M;R>=$&&R<=M;R+=me){let ge=C[R];if(ge==null)continue;if(Bt!=null){let nt=Bt[R]??0;if(ge-nt==0)continue;Je=J(nt,W,P,Z)}let Oe=S.distr!=2||f!=null?v[R]:R,Nn=L(Oe,S,V,I),pn=J(re(ge,Le),W,P,Z),Ut=B(Nn-$e),mn=B(tt(pn,Je)),it=B(Ot(pn,Je)),gt=mn-it;if(ge!=null){let nt=ge<0?X:hn,Mt=ge<0?hn:X;Dt?(Me>0&&Zt[R]!=null&&se(Dn.get(Zt[R]),Ut,it+mt(Me/2),ce,tt(0,gt-Me),nt,Mt),Vt[R]!=null&&se(_t.get(Vt[R]),Ut,it+mt(Me/2),ce,tt(0,gt-Me),nt,Mt)):se(Rn,Ut,it+mt(Me/2),ce,tt(0,gt-Me),nt,Mt),he(g,w,R,Ut-Me/2,it,ce+Me,gt)}}return Me>0?Ze.stroke=Dt?Dn:Rn:Dt||(Ze._fill=E.width==0?E._fill:E._stroke??E._fill,Ze.width=0),Ze.fill=Dt?_t:Rn,Ze})}function Vp(e,t){let n=re(t?.alignGaps,0);return(o,s,l,r)=>An(o,s,(i,c,f,u,m,_,g,w,$,M,E)=>{[l,r]=Es(f,l,r);let v=i.pxRound,C=z=>v(_(z,u,M,w)),S=z=>v(g(z,m,E,$)),W,L,J;u.ori==0?(W=Ds,J=_o,L=zc):(W=Us,J=go,L=qc);let I=u.dir*(u.ori==0?1:-1),Z=C(c[I==1?l:r]),V=Z,P=[],B=[];for(let z=I==1?l:r;z>=l&&z<=r;z+=I)if(f[z]!=null){let me=c[z],se=C(me);P.push(V=se),B.push(S(f[z]))}let O={stroke:e(P,B,W,J,L,v),fill:null,clip:null,band:null,gaps:null,flags:po},j=O.stroke,[F,ee]=vr(o,s);if(i.fill!=null||F!=0){let z=O.fill=new Path2D(j),Ke=i.fillTo(o,s,i.min,i.max,F),me=S(Ke);J(z,V,me),J(z,Z,me)}if(!i.spanGaps){let z=[];z.push(...kr(c,f,l,r,I,C,n)),O.gaps=z=i.gaps(o,s,l,r,z),O.clip=Os(z,u.ori,w,$,M,E)}return ee!=0&&(O.band=ee==2?[Jt(o,s,l,r,j,-1),Jt(o,s,l,r,j,1)]:Jt(o,s,l,r,j,ee)),O})}function Bp(e){return Vp(jp,e)}function jp(e,t,n,o,s,l){let r=e.length;if(r<2)return null;let i=new Path2D;if(n(i,e[0],t[0]),r==2)o(i,e[1],t[1]);else{let c=Array(r),f=Array(r-1),u=Array(r-1),m=Array(r-1);for(let _=0;_<r-1;_++)u[_]=t[_+1]-t[_],m[_]=e[_+1]-e[_],f[_]=u[_]/m[_];c[0]=f[0];for(let _=1;_<r-1;_++)f[_]===0||f[_-1]===0||f[_-1]>0!=f[_]>0?c[_]=0:(c[_]=3*(m[_-1]+m[_])/((2*m[_]+m[_-1])/f[_-1]+(m[_]+2*m[_-1])/f[_]),isFinite(c[_])||(c[_]=0));c[r-1]=f[r-2];for(let _=0;_<r-1;_++)s(i,e[_]+m[_]/3,t[_]+c[_]*m[_]/3,e[_+1]-m[_]/3,t[_+1]-c[_+1]*m[_]/3,e[_+1],t[_+1])}return i}var ar=new Set;function lc(){for(let e of ar)e.syncRect(!0)}mo&&(En(Mh,co,lc),En(Th,co,lc,!0),En(Ms,co,()=>{Ge.pxRatio=ae}));var Gp=Vc(),Kp=Hc();function rc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((l,r)=>cr(l,r,t,n))}function Yp(e,t){return e.map((n,o)=>o==0?{}:Ae({},t,n))}function cr(e,t,n,o){return Ae({},t==0?n:o,e)}function Bc(e,t,n){return t==null?fo:[t,n]}var Jp=Bc;function Zp(e,t,n){return t==null?fo:Ts(t,n,mr,!0)}function jc(e,t,n,o){return t==null?fo:Ps(t,n,e.scales[o].log,!1)}var Qp=jc;function Gc(e,t,n,o){return t==null?fo:pr(t,n,e.scales[o].log,!1)}var Xp=Gc;function em(e,t,n,o,s){let l=tt(Wa(e),Wa(t)),r=t-e,i=Lt(s/o*r,n);do{let c=n[i],f=o*c/r;if(f>=s&&l+(c<5?cn.get(c):0)<=17)return[c,f]}while(++i<n.length);return[0,0]}function ic(e){let t,n;return e=e.replace(/(\d+)px/,(o,s)=>(t=Re((n=+s)*ae))+"px"),[e,t,n]}function tm(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=_e(t[2]*ae,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Ge(e,t,n){let o={mode:re(e.mode,1)},s=o.mode;function l(a,h,p,d){let b=h.valToPct(a);return d+p*(h.dir==-1?1-b:b)}function r(a,h,p,d){let b=h.valToPct(a);return d+p*(h.dir==-1?b:1-b)}function i(a,h,p,d){return h.ori==0?l(a,h,p,d):r(a,h,p,d)}o.valToPosH=l,o.valToPosV=r;let c=!1;o.status=0;let f=o.root=$t(ah);if(e.id!=null&&(f.id=e.id),pt(f,e.class),e.title){let a=$t(fh,f);a.textContent=e.title}let u=At("canvas"),m=o.ctx=u.getContext("2d"),_=$t(hh,f);En("click",_,a=>{a.target===w&&(we!=Kn||xe!=Yn)&&Be.click(o,a)},!0);let g=o.under=$t(ph,_);_.appendChild(u);let w=o.over=$t(mh,_);e=ho(e);let $=+re(e.pxAlign,1),M=oc($);(e.plugins||[]).forEach(a=>{a.opts&&(e=a.opts(o,e)||e)});let E=e.ms||.001,v=o.series=s==1?rc(e.series||[],Ja,tc,!1):Yp(e.series||[null],ec),C=o.axes=rc(e.axes||[],Ya,Qa,!0),S=o.scales={},W=o.bands=e.bands||[];W.forEach(a=>{a.fill=oe(a.fill||null),a.dir=re(a.dir,-1)});let L=s==2?v[1].facets[0].scale:v[0].scale,J={axes:Vu,series:Fu},I=(e.drawOrder||["axes","series"]).map(a=>J[a]);function Z(a){let h=a.distr==3?p=>Yt(p>0?p:a.clamp(o,p,a.min,a.max,a.key)):a.distr==4?p=>Jl(p,a.asinh):a.distr==100?p=>a.fwd(p):p=>p;return p=>{let d=h(p),{_min:b,_max:y}=a,k=y-b;return(d-b)/k}}function V(a){let h=S[a];if(h==null){let p=(e.scales||Vo)[a]||Vo;if(p.from!=null){V(p.from);let d=Ae({},S[p.from],p,{key:a});d.valToPct=Z(d),S[a]=d}else{h=S[a]=Ae({},a==L?Uc:Np,p),h.key=a;let d=h.time,b=h.range,y=an(b);if((a!=L||s==2&&!d)&&(y&&(b[0]==null||b[1]==null)&&(b={min:b[0]==null?Ua:{mode:1,hard:b[0],soft:b[0]},max:b[1]==null?Ua:{mode:1,hard:b[1],soft:b[1]}},y=!1),!y&&Ls(b))){let k=b;b=(T,A,D)=>A==null?fo:Ts(A,D,k)}h.range=oe(b||(d?Jp:a==L?h.distr==3?Qp:h.distr==4?Xp:Bc:h.distr==3?jc:h.distr==4?Gc:Zp)),h.auto=oe(y?!1:h.auto),h.clamp=oe(h.clamp||Rp),h._min=h._max=null,h.valToPct=Z(h)}}}V("x"),V("y"),s==1&&v.forEach(a=>{V(a.scale)}),C.forEach(a=>{V(a.scale)});for(let a in e.scales)V(a);let P=S[L],B=P.distr,O,j;P.ori==0?(pt(f,ch),O=l,j=r):(pt(f,uh),O=r,j=l);let F={};for(let a in S){let h=S[a];(h.min!=null||h.max!=null)&&(F[a]={min:h.min,max:h.max},h.min=h.max=null)}let ee=e.tzDate||(a=>new Date(Re(a/E))),z=e.fmtDate||gr,Ke=E==1?cp(ee):hp(ee),me=ja(ee,Ba(E==1?ap:fp,z)),se=Ka(ee,Ga(mp,z)),he=[],te=o.legend=Ae({},gp,e.legend),q=o.cursor=Ae({},$p,{drag:{y:s==2}},e.cursor),Le=te.show,Je=q.show,$e=te.markers;te.idxs=he,$e.width=oe($e.width),$e.dash=oe($e.dash),$e.stroke=oe($e.stroke),$e.fill=oe($e.fill);let ce,St,rt,Me=[],Dt=[],Vt,_t=!1,Zt={};if(te.live){let a=v[1]?v[1].values:null;_t=a!=null,Vt=_t?a(o,1,0):{_:0};for(let h in Vt)Zt[h]=fr}if(Le)if(ce=At("table",yh,f),rt=At("tbody",null,ce),te.mount(o,ce),_t){St=At("thead",null,ce,rt);let a=At("tr",null,St);At("th",null,a);for(var Dn in Vt)At("th",ka,a).textContent=Dn}else pt(ce,kh),te.live&&pt(ce,vh);let Un={show:!0},vo={show:!1};function Go(a,h){if(h==0&&(_t||!te.live||s==2))return fo;let p=[],d=At("tr",$h,rt,rt.childNodes[h]);pt(d,a.class),a.show||pt(d,Cn);let b=At("th",null,d);if($e.show){let T=$t(xh,b);if(h>0){let A=$e.width(o,h);A&&(T.style.border=A+"px "+$e.dash(o,h)+" "+$e.stroke(o,h)),T.style.background=$e.fill(o,h)}}let y=$t(ka,b);a.label instanceof HTMLElement?y.appendChild(a.label):y.textContent=a.label,h>0&&($e.show||(y.style.color=a.width>0?$e.stroke(o,h):$e.fill(o,h)),Ze("click",b,T=>{if(q._lock)return;_n(T);let A=v.indexOf(a);if((T.ctrlKey||T.metaKey)!=te.isolate){let D=v.some((U,N)=>N>0&&N!=A&&U.show);v.forEach((U,N)=>{N>0&&Nt(N,D?N==A?Un:vo:Un,!0,Ee.setSeries)})}else Nt(A,{show:!a.show},!0,Ee.setSeries)},!1),Fn&&Ze(Ma,b,T=>{q._lock||(_n(T),Nt(v.indexOf(a),Zn,!0,Ee.setSeries))},!1));for(var k in Vt){let T=At("td",Sh,d);T.textContent="--",p.push(T)}return[d,p]}let fn=new Map;function Ze(a,h,p,d=!0){let b=fn.get(h)||{},y=q.bind[a](o,h,p,d);y&&(En(a,h,b[a]=y),fn.set(h,b))}function Rn(a,h,p){let d=fn.get(h)||{};for(let b in d)(a==null||b==a)&&(or(b,h,d[b]),delete d[b]);a==null&&fn.delete(h)}let Bt=0,hn=0,X=0,R=0,ge=0,Oe=0,Nn=ge,pn=Oe,Ut=X,mn=R,it=0,gt=0,nt=0,Mt=0;o.bbox={};let Ks=!1,Ko=!1,Wn=!1,dn=!1,Yo=!1,bt=!1;function Ys(a,h,p){(p||a!=o.width||h!=o.height)&&Hr(a,h),Vn(!1),Wn=!0,Ko=!0,Bn()}function Hr(a,h){o.width=Bt=X=a,o.height=hn=R=h,ge=Oe=0,Lu(),Ou();let p=o.bbox;it=p.left=Mn(ge*ae,.5),gt=p.top=Mn(Oe*ae,.5),nt=p.width=Mn(X*ae,.5),Mt=p.height=Mn(R*ae,.5)}let Eu=3;function Pu(){let a=!1,h=0;for(;!a;){h++;let p=Hu(h),d=Iu(h);a=h==Eu||p&&d,a||(Hr(o.width,o.height),Ko=!0)}}function Au({width:a,height:h}){Ys(a,h)}o.setSize=Au;function Lu(){let a=!1,h=!1,p=!1,d=!1;C.forEach((b,y)=>{if(b.show&&b._show){let{side:k,_size:T}=b,A=k%2,D=b.label!=null?b.labelSize:0,U=T+D;U>0&&(A?(X-=U,k==3?(ge+=U,d=!0):p=!0):(R-=U,k==0?(Oe+=U,a=!0):h=!0))}}),gn[0]=a,gn[1]=p,gn[2]=h,gn[3]=d,X-=Qt[1]+Qt[3],ge+=Qt[3],R-=Qt[2]+Qt[0],Oe+=Qt[0]}function Ou(){let a=ge+X,h=Oe+R,p=ge,d=Oe;function b(y,k){switch(y){case 1:return a+=k,a-k;case 2:return h+=k,h-k;case 3:return p-=k,p+k;case 0:return d-=k,d+k}}C.forEach((y,k)=>{if(y.show&&y._show){let T=y.side;y._pos=b(T,y._size),y.label!=null&&(y._lpos=b(T,y.labelSize))}})}if(q.dataIdx==null){let a=q.hover,h=a.skip=new Set(a.skip??[]);h.add(void 0);let p=a.prox=oe(a.prox),d=a.bias??=0;q.dataIdx=(b,y,k,T)=>{if(y==0)return k;let A=k,D=p(b,y,k,T)??de,U=D>=0&&D<de,N=P.ori==0?X:R,Q=q.left,ie=t[0],le=t[y];if(h.has(le[k])){A=null;let ne=null,G=null,H;if(d==0||d==-1)for(H=k;ne==null&&H-- >0;)h.has(le[H])||(ne=H);if(d==0||d==1)for(H=k;G==null&&H++<le.length;)h.has(le[H])||(G=H);if(ne!=null||G!=null)if(U){let ve=ne==null?-1/0:O(ie[ne],P,N,0),Te=G==null?1/0:O(ie[G],P,N,0),Ie=Q-ve,pe=Te-Q;Ie<=pe?Ie<=D&&(A=ne):pe<=D&&(A=G)}else A=G==null?ne:ne==null?G:k-ne<=G-k?ne:G}else U&&Ne(Q-O(ie[k],P,N,0))>D&&(A=null);return A}}let _n=a=>{q.event=a};q.idxs=he,q._lock=!1;let Ye=q.points;Ye.show=oe(Ye.show),Ye.size=oe(Ye.size),Ye.stroke=oe(Ye.stroke),Ye.width=oe(Ye.width),Ye.fill=oe(Ye.fill);let Rt=o.focus=Ae({},e.focus||{alpha:.3},q.focus),Fn=Rt.prox>=0,zn=Fn&&Ye.one,wt=[],qn=[],Hn=[];function Ir(a,h){let p=Ye.show(o,h);if(p instanceof HTMLElement)return pt(p,wh),pt(p,a.class),Ht(p,-10,-10,X,R),w.insertBefore(p,wt[h]),p}function Vr(a,h){if(s==1||h>0){let p=s==1&&S[a.scale].time,d=a.value;a.value=p?qa(d)?Ka(ee,Ga(d,z)):d||se:d||Op,a.label=a.label||(p?Sp:xp)}if(zn||h>0){a.width=a.width==null?1:a.width,a.paths=a.paths||Gp||Nh,a.fillTo=oe(a.fillTo||Wp),a.pxAlign=+re(a.pxAlign,$),a.pxRound=oc(a.pxAlign),a.stroke=oe(a.stroke||null),a.fill=oe(a.fill||null),a._stroke=a._fill=a._paths=a._focus=null;let p=Dp(tt(1,a.width),1),d=a.points=Ae({},{size:p,width:tt(1,p*.2),stroke:a.stroke,space:p*2,paths:Kp,_stroke:null,_fill:null},a.points);d.show=oe(d.show),d.filter=oe(d.filter),d.fill=oe(d.fill),d.stroke=oe(d.stroke),d.paths=oe(d.paths),d.pxAlign=a.pxAlign}if(Le){let p=Go(a,h);Me.splice(h,0,p[0]),Dt.splice(h,0,p[1]),te.values.push(null)}if(Je){he.splice(h,0,null);let p=null;zn?h==0&&(p=Ir(a,h)):h>0&&(p=Ir(a,h)),wt.splice(h,0,p),qn.splice(h,0,0),Hn.splice(h,0,0)}He("addSeries",h)}function Du(a,h){h=h??v.length,a=s==1?cr(a,h,Ja,tc):cr(a,h,{},ec),v.splice(h,0,a),Vr(v[h],h)}o.addSeries=Du;function Uu(a){if(v.splice(a,1),Le){te.values.splice(a,1),Dt.splice(a,1);let h=Me.splice(a,1)[0];Rn(null,h.firstChild),h.remove()}Je&&(he.splice(a,1),wt.splice(a,1)[0].remove(),qn.splice(a,1),Hn.splice(a,1)),He("delSeries",a)}o.delSeries=Uu;let gn=[!1,!1,!1,!1];function Ru(a,h){if(a._show=a.show,a.show){let p=a.side%2,d=S[a.scale];d==null&&(a.scale=p?v[1].scale:L,d=S[a.scale]);let b=d.time;a.size=oe(a.size),a.space=oe(a.space),a.rotate=oe(a.rotate),an(a.incrs)&&a.incrs.forEach(k=>{!cn.has(k)&&cn.set(k,_c(k))}),a.incrs=oe(a.incrs||(d.distr==2?lp:b?E==1?ip:up:Tn)),a.splits=oe(a.splits||(b&&d.distr==1?Ke:d.distr==3?lr:d.distr==4?Cp:Tp)),a.stroke=oe(a.stroke),a.grid.stroke=oe(a.grid.stroke),a.ticks.stroke=oe(a.ticks.stroke),a.border.stroke=oe(a.border.stroke);let y=a.values;a.values=an(y)&&!an(y[0])?oe(y):b?an(y)?ja(ee,Ba(y,z)):qa(y)?pp(ee,y):y||me:y||Mp,a.filter=oe(a.filter||(d.distr>=3&&d.log==10?Ap:d.distr==3&&d.log==2?Lp:mc)),a.font=ic(a.font),a.labelFont=ic(a.labelFont),a._size=a.size(o,null,h,0),a._space=a._rotate=a._incrs=a._found=a._splits=a._values=null,a._size>0&&(gn[h]=!0,a._el=$t(dh,_))}}function ko(a,h,p,d){let[b,y,k,T]=p,A=h%2,D=0;return A==0&&(T||y)&&(D=h==0&&!b||h==2&&!k?Re(Ya.size/3):0),A==1&&(b||k)&&(D=h==1&&!y||h==3&&!T?Re(Qa.size/2):0),D}let Br=o.padding=(e.padding||[ko,ko,ko,ko]).map(a=>oe(re(a,ko))),Qt=o._padding=Br.map((a,h)=>a(o,h,gn,0)),Ve,We=null,Fe=null,Jo=s==1?v[0].idxs:null,Tt=null,$o=!1;function jr(a,h){if(t=a??[],o.data=o._data=t,s==2){Ve=0;for(let p=1;p<v.length;p++)Ve+=t[p][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Tt=t[0],Ve=Tt.length;let p=t;if(B==2){p=t.slice();let d=p[0]=Array(Ve);for(let b=0;b<Ve;b++)d[b]=b}o._data=t=p}if(Vn(!0),He("setData"),B==2&&(Wn=!0),h!==!1){let p=P;p.auto(o,$o)?Js():en(L,p.min,p.max),dn=dn||q.left>=0,bt=!0,Bn()}}o.setData=jr;function Js(){$o=!0;let a,h;s==1&&(Ve>0?(We=Jo[0]=0,Fe=Jo[1]=Ve-1,a=t[0][We],h=t[0][Fe],B==2?(a=We,h=Fe):a==h&&(B==3?[a,h]=Ps(a,a,P.log,!1):B==4?[a,h]=pr(a,a,P.log,!1):P.time?h=a+Re(86400/E):[a,h]=Ts(a,h,mr,!0))):(We=Jo[0]=a=null,Fe=Jo[1]=h=null)),en(L,a,h)}let Zo,In,Zs,Qs,Xs,el,tl,nl,ol,ot;function Gr(a,h,p,d,b,y){a??=xa,p??=_r,d??="butt",b??=xa,y??="round",a!=Zo&&(m.strokeStyle=Zo=a),b!=In&&(m.fillStyle=In=b),h!=Zs&&(m.lineWidth=Zs=h),y!=Xs&&(m.lineJoin=Xs=y),d!=el&&(m.lineCap=el=d),p!=Qs&&m.setLineDash(Qs=p)}function Kr(a,h,p,d){h!=In&&(m.fillStyle=In=h),a!=tl&&(m.font=tl=a),p!=nl&&(m.textAlign=nl=p),d!=ol&&(m.textBaseline=ol=d)}function sl(a,h,p,d,b=0){if(d.length>0&&a.auto(o,$o)&&(h==null||h.min==null)){let y=re(We,0),k=re(Fe,d.length-1),T=p.min==null?Ah(d,y,k,b,a.distr==3):[p.min,p.max];a.min=Ot(a.min,p.min=T[0]),a.max=tt(a.max,p.max=T[1])}}let Yr={min:null,max:null};function Nu(){for(let d in S){let b=S[d];F[d]==null&&(b.min==null||F[L]!=null&&b.auto(o,$o))&&(F[d]=Yr)}for(let d in S){let b=S[d];F[d]==null&&b.from!=null&&F[b.from]!=null&&(F[d]=Yr)}F[L]!=null&&Vn(!0);let a={};for(let d in F){let b=F[d];if(b!=null){let y=a[d]=ho(S[d],zh);if(b.min!=null)Ae(y,b);else if(d!=L||s==2)if(Ve==0&&y.from==null){let k=y.range(o,null,null,d);y.min=k[0],y.max=k[1]}else y.min=de,y.max=-de}}if(Ve>0){v.forEach((d,b)=>{if(s==1){let y=d.scale,k=F[y];if(k==null)return;let T=a[y];if(b==0){let A=T.range(o,T.min,T.max,y);T.min=A[0],T.max=A[1],We=Lt(T.min,t[0]),Fe=Lt(T.max,t[0]),Fe-We>1&&(t[0][We]<T.min&&We++,t[0][Fe]>T.max&&Fe--),d.min=Tt[We],d.max=Tt[Fe]}else d.show&&d.auto&&sl(T,k,d,t[b],d.sorted);d.idxs[0]=We,d.idxs[1]=Fe}else if(b>0&&d.show&&d.auto){let[y,k]=d.facets,T=y.scale,A=k.scale,[D,U]=t[b],N=a[T],Q=a[A];N!=null&&sl(N,F[T],y,D,y.sorted),Q!=null&&sl(Q,F[A],k,U,k.sorted),d.min=k.min,d.max=k.max}});for(let d in a){let b=a[d],y=F[d];if(b.from==null&&(y==null||y.min==null)){let k=b.range(o,b.min==de?null:b.min,b.max==-de?null:b.max,d);b.min=k[0],b.max=k[1]}}}for(let d in a){let b=a[d];if(b.from!=null){let y=a[b.from];if(y.min==null)b.min=b.max=null;else{let k=b.range(o,y.min,y.max,d);b.min=k[0],b.max=k[1]}}}let h={},p=!1;for(let d in a){let b=a[d],y=S[d];if(y.min!=b.min||y.max!=b.max){y.min=b.min,y.max=b.max;let k=y.distr;y._min=k==3?Yt(y.min):k==4?Jl(y.min,y.asinh):k==100?y.fwd(y.min):y.min,y._max=k==3?Yt(y.max):k==4?Jl(y.max,y.asinh):k==100?y.fwd(y.max):y.max,h[d]=p=!0}}if(p){v.forEach((d,b)=>{s==2?b>0&&h.y&&(d._paths=null):h[d.scale]&&(d._paths=null)});for(let d in h)Wn=!0,He("setScale",d);Je&&q.left>=0&&(dn=bt=!0)}for(let d in F)F[d]=null}function Wu(a){let h=sr(We-1,0,Ve-1),p=sr(Fe+1,0,Ve-1);for(;a[h]==null&&h>0;)h--;for(;a[p]==null&&p<Ve-1;)p++;return[h,p]}function Fu(){if(Ve>0){let a=v.some(h=>h._focus)&&ot!=Rt.alpha;a&&(m.globalAlpha=ot=Rt.alpha),v.forEach((h,p)=>{if(p>0&&h.show&&(Jr(p,!1),Jr(p,!0),h._paths==null)){let d=ot;ot!=h.alpha&&(m.globalAlpha=ot=h.alpha);let b=s==2?[0,t[p][0].length-1]:Wu(t[p]);h._paths=h.paths(o,p,b[0],b[1]),ot!=d&&(m.globalAlpha=ot=d)}}),v.forEach((h,p)=>{if(p>0&&h.show){let d=ot;ot!=h.alpha&&(m.globalAlpha=ot=h.alpha),h._paths!=null&&Zr(p,!1);{let b=h._paths!=null?h._paths.gaps:null,y=h.points.show(o,p,We,Fe,b),k=h.points.filter(o,p,y,b);(y||k)&&(h.points._paths=h.points.paths(o,p,We,Fe,k),Zr(p,!0))}ot!=d&&(m.globalAlpha=ot=d),He("drawSeries",p)}}),a&&(m.globalAlpha=ot=1)}}function Jr(a,h){let p=h?v[a].points:v[a];p._stroke=p.stroke(o,a),p._fill=p.fill(o,a)}function Zr(a,h){let p=h?v[a].points:v[a],{stroke:d,fill:b,clip:y,flags:k,_stroke:T=p._stroke,_fill:A=p._fill,_width:D=p.width}=p._paths;D=_e(D*ae,3);let U=null,N=D%2/2;h&&A==null&&(A=D>0?"#fff":T);let Q=p.pxAlign==1&&N>0;if(Q&&m.translate(N,N),!h){let ie=it-D/2,le=gt-D/2,ne=nt+D,G=Mt+D;U=new Path2D,U.rect(ie,le,ne,G)}h?ll(T,D,p.dash,p.cap,A,d,b,k,y):zu(a,T,D,p.dash,p.cap,A,d,b,k,U,y),Q&&m.translate(-N,-N)}function zu(a,h,p,d,b,y,k,T,A,D,U){let N=!1;A!=0&&W.forEach((Q,ie)=>{if(Q.series[0]==a){let le=v[Q.series[1]],ne=t[Q.series[1]],G=(le._paths||Vo).band;an(G)&&(G=Q.dir==1?G[0]:G[1]);let H,ve=null;le.show&&G&&Oh(ne,We,Fe)?(ve=Q.fill(o,ie)||y,H=le._paths.clip):G=null,ll(h,p,d,b,ve,k,T,A,D,U,H,G),N=!0}}),N||ll(h,p,d,b,y,k,T,A,D,U)}let Qr=po|ir;function ll(a,h,p,d,b,y,k,T,A,D,U,N){Gr(a,h,p,d,b),(A||D||N)&&(m.save(),A&&m.clip(A),D&&m.clip(D)),N?(T&Qr)==Qr?(m.clip(N),U&&m.clip(U),Xo(b,k),Qo(a,y,h)):T&ir?(Xo(b,k),m.clip(N),Qo(a,y,h)):T&po&&(m.save(),m.clip(N),U&&m.clip(U),Xo(b,k),m.restore(),Qo(a,y,h)):(Xo(b,k),Qo(a,y,h)),(A||D||N)&&m.restore()}function Qo(a,h,p){p>0&&(h instanceof Map?h.forEach((d,b)=>{m.strokeStyle=Zo=b,m.stroke(d)}):h!=null&&a&&m.stroke(h))}function Xo(a,h){h instanceof Map?h.forEach((p,d)=>{m.fillStyle=In=d,m.fill(p)}):h!=null&&a&&m.fill(h)}function qu(a,h,p,d){let b=C[a],y;if(d<=0)y=[0,0];else{let k=b._space=b.space(o,a,h,p,d),T=b._incrs=b.incrs(o,a,h,p,d,k);y=em(h,p,T,d,k)}return b._found=y}function rl(a,h,p,d,b,y,k,T,A,D){let U=k%2/2;$==1&&m.translate(U,U),Gr(T,k,A,D,T),m.beginPath();let N,Q,ie,le,ne=b+(d==0||d==3?-y:y);p==0?(Q=b,le=ne):(N=b,ie=ne);for(let G=0;G<a.length;G++)h[G]!=null&&(p==0?N=ie=a[G]:Q=le=a[G],m.moveTo(N,Q),m.lineTo(ie,le));m.stroke(),$==1&&m.translate(-U,-U)}function Hu(a){let h=!0;return C.forEach((p,d)=>{if(!p.show)return;let b=S[p.scale];if(b.min==null){p._show&&(h=!1,p._show=!1,Vn(!1));return}else p._show||(h=!1,p._show=!0,Vn(!1));let y=p.side,k=y%2,{min:T,max:A}=b,[D,U]=qu(d,T,A,k==0?X:R);if(U==0)return;let N=b.distr==2,Q=p._splits=p.splits(o,d,T,A,D,U,N),ie=b.distr==2?Q.map(H=>Tt[H]):Q,le=b.distr==2?Tt[Q[1]]-Tt[Q[0]]:D,ne=p._values=p.values(o,p.filter(o,ie,d,U,le),d,U,le);p._rotate=y==2?p.rotate(o,ne,d,U):0;let G=p._size;p._size=xt(p.size(o,ne,d,a)),G!=null&&p._size!=G&&(h=!1)}),h}function Iu(a){let h=!0;return Br.forEach((p,d)=>{let b=p(o,d,gn,a);b!=Qt[d]&&(h=!1),Qt[d]=b}),h}function Vu(){for(let a=0;a<C.length;a++){let h=C[a];if(!h.show||!h._show)continue;let p=h.side,d=p%2,b,y,k=h.stroke(o,a),T=p==0||p==3?-1:1,[A,D]=h._found;if(h.label!=null){let Xe=h.labelGap*T,ut=Re((h._lpos+Xe)*ae);Kr(h.labelFont[0],k,"center",p==2?"top":$a),m.save(),d==1?(b=y=0,m.translate(ut,Re(gt+Mt/2)),m.rotate((p==3?-Ss:Ss)/2)):(b=Re(it+nt/2),y=ut);let yn=hc(h.label)?h.label(o,a,A,D):h.label;m.fillText(yn,b,y),m.restore()}if(D==0)continue;let U=S[h.scale],N=d==0?nt:Mt,Q=d==0?it:gt,ie=h._splits,le=U.distr==2?ie.map(Xe=>Tt[Xe]):ie,ne=U.distr==2?Tt[ie[1]]-Tt[ie[0]]:A,G=h.ticks,H=h.border,ve=G.show?G.size:0,Te=Re(ve*ae),Ie=Re((h.alignTo==2?h._size-ve-h.gap:h.gap)*ae),pe=h._rotate*-Ss/180,Ce=M(h._pos*ae),at=(Te+Ie)*T,Qe=Ce+at;y=d==0?Qe:0,b=d==1?Qe:0;let yt=h.font[0],Ct=h.align==1?io:h.align==2?Gl:pe>0?io:pe<0?Gl:d==0?"center":p==3?Gl:io,Ft=pe||d==1?"middle":p==2?"top":$a;Kr(yt,k,Ct,Ft);let ct=h.font[1]*h.lineGap,vt=ie.map(Xe=>M(i(Xe,U,N,Q))),Et=h._values;for(let Xe=0;Xe<Et.length;Xe++){let ut=Et[Xe];if(ut!=null){d==0?b=vt[Xe]:y=vt[Xe],ut=""+ut;let yn=ut.indexOf(`
`)==-1?[ut]:ut.split(/\n/gm);for(let et=0;et<yn.length;et++){let gi=yn[et];pe?(m.save(),m.translate(b,y+et*ct),m.rotate(pe),m.fillText(gi,0,0),m.restore()):m.fillText(gi,b,y+et*ct)}}}G.show&&rl(vt,G.filter(o,le,a,D,ne),d,p,Ce,Te,_e(G.width*ae,3),G.stroke(o,a),G.dash,G.cap);let zt=h.grid;zt.show&&rl(vt,zt.filter(o,le,a,D,ne),d,d==0?2:1,d==0?gt:it,d==0?Mt:nt,_e(zt.width*ae,3),zt.stroke(o,a),zt.dash,zt.cap),H.show&&rl([Ce],[1],d==0?1:0,d==0?1:2,d==1?gt:it,d==1?Mt:nt,_e(H.width*ae,3),H.stroke(o,a),H.dash,H.cap)}He("drawAxes")}function Vn(a){v.forEach((h,p)=>{p>0&&(h._paths=null,a&&(s==1?(h.min=null,h.max=null):h.facets.forEach(d=>{d.min=null,d.max=null})))})}let es=!1,il=!1,xo=[];function Bu(){il=!1;for(let a=0;a<xo.length;a++)He(...xo[a]);xo.length=0}function Bn(){es||(Gh(Xr),es=!0)}function ju(a,h=!1){es=!0,il=h,a(o),Xr(),h&&xo.length>0&&queueMicrotask(Bu)}o.batch=ju;function Xr(){if(Ks&&(Nu(),Ks=!1),Wn&&(Pu(),Wn=!1),Ko){if(ke(g,io,ge),ke(g,"top",Oe),ke(g,zo,X),ke(g,qo,R),ke(w,io,ge),ke(w,"top",Oe),ke(w,zo,X),ke(w,qo,R),ke(_,zo,Bt),ke(_,qo,hn),u.width=Re(Bt*ae),u.height=Re(hn*ae),C.forEach(({_el:a,_show:h,_size:p,_pos:d,side:b})=>{if(a!=null)if(h){let y=b===3||b===0?p:0,k=b%2==1;ke(a,k?"left":"top",d-y),ke(a,k?"width":"height",p),ke(a,k?"top":"left",k?Oe:ge),ke(a,k?"height":"width",k?R:X),nr(a,Cn)}else pt(a,Cn)}),Zo=In=Zs=Xs=el=tl=nl=ol=Qs=null,ot=1,To(!0),ge!=Nn||Oe!=pn||X!=Ut||R!=mn){Vn(!1);let a=X/Ut,h=R/mn;if(Je&&!dn&&q.left>=0){q.left*=a,q.top*=h,jn&&Ht(jn,Re(q.left),0,X,R),Gn&&Ht(Gn,0,Re(q.top),X,R);for(let p=0;p<wt.length;p++){let d=wt[p];d!=null&&(qn[p]*=a,Hn[p]*=h,Ht(d,xt(qn[p]),xt(Hn[p]),X,R))}}if(ye.show&&!Yo&&ye.left>=0&&ye.width>0){ye.left*=a,ye.width*=a,ye.top*=h,ye.height*=h;for(let p in pl)ke(Jn,p,ye[p])}Nn=ge,pn=Oe,Ut=X,mn=R}He("setSize"),Ko=!1}Bt>0&&hn>0&&(m.clearRect(0,0,u.width,u.height),He("drawClear"),I.forEach(a=>a()),He("draw")),ye.show&&Yo&&(ts(ye),Yo=!1),Je&&dn&&(wn(null,!0,!1),dn=!1),te.show&&te.live&&bt&&(fl(),bt=!1),c||(c=!0,o.status=1,He("ready")),$o=!1,es=!1}o.redraw=(a,h)=>{Wn=h||!1,a!==!1?en(L,P.min,P.max):Bn()};function al(a,h){let p=S[a];if(p.from==null){if(Ve==0){let d=p.range(o,h.min,h.max,a);h.min=d[0],h.max=d[1]}if(h.min>h.max){let d=h.min;h.min=h.max,h.max=d}if(Ve>1&&h.min!=null&&h.max!=null&&h.max-h.min<1e-16)return;a==L&&p.distr==2&&Ve>0&&(h.min=Lt(h.min,t[0]),h.max=Lt(h.max,t[0]),h.min==h.max&&h.max++),F[a]=h,Ks=!0,Bn()}}o.setScale=al;let cl,ul,jn,Gn,ei,ti,Kn,Yn,ni,oi,we,xe,Xt=!1,Be=q.drag,ze=Be.x,qe=Be.y;Je&&(q.x&&(cl=$t(gh,w)),q.y&&(ul=$t(bh,w)),P.ori==0?(jn=cl,Gn=ul):(jn=ul,Gn=cl),we=q.left,xe=q.top);let ye=o.select=Ae({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Jn=ye.show?$t(_h,ye.over?w:g):null;function ts(a,h){if(ye.show){for(let p in a)ye[p]=a[p],p in pl&&ke(Jn,p,a[p]);h!==!1&&He("setSelect")}}o.setSelect=ts;function Gu(a){if(v[a].show)Le&&nr(Me[a],Cn);else if(Le&&pt(Me[a],Cn),Je){let p=zn?wt[0]:wt[a];p!=null&&Ht(p,-10,-10,X,R)}}function en(a,h,p){al(a,{min:h,max:p})}function Nt(a,h,p,d){h.focus!=null&&Qu(a),h.show!=null&&v.forEach((b,y)=>{y>0&&(a==y||a==null)&&(b.show=h.show,Gu(y),s==2?(en(b.facets[0].scale,null,null),en(b.facets[1].scale,null,null)):en(b.scale,null,null),Bn())}),p!==!1&&He("setSeries",a,h),d&&Co("setSeries",o,a,h)}o.setSeries=Nt;function Ku(a,h){Ae(W[a],h)}function Yu(a,h){a.fill=oe(a.fill||null),a.dir=re(a.dir,-1),h=h??W.length,W.splice(h,0,a)}function Ju(a){a==null?W.length=0:W.splice(a,1)}o.addBand=Yu,o.setBand=Ku,o.delBand=Ju;function Zu(a,h){v[a].alpha=h,Je&&wt[a]!=null&&(wt[a].style.opacity=h),Le&&Me[a]&&(Me[a].style.opacity=h)}let jt,tn,bn,Zn={focus:!0};function Qu(a){if(a!=bn){let h=a==null,p=Rt.alpha!=1;v.forEach((d,b)=>{if(s==1||b>0){let y=h||b==0||b==a;d._focus=h?null:y,p&&Zu(b,y?1:Rt.alpha)}}),bn=a,p&&Bn()}}Le&&Fn&&Ze(Ta,ce,a=>{q._lock||(_n(a),bn!=null&&Nt(null,Zn,!0,Ee.setSeries))});function Wt(a,h,p){let d=S[h];p&&(a=a/ae-(d.ori==1?Oe:ge));let b=X;d.ori==1&&(b=R,a=b-a),d.dir==-1&&(a=b-a);let y=d._min,k=d._max,T=a/b,A=y+(k-y)*T,D=d.distr;return D==3?uo(10,A):D==4?Uh(A,d.asinh):D==100?d.bwd(A):A}function Xu(a,h){let p=Wt(a,L,h);return Lt(p,t[0],We,Fe)}o.valToIdx=a=>Lt(a,t[0]),o.posToIdx=Xu,o.posToVal=Wt,o.valToPos=(a,h,p)=>S[h].ori==0?l(a,S[h],p?nt:X,p?it:0):r(a,S[h],p?Mt:R,p?gt:0),o.setCursor=(a,h,p)=>{we=a.left,xe=a.top,wn(null,h,p)};function si(a,h){ke(Jn,io,ye.left=a),ke(Jn,zo,ye.width=h)}function li(a,h){ke(Jn,"top",ye.top=a),ke(Jn,qo,ye.height=h)}let So=P.ori==0?si:li,Mo=P.ori==1?si:li;function ef(){if(Le&&te.live)for(let a=s==2?1:0;a<v.length;a++){if(a==0&&_t)continue;let h=te.values[a],p=0;for(let d in h)Dt[a][p++].firstChild.nodeValue=h[d]}}function fl(a,h){if(a!=null&&(a.idxs?a.idxs.forEach((p,d)=>{he[d]=p}):Fh(a.idx)||he.fill(a.idx),te.idx=he[0]),Le&&te.live){for(let p=0;p<v.length;p++)(p>0||s==1&&!_t)&&tf(p,he[p]);ef()}bt=!1,h!==!1&&He("setLegend")}o.setLegend=fl;function tf(a,h){let p=v[a],d=a==0&&B==2?Tt:t[a],b;_t?b=p.values(o,a,h)??Zt:(b=p.value(o,h==null?null:d[h],a,h),b=b==null?Zt:{_:b}),te.values[a]=b}function wn(a,h,p){ni=we,oi=xe,[we,xe]=q.move(o,we,xe),q.left=we,q.top=xe,Je&&(jn&&Ht(jn,Re(we),0,X,R),Gn&&Ht(Gn,0,Re(xe),X,R));let d,b=We>Fe;jt=de,tn=null;let y=P.ori==0?X:R,k=P.ori==1?X:R;if(we<0||Ve==0||b){d=q.idx=null;for(let T=0;T<v.length;T++){let A=wt[T];A!=null&&Ht(A,-10,-10,X,R)}Fn&&Nt(null,Zn,!0,a==null&&Ee.setSeries),te.live&&(he.fill(d),bt=!0)}else{let T,A,D;s==1&&(T=P.ori==0?we:xe,A=Wt(T,L),d=q.idx=Lt(A,t[0],We,Fe),D=O(t[0][d],P,y,0));let U=-10,N=-10,Q=0,ie=0,le=!0,ne="",G="";for(let H=s==2?1:0;H<v.length;H++){let ve=v[H],Te=he[H],Ie=Te==null?null:s==1?t[H][Te]:t[H][1][Te],pe=q.dataIdx(o,H,d,A),Ce=pe==null?null:s==1?t[H][pe]:t[H][1][pe];if(bt=bt||Ce!=Ie||pe!=Te,he[H]=pe,H>0&&ve.show){let at=pe==null?-10:pe==d?D:O(s==1?t[0][pe]:t[H][0][pe],P,y,0),Qe=Ce==null?-10:j(Ce,s==1?S[ve.scale]:S[ve.facets[1].scale],k,0);if(Fn&&Ce!=null){let yt=P.ori==1?we:xe,Ct=Ne(Rt.dist(o,H,pe,Qe,yt));if(Ct<jt){let Ft=Rt.bias;if(Ft!=0){let ct=Wt(yt,ve.scale),vt=Ce>=0?1:-1,Et=ct>=0?1:-1;Et==vt&&(Et==1?Ft==1?Ce>=ct:Ce<=ct:Ft==1?Ce<=ct:Ce>=ct)&&(jt=Ct,tn=H)}else jt=Ct,tn=H}}if(bt||zn){let yt,Ct;P.ori==0?(yt=at,Ct=Qe):(yt=Qe,Ct=at);let Ft,ct,vt,Et,zt,Xe,ut=!0,yn=Ye.bbox;if(yn!=null){ut=!1;let et=yn(o,H);vt=et.left,Et=et.top,Ft=et.width,ct=et.height}else vt=yt,Et=Ct,Ft=ct=Ye.size(o,H);if(Xe=Ye.fill(o,H),zt=Ye.stroke(o,H),zn)H==tn&&jt<=Rt.prox&&(U=vt,N=Et,Q=Ft,ie=ct,le=ut,ne=Xe,G=zt);else{let et=wt[H];et!=null&&(qn[H]=vt,Hn[H]=Et,Da(et,Ft,ct,ut),La(et,Xe,zt),Ht(et,xt(vt),xt(Et),X,R))}}}}if(zn){let H=Rt.prox,ve=bn==null?jt<=H:jt>H||tn!=bn;if(bt||ve){let Te=wt[0];Te!=null&&(qn[0]=U,Hn[0]=N,Da(Te,Q,ie,le),La(Te,ne,G),Ht(Te,xt(U),xt(N),X,R))}}}if(ye.show&&Xt)if(a!=null){let[T,A]=Ee.scales,[D,U]=Ee.match,[N,Q]=a.cursor.sync.scales,ie=a.cursor.drag;if(ze=ie._x,qe=ie._y,ze||qe){let{left:le,top:ne,width:G,height:H}=a.select,ve=a.scales[N].ori,Te=a.posToVal,Ie,pe,Ce,at,Qe,yt=T!=null&&D(T,N),Ct=A!=null&&U(A,Q);yt&&ze?(ve==0?(Ie=le,pe=G):(Ie=ne,pe=H),Ce=S[T],at=O(Te(Ie,N),Ce,y,0),Qe=O(Te(Ie+pe,N),Ce,y,0),So(Ot(at,Qe),Ne(Qe-at))):So(0,y),Ct&&qe?(ve==1?(Ie=le,pe=G):(Ie=ne,pe=H),Ce=S[A],at=j(Te(Ie,Q),Ce,k,0),Qe=j(Te(Ie+pe,Q),Ce,k,0),Mo(Ot(at,Qe),Ne(Qe-at))):Mo(0,k)}else ml()}else{let T=Ne(ni-ei),A=Ne(oi-ti);if(P.ori==1){let Q=T;T=A,A=Q}ze=Be.x&&T>=Be.dist,qe=Be.y&&A>=Be.dist;let D=Be.uni;D!=null?ze&&qe&&(ze=T>=D,qe=A>=D,!ze&&!qe&&(A>T?qe=!0:ze=!0)):Be.x&&Be.y&&(ze||qe)&&(ze=qe=!0);let U,N;ze&&(P.ori==0?(U=Kn,N=we):(U=Yn,N=xe),So(Ot(U,N),Ne(N-U)),qe||Mo(0,k)),qe&&(P.ori==1?(U=Kn,N=we):(U=Yn,N=xe),Mo(Ot(U,N),Ne(N-U)),ze||So(0,y)),!ze&&!qe&&(So(0,0),Mo(0,0))}if(Be._x=ze,Be._y=qe,a==null){if(p){if(_i!=null){let[T,A]=Ee.scales;Ee.values[0]=T!=null?Wt(P.ori==0?we:xe,T):null,Ee.values[1]=A!=null?Wt(P.ori==1?we:xe,A):null}Co(Kl,o,we,xe,X,R,d)}if(Fn){let T=p&&Ee.setSeries,A=Rt.prox;bn==null?jt<=A&&Nt(tn,Zn,!0,T):jt>A?Nt(null,Zn,!0,T):tn!=bn&&Nt(tn,Zn,!0,T)}}bt&&(te.idx=d,fl()),h!==!1&&He("setCursor")}let nn=null;Object.defineProperty(o,"rect",{get(){return nn==null&&To(!1),nn}});function To(a=!1){a?nn=null:(nn=w.getBoundingClientRect(),He("syncRect",nn))}function ri(a,h,p,d,b,y,k){q._lock||Xt&&a!=null&&a.movementX==0&&a.movementY==0||(hl(a,h,p,d,b,y,k,!1,a!=null),a!=null?wn(null,!0,!0):wn(h,!0,!1))}function hl(a,h,p,d,b,y,k,T,A){if(nn==null&&To(!1),_n(a),a!=null)p=a.clientX-nn.left,d=a.clientY-nn.top;else{if(p<0||d<0){we=-10,xe=-10;return}let[D,U]=Ee.scales,N=h.cursor.sync,[Q,ie]=N.values,[le,ne]=N.scales,[G,H]=Ee.match,ve=h.axes[0].side%2==1,Te=P.ori==0?X:R,Ie=P.ori==1?X:R,pe=ve?y:b,Ce=ve?b:y,at=ve?d:p,Qe=ve?p:d;if(le!=null?p=G(D,le)?i(Q,S[D],Te,0):-10:p=Te*(at/pe),ne!=null?d=H(U,ne)?i(ie,S[U],Ie,0):-10:d=Ie*(Qe/Ce),P.ori==1){let yt=p;p=d,d=yt}}A&&(h==null||h.cursor.event.type==Kl)&&((p<=1||p>=X-1)&&(p=Mn(p,X)),(d<=1||d>=R-1)&&(d=Mn(d,R))),T?(ei=p,ti=d,[Kn,Yn]=q.move(o,p,d)):(we=p,xe=d)}let pl={width:0,height:0,left:0,top:0};function ml(){ts(pl,!1)}let ii,ai,ci,ui;function fi(a,h,p,d,b,y,k){Xt=!0,ze=qe=Be._x=Be._y=!1,hl(a,h,p,d,b,y,k,!0,!1),a!=null&&(Ze(Yl,er,hi,!1),Co(Sa,o,Kn,Yn,X,R,null));let{left:T,top:A,width:D,height:U}=ye;ii=T,ai=A,ci=D,ui=U}function hi(a,h,p,d,b,y,k){Xt=Be._x=Be._y=!1,hl(a,h,p,d,b,y,k,!1,!0);let{left:T,top:A,width:D,height:U}=ye,N=D>0||U>0,Q=ii!=T||ai!=A||ci!=D||ui!=U;if(N&&Q&&ts(ye),Be.setScale&&N&&Q){let ie=T,le=D,ne=A,G=U;if(P.ori==1&&(ie=A,le=U,ne=T,G=D),ze&&en(L,Wt(ie,L),Wt(ie+le,L)),qe)for(let H in S){let ve=S[H];H!=L&&ve.from==null&&ve.min!=de&&en(H,Wt(ne+G,H),Wt(ne,H))}ml()}else q.lock&&(q._lock=!q._lock,wn(h,!0,a!=null));a!=null&&(Rn(Yl,er),Co(Yl,o,we,xe,X,R,null))}function nf(a,h,p,d,b,y,k){if(q._lock)return;_n(a);let T=Xt;if(Xt){let A=!0,D=!0,U=10,N,Q;P.ori==0?(N=ze,Q=qe):(N=qe,Q=ze),N&&Q&&(A=we<=U||we>=X-U,D=xe<=U||xe>=R-U),N&&A&&(we=we<Kn?0:X),Q&&D&&(xe=xe<Yn?0:R),wn(null,!0,!0),Xt=!1}we=-10,xe=-10,he.fill(null),wn(null,!0,!0),T&&(Xt=T)}function pi(a,h,p,d,b,y,k){q._lock||(_n(a),Js(),ml(),a!=null&&Co(Ca,o,we,xe,X,R,null))}function mi(){C.forEach(tm),Ys(o.width,o.height,!0)}En(Ms,co,mi);let Qn={};Qn.mousedown=fi,Qn.mousemove=ri,Qn.mouseup=hi,Qn.dblclick=pi,Qn.setSeries=(a,h,p,d)=>{let b=Ee.match[2];p=b(o,h,p),p!=-1&&Nt(p,d,!0,!1)},Je&&(Ze(Sa,w,fi),Ze(Kl,w,ri),Ze(Ma,w,a=>{_n(a),To(!1)}),Ze(Ta,w,nf),Ze(Ca,w,pi),ar.add(o),o.syncRect=To);let ns=o.hooks=e.hooks||{};function He(a,h,p){il?xo.push([a,h,p]):a in ns&&ns[a].forEach(d=>{d.call(null,o,h,p)})}(e.plugins||[]).forEach(a=>{for(let h in a.hooks)ns[h]=(ns[h]||[]).concat(a.hooks[h])});let di=(a,h,p)=>p,Ee=Ae({key:null,setSeries:!1,filters:{pub:Fa,sub:Fa},scales:[L,v[1]?v[1].scale:null],match:[za,za,di],values:[null,null]},q.sync);Ee.match.length==2&&Ee.match.push(di),q.sync=Ee;let _i=Ee.key,dl=Rc(_i);function Co(a,h,p,d,b,y,k){Ee.filters.pub(a,h,p,d,b,y,k)&&dl.pub(a,h,p,d,b,y,k)}dl.sub(o);function of(a,h,p,d,b,y,k){Ee.filters.sub(a,h,p,d,b,y,k)&&Qn[a](null,h,p,d,b,y,k)}o.pub=of;function sf(){dl.unsub(o),ar.delete(o),fn.clear(),or(Ms,co,mi),f.remove(),ce?.remove(),He("destroy")}o.destroy=sf;function _l(){He("init",e,t),jr(t||e.data,!1),F[L]?al(L,F[L]):Js(),Yo=ye.show&&(ye.width>0||ye.height>0),dn=bt=!0,Ys(e.width,e.height)}return v.forEach(Vr),C.forEach(Ru),n?n instanceof HTMLElement?(n.appendChild(f),_l()):n(o,_l):_l(),o}Ge.assign=Ae;Ge.fmtNum=dr;Ge.rangeNum=Ts;Ge.rangeLog=Ps;Ge.rangeAsinh=pr;Ge.orient=An;Ge.pxRatio=ae;Ge.join=jh;Ge.fmtDate=gr,Ge.tzDate=op;Ge.sync=Rc;{Ge.addGap=Fp,Ge.clipGaps=Os;let e=Ge.paths={points:Hc};e.linear=Vc,e.stepped=Hp,e.bars=Ip,e.spline=Bp}var nm="Arrow keys move along the chart, + and - zoom, 0 shows all.",xr=new WeakMap,Kc=[[],[8,4],[2,3],[10,3,2,3]];function bo(e,t={}){return{stroke:()=>qt(`world-${e}`),width:2,dash:Kc[e%Kc.length],...t}}function wo({title:e,sentence:t,data:n,series:o,x:s,y:l,numbers:r,sync:i,height:c=240}){let f=xn(null),u=xn(null);kt(()=>{let _=f.current,g=()=>{u.current?.destroy(),u.current=new Ge(om({place:_,series:o,x:s,y:l,sync:i,height:c}),n,_),_.querySelector("canvas").setAttribute("aria-hidden","true")};g();let w=new ResizeObserver(()=>{u.current.setSize({width:_.clientWidth,height:c})});w.observe(_);let $=!0,M=oo.subscribe(()=>{$||g(),$=!1});return()=>{M(),w.disconnect(),u.current.destroy()}},[n]);let m=_=>sm(_,u.current);return x`<figure class="chart">
    <figcaption><bdi>${K(e)}</bdi></figcaption>
    <p>${K(t)}</p>
    <div
      class="plot"
      ref=${f}
      tabindex="0"
      role="application"
      aria-label=${`${K(e)}. ${K(t)} ${nm}`}
      onKeyDown=${m}
    ></div>
    <${fa} caption=${e} ...${r} />
  </figure>`}function om({place:e,series:t,x:n,y:o,sync:s,height:l}){let r=(f,u)=>({label:f.label,stroke:()=>qt("ink"),grid:{stroke:()=>qt("grid"),width:1},ticks:{stroke:()=>qt("grid"),width:1},values:(m,_)=>_.map(g=>g===null?"":f.tick(g,_)),...f.splits?{splits:f.splits,filter:(m,_)=>_}:{},...u}),i=f=>(u,m)=>m==null?"":f.read(m),c=t.map(f=>({value:i(o),...f,label:K(f.label)}));return{width:Math.max(e.clientWidth,200),height:l,scales:{x:{time:!1,...n.scale??{}},y:{...o.scale??{}}},axes:[r(n,{size:44}),r(o,{size:64})],series:[{label:n.label,value:i(n)},...c],cursor:{drag:{x:!0,y:!1},...s?{sync:{key:s}}:{}},legend:{live:!0},hooks:{ready:[f=>xr.set(f,{...f.scales.x})]}}}function sm(e,t){if(!t||e.ctrlKey||e.metaKey||e.altKey)return;let n={ArrowLeft:-1,ArrowRight:1,PageUp:-10,PageDown:10};if(e.key in n)lm(t,n[e.key]);else if(e.key==="+"||e.key==="=")Yc(t,.5);else if(e.key==="-")Yc(t,2);else if(e.key==="0"||e.key==="Home")rm(t);else return;e.preventDefault()}function lm(e,t){let[n,o]=e.series[0].idxs,s=Math.min(o,Math.max(n,(e.cursor.idx??n-t)+t)),l=e.valToPos(e.data[0][s],"x"),r=e.series.findIndex((c,f)=>f>0&&e.data[f][s]!=null),i=r>0?e.valToPos(e.data[r][s],"y"):10;e.setCursor({left:l,top:i})}function Yc(e,t){let{min:n,max:o}=e.scales.x,s=e.cursor.idx==null?(n+o)/2:e.data[0][e.cursor.idx],l=(o-n)*t/2,r=xr.get(e);e.setScale("x",{min:Math.max(r.min,s-l),max:Math.min(r.max,s+l)})}function rm(e){let{min:t,max:n}=xr.get(e);e.setScale("x",{min:t,max:n})}var jo=[["backlog","waits for a free thread"],["running","runs"],["sibling","lost to the other thread of the core"],["clock","lost to a slower clock"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"],["blocked","asleep"]];function Ns(e){let t=e.flatMap(n=>n.spans.map(o=>o.summary.span));return[...new Set(t)]}function Ws(e,t){return e.spans.find(n=>n.summary.span===t)}function Jc(e){let t=({summary:o})=>Math.max(0,...o.slowest.map(s=>s.elapsed_ns));return[...e.spans].sort((o,s)=>t(s)-t(o)).flatMap(({summary:o})=>o.slowest.map(s=>({...s,span:o.span})))}function Zc(e){return jo.map(([n])=>n).reduce((n,o)=>e[`${o}_ns`]>e[`${n}_ns`]?o:n)}function Fs(e){let t=[...new Set(e.flatMap(o=>o.map(([s])=>s)))].sort((o,s)=>o-s),n=e.map(o=>{let s=new Map(o);return t.map(l=>s.get(l)??null)});return{x:t,columns:n}}var im=[["p50","latency_ns_p50"],["p75","latency_ns_p75"],["p90","latency_ns_p90"],["p95","latency_ns_p95"],["p99","latency_ns_p99"],["p99.5","latency_ns_p995"],["p99.9","latency_ns_p999"],["longest","latency_ns_max"]];function Xc({worlds:e}){let t=n=>x`<${am} key=${n} name=${n} worlds=${e} />`;return Ns(e).map(t)}function am({name:e,worlds:t}){let n=t.map(f=>Ws(f,e)),o=n.map(f=>mm(f)),{x:s,columns:l}=Fs(o),r=n.map(f=>f?.summary.count??0),i=[s,...l],c=x`<${wo}
    title=${`How long ${e} takes`}
    sentence=${_m(t,n)}
    data=${i}
    series=${t.map((f,u)=>({label:f.name,spanGaps:!0,...bo(u)}))}
    x=${cm(s)}
    y=${um}
    numbers=${{columns:["beyond",...t.map(f=>`${f.name}, ms`)],rows:()=>s.map((f,u)=>dm(f,l.map(m=>m[u]),ln))}}
  />`;return x`<section>
    ${s.length>1&&c}
    <${Pt}
      caption=${`Percentiles of ${e}, ms`}
      columns=${["percentile",...t.map(f=>f.name)]}
      rows=${[["done",...r],...im.map(([f,u])=>[f,...n.map(m=>m?.summary.count?ln(m.summary[u]):"-")])]}
    />
  </section>`}function cm(e){let t=Math.ceil(e.length>0?e[e.length-1]:1);return{label:"of all take this long or less",tick:Qc,read:Qc,splits:()=>[Math.log10(2),...Array.from({length:t},(n,o)=>o+1)],scale:{range:(n,o,s)=>[o??0,Math.max(s??1,(o??0)+.001)]}}}var um={label:"latency",tick:be,read:be,splits:hm,scale:{distr:3,range:fm}};function fm(e,t,n){return[(t??1)/1.15,(n??10)*1.15]}function hm(e,t,n,o){let s=Math.floor(Math.log10(n)),l=Math.ceil(Math.log10(o))-s+1;return Array.from({length:l},(c,f)=>f+s).flatMap(c=>[1,2,5].map(f=>f*10**c)).filter(c=>n<=c&&c<=o)}var pm=.9;function mm(e){let t=e?.curve.beyond??[],n=t.map((s,l)=>[-Math.log10(s),e.curve.latency_ns[l]||null]),o=n.filter((s,l)=>t[l]<pm);return o.length>1?o:n}function Qc(e){let t=100*(1-10**-e);return`${Number(t.toFixed(Math.max(1,Math.ceil(e))))} %`}function dm(e,t,n){return[`${je(100*10**-e)} %`,...t.map(s=>s===null?"-":n(s))]}function _m(e,t){let n=(o,s)=>{let l=e.length>1?`${e[s].name}: `:"",{count:r,latency_ns_p50:i,latency_ns_p99:c}=o?.summary??{count:0};return r?`${l}half take ${be(i)} or less, 99 % take ${be(c)} or less`:`${l}none was done`};return`${t.map(n).join("; ")}.`}var Sr={label:"seconds of the run",tick:(e,t)=>e.toFixed(gm(t)),read:e=>`${e.toFixed(3)} s`};function gm([e,t]){return t>e?Math.min(9,Math.max(0,Math.ceil(-Math.log10(t-e)))):0}var bm="In Kubernetes: limits.cpu is cpu.max, quota over period; a period with throttling counts in container_cpu_cfs_throttled_periods_total, of container_cpu_cfs_periods_total; throttled time is container_cpu_cfs_throttled_seconds_total. A burst (cpu.max.burst) has no field there. systemd: CPUQuota= and CPUQuotaPeriodSec=.";function eu({worlds:e}){let t=[...new Set(e.flatMap(n=>n.limits.map(o=>o.path)))];return[x`<p class="note">${bm}</p>`,t.map(n=>x`<${wm} key=${n} path=${n} worlds=${e} />`)]}function wm({path:e,worlds:t}){let n=t.map(u=>u.limits.find(m=>m.path===e)),o=[...new Set(n.filter(Boolean).map(u=>be(u.step_ns)))].join(", "),s=Mr(n,u=>u.used_in_step_ns.map(m=>m/u.step_ns)),l=Mr(n,u=>u.throttled_in_step_ns.map(m=>100*m/u.step_ns)),r=t.map(u=>u.name),i=ym(t,n),c={label:"CPUs",tick:je,read:u=>u.toFixed(2),scale:{range:(u,m,_)=>[0,Math.max(_??1,.1)*1.05]}},f={label:"throttled, %",tick:je,read:u=>`${u.toFixed(1)} %`,scale:{range:()=>[0,105]}};return x`<section>
    <${wo}
      title=${`CPU time that ${e} used`}
      sentence=${km(t,n,o)}
      sync="time"
      data=${[s.x,...s.columns,...i.map(({cpus:u})=>s.x.map(()=>u))]}
      series=${[...r.map((u,m)=>({label:u,spanGaps:!0,...bo(m)})),...i.map(vm)]}
      x=${Sr}
      y=${c}
      numbers=${Tr(s,r,"CPUs")}
    />
    <${wo}
      title=${`When ${e} was throttled`}
      sentence=${$m(t,n,o)}
      sync="time"
      height=${180}
      data=${[l.x,...l.columns]}
      series=${r.map((u,m)=>({label:u,spanGaps:!0,...bo(m)}))}
      x=${Sr}
      y=${f}
      numbers=${Tr(l,r,"%")}
    />
    <${Pt} caption=${`Limit of ${e}`} ...${Sm(t,n)} />
  </section>`}function tu({worlds:e}){return Ns(e).map(t=>{let n=e.map(r=>Ws(r,t)?.steps),o=Mr(n,r=>r.slowest_ns.map(i=>i>0?i/1e6:null));if(o.columns.flat().filter(r=>r!==null).length<2)return null;let s=e.map(r=>r.name),l={label:"slowest, ms",tick:je,read:r=>`${r.toFixed(3)} ms`,scale:{range:(r,i,c)=>[0,Math.max(c??1,1e-6)*1.05]}};return x`<${wo}
      key=${t}
      title=${`Slowest ${t} by when it began`}
      sentence=${xm(e,n)}
      sync="time"
      height=${200}
      data=${[o.x,...o.columns]}
      series=${s.map((r,i)=>({label:r,spanGaps:!0,...bo(i)}))}
      x=${Sr}
      y=${l}
      numbers=${Tr(o,s,"ms")}
    />`})}function Mr(e,t){return Fs(e.map(n=>n?t(n).map((o,s)=>[(s+.5)*n.step_ns/1e9,o]):[]))}function ym(e,t){let n=[];return t.forEach((o,s)=>{if(!o||o.quota_ns===null)return;let l=o.quota_ns/o.period_ns,r=n.find(i=>i.cpus===l);r?r.names.push(e[s].name):n.push({cpus:l,names:[e[s].name],world:s})}),n}function vm({names:e,world:t},n,o){let s=o.length>1?`quota, ${e.join(" and ")}`:"quota",l=()=>qt(o.length>1?`world-${t}`:"quota"),r=o.length>1?3:1;return{label:s,stroke:l,width:r,dash:[1,4],points:{show:!1}}}function Tr({x:e,columns:t},n,o){return{columns:["s",...n.map(s=>`${s}, ${o}`)],rows:()=>e.map((s,l)=>[s.toFixed(3),...t.map(r=>r[l]===null?"-":r[l].toFixed(2))])}}function Cr(e,t,n){return t.map((s,l)=>s?e.length>1?`${e[l].name}: ${n(s)}`:n(s):null).filter(Boolean).join("; ")}function km(e,t,n){return`${Cr(e,t,s=>{let l=s.quota_ns===null?"no quota":`quota ${be(s.quota_ns)}`,r=s.burst_ns>0?`, burst ${be(s.burst_ns)}`:", no burst";return`${l} for each ${be(s.period_ns)}${r}`})}. Each point is a mean over ${n}; the kernel's periods may begin elsewhere, so a point may lie above what the limit allows in one.`}function $m(e,t,n){return`${Cr(e,t,s=>`throttled in ${s.nr_throttled} of ${s.nr_periods} periods`+(s.nr_bursts>0?`, burst used in ${s.nr_bursts}`:""))}. The line is the share of each ${n} in which at least one CPU's queue of the group was throttled. A period in which the group had nothing to do is not counted.`}function xm(e,t){return`${Cr(e,t,o=>{let s=Math.max(...o.slowest_ns,0);if(s===0)return"none was done";let l=o.slowest_ns.indexOf(s)*o.step_ns;return`the slowest took ${be(s)} and began at about ${(l/1e9).toFixed(2)} s`})}.`}function Sm(e,t){let n=(l,r)=>[l,...t.map(i=>i?r(i):"-")],o=l=>l.quota_ns===null?"max":l.quota_ns/1e3,s=l=>Kt(l.nr_throttled/Math.max(1,l.nr_periods));return{columns:["cpu.max and cpu.stat",...e.map(l=>l.name)],rows:[n("quota, us",o),n("period, us",l=>l.period_ns/1e3),n("burst, us",l=>l.burst_ns/1e3),n("nr_periods",l=>l.nr_periods),n("nr_throttled",l=>l.nr_throttled),n("throttled periods",s),n("throttled time of all CPUs, ms",l=>(l.throttled_ns/1e6).toFixed(3)),n("nr_bursts",l=>l.nr_bursts),n("burst used, ms",l=>(l.burst_used_ns/1e6).toFixed(3))]}}function zs(e){return{cpus:e.cpus,states:e.states,tasks:e.tasks,steps:e.steps,windows:e.windows.map(t=>Mm(t,e))}}function Mm({from_ns:e,to_ns:t,is_cut:n,stretches:o,wakes:s},{cpus:l,tasks:r}){let i=o.task.length,c=new Float64Array(i),f=new Float64Array(i),u=e;for(let _=0;_<i;_+=1)u+=o.after_ns[_],c[_]=u,f[_]=u+o.length_ns[_];let m=(_,g)=>{let w=Array.from({length:g},()=>[]);return o[_].forEach(($,M)=>w[$].push(M)),w};return{from_ns:e,to_ns:t,is_cut:n,from:c,to:f,task:o.task,state:o.state,cpu:o.cpu,byTask:m("task",r.length),byCpu:m("cpu",l),wakes:Tm(e,s)}}function Tm(e,t){let n=e;return t.task.map((o,s)=>{n+=t.after_ns[s];let{[s]:l}=t.waker;return{at:n,task:o,waker:l,wakerCpu:t.waker_cpu[s],targetCpu:t.target_cpu[s]}})}function Er(e,t,n){let o=0,s=e.length;for(;o<s;){let l=o+s>>1;t[e[l]]<=n?o=l+1:s=l}return o}function nu(e,t,n){let o=e.states.length,s=e.tasks.map(()=>new Array(o).fill(0)),l=0;for(let r of e.windows){let i=Math.max(t,r.from_ns),c=Math.min(n,r.to_ns);i>=c||(l+=c-i,r.byTask.forEach((f,u)=>{for(let m=Er(f,r.to,i);m<f.length;m+=1){let _=f[m];if(r.from[_]>=c)break;let g=Math.min(c,r.to[_])-Math.max(i,r.from[_]);s[u][r.state[_]]+=g}}))}return{known:l,sums:s}}function qs(e){let t=Jc(e).map(r=>({name:r.span,task:r.task,from:r.at_ns,taken:r.taken_at_ns,to:r.at_ns+r.elapsed_ns,blame:r.blame})),n=e.schedule.longest_wait;if(t.length>0||!n)return t;let{task:o,from_ns:s,to_ns:l}=n;return[{name:"longest time ready without a CPU",task:o,from:s,to:l,blame:null}]}function Hs({jumps:e,chosen:t,choose:n}){let o=(s,l)=>[{text:`${l+1}`,node:x`<${Cm} ...${{jump:s,at:l,chosen:t,choose:n}} />`},s.name,(s.from/1e9).toFixed(6),ln(s.to-s.from),{text:ou(s.blame),node:x`<${Em} blame=${s.blame} />`},s.task];return x`<${Pt}
    caption="The slowest, and where their time went"
    columns=${["jump to","what","began, s","took, ms","where the time went","ended by"]}
    rows=${e.map(o)}
    selected=${t}
  />`}function Cm({jump:e,at:t,chosen:n,choose:o}){return x`<button
    type="button"
    class="jump"
    aria-pressed=${t===n}
    onClick=${()=>o(t)}
  >
    ${t+1}<span class="unseen">: show ${K(e.name)} of ${be(e.to-e.from)}</span>
  </button>`}function Pr(e){let t=Math.max(1,jo.reduce((o,[s])=>o+e[`${s}_ns`],0));return jo.map(([o,s])=>({name:o,says:s,share:e[`${o}_ns`]/t})).filter(({share:o})=>o>0)}function ou(e){return e?Pr(e).map(({name:t,share:n})=>`${t} ${Kt(n)}`).join(", "):"-"}function Em({blame:e}){if(!e)return"-";let t=Zc(e),n=Pr(e).map(({name:s,share:l})=>x`<span class=${`cause ${s}`} style=${{width:`${100*l}%`}}></span>`),o=Pr(e).find(({name:s})=>s===t)?.share??0;return x`<span class="blame" role="img" aria-label=${ou(e)}>${n}</span>
    <span class="main" aria-hidden="true">${t} ${Kt(o,0)}</span>`}function su(){return x`<ul class="legend">
    ${jo.map(([e,t])=>x`<li><span class=${`cause ${e}`}></span> ${e}: ${t}</li>`)}
  </ul>`}var Ln=24,Pm=300;function Is(e,t,n){let o=n<560?78:150,s=t==="cpu"?Array.from({length:e.cpus},(r,i)=>({name:`CPU ${i}`,at:i})):e.tasks.map((r,i)=>({name:r.name,at:i})).slice(0,400),l=Math.max(t==="cpu"?14:12,Math.min(26,Math.floor(420/s.length)));return{rows:s,label:o,tall:l,height:Ln+Math.max(1,s.length)*l+2}}function ru(e,t,{by:n,from:o,to:s,marks:l,colours:r}){let i=window.devicePixelRatio||1,c=e.clientWidth,f=Is(t,n,c);e.width=Math.round(c*i),e.height=Math.round(f.height*i);let u=e.getContext("2d");u.scale(i,i),u.fillStyle=r.paper,u.fillRect(0,0,c,f.height);let _={pen:u,plan:f,x:g=>f.label+(g-o)*(c-f.label)/(s-o),from:o,to:s,width:c,colours:r,by:n};Am(_),Lm(_,t);for(let g of t.windows)g.to_ns>o&&g.from_ns<s&&Om(_,t,g);l&&Wm(_,l),Fm(_),qm(_)}function yo({plan:e},t){return Ln+t*e.tall}function Am({pen:e,plan:t,width:n,colours:o}){t.rows.forEach((s,l)=>{e.fillStyle=l%2?o.paper:o.stripe,e.fillRect(t.label,Ln+l*t.tall,n-t.label,t.tall)})}function Lm(e,t){let{steps:n}=t;if(e.by==="cpu"){e.plan.rows.forEach((s,l)=>{let r=n.cpu_busy_per_mille[Math.floor(s.at/n.cpus_per_row)];lu(e,t,l,[[r,"running"]])});return}let o=new Map(n.rows.map(s=>[s.name,s]));e.plan.rows.forEach((s,l)=>{let r=o.get(s.name);if(!r)return;let i=[[r.running_per_mille,"running"],[r.queued_per_mille,"queued"],[r.throttled_per_mille,"throttled"]];lu(e,t,l,i)})}function lu(e,t,n,o){let{pen:s,plan:l,x:r,from:i,to:c,colours:f}=e,{step_ns:u}=t.steps,m=l.tall-3,_=o[0][0]?.length??0,g=Math.max(0,Math.floor(i/u)),w=Math.min(_,Math.ceil(c/u));for(let $=g;$<w;$+=1){let M=Math.max(l.label,r($*u)),E=Math.max(.5,r(($+1)*u)-M),v=yo(e,n)+2+m;for(let[C,S]of o){let W=m*C[$]/1e3;v-=W,s.globalAlpha=.45,s.fillStyle=f[S],s.fillRect(M,v,E,W)}}s.globalAlpha=1}function Om(e,t,n){let{pen:o,plan:s,x:l,from:r,to:i,width:c,colours:f}=e,u=Math.max(s.label,l(n.from_ns)),m=Math.min(c,l(n.to_ns));s.rows.forEach((_,g)=>{o.fillStyle=g%2?f.paper:f.stripe,o.fillRect(u,yo(e,g),m-u,s.tall)}),o.fillStyle=f.window,o.fillRect(u,Ln-4,Math.max(2,m-u),4),s.rows.forEach((_,g)=>{let w=e.by==="cpu"?n.byCpu[_.at]:n.byTask[_.at];Dm(e,t,n,w,g)}),Nm(e,n,Math.max(r,n.from_ns),Math.min(i,n.to_ns))}function Dm(e,t,n,o,s){let{plan:l,x:r,from:i,to:c,width:f,by:u}=e,m=new Map,_=u==="cpu"?0:Er(o,n.to,i);for(let g=_;g<o.length;g+=1){let w=o[g];if(n.from[w]>=c)break;if(n.to[w]<=i)continue;let $=n.state[w],M=Math.max(l.label,r(n.from[w])),E=Math.min(f,r(n.to[w]));if(E-(m.get($)??-1)<.4)continue;m.set($,E);let v=t.tasks[n.task[w]];Um(e,s,t.states[$],M,Math.max(E-M,.6),v)}}function Um(e,t,n,o,s,l){let{pen:r,plan:i,colours:c,by:f}=e,u=i.tall-3,m=f==="cpu"?Math.max(3,Math.floor(u/4)):u,_=yo(e,t)+2,g=u;if(f==="cpu"?(g=n==="running"?u-m:m,_+=n==="running"?0:u-m):n!=="running"&&(g=Math.max(3,Math.floor(u*.6)),_+=u-g),r.fillStyle=c[n],r.fillRect(o,_,s,g),n==="throttled"&&s>3&&g>2&&Rm(r,o,_,s,g,c.paper),f==="cpu"&&n==="running"&&s>34){r.fillStyle=c.onRunning,r.font="10px system-ui, sans-serif";let w=Math.floor((s-4)/6);r.fillText(Fl(l.name,w),o+2,_+g/2+3.5)}}function Rm(e,t,n,o,s,l){e.save(),e.beginPath(),e.rect(t,n,o,s),e.clip(),e.strokeStyle=l,e.lineWidth=1,e.beginPath();for(let r=t-s;r<t+o;r+=5)e.moveTo(r,n+s),e.lineTo(r+s,n);e.stroke(),e.restore()}function Nm(e,t,n,o){let{pen:s,x:l,colours:r,by:i,plan:c}=e,f=t.wakes.filter(u=>u.at>=n&&u.at<o);if(!(f.length===0||f.length>Pm)){s.strokeStyle=r.ink,s.fillStyle=r.ink,s.lineWidth=1;for(let u of f){let[m,_]=i==="cpu"?[u.wakerCpu,u.targetCpu]:[u.waker,u.task];if(_>=c.rows.length)continue;let g=l(u.at),w=yo(e,_)+c.tall/2;if(m!==null&&m!==_&&m<c.rows.length){let $=yo(e,m)+c.tall/2;s.globalAlpha=.6,s.beginPath(),s.moveTo(g,$),s.lineTo(g,w),s.stroke(),s.globalAlpha=1}s.beginPath(),s.moveTo(g,w),s.lineTo(g-4,w-3),s.lineTo(g-4,w+3),s.fill()}}}function Wm({pen:e,plan:t,x:n,width:o,colours:s},{from:l,taken:r,to:i}){e.fillStyle=s.mark;let c=f=>Math.min(o,Math.max(t.label,n(f)));e.globalAlpha=.16,e.fillRect(c(l),Ln,c(i)-c(l),t.height),e.globalAlpha=1,e.strokeStyle=s.mark,e.lineWidth=2;for(let[f,u]of[[l,[]],[r,[4,3]],[i,[]]])f===void 0||n(f)<t.label||n(f)>o||(e.setLineDash(u),e.beginPath(),e.moveTo(n(f),Ln),e.lineTo(n(f),t.height),e.stroke());e.setLineDash([])}function Fm({pen:e,plan:t,x:n,from:o,to:s,width:l,colours:r}){let i=zm((s-o)/Math.max(2,(l-t.label)/110));e.font="11px system-ui, sans-serif",e.fillStyle=r.ink,e.strokeStyle=r.grid,e.lineWidth=1;for(let c=Math.ceil(o/i)*i;c<s;c+=i){let f=n(c);e.beginPath(),e.moveTo(f,Ln-4),e.lineTo(f,t.height),e.stroke();let u=ys(c,i*100);f+e.measureText(u).width<l&&e.fillText(u,f+2,12)}}function zm(e){let t=10**Math.floor(Math.log10(Math.max(e,1)));return[1,2,5,10].map(n=>n*t).find(n=>n>=e)}function qm(e){let{pen:t,plan:n,colours:o}=e;t.fillStyle=o.paper,t.fillRect(0,0,n.label,n.height),t.fillStyle=o.ink,t.font=`${Math.min(12,n.tall-2)}px system-ui, sans-serif`;let s=Math.floor((n.label-8)/6.4);n.rows.forEach((l,r)=>{t.fillText(Fl(l.name,s),2,yo(e,r)+n.tall/2+4)})}var iu=200;function Vs(e){let t={from:0,to:Math.max(e,iu)},n=lt(t),o=(s,l)=>{let r=Math.min(Math.max(l-s,iu),t.to),i=(s+l)/2,c=Math.min(Math.max(0,i-r/2),t.to-r);n.value={from:c,to:c+r}};return{range:n,show:o,all:()=>o(0,t.to),zoom:(s,l)=>{let{from:r,to:i}=n.value,c=l??(r+i)/2;o(c-(c-r)*s,c+(i-c)*s)},move:s=>{let{from:l,to:r}=n.value,i=r-l,c=Math.min(Math.max(0,l+s*i),t.to-i);n.value={from:c,to:c+i}}}}function au(e,t,n){let o=new Map,s=f=>{let{from:u,to:m}=t.range.value,_=e.clientWidth-n();return u+(f-n())*(m-u)/_},l=f=>f/(e.clientWidth-n()),r=new AbortController,i={signal:r.signal},c=(f,u,m)=>e.addEventListener(f,u,{...m,...i});c("wheel",f=>{if(!f.ctrlKey&&!f.shiftKey)return;f.preventDefault();let u=f.deltaY||f.deltaX;f.ctrlKey?t.zoom(u>0?1.25:.8,s(f.offsetX)):t.move(u>0?.1:-.1)},{passive:!1}),c("dblclick",f=>t.zoom(.4,s(f.offsetX))),c("pointerdown",f=>{o.set(f.pointerId,f.offsetX),e.setPointerCapture(f.pointerId)}),c("pointermove",f=>{let u=o.get(f.pointerId);u!==void 0&&(o.size===1?t.move(-l(f.offsetX-u)):Hm(t,o,f,s),o.set(f.pointerId,f.offsetX))});for(let f of["pointerup","pointercancel"])c(f,u=>o.delete(u.pointerId));return()=>r.abort()}function Hm(e,t,n,o){let[s]=[...t].filter(([i])=>i!==n.pointerId).map(([,i])=>i),l=Math.abs(t.get(n.pointerId)-s),r=Math.abs(n.offsetX-s);l>4&&r>4&&e.zoom(l/r,o((n.offsetX+s)/2))}function cu(e,t,n){let o={ArrowLeft:()=>t.move(-.2),ArrowRight:()=>t.move(.2),PageUp:()=>t.move(-1),PageDown:()=>t.move(1),"+":()=>t.zoom(.5),"=":()=>t.zoom(.5),"-":()=>t.zoom(2),0:t.all,Home:t.all,n:()=>n(1),p:()=>n(-1)};return e in o?(o[e](),!0):!1}var uu=60,fu="Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.",Im="Blank is blocked or idle. Under a bar at the top every switch is drawn. Elsewhere the page has no room for that: there a pale column stands for a whole step of time, and its height is the share of the step that was spent so, not one stretch. The shaded time is the chosen request, the broken line when a thread took it. Arrows are wake-ups, from who woke to who was woken.";function hu({world:e}){let t=ft(()=>zs(e.schedule),[e]),n=ft(()=>Vs(e.ended_ns),[e]),o=ft(()=>qs(e),[e]),[s,l]=st("task"),[r,i]=st(o.length>0?0:-1),c=m=>{let{from:_,to:g}=o[m],w=Math.max((g-_)*.08,1e3);i(m),n.show(_-w,g+w)};kt(()=>{o.length>0?c(0):t.windows.length>0&&n.show(t.windows[0].from_ns,t.windows[0].to_ns)},[e]);let f=m=>{o.length>0&&c((r+m+o.length)%o.length)},u=o[r];return x`<div class="schedule">
    <${Ar} view=${n} by=${s} setBy=${l} jump=${o.length>0&&f} />
    <${Lr} ...${{world:e,decoded:t,view:n,by:s,marks:u,step:f}} />
    <${Or} by=${s} />
    <${Dr} ...${{world:e,decoded:t,view:n,marks:u}} />
    <${Hs} jumps=${o} chosen=${r} choose=${c} />
    ${o.some(m=>m.blame)&&x`<${su} />`}
    ${Vm(e)}
  </div>`}function Vm({schedule:e}){let t=e.windows_left_out,n=e.windows.filter(s=>s.is_cut).length,o=n===1?"1 of the times in full ends early: so much happened in it.":`${n} of the times in full end early: so much happened in them.`;return[t>0&&x`<p class="note">${t} of the times in full had no room on this page.</p>`,n>0&&x`<p class="note">${o} What follows is drawn in steps.</p>`]}function Ar({view:e,by:t,setBy:n,jump:o}){let s=(r,i)=>x`<button type="button" onClick=${i}>${r}</button>`,l=(r,i)=>x`<label
      ><input
        type="radio"
        name=${`by-${e.range.peek().to}`}
        checked=${t===r}
        onChange=${()=>n(r)}
      />
      ${i}</label
    >`;return x`<div class="buttons">
    <fieldset><legend>Rows</legend>${l("task","tasks")} ${l("cpu","CPUs")}</fieldset>
    ${s("Zoom in",()=>e.zoom(.5))} ${s("Zoom out",()=>e.zoom(2))}
    ${s("Earlier",()=>e.move(-.5))} ${s("Later",()=>e.move(.5))}
    ${s("Whole run",e.all)}
    ${o&&s("Previous slowest",()=>o(-1))}
    ${o&&s("Next slowest",()=>o(1))}
  </div>`}function Bm(){let t=Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink","grid"].map(l=>[l,qt(l)])),[n,o,s]=["window","mark","on-running"].map(qt);return{...t,window:n,mark:o,onRunning:s}}function Lr({world:e,decoded:t,view:n,by:o,marks:s,step:l}){let r=xn(null),i=xn({});i.current={by:o,marks:s},kt(()=>{let m=r.current,_=()=>{let{from:E,to:v}=n.range.peek();ru(m,t,{...i.current,from:E,to:v,colours:Bm()})},g=0,w=()=>{cancelAnimationFrame(g),g=requestAnimationFrame(_)};i.current.later=w;let $=ht(()=>{n.range.value,oo.value,w()}),M=new ResizeObserver(w);return M.observe(m.parentElement),()=>{$(),M.disconnect(),cancelAnimationFrame(g)}},[t,o,s]),kt(()=>{let m=r.current;return au(m,n,()=>Is(t,"task",m.clientWidth).label)},[n]);let c=m=>{m.ctrlKey||m.metaKey||m.altKey||cu(m.key,n,l)&&m.preventDefault()},{height:f}=Is(t,o,1e3),u=`Schedule of ${K(e.name)} by ${o==="cpu"?"CPU":"task"}. ${fu}`;return x`<div
    class="canvas"
    tabindex="0"
    role="application"
    aria-label=${u}
    onKeyDown=${c}
  >
    <canvas ref=${r} style=${{height:`${f}px`}} aria-hidden="true"></canvas>
  </div>`}function Or({by:e}){let t=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"]],n=e==="cpu"?"Waiting tasks are the strip below who runs. ":"";return x`<ul class="legend">
      ${t.map(([o,s])=>x`<li><span class=${`cause ${o}`}></span> ${o}: ${s}</li>`)}
      <li><span class="cause running pale"></span> pale: the share of a step that was spent so</li>
    </ul>
    <p class="note">${n}${Im} ${fu}</p>`}function Dr({world:e,decoded:t,view:n,marks:o,isBrief:s=!1}){let{from:l,to:r}=n.range.value,{known:i,sums:c}=ft(()=>nu(t,l,r),[t,l,r]),f=r-l,u=t.tasks.map(($,M)=>({task:$,sums:c[M]}));u.sort(($,M)=>Bs(M.sums)-Bs($.sums));let m=u.filter(({sums:$})=>Bs($)>0),_=({task:$,sums:M})=>[$.name,$.group,...M.map(ln),ln(Math.max(0,i-Bs(M)))],g=i>=f*.999?"what you see":"the times in full that you see",w=m.length-uu;return x`<p class="seen" aria-live="polite">
      ${jm(e,t,{from:l,to:r,known:i,sums:c,marks:o})}
    </p>
    ${!s&&x`<${Pt}
      caption=${`What each task did in ${g}, ms`}
      columns=${["task","group",...t.states,"blocked"]}
      rows=${m.slice(0,uu).map(_)}
    />`}
    ${!s&&w>0&&x`<p class="note">and ${w} more tasks</p>`}`}function Bs(e){return e.reduce((t,n)=>t+n,0)}function jm(e,t,{from:n,to:o,known:s,sums:l,marks:r}){let i=o-n,c=`You see ${be(i)} of ${be(e.ended_ns)}, from ${ys(n,i)}.`;if(s===0)return`${c} It is drawn in steps of ${be(t.steps.step_ns)}.`;let f=t.tasks.find($=>$.name===r?.task)?.group;if(f===void 0)return c;let u=l.filter(($,M)=>t.tasks[M].group===f&&t.tasks[M]),m=$=>{let M=t.states.indexOf($),E=u.reduce((v,C)=>v+C[M],0);return Kt(E/Math.max(1,s*u.length),0)},_=`The ${u.length} tasks of ${K(f)} that are drawn`,g=`${m("queued")} waiting for a CPU, ${m("running")} running`;return`${c} ${_} spent ${m("throttled")} of it throttled, ${g}, the rest asleep or on the way to another CPU.`}var Ur=-1;function pu({worlds:e}){let t=e.length>1,[n,o]=st(t?Ur:0),s=(l,r)=>x`<label
      ><input
        type="radio"
        name="world"
        checked=${r===n}
        onChange=${()=>o(r)}
      />
      <bdi>${K(l)}</bdi></label
    >`;return x`${t&&x`<fieldset class="worlds">
      <legend>Which run</legend>
      ${s("all, at the same time",Ur)} ${e.map(({name:l},r)=>s(l,r))}
    </fieldset>`}
    ${n===Ur?x`<${Gm} worlds=${e} />`:x`<${hu} key=${n} world=${e[n]} />`}`}function Gm({worlds:e}){let t=ft(()=>e.map(_=>zs(_.schedule)),[e]),n=Math.max(...e.map(_=>_.ended_ns)),o=ft(()=>Vs(n),[e]),s=ft(()=>qs(e[0]),[e]),[l,r]=st("task"),[i,c]=st(-1),f=_=>{let{from:g,to:w}=s[_],$=Math.max((w-g)*.08,1e3);c(_),o.show(g-$,w+$)};i<0&&s.length>0&&f(0);let u=_=>{s.length>0&&f((i+_+s.length)%s.length)},m=s[i];return x`<div class="schedule">
    <${Ar} view=${o} by=${l} setBy=${r} jump=${s.length>0&&u} />
    ${e.map((_,g)=>x`<section class="beside" aria-label=${`Schedule: ${K(_.name)}`}>
        <h3><bdi>${K(_.name)}</bdi></h3>
        <${Lr} ...${{world:_,decoded:t[g],view:o,by:l,marks:m,step:u}} />
        <${Dr} ...${{world:_,decoded:t[g],view:o,marks:m,isBrief:!0}} />
      </section>`)}
    <${Or} by=${l} />
    <p class="note">
      The shaded time is a request of <bdi>${K(e[0].name)}</bdi>. With the same seed the
      same requests come to every run, at the same times where clients do not wait for answers. For
      the slowest of another run and a table of what its tasks did, choose that run above.
    </p>
    <${Hs} jumps=${s} chosen=${i} choose=${f} />
  </div>`}var Km=6;function Rr(e,t){return(t?t.numbers:Ym(e)).map(({label:o,of:s,read:l})=>[o,...e.map(r=>{let i=s(r.run);return i==null?"-":l(i)})])}var Y={time:be,percent:e=>Kt(e/100),count:e=>String(e),number:e=>je(e),joules:e=>`${je(e)} J`},It=(e,t)=>e.tasks.find(n=>n.name===t),Nr=(e,t)=>e.groups.find(n=>n.path===t),On=(e,t=0)=>e.requests[t];function Ym(e){let[{run:t}]=e,n=t.requests.flatMap(({span:l},r)=>[{label:`${l}: done`,of:i=>On(i,r)?.count,read:Y.count},{label:`${l}: p50`,of:i=>js(i,r)?.latency_ns_p50,read:Y.time},{label:`${l}: p99`,of:i=>js(i,r)?.latency_ns_p99,read:Y.time},{label:`${l}: slower than p99`,of:i=>Jm(js(i,r)),read:Y.count},{label:`${l}: slowest`,of:i=>js(i,r)?.latency_ns_max,read:Y.time}]),o=t.groups.filter(l=>l.limit).map(({path:l})=>({label:`${l}: periods throttled`,of:r=>Nr(r,l)?.limit?.throttle_ratio_percent,read:Y.percent})),s=n.length>0?[]:t.tasks.slice(0,Km).flatMap(Zm);return[...n,...o,...s,...Qm()]}function js(e,t){let n=On(e,t);return n?.count>0?n:null}function Jm(e){return e===null?null:Math.floor(e.count/100)}function Zm({name:e}){return[{label:`${e}: CPU time`,of:t=>It(t,e)?.runtime_ns,read:Y.time},{label:`${e}: mean wait for a CPU`,of:t=>It(t,e)?.delay_ns_mean,read:Y.time},{label:`${e}: longest wait for a CPU`,of:t=>It(t,e)?.delay_ns_max,read:Y.time}]}function Qm(){return[{label:"CPU time of all tasks",of:e=>e.total.runtime_ns,read:Y.time},{label:"switches",of:e=>e.total.switches,read:Y.count},{label:"migrations",of:e=>e.total.migrations,read:Y.count},{label:"wake-up latency, p99",of:e=>e.total.wakeups>0?e.total.wake_latency_ns_p99:null,read:Y.time}]}var Xm=100;function mu({play:e,story:t}){let n=e.result.value;if(!n)return x`<p role="status">The engine is loading.</p>`;let o=[n.a,n.b].filter(c=>c?.ok).map(c=>c.ok),s=[n.a,n.b].filter(c=>c&&!c.ok);if(o.length===0)return x`<p class="caution">No run: the message stands where the text is.
      ${s.some(({kind:c})=>c==="stopped")&&` ${K(s[0].message)}`}</p>`;let l=o.map(({document:c})=>c.worlds[0]),r=l.some(({spans:c})=>c.some(({summary:f})=>f.count>0)),i=l.some(c=>c.limits.length>0);return x`<section class="outcome" aria-label="What came out">
    <${ed} shown=${n} answers=${o} />
    <${td} answers=${o} broken=${s} />
    <${Pt}
      caption=${l.length>1?"Numbers of both worlds":"Numbers of world A"}
      columns=${["what",...l.map(c=>c.name)]}
      rows=${Rr(o,t)}
    />
    <${od} answers=${o} />
    ${r&&x`<h2>Latency</h2><${Xc} worlds=${l} />`}
    ${(i||r)&&x`<h2>Over time</h2>`}
    ${i&&x`<${eu} worlds=${l} />`}
    ${r&&x`<${tu} worlds=${l} />`}
    <h2>Schedule</h2>
    <${pu} key=${l.map(({digest:c})=>c).join()} worlds=${l} />
  </section>`}function du({play:e,story:t}){let{a:n,b:o}=e.result.value??{},s=[n,o].filter(_=>_?.ok).map(_=>_.ok);if(s.length===0)return null;let l=Rr(s,t),[r,...i]=l.find(([_])=>_.endsWith("p99"))??l[0],c=i.map((_,g)=>`${"AB"[g]} ${_}`).join(", "),[{run:f,whole_ns:u}]=s,m=f.duration_ns<u?` (first ${be(f.simulated_ns)})`:"";return x`<p class="brief" aria-hidden="true">
    <bdi>${K(r)}</bdi>: ${K(c)}${m}
  </p>`}function ed({shown:e,answers:t}){let n=Math.min(...t.map(({run:r})=>r.simulated_ns)),o=Math.max(...t.map(({whole_ns:r})=>r));if(!t.some(({run:r,whole_ns:i})=>r.duration_ns<i)){let r=t.map(({run:c})=>be(c.simulated_ns)),i=new Set(r).size>1?`A ${r[0]}, B ${r[1]}`:r[0];return x`<p class="length">Simulated: the whole run, ${i}.</p>`}let l=e.kind==="drag"?"so that it answers at once; more follows when nothing moves":"a whole run would take too long here; the command below runs it";return x`<p class="length cut">
    Simulated: only the first ${be(n)} of ${be(o)}, ${l}.
  </p>`}function td({answers:e,broken:t}){let n=new Set;for(let{document:o,warnings:s}of e){o.cautions.forEach(l=>n.add(`${o.worlds[0].name}: ${l}`)),s.forEach(l=>n.add(l));for(let{summary:l}of o.worlds[0].spans)l.count>0&&l.count<Xm&&n.add(nd(o.worlds[0].name,l))}return t.forEach(({kind:o,message:s})=>{n.add(o==="stopped"?s:"World B can't be run: the message stands with it.")}),[...n].map(o=>x`<p class="caution" role="note">${K(o)}</p>`)}function nd(e,{span:t,count:n}){let o=n===1?"is 1 request":`are ${n} requests`;return`${e}: there ${o} of ${t}, too few for a p99: it is the slowest of them.`}function od({answers:e}){return x`<div class="runs">
    ${e.map(({document:t})=>{let[{name:n,said:o}]=t.worlds;return x`<section aria-label=${K(n)}>
        <h3><bdi>${K(n)}</bdi></h3>
        <p class="about">${t.about.map(K).join(" ")}</p>
        <ul>
          ${o.map(s=>x`<li>${K(s)}</li>`)}
        </ul>
      </section>`})}
  </div>`}var sd=e=>Math.max(...e.tasks.map(t=>t.ended_at_ns)),_u={id:"000",title:"Limits that refill at the same moment",problem:["Two groups share one core with eight hardware threads. Each may use a quarter of it: its quota is refilled once in a period of 100 ms.","On Linux 6.2 all refills fall on the same moment. So both groups run together, then both are throttled together. For half of each period eight tasks crowd on one core, and for the other half nobody uses it."],change:"The patch starts each group's period at another time. Then the groups take turns, and each task has more of the core for itself.",look:"Look at the time when the last task is done. Then look at the schedule of both worlds: in A both groups are throttled at the same time, in B they take turns.",reduced:"one core, and one second of work for each task; the study has 59 s, and 1 to 8 cores. The moment at which a group begins is drawn from the seed: choose another seed to see how much of the gain is luck.",text:`machine = "power-smt8-1"
kernel = "6.2"
duration = "60s"

[groups."/one"]
"cpu.max" = "200000 100000"

[groups."/two"]
"cpu.max" = "200000 100000"

# Each group begins at any moment of a period: four tasks with one second of work each.
[tasks.one-starts]
loop = 1
phases.wait = { sleep = { uniform = ["0ms", "100ms"] } }
phases.go = { loop = 4, fork = "one" }

[tasks.one]
instances = 0
group = "/one"
loop = 1
run = "1s"

[tasks.two-starts]
loop = 1
phases.wait = { sleep = { uniform = ["0ms", "100ms"] } }
phases.go = { loop = 4, fork = "two" }

[tasks.two]
instances = 0
group = "/two"
loop = 1
run = "1s"
`,knobs:["limit:/one:quota","limit:/two:quota","limit:/one:period","limit:/two:period"],choices:[{key:"phase",label:"When does a group's period begin?",usual:"aligned",answers:[["aligned","all at the same moments, as on 6.2"],["tenths","moved on by tenths of a period: the posted patch"],["random","anywhere, drawn once: what was merged in 6.4"],["even","spread evenly: what the thread wishes for"],["varied","periods a few per cent longer or shorter: the reply"]]}],changed:{"set:phase":"even"},numbers:[{label:"all work is done after",of:sd,read:Y.time},{label:"energy of the socket",of:e=>e.energy_j,read:Y.joules},{label:"CPU time of all tasks",of:e=>e.total.runtime_ns,read:Y.time}]};var Gs=e=>e.placement.machine,gu={id:"001",title:"Where is an idle CPU?",problem:["A task that wakes up looks for an idle CPU among those that share its cache. When nearly all are busy, it looks at many of them in vain.","Linux 6.0 looks at fewer CPUs, the busier they are. That is cheap, but it misses idle CPUs that are there."],change:"The patch (SIS_CORE) keeps a note of CPUs that went idle, one for each core, and looks only at those. What it finds busy it strikes out.",look:"Look at the share of looks that find an idle CPU. Then at the work that is done: a better search is worth little where no CPU is idle. The mail reports a gain of 17 to 27 % on an overloaded machine, which the simulator does not show: the study says what we think is missing.",reduced:"24 CPUs and 23 ms, most of which hackbench takes to start; the study has 96 and 256 CPUs. Differences of a few per cent in the work done may be chance.",text:`machine = "node:1 l3:1 core:12 pu:2"
duration = "23ms"

[kernel]
profile = "tip-fb04563d1cae"
changes = "hint-skips-pending,core-search-free"

[groups."/bench"]

[[workloads]]
command = "hackbench -g 1 -l 10000 -p"
group = "/bench"
`,knobs:[],choices:[{key:"search",label:"Which CPUs are tried?",usual:"sis-util",answers:[["sis-util","in order, fewer as they get busier: 6.0"],["sis-core","only those that are noted as idle: the patch"],["sis-prop","in order, as many as the idle time pays for: 4.13"],["linear","all of them, in order: 4.8"]]}],changed:{"set:search":"sis-core"},numbers:[{label:"looks at a CPU that found it idle",of:e=>Gs(e).search_efficiency_percent,read:Y.percent},{label:"searches",of:e=>Gs(e).searches,read:Y.count},{label:"searches that found an idle CPU",of:e=>Gs(e).search_success_percent,read:Y.percent},{label:"CPUs looked at in a scan, on average",of:e=>Gs(e).scan_depth_mean,read:Y.number},{label:"messages done",of:e=>e.goals[0]?.count,read:Y.count}]};var bu=e=>Nr(e,"/test")?.limit,wu={id:"002",title:"Time that was not used is not lost: burst",problem:["A service may use 6 CPUs: 600 ms of CPU time in each 100 ms. On average it needs five. But its work comes in batches, and now and then three batches fall into one period.","What a group does not use is lost at the end of the period. So the service is throttled in a busy period, though it saved time in the ones before."],change:"With burst, a group keeps what it did not use, up to a maximum, and may use it in a later period.",look:"Look at the 99th percentile of both worlds. Then drag the quota down towards five CPUs: when nothing is left over on average, there is nothing to save, and burst cannot help.",reduced:"5 s; the study has 60 s and ten seeds.",text:`machine = "xeon-8260-2s"
kernel = "6.1"
duration = "5s"

[groups."/test"]
"cpu.max" = "600000 100000"

[[workloads]]
command = "schbench -m 1 -t 30 -r 60 -c 10000 -R 500"
group = "/test"
`,knobs:["limit:/test:quota","limit:/test:period","limit:/test:burst"],choices:[{key:"refill",label:"What does a group own when its period begins?",usual:"burst",answers:[["burst","its quota and what it saved, once for all idle periods: 5.14"],["burst-idle-periods","the same for each idle period: the posted version 2"],["quota","its quota, whatever it left: before 5.14"]]}],changed:{"limit:/test:burst":"400"},numbers:[{label:"requests done",of:e=>On(e)?.count,read:Y.count},{label:"p50",of:e=>On(e)?.latency_ns_p50,read:Y.time},{label:"p99",of:e=>On(e)?.latency_ns_p99,read:Y.time},{label:"slowest",of:e=>On(e)?.latency_ns_max,read:Y.time},{label:"periods throttled",of:e=>bu(e)?.throttle_ratio_percent,read:Y.percent},{label:"periods in which burst was used",of:e=>bu(e)?.["cpu.stat"].nr_bursts,read:Y.count}]};var ld=(e,t)=>n=>It(n,e)?.[t],Wr=(e,t,n)=>["long","short"].map(o=>({label:`${e}, ${o}`,of:ld(o,t),read:n})),yu={id:"003",title:"A short slice that has to wait for a long one",problem:["Two tasks share one CPU. Both compute all the time. One asks for slices of 100 ms, the other one for 0.1 ms, because it wants to wait less.","But whoever runs keeps the CPU until its slice is over. So the short one waits for 100 ms at a time, as if it had asked for nothing."],change:"The patch looks once in a quantum whether the other one should run. The quantum is the base slice.",look:"Look at the longest wait of both tasks. Then drag the base slice: with the patch it sets how long anybody waits. The price is in the number of switches.",reduced:"3 s; the study has 10 s, twenty seeds, and two benchmarks.",text:`machine = "tencent-42"
duration = "3s"

[kernel]
profile = "6.7"
changes = ["custom-slice"]
HZ = 1000
base_slice_ns = 3000000

[groups."/session"]

[tasks.long]
group = "/session"
slice = "100ms"
cpus = [1]
run = "1s"

[tasks.short]
group = "/session"
slice = "100us"
cpus = [1]
run = "1s"
`,knobs:["set:base_slice_ns","set:tasks.long.slice","set:tasks.short.slice"],choices:[{key:"turn",label:"When has the running task had its turn?",usual:"request",answers:[["request","when its slice is over: 6.7"],["quantum","after a quantum of one base slice: the patch"],["min-slice","when the shortest slice that waits is over: 6.17"]]}],changed:{"set:turn":"quantum"},numbers:[...Wr("longest wait","delay_ns_max",Y.time),...Wr("mean wait","delay_ns_mean",Y.time),...Wr("CPU time","runtime_ns",Y.time),{label:"switches",of:e=>e.total.switches,read:Y.count}]};var vu={id:"004",title:"When does the frequency follow the work?",problem:["The governor chooses the clock of a CPU. The scheduler tells it how busy the CPU is. On Linux 4.12 it does so at each change of its averages. That is often, and the governor may act only once in a while: here, once in 10 ms.","Here a real-time task computes for a moment, every 20 ms. A task of another kind runs beside it, and its calls take the places of the calls that would matter."],change:"The patch tells the governor at the timer tick instead. The replies want other things: a maximum over a window, a limit that depends on how wrong the clock is, or no limit for urgent tasks.",look:"Look at the number of calls, at the time for which the clock is lower than asked for, and at the energy. No answer is best in all three.",reduced:"two tasks and 2 s, and one experiment of the study's many; its pipe, hackbench, ebizzy and cyclictest are not in here. Energy is good for comparing answers only.",text:`duration = "2s"
kernel = "4.12"

[machine]
library = "thread-004"
freq = { delay = "10ms", cost = "10us", start_khz = 800000, invariant = true, clock = "domain" }

[tasks.urgent]
policy = "SCHED_FIFO"
cpus = [0]
start = "5ms"
events = [{ run = "1ms" }, { timer = { ref = "unique", period = "20ms" } }]

[tasks.fair]
cpus = [0]
events = [{ run = "1ms" }, { timer = { ref = "unique", period = "7ms" } }]
`,knobs:[],choices:[{key:"hint",label:"When does the governor hear?",usual:"each-change",answers:[["each-change","at each change of the averages: 4.12"],["tick","at the timer tick: the patch"],["attach-detach","only when a task's load comes or goes"]]},{key:"rate",label:"When may it act?",usual:"fixed",answers:[["fixed","10 ms after the last change: 4.12"],["by-error","sooner, the more the clock is off: Rasmussen"],["sliding-maximum","at once, to the maximum of a window: Zijlstra"],["tumbling-maximum","at the end of each window: Kumar's reading"],["urgent-at-once","at once for real-time tasks: Bellasi"]]},{key:"realtime",label:"How does it see a real-time task?",usual:"flag",answers:[["flag","when it is charged, at the tick and when it stops: 4.12"],["queued","as soon as it is queued: 4.17"]]}],changed:{"set:hint":"tick"},numbers:[{label:"calls of the governor",of:e=>e.governor_hints,read:Y.count},{label:"changes of the clock",of:e=>e.freq_changes,read:Y.count},{label:"clock lower than asked for",of:e=>e.under_provisioned_ns,read:Y.time},{label:"clock higher than asked for",of:e=>e.over_provisioned_ns,read:Y.time},{label:"CPU time of the urgent task",of:e=>It(e,"urgent")?.runtime_ns,read:Y.time},{label:"energy of the package",of:e=>e.energy_j,read:Y.joules}]};var $u=e=>e.tasks.filter(({name:t})=>t.startsWith("service")),rd=e=>t=>Math.min(...$u(t).map(n=>n[e])),ku=e=>t=>Math.max(...$u(t).map(n=>n[e])),xu={id:"005",title:"One task against eight that are worth one",problem:["Two groups have equal weight. One is a service with eight threads on eight CPUs, the other one a script with a single task.","Up to Linux 7.2, a group's weight is divided over the CPUs where it has load. So each thread of the service weighs an eighth of the script. The thread that is on the script's CPU nearly stands still, while its fellows have their CPUs alone. With 256 CPUs it has 1 part of 257."],change:"The series counts a group's tasks: with concur, a group weighs as much as it has tasks, so each of them is worth one. And all tasks of a CPU wait in one flat queue, where each competes for itself.",look:"Look at the CPU time of the service's slowest thread and at its longest wait. Then set the change back in one of the two questions, to see which of them does it. What the script loses is the price.",reduced:"8 CPUs and 2 s; the study has 256 CPUs, a game beside spinners, and hackbench on two boards, whose loss we cannot explain. The balancer moves threads now and then, so the shares are not exact here; where the study pins them they are.",text:`machine = "node:1 l3:1 core:8 pu:1"
duration = "2s"

[kernel]
profile = "7.3"
hierarchy = "nested"
cgroup_mode = "smp"

[groups."/service"]

[groups."/script"]

[tasks.service]
instances = 8
group = "/service"
run = "1s"

[tasks.script]
group = "/script"
slice = "3ms"
run = "1s"
`,knobs:["set:tasks.script.slice","set:base_slice_ns"],choices:[{key:"cgroup_mode",label:"How much are a group's shares worth?",usual:"smp",answers:[["smp","one group, one share, divided over the CPUs: up to 7.2"],["concur","times its tasks, at most the CPUs: 7.3"],["up","the whole share on each CPU"],["max","times the CPUs"],["tasks","times its tasks"]]},{key:"hierarchy",label:"What does a CPU choose from?",usual:"nested",answers:[["nested","from groups, level by level: up to 7.2"],["flat","from all its tasks in one queue: 7.3"]]}],changed:{"set:cgroup_mode":"concur","set:hierarchy":"flat"},numbers:[{label:"CPU time of the service's slowest thread",of:rd("runtime_ns"),read:Y.time},{label:"its fastest thread",of:ku("runtime_ns"),read:Y.time},{label:"longest wait of a thread",of:ku("delay_ns_max"),read:Y.time},{label:"CPU time of the script",of:e=>It(e,"script")?.runtime_ns,read:Y.time},{label:"its longest wait",of:e=>It(e,"script")?.delay_ns_max,read:Y.time},{label:"migrations",of:e=>e.total.migrations,read:Y.count}]};var un=[_u,gu,wu,yu,vu,xu];var id="https://github.com/fairground-sched/fairground/blob/main",ad=`${id}/crates/fairground-cli/library/studies`;function Fr(e){return{story:e.id,scenario:"",text:e.text,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{...e.changed},kernel:"",settings:""}}}function Su({play:e}){let t=e.state.value.story,n=o=>x`<li>
      <button
        type="button"
        aria-pressed=${o.id===t?"true":"false"}
        onClick=${()=>e.set(Fr(o),!0)}
      >
        <span class="thread">${o.id}</span> ${o.title}
      </button>
    </li>`;return x`<nav class="stories" aria-label="Stories">
    <h2>Stories</h2>
    <p class="note">
      Six threads of the kernel's mailing list, each in a small world that answers at once.
    </p>
    <ol>
      ${un.map(n)}
    </ol>
  </nav>`}function Mu({story:e}){return e?x`<section class="story" aria-label=${e.title}>
    <h2>${e.title}</h2>
    <h3>The problem</h3>
    ${e.problem.map(t=>x`<p>${t}</p>`)}
    <h3>The change</h3>
    <p>${e.change}</p>
    <h3>Try it</h3>
    <p>${e.look}</p>
    <p class="caution" role="note"><strong>A reduced world:</strong> ${e.reduced}</p>
    <p>
      The full study, its figures beside the mail's, and what does not come out:${" "}
      <a href=${`${ad}/${e.id}/README.md`}>study ${e.id}</a>, or
      <code> fairground reproduce ${e.id}</code>.
    </p>
  </section>`:null}function Tu({play:e,shelves:t,said:n}){let{story:o}=e.state.value,s=un.find(l=>l.id===o);return x`<header>
      <h1>fairground playground</h1>
      <p class="by">
        What Linux's CPU scheduler will do, before you change it. The engine runs in this page;
        nothing is sent anywhere.
      </p>
      <${na} />
    </header>
    <main>
      ${n&&x`<p class="caution" role="alert">${K(n)}</p>`}
      <${Su} play=${e} />
      <${Mu} story=${s} />
      <div class="bench">
        <div class="side">
          <${va} play=${e} shelves=${t} />
        </div>
        <div class="result">
          <${cd} play=${e} />
          <${du} play=${e} story=${s} />
          <${mu} play=${e} story=${s} />
          <${pa} play=${e} />
        </div>
      </div>
    </main>`}function cd({play:e}){let t=e.busy.value,n=e.result.value?.took_ms;return x`<div class="busy">
    <p role="status">
      ${t?"The engine is at work.":n!==void 0&&`Answered in ${be(n*1e6)}.`}
    </p>
    <button type="button" disabled=${!t} onClick=${()=>e.stop()}>Stop</button>
  </div>`}var qr=document.getElementById("report");async function zr(e,t){let n=await e({list:t});if(!n?.ok)throw new Error(n?.message??"the engine gives no answer");return n.ok[t]}async function ud(){let e=ua(),[t,n,o]=[await zr(e,"scenarios"),await zr(e,"machines"),await zr(e,"kernels")],s={};for(let{name:r}of t)s[r]=(await e({text:r}))?.ok?.text??"";let l=await fd();return{scenarios:t,machines:n,kernels:o.reverse(),texts:s,files:l,stories:un}}async function fd(){try{let e=await(await fetch("files.json")).json();return Array.isArray(e.files)?e.files:[]}catch{return[]}}function Cu(e){let t=location.hash.slice(1);if(t==="")return[e.state.peek(),null];let n=un.find(({id:o})=>t===`story-${o}`);if(n)return[Fr(n),null];try{let o=e.read(t);return[un.find(({id:l})=>l===o.story)?.text===o.text?o:{...o,story:null},null]}catch(o){return[e.state.peek(),o.message]}}function hd(e){let t=0;ht(()=>{let n=gs(e.state.value);clearTimeout(t),t=setTimeout(()=>history.replaceState(null,"",`#${n}`),300)})}async function pd(){ta();let e=await ud(),t=ca(),[n,o]=Cu(t);t.set(n,!0),hd(t),addEventListener("hashchange",()=>t.set(Cu(t)[0],!0)),qr.replaceChildren(),Ei(x`<${Tu} play=${t} shelves=${e} said=${o} />`,qr)}pd().catch(e=>{qr.textContent=`The playground can't start: ${e.message}`});})();
