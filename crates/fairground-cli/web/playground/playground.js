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
(()=>{var ue,wi,xl,sn,kl,ps,bi,fs,yi,Sl,$l,uf,Ro=Symbol.for("pv"),ms={},ds=[],ff=/^m(i|n|o|s|text|space)$/,Ml=Array.isArray,Tl=ds.slice,xn=Object.assign;function $n(e){e&&e.parentNode&&e.remove()}function _s(e,t,n){var o,s,l,r={},i=arguments.length;for(l in t)l=="key"?o=t[l]:l=="ref"&&typeof e!="function"?s=t[l]:r[l]=t[l];return i>2&&(r.children=i>3?Tl.call(arguments,2):n),Uo(e,r,o,s,null)}function Uo(e,t,n,o,s){var l={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ro,__v:s||++wi,__i:-1,__u:0};return!s&&ue.vnode&&ue.vnode(l),l}function Sn(e){return e.children}function so(e,t){this.props=e,this.context=t,this.__g=0}function ln(e,t){if(t==null)return e.__&&ln(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ln(e)}function hf(e){var t,n=e.__v,o=n.__e,s=[],l=[],r=e.__P;r&&((t=xn({constructor:Ro},n)).__v=n.__v+1,ue.vnode&&ue.vnode(t),Cl(r,t,n,e.__n,r.namespaceURI,32&n.__u?[o]:null,s,o||ln(n),32&n.__u,l),t.__v=n.__v,t.__.__k[t.__i]=t,Mi(s,t,l),n.__=n.__e=null,t.__e!=o&&vi(t))}function vi(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),vi(e)}function _i(e){(8&e.__g||(e.__g|=8,sn.push(e),ps++))&&kl==ue.debounceRendering||((kl=ue.debounceRendering)||queueMicrotask)(ki)}function ki(){try{for(var e,t=1;sn.length;)sn.length>t&&sn.sort(bi),e=sn.shift(),t=sn.length,8&e.__g&&hf(e)}finally{(ps=sn.length)&&(kl||queueMicrotask)(ki)}}function $i(e,t,n,o,s,l,r,i,c,u,h){var p,g,_,b,k,S,A=o.__k||ds,y=t.length;for(c=pf(n,t,A,c,y),p=0;p<y;p++)(_=n.__k[p])!=null&&(g=~_.__i&&A[_.__i]||ms,_.__i=p,S=Cl(e,_,g,s,l,r,i,c,u,h),b=_.__e,(g.ref!=_.ref||8&g.__u)&&(g.ref&&El(g.ref,null,_,g),_.ref&&h.push(_.ref,_.__c||b,_)),k=k||b,4&_.__u?(c=xi(_,c,e,!g.__v),g.__e&&(g.__e=null)):typeof _.type=="function"&&S!==void 0?c=S:b&&(c=b.nextSibling),_.__u&=-21);return n.__e=k,c}function pf(e,t,n,o,s){var l,r,i,c,u,h,p,g,_,b=n.length,k=b,S=0,A=0,y=e.__k=Array(s);for(l=0;l<s;l++)(r=t[l])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=y[l]=Uo(null,r):Ml(r)?r=y[l]=Uo(Sn,{children:r}):r.constructor===Ro&&r.__b?r=y[l]=Uo(r.type,r.props,r.key,r.ref,r.__v):y[l]=r,c=l+S,r.__=e,r.__b=e.__b+1,i=null,~(u=r.__i=mf(r,n,c,k))&&(k--,(i=n[u])&&(i.__u|=2)),i&&i.__v?(r.__u|=16,u==c-1?S--:u==c+1?S++:u!=c&&(u>c?S--:S++,A=1)):(~u||(s>b?S--:s<b&&S++),typeof r.type!="function"&&(r.__u|=4))):y[l]=null;if(A){for(h=[],p=[],l=0;l<s;l++)if((r=y[l])&&16&r.__u){for(S=0,g=h.length;S<g;)h[_=S+g>>1]<r.__i?S=_+1:g=_;h[S]=r.__i,p[l]=S+1}for(S=h.length;l--;)p[l]&&(p[l]==S?S--:y[l].__u|=4)}if(k)for(l=0;l<b;l++)!(i=n[l])||2&i.__u||(i.__e==o&&(o=ln(i)),Pl(i,i));return o}function xi(e,t,n,o){var s,l,r,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(l=0;l<s.length;l++)s[l]&&(s[l].__=e,t=xi(s[l],t,n,!1));return t}for(t&&!t.parentNode&&(t=ln(e))&&!t.parentNode&&(t=null),r=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(r!=i&&(!o&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function mf(e,t,n,o){var s,l=e.key,r=e.type,i=t[n],c=i&&!(2&i.__u);if(i===null&&l==null||c&&l==i.key&&r==i.type)return n;if(o>(c?1:0)){for(s=n-1;s>=0;s--)if((i=t[s])&&!(2&i.__u)&&l==i.key&&r==i.type)return s;for(s=n+1;s<t.length;s++)if((i=t[s])&&!(2&i.__u)&&l==i.key&&r==i.type)return s}return-1}function gi(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function us(e,t,n,o,s){var l,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||gi(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||gi(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(r=$l[t]||($l[t]=df(t)),(e.__a||(e.__a={}))[t]=Sl,l=t!=(t=t.replace(yi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,l):e.removeEventListener(t,r,l));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function df(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[fs]==null)t[fs]=Sl++;else if(t[fs]<this.__a[e])return;return n(ue.event?ue.event(t):t)}}}function Cl(e,t,n,o,s,l,r,i,c,u){var h,p,g,_,b,k,S,A,y,C,M,W,O,K,V,Z,H,E,B=t.type;if(t.constructor!==Ro)return null;128&n.__u&&(c=32&n.__u,h=n.__c.__z)&&(t.__u|=c,p=l=[],h.nodeType==8?i=hs(h,l):l.push(h),i=l[0]||i),(h=ue.__b)&&h(t);e:if(typeof B=="function"){g=r.length;try{if(A=t.props,y=(h=B.prototype)&&h.render,C=(h=B.contextType)&&o[h.__c],M=h?C?C.props.value:h.__:o,(_=n.__c)?(t.__c=_,2&_.__g&&(_.__g|=1)):(y?t.__c=_=new B(A,M):(t.__c=_=new so(A,M),_.constructor=B,_.render=gf),C&&C.sub(_),_.state||(_.state={}),_.__n=o,_.__g|=8,_.__h=[],_.__k=[]),y&&(_.__s||(_.__s=_.state),B.getDerivedStateFromProps&&(_.__s==_.state&&(_.__s=xn({},_.__s)),xn(_.__s,B.getDerivedStateFromProps(A,_.__s)))),b=_.props,k=_.state,_.__v=t,n.__c){if(A!==b&&y&&!B.getDerivedStateFromProps&&_.componentWillReceiveProps&&_.componentWillReceiveProps(A,M),t.__v==n.__v&&!(8&_.__g)||!(4&_.__g)&&_.shouldComponentUpdate&&_.shouldComponentUpdate(A,_.__s,M)===!1){t.__v!=n.__v&&(_.props=A,_.state=_.__s,_.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(L){L&&(L.__=t)}),ds.push.apply(_.__h,_.__k),_.__k=[],_.__h.length&&r.push(_),i=ln(n);break e}_.componentWillUpdate&&_.componentWillUpdate(A,_.__s,M),y&&_.componentDidUpdate&&_.__h.push(function(){_.componentDidUpdate(b,k,S)})}else y&&!B.getDerivedStateFromProps&&_.componentWillMount&&_.componentWillMount(),y&&_.componentDidMount&&_.__h.push(_.componentDidMount);_.context=M,_.props=A,_.__P=e,_.__g&=-5,W=ue.__r,O=y?25:0;do _.__g&=-9,W&&W(t),h=_.render(_.props,_.state=_.__s,_.context);while(8&_.__g&&++O<25);y&&(ds.push.apply(_.__h,_.__k),_.__k=[]),_.state=_.__s,_.getChildContext&&(o=xn({},o,_.getChildContext())),y&&n.__c&&_.getSnapshotBeforeUpdate&&(S=_.getSnapshotBeforeUpdate(b,k)),K=h&&h.type===Sn&&h.key==null?h.props.children:h,A.__P&&(h=i,s=(e=A.__P).namespaceURI,c=l=null,n.props&&n.props.__P!=e&&(n.__k.some(function(L){L&&Pl(L,L)}),n.__k=null),i=n.__k?ln(n,0):null),i=$i(e,Ml(K)?K:[K],t,n,o,s,l,r,i,c,u),A.__P&&(t.__e=null,i=h),t.__u&=-161,p&&p.some($n),_.__h.length&&r.push(_),1&_.__g&&(_.__g&=-4)}catch(L){if(r.length=g,t.__v=null,c||l)if(L&&L.then){if(t.__u|=128|c,l){for(~(H=l.indexOf(i||void 0))||(H=l.length);(E=l[H-1])&&E.nodeType==8;)H--;for(;H<l.length;H++)if(E=l[H])if(l[H]=null,V){if(E==Z)break}else{if(E.nodeType!=8)break;E.data.startsWith("$s")&&(Z=hs(V=E))}}if(!V){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;V=i}(h=hs(V=t.__c.__z||(t.__c.__z=V)))?(t.__e=V,i=h):t.__e=i,i=i&&i.nextSibling}else l&&l.some($n);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),L&&L.then||Si(t),ue.__e(L,t,n)}}else i=t.__e=_f(n.__e,t,n,o,s,l,r,c,u,e);return(h=ue.diffed)&&h(t),i}function hs(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Si(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Si))}function Mi(e,t,n){for(var o=0;o<n.length;)El(n[o++],n[o++],n[o++]);ue.__c&&ue.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(l){l.call(s)})}catch(l){ue.__e(l,s.__v)}})}function _f(e,t,n,o,s,l,r,i,c,u){var h,p,g,_,b,k,S,A,y=n.props||ms,C=t.props,M=t.type;if(M=="svg"?s="http://www.w3.org/2000/svg":M=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),l){for(h=0;h<l.length;h++)if((b=l[h])&&(M?b.localName==M:b.nodeType==3)){e=b,l[h]=null;break}}if(!e){if(A=u.ownerDocument||document,!M)return A.createTextNode(C);e=A.createElementNS(s,M,C.is?C:u),i&&(ue.__m&&ue.__m(t,l),i=!1),l=null}if(M){if(u=M=="template"&&e.content||e,l=M=="textarea"&&C.defaultValue!=null?null:l&&Tl.call(u.childNodes),!i&&l)for(y={},h=0;h<e.attributes.length;h++)y[(b=e.attributes[h]).name]=b.value;for(h in y)b=y[h],h=="dangerouslySetInnerHTML"?g=b:h=="children"||h in C||h=="value"&&"defaultValue"in C||h=="checked"&&"defaultChecked"in C||us(e,h,null,b,s);for(h in C)b=C[h],h=="children"?_=b:h=="dangerouslySetInnerHTML"?p=b:h=="value"?k=b:h=="checked"?S=b:i&&typeof b!="function"||y[h]===b||us(e,h,b,y[h],s);p?(i||g&&(p.__html==g.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(g&&(e.textContent=""),(M=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&ff.test(M))&&(s="http://www.w3.org/1999/xhtml"),$i(u,Ml(_)?_:[_],t,n,o,s,l,r,l?l[0]:n.__k&&ln(n,0),i,c),l&&l.some($n)),i&&M!="textarea"||(h="value",M=="progress"&&k==null?e.removeAttribute(h):k==null||k===e[h]&&(M!="progress"||k)||us(e,h,k,y[h],s),h="checked",S!=null&&S!=e[h]&&us(e,h,S,y[h],s))}else y===C||i&&e.data==C||(e.data=C);return e}function El(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){ue.__e(s,n)}}function Pl(e,t,n){var o,s,l,r;if(ue.unmount&&ue.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||El(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){ue.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&Pl(o[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=hs(o,l=[]))&&(o==e.__e&&l.some($n),$n(s),$n(o)),n||$n(e.__e),e.__e=e.__c=e.__=null}function gf(e,t,n){return this.constructor(e,n)}function Ti(e,t){var n,o,s,l;ue.__&&ue.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Uo(Sn,{children:[e]}),s=[],l=[],Cl(t,t.__k,o||ms,ms,t.namespaceURI,o?null:t.firstChild?Tl.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,l),Mi(s,t.__k,l),t.__k.props.children=null}ue={__e:function(e,t,n,o){for(var s,l,r;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((r=(l=s.constructor)&&l.getDerivedStateFromError)&&s.setState(l.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),r=1),r&&8&s.__g)return void(s.__g|=2)}catch(i){e=i}}throw ps=0,e}},wi=0,xl=function(e){return e!=null&&e.constructor===Ro},so.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=xn({},this.state)),typeof e=="function"&&(e=e(xn({},n),this.props)),e&&(xn(n,e),this.__v&&(t&&this.__k.push(t),_i(this)))},so.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),_i(this))},so.prototype.render=Sn,sn=[],ps=0,bi=function(e,t){return e.__v.__b-t.__v.__b},fs=Symbol(),yi=/(PointerCapture)$|Capture$/i,Sl=0,$l={},uf=0;var Wo,De,Al,Ci,Ol=Object.is,gs=0,Ni=[],Ll=[],Pe=ue,Ei=Pe.__b,Pi=Pe.__r,Ai=Pe.diffed,Oi=Pe.__c,Li=Pe.unmount,Di=Pe.__;function Ul(e,t){Pe.__h&&Pe.__h(De,e,gs||t),gs=0;var n=De.__H||(De.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function lt(e){return gs=1,wf(Fi,e)}function wf(e,t,n){var o=Ul(Wo++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Fi(void 0,t),function(l){var r=(o.__N||o.__)[0],i=o.t(r,l);Ol(r,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=De,!De.__f)){De.__f=!0;var s=De.shouldComponentUpdate;De.shouldComponentUpdate=function(l,r,i){var c=this.__H;if(!c)return!0;var u=!1,h=this.props!=l;if(c.__.some(function(g){g.__N&&(u=!0,Ol(g.__[0],g.__N[0])||(h=!0))}),s){var p=s.call(this,l,r,i);return u?p||h:p}return!u||h}}return o.__}function vt(e,t){var n=Ul(Wo++,3);!Pe.__s&&Wi(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,De.__H.__h.push(n))}function Mn(e){return gs=5,Et(function(){return{current:e}},[])}function Et(e,t){var n=Ul(Wo++,7);return Wi(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function bf(){var e;do{for(;e=Ll.shift();)try{No(e)}catch(n){Pe.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ni.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(No),t.__h.some(Dl),t.__h=[]}catch(n){t.__h=[],Pe.__e(n,e.__v)}}}while(Ll.length)}Pe.__b=function(e){De=null,Ei&&Ei(e)},Pe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Di&&Di(e,t)},Pe.__r=function(e){Pi&&Pi(e),Wo=0;var t=(De=e.__c).__H;t&&(Al==De?De.__h=[]:(t.__h.some(No),t.__h.some(Dl),Wo=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Al=De},Pe.diffed=function(e){Ai&&Ai(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ri(Ni.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Al=De=null},Pe.__c=function(e,t){t.some(function(n){try{n.__h.some(No),n.__h=n.__h.filter(function(o){return!o.__||Dl(o)})}catch(o){n.__h=[function(){throw o}]}}),Oi&&Oi(e,t)},Pe.unmount=function(e){Li&&Li(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Ri(Ll.push(s))}else No(s)}catch(l){t=l}}),o.__H=void 0,t&&Pe.__e(t,o.__v))};var Ui=typeof requestAnimationFrame=="function";function yf(e){var t,n=function(){clearTimeout(o),Ui&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ui&&(t=requestAnimationFrame(n))}function Ri(e){e!=1&&Ci==Pe.requestAnimationFrame||((Ci=Pe.requestAnimationFrame)||yf)(bf)}function No(e){var t=De,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),De=t}function Dl(e){var t=De;e.__c=e.__(),De=t}function Wi(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Ol(n,e[o])})}function Fi(e,t){return typeof t=="function"?t(e):t}var vf=Symbol.for("preact-signals");function vs(){if(Kt>1)Kt--;else{var e,t=!1;for((function(){var s=bs;for(bs=void 0;s!==void 0;){var l=s.S;if(l.v===s.v)for(var r=l.t;r!==void 0;r=r.x)r.i===s.i&&(r.i=l.i);s=s.o}})();qo!==void 0;){var n=qo;for(qo=void 0,ws++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&zi(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(ws=0,Kt--,t)throw e}}function Nl(e){if(Kt>0)return e();Rl=++kf,Kt++;try{return e()}finally{vs()}}var Fo,Se=void 0;function zo(e){var t=Se,n=Fo;Se=void 0,Fo=void 0;try{return e()}finally{Se=t,Fo=n}}var qo=void 0,Kt=0,ws=0,kf=0,Rl=0,bs=void 0,ys=0;function qi(e){if(Se!==void 0){var t=e.n;if(t===void 0||t.t!==Se)return t={i:0,S:e,p:Se.s,n:void 0,t:Se,e:void 0,x:void 0,r:t},Se.s!==void 0&&(Se.s.n=t),Se.s=t,e.n=t,32&Se.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Se.s,t.n=void 0,Se.s.n=t,Se.s=t),t}}function Ue(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Ue.prototype.brand=vf;Ue.prototype.h=function(){return!0};Ue.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:zo(function(){var o;(o=t.W)==null||o.call(t)}))};Ue.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&zo(function(){var s;(s=t.Z)==null||s.call(t)}))}};Ue.prototype.subscribe=function(e){var t=this;return ft(function(){var n=t.value;zo(function(){return e(n)})},{name:"sub"})};Ue.prototype.valueOf=function(){return this.value};Ue.prototype.toString=function(){return this.value+""};Ue.prototype.toJSON=function(){return this.value};Ue.prototype.peek=function(){var e=this;return zo(function(){return e.value})};Object.defineProperty(Ue.prototype,"value",{get:function(){var e=qi(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(ws>100)throw new Error("Cycle detected");(function(n){Kt!==0&&ws===0&&n.l!==Rl&&(n.l=Rl,bs={S:n,v:n.v,i:n.i,o:bs})})(this),this.v=e,this.i++,ys++,Kt++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{vs()}}}});function Je(e,t){return new Ue(e,t)}function zi(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Ii(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Hi(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function Tn(e,t){Ue.call(this,void 0,t),this.x=e,this.s=void 0,this.g=ys-1,this.f=4}Tn.prototype=new Ue;Tn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===ys))return!0;if(this.g=ys,this.f|=1,this.i>0&&!zi(this))return this.f&=-2,!0;var e=Se;try{Ii(this),Se=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Se=e,Hi(this),this.f&=-2,!0};Tn.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Ue.prototype.S.call(this,e)};Tn.prototype.U=function(e){if(this.t!==void 0&&(Ue.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Tn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Tn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=qi(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function lo(e,t){return new Tn(e,t)}function Vi(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Kt++;var n=Se;Se=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Wl(e),o}finally{Se=n,vs()}}}function Wl(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Vi(e)}function $f(e){if(Se!==this)throw new Error("Out-of-order effect");Hi(this),Se=e,this.f&=-2;try{8&this.f&&Wl(this)}finally{vs()}}function ro(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Fo&&Fo.push(this)}ro.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};ro.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Vi(this),Ii(this),Kt++;var e=Se;return Se=this,$f.bind(this,e)};ro.prototype.N=function(){2&this.f||(this.f|=2,this.u=qo,qo=this)};ro.prototype.d=function(){this.f|=8,1&this.f||Wl(this)};ro.prototype.dispose=function(){this.d()};function ft(e,t){var n=new ro(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Bi,$s,ks,xf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var ji=[];ft(function(){Bi=this.N})();function io(e,t){ue[e]=t.bind(null,ue[e]||function(){})}function Io(e){if(ks){var t=ks;ks=void 0,t()}ks=e&&e.S()}function Gi(e){var t=this,n=e.data,o=Mf(n);o.name="ReactiveDom",o.value=n;var s=Et(function(){for(var i=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var u=lo(function(){var _=o.value.value;return _===0?0:_===!0?"":_||""}),h=lo(function(){return!Array.isArray(u.value)&&!xl(u.value)}),p=ft(function(){if(this.N=Ki,h.value){var _=u.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=_)}}),g=t.__$u.d;return t.__$u.d=function(){p(),g.call(this)},[h,u]},[]),l=s[0],r=s[1];return l.value?r.peek():r.value}Gi.displayName="ReactiveTextNode";Object.defineProperties(Ue.prototype,{constructor:{configurable:!0,value:_s(Sn,null).constructor},type:{configurable:!0,value:Gi},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});io("__b",function(e,t){if(Io(),$s=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var l=o[s];l instanceof Ue&&(n||(t.__np=n={}),n[s]=l,o[s]=l.peek())}}e(t)});io("__r",function(e,t){if(e(t),t.type!==Sn){Io();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,l){var r;return ft(function(){r=this},{name:l}),r.c=s,r})((function(s){return function(){var l;xf&&((l=this.y)==null||l.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),$s=o,Io(n)}});io("__e",function(e,t,n,o){Io(),$s=void 0,e(t,n,o)});io("diffed",function(e,t){Io(),$s=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,l=n.U;if(l)for(var r in l){var i=l[r];i===void 0||o&&r in o||(i.d(),l[r]=void 0)}if(o){l||(l={},n.U=l);for(var c in o){var u=l[c],h=o[c];u===void 0?(u=Sf(n,c,h,s),l[c]=u):u.o(h,s)}}}e(t)});function Sf(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,l=Je(n);return{o:function(r,i){l.value=r,o=i},d:ft(function(){this.N=Ki;var r=l.value.value;o[t]!==r&&(o[t]=r,s?e[t]=r:r!=null&&(r!==!1||t[4]==="-")?e.setAttribute(t,r):e.removeAttribute(t))})}}io("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var l=o[s];l&&l.d()}}}var r=t.__np;if(r){var i=t.props;for(var c in r)i[c]=r[c]}t.__np=void 0}else{var u=t.__c;if(u){u.__$f|=8;var h=u.__$u;h&&(u.__$u=void 0,h.d())}}e(t)});io("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});so.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var l=2&this.__$f;if(!(o||l||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var r in e)if(r!=="__source"&&e[r]!==this.props[r])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function Mf(e,t){return Et(function(){return Je(e,t)},[])}var Tf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Cf(){Nl(function(){for(var e;e=ji.shift();)Bi.call(e)})}function Ki(){ji.push(this)===1&&(ue.requestAnimationFrame||Tf)(Cf)}var Ji=function(e,t,n,o){var s;t[0]=0;for(var l=1;l<t.length;l++){var r=t[l++],i=t[l]?(t[0]|=r?1:2,n[t[l++]]):t[++l];r===3?o[0]=i:r===4?o[1]=Object.assign(o[1]||{},i):r===5?(o[1]=o[1]||{})[t[++l]]=i:r===6?o[1][t[++l]]+=i+"":r?(s=e.apply(i,Ji(e,i,n,["",null])),o.push(s),i[0]?t[0]|=2:(t[l-2]=0,t[l]=s)):o.push(i)}return o},Yi=new Map;function Zi(e){var t=Yi.get(this);return t||(t=new Map,Yi.set(this,t)),(t=Ji(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,l=1,r="",i="",c=[0],u=function(g){l===1&&(g||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,g,r):l===3&&(g||r)?(c.push(3,g,r),l=2):l===2&&r==="..."&&g?c.push(4,g,0):l===2&&r&&!g?c.push(5,0,!0,r):l>=5&&((r||!g&&l===5)&&(c.push(l,0,r,s),l=6),g&&(c.push(l,g,0,s),l=6)),r=""},h=0;h<n.length;h++){h&&(l===1&&u(),u(h));for(var p=0;p<n[h].length;p++)o=n[h][p],l===1?o==="<"?(u(),c=[c],l=3):r+=o:l===4?r==="--"&&o===">"?(l=1,r=""):r=o+r[0]:i?o===i?i="":r+=o:o==='"'||o==="'"?i=o:o===">"?(u(),l=1):l&&(o==="="?(l=5,s=r,r=""):o==="/"&&(l<5||n[h][p+1]===">")?(u(),l===3&&(c=c[0]),l=c,(c=c[0]).push(2,0,l),l=0):o===" "||o==="	"||o===`
`||o==="\r"?(u(),l=2):r+=o),l===3&&r==="!--"&&(l=4,c=c[0])}return u(),c})(e)),t),arguments,[])).length>1?t:t[0]}var x=Zi.bind(_s);var Qi="fairground-theme",Ef=["auto","light","dark"];function Pf(){try{let e=localStorage.getItem(Qi);return Ef.includes(e)?e:"auto"}catch{return"auto"}}var Ho=Je(Pf()),ao=Je(0);function Xi(){let e=matchMedia("(prefers-color-scheme: dark)"),t=Je(e.matches);e.addEventListener("change",()=>{t.value=e.matches}),ft(()=>{let n=t.value?"dark":"light";document.documentElement.dataset.theme=Ho.value==="auto"?n:Ho.value;try{localStorage.setItem(Qi,Ho.value)}catch{}ao.value=ao.peek()+1})}function zt(e){return getComputedStyle(document.documentElement).getPropertyValue(`--${e}`).trim()}function ea(){let e=t=>{Ho.value=t.currentTarget.value};return x`<label class="theme"
    >Colours
    <select value=${Ho.value} onChange=${e}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`}var It={story:null,scenario:"request-server",text:null,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{},kernel:"",settings:""}},Af=["scenario","machine","kernel","seed","duration"],Vo=2e5;function xs(e){if([e.text,e.manifest,e.change.settings].some(s=>s?.length>Vo))return null;let n=new TextEncoder().encode(JSON.stringify(e)),o=Array.from(n,s=>String.fromCharCode(s)).join("");return btoa(o).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function ta(e){let t=null;try{let l=atob(e.replace(/-/g,"+").replace(/_/g,"/")),r=Uint8Array.from(l,i=>i.charCodeAt(0));t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(r))}catch{throw new Error("The link's end is no playground's: it may have been cut when it was copied.")}if(t===null||typeof t!="object")throw new Error("The link holds no scenario.");let n=Object.fromEntries(Af.map(l=>[l,Cn(t[l],It[l])])),o=t.change??{},s=Object.entries(o.knobs??{}).map(([l,r])=>[l,Cn(r,"")]);return{...n,story:Cn(t.story,null),text:Cn(t.text,null),manifest:Cn(t.manifest,null),change:{knobs:Object.fromEntries(s),kernel:Cn(o.kernel,""),settings:Cn(o.settings,"")}}}function Cn(e,t){if(e==null)return t;if(typeof e!="string")throw new Error(`The link has ${typeof e} for a text.`);if(e.length<=Vo)return e;throw new Error(`A text of the link has ${e.length} letters; at most ${Vo} are taken: open it as a file.`)}var na="engine.wasm.gz";async function Of(){let e=await fetch(na);if(!e.ok)throw new Error(`the server says ${e.status} of ${na}`);let t=await e.arrayBuffer(),[n,o]=new Uint8Array(t,0,2);if(n!==31||o!==139)return t;let s=new Blob([t]).stream().pipeThrough(new DecompressionStream("gzip"));return new Response(s).arrayBuffer()}var Fl=null;function oa(){return Fl??=Of().then(e=>WebAssembly.compile(e)).catch(e=>{throw Fl=null,e}),Fl}function co(){let e=null,t=null,n=null,o=0;function s(c){let u=t;t=null,u?.resolve(c),i()}function l(c){e?.terminate(),e=null,s({kind:"stopped",message:`The engine can't be loaded: ${c}.`})}async function r(){let c=new Worker("worker.js");e=c,c.addEventListener("message",({data:u})=>{t?.number===u.number&&s(u.answer)});for(let u of["error","messageerror"])c.addEventListener(u,h=>{h.preventDefault(),e===c&&l(h.message||"its worker has ended")});return c.postMessage({module:await oa()}),c}async function i(){if(t||!n)return;let c=n;t=c,n=null;try{let u=e??await r();t===c&&u.postMessage({number:c.number,question:c.question})}catch(u){t===c&&l(u.message)}}return{ask(c){return new Promise(u=>{n?.resolve(null),o+=1,n={number:o,question:c,resolve:u},i()})},stop(){if(!t)return;e?.terminate(),e=null;let c=[t,n];t=null,n=null,c.forEach(u=>u?.resolve(null))}}}var Lf=[36e5,6e5,12e4,6e4,2e4,1e4,5e3,2e3,1e3,500,200,100,50,20],Df=45,Uf=8e3,Rf=2.6,Nf=12,Wf=.8,ql=200,Ff=.3,qf=8;function zl(){let e=new Map,t=null,n=ql;function o(){let l=[...e].sort(([p],[g])=>p-g),[[r,i],[c,u]]=[l[0],l[l.length-1]];if(r===c)return{fixed:0,rate:u/c};let h=Math.max((u-i)/(c-r),1e-9);return{fixed:Math.max(0,i-h*r),rate:h}}function s(l,r){if(t===null)return ql;let{fixed:i,rate:c}=o(),u=Math.max(l-i,l/2),h=p=>c*p<=u&&p<=r*n;return h(t)?null:Lf.find(p=>p<t&&h(p))??10}return{note({ran:l,all:r,took:i}){let c=Math.max(l,.001),u=e.get(c)??i;t=r,n=c;for(let[h,p]of e)h<c&&e.set(h,Math.min(p,i)),h>c&&e.set(h,Math.max(i,Wf*p));e.set(c,i<u?i:u+Ff*(i-u)),e.size>qf&&e.delete(e.keys().next().value)},forget(){e.clear(),t=null,n=ql},drag:()=>s(Df,Rf),rest:()=>s(Uf,Nf)}}function En({run:e,whole_ns:t}){return e.duration_ns<t&&e.simulated_ns>=e.duration_ns}function uo(e,t){return`limit:${e}:${t}`}function Pn({path:e,quota_ns:t,period_ns:n,burst_ns:o},s){let l=_=>{let b=s[uo(e,_)];return b===void 0?null:Number(b)},[r,i,c]=["quota","period","burst"].map(l),u=i===null?n/1e3:Math.round(i*1e3),h=r??t/n,p=Math.max(1e3,Math.round(h*u)),g=c===null?o/1e3:Math.round(c*1e3);return{quota_us:p,period_us:u,burst_us:Math.min(g,p)}}function sa(e){return 1e3/e}function la(e,t){let{path:n}=e,{quota_us:o,period_us:s,burst_us:l}=Pn(e,t);return[...["quota","period"].some(i=>t[uo(n,i)]!==void 0)?[`${n}=cpu.max=${o} ${s}`]:[],...l===e.burst_ns/1e3?[]:[`${n}=cpu.max.burst=${l}`]]}var zf="scenario.toml",Ss="limits.yaml";function If(e){let t=e.trim();return t!==""&&!t.includes(`
`)&&!/^[[{#]/.test(t)&&!/^[\w."-]+\s*=/.test(t)}function ra(e){return/^(apiVersion|kind|services)\s*:/m.test(e)}function Hf(e){return/^\s*(\{|\/\*|\/\/)/.test(e)}function fo(e){let t={},n=e.scenario;return e.text!==null&&(If(e.text)?n=e.text.trim():(n=Hf(e.text)?"workload.json":zf,t[n]=e.text)),e.manifest&&(t[Ss]=e.manifest),{scenario:n,files:t}}function Vf(e){return e.split(`
`).map(n=>n.trim()).filter(Boolean).map(n=>{let o=n.indexOf("=");return o<0?[n,""]:[n.slice(0,o).trim(),n.slice(o+1).trim()]})}function ia(e,t,n){let o={set:[],limit:[]},{change:s}=e;e.machine&&(o.machine=e.machine);let l=t&&s.kernel||e.kernel;if(l&&(o.kernel=l),e.seed.trim()){let r=Number(e.seed);Number.isSafeInteger(r)&&r>=0?o.seed=r:o.set.push(["seed",e.seed.trim()])}if(e.duration.trim()&&(o.duration=e.duration.trim()),e.manifest&&(o.limits=[Ss]),t){for(let[r,i]of Object.entries(s.knobs))r.startsWith("set:")&&o.set.push([r.slice(4),i]);o.set.push(...Vf(s.settings)),o.limit.push(...n.flatMap(r=>la(r,s.knobs)))}return o}function ho({change:e}){let{knobs:t,kernel:n,settings:o}=e;return Object.keys(t).length>0||n!==""||o.trim()!==""}function Il(e,t,n,o){let{scenario:s,files:l}=fo(e),r={name:t?"B: the change":"A: as it is",scenario:s,files:l,overrides:ia(e,t,n),worlds:2};return o!==null&&(r.longest_ms=o),{play:r}}function Bf(e){return/^[\w./:=,%+@^-]+$/.test(e)?e:`'${e.replaceAll("'","'\\''")}'`}function Hl(e,t,n){let{scenario:o,files:s}=fo(e),l=ia(e,t,n),r=["fairground","run",o],i=(c,u)=>u!==void 0&&r.push(c,String(u));return i("--machine",l.machine),i("--kernel",l.kernel),i("--seed",l.seed),i("--duration",l.duration),(l.limits??[]).forEach(c=>i("--limits",c)),l.set.forEach(([c,u])=>i("--set",`${c}=${u}`)),l.limit.forEach(c=>i("--limit",c)),{command:r.map(Bf).join(" "),files:s}}var aa="fairground.play/1",jf=250,Gf=4,Kf=6;function ca(){let e=Je(It),t=Je(null),n=Je(null),o=[zl(),zl()],s=[co(),co()],l=[co(),co()],r=new Map,i=0,c=0;async function u(y,C,M){let W=C===0?JSON.stringify(M):null;if(W&&r.has(W))return r.get(W);let O=await y[C].ask(M);if(O?.ok){let{schema:K,whole_ns:V,run:Z}=O.ok;if(K!==aa)return Yf(K);let H=Z.simulated_ns/1e6;o[C].note({ran:H,all:V/1e6,took:O.took_ms}),W&&r.set(W,O),r.size>Kf&&r.delete(r.keys().next().value)}return O}function h(y,C){let W=o.slice(0,C?2:1).map(O=>O[y]()).filter(O=>O!==null);return W.length>0?Math.min(...W):null}async function p(y,C=0){i+=1;let M=i,W=e.peek(),O=ho(W),K=y==="rest"?l:s,V=performance.now();n.value={since:V,kind:y};let Z=W.story?null:h(y,O),H=b(W),E=u(K,0,Il(W,!1,[],Z)),B=H??(await E)?.ok?.knobs.limits,L=O&&B&&u(K,1,Il(W,!0,B,Z)),[j,F]=[await E,L?await L:void 0];j?.ok&&k(W,j.ok.knobs.limits);let te=M===i;if(te&&(n.value=null),j===null||F===null)return;let q=te||y==="drag"&&_(W)===_(e.peek()),Ke=performance.now()-V;if(q&&(t.value={a:j,b:F,length:Z,kind:y,state:W,took_ms:Ke}),!te)return;let me=h("rest",O);[j,F].some(X=>X?.ok&&En(X.ok))&&(me===null||me>Z)&&C<Gf&&S(y==="rest"?0:jf,C+1)}let g={key:null,limits:null},_=y=>JSON.stringify([fo(y),y.machine,y.kernel]),b=y=>g.key===_(y)?g.limits:null,k=(y,C)=>{g={key:_(y),limits:C}};function S(y,C){clearTimeout(c),c=setTimeout(()=>p("rest",C),y)}function A(){clearTimeout(c),l.forEach(y=>y.stop()),p("drag")}return{state:e,result:t,busy:n,limits:lo(()=>t.value?.a.ok?.knobs.limits??[]),set(y,C=!1){e.value={...e.peek(),...y},C&&o.forEach(M=>M.forget()),A()},stop(){i+=1,clearTimeout(c),[...s,...l].forEach(y=>y.stop()),n.value=null},link(){let y=xs(e.peek());return y===null?null:`${location.href.split("#")[0]}#${y}`},read:y=>ta(y)}}function Yf(e){return{kind:"stopped",message:`This page draws ${aa}; its engine says ${e}. Load the page anew.`}}function ua(){let e=co(),t=Promise.resolve();return n=>(t=t.then(()=>e.ask(n)),t)}function we(e){let t=Math.abs(e);return t>=1e9?`${je(e/1e9)} s`:t>=1e6?`${je(e/1e6)} ms`:t>=1e3?`${je(e/1e3)} us`:`${je(e)} ns`}function Ms(e,t=1e9){let n=Math.min(9,Math.max(1,Math.ceil(11-Math.log10(Math.max(t,1)))));return`${(e/1e9).toFixed(n)} s`}function rn(e){return(e/1e6).toFixed(3)}function Yt(e,t=1){return`${(100*e).toFixed(t)} %`}function je(e){if(!Number.isFinite(e))return"-";let t=Math.abs(e);return t>=100||Number.isInteger(e)?e.toFixed(0):e.toFixed(t>=10?1:2)}var Jf=new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]","g");function G(e){return String(e).replace(Jf,"\uFFFD")}function Vl(e,t){let n=Array.from(G(e));if(n.length<=t)return n.join("");let o=Math.min(6,Math.floor(t/2));return`${n.slice(0,t-o-1).join("")}\u2026${n.slice(-o).join("")}`}function Pt({caption:e,columns:t,rows:n,selected:o}){let s=t.map((c,u)=>u===0||n.some(h=>Qf(h[u]))),l=c=>s[c]?"words":"number",r=(c,u)=>{let h=c?.node??x`<bdi>${G(Bl(c))}</bdi>`;return u===0?x`<th scope="row" class="words">${h}</th>`:x`<td class=${c?.className??l(u)} style=${Zf(c)}>${h}</td>`},i=(c,u)=>x`<th scope="col" class=${l(u)}><bdi>${G(c)}</bdi></th>`;return x`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${G(e)}</bdi></strong>
      <${jl} what=${e} text=${()=>Xf(t,n)} />
    </div>
    <div class="scroll" tabindex="0" role="region" aria-label=${G(e)}>
      <table aria-label=${G(e)}>
        <thead>
          <tr>
            ${t.map(i)}
          </tr>
        </thead>
        <tbody>
          ${n.map((c,u)=>x`<tr class=${u===o?"selected":""}>
              ${c.map(r)}
            </tr>`)}
        </tbody>
      </table>
    </div>
  </div>`}function Zf(e){return typeof e?.level=="number"?{"--level":`${Math.round(60*e.level)}%`}:{}}function Qf(e){return!!e?.node||!/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(Bl(e))}function Bl(e){return e==null?"-":String(e.text??e)}function Xf(e,t){let n=o=>{let s=G(Bl(o)).replace(/\t/g," ");return/^[=+@]/.test(s)?`'${s}`:s};return[e,...t].map(o=>o.map(n).join("	")).join(`
`)}function jl({what:e,text:t}){let[n,o]=lt("Copy");return x`<button type="button" class="copy" onClick=${async()=>{o(await eh(t())?"Copied":"Not allowed here"),setTimeout(()=>o("Copy"),2e3)}}>
    ${n}<span class="unseen"> ${G(e)}</span>
  </button>`}async function eh(e){try{return await navigator.clipboard.writeText(e),!0}catch{return th(e)}}function th(e){let t=document.createElement("textarea");t.value=e,document.body.append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}function fa({caption:e,columns:t,rows:n}){let[o,s]=lt(!1);return x`<details class="numbers" onToggle=${r=>s(r.currentTarget.open)}>
    <summary>Numbers: <bdi>${G(e)}</bdi></summary>
    ${o&&x`<${Pt} caption=${e} columns=${t} rows=${n()} />`}
  </details>`}function ha({play:e}){let t=e.state.value,n=e.result.value,o=e.limits.value,s=ho(t)?[!1,!0]:[!1],{files:l}=Hl(t,!1,o),r=i=>{let{command:c}=Hl(t,i,o),u=(i?n?.b:n?.a)?.ok;return x`<${pa} name=${i?"World B":"World A"} text=${c} />
      <${oh} answer=${u} isNow=${n?.state===t} />`};return x`<section>
    <h2>Take it with you</h2>
    <${nh} link=${e.link()} />
    ${s.map(r)}
    ${Object.entries(l).map(([i,c])=>x`<${sh} ...${{name:i,text:c}} />`)}
    ${Object.keys(l).length>0&&x`<p class="note">Save the files beside each other, and run the commands there.</p>`}
  </section>`}function nh({link:e}){return e!==null?x`<${pa} name="Link with all of it" text=${e} />`:x`<p class="caution" role="note">
    There is no link: it holds texts of at most ${Vo} letters. The files below have all.
  </p>`}function oh({answer:e,isNow:t}){return t?e?En(e)?x`<p class="note">The page shows a part of this run; the command runs all of it.</p>`:x`<p class="note">It gives this very run: digest ${e.run.digest}.</p>`:null:x`<p class="note">The page does not show this run yet.</p>`}function pa({name:e,text:t}){return x`<div class="table">
    <div class="head">
      <strong aria-hidden="true">${e}</strong>
      <${jl} what=${e} text=${()=>t} />
    </div>
    <pre class="scroll line" tabindex="0" role="region" aria-label=${e}>${G(t)}</pre>
  </div>`}function sh({name:e,text:t}){let[n,o]=lt("");return vt(()=>{let s=URL.createObjectURL(new Blob([t],{type:"text/plain"}));return o(s),()=>URL.revokeObjectURL(s)},[t]),x`<p><a class="file" href=${n} download=${e}>Save ${e}</a></p>`}function an({id:e,label:t,usual:n,value:o,items:s,choose:l}){let r=s.find(i=>i.name===o)?.says;return x`<div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} value=${o} onChange=${i=>l(i.currentTarget.value)}>
      ${n!==void 0&&x`<option value="">${n}</option>`}
      ${s.map(({name:i})=>x`<option value=${i}>${G(i)}</option>`)}
    </select>
    ${r&&x`<p class="note">${G(r)}</p>`}
  </div>`}function Gl({id:e,label:t,value:n,placeholder:o,choose:s}){return x`<div class="field small">
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
  </div>`}function Bo({id:e,label:t,value:n,rows:o,placeholder:s,choose:l,fault:r,place:i}){let[c,u]=lt(n);return vt(()=>u(n),[n]),vt(()=>{if(c===n)return;let h=setTimeout(()=>l(c)===!1&&u(n),400);return()=>clearTimeout(h)},[c]),x`<div class="field">
    <label for=${e}>${t}</label>
    <textarea
      id=${e}
      rows=${o}
      spellcheck="false"
      autocapitalize="off"
      placeholder=${s}
      value=${c}
      aria-invalid=${r?"true":"false"}
      onInput=${h=>u(h.currentTarget.value)}
    ></textarea>
    <${Ts} fault=${r} place=${i} />
  </div>`}function Ts({fault:e,place:t}){if(!e)return null;let{box:n=null,line:o=0}=t??{},s=()=>{let r=document.getElementById(n),c=r.value.split(`
`).slice(0,o-1).join(`
`).length+(o>1?1:0),u=r.value.indexOf(`
`,c),h=r.closest("details");h&&(h.open=!0),r.focus(),r.setSelectionRange(c,u<0?r.value.length:u)},l=e.split(`
`).map(G).join(`
`);return x`<div class="fault" role="alert">
    <pre tabindex="0" aria-label="What is wrong">${l}</pre>
    ${n&&x`<button type="button" onClick=${s}>Go to line ${o}</button>`}
  </div>`}var Cs=["threads","rate","rps","service","slice","burst","period","run","groups"],lh=["duration","runtime","timeout","seed"],Kl=[5,10,20,25,50,100,200,250,500,1e3],Yl=80,ma=4;function cn(e){return String(Number(e.toPrecision(3)))}function da(e){let t=/^((?:exp|poisson):)?(\d+(?:\.\d+)?)(ns|us|ms|s|\/s|%)?$/.exec(e.trim());if(!t)return null;let[,n="",o,s=""]=t;return Number(o)>0?{before:n,number:Number(o),unit:s}:null}function _a(e,t){return t===""&&Number.isInteger(e)?{min:1,max:Math.max(4*e,16),to:s=>s,from:s=>s}:{min:0,max:Yl,to:s=>Number(cn(e/4*16**(s/Yl))),from:s=>Math.round(Yl*Math.log(s/(e/4))/Math.log(16))}}function rh(e,t){let{path:n,quota_ns:o,period_ns:s,burst_ns:l}=e,r=o/s,i=Math.min(Math.max(2*r,2),Math.max(t,r)),c=s/1e6,u=Kl.includes(c)?Kl:[...Kl,c].sort((h,p)=>h-p);return[{key:uo(n,"quota"),label:`quota of ${n}`,base:cn(r),min:1,max:100,now:h=>{let{quota_us:p,period_us:g}=Pn(e,h);return cn(p/g)},to:(h,p)=>{let g=Math.max(.05,sa(Pn(e,p).period_us));return cn(Math.max(g,h*i/100))},from:h=>Math.round(100*h/i),read:h=>`${je(Number(h))} CPUs`},{key:uo(n,"period"),label:`period of ${n}`,base:cn(c),min:0,max:u.length-1,to:h=>String(u[h]),from:h=>Math.max(0,u.indexOf(Number(h))),read:h=>`${h} ms`},{key:uo(n,"burst"),label:`burst of ${n}`,base:cn(l/1e6),min:0,max:100,now:h=>cn(Pn(e,h).burst_us/1e3),to:(h,p)=>cn(h*Pn(e,p).quota_us/1e5),from:(h,p)=>Math.round(1e5*h/Pn(e,p).quota_us),read:h=>`${je(Number(h))} ms`}]}function ih({key:e,of:t,name:n,value:o}){let s=da(o);if(!s)return null;let{before:l,unit:r}=s,i=_a(s.number,r),c=r===""||r==="/s";return{key:`set:${e}`,name:n,label:`${n} of ${t}`,base:o.trim(),...i,to:u=>`${l}${i.to(u)}${r}`,from:u=>i.from(da(u)?.number??s.number),read:u=>c?u:u.replace(/(\d)([a-z]+)$/,"$1 $2")}}function ah({kernel:e}){let t=e.answers.pick==="eligible-deadline",n=t?"base_slice_ns":"min_granularity_ns",o=e.knobs[n];if(!o)return null;let s=_a(o/1e6,"ms");return{key:`set:${n}`,label:t?"base slice":"minimum granularity",base:String(o),...s,to:l=>String(Math.round(s.to(l)*1e6)),from:l=>s.from(Number(l)/1e6),read:l=>`${je(Number(l)/1e6)} ms`}}function ga({knobs:e,run:t}){let n=t.machine.cpus,o=e.limits.slice(0,ma).flatMap(p=>rh(p,n)),s=e.settings.filter(({name:p})=>!lh.includes(p)).map(ih),l=({name:p})=>Cs.includes(p)?Cs.indexOf(p):Cs.length,r=s.filter(Boolean).sort((p,g)=>l(p)-l(g)),i=ah(t),c=r.filter(p=>l(p)<Cs.length).slice(0,6),u=r.filter(p=>!c.includes(p)),h=Math.max(0,e.limits.length-ma);return{first:[...o,...c,...i?[i]:[]],more:u,leftOut:h}}function wa({knob:e,knobs:t,turn:n}){let o=t[e.key],s=`knob-${e.key}`,l=u=>{let h=e.to(Number(u.currentTarget.value),t);n(e.key,h===e.base?null:h)},r=o!==void 0,i=e.now?.(t)??o??e.base,c=i!==e.base;return x`<div class=${r||c?"knob changed":"knob"}>
    <label for=${s}><bdi>${G(e.label)}</bdi></label>
    <output for=${s}>
      ${c&&x`<s>${G(e.read(e.base))}</s>${" "}`}${G(e.read(i))}
    </output>
    <input
      id=${s}
      type="range"
      min=${e.min}
      max=${e.max}
      step="1"
      value=${e.from(i,t)}
      aria-valuetext=${G(e.read(i))}
      onInput=${l}
    />
    <button
      type="button"
      class="back"
      disabled=${!r}
      onClick=${()=>n(e.key,null)}
      aria-label=${`${G(e.label)}: as it is`}
    >
      ↺
    </button>
  </div>`}function Es(e,t){let n={box:null,line:0},[,o,s]=/^ *--> (.+?):(\d+)(?::\d+)?$/m.exec(e??"")??[];return o===void 0?n:o===Ss?{box:"manifest",line:Number(s)}:o==="--set"?uh(e,t.change.settings)??n:ch(o,t)?{box:"text",line:Number(s)}:n}function ch(e,t){return t.text===null?e.endsWith(`/${t.scenario}.toml`):e==="the command"||e in fo(t).files}function uh(e,t){let[,n]=/^ *1 \| (.*)$/m.exec(e)??[],o=l=>l.replace(/\s*=\s*/,"=").trim(),s=t.split(`
`).findIndex(l=>o(l)===n?.trim());return s<0?null:{box:"settings",line:s+1}}function ba({play:e,shelves:t,fault:n}){let o=e.state.value,{change:s}=o,l=k=>e.set({change:{...e.state.peek().change,...k}}),r=(k,S)=>{let{[k]:A,...y}=e.state.peek().change.knobs;l({knobs:S===null?y:{...y,[k]:S}})},i=e.result.value?.a?.ok,{first:c,more:u,leftOut:h}=i?ga(i):{first:[],more:[],leftOut:0},p=t.stories.find(k=>k.id===o.story),g=({key:k})=>p.knobs.includes(k),_=p?[...c,...u].filter(g):c,b=k=>x`<${wa} key=${k.key} knob=${k} knobs=${s.knobs} turn=${r} />`;return x`<section aria-label="The change">
    <h2>World B: the change</h2>
    <p class="note">Drag a number. World A stays as it is; both have the same seed.</p>
    ${p?.choices?.map(k=>x`<${fh} ...${{one:k,change:s,turn:r}} />`)}
    ${_.map(b)}
    ${h>0&&!p&&x`<p class="note">
      ${h} more ${h===1?"group has a limit":"groups have limits"}: change them in
      the scenario's text.
    </p>`}
    ${u.length>0&&!p&&x`<details>
      <summary>More numbers of the workload</summary>
      ${u.map(b)}
    </details>`}
    <${an}
      id="kernel-b"
      label="Kernel of B"
      usual="the same"
      value=${s.kernel}
      items=${t.kernels}
      choose=${k=>l({kernel:k})}
    />
    <details open=${s.settings!==""||!!n}>
      <summary>Any setting</summary>
      <${Bo}
        id="settings"
        label="KEY=VALUE, one a line, as --set takes them: turn=quantum"
        rows="3"
        value=${s.settings}
        choose=${k=>l({settings:k})}
        fault=${n}
        place=${Es(n,o)}
      />
    </details>
    <button type="button" disabled=${!ho(o)} onClick=${()=>l(It.change)}>
      Take all changes back
    </button>
  </section>`}function fh({one:e,change:t,turn:n}){let o=`set:${e.key}`,s=e.answers.map(([l,r])=>({name:l,says:r}));return x`<${an}
    id=${`choice-${e.key}`}
    label=${e.label}
    value=${t.knobs[o]??e.usual}
    items=${s}
    choose=${l=>n(o,l===e.usual?null:l)}
  />`}function ya(e){let t=o=>o&&!o.ok&&o.kind!=="stopped"?o.message:null,n=t(e?.a);return[n,n?null:t(e?.b)]}function va({play:e,shelves:t}){let[,n]=ya(e.result.value),o=x`<${ba} key="change" ...${{play:e,shelves:t,fault:n}} />`,s=x`<${hh} key="scenario" ...${{play:e,shelves:t}} />`;return e.state.value.story?[o,s]:[s,o]}function hh({play:e,shelves:t}){let n=e.state.value,[o]=ya(e.result.value),s=Es(o,n),l=s.box===null&&/ --> --/.test(o??""),r=s.box==="manifest"?"manifest":l?"choice":"text",i=_=>_===r?{fault:o,place:s}:{},c=_=>e.set({..._,story:null},!0),u=_=>c({scenario:_,text:null,machine:"",kernel:"",change:It.change}),h=_=>ra(_)?(c({manifest:_}),!1):c({text:_}),p=(_,b)=>c(b==="limits"?{manifest:_}:{text:_}),g=n.text??t.texts[n.scenario]??"";return x`<section class="choose" aria-label="The world">
    <h2>The world</h2>
    <${an}
      id="scenario"
      label="Workload"
      value=${n.text===null?n.scenario:""}
      usual=${n.text===null?void 0:"your own, below"}
      items=${t.scenarios}
      choose=${_=>_&&u(_)}
    />
    <${ph} files=${t.files} take=${p} />
    <${an}
      id="machine"
      label="Machine"
      usual="as the scenario says"
      value=${n.machine}
      items=${t.machines}
      choose=${_=>c({machine:_})}
    />
    <${an}
      id="kernel"
      label="Kernel"
      usual="as the scenario says"
      value=${n.kernel}
      items=${t.kernels}
      choose=${_=>c({kernel:_})}
    />
    <div class="pair">
      <${Gl}
        id="seed"
        label="Seed"
        value=${n.seed}
        placeholder="of the scenario"
        choose=${_=>e.set({seed:_},!0)}
      />
      <${Gl}
        id="duration"
        label="Duration"
        value=${n.duration}
        placeholder="of the scenario"
        choose=${_=>c({duration:_})}
      />
    </div>
    <details open=${n.text!==null&&!n.story||!!i("text").fault}>
      <summary>Your own scenario</summary>
      <${Bo}
        id="text"
        label="A scenario (TOML), an rt-app workload (JSON), or a command: server --threads 8 …"
        rows="12"
        value=${g}
        choose=${h}
        ...${i("text")}
      />
    </details>
    <details open=${n.manifest!==null||!!i("manifest").fault}>
      <summary>Limits from a manifest</summary>
      <${Bo}
        id="manifest"
        label="A Kubernetes manifest or a compose file"
        rows="8"
        value=${n.manifest??""}
        placeholder="kubectl get deploy web -o yaml"
        choose=${_=>c({manifest:_.trim()===""?null:_})}
        ...${i("manifest")}
      />
    </details>
    <${Ts} ...${i("choice")} />
  </section>`}function ph({files:e,take:t}){let[n,o]=lt(null);if(e.length===0)return null;let s=async l=>{let{address:r,kind:i}=e.find(c=>c.name===l);try{let c=await fetch(r);if(!c.ok)throw new Error(`the server says ${c.status}`);t(await c.text(),i),o(null)}catch(c){o(`${l} can't be had: ${c.message}.
It may be gone or too large now, or the server has ended: load the page again.`)}};return x`<${an}
      id="folder"
      label="From your folder"
      value=""
      usual="choose a file"
      items=${e}
      choose=${l=>l&&s(l)}
    />
    <${Ts} fault=${n} />`}var mh="uplot",dh="u-hz",_h="u-vt",gh="u-title",wh="u-wrap",bh="u-under",yh="u-over",vh="u-axis",Ln="u-off",kh="u-select",$h="u-cursor-x",xh="u-cursor-y",Sh="u-cursor-pt",Mh="u-legend",Th="u-live",Ch="u-inline",Eh="u-series",Ph="u-marker",ka="u-label",Ah="u-value",Go="width",Ko="height";var $a="bottom",po="left",Jl="right",pr="#000",xa=pr+"0",Zl="mousemove",Sa="mousedown",Ql="mouseup",Ma="mouseenter",Ta="mouseleave",Ca="dblclick",Oh="resize",Lh="scroll",Ea="change",Ds="dppxchange",mr="--",vo=typeof window<"u",or=vo?document:null,_o=vo?window:null,Dh=vo?navigator:null,ae,Ps;function sr(){let e=devicePixelRatio;ae!=e&&(ae=e,Ps&&rr(Ea,Ps,sr),Ps=matchMedia(`(min-resolution: ${ae-.001}dppx) and (max-resolution: ${ae+.001}dppx)`),Dn(Ea,Ps,sr),_o.dispatchEvent(new CustomEvent(Ds)))}function ht(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function lr(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function ke(e,t,n){e.style[t]=n+"px"}function At(e,t,n,o){let s=or.createElement(e);return t!=null&&ht(s,t),n?.insertBefore(s,o),s}function kt(e,t){return At("div",e,t)}var Pa=new WeakMap;function Ht(e,t,n,o,s){let l="translate("+t+"px,"+n+"px)",r=Pa.get(e);l!=r&&(e.style.transform=l,Pa.set(e,l),t<0||n<0||t>o||n>s?ht(e,Ln):lr(e,Ln))}var Aa=new WeakMap;function Oa(e,t,n){let o=t+n,s=Aa.get(e);o!=s&&(Aa.set(e,o),e.style.background=t,e.style.borderColor=n)}var La=new WeakMap;function Da(e,t,n,o){let s=t+""+n,l=La.get(e);s!=l&&(La.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var dr={passive:!0},Uh={...dr,capture:!0};function Dn(e,t,n,o){t.addEventListener(e,n,o?Uh:dr)}function rr(e,t,n,o){t.removeEventListener(e,n,dr)}vo&&sr();function Ot(e,t,n,o){let s;n=n||0,o=o||t.length-1;let l=o<=2147483647;for(;o-n>1;)s=l?n+o>>1:pt((n+o)/2),t[s]<e?n=s:o=s;return e-t[n]<=t[o]-e?n:o}function ac(e){return(n,o,s)=>{let l=-1,r=-1;for(let i=o;i<=s;i++)if(e(n[i])){l=i;break}for(let i=s;i>=o;i--)if(e(n[i])){r=i;break}return[l,r]}}var cc=e=>e!=null,uc=e=>e!=null&&e>0,Ns=ac(cc),Rh=ac(uc);function Nh(e,t,n,o=0,s=!1){let l=s?Rh:Ns,r=s?uc:cc;[t,n]=l(e,t,n);let i=e[t],c=e[t];if(t>-1)if(o==1)i=e[t],c=e[n];else if(o==-1)i=e[n],c=e[t];else for(let u=t;u<=n;u++){let h=e[u];r(h)&&(h<i?i=h:h>c&&(c=h))}return[i??de,c??-de]}function Ws(e,t,n,o){let s=Na(e),l=Na(t);e==t&&(s==-1?(e*=n,t/=n):(e/=n,t*=n));let r=n==10?Jt:fc,i=s==1?pt:$t,c=l==1?$t:pt,u=i(r(Ne(e))),h=c(r(Ne(t))),p=go(n,u),g=go(n,h);return n==10&&(u<0&&(p=_e(p,-u)),h<0&&(g=_e(g,-h))),o||n==2?(e=p*s,t=g*l):(e=dc(e,p),t=Fs(t,g)),[e,t]}function _r(e,t,n,o){let s=Ws(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var gr=.1,Ua={mode:3,pad:gr},Jo={pad:0,soft:null,mode:0},Wh={min:Jo,max:Jo};function Us(e,t,n,o){return qs(n)?Ra(e,t,n):(Jo.pad=n,Jo.soft=o?0:null,Jo.mode=o?3:0,Ra(e,t,Wh))}function re(e,t){return e??t}function Fh(e,t,n){for(t=re(t,0),n=re(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Ra(e,t,n){let o=n.min,s=n.max,l=re(o.pad,0),r=re(s.pad,0),i=re(o.hard,-de),c=re(s.hard,de),u=re(o.soft,de),h=re(s.soft,-de),p=re(o.mode,0),g=re(s.mode,0),_=t-e,b=Jt(_),k=nt(Ne(e),Ne(t)),S=Jt(k),A=Ne(S-b);(_<1e-24||A>10)&&(_=0,(e==0||t==0)&&(_=1e-24,p==2&&u!=de&&(l=0),g==2&&h!=-de&&(r=0)));let y=_||k||1e3,C=Jt(y),M=go(10,pt(C)),W=y*(_==0?e==0?.1:1:l),O=_e(dc(e-W,M/10),24),K=e>=u&&(p==1||p==3&&O<=u||p==2&&O>=u)?u:de,V=nt(i,O<K&&e>=K?K:Lt(K,O)),Z=y*(_==0?t==0?.1:1:r),H=_e(Fs(t+Z,M/10),24),E=t<=h&&(g==1||g==3&&H>=h||g==2&&H<=h)?h:-de,B=Lt(c,H>E&&t<=E?E:nt(E,H));return V==B&&V==0&&(B=100),[V,B]}var qh=new Intl.NumberFormat(vo?Dh.language:"en-US"),wr=e=>qh.format(e),mt=Math,Ls=mt.PI,Ne=mt.abs,pt=mt.floor,Re=mt.round,$t=mt.ceil,Lt=mt.min,nt=mt.max,go=mt.pow,Na=mt.sign,Jt=mt.log10,fc=mt.log2,zh=(e,t=1)=>mt.sinh(e)*t,Xl=(e,t=1)=>mt.asinh(e/t),de=1/0;function Wa(e){return(Jt((e^e>>31)-(e>>31))|0)+1}function ir(e,t,n){return Lt(nt(e,t),n)}function hc(e){return typeof e=="function"}function oe(e){return hc(e)?e:()=>e}var Ih=()=>{},pc=e=>e,mc=(e,t)=>t,Hh=e=>null,Fa=e=>!0,qa=(e,t)=>e==t,Vh=/\.\d*?(?=9{6,}|0{6,})/gm,Un=e=>{if(gc(e)||fn.has(e))return e;let t=`${e}`,n=t.match(Vh);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[s,l]=t.split("e");return+`${Un(s)}e${l}`}return _e(e,o)};function An(e,t){return Un(_e(Un(e/t))*t)}function Fs(e,t){return Un($t(Un(e/t))*t)}function dc(e,t){return Un(pt(Un(e/t))*t)}function _e(e,t=0){if(gc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Re(o)/n}var fn=new Map;function _c(e){return((""+e).split(".")[1]||"").length}function Qo(e,t,n,o){let s=[],l=o.map(_c);for(let r=t;r<n;r++){let i=Ne(r),c=_e(go(e,r),i);for(let u=0;u<o.length;u++){let h=e==10?+`${o[u]}e${r}`:o[u]*c,p=(r>=0?0:i)+(r>=l[u]?0:l[u]),g=e==10?h:_e(h,p);s.push(g),fn.set(g,p)}}return s}var Zo={},br=[],wo=[null,null],un=Array.isArray,gc=Number.isInteger,Bh=e=>e===void 0;function za(e){return typeof e=="string"}function qs(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function jh(e){return e!=null&&typeof e=="object"}var Gh=Object.getPrototypeOf(Uint8Array),wc="__proto__";function bo(e,t=qs){let n;if(un(e)){let o=e.find(s=>s!=null);if(un(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=bo(e[s],t)}else n=e.slice()}else if(e instanceof Gh)n=e.slice();else if(t(e)){n={};for(let o in e)o!=wc&&(n[o]=bo(e[o],t))}else n=e;return n}function Ae(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let s in o)s!=wc&&(qs(e[s])?Ae(e[s],bo(o[s])):e[s]=bo(o[s]))}return e}var Kh=0,Yh=1,Jh=2;function Zh(e,t,n){for(let o=0,s,l=-1;o<t.length;o++){let r=t[o];if(r>l){for(s=r-1;s>=0&&e[s]==null;)e[s--]=null;for(s=r+1;s<n&&e[s]==null;)e[l=s++]=null}}}function Qh(e,t){if(tp(e)){let r=e[0].slice();for(let i=1;i<e.length;i++)r.push(...e[i].slice(1));return np(r[0])||(r=ep(r)),r}let n=new Set;for(let r=0;r<e.length;r++){let c=e[r][0],u=c.length;for(let h=0;h<u;h++)n.add(c[h])}let o=[Array.from(n).sort((r,i)=>r-i)],s=o[0].length,l=new Map;for(let r=0;r<s;r++)l.set(o[0][r],r);for(let r=0;r<e.length;r++){let i=e[r],c=i[0];for(let u=1;u<i.length;u++){let h=i[u],p=Array(s).fill(void 0),g=t?t[r][u]:Yh,_=[];for(let b=0;b<h.length;b++){let k=h[b],S=l.get(c[b]);k===null?g!=Kh&&(p[S]=k,g==Jh&&_.push(S)):p[S]=k}Zh(p,_,s),o.push(p)}}return o}var Xh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function ep(e){let t=e[0],n=t.length,o=Array(n);for(let l=0;l<o.length;l++)o[l]=l;o.sort((l,r)=>t[l]-t[r]);let s=[];for(let l=0;l<e.length;l++){let r=e[l],i=Array(n);for(let c=0;c<n;c++)i[c]=r[o[c]];s.push(i)}return s}function tp(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let l=0;l<n;l++)if(s[l]!=t[l])return!1}}return!0}function np(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let l=nt(1,pt((s-o+1)/t));for(let r=e[o],i=o+l;i<=s;i+=l){let c=e[i];if(c!=null){if(c<=r)return!1;r=c}}return!0}var bc=["January","February","March","April","May","June","July","August","September","October","November","December"],yc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function vc(e){return e.slice(0,3)}var op=yc.map(vc),sp=bc.map(vc),lp={MMMM:bc,MMM:sp,WWWW:yc,WWW:op};function jo(e){return(e<10?"0":"")+e}function rp(e){return(e<10?"00":e<100?"0":"")+e}var ip={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>jo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>jo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>jo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>jo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>jo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>rp(e.getMilliseconds())};function yr(e,t){t=t||lp;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?ip[s[1]]:s[0]);return l=>{let r="";for(let i=0;i<n.length;i++)r+=typeof n[i]=="string"?n[i]:n[i](l,t);return r}}var ap=new Intl.DateTimeFormat().resolvedOptions().timeZone;function cp(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==ap?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var kc=e=>e%1==0,Rs=[1,2,2.5,5],up=Qo(10,-32,0,Rs),$c=Qo(10,0,32,Rs),fp=$c.filter(kc),On=up.concat($c),vr=`
`,xc="{YYYY}",Ia=vr+xc,Sc="{M}/{D}",Yo=vr+Sc,As=Yo+"/{YY}",Mc="{aa}",hp="{h}:{mm}",mo=hp+Mc,Ha=vr+mo,Va=":{ss}",fe=null;function Tc(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,l=s*30,r=s*365,c=(e==1?Qo(10,0,3,Rs).filter(kc):Qo(10,-3,0,Rs)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,l,l*2,l*3,l*4,l*6,r,r*2,r*5,r*10,r*25,r*50,r*100]),u=[[r,xc,fe,fe,fe,fe,fe,fe,1],[s*28,"{MMM}",Ia,fe,fe,fe,fe,fe,1],[s,Sc,Ia,fe,fe,fe,fe,fe,1],[o,"{h}"+Mc,As,fe,Yo,fe,fe,fe,1],[n,mo,As,fe,Yo,fe,fe,fe,1],[t,Va,As+" "+mo,fe,Yo+" "+mo,fe,Ha,fe,1],[e,Va+".{fff}",As+" "+mo,fe,Yo+" "+mo,fe,Ha,fe,1]];function h(p){return(g,_,b,k,S,A)=>{let y=[],C=S>=r,M=S>=l&&S<r,W=p(b),O=_e(W*e,3),K=er(W.getFullYear(),C?0:W.getMonth(),M||C?1:W.getDate()),V=_e(K*e,3);if(M||C){let Z=M?S/l:0,H=C?S/r:0,E=O==V?O:_e(er(K.getFullYear()+H,K.getMonth()+Z,1)*e,3),B=new Date(Re(E/e)),L=B.getFullYear(),j=B.getMonth();for(let F=0;E<=k;F++){let te=er(L+H*F,j+Z*F,1),q=te-p(_e(te*e,3));E=_e((+te+q)*e,3),E<=k&&y.push(E)}}else{let Z=S>=s?s:S,H=pt(b)-pt(O),E=V+H+Fs(O-V,Z);y.push(E);let B=p(E),L=B.getHours()+B.getMinutes()/n+B.getSeconds()/o,j=S/o,F=g.axes[_]._space,te=A/F;for(;E=_e(E+S,e==1?0:3),!(E>k);)if(j>1){let q=pt(_e(L+j,6))%24,se=p(E).getHours()-q;se>1&&(se=-1),E-=se*o,L=(L+j)%24;let he=y[y.length-1];_e((E-he)/S,3)*te>=.7&&y.push(E)}else y.push(E)}return y}}return[c,u,h]}var[pp,mp,dp]=Tc(1),[_p,gp,wp]=Tc(.001);Qo(2,-53,53,[1]);function Ba(e,t){return e.map(n=>n.map((o,s)=>s==0||s==8||o==null?o:t(s==1||n[8]==0?o:n[1]+o)))}function ja(e,t){return(n,o,s,l,r)=>{let i=t.find(b=>r>=b[0])||t[t.length-1],c,u,h,p,g,_;return o.map(b=>{let k=e(b),S=k.getFullYear(),A=k.getMonth(),y=k.getDate(),C=k.getHours(),M=k.getMinutes(),W=k.getSeconds(),O=S!=c&&i[2]||A!=u&&i[3]||y!=h&&i[4]||C!=p&&i[5]||M!=g&&i[6]||W!=_&&i[7]||i[1];return c=S,u=A,h=y,p=C,g=M,_=W,O(k)})}}function bp(e,t){let n=yr(t);return(o,s,l,r,i)=>s.map(c=>n(e(c)))}function er(e,t,n){return new Date(e,t,n)}function Ga(e,t){return t(e)}var yp="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Ka(e,t){return(n,o,s,l)=>l==null?mr:t(e(o))}function vp(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function kp(e,t){return e.series[t].fill(e,t)}var $p={show:!0,live:!0,isolate:!1,mount:Ih,markers:{show:!0,width:2,stroke:vp,fill:kp,dash:"solid"},idx:null,idxs:null,values:[]};function xp(e,t){let n=e.cursor.points,o=kt(),s=n.size(e,t);ke(o,Go,s),ke(o,Ko,s);let l=s/-2;ke(o,"marginLeft",l),ke(o,"marginTop",l);let r=n.width(e,t,s);return r&&ke(o,"borderWidth",r),o}function Sp(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Mp(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Tp(e,t){return e.series[t].points.size}var tr=[0,0];function Cp(e,t,n){return tr[0]=t,tr[1]=n,tr}function Os(e,t,n,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&n(s)}}function nr(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var Ep={show:!0,x:!0,y:!0,lock:!1,move:Cp,points:{one:!1,show:xp,size:Tp,width:0,stroke:Mp,fill:Sp},bind:{mousedown:Os,mouseup:Os,click:Os,dblclick:Os,mousemove:nr,mouseleave:nr,mouseenter:nr},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Cc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},kr=Ae({},Cc,{filter:mc}),Ec=Ae({},kr,{size:10}),Pc=Ae({},Cc,{show:!1}),$r='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Ac="bold "+$r,Oc=1.5,Ya={show:!0,scale:"x",stroke:pr,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Ac,side:2,grid:kr,ticks:Ec,border:Pc,font:$r,lineGap:Oc,rotate:0},Pp="Value",Ap="Time",Ja={show:!0,scale:"x",auto:!1,sorted:1,min:de,max:-de,idxs:[]};function Op(e,t,n,o,s){return t.map(l=>l==null?"":wr(l))}function Lp(e,t,n,o,s,l,r){let i=[],c=fn.get(s)||0;n=r?n:_e(Fs(n,s),c);for(let u=n;u<=o;u=_e(u+s,c))i.push(Object.is(u,-0)?0:u);return i}function ar(e,t,n,o,s,l,r){let i=[],c=e.scales[e.axes[t].scale].log,u=c==10?Jt:fc,h=pt(u(n));s=go(c,h),c==10&&(s=On[Ot(s,On)]);let p=n,g=s*c;c==10&&(g=On[Ot(g,On)]);do i.push(p),p=p+s,c==10&&!fn.has(p)&&(p=_e(p,fn.get(s))),p>=g&&(s=p,g=s*c,c==10&&(g=On[Ot(g,On)]));while(p<=o);return i}function Dp(e,t,n,o,s,l,r){let c=e.scales[e.axes[t].scale].asinh,u=o>c?ar(e,t,nt(c,n),o,s):[c],h=o>=0&&n<=0?[0]:[];return(n<-c?ar(e,t,nt(c,-o),-n,s):[c]).reverse().map(g=>-g).concat(h,u)}var Lc=/./,Up=/[12357]/,Rp=/[125]/,Za=/1/,cr=(e,t,n,o)=>e.map((s,l)=>t==4&&s==0||l%o==0&&n.test(s.toExponential()[s<0?1:0])?s:null);function Np(e,t,n,o,s){let l=e.axes[n],r=l.scale,i=e.scales[r],c=e.valToPos,u=l._space,h=c(10,r),p=c(9,r)-h>=u?Lc:c(7,r)-h>=u?Up:c(5,r)-h>=u?Rp:Za;if(p==Za){let g=Ne(c(1,r)-h);if(g<u)return cr(t.slice().reverse(),i.distr,p,$t(u/g)).reverse()}return cr(t,i.distr,p,1)}function Wp(e,t,n,o,s){let l=e.axes[n],r=l.scale,i=l._space,c=e.valToPos,u=Ne(c(1,r)-c(2,r));return u<i?cr(t.slice().reverse(),3,Lc,$t(i/u)).reverse():t}function Fp(e,t,n,o){return o==null?mr:t==null?"":wr(t)}var Qa={show:!0,scale:"y",stroke:pr,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Ac,side:3,grid:kr,ticks:Ec,border:Pc,font:$r,lineGap:Oc,rotate:0};function qp(e,t){let n=3+(e||1)*2;return _e(n*t,3)}function zp(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],l=e.valToPos(s[o[0]],n,!0),r=e.valToPos(s[o[1]],n,!0),i=Ne(r-l),c=e.series[t],u=i/(c.points.space*ae);return o[1]-o[0]<=u}var Xa={scale:null,auto:!0,sorted:0,min:de,max:-de},Dc=(e,t,n,o,s)=>s,ec={show:!0,auto:!0,sorted:0,gaps:Dc,alpha:1,facets:[Ae({},Xa,{scale:"x"}),Ae({},Xa,{scale:"y"})]},tc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Dc,alpha:1,points:{show:zp,filter:null},values:null,min:de,max:-de,idxs:[],path:null,clip:null};function Ip(e,t,n,o,s){return n/10}var Uc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Hp=Ae({},Uc,{time:!1,ori:1}),nc={};function Rc(e,t){let n=nc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,l,r,i,c,u){for(let h=0;h<n.plots.length;h++)n.plots[h]!=s&&n.plots[h].pub(o,s,l,r,i,c,u)}},e!=null&&(nc[e]=n)),n}var yo=1,ur=2;function Rn(e,t,n){let o=e.mode,s=e.series[t],l=o==2?e._data[t]:e._data,r=e.scales,i=e.bbox,c=l[0],u=o==2?l[1]:l[t],h=o==2?r[s.facets[0].scale]:r[e.series[0].scale],p=o==2?r[s.facets[1].scale]:r[s.scale],g=i.left,_=i.top,b=i.width,k=i.height,S=e.valToPosH,A=e.valToPosV;return h.ori==0?n(s,c,u,h,p,S,A,g,_,b,k,Is,ko,Vs,Wc,qc):n(s,c,u,h,p,A,S,_,g,k,b,Hs,$o,Mr,Fc,zc)}function xr(e,t){let n=0,o=0,s=re(e.bands,br);for(let l=0;l<s.length;l++){let r=s[l];r.series[0]==t?n=r.dir:r.series[1]==t&&(r.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Vp(e,t,n,o,s){let l=e.mode,r=e.series[t],i=l==2?r.facets[1].scale:r.scale,c=e.scales[i];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Zt(e,t,n,o,s,l){return Rn(e,t,(r,i,c,u,h,p,g,_,b,k,S)=>{let A=r.pxRound,y=u.dir*(u.ori==0?1:-1),C=u.ori==0?ko:$o,M,W;y==1?(M=n,W=o):(M=o,W=n);let O=A(p(i[M],u,k,_)),K=A(g(c[M],h,S,b)),V=A(p(i[W],u,k,_)),Z=A(g(l==1?h.max:h.min,h,S,b)),H=new Path2D(s);return C(H,V,Z),C(H,O,Z),C(H,O,K),H})}function zs(e,t,n,o,s,l){let r=null;if(e.length>0){r=new Path2D;let i=t==0?Vs:Mr,c=n;for(let p=0;p<e.length;p++){let g=e[p];if(g[1]>g[0]){let _=g[0]-c;_>0&&i(r,c,o,_,o+l),c=g[1]}}let u=n+s-c,h=10;u>0&&i(r,c,o-h/2,u,o+l+h)}return r}function Bp(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Sr(e,t,n,o,s,l,r){let i=[],c=e.length;for(let u=s==1?n:o;u>=n&&u<=o;u+=s)if(t[u]===null){let p=u,g=u;if(s==1)for(;++u<=o&&t[u]===null;)g=u;else for(;--u>=n&&t[u]===null;)g=u;let _=l(e[p]),b=g==p?_:l(e[g]),k=p-s;_=r<=0&&k>=0&&k<c?l(e[k]):_;let A=g+s;b=r>=0&&A>=0&&A<c?l(e[A]):b,b>=_&&i.push([_,b])}return i}function oc(e){return e==0?pc:e==1?Re:t=>An(t,e)}function Nc(e){let t=e==0?Is:Hs,n=e==0?(s,l,r,i,c,u)=>{s.arcTo(l,r,i,c,u)}:(s,l,r,i,c,u)=>{s.arcTo(r,l,c,i,u)},o=e==0?(s,l,r,i,c)=>{s.rect(l,r,i,c)}:(s,l,r,i,c)=>{s.rect(r,l,c,i)};return(s,l,r,i,c,u=0,h=0)=>{u==0&&h==0?o(s,l,r,i,c):(u=Lt(u,i/2,c/2),h=Lt(h,i/2,c/2),t(s,l+u,r),n(s,l+i,r,l+i,r+c,u),n(s,l+i,r+c,l,r+c,h),n(s,l,r+c,l,r,h),n(s,l,r,l+i,r,u),s.closePath())}}var Is=(e,t,n)=>{e.moveTo(t,n)},Hs=(e,t,n)=>{e.moveTo(n,t)},ko=(e,t,n)=>{e.lineTo(t,n)},$o=(e,t,n)=>{e.lineTo(n,t)},Vs=Nc(0),Mr=Nc(1),Wc=(e,t,n,o,s,l)=>{e.arc(t,n,o,s,l)},Fc=(e,t,n,o,s,l)=>{e.arc(n,t,o,s,l)},qc=(e,t,n,o,s,l,r)=>{e.bezierCurveTo(t,n,o,s,l,r)},zc=(e,t,n,o,s,l,r)=>{e.bezierCurveTo(n,t,s,o,r,l)};function Ic(e){return(t,n,o,s,l)=>Rn(t,n,(r,i,c,u,h,p,g,_,b,k,S)=>{let{pxRound:A,points:y}=r,C,M;u.ori==0?(C=Is,M=Wc):(C=Hs,M=Fc);let W=_e(y.width*ae,3),O=(y.size-y.width)/2*ae,K=_e(O*2,3),V=new Path2D,Z=new Path2D,{left:H,top:E,width:B,height:L}=t.bbox;Vs(Z,H-K,E-K,B+K*2,L+K*2);let j=F=>{if(c[F]!=null){let te=A(p(i[F],u,k,_)),q=A(g(c[F],h,S,b));C(V,te+O,q),M(V,te,q,O,0,Ls*2)}};if(l)l.forEach(j);else for(let F=o;F<=s;F++)j(F);return{stroke:W>0?V:null,fill:V,clip:Z,flags:yo|ur}})}function Hc(e){return(t,n,o,s,l,r)=>{o!=s&&(l!=o&&r!=o&&e(t,n,o),l!=s&&r!=s&&e(t,n,s),e(t,n,r))}}var jp=Hc(ko),Gp=Hc($o);function Vc(e){let t=re(e?.alignGaps,0);return(n,o,s,l)=>Rn(n,o,(r,i,c,u,h,p,g,_,b,k,S)=>{[s,l]=Ns(c,s,l);let A=r.pxRound,y=L=>A(p(L,u,k,_)),C=L=>A(g(L,h,S,b)),M,W;u.ori==0?(M=ko,W=jp):(M=$o,W=Gp);let O=u.dir*(u.ori==0?1:-1),K={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:yo},V=K.stroke,Z=!1;if(l-s>=k*4){let L=z=>n.posToVal(z,u.key,!0),j=null,F=null,te,q,Ke,me=y(i[O==1?s:l]),se=y(i[s]),he=y(i[l]),X=L(O==1?se+1:he-1);for(let z=O==1?s:l;z>=s&&z<=l;z+=O){let Oe=i[z],$e=(O==1?Oe<X:Oe>X)?me:y(Oe),ce=c[z];$e==me?ce!=null?(q=ce,j==null?(M(V,$e,C(q)),te=j=F=q):q<j?j=q:q>F&&(F=q)):ce===null&&(Z=!0):(j!=null&&W(V,me,C(j),C(F),C(te),C(q)),ce!=null?(q=ce,M(V,$e,C(q)),j=F=te=q):(j=F=null,ce===null&&(Z=!0)),me=$e,X=L(me+O))}j!=null&&j!=F&&Ke!=me&&W(V,me,C(j),C(F),C(te),C(q))}else for(let L=O==1?s:l;L>=s&&L<=l;L+=O){let j=c[L];j===null?Z=!0:j!=null&&M(V,y(i[L]),C(j))}let[E,B]=xr(n,o);if(r.fill!=null||E!=0){let L=K.fill=new Path2D(V),j=r.fillTo(n,o,r.min,r.max,E),F=C(j),te=y(i[s]),q=y(i[l]);O==-1&&([q,te]=[te,q]),M(L,q,F),M(L,te,F)}if(!r.spanGaps){let L=[];Z&&L.push(...Sr(i,c,s,l,O,y,t)),K.gaps=L=r.gaps(n,o,s,l,L),K.clip=zs(L,u.ori,_,b,k,S)}return B!=0&&(K.band=B==2?[Zt(n,o,s,l,V,-1),Zt(n,o,s,l,V,1)]:Zt(n,o,s,l,V,B)),K})}function Kp(e){let t=re(e.align,1),n=re(e.ascDesc,!1),o=re(e.alignGaps,0),s=re(e.extend,!1);return(l,r,i,c)=>Rn(l,r,(u,h,p,g,_,b,k,S,A,y,C)=>{[i,c]=Ns(p,i,c);let M=u.pxRound,{left:W,width:O}=l.bbox,K=se=>M(b(se,g,y,S)),V=se=>M(k(se,_,C,A)),Z=g.ori==0?ko:$o,H={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:yo},E=H.stroke,B=g.dir*(g.ori==0?1:-1),L=V(p[B==1?i:c]),j=K(h[B==1?i:c]),F=j,te=j;s&&t==-1&&(te=W,Z(E,te,L)),Z(E,j,L);for(let se=B==1?i:c;se>=i&&se<=c;se+=B){let he=p[se];if(he==null)continue;let X=K(h[se]),z=V(he);t==1?Z(E,X,L):Z(E,F,z),Z(E,X,z),L=z,F=X}let q=F;s&&t==1&&(q=W+O,Z(E,q,L));let[Ke,me]=xr(l,r);if(u.fill!=null||Ke!=0){let se=H.fill=new Path2D(E),he=u.fillTo(l,r,u.min,u.max,Ke),X=V(he);Z(se,q,X),Z(se,te,X)}if(!u.spanGaps){let se=[];se.push(...Sr(h,p,i,c,B,K,o));let he=u.width*ae/2,X=n||t==1?he:-he,z=n||t==-1?-he:he;se.forEach(Oe=>{Oe[0]+=X,Oe[1]+=z}),H.gaps=se=u.gaps(l,r,i,c,se),H.clip=zs(se,g.ori,S,A,y,C)}return me!=0&&(H.band=me==2?[Zt(l,r,i,c,E,-1),Zt(l,r,i,c,E,1)]:Zt(l,r,i,c,E,me)),H})}function sc(e,t,n,o,s,l,r=de){if(e.length>1){let i=null;for(let c=0,u=1/0;c<e.length;c++)if(t[c]!==void 0){if(i!=null){let h=Ne(e[c]-e[i]);h<u&&(u=h,r=Ne(n(e[c],o,s,l)-n(e[i],o,s,l)))}i=c}}return r}function Yp(e){e=e||Zo;let t=re(e.size,[.6,de,1]),n=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let l=oe(s),r=1-t[0],i=re(t[1],de),c=re(t[2],1),u=re(e.disp,Zo),h=re(e.each,_=>{}),{fill:p,stroke:g}=u;return(_,b,k,S)=>Rn(_,b,(A,y,C,M,W,O,K,V,Z,H,E)=>{let B=A.pxRound,L=n,j=o*ae,F=i*ae,te=c*ae,q,Ke;M.ori==0?[q,Ke]=l(_,b):[Ke,q]=l(_,b);let me=M.dir*(M.ori==0?1:-1),se=M.ori==0?Vs:Mr,he=M.ori==0?h:(R,ge,Le,In,dn,Ut,_n)=>{h(R,ge,Le,dn,In,_n,Ut)},X=re(_.bands,br).find(R=>R.series[0]==b),z=X!=null?X.dir:0,Oe=A.fillTo(_,b,A.min,A.max,z),Ze=B(K(Oe,W,E,Z)),$e,ce,xt,rt=H,Me=B(A.width*ae),Dt=!1,Bt=null,dt=null,Qt=null,Fn=null;p!=null&&(Me==0||g!=null)&&(Dt=!0,Bt=p.values(_,b,k,S),dt=new Map,new Set(Bt).forEach(R=>{R!=null&&dt.set(R,new Path2D)}),Me>0&&(Qt=g.values(_,b,k,S),Fn=new Map,new Set(Qt).forEach(R=>{R!=null&&Fn.set(R,new Path2D)})));let{x0:qn,size:To}=u;if(qn!=null&&To!=null){L=1,y=qn.values(_,b,k,S),qn.unit==2&&(y=y.map(Le=>_.posToVal(V+Le*H,M.key,!0)));let R=To.values(_,b,k,S);To.unit==2?ce=R[0]*H:ce=O(R[0],M,H,V)-O(0,M,H,V),rt=sc(y,C,O,M,H,V,rt),xt=rt-ce+j}else rt=sc(y,C,O,M,H,V,rt),xt=rt*r+j,ce=rt-xt;xt<1&&(xt=0),Me>=ce/2&&(Me=0),xt<5&&(B=pc);let es=xt>0,pn=rt-xt-(es?Me:0);ce=B(ir(pn,te,F)),$e=(L==0?ce/2:L==me?0:ce)-L*me*((L==0?j/2:0)+(es?Me/2:0));let Qe={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},zn=Dt?null:new Path2D,jt=null;if(X!=null)jt=_.data[X.series[1]];else{let{y0:R,y1:ge}=u;R!=null&&ge!=null&&(C=ge.values(_,b,k,S),jt=R.values(_,b,k,S))}let mn=q*ce,ee=Ke*ce;for(let R=me==1?k:S;R>=k&&R<=S;R+=me){let ge=C[R];if(ge==null)continue;if(jt!=null){let ot=jt[R]??0;if(ge-ot==0)continue;Ze=K(ot,W,E,Z)}let Le=M.distr!=2||u!=null?y[R]:R,In=O(Le,M,H,V),dn=K(re(ge,Oe),W,E,Z),Ut=B(In-$e),_n=B(nt(dn,Ze)),it=B(Lt(dn,Ze)),_t=_n-it;if(ge!=null){let ot=ge<0?ee:mn,St=ge<0?mn:ee;Dt?(Me>0&&Qt[R]!=null&&se(Fn.get(Qt[R]),Ut,it+pt(Me/2),ce,nt(0,_t-Me),ot,St),Bt[R]!=null&&se(dt.get(Bt[R]),Ut,it+pt(Me/2),ce,nt(0,_t-Me),ot,St)):se(zn,Ut,it+pt(Me/2),ce,nt(0,_t-Me),ot,St),he(_,b,R,Ut-Me/2,it,ce+Me,_t)}}return Me>0?Qe.stroke=Dt?Fn:zn:Dt||(Qe._fill=A.width==0?A._fill:A._stroke??A._fill,Qe.width=0),Qe.fill=Dt?dt:zn,Qe})}function Jp(e,t){let n=re(t?.alignGaps,0);return(o,s,l,r)=>Rn(o,s,(i,c,u,h,p,g,_,b,k,S,A)=>{[l,r]=Ns(u,l,r);let y=i.pxRound,C=q=>y(g(q,h,S,b)),M=q=>y(_(q,p,A,k)),W,O,K;h.ori==0?(W=Is,K=ko,O=qc):(W=Hs,K=$o,O=zc);let V=h.dir*(h.ori==0?1:-1),Z=C(c[V==1?l:r]),H=Z,E=[],B=[];for(let q=V==1?l:r;q>=l&&q<=r;q+=V)if(u[q]!=null){let me=c[q],se=C(me);E.push(H=se),B.push(M(u[q]))}let L={stroke:e(E,B,W,K,O,y),fill:null,clip:null,band:null,gaps:null,flags:yo},j=L.stroke,[F,te]=xr(o,s);if(i.fill!=null||F!=0){let q=L.fill=new Path2D(j),Ke=i.fillTo(o,s,i.min,i.max,F),me=M(Ke);K(q,H,me),K(q,Z,me)}if(!i.spanGaps){let q=[];q.push(...Sr(c,u,l,r,V,C,n)),L.gaps=q=i.gaps(o,s,l,r,q),L.clip=zs(q,h.ori,b,k,S,A)}return te!=0&&(L.band=te==2?[Zt(o,s,l,r,j,-1),Zt(o,s,l,r,j,1)]:Zt(o,s,l,r,j,te)),L})}function Zp(e){return Jp(Qp,e)}function Qp(e,t,n,o,s,l){let r=e.length;if(r<2)return null;let i=new Path2D;if(n(i,e[0],t[0]),r==2)o(i,e[1],t[1]);else{let c=Array(r),u=Array(r-1),h=Array(r-1),p=Array(r-1);for(let g=0;g<r-1;g++)h[g]=t[g+1]-t[g],p[g]=e[g+1]-e[g],u[g]=h[g]/p[g];c[0]=u[0];for(let g=1;g<r-1;g++)u[g]===0||u[g-1]===0||u[g-1]>0!=u[g]>0?c[g]=0:(c[g]=3*(p[g-1]+p[g])/((2*p[g]+p[g-1])/u[g-1]+(p[g]+2*p[g-1])/u[g]),isFinite(c[g])||(c[g]=0));c[r-1]=u[r-2];for(let g=0;g<r-1;g++)s(i,e[g]+p[g]/3,t[g]+c[g]*p[g]/3,e[g+1]-p[g]/3,t[g+1]-c[g+1]*p[g]/3,e[g+1],t[g+1])}return i}var fr=new Set;function lc(){for(let e of fr)e.syncRect(!0)}vo&&(Dn(Oh,_o,lc),Dn(Lh,_o,lc,!0),Dn(Ds,_o,()=>{Ge.pxRatio=ae}));var Xp=Vc(),em=Ic();function rc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((l,r)=>hr(l,r,t,n))}function tm(e,t){return e.map((n,o)=>o==0?{}:Ae({},t,n))}function hr(e,t,n,o){return Ae({},t==0?n:o,e)}function Bc(e,t,n){return t==null?wo:[t,n]}var nm=Bc;function om(e,t,n){return t==null?wo:Us(t,n,gr,!0)}function jc(e,t,n,o){return t==null?wo:Ws(t,n,e.scales[o].log,!1)}var sm=jc;function Gc(e,t,n,o){return t==null?wo:_r(t,n,e.scales[o].log,!1)}var lm=Gc;function rm(e,t,n,o,s){let l=nt(Wa(e),Wa(t)),r=t-e,i=Ot(s/o*r,n);do{let c=n[i],u=o*c/r;if(u>=s&&l+(c<5?fn.get(c):0)<=17)return[c,u]}while(++i<n.length);return[0,0]}function ic(e){let t,n;return e=e.replace(/(\d+)px/,(o,s)=>(t=Re((n=+s)*ae))+"px"),[e,t,n]}function im(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=_e(t[2]*ae,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Ge(e,t,n){let o={mode:re(e.mode,1)},s=o.mode;function l(a,f,m,d){let w=f.valToPct(a);return d+m*(f.dir==-1?1-w:w)}function r(a,f,m,d){let w=f.valToPct(a);return d+m*(f.dir==-1?w:1-w)}function i(a,f,m,d){return f.ori==0?l(a,f,m,d):r(a,f,m,d)}o.valToPosH=l,o.valToPosV=r;let c=!1;o.status=0;let u=o.root=kt(mh);if(e.id!=null&&(u.id=e.id),ht(u,e.class),e.title){let a=kt(gh,u);a.textContent=e.title}let h=At("canvas"),p=o.ctx=h.getContext("2d"),g=kt(wh,u);Dn("click",g,a=>{a.target===b&&(be!=Xn||xe!=eo)&&Be.click(o,a)},!0);let _=o.under=kt(bh,g);g.appendChild(h);let b=o.over=kt(yh,g);e=bo(e);let k=+re(e.pxAlign,1),S=oc(k);(e.plugins||[]).forEach(a=>{a.opts&&(e=a.opts(o,e)||e)});let A=e.ms||.001,y=o.series=s==1?rc(e.series||[],Ja,tc,!1):tm(e.series||[null],ec),C=o.axes=rc(e.axes||[],Ya,Qa,!0),M=o.scales={},W=o.bands=e.bands||[];W.forEach(a=>{a.fill=oe(a.fill||null),a.dir=re(a.dir,-1)});let O=s==2?y[1].facets[0].scale:y[0].scale,K={axes:Ku,series:Hu},V=(e.drawOrder||["axes","series"]).map(a=>K[a]);function Z(a){let f=a.distr==3?m=>Jt(m>0?m:a.clamp(o,m,a.min,a.max,a.key)):a.distr==4?m=>Xl(m,a.asinh):a.distr==100?m=>a.fwd(m):m=>m;return m=>{let d=f(m),{_min:w,_max:v}=a,$=v-w;return(d-w)/$}}function H(a){let f=M[a];if(f==null){let m=(e.scales||Zo)[a]||Zo;if(m.from!=null){H(m.from);let d=Ae({},M[m.from],m,{key:a});d.valToPct=Z(d),M[a]=d}else{f=M[a]=Ae({},a==O?Uc:Hp,m),f.key=a;let d=f.time,w=f.range,v=un(w);if((a!=O||s==2&&!d)&&(v&&(w[0]==null||w[1]==null)&&(w={min:w[0]==null?Ua:{mode:1,hard:w[0],soft:w[0]},max:w[1]==null?Ua:{mode:1,hard:w[1],soft:w[1]}},v=!1),!v&&qs(w))){let $=w;w=(T,P,D)=>P==null?wo:Us(P,D,$)}f.range=oe(w||(d?nm:a==O?f.distr==3?sm:f.distr==4?lm:Bc:f.distr==3?jc:f.distr==4?Gc:om)),f.auto=oe(v?!1:f.auto),f.clamp=oe(f.clamp||Ip),f._min=f._max=null,f.valToPct=Z(f)}}}H("x"),H("y"),s==1&&y.forEach(a=>{H(a.scale)}),C.forEach(a=>{H(a.scale)});for(let a in e.scales)H(a);let E=M[O],B=E.distr,L,j;E.ori==0?(ht(u,dh),L=l,j=r):(ht(u,_h),L=r,j=l);let F={};for(let a in M){let f=M[a];(f.min!=null||f.max!=null)&&(F[a]={min:f.min,max:f.max},f.min=f.max=null)}let te=e.tzDate||(a=>new Date(Re(a/A))),q=e.fmtDate||yr,Ke=A==1?dp(te):wp(te),me=ja(te,Ba(A==1?mp:gp,q)),se=Ka(te,Ga(yp,q)),he=[],X=o.legend=Ae({},$p,e.legend),z=o.cursor=Ae({},Ep,{drag:{y:s==2}},e.cursor),Oe=X.show,Ze=z.show,$e=X.markers;X.idxs=he,$e.width=oe($e.width),$e.dash=oe($e.dash),$e.stroke=oe($e.stroke),$e.fill=oe($e.fill);let ce,xt,rt,Me=[],Dt=[],Bt,dt=!1,Qt={};if(X.live){let a=y[1]?y[1].values:null;dt=a!=null,Bt=dt?a(o,1,0):{_:0};for(let f in Bt)Qt[f]=mr}if(Oe)if(ce=At("table",Mh,u),rt=At("tbody",null,ce),X.mount(o,ce),dt){xt=At("thead",null,ce,rt);let a=At("tr",null,xt);At("th",null,a);for(var Fn in Bt)At("th",ka,a).textContent=Fn}else ht(ce,Ch),X.live&&ht(ce,Th);let qn={show:!0},To={show:!1};function es(a,f){if(f==0&&(dt||!X.live||s==2))return wo;let m=[],d=At("tr",Eh,rt,rt.childNodes[f]);ht(d,a.class),a.show||ht(d,Ln);let w=At("th",null,d);if($e.show){let T=kt(Ph,w);if(f>0){let P=$e.width(o,f);P&&(T.style.border=P+"px "+$e.dash(o,f)+" "+$e.stroke(o,f)),T.style.background=$e.fill(o,f)}}let v=kt(ka,w);a.label instanceof HTMLElement?v.appendChild(a.label):v.textContent=a.label,f>0&&($e.show||(v.style.color=a.width>0?$e.stroke(o,f):$e.fill(o,f)),Qe("click",w,T=>{if(z._lock)return;wn(T);let P=y.indexOf(a);if((T.ctrlKey||T.metaKey)!=X.isolate){let D=y.some((U,N)=>N>0&&N!=P&&U.show);y.forEach((U,N)=>{N>0&&Nt(N,D?N==P?qn:To:qn,!0,Ee.setSeries)})}else Nt(P,{show:!a.show},!0,Ee.setSeries)},!1),Vn&&Qe(Ma,w,T=>{z._lock||(wn(T),Nt(y.indexOf(a),no,!0,Ee.setSeries))},!1));for(var $ in Bt){let T=At("td",Ah,d);T.textContent="--",m.push(T)}return[d,m]}let pn=new Map;function Qe(a,f,m,d=!0){let w=pn.get(f)||{},v=z.bind[a](o,f,m,d);v&&(Dn(a,f,w[a]=v),pn.set(f,w))}function zn(a,f,m){let d=pn.get(f)||{};for(let w in d)(a==null||w==a)&&(rr(w,f,d[w]),delete d[w]);a==null&&pn.delete(f)}let jt=0,mn=0,ee=0,R=0,ge=0,Le=0,In=ge,dn=Le,Ut=ee,_n=R,it=0,_t=0,ot=0,St=0;o.bbox={};let Xs=!1,ts=!1,Hn=!1,gn=!1,ns=!1,gt=!1;function el(a,f,m){(m||a!=o.width||f!=o.height)&&qr(a,f),Yn(!1),Hn=!0,ts=!0,Jn()}function qr(a,f){o.width=jt=ee=a,o.height=mn=R=f,ge=Le=0,Ru(),Nu();let m=o.bbox;it=m.left=An(ge*ae,.5),_t=m.top=An(Le*ae,.5),ot=m.width=An(ee*ae,.5),St=m.height=An(R*ae,.5)}let Lu=3;function Du(){let a=!1,f=0;for(;!a;){f++;let m=ju(f),d=Gu(f);a=f==Lu||m&&d,a||(qr(o.width,o.height),ts=!0)}}function Uu({width:a,height:f}){el(a,f)}o.setSize=Uu;function Ru(){let a=!1,f=!1,m=!1,d=!1;C.forEach((w,v)=>{if(w.show&&w._show){let{side:$,_size:T}=w,P=$%2,D=w.label!=null?w.labelSize:0,U=T+D;U>0&&(P?(ee-=U,$==3?(ge+=U,d=!0):m=!0):(R-=U,$==0?(Le+=U,a=!0):f=!0))}}),bn[0]=a,bn[1]=m,bn[2]=f,bn[3]=d,ee-=Xt[1]+Xt[3],ge+=Xt[3],R-=Xt[2]+Xt[0],Le+=Xt[0]}function Nu(){let a=ge+ee,f=Le+R,m=ge,d=Le;function w(v,$){switch(v){case 1:return a+=$,a-$;case 2:return f+=$,f-$;case 3:return m-=$,m+$;case 0:return d-=$,d+$}}C.forEach((v,$)=>{if(v.show&&v._show){let T=v.side;v._pos=w(T,v._size),v.label!=null&&(v._lpos=w(T,v.labelSize))}})}if(z.dataIdx==null){let a=z.hover,f=a.skip=new Set(a.skip??[]);f.add(void 0);let m=a.prox=oe(a.prox),d=a.bias??=0;z.dataIdx=(w,v,$,T)=>{if(v==0)return $;let P=$,D=m(w,v,$,T)??de,U=D>=0&&D<de,N=E.ori==0?ee:R,Q=z.left,ie=t[0],le=t[v];if(f.has(le[$])){P=null;let ne=null,Y=null,I;if(d==0||d==-1)for(I=$;ne==null&&I-- >0;)f.has(le[I])||(ne=I);if(d==0||d==1)for(I=$;Y==null&&I++<le.length;)f.has(le[I])||(Y=I);if(ne!=null||Y!=null)if(U){let ve=ne==null?-1/0:L(ie[ne],E,N,0),Te=Y==null?1/0:L(ie[Y],E,N,0),He=Q-ve,pe=Te-Q;He<=pe?He<=D&&(P=ne):pe<=D&&(P=Y)}else P=Y==null?ne:ne==null?Y:$-ne<=Y-$?ne:Y}else U&&Ne(Q-L(ie[$],E,N,0))>D&&(P=null);return P}}let wn=a=>{z.event=a};z.idxs=he,z._lock=!1;let Ye=z.points;Ye.show=oe(Ye.show),Ye.size=oe(Ye.size),Ye.stroke=oe(Ye.stroke),Ye.width=oe(Ye.width),Ye.fill=oe(Ye.fill);let Rt=o.focus=Ae({},e.focus||{alpha:.3},z.focus),Vn=Rt.prox>=0,Bn=Vn&&Ye.one,wt=[],jn=[],Gn=[];function zr(a,f){let m=Ye.show(o,f);if(m instanceof HTMLElement)return ht(m,Sh),ht(m,a.class),Ht(m,-10,-10,ee,R),b.insertBefore(m,wt[f]),m}function Ir(a,f){if(s==1||f>0){let m=s==1&&M[a.scale].time,d=a.value;a.value=m?za(d)?Ka(te,Ga(d,q)):d||se:d||Fp,a.label=a.label||(m?Ap:Pp)}if(Bn||f>0){a.width=a.width==null?1:a.width,a.paths=a.paths||Xp||Hh,a.fillTo=oe(a.fillTo||Vp),a.pxAlign=+re(a.pxAlign,k),a.pxRound=oc(a.pxAlign),a.stroke=oe(a.stroke||null),a.fill=oe(a.fill||null),a._stroke=a._fill=a._paths=a._focus=null;let m=qp(nt(1,a.width),1),d=a.points=Ae({},{size:m,width:nt(1,m*.2),stroke:a.stroke,space:m*2,paths:em,_stroke:null,_fill:null},a.points);d.show=oe(d.show),d.filter=oe(d.filter),d.fill=oe(d.fill),d.stroke=oe(d.stroke),d.paths=oe(d.paths),d.pxAlign=a.pxAlign}if(Oe){let m=es(a,f);Me.splice(f,0,m[0]),Dt.splice(f,0,m[1]),X.values.push(null)}if(Ze){he.splice(f,0,null);let m=null;Bn?f==0&&(m=zr(a,f)):f>0&&(m=zr(a,f)),wt.splice(f,0,m),jn.splice(f,0,0),Gn.splice(f,0,0)}Ie("addSeries",f)}function Wu(a,f){f=f??y.length,a=s==1?hr(a,f,Ja,tc):hr(a,f,{},ec),y.splice(f,0,a),Ir(y[f],f)}o.addSeries=Wu;function Fu(a){if(y.splice(a,1),Oe){X.values.splice(a,1),Dt.splice(a,1);let f=Me.splice(a,1)[0];zn(null,f.firstChild),f.remove()}Ze&&(he.splice(a,1),wt.splice(a,1)[0].remove(),jn.splice(a,1),Gn.splice(a,1)),Ie("delSeries",a)}o.delSeries=Fu;let bn=[!1,!1,!1,!1];function qu(a,f){if(a._show=a.show,a.show){let m=a.side%2,d=M[a.scale];d==null&&(a.scale=m?y[1].scale:O,d=M[a.scale]);let w=d.time;a.size=oe(a.size),a.space=oe(a.space),a.rotate=oe(a.rotate),un(a.incrs)&&a.incrs.forEach($=>{!fn.has($)&&fn.set($,_c($))}),a.incrs=oe(a.incrs||(d.distr==2?fp:w?A==1?pp:_p:On)),a.splits=oe(a.splits||(w&&d.distr==1?Ke:d.distr==3?ar:d.distr==4?Dp:Lp)),a.stroke=oe(a.stroke),a.grid.stroke=oe(a.grid.stroke),a.ticks.stroke=oe(a.ticks.stroke),a.border.stroke=oe(a.border.stroke);let v=a.values;a.values=un(v)&&!un(v[0])?oe(v):w?un(v)?ja(te,Ba(v,q)):za(v)?bp(te,v):v||me:v||Op,a.filter=oe(a.filter||(d.distr>=3&&d.log==10?Np:d.distr==3&&d.log==2?Wp:mc)),a.font=ic(a.font),a.labelFont=ic(a.labelFont),a._size=a.size(o,null,f,0),a._space=a._rotate=a._incrs=a._found=a._splits=a._values=null,a._size>0&&(bn[f]=!0,a._el=kt(vh,g))}}function Co(a,f,m,d){let[w,v,$,T]=m,P=f%2,D=0;return P==0&&(T||v)&&(D=f==0&&!w||f==2&&!$?Re(Ya.size/3):0),P==1&&(w||$)&&(D=f==1&&!v||f==3&&!T?Re(Qa.size/2):0),D}let Hr=o.padding=(e.padding||[Co,Co,Co,Co]).map(a=>oe(re(a,Co))),Xt=o._padding=Hr.map((a,f)=>a(o,f,bn,0)),Ve,We=null,Fe=null,os=s==1?y[0].idxs:null,Mt=null,Eo=!1;function Vr(a,f){if(t=a??[],o.data=o._data=t,s==2){Ve=0;for(let m=1;m<y.length;m++)Ve+=t[m][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Mt=t[0],Ve=Mt.length;let m=t;if(B==2){m=t.slice();let d=m[0]=Array(Ve);for(let w=0;w<Ve;w++)d[w]=w}o._data=t=m}if(Yn(!0),Ie("setData"),B==2&&(Hn=!0),f!==!1){let m=E;m.auto(o,Eo)?tl():tn(O,m.min,m.max),gn=gn||z.left>=0,gt=!0,Jn()}}o.setData=Vr;function tl(){Eo=!0;let a,f;s==1&&(Ve>0?(We=os[0]=0,Fe=os[1]=Ve-1,a=t[0][We],f=t[0][Fe],B==2?(a=We,f=Fe):a==f&&(B==3?[a,f]=Ws(a,a,E.log,!1):B==4?[a,f]=_r(a,a,E.log,!1):E.time?f=a+Re(86400/A):[a,f]=Us(a,f,gr,!0))):(We=os[0]=a=null,Fe=os[1]=f=null)),tn(O,a,f)}let ss,Kn,nl,ol,sl,ll,rl,il,al,st;function Br(a,f,m,d,w,v){a??=xa,m??=br,d??="butt",w??=xa,v??="round",a!=ss&&(p.strokeStyle=ss=a),w!=Kn&&(p.fillStyle=Kn=w),f!=nl&&(p.lineWidth=nl=f),v!=sl&&(p.lineJoin=sl=v),d!=ll&&(p.lineCap=ll=d),m!=ol&&p.setLineDash(ol=m)}function jr(a,f,m,d){f!=Kn&&(p.fillStyle=Kn=f),a!=rl&&(p.font=rl=a),m!=il&&(p.textAlign=il=m),d!=al&&(p.textBaseline=al=d)}function cl(a,f,m,d,w=0){if(d.length>0&&a.auto(o,Eo)&&(f==null||f.min==null)){let v=re(We,0),$=re(Fe,d.length-1),T=m.min==null?Nh(d,v,$,w,a.distr==3):[m.min,m.max];a.min=Lt(a.min,m.min=T[0]),a.max=nt(a.max,m.max=T[1])}}let Gr={min:null,max:null};function zu(){for(let d in M){let w=M[d];F[d]==null&&(w.min==null||F[O]!=null&&w.auto(o,Eo))&&(F[d]=Gr)}for(let d in M){let w=M[d];F[d]==null&&w.from!=null&&F[w.from]!=null&&(F[d]=Gr)}F[O]!=null&&Yn(!0);let a={};for(let d in F){let w=F[d];if(w!=null){let v=a[d]=bo(M[d],jh);if(w.min!=null)Ae(v,w);else if(d!=O||s==2)if(Ve==0&&v.from==null){let $=v.range(o,null,null,d);v.min=$[0],v.max=$[1]}else v.min=de,v.max=-de}}if(Ve>0){y.forEach((d,w)=>{if(s==1){let v=d.scale,$=F[v];if($==null)return;let T=a[v];if(w==0){let P=T.range(o,T.min,T.max,v);T.min=P[0],T.max=P[1],We=Ot(T.min,t[0]),Fe=Ot(T.max,t[0]),Fe-We>1&&(t[0][We]<T.min&&We++,t[0][Fe]>T.max&&Fe--),d.min=Mt[We],d.max=Mt[Fe]}else d.show&&d.auto&&cl(T,$,d,t[w],d.sorted);d.idxs[0]=We,d.idxs[1]=Fe}else if(w>0&&d.show&&d.auto){let[v,$]=d.facets,T=v.scale,P=$.scale,[D,U]=t[w],N=a[T],Q=a[P];N!=null&&cl(N,F[T],v,D,v.sorted),Q!=null&&cl(Q,F[P],$,U,$.sorted),d.min=$.min,d.max=$.max}});for(let d in a){let w=a[d],v=F[d];if(w.from==null&&(v==null||v.min==null)){let $=w.range(o,w.min==de?null:w.min,w.max==-de?null:w.max,d);w.min=$[0],w.max=$[1]}}}for(let d in a){let w=a[d];if(w.from!=null){let v=a[w.from];if(v.min==null)w.min=w.max=null;else{let $=w.range(o,v.min,v.max,d);w.min=$[0],w.max=$[1]}}}let f={},m=!1;for(let d in a){let w=a[d],v=M[d];if(v.min!=w.min||v.max!=w.max){v.min=w.min,v.max=w.max;let $=v.distr;v._min=$==3?Jt(v.min):$==4?Xl(v.min,v.asinh):$==100?v.fwd(v.min):v.min,v._max=$==3?Jt(v.max):$==4?Xl(v.max,v.asinh):$==100?v.fwd(v.max):v.max,f[d]=m=!0}}if(m){y.forEach((d,w)=>{s==2?w>0&&f.y&&(d._paths=null):f[d.scale]&&(d._paths=null)});for(let d in f)Hn=!0,Ie("setScale",d);Ze&&z.left>=0&&(gn=gt=!0)}for(let d in F)F[d]=null}function Iu(a){let f=ir(We-1,0,Ve-1),m=ir(Fe+1,0,Ve-1);for(;a[f]==null&&f>0;)f--;for(;a[m]==null&&m<Ve-1;)m++;return[f,m]}function Hu(){if(Ve>0){let a=y.some(f=>f._focus)&&st!=Rt.alpha;a&&(p.globalAlpha=st=Rt.alpha),y.forEach((f,m)=>{if(m>0&&f.show&&(Kr(m,!1),Kr(m,!0),f._paths==null)){let d=st;st!=f.alpha&&(p.globalAlpha=st=f.alpha);let w=s==2?[0,t[m][0].length-1]:Iu(t[m]);f._paths=f.paths(o,m,w[0],w[1]),st!=d&&(p.globalAlpha=st=d)}}),y.forEach((f,m)=>{if(m>0&&f.show){let d=st;st!=f.alpha&&(p.globalAlpha=st=f.alpha),f._paths!=null&&Yr(m,!1);{let w=f._paths!=null?f._paths.gaps:null,v=f.points.show(o,m,We,Fe,w),$=f.points.filter(o,m,v,w);(v||$)&&(f.points._paths=f.points.paths(o,m,We,Fe,$),Yr(m,!0))}st!=d&&(p.globalAlpha=st=d),Ie("drawSeries",m)}}),a&&(p.globalAlpha=st=1)}}function Kr(a,f){let m=f?y[a].points:y[a];m._stroke=m.stroke(o,a),m._fill=m.fill(o,a)}function Yr(a,f){let m=f?y[a].points:y[a],{stroke:d,fill:w,clip:v,flags:$,_stroke:T=m._stroke,_fill:P=m._fill,_width:D=m.width}=m._paths;D=_e(D*ae,3);let U=null,N=D%2/2;f&&P==null&&(P=D>0?"#fff":T);let Q=m.pxAlign==1&&N>0;if(Q&&p.translate(N,N),!f){let ie=it-D/2,le=_t-D/2,ne=ot+D,Y=St+D;U=new Path2D,U.rect(ie,le,ne,Y)}f?ul(T,D,m.dash,m.cap,P,d,w,$,v):Vu(a,T,D,m.dash,m.cap,P,d,w,$,U,v),Q&&p.translate(-N,-N)}function Vu(a,f,m,d,w,v,$,T,P,D,U){let N=!1;P!=0&&W.forEach((Q,ie)=>{if(Q.series[0]==a){let le=y[Q.series[1]],ne=t[Q.series[1]],Y=(le._paths||Zo).band;un(Y)&&(Y=Q.dir==1?Y[0]:Y[1]);let I,ve=null;le.show&&Y&&Fh(ne,We,Fe)?(ve=Q.fill(o,ie)||v,I=le._paths.clip):Y=null,ul(f,m,d,w,ve,$,T,P,D,U,I,Y),N=!0}}),N||ul(f,m,d,w,v,$,T,P,D,U)}let Jr=yo|ur;function ul(a,f,m,d,w,v,$,T,P,D,U,N){Br(a,f,m,d,w),(P||D||N)&&(p.save(),P&&p.clip(P),D&&p.clip(D)),N?(T&Jr)==Jr?(p.clip(N),U&&p.clip(U),rs(w,$),ls(a,v,f)):T&ur?(rs(w,$),p.clip(N),ls(a,v,f)):T&yo&&(p.save(),p.clip(N),U&&p.clip(U),rs(w,$),p.restore(),ls(a,v,f)):(rs(w,$),ls(a,v,f)),(P||D||N)&&p.restore()}function ls(a,f,m){m>0&&(f instanceof Map?f.forEach((d,w)=>{p.strokeStyle=ss=w,p.stroke(d)}):f!=null&&a&&p.stroke(f))}function rs(a,f){f instanceof Map?f.forEach((m,d)=>{p.fillStyle=Kn=d,p.fill(m)}):f!=null&&a&&p.fill(f)}function Bu(a,f,m,d){let w=C[a],v;if(d<=0)v=[0,0];else{let $=w._space=w.space(o,a,f,m,d),T=w._incrs=w.incrs(o,a,f,m,d,$);v=rm(f,m,T,d,$)}return w._found=v}function fl(a,f,m,d,w,v,$,T,P,D){let U=$%2/2;k==1&&p.translate(U,U),Br(T,$,P,D,T),p.beginPath();let N,Q,ie,le,ne=w+(d==0||d==3?-v:v);m==0?(Q=w,le=ne):(N=w,ie=ne);for(let Y=0;Y<a.length;Y++)f[Y]!=null&&(m==0?N=ie=a[Y]:Q=le=a[Y],p.moveTo(N,Q),p.lineTo(ie,le));p.stroke(),k==1&&p.translate(-U,-U)}function ju(a){let f=!0;return C.forEach((m,d)=>{if(!m.show)return;let w=M[m.scale];if(w.min==null){m._show&&(f=!1,m._show=!1,Yn(!1));return}else m._show||(f=!1,m._show=!0,Yn(!1));let v=m.side,$=v%2,{min:T,max:P}=w,[D,U]=Bu(d,T,P,$==0?ee:R);if(U==0)return;let N=w.distr==2,Q=m._splits=m.splits(o,d,T,P,D,U,N),ie=w.distr==2?Q.map(I=>Mt[I]):Q,le=w.distr==2?Mt[Q[1]]-Mt[Q[0]]:D,ne=m._values=m.values(o,m.filter(o,ie,d,U,le),d,U,le);m._rotate=v==2?m.rotate(o,ne,d,U):0;let Y=m._size;m._size=$t(m.size(o,ne,d,a)),Y!=null&&m._size!=Y&&(f=!1)}),f}function Gu(a){let f=!0;return Hr.forEach((m,d)=>{let w=m(o,d,bn,a);w!=Xt[d]&&(f=!1),Xt[d]=w}),f}function Ku(){for(let a=0;a<C.length;a++){let f=C[a];if(!f.show||!f._show)continue;let m=f.side,d=m%2,w,v,$=f.stroke(o,a),T=m==0||m==3?-1:1,[P,D]=f._found;if(f.label!=null){let et=f.labelGap*T,ut=Re((f._lpos+et)*ae);jr(f.labelFont[0],$,"center",m==2?"top":$a),p.save(),d==1?(w=v=0,p.translate(ut,Re(_t+St/2)),p.rotate((m==3?-Ls:Ls)/2)):(w=Re(it+ot/2),v=ut);let kn=hc(f.label)?f.label(o,a,P,D):f.label;p.fillText(kn,w,v),p.restore()}if(D==0)continue;let U=M[f.scale],N=d==0?ot:St,Q=d==0?it:_t,ie=f._splits,le=U.distr==2?ie.map(et=>Mt[et]):ie,ne=U.distr==2?Mt[ie[1]]-Mt[ie[0]]:P,Y=f.ticks,I=f.border,ve=Y.show?Y.size:0,Te=Re(ve*ae),He=Re((f.alignTo==2?f._size-ve-f.gap:f.gap)*ae),pe=f._rotate*-Ls/180,Ce=S(f._pos*ae),at=(Te+He)*T,Xe=Ce+at;v=d==0?Xe:0,w=d==1?Xe:0;let bt=f.font[0],Tt=f.align==1?po:f.align==2?Jl:pe>0?po:pe<0?Jl:d==0?"center":m==3?Jl:po,Ft=pe||d==1?"middle":m==2?"top":$a;jr(bt,$,Tt,Ft);let ct=f.font[1]*f.lineGap,yt=ie.map(et=>S(i(et,U,N,Q))),Ct=f._values;for(let et=0;et<Ct.length;et++){let ut=Ct[et];if(ut!=null){d==0?w=yt[et]:v=yt[et],ut=""+ut;let kn=ut.indexOf(`
`)==-1?[ut]:ut.split(/\n/gm);for(let tt=0;tt<kn.length;tt++){let di=kn[tt];pe?(p.save(),p.translate(w,v+tt*ct),p.rotate(pe),p.fillText(di,0,0),p.restore()):p.fillText(di,w,v+tt*ct)}}}Y.show&&fl(yt,Y.filter(o,le,a,D,ne),d,m,Ce,Te,_e(Y.width*ae,3),Y.stroke(o,a),Y.dash,Y.cap);let qt=f.grid;qt.show&&fl(yt,qt.filter(o,le,a,D,ne),d,d==0?2:1,d==0?_t:it,d==0?St:ot,_e(qt.width*ae,3),qt.stroke(o,a),qt.dash,qt.cap),I.show&&fl([Ce],[1],d==0?1:0,d==0?1:2,d==1?_t:it,d==1?St:ot,_e(I.width*ae,3),I.stroke(o,a),I.dash,I.cap)}Ie("drawAxes")}function Yn(a){y.forEach((f,m)=>{m>0&&(f._paths=null,a&&(s==1?(f.min=null,f.max=null):f.facets.forEach(d=>{d.min=null,d.max=null})))})}let is=!1,hl=!1,Po=[];function Yu(){hl=!1;for(let a=0;a<Po.length;a++)Ie(...Po[a]);Po.length=0}function Jn(){is||(Xh(Zr),is=!0)}function Ju(a,f=!1){is=!0,hl=f,a(o),Zr(),f&&Po.length>0&&queueMicrotask(Yu)}o.batch=Ju;function Zr(){if(Xs&&(zu(),Xs=!1),Hn&&(Du(),Hn=!1),ts){if(ke(_,po,ge),ke(_,"top",Le),ke(_,Go,ee),ke(_,Ko,R),ke(b,po,ge),ke(b,"top",Le),ke(b,Go,ee),ke(b,Ko,R),ke(g,Go,jt),ke(g,Ko,mn),h.width=Re(jt*ae),h.height=Re(mn*ae),C.forEach(({_el:a,_show:f,_size:m,_pos:d,side:w})=>{if(a!=null)if(f){let v=w===3||w===0?m:0,$=w%2==1;ke(a,$?"left":"top",d-v),ke(a,$?"width":"height",m),ke(a,$?"top":"left",$?Le:ge),ke(a,$?"height":"width",$?R:ee),lr(a,Ln)}else ht(a,Ln)}),ss=Kn=nl=sl=ll=rl=il=al=ol=null,st=1,Lo(!0),ge!=In||Le!=dn||ee!=Ut||R!=_n){Yn(!1);let a=ee/Ut,f=R/_n;if(Ze&&!gn&&z.left>=0){z.left*=a,z.top*=f,Zn&&Ht(Zn,Re(z.left),0,ee,R),Qn&&Ht(Qn,0,Re(z.top),ee,R);for(let m=0;m<wt.length;m++){let d=wt[m];d!=null&&(jn[m]*=a,Gn[m]*=f,Ht(d,$t(jn[m]),$t(Gn[m]),ee,R))}}if(ye.show&&!ns&&ye.left>=0&&ye.width>0){ye.left*=a,ye.width*=a,ye.top*=f,ye.height*=f;for(let m in wl)ke(to,m,ye[m])}In=ge,dn=Le,Ut=ee,_n=R}Ie("setSize"),ts=!1}jt>0&&mn>0&&(p.clearRect(0,0,h.width,h.height),Ie("drawClear"),V.forEach(a=>a()),Ie("draw")),ye.show&&ns&&(as(ye),ns=!1),Ze&&gn&&(vn(null,!0,!1),gn=!1),X.show&&X.live&&gt&&(_l(),gt=!1),c||(c=!0,o.status=1,Ie("ready")),Eo=!1,is=!1}o.redraw=(a,f)=>{Hn=f||!1,a!==!1?tn(O,E.min,E.max):Jn()};function pl(a,f){let m=M[a];if(m.from==null){if(Ve==0){let d=m.range(o,f.min,f.max,a);f.min=d[0],f.max=d[1]}if(f.min>f.max){let d=f.min;f.min=f.max,f.max=d}if(Ve>1&&f.min!=null&&f.max!=null&&f.max-f.min<1e-16)return;a==O&&m.distr==2&&Ve>0&&(f.min=Ot(f.min,t[0]),f.max=Ot(f.max,t[0]),f.min==f.max&&f.max++),F[a]=f,Xs=!0,Jn()}}o.setScale=pl;let ml,dl,Zn,Qn,Qr,Xr,Xn,eo,ei,ti,be,xe,en=!1,Be=z.drag,qe=Be.x,ze=Be.y;Ze&&(z.x&&(ml=kt($h,b)),z.y&&(dl=kt(xh,b)),E.ori==0?(Zn=ml,Qn=dl):(Zn=dl,Qn=ml),be=z.left,xe=z.top);let ye=o.select=Ae({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),to=ye.show?kt(kh,ye.over?b:_):null;function as(a,f){if(ye.show){for(let m in a)ye[m]=a[m],m in wl&&ke(to,m,a[m]);f!==!1&&Ie("setSelect")}}o.setSelect=as;function Zu(a){if(y[a].show)Oe&&lr(Me[a],Ln);else if(Oe&&ht(Me[a],Ln),Ze){let m=Bn?wt[0]:wt[a];m!=null&&Ht(m,-10,-10,ee,R)}}function tn(a,f,m){pl(a,{min:f,max:m})}function Nt(a,f,m,d){f.focus!=null&&nf(a),f.show!=null&&y.forEach((w,v)=>{v>0&&(a==v||a==null)&&(w.show=f.show,Zu(v),s==2?(tn(w.facets[0].scale,null,null),tn(w.facets[1].scale,null,null)):tn(w.scale,null,null),Jn())}),m!==!1&&Ie("setSeries",a,f),d&&Do("setSeries",o,a,f)}o.setSeries=Nt;function Qu(a,f){Ae(W[a],f)}function Xu(a,f){a.fill=oe(a.fill||null),a.dir=re(a.dir,-1),f=f??W.length,W.splice(f,0,a)}function ef(a){a==null?W.length=0:W.splice(a,1)}o.addBand=Xu,o.setBand=Qu,o.delBand=ef;function tf(a,f){y[a].alpha=f,Ze&&wt[a]!=null&&(wt[a].style.opacity=f),Oe&&Me[a]&&(Me[a].style.opacity=f)}let Gt,nn,yn,no={focus:!0};function nf(a){if(a!=yn){let f=a==null,m=Rt.alpha!=1;y.forEach((d,w)=>{if(s==1||w>0){let v=f||w==0||w==a;d._focus=f?null:v,m&&tf(w,v?1:Rt.alpha)}}),yn=a,m&&Jn()}}Oe&&Vn&&Qe(Ta,ce,a=>{z._lock||(wn(a),yn!=null&&Nt(null,no,!0,Ee.setSeries))});function Wt(a,f,m){let d=M[f];m&&(a=a/ae-(d.ori==1?Le:ge));let w=ee;d.ori==1&&(w=R,a=w-a),d.dir==-1&&(a=w-a);let v=d._min,$=d._max,T=a/w,P=v+($-v)*T,D=d.distr;return D==3?go(10,P):D==4?zh(P,d.asinh):D==100?d.bwd(P):P}function of(a,f){let m=Wt(a,O,f);return Ot(m,t[0],We,Fe)}o.valToIdx=a=>Ot(a,t[0]),o.posToIdx=of,o.posToVal=Wt,o.valToPos=(a,f,m)=>M[f].ori==0?l(a,M[f],m?ot:ee,m?it:0):r(a,M[f],m?St:R,m?_t:0),o.setCursor=(a,f,m)=>{be=a.left,xe=a.top,vn(null,f,m)};function ni(a,f){ke(to,po,ye.left=a),ke(to,Go,ye.width=f)}function oi(a,f){ke(to,"top",ye.top=a),ke(to,Ko,ye.height=f)}let Ao=E.ori==0?ni:oi,Oo=E.ori==1?ni:oi;function sf(){if(Oe&&X.live)for(let a=s==2?1:0;a<y.length;a++){if(a==0&&dt)continue;let f=X.values[a],m=0;for(let d in f)Dt[a][m++].firstChild.nodeValue=f[d]}}function _l(a,f){if(a!=null&&(a.idxs?a.idxs.forEach((m,d)=>{he[d]=m}):Bh(a.idx)||he.fill(a.idx),X.idx=he[0]),Oe&&X.live){for(let m=0;m<y.length;m++)(m>0||s==1&&!dt)&&lf(m,he[m]);sf()}gt=!1,f!==!1&&Ie("setLegend")}o.setLegend=_l;function lf(a,f){let m=y[a],d=a==0&&B==2?Mt:t[a],w;dt?w=m.values(o,a,f)??Qt:(w=m.value(o,f==null?null:d[f],a,f),w=w==null?Qt:{_:w}),X.values[a]=w}function vn(a,f,m){ei=be,ti=xe,[be,xe]=z.move(o,be,xe),z.left=be,z.top=xe,Ze&&(Zn&&Ht(Zn,Re(be),0,ee,R),Qn&&Ht(Qn,0,Re(xe),ee,R));let d,w=We>Fe;Gt=de,nn=null;let v=E.ori==0?ee:R,$=E.ori==1?ee:R;if(be<0||Ve==0||w){d=z.idx=null;for(let T=0;T<y.length;T++){let P=wt[T];P!=null&&Ht(P,-10,-10,ee,R)}Vn&&Nt(null,no,!0,a==null&&Ee.setSeries),X.live&&(he.fill(d),gt=!0)}else{let T,P,D;s==1&&(T=E.ori==0?be:xe,P=Wt(T,O),d=z.idx=Ot(P,t[0],We,Fe),D=L(t[0][d],E,v,0));let U=-10,N=-10,Q=0,ie=0,le=!0,ne="",Y="";for(let I=s==2?1:0;I<y.length;I++){let ve=y[I],Te=he[I],He=Te==null?null:s==1?t[I][Te]:t[I][1][Te],pe=z.dataIdx(o,I,d,P),Ce=pe==null?null:s==1?t[I][pe]:t[I][1][pe];if(gt=gt||Ce!=He||pe!=Te,he[I]=pe,I>0&&ve.show){let at=pe==null?-10:pe==d?D:L(s==1?t[0][pe]:t[I][0][pe],E,v,0),Xe=Ce==null?-10:j(Ce,s==1?M[ve.scale]:M[ve.facets[1].scale],$,0);if(Vn&&Ce!=null){let bt=E.ori==1?be:xe,Tt=Ne(Rt.dist(o,I,pe,Xe,bt));if(Tt<Gt){let Ft=Rt.bias;if(Ft!=0){let ct=Wt(bt,ve.scale),yt=Ce>=0?1:-1,Ct=ct>=0?1:-1;Ct==yt&&(Ct==1?Ft==1?Ce>=ct:Ce<=ct:Ft==1?Ce<=ct:Ce>=ct)&&(Gt=Tt,nn=I)}else Gt=Tt,nn=I}}if(gt||Bn){let bt,Tt;E.ori==0?(bt=at,Tt=Xe):(bt=Xe,Tt=at);let Ft,ct,yt,Ct,qt,et,ut=!0,kn=Ye.bbox;if(kn!=null){ut=!1;let tt=kn(o,I);yt=tt.left,Ct=tt.top,Ft=tt.width,ct=tt.height}else yt=bt,Ct=Tt,Ft=ct=Ye.size(o,I);if(et=Ye.fill(o,I),qt=Ye.stroke(o,I),Bn)I==nn&&Gt<=Rt.prox&&(U=yt,N=Ct,Q=Ft,ie=ct,le=ut,ne=et,Y=qt);else{let tt=wt[I];tt!=null&&(jn[I]=yt,Gn[I]=Ct,Da(tt,Ft,ct,ut),Oa(tt,et,qt),Ht(tt,$t(yt),$t(Ct),ee,R))}}}}if(Bn){let I=Rt.prox,ve=yn==null?Gt<=I:Gt>I||nn!=yn;if(gt||ve){let Te=wt[0];Te!=null&&(jn[0]=U,Gn[0]=N,Da(Te,Q,ie,le),Oa(Te,ne,Y),Ht(Te,$t(U),$t(N),ee,R))}}}if(ye.show&&en)if(a!=null){let[T,P]=Ee.scales,[D,U]=Ee.match,[N,Q]=a.cursor.sync.scales,ie=a.cursor.drag;if(qe=ie._x,ze=ie._y,qe||ze){let{left:le,top:ne,width:Y,height:I}=a.select,ve=a.scales[N].ori,Te=a.posToVal,He,pe,Ce,at,Xe,bt=T!=null&&D(T,N),Tt=P!=null&&U(P,Q);bt&&qe?(ve==0?(He=le,pe=Y):(He=ne,pe=I),Ce=M[T],at=L(Te(He,N),Ce,v,0),Xe=L(Te(He+pe,N),Ce,v,0),Ao(Lt(at,Xe),Ne(Xe-at))):Ao(0,v),Tt&&ze?(ve==1?(He=le,pe=Y):(He=ne,pe=I),Ce=M[P],at=j(Te(He,Q),Ce,$,0),Xe=j(Te(He+pe,Q),Ce,$,0),Oo(Lt(at,Xe),Ne(Xe-at))):Oo(0,$)}else bl()}else{let T=Ne(ei-Qr),P=Ne(ti-Xr);if(E.ori==1){let Q=T;T=P,P=Q}qe=Be.x&&T>=Be.dist,ze=Be.y&&P>=Be.dist;let D=Be.uni;D!=null?qe&&ze&&(qe=T>=D,ze=P>=D,!qe&&!ze&&(P>T?ze=!0:qe=!0)):Be.x&&Be.y&&(qe||ze)&&(qe=ze=!0);let U,N;qe&&(E.ori==0?(U=Xn,N=be):(U=eo,N=xe),Ao(Lt(U,N),Ne(N-U)),ze||Oo(0,$)),ze&&(E.ori==1?(U=Xn,N=be):(U=eo,N=xe),Oo(Lt(U,N),Ne(N-U)),qe||Ao(0,v)),!qe&&!ze&&(Ao(0,0),Oo(0,0))}if(Be._x=qe,Be._y=ze,a==null){if(m){if(mi!=null){let[T,P]=Ee.scales;Ee.values[0]=T!=null?Wt(E.ori==0?be:xe,T):null,Ee.values[1]=P!=null?Wt(E.ori==1?be:xe,P):null}Do(Zl,o,be,xe,ee,R,d)}if(Vn){let T=m&&Ee.setSeries,P=Rt.prox;yn==null?Gt<=P&&Nt(nn,no,!0,T):Gt>P?Nt(null,no,!0,T):nn!=yn&&Nt(nn,no,!0,T)}}gt&&(X.idx=d,_l()),f!==!1&&Ie("setCursor")}let on=null;Object.defineProperty(o,"rect",{get(){return on==null&&Lo(!1),on}});function Lo(a=!1){a?on=null:(on=b.getBoundingClientRect(),Ie("syncRect",on))}function si(a,f,m,d,w,v,$){z._lock||en&&a!=null&&a.movementX==0&&a.movementY==0||(gl(a,f,m,d,w,v,$,!1,a!=null),a!=null?vn(null,!0,!0):vn(f,!0,!1))}function gl(a,f,m,d,w,v,$,T,P){if(on==null&&Lo(!1),wn(a),a!=null)m=a.clientX-on.left,d=a.clientY-on.top;else{if(m<0||d<0){be=-10,xe=-10;return}let[D,U]=Ee.scales,N=f.cursor.sync,[Q,ie]=N.values,[le,ne]=N.scales,[Y,I]=Ee.match,ve=f.axes[0].side%2==1,Te=E.ori==0?ee:R,He=E.ori==1?ee:R,pe=ve?v:w,Ce=ve?w:v,at=ve?d:m,Xe=ve?m:d;if(le!=null?m=Y(D,le)?i(Q,M[D],Te,0):-10:m=Te*(at/pe),ne!=null?d=I(U,ne)?i(ie,M[U],He,0):-10:d=He*(Xe/Ce),E.ori==1){let bt=m;m=d,d=bt}}P&&(f==null||f.cursor.event.type==Zl)&&((m<=1||m>=ee-1)&&(m=An(m,ee)),(d<=1||d>=R-1)&&(d=An(d,R))),T?(Qr=m,Xr=d,[Xn,eo]=z.move(o,m,d)):(be=m,xe=d)}let wl={width:0,height:0,left:0,top:0};function bl(){as(wl,!1)}let li,ri,ii,ai;function ci(a,f,m,d,w,v,$){en=!0,qe=ze=Be._x=Be._y=!1,gl(a,f,m,d,w,v,$,!0,!1),a!=null&&(Qe(Ql,or,ui,!1),Do(Sa,o,Xn,eo,ee,R,null));let{left:T,top:P,width:D,height:U}=ye;li=T,ri=P,ii=D,ai=U}function ui(a,f,m,d,w,v,$){en=Be._x=Be._y=!1,gl(a,f,m,d,w,v,$,!1,!0);let{left:T,top:P,width:D,height:U}=ye,N=D>0||U>0,Q=li!=T||ri!=P||ii!=D||ai!=U;if(N&&Q&&as(ye),Be.setScale&&N&&Q){let ie=T,le=D,ne=P,Y=U;if(E.ori==1&&(ie=P,le=U,ne=T,Y=D),qe&&tn(O,Wt(ie,O),Wt(ie+le,O)),ze)for(let I in M){let ve=M[I];I!=O&&ve.from==null&&ve.min!=de&&tn(I,Wt(ne+Y,I),Wt(ne,I))}bl()}else z.lock&&(z._lock=!z._lock,vn(f,!0,a!=null));a!=null&&(zn(Ql,or),Do(Ql,o,be,xe,ee,R,null))}function rf(a,f,m,d,w,v,$){if(z._lock)return;wn(a);let T=en;if(en){let P=!0,D=!0,U=10,N,Q;E.ori==0?(N=qe,Q=ze):(N=ze,Q=qe),N&&Q&&(P=be<=U||be>=ee-U,D=xe<=U||xe>=R-U),N&&P&&(be=be<Xn?0:ee),Q&&D&&(xe=xe<eo?0:R),vn(null,!0,!0),en=!1}be=-10,xe=-10,he.fill(null),vn(null,!0,!0),T&&(en=T)}function fi(a,f,m,d,w,v,$){z._lock||(wn(a),tl(),bl(),a!=null&&Do(Ca,o,be,xe,ee,R,null))}function hi(){C.forEach(im),el(o.width,o.height,!0)}Dn(Ds,_o,hi);let oo={};oo.mousedown=ci,oo.mousemove=si,oo.mouseup=ui,oo.dblclick=fi,oo.setSeries=(a,f,m,d)=>{let w=Ee.match[2];m=w(o,f,m),m!=-1&&Nt(m,d,!0,!1)},Ze&&(Qe(Sa,b,ci),Qe(Zl,b,si),Qe(Ma,b,a=>{wn(a),Lo(!1)}),Qe(Ta,b,rf),Qe(Ca,b,fi),fr.add(o),o.syncRect=Lo);let cs=o.hooks=e.hooks||{};function Ie(a,f,m){hl?Po.push([a,f,m]):a in cs&&cs[a].forEach(d=>{d.call(null,o,f,m)})}(e.plugins||[]).forEach(a=>{for(let f in a.hooks)cs[f]=(cs[f]||[]).concat(a.hooks[f])});let pi=(a,f,m)=>m,Ee=Ae({key:null,setSeries:!1,filters:{pub:Fa,sub:Fa},scales:[O,y[1]?y[1].scale:null],match:[qa,qa,pi],values:[null,null]},z.sync);Ee.match.length==2&&Ee.match.push(pi),z.sync=Ee;let mi=Ee.key,yl=Rc(mi);function Do(a,f,m,d,w,v,$){Ee.filters.pub(a,f,m,d,w,v,$)&&yl.pub(a,f,m,d,w,v,$)}yl.sub(o);function af(a,f,m,d,w,v,$){Ee.filters.sub(a,f,m,d,w,v,$)&&oo[a](null,f,m,d,w,v,$)}o.pub=af;function cf(){yl.unsub(o),fr.delete(o),pn.clear(),rr(Ds,_o,hi),u.remove(),ce?.remove(),Ie("destroy")}o.destroy=cf;function vl(){Ie("init",e,t),Vr(t||e.data,!1),F[O]?pl(O,F[O]):tl(),ns=ye.show&&(ye.width>0||ye.height>0),gn=gt=!0,el(e.width,e.height)}return y.forEach(Ir),C.forEach(qu),n?n instanceof HTMLElement?(n.appendChild(u),vl()):n(o,vl):vl(),o}Ge.assign=Ae;Ge.fmtNum=wr;Ge.rangeNum=Us;Ge.rangeLog=Ws;Ge.rangeAsinh=_r;Ge.orient=Rn;Ge.pxRatio=ae;Ge.join=Qh;Ge.fmtDate=yr,Ge.tzDate=cp;Ge.sync=Rc;{Ge.addGap=Bp,Ge.clipGaps=zs;let e=Ge.paths={points:Ic};e.linear=Vc,e.stepped=Kp,e.bars=Yp,e.spline=Zp}var am="Arrow keys move along the chart, + and - zoom, 0 shows all.",Tr=new WeakMap,Kc=[[],[8,4],[2,3],[10,3,2,3]];function xo(e,t={}){return{stroke:()=>zt(`world-${e}`),width:2,dash:Kc[e%Kc.length],...t}}function So({title:e,sentence:t,data:n,series:o,x:s,y:l,numbers:r,sync:i,height:c=240}){let u=Mn(null),h=Mn(null);vt(()=>{let g=u.current,_=()=>{h.current?.destroy(),h.current=new Ge(cm({place:g,series:o,x:s,y:l,sync:i,height:c}),n,g),g.querySelector("canvas").setAttribute("aria-hidden","true")};_();let b=new ResizeObserver(()=>{h.current.setSize({width:g.clientWidth,height:c})});b.observe(g);let k=!0,S=ao.subscribe(()=>{k||_(),k=!1});return()=>{S(),b.disconnect(),h.current.destroy()}},[n]);let p=g=>um(g,h.current);return x`<figure class="chart">
    <figcaption><bdi>${G(e)}</bdi></figcaption>
    <p>${G(t)}</p>
    <div
      class="plot"
      ref=${u}
      tabindex="0"
      role="application"
      aria-label=${`${G(e)}. ${G(t)} ${am}`}
      onKeyDown=${p}
    ></div>
    <${fa} caption=${e} ...${r} />
  </figure>`}function cm({place:e,series:t,x:n,y:o,sync:s,height:l}){let r=(u,h)=>({label:u.label,stroke:()=>zt("ink"),grid:{stroke:()=>zt("grid"),width:1},ticks:{stroke:()=>zt("grid"),width:1},values:(p,g)=>g.map(_=>_===null?"":u.tick(_,g)),...u.splits?{splits:u.splits,filter:(p,g)=>g}:{},...h}),i=u=>(h,p)=>p==null?"":u.read(p),c=t.map(u=>({value:i(o),...u,label:G(u.label)}));return{width:Math.max(e.clientWidth,200),height:l,scales:{x:{time:!1,...n.scale??{}},y:{...o.scale??{}}},axes:[r(n,{size:44}),r(o,{size:64})],series:[{label:n.label,value:i(n)},...c],cursor:{drag:{x:!0,y:!1},...s?{sync:{key:s}}:{}},legend:{live:!0},hooks:{ready:[u=>Tr.set(u,{...u.scales.x})]}}}function um(e,t){if(!t||e.ctrlKey||e.metaKey||e.altKey)return;let n={ArrowLeft:-1,ArrowRight:1,PageUp:-10,PageDown:10};if(e.key in n)fm(t,n[e.key]);else if(e.key==="+"||e.key==="=")Yc(t,.5);else if(e.key==="-")Yc(t,2);else if(e.key==="0"||e.key==="Home")hm(t);else return;e.preventDefault()}function fm(e,t){let[n,o]=e.series[0].idxs,s=Math.min(o,Math.max(n,(e.cursor.idx??n-t)+t)),l=e.valToPos(e.data[0][s],"x"),r=e.series.findIndex((c,u)=>u>0&&e.data[u][s]!=null),i=r>0?e.valToPos(e.data[r][s],"y"):10;e.setCursor({left:l,top:i})}function Yc(e,t){let{min:n,max:o}=e.scales.x,s=e.cursor.idx==null?(n+o)/2:e.data[0][e.cursor.idx],l=(o-n)*t/2,r=Tr.get(e);e.setScale("x",{min:Math.max(r.min,s-l),max:Math.min(r.max,s+l)})}function hm(e){let{min:t,max:n}=Tr.get(e);e.setScale("x",{min:t,max:n})}var Xo=[["backlog","waits for a free thread"],["running","runs"],["sibling","lost to the other thread of the core"],["clock","lost to a slower clock"],["spinning","spinning for a lock"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"],["blocked","asleep"]];function Bs(e){let t=e.flatMap(n=>n.spans.map(o=>o.summary.span));return[...new Set(t)]}function js(e,t){return e.spans.find(n=>n.summary.span===t)}function Jc(e){let t=({summary:o})=>Math.max(0,...o.slowest.map(s=>s.elapsed_ns));return[...e.spans].sort((o,s)=>t(s)-t(o)).flatMap(({summary:o})=>o.slowest.map(s=>({...s,span:o.span})))}function Zc(e){return Xo.map(([n])=>n).reduce((n,o)=>e[`${o}_ns`]>e[`${n}_ns`]?o:n)}function Gs(e){let t=[...new Set(e.flatMap(o=>o.map(([s])=>s)))].sort((o,s)=>o-s),n=e.map(o=>{let s=new Map(o);return t.map(l=>s.get(l)??null)});return{x:t,columns:n}}var pm=[["p50","latency_ns_p50"],["p75","latency_ns_p75"],["p90","latency_ns_p90"],["p95","latency_ns_p95"],["p99","latency_ns_p99"],["p99.5","latency_ns_p995"],["p99.9","latency_ns_p999"],["longest","latency_ns_max"]];function Xc({worlds:e}){let t=n=>x`<${mm} key=${n} name=${n} worlds=${e} />`;return Bs(e).map(t)}function mm({name:e,worlds:t}){let n=t.map(u=>js(u,e)),o=n.map(u=>ym(u)),{x:s,columns:l}=Gs(o),r=n.map(u=>u?.summary.count??0),i=[s,...l],c=x`<${So}
    title=${`How long ${e} takes`}
    sentence=${km(t,n)}
    data=${i}
    series=${t.map((u,h)=>({label:u.name,spanGaps:!0,...xo(h)}))}
    x=${dm(s)}
    y=${_m}
    numbers=${{columns:["beyond",...t.map(u=>`${u.name}, ms`)],rows:()=>s.map((u,h)=>vm(u,l.map(p=>p[h]),rn))}}
  />`;return x`<section>
    ${s.length>1&&c}
    <${Pt}
      caption=${`Percentiles of ${e}, ms`}
      columns=${["percentile",...t.map(u=>u.name)]}
      rows=${[["done",...r],...pm.map(([u,h])=>[u,...n.map(p=>p?.summary.count?rn(p.summary[h]):"-")])]}
    />
  </section>`}function dm(e){let t=Math.ceil(e.length>0?e[e.length-1]:1);return{label:"of all take this long or less",tick:Qc,read:Qc,splits:()=>[Math.log10(2),...Array.from({length:t},(n,o)=>o+1)],scale:{range:(n,o,s)=>[o??0,Math.max(s??1,(o??0)+.001)]}}}var _m={label:"latency",tick:we,read:we,splits:wm,scale:{distr:3,range:gm}};function gm(e,t,n){return[(t??1)/1.15,(n??10)*1.15]}function wm(e,t,n,o){let s=Math.floor(Math.log10(n)),l=Math.ceil(Math.log10(o))-s+1;return Array.from({length:l},(c,u)=>u+s).flatMap(c=>[1,2,5].map(u=>u*10**c)).filter(c=>n<=c&&c<=o)}var bm=.9;function ym(e){let t=e?.curve.beyond??[],n=t.map((s,l)=>[-Math.log10(s),e.curve.latency_ns[l]||null]),o=n.filter((s,l)=>t[l]<bm);return o.length>1?o:n}function Qc(e){let t=100*(1-10**-e);return`${Number(t.toFixed(Math.max(1,Math.ceil(e))))} %`}function vm(e,t,n){return[`${je(100*10**-e)} %`,...t.map(s=>s===null?"-":n(s))]}function km(e,t){let n=(o,s)=>{let l=e.length>1?`${e[s].name}: `:"",{count:r,latency_ns_p50:i,latency_ns_p99:c}=o?.summary??{count:0};return r?`${l}half take ${we(i)} or less, 99 % take ${we(c)} or less`:`${l}none was done`};return`${t.map(n).join("; ")}.`}var Cr={label:"seconds of the run",tick:(e,t)=>e.toFixed($m(t)),read:e=>`${e.toFixed(3)} s`};function $m([e,t]){return t>e?Math.min(9,Math.max(0,Math.ceil(-Math.log10(t-e)))):0}var xm="In Kubernetes: limits.cpu is cpu.max, quota over period; a period with throttling counts in container_cpu_cfs_throttled_periods_total, of container_cpu_cfs_periods_total; throttled time is container_cpu_cfs_throttled_seconds_total. A burst (cpu.max.burst) has no field there. systemd: CPUQuota= and CPUQuotaPeriodSec=.";function eu({worlds:e}){let t=[...new Set(e.flatMap(n=>n.limits.map(o=>o.path)))];return[x`<p class="note">${xm}</p>`,t.map(n=>x`<${Sm} key=${n} path=${n} worlds=${e} />`)]}function Sm({path:e,worlds:t}){let n=t.map(h=>h.limits.find(p=>p.path===e)),o=[...new Set(n.filter(Boolean).map(h=>we(h.step_ns)))].join(", "),s=Er(n,h=>h.used_in_step_ns.map(p=>p/h.step_ns)),l=Er(n,h=>h.throttled_in_step_ns.map(p=>100*p/h.step_ns)),r=t.map(h=>h.name),i=Mm(t,n),c={label:"CPUs",tick:je,read:h=>h.toFixed(2),scale:{range:(h,p,g)=>[0,Math.max(g??1,.1)*1.05]}},u={label:"throttled, %",tick:je,read:h=>`${h.toFixed(1)} %`,scale:{range:()=>[0,105]}};return x`<section>
    <${So}
      title=${`CPU time that ${e} used`}
      sentence=${Cm(t,n,o)}
      sync="time"
      data=${[s.x,...s.columns,...i.map(({cpus:h})=>s.x.map(()=>h))]}
      series=${[...r.map((h,p)=>({label:h,spanGaps:!0,...xo(p)})),...i.map(Tm)]}
      x=${Cr}
      y=${c}
      numbers=${Pr(s,r,"CPUs")}
    />
    <${So}
      title=${`When ${e} was throttled`}
      sentence=${Em(t,n,o)}
      sync="time"
      height=${180}
      data=${[l.x,...l.columns]}
      series=${r.map((h,p)=>({label:h,spanGaps:!0,...xo(p)}))}
      x=${Cr}
      y=${u}
      numbers=${Pr(l,r,"%")}
    />
    <${Pt} caption=${`Limit of ${e}`} ...${Am(t,n)} />
  </section>`}function tu({worlds:e}){return Bs(e).map(t=>{let n=e.map(r=>js(r,t)?.steps),o=Er(n,r=>r.slowest_ns.map(i=>i>0?i/1e6:null));if(o.columns.flat().filter(r=>r!==null).length<2)return null;let s=e.map(r=>r.name),l={label:"slowest, ms",tick:je,read:r=>`${r.toFixed(3)} ms`,scale:{range:(r,i,c)=>[0,Math.max(c??1,1e-6)*1.05]}};return x`<${So}
      key=${t}
      title=${`Slowest ${t} by when it began`}
      sentence=${Pm(e,n)}
      sync="time"
      height=${200}
      data=${[o.x,...o.columns]}
      series=${s.map((r,i)=>({label:r,spanGaps:!0,...xo(i)}))}
      x=${Cr}
      y=${l}
      numbers=${Pr(o,s,"ms")}
    />`})}function Er(e,t){return Gs(e.map(n=>n?t(n).map((o,s)=>[(s+.5)*n.step_ns/1e9,o]):[]))}function Mm(e,t){let n=[];return t.forEach((o,s)=>{if(!o||o.quota_ns===null)return;let l=o.quota_ns/o.period_ns,r=n.find(i=>i.cpus===l);r?r.names.push(e[s].name):n.push({cpus:l,names:[e[s].name],world:s})}),n}function Tm({names:e,world:t},n,o){let s=o.length>1?`quota, ${e.join(" and ")}`:"quota",l=()=>zt(o.length>1?`world-${t}`:"quota"),r=o.length>1?3:1;return{label:s,stroke:l,width:r,dash:[1,4],points:{show:!1}}}function Pr({x:e,columns:t},n,o){return{columns:["s",...n.map(s=>`${s}, ${o}`)],rows:()=>e.map((s,l)=>[s.toFixed(3),...t.map(r=>r[l]===null?"-":r[l].toFixed(2))])}}function Ar(e,t,n){return t.map((s,l)=>s?e.length>1?`${e[l].name}: ${n(s)}`:n(s):null).filter(Boolean).join("; ")}function Cm(e,t,n){return`${Ar(e,t,s=>{let l=s.quota_ns===null?"no quota":`quota ${we(s.quota_ns)}`,r=s.burst_ns>0?`, burst ${we(s.burst_ns)}`:", no burst";return`${l} for each ${we(s.period_ns)}${r}`})}. Each point is a mean over ${n}; the kernel's periods may begin elsewhere, so a point may lie above what the limit allows in one.`}function Em(e,t,n){return`${Ar(e,t,s=>`throttled in ${s.nr_throttled} of ${s.nr_periods} periods`+(s.nr_bursts>0?`, burst used in ${s.nr_bursts}`:""))}. The line is the share of each ${n} in which at least one CPU's queue of the group was throttled. A period in which the group had nothing to do is not counted.`}function Pm(e,t){return`${Ar(e,t,o=>{let s=Math.max(...o.slowest_ns,0);if(s===0)return"none was done";let l=o.slowest_ns.indexOf(s)*o.step_ns;return`the slowest took ${we(s)} and began at about ${(l/1e9).toFixed(2)} s`})}.`}function Am(e,t){let n=(l,r)=>[l,...t.map(i=>i?r(i):"-")],o=l=>l.quota_ns===null?"max":l.quota_ns/1e3,s=l=>Yt(l.nr_throttled/Math.max(1,l.nr_periods));return{columns:["cpu.max and cpu.stat",...e.map(l=>l.name)],rows:[n("quota, us",o),n("period, us",l=>l.period_ns/1e3),n("burst, us",l=>l.burst_ns/1e3),n("nr_periods",l=>l.nr_periods),n("nr_throttled",l=>l.nr_throttled),n("throttled periods",s),n("throttled time of all CPUs, ms",l=>(l.throttled_ns/1e6).toFixed(3)),n("nr_bursts",l=>l.nr_bursts),n("burst used, ms",l=>(l.burst_used_ns/1e6).toFixed(3))]}}function nu(e){return{cpus:e.cpus,states:e.states,tasks:e.tasks,steps:e.steps,windows:e.windows.map(t=>Om(t,e))}}function Om({from_ns:e,to_ns:t,is_cut:n,stretches:o,wakes:s},{cpus:l,tasks:r}){let i=o.task.length,c=new Float64Array(i),u=new Float64Array(i),h=e;for(let g=0;g<i;g+=1)h+=o.after_ns[g],c[g]=h,u[g]=h+o.length_ns[g];let p=(g,_)=>{let b=Array.from({length:_},()=>[]);return o[g].forEach((k,S)=>b[k].push(S)),b};return{from_ns:e,to_ns:t,is_cut:n,from:c,to:u,task:o.task,state:o.state,cpu:o.cpu,byTask:p("task",r.length),byCpu:p("cpu",l),wakes:Lm(e,s)}}function Lm(e,t){let n=e;return t.task.map((o,s)=>{n+=t.after_ns[s];let{[s]:l}=t.waker;return{at:n,task:o,waker:l,wakerCpu:t.waker_cpu[s],targetCpu:t.target_cpu[s]}})}function Or(e,t,n){let o=0,s=e.length;for(;o<s;){let l=o+s>>1;t[e[l]]<=n?o=l+1:s=l}return o}function ou(e,t,n){let o=e.states.length,s=e.tasks.map(()=>new Array(o).fill(0)),l=0;for(let r of e.windows){let i=Math.max(t,r.from_ns),c=Math.min(n,r.to_ns);i>=c||(l+=c-i,r.byTask.forEach((u,h)=>{for(let p=Or(u,r.to,i);p<u.length;p+=1){let g=u[p];if(r.from[g]>=c)break;let _=Math.min(c,r.to[g])-Math.max(i,r.from[g]);s[h][r.state[g]]+=_}}))}return{known:l,sums:s}}var Nn=24,Dm=300;function Ks(e,t,n){let o=n<560?78:150,s=t==="cpu"?Array.from({length:e.cpus},(r,i)=>({name:`CPU ${i}`,at:i})):e.tasks.map((r,i)=>({name:r.name,at:i})).slice(0,400),l=Math.max(t==="cpu"?14:12,Math.min(26,Math.floor(420/s.length)));return{rows:s,label:o,tall:l,height:Nn+Math.max(1,s.length)*l+2}}function lu(e,t,{by:n,from:o,to:s,marks:l,colours:r}){let i=window.devicePixelRatio||1,c=e.clientWidth,u=Ks(t,n,c);e.width=Math.round(c*i),e.height=Math.round(u.height*i);let h=e.getContext("2d");h.scale(i,i),h.fillStyle=r.paper,h.fillRect(0,0,c,u.height);let g={pen:h,plan:u,x:_=>u.label+(_-o)*(c-u.label)/(s-o),from:o,to:s,width:c,colours:r,by:n};Um(g),Rm(g,t);for(let _ of t.windows)_.to_ns>o&&_.from_ns<s&&Nm(g,t,_);l&&Im(g,l),Hm(g),Bm(g)}function Mo({plan:e},t){return Nn+t*e.tall}function Um({pen:e,plan:t,width:n,colours:o}){t.rows.forEach((s,l)=>{e.fillStyle=l%2?o.paper:o.stripe,e.fillRect(t.label,Nn+l*t.tall,n-t.label,t.tall)})}function Rm(e,t){let{steps:n}=t;if(e.by==="cpu"){e.plan.rows.forEach((s,l)=>{let r=n.cpu_busy_per_mille[Math.floor(s.at/n.cpus_per_row)];su(e,t,l,[[r,"running"]])});return}let o=new Map(n.rows.map(s=>[s.name,s]));e.plan.rows.forEach((s,l)=>{let r=o.get(s.name);if(!r)return;let i=[[r.running_per_mille,"running"],[r.queued_per_mille,"queued"],[r.throttled_per_mille,"throttled"]];su(e,t,l,i)})}function su(e,t,n,o){let{pen:s,plan:l,x:r,from:i,to:c,colours:u}=e,{step_ns:h}=t.steps,p=l.tall-3,g=o[0][0]?.length??0,_=Math.max(0,Math.floor(i/h)),b=Math.min(g,Math.ceil(c/h));for(let k=_;k<b;k+=1){let S=Math.max(l.label,r(k*h)),A=Math.max(.5,r((k+1)*h)-S),y=Mo(e,n)+2+p;for(let[C,M]of o){let W=p*C[k]/1e3;y-=W,s.globalAlpha=.45,s.fillStyle=u[M],s.fillRect(S,y,A,W)}}s.globalAlpha=1}function Nm(e,t,n){let{pen:o,plan:s,x:l,from:r,to:i,width:c,colours:u}=e,h=Math.max(s.label,l(n.from_ns)),p=Math.min(c,l(n.to_ns));s.rows.forEach((g,_)=>{o.fillStyle=_%2?u.paper:u.stripe,o.fillRect(h,Mo(e,_),p-h,s.tall)}),o.fillStyle=u.window,o.fillRect(h,Nn-4,Math.max(2,p-h),4),s.rows.forEach((g,_)=>{let b=e.by==="cpu"?n.byCpu[g.at]:n.byTask[g.at];Wm(e,t,n,b,_)}),zm(e,n,Math.max(r,n.from_ns),Math.min(i,n.to_ns))}function Wm(e,t,n,o,s){let{plan:l,x:r,from:i,to:c,width:u,by:h}=e,p=new Map,g=h==="cpu"?0:Or(o,n.to,i);for(let _=g;_<o.length;_+=1){let b=o[_];if(n.from[b]>=c)break;if(n.to[b]<=i)continue;let k=n.state[b],S=Math.max(l.label,r(n.from[b])),A=Math.min(u,r(n.to[b]));if(A-(p.get(k)??-1)<.4)continue;p.set(k,A);let y=t.tasks[n.task[b]];Fm(e,s,t.states[k],S,Math.max(A-S,.6),y)}}function Fm(e,t,n,o,s,l){let{pen:r,plan:i,colours:c,by:u}=e,h=i.tall-3,p=u==="cpu"?Math.max(3,Math.floor(h/4)):h,g=Mo(e,t)+2,_=h;if(u==="cpu"?(_=n==="running"?h-p:p,g+=n==="running"?0:h-p):n!=="running"&&(_=Math.max(3,Math.floor(h*.6)),g+=h-_),r.fillStyle=c[n],r.fillRect(o,g,s,_),n==="throttled"&&s>3&&_>2&&qm(r,o,g,s,_,c.paper),u==="cpu"&&n==="running"&&s>34){r.fillStyle=c.onRunning,r.font="10px system-ui, sans-serif";let b=Math.floor((s-4)/6);r.fillText(Vl(l.name,b),o+2,g+_/2+3.5)}}function qm(e,t,n,o,s,l){e.save(),e.beginPath(),e.rect(t,n,o,s),e.clip(),e.strokeStyle=l,e.lineWidth=1,e.beginPath();for(let r=t-s;r<t+o;r+=5)e.moveTo(r,n+s),e.lineTo(r+s,n);e.stroke(),e.restore()}function zm(e,t,n,o){let{pen:s,x:l,colours:r,by:i,plan:c}=e,u=t.wakes.filter(h=>h.at>=n&&h.at<o);if(!(u.length===0||u.length>Dm)){s.strokeStyle=r.ink,s.fillStyle=r.ink,s.lineWidth=1;for(let h of u){let[p,g]=i==="cpu"?[h.wakerCpu,h.targetCpu]:[h.waker,h.task];if(g>=c.rows.length)continue;let _=l(h.at),b=Mo(e,g)+c.tall/2;if(p!==null&&p!==g&&p<c.rows.length){let k=Mo(e,p)+c.tall/2;s.globalAlpha=.6,s.beginPath(),s.moveTo(_,k),s.lineTo(_,b),s.stroke(),s.globalAlpha=1}s.beginPath(),s.moveTo(_,b),s.lineTo(_-4,b-3),s.lineTo(_-4,b+3),s.fill()}}}function Im({pen:e,plan:t,x:n,width:o,colours:s},{from:l,taken:r,to:i}){e.fillStyle=s.mark;let c=u=>Math.min(o,Math.max(t.label,n(u)));e.globalAlpha=.16,e.fillRect(c(l),Nn,c(i)-c(l),t.height),e.globalAlpha=1,e.strokeStyle=s.mark,e.lineWidth=2;for(let[u,h]of[[l,[]],[r,[4,3]],[i,[]]])u===void 0||n(u)<t.label||n(u)>o||(e.setLineDash(h),e.beginPath(),e.moveTo(n(u),Nn),e.lineTo(n(u),t.height),e.stroke());e.setLineDash([])}function Hm({pen:e,plan:t,x:n,from:o,to:s,width:l,colours:r}){let i=Vm((s-o)/Math.max(2,(l-t.label)/110));e.font="11px system-ui, sans-serif",e.fillStyle=r.ink,e.strokeStyle=r.grid,e.lineWidth=1;for(let c=Math.ceil(o/i)*i;c<s;c+=i){let u=n(c);e.beginPath(),e.moveTo(u,Nn-4),e.lineTo(u,t.height),e.stroke();let h=Ms(c,i*100);u+e.measureText(h).width<l&&e.fillText(h,u+2,12)}}function Vm(e){let t=10**Math.floor(Math.log10(Math.max(e,1)));return[1,2,5,10].map(n=>n*t).find(n=>n>=e)}function Bm(e){let{pen:t,plan:n,colours:o}=e;t.fillStyle=o.paper,t.fillRect(0,0,n.label,n.height),t.fillStyle=o.ink,t.font=`${Math.min(12,n.tall-2)}px system-ui, sans-serif`;let s=Math.floor((n.label-8)/6.4);n.rows.forEach((l,r)=>{t.fillText(Vl(l.name,s),2,Mo(e,r)+n.tall/2+4)})}function ru(e){let t=Jc(e).map(i=>({world:e.name,name:i.span,task:i.task,from:i.at_ns,taken:i.taken_at_ns,to:i.at_ns+i.elapsed_ns,blame:i.blame})),n=e.schedule.longest_wait;if(t.length>0||!n)return t;let{task:o,from_ns:s,to_ns:l}=n;return[{world:e.name,name:"longest time ready without a CPU",task:o,from:s,to:l,blame:null}]}function iu({jumps:e,chosen:t,choose:n,several:o}){let s=(l,r)=>[{text:`${r+1}`,node:x`<${jm} ...${{jump:l,at:r,chosen:t,choose:n}} />`},...o?[l.world]:[],l.name,(l.from/1e9).toFixed(6),rn(l.to-l.from),{text:au(l.blame),node:x`<${Gm} blame=${l.blame} />`},l.task];return x`<${Pt}
    caption="The slowest, and where their time went"
    columns=${["jump to",...o?["run"]:[],"what","began, s","took, ms","where the time went","ended by"]}
    rows=${e.map(s)}
    selected=${t}
  />`}function jm({jump:e,at:t,chosen:n,choose:o}){return x`<button
    type="button"
    class="jump"
    aria-pressed=${t===n}
    onClick=${()=>o(t)}
  >
    ${t+1}<span class="unseen">: show ${G(e.name)} of ${we(e.to-e.from)}</span>
  </button>`}function Lr(e){let t=Math.max(1,Xo.reduce((o,[s])=>o+e[`${s}_ns`],0));return Xo.map(([o,s])=>({name:o,says:s,share:e[`${o}_ns`]/t})).filter(({share:o})=>o>0)}function au(e){return e?Lr(e).map(({name:t,share:n})=>`${t} ${Yt(n)}`).join(", "):"-"}function Gm({blame:e}){if(!e)return"-";let t=Zc(e),n=Lr(e).map(({name:s,share:l})=>x`<span class=${`cause ${s}`} style=${{width:`${100*l}%`}}></span>`),o=Lr(e).find(({name:s})=>s===t)?.share??0;return x`<span class="blame" role="img" aria-label=${au(e)}>${n}</span>
    <span class="main" aria-hidden="true">${t} ${Yt(o,0)}</span>`}function cu(){return x`<ul class="legend">
    ${Xo.map(([e,t])=>x`<li><span class=${`cause ${e}`}></span> ${e}: ${t}</li>`)}
  </ul>`}var uu=200;function fu(e){let t={from:0,to:Math.max(e,uu)},n=Je(t),o=(s,l)=>{let r=Math.min(Math.max(l-s,uu),t.to),i=(s+l)/2,c=Math.min(Math.max(0,i-r/2),t.to-r);n.value={from:c,to:c+r}};return{range:n,show:o,all:()=>o(0,t.to),zoom:(s,l)=>{let{from:r,to:i}=n.value,c=l??(r+i)/2;o(c-(c-r)*s,c+(i-c)*s)},move:s=>{let{from:l,to:r}=n.value,i=r-l,c=Math.min(Math.max(0,l+s*i),t.to-i);n.value={from:c,to:c+i}}}}function hu(e,t,n){let o=new Map,s=u=>{let{from:h,to:p}=t.range.value,g=e.clientWidth-n();return h+(u-n())*(p-h)/g},l=u=>u/(e.clientWidth-n()),r=new AbortController,i={signal:r.signal},c=(u,h,p)=>e.addEventListener(u,h,{...p,...i});c("wheel",u=>{if(!u.ctrlKey&&!u.shiftKey)return;u.preventDefault();let h=u.deltaY||u.deltaX;u.ctrlKey?t.zoom(h>0?1.25:.8,s(u.offsetX)):t.move(h>0?.1:-.1)},{passive:!1}),c("dblclick",u=>t.zoom(.4,s(u.offsetX))),c("pointerdown",u=>{o.set(u.pointerId,u.offsetX),e.setPointerCapture(u.pointerId)}),c("pointermove",u=>{let h=o.get(u.pointerId);h!==void 0&&(o.size===1?t.move(-l(u.offsetX-h)):Km(t,o,u,s),o.set(u.pointerId,u.offsetX))});for(let u of["pointerup","pointercancel"])c(u,h=>o.delete(h.pointerId));return()=>r.abort()}function Km(e,t,n,o){let[s]=[...t].filter(([i])=>i!==n.pointerId).map(([,i])=>i),l=Math.abs(t.get(n.pointerId)-s),r=Math.abs(n.offsetX-s);l>4&&r>4&&e.zoom(l/r,o((n.offsetX+s)/2))}function pu(e,t,n){let o={ArrowLeft:()=>t.move(-.2),ArrowRight:()=>t.move(.2),PageUp:()=>t.move(-1),PageDown:()=>t.move(1),"+":()=>t.zoom(.5),"=":()=>t.zoom(.5),"-":()=>t.zoom(2),0:t.all,Home:t.all,n:()=>n(1),p:()=>n(-1)};return e in o?(o[e](),!0):!1}var mu=60,du="Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.",Ym="Blank is blocked or idle. Under a bar at the top every switch is drawn. Elsewhere the page has no room for that: there a pale column stands for a whole step of time, and its height is the share of the step that was spent so, not one stretch. The shaded time is the chosen request, the broken line when a thread took it. Arrows are wake-ups, from who woke to who was woken.";function _u({worlds:e}){let t=e.length>1,n=Et(()=>e.map(b=>nu(b.schedule)),[e]),o=Math.max(...e.map(b=>b.ended_ns)),s=Et(()=>fu(o),[e]),l=Et(()=>e.flatMap(b=>ru(b)),[e]),[r,i]=lt("task"),[c,u]=lt(l.length>0?0:-1),h=b=>{let{from:k,to:S}=l[b],A=Math.max((S-k)*.08,1e3);u(b),s.show(k-A,S+A)};vt(()=>{let[b]=n.flatMap(({windows:k})=>k);l.length>0?h(0):b&&s.show(b.from_ns,b.to_ns)},[e]);let p=b=>{l.length>0&&h((c+b+l.length)%l.length)},g=l[c],_=(b,k)=>{let S={world:b,decoded:n[k],view:s,marks:g};return[x`<${ed} ...${{...S,by:r,step:p}} />`,x`<${nd} ...${S} isBrief=${t} />`]};return x`<div class="schedule">
    <${Qm} view=${s} by=${r} setBy=${i} jump=${l.length>0&&p} />
    ${t?e.map((b,k)=>x`<section class="beside" aria-label=${`Schedule: ${G(b.name)}`}>
            <h3><bdi>${G(b.name)}</bdi></h3>
            ${_(b,k)}
          </section>`):_(e[0],0)}
    <${td} by=${r} />
    ${t&&x`<${Jm} marks=${g} />`}
    <${iu} ...${{jumps:l,chosen:c,choose:h,several:t}} />
    ${l.some(b=>b.blame)&&x`<${cu} />`}
    ${e.map(b=>Zm(b,t?`${b.name}: `:""))}
  </div>`}function Jm({marks:e}){return x`<p class="note">
    ${e&&x`The shaded time is a request of <bdi>${G(e.world)}</bdi>.${" "}`}
    With the same seed the same requests come to every run, at the same times where clients do not
    wait for answers. For a table of what a run's tasks did, choose that run above.
  </p>`}function Zm({schedule:e},t){let n=e.windows_left_out,o=e.windows.filter(r=>r.is_cut).length,s=o===1?"1 of the times in full ends early: so much happened in it.":`${o} of the times in full end early: so much happened in them.`,l=r=>x`<p class="note">${G(`${t}${r}`)}</p>`;return[n>0&&l(`${n} of the times in full had no room on this page.`),o>0&&l(`${s} What follows is drawn in steps.`)]}function Qm({view:e,by:t,setBy:n,jump:o}){let s=(r,i)=>x`<button type="button" onClick=${i}>${r}</button>`,l=(r,i)=>x`<label
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
  </div>`}function Xm(){let t=Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink","grid"].map(l=>[l,zt(l)])),[n,o,s]=["window","mark","on-running"].map(zt);return{...t,window:n,mark:o,onRunning:s}}function ed({world:e,decoded:t,view:n,by:o,marks:s,step:l}){let r=Mn(null),i=Mn({});i.current={by:o,marks:s},vt(()=>{let p=r.current,g=()=>{let{from:A,to:y}=n.range.peek();lu(p,t,{...i.current,from:A,to:y,colours:Xm()})},_=0,b=()=>{cancelAnimationFrame(_),_=requestAnimationFrame(g)};i.current.later=b;let k=ft(()=>{n.range.value,ao.value,b()}),S=new ResizeObserver(b);return S.observe(p.parentElement),()=>{k(),S.disconnect(),cancelAnimationFrame(_)}},[t,o,s]),vt(()=>{let p=r.current;return hu(p,n,()=>Ks(t,"task",p.clientWidth).label)},[n]);let c=p=>{p.ctrlKey||p.metaKey||p.altKey||pu(p.key,n,l)&&p.preventDefault()},{height:u}=Ks(t,o,1e3),h=`Schedule of ${G(e.name)} by ${o==="cpu"?"CPU":"task"}. ${du}`;return x`<div
    class="canvas"
    tabindex="0"
    role="application"
    aria-label=${h}
    onKeyDown=${c}
  >
    <canvas ref=${r} style=${{height:`${u}px`}} aria-hidden="true"></canvas>
  </div>`}function td({by:e}){let t=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"]],n=e==="cpu"?"Waiting tasks are the strip below who runs. ":"";return x`<ul class="legend">
      ${t.map(([o,s])=>x`<li><span class=${`cause ${o}`}></span> ${o}: ${s}</li>`)}
      <li><span class="cause running pale"></span> pale: the share of a step that was spent so</li>
    </ul>
    <p class="note">${n}${Ym} ${du}</p>`}function nd({world:e,decoded:t,view:n,marks:o,isBrief:s}){let{from:l,to:r}=n.range.value,{known:i,sums:c}=Et(()=>ou(t,l,r),[t,l,r]),u=r-l,h=t.tasks.map((k,S)=>({task:k,sums:c[S]}));h.sort((k,S)=>Ys(S.sums)-Ys(k.sums));let p=h.filter(({sums:k})=>Ys(k)>0),g=({task:k,sums:S})=>[k.name,k.group,...S.map(rn),rn(Math.max(0,i-Ys(S)))],_=i>=u*.999?"what you see":"the times in full that you see",b=p.length-mu;return x`<p class="seen" aria-live="polite">
      ${od(e,t,{from:l,to:r,known:i,sums:c,marks:o})}
    </p>
    ${!s&&x`<${Pt}
      caption=${`What each task did in ${_}, ms`}
      columns=${["task","group",...t.states,"blocked"]}
      rows=${p.slice(0,mu).map(g)}
    />`}
    ${!s&&b>0&&x`<p class="note">and ${b} more tasks</p>`}`}function Ys(e){return e.reduce((t,n)=>t+n,0)}function od(e,t,{from:n,to:o,known:s,sums:l,marks:r}){let i=o-n,c=`You see ${we(i)} of ${we(e.ended_ns)}, from ${Ms(n,i)}.`;if(s===0)return`${c} It is drawn in steps of ${we(t.steps.step_ns)}.`;let u=t.tasks.find(k=>k.name===r?.task)?.group;if(u===void 0)return c;let h=l.filter((k,S)=>t.tasks[S].group===u&&t.tasks[S]),p=k=>{let S=t.states.indexOf(k),A=h.reduce((y,C)=>y+C[S],0);return Yt(A/Math.max(1,s*h.length),0)},g=`The ${h.length} tasks of ${G(u)} that are drawn`,_=`${p("queued")} waiting for a CPU, ${p("running")} running`;return`${c} ${g} spent ${p("throttled")} of it throttled, ${_}, the rest asleep or on the way to another CPU.`}var Dr=-1;function gu({worlds:e}){let t=e.length>1,[n,o]=lt(t?Dr:0),s=Et(()=>n===Dr?e:[e[n]],[e,n]),l=(r,i)=>x`<label
      ><input
        type="radio"
        name="world"
        checked=${i===n}
        onChange=${()=>o(i)}
      />
      <bdi>${G(r)}</bdi></label
    >`;return x`${t&&x`<fieldset class="worlds">
      <legend>Which run</legend>
      ${l("all, at the same time",Dr)} ${e.map(({name:r},i)=>l(r,i))}
    </fieldset>`}
    <${_u} key=${n} worlds=${s} />`}var sd=6;function Ur(e,t){return(t?t.numbers:ld(e)).map(({label:o,of:s,read:l})=>[o,...e.map(r=>{let i=s(r.run);return i==null?"-":l(i)})])}var J={time:we,percent:e=>Yt(e/100),count:e=>String(e),number:e=>je(e),joules:e=>`${je(e)} J`},Vt=(e,t)=>e.tasks.find(n=>n.name===t),Rr=(e,t)=>e.groups.find(n=>n.path===t),Wn=(e,t=0)=>e.requests[t];function ld(e){let[{run:t}]=e,n=t.requests.flatMap(({span:l},r)=>[{label:`${l}: done`,of:i=>Wn(i,r)?.count,read:J.count},{label:`${l}: p50`,of:i=>Js(i,r)?.latency_ns_p50,read:J.time},{label:`${l}: p99`,of:i=>Js(i,r)?.latency_ns_p99,read:J.time},{label:`${l}: slower than p99`,of:i=>rd(Js(i,r)),read:J.count},{label:`${l}: slowest`,of:i=>Js(i,r)?.latency_ns_max,read:J.time}]),o=t.groups.filter(l=>l.limit).map(({path:l})=>({label:`${l}: periods throttled`,of:r=>Rr(r,l)?.limit?.throttle_ratio_percent,read:J.percent})),s=n.length>0?[]:t.tasks.slice(0,sd).flatMap(id);return[...n,...o,...s,...ad()]}function Js(e,t){let n=Wn(e,t);return n?.count>0?n:null}function rd(e){return e===null?null:Math.floor(e.count/100)}function id({name:e}){return[{label:`${e}: CPU time`,of:t=>Vt(t,e)?.runtime_ns,read:J.time},{label:`${e}: mean wait for a CPU`,of:t=>Vt(t,e)?.delay_ns_mean,read:J.time},{label:`${e}: longest wait for a CPU`,of:t=>Vt(t,e)?.delay_ns_max,read:J.time}]}function ad(){return[{label:"CPU time of all tasks",of:e=>e.total.runtime_ns,read:J.time},{label:"switches",of:e=>e.total.switches,read:J.count},{label:"migrations",of:e=>e.total.migrations,read:J.count},{label:"wake-up latency, p99",of:e=>e.total.wakeups>0?e.total.wake_latency_ns_p99:null,read:J.time}]}var cd=100;function wu({play:e,story:t}){let n=e.result.value;if(!n)return x`<p role="status">The engine is loading.</p>`;let o=[n.a,n.b].filter(c=>c?.ok).map(c=>c.ok),s=[n.a,n.b].filter(c=>c&&!c.ok);if(o.length===0){let c=s.find(({kind:h})=>h==="stopped"),u=c?G(c.message):"the message stands where the text is.";return x`<p class="caution" role="alert">No run: ${u}</p>`}let l=o.map(({document:c})=>c.worlds[0]),r=l.some(({spans:c})=>c.some(({summary:u})=>u.count>0)),i=l.some(c=>c.limits.length>0);return x`<section class="outcome" aria-label="What came out">
    <${ud} shown=${n} answers=${o} />
    <${fd} answers=${o} broken=${s} />
    <${Pt}
      caption=${l.length>1?"Numbers of both worlds":"Numbers of world A"}
      columns=${["what",...l.map(c=>c.name)]}
      rows=${Ur(o,t)}
    />
    <${pd} answers=${o} />
    ${r&&x`<h2>Latency</h2><${Xc} worlds=${l} />`}
    ${(i||r)&&x`<h2>Over time</h2>`}
    ${i&&x`<${eu} worlds=${l} />`}
    ${r&&x`<${tu} worlds=${l} />`}
    <h2>Schedule</h2>
    <${gu} key=${l.map(({digest:c})=>c).join()} worlds=${l} />
  </section>`}function bu({play:e,story:t}){let{a:n,b:o}=e.result.value??{},s=[n,o].filter(p=>p?.ok).map(p=>p.ok);if(s.length===0)return null;let l=Ur(s,t),[r,...i]=l.find(([p])=>p.endsWith("p99"))??l[0],c=i.map((p,g)=>`${"AB"[g]} ${p}`).join(", "),[u]=s,h=En(u)?` (first ${we(u.run.simulated_ns)})`:"";return x`<p class="brief" aria-hidden="true">
    <bdi>${G(r)}</bdi>: ${G(c)}${h}
  </p>`}function ud({shown:e,answers:t}){let n=t.filter(En);if(n.length===0){let r=t.map(({run:c})=>we(c.simulated_ns)),i=new Set(r).size>1?`A ${r[0]}, B ${r[1]}`:r[0];return x`<p class="length">Simulated: the whole run, ${i}.</p>`}let o=Math.min(...n.map(({run:r})=>r.simulated_ns)),s=Math.max(...n.map(({whole_ns:r})=>r)),l=e.kind==="drag"?"so that it answers at once; more follows when nothing moves":"a whole run would take too long here; the command below runs it";return x`<p class="length cut">
    Simulated: only the first ${we(o)} of ${we(s)}, ${l}.
  </p>`}function fd({answers:e,broken:t}){let n=new Set;for(let{document:o,warnings:s}of e){o.cautions.forEach(l=>n.add(`${o.worlds[0].name}: ${l}`)),s.forEach(l=>n.add(l));for(let{summary:l}of o.worlds[0].spans)l.count>0&&l.count<cd&&n.add(hd(o.worlds[0].name,l))}return t.forEach(({kind:o,message:s})=>{n.add(o==="stopped"?s:"World B can't be run: the message stands with it.")}),[...n].map(o=>x`<p class="caution" role="note">${G(o)}</p>`)}function hd(e,{span:t,count:n}){let o=n===1?"is 1 request":`are ${n} requests`;return`${e}: there ${o} of ${t}, too few for a p99: it is the slowest of them.`}function pd({answers:e}){return x`<div class="runs">
    ${e.map(({document:t})=>{let[{name:n,said:o}]=t.worlds;return x`<section aria-label=${G(n)}>
        <h3><bdi>${G(n)}</bdi></h3>
        <p class="about">${t.about.map(G).join(" ")}</p>
        <ul>
          ${o.map(s=>x`<li>${G(s)}</li>`)}
        </ul>
      </section>`})}
  </div>`}var md=e=>Math.max(...e.tasks.map(t=>t.ended_at_ns)),yu={id:"000",title:"Limits that refill at the same moment",problem:["Two groups share one core with eight hardware threads. Each may use a quarter of it: its quota is refilled once in a period of 100 ms.","On Linux 6.2 all refills fall on the same moment. So both groups run together, then both are throttled together. For half of each period eight tasks crowd on one core, and for the other half nobody uses it."],change:"The patch starts each group's period at another time. Then the groups take turns, and each task has more of the core for itself.",look:"Look at the time when the last task is done. Then look at the schedule of both worlds: in A both groups are throttled at the same time, in B they take turns.",reduced:"one core, and one second of work for each task; the study has 59 s, and 1 to 8 cores. The moment at which a group begins is drawn from the seed: choose another seed to see how much of the gain is luck.",text:`machine = "power-smt8-1"
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
`,knobs:["limit:/one:quota","limit:/two:quota","limit:/one:period","limit:/two:period"],choices:[{key:"phase",label:"When does a group's period begin?",usual:"aligned",answers:[["aligned","all at the same moments, as on 6.2"],["tenths","moved on by tenths of a period: the posted patch"],["random","anywhere, drawn once: what was merged in 6.4"],["even","spread evenly: what the thread wishes for"],["varied","periods a few per cent longer or shorter: the reply"]]}],changed:{"set:phase":"even"},numbers:[{label:"all work is done after",of:md,read:J.time},{label:"energy of the socket",of:e=>e.energy_j,read:J.joules},{label:"CPU time of all tasks",of:e=>e.total.runtime_ns,read:J.time}]};var Zs=e=>e.placement.machine,vu={id:"001",title:"Where is an idle CPU?",problem:["A task that wakes up looks for an idle CPU among those that share its cache. When nearly all are busy, it looks at many of them in vain.","Linux 6.0 looks at fewer CPUs, the busier they are. That is cheap, but it misses idle CPUs that are there."],change:"The patch (SIS_CORE) keeps a note of CPUs that went idle, one for each core, and looks only at those. What it finds busy it strikes out.",look:"Look at the share of looks that find an idle CPU. Then at the work that is done: a better search is worth little where no CPU is idle. The mail reports a gain of 17 to 27 % on an overloaded machine, which the simulator does not show: the study says what we think is missing.",reduced:"24 CPUs and 23 ms, most of which hackbench takes to start; the study has 96 and 256 CPUs. Differences of a few per cent in the work done may be chance.",text:`machine = "node:1 l3:1 core:12 pu:2"
duration = "23ms"

[kernel]
profile = "tip-fb04563d1cae"
changes = "hint-skips-pending,core-search-free"

[groups."/bench"]

[[workloads]]
command = "hackbench -g 1 -l 10000 -p"
group = "/bench"
`,knobs:[],choices:[{key:"search",label:"Which CPUs are tried?",usual:"sis-util",answers:[["sis-util","in order, fewer as they get busier: 6.0"],["sis-core","only those that are noted as idle: the patch"],["sis-prop","in order, as many as the idle time pays for: 4.13"],["linear","all of them, in order: 4.8"]]}],changed:{"set:search":"sis-core"},numbers:[{label:"looks at a CPU that found it idle",of:e=>Zs(e).search_efficiency_percent,read:J.percent},{label:"searches",of:e=>Zs(e).searches,read:J.count},{label:"searches that found an idle CPU",of:e=>Zs(e).search_success_percent,read:J.percent},{label:"CPUs looked at in a scan, on average",of:e=>Zs(e).scan_depth_mean,read:J.number},{label:"messages done",of:e=>e.goals[0]?.count,read:J.count}]};var ku=e=>Rr(e,"/test")?.limit,$u={id:"002",title:"Time that was not used is not lost: burst",problem:["A service may use 6 CPUs: 600 ms of CPU time in each 100 ms. On average it needs five. But its work comes in batches, and now and then three batches fall into one period.","What a group does not use is lost at the end of the period. So the service is throttled in a busy period, though it saved time in the ones before."],change:"With burst, a group keeps what it did not use, up to a maximum, and may use it in a later period.",look:"Look at the 99th percentile of both worlds. Then drag the quota down towards five CPUs: when nothing is left over on average, there is nothing to save, and burst cannot help.",reduced:"5 s; the study has 60 s and ten seeds.",text:`machine = "xeon-8260-2s"
kernel = "6.1"
duration = "5s"

[groups."/test"]
"cpu.max" = "600000 100000"

[[workloads]]
command = "schbench -m 1 -t 30 -r 60 -c 10000 -R 500"
group = "/test"
`,knobs:["limit:/test:quota","limit:/test:period","limit:/test:burst"],choices:[{key:"refill",label:"What does a group own when its period begins?",usual:"burst",answers:[["burst","its quota and what it saved, once for all idle periods: 5.14"],["burst-idle-periods","the same for each idle period: the posted version 2"],["quota","its quota, whatever it left: before 5.14"]]}],changed:{"limit:/test:burst":"400"},numbers:[{label:"requests done",of:e=>Wn(e)?.count,read:J.count},{label:"p50",of:e=>Wn(e)?.latency_ns_p50,read:J.time},{label:"p99",of:e=>Wn(e)?.latency_ns_p99,read:J.time},{label:"slowest",of:e=>Wn(e)?.latency_ns_max,read:J.time},{label:"periods throttled",of:e=>ku(e)?.throttle_ratio_percent,read:J.percent},{label:"periods in which burst was used",of:e=>ku(e)?.["cpu.stat"].nr_bursts,read:J.count}]};var dd=(e,t)=>n=>Vt(n,e)?.[t],Nr=(e,t,n)=>["long","short"].map(o=>({label:`${e}, ${o}`,of:dd(o,t),read:n})),xu={id:"003",title:"A short slice that has to wait for a long one",problem:["Two tasks share one CPU. Both compute all the time. One asks for slices of 100 ms, the other one for 0.1 ms, because it wants to wait less.","But whoever runs keeps the CPU until its slice is over. So the short one waits for 100 ms at a time, as if it had asked for nothing."],change:"The patch looks once in a quantum whether the other one should run. The quantum is the base slice.",look:"Look at the longest wait of both tasks. Then drag the base slice: with the patch it sets how long anybody waits. The price is in the number of switches.",reduced:"3 s; the study has 10 s, twenty seeds, and two benchmarks.",text:`machine = "tencent-42"
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
`,knobs:["set:base_slice_ns","set:tasks.long.slice","set:tasks.short.slice"],choices:[{key:"turn",label:"When has the running task had its turn?",usual:"request",answers:[["request","when its slice is over: 6.7"],["quantum","after a quantum of one base slice: the patch"],["min-slice","when the shortest slice that waits is over: 6.17"]]}],changed:{"set:turn":"quantum"},numbers:[...Nr("longest wait","delay_ns_max",J.time),...Nr("mean wait","delay_ns_mean",J.time),...Nr("CPU time","runtime_ns",J.time),{label:"switches",of:e=>e.total.switches,read:J.count}]};var Su={id:"004",title:"When does the frequency follow the work?",problem:["The governor chooses the clock of a CPU. The scheduler tells it how busy the CPU is. On Linux 4.12 it does so at each change of its averages. That is often, and the governor may act only once in a while: here, once in 10 ms.","Here a real-time task computes for a moment, every 20 ms. A task of another kind runs beside it, and its calls take the places of the calls that would matter."],change:"The patch tells the governor at the timer tick instead. The replies want other things: a maximum over a window, a limit that depends on how wrong the clock is, or no limit for urgent tasks.",look:"Look at the number of calls, at the time for which the clock is lower than asked for, and at the energy. No answer is best in all three.",reduced:"two tasks and 2 s, and one experiment of the study's many; its pipe, hackbench, ebizzy and cyclictest are not in here. Energy is good for comparing answers only.",text:`duration = "2s"
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
`,knobs:[],choices:[{key:"hint",label:"When does the governor hear?",usual:"each-change",answers:[["each-change","at each change of the averages: 4.12"],["tick","at the timer tick: the patch"],["attach-detach","only when a task's load comes or goes"]]},{key:"rate",label:"When may it act?",usual:"fixed",answers:[["fixed","10 ms after the last change: 4.12"],["by-error","sooner, the more the clock is off: Rasmussen"],["sliding-maximum","at once, to the maximum of a window: Zijlstra"],["tumbling-maximum","at the end of each window: Kumar's reading"],["urgent-at-once","at once for real-time tasks: Bellasi"]]},{key:"realtime",label:"How does it see a real-time task?",usual:"flag",answers:[["flag","when it is charged, at the tick and when it stops: 4.12"],["queued","as soon as it is queued: 4.17"]]}],changed:{"set:hint":"tick"},numbers:[{label:"calls of the governor",of:e=>e.governor_hints,read:J.count},{label:"changes of the clock",of:e=>e.freq_changes,read:J.count},{label:"clock lower than asked for",of:e=>e.under_provisioned_ns,read:J.time},{label:"clock higher than asked for",of:e=>e.over_provisioned_ns,read:J.time},{label:"CPU time of the urgent task",of:e=>Vt(e,"urgent")?.runtime_ns,read:J.time},{label:"energy of the package",of:e=>e.energy_j,read:J.joules}]};var Tu=e=>e.tasks.filter(({name:t})=>t.startsWith("service")),_d=e=>t=>Math.min(...Tu(t).map(n=>n[e])),Mu=e=>t=>Math.max(...Tu(t).map(n=>n[e])),Cu={id:"005",title:"One task against eight that are worth one",problem:["Two groups have equal weight. One is a service with eight threads on eight CPUs, the other one a script with a single task.","Up to Linux 7.2, a group's weight is divided over the CPUs where it has load. So each thread of the service weighs an eighth of the script. The thread that is on the script's CPU nearly stands still, while its fellows have their CPUs alone. With 256 CPUs it has 1 part of 257."],change:"The series counts a group's tasks: with concur, a group weighs as much as it has tasks, so each of them is worth one. And all tasks of a CPU wait in one flat queue, where each competes for itself.",look:"Look at the CPU time of the service's slowest thread and at its longest wait. Then set the change back in one of the two questions, to see which of them does it. What the script loses is the price.",reduced:"8 CPUs and 2 s; the study has 256 CPUs, a game beside spinners, and hackbench on two boards, whose loss we cannot explain. The balancer moves threads now and then, so the shares are not exact here; where the study pins them they are.",text:`machine = "node:1 l3:1 core:8 pu:1"
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
`,knobs:["set:tasks.script.slice","set:base_slice_ns"],choices:[{key:"cgroup_mode",label:"How much are a group's shares worth?",usual:"smp",answers:[["smp","one group, one share, divided over the CPUs: up to 7.2"],["concur","times its tasks, at most the CPUs: 7.3"],["up","the whole share on each CPU"],["max","times the CPUs"],["tasks","times its tasks"]]},{key:"hierarchy",label:"What does a CPU choose from?",usual:"nested",answers:[["nested","from groups, level by level: up to 7.2"],["flat","from all its tasks in one queue: 7.3"]]}],changed:{"set:cgroup_mode":"concur","set:hierarchy":"flat"},numbers:[{label:"CPU time of the service's slowest thread",of:_d("runtime_ns"),read:J.time},{label:"its fastest thread",of:Mu("runtime_ns"),read:J.time},{label:"longest wait of a thread",of:Mu("delay_ns_max"),read:J.time},{label:"CPU time of the script",of:e=>Vt(e,"script")?.runtime_ns,read:J.time},{label:"its longest wait",of:e=>Vt(e,"script")?.delay_ns_max,read:J.time},{label:"migrations",of:e=>e.total.migrations,read:J.count}]};var hn=[yu,vu,$u,xu,Su,Cu];var gd="https://github.com/fairground-sched/fairground/blob/main",wd=`${gd}/crates/fairground-cli/library/studies`;function Qs(e){let{id:t,text:n,changed:o}=e,s={...It.change,knobs:{...o}};return{...It,story:t,scenario:"",text:n,change:s}}var bd=["text","manifest","machine","kernel","duration"];function Eu(e,t){let n=Qs(e);return bd.every(o=>t[o]===n[o])}function Pu({play:e}){let t=e.state.value.story,n=o=>x`<li>
      <button
        type="button"
        aria-pressed=${o.id===t?"true":"false"}
        onClick=${()=>e.set(Qs(o),!0)}
      >
        <span class="thread">${o.id}</span> ${o.title}
      </button>
    </li>`;return x`<nav class="stories" aria-label="Stories">
    <h2>Stories</h2>
    <p class="note">
      Six threads of the kernel's mailing list, each in a small world that answers at once.
    </p>
    <ol>
      ${hn.map(n)}
    </ol>
  </nav>`}function Au({story:e}){return e?x`<section class="story" aria-label=${e.title}>
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
      <a href=${`${wd}/${e.id}/README.md`}>study ${e.id}</a>, or
      <code> fairground reproduce ${e.id}</code>.
    </p>
  </section>`:null}function Ou({play:e,shelves:t,said:n}){let{story:o}=e.state.value,s=hn.find(l=>l.id===o);return x`<header>
      <h1>fairground playground</h1>
      <p class="by">
        What Linux's CPU scheduler will do, before you change it. The engine runs in this page;
        nothing is sent anywhere.
      </p>
      <${ea} />
    </header>
    <main>
      ${n.value&&x`<p class="caution" role="alert">${G(n.value)}</p>`}
      <${Pu} play=${e} />
      <${Au} story=${s} />
      <div class="bench">
        <div class="side">
          <${va} play=${e} shelves=${t} />
        </div>
        <div class="result">
          <${yd} play=${e} />
          <${bu} play=${e} story=${s} />
          <${wu} play=${e} story=${s} />
          <${ha} play=${e} />
        </div>
      </div>
    </main>`}function yd({play:e}){let t=e.busy.value,n=e.result.value?.took_ms;return x`<div class="busy">
    <p role="status">
      ${t?"The engine is at work.":n!==void 0&&`Answered in ${we(n*1e6)}.`}
    </p>
    <button type="button" disabled=${!t} onClick=${()=>e.stop()}>Stop</button>
  </div>`}var Fr=document.getElementById("report");async function Wr(e,t){let n=await e({list:t});if(!n?.ok)throw new Error(n?.message??"the engine gives no answer");return n.ok[t]}async function vd(){let e=ua(),[t,n,o]=[await Wr(e,"scenarios"),await Wr(e,"machines"),await Wr(e,"kernels")],s={};for(let{name:r}of t)s[r]=(await e({text:r}))?.ok?.text??"";let l=await kd();return{scenarios:t,machines:n,kernels:o.reverse(),texts:s,files:l,stories:hn}}async function kd(){try{let e=await(await fetch("files.json")).json();return Array.isArray(e.files)?e.files:[]}catch{return[]}}function $d(e){let t=location.hash.slice(1);if(t==="")return[e.state.peek(),null];let n=hn.find(({id:o})=>t===`story-${o}`);if(n)return[Qs(n),null];try{let o=e.read(t),s=hn.find(({id:l})=>l===o.story);return[s&&Eu(s,o)?o:{...o,story:null},null]}catch(o){return[e.state.peek(),o.message]}}function xd(e){let t=0;ft(()=>{let n=xs(e.state.value)??"";clearTimeout(t),t=setTimeout(()=>history.replaceState(null,"",`#${n}`),300)})}async function Sd(){Xi();let e=await vd(),t=ca(),n=Je(null),o=()=>{let[s,l]=$d(t);n.value=l,t.set(s,!0)};o(),xd(t),addEventListener("hashchange",o),Fr.replaceChildren(),Ti(x`<${Ou} play=${t} shelves=${e} said=${n} />`,Fr)}Sd().catch(e=>{Fr.textContent=`The playground can't start: ${e.message}`});})();
