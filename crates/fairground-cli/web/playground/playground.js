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
(()=>{var ue,bi,xl,on,$l,ps,wi,fs,yi,Sl,kl,lf,No=Symbol.for("pv"),ms={},ds=[],rf=/^m(i|n|o|s|text|space)$/,Ml=Array.isArray,Tl=ds.slice,kn=Object.assign;function $n(e){e&&e.parentNode&&e.remove()}function _s(e,t,n){var o,s,l,r={},i=arguments.length;for(l in t)l=="key"?o=t[l]:l=="ref"&&typeof e!="function"?s=t[l]:r[l]=t[l];return i>2&&(r.children=i>3?Tl.call(arguments,2):n),Ro(e,r,o,s,null)}function Ro(e,t,n,o,s){var l={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:No,__v:s||++bi,__i:-1,__u:0};return!s&&ue.vnode&&ue.vnode(l),l}function xn(e){return e.children}function so(e,t){this.props=e,this.context=t,this.__g=0}function sn(e,t){if(t==null)return e.__&&sn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:sn(e)}function af(e){var t,n=e.__v,o=n.__e,s=[],l=[],r=e.__P;r&&((t=kn({constructor:No},n)).__v=n.__v+1,ue.vnode&&ue.vnode(t),El(r,t,n,e.__n,r.namespaceURI,32&n.__u?[o]:null,s,o||sn(n),32&n.__u,l),t.__v=n.__v,t.__.__k[t.__i]=t,Mi(s,t,l),n.__=n.__e=null,t.__e!=o&&vi(t))}function vi(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),vi(e)}function _i(e){(8&e.__g||(e.__g|=8,on.push(e),ps++))&&$l==ue.debounceRendering||(($l=ue.debounceRendering)||queueMicrotask)($i)}function $i(){try{for(var e,t=1;on.length;)on.length>t&&on.sort(wi),e=on.shift(),t=on.length,8&e.__g&&af(e)}finally{(ps=on.length)&&($l||queueMicrotask)($i)}}function ki(e,t,n,o,s,l,r,i,c,u,f){var m,g,d,w,$,S,C=o.__k||ds,v=t.length;for(c=cf(n,t,C,c,v),m=0;m<v;m++)(d=n.__k[m])!=null&&(g=~d.__i&&C[d.__i]||ms,d.__i=m,S=El(e,d,g,s,l,r,i,c,u,f),w=d.__e,(g.ref!=d.ref||8&g.__u)&&(g.ref&&Cl(g.ref,null,d,g),d.ref&&f.push(d.ref,d.__c||w,d)),$=$||w,4&d.__u?(c=xi(d,c,e,!g.__v),g.__e&&(g.__e=null)):typeof d.type=="function"&&S!==void 0?c=S:w&&(c=w.nextSibling),d.__u&=-21);return n.__e=$,c}function cf(e,t,n,o,s){var l,r,i,c,u,f,m,g,d,w=n.length,$=w,S=0,C=0,v=e.__k=Array(s);for(l=0;l<s;l++)(r=t[l])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=v[l]=Ro(null,r):Ml(r)?r=v[l]=Ro(xn,{children:r}):r.constructor===No&&r.__b?r=v[l]=Ro(r.type,r.props,r.key,r.ref,r.__v):v[l]=r,c=l+S,r.__=e,r.__b=e.__b+1,i=null,~(u=r.__i=uf(r,n,c,$))&&($--,(i=n[u])&&(i.__u|=2)),i&&i.__v?(r.__u|=16,u==c-1?S--:u==c+1?S++:u!=c&&(u>c?S--:S++,C=1)):(~u||(s>w?S--:s<w&&S++),typeof r.type!="function"&&(r.__u|=4))):v[l]=null;if(C){for(f=[],m=[],l=0;l<s;l++)if((r=v[l])&&16&r.__u){for(S=0,g=f.length;S<g;)f[d=S+g>>1]<r.__i?S=d+1:g=d;f[S]=r.__i,m[l]=S+1}for(S=f.length;l--;)m[l]&&(m[l]==S?S--:v[l].__u|=4)}if($)for(l=0;l<w;l++)!(i=n[l])||2&i.__u||(i.__e==o&&(o=sn(i)),Pl(i,i));return o}function xi(e,t,n,o){var s,l,r,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(l=0;l<s.length;l++)s[l]&&(s[l].__=e,t=xi(s[l],t,n,!1));return t}for(t&&!t.parentNode&&(t=sn(e))&&!t.parentNode&&(t=null),r=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(r!=i&&(!o&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function uf(e,t,n,o){var s,l=e.key,r=e.type,i=t[n],c=i&&!(2&i.__u);if(i===null&&l==null||c&&l==i.key&&r==i.type)return n;if(o>(c?1:0)){for(s=n-1;s>=0;s--)if((i=t[s])&&!(2&i.__u)&&l==i.key&&r==i.type)return s;for(s=n+1;s<t.length;s++)if((i=t[s])&&!(2&i.__u)&&l==i.key&&r==i.type)return s}return-1}function gi(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function us(e,t,n,o,s){var l,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||gi(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||gi(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(r=kl[t]||(kl[t]=ff(t)),(e.__a||(e.__a={}))[t]=Sl,l=t!=(t=t.replace(yi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,l):e.removeEventListener(t,r,l));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function ff(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[fs]==null)t[fs]=Sl++;else if(t[fs]<this.__a[e])return;return n(ue.event?ue.event(t):t)}}}function El(e,t,n,o,s,l,r,i,c,u){var f,m,g,d,w,$,S,C,v,E,M,U,O,K,V,J,H,P,B=t.type;if(t.constructor!==No)return null;128&n.__u&&(c=32&n.__u,f=n.__c.__z)&&(t.__u|=c,m=l=[],f.nodeType==8?i=hs(f,l):l.push(f),i=l[0]||i),(f=ue.__b)&&f(t);e:if(typeof B=="function"){g=r.length;try{if(C=t.props,v=(f=B.prototype)&&f.render,E=(f=B.contextType)&&o[f.__c],M=f?E?E.props.value:f.__:o,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=1)):(v?t.__c=d=new B(C,M):(t.__c=d=new so(C,M),d.constructor=B,d.render=pf),E&&E.sub(d),d.state||(d.state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),v&&(d.__s||(d.__s=d.state),B.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=kn({},d.__s)),kn(d.__s,B.getDerivedStateFromProps(C,d.__s)))),w=d.props,$=d.state,d.__v=t,n.__c){if(C!==w&&v&&!B.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(C,M),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(C,d.__s,M)===!1){t.__v!=n.__v&&(d.props=C,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(L){L&&(L.__=t)}),ds.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&r.push(d),i=sn(n);break e}d.componentWillUpdate&&d.componentWillUpdate(C,d.__s,M),v&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(w,$,S)})}else v&&!B.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),v&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=M,d.props=C,d.__P=e,d.__g&=-5,U=ue.__r,O=v?25:0;do d.__g&=-9,U&&U(t),f=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++O<25);v&&(ds.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=kn({},o,d.getChildContext())),v&&n.__c&&d.getSnapshotBeforeUpdate&&(S=d.getSnapshotBeforeUpdate(w,$)),K=f&&f.type===xn&&f.key==null?f.props.children:f,C.__P&&(f=i,s=(e=C.__P).namespaceURI,c=l=null,n.props&&n.props.__P!=e&&(n.__k.some(function(L){L&&Pl(L,L)}),n.__k=null),i=n.__k?sn(n,0):null),i=ki(e,Ml(K)?K:[K],t,n,o,s,l,r,i,c,u),C.__P&&(t.__e=null,i=f),t.__u&=-161,m&&m.some($n),d.__h.length&&r.push(d),1&d.__g&&(d.__g&=-4)}catch(L){if(r.length=g,t.__v=null,c||l)if(L&&L.then){if(t.__u|=128|c,l){for(~(H=l.indexOf(i||void 0))||(H=l.length);(P=l[H-1])&&P.nodeType==8;)H--;for(;H<l.length;H++)if(P=l[H])if(l[H]=null,V){if(P==J)break}else{if(P.nodeType!=8)break;P.data.startsWith("$s")&&(J=hs(V=P))}}if(!V){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;V=i}(f=hs(V=t.__c.__z||(t.__c.__z=V)))?(t.__e=V,i=f):t.__e=i,i=i&&i.nextSibling}else l&&l.some($n);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),L&&L.then||Si(t),ue.__e(L,t,n)}}else i=t.__e=hf(n.__e,t,n,o,s,l,r,c,u,e);return(f=ue.diffed)&&f(t),i}function hs(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Si(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Si))}function Mi(e,t,n){for(var o=0;o<n.length;)Cl(n[o++],n[o++],n[o++]);ue.__c&&ue.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(l){l.call(s)})}catch(l){ue.__e(l,s.__v)}})}function hf(e,t,n,o,s,l,r,i,c,u){var f,m,g,d,w,$,S,C,v=n.props||ms,E=t.props,M=t.type;if(M=="svg"?s="http://www.w3.org/2000/svg":M=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),l){for(f=0;f<l.length;f++)if((w=l[f])&&(M?w.localName==M:w.nodeType==3)){e=w,l[f]=null;break}}if(!e){if(C=u.ownerDocument||document,!M)return C.createTextNode(E);e=C.createElementNS(s,M,E.is?E:u),i&&(ue.__m&&ue.__m(t,l),i=!1),l=null}if(M){if(u=M=="template"&&e.content||e,l=M=="textarea"&&E.defaultValue!=null?null:l&&Tl.call(u.childNodes),!i&&l)for(v={},f=0;f<e.attributes.length;f++)v[(w=e.attributes[f]).name]=w.value;for(f in v)w=v[f],f=="dangerouslySetInnerHTML"?g=w:f=="children"||f in E||f=="value"&&"defaultValue"in E||f=="checked"&&"defaultChecked"in E||us(e,f,null,w,s);for(f in E)w=E[f],f=="children"?d=w:f=="dangerouslySetInnerHTML"?m=w:f=="value"?$=w:f=="checked"?S=w:i&&typeof w!="function"||v[f]===w||us(e,f,w,v[f],s);m?(i||g&&(m.__html==g.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(g&&(e.textContent=""),(M=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&rf.test(M))&&(s="http://www.w3.org/1999/xhtml"),ki(u,Ml(d)?d:[d],t,n,o,s,l,r,l?l[0]:n.__k&&sn(n,0),i,c),l&&l.some($n)),i&&M!="textarea"||(f="value",M=="progress"&&$==null?e.removeAttribute(f):$==null||$===e[f]&&(M!="progress"||$)||us(e,f,$,v[f],s),f="checked",S!=null&&S!=e[f]&&us(e,f,S,v[f],s))}else v===E||i&&e.data==E||(e.data=E);return e}function Cl(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){ue.__e(s,n)}}function Pl(e,t,n){var o,s,l,r;if(ue.unmount&&ue.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Cl(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){ue.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&Pl(o[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=hs(o,l=[]))&&(o==e.__e&&l.some($n),$n(s),$n(o)),n||$n(e.__e),e.__e=e.__c=e.__=null}function pf(e,t,n){return this.constructor(e,n)}function Ti(e,t){var n,o,s,l;ue.__&&ue.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Ro(xn,{children:[e]}),s=[],l=[],El(t,t.__k,o||ms,ms,t.namespaceURI,o?null:t.firstChild?Tl.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,l),Mi(s,t.__k,l),t.__k.props.children=null}ue={__e:function(e,t,n,o){for(var s,l,r;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((r=(l=s.constructor)&&l.getDerivedStateFromError)&&s.setState(l.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),r=1),r&&8&s.__g)return void(s.__g|=2)}catch(i){e=i}}throw ps=0,e}},bi=0,xl=function(e){return e!=null&&e.constructor===No},so.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=kn({},this.state)),typeof e=="function"&&(e=e(kn({},n),this.props)),e&&(kn(n,e),this.__v&&(t&&this.__k.push(t),_i(this)))},so.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),_i(this))},so.prototype.render=xn,on=[],ps=0,wi=function(e,t){return e.__v.__b-t.__v.__b},fs=Symbol(),yi=/(PointerCapture)$|Capture$/i,Sl=0,kl={},lf=0;var Uo,De,Al,Ei,Ol=Object.is,gs=0,Wi=[],Ll=[],Pe=ue,Ci=Pe.__b,Pi=Pe.__r,Ai=Pe.diffed,Oi=Pe.__c,Li=Pe.unmount,Di=Pe.__;function Rl(e,t){Pe.__h&&Pe.__h(De,e,gs||t),gs=0;var n=De.__H||(De.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function lt(e){return gs=1,mf(Fi,e)}function mf(e,t,n){var o=Rl(Uo++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Fi(void 0,t),function(l){var r=(o.__N||o.__)[0],i=o.t(r,l);Ol(r,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=De,!De.__f)){De.__f=!0;var s=De.shouldComponentUpdate;De.shouldComponentUpdate=function(l,r,i){var c=this.__H;if(!c)return!0;var u=!1,f=this.props!=l;if(c.__.some(function(g){g.__N&&(u=!0,Ol(g.__[0],g.__N[0])||(f=!0))}),s){var m=s.call(this,l,r,i);return u?m||f:m}return!u||f}}return o.__}function vt(e,t){var n=Rl(Uo++,3);!Pe.__s&&Ui(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,De.__H.__h.push(n))}function Sn(e){return gs=5,Ct(function(){return{current:e}},[])}function Ct(e,t){var n=Rl(Uo++,7);return Ui(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function df(){var e;do{for(;e=Ll.shift();)try{Wo(e)}catch(n){Pe.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Wi.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Wo),t.__h.some(Dl),t.__h=[]}catch(n){t.__h=[],Pe.__e(n,e.__v)}}}while(Ll.length)}Pe.__b=function(e){De=null,Ci&&Ci(e)},Pe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Di&&Di(e,t)},Pe.__r=function(e){Pi&&Pi(e),Uo=0;var t=(De=e.__c).__H;t&&(Al==De?De.__h=[]:(t.__h.some(Wo),t.__h.some(Dl),Uo=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Al=De},Pe.diffed=function(e){Ai&&Ai(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ni(Wi.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Al=De=null},Pe.__c=function(e,t){t.some(function(n){try{n.__h.some(Wo),n.__h=n.__h.filter(function(o){return!o.__||Dl(o)})}catch(o){n.__h=[function(){throw o}]}}),Oi&&Oi(e,t)},Pe.unmount=function(e){Li&&Li(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Ni(Ll.push(s))}else Wo(s)}catch(l){t=l}}),o.__H=void 0,t&&Pe.__e(t,o.__v))};var Ri=typeof requestAnimationFrame=="function";function _f(e){var t,n=function(){clearTimeout(o),Ri&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ri&&(t=requestAnimationFrame(n))}function Ni(e){e!=1&&Ei==Pe.requestAnimationFrame||((Ei=Pe.requestAnimationFrame)||_f)(df)}function Wo(e){var t=De,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),De=t}function Dl(e){var t=De;e.__c=e.__(),De=t}function Ui(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Ol(n,e[o])})}function Fi(e,t){return typeof t=="function"?t(e):t}var gf=Symbol.for("preact-signals");function vs(){if(Gt>1)Gt--;else{var e,t=!1;for((function(){var s=ws;for(ws=void 0;s!==void 0;){var l=s.S;if(l.v===s.v)for(var r=l.t;r!==void 0;r=r.x)r.i===s.i&&(r.i=l.i);s=s.o}})();zo!==void 0;){var n=zo;for(zo=void 0,bs++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&qi(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(bs=0,Gt--,t)throw e}}function Wl(e){if(Gt>0)return e();Nl=++bf,Gt++;try{return e()}finally{vs()}}var Fo,Se=void 0;function qo(e){var t=Se,n=Fo;Se=void 0,Fo=void 0;try{return e()}finally{Se=t,Fo=n}}var zo=void 0,Gt=0,bs=0,bf=0,Nl=0,ws=void 0,ys=0;function zi(e){if(Se!==void 0){var t=e.n;if(t===void 0||t.t!==Se)return t={i:0,S:e,p:Se.s,n:void 0,t:Se,e:void 0,x:void 0,r:t},Se.s!==void 0&&(Se.s.n=t),Se.s=t,e.n=t,32&Se.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Se.s,t.n=void 0,Se.s.n=t,Se.s=t),t}}function Re(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Re.prototype.brand=gf;Re.prototype.h=function(){return!0};Re.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:qo(function(){var o;(o=t.W)==null||o.call(t)}))};Re.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&qo(function(){var s;(s=t.Z)==null||s.call(t)}))}};Re.prototype.subscribe=function(e){var t=this;return ft(function(){var n=t.value;qo(function(){return e(n)})},{name:"sub"})};Re.prototype.valueOf=function(){return this.value};Re.prototype.toString=function(){return this.value+""};Re.prototype.toJSON=function(){return this.value};Re.prototype.peek=function(){var e=this;return qo(function(){return e.value})};Object.defineProperty(Re.prototype,"value",{get:function(){var e=zi(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(bs>100)throw new Error("Cycle detected");(function(n){Gt!==0&&bs===0&&n.l!==Nl&&(n.l=Nl,ws={S:n,v:n.v,i:n.i,o:ws})})(this),this.v=e,this.i++,ys++,Gt++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{vs()}}}});function Je(e,t){return new Re(e,t)}function qi(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Ii(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Hi(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function Mn(e,t){Re.call(this,void 0,t),this.x=e,this.s=void 0,this.g=ys-1,this.f=4}Mn.prototype=new Re;Mn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===ys))return!0;if(this.g=ys,this.f|=1,this.i>0&&!qi(this))return this.f&=-2,!0;var e=Se;try{Ii(this),Se=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Se=e,Hi(this),this.f&=-2,!0};Mn.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Re.prototype.S.call(this,e)};Mn.prototype.U=function(e){if(this.t!==void 0&&(Re.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Mn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Mn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=zi(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function lo(e,t){return new Mn(e,t)}function Vi(e){var t=e.j;if(e.j=void 0,typeof t=="function"){Gt++;var n=Se;Se=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ul(e),o}finally{Se=n,vs()}}}function Ul(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Vi(e)}function wf(e){if(Se!==this)throw new Error("Out-of-order effect");Hi(this),Se=e,this.f&=-2;try{8&this.f&&Ul(this)}finally{vs()}}function ro(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Fo&&Fo.push(this)}ro.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};ro.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Vi(this),Ii(this),Gt++;var e=Se;return Se=this,wf.bind(this,e)};ro.prototype.N=function(){2&this.f||(this.f|=2,this.u=zo,zo=this)};ro.prototype.d=function(){this.f|=8,1&this.f||Ul(this)};ro.prototype.dispose=function(){this.d()};function ft(e,t){var n=new ro(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Bi,ks,$s,yf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var ji=[];ft(function(){Bi=this.N})();function io(e,t){ue[e]=t.bind(null,ue[e]||function(){})}function Io(e){if($s){var t=$s;$s=void 0,t()}$s=e&&e.S()}function Gi(e){var t=this,n=e.data,o=$f(n);o.name="ReactiveDom",o.value=n;var s=Ct(function(){for(var i=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var u=lo(function(){var d=o.value.value;return d===0?0:d===!0?"":d||""}),f=lo(function(){return!Array.isArray(u.value)&&!xl(u.value)}),m=ft(function(){if(this.N=Ki,f.value){var d=u.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=d)}}),g=t.__$u.d;return t.__$u.d=function(){m(),g.call(this)},[f,u]},[]),l=s[0],r=s[1];return l.value?r.peek():r.value}Gi.displayName="ReactiveTextNode";Object.defineProperties(Re.prototype,{constructor:{configurable:!0,value:_s(xn,null).constructor},type:{configurable:!0,value:Gi},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});io("__b",function(e,t){if(Io(),ks=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var l=o[s];l instanceof Re&&(n||(t.__np=n={}),n[s]=l,o[s]=l.peek())}}e(t)});io("__r",function(e,t){if(e(t),t.type!==xn){Io();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,l){var r;return ft(function(){r=this},{name:l}),r.c=s,r})((function(s){return function(){var l;yf&&((l=this.y)==null||l.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),ks=o,Io(n)}});io("__e",function(e,t,n,o){Io(),ks=void 0,e(t,n,o)});io("diffed",function(e,t){Io(),ks=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,l=n.U;if(l)for(var r in l){var i=l[r];i===void 0||o&&r in o||(i.d(),l[r]=void 0)}if(o){l||(l={},n.U=l);for(var c in o){var u=l[c],f=o[c];u===void 0?(u=vf(n,c,f,s),l[c]=u):u.o(f,s)}}}e(t)});function vf(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,l=Je(n);return{o:function(r,i){l.value=r,o=i},d:ft(function(){this.N=Ki;var r=l.value.value;o[t]!==r&&(o[t]=r,s?e[t]=r:r!=null&&(r!==!1||t[4]==="-")?e.setAttribute(t,r):e.removeAttribute(t))})}}io("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var l=o[s];l&&l.d()}}}var r=t.__np;if(r){var i=t.props;for(var c in r)i[c]=r[c]}t.__np=void 0}else{var u=t.__c;if(u){u.__$f|=8;var f=u.__$u;f&&(u.__$u=void 0,f.d())}}e(t)});io("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});so.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var l=2&this.__$f;if(!(o||l||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var r in e)if(r!=="__source"&&e[r]!==this.props[r])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function $f(e,t){return Ct(function(){return Je(e,t)},[])}var kf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function xf(){Wl(function(){for(var e;e=ji.shift();)Bi.call(e)})}function Ki(){ji.push(this)===1&&(ue.requestAnimationFrame||kf)(xf)}var Ji=function(e,t,n,o){var s;t[0]=0;for(var l=1;l<t.length;l++){var r=t[l++],i=t[l]?(t[0]|=r?1:2,n[t[l++]]):t[++l];r===3?o[0]=i:r===4?o[1]=Object.assign(o[1]||{},i):r===5?(o[1]=o[1]||{})[t[++l]]=i:r===6?o[1][t[++l]]+=i+"":r?(s=e.apply(i,Ji(e,i,n,["",null])),o.push(s),i[0]?t[0]|=2:(t[l-2]=0,t[l]=s)):o.push(i)}return o},Yi=new Map;function Zi(e){var t=Yi.get(this);return t||(t=new Map,Yi.set(this,t)),(t=Ji(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,l=1,r="",i="",c=[0],u=function(g){l===1&&(g||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,g,r):l===3&&(g||r)?(c.push(3,g,r),l=2):l===2&&r==="..."&&g?c.push(4,g,0):l===2&&r&&!g?c.push(5,0,!0,r):l>=5&&((r||!g&&l===5)&&(c.push(l,0,r,s),l=6),g&&(c.push(l,g,0,s),l=6)),r=""},f=0;f<n.length;f++){f&&(l===1&&u(),u(f));for(var m=0;m<n[f].length;m++)o=n[f][m],l===1?o==="<"?(u(),c=[c],l=3):r+=o:l===4?r==="--"&&o===">"?(l=1,r=""):r=o+r[0]:i?o===i?i="":r+=o:o==='"'||o==="'"?i=o:o===">"?(u(),l=1):l&&(o==="="?(l=5,s=r,r=""):o==="/"&&(l<5||n[f][m+1]===">")?(u(),l===3&&(c=c[0]),l=c,(c=c[0]).push(2,0,l),l=0):o===" "||o==="	"||o===`
`||o==="\r"?(u(),l=2):r+=o),l===3&&r==="!--"&&(l=4,c=c[0])}return u(),c})(e)),t),arguments,[])).length>1?t:t[0]}var x=Zi.bind(_s);var Qi="fairground-theme",Sf=["auto","light","dark"];function Mf(){try{let e=localStorage.getItem(Qi);return Sf.includes(e)?e:"auto"}catch{return"auto"}}var Ho=Je(Mf()),ao=Je(0);function Xi(){let e=matchMedia("(prefers-color-scheme: dark)"),t=Je(e.matches);e.addEventListener("change",()=>{t.value=e.matches}),ft(()=>{let n=t.value?"dark":"light";document.documentElement.dataset.theme=Ho.value==="auto"?n:Ho.value;try{localStorage.setItem(Qi,Ho.value)}catch{}ao.value=ao.peek()+1})}function qt(e){return getComputedStyle(document.documentElement).getPropertyValue(`--${e}`).trim()}function ea(){let e=t=>{Ho.value=t.currentTarget.value};return x`<label class="theme"
    >Colours
    <select value=${Ho.value} onChange=${e}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`}var It={story:null,scenario:"request-server",text:null,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{},kernel:"",settings:""}},Tf=["scenario","machine","kernel","seed","duration"],Vo=2e5;function xs(e){if([e.text,e.manifest,e.change.settings].some(s=>s?.length>Vo))return null;let n=new TextEncoder().encode(JSON.stringify(e)),o=Array.from(n,s=>String.fromCharCode(s)).join("");return btoa(o).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function ta(e){let t=null;try{let l=atob(e.replace(/-/g,"+").replace(/_/g,"/")),r=Uint8Array.from(l,i=>i.charCodeAt(0));t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(r))}catch{throw new Error("The link's end is no playground's: it may have been cut when it was copied.")}if(t===null||typeof t!="object")throw new Error("The link holds no scenario.");let n=Object.fromEntries(Tf.map(l=>[l,Tn(t[l],It[l])])),o=t.change??{},s=Object.entries(o.knobs??{}).map(([l,r])=>[l,Tn(r,"")]);return{...n,story:Tn(t.story,null),text:Tn(t.text,null),manifest:Tn(t.manifest,null),change:{knobs:Object.fromEntries(s),kernel:Tn(o.kernel,""),settings:Tn(o.settings,"")}}}function Tn(e,t){if(e==null)return t;if(typeof e!="string")throw new Error(`The link has ${typeof e} for a text.`);if(e.length<=Vo)return e;throw new Error(`A text of the link has ${e.length} letters; at most ${Vo} are taken: open it as a file.`)}var na="engine.wasm.gz";async function Ef(){let e=await fetch(na);if(!e.ok)throw new Error(`the server says ${e.status} of ${na}`);let t=await e.arrayBuffer(),[n,o]=new Uint8Array(t,0,2);if(n!==31||o!==139)return t;let s=new Blob([t]).stream().pipeThrough(new DecompressionStream("gzip"));return new Response(s).arrayBuffer()}var Fl=null;function oa(){return Fl??=Ef().then(e=>WebAssembly.compile(e)).catch(e=>{throw Fl=null,e}),Fl}function co(){let e=null,t=null,n=null,o=0;function s(c){let u=t;t=null,u?.resolve(c),i()}function l(c){e?.terminate(),e=null,s({kind:"stopped",message:`The engine can't be loaded: ${c}.`})}async function r(){let c=new Worker("worker.js");e=c,c.addEventListener("message",({data:u})=>{t?.number===u.number&&s(u.answer)});for(let u of["error","messageerror"])c.addEventListener(u,f=>{f.preventDefault(),e===c&&l(f.message||"its worker has ended")});return c.postMessage({module:await oa()}),c}async function i(){if(t||!n)return;let c=n;t=c,n=null;try{let u=e??await r();t===c&&u.postMessage({number:c.number,question:c.question})}catch(u){t===c&&l(u.message)}}return{ask(c){return new Promise(u=>{n?.resolve(null),o+=1,n={number:o,question:c,resolve:u},i()})},stop(){if(!t)return;e?.terminate(),e=null;let c=[t,n];t=null,n=null,c.forEach(u=>u?.resolve(null))}}}var Cf=[36e5,6e5,12e4,6e4,2e4,1e4,5e3,2e3,1e3,500,200,100,50,20],Pf=45,Af=8e3,Of=2.6,Lf=12,Df=.8,zl=200,Rf=.3,Nf=8;function ql(){let e=new Map,t=null,n=zl;function o(){let l=[...e].sort(([m],[g])=>m-g),[[r,i],[c,u]]=[l[0],l[l.length-1]];if(r===c)return{fixed:0,rate:u/c};let f=Math.max((u-i)/(c-r),1e-9);return{fixed:Math.max(0,i-f*r),rate:f}}function s(l,r){if(t===null)return zl;let{fixed:i,rate:c}=o(),u=Math.max(l-i,l/2),f=m=>c*m<=u&&m<=r*n;return f(t)?null:Cf.find(m=>m<t&&f(m))??10}return{note({ran:l,all:r,took:i}){let c=Math.max(l,.001),u=e.get(c)??i;t=r,n=c;for(let[f,m]of e)f<c&&e.set(f,Math.min(m,i)),f>c&&e.set(f,Math.max(i,Df*m));e.set(c,i<u?i:u+Rf*(i-u)),e.size>Nf&&e.delete(e.keys().next().value)},forget(){e.clear(),t=null,n=zl},drag:()=>s(Pf,Of),rest:()=>s(Af,Lf)}}function En({run:e,whole_ns:t}){return e.duration_ns<t&&e.simulated_ns>=e.duration_ns}function uo(e,t){return`limit:${e}:${t}`}function Cn({path:e,quota_ns:t,period_ns:n,burst_ns:o},s){let l=d=>{let w=s[uo(e,d)];return w===void 0?null:Number(w)},[r,i,c]=["quota","period","burst"].map(l),u=i===null?n/1e3:Math.round(i*1e3),f=r??t/n,m=Math.max(1e3,Math.round(f*u)),g=c===null?o/1e3:Math.round(c*1e3);return{quota_us:m,period_us:u,burst_us:Math.min(g,m)}}function sa(e){return 1e3/e}function la(e,t){let{path:n}=e,{quota_us:o,period_us:s,burst_us:l}=Cn(e,t);return[...["quota","period"].some(i=>t[uo(n,i)]!==void 0)?[`${n}=cpu.max=${o} ${s}`]:[],...l===e.burst_ns/1e3?[]:[`${n}=cpu.max.burst=${l}`]]}var Wf="scenario.toml",Ss="limits.yaml";function Uf(e){let t=e.trim();return t!==""&&!t.includes(`
`)&&!/^[[{#]/.test(t)&&!/^[\w."-]+\s*=/.test(t)}function ra(e){return/^(apiVersion|kind|services)\s*:/m.test(e)}function Ff(e){return/^\s*(\{|\/\*|\/\/)/.test(e)}function fo(e){let t={},n=e.scenario;return e.text!==null&&(Uf(e.text)?n=e.text.trim():(n=Ff(e.text)?"workload.json":Wf,t[n]=e.text)),e.manifest&&(t[Ss]=e.manifest),{scenario:n,files:t}}function zf(e){return e.split(`
`).map(n=>n.trim()).filter(Boolean).map(n=>{let o=n.indexOf("=");return o<0?[n,""]:[n.slice(0,o).trim(),n.slice(o+1).trim()]})}function ia(e,t,n){let o={set:[],limit:[]},{change:s}=e;e.machine&&(o.machine=e.machine);let l=t&&s.kernel||e.kernel;if(l&&(o.kernel=l),e.seed.trim()){let r=Number(e.seed);Number.isSafeInteger(r)&&r>=0?o.seed=r:o.set.push(["seed",e.seed.trim()])}if(e.duration.trim()&&(o.duration=e.duration.trim()),e.manifest&&(o.limits=[Ss]),t){for(let[r,i]of Object.entries(s.knobs))r.startsWith("set:")&&o.set.push([r.slice(4),i]);o.set.push(...zf(s.settings)),o.limit.push(...n.flatMap(r=>la(r,s.knobs)))}return o}function ho({change:e}){let{knobs:t,kernel:n,settings:o}=e;return Object.keys(t).length>0||n!==""||o.trim()!==""}function Il(e,t,n,o){let{scenario:s,files:l}=fo(e),r={name:t?"B: the change":"A: as it is",scenario:s,files:l,overrides:ia(e,t,n),worlds:2};return o!==null&&(r.longest_ms=o),{play:r}}function qf(e){return/^[\w./:=,%+@^-]+$/.test(e)?e:`'${e.replaceAll("'","'\\''")}'`}function Hl(e,t,n){let{scenario:o,files:s}=fo(e),l=ia(e,t,n),r=["fairground","run",o],i=(c,u)=>u!==void 0&&r.push(c,String(u));return i("--machine",l.machine),i("--kernel",l.kernel),i("--seed",l.seed),i("--duration",l.duration),(l.limits??[]).forEach(c=>i("--limits",c)),l.set.forEach(([c,u])=>i("--set",`${c}=${u}`)),l.limit.forEach(c=>i("--limit",c)),{command:r.map(qf).join(" "),files:s}}var aa="fairground.play/1",If=250,Hf=4,Vf=6;function ca(){let e=Je(It),t=Je(null),n=Je(null),o=[ql(),ql()],s=[co(),co()],l=[co(),co()],r=new Map,i=0,c=0;async function u(v,E,M){let U=E===0?JSON.stringify(M):null;if(U&&r.has(U))return r.get(U);let O=await v[E].ask(M);if(O?.ok){let{schema:K,whole_ns:V,run:J}=O.ok;if(K!==aa)return Bf(K);let H=J.simulated_ns/1e6;o[E].note({ran:H,all:V/1e6,took:O.took_ms}),U&&r.set(U,O),r.size>Vf&&r.delete(r.keys().next().value)}return O}function f(v,E){let U=o.slice(0,E?2:1).map(O=>O[v]()).filter(O=>O!==null);return U.length>0?Math.min(...U):null}async function m(v,E=0){i+=1;let M=i,U=e.peek(),O=ho(U),K=v==="rest"?l:s,V=performance.now();n.value={since:V,kind:v};let J=U.story?null:f(v,O),H=w(U),P=u(K,0,Il(U,!1,[],J)),B=H??(await P)?.ok?.knobs.limits,L=O&&B&&u(K,1,Il(U,!0,B,J)),[j,F]=[await P,L?await L:void 0];j?.ok&&$(U,j.ok.knobs.limits);let te=M===i;if(te&&(n.value=null),j===null||F===null)return;let z=te||v==="drag"&&d(U)===d(e.peek()),Ke=performance.now()-V;if(z&&(t.value={a:j,b:F,length:J,kind:v,state:U,took_ms:Ke}),!te)return;let me=f("rest",O);[j,F].some(X=>X?.ok&&En(X.ok))&&(me===null||me>J)&&E<Hf&&S(v==="rest"?0:If,E+1)}let g={key:null,limits:null},d=v=>JSON.stringify([fo(v),v.machine,v.kernel]),w=v=>g.key===d(v)?g.limits:null,$=(v,E)=>{g={key:d(v),limits:E}};function S(v,E){clearTimeout(c),c=setTimeout(()=>m("rest",E),v)}function C(){clearTimeout(c),l.forEach(v=>v.stop()),m("drag")}return{state:e,result:t,busy:n,limits:lo(()=>t.value?.a.ok?.knobs.limits??[]),set(v,E=!1){e.value={...e.peek(),...v},E&&o.forEach(M=>M.forget()),C()},stop(){i+=1,clearTimeout(c),[...s,...l].forEach(v=>v.stop()),n.value=null},link(){let v=xs(e.peek());return v===null?null:`${location.href.split("#")[0]}#${v}`},read:v=>ta(v)}}function Bf(e){return{kind:"stopped",message:`This page draws ${aa}; its engine says ${e}. Load the page anew.`}}function ua(){let e=co(),t=Promise.resolve();return n=>(t=t.then(()=>e.ask(n)),t)}function be(e){let t=Math.abs(e);return t>=1e9?`${je(e/1e9)} s`:t>=1e6?`${je(e/1e6)} ms`:t>=1e3?`${je(e/1e3)} us`:`${je(e)} ns`}function Ms(e,t=1e9){let n=Math.min(9,Math.max(1,Math.ceil(11-Math.log10(Math.max(t,1)))));return`${(e/1e9).toFixed(n)} s`}function ln(e){return(e/1e6).toFixed(3)}function Kt(e,t=1){return`${(100*e).toFixed(t)} %`}function je(e){if(!Number.isFinite(e))return"-";let t=Math.abs(e);return t>=100||Number.isInteger(e)?e.toFixed(0):e.toFixed(t>=10?1:2)}var jf=new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]","g");function G(e){return String(e).replace(jf,"\uFFFD")}function Vl(e,t){let n=Array.from(G(e));if(n.length<=t)return n.join("");let o=Math.min(6,Math.floor(t/2));return`${n.slice(0,t-o-1).join("")}\u2026${n.slice(-o).join("")}`}function Pt({caption:e,columns:t,rows:n,selected:o}){let s=t.map((c,u)=>u===0||n.some(f=>Kf(f[u]))),l=c=>s[c]?"words":"number",r=(c,u)=>{let f=c?.node??x`<bdi>${G(Bl(c))}</bdi>`;return u===0?x`<th scope="row" class="words">${f}</th>`:x`<td class=${c?.className??l(u)} style=${Gf(c)}>${f}</td>`},i=(c,u)=>x`<th scope="col" class=${l(u)}><bdi>${G(c)}</bdi></th>`;return x`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${G(e)}</bdi></strong>
      <${jl} what=${e} text=${()=>Yf(t,n)} />
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
  </div>`}function Gf(e){return typeof e?.level=="number"?{"--level":`${Math.round(60*e.level)}%`}:{}}function Kf(e){return!!e?.node||!/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(Bl(e))}function Bl(e){return e==null?"-":String(e.text??e)}function Yf(e,t){let n=o=>{let s=G(Bl(o)).replace(/\t/g," ");return/^[=+@]/.test(s)?`'${s}`:s};return[e,...t].map(o=>o.map(n).join("	")).join(`
`)}function jl({what:e,text:t}){let[n,o]=lt("Copy");return x`<button type="button" class="copy" onClick=${async()=>{o(await Jf(t())?"Copied":"Not allowed here"),setTimeout(()=>o("Copy"),2e3)}}>
    ${n}<span class="unseen"> ${G(e)}</span>
  </button>`}async function Jf(e){try{return await navigator.clipboard.writeText(e),!0}catch{return Zf(e)}}function Zf(e){let t=document.createElement("textarea");t.value=e,document.body.append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}function fa({caption:e,columns:t,rows:n}){let[o,s]=lt(!1);return x`<details class="numbers" onToggle=${r=>s(r.currentTarget.open)}>
    <summary>Numbers: <bdi>${G(e)}</bdi></summary>
    ${o&&x`<${Pt} caption=${e} columns=${t} rows=${n()} />`}
  </details>`}function ha({play:e}){let t=e.state.value,n=e.result.value,o=e.limits.value,s=ho(t)?[!1,!0]:[!1],{files:l}=Hl(t,!1,o),r=i=>{let{command:c}=Hl(t,i,o),u=(i?n?.b:n?.a)?.ok;return x`<${pa} name=${i?"World B":"World A"} text=${c} />
      <${Xf} answer=${u} isNow=${n?.state===t} />`};return x`<section>
    <h2>Take it with you</h2>
    <${Qf} link=${e.link()} />
    ${s.map(r)}
    ${Object.entries(l).map(([i,c])=>x`<${eh} ...${{name:i,text:c}} />`)}
    ${Object.keys(l).length>0&&x`<p class="note">Save the files beside each other, and run the commands there.</p>`}
  </section>`}function Qf({link:e}){return e!==null?x`<${pa} name="Link with all of it" text=${e} />`:x`<p class="caution" role="note">
    There is no link: it holds texts of at most ${Vo} letters. The files below have all.
  </p>`}function Xf({answer:e,isNow:t}){return t?e?En(e)?x`<p class="note">The page shows a part of this run; the command runs all of it.</p>`:x`<p class="note">It gives this very run: digest ${e.run.digest}.</p>`:null:x`<p class="note">The page does not show this run yet.</p>`}function pa({name:e,text:t}){return x`<div class="table">
    <div class="head">
      <strong aria-hidden="true">${e}</strong>
      <${jl} what=${e} text=${()=>t} />
    </div>
    <pre class="scroll line" tabindex="0" role="region" aria-label=${e}>${G(t)}</pre>
  </div>`}function eh({name:e,text:t}){let[n,o]=lt("");return vt(()=>{let s=URL.createObjectURL(new Blob([t],{type:"text/plain"}));return o(s),()=>URL.revokeObjectURL(s)},[t]),x`<p><a class="file" href=${n} download=${e}>Save ${e}</a></p>`}function rn({id:e,label:t,usual:n,value:o,items:s,choose:l}){let r=s.find(i=>i.name===o)?.says;return x`<div class="field">
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
  </div>`}function Bo({id:e,label:t,value:n,rows:o,placeholder:s,choose:l,fault:r,place:i}){let[c,u]=lt(n);return vt(()=>u(n),[n]),vt(()=>{if(c===n)return;let f=setTimeout(()=>l(c)===!1&&u(n),400);return()=>clearTimeout(f)},[c]),x`<div class="field">
    <label for=${e}>${t}</label>
    <textarea
      id=${e}
      rows=${o}
      spellcheck="false"
      autocapitalize="off"
      placeholder=${s}
      value=${c}
      aria-invalid=${r?"true":"false"}
      onInput=${f=>u(f.currentTarget.value)}
    ></textarea>
    <${Ts} fault=${r} place=${i} />
  </div>`}function Ts({fault:e,place:t}){if(!e)return null;let{box:n=null,line:o=0}=t??{},s=()=>{let r=document.getElementById(n),c=r.value.split(`
`).slice(0,o-1).join(`
`).length+(o>1?1:0),u=r.value.indexOf(`
`,c),f=r.closest("details");f&&(f.open=!0),r.focus(),r.setSelectionRange(c,u<0?r.value.length:u)},l=e.split(`
`).map(G).join(`
`);return x`<div class="fault" role="alert">
    <pre tabindex="0" aria-label="What is wrong">${l}</pre>
    ${n&&x`<button type="button" onClick=${s}>Go to line ${o}</button>`}
  </div>`}var Es=["threads","rate","rps","service","slice","burst","period","run","groups"],th=["duration","runtime","timeout","seed"],Kl=[5,10,20,25,50,100,200,250,500,1e3],Yl=80;function an(e){return String(Number(e.toPrecision(3)))}function ma(e){let t=/^((?:exp|poisson):)?(\d+(?:\.\d+)?)(ns|us|ms|s|\/s|%)?$/.exec(e.trim());if(!t)return null;let[,n="",o,s=""]=t;return Number(o)>0?{before:n,number:Number(o),unit:s}:null}function da(e,t){return t===""&&Number.isInteger(e)?{min:1,max:Math.max(4*e,16),to:s=>s,from:s=>s}:{min:0,max:Yl,to:s=>Number(an(e/4*16**(s/Yl))),from:s=>Math.round(Yl*Math.log(s/(e/4))/Math.log(16))}}function nh(e,t){let{path:n,quota_ns:o,period_ns:s,burst_ns:l}=e,r=o/s,i=Math.min(Math.max(2*r,2),Math.max(t,r)),c=s/1e6,u=Kl.includes(c)?Kl:[...Kl,c].sort((f,m)=>f-m);return[{key:uo(n,"quota"),label:`quota of ${n}`,base:an(r),min:1,max:100,now:f=>{let{quota_us:m,period_us:g}=Cn(e,f);return an(m/g)},to:(f,m)=>{let g=Math.max(.05,sa(Cn(e,m).period_us));return an(Math.max(g,f*i/100))},from:f=>Math.round(100*f/i),read:f=>`${je(Number(f))} CPUs`},{key:uo(n,"period"),label:`period of ${n}`,base:an(c),min:0,max:u.length-1,to:f=>String(u[f]),from:f=>Math.max(0,u.indexOf(Number(f))),read:f=>`${f} ms`},{key:uo(n,"burst"),label:`burst of ${n}`,base:an(l/1e6),min:0,max:100,now:f=>an(Cn(e,f).burst_us/1e3),to:(f,m)=>an(f*Cn(e,m).quota_us/1e5),from:(f,m)=>Math.round(1e5*f/Cn(e,m).quota_us),read:f=>`${je(Number(f))} ms`}]}function oh({key:e,of:t,name:n,value:o}){let s=ma(o);if(!s)return null;let{before:l,unit:r}=s,i=da(s.number,r),c=r===""||r==="/s";return{key:`set:${e}`,name:n,label:`${n} of ${t}`,base:o.trim(),...i,to:u=>`${l}${i.to(u)}${r}`,from:u=>i.from(ma(u)?.number??s.number),read:u=>c?u:u.replace(/(\d)([a-z]+)$/,"$1 $2")}}function sh({kernel:e}){let t=e.answers.pick==="eligible-deadline",n=t?"base_slice_ns":"min_granularity_ns",o=e.knobs[n];if(!o)return null;let s=da(o/1e6,"ms");return{key:`set:${n}`,label:t?"base slice":"minimum granularity",base:String(o),...s,to:l=>String(Math.round(s.to(l)*1e6)),from:l=>s.from(Number(l)/1e6),read:l=>`${je(Number(l)/1e6)} ms`}}function _a({knobs:e,run:t}){let n=t.machine.cpus,o=e.limits.slice(0,4).flatMap(f=>nh(f,n)),s=e.settings.filter(({name:f})=>!th.includes(f)).map(oh),l=({name:f})=>Es.includes(f)?Es.indexOf(f):Es.length,r=s.filter(Boolean).sort((f,m)=>l(f)-l(m)),i=sh(t),c=r.filter(f=>l(f)<Es.length).slice(0,6),u=r.filter(f=>!c.includes(f));return{first:[...o,...c,...i?[i]:[]],more:u}}function ga({knob:e,knobs:t,turn:n}){let o=t[e.key],s=`knob-${e.key}`,l=u=>{let f=e.to(Number(u.currentTarget.value),t);n(e.key,f===e.base?null:f)},r=o!==void 0,i=e.now?.(t)??o??e.base,c=i!==e.base;return x`<div class=${r||c?"knob changed":"knob"}>
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
  </div>`}function Cs(e,t){let n={box:null,line:0},[,o,s]=/^ *--> (.+?):(\d+)(?::\d+)?$/m.exec(e??"")??[];return o===void 0?n:o===Ss?{box:"manifest",line:Number(s)}:o==="--set"?rh(e,t.change.settings)??n:lh(o,t)?{box:"text",line:Number(s)}:n}function lh(e,t){return t.text===null?e.endsWith(`/${t.scenario}.toml`):e==="the command"||e in fo(t).files}function rh(e,t){let[,n]=/^ *1 \| (.*)$/m.exec(e)??[],o=l=>l.replace(/\s*=\s*/,"=").trim(),s=t.split(`
`).findIndex(l=>o(l)===n?.trim());return s<0?null:{box:"settings",line:s+1}}function ba({play:e,shelves:t,fault:n}){let o=e.state.value,{change:s}=o,l=w=>e.set({change:{...e.state.peek().change,...w}}),r=(w,$)=>{let{[w]:S,...C}=e.state.peek().change.knobs;l({knobs:$===null?C:{...C,[w]:$}})},i=e.result.value?.a?.ok,{first:c,more:u}=i?_a(i):{first:[],more:[]},f=t.stories.find(w=>w.id===o.story),m=({key:w})=>f.knobs.includes(w),g=f?[...c,...u].filter(m):c,d=w=>x`<${ga} key=${w.key} knob=${w} knobs=${s.knobs} turn=${r} />`;return x`<section aria-label="The change">
    <h2>World B: the change</h2>
    <p class="note">Drag a number. World A stays as it is; both have the same seed.</p>
    ${f?.choices?.map(w=>x`<${ih} ...${{one:w,change:s,turn:r}} />`)}
    ${g.map(d)}
    ${u.length>0&&!f&&x`<details>
      <summary>More numbers of the workload</summary>
      ${u.map(d)}
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
      <${Bo}
        id="settings"
        label="KEY=VALUE, one a line, as --set takes them: turn=quantum"
        rows="3"
        value=${s.settings}
        choose=${w=>l({settings:w})}
        fault=${n}
        place=${Cs(n,o)}
      />
    </details>
    <button type="button" disabled=${!ho(o)} onClick=${()=>l(It.change)}>
      Take all changes back
    </button>
  </section>`}function ih({one:e,change:t,turn:n}){let o=`set:${e.key}`,s=e.answers.map(([l,r])=>({name:l,says:r}));return x`<${rn}
    id=${`choice-${e.key}`}
    label=${e.label}
    value=${t.knobs[o]??e.usual}
    items=${s}
    choose=${l=>n(o,l===e.usual?null:l)}
  />`}function wa(e){let t=o=>o&&!o.ok&&o.kind!=="stopped"?o.message:null,n=t(e?.a);return[n,n?null:t(e?.b)]}function ya({play:e,shelves:t}){let[,n]=wa(e.result.value),o=x`<${ba} key="change" ...${{play:e,shelves:t,fault:n}} />`,s=x`<${ah} key="scenario" ...${{play:e,shelves:t}} />`;return e.state.value.story?[o,s]:[s,o]}function ah({play:e,shelves:t}){let n=e.state.value,[o]=wa(e.result.value),s=Cs(o,n),l=s.box===null&&/ --> --/.test(o??""),r=s.box==="manifest"?"manifest":l?"choice":"text",i=d=>d===r?{fault:o,place:s}:{},c=d=>e.set({...d,story:null},!0),u=d=>c({scenario:d,text:null,machine:"",kernel:"",change:It.change}),f=d=>ra(d)?(c({manifest:d}),!1):c({text:d}),m=(d,w)=>c(w==="limits"?{manifest:d}:{text:d}),g=n.text??t.texts[n.scenario]??"";return x`<section class="choose" aria-label="The world">
    <h2>The world</h2>
    <${rn}
      id="scenario"
      label="Workload"
      value=${n.text===null?n.scenario:""}
      usual=${n.text===null?void 0:"your own, below"}
      items=${t.scenarios}
      choose=${d=>d&&u(d)}
    />
    <${ch} files=${t.files} take=${m} />
    <${rn}
      id="machine"
      label="Machine"
      usual="as the scenario says"
      value=${n.machine}
      items=${t.machines}
      choose=${d=>c({machine:d})}
    />
    <${rn}
      id="kernel"
      label="Kernel"
      usual="as the scenario says"
      value=${n.kernel}
      items=${t.kernels}
      choose=${d=>c({kernel:d})}
    />
    <div class="pair">
      <${Gl}
        id="seed"
        label="Seed"
        value=${n.seed}
        placeholder="of the scenario"
        choose=${d=>e.set({seed:d},!0)}
      />
      <${Gl}
        id="duration"
        label="Duration"
        value=${n.duration}
        placeholder="of the scenario"
        choose=${d=>c({duration:d})}
      />
    </div>
    <details open=${n.text!==null&&!n.story||!!i("text").fault}>
      <summary>Your own scenario</summary>
      <${Bo}
        id="text"
        label="A scenario (TOML), an rt-app workload (JSON), or a command: server --threads 8 …"
        rows="12"
        value=${g}
        choose=${f}
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
        choose=${d=>c({manifest:d.trim()===""?null:d})}
        ...${i("manifest")}
      />
    </details>
    <${Ts} ...${i("choice")} />
  </section>`}function ch({files:e,take:t}){let[n,o]=lt(null);if(e.length===0)return null;let s=async l=>{let{address:r,kind:i}=e.find(c=>c.name===l);try{let c=await fetch(r);if(!c.ok)throw new Error(`the server says ${c.status}`);t(await c.text(),i),o(null)}catch(c){o(`${l} can't be had: ${c.message}.
It may be gone or too large now, or the server has ended: load the page again.`)}};return x`<${rn}
      id="folder"
      label="From your folder"
      value=""
      usual="choose a file"
      items=${e}
      choose=${l=>l&&s(l)}
    />
    <${Ts} fault=${n} />`}var uh="uplot",fh="u-hz",hh="u-vt",ph="u-title",mh="u-wrap",dh="u-under",_h="u-over",gh="u-axis",On="u-off",bh="u-select",wh="u-cursor-x",yh="u-cursor-y",vh="u-cursor-pt",$h="u-legend",kh="u-live",xh="u-inline",Sh="u-series",Mh="u-marker",va="u-label",Th="u-value",Go="width",Ko="height";var $a="bottom",po="left",Jl="right",pr="#000",ka=pr+"0",Zl="mousemove",xa="mousedown",Ql="mouseup",Sa="mouseenter",Ma="mouseleave",Ta="dblclick",Eh="resize",Ch="scroll",Ea="change",Ds="dppxchange",mr="--",vo=typeof window<"u",or=vo?document:null,_o=vo?window:null,Ph=vo?navigator:null,ae,Ps;function sr(){let e=devicePixelRatio;ae!=e&&(ae=e,Ps&&rr(Ea,Ps,sr),Ps=matchMedia(`(min-resolution: ${ae-.001}dppx) and (max-resolution: ${ae+.001}dppx)`),Ln(Ea,Ps,sr),_o.dispatchEvent(new CustomEvent(Ds)))}function ht(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function lr(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function $e(e,t,n){e.style[t]=n+"px"}function At(e,t,n,o){let s=or.createElement(e);return t!=null&&ht(s,t),n?.insertBefore(s,o),s}function $t(e,t){return At("div",e,t)}var Ca=new WeakMap;function Ht(e,t,n,o,s){let l="translate("+t+"px,"+n+"px)",r=Ca.get(e);l!=r&&(e.style.transform=l,Ca.set(e,l),t<0||n<0||t>o||n>s?ht(e,On):lr(e,On))}var Pa=new WeakMap;function Aa(e,t,n){let o=t+n,s=Pa.get(e);o!=s&&(Pa.set(e,o),e.style.background=t,e.style.borderColor=n)}var Oa=new WeakMap;function La(e,t,n,o){let s=t+""+n,l=Oa.get(e);s!=l&&(Oa.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var dr={passive:!0},Ah={...dr,capture:!0};function Ln(e,t,n,o){t.addEventListener(e,n,o?Ah:dr)}function rr(e,t,n,o){t.removeEventListener(e,n,dr)}vo&&sr();function Ot(e,t,n,o){let s;n=n||0,o=o||t.length-1;let l=o<=2147483647;for(;o-n>1;)s=l?n+o>>1:pt((n+o)/2),t[s]<e?n=s:o=s;return e-t[n]<=t[o]-e?n:o}function ic(e){return(n,o,s)=>{let l=-1,r=-1;for(let i=o;i<=s;i++)if(e(n[i])){l=i;break}for(let i=s;i>=o;i--)if(e(n[i])){r=i;break}return[l,r]}}var ac=e=>e!=null,cc=e=>e!=null&&e>0,Ws=ic(ac),Oh=ic(cc);function Lh(e,t,n,o=0,s=!1){let l=s?Oh:Ws,r=s?cc:ac;[t,n]=l(e,t,n);let i=e[t],c=e[t];if(t>-1)if(o==1)i=e[t],c=e[n];else if(o==-1)i=e[n],c=e[t];else for(let u=t;u<=n;u++){let f=e[u];r(f)&&(f<i?i=f:f>c&&(c=f))}return[i??de,c??-de]}function Us(e,t,n,o){let s=Na(e),l=Na(t);e==t&&(s==-1?(e*=n,t/=n):(e/=n,t*=n));let r=n==10?Yt:uc,i=s==1?pt:kt,c=l==1?kt:pt,u=i(r(We(e))),f=c(r(We(t))),m=go(n,u),g=go(n,f);return n==10&&(u<0&&(m=_e(m,-u)),f<0&&(g=_e(g,-f))),o||n==2?(e=m*s,t=g*l):(e=mc(e,m),t=Fs(t,g)),[e,t]}function _r(e,t,n,o){let s=Us(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var gr=.1,Da={mode:3,pad:gr},Jo={pad:0,soft:null,mode:0},Dh={min:Jo,max:Jo};function Rs(e,t,n,o){return zs(n)?Ra(e,t,n):(Jo.pad=n,Jo.soft=o?0:null,Jo.mode=o?3:0,Ra(e,t,Dh))}function re(e,t){return e??t}function Rh(e,t,n){for(t=re(t,0),n=re(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Ra(e,t,n){let o=n.min,s=n.max,l=re(o.pad,0),r=re(s.pad,0),i=re(o.hard,-de),c=re(s.hard,de),u=re(o.soft,de),f=re(s.soft,-de),m=re(o.mode,0),g=re(s.mode,0),d=t-e,w=Yt(d),$=nt(We(e),We(t)),S=Yt($),C=We(S-w);(d<1e-24||C>10)&&(d=0,(e==0||t==0)&&(d=1e-24,m==2&&u!=de&&(l=0),g==2&&f!=-de&&(r=0)));let v=d||$||1e3,E=Yt(v),M=go(10,pt(E)),U=v*(d==0?e==0?.1:1:l),O=_e(mc(e-U,M/10),24),K=e>=u&&(m==1||m==3&&O<=u||m==2&&O>=u)?u:de,V=nt(i,O<K&&e>=K?K:Lt(K,O)),J=v*(d==0?t==0?.1:1:r),H=_e(Fs(t+J,M/10),24),P=t<=f&&(g==1||g==3&&H>=f||g==2&&H<=f)?f:-de,B=Lt(c,H>P&&t<=P?P:nt(P,H));return V==B&&V==0&&(B=100),[V,B]}var Nh=new Intl.NumberFormat(vo?Ph.language:"en-US"),br=e=>Nh.format(e),mt=Math,Ls=mt.PI,We=mt.abs,pt=mt.floor,Ne=mt.round,kt=mt.ceil,Lt=mt.min,nt=mt.max,go=mt.pow,Na=mt.sign,Yt=mt.log10,uc=mt.log2,Wh=(e,t=1)=>mt.sinh(e)*t,Xl=(e,t=1)=>mt.asinh(e/t),de=1/0;function Wa(e){return(Yt((e^e>>31)-(e>>31))|0)+1}function ir(e,t,n){return Lt(nt(e,t),n)}function fc(e){return typeof e=="function"}function oe(e){return fc(e)?e:()=>e}var Uh=()=>{},hc=e=>e,pc=(e,t)=>t,Fh=e=>null,Ua=e=>!0,Fa=(e,t)=>e==t,zh=/\.\d*?(?=9{6,}|0{6,})/gm,Dn=e=>{if(_c(e)||un.has(e))return e;let t=`${e}`,n=t.match(zh);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[s,l]=t.split("e");return+`${Dn(s)}e${l}`}return _e(e,o)};function Pn(e,t){return Dn(_e(Dn(e/t))*t)}function Fs(e,t){return Dn(kt(Dn(e/t))*t)}function mc(e,t){return Dn(pt(Dn(e/t))*t)}function _e(e,t=0){if(_c(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ne(o)/n}var un=new Map;function dc(e){return((""+e).split(".")[1]||"").length}function Qo(e,t,n,o){let s=[],l=o.map(dc);for(let r=t;r<n;r++){let i=We(r),c=_e(go(e,r),i);for(let u=0;u<o.length;u++){let f=e==10?+`${o[u]}e${r}`:o[u]*c,m=(r>=0?0:i)+(r>=l[u]?0:l[u]),g=e==10?f:_e(f,m);s.push(g),un.set(g,m)}}return s}var Zo={},wr=[],bo=[null,null],cn=Array.isArray,_c=Number.isInteger,qh=e=>e===void 0;function za(e){return typeof e=="string"}function zs(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Ih(e){return e!=null&&typeof e=="object"}var Hh=Object.getPrototypeOf(Uint8Array),gc="__proto__";function wo(e,t=zs){let n;if(cn(e)){let o=e.find(s=>s!=null);if(cn(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=wo(e[s],t)}else n=e.slice()}else if(e instanceof Hh)n=e.slice();else if(t(e)){n={};for(let o in e)o!=gc&&(n[o]=wo(e[o],t))}else n=e;return n}function Ae(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let s in o)s!=gc&&(zs(e[s])?Ae(e[s],wo(o[s])):e[s]=wo(o[s]))}return e}var Vh=0,Bh=1,jh=2;function Gh(e,t,n){for(let o=0,s,l=-1;o<t.length;o++){let r=t[o];if(r>l){for(s=r-1;s>=0&&e[s]==null;)e[s--]=null;for(s=r+1;s<n&&e[s]==null;)e[l=s++]=null}}}function Kh(e,t){if(Zh(e)){let r=e[0].slice();for(let i=1;i<e.length;i++)r.push(...e[i].slice(1));return Qh(r[0])||(r=Jh(r)),r}let n=new Set;for(let r=0;r<e.length;r++){let c=e[r][0],u=c.length;for(let f=0;f<u;f++)n.add(c[f])}let o=[Array.from(n).sort((r,i)=>r-i)],s=o[0].length,l=new Map;for(let r=0;r<s;r++)l.set(o[0][r],r);for(let r=0;r<e.length;r++){let i=e[r],c=i[0];for(let u=1;u<i.length;u++){let f=i[u],m=Array(s).fill(void 0),g=t?t[r][u]:Bh,d=[];for(let w=0;w<f.length;w++){let $=f[w],S=l.get(c[w]);$===null?g!=Vh&&(m[S]=$,g==jh&&d.push(S)):m[S]=$}Gh(m,d,s),o.push(m)}}return o}var Yh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Jh(e){let t=e[0],n=t.length,o=Array(n);for(let l=0;l<o.length;l++)o[l]=l;o.sort((l,r)=>t[l]-t[r]);let s=[];for(let l=0;l<e.length;l++){let r=e[l],i=Array(n);for(let c=0;c<n;c++)i[c]=r[o[c]];s.push(i)}return s}function Zh(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let l=0;l<n;l++)if(s[l]!=t[l])return!1}}return!0}function Qh(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let l=nt(1,pt((s-o+1)/t));for(let r=e[o],i=o+l;i<=s;i+=l){let c=e[i];if(c!=null){if(c<=r)return!1;r=c}}return!0}var bc=["January","February","March","April","May","June","July","August","September","October","November","December"],wc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function yc(e){return e.slice(0,3)}var Xh=wc.map(yc),ep=bc.map(yc),tp={MMMM:bc,MMM:ep,WWWW:wc,WWW:Xh};function jo(e){return(e<10?"0":"")+e}function np(e){return(e<10?"00":e<100?"0":"")+e}var op={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>jo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>jo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>jo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>jo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>jo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>np(e.getMilliseconds())};function yr(e,t){t=t||tp;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?op[s[1]]:s[0]);return l=>{let r="";for(let i=0;i<n.length;i++)r+=typeof n[i]=="string"?n[i]:n[i](l,t);return r}}var sp=new Intl.DateTimeFormat().resolvedOptions().timeZone;function lp(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==sp?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var vc=e=>e%1==0,Ns=[1,2,2.5,5],rp=Qo(10,-32,0,Ns),$c=Qo(10,0,32,Ns),ip=$c.filter(vc),An=rp.concat($c),vr=`
`,kc="{YYYY}",qa=vr+kc,xc="{M}/{D}",Yo=vr+xc,As=Yo+"/{YY}",Sc="{aa}",ap="{h}:{mm}",mo=ap+Sc,Ia=vr+mo,Ha=":{ss}",fe=null;function Mc(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,l=s*30,r=s*365,c=(e==1?Qo(10,0,3,Ns).filter(vc):Qo(10,-3,0,Ns)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,l,l*2,l*3,l*4,l*6,r,r*2,r*5,r*10,r*25,r*50,r*100]),u=[[r,kc,fe,fe,fe,fe,fe,fe,1],[s*28,"{MMM}",qa,fe,fe,fe,fe,fe,1],[s,xc,qa,fe,fe,fe,fe,fe,1],[o,"{h}"+Sc,As,fe,Yo,fe,fe,fe,1],[n,mo,As,fe,Yo,fe,fe,fe,1],[t,Ha,As+" "+mo,fe,Yo+" "+mo,fe,Ia,fe,1],[e,Ha+".{fff}",As+" "+mo,fe,Yo+" "+mo,fe,Ia,fe,1]];function f(m){return(g,d,w,$,S,C)=>{let v=[],E=S>=r,M=S>=l&&S<r,U=m(w),O=_e(U*e,3),K=er(U.getFullYear(),E?0:U.getMonth(),M||E?1:U.getDate()),V=_e(K*e,3);if(M||E){let J=M?S/l:0,H=E?S/r:0,P=O==V?O:_e(er(K.getFullYear()+H,K.getMonth()+J,1)*e,3),B=new Date(Ne(P/e)),L=B.getFullYear(),j=B.getMonth();for(let F=0;P<=$;F++){let te=er(L+H*F,j+J*F,1),z=te-m(_e(te*e,3));P=_e((+te+z)*e,3),P<=$&&v.push(P)}}else{let J=S>=s?s:S,H=pt(w)-pt(O),P=V+H+Fs(O-V,J);v.push(P);let B=m(P),L=B.getHours()+B.getMinutes()/n+B.getSeconds()/o,j=S/o,F=g.axes[d]._space,te=C/F;for(;P=_e(P+S,e==1?0:3),!(P>$);)if(j>1){let z=pt(_e(L+j,6))%24,se=m(P).getHours()-z;se>1&&(se=-1),P-=se*o,L=(L+j)%24;let he=v[v.length-1];_e((P-he)/S,3)*te>=.7&&v.push(P)}else v.push(P)}return v}}return[c,u,f]}var[cp,up,fp]=Mc(1),[hp,pp,mp]=Mc(.001);Qo(2,-53,53,[1]);function Va(e,t){return e.map(n=>n.map((o,s)=>s==0||s==8||o==null?o:t(s==1||n[8]==0?o:n[1]+o)))}function Ba(e,t){return(n,o,s,l,r)=>{let i=t.find(w=>r>=w[0])||t[t.length-1],c,u,f,m,g,d;return o.map(w=>{let $=e(w),S=$.getFullYear(),C=$.getMonth(),v=$.getDate(),E=$.getHours(),M=$.getMinutes(),U=$.getSeconds(),O=S!=c&&i[2]||C!=u&&i[3]||v!=f&&i[4]||E!=m&&i[5]||M!=g&&i[6]||U!=d&&i[7]||i[1];return c=S,u=C,f=v,m=E,g=M,d=U,O($)})}}function dp(e,t){let n=yr(t);return(o,s,l,r,i)=>s.map(c=>n(e(c)))}function er(e,t,n){return new Date(e,t,n)}function ja(e,t){return t(e)}var _p="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Ga(e,t){return(n,o,s,l)=>l==null?mr:t(e(o))}function gp(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function bp(e,t){return e.series[t].fill(e,t)}var wp={show:!0,live:!0,isolate:!1,mount:Uh,markers:{show:!0,width:2,stroke:gp,fill:bp,dash:"solid"},idx:null,idxs:null,values:[]};function yp(e,t){let n=e.cursor.points,o=$t(),s=n.size(e,t);$e(o,Go,s),$e(o,Ko,s);let l=s/-2;$e(o,"marginLeft",l),$e(o,"marginTop",l);let r=n.width(e,t,s);return r&&$e(o,"borderWidth",r),o}function vp(e,t){let n=e.series[t].points;return n._fill||n._stroke}function $p(e,t){let n=e.series[t].points;return n._stroke||n._fill}function kp(e,t){return e.series[t].points.size}var tr=[0,0];function xp(e,t,n){return tr[0]=t,tr[1]=n,tr}function Os(e,t,n,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&n(s)}}function nr(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var Sp={show:!0,x:!0,y:!0,lock:!1,move:xp,points:{one:!1,show:yp,size:kp,width:0,stroke:$p,fill:vp},bind:{mousedown:Os,mouseup:Os,click:Os,dblclick:Os,mousemove:nr,mouseleave:nr,mouseenter:nr},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Tc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},$r=Ae({},Tc,{filter:pc}),Ec=Ae({},$r,{size:10}),Cc=Ae({},Tc,{show:!1}),kr='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Pc="bold "+kr,Ac=1.5,Ka={show:!0,scale:"x",stroke:pr,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Pc,side:2,grid:$r,ticks:Ec,border:Cc,font:kr,lineGap:Ac,rotate:0},Mp="Value",Tp="Time",Ya={show:!0,scale:"x",auto:!1,sorted:1,min:de,max:-de,idxs:[]};function Ep(e,t,n,o,s){return t.map(l=>l==null?"":br(l))}function Cp(e,t,n,o,s,l,r){let i=[],c=un.get(s)||0;n=r?n:_e(Fs(n,s),c);for(let u=n;u<=o;u=_e(u+s,c))i.push(Object.is(u,-0)?0:u);return i}function ar(e,t,n,o,s,l,r){let i=[],c=e.scales[e.axes[t].scale].log,u=c==10?Yt:uc,f=pt(u(n));s=go(c,f),c==10&&(s=An[Ot(s,An)]);let m=n,g=s*c;c==10&&(g=An[Ot(g,An)]);do i.push(m),m=m+s,c==10&&!un.has(m)&&(m=_e(m,un.get(s))),m>=g&&(s=m,g=s*c,c==10&&(g=An[Ot(g,An)]));while(m<=o);return i}function Pp(e,t,n,o,s,l,r){let c=e.scales[e.axes[t].scale].asinh,u=o>c?ar(e,t,nt(c,n),o,s):[c],f=o>=0&&n<=0?[0]:[];return(n<-c?ar(e,t,nt(c,-o),-n,s):[c]).reverse().map(g=>-g).concat(f,u)}var Oc=/./,Ap=/[12357]/,Op=/[125]/,Ja=/1/,cr=(e,t,n,o)=>e.map((s,l)=>t==4&&s==0||l%o==0&&n.test(s.toExponential()[s<0?1:0])?s:null);function Lp(e,t,n,o,s){let l=e.axes[n],r=l.scale,i=e.scales[r],c=e.valToPos,u=l._space,f=c(10,r),m=c(9,r)-f>=u?Oc:c(7,r)-f>=u?Ap:c(5,r)-f>=u?Op:Ja;if(m==Ja){let g=We(c(1,r)-f);if(g<u)return cr(t.slice().reverse(),i.distr,m,kt(u/g)).reverse()}return cr(t,i.distr,m,1)}function Dp(e,t,n,o,s){let l=e.axes[n],r=l.scale,i=l._space,c=e.valToPos,u=We(c(1,r)-c(2,r));return u<i?cr(t.slice().reverse(),3,Oc,kt(i/u)).reverse():t}function Rp(e,t,n,o){return o==null?mr:t==null?"":br(t)}var Za={show:!0,scale:"y",stroke:pr,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Pc,side:3,grid:$r,ticks:Ec,border:Cc,font:kr,lineGap:Ac,rotate:0};function Np(e,t){let n=3+(e||1)*2;return _e(n*t,3)}function Wp(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],l=e.valToPos(s[o[0]],n,!0),r=e.valToPos(s[o[1]],n,!0),i=We(r-l),c=e.series[t],u=i/(c.points.space*ae);return o[1]-o[0]<=u}var Qa={scale:null,auto:!0,sorted:0,min:de,max:-de},Lc=(e,t,n,o,s)=>s,Xa={show:!0,auto:!0,sorted:0,gaps:Lc,alpha:1,facets:[Ae({},Qa,{scale:"x"}),Ae({},Qa,{scale:"y"})]},ec={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Lc,alpha:1,points:{show:Wp,filter:null},values:null,min:de,max:-de,idxs:[],path:null,clip:null};function Up(e,t,n,o,s){return n/10}var Dc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Fp=Ae({},Dc,{time:!1,ori:1}),tc={};function Rc(e,t){let n=tc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,l,r,i,c,u){for(let f=0;f<n.plots.length;f++)n.plots[f]!=s&&n.plots[f].pub(o,s,l,r,i,c,u)}},e!=null&&(tc[e]=n)),n}var yo=1,ur=2;function Rn(e,t,n){let o=e.mode,s=e.series[t],l=o==2?e._data[t]:e._data,r=e.scales,i=e.bbox,c=l[0],u=o==2?l[1]:l[t],f=o==2?r[s.facets[0].scale]:r[e.series[0].scale],m=o==2?r[s.facets[1].scale]:r[s.scale],g=i.left,d=i.top,w=i.width,$=i.height,S=e.valToPosH,C=e.valToPosV;return f.ori==0?n(s,c,u,f,m,S,C,g,d,w,$,Is,$o,Vs,Wc,Fc):n(s,c,u,f,m,C,S,d,g,$,w,Hs,ko,Mr,Uc,zc)}function xr(e,t){let n=0,o=0,s=re(e.bands,wr);for(let l=0;l<s.length;l++){let r=s[l];r.series[0]==t?n=r.dir:r.series[1]==t&&(r.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function zp(e,t,n,o,s){let l=e.mode,r=e.series[t],i=l==2?r.facets[1].scale:r.scale,c=e.scales[i];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Jt(e,t,n,o,s,l){return Rn(e,t,(r,i,c,u,f,m,g,d,w,$,S)=>{let C=r.pxRound,v=u.dir*(u.ori==0?1:-1),E=u.ori==0?$o:ko,M,U;v==1?(M=n,U=o):(M=o,U=n);let O=C(m(i[M],u,$,d)),K=C(g(c[M],f,S,w)),V=C(m(i[U],u,$,d)),J=C(g(l==1?f.max:f.min,f,S,w)),H=new Path2D(s);return E(H,V,J),E(H,O,J),E(H,O,K),H})}function qs(e,t,n,o,s,l){let r=null;if(e.length>0){r=new Path2D;let i=t==0?Vs:Mr,c=n;for(let m=0;m<e.length;m++){let g=e[m];if(g[1]>g[0]){let d=g[0]-c;d>0&&i(r,c,o,d,o+l),c=g[1]}}let u=n+s-c,f=10;u>0&&i(r,c,o-f/2,u,o+l+f)}return r}function qp(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Sr(e,t,n,o,s,l,r){let i=[],c=e.length;for(let u=s==1?n:o;u>=n&&u<=o;u+=s)if(t[u]===null){let m=u,g=u;if(s==1)for(;++u<=o&&t[u]===null;)g=u;else for(;--u>=n&&t[u]===null;)g=u;let d=l(e[m]),w=g==m?d:l(e[g]),$=m-s;d=r<=0&&$>=0&&$<c?l(e[$]):d;let C=g+s;w=r>=0&&C>=0&&C<c?l(e[C]):w,w>=d&&i.push([d,w])}return i}function nc(e){return e==0?hc:e==1?Ne:t=>Pn(t,e)}function Nc(e){let t=e==0?Is:Hs,n=e==0?(s,l,r,i,c,u)=>{s.arcTo(l,r,i,c,u)}:(s,l,r,i,c,u)=>{s.arcTo(r,l,c,i,u)},o=e==0?(s,l,r,i,c)=>{s.rect(l,r,i,c)}:(s,l,r,i,c)=>{s.rect(r,l,c,i)};return(s,l,r,i,c,u=0,f=0)=>{u==0&&f==0?o(s,l,r,i,c):(u=Lt(u,i/2,c/2),f=Lt(f,i/2,c/2),t(s,l+u,r),n(s,l+i,r,l+i,r+c,u),n(s,l+i,r+c,l,r+c,f),n(s,l,r+c,l,r,f),n(s,l,r,l+i,r,u),s.closePath())}}var Is=(e,t,n)=>{e.moveTo(t,n)},Hs=(e,t,n)=>{e.moveTo(n,t)},$o=(e,t,n)=>{e.lineTo(t,n)},ko=(e,t,n)=>{e.lineTo(n,t)},Vs=Nc(0),Mr=Nc(1),Wc=(e,t,n,o,s,l)=>{e.arc(t,n,o,s,l)},Uc=(e,t,n,o,s,l)=>{e.arc(n,t,o,s,l)},Fc=(e,t,n,o,s,l,r)=>{e.bezierCurveTo(t,n,o,s,l,r)},zc=(e,t,n,o,s,l,r)=>{e.bezierCurveTo(n,t,s,o,r,l)};function qc(e){return(t,n,o,s,l)=>Rn(t,n,(r,i,c,u,f,m,g,d,w,$,S)=>{let{pxRound:C,points:v}=r,E,M;u.ori==0?(E=Is,M=Wc):(E=Hs,M=Uc);let U=_e(v.width*ae,3),O=(v.size-v.width)/2*ae,K=_e(O*2,3),V=new Path2D,J=new Path2D,{left:H,top:P,width:B,height:L}=t.bbox;Vs(J,H-K,P-K,B+K*2,L+K*2);let j=F=>{if(c[F]!=null){let te=C(m(i[F],u,$,d)),z=C(g(c[F],f,S,w));E(V,te+O,z),M(V,te,z,O,0,Ls*2)}};if(l)l.forEach(j);else for(let F=o;F<=s;F++)j(F);return{stroke:U>0?V:null,fill:V,clip:J,flags:yo|ur}})}function Ic(e){return(t,n,o,s,l,r)=>{o!=s&&(l!=o&&r!=o&&e(t,n,o),l!=s&&r!=s&&e(t,n,s),e(t,n,r))}}var Ip=Ic($o),Hp=Ic(ko);function Hc(e){let t=re(e?.alignGaps,0);return(n,o,s,l)=>Rn(n,o,(r,i,c,u,f,m,g,d,w,$,S)=>{[s,l]=Ws(c,s,l);let C=r.pxRound,v=L=>C(m(L,u,$,d)),E=L=>C(g(L,f,S,w)),M,U;u.ori==0?(M=$o,U=Ip):(M=ko,U=Hp);let O=u.dir*(u.ori==0?1:-1),K={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:yo},V=K.stroke,J=!1;if(l-s>=$*4){let L=q=>n.posToVal(q,u.key,!0),j=null,F=null,te,z,Ke,me=v(i[O==1?s:l]),se=v(i[s]),he=v(i[l]),X=L(O==1?se+1:he-1);for(let q=O==1?s:l;q>=s&&q<=l;q+=O){let Oe=i[q],ke=(O==1?Oe<X:Oe>X)?me:v(Oe),ce=c[q];ke==me?ce!=null?(z=ce,j==null?(M(V,ke,E(z)),te=j=F=z):z<j?j=z:z>F&&(F=z)):ce===null&&(J=!0):(j!=null&&U(V,me,E(j),E(F),E(te),E(z)),ce!=null?(z=ce,M(V,ke,E(z)),j=F=te=z):(j=F=null,ce===null&&(J=!0)),me=ke,X=L(me+O))}j!=null&&j!=F&&Ke!=me&&U(V,me,E(j),E(F),E(te),E(z))}else for(let L=O==1?s:l;L>=s&&L<=l;L+=O){let j=c[L];j===null?J=!0:j!=null&&M(V,v(i[L]),E(j))}let[P,B]=xr(n,o);if(r.fill!=null||P!=0){let L=K.fill=new Path2D(V),j=r.fillTo(n,o,r.min,r.max,P),F=E(j),te=v(i[s]),z=v(i[l]);O==-1&&([z,te]=[te,z]),M(L,z,F),M(L,te,F)}if(!r.spanGaps){let L=[];J&&L.push(...Sr(i,c,s,l,O,v,t)),K.gaps=L=r.gaps(n,o,s,l,L),K.clip=qs(L,u.ori,d,w,$,S)}return B!=0&&(K.band=B==2?[Jt(n,o,s,l,V,-1),Jt(n,o,s,l,V,1)]:Jt(n,o,s,l,V,B)),K})}function Vp(e){let t=re(e.align,1),n=re(e.ascDesc,!1),o=re(e.alignGaps,0),s=re(e.extend,!1);return(l,r,i,c)=>Rn(l,r,(u,f,m,g,d,w,$,S,C,v,E)=>{[i,c]=Ws(m,i,c);let M=u.pxRound,{left:U,width:O}=l.bbox,K=se=>M(w(se,g,v,S)),V=se=>M($(se,d,E,C)),J=g.ori==0?$o:ko,H={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:yo},P=H.stroke,B=g.dir*(g.ori==0?1:-1),L=V(m[B==1?i:c]),j=K(f[B==1?i:c]),F=j,te=j;s&&t==-1&&(te=U,J(P,te,L)),J(P,j,L);for(let se=B==1?i:c;se>=i&&se<=c;se+=B){let he=m[se];if(he==null)continue;let X=K(f[se]),q=V(he);t==1?J(P,X,L):J(P,F,q),J(P,X,q),L=q,F=X}let z=F;s&&t==1&&(z=U+O,J(P,z,L));let[Ke,me]=xr(l,r);if(u.fill!=null||Ke!=0){let se=H.fill=new Path2D(P),he=u.fillTo(l,r,u.min,u.max,Ke),X=V(he);J(se,z,X),J(se,te,X)}if(!u.spanGaps){let se=[];se.push(...Sr(f,m,i,c,B,K,o));let he=u.width*ae/2,X=n||t==1?he:-he,q=n||t==-1?-he:he;se.forEach(Oe=>{Oe[0]+=X,Oe[1]+=q}),H.gaps=se=u.gaps(l,r,i,c,se),H.clip=qs(se,g.ori,S,C,v,E)}return me!=0&&(H.band=me==2?[Jt(l,r,i,c,P,-1),Jt(l,r,i,c,P,1)]:Jt(l,r,i,c,P,me)),H})}function oc(e,t,n,o,s,l,r=de){if(e.length>1){let i=null;for(let c=0,u=1/0;c<e.length;c++)if(t[c]!==void 0){if(i!=null){let f=We(e[c]-e[i]);f<u&&(u=f,r=We(n(e[c],o,s,l)-n(e[i],o,s,l)))}i=c}}return r}function Bp(e){e=e||Zo;let t=re(e.size,[.6,de,1]),n=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let l=oe(s),r=1-t[0],i=re(t[1],de),c=re(t[2],1),u=re(e.disp,Zo),f=re(e.each,d=>{}),{fill:m,stroke:g}=u;return(d,w,$,S)=>Rn(d,w,(C,v,E,M,U,O,K,V,J,H,P)=>{let B=C.pxRound,L=n,j=o*ae,F=i*ae,te=c*ae,z,Ke;M.ori==0?[z,Ke]=l(d,w):[Ke,z]=l(d,w);let me=M.dir*(M.ori==0?1:-1),se=M.ori==0?Vs:Mr,he=M.ori==0?f:(N,ge,Le,In,mn,Rt,dn)=>{f(N,ge,Le,mn,In,dn,Rt)},X=re(d.bands,wr).find(N=>N.series[0]==w),q=X!=null?X.dir:0,Oe=C.fillTo(d,w,C.min,C.max,q),Ze=B(K(Oe,U,P,J)),ke,ce,xt,rt=H,Me=B(C.width*ae),Dt=!1,Vt=null,dt=null,Zt=null,Fn=null;m!=null&&(Me==0||g!=null)&&(Dt=!0,Vt=m.values(d,w,$,S),dt=new Map,new Set(Vt).forEach(N=>{N!=null&&dt.set(N,new Path2D)}),Me>0&&(Zt=g.values(d,w,$,S),Fn=new Map,new Set(Zt).forEach(N=>{N!=null&&Fn.set(N,new Path2D)})));let{x0:zn,size:To}=u;if(zn!=null&&To!=null){L=1,v=zn.values(d,w,$,S),zn.unit==2&&(v=v.map(Le=>d.posToVal(V+Le*H,M.key,!0)));let N=To.values(d,w,$,S);To.unit==2?ce=N[0]*H:ce=O(N[0],M,H,V)-O(0,M,H,V),rt=oc(v,E,O,M,H,V,rt),xt=rt-ce+j}else rt=oc(v,E,O,M,H,V,rt),xt=rt*r+j,ce=rt-xt;xt<1&&(xt=0),Me>=ce/2&&(Me=0),xt<5&&(B=hc);let es=xt>0,hn=rt-xt-(es?Me:0);ce=B(ir(hn,te,F)),ke=(L==0?ce/2:L==me?0:ce)-L*me*((L==0?j/2:0)+(es?Me/2:0));let Qe={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},qn=Dt?null:new Path2D,Bt=null;if(X!=null)Bt=d.data[X.series[1]];else{let{y0:N,y1:ge}=u;N!=null&&ge!=null&&(E=ge.values(d,w,$,S),Bt=N.values(d,w,$,S))}let pn=z*ce,ee=Ke*ce;for(let N=me==1?$:S;N>=$&&N<=S;N+=me){let ge=E[N];if(ge==null)continue;if(Bt!=null){let ot=Bt[N]??0;if(ge-ot==0)continue;Ze=K(ot,U,P,J)}let Le=M.distr!=2||u!=null?v[N]:N,In=O(Le,M,H,V),mn=K(re(ge,Oe),U,P,J),Rt=B(In-ke),dn=B(nt(mn,Ze)),it=B(Lt(mn,Ze)),_t=dn-it;if(ge!=null){let ot=ge<0?ee:pn,St=ge<0?pn:ee;Dt?(Me>0&&Zt[N]!=null&&se(Fn.get(Zt[N]),Rt,it+pt(Me/2),ce,nt(0,_t-Me),ot,St),Vt[N]!=null&&se(dt.get(Vt[N]),Rt,it+pt(Me/2),ce,nt(0,_t-Me),ot,St)):se(qn,Rt,it+pt(Me/2),ce,nt(0,_t-Me),ot,St),he(d,w,N,Rt-Me/2,it,ce+Me,_t)}}return Me>0?Qe.stroke=Dt?Fn:qn:Dt||(Qe._fill=C.width==0?C._fill:C._stroke??C._fill,Qe.width=0),Qe.fill=Dt?dt:qn,Qe})}function jp(e,t){let n=re(t?.alignGaps,0);return(o,s,l,r)=>Rn(o,s,(i,c,u,f,m,g,d,w,$,S,C)=>{[l,r]=Ws(u,l,r);let v=i.pxRound,E=z=>v(g(z,f,S,w)),M=z=>v(d(z,m,C,$)),U,O,K;f.ori==0?(U=Is,K=$o,O=Fc):(U=Hs,K=ko,O=zc);let V=f.dir*(f.ori==0?1:-1),J=E(c[V==1?l:r]),H=J,P=[],B=[];for(let z=V==1?l:r;z>=l&&z<=r;z+=V)if(u[z]!=null){let me=c[z],se=E(me);P.push(H=se),B.push(M(u[z]))}let L={stroke:e(P,B,U,K,O,v),fill:null,clip:null,band:null,gaps:null,flags:yo},j=L.stroke,[F,te]=xr(o,s);if(i.fill!=null||F!=0){let z=L.fill=new Path2D(j),Ke=i.fillTo(o,s,i.min,i.max,F),me=M(Ke);K(z,H,me),K(z,J,me)}if(!i.spanGaps){let z=[];z.push(...Sr(c,u,l,r,V,E,n)),L.gaps=z=i.gaps(o,s,l,r,z),L.clip=qs(z,f.ori,w,$,S,C)}return te!=0&&(L.band=te==2?[Jt(o,s,l,r,j,-1),Jt(o,s,l,r,j,1)]:Jt(o,s,l,r,j,te)),L})}function Gp(e){return jp(Kp,e)}function Kp(e,t,n,o,s,l){let r=e.length;if(r<2)return null;let i=new Path2D;if(n(i,e[0],t[0]),r==2)o(i,e[1],t[1]);else{let c=Array(r),u=Array(r-1),f=Array(r-1),m=Array(r-1);for(let g=0;g<r-1;g++)f[g]=t[g+1]-t[g],m[g]=e[g+1]-e[g],u[g]=f[g]/m[g];c[0]=u[0];for(let g=1;g<r-1;g++)u[g]===0||u[g-1]===0||u[g-1]>0!=u[g]>0?c[g]=0:(c[g]=3*(m[g-1]+m[g])/((2*m[g]+m[g-1])/u[g-1]+(m[g]+2*m[g-1])/u[g]),isFinite(c[g])||(c[g]=0));c[r-1]=u[r-2];for(let g=0;g<r-1;g++)s(i,e[g]+m[g]/3,t[g]+c[g]*m[g]/3,e[g+1]-m[g]/3,t[g+1]-c[g+1]*m[g]/3,e[g+1],t[g+1])}return i}var fr=new Set;function sc(){for(let e of fr)e.syncRect(!0)}vo&&(Ln(Eh,_o,sc),Ln(Ch,_o,sc,!0),Ln(Ds,_o,()=>{Ge.pxRatio=ae}));var Yp=Hc(),Jp=qc();function lc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((l,r)=>hr(l,r,t,n))}function Zp(e,t){return e.map((n,o)=>o==0?{}:Ae({},t,n))}function hr(e,t,n,o){return Ae({},t==0?n:o,e)}function Vc(e,t,n){return t==null?bo:[t,n]}var Qp=Vc;function Xp(e,t,n){return t==null?bo:Rs(t,n,gr,!0)}function Bc(e,t,n,o){return t==null?bo:Us(t,n,e.scales[o].log,!1)}var em=Bc;function jc(e,t,n,o){return t==null?bo:_r(t,n,e.scales[o].log,!1)}var tm=jc;function nm(e,t,n,o,s){let l=nt(Wa(e),Wa(t)),r=t-e,i=Ot(s/o*r,n);do{let c=n[i],u=o*c/r;if(u>=s&&l+(c<5?un.get(c):0)<=17)return[c,u]}while(++i<n.length);return[0,0]}function rc(e){let t,n;return e=e.replace(/(\d+)px/,(o,s)=>(t=Ne((n=+s)*ae))+"px"),[e,t,n]}function om(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=_e(t[2]*ae,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Ge(e,t,n){let o={mode:re(e.mode,1)},s=o.mode;function l(a,h,p,_){let b=h.valToPct(a);return _+p*(h.dir==-1?1-b:b)}function r(a,h,p,_){let b=h.valToPct(a);return _+p*(h.dir==-1?b:1-b)}function i(a,h,p,_){return h.ori==0?l(a,h,p,_):r(a,h,p,_)}o.valToPosH=l,o.valToPosV=r;let c=!1;o.status=0;let u=o.root=$t(uh);if(e.id!=null&&(u.id=e.id),ht(u,e.class),e.title){let a=$t(ph,u);a.textContent=e.title}let f=At("canvas"),m=o.ctx=f.getContext("2d"),g=$t(mh,u);Ln("click",g,a=>{a.target===w&&(we!=Xn||xe!=eo)&&Be.click(o,a)},!0);let d=o.under=$t(dh,g);g.appendChild(f);let w=o.over=$t(_h,g);e=wo(e);let $=+re(e.pxAlign,1),S=nc($);(e.plugins||[]).forEach(a=>{a.opts&&(e=a.opts(o,e)||e)});let C=e.ms||.001,v=o.series=s==1?lc(e.series||[],Ya,ec,!1):Zp(e.series||[null],Xa),E=o.axes=lc(e.axes||[],Ka,Za,!0),M=o.scales={},U=o.bands=e.bands||[];U.forEach(a=>{a.fill=oe(a.fill||null),a.dir=re(a.dir,-1)});let O=s==2?v[1].facets[0].scale:v[0].scale,K={axes:Vu,series:Fu},V=(e.drawOrder||["axes","series"]).map(a=>K[a]);function J(a){let h=a.distr==3?p=>Yt(p>0?p:a.clamp(o,p,a.min,a.max,a.key)):a.distr==4?p=>Xl(p,a.asinh):a.distr==100?p=>a.fwd(p):p=>p;return p=>{let _=h(p),{_min:b,_max:y}=a,k=y-b;return(_-b)/k}}function H(a){let h=M[a];if(h==null){let p=(e.scales||Zo)[a]||Zo;if(p.from!=null){H(p.from);let _=Ae({},M[p.from],p,{key:a});_.valToPct=J(_),M[a]=_}else{h=M[a]=Ae({},a==O?Dc:Fp,p),h.key=a;let _=h.time,b=h.range,y=cn(b);if((a!=O||s==2&&!_)&&(y&&(b[0]==null||b[1]==null)&&(b={min:b[0]==null?Da:{mode:1,hard:b[0],soft:b[0]},max:b[1]==null?Da:{mode:1,hard:b[1],soft:b[1]}},y=!1),!y&&zs(b))){let k=b;b=(T,A,D)=>A==null?bo:Rs(A,D,k)}h.range=oe(b||(_?Qp:a==O?h.distr==3?em:h.distr==4?tm:Vc:h.distr==3?Bc:h.distr==4?jc:Xp)),h.auto=oe(y?!1:h.auto),h.clamp=oe(h.clamp||Up),h._min=h._max=null,h.valToPct=J(h)}}}H("x"),H("y"),s==1&&v.forEach(a=>{H(a.scale)}),E.forEach(a=>{H(a.scale)});for(let a in e.scales)H(a);let P=M[O],B=P.distr,L,j;P.ori==0?(ht(u,fh),L=l,j=r):(ht(u,hh),L=r,j=l);let F={};for(let a in M){let h=M[a];(h.min!=null||h.max!=null)&&(F[a]={min:h.min,max:h.max},h.min=h.max=null)}let te=e.tzDate||(a=>new Date(Ne(a/C))),z=e.fmtDate||yr,Ke=C==1?fp(te):mp(te),me=Ba(te,Va(C==1?up:pp,z)),se=Ga(te,ja(_p,z)),he=[],X=o.legend=Ae({},wp,e.legend),q=o.cursor=Ae({},Sp,{drag:{y:s==2}},e.cursor),Oe=X.show,Ze=q.show,ke=X.markers;X.idxs=he,ke.width=oe(ke.width),ke.dash=oe(ke.dash),ke.stroke=oe(ke.stroke),ke.fill=oe(ke.fill);let ce,xt,rt,Me=[],Dt=[],Vt,dt=!1,Zt={};if(X.live){let a=v[1]?v[1].values:null;dt=a!=null,Vt=dt?a(o,1,0):{_:0};for(let h in Vt)Zt[h]=mr}if(Oe)if(ce=At("table",$h,u),rt=At("tbody",null,ce),X.mount(o,ce),dt){xt=At("thead",null,ce,rt);let a=At("tr",null,xt);At("th",null,a);for(var Fn in Vt)At("th",va,a).textContent=Fn}else ht(ce,xh),X.live&&ht(ce,kh);let zn={show:!0},To={show:!1};function es(a,h){if(h==0&&(dt||!X.live||s==2))return bo;let p=[],_=At("tr",Sh,rt,rt.childNodes[h]);ht(_,a.class),a.show||ht(_,On);let b=At("th",null,_);if(ke.show){let T=$t(Mh,b);if(h>0){let A=ke.width(o,h);A&&(T.style.border=A+"px "+ke.dash(o,h)+" "+ke.stroke(o,h)),T.style.background=ke.fill(o,h)}}let y=$t(va,b);a.label instanceof HTMLElement?y.appendChild(a.label):y.textContent=a.label,h>0&&(ke.show||(y.style.color=a.width>0?ke.stroke(o,h):ke.fill(o,h)),Qe("click",b,T=>{if(q._lock)return;gn(T);let A=v.indexOf(a);if((T.ctrlKey||T.metaKey)!=X.isolate){let D=v.some((R,W)=>W>0&&W!=A&&R.show);v.forEach((R,W)=>{W>0&&Wt(W,D?W==A?zn:To:zn,!0,Ce.setSeries)})}else Wt(A,{show:!a.show},!0,Ce.setSeries)},!1),Vn&&Qe(Sa,b,T=>{q._lock||(gn(T),Wt(v.indexOf(a),no,!0,Ce.setSeries))},!1));for(var k in Vt){let T=At("td",Th,_);T.textContent="--",p.push(T)}return[_,p]}let hn=new Map;function Qe(a,h,p,_=!0){let b=hn.get(h)||{},y=q.bind[a](o,h,p,_);y&&(Ln(a,h,b[a]=y),hn.set(h,b))}function qn(a,h,p){let _=hn.get(h)||{};for(let b in _)(a==null||b==a)&&(rr(b,h,_[b]),delete _[b]);a==null&&hn.delete(h)}let Bt=0,pn=0,ee=0,N=0,ge=0,Le=0,In=ge,mn=Le,Rt=ee,dn=N,it=0,_t=0,ot=0,St=0;o.bbox={};let Xs=!1,ts=!1,Hn=!1,_n=!1,ns=!1,gt=!1;function el(a,h,p){(p||a!=o.width||h!=o.height)&&zr(a,h),Yn(!1),Hn=!0,ts=!0,Jn()}function zr(a,h){o.width=Bt=ee=a,o.height=pn=N=h,ge=Le=0,Ou(),Lu();let p=o.bbox;it=p.left=Pn(ge*ae,.5),_t=p.top=Pn(Le*ae,.5),ot=p.width=Pn(ee*ae,.5),St=p.height=Pn(N*ae,.5)}let Cu=3;function Pu(){let a=!1,h=0;for(;!a;){h++;let p=Iu(h),_=Hu(h);a=h==Cu||p&&_,a||(zr(o.width,o.height),ts=!0)}}function Au({width:a,height:h}){el(a,h)}o.setSize=Au;function Ou(){let a=!1,h=!1,p=!1,_=!1;E.forEach((b,y)=>{if(b.show&&b._show){let{side:k,_size:T}=b,A=k%2,D=b.label!=null?b.labelSize:0,R=T+D;R>0&&(A?(ee-=R,k==3?(ge+=R,_=!0):p=!0):(N-=R,k==0?(Le+=R,a=!0):h=!0))}}),bn[0]=a,bn[1]=p,bn[2]=h,bn[3]=_,ee-=Qt[1]+Qt[3],ge+=Qt[3],N-=Qt[2]+Qt[0],Le+=Qt[0]}function Lu(){let a=ge+ee,h=Le+N,p=ge,_=Le;function b(y,k){switch(y){case 1:return a+=k,a-k;case 2:return h+=k,h-k;case 3:return p-=k,p+k;case 0:return _-=k,_+k}}E.forEach((y,k)=>{if(y.show&&y._show){let T=y.side;y._pos=b(T,y._size),y.label!=null&&(y._lpos=b(T,y.labelSize))}})}if(q.dataIdx==null){let a=q.hover,h=a.skip=new Set(a.skip??[]);h.add(void 0);let p=a.prox=oe(a.prox),_=a.bias??=0;q.dataIdx=(b,y,k,T)=>{if(y==0)return k;let A=k,D=p(b,y,k,T)??de,R=D>=0&&D<de,W=P.ori==0?ee:N,Z=q.left,ie=t[0],le=t[y];if(h.has(le[k])){A=null;let ne=null,Y=null,I;if(_==0||_==-1)for(I=k;ne==null&&I-- >0;)h.has(le[I])||(ne=I);if(_==0||_==1)for(I=k;Y==null&&I++<le.length;)h.has(le[I])||(Y=I);if(ne!=null||Y!=null)if(R){let ve=ne==null?-1/0:L(ie[ne],P,W,0),Te=Y==null?1/0:L(ie[Y],P,W,0),He=Z-ve,pe=Te-Z;He<=pe?He<=D&&(A=ne):pe<=D&&(A=Y)}else A=Y==null?ne:ne==null?Y:k-ne<=Y-k?ne:Y}else R&&We(Z-L(ie[k],P,W,0))>D&&(A=null);return A}}let gn=a=>{q.event=a};q.idxs=he,q._lock=!1;let Ye=q.points;Ye.show=oe(Ye.show),Ye.size=oe(Ye.size),Ye.stroke=oe(Ye.stroke),Ye.width=oe(Ye.width),Ye.fill=oe(Ye.fill);let Nt=o.focus=Ae({},e.focus||{alpha:.3},q.focus),Vn=Nt.prox>=0,Bn=Vn&&Ye.one,bt=[],jn=[],Gn=[];function qr(a,h){let p=Ye.show(o,h);if(p instanceof HTMLElement)return ht(p,vh),ht(p,a.class),Ht(p,-10,-10,ee,N),w.insertBefore(p,bt[h]),p}function Ir(a,h){if(s==1||h>0){let p=s==1&&M[a.scale].time,_=a.value;a.value=p?za(_)?Ga(te,ja(_,z)):_||se:_||Rp,a.label=a.label||(p?Tp:Mp)}if(Bn||h>0){a.width=a.width==null?1:a.width,a.paths=a.paths||Yp||Fh,a.fillTo=oe(a.fillTo||zp),a.pxAlign=+re(a.pxAlign,$),a.pxRound=nc(a.pxAlign),a.stroke=oe(a.stroke||null),a.fill=oe(a.fill||null),a._stroke=a._fill=a._paths=a._focus=null;let p=Np(nt(1,a.width),1),_=a.points=Ae({},{size:p,width:nt(1,p*.2),stroke:a.stroke,space:p*2,paths:Jp,_stroke:null,_fill:null},a.points);_.show=oe(_.show),_.filter=oe(_.filter),_.fill=oe(_.fill),_.stroke=oe(_.stroke),_.paths=oe(_.paths),_.pxAlign=a.pxAlign}if(Oe){let p=es(a,h);Me.splice(h,0,p[0]),Dt.splice(h,0,p[1]),X.values.push(null)}if(Ze){he.splice(h,0,null);let p=null;Bn?h==0&&(p=qr(a,h)):h>0&&(p=qr(a,h)),bt.splice(h,0,p),jn.splice(h,0,0),Gn.splice(h,0,0)}Ie("addSeries",h)}function Du(a,h){h=h??v.length,a=s==1?hr(a,h,Ya,ec):hr(a,h,{},Xa),v.splice(h,0,a),Ir(v[h],h)}o.addSeries=Du;function Ru(a){if(v.splice(a,1),Oe){X.values.splice(a,1),Dt.splice(a,1);let h=Me.splice(a,1)[0];qn(null,h.firstChild),h.remove()}Ze&&(he.splice(a,1),bt.splice(a,1)[0].remove(),jn.splice(a,1),Gn.splice(a,1)),Ie("delSeries",a)}o.delSeries=Ru;let bn=[!1,!1,!1,!1];function Nu(a,h){if(a._show=a.show,a.show){let p=a.side%2,_=M[a.scale];_==null&&(a.scale=p?v[1].scale:O,_=M[a.scale]);let b=_.time;a.size=oe(a.size),a.space=oe(a.space),a.rotate=oe(a.rotate),cn(a.incrs)&&a.incrs.forEach(k=>{!un.has(k)&&un.set(k,dc(k))}),a.incrs=oe(a.incrs||(_.distr==2?ip:b?C==1?cp:hp:An)),a.splits=oe(a.splits||(b&&_.distr==1?Ke:_.distr==3?ar:_.distr==4?Pp:Cp)),a.stroke=oe(a.stroke),a.grid.stroke=oe(a.grid.stroke),a.ticks.stroke=oe(a.ticks.stroke),a.border.stroke=oe(a.border.stroke);let y=a.values;a.values=cn(y)&&!cn(y[0])?oe(y):b?cn(y)?Ba(te,Va(y,z)):za(y)?dp(te,y):y||me:y||Ep,a.filter=oe(a.filter||(_.distr>=3&&_.log==10?Lp:_.distr==3&&_.log==2?Dp:pc)),a.font=rc(a.font),a.labelFont=rc(a.labelFont),a._size=a.size(o,null,h,0),a._space=a._rotate=a._incrs=a._found=a._splits=a._values=null,a._size>0&&(bn[h]=!0,a._el=$t(gh,g))}}function Eo(a,h,p,_){let[b,y,k,T]=p,A=h%2,D=0;return A==0&&(T||y)&&(D=h==0&&!b||h==2&&!k?Ne(Ka.size/3):0),A==1&&(b||k)&&(D=h==1&&!y||h==3&&!T?Ne(Za.size/2):0),D}let Hr=o.padding=(e.padding||[Eo,Eo,Eo,Eo]).map(a=>oe(re(a,Eo))),Qt=o._padding=Hr.map((a,h)=>a(o,h,bn,0)),Ve,Ue=null,Fe=null,os=s==1?v[0].idxs:null,Mt=null,Co=!1;function Vr(a,h){if(t=a??[],o.data=o._data=t,s==2){Ve=0;for(let p=1;p<v.length;p++)Ve+=t[p][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Mt=t[0],Ve=Mt.length;let p=t;if(B==2){p=t.slice();let _=p[0]=Array(Ve);for(let b=0;b<Ve;b++)_[b]=b}o._data=t=p}if(Yn(!0),Ie("setData"),B==2&&(Hn=!0),h!==!1){let p=P;p.auto(o,Co)?tl():en(O,p.min,p.max),_n=_n||q.left>=0,gt=!0,Jn()}}o.setData=Vr;function tl(){Co=!0;let a,h;s==1&&(Ve>0?(Ue=os[0]=0,Fe=os[1]=Ve-1,a=t[0][Ue],h=t[0][Fe],B==2?(a=Ue,h=Fe):a==h&&(B==3?[a,h]=Us(a,a,P.log,!1):B==4?[a,h]=_r(a,a,P.log,!1):P.time?h=a+Ne(86400/C):[a,h]=Rs(a,h,gr,!0))):(Ue=os[0]=a=null,Fe=os[1]=h=null)),en(O,a,h)}let ss,Kn,nl,ol,sl,ll,rl,il,al,st;function Br(a,h,p,_,b,y){a??=ka,p??=wr,_??="butt",b??=ka,y??="round",a!=ss&&(m.strokeStyle=ss=a),b!=Kn&&(m.fillStyle=Kn=b),h!=nl&&(m.lineWidth=nl=h),y!=sl&&(m.lineJoin=sl=y),_!=ll&&(m.lineCap=ll=_),p!=ol&&m.setLineDash(ol=p)}function jr(a,h,p,_){h!=Kn&&(m.fillStyle=Kn=h),a!=rl&&(m.font=rl=a),p!=il&&(m.textAlign=il=p),_!=al&&(m.textBaseline=al=_)}function cl(a,h,p,_,b=0){if(_.length>0&&a.auto(o,Co)&&(h==null||h.min==null)){let y=re(Ue,0),k=re(Fe,_.length-1),T=p.min==null?Lh(_,y,k,b,a.distr==3):[p.min,p.max];a.min=Lt(a.min,p.min=T[0]),a.max=nt(a.max,p.max=T[1])}}let Gr={min:null,max:null};function Wu(){for(let _ in M){let b=M[_];F[_]==null&&(b.min==null||F[O]!=null&&b.auto(o,Co))&&(F[_]=Gr)}for(let _ in M){let b=M[_];F[_]==null&&b.from!=null&&F[b.from]!=null&&(F[_]=Gr)}F[O]!=null&&Yn(!0);let a={};for(let _ in F){let b=F[_];if(b!=null){let y=a[_]=wo(M[_],Ih);if(b.min!=null)Ae(y,b);else if(_!=O||s==2)if(Ve==0&&y.from==null){let k=y.range(o,null,null,_);y.min=k[0],y.max=k[1]}else y.min=de,y.max=-de}}if(Ve>0){v.forEach((_,b)=>{if(s==1){let y=_.scale,k=F[y];if(k==null)return;let T=a[y];if(b==0){let A=T.range(o,T.min,T.max,y);T.min=A[0],T.max=A[1],Ue=Ot(T.min,t[0]),Fe=Ot(T.max,t[0]),Fe-Ue>1&&(t[0][Ue]<T.min&&Ue++,t[0][Fe]>T.max&&Fe--),_.min=Mt[Ue],_.max=Mt[Fe]}else _.show&&_.auto&&cl(T,k,_,t[b],_.sorted);_.idxs[0]=Ue,_.idxs[1]=Fe}else if(b>0&&_.show&&_.auto){let[y,k]=_.facets,T=y.scale,A=k.scale,[D,R]=t[b],W=a[T],Z=a[A];W!=null&&cl(W,F[T],y,D,y.sorted),Z!=null&&cl(Z,F[A],k,R,k.sorted),_.min=k.min,_.max=k.max}});for(let _ in a){let b=a[_],y=F[_];if(b.from==null&&(y==null||y.min==null)){let k=b.range(o,b.min==de?null:b.min,b.max==-de?null:b.max,_);b.min=k[0],b.max=k[1]}}}for(let _ in a){let b=a[_];if(b.from!=null){let y=a[b.from];if(y.min==null)b.min=b.max=null;else{let k=b.range(o,y.min,y.max,_);b.min=k[0],b.max=k[1]}}}let h={},p=!1;for(let _ in a){let b=a[_],y=M[_];if(y.min!=b.min||y.max!=b.max){y.min=b.min,y.max=b.max;let k=y.distr;y._min=k==3?Yt(y.min):k==4?Xl(y.min,y.asinh):k==100?y.fwd(y.min):y.min,y._max=k==3?Yt(y.max):k==4?Xl(y.max,y.asinh):k==100?y.fwd(y.max):y.max,h[_]=p=!0}}if(p){v.forEach((_,b)=>{s==2?b>0&&h.y&&(_._paths=null):h[_.scale]&&(_._paths=null)});for(let _ in h)Hn=!0,Ie("setScale",_);Ze&&q.left>=0&&(_n=gt=!0)}for(let _ in F)F[_]=null}function Uu(a){let h=ir(Ue-1,0,Ve-1),p=ir(Fe+1,0,Ve-1);for(;a[h]==null&&h>0;)h--;for(;a[p]==null&&p<Ve-1;)p++;return[h,p]}function Fu(){if(Ve>0){let a=v.some(h=>h._focus)&&st!=Nt.alpha;a&&(m.globalAlpha=st=Nt.alpha),v.forEach((h,p)=>{if(p>0&&h.show&&(Kr(p,!1),Kr(p,!0),h._paths==null)){let _=st;st!=h.alpha&&(m.globalAlpha=st=h.alpha);let b=s==2?[0,t[p][0].length-1]:Uu(t[p]);h._paths=h.paths(o,p,b[0],b[1]),st!=_&&(m.globalAlpha=st=_)}}),v.forEach((h,p)=>{if(p>0&&h.show){let _=st;st!=h.alpha&&(m.globalAlpha=st=h.alpha),h._paths!=null&&Yr(p,!1);{let b=h._paths!=null?h._paths.gaps:null,y=h.points.show(o,p,Ue,Fe,b),k=h.points.filter(o,p,y,b);(y||k)&&(h.points._paths=h.points.paths(o,p,Ue,Fe,k),Yr(p,!0))}st!=_&&(m.globalAlpha=st=_),Ie("drawSeries",p)}}),a&&(m.globalAlpha=st=1)}}function Kr(a,h){let p=h?v[a].points:v[a];p._stroke=p.stroke(o,a),p._fill=p.fill(o,a)}function Yr(a,h){let p=h?v[a].points:v[a],{stroke:_,fill:b,clip:y,flags:k,_stroke:T=p._stroke,_fill:A=p._fill,_width:D=p.width}=p._paths;D=_e(D*ae,3);let R=null,W=D%2/2;h&&A==null&&(A=D>0?"#fff":T);let Z=p.pxAlign==1&&W>0;if(Z&&m.translate(W,W),!h){let ie=it-D/2,le=_t-D/2,ne=ot+D,Y=St+D;R=new Path2D,R.rect(ie,le,ne,Y)}h?ul(T,D,p.dash,p.cap,A,_,b,k,y):zu(a,T,D,p.dash,p.cap,A,_,b,k,R,y),Z&&m.translate(-W,-W)}function zu(a,h,p,_,b,y,k,T,A,D,R){let W=!1;A!=0&&U.forEach((Z,ie)=>{if(Z.series[0]==a){let le=v[Z.series[1]],ne=t[Z.series[1]],Y=(le._paths||Zo).band;cn(Y)&&(Y=Z.dir==1?Y[0]:Y[1]);let I,ve=null;le.show&&Y&&Rh(ne,Ue,Fe)?(ve=Z.fill(o,ie)||y,I=le._paths.clip):Y=null,ul(h,p,_,b,ve,k,T,A,D,R,I,Y),W=!0}}),W||ul(h,p,_,b,y,k,T,A,D,R)}let Jr=yo|ur;function ul(a,h,p,_,b,y,k,T,A,D,R,W){Br(a,h,p,_,b),(A||D||W)&&(m.save(),A&&m.clip(A),D&&m.clip(D)),W?(T&Jr)==Jr?(m.clip(W),R&&m.clip(R),rs(b,k),ls(a,y,h)):T&ur?(rs(b,k),m.clip(W),ls(a,y,h)):T&yo&&(m.save(),m.clip(W),R&&m.clip(R),rs(b,k),m.restore(),ls(a,y,h)):(rs(b,k),ls(a,y,h)),(A||D||W)&&m.restore()}function ls(a,h,p){p>0&&(h instanceof Map?h.forEach((_,b)=>{m.strokeStyle=ss=b,m.stroke(_)}):h!=null&&a&&m.stroke(h))}function rs(a,h){h instanceof Map?h.forEach((p,_)=>{m.fillStyle=Kn=_,m.fill(p)}):h!=null&&a&&m.fill(h)}function qu(a,h,p,_){let b=E[a],y;if(_<=0)y=[0,0];else{let k=b._space=b.space(o,a,h,p,_),T=b._incrs=b.incrs(o,a,h,p,_,k);y=nm(h,p,T,_,k)}return b._found=y}function fl(a,h,p,_,b,y,k,T,A,D){let R=k%2/2;$==1&&m.translate(R,R),Br(T,k,A,D,T),m.beginPath();let W,Z,ie,le,ne=b+(_==0||_==3?-y:y);p==0?(Z=b,le=ne):(W=b,ie=ne);for(let Y=0;Y<a.length;Y++)h[Y]!=null&&(p==0?W=ie=a[Y]:Z=le=a[Y],m.moveTo(W,Z),m.lineTo(ie,le));m.stroke(),$==1&&m.translate(-R,-R)}function Iu(a){let h=!0;return E.forEach((p,_)=>{if(!p.show)return;let b=M[p.scale];if(b.min==null){p._show&&(h=!1,p._show=!1,Yn(!1));return}else p._show||(h=!1,p._show=!0,Yn(!1));let y=p.side,k=y%2,{min:T,max:A}=b,[D,R]=qu(_,T,A,k==0?ee:N);if(R==0)return;let W=b.distr==2,Z=p._splits=p.splits(o,_,T,A,D,R,W),ie=b.distr==2?Z.map(I=>Mt[I]):Z,le=b.distr==2?Mt[Z[1]]-Mt[Z[0]]:D,ne=p._values=p.values(o,p.filter(o,ie,_,R,le),_,R,le);p._rotate=y==2?p.rotate(o,ne,_,R):0;let Y=p._size;p._size=kt(p.size(o,ne,_,a)),Y!=null&&p._size!=Y&&(h=!1)}),h}function Hu(a){let h=!0;return Hr.forEach((p,_)=>{let b=p(o,_,bn,a);b!=Qt[_]&&(h=!1),Qt[_]=b}),h}function Vu(){for(let a=0;a<E.length;a++){let h=E[a];if(!h.show||!h._show)continue;let p=h.side,_=p%2,b,y,k=h.stroke(o,a),T=p==0||p==3?-1:1,[A,D]=h._found;if(h.label!=null){let et=h.labelGap*T,ut=Ne((h._lpos+et)*ae);jr(h.labelFont[0],k,"center",p==2?"top":$a),m.save(),_==1?(b=y=0,m.translate(ut,Ne(_t+St/2)),m.rotate((p==3?-Ls:Ls)/2)):(b=Ne(it+ot/2),y=ut);let vn=fc(h.label)?h.label(o,a,A,D):h.label;m.fillText(vn,b,y),m.restore()}if(D==0)continue;let R=M[h.scale],W=_==0?ot:St,Z=_==0?it:_t,ie=h._splits,le=R.distr==2?ie.map(et=>Mt[et]):ie,ne=R.distr==2?Mt[ie[1]]-Mt[ie[0]]:A,Y=h.ticks,I=h.border,ve=Y.show?Y.size:0,Te=Ne(ve*ae),He=Ne((h.alignTo==2?h._size-ve-h.gap:h.gap)*ae),pe=h._rotate*-Ls/180,Ee=S(h._pos*ae),at=(Te+He)*T,Xe=Ee+at;y=_==0?Xe:0,b=_==1?Xe:0;let wt=h.font[0],Tt=h.align==1?po:h.align==2?Jl:pe>0?po:pe<0?Jl:_==0?"center":p==3?Jl:po,Ft=pe||_==1?"middle":p==2?"top":$a;jr(wt,k,Tt,Ft);let ct=h.font[1]*h.lineGap,yt=ie.map(et=>S(i(et,R,W,Z))),Et=h._values;for(let et=0;et<Et.length;et++){let ut=Et[et];if(ut!=null){_==0?b=yt[et]:y=yt[et],ut=""+ut;let vn=ut.indexOf(`
`)==-1?[ut]:ut.split(/\n/gm);for(let tt=0;tt<vn.length;tt++){let di=vn[tt];pe?(m.save(),m.translate(b,y+tt*ct),m.rotate(pe),m.fillText(di,0,0),m.restore()):m.fillText(di,b,y+tt*ct)}}}Y.show&&fl(yt,Y.filter(o,le,a,D,ne),_,p,Ee,Te,_e(Y.width*ae,3),Y.stroke(o,a),Y.dash,Y.cap);let zt=h.grid;zt.show&&fl(yt,zt.filter(o,le,a,D,ne),_,_==0?2:1,_==0?_t:it,_==0?St:ot,_e(zt.width*ae,3),zt.stroke(o,a),zt.dash,zt.cap),I.show&&fl([Ee],[1],_==0?1:0,_==0?1:2,_==1?_t:it,_==1?St:ot,_e(I.width*ae,3),I.stroke(o,a),I.dash,I.cap)}Ie("drawAxes")}function Yn(a){v.forEach((h,p)=>{p>0&&(h._paths=null,a&&(s==1?(h.min=null,h.max=null):h.facets.forEach(_=>{_.min=null,_.max=null})))})}let is=!1,hl=!1,Po=[];function Bu(){hl=!1;for(let a=0;a<Po.length;a++)Ie(...Po[a]);Po.length=0}function Jn(){is||(Yh(Zr),is=!0)}function ju(a,h=!1){is=!0,hl=h,a(o),Zr(),h&&Po.length>0&&queueMicrotask(Bu)}o.batch=ju;function Zr(){if(Xs&&(Wu(),Xs=!1),Hn&&(Pu(),Hn=!1),ts){if($e(d,po,ge),$e(d,"top",Le),$e(d,Go,ee),$e(d,Ko,N),$e(w,po,ge),$e(w,"top",Le),$e(w,Go,ee),$e(w,Ko,N),$e(g,Go,Bt),$e(g,Ko,pn),f.width=Ne(Bt*ae),f.height=Ne(pn*ae),E.forEach(({_el:a,_show:h,_size:p,_pos:_,side:b})=>{if(a!=null)if(h){let y=b===3||b===0?p:0,k=b%2==1;$e(a,k?"left":"top",_-y),$e(a,k?"width":"height",p),$e(a,k?"top":"left",k?Le:ge),$e(a,k?"height":"width",k?N:ee),lr(a,On)}else ht(a,On)}),ss=Kn=nl=sl=ll=rl=il=al=ol=null,st=1,Lo(!0),ge!=In||Le!=mn||ee!=Rt||N!=dn){Yn(!1);let a=ee/Rt,h=N/dn;if(Ze&&!_n&&q.left>=0){q.left*=a,q.top*=h,Zn&&Ht(Zn,Ne(q.left),0,ee,N),Qn&&Ht(Qn,0,Ne(q.top),ee,N);for(let p=0;p<bt.length;p++){let _=bt[p];_!=null&&(jn[p]*=a,Gn[p]*=h,Ht(_,kt(jn[p]),kt(Gn[p]),ee,N))}}if(ye.show&&!ns&&ye.left>=0&&ye.width>0){ye.left*=a,ye.width*=a,ye.top*=h,ye.height*=h;for(let p in bl)$e(to,p,ye[p])}In=ge,mn=Le,Rt=ee,dn=N}Ie("setSize"),ts=!1}Bt>0&&pn>0&&(m.clearRect(0,0,f.width,f.height),Ie("drawClear"),V.forEach(a=>a()),Ie("draw")),ye.show&&ns&&(as(ye),ns=!1),Ze&&_n&&(yn(null,!0,!1),_n=!1),X.show&&X.live&&gt&&(_l(),gt=!1),c||(c=!0,o.status=1,Ie("ready")),Co=!1,is=!1}o.redraw=(a,h)=>{Hn=h||!1,a!==!1?en(O,P.min,P.max):Jn()};function pl(a,h){let p=M[a];if(p.from==null){if(Ve==0){let _=p.range(o,h.min,h.max,a);h.min=_[0],h.max=_[1]}if(h.min>h.max){let _=h.min;h.min=h.max,h.max=_}if(Ve>1&&h.min!=null&&h.max!=null&&h.max-h.min<1e-16)return;a==O&&p.distr==2&&Ve>0&&(h.min=Ot(h.min,t[0]),h.max=Ot(h.max,t[0]),h.min==h.max&&h.max++),F[a]=h,Xs=!0,Jn()}}o.setScale=pl;let ml,dl,Zn,Qn,Qr,Xr,Xn,eo,ei,ti,we,xe,Xt=!1,Be=q.drag,ze=Be.x,qe=Be.y;Ze&&(q.x&&(ml=$t(wh,w)),q.y&&(dl=$t(yh,w)),P.ori==0?(Zn=ml,Qn=dl):(Zn=dl,Qn=ml),we=q.left,xe=q.top);let ye=o.select=Ae({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),to=ye.show?$t(bh,ye.over?w:d):null;function as(a,h){if(ye.show){for(let p in a)ye[p]=a[p],p in bl&&$e(to,p,a[p]);h!==!1&&Ie("setSelect")}}o.setSelect=as;function Gu(a){if(v[a].show)Oe&&lr(Me[a],On);else if(Oe&&ht(Me[a],On),Ze){let p=Bn?bt[0]:bt[a];p!=null&&Ht(p,-10,-10,ee,N)}}function en(a,h,p){pl(a,{min:h,max:p})}function Wt(a,h,p,_){h.focus!=null&&Qu(a),h.show!=null&&v.forEach((b,y)=>{y>0&&(a==y||a==null)&&(b.show=h.show,Gu(y),s==2?(en(b.facets[0].scale,null,null),en(b.facets[1].scale,null,null)):en(b.scale,null,null),Jn())}),p!==!1&&Ie("setSeries",a,h),_&&Do("setSeries",o,a,h)}o.setSeries=Wt;function Ku(a,h){Ae(U[a],h)}function Yu(a,h){a.fill=oe(a.fill||null),a.dir=re(a.dir,-1),h=h??U.length,U.splice(h,0,a)}function Ju(a){a==null?U.length=0:U.splice(a,1)}o.addBand=Yu,o.setBand=Ku,o.delBand=Ju;function Zu(a,h){v[a].alpha=h,Ze&&bt[a]!=null&&(bt[a].style.opacity=h),Oe&&Me[a]&&(Me[a].style.opacity=h)}let jt,tn,wn,no={focus:!0};function Qu(a){if(a!=wn){let h=a==null,p=Nt.alpha!=1;v.forEach((_,b)=>{if(s==1||b>0){let y=h||b==0||b==a;_._focus=h?null:y,p&&Zu(b,y?1:Nt.alpha)}}),wn=a,p&&Jn()}}Oe&&Vn&&Qe(Ma,ce,a=>{q._lock||(gn(a),wn!=null&&Wt(null,no,!0,Ce.setSeries))});function Ut(a,h,p){let _=M[h];p&&(a=a/ae-(_.ori==1?Le:ge));let b=ee;_.ori==1&&(b=N,a=b-a),_.dir==-1&&(a=b-a);let y=_._min,k=_._max,T=a/b,A=y+(k-y)*T,D=_.distr;return D==3?go(10,A):D==4?Wh(A,_.asinh):D==100?_.bwd(A):A}function Xu(a,h){let p=Ut(a,O,h);return Ot(p,t[0],Ue,Fe)}o.valToIdx=a=>Ot(a,t[0]),o.posToIdx=Xu,o.posToVal=Ut,o.valToPos=(a,h,p)=>M[h].ori==0?l(a,M[h],p?ot:ee,p?it:0):r(a,M[h],p?St:N,p?_t:0),o.setCursor=(a,h,p)=>{we=a.left,xe=a.top,yn(null,h,p)};function ni(a,h){$e(to,po,ye.left=a),$e(to,Go,ye.width=h)}function oi(a,h){$e(to,"top",ye.top=a),$e(to,Ko,ye.height=h)}let Ao=P.ori==0?ni:oi,Oo=P.ori==1?ni:oi;function ef(){if(Oe&&X.live)for(let a=s==2?1:0;a<v.length;a++){if(a==0&&dt)continue;let h=X.values[a],p=0;for(let _ in h)Dt[a][p++].firstChild.nodeValue=h[_]}}function _l(a,h){if(a!=null&&(a.idxs?a.idxs.forEach((p,_)=>{he[_]=p}):qh(a.idx)||he.fill(a.idx),X.idx=he[0]),Oe&&X.live){for(let p=0;p<v.length;p++)(p>0||s==1&&!dt)&&tf(p,he[p]);ef()}gt=!1,h!==!1&&Ie("setLegend")}o.setLegend=_l;function tf(a,h){let p=v[a],_=a==0&&B==2?Mt:t[a],b;dt?b=p.values(o,a,h)??Zt:(b=p.value(o,h==null?null:_[h],a,h),b=b==null?Zt:{_:b}),X.values[a]=b}function yn(a,h,p){ei=we,ti=xe,[we,xe]=q.move(o,we,xe),q.left=we,q.top=xe,Ze&&(Zn&&Ht(Zn,Ne(we),0,ee,N),Qn&&Ht(Qn,0,Ne(xe),ee,N));let _,b=Ue>Fe;jt=de,tn=null;let y=P.ori==0?ee:N,k=P.ori==1?ee:N;if(we<0||Ve==0||b){_=q.idx=null;for(let T=0;T<v.length;T++){let A=bt[T];A!=null&&Ht(A,-10,-10,ee,N)}Vn&&Wt(null,no,!0,a==null&&Ce.setSeries),X.live&&(he.fill(_),gt=!0)}else{let T,A,D;s==1&&(T=P.ori==0?we:xe,A=Ut(T,O),_=q.idx=Ot(A,t[0],Ue,Fe),D=L(t[0][_],P,y,0));let R=-10,W=-10,Z=0,ie=0,le=!0,ne="",Y="";for(let I=s==2?1:0;I<v.length;I++){let ve=v[I],Te=he[I],He=Te==null?null:s==1?t[I][Te]:t[I][1][Te],pe=q.dataIdx(o,I,_,A),Ee=pe==null?null:s==1?t[I][pe]:t[I][1][pe];if(gt=gt||Ee!=He||pe!=Te,he[I]=pe,I>0&&ve.show){let at=pe==null?-10:pe==_?D:L(s==1?t[0][pe]:t[I][0][pe],P,y,0),Xe=Ee==null?-10:j(Ee,s==1?M[ve.scale]:M[ve.facets[1].scale],k,0);if(Vn&&Ee!=null){let wt=P.ori==1?we:xe,Tt=We(Nt.dist(o,I,pe,Xe,wt));if(Tt<jt){let Ft=Nt.bias;if(Ft!=0){let ct=Ut(wt,ve.scale),yt=Ee>=0?1:-1,Et=ct>=0?1:-1;Et==yt&&(Et==1?Ft==1?Ee>=ct:Ee<=ct:Ft==1?Ee<=ct:Ee>=ct)&&(jt=Tt,tn=I)}else jt=Tt,tn=I}}if(gt||Bn){let wt,Tt;P.ori==0?(wt=at,Tt=Xe):(wt=Xe,Tt=at);let Ft,ct,yt,Et,zt,et,ut=!0,vn=Ye.bbox;if(vn!=null){ut=!1;let tt=vn(o,I);yt=tt.left,Et=tt.top,Ft=tt.width,ct=tt.height}else yt=wt,Et=Tt,Ft=ct=Ye.size(o,I);if(et=Ye.fill(o,I),zt=Ye.stroke(o,I),Bn)I==tn&&jt<=Nt.prox&&(R=yt,W=Et,Z=Ft,ie=ct,le=ut,ne=et,Y=zt);else{let tt=bt[I];tt!=null&&(jn[I]=yt,Gn[I]=Et,La(tt,Ft,ct,ut),Aa(tt,et,zt),Ht(tt,kt(yt),kt(Et),ee,N))}}}}if(Bn){let I=Nt.prox,ve=wn==null?jt<=I:jt>I||tn!=wn;if(gt||ve){let Te=bt[0];Te!=null&&(jn[0]=R,Gn[0]=W,La(Te,Z,ie,le),Aa(Te,ne,Y),Ht(Te,kt(R),kt(W),ee,N))}}}if(ye.show&&Xt)if(a!=null){let[T,A]=Ce.scales,[D,R]=Ce.match,[W,Z]=a.cursor.sync.scales,ie=a.cursor.drag;if(ze=ie._x,qe=ie._y,ze||qe){let{left:le,top:ne,width:Y,height:I}=a.select,ve=a.scales[W].ori,Te=a.posToVal,He,pe,Ee,at,Xe,wt=T!=null&&D(T,W),Tt=A!=null&&R(A,Z);wt&&ze?(ve==0?(He=le,pe=Y):(He=ne,pe=I),Ee=M[T],at=L(Te(He,W),Ee,y,0),Xe=L(Te(He+pe,W),Ee,y,0),Ao(Lt(at,Xe),We(Xe-at))):Ao(0,y),Tt&&qe?(ve==1?(He=le,pe=Y):(He=ne,pe=I),Ee=M[A],at=j(Te(He,Z),Ee,k,0),Xe=j(Te(He+pe,Z),Ee,k,0),Oo(Lt(at,Xe),We(Xe-at))):Oo(0,k)}else wl()}else{let T=We(ei-Qr),A=We(ti-Xr);if(P.ori==1){let Z=T;T=A,A=Z}ze=Be.x&&T>=Be.dist,qe=Be.y&&A>=Be.dist;let D=Be.uni;D!=null?ze&&qe&&(ze=T>=D,qe=A>=D,!ze&&!qe&&(A>T?qe=!0:ze=!0)):Be.x&&Be.y&&(ze||qe)&&(ze=qe=!0);let R,W;ze&&(P.ori==0?(R=Xn,W=we):(R=eo,W=xe),Ao(Lt(R,W),We(W-R)),qe||Oo(0,k)),qe&&(P.ori==1?(R=Xn,W=we):(R=eo,W=xe),Oo(Lt(R,W),We(W-R)),ze||Ao(0,y)),!ze&&!qe&&(Ao(0,0),Oo(0,0))}if(Be._x=ze,Be._y=qe,a==null){if(p){if(mi!=null){let[T,A]=Ce.scales;Ce.values[0]=T!=null?Ut(P.ori==0?we:xe,T):null,Ce.values[1]=A!=null?Ut(P.ori==1?we:xe,A):null}Do(Zl,o,we,xe,ee,N,_)}if(Vn){let T=p&&Ce.setSeries,A=Nt.prox;wn==null?jt<=A&&Wt(tn,no,!0,T):jt>A?Wt(null,no,!0,T):tn!=wn&&Wt(tn,no,!0,T)}}gt&&(X.idx=_,_l()),h!==!1&&Ie("setCursor")}let nn=null;Object.defineProperty(o,"rect",{get(){return nn==null&&Lo(!1),nn}});function Lo(a=!1){a?nn=null:(nn=w.getBoundingClientRect(),Ie("syncRect",nn))}function si(a,h,p,_,b,y,k){q._lock||Xt&&a!=null&&a.movementX==0&&a.movementY==0||(gl(a,h,p,_,b,y,k,!1,a!=null),a!=null?yn(null,!0,!0):yn(h,!0,!1))}function gl(a,h,p,_,b,y,k,T,A){if(nn==null&&Lo(!1),gn(a),a!=null)p=a.clientX-nn.left,_=a.clientY-nn.top;else{if(p<0||_<0){we=-10,xe=-10;return}let[D,R]=Ce.scales,W=h.cursor.sync,[Z,ie]=W.values,[le,ne]=W.scales,[Y,I]=Ce.match,ve=h.axes[0].side%2==1,Te=P.ori==0?ee:N,He=P.ori==1?ee:N,pe=ve?y:b,Ee=ve?b:y,at=ve?_:p,Xe=ve?p:_;if(le!=null?p=Y(D,le)?i(Z,M[D],Te,0):-10:p=Te*(at/pe),ne!=null?_=I(R,ne)?i(ie,M[R],He,0):-10:_=He*(Xe/Ee),P.ori==1){let wt=p;p=_,_=wt}}A&&(h==null||h.cursor.event.type==Zl)&&((p<=1||p>=ee-1)&&(p=Pn(p,ee)),(_<=1||_>=N-1)&&(_=Pn(_,N))),T?(Qr=p,Xr=_,[Xn,eo]=q.move(o,p,_)):(we=p,xe=_)}let bl={width:0,height:0,left:0,top:0};function wl(){as(bl,!1)}let li,ri,ii,ai;function ci(a,h,p,_,b,y,k){Xt=!0,ze=qe=Be._x=Be._y=!1,gl(a,h,p,_,b,y,k,!0,!1),a!=null&&(Qe(Ql,or,ui,!1),Do(xa,o,Xn,eo,ee,N,null));let{left:T,top:A,width:D,height:R}=ye;li=T,ri=A,ii=D,ai=R}function ui(a,h,p,_,b,y,k){Xt=Be._x=Be._y=!1,gl(a,h,p,_,b,y,k,!1,!0);let{left:T,top:A,width:D,height:R}=ye,W=D>0||R>0,Z=li!=T||ri!=A||ii!=D||ai!=R;if(W&&Z&&as(ye),Be.setScale&&W&&Z){let ie=T,le=D,ne=A,Y=R;if(P.ori==1&&(ie=A,le=R,ne=T,Y=D),ze&&en(O,Ut(ie,O),Ut(ie+le,O)),qe)for(let I in M){let ve=M[I];I!=O&&ve.from==null&&ve.min!=de&&en(I,Ut(ne+Y,I),Ut(ne,I))}wl()}else q.lock&&(q._lock=!q._lock,yn(h,!0,a!=null));a!=null&&(qn(Ql,or),Do(Ql,o,we,xe,ee,N,null))}function nf(a,h,p,_,b,y,k){if(q._lock)return;gn(a);let T=Xt;if(Xt){let A=!0,D=!0,R=10,W,Z;P.ori==0?(W=ze,Z=qe):(W=qe,Z=ze),W&&Z&&(A=we<=R||we>=ee-R,D=xe<=R||xe>=N-R),W&&A&&(we=we<Xn?0:ee),Z&&D&&(xe=xe<eo?0:N),yn(null,!0,!0),Xt=!1}we=-10,xe=-10,he.fill(null),yn(null,!0,!0),T&&(Xt=T)}function fi(a,h,p,_,b,y,k){q._lock||(gn(a),tl(),wl(),a!=null&&Do(Ta,o,we,xe,ee,N,null))}function hi(){E.forEach(om),el(o.width,o.height,!0)}Ln(Ds,_o,hi);let oo={};oo.mousedown=ci,oo.mousemove=si,oo.mouseup=ui,oo.dblclick=fi,oo.setSeries=(a,h,p,_)=>{let b=Ce.match[2];p=b(o,h,p),p!=-1&&Wt(p,_,!0,!1)},Ze&&(Qe(xa,w,ci),Qe(Zl,w,si),Qe(Sa,w,a=>{gn(a),Lo(!1)}),Qe(Ma,w,nf),Qe(Ta,w,fi),fr.add(o),o.syncRect=Lo);let cs=o.hooks=e.hooks||{};function Ie(a,h,p){hl?Po.push([a,h,p]):a in cs&&cs[a].forEach(_=>{_.call(null,o,h,p)})}(e.plugins||[]).forEach(a=>{for(let h in a.hooks)cs[h]=(cs[h]||[]).concat(a.hooks[h])});let pi=(a,h,p)=>p,Ce=Ae({key:null,setSeries:!1,filters:{pub:Ua,sub:Ua},scales:[O,v[1]?v[1].scale:null],match:[Fa,Fa,pi],values:[null,null]},q.sync);Ce.match.length==2&&Ce.match.push(pi),q.sync=Ce;let mi=Ce.key,yl=Rc(mi);function Do(a,h,p,_,b,y,k){Ce.filters.pub(a,h,p,_,b,y,k)&&yl.pub(a,h,p,_,b,y,k)}yl.sub(o);function of(a,h,p,_,b,y,k){Ce.filters.sub(a,h,p,_,b,y,k)&&oo[a](null,h,p,_,b,y,k)}o.pub=of;function sf(){yl.unsub(o),fr.delete(o),hn.clear(),rr(Ds,_o,hi),u.remove(),ce?.remove(),Ie("destroy")}o.destroy=sf;function vl(){Ie("init",e,t),Vr(t||e.data,!1),F[O]?pl(O,F[O]):tl(),ns=ye.show&&(ye.width>0||ye.height>0),_n=gt=!0,el(e.width,e.height)}return v.forEach(Ir),E.forEach(Nu),n?n instanceof HTMLElement?(n.appendChild(u),vl()):n(o,vl):vl(),o}Ge.assign=Ae;Ge.fmtNum=br;Ge.rangeNum=Rs;Ge.rangeLog=Us;Ge.rangeAsinh=_r;Ge.orient=Rn;Ge.pxRatio=ae;Ge.join=Kh;Ge.fmtDate=yr,Ge.tzDate=lp;Ge.sync=Rc;{Ge.addGap=qp,Ge.clipGaps=qs;let e=Ge.paths={points:qc};e.linear=Hc,e.stepped=Vp,e.bars=Bp,e.spline=Gp}var sm="Arrow keys move along the chart, + and - zoom, 0 shows all.",Tr=new WeakMap,Gc=[[],[8,4],[2,3],[10,3,2,3]];function xo(e,t={}){return{stroke:()=>qt(`world-${e}`),width:2,dash:Gc[e%Gc.length],...t}}function So({title:e,sentence:t,data:n,series:o,x:s,y:l,numbers:r,sync:i,height:c=240}){let u=Sn(null),f=Sn(null);vt(()=>{let g=u.current,d=()=>{f.current?.destroy(),f.current=new Ge(lm({place:g,series:o,x:s,y:l,sync:i,height:c}),n,g),g.querySelector("canvas").setAttribute("aria-hidden","true")};d();let w=new ResizeObserver(()=>{f.current.setSize({width:g.clientWidth,height:c})});w.observe(g);let $=!0,S=ao.subscribe(()=>{$||d(),$=!1});return()=>{S(),w.disconnect(),f.current.destroy()}},[n]);let m=g=>rm(g,f.current);return x`<figure class="chart">
    <figcaption><bdi>${G(e)}</bdi></figcaption>
    <p>${G(t)}</p>
    <div
      class="plot"
      ref=${u}
      tabindex="0"
      role="application"
      aria-label=${`${G(e)}. ${G(t)} ${sm}`}
      onKeyDown=${m}
    ></div>
    <${fa} caption=${e} ...${r} />
  </figure>`}function lm({place:e,series:t,x:n,y:o,sync:s,height:l}){let r=(u,f)=>({label:u.label,stroke:()=>qt("ink"),grid:{stroke:()=>qt("grid"),width:1},ticks:{stroke:()=>qt("grid"),width:1},values:(m,g)=>g.map(d=>d===null?"":u.tick(d,g)),...u.splits?{splits:u.splits,filter:(m,g)=>g}:{},...f}),i=u=>(f,m)=>m==null?"":u.read(m),c=t.map(u=>({value:i(o),...u,label:G(u.label)}));return{width:Math.max(e.clientWidth,200),height:l,scales:{x:{time:!1,...n.scale??{}},y:{...o.scale??{}}},axes:[r(n,{size:44}),r(o,{size:64})],series:[{label:n.label,value:i(n)},...c],cursor:{drag:{x:!0,y:!1},...s?{sync:{key:s}}:{}},legend:{live:!0},hooks:{ready:[u=>Tr.set(u,{...u.scales.x})]}}}function rm(e,t){if(!t||e.ctrlKey||e.metaKey||e.altKey)return;let n={ArrowLeft:-1,ArrowRight:1,PageUp:-10,PageDown:10};if(e.key in n)im(t,n[e.key]);else if(e.key==="+"||e.key==="=")Kc(t,.5);else if(e.key==="-")Kc(t,2);else if(e.key==="0"||e.key==="Home")am(t);else return;e.preventDefault()}function im(e,t){let[n,o]=e.series[0].idxs,s=Math.min(o,Math.max(n,(e.cursor.idx??n-t)+t)),l=e.valToPos(e.data[0][s],"x"),r=e.series.findIndex((c,u)=>u>0&&e.data[u][s]!=null),i=r>0?e.valToPos(e.data[r][s],"y"):10;e.setCursor({left:l,top:i})}function Kc(e,t){let{min:n,max:o}=e.scales.x,s=e.cursor.idx==null?(n+o)/2:e.data[0][e.cursor.idx],l=(o-n)*t/2,r=Tr.get(e);e.setScale("x",{min:Math.max(r.min,s-l),max:Math.min(r.max,s+l)})}function am(e){let{min:t,max:n}=Tr.get(e);e.setScale("x",{min:t,max:n})}var Xo=[["backlog","waits for a free thread"],["running","runs"],["sibling","lost to the other thread of the core"],["clock","lost to a slower clock"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"],["blocked","asleep"]];function Bs(e){let t=e.flatMap(n=>n.spans.map(o=>o.summary.span));return[...new Set(t)]}function js(e,t){return e.spans.find(n=>n.summary.span===t)}function Yc(e){let t=({summary:o})=>Math.max(0,...o.slowest.map(s=>s.elapsed_ns));return[...e.spans].sort((o,s)=>t(s)-t(o)).flatMap(({summary:o})=>o.slowest.map(s=>({...s,span:o.span})))}function Jc(e){return Xo.map(([n])=>n).reduce((n,o)=>e[`${o}_ns`]>e[`${n}_ns`]?o:n)}function Gs(e){let t=[...new Set(e.flatMap(o=>o.map(([s])=>s)))].sort((o,s)=>o-s),n=e.map(o=>{let s=new Map(o);return t.map(l=>s.get(l)??null)});return{x:t,columns:n}}var cm=[["p50","latency_ns_p50"],["p75","latency_ns_p75"],["p90","latency_ns_p90"],["p95","latency_ns_p95"],["p99","latency_ns_p99"],["p99.5","latency_ns_p995"],["p99.9","latency_ns_p999"],["longest","latency_ns_max"]];function Qc({worlds:e}){let t=n=>x`<${um} key=${n} name=${n} worlds=${e} />`;return Bs(e).map(t)}function um({name:e,worlds:t}){let n=t.map(u=>js(u,e)),o=n.map(u=>_m(u)),{x:s,columns:l}=Gs(o),r=n.map(u=>u?.summary.count??0),i=[s,...l],c=x`<${So}
    title=${`How long ${e} takes`}
    sentence=${bm(t,n)}
    data=${i}
    series=${t.map((u,f)=>({label:u.name,spanGaps:!0,...xo(f)}))}
    x=${fm(s)}
    y=${hm}
    numbers=${{columns:["beyond",...t.map(u=>`${u.name}, ms`)],rows:()=>s.map((u,f)=>gm(u,l.map(m=>m[f]),ln))}}
  />`;return x`<section>
    ${s.length>1&&c}
    <${Pt}
      caption=${`Percentiles of ${e}, ms`}
      columns=${["percentile",...t.map(u=>u.name)]}
      rows=${[["done",...r],...cm.map(([u,f])=>[u,...n.map(m=>m?.summary.count?ln(m.summary[f]):"-")])]}
    />
  </section>`}function fm(e){let t=Math.ceil(e.length>0?e[e.length-1]:1);return{label:"of all take this long or less",tick:Zc,read:Zc,splits:()=>[Math.log10(2),...Array.from({length:t},(n,o)=>o+1)],scale:{range:(n,o,s)=>[o??0,Math.max(s??1,(o??0)+.001)]}}}var hm={label:"latency",tick:be,read:be,splits:mm,scale:{distr:3,range:pm}};function pm(e,t,n){return[(t??1)/1.15,(n??10)*1.15]}function mm(e,t,n,o){let s=Math.floor(Math.log10(n)),l=Math.ceil(Math.log10(o))-s+1;return Array.from({length:l},(c,u)=>u+s).flatMap(c=>[1,2,5].map(u=>u*10**c)).filter(c=>n<=c&&c<=o)}var dm=.9;function _m(e){let t=e?.curve.beyond??[],n=t.map((s,l)=>[-Math.log10(s),e.curve.latency_ns[l]||null]),o=n.filter((s,l)=>t[l]<dm);return o.length>1?o:n}function Zc(e){let t=100*(1-10**-e);return`${Number(t.toFixed(Math.max(1,Math.ceil(e))))} %`}function gm(e,t,n){return[`${je(100*10**-e)} %`,...t.map(s=>s===null?"-":n(s))]}function bm(e,t){let n=(o,s)=>{let l=e.length>1?`${e[s].name}: `:"",{count:r,latency_ns_p50:i,latency_ns_p99:c}=o?.summary??{count:0};return r?`${l}half take ${be(i)} or less, 99 % take ${be(c)} or less`:`${l}none was done`};return`${t.map(n).join("; ")}.`}var Er={label:"seconds of the run",tick:(e,t)=>e.toFixed(wm(t)),read:e=>`${e.toFixed(3)} s`};function wm([e,t]){return t>e?Math.min(9,Math.max(0,Math.ceil(-Math.log10(t-e)))):0}var ym="In Kubernetes: limits.cpu is cpu.max, quota over period; a period with throttling counts in container_cpu_cfs_throttled_periods_total, of container_cpu_cfs_periods_total; throttled time is container_cpu_cfs_throttled_seconds_total. A burst (cpu.max.burst) has no field there. systemd: CPUQuota= and CPUQuotaPeriodSec=.";function Xc({worlds:e}){let t=[...new Set(e.flatMap(n=>n.limits.map(o=>o.path)))];return[x`<p class="note">${ym}</p>`,t.map(n=>x`<${vm} key=${n} path=${n} worlds=${e} />`)]}function vm({path:e,worlds:t}){let n=t.map(f=>f.limits.find(m=>m.path===e)),o=[...new Set(n.filter(Boolean).map(f=>be(f.step_ns)))].join(", "),s=Cr(n,f=>f.used_in_step_ns.map(m=>m/f.step_ns)),l=Cr(n,f=>f.throttled_in_step_ns.map(m=>100*m/f.step_ns)),r=t.map(f=>f.name),i=$m(t,n),c={label:"CPUs",tick:je,read:f=>f.toFixed(2),scale:{range:(f,m,g)=>[0,Math.max(g??1,.1)*1.05]}},u={label:"throttled, %",tick:je,read:f=>`${f.toFixed(1)} %`,scale:{range:()=>[0,105]}};return x`<section>
    <${So}
      title=${`CPU time that ${e} used`}
      sentence=${xm(t,n,o)}
      sync="time"
      data=${[s.x,...s.columns,...i.map(({cpus:f})=>s.x.map(()=>f))]}
      series=${[...r.map((f,m)=>({label:f,spanGaps:!0,...xo(m)})),...i.map(km)]}
      x=${Er}
      y=${c}
      numbers=${Pr(s,r,"CPUs")}
    />
    <${So}
      title=${`When ${e} was throttled`}
      sentence=${Sm(t,n,o)}
      sync="time"
      height=${180}
      data=${[l.x,...l.columns]}
      series=${r.map((f,m)=>({label:f,spanGaps:!0,...xo(m)}))}
      x=${Er}
      y=${u}
      numbers=${Pr(l,r,"%")}
    />
    <${Pt} caption=${`Limit of ${e}`} ...${Tm(t,n)} />
  </section>`}function eu({worlds:e}){return Bs(e).map(t=>{let n=e.map(r=>js(r,t)?.steps),o=Cr(n,r=>r.slowest_ns.map(i=>i>0?i/1e6:null));if(o.columns.flat().filter(r=>r!==null).length<2)return null;let s=e.map(r=>r.name),l={label:"slowest, ms",tick:je,read:r=>`${r.toFixed(3)} ms`,scale:{range:(r,i,c)=>[0,Math.max(c??1,1e-6)*1.05]}};return x`<${So}
      key=${t}
      title=${`Slowest ${t} by when it began`}
      sentence=${Mm(e,n)}
      sync="time"
      height=${200}
      data=${[o.x,...o.columns]}
      series=${s.map((r,i)=>({label:r,spanGaps:!0,...xo(i)}))}
      x=${Er}
      y=${l}
      numbers=${Pr(o,s,"ms")}
    />`})}function Cr(e,t){return Gs(e.map(n=>n?t(n).map((o,s)=>[(s+.5)*n.step_ns/1e9,o]):[]))}function $m(e,t){let n=[];return t.forEach((o,s)=>{if(!o||o.quota_ns===null)return;let l=o.quota_ns/o.period_ns,r=n.find(i=>i.cpus===l);r?r.names.push(e[s].name):n.push({cpus:l,names:[e[s].name],world:s})}),n}function km({names:e,world:t},n,o){let s=o.length>1?`quota, ${e.join(" and ")}`:"quota",l=()=>qt(o.length>1?`world-${t}`:"quota"),r=o.length>1?3:1;return{label:s,stroke:l,width:r,dash:[1,4],points:{show:!1}}}function Pr({x:e,columns:t},n,o){return{columns:["s",...n.map(s=>`${s}, ${o}`)],rows:()=>e.map((s,l)=>[s.toFixed(3),...t.map(r=>r[l]===null?"-":r[l].toFixed(2))])}}function Ar(e,t,n){return t.map((s,l)=>s?e.length>1?`${e[l].name}: ${n(s)}`:n(s):null).filter(Boolean).join("; ")}function xm(e,t,n){return`${Ar(e,t,s=>{let l=s.quota_ns===null?"no quota":`quota ${be(s.quota_ns)}`,r=s.burst_ns>0?`, burst ${be(s.burst_ns)}`:", no burst";return`${l} for each ${be(s.period_ns)}${r}`})}. Each point is a mean over ${n}; the kernel's periods may begin elsewhere, so a point may lie above what the limit allows in one.`}function Sm(e,t,n){return`${Ar(e,t,s=>`throttled in ${s.nr_throttled} of ${s.nr_periods} periods`+(s.nr_bursts>0?`, burst used in ${s.nr_bursts}`:""))}. The line is the share of each ${n} in which at least one CPU's queue of the group was throttled. A period in which the group had nothing to do is not counted.`}function Mm(e,t){return`${Ar(e,t,o=>{let s=Math.max(...o.slowest_ns,0);if(s===0)return"none was done";let l=o.slowest_ns.indexOf(s)*o.step_ns;return`the slowest took ${be(s)} and began at about ${(l/1e9).toFixed(2)} s`})}.`}function Tm(e,t){let n=(l,r)=>[l,...t.map(i=>i?r(i):"-")],o=l=>l.quota_ns===null?"max":l.quota_ns/1e3,s=l=>Kt(l.nr_throttled/Math.max(1,l.nr_periods));return{columns:["cpu.max and cpu.stat",...e.map(l=>l.name)],rows:[n("quota, us",o),n("period, us",l=>l.period_ns/1e3),n("burst, us",l=>l.burst_ns/1e3),n("nr_periods",l=>l.nr_periods),n("nr_throttled",l=>l.nr_throttled),n("throttled periods",s),n("throttled time of all CPUs, ms",l=>(l.throttled_ns/1e6).toFixed(3)),n("nr_bursts",l=>l.nr_bursts),n("burst used, ms",l=>(l.burst_used_ns/1e6).toFixed(3))]}}function tu(e){return{cpus:e.cpus,states:e.states,tasks:e.tasks,steps:e.steps,windows:e.windows.map(t=>Em(t,e))}}function Em({from_ns:e,to_ns:t,is_cut:n,stretches:o,wakes:s},{cpus:l,tasks:r}){let i=o.task.length,c=new Float64Array(i),u=new Float64Array(i),f=e;for(let g=0;g<i;g+=1)f+=o.after_ns[g],c[g]=f,u[g]=f+o.length_ns[g];let m=(g,d)=>{let w=Array.from({length:d},()=>[]);return o[g].forEach(($,S)=>w[$].push(S)),w};return{from_ns:e,to_ns:t,is_cut:n,from:c,to:u,task:o.task,state:o.state,cpu:o.cpu,byTask:m("task",r.length),byCpu:m("cpu",l),wakes:Cm(e,s)}}function Cm(e,t){let n=e;return t.task.map((o,s)=>{n+=t.after_ns[s];let{[s]:l}=t.waker;return{at:n,task:o,waker:l,wakerCpu:t.waker_cpu[s],targetCpu:t.target_cpu[s]}})}function Or(e,t,n){let o=0,s=e.length;for(;o<s;){let l=o+s>>1;t[e[l]]<=n?o=l+1:s=l}return o}function nu(e,t,n){let o=e.states.length,s=e.tasks.map(()=>new Array(o).fill(0)),l=0;for(let r of e.windows){let i=Math.max(t,r.from_ns),c=Math.min(n,r.to_ns);i>=c||(l+=c-i,r.byTask.forEach((u,f)=>{for(let m=Or(u,r.to,i);m<u.length;m+=1){let g=u[m];if(r.from[g]>=c)break;let d=Math.min(c,r.to[g])-Math.max(i,r.from[g]);s[f][r.state[g]]+=d}}))}return{known:l,sums:s}}var Nn=24,Pm=300;function Ks(e,t,n){let o=n<560?78:150,s=t==="cpu"?Array.from({length:e.cpus},(r,i)=>({name:`CPU ${i}`,at:i})):e.tasks.map((r,i)=>({name:r.name,at:i})).slice(0,400),l=Math.max(t==="cpu"?14:12,Math.min(26,Math.floor(420/s.length)));return{rows:s,label:o,tall:l,height:Nn+Math.max(1,s.length)*l+2}}function su(e,t,{by:n,from:o,to:s,marks:l,colours:r}){let i=window.devicePixelRatio||1,c=e.clientWidth,u=Ks(t,n,c);e.width=Math.round(c*i),e.height=Math.round(u.height*i);let f=e.getContext("2d");f.scale(i,i),f.fillStyle=r.paper,f.fillRect(0,0,c,u.height);let g={pen:f,plan:u,x:d=>u.label+(d-o)*(c-u.label)/(s-o),from:o,to:s,width:c,colours:r,by:n};Am(g),Om(g,t);for(let d of t.windows)d.to_ns>o&&d.from_ns<s&&Lm(g,t,d);l&&Um(g,l),Fm(g),qm(g)}function Mo({plan:e},t){return Nn+t*e.tall}function Am({pen:e,plan:t,width:n,colours:o}){t.rows.forEach((s,l)=>{e.fillStyle=l%2?o.paper:o.stripe,e.fillRect(t.label,Nn+l*t.tall,n-t.label,t.tall)})}function Om(e,t){let{steps:n}=t;if(e.by==="cpu"){e.plan.rows.forEach((s,l)=>{let r=n.cpu_busy_per_mille[Math.floor(s.at/n.cpus_per_row)];ou(e,t,l,[[r,"running"]])});return}let o=new Map(n.rows.map(s=>[s.name,s]));e.plan.rows.forEach((s,l)=>{let r=o.get(s.name);if(!r)return;let i=[[r.running_per_mille,"running"],[r.queued_per_mille,"queued"],[r.throttled_per_mille,"throttled"]];ou(e,t,l,i)})}function ou(e,t,n,o){let{pen:s,plan:l,x:r,from:i,to:c,colours:u}=e,{step_ns:f}=t.steps,m=l.tall-3,g=o[0][0]?.length??0,d=Math.max(0,Math.floor(i/f)),w=Math.min(g,Math.ceil(c/f));for(let $=d;$<w;$+=1){let S=Math.max(l.label,r($*f)),C=Math.max(.5,r(($+1)*f)-S),v=Mo(e,n)+2+m;for(let[E,M]of o){let U=m*E[$]/1e3;v-=U,s.globalAlpha=.45,s.fillStyle=u[M],s.fillRect(S,v,C,U)}}s.globalAlpha=1}function Lm(e,t,n){let{pen:o,plan:s,x:l,from:r,to:i,width:c,colours:u}=e,f=Math.max(s.label,l(n.from_ns)),m=Math.min(c,l(n.to_ns));s.rows.forEach((g,d)=>{o.fillStyle=d%2?u.paper:u.stripe,o.fillRect(f,Mo(e,d),m-f,s.tall)}),o.fillStyle=u.window,o.fillRect(f,Nn-4,Math.max(2,m-f),4),s.rows.forEach((g,d)=>{let w=e.by==="cpu"?n.byCpu[g.at]:n.byTask[g.at];Dm(e,t,n,w,d)}),Wm(e,n,Math.max(r,n.from_ns),Math.min(i,n.to_ns))}function Dm(e,t,n,o,s){let{plan:l,x:r,from:i,to:c,width:u,by:f}=e,m=new Map,g=f==="cpu"?0:Or(o,n.to,i);for(let d=g;d<o.length;d+=1){let w=o[d];if(n.from[w]>=c)break;if(n.to[w]<=i)continue;let $=n.state[w],S=Math.max(l.label,r(n.from[w])),C=Math.min(u,r(n.to[w]));if(C-(m.get($)??-1)<.4)continue;m.set($,C);let v=t.tasks[n.task[w]];Rm(e,s,t.states[$],S,Math.max(C-S,.6),v)}}function Rm(e,t,n,o,s,l){let{pen:r,plan:i,colours:c,by:u}=e,f=i.tall-3,m=u==="cpu"?Math.max(3,Math.floor(f/4)):f,g=Mo(e,t)+2,d=f;if(u==="cpu"?(d=n==="running"?f-m:m,g+=n==="running"?0:f-m):n!=="running"&&(d=Math.max(3,Math.floor(f*.6)),g+=f-d),r.fillStyle=c[n],r.fillRect(o,g,s,d),n==="throttled"&&s>3&&d>2&&Nm(r,o,g,s,d,c.paper),u==="cpu"&&n==="running"&&s>34){r.fillStyle=c.onRunning,r.font="10px system-ui, sans-serif";let w=Math.floor((s-4)/6);r.fillText(Vl(l.name,w),o+2,g+d/2+3.5)}}function Nm(e,t,n,o,s,l){e.save(),e.beginPath(),e.rect(t,n,o,s),e.clip(),e.strokeStyle=l,e.lineWidth=1,e.beginPath();for(let r=t-s;r<t+o;r+=5)e.moveTo(r,n+s),e.lineTo(r+s,n);e.stroke(),e.restore()}function Wm(e,t,n,o){let{pen:s,x:l,colours:r,by:i,plan:c}=e,u=t.wakes.filter(f=>f.at>=n&&f.at<o);if(!(u.length===0||u.length>Pm)){s.strokeStyle=r.ink,s.fillStyle=r.ink,s.lineWidth=1;for(let f of u){let[m,g]=i==="cpu"?[f.wakerCpu,f.targetCpu]:[f.waker,f.task];if(g>=c.rows.length)continue;let d=l(f.at),w=Mo(e,g)+c.tall/2;if(m!==null&&m!==g&&m<c.rows.length){let $=Mo(e,m)+c.tall/2;s.globalAlpha=.6,s.beginPath(),s.moveTo(d,$),s.lineTo(d,w),s.stroke(),s.globalAlpha=1}s.beginPath(),s.moveTo(d,w),s.lineTo(d-4,w-3),s.lineTo(d-4,w+3),s.fill()}}}function Um({pen:e,plan:t,x:n,width:o,colours:s},{from:l,taken:r,to:i}){e.fillStyle=s.mark;let c=u=>Math.min(o,Math.max(t.label,n(u)));e.globalAlpha=.16,e.fillRect(c(l),Nn,c(i)-c(l),t.height),e.globalAlpha=1,e.strokeStyle=s.mark,e.lineWidth=2;for(let[u,f]of[[l,[]],[r,[4,3]],[i,[]]])u===void 0||n(u)<t.label||n(u)>o||(e.setLineDash(f),e.beginPath(),e.moveTo(n(u),Nn),e.lineTo(n(u),t.height),e.stroke());e.setLineDash([])}function Fm({pen:e,plan:t,x:n,from:o,to:s,width:l,colours:r}){let i=zm((s-o)/Math.max(2,(l-t.label)/110));e.font="11px system-ui, sans-serif",e.fillStyle=r.ink,e.strokeStyle=r.grid,e.lineWidth=1;for(let c=Math.ceil(o/i)*i;c<s;c+=i){let u=n(c);e.beginPath(),e.moveTo(u,Nn-4),e.lineTo(u,t.height),e.stroke();let f=Ms(c,i*100);u+e.measureText(f).width<l&&e.fillText(f,u+2,12)}}function zm(e){let t=10**Math.floor(Math.log10(Math.max(e,1)));return[1,2,5,10].map(n=>n*t).find(n=>n>=e)}function qm(e){let{pen:t,plan:n,colours:o}=e;t.fillStyle=o.paper,t.fillRect(0,0,n.label,n.height),t.fillStyle=o.ink,t.font=`${Math.min(12,n.tall-2)}px system-ui, sans-serif`;let s=Math.floor((n.label-8)/6.4);n.rows.forEach((l,r)=>{t.fillText(Vl(l.name,s),2,Mo(e,r)+n.tall/2+4)})}function lu(e){let t=Yc(e).map(i=>({world:e.name,name:i.span,task:i.task,from:i.at_ns,taken:i.taken_at_ns,to:i.at_ns+i.elapsed_ns,blame:i.blame})),n=e.schedule.longest_wait;if(t.length>0||!n)return t;let{task:o,from_ns:s,to_ns:l}=n;return[{world:e.name,name:"longest time ready without a CPU",task:o,from:s,to:l,blame:null}]}function ru({jumps:e,chosen:t,choose:n,several:o}){let s=(l,r)=>[{text:`${r+1}`,node:x`<${Im} ...${{jump:l,at:r,chosen:t,choose:n}} />`},...o?[l.world]:[],l.name,(l.from/1e9).toFixed(6),ln(l.to-l.from),{text:iu(l.blame),node:x`<${Hm} blame=${l.blame} />`},l.task];return x`<${Pt}
    caption="The slowest, and where their time went"
    columns=${["jump to",...o?["run"]:[],"what","began, s","took, ms","where the time went","ended by"]}
    rows=${e.map(s)}
    selected=${t}
  />`}function Im({jump:e,at:t,chosen:n,choose:o}){return x`<button
    type="button"
    class="jump"
    aria-pressed=${t===n}
    onClick=${()=>o(t)}
  >
    ${t+1}<span class="unseen">: show ${G(e.name)} of ${be(e.to-e.from)}</span>
  </button>`}function Lr(e){let t=Math.max(1,Xo.reduce((o,[s])=>o+e[`${s}_ns`],0));return Xo.map(([o,s])=>({name:o,says:s,share:e[`${o}_ns`]/t})).filter(({share:o})=>o>0)}function iu(e){return e?Lr(e).map(({name:t,share:n})=>`${t} ${Kt(n)}`).join(", "):"-"}function Hm({blame:e}){if(!e)return"-";let t=Jc(e),n=Lr(e).map(({name:s,share:l})=>x`<span class=${`cause ${s}`} style=${{width:`${100*l}%`}}></span>`),o=Lr(e).find(({name:s})=>s===t)?.share??0;return x`<span class="blame" role="img" aria-label=${iu(e)}>${n}</span>
    <span class="main" aria-hidden="true">${t} ${Kt(o,0)}</span>`}function au(){return x`<ul class="legend">
    ${Xo.map(([e,t])=>x`<li><span class=${`cause ${e}`}></span> ${e}: ${t}</li>`)}
  </ul>`}var cu=200;function uu(e){let t={from:0,to:Math.max(e,cu)},n=Je(t),o=(s,l)=>{let r=Math.min(Math.max(l-s,cu),t.to),i=(s+l)/2,c=Math.min(Math.max(0,i-r/2),t.to-r);n.value={from:c,to:c+r}};return{range:n,show:o,all:()=>o(0,t.to),zoom:(s,l)=>{let{from:r,to:i}=n.value,c=l??(r+i)/2;o(c-(c-r)*s,c+(i-c)*s)},move:s=>{let{from:l,to:r}=n.value,i=r-l,c=Math.min(Math.max(0,l+s*i),t.to-i);n.value={from:c,to:c+i}}}}function fu(e,t,n){let o=new Map,s=u=>{let{from:f,to:m}=t.range.value,g=e.clientWidth-n();return f+(u-n())*(m-f)/g},l=u=>u/(e.clientWidth-n()),r=new AbortController,i={signal:r.signal},c=(u,f,m)=>e.addEventListener(u,f,{...m,...i});c("wheel",u=>{if(!u.ctrlKey&&!u.shiftKey)return;u.preventDefault();let f=u.deltaY||u.deltaX;u.ctrlKey?t.zoom(f>0?1.25:.8,s(u.offsetX)):t.move(f>0?.1:-.1)},{passive:!1}),c("dblclick",u=>t.zoom(.4,s(u.offsetX))),c("pointerdown",u=>{o.set(u.pointerId,u.offsetX),e.setPointerCapture(u.pointerId)}),c("pointermove",u=>{let f=o.get(u.pointerId);f!==void 0&&(o.size===1?t.move(-l(u.offsetX-f)):Vm(t,o,u,s),o.set(u.pointerId,u.offsetX))});for(let u of["pointerup","pointercancel"])c(u,f=>o.delete(f.pointerId));return()=>r.abort()}function Vm(e,t,n,o){let[s]=[...t].filter(([i])=>i!==n.pointerId).map(([,i])=>i),l=Math.abs(t.get(n.pointerId)-s),r=Math.abs(n.offsetX-s);l>4&&r>4&&e.zoom(l/r,o((n.offsetX+s)/2))}function hu(e,t,n){let o={ArrowLeft:()=>t.move(-.2),ArrowRight:()=>t.move(.2),PageUp:()=>t.move(-1),PageDown:()=>t.move(1),"+":()=>t.zoom(.5),"=":()=>t.zoom(.5),"-":()=>t.zoom(2),0:t.all,Home:t.all,n:()=>n(1),p:()=>n(-1)};return e in o?(o[e](),!0):!1}var pu=60,mu="Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.",Bm="Blank is blocked or idle. Under a bar at the top every switch is drawn. Elsewhere the page has no room for that: there a pale column stands for a whole step of time, and its height is the share of the step that was spent so, not one stretch. The shaded time is the chosen request, the broken line when a thread took it. Arrows are wake-ups, from who woke to who was woken.";function du({worlds:e}){let t=e.length>1,n=Ct(()=>e.map(w=>tu(w.schedule)),[e]),o=Math.max(...e.map(w=>w.ended_ns)),s=Ct(()=>uu(o),[e]),l=Ct(()=>e.flatMap(w=>lu(w)),[e]),[r,i]=lt("task"),[c,u]=lt(l.length>0?0:-1),f=w=>{let{from:$,to:S}=l[w],C=Math.max((S-$)*.08,1e3);u(w),s.show($-C,S+C)};vt(()=>{let[w]=n.flatMap(({windows:$})=>$);l.length>0?f(0):w&&s.show(w.from_ns,w.to_ns)},[e]);let m=w=>{l.length>0&&f((c+w+l.length)%l.length)},g=l[c],d=(w,$)=>{let S={world:w,decoded:n[$],view:s,marks:g};return[x`<${Jm} ...${{...S,by:r,step:m}} />`,x`<${Qm} ...${S} isBrief=${t} />`]};return x`<div class="schedule">
    <${Km} view=${s} by=${r} setBy=${i} jump=${l.length>0&&m} />
    ${t?e.map((w,$)=>x`<section class="beside" aria-label=${`Schedule: ${G(w.name)}`}>
            <h3><bdi>${G(w.name)}</bdi></h3>
            ${d(w,$)}
          </section>`):d(e[0],0)}
    <${Zm} by=${r} />
    ${t&&x`<${jm} marks=${g} />`}
    <${ru} ...${{jumps:l,chosen:c,choose:f,several:t}} />
    ${l.some(w=>w.blame)&&x`<${au} />`}
    ${e.map(w=>Gm(w,t?`${w.name}: `:""))}
  </div>`}function jm({marks:e}){return x`<p class="note">
    ${e&&x`The shaded time is a request of <bdi>${G(e.world)}</bdi>.${" "}`}
    With the same seed the same requests come to every run, at the same times where clients do not
    wait for answers. For a table of what a run's tasks did, choose that run above.
  </p>`}function Gm({schedule:e},t){let n=e.windows_left_out,o=e.windows.filter(r=>r.is_cut).length,s=o===1?"1 of the times in full ends early: so much happened in it.":`${o} of the times in full end early: so much happened in them.`,l=r=>x`<p class="note">${G(`${t}${r}`)}</p>`;return[n>0&&l(`${n} of the times in full had no room on this page.`),o>0&&l(`${s} What follows is drawn in steps.`)]}function Km({view:e,by:t,setBy:n,jump:o}){let s=(r,i)=>x`<button type="button" onClick=${i}>${r}</button>`,l=(r,i)=>x`<label
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
  </div>`}function Ym(){let t=Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink","grid"].map(l=>[l,qt(l)])),[n,o,s]=["window","mark","on-running"].map(qt);return{...t,window:n,mark:o,onRunning:s}}function Jm({world:e,decoded:t,view:n,by:o,marks:s,step:l}){let r=Sn(null),i=Sn({});i.current={by:o,marks:s},vt(()=>{let m=r.current,g=()=>{let{from:C,to:v}=n.range.peek();su(m,t,{...i.current,from:C,to:v,colours:Ym()})},d=0,w=()=>{cancelAnimationFrame(d),d=requestAnimationFrame(g)};i.current.later=w;let $=ft(()=>{n.range.value,ao.value,w()}),S=new ResizeObserver(w);return S.observe(m.parentElement),()=>{$(),S.disconnect(),cancelAnimationFrame(d)}},[t,o,s]),vt(()=>{let m=r.current;return fu(m,n,()=>Ks(t,"task",m.clientWidth).label)},[n]);let c=m=>{m.ctrlKey||m.metaKey||m.altKey||hu(m.key,n,l)&&m.preventDefault()},{height:u}=Ks(t,o,1e3),f=`Schedule of ${G(e.name)} by ${o==="cpu"?"CPU":"task"}. ${mu}`;return x`<div
    class="canvas"
    tabindex="0"
    role="application"
    aria-label=${f}
    onKeyDown=${c}
  >
    <canvas ref=${r} style=${{height:`${u}px`}} aria-hidden="true"></canvas>
  </div>`}function Zm({by:e}){let t=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"]],n=e==="cpu"?"Waiting tasks are the strip below who runs. ":"";return x`<ul class="legend">
      ${t.map(([o,s])=>x`<li><span class=${`cause ${o}`}></span> ${o}: ${s}</li>`)}
      <li><span class="cause running pale"></span> pale: the share of a step that was spent so</li>
    </ul>
    <p class="note">${n}${Bm} ${mu}</p>`}function Qm({world:e,decoded:t,view:n,marks:o,isBrief:s}){let{from:l,to:r}=n.range.value,{known:i,sums:c}=Ct(()=>nu(t,l,r),[t,l,r]),u=r-l,f=t.tasks.map(($,S)=>({task:$,sums:c[S]}));f.sort(($,S)=>Ys(S.sums)-Ys($.sums));let m=f.filter(({sums:$})=>Ys($)>0),g=({task:$,sums:S})=>[$.name,$.group,...S.map(ln),ln(Math.max(0,i-Ys(S)))],d=i>=u*.999?"what you see":"the times in full that you see",w=m.length-pu;return x`<p class="seen" aria-live="polite">
      ${Xm(e,t,{from:l,to:r,known:i,sums:c,marks:o})}
    </p>
    ${!s&&x`<${Pt}
      caption=${`What each task did in ${d}, ms`}
      columns=${["task","group",...t.states,"blocked"]}
      rows=${m.slice(0,pu).map(g)}
    />`}
    ${!s&&w>0&&x`<p class="note">and ${w} more tasks</p>`}`}function Ys(e){return e.reduce((t,n)=>t+n,0)}function Xm(e,t,{from:n,to:o,known:s,sums:l,marks:r}){let i=o-n,c=`You see ${be(i)} of ${be(e.ended_ns)}, from ${Ms(n,i)}.`;if(s===0)return`${c} It is drawn in steps of ${be(t.steps.step_ns)}.`;let u=t.tasks.find($=>$.name===r?.task)?.group;if(u===void 0)return c;let f=l.filter(($,S)=>t.tasks[S].group===u&&t.tasks[S]),m=$=>{let S=t.states.indexOf($),C=f.reduce((v,E)=>v+E[S],0);return Kt(C/Math.max(1,s*f.length),0)},g=`The ${f.length} tasks of ${G(u)} that are drawn`,d=`${m("queued")} waiting for a CPU, ${m("running")} running`;return`${c} ${g} spent ${m("throttled")} of it throttled, ${d}, the rest asleep or on the way to another CPU.`}var Dr=-1;function _u({worlds:e}){let t=e.length>1,[n,o]=lt(t?Dr:0),s=Ct(()=>n===Dr?e:[e[n]],[e,n]),l=(r,i)=>x`<label
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
    <${du} key=${n} worlds=${s} />`}var ed=6;function Rr(e,t){return(t?t.numbers:td(e)).map(({label:o,of:s,read:l})=>[o,...e.map(r=>{let i=s(r.run);return i==null?"-":l(i)})])}var Q={time:be,percent:e=>Kt(e/100),count:e=>String(e),number:e=>je(e),joules:e=>`${je(e)} J`},Wn=(e,t)=>e.tasks.find(n=>n.name===t),Nr=(e,t)=>e.groups.find(n=>n.path===t),Un=(e,t=0)=>e.requests[t];function td(e){let[{run:t}]=e,n=t.requests.flatMap(({span:l},r)=>[{label:`${l}: done`,of:i=>Un(i,r)?.count,read:Q.count},{label:`${l}: p50`,of:i=>Js(i,r)?.latency_ns_p50,read:Q.time},{label:`${l}: p99`,of:i=>Js(i,r)?.latency_ns_p99,read:Q.time},{label:`${l}: slower than p99`,of:i=>nd(Js(i,r)),read:Q.count},{label:`${l}: slowest`,of:i=>Js(i,r)?.latency_ns_max,read:Q.time}]),o=t.groups.filter(l=>l.limit).map(({path:l})=>({label:`${l}: periods throttled`,of:r=>Nr(r,l)?.limit?.throttle_ratio_percent,read:Q.percent})),s=n.length>0?[]:t.tasks.slice(0,ed).flatMap(od);return[...n,...o,...s,...sd()]}function Js(e,t){let n=Un(e,t);return n?.count>0?n:null}function nd(e){return e===null?null:Math.floor(e.count/100)}function od({name:e}){return[{label:`${e}: CPU time`,of:t=>Wn(t,e)?.runtime_ns,read:Q.time},{label:`${e}: mean wait for a CPU`,of:t=>Wn(t,e)?.delay_ns_mean,read:Q.time},{label:`${e}: longest wait for a CPU`,of:t=>Wn(t,e)?.delay_ns_max,read:Q.time}]}function sd(){return[{label:"CPU time of all tasks",of:e=>e.total.runtime_ns,read:Q.time},{label:"switches",of:e=>e.total.switches,read:Q.count},{label:"migrations",of:e=>e.total.migrations,read:Q.count},{label:"wake-up latency, p99",of:e=>e.total.wakeups>0?e.total.wake_latency_ns_p99:null,read:Q.time}]}var ld=100;function gu({play:e,story:t}){let n=e.result.value;if(!n)return x`<p role="status">The engine is loading.</p>`;let o=[n.a,n.b].filter(c=>c?.ok).map(c=>c.ok),s=[n.a,n.b].filter(c=>c&&!c.ok);if(o.length===0){let c=s.find(({kind:f})=>f==="stopped"),u=c?G(c.message):"the message stands where the text is.";return x`<p class="caution" role="alert">No run: ${u}</p>`}let l=o.map(({document:c})=>c.worlds[0]),r=l.some(({spans:c})=>c.some(({summary:u})=>u.count>0)),i=l.some(c=>c.limits.length>0);return x`<section class="outcome" aria-label="What came out">
    <${rd} shown=${n} answers=${o} />
    <${id} answers=${o} broken=${s} />
    <${Pt}
      caption=${l.length>1?"Numbers of both worlds":"Numbers of world A"}
      columns=${["what",...l.map(c=>c.name)]}
      rows=${Rr(o,t)}
    />
    <${cd} answers=${o} />
    ${r&&x`<h2>Latency</h2><${Qc} worlds=${l} />`}
    ${(i||r)&&x`<h2>Over time</h2>`}
    ${i&&x`<${Xc} worlds=${l} />`}
    ${r&&x`<${eu} worlds=${l} />`}
    <h2>Schedule</h2>
    <${_u} key=${l.map(({digest:c})=>c).join()} worlds=${l} />
  </section>`}function bu({play:e,story:t}){let{a:n,b:o}=e.result.value??{},s=[n,o].filter(m=>m?.ok).map(m=>m.ok);if(s.length===0)return null;let l=Rr(s,t),[r,...i]=l.find(([m])=>m.endsWith("p99"))??l[0],c=i.map((m,g)=>`${"AB"[g]} ${m}`).join(", "),[u]=s,f=En(u)?` (first ${be(u.run.simulated_ns)})`:"";return x`<p class="brief" aria-hidden="true">
    <bdi>${G(r)}</bdi>: ${G(c)}${f}
  </p>`}function rd({shown:e,answers:t}){let n=t.filter(En);if(n.length===0){let r=t.map(({run:c})=>be(c.simulated_ns)),i=new Set(r).size>1?`A ${r[0]}, B ${r[1]}`:r[0];return x`<p class="length">Simulated: the whole run, ${i}.</p>`}let o=Math.min(...n.map(({run:r})=>r.simulated_ns)),s=Math.max(...n.map(({whole_ns:r})=>r)),l=e.kind==="drag"?"so that it answers at once; more follows when nothing moves":"a whole run would take too long here; the command below runs it";return x`<p class="length cut">
    Simulated: only the first ${be(o)} of ${be(s)}, ${l}.
  </p>`}function id({answers:e,broken:t}){let n=new Set;for(let{document:o,warnings:s}of e){o.cautions.forEach(l=>n.add(`${o.worlds[0].name}: ${l}`)),s.forEach(l=>n.add(l));for(let{summary:l}of o.worlds[0].spans)l.count>0&&l.count<ld&&n.add(ad(o.worlds[0].name,l))}return t.forEach(({kind:o,message:s})=>{n.add(o==="stopped"?s:"World B can't be run: the message stands with it.")}),[...n].map(o=>x`<p class="caution" role="note">${G(o)}</p>`)}function ad(e,{span:t,count:n}){let o=n===1?"is 1 request":`are ${n} requests`;return`${e}: there ${o} of ${t}, too few for a p99: it is the slowest of them.`}function cd({answers:e}){return x`<div class="runs">
    ${e.map(({document:t})=>{let[{name:n,said:o}]=t.worlds;return x`<section aria-label=${G(n)}>
        <h3><bdi>${G(n)}</bdi></h3>
        <p class="about">${t.about.map(G).join(" ")}</p>
        <ul>
          ${o.map(s=>x`<li>${G(s)}</li>`)}
        </ul>
      </section>`})}
  </div>`}var ud=e=>Math.max(...e.tasks.map(t=>t.ended_at_ns)),wu={id:"000",title:"Limits that refill at the same moment",problem:["Two groups share one core with eight hardware threads. Each may use a quarter of it: its quota is refilled once in a period of 100 ms.","On Linux 6.2 all refills fall on the same moment. So both groups run together, then both are throttled together. For half of each period eight tasks crowd on one core, and for the other half nobody uses it."],change:"The patch starts each group's period at another time. Then the groups take turns, and each task has more of the core for itself.",look:"Look at the time when the last task is done. Then look at the schedule of both worlds: in A both groups are throttled at the same time, in B they take turns.",reduced:"one core, and one second of work for each task; the study has 59 s, and 1 to 8 cores. The moment at which a group begins is drawn from the seed: choose another seed to see how much of the gain is luck.",text:`machine = "power-smt8-1"
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
`,knobs:["limit:/one:quota","limit:/two:quota","limit:/one:period","limit:/two:period"],choices:[{key:"phase",label:"When does a group's period begin?",usual:"aligned",answers:[["aligned","all at the same moments, as on 6.2"],["tenths","moved on by tenths of a period: the posted patch"],["random","anywhere, drawn once: what was merged in 6.4"],["even","spread evenly: what the thread wishes for"],["varied","periods a few per cent longer or shorter: the reply"]]}],changed:{"set:phase":"even"},numbers:[{label:"all work is done after",of:ud,read:Q.time},{label:"energy of the socket",of:e=>e.energy_j,read:Q.joules},{label:"CPU time of all tasks",of:e=>e.total.runtime_ns,read:Q.time}]};var Zs=e=>e.placement.machine,yu={id:"001",title:"Where is an idle CPU?",problem:["A task that wakes up looks for an idle CPU among those that share its cache. When nearly all are busy, it looks at many of them in vain.","Linux 6.0 looks at fewer CPUs, the busier they are. That is cheap, but it misses idle CPUs that are there."],change:"The patch (SIS_CORE) keeps a note of CPUs that went idle, one for each core, and looks only at those. What it finds busy it strikes out.",look:"Look at the share of looks that find an idle CPU. Then at the work that is done: a better search is worth little where no CPU is idle. The mail reports a gain of 17 to 27 % on an overloaded machine, which the simulator does not show: the study says what we think is missing.",reduced:"24 CPUs and 23 ms, most of which hackbench takes to start; the study has 96 and 256 CPUs. Differences of a few per cent in the work done may be chance.",text:`machine = "node:1 l3:1 core:12 pu:2"
duration = "23ms"

[kernel]
profile = "tip-fb04563d1cae"
changes = "hint-skips-pending,core-search-free"

[groups."/bench"]

[[workloads]]
command = "hackbench -g 1 -l 10000 -p"
group = "/bench"
`,knobs:[],choices:[{key:"search",label:"Which CPUs are tried?",usual:"sis-util",answers:[["sis-util","in order, fewer as they get busier: 6.0"],["sis-core","only those that are noted as idle: the patch"],["sis-prop","in order, as many as the idle time pays for: 4.13"],["linear","all of them, in order: 4.8"]]}],changed:{"set:search":"sis-core"},numbers:[{label:"looks at a CPU that found it idle",of:e=>Zs(e).search_efficiency_percent,read:Q.percent},{label:"searches",of:e=>Zs(e).searches,read:Q.count},{label:"searches that found an idle CPU",of:e=>Zs(e).search_success_percent,read:Q.percent},{label:"CPUs looked at in a scan, on average",of:e=>Zs(e).scan_depth_mean,read:Q.number},{label:"messages done",of:e=>e.goals[0]?.count,read:Q.count}]};var vu=e=>Nr(e,"/test")?.limit,$u={id:"002",title:"Time that was not used is not lost: burst",problem:["A service may use 6 CPUs: 600 ms of CPU time in each 100 ms. On average it needs five. But its work comes in batches, and now and then three batches fall into one period.","What a group does not use is lost at the end of the period. So the service is throttled in a busy period, though it saved time in the ones before."],change:"With burst, a group keeps what it did not use, up to a maximum, and may use it in a later period.",look:"Look at the 99th percentile of both worlds. Then drag the quota down towards five CPUs: when nothing is left over on average, there is nothing to save, and burst cannot help.",reduced:"5 s; the study has 60 s and ten seeds.",text:`machine = "xeon-8260-2s"
kernel = "6.1"
duration = "5s"

[groups."/test"]
"cpu.max" = "600000 100000"

[[workloads]]
command = "schbench -m 1 -t 30 -r 60 -c 10000 -R 500"
group = "/test"
`,knobs:["limit:/test:quota","limit:/test:period","limit:/test:burst"],choices:[{key:"refill",label:"What does a group own when its period begins?",usual:"burst",answers:[["burst","its quota and what it saved, once for all idle periods: 5.14"],["burst-idle-periods","the same for each idle period: the posted version 2"],["quota","its quota, whatever it left: before 5.14"]]}],changed:{"limit:/test:burst":"400"},numbers:[{label:"requests done",of:e=>Un(e)?.count,read:Q.count},{label:"p50",of:e=>Un(e)?.latency_ns_p50,read:Q.time},{label:"p99",of:e=>Un(e)?.latency_ns_p99,read:Q.time},{label:"slowest",of:e=>Un(e)?.latency_ns_max,read:Q.time},{label:"periods throttled",of:e=>vu(e)?.throttle_ratio_percent,read:Q.percent},{label:"periods in which burst was used",of:e=>vu(e)?.["cpu.stat"].nr_bursts,read:Q.count}]};var fd=(e,t)=>n=>Wn(n,e)?.[t],Wr=(e,t,n)=>["long","short"].map(o=>({label:`${e}, ${o}`,of:fd(o,t),read:n})),ku={id:"003",title:"A short slice that has to wait for a long one",problem:["Two tasks share one CPU. Both compute all the time. One asks for slices of 100 ms, the other one for 0.1 ms, because it wants to wait less.","But whoever runs keeps the CPU until its slice is over. So the short one waits for 100 ms at a time, as if it had asked for nothing."],change:"The patch looks once in a quantum whether the other one should run. The quantum is the base slice.",look:"Look at the longest wait of both tasks. Then drag the base slice: with the patch it sets how long anybody waits. The price is in the number of switches.",reduced:"3 s; the study has 10 s, twenty seeds, and two benchmarks.",text:`machine = "tencent-42"
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
`,knobs:["set:base_slice_ns","set:tasks.long.slice","set:tasks.short.slice"],choices:[{key:"turn",label:"When has the running task had its turn?",usual:"request",answers:[["request","when its slice is over: 6.7"],["quantum","after a quantum of one base slice: the patch"],["min-slice","when the shortest slice that waits is over: 6.17"]]}],changed:{"set:turn":"quantum"},numbers:[...Wr("longest wait","delay_ns_max",Q.time),...Wr("mean wait","delay_ns_mean",Q.time),...Wr("CPU time","runtime_ns",Q.time),{label:"switches",of:e=>e.total.switches,read:Q.count}]};var xu={id:"004",title:"When does the frequency follow the work?",problem:["The governor chooses the clock of a CPU. The scheduler tells it how busy the CPU is. On Linux 4.12 it does so at each change of its averages. That is often, and the governor may act only once in a while: here, once in 10 ms.","Here a real-time task computes for a moment, every 20 ms. A task of another kind runs beside it, and its calls take the places of the calls that would matter."],change:"The patch tells the governor at the timer tick instead. The replies want other things: a maximum over a window, a limit that depends on how wrong the clock is, or no limit for urgent tasks.",look:"Look at the number of calls, at the time for which the clock is lower than asked for, and at the energy. No answer is best in all three.",reduced:"two tasks and 2 s, and one experiment of the study's many; its pipe, hackbench, ebizzy and cyclictest are not in here. Energy is good for comparing answers only.",text:`duration = "2s"
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
`,knobs:[],choices:[{key:"hint",label:"When does the governor hear?",usual:"each-change",answers:[["each-change","at each change of the averages: 4.12"],["tick","at the timer tick: the patch"],["attach-detach","only when a task's load comes or goes"]]},{key:"rate",label:"When may it act?",usual:"fixed",answers:[["fixed","10 ms after the last change: 4.12"],["by-error","sooner, the more the clock is off: Rasmussen"],["sliding-maximum","at once, to the maximum of a window: Zijlstra"],["tumbling-maximum","at the end of each window: Kumar's reading"],["urgent-at-once","at once for real-time tasks: Bellasi"]]},{key:"realtime",label:"How does it see a real-time task?",usual:"flag",answers:[["flag","when it is charged, at the tick and when it stops: 4.12"],["queued","as soon as it is queued: 4.17"]]}],changed:{"set:hint":"tick"},numbers:[{label:"calls of the governor",of:e=>e.governor_hints,read:Q.count},{label:"changes of the clock",of:e=>e.freq_changes,read:Q.count},{label:"clock lower than asked for",of:e=>e.under_provisioned_ns,read:Q.time},{label:"clock higher than asked for",of:e=>e.over_provisioned_ns,read:Q.time},{label:"CPU time of the urgent task",of:e=>Wn(e,"urgent")?.runtime_ns,read:Q.time},{label:"energy of the package",of:e=>e.energy_j,read:Q.joules}]};var fn=[wu,yu,$u,ku,xu];var hd="https://github.com/fairground-sched/fairground/blob/main",pd=`${hd}/crates/fairground-cli/library/studies`;function Qs(e){let{id:t,text:n,changed:o}=e,s={...It.change,knobs:{...o}};return{...It,story:t,scenario:"",text:n,change:s}}var md=["text","manifest","machine","kernel","duration"];function Su(e,t){let n=Qs(e);return md.every(o=>t[o]===n[o])}function Mu({play:e}){let t=e.state.value.story,n=o=>x`<li>
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
      Five threads of the kernel's mailing list, each in a small world that answers at once.
    </p>
    <ol>
      ${fn.map(n)}
    </ol>
  </nav>`}function Tu({story:e}){return e?x`<section class="story" aria-label=${e.title}>
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
      <a href=${`${pd}/${e.id}/README.md`}>study ${e.id}</a>, or
      <code> fairground reproduce ${e.id}</code>.
    </p>
  </section>`:null}function Eu({play:e,shelves:t,said:n}){let{story:o}=e.state.value,s=fn.find(l=>l.id===o);return x`<header>
      <h1>fairground playground</h1>
      <p class="by">
        What Linux's CPU scheduler will do, before you change it. The engine runs in this page;
        nothing is sent anywhere.
      </p>
      <${ea} />
    </header>
    <main>
      ${n.value&&x`<p class="caution" role="alert">${G(n.value)}</p>`}
      <${Mu} play=${e} />
      <${Tu} story=${s} />
      <div class="bench">
        <div class="side">
          <${ya} play=${e} shelves=${t} />
        </div>
        <div class="result">
          <${dd} play=${e} />
          <${bu} play=${e} story=${s} />
          <${gu} play=${e} story=${s} />
          <${ha} play=${e} />
        </div>
      </div>
    </main>`}function dd({play:e}){let t=e.busy.value,n=e.result.value?.took_ms;return x`<div class="busy">
    <p role="status">
      ${t?"The engine is at work.":n!==void 0&&`Answered in ${be(n*1e6)}.`}
    </p>
    <button type="button" disabled=${!t} onClick=${()=>e.stop()}>Stop</button>
  </div>`}var Fr=document.getElementById("report");async function Ur(e,t){let n=await e({list:t});if(!n?.ok)throw new Error(n?.message??"the engine gives no answer");return n.ok[t]}async function _d(){let e=ua(),[t,n,o]=[await Ur(e,"scenarios"),await Ur(e,"machines"),await Ur(e,"kernels")],s={};for(let{name:r}of t)s[r]=(await e({text:r}))?.ok?.text??"";let l=await gd();return{scenarios:t,machines:n,kernels:o.reverse(),texts:s,files:l,stories:fn}}async function gd(){try{let e=await(await fetch("files.json")).json();return Array.isArray(e.files)?e.files:[]}catch{return[]}}function bd(e){let t=location.hash.slice(1);if(t==="")return[e.state.peek(),null];let n=fn.find(({id:o})=>t===`story-${o}`);if(n)return[Qs(n),null];try{let o=e.read(t),s=fn.find(({id:l})=>l===o.story);return[s&&Su(s,o)?o:{...o,story:null},null]}catch(o){return[e.state.peek(),o.message]}}function wd(e){let t=0;ft(()=>{let n=xs(e.state.value)??"";clearTimeout(t),t=setTimeout(()=>history.replaceState(null,"",`#${n}`),300)})}async function yd(){Xi();let e=await _d(),t=ca(),n=Je(null),o=()=>{let[s,l]=bd(t);n.value=l,t.set(s,!0)};o(),wd(t),addEventListener("hashchange",o),Fr.replaceChildren(),Ti(x`<${Eu} play=${t} shelves=${e} said=${n} />`,Fr)}yd().catch(e=>{Fr.textContent=`The playground can't start: ${e.message}`});})();
