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
(()=>{var ce,ui,dl,nn,pl,rs,ci,ss,fi,_l,ml,Kc,Po=Symbol.for("pv"),is={},as=[],Yc=/^m(i|n|o|s|text|space)$/,gl=Array.isArray,bl=as.slice,vn=Object.assign;function wn(e){e&&e.parentNode&&e.remove()}function us(e,t,n){var o,s,l,r={},i=arguments.length;for(l in t)l=="key"?o=t[l]:l=="ref"&&typeof e!="function"?s=t[l]:r[l]=t[l];return i>2&&(r.children=i>3?bl.call(arguments,2):n),Eo(e,r,o,s,null)}function Eo(e,t,n,o,s){var l={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Po,__v:s||++ui,__i:-1,__u:0};return!s&&ce.vnode&&ce.vnode(l),l}function kn(e){return e.children}function Xn(e,t){this.props=e,this.context=t,this.__g=0}function on(e,t){if(t==null)return e.__&&on(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:on(e)}function Jc(e){var t,n=e.__v,o=n.__e,s=[],l=[],r=e.__P;r&&((t=vn({constructor:Po},n)).__v=n.__v+1,ce.vnode&&ce.vnode(t),yl(r,t,n,e.__n,r.namespaceURI,32&n.__u?[o]:null,s,o||on(n),32&n.__u,l),t.__v=n.__v,t.__.__k[t.__i]=t,gi(s,t,l),n.__=n.__e=null,t.__e!=o&&hi(t))}function hi(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),hi(e)}function ii(e){(8&e.__g||(e.__g|=8,nn.push(e),rs++))&&pl==ce.debounceRendering||((pl=ce.debounceRendering)||queueMicrotask)(pi)}function pi(){try{for(var e,t=1;nn.length;)nn.length>t&&nn.sort(ci),e=nn.shift(),t=nn.length,8&e.__g&&Jc(e)}finally{(rs=nn.length)&&(pl||queueMicrotask)(pi)}}function mi(e,t,n,o,s,l,r,i,u,h,c){var m,_,g,y,$,M,E=o.__k||as,v=t.length;for(u=Zc(n,t,E,u,v),m=0;m<v;m++)(g=n.__k[m])!=null&&(_=~g.__i&&E[g.__i]||is,g.__i=m,M=yl(e,g,_,s,l,r,i,u,h,c),y=g.__e,(_.ref!=g.ref||8&_.__u)&&(_.ref&&wl(_.ref,null,g,_),g.ref&&c.push(g.ref,g.__c||y,g)),$=$||y,4&g.__u?(u=di(g,u,e,!_.__v),_.__e&&(_.__e=null)):typeof g.type=="function"&&M!==void 0?u=M:y&&(u=y.nextSibling),g.__u&=-21);return n.__e=$,u}function Zc(e,t,n,o,s){var l,r,i,u,h,c,m,_,g,y=n.length,$=y,M=0,E=0,v=e.__k=Array(s);for(l=0;l<s;l++)(r=t[l])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=v[l]=Eo(null,r):gl(r)?r=v[l]=Eo(kn,{children:r}):r.constructor===Po&&r.__b?r=v[l]=Eo(r.type,r.props,r.key,r.ref,r.__v):v[l]=r,u=l+M,r.__=e,r.__b=e.__b+1,i=null,~(h=r.__i=Qc(r,n,u,$))&&($--,(i=n[h])&&(i.__u|=2)),i&&i.__v?(r.__u|=16,h==u-1?M--:h==u+1?M++:h!=u&&(h>u?M--:M++,E=1)):(~h||(s>y?M--:s<y&&M++),typeof r.type!="function"&&(r.__u|=4))):v[l]=null;if(E){for(c=[],m=[],l=0;l<s;l++)if((r=v[l])&&16&r.__u){for(M=0,_=c.length;M<_;)c[g=M+_>>1]<r.__i?M=g+1:_=g;c[M]=r.__i,m[l]=M+1}for(M=c.length;l--;)m[l]&&(m[l]==M?M--:v[l].__u|=4)}if($)for(l=0;l<y;l++)!(i=n[l])||2&i.__u||(i.__e==o&&(o=on(i)),vl(i,i));return o}function di(e,t,n,o){var s,l,r,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(l=0;l<s.length;l++)s[l]&&(s[l].__=e,t=di(s[l],t,n,!1));return t}for(t&&!t.parentNode&&(t=on(e))&&!t.parentNode&&(t=null),r=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(r!=i&&(!o&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Qc(e,t,n,o){var s,l=e.key,r=e.type,i=t[n],u=i&&!(2&i.__u);if(i===null&&l==null||u&&l==i.key&&r==i.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((i=t[s])&&!(2&i.__u)&&l==i.key&&r==i.type)return s;for(s=n+1;s<t.length;s++)if((i=t[s])&&!(2&i.__u)&&l==i.key&&r==i.type)return s}return-1}function ai(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function os(e,t,n,o,s){var l,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||ai(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||ai(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(r=ml[t]||(ml[t]=Xc(t)),(e.__a||(e.__a={}))[t]=_l,l=t!=(t=t.replace(fi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,l):e.removeEventListener(t,r,l));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Xc(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ss]==null)t[ss]=_l++;else if(t[ss]<this.__a[e])return;return n(ce.event?ce.event(t):t)}}}function yl(e,t,n,o,s,l,r,i,u,h){var c,m,_,g,y,$,M,E,v,C,x,U,L,K,I,Y,V,P,B=t.type;if(t.constructor!==Po)return null;128&n.__u&&(u=32&n.__u,c=n.__c.__z)&&(t.__u|=u,m=l=[],c.nodeType==8?i=ls(c,l):l.push(c),i=l[0]||i),(c=ce.__b)&&c(t);e:if(typeof B=="function"){_=r.length;try{if(E=t.props,v=(c=B.prototype)&&c.render,C=(c=B.contextType)&&o[c.__c],x=c?C?C.props.value:c.__:o,(g=n.__c)?(t.__c=g,2&g.__g&&(g.__g|=1)):(v?t.__c=g=new B(E,x):(t.__c=g=new Xn(E,x),g.constructor=B,g.render=tf),C&&C.sub(g),g.state||(g.state={}),g.__n=o,g.__g|=8,g.__h=[],g.__k=[]),v&&(g.__s||(g.__s=g.state),B.getDerivedStateFromProps&&(g.__s==g.state&&(g.__s=vn({},g.__s)),vn(g.__s,B.getDerivedStateFromProps(E,g.__s)))),y=g.props,$=g.state,g.__v=t,n.__c){if(E!==y&&v&&!B.getDerivedStateFromProps&&g.componentWillReceiveProps&&g.componentWillReceiveProps(E,x),t.__v==n.__v&&!(8&g.__g)||!(4&g.__g)&&g.shouldComponentUpdate&&g.shouldComponentUpdate(E,g.__s,x)===!1){t.__v!=n.__v&&(g.props=E,g.state=g.__s,g.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(O){O&&(O.__=t)}),as.push.apply(g.__h,g.__k),g.__k=[],g.__h.length&&r.push(g),i=on(n);break e}g.componentWillUpdate&&g.componentWillUpdate(E,g.__s,x),v&&g.componentDidUpdate&&g.__h.push(function(){g.componentDidUpdate(y,$,M)})}else v&&!B.getDerivedStateFromProps&&g.componentWillMount&&g.componentWillMount(),v&&g.componentDidMount&&g.__h.push(g.componentDidMount);g.context=x,g.props=E,g.__P=e,g.__g&=-5,U=ce.__r,L=v?25:0;do g.__g&=-9,U&&U(t),c=g.render(g.props,g.state=g.__s,g.context);while(8&g.__g&&++L<25);v&&(as.push.apply(g.__h,g.__k),g.__k=[]),g.state=g.__s,g.getChildContext&&(o=vn({},o,g.getChildContext())),v&&n.__c&&g.getSnapshotBeforeUpdate&&(M=g.getSnapshotBeforeUpdate(y,$)),K=c&&c.type===kn&&c.key==null?c.props.children:c,E.__P&&(c=i,s=(e=E.__P).namespaceURI,u=l=null,n.props&&n.props.__P!=e&&(n.__k.some(function(O){O&&vl(O,O)}),n.__k=null),i=n.__k?on(n,0):null),i=mi(e,gl(K)?K:[K],t,n,o,s,l,r,i,u,h),E.__P&&(t.__e=null,i=c),t.__u&=-161,m&&m.some(wn),g.__h.length&&r.push(g),1&g.__g&&(g.__g&=-4)}catch(O){if(r.length=_,t.__v=null,u||l)if(O&&O.then){if(t.__u|=128|u,l){for(~(V=l.indexOf(i||void 0))||(V=l.length);(P=l[V-1])&&P.nodeType==8;)V--;for(;V<l.length;V++)if(P=l[V])if(l[V]=null,I){if(P==Y)break}else{if(P.nodeType!=8)break;P.data.startsWith("$s")&&(Y=ls(I=P))}}if(!I){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;I=i}(c=ls(I=t.__c.__z||(t.__c.__z=I)))?(t.__e=I,i=c):t.__e=i,i=i&&i.nextSibling}else l&&l.some(wn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),O&&O.then||_i(t),ce.__e(O,t,n)}}else i=t.__e=ef(n.__e,t,n,o,s,l,r,u,h,e);return(c=ce.diffed)&&c(t),i}function ls(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function _i(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(_i))}function gi(e,t,n){for(var o=0;o<n.length;)wl(n[o++],n[o++],n[o++]);ce.__c&&ce.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(l){l.call(s)})}catch(l){ce.__e(l,s.__v)}})}function ef(e,t,n,o,s,l,r,i,u,h){var c,m,_,g,y,$,M,E,v=n.props||is,C=t.props,x=t.type;if(x=="svg"?s="http://www.w3.org/2000/svg":x=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),l){for(c=0;c<l.length;c++)if((y=l[c])&&(x?y.localName==x:y.nodeType==3)){e=y,l[c]=null;break}}if(!e){if(E=h.ownerDocument||document,!x)return E.createTextNode(C);e=E.createElementNS(s,x,C.is?C:h),i&&(ce.__m&&ce.__m(t,l),i=!1),l=null}if(x){if(h=x=="template"&&e.content||e,l=x=="textarea"&&C.defaultValue!=null?null:l&&bl.call(h.childNodes),!i&&l)for(v={},c=0;c<e.attributes.length;c++)v[(y=e.attributes[c]).name]=y.value;for(c in v)y=v[c],c=="dangerouslySetInnerHTML"?_=y:c=="children"||c in C||c=="value"&&"defaultValue"in C||c=="checked"&&"defaultChecked"in C||os(e,c,null,y,s);for(c in C)y=C[c],c=="children"?g=y:c=="dangerouslySetInnerHTML"?m=y:c=="value"?$=y:c=="checked"?M=y:i&&typeof y!="function"||v[c]===y||os(e,c,y,v[c],s);m?(i||_&&(m.__html==_.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(_&&(e.textContent=""),(x=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&Yc.test(x))&&(s="http://www.w3.org/1999/xhtml"),mi(h,gl(g)?g:[g],t,n,o,s,l,r,l?l[0]:n.__k&&on(n,0),i,u),l&&l.some(wn)),i&&x!="textarea"||(c="value",x=="progress"&&$==null?e.removeAttribute(c):$==null||$===e[c]&&(x!="progress"||$)||os(e,c,$,v[c],s),c="checked",M!=null&&M!=e[c]&&os(e,c,M,v[c],s))}else v===C||i&&e.data==C||(e.data=C);return e}function wl(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){ce.__e(s,n)}}function vl(e,t,n){var o,s,l,r;if(ce.unmount&&ce.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||wl(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){ce.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&vl(o[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=ls(o,l=[]))&&(o==e.__e&&l.some(wn),wn(s),wn(o)),n||wn(e.__e),e.__e=e.__c=e.__=null}function tf(e,t,n){return this.constructor(e,n)}function bi(e,t){var n,o,s,l;ce.__&&ce.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Eo(kn,{children:[e]}),s=[],l=[],yl(t,t.__k,o||is,is,t.namespaceURI,o?null:t.firstChild?bl.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,l),gi(s,t.__k,l),t.__k.props.children=null}ce={__e:function(e,t,n,o){for(var s,l,r;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((r=(l=s.constructor)&&l.getDerivedStateFromError)&&s.setState(l.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),r=1),r&&8&s.__g)return void(s.__g|=2)}catch(i){e=i}}throw rs=0,e}},ui=0,dl=function(e){return e!=null&&e.constructor===Po},Xn.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=vn({},this.state)),typeof e=="function"&&(e=e(vn({},n),this.props)),e&&(vn(n,e),this.__v&&(t&&this.__k.push(t),ii(this)))},Xn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),ii(this))},Xn.prototype.render=kn,nn=[],rs=0,ci=function(e,t){return e.__v.__b-t.__v.__b},ss=Symbol(),fi=/(PointerCapture)$|Capture$/i,_l=0,ml={},Kc=0;var Lo,De,kl,yi,$l=Object.is,cs=0,Ci=[],xl=[],Pe=ce,wi=Pe.__b,vi=Pe.__r,ki=Pe.diffed,$i=Pe.__c,xi=Pe.unmount,Si=Pe.__;function Ml(e,t){Pe.__h&&Pe.__h(De,e,cs||t),cs=0;var n=De.__H||(De.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function wt(e){return cs=1,nf(Pi,e)}function nf(e,t,n){var o=Ml(Lo++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Pi(void 0,t),function(l){var r=(o.__N||o.__)[0],i=o.t(r,l);$l(r,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=De,!De.__f)){De.__f=!0;var s=De.shouldComponentUpdate;De.shouldComponentUpdate=function(l,r,i){var u=this.__H;if(!u)return!0;var h=!1,c=this.props!=l;if(u.__.some(function(_){_.__N&&(h=!0,$l(_.__[0],_.__N[0])||(c=!0))}),s){var m=s.call(this,l,r,i);return h?m||c:m}return!h||c}}return o.__}function vt(e,t){var n=Ml(Lo++,3);!Pe.__s&&Ei(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,De.__H.__h.push(n))}function $n(e){return cs=5,Bt(function(){return{current:e}},[])}function Bt(e,t){var n=Ml(Lo++,7);return Ei(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function of(){var e;do{for(;e=xl.shift();)try{Ao(e)}catch(n){Pe.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ci.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ao),t.__h.some(Sl),t.__h=[]}catch(n){t.__h=[],Pe.__e(n,e.__v)}}}while(xl.length)}Pe.__b=function(e){De=null,wi&&wi(e)},Pe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Si&&Si(e,t)},Pe.__r=function(e){vi&&vi(e),Lo=0;var t=(De=e.__c).__H;t&&(kl==De?De.__h=[]:(t.__h.some(Ao),t.__h.some(Sl),Lo=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),kl=De},Pe.diffed=function(e){ki&&ki(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ti(Ci.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),kl=De=null},Pe.__c=function(e,t){t.some(function(n){try{n.__h.some(Ao),n.__h=n.__h.filter(function(o){return!o.__||Sl(o)})}catch(o){n.__h=[function(){throw o}]}}),$i&&$i(e,t)},Pe.unmount=function(e){xi&&xi(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Ti(xl.push(s))}else Ao(s)}catch(l){t=l}}),o.__H=void 0,t&&Pe.__e(t,o.__v))};var Mi=typeof requestAnimationFrame=="function";function sf(e){var t,n=function(){clearTimeout(o),Mi&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Mi&&(t=requestAnimationFrame(n))}function Ti(e){e!=1&&yi==Pe.requestAnimationFrame||((yi=Pe.requestAnimationFrame)||sf)(of)}function Ao(e){var t=De,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),De=t}function Sl(e){var t=De;e.__c=e.__(),De=t}function Ei(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!$l(n,e[o])})}function Pi(e,t){return typeof t=="function"?t(e):t}var lf=Symbol.for("preact-signals");function ms(){if(jt>1)jt--;else{var e,t=!1;for((function(){var s=hs;for(hs=void 0;s!==void 0;){var l=s.S;if(l.v===s.v)for(var r=l.t;r!==void 0;r=r.x)r.i===s.i&&(r.i=l.i);s=s.o}})();Do!==void 0;){var n=Do;for(Do=void 0,fs++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Li(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(fs=0,jt--,t)throw e}}function Cl(e){if(jt>0)return e();Tl=++rf,jt++;try{return e()}finally{ms()}}var Oo,Se=void 0;function No(e){var t=Se,n=Oo;Se=void 0,Oo=void 0;try{return e()}finally{Se=t,Oo=n}}var Do=void 0,jt=0,fs=0,rf=0,Tl=0,hs=void 0,ps=0;function Ai(e){if(Se!==void 0){var t=e.n;if(t===void 0||t.t!==Se)return t={i:0,S:e,p:Se.s,n:void 0,t:Se,e:void 0,x:void 0,r:t},Se.s!==void 0&&(Se.s.n=t),Se.s=t,e.n=t,32&Se.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Se.s,t.n=void 0,Se.s.n=t,Se.s=t),t}}function Ne(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ne.prototype.brand=lf;Ne.prototype.h=function(){return!0};Ne.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:No(function(){var o;(o=t.W)==null||o.call(t)}))};Ne.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&No(function(){var s;(s=t.Z)==null||s.call(t)}))}};Ne.prototype.subscribe=function(e){var t=this;return ct(function(){var n=t.value;No(function(){return e(n)})},{name:"sub"})};Ne.prototype.valueOf=function(){return this.value};Ne.prototype.toString=function(){return this.value+""};Ne.prototype.toJSON=function(){return this.value};Ne.prototype.peek=function(){var e=this;return No(function(){return e.value})};Object.defineProperty(Ne.prototype,"value",{get:function(){var e=Ai(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(fs>100)throw new Error("Cycle detected");(function(n){jt!==0&&fs===0&&n.l!==Tl&&(n.l=Tl,hs={S:n,v:n.v,i:n.i,o:hs})})(this),this.v=e,this.i++,ps++,jt++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ms()}}}});function st(e,t){return new Ne(e,t)}function Li(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Oi(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Di(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function xn(e,t){Ne.call(this,void 0,t),this.x=e,this.s=void 0,this.g=ps-1,this.f=4}xn.prototype=new Ne;xn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===ps))return!0;if(this.g=ps,this.f|=1,this.i>0&&!Li(this))return this.f&=-2,!0;var e=Se;try{Oi(this),Se=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Se=e,Di(this),this.f&=-2,!0};xn.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ne.prototype.S.call(this,e)};xn.prototype.U=function(e){if(this.t!==void 0&&(Ne.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};xn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(xn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Ai(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function eo(e,t){return new xn(e,t)}function Ni(e){var t=e.j;if(e.j=void 0,typeof t=="function"){jt++;var n=Se;Se=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,El(e),o}finally{Se=n,ms()}}}function El(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Ni(e)}function af(e){if(Se!==this)throw new Error("Out-of-order effect");Di(this),Se=e,this.f&=-2;try{8&this.f&&El(this)}finally{ms()}}function to(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Oo&&Oo.push(this)}to.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};to.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ni(this),Oi(this),jt++;var e=Se;return Se=this,af.bind(this,e)};to.prototype.N=function(){2&this.f||(this.f|=2,this.u=Do,Do=this)};to.prototype.d=function(){this.f|=8,1&this.f||El(this)};to.prototype.dispose=function(){this.d()};function ct(e,t){var n=new to(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Ri,_s,ds,uf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Wi=[];ct(function(){Ri=this.N})();function no(e,t){ce[e]=t.bind(null,ce[e]||function(){})}function Ro(e){if(ds){var t=ds;ds=void 0,t()}ds=e&&e.S()}function Ui(e){var t=this,n=e.data,o=ff(n);o.name="ReactiveDom",o.value=n;var s=Bt(function(){for(var i=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var h=eo(function(){var g=o.value.value;return g===0?0:g===!0?"":g||""}),c=eo(function(){return!Array.isArray(h.value)&&!dl(h.value)}),m=ct(function(){if(this.N=Fi,c.value){var g=h.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=g)}}),_=t.__$u.d;return t.__$u.d=function(){m(),_.call(this)},[c,h]},[]),l=s[0],r=s[1];return l.value?r.peek():r.value}Ui.displayName="ReactiveTextNode";Object.defineProperties(Ne.prototype,{constructor:{configurable:!0,value:us(kn,null).constructor},type:{configurable:!0,value:Ui},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});no("__b",function(e,t){if(Ro(),_s=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var l=o[s];l instanceof Ne&&(n||(t.__np=n={}),n[s]=l,o[s]=l.peek())}}e(t)});no("__r",function(e,t){if(e(t),t.type!==kn){Ro();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,l){var r;return ct(function(){r=this},{name:l}),r.c=s,r})((function(s){return function(){var l;uf&&((l=this.y)==null||l.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),_s=o,Ro(n)}});no("__e",function(e,t,n,o){Ro(),_s=void 0,e(t,n,o)});no("diffed",function(e,t){Ro(),_s=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,l=n.U;if(l)for(var r in l){var i=l[r];i===void 0||o&&r in o||(i.d(),l[r]=void 0)}if(o){l||(l={},n.U=l);for(var u in o){var h=l[u],c=o[u];h===void 0?(h=cf(n,u,c,s),l[u]=h):h.o(c,s)}}}e(t)});function cf(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,l=st(n);return{o:function(r,i){l.value=r,o=i},d:ct(function(){this.N=Fi;var r=l.value.value;o[t]!==r&&(o[t]=r,s?e[t]=r:r!=null&&(r!==!1||t[4]==="-")?e.setAttribute(t,r):e.removeAttribute(t))})}}no("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var l=o[s];l&&l.d()}}}var r=t.__np;if(r){var i=t.props;for(var u in r)i[u]=r[u]}t.__np=void 0}else{var h=t.__c;if(h){h.__$f|=8;var c=h.__$u;c&&(h.__$u=void 0,c.d())}}e(t)});no("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Xn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var l=2&this.__$f;if(!(o||l||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var r in e)if(r!=="__source"&&e[r]!==this.props[r])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function ff(e,t){return Bt(function(){return st(e,t)},[])}var hf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function pf(){Cl(function(){for(var e;e=Wi.shift();)Ri.call(e)})}function Fi(){Wi.push(this)===1&&(ce.requestAnimationFrame||hf)(pf)}var qi=function(e,t,n,o){var s;t[0]=0;for(var l=1;l<t.length;l++){var r=t[l++],i=t[l]?(t[0]|=r?1:2,n[t[l++]]):t[++l];r===3?o[0]=i:r===4?o[1]=Object.assign(o[1]||{},i):r===5?(o[1]=o[1]||{})[t[++l]]=i:r===6?o[1][t[++l]]+=i+"":r?(s=e.apply(i,qi(e,i,n,["",null])),o.push(s),i[0]?t[0]|=2:(t[l-2]=0,t[l]=s)):o.push(i)}return o},zi=new Map;function Hi(e){var t=zi.get(this);return t||(t=new Map,zi.set(this,t)),(t=qi(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,l=1,r="",i="",u=[0],h=function(_){l===1&&(_||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,_,r):l===3&&(_||r)?(u.push(3,_,r),l=2):l===2&&r==="..."&&_?u.push(4,_,0):l===2&&r&&!_?u.push(5,0,!0,r):l>=5&&((r||!_&&l===5)&&(u.push(l,0,r,s),l=6),_&&(u.push(l,_,0,s),l=6)),r=""},c=0;c<n.length;c++){c&&(l===1&&h(),h(c));for(var m=0;m<n[c].length;m++)o=n[c][m],l===1?o==="<"?(h(),u=[u],l=3):r+=o:l===4?r==="--"&&o===">"?(l=1,r=""):r=o+r[0]:i?o===i?i="":r+=o:o==='"'||o==="'"?i=o:o===">"?(h(),l=1):l&&(o==="="?(l=5,s=r,r=""):o==="/"&&(l<5||n[c][m+1]===">")?(h(),l===3&&(u=u[0]),l=u,(u=u[0]).push(2,0,l),l=0):o===" "||o==="	"||o===`
`||o==="\r"?(h(),l=2):r+=o),l===3&&r==="!--"&&(l=4,u=u[0])}return h(),u})(e)),t),arguments,[])).length>1?t:t[0]}var S=Hi.bind(us);var Ii="fairground-theme",mf=["auto","light","dark"];function df(){try{let e=localStorage.getItem(Ii);return mf.includes(e)?e:"auto"}catch{return"auto"}}var Wo=st(df()),oo=st(0);function Vi(){let e=matchMedia("(prefers-color-scheme: dark)"),t=st(e.matches);e.addEventListener("change",()=>{t.value=e.matches}),ct(()=>{let n=t.value?"dark":"light";document.documentElement.dataset.theme=Wo.value==="auto"?n:Wo.value;try{localStorage.setItem(Ii,Wo.value)}catch{}oo.value=oo.peek()+1})}function zt(e){return getComputedStyle(document.documentElement).getPropertyValue(`--${e}`).trim()}function Bi(){let e=t=>{Wo.value=t.currentTarget.value};return S`<label class="theme"
    >Colours
    <select value=${Wo.value} onChange=${e}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`}var Pl={story:null,scenario:"request-server",text:null,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{},kernel:"",settings:""}},_f=["scenario","machine","kernel","seed","duration"],gf=2e5;function gs(e){let t=new TextEncoder().encode(JSON.stringify(e)),n=Array.from(t,o=>String.fromCharCode(o)).join("");return btoa(n).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function ji(e){let t=null;try{let r=atob(e.replace(/-/g,"+").replace(/_/g,"/")),i=Uint8Array.from(r,u=>u.charCodeAt(0));t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(i))}catch{throw new Error("The link's end is no playground's: it may have been cut when it was copied.")}if(t===null||typeof t!="object")throw new Error("The link holds no scenario.");let n=(r,i)=>typeof r=="string"&&r.length<=gf?r:i,o=Object.fromEntries(_f.map(r=>[r,n(t[r],Pl[r])])),s=t.change??{},l=Object.entries(s.knobs??{}).filter(([r,i])=>r.length<300&&typeof i=="string"&&i.length<100);return{...o,story:n(t.story,null),text:n(t.text,null),manifest:n(t.manifest,null),change:{knobs:Object.fromEntries(l),kernel:n(s.kernel,""),settings:n(s.settings,"")}}}var Gi="engine.wasm.gz";async function bf(){let e=await fetch(Gi);if(!e.ok)throw new Error(`the server says ${e.status} of ${Gi}`);let t=await e.arrayBuffer(),[n,o]=new Uint8Array(t,0,2);if(n!==31||o!==139)return t;let s=new Blob([t]).stream().pipeThrough(new DecompressionStream("gzip"));return new Response(s).arrayBuffer()}var Ki=null;function Yi(){return Ki??=bf().then(e=>WebAssembly.compile(e)),Ki}function so(){let e=null,t=null,n=null,o=0;function s(i){let u=t;t=null,u?.resolve(i),r()}async function l(){let i=new Worker("worker.js");return e=i,i.addEventListener("message",({data:u})=>{t?.number===u.number&&s(u.answer)}),i.addEventListener("error",u=>{u.preventDefault(),s({kind:"stopped",message:`The engine can't be loaded: ${u.message}`})}),i.postMessage({module:await Yi()}),i}async function r(){if(t||!n)return;let i=n;t=i,n=null;try{let u=e??await l();t===i&&u.postMessage({number:i.number,question:i.question})}catch(u){e=null,s({kind:"stopped",message:`The engine can't be loaded: ${u.message}`})}}return{ask(i){return new Promise(u=>{n?.resolve(null),o+=1,n={number:o,question:i,resolve:u},r()})},stop(){if(!t)return;e?.terminate(),e=null;let i=[t,n];t=null,n=null,i.forEach(u=>u?.resolve(null))}}}var yf=[36e5,6e5,12e4,6e4,2e4,1e4,5e3,2e3,1e3,500,200,100,50,20],wf=45,vf=8e3,kf=200,$f=.3,xf=8;function Al(){let e=new Map,t=null;function n(){let s=[...e].sort(([c],[m])=>c-m),[[l,r],[i,u]]=[s[0],s[s.length-1]];if(l===i)return{fixed:0,rate:u/i};let h=Math.max((u-r)/(i-l),1e-9);return{fixed:Math.max(0,r-h*l),rate:h}}function o(s){if(t===null)return kf;let{fixed:l,rate:r}=n(),i=u=>r*u<=Math.max(s-l,s/2);return i(t)?null:yf.find(u=>u<t&&i(u))??10}return{note({ran:s,all:l,took:r}){let i=Math.max(s,.001),u=e.get(i)??r;t=l,e.set(i,r<u?r:u+$f*(r-u)),e.size>xf&&e.delete(e.keys().next().value)},forget(){e.clear(),t=null},drag:()=>o(wf),rest:()=>o(vf)}}var Sf="scenario.toml",bs="limits.yaml";function Mf(e){let t=e.trim();return t!==""&&!t.includes(`
`)&&!/^[[{#]/.test(t)&&!/^[\w."-]+\s*=/.test(t)}function Ji(e){return/^(apiVersion|kind|services)\s*:/m.test(e)}function Tf(e){return/^\s*(\{|\/\*|\/\/)/.test(e)}function ys(e){let t={},n=e.scenario;return e.text!==null&&(Mf(e.text)?n=e.text.trim():(n=Tf(e.text)?"workload.json":Sf,t[n]=e.text)),e.manifest&&(t[bs]=e.manifest),{scenario:n,files:t}}function Cf(e){return e.split(`
`).map(n=>n.trim()).filter(Boolean).map(n=>{let o=n.indexOf("=");return o<0?[n,""]:[n.slice(0,o).trim(),n.slice(o+1).trim()]})}function Ef(e,t){return t.flatMap(({path:n,quota_ns:o,period_ns:s,burst_ns:l})=>{let r=M=>{let E=e[`limit:${n}:${M}`];return E===void 0?null:Number(E)},[i,u,h]=["quota","period","burst"].map(r),c=u===null?s/1e3:Math.round(u*1e3),m=i??o/s,_=Math.max(1e3,Math.round(m*c)),g=h===null?l/1e3:Math.round(h*1e3),y=[];(i!==null||u!==null)&&y.push(`${n}=cpu.max=${_} ${c}`);let $=Math.min(g,_);return $!==l/1e3&&y.push(`${n}=cpu.max.burst=${$}`),y})}function Zi(e,t,n){let o={set:[],limit:[]},{change:s}=e;e.machine&&(o.machine=e.machine);let l=t&&s.kernel||e.kernel;if(l&&(o.kernel=l),e.seed.trim()){let r=Number(e.seed);Number.isSafeInteger(r)&&r>=0?o.seed=r:o.set.push(["seed",e.seed.trim()])}if(e.duration.trim()&&(o.duration=e.duration.trim()),e.manifest&&(o.limits=[bs]),t){for(let[r,i]of Object.entries(s.knobs))r.startsWith("set:")&&o.set.push([r.slice(4),i]);o.set.push(...Cf(s.settings)),o.limit.push(...Ef(s.knobs,n))}return o}function lo({change:e}){let{knobs:t,kernel:n,settings:o}=e;return Object.keys(t).length>0||n!==""||o.trim()!==""}function Ll(e,t,n,o){let{scenario:s,files:l}=ys(e),r={name:t?"B: the change":"A: as it is",scenario:s,files:l,overrides:Zi(e,t,n),worlds:2};return o!==null&&(r.longest_ms=o),{play:r}}function Pf(e){return/^[\w./:=,%+@^-]+$/.test(e)?e:`'${e.replaceAll("'","'\\''")}'`}function Ol(e,t,n){let{scenario:o,files:s}=ys(e),l=Zi(e,t,n),r=["fairground","run",o],i=(u,h)=>h!==void 0&&r.push(u,String(h));return i("--machine",l.machine),i("--kernel",l.kernel),i("--seed",l.seed),i("--duration",l.duration),(l.limits??[]).forEach(u=>i("--limits",u)),l.set.forEach(([u,h])=>i("--set",`${u}=${h}`)),l.limit.forEach(u=>i("--limit",u)),{command:r.map(Pf).join(" "),files:s}}var Af=250,Lf=6;function Qi(){let e=st(Pl),t=st(null),n=st(null),o=[Al(),Al()],s=[so(),so()],l=[so(),so()],r=new Map,i=0,u=0;async function h(v,C,x){let U=C===0?JSON.stringify(x):null;if(U&&r.has(U))return r.get(U);let L=await v[C].ask(x);if(L?.ok){let{whole_ns:K,run:I}=L.ok,Y=I.simulated_ns/1e6;o[C].note({ran:Y,all:K/1e6,took:L.took_ms}),U&&r.set(U,L),r.size>Lf&&r.delete(r.keys().next().value)}return L}function c(v,C){let U=o.slice(0,C?2:1).map(L=>L[v]()).filter(L=>L!==null);return U.length>0?Math.min(...U):null}async function m(v,C=0){i+=1;let x=i,U=e.peek(),L=lo(U),K=v==="rest"?l:s,I=performance.now();n.value={since:I,kind:v};let Y=U.story?null:c(v,L),V=y(U),P=h(K,0,Ll(U,!1,[],Y)),B=V??(await P)?.ok?.knobs.limits,O=L&&B&&h(K,1,Ll(U,!0,B,Y)),[j,F]=[await P,O?await O:void 0];j?.ok&&$(U,j.ok.knobs.limits);let ee=x===i;if(ee&&(n.value=null),j===null||F===null)return;let z=ee||v==="drag"&&g(U)===g(e.peek()),Ke=performance.now()-I;if(z&&(t.value={a:j,b:F,length:Y,kind:v,state:U,took_ms:Ke}),!ee)return;let me=c("rest",L);Y!==null&&(me===null||me>Y)&&C<2&&M(v==="rest"?0:Af,C+1)}let _={key:null,limits:null},g=v=>JSON.stringify([ys(v),v.machine,v.kernel]),y=v=>_.key===g(v)?_.limits:null,$=(v,C)=>{_={key:g(v),limits:C}};function M(v,C){clearTimeout(u),u=setTimeout(()=>m("rest",C),v)}function E(){clearTimeout(u),l.forEach(v=>v.stop()),m("drag")}return{state:e,result:t,busy:n,limits:eo(()=>t.value?.a.ok?.knobs.limits??[]),set(v,C=!1){e.value={...e.peek(),...v},C&&o.forEach(x=>x.forget()),E()},stop(){i+=1,clearTimeout(u),[...s,...l].forEach(v=>v.stop()),n.value=null},link:()=>`${location.href.split("#")[0]}#${gs(e.peek())}`,read:v=>ji(v)}}function Xi(){let e=so(),t=Promise.resolve();return n=>(t=t.then(()=>e.ask(n)),t)}function ve(e){let t=Math.abs(e);return t>=1e9?`${je(e/1e9)} s`:t>=1e6?`${je(e/1e6)} ms`:t>=1e3?`${je(e/1e3)} us`:`${je(e)} ns`}function ws(e,t=1e9){let n=Math.min(9,Math.max(1,Math.ceil(11-Math.log10(Math.max(t,1)))));return`${(e/1e9).toFixed(n)} s`}function sn(e){return(e/1e6).toFixed(3)}function Gt(e,t=1){return`${(100*e).toFixed(t)} %`}function je(e){if(!Number.isFinite(e))return"-";let t=Math.abs(e);return t>=100||Number.isInteger(e)?e.toFixed(0):e.toFixed(t>=10?1:2)}var Of=new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]","g");function Z(e){return String(e).replace(Of,"\uFFFD")}function Dl(e,t){let n=Array.from(Z(e));if(n.length<=t)return n.join("");let o=Math.min(6,Math.floor(t/2));return`${n.slice(0,t-o-1).join("")}\u2026${n.slice(-o).join("")}`}function Et({caption:e,columns:t,rows:n,selected:o}){let s=t.map((u,h)=>h===0||n.some(c=>Df(c[h]))),l=u=>s[u]?"words":"number",r=(u,h)=>{let c=u?.node??S`<bdi>${Z(Nl(u))}</bdi>`;return h===0?S`<th scope="row" class="words">${c}</th>`:S`<td class=${l(h)}>${c}</td>`},i=(u,h)=>S`<th scope="col" class=${l(h)}><bdi>${Z(u)}</bdi></th>`;return S`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${Z(e)}</bdi></strong>
      <${Rl} what=${e} text=${()=>Nf(t,n)} />
    </div>
    <div class="scroll" tabindex="0" role="region" aria-label=${Z(e)}>
      <table aria-label=${Z(e)}>
        <thead>
          <tr>
            ${t.map(i)}
          </tr>
        </thead>
        <tbody>
          ${n.map((u,h)=>S`<tr class=${h===o?"selected":""}>
              ${u.map(r)}
            </tr>`)}
        </tbody>
      </table>
    </div>
  </div>`}function Df(e){return!!e?.node||!/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(Nl(e))}function Nl(e){return e==null?"-":String(e.text??e)}function Nf(e,t){let n=o=>{let s=Z(Nl(o)).replace(/\t/g," ");return/^[=+@]/.test(s)?`'${s}`:s};return[e,...t].map(o=>o.map(n).join("	")).join(`
`)}function Rl({what:e,text:t}){let[n,o]=wt("Copy");return S`<button type="button" class="copy" onClick=${async()=>{o(await Rf(t())?"Copied":"Not allowed here"),setTimeout(()=>o("Copy"),2e3)}}>
    ${n}<span class="unseen"> ${Z(e)}</span>
  </button>`}async function Rf(e){try{return await navigator.clipboard.writeText(e),!0}catch{return Wf(e)}}function Wf(e){let t=document.createElement("textarea");t.value=e,document.body.append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}function ea({caption:e,columns:t,rows:n}){let[o,s]=wt(!1);return S`<details class="numbers" onToggle=${r=>s(r.currentTarget.open)}>
    <summary>Numbers: <bdi>${Z(e)}</bdi></summary>
    ${o&&S`<${Et} caption=${e} columns=${t} rows=${n()} />`}
  </details>`}function na({play:e}){let t=e.state.value,n=e.result.value,o=e.limits.value,s=lo(t)?[!1,!0]:[!1],{files:l}=Ol(t,!1,o),r=i=>{let{command:u}=Ol(t,i,o),h=(i?n?.b:n?.a)?.ok;return S`<${ta} name=${i?"World B":"World A"} text=${u} />
      <${Uf} answer=${h} />`};return S`<section>
    <h2>Take it with you</h2>
    <${ta} name="Link with all of it" text=${e.link()} />
    ${s.map(r)}
    ${Object.entries(l).map(([i,u])=>S`<${Ff} ...${{name:i,text:u}} />`)}
    ${Object.keys(l).length>0&&S`<p class="note">Save the files beside each other, and run the commands there.</p>`}
  </section>`}function Uf({answer:e}){if(!e)return null;let{run:t,whole_ns:n}=e;return t.duration_ns<n?S`<p class="note">The page shows a part of this run; the command runs all of it.</p>`:S`<p class="note">It gives this very run: digest ${t.digest}.</p>`}function ta({name:e,text:t}){return S`<div class="table">
    <div class="head">
      <strong aria-hidden="true">${e}</strong>
      <${Rl} what=${e} text=${()=>t} />
    </div>
    <pre class="scroll line" tabindex="0" role="region" aria-label=${e}>${Z(t)}</pre>
  </div>`}function Ff({name:e,text:t}){let[n,o]=wt("");return vt(()=>{let s=URL.createObjectURL(new Blob([t],{type:"text/plain"}));return o(s),()=>URL.revokeObjectURL(s)},[t]),S`<p><a class="file" href=${n} download=${e}>Save ${e}</a></p>`}function ln({id:e,label:t,usual:n,value:o,items:s,choose:l}){let r=s.find(i=>i.name===o)?.says;return S`<div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} value=${o} onChange=${i=>l(i.currentTarget.value)}>
      ${n!==void 0&&S`<option value="">${n}</option>`}
      ${s.map(({name:i})=>S`<option value=${i}>${Z(i)}</option>`)}
    </select>
    ${r&&S`<p class="note">${Z(r)}</p>`}
  </div>`}function Wl({id:e,label:t,value:n,placeholder:o,choose:s}){return S`<div class="field small">
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
  </div>`}function Uo({id:e,label:t,value:n,rows:o,placeholder:s,choose:l,fault:r}){let[i,u]=wt(n);return vt(()=>u(n),[n]),vt(()=>{if(i===n)return;let h=setTimeout(()=>l(i),400);return()=>clearTimeout(h)},[i]),S`<div class="field">
    <label for=${e}>${t}</label>
    <textarea
      id=${e}
      rows=${o}
      spellcheck="false"
      autocapitalize="off"
      placeholder=${s}
      value=${i}
      aria-invalid=${r?"true":"false"}
      onInput=${h=>u(h.currentTarget.value)}
    ></textarea>
    <${Ul} fault=${r} area=${e} />
  </div>`}function Ul({fault:e,area:t}){if(!e)return null;let n=Number(/-->\s\S+?:(\d+)/.exec(e)?.[1]??0),o=()=>{let l=document.getElementById(t),i=l.value.split(`
`).slice(0,n-1).join(`
`).length+(n>1?1:0),u=l.value.indexOf(`
`,i);l.focus(),l.setSelectionRange(i,u<0?l.value.length:u)},s=e.split(`
`).map(Z).join(`
`);return S`<div class="fault" role="alert">
    <pre tabindex="0" aria-label="What is wrong">${s}</pre>
    ${t&&n>0&&S`<button type="button" onClick=${o}>Go to line ${n}</button>`}
  </div>`}var vs=["threads","rate","rps","service","slice","burst","period","run","groups"],zf=["duration","runtime","timeout","seed"],Fl=[5,10,20,25,50,100,200,250,500,1e3],zl=80;function ro(e){return String(Number(e.toPrecision(3)))}function oa(e){let t=/^((?:exp|poisson):)?(\d+(?:\.\d+)?)(ns|us|ms|s|\/s|%)?$/.exec(e.trim());if(!t)return null;let[,n="",o,s=""]=t;return Number(o)>0?{before:n,number:Number(o),unit:s}:null}function sa(e,t){return t===""&&Number.isInteger(e)?{min:1,max:Math.max(4*e,16),to:s=>s,from:s=>s}:{min:0,max:zl,to:s=>Number(ro(e/4*16**(s/zl))),from:s=>Math.round(zl*Math.log(s/(e/4))/Math.log(16))}}function qf({path:e,quota_ns:t,period_ns:n,burst_ns:o},s){let l=t/n,r=Math.min(Math.max(2*l,2),Math.max(s,l)),i=c=>`limit:${e}:${c}`,u=n/1e6,h=Fl.includes(u)?Fl:[...Fl,u].sort((c,m)=>c-m);return[{key:i("quota"),label:`quota of ${e}`,base:ro(l),min:1,max:100,to:c=>Number(ro(Math.max(.05,c*r/100))),from:c=>Math.round(100*c/r),read:c=>`${je(Number(c))} CPUs`},{key:i("period"),label:`period of ${e}`,base:ro(u),min:0,max:h.length-1,to:c=>h[c],from:c=>Math.max(0,h.indexOf(Number(c))),read:c=>`${c} ms`},{key:i("burst"),label:`burst of ${e}`,base:ro(o/1e6),min:0,max:100,most:c=>Number(c[i("quota")]??l)*Number(c[i("period")]??u),to:(c,m)=>Number(ro(c*m/100)),from:(c,m)=>Math.min(100,Math.round(100*c/Math.max(m,1e-9))),read:c=>`${je(Number(c))} ms`}]}function Hf({key:e,of:t,name:n,value:o}){let s=oa(o);if(!s)return null;let{before:l,unit:r}=s,i=sa(s.number,r),u=r===""||r==="/s";return{key:`set:${e}`,name:n,label:`${n} of ${t}`,base:o.trim(),...i,to:h=>`${l}${i.to(h)}${r}`,from:h=>i.from(oa(h)?.number??s.number),read:h=>u?h:h.replace(/(\d)([a-z]+)$/,"$1 $2")}}function If({kernel:e}){let t=e.answers.pick==="eligible-deadline",n=t?"base_slice_ns":"min_granularity_ns",o=e.knobs[n];if(!o)return null;let s=sa(o/1e6,"ms");return{key:`set:${n}`,label:t?"base slice":"minimum granularity",base:String(o),...s,to:l=>String(Math.round(s.to(l)*1e6)),from:l=>s.from(Number(l)/1e6),read:l=>`${je(Number(l)/1e6)} ms`}}function la({knobs:e,run:t}){let n=t.machine.cpus,o=e.limits.slice(0,4).flatMap(c=>qf(c,n)),s=e.settings.filter(({name:c})=>!zf.includes(c)).map(Hf),l=({name:c})=>vs.includes(c)?vs.indexOf(c):vs.length,r=s.filter(Boolean).sort((c,m)=>l(c)-l(m)),i=If(t),u=r.filter(c=>l(c)<vs.length).slice(0,6),h=r.filter(c=>!u.includes(c));return{first:[...o,...u,...i?[i]:[]],more:h}}function ra({knob:e,knobs:t,turn:n}){let o=e.most?.(t),s=t[e.key],l=s??e.base,r=`knob-${e.key}`,i=c=>{let m=String(e.to(Number(c.currentTarget.value),o));n(e.key,m===e.base?null:m)},u=o===void 0?l:String(Math.min(Number(l),o)),h=s!==void 0;return S`<div class=${h?"knob changed":"knob"}>
    <label for=${r}><bdi>${Z(e.label)}</bdi></label>
    <output for=${r}>
      ${h&&S`<s>${Z(e.read(e.base))}</s>${" "}`}${Z(e.read(u))}
    </output>
    <input
      id=${r}
      type="range"
      min=${e.min}
      max=${e.max}
      step="1"
      value=${e.from(u,o)}
      aria-valuetext=${Z(e.read(u))}
      onInput=${i}
    />
    <button
      type="button"
      class="back"
      disabled=${!h}
      onClick=${()=>n(e.key,null)}
      aria-label=${`${Z(e.label)}: as it is`}
    >
      ↺
    </button>
  </div>`}function ql(){return{knobs:{},kernel:"",settings:""}}function ia({play:e,shelves:t,fault:n}){let o=e.state.value,{change:s}=o,l=y=>e.set({change:{...e.state.peek().change,...y}}),r=(y,$)=>{let{[y]:M,...E}=e.state.peek().change.knobs;l({knobs:$===null?E:{...E,[y]:$}})},i=e.result.value?.a?.ok,{first:u,more:h}=i?la(i):{first:[],more:[]},c=t.stories.find(y=>y.id===o.story),m=({key:y})=>c.knobs.includes(y),_=c?[...u,...h].filter(m):u,g=y=>S`<${ra} key=${y.key} knob=${y} knobs=${s.knobs} turn=${r} />`;return S`<section aria-label="The change">
    <h2>World B: the change</h2>
    <p class="note">Drag a number. World A stays as it is; both have the same seed.</p>
    ${c?.choices?.map(y=>S`<${Vf} ...${{one:y,change:s,turn:r}} />`)}
    ${_.map(g)}
    ${h.length>0&&!c&&S`<details>
      <summary>More numbers of the workload</summary>
      ${h.map(g)}
    </details>`}
    <${ln}
      id="kernel-b"
      label="Kernel of B"
      usual="the same"
      value=${s.kernel}
      items=${t.kernels}
      choose=${y=>l({kernel:y})}
    />
    <details open=${s.settings!==""||!!n}>
      <summary>Any setting</summary>
      <${Uo}
        id="settings"
        label="KEY=VALUE, one a line, as --set takes them: turn=quantum"
        rows="3"
        value=${s.settings}
        choose=${y=>l({settings:y})}
        fault=${n}
      />
    </details>
    <button type="button" disabled=${!lo(o)} onClick=${()=>l(ql())}>
      Take all changes back
    </button>
  </section>`}function Vf({one:e,change:t,turn:n}){let o=`set:${e.key}`,s=e.answers.map(([l,r])=>({name:l,says:r}));return S`<${ln}
    id=${`choice-${e.key}`}
    label=${e.label}
    value=${t.knobs[o]??e.usual}
    items=${s}
    choose=${l=>n(o,l===e.usual?null:l)}
  />`}function aa(e){return e?e.includes(`--> ${bs}`)?"manifest":/--> --(set|limit|kernel)/.test(e)?"change":"scenario":null}function ua(e){let t=o=>o&&!o.ok?o.message:null,n=t(e?.a);return[n,n?null:t(e?.b)]}function ca({play:e,shelves:t}){let[,n]=ua(e.result.value),o=S`<${ia} key="change" ...${{play:e,shelves:t,fault:n}} />`,s=S`<${Bf} key="scenario" ...${{play:e,shelves:t}} />`;return e.state.value.story?[o,s]:[s,o]}function Bf({play:e,shelves:t}){let n=e.state.value,[o]=ua(e.result.value),s=c=>aa(o)===c?o:null,l=c=>e.set({...c,story:null},!0),r=c=>l({scenario:c,text:null,machine:"",kernel:"",change:ql()}),i=c=>{Ji(c)?l({text:null,manifest:c}):l({text:c})},u=async({address:c,kind:m})=>{let _=await(await fetch(c)).text();l(m==="limits"?{manifest:_}:{text:_})},h=n.text??t.texts[n.scenario]??"";return S`<section class="choose" aria-label="The world">
    <h2>The world</h2>
    <${ln}
      id="scenario"
      label="Workload"
      value=${n.text===null?n.scenario:""}
      usual=${n.text===null?void 0:"your own, below"}
      items=${t.scenarios}
      choose=${c=>c&&r(c)}
    />
    <${jf} files=${t.files} take=${u} />
    <${ln}
      id="machine"
      label="Machine"
      usual="as the scenario says"
      value=${n.machine}
      items=${t.machines}
      choose=${c=>l({machine:c})}
    />
    <${ln}
      id="kernel"
      label="Kernel"
      usual="as the scenario says"
      value=${n.kernel}
      items=${t.kernels}
      choose=${c=>l({kernel:c})}
    />
    <div class="pair">
      <${Wl}
        id="seed"
        label="Seed"
        value=${n.seed}
        placeholder="of the scenario"
        choose=${c=>l({seed:c})}
      />
      <${Wl}
        id="duration"
        label="Duration"
        value=${n.duration}
        placeholder="of the scenario"
        choose=${c=>l({duration:c})}
      />
    </div>
    <details open=${n.text!==null&&!n.story||!!s("scenario")}>
      <summary>Your own scenario</summary>
      <${Uo}
        id="text"
        label="A scenario (TOML), an rt-app workload (JSON), or a command: server --threads 8 …"
        rows="12"
        value=${h}
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
        choose=${c=>l({manifest:c.trim()===""?null:c})}
        fault=${s("manifest")}
      />
    </details>
    ${aa(o)==="change"&&S`<${Ul} fault=${o} />`}
  </section>`}function jf({files:e,take:t}){if(e.length===0)return null;let n=o=>t(e.find(s=>s.name===o));return S`<${ln}
    id="folder"
    label="From your folder"
    value=""
    usual="choose a file"
    items=${e}
    choose=${o=>o&&n(o)}
  />`}var Gf="uplot",Kf="u-hz",Yf="u-vt",Jf="u-title",Zf="u-wrap",Qf="u-under",Xf="u-over",eh="u-axis",Tn="u-off",th="u-select",nh="u-cursor-x",oh="u-cursor-y",sh="u-cursor-pt",lh="u-legend",rh="u-live",ih="u-inline",ah="u-series",uh="u-marker",fa="u-label",ch="u-value",zo="width",qo="height";var ha="bottom",io="left",Hl="right",lr="#000",pa=lr+"0",Il="mousemove",ma="mousedown",Vl="mouseup",da="mouseenter",_a="mouseleave",ga="dblclick",fh="resize",hh="scroll",ba="change",Ms="dppxchange",rr="--",mo=typeof window<"u",Yl=mo?document:null,uo=mo?window:null,ph=mo?navigator:null,ae,ks;function Jl(){let e=devicePixelRatio;ae!=e&&(ae=e,ks&&Ql(ba,ks,Jl),ks=matchMedia(`(min-resolution: ${ae-.001}dppx) and (max-resolution: ${ae+.001}dppx)`),Cn(ba,ks,Jl),uo.dispatchEvent(new CustomEvent(Ms)))}function ft(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Zl(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function ke(e,t,n){e.style[t]=n+"px"}function Pt(e,t,n,o){let s=Yl.createElement(e);return t!=null&&ft(s,t),n?.insertBefore(s,o),s}function kt(e,t){return Pt("div",e,t)}var ya=new WeakMap;function qt(e,t,n,o,s){let l="translate("+t+"px,"+n+"px)",r=ya.get(e);l!=r&&(e.style.transform=l,ya.set(e,l),t<0||n<0||t>o||n>s?ft(e,Tn):Zl(e,Tn))}var wa=new WeakMap;function va(e,t,n){let o=t+n,s=wa.get(e);o!=s&&(wa.set(e,o),e.style.background=t,e.style.borderColor=n)}var ka=new WeakMap;function $a(e,t,n,o){let s=t+""+n,l=ka.get(e);s!=l&&(ka.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var ir={passive:!0},mh={...ir,capture:!0};function Cn(e,t,n,o){t.addEventListener(e,n,o?mh:ir)}function Ql(e,t,n,o){t.removeEventListener(e,n,ir)}mo&&Jl();function At(e,t,n,o){let s;n=n||0,o=o||t.length-1;let l=o<=2147483647;for(;o-n>1;)s=l?n+o>>1:ht((n+o)/2),t[s]<e?n=s:o=s;return e-t[n]<=t[o]-e?n:o}function Za(e){return(n,o,s)=>{let l=-1,r=-1;for(let i=o;i<=s;i++)if(e(n[i])){l=i;break}for(let i=s;i>=o;i--)if(e(n[i])){r=i;break}return[l,r]}}var Qa=e=>e!=null,Xa=e=>e!=null&&e>0,Es=Za(Qa),dh=Za(Xa);function _h(e,t,n,o=0,s=!1){let l=s?dh:Es,r=s?Xa:Qa;[t,n]=l(e,t,n);let i=e[t],u=e[t];if(t>-1)if(o==1)i=e[t],u=e[n];else if(o==-1)i=e[n],u=e[t];else for(let h=t;h<=n;h++){let c=e[h];r(c)&&(c<i?i=c:c>u&&(u=c))}return[i??de,u??-de]}function Ps(e,t,n,o){let s=Ma(e),l=Ma(t);e==t&&(s==-1?(e*=n,t/=n):(e/=n,t*=n));let r=n==10?Kt:eu,i=s==1?ht:$t,u=l==1?$t:ht,h=i(r(We(e))),c=u(r(We(t))),m=co(n,h),_=co(n,c);return n==10&&(h<0&&(m=_e(m,-h)),c<0&&(_=_e(_,-c))),o||n==2?(e=m*s,t=_*l):(e=su(e,m),t=As(t,_)),[e,t]}function ar(e,t,n,o){let s=Ps(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var ur=.1,xa={mode:3,pad:ur},Io={pad:0,soft:null,mode:0},gh={min:Io,max:Io};function Ts(e,t,n,o){return Ls(n)?Sa(e,t,n):(Io.pad=n,Io.soft=o?0:null,Io.mode=o?3:0,Sa(e,t,gh))}function re(e,t){return e??t}function bh(e,t,n){for(t=re(t,0),n=re(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Sa(e,t,n){let o=n.min,s=n.max,l=re(o.pad,0),r=re(s.pad,0),i=re(o.hard,-de),u=re(s.hard,de),h=re(o.soft,de),c=re(s.soft,-de),m=re(o.mode,0),_=re(s.mode,0),g=t-e,y=Kt(g),$=tt(We(e),We(t)),M=Kt($),E=We(M-y);(g<1e-24||E>10)&&(g=0,(e==0||t==0)&&(g=1e-24,m==2&&h!=de&&(l=0),_==2&&c!=-de&&(r=0)));let v=g||$||1e3,C=Kt(v),x=co(10,ht(C)),U=v*(g==0?e==0?.1:1:l),L=_e(su(e-U,x/10),24),K=e>=h&&(m==1||m==3&&L<=h||m==2&&L>=h)?h:de,I=tt(i,L<K&&e>=K?K:Lt(K,L)),Y=v*(g==0?t==0?.1:1:r),V=_e(As(t+Y,x/10),24),P=t<=c&&(_==1||_==3&&V>=c||_==2&&V<=c)?c:-de,B=Lt(u,V>P&&t<=P?P:tt(P,V));return I==B&&I==0&&(B=100),[I,B]}var yh=new Intl.NumberFormat(mo?ph.language:"en-US"),cr=e=>yh.format(e),pt=Math,Ss=pt.PI,We=pt.abs,ht=pt.floor,Re=pt.round,$t=pt.ceil,Lt=pt.min,tt=pt.max,co=pt.pow,Ma=pt.sign,Kt=pt.log10,eu=pt.log2,wh=(e,t=1)=>pt.sinh(e)*t,Bl=(e,t=1)=>pt.asinh(e/t),de=1/0;function Ta(e){return(Kt((e^e>>31)-(e>>31))|0)+1}function Xl(e,t,n){return Lt(tt(e,t),n)}function tu(e){return typeof e=="function"}function oe(e){return tu(e)?e:()=>e}var vh=()=>{},nu=e=>e,ou=(e,t)=>t,kh=e=>null,Ca=e=>!0,Ea=(e,t)=>e==t,$h=/\.\d*?(?=9{6,}|0{6,})/gm,En=e=>{if(ru(e)||an.has(e))return e;let t=`${e}`,n=t.match($h);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[s,l]=t.split("e");return+`${En(s)}e${l}`}return _e(e,o)};function Sn(e,t){return En(_e(En(e/t))*t)}function As(e,t){return En($t(En(e/t))*t)}function su(e,t){return En(ht(En(e/t))*t)}function _e(e,t=0){if(ru(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Re(o)/n}var an=new Map;function lu(e){return((""+e).split(".")[1]||"").length}function Bo(e,t,n,o){let s=[],l=o.map(lu);for(let r=t;r<n;r++){let i=We(r),u=_e(co(e,r),i);for(let h=0;h<o.length;h++){let c=e==10?+`${o[h]}e${r}`:o[h]*u,m=(r>=0?0:i)+(r>=l[h]?0:l[h]),_=e==10?c:_e(c,m);s.push(_),an.set(_,m)}}return s}var Vo={},fr=[],fo=[null,null],rn=Array.isArray,ru=Number.isInteger,xh=e=>e===void 0;function Pa(e){return typeof e=="string"}function Ls(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Sh(e){return e!=null&&typeof e=="object"}var Mh=Object.getPrototypeOf(Uint8Array),iu="__proto__";function ho(e,t=Ls){let n;if(rn(e)){let o=e.find(s=>s!=null);if(rn(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=ho(e[s],t)}else n=e.slice()}else if(e instanceof Mh)n=e.slice();else if(t(e)){n={};for(let o in e)o!=iu&&(n[o]=ho(e[o],t))}else n=e;return n}function Ae(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let s in o)s!=iu&&(Ls(e[s])?Ae(e[s],ho(o[s])):e[s]=ho(o[s]))}return e}var Th=0,Ch=1,Eh=2;function Ph(e,t,n){for(let o=0,s,l=-1;o<t.length;o++){let r=t[o];if(r>l){for(s=r-1;s>=0&&e[s]==null;)e[s--]=null;for(s=r+1;s<n&&e[s]==null;)e[l=s++]=null}}}function Ah(e,t){if(Dh(e)){let r=e[0].slice();for(let i=1;i<e.length;i++)r.push(...e[i].slice(1));return Nh(r[0])||(r=Oh(r)),r}let n=new Set;for(let r=0;r<e.length;r++){let u=e[r][0],h=u.length;for(let c=0;c<h;c++)n.add(u[c])}let o=[Array.from(n).sort((r,i)=>r-i)],s=o[0].length,l=new Map;for(let r=0;r<s;r++)l.set(o[0][r],r);for(let r=0;r<e.length;r++){let i=e[r],u=i[0];for(let h=1;h<i.length;h++){let c=i[h],m=Array(s).fill(void 0),_=t?t[r][h]:Ch,g=[];for(let y=0;y<c.length;y++){let $=c[y],M=l.get(u[y]);$===null?_!=Th&&(m[M]=$,_==Eh&&g.push(M)):m[M]=$}Ph(m,g,s),o.push(m)}}return o}var Lh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Oh(e){let t=e[0],n=t.length,o=Array(n);for(let l=0;l<o.length;l++)o[l]=l;o.sort((l,r)=>t[l]-t[r]);let s=[];for(let l=0;l<e.length;l++){let r=e[l],i=Array(n);for(let u=0;u<n;u++)i[u]=r[o[u]];s.push(i)}return s}function Dh(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let l=0;l<n;l++)if(s[l]!=t[l])return!1}}return!0}function Nh(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let l=tt(1,ht((s-o+1)/t));for(let r=e[o],i=o+l;i<=s;i+=l){let u=e[i];if(u!=null){if(u<=r)return!1;r=u}}return!0}var au=["January","February","March","April","May","June","July","August","September","October","November","December"],uu=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function cu(e){return e.slice(0,3)}var Rh=uu.map(cu),Wh=au.map(cu),Uh={MMMM:au,MMM:Wh,WWWW:uu,WWW:Rh};function Fo(e){return(e<10?"0":"")+e}function Fh(e){return(e<10?"00":e<100?"0":"")+e}var zh={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Fo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Fo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Fo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Fo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Fo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Fh(e.getMilliseconds())};function hr(e,t){t=t||Uh;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?zh[s[1]]:s[0]);return l=>{let r="";for(let i=0;i<n.length;i++)r+=typeof n[i]=="string"?n[i]:n[i](l,t);return r}}var qh=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Hh(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==qh?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var fu=e=>e%1==0,Cs=[1,2,2.5,5],Ih=Bo(10,-32,0,Cs),hu=Bo(10,0,32,Cs),Vh=hu.filter(fu),Mn=Ih.concat(hu),pr=`
`,pu="{YYYY}",Aa=pr+pu,mu="{M}/{D}",Ho=pr+mu,$s=Ho+"/{YY}",du="{aa}",Bh="{h}:{mm}",ao=Bh+du,La=pr+ao,Oa=":{ss}",fe=null;function _u(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,l=s*30,r=s*365,u=(e==1?Bo(10,0,3,Cs).filter(fu):Bo(10,-3,0,Cs)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,l,l*2,l*3,l*4,l*6,r,r*2,r*5,r*10,r*25,r*50,r*100]),h=[[r,pu,fe,fe,fe,fe,fe,fe,1],[s*28,"{MMM}",Aa,fe,fe,fe,fe,fe,1],[s,mu,Aa,fe,fe,fe,fe,fe,1],[o,"{h}"+du,$s,fe,Ho,fe,fe,fe,1],[n,ao,$s,fe,Ho,fe,fe,fe,1],[t,Oa,$s+" "+ao,fe,Ho+" "+ao,fe,La,fe,1],[e,Oa+".{fff}",$s+" "+ao,fe,Ho+" "+ao,fe,La,fe,1]];function c(m){return(_,g,y,$,M,E)=>{let v=[],C=M>=r,x=M>=l&&M<r,U=m(y),L=_e(U*e,3),K=jl(U.getFullYear(),C?0:U.getMonth(),x||C?1:U.getDate()),I=_e(K*e,3);if(x||C){let Y=x?M/l:0,V=C?M/r:0,P=L==I?L:_e(jl(K.getFullYear()+V,K.getMonth()+Y,1)*e,3),B=new Date(Re(P/e)),O=B.getFullYear(),j=B.getMonth();for(let F=0;P<=$;F++){let ee=jl(O+V*F,j+Y*F,1),z=ee-m(_e(ee*e,3));P=_e((+ee+z)*e,3),P<=$&&v.push(P)}}else{let Y=M>=s?s:M,V=ht(y)-ht(L),P=I+V+As(L-I,Y);v.push(P);let B=m(P),O=B.getHours()+B.getMinutes()/n+B.getSeconds()/o,j=M/o,F=_.axes[g]._space,ee=E/F;for(;P=_e(P+M,e==1?0:3),!(P>$);)if(j>1){let z=ht(_e(O+j,6))%24,se=m(P).getHours()-z;se>1&&(se=-1),P-=se*o,O=(O+j)%24;let he=v[v.length-1];_e((P-he)/M,3)*ee>=.7&&v.push(P)}else v.push(P)}return v}}return[u,h,c]}var[jh,Gh,Kh]=_u(1),[Yh,Jh,Zh]=_u(.001);Bo(2,-53,53,[1]);function Da(e,t){return e.map(n=>n.map((o,s)=>s==0||s==8||o==null?o:t(s==1||n[8]==0?o:n[1]+o)))}function Na(e,t){return(n,o,s,l,r)=>{let i=t.find(y=>r>=y[0])||t[t.length-1],u,h,c,m,_,g;return o.map(y=>{let $=e(y),M=$.getFullYear(),E=$.getMonth(),v=$.getDate(),C=$.getHours(),x=$.getMinutes(),U=$.getSeconds(),L=M!=u&&i[2]||E!=h&&i[3]||v!=c&&i[4]||C!=m&&i[5]||x!=_&&i[6]||U!=g&&i[7]||i[1];return u=M,h=E,c=v,m=C,_=x,g=U,L($)})}}function Qh(e,t){let n=hr(t);return(o,s,l,r,i)=>s.map(u=>n(e(u)))}function jl(e,t,n){return new Date(e,t,n)}function Ra(e,t){return t(e)}var Xh="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Wa(e,t){return(n,o,s,l)=>l==null?rr:t(e(o))}function ep(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function tp(e,t){return e.series[t].fill(e,t)}var np={show:!0,live:!0,isolate:!1,mount:vh,markers:{show:!0,width:2,stroke:ep,fill:tp,dash:"solid"},idx:null,idxs:null,values:[]};function op(e,t){let n=e.cursor.points,o=kt(),s=n.size(e,t);ke(o,zo,s),ke(o,qo,s);let l=s/-2;ke(o,"marginLeft",l),ke(o,"marginTop",l);let r=n.width(e,t,s);return r&&ke(o,"borderWidth",r),o}function sp(e,t){let n=e.series[t].points;return n._fill||n._stroke}function lp(e,t){let n=e.series[t].points;return n._stroke||n._fill}function rp(e,t){return e.series[t].points.size}var Gl=[0,0];function ip(e,t,n){return Gl[0]=t,Gl[1]=n,Gl}function xs(e,t,n,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&n(s)}}function Kl(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var ap={show:!0,x:!0,y:!0,lock:!1,move:ip,points:{one:!1,show:op,size:rp,width:0,stroke:lp,fill:sp},bind:{mousedown:xs,mouseup:xs,click:xs,dblclick:xs,mousemove:Kl,mouseleave:Kl,mouseenter:Kl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},gu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},mr=Ae({},gu,{filter:ou}),bu=Ae({},mr,{size:10}),yu=Ae({},gu,{show:!1}),dr='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',wu="bold "+dr,vu=1.5,Ua={show:!0,scale:"x",stroke:lr,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:wu,side:2,grid:mr,ticks:bu,border:yu,font:dr,lineGap:vu,rotate:0},up="Value",cp="Time",Fa={show:!0,scale:"x",auto:!1,sorted:1,min:de,max:-de,idxs:[]};function fp(e,t,n,o,s){return t.map(l=>l==null?"":cr(l))}function hp(e,t,n,o,s,l,r){let i=[],u=an.get(s)||0;n=r?n:_e(As(n,s),u);for(let h=n;h<=o;h=_e(h+s,u))i.push(Object.is(h,-0)?0:h);return i}function er(e,t,n,o,s,l,r){let i=[],u=e.scales[e.axes[t].scale].log,h=u==10?Kt:eu,c=ht(h(n));s=co(u,c),u==10&&(s=Mn[At(s,Mn)]);let m=n,_=s*u;u==10&&(_=Mn[At(_,Mn)]);do i.push(m),m=m+s,u==10&&!an.has(m)&&(m=_e(m,an.get(s))),m>=_&&(s=m,_=s*u,u==10&&(_=Mn[At(_,Mn)]));while(m<=o);return i}function pp(e,t,n,o,s,l,r){let u=e.scales[e.axes[t].scale].asinh,h=o>u?er(e,t,tt(u,n),o,s):[u],c=o>=0&&n<=0?[0]:[];return(n<-u?er(e,t,tt(u,-o),-n,s):[u]).reverse().map(_=>-_).concat(c,h)}var ku=/./,mp=/[12357]/,dp=/[125]/,za=/1/,tr=(e,t,n,o)=>e.map((s,l)=>t==4&&s==0||l%o==0&&n.test(s.toExponential()[s<0?1:0])?s:null);function _p(e,t,n,o,s){let l=e.axes[n],r=l.scale,i=e.scales[r],u=e.valToPos,h=l._space,c=u(10,r),m=u(9,r)-c>=h?ku:u(7,r)-c>=h?mp:u(5,r)-c>=h?dp:za;if(m==za){let _=We(u(1,r)-c);if(_<h)return tr(t.slice().reverse(),i.distr,m,$t(h/_)).reverse()}return tr(t,i.distr,m,1)}function gp(e,t,n,o,s){let l=e.axes[n],r=l.scale,i=l._space,u=e.valToPos,h=We(u(1,r)-u(2,r));return h<i?tr(t.slice().reverse(),3,ku,$t(i/h)).reverse():t}function bp(e,t,n,o){return o==null?rr:t==null?"":cr(t)}var qa={show:!0,scale:"y",stroke:lr,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:wu,side:3,grid:mr,ticks:bu,border:yu,font:dr,lineGap:vu,rotate:0};function yp(e,t){let n=3+(e||1)*2;return _e(n*t,3)}function wp(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],l=e.valToPos(s[o[0]],n,!0),r=e.valToPos(s[o[1]],n,!0),i=We(r-l),u=e.series[t],h=i/(u.points.space*ae);return o[1]-o[0]<=h}var Ha={scale:null,auto:!0,sorted:0,min:de,max:-de},$u=(e,t,n,o,s)=>s,Ia={show:!0,auto:!0,sorted:0,gaps:$u,alpha:1,facets:[Ae({},Ha,{scale:"x"}),Ae({},Ha,{scale:"y"})]},Va={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:$u,alpha:1,points:{show:wp,filter:null},values:null,min:de,max:-de,idxs:[],path:null,clip:null};function vp(e,t,n,o,s){return n/10}var xu={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},kp=Ae({},xu,{time:!1,ori:1}),Ba={};function Su(e,t){let n=Ba[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,l,r,i,u,h){for(let c=0;c<n.plots.length;c++)n.plots[c]!=s&&n.plots[c].pub(o,s,l,r,i,u,h)}},e!=null&&(Ba[e]=n)),n}var po=1,nr=2;function Pn(e,t,n){let o=e.mode,s=e.series[t],l=o==2?e._data[t]:e._data,r=e.scales,i=e.bbox,u=l[0],h=o==2?l[1]:l[t],c=o==2?r[s.facets[0].scale]:r[e.series[0].scale],m=o==2?r[s.facets[1].scale]:r[s.scale],_=i.left,g=i.top,y=i.width,$=i.height,M=e.valToPosH,E=e.valToPosV;return c.ori==0?n(s,u,h,c,m,M,E,_,g,y,$,Ds,_o,Rs,Tu,Eu):n(s,u,h,c,m,E,M,g,_,$,y,Ns,go,br,Cu,Pu)}function _r(e,t){let n=0,o=0,s=re(e.bands,fr);for(let l=0;l<s.length;l++){let r=s[l];r.series[0]==t?n=r.dir:r.series[1]==t&&(r.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function $p(e,t,n,o,s){let l=e.mode,r=e.series[t],i=l==2?r.facets[1].scale:r.scale,u=e.scales[i];return s==-1?u.min:s==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function Yt(e,t,n,o,s,l){return Pn(e,t,(r,i,u,h,c,m,_,g,y,$,M)=>{let E=r.pxRound,v=h.dir*(h.ori==0?1:-1),C=h.ori==0?_o:go,x,U;v==1?(x=n,U=o):(x=o,U=n);let L=E(m(i[x],h,$,g)),K=E(_(u[x],c,M,y)),I=E(m(i[U],h,$,g)),Y=E(_(l==1?c.max:c.min,c,M,y)),V=new Path2D(s);return C(V,I,Y),C(V,L,Y),C(V,L,K),V})}function Os(e,t,n,o,s,l){let r=null;if(e.length>0){r=new Path2D;let i=t==0?Rs:br,u=n;for(let m=0;m<e.length;m++){let _=e[m];if(_[1]>_[0]){let g=_[0]-u;g>0&&i(r,u,o,g,o+l),u=_[1]}}let h=n+s-u,c=10;h>0&&i(r,u,o-c/2,h,o+l+c)}return r}function xp(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function gr(e,t,n,o,s,l,r){let i=[],u=e.length;for(let h=s==1?n:o;h>=n&&h<=o;h+=s)if(t[h]===null){let m=h,_=h;if(s==1)for(;++h<=o&&t[h]===null;)_=h;else for(;--h>=n&&t[h]===null;)_=h;let g=l(e[m]),y=_==m?g:l(e[_]),$=m-s;g=r<=0&&$>=0&&$<u?l(e[$]):g;let E=_+s;y=r>=0&&E>=0&&E<u?l(e[E]):y,y>=g&&i.push([g,y])}return i}function ja(e){return e==0?nu:e==1?Re:t=>Sn(t,e)}function Mu(e){let t=e==0?Ds:Ns,n=e==0?(s,l,r,i,u,h)=>{s.arcTo(l,r,i,u,h)}:(s,l,r,i,u,h)=>{s.arcTo(r,l,u,i,h)},o=e==0?(s,l,r,i,u)=>{s.rect(l,r,i,u)}:(s,l,r,i,u)=>{s.rect(r,l,u,i)};return(s,l,r,i,u,h=0,c=0)=>{h==0&&c==0?o(s,l,r,i,u):(h=Lt(h,i/2,u/2),c=Lt(c,i/2,u/2),t(s,l+h,r),n(s,l+i,r,l+i,r+u,h),n(s,l+i,r+u,l,r+u,c),n(s,l,r+u,l,r,c),n(s,l,r,l+i,r,h),s.closePath())}}var Ds=(e,t,n)=>{e.moveTo(t,n)},Ns=(e,t,n)=>{e.moveTo(n,t)},_o=(e,t,n)=>{e.lineTo(t,n)},go=(e,t,n)=>{e.lineTo(n,t)},Rs=Mu(0),br=Mu(1),Tu=(e,t,n,o,s,l)=>{e.arc(t,n,o,s,l)},Cu=(e,t,n,o,s,l)=>{e.arc(n,t,o,s,l)},Eu=(e,t,n,o,s,l,r)=>{e.bezierCurveTo(t,n,o,s,l,r)},Pu=(e,t,n,o,s,l,r)=>{e.bezierCurveTo(n,t,s,o,r,l)};function Au(e){return(t,n,o,s,l)=>Pn(t,n,(r,i,u,h,c,m,_,g,y,$,M)=>{let{pxRound:E,points:v}=r,C,x;h.ori==0?(C=Ds,x=Tu):(C=Ns,x=Cu);let U=_e(v.width*ae,3),L=(v.size-v.width)/2*ae,K=_e(L*2,3),I=new Path2D,Y=new Path2D,{left:V,top:P,width:B,height:O}=t.bbox;Rs(Y,V-K,P-K,B+K*2,O+K*2);let j=F=>{if(u[F]!=null){let ee=E(m(i[F],h,$,g)),z=E(_(u[F],c,M,y));C(I,ee+L,z),x(I,ee,z,L,0,Ss*2)}};if(l)l.forEach(j);else for(let F=o;F<=s;F++)j(F);return{stroke:U>0?I:null,fill:I,clip:Y,flags:po|nr}})}function Lu(e){return(t,n,o,s,l,r)=>{o!=s&&(l!=o&&r!=o&&e(t,n,o),l!=s&&r!=s&&e(t,n,s),e(t,n,r))}}var Sp=Lu(_o),Mp=Lu(go);function Ou(e){let t=re(e?.alignGaps,0);return(n,o,s,l)=>Pn(n,o,(r,i,u,h,c,m,_,g,y,$,M)=>{[s,l]=Es(u,s,l);let E=r.pxRound,v=O=>E(m(O,h,$,g)),C=O=>E(_(O,c,M,y)),x,U;h.ori==0?(x=_o,U=Sp):(x=go,U=Mp);let L=h.dir*(h.ori==0?1:-1),K={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:po},I=K.stroke,Y=!1;if(l-s>=$*4){let O=q=>n.posToVal(q,h.key,!0),j=null,F=null,ee,z,Ke,me=v(i[L==1?s:l]),se=v(i[s]),he=v(i[l]),te=O(L==1?se+1:he-1);for(let q=L==1?s:l;q>=s&&q<=l;q+=L){let Le=i[q],$e=(L==1?Le<te:Le>te)?me:v(Le),ue=u[q];$e==me?ue!=null?(z=ue,j==null?(x(I,$e,C(z)),ee=j=F=z):z<j?j=z:z>F&&(F=z)):ue===null&&(Y=!0):(j!=null&&U(I,me,C(j),C(F),C(ee),C(z)),ue!=null?(z=ue,x(I,$e,C(z)),j=F=ee=z):(j=F=null,ue===null&&(Y=!0)),me=$e,te=O(me+L))}j!=null&&j!=F&&Ke!=me&&U(I,me,C(j),C(F),C(ee),C(z))}else for(let O=L==1?s:l;O>=s&&O<=l;O+=L){let j=u[O];j===null?Y=!0:j!=null&&x(I,v(i[O]),C(j))}let[P,B]=_r(n,o);if(r.fill!=null||P!=0){let O=K.fill=new Path2D(I),j=r.fillTo(n,o,r.min,r.max,P),F=C(j),ee=v(i[s]),z=v(i[l]);L==-1&&([z,ee]=[ee,z]),x(O,z,F),x(O,ee,F)}if(!r.spanGaps){let O=[];Y&&O.push(...gr(i,u,s,l,L,v,t)),K.gaps=O=r.gaps(n,o,s,l,O),K.clip=Os(O,h.ori,g,y,$,M)}return B!=0&&(K.band=B==2?[Yt(n,o,s,l,I,-1),Yt(n,o,s,l,I,1)]:Yt(n,o,s,l,I,B)),K})}function Tp(e){let t=re(e.align,1),n=re(e.ascDesc,!1),o=re(e.alignGaps,0),s=re(e.extend,!1);return(l,r,i,u)=>Pn(l,r,(h,c,m,_,g,y,$,M,E,v,C)=>{[i,u]=Es(m,i,u);let x=h.pxRound,{left:U,width:L}=l.bbox,K=se=>x(y(se,_,v,M)),I=se=>x($(se,g,C,E)),Y=_.ori==0?_o:go,V={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:po},P=V.stroke,B=_.dir*(_.ori==0?1:-1),O=I(m[B==1?i:u]),j=K(c[B==1?i:u]),F=j,ee=j;s&&t==-1&&(ee=U,Y(P,ee,O)),Y(P,j,O);for(let se=B==1?i:u;se>=i&&se<=u;se+=B){let he=m[se];if(he==null)continue;let te=K(c[se]),q=I(he);t==1?Y(P,te,O):Y(P,F,q),Y(P,te,q),O=q,F=te}let z=F;s&&t==1&&(z=U+L,Y(P,z,O));let[Ke,me]=_r(l,r);if(h.fill!=null||Ke!=0){let se=V.fill=new Path2D(P),he=h.fillTo(l,r,h.min,h.max,Ke),te=I(he);Y(se,z,te),Y(se,ee,te)}if(!h.spanGaps){let se=[];se.push(...gr(c,m,i,u,B,K,o));let he=h.width*ae/2,te=n||t==1?he:-he,q=n||t==-1?-he:he;se.forEach(Le=>{Le[0]+=te,Le[1]+=q}),V.gaps=se=h.gaps(l,r,i,u,se),V.clip=Os(se,_.ori,M,E,v,C)}return me!=0&&(V.band=me==2?[Yt(l,r,i,u,P,-1),Yt(l,r,i,u,P,1)]:Yt(l,r,i,u,P,me)),V})}function Ga(e,t,n,o,s,l,r=de){if(e.length>1){let i=null;for(let u=0,h=1/0;u<e.length;u++)if(t[u]!==void 0){if(i!=null){let c=We(e[u]-e[i]);c<h&&(h=c,r=We(n(e[u],o,s,l)-n(e[i],o,s,l)))}i=u}}return r}function Cp(e){e=e||Vo;let t=re(e.size,[.6,de,1]),n=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let l=oe(s),r=1-t[0],i=re(t[1],de),u=re(t[2],1),h=re(e.disp,Vo),c=re(e.each,g=>{}),{fill:m,stroke:_}=h;return(g,y,$,M)=>Pn(g,y,(E,v,C,x,U,L,K,I,Y,V,P)=>{let B=E.pxRound,O=n,j=o*ae,F=i*ae,ee=u*ae,z,Ke;x.ori==0?[z,Ke]=l(g,y):[Ke,z]=l(g,y);let me=x.dir*(x.ori==0?1:-1),se=x.ori==0?Rs:br,he=x.ori==0?c:(R,ge,Oe,Wn,hn,Dt,pn)=>{c(R,ge,Oe,hn,Wn,pn,Dt)},te=re(g.bands,fr).find(R=>R.series[0]==y),q=te!=null?te.dir:0,Le=E.fillTo(g,y,E.min,E.max,q),Je=B(K(Le,U,P,Y)),$e,ue,xt,lt=V,Me=B(E.width*ae),Ot=!1,Ht=null,mt=null,Jt=null,Dn=null;m!=null&&(Me==0||_!=null)&&(Ot=!0,Ht=m.values(g,y,$,M),mt=new Map,new Set(Ht).forEach(R=>{R!=null&&mt.set(R,new Path2D)}),Me>0&&(Jt=_.values(g,y,$,M),Dn=new Map,new Set(Jt).forEach(R=>{R!=null&&Dn.set(R,new Path2D)})));let{x0:Nn,size:vo}=h;if(Nn!=null&&vo!=null){O=1,v=Nn.values(g,y,$,M),Nn.unit==2&&(v=v.map(Oe=>g.posToVal(I+Oe*V,x.key,!0)));let R=vo.values(g,y,$,M);vo.unit==2?ue=R[0]*V:ue=L(R[0],x,V,I)-L(0,x,V,I),lt=Ga(v,C,L,x,V,I,lt),xt=lt-ue+j}else lt=Ga(v,C,L,x,V,I,lt),xt=lt*r+j,ue=lt-xt;xt<1&&(xt=0),Me>=ue/2&&(Me=0),xt<5&&(B=nu);let Go=xt>0,cn=lt-xt-(Go?Me:0);ue=B(Xl(cn,ee,F)),$e=(O==0?ue/2:O==me?0:ue)-O*me*((O==0?j/2:0)+(Go?Me/2:0));let Ze={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Rn=Ot?null:new Path2D,It=null;if(te!=null)It=g.data[te.series[1]];else{let{y0:R,y1:ge}=h;R!=null&&ge!=null&&(C=ge.values(g,y,$,M),It=R.values(g,y,$,M))}let fn=z*ue,X=Ke*ue;for(let R=me==1?$:M;R>=$&&R<=M;R+=me){let ge=C[R];if(ge==null)continue;if(It!=null){let nt=It[R]??0;if(ge-nt==0)continue;Je=K(nt,U,P,Y)}let Oe=x.distr!=2||h!=null?v[R]:R,Wn=L(Oe,x,V,I),hn=K(re(ge,Le),U,P,Y),Dt=B(Wn-$e),pn=B(tt(hn,Je)),rt=B(Lt(hn,Je)),dt=pn-rt;if(ge!=null){let nt=ge<0?X:fn,St=ge<0?fn:X;Ot?(Me>0&&Jt[R]!=null&&se(Dn.get(Jt[R]),Dt,rt+ht(Me/2),ue,tt(0,dt-Me),nt,St),Ht[R]!=null&&se(mt.get(Ht[R]),Dt,rt+ht(Me/2),ue,tt(0,dt-Me),nt,St)):se(Rn,Dt,rt+ht(Me/2),ue,tt(0,dt-Me),nt,St),he(g,y,R,Dt-Me/2,rt,ue+Me,dt)}}return Me>0?Ze.stroke=Ot?Dn:Rn:Ot||(Ze._fill=E.width==0?E._fill:E._stroke??E._fill,Ze.width=0),Ze.fill=Ot?mt:Rn,Ze})}function Ep(e,t){let n=re(t?.alignGaps,0);return(o,s,l,r)=>Pn(o,s,(i,u,h,c,m,_,g,y,$,M,E)=>{[l,r]=Es(h,l,r);let v=i.pxRound,C=z=>v(_(z,c,M,y)),x=z=>v(g(z,m,E,$)),U,L,K;c.ori==0?(U=Ds,K=_o,L=Eu):(U=Ns,K=go,L=Pu);let I=c.dir*(c.ori==0?1:-1),Y=C(u[I==1?l:r]),V=Y,P=[],B=[];for(let z=I==1?l:r;z>=l&&z<=r;z+=I)if(h[z]!=null){let me=u[z],se=C(me);P.push(V=se),B.push(x(h[z]))}let O={stroke:e(P,B,U,K,L,v),fill:null,clip:null,band:null,gaps:null,flags:po},j=O.stroke,[F,ee]=_r(o,s);if(i.fill!=null||F!=0){let z=O.fill=new Path2D(j),Ke=i.fillTo(o,s,i.min,i.max,F),me=x(Ke);K(z,V,me),K(z,Y,me)}if(!i.spanGaps){let z=[];z.push(...gr(u,h,l,r,I,C,n)),O.gaps=z=i.gaps(o,s,l,r,z),O.clip=Os(z,c.ori,y,$,M,E)}return ee!=0&&(O.band=ee==2?[Yt(o,s,l,r,j,-1),Yt(o,s,l,r,j,1)]:Yt(o,s,l,r,j,ee)),O})}function Pp(e){return Ep(Ap,e)}function Ap(e,t,n,o,s,l){let r=e.length;if(r<2)return null;let i=new Path2D;if(n(i,e[0],t[0]),r==2)o(i,e[1],t[1]);else{let u=Array(r),h=Array(r-1),c=Array(r-1),m=Array(r-1);for(let _=0;_<r-1;_++)c[_]=t[_+1]-t[_],m[_]=e[_+1]-e[_],h[_]=c[_]/m[_];u[0]=h[0];for(let _=1;_<r-1;_++)h[_]===0||h[_-1]===0||h[_-1]>0!=h[_]>0?u[_]=0:(u[_]=3*(m[_-1]+m[_])/((2*m[_]+m[_-1])/h[_-1]+(m[_]+2*m[_-1])/h[_]),isFinite(u[_])||(u[_]=0));u[r-1]=h[r-2];for(let _=0;_<r-1;_++)s(i,e[_]+m[_]/3,t[_]+u[_]*m[_]/3,e[_+1]-m[_]/3,t[_+1]-u[_+1]*m[_]/3,e[_+1],t[_+1])}return i}var or=new Set;function Ka(){for(let e of or)e.syncRect(!0)}mo&&(Cn(fh,uo,Ka),Cn(hh,uo,Ka,!0),Cn(Ms,uo,()=>{Ge.pxRatio=ae}));var Lp=Ou(),Op=Au();function Ya(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((l,r)=>sr(l,r,t,n))}function Dp(e,t){return e.map((n,o)=>o==0?{}:Ae({},t,n))}function sr(e,t,n,o){return Ae({},t==0?n:o,e)}function Du(e,t,n){return t==null?fo:[t,n]}var Np=Du;function Rp(e,t,n){return t==null?fo:Ts(t,n,ur,!0)}function Nu(e,t,n,o){return t==null?fo:Ps(t,n,e.scales[o].log,!1)}var Wp=Nu;function Ru(e,t,n,o){return t==null?fo:ar(t,n,e.scales[o].log,!1)}var Up=Ru;function Fp(e,t,n,o,s){let l=tt(Ta(e),Ta(t)),r=t-e,i=At(s/o*r,n);do{let u=n[i],h=o*u/r;if(h>=s&&l+(u<5?an.get(u):0)<=17)return[u,h]}while(++i<n.length);return[0,0]}function Ja(e){let t,n;return e=e.replace(/(\d+)px/,(o,s)=>(t=Re((n=+s)*ae))+"px"),[e,t,n]}function zp(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=_e(t[2]*ae,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Ge(e,t,n){let o={mode:re(e.mode,1)},s=o.mode;function l(a,f,p,d){let b=f.valToPct(a);return d+p*(f.dir==-1?1-b:b)}function r(a,f,p,d){let b=f.valToPct(a);return d+p*(f.dir==-1?b:1-b)}function i(a,f,p,d){return f.ori==0?l(a,f,p,d):r(a,f,p,d)}o.valToPosH=l,o.valToPosV=r;let u=!1;o.status=0;let h=o.root=kt(Gf);if(e.id!=null&&(h.id=e.id),ft(h,e.class),e.title){let a=kt(Jf,h);a.textContent=e.title}let c=Pt("canvas"),m=o.ctx=c.getContext("2d"),_=kt(Zf,h);Cn("click",_,a=>{a.target===y&&(be!=Kn||xe!=Yn)&&Be.click(o,a)},!0);let g=o.under=kt(Qf,_);_.appendChild(c);let y=o.over=kt(Xf,_);e=ho(e);let $=+re(e.pxAlign,1),M=ja($);(e.plugins||[]).forEach(a=>{a.opts&&(e=a.opts(o,e)||e)});let E=e.ms||.001,v=o.series=s==1?Ya(e.series||[],Fa,Va,!1):Dp(e.series||[null],Ia),C=o.axes=Ya(e.axes||[],Ua,qa,!0),x=o.scales={},U=o.bands=e.bands||[];U.forEach(a=>{a.fill=oe(a.fill||null),a.dir=re(a.dir,-1)});let L=s==2?v[1].facets[0].scale:v[0].scale,K={axes:Oc,series:Cc},I=(e.drawOrder||["axes","series"]).map(a=>K[a]);function Y(a){let f=a.distr==3?p=>Kt(p>0?p:a.clamp(o,p,a.min,a.max,a.key)):a.distr==4?p=>Bl(p,a.asinh):a.distr==100?p=>a.fwd(p):p=>p;return p=>{let d=f(p),{_min:b,_max:w}=a,k=w-b;return(d-b)/k}}function V(a){let f=x[a];if(f==null){let p=(e.scales||Vo)[a]||Vo;if(p.from!=null){V(p.from);let d=Ae({},x[p.from],p,{key:a});d.valToPct=Y(d),x[a]=d}else{f=x[a]=Ae({},a==L?xu:kp,p),f.key=a;let d=f.time,b=f.range,w=rn(b);if((a!=L||s==2&&!d)&&(w&&(b[0]==null||b[1]==null)&&(b={min:b[0]==null?xa:{mode:1,hard:b[0],soft:b[0]},max:b[1]==null?xa:{mode:1,hard:b[1],soft:b[1]}},w=!1),!w&&Ls(b))){let k=b;b=(T,A,D)=>A==null?fo:Ts(A,D,k)}f.range=oe(b||(d?Np:a==L?f.distr==3?Wp:f.distr==4?Up:Du:f.distr==3?Nu:f.distr==4?Ru:Rp)),f.auto=oe(w?!1:f.auto),f.clamp=oe(f.clamp||vp),f._min=f._max=null,f.valToPct=Y(f)}}}V("x"),V("y"),s==1&&v.forEach(a=>{V(a.scale)}),C.forEach(a=>{V(a.scale)});for(let a in e.scales)V(a);let P=x[L],B=P.distr,O,j;P.ori==0?(ft(h,Kf),O=l,j=r):(ft(h,Yf),O=r,j=l);let F={};for(let a in x){let f=x[a];(f.min!=null||f.max!=null)&&(F[a]={min:f.min,max:f.max},f.min=f.max=null)}let ee=e.tzDate||(a=>new Date(Re(a/E))),z=e.fmtDate||hr,Ke=E==1?Kh(ee):Zh(ee),me=Na(ee,Da(E==1?Gh:Jh,z)),se=Wa(ee,Ra(Xh,z)),he=[],te=o.legend=Ae({},np,e.legend),q=o.cursor=Ae({},ap,{drag:{y:s==2}},e.cursor),Le=te.show,Je=q.show,$e=te.markers;te.idxs=he,$e.width=oe($e.width),$e.dash=oe($e.dash),$e.stroke=oe($e.stroke),$e.fill=oe($e.fill);let ue,xt,lt,Me=[],Ot=[],Ht,mt=!1,Jt={};if(te.live){let a=v[1]?v[1].values:null;mt=a!=null,Ht=mt?a(o,1,0):{_:0};for(let f in Ht)Jt[f]=rr}if(Le)if(ue=Pt("table",lh,h),lt=Pt("tbody",null,ue),te.mount(o,ue),mt){xt=Pt("thead",null,ue,lt);let a=Pt("tr",null,xt);Pt("th",null,a);for(var Dn in Ht)Pt("th",fa,a).textContent=Dn}else ft(ue,ih),te.live&&ft(ue,rh);let Nn={show:!0},vo={show:!1};function Go(a,f){if(f==0&&(mt||!te.live||s==2))return fo;let p=[],d=Pt("tr",ah,lt,lt.childNodes[f]);ft(d,a.class),a.show||ft(d,Tn);let b=Pt("th",null,d);if($e.show){let T=kt(uh,b);if(f>0){let A=$e.width(o,f);A&&(T.style.border=A+"px "+$e.dash(o,f)+" "+$e.stroke(o,f)),T.style.background=$e.fill(o,f)}}let w=kt(fa,b);a.label instanceof HTMLElement?w.appendChild(a.label):w.textContent=a.label,f>0&&($e.show||(w.style.color=a.width>0?$e.stroke(o,f):$e.fill(o,f)),Ze("click",b,T=>{if(q._lock)return;dn(T);let A=v.indexOf(a);if((T.ctrlKey||T.metaKey)!=te.isolate){let D=v.some((N,W)=>W>0&&W!=A&&N.show);v.forEach((N,W)=>{W>0&&Rt(W,D?W==A?Nn:vo:Nn,!0,Ee.setSeries)})}else Rt(A,{show:!a.show},!0,Ee.setSeries)},!1),Fn&&Ze(da,b,T=>{q._lock||(dn(T),Rt(v.indexOf(a),Zn,!0,Ee.setSeries))},!1));for(var k in Ht){let T=Pt("td",ch,d);T.textContent="--",p.push(T)}return[d,p]}let cn=new Map;function Ze(a,f,p,d=!0){let b=cn.get(f)||{},w=q.bind[a](o,f,p,d);w&&(Cn(a,f,b[a]=w),cn.set(f,b))}function Rn(a,f,p){let d=cn.get(f)||{};for(let b in d)(a==null||b==a)&&(Ql(b,f,d[b]),delete d[b]);a==null&&cn.delete(f)}let It=0,fn=0,X=0,R=0,ge=0,Oe=0,Wn=ge,hn=Oe,Dt=X,pn=R,rt=0,dt=0,nt=0,St=0;o.bbox={};let Vs=!1,Ko=!1,Un=!1,mn=!1,Yo=!1,_t=!1;function Bs(a,f,p){(p||a!=o.width||f!=o.height)&&Ar(a,f),Vn(!1),Un=!0,Ko=!0,Bn()}function Ar(a,f){o.width=It=X=a,o.height=fn=R=f,ge=Oe=0,vc(),kc();let p=o.bbox;rt=p.left=Sn(ge*ae,.5),dt=p.top=Sn(Oe*ae,.5),nt=p.width=Sn(X*ae,.5),St=p.height=Sn(R*ae,.5)}let bc=3;function yc(){let a=!1,f=0;for(;!a;){f++;let p=Ac(f),d=Lc(f);a=f==bc||p&&d,a||(Ar(o.width,o.height),Ko=!0)}}function wc({width:a,height:f}){Bs(a,f)}o.setSize=wc;function vc(){let a=!1,f=!1,p=!1,d=!1;C.forEach((b,w)=>{if(b.show&&b._show){let{side:k,_size:T}=b,A=k%2,D=b.label!=null?b.labelSize:0,N=T+D;N>0&&(A?(X-=N,k==3?(ge+=N,d=!0):p=!0):(R-=N,k==0?(Oe+=N,a=!0):f=!0))}}),_n[0]=a,_n[1]=p,_n[2]=f,_n[3]=d,X-=Zt[1]+Zt[3],ge+=Zt[3],R-=Zt[2]+Zt[0],Oe+=Zt[0]}function kc(){let a=ge+X,f=Oe+R,p=ge,d=Oe;function b(w,k){switch(w){case 1:return a+=k,a-k;case 2:return f+=k,f-k;case 3:return p-=k,p+k;case 0:return d-=k,d+k}}C.forEach((w,k)=>{if(w.show&&w._show){let T=w.side;w._pos=b(T,w._size),w.label!=null&&(w._lpos=b(T,w.labelSize))}})}if(q.dataIdx==null){let a=q.hover,f=a.skip=new Set(a.skip??[]);f.add(void 0);let p=a.prox=oe(a.prox),d=a.bias??=0;q.dataIdx=(b,w,k,T)=>{if(w==0)return k;let A=k,D=p(b,w,k,T)??de,N=D>=0&&D<de,W=P.ori==0?X:R,J=q.left,ie=t[0],le=t[w];if(f.has(le[k])){A=null;let ne=null,G=null,H;if(d==0||d==-1)for(H=k;ne==null&&H-- >0;)f.has(le[H])||(ne=H);if(d==0||d==1)for(H=k;G==null&&H++<le.length;)f.has(le[H])||(G=H);if(ne!=null||G!=null)if(N){let we=ne==null?-1/0:O(ie[ne],P,W,0),Te=G==null?1/0:O(ie[G],P,W,0),Ie=J-we,pe=Te-J;Ie<=pe?Ie<=D&&(A=ne):pe<=D&&(A=G)}else A=G==null?ne:ne==null?G:k-ne<=G-k?ne:G}else N&&We(J-O(ie[k],P,W,0))>D&&(A=null);return A}}let dn=a=>{q.event=a};q.idxs=he,q._lock=!1;let Ye=q.points;Ye.show=oe(Ye.show),Ye.size=oe(Ye.size),Ye.stroke=oe(Ye.stroke),Ye.width=oe(Ye.width),Ye.fill=oe(Ye.fill);let Nt=o.focus=Ae({},e.focus||{alpha:.3},q.focus),Fn=Nt.prox>=0,zn=Fn&&Ye.one,gt=[],qn=[],Hn=[];function Lr(a,f){let p=Ye.show(o,f);if(p instanceof HTMLElement)return ft(p,sh),ft(p,a.class),qt(p,-10,-10,X,R),y.insertBefore(p,gt[f]),p}function Or(a,f){if(s==1||f>0){let p=s==1&&x[a.scale].time,d=a.value;a.value=p?Pa(d)?Wa(ee,Ra(d,z)):d||se:d||bp,a.label=a.label||(p?cp:up)}if(zn||f>0){a.width=a.width==null?1:a.width,a.paths=a.paths||Lp||kh,a.fillTo=oe(a.fillTo||$p),a.pxAlign=+re(a.pxAlign,$),a.pxRound=ja(a.pxAlign),a.stroke=oe(a.stroke||null),a.fill=oe(a.fill||null),a._stroke=a._fill=a._paths=a._focus=null;let p=yp(tt(1,a.width),1),d=a.points=Ae({},{size:p,width:tt(1,p*.2),stroke:a.stroke,space:p*2,paths:Op,_stroke:null,_fill:null},a.points);d.show=oe(d.show),d.filter=oe(d.filter),d.fill=oe(d.fill),d.stroke=oe(d.stroke),d.paths=oe(d.paths),d.pxAlign=a.pxAlign}if(Le){let p=Go(a,f);Me.splice(f,0,p[0]),Ot.splice(f,0,p[1]),te.values.push(null)}if(Je){he.splice(f,0,null);let p=null;zn?f==0&&(p=Lr(a,f)):f>0&&(p=Lr(a,f)),gt.splice(f,0,p),qn.splice(f,0,0),Hn.splice(f,0,0)}He("addSeries",f)}function $c(a,f){f=f??v.length,a=s==1?sr(a,f,Fa,Va):sr(a,f,{},Ia),v.splice(f,0,a),Or(v[f],f)}o.addSeries=$c;function xc(a){if(v.splice(a,1),Le){te.values.splice(a,1),Ot.splice(a,1);let f=Me.splice(a,1)[0];Rn(null,f.firstChild),f.remove()}Je&&(he.splice(a,1),gt.splice(a,1)[0].remove(),qn.splice(a,1),Hn.splice(a,1)),He("delSeries",a)}o.delSeries=xc;let _n=[!1,!1,!1,!1];function Sc(a,f){if(a._show=a.show,a.show){let p=a.side%2,d=x[a.scale];d==null&&(a.scale=p?v[1].scale:L,d=x[a.scale]);let b=d.time;a.size=oe(a.size),a.space=oe(a.space),a.rotate=oe(a.rotate),rn(a.incrs)&&a.incrs.forEach(k=>{!an.has(k)&&an.set(k,lu(k))}),a.incrs=oe(a.incrs||(d.distr==2?Vh:b?E==1?jh:Yh:Mn)),a.splits=oe(a.splits||(b&&d.distr==1?Ke:d.distr==3?er:d.distr==4?pp:hp)),a.stroke=oe(a.stroke),a.grid.stroke=oe(a.grid.stroke),a.ticks.stroke=oe(a.ticks.stroke),a.border.stroke=oe(a.border.stroke);let w=a.values;a.values=rn(w)&&!rn(w[0])?oe(w):b?rn(w)?Na(ee,Da(w,z)):Pa(w)?Qh(ee,w):w||me:w||fp,a.filter=oe(a.filter||(d.distr>=3&&d.log==10?_p:d.distr==3&&d.log==2?gp:ou)),a.font=Ja(a.font),a.labelFont=Ja(a.labelFont),a._size=a.size(o,null,f,0),a._space=a._rotate=a._incrs=a._found=a._splits=a._values=null,a._size>0&&(_n[f]=!0,a._el=kt(eh,_))}}function ko(a,f,p,d){let[b,w,k,T]=p,A=f%2,D=0;return A==0&&(T||w)&&(D=f==0&&!b||f==2&&!k?Re(Ua.size/3):0),A==1&&(b||k)&&(D=f==1&&!w||f==3&&!T?Re(qa.size/2):0),D}let Dr=o.padding=(e.padding||[ko,ko,ko,ko]).map(a=>oe(re(a,ko))),Zt=o._padding=Dr.map((a,f)=>a(o,f,_n,0)),Ve,Ue=null,Fe=null,Jo=s==1?v[0].idxs:null,Mt=null,$o=!1;function Nr(a,f){if(t=a??[],o.data=o._data=t,s==2){Ve=0;for(let p=1;p<v.length;p++)Ve+=t[p][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Mt=t[0],Ve=Mt.length;let p=t;if(B==2){p=t.slice();let d=p[0]=Array(Ve);for(let b=0;b<Ve;b++)d[b]=b}o._data=t=p}if(Vn(!0),He("setData"),B==2&&(Un=!0),f!==!1){let p=P;p.auto(o,$o)?js():Xt(L,p.min,p.max),mn=mn||q.left>=0,_t=!0,Bn()}}o.setData=Nr;function js(){$o=!0;let a,f;s==1&&(Ve>0?(Ue=Jo[0]=0,Fe=Jo[1]=Ve-1,a=t[0][Ue],f=t[0][Fe],B==2?(a=Ue,f=Fe):a==f&&(B==3?[a,f]=Ps(a,a,P.log,!1):B==4?[a,f]=ar(a,a,P.log,!1):P.time?f=a+Re(86400/E):[a,f]=Ts(a,f,ur,!0))):(Ue=Jo[0]=a=null,Fe=Jo[1]=f=null)),Xt(L,a,f)}let Zo,In,Gs,Ks,Ys,Js,Zs,Qs,Xs,ot;function Rr(a,f,p,d,b,w){a??=pa,p??=fr,d??="butt",b??=pa,w??="round",a!=Zo&&(m.strokeStyle=Zo=a),b!=In&&(m.fillStyle=In=b),f!=Gs&&(m.lineWidth=Gs=f),w!=Ys&&(m.lineJoin=Ys=w),d!=Js&&(m.lineCap=Js=d),p!=Ks&&m.setLineDash(Ks=p)}function Wr(a,f,p,d){f!=In&&(m.fillStyle=In=f),a!=Zs&&(m.font=Zs=a),p!=Qs&&(m.textAlign=Qs=p),d!=Xs&&(m.textBaseline=Xs=d)}function el(a,f,p,d,b=0){if(d.length>0&&a.auto(o,$o)&&(f==null||f.min==null)){let w=re(Ue,0),k=re(Fe,d.length-1),T=p.min==null?_h(d,w,k,b,a.distr==3):[p.min,p.max];a.min=Lt(a.min,p.min=T[0]),a.max=tt(a.max,p.max=T[1])}}let Ur={min:null,max:null};function Mc(){for(let d in x){let b=x[d];F[d]==null&&(b.min==null||F[L]!=null&&b.auto(o,$o))&&(F[d]=Ur)}for(let d in x){let b=x[d];F[d]==null&&b.from!=null&&F[b.from]!=null&&(F[d]=Ur)}F[L]!=null&&Vn(!0);let a={};for(let d in F){let b=F[d];if(b!=null){let w=a[d]=ho(x[d],Sh);if(b.min!=null)Ae(w,b);else if(d!=L||s==2)if(Ve==0&&w.from==null){let k=w.range(o,null,null,d);w.min=k[0],w.max=k[1]}else w.min=de,w.max=-de}}if(Ve>0){v.forEach((d,b)=>{if(s==1){let w=d.scale,k=F[w];if(k==null)return;let T=a[w];if(b==0){let A=T.range(o,T.min,T.max,w);T.min=A[0],T.max=A[1],Ue=At(T.min,t[0]),Fe=At(T.max,t[0]),Fe-Ue>1&&(t[0][Ue]<T.min&&Ue++,t[0][Fe]>T.max&&Fe--),d.min=Mt[Ue],d.max=Mt[Fe]}else d.show&&d.auto&&el(T,k,d,t[b],d.sorted);d.idxs[0]=Ue,d.idxs[1]=Fe}else if(b>0&&d.show&&d.auto){let[w,k]=d.facets,T=w.scale,A=k.scale,[D,N]=t[b],W=a[T],J=a[A];W!=null&&el(W,F[T],w,D,w.sorted),J!=null&&el(J,F[A],k,N,k.sorted),d.min=k.min,d.max=k.max}});for(let d in a){let b=a[d],w=F[d];if(b.from==null&&(w==null||w.min==null)){let k=b.range(o,b.min==de?null:b.min,b.max==-de?null:b.max,d);b.min=k[0],b.max=k[1]}}}for(let d in a){let b=a[d];if(b.from!=null){let w=a[b.from];if(w.min==null)b.min=b.max=null;else{let k=b.range(o,w.min,w.max,d);b.min=k[0],b.max=k[1]}}}let f={},p=!1;for(let d in a){let b=a[d],w=x[d];if(w.min!=b.min||w.max!=b.max){w.min=b.min,w.max=b.max;let k=w.distr;w._min=k==3?Kt(w.min):k==4?Bl(w.min,w.asinh):k==100?w.fwd(w.min):w.min,w._max=k==3?Kt(w.max):k==4?Bl(w.max,w.asinh):k==100?w.fwd(w.max):w.max,f[d]=p=!0}}if(p){v.forEach((d,b)=>{s==2?b>0&&f.y&&(d._paths=null):f[d.scale]&&(d._paths=null)});for(let d in f)Un=!0,He("setScale",d);Je&&q.left>=0&&(mn=_t=!0)}for(let d in F)F[d]=null}function Tc(a){let f=Xl(Ue-1,0,Ve-1),p=Xl(Fe+1,0,Ve-1);for(;a[f]==null&&f>0;)f--;for(;a[p]==null&&p<Ve-1;)p++;return[f,p]}function Cc(){if(Ve>0){let a=v.some(f=>f._focus)&&ot!=Nt.alpha;a&&(m.globalAlpha=ot=Nt.alpha),v.forEach((f,p)=>{if(p>0&&f.show&&(Fr(p,!1),Fr(p,!0),f._paths==null)){let d=ot;ot!=f.alpha&&(m.globalAlpha=ot=f.alpha);let b=s==2?[0,t[p][0].length-1]:Tc(t[p]);f._paths=f.paths(o,p,b[0],b[1]),ot!=d&&(m.globalAlpha=ot=d)}}),v.forEach((f,p)=>{if(p>0&&f.show){let d=ot;ot!=f.alpha&&(m.globalAlpha=ot=f.alpha),f._paths!=null&&zr(p,!1);{let b=f._paths!=null?f._paths.gaps:null,w=f.points.show(o,p,Ue,Fe,b),k=f.points.filter(o,p,w,b);(w||k)&&(f.points._paths=f.points.paths(o,p,Ue,Fe,k),zr(p,!0))}ot!=d&&(m.globalAlpha=ot=d),He("drawSeries",p)}}),a&&(m.globalAlpha=ot=1)}}function Fr(a,f){let p=f?v[a].points:v[a];p._stroke=p.stroke(o,a),p._fill=p.fill(o,a)}function zr(a,f){let p=f?v[a].points:v[a],{stroke:d,fill:b,clip:w,flags:k,_stroke:T=p._stroke,_fill:A=p._fill,_width:D=p.width}=p._paths;D=_e(D*ae,3);let N=null,W=D%2/2;f&&A==null&&(A=D>0?"#fff":T);let J=p.pxAlign==1&&W>0;if(J&&m.translate(W,W),!f){let ie=rt-D/2,le=dt-D/2,ne=nt+D,G=St+D;N=new Path2D,N.rect(ie,le,ne,G)}f?tl(T,D,p.dash,p.cap,A,d,b,k,w):Ec(a,T,D,p.dash,p.cap,A,d,b,k,N,w),J&&m.translate(-W,-W)}function Ec(a,f,p,d,b,w,k,T,A,D,N){let W=!1;A!=0&&U.forEach((J,ie)=>{if(J.series[0]==a){let le=v[J.series[1]],ne=t[J.series[1]],G=(le._paths||Vo).band;rn(G)&&(G=J.dir==1?G[0]:G[1]);let H,we=null;le.show&&G&&bh(ne,Ue,Fe)?(we=J.fill(o,ie)||w,H=le._paths.clip):G=null,tl(f,p,d,b,we,k,T,A,D,N,H,G),W=!0}}),W||tl(f,p,d,b,w,k,T,A,D,N)}let qr=po|nr;function tl(a,f,p,d,b,w,k,T,A,D,N,W){Rr(a,f,p,d,b),(A||D||W)&&(m.save(),A&&m.clip(A),D&&m.clip(D)),W?(T&qr)==qr?(m.clip(W),N&&m.clip(N),Xo(b,k),Qo(a,w,f)):T&nr?(Xo(b,k),m.clip(W),Qo(a,w,f)):T&po&&(m.save(),m.clip(W),N&&m.clip(N),Xo(b,k),m.restore(),Qo(a,w,f)):(Xo(b,k),Qo(a,w,f)),(A||D||W)&&m.restore()}function Qo(a,f,p){p>0&&(f instanceof Map?f.forEach((d,b)=>{m.strokeStyle=Zo=b,m.stroke(d)}):f!=null&&a&&m.stroke(f))}function Xo(a,f){f instanceof Map?f.forEach((p,d)=>{m.fillStyle=In=d,m.fill(p)}):f!=null&&a&&m.fill(f)}function Pc(a,f,p,d){let b=C[a],w;if(d<=0)w=[0,0];else{let k=b._space=b.space(o,a,f,p,d),T=b._incrs=b.incrs(o,a,f,p,d,k);w=Fp(f,p,T,d,k)}return b._found=w}function nl(a,f,p,d,b,w,k,T,A,D){let N=k%2/2;$==1&&m.translate(N,N),Rr(T,k,A,D,T),m.beginPath();let W,J,ie,le,ne=b+(d==0||d==3?-w:w);p==0?(J=b,le=ne):(W=b,ie=ne);for(let G=0;G<a.length;G++)f[G]!=null&&(p==0?W=ie=a[G]:J=le=a[G],m.moveTo(W,J),m.lineTo(ie,le));m.stroke(),$==1&&m.translate(-N,-N)}function Ac(a){let f=!0;return C.forEach((p,d)=>{if(!p.show)return;let b=x[p.scale];if(b.min==null){p._show&&(f=!1,p._show=!1,Vn(!1));return}else p._show||(f=!1,p._show=!0,Vn(!1));let w=p.side,k=w%2,{min:T,max:A}=b,[D,N]=Pc(d,T,A,k==0?X:R);if(N==0)return;let W=b.distr==2,J=p._splits=p.splits(o,d,T,A,D,N,W),ie=b.distr==2?J.map(H=>Mt[H]):J,le=b.distr==2?Mt[J[1]]-Mt[J[0]]:D,ne=p._values=p.values(o,p.filter(o,ie,d,N,le),d,N,le);p._rotate=w==2?p.rotate(o,ne,d,N):0;let G=p._size;p._size=$t(p.size(o,ne,d,a)),G!=null&&p._size!=G&&(f=!1)}),f}function Lc(a){let f=!0;return Dr.forEach((p,d)=>{let b=p(o,d,_n,a);b!=Zt[d]&&(f=!1),Zt[d]=b}),f}function Oc(){for(let a=0;a<C.length;a++){let f=C[a];if(!f.show||!f._show)continue;let p=f.side,d=p%2,b,w,k=f.stroke(o,a),T=p==0||p==3?-1:1,[A,D]=f._found;if(f.label!=null){let Xe=f.labelGap*T,ut=Re((f._lpos+Xe)*ae);Wr(f.labelFont[0],k,"center",p==2?"top":ha),m.save(),d==1?(b=w=0,m.translate(ut,Re(dt+St/2)),m.rotate((p==3?-Ss:Ss)/2)):(b=Re(rt+nt/2),w=ut);let yn=tu(f.label)?f.label(o,a,A,D):f.label;m.fillText(yn,b,w),m.restore()}if(D==0)continue;let N=x[f.scale],W=d==0?nt:St,J=d==0?rt:dt,ie=f._splits,le=N.distr==2?ie.map(Xe=>Mt[Xe]):ie,ne=N.distr==2?Mt[ie[1]]-Mt[ie[0]]:A,G=f.ticks,H=f.border,we=G.show?G.size:0,Te=Re(we*ae),Ie=Re((f.alignTo==2?f._size-we-f.gap:f.gap)*ae),pe=f._rotate*-Ss/180,Ce=M(f._pos*ae),it=(Te+Ie)*T,Qe=Ce+it;w=d==0?Qe:0,b=d==1?Qe:0;let bt=f.font[0],Tt=f.align==1?io:f.align==2?Hl:pe>0?io:pe<0?Hl:d==0?"center":p==3?Hl:io,Ut=pe||d==1?"middle":p==2?"top":ha;Wr(bt,k,Tt,Ut);let at=f.font[1]*f.lineGap,yt=ie.map(Xe=>M(i(Xe,N,W,J))),Ct=f._values;for(let Xe=0;Xe<Ct.length;Xe++){let ut=Ct[Xe];if(ut!=null){d==0?b=yt[Xe]:w=yt[Xe],ut=""+ut;let yn=ut.indexOf(`
`)==-1?[ut]:ut.split(/\n/gm);for(let et=0;et<yn.length;et++){let ri=yn[et];pe?(m.save(),m.translate(b,w+et*at),m.rotate(pe),m.fillText(ri,0,0),m.restore()):m.fillText(ri,b,w+et*at)}}}G.show&&nl(yt,G.filter(o,le,a,D,ne),d,p,Ce,Te,_e(G.width*ae,3),G.stroke(o,a),G.dash,G.cap);let Ft=f.grid;Ft.show&&nl(yt,Ft.filter(o,le,a,D,ne),d,d==0?2:1,d==0?dt:rt,d==0?St:nt,_e(Ft.width*ae,3),Ft.stroke(o,a),Ft.dash,Ft.cap),H.show&&nl([Ce],[1],d==0?1:0,d==0?1:2,d==1?dt:rt,d==1?St:nt,_e(H.width*ae,3),H.stroke(o,a),H.dash,H.cap)}He("drawAxes")}function Vn(a){v.forEach((f,p)=>{p>0&&(f._paths=null,a&&(s==1?(f.min=null,f.max=null):f.facets.forEach(d=>{d.min=null,d.max=null})))})}let es=!1,ol=!1,xo=[];function Dc(){ol=!1;for(let a=0;a<xo.length;a++)He(...xo[a]);xo.length=0}function Bn(){es||(Lh(Hr),es=!0)}function Nc(a,f=!1){es=!0,ol=f,a(o),Hr(),f&&xo.length>0&&queueMicrotask(Dc)}o.batch=Nc;function Hr(){if(Vs&&(Mc(),Vs=!1),Un&&(yc(),Un=!1),Ko){if(ke(g,io,ge),ke(g,"top",Oe),ke(g,zo,X),ke(g,qo,R),ke(y,io,ge),ke(y,"top",Oe),ke(y,zo,X),ke(y,qo,R),ke(_,zo,It),ke(_,qo,fn),c.width=Re(It*ae),c.height=Re(fn*ae),C.forEach(({_el:a,_show:f,_size:p,_pos:d,side:b})=>{if(a!=null)if(f){let w=b===3||b===0?p:0,k=b%2==1;ke(a,k?"left":"top",d-w),ke(a,k?"width":"height",p),ke(a,k?"top":"left",k?Oe:ge),ke(a,k?"height":"width",k?R:X),Zl(a,Tn)}else ft(a,Tn)}),Zo=In=Gs=Ys=Js=Zs=Qs=Xs=Ks=null,ot=1,To(!0),ge!=Wn||Oe!=hn||X!=Dt||R!=pn){Vn(!1);let a=X/Dt,f=R/pn;if(Je&&!mn&&q.left>=0){q.left*=a,q.top*=f,jn&&qt(jn,Re(q.left),0,X,R),Gn&&qt(Gn,0,Re(q.top),X,R);for(let p=0;p<gt.length;p++){let d=gt[p];d!=null&&(qn[p]*=a,Hn[p]*=f,qt(d,$t(qn[p]),$t(Hn[p]),X,R))}}if(ye.show&&!Yo&&ye.left>=0&&ye.width>0){ye.left*=a,ye.width*=a,ye.top*=f,ye.height*=f;for(let p in ul)ke(Jn,p,ye[p])}Wn=ge,hn=Oe,Dt=X,pn=R}He("setSize"),Ko=!1}It>0&&fn>0&&(m.clearRect(0,0,c.width,c.height),He("drawClear"),I.forEach(a=>a()),He("draw")),ye.show&&Yo&&(ts(ye),Yo=!1),Je&&mn&&(bn(null,!0,!1),mn=!1),te.show&&te.live&&_t&&(il(),_t=!1),u||(u=!0,o.status=1,He("ready")),$o=!1,es=!1}o.redraw=(a,f)=>{Un=f||!1,a!==!1?Xt(L,P.min,P.max):Bn()};function sl(a,f){let p=x[a];if(p.from==null){if(Ve==0){let d=p.range(o,f.min,f.max,a);f.min=d[0],f.max=d[1]}if(f.min>f.max){let d=f.min;f.min=f.max,f.max=d}if(Ve>1&&f.min!=null&&f.max!=null&&f.max-f.min<1e-16)return;a==L&&p.distr==2&&Ve>0&&(f.min=At(f.min,t[0]),f.max=At(f.max,t[0]),f.min==f.max&&f.max++),F[a]=f,Vs=!0,Bn()}}o.setScale=sl;let ll,rl,jn,Gn,Ir,Vr,Kn,Yn,Br,jr,be,xe,Qt=!1,Be=q.drag,ze=Be.x,qe=Be.y;Je&&(q.x&&(ll=kt(nh,y)),q.y&&(rl=kt(oh,y)),P.ori==0?(jn=ll,Gn=rl):(jn=rl,Gn=ll),be=q.left,xe=q.top);let ye=o.select=Ae({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Jn=ye.show?kt(th,ye.over?y:g):null;function ts(a,f){if(ye.show){for(let p in a)ye[p]=a[p],p in ul&&ke(Jn,p,a[p]);f!==!1&&He("setSelect")}}o.setSelect=ts;function Rc(a){if(v[a].show)Le&&Zl(Me[a],Tn);else if(Le&&ft(Me[a],Tn),Je){let p=zn?gt[0]:gt[a];p!=null&&qt(p,-10,-10,X,R)}}function Xt(a,f,p){sl(a,{min:f,max:p})}function Rt(a,f,p,d){f.focus!=null&&qc(a),f.show!=null&&v.forEach((b,w)=>{w>0&&(a==w||a==null)&&(b.show=f.show,Rc(w),s==2?(Xt(b.facets[0].scale,null,null),Xt(b.facets[1].scale,null,null)):Xt(b.scale,null,null),Bn())}),p!==!1&&He("setSeries",a,f),d&&Co("setSeries",o,a,f)}o.setSeries=Rt;function Wc(a,f){Ae(U[a],f)}function Uc(a,f){a.fill=oe(a.fill||null),a.dir=re(a.dir,-1),f=f??U.length,U.splice(f,0,a)}function Fc(a){a==null?U.length=0:U.splice(a,1)}o.addBand=Uc,o.setBand=Wc,o.delBand=Fc;function zc(a,f){v[a].alpha=f,Je&&gt[a]!=null&&(gt[a].style.opacity=f),Le&&Me[a]&&(Me[a].style.opacity=f)}let Vt,en,gn,Zn={focus:!0};function qc(a){if(a!=gn){let f=a==null,p=Nt.alpha!=1;v.forEach((d,b)=>{if(s==1||b>0){let w=f||b==0||b==a;d._focus=f?null:w,p&&zc(b,w?1:Nt.alpha)}}),gn=a,p&&Bn()}}Le&&Fn&&Ze(_a,ue,a=>{q._lock||(dn(a),gn!=null&&Rt(null,Zn,!0,Ee.setSeries))});function Wt(a,f,p){let d=x[f];p&&(a=a/ae-(d.ori==1?Oe:ge));let b=X;d.ori==1&&(b=R,a=b-a),d.dir==-1&&(a=b-a);let w=d._min,k=d._max,T=a/b,A=w+(k-w)*T,D=d.distr;return D==3?co(10,A):D==4?wh(A,d.asinh):D==100?d.bwd(A):A}function Hc(a,f){let p=Wt(a,L,f);return At(p,t[0],Ue,Fe)}o.valToIdx=a=>At(a,t[0]),o.posToIdx=Hc,o.posToVal=Wt,o.valToPos=(a,f,p)=>x[f].ori==0?l(a,x[f],p?nt:X,p?rt:0):r(a,x[f],p?St:R,p?dt:0),o.setCursor=(a,f,p)=>{be=a.left,xe=a.top,bn(null,f,p)};function Gr(a,f){ke(Jn,io,ye.left=a),ke(Jn,zo,ye.width=f)}function Kr(a,f){ke(Jn,"top",ye.top=a),ke(Jn,qo,ye.height=f)}let So=P.ori==0?Gr:Kr,Mo=P.ori==1?Gr:Kr;function Ic(){if(Le&&te.live)for(let a=s==2?1:0;a<v.length;a++){if(a==0&&mt)continue;let f=te.values[a],p=0;for(let d in f)Ot[a][p++].firstChild.nodeValue=f[d]}}function il(a,f){if(a!=null&&(a.idxs?a.idxs.forEach((p,d)=>{he[d]=p}):xh(a.idx)||he.fill(a.idx),te.idx=he[0]),Le&&te.live){for(let p=0;p<v.length;p++)(p>0||s==1&&!mt)&&Vc(p,he[p]);Ic()}_t=!1,f!==!1&&He("setLegend")}o.setLegend=il;function Vc(a,f){let p=v[a],d=a==0&&B==2?Mt:t[a],b;mt?b=p.values(o,a,f)??Jt:(b=p.value(o,f==null?null:d[f],a,f),b=b==null?Jt:{_:b}),te.values[a]=b}function bn(a,f,p){Br=be,jr=xe,[be,xe]=q.move(o,be,xe),q.left=be,q.top=xe,Je&&(jn&&qt(jn,Re(be),0,X,R),Gn&&qt(Gn,0,Re(xe),X,R));let d,b=Ue>Fe;Vt=de,en=null;let w=P.ori==0?X:R,k=P.ori==1?X:R;if(be<0||Ve==0||b){d=q.idx=null;for(let T=0;T<v.length;T++){let A=gt[T];A!=null&&qt(A,-10,-10,X,R)}Fn&&Rt(null,Zn,!0,a==null&&Ee.setSeries),te.live&&(he.fill(d),_t=!0)}else{let T,A,D;s==1&&(T=P.ori==0?be:xe,A=Wt(T,L),d=q.idx=At(A,t[0],Ue,Fe),D=O(t[0][d],P,w,0));let N=-10,W=-10,J=0,ie=0,le=!0,ne="",G="";for(let H=s==2?1:0;H<v.length;H++){let we=v[H],Te=he[H],Ie=Te==null?null:s==1?t[H][Te]:t[H][1][Te],pe=q.dataIdx(o,H,d,A),Ce=pe==null?null:s==1?t[H][pe]:t[H][1][pe];if(_t=_t||Ce!=Ie||pe!=Te,he[H]=pe,H>0&&we.show){let it=pe==null?-10:pe==d?D:O(s==1?t[0][pe]:t[H][0][pe],P,w,0),Qe=Ce==null?-10:j(Ce,s==1?x[we.scale]:x[we.facets[1].scale],k,0);if(Fn&&Ce!=null){let bt=P.ori==1?be:xe,Tt=We(Nt.dist(o,H,pe,Qe,bt));if(Tt<Vt){let Ut=Nt.bias;if(Ut!=0){let at=Wt(bt,we.scale),yt=Ce>=0?1:-1,Ct=at>=0?1:-1;Ct==yt&&(Ct==1?Ut==1?Ce>=at:Ce<=at:Ut==1?Ce<=at:Ce>=at)&&(Vt=Tt,en=H)}else Vt=Tt,en=H}}if(_t||zn){let bt,Tt;P.ori==0?(bt=it,Tt=Qe):(bt=Qe,Tt=it);let Ut,at,yt,Ct,Ft,Xe,ut=!0,yn=Ye.bbox;if(yn!=null){ut=!1;let et=yn(o,H);yt=et.left,Ct=et.top,Ut=et.width,at=et.height}else yt=bt,Ct=Tt,Ut=at=Ye.size(o,H);if(Xe=Ye.fill(o,H),Ft=Ye.stroke(o,H),zn)H==en&&Vt<=Nt.prox&&(N=yt,W=Ct,J=Ut,ie=at,le=ut,ne=Xe,G=Ft);else{let et=gt[H];et!=null&&(qn[H]=yt,Hn[H]=Ct,$a(et,Ut,at,ut),va(et,Xe,Ft),qt(et,$t(yt),$t(Ct),X,R))}}}}if(zn){let H=Nt.prox,we=gn==null?Vt<=H:Vt>H||en!=gn;if(_t||we){let Te=gt[0];Te!=null&&(qn[0]=N,Hn[0]=W,$a(Te,J,ie,le),va(Te,ne,G),qt(Te,$t(N),$t(W),X,R))}}}if(ye.show&&Qt)if(a!=null){let[T,A]=Ee.scales,[D,N]=Ee.match,[W,J]=a.cursor.sync.scales,ie=a.cursor.drag;if(ze=ie._x,qe=ie._y,ze||qe){let{left:le,top:ne,width:G,height:H}=a.select,we=a.scales[W].ori,Te=a.posToVal,Ie,pe,Ce,it,Qe,bt=T!=null&&D(T,W),Tt=A!=null&&N(A,J);bt&&ze?(we==0?(Ie=le,pe=G):(Ie=ne,pe=H),Ce=x[T],it=O(Te(Ie,W),Ce,w,0),Qe=O(Te(Ie+pe,W),Ce,w,0),So(Lt(it,Qe),We(Qe-it))):So(0,w),Tt&&qe?(we==1?(Ie=le,pe=G):(Ie=ne,pe=H),Ce=x[A],it=j(Te(Ie,J),Ce,k,0),Qe=j(Te(Ie+pe,J),Ce,k,0),Mo(Lt(it,Qe),We(Qe-it))):Mo(0,k)}else cl()}else{let T=We(Br-Ir),A=We(jr-Vr);if(P.ori==1){let J=T;T=A,A=J}ze=Be.x&&T>=Be.dist,qe=Be.y&&A>=Be.dist;let D=Be.uni;D!=null?ze&&qe&&(ze=T>=D,qe=A>=D,!ze&&!qe&&(A>T?qe=!0:ze=!0)):Be.x&&Be.y&&(ze||qe)&&(ze=qe=!0);let N,W;ze&&(P.ori==0?(N=Kn,W=be):(N=Yn,W=xe),So(Lt(N,W),We(W-N)),qe||Mo(0,k)),qe&&(P.ori==1?(N=Kn,W=be):(N=Yn,W=xe),Mo(Lt(N,W),We(W-N)),ze||So(0,w)),!ze&&!qe&&(So(0,0),Mo(0,0))}if(Be._x=ze,Be._y=qe,a==null){if(p){if(li!=null){let[T,A]=Ee.scales;Ee.values[0]=T!=null?Wt(P.ori==0?be:xe,T):null,Ee.values[1]=A!=null?Wt(P.ori==1?be:xe,A):null}Co(Il,o,be,xe,X,R,d)}if(Fn){let T=p&&Ee.setSeries,A=Nt.prox;gn==null?Vt<=A&&Rt(en,Zn,!0,T):Vt>A?Rt(null,Zn,!0,T):en!=gn&&Rt(en,Zn,!0,T)}}_t&&(te.idx=d,il()),f!==!1&&He("setCursor")}let tn=null;Object.defineProperty(o,"rect",{get(){return tn==null&&To(!1),tn}});function To(a=!1){a?tn=null:(tn=y.getBoundingClientRect(),He("syncRect",tn))}function Yr(a,f,p,d,b,w,k){q._lock||Qt&&a!=null&&a.movementX==0&&a.movementY==0||(al(a,f,p,d,b,w,k,!1,a!=null),a!=null?bn(null,!0,!0):bn(f,!0,!1))}function al(a,f,p,d,b,w,k,T,A){if(tn==null&&To(!1),dn(a),a!=null)p=a.clientX-tn.left,d=a.clientY-tn.top;else{if(p<0||d<0){be=-10,xe=-10;return}let[D,N]=Ee.scales,W=f.cursor.sync,[J,ie]=W.values,[le,ne]=W.scales,[G,H]=Ee.match,we=f.axes[0].side%2==1,Te=P.ori==0?X:R,Ie=P.ori==1?X:R,pe=we?w:b,Ce=we?b:w,it=we?d:p,Qe=we?p:d;if(le!=null?p=G(D,le)?i(J,x[D],Te,0):-10:p=Te*(it/pe),ne!=null?d=H(N,ne)?i(ie,x[N],Ie,0):-10:d=Ie*(Qe/Ce),P.ori==1){let bt=p;p=d,d=bt}}A&&(f==null||f.cursor.event.type==Il)&&((p<=1||p>=X-1)&&(p=Sn(p,X)),(d<=1||d>=R-1)&&(d=Sn(d,R))),T?(Ir=p,Vr=d,[Kn,Yn]=q.move(o,p,d)):(be=p,xe=d)}let ul={width:0,height:0,left:0,top:0};function cl(){ts(ul,!1)}let Jr,Zr,Qr,Xr;function ei(a,f,p,d,b,w,k){Qt=!0,ze=qe=Be._x=Be._y=!1,al(a,f,p,d,b,w,k,!0,!1),a!=null&&(Ze(Vl,Yl,ti,!1),Co(ma,o,Kn,Yn,X,R,null));let{left:T,top:A,width:D,height:N}=ye;Jr=T,Zr=A,Qr=D,Xr=N}function ti(a,f,p,d,b,w,k){Qt=Be._x=Be._y=!1,al(a,f,p,d,b,w,k,!1,!0);let{left:T,top:A,width:D,height:N}=ye,W=D>0||N>0,J=Jr!=T||Zr!=A||Qr!=D||Xr!=N;if(W&&J&&ts(ye),Be.setScale&&W&&J){let ie=T,le=D,ne=A,G=N;if(P.ori==1&&(ie=A,le=N,ne=T,G=D),ze&&Xt(L,Wt(ie,L),Wt(ie+le,L)),qe)for(let H in x){let we=x[H];H!=L&&we.from==null&&we.min!=de&&Xt(H,Wt(ne+G,H),Wt(ne,H))}cl()}else q.lock&&(q._lock=!q._lock,bn(f,!0,a!=null));a!=null&&(Rn(Vl,Yl),Co(Vl,o,be,xe,X,R,null))}function Bc(a,f,p,d,b,w,k){if(q._lock)return;dn(a);let T=Qt;if(Qt){let A=!0,D=!0,N=10,W,J;P.ori==0?(W=ze,J=qe):(W=qe,J=ze),W&&J&&(A=be<=N||be>=X-N,D=xe<=N||xe>=R-N),W&&A&&(be=be<Kn?0:X),J&&D&&(xe=xe<Yn?0:R),bn(null,!0,!0),Qt=!1}be=-10,xe=-10,he.fill(null),bn(null,!0,!0),T&&(Qt=T)}function ni(a,f,p,d,b,w,k){q._lock||(dn(a),js(),cl(),a!=null&&Co(ga,o,be,xe,X,R,null))}function oi(){C.forEach(zp),Bs(o.width,o.height,!0)}Cn(Ms,uo,oi);let Qn={};Qn.mousedown=ei,Qn.mousemove=Yr,Qn.mouseup=ti,Qn.dblclick=ni,Qn.setSeries=(a,f,p,d)=>{let b=Ee.match[2];p=b(o,f,p),p!=-1&&Rt(p,d,!0,!1)},Je&&(Ze(ma,y,ei),Ze(Il,y,Yr),Ze(da,y,a=>{dn(a),To(!1)}),Ze(_a,y,Bc),Ze(ga,y,ni),or.add(o),o.syncRect=To);let ns=o.hooks=e.hooks||{};function He(a,f,p){ol?xo.push([a,f,p]):a in ns&&ns[a].forEach(d=>{d.call(null,o,f,p)})}(e.plugins||[]).forEach(a=>{for(let f in a.hooks)ns[f]=(ns[f]||[]).concat(a.hooks[f])});let si=(a,f,p)=>p,Ee=Ae({key:null,setSeries:!1,filters:{pub:Ca,sub:Ca},scales:[L,v[1]?v[1].scale:null],match:[Ea,Ea,si],values:[null,null]},q.sync);Ee.match.length==2&&Ee.match.push(si),q.sync=Ee;let li=Ee.key,fl=Su(li);function Co(a,f,p,d,b,w,k){Ee.filters.pub(a,f,p,d,b,w,k)&&fl.pub(a,f,p,d,b,w,k)}fl.sub(o);function jc(a,f,p,d,b,w,k){Ee.filters.sub(a,f,p,d,b,w,k)&&Qn[a](null,f,p,d,b,w,k)}o.pub=jc;function Gc(){fl.unsub(o),or.delete(o),cn.clear(),Ql(Ms,uo,oi),h.remove(),ue?.remove(),He("destroy")}o.destroy=Gc;function hl(){He("init",e,t),Nr(t||e.data,!1),F[L]?sl(L,F[L]):js(),Yo=ye.show&&(ye.width>0||ye.height>0),mn=_t=!0,Bs(e.width,e.height)}return v.forEach(Or),C.forEach(Sc),n?n instanceof HTMLElement?(n.appendChild(h),hl()):n(o,hl):hl(),o}Ge.assign=Ae;Ge.fmtNum=cr;Ge.rangeNum=Ts;Ge.rangeLog=Ps;Ge.rangeAsinh=ar;Ge.orient=Pn;Ge.pxRatio=ae;Ge.join=Ah;Ge.fmtDate=hr,Ge.tzDate=Hh;Ge.sync=Su;{Ge.addGap=xp,Ge.clipGaps=Os;let e=Ge.paths={points:Au};e.linear=Ou,e.stepped=Tp,e.bars=Cp,e.spline=Pp}var qp="Arrow keys move along the chart, + and - zoom, 0 shows all.",yr=new WeakMap,Wu=[[],[8,4],[2,3],[10,3,2,3]];function bo(e,t={}){return{stroke:()=>zt(`world-${e}`),width:2,dash:Wu[e%Wu.length],...t}}function yo({title:e,sentence:t,data:n,series:o,x:s,y:l,numbers:r,sync:i,height:u=240}){let h=$n(null),c=$n(null);vt(()=>{let _=h.current,g=()=>{c.current?.destroy(),c.current=new Ge(Hp({place:_,series:o,x:s,y:l,sync:i,height:u}),n,_),_.querySelector("canvas").setAttribute("aria-hidden","true")};g();let y=new ResizeObserver(()=>{c.current.setSize({width:_.clientWidth,height:u})});y.observe(_);let $=!0,M=oo.subscribe(()=>{$||g(),$=!1});return()=>{M(),y.disconnect(),c.current.destroy()}},[n]);let m=_=>Ip(_,c.current);return S`<figure class="chart">
    <figcaption><bdi>${Z(e)}</bdi></figcaption>
    <p>${Z(t)}</p>
    <div
      class="plot"
      ref=${h}
      tabindex="0"
      role="application"
      aria-label=${`${Z(e)}. ${Z(t)} ${qp}`}
      onKeyDown=${m}
    ></div>
    <${ea} caption=${e} ...${r} />
  </figure>`}function Hp({place:e,series:t,x:n,y:o,sync:s,height:l}){let r=(h,c)=>({label:h.label,stroke:()=>zt("ink"),grid:{stroke:()=>zt("grid"),width:1},ticks:{stroke:()=>zt("grid"),width:1},values:(m,_)=>_.map(g=>g===null?"":h.tick(g,_)),...h.splits?{splits:h.splits,filter:(m,_)=>_}:{},...c}),i=h=>(c,m)=>m==null?"":h.read(m),u=t.map(h=>({value:i(o),...h,label:Z(h.label)}));return{width:Math.max(e.clientWidth,200),height:l,scales:{x:{time:!1,...n.scale??{}},y:{...o.scale??{}}},axes:[r(n,{size:44}),r(o,{size:64})],series:[{label:n.label,value:i(n)},...u],cursor:{drag:{x:!0,y:!1},...s?{sync:{key:s}}:{}},legend:{live:!0},hooks:{ready:[h=>yr.set(h,{...h.scales.x})]}}}function Ip(e,t){if(!t||e.ctrlKey||e.metaKey||e.altKey)return;let n={ArrowLeft:-1,ArrowRight:1,PageUp:-10,PageDown:10};if(e.key in n)Vp(t,n[e.key]);else if(e.key==="+"||e.key==="=")Uu(t,.5);else if(e.key==="-")Uu(t,2);else if(e.key==="0"||e.key==="Home")Bp(t);else return;e.preventDefault()}function Vp(e,t){let[n,o]=e.series[0].idxs,s=Math.min(o,Math.max(n,(e.cursor.idx??n-t)+t)),l=e.valToPos(e.data[0][s],"x"),r=e.series.findIndex((u,h)=>h>0&&e.data[h][s]!=null),i=r>0?e.valToPos(e.data[r][s],"y"):10;e.setCursor({left:l,top:i})}function Uu(e,t){let{min:n,max:o}=e.scales.x,s=e.cursor.idx==null?(n+o)/2:e.data[0][e.cursor.idx],l=(o-n)*t/2,r=yr.get(e);e.setScale("x",{min:Math.max(r.min,s-l),max:Math.min(r.max,s+l)})}function Bp(e){let{min:t,max:n}=yr.get(e);e.setScale("x",{min:t,max:n})}var jo=[["backlog","waits for a free thread"],["running","runs"],["sibling","lost to the other thread of the core"],["clock","lost to a slower clock"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"],["blocked","asleep"]];function Ws(e){let t=e.flatMap(n=>n.spans.map(o=>o.summary.span));return[...new Set(t)]}function Us(e,t){return e.spans.find(n=>n.summary.span===t)}function Fu(e){return e.spans.flatMap(n=>n.summary.slowest.map((o,s)=>({...o,rank:s,span:n.summary.span}))).sort((n,o)=>n.rank-o.rank)}function zu(e){return jo.map(([n])=>n).reduce((n,o)=>e[`${o}_ns`]>e[`${n}_ns`]?o:n)}function Fs(e){let t=[...new Set(e.flatMap(o=>o.map(([s])=>s)))].sort((o,s)=>o-s),n=e.map(o=>{let s=new Map(o);return t.map(l=>s.get(l)??null)});return{x:t,columns:n}}var jp=[["p50","latency_ns_p50"],["p75","latency_ns_p75"],["p90","latency_ns_p90"],["p95","latency_ns_p95"],["p99","latency_ns_p99"],["p99.5","latency_ns_p995"],["p99.9","latency_ns_p999"],["longest","latency_ns_max"]];function Hu({worlds:e}){let t=n=>S`<${Gp} key=${n} name=${n} worlds=${e} />`;return Ws(e).map(t)}function Gp({name:e,worlds:t}){let n=t.map(c=>Us(c,e)),o=n.map(c=>Zp(c)),{x:s,columns:l}=Fs(o),r=n.map(c=>c?.summary.count??0),i=[s,...l],u=Math.ceil(s.length>0?s[s.length-1]:1),h=S`<${yo}
    title=${`How long ${e} takes`}
    sentence=${Xp(t,n)}
    data=${i}
    series=${t.map((c,m)=>({label:c.name,spanGaps:!0,...bo(m)}))}
    x=${{label:"of all take this long or less",tick:qu,read:qu,splits:()=>[Math.log10(2),...Array.from({length:u},(c,m)=>m+1)],scale:{range:(c,m,_)=>[m??0,Math.max(_??1,(m??0)+.001)]}}}
    y=${{label:"latency",tick:ve,read:ve,splits:Yp,scale:{distr:3,range:Kp}}}
    numbers=${{columns:["beyond",...t.map(c=>`${c.name}, ms`)],rows:()=>Qp(s,l)}}
  />`;return S`<section>
    ${s.length>1&&h}
    <${Et}
      caption=${`Percentiles of ${e}, ms`}
      columns=${["percentile",...t.map(c=>c.name)]}
      rows=${[["done",...r],...jp.map(([c,m])=>[c,...n.map(_=>_?.summary.count?sn(_.summary[m]):"-")])]}
    />
  </section>`}function Kp(e,t,n){return[(t??1)/1.15,(n??10)*1.15]}function Yp(e,t,n,o){let s=Math.floor(Math.log10(n)),l=Math.ceil(Math.log10(o))-s+1;return Array.from({length:l},(u,h)=>h+s).flatMap(u=>[1,2,5].map(h=>h*10**u)).filter(u=>n<=u&&u<=o)}var Jp=.9;function Zp(e){let t=e?.curve.beyond??[],n=t.map((s,l)=>[-Math.log10(s),e.curve.latency_ns[l]||null]),o=n.filter((s,l)=>t[l]<Jp);return o.length>1?o:n}function qu(e){let t=100*(1-10**-e);return`${Number(t.toFixed(Math.max(1,Math.ceil(e))))} %`}function Qp(e,t){return e.map((n,o)=>[`${je(100*10**-n)} %`,...t.map(s=>s[o]===null?"-":sn(s[o]))])}function Xp(e,t){let n=(o,s)=>{let l=e.length>1?`${e[s].name}: `:"",{count:r,latency_ns_p50:i,latency_ns_p99:u}=o?.summary??{count:0};return r?`${l}half take ${ve(i)} or less, 99 % take ${ve(u)} or less`:`${l}none was done`};return`${t.map(n).join("; ")}.`}var wr={label:"seconds of the run",tick:(e,t)=>e.toFixed(em(t)),read:e=>`${e.toFixed(3)} s`};function em([e,t]){return t>e?Math.min(9,Math.max(0,Math.ceil(-Math.log10(t-e)))):0}function Iu({worlds:e}){return[...new Set(e.flatMap(n=>n.limits.map(o=>o.path)))].map(n=>S`<${tm} key=${n} path=${n} worlds=${e} />`)}function tm({path:e,worlds:t}){let n=t.map(c=>c.limits.find(m=>m.path===e)),o=[...new Set(n.filter(Boolean).map(c=>ve(c.step_ns)))].join(", "),s=vr(n,c=>c.used_in_step_ns.map(m=>m/c.step_ns)),l=vr(n,c=>c.throttled_in_step_ns.map(m=>100*m/c.step_ns)),r=t.map(c=>c.name),i=nm(t,n),u={label:"CPUs",tick:je,read:c=>c.toFixed(2),scale:{range:(c,m,_)=>[0,Math.max(_??1,.1)*1.05]}},h={label:"throttled, %",tick:je,read:c=>`${c.toFixed(1)} %`,scale:{range:()=>[0,105]}};return S`<section>
    <${yo}
      title=${`CPU time that ${e} used`}
      sentence=${sm(t,n,o)}
      sync="time"
      data=${[s.x,...s.columns,...i.map(({cpus:c})=>s.x.map(()=>c))]}
      series=${[...r.map((c,m)=>({label:c,spanGaps:!0,...bo(m)})),...i.map(om)]}
      x=${wr}
      y=${u}
      numbers=${kr(s,r,"CPUs")}
    />
    <${yo}
      title=${`When ${e} was throttled`}
      sentence=${lm(t,n,o)}
      sync="time"
      height=${180}
      data=${[l.x,...l.columns]}
      series=${r.map((c,m)=>({label:c,spanGaps:!0,...bo(m)}))}
      x=${wr}
      y=${h}
      numbers=${kr(l,r,"%")}
    />
    <${Et} caption=${`Limit of ${e}`} ...${im(t,n)} />
  </section>`}function Vu({worlds:e}){return Ws(e).map(t=>{let n=e.map(r=>Us(r,t)?.steps),o=vr(n,r=>r.slowest_ns.map(i=>i>0?i/1e6:null));if(o.columns.flat().filter(r=>r!==null).length<2)return null;let s=e.map(r=>r.name),l={label:"slowest, ms",tick:je,read:r=>`${r.toFixed(3)} ms`,scale:{range:(r,i,u)=>[0,Math.max(u??1,1e-6)*1.05]}};return S`<${yo}
      key=${t}
      title=${`Slowest ${t} by when it began`}
      sentence=${rm(e,n)}
      sync="time"
      height=${200}
      data=${[o.x,...o.columns]}
      series=${s.map((r,i)=>({label:r,spanGaps:!0,...bo(i)}))}
      x=${wr}
      y=${l}
      numbers=${kr(o,s,"ms")}
    />`})}function vr(e,t){return Fs(e.map(n=>n?t(n).map((o,s)=>[(s+.5)*n.step_ns/1e9,o]):[]))}function nm(e,t){let n=[];return t.forEach((o,s)=>{if(!o||o.quota_ns===null)return;let l=o.quota_ns/o.period_ns,r=n.find(i=>i.cpus===l);r?r.names.push(e[s].name):n.push({cpus:l,names:[e[s].name]})}),n}function om({names:e},t,n){return{label:n.length>1?`quota, ${e.join(" and ")}`:"quota",stroke:()=>zt("quota"),width:1,dash:[3,3],points:{show:!1}}}function kr({x:e,columns:t},n,o){return{columns:["s",...n.map(s=>`${s}, ${o}`)],rows:()=>e.map((s,l)=>[s.toFixed(3),...t.map(r=>r[l]===null?"-":r[l].toFixed(2))])}}function $r(e,t,n){return t.map((s,l)=>s?e.length>1?`${e[l].name}: ${n(s)}`:n(s):null).filter(Boolean).join("; ")}function sm(e,t,n){return`${$r(e,t,s=>{let l=s.quota_ns===null?"no quota":`quota ${ve(s.quota_ns)}`,r=s.burst_ns>0?`, burst ${ve(s.burst_ns)}`:", no burst";return`${l} for each ${ve(s.period_ns)}${r}`})}. Each point is a mean over ${n}; the kernel's periods may begin elsewhere, so a point may lie above what the limit allows in one.`}function lm(e,t,n){return`${$r(e,t,s=>`throttled in ${s.nr_throttled} of ${s.nr_periods} periods`+(s.nr_bursts>0?`, burst used in ${s.nr_bursts}`:""))}. The line is the share of each ${n} in which at least one CPU's queue of the group was throttled. A period in which the group had nothing to do is not counted.`}function rm(e,t){return`${$r(e,t,o=>{let s=Math.max(...o.slowest_ns,0);if(s===0)return"none was done";let l=o.slowest_ns.indexOf(s)*o.step_ns;return`the slowest took ${ve(s)} and began at about ${(l/1e9).toFixed(2)} s`})}.`}function im(e,t){let n=(l,r)=>[l,...t.map(i=>i?r(i):"-")],o=l=>l.quota_ns===null?"max":l.quota_ns/1e3,s=l=>Gt(l.nr_throttled/Math.max(1,l.nr_periods));return{columns:["cpu.max and cpu.stat",...e.map(l=>l.name)],rows:[n("quota, us",o),n("period, us",l=>l.period_ns/1e3),n("burst, us",l=>l.burst_ns/1e3),n("nr_periods",l=>l.nr_periods),n("nr_throttled",l=>l.nr_throttled),n("throttled periods",s),n("throttled time of all CPUs, ms",l=>(l.throttled_ns/1e6).toFixed(3)),n("nr_bursts",l=>l.nr_bursts),n("burst used, ms",l=>(l.burst_used_ns/1e6).toFixed(3))]}}function Bu(e){return{cpus:e.cpus,states:e.states,tasks:e.tasks,steps:e.steps,windows:e.windows.map(t=>am(t,e))}}function am({from_ns:e,to_ns:t,is_cut:n,stretches:o,wakes:s},{cpus:l,tasks:r}){let i=o.task.length,u=new Float64Array(i),h=new Float64Array(i),c=e;for(let _=0;_<i;_+=1)c+=o.after_ns[_],u[_]=c,h[_]=c+o.length_ns[_];let m=(_,g)=>{let y=Array.from({length:g},()=>[]);return o[_].forEach(($,M)=>y[$].push(M)),y};return{from_ns:e,to_ns:t,is_cut:n,from:u,to:h,task:o.task,state:o.state,cpu:o.cpu,byTask:m("task",r.length),byCpu:m("cpu",l),wakes:um(e,s)}}function um(e,t){let n=e;return t.task.map((o,s)=>{n+=t.after_ns[s];let{[s]:l}=t.waker;return{at:n,task:o,waker:l,wakerCpu:t.waker_cpu[s],targetCpu:t.target_cpu[s]}})}function xr(e,t,n){let o=0,s=e.length;for(;o<s;){let l=o+s>>1;t[e[l]]<=n?o=l+1:s=l}return o}function ju(e,t,n){let o=e.states.length,s=e.tasks.map(()=>new Array(o).fill(0)),l=0;for(let r of e.windows){let i=Math.max(t,r.from_ns),u=Math.min(n,r.to_ns);i>=u||(l+=u-i,r.byTask.forEach((h,c)=>{for(let m=xr(h,r.to,i);m<h.length;m+=1){let _=h[m];if(r.from[_]>=u)break;let g=Math.min(u,r.to[_])-Math.max(i,r.from[_]);s[c][r.state[_]]+=g}}))}return{known:l,sums:s}}var An=24,cm=300;function zs(e,t,n){let o=n<560?78:150,s=t==="cpu"?Array.from({length:e.cpus},(r,i)=>({name:`CPU ${i}`,at:i})):e.tasks.map((r,i)=>({name:r.name,at:i})).slice(0,400),l=Math.max(t==="cpu"?14:12,Math.min(26,Math.floor(420/s.length)));return{rows:s,label:o,tall:l,height:An+Math.max(1,s.length)*l+2}}function Ku(e,t,{by:n,from:o,to:s,marks:l,colours:r}){let i=window.devicePixelRatio||1,u=e.clientWidth,h=zs(t,n,u);e.width=Math.round(u*i),e.height=Math.round(h.height*i);let c=e.getContext("2d");c.scale(i,i),c.fillStyle=r.paper,c.fillRect(0,0,u,h.height);let _={pen:c,plan:h,x:g=>h.label+(g-o)*(u-h.label)/(s-o),from:o,to:s,width:u,colours:r,by:n};fm(_),hm(_,t);for(let g of t.windows)g.to_ns>o&&g.from_ns<s&&pm(_,t,g);l&&bm(_,l),ym(_),vm(_)}function wo({plan:e},t){return An+t*e.tall}function fm({pen:e,plan:t,width:n,colours:o}){t.rows.forEach((s,l)=>{e.fillStyle=l%2?o.paper:o.stripe,e.fillRect(t.label,An+l*t.tall,n-t.label,t.tall)})}function hm(e,t){let{steps:n}=t;if(e.by==="cpu"){e.plan.rows.forEach((s,l)=>{let r=n.cpu_busy_per_mille[Math.floor(s.at/n.cpus_per_row)];Gu(e,t,l,[[r,"running"]])});return}let o=new Map(n.rows.map(s=>[s.name,s]));e.plan.rows.forEach((s,l)=>{let r=o.get(s.name);if(!r)return;let i=[[r.running_per_mille,"running"],[r.queued_per_mille,"queued"],[r.throttled_per_mille,"throttled"]];Gu(e,t,l,i)})}function Gu(e,t,n,o){let{pen:s,plan:l,x:r,from:i,to:u,colours:h}=e,{step_ns:c}=t.steps,m=l.tall-3,_=o[0][0]?.length??0,g=Math.max(0,Math.floor(i/c)),y=Math.min(_,Math.ceil(u/c));for(let $=g;$<y;$+=1){let M=Math.max(l.label,r($*c)),E=Math.max(.5,r(($+1)*c)-M),v=wo(e,n)+2+m;for(let[C,x]of o){let U=m*C[$]/1e3;v-=U,s.globalAlpha=.45,s.fillStyle=h[x],s.fillRect(M,v,E,U)}}s.globalAlpha=1}function pm(e,t,n){let{pen:o,plan:s,x:l,from:r,to:i,width:u,colours:h}=e,c=Math.max(s.label,l(n.from_ns)),m=Math.min(u,l(n.to_ns));s.rows.forEach((_,g)=>{o.fillStyle=g%2?h.paper:h.stripe,o.fillRect(c,wo(e,g),m-c,s.tall)}),o.fillStyle=h.window,o.fillRect(c,An-4,Math.max(2,m-c),4),s.rows.forEach((_,g)=>{let y=e.by==="cpu"?n.byCpu[_.at]:n.byTask[_.at];mm(e,t,n,y,g)}),gm(e,n,Math.max(r,n.from_ns),Math.min(i,n.to_ns))}function mm(e,t,n,o,s){let{plan:l,x:r,from:i,to:u,width:h,by:c}=e,m=new Map,_=c==="cpu"?0:xr(o,n.to,i);for(let g=_;g<o.length;g+=1){let y=o[g];if(n.from[y]>=u)break;if(n.to[y]<=i)continue;let $=n.state[y],M=Math.max(l.label,r(n.from[y])),E=Math.min(h,r(n.to[y]));if(E-(m.get($)??-1)<.4)continue;m.set($,E);let v=t.tasks[n.task[y]];dm(e,s,t.states[$],M,Math.max(E-M,.6),v)}}function dm(e,t,n,o,s,l){let{pen:r,plan:i,colours:u,by:h}=e,c=i.tall-3,m=h==="cpu"?Math.max(3,Math.floor(c/4)):c,_=wo(e,t)+2,g=c;if(h==="cpu"?(g=n==="running"?c-m:m,_+=n==="running"?0:c-m):n!=="running"&&(g=Math.max(3,Math.floor(c*.6)),_+=c-g),r.fillStyle=u[n],r.fillRect(o,_,s,g),n==="throttled"&&s>3&&g>2&&_m(r,o,_,s,g,u.paper),h==="cpu"&&n==="running"&&s>34){r.fillStyle=u.onRunning,r.font="10px system-ui, sans-serif";let y=Math.floor((s-4)/6);r.fillText(Dl(l.name,y),o+2,_+g/2+3.5)}}function _m(e,t,n,o,s,l){e.save(),e.beginPath(),e.rect(t,n,o,s),e.clip(),e.strokeStyle=l,e.lineWidth=1,e.beginPath();for(let r=t-s;r<t+o;r+=5)e.moveTo(r,n+s),e.lineTo(r+s,n);e.stroke(),e.restore()}function gm(e,t,n,o){let{pen:s,x:l,colours:r,by:i,plan:u}=e,h=t.wakes.filter(c=>c.at>=n&&c.at<o);if(!(h.length===0||h.length>cm)){s.strokeStyle=r.ink,s.fillStyle=r.ink,s.lineWidth=1;for(let c of h){let[m,_]=i==="cpu"?[c.wakerCpu,c.targetCpu]:[c.waker,c.task];if(_>=u.rows.length)continue;let g=l(c.at),y=wo(e,_)+u.tall/2;if(m!==null&&m!==_&&m<u.rows.length){let $=wo(e,m)+u.tall/2;s.globalAlpha=.6,s.beginPath(),s.moveTo(g,$),s.lineTo(g,y),s.stroke(),s.globalAlpha=1}s.beginPath(),s.moveTo(g,y),s.lineTo(g-4,y-3),s.lineTo(g-4,y+3),s.fill()}}}function bm({pen:e,plan:t,x:n,width:o,colours:s},{from:l,taken:r,to:i}){e.fillStyle=s.mark;let u=h=>Math.min(o,Math.max(t.label,n(h)));e.globalAlpha=.16,e.fillRect(u(l),An,u(i)-u(l),t.height),e.globalAlpha=1,e.strokeStyle=s.mark,e.lineWidth=2;for(let[h,c]of[[l,[]],[r,[4,3]],[i,[]]])h===void 0||n(h)<t.label||n(h)>o||(e.setLineDash(c),e.beginPath(),e.moveTo(n(h),An),e.lineTo(n(h),t.height),e.stroke());e.setLineDash([])}function ym({pen:e,plan:t,x:n,from:o,to:s,width:l,colours:r}){let i=wm((s-o)/Math.max(2,(l-t.label)/110));e.font="11px system-ui, sans-serif",e.fillStyle=r.ink,e.strokeStyle=r.grid,e.lineWidth=1;for(let u=Math.ceil(o/i)*i;u<s;u+=i){let h=n(u);e.beginPath(),e.moveTo(h,An-4),e.lineTo(h,t.height),e.stroke();let c=ws(u,i*100);h+e.measureText(c).width<l&&e.fillText(c,h+2,12)}}function wm(e){let t=10**Math.floor(Math.log10(Math.max(e,1)));return[1,2,5,10].map(n=>n*t).find(n=>n>=e)}function vm(e){let{pen:t,plan:n,colours:o}=e;t.fillStyle=o.paper,t.fillRect(0,0,n.label,n.height),t.fillStyle=o.ink,t.font=`${Math.min(12,n.tall-2)}px system-ui, sans-serif`;let s=Math.floor((n.label-8)/6.4);n.rows.forEach((l,r)=>{t.fillText(Dl(l.name,s),2,wo(e,r)+n.tall/2+4)})}function Yu(e){let t=Fu(e).map(r=>({name:r.span,task:r.task,from:r.at_ns,taken:r.taken_at_ns,to:r.at_ns+r.elapsed_ns,blame:r.blame})),n=e.schedule.longest_wait;if(t.length>0||!n)return t;let{task:o,from_ns:s,to_ns:l}=n;return[{name:"longest time ready without a CPU",task:o,from:s,to:l,blame:null}]}function Ju({jumps:e,chosen:t,choose:n}){let o=(s,l)=>[{text:`${l+1}`,node:S`<${km} ...${{jump:s,at:l,chosen:t,choose:n}} />`},s.name,(s.from/1e9).toFixed(6),sn(s.to-s.from),{text:Zu(s.blame),node:S`<${$m} blame=${s.blame} />`},s.task];return S`<${Et}
    caption="The slowest, and where their time went"
    columns=${["jump to","what","began, s","took, ms","where the time went","ended by"]}
    rows=${e.map(o)}
    selected=${t}
  />`}function km({jump:e,at:t,chosen:n,choose:o}){return S`<button
    type="button"
    class="jump"
    aria-pressed=${t===n}
    onClick=${()=>o(t)}
  >
    ${t+1}<span class="unseen">: show ${Z(e.name)} of ${ve(e.to-e.from)}</span>
  </button>`}function Sr(e){let t=Math.max(1,jo.reduce((o,[s])=>o+e[`${s}_ns`],0));return jo.map(([o,s])=>({name:o,says:s,share:e[`${o}_ns`]/t})).filter(({share:o})=>o>0)}function Zu(e){return e?Sr(e).map(({name:t,share:n})=>`${t} ${Gt(n)}`).join(", "):"-"}function $m({blame:e}){if(!e)return"-";let t=zu(e),n=Sr(e).map(({name:s,share:l})=>S`<span class=${`cause ${s}`} style=${{width:`${100*l}%`}}></span>`),o=Sr(e).find(({name:s})=>s===t)?.share??0;return S`<span class="blame" role="img" aria-label=${Zu(e)}>${n}</span>
    <span class="main" aria-hidden="true">${t} ${Gt(o,0)}</span>`}function Qu(){return S`<ul class="legend">
    ${jo.map(([e,t])=>S`<li><span class=${`cause ${e}`}></span> ${e}: ${t}</li>`)}
  </ul>`}var Xu=200;function ec(e){let t={from:0,to:Math.max(e,Xu)},n=st(t),o=(s,l)=>{let r=Math.min(Math.max(l-s,Xu),t.to),i=(s+l)/2,u=Math.min(Math.max(0,i-r/2),t.to-r);n.value={from:u,to:u+r}};return{range:n,show:o,all:()=>o(0,t.to),zoom:(s,l)=>{let{from:r,to:i}=n.value,u=l??(r+i)/2;o(u-(u-r)*s,u+(i-u)*s)},move:s=>{let{from:l,to:r}=n.value,i=r-l,u=Math.min(Math.max(0,l+s*i),t.to-i);n.value={from:u,to:u+i}}}}function tc(e,t,n){let o=new Map,s=h=>{let{from:c,to:m}=t.range.value,_=e.clientWidth-n();return c+(h-n())*(m-c)/_},l=h=>h/(e.clientWidth-n()),r=new AbortController,i={signal:r.signal},u=(h,c,m)=>e.addEventListener(h,c,{...m,...i});u("wheel",h=>{if(!h.ctrlKey&&!h.shiftKey)return;h.preventDefault();let c=h.deltaY||h.deltaX;h.ctrlKey?t.zoom(c>0?1.25:.8,s(h.offsetX)):t.move(c>0?.1:-.1)},{passive:!1}),u("dblclick",h=>t.zoom(.4,s(h.offsetX))),u("pointerdown",h=>{o.set(h.pointerId,h.offsetX),e.setPointerCapture(h.pointerId)}),u("pointermove",h=>{let c=o.get(h.pointerId);c!==void 0&&(o.size===1?t.move(-l(h.offsetX-c)):xm(t,o,h,s),o.set(h.pointerId,h.offsetX))});for(let h of["pointerup","pointercancel"])u(h,c=>o.delete(c.pointerId));return()=>r.abort()}function xm(e,t,n,o){let[s]=[...t].filter(([i])=>i!==n.pointerId).map(([,i])=>i),l=Math.abs(t.get(n.pointerId)-s),r=Math.abs(n.offsetX-s);l>4&&r>4&&e.zoom(l/r,o((n.offsetX+s)/2))}function nc(e,t,n){let o={ArrowLeft:()=>t.move(-.2),ArrowRight:()=>t.move(.2),PageUp:()=>t.move(-1),PageDown:()=>t.move(1),"+":()=>t.zoom(.5),"=":()=>t.zoom(.5),"-":()=>t.zoom(2),0:t.all,Home:t.all,n:()=>n(1),p:()=>n(-1)};return e in o?(o[e](),!0):!1}var oc=60,sc="Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.",Sm="Blank is blocked or idle. Under a bar at the top every switch is drawn; elsewhere pale steps show how much of each was spent. The shaded time is the chosen request, the broken line when a thread took it. Arrows are wake-ups.";function lc({world:e}){let t=Bt(()=>Bu(e.schedule),[e]),n=Bt(()=>ec(e.ended_ns),[e]),o=Bt(()=>Yu(e),[e]),[s,l]=wt("task"),[r,i]=wt(o.length>0?0:-1),u=m=>{let{from:_,to:g}=o[m],y=Math.max((g-_)*.08,1e3);i(m),n.show(_-y,g+y)};vt(()=>{o.length>0?u(0):t.windows.length>0&&n.show(t.windows[0].from_ns,t.windows[0].to_ns)},[e]);let h=m=>{o.length>0&&u((r+m+o.length)%o.length)},c=o[r];return S`<div class="schedule">
    <${Tm} view=${n} by=${s} setBy=${l} jump=${o.length>0&&h} />
    <${Em} ...${{world:e,decoded:t,view:n,by:s,marks:c,step:h}} />
    <${Pm} by=${s} />
    <${Am} ...${{world:e,decoded:t,view:n,marks:c}} />
    <${Ju} jumps=${o} chosen=${r} choose=${u} />
    ${o.some(m=>m.blame)&&S`<${Qu} />`}
    ${Mm(e)}
  </div>`}function Mm({schedule:e}){let t=e.windows_left_out,n=e.windows.filter(s=>s.is_cut).length,o=n===1?"1 of the times in full ends early: so much happened in it.":`${n} of the times in full end early: so much happened in them.`;return[t>0&&S`<p class="note">${t} of the times in full had no room on this page.</p>`,n>0&&S`<p class="note">${o} What follows is drawn in steps.</p>`]}function Tm({view:e,by:t,setBy:n,jump:o}){let s=(r,i)=>S`<button type="button" onClick=${i}>${r}</button>`,l=(r,i)=>S`<label
      ><input
        type="radio"
        name=${`by-${e.range.peek().to}`}
        checked=${t===r}
        onChange=${()=>n(r)}
      />
      ${i}</label
    >`;return S`<div class="buttons">
    <fieldset><legend>Rows</legend>${l("task","tasks")} ${l("cpu","CPUs")}</fieldset>
    ${s("Zoom in",()=>e.zoom(.5))} ${s("Zoom out",()=>e.zoom(2))}
    ${s("Earlier",()=>e.move(-.5))} ${s("Later",()=>e.move(.5))}
    ${s("Whole run",e.all)}
    ${o&&s("Previous slowest",()=>o(-1))}
    ${o&&s("Next slowest",()=>o(1))}
  </div>`}function Cm(){let t=Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink","grid"].map(l=>[l,zt(l)])),[n,o,s]=["window","mark","on-running"].map(zt);return{...t,window:n,mark:o,onRunning:s}}function Em({world:e,decoded:t,view:n,by:o,marks:s,step:l}){let r=$n(null),i=$n({});i.current={by:o,marks:s},vt(()=>{let m=()=>{let{from:M,to:E}=n.range.peek();Ku(r.current,t,{...i.current,from:M,to:E,colours:Cm()})},_=0,g=()=>{cancelAnimationFrame(_),_=requestAnimationFrame(m)};i.current.later=g;let y=ct(()=>{n.range.value,oo.value,g()}),$=new ResizeObserver(g);return $.observe(r.current.parentElement),()=>{y(),$.disconnect(),cancelAnimationFrame(_)}},[t,o,s]),vt(()=>{let m=()=>zs(t,"task",r.current.clientWidth).label;return tc(r.current,n,m)},[n]);let u=m=>{m.ctrlKey||m.metaKey||m.altKey||nc(m.key,n,l)&&m.preventDefault()},{height:h}=zs(t,o,1e3),c=`Schedule of ${Z(e.name)} by ${o==="cpu"?"CPU":"task"}. ${sc}`;return S`<div
    class="canvas"
    tabindex="0"
    role="application"
    aria-label=${c}
    onKeyDown=${u}
  >
    <canvas ref=${r} style=${{height:`${h}px`}} aria-hidden="true"></canvas>
  </div>`}function Pm({by:e}){let t=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"]],n=e==="cpu"?"Waiting tasks are the strip below who runs. ":"";return S`<ul class="legend">
      ${t.map(([o,s])=>S`<li><span class=${`cause ${o}`}></span> ${o}: ${s}</li>`)}
    </ul>
    <p class="note">${n}${Sm} ${sc}</p>`}function Am({world:e,decoded:t,view:n,marks:o}){let{from:s,to:l}=n.range.value,{known:r,sums:i}=Bt(()=>ju(t,s,l),[t,s,l]),u=l-s,h=t.tasks.map((y,$)=>({task:y,sums:i[$]}));h.sort((y,$)=>qs($.sums)-qs(y.sums));let c=h.filter(({sums:y})=>qs(y)>0),m=({task:y,sums:$})=>[y.name,y.group,...$.map(sn),sn(Math.max(0,r-qs($)))],_=r>=u*.999?"what you see":"the times in full that you see",g=c.length-oc;return S`<p class="seen" aria-live="polite">
      ${Lm(e,t,{from:s,to:l,known:r,sums:i,marks:o})}
    </p>
    <${Et}
      caption=${`What each task did in ${_}, ms`}
      columns=${["task","group",...t.states,"blocked"]}
      rows=${c.slice(0,oc).map(m)}
    />
    ${g>0&&S`<p class="note">and ${g} more tasks</p>`}`}function qs(e){return e.reduce((t,n)=>t+n,0)}function Lm(e,t,{from:n,to:o,known:s,sums:l,marks:r}){let i=o-n,u=`You see ${ve(i)} of ${ve(e.ended_ns)}, from ${ws(n,i)}.`;if(s===0)return`${u} It is drawn in steps of ${ve(t.steps.step_ns)}.`;let h=t.tasks.find($=>$.name===r?.task)?.group;if(h===void 0)return u;let c=l.filter(($,M)=>t.tasks[M].group===h&&t.tasks[M]),m=$=>{let M=t.states.indexOf($),E=c.reduce((v,C)=>v+C[M],0);return Gt(E/Math.max(1,s*c.length),0)},_=`The ${c.length} tasks of ${Z(h)} that are drawn`,g=`${m("queued")} waiting for a CPU, ${m("running")} running`;return`${u} ${_} spent ${m("throttled")} of it throttled, ${g}, the rest asleep or on the way to another CPU.`}var Om=6;function rc(e,t){return(t?t.numbers:Dm(e)).map(({label:o,of:s,read:l})=>[o,...e.map(r=>{let i=s(r.run);return i==null?"-":l(i)})])}var Q={time:ve,percent:e=>Gt(e/100),count:e=>String(e),number:e=>je(e),joules:e=>`${je(e)} J`},Ln=(e,t)=>e.tasks.find(n=>n.name===t),Mr=(e,t)=>e.groups.find(n=>n.path===t),On=(e,t=0)=>e.requests[t];function Dm(e){let[{run:t}]=e,n=t.requests.flatMap(({span:l},r)=>[{label:`${l}: done`,of:i=>On(i,r)?.count,read:Q.count},{label:`${l}: p50`,of:i=>Hs(i,r)?.latency_ns_p50,read:Q.time},{label:`${l}: p99`,of:i=>Hs(i,r)?.latency_ns_p99,read:Q.time},{label:`${l}: slower than p99`,of:i=>Nm(Hs(i,r)),read:Q.count},{label:`${l}: slowest`,of:i=>Hs(i,r)?.latency_ns_max,read:Q.time}]),o=t.groups.filter(l=>l.limit).map(({path:l})=>({label:`${l}: periods throttled`,of:r=>Mr(r,l)?.limit?.throttle_ratio_percent,read:Q.percent})),s=n.length>0?[]:t.tasks.slice(0,Om).flatMap(Rm);return[...n,...o,...s,...Wm()]}function Hs(e,t){let n=On(e,t);return n?.count>0?n:null}function Nm(e){return e===null?null:Math.floor(e.count/100)}function Rm({name:e}){return[{label:`${e}: CPU time`,of:t=>Ln(t,e)?.runtime_ns,read:Q.time},{label:`${e}: mean wait for a CPU`,of:t=>Ln(t,e)?.delay_ns_mean,read:Q.time},{label:`${e}: longest wait for a CPU`,of:t=>Ln(t,e)?.delay_ns_max,read:Q.time}]}function Wm(){return[{label:"CPU time of all tasks",of:e=>e.total.runtime_ns,read:Q.time},{label:"switches",of:e=>e.total.switches,read:Q.count},{label:"migrations",of:e=>e.total.migrations,read:Q.count},{label:"wake-up latency, p99",of:e=>e.total.wakeups>0?e.total.wake_latency_ns_p99:null,read:Q.time}]}var Um=100;function ic({play:e,story:t}){let n=e.result.value;if(!n)return S`<p role="status">The engine is loading.</p>`;let o=[n.a,n.b].filter(u=>u?.ok).map(u=>u.ok),s=[n.a,n.b].filter(u=>u&&!u.ok);if(o.length===0)return S`<p class="caution">No run: the message stands where the text is.
      ${s.some(({kind:u})=>u==="stopped")&&` ${Z(s[0].message)}`}</p>`;let l=o.map(({document:u})=>u.worlds[0]),r=l.some(({spans:u})=>u.some(({summary:h})=>h.count>0)),i=l.some(u=>u.limits.length>0);return S`<section class="outcome" aria-label="What came out">
    <${Fm} shown=${n} answers=${o} />
    <${zm} answers=${o} broken=${s} />
    <${Et}
      caption=${l.length>1?"Numbers of both worlds":"Numbers of world A"}
      columns=${["what",...l.map(u=>u.name)]}
      rows=${rc(o,t)}
    />
    <${Hm} answers=${o} />
    ${r&&S`<h2>Latency</h2><${Hu} worlds=${l} />`}
    ${(i||r)&&S`<h2>Over time</h2>`}
    ${i&&S`<${Iu} worlds=${l} />`}
    ${r&&S`<${Vu} worlds=${l} />`}
    <h2>Schedule</h2>
    <${Im} worlds=${l} />
  </section>`}function Fm({shown:e,answers:t}){let n=Math.min(...t.map(({run:r})=>r.simulated_ns)),o=Math.max(...t.map(({whole_ns:r})=>r));if(!t.some(({run:r,whole_ns:i})=>r.duration_ns<i)){let r=t.map(({run:u})=>ve(u.simulated_ns)),i=new Set(r).size>1?`A ${r[0]}, B ${r[1]}`:r[0];return S`<p class="length">Simulated: the whole run, ${i}.</p>`}let l=e.kind==="drag"?"so that it answers at once; more follows when nothing moves":"a whole run would take too long here; the command below runs it";return S`<p class="length cut">
    Simulated: only the first ${ve(n)} of ${ve(o)}, ${l}.
  </p>`}function zm({answers:e,broken:t}){let n=new Set;for(let{document:o,warnings:s}of e){o.cautions.forEach(l=>n.add(`${o.worlds[0].name}: ${l}`)),s.forEach(l=>n.add(l));for(let{summary:l}of o.worlds[0].spans)l.count>0&&l.count<Um&&n.add(qm(o.worlds[0].name,l))}return t.forEach(({kind:o,message:s})=>{n.add(o==="stopped"?s:"World B can't be run: the message stands with it.")}),[...n].map(o=>S`<p class="caution" role="note">${Z(o)}</p>`)}function qm(e,{span:t,count:n}){let o=n===1?"is 1 request":`are ${n} requests`;return`${e}: there ${o} of ${t}, too few for a p99: it is the slowest of them.`}function Hm({answers:e}){return S`<div class="runs">
    ${e.map(({document:t})=>{let[{name:n,said:o}]=t.worlds;return S`<section aria-label=${Z(n)}>
        <h3><bdi>${Z(n)}</bdi></h3>
        <p class="about">${t.about.map(Z).join(" ")}</p>
        <ul>
          ${o.map(s=>S`<li>${Z(s)}</li>`)}
        </ul>
      </section>`})}
  </div>`}function Im({worlds:e}){let[t,n]=wt(0),o=Math.min(t,e.length-1),s=(l,r)=>S`<label
      ><input
        type="radio"
        name="world"
        checked=${r===o}
        onChange=${()=>n(r)}
      />
      <bdi>${Z(l.name)}</bdi></label
    >`;return S`${e.length>1&&S`<fieldset class="worlds"><legend>Which run</legend>${e.map(s)}</fieldset>`}
    <${lc} key=${o} world=${e[o]} />`}var Vm=e=>Math.max(...e.tasks.map(t=>t.ended_at_ns)),ac={id:"000",title:"Limits that refill at the same moment",problem:["Two groups share one core with eight hardware threads. Each may use a quarter of it: its quota is refilled once in a period of 100 ms.","On Linux 6.2 all refills fall on the same moment. So both groups run together, then both are throttled together. For half of each period eight tasks crowd on one core, and for the other half nobody uses it."],change:"The patch starts each group's period at another time. Then the groups take turns, and each task has more of the core for itself.",look:"Look at the time when the last task is done. Then look at the schedule of both worlds: in A both groups are throttled at the same time, in B they take turns.",reduced:"one core, and one second of work for each task; the study has 59 s, and 1 to 8 cores. The moment at which a group begins is drawn from the seed: choose another seed to see how much of the gain is luck.",text:`machine = "power-smt8-1"
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
`,knobs:["limit:/one:quota","limit:/two:quota","limit:/one:period","limit:/two:period"],choices:[{key:"phase",label:"When does a group's period begin?",usual:"aligned",answers:[["aligned","all at the same moments, as on 6.2"],["tenths","moved on by tenths of a period: the posted patch"],["random","anywhere, drawn once: what was merged in 6.4"],["even","spread evenly: what the thread wishes for"],["varied","periods a few per cent longer or shorter: the reply"]]}],changed:{"set:phase":"even"},numbers:[{label:"all work is done after",of:Vm,read:Q.time},{label:"energy of the socket",of:e=>e.energy_j,read:Q.joules},{label:"CPU time of all tasks",of:e=>e.total.runtime_ns,read:Q.time}]};var Is=e=>e.placement.machine,uc={id:"001",title:"Where is an idle CPU?",problem:["A task that wakes up looks for an idle CPU among those that share its cache. When nearly all are busy, it looks at many of them in vain.","Linux 6.0 looks at fewer CPUs, the busier they are. That is cheap, but it misses idle CPUs that are there."],change:"The patch (SIS_CORE) keeps a note of CPUs that went idle, one for each core, and looks only at those. What it finds busy it strikes out.",look:"Look at the share of looks that find an idle CPU. Then at the work that is done: a better search is worth little where no CPU is idle. The mail reports a gain of 17 to 27 % on an overloaded machine, which the simulator does not show: the study says what we think is missing.",reduced:"24 CPUs and 23 ms, most of which hackbench takes to start; the study has 96 and 256 CPUs. Differences of a few per cent in the work done may be chance.",text:`machine = "node:1 l3:1 core:12 pu:2"
duration = "23ms"

[kernel]
profile = "tip-fb04563d1cae"
changes = "hint-skips-pending,core-search-free"

[groups."/bench"]

[[workloads]]
command = "hackbench -g 1 -l 10000 -p"
group = "/bench"
`,knobs:[],choices:[{key:"search",label:"Which CPUs are tried?",usual:"sis-util",answers:[["sis-util","in order, fewer as they get busier: 6.0"],["sis-core","only those that are noted as idle: the patch"],["sis-prop","in order, as many as the idle time pays for: 4.13"],["linear","all of them, in order: 4.8"]]}],changed:{"set:search":"sis-core"},numbers:[{label:"looks at a CPU that found it idle",of:e=>Is(e).search_efficiency_percent,read:Q.percent},{label:"searches",of:e=>Is(e).searches,read:Q.count},{label:"searches that found an idle CPU",of:e=>Is(e).search_success_percent,read:Q.percent},{label:"CPUs looked at in a scan, on average",of:e=>Is(e).scan_depth_mean,read:Q.number},{label:"messages done",of:e=>e.goals[0]?.count,read:Q.count}]};var cc=e=>Mr(e,"/test")?.limit,fc={id:"002",title:"Time that was not used is not lost: burst",problem:["A service may use 6 CPUs: 600 ms of CPU time in each 100 ms. On average it needs five. But its work comes in batches, and now and then three batches fall into one period.","What a group does not use is lost at the end of the period. So the service is throttled in a busy period, though it saved time in the ones before."],change:"With burst, a group keeps what it did not use, up to a maximum, and may use it in a later period.",look:"Look at the 99th percentile of both worlds. Then drag the quota down towards five CPUs: when nothing is left over on average, there is nothing to save, and burst cannot help.",reduced:"5 s; the study has 60 s and ten seeds.",text:`machine = "xeon-8260-2s"
kernel = "6.1"
duration = "5s"

[groups."/test"]
"cpu.max" = "600000 100000"

[[workloads]]
command = "schbench -m 1 -t 30 -r 60 -c 10000 -R 500"
group = "/test"
`,knobs:["limit:/test:quota","limit:/test:period","limit:/test:burst"],choices:[{key:"refill",label:"What does a group own when its period begins?",usual:"burst",answers:[["burst","its quota and what it saved, once for all idle periods: 5.14"],["burst-idle-periods","the same for each idle period: the posted version 2"],["quota","its quota, whatever it left: before 5.14"]]}],changed:{"limit:/test:burst":"400"},numbers:[{label:"requests done",of:e=>On(e)?.count,read:Q.count},{label:"p50",of:e=>On(e)?.latency_ns_p50,read:Q.time},{label:"p99",of:e=>On(e)?.latency_ns_p99,read:Q.time},{label:"slowest",of:e=>On(e)?.latency_ns_max,read:Q.time},{label:"periods throttled",of:e=>cc(e)?.throttle_ratio_percent,read:Q.percent},{label:"periods in which burst was used",of:e=>cc(e)?.["cpu.stat"].nr_bursts,read:Q.count}]};var Bm=(e,t)=>n=>Ln(n,e)?.[t],Tr=(e,t,n)=>["long","short"].map(o=>({label:`${e}, ${o}`,of:Bm(o,t),read:n})),hc={id:"003",title:"A short slice that has to wait for a long one",problem:["Two tasks share one CPU. Both compute all the time. One asks for slices of 100 ms, the other one for 0.1 ms, because it wants to wait less.","But whoever runs keeps the CPU until its slice is over. So the short one waits for 100 ms at a time, as if it had asked for nothing."],change:"The patch looks once in a quantum whether the other one should run. The quantum is the base slice.",look:"Look at the longest wait of both tasks. Then drag the base slice: with the patch it sets how long anybody waits. The price is in the number of switches.",reduced:"3 s; the study has 10 s, twenty seeds, and two benchmarks.",text:`machine = "tencent-42"
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
`,knobs:["set:base_slice_ns","set:tasks.long.slice","set:tasks.short.slice"],choices:[{key:"turn",label:"When has the running task had its turn?",usual:"request",answers:[["request","when its slice is over: 6.7"],["quantum","after a quantum of one base slice: the patch"],["min-slice","when the shortest slice that waits is over: 6.17"]]}],changed:{"set:turn":"quantum"},numbers:[...Tr("longest wait","delay_ns_max",Q.time),...Tr("mean wait","delay_ns_mean",Q.time),...Tr("CPU time","runtime_ns",Q.time),{label:"switches",of:e=>e.total.switches,read:Q.count}]};var pc={id:"004",title:"When does the frequency follow the work?",problem:["The governor chooses the clock of a CPU. The scheduler tells it how busy the CPU is. On Linux 4.12 it does so at each change of its averages. That is often, and the governor may act only once in a while: here, once in 10 ms.","Here a real-time task computes for a moment, every 20 ms. A task of another kind runs beside it, and its calls take the places of the calls that would matter."],change:"The patch tells the governor at the timer tick instead. The replies want other things: a maximum over a window, a limit that depends on how wrong the clock is, or no limit for urgent tasks.",look:"Look at the number of calls, at the time for which the clock is lower than asked for, and at the energy. No answer is best in all three.",reduced:"two tasks and 2 s, and one experiment of the study's many; its pipe, hackbench, ebizzy and cyclictest are not in here. Energy is good for comparing answers only.",text:`duration = "2s"
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
`,knobs:[],choices:[{key:"hint",label:"When does the governor hear?",usual:"each-change",answers:[["each-change","at each change of the averages: 4.12"],["tick","at the timer tick: the patch"],["attach-detach","only when a task's load comes or goes"]]},{key:"rate",label:"When may it act?",usual:"fixed",answers:[["fixed","10 ms after the last change: 4.12"],["by-error","sooner, the more the clock is off: Rasmussen"],["sliding-maximum","at once, to the maximum of a window: Zijlstra"],["tumbling-maximum","at the end of each window: Kumar's reading"],["urgent-at-once","at once for real-time tasks: Bellasi"]]},{key:"realtime",label:"How does it see a real-time task?",usual:"flag",answers:[["flag","when it is charged, at the tick and when it stops: 4.12"],["queued","as soon as it is queued: 4.17"]]}],changed:{"set:hint":"tick"},numbers:[{label:"calls of the governor",of:e=>e.governor_hints,read:Q.count},{label:"changes of the clock",of:e=>e.freq_changes,read:Q.count},{label:"clock lower than asked for",of:e=>e.under_provisioned_ns,read:Q.time},{label:"clock higher than asked for",of:e=>e.over_provisioned_ns,read:Q.time},{label:"CPU time of the urgent task",of:e=>Ln(e,"urgent")?.runtime_ns,read:Q.time},{label:"energy of the package",of:e=>e.energy_j,read:Q.joules}]};var un=[ac,uc,fc,hc,pc];var jm="https://github.com/fairground-sched/fairground/blob/main",Gm=`${jm}/crates/fairground-cli/library/studies`;function Cr(e){return{story:e.id,scenario:"",text:e.text,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{...e.changed},kernel:"",settings:""}}}function mc({play:e}){let t=e.state.value.story,n=o=>S`<li>
      <button
        type="button"
        aria-pressed=${o.id===t?"true":"false"}
        onClick=${()=>e.set(Cr(o),!0)}
      >
        <span class="thread">${o.id}</span> ${o.title}
      </button>
    </li>`;return S`<nav class="stories" aria-label="Stories">
    <h2>Stories</h2>
    <p class="note">
      Five threads of the kernel's mailing list, each in a small world that answers at once.
    </p>
    <ol>
      ${un.map(n)}
    </ol>
  </nav>`}function dc({story:e}){return e?S`<section class="story" aria-label=${e.title}>
    <h2>${e.title}</h2>
    <h3>The problem</h3>
    ${e.problem.map(t=>S`<p>${t}</p>`)}
    <h3>The change</h3>
    <p>${e.change}</p>
    <h3>Try it</h3>
    <p>${e.look}</p>
    <p class="caution" role="note"><strong>A reduced world:</strong> ${e.reduced}</p>
    <p>
      The full study, its figures beside the mail's, and what does not come out:${" "}
      <a href=${`${Gm}/${e.id}/README.md`}>study ${e.id}</a>, or
      <code> fairground reproduce ${e.id}</code>.
    </p>
  </section>`:null}function _c({play:e,shelves:t,said:n}){let{story:o}=e.state.value,s=un.find(l=>l.id===o);return S`<header>
      <h1>fairground playground</h1>
      <p class="by">
        What Linux's CPU scheduler will do, before you change it. The engine runs in this page;
        nothing is sent anywhere.
      </p>
      <${Bi} />
    </header>
    <main>
      ${n&&S`<p class="caution" role="alert">${Z(n)}</p>`}
      <${mc} play=${e} />
      <${dc} story=${s} />
      <div class="bench">
        <div class="side">
          <${ca} play=${e} shelves=${t} />
        </div>
        <div class="result">
          <${Km} play=${e} />
          <${ic} play=${e} story=${s} />
          <${na} play=${e} />
        </div>
      </div>
    </main>`}function Km({play:e}){let t=e.busy.value,n=e.result.value?.took_ms;return S`<div class="busy">
    <p role="status">
      ${t?"The engine is at work.":n!==void 0&&`Answered in ${ve(n*1e6)}.`}
    </p>
    <button type="button" disabled=${!t} onClick=${()=>e.stop()}>Stop</button>
  </div>`}var Pr=document.getElementById("report");async function Er(e,t){let n=await e({list:t});if(!n?.ok)throw new Error(n?.message??"the engine gives no answer");return n.ok[t]}async function Ym(){let e=Xi(),[t,n,o]=[await Er(e,"scenarios"),await Er(e,"machines"),await Er(e,"kernels")],s={};for(let{name:r}of t)s[r]=(await e({text:r}))?.ok?.text??"";let l=await Jm();return{scenarios:t,machines:n,kernels:o.reverse(),texts:s,files:l,stories:un}}async function Jm(){try{let e=await(await fetch("files.json")).json();return Array.isArray(e.files)?e.files:[]}catch{return[]}}function gc(e){let t=location.hash.slice(1);if(t==="")return[e.state.peek(),null];let n=un.find(({id:o})=>t===`story-${o}`);if(n)return[Cr(n),null];try{let o=e.read(t);return[un.find(({id:l})=>l===o.story)?.text===o.text?o:{...o,story:null},null]}catch(o){return[e.state.peek(),o.message]}}function Zm(e){let t=0;ct(()=>{let n=gs(e.state.value);clearTimeout(t),t=setTimeout(()=>history.replaceState(null,"",`#${n}`),300)})}async function Qm(){Vi();let e=await Ym(),t=Qi(),[n,o]=gc(t);t.set(n,!0),Zm(t),addEventListener("hashchange",()=>t.set(gc(t)[0],!0)),Pr.replaceChildren(),bi(S`<${_c} play=${t} shelves=${e} said=${o} />`,Pr)}Qm().catch(e=>{Pr.textContent=`The playground can't start: ${e.message}`});})();
