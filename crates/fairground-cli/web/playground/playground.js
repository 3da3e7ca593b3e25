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
(()=>{var ce,ri,ml,nn,hl,ls,ii,os,ai,dl,pl,jc,Co=Symbol.for("pv"),rs={},is=[],Gc=/^m(i|n|o|s|text|space)$/,_l=Array.isArray,gl=is.slice,wn=Object.assign;function yn(e){e&&e.parentNode&&e.remove()}function as(e,t,n){var o,s,l,r={},i=arguments.length;for(l in t)l=="key"?o=t[l]:l=="ref"&&typeof e!="function"?s=t[l]:r[l]=t[l];return i>2&&(r.children=i>3?gl.call(arguments,2):n),Eo(e,r,o,s,null)}function Eo(e,t,n,o,s){var l={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Co,__v:s||++ri,__i:-1,__u:0};return!s&&ce.vnode&&ce.vnode(l),l}function vn(e){return e.children}function Qn(e,t){this.props=e,this.context=t,this.__g=0}function on(e,t){if(t==null)return e.__&&on(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:on(e)}function Kc(e){var t,n=e.__v,o=n.__e,s=[],l=[],r=e.__P;r&&((t=wn({constructor:Co},n)).__v=n.__v+1,ce.vnode&&ce.vnode(t),bl(r,t,n,e.__n,r.namespaceURI,32&n.__u?[o]:null,s,o||on(n),32&n.__u,l),t.__v=n.__v,t.__.__k[t.__i]=t,mi(s,t,l),n.__=n.__e=null,t.__e!=o&&ui(t))}function ui(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ui(e)}function si(e){(8&e.__g||(e.__g|=8,nn.push(e),ls++))&&hl==ce.debounceRendering||((hl=ce.debounceRendering)||queueMicrotask)(ci)}function ci(){try{for(var e,t=1;nn.length;)nn.length>t&&nn.sort(ii),e=nn.shift(),t=nn.length,8&e.__g&&Kc(e)}finally{(ls=nn.length)&&(hl||queueMicrotask)(ci)}}function fi(e,t,n,o,s,l,r,i,u,h,f){var d,g,m,v,$,S,A=o.__k||is,w=t.length;for(u=Yc(n,t,A,u,w),d=0;d<w;d++)(m=n.__k[d])!=null&&(g=~m.__i&&A[m.__i]||rs,m.__i=d,S=bl(e,m,g,s,l,r,i,u,h,f),v=m.__e,(g.ref!=m.ref||8&g.__u)&&(g.ref&&yl(g.ref,null,m,g),m.ref&&f.push(m.ref,m.__c||v,m)),$=$||v,4&m.__u?(u=hi(m,u,e,!g.__v),g.__e&&(g.__e=null)):typeof m.type=="function"&&S!==void 0?u=S:v&&(u=v.nextSibling),m.__u&=-21);return n.__e=$,u}function Yc(e,t,n,o,s){var l,r,i,u,h,f,d,g,m,v=n.length,$=v,S=0,A=0,w=e.__k=Array(s);for(l=0;l<s;l++)(r=t[l])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=w[l]=Eo(null,r):_l(r)?r=w[l]=Eo(vn,{children:r}):r.constructor===Co&&r.__b?r=w[l]=Eo(r.type,r.props,r.key,r.ref,r.__v):w[l]=r,u=l+S,r.__=e,r.__b=e.__b+1,i=null,~(h=r.__i=Jc(r,n,u,$))&&($--,(i=n[h])&&(i.__u|=2)),i&&i.__v?(r.__u|=16,h==u-1?S--:h==u+1?S++:h!=u&&(h>u?S--:S++,A=1)):(~h||(s>v?S--:s<v&&S++),typeof r.type!="function"&&(r.__u|=4))):w[l]=null;if(A){for(f=[],d=[],l=0;l<s;l++)if((r=w[l])&&16&r.__u){for(S=0,g=f.length;S<g;)f[m=S+g>>1]<r.__i?S=m+1:g=m;f[S]=r.__i,d[l]=S+1}for(S=f.length;l--;)d[l]&&(d[l]==S?S--:w[l].__u|=4)}if($)for(l=0;l<v;l++)!(i=n[l])||2&i.__u||(i.__e==o&&(o=on(i)),wl(i,i));return o}function hi(e,t,n,o){var s,l,r,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(l=0;l<s.length;l++)s[l]&&(s[l].__=e,t=hi(s[l],t,n,!1));return t}for(t&&!t.parentNode&&(t=on(e))&&!t.parentNode&&(t=null),r=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(r!=i&&(!o&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Jc(e,t,n,o){var s,l=e.key,r=e.type,i=t[n],u=i&&!(2&i.__u);if(i===null&&l==null||u&&l==i.key&&r==i.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((i=t[s])&&!(2&i.__u)&&l==i.key&&r==i.type)return s;for(s=n+1;s<t.length;s++)if((i=t[s])&&!(2&i.__u)&&l==i.key&&r==i.type)return s}return-1}function li(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function ns(e,t,n,o,s){var l,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||li(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||li(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(r=pl[t]||(pl[t]=Zc(t)),(e.__a||(e.__a={}))[t]=dl,l=t!=(t=t.replace(ai,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,l):e.removeEventListener(t,r,l));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Zc(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[os]==null)t[os]=dl++;else if(t[os]<this.__a[e])return;return n(ce.event?ce.event(t):t)}}}function bl(e,t,n,o,s,l,r,i,u,h){var f,d,g,m,v,$,S,A,w,E,x,W,L,K,I,Y,V,C,B=t.type;if(t.constructor!==Co)return null;128&n.__u&&(u=32&n.__u,f=n.__c.__z)&&(t.__u|=u,d=l=[],f.nodeType==8?i=ss(f,l):l.push(f),i=l[0]||i),(f=ce.__b)&&f(t);e:if(typeof B=="function"){g=r.length;try{if(A=t.props,w=(f=B.prototype)&&f.render,E=(f=B.contextType)&&o[f.__c],x=f?E?E.props.value:f.__:o,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(w?t.__c=m=new B(A,x):(t.__c=m=new Qn(A,x),m.constructor=B,m.render=Xc),E&&E.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),w&&(m.__s||(m.__s=m.state),B.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=wn({},m.__s)),wn(m.__s,B.getDerivedStateFromProps(A,m.__s)))),v=m.props,$=m.state,m.__v=t,n.__c){if(A!==v&&w&&!B.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(A,x),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(A,m.__s,x)===!1){t.__v!=n.__v&&(m.props=A,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(O){O&&(O.__=t)}),is.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&r.push(m),i=on(n);break e}m.componentWillUpdate&&m.componentWillUpdate(A,m.__s,x),w&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(v,$,S)})}else w&&!B.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),w&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=x,m.props=A,m.__P=e,m.__g&=-5,W=ce.__r,L=w?25:0;do m.__g&=-9,W&&W(t),f=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++L<25);w&&(is.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=wn({},o,m.getChildContext())),w&&n.__c&&m.getSnapshotBeforeUpdate&&(S=m.getSnapshotBeforeUpdate(v,$)),K=f&&f.type===vn&&f.key==null?f.props.children:f,A.__P&&(f=i,s=(e=A.__P).namespaceURI,u=l=null,n.props&&n.props.__P!=e&&(n.__k.some(function(O){O&&wl(O,O)}),n.__k=null),i=n.__k?on(n,0):null),i=fi(e,_l(K)?K:[K],t,n,o,s,l,r,i,u,h),A.__P&&(t.__e=null,i=f),t.__u&=-161,d&&d.some(yn),m.__h.length&&r.push(m),1&m.__g&&(m.__g&=-4)}catch(O){if(r.length=g,t.__v=null,u||l)if(O&&O.then){if(t.__u|=128|u,l){for(~(V=l.indexOf(i||void 0))||(V=l.length);(C=l[V-1])&&C.nodeType==8;)V--;for(;V<l.length;V++)if(C=l[V])if(l[V]=null,I){if(C==Y)break}else{if(C.nodeType!=8)break;C.data.startsWith("$s")&&(Y=ss(I=C))}}if(!I){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;I=i}(f=ss(I=t.__c.__z||(t.__c.__z=I)))?(t.__e=I,i=f):t.__e=i,i=i&&i.nextSibling}else l&&l.some(yn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),O&&O.then||pi(t),ce.__e(O,t,n)}}else i=t.__e=Qc(n.__e,t,n,o,s,l,r,u,h,e);return(f=ce.diffed)&&f(t),i}function ss(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function pi(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(pi))}function mi(e,t,n){for(var o=0;o<n.length;)yl(n[o++],n[o++],n[o++]);ce.__c&&ce.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(l){l.call(s)})}catch(l){ce.__e(l,s.__v)}})}function Qc(e,t,n,o,s,l,r,i,u,h){var f,d,g,m,v,$,S,A,w=n.props||rs,E=t.props,x=t.type;if(x=="svg"?s="http://www.w3.org/2000/svg":x=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),l){for(f=0;f<l.length;f++)if((v=l[f])&&(x?v.localName==x:v.nodeType==3)){e=v,l[f]=null;break}}if(!e){if(A=h.ownerDocument||document,!x)return A.createTextNode(E);e=A.createElementNS(s,x,E.is?E:h),i&&(ce.__m&&ce.__m(t,l),i=!1),l=null}if(x){if(h=x=="template"&&e.content||e,l=x=="textarea"&&E.defaultValue!=null?null:l&&gl.call(h.childNodes),!i&&l)for(w={},f=0;f<e.attributes.length;f++)w[(v=e.attributes[f]).name]=v.value;for(f in w)v=w[f],f=="dangerouslySetInnerHTML"?g=v:f=="children"||f in E||f=="value"&&"defaultValue"in E||f=="checked"&&"defaultChecked"in E||ns(e,f,null,v,s);for(f in E)v=E[f],f=="children"?m=v:f=="dangerouslySetInnerHTML"?d=v:f=="value"?$=v:f=="checked"?S=v:i&&typeof v!="function"||w[f]===v||ns(e,f,v,w[f],s);d?(i||g&&(d.__html==g.__html||d.__html==e.innerHTML)||(e.innerHTML=d.__html),t.__k=[]):(g&&(e.textContent=""),(x=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&Gc.test(x))&&(s="http://www.w3.org/1999/xhtml"),fi(h,_l(m)?m:[m],t,n,o,s,l,r,l?l[0]:n.__k&&on(n,0),i,u),l&&l.some(yn)),i&&x!="textarea"||(f="value",x=="progress"&&$==null?e.removeAttribute(f):$==null||$===e[f]&&(x!="progress"||$)||ns(e,f,$,w[f],s),f="checked",S!=null&&S!=e[f]&&ns(e,f,S,w[f],s))}else w===E||i&&e.data==E||(e.data=E);return e}function yl(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){ce.__e(s,n)}}function wl(e,t,n){var o,s,l,r;if(ce.unmount&&ce.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||yl(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){ce.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&wl(o[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=ss(o,l=[]))&&(o==e.__e&&l.some(yn),yn(s),yn(o)),n||yn(e.__e),e.__e=e.__c=e.__=null}function Xc(e,t,n){return this.constructor(e,n)}function di(e,t){var n,o,s,l;ce.__&&ce.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Eo(vn,{children:[e]}),s=[],l=[],bl(t,t.__k,o||rs,rs,t.namespaceURI,o?null:t.firstChild?gl.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,l),mi(s,t.__k,l),t.__k.props.children=null}ce={__e:function(e,t,n,o){for(var s,l,r;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((r=(l=s.constructor)&&l.getDerivedStateFromError)&&s.setState(l.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),r=1),r&&8&s.__g)return void(s.__g|=2)}catch(i){e=i}}throw ls=0,e}},ri=0,ml=function(e){return e!=null&&e.constructor===Co},Qn.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=wn({},this.state)),typeof e=="function"&&(e=e(wn({},n),this.props)),e&&(wn(n,e),this.__v&&(t&&this.__k.push(t),si(this)))},Qn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),si(this))},Qn.prototype.render=vn,nn=[],ls=0,ii=function(e,t){return e.__v.__b-t.__v.__b},os=Symbol(),ai=/(PointerCapture)$|Capture$/i,dl=0,pl={},jc=0;var Ao,De,vl,_i,kl=Object.is,us=0,Si=[],$l=[],Pe=ce,gi=Pe.__b,bi=Pe.__r,yi=Pe.diffed,wi=Pe.__c,vi=Pe.unmount,ki=Pe.__;function Sl(e,t){Pe.__h&&Pe.__h(De,e,us||t),us=0;var n=De.__H||(De.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function wt(e){return us=1,ef(Ti,e)}function ef(e,t,n){var o=Sl(Ao++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Ti(void 0,t),function(l){var r=(o.__N||o.__)[0],i=o.t(r,l);kl(r,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=De,!De.__f)){De.__f=!0;var s=De.shouldComponentUpdate;De.shouldComponentUpdate=function(l,r,i){var u=this.__H;if(!u)return!0;var h=!1,f=this.props!=l;if(u.__.some(function(g){g.__N&&(h=!0,kl(g.__[0],g.__N[0])||(f=!0))}),s){var d=s.call(this,l,r,i);return h?d||f:d}return!h||f}}return o.__}function vt(e,t){var n=Sl(Ao++,3);!Pe.__s&&Mi(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,De.__H.__h.push(n))}function kn(e){return us=5,Bt(function(){return{current:e}},[])}function Bt(e,t){var n=Sl(Ao++,7);return Mi(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function tf(){var e;do{for(;e=$l.shift();)try{Po(e)}catch(n){Pe.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Si.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Po),t.__h.some(xl),t.__h=[]}catch(n){t.__h=[],Pe.__e(n,e.__v)}}}while($l.length)}Pe.__b=function(e){De=null,gi&&gi(e)},Pe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ki&&ki(e,t)},Pe.__r=function(e){bi&&bi(e),Ao=0;var t=(De=e.__c).__H;t&&(vl==De?De.__h=[]:(t.__h.some(Po),t.__h.some(xl),Ao=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),vl=De},Pe.diffed=function(e){yi&&yi(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&xi(Si.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),vl=De=null},Pe.__c=function(e,t){t.some(function(n){try{n.__h.some(Po),n.__h=n.__h.filter(function(o){return!o.__||xl(o)})}catch(o){n.__h=[function(){throw o}]}}),wi&&wi(e,t)},Pe.unmount=function(e){vi&&vi(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,xi($l.push(s))}else Po(s)}catch(l){t=l}}),o.__H=void 0,t&&Pe.__e(t,o.__v))};var $i=typeof requestAnimationFrame=="function";function nf(e){var t,n=function(){clearTimeout(o),$i&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);$i&&(t=requestAnimationFrame(n))}function xi(e){e!=1&&_i==Pe.requestAnimationFrame||((_i=Pe.requestAnimationFrame)||nf)(tf)}function Po(e){var t=De,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),De=t}function xl(e){var t=De;e.__c=e.__(),De=t}function Mi(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!kl(n,e[o])})}function Ti(e,t){return typeof t=="function"?t(e):t}var of=Symbol.for("preact-signals");function ps(){if(jt>1)jt--;else{var e,t=!1;for((function(){var s=fs;for(fs=void 0;s!==void 0;){var l=s.S;if(l.v===s.v)for(var r=l.t;r!==void 0;r=r.x)r.i===s.i&&(r.i=l.i);s=s.o}})();Oo!==void 0;){var n=Oo;for(Oo=void 0,cs++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ci(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(cs=0,jt--,t)throw e}}function Tl(e){if(jt>0)return e();Ml=++sf,jt++;try{return e()}finally{ps()}}var Lo,Se=void 0;function Do(e){var t=Se,n=Lo;Se=void 0,Lo=void 0;try{return e()}finally{Se=t,Lo=n}}var Oo=void 0,jt=0,cs=0,sf=0,Ml=0,fs=void 0,hs=0;function Ei(e){if(Se!==void 0){var t=e.n;if(t===void 0||t.t!==Se)return t={i:0,S:e,p:Se.s,n:void 0,t:Se,e:void 0,x:void 0,r:t},Se.s!==void 0&&(Se.s.n=t),Se.s=t,e.n=t,32&Se.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Se.s,t.n=void 0,Se.s.n=t,Se.s=t),t}}function Ne(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ne.prototype.brand=of;Ne.prototype.h=function(){return!0};Ne.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Do(function(){var o;(o=t.W)==null||o.call(t)}))};Ne.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Do(function(){var s;(s=t.Z)==null||s.call(t)}))}};Ne.prototype.subscribe=function(e){var t=this;return ct(function(){var n=t.value;Do(function(){return e(n)})},{name:"sub"})};Ne.prototype.valueOf=function(){return this.value};Ne.prototype.toString=function(){return this.value+""};Ne.prototype.toJSON=function(){return this.value};Ne.prototype.peek=function(){var e=this;return Do(function(){return e.value})};Object.defineProperty(Ne.prototype,"value",{get:function(){var e=Ei(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(cs>100)throw new Error("Cycle detected");(function(n){jt!==0&&cs===0&&n.l!==Ml&&(n.l=Ml,fs={S:n,v:n.v,i:n.i,o:fs})})(this),this.v=e,this.i++,hs++,jt++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ps()}}}});function st(e,t){return new Ne(e,t)}function Ci(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Pi(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Ai(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function $n(e,t){Ne.call(this,void 0,t),this.x=e,this.s=void 0,this.g=hs-1,this.f=4}$n.prototype=new Ne;$n.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===hs))return!0;if(this.g=hs,this.f|=1,this.i>0&&!Ci(this))return this.f&=-2,!0;var e=Se;try{Pi(this),Se=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Se=e,Ai(this),this.f&=-2,!0};$n.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ne.prototype.S.call(this,e)};$n.prototype.U=function(e){if(this.t!==void 0&&(Ne.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};$n.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty($n.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Ei(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Xn(e,t){return new $n(e,t)}function Li(e){var t=e.j;if(e.j=void 0,typeof t=="function"){jt++;var n=Se;Se=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,El(e),o}finally{Se=n,ps()}}}function El(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Li(e)}function lf(e){if(Se!==this)throw new Error("Out-of-order effect");Ai(this),Se=e,this.f&=-2;try{8&this.f&&El(this)}finally{ps()}}function eo(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Lo&&Lo.push(this)}eo.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};eo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Li(this),Pi(this),jt++;var e=Se;return Se=this,lf.bind(this,e)};eo.prototype.N=function(){2&this.f||(this.f|=2,this.u=Oo,Oo=this)};eo.prototype.d=function(){this.f|=8,1&this.f||El(this)};eo.prototype.dispose=function(){this.d()};function ct(e,t){var n=new eo(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Oi,ds,ms,rf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Di=[];ct(function(){Oi=this.N})();function to(e,t){ce[e]=t.bind(null,ce[e]||function(){})}function No(e){if(ms){var t=ms;ms=void 0,t()}ms=e&&e.S()}function Ni(e){var t=this,n=e.data,o=uf(n);o.name="ReactiveDom",o.value=n;var s=Bt(function(){for(var i=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var h=Xn(function(){var m=o.value.value;return m===0?0:m===!0?"":m||""}),f=Xn(function(){return!Array.isArray(h.value)&&!ml(h.value)}),d=ct(function(){if(this.N=Ri,f.value){var m=h.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=m)}}),g=t.__$u.d;return t.__$u.d=function(){d(),g.call(this)},[f,h]},[]),l=s[0],r=s[1];return l.value?r.peek():r.value}Ni.displayName="ReactiveTextNode";Object.defineProperties(Ne.prototype,{constructor:{configurable:!0,value:as(vn,null).constructor},type:{configurable:!0,value:Ni},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});to("__b",function(e,t){if(No(),ds=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var l=o[s];l instanceof Ne&&(n||(t.__np=n={}),n[s]=l,o[s]=l.peek())}}e(t)});to("__r",function(e,t){if(e(t),t.type!==vn){No();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,l){var r;return ct(function(){r=this},{name:l}),r.c=s,r})((function(s){return function(){var l;rf&&((l=this.y)==null||l.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),ds=o,No(n)}});to("__e",function(e,t,n,o){No(),ds=void 0,e(t,n,o)});to("diffed",function(e,t){No(),ds=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,l=n.U;if(l)for(var r in l){var i=l[r];i===void 0||o&&r in o||(i.d(),l[r]=void 0)}if(o){l||(l={},n.U=l);for(var u in o){var h=l[u],f=o[u];h===void 0?(h=af(n,u,f,s),l[u]=h):h.o(f,s)}}}e(t)});function af(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,l=st(n);return{o:function(r,i){l.value=r,o=i},d:ct(function(){this.N=Ri;var r=l.value.value;o[t]!==r&&(o[t]=r,s?e[t]=r:r!=null&&(r!==!1||t[4]==="-")?e.setAttribute(t,r):e.removeAttribute(t))})}}to("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var l=o[s];l&&l.d()}}}var r=t.__np;if(r){var i=t.props;for(var u in r)i[u]=r[u]}t.__np=void 0}else{var h=t.__c;if(h){h.__$f|=8;var f=h.__$u;f&&(h.__$u=void 0,f.d())}}e(t)});to("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});Qn.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var l=2&this.__$f;if(!(o||l||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var r in e)if(r!=="__source"&&e[r]!==this.props[r])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function uf(e,t){return Bt(function(){return st(e,t)},[])}var cf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function ff(){Tl(function(){for(var e;e=Di.shift();)Oi.call(e)})}function Ri(){Di.push(this)===1&&(ce.requestAnimationFrame||cf)(ff)}var Wi=function(e,t,n,o){var s;t[0]=0;for(var l=1;l<t.length;l++){var r=t[l++],i=t[l]?(t[0]|=r?1:2,n[t[l++]]):t[++l];r===3?o[0]=i:r===4?o[1]=Object.assign(o[1]||{},i):r===5?(o[1]=o[1]||{})[t[++l]]=i:r===6?o[1][t[++l]]+=i+"":r?(s=e.apply(i,Wi(e,i,n,["",null])),o.push(s),i[0]?t[0]|=2:(t[l-2]=0,t[l]=s)):o.push(i)}return o},Ui=new Map;function Fi(e){var t=Ui.get(this);return t||(t=new Map,Ui.set(this,t)),(t=Wi(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,l=1,r="",i="",u=[0],h=function(g){l===1&&(g||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,g,r):l===3&&(g||r)?(u.push(3,g,r),l=2):l===2&&r==="..."&&g?u.push(4,g,0):l===2&&r&&!g?u.push(5,0,!0,r):l>=5&&((r||!g&&l===5)&&(u.push(l,0,r,s),l=6),g&&(u.push(l,g,0,s),l=6)),r=""},f=0;f<n.length;f++){f&&(l===1&&h(),h(f));for(var d=0;d<n[f].length;d++)o=n[f][d],l===1?o==="<"?(h(),u=[u],l=3):r+=o:l===4?r==="--"&&o===">"?(l=1,r=""):r=o+r[0]:i?o===i?i="":r+=o:o==='"'||o==="'"?i=o:o===">"?(h(),l=1):l&&(o==="="?(l=5,s=r,r=""):o==="/"&&(l<5||n[f][d+1]===">")?(h(),l===3&&(u=u[0]),l=u,(u=u[0]).push(2,0,l),l=0):o===" "||o==="	"||o===`
`||o==="\r"?(h(),l=2):r+=o),l===3&&r==="!--"&&(l=4,u=u[0])}return h(),u})(e)),t),arguments,[])).length>1?t:t[0]}var M=Fi.bind(as);var zi="fairground-theme",hf=["auto","light","dark"];function pf(){try{let e=localStorage.getItem(zi);return hf.includes(e)?e:"auto"}catch{return"auto"}}var Ro=st(pf()),no=st(0);function qi(){let e=matchMedia("(prefers-color-scheme: dark)"),t=st(e.matches);e.addEventListener("change",()=>{t.value=e.matches}),ct(()=>{let n=t.value?"dark":"light";document.documentElement.dataset.theme=Ro.value==="auto"?n:Ro.value;try{localStorage.setItem(zi,Ro.value)}catch{}no.value=no.peek()+1})}function zt(e){return getComputedStyle(document.documentElement).getPropertyValue(`--${e}`).trim()}function Hi(){let e=t=>{Ro.value=t.currentTarget.value};return M`<label class="theme"
    >Colours
    <select value=${Ro.value} onChange=${e}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`}var Cl={story:null,scenario:"request-server",text:null,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{},kernel:"",settings:""}},mf=["scenario","machine","kernel","seed","duration"],df=2e5;function _s(e){let t=new TextEncoder().encode(JSON.stringify(e)),n=Array.from(t,o=>String.fromCharCode(o)).join("");return btoa(n).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function Ii(e){let t=null;try{let r=atob(e.replace(/-/g,"+").replace(/_/g,"/")),i=Uint8Array.from(r,u=>u.charCodeAt(0));t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(i))}catch{throw new Error("The link's end is no playground's: it may have been cut when it was copied.")}if(t===null||typeof t!="object")throw new Error("The link holds no scenario.");let n=(r,i)=>typeof r=="string"&&r.length<=df?r:i,o=Object.fromEntries(mf.map(r=>[r,n(t[r],Cl[r])])),s=t.change??{},l=Object.entries(s.knobs??{}).filter(([r,i])=>r.length<300&&typeof i=="string"&&i.length<100);return{...o,story:n(t.story,null),text:n(t.text,null),manifest:n(t.manifest,null),change:{knobs:Object.fromEntries(l),kernel:n(s.kernel,""),settings:n(s.settings,"")}}}var Vi="engine.wasm.gz";async function _f(){let e=await fetch(Vi);if(!e.ok)throw new Error(`the server says ${e.status} of ${Vi}`);let t=await e.arrayBuffer(),[n,o]=new Uint8Array(t,0,2);if(n!==31||o!==139)return t;let s=new Blob([t]).stream().pipeThrough(new DecompressionStream("gzip"));return new Response(s).arrayBuffer()}var Bi=null;function ji(){return Bi??=_f().then(e=>WebAssembly.compile(e)),Bi}function oo(){let e=null,t=null,n=null,o=0;function s(i){let u=t;t=null,u?.resolve(i),r()}async function l(){let i=new Worker("worker.js");return e=i,i.addEventListener("message",({data:u})=>{t?.number===u.number&&s(u.answer)}),i.addEventListener("error",u=>{u.preventDefault(),s({kind:"stopped",message:`The engine can't be loaded: ${u.message}`})}),i.postMessage({module:await ji()}),i}async function r(){if(t||!n)return;let i=n;t=i,n=null;try{let u=e??await l();t===i&&u.postMessage({number:i.number,question:i.question})}catch(u){e=null,s({kind:"stopped",message:`The engine can't be loaded: ${u.message}`})}}return{ask(i){return new Promise(u=>{n?.resolve(null),o+=1,n={number:o,question:i,resolve:u},r()})},stop(){if(!t)return;e?.terminate(),e=null;let i=[t,n];t=null,n=null,i.forEach(u=>u?.resolve(null))}}}var gf=[36e5,6e5,12e4,6e4,2e4,1e4,5e3,2e3,1e3,500,200,100,50,20],bf=45,yf=8e3,wf=200;function Pl(){let e=null,t=null,n=o=>e===null?wf:t*e<=o?null:gf.find(s=>s<t&&s*e<=o)??10;return{note({ran:o,all:s,took:l}){let r=l/Math.max(o,1);t=s,e=e===null||r<e?r:.5*(e+r)},forget(){e=null},drag:()=>n(bf),rest:()=>n(yf)}}var vf="scenario.toml",gs="limits.yaml";function kf(e){let t=e.trim();return t!==""&&!t.includes(`
`)&&!/^[[{#]/.test(t)&&!/^[\w."-]+\s*=/.test(t)}function Gi(e){return/^(apiVersion|kind|services)\s*:/m.test(e)}function $f(e){return/^\s*(\{|\/\*|\/\/)/.test(e)}function bs(e){let t={},n=e.scenario;return e.text!==null&&(kf(e.text)?n=e.text.trim():(n=$f(e.text)?"workload.json":vf,t[n]=e.text)),e.manifest&&(t[gs]=e.manifest),{scenario:n,files:t}}function xf(e){return e.split(`
`).map(n=>n.trim()).filter(Boolean).map(n=>{let o=n.indexOf("=");return o<0?[n,""]:[n.slice(0,o).trim(),n.slice(o+1).trim()]})}function Sf(e,t){return t.flatMap(({path:n,quota_ns:o,period_ns:s,burst_ns:l})=>{let r=S=>{let A=e[`limit:${n}:${S}`];return A===void 0?null:Number(A)},[i,u,h]=["quota","period","burst"].map(r),f=u===null?s/1e3:Math.round(u*1e3),d=i??o/s,g=Math.max(1e3,Math.round(d*f)),m=h===null?l/1e3:Math.round(h*1e3),v=[];(i!==null||u!==null)&&v.push(`${n}=cpu.max=${g} ${f}`);let $=Math.min(m,g);return $!==l/1e3&&v.push(`${n}=cpu.max.burst=${$}`),v})}function Ki(e,t,n){let o={set:[],limit:[]},{change:s}=e;e.machine&&(o.machine=e.machine);let l=t&&s.kernel||e.kernel;if(l&&(o.kernel=l),e.seed.trim()){let r=Number(e.seed);Number.isSafeInteger(r)&&r>=0?o.seed=r:o.set.push(["seed",e.seed.trim()])}if(e.duration.trim()&&(o.duration=e.duration.trim()),e.manifest&&(o.limits=[gs]),t){for(let[r,i]of Object.entries(s.knobs))r.startsWith("set:")&&o.set.push([r.slice(4),i]);o.set.push(...xf(s.settings)),o.limit.push(...Sf(s.knobs,n))}return o}function so({change:e}){let{knobs:t,kernel:n,settings:o}=e;return Object.keys(t).length>0||n!==""||o.trim()!==""}function Al(e,t,n,o){let{scenario:s,files:l}=bs(e),r={name:t?"B: the change":"A: as it is",scenario:s,files:l,overrides:Ki(e,t,n),worlds:2};return o!==null&&(r.longest_ms=o),{play:r}}function Mf(e){return/^[\w./:=,%+@^-]+$/.test(e)?e:`'${e.replaceAll("'","'\\''")}'`}function Ll(e,t,n){let{scenario:o,files:s}=bs(e),l=Ki(e,t,n),r=["fairground","run",o],i=(u,h)=>h!==void 0&&r.push(u,String(h));return i("--machine",l.machine),i("--kernel",l.kernel),i("--seed",l.seed),i("--duration",l.duration),(l.limits??[]).forEach(u=>i("--limits",u)),l.set.forEach(([u,h])=>i("--set",`${u}=${h}`)),l.limit.forEach(u=>i("--limit",u)),{command:r.map(Mf).join(" "),files:s}}var Tf=250,Ef=6;function Yi(){let e=st(Cl),t=st(null),n=st(null),o=[Pl(),Pl()],s=[oo(),oo()],l=[oo(),oo()],r=new Map,i=0,u=0;async function h(w,E,x){let W=E===0?JSON.stringify(x):null;if(W&&r.has(W))return r.get(W);let L=await w[E].ask(x);if(L?.ok){let{whole_ns:K,run:I}=L.ok,Y=I.simulated_ns/1e6;o[E].note({ran:Y,all:K/1e6,took:L.took_ms}),W&&r.set(W,L),r.size>Ef&&r.delete(r.keys().next().value)}return L}function f(w,E){let W=o.slice(0,E?2:1).map(L=>L[w]()).filter(L=>L!==null);return W.length>0?Math.min(...W):null}async function d(w,E=0){i+=1;let x=i,W=e.peek(),L=so(W),K=w==="rest"?l:s,I=performance.now();n.value={since:I,kind:w};let Y=W.story?null:f(w,L),V=v(W),C=h(K,0,Al(W,!1,[],Y)),B=V??(await C)?.ok?.knobs.limits,O=L&&B&&h(K,1,Al(W,!0,B,Y)),[j,F]=[await C,O?await O:void 0];j?.ok&&$(W,j.ok.knobs.limits);let ee=x===i;if(ee&&(n.value=null),j===null||F===null)return;let z=ee||w==="drag"&&m(W)===m(e.peek()),Ke=performance.now()-I;if(z&&(t.value={a:j,b:F,length:Y,kind:w,state:W,took_ms:Ke}),!ee)return;let me=f("rest",L);Y!==null&&(me===null||me>Y)&&E<2&&S(w==="rest"?0:Tf,E+1)}let g={key:null,limits:null},m=w=>JSON.stringify([bs(w),w.machine,w.kernel]),v=w=>g.key===m(w)?g.limits:null,$=(w,E)=>{g={key:m(w),limits:E}};function S(w,E){clearTimeout(u),u=setTimeout(()=>d("rest",E),w)}function A(){clearTimeout(u),l.forEach(w=>w.stop()),d("drag")}return{state:e,result:t,busy:n,limits:Xn(()=>t.value?.a.ok?.knobs.limits??[]),set(w,E=!1){e.value={...e.peek(),...w},E&&o.forEach(x=>x.forget()),A()},stop(){i+=1,clearTimeout(u),[...s,...l].forEach(w=>w.stop()),n.value=null},link:()=>`${location.href.split("#")[0]}#${_s(e.peek())}`,read:w=>Ii(w)}}function Ji(){let e=oo(),t=Promise.resolve();return n=>(t=t.then(()=>e.ask(n)),t)}function ve(e){let t=Math.abs(e);return t>=1e9?`${je(e/1e9)} s`:t>=1e6?`${je(e/1e6)} ms`:t>=1e3?`${je(e/1e3)} us`:`${je(e)} ns`}function ys(e,t=1e9){let n=Math.min(9,Math.max(1,Math.ceil(11-Math.log10(Math.max(t,1)))));return`${(e/1e9).toFixed(n)} s`}function sn(e){return(e/1e6).toFixed(3)}function Gt(e,t=1){return`${(100*e).toFixed(t)} %`}function je(e){if(!Number.isFinite(e))return"-";let t=Math.abs(e);return t>=100||Number.isInteger(e)?e.toFixed(0):e.toFixed(t>=10?1:2)}var Cf=new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]","g");function Z(e){return String(e).replace(Cf,"\uFFFD")}function Ol(e,t){let n=Array.from(Z(e));if(n.length<=t)return n.join("");let o=Math.min(6,Math.floor(t/2));return`${n.slice(0,t-o-1).join("")}\u2026${n.slice(-o).join("")}`}function Ct({caption:e,columns:t,rows:n,selected:o}){let s=t.map((u,h)=>h===0||n.some(f=>Pf(f[h]))),l=u=>s[u]?"words":"number",r=(u,h)=>{let f=u?.node??M`<bdi>${Z(Dl(u))}</bdi>`;return h===0?M`<th scope="row" class="words">${f}</th>`:M`<td class=${l(h)}>${f}</td>`},i=(u,h)=>M`<th scope="col" class=${l(h)}><bdi>${Z(u)}</bdi></th>`;return M`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${Z(e)}</bdi></strong>
      <${Nl} what=${e} text=${()=>Af(t,n)} />
    </div>
    <div class="scroll" tabindex="0" role="region" aria-label=${Z(e)}>
      <table aria-label=${Z(e)}>
        <thead>
          <tr>
            ${t.map(i)}
          </tr>
        </thead>
        <tbody>
          ${n.map((u,h)=>M`<tr class=${h===o?"selected":""}>
              ${u.map(r)}
            </tr>`)}
        </tbody>
      </table>
    </div>
  </div>`}function Pf(e){return!!e?.node||!/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(Dl(e))}function Dl(e){return e==null?"-":String(e.text??e)}function Af(e,t){let n=o=>{let s=Z(Dl(o)).replace(/\t/g," ");return/^[=+@]/.test(s)?`'${s}`:s};return[e,...t].map(o=>o.map(n).join("	")).join(`
`)}function Nl({what:e,text:t}){let[n,o]=wt("Copy");return M`<button type="button" class="copy" onClick=${async()=>{o(await Lf(t())?"Copied":"Not allowed here"),setTimeout(()=>o("Copy"),2e3)}}>
    ${n}<span class="unseen"> ${Z(e)}</span>
  </button>`}async function Lf(e){try{return await navigator.clipboard.writeText(e),!0}catch{return Of(e)}}function Of(e){let t=document.createElement("textarea");t.value=e,document.body.append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}function Zi({caption:e,columns:t,rows:n}){let[o,s]=wt(!1);return M`<details class="numbers" onToggle=${r=>s(r.currentTarget.open)}>
    <summary>Numbers: <bdi>${Z(e)}</bdi></summary>
    ${o&&M`<${Ct} caption=${e} columns=${t} rows=${n()} />`}
  </details>`}function Xi({play:e}){let t=e.state.value,n=e.result.value,o=e.limits.value,s=so(t)?[!1,!0]:[!1],{files:l}=Ll(t,!1,o),r=i=>{let{command:u}=Ll(t,i,o),h=(i?n?.b:n?.a)?.ok;return M`<${Qi} name=${i?"World B":"World A"} text=${u} />
      <${Df} answer=${h} />`};return M`<section>
    <h2>Take it with you</h2>
    <${Qi} name="Link with all of it" text=${e.link()} />
    ${s.map(r)}
    ${Object.entries(l).map(([i,u])=>M`<${Nf} ...${{name:i,text:u}} />`)}
    ${Object.keys(l).length>0&&M`<p class="note">Save the files beside each other, and run the commands there.</p>`}
  </section>`}function Df({answer:e}){if(!e)return null;let{run:t,whole_ns:n}=e;return t.duration_ns<n?M`<p class="note">The page shows a part of this run; the command runs all of it.</p>`:M`<p class="note">It gives this very run: digest ${t.digest}.</p>`}function Qi({name:e,text:t}){return M`<div class="table">
    <div class="head">
      <strong aria-hidden="true">${e}</strong>
      <${Nl} what=${e} text=${()=>t} />
    </div>
    <pre class="scroll line" tabindex="0" role="region" aria-label=${e}>${Z(t)}</pre>
  </div>`}function Nf({name:e,text:t}){let[n,o]=wt("");return vt(()=>{let s=URL.createObjectURL(new Blob([t],{type:"text/plain"}));return o(s),()=>URL.revokeObjectURL(s)},[t]),M`<p><a class="file" href=${n} download=${e}>Save ${e}</a></p>`}var ws=["threads","rate","rps","service","slice","burst","period","run","groups"],Rf=["duration","runtime","timeout","seed"],Rl=[5,10,20,25,50,100,200,250,500,1e3],Ul=80;function lo(e){return String(Number(e.toPrecision(3)))}function ea(e){let t=/^((?:exp|poisson):)?(\d+(?:\.\d+)?)(ns|us|ms|s|\/s|%)?$/.exec(e.trim());if(!t)return null;let[,n="",o,s=""]=t;return Number(o)>0?{before:n,number:Number(o),unit:s}:null}function ta(e,t){return t===""&&Number.isInteger(e)?{min:1,max:Math.max(4*e,16),to:s=>s,from:s=>s}:{min:0,max:Ul,to:s=>Number(lo(e/4*16**(s/Ul))),from:s=>Math.round(Ul*Math.log(s/(e/4))/Math.log(16))}}function Uf({path:e,quota_ns:t,period_ns:n,burst_ns:o},s){let l=t/n,r=Math.min(Math.max(2*l,2),Math.max(s,l)),i=f=>`limit:${e}:${f}`,u=n/1e6,h=Rl.includes(u)?Rl:[...Rl,u].sort((f,d)=>f-d);return[{key:i("quota"),label:`quota of ${e}`,base:lo(l),min:1,max:100,to:f=>Number(lo(Math.max(.05,f*r/100))),from:f=>Math.round(100*f/r),read:f=>`${je(Number(f))} CPUs`},{key:i("period"),label:`period of ${e}`,base:lo(u),min:0,max:h.length-1,to:f=>h[f],from:f=>Math.max(0,h.indexOf(Number(f))),read:f=>`${f} ms`},{key:i("burst"),label:`burst of ${e}`,base:lo(o/1e6),min:0,max:100,most:f=>Number(f[i("quota")]??l)*Number(f[i("period")]??u),to:(f,d)=>Number(lo(f*d/100)),from:(f,d)=>Math.min(100,Math.round(100*f/Math.max(d,1e-9))),read:f=>`${je(Number(f))} ms`}]}function Wf({key:e,of:t,name:n,value:o}){let s=ea(o);if(!s)return null;let{before:l,unit:r}=s,i=ta(s.number,r),u=r===""||r==="/s";return{key:`set:${e}`,name:n,label:`${n} of ${t}`,base:o.trim(),...i,to:h=>`${l}${i.to(h)}${r}`,from:h=>i.from(ea(h)?.number??s.number),read:h=>u?h:h.replace(/(\d)([a-z]+)$/,"$1 $2")}}function Ff({kernel:e}){let t=e.answers.pick==="eligible-deadline",n=t?"base_slice_ns":"min_granularity_ns",o=e.knobs[n];if(!o)return null;let s=ta(o/1e6,"ms");return{key:`set:${n}`,label:t?"base slice":"minimum granularity",base:String(o),...s,to:l=>String(Math.round(s.to(l)*1e6)),from:l=>s.from(Number(l)/1e6),read:l=>`${je(Number(l)/1e6)} ms`}}function na({knobs:e,run:t}){let n=t.machine.cpus,o=e.limits.slice(0,4).flatMap(f=>Uf(f,n)),s=e.settings.filter(({name:f})=>!Rf.includes(f)).map(Wf),l=({name:f})=>ws.includes(f)?ws.indexOf(f):ws.length,r=s.filter(Boolean).sort((f,d)=>l(f)-l(d)),i=Ff(t),u=r.filter(f=>l(f)<ws.length).slice(0,6),h=r.filter(f=>!u.includes(f));return{first:[...o,...u,...i?[i]:[]],more:h}}function oa({knob:e,knobs:t,turn:n}){let o=e.most?.(t),s=t[e.key],l=s??e.base,r=`knob-${e.key}`,i=f=>{let d=String(e.to(Number(f.currentTarget.value),o));n(e.key,d===e.base?null:d)},u=o===void 0?l:String(Math.min(Number(l),o)),h=s!==void 0;return M`<div class=${h?"knob changed":"knob"}>
    <label for=${r}><bdi>${Z(e.label)}</bdi></label>
    <output for=${r}>
      ${h&&M`<s>${Z(e.read(e.base))}</s>${" "}`}${Z(e.read(u))}
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
  </div>`}function Uo({id:e,label:t,usual:n,value:o,items:s,choose:l}){let r=s.find(i=>i.name===o)?.says;return M`<div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} value=${o} onChange=${i=>l(i.currentTarget.value)}>
      ${n!==void 0&&M`<option value="">${n}</option>`}
      ${s.map(({name:i})=>M`<option value=${i}>${Z(i)}</option>`)}
    </select>
    ${r&&M`<p class="note">${Z(r)}</p>`}
  </div>`}function sa({id:e,label:t,value:n,placeholder:o,choose:s}){return M`<div class="field small">
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
  </div>`}function Wl({id:e,label:t,value:n,rows:o,placeholder:s,choose:l,fault:r}){let[i,u]=wt(n);return vt(()=>u(n),[n]),vt(()=>{if(i===n)return;let h=setTimeout(()=>l(i),400);return()=>clearTimeout(h)},[i]),M`<div class="field">
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
    <${ra} fault=${r} area=${e} />
  </div>`}function ra({fault:e,area:t}){if(!e)return null;let n=Number(/-->\s\S+?:(\d+)/.exec(e)?.[1]??0),o=()=>{let l=document.getElementById(t),i=l.value.split(`
`).slice(0,n-1).join(`
`).length+(n>1?1:0),u=l.value.indexOf(`
`,i);l.focus(),l.setSelectionRange(i,u<0?l.value.length:u)},s=e.split(`
`).map(Z).join(`
`);return M`<div class="fault" role="alert">
    <pre tabindex="0" aria-label="What is wrong">${s}</pre>
    ${t&&n>0&&M`<button type="button" onClick=${o}>Go to line ${n}</button>`}
  </div>`}function la(e){return e?e.includes(`--> ${gs}`)?"manifest":/--> --(set|limit|kernel)/.test(e)?"change":"scenario":null}function ia({play:e,shelves:t}){let n=e.state.value,{a:o,b:s}=e.result.value??{},l=m=>m&&!m.ok?m.message:null,r=l(o),i=r?null:l(s),u=m=>la(r)===m?r:null,h=m=>e.set({...m,story:null},!0),f=m=>h({scenario:m,text:null,machine:"",kernel:"",change:aa()}),d=m=>{Gi(m)?h({text:null,manifest:m}):h({text:m})},g=n.text??t.texts[n.scenario]??"";return M`<section class="choose" aria-label="The world">
    <h2>The world</h2>
    <${Uo}
      id="scenario"
      label="Workload"
      value=${n.text===null?n.scenario:""}
      usual=${n.text===null?void 0:"your own, below"}
      items=${t.scenarios}
      choose=${m=>m&&f(m)}
    />
    <${Uo}
      id="machine"
      label="Machine"
      usual="as the scenario says"
      value=${n.machine}
      items=${t.machines}
      choose=${m=>h({machine:m})}
    />
    <${Uo}
      id="kernel"
      label="Kernel"
      usual="as the scenario says"
      value=${n.kernel}
      items=${t.kernels}
      choose=${m=>h({kernel:m})}
    />
    <div class="pair">
      <${sa}
        id="seed"
        label="Seed"
        value=${n.seed}
        placeholder="of the scenario"
        choose=${m=>h({seed:m})}
      />
      <${sa}
        id="duration"
        label="Duration"
        value=${n.duration}
        placeholder="of the scenario"
        choose=${m=>h({duration:m})}
      />
    </div>
    <details open=${n.text!==null||!!u("scenario")}>
      <summary>Your own scenario</summary>
      <${Wl}
        id="text"
        label="A scenario (TOML), an rt-app workload (JSON), or a command: server --threads 8 …"
        rows="12"
        value=${g}
        choose=${d}
        fault=${u("scenario")}
      />
    </details>
    <details open=${n.manifest!==null||!!u("manifest")}>
      <summary>Limits from a manifest</summary>
      <${Wl}
        id="manifest"
        label="A Kubernetes manifest or a compose file"
        rows="8"
        value=${n.manifest??""}
        placeholder="kubectl get deploy web -o yaml"
        choose=${m=>h({manifest:m.trim()===""?null:m})}
        fault=${u("manifest")}
      />
    </details>
    ${la(r)==="change"&&M`<${ra} fault=${r} />`}
    <${zf} play=${e} shelves=${t} fault=${i} />
  </section>`}function aa(){return{knobs:{},kernel:"",settings:""}}function zf({play:e,shelves:t,fault:n}){let o=e.state.value,{change:s}=o,l=m=>e.set({change:{...e.state.peek().change,...m}}),r=(m,v)=>{let{[m]:$,...S}=e.state.peek().change.knobs;l({knobs:v===null?S:{...S,[m]:v}})},i=e.result.value?.a?.ok,{first:u,more:h}=i?na(i):{first:[],more:[]},f=t.stories.find(m=>m.id===o.story),d=f?[...u,...h].filter(m=>f.knobs.includes(m.key)):u,g=m=>M`<${oa} key=${m.key} knob=${m} knobs=${s.knobs} turn=${r} />`;return M`<h2>World B: the change</h2>
    <p class="note">Drag a number. World A stays as it is; both have the same seed.</p>
    ${f?.choices?.map(m=>M`<${qf} ...${{one:m,change:s,turn:r}} />`)}
    ${d.map(g)}
    ${h.length>0&&!f&&M`<details>
      <summary>More numbers of the workload</summary>
      ${h.map(g)}
    </details>`}
    <${Uo}
      id="kernel-b"
      label="Kernel of B"
      usual="the same"
      value=${s.kernel}
      items=${t.kernels}
      choose=${m=>l({kernel:m})}
    />
    <details open=${s.settings!==""||!!n}>
      <summary>Any setting</summary>
      <${Wl}
        id="settings"
        label="KEY=VALUE, one a line, as --set takes them: turn=quantum"
        rows="3"
        value=${s.settings}
        choose=${m=>l({settings:m})}
        fault=${n}
      />
    </details>
    <button type="button" disabled=${!so(o)} onClick=${()=>l(aa())}>
      Take all changes back
    </button>`}function qf({one:e,change:t,turn:n}){let o=`set:${e.key}`,s=e.answers.map(([l,r])=>({name:l,says:r}));return M`<${Uo}
    id=${`choice-${e.key}`}
    label=${e.label}
    value=${t.knobs[o]??e.usual}
    items=${s}
    choose=${l=>n(o,l===e.usual?null:l)}
  />`}var Hf="uplot",If="u-hz",Vf="u-vt",Bf="u-title",jf="u-wrap",Gf="u-under",Kf="u-over",Yf="u-axis",Mn="u-off",Jf="u-select",Zf="u-cursor-x",Qf="u-cursor-y",Xf="u-cursor-pt",eh="u-legend",th="u-live",nh="u-inline",oh="u-series",sh="u-marker",ua="u-label",lh="u-value",Fo="width",zo="height";var ca="bottom",ro="left",Fl="right",nr="#000",fa=nr+"0",zl="mousemove",ha="mousedown",ql="mouseup",pa="mouseenter",ma="mouseleave",da="dblclick",rh="resize",ih="scroll",_a="change",Ss="dppxchange",or="--",po=typeof window<"u",jl=po?document:null,ao=po?window:null,ah=po?navigator:null,ae,vs;function Gl(){let e=devicePixelRatio;ae!=e&&(ae=e,vs&&Yl(_a,vs,Gl),vs=matchMedia(`(min-resolution: ${ae-.001}dppx) and (max-resolution: ${ae+.001}dppx)`),Tn(_a,vs,Gl),ao.dispatchEvent(new CustomEvent(Ss)))}function ft(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Kl(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function ke(e,t,n){e.style[t]=n+"px"}function Pt(e,t,n,o){let s=jl.createElement(e);return t!=null&&ft(s,t),n?.insertBefore(s,o),s}function kt(e,t){return Pt("div",e,t)}var ga=new WeakMap;function qt(e,t,n,o,s){let l="translate("+t+"px,"+n+"px)",r=ga.get(e);l!=r&&(e.style.transform=l,ga.set(e,l),t<0||n<0||t>o||n>s?ft(e,Mn):Kl(e,Mn))}var ba=new WeakMap;function ya(e,t,n){let o=t+n,s=ba.get(e);o!=s&&(ba.set(e,o),e.style.background=t,e.style.borderColor=n)}var wa=new WeakMap;function va(e,t,n,o){let s=t+""+n,l=wa.get(e);s!=l&&(wa.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var sr={passive:!0},uh={...sr,capture:!0};function Tn(e,t,n,o){t.addEventListener(e,n,o?uh:sr)}function Yl(e,t,n,o){t.removeEventListener(e,n,sr)}po&&Gl();function At(e,t,n,o){let s;n=n||0,o=o||t.length-1;let l=o<=2147483647;for(;o-n>1;)s=l?n+o>>1:ht((n+o)/2),t[s]<e?n=s:o=s;return e-t[n]<=t[o]-e?n:o}function Ya(e){return(n,o,s)=>{let l=-1,r=-1;for(let i=o;i<=s;i++)if(e(n[i])){l=i;break}for(let i=s;i>=o;i--)if(e(n[i])){r=i;break}return[l,r]}}var Ja=e=>e!=null,Za=e=>e!=null&&e>0,Es=Ya(Ja),ch=Ya(Za);function fh(e,t,n,o=0,s=!1){let l=s?ch:Es,r=s?Za:Ja;[t,n]=l(e,t,n);let i=e[t],u=e[t];if(t>-1)if(o==1)i=e[t],u=e[n];else if(o==-1)i=e[n],u=e[t];else for(let h=t;h<=n;h++){let f=e[h];r(f)&&(f<i?i=f:f>u&&(u=f))}return[i??de,u??-de]}function Cs(e,t,n,o){let s=xa(e),l=xa(t);e==t&&(s==-1?(e*=n,t/=n):(e/=n,t*=n));let r=n==10?Kt:Qa,i=s==1?ht:$t,u=l==1?$t:ht,h=i(r(Ue(e))),f=u(r(Ue(t))),d=uo(n,h),g=uo(n,f);return n==10&&(h<0&&(d=_e(d,-h)),f<0&&(g=_e(g,-f))),o||n==2?(e=d*s,t=g*l):(e=nu(e,d),t=Ps(t,g)),[e,t]}function lr(e,t,n,o){let s=Cs(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var rr=.1,ka={mode:3,pad:rr},Ho={pad:0,soft:null,mode:0},hh={min:Ho,max:Ho};function Ms(e,t,n,o){return As(n)?$a(e,t,n):(Ho.pad=n,Ho.soft=o?0:null,Ho.mode=o?3:0,$a(e,t,hh))}function re(e,t){return e??t}function ph(e,t,n){for(t=re(t,0),n=re(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function $a(e,t,n){let o=n.min,s=n.max,l=re(o.pad,0),r=re(s.pad,0),i=re(o.hard,-de),u=re(s.hard,de),h=re(o.soft,de),f=re(s.soft,-de),d=re(o.mode,0),g=re(s.mode,0),m=t-e,v=Kt(m),$=tt(Ue(e),Ue(t)),S=Kt($),A=Ue(S-v);(m<1e-24||A>10)&&(m=0,(e==0||t==0)&&(m=1e-24,d==2&&h!=de&&(l=0),g==2&&f!=-de&&(r=0)));let w=m||$||1e3,E=Kt(w),x=uo(10,ht(E)),W=w*(m==0?e==0?.1:1:l),L=_e(nu(e-W,x/10),24),K=e>=h&&(d==1||d==3&&L<=h||d==2&&L>=h)?h:de,I=tt(i,L<K&&e>=K?K:Lt(K,L)),Y=w*(m==0?t==0?.1:1:r),V=_e(Ps(t+Y,x/10),24),C=t<=f&&(g==1||g==3&&V>=f||g==2&&V<=f)?f:-de,B=Lt(u,V>C&&t<=C?C:tt(C,V));return I==B&&I==0&&(B=100),[I,B]}var mh=new Intl.NumberFormat(po?ah.language:"en-US"),ir=e=>mh.format(e),pt=Math,xs=pt.PI,Ue=pt.abs,ht=pt.floor,Re=pt.round,$t=pt.ceil,Lt=pt.min,tt=pt.max,uo=pt.pow,xa=pt.sign,Kt=pt.log10,Qa=pt.log2,dh=(e,t=1)=>pt.sinh(e)*t,Hl=(e,t=1)=>pt.asinh(e/t),de=1/0;function Sa(e){return(Kt((e^e>>31)-(e>>31))|0)+1}function Jl(e,t,n){return Lt(tt(e,t),n)}function Xa(e){return typeof e=="function"}function oe(e){return Xa(e)?e:()=>e}var _h=()=>{},eu=e=>e,tu=(e,t)=>t,gh=e=>null,Ma=e=>!0,Ta=(e,t)=>e==t,bh=/\.\d*?(?=9{6,}|0{6,})/gm,En=e=>{if(su(e)||rn.has(e))return e;let t=`${e}`,n=t.match(bh);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[s,l]=t.split("e");return+`${En(s)}e${l}`}return _e(e,o)};function xn(e,t){return En(_e(En(e/t))*t)}function Ps(e,t){return En($t(En(e/t))*t)}function nu(e,t){return En(ht(En(e/t))*t)}function _e(e,t=0){if(su(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Re(o)/n}var rn=new Map;function ou(e){return((""+e).split(".")[1]||"").length}function Vo(e,t,n,o){let s=[],l=o.map(ou);for(let r=t;r<n;r++){let i=Ue(r),u=_e(uo(e,r),i);for(let h=0;h<o.length;h++){let f=e==10?+`${o[h]}e${r}`:o[h]*u,d=(r>=0?0:i)+(r>=l[h]?0:l[h]),g=e==10?f:_e(f,d);s.push(g),rn.set(g,d)}}return s}var Io={},ar=[],co=[null,null],ln=Array.isArray,su=Number.isInteger,yh=e=>e===void 0;function Ea(e){return typeof e=="string"}function As(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function wh(e){return e!=null&&typeof e=="object"}var vh=Object.getPrototypeOf(Uint8Array),lu="__proto__";function fo(e,t=As){let n;if(ln(e)){let o=e.find(s=>s!=null);if(ln(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=fo(e[s],t)}else n=e.slice()}else if(e instanceof vh)n=e.slice();else if(t(e)){n={};for(let o in e)o!=lu&&(n[o]=fo(e[o],t))}else n=e;return n}function Ae(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let s in o)s!=lu&&(As(e[s])?Ae(e[s],fo(o[s])):e[s]=fo(o[s]))}return e}var kh=0,$h=1,xh=2;function Sh(e,t,n){for(let o=0,s,l=-1;o<t.length;o++){let r=t[o];if(r>l){for(s=r-1;s>=0&&e[s]==null;)e[s--]=null;for(s=r+1;s<n&&e[s]==null;)e[l=s++]=null}}}function Mh(e,t){if(Ch(e)){let r=e[0].slice();for(let i=1;i<e.length;i++)r.push(...e[i].slice(1));return Ph(r[0])||(r=Eh(r)),r}let n=new Set;for(let r=0;r<e.length;r++){let u=e[r][0],h=u.length;for(let f=0;f<h;f++)n.add(u[f])}let o=[Array.from(n).sort((r,i)=>r-i)],s=o[0].length,l=new Map;for(let r=0;r<s;r++)l.set(o[0][r],r);for(let r=0;r<e.length;r++){let i=e[r],u=i[0];for(let h=1;h<i.length;h++){let f=i[h],d=Array(s).fill(void 0),g=t?t[r][h]:$h,m=[];for(let v=0;v<f.length;v++){let $=f[v],S=l.get(u[v]);$===null?g!=kh&&(d[S]=$,g==xh&&m.push(S)):d[S]=$}Sh(d,m,s),o.push(d)}}return o}var Th=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Eh(e){let t=e[0],n=t.length,o=Array(n);for(let l=0;l<o.length;l++)o[l]=l;o.sort((l,r)=>t[l]-t[r]);let s=[];for(let l=0;l<e.length;l++){let r=e[l],i=Array(n);for(let u=0;u<n;u++)i[u]=r[o[u]];s.push(i)}return s}function Ch(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let l=0;l<n;l++)if(s[l]!=t[l])return!1}}return!0}function Ph(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let l=tt(1,ht((s-o+1)/t));for(let r=e[o],i=o+l;i<=s;i+=l){let u=e[i];if(u!=null){if(u<=r)return!1;r=u}}return!0}var ru=["January","February","March","April","May","June","July","August","September","October","November","December"],iu=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function au(e){return e.slice(0,3)}var Ah=iu.map(au),Lh=ru.map(au),Oh={MMMM:ru,MMM:Lh,WWWW:iu,WWW:Ah};function Wo(e){return(e<10?"0":"")+e}function Dh(e){return(e<10?"00":e<100?"0":"")+e}var Nh={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Wo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Wo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Wo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Wo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Wo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Dh(e.getMilliseconds())};function ur(e,t){t=t||Oh;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?Nh[s[1]]:s[0]);return l=>{let r="";for(let i=0;i<n.length;i++)r+=typeof n[i]=="string"?n[i]:n[i](l,t);return r}}var Rh=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Uh(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Rh?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var uu=e=>e%1==0,Ts=[1,2,2.5,5],Wh=Vo(10,-32,0,Ts),cu=Vo(10,0,32,Ts),Fh=cu.filter(uu),Sn=Wh.concat(cu),cr=`
`,fu="{YYYY}",Ca=cr+fu,hu="{M}/{D}",qo=cr+hu,ks=qo+"/{YY}",pu="{aa}",zh="{h}:{mm}",io=zh+pu,Pa=cr+io,Aa=":{ss}",fe=null;function mu(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,l=s*30,r=s*365,u=(e==1?Vo(10,0,3,Ts).filter(uu):Vo(10,-3,0,Ts)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,l,l*2,l*3,l*4,l*6,r,r*2,r*5,r*10,r*25,r*50,r*100]),h=[[r,fu,fe,fe,fe,fe,fe,fe,1],[s*28,"{MMM}",Ca,fe,fe,fe,fe,fe,1],[s,hu,Ca,fe,fe,fe,fe,fe,1],[o,"{h}"+pu,ks,fe,qo,fe,fe,fe,1],[n,io,ks,fe,qo,fe,fe,fe,1],[t,Aa,ks+" "+io,fe,qo+" "+io,fe,Pa,fe,1],[e,Aa+".{fff}",ks+" "+io,fe,qo+" "+io,fe,Pa,fe,1]];function f(d){return(g,m,v,$,S,A)=>{let w=[],E=S>=r,x=S>=l&&S<r,W=d(v),L=_e(W*e,3),K=Il(W.getFullYear(),E?0:W.getMonth(),x||E?1:W.getDate()),I=_e(K*e,3);if(x||E){let Y=x?S/l:0,V=E?S/r:0,C=L==I?L:_e(Il(K.getFullYear()+V,K.getMonth()+Y,1)*e,3),B=new Date(Re(C/e)),O=B.getFullYear(),j=B.getMonth();for(let F=0;C<=$;F++){let ee=Il(O+V*F,j+Y*F,1),z=ee-d(_e(ee*e,3));C=_e((+ee+z)*e,3),C<=$&&w.push(C)}}else{let Y=S>=s?s:S,V=ht(v)-ht(L),C=I+V+Ps(L-I,Y);w.push(C);let B=d(C),O=B.getHours()+B.getMinutes()/n+B.getSeconds()/o,j=S/o,F=g.axes[m]._space,ee=A/F;for(;C=_e(C+S,e==1?0:3),!(C>$);)if(j>1){let z=ht(_e(O+j,6))%24,se=d(C).getHours()-z;se>1&&(se=-1),C-=se*o,O=(O+j)%24;let he=w[w.length-1];_e((C-he)/S,3)*ee>=.7&&w.push(C)}else w.push(C)}return w}}return[u,h,f]}var[qh,Hh,Ih]=mu(1),[Vh,Bh,jh]=mu(.001);Vo(2,-53,53,[1]);function La(e,t){return e.map(n=>n.map((o,s)=>s==0||s==8||o==null?o:t(s==1||n[8]==0?o:n[1]+o)))}function Oa(e,t){return(n,o,s,l,r)=>{let i=t.find(v=>r>=v[0])||t[t.length-1],u,h,f,d,g,m;return o.map(v=>{let $=e(v),S=$.getFullYear(),A=$.getMonth(),w=$.getDate(),E=$.getHours(),x=$.getMinutes(),W=$.getSeconds(),L=S!=u&&i[2]||A!=h&&i[3]||w!=f&&i[4]||E!=d&&i[5]||x!=g&&i[6]||W!=m&&i[7]||i[1];return u=S,h=A,f=w,d=E,g=x,m=W,L($)})}}function Gh(e,t){let n=ur(t);return(o,s,l,r,i)=>s.map(u=>n(e(u)))}function Il(e,t,n){return new Date(e,t,n)}function Da(e,t){return t(e)}var Kh="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Na(e,t){return(n,o,s,l)=>l==null?or:t(e(o))}function Yh(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Jh(e,t){return e.series[t].fill(e,t)}var Zh={show:!0,live:!0,isolate:!1,mount:_h,markers:{show:!0,width:2,stroke:Yh,fill:Jh,dash:"solid"},idx:null,idxs:null,values:[]};function Qh(e,t){let n=e.cursor.points,o=kt(),s=n.size(e,t);ke(o,Fo,s),ke(o,zo,s);let l=s/-2;ke(o,"marginLeft",l),ke(o,"marginTop",l);let r=n.width(e,t,s);return r&&ke(o,"borderWidth",r),o}function Xh(e,t){let n=e.series[t].points;return n._fill||n._stroke}function ep(e,t){let n=e.series[t].points;return n._stroke||n._fill}function tp(e,t){return e.series[t].points.size}var Vl=[0,0];function np(e,t,n){return Vl[0]=t,Vl[1]=n,Vl}function $s(e,t,n,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&n(s)}}function Bl(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var op={show:!0,x:!0,y:!0,lock:!1,move:np,points:{one:!1,show:Qh,size:tp,width:0,stroke:ep,fill:Xh},bind:{mousedown:$s,mouseup:$s,click:$s,dblclick:$s,mousemove:Bl,mouseleave:Bl,mouseenter:Bl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},du={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},fr=Ae({},du,{filter:tu}),_u=Ae({},fr,{size:10}),gu=Ae({},du,{show:!1}),hr='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',bu="bold "+hr,yu=1.5,Ra={show:!0,scale:"x",stroke:nr,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:bu,side:2,grid:fr,ticks:_u,border:gu,font:hr,lineGap:yu,rotate:0},sp="Value",lp="Time",Ua={show:!0,scale:"x",auto:!1,sorted:1,min:de,max:-de,idxs:[]};function rp(e,t,n,o,s){return t.map(l=>l==null?"":ir(l))}function ip(e,t,n,o,s,l,r){let i=[],u=rn.get(s)||0;n=r?n:_e(Ps(n,s),u);for(let h=n;h<=o;h=_e(h+s,u))i.push(Object.is(h,-0)?0:h);return i}function Zl(e,t,n,o,s,l,r){let i=[],u=e.scales[e.axes[t].scale].log,h=u==10?Kt:Qa,f=ht(h(n));s=uo(u,f),u==10&&(s=Sn[At(s,Sn)]);let d=n,g=s*u;u==10&&(g=Sn[At(g,Sn)]);do i.push(d),d=d+s,u==10&&!rn.has(d)&&(d=_e(d,rn.get(s))),d>=g&&(s=d,g=s*u,u==10&&(g=Sn[At(g,Sn)]));while(d<=o);return i}function ap(e,t,n,o,s,l,r){let u=e.scales[e.axes[t].scale].asinh,h=o>u?Zl(e,t,tt(u,n),o,s):[u],f=o>=0&&n<=0?[0]:[];return(n<-u?Zl(e,t,tt(u,-o),-n,s):[u]).reverse().map(g=>-g).concat(f,h)}var wu=/./,up=/[12357]/,cp=/[125]/,Wa=/1/,Ql=(e,t,n,o)=>e.map((s,l)=>t==4&&s==0||l%o==0&&n.test(s.toExponential()[s<0?1:0])?s:null);function fp(e,t,n,o,s){let l=e.axes[n],r=l.scale,i=e.scales[r],u=e.valToPos,h=l._space,f=u(10,r),d=u(9,r)-f>=h?wu:u(7,r)-f>=h?up:u(5,r)-f>=h?cp:Wa;if(d==Wa){let g=Ue(u(1,r)-f);if(g<h)return Ql(t.slice().reverse(),i.distr,d,$t(h/g)).reverse()}return Ql(t,i.distr,d,1)}function hp(e,t,n,o,s){let l=e.axes[n],r=l.scale,i=l._space,u=e.valToPos,h=Ue(u(1,r)-u(2,r));return h<i?Ql(t.slice().reverse(),3,wu,$t(i/h)).reverse():t}function pp(e,t,n,o){return o==null?or:t==null?"":ir(t)}var Fa={show:!0,scale:"y",stroke:nr,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:bu,side:3,grid:fr,ticks:_u,border:gu,font:hr,lineGap:yu,rotate:0};function mp(e,t){let n=3+(e||1)*2;return _e(n*t,3)}function dp(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],l=e.valToPos(s[o[0]],n,!0),r=e.valToPos(s[o[1]],n,!0),i=Ue(r-l),u=e.series[t],h=i/(u.points.space*ae);return o[1]-o[0]<=h}var za={scale:null,auto:!0,sorted:0,min:de,max:-de},vu=(e,t,n,o,s)=>s,qa={show:!0,auto:!0,sorted:0,gaps:vu,alpha:1,facets:[Ae({},za,{scale:"x"}),Ae({},za,{scale:"y"})]},Ha={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:vu,alpha:1,points:{show:dp,filter:null},values:null,min:de,max:-de,idxs:[],path:null,clip:null};function _p(e,t,n,o,s){return n/10}var ku={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},gp=Ae({},ku,{time:!1,ori:1}),Ia={};function $u(e,t){let n=Ia[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,l,r,i,u,h){for(let f=0;f<n.plots.length;f++)n.plots[f]!=s&&n.plots[f].pub(o,s,l,r,i,u,h)}},e!=null&&(Ia[e]=n)),n}var ho=1,Xl=2;function Cn(e,t,n){let o=e.mode,s=e.series[t],l=o==2?e._data[t]:e._data,r=e.scales,i=e.bbox,u=l[0],h=o==2?l[1]:l[t],f=o==2?r[s.facets[0].scale]:r[e.series[0].scale],d=o==2?r[s.facets[1].scale]:r[s.scale],g=i.left,m=i.top,v=i.width,$=i.height,S=e.valToPosH,A=e.valToPosV;return f.ori==0?n(s,u,h,f,d,S,A,g,m,v,$,Os,mo,Ns,Su,Tu):n(s,u,h,f,d,A,S,m,g,$,v,Ds,_o,dr,Mu,Eu)}function pr(e,t){let n=0,o=0,s=re(e.bands,ar);for(let l=0;l<s.length;l++){let r=s[l];r.series[0]==t?n=r.dir:r.series[1]==t&&(r.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function bp(e,t,n,o,s){let l=e.mode,r=e.series[t],i=l==2?r.facets[1].scale:r.scale,u=e.scales[i];return s==-1?u.min:s==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function Yt(e,t,n,o,s,l){return Cn(e,t,(r,i,u,h,f,d,g,m,v,$,S)=>{let A=r.pxRound,w=h.dir*(h.ori==0?1:-1),E=h.ori==0?mo:_o,x,W;w==1?(x=n,W=o):(x=o,W=n);let L=A(d(i[x],h,$,m)),K=A(g(u[x],f,S,v)),I=A(d(i[W],h,$,m)),Y=A(g(l==1?f.max:f.min,f,S,v)),V=new Path2D(s);return E(V,I,Y),E(V,L,Y),E(V,L,K),V})}function Ls(e,t,n,o,s,l){let r=null;if(e.length>0){r=new Path2D;let i=t==0?Ns:dr,u=n;for(let d=0;d<e.length;d++){let g=e[d];if(g[1]>g[0]){let m=g[0]-u;m>0&&i(r,u,o,m,o+l),u=g[1]}}let h=n+s-u,f=10;h>0&&i(r,u,o-f/2,h,o+l+f)}return r}function yp(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function mr(e,t,n,o,s,l,r){let i=[],u=e.length;for(let h=s==1?n:o;h>=n&&h<=o;h+=s)if(t[h]===null){let d=h,g=h;if(s==1)for(;++h<=o&&t[h]===null;)g=h;else for(;--h>=n&&t[h]===null;)g=h;let m=l(e[d]),v=g==d?m:l(e[g]),$=d-s;m=r<=0&&$>=0&&$<u?l(e[$]):m;let A=g+s;v=r>=0&&A>=0&&A<u?l(e[A]):v,v>=m&&i.push([m,v])}return i}function Va(e){return e==0?eu:e==1?Re:t=>xn(t,e)}function xu(e){let t=e==0?Os:Ds,n=e==0?(s,l,r,i,u,h)=>{s.arcTo(l,r,i,u,h)}:(s,l,r,i,u,h)=>{s.arcTo(r,l,u,i,h)},o=e==0?(s,l,r,i,u)=>{s.rect(l,r,i,u)}:(s,l,r,i,u)=>{s.rect(r,l,u,i)};return(s,l,r,i,u,h=0,f=0)=>{h==0&&f==0?o(s,l,r,i,u):(h=Lt(h,i/2,u/2),f=Lt(f,i/2,u/2),t(s,l+h,r),n(s,l+i,r,l+i,r+u,h),n(s,l+i,r+u,l,r+u,f),n(s,l,r+u,l,r,f),n(s,l,r,l+i,r,h),s.closePath())}}var Os=(e,t,n)=>{e.moveTo(t,n)},Ds=(e,t,n)=>{e.moveTo(n,t)},mo=(e,t,n)=>{e.lineTo(t,n)},_o=(e,t,n)=>{e.lineTo(n,t)},Ns=xu(0),dr=xu(1),Su=(e,t,n,o,s,l)=>{e.arc(t,n,o,s,l)},Mu=(e,t,n,o,s,l)=>{e.arc(n,t,o,s,l)},Tu=(e,t,n,o,s,l,r)=>{e.bezierCurveTo(t,n,o,s,l,r)},Eu=(e,t,n,o,s,l,r)=>{e.bezierCurveTo(n,t,s,o,r,l)};function Cu(e){return(t,n,o,s,l)=>Cn(t,n,(r,i,u,h,f,d,g,m,v,$,S)=>{let{pxRound:A,points:w}=r,E,x;h.ori==0?(E=Os,x=Su):(E=Ds,x=Mu);let W=_e(w.width*ae,3),L=(w.size-w.width)/2*ae,K=_e(L*2,3),I=new Path2D,Y=new Path2D,{left:V,top:C,width:B,height:O}=t.bbox;Ns(Y,V-K,C-K,B+K*2,O+K*2);let j=F=>{if(u[F]!=null){let ee=A(d(i[F],h,$,m)),z=A(g(u[F],f,S,v));E(I,ee+L,z),x(I,ee,z,L,0,xs*2)}};if(l)l.forEach(j);else for(let F=o;F<=s;F++)j(F);return{stroke:W>0?I:null,fill:I,clip:Y,flags:ho|Xl}})}function Pu(e){return(t,n,o,s,l,r)=>{o!=s&&(l!=o&&r!=o&&e(t,n,o),l!=s&&r!=s&&e(t,n,s),e(t,n,r))}}var wp=Pu(mo),vp=Pu(_o);function Au(e){let t=re(e?.alignGaps,0);return(n,o,s,l)=>Cn(n,o,(r,i,u,h,f,d,g,m,v,$,S)=>{[s,l]=Es(u,s,l);let A=r.pxRound,w=O=>A(d(O,h,$,m)),E=O=>A(g(O,f,S,v)),x,W;h.ori==0?(x=mo,W=wp):(x=_o,W=vp);let L=h.dir*(h.ori==0?1:-1),K={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ho},I=K.stroke,Y=!1;if(l-s>=$*4){let O=q=>n.posToVal(q,h.key,!0),j=null,F=null,ee,z,Ke,me=w(i[L==1?s:l]),se=w(i[s]),he=w(i[l]),te=O(L==1?se+1:he-1);for(let q=L==1?s:l;q>=s&&q<=l;q+=L){let Le=i[q],$e=(L==1?Le<te:Le>te)?me:w(Le),ue=u[q];$e==me?ue!=null?(z=ue,j==null?(x(I,$e,E(z)),ee=j=F=z):z<j?j=z:z>F&&(F=z)):ue===null&&(Y=!0):(j!=null&&W(I,me,E(j),E(F),E(ee),E(z)),ue!=null?(z=ue,x(I,$e,E(z)),j=F=ee=z):(j=F=null,ue===null&&(Y=!0)),me=$e,te=O(me+L))}j!=null&&j!=F&&Ke!=me&&W(I,me,E(j),E(F),E(ee),E(z))}else for(let O=L==1?s:l;O>=s&&O<=l;O+=L){let j=u[O];j===null?Y=!0:j!=null&&x(I,w(i[O]),E(j))}let[C,B]=pr(n,o);if(r.fill!=null||C!=0){let O=K.fill=new Path2D(I),j=r.fillTo(n,o,r.min,r.max,C),F=E(j),ee=w(i[s]),z=w(i[l]);L==-1&&([z,ee]=[ee,z]),x(O,z,F),x(O,ee,F)}if(!r.spanGaps){let O=[];Y&&O.push(...mr(i,u,s,l,L,w,t)),K.gaps=O=r.gaps(n,o,s,l,O),K.clip=Ls(O,h.ori,m,v,$,S)}return B!=0&&(K.band=B==2?[Yt(n,o,s,l,I,-1),Yt(n,o,s,l,I,1)]:Yt(n,o,s,l,I,B)),K})}function kp(e){let t=re(e.align,1),n=re(e.ascDesc,!1),o=re(e.alignGaps,0),s=re(e.extend,!1);return(l,r,i,u)=>Cn(l,r,(h,f,d,g,m,v,$,S,A,w,E)=>{[i,u]=Es(d,i,u);let x=h.pxRound,{left:W,width:L}=l.bbox,K=se=>x(v(se,g,w,S)),I=se=>x($(se,m,E,A)),Y=g.ori==0?mo:_o,V={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ho},C=V.stroke,B=g.dir*(g.ori==0?1:-1),O=I(d[B==1?i:u]),j=K(f[B==1?i:u]),F=j,ee=j;s&&t==-1&&(ee=W,Y(C,ee,O)),Y(C,j,O);for(let se=B==1?i:u;se>=i&&se<=u;se+=B){let he=d[se];if(he==null)continue;let te=K(f[se]),q=I(he);t==1?Y(C,te,O):Y(C,F,q),Y(C,te,q),O=q,F=te}let z=F;s&&t==1&&(z=W+L,Y(C,z,O));let[Ke,me]=pr(l,r);if(h.fill!=null||Ke!=0){let se=V.fill=new Path2D(C),he=h.fillTo(l,r,h.min,h.max,Ke),te=I(he);Y(se,z,te),Y(se,ee,te)}if(!h.spanGaps){let se=[];se.push(...mr(f,d,i,u,B,K,o));let he=h.width*ae/2,te=n||t==1?he:-he,q=n||t==-1?-he:he;se.forEach(Le=>{Le[0]+=te,Le[1]+=q}),V.gaps=se=h.gaps(l,r,i,u,se),V.clip=Ls(se,g.ori,S,A,w,E)}return me!=0&&(V.band=me==2?[Yt(l,r,i,u,C,-1),Yt(l,r,i,u,C,1)]:Yt(l,r,i,u,C,me)),V})}function Ba(e,t,n,o,s,l,r=de){if(e.length>1){let i=null;for(let u=0,h=1/0;u<e.length;u++)if(t[u]!==void 0){if(i!=null){let f=Ue(e[u]-e[i]);f<h&&(h=f,r=Ue(n(e[u],o,s,l)-n(e[i],o,s,l)))}i=u}}return r}function $p(e){e=e||Io;let t=re(e.size,[.6,de,1]),n=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let l=oe(s),r=1-t[0],i=re(t[1],de),u=re(t[2],1),h=re(e.disp,Io),f=re(e.each,m=>{}),{fill:d,stroke:g}=h;return(m,v,$,S)=>Cn(m,v,(A,w,E,x,W,L,K,I,Y,V,C)=>{let B=A.pxRound,O=n,j=o*ae,F=i*ae,ee=u*ae,z,Ke;x.ori==0?[z,Ke]=l(m,v):[Ke,z]=l(m,v);let me=x.dir*(x.ori==0?1:-1),se=x.ori==0?Ns:dr,he=x.ori==0?f:(R,ge,Oe,Rn,fn,Dt,hn)=>{f(R,ge,Oe,fn,Rn,hn,Dt)},te=re(m.bands,ar).find(R=>R.series[0]==v),q=te!=null?te.dir:0,Le=A.fillTo(m,v,A.min,A.max,q),Je=B(K(Le,W,C,Y)),$e,ue,xt,lt=V,Me=B(A.width*ae),Ot=!1,Ht=null,mt=null,Jt=null,On=null;d!=null&&(Me==0||g!=null)&&(Ot=!0,Ht=d.values(m,v,$,S),mt=new Map,new Set(Ht).forEach(R=>{R!=null&&mt.set(R,new Path2D)}),Me>0&&(Jt=g.values(m,v,$,S),On=new Map,new Set(Jt).forEach(R=>{R!=null&&On.set(R,new Path2D)})));let{x0:Dn,size:wo}=h;if(Dn!=null&&wo!=null){O=1,w=Dn.values(m,v,$,S),Dn.unit==2&&(w=w.map(Oe=>m.posToVal(I+Oe*V,x.key,!0)));let R=wo.values(m,v,$,S);wo.unit==2?ue=R[0]*V:ue=L(R[0],x,V,I)-L(0,x,V,I),lt=Ba(w,E,L,x,V,I,lt),xt=lt-ue+j}else lt=Ba(w,E,L,x,V,I,lt),xt=lt*r+j,ue=lt-xt;xt<1&&(xt=0),Me>=ue/2&&(Me=0),xt<5&&(B=eu);let jo=xt>0,un=lt-xt-(jo?Me:0);ue=B(Jl(un,ee,F)),$e=(O==0?ue/2:O==me?0:ue)-O*me*((O==0?j/2:0)+(jo?Me/2:0));let Ze={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Nn=Ot?null:new Path2D,It=null;if(te!=null)It=m.data[te.series[1]];else{let{y0:R,y1:ge}=h;R!=null&&ge!=null&&(E=ge.values(m,v,$,S),It=R.values(m,v,$,S))}let cn=z*ue,X=Ke*ue;for(let R=me==1?$:S;R>=$&&R<=S;R+=me){let ge=E[R];if(ge==null)continue;if(It!=null){let nt=It[R]??0;if(ge-nt==0)continue;Je=K(nt,W,C,Y)}let Oe=x.distr!=2||h!=null?w[R]:R,Rn=L(Oe,x,V,I),fn=K(re(ge,Le),W,C,Y),Dt=B(Rn-$e),hn=B(tt(fn,Je)),rt=B(Lt(fn,Je)),dt=hn-rt;if(ge!=null){let nt=ge<0?X:cn,St=ge<0?cn:X;Ot?(Me>0&&Jt[R]!=null&&se(On.get(Jt[R]),Dt,rt+ht(Me/2),ue,tt(0,dt-Me),nt,St),Ht[R]!=null&&se(mt.get(Ht[R]),Dt,rt+ht(Me/2),ue,tt(0,dt-Me),nt,St)):se(Nn,Dt,rt+ht(Me/2),ue,tt(0,dt-Me),nt,St),he(m,v,R,Dt-Me/2,rt,ue+Me,dt)}}return Me>0?Ze.stroke=Ot?On:Nn:Ot||(Ze._fill=A.width==0?A._fill:A._stroke??A._fill,Ze.width=0),Ze.fill=Ot?mt:Nn,Ze})}function xp(e,t){let n=re(t?.alignGaps,0);return(o,s,l,r)=>Cn(o,s,(i,u,h,f,d,g,m,v,$,S,A)=>{[l,r]=Es(h,l,r);let w=i.pxRound,E=z=>w(g(z,f,S,v)),x=z=>w(m(z,d,A,$)),W,L,K;f.ori==0?(W=Os,K=mo,L=Tu):(W=Ds,K=_o,L=Eu);let I=f.dir*(f.ori==0?1:-1),Y=E(u[I==1?l:r]),V=Y,C=[],B=[];for(let z=I==1?l:r;z>=l&&z<=r;z+=I)if(h[z]!=null){let me=u[z],se=E(me);C.push(V=se),B.push(x(h[z]))}let O={stroke:e(C,B,W,K,L,w),fill:null,clip:null,band:null,gaps:null,flags:ho},j=O.stroke,[F,ee]=pr(o,s);if(i.fill!=null||F!=0){let z=O.fill=new Path2D(j),Ke=i.fillTo(o,s,i.min,i.max,F),me=x(Ke);K(z,V,me),K(z,Y,me)}if(!i.spanGaps){let z=[];z.push(...mr(u,h,l,r,I,E,n)),O.gaps=z=i.gaps(o,s,l,r,z),O.clip=Ls(z,f.ori,v,$,S,A)}return ee!=0&&(O.band=ee==2?[Yt(o,s,l,r,j,-1),Yt(o,s,l,r,j,1)]:Yt(o,s,l,r,j,ee)),O})}function Sp(e){return xp(Mp,e)}function Mp(e,t,n,o,s,l){let r=e.length;if(r<2)return null;let i=new Path2D;if(n(i,e[0],t[0]),r==2)o(i,e[1],t[1]);else{let u=Array(r),h=Array(r-1),f=Array(r-1),d=Array(r-1);for(let g=0;g<r-1;g++)f[g]=t[g+1]-t[g],d[g]=e[g+1]-e[g],h[g]=f[g]/d[g];u[0]=h[0];for(let g=1;g<r-1;g++)h[g]===0||h[g-1]===0||h[g-1]>0!=h[g]>0?u[g]=0:(u[g]=3*(d[g-1]+d[g])/((2*d[g]+d[g-1])/h[g-1]+(d[g]+2*d[g-1])/h[g]),isFinite(u[g])||(u[g]=0));u[r-1]=h[r-2];for(let g=0;g<r-1;g++)s(i,e[g]+d[g]/3,t[g]+u[g]*d[g]/3,e[g+1]-d[g]/3,t[g+1]-u[g+1]*d[g]/3,e[g+1],t[g+1])}return i}var er=new Set;function ja(){for(let e of er)e.syncRect(!0)}po&&(Tn(rh,ao,ja),Tn(ih,ao,ja,!0),Tn(Ss,ao,()=>{Ge.pxRatio=ae}));var Tp=Au(),Ep=Cu();function Ga(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((l,r)=>tr(l,r,t,n))}function Cp(e,t){return e.map((n,o)=>o==0?{}:Ae({},t,n))}function tr(e,t,n,o){return Ae({},t==0?n:o,e)}function Lu(e,t,n){return t==null?co:[t,n]}var Pp=Lu;function Ap(e,t,n){return t==null?co:Ms(t,n,rr,!0)}function Ou(e,t,n,o){return t==null?co:Cs(t,n,e.scales[o].log,!1)}var Lp=Ou;function Du(e,t,n,o){return t==null?co:lr(t,n,e.scales[o].log,!1)}var Op=Du;function Dp(e,t,n,o,s){let l=tt(Sa(e),Sa(t)),r=t-e,i=At(s/o*r,n);do{let u=n[i],h=o*u/r;if(h>=s&&l+(u<5?rn.get(u):0)<=17)return[u,h]}while(++i<n.length);return[0,0]}function Ka(e){let t,n;return e=e.replace(/(\d+)px/,(o,s)=>(t=Re((n=+s)*ae))+"px"),[e,t,n]}function Np(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=_e(t[2]*ae,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Ge(e,t,n){let o={mode:re(e.mode,1)},s=o.mode;function l(a,c,p,_){let b=c.valToPct(a);return _+p*(c.dir==-1?1-b:b)}function r(a,c,p,_){let b=c.valToPct(a);return _+p*(c.dir==-1?b:1-b)}function i(a,c,p,_){return c.ori==0?l(a,c,p,_):r(a,c,p,_)}o.valToPosH=l,o.valToPosV=r;let u=!1;o.status=0;let h=o.root=kt(Hf);if(e.id!=null&&(h.id=e.id),ft(h,e.class),e.title){let a=kt(Bf,h);a.textContent=e.title}let f=Pt("canvas"),d=o.ctx=f.getContext("2d"),g=kt(jf,h);Tn("click",g,a=>{a.target===v&&(be!=Gn||xe!=Kn)&&Be.click(o,a)},!0);let m=o.under=kt(Gf,g);g.appendChild(f);let v=o.over=kt(Kf,g);e=fo(e);let $=+re(e.pxAlign,1),S=Va($);(e.plugins||[]).forEach(a=>{a.opts&&(e=a.opts(o,e)||e)});let A=e.ms||.001,w=o.series=s==1?Ga(e.series||[],Ua,Ha,!1):Cp(e.series||[null],qa),E=o.axes=Ga(e.axes||[],Ra,Fa,!0),x=o.scales={},W=o.bands=e.bands||[];W.forEach(a=>{a.fill=oe(a.fill||null),a.dir=re(a.dir,-1)});let L=s==2?w[1].facets[0].scale:w[0].scale,K={axes:Ac,series:Mc},I=(e.drawOrder||["axes","series"]).map(a=>K[a]);function Y(a){let c=a.distr==3?p=>Kt(p>0?p:a.clamp(o,p,a.min,a.max,a.key)):a.distr==4?p=>Hl(p,a.asinh):a.distr==100?p=>a.fwd(p):p=>p;return p=>{let _=c(p),{_min:b,_max:y}=a,k=y-b;return(_-b)/k}}function V(a){let c=x[a];if(c==null){let p=(e.scales||Io)[a]||Io;if(p.from!=null){V(p.from);let _=Ae({},x[p.from],p,{key:a});_.valToPct=Y(_),x[a]=_}else{c=x[a]=Ae({},a==L?ku:gp,p),c.key=a;let _=c.time,b=c.range,y=ln(b);if((a!=L||s==2&&!_)&&(y&&(b[0]==null||b[1]==null)&&(b={min:b[0]==null?ka:{mode:1,hard:b[0],soft:b[0]},max:b[1]==null?ka:{mode:1,hard:b[1],soft:b[1]}},y=!1),!y&&As(b))){let k=b;b=(T,P,D)=>P==null?co:Ms(P,D,k)}c.range=oe(b||(_?Pp:a==L?c.distr==3?Lp:c.distr==4?Op:Lu:c.distr==3?Ou:c.distr==4?Du:Ap)),c.auto=oe(y?!1:c.auto),c.clamp=oe(c.clamp||_p),c._min=c._max=null,c.valToPct=Y(c)}}}V("x"),V("y"),s==1&&w.forEach(a=>{V(a.scale)}),E.forEach(a=>{V(a.scale)});for(let a in e.scales)V(a);let C=x[L],B=C.distr,O,j;C.ori==0?(ft(h,If),O=l,j=r):(ft(h,Vf),O=r,j=l);let F={};for(let a in x){let c=x[a];(c.min!=null||c.max!=null)&&(F[a]={min:c.min,max:c.max},c.min=c.max=null)}let ee=e.tzDate||(a=>new Date(Re(a/A))),z=e.fmtDate||ur,Ke=A==1?Ih(ee):jh(ee),me=Oa(ee,La(A==1?Hh:Bh,z)),se=Na(ee,Da(Kh,z)),he=[],te=o.legend=Ae({},Zh,e.legend),q=o.cursor=Ae({},op,{drag:{y:s==2}},e.cursor),Le=te.show,Je=q.show,$e=te.markers;te.idxs=he,$e.width=oe($e.width),$e.dash=oe($e.dash),$e.stroke=oe($e.stroke),$e.fill=oe($e.fill);let ue,xt,lt,Me=[],Ot=[],Ht,mt=!1,Jt={};if(te.live){let a=w[1]?w[1].values:null;mt=a!=null,Ht=mt?a(o,1,0):{_:0};for(let c in Ht)Jt[c]=or}if(Le)if(ue=Pt("table",eh,h),lt=Pt("tbody",null,ue),te.mount(o,ue),mt){xt=Pt("thead",null,ue,lt);let a=Pt("tr",null,xt);Pt("th",null,a);for(var On in Ht)Pt("th",ua,a).textContent=On}else ft(ue,nh),te.live&&ft(ue,th);let Dn={show:!0},wo={show:!1};function jo(a,c){if(c==0&&(mt||!te.live||s==2))return co;let p=[],_=Pt("tr",oh,lt,lt.childNodes[c]);ft(_,a.class),a.show||ft(_,Mn);let b=Pt("th",null,_);if($e.show){let T=kt(sh,b);if(c>0){let P=$e.width(o,c);P&&(T.style.border=P+"px "+$e.dash(o,c)+" "+$e.stroke(o,c)),T.style.background=$e.fill(o,c)}}let y=kt(ua,b);a.label instanceof HTMLElement?y.appendChild(a.label):y.textContent=a.label,c>0&&($e.show||(y.style.color=a.width>0?$e.stroke(o,c):$e.fill(o,c)),Ze("click",b,T=>{if(q._lock)return;mn(T);let P=w.indexOf(a);if((T.ctrlKey||T.metaKey)!=te.isolate){let D=w.some((N,U)=>U>0&&U!=P&&N.show);w.forEach((N,U)=>{U>0&&Rt(U,D?U==P?Dn:wo:Dn,!0,Ce.setSeries)})}else Rt(P,{show:!a.show},!0,Ce.setSeries)},!1),Wn&&Ze(pa,b,T=>{q._lock||(mn(T),Rt(w.indexOf(a),Jn,!0,Ce.setSeries))},!1));for(var k in Ht){let T=Pt("td",lh,_);T.textContent="--",p.push(T)}return[_,p]}let un=new Map;function Ze(a,c,p,_=!0){let b=un.get(c)||{},y=q.bind[a](o,c,p,_);y&&(Tn(a,c,b[a]=y),un.set(c,b))}function Nn(a,c,p){let _=un.get(c)||{};for(let b in _)(a==null||b==a)&&(Yl(b,c,_[b]),delete _[b]);a==null&&un.delete(c)}let It=0,cn=0,X=0,R=0,ge=0,Oe=0,Rn=ge,fn=Oe,Dt=X,hn=R,rt=0,dt=0,nt=0,St=0;o.bbox={};let Is=!1,Go=!1,Un=!1,pn=!1,Ko=!1,_t=!1;function Vs(a,c,p){(p||a!=o.width||c!=o.height)&&Er(a,c),In(!1),Un=!0,Go=!0,Vn()}function Er(a,c){o.width=It=X=a,o.height=cn=R=c,ge=Oe=0,yc(),wc();let p=o.bbox;rt=p.left=xn(ge*ae,.5),dt=p.top=xn(Oe*ae,.5),nt=p.width=xn(X*ae,.5),St=p.height=xn(R*ae,.5)}let _c=3;function gc(){let a=!1,c=0;for(;!a;){c++;let p=Cc(c),_=Pc(c);a=c==_c||p&&_,a||(Er(o.width,o.height),Go=!0)}}function bc({width:a,height:c}){Vs(a,c)}o.setSize=bc;function yc(){let a=!1,c=!1,p=!1,_=!1;E.forEach((b,y)=>{if(b.show&&b._show){let{side:k,_size:T}=b,P=k%2,D=b.label!=null?b.labelSize:0,N=T+D;N>0&&(P?(X-=N,k==3?(ge+=N,_=!0):p=!0):(R-=N,k==0?(Oe+=N,a=!0):c=!0))}}),dn[0]=a,dn[1]=p,dn[2]=c,dn[3]=_,X-=Zt[1]+Zt[3],ge+=Zt[3],R-=Zt[2]+Zt[0],Oe+=Zt[0]}function wc(){let a=ge+X,c=Oe+R,p=ge,_=Oe;function b(y,k){switch(y){case 1:return a+=k,a-k;case 2:return c+=k,c-k;case 3:return p-=k,p+k;case 0:return _-=k,_+k}}E.forEach((y,k)=>{if(y.show&&y._show){let T=y.side;y._pos=b(T,y._size),y.label!=null&&(y._lpos=b(T,y.labelSize))}})}if(q.dataIdx==null){let a=q.hover,c=a.skip=new Set(a.skip??[]);c.add(void 0);let p=a.prox=oe(a.prox),_=a.bias??=0;q.dataIdx=(b,y,k,T)=>{if(y==0)return k;let P=k,D=p(b,y,k,T)??de,N=D>=0&&D<de,U=C.ori==0?X:R,J=q.left,ie=t[0],le=t[y];if(c.has(le[k])){P=null;let ne=null,G=null,H;if(_==0||_==-1)for(H=k;ne==null&&H-- >0;)c.has(le[H])||(ne=H);if(_==0||_==1)for(H=k;G==null&&H++<le.length;)c.has(le[H])||(G=H);if(ne!=null||G!=null)if(N){let we=ne==null?-1/0:O(ie[ne],C,U,0),Te=G==null?1/0:O(ie[G],C,U,0),Ie=J-we,pe=Te-J;Ie<=pe?Ie<=D&&(P=ne):pe<=D&&(P=G)}else P=G==null?ne:ne==null?G:k-ne<=G-k?ne:G}else N&&Ue(J-O(ie[k],C,U,0))>D&&(P=null);return P}}let mn=a=>{q.event=a};q.idxs=he,q._lock=!1;let Ye=q.points;Ye.show=oe(Ye.show),Ye.size=oe(Ye.size),Ye.stroke=oe(Ye.stroke),Ye.width=oe(Ye.width),Ye.fill=oe(Ye.fill);let Nt=o.focus=Ae({},e.focus||{alpha:.3},q.focus),Wn=Nt.prox>=0,Fn=Wn&&Ye.one,gt=[],zn=[],qn=[];function Cr(a,c){let p=Ye.show(o,c);if(p instanceof HTMLElement)return ft(p,Xf),ft(p,a.class),qt(p,-10,-10,X,R),v.insertBefore(p,gt[c]),p}function Pr(a,c){if(s==1||c>0){let p=s==1&&x[a.scale].time,_=a.value;a.value=p?Ea(_)?Na(ee,Da(_,z)):_||se:_||pp,a.label=a.label||(p?lp:sp)}if(Fn||c>0){a.width=a.width==null?1:a.width,a.paths=a.paths||Tp||gh,a.fillTo=oe(a.fillTo||bp),a.pxAlign=+re(a.pxAlign,$),a.pxRound=Va(a.pxAlign),a.stroke=oe(a.stroke||null),a.fill=oe(a.fill||null),a._stroke=a._fill=a._paths=a._focus=null;let p=mp(tt(1,a.width),1),_=a.points=Ae({},{size:p,width:tt(1,p*.2),stroke:a.stroke,space:p*2,paths:Ep,_stroke:null,_fill:null},a.points);_.show=oe(_.show),_.filter=oe(_.filter),_.fill=oe(_.fill),_.stroke=oe(_.stroke),_.paths=oe(_.paths),_.pxAlign=a.pxAlign}if(Le){let p=jo(a,c);Me.splice(c,0,p[0]),Ot.splice(c,0,p[1]),te.values.push(null)}if(Je){he.splice(c,0,null);let p=null;Fn?c==0&&(p=Cr(a,c)):c>0&&(p=Cr(a,c)),gt.splice(c,0,p),zn.splice(c,0,0),qn.splice(c,0,0)}He("addSeries",c)}function vc(a,c){c=c??w.length,a=s==1?tr(a,c,Ua,Ha):tr(a,c,{},qa),w.splice(c,0,a),Pr(w[c],c)}o.addSeries=vc;function kc(a){if(w.splice(a,1),Le){te.values.splice(a,1),Ot.splice(a,1);let c=Me.splice(a,1)[0];Nn(null,c.firstChild),c.remove()}Je&&(he.splice(a,1),gt.splice(a,1)[0].remove(),zn.splice(a,1),qn.splice(a,1)),He("delSeries",a)}o.delSeries=kc;let dn=[!1,!1,!1,!1];function $c(a,c){if(a._show=a.show,a.show){let p=a.side%2,_=x[a.scale];_==null&&(a.scale=p?w[1].scale:L,_=x[a.scale]);let b=_.time;a.size=oe(a.size),a.space=oe(a.space),a.rotate=oe(a.rotate),ln(a.incrs)&&a.incrs.forEach(k=>{!rn.has(k)&&rn.set(k,ou(k))}),a.incrs=oe(a.incrs||(_.distr==2?Fh:b?A==1?qh:Vh:Sn)),a.splits=oe(a.splits||(b&&_.distr==1?Ke:_.distr==3?Zl:_.distr==4?ap:ip)),a.stroke=oe(a.stroke),a.grid.stroke=oe(a.grid.stroke),a.ticks.stroke=oe(a.ticks.stroke),a.border.stroke=oe(a.border.stroke);let y=a.values;a.values=ln(y)&&!ln(y[0])?oe(y):b?ln(y)?Oa(ee,La(y,z)):Ea(y)?Gh(ee,y):y||me:y||rp,a.filter=oe(a.filter||(_.distr>=3&&_.log==10?fp:_.distr==3&&_.log==2?hp:tu)),a.font=Ka(a.font),a.labelFont=Ka(a.labelFont),a._size=a.size(o,null,c,0),a._space=a._rotate=a._incrs=a._found=a._splits=a._values=null,a._size>0&&(dn[c]=!0,a._el=kt(Yf,g))}}function vo(a,c,p,_){let[b,y,k,T]=p,P=c%2,D=0;return P==0&&(T||y)&&(D=c==0&&!b||c==2&&!k?Re(Ra.size/3):0),P==1&&(b||k)&&(D=c==1&&!y||c==3&&!T?Re(Fa.size/2):0),D}let Ar=o.padding=(e.padding||[vo,vo,vo,vo]).map(a=>oe(re(a,vo))),Zt=o._padding=Ar.map((a,c)=>a(o,c,dn,0)),Ve,We=null,Fe=null,Yo=s==1?w[0].idxs:null,Mt=null,ko=!1;function Lr(a,c){if(t=a??[],o.data=o._data=t,s==2){Ve=0;for(let p=1;p<w.length;p++)Ve+=t[p][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Mt=t[0],Ve=Mt.length;let p=t;if(B==2){p=t.slice();let _=p[0]=Array(Ve);for(let b=0;b<Ve;b++)_[b]=b}o._data=t=p}if(In(!0),He("setData"),B==2&&(Un=!0),c!==!1){let p=C;p.auto(o,ko)?Bs():Xt(L,p.min,p.max),pn=pn||q.left>=0,_t=!0,Vn()}}o.setData=Lr;function Bs(){ko=!0;let a,c;s==1&&(Ve>0?(We=Yo[0]=0,Fe=Yo[1]=Ve-1,a=t[0][We],c=t[0][Fe],B==2?(a=We,c=Fe):a==c&&(B==3?[a,c]=Cs(a,a,C.log,!1):B==4?[a,c]=lr(a,a,C.log,!1):C.time?c=a+Re(86400/A):[a,c]=Ms(a,c,rr,!0))):(We=Yo[0]=a=null,Fe=Yo[1]=c=null)),Xt(L,a,c)}let Jo,Hn,js,Gs,Ks,Ys,Js,Zs,Qs,ot;function Or(a,c,p,_,b,y){a??=fa,p??=ar,_??="butt",b??=fa,y??="round",a!=Jo&&(d.strokeStyle=Jo=a),b!=Hn&&(d.fillStyle=Hn=b),c!=js&&(d.lineWidth=js=c),y!=Ks&&(d.lineJoin=Ks=y),_!=Ys&&(d.lineCap=Ys=_),p!=Gs&&d.setLineDash(Gs=p)}function Dr(a,c,p,_){c!=Hn&&(d.fillStyle=Hn=c),a!=Js&&(d.font=Js=a),p!=Zs&&(d.textAlign=Zs=p),_!=Qs&&(d.textBaseline=Qs=_)}function Xs(a,c,p,_,b=0){if(_.length>0&&a.auto(o,ko)&&(c==null||c.min==null)){let y=re(We,0),k=re(Fe,_.length-1),T=p.min==null?fh(_,y,k,b,a.distr==3):[p.min,p.max];a.min=Lt(a.min,p.min=T[0]),a.max=tt(a.max,p.max=T[1])}}let Nr={min:null,max:null};function xc(){for(let _ in x){let b=x[_];F[_]==null&&(b.min==null||F[L]!=null&&b.auto(o,ko))&&(F[_]=Nr)}for(let _ in x){let b=x[_];F[_]==null&&b.from!=null&&F[b.from]!=null&&(F[_]=Nr)}F[L]!=null&&In(!0);let a={};for(let _ in F){let b=F[_];if(b!=null){let y=a[_]=fo(x[_],wh);if(b.min!=null)Ae(y,b);else if(_!=L||s==2)if(Ve==0&&y.from==null){let k=y.range(o,null,null,_);y.min=k[0],y.max=k[1]}else y.min=de,y.max=-de}}if(Ve>0){w.forEach((_,b)=>{if(s==1){let y=_.scale,k=F[y];if(k==null)return;let T=a[y];if(b==0){let P=T.range(o,T.min,T.max,y);T.min=P[0],T.max=P[1],We=At(T.min,t[0]),Fe=At(T.max,t[0]),Fe-We>1&&(t[0][We]<T.min&&We++,t[0][Fe]>T.max&&Fe--),_.min=Mt[We],_.max=Mt[Fe]}else _.show&&_.auto&&Xs(T,k,_,t[b],_.sorted);_.idxs[0]=We,_.idxs[1]=Fe}else if(b>0&&_.show&&_.auto){let[y,k]=_.facets,T=y.scale,P=k.scale,[D,N]=t[b],U=a[T],J=a[P];U!=null&&Xs(U,F[T],y,D,y.sorted),J!=null&&Xs(J,F[P],k,N,k.sorted),_.min=k.min,_.max=k.max}});for(let _ in a){let b=a[_],y=F[_];if(b.from==null&&(y==null||y.min==null)){let k=b.range(o,b.min==de?null:b.min,b.max==-de?null:b.max,_);b.min=k[0],b.max=k[1]}}}for(let _ in a){let b=a[_];if(b.from!=null){let y=a[b.from];if(y.min==null)b.min=b.max=null;else{let k=b.range(o,y.min,y.max,_);b.min=k[0],b.max=k[1]}}}let c={},p=!1;for(let _ in a){let b=a[_],y=x[_];if(y.min!=b.min||y.max!=b.max){y.min=b.min,y.max=b.max;let k=y.distr;y._min=k==3?Kt(y.min):k==4?Hl(y.min,y.asinh):k==100?y.fwd(y.min):y.min,y._max=k==3?Kt(y.max):k==4?Hl(y.max,y.asinh):k==100?y.fwd(y.max):y.max,c[_]=p=!0}}if(p){w.forEach((_,b)=>{s==2?b>0&&c.y&&(_._paths=null):c[_.scale]&&(_._paths=null)});for(let _ in c)Un=!0,He("setScale",_);Je&&q.left>=0&&(pn=_t=!0)}for(let _ in F)F[_]=null}function Sc(a){let c=Jl(We-1,0,Ve-1),p=Jl(Fe+1,0,Ve-1);for(;a[c]==null&&c>0;)c--;for(;a[p]==null&&p<Ve-1;)p++;return[c,p]}function Mc(){if(Ve>0){let a=w.some(c=>c._focus)&&ot!=Nt.alpha;a&&(d.globalAlpha=ot=Nt.alpha),w.forEach((c,p)=>{if(p>0&&c.show&&(Rr(p,!1),Rr(p,!0),c._paths==null)){let _=ot;ot!=c.alpha&&(d.globalAlpha=ot=c.alpha);let b=s==2?[0,t[p][0].length-1]:Sc(t[p]);c._paths=c.paths(o,p,b[0],b[1]),ot!=_&&(d.globalAlpha=ot=_)}}),w.forEach((c,p)=>{if(p>0&&c.show){let _=ot;ot!=c.alpha&&(d.globalAlpha=ot=c.alpha),c._paths!=null&&Ur(p,!1);{let b=c._paths!=null?c._paths.gaps:null,y=c.points.show(o,p,We,Fe,b),k=c.points.filter(o,p,y,b);(y||k)&&(c.points._paths=c.points.paths(o,p,We,Fe,k),Ur(p,!0))}ot!=_&&(d.globalAlpha=ot=_),He("drawSeries",p)}}),a&&(d.globalAlpha=ot=1)}}function Rr(a,c){let p=c?w[a].points:w[a];p._stroke=p.stroke(o,a),p._fill=p.fill(o,a)}function Ur(a,c){let p=c?w[a].points:w[a],{stroke:_,fill:b,clip:y,flags:k,_stroke:T=p._stroke,_fill:P=p._fill,_width:D=p.width}=p._paths;D=_e(D*ae,3);let N=null,U=D%2/2;c&&P==null&&(P=D>0?"#fff":T);let J=p.pxAlign==1&&U>0;if(J&&d.translate(U,U),!c){let ie=rt-D/2,le=dt-D/2,ne=nt+D,G=St+D;N=new Path2D,N.rect(ie,le,ne,G)}c?el(T,D,p.dash,p.cap,P,_,b,k,y):Tc(a,T,D,p.dash,p.cap,P,_,b,k,N,y),J&&d.translate(-U,-U)}function Tc(a,c,p,_,b,y,k,T,P,D,N){let U=!1;P!=0&&W.forEach((J,ie)=>{if(J.series[0]==a){let le=w[J.series[1]],ne=t[J.series[1]],G=(le._paths||Io).band;ln(G)&&(G=J.dir==1?G[0]:G[1]);let H,we=null;le.show&&G&&ph(ne,We,Fe)?(we=J.fill(o,ie)||y,H=le._paths.clip):G=null,el(c,p,_,b,we,k,T,P,D,N,H,G),U=!0}}),U||el(c,p,_,b,y,k,T,P,D,N)}let Wr=ho|Xl;function el(a,c,p,_,b,y,k,T,P,D,N,U){Or(a,c,p,_,b),(P||D||U)&&(d.save(),P&&d.clip(P),D&&d.clip(D)),U?(T&Wr)==Wr?(d.clip(U),N&&d.clip(N),Qo(b,k),Zo(a,y,c)):T&Xl?(Qo(b,k),d.clip(U),Zo(a,y,c)):T&ho&&(d.save(),d.clip(U),N&&d.clip(N),Qo(b,k),d.restore(),Zo(a,y,c)):(Qo(b,k),Zo(a,y,c)),(P||D||U)&&d.restore()}function Zo(a,c,p){p>0&&(c instanceof Map?c.forEach((_,b)=>{d.strokeStyle=Jo=b,d.stroke(_)}):c!=null&&a&&d.stroke(c))}function Qo(a,c){c instanceof Map?c.forEach((p,_)=>{d.fillStyle=Hn=_,d.fill(p)}):c!=null&&a&&d.fill(c)}function Ec(a,c,p,_){let b=E[a],y;if(_<=0)y=[0,0];else{let k=b._space=b.space(o,a,c,p,_),T=b._incrs=b.incrs(o,a,c,p,_,k);y=Dp(c,p,T,_,k)}return b._found=y}function tl(a,c,p,_,b,y,k,T,P,D){let N=k%2/2;$==1&&d.translate(N,N),Or(T,k,P,D,T),d.beginPath();let U,J,ie,le,ne=b+(_==0||_==3?-y:y);p==0?(J=b,le=ne):(U=b,ie=ne);for(let G=0;G<a.length;G++)c[G]!=null&&(p==0?U=ie=a[G]:J=le=a[G],d.moveTo(U,J),d.lineTo(ie,le));d.stroke(),$==1&&d.translate(-N,-N)}function Cc(a){let c=!0;return E.forEach((p,_)=>{if(!p.show)return;let b=x[p.scale];if(b.min==null){p._show&&(c=!1,p._show=!1,In(!1));return}else p._show||(c=!1,p._show=!0,In(!1));let y=p.side,k=y%2,{min:T,max:P}=b,[D,N]=Ec(_,T,P,k==0?X:R);if(N==0)return;let U=b.distr==2,J=p._splits=p.splits(o,_,T,P,D,N,U),ie=b.distr==2?J.map(H=>Mt[H]):J,le=b.distr==2?Mt[J[1]]-Mt[J[0]]:D,ne=p._values=p.values(o,p.filter(o,ie,_,N,le),_,N,le);p._rotate=y==2?p.rotate(o,ne,_,N):0;let G=p._size;p._size=$t(p.size(o,ne,_,a)),G!=null&&p._size!=G&&(c=!1)}),c}function Pc(a){let c=!0;return Ar.forEach((p,_)=>{let b=p(o,_,dn,a);b!=Zt[_]&&(c=!1),Zt[_]=b}),c}function Ac(){for(let a=0;a<E.length;a++){let c=E[a];if(!c.show||!c._show)continue;let p=c.side,_=p%2,b,y,k=c.stroke(o,a),T=p==0||p==3?-1:1,[P,D]=c._found;if(c.label!=null){let Xe=c.labelGap*T,ut=Re((c._lpos+Xe)*ae);Dr(c.labelFont[0],k,"center",p==2?"top":ca),d.save(),_==1?(b=y=0,d.translate(ut,Re(dt+St/2)),d.rotate((p==3?-xs:xs)/2)):(b=Re(rt+nt/2),y=ut);let bn=Xa(c.label)?c.label(o,a,P,D):c.label;d.fillText(bn,b,y),d.restore()}if(D==0)continue;let N=x[c.scale],U=_==0?nt:St,J=_==0?rt:dt,ie=c._splits,le=N.distr==2?ie.map(Xe=>Mt[Xe]):ie,ne=N.distr==2?Mt[ie[1]]-Mt[ie[0]]:P,G=c.ticks,H=c.border,we=G.show?G.size:0,Te=Re(we*ae),Ie=Re((c.alignTo==2?c._size-we-c.gap:c.gap)*ae),pe=c._rotate*-xs/180,Ee=S(c._pos*ae),it=(Te+Ie)*T,Qe=Ee+it;y=_==0?Qe:0,b=_==1?Qe:0;let bt=c.font[0],Tt=c.align==1?ro:c.align==2?Fl:pe>0?ro:pe<0?Fl:_==0?"center":p==3?Fl:ro,Wt=pe||_==1?"middle":p==2?"top":ca;Dr(bt,k,Tt,Wt);let at=c.font[1]*c.lineGap,yt=ie.map(Xe=>S(i(Xe,N,U,J))),Et=c._values;for(let Xe=0;Xe<Et.length;Xe++){let ut=Et[Xe];if(ut!=null){_==0?b=yt[Xe]:y=yt[Xe],ut=""+ut;let bn=ut.indexOf(`
`)==-1?[ut]:ut.split(/\n/gm);for(let et=0;et<bn.length;et++){let oi=bn[et];pe?(d.save(),d.translate(b,y+et*at),d.rotate(pe),d.fillText(oi,0,0),d.restore()):d.fillText(oi,b,y+et*at)}}}G.show&&tl(yt,G.filter(o,le,a,D,ne),_,p,Ee,Te,_e(G.width*ae,3),G.stroke(o,a),G.dash,G.cap);let Ft=c.grid;Ft.show&&tl(yt,Ft.filter(o,le,a,D,ne),_,_==0?2:1,_==0?dt:rt,_==0?St:nt,_e(Ft.width*ae,3),Ft.stroke(o,a),Ft.dash,Ft.cap),H.show&&tl([Ee],[1],_==0?1:0,_==0?1:2,_==1?dt:rt,_==1?St:nt,_e(H.width*ae,3),H.stroke(o,a),H.dash,H.cap)}He("drawAxes")}function In(a){w.forEach((c,p)=>{p>0&&(c._paths=null,a&&(s==1?(c.min=null,c.max=null):c.facets.forEach(_=>{_.min=null,_.max=null})))})}let Xo=!1,nl=!1,$o=[];function Lc(){nl=!1;for(let a=0;a<$o.length;a++)He(...$o[a]);$o.length=0}function Vn(){Xo||(Th(Fr),Xo=!0)}function Oc(a,c=!1){Xo=!0,nl=c,a(o),Fr(),c&&$o.length>0&&queueMicrotask(Lc)}o.batch=Oc;function Fr(){if(Is&&(xc(),Is=!1),Un&&(gc(),Un=!1),Go){if(ke(m,ro,ge),ke(m,"top",Oe),ke(m,Fo,X),ke(m,zo,R),ke(v,ro,ge),ke(v,"top",Oe),ke(v,Fo,X),ke(v,zo,R),ke(g,Fo,It),ke(g,zo,cn),f.width=Re(It*ae),f.height=Re(cn*ae),E.forEach(({_el:a,_show:c,_size:p,_pos:_,side:b})=>{if(a!=null)if(c){let y=b===3||b===0?p:0,k=b%2==1;ke(a,k?"left":"top",_-y),ke(a,k?"width":"height",p),ke(a,k?"top":"left",k?Oe:ge),ke(a,k?"height":"width",k?R:X),Kl(a,Mn)}else ft(a,Mn)}),Jo=Hn=js=Ks=Ys=Js=Zs=Qs=Gs=null,ot=1,Mo(!0),ge!=Rn||Oe!=fn||X!=Dt||R!=hn){In(!1);let a=X/Dt,c=R/hn;if(Je&&!pn&&q.left>=0){q.left*=a,q.top*=c,Bn&&qt(Bn,Re(q.left),0,X,R),jn&&qt(jn,0,Re(q.top),X,R);for(let p=0;p<gt.length;p++){let _=gt[p];_!=null&&(zn[p]*=a,qn[p]*=c,qt(_,$t(zn[p]),$t(qn[p]),X,R))}}if(ye.show&&!Ko&&ye.left>=0&&ye.width>0){ye.left*=a,ye.width*=a,ye.top*=c,ye.height*=c;for(let p in al)ke(Yn,p,ye[p])}Rn=ge,fn=Oe,Dt=X,hn=R}He("setSize"),Go=!1}It>0&&cn>0&&(d.clearRect(0,0,f.width,f.height),He("drawClear"),I.forEach(a=>a()),He("draw")),ye.show&&Ko&&(es(ye),Ko=!1),Je&&pn&&(gn(null,!0,!1),pn=!1),te.show&&te.live&&_t&&(rl(),_t=!1),u||(u=!0,o.status=1,He("ready")),ko=!1,Xo=!1}o.redraw=(a,c)=>{Un=c||!1,a!==!1?Xt(L,C.min,C.max):Vn()};function ol(a,c){let p=x[a];if(p.from==null){if(Ve==0){let _=p.range(o,c.min,c.max,a);c.min=_[0],c.max=_[1]}if(c.min>c.max){let _=c.min;c.min=c.max,c.max=_}if(Ve>1&&c.min!=null&&c.max!=null&&c.max-c.min<1e-16)return;a==L&&p.distr==2&&Ve>0&&(c.min=At(c.min,t[0]),c.max=At(c.max,t[0]),c.min==c.max&&c.max++),F[a]=c,Is=!0,Vn()}}o.setScale=ol;let sl,ll,Bn,jn,zr,qr,Gn,Kn,Hr,Ir,be,xe,Qt=!1,Be=q.drag,ze=Be.x,qe=Be.y;Je&&(q.x&&(sl=kt(Zf,v)),q.y&&(ll=kt(Qf,v)),C.ori==0?(Bn=sl,jn=ll):(Bn=ll,jn=sl),be=q.left,xe=q.top);let ye=o.select=Ae({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Yn=ye.show?kt(Jf,ye.over?v:m):null;function es(a,c){if(ye.show){for(let p in a)ye[p]=a[p],p in al&&ke(Yn,p,a[p]);c!==!1&&He("setSelect")}}o.setSelect=es;function Dc(a){if(w[a].show)Le&&Kl(Me[a],Mn);else if(Le&&ft(Me[a],Mn),Je){let p=Fn?gt[0]:gt[a];p!=null&&qt(p,-10,-10,X,R)}}function Xt(a,c,p){ol(a,{min:c,max:p})}function Rt(a,c,p,_){c.focus!=null&&Fc(a),c.show!=null&&w.forEach((b,y)=>{y>0&&(a==y||a==null)&&(b.show=c.show,Dc(y),s==2?(Xt(b.facets[0].scale,null,null),Xt(b.facets[1].scale,null,null)):Xt(b.scale,null,null),Vn())}),p!==!1&&He("setSeries",a,c),_&&To("setSeries",o,a,c)}o.setSeries=Rt;function Nc(a,c){Ae(W[a],c)}function Rc(a,c){a.fill=oe(a.fill||null),a.dir=re(a.dir,-1),c=c??W.length,W.splice(c,0,a)}function Uc(a){a==null?W.length=0:W.splice(a,1)}o.addBand=Rc,o.setBand=Nc,o.delBand=Uc;function Wc(a,c){w[a].alpha=c,Je&&gt[a]!=null&&(gt[a].style.opacity=c),Le&&Me[a]&&(Me[a].style.opacity=c)}let Vt,en,_n,Jn={focus:!0};function Fc(a){if(a!=_n){let c=a==null,p=Nt.alpha!=1;w.forEach((_,b)=>{if(s==1||b>0){let y=c||b==0||b==a;_._focus=c?null:y,p&&Wc(b,y?1:Nt.alpha)}}),_n=a,p&&Vn()}}Le&&Wn&&Ze(ma,ue,a=>{q._lock||(mn(a),_n!=null&&Rt(null,Jn,!0,Ce.setSeries))});function Ut(a,c,p){let _=x[c];p&&(a=a/ae-(_.ori==1?Oe:ge));let b=X;_.ori==1&&(b=R,a=b-a),_.dir==-1&&(a=b-a);let y=_._min,k=_._max,T=a/b,P=y+(k-y)*T,D=_.distr;return D==3?uo(10,P):D==4?dh(P,_.asinh):D==100?_.bwd(P):P}function zc(a,c){let p=Ut(a,L,c);return At(p,t[0],We,Fe)}o.valToIdx=a=>At(a,t[0]),o.posToIdx=zc,o.posToVal=Ut,o.valToPos=(a,c,p)=>x[c].ori==0?l(a,x[c],p?nt:X,p?rt:0):r(a,x[c],p?St:R,p?dt:0),o.setCursor=(a,c,p)=>{be=a.left,xe=a.top,gn(null,c,p)};function Vr(a,c){ke(Yn,ro,ye.left=a),ke(Yn,Fo,ye.width=c)}function Br(a,c){ke(Yn,"top",ye.top=a),ke(Yn,zo,ye.height=c)}let xo=C.ori==0?Vr:Br,So=C.ori==1?Vr:Br;function qc(){if(Le&&te.live)for(let a=s==2?1:0;a<w.length;a++){if(a==0&&mt)continue;let c=te.values[a],p=0;for(let _ in c)Ot[a][p++].firstChild.nodeValue=c[_]}}function rl(a,c){if(a!=null&&(a.idxs?a.idxs.forEach((p,_)=>{he[_]=p}):yh(a.idx)||he.fill(a.idx),te.idx=he[0]),Le&&te.live){for(let p=0;p<w.length;p++)(p>0||s==1&&!mt)&&Hc(p,he[p]);qc()}_t=!1,c!==!1&&He("setLegend")}o.setLegend=rl;function Hc(a,c){let p=w[a],_=a==0&&B==2?Mt:t[a],b;mt?b=p.values(o,a,c)??Jt:(b=p.value(o,c==null?null:_[c],a,c),b=b==null?Jt:{_:b}),te.values[a]=b}function gn(a,c,p){Hr=be,Ir=xe,[be,xe]=q.move(o,be,xe),q.left=be,q.top=xe,Je&&(Bn&&qt(Bn,Re(be),0,X,R),jn&&qt(jn,0,Re(xe),X,R));let _,b=We>Fe;Vt=de,en=null;let y=C.ori==0?X:R,k=C.ori==1?X:R;if(be<0||Ve==0||b){_=q.idx=null;for(let T=0;T<w.length;T++){let P=gt[T];P!=null&&qt(P,-10,-10,X,R)}Wn&&Rt(null,Jn,!0,a==null&&Ce.setSeries),te.live&&(he.fill(_),_t=!0)}else{let T,P,D;s==1&&(T=C.ori==0?be:xe,P=Ut(T,L),_=q.idx=At(P,t[0],We,Fe),D=O(t[0][_],C,y,0));let N=-10,U=-10,J=0,ie=0,le=!0,ne="",G="";for(let H=s==2?1:0;H<w.length;H++){let we=w[H],Te=he[H],Ie=Te==null?null:s==1?t[H][Te]:t[H][1][Te],pe=q.dataIdx(o,H,_,P),Ee=pe==null?null:s==1?t[H][pe]:t[H][1][pe];if(_t=_t||Ee!=Ie||pe!=Te,he[H]=pe,H>0&&we.show){let it=pe==null?-10:pe==_?D:O(s==1?t[0][pe]:t[H][0][pe],C,y,0),Qe=Ee==null?-10:j(Ee,s==1?x[we.scale]:x[we.facets[1].scale],k,0);if(Wn&&Ee!=null){let bt=C.ori==1?be:xe,Tt=Ue(Nt.dist(o,H,pe,Qe,bt));if(Tt<Vt){let Wt=Nt.bias;if(Wt!=0){let at=Ut(bt,we.scale),yt=Ee>=0?1:-1,Et=at>=0?1:-1;Et==yt&&(Et==1?Wt==1?Ee>=at:Ee<=at:Wt==1?Ee<=at:Ee>=at)&&(Vt=Tt,en=H)}else Vt=Tt,en=H}}if(_t||Fn){let bt,Tt;C.ori==0?(bt=it,Tt=Qe):(bt=Qe,Tt=it);let Wt,at,yt,Et,Ft,Xe,ut=!0,bn=Ye.bbox;if(bn!=null){ut=!1;let et=bn(o,H);yt=et.left,Et=et.top,Wt=et.width,at=et.height}else yt=bt,Et=Tt,Wt=at=Ye.size(o,H);if(Xe=Ye.fill(o,H),Ft=Ye.stroke(o,H),Fn)H==en&&Vt<=Nt.prox&&(N=yt,U=Et,J=Wt,ie=at,le=ut,ne=Xe,G=Ft);else{let et=gt[H];et!=null&&(zn[H]=yt,qn[H]=Et,va(et,Wt,at,ut),ya(et,Xe,Ft),qt(et,$t(yt),$t(Et),X,R))}}}}if(Fn){let H=Nt.prox,we=_n==null?Vt<=H:Vt>H||en!=_n;if(_t||we){let Te=gt[0];Te!=null&&(zn[0]=N,qn[0]=U,va(Te,J,ie,le),ya(Te,ne,G),qt(Te,$t(N),$t(U),X,R))}}}if(ye.show&&Qt)if(a!=null){let[T,P]=Ce.scales,[D,N]=Ce.match,[U,J]=a.cursor.sync.scales,ie=a.cursor.drag;if(ze=ie._x,qe=ie._y,ze||qe){let{left:le,top:ne,width:G,height:H}=a.select,we=a.scales[U].ori,Te=a.posToVal,Ie,pe,Ee,it,Qe,bt=T!=null&&D(T,U),Tt=P!=null&&N(P,J);bt&&ze?(we==0?(Ie=le,pe=G):(Ie=ne,pe=H),Ee=x[T],it=O(Te(Ie,U),Ee,y,0),Qe=O(Te(Ie+pe,U),Ee,y,0),xo(Lt(it,Qe),Ue(Qe-it))):xo(0,y),Tt&&qe?(we==1?(Ie=le,pe=G):(Ie=ne,pe=H),Ee=x[P],it=j(Te(Ie,J),Ee,k,0),Qe=j(Te(Ie+pe,J),Ee,k,0),So(Lt(it,Qe),Ue(Qe-it))):So(0,k)}else ul()}else{let T=Ue(Hr-zr),P=Ue(Ir-qr);if(C.ori==1){let J=T;T=P,P=J}ze=Be.x&&T>=Be.dist,qe=Be.y&&P>=Be.dist;let D=Be.uni;D!=null?ze&&qe&&(ze=T>=D,qe=P>=D,!ze&&!qe&&(P>T?qe=!0:ze=!0)):Be.x&&Be.y&&(ze||qe)&&(ze=qe=!0);let N,U;ze&&(C.ori==0?(N=Gn,U=be):(N=Kn,U=xe),xo(Lt(N,U),Ue(U-N)),qe||So(0,k)),qe&&(C.ori==1?(N=Gn,U=be):(N=Kn,U=xe),So(Lt(N,U),Ue(U-N)),ze||xo(0,y)),!ze&&!qe&&(xo(0,0),So(0,0))}if(Be._x=ze,Be._y=qe,a==null){if(p){if(ni!=null){let[T,P]=Ce.scales;Ce.values[0]=T!=null?Ut(C.ori==0?be:xe,T):null,Ce.values[1]=P!=null?Ut(C.ori==1?be:xe,P):null}To(zl,o,be,xe,X,R,_)}if(Wn){let T=p&&Ce.setSeries,P=Nt.prox;_n==null?Vt<=P&&Rt(en,Jn,!0,T):Vt>P?Rt(null,Jn,!0,T):en!=_n&&Rt(en,Jn,!0,T)}}_t&&(te.idx=_,rl()),c!==!1&&He("setCursor")}let tn=null;Object.defineProperty(o,"rect",{get(){return tn==null&&Mo(!1),tn}});function Mo(a=!1){a?tn=null:(tn=v.getBoundingClientRect(),He("syncRect",tn))}function jr(a,c,p,_,b,y,k){q._lock||Qt&&a!=null&&a.movementX==0&&a.movementY==0||(il(a,c,p,_,b,y,k,!1,a!=null),a!=null?gn(null,!0,!0):gn(c,!0,!1))}function il(a,c,p,_,b,y,k,T,P){if(tn==null&&Mo(!1),mn(a),a!=null)p=a.clientX-tn.left,_=a.clientY-tn.top;else{if(p<0||_<0){be=-10,xe=-10;return}let[D,N]=Ce.scales,U=c.cursor.sync,[J,ie]=U.values,[le,ne]=U.scales,[G,H]=Ce.match,we=c.axes[0].side%2==1,Te=C.ori==0?X:R,Ie=C.ori==1?X:R,pe=we?y:b,Ee=we?b:y,it=we?_:p,Qe=we?p:_;if(le!=null?p=G(D,le)?i(J,x[D],Te,0):-10:p=Te*(it/pe),ne!=null?_=H(N,ne)?i(ie,x[N],Ie,0):-10:_=Ie*(Qe/Ee),C.ori==1){let bt=p;p=_,_=bt}}P&&(c==null||c.cursor.event.type==zl)&&((p<=1||p>=X-1)&&(p=xn(p,X)),(_<=1||_>=R-1)&&(_=xn(_,R))),T?(zr=p,qr=_,[Gn,Kn]=q.move(o,p,_)):(be=p,xe=_)}let al={width:0,height:0,left:0,top:0};function ul(){es(al,!1)}let Gr,Kr,Yr,Jr;function Zr(a,c,p,_,b,y,k){Qt=!0,ze=qe=Be._x=Be._y=!1,il(a,c,p,_,b,y,k,!0,!1),a!=null&&(Ze(ql,jl,Qr,!1),To(ha,o,Gn,Kn,X,R,null));let{left:T,top:P,width:D,height:N}=ye;Gr=T,Kr=P,Yr=D,Jr=N}function Qr(a,c,p,_,b,y,k){Qt=Be._x=Be._y=!1,il(a,c,p,_,b,y,k,!1,!0);let{left:T,top:P,width:D,height:N}=ye,U=D>0||N>0,J=Gr!=T||Kr!=P||Yr!=D||Jr!=N;if(U&&J&&es(ye),Be.setScale&&U&&J){let ie=T,le=D,ne=P,G=N;if(C.ori==1&&(ie=P,le=N,ne=T,G=D),ze&&Xt(L,Ut(ie,L),Ut(ie+le,L)),qe)for(let H in x){let we=x[H];H!=L&&we.from==null&&we.min!=de&&Xt(H,Ut(ne+G,H),Ut(ne,H))}ul()}else q.lock&&(q._lock=!q._lock,gn(c,!0,a!=null));a!=null&&(Nn(ql,jl),To(ql,o,be,xe,X,R,null))}function Ic(a,c,p,_,b,y,k){if(q._lock)return;mn(a);let T=Qt;if(Qt){let P=!0,D=!0,N=10,U,J;C.ori==0?(U=ze,J=qe):(U=qe,J=ze),U&&J&&(P=be<=N||be>=X-N,D=xe<=N||xe>=R-N),U&&P&&(be=be<Gn?0:X),J&&D&&(xe=xe<Kn?0:R),gn(null,!0,!0),Qt=!1}be=-10,xe=-10,he.fill(null),gn(null,!0,!0),T&&(Qt=T)}function Xr(a,c,p,_,b,y,k){q._lock||(mn(a),Bs(),ul(),a!=null&&To(da,o,be,xe,X,R,null))}function ei(){E.forEach(Np),Vs(o.width,o.height,!0)}Tn(Ss,ao,ei);let Zn={};Zn.mousedown=Zr,Zn.mousemove=jr,Zn.mouseup=Qr,Zn.dblclick=Xr,Zn.setSeries=(a,c,p,_)=>{let b=Ce.match[2];p=b(o,c,p),p!=-1&&Rt(p,_,!0,!1)},Je&&(Ze(ha,v,Zr),Ze(zl,v,jr),Ze(pa,v,a=>{mn(a),Mo(!1)}),Ze(ma,v,Ic),Ze(da,v,Xr),er.add(o),o.syncRect=Mo);let ts=o.hooks=e.hooks||{};function He(a,c,p){nl?$o.push([a,c,p]):a in ts&&ts[a].forEach(_=>{_.call(null,o,c,p)})}(e.plugins||[]).forEach(a=>{for(let c in a.hooks)ts[c]=(ts[c]||[]).concat(a.hooks[c])});let ti=(a,c,p)=>p,Ce=Ae({key:null,setSeries:!1,filters:{pub:Ma,sub:Ma},scales:[L,w[1]?w[1].scale:null],match:[Ta,Ta,ti],values:[null,null]},q.sync);Ce.match.length==2&&Ce.match.push(ti),q.sync=Ce;let ni=Ce.key,cl=$u(ni);function To(a,c,p,_,b,y,k){Ce.filters.pub(a,c,p,_,b,y,k)&&cl.pub(a,c,p,_,b,y,k)}cl.sub(o);function Vc(a,c,p,_,b,y,k){Ce.filters.sub(a,c,p,_,b,y,k)&&Zn[a](null,c,p,_,b,y,k)}o.pub=Vc;function Bc(){cl.unsub(o),er.delete(o),un.clear(),Yl(Ss,ao,ei),h.remove(),ue?.remove(),He("destroy")}o.destroy=Bc;function fl(){He("init",e,t),Lr(t||e.data,!1),F[L]?ol(L,F[L]):Bs(),Ko=ye.show&&(ye.width>0||ye.height>0),pn=_t=!0,Vs(e.width,e.height)}return w.forEach(Pr),E.forEach($c),n?n instanceof HTMLElement?(n.appendChild(h),fl()):n(o,fl):fl(),o}Ge.assign=Ae;Ge.fmtNum=ir;Ge.rangeNum=Ms;Ge.rangeLog=Cs;Ge.rangeAsinh=lr;Ge.orient=Cn;Ge.pxRatio=ae;Ge.join=Mh;Ge.fmtDate=ur,Ge.tzDate=Uh;Ge.sync=$u;{Ge.addGap=yp,Ge.clipGaps=Ls;let e=Ge.paths={points:Cu};e.linear=Au,e.stepped=kp,e.bars=$p,e.spline=Sp}var Rp="Arrow keys move along the chart, + and - zoom, 0 shows all.",_r=new WeakMap,Nu=[[],[8,4],[2,3],[10,3,2,3]];function go(e,t={}){return{stroke:()=>zt(`world-${e}`),width:2,dash:Nu[e%Nu.length],...t}}function bo({title:e,sentence:t,data:n,series:o,x:s,y:l,numbers:r,sync:i,height:u=240}){let h=kn(null),f=kn(null);vt(()=>{let g=h.current,m=()=>{f.current?.destroy(),f.current=new Ge(Up({place:g,series:o,x:s,y:l,sync:i,height:u}),n,g),g.querySelector("canvas").setAttribute("aria-hidden","true")};m();let v=new ResizeObserver(()=>{f.current.setSize({width:g.clientWidth,height:u})});v.observe(g);let $=!0,S=no.subscribe(()=>{$||m(),$=!1});return()=>{S(),v.disconnect(),f.current.destroy()}},[n]);let d=g=>Wp(g,f.current);return M`<figure class="chart">
    <figcaption><bdi>${Z(e)}</bdi></figcaption>
    <p>${Z(t)}</p>
    <div
      class="plot"
      ref=${h}
      tabindex="0"
      role="application"
      aria-label=${`${Z(e)}. ${Z(t)} ${Rp}`}
      onKeyDown=${d}
    ></div>
    <${Zi} caption=${e} ...${r} />
  </figure>`}function Up({place:e,series:t,x:n,y:o,sync:s,height:l}){let r=(h,f)=>({label:h.label,stroke:()=>zt("ink"),grid:{stroke:()=>zt("grid"),width:1},ticks:{stroke:()=>zt("grid"),width:1},values:(d,g)=>g.map(m=>m===null?"":h.tick(m,g)),...h.splits?{splits:h.splits,filter:(d,g)=>g}:{},...f}),i=h=>(f,d)=>d==null?"":h.read(d),u=t.map(h=>({value:i(o),...h,label:Z(h.label)}));return{width:Math.max(e.clientWidth,200),height:l,scales:{x:{time:!1,...n.scale??{}},y:{...o.scale??{}}},axes:[r(n,{size:44}),r(o,{size:64})],series:[{label:n.label,value:i(n)},...u],cursor:{drag:{x:!0,y:!1},...s?{sync:{key:s}}:{}},legend:{live:!0},hooks:{ready:[h=>_r.set(h,{...h.scales.x})]}}}function Wp(e,t){if(!t||e.ctrlKey||e.metaKey||e.altKey)return;let n={ArrowLeft:-1,ArrowRight:1,PageUp:-10,PageDown:10};if(e.key in n)Fp(t,n[e.key]);else if(e.key==="+"||e.key==="=")Ru(t,.5);else if(e.key==="-")Ru(t,2);else if(e.key==="0"||e.key==="Home")zp(t);else return;e.preventDefault()}function Fp(e,t){let[n,o]=e.series[0].idxs,s=Math.min(o,Math.max(n,(e.cursor.idx??n-t)+t)),l=e.valToPos(e.data[0][s],"x"),r=e.series.findIndex((u,h)=>h>0&&e.data[h][s]!=null),i=r>0?e.valToPos(e.data[r][s],"y"):10;e.setCursor({left:l,top:i})}function Ru(e,t){let{min:n,max:o}=e.scales.x,s=e.cursor.idx==null?(n+o)/2:e.data[0][e.cursor.idx],l=(o-n)*t/2,r=_r.get(e);e.setScale("x",{min:Math.max(r.min,s-l),max:Math.min(r.max,s+l)})}function zp(e){let{min:t,max:n}=_r.get(e);e.setScale("x",{min:t,max:n})}var Bo=[["backlog","waits for a free thread"],["running","runs"],["sibling","lost to the other thread of the core"],["clock","lost to a slower clock"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"],["blocked","asleep"]];function Rs(e){let t=e.flatMap(n=>n.spans.map(o=>o.summary.span));return[...new Set(t)]}function Us(e,t){return e.spans.find(n=>n.summary.span===t)}function Uu(e){return e.spans.flatMap(n=>n.summary.slowest.map((o,s)=>({...o,rank:s,span:n.summary.span}))).sort((n,o)=>n.rank-o.rank)}function Wu(e){return Bo.map(([n])=>n).reduce((n,o)=>e[`${o}_ns`]>e[`${n}_ns`]?o:n)}function Ws(e){let t=[...new Set(e.flatMap(o=>o.map(([s])=>s)))].sort((o,s)=>o-s),n=e.map(o=>{let s=new Map(o);return t.map(l=>s.get(l)??null)});return{x:t,columns:n}}var qp=[["p50","latency_ns_p50"],["p75","latency_ns_p75"],["p90","latency_ns_p90"],["p95","latency_ns_p95"],["p99","latency_ns_p99"],["p99.5","latency_ns_p995"],["p99.9","latency_ns_p999"],["longest","latency_ns_max"]];function zu({worlds:e}){let t=n=>M`<${Hp} key=${n} name=${n} worlds=${e} />`;return Rs(e).map(t)}function Hp({name:e,worlds:t}){let n=t.map(f=>Us(f,e)),o=n.map(f=>jp(f)),{x:s,columns:l}=Ws(o),r=n.map(f=>f?.summary.count??0),i=[s,...l],u=Math.ceil(s.length>0?s[s.length-1]:1),h=M`<${bo}
    title=${`How long ${e} takes`}
    sentence=${Kp(t,n)}
    data=${i}
    series=${t.map((f,d)=>({label:f.name,spanGaps:!0,...go(d)}))}
    x=${{label:"of all take this long or less",tick:Fu,read:Fu,splits:()=>[Math.log10(2),...Array.from({length:u},(f,d)=>d+1)],scale:{range:(f,d,g)=>[d??0,Math.max(g??1,(d??0)+.001)]}}}
    y=${{label:"latency",tick:ve,read:ve,splits:Vp,scale:{distr:3,range:Ip}}}
    numbers=${{columns:["beyond",...t.map(f=>`${f.name}, ms`)],rows:()=>Gp(s,l)}}
  />`;return M`<section>
    ${s.length>1&&h}
    <${Ct}
      caption=${`Percentiles of ${e}, ms`}
      columns=${["percentile",...t.map(f=>f.name)]}
      rows=${[["done",...r],...qp.map(([f,d])=>[f,...n.map(g=>g?.summary.count?sn(g.summary[d]):"-")])]}
    />
  </section>`}function Ip(e,t,n){return[(t??1)/1.15,(n??10)*1.15]}function Vp(e,t,n,o){let s=Math.floor(Math.log10(n)),l=Math.ceil(Math.log10(o))-s+1;return Array.from({length:l},(u,h)=>h+s).flatMap(u=>[1,2,5].map(h=>h*10**u)).filter(u=>n<=u&&u<=o)}var Bp=.9;function jp(e){let t=e?.curve.beyond??[],n=t.map((s,l)=>[-Math.log10(s),e.curve.latency_ns[l]||null]),o=n.filter((s,l)=>t[l]<Bp);return o.length>1?o:n}function Fu(e){let t=100*(1-10**-e);return`${Number(t.toFixed(Math.max(1,Math.ceil(e))))} %`}function Gp(e,t){return e.map((n,o)=>[`${je(100*10**-n)} %`,...t.map(s=>s[o]===null?"-":sn(s[o]))])}function Kp(e,t){let n=(o,s)=>{let l=e.length>1?`${e[s].name}: `:"",{count:r,latency_ns_p50:i,latency_ns_p99:u}=o?.summary??{count:0};return r?`${l}half take ${ve(i)} or less, 99 % take ${ve(u)} or less`:`${l}none was done`};return`${t.map(n).join("; ")}.`}var gr={label:"seconds of the run",tick:(e,t)=>e.toFixed(Yp(t)),read:e=>`${e.toFixed(3)} s`};function Yp([e,t]){return t>e?Math.min(9,Math.max(0,Math.ceil(-Math.log10(t-e)))):0}function qu({worlds:e}){return[...new Set(e.flatMap(n=>n.limits.map(o=>o.path)))].map(n=>M`<${Jp} key=${n} path=${n} worlds=${e} />`)}function Jp({path:e,worlds:t}){let n=t.map(f=>f.limits.find(d=>d.path===e)),o=[...new Set(n.filter(Boolean).map(f=>ve(f.step_ns)))].join(", "),s=br(n,f=>f.used_in_step_ns.map(d=>d/f.step_ns)),l=br(n,f=>f.throttled_in_step_ns.map(d=>100*d/f.step_ns)),r=t.map(f=>f.name),i=Zp(t,n),u={label:"CPUs",tick:je,read:f=>f.toFixed(2),scale:{range:(f,d,g)=>[0,Math.max(g??1,.1)*1.05]}},h={label:"throttled, %",tick:je,read:f=>`${f.toFixed(1)} %`,scale:{range:()=>[0,105]}};return M`<section>
    <${bo}
      title=${`CPU time that ${e} used`}
      sentence=${Xp(t,n,o)}
      sync="time"
      data=${[s.x,...s.columns,...i.map(({cpus:f})=>s.x.map(()=>f))]}
      series=${[...r.map((f,d)=>({label:f,spanGaps:!0,...go(d)})),...i.map(Qp)]}
      x=${gr}
      y=${u}
      numbers=${yr(s,r,"CPUs")}
    />
    <${bo}
      title=${`When ${e} was throttled`}
      sentence=${em(t,n,o)}
      sync="time"
      height=${180}
      data=${[l.x,...l.columns]}
      series=${r.map((f,d)=>({label:f,spanGaps:!0,...go(d)}))}
      x=${gr}
      y=${h}
      numbers=${yr(l,r,"%")}
    />
    <${Ct} caption=${`Limit of ${e}`} ...${nm(t,n)} />
  </section>`}function Hu({worlds:e}){return Rs(e).map(t=>{let n=e.map(r=>Us(r,t)?.steps),o=br(n,r=>r.slowest_ns.map(i=>i>0?i/1e6:null));if(o.columns.flat().filter(r=>r!==null).length<2)return null;let s=e.map(r=>r.name),l={label:"slowest, ms",tick:je,read:r=>`${r.toFixed(3)} ms`,scale:{range:(r,i,u)=>[0,Math.max(u??1,1e-6)*1.05]}};return M`<${bo}
      key=${t}
      title=${`Slowest ${t} by when it began`}
      sentence=${tm(e,n)}
      sync="time"
      height=${200}
      data=${[o.x,...o.columns]}
      series=${s.map((r,i)=>({label:r,spanGaps:!0,...go(i)}))}
      x=${gr}
      y=${l}
      numbers=${yr(o,s,"ms")}
    />`})}function br(e,t){return Ws(e.map(n=>n?t(n).map((o,s)=>[(s+.5)*n.step_ns/1e9,o]):[]))}function Zp(e,t){let n=[];return t.forEach((o,s)=>{if(!o||o.quota_ns===null)return;let l=o.quota_ns/o.period_ns,r=n.find(i=>i.cpus===l);r?r.names.push(e[s].name):n.push({cpus:l,names:[e[s].name]})}),n}function Qp({names:e},t,n){return{label:n.length>1?`quota, ${e.join(" and ")}`:"quota",stroke:()=>zt("quota"),width:1,dash:[3,3],points:{show:!1}}}function yr({x:e,columns:t},n,o){return{columns:["s",...n.map(s=>`${s}, ${o}`)],rows:()=>e.map((s,l)=>[s.toFixed(3),...t.map(r=>r[l]===null?"-":r[l].toFixed(2))])}}function wr(e,t,n){return t.map((s,l)=>s?e.length>1?`${e[l].name}: ${n(s)}`:n(s):null).filter(Boolean).join("; ")}function Xp(e,t,n){return`${wr(e,t,s=>{let l=s.quota_ns===null?"no quota":`quota ${ve(s.quota_ns)}`,r=s.burst_ns>0?`, burst ${ve(s.burst_ns)}`:", no burst";return`${l} for each ${ve(s.period_ns)}${r}`})}. Each point is a mean over ${n}; the kernel's periods may begin elsewhere, so a point may lie above what the limit allows in one.`}function em(e,t,n){return`${wr(e,t,s=>`throttled in ${s.nr_throttled} of ${s.nr_periods} periods`+(s.nr_bursts>0?`, burst used in ${s.nr_bursts}`:""))}. The line is the share of each ${n} in which at least one CPU's queue of the group was throttled. A period in which the group had nothing to do is not counted.`}function tm(e,t){return`${wr(e,t,o=>{let s=Math.max(...o.slowest_ns,0);if(s===0)return"none was done";let l=o.slowest_ns.indexOf(s)*o.step_ns;return`the slowest took ${ve(s)} and began at about ${(l/1e9).toFixed(2)} s`})}.`}function nm(e,t){let n=(l,r)=>[l,...t.map(i=>i?r(i):"-")],o=l=>l.quota_ns===null?"max":l.quota_ns/1e3,s=l=>Gt(l.nr_throttled/Math.max(1,l.nr_periods));return{columns:["cpu.max and cpu.stat",...e.map(l=>l.name)],rows:[n("quota, us",o),n("period, us",l=>l.period_ns/1e3),n("burst, us",l=>l.burst_ns/1e3),n("nr_periods",l=>l.nr_periods),n("nr_throttled",l=>l.nr_throttled),n("throttled periods",s),n("throttled time of all CPUs, ms",l=>(l.throttled_ns/1e6).toFixed(3)),n("nr_bursts",l=>l.nr_bursts),n("burst used, ms",l=>(l.burst_used_ns/1e6).toFixed(3))]}}function Iu(e){return{cpus:e.cpus,states:e.states,tasks:e.tasks,steps:e.steps,windows:e.windows.map(t=>om(t,e))}}function om({from_ns:e,to_ns:t,is_cut:n,stretches:o,wakes:s},{cpus:l,tasks:r}){let i=o.task.length,u=new Float64Array(i),h=new Float64Array(i),f=e;for(let g=0;g<i;g+=1)f+=o.after_ns[g],u[g]=f,h[g]=f+o.length_ns[g];let d=(g,m)=>{let v=Array.from({length:m},()=>[]);return o[g].forEach(($,S)=>v[$].push(S)),v};return{from_ns:e,to_ns:t,is_cut:n,from:u,to:h,task:o.task,state:o.state,cpu:o.cpu,byTask:d("task",r.length),byCpu:d("cpu",l),wakes:sm(e,s)}}function sm(e,t){let n=e;return t.task.map((o,s)=>{n+=t.after_ns[s];let{[s]:l}=t.waker;return{at:n,task:o,waker:l,wakerCpu:t.waker_cpu[s],targetCpu:t.target_cpu[s]}})}function vr(e,t,n){let o=0,s=e.length;for(;o<s;){let l=o+s>>1;t[e[l]]<=n?o=l+1:s=l}return o}function Vu(e,t,n){let o=e.states.length,s=e.tasks.map(()=>new Array(o).fill(0)),l=0;for(let r of e.windows){let i=Math.max(t,r.from_ns),u=Math.min(n,r.to_ns);i>=u||(l+=u-i,r.byTask.forEach((h,f)=>{for(let d=vr(h,r.to,i);d<h.length;d+=1){let g=h[d];if(r.from[g]>=u)break;let m=Math.min(u,r.to[g])-Math.max(i,r.from[g]);s[f][r.state[g]]+=m}}))}return{known:l,sums:s}}var Pn=24,lm=300;function Fs(e,t,n){let o=n<560?78:150,s=t==="cpu"?Array.from({length:e.cpus},(r,i)=>({name:`CPU ${i}`,at:i})):e.tasks.map((r,i)=>({name:r.name,at:i})).slice(0,400),l=Math.max(t==="cpu"?14:12,Math.min(26,Math.floor(420/s.length)));return{rows:s,label:o,tall:l,height:Pn+Math.max(1,s.length)*l+2}}function ju(e,t,{by:n,from:o,to:s,marks:l,colours:r}){let i=window.devicePixelRatio||1,u=e.clientWidth,h=Fs(t,n,u);e.width=Math.round(u*i),e.height=Math.round(h.height*i);let f=e.getContext("2d");f.scale(i,i),f.fillStyle=r.paper,f.fillRect(0,0,u,h.height);let g={pen:f,plan:h,x:m=>h.label+(m-o)*(u-h.label)/(s-o),from:o,to:s,width:u,colours:r,by:n};rm(g),im(g,t);for(let m of t.windows)m.to_ns>o&&m.from_ns<s&&am(g,t,m);l&&pm(g,l),mm(g),_m(g)}function yo({plan:e},t){return Pn+t*e.tall}function rm({pen:e,plan:t,width:n,colours:o}){t.rows.forEach((s,l)=>{e.fillStyle=l%2?o.paper:o.stripe,e.fillRect(t.label,Pn+l*t.tall,n-t.label,t.tall)})}function im(e,t){let{steps:n}=t;if(e.by==="cpu"){e.plan.rows.forEach((s,l)=>{let r=n.cpu_busy_per_mille[Math.floor(s.at/n.cpus_per_row)];Bu(e,t,l,[[r,"running"]])});return}let o=new Map(n.rows.map(s=>[s.name,s]));e.plan.rows.forEach((s,l)=>{let r=o.get(s.name);if(!r)return;let i=[[r.running_per_mille,"running"],[r.queued_per_mille,"queued"],[r.throttled_per_mille,"throttled"]];Bu(e,t,l,i)})}function Bu(e,t,n,o){let{pen:s,plan:l,x:r,from:i,to:u,colours:h}=e,{step_ns:f}=t.steps,d=l.tall-3,g=o[0][0]?.length??0,m=Math.max(0,Math.floor(i/f)),v=Math.min(g,Math.ceil(u/f));for(let $=m;$<v;$+=1){let S=Math.max(l.label,r($*f)),A=Math.max(.5,r(($+1)*f)-S),w=yo(e,n)+2+d;for(let[E,x]of o){let W=d*E[$]/1e3;w-=W,s.globalAlpha=.45,s.fillStyle=h[x],s.fillRect(S,w,A,W)}}s.globalAlpha=1}function am(e,t,n){let{pen:o,plan:s,x:l,from:r,to:i,width:u,colours:h}=e,f=Math.max(s.label,l(n.from_ns)),d=Math.min(u,l(n.to_ns));s.rows.forEach((g,m)=>{o.fillStyle=m%2?h.paper:h.stripe,o.fillRect(f,yo(e,m),d-f,s.tall)}),o.fillStyle=h.window,o.fillRect(f,Pn-4,Math.max(2,d-f),4),s.rows.forEach((g,m)=>{let v=e.by==="cpu"?n.byCpu[g.at]:n.byTask[g.at];um(e,t,n,v,m)}),hm(e,n,Math.max(r,n.from_ns),Math.min(i,n.to_ns))}function um(e,t,n,o,s){let{plan:l,x:r,from:i,to:u,width:h,by:f}=e,d=new Map,g=f==="cpu"?0:vr(o,n.to,i);for(let m=g;m<o.length;m+=1){let v=o[m];if(n.from[v]>=u)break;if(n.to[v]<=i)continue;let $=n.state[v],S=Math.max(l.label,r(n.from[v])),A=Math.min(h,r(n.to[v]));if(A-(d.get($)??-1)<.4)continue;d.set($,A);let w=t.tasks[n.task[v]];cm(e,s,t.states[$],S,Math.max(A-S,.6),w)}}function cm(e,t,n,o,s,l){let{pen:r,plan:i,colours:u,by:h}=e,f=i.tall-3,d=h==="cpu"?Math.max(3,Math.floor(f/4)):f,g=yo(e,t)+2,m=f;if(h==="cpu"?(m=n==="running"?f-d:d,g+=n==="running"?0:f-d):n!=="running"&&(m=Math.max(3,Math.floor(f*.6)),g+=f-m),r.fillStyle=u[n],r.fillRect(o,g,s,m),n==="throttled"&&s>3&&m>2&&fm(r,o,g,s,m,u.paper),h==="cpu"&&n==="running"&&s>34){r.fillStyle=u.onRunning,r.font="10px system-ui, sans-serif";let v=Math.floor((s-4)/6);r.fillText(Ol(l.name,v),o+2,g+m/2+3.5)}}function fm(e,t,n,o,s,l){e.save(),e.beginPath(),e.rect(t,n,o,s),e.clip(),e.strokeStyle=l,e.lineWidth=1,e.beginPath();for(let r=t-s;r<t+o;r+=5)e.moveTo(r,n+s),e.lineTo(r+s,n);e.stroke(),e.restore()}function hm(e,t,n,o){let{pen:s,x:l,colours:r,by:i,plan:u}=e,h=t.wakes.filter(f=>f.at>=n&&f.at<o);if(!(h.length===0||h.length>lm)){s.strokeStyle=r.ink,s.fillStyle=r.ink,s.lineWidth=1;for(let f of h){let[d,g]=i==="cpu"?[f.wakerCpu,f.targetCpu]:[f.waker,f.task];if(g>=u.rows.length)continue;let m=l(f.at),v=yo(e,g)+u.tall/2;if(d!==null&&d!==g&&d<u.rows.length){let $=yo(e,d)+u.tall/2;s.globalAlpha=.6,s.beginPath(),s.moveTo(m,$),s.lineTo(m,v),s.stroke(),s.globalAlpha=1}s.beginPath(),s.moveTo(m,v),s.lineTo(m-4,v-3),s.lineTo(m-4,v+3),s.fill()}}}function pm({pen:e,plan:t,x:n,width:o,colours:s},{from:l,taken:r,to:i}){e.fillStyle=s.mark;let u=h=>Math.min(o,Math.max(t.label,n(h)));e.globalAlpha=.16,e.fillRect(u(l),Pn,u(i)-u(l),t.height),e.globalAlpha=1,e.strokeStyle=s.mark,e.lineWidth=2;for(let[h,f]of[[l,[]],[r,[4,3]],[i,[]]])h===void 0||n(h)<t.label||n(h)>o||(e.setLineDash(f),e.beginPath(),e.moveTo(n(h),Pn),e.lineTo(n(h),t.height),e.stroke());e.setLineDash([])}function mm({pen:e,plan:t,x:n,from:o,to:s,width:l,colours:r}){let i=dm((s-o)/Math.max(2,(l-t.label)/110));e.font="11px system-ui, sans-serif",e.fillStyle=r.ink,e.strokeStyle=r.grid,e.lineWidth=1;for(let u=Math.ceil(o/i)*i;u<s;u+=i){let h=n(u);e.beginPath(),e.moveTo(h,Pn-4),e.lineTo(h,t.height),e.stroke();let f=ys(u,i*100);h+e.measureText(f).width<l&&e.fillText(f,h+2,12)}}function dm(e){let t=10**Math.floor(Math.log10(Math.max(e,1)));return[1,2,5,10].map(n=>n*t).find(n=>n>=e)}function _m(e){let{pen:t,plan:n,colours:o}=e;t.fillStyle=o.paper,t.fillRect(0,0,n.label,n.height),t.fillStyle=o.ink,t.font=`${Math.min(12,n.tall-2)}px system-ui, sans-serif`;let s=Math.floor((n.label-8)/6.4);n.rows.forEach((l,r)=>{t.fillText(Ol(l.name,s),2,yo(e,r)+n.tall/2+4)})}function Gu(e){let t=Uu(e).map(r=>({name:r.span,task:r.task,from:r.at_ns,taken:r.taken_at_ns,to:r.at_ns+r.elapsed_ns,blame:r.blame})),n=e.schedule.longest_wait;if(t.length>0||!n)return t;let{task:o,from_ns:s,to_ns:l}=n;return[{name:"longest time ready without a CPU",task:o,from:s,to:l,blame:null}]}function Ku({jumps:e,chosen:t,choose:n}){let o=(s,l)=>[{text:`${l+1}`,node:M`<${gm} ...${{jump:s,at:l,chosen:t,choose:n}} />`},s.name,(s.from/1e9).toFixed(6),sn(s.to-s.from),{text:Yu(s.blame),node:M`<${bm} blame=${s.blame} />`},s.task];return M`<${Ct}
    caption="The slowest, and where their time went"
    columns=${["jump to","what","began, s","took, ms","where the time went","ended by"]}
    rows=${e.map(o)}
    selected=${t}
  />`}function gm({jump:e,at:t,chosen:n,choose:o}){return M`<button
    type="button"
    class="jump"
    aria-pressed=${t===n}
    onClick=${()=>o(t)}
  >
    ${t+1}<span class="unseen">: show ${Z(e.name)} of ${ve(e.to-e.from)}</span>
  </button>`}function kr(e){let t=Math.max(1,Bo.reduce((o,[s])=>o+e[`${s}_ns`],0));return Bo.map(([o,s])=>({name:o,says:s,share:e[`${o}_ns`]/t})).filter(({share:o})=>o>0)}function Yu(e){return e?kr(e).map(({name:t,share:n})=>`${t} ${Gt(n)}`).join(", "):"-"}function bm({blame:e}){if(!e)return"-";let t=Wu(e),n=kr(e).map(({name:s,share:l})=>M`<span class=${`cause ${s}`} style=${{width:`${100*l}%`}}></span>`),o=kr(e).find(({name:s})=>s===t)?.share??0;return M`<span class="blame" role="img" aria-label=${Yu(e)}>${n}</span>
    <span class="main" aria-hidden="true">${t} ${Gt(o,0)}</span>`}function Ju(){return M`<ul class="legend">
    ${Bo.map(([e,t])=>M`<li><span class=${`cause ${e}`}></span> ${e}: ${t}</li>`)}
  </ul>`}var Zu=200;function Qu(e){let t={from:0,to:Math.max(e,Zu)},n=st(t),o=(s,l)=>{let r=Math.min(Math.max(l-s,Zu),t.to),i=(s+l)/2,u=Math.min(Math.max(0,i-r/2),t.to-r);n.value={from:u,to:u+r}};return{range:n,show:o,all:()=>o(0,t.to),zoom:(s,l)=>{let{from:r,to:i}=n.value,u=l??(r+i)/2;o(u-(u-r)*s,u+(i-u)*s)},move:s=>{let{from:l,to:r}=n.value,i=r-l,u=Math.min(Math.max(0,l+s*i),t.to-i);n.value={from:u,to:u+i}}}}function Xu(e,t,n){let o=new Map,s=i=>{let{from:u,to:h}=t.range.value,f=e.clientWidth-n();return u+(i-n())*(h-u)/f},l=i=>i/(e.clientWidth-n()),r=(i,u,h)=>e.addEventListener(i,u,h);r("wheel",i=>{if(!i.ctrlKey&&!i.shiftKey)return;i.preventDefault();let u=i.deltaY||i.deltaX;i.ctrlKey?t.zoom(u>0?1.25:.8,s(i.offsetX)):t.move(u>0?.1:-.1)},{passive:!1}),r("dblclick",i=>t.zoom(.4,s(i.offsetX))),r("pointerdown",i=>{o.set(i.pointerId,i.offsetX),e.setPointerCapture(i.pointerId)}),r("pointermove",i=>{let u=o.get(i.pointerId);u!==void 0&&(o.size===1?t.move(-l(i.offsetX-u)):ym(t,o,i,s),o.set(i.pointerId,i.offsetX))});for(let i of["pointerup","pointercancel"])r(i,u=>o.delete(u.pointerId))}function ym(e,t,n,o){let[s]=[...t].filter(([i])=>i!==n.pointerId).map(([,i])=>i),l=Math.abs(t.get(n.pointerId)-s),r=Math.abs(n.offsetX-s);l>4&&r>4&&e.zoom(l/r,o((n.offsetX+s)/2))}function ec(e,t,n){let o={ArrowLeft:()=>t.move(-.2),ArrowRight:()=>t.move(.2),PageUp:()=>t.move(-1),PageDown:()=>t.move(1),"+":()=>t.zoom(.5),"=":()=>t.zoom(.5),"-":()=>t.zoom(2),0:t.all,Home:t.all,n:()=>n(1),p:()=>n(-1)};return e in o?(o[e](),!0):!1}var tc=60,nc="Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.",wm="Blank is blocked or idle. Under a bar at the top every switch is drawn; elsewhere pale steps show how much of each was spent. The shaded time is the chosen request, the broken line when a thread took it. Arrows are wake-ups.";function oc({world:e}){let t=Bt(()=>Iu(e.schedule),[e]),n=Bt(()=>Qu(e.ended_ns),[e]),o=Bt(()=>Gu(e),[e]),[s,l]=wt("task"),[r,i]=wt(o.length>0?0:-1),u=d=>{let{from:g,to:m}=o[d],v=Math.max((m-g)*.08,1e3);i(d),n.show(g-v,m+v)};vt(()=>{o.length>0?u(0):t.windows.length>0&&n.show(t.windows[0].from_ns,t.windows[0].to_ns)},[e]);let h=d=>{o.length>0&&u((r+d+o.length)%o.length)},f=o[r];return M`<div class="schedule">
    <${km} view=${n} by=${s} setBy=${l} jump=${o.length>0&&h} />
    <${xm} ...${{world:e,decoded:t,view:n,by:s,marks:f,step:h}} />
    <${Sm} by=${s} />
    <${Mm} ...${{world:e,decoded:t,view:n,marks:f}} />
    <${Ku} jumps=${o} chosen=${r} choose=${u} />
    ${o.some(d=>d.blame)&&M`<${Ju} />`}
    ${vm(e)}
  </div>`}function vm({schedule:e}){let t=e.windows_left_out,n=e.windows.filter(s=>s.is_cut).length,o=n===1?"1 of the times in full ends early: so much happened in it.":`${n} of the times in full end early: so much happened in them.`;return[t>0&&M`<p class="note">${t} of the times in full had no room on this page.</p>`,n>0&&M`<p class="note">${o} What follows is drawn in steps.</p>`]}function km({view:e,by:t,setBy:n,jump:o}){let s=(r,i)=>M`<button type="button" onClick=${i}>${r}</button>`,l=(r,i)=>M`<label
      ><input
        type="radio"
        name=${`by-${e.range.peek().to}`}
        checked=${t===r}
        onChange=${()=>n(r)}
      />
      ${i}</label
    >`;return M`<div class="buttons">
    <fieldset><legend>Rows</legend>${l("task","tasks")} ${l("cpu","CPUs")}</fieldset>
    ${s("Zoom in",()=>e.zoom(.5))} ${s("Zoom out",()=>e.zoom(2))}
    ${s("Earlier",()=>e.move(-.5))} ${s("Later",()=>e.move(.5))}
    ${s("Whole run",e.all)}
    ${o&&s("Previous slowest",()=>o(-1))}
    ${o&&s("Next slowest",()=>o(1))}
  </div>`}function $m(){let t=Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink","grid"].map(l=>[l,zt(l)])),[n,o,s]=["window","mark","on-running"].map(zt);return{...t,window:n,mark:o,onRunning:s}}function xm({world:e,decoded:t,view:n,by:o,marks:s,step:l}){let r=kn(null),i=kn({});i.current={by:o,marks:s},vt(()=>{let d=()=>{let{from:S,to:A}=n.range.peek();ju(r.current,t,{...i.current,from:S,to:A,colours:$m()})},g=0,m=()=>{cancelAnimationFrame(g),g=requestAnimationFrame(d)};i.current.later=m;let v=ct(()=>{n.range.value,no.value,m()}),$=new ResizeObserver(m);return $.observe(r.current.parentElement),()=>{v(),$.disconnect(),cancelAnimationFrame(g)}},[t,o,s]),vt(()=>{Xu(r.current,n,()=>Fs(t,"task",r.current.clientWidth).label)},[n]);let u=d=>{d.ctrlKey||d.metaKey||d.altKey||ec(d.key,n,l)&&d.preventDefault()},{height:h}=Fs(t,o,1e3),f=`Schedule of ${Z(e.name)} by ${o==="cpu"?"CPU":"task"}. ${nc}`;return M`<div
    class="canvas"
    tabindex="0"
    role="application"
    aria-label=${f}
    onKeyDown=${u}
  >
    <canvas ref=${r} style=${{height:`${h}px`}} aria-hidden="true"></canvas>
  </div>`}function Sm({by:e}){let t=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"]],n=e==="cpu"?"Waiting tasks are the strip below who runs. ":"";return M`<ul class="legend">
      ${t.map(([o,s])=>M`<li><span class=${`cause ${o}`}></span> ${o}: ${s}</li>`)}
    </ul>
    <p class="note">${n}${wm} ${nc}</p>`}function Mm({world:e,decoded:t,view:n,marks:o}){let{from:s,to:l}=n.range.value,{known:r,sums:i}=Bt(()=>Vu(t,s,l),[t,s,l]),u=l-s,h=t.tasks.map((v,$)=>({task:v,sums:i[$]}));h.sort((v,$)=>zs($.sums)-zs(v.sums));let f=h.filter(({sums:v})=>zs(v)>0),d=({task:v,sums:$})=>[v.name,v.group,...$.map(sn),sn(Math.max(0,r-zs($)))],g=r>=u*.999?"what you see":"the times in full that you see",m=f.length-tc;return M`<p class="seen" aria-live="polite">
      ${Tm(e,t,{from:s,to:l,known:r,sums:i,marks:o})}
    </p>
    <${Ct}
      caption=${`What each task did in ${g}, ms`}
      columns=${["task","group",...t.states,"blocked"]}
      rows=${f.slice(0,tc).map(d)}
    />
    ${m>0&&M`<p class="note">and ${m} more tasks</p>`}`}function zs(e){return e.reduce((t,n)=>t+n,0)}function Tm(e,t,{from:n,to:o,known:s,sums:l,marks:r}){let i=o-n,u=`You see ${ve(i)} of ${ve(e.ended_ns)}, from ${ys(n,i)}.`;if(s===0)return`${u} It is drawn in steps of ${ve(t.steps.step_ns)}.`;let h=t.tasks.find($=>$.name===r?.task)?.group;if(h===void 0)return u;let f=l.filter(($,S)=>t.tasks[S].group===h&&t.tasks[S]),d=$=>{let S=t.states.indexOf($),A=f.reduce((w,E)=>w+E[S],0);return Gt(A/Math.max(1,s*f.length),0)},g=`The ${f.length} tasks of ${Z(h)} that are drawn`,m=`${d("queued")} waiting for a CPU, ${d("running")} running`;return`${u} ${g} spent ${d("throttled")} of it throttled, ${m}, the rest asleep or on the way to another CPU.`}var Em=6;function sc(e,t){return(t?t.numbers:Cm(e)).map(({label:o,of:s,read:l})=>[o,...e.map(r=>{let i=s(r.run);return i==null?"-":l(i)})])}var Q={time:ve,percent:e=>Gt(e/100),count:e=>String(e),number:e=>je(e),joules:e=>`${je(e)} J`},An=(e,t)=>e.tasks.find(n=>n.name===t),$r=(e,t)=>e.groups.find(n=>n.path===t),Ln=(e,t=0)=>e.requests[t];function Cm(e){let[{run:t}]=e,n=t.requests.flatMap(({span:l},r)=>[{label:`${l}: done`,of:i=>Ln(i,r)?.count,read:Q.count},{label:`${l}: p50`,of:i=>qs(i,r)?.latency_ns_p50,read:Q.time},{label:`${l}: p99`,of:i=>qs(i,r)?.latency_ns_p99,read:Q.time},{label:`${l}: slower than p99`,of:i=>Pm(qs(i,r)),read:Q.count},{label:`${l}: slowest`,of:i=>qs(i,r)?.latency_ns_max,read:Q.time}]),o=t.groups.filter(l=>l.limit).map(({path:l})=>({label:`${l}: periods throttled`,of:r=>$r(r,l)?.limit?.throttle_ratio_percent,read:Q.percent})),s=n.length>0?[]:t.tasks.slice(0,Em).flatMap(Am);return[...n,...o,...s,...Lm()]}function qs(e,t){let n=Ln(e,t);return n?.count>0?n:null}function Pm(e){return e===null?null:Math.floor(e.count/100)}function Am({name:e}){return[{label:`${e}: CPU time`,of:t=>An(t,e)?.runtime_ns,read:Q.time},{label:`${e}: mean wait for a CPU`,of:t=>An(t,e)?.delay_ns_mean,read:Q.time},{label:`${e}: longest wait for a CPU`,of:t=>An(t,e)?.delay_ns_max,read:Q.time}]}function Lm(){return[{label:"CPU time of all tasks",of:e=>e.total.runtime_ns,read:Q.time},{label:"switches",of:e=>e.total.switches,read:Q.count},{label:"migrations",of:e=>e.total.migrations,read:Q.count},{label:"wake-up latency, p99",of:e=>e.total.wakeups>0?e.total.wake_latency_ns_p99:null,read:Q.time}]}var Om=100;function lc({play:e,story:t}){let n=e.result.value;if(!n)return M`<p role="status">The engine is loading.</p>`;let o=[n.a,n.b].filter(u=>u?.ok).map(u=>u.ok),s=[n.a,n.b].filter(u=>u&&!u.ok);if(o.length===0)return M`<p class="caution">No run: the message stands where the text is.
      ${s.some(({kind:u})=>u==="stopped")&&` ${Z(s[0].message)}`}</p>`;let l=o.map(({document:u})=>u.worlds[0]),r=l.some(u=>u.spans.length>0),i=l.some(u=>u.limits.length>0);return M`<section class="outcome" aria-label="What came out">
    <${Dm} shown=${n} answers=${o} />
    <${Nm} answers=${o} broken=${s} />
    <${Um} answers=${o} />
    <${Ct}
      caption="Numbers of both worlds"
      columns=${["",...l.map(u=>u.name)]}
      rows=${sc(o,t)}
    />
    ${r&&M`<h2>Latency</h2><${zu} worlds=${l} />`}
    ${(i||r)&&M`<h2>Over time</h2>`}
    ${i&&M`<${qu} worlds=${l} />`}
    ${r&&M`<${Hu} worlds=${l} />`}
    <h2>Schedule</h2>
    <${Wm} worlds=${l} />
  </section>`}function Dm({shown:e,answers:t}){let n=Math.min(...t.map(({run:r})=>r.simulated_ns)),o=Math.max(...t.map(({whole_ns:r})=>r));if(!t.some(({run:r,whole_ns:i})=>r.duration_ns<i))return M`<p class="length">Simulated: the whole run, ${ve(n)}.</p>`;let l=e.kind==="drag"?"so that it answers at once; more follows when nothing moves":"a whole run would take too long here; the command below runs it";return M`<p class="length cut">
    Simulated: only the first ${ve(n)} of ${ve(o)}, ${l}.
  </p>`}function Nm({answers:e,broken:t}){let n=new Set;for(let{document:o,warnings:s}of e){o.cautions.forEach(l=>n.add(`${o.worlds[0].name}: ${l}`)),s.forEach(l=>n.add(l));for(let{summary:l}of o.worlds[0].spans)l.count>0&&l.count<Om&&n.add(Rm(o.worlds[0].name,l))}return t.forEach(({kind:o,message:s})=>{n.add(o==="stopped"?s:"World B can't be run: the message stands with it.")}),[...n].map(o=>M`<p class="caution" role="note">${Z(o)}</p>`)}function Rm(e,{span:t,count:n}){let o=n===1?"is 1 request":`are ${n} requests`;return`${e}: there ${o} of ${t}, too few for a p99: it is the slowest of them.`}function Um({answers:e}){return M`<div class="runs">
    ${e.map(({document:t})=>{let[{name:n,said:o}]=t.worlds;return M`<section aria-label=${Z(n)}>
        <h3><bdi>${Z(n)}</bdi></h3>
        <p class="about">${t.about.map(Z).join(" ")}</p>
        <ul>
          ${o.map(s=>M`<li>${Z(s)}</li>`)}
        </ul>
      </section>`})}
  </div>`}function Wm({worlds:e}){let[t,n]=wt(0),o=Math.min(t,e.length-1),s=(l,r)=>M`<label
      ><input
        type="radio"
        name="world"
        checked=${r===o}
        onChange=${()=>n(r)}
      />
      <bdi>${Z(l.name)}</bdi></label
    >`;return M`${e.length>1&&M`<fieldset class="worlds"><legend>Which run</legend>${e.map(s)}</fieldset>`}
    <${oc} key=${o} world=${e[o]} />`}var Fm=e=>Math.max(...e.tasks.map(t=>t.ended_at_ns)),rc={id:"000",title:"Limits that refill at the same moment",problem:["Two groups share one core with eight hardware threads. Each may use a quarter of it: its quota is refilled once in a period of 100 ms.","On Linux 6.2 all refills fall on the same moment. So both groups run together, then both are throttled together. For half of each period eight tasks crowd on one core, and for the other half nobody uses it."],change:"The patch starts each group's period at another time. Then the groups take turns, and each task has more of the core for itself.",look:"Look at the time when the last task is done, and at the two charts of throttling.",reduced:"one core, and one second of work for each task; the study has 59 s, and 1 to 8 cores. The moment at which a group begins is drawn from the seed: choose another seed to see how much of the gain is luck.",text:`machine = "power-smt8-1"
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
`,knobs:["limit:/one:quota","limit:/two:quota","limit:/one:period","limit:/two:period"],choices:[{key:"phase",label:"When does a group's period begin?",usual:"aligned",answers:[["aligned","all at the same moments, as on 6.2"],["tenths","moved on by tenths of a period: the posted patch"],["random","anywhere, drawn once: what was merged in 6.4"],["even","spread evenly: what the thread wishes for"],["varied","periods a few per cent longer or shorter: the reply"]]}],changed:{"set:phase":"even"},numbers:[{label:"all work is done after",of:Fm,read:Q.time},{label:"energy of the socket",of:e=>e.energy_j,read:Q.joules},{label:"CPU time of all tasks",of:e=>e.total.runtime_ns,read:Q.time}]};var Hs=e=>e.placement.machine,ic={id:"001",title:"Where is an idle CPU?",problem:["A task that wakes up looks for an idle CPU among those that share its cache. When nearly all are busy, it looks at many of them in vain.","Linux 6.0 looks at fewer CPUs, the busier they are. That is cheap, but it misses idle CPUs that are there."],change:"The patch (SIS_CORE) keeps a note of CPUs that went idle, one for each core, and looks only at those. What it finds busy it strikes out.",look:"Look at the share of looks that find an idle CPU. Then at the work that is done: a better search is worth little where no CPU is idle. The mail reports a gain of 17 to 27 % on an overloaded machine, which the simulator does not show: the study says what we think is missing.",reduced:"24 CPUs and 23 ms, most of which hackbench takes to start; the study has 96 and 256 CPUs. Differences of a few per cent in the work done may be chance.",text:`machine = "node:1 l3:1 core:12 pu:2"
duration = "23ms"

[kernel]
profile = "tip-fb04563d1cae"
changes = "hint-skips-pending,core-search-free"

[groups."/bench"]

[[workloads]]
command = "hackbench -g 1 -l 10000 -p"
group = "/bench"
`,knobs:[],choices:[{key:"search",label:"Which CPUs are tried?",usual:"sis-util",answers:[["sis-util","in order, fewer as they get busier: 6.0"],["sis-core","only those that are noted as idle: the patch"],["sis-prop","in order, as many as the idle time pays for: 4.13"],["linear","all of them, in order: 4.8"]]}],changed:{"set:search":"sis-core"},numbers:[{label:"looks at a CPU that found it idle",of:e=>Hs(e).search_efficiency_percent,read:Q.percent},{label:"searches",of:e=>Hs(e).searches,read:Q.count},{label:"searches that found an idle CPU",of:e=>Hs(e).search_success_percent,read:Q.percent},{label:"CPUs looked at in a scan, on average",of:e=>Hs(e).scan_depth_mean,read:Q.number},{label:"messages done",of:e=>e.goals[0]?.count,read:Q.count}]};var ac=e=>$r(e,"/test")?.limit,uc={id:"002",title:"Time that was not used is not lost: burst",problem:["A service may use 6 CPUs: 600 ms of CPU time in each 100 ms. On average it needs five. But its work comes in batches, and now and then three batches fall into one period.","What a group does not use is lost at the end of the period. So the service is throttled in a busy period, though it saved time in the ones before."],change:"With burst, a group keeps what it did not use, up to a maximum, and may use it in a later period.",look:"Look at the 99th percentile of both worlds. Then drag the quota down towards five CPUs: when nothing is left over on average, there is nothing to save, and burst cannot help.",reduced:"5 s; the study has 60 s and ten seeds.",text:`machine = "xeon-8260-2s"
kernel = "6.1"
duration = "5s"

[groups."/test"]
"cpu.max" = "600000 100000"

[[workloads]]
command = "schbench -m 1 -t 30 -r 60 -c 10000 -R 500"
group = "/test"
`,knobs:["limit:/test:quota","limit:/test:period","limit:/test:burst"],choices:[{key:"refill",label:"What does a group own when its period begins?",usual:"burst",answers:[["burst","its quota and what it saved, once for all idle periods: 5.14"],["burst-idle-periods","the same for each idle period: the posted version 2"],["quota","its quota, whatever it left: before 5.14"]]}],changed:{"limit:/test:burst":"400"},numbers:[{label:"requests done",of:e=>Ln(e)?.count,read:Q.count},{label:"p50",of:e=>Ln(e)?.latency_ns_p50,read:Q.time},{label:"p99",of:e=>Ln(e)?.latency_ns_p99,read:Q.time},{label:"slowest",of:e=>Ln(e)?.latency_ns_max,read:Q.time},{label:"periods throttled",of:e=>ac(e)?.throttle_ratio_percent,read:Q.percent},{label:"periods in which burst was used",of:e=>ac(e)?.["cpu.stat"].nr_bursts,read:Q.count}]};var zm=(e,t)=>n=>An(n,e)?.[t],xr=(e,t,n)=>["long","short"].map(o=>({label:`${e}, ${o}`,of:zm(o,t),read:n})),cc={id:"003",title:"A short slice that has to wait for a long one",problem:["Two tasks share one CPU. Both compute all the time. One asks for slices of 100 ms, the other one for 0.1 ms, because it wants to wait less.","But whoever runs keeps the CPU until its slice is over. So the short one waits for 100 ms at a time, as if it had asked for nothing."],change:"The patch looks once in a quantum whether the other one should run. The quantum is the base slice.",look:"Look at the longest wait of both tasks. Then drag the base slice: with the patch it sets how long anybody waits. The price is in the number of switches.",reduced:"3 s; the study has 10 s, twenty seeds, and two benchmarks.",text:`machine = "tencent-42"
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
`,knobs:["set:base_slice_ns","set:tasks.long.slice","set:tasks.short.slice"],choices:[{key:"turn",label:"When has the running task had its turn?",usual:"request",answers:[["request","when its slice is over: 6.7"],["quantum","after a quantum of one base slice: the patch"],["min-slice","when the shortest slice that waits is over: 6.17"]]}],changed:{"set:turn":"quantum"},numbers:[...xr("longest wait","delay_ns_max",Q.time),...xr("mean wait","delay_ns_mean",Q.time),...xr("CPU time","runtime_ns",Q.time),{label:"switches",of:e=>e.total.switches,read:Q.count}]};var fc={id:"004",title:"When does the frequency follow the work?",problem:["The governor chooses the clock of a CPU. The scheduler tells it how busy the CPU is. On Linux 4.12 it does so at each change of its averages. That is often, and the governor may act only once in a while: here, once in 10 ms.","Here a real-time task computes for a moment, every 20 ms. A task of another kind runs beside it, and its calls take the places of the calls that would matter."],change:"The patch tells the governor at the timer tick instead. The replies want other things: a maximum over a window, a limit that depends on how wrong the clock is, or no limit for urgent tasks.",look:"Look at the number of calls, at the time for which the clock is lower than asked for, and at the energy. No answer is best in all three.",reduced:"two tasks and 2 s, and one experiment of the study's many; its pipe, hackbench, ebizzy and cyclictest are not in here. Energy is good for comparing answers only.",text:`duration = "2s"
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
`,knobs:[],choices:[{key:"hint",label:"When does the governor hear?",usual:"each-change",answers:[["each-change","at each change of the averages: 4.12"],["tick","at the timer tick: the patch"],["attach-detach","only when a task's load comes or goes"]]},{key:"rate",label:"When may it act?",usual:"fixed",answers:[["fixed","10 ms after the last change: 4.12"],["by-error","sooner, the more the clock is off: Rasmussen"],["sliding-maximum","at once, to the maximum of a window: Zijlstra"],["tumbling-maximum","at the end of each window: Kumar's reading"],["urgent-at-once","at once for real-time tasks: Bellasi"]]},{key:"realtime",label:"How does it see a real-time task?",usual:"flag",answers:[["flag","when it is charged, at the tick and when it stops: 4.12"],["queued","as soon as it is queued: 4.17"]]}],changed:{"set:hint":"tick"},numbers:[{label:"calls of the governor",of:e=>e.governor_hints,read:Q.count},{label:"changes of the clock",of:e=>e.freq_changes,read:Q.count},{label:"clock lower than asked for",of:e=>e.under_provisioned_ns,read:Q.time},{label:"clock higher than asked for",of:e=>e.over_provisioned_ns,read:Q.time},{label:"CPU time of the urgent task",of:e=>An(e,"urgent")?.runtime_ns,read:Q.time},{label:"energy of the package",of:e=>e.energy_j,read:Q.joules}]};var an=[rc,ic,uc,cc,fc];var qm="https://github.com/fairground-sched/fairground/blob/main",Hm=`${qm}/crates/fairground-cli/library/studies`;function Sr(e){return{story:e.id,scenario:"",text:e.text,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{...e.changed},kernel:"",settings:""}}}function hc({play:e}){let t=e.state.value.story,n=o=>M`<li>
      <button
        type="button"
        aria-pressed=${o.id===t?"true":"false"}
        onClick=${()=>e.set(Sr(o),!0)}
      >
        <span class="thread">${o.id}</span> ${o.title}
      </button>
    </li>`;return M`<nav class="stories" aria-label="Stories">
    <h2>Stories</h2>
    <p class="note">
      Five threads of the kernel's mailing list, each in a small world that answers at once.
    </p>
    <ol>
      ${an.map(n)}
    </ol>
  </nav>`}function pc({story:e}){return e?M`<section class="story" aria-label=${e.title}>
    <h2>${e.title}</h2>
    <h3>The problem</h3>
    ${e.problem.map(t=>M`<p>${t}</p>`)}
    <h3>The change</h3>
    <p>${e.change}</p>
    <h3>Try it</h3>
    <p>${e.look}</p>
    <p class="caution" role="note"><strong>A reduced world:</strong> ${e.reduced}</p>
    <p>
      The full study, its figures beside the mail's, and what does not come out:${" "}
      <a href=${`${Hm}/${e.id}/README.md`}>study ${e.id}</a>, or
      <code> fairground reproduce ${e.id}</code>.
    </p>
  </section>`:null}function mc({play:e,shelves:t,said:n}){let{story:o}=e.state.value,s=an.find(l=>l.id===o);return M`<header>
      <h1>fairground playground</h1>
      <p class="by">
        What Linux's CPU scheduler will do, before you change it. The engine runs in this page;
        nothing is sent anywhere.
      </p>
      <${Hi} />
    </header>
    <main>
      ${n&&M`<p class="caution" role="alert">${Z(n)}</p>`}
      <${hc} play=${e} />
      <${pc} story=${s} />
      <div class="bench">
        <div class="side">
          <${ia} play=${e} shelves=${t} />
        </div>
        <div class="result">
          <${Im} play=${e} />
          <${lc} play=${e} story=${s} />
          <${Xi} play=${e} />
        </div>
      </div>
    </main>`}function Im({play:e}){let t=e.busy.value,n=e.result.value?.took_ms;return M`<div class="busy">
    <p role="status">
      ${t?"The engine is at work.":n!==void 0&&`Answered in ${ve(n*1e6)}.`}
    </p>
    <button type="button" disabled=${!t} onClick=${()=>e.stop()}>Stop</button>
  </div>`}var Tr=document.getElementById("report");async function Mr(e,t){let n=await e({list:t});if(!n?.ok)throw new Error(n?.message??"the engine gives no answer");return n.ok[t]}async function Vm(){let e=Ji(),[t,n,o]=[await Mr(e,"scenarios"),await Mr(e,"machines"),await Mr(e,"kernels")],s={};for(let{name:l}of t)s[l]=(await e({text:l}))?.ok?.text??"";return{scenarios:t,machines:n,kernels:o.reverse(),texts:s,stories:an}}function dc(e){let t=location.hash.slice(1);if(t==="")return[e.state.peek(),null];let n=an.find(({id:o})=>t===`story-${o}`);if(n)return[Sr(n),null];try{let o=e.read(t);return[an.find(({id:l})=>l===o.story)?.text===o.text?o:{...o,story:null},null]}catch(o){return[e.state.peek(),o.message]}}function Bm(e){let t=0;ct(()=>{let n=_s(e.state.value);clearTimeout(t),t=setTimeout(()=>history.replaceState(null,"",`#${n}`),300)})}async function jm(){qi();let e=await Vm(),t=Yi(),[n,o]=dc(t);t.set(n,!0),Bm(t),addEventListener("hashchange",()=>t.set(dc(t)[0],!0)),Tr.replaceChildren(),di(M`<${mc} play=${t} shelves=${e} said=${o} />`,Tr)}jm().catch(e=>{Tr.textContent=`The playground can't start: ${e.message}`});})();
