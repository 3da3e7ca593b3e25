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
(()=>{var ue,yi,wl,nn,gl,rs,vi,ss,ki,yl,bl,nf,Ao=Symbol.for("pv"),is={},as=[],of=/^m(i|n|o|s|text|space)$/,vl=Array.isArray,kl=as.slice,vn=Object.assign;function yn(e){e&&e.parentNode&&e.remove()}function cs(e,t,n){var o,s,l,r={},i=arguments.length;for(l in t)l=="key"?o=t[l]:l=="ref"&&typeof e!="function"?s=t[l]:r[l]=t[l];return i>2&&(r.children=i>3?kl.call(arguments,2):n),Co(e,r,o,s,null)}function Co(e,t,n,o,s){var l={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ao,__v:s||++yi,__i:-1,__u:0};return!s&&ue.vnode&&ue.vnode(l),l}function kn(e){return e.children}function Xn(e,t){this.props=e,this.context=t,this.__g=0}function on(e,t){if(t==null)return e.__&&on(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:on(e)}function sf(e){var t,n=e.__v,o=n.__e,s=[],l=[],r=e.__P;r&&((t=vn({constructor:Ao},n)).__v=n.__v+1,ue.vnode&&ue.vnode(t),$l(r,t,n,e.__n,r.namespaceURI,32&n.__u?[o]:null,s,o||on(n),32&n.__u,l),t.__v=n.__v,t.__.__k[t.__i]=t,Ei(s,t,l),n.__=n.__e=null,t.__e!=o&&$i(t))}function $i(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),$i(e)}function bi(e){(8&e.__g||(e.__g|=8,nn.push(e),rs++))&&gl==ue.debounceRendering||((gl=ue.debounceRendering)||queueMicrotask)(xi)}function xi(){try{for(var e,t=1;nn.length;)nn.length>t&&nn.sort(vi),e=nn.shift(),t=nn.length,8&e.__g&&sf(e)}finally{(rs=nn.length)&&(gl||queueMicrotask)(xi)}}function Si(e,t,n,o,s,l,r,i,c,f,u){var m,_,g,w,$,M,C=o.__k||as,v=t.length;for(c=lf(n,t,C,c,v),m=0;m<v;m++)(g=n.__k[m])!=null&&(_=~g.__i&&C[g.__i]||is,g.__i=m,M=$l(e,g,_,s,l,r,i,c,f,u),w=g.__e,(_.ref!=g.ref||8&_.__u)&&(_.ref&&xl(_.ref,null,g,_),g.ref&&u.push(g.ref,g.__c||w,g)),$=$||w,4&g.__u?(c=Mi(g,c,e,!_.__v),_.__e&&(_.__e=null)):typeof g.type=="function"&&M!==void 0?c=M:w&&(c=w.nextSibling),g.__u&=-21);return n.__e=$,c}function lf(e,t,n,o,s){var l,r,i,c,f,u,m,_,g,w=n.length,$=w,M=0,C=0,v=e.__k=Array(s);for(l=0;l<s;l++)(r=t[l])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=v[l]=Co(null,r):vl(r)?r=v[l]=Co(kn,{children:r}):r.constructor===Ao&&r.__b?r=v[l]=Co(r.type,r.props,r.key,r.ref,r.__v):v[l]=r,c=l+M,r.__=e,r.__b=e.__b+1,i=null,~(f=r.__i=rf(r,n,c,$))&&($--,(i=n[f])&&(i.__u|=2)),i&&i.__v?(r.__u|=16,f==c-1?M--:f==c+1?M++:f!=c&&(f>c?M--:M++,C=1)):(~f||(s>w?M--:s<w&&M++),typeof r.type!="function"&&(r.__u|=4))):v[l]=null;if(C){for(u=[],m=[],l=0;l<s;l++)if((r=v[l])&&16&r.__u){for(M=0,_=u.length;M<_;)u[g=M+_>>1]<r.__i?M=g+1:_=g;u[M]=r.__i,m[l]=M+1}for(M=u.length;l--;)m[l]&&(m[l]==M?M--:v[l].__u|=4)}if($)for(l=0;l<w;l++)!(i=n[l])||2&i.__u||(i.__e==o&&(o=on(i)),Sl(i,i));return o}function Mi(e,t,n,o){var s,l,r,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(l=0;l<s.length;l++)s[l]&&(s[l].__=e,t=Mi(s[l],t,n,!1));return t}for(t&&!t.parentNode&&(t=on(e))&&!t.parentNode&&(t=null),r=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(r!=i&&(!o&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function rf(e,t,n,o){var s,l=e.key,r=e.type,i=t[n],c=i&&!(2&i.__u);if(i===null&&l==null||c&&l==i.key&&r==i.type)return n;if(o>(c?1:0)){for(s=n-1;s>=0;s--)if((i=t[s])&&!(2&i.__u)&&l==i.key&&r==i.type)return s;for(s=n+1;s<t.length;s++)if((i=t[s])&&!(2&i.__u)&&l==i.key&&r==i.type)return s}return-1}function wi(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function os(e,t,n,o,s){var l,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||wi(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||wi(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(r=bl[t]||(bl[t]=af(t)),(e.__a||(e.__a={}))[t]=yl,l=t!=(t=t.replace(ki,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,l):e.removeEventListener(t,r,l));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function af(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ss]==null)t[ss]=yl++;else if(t[ss]<this.__a[e])return;return n(ue.event?ue.event(t):t)}}}function $l(e,t,n,o,s,l,r,i,c,f){var u,m,_,g,w,$,M,C,v,E,S,U,L,Y,I,J,V,A,B=t.type;if(t.constructor!==Ao)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(t.__u|=c,m=l=[],u.nodeType==8?i=ls(u,l):l.push(u),i=l[0]||i),(u=ue.__b)&&u(t);e:if(typeof B=="function"){_=r.length;try{if(C=t.props,v=(u=B.prototype)&&u.render,E=(u=B.contextType)&&o[u.__c],S=u?E?E.props.value:u.__:o,(g=n.__c)?(t.__c=g,2&g.__g&&(g.__g|=1)):(v?t.__c=g=new B(C,S):(t.__c=g=new Xn(C,S),g.constructor=B,g.render=uf),E&&E.sub(g),g.state||(g.state={}),g.__n=o,g.__g|=8,g.__h=[],g.__k=[]),v&&(g.__s||(g.__s=g.state),B.getDerivedStateFromProps&&(g.__s==g.state&&(g.__s=vn({},g.__s)),vn(g.__s,B.getDerivedStateFromProps(C,g.__s)))),w=g.props,$=g.state,g.__v=t,n.__c){if(C!==w&&v&&!B.getDerivedStateFromProps&&g.componentWillReceiveProps&&g.componentWillReceiveProps(C,S),t.__v==n.__v&&!(8&g.__g)||!(4&g.__g)&&g.shouldComponentUpdate&&g.shouldComponentUpdate(C,g.__s,S)===!1){t.__v!=n.__v&&(g.props=C,g.state=g.__s,g.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(O){O&&(O.__=t)}),as.push.apply(g.__h,g.__k),g.__k=[],g.__h.length&&r.push(g),i=on(n);break e}g.componentWillUpdate&&g.componentWillUpdate(C,g.__s,S),v&&g.componentDidUpdate&&g.__h.push(function(){g.componentDidUpdate(w,$,M)})}else v&&!B.getDerivedStateFromProps&&g.componentWillMount&&g.componentWillMount(),v&&g.componentDidMount&&g.__h.push(g.componentDidMount);g.context=S,g.props=C,g.__P=e,g.__g&=-5,U=ue.__r,L=v?25:0;do g.__g&=-9,U&&U(t),u=g.render(g.props,g.state=g.__s,g.context);while(8&g.__g&&++L<25);v&&(as.push.apply(g.__h,g.__k),g.__k=[]),g.state=g.__s,g.getChildContext&&(o=vn({},o,g.getChildContext())),v&&n.__c&&g.getSnapshotBeforeUpdate&&(M=g.getSnapshotBeforeUpdate(w,$)),Y=u&&u.type===kn&&u.key==null?u.props.children:u,C.__P&&(u=i,s=(e=C.__P).namespaceURI,c=l=null,n.props&&n.props.__P!=e&&(n.__k.some(function(O){O&&Sl(O,O)}),n.__k=null),i=n.__k?on(n,0):null),i=Si(e,vl(Y)?Y:[Y],t,n,o,s,l,r,i,c,f),C.__P&&(t.__e=null,i=u),t.__u&=-161,m&&m.some(yn),g.__h.length&&r.push(g),1&g.__g&&(g.__g&=-4)}catch(O){if(r.length=_,t.__v=null,c||l)if(O&&O.then){if(t.__u|=128|c,l){for(~(V=l.indexOf(i||void 0))||(V=l.length);(A=l[V-1])&&A.nodeType==8;)V--;for(;V<l.length;V++)if(A=l[V])if(l[V]=null,I){if(A==J)break}else{if(A.nodeType!=8)break;A.data.startsWith("$s")&&(J=ls(I=A))}}if(!I){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;I=i}(u=ls(I=t.__c.__z||(t.__c.__z=I)))?(t.__e=I,i=u):t.__e=i,i=i&&i.nextSibling}else l&&l.some(yn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),O&&O.then||Ti(t),ue.__e(O,t,n)}}else i=t.__e=cf(n.__e,t,n,o,s,l,r,c,f,e);return(u=ue.diffed)&&u(t),i}function ls(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Ti(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ti))}function Ei(e,t,n){for(var o=0;o<n.length;)xl(n[o++],n[o++],n[o++]);ue.__c&&ue.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(l){l.call(s)})}catch(l){ue.__e(l,s.__v)}})}function cf(e,t,n,o,s,l,r,i,c,f){var u,m,_,g,w,$,M,C,v=n.props||is,E=t.props,S=t.type;if(S=="svg"?s="http://www.w3.org/2000/svg":S=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),l){for(u=0;u<l.length;u++)if((w=l[u])&&(S?w.localName==S:w.nodeType==3)){e=w,l[u]=null;break}}if(!e){if(C=f.ownerDocument||document,!S)return C.createTextNode(E);e=C.createElementNS(s,S,E.is?E:f),i&&(ue.__m&&ue.__m(t,l),i=!1),l=null}if(S){if(f=S=="template"&&e.content||e,l=S=="textarea"&&E.defaultValue!=null?null:l&&kl.call(f.childNodes),!i&&l)for(v={},u=0;u<e.attributes.length;u++)v[(w=e.attributes[u]).name]=w.value;for(u in v)w=v[u],u=="dangerouslySetInnerHTML"?_=w:u=="children"||u in E||u=="value"&&"defaultValue"in E||u=="checked"&&"defaultChecked"in E||os(e,u,null,w,s);for(u in E)w=E[u],u=="children"?g=w:u=="dangerouslySetInnerHTML"?m=w:u=="value"?$=w:u=="checked"?M=w:i&&typeof w!="function"||v[u]===w||os(e,u,w,v[u],s);m?(i||_&&(m.__html==_.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(_&&(e.textContent=""),(S=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&of.test(S))&&(s="http://www.w3.org/1999/xhtml"),Si(f,vl(g)?g:[g],t,n,o,s,l,r,l?l[0]:n.__k&&on(n,0),i,c),l&&l.some(yn)),i&&S!="textarea"||(u="value",S=="progress"&&$==null?e.removeAttribute(u):$==null||$===e[u]&&(S!="progress"||$)||os(e,u,$,v[u],s),u="checked",M!=null&&M!=e[u]&&os(e,u,M,v[u],s))}else v===E||i&&e.data==E||(e.data=E);return e}function xl(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){ue.__e(s,n)}}function Sl(e,t,n){var o,s,l,r;if(ue.unmount&&ue.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||xl(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){ue.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&Sl(o[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=ls(o,l=[]))&&(o==e.__e&&l.some(yn),yn(s),yn(o)),n||yn(e.__e),e.__e=e.__c=e.__=null}function uf(e,t,n){return this.constructor(e,n)}function Ci(e,t){var n,o,s,l;ue.__&&ue.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Co(kn,{children:[e]}),s=[],l=[],$l(t,t.__k,o||is,is,t.namespaceURI,o?null:t.firstChild?kl.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,l),Ei(s,t.__k,l),t.__k.props.children=null}ue={__e:function(e,t,n,o){for(var s,l,r;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((r=(l=s.constructor)&&l.getDerivedStateFromError)&&s.setState(l.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),r=1),r&&8&s.__g)return void(s.__g|=2)}catch(i){e=i}}throw rs=0,e}},yi=0,wl=function(e){return e!=null&&e.constructor===Ao},Xn.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=vn({},this.state)),typeof e=="function"&&(e=e(vn({},n),this.props)),e&&(vn(n,e),this.__v&&(t&&this.__k.push(t),bi(this)))},Xn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),bi(this))},Xn.prototype.render=kn,nn=[],rs=0,vi=function(e,t){return e.__v.__b-t.__v.__b},ss=Symbol(),ki=/(PointerCapture)$|Capture$/i,yl=0,bl={},nf=0;var Lo,De,Ml,Ai,Tl=Object.is,us=0,Fi=[],El=[],Ae=ue,Pi=Ae.__b,Li=Ae.__r,Oi=Ae.diffed,Di=Ae.__c,Ri=Ae.unmount,Ni=Ae.__;function Al(e,t){Ae.__h&&Ae.__h(De,e,us||t),us=0;var n=De.__H||(De.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function st(e){return us=1,ff(qi,e)}function ff(e,t,n){var o=Al(Lo++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):qi(void 0,t),function(l){var r=(o.__N||o.__)[0],i=o.t(r,l);Tl(r,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=De,!De.__f)){De.__f=!0;var s=De.shouldComponentUpdate;De.shouldComponentUpdate=function(l,r,i){var c=this.__H;if(!c)return!0;var f=!1,u=this.props!=l;if(c.__.some(function(_){_.__N&&(f=!0,Tl(_.__[0],_.__N[0])||(u=!0))}),s){var m=s.call(this,l,r,i);return f?m||u:m}return!f||u}}return o.__}function kt(e,t){var n=Al(Lo++,3);!Ae.__s&&zi(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,De.__H.__h.push(n))}function $n(e){return us=5,ft(function(){return{current:e}},[])}function ft(e,t){var n=Al(Lo++,7);return zi(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function hf(){var e;do{for(;e=El.shift();)try{Po(e)}catch(n){Ae.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Fi.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Po),t.__h.some(Cl),t.__h=[]}catch(n){t.__h=[],Ae.__e(n,e.__v)}}}while(El.length)}Ae.__b=function(e){De=null,Pi&&Pi(e)},Ae.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ni&&Ni(e,t)},Ae.__r=function(e){Li&&Li(e),Lo=0;var t=(De=e.__c).__H;t&&(Ml==De?De.__h=[]:(t.__h.some(Po),t.__h.some(Cl),Lo=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ml=De},Ae.diffed=function(e){Oi&&Oi(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ui(Fi.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ml=De=null},Ae.__c=function(e,t){t.some(function(n){try{n.__h.some(Po),n.__h=n.__h.filter(function(o){return!o.__||Cl(o)})}catch(o){n.__h=[function(){throw o}]}}),Di&&Di(e,t)},Ae.unmount=function(e){Ri&&Ri(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Ui(El.push(s))}else Po(s)}catch(l){t=l}}),o.__H=void 0,t&&Ae.__e(t,o.__v))};var Wi=typeof requestAnimationFrame=="function";function pf(e){var t,n=function(){clearTimeout(o),Wi&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Wi&&(t=requestAnimationFrame(n))}function Ui(e){e!=1&&Ai==Ae.requestAnimationFrame||((Ai=Ae.requestAnimationFrame)||pf)(hf)}function Po(e){var t=De,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),De=t}function Cl(e){var t=De;e.__c=e.__(),De=t}function zi(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Tl(n,e[o])})}function qi(e,t){return typeof t=="function"?t(e):t}var mf=Symbol.for("preact-signals");function ms(){if(jt>1)jt--;else{var e,t=!1;for((function(){var s=hs;for(hs=void 0;s!==void 0;){var l=s.S;if(l.v===s.v)for(var r=l.t;r!==void 0;r=r.x)r.i===s.i&&(r.i=l.i);s=s.o}})();Do!==void 0;){var n=Do;for(Do=void 0,fs++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ii(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(fs=0,jt--,t)throw e}}function Ll(e){if(jt>0)return e();Pl=++df,jt++;try{return e()}finally{ms()}}var Oo,Se=void 0;function Ro(e){var t=Se,n=Oo;Se=void 0,Oo=void 0;try{return e()}finally{Se=t,Oo=n}}var Do=void 0,jt=0,fs=0,df=0,Pl=0,hs=void 0,ps=0;function Hi(e){if(Se!==void 0){var t=e.n;if(t===void 0||t.t!==Se)return t={i:0,S:e,p:Se.s,n:void 0,t:Se,e:void 0,x:void 0,r:t},Se.s!==void 0&&(Se.s.n=t),Se.s=t,e.n=t,32&Se.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Se.s,t.n=void 0,Se.s.n=t,Se.s=t),t}}function Re(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Re.prototype.brand=mf;Re.prototype.h=function(){return!0};Re.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Ro(function(){var o;(o=t.W)==null||o.call(t)}))};Re.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Ro(function(){var s;(s=t.Z)==null||s.call(t)}))}};Re.prototype.subscribe=function(e){var t=this;return ht(function(){var n=t.value;Ro(function(){return e(n)})},{name:"sub"})};Re.prototype.valueOf=function(){return this.value};Re.prototype.toString=function(){return this.value+""};Re.prototype.toJSON=function(){return this.value};Re.prototype.peek=function(){var e=this;return Ro(function(){return e.value})};Object.defineProperty(Re.prototype,"value",{get:function(){var e=Hi(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(fs>100)throw new Error("Cycle detected");(function(n){jt!==0&&fs===0&&n.l!==Pl&&(n.l=Pl,hs={S:n,v:n.v,i:n.i,o:hs})})(this),this.v=e,this.i++,ps++,jt++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ms()}}}});function lt(e,t){return new Re(e,t)}function Ii(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Vi(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Bi(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function xn(e,t){Re.call(this,void 0,t),this.x=e,this.s=void 0,this.g=ps-1,this.f=4}xn.prototype=new Re;xn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===ps))return!0;if(this.g=ps,this.f|=1,this.i>0&&!Ii(this))return this.f&=-2,!0;var e=Se;try{Vi(this),Se=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Se=e,Bi(this),this.f&=-2,!0};xn.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Re.prototype.S.call(this,e)};xn.prototype.U=function(e){if(this.t!==void 0&&(Re.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};xn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(xn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Hi(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function eo(e,t){return new xn(e,t)}function ji(e){var t=e.j;if(e.j=void 0,typeof t=="function"){jt++;var n=Se;Se=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ol(e),o}finally{Se=n,ms()}}}function Ol(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ji(e)}function _f(e){if(Se!==this)throw new Error("Out-of-order effect");Bi(this),Se=e,this.f&=-2;try{8&this.f&&Ol(this)}finally{ms()}}function to(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Oo&&Oo.push(this)}to.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};to.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ji(this),Vi(this),jt++;var e=Se;return Se=this,_f.bind(this,e)};to.prototype.N=function(){2&this.f||(this.f|=2,this.u=Do,Do=this)};to.prototype.d=function(){this.f|=8,1&this.f||Ol(this)};to.prototype.dispose=function(){this.d()};function ht(e,t){var n=new to(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Gi,_s,ds,gf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Ki=[];ht(function(){Gi=this.N})();function no(e,t){ue[e]=t.bind(null,ue[e]||function(){})}function No(e){if(ds){var t=ds;ds=void 0,t()}ds=e&&e.S()}function Yi(e){var t=this,n=e.data,o=wf(n);o.name="ReactiveDom",o.value=n;var s=ft(function(){for(var i=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var f=eo(function(){var g=o.value.value;return g===0?0:g===!0?"":g||""}),u=eo(function(){return!Array.isArray(f.value)&&!wl(f.value)}),m=ht(function(){if(this.N=Ji,u.value){var g=f.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=g)}}),_=t.__$u.d;return t.__$u.d=function(){m(),_.call(this)},[u,f]},[]),l=s[0],r=s[1];return l.value?r.peek():r.value}Yi.displayName="ReactiveTextNode";Object.defineProperties(Re.prototype,{constructor:{configurable:!0,value:cs(kn,null).constructor},type:{configurable:!0,value:Yi},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});no("__b",function(e,t){if(No(),_s=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var l=o[s];l instanceof Re&&(n||(t.__np=n={}),n[s]=l,o[s]=l.peek())}}e(t)});no("__r",function(e,t){if(e(t),t.type!==kn){No();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,l){var r;return ht(function(){r=this},{name:l}),r.c=s,r})((function(s){return function(){var l;gf&&((l=this.y)==null||l.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),_s=o,No(n)}});no("__e",function(e,t,n,o){No(),_s=void 0,e(t,n,o)});no("diffed",function(e,t){No(),_s=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,l=n.U;if(l)for(var r in l){var i=l[r];i===void 0||o&&r in o||(i.d(),l[r]=void 0)}if(o){l||(l={},n.U=l);for(var c in o){var f=l[c],u=o[c];f===void 0?(f=bf(n,c,u,s),l[c]=f):f.o(u,s)}}}e(t)});function bf(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,l=lt(n);return{o:function(r,i){l.value=r,o=i},d:ht(function(){this.N=Ji;var r=l.value.value;o[t]!==r&&(o[t]=r,s?e[t]=r:r!=null&&(r!==!1||t[4]==="-")?e.setAttribute(t,r):e.removeAttribute(t))})}}no("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var l=o[s];l&&l.d()}}}var r=t.__np;if(r){var i=t.props;for(var c in r)i[c]=r[c]}t.__np=void 0}else{var f=t.__c;if(f){f.__$f|=8;var u=f.__$u;u&&(f.__$u=void 0,u.d())}}e(t)});no("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Xn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var l=2&this.__$f;if(!(o||l||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var r in e)if(r!=="__source"&&e[r]!==this.props[r])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function wf(e,t){return ft(function(){return lt(e,t)},[])}var yf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function vf(){Ll(function(){for(var e;e=Ki.shift();)Gi.call(e)})}function Ji(){Ki.push(this)===1&&(ue.requestAnimationFrame||yf)(vf)}var Qi=function(e,t,n,o){var s;t[0]=0;for(var l=1;l<t.length;l++){var r=t[l++],i=t[l]?(t[0]|=r?1:2,n[t[l++]]):t[++l];r===3?o[0]=i:r===4?o[1]=Object.assign(o[1]||{},i):r===5?(o[1]=o[1]||{})[t[++l]]=i:r===6?o[1][t[++l]]+=i+"":r?(s=e.apply(i,Qi(e,i,n,["",null])),o.push(s),i[0]?t[0]|=2:(t[l-2]=0,t[l]=s)):o.push(i)}return o},Zi=new Map;function Xi(e){var t=Zi.get(this);return t||(t=new Map,Zi.set(this,t)),(t=Qi(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,l=1,r="",i="",c=[0],f=function(_){l===1&&(_||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,_,r):l===3&&(_||r)?(c.push(3,_,r),l=2):l===2&&r==="..."&&_?c.push(4,_,0):l===2&&r&&!_?c.push(5,0,!0,r):l>=5&&((r||!_&&l===5)&&(c.push(l,0,r,s),l=6),_&&(c.push(l,_,0,s),l=6)),r=""},u=0;u<n.length;u++){u&&(l===1&&f(),f(u));for(var m=0;m<n[u].length;m++)o=n[u][m],l===1?o==="<"?(f(),c=[c],l=3):r+=o:l===4?r==="--"&&o===">"?(l=1,r=""):r=o+r[0]:i?o===i?i="":r+=o:o==='"'||o==="'"?i=o:o===">"?(f(),l=1):l&&(o==="="?(l=5,s=r,r=""):o==="/"&&(l<5||n[u][m+1]===">")?(f(),l===3&&(c=c[0]),l=c,(c=c[0]).push(2,0,l),l=0):o===" "||o==="	"||o===`
`||o==="\r"?(f(),l=2):r+=o),l===3&&r==="!--"&&(l=4,c=c[0])}return f(),c})(e)),t),arguments,[])).length>1?t:t[0]}var x=Xi.bind(cs);var ea="fairground-theme",kf=["auto","light","dark"];function $f(){try{let e=localStorage.getItem(ea);return kf.includes(e)?e:"auto"}catch{return"auto"}}var Wo=lt($f()),oo=lt(0);function ta(){let e=matchMedia("(prefers-color-scheme: dark)"),t=lt(e.matches);e.addEventListener("change",()=>{t.value=e.matches}),ht(()=>{let n=t.value?"dark":"light";document.documentElement.dataset.theme=Wo.value==="auto"?n:Wo.value;try{localStorage.setItem(ea,Wo.value)}catch{}oo.value=oo.peek()+1})}function qt(e){return getComputedStyle(document.documentElement).getPropertyValue(`--${e}`).trim()}function na(){let e=t=>{Wo.value=t.currentTarget.value};return x`<label class="theme"
    >Colours
    <select value=${Wo.value} onChange=${e}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`}var Dl={story:null,scenario:"request-server",text:null,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{},kernel:"",settings:""}},xf=["scenario","machine","kernel","seed","duration"],Sf=2e5;function gs(e){let t=new TextEncoder().encode(JSON.stringify(e)),n=Array.from(t,o=>String.fromCharCode(o)).join("");return btoa(n).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function oa(e){let t=null;try{let r=atob(e.replace(/-/g,"+").replace(/_/g,"/")),i=Uint8Array.from(r,c=>c.charCodeAt(0));t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(i))}catch{throw new Error("The link's end is no playground's: it may have been cut when it was copied.")}if(t===null||typeof t!="object")throw new Error("The link holds no scenario.");let n=(r,i)=>typeof r=="string"&&r.length<=Sf?r:i,o=Object.fromEntries(xf.map(r=>[r,n(t[r],Dl[r])])),s=t.change??{},l=Object.entries(s.knobs??{}).filter(([r,i])=>r.length<300&&typeof i=="string"&&i.length<100);return{...o,story:n(t.story,null),text:n(t.text,null),manifest:n(t.manifest,null),change:{knobs:Object.fromEntries(l),kernel:n(s.kernel,""),settings:n(s.settings,"")}}}var sa="engine.wasm.gz";async function Mf(){let e=await fetch(sa);if(!e.ok)throw new Error(`the server says ${e.status} of ${sa}`);let t=await e.arrayBuffer(),[n,o]=new Uint8Array(t,0,2);if(n!==31||o!==139)return t;let s=new Blob([t]).stream().pipeThrough(new DecompressionStream("gzip"));return new Response(s).arrayBuffer()}var la=null;function ra(){return la??=Mf().then(e=>WebAssembly.compile(e)),la}function so(){let e=null,t=null,n=null,o=0;function s(i){let c=t;t=null,c?.resolve(i),r()}async function l(){let i=new Worker("worker.js");return e=i,i.addEventListener("message",({data:c})=>{t?.number===c.number&&s(c.answer)}),i.addEventListener("error",c=>{c.preventDefault(),s({kind:"stopped",message:`The engine can't be loaded: ${c.message}`})}),i.postMessage({module:await ra()}),i}async function r(){if(t||!n)return;let i=n;t=i,n=null;try{let c=e??await l();t===i&&c.postMessage({number:i.number,question:i.question})}catch(c){e=null,s({kind:"stopped",message:`The engine can't be loaded: ${c.message}`})}}return{ask(i){return new Promise(c=>{n?.resolve(null),o+=1,n={number:o,question:i,resolve:c},r()})},stop(){if(!t)return;e?.terminate(),e=null;let i=[t,n];t=null,n=null,i.forEach(c=>c?.resolve(null))}}}var Tf=[36e5,6e5,12e4,6e4,2e4,1e4,5e3,2e3,1e3,500,200,100,50,20],Ef=45,Cf=8e3,Af=2.6,Pf=12,Lf=.8,Rl=200,Of=.3,Df=8;function Nl(){let e=new Map,t=null,n=Rl;function o(){let l=[...e].sort(([m],[_])=>m-_),[[r,i],[c,f]]=[l[0],l[l.length-1]];if(r===c)return{fixed:0,rate:f/c};let u=Math.max((f-i)/(c-r),1e-9);return{fixed:Math.max(0,i-u*r),rate:u}}function s(l,r){if(t===null)return Rl;let{fixed:i,rate:c}=o(),f=Math.max(l-i,l/2),u=m=>c*m<=f&&m<=r*n;return u(t)?null:Tf.find(m=>m<t&&u(m))??10}return{note({ran:l,all:r,took:i}){let c=Math.max(l,.001),f=e.get(c)??i;t=r,n=c;for(let[u,m]of e)u<c&&e.set(u,Math.min(m,i)),u>c&&e.set(u,Math.max(i,Lf*m));e.set(c,i<f?i:f+Of*(i-f)),e.size>Df&&e.delete(e.keys().next().value)},forget(){e.clear(),t=null,n=Rl},drag:()=>s(Ef,Af),rest:()=>s(Cf,Pf)}}var Rf="scenario.toml",bs="limits.yaml";function Nf(e){let t=e.trim();return t!==""&&!t.includes(`
`)&&!/^[[{#]/.test(t)&&!/^[\w."-]+\s*=/.test(t)}function ia(e){return/^(apiVersion|kind|services)\s*:/m.test(e)}function Wf(e){return/^\s*(\{|\/\*|\/\/)/.test(e)}function ws(e){let t={},n=e.scenario;return e.text!==null&&(Nf(e.text)?n=e.text.trim():(n=Wf(e.text)?"workload.json":Rf,t[n]=e.text)),e.manifest&&(t[bs]=e.manifest),{scenario:n,files:t}}function Uf(e){return e.split(`
`).map(n=>n.trim()).filter(Boolean).map(n=>{let o=n.indexOf("=");return o<0?[n,""]:[n.slice(0,o).trim(),n.slice(o+1).trim()]})}function Ff(e,t){return t.flatMap(({path:n,quota_ns:o,period_ns:s,burst_ns:l})=>{let r=M=>{let C=e[`limit:${n}:${M}`];return C===void 0?null:Number(C)},[i,c,f]=["quota","period","burst"].map(r),u=c===null?s/1e3:Math.round(c*1e3),m=i??o/s,_=Math.max(1e3,Math.round(m*u)),g=f===null?l/1e3:Math.round(f*1e3),w=[];(i!==null||c!==null)&&w.push(`${n}=cpu.max=${_} ${u}`);let $=Math.min(g,_);return $!==l/1e3&&w.push(`${n}=cpu.max.burst=${$}`),w})}function aa(e,t,n){let o={set:[],limit:[]},{change:s}=e;e.machine&&(o.machine=e.machine);let l=t&&s.kernel||e.kernel;if(l&&(o.kernel=l),e.seed.trim()){let r=Number(e.seed);Number.isSafeInteger(r)&&r>=0?o.seed=r:o.set.push(["seed",e.seed.trim()])}if(e.duration.trim()&&(o.duration=e.duration.trim()),e.manifest&&(o.limits=[bs]),t){for(let[r,i]of Object.entries(s.knobs))r.startsWith("set:")&&o.set.push([r.slice(4),i]);o.set.push(...Uf(s.settings)),o.limit.push(...Ff(s.knobs,n))}return o}function lo({change:e}){let{knobs:t,kernel:n,settings:o}=e;return Object.keys(t).length>0||n!==""||o.trim()!==""}function Wl(e,t,n,o){let{scenario:s,files:l}=ws(e),r={name:t?"B: the change":"A: as it is",scenario:s,files:l,overrides:aa(e,t,n),worlds:2};return o!==null&&(r.longest_ms=o),{play:r}}function zf(e){return/^[\w./:=,%+@^-]+$/.test(e)?e:`'${e.replaceAll("'","'\\''")}'`}function Ul(e,t,n){let{scenario:o,files:s}=ws(e),l=aa(e,t,n),r=["fairground","run",o],i=(c,f)=>f!==void 0&&r.push(c,String(f));return i("--machine",l.machine),i("--kernel",l.kernel),i("--seed",l.seed),i("--duration",l.duration),(l.limits??[]).forEach(c=>i("--limits",c)),l.set.forEach(([c,f])=>i("--set",`${c}=${f}`)),l.limit.forEach(c=>i("--limit",c)),{command:r.map(zf).join(" "),files:s}}var qf=250,Hf=4,If=6;function ca(){let e=lt(Dl),t=lt(null),n=lt(null),o=[Nl(),Nl()],s=[so(),so()],l=[so(),so()],r=new Map,i=0,c=0;async function f(v,E,S){let U=E===0?JSON.stringify(S):null;if(U&&r.has(U))return r.get(U);let L=await v[E].ask(S);if(L?.ok){let{whole_ns:Y,run:I}=L.ok,J=I.simulated_ns/1e6;o[E].note({ran:J,all:Y/1e6,took:L.took_ms}),U&&r.set(U,L),r.size>If&&r.delete(r.keys().next().value)}return L}function u(v,E){let U=o.slice(0,E?2:1).map(L=>L[v]()).filter(L=>L!==null);return U.length>0?Math.min(...U):null}async function m(v,E=0){i+=1;let S=i,U=e.peek(),L=lo(U),Y=v==="rest"?l:s,I=performance.now();n.value={since:I,kind:v};let J=U.story?null:u(v,L),V=w(U),A=f(Y,0,Wl(U,!1,[],J)),B=V??(await A)?.ok?.knobs.limits,O=L&&B&&f(Y,1,Wl(U,!0,B,J)),[j,F]=[await A,O?await O:void 0];j?.ok&&$(U,j.ok.knobs.limits);let ee=S===i;if(ee&&(n.value=null),j===null||F===null)return;let z=ee||v==="drag"&&g(U)===g(e.peek()),Ke=performance.now()-I;if(z&&(t.value={a:j,b:F,length:J,kind:v,state:U,took_ms:Ke}),!ee)return;let me=u("rest",L);J!==null&&(me===null||me>J)&&E<Hf&&M(v==="rest"?0:qf,E+1)}let _={key:null,limits:null},g=v=>JSON.stringify([ws(v),v.machine,v.kernel]),w=v=>_.key===g(v)?_.limits:null,$=(v,E)=>{_={key:g(v),limits:E}};function M(v,E){clearTimeout(c),c=setTimeout(()=>m("rest",E),v)}function C(){clearTimeout(c),l.forEach(v=>v.stop()),m("drag")}return{state:e,result:t,busy:n,limits:eo(()=>t.value?.a.ok?.knobs.limits??[]),set(v,E=!1){e.value={...e.peek(),...v},E&&o.forEach(S=>S.forget()),C()},stop(){i+=1,clearTimeout(c),[...s,...l].forEach(v=>v.stop()),n.value=null},link:()=>`${location.href.split("#")[0]}#${gs(e.peek())}`,read:v=>oa(v)}}function ua(){let e=so(),t=Promise.resolve();return n=>(t=t.then(()=>e.ask(n)),t)}function be(e){let t=Math.abs(e);return t>=1e9?`${je(e/1e9)} s`:t>=1e6?`${je(e/1e6)} ms`:t>=1e3?`${je(e/1e3)} us`:`${je(e)} ns`}function ys(e,t=1e9){let n=Math.min(9,Math.max(1,Math.ceil(11-Math.log10(Math.max(t,1)))));return`${(e/1e9).toFixed(n)} s`}function sn(e){return(e/1e6).toFixed(3)}function Gt(e,t=1){return`${(100*e).toFixed(t)} %`}function je(e){if(!Number.isFinite(e))return"-";let t=Math.abs(e);return t>=100||Number.isInteger(e)?e.toFixed(0):e.toFixed(t>=10?1:2)}var Vf=new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]","g");function K(e){return String(e).replace(Vf,"\uFFFD")}function Fl(e,t){let n=Array.from(K(e));if(n.length<=t)return n.join("");let o=Math.min(6,Math.floor(t/2));return`${n.slice(0,t-o-1).join("")}\u2026${n.slice(-o).join("")}`}function At({caption:e,columns:t,rows:n,selected:o}){let s=t.map((c,f)=>f===0||n.some(u=>jf(u[f]))),l=c=>s[c]?"words":"number",r=(c,f)=>{let u=c?.node??x`<bdi>${K(zl(c))}</bdi>`;return f===0?x`<th scope="row" class="words">${u}</th>`:x`<td class=${c?.className??l(f)} style=${Bf(c)}>${u}</td>`},i=(c,f)=>x`<th scope="col" class=${l(f)}><bdi>${K(c)}</bdi></th>`;return x`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${K(e)}</bdi></strong>
      <${ql} what=${e} text=${()=>Gf(t,n)} />
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
  </div>`}function Bf(e){return typeof e?.level=="number"?{"--level":`${Math.round(60*e.level)}%`}:{}}function jf(e){return!!e?.node||!/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(zl(e))}function zl(e){return e==null?"-":String(e.text??e)}function Gf(e,t){let n=o=>{let s=K(zl(o)).replace(/\t/g," ");return/^[=+@]/.test(s)?`'${s}`:s};return[e,...t].map(o=>o.map(n).join("	")).join(`
`)}function ql({what:e,text:t}){let[n,o]=st("Copy");return x`<button type="button" class="copy" onClick=${async()=>{o(await Kf(t())?"Copied":"Not allowed here"),setTimeout(()=>o("Copy"),2e3)}}>
    ${n}<span class="unseen"> ${K(e)}</span>
  </button>`}async function Kf(e){try{return await navigator.clipboard.writeText(e),!0}catch{return Yf(e)}}function Yf(e){let t=document.createElement("textarea");t.value=e,document.body.append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}function fa({caption:e,columns:t,rows:n}){let[o,s]=st(!1);return x`<details class="numbers" onToggle=${r=>s(r.currentTarget.open)}>
    <summary>Numbers: <bdi>${K(e)}</bdi></summary>
    ${o&&x`<${At} caption=${e} columns=${t} rows=${n()} />`}
  </details>`}function pa({play:e}){let t=e.state.value,n=e.result.value,o=e.limits.value,s=lo(t)?[!1,!0]:[!1],{files:l}=Ul(t,!1,o),r=i=>{let{command:c}=Ul(t,i,o),f=(i?n?.b:n?.a)?.ok;return x`<${ha} name=${i?"World B":"World A"} text=${c} />
      <${Jf} answer=${f} />`};return x`<section>
    <h2>Take it with you</h2>
    <${ha} name="Link with all of it" text=${e.link()} />
    ${s.map(r)}
    ${Object.entries(l).map(([i,c])=>x`<${Zf} ...${{name:i,text:c}} />`)}
    ${Object.keys(l).length>0&&x`<p class="note">Save the files beside each other, and run the commands there.</p>`}
  </section>`}function Jf({answer:e}){if(!e)return null;let{run:t,whole_ns:n}=e;return t.duration_ns<n?x`<p class="note">The page shows a part of this run; the command runs all of it.</p>`:x`<p class="note">It gives this very run: digest ${t.digest}.</p>`}function ha({name:e,text:t}){return x`<div class="table">
    <div class="head">
      <strong aria-hidden="true">${e}</strong>
      <${ql} what=${e} text=${()=>t} />
    </div>
    <pre class="scroll line" tabindex="0" role="region" aria-label=${e}>${K(t)}</pre>
  </div>`}function Zf({name:e,text:t}){let[n,o]=st("");return kt(()=>{let s=URL.createObjectURL(new Blob([t],{type:"text/plain"}));return o(s),()=>URL.revokeObjectURL(s)},[t]),x`<p><a class="file" href=${n} download=${e}>Save ${e}</a></p>`}function ln({id:e,label:t,usual:n,value:o,items:s,choose:l}){let r=s.find(i=>i.name===o)?.says;return x`<div class="field">
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
  </div>`}function Uo({id:e,label:t,value:n,rows:o,placeholder:s,choose:l,fault:r}){let[i,c]=st(n);return kt(()=>c(n),[n]),kt(()=>{if(i===n)return;let f=setTimeout(()=>l(i),400);return()=>clearTimeout(f)},[i]),x`<div class="field">
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
  </div>`}var vs=["threads","rate","rps","service","slice","burst","period","run","groups"],Qf=["duration","runtime","timeout","seed"],Vl=[5,10,20,25,50,100,200,250,500,1e3],Bl=80;function ro(e){return String(Number(e.toPrecision(3)))}function ma(e){let t=/^((?:exp|poisson):)?(\d+(?:\.\d+)?)(ns|us|ms|s|\/s|%)?$/.exec(e.trim());if(!t)return null;let[,n="",o,s=""]=t;return Number(o)>0?{before:n,number:Number(o),unit:s}:null}function da(e,t){return t===""&&Number.isInteger(e)?{min:1,max:Math.max(4*e,16),to:s=>s,from:s=>s}:{min:0,max:Bl,to:s=>Number(ro(e/4*16**(s/Bl))),from:s=>Math.round(Bl*Math.log(s/(e/4))/Math.log(16))}}function Xf({path:e,quota_ns:t,period_ns:n,burst_ns:o},s){let l=t/n,r=Math.min(Math.max(2*l,2),Math.max(s,l)),i=u=>`limit:${e}:${u}`,c=n/1e6,f=Vl.includes(c)?Vl:[...Vl,c].sort((u,m)=>u-m);return[{key:i("quota"),label:`quota of ${e}`,base:ro(l),min:1,max:100,to:u=>Number(ro(Math.max(.05,u*r/100))),from:u=>Math.round(100*u/r),read:u=>`${je(Number(u))} CPUs`},{key:i("period"),label:`period of ${e}`,base:ro(c),min:0,max:f.length-1,to:u=>f[u],from:u=>Math.max(0,f.indexOf(Number(u))),read:u=>`${u} ms`},{key:i("burst"),label:`burst of ${e}`,base:ro(o/1e6),min:0,max:100,most:u=>Number(u[i("quota")]??l)*Number(u[i("period")]??c),to:(u,m)=>Number(ro(u*m/100)),from:(u,m)=>Math.min(100,Math.round(100*u/Math.max(m,1e-9))),read:u=>`${je(Number(u))} ms`}]}function eh({key:e,of:t,name:n,value:o}){let s=ma(o);if(!s)return null;let{before:l,unit:r}=s,i=da(s.number,r),c=r===""||r==="/s";return{key:`set:${e}`,name:n,label:`${n} of ${t}`,base:o.trim(),...i,to:f=>`${l}${i.to(f)}${r}`,from:f=>i.from(ma(f)?.number??s.number),read:f=>c?f:f.replace(/(\d)([a-z]+)$/,"$1 $2")}}function th({kernel:e}){let t=e.answers.pick==="eligible-deadline",n=t?"base_slice_ns":"min_granularity_ns",o=e.knobs[n];if(!o)return null;let s=da(o/1e6,"ms");return{key:`set:${n}`,label:t?"base slice":"minimum granularity",base:String(o),...s,to:l=>String(Math.round(s.to(l)*1e6)),from:l=>s.from(Number(l)/1e6),read:l=>`${je(Number(l)/1e6)} ms`}}function _a({knobs:e,run:t}){let n=t.machine.cpus,o=e.limits.slice(0,4).flatMap(u=>Xf(u,n)),s=e.settings.filter(({name:u})=>!Qf.includes(u)).map(eh),l=({name:u})=>vs.includes(u)?vs.indexOf(u):vs.length,r=s.filter(Boolean).sort((u,m)=>l(u)-l(m)),i=th(t),c=r.filter(u=>l(u)<vs.length).slice(0,6),f=r.filter(u=>!c.includes(u));return{first:[...o,...c,...i?[i]:[]],more:f}}function ga({knob:e,knobs:t,turn:n}){let o=e.most?.(t),s=t[e.key],l=s??e.base,r=`knob-${e.key}`,i=u=>{let m=String(e.to(Number(u.currentTarget.value),o));n(e.key,m===e.base?null:m)},c=o===void 0?l:String(Math.min(Number(l),o)),f=s!==void 0;return x`<div class=${f?"knob changed":"knob"}>
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
  </div>`}function jl(){return{knobs:{},kernel:"",settings:""}}function ba({play:e,shelves:t,fault:n}){let o=e.state.value,{change:s}=o,l=w=>e.set({change:{...e.state.peek().change,...w}}),r=(w,$)=>{let{[w]:M,...C}=e.state.peek().change.knobs;l({knobs:$===null?C:{...C,[w]:$}})},i=e.result.value?.a?.ok,{first:c,more:f}=i?_a(i):{first:[],more:[]},u=t.stories.find(w=>w.id===o.story),m=({key:w})=>u.knobs.includes(w),_=u?[...c,...f].filter(m):c,g=w=>x`<${ga} key=${w.key} knob=${w} knobs=${s.knobs} turn=${r} />`;return x`<section aria-label="The change">
    <h2>World B: the change</h2>
    <p class="note">Drag a number. World A stays as it is; both have the same seed.</p>
    ${u?.choices?.map(w=>x`<${nh} ...${{one:w,change:s,turn:r}} />`)}
    ${_.map(g)}
    ${f.length>0&&!u&&x`<details>
      <summary>More numbers of the workload</summary>
      ${f.map(g)}
    </details>`}
    <${ln}
      id="kernel-b"
      label="Kernel of B"
      usual="the same"
      value=${s.kernel}
      items=${t.kernels}
      choose=${w=>l({kernel:w})}
    />
    <details open=${s.settings!==""||!!n}>
      <summary>Any setting</summary>
      <${Uo}
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
  </section>`}function nh({one:e,change:t,turn:n}){let o=`set:${e.key}`,s=e.answers.map(([l,r])=>({name:l,says:r}));return x`<${ln}
    id=${`choice-${e.key}`}
    label=${e.label}
    value=${t.knobs[o]??e.usual}
    items=${s}
    choose=${l=>n(o,l===e.usual?null:l)}
  />`}function wa(e){return e?e.includes(`--> ${bs}`)?"manifest":/--> --(set|limit|kernel|duration|seed|machine)/.test(e)?"change":"scenario":null}function ya(e){let t=o=>o&&!o.ok?o.message:null,n=t(e?.a);return[n,n?null:t(e?.b)]}function va({play:e,shelves:t}){let[,n]=ya(e.result.value),o=x`<${ba} key="change" ...${{play:e,shelves:t,fault:n}} />`,s=x`<${oh} key="scenario" ...${{play:e,shelves:t}} />`;return e.state.value.story?[o,s]:[s,o]}function oh({play:e,shelves:t}){let n=e.state.value,[o]=ya(e.result.value),s=u=>wa(o)===u?o:null,l=u=>e.set({...u,story:null},!0),r=u=>l({scenario:u,text:null,machine:"",kernel:"",change:jl()}),i=u=>{ia(u)?l({text:null,manifest:u}):l({text:u})},c=async({address:u,kind:m})=>{let _=await(await fetch(u)).text();l(m==="limits"?{manifest:_}:{text:_})},f=n.text??t.texts[n.scenario]??"";return x`<section class="choose" aria-label="The world">
    <h2>The world</h2>
    <${ln}
      id="scenario"
      label="Workload"
      value=${n.text===null?n.scenario:""}
      usual=${n.text===null?void 0:"your own, below"}
      items=${t.scenarios}
      choose=${u=>u&&r(u)}
    />
    <${sh} files=${t.files} take=${c} />
    <${ln}
      id="machine"
      label="Machine"
      usual="as the scenario says"
      value=${n.machine}
      items=${t.machines}
      choose=${u=>l({machine:u})}
    />
    <${ln}
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
      <${Uo}
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
      <${Uo}
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
  </section>`}function sh({files:e,take:t}){if(e.length===0)return null;let n=o=>t(e.find(s=>s.name===o));return x`<${ln}
    id="folder"
    label="From your folder"
    value=""
    usual="choose a file"
    items=${e}
    choose=${o=>o&&n(o)}
  />`}var lh="uplot",rh="u-hz",ih="u-vt",ah="u-title",ch="u-wrap",uh="u-under",fh="u-over",hh="u-axis",Tn="u-off",ph="u-select",mh="u-cursor-x",dh="u-cursor-y",_h="u-cursor-pt",gh="u-legend",bh="u-live",wh="u-inline",yh="u-series",vh="u-marker",ka="u-label",kh="u-value",zo="width",qo="height";var $a="bottom",io="left",Gl="right",ur="#000",xa=ur+"0",Kl="mousemove",Sa="mousedown",Yl="mouseup",Ma="mouseenter",Ta="mouseleave",Ea="dblclick",$h="resize",xh="scroll",Ca="change",Ms="dppxchange",fr="--",mo=typeof window<"u",er=mo?document:null,co=mo?window:null,Sh=mo?navigator:null,ae,ks;function tr(){let e=devicePixelRatio;ae!=e&&(ae=e,ks&&or(Ca,ks,tr),ks=matchMedia(`(min-resolution: ${ae-.001}dppx) and (max-resolution: ${ae+.001}dppx)`),En(Ca,ks,tr),co.dispatchEvent(new CustomEvent(Ms)))}function pt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function nr(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function ke(e,t,n){e.style[t]=n+"px"}function Pt(e,t,n,o){let s=er.createElement(e);return t!=null&&pt(s,t),n?.insertBefore(s,o),s}function $t(e,t){return Pt("div",e,t)}var Aa=new WeakMap;function Ht(e,t,n,o,s){let l="translate("+t+"px,"+n+"px)",r=Aa.get(e);l!=r&&(e.style.transform=l,Aa.set(e,l),t<0||n<0||t>o||n>s?pt(e,Tn):nr(e,Tn))}var Pa=new WeakMap;function La(e,t,n){let o=t+n,s=Pa.get(e);o!=s&&(Pa.set(e,o),e.style.background=t,e.style.borderColor=n)}var Oa=new WeakMap;function Da(e,t,n,o){let s=t+""+n,l=Oa.get(e);s!=l&&(Oa.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var hr={passive:!0},Mh={...hr,capture:!0};function En(e,t,n,o){t.addEventListener(e,n,o?Mh:hr)}function or(e,t,n,o){t.removeEventListener(e,n,hr)}mo&&tr();function Lt(e,t,n,o){let s;n=n||0,o=o||t.length-1;let l=o<=2147483647;for(;o-n>1;)s=l?n+o>>1:mt((n+o)/2),t[s]<e?n=s:o=s;return e-t[n]<=t[o]-e?n:o}function ac(e){return(n,o,s)=>{let l=-1,r=-1;for(let i=o;i<=s;i++)if(e(n[i])){l=i;break}for(let i=s;i>=o;i--)if(e(n[i])){r=i;break}return[l,r]}}var cc=e=>e!=null,uc=e=>e!=null&&e>0,Cs=ac(cc),Th=ac(uc);function Eh(e,t,n,o=0,s=!1){let l=s?Th:Cs,r=s?uc:cc;[t,n]=l(e,t,n);let i=e[t],c=e[t];if(t>-1)if(o==1)i=e[t],c=e[n];else if(o==-1)i=e[n],c=e[t];else for(let f=t;f<=n;f++){let u=e[f];r(u)&&(u<i?i=u:u>c&&(c=u))}return[i??de,c??-de]}function As(e,t,n,o){let s=Wa(e),l=Wa(t);e==t&&(s==-1?(e*=n,t/=n):(e/=n,t*=n));let r=n==10?Kt:fc,i=s==1?mt:xt,c=l==1?xt:mt,f=i(r(We(e))),u=c(r(We(t))),m=uo(n,f),_=uo(n,u);return n==10&&(f<0&&(m=_e(m,-f)),u<0&&(_=_e(_,-u))),o||n==2?(e=m*s,t=_*l):(e=dc(e,m),t=Ps(t,_)),[e,t]}function pr(e,t,n,o){let s=As(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var mr=.1,Ra={mode:3,pad:mr},Io={pad:0,soft:null,mode:0},Ch={min:Io,max:Io};function Ts(e,t,n,o){return Ls(n)?Na(e,t,n):(Io.pad=n,Io.soft=o?0:null,Io.mode=o?3:0,Na(e,t,Ch))}function re(e,t){return e??t}function Ah(e,t,n){for(t=re(t,0),n=re(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Na(e,t,n){let o=n.min,s=n.max,l=re(o.pad,0),r=re(s.pad,0),i=re(o.hard,-de),c=re(s.hard,de),f=re(o.soft,de),u=re(s.soft,-de),m=re(o.mode,0),_=re(s.mode,0),g=t-e,w=Kt(g),$=tt(We(e),We(t)),M=Kt($),C=We(M-w);(g<1e-24||C>10)&&(g=0,(e==0||t==0)&&(g=1e-24,m==2&&f!=de&&(l=0),_==2&&u!=-de&&(r=0)));let v=g||$||1e3,E=Kt(v),S=uo(10,mt(E)),U=v*(g==0?e==0?.1:1:l),L=_e(dc(e-U,S/10),24),Y=e>=f&&(m==1||m==3&&L<=f||m==2&&L>=f)?f:de,I=tt(i,L<Y&&e>=Y?Y:Ot(Y,L)),J=v*(g==0?t==0?.1:1:r),V=_e(Ps(t+J,S/10),24),A=t<=u&&(_==1||_==3&&V>=u||_==2&&V<=u)?u:-de,B=Ot(c,V>A&&t<=A?A:tt(A,V));return I==B&&I==0&&(B=100),[I,B]}var Ph=new Intl.NumberFormat(mo?Sh.language:"en-US"),dr=e=>Ph.format(e),dt=Math,Ss=dt.PI,We=dt.abs,mt=dt.floor,Ne=dt.round,xt=dt.ceil,Ot=dt.min,tt=dt.max,uo=dt.pow,Wa=dt.sign,Kt=dt.log10,fc=dt.log2,Lh=(e,t=1)=>dt.sinh(e)*t,Jl=(e,t=1)=>dt.asinh(e/t),de=1/0;function Ua(e){return(Kt((e^e>>31)-(e>>31))|0)+1}function sr(e,t,n){return Ot(tt(e,t),n)}function hc(e){return typeof e=="function"}function oe(e){return hc(e)?e:()=>e}var Oh=()=>{},pc=e=>e,mc=(e,t)=>t,Dh=e=>null,Fa=e=>!0,za=(e,t)=>e==t,Rh=/\.\d*?(?=9{6,}|0{6,})/gm,Cn=e=>{if(gc(e)||an.has(e))return e;let t=`${e}`,n=t.match(Rh);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[s,l]=t.split("e");return+`${Cn(s)}e${l}`}return _e(e,o)};function Sn(e,t){return Cn(_e(Cn(e/t))*t)}function Ps(e,t){return Cn(xt(Cn(e/t))*t)}function dc(e,t){return Cn(mt(Cn(e/t))*t)}function _e(e,t=0){if(gc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ne(o)/n}var an=new Map;function _c(e){return((""+e).split(".")[1]||"").length}function Bo(e,t,n,o){let s=[],l=o.map(_c);for(let r=t;r<n;r++){let i=We(r),c=_e(uo(e,r),i);for(let f=0;f<o.length;f++){let u=e==10?+`${o[f]}e${r}`:o[f]*c,m=(r>=0?0:i)+(r>=l[f]?0:l[f]),_=e==10?u:_e(u,m);s.push(_),an.set(_,m)}}return s}var Vo={},_r=[],fo=[null,null],rn=Array.isArray,gc=Number.isInteger,Nh=e=>e===void 0;function qa(e){return typeof e=="string"}function Ls(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Wh(e){return e!=null&&typeof e=="object"}var Uh=Object.getPrototypeOf(Uint8Array),bc="__proto__";function ho(e,t=Ls){let n;if(rn(e)){let o=e.find(s=>s!=null);if(rn(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=ho(e[s],t)}else n=e.slice()}else if(e instanceof Uh)n=e.slice();else if(t(e)){n={};for(let o in e)o!=bc&&(n[o]=ho(e[o],t))}else n=e;return n}function Pe(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let s in o)s!=bc&&(Ls(e[s])?Pe(e[s],ho(o[s])):e[s]=ho(o[s]))}return e}var Fh=0,zh=1,qh=2;function Hh(e,t,n){for(let o=0,s,l=-1;o<t.length;o++){let r=t[o];if(r>l){for(s=r-1;s>=0&&e[s]==null;)e[s--]=null;for(s=r+1;s<n&&e[s]==null;)e[l=s++]=null}}}function Ih(e,t){if(jh(e)){let r=e[0].slice();for(let i=1;i<e.length;i++)r.push(...e[i].slice(1));return Gh(r[0])||(r=Bh(r)),r}let n=new Set;for(let r=0;r<e.length;r++){let c=e[r][0],f=c.length;for(let u=0;u<f;u++)n.add(c[u])}let o=[Array.from(n).sort((r,i)=>r-i)],s=o[0].length,l=new Map;for(let r=0;r<s;r++)l.set(o[0][r],r);for(let r=0;r<e.length;r++){let i=e[r],c=i[0];for(let f=1;f<i.length;f++){let u=i[f],m=Array(s).fill(void 0),_=t?t[r][f]:zh,g=[];for(let w=0;w<u.length;w++){let $=u[w],M=l.get(c[w]);$===null?_!=Fh&&(m[M]=$,_==qh&&g.push(M)):m[M]=$}Hh(m,g,s),o.push(m)}}return o}var Vh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Bh(e){let t=e[0],n=t.length,o=Array(n);for(let l=0;l<o.length;l++)o[l]=l;o.sort((l,r)=>t[l]-t[r]);let s=[];for(let l=0;l<e.length;l++){let r=e[l],i=Array(n);for(let c=0;c<n;c++)i[c]=r[o[c]];s.push(i)}return s}function jh(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let l=0;l<n;l++)if(s[l]!=t[l])return!1}}return!0}function Gh(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let l=tt(1,mt((s-o+1)/t));for(let r=e[o],i=o+l;i<=s;i+=l){let c=e[i];if(c!=null){if(c<=r)return!1;r=c}}return!0}var wc=["January","February","March","April","May","June","July","August","September","October","November","December"],yc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function vc(e){return e.slice(0,3)}var Kh=yc.map(vc),Yh=wc.map(vc),Jh={MMMM:wc,MMM:Yh,WWWW:yc,WWW:Kh};function Fo(e){return(e<10?"0":"")+e}function Zh(e){return(e<10?"00":e<100?"0":"")+e}var Qh={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Fo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Fo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Fo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Fo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Fo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Zh(e.getMilliseconds())};function gr(e,t){t=t||Jh;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?Qh[s[1]]:s[0]);return l=>{let r="";for(let i=0;i<n.length;i++)r+=typeof n[i]=="string"?n[i]:n[i](l,t);return r}}var Xh=new Intl.DateTimeFormat().resolvedOptions().timeZone;function ep(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Xh?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var kc=e=>e%1==0,Es=[1,2,2.5,5],tp=Bo(10,-32,0,Es),$c=Bo(10,0,32,Es),np=$c.filter(kc),Mn=tp.concat($c),br=`
`,xc="{YYYY}",Ha=br+xc,Sc="{M}/{D}",Ho=br+Sc,$s=Ho+"/{YY}",Mc="{aa}",op="{h}:{mm}",ao=op+Mc,Ia=br+ao,Va=":{ss}",fe=null;function Tc(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,l=s*30,r=s*365,c=(e==1?Bo(10,0,3,Es).filter(kc):Bo(10,-3,0,Es)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,l,l*2,l*3,l*4,l*6,r,r*2,r*5,r*10,r*25,r*50,r*100]),f=[[r,xc,fe,fe,fe,fe,fe,fe,1],[s*28,"{MMM}",Ha,fe,fe,fe,fe,fe,1],[s,Sc,Ha,fe,fe,fe,fe,fe,1],[o,"{h}"+Mc,$s,fe,Ho,fe,fe,fe,1],[n,ao,$s,fe,Ho,fe,fe,fe,1],[t,Va,$s+" "+ao,fe,Ho+" "+ao,fe,Ia,fe,1],[e,Va+".{fff}",$s+" "+ao,fe,Ho+" "+ao,fe,Ia,fe,1]];function u(m){return(_,g,w,$,M,C)=>{let v=[],E=M>=r,S=M>=l&&M<r,U=m(w),L=_e(U*e,3),Y=Zl(U.getFullYear(),E?0:U.getMonth(),S||E?1:U.getDate()),I=_e(Y*e,3);if(S||E){let J=S?M/l:0,V=E?M/r:0,A=L==I?L:_e(Zl(Y.getFullYear()+V,Y.getMonth()+J,1)*e,3),B=new Date(Ne(A/e)),O=B.getFullYear(),j=B.getMonth();for(let F=0;A<=$;F++){let ee=Zl(O+V*F,j+J*F,1),z=ee-m(_e(ee*e,3));A=_e((+ee+z)*e,3),A<=$&&v.push(A)}}else{let J=M>=s?s:M,V=mt(w)-mt(L),A=I+V+Ps(L-I,J);v.push(A);let B=m(A),O=B.getHours()+B.getMinutes()/n+B.getSeconds()/o,j=M/o,F=_.axes[g]._space,ee=C/F;for(;A=_e(A+M,e==1?0:3),!(A>$);)if(j>1){let z=mt(_e(O+j,6))%24,se=m(A).getHours()-z;se>1&&(se=-1),A-=se*o,O=(O+j)%24;let he=v[v.length-1];_e((A-he)/M,3)*ee>=.7&&v.push(A)}else v.push(A)}return v}}return[c,f,u]}var[sp,lp,rp]=Tc(1),[ip,ap,cp]=Tc(.001);Bo(2,-53,53,[1]);function Ba(e,t){return e.map(n=>n.map((o,s)=>s==0||s==8||o==null?o:t(s==1||n[8]==0?o:n[1]+o)))}function ja(e,t){return(n,o,s,l,r)=>{let i=t.find(w=>r>=w[0])||t[t.length-1],c,f,u,m,_,g;return o.map(w=>{let $=e(w),M=$.getFullYear(),C=$.getMonth(),v=$.getDate(),E=$.getHours(),S=$.getMinutes(),U=$.getSeconds(),L=M!=c&&i[2]||C!=f&&i[3]||v!=u&&i[4]||E!=m&&i[5]||S!=_&&i[6]||U!=g&&i[7]||i[1];return c=M,f=C,u=v,m=E,_=S,g=U,L($)})}}function up(e,t){let n=gr(t);return(o,s,l,r,i)=>s.map(c=>n(e(c)))}function Zl(e,t,n){return new Date(e,t,n)}function Ga(e,t){return t(e)}var fp="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Ka(e,t){return(n,o,s,l)=>l==null?fr:t(e(o))}function hp(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function pp(e,t){return e.series[t].fill(e,t)}var mp={show:!0,live:!0,isolate:!1,mount:Oh,markers:{show:!0,width:2,stroke:hp,fill:pp,dash:"solid"},idx:null,idxs:null,values:[]};function dp(e,t){let n=e.cursor.points,o=$t(),s=n.size(e,t);ke(o,zo,s),ke(o,qo,s);let l=s/-2;ke(o,"marginLeft",l),ke(o,"marginTop",l);let r=n.width(e,t,s);return r&&ke(o,"borderWidth",r),o}function _p(e,t){let n=e.series[t].points;return n._fill||n._stroke}function gp(e,t){let n=e.series[t].points;return n._stroke||n._fill}function bp(e,t){return e.series[t].points.size}var Ql=[0,0];function wp(e,t,n){return Ql[0]=t,Ql[1]=n,Ql}function xs(e,t,n,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&n(s)}}function Xl(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var yp={show:!0,x:!0,y:!0,lock:!1,move:wp,points:{one:!1,show:dp,size:bp,width:0,stroke:gp,fill:_p},bind:{mousedown:xs,mouseup:xs,click:xs,dblclick:xs,mousemove:Xl,mouseleave:Xl,mouseenter:Xl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Ec={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},wr=Pe({},Ec,{filter:mc}),Cc=Pe({},wr,{size:10}),Ac=Pe({},Ec,{show:!1}),yr='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Pc="bold "+yr,Lc=1.5,Ya={show:!0,scale:"x",stroke:ur,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Pc,side:2,grid:wr,ticks:Cc,border:Ac,font:yr,lineGap:Lc,rotate:0},vp="Value",kp="Time",Ja={show:!0,scale:"x",auto:!1,sorted:1,min:de,max:-de,idxs:[]};function $p(e,t,n,o,s){return t.map(l=>l==null?"":dr(l))}function xp(e,t,n,o,s,l,r){let i=[],c=an.get(s)||0;n=r?n:_e(Ps(n,s),c);for(let f=n;f<=o;f=_e(f+s,c))i.push(Object.is(f,-0)?0:f);return i}function lr(e,t,n,o,s,l,r){let i=[],c=e.scales[e.axes[t].scale].log,f=c==10?Kt:fc,u=mt(f(n));s=uo(c,u),c==10&&(s=Mn[Lt(s,Mn)]);let m=n,_=s*c;c==10&&(_=Mn[Lt(_,Mn)]);do i.push(m),m=m+s,c==10&&!an.has(m)&&(m=_e(m,an.get(s))),m>=_&&(s=m,_=s*c,c==10&&(_=Mn[Lt(_,Mn)]));while(m<=o);return i}function Sp(e,t,n,o,s,l,r){let c=e.scales[e.axes[t].scale].asinh,f=o>c?lr(e,t,tt(c,n),o,s):[c],u=o>=0&&n<=0?[0]:[];return(n<-c?lr(e,t,tt(c,-o),-n,s):[c]).reverse().map(_=>-_).concat(u,f)}var Oc=/./,Mp=/[12357]/,Tp=/[125]/,Za=/1/,rr=(e,t,n,o)=>e.map((s,l)=>t==4&&s==0||l%o==0&&n.test(s.toExponential()[s<0?1:0])?s:null);function Ep(e,t,n,o,s){let l=e.axes[n],r=l.scale,i=e.scales[r],c=e.valToPos,f=l._space,u=c(10,r),m=c(9,r)-u>=f?Oc:c(7,r)-u>=f?Mp:c(5,r)-u>=f?Tp:Za;if(m==Za){let _=We(c(1,r)-u);if(_<f)return rr(t.slice().reverse(),i.distr,m,xt(f/_)).reverse()}return rr(t,i.distr,m,1)}function Cp(e,t,n,o,s){let l=e.axes[n],r=l.scale,i=l._space,c=e.valToPos,f=We(c(1,r)-c(2,r));return f<i?rr(t.slice().reverse(),3,Oc,xt(i/f)).reverse():t}function Ap(e,t,n,o){return o==null?fr:t==null?"":dr(t)}var Qa={show:!0,scale:"y",stroke:ur,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Pc,side:3,grid:wr,ticks:Cc,border:Ac,font:yr,lineGap:Lc,rotate:0};function Pp(e,t){let n=3+(e||1)*2;return _e(n*t,3)}function Lp(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],l=e.valToPos(s[o[0]],n,!0),r=e.valToPos(s[o[1]],n,!0),i=We(r-l),c=e.series[t],f=i/(c.points.space*ae);return o[1]-o[0]<=f}var Xa={scale:null,auto:!0,sorted:0,min:de,max:-de},Dc=(e,t,n,o,s)=>s,ec={show:!0,auto:!0,sorted:0,gaps:Dc,alpha:1,facets:[Pe({},Xa,{scale:"x"}),Pe({},Xa,{scale:"y"})]},tc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Dc,alpha:1,points:{show:Lp,filter:null},values:null,min:de,max:-de,idxs:[],path:null,clip:null};function Op(e,t,n,o,s){return n/10}var Rc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Dp=Pe({},Rc,{time:!1,ori:1}),nc={};function Nc(e,t){let n=nc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,l,r,i,c,f){for(let u=0;u<n.plots.length;u++)n.plots[u]!=s&&n.plots[u].pub(o,s,l,r,i,c,f)}},e!=null&&(nc[e]=n)),n}var po=1,ir=2;function An(e,t,n){let o=e.mode,s=e.series[t],l=o==2?e._data[t]:e._data,r=e.scales,i=e.bbox,c=l[0],f=o==2?l[1]:l[t],u=o==2?r[s.facets[0].scale]:r[e.series[0].scale],m=o==2?r[s.facets[1].scale]:r[s.scale],_=i.left,g=i.top,w=i.width,$=i.height,M=e.valToPosH,C=e.valToPosV;return u.ori==0?n(s,c,f,u,m,M,C,_,g,w,$,Ds,_o,Ns,Uc,zc):n(s,c,f,u,m,C,M,g,_,$,w,Rs,go,$r,Fc,qc)}function vr(e,t){let n=0,o=0,s=re(e.bands,_r);for(let l=0;l<s.length;l++){let r=s[l];r.series[0]==t?n=r.dir:r.series[1]==t&&(r.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Rp(e,t,n,o,s){let l=e.mode,r=e.series[t],i=l==2?r.facets[1].scale:r.scale,c=e.scales[i];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Yt(e,t,n,o,s,l){return An(e,t,(r,i,c,f,u,m,_,g,w,$,M)=>{let C=r.pxRound,v=f.dir*(f.ori==0?1:-1),E=f.ori==0?_o:go,S,U;v==1?(S=n,U=o):(S=o,U=n);let L=C(m(i[S],f,$,g)),Y=C(_(c[S],u,M,w)),I=C(m(i[U],f,$,g)),J=C(_(l==1?u.max:u.min,u,M,w)),V=new Path2D(s);return E(V,I,J),E(V,L,J),E(V,L,Y),V})}function Os(e,t,n,o,s,l){let r=null;if(e.length>0){r=new Path2D;let i=t==0?Ns:$r,c=n;for(let m=0;m<e.length;m++){let _=e[m];if(_[1]>_[0]){let g=_[0]-c;g>0&&i(r,c,o,g,o+l),c=_[1]}}let f=n+s-c,u=10;f>0&&i(r,c,o-u/2,f,o+l+u)}return r}function Np(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function kr(e,t,n,o,s,l,r){let i=[],c=e.length;for(let f=s==1?n:o;f>=n&&f<=o;f+=s)if(t[f]===null){let m=f,_=f;if(s==1)for(;++f<=o&&t[f]===null;)_=f;else for(;--f>=n&&t[f]===null;)_=f;let g=l(e[m]),w=_==m?g:l(e[_]),$=m-s;g=r<=0&&$>=0&&$<c?l(e[$]):g;let C=_+s;w=r>=0&&C>=0&&C<c?l(e[C]):w,w>=g&&i.push([g,w])}return i}function oc(e){return e==0?pc:e==1?Ne:t=>Sn(t,e)}function Wc(e){let t=e==0?Ds:Rs,n=e==0?(s,l,r,i,c,f)=>{s.arcTo(l,r,i,c,f)}:(s,l,r,i,c,f)=>{s.arcTo(r,l,c,i,f)},o=e==0?(s,l,r,i,c)=>{s.rect(l,r,i,c)}:(s,l,r,i,c)=>{s.rect(r,l,c,i)};return(s,l,r,i,c,f=0,u=0)=>{f==0&&u==0?o(s,l,r,i,c):(f=Ot(f,i/2,c/2),u=Ot(u,i/2,c/2),t(s,l+f,r),n(s,l+i,r,l+i,r+c,f),n(s,l+i,r+c,l,r+c,u),n(s,l,r+c,l,r,u),n(s,l,r,l+i,r,f),s.closePath())}}var Ds=(e,t,n)=>{e.moveTo(t,n)},Rs=(e,t,n)=>{e.moveTo(n,t)},_o=(e,t,n)=>{e.lineTo(t,n)},go=(e,t,n)=>{e.lineTo(n,t)},Ns=Wc(0),$r=Wc(1),Uc=(e,t,n,o,s,l)=>{e.arc(t,n,o,s,l)},Fc=(e,t,n,o,s,l)=>{e.arc(n,t,o,s,l)},zc=(e,t,n,o,s,l,r)=>{e.bezierCurveTo(t,n,o,s,l,r)},qc=(e,t,n,o,s,l,r)=>{e.bezierCurveTo(n,t,s,o,r,l)};function Hc(e){return(t,n,o,s,l)=>An(t,n,(r,i,c,f,u,m,_,g,w,$,M)=>{let{pxRound:C,points:v}=r,E,S;f.ori==0?(E=Ds,S=Uc):(E=Rs,S=Fc);let U=_e(v.width*ae,3),L=(v.size-v.width)/2*ae,Y=_e(L*2,3),I=new Path2D,J=new Path2D,{left:V,top:A,width:B,height:O}=t.bbox;Ns(J,V-Y,A-Y,B+Y*2,O+Y*2);let j=F=>{if(c[F]!=null){let ee=C(m(i[F],f,$,g)),z=C(_(c[F],u,M,w));E(I,ee+L,z),S(I,ee,z,L,0,Ss*2)}};if(l)l.forEach(j);else for(let F=o;F<=s;F++)j(F);return{stroke:U>0?I:null,fill:I,clip:J,flags:po|ir}})}function Ic(e){return(t,n,o,s,l,r)=>{o!=s&&(l!=o&&r!=o&&e(t,n,o),l!=s&&r!=s&&e(t,n,s),e(t,n,r))}}var Wp=Ic(_o),Up=Ic(go);function Vc(e){let t=re(e?.alignGaps,0);return(n,o,s,l)=>An(n,o,(r,i,c,f,u,m,_,g,w,$,M)=>{[s,l]=Cs(c,s,l);let C=r.pxRound,v=O=>C(m(O,f,$,g)),E=O=>C(_(O,u,M,w)),S,U;f.ori==0?(S=_o,U=Wp):(S=go,U=Up);let L=f.dir*(f.ori==0?1:-1),Y={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:po},I=Y.stroke,J=!1;if(l-s>=$*4){let O=q=>n.posToVal(q,f.key,!0),j=null,F=null,ee,z,Ke,me=v(i[L==1?s:l]),se=v(i[s]),he=v(i[l]),te=O(L==1?se+1:he-1);for(let q=L==1?s:l;q>=s&&q<=l;q+=L){let Le=i[q],$e=(L==1?Le<te:Le>te)?me:v(Le),ce=c[q];$e==me?ce!=null?(z=ce,j==null?(S(I,$e,E(z)),ee=j=F=z):z<j?j=z:z>F&&(F=z)):ce===null&&(J=!0):(j!=null&&U(I,me,E(j),E(F),E(ee),E(z)),ce!=null?(z=ce,S(I,$e,E(z)),j=F=ee=z):(j=F=null,ce===null&&(J=!0)),me=$e,te=O(me+L))}j!=null&&j!=F&&Ke!=me&&U(I,me,E(j),E(F),E(ee),E(z))}else for(let O=L==1?s:l;O>=s&&O<=l;O+=L){let j=c[O];j===null?J=!0:j!=null&&S(I,v(i[O]),E(j))}let[A,B]=vr(n,o);if(r.fill!=null||A!=0){let O=Y.fill=new Path2D(I),j=r.fillTo(n,o,r.min,r.max,A),F=E(j),ee=v(i[s]),z=v(i[l]);L==-1&&([z,ee]=[ee,z]),S(O,z,F),S(O,ee,F)}if(!r.spanGaps){let O=[];J&&O.push(...kr(i,c,s,l,L,v,t)),Y.gaps=O=r.gaps(n,o,s,l,O),Y.clip=Os(O,f.ori,g,w,$,M)}return B!=0&&(Y.band=B==2?[Yt(n,o,s,l,I,-1),Yt(n,o,s,l,I,1)]:Yt(n,o,s,l,I,B)),Y})}function Fp(e){let t=re(e.align,1),n=re(e.ascDesc,!1),o=re(e.alignGaps,0),s=re(e.extend,!1);return(l,r,i,c)=>An(l,r,(f,u,m,_,g,w,$,M,C,v,E)=>{[i,c]=Cs(m,i,c);let S=f.pxRound,{left:U,width:L}=l.bbox,Y=se=>S(w(se,_,v,M)),I=se=>S($(se,g,E,C)),J=_.ori==0?_o:go,V={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:po},A=V.stroke,B=_.dir*(_.ori==0?1:-1),O=I(m[B==1?i:c]),j=Y(u[B==1?i:c]),F=j,ee=j;s&&t==-1&&(ee=U,J(A,ee,O)),J(A,j,O);for(let se=B==1?i:c;se>=i&&se<=c;se+=B){let he=m[se];if(he==null)continue;let te=Y(u[se]),q=I(he);t==1?J(A,te,O):J(A,F,q),J(A,te,q),O=q,F=te}let z=F;s&&t==1&&(z=U+L,J(A,z,O));let[Ke,me]=vr(l,r);if(f.fill!=null||Ke!=0){let se=V.fill=new Path2D(A),he=f.fillTo(l,r,f.min,f.max,Ke),te=I(he);J(se,z,te),J(se,ee,te)}if(!f.spanGaps){let se=[];se.push(...kr(u,m,i,c,B,Y,o));let he=f.width*ae/2,te=n||t==1?he:-he,q=n||t==-1?-he:he;se.forEach(Le=>{Le[0]+=te,Le[1]+=q}),V.gaps=se=f.gaps(l,r,i,c,se),V.clip=Os(se,_.ori,M,C,v,E)}return me!=0&&(V.band=me==2?[Yt(l,r,i,c,A,-1),Yt(l,r,i,c,A,1)]:Yt(l,r,i,c,A,me)),V})}function sc(e,t,n,o,s,l,r=de){if(e.length>1){let i=null;for(let c=0,f=1/0;c<e.length;c++)if(t[c]!==void 0){if(i!=null){let u=We(e[c]-e[i]);u<f&&(f=u,r=We(n(e[c],o,s,l)-n(e[i],o,s,l)))}i=c}}return r}function zp(e){e=e||Vo;let t=re(e.size,[.6,de,1]),n=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let l=oe(s),r=1-t[0],i=re(t[1],de),c=re(t[2],1),f=re(e.disp,Vo),u=re(e.each,g=>{}),{fill:m,stroke:_}=f;return(g,w,$,M)=>An(g,w,(C,v,E,S,U,L,Y,I,J,V,A)=>{let B=C.pxRound,O=n,j=o*ae,F=i*ae,ee=c*ae,z,Ke;S.ori==0?[z,Ke]=l(g,w):[Ke,z]=l(g,w);let me=S.dir*(S.ori==0?1:-1),se=S.ori==0?Ns:$r,he=S.ori==0?u:(N,ge,Oe,Wn,hn,Rt,pn)=>{u(N,ge,Oe,hn,Wn,pn,Rt)},te=re(g.bands,_r).find(N=>N.series[0]==w),q=te!=null?te.dir:0,Le=C.fillTo(g,w,C.min,C.max,q),Je=B(Y(Le,U,A,J)),$e,ce,St,rt=V,Me=B(C.width*ae),Dt=!1,It=null,_t=null,Jt=null,Dn=null;m!=null&&(Me==0||_!=null)&&(Dt=!0,It=m.values(g,w,$,M),_t=new Map,new Set(It).forEach(N=>{N!=null&&_t.set(N,new Path2D)}),Me>0&&(Jt=_.values(g,w,$,M),Dn=new Map,new Set(Jt).forEach(N=>{N!=null&&Dn.set(N,new Path2D)})));let{x0:Rn,size:vo}=f;if(Rn!=null&&vo!=null){O=1,v=Rn.values(g,w,$,M),Rn.unit==2&&(v=v.map(Oe=>g.posToVal(I+Oe*V,S.key,!0)));let N=vo.values(g,w,$,M);vo.unit==2?ce=N[0]*V:ce=L(N[0],S,V,I)-L(0,S,V,I),rt=sc(v,E,L,S,V,I,rt),St=rt-ce+j}else rt=sc(v,E,L,S,V,I,rt),St=rt*r+j,ce=rt-St;St<1&&(St=0),Me>=ce/2&&(Me=0),St<5&&(B=pc);let Go=St>0,un=rt-St-(Go?Me:0);ce=B(sr(un,ee,F)),$e=(O==0?ce/2:O==me?0:ce)-O*me*((O==0?j/2:0)+(Go?Me/2:0));let Ze={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Nn=Dt?null:new Path2D,Vt=null;if(te!=null)Vt=g.data[te.series[1]];else{let{y0:N,y1:ge}=f;N!=null&&ge!=null&&(E=ge.values(g,w,$,M),Vt=N.values(g,w,$,M))}let fn=z*ce,X=Ke*ce;for(let N=me==1?$:M;N>=$&&N<=M;N+=me){let ge=E[N];if(ge==null)continue;if(Vt!=null){let nt=Vt[N]??0;if(ge-nt==0)continue;Je=Y(nt,U,A,J)}let Oe=S.distr!=2||f!=null?v[N]:N,Wn=L(Oe,S,V,I),hn=Y(re(ge,Le),U,A,J),Rt=B(Wn-$e),pn=B(tt(hn,Je)),it=B(Ot(hn,Je)),gt=pn-it;if(ge!=null){let nt=ge<0?X:fn,Mt=ge<0?fn:X;Dt?(Me>0&&Jt[N]!=null&&se(Dn.get(Jt[N]),Rt,it+mt(Me/2),ce,tt(0,gt-Me),nt,Mt),It[N]!=null&&se(_t.get(It[N]),Rt,it+mt(Me/2),ce,tt(0,gt-Me),nt,Mt)):se(Nn,Rt,it+mt(Me/2),ce,tt(0,gt-Me),nt,Mt),he(g,w,N,Rt-Me/2,it,ce+Me,gt)}}return Me>0?Ze.stroke=Dt?Dn:Nn:Dt||(Ze._fill=C.width==0?C._fill:C._stroke??C._fill,Ze.width=0),Ze.fill=Dt?_t:Nn,Ze})}function qp(e,t){let n=re(t?.alignGaps,0);return(o,s,l,r)=>An(o,s,(i,c,f,u,m,_,g,w,$,M,C)=>{[l,r]=Cs(f,l,r);let v=i.pxRound,E=z=>v(_(z,u,M,w)),S=z=>v(g(z,m,C,$)),U,L,Y;u.ori==0?(U=Ds,Y=_o,L=zc):(U=Rs,Y=go,L=qc);let I=u.dir*(u.ori==0?1:-1),J=E(c[I==1?l:r]),V=J,A=[],B=[];for(let z=I==1?l:r;z>=l&&z<=r;z+=I)if(f[z]!=null){let me=c[z],se=E(me);A.push(V=se),B.push(S(f[z]))}let O={stroke:e(A,B,U,Y,L,v),fill:null,clip:null,band:null,gaps:null,flags:po},j=O.stroke,[F,ee]=vr(o,s);if(i.fill!=null||F!=0){let z=O.fill=new Path2D(j),Ke=i.fillTo(o,s,i.min,i.max,F),me=S(Ke);Y(z,V,me),Y(z,J,me)}if(!i.spanGaps){let z=[];z.push(...kr(c,f,l,r,I,E,n)),O.gaps=z=i.gaps(o,s,l,r,z),O.clip=Os(z,u.ori,w,$,M,C)}return ee!=0&&(O.band=ee==2?[Yt(o,s,l,r,j,-1),Yt(o,s,l,r,j,1)]:Yt(o,s,l,r,j,ee)),O})}function Hp(e){return qp(Ip,e)}function Ip(e,t,n,o,s,l){let r=e.length;if(r<2)return null;let i=new Path2D;if(n(i,e[0],t[0]),r==2)o(i,e[1],t[1]);else{let c=Array(r),f=Array(r-1),u=Array(r-1),m=Array(r-1);for(let _=0;_<r-1;_++)u[_]=t[_+1]-t[_],m[_]=e[_+1]-e[_],f[_]=u[_]/m[_];c[0]=f[0];for(let _=1;_<r-1;_++)f[_]===0||f[_-1]===0||f[_-1]>0!=f[_]>0?c[_]=0:(c[_]=3*(m[_-1]+m[_])/((2*m[_]+m[_-1])/f[_-1]+(m[_]+2*m[_-1])/f[_]),isFinite(c[_])||(c[_]=0));c[r-1]=f[r-2];for(let _=0;_<r-1;_++)s(i,e[_]+m[_]/3,t[_]+c[_]*m[_]/3,e[_+1]-m[_]/3,t[_+1]-c[_+1]*m[_]/3,e[_+1],t[_+1])}return i}var ar=new Set;function lc(){for(let e of ar)e.syncRect(!0)}mo&&(En($h,co,lc),En(xh,co,lc,!0),En(Ms,co,()=>{Ge.pxRatio=ae}));var Vp=Vc(),Bp=Hc();function rc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((l,r)=>cr(l,r,t,n))}function jp(e,t){return e.map((n,o)=>o==0?{}:Pe({},t,n))}function cr(e,t,n,o){return Pe({},t==0?n:o,e)}function Bc(e,t,n){return t==null?fo:[t,n]}var Gp=Bc;function Kp(e,t,n){return t==null?fo:Ts(t,n,mr,!0)}function jc(e,t,n,o){return t==null?fo:As(t,n,e.scales[o].log,!1)}var Yp=jc;function Gc(e,t,n,o){return t==null?fo:pr(t,n,e.scales[o].log,!1)}var Jp=Gc;function Zp(e,t,n,o,s){let l=tt(Ua(e),Ua(t)),r=t-e,i=Lt(s/o*r,n);do{let c=n[i],f=o*c/r;if(f>=s&&l+(c<5?an.get(c):0)<=17)return[c,f]}while(++i<n.length);return[0,0]}function ic(e){let t,n;return e=e.replace(/(\d+)px/,(o,s)=>(t=Ne((n=+s)*ae))+"px"),[e,t,n]}function Qp(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=_e(t[2]*ae,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Ge(e,t,n){let o={mode:re(e.mode,1)},s=o.mode;function l(a,h,p,d){let b=h.valToPct(a);return d+p*(h.dir==-1?1-b:b)}function r(a,h,p,d){let b=h.valToPct(a);return d+p*(h.dir==-1?b:1-b)}function i(a,h,p,d){return h.ori==0?l(a,h,p,d):r(a,h,p,d)}o.valToPosH=l,o.valToPosV=r;let c=!1;o.status=0;let f=o.root=$t(lh);if(e.id!=null&&(f.id=e.id),pt(f,e.class),e.title){let a=$t(ah,f);a.textContent=e.title}let u=Pt("canvas"),m=o.ctx=u.getContext("2d"),_=$t(ch,f);En("click",_,a=>{a.target===w&&(we!=Kn||xe!=Yn)&&Be.click(o,a)},!0);let g=o.under=$t(uh,_);_.appendChild(u);let w=o.over=$t(fh,_);e=ho(e);let $=+re(e.pxAlign,1),M=oc($);(e.plugins||[]).forEach(a=>{a.opts&&(e=a.opts(o,e)||e)});let C=e.ms||.001,v=o.series=s==1?rc(e.series||[],Ja,tc,!1):jp(e.series||[null],ec),E=o.axes=rc(e.axes||[],Ya,Qa,!0),S=o.scales={},U=o.bands=e.bands||[];U.forEach(a=>{a.fill=oe(a.fill||null),a.dir=re(a.dir,-1)});let L=s==2?v[1].facets[0].scale:v[0].scale,Y={axes:qu,series:Nu},I=(e.drawOrder||["axes","series"]).map(a=>Y[a]);function J(a){let h=a.distr==3?p=>Kt(p>0?p:a.clamp(o,p,a.min,a.max,a.key)):a.distr==4?p=>Jl(p,a.asinh):a.distr==100?p=>a.fwd(p):p=>p;return p=>{let d=h(p),{_min:b,_max:y}=a,k=y-b;return(d-b)/k}}function V(a){let h=S[a];if(h==null){let p=(e.scales||Vo)[a]||Vo;if(p.from!=null){V(p.from);let d=Pe({},S[p.from],p,{key:a});d.valToPct=J(d),S[a]=d}else{h=S[a]=Pe({},a==L?Rc:Dp,p),h.key=a;let d=h.time,b=h.range,y=rn(b);if((a!=L||s==2&&!d)&&(y&&(b[0]==null||b[1]==null)&&(b={min:b[0]==null?Ra:{mode:1,hard:b[0],soft:b[0]},max:b[1]==null?Ra:{mode:1,hard:b[1],soft:b[1]}},y=!1),!y&&Ls(b))){let k=b;b=(T,P,D)=>P==null?fo:Ts(P,D,k)}h.range=oe(b||(d?Gp:a==L?h.distr==3?Yp:h.distr==4?Jp:Bc:h.distr==3?jc:h.distr==4?Gc:Kp)),h.auto=oe(y?!1:h.auto),h.clamp=oe(h.clamp||Op),h._min=h._max=null,h.valToPct=J(h)}}}V("x"),V("y"),s==1&&v.forEach(a=>{V(a.scale)}),E.forEach(a=>{V(a.scale)});for(let a in e.scales)V(a);let A=S[L],B=A.distr,O,j;A.ori==0?(pt(f,rh),O=l,j=r):(pt(f,ih),O=r,j=l);let F={};for(let a in S){let h=S[a];(h.min!=null||h.max!=null)&&(F[a]={min:h.min,max:h.max},h.min=h.max=null)}let ee=e.tzDate||(a=>new Date(Ne(a/C))),z=e.fmtDate||gr,Ke=C==1?rp(ee):cp(ee),me=ja(ee,Ba(C==1?lp:ap,z)),se=Ka(ee,Ga(fp,z)),he=[],te=o.legend=Pe({},mp,e.legend),q=o.cursor=Pe({},yp,{drag:{y:s==2}},e.cursor),Le=te.show,Je=q.show,$e=te.markers;te.idxs=he,$e.width=oe($e.width),$e.dash=oe($e.dash),$e.stroke=oe($e.stroke),$e.fill=oe($e.fill);let ce,St,rt,Me=[],Dt=[],It,_t=!1,Jt={};if(te.live){let a=v[1]?v[1].values:null;_t=a!=null,It=_t?a(o,1,0):{_:0};for(let h in It)Jt[h]=fr}if(Le)if(ce=Pt("table",gh,f),rt=Pt("tbody",null,ce),te.mount(o,ce),_t){St=Pt("thead",null,ce,rt);let a=Pt("tr",null,St);Pt("th",null,a);for(var Dn in It)Pt("th",ka,a).textContent=Dn}else pt(ce,wh),te.live&&pt(ce,bh);let Rn={show:!0},vo={show:!1};function Go(a,h){if(h==0&&(_t||!te.live||s==2))return fo;let p=[],d=Pt("tr",yh,rt,rt.childNodes[h]);pt(d,a.class),a.show||pt(d,Tn);let b=Pt("th",null,d);if($e.show){let T=$t(vh,b);if(h>0){let P=$e.width(o,h);P&&(T.style.border=P+"px "+$e.dash(o,h)+" "+$e.stroke(o,h)),T.style.background=$e.fill(o,h)}}let y=$t(ka,b);a.label instanceof HTMLElement?y.appendChild(a.label):y.textContent=a.label,h>0&&($e.show||(y.style.color=a.width>0?$e.stroke(o,h):$e.fill(o,h)),Ze("click",b,T=>{if(q._lock)return;dn(T);let P=v.indexOf(a);if((T.ctrlKey||T.metaKey)!=te.isolate){let D=v.some((R,W)=>W>0&&W!=P&&R.show);v.forEach((R,W)=>{W>0&&Wt(W,D?W==P?Rn:vo:Rn,!0,Ce.setSeries)})}else Wt(P,{show:!a.show},!0,Ce.setSeries)},!1),Fn&&Ze(Ma,b,T=>{q._lock||(dn(T),Wt(v.indexOf(a),Zn,!0,Ce.setSeries))},!1));for(var k in It){let T=Pt("td",kh,d);T.textContent="--",p.push(T)}return[d,p]}let un=new Map;function Ze(a,h,p,d=!0){let b=un.get(h)||{},y=q.bind[a](o,h,p,d);y&&(En(a,h,b[a]=y),un.set(h,b))}function Nn(a,h,p){let d=un.get(h)||{};for(let b in d)(a==null||b==a)&&(or(b,h,d[b]),delete d[b]);a==null&&un.delete(h)}let Vt=0,fn=0,X=0,N=0,ge=0,Oe=0,Wn=ge,hn=Oe,Rt=X,pn=N,it=0,gt=0,nt=0,Mt=0;o.bbox={};let Ks=!1,Ko=!1,Un=!1,mn=!1,Yo=!1,bt=!1;function Ys(a,h,p){(p||a!=o.width||h!=o.height)&&Hr(a,h),Vn(!1),Un=!0,Ko=!0,Bn()}function Hr(a,h){o.width=Vt=X=a,o.height=fn=N=h,ge=Oe=0,Cu(),Au();let p=o.bbox;it=p.left=Sn(ge*ae,.5),gt=p.top=Sn(Oe*ae,.5),nt=p.width=Sn(X*ae,.5),Mt=p.height=Sn(N*ae,.5)}let Mu=3;function Tu(){let a=!1,h=0;for(;!a;){h++;let p=Fu(h),d=zu(h);a=h==Mu||p&&d,a||(Hr(o.width,o.height),Ko=!0)}}function Eu({width:a,height:h}){Ys(a,h)}o.setSize=Eu;function Cu(){let a=!1,h=!1,p=!1,d=!1;E.forEach((b,y)=>{if(b.show&&b._show){let{side:k,_size:T}=b,P=k%2,D=b.label!=null?b.labelSize:0,R=T+D;R>0&&(P?(X-=R,k==3?(ge+=R,d=!0):p=!0):(N-=R,k==0?(Oe+=R,a=!0):h=!0))}}),_n[0]=a,_n[1]=p,_n[2]=h,_n[3]=d,X-=Zt[1]+Zt[3],ge+=Zt[3],N-=Zt[2]+Zt[0],Oe+=Zt[0]}function Au(){let a=ge+X,h=Oe+N,p=ge,d=Oe;function b(y,k){switch(y){case 1:return a+=k,a-k;case 2:return h+=k,h-k;case 3:return p-=k,p+k;case 0:return d-=k,d+k}}E.forEach((y,k)=>{if(y.show&&y._show){let T=y.side;y._pos=b(T,y._size),y.label!=null&&(y._lpos=b(T,y.labelSize))}})}if(q.dataIdx==null){let a=q.hover,h=a.skip=new Set(a.skip??[]);h.add(void 0);let p=a.prox=oe(a.prox),d=a.bias??=0;q.dataIdx=(b,y,k,T)=>{if(y==0)return k;let P=k,D=p(b,y,k,T)??de,R=D>=0&&D<de,W=A.ori==0?X:N,Z=q.left,ie=t[0],le=t[y];if(h.has(le[k])){P=null;let ne=null,G=null,H;if(d==0||d==-1)for(H=k;ne==null&&H-- >0;)h.has(le[H])||(ne=H);if(d==0||d==1)for(H=k;G==null&&H++<le.length;)h.has(le[H])||(G=H);if(ne!=null||G!=null)if(R){let ve=ne==null?-1/0:O(ie[ne],A,W,0),Te=G==null?1/0:O(ie[G],A,W,0),Ie=Z-ve,pe=Te-Z;Ie<=pe?Ie<=D&&(P=ne):pe<=D&&(P=G)}else P=G==null?ne:ne==null?G:k-ne<=G-k?ne:G}else R&&We(Z-O(ie[k],A,W,0))>D&&(P=null);return P}}let dn=a=>{q.event=a};q.idxs=he,q._lock=!1;let Ye=q.points;Ye.show=oe(Ye.show),Ye.size=oe(Ye.size),Ye.stroke=oe(Ye.stroke),Ye.width=oe(Ye.width),Ye.fill=oe(Ye.fill);let Nt=o.focus=Pe({},e.focus||{alpha:.3},q.focus),Fn=Nt.prox>=0,zn=Fn&&Ye.one,wt=[],qn=[],Hn=[];function Ir(a,h){let p=Ye.show(o,h);if(p instanceof HTMLElement)return pt(p,_h),pt(p,a.class),Ht(p,-10,-10,X,N),w.insertBefore(p,wt[h]),p}function Vr(a,h){if(s==1||h>0){let p=s==1&&S[a.scale].time,d=a.value;a.value=p?qa(d)?Ka(ee,Ga(d,z)):d||se:d||Ap,a.label=a.label||(p?kp:vp)}if(zn||h>0){a.width=a.width==null?1:a.width,a.paths=a.paths||Vp||Dh,a.fillTo=oe(a.fillTo||Rp),a.pxAlign=+re(a.pxAlign,$),a.pxRound=oc(a.pxAlign),a.stroke=oe(a.stroke||null),a.fill=oe(a.fill||null),a._stroke=a._fill=a._paths=a._focus=null;let p=Pp(tt(1,a.width),1),d=a.points=Pe({},{size:p,width:tt(1,p*.2),stroke:a.stroke,space:p*2,paths:Bp,_stroke:null,_fill:null},a.points);d.show=oe(d.show),d.filter=oe(d.filter),d.fill=oe(d.fill),d.stroke=oe(d.stroke),d.paths=oe(d.paths),d.pxAlign=a.pxAlign}if(Le){let p=Go(a,h);Me.splice(h,0,p[0]),Dt.splice(h,0,p[1]),te.values.push(null)}if(Je){he.splice(h,0,null);let p=null;zn?h==0&&(p=Ir(a,h)):h>0&&(p=Ir(a,h)),wt.splice(h,0,p),qn.splice(h,0,0),Hn.splice(h,0,0)}He("addSeries",h)}function Pu(a,h){h=h??v.length,a=s==1?cr(a,h,Ja,tc):cr(a,h,{},ec),v.splice(h,0,a),Vr(v[h],h)}o.addSeries=Pu;function Lu(a){if(v.splice(a,1),Le){te.values.splice(a,1),Dt.splice(a,1);let h=Me.splice(a,1)[0];Nn(null,h.firstChild),h.remove()}Je&&(he.splice(a,1),wt.splice(a,1)[0].remove(),qn.splice(a,1),Hn.splice(a,1)),He("delSeries",a)}o.delSeries=Lu;let _n=[!1,!1,!1,!1];function Ou(a,h){if(a._show=a.show,a.show){let p=a.side%2,d=S[a.scale];d==null&&(a.scale=p?v[1].scale:L,d=S[a.scale]);let b=d.time;a.size=oe(a.size),a.space=oe(a.space),a.rotate=oe(a.rotate),rn(a.incrs)&&a.incrs.forEach(k=>{!an.has(k)&&an.set(k,_c(k))}),a.incrs=oe(a.incrs||(d.distr==2?np:b?C==1?sp:ip:Mn)),a.splits=oe(a.splits||(b&&d.distr==1?Ke:d.distr==3?lr:d.distr==4?Sp:xp)),a.stroke=oe(a.stroke),a.grid.stroke=oe(a.grid.stroke),a.ticks.stroke=oe(a.ticks.stroke),a.border.stroke=oe(a.border.stroke);let y=a.values;a.values=rn(y)&&!rn(y[0])?oe(y):b?rn(y)?ja(ee,Ba(y,z)):qa(y)?up(ee,y):y||me:y||$p,a.filter=oe(a.filter||(d.distr>=3&&d.log==10?Ep:d.distr==3&&d.log==2?Cp:mc)),a.font=ic(a.font),a.labelFont=ic(a.labelFont),a._size=a.size(o,null,h,0),a._space=a._rotate=a._incrs=a._found=a._splits=a._values=null,a._size>0&&(_n[h]=!0,a._el=$t(hh,_))}}function ko(a,h,p,d){let[b,y,k,T]=p,P=h%2,D=0;return P==0&&(T||y)&&(D=h==0&&!b||h==2&&!k?Ne(Ya.size/3):0),P==1&&(b||k)&&(D=h==1&&!y||h==3&&!T?Ne(Qa.size/2):0),D}let Br=o.padding=(e.padding||[ko,ko,ko,ko]).map(a=>oe(re(a,ko))),Zt=o._padding=Br.map((a,h)=>a(o,h,_n,0)),Ve,Ue=null,Fe=null,Jo=s==1?v[0].idxs:null,Tt=null,$o=!1;function jr(a,h){if(t=a??[],o.data=o._data=t,s==2){Ve=0;for(let p=1;p<v.length;p++)Ve+=t[p][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Tt=t[0],Ve=Tt.length;let p=t;if(B==2){p=t.slice();let d=p[0]=Array(Ve);for(let b=0;b<Ve;b++)d[b]=b}o._data=t=p}if(Vn(!0),He("setData"),B==2&&(Un=!0),h!==!1){let p=A;p.auto(o,$o)?Js():Xt(L,p.min,p.max),mn=mn||q.left>=0,bt=!0,Bn()}}o.setData=jr;function Js(){$o=!0;let a,h;s==1&&(Ve>0?(Ue=Jo[0]=0,Fe=Jo[1]=Ve-1,a=t[0][Ue],h=t[0][Fe],B==2?(a=Ue,h=Fe):a==h&&(B==3?[a,h]=As(a,a,A.log,!1):B==4?[a,h]=pr(a,a,A.log,!1):A.time?h=a+Ne(86400/C):[a,h]=Ts(a,h,mr,!0))):(Ue=Jo[0]=a=null,Fe=Jo[1]=h=null)),Xt(L,a,h)}let Zo,In,Zs,Qs,Xs,el,tl,nl,ol,ot;function Gr(a,h,p,d,b,y){a??=xa,p??=_r,d??="butt",b??=xa,y??="round",a!=Zo&&(m.strokeStyle=Zo=a),b!=In&&(m.fillStyle=In=b),h!=Zs&&(m.lineWidth=Zs=h),y!=Xs&&(m.lineJoin=Xs=y),d!=el&&(m.lineCap=el=d),p!=Qs&&m.setLineDash(Qs=p)}function Kr(a,h,p,d){h!=In&&(m.fillStyle=In=h),a!=tl&&(m.font=tl=a),p!=nl&&(m.textAlign=nl=p),d!=ol&&(m.textBaseline=ol=d)}function sl(a,h,p,d,b=0){if(d.length>0&&a.auto(o,$o)&&(h==null||h.min==null)){let y=re(Ue,0),k=re(Fe,d.length-1),T=p.min==null?Eh(d,y,k,b,a.distr==3):[p.min,p.max];a.min=Ot(a.min,p.min=T[0]),a.max=tt(a.max,p.max=T[1])}}let Yr={min:null,max:null};function Du(){for(let d in S){let b=S[d];F[d]==null&&(b.min==null||F[L]!=null&&b.auto(o,$o))&&(F[d]=Yr)}for(let d in S){let b=S[d];F[d]==null&&b.from!=null&&F[b.from]!=null&&(F[d]=Yr)}F[L]!=null&&Vn(!0);let a={};for(let d in F){let b=F[d];if(b!=null){let y=a[d]=ho(S[d],Wh);if(b.min!=null)Pe(y,b);else if(d!=L||s==2)if(Ve==0&&y.from==null){let k=y.range(o,null,null,d);y.min=k[0],y.max=k[1]}else y.min=de,y.max=-de}}if(Ve>0){v.forEach((d,b)=>{if(s==1){let y=d.scale,k=F[y];if(k==null)return;let T=a[y];if(b==0){let P=T.range(o,T.min,T.max,y);T.min=P[0],T.max=P[1],Ue=Lt(T.min,t[0]),Fe=Lt(T.max,t[0]),Fe-Ue>1&&(t[0][Ue]<T.min&&Ue++,t[0][Fe]>T.max&&Fe--),d.min=Tt[Ue],d.max=Tt[Fe]}else d.show&&d.auto&&sl(T,k,d,t[b],d.sorted);d.idxs[0]=Ue,d.idxs[1]=Fe}else if(b>0&&d.show&&d.auto){let[y,k]=d.facets,T=y.scale,P=k.scale,[D,R]=t[b],W=a[T],Z=a[P];W!=null&&sl(W,F[T],y,D,y.sorted),Z!=null&&sl(Z,F[P],k,R,k.sorted),d.min=k.min,d.max=k.max}});for(let d in a){let b=a[d],y=F[d];if(b.from==null&&(y==null||y.min==null)){let k=b.range(o,b.min==de?null:b.min,b.max==-de?null:b.max,d);b.min=k[0],b.max=k[1]}}}for(let d in a){let b=a[d];if(b.from!=null){let y=a[b.from];if(y.min==null)b.min=b.max=null;else{let k=b.range(o,y.min,y.max,d);b.min=k[0],b.max=k[1]}}}let h={},p=!1;for(let d in a){let b=a[d],y=S[d];if(y.min!=b.min||y.max!=b.max){y.min=b.min,y.max=b.max;let k=y.distr;y._min=k==3?Kt(y.min):k==4?Jl(y.min,y.asinh):k==100?y.fwd(y.min):y.min,y._max=k==3?Kt(y.max):k==4?Jl(y.max,y.asinh):k==100?y.fwd(y.max):y.max,h[d]=p=!0}}if(p){v.forEach((d,b)=>{s==2?b>0&&h.y&&(d._paths=null):h[d.scale]&&(d._paths=null)});for(let d in h)Un=!0,He("setScale",d);Je&&q.left>=0&&(mn=bt=!0)}for(let d in F)F[d]=null}function Ru(a){let h=sr(Ue-1,0,Ve-1),p=sr(Fe+1,0,Ve-1);for(;a[h]==null&&h>0;)h--;for(;a[p]==null&&p<Ve-1;)p++;return[h,p]}function Nu(){if(Ve>0){let a=v.some(h=>h._focus)&&ot!=Nt.alpha;a&&(m.globalAlpha=ot=Nt.alpha),v.forEach((h,p)=>{if(p>0&&h.show&&(Jr(p,!1),Jr(p,!0),h._paths==null)){let d=ot;ot!=h.alpha&&(m.globalAlpha=ot=h.alpha);let b=s==2?[0,t[p][0].length-1]:Ru(t[p]);h._paths=h.paths(o,p,b[0],b[1]),ot!=d&&(m.globalAlpha=ot=d)}}),v.forEach((h,p)=>{if(p>0&&h.show){let d=ot;ot!=h.alpha&&(m.globalAlpha=ot=h.alpha),h._paths!=null&&Zr(p,!1);{let b=h._paths!=null?h._paths.gaps:null,y=h.points.show(o,p,Ue,Fe,b),k=h.points.filter(o,p,y,b);(y||k)&&(h.points._paths=h.points.paths(o,p,Ue,Fe,k),Zr(p,!0))}ot!=d&&(m.globalAlpha=ot=d),He("drawSeries",p)}}),a&&(m.globalAlpha=ot=1)}}function Jr(a,h){let p=h?v[a].points:v[a];p._stroke=p.stroke(o,a),p._fill=p.fill(o,a)}function Zr(a,h){let p=h?v[a].points:v[a],{stroke:d,fill:b,clip:y,flags:k,_stroke:T=p._stroke,_fill:P=p._fill,_width:D=p.width}=p._paths;D=_e(D*ae,3);let R=null,W=D%2/2;h&&P==null&&(P=D>0?"#fff":T);let Z=p.pxAlign==1&&W>0;if(Z&&m.translate(W,W),!h){let ie=it-D/2,le=gt-D/2,ne=nt+D,G=Mt+D;R=new Path2D,R.rect(ie,le,ne,G)}h?ll(T,D,p.dash,p.cap,P,d,b,k,y):Wu(a,T,D,p.dash,p.cap,P,d,b,k,R,y),Z&&m.translate(-W,-W)}function Wu(a,h,p,d,b,y,k,T,P,D,R){let W=!1;P!=0&&U.forEach((Z,ie)=>{if(Z.series[0]==a){let le=v[Z.series[1]],ne=t[Z.series[1]],G=(le._paths||Vo).band;rn(G)&&(G=Z.dir==1?G[0]:G[1]);let H,ve=null;le.show&&G&&Ah(ne,Ue,Fe)?(ve=Z.fill(o,ie)||y,H=le._paths.clip):G=null,ll(h,p,d,b,ve,k,T,P,D,R,H,G),W=!0}}),W||ll(h,p,d,b,y,k,T,P,D,R)}let Qr=po|ir;function ll(a,h,p,d,b,y,k,T,P,D,R,W){Gr(a,h,p,d,b),(P||D||W)&&(m.save(),P&&m.clip(P),D&&m.clip(D)),W?(T&Qr)==Qr?(m.clip(W),R&&m.clip(R),Xo(b,k),Qo(a,y,h)):T&ir?(Xo(b,k),m.clip(W),Qo(a,y,h)):T&po&&(m.save(),m.clip(W),R&&m.clip(R),Xo(b,k),m.restore(),Qo(a,y,h)):(Xo(b,k),Qo(a,y,h)),(P||D||W)&&m.restore()}function Qo(a,h,p){p>0&&(h instanceof Map?h.forEach((d,b)=>{m.strokeStyle=Zo=b,m.stroke(d)}):h!=null&&a&&m.stroke(h))}function Xo(a,h){h instanceof Map?h.forEach((p,d)=>{m.fillStyle=In=d,m.fill(p)}):h!=null&&a&&m.fill(h)}function Uu(a,h,p,d){let b=E[a],y;if(d<=0)y=[0,0];else{let k=b._space=b.space(o,a,h,p,d),T=b._incrs=b.incrs(o,a,h,p,d,k);y=Zp(h,p,T,d,k)}return b._found=y}function rl(a,h,p,d,b,y,k,T,P,D){let R=k%2/2;$==1&&m.translate(R,R),Gr(T,k,P,D,T),m.beginPath();let W,Z,ie,le,ne=b+(d==0||d==3?-y:y);p==0?(Z=b,le=ne):(W=b,ie=ne);for(let G=0;G<a.length;G++)h[G]!=null&&(p==0?W=ie=a[G]:Z=le=a[G],m.moveTo(W,Z),m.lineTo(ie,le));m.stroke(),$==1&&m.translate(-R,-R)}function Fu(a){let h=!0;return E.forEach((p,d)=>{if(!p.show)return;let b=S[p.scale];if(b.min==null){p._show&&(h=!1,p._show=!1,Vn(!1));return}else p._show||(h=!1,p._show=!0,Vn(!1));let y=p.side,k=y%2,{min:T,max:P}=b,[D,R]=Uu(d,T,P,k==0?X:N);if(R==0)return;let W=b.distr==2,Z=p._splits=p.splits(o,d,T,P,D,R,W),ie=b.distr==2?Z.map(H=>Tt[H]):Z,le=b.distr==2?Tt[Z[1]]-Tt[Z[0]]:D,ne=p._values=p.values(o,p.filter(o,ie,d,R,le),d,R,le);p._rotate=y==2?p.rotate(o,ne,d,R):0;let G=p._size;p._size=xt(p.size(o,ne,d,a)),G!=null&&p._size!=G&&(h=!1)}),h}function zu(a){let h=!0;return Br.forEach((p,d)=>{let b=p(o,d,_n,a);b!=Zt[d]&&(h=!1),Zt[d]=b}),h}function qu(){for(let a=0;a<E.length;a++){let h=E[a];if(!h.show||!h._show)continue;let p=h.side,d=p%2,b,y,k=h.stroke(o,a),T=p==0||p==3?-1:1,[P,D]=h._found;if(h.label!=null){let Xe=h.labelGap*T,ut=Ne((h._lpos+Xe)*ae);Kr(h.labelFont[0],k,"center",p==2?"top":$a),m.save(),d==1?(b=y=0,m.translate(ut,Ne(gt+Mt/2)),m.rotate((p==3?-Ss:Ss)/2)):(b=Ne(it+nt/2),y=ut);let wn=hc(h.label)?h.label(o,a,P,D):h.label;m.fillText(wn,b,y),m.restore()}if(D==0)continue;let R=S[h.scale],W=d==0?nt:Mt,Z=d==0?it:gt,ie=h._splits,le=R.distr==2?ie.map(Xe=>Tt[Xe]):ie,ne=R.distr==2?Tt[ie[1]]-Tt[ie[0]]:P,G=h.ticks,H=h.border,ve=G.show?G.size:0,Te=Ne(ve*ae),Ie=Ne((h.alignTo==2?h._size-ve-h.gap:h.gap)*ae),pe=h._rotate*-Ss/180,Ee=M(h._pos*ae),at=(Te+Ie)*T,Qe=Ee+at;y=d==0?Qe:0,b=d==1?Qe:0;let yt=h.font[0],Et=h.align==1?io:h.align==2?Gl:pe>0?io:pe<0?Gl:d==0?"center":p==3?Gl:io,Ft=pe||d==1?"middle":p==2?"top":$a;Kr(yt,k,Et,Ft);let ct=h.font[1]*h.lineGap,vt=ie.map(Xe=>M(i(Xe,R,W,Z))),Ct=h._values;for(let Xe=0;Xe<Ct.length;Xe++){let ut=Ct[Xe];if(ut!=null){d==0?b=vt[Xe]:y=vt[Xe],ut=""+ut;let wn=ut.indexOf(`
`)==-1?[ut]:ut.split(/\n/gm);for(let et=0;et<wn.length;et++){let gi=wn[et];pe?(m.save(),m.translate(b,y+et*ct),m.rotate(pe),m.fillText(gi,0,0),m.restore()):m.fillText(gi,b,y+et*ct)}}}G.show&&rl(vt,G.filter(o,le,a,D,ne),d,p,Ee,Te,_e(G.width*ae,3),G.stroke(o,a),G.dash,G.cap);let zt=h.grid;zt.show&&rl(vt,zt.filter(o,le,a,D,ne),d,d==0?2:1,d==0?gt:it,d==0?Mt:nt,_e(zt.width*ae,3),zt.stroke(o,a),zt.dash,zt.cap),H.show&&rl([Ee],[1],d==0?1:0,d==0?1:2,d==1?gt:it,d==1?Mt:nt,_e(H.width*ae,3),H.stroke(o,a),H.dash,H.cap)}He("drawAxes")}function Vn(a){v.forEach((h,p)=>{p>0&&(h._paths=null,a&&(s==1?(h.min=null,h.max=null):h.facets.forEach(d=>{d.min=null,d.max=null})))})}let es=!1,il=!1,xo=[];function Hu(){il=!1;for(let a=0;a<xo.length;a++)He(...xo[a]);xo.length=0}function Bn(){es||(Vh(Xr),es=!0)}function Iu(a,h=!1){es=!0,il=h,a(o),Xr(),h&&xo.length>0&&queueMicrotask(Hu)}o.batch=Iu;function Xr(){if(Ks&&(Du(),Ks=!1),Un&&(Tu(),Un=!1),Ko){if(ke(g,io,ge),ke(g,"top",Oe),ke(g,zo,X),ke(g,qo,N),ke(w,io,ge),ke(w,"top",Oe),ke(w,zo,X),ke(w,qo,N),ke(_,zo,Vt),ke(_,qo,fn),u.width=Ne(Vt*ae),u.height=Ne(fn*ae),E.forEach(({_el:a,_show:h,_size:p,_pos:d,side:b})=>{if(a!=null)if(h){let y=b===3||b===0?p:0,k=b%2==1;ke(a,k?"left":"top",d-y),ke(a,k?"width":"height",p),ke(a,k?"top":"left",k?Oe:ge),ke(a,k?"height":"width",k?N:X),nr(a,Tn)}else pt(a,Tn)}),Zo=In=Zs=Xs=el=tl=nl=ol=Qs=null,ot=1,To(!0),ge!=Wn||Oe!=hn||X!=Rt||N!=pn){Vn(!1);let a=X/Rt,h=N/pn;if(Je&&!mn&&q.left>=0){q.left*=a,q.top*=h,jn&&Ht(jn,Ne(q.left),0,X,N),Gn&&Ht(Gn,0,Ne(q.top),X,N);for(let p=0;p<wt.length;p++){let d=wt[p];d!=null&&(qn[p]*=a,Hn[p]*=h,Ht(d,xt(qn[p]),xt(Hn[p]),X,N))}}if(ye.show&&!Yo&&ye.left>=0&&ye.width>0){ye.left*=a,ye.width*=a,ye.top*=h,ye.height*=h;for(let p in pl)ke(Jn,p,ye[p])}Wn=ge,hn=Oe,Rt=X,pn=N}He("setSize"),Ko=!1}Vt>0&&fn>0&&(m.clearRect(0,0,u.width,u.height),He("drawClear"),I.forEach(a=>a()),He("draw")),ye.show&&Yo&&(ts(ye),Yo=!1),Je&&mn&&(bn(null,!0,!1),mn=!1),te.show&&te.live&&bt&&(fl(),bt=!1),c||(c=!0,o.status=1,He("ready")),$o=!1,es=!1}o.redraw=(a,h)=>{Un=h||!1,a!==!1?Xt(L,A.min,A.max):Bn()};function al(a,h){let p=S[a];if(p.from==null){if(Ve==0){let d=p.range(o,h.min,h.max,a);h.min=d[0],h.max=d[1]}if(h.min>h.max){let d=h.min;h.min=h.max,h.max=d}if(Ve>1&&h.min!=null&&h.max!=null&&h.max-h.min<1e-16)return;a==L&&p.distr==2&&Ve>0&&(h.min=Lt(h.min,t[0]),h.max=Lt(h.max,t[0]),h.min==h.max&&h.max++),F[a]=h,Ks=!0,Bn()}}o.setScale=al;let cl,ul,jn,Gn,ei,ti,Kn,Yn,ni,oi,we,xe,Qt=!1,Be=q.drag,ze=Be.x,qe=Be.y;Je&&(q.x&&(cl=$t(mh,w)),q.y&&(ul=$t(dh,w)),A.ori==0?(jn=cl,Gn=ul):(jn=ul,Gn=cl),we=q.left,xe=q.top);let ye=o.select=Pe({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Jn=ye.show?$t(ph,ye.over?w:g):null;function ts(a,h){if(ye.show){for(let p in a)ye[p]=a[p],p in pl&&ke(Jn,p,a[p]);h!==!1&&He("setSelect")}}o.setSelect=ts;function Vu(a){if(v[a].show)Le&&nr(Me[a],Tn);else if(Le&&pt(Me[a],Tn),Je){let p=zn?wt[0]:wt[a];p!=null&&Ht(p,-10,-10,X,N)}}function Xt(a,h,p){al(a,{min:h,max:p})}function Wt(a,h,p,d){h.focus!=null&&Yu(a),h.show!=null&&v.forEach((b,y)=>{y>0&&(a==y||a==null)&&(b.show=h.show,Vu(y),s==2?(Xt(b.facets[0].scale,null,null),Xt(b.facets[1].scale,null,null)):Xt(b.scale,null,null),Bn())}),p!==!1&&He("setSeries",a,h),d&&Eo("setSeries",o,a,h)}o.setSeries=Wt;function Bu(a,h){Pe(U[a],h)}function ju(a,h){a.fill=oe(a.fill||null),a.dir=re(a.dir,-1),h=h??U.length,U.splice(h,0,a)}function Gu(a){a==null?U.length=0:U.splice(a,1)}o.addBand=ju,o.setBand=Bu,o.delBand=Gu;function Ku(a,h){v[a].alpha=h,Je&&wt[a]!=null&&(wt[a].style.opacity=h),Le&&Me[a]&&(Me[a].style.opacity=h)}let Bt,en,gn,Zn={focus:!0};function Yu(a){if(a!=gn){let h=a==null,p=Nt.alpha!=1;v.forEach((d,b)=>{if(s==1||b>0){let y=h||b==0||b==a;d._focus=h?null:y,p&&Ku(b,y?1:Nt.alpha)}}),gn=a,p&&Bn()}}Le&&Fn&&Ze(Ta,ce,a=>{q._lock||(dn(a),gn!=null&&Wt(null,Zn,!0,Ce.setSeries))});function Ut(a,h,p){let d=S[h];p&&(a=a/ae-(d.ori==1?Oe:ge));let b=X;d.ori==1&&(b=N,a=b-a),d.dir==-1&&(a=b-a);let y=d._min,k=d._max,T=a/b,P=y+(k-y)*T,D=d.distr;return D==3?uo(10,P):D==4?Lh(P,d.asinh):D==100?d.bwd(P):P}function Ju(a,h){let p=Ut(a,L,h);return Lt(p,t[0],Ue,Fe)}o.valToIdx=a=>Lt(a,t[0]),o.posToIdx=Ju,o.posToVal=Ut,o.valToPos=(a,h,p)=>S[h].ori==0?l(a,S[h],p?nt:X,p?it:0):r(a,S[h],p?Mt:N,p?gt:0),o.setCursor=(a,h,p)=>{we=a.left,xe=a.top,bn(null,h,p)};function si(a,h){ke(Jn,io,ye.left=a),ke(Jn,zo,ye.width=h)}function li(a,h){ke(Jn,"top",ye.top=a),ke(Jn,qo,ye.height=h)}let So=A.ori==0?si:li,Mo=A.ori==1?si:li;function Zu(){if(Le&&te.live)for(let a=s==2?1:0;a<v.length;a++){if(a==0&&_t)continue;let h=te.values[a],p=0;for(let d in h)Dt[a][p++].firstChild.nodeValue=h[d]}}function fl(a,h){if(a!=null&&(a.idxs?a.idxs.forEach((p,d)=>{he[d]=p}):Nh(a.idx)||he.fill(a.idx),te.idx=he[0]),Le&&te.live){for(let p=0;p<v.length;p++)(p>0||s==1&&!_t)&&Qu(p,he[p]);Zu()}bt=!1,h!==!1&&He("setLegend")}o.setLegend=fl;function Qu(a,h){let p=v[a],d=a==0&&B==2?Tt:t[a],b;_t?b=p.values(o,a,h)??Jt:(b=p.value(o,h==null?null:d[h],a,h),b=b==null?Jt:{_:b}),te.values[a]=b}function bn(a,h,p){ni=we,oi=xe,[we,xe]=q.move(o,we,xe),q.left=we,q.top=xe,Je&&(jn&&Ht(jn,Ne(we),0,X,N),Gn&&Ht(Gn,0,Ne(xe),X,N));let d,b=Ue>Fe;Bt=de,en=null;let y=A.ori==0?X:N,k=A.ori==1?X:N;if(we<0||Ve==0||b){d=q.idx=null;for(let T=0;T<v.length;T++){let P=wt[T];P!=null&&Ht(P,-10,-10,X,N)}Fn&&Wt(null,Zn,!0,a==null&&Ce.setSeries),te.live&&(he.fill(d),bt=!0)}else{let T,P,D;s==1&&(T=A.ori==0?we:xe,P=Ut(T,L),d=q.idx=Lt(P,t[0],Ue,Fe),D=O(t[0][d],A,y,0));let R=-10,W=-10,Z=0,ie=0,le=!0,ne="",G="";for(let H=s==2?1:0;H<v.length;H++){let ve=v[H],Te=he[H],Ie=Te==null?null:s==1?t[H][Te]:t[H][1][Te],pe=q.dataIdx(o,H,d,P),Ee=pe==null?null:s==1?t[H][pe]:t[H][1][pe];if(bt=bt||Ee!=Ie||pe!=Te,he[H]=pe,H>0&&ve.show){let at=pe==null?-10:pe==d?D:O(s==1?t[0][pe]:t[H][0][pe],A,y,0),Qe=Ee==null?-10:j(Ee,s==1?S[ve.scale]:S[ve.facets[1].scale],k,0);if(Fn&&Ee!=null){let yt=A.ori==1?we:xe,Et=We(Nt.dist(o,H,pe,Qe,yt));if(Et<Bt){let Ft=Nt.bias;if(Ft!=0){let ct=Ut(yt,ve.scale),vt=Ee>=0?1:-1,Ct=ct>=0?1:-1;Ct==vt&&(Ct==1?Ft==1?Ee>=ct:Ee<=ct:Ft==1?Ee<=ct:Ee>=ct)&&(Bt=Et,en=H)}else Bt=Et,en=H}}if(bt||zn){let yt,Et;A.ori==0?(yt=at,Et=Qe):(yt=Qe,Et=at);let Ft,ct,vt,Ct,zt,Xe,ut=!0,wn=Ye.bbox;if(wn!=null){ut=!1;let et=wn(o,H);vt=et.left,Ct=et.top,Ft=et.width,ct=et.height}else vt=yt,Ct=Et,Ft=ct=Ye.size(o,H);if(Xe=Ye.fill(o,H),zt=Ye.stroke(o,H),zn)H==en&&Bt<=Nt.prox&&(R=vt,W=Ct,Z=Ft,ie=ct,le=ut,ne=Xe,G=zt);else{let et=wt[H];et!=null&&(qn[H]=vt,Hn[H]=Ct,Da(et,Ft,ct,ut),La(et,Xe,zt),Ht(et,xt(vt),xt(Ct),X,N))}}}}if(zn){let H=Nt.prox,ve=gn==null?Bt<=H:Bt>H||en!=gn;if(bt||ve){let Te=wt[0];Te!=null&&(qn[0]=R,Hn[0]=W,Da(Te,Z,ie,le),La(Te,ne,G),Ht(Te,xt(R),xt(W),X,N))}}}if(ye.show&&Qt)if(a!=null){let[T,P]=Ce.scales,[D,R]=Ce.match,[W,Z]=a.cursor.sync.scales,ie=a.cursor.drag;if(ze=ie._x,qe=ie._y,ze||qe){let{left:le,top:ne,width:G,height:H}=a.select,ve=a.scales[W].ori,Te=a.posToVal,Ie,pe,Ee,at,Qe,yt=T!=null&&D(T,W),Et=P!=null&&R(P,Z);yt&&ze?(ve==0?(Ie=le,pe=G):(Ie=ne,pe=H),Ee=S[T],at=O(Te(Ie,W),Ee,y,0),Qe=O(Te(Ie+pe,W),Ee,y,0),So(Ot(at,Qe),We(Qe-at))):So(0,y),Et&&qe?(ve==1?(Ie=le,pe=G):(Ie=ne,pe=H),Ee=S[P],at=j(Te(Ie,Z),Ee,k,0),Qe=j(Te(Ie+pe,Z),Ee,k,0),Mo(Ot(at,Qe),We(Qe-at))):Mo(0,k)}else ml()}else{let T=We(ni-ei),P=We(oi-ti);if(A.ori==1){let Z=T;T=P,P=Z}ze=Be.x&&T>=Be.dist,qe=Be.y&&P>=Be.dist;let D=Be.uni;D!=null?ze&&qe&&(ze=T>=D,qe=P>=D,!ze&&!qe&&(P>T?qe=!0:ze=!0)):Be.x&&Be.y&&(ze||qe)&&(ze=qe=!0);let R,W;ze&&(A.ori==0?(R=Kn,W=we):(R=Yn,W=xe),So(Ot(R,W),We(W-R)),qe||Mo(0,k)),qe&&(A.ori==1?(R=Kn,W=we):(R=Yn,W=xe),Mo(Ot(R,W),We(W-R)),ze||So(0,y)),!ze&&!qe&&(So(0,0),Mo(0,0))}if(Be._x=ze,Be._y=qe,a==null){if(p){if(_i!=null){let[T,P]=Ce.scales;Ce.values[0]=T!=null?Ut(A.ori==0?we:xe,T):null,Ce.values[1]=P!=null?Ut(A.ori==1?we:xe,P):null}Eo(Kl,o,we,xe,X,N,d)}if(Fn){let T=p&&Ce.setSeries,P=Nt.prox;gn==null?Bt<=P&&Wt(en,Zn,!0,T):Bt>P?Wt(null,Zn,!0,T):en!=gn&&Wt(en,Zn,!0,T)}}bt&&(te.idx=d,fl()),h!==!1&&He("setCursor")}let tn=null;Object.defineProperty(o,"rect",{get(){return tn==null&&To(!1),tn}});function To(a=!1){a?tn=null:(tn=w.getBoundingClientRect(),He("syncRect",tn))}function ri(a,h,p,d,b,y,k){q._lock||Qt&&a!=null&&a.movementX==0&&a.movementY==0||(hl(a,h,p,d,b,y,k,!1,a!=null),a!=null?bn(null,!0,!0):bn(h,!0,!1))}function hl(a,h,p,d,b,y,k,T,P){if(tn==null&&To(!1),dn(a),a!=null)p=a.clientX-tn.left,d=a.clientY-tn.top;else{if(p<0||d<0){we=-10,xe=-10;return}let[D,R]=Ce.scales,W=h.cursor.sync,[Z,ie]=W.values,[le,ne]=W.scales,[G,H]=Ce.match,ve=h.axes[0].side%2==1,Te=A.ori==0?X:N,Ie=A.ori==1?X:N,pe=ve?y:b,Ee=ve?b:y,at=ve?d:p,Qe=ve?p:d;if(le!=null?p=G(D,le)?i(Z,S[D],Te,0):-10:p=Te*(at/pe),ne!=null?d=H(R,ne)?i(ie,S[R],Ie,0):-10:d=Ie*(Qe/Ee),A.ori==1){let yt=p;p=d,d=yt}}P&&(h==null||h.cursor.event.type==Kl)&&((p<=1||p>=X-1)&&(p=Sn(p,X)),(d<=1||d>=N-1)&&(d=Sn(d,N))),T?(ei=p,ti=d,[Kn,Yn]=q.move(o,p,d)):(we=p,xe=d)}let pl={width:0,height:0,left:0,top:0};function ml(){ts(pl,!1)}let ii,ai,ci,ui;function fi(a,h,p,d,b,y,k){Qt=!0,ze=qe=Be._x=Be._y=!1,hl(a,h,p,d,b,y,k,!0,!1),a!=null&&(Ze(Yl,er,hi,!1),Eo(Sa,o,Kn,Yn,X,N,null));let{left:T,top:P,width:D,height:R}=ye;ii=T,ai=P,ci=D,ui=R}function hi(a,h,p,d,b,y,k){Qt=Be._x=Be._y=!1,hl(a,h,p,d,b,y,k,!1,!0);let{left:T,top:P,width:D,height:R}=ye,W=D>0||R>0,Z=ii!=T||ai!=P||ci!=D||ui!=R;if(W&&Z&&ts(ye),Be.setScale&&W&&Z){let ie=T,le=D,ne=P,G=R;if(A.ori==1&&(ie=P,le=R,ne=T,G=D),ze&&Xt(L,Ut(ie,L),Ut(ie+le,L)),qe)for(let H in S){let ve=S[H];H!=L&&ve.from==null&&ve.min!=de&&Xt(H,Ut(ne+G,H),Ut(ne,H))}ml()}else q.lock&&(q._lock=!q._lock,bn(h,!0,a!=null));a!=null&&(Nn(Yl,er),Eo(Yl,o,we,xe,X,N,null))}function Xu(a,h,p,d,b,y,k){if(q._lock)return;dn(a);let T=Qt;if(Qt){let P=!0,D=!0,R=10,W,Z;A.ori==0?(W=ze,Z=qe):(W=qe,Z=ze),W&&Z&&(P=we<=R||we>=X-R,D=xe<=R||xe>=N-R),W&&P&&(we=we<Kn?0:X),Z&&D&&(xe=xe<Yn?0:N),bn(null,!0,!0),Qt=!1}we=-10,xe=-10,he.fill(null),bn(null,!0,!0),T&&(Qt=T)}function pi(a,h,p,d,b,y,k){q._lock||(dn(a),Js(),ml(),a!=null&&Eo(Ea,o,we,xe,X,N,null))}function mi(){E.forEach(Qp),Ys(o.width,o.height,!0)}En(Ms,co,mi);let Qn={};Qn.mousedown=fi,Qn.mousemove=ri,Qn.mouseup=hi,Qn.dblclick=pi,Qn.setSeries=(a,h,p,d)=>{let b=Ce.match[2];p=b(o,h,p),p!=-1&&Wt(p,d,!0,!1)},Je&&(Ze(Sa,w,fi),Ze(Kl,w,ri),Ze(Ma,w,a=>{dn(a),To(!1)}),Ze(Ta,w,Xu),Ze(Ea,w,pi),ar.add(o),o.syncRect=To);let ns=o.hooks=e.hooks||{};function He(a,h,p){il?xo.push([a,h,p]):a in ns&&ns[a].forEach(d=>{d.call(null,o,h,p)})}(e.plugins||[]).forEach(a=>{for(let h in a.hooks)ns[h]=(ns[h]||[]).concat(a.hooks[h])});let di=(a,h,p)=>p,Ce=Pe({key:null,setSeries:!1,filters:{pub:Fa,sub:Fa},scales:[L,v[1]?v[1].scale:null],match:[za,za,di],values:[null,null]},q.sync);Ce.match.length==2&&Ce.match.push(di),q.sync=Ce;let _i=Ce.key,dl=Nc(_i);function Eo(a,h,p,d,b,y,k){Ce.filters.pub(a,h,p,d,b,y,k)&&dl.pub(a,h,p,d,b,y,k)}dl.sub(o);function ef(a,h,p,d,b,y,k){Ce.filters.sub(a,h,p,d,b,y,k)&&Qn[a](null,h,p,d,b,y,k)}o.pub=ef;function tf(){dl.unsub(o),ar.delete(o),un.clear(),or(Ms,co,mi),f.remove(),ce?.remove(),He("destroy")}o.destroy=tf;function _l(){He("init",e,t),jr(t||e.data,!1),F[L]?al(L,F[L]):Js(),Yo=ye.show&&(ye.width>0||ye.height>0),mn=bt=!0,Ys(e.width,e.height)}return v.forEach(Vr),E.forEach(Ou),n?n instanceof HTMLElement?(n.appendChild(f),_l()):n(o,_l):_l(),o}Ge.assign=Pe;Ge.fmtNum=dr;Ge.rangeNum=Ts;Ge.rangeLog=As;Ge.rangeAsinh=pr;Ge.orient=An;Ge.pxRatio=ae;Ge.join=Ih;Ge.fmtDate=gr,Ge.tzDate=ep;Ge.sync=Nc;{Ge.addGap=Np,Ge.clipGaps=Os;let e=Ge.paths={points:Hc};e.linear=Vc,e.stepped=Fp,e.bars=zp,e.spline=Hp}var Xp="Arrow keys move along the chart, + and - zoom, 0 shows all.",xr=new WeakMap,Kc=[[],[8,4],[2,3],[10,3,2,3]];function bo(e,t={}){return{stroke:()=>qt(`world-${e}`),width:2,dash:Kc[e%Kc.length],...t}}function wo({title:e,sentence:t,data:n,series:o,x:s,y:l,numbers:r,sync:i,height:c=240}){let f=$n(null),u=$n(null);kt(()=>{let _=f.current,g=()=>{u.current?.destroy(),u.current=new Ge(em({place:_,series:o,x:s,y:l,sync:i,height:c}),n,_),_.querySelector("canvas").setAttribute("aria-hidden","true")};g();let w=new ResizeObserver(()=>{u.current.setSize({width:_.clientWidth,height:c})});w.observe(_);let $=!0,M=oo.subscribe(()=>{$||g(),$=!1});return()=>{M(),w.disconnect(),u.current.destroy()}},[n]);let m=_=>tm(_,u.current);return x`<figure class="chart">
    <figcaption><bdi>${K(e)}</bdi></figcaption>
    <p>${K(t)}</p>
    <div
      class="plot"
      ref=${f}
      tabindex="0"
      role="application"
      aria-label=${`${K(e)}. ${K(t)} ${Xp}`}
      onKeyDown=${m}
    ></div>
    <${fa} caption=${e} ...${r} />
  </figure>`}function em({place:e,series:t,x:n,y:o,sync:s,height:l}){let r=(f,u)=>({label:f.label,stroke:()=>qt("ink"),grid:{stroke:()=>qt("grid"),width:1},ticks:{stroke:()=>qt("grid"),width:1},values:(m,_)=>_.map(g=>g===null?"":f.tick(g,_)),...f.splits?{splits:f.splits,filter:(m,_)=>_}:{},...u}),i=f=>(u,m)=>m==null?"":f.read(m),c=t.map(f=>({value:i(o),...f,label:K(f.label)}));return{width:Math.max(e.clientWidth,200),height:l,scales:{x:{time:!1,...n.scale??{}},y:{...o.scale??{}}},axes:[r(n,{size:44}),r(o,{size:64})],series:[{label:n.label,value:i(n)},...c],cursor:{drag:{x:!0,y:!1},...s?{sync:{key:s}}:{}},legend:{live:!0},hooks:{ready:[f=>xr.set(f,{...f.scales.x})]}}}function tm(e,t){if(!t||e.ctrlKey||e.metaKey||e.altKey)return;let n={ArrowLeft:-1,ArrowRight:1,PageUp:-10,PageDown:10};if(e.key in n)nm(t,n[e.key]);else if(e.key==="+"||e.key==="=")Yc(t,.5);else if(e.key==="-")Yc(t,2);else if(e.key==="0"||e.key==="Home")om(t);else return;e.preventDefault()}function nm(e,t){let[n,o]=e.series[0].idxs,s=Math.min(o,Math.max(n,(e.cursor.idx??n-t)+t)),l=e.valToPos(e.data[0][s],"x"),r=e.series.findIndex((c,f)=>f>0&&e.data[f][s]!=null),i=r>0?e.valToPos(e.data[r][s],"y"):10;e.setCursor({left:l,top:i})}function Yc(e,t){let{min:n,max:o}=e.scales.x,s=e.cursor.idx==null?(n+o)/2:e.data[0][e.cursor.idx],l=(o-n)*t/2,r=xr.get(e);e.setScale("x",{min:Math.max(r.min,s-l),max:Math.min(r.max,s+l)})}function om(e){let{min:t,max:n}=xr.get(e);e.setScale("x",{min:t,max:n})}var jo=[["backlog","waits for a free thread"],["running","runs"],["sibling","lost to the other thread of the core"],["clock","lost to a slower clock"],["spinning","spinning for a lock"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"],["blocked","asleep"]];function Ws(e){let t=e.flatMap(n=>n.spans.map(o=>o.summary.span));return[...new Set(t)]}function Us(e,t){return e.spans.find(n=>n.summary.span===t)}function Jc(e){let t=({summary:o})=>Math.max(0,...o.slowest.map(s=>s.elapsed_ns));return[...e.spans].sort((o,s)=>t(s)-t(o)).flatMap(({summary:o})=>o.slowest.map(s=>({...s,span:o.span})))}function Zc(e){return jo.map(([n])=>n).reduce((n,o)=>e[`${o}_ns`]>e[`${n}_ns`]?o:n)}function Fs(e){let t=[...new Set(e.flatMap(o=>o.map(([s])=>s)))].sort((o,s)=>o-s),n=e.map(o=>{let s=new Map(o);return t.map(l=>s.get(l)??null)});return{x:t,columns:n}}var sm=[["p50","latency_ns_p50"],["p75","latency_ns_p75"],["p90","latency_ns_p90"],["p95","latency_ns_p95"],["p99","latency_ns_p99"],["p99.5","latency_ns_p995"],["p99.9","latency_ns_p999"],["longest","latency_ns_max"]];function Xc({worlds:e}){let t=n=>x`<${lm} key=${n} name=${n} worlds=${e} />`;return Ws(e).map(t)}function lm({name:e,worlds:t}){let n=t.map(f=>Us(f,e)),o=n.map(f=>fm(f)),{x:s,columns:l}=Fs(o),r=n.map(f=>f?.summary.count??0),i=[s,...l],c=x`<${wo}
    title=${`How long ${e} takes`}
    sentence=${pm(t,n)}
    data=${i}
    series=${t.map((f,u)=>({label:f.name,spanGaps:!0,...bo(u)}))}
    x=${rm(s)}
    y=${im}
    numbers=${{columns:["beyond",...t.map(f=>`${f.name}, ms`)],rows:()=>s.map((f,u)=>hm(f,l.map(m=>m[u]),sn))}}
  />`;return x`<section>
    ${s.length>1&&c}
    <${At}
      caption=${`Percentiles of ${e}, ms`}
      columns=${["percentile",...t.map(f=>f.name)]}
      rows=${[["done",...r],...sm.map(([f,u])=>[f,...n.map(m=>m?.summary.count?sn(m.summary[u]):"-")])]}
    />
  </section>`}function rm(e){let t=Math.ceil(e.length>0?e[e.length-1]:1);return{label:"of all take this long or less",tick:Qc,read:Qc,splits:()=>[Math.log10(2),...Array.from({length:t},(n,o)=>o+1)],scale:{range:(n,o,s)=>[o??0,Math.max(s??1,(o??0)+.001)]}}}var im={label:"latency",tick:be,read:be,splits:cm,scale:{distr:3,range:am}};function am(e,t,n){return[(t??1)/1.15,(n??10)*1.15]}function cm(e,t,n,o){let s=Math.floor(Math.log10(n)),l=Math.ceil(Math.log10(o))-s+1;return Array.from({length:l},(c,f)=>f+s).flatMap(c=>[1,2,5].map(f=>f*10**c)).filter(c=>n<=c&&c<=o)}var um=.9;function fm(e){let t=e?.curve.beyond??[],n=t.map((s,l)=>[-Math.log10(s),e.curve.latency_ns[l]||null]),o=n.filter((s,l)=>t[l]<um);return o.length>1?o:n}function Qc(e){let t=100*(1-10**-e);return`${Number(t.toFixed(Math.max(1,Math.ceil(e))))} %`}function hm(e,t,n){return[`${je(100*10**-e)} %`,...t.map(s=>s===null?"-":n(s))]}function pm(e,t){let n=(o,s)=>{let l=e.length>1?`${e[s].name}: `:"",{count:r,latency_ns_p50:i,latency_ns_p99:c}=o?.summary??{count:0};return r?`${l}half take ${be(i)} or less, 99 % take ${be(c)} or less`:`${l}none was done`};return`${t.map(n).join("; ")}.`}var Sr={label:"seconds of the run",tick:(e,t)=>e.toFixed(mm(t)),read:e=>`${e.toFixed(3)} s`};function mm([e,t]){return t>e?Math.min(9,Math.max(0,Math.ceil(-Math.log10(t-e)))):0}var dm="In Kubernetes: limits.cpu is cpu.max, quota over period; a period with throttling counts in container_cpu_cfs_throttled_periods_total, of container_cpu_cfs_periods_total; throttled time is container_cpu_cfs_throttled_seconds_total. A burst (cpu.max.burst) has no field there. systemd: CPUQuota= and CPUQuotaPeriodSec=.";function eu({worlds:e}){let t=[...new Set(e.flatMap(n=>n.limits.map(o=>o.path)))];return[x`<p class="note">${dm}</p>`,t.map(n=>x`<${_m} key=${n} path=${n} worlds=${e} />`)]}function _m({path:e,worlds:t}){let n=t.map(u=>u.limits.find(m=>m.path===e)),o=[...new Set(n.filter(Boolean).map(u=>be(u.step_ns)))].join(", "),s=Mr(n,u=>u.used_in_step_ns.map(m=>m/u.step_ns)),l=Mr(n,u=>u.throttled_in_step_ns.map(m=>100*m/u.step_ns)),r=t.map(u=>u.name),i=gm(t,n),c={label:"CPUs",tick:je,read:u=>u.toFixed(2),scale:{range:(u,m,_)=>[0,Math.max(_??1,.1)*1.05]}},f={label:"throttled, %",tick:je,read:u=>`${u.toFixed(1)} %`,scale:{range:()=>[0,105]}};return x`<section>
    <${wo}
      title=${`CPU time that ${e} used`}
      sentence=${wm(t,n,o)}
      sync="time"
      data=${[s.x,...s.columns,...i.map(({cpus:u})=>s.x.map(()=>u))]}
      series=${[...r.map((u,m)=>({label:u,spanGaps:!0,...bo(m)})),...i.map(bm)]}
      x=${Sr}
      y=${c}
      numbers=${Tr(s,r,"CPUs")}
    />
    <${wo}
      title=${`When ${e} was throttled`}
      sentence=${ym(t,n,o)}
      sync="time"
      height=${180}
      data=${[l.x,...l.columns]}
      series=${r.map((u,m)=>({label:u,spanGaps:!0,...bo(m)}))}
      x=${Sr}
      y=${f}
      numbers=${Tr(l,r,"%")}
    />
    <${At} caption=${`Limit of ${e}`} ...${km(t,n)} />
  </section>`}function tu({worlds:e}){return Ws(e).map(t=>{let n=e.map(r=>Us(r,t)?.steps),o=Mr(n,r=>r.slowest_ns.map(i=>i>0?i/1e6:null));if(o.columns.flat().filter(r=>r!==null).length<2)return null;let s=e.map(r=>r.name),l={label:"slowest, ms",tick:je,read:r=>`${r.toFixed(3)} ms`,scale:{range:(r,i,c)=>[0,Math.max(c??1,1e-6)*1.05]}};return x`<${wo}
      key=${t}
      title=${`Slowest ${t} by when it began`}
      sentence=${vm(e,n)}
      sync="time"
      height=${200}
      data=${[o.x,...o.columns]}
      series=${s.map((r,i)=>({label:r,spanGaps:!0,...bo(i)}))}
      x=${Sr}
      y=${l}
      numbers=${Tr(o,s,"ms")}
    />`})}function Mr(e,t){return Fs(e.map(n=>n?t(n).map((o,s)=>[(s+.5)*n.step_ns/1e9,o]):[]))}function gm(e,t){let n=[];return t.forEach((o,s)=>{if(!o||o.quota_ns===null)return;let l=o.quota_ns/o.period_ns,r=n.find(i=>i.cpus===l);r?r.names.push(e[s].name):n.push({cpus:l,names:[e[s].name],world:s})}),n}function bm({names:e,world:t},n,o){let s=o.length>1?`quota, ${e.join(" and ")}`:"quota",l=()=>qt(o.length>1?`world-${t}`:"quota"),r=o.length>1?3:1;return{label:s,stroke:l,width:r,dash:[1,4],points:{show:!1}}}function Tr({x:e,columns:t},n,o){return{columns:["s",...n.map(s=>`${s}, ${o}`)],rows:()=>e.map((s,l)=>[s.toFixed(3),...t.map(r=>r[l]===null?"-":r[l].toFixed(2))])}}function Er(e,t,n){return t.map((s,l)=>s?e.length>1?`${e[l].name}: ${n(s)}`:n(s):null).filter(Boolean).join("; ")}function wm(e,t,n){return`${Er(e,t,s=>{let l=s.quota_ns===null?"no quota":`quota ${be(s.quota_ns)}`,r=s.burst_ns>0?`, burst ${be(s.burst_ns)}`:", no burst";return`${l} for each ${be(s.period_ns)}${r}`})}. Each point is a mean over ${n}; the kernel's periods may begin elsewhere, so a point may lie above what the limit allows in one.`}function ym(e,t,n){return`${Er(e,t,s=>`throttled in ${s.nr_throttled} of ${s.nr_periods} periods`+(s.nr_bursts>0?`, burst used in ${s.nr_bursts}`:""))}. The line is the share of each ${n} in which at least one CPU's queue of the group was throttled. A period in which the group had nothing to do is not counted.`}function vm(e,t){return`${Er(e,t,o=>{let s=Math.max(...o.slowest_ns,0);if(s===0)return"none was done";let l=o.slowest_ns.indexOf(s)*o.step_ns;return`the slowest took ${be(s)} and began at about ${(l/1e9).toFixed(2)} s`})}.`}function km(e,t){let n=(l,r)=>[l,...t.map(i=>i?r(i):"-")],o=l=>l.quota_ns===null?"max":l.quota_ns/1e3,s=l=>Gt(l.nr_throttled/Math.max(1,l.nr_periods));return{columns:["cpu.max and cpu.stat",...e.map(l=>l.name)],rows:[n("quota, us",o),n("period, us",l=>l.period_ns/1e3),n("burst, us",l=>l.burst_ns/1e3),n("nr_periods",l=>l.nr_periods),n("nr_throttled",l=>l.nr_throttled),n("throttled periods",s),n("throttled time of all CPUs, ms",l=>(l.throttled_ns/1e6).toFixed(3)),n("nr_bursts",l=>l.nr_bursts),n("burst used, ms",l=>(l.burst_used_ns/1e6).toFixed(3))]}}function zs(e){return{cpus:e.cpus,states:e.states,tasks:e.tasks,steps:e.steps,windows:e.windows.map(t=>$m(t,e))}}function $m({from_ns:e,to_ns:t,is_cut:n,stretches:o,wakes:s},{cpus:l,tasks:r}){let i=o.task.length,c=new Float64Array(i),f=new Float64Array(i),u=e;for(let _=0;_<i;_+=1)u+=o.after_ns[_],c[_]=u,f[_]=u+o.length_ns[_];let m=(_,g)=>{let w=Array.from({length:g},()=>[]);return o[_].forEach(($,M)=>w[$].push(M)),w};return{from_ns:e,to_ns:t,is_cut:n,from:c,to:f,task:o.task,state:o.state,cpu:o.cpu,byTask:m("task",r.length),byCpu:m("cpu",l),wakes:xm(e,s)}}function xm(e,t){let n=e;return t.task.map((o,s)=>{n+=t.after_ns[s];let{[s]:l}=t.waker;return{at:n,task:o,waker:l,wakerCpu:t.waker_cpu[s],targetCpu:t.target_cpu[s]}})}function Cr(e,t,n){let o=0,s=e.length;for(;o<s;){let l=o+s>>1;t[e[l]]<=n?o=l+1:s=l}return o}function nu(e,t,n){let o=e.states.length,s=e.tasks.map(()=>new Array(o).fill(0)),l=0;for(let r of e.windows){let i=Math.max(t,r.from_ns),c=Math.min(n,r.to_ns);i>=c||(l+=c-i,r.byTask.forEach((f,u)=>{for(let m=Cr(f,r.to,i);m<f.length;m+=1){let _=f[m];if(r.from[_]>=c)break;let g=Math.min(c,r.to[_])-Math.max(i,r.from[_]);s[u][r.state[_]]+=g}}))}return{known:l,sums:s}}function qs(e){let t=Jc(e).map(r=>({name:r.span,task:r.task,from:r.at_ns,taken:r.taken_at_ns,to:r.at_ns+r.elapsed_ns,blame:r.blame})),n=e.schedule.longest_wait;if(t.length>0||!n)return t;let{task:o,from_ns:s,to_ns:l}=n;return[{name:"longest time ready without a CPU",task:o,from:s,to:l,blame:null}]}function Hs({jumps:e,chosen:t,choose:n}){let o=(s,l)=>[{text:`${l+1}`,node:x`<${Sm} ...${{jump:s,at:l,chosen:t,choose:n}} />`},s.name,(s.from/1e9).toFixed(6),sn(s.to-s.from),{text:ou(s.blame),node:x`<${Mm} blame=${s.blame} />`},s.task];return x`<${At}
    caption="The slowest, and where their time went"
    columns=${["jump to","what","began, s","took, ms","where the time went","ended by"]}
    rows=${e.map(o)}
    selected=${t}
  />`}function Sm({jump:e,at:t,chosen:n,choose:o}){return x`<button
    type="button"
    class="jump"
    aria-pressed=${t===n}
    onClick=${()=>o(t)}
  >
    ${t+1}<span class="unseen">: show ${K(e.name)} of ${be(e.to-e.from)}</span>
  </button>`}function Ar(e){let t=Math.max(1,jo.reduce((o,[s])=>o+e[`${s}_ns`],0));return jo.map(([o,s])=>({name:o,says:s,share:e[`${o}_ns`]/t})).filter(({share:o})=>o>0)}function ou(e){return e?Ar(e).map(({name:t,share:n})=>`${t} ${Gt(n)}`).join(", "):"-"}function Mm({blame:e}){if(!e)return"-";let t=Zc(e),n=Ar(e).map(({name:s,share:l})=>x`<span class=${`cause ${s}`} style=${{width:`${100*l}%`}}></span>`),o=Ar(e).find(({name:s})=>s===t)?.share??0;return x`<span class="blame" role="img" aria-label=${ou(e)}>${n}</span>
    <span class="main" aria-hidden="true">${t} ${Gt(o,0)}</span>`}function su(){return x`<ul class="legend">
    ${jo.map(([e,t])=>x`<li><span class=${`cause ${e}`}></span> ${e}: ${t}</li>`)}
  </ul>`}var Pn=24,Tm=300;function Is(e,t,n){let o=n<560?78:150,s=t==="cpu"?Array.from({length:e.cpus},(r,i)=>({name:`CPU ${i}`,at:i})):e.tasks.map((r,i)=>({name:r.name,at:i})).slice(0,400),l=Math.max(t==="cpu"?14:12,Math.min(26,Math.floor(420/s.length)));return{rows:s,label:o,tall:l,height:Pn+Math.max(1,s.length)*l+2}}function ru(e,t,{by:n,from:o,to:s,marks:l,colours:r}){let i=window.devicePixelRatio||1,c=e.clientWidth,f=Is(t,n,c);e.width=Math.round(c*i),e.height=Math.round(f.height*i);let u=e.getContext("2d");u.scale(i,i),u.fillStyle=r.paper,u.fillRect(0,0,c,f.height);let _={pen:u,plan:f,x:g=>f.label+(g-o)*(c-f.label)/(s-o),from:o,to:s,width:c,colours:r,by:n};Em(_),Cm(_,t);for(let g of t.windows)g.to_ns>o&&g.from_ns<s&&Am(_,t,g);l&&Rm(_,l),Nm(_),Um(_)}function yo({plan:e},t){return Pn+t*e.tall}function Em({pen:e,plan:t,width:n,colours:o}){t.rows.forEach((s,l)=>{e.fillStyle=l%2?o.paper:o.stripe,e.fillRect(t.label,Pn+l*t.tall,n-t.label,t.tall)})}function Cm(e,t){let{steps:n}=t;if(e.by==="cpu"){e.plan.rows.forEach((s,l)=>{let r=n.cpu_busy_per_mille[Math.floor(s.at/n.cpus_per_row)];lu(e,t,l,[[r,"running"]])});return}let o=new Map(n.rows.map(s=>[s.name,s]));e.plan.rows.forEach((s,l)=>{let r=o.get(s.name);if(!r)return;let i=[[r.running_per_mille,"running"],[r.queued_per_mille,"queued"],[r.throttled_per_mille,"throttled"]];lu(e,t,l,i)})}function lu(e,t,n,o){let{pen:s,plan:l,x:r,from:i,to:c,colours:f}=e,{step_ns:u}=t.steps,m=l.tall-3,_=o[0][0]?.length??0,g=Math.max(0,Math.floor(i/u)),w=Math.min(_,Math.ceil(c/u));for(let $=g;$<w;$+=1){let M=Math.max(l.label,r($*u)),C=Math.max(.5,r(($+1)*u)-M),v=yo(e,n)+2+m;for(let[E,S]of o){let U=m*E[$]/1e3;v-=U,s.globalAlpha=.45,s.fillStyle=f[S],s.fillRect(M,v,C,U)}}s.globalAlpha=1}function Am(e,t,n){let{pen:o,plan:s,x:l,from:r,to:i,width:c,colours:f}=e,u=Math.max(s.label,l(n.from_ns)),m=Math.min(c,l(n.to_ns));s.rows.forEach((_,g)=>{o.fillStyle=g%2?f.paper:f.stripe,o.fillRect(u,yo(e,g),m-u,s.tall)}),o.fillStyle=f.window,o.fillRect(u,Pn-4,Math.max(2,m-u),4),s.rows.forEach((_,g)=>{let w=e.by==="cpu"?n.byCpu[_.at]:n.byTask[_.at];Pm(e,t,n,w,g)}),Dm(e,n,Math.max(r,n.from_ns),Math.min(i,n.to_ns))}function Pm(e,t,n,o,s){let{plan:l,x:r,from:i,to:c,width:f,by:u}=e,m=new Map,_=u==="cpu"?0:Cr(o,n.to,i);for(let g=_;g<o.length;g+=1){let w=o[g];if(n.from[w]>=c)break;if(n.to[w]<=i)continue;let $=n.state[w],M=Math.max(l.label,r(n.from[w])),C=Math.min(f,r(n.to[w]));if(C-(m.get($)??-1)<.4)continue;m.set($,C);let v=t.tasks[n.task[w]];Lm(e,s,t.states[$],M,Math.max(C-M,.6),v)}}function Lm(e,t,n,o,s,l){let{pen:r,plan:i,colours:c,by:f}=e,u=i.tall-3,m=f==="cpu"?Math.max(3,Math.floor(u/4)):u,_=yo(e,t)+2,g=u;if(f==="cpu"?(g=n==="running"?u-m:m,_+=n==="running"?0:u-m):n!=="running"&&(g=Math.max(3,Math.floor(u*.6)),_+=u-g),r.fillStyle=c[n],r.fillRect(o,_,s,g),n==="throttled"&&s>3&&g>2&&Om(r,o,_,s,g,c.paper),f==="cpu"&&n==="running"&&s>34){r.fillStyle=c.onRunning,r.font="10px system-ui, sans-serif";let w=Math.floor((s-4)/6);r.fillText(Fl(l.name,w),o+2,_+g/2+3.5)}}function Om(e,t,n,o,s,l){e.save(),e.beginPath(),e.rect(t,n,o,s),e.clip(),e.strokeStyle=l,e.lineWidth=1,e.beginPath();for(let r=t-s;r<t+o;r+=5)e.moveTo(r,n+s),e.lineTo(r+s,n);e.stroke(),e.restore()}function Dm(e,t,n,o){let{pen:s,x:l,colours:r,by:i,plan:c}=e,f=t.wakes.filter(u=>u.at>=n&&u.at<o);if(!(f.length===0||f.length>Tm)){s.strokeStyle=r.ink,s.fillStyle=r.ink,s.lineWidth=1;for(let u of f){let[m,_]=i==="cpu"?[u.wakerCpu,u.targetCpu]:[u.waker,u.task];if(_>=c.rows.length)continue;let g=l(u.at),w=yo(e,_)+c.tall/2;if(m!==null&&m!==_&&m<c.rows.length){let $=yo(e,m)+c.tall/2;s.globalAlpha=.6,s.beginPath(),s.moveTo(g,$),s.lineTo(g,w),s.stroke(),s.globalAlpha=1}s.beginPath(),s.moveTo(g,w),s.lineTo(g-4,w-3),s.lineTo(g-4,w+3),s.fill()}}}function Rm({pen:e,plan:t,x:n,width:o,colours:s},{from:l,taken:r,to:i}){e.fillStyle=s.mark;let c=f=>Math.min(o,Math.max(t.label,n(f)));e.globalAlpha=.16,e.fillRect(c(l),Pn,c(i)-c(l),t.height),e.globalAlpha=1,e.strokeStyle=s.mark,e.lineWidth=2;for(let[f,u]of[[l,[]],[r,[4,3]],[i,[]]])f===void 0||n(f)<t.label||n(f)>o||(e.setLineDash(u),e.beginPath(),e.moveTo(n(f),Pn),e.lineTo(n(f),t.height),e.stroke());e.setLineDash([])}function Nm({pen:e,plan:t,x:n,from:o,to:s,width:l,colours:r}){let i=Wm((s-o)/Math.max(2,(l-t.label)/110));e.font="11px system-ui, sans-serif",e.fillStyle=r.ink,e.strokeStyle=r.grid,e.lineWidth=1;for(let c=Math.ceil(o/i)*i;c<s;c+=i){let f=n(c);e.beginPath(),e.moveTo(f,Pn-4),e.lineTo(f,t.height),e.stroke();let u=ys(c,i*100);f+e.measureText(u).width<l&&e.fillText(u,f+2,12)}}function Wm(e){let t=10**Math.floor(Math.log10(Math.max(e,1)));return[1,2,5,10].map(n=>n*t).find(n=>n>=e)}function Um(e){let{pen:t,plan:n,colours:o}=e;t.fillStyle=o.paper,t.fillRect(0,0,n.label,n.height),t.fillStyle=o.ink,t.font=`${Math.min(12,n.tall-2)}px system-ui, sans-serif`;let s=Math.floor((n.label-8)/6.4);n.rows.forEach((l,r)=>{t.fillText(Fl(l.name,s),2,yo(e,r)+n.tall/2+4)})}var iu=200;function Vs(e){let t={from:0,to:Math.max(e,iu)},n=lt(t),o=(s,l)=>{let r=Math.min(Math.max(l-s,iu),t.to),i=(s+l)/2,c=Math.min(Math.max(0,i-r/2),t.to-r);n.value={from:c,to:c+r}};return{range:n,show:o,all:()=>o(0,t.to),zoom:(s,l)=>{let{from:r,to:i}=n.value,c=l??(r+i)/2;o(c-(c-r)*s,c+(i-c)*s)},move:s=>{let{from:l,to:r}=n.value,i=r-l,c=Math.min(Math.max(0,l+s*i),t.to-i);n.value={from:c,to:c+i}}}}function au(e,t,n){let o=new Map,s=f=>{let{from:u,to:m}=t.range.value,_=e.clientWidth-n();return u+(f-n())*(m-u)/_},l=f=>f/(e.clientWidth-n()),r=new AbortController,i={signal:r.signal},c=(f,u,m)=>e.addEventListener(f,u,{...m,...i});c("wheel",f=>{if(!f.ctrlKey&&!f.shiftKey)return;f.preventDefault();let u=f.deltaY||f.deltaX;f.ctrlKey?t.zoom(u>0?1.25:.8,s(f.offsetX)):t.move(u>0?.1:-.1)},{passive:!1}),c("dblclick",f=>t.zoom(.4,s(f.offsetX))),c("pointerdown",f=>{o.set(f.pointerId,f.offsetX),e.setPointerCapture(f.pointerId)}),c("pointermove",f=>{let u=o.get(f.pointerId);u!==void 0&&(o.size===1?t.move(-l(f.offsetX-u)):Fm(t,o,f,s),o.set(f.pointerId,f.offsetX))});for(let f of["pointerup","pointercancel"])c(f,u=>o.delete(u.pointerId));return()=>r.abort()}function Fm(e,t,n,o){let[s]=[...t].filter(([i])=>i!==n.pointerId).map(([,i])=>i),l=Math.abs(t.get(n.pointerId)-s),r=Math.abs(n.offsetX-s);l>4&&r>4&&e.zoom(l/r,o((n.offsetX+s)/2))}function cu(e,t,n){let o={ArrowLeft:()=>t.move(-.2),ArrowRight:()=>t.move(.2),PageUp:()=>t.move(-1),PageDown:()=>t.move(1),"+":()=>t.zoom(.5),"=":()=>t.zoom(.5),"-":()=>t.zoom(2),0:t.all,Home:t.all,n:()=>n(1),p:()=>n(-1)};return e in o?(o[e](),!0):!1}var uu=60,fu="Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.",zm="Blank is blocked or idle. Under a bar at the top every switch is drawn. Elsewhere the page has no room for that: there a pale column stands for a whole step of time, and its height is the share of the step that was spent so, not one stretch. The shaded time is the chosen request, the broken line when a thread took it. Arrows are wake-ups, from who woke to who was woken.";function hu({world:e}){let t=ft(()=>zs(e.schedule),[e]),n=ft(()=>Vs(e.ended_ns),[e]),o=ft(()=>qs(e),[e]),[s,l]=st("task"),[r,i]=st(o.length>0?0:-1),c=m=>{let{from:_,to:g}=o[m],w=Math.max((g-_)*.08,1e3);i(m),n.show(_-w,g+w)};kt(()=>{o.length>0?c(0):t.windows.length>0&&n.show(t.windows[0].from_ns,t.windows[0].to_ns)},[e]);let f=m=>{o.length>0&&c((r+m+o.length)%o.length)},u=o[r];return x`<div class="schedule">
    <${Pr} view=${n} by=${s} setBy=${l} jump=${o.length>0&&f} />
    <${Lr} ...${{world:e,decoded:t,view:n,by:s,marks:u,step:f}} />
    <${Or} by=${s} />
    <${Dr} ...${{world:e,decoded:t,view:n,marks:u}} />
    <${Hs} jumps=${o} chosen=${r} choose=${c} />
    ${o.some(m=>m.blame)&&x`<${su} />`}
    ${qm(e)}
  </div>`}function qm({schedule:e}){let t=e.windows_left_out,n=e.windows.filter(s=>s.is_cut).length,o=n===1?"1 of the times in full ends early: so much happened in it.":`${n} of the times in full end early: so much happened in them.`;return[t>0&&x`<p class="note">${t} of the times in full had no room on this page.</p>`,n>0&&x`<p class="note">${o} What follows is drawn in steps.</p>`]}function Pr({view:e,by:t,setBy:n,jump:o}){let s=(r,i)=>x`<button type="button" onClick=${i}>${r}</button>`,l=(r,i)=>x`<label
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
  </div>`}function Hm(){let t=Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink","grid"].map(l=>[l,qt(l)])),[n,o,s]=["window","mark","on-running"].map(qt);return{...t,window:n,mark:o,onRunning:s}}function Lr({world:e,decoded:t,view:n,by:o,marks:s,step:l}){let r=$n(null),i=$n({});i.current={by:o,marks:s},kt(()=>{let m=r.current,_=()=>{let{from:C,to:v}=n.range.peek();ru(m,t,{...i.current,from:C,to:v,colours:Hm()})},g=0,w=()=>{cancelAnimationFrame(g),g=requestAnimationFrame(_)};i.current.later=w;let $=ht(()=>{n.range.value,oo.value,w()}),M=new ResizeObserver(w);return M.observe(m.parentElement),()=>{$(),M.disconnect(),cancelAnimationFrame(g)}},[t,o,s]),kt(()=>{let m=r.current;return au(m,n,()=>Is(t,"task",m.clientWidth).label)},[n]);let c=m=>{m.ctrlKey||m.metaKey||m.altKey||cu(m.key,n,l)&&m.preventDefault()},{height:f}=Is(t,o,1e3),u=`Schedule of ${K(e.name)} by ${o==="cpu"?"CPU":"task"}. ${fu}`;return x`<div
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
    <p class="note">${n}${zm} ${fu}</p>`}function Dr({world:e,decoded:t,view:n,marks:o,isBrief:s=!1}){let{from:l,to:r}=n.range.value,{known:i,sums:c}=ft(()=>nu(t,l,r),[t,l,r]),f=r-l,u=t.tasks.map(($,M)=>({task:$,sums:c[M]}));u.sort(($,M)=>Bs(M.sums)-Bs($.sums));let m=u.filter(({sums:$})=>Bs($)>0),_=({task:$,sums:M})=>[$.name,$.group,...M.map(sn),sn(Math.max(0,i-Bs(M)))],g=i>=f*.999?"what you see":"the times in full that you see",w=m.length-uu;return x`<p class="seen" aria-live="polite">
      ${Im(e,t,{from:l,to:r,known:i,sums:c,marks:o})}
    </p>
    ${!s&&x`<${At}
      caption=${`What each task did in ${g}, ms`}
      columns=${["task","group",...t.states,"blocked"]}
      rows=${m.slice(0,uu).map(_)}
    />`}
    ${!s&&w>0&&x`<p class="note">and ${w} more tasks</p>`}`}function Bs(e){return e.reduce((t,n)=>t+n,0)}function Im(e,t,{from:n,to:o,known:s,sums:l,marks:r}){let i=o-n,c=`You see ${be(i)} of ${be(e.ended_ns)}, from ${ys(n,i)}.`;if(s===0)return`${c} It is drawn in steps of ${be(t.steps.step_ns)}.`;let f=t.tasks.find($=>$.name===r?.task)?.group;if(f===void 0)return c;let u=l.filter(($,M)=>t.tasks[M].group===f&&t.tasks[M]),m=$=>{let M=t.states.indexOf($),C=u.reduce((v,E)=>v+E[M],0);return Gt(C/Math.max(1,s*u.length),0)},_=`The ${u.length} tasks of ${K(f)} that are drawn`,g=`${m("queued")} waiting for a CPU, ${m("running")} running`;return`${c} ${_} spent ${m("throttled")} of it throttled, ${g}, the rest asleep or on the way to another CPU.`}var Rr=-1;function pu({worlds:e}){let t=e.length>1,[n,o]=st(t?Rr:0),s=(l,r)=>x`<label
      ><input
        type="radio"
        name="world"
        checked=${r===n}
        onChange=${()=>o(r)}
      />
      <bdi>${K(l)}</bdi></label
    >`;return x`${t&&x`<fieldset class="worlds">
      <legend>Which run</legend>
      ${s("all, at the same time",Rr)} ${e.map(({name:l},r)=>s(l,r))}
    </fieldset>`}
    ${n===Rr?x`<${Vm} worlds=${e} />`:x`<${hu} key=${n} world=${e[n]} />`}`}function Vm({worlds:e}){let t=ft(()=>e.map(_=>zs(_.schedule)),[e]),n=Math.max(...e.map(_=>_.ended_ns)),o=ft(()=>Vs(n),[e]),s=ft(()=>qs(e[0]),[e]),[l,r]=st("task"),[i,c]=st(-1),f=_=>{let{from:g,to:w}=s[_],$=Math.max((w-g)*.08,1e3);c(_),o.show(g-$,w+$)};i<0&&s.length>0&&f(0);let u=_=>{s.length>0&&f((i+_+s.length)%s.length)},m=s[i];return x`<div class="schedule">
    <${Pr} view=${o} by=${l} setBy=${r} jump=${s.length>0&&u} />
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
  </div>`}var Bm=6;function Nr(e,t){return(t?t.numbers:jm(e)).map(({label:o,of:s,read:l})=>[o,...e.map(r=>{let i=s(r.run);return i==null?"-":l(i)})])}var Q={time:be,percent:e=>Gt(e/100),count:e=>String(e),number:e=>je(e),joules:e=>`${je(e)} J`},Ln=(e,t)=>e.tasks.find(n=>n.name===t),Wr=(e,t)=>e.groups.find(n=>n.path===t),On=(e,t=0)=>e.requests[t];function jm(e){let[{run:t}]=e,n=t.requests.flatMap(({span:l},r)=>[{label:`${l}: done`,of:i=>On(i,r)?.count,read:Q.count},{label:`${l}: p50`,of:i=>js(i,r)?.latency_ns_p50,read:Q.time},{label:`${l}: p99`,of:i=>js(i,r)?.latency_ns_p99,read:Q.time},{label:`${l}: slower than p99`,of:i=>Gm(js(i,r)),read:Q.count},{label:`${l}: slowest`,of:i=>js(i,r)?.latency_ns_max,read:Q.time}]),o=t.groups.filter(l=>l.limit).map(({path:l})=>({label:`${l}: periods throttled`,of:r=>Wr(r,l)?.limit?.throttle_ratio_percent,read:Q.percent})),s=n.length>0?[]:t.tasks.slice(0,Bm).flatMap(Km);return[...n,...o,...s,...Ym()]}function js(e,t){let n=On(e,t);return n?.count>0?n:null}function Gm(e){return e===null?null:Math.floor(e.count/100)}function Km({name:e}){return[{label:`${e}: CPU time`,of:t=>Ln(t,e)?.runtime_ns,read:Q.time},{label:`${e}: mean wait for a CPU`,of:t=>Ln(t,e)?.delay_ns_mean,read:Q.time},{label:`${e}: longest wait for a CPU`,of:t=>Ln(t,e)?.delay_ns_max,read:Q.time}]}function Ym(){return[{label:"CPU time of all tasks",of:e=>e.total.runtime_ns,read:Q.time},{label:"switches",of:e=>e.total.switches,read:Q.count},{label:"migrations",of:e=>e.total.migrations,read:Q.count},{label:"wake-up latency, p99",of:e=>e.total.wakeups>0?e.total.wake_latency_ns_p99:null,read:Q.time}]}var Jm=100;function mu({play:e,story:t}){let n=e.result.value;if(!n)return x`<p role="status">The engine is loading.</p>`;let o=[n.a,n.b].filter(c=>c?.ok).map(c=>c.ok),s=[n.a,n.b].filter(c=>c&&!c.ok);if(o.length===0)return x`<p class="caution">No run: the message stands where the text is.
      ${s.some(({kind:c})=>c==="stopped")&&` ${K(s[0].message)}`}</p>`;let l=o.map(({document:c})=>c.worlds[0]),r=l.some(({spans:c})=>c.some(({summary:f})=>f.count>0)),i=l.some(c=>c.limits.length>0);return x`<section class="outcome" aria-label="What came out">
    <${Zm} shown=${n} answers=${o} />
    <${Qm} answers=${o} broken=${s} />
    <${At}
      caption=${l.length>1?"Numbers of both worlds":"Numbers of world A"}
      columns=${["what",...l.map(c=>c.name)]}
      rows=${Nr(o,t)}
    />
    <${ed} answers=${o} />
    ${r&&x`<h2>Latency</h2><${Xc} worlds=${l} />`}
    ${(i||r)&&x`<h2>Over time</h2>`}
    ${i&&x`<${eu} worlds=${l} />`}
    ${r&&x`<${tu} worlds=${l} />`}
    <h2>Schedule</h2>
    <${pu} key=${l.map(({digest:c})=>c).join()} worlds=${l} />
  </section>`}function du({play:e,story:t}){let{a:n,b:o}=e.result.value??{},s=[n,o].filter(_=>_?.ok).map(_=>_.ok);if(s.length===0)return null;let l=Nr(s,t),[r,...i]=l.find(([_])=>_.endsWith("p99"))??l[0],c=i.map((_,g)=>`${"AB"[g]} ${_}`).join(", "),[{run:f,whole_ns:u}]=s,m=f.duration_ns<u?` (first ${be(f.simulated_ns)})`:"";return x`<p class="brief" aria-hidden="true">
    <bdi>${K(r)}</bdi>: ${K(c)}${m}
  </p>`}function Zm({shown:e,answers:t}){let n=Math.min(...t.map(({run:r})=>r.simulated_ns)),o=Math.max(...t.map(({whole_ns:r})=>r));if(!t.some(({run:r,whole_ns:i})=>r.duration_ns<i)){let r=t.map(({run:c})=>be(c.simulated_ns)),i=new Set(r).size>1?`A ${r[0]}, B ${r[1]}`:r[0];return x`<p class="length">Simulated: the whole run, ${i}.</p>`}let l=e.kind==="drag"?"so that it answers at once; more follows when nothing moves":"a whole run would take too long here; the command below runs it";return x`<p class="length cut">
    Simulated: only the first ${be(n)} of ${be(o)}, ${l}.
  </p>`}function Qm({answers:e,broken:t}){let n=new Set;for(let{document:o,warnings:s}of e){o.cautions.forEach(l=>n.add(`${o.worlds[0].name}: ${l}`)),s.forEach(l=>n.add(l));for(let{summary:l}of o.worlds[0].spans)l.count>0&&l.count<Jm&&n.add(Xm(o.worlds[0].name,l))}return t.forEach(({kind:o,message:s})=>{n.add(o==="stopped"?s:"World B can't be run: the message stands with it.")}),[...n].map(o=>x`<p class="caution" role="note">${K(o)}</p>`)}function Xm(e,{span:t,count:n}){let o=n===1?"is 1 request":`are ${n} requests`;return`${e}: there ${o} of ${t}, too few for a p99: it is the slowest of them.`}function ed({answers:e}){return x`<div class="runs">
    ${e.map(({document:t})=>{let[{name:n,said:o}]=t.worlds;return x`<section aria-label=${K(n)}>
        <h3><bdi>${K(n)}</bdi></h3>
        <p class="about">${t.about.map(K).join(" ")}</p>
        <ul>
          ${o.map(s=>x`<li>${K(s)}</li>`)}
        </ul>
      </section>`})}
  </div>`}var td=e=>Math.max(...e.tasks.map(t=>t.ended_at_ns)),_u={id:"000",title:"Limits that refill at the same moment",problem:["Two groups share one core with eight hardware threads. Each may use a quarter of it: its quota is refilled once in a period of 100 ms.","On Linux 6.2 all refills fall on the same moment. So both groups run together, then both are throttled together. For half of each period eight tasks crowd on one core, and for the other half nobody uses it."],change:"The patch starts each group's period at another time. Then the groups take turns, and each task has more of the core for itself.",look:"Look at the time when the last task is done. Then look at the schedule of both worlds: in A both groups are throttled at the same time, in B they take turns.",reduced:"one core, and one second of work for each task; the study has 59 s, and 1 to 8 cores. The moment at which a group begins is drawn from the seed: choose another seed to see how much of the gain is luck.",text:`machine = "power-smt8-1"
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
`,knobs:["limit:/one:quota","limit:/two:quota","limit:/one:period","limit:/two:period"],choices:[{key:"phase",label:"When does a group's period begin?",usual:"aligned",answers:[["aligned","all at the same moments, as on 6.2"],["tenths","moved on by tenths of a period: the posted patch"],["random","anywhere, drawn once: what was merged in 6.4"],["even","spread evenly: what the thread wishes for"],["varied","periods a few per cent longer or shorter: the reply"]]}],changed:{"set:phase":"even"},numbers:[{label:"all work is done after",of:td,read:Q.time},{label:"energy of the socket",of:e=>e.energy_j,read:Q.joules},{label:"CPU time of all tasks",of:e=>e.total.runtime_ns,read:Q.time}]};var Gs=e=>e.placement.machine,gu={id:"001",title:"Where is an idle CPU?",problem:["A task that wakes up looks for an idle CPU among those that share its cache. When nearly all are busy, it looks at many of them in vain.","Linux 6.0 looks at fewer CPUs, the busier they are. That is cheap, but it misses idle CPUs that are there."],change:"The patch (SIS_CORE) keeps a note of CPUs that went idle, one for each core, and looks only at those. What it finds busy it strikes out.",look:"Look at the share of looks that find an idle CPU. Then at the work that is done: a better search is worth little where no CPU is idle. The mail reports a gain of 17 to 27 % on an overloaded machine, which the simulator does not show: the study says what we think is missing.",reduced:"24 CPUs and 23 ms, most of which hackbench takes to start; the study has 96 and 256 CPUs. Differences of a few per cent in the work done may be chance.",text:`machine = "node:1 l3:1 core:12 pu:2"
duration = "23ms"

[kernel]
profile = "tip-fb04563d1cae"
changes = "hint-skips-pending,core-search-free"

[groups."/bench"]

[[workloads]]
command = "hackbench -g 1 -l 10000 -p"
group = "/bench"
`,knobs:[],choices:[{key:"search",label:"Which CPUs are tried?",usual:"sis-util",answers:[["sis-util","in order, fewer as they get busier: 6.0"],["sis-core","only those that are noted as idle: the patch"],["sis-prop","in order, as many as the idle time pays for: 4.13"],["linear","all of them, in order: 4.8"]]}],changed:{"set:search":"sis-core"},numbers:[{label:"looks at a CPU that found it idle",of:e=>Gs(e).search_efficiency_percent,read:Q.percent},{label:"searches",of:e=>Gs(e).searches,read:Q.count},{label:"searches that found an idle CPU",of:e=>Gs(e).search_success_percent,read:Q.percent},{label:"CPUs looked at in a scan, on average",of:e=>Gs(e).scan_depth_mean,read:Q.number},{label:"messages done",of:e=>e.goals[0]?.count,read:Q.count}]};var bu=e=>Wr(e,"/test")?.limit,wu={id:"002",title:"Time that was not used is not lost: burst",problem:["A service may use 6 CPUs: 600 ms of CPU time in each 100 ms. On average it needs five. But its work comes in batches, and now and then three batches fall into one period.","What a group does not use is lost at the end of the period. So the service is throttled in a busy period, though it saved time in the ones before."],change:"With burst, a group keeps what it did not use, up to a maximum, and may use it in a later period.",look:"Look at the 99th percentile of both worlds. Then drag the quota down towards five CPUs: when nothing is left over on average, there is nothing to save, and burst cannot help.",reduced:"5 s; the study has 60 s and ten seeds.",text:`machine = "xeon-8260-2s"
kernel = "6.1"
duration = "5s"

[groups."/test"]
"cpu.max" = "600000 100000"

[[workloads]]
command = "schbench -m 1 -t 30 -r 60 -c 10000 -R 500"
group = "/test"
`,knobs:["limit:/test:quota","limit:/test:period","limit:/test:burst"],choices:[{key:"refill",label:"What does a group own when its period begins?",usual:"burst",answers:[["burst","its quota and what it saved, once for all idle periods: 5.14"],["burst-idle-periods","the same for each idle period: the posted version 2"],["quota","its quota, whatever it left: before 5.14"]]}],changed:{"limit:/test:burst":"400"},numbers:[{label:"requests done",of:e=>On(e)?.count,read:Q.count},{label:"p50",of:e=>On(e)?.latency_ns_p50,read:Q.time},{label:"p99",of:e=>On(e)?.latency_ns_p99,read:Q.time},{label:"slowest",of:e=>On(e)?.latency_ns_max,read:Q.time},{label:"periods throttled",of:e=>bu(e)?.throttle_ratio_percent,read:Q.percent},{label:"periods in which burst was used",of:e=>bu(e)?.["cpu.stat"].nr_bursts,read:Q.count}]};var nd=(e,t)=>n=>Ln(n,e)?.[t],Ur=(e,t,n)=>["long","short"].map(o=>({label:`${e}, ${o}`,of:nd(o,t),read:n})),yu={id:"003",title:"A short slice that has to wait for a long one",problem:["Two tasks share one CPU. Both compute all the time. One asks for slices of 100 ms, the other one for 0.1 ms, because it wants to wait less.","But whoever runs keeps the CPU until its slice is over. So the short one waits for 100 ms at a time, as if it had asked for nothing."],change:"The patch looks once in a quantum whether the other one should run. The quantum is the base slice.",look:"Look at the longest wait of both tasks. Then drag the base slice: with the patch it sets how long anybody waits. The price is in the number of switches.",reduced:"3 s; the study has 10 s, twenty seeds, and two benchmarks.",text:`machine = "tencent-42"
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
`,knobs:["set:base_slice_ns","set:tasks.long.slice","set:tasks.short.slice"],choices:[{key:"turn",label:"When has the running task had its turn?",usual:"request",answers:[["request","when its slice is over: 6.7"],["quantum","after a quantum of one base slice: the patch"],["min-slice","when the shortest slice that waits is over: 6.17"]]}],changed:{"set:turn":"quantum"},numbers:[...Ur("longest wait","delay_ns_max",Q.time),...Ur("mean wait","delay_ns_mean",Q.time),...Ur("CPU time","runtime_ns",Q.time),{label:"switches",of:e=>e.total.switches,read:Q.count}]};var vu={id:"004",title:"When does the frequency follow the work?",problem:["The governor chooses the clock of a CPU. The scheduler tells it how busy the CPU is. On Linux 4.12 it does so at each change of its averages. That is often, and the governor may act only once in a while: here, once in 10 ms.","Here a real-time task computes for a moment, every 20 ms. A task of another kind runs beside it, and its calls take the places of the calls that would matter."],change:"The patch tells the governor at the timer tick instead. The replies want other things: a maximum over a window, a limit that depends on how wrong the clock is, or no limit for urgent tasks.",look:"Look at the number of calls, at the time for which the clock is lower than asked for, and at the energy. No answer is best in all three.",reduced:"two tasks and 2 s, and one experiment of the study's many; its pipe, hackbench, ebizzy and cyclictest are not in here. Energy is good for comparing answers only.",text:`duration = "2s"
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
`,knobs:[],choices:[{key:"hint",label:"When does the governor hear?",usual:"each-change",answers:[["each-change","at each change of the averages: 4.12"],["tick","at the timer tick: the patch"],["attach-detach","only when a task's load comes or goes"]]},{key:"rate",label:"When may it act?",usual:"fixed",answers:[["fixed","10 ms after the last change: 4.12"],["by-error","sooner, the more the clock is off: Rasmussen"],["sliding-maximum","at once, to the maximum of a window: Zijlstra"],["tumbling-maximum","at the end of each window: Kumar's reading"],["urgent-at-once","at once for real-time tasks: Bellasi"]]},{key:"realtime",label:"How does it see a real-time task?",usual:"flag",answers:[["flag","when it is charged, at the tick and when it stops: 4.12"],["queued","as soon as it is queued: 4.17"]]}],changed:{"set:hint":"tick"},numbers:[{label:"calls of the governor",of:e=>e.governor_hints,read:Q.count},{label:"changes of the clock",of:e=>e.freq_changes,read:Q.count},{label:"clock lower than asked for",of:e=>e.under_provisioned_ns,read:Q.time},{label:"clock higher than asked for",of:e=>e.over_provisioned_ns,read:Q.time},{label:"CPU time of the urgent task",of:e=>Ln(e,"urgent")?.runtime_ns,read:Q.time},{label:"energy of the package",of:e=>e.energy_j,read:Q.joules}]};var cn=[_u,gu,wu,yu,vu];var od="https://github.com/fairground-sched/fairground/blob/main",sd=`${od}/crates/fairground-cli/library/studies`;function Fr(e){return{story:e.id,scenario:"",text:e.text,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{...e.changed},kernel:"",settings:""}}}function ku({play:e}){let t=e.state.value.story,n=o=>x`<li>
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
      Five threads of the kernel's mailing list, each in a small world that answers at once.
    </p>
    <ol>
      ${cn.map(n)}
    </ol>
  </nav>`}function $u({story:e}){return e?x`<section class="story" aria-label=${e.title}>
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
      <a href=${`${sd}/${e.id}/README.md`}>study ${e.id}</a>, or
      <code> fairground reproduce ${e.id}</code>.
    </p>
  </section>`:null}function xu({play:e,shelves:t,said:n}){let{story:o}=e.state.value,s=cn.find(l=>l.id===o);return x`<header>
      <h1>fairground playground</h1>
      <p class="by">
        What Linux's CPU scheduler will do, before you change it. The engine runs in this page;
        nothing is sent anywhere.
      </p>
      <${na} />
    </header>
    <main>
      ${n&&x`<p class="caution" role="alert">${K(n)}</p>`}
      <${ku} play=${e} />
      <${$u} story=${s} />
      <div class="bench">
        <div class="side">
          <${va} play=${e} shelves=${t} />
        </div>
        <div class="result">
          <${ld} play=${e} />
          <${du} play=${e} story=${s} />
          <${mu} play=${e} story=${s} />
          <${pa} play=${e} />
        </div>
      </div>
    </main>`}function ld({play:e}){let t=e.busy.value,n=e.result.value?.took_ms;return x`<div class="busy">
    <p role="status">
      ${t?"The engine is at work.":n!==void 0&&`Answered in ${be(n*1e6)}.`}
    </p>
    <button type="button" disabled=${!t} onClick=${()=>e.stop()}>Stop</button>
  </div>`}var qr=document.getElementById("report");async function zr(e,t){let n=await e({list:t});if(!n?.ok)throw new Error(n?.message??"the engine gives no answer");return n.ok[t]}async function rd(){let e=ua(),[t,n,o]=[await zr(e,"scenarios"),await zr(e,"machines"),await zr(e,"kernels")],s={};for(let{name:r}of t)s[r]=(await e({text:r}))?.ok?.text??"";let l=await id();return{scenarios:t,machines:n,kernels:o.reverse(),texts:s,files:l,stories:cn}}async function id(){try{let e=await(await fetch("files.json")).json();return Array.isArray(e.files)?e.files:[]}catch{return[]}}function Su(e){let t=location.hash.slice(1);if(t==="")return[e.state.peek(),null];let n=cn.find(({id:o})=>t===`story-${o}`);if(n)return[Fr(n),null];try{let o=e.read(t);return[cn.find(({id:l})=>l===o.story)?.text===o.text?o:{...o,story:null},null]}catch(o){return[e.state.peek(),o.message]}}function ad(e){let t=0;ht(()=>{let n=gs(e.state.value);clearTimeout(t),t=setTimeout(()=>history.replaceState(null,"",`#${n}`),300)})}async function cd(){ta();let e=await rd(),t=ca(),[n,o]=Su(t);t.set(n,!0),ad(t),addEventListener("hashchange",()=>t.set(Su(t)[0],!0)),qr.replaceChildren(),Ci(x`<${xu} play=${t} shelves=${e} said=${o} />`,qr)}cd().catch(e=>{qr.textContent=`The playground can't start: ${e.message}`});})();
