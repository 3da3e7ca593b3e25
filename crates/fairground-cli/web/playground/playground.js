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
(()=>{var ft,Yi,Gr,fn,jr,Cs,Ji,Ts,Zi,Yr,Kr,rh,jo=Symbol.for("pv"),As={},Ps=[],lh=/^m(i|n|o|s|text|space)$/,Jr=Array.isArray,Zr=Ps.slice,On=Object.assign;function Pn(t){t&&t.parentNode&&t.remove()}function Os(t,e,n){var o,s,r,l={},i=arguments.length;for(r in e)r=="key"?o=e[r]:r=="ref"&&typeof t!="function"?s=e[r]:l[r]=e[r];return i>2&&(l.children=i>3?Zr.call(arguments,2):n),Bo(t,l,o,s,null)}function Bo(t,e,n,o,s){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:jo,__v:s||++Yi,__i:-1,__u:0};return!s&&ft.vnode&&ft.vnode(r),r}function Ln(t){return t.children}function ho(t,e){this.props=t,this.context=e,this.__g=0}function hn(t,e){if(e==null)return t.__&&hn(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:hn(t)}function ih(t){var e,n=t.__v,o=n.__e,s=[],r=[],l=t.__P;l&&((e=On({constructor:jo},n)).__v=n.__v+1,ft.vnode&&ft.vnode(e),Qr(l,e,n,t.__n,l.namespaceURI,32&n.__u?[o]:null,s,o||hn(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,oa(s,e,r),n.__=n.__e=null,e.__e!=o&&Qi(e))}function Qi(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Qi(t)}function Ki(t){(8&t.__g||(t.__g|=8,fn.push(t),Cs++))&&jr==ft.debounceRendering||((jr=ft.debounceRendering)||queueMicrotask)(Xi)}function Xi(){try{for(var t,e=1;fn.length;)fn.length>e&&fn.sort(Ji),t=fn.shift(),e=fn.length,8&t.__g&&ih(t)}finally{(Cs=fn.length)&&(jr||queueMicrotask)(Xi)}}function ta(t,e,n,o,s,r,l,i,a,c,f){var h,d,m,w,$,k,x=o.__k||Ps,b=e.length;for(a=ah(n,e,x,a,b),h=0;h<b;h++)(m=n.__k[h])!=null&&(d=~m.__i&&x[m.__i]||As,m.__i=h,k=Qr(t,m,d,s,r,l,i,a,c,f),w=m.__e,(d.ref!=m.ref||8&d.__u)&&(d.ref&&Xr(d.ref,null,m,d),m.ref&&f.push(m.ref,m.__c||w,m)),$=$||w,4&m.__u?(a=ea(m,a,t,!d.__v),d.__e&&(d.__e=null)):typeof m.type=="function"&&k!==void 0?a=k:w&&(a=w.nextSibling),m.__u&=-21);return n.__e=$,a}function ah(t,e,n,o,s){var r,l,i,a,c,f,h,d,m,w=n.length,$=w,k=0,x=0,b=t.__k=Array(s);for(r=0;r<s;r++)(l=e[r])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=b[r]=Bo(null,l):Jr(l)?l=b[r]=Bo(Ln,{children:l}):l.constructor===jo&&l.__b?l=b[r]=Bo(l.type,l.props,l.key,l.ref,l.__v):b[r]=l,a=r+k,l.__=t,l.__b=t.__b+1,i=null,~(c=l.__i=ch(l,n,a,$))&&($--,(i=n[c])&&(i.__u|=2)),i&&i.__v?(l.__u|=16,c==a-1?k--:c==a+1?k++:c!=a&&(c>a?k--:k++,x=1)):(~c||(s>w?k--:s<w&&k++),typeof l.type!="function"&&(l.__u|=4))):b[r]=null;if(x){for(f=[],h=[],r=0;r<s;r++)if((l=b[r])&&16&l.__u){for(k=0,d=f.length;k<d;)f[m=k+d>>1]<l.__i?k=m+1:d=m;f[k]=l.__i,h[r]=k+1}for(k=f.length;r--;)h[r]&&(h[r]==k?k--:b[r].__u|=4)}if($)for(r=0;r<w;r++)!(i=n[r])||2&i.__u||(i.__e==o&&(o=hn(i)),tl(i,i));return o}function ea(t,e,n,o){var s,r,l,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(s=t.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=t,e=ea(s[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=hn(t))&&!e.parentNode&&(e=null),l=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(l!=i&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,e):n.insertBefore(l,e||null)),e=l;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function ch(t,e,n,o){var s,r=t.key,l=t.type,i=e[n],a=i&&!(2&i.__u);if(i===null&&r==null||a&&r==i.key&&l==i.type)return n;if(o>(a?1:0)){for(s=n-1;s>=0;s--)if((i=e[s])&&!(2&i.__u)&&r==i.key&&l==i.type)return s;for(s=n+1;s<e.length;s++)if((i=e[s])&&!(2&i.__u)&&r==i.key&&l==i.type)return s}return-1}function Gi(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Ms(t,e,n,o,s){var r,l;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Gi(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Gi(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(l=Kr[e]||(Kr[e]=uh(e)),(t.__a||(t.__a={}))[e]=Yr,r=e!=(e=e.replace(Zi,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,l,r):t.removeEventListener(e,l,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function uh(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Ts]==null)e[Ts]=Yr++;else if(e[Ts]<this.__a[t])return;return n(ft.event?ft.event(e):e)}}}function Qr(t,e,n,o,s,r,l,i,a,c){var f,h,d,m,w,$,k,x,b,T,M,D,P,j,q,Y,F,A,K=e.type;if(e.constructor!==jo)return null;128&n.__u&&(a=32&n.__u,f=n.__c.__z)&&(e.__u|=a,h=r=[],f.nodeType==8?i=Es(f,r):r.push(f),i=r[0]||i),(f=ft.__b)&&f(e);t:if(typeof K=="function"){d=l.length;try{if(x=e.props,b=(f=K.prototype)&&f.render,T=(f=K.contextType)&&o[f.__c],M=f?T?T.props.value:f.__:o,(m=n.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(b?e.__c=m=new K(x,M):(e.__c=m=new ho(x,M),m.constructor=K,m.render=hh),T&&T.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),b&&(m.__s||(m.__s=m.state),K.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=On({},m.__s)),On(m.__s,K.getDerivedStateFromProps(x,m.__s)))),w=m.props,$=m.state,m.__v=e,n.__c){if(x!==w&&b&&!K.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(x,M),e.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(x,m.__s,M)===!1){e.__v!=n.__v&&(m.props=x,m.state=m.__s,m.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(L){L&&(L.__=e)}),Ps.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&l.push(m),i=hn(n);break t}m.componentWillUpdate&&m.componentWillUpdate(x,m.__s,M),b&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(w,$,k)})}else b&&!K.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),b&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=M,m.props=x,m.__P=t,m.__g&=-5,D=ft.__r,P=b?25:0;do m.__g&=-9,D&&D(e),f=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++P<25);b&&(Ps.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=On({},o,m.getChildContext())),b&&n.__c&&m.getSnapshotBeforeUpdate&&(k=m.getSnapshotBeforeUpdate(w,$)),j=f&&f.type===Ln&&f.key==null?f.props.children:f,x.__P&&(f=i,s=(t=x.__P).namespaceURI,a=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(L){L&&tl(L,L)}),n.__k=null),i=n.__k?hn(n,0):null),i=ta(t,Jr(j)?j:[j],e,n,o,s,r,l,i,a,c),x.__P&&(e.__e=null,i=f),e.__u&=-161,h&&h.some(Pn),m.__h.length&&l.push(m),1&m.__g&&(m.__g&=-4)}catch(L){if(l.length=d,e.__v=null,a||r)if(L&&L.then){if(e.__u|=128|a,r){for(~(F=r.indexOf(i||void 0))||(F=r.length);(A=r[F-1])&&A.nodeType==8;)F--;for(;F<r.length;F++)if(A=r[F])if(r[F]=null,q){if(A==Y)break}else{if(A.nodeType!=8)break;A.data.startsWith("$s")&&(Y=Es(q=A))}}if(!q){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;q=i}(f=Es(q=e.__c.__z||(e.__c.__z=q)))?(e.__e=q,i=f):e.__e=i,i=i&&i.nextSibling}else r&&r.some(Pn);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),L&&L.then||na(e),ft.__e(L,e,n)}}else i=e.__e=fh(n.__e,e,n,o,s,r,l,a,c,t);return(f=ft.diffed)&&f(e),i}function Es(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function na(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(na))}function oa(t,e,n){for(var o=0;o<n.length;)Xr(n[o++],n[o++],n[o++]);ft.__c&&ft.__c(e,t),t.some(function(s){try{t=s.__h,s.__h=[],t.some(function(r){r.call(s)})}catch(r){ft.__e(r,s.__v)}})}function fh(t,e,n,o,s,r,l,i,a,c){var f,h,d,m,w,$,k,x,b=n.props||As,T=e.props,M=e.type;if(M=="svg"?s="http://www.w3.org/2000/svg":M=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(f=0;f<r.length;f++)if((w=r[f])&&(M?w.localName==M:w.nodeType==3)){t=w,r[f]=null;break}}if(!t){if(x=c.ownerDocument||document,!M)return x.createTextNode(T);t=x.createElementNS(s,M,T.is?T:c),i&&(ft.__m&&ft.__m(e,r),i=!1),r=null}if(M){if(c=M=="template"&&t.content||t,r=M=="textarea"&&T.defaultValue!=null?null:r&&Zr.call(c.childNodes),!i&&r)for(b={},f=0;f<t.attributes.length;f++)b[(w=t.attributes[f]).name]=w.value;for(f in b)w=b[f],f=="dangerouslySetInnerHTML"?d=w:f=="children"||f in T||f=="value"&&"defaultValue"in T||f=="checked"&&"defaultChecked"in T||Ms(t,f,null,w,s);for(f in T)w=T[f],f=="children"?m=w:f=="dangerouslySetInnerHTML"?h=w:f=="value"?$=w:f=="checked"?k=w:i&&typeof w!="function"||b[f]===w||Ms(t,f,w,b[f],s);h?(i||d&&(h.__html==d.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(d&&(t.textContent=""),(M=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&lh.test(M))&&(s="http://www.w3.org/1999/xhtml"),ta(c,Jr(m)?m:[m],e,n,o,s,r,l,r?r[0]:n.__k&&hn(n,0),i,a),r&&r.some(Pn)),i&&M!="textarea"||(f="value",M=="progress"&&$==null?t.removeAttribute(f):$==null||$===t[f]&&(M!="progress"||$)||Ms(t,f,$,b[f],s),f="checked",k!=null&&k!=t[f]&&Ms(t,f,k,b[f],s))}else b===T||i&&t.data==T||(t.data=T);return t}function Xr(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(s){ft.__e(s,n)}}function tl(t,e,n){var o,s,r,l;if(ft.unmount&&ft.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||Xr(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){ft.__e(i,e)}o.__P=o.__n=null}if(o=t.__k)for(l=0;l<o.length;l++)o[l]&&tl(o[l],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(s=Es(o,r=[]))&&(o==t.__e&&r.some(Pn),Pn(s),Pn(o)),n||Pn(t.__e),t.__e=t.__c=t.__=null}function hh(t,e,n){return this.constructor(t,n)}function sa(t,e){var n,o,s,r;ft.__&&ft.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=Bo(Ln,{children:[t]}),s=[],r=[],Qr(e,e.__k,o||As,As,e.namespaceURI,o?null:e.firstChild?Zr.call(e.childNodes):null,s,o?o.__e:e.firstChild,n,r),oa(s,e.__k,r),e.__k.props.children=null}ft={__e:function(t,e,n,o){for(var s,r,l;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((l=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(t)),s.componentDidCatch&&(s.componentDidCatch(t,o||{}),l=1),l&&8&s.__g)return void(s.__g|=2)}catch(i){t=i}}throw Cs=0,t}},Yi=0,Gr=function(t){return t!=null&&t.constructor===jo},ho.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=On({},this.state)),typeof t=="function"&&(t=t(On({},n),this.props)),t&&(On(n,t),this.__v&&(e&&this.__k.push(e),Ki(this)))},ho.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Ki(this))},ho.prototype.render=Ln,fn=[],Cs=0,Ji=function(t,e){return t.__v.__b-e.__v.__b},Ts=Symbol(),Zi=/(PointerCapture)$|Capture$/i,Yr=0,Kr={},rh=0;var Go,Rt,el,ra,nl=Object.is,Ls=0,ma=[],ol=[],Pt=ft,la=Pt.__b,ia=Pt.__r,aa=Pt.diffed,ca=Pt.__c,ua=Pt.unmount,fa=Pt.__;function rl(t,e){Pt.__h&&Pt.__h(Rt,t,Ls||e),Ls=0;var n=Rt.__H||(Rt.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function Tt(t){return Ls=1,ph(_a,t)}function ph(t,e,n){var o=rl(Go++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):_a(void 0,e),function(r){var l=(o.__N||o.__)[0],i=o.t(l,r);nl(l,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=Rt,!Rt.__f)){Rt.__f=!0;var s=Rt.shouldComponentUpdate;Rt.shouldComponentUpdate=function(r,l,i){var a=this.__H;if(!a)return!0;var c=!1,f=this.props!=r;if(a.__.some(function(d){d.__N&&(c=!0,nl(d.__[0],d.__N[0])||(f=!0))}),s){var h=s.call(this,r,l,i);return c?h||f:h}return!c||f}}return o.__}function Nt(t,e){var n=rl(Go++,3);!Pt.__s&&da(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,Rt.__H.__h.push(n))}function ge(t){return Ls=5,Jt(function(){return{current:t}},[])}function Jt(t,e){var n=rl(Go++,7);return da(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function mh(){var t;do{for(;t=ol.shift();)try{Ko(t)}catch(n){Pt.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=ma.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ko),e.__h.some(sl),e.__h=[]}catch(n){e.__h=[],Pt.__e(n,t.__v)}}}while(ol.length)}Pt.__b=function(t){Rt=null,la&&la(t)},Pt.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),fa&&fa(t,e)},Pt.__r=function(t){ia&&ia(t),Go=0;var e=(Rt=t.__c).__H;e&&(el==Rt?Rt.__h=[]:(e.__h.some(Ko),e.__h.some(sl),Go=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),el=Rt},Pt.diffed=function(t){aa&&aa(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&pa(ma.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),el=Rt=null},Pt.__c=function(t,e){e.some(function(n){try{n.__h.some(Ko),n.__h=n.__h.filter(function(o){return!o.__||sl(o)})}catch(o){n.__h=[function(){throw o}]}}),ca&&ca(t,e)},Pt.unmount=function(t){ua&&ua(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,pa(ol.push(s))}else Ko(s)}catch(r){e=r}}),o.__H=void 0,e&&Pt.__e(e,o.__v))};var ha=typeof requestAnimationFrame=="function";function dh(t){var e,n=function(){clearTimeout(o),ha&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);ha&&(e=requestAnimationFrame(n))}function pa(t){t!=1&&ra==Pt.requestAnimationFrame||((ra=Pt.requestAnimationFrame)||dh)(mh)}function Ko(t){var e=Rt,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),Rt=e}function sl(t){var e=Rt;t.__c=t.__(),Rt=e}function da(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!nl(n,t[o])})}function _a(t,e){return typeof e=="function"?e(t):e}var _h=Symbol.for("preact-signals");function Ns(){if(en>1)en--;else{var t,e=!1;for((function(){var s=Us;for(Us=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var l=r.t;l!==void 0;l=l.x)l.i===s.i&&(l.i=r.i);s=s.o}})();Jo!==void 0;){var n=Jo;for(Jo=void 0,Ds++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&wa(n))try{n.c()}catch(s){e||(t=s,e=!0)}n=o}}if(Ds=0,en--,e)throw t}}function il(t){if(en>0)return t();ll=++gh,en++;try{return t()}finally{Ns()}}var Yo,St=void 0;function Zo(t){var e=St,n=Yo;St=void 0,Yo=void 0;try{return t()}finally{St=e,Yo=n}}var Jo=void 0,en=0,Ds=0,gh=0,ll=0,Us=void 0,Rs=0;function ga(t){if(St!==void 0){var e=t.n;if(e===void 0||e.t!==St)return e={i:0,S:t,p:St.s,n:void 0,t:St,e:void 0,x:void 0,r:e},St.s!==void 0&&(St.s.n=e),St.s=e,t.n=e,32&St.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=St.s,e.n=void 0,St.s.n=e,St.s=e),e}}function Wt(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}Wt.prototype.brand=_h;Wt.prototype.h=function(){return!0};Wt.prototype.S=function(t){var e=this,n=this.t;n!==t&&t.e===void 0&&(t.x=n,this.t=t,n!==void 0?n.e=t:Zo(function(){var o;(o=e.W)==null||o.call(e)}))};Wt.prototype.U=function(t){var e=this;if(this.t!==void 0){var n=t.e,o=t.x;n!==void 0&&(n.x=o,t.e=void 0),o!==void 0&&(o.e=n,t.x=void 0),t===this.t&&(this.t=o,o===void 0&&Zo(function(){var s;(s=e.Z)==null||s.call(e)}))}};Wt.prototype.subscribe=function(t){var e=this;return re(function(){var n=e.value;Zo(function(){return t(n)})},{name:"sub"})};Wt.prototype.valueOf=function(){return this.value};Wt.prototype.toString=function(){return this.value+""};Wt.prototype.toJSON=function(){return this.value};Wt.prototype.peek=function(){var t=this;return Zo(function(){return t.value})};Object.defineProperty(Wt.prototype,"value",{get:function(){var t=ga(this);return t!==void 0&&(t.i=this.i),this.v},set:function(t){if(t!==this.v){if(Ds>100)throw new Error("Cycle detected");(function(n){en!==0&&Ds===0&&n.l!==ll&&(n.l=ll,Us={S:n,v:n.v,i:n.i,o:Us})})(this),this.v=t,this.i++,Rs++,en++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Ns()}}}});function Ft(t,e){return new Wt(t,e)}function wa(t){for(var e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function ba(t){for(var e=t.s;e!==void 0;e=e.n){var n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function ya(t){for(var e=t.s,n=void 0;e!==void 0;){var o=e.p;e.i===-1?(e.S.U(e),o!==void 0&&(o.n=e.n),e.n!==void 0&&(e.n.p=o)):n=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=o}t.s=n}function Dn(t,e){Wt.call(this,void 0,e),this.x=t,this.s=void 0,this.g=Rs-1,this.f=4}Dn.prototype=new Wt;Dn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Rs))return!0;if(this.g=Rs,this.f|=1,this.i>0&&!wa(this))return this.f&=-2,!0;var t=St;try{ba(this),St=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return St=t,ya(this),this.f&=-2,!0};Dn.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}Wt.prototype.S.call(this,t)};Dn.prototype.U=function(t){if(this.t!==void 0&&(Wt.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Dn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(Dn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var t=ga(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function po(t,e){return new Dn(t,e)}function $a(t){var e=t.j;if(t.j=void 0,typeof e=="function"){en++;var n=St;St=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,al(t),o}finally{St=n,Ns()}}}function al(t){for(var e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,$a(t)}function wh(t){if(St!==this)throw new Error("Out-of-order effect");ya(this),St=t,this.f&=-2;try{8&this.f&&al(this)}finally{Ns()}}function mo(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Yo&&Yo.push(this)}mo.prototype.c=function(){var t=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};mo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,$a(this),ba(this),en++;var t=St;return St=this,wh.bind(this,t)};mo.prototype.N=function(){2&this.f||(this.f|=2,this.u=Jo,Jo=this)};mo.prototype.d=function(){this.f|=8,1&this.f||al(this)};mo.prototype.dispose=function(){this.d()};function re(t,e){var n=new mo(t,e);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var ka,Fs,Ws,bh=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var va=[];re(function(){ka=this.N})();function _o(t,e){ft[t]=e.bind(null,ft[t]||function(){})}function Qo(t){if(Ws){var e=Ws;Ws=void 0,e()}Ws=t&&t.S()}function xa(t){var e=this,n=t.data,o=$h(n);o.name="ReactiveDom",o.value=n;var s=Jt(function(){for(var i=e,a=e.__v;a=a.__;)if(a.__c){a.__c.__$f|=4;break}var c=po(function(){var m=o.value.value;return m===0?0:m===!0?"":m||""}),f=po(function(){return!Array.isArray(c.value)&&!Gr(c.value)}),h=re(function(){if(this.N=Sa,f.value){var m=c.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=m)}}),d=e.__$u.d;return e.__$u.d=function(){h(),d.call(this)},[f,c]},[]),r=s[0],l=s[1];return r.value?l.peek():l.value}xa.displayName="ReactiveTextNode";Object.defineProperties(Wt.prototype,{constructor:{configurable:!0,value:Os(Ln,null).constructor},type:{configurable:!0,value:xa},props:{configurable:!0,get:function(){var t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});_o("__b",function(t,e){if(Qo(),Fs=void 0,typeof e.type=="string"){var n,o=e.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof Wt&&(n||(e.__np=n={}),n[s]=r,o[s]=r.peek())}}t(e)});_o("__r",function(t,e){if(t(e),e.type!==Ln){Qo();var n,o=e.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var l;return re(function(){l=this},{name:r}),l.c=s,l})((function(s){return function(){var r;bh&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Fs=o,Qo(n)}});_o("__e",function(t,e,n,o){Qo(),Fs=void 0,t(e,n,o)});_o("diffed",function(t,e){Qo(),Fs=void 0;var n;if(typeof e.type=="string"&&(n=e.__e)){var o=e.__np,s=e.props,r=n.U;if(r)for(var l in r){var i=r[l];i===void 0||o&&l in o||(i.d(),r[l]=void 0)}if(o){r||(r={},n.U=r);for(var a in o){var c=r[a],f=o[a];c===void 0?(c=yh(n,a,f,s),r[a]=c):c.o(f,s)}}}t(e)});function yh(t,e,n,o){var s=e in t&&t.ownerSVGElement===void 0,r=Ft(n);return{o:function(l,i){r.value=l,o=i},d:re(function(){this.N=Sa;var l=r.value.value;o[e]!==l&&(o[e]=l,s?t[e]=l:l!=null&&(l!==!1||e[4]==="-")?t.setAttribute(e,l):t.removeAttribute(e))})}}_o("unmount",function(t,e){if(typeof e.type=="string"){var n=e.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var l=e.__np;if(l){var i=e.props;for(var a in l)i[a]=l[a]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var f=c.__$u;f&&(c.__$u=void 0,f.d())}}t(e)});_o("__h",function(t,e,n,o){o<3&&(e.__$f|=2),t(e,n,o)});ho.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in t)if(l!=="__source"&&t[l]!==this.props[l])return!0;for(var i in this.props)if(!(i in t))return!0;return!1};function $h(t,e){return Jt(function(){return Ft(t,e)},[])}var kh=function(t){queueMicrotask(function(){queueMicrotask(t)})};function vh(){il(function(){for(var t;t=va.shift();)ka.call(t)})}function Sa(){va.push(this)===1&&(ft.requestAnimationFrame||kh)(vh)}var Ta=function(t,e,n,o){var s;e[0]=0;for(var r=1;r<e.length;r++){var l=e[r++],i=e[r]?(e[0]|=l?1:2,n[e[r++]]):e[++r];l===3?o[0]=i:l===4?o[1]=Object.assign(o[1]||{},i):l===5?(o[1]=o[1]||{})[e[++r]]=i:l===6?o[1][e[++r]]+=i+"":l?(s=t.apply(i,Ta(t,i,n,["",null])),o.push(s),i[0]?e[0]|=2:(e[r-2]=0,e[r]=s)):o.push(i)}return o},Ma=new Map;function Ea(t){var e=Ma.get(this);return e||(e=new Map,Ma.set(this,e)),(e=Ta(this,e.get(t)||(e.set(t,e=(function(n){for(var o,s,r=1,l="",i="",a=[0],c=function(d){r===1&&(d||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?a.push(0,d,l):r===3&&(d||l)?(a.push(3,d,l),r=2):r===2&&l==="..."&&d?a.push(4,d,0):r===2&&l&&!d?a.push(5,0,!0,l):r>=5&&((l||!d&&r===5)&&(a.push(r,0,l,s),r=6),d&&(a.push(r,d,0,s),r=6)),l=""},f=0;f<n.length;f++){f&&(r===1&&c(),c(f));for(var h=0;h<n[f].length;h++)o=n[f][h],r===1?o==="<"?(c(),a=[a],r=3):l+=o:r===4?l==="--"&&o===">"?(r=1,l=""):l=o+l[0]:i?o===i?i="":l+=o:o==='"'||o==="'"?i=o:o===">"?(c(),r=1):r&&(o==="="?(r=5,s=l,l=""):o==="/"&&(r<5||n[f][h+1]===">")?(c(),r===3&&(a=a[0]),r=a,(a=a[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(c(),r=2):l+=o),r===3&&l==="!--"&&(r=4,a=a[0])}return c(),a})(t)),e),arguments,[])).length>1?e:e[0]}var S=Ea.bind(Os);var Ca="fairground-theme",xh=["auto","light","dark"];function Sh(){try{let t=localStorage.getItem(Ca);return xh.includes(t)?t:"auto"}catch{return"auto"}}var Xo=Ft(Sh()),pn=Ft(0);function Aa(){let t=matchMedia("(prefers-color-scheme: dark)"),e=Ft(t.matches);t.addEventListener("change",()=>{e.value=t.matches}),re(()=>{let n=e.value?"dark":"light";document.documentElement.dataset.theme=Xo.value==="auto"?n:Xo.value;try{localStorage.setItem(Ca,Xo.value)}catch{}pn.value=pn.peek()+1})}function Ye(t){return getComputedStyle(document.documentElement).getPropertyValue(`--${t}`).trim()}function Pa(){let t=e=>{Xo.value=e.currentTarget.value};return S`<label class="theme"
    >Colours
    <select value=${Xo.value} onChange=${t}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`}var Je={story:null,scenario:"request-server",text:null,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{},kernel:"",settings:""}},Mh=["scenario","machine","kernel","seed","duration"],ts=2e5;function zs(t){if([t.text,t.manifest,t.change.settings].some(s=>s?.length>ts))return null;let n=new TextEncoder().encode(JSON.stringify(t)),o=Array.from(n,s=>String.fromCharCode(s)).join("");return btoa(o).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function Oa(t){let e=null;try{let r=atob(t.replace(/-/g,"+").replace(/_/g,"/")),l=Uint8Array.from(r,i=>i.charCodeAt(0));e=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(l))}catch{throw new Error("The link's end is no playground's: it may have been cut when it was copied.")}if(e===null||typeof e!="object")throw new Error("The link holds no scenario.");let n=Object.fromEntries(Mh.map(r=>[r,Un(e[r],Je[r])])),o=e.change??{},s=Object.entries(o.knobs??{}).map(([r,l])=>[r,Un(l,"")]);return{...n,story:Un(e.story,null),text:Un(e.text,null),manifest:Un(e.manifest,null),change:{knobs:Object.fromEntries(s),kernel:Un(o.kernel,""),settings:Un(o.settings,"")}}}function Un(t,e){if(t==null)return e;if(typeof t!="string")throw new Error(`The link has ${typeof t} for a text.`);if(t.length<=ts)return t;throw new Error(`A text of the link has ${t.length} letters; at most ${ts} are taken: open it as a file.`)}var La="engine.wasm.gz";async function Th(){let t=await fetch(La);if(!t.ok)throw new Error(`the server says ${t.status} of ${La}`);let e=await t.arrayBuffer(),[n,o]=new Uint8Array(e,0,2);if(n!==31||o!==139)return e;let s=new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"));return new Response(s).arrayBuffer()}var cl=null;function Da(){return cl??=Th().then(t=>WebAssembly.compile(t)).catch(t=>{throw cl=null,t}),cl}function go(){let t=null,e=null,n=null,o=0;function s(a){let c=e;e=null,c?.resolve(a),i()}function r(a){t?.terminate(),t=null,s({kind:"stopped",message:`The engine can't be loaded: ${a}.`})}async function l(){let a=new Worker("worker.js");t=a,a.addEventListener("message",({data:c})=>{e?.number===c.number&&s(c.answer)});for(let c of["error","messageerror"])a.addEventListener(c,f=>{f.preventDefault(),t===a&&r(f.message||"its worker has ended")});return a.postMessage({module:await Da()}),a}async function i(){if(e||!n)return;let a=n;e=a,n=null;try{let c=t??await l();e===a&&c.postMessage({number:a.number,question:a.question})}catch(c){e===a&&r(c.message)}}return{ask(a){return new Promise(c=>{n?.resolve(null),o+=1,n={number:o,question:a,resolve:c},i()})},stop(){if(!e)return;t?.terminate(),t=null;let a=[e,n];e=null,n=null,a.forEach(c=>c?.resolve(null))}}}var Eh=[36e5,6e5,12e4,6e4,2e4,1e4,5e3,2e3,1e3,500,200,100,50,20],Ch=45,Ah=8e3,Ph=2.6,Oh=12,Lh=.8,ul=200,Dh=.3,Uh=8;function fl(){let t=new Map,e=null,n=ul;function o(){let r=[...t].sort(([h],[d])=>h-d),[[l,i],[a,c]]=[r[0],r[r.length-1]];if(l===a)return{fixed:0,rate:c/a};let f=Math.max((c-i)/(a-l),1e-9);return{fixed:Math.max(0,i-f*l),rate:f}}function s(r,l){if(e===null)return ul;let{fixed:i,rate:a}=o(),c=Math.max(r-i,r/2),f=h=>a*h<=c&&h<=l*n;return f(e)?null:Eh.find(h=>h<e&&f(h))??10}return{note({ran:r,all:l,took:i}){let a=Math.max(r,.001),c=t.get(a)??i;e=l,n=a;for(let[f,h]of t)f<a&&t.set(f,Math.min(h,i)),f>a&&t.set(f,Math.max(i,Lh*h));t.set(a,i<c?i:c+Dh*(i-c)),t.size>Uh&&t.delete(t.keys().next().value)},forget(){t.clear(),e=null,n=ul},drag:()=>s(Ch,Ph),rest:()=>s(Ah,Oh)}}function Rn({run:t,whole_ns:e}){return t.duration_ns<e&&t.simulated_ns>=t.duration_ns}function wo(t,e){return`limit:${t}:${e}`}function Nn({path:t,quota_ns:e,period_ns:n,burst_ns:o},s){let r=m=>{let w=s[wo(t,m)];return w===void 0?null:Number(w)},[l,i,a]=["quota","period","burst"].map(r),c=i===null?n/1e3:Math.round(i*1e3),f=l??e/n,h=Math.max(1e3,Math.round(f*c)),d=a===null?o/1e3:Math.round(a*1e3);return{quota_us:h,period_us:c,burst_us:Math.min(d,h)}}function Ua(t){return 1e3/t}function Ra(t,e){let{path:n}=t,{quota_us:o,period_us:s,burst_us:r}=Nn(t,e);return[...["quota","period"].some(i=>e[wo(n,i)]!==void 0)?[`${n}=cpu.max=${o} ${s}`]:[],...r===t.burst_ns/1e3?[]:[`${n}=cpu.max.burst=${r}`]]}var Rh="scenario.toml",qs="limits.yaml";function Nh(t){let e=t.trim();return e!==""&&!e.includes(`
`)&&!/^[[{#]/.test(e)&&!/^[\w."-]+\s*=/.test(e)}function Na(t){return/^(apiVersion|kind|services)\s*:/m.test(t)}function Wh(t){return/^\s*(\{|\/\*|\/\/)/.test(t)}function bo(t){let e={},n=t.scenario;return t.text!==null&&(Nh(t.text)?n=t.text.trim():(n=Wh(t.text)?"workload.json":Rh,e[n]=t.text)),t.manifest&&(e[qs]=t.manifest),{scenario:n,files:e}}function Fh(t){return t.split(`
`).map(n=>n.trim()).filter(Boolean).map(n=>{let o=n.indexOf("=");return o<0?[n,""]:[n.slice(0,o).trim(),n.slice(o+1).trim()]})}function Wa(t,e,n){let o={set:[],limit:[]},{change:s}=t;t.machine&&(o.machine=t.machine);let r=e&&s.kernel||t.kernel;if(r&&(o.kernel=r),t.seed.trim()){let l=Number(t.seed);Number.isSafeInteger(l)&&l>=0?o.seed=l:o.set.push(["seed",t.seed.trim()])}if(t.duration.trim()&&(o.duration=t.duration.trim()),t.manifest&&(o.limits=[qs]),e){for(let[l,i]of Object.entries(s.knobs))l.startsWith("set:")&&o.set.push([l.slice(4),i]);o.set.push(...Fh(s.settings)),o.limit.push(...n.flatMap(l=>Ra(l,s.knobs)))}return o}function yo({change:t}){let{knobs:e,kernel:n,settings:o}=t;return Object.keys(e).length>0||n!==""||o.trim()!==""}function hl(t,e,n,o){let{scenario:s,files:r}=bo(t),l={name:e?"B: the change":"A: as it is",scenario:s,files:r,overrides:Wa(t,e,n),worlds:2};return o!==null&&(l.longest_ms=o),{play:l}}function zh(t){return/^[\w./:=,%+@^-]+$/.test(t)?t:`'${t.replaceAll("'","'\\''")}'`}function pl(t,e,n){let{scenario:o,files:s}=bo(t),r=Wa(t,e,n),l=["fairground","run",o],i=(a,c)=>c!==void 0&&l.push(a,String(c));return i("--machine",r.machine),i("--kernel",r.kernel),i("--seed",r.seed),i("--duration",r.duration),(r.limits??[]).forEach(a=>i("--limits",a)),r.set.forEach(([a,c])=>i("--set",`${a}=${c}`)),r.limit.forEach(a=>i("--limit",a)),{command:l.map(zh).join(" "),files:s}}var Fa="fairground.play/1",qh=250,Ih=4,Hh=6;function za(){let t=Ft(Je),e=Ft(null),n=Ft(null),o=[fl(),fl()],s=[go(),go()],r=[go(),go()],l=new Map,i=0,a=0;async function c(b,T,M){let D=T===0?JSON.stringify(M):null;if(D&&l.has(D))return l.get(D);let P=await b[T].ask(M);if(P?.ok){let{schema:j,whole_ns:q,run:Y}=P.ok;if(j!==Fa)return Vh(j);let F=Y.simulated_ns/1e6;o[T].note({ran:F,all:q/1e6,took:P.took_ms}),D&&l.set(D,P),l.size>Hh&&l.delete(l.keys().next().value)}return P}function f(b,T){let D=o.slice(0,T?2:1).map(P=>P[b]()).filter(P=>P!==null);return D.length>0?Math.min(...D):null}async function h(b,T=0){i+=1;let M=i,D=t.peek(),P=yo(D),j=b==="rest"?r:s,q=performance.now();n.value={since:q,kind:b};let Y=D.story?null:f(b,P),F=w(D),A=c(j,0,hl(D,!1,[],Y)),K=F??(await A)?.ok?.knobs.limits,L=P&&K&&c(j,1,hl(D,!0,K,Y)),[G,I]=[await A,L?await L:void 0];G?.ok&&$(D,G.ok.knobs.limits);let et=M===i;if(et&&(n.value=null),G===null||I===null)return;let H=et||b==="drag"&&m(D)===m(t.peek()),Qt=performance.now()-q;if(H&&(e.value={a:G,b:I,length:Y,kind:b,state:D,took_ms:Qt}),!et)return;let dt=f("rest",P);[G,I].some(X=>X?.ok&&Rn(X.ok))&&(dt===null||dt>Y)&&T<Ih&&k(b==="rest"?0:qh,T+1)}let d={key:null,limits:null},m=b=>JSON.stringify([bo(b),b.machine,b.kernel]),w=b=>d.key===m(b)?d.limits:null,$=(b,T)=>{d={key:m(b),limits:T}};function k(b,T){clearTimeout(a),a=setTimeout(()=>h("rest",T),b)}function x(){clearTimeout(a),r.forEach(b=>b.stop()),h("drag")}return{state:t,result:e,busy:n,limits:po(()=>e.value?.a.ok?.knobs.limits??[]),set(b,T=!1){t.value={...t.peek(),...b},T&&o.forEach(M=>M.forget()),x()},stop(){i+=1,clearTimeout(a),[...s,...r].forEach(b=>b.stop()),n.value=null},link(){let b=zs(t.peek());return b===null?null:`${location.href.split("#")[0]}#${b}`},read:b=>Oa(b)}}function Vh(t){return{kind:"stopped",message:`This page draws ${Fa}; its engine says ${t}. Load the page anew.`}}function qa(){let t=go(),e=Promise.resolve();return n=>(e=e.then(()=>t.ask(n)),e)}function lt(t){let e=Math.abs(t);return e>=1e9?`${Ot(t/1e9)} s`:e>=1e6?`${Ot(t/1e6)} ms`:e>=1e3?`${Ot(t/1e3)} us`:`${Ot(t)} ns`}function mn(t,e=1e9){let n=Math.min(9,Math.max(1,Math.ceil(11-Math.log10(Math.max(e,1)))));return`${(t/1e9).toFixed(n)} s`}function ue(t){return(t/1e6).toFixed(3)}function We(t,e=1){return`${(100*t).toFixed(e)} %`}function Ot(t){if(!Number.isFinite(t))return"-";let e=Math.abs(t);return e>=100||Number.isInteger(t)?t.toFixed(0):t.toFixed(e>=10?1:2)}var Bh=new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]","g");function z(t){return String(t).replace(Bh,"\uFFFD")}function $o(t,e){let n=Array.from(z(t));if(n.length<=e)return n.join("");let o=Math.min(6,Math.floor(e/2));return`${n.slice(0,e-o-1).join("")}\u2026${n.slice(-o).join("")}`}function we({caption:t,columns:e,rows:n,selected:o}){let s=e.map((a,c)=>c===0||n.some(f=>Kh(f[c]))),r=a=>s[a]?"words":"number",l=(a,c)=>{let f=a?.node??S`<bdi>${z(ml(a))}</bdi>`;return c===0?S`<th scope="row" class="words">${f}</th>`:S`<td class=${a?.className??r(c)} style=${jh(a)}>${f}</td>`},i=(a,c)=>S`<th scope="col" class=${r(c)}><bdi>${z(a)}</bdi></th>`;return S`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${z(t)}</bdi></strong>
      <${Is} what=${t} text=${()=>Gh(e,n)} />
    </div>
    <div class="scroll" tabindex="0" role="region" aria-label=${z(t)}>
      <table aria-label=${z(t)}>
        <thead>
          <tr>
            ${e.map(i)}
          </tr>
        </thead>
        <tbody>
          ${n.map((a,c)=>S`<tr class=${c===o?"selected":""}>
              ${a.map(l)}
            </tr>`)}
        </tbody>
      </table>
    </div>
  </div>`}function jh(t){return typeof t?.level=="number"?{"--level":`${Math.round(60*t.level)}%`}:{}}function Kh(t){return!!t?.node||!/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(ml(t))}function ml(t){return t==null?"-":String(t.text??t)}function Gh(t,e){let n=o=>{let s=z(ml(o)).replace(/\t/g," ");return/^[=+@]/.test(s)?`'${s}`:s};return[t,...e].map(o=>o.map(n).join("	")).join(`
`)}function Is({what:t,text:e}){let[n,o]=Tt("Copy");return S`<button type="button" class="copy" onClick=${async()=>{o(await Yh(e())?"Copied":"Not allowed here"),setTimeout(()=>o("Copy"),2e3)}}>
    ${n}<span class="unseen"> ${z(t)}</span>
  </button>`}async function Yh(t){try{return await navigator.clipboard.writeText(t),!0}catch{return Jh(t)}}function Jh(t){let e=document.createElement("textarea");e.value=t,document.body.append(e),e.select();let n=document.execCommand("copy");return e.remove(),n}function Ia({caption:t,columns:e,rows:n}){let[o,s]=Tt(!1);return S`<details class="numbers" onToggle=${l=>s(l.currentTarget.open)}>
    <summary>Numbers: <bdi>${z(t)}</bdi></summary>
    ${o&&S`<${we} caption=${t} columns=${e} rows=${n()} />`}
  </details>`}function Ha({name:t,text:e}){let n=e.split(`
`).map(z).join(`
`);return S`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${z(t)}</bdi></strong>
      <${Is} what=${t} text=${()=>e} />
    </div>
    <pre class="scroll" tabindex="0" role="region" aria-label=${z(t)}>${n}</pre>
  </div>`}function Va({play:t}){let e=t.state.value,n=t.result.value,o=t.limits.value,s=yo(e)?[!1,!0]:[!1],{files:r}=pl(e,!1,o),l=i=>{let{command:a}=pl(e,i,o),c=(i?n?.b:n?.a)?.ok;return S`<${Ba} name=${i?"World B":"World A"} text=${a} />
      <${Qh} answer=${c} isNow=${n?.state===e} />`};return S`<section>
    <h2>Take it with you</h2>
    <${Zh} link=${t.link()} />
    ${s.map(l)}
    ${Object.entries(r).map(([i,a])=>S`<${Xh} ...${{name:i,text:a}} />`)}
    ${Object.keys(r).length>0&&S`<p class="note">Save the files beside each other, and run the commands there.</p>`}
  </section>`}function Zh({link:t}){return t!==null?S`<${Ba} name="Link with all of it" text=${t} />`:S`<p class="caution" role="note">
    There is no link: it holds texts of at most ${ts} letters. The files below have all.
  </p>`}function Qh({answer:t,isNow:e}){return e?t?Rn(t)?S`<p class="note">The page shows a part of this run; the command runs all of it.</p>`:S`<p class="note">It gives this very run: digest ${t.run.digest}.</p>`:null:S`<p class="note">The page does not show this run yet.</p>`}function Ba({name:t,text:e}){return S`<div class="table">
    <div class="head">
      <strong aria-hidden="true">${t}</strong>
      <${Is} what=${t} text=${()=>e} />
    </div>
    <pre class="scroll line" tabindex="0" role="region" aria-label=${t}>${z(e)}</pre>
  </div>`}function Xh({name:t,text:e}){let[n,o]=Tt("");return Nt(()=>{let s=URL.createObjectURL(new Blob([e],{type:"text/plain"}));return o(s),()=>URL.revokeObjectURL(s)},[e]),S`<p><a class="file" href=${n} download=${t}>Save ${t}</a></p>`}function dn({id:t,label:e,usual:n,value:o,items:s,choose:r}){let l=s.find(i=>i.name===o)?.says;return S`<div class="field">
    <label for=${t}>${e}</label>
    <select id=${t} value=${o} onChange=${i=>r(i.currentTarget.value)}>
      ${n!==void 0&&S`<option value="">${n}</option>`}
      ${s.map(({name:i})=>S`<option value=${i}>${z(i)}</option>`)}
    </select>
    ${l&&S`<p class="note">${z(l)}</p>`}
  </div>`}function dl({id:t,label:e,value:n,placeholder:o,choose:s}){return S`<div class="field small">
    <label for=${t}>${e}</label>
    <input
      id=${t}
      type="text"
      value=${n}
      placeholder=${o}
      maxlength="60"
      autocomplete="off"
      onChange=${r=>s(r.currentTarget.value)}
    />
  </div>`}function es({id:t,label:e,value:n,rows:o,placeholder:s,choose:r,fault:l,place:i}){let[a,c]=Tt(n);return Nt(()=>c(n),[n]),Nt(()=>{if(a===n)return;let f=setTimeout(()=>r(a)===!1&&c(n),400);return()=>clearTimeout(f)},[a]),S`<div class="field">
    <label for=${t}>${e}</label>
    <textarea
      id=${t}
      rows=${o}
      spellcheck="false"
      autocapitalize="off"
      placeholder=${s}
      value=${a}
      aria-invalid=${l?"true":"false"}
      onInput=${f=>c(f.currentTarget.value)}
    ></textarea>
    <${Hs} fault=${l} place=${i} />
  </div>`}function Hs({fault:t,place:e}){if(!t)return null;let{box:n=null,line:o=0}=e??{},s=()=>{let l=document.getElementById(n),a=l.value.split(`
`).slice(0,o-1).join(`
`).length+(o>1?1:0),c=l.value.indexOf(`
`,a),f=l.closest("details");f&&(f.open=!0),l.focus(),l.setSelectionRange(a,c<0?l.value.length:c)},r=t.split(`
`).map(z).join(`
`);return S`<div class="fault" role="alert">
    <pre tabindex="0" aria-label="What is wrong">${r}</pre>
    ${n&&S`<button type="button" onClick=${s}>Go to line ${o}</button>`}
  </div>`}var Vs=["threads","rate","rps","service","slice","burst","period","run","groups"],tp=["duration","runtime","timeout","seed"],_l=[5,10,20,25,50,100,200,250,500,1e3],gl=80,ja=4;function _n(t){return String(Number(t.toPrecision(3)))}function Ka(t){let e=/^((?:exp|poisson):)?(\d+(?:\.\d+)?)(ns|us|ms|s|\/s|%)?$/.exec(t.trim());if(!e)return null;let[,n="",o,s=""]=e;return Number(o)>0?{before:n,number:Number(o),unit:s}:null}function Ga(t,e){return e===""&&Number.isInteger(t)?{min:1,max:Math.max(4*t,16),to:s=>s,from:s=>s}:{min:0,max:gl,to:s=>Number(_n(t/4*16**(s/gl))),from:s=>Math.round(gl*Math.log(s/(t/4))/Math.log(16))}}function ep(t,e){let{path:n,quota_ns:o,period_ns:s,burst_ns:r}=t,l=o/s,i=Math.min(Math.max(2*l,2),Math.max(e,l)),a=s/1e6,c=_l.includes(a)?_l:[..._l,a].sort((f,h)=>f-h);return[{key:wo(n,"quota"),label:`quota of ${n}`,base:_n(l),min:1,max:100,now:f=>{let{quota_us:h,period_us:d}=Nn(t,f);return _n(h/d)},to:(f,h)=>{let d=Math.max(.05,Ua(Nn(t,h).period_us));return _n(Math.max(d,f*i/100))},from:f=>Math.round(100*f/i),read:f=>`${Ot(Number(f))} CPUs`},{key:wo(n,"period"),label:`period of ${n}`,base:_n(a),min:0,max:c.length-1,to:f=>String(c[f]),from:f=>Math.max(0,c.indexOf(Number(f))),read:f=>`${f} ms`},{key:wo(n,"burst"),label:`burst of ${n}`,base:_n(r/1e6),min:0,max:100,now:f=>_n(Nn(t,f).burst_us/1e3),to:(f,h)=>_n(f*Nn(t,h).quota_us/1e5),from:(f,h)=>Math.round(1e5*f/Nn(t,h).quota_us),read:f=>`${Ot(Number(f))} ms`}]}function np({key:t,of:e,name:n,value:o}){let s=Ka(o);if(!s)return null;let{before:r,unit:l}=s,i=Ga(s.number,l),a=l===""||l==="/s";return{key:`set:${t}`,name:n,label:`${n} of ${e}`,base:o.trim(),...i,to:c=>`${r}${i.to(c)}${l}`,from:c=>i.from(Ka(c)?.number??s.number),read:c=>a?c:c.replace(/(\d)([a-z]+)$/,"$1 $2")}}function op({kernel:t}){let e=t.answers.pick==="eligible-deadline",n=e?"base_slice_ns":"min_granularity_ns",o=t.knobs[n];if(!o)return null;let s=Ga(o/1e6,"ms");return{key:`set:${n}`,label:e?"base slice":"minimum granularity",base:String(o),...s,to:r=>String(Math.round(s.to(r)*1e6)),from:r=>s.from(Number(r)/1e6),read:r=>`${Ot(Number(r)/1e6)} ms`}}function Ya({knobs:t,run:e}){let n=e.machine.cpus,o=t.limits.slice(0,ja).flatMap(h=>ep(h,n)),s=t.settings.filter(({name:h})=>!tp.includes(h)).map(np),r=({name:h})=>Vs.includes(h)?Vs.indexOf(h):Vs.length,l=s.filter(Boolean).sort((h,d)=>r(h)-r(d)),i=op(e),a=l.filter(h=>r(h)<Vs.length).slice(0,6),c=l.filter(h=>!a.includes(h)),f=Math.max(0,t.limits.length-ja);return{first:[...o,...a,...i?[i]:[]],more:c,leftOut:f}}function Ja({knob:t,knobs:e,turn:n}){let o=e[t.key],s=`knob-${t.key}`,r=c=>{let f=t.to(Number(c.currentTarget.value),e);n(t.key,f===t.base?null:f)},l=o!==void 0,i=t.now?.(e)??o??t.base,a=i!==t.base;return S`<div class=${l||a?"knob changed":"knob"}>
    <label for=${s}><bdi>${z(t.label)}</bdi></label>
    <output for=${s}>
      ${a&&S`<s>${z(t.read(t.base))}</s>${" "}`}${z(t.read(i))}
    </output>
    <input
      id=${s}
      type="range"
      min=${t.min}
      max=${t.max}
      step="1"
      value=${t.from(i,e)}
      aria-valuetext=${z(t.read(i))}
      onInput=${r}
    />
    <button
      type="button"
      class="back"
      disabled=${!l}
      onClick=${()=>n(t.key,null)}
      aria-label=${`${z(t.label)}: as it is`}
    >
      ↺
    </button>
  </div>`}function Bs(t,e){let n={box:null,line:0},[,o,s]=/^ *--> (.+?):(\d+)(?::\d+)?$/m.exec(t??"")??[];return o===void 0?n:o===qs?{box:"manifest",line:Number(s)}:o==="--set"?rp(t,e.change.settings)??n:sp(o,e)?{box:"text",line:Number(s)}:n}function sp(t,e){return e.text===null?t.endsWith(`/${e.scenario}.toml`):t==="the command"||t in bo(e).files}function rp(t,e){let[,n]=/^ *1 \| (.*)$/m.exec(t)??[],o=r=>r.replace(/\s*=\s*/,"=").trim(),s=e.split(`
`).findIndex(r=>o(r)===n?.trim());return s<0?null:{box:"settings",line:s+1}}function Za({play:t,shelves:e,fault:n}){let o=t.state.value,{change:s}=o,r=$=>t.set({change:{...t.state.peek().change,...$}}),l=($,k)=>{let{[$]:x,...b}=t.state.peek().change.knobs;r({knobs:k===null?b:{...b,[$]:k}})},i=t.result.value?.a?.ok,{first:a,more:c,leftOut:f}=i?Ya(i):{first:[],more:[],leftOut:0},h=e.stories.find($=>$.id===o.story),d=({key:$})=>h.knobs.includes($),m=h?[...a,...c].filter(d):a,w=$=>S`<${Ja} key=${$.key} knob=${$} knobs=${s.knobs} turn=${l} />`;return S`<section aria-label="The change">
    <h2>World B: the change</h2>
    <p class="note">Drag a number. World A stays as it is; both have the same seed.</p>
    ${h?.choices?.map($=>S`<${lp} ...${{one:$,change:s,turn:l}} />`)}
    ${m.map(w)}
    ${f>0&&!h&&S`<p class="note">
      ${f} more ${f===1?"group has a limit":"groups have limits"}: change them in
      the scenario's text.
    </p>`}
    ${c.length>0&&!h&&S`<details>
      <summary>More numbers of the workload</summary>
      ${c.map(w)}
    </details>`}
    <${dn}
      id="kernel-b"
      label="Kernel of B"
      usual="the same"
      value=${s.kernel}
      items=${e.kernels}
      choose=${$=>r({kernel:$})}
    />
    <details open=${s.settings!==""||!!n}>
      <summary>Any setting</summary>
      <${es}
        id="settings"
        label="KEY=VALUE, one a line, as --set takes them: turn=quantum"
        rows="3"
        value=${s.settings}
        choose=${$=>r({settings:$})}
        fault=${n}
        place=${Bs(n,o)}
      />
    </details>
    <button type="button" disabled=${!yo(o)} onClick=${()=>r(Je.change)}>
      Take all changes back
    </button>
  </section>`}function lp({one:t,change:e,turn:n}){let o=`set:${t.key}`,s=t.answers.map(([r,l])=>({name:r,says:l}));return S`<${dn}
    id=${`choice-${t.key}`}
    label=${t.label}
    value=${e.knobs[o]??t.usual}
    items=${s}
    choose=${r=>n(o,r===t.usual?null:r)}
  />`}function Qa(t){let e=o=>o&&!o.ok&&o.kind!=="stopped"?o.message:null,n=e(t?.a);return[n,n?null:e(t?.b)]}function Xa({play:t,shelves:e}){let[,n]=Qa(t.result.value),o=S`<${Za} key="change" ...${{play:t,shelves:e,fault:n}} />`,s=S`<${ip} key="scenario" ...${{play:t,shelves:e}} />`;return t.state.value.story?[o,s]:[s,o]}function ip({play:t,shelves:e}){let n=t.state.value,[o]=Qa(t.result.value),s=Bs(o,n),r=s.box===null&&/ --> --/.test(o??""),l=s.box==="manifest"?"manifest":r?"choice":"text",i=m=>m===l?{fault:o,place:s}:{},a=m=>t.set({...m,story:null},!0),c=m=>a({scenario:m,text:null,machine:"",kernel:"",change:Je.change}),f=m=>Na(m)?(a({manifest:m}),!1):a({text:m}),h=(m,w)=>a(w==="limits"?{manifest:m}:{text:m}),d=n.text??e.texts[n.scenario]??"";return S`<section class="choose" aria-label="The world">
    <h2>The world</h2>
    <${dn}
      id="scenario"
      label="Workload"
      value=${n.text===null?n.scenario:""}
      usual=${n.text===null?void 0:"your own, below"}
      items=${e.scenarios}
      choose=${m=>m&&c(m)}
    />
    <${ap} files=${e.files} take=${h} />
    <${dn}
      id="machine"
      label="Machine"
      usual="as the scenario says"
      value=${n.machine}
      items=${e.machines}
      choose=${m=>a({machine:m})}
    />
    <${dn}
      id="kernel"
      label="Kernel"
      usual="as the scenario says"
      value=${n.kernel}
      items=${e.kernels}
      choose=${m=>a({kernel:m})}
    />
    <div class="pair">
      <${dl}
        id="seed"
        label="Seed"
        value=${n.seed}
        placeholder="of the scenario"
        choose=${m=>t.set({seed:m},!0)}
      />
      <${dl}
        id="duration"
        label="Duration"
        value=${n.duration}
        placeholder="of the scenario"
        choose=${m=>a({duration:m})}
      />
    </div>
    <details open=${n.text!==null&&!n.story||!!i("text").fault}>
      <summary>Your own scenario</summary>
      <${es}
        id="text"
        label="A scenario (TOML), an rt-app workload (JSON), or a command: server --threads 8 …"
        rows="12"
        value=${d}
        choose=${f}
        ...${i("text")}
      />
    </details>
    <details open=${n.manifest!==null||!!i("manifest").fault}>
      <summary>Limits from a manifest</summary>
      <${es}
        id="manifest"
        label="A Kubernetes manifest or a compose file"
        rows="8"
        value=${n.manifest??""}
        placeholder="kubectl get deploy web -o yaml"
        choose=${m=>a({manifest:m.trim()===""?null:m})}
        ...${i("manifest")}
      />
    </details>
    <${Hs} ...${i("choice")} />
  </section>`}function ap({files:t,take:e}){let[n,o]=Tt(null);if(t.length===0)return null;let s=async r=>{let{address:l,kind:i}=t.find(a=>a.name===r);try{let a=await fetch(l);if(!a.ok)throw new Error(`the server says ${a.status}`);e(await a.text(),i),o(null)}catch(a){o(`${r} can't be had: ${a.message}.
It may be gone or too large now, or the server has ended: load the page again.`)}};return S`<${dn}
      id="folder"
      label="From your folder"
      value=""
      usual="choose a file"
      items=${t}
      choose=${r=>r&&s(r)}
    />
    <${Hs} fault=${n} />`}var cp="uplot",up="u-hz",fp="u-vt",hp="u-title",pp="u-wrap",mp="u-under",dp="u-over",_p="u-axis",zn="u-off",gp="u-select",wp="u-cursor-x",bp="u-cursor-y",yp="u-cursor-pt",$p="u-legend",kp="u-live",vp="u-inline",xp="u-series",Sp="u-marker",tc="u-label",Mp="u-value",os="width",ss="height";var ec="bottom",ko="left",wl="right",Ul="#000",nc=Ul+"0",bl="mousemove",oc="mousedown",yl="mouseup",sc="mouseenter",rc="mouseleave",lc="dblclick",Tp="resize",Ep="scroll",ic="change",Js="dppxchange",Rl="--",Co=typeof window<"u",Sl=Co?document:null,xo=Co?window:null,Cp=Co?navigator:null,ct,js;function Ml(){let t=devicePixelRatio;ct!=t&&(ct=t,js&&El(ic,js,Ml),js=matchMedia(`(min-resolution: ${ct-.001}dppx) and (max-resolution: ${ct+.001}dppx)`),qn(ic,js,Ml),xo.dispatchEvent(new CustomEvent(Js)))}function be(t,e){if(e!=null){let n=t.classList;!n.contains(e)&&n.add(e)}}function Tl(t,e){let n=t.classList;n.contains(e)&&n.remove(e)}function kt(t,e,n){t.style[e]=n+"px"}function Fe(t,e,n,o){let s=Sl.createElement(t);return e!=null&&be(s,e),n?.insertBefore(s,o),s}function Ce(t,e){return Fe("div",t,e)}var ac=new WeakMap;function Ze(t,e,n,o,s){let r="translate("+e+"px,"+n+"px)",l=ac.get(t);r!=l&&(t.style.transform=r,ac.set(t,r),e<0||n<0||e>o||n>s?be(t,zn):Tl(t,zn))}var cc=new WeakMap;function uc(t,e,n){let o=e+n,s=cc.get(t);o!=s&&(cc.set(t,o),t.style.background=e,t.style.borderColor=n)}var fc=new WeakMap;function hc(t,e,n,o){let s=e+""+n,r=fc.get(t);s!=r&&(fc.set(t,s),t.style.height=n+"px",t.style.width=e+"px",t.style.marginLeft=o?-e/2+"px":0,t.style.marginTop=o?-n/2+"px":0)}var Nl={passive:!0},Ap={...Nl,capture:!0};function qn(t,e,n,o){e.addEventListener(t,n,o?Ap:Nl)}function El(t,e,n,o){e.removeEventListener(t,n,Nl)}Co&&Ml();function ze(t,e,n,o){let s;n=n||0,o=o||e.length-1;let r=o<=2147483647;for(;o-n>1;)s=r?n+o>>1:ye((n+o)/2),e[s]<t?n=s:o=s;return t-e[n]<=e[o]-t?n:o}function zc(t){return(n,o,s)=>{let r=-1,l=-1;for(let i=o;i<=s;i++)if(t(n[i])){r=i;break}for(let i=s;i>=o;i--)if(t(n[i])){l=i;break}return[r,l]}}var qc=t=>t!=null,Ic=t=>t!=null&&t>0,Xs=zc(qc),Pp=zc(Ic);function Op(t,e,n,o=0,s=!1){let r=s?Pp:Xs,l=s?Ic:qc;[e,n]=r(t,e,n);let i=t[e],a=t[e];if(e>-1)if(o==1)i=t[e],a=t[n];else if(o==-1)i=t[n],a=t[e];else for(let c=e;c<=n;c++){let f=t[c];l(f)&&(f<i?i=f:f>a&&(a=f))}return[i??_t,a??-_t]}function tr(t,e,n,o){let s=dc(t),r=dc(e);t==e&&(s==-1?(t*=n,e/=n):(t/=n,e*=n));let l=n==10?nn:Hc,i=s==1?ye:Ae,a=r==1?Ae:ye,c=i(l(qt(t))),f=a(l(qt(e))),h=So(n,c),d=So(n,f);return n==10&&(c<0&&(h=gt(h,-c)),f<0&&(d=gt(d,-f))),o||n==2?(t=h*s,e=d*r):(t=Kc(t,h),e=er(e,d)),[t,e]}function Wl(t,e,n,o){let s=tr(t,e,n,o);return t==0&&(s[0]=0),e==0&&(s[1]=0),s}var Fl=.1,pc={mode:3,pad:Fl},ls={pad:0,soft:null,mode:0},Lp={min:ls,max:ls};function Zs(t,e,n,o){return nr(n)?mc(t,e,n):(ls.pad=n,ls.soft=o?0:null,ls.mode=o?3:0,mc(t,e,Lp))}function it(t,e){return t??e}function Dp(t,e,n){for(e=it(e,0),n=it(n,t.length-1);e<=n;){if(t[e]!=null)return!0;e++}return!1}function mc(t,e,n){let o=n.min,s=n.max,r=it(o.pad,0),l=it(s.pad,0),i=it(o.hard,-_t),a=it(s.hard,_t),c=it(o.soft,_t),f=it(s.soft,-_t),h=it(o.mode,0),d=it(s.mode,0),m=e-t,w=nn(m),$=le(qt(t),qt(e)),k=nn($),x=qt(k-w);(m<1e-24||x>10)&&(m=0,(t==0||e==0)&&(m=1e-24,h==2&&c!=_t&&(r=0),d==2&&f!=-_t&&(l=0)));let b=m||$||1e3,T=nn(b),M=So(10,ye(T)),D=b*(m==0?t==0?.1:1:r),P=gt(Kc(t-D,M/10),24),j=t>=c&&(h==1||h==3&&P<=c||h==2&&P>=c)?c:_t,q=le(i,P<j&&t>=j?j:qe(j,P)),Y=b*(m==0?e==0?.1:1:l),F=gt(er(e+Y,M/10),24),A=e<=f&&(d==1||d==3&&F>=f||d==2&&F<=f)?f:-_t,K=qe(a,F>A&&e<=A?A:le(A,F));return q==K&&q==0&&(K=100),[q,K]}var Up=new Intl.NumberFormat(Co?Cp.language:"en-US"),zl=t=>Up.format(t),$e=Math,Ys=$e.PI,qt=$e.abs,ye=$e.floor,zt=$e.round,Ae=$e.ceil,qe=$e.min,le=$e.max,So=$e.pow,dc=$e.sign,nn=$e.log10,Hc=$e.log2,Rp=(t,e=1)=>$e.sinh(t)*e,$l=(t,e=1)=>$e.asinh(t/e),_t=1/0;function _c(t){return(nn((t^t>>31)-(t>>31))|0)+1}function Cl(t,e,n){return qe(le(t,e),n)}function Vc(t){return typeof t=="function"}function ot(t){return Vc(t)?t:()=>t}var Np=()=>{},Bc=t=>t,jc=(t,e)=>e,Wp=t=>null,gc=t=>!0,wc=(t,e)=>t==e,Fp=/\.\d*?(?=9{6,}|0{6,})/gm,In=t=>{if(Yc(t)||wn.has(t))return t;let e=`${t}`,n=e.match(Fp);if(n==null)return t;let o=n[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${In(s)}e${r}`}return gt(t,o)};function Wn(t,e){return In(gt(In(t/e))*e)}function er(t,e){return In(Ae(In(t/e))*e)}function Kc(t,e){return In(ye(In(t/e))*e)}function gt(t,e=0){if(Yc(t))return t;let n=10**e,o=t*n*(1+Number.EPSILON);return zt(o)/n}var wn=new Map;function Gc(t){return((""+t).split(".")[1]||"").length}function as(t,e,n,o){let s=[],r=o.map(Gc);for(let l=e;l<n;l++){let i=qt(l),a=gt(So(t,l),i);for(let c=0;c<o.length;c++){let f=t==10?+`${o[c]}e${l}`:o[c]*a,h=(l>=0?0:i)+(l>=r[c]?0:r[c]),d=t==10?f:gt(f,h);s.push(d),wn.set(d,h)}}return s}var is={},ql=[],Mo=[null,null],gn=Array.isArray,Yc=Number.isInteger,zp=t=>t===void 0;function bc(t){return typeof t=="string"}function nr(t){let e=!1;if(t!=null){let n=t.constructor;e=n==null||n==Object}return e}function qp(t){return t!=null&&typeof t=="object"}var Ip=Object.getPrototypeOf(Uint8Array),Jc="__proto__";function To(t,e=nr){let n;if(gn(t)){let o=t.find(s=>s!=null);if(gn(o)||e(o)){n=Array(t.length);for(let s=0;s<t.length;s++)n[s]=To(t[s],e)}else n=t.slice()}else if(t instanceof Ip)n=t.slice();else if(e(t)){n={};for(let o in t)o!=Jc&&(n[o]=To(t[o],e))}else n=t;return n}function Lt(t){let e=arguments;for(let n=1;n<e.length;n++){let o=e[n];for(let s in o)s!=Jc&&(nr(t[s])?Lt(t[s],To(o[s])):t[s]=To(o[s]))}return t}var Hp=0,Vp=1,Bp=2;function jp(t,e,n){for(let o=0,s,r=-1;o<e.length;o++){let l=e[o];if(l>r){for(s=l-1;s>=0&&t[s]==null;)t[s--]=null;for(s=l+1;s<n&&t[s]==null;)t[r=s++]=null}}}function Kp(t,e){if(Jp(t)){let l=t[0].slice();for(let i=1;i<t.length;i++)l.push(...t[i].slice(1));return Zp(l[0])||(l=Yp(l)),l}let n=new Set;for(let l=0;l<t.length;l++){let a=t[l][0],c=a.length;for(let f=0;f<c;f++)n.add(a[f])}let o=[Array.from(n).sort((l,i)=>l-i)],s=o[0].length,r=new Map;for(let l=0;l<s;l++)r.set(o[0][l],l);for(let l=0;l<t.length;l++){let i=t[l],a=i[0];for(let c=1;c<i.length;c++){let f=i[c],h=Array(s).fill(void 0),d=e?e[l][c]:Vp,m=[];for(let w=0;w<f.length;w++){let $=f[w],k=r.get(a[w]);$===null?d!=Hp&&(h[k]=$,d==Bp&&m.push(k)):h[k]=$}jp(h,m,s),o.push(h)}}return o}var Gp=typeof queueMicrotask>"u"?t=>Promise.resolve().then(t):queueMicrotask;function Yp(t){let e=t[0],n=e.length,o=Array(n);for(let r=0;r<o.length;r++)o[r]=r;o.sort((r,l)=>e[r]-e[l]);let s=[];for(let r=0;r<t.length;r++){let l=t[r],i=Array(n);for(let a=0;a<n;a++)i[a]=l[o[a]];s.push(i)}return s}function Jp(t){let e=t[0][0],n=e.length;for(let o=1;o<t.length;o++){let s=t[o][0];if(s.length!=n)return!1;if(s!=e){for(let r=0;r<n;r++)if(s[r]!=e[r])return!1}}return!0}function Zp(t,e=100){let n=t.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&t[o]==null;)o++;for(;s>=o&&t[s]==null;)s--;if(s<=o)return!0;let r=le(1,ye((s-o+1)/e));for(let l=t[o],i=o+r;i<=s;i+=r){let a=t[i];if(a!=null){if(a<=l)return!1;l=a}}return!0}var Zc=["January","February","March","April","May","June","July","August","September","October","November","December"],Qc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Xc(t){return t.slice(0,3)}var Qp=Qc.map(Xc),Xp=Zc.map(Xc),tm={MMMM:Zc,MMM:Xp,WWWW:Qc,WWW:Qp};function ns(t){return(t<10?"0":"")+t}function em(t){return(t<10?"00":t<100?"0":"")+t}var nm={YYYY:t=>t.getFullYear(),YY:t=>(t.getFullYear()+"").slice(2),MMMM:(t,e)=>e.MMMM[t.getMonth()],MMM:(t,e)=>e.MMM[t.getMonth()],MM:t=>ns(t.getMonth()+1),M:t=>t.getMonth()+1,DD:t=>ns(t.getDate()),D:t=>t.getDate(),WWWW:(t,e)=>e.WWWW[t.getDay()],WWW:(t,e)=>e.WWW[t.getDay()],HH:t=>ns(t.getHours()),H:t=>t.getHours(),h:t=>{let e=t.getHours();return e==0?12:e>12?e-12:e},AA:t=>t.getHours()>=12?"PM":"AM",aa:t=>t.getHours()>=12?"pm":"am",a:t=>t.getHours()>=12?"p":"a",mm:t=>ns(t.getMinutes()),m:t=>t.getMinutes(),ss:t=>ns(t.getSeconds()),s:t=>t.getSeconds(),fff:t=>em(t.getMilliseconds())};function Il(t,e){e=e||tm;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(t);)n.push(s[0][0]=="{"?nm[s[1]]:s[0]);return r=>{let l="";for(let i=0;i<n.length;i++)l+=typeof n[i]=="string"?n[i]:n[i](r,e);return l}}var om=new Intl.DateTimeFormat().resolvedOptions().timeZone;function sm(t,e){let n;return e=="UTC"||e=="Etc/UTC"?n=new Date(+t+t.getTimezoneOffset()*6e4):e==om?n=t:(n=new Date(t.toLocaleString("en-US",{timeZone:e})),n.setMilliseconds(t.getMilliseconds())),n}var tu=t=>t%1==0,Qs=[1,2,2.5,5],rm=as(10,-32,0,Qs),eu=as(10,0,32,Qs),lm=eu.filter(tu),Fn=rm.concat(eu),Hl=`
`,nu="{YYYY}",yc=Hl+nu,ou="{M}/{D}",rs=Hl+ou,Ks=rs+"/{YY}",su="{aa}",im="{h}:{mm}",vo=im+su,$c=Hl+vo,kc=":{ss}",ht=null;function ru(t){let e=t*1e3,n=e*60,o=n*60,s=o*24,r=s*30,l=s*365,a=(t==1?as(10,0,3,Qs).filter(tu):as(10,-3,0,Qs)).concat([e,e*5,e*10,e*15,e*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),c=[[l,nu,ht,ht,ht,ht,ht,ht,1],[s*28,"{MMM}",yc,ht,ht,ht,ht,ht,1],[s,ou,yc,ht,ht,ht,ht,ht,1],[o,"{h}"+su,Ks,ht,rs,ht,ht,ht,1],[n,vo,Ks,ht,rs,ht,ht,ht,1],[e,kc,Ks+" "+vo,ht,rs+" "+vo,ht,$c,ht,1],[t,kc+".{fff}",Ks+" "+vo,ht,rs+" "+vo,ht,$c,ht,1]];function f(h){return(d,m,w,$,k,x)=>{let b=[],T=k>=l,M=k>=r&&k<l,D=h(w),P=gt(D*t,3),j=kl(D.getFullYear(),T?0:D.getMonth(),M||T?1:D.getDate()),q=gt(j*t,3);if(M||T){let Y=M?k/r:0,F=T?k/l:0,A=P==q?P:gt(kl(j.getFullYear()+F,j.getMonth()+Y,1)*t,3),K=new Date(zt(A/t)),L=K.getFullYear(),G=K.getMonth();for(let I=0;A<=$;I++){let et=kl(L+F*I,G+Y*I,1),H=et-h(gt(et*t,3));A=gt((+et+H)*t,3),A<=$&&b.push(A)}}else{let Y=k>=s?s:k,F=ye(w)-ye(P),A=q+F+er(P-q,Y);b.push(A);let K=h(A),L=K.getHours()+K.getMinutes()/n+K.getSeconds()/o,G=k/o,I=d.axes[m]._space,et=x/I;for(;A=gt(A+k,t==1?0:3),!(A>$);)if(G>1){let H=ye(gt(L+G,6))%24,st=h(A).getHours()-H;st>1&&(st=-1),A-=st*o,L=(L+G)%24;let pt=b[b.length-1];gt((A-pt)/k,3)*et>=.7&&b.push(A)}else b.push(A)}return b}}return[a,c,f]}var[am,cm,um]=ru(1),[fm,hm,pm]=ru(.001);as(2,-53,53,[1]);function vc(t,e){return t.map(n=>n.map((o,s)=>s==0||s==8||o==null?o:e(s==1||n[8]==0?o:n[1]+o)))}function xc(t,e){return(n,o,s,r,l)=>{let i=e.find(w=>l>=w[0])||e[e.length-1],a,c,f,h,d,m;return o.map(w=>{let $=t(w),k=$.getFullYear(),x=$.getMonth(),b=$.getDate(),T=$.getHours(),M=$.getMinutes(),D=$.getSeconds(),P=k!=a&&i[2]||x!=c&&i[3]||b!=f&&i[4]||T!=h&&i[5]||M!=d&&i[6]||D!=m&&i[7]||i[1];return a=k,c=x,f=b,h=T,d=M,m=D,P($)})}}function mm(t,e){let n=Il(e);return(o,s,r,l,i)=>s.map(a=>n(t(a)))}function kl(t,e,n){return new Date(t,e,n)}function Sc(t,e){return e(t)}var dm="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Mc(t,e){return(n,o,s,r)=>r==null?Rl:e(t(o))}function _m(t,e){let n=t.series[e];return n.width?n.stroke(t,e):n.points.width?n.points.stroke(t,e):null}function gm(t,e){return t.series[e].fill(t,e)}var wm={show:!0,live:!0,isolate:!1,mount:Np,markers:{show:!0,width:2,stroke:_m,fill:gm,dash:"solid"},idx:null,idxs:null,values:[]};function bm(t,e){let n=t.cursor.points,o=Ce(),s=n.size(t,e);kt(o,os,s),kt(o,ss,s);let r=s/-2;kt(o,"marginLeft",r),kt(o,"marginTop",r);let l=n.width(t,e,s);return l&&kt(o,"borderWidth",l),o}function ym(t,e){let n=t.series[e].points;return n._fill||n._stroke}function $m(t,e){let n=t.series[e].points;return n._stroke||n._fill}function km(t,e){return t.series[e].points.size}var vl=[0,0];function vm(t,e,n){return vl[0]=e,vl[1]=n,vl}function Gs(t,e,n,o=!0){return s=>{s.button==0&&(!o||s.target==e)&&n(s)}}function xl(t,e,n,o=!0){return s=>{(!o||s.target==e)&&n(s)}}var xm={show:!0,x:!0,y:!0,lock:!1,move:vm,points:{one:!1,show:bm,size:km,width:0,stroke:$m,fill:ym},bind:{mousedown:Gs,mouseup:Gs,click:Gs,dblclick:Gs,mousemove:xl,mouseleave:xl,mouseenter:xl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(t,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(t,e,n,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},lu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Vl=Lt({},lu,{filter:jc}),iu=Lt({},Vl,{size:10}),au=Lt({},lu,{show:!1}),Bl='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',cu="bold "+Bl,uu=1.5,Tc={show:!0,scale:"x",stroke:Ul,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:cu,side:2,grid:Vl,ticks:iu,border:au,font:Bl,lineGap:uu,rotate:0},Sm="Value",Mm="Time",Ec={show:!0,scale:"x",auto:!1,sorted:1,min:_t,max:-_t,idxs:[]};function Tm(t,e,n,o,s){return e.map(r=>r==null?"":zl(r))}function Em(t,e,n,o,s,r,l){let i=[],a=wn.get(s)||0;n=l?n:gt(er(n,s),a);for(let c=n;c<=o;c=gt(c+s,a))i.push(Object.is(c,-0)?0:c);return i}function Al(t,e,n,o,s,r,l){let i=[],a=t.scales[t.axes[e].scale].log,c=a==10?nn:Hc,f=ye(c(n));s=So(a,f),a==10&&(s=Fn[ze(s,Fn)]);let h=n,d=s*a;a==10&&(d=Fn[ze(d,Fn)]);do i.push(h),h=h+s,a==10&&!wn.has(h)&&(h=gt(h,wn.get(s))),h>=d&&(s=h,d=s*a,a==10&&(d=Fn[ze(d,Fn)]));while(h<=o);return i}function Cm(t,e,n,o,s,r,l){let a=t.scales[t.axes[e].scale].asinh,c=o>a?Al(t,e,le(a,n),o,s):[a],f=o>=0&&n<=0?[0]:[];return(n<-a?Al(t,e,le(a,-o),-n,s):[a]).reverse().map(d=>-d).concat(f,c)}var fu=/./,Am=/[12357]/,Pm=/[125]/,Cc=/1/,Pl=(t,e,n,o)=>t.map((s,r)=>e==4&&s==0||r%o==0&&n.test(s.toExponential()[s<0?1:0])?s:null);function Om(t,e,n,o,s){let r=t.axes[n],l=r.scale,i=t.scales[l],a=t.valToPos,c=r._space,f=a(10,l),h=a(9,l)-f>=c?fu:a(7,l)-f>=c?Am:a(5,l)-f>=c?Pm:Cc;if(h==Cc){let d=qt(a(1,l)-f);if(d<c)return Pl(e.slice().reverse(),i.distr,h,Ae(c/d)).reverse()}return Pl(e,i.distr,h,1)}function Lm(t,e,n,o,s){let r=t.axes[n],l=r.scale,i=r._space,a=t.valToPos,c=qt(a(1,l)-a(2,l));return c<i?Pl(e.slice().reverse(),3,fu,Ae(i/c)).reverse():e}function Dm(t,e,n,o){return o==null?Rl:e==null?"":zl(e)}var Ac={show:!0,scale:"y",stroke:Ul,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:cu,side:3,grid:Vl,ticks:iu,border:au,font:Bl,lineGap:uu,rotate:0};function Um(t,e){let n=3+(t||1)*2;return gt(n*e,3)}function Rm(t,e){let{scale:n,idxs:o}=t.series[0],s=t._data[0],r=t.valToPos(s[o[0]],n,!0),l=t.valToPos(s[o[1]],n,!0),i=qt(l-r),a=t.series[e],c=i/(a.points.space*ct);return o[1]-o[0]<=c}var Pc={scale:null,auto:!0,sorted:0,min:_t,max:-_t},hu=(t,e,n,o,s)=>s,Oc={show:!0,auto:!0,sorted:0,gaps:hu,alpha:1,facets:[Lt({},Pc,{scale:"x"}),Lt({},Pc,{scale:"y"})]},Lc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:hu,alpha:1,points:{show:Rm,filter:null},values:null,min:_t,max:-_t,idxs:[],path:null,clip:null};function Nm(t,e,n,o,s){return n/10}var pu={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Wm=Lt({},pu,{time:!1,ori:1}),Dc={};function mu(t,e){let n=Dc[t];return n||(n={key:t,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,r,l,i,a,c){for(let f=0;f<n.plots.length;f++)n.plots[f]!=s&&n.plots[f].pub(o,s,r,l,i,a,c)}},t!=null&&(Dc[t]=n)),n}var Eo=1,Ol=2;function Hn(t,e,n){let o=t.mode,s=t.series[e],r=o==2?t._data[e]:t._data,l=t.scales,i=t.bbox,a=r[0],c=o==2?r[1]:r[e],f=o==2?l[s.facets[0].scale]:l[t.series[0].scale],h=o==2?l[s.facets[1].scale]:l[s.scale],d=i.left,m=i.top,w=i.width,$=i.height,k=t.valToPosH,x=t.valToPosV;return f.ori==0?n(s,a,c,f,h,k,x,d,m,w,$,sr,Ao,lr,_u,wu):n(s,a,c,f,h,x,k,m,d,$,w,rr,Po,Gl,gu,bu)}function jl(t,e){let n=0,o=0,s=it(t.bands,ql);for(let r=0;r<s.length;r++){let l=s[r];l.series[0]==e?n=l.dir:l.series[1]==e&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Fm(t,e,n,o,s){let r=t.mode,l=t.series[e],i=r==2?l.facets[1].scale:l.scale,a=t.scales[i];return s==-1?a.min:s==1?a.max:a.distr==3?a.dir==1?a.min:a.max:0}function on(t,e,n,o,s,r){return Hn(t,e,(l,i,a,c,f,h,d,m,w,$,k)=>{let x=l.pxRound,b=c.dir*(c.ori==0?1:-1),T=c.ori==0?Ao:Po,M,D;b==1?(M=n,D=o):(M=o,D=n);let P=x(h(i[M],c,$,m)),j=x(d(a[M],f,k,w)),q=x(h(i[D],c,$,m)),Y=x(d(r==1?f.max:f.min,f,k,w)),F=new Path2D(s);return T(F,q,Y),T(F,P,Y),T(F,P,j),F})}function or(t,e,n,o,s,r){let l=null;if(t.length>0){l=new Path2D;let i=e==0?lr:Gl,a=n;for(let h=0;h<t.length;h++){let d=t[h];if(d[1]>d[0]){let m=d[0]-a;m>0&&i(l,a,o,m,o+r),a=d[1]}}let c=n+s-a,f=10;c>0&&i(l,a,o-f/2,c,o+r+f)}return l}function zm(t,e,n){let o=t[t.length-1];o&&o[0]==e?o[1]=n:t.push([e,n])}function Kl(t,e,n,o,s,r,l){let i=[],a=t.length;for(let c=s==1?n:o;c>=n&&c<=o;c+=s)if(e[c]===null){let h=c,d=c;if(s==1)for(;++c<=o&&e[c]===null;)d=c;else for(;--c>=n&&e[c]===null;)d=c;let m=r(t[h]),w=d==h?m:r(t[d]),$=h-s;m=l<=0&&$>=0&&$<a?r(t[$]):m;let x=d+s;w=l>=0&&x>=0&&x<a?r(t[x]):w,w>=m&&i.push([m,w])}return i}function Uc(t){return t==0?Bc:t==1?zt:e=>Wn(e,t)}function du(t){let e=t==0?sr:rr,n=t==0?(s,r,l,i,a,c)=>{s.arcTo(r,l,i,a,c)}:(s,r,l,i,a,c)=>{s.arcTo(l,r,a,i,c)},o=t==0?(s,r,l,i,a)=>{s.rect(r,l,i,a)}:(s,r,l,i,a)=>{s.rect(l,r,a,i)};return(s,r,l,i,a,c=0,f=0)=>{c==0&&f==0?o(s,r,l,i,a):(c=qe(c,i/2,a/2),f=qe(f,i/2,a/2),e(s,r+c,l),n(s,r+i,l,r+i,l+a,c),n(s,r+i,l+a,r,l+a,f),n(s,r,l+a,r,l,f),n(s,r,l,r+i,l,c),s.closePath())}}var sr=(t,e,n)=>{t.moveTo(e,n)},rr=(t,e,n)=>{t.moveTo(n,e)},Ao=(t,e,n)=>{t.lineTo(e,n)},Po=(t,e,n)=>{t.lineTo(n,e)},lr=du(0),Gl=du(1),_u=(t,e,n,o,s,r)=>{t.arc(e,n,o,s,r)},gu=(t,e,n,o,s,r)=>{t.arc(n,e,o,s,r)},wu=(t,e,n,o,s,r,l)=>{t.bezierCurveTo(e,n,o,s,r,l)},bu=(t,e,n,o,s,r,l)=>{t.bezierCurveTo(n,e,s,o,l,r)};function yu(t){return(e,n,o,s,r)=>Hn(e,n,(l,i,a,c,f,h,d,m,w,$,k)=>{let{pxRound:x,points:b}=l,T,M;c.ori==0?(T=sr,M=_u):(T=rr,M=gu);let D=gt(b.width*ct,3),P=(b.size-b.width)/2*ct,j=gt(P*2,3),q=new Path2D,Y=new Path2D,{left:F,top:A,width:K,height:L}=e.bbox;lr(Y,F-j,A-j,K+j*2,L+j*2);let G=I=>{if(a[I]!=null){let et=x(h(i[I],c,$,m)),H=x(d(a[I],f,k,w));T(q,et+P,H),M(q,et,H,P,0,Ys*2)}};if(r)r.forEach(G);else for(let I=o;I<=s;I++)G(I);return{stroke:D>0?q:null,fill:q,clip:Y,flags:Eo|Ol}})}function $u(t){return(e,n,o,s,r,l)=>{o!=s&&(r!=o&&l!=o&&t(e,n,o),r!=s&&l!=s&&t(e,n,s),t(e,n,l))}}var qm=$u(Ao),Im=$u(Po);function ku(t){let e=it(t?.alignGaps,0);return(n,o,s,r)=>Hn(n,o,(l,i,a,c,f,h,d,m,w,$,k)=>{[s,r]=Xs(a,s,r);let x=l.pxRound,b=L=>x(h(L,c,$,m)),T=L=>x(d(L,f,k,w)),M,D;c.ori==0?(M=Ao,D=qm):(M=Po,D=Im);let P=c.dir*(c.ori==0?1:-1),j={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Eo},q=j.stroke,Y=!1;if(r-s>=$*4){let L=V=>n.posToVal(V,c.key,!0),G=null,I=null,et,H,Qt,dt=b(i[P==1?s:r]),st=b(i[s]),pt=b(i[r]),X=L(P==1?st+1:pt-1);for(let V=P==1?s:r;V>=s&&V<=r;V+=P){let Dt=i[V],vt=(P==1?Dt<X:Dt>X)?dt:b(Dt),ut=a[V];vt==dt?ut!=null?(H=ut,G==null?(M(q,vt,T(H)),et=G=I=H):H<G?G=H:H>I&&(I=H)):ut===null&&(Y=!0):(G!=null&&D(q,dt,T(G),T(I),T(et),T(H)),ut!=null?(H=ut,M(q,vt,T(H)),G=I=et=H):(G=I=null,ut===null&&(Y=!0)),dt=vt,X=L(dt+P))}G!=null&&G!=I&&Qt!=dt&&D(q,dt,T(G),T(I),T(et),T(H))}else for(let L=P==1?s:r;L>=s&&L<=r;L+=P){let G=a[L];G===null?Y=!0:G!=null&&M(q,b(i[L]),T(G))}let[A,K]=jl(n,o);if(l.fill!=null||A!=0){let L=j.fill=new Path2D(q),G=l.fillTo(n,o,l.min,l.max,A),I=T(G),et=b(i[s]),H=b(i[r]);P==-1&&([H,et]=[et,H]),M(L,H,I),M(L,et,I)}if(!l.spanGaps){let L=[];Y&&L.push(...Kl(i,a,s,r,P,b,e)),j.gaps=L=l.gaps(n,o,s,r,L),j.clip=or(L,c.ori,m,w,$,k)}return K!=0&&(j.band=K==2?[on(n,o,s,r,q,-1),on(n,o,s,r,q,1)]:on(n,o,s,r,q,K)),j})}function Hm(t){let e=it(t.align,1),n=it(t.ascDesc,!1),o=it(t.alignGaps,0),s=it(t.extend,!1);return(r,l,i,a)=>Hn(r,l,(c,f,h,d,m,w,$,k,x,b,T)=>{[i,a]=Xs(h,i,a);let M=c.pxRound,{left:D,width:P}=r.bbox,j=st=>M(w(st,d,b,k)),q=st=>M($(st,m,T,x)),Y=d.ori==0?Ao:Po,F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Eo},A=F.stroke,K=d.dir*(d.ori==0?1:-1),L=q(h[K==1?i:a]),G=j(f[K==1?i:a]),I=G,et=G;s&&e==-1&&(et=D,Y(A,et,L)),Y(A,G,L);for(let st=K==1?i:a;st>=i&&st<=a;st+=K){let pt=h[st];if(pt==null)continue;let X=j(f[st]),V=q(pt);e==1?Y(A,X,L):Y(A,I,V),Y(A,X,V),L=V,I=X}let H=I;s&&e==1&&(H=D+P,Y(A,H,L));let[Qt,dt]=jl(r,l);if(c.fill!=null||Qt!=0){let st=F.fill=new Path2D(A),pt=c.fillTo(r,l,c.min,c.max,Qt),X=q(pt);Y(st,H,X),Y(st,et,X)}if(!c.spanGaps){let st=[];st.push(...Kl(f,h,i,a,K,j,o));let pt=c.width*ct/2,X=n||e==1?pt:-pt,V=n||e==-1?-pt:pt;st.forEach(Dt=>{Dt[0]+=X,Dt[1]+=V}),F.gaps=st=c.gaps(r,l,i,a,st),F.clip=or(st,d.ori,k,x,b,T)}return dt!=0&&(F.band=dt==2?[on(r,l,i,a,A,-1),on(r,l,i,a,A,1)]:on(r,l,i,a,A,dt)),F})}function Rc(t,e,n,o,s,r,l=_t){if(t.length>1){let i=null;for(let a=0,c=1/0;a<t.length;a++)if(e[a]!==void 0){if(i!=null){let f=qt(t[a]-t[i]);f<c&&(c=f,l=qt(n(t[a],o,s,r)-n(t[i],o,s,r)))}i=a}}return l}function Vm(t){t=t||is;let e=it(t.size,[.6,_t,1]),n=t.align||0,o=t.gap||0,s=t.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=ot(s),l=1-e[0],i=it(e[1],_t),a=it(e[2],1),c=it(t.disp,is),f=it(t.each,m=>{}),{fill:h,stroke:d}=c;return(m,w,$,k)=>Hn(m,w,(x,b,T,M,D,P,j,q,Y,F,A)=>{let K=x.pxRound,L=n,G=o*ct,I=i*ct,et=a*ct,H,Qt;M.ori==0?[H,Qt]=r(m,w):[Qt,H]=r(m,w);let dt=M.dir*(M.ori==0?1:-1),st=M.ori==0?lr:Gl,pt=M.ori==0?f:(N,wt,Ut,Jn,vn,He,xn)=>{f(N,wt,Ut,vn,Jn,xn,He)},X=it(m.bands,ql).find(N=>N.series[0]==w),V=X!=null?X.dir:0,Dt=x.fillTo(m,w,x.min,x.max,V),te=K(j(Dt,D,A,Y)),vt,ut,Le,he=F,Mt=K(x.width*ct),Ie=!1,Qe=null,ve=null,sn=null,Kn=null;h!=null&&(Mt==0||d!=null)&&(Ie=!0,Qe=h.values(m,w,$,k),ve=new Map,new Set(Qe).forEach(N=>{N!=null&&ve.set(N,new Path2D)}),Mt>0&&(sn=d.values(m,w,$,k),Kn=new Map,new Set(sn).forEach(N=>{N!=null&&Kn.set(N,new Path2D)})));let{x0:Gn,size:No}=c;if(Gn!=null&&No!=null){L=1,b=Gn.values(m,w,$,k),Gn.unit==2&&(b=b.map(Ut=>m.posToVal(q+Ut*F,M.key,!0)));let N=No.values(m,w,$,k);No.unit==2?ut=N[0]*F:ut=P(N[0],M,F,q)-P(0,M,F,q),he=Rc(b,T,P,M,F,q,he),Le=he-ut+G}else he=Rc(b,T,P,M,F,q,he),Le=he*l+G,ut=he-Le;Le<1&&(Le=0),Mt>=ut/2&&(Mt=0),Le<5&&(K=Bc);let _s=Le>0,$n=he-Le-(_s?Mt:0);ut=K(Cl($n,et,I)),vt=(L==0?ut/2:L==dt?0:ut)-L*dt*((L==0?G/2:0)+(_s?Mt/2:0));let ee={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Yn=Ie?null:new Path2D,Xe=null;if(X!=null)Xe=m.data[X.series[1]];else{let{y0:N,y1:wt}=c;N!=null&&wt!=null&&(T=wt.values(m,w,$,k),Xe=N.values(m,w,$,k))}let kn=H*ut,tt=Qt*ut;for(let N=dt==1?$:k;N>=$&&N<=k;N+=dt){let wt=T[N];if(wt==null)continue;if(Xe!=null){let ae=Xe[N]??0;if(wt-ae==0)continue;te=j(ae,D,A,Y)}let Ut=M.distr!=2||c!=null?b[N]:N,Jn=P(Ut,M,F,q),vn=j(it(wt,Dt),D,A,Y),He=K(Jn-vt),xn=K(le(vn,te)),pe=K(qe(vn,te)),xe=xn-pe;if(wt!=null){let ae=wt<0?tt:kn,De=wt<0?kn:tt;Ie?(Mt>0&&sn[N]!=null&&st(Kn.get(sn[N]),He,pe+ye(Mt/2),ut,le(0,xe-Mt),ae,De),Qe[N]!=null&&st(ve.get(Qe[N]),He,pe+ye(Mt/2),ut,le(0,xe-Mt),ae,De)):st(Yn,He,pe+ye(Mt/2),ut,le(0,xe-Mt),ae,De),pt(m,w,N,He-Mt/2,pe,ut+Mt,xe)}}return Mt>0?ee.stroke=Ie?Kn:Yn:Ie||(ee._fill=x.width==0?x._fill:x._stroke??x._fill,ee.width=0),ee.fill=Ie?ve:Yn,ee})}function Bm(t,e){let n=it(e?.alignGaps,0);return(o,s,r,l)=>Hn(o,s,(i,a,c,f,h,d,m,w,$,k,x)=>{[r,l]=Xs(c,r,l);let b=i.pxRound,T=H=>b(d(H,f,k,w)),M=H=>b(m(H,h,x,$)),D,P,j;f.ori==0?(D=sr,j=Ao,P=wu):(D=rr,j=Po,P=bu);let q=f.dir*(f.ori==0?1:-1),Y=T(a[q==1?r:l]),F=Y,A=[],K=[];for(let H=q==1?r:l;H>=r&&H<=l;H+=q)if(c[H]!=null){let dt=a[H],st=T(dt);A.push(F=st),K.push(M(c[H]))}let L={stroke:t(A,K,D,j,P,b),fill:null,clip:null,band:null,gaps:null,flags:Eo},G=L.stroke,[I,et]=jl(o,s);if(i.fill!=null||I!=0){let H=L.fill=new Path2D(G),Qt=i.fillTo(o,s,i.min,i.max,I),dt=M(Qt);j(H,F,dt),j(H,Y,dt)}if(!i.spanGaps){let H=[];H.push(...Kl(a,c,r,l,q,T,n)),L.gaps=H=i.gaps(o,s,r,l,H),L.clip=or(H,f.ori,w,$,k,x)}return et!=0&&(L.band=et==2?[on(o,s,r,l,G,-1),on(o,s,r,l,G,1)]:on(o,s,r,l,G,et)),L})}function jm(t){return Bm(Km,t)}function Km(t,e,n,o,s,r){let l=t.length;if(l<2)return null;let i=new Path2D;if(n(i,t[0],e[0]),l==2)o(i,t[1],e[1]);else{let a=Array(l),c=Array(l-1),f=Array(l-1),h=Array(l-1);for(let d=0;d<l-1;d++)f[d]=e[d+1]-e[d],h[d]=t[d+1]-t[d],c[d]=f[d]/h[d];a[0]=c[0];for(let d=1;d<l-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?a[d]=0:(a[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/c[d-1]+(h[d]+2*h[d-1])/c[d]),isFinite(a[d])||(a[d]=0));a[l-1]=c[l-2];for(let d=0;d<l-1;d++)s(i,t[d]+h[d]/3,e[d]+a[d]*h[d]/3,t[d+1]-h[d]/3,e[d+1]-a[d+1]*h[d]/3,t[d+1],e[d+1])}return i}var Ll=new Set;function Nc(){for(let t of Ll)t.syncRect(!0)}Co&&(qn(Tp,xo,Nc),qn(Ep,xo,Nc,!0),qn(Js,xo,()=>{Zt.pxRatio=ct}));var Gm=ku(),Ym=yu();function Wc(t,e,n,o){return(o?[t[0],t[1]].concat(t.slice(2)):[t[0]].concat(t.slice(1))).map((r,l)=>Dl(r,l,e,n))}function Jm(t,e){return t.map((n,o)=>o==0?{}:Lt({},e,n))}function Dl(t,e,n,o){return Lt({},e==0?n:o,t)}function vu(t,e,n){return e==null?Mo:[e,n]}var Zm=vu;function Qm(t,e,n){return e==null?Mo:Zs(e,n,Fl,!0)}function xu(t,e,n,o){return e==null?Mo:tr(e,n,t.scales[o].log,!1)}var Xm=xu;function Su(t,e,n,o){return e==null?Mo:Wl(e,n,t.scales[o].log,!1)}var td=Su;function ed(t,e,n,o,s){let r=le(_c(t),_c(e)),l=e-t,i=ze(s/o*l,n);do{let a=n[i],c=o*a/l;if(c>=s&&r+(a<5?wn.get(a):0)<=17)return[a,c]}while(++i<n.length);return[0,0]}function Fc(t){let e,n;return t=t.replace(/(\d+)px/,(o,s)=>(e=zt((n=+s)*ct))+"px"),[t,e,n]}function nd(t){t.show&&[t.font,t.labelFont].forEach(e=>{let n=gt(e[2]*ct,1);e[0]=e[0].replace(/[0-9.]+px/,n+"px"),e[1]=n})}function Zt(t,e,n){let o={mode:it(t.mode,1)},s=o.mode;function r(u,p,_,g){let y=p.valToPct(u);return g+_*(p.dir==-1?1-y:y)}function l(u,p,_,g){let y=p.valToPct(u);return g+_*(p.dir==-1?y:1-y)}function i(u,p,_,g){return p.ori==0?r(u,p,_,g):l(u,p,_,g)}o.valToPosH=r,o.valToPosV=l;let a=!1;o.status=0;let c=o.root=Ce(cp);if(t.id!=null&&(c.id=t.id),be(c,t.class),t.title){let u=Ce(hp,c);u.textContent=t.title}let f=Fe("canvas"),h=o.ctx=f.getContext("2d"),d=Ce(pp,c);qn("click",d,u=>{u.target===w&&(bt!=io||xt!=ao)&&Yt.click(o,u)},!0);let m=o.under=Ce(mp,d);d.appendChild(f);let w=o.over=Ce(dp,d);t=To(t);let $=+it(t.pxAlign,1),k=Uc($);(t.plugins||[]).forEach(u=>{u.opts&&(t=u.opts(o,t)||t)});let x=t.ms||.001,b=o.series=s==1?Wc(t.series||[],Ec,Lc,!1):Jm(t.series||[null],Oc),T=o.axes=Wc(t.axes||[],Tc,Ac,!0),M=o.scales={},D=o.bands=t.bands||[];D.forEach(u=>{u.fill=ot(u.fill||null),u.dir=it(u.dir,-1)});let P=s==2?b[1].facets[0].scale:b[0].scale,j={axes:Vf,series:Ff},q=(t.drawOrder||["axes","series"]).map(u=>j[u]);function Y(u){let p=u.distr==3?_=>nn(_>0?_:u.clamp(o,_,u.min,u.max,u.key)):u.distr==4?_=>$l(_,u.asinh):u.distr==100?_=>u.fwd(_):_=>_;return _=>{let g=p(_),{_min:y,_max:v}=u,E=v-y;return(g-y)/E}}function F(u){let p=M[u];if(p==null){let _=(t.scales||is)[u]||is;if(_.from!=null){F(_.from);let g=Lt({},M[_.from],_,{key:u});g.valToPct=Y(g),M[u]=g}else{p=M[u]=Lt({},u==P?pu:Wm,_),p.key=u;let g=p.time,y=p.range,v=gn(y);if((u!=P||s==2&&!g)&&(v&&(y[0]==null||y[1]==null)&&(y={min:y[0]==null?pc:{mode:1,hard:y[0],soft:y[0]},max:y[1]==null?pc:{mode:1,hard:y[1],soft:y[1]}},v=!1),!v&&nr(y))){let E=y;y=(C,O,U)=>O==null?Mo:Zs(O,U,E)}p.range=ot(y||(g?Zm:u==P?p.distr==3?Xm:p.distr==4?td:vu:p.distr==3?xu:p.distr==4?Su:Qm)),p.auto=ot(v?!1:p.auto),p.clamp=ot(p.clamp||Nm),p._min=p._max=null,p.valToPct=Y(p)}}}F("x"),F("y"),s==1&&b.forEach(u=>{F(u.scale)}),T.forEach(u=>{F(u.scale)});for(let u in t.scales)F(u);let A=M[P],K=A.distr,L,G;A.ori==0?(be(c,up),L=r,G=l):(be(c,fp),L=l,G=r);let I={};for(let u in M){let p=M[u];(p.min!=null||p.max!=null)&&(I[u]={min:p.min,max:p.max},p.min=p.max=null)}let et=t.tzDate||(u=>new Date(zt(u/x))),H=t.fmtDate||Il,Qt=x==1?um(et):pm(et),dt=xc(et,vc(x==1?cm:hm,H)),st=Mc(et,Sc(dm,H)),pt=[],X=o.legend=Lt({},wm,t.legend),V=o.cursor=Lt({},xm,{drag:{y:s==2}},t.cursor),Dt=X.show,te=V.show,vt=X.markers;X.idxs=pt,vt.width=ot(vt.width),vt.dash=ot(vt.dash),vt.stroke=ot(vt.stroke),vt.fill=ot(vt.fill);let ut,Le,he,Mt=[],Ie=[],Qe,ve=!1,sn={};if(X.live){let u=b[1]?b[1].values:null;ve=u!=null,Qe=ve?u(o,1,0):{_:0};for(let p in Qe)sn[p]=Rl}if(Dt)if(ut=Fe("table",$p,c),he=Fe("tbody",null,ut),X.mount(o,ut),ve){Le=Fe("thead",null,ut,he);let u=Fe("tr",null,Le);Fe("th",null,u);for(var Kn in Qe)Fe("th",tc,u).textContent=Kn}else be(ut,vp),X.live&&be(ut,kp);let Gn={show:!0},No={show:!1};function _s(u,p){if(p==0&&(ve||!X.live||s==2))return Mo;let _=[],g=Fe("tr",xp,he,he.childNodes[p]);be(g,u.class),u.show||be(g,zn);let y=Fe("th",null,g);if(vt.show){let C=Ce(Sp,y);if(p>0){let O=vt.width(o,p);O&&(C.style.border=O+"px "+vt.dash(o,p)+" "+vt.stroke(o,p)),C.style.background=vt.fill(o,p)}}let v=Ce(tc,y);u.label instanceof HTMLElement?v.appendChild(u.label):v.textContent=u.label,p>0&&(vt.show||(v.style.color=u.width>0?vt.stroke(o,p):vt.fill(o,p)),ee("click",y,C=>{if(V._lock)return;Mn(C);let O=b.indexOf(u);if((C.ctrlKey||C.metaKey)!=X.isolate){let U=b.some((R,W)=>W>0&&W!=O&&R.show);b.forEach((R,W)=>{W>0&&Be(W,U?W==O?Gn:No:Gn,!0,At.setSeries)})}else Be(O,{show:!u.show},!0,At.setSeries)},!1),Qn&&ee(sc,y,C=>{V._lock||(Mn(C),Be(b.indexOf(u),uo,!0,At.setSeries))},!1));for(var E in Qe){let C=Fe("td",Mp,g);C.textContent="--",_.push(C)}return[g,_]}let $n=new Map;function ee(u,p,_,g=!0){let y=$n.get(p)||{},v=V.bind[u](o,p,_,g);v&&(qn(u,p,y[u]=v),$n.set(p,y))}function Yn(u,p,_){let g=$n.get(p)||{};for(let y in g)(u==null||y==u)&&(El(y,p,g[y]),delete g[y]);u==null&&$n.delete(p)}let Xe=0,kn=0,tt=0,N=0,wt=0,Ut=0,Jn=wt,vn=Ut,He=tt,xn=N,pe=0,xe=0,ae=0,De=0;o.bbox={};let vr=!1,gs=!1,Zn=!1,Sn=!1,ws=!1,Se=!1;function xr(u,p,_){(_||u!=o.width||p!=o.height)&&gi(u,p),oo(!1),Zn=!0,gs=!0,so()}function gi(u,p){o.width=Xe=tt=u,o.height=kn=N=p,wt=Ut=0,Of(),Lf();let _=o.bbox;pe=_.left=Wn(wt*ct,.5),xe=_.top=Wn(Ut*ct,.5),ae=_.width=Wn(tt*ct,.5),De=_.height=Wn(N*ct,.5)}let Cf=3;function Af(){let u=!1,p=0;for(;!u;){p++;let _=If(p),g=Hf(p);u=p==Cf||_&&g,u||(gi(o.width,o.height),gs=!0)}}function Pf({width:u,height:p}){xr(u,p)}o.setSize=Pf;function Of(){let u=!1,p=!1,_=!1,g=!1;T.forEach((y,v)=>{if(y.show&&y._show){let{side:E,_size:C}=y,O=E%2,U=y.label!=null?y.labelSize:0,R=C+U;R>0&&(O?(tt-=R,E==3?(wt+=R,g=!0):_=!0):(N-=R,E==0?(Ut+=R,u=!0):p=!0))}}),Tn[0]=u,Tn[1]=_,Tn[2]=p,Tn[3]=g,tt-=rn[1]+rn[3],wt+=rn[3],N-=rn[2]+rn[0],Ut+=rn[0]}function Lf(){let u=wt+tt,p=Ut+N,_=wt,g=Ut;function y(v,E){switch(v){case 1:return u+=E,u-E;case 2:return p+=E,p-E;case 3:return _-=E,_+E;case 0:return g-=E,g+E}}T.forEach((v,E)=>{if(v.show&&v._show){let C=v.side;v._pos=y(C,v._size),v.label!=null&&(v._lpos=y(C,v.labelSize))}})}if(V.dataIdx==null){let u=V.hover,p=u.skip=new Set(u.skip??[]);p.add(void 0);let _=u.prox=ot(u.prox),g=u.bias??=0;V.dataIdx=(y,v,E,C)=>{if(v==0)return E;let O=E,U=_(y,v,E,C)??_t,R=U>=0&&U<_t,W=A.ori==0?tt:N,Z=V.left,at=e[0],rt=e[v];if(p.has(rt[E])){O=null;let nt=null,J=null,B;if(g==0||g==-1)for(B=E;nt==null&&B-- >0;)p.has(rt[B])||(nt=B);if(g==0||g==1)for(B=E;J==null&&B++<rt.length;)p.has(rt[B])||(J=B);if(nt!=null||J!=null)if(R){let $t=nt==null?-1/0:L(at[nt],A,W,0),Et=J==null?1/0:L(at[J],A,W,0),Kt=Z-$t,mt=Et-Z;Kt<=mt?Kt<=U&&(O=nt):mt<=U&&(O=J)}else O=J==null?nt:nt==null?J:E-nt<=J-E?nt:J}else R&&qt(Z-L(at[E],A,W,0))>U&&(O=null);return O}}let Mn=u=>{V.event=u};V.idxs=pt,V._lock=!1;let Xt=V.points;Xt.show=ot(Xt.show),Xt.size=ot(Xt.size),Xt.stroke=ot(Xt.stroke),Xt.width=ot(Xt.width),Xt.fill=ot(Xt.fill);let Ve=o.focus=Lt({},t.focus||{alpha:.3},V.focus),Qn=Ve.prox>=0,Xn=Qn&&Xt.one,Me=[],to=[],eo=[];function wi(u,p){let _=Xt.show(o,p);if(_ instanceof HTMLElement)return be(_,yp),be(_,u.class),Ze(_,-10,-10,tt,N),w.insertBefore(_,Me[p]),_}function bi(u,p){if(s==1||p>0){let _=s==1&&M[u.scale].time,g=u.value;u.value=_?bc(g)?Mc(et,Sc(g,H)):g||st:g||Dm,u.label=u.label||(_?Mm:Sm)}if(Xn||p>0){u.width=u.width==null?1:u.width,u.paths=u.paths||Gm||Wp,u.fillTo=ot(u.fillTo||Fm),u.pxAlign=+it(u.pxAlign,$),u.pxRound=Uc(u.pxAlign),u.stroke=ot(u.stroke||null),u.fill=ot(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let _=Um(le(1,u.width),1),g=u.points=Lt({},{size:_,width:le(1,_*.2),stroke:u.stroke,space:_*2,paths:Ym,_stroke:null,_fill:null},u.points);g.show=ot(g.show),g.filter=ot(g.filter),g.fill=ot(g.fill),g.stroke=ot(g.stroke),g.paths=ot(g.paths),g.pxAlign=u.pxAlign}if(Dt){let _=_s(u,p);Mt.splice(p,0,_[0]),Ie.splice(p,0,_[1]),X.values.push(null)}if(te){pt.splice(p,0,null);let _=null;Xn?p==0&&(_=wi(u,p)):p>0&&(_=wi(u,p)),Me.splice(p,0,_),to.splice(p,0,0),eo.splice(p,0,0)}jt("addSeries",p)}function Df(u,p){p=p??b.length,u=s==1?Dl(u,p,Ec,Lc):Dl(u,p,{},Oc),b.splice(p,0,u),bi(b[p],p)}o.addSeries=Df;function Uf(u){if(b.splice(u,1),Dt){X.values.splice(u,1),Ie.splice(u,1);let p=Mt.splice(u,1)[0];Yn(null,p.firstChild),p.remove()}te&&(pt.splice(u,1),Me.splice(u,1)[0].remove(),to.splice(u,1),eo.splice(u,1)),jt("delSeries",u)}o.delSeries=Uf;let Tn=[!1,!1,!1,!1];function Rf(u,p){if(u._show=u.show,u.show){let _=u.side%2,g=M[u.scale];g==null&&(u.scale=_?b[1].scale:P,g=M[u.scale]);let y=g.time;u.size=ot(u.size),u.space=ot(u.space),u.rotate=ot(u.rotate),gn(u.incrs)&&u.incrs.forEach(E=>{!wn.has(E)&&wn.set(E,Gc(E))}),u.incrs=ot(u.incrs||(g.distr==2?lm:y?x==1?am:fm:Fn)),u.splits=ot(u.splits||(y&&g.distr==1?Qt:g.distr==3?Al:g.distr==4?Cm:Em)),u.stroke=ot(u.stroke),u.grid.stroke=ot(u.grid.stroke),u.ticks.stroke=ot(u.ticks.stroke),u.border.stroke=ot(u.border.stroke);let v=u.values;u.values=gn(v)&&!gn(v[0])?ot(v):y?gn(v)?xc(et,vc(v,H)):bc(v)?mm(et,v):v||dt:v||Tm,u.filter=ot(u.filter||(g.distr>=3&&g.log==10?Om:g.distr==3&&g.log==2?Lm:jc)),u.font=Fc(u.font),u.labelFont=Fc(u.labelFont),u._size=u.size(o,null,p,0),u._space=u._rotate=u._incrs=u._found=u._splits=u._values=null,u._size>0&&(Tn[p]=!0,u._el=Ce(_p,d))}}function Wo(u,p,_,g){let[y,v,E,C]=_,O=p%2,U=0;return O==0&&(C||v)&&(U=p==0&&!y||p==2&&!E?zt(Tc.size/3):0),O==1&&(y||E)&&(U=p==1&&!v||p==3&&!C?zt(Ac.size/2):0),U}let yi=o.padding=(t.padding||[Wo,Wo,Wo,Wo]).map(u=>ot(it(u,Wo))),rn=o._padding=yi.map((u,p)=>u(o,p,Tn,0)),Gt,It=null,Ht=null,bs=s==1?b[0].idxs:null,Ue=null,Fo=!1;function $i(u,p){if(e=u??[],o.data=o._data=e,s==2){Gt=0;for(let _=1;_<b.length;_++)Gt+=e[_][0].length}else{e.length==0&&(o.data=o._data=e=[[]]),Ue=e[0],Gt=Ue.length;let _=e;if(K==2){_=e.slice();let g=_[0]=Array(Gt);for(let y=0;y<Gt;y++)g[y]=y}o._data=e=_}if(oo(!0),jt("setData"),K==2&&(Zn=!0),p!==!1){let _=A;_.auto(o,Fo)?Sr():an(P,_.min,_.max),Sn=Sn||V.left>=0,Se=!0,so()}}o.setData=$i;function Sr(){Fo=!0;let u,p;s==1&&(Gt>0?(It=bs[0]=0,Ht=bs[1]=Gt-1,u=e[0][It],p=e[0][Ht],K==2?(u=It,p=Ht):u==p&&(K==3?[u,p]=tr(u,u,A.log,!1):K==4?[u,p]=Wl(u,u,A.log,!1):A.time?p=u+zt(86400/x):[u,p]=Zs(u,p,Fl,!0))):(It=bs[0]=u=null,Ht=bs[1]=p=null)),an(P,u,p)}let ys,no,Mr,Tr,Er,Cr,Ar,Pr,Or,ce;function ki(u,p,_,g,y,v){u??=nc,_??=ql,g??="butt",y??=nc,v??="round",u!=ys&&(h.strokeStyle=ys=u),y!=no&&(h.fillStyle=no=y),p!=Mr&&(h.lineWidth=Mr=p),v!=Er&&(h.lineJoin=Er=v),g!=Cr&&(h.lineCap=Cr=g),_!=Tr&&h.setLineDash(Tr=_)}function vi(u,p,_,g){p!=no&&(h.fillStyle=no=p),u!=Ar&&(h.font=Ar=u),_!=Pr&&(h.textAlign=Pr=_),g!=Or&&(h.textBaseline=Or=g)}function Lr(u,p,_,g,y=0){if(g.length>0&&u.auto(o,Fo)&&(p==null||p.min==null)){let v=it(It,0),E=it(Ht,g.length-1),C=_.min==null?Op(g,v,E,y,u.distr==3):[_.min,_.max];u.min=qe(u.min,_.min=C[0]),u.max=le(u.max,_.max=C[1])}}let xi={min:null,max:null};function Nf(){for(let g in M){let y=M[g];I[g]==null&&(y.min==null||I[P]!=null&&y.auto(o,Fo))&&(I[g]=xi)}for(let g in M){let y=M[g];I[g]==null&&y.from!=null&&I[y.from]!=null&&(I[g]=xi)}I[P]!=null&&oo(!0);let u={};for(let g in I){let y=I[g];if(y!=null){let v=u[g]=To(M[g],qp);if(y.min!=null)Lt(v,y);else if(g!=P||s==2)if(Gt==0&&v.from==null){let E=v.range(o,null,null,g);v.min=E[0],v.max=E[1]}else v.min=_t,v.max=-_t}}if(Gt>0){b.forEach((g,y)=>{if(s==1){let v=g.scale,E=I[v];if(E==null)return;let C=u[v];if(y==0){let O=C.range(o,C.min,C.max,v);C.min=O[0],C.max=O[1],It=ze(C.min,e[0]),Ht=ze(C.max,e[0]),Ht-It>1&&(e[0][It]<C.min&&It++,e[0][Ht]>C.max&&Ht--),g.min=Ue[It],g.max=Ue[Ht]}else g.show&&g.auto&&Lr(C,E,g,e[y],g.sorted);g.idxs[0]=It,g.idxs[1]=Ht}else if(y>0&&g.show&&g.auto){let[v,E]=g.facets,C=v.scale,O=E.scale,[U,R]=e[y],W=u[C],Z=u[O];W!=null&&Lr(W,I[C],v,U,v.sorted),Z!=null&&Lr(Z,I[O],E,R,E.sorted),g.min=E.min,g.max=E.max}});for(let g in u){let y=u[g],v=I[g];if(y.from==null&&(v==null||v.min==null)){let E=y.range(o,y.min==_t?null:y.min,y.max==-_t?null:y.max,g);y.min=E[0],y.max=E[1]}}}for(let g in u){let y=u[g];if(y.from!=null){let v=u[y.from];if(v.min==null)y.min=y.max=null;else{let E=y.range(o,v.min,v.max,g);y.min=E[0],y.max=E[1]}}}let p={},_=!1;for(let g in u){let y=u[g],v=M[g];if(v.min!=y.min||v.max!=y.max){v.min=y.min,v.max=y.max;let E=v.distr;v._min=E==3?nn(v.min):E==4?$l(v.min,v.asinh):E==100?v.fwd(v.min):v.min,v._max=E==3?nn(v.max):E==4?$l(v.max,v.asinh):E==100?v.fwd(v.max):v.max,p[g]=_=!0}}if(_){b.forEach((g,y)=>{s==2?y>0&&p.y&&(g._paths=null):p[g.scale]&&(g._paths=null)});for(let g in p)Zn=!0,jt("setScale",g);te&&V.left>=0&&(Sn=Se=!0)}for(let g in I)I[g]=null}function Wf(u){let p=Cl(It-1,0,Gt-1),_=Cl(Ht+1,0,Gt-1);for(;u[p]==null&&p>0;)p--;for(;u[_]==null&&_<Gt-1;)_++;return[p,_]}function Ff(){if(Gt>0){let u=b.some(p=>p._focus)&&ce!=Ve.alpha;u&&(h.globalAlpha=ce=Ve.alpha),b.forEach((p,_)=>{if(_>0&&p.show&&(Si(_,!1),Si(_,!0),p._paths==null)){let g=ce;ce!=p.alpha&&(h.globalAlpha=ce=p.alpha);let y=s==2?[0,e[_][0].length-1]:Wf(e[_]);p._paths=p.paths(o,_,y[0],y[1]),ce!=g&&(h.globalAlpha=ce=g)}}),b.forEach((p,_)=>{if(_>0&&p.show){let g=ce;ce!=p.alpha&&(h.globalAlpha=ce=p.alpha),p._paths!=null&&Mi(_,!1);{let y=p._paths!=null?p._paths.gaps:null,v=p.points.show(o,_,It,Ht,y),E=p.points.filter(o,_,v,y);(v||E)&&(p.points._paths=p.points.paths(o,_,It,Ht,E),Mi(_,!0))}ce!=g&&(h.globalAlpha=ce=g),jt("drawSeries",_)}}),u&&(h.globalAlpha=ce=1)}}function Si(u,p){let _=p?b[u].points:b[u];_._stroke=_.stroke(o,u),_._fill=_.fill(o,u)}function Mi(u,p){let _=p?b[u].points:b[u],{stroke:g,fill:y,clip:v,flags:E,_stroke:C=_._stroke,_fill:O=_._fill,_width:U=_.width}=_._paths;U=gt(U*ct,3);let R=null,W=U%2/2;p&&O==null&&(O=U>0?"#fff":C);let Z=_.pxAlign==1&&W>0;if(Z&&h.translate(W,W),!p){let at=pe-U/2,rt=xe-U/2,nt=ae+U,J=De+U;R=new Path2D,R.rect(at,rt,nt,J)}p?Dr(C,U,_.dash,_.cap,O,g,y,E,v):zf(u,C,U,_.dash,_.cap,O,g,y,E,R,v),Z&&h.translate(-W,-W)}function zf(u,p,_,g,y,v,E,C,O,U,R){let W=!1;O!=0&&D.forEach((Z,at)=>{if(Z.series[0]==u){let rt=b[Z.series[1]],nt=e[Z.series[1]],J=(rt._paths||is).band;gn(J)&&(J=Z.dir==1?J[0]:J[1]);let B,$t=null;rt.show&&J&&Dp(nt,It,Ht)?($t=Z.fill(o,at)||v,B=rt._paths.clip):J=null,Dr(p,_,g,y,$t,E,C,O,U,R,B,J),W=!0}}),W||Dr(p,_,g,y,v,E,C,O,U,R)}let Ti=Eo|Ol;function Dr(u,p,_,g,y,v,E,C,O,U,R,W){ki(u,p,_,g,y),(O||U||W)&&(h.save(),O&&h.clip(O),U&&h.clip(U)),W?(C&Ti)==Ti?(h.clip(W),R&&h.clip(R),ks(y,E),$s(u,v,p)):C&Ol?(ks(y,E),h.clip(W),$s(u,v,p)):C&Eo&&(h.save(),h.clip(W),R&&h.clip(R),ks(y,E),h.restore(),$s(u,v,p)):(ks(y,E),$s(u,v,p)),(O||U||W)&&h.restore()}function $s(u,p,_){_>0&&(p instanceof Map?p.forEach((g,y)=>{h.strokeStyle=ys=y,h.stroke(g)}):p!=null&&u&&h.stroke(p))}function ks(u,p){p instanceof Map?p.forEach((_,g)=>{h.fillStyle=no=g,h.fill(_)}):p!=null&&u&&h.fill(p)}function qf(u,p,_,g){let y=T[u],v;if(g<=0)v=[0,0];else{let E=y._space=y.space(o,u,p,_,g),C=y._incrs=y.incrs(o,u,p,_,g,E);v=ed(p,_,C,g,E)}return y._found=v}function Ur(u,p,_,g,y,v,E,C,O,U){let R=E%2/2;$==1&&h.translate(R,R),ki(C,E,O,U,C),h.beginPath();let W,Z,at,rt,nt=y+(g==0||g==3?-v:v);_==0?(Z=y,rt=nt):(W=y,at=nt);for(let J=0;J<u.length;J++)p[J]!=null&&(_==0?W=at=u[J]:Z=rt=u[J],h.moveTo(W,Z),h.lineTo(at,rt));h.stroke(),$==1&&h.translate(-R,-R)}function If(u){let p=!0;return T.forEach((_,g)=>{if(!_.show)return;let y=M[_.scale];if(y.min==null){_._show&&(p=!1,_._show=!1,oo(!1));return}else _._show||(p=!1,_._show=!0,oo(!1));let v=_.side,E=v%2,{min:C,max:O}=y,[U,R]=qf(g,C,O,E==0?tt:N);if(R==0)return;let W=y.distr==2,Z=_._splits=_.splits(o,g,C,O,U,R,W),at=y.distr==2?Z.map(B=>Ue[B]):Z,rt=y.distr==2?Ue[Z[1]]-Ue[Z[0]]:U,nt=_._values=_.values(o,_.filter(o,at,g,R,rt),g,R,rt);_._rotate=v==2?_.rotate(o,nt,g,R):0;let J=_._size;_._size=Ae(_.size(o,nt,g,u)),J!=null&&_._size!=J&&(p=!1)}),p}function Hf(u){let p=!0;return yi.forEach((_,g)=>{let y=_(o,g,Tn,u);y!=rn[g]&&(p=!1),rn[g]=y}),p}function Vf(){for(let u=0;u<T.length;u++){let p=T[u];if(!p.show||!p._show)continue;let _=p.side,g=_%2,y,v,E=p.stroke(o,u),C=_==0||_==3?-1:1,[O,U]=p._found;if(p.label!=null){let oe=p.labelGap*C,_e=zt((p._lpos+oe)*ct);vi(p.labelFont[0],E,"center",_==2?"top":ec),h.save(),g==1?(y=v=0,h.translate(_e,zt(xe+De/2)),h.rotate((_==3?-Ys:Ys)/2)):(y=zt(pe+ae/2),v=_e);let An=Vc(p.label)?p.label(o,u,O,U):p.label;h.fillText(An,y,v),h.restore()}if(U==0)continue;let R=M[p.scale],W=g==0?ae:De,Z=g==0?pe:xe,at=p._splits,rt=R.distr==2?at.map(oe=>Ue[oe]):at,nt=R.distr==2?Ue[at[1]]-Ue[at[0]]:O,J=p.ticks,B=p.border,$t=J.show?J.size:0,Et=zt($t*ct),Kt=zt((p.alignTo==2?p._size-$t-p.gap:p.gap)*ct),mt=p._rotate*-Ys/180,Ct=k(p._pos*ct),me=(Et+Kt)*C,ne=Ct+me;v=g==0?ne:0,y=g==1?ne:0;let Te=p.font[0],Re=p.align==1?ko:p.align==2?wl:mt>0?ko:mt<0?wl:g==0?"center":_==3?wl:ko,Ke=mt||g==1?"middle":_==2?"top":ec;vi(Te,E,Re,Ke);let de=p.font[1]*p.lineGap,Ee=at.map(oe=>k(i(oe,R,W,Z))),Ne=p._values;for(let oe=0;oe<Ne.length;oe++){let _e=Ne[oe];if(_e!=null){g==0?y=Ee[oe]:v=Ee[oe],_e=""+_e;let An=_e.indexOf(`
`)==-1?[_e]:_e.split(/\n/gm);for(let se=0;se<An.length;se++){let ji=An[se];mt?(h.save(),h.translate(y,v+se*de),h.rotate(mt),h.fillText(ji,0,0),h.restore()):h.fillText(ji,y,v+se*de)}}}J.show&&Ur(Ee,J.filter(o,rt,u,U,nt),g,_,Ct,Et,gt(J.width*ct,3),J.stroke(o,u),J.dash,J.cap);let Ge=p.grid;Ge.show&&Ur(Ee,Ge.filter(o,rt,u,U,nt),g,g==0?2:1,g==0?xe:pe,g==0?De:ae,gt(Ge.width*ct,3),Ge.stroke(o,u),Ge.dash,Ge.cap),B.show&&Ur([Ct],[1],g==0?1:0,g==0?1:2,g==1?xe:pe,g==1?De:ae,gt(B.width*ct,3),B.stroke(o,u),B.dash,B.cap)}jt("drawAxes")}function oo(u){b.forEach((p,_)=>{_>0&&(p._paths=null,u&&(s==1?(p.min=null,p.max=null):p.facets.forEach(g=>{g.min=null,g.max=null})))})}let vs=!1,Rr=!1,zo=[];function Bf(){Rr=!1;for(let u=0;u<zo.length;u++)jt(...zo[u]);zo.length=0}function so(){vs||(Gp(Ei),vs=!0)}function jf(u,p=!1){vs=!0,Rr=p,u(o),Ei(),p&&zo.length>0&&queueMicrotask(Bf)}o.batch=jf;function Ei(){if(vr&&(Nf(),vr=!1),Zn&&(Af(),Zn=!1),gs){if(kt(m,ko,wt),kt(m,"top",Ut),kt(m,os,tt),kt(m,ss,N),kt(w,ko,wt),kt(w,"top",Ut),kt(w,os,tt),kt(w,ss,N),kt(d,os,Xe),kt(d,ss,kn),f.width=zt(Xe*ct),f.height=zt(kn*ct),T.forEach(({_el:u,_show:p,_size:_,_pos:g,side:y})=>{if(u!=null)if(p){let v=y===3||y===0?_:0,E=y%2==1;kt(u,E?"left":"top",g-v),kt(u,E?"width":"height",_),kt(u,E?"top":"left",E?Ut:wt),kt(u,E?"height":"width",E?N:tt),Tl(u,zn)}else be(u,zn)}),ys=no=Mr=Er=Cr=Ar=Pr=Or=Tr=null,ce=1,Ho(!0),wt!=Jn||Ut!=vn||tt!=He||N!=xn){oo(!1);let u=tt/He,p=N/xn;if(te&&!Sn&&V.left>=0){V.left*=u,V.top*=p,ro&&Ze(ro,zt(V.left),0,tt,N),lo&&Ze(lo,0,zt(V.top),tt,N);for(let _=0;_<Me.length;_++){let g=Me[_];g!=null&&(to[_]*=u,eo[_]*=p,Ze(g,Ae(to[_]),Ae(eo[_]),tt,N))}}if(yt.show&&!ws&&yt.left>=0&&yt.width>0){yt.left*=u,yt.width*=u,yt.top*=p,yt.height*=p;for(let _ in Ir)kt(co,_,yt[_])}Jn=wt,vn=Ut,He=tt,xn=N}jt("setSize"),gs=!1}Xe>0&&kn>0&&(h.clearRect(0,0,f.width,f.height),jt("drawClear"),q.forEach(u=>u()),jt("draw")),yt.show&&ws&&(xs(yt),ws=!1),te&&Sn&&(Cn(null,!0,!1),Sn=!1),X.show&&X.live&&Se&&(zr(),Se=!1),a||(a=!0,o.status=1,jt("ready")),Fo=!1,vs=!1}o.redraw=(u,p)=>{Zn=p||!1,u!==!1?an(P,A.min,A.max):so()};function Nr(u,p){let _=M[u];if(_.from==null){if(Gt==0){let g=_.range(o,p.min,p.max,u);p.min=g[0],p.max=g[1]}if(p.min>p.max){let g=p.min;p.min=p.max,p.max=g}if(Gt>1&&p.min!=null&&p.max!=null&&p.max-p.min<1e-16)return;u==P&&_.distr==2&&Gt>0&&(p.min=ze(p.min,e[0]),p.max=ze(p.max,e[0]),p.min==p.max&&p.max++),I[u]=p,vr=!0,so()}}o.setScale=Nr;let Wr,Fr,ro,lo,Ci,Ai,io,ao,Pi,Oi,bt,xt,ln=!1,Yt=V.drag,Vt=Yt.x,Bt=Yt.y;te&&(V.x&&(Wr=Ce(wp,w)),V.y&&(Fr=Ce(bp,w)),A.ori==0?(ro=Wr,lo=Fr):(ro=Fr,lo=Wr),bt=V.left,xt=V.top);let yt=o.select=Lt({show:!0,over:!0,left:0,width:0,top:0,height:0},t.select),co=yt.show?Ce(gp,yt.over?w:m):null;function xs(u,p){if(yt.show){for(let _ in u)yt[_]=u[_],_ in Ir&&kt(co,_,u[_]);p!==!1&&jt("setSelect")}}o.setSelect=xs;function Kf(u){if(b[u].show)Dt&&Tl(Mt[u],zn);else if(Dt&&be(Mt[u],zn),te){let _=Xn?Me[0]:Me[u];_!=null&&Ze(_,-10,-10,tt,N)}}function an(u,p,_){Nr(u,{min:p,max:_})}function Be(u,p,_,g){p.focus!=null&&Qf(u),p.show!=null&&b.forEach((y,v)=>{v>0&&(u==v||u==null)&&(y.show=p.show,Kf(v),s==2?(an(y.facets[0].scale,null,null),an(y.facets[1].scale,null,null)):an(y.scale,null,null),so())}),_!==!1&&jt("setSeries",u,p),g&&Vo("setSeries",o,u,p)}o.setSeries=Be;function Gf(u,p){Lt(D[u],p)}function Yf(u,p){u.fill=ot(u.fill||null),u.dir=it(u.dir,-1),p=p??D.length,D.splice(p,0,u)}function Jf(u){u==null?D.length=0:D.splice(u,1)}o.addBand=Yf,o.setBand=Gf,o.delBand=Jf;function Zf(u,p){b[u].alpha=p,te&&Me[u]!=null&&(Me[u].style.opacity=p),Dt&&Mt[u]&&(Mt[u].style.opacity=p)}let tn,cn,En,uo={focus:!0};function Qf(u){if(u!=En){let p=u==null,_=Ve.alpha!=1;b.forEach((g,y)=>{if(s==1||y>0){let v=p||y==0||y==u;g._focus=p?null:v,_&&Zf(y,v?1:Ve.alpha)}}),En=u,_&&so()}}Dt&&Qn&&ee(rc,ut,u=>{V._lock||(Mn(u),En!=null&&Be(null,uo,!0,At.setSeries))});function je(u,p,_){let g=M[p];_&&(u=u/ct-(g.ori==1?Ut:wt));let y=tt;g.ori==1&&(y=N,u=y-u),g.dir==-1&&(u=y-u);let v=g._min,E=g._max,C=u/y,O=v+(E-v)*C,U=g.distr;return U==3?So(10,O):U==4?Rp(O,g.asinh):U==100?g.bwd(O):O}function Xf(u,p){let _=je(u,P,p);return ze(_,e[0],It,Ht)}o.valToIdx=u=>ze(u,e[0]),o.posToIdx=Xf,o.posToVal=je,o.valToPos=(u,p,_)=>M[p].ori==0?r(u,M[p],_?ae:tt,_?pe:0):l(u,M[p],_?De:N,_?xe:0),o.setCursor=(u,p,_)=>{bt=u.left,xt=u.top,Cn(null,p,_)};function Li(u,p){kt(co,ko,yt.left=u),kt(co,os,yt.width=p)}function Di(u,p){kt(co,"top",yt.top=u),kt(co,ss,yt.height=p)}let qo=A.ori==0?Li:Di,Io=A.ori==1?Li:Di;function th(){if(Dt&&X.live)for(let u=s==2?1:0;u<b.length;u++){if(u==0&&ve)continue;let p=X.values[u],_=0;for(let g in p)Ie[u][_++].firstChild.nodeValue=p[g]}}function zr(u,p){if(u!=null&&(u.idxs?u.idxs.forEach((_,g)=>{pt[g]=_}):zp(u.idx)||pt.fill(u.idx),X.idx=pt[0]),Dt&&X.live){for(let _=0;_<b.length;_++)(_>0||s==1&&!ve)&&eh(_,pt[_]);th()}Se=!1,p!==!1&&jt("setLegend")}o.setLegend=zr;function eh(u,p){let _=b[u],g=u==0&&K==2?Ue:e[u],y;ve?y=_.values(o,u,p)??sn:(y=_.value(o,p==null?null:g[p],u,p),y=y==null?sn:{_:y}),X.values[u]=y}function Cn(u,p,_){Pi=bt,Oi=xt,[bt,xt]=V.move(o,bt,xt),V.left=bt,V.top=xt,te&&(ro&&Ze(ro,zt(bt),0,tt,N),lo&&Ze(lo,0,zt(xt),tt,N));let g,y=It>Ht;tn=_t,cn=null;let v=A.ori==0?tt:N,E=A.ori==1?tt:N;if(bt<0||Gt==0||y){g=V.idx=null;for(let C=0;C<b.length;C++){let O=Me[C];O!=null&&Ze(O,-10,-10,tt,N)}Qn&&Be(null,uo,!0,u==null&&At.setSeries),X.live&&(pt.fill(g),Se=!0)}else{let C,O,U;s==1&&(C=A.ori==0?bt:xt,O=je(C,P),g=V.idx=ze(O,e[0],It,Ht),U=L(e[0][g],A,v,0));let R=-10,W=-10,Z=0,at=0,rt=!0,nt="",J="";for(let B=s==2?1:0;B<b.length;B++){let $t=b[B],Et=pt[B],Kt=Et==null?null:s==1?e[B][Et]:e[B][1][Et],mt=V.dataIdx(o,B,g,O),Ct=mt==null?null:s==1?e[B][mt]:e[B][1][mt];if(Se=Se||Ct!=Kt||mt!=Et,pt[B]=mt,B>0&&$t.show){let me=mt==null?-10:mt==g?U:L(s==1?e[0][mt]:e[B][0][mt],A,v,0),ne=Ct==null?-10:G(Ct,s==1?M[$t.scale]:M[$t.facets[1].scale],E,0);if(Qn&&Ct!=null){let Te=A.ori==1?bt:xt,Re=qt(Ve.dist(o,B,mt,ne,Te));if(Re<tn){let Ke=Ve.bias;if(Ke!=0){let de=je(Te,$t.scale),Ee=Ct>=0?1:-1,Ne=de>=0?1:-1;Ne==Ee&&(Ne==1?Ke==1?Ct>=de:Ct<=de:Ke==1?Ct<=de:Ct>=de)&&(tn=Re,cn=B)}else tn=Re,cn=B}}if(Se||Xn){let Te,Re;A.ori==0?(Te=me,Re=ne):(Te=ne,Re=me);let Ke,de,Ee,Ne,Ge,oe,_e=!0,An=Xt.bbox;if(An!=null){_e=!1;let se=An(o,B);Ee=se.left,Ne=se.top,Ke=se.width,de=se.height}else Ee=Te,Ne=Re,Ke=de=Xt.size(o,B);if(oe=Xt.fill(o,B),Ge=Xt.stroke(o,B),Xn)B==cn&&tn<=Ve.prox&&(R=Ee,W=Ne,Z=Ke,at=de,rt=_e,nt=oe,J=Ge);else{let se=Me[B];se!=null&&(to[B]=Ee,eo[B]=Ne,hc(se,Ke,de,_e),uc(se,oe,Ge),Ze(se,Ae(Ee),Ae(Ne),tt,N))}}}}if(Xn){let B=Ve.prox,$t=En==null?tn<=B:tn>B||cn!=En;if(Se||$t){let Et=Me[0];Et!=null&&(to[0]=R,eo[0]=W,hc(Et,Z,at,rt),uc(Et,nt,J),Ze(Et,Ae(R),Ae(W),tt,N))}}}if(yt.show&&ln)if(u!=null){let[C,O]=At.scales,[U,R]=At.match,[W,Z]=u.cursor.sync.scales,at=u.cursor.drag;if(Vt=at._x,Bt=at._y,Vt||Bt){let{left:rt,top:nt,width:J,height:B}=u.select,$t=u.scales[W].ori,Et=u.posToVal,Kt,mt,Ct,me,ne,Te=C!=null&&U(C,W),Re=O!=null&&R(O,Z);Te&&Vt?($t==0?(Kt=rt,mt=J):(Kt=nt,mt=B),Ct=M[C],me=L(Et(Kt,W),Ct,v,0),ne=L(Et(Kt+mt,W),Ct,v,0),qo(qe(me,ne),qt(ne-me))):qo(0,v),Re&&Bt?($t==1?(Kt=rt,mt=J):(Kt=nt,mt=B),Ct=M[O],me=G(Et(Kt,Z),Ct,E,0),ne=G(Et(Kt+mt,Z),Ct,E,0),Io(qe(me,ne),qt(ne-me))):Io(0,E)}else Hr()}else{let C=qt(Pi-Ci),O=qt(Oi-Ai);if(A.ori==1){let Z=C;C=O,O=Z}Vt=Yt.x&&C>=Yt.dist,Bt=Yt.y&&O>=Yt.dist;let U=Yt.uni;U!=null?Vt&&Bt&&(Vt=C>=U,Bt=O>=U,!Vt&&!Bt&&(O>C?Bt=!0:Vt=!0)):Yt.x&&Yt.y&&(Vt||Bt)&&(Vt=Bt=!0);let R,W;Vt&&(A.ori==0?(R=io,W=bt):(R=ao,W=xt),qo(qe(R,W),qt(W-R)),Bt||Io(0,E)),Bt&&(A.ori==1?(R=io,W=bt):(R=ao,W=xt),Io(qe(R,W),qt(W-R)),Vt||qo(0,v)),!Vt&&!Bt&&(qo(0,0),Io(0,0))}if(Yt._x=Vt,Yt._y=Bt,u==null){if(_){if(Bi!=null){let[C,O]=At.scales;At.values[0]=C!=null?je(A.ori==0?bt:xt,C):null,At.values[1]=O!=null?je(A.ori==1?bt:xt,O):null}Vo(bl,o,bt,xt,tt,N,g)}if(Qn){let C=_&&At.setSeries,O=Ve.prox;En==null?tn<=O&&Be(cn,uo,!0,C):tn>O?Be(null,uo,!0,C):cn!=En&&Be(cn,uo,!0,C)}}Se&&(X.idx=g,zr()),p!==!1&&jt("setCursor")}let un=null;Object.defineProperty(o,"rect",{get(){return un==null&&Ho(!1),un}});function Ho(u=!1){u?un=null:(un=w.getBoundingClientRect(),jt("syncRect",un))}function Ui(u,p,_,g,y,v,E){V._lock||ln&&u!=null&&u.movementX==0&&u.movementY==0||(qr(u,p,_,g,y,v,E,!1,u!=null),u!=null?Cn(null,!0,!0):Cn(p,!0,!1))}function qr(u,p,_,g,y,v,E,C,O){if(un==null&&Ho(!1),Mn(u),u!=null)_=u.clientX-un.left,g=u.clientY-un.top;else{if(_<0||g<0){bt=-10,xt=-10;return}let[U,R]=At.scales,W=p.cursor.sync,[Z,at]=W.values,[rt,nt]=W.scales,[J,B]=At.match,$t=p.axes[0].side%2==1,Et=A.ori==0?tt:N,Kt=A.ori==1?tt:N,mt=$t?v:y,Ct=$t?y:v,me=$t?g:_,ne=$t?_:g;if(rt!=null?_=J(U,rt)?i(Z,M[U],Et,0):-10:_=Et*(me/mt),nt!=null?g=B(R,nt)?i(at,M[R],Kt,0):-10:g=Kt*(ne/Ct),A.ori==1){let Te=_;_=g,g=Te}}O&&(p==null||p.cursor.event.type==bl)&&((_<=1||_>=tt-1)&&(_=Wn(_,tt)),(g<=1||g>=N-1)&&(g=Wn(g,N))),C?(Ci=_,Ai=g,[io,ao]=V.move(o,_,g)):(bt=_,xt=g)}let Ir={width:0,height:0,left:0,top:0};function Hr(){xs(Ir,!1)}let Ri,Ni,Wi,Fi;function zi(u,p,_,g,y,v,E){ln=!0,Vt=Bt=Yt._x=Yt._y=!1,qr(u,p,_,g,y,v,E,!0,!1),u!=null&&(ee(yl,Sl,qi,!1),Vo(oc,o,io,ao,tt,N,null));let{left:C,top:O,width:U,height:R}=yt;Ri=C,Ni=O,Wi=U,Fi=R}function qi(u,p,_,g,y,v,E){ln=Yt._x=Yt._y=!1,qr(u,p,_,g,y,v,E,!1,!0);let{left:C,top:O,width:U,height:R}=yt,W=U>0||R>0,Z=Ri!=C||Ni!=O||Wi!=U||Fi!=R;if(W&&Z&&xs(yt),Yt.setScale&&W&&Z){let at=C,rt=U,nt=O,J=R;if(A.ori==1&&(at=O,rt=R,nt=C,J=U),Vt&&an(P,je(at,P),je(at+rt,P)),Bt)for(let B in M){let $t=M[B];B!=P&&$t.from==null&&$t.min!=_t&&an(B,je(nt+J,B),je(nt,B))}Hr()}else V.lock&&(V._lock=!V._lock,Cn(p,!0,u!=null));u!=null&&(Yn(yl,Sl),Vo(yl,o,bt,xt,tt,N,null))}function nh(u,p,_,g,y,v,E){if(V._lock)return;Mn(u);let C=ln;if(ln){let O=!0,U=!0,R=10,W,Z;A.ori==0?(W=Vt,Z=Bt):(W=Bt,Z=Vt),W&&Z&&(O=bt<=R||bt>=tt-R,U=xt<=R||xt>=N-R),W&&O&&(bt=bt<io?0:tt),Z&&U&&(xt=xt<ao?0:N),Cn(null,!0,!0),ln=!1}bt=-10,xt=-10,pt.fill(null),Cn(null,!0,!0),C&&(ln=C)}function Ii(u,p,_,g,y,v,E){V._lock||(Mn(u),Sr(),Hr(),u!=null&&Vo(lc,o,bt,xt,tt,N,null))}function Hi(){T.forEach(nd),xr(o.width,o.height,!0)}qn(Js,xo,Hi);let fo={};fo.mousedown=zi,fo.mousemove=Ui,fo.mouseup=qi,fo.dblclick=Ii,fo.setSeries=(u,p,_,g)=>{let y=At.match[2];_=y(o,p,_),_!=-1&&Be(_,g,!0,!1)},te&&(ee(oc,w,zi),ee(bl,w,Ui),ee(sc,w,u=>{Mn(u),Ho(!1)}),ee(rc,w,nh),ee(lc,w,Ii),Ll.add(o),o.syncRect=Ho);let Ss=o.hooks=t.hooks||{};function jt(u,p,_){Rr?zo.push([u,p,_]):u in Ss&&Ss[u].forEach(g=>{g.call(null,o,p,_)})}(t.plugins||[]).forEach(u=>{for(let p in u.hooks)Ss[p]=(Ss[p]||[]).concat(u.hooks[p])});let Vi=(u,p,_)=>_,At=Lt({key:null,setSeries:!1,filters:{pub:gc,sub:gc},scales:[P,b[1]?b[1].scale:null],match:[wc,wc,Vi],values:[null,null]},V.sync);At.match.length==2&&At.match.push(Vi),V.sync=At;let Bi=At.key,Vr=mu(Bi);function Vo(u,p,_,g,y,v,E){At.filters.pub(u,p,_,g,y,v,E)&&Vr.pub(u,p,_,g,y,v,E)}Vr.sub(o);function oh(u,p,_,g,y,v,E){At.filters.sub(u,p,_,g,y,v,E)&&fo[u](null,p,_,g,y,v,E)}o.pub=oh;function sh(){Vr.unsub(o),Ll.delete(o),$n.clear(),El(Js,xo,Hi),c.remove(),ut?.remove(),jt("destroy")}o.destroy=sh;function Br(){jt("init",t,e),$i(e||t.data,!1),I[P]?Nr(P,I[P]):Sr(),ws=yt.show&&(yt.width>0||yt.height>0),Sn=Se=!0,xr(t.width,t.height)}return b.forEach(bi),T.forEach(Rf),n?n instanceof HTMLElement?(n.appendChild(c),Br()):n(o,Br):Br(),o}Zt.assign=Lt;Zt.fmtNum=zl;Zt.rangeNum=Zs;Zt.rangeLog=tr;Zt.rangeAsinh=Wl;Zt.orient=Hn;Zt.pxRatio=ct;Zt.join=Kp;Zt.fmtDate=Il,Zt.tzDate=sm;Zt.sync=mu;{Zt.addGap=zm,Zt.clipGaps=or;let t=Zt.paths={points:yu};t.linear=ku,t.stepped=Hm,t.bars=Vm,t.spline=jm}var od="Arrow keys move along the chart, + and - zoom, 0 shows all.",Yl=new WeakMap,Mu=[[],[8,4],[2,3],[10,3,2,3]];function Oo(t,e={}){return{stroke:()=>Ye(`world-${t}`),width:2,dash:Mu[t%Mu.length],...e}}function Lo({title:t,sentence:e,data:n,series:o,x:s,y:r,numbers:l,sync:i,height:a=240}){let c=ge(null),f=ge(null);Nt(()=>{let d=c.current,m=()=>{f.current?.destroy(),f.current=new Zt(sd({place:d,series:o,x:s,y:r,sync:i,height:a}),n,d),d.querySelector("canvas").setAttribute("aria-hidden","true")};m();let w=new ResizeObserver(()=>{f.current.setSize({width:d.clientWidth,height:a})});w.observe(d);let $=!0,k=pn.subscribe(()=>{$||m(),$=!1});return()=>{k(),w.disconnect(),f.current.destroy()}},[n]);let h=d=>rd(d,f.current);return S`<figure class="chart">
    <figcaption><bdi>${z(t)}</bdi></figcaption>
    <p>${z(e)}</p>
    <div
      class="plot"
      ref=${c}
      tabindex="0"
      role="application"
      aria-label=${`${z(t)}. ${z(e)} ${od}`}
      onKeyDown=${h}
    ></div>
    <${Ia} caption=${t} ...${l} />
  </figure>`}function sd({place:t,series:e,x:n,y:o,sync:s,height:r}){let l=(c,f)=>({label:c.label,stroke:()=>Ye("ink"),grid:{stroke:()=>Ye("grid"),width:1},ticks:{stroke:()=>Ye("grid"),width:1},values:(h,d)=>d.map(m=>m===null?"":c.tick(m,d)),...c.splits?{splits:c.splits,filter:(h,d)=>d}:{},...f}),i=c=>(f,h)=>h==null?"":c.read(h),a=e.map(c=>({value:i(o),...c,label:z(c.label)}));return{width:Math.max(t.clientWidth,200),height:r,scales:{x:{time:!1,...n.scale??{}},y:{...o.scale??{}}},axes:[l(n,{size:44}),l(o,{size:64})],series:[{label:n.label,value:i(n)},...a],cursor:{drag:{x:!0,y:!1},...s?{sync:{key:s}}:{}},legend:{live:!0},hooks:{ready:[c=>Yl.set(c,{...c.scales.x})]}}}function rd(t,e){if(!e||t.ctrlKey||t.metaKey||t.altKey)return;let n={ArrowLeft:-1,ArrowRight:1,PageUp:-10,PageDown:10};if(t.key in n)ld(e,n[t.key]);else if(t.key==="+"||t.key==="=")Tu(e,.5);else if(t.key==="-")Tu(e,2);else if(t.key==="0"||t.key==="Home")id(e);else return;t.preventDefault()}function ld(t,e){let[n,o]=t.series[0].idxs,s=Math.min(o,Math.max(n,(t.cursor.idx??n-e)+e)),r=t.valToPos(t.data[0][s],"x"),l=t.series.findIndex((a,c)=>c>0&&t.data[c][s]!=null),i=l>0?t.valToPos(t.data[l][s],"y"):10;t.setCursor({left:r,top:i})}function Tu(t,e){let{min:n,max:o}=t.scales.x,s=t.cursor.idx==null?(n+o)/2:t.data[0][t.cursor.idx],r=(o-n)*e/2,l=Yl.get(t);t.setScale("x",{min:Math.max(l.min,s-r),max:Math.min(l.max,s+r)})}function id(t){let{min:e,max:n}=Yl.get(t);t.setScale("x",{min:e,max:n})}var cs=[["backlog","waits for a free thread"],["running","runs"],["sibling","lost to the other thread of the core"],["clock","lost to a slower clock"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"],["blocked","asleep"]];function ir(t){let e=t.flatMap(n=>n.spans.map(o=>o.summary.span));return[...new Set(e)]}function ar(t,e){return t.spans.find(n=>n.summary.span===e)}function Eu(t){let e=({summary:o})=>Math.max(0,...o.slowest.map(s=>s.elapsed_ns));return[...t.spans].sort((o,s)=>e(s)-e(o)).flatMap(({summary:o})=>o.slowest.map(s=>({...s,span:o.span})))}function Cu(t){return cs.map(([n])=>n).reduce((n,o)=>t[`${o}_ns`]>t[`${n}_ns`]?o:n)}function cr(t){let e=[...new Set(t.flatMap(o=>o.map(([s])=>s)))].sort((o,s)=>o-s),n=t.map(o=>{let s=new Map(o);return e.map(r=>s.get(r)??null)});return{x:e,columns:n}}var ad=[["p50","latency_ns_p50"],["p75","latency_ns_p75"],["p90","latency_ns_p90"],["p95","latency_ns_p95"],["p99","latency_ns_p99"],["p99.5","latency_ns_p995"],["p99.9","latency_ns_p999"],["longest","latency_ns_max"]];function Pu({worlds:t}){let e=n=>S`<${cd} key=${n} name=${n} worlds=${t} />`;return ir(t).map(e)}function cd({name:t,worlds:e}){let n=e.map(c=>ar(c,t)),o=n.map(c=>dd(c)),{x:s,columns:r}=cr(o),l=n.map(c=>c?.summary.count??0),i=[s,...r],a=S`<${Lo}
    title=${`How long ${t} takes`}
    sentence=${gd(e,n)}
    data=${i}
    series=${e.map((c,f)=>({label:c.name,spanGaps:!0,...Oo(f)}))}
    x=${ud(s)}
    y=${fd}
    numbers=${{columns:["beyond",...e.map(c=>`${c.name}, ms`)],rows:()=>s.map((c,f)=>_d(c,r.map(h=>h[f]),ue))}}
  />`;return S`<section>
    ${s.length>1&&a}
    <${we}
      caption=${`Percentiles of ${t}, ms`}
      columns=${["percentile",...e.map(c=>c.name)]}
      rows=${[["done",...l],...ad.map(([c,f])=>[c,...n.map(h=>h?.summary.count?ue(h.summary[f]):"-")])]}
    />
  </section>`}function ud(t){let e=Math.ceil(t.length>0?t[t.length-1]:1);return{label:"of all take this long or less",tick:Au,read:Au,splits:()=>[Math.log10(2),...Array.from({length:e},(n,o)=>o+1)],scale:{range:(n,o,s)=>[o??0,Math.max(s??1,(o??0)+.001)]}}}var fd={label:"latency",tick:lt,read:lt,splits:pd,scale:{distr:3,range:hd}};function hd(t,e,n){return[(e??1)/1.15,(n??10)*1.15]}function pd(t,e,n,o){let s=Math.floor(Math.log10(n)),r=Math.ceil(Math.log10(o))-s+1;return Array.from({length:r},(a,c)=>c+s).flatMap(a=>[1,2,5].map(c=>c*10**a)).filter(a=>n<=a&&a<=o)}var md=.9;function dd(t){let e=t?.curve.beyond??[],n=e.map((s,r)=>[-Math.log10(s),t.curve.latency_ns[r]||null]),o=n.filter((s,r)=>e[r]<md);return o.length>1?o:n}function Au(t){let e=100*(1-10**-t);return`${Number(e.toFixed(Math.max(1,Math.ceil(t))))} %`}function _d(t,e,n){return[`${Ot(100*10**-t)} %`,...e.map(s=>s===null?"-":n(s))]}function gd(t,e){let n=(o,s)=>{let r=t.length>1?`${t[s].name}: `:"",{count:l,latency_ns_p50:i,latency_ns_p99:a}=o?.summary??{count:0};return l?`${r}half take ${lt(i)} or less, 99 % take ${lt(a)} or less`:`${r}none was done`};return`${e.map(n).join("; ")}.`}var Jl={label:"seconds of the run",tick:(t,e)=>t.toFixed(wd(e)),read:t=>`${t.toFixed(3)} s`};function wd([t,e]){return e>t?Math.min(9,Math.max(0,Math.ceil(-Math.log10(e-t)))):0}var bd="In Kubernetes: limits.cpu is cpu.max, quota over period; a period with throttling counts in container_cpu_cfs_throttled_periods_total, of container_cpu_cfs_periods_total; throttled time is container_cpu_cfs_throttled_seconds_total. A burst (cpu.max.burst) has no field there. systemd: CPUQuota= and CPUQuotaPeriodSec=.";function Ou({worlds:t}){let e=[...new Set(t.flatMap(n=>n.limits.map(o=>o.path)))];return[S`<p class="note">${bd}</p>`,e.map(n=>S`<${yd} key=${n} path=${n} worlds=${t} />`)]}function yd({path:t,worlds:e}){let n=e.map(f=>f.limits.find(h=>h.path===t)),o=[...new Set(n.filter(Boolean).map(f=>lt(f.step_ns)))].join(", "),s=Zl(n,f=>f.used_in_step_ns.map(h=>h/f.step_ns)),r=Zl(n,f=>f.throttled_in_step_ns.map(h=>100*h/f.step_ns)),l=e.map(f=>f.name),i=$d(e,n),a={label:"CPUs",tick:Ot,read:f=>f.toFixed(2),scale:{range:(f,h,d)=>[0,Math.max(d??1,.1)*1.05]}},c={label:"throttled, %",tick:Ot,read:f=>`${f.toFixed(1)} %`,scale:{range:()=>[0,105]}};return S`<section>
    <${Lo}
      title=${`CPU time that ${t} used`}
      sentence=${vd(e,n,o)}
      sync="time"
      data=${[s.x,...s.columns,...i.map(({cpus:f})=>s.x.map(()=>f))]}
      series=${[...l.map((f,h)=>({label:f,spanGaps:!0,...Oo(h)})),...i.map(kd)]}
      x=${Jl}
      y=${a}
      numbers=${Ql(s,l,"CPUs")}
    />
    <${Lo}
      title=${`When ${t} was throttled`}
      sentence=${xd(e,n,o)}
      sync="time"
      height=${180}
      data=${[r.x,...r.columns]}
      series=${l.map((f,h)=>({label:f,spanGaps:!0,...Oo(h)}))}
      x=${Jl}
      y=${c}
      numbers=${Ql(r,l,"%")}
    />
    <${we} caption=${`Limit of ${t}`} ...${Md(e,n)} />
  </section>`}function Lu({worlds:t}){return ir(t).map(e=>{let n=t.map(l=>ar(l,e)?.steps),o=Zl(n,l=>l.slowest_ns.map(i=>i>0?i/1e6:null));if(o.columns.flat().filter(l=>l!==null).length<2)return null;let s=t.map(l=>l.name),r={label:"slowest, ms",tick:Ot,read:l=>`${l.toFixed(3)} ms`,scale:{range:(l,i,a)=>[0,Math.max(a??1,1e-6)*1.05]}};return S`<${Lo}
      key=${e}
      title=${`Slowest ${e} by when it began`}
      sentence=${Sd(t,n)}
      sync="time"
      height=${200}
      data=${[o.x,...o.columns]}
      series=${s.map((l,i)=>({label:l,spanGaps:!0,...Oo(i)}))}
      x=${Jl}
      y=${r}
      numbers=${Ql(o,s,"ms")}
    />`})}function Zl(t,e){return cr(t.map(n=>n?e(n).map((o,s)=>[(s+.5)*n.step_ns/1e9,o]):[]))}function $d(t,e){let n=[];return e.forEach((o,s)=>{if(!o||o.quota_ns===null)return;let r=o.quota_ns/o.period_ns,l=n.find(i=>i.cpus===r);l?l.names.push(t[s].name):n.push({cpus:r,names:[t[s].name],world:s})}),n}function kd({names:t,world:e},n,o){let s=o.length>1?`quota, ${t.join(" and ")}`:"quota",r=()=>Ye(o.length>1?`world-${e}`:"quota"),l=o.length>1?3:1;return{label:s,stroke:r,width:l,dash:[1,4],points:{show:!1}}}function Ql({x:t,columns:e},n,o){return{columns:["s",...n.map(s=>`${s}, ${o}`)],rows:()=>t.map((s,r)=>[s.toFixed(3),...e.map(l=>l[r]===null?"-":l[r].toFixed(2))])}}function Xl(t,e,n){return e.map((s,r)=>s?t.length>1?`${t[r].name}: ${n(s)}`:n(s):null).filter(Boolean).join("; ")}function vd(t,e,n){return`${Xl(t,e,s=>{let r=s.quota_ns===null?"no quota":`quota ${lt(s.quota_ns)}`,l=s.burst_ns>0?`, burst ${lt(s.burst_ns)}`:", no burst";return`${r} for each ${lt(s.period_ns)}${l}`})}. Each point is a mean over ${n}; the kernel's periods may begin elsewhere, so a point may lie above what the limit allows in one.`}function xd(t,e,n){return`${Xl(t,e,s=>`throttled in ${s.nr_throttled} of ${s.nr_periods} periods`+(s.nr_bursts>0?`, burst used in ${s.nr_bursts}`:""))}. The line is the share of each ${n} in which at least one CPU's queue of the group was throttled. A period in which the group had nothing to do is not counted.`}function Sd(t,e){return`${Xl(t,e,o=>{let s=Math.max(...o.slowest_ns,0);if(s===0)return"none was done";let r=o.slowest_ns.indexOf(s)*o.step_ns;return`the slowest took ${lt(s)} and began at about ${(r/1e9).toFixed(2)} s`})}.`}function Md(t,e){let n=(r,l)=>[r,...e.map(i=>i?l(i):"-")],o=r=>r.quota_ns===null?"max":r.quota_ns/1e3,s=r=>We(r.nr_throttled/Math.max(1,r.nr_periods));return{columns:["cpu.max and cpu.stat",...t.map(r=>r.name)],rows:[n("quota, us",o),n("period, us",r=>r.period_ns/1e3),n("burst, us",r=>r.burst_ns/1e3),n("nr_periods",r=>r.nr_periods),n("nr_throttled",r=>r.nr_throttled),n("throttled periods",s),n("throttled time of all CPUs, ms",r=>(r.throttled_ns/1e6).toFixed(3)),n("nr_bursts",r=>r.nr_bursts),n("burst used, ms",r=>(r.burst_used_ns/1e6).toFixed(3))]}}function Du(t){return{cpus:t.cpus,states:t.states,tasks:t.tasks,steps:t.steps,windows:t.windows.map(e=>Td(e,t))}}function Td({from_ns:t,to_ns:e,is_cut:n,stretches:o,wakes:s},{cpus:r,tasks:l}){let i=o.task.length,a=new Float64Array(i),c=new Float64Array(i),f=t;for(let d=0;d<i;d+=1)f+=o.after_ns[d],a[d]=f,c[d]=f+o.length_ns[d];let h=(d,m)=>{let w=Array.from({length:m},()=>[]);return o[d].forEach(($,k)=>w[$].push(k)),w};return{from_ns:t,to_ns:e,is_cut:n,from:a,to:c,task:o.task,state:o.state,cpu:o.cpu,byTask:h("task",l.length),byCpu:h("cpu",r),wakes:Ed(t,s)}}function Ed(t,e){let n=t;return e.task.map((o,s)=>{n+=e.after_ns[s];let{[s]:r}=e.waker;return{at:n,task:o,waker:r,wakerCpu:e.waker_cpu[s],targetCpu:e.target_cpu[s]}})}function ti(t,e,n){let o=0,s=t.length;for(;o<s;){let r=o+s>>1;e[t[r]]<=n?o=r+1:s=r}return o}function Uu(t,e,n){let o=t.states.length,s=t.tasks.map(()=>new Array(o).fill(0)),r=0;for(let l of t.windows){let i=Math.max(e,l.from_ns),a=Math.min(n,l.to_ns);i>=a||(r+=a-i,l.byTask.forEach((c,f)=>{for(let h=ti(c,l.to,i);h<c.length;h+=1){let d=c[h];if(l.from[d]>=a)break;let m=Math.min(a,l.to[d])-Math.max(i,l.from[d]);s[f][l.state[d]]+=m}}))}return{known:r,sums:s}}var ie=24,Cd=300;function ur(t,e,n){let o=n<560?78:150,s=e==="cpu"?Array.from({length:t.cpus},(l,i)=>({name:`CPU ${i}`,at:i})):t.tasks.map((l,i)=>({name:l.name,at:i})).slice(0,400),r=Math.max(e==="cpu"?14:12,Math.min(26,Math.floor(420/s.length)));return{rows:s,label:o,tall:r,height:ie+Math.max(1,s.length)*r+2}}function Nu(t,e,{by:n,from:o,to:s,marks:r,colours:l}){let i=window.devicePixelRatio||1,a=t.clientWidth,c=ur(e,n,a);t.width=Math.round(a*i),t.height=Math.round(c.height*i);let f=t.getContext("2d");f.scale(i,i),f.fillStyle=l.paper,f.fillRect(0,0,a,c.height);let d={pen:f,plan:c,x:m=>c.label+(m-o)*(a-c.label)/(s-o),from:o,to:s,width:a,colours:l,by:n};Ad(d),Pd(d,e);for(let m of e.windows)m.to_ns>o&&m.from_ns<s&&Od(d,e,m);r&&ei(d,r),ni(d),Wd(d)}function Do({plan:t},e){return ie+e*t.tall}function Ad({pen:t,plan:e,width:n,colours:o}){e.rows.forEach((s,r)=>{t.fillStyle=r%2?o.paper:o.stripe,t.fillRect(e.label,ie+r*e.tall,n-e.label,e.tall)})}function Pd(t,e){let{steps:n}=e;if(t.by==="cpu"){t.plan.rows.forEach((s,r)=>{let l=n.cpu_busy_per_mille[Math.floor(s.at/n.cpus_per_row)];Ru(t,e,r,[[l,"running"]])});return}let o=new Map(n.rows.map(s=>[s.name,s]));t.plan.rows.forEach((s,r)=>{let l=o.get(s.name);if(!l)return;let i=[[l.running_per_mille,"running"],[l.queued_per_mille,"queued"],[l.throttled_per_mille,"throttled"]];Ru(t,e,r,i)})}function Ru(t,e,n,o){let{pen:s,plan:r,x:l,from:i,to:a,colours:c}=t,{step_ns:f}=e.steps,h=r.tall-3,d=o[0][0]?.length??0,m=Math.max(0,Math.floor(i/f)),w=Math.min(d,Math.ceil(a/f));for(let $=m;$<w;$+=1){let k=Math.max(r.label,l($*f)),x=Math.max(.5,l(($+1)*f)-k),b=Do(t,n)+2+h;for(let[T,M]of o){let D=h*T[$]/1e3;b-=D,s.globalAlpha=.45,s.fillStyle=c[M],s.fillRect(k,b,x,D)}}s.globalAlpha=1}function Od(t,e,n){let{pen:o,plan:s,x:r,from:l,to:i,width:a,colours:c}=t,f=Math.max(s.label,r(n.from_ns)),h=Math.min(a,r(n.to_ns));s.rows.forEach((d,m)=>{o.fillStyle=m%2?c.paper:c.stripe,o.fillRect(f,Do(t,m),h-f,s.tall)}),o.fillStyle=c.window,o.fillRect(f,ie-4,Math.max(2,h-f),4),s.rows.forEach((d,m)=>{let w=t.by==="cpu"?n.byCpu[d.at]:n.byTask[d.at];Ld(t,e,n,w,m)}),Rd(t,n,Math.max(l,n.from_ns),Math.min(i,n.to_ns))}function Ld(t,e,n,o,s){let{plan:r,x:l,from:i,to:a,width:c,by:f}=t,h=new Map,d=f==="cpu"?0:ti(o,n.to,i);for(let m=d;m<o.length;m+=1){let w=o[m];if(n.from[w]>=a)break;if(n.to[w]<=i)continue;let $=n.state[w],k=Math.max(r.label,l(n.from[w])),x=Math.min(c,l(n.to[w]));if(x-(h.get($)??-1)<.4)continue;h.set($,x);let b=e.tasks[n.task[w]];Dd(t,s,e.states[$],k,Math.max(x-k,.6),b)}}function Dd(t,e,n,o,s,r){let{pen:l,plan:i,colours:a,by:c}=t,f=i.tall-3,h=c==="cpu"?Math.max(3,Math.floor(f/4)):f,d=Do(t,e)+2,m=f;if(c==="cpu"?(m=n==="running"?f-h:h,d+=n==="running"?0:f-h):n!=="running"&&(m=Math.max(3,Math.floor(f*.6)),d+=f-m),l.fillStyle=a[n],l.fillRect(o,d,s,m),n==="throttled"&&s>3&&m>2&&Ud(l,o,d,s,m,a.paper),c==="cpu"&&n==="running"&&s>34){l.fillStyle=a.onRunning,l.font="10px system-ui, sans-serif";let w=Math.floor((s-4)/6);l.fillText($o(r.name,w),o+2,d+m/2+3.5)}}function Ud(t,e,n,o,s,r){t.save(),t.beginPath(),t.rect(e,n,o,s),t.clip(),t.strokeStyle=r,t.lineWidth=1,t.beginPath();for(let l=e-s;l<e+o;l+=5)t.moveTo(l,n+s),t.lineTo(l+s,n);t.stroke(),t.restore()}function Rd(t,e,n,o){let{pen:s,x:r,colours:l,by:i,plan:a}=t,c=e.wakes.filter(f=>f.at>=n&&f.at<o);if(!(c.length===0||c.length>Cd)){s.strokeStyle=l.ink,s.fillStyle=l.ink,s.lineWidth=1;for(let f of c){let[h,d]=i==="cpu"?[f.wakerCpu,f.targetCpu]:[f.waker,f.task];if(d>=a.rows.length)continue;let m=r(f.at),w=Do(t,d)+a.tall/2;if(h!==null&&h!==d&&h<a.rows.length){let $=Do(t,h)+a.tall/2;s.globalAlpha=.6,s.beginPath(),s.moveTo(m,$),s.lineTo(m,w),s.stroke(),s.globalAlpha=1}s.beginPath(),s.moveTo(m,w),s.lineTo(m-4,w-3),s.lineTo(m-4,w+3),s.fill()}}}function ei({pen:t,plan:e,x:n,width:o,colours:s},{from:r,taken:l,to:i}){t.fillStyle=s.mark;let a=c=>Math.min(o,Math.max(e.label,n(c)));t.globalAlpha=.16,t.fillRect(a(r),ie,a(i)-a(r),e.height),t.globalAlpha=1,t.strokeStyle=s.mark,t.lineWidth=2;for(let[c,f]of[[r,[]],[l,[4,3]],[i,[]]])c===void 0||n(c)<e.label||n(c)>o||(t.setLineDash(f),t.beginPath(),t.moveTo(n(c),ie),t.lineTo(n(c),e.height),t.stroke());t.setLineDash([])}function ni({pen:t,plan:e,x:n,from:o,to:s,width:r,colours:l}){let i=Nd((s-o)/Math.max(2,(r-e.label)/110));t.font="11px system-ui, sans-serif",t.fillStyle=l.ink,t.strokeStyle=l.grid,t.lineWidth=1;for(let a=Math.ceil(o/i)*i;a<s;a+=i){let c=n(a);t.beginPath(),t.moveTo(c,ie-4),t.lineTo(c,e.height),t.stroke();let f=mn(a,i*100);c+t.measureText(f).width<r&&t.fillText(f,c+2,12)}}function Nd(t){let e=10**Math.floor(Math.log10(Math.max(t,1)));return[1,2,5,10].map(n=>n*e).find(n=>n>=t)}function Wd(t){let{pen:e,plan:n,colours:o}=t;e.fillStyle=o.paper,e.fillRect(0,0,n.label,n.height),e.fillStyle=o.ink,e.font=`${Math.min(12,n.tall-2)}px system-ui, sans-serif`;let s=Math.floor((n.label-8)/6.4);n.rows.forEach((r,l)=>{e.fillText($o(r.name,s),2,Do(t,l)+n.tall/2+4)})}function fr(t){let e=Eu(t).map(i=>({world:t.name,name:i.span,task:i.task,from:i.at_ns,taken:i.taken_at_ns,to:i.at_ns+i.elapsed_ns,blame:i.blame})),n=t.schedule.longest_wait;if(e.length>0||!n)return e;let{task:o,from_ns:s,to_ns:r}=n;return[{world:t.name,name:"longest time ready without a CPU",task:o,from:s,to:r,blame:null}]}function hr({jumps:t,chosen:e,choose:n,several:o,of:s=""}){let r=(l,i)=>[{text:`${i+1}`,node:S`<${Fd} ...${{jump:l,at:i,chosen:e,choose:n}} />`},...o?[l.world]:[],l.name,(l.from/1e9).toFixed(6),ue(l.to-l.from),{text:Wu(l.blame),node:S`<${zd} blame=${l.blame} />`},l.task];return S`<${we}
    caption=${`The slowest${s}, and where their time went`}
    columns=${["jump to",...o?["run"]:[],"what","began, s","took, ms","where the time went","ended by"]}
    rows=${t.map(r)}
    selected=${e}
  />`}function Fd({jump:t,at:e,chosen:n,choose:o}){return S`<button
    type="button"
    class="jump"
    aria-pressed=${e===n}
    onClick=${()=>o(e)}
  >
    ${e+1}<span class="unseen">: show ${z(t.name)} of ${lt(t.to-t.from)}</span>
  </button>`}function oi(t){let e=Math.max(1,cs.reduce((o,[s])=>o+t[`${s}_ns`],0));return cs.map(([o,s])=>({name:o,says:s,share:t[`${o}_ns`]/e})).filter(({share:o})=>o>0)}function Wu(t){return t?oi(t).map(({name:e,share:n})=>`${e} ${We(n)}`).join(", "):"-"}function zd({blame:t}){if(!t)return"-";let e=Cu(t),n=oi(t).map(({name:s,share:r})=>S`<span class=${`cause ${s}`} style=${{width:`${100*r}%`}}></span>`),o=oi(t).find(({name:s})=>s===e)?.share??0;return S`<span class="blame" role="img" aria-label=${Wu(t)}>${n}</span>
    <span class="main" aria-hidden="true">${e} ${We(o,0)}</span>`}function pr(){return S`<ul class="legend">
    ${cs.map(([t,e])=>S`<li><span class=${`cause ${t}`}></span> ${t}: ${e}</li>`)}
  </ul>`}var Fu=200;function mr(t){let e={from:0,to:Math.max(t,Fu)},n=Ft(e),o=(s,r)=>{let l=Math.min(Math.max(r-s,Fu),e.to),i=(s+r)/2,a=Math.min(Math.max(0,i-l/2),e.to-l);n.value={from:a,to:a+l}};return{range:n,show:o,all:()=>o(0,e.to),zoom:(s,r)=>{let{from:l,to:i}=n.value,a=r??(l+i)/2;o(a-(a-l)*s,a+(i-a)*s)},move:s=>{let{from:r,to:l}=n.value,i=l-r,a=Math.min(Math.max(0,r+s*i),e.to-i);n.value={from:a,to:a+i}}}}function dr(t,e,n){let o=new Map,s=c=>{let{from:f,to:h}=e.range.value,d=t.clientWidth-n();return f+(c-n())*(h-f)/d},r=c=>c/(t.clientWidth-n()),l=new AbortController,i={signal:l.signal},a=(c,f,h)=>t.addEventListener(c,f,{...h,...i});a("wheel",c=>{if(!c.ctrlKey&&!c.shiftKey)return;c.preventDefault();let f=c.deltaY||c.deltaX;c.ctrlKey?e.zoom(f>0?1.25:.8,s(c.offsetX)):e.move(f>0?.1:-.1)},{passive:!1}),a("dblclick",c=>e.zoom(.4,s(c.offsetX))),a("pointerdown",c=>{o.set(c.pointerId,c.offsetX),t.setPointerCapture(c.pointerId)}),a("pointermove",c=>{let f=o.get(c.pointerId);f!==void 0&&(o.size===1?e.move(-r(c.offsetX-f)):qd(e,o,c,s),o.set(c.pointerId,c.offsetX))});for(let c of["pointerup","pointercancel"])a(c,f=>o.delete(f.pointerId));return()=>l.abort()}function qd(t,e,n,o){let[s]=[...e].filter(([i])=>i!==n.pointerId).map(([,i])=>i),r=Math.abs(e.get(n.pointerId)-s),l=Math.abs(n.offsetX-s);r>4&&l>4&&t.zoom(r/l,o((n.offsetX+s)/2))}function _r(t,e,n){let o={ArrowLeft:()=>e.move(-.2),ArrowRight:()=>e.move(.2),PageUp:()=>e.move(-1),PageDown:()=>e.move(1),"+":()=>e.zoom(.5),"=":()=>e.zoom(.5),"-":()=>e.zoom(2),0:e.all,Home:e.all,n:()=>n(1),p:()=>n(-1)};return t in o?(o[t](),!0):!1}var zu=60,us="Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.",Id="Blank is blocked or idle. Under a bar at the top every switch is drawn. Elsewhere the page has no room for that: there a pale column stands for a whole step of time, and its height is the share of the step that was spent so, not one stretch. The shaded time is the chosen request, the broken line when a thread took it. Arrows are wake-ups, from who woke to who was woken.";function qu({worlds:t}){let e=t.length>1,n=Jt(()=>t.map(w=>Du(w.schedule)),[t]),o=Math.max(...t.map(w=>w.ended_ns)),s=Jt(()=>mr(o),[t]),r=Jt(()=>t.flatMap(w=>fr(w)),[t]),[l,i]=Tt("task"),[a,c]=Tt(r.length>0?0:-1),f=w=>{let{from:$,to:k}=r[w],x=Math.max((k-$)*.08,1e3);c(w),s.show($-x,k+x)};Nt(()=>{let[w]=n.flatMap(({windows:$})=>$);r.length>0?f(0):w&&s.show(w.from_ns,w.to_ns)},[t]);let h=w=>{r.length>0&&f((a+w+r.length)%r.length)},d=r[a],m=(w,$)=>{let k={world:w,decoded:n[$],view:s,marks:d};return[S`<${Bd} ...${{...k,by:l,step:h}} />`,S`<${Kd} ...${k} isBrief=${e} />`]};return S`<div class="schedule">
    <${si} view=${s} by=${l} setBy=${i} jump=${r.length>0&&h} />
    ${e?t.map((w,$)=>S`<section class="beside" aria-label=${`Schedule: ${z(w.name)}`}>
            <h3><bdi>${z(w.name)}</bdi></h3>
            ${m(w,$)}
          </section>`):m(t[0],0)}
    <${jd} by=${l} />
    ${e&&S`<${Hd} marks=${d} />`}
    <${hr} ...${{jumps:r,chosen:a,choose:f,several:e}} />
    ${r.some(w=>w.blame)&&S`<${pr} />`}
    ${t.map(w=>Vd(w,e?`${w.name}: `:""))}
  </div>`}function Hd({marks:t}){return S`<p class="note">
    ${t&&S`The shaded time is a request of <bdi>${z(t.world)}</bdi>.${" "}`}
    With the same seed the same requests come to every run, at the same times where clients do not
    wait for answers. For a table of what a run's tasks did, choose that run above.
  </p>`}function Vd({schedule:t},e){let n=t.windows_left_out,o=t.windows.filter(l=>l.is_cut).length,s=o===1?"1 of the times in full ends early: so much happened in it.":`${o} of the times in full end early: so much happened in them.`,r=l=>S`<p class="note">${z(`${e}${l}`)}</p>`;return[n>0&&r(`${n} of the times in full had no room on this page.`),o>0&&r(`${s} What follows is drawn in steps.`)]}function si({view:t,by:e,setBy:n,jump:o,id:s=t.range.peek().to}){let r=(i,a)=>S`<button type="button" onClick=${a}>${i}</button>`,l=(i,a)=>S`<label
      ><input
        type="radio"
        name=${`by-${s}`}
        checked=${e===i}
        onChange=${()=>n(i)}
      />
      ${a}</label
    >`;return S`<div class="buttons">
    <fieldset><legend>Rows</legend>${l("task","tasks")} ${l("cpu","CPUs")}</fieldset>
    ${r("Zoom in",()=>t.zoom(.5))} ${r("Zoom out",()=>t.zoom(2))}
    ${r("Earlier",()=>t.move(-.5))} ${r("Later",()=>t.move(.5))}
    ${r("Whole run",t.all)}
    ${o&&r("Previous slowest",()=>o(-1))}
    ${o&&r("Next slowest",()=>o(1))}
  </div>`}function ri(){let e=Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink","grid"].map(r=>[r,Ye(r)])),[n,o,s]=["window","mark","on-running"].map(Ye);return{...e,window:n,mark:o,onRunning:s}}function Bd({world:t,decoded:e,view:n,by:o,marks:s,step:r}){let l=ge(null),i=ge({});i.current={by:o,marks:s},Nt(()=>{let h=l.current,d=()=>{let{from:x,to:b}=n.range.peek();Nu(h,e,{...i.current,from:x,to:b,colours:ri()})},m=0,w=()=>{cancelAnimationFrame(m),m=requestAnimationFrame(d)};i.current.later=w;let $=re(()=>{n.range.value,pn.value,w()}),k=new ResizeObserver(w);return k.observe(h.parentElement),()=>{$(),k.disconnect(),cancelAnimationFrame(m)}},[e,o,s]),Nt(()=>{let h=l.current;return dr(h,n,()=>ur(e,"task",h.clientWidth).label)},[n]);let a=h=>{h.ctrlKey||h.metaKey||h.altKey||_r(h.key,n,r)&&h.preventDefault()},{height:c}=ur(e,o,1e3),f=`Schedule of ${z(t.name)} by ${o==="cpu"?"CPU":"task"}. ${us}`;return S`<div
    class="canvas"
    tabindex="0"
    role="application"
    aria-label=${f}
    onKeyDown=${a}
  >
    <canvas ref=${l} style=${{height:`${c}px`}} aria-hidden="true"></canvas>
  </div>`}function jd({by:t}){let e=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"]],n=t==="cpu"?"Waiting tasks are the strip below who runs. ":"";return S`<ul class="legend">
      ${e.map(([o,s])=>S`<li><span class=${`cause ${o}`}></span> ${o}: ${s}</li>`)}
      <li><span class="cause running pale"></span> pale: the share of a step that was spent so</li>
    </ul>
    <p class="note">${n}${Id} ${us}</p>`}function Kd({world:t,decoded:e,view:n,marks:o,isBrief:s}){let{from:r,to:l}=n.range.value,{known:i,sums:a}=Jt(()=>Uu(e,r,l),[e,r,l]),c=l-r,f=e.tasks.map(($,k)=>({task:$,sums:a[k]}));f.sort(($,k)=>gr(k.sums)-gr($.sums));let h=f.filter(({sums:$})=>gr($)>0),d=({task:$,sums:k})=>[$.name,$.group,...k.map(ue),ue(Math.max(0,i-gr(k)))],m=i>=c*.999?"what you see":"the times in full that you see",w=h.length-zu;return S`<p class="seen" aria-live="polite">
      ${Gd(t,e,{from:r,to:l,known:i,sums:a,marks:o})}
    </p>
    ${!s&&S`<${we}
      caption=${`What each task did in ${m}, ms`}
      columns=${["task","group",...e.states,"blocked"]}
      rows=${h.slice(0,zu).map(d)}
    />`}
    ${!s&&w>0&&S`<p class="note">and ${w} more tasks</p>`}`}function gr(t){return t.reduce((e,n)=>e+n,0)}function Gd(t,e,{from:n,to:o,known:s,sums:r,marks:l}){let i=o-n,a=`You see ${lt(i)} of ${lt(t.ended_ns)}, from ${mn(n,i)}.`;if(s===0)return`${a} It is drawn in steps of ${lt(e.steps.step_ns)}.`;let c=e.tasks.find($=>$.name===l?.task)?.group;if(c===void 0)return a;let f=r.filter(($,k)=>e.tasks[k].group===c&&e.tasks[k]),h=$=>{let k=e.states.indexOf($),x=f.reduce((b,T)=>b+T[k],0);return We(x/Math.max(1,s*f.length),0)},d=`The ${f.length} tasks of ${z(c)} that are drawn`,m=`${h("queued")} waiting for a CPU, ${h("running")} running`;return`${a} ${d} spent ${h("throttled")} of it throttled, ${m}, the rest asleep or on the way to another CPU.`}var li=-1;function Iu({worlds:t}){let e=t.length>1,[n,o]=Tt(e?li:0),s=Jt(()=>n===li?t:[t[n]],[t,n]),r=(l,i)=>S`<label
      ><input
        type="radio"
        name="world"
        checked=${i===n}
        onChange=${()=>o(i)}
      />
      <bdi>${z(l)}</bdi></label
    >`;return S`${e&&S`<fieldset class="worlds">
      <legend>Which run</legend>
      ${r("all, at the same time",li)} ${t.map(({name:l},i)=>r(l,i))}
    </fieldset>`}
    <${qu} key=${n} worlds=${s} />`}var Yd=6;function ii(t,e){return(e?e.numbers:Jd(t)).map(({label:o,of:s,read:r})=>[o,...t.map(l=>{let i=s(l.run);return i==null?"-":r(i)})])}var Q={time:lt,percent:t=>We(t/100),count:t=>String(t),number:t=>Ot(t),joules:t=>`${Ot(t)} J`},Vn=(t,e)=>t.tasks.find(n=>n.name===e),ai=(t,e)=>t.groups.find(n=>n.path===e),Bn=(t,e=0)=>t.requests[e];function Jd(t){let[{run:e}]=t,n=e.requests.flatMap(({span:r},l)=>[{label:`${r}: done`,of:i=>Bn(i,l)?.count,read:Q.count},{label:`${r}: p50`,of:i=>wr(i,l)?.latency_ns_p50,read:Q.time},{label:`${r}: p99`,of:i=>wr(i,l)?.latency_ns_p99,read:Q.time},{label:`${r}: slower than p99`,of:i=>Zd(wr(i,l)),read:Q.count},{label:`${r}: slowest`,of:i=>wr(i,l)?.latency_ns_max,read:Q.time}]),o=e.groups.filter(r=>r.limit).map(({path:r})=>({label:`${r}: periods throttled`,of:l=>ai(l,r)?.limit?.throttle_ratio_percent,read:Q.percent})),s=n.length>0?[]:e.tasks.slice(0,Yd).flatMap(Qd);return[...n,...o,...s,...Xd()]}function wr(t,e){let n=Bn(t,e);return n?.count>0?n:null}function Zd(t){return t===null?null:Math.floor(t.count/100)}function Qd({name:t}){return[{label:`${t}: CPU time`,of:e=>Vn(e,t)?.runtime_ns,read:Q.time},{label:`${t}: mean wait for a CPU`,of:e=>Vn(e,t)?.delay_ns_mean,read:Q.time},{label:`${t}: longest wait for a CPU`,of:e=>Vn(e,t)?.delay_ns_max,read:Q.time}]}function Xd(){return[{label:"CPU time of all tasks",of:t=>t.total.runtime_ns,read:Q.time},{label:"switches",of:t=>t.total.switches,read:Q.count},{label:"migrations",of:t=>t.total.migrations,read:Q.count},{label:"wake-up latency, p99",of:t=>t.total.wakeups>0?t.total.wake_latency_ns_p99:null,read:Q.time}]}var t0=100;function Hu({play:t,story:e}){let n=t.result.value;if(!n)return S`<p role="status">The engine is loading.</p>`;let o=[n.a,n.b].filter(a=>a?.ok).map(a=>a.ok),s=[n.a,n.b].filter(a=>a&&!a.ok);if(o.length===0){let a=s.find(({kind:f})=>f==="stopped"),c=a?z(a.message):"the message stands where the text is.";return S`<p class="caution" role="alert">No run: ${c}</p>`}let r=o.map(({document:a})=>a.worlds[0]),l=r.some(({spans:a})=>a.some(({summary:c})=>c.count>0)),i=r.some(a=>a.limits.length>0);return S`<section class="outcome" aria-label="What came out">
    <${e0} shown=${n} answers=${o} />
    <${n0} answers=${o} broken=${s} />
    <${we}
      caption=${r.length>1?"Numbers of both worlds":"Numbers of world A"}
      columns=${["what",...r.map(a=>a.name)]}
      rows=${ii(o,e)}
    />
    <${s0} answers=${o} />
    ${l&&S`<h2>Latency</h2><${Pu} worlds=${r} />`}
    ${(i||l)&&S`<h2>Over time</h2>`}
    ${i&&S`<${Ou} worlds=${r} />`}
    ${l&&S`<${Lu} worlds=${r} />`}
    <h2>Schedule</h2>
    <${Iu} key=${r.map(({digest:a})=>a).join()} worlds=${r} />
  </section>`}function Vu({play:t,story:e}){let{a:n,b:o}=t.result.value??{},s=[n,o].filter(h=>h?.ok).map(h=>h.ok);if(s.length===0)return null;let r=ii(s,e),[l,...i]=r.find(([h])=>h.endsWith("p99"))??r[0],a=i.map((h,d)=>`${"AB"[d]} ${h}`).join(", "),[c]=s,f=Rn(c)?` (first ${lt(c.run.simulated_ns)})`:"";return S`<p class="brief" aria-hidden="true">
    <bdi>${z(l)}</bdi>: ${z(a)}${f}
  </p>`}function e0({shown:t,answers:e}){let n=e.filter(Rn);if(n.length===0){let l=e.map(({run:a})=>lt(a.simulated_ns)),i=new Set(l).size>1?`A ${l[0]}, B ${l[1]}`:l[0];return S`<p class="length">Simulated: the whole run, ${i}.</p>`}let o=Math.min(...n.map(({run:l})=>l.simulated_ns)),s=Math.max(...n.map(({whole_ns:l})=>l)),r=t.kind==="drag"?"so that it answers at once; more follows when nothing moves":"a whole run would take too long here; the command below runs it";return S`<p class="length cut">
    Simulated: only the first ${lt(o)} of ${lt(s)}, ${r}.
  </p>`}function n0({answers:t,broken:e}){let n=new Set;for(let{document:o,warnings:s}of t){o.cautions.forEach(r=>n.add(`${o.worlds[0].name}: ${r}`)),s.forEach(r=>n.add(r));for(let{summary:r}of o.worlds[0].spans)r.count>0&&r.count<t0&&n.add(o0(o.worlds[0].name,r))}return e.forEach(({kind:o,message:s})=>{n.add(o==="stopped"?s:"World B can't be run: the message stands with it.")}),[...n].map(o=>S`<p class="caution" role="note">${z(o)}</p>`)}function o0(t,{span:e,count:n}){let o=n===1?"is 1 request":`are ${n} requests`;return`${t}: there ${o} of ${e}, too few for a p99: it is the slowest of them.`}function s0({answers:t}){return S`<div class="runs">
    ${t.map(({document:e})=>{let[{name:n,said:o}]=e.worlds;return S`<section aria-label=${z(n)}>
        <h3><bdi>${z(n)}</bdi></h3>
        <p class="about">${e.about.map(z).join(" ")}</p>
        <ul>
          ${o.map(s=>S`<li>${z(s)}</li>`)}
        </ul>
      </section>`})}
  </div>`}var r0=t=>Math.max(...t.tasks.map(e=>e.ended_at_ns)),Bu={id:"000",title:"Limits that refill at the same moment",problem:["Two groups share one core with eight hardware threads. Each may use a quarter of it: its quota is refilled once in a period of 100 ms.","On Linux 6.2 all refills fall on the same moment. So both groups run together, then both are throttled together. For half of each period eight tasks crowd on one core, and for the other half nobody uses it."],change:"The patch starts each group's period at another time. Then the groups take turns, and each task has more of the core for itself.",look:"Look at the time when the last task is done. Then look at the schedule of both worlds: in A both groups are throttled at the same time, in B they take turns.",reduced:"one core, and one second of work for each task; the study has 59 s, and 1 to 8 cores. The moment at which a group begins is drawn from the seed: choose another seed to see how much of the gain is luck.",text:`machine = "power-smt8-1"
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
`,knobs:["limit:/one:quota","limit:/two:quota","limit:/one:period","limit:/two:period"],choices:[{key:"phase",label:"When does a group's period begin?",usual:"aligned",answers:[["aligned","all at the same moments, as on 6.2"],["tenths","moved on by tenths of a period: the posted patch"],["random","anywhere, drawn once: what was merged in 6.4"],["even","spread evenly: what the thread wishes for"],["varied","periods a few per cent longer or shorter: the reply"]]}],changed:{"set:phase":"even"},numbers:[{label:"all work is done after",of:r0,read:Q.time},{label:"energy of the socket",of:t=>t.energy_j,read:Q.joules},{label:"CPU time of all tasks",of:t=>t.total.runtime_ns,read:Q.time}]};var br=t=>t.placement.machine,ju={id:"001",title:"Where is an idle CPU?",problem:["A task that wakes up looks for an idle CPU among those that share its cache. When nearly all are busy, it looks at many of them in vain.","Linux 6.0 looks at fewer CPUs, the busier they are. That is cheap, but it misses idle CPUs that are there."],change:"The patch (SIS_CORE) keeps a note of CPUs that went idle, one for each core, and looks only at those. What it finds busy it strikes out.",look:"Look at the share of looks that find an idle CPU. Then at the work that is done: a better search is worth little where no CPU is idle. The mail reports a gain of 17 to 27 % on an overloaded machine, which the simulator does not show: the study says what we think is missing.",reduced:"24 CPUs and 23 ms, most of which hackbench takes to start; the study has 96 and 256 CPUs. Differences of a few per cent in the work done may be chance.",text:`machine = "node:1 l3:1 core:12 pu:2"
duration = "23ms"

[kernel]
profile = "tip-fb04563d1cae"
changes = "hint-skips-pending,core-search-free"

[groups."/bench"]

[[workloads]]
command = "hackbench -g 1 -l 10000 -p"
group = "/bench"
`,knobs:[],choices:[{key:"search",label:"Which CPUs are tried?",usual:"sis-util",answers:[["sis-util","in order, fewer as they get busier: 6.0"],["sis-core","only those that are noted as idle: the patch"],["sis-prop","in order, as many as the idle time pays for: 4.13"],["linear","all of them, in order: 4.8"]]}],changed:{"set:search":"sis-core"},numbers:[{label:"looks at a CPU that found it idle",of:t=>br(t).search_efficiency_percent,read:Q.percent},{label:"searches",of:t=>br(t).searches,read:Q.count},{label:"searches that found an idle CPU",of:t=>br(t).search_success_percent,read:Q.percent},{label:"CPUs looked at in a scan, on average",of:t=>br(t).scan_depth_mean,read:Q.number},{label:"messages done",of:t=>t.goals[0]?.count,read:Q.count}]};var Ku=t=>ai(t,"/test")?.limit,Gu={id:"002",title:"Time that was not used is not lost: burst",problem:["A service may use 6 CPUs: 600 ms of CPU time in each 100 ms. On average it needs five. But its work comes in batches, and now and then three batches fall into one period.","What a group does not use is lost at the end of the period. So the service is throttled in a busy period, though it saved time in the ones before."],change:"With burst, a group keeps what it did not use, up to a maximum, and may use it in a later period.",look:"Look at the 99th percentile of both worlds. Then drag the quota down towards five CPUs: when nothing is left over on average, there is nothing to save, and burst cannot help.",reduced:"5 s; the study has 60 s and ten seeds.",text:`machine = "xeon-8260-2s"
kernel = "6.1"
duration = "5s"

[groups."/test"]
"cpu.max" = "600000 100000"

[[workloads]]
command = "schbench -m 1 -t 30 -r 60 -c 10000 -R 500"
group = "/test"
`,knobs:["limit:/test:quota","limit:/test:period","limit:/test:burst"],choices:[{key:"refill",label:"What does a group own when its period begins?",usual:"burst",answers:[["burst","its quota and what it saved, once for all idle periods: 5.14"],["burst-idle-periods","the same for each idle period: the posted version 2"],["quota","its quota, whatever it left: before 5.14"]]}],changed:{"limit:/test:burst":"400"},numbers:[{label:"requests done",of:t=>Bn(t)?.count,read:Q.count},{label:"p50",of:t=>Bn(t)?.latency_ns_p50,read:Q.time},{label:"p99",of:t=>Bn(t)?.latency_ns_p99,read:Q.time},{label:"slowest",of:t=>Bn(t)?.latency_ns_max,read:Q.time},{label:"periods throttled",of:t=>Ku(t)?.throttle_ratio_percent,read:Q.percent},{label:"periods in which burst was used",of:t=>Ku(t)?.["cpu.stat"].nr_bursts,read:Q.count}]};var l0=(t,e)=>n=>Vn(n,t)?.[e],ci=(t,e,n)=>["long","short"].map(o=>({label:`${t}, ${o}`,of:l0(o,e),read:n})),Yu={id:"003",title:"A short slice that has to wait for a long one",problem:["Two tasks share one CPU. Both compute all the time. One asks for slices of 100 ms, the other one for 0.1 ms, because it wants to wait less.","But whoever runs keeps the CPU until its slice is over. So the short one waits for 100 ms at a time, as if it had asked for nothing."],change:"The patch looks once in a quantum whether the other one should run. The quantum is the base slice.",look:"Look at the longest wait of both tasks. Then drag the base slice: with the patch it sets how long anybody waits. The price is in the number of switches.",reduced:"3 s; the study has 10 s, twenty seeds, and two benchmarks.",text:`machine = "tencent-42"
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
`,knobs:["set:base_slice_ns","set:tasks.long.slice","set:tasks.short.slice"],choices:[{key:"turn",label:"When has the running task had its turn?",usual:"request",answers:[["request","when its slice is over: 6.7"],["quantum","after a quantum of one base slice: the patch"],["min-slice","when the shortest slice that waits is over: 6.17"]]}],changed:{"set:turn":"quantum"},numbers:[...ci("longest wait","delay_ns_max",Q.time),...ci("mean wait","delay_ns_mean",Q.time),...ci("CPU time","runtime_ns",Q.time),{label:"switches",of:t=>t.total.switches,read:Q.count}]};var Ju={id:"004",title:"When does the frequency follow the work?",problem:["The governor chooses the clock of a CPU. The scheduler tells it how busy the CPU is. On Linux 4.12 it does so at each change of its averages. That is often, and the governor may act only once in a while: here, once in 10 ms.","Here a real-time task computes for a moment, every 20 ms. A task of another kind runs beside it, and its calls take the places of the calls that would matter."],change:"The patch tells the governor at the timer tick instead. The replies want other things: a maximum over a window, a limit that depends on how wrong the clock is, or no limit for urgent tasks.",look:"Look at the number of calls, at the time for which the clock is lower than asked for, and at the energy. No answer is best in all three.",reduced:"two tasks and 2 s, and one experiment of the study's many; its pipe, hackbench, ebizzy and cyclictest are not in here. Energy is good for comparing answers only.",text:`duration = "2s"
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
`,knobs:[],choices:[{key:"hint",label:"When does the governor hear?",usual:"each-change",answers:[["each-change","at each change of the averages: 4.12"],["tick","at the timer tick: the patch"],["attach-detach","only when a task's load comes or goes"]]},{key:"rate",label:"When may it act?",usual:"fixed",answers:[["fixed","10 ms after the last change: 4.12"],["by-error","sooner, the more the clock is off: Rasmussen"],["sliding-maximum","at once, to the maximum of a window: Zijlstra"],["tumbling-maximum","at the end of each window: Kumar's reading"],["urgent-at-once","at once for real-time tasks: Bellasi"]]},{key:"realtime",label:"How does it see a real-time task?",usual:"flag",answers:[["flag","when it is charged, at the tick and when it stops: 4.12"],["queued","as soon as it is queued: 4.17"]]}],changed:{"set:hint":"tick"},numbers:[{label:"calls of the governor",of:t=>t.governor_hints,read:Q.count},{label:"changes of the clock",of:t=>t.freq_changes,read:Q.count},{label:"clock lower than asked for",of:t=>t.under_provisioned_ns,read:Q.time},{label:"clock higher than asked for",of:t=>t.over_provisioned_ns,read:Q.time},{label:"CPU time of the urgent task",of:t=>Vn(t,"urgent")?.runtime_ns,read:Q.time},{label:"energy of the package",of:t=>t.energy_j,read:Q.joules}]};var bn=[Bu,ju,Gu,Yu,Ju];var i0="https://github.com/fairground-sched/fairground/blob/main",a0=`${i0}/crates/fairground-cli/library/studies`;function yr(t){let{id:e,text:n,changed:o}=t,s={...Je.change,knobs:{...o}};return{...Je,story:e,scenario:"",text:n,change:s}}var c0=["text","manifest","machine","kernel","duration"];function Zu(t,e){let n=yr(t);return c0.every(o=>e[o]===n[o])}function Qu({play:t}){let e=t.state.value.story,n=o=>S`<li>
      <button
        type="button"
        aria-pressed=${o.id===e?"true":"false"}
        onClick=${()=>t.set(yr(o),!0)}
      >
        <span class="thread">${o.id}</span> ${o.title}
      </button>
    </li>`;return S`<nav class="stories" aria-label="Stories">
    <h2>Stories</h2>
    <p class="note">
      Five threads of the kernel's mailing list, each in a small world that answers at once.
    </p>
    <ol>
      ${bn.map(n)}
    </ol>
  </nav>`}function Xu({story:t}){return t?S`<section class="story" aria-label=${t.title}>
    <h2>${t.title}</h2>
    <h3>The problem</h3>
    ${t.problem.map(e=>S`<p>${e}</p>`)}
    <h3>The change</h3>
    <p>${t.change}</p>
    <h3>Try it</h3>
    <p>${t.look}</p>
    <p class="caution" role="note"><strong>A reduced world:</strong> ${t.reduced}</p>
    <p>
      The full study, its figures beside the mail's, and what does not come out:${" "}
      <a href=${`${a0}/${t.id}/README.md`}>study ${t.id}</a>, or
      <code> fairground reproduce ${t.id}</code>.
    </p>
  </section>`:null}var yn=class{constructor(e,n=0){this.bytes=e,this.at=n}get ended(){return this.at>=this.bytes.length}next(){let{bytes:e}=this,n=e[this.at++];if(n<128)return n;let o=n&127,s=128;do{if(n=e[this.at++],n===void 0||s>2**49)throw new Error("a number does not end");o+=(n&127)*s,s*=128}while(n>127);return o}below(e){let n=this.next();if(!(n<e))throw new Error(`${n} stands where less than ${e} may stand`);return n}};function $r(t){let e=2166136261;for(let n=0;n<t.length;n+=1)e=Math.imul(e^t[n],16777619);return e>>>0}var kr="fgtrace1",u0="1ecartgf",fs=16,f0=512e6,h0="this is a trace for Perfetto, to open at ui.perfetto.dev",Uo="`fairground run SCENARIO --trace run.fgtrace` writes one";async function tf(t){let{bytes:e}=t;if(e===0)throw new Error(`the file is empty; ${Uo}`);let n=await t.read(0,Math.min(e,16));await p0(t,n);let o=await t.read(e-fs,fs),[s,r]=new Uint32Array(o.slice(0,8).buffer),l=e-kr.length-fs;if(ui(o.subarray(8))!==u0||s>Math.min(l,f0))throw new Error(`the trace is cut: its end is missing after ${e} bytes; ${Uo}`);let i=await t.read(e-fs-s,s);if($r(i)!==r)throw new Error(`the trace is damaged at its end; ${Uo}`);return _0(JSON.parse(new TextDecoder().decode(i)),t)}function ui(t){return String.fromCharCode(...t)}async function p0(t,e){let{bytes:n}=t,o=ui(e.subarray(0,8));if(o===kr&&n>=kr.length+fs)return;if(o===kr)throw new Error(`the trace is cut after ${n} bytes; ${Uo}`);if(o.startsWith("fgtrace"))throw new Error("another version of fairground wrote this trace: write it again");let s=await d0(t,e)?h0:m0(e);throw new Error(`${s}; ${Uo}`)}function m0(t){let e=ui(t.subarray(0,5)).trimStart();return e.startsWith("{")||e.startsWith("[")?"this is JSON, no trace":e.startsWith("<")?"this is a page, no trace":t[0]===31&&t[1]===139?"this is packed with gzip: unpack it first":"this is no trace of fairground"}async function d0(t,e){if(e[0]!==10||e.length<16)return!1;let n=new yn(e,1),o=n.next()+n.at;return o<t.bytes&&(await t.read(o,1))[0]===10}function _0(t,e){let{chunks:n,levels:o,step_ns:s,steps_per_tile:r,tiles_per_tile:l}=t,i=d=>Number.isSafeInteger(d)&&d>0,a=o.map(d=>d.at.length),c=a.every((d,m)=>d===Math.ceil((a[m-1]??n.parts.at.length*l)/l));if(![s,r,l,t.cpus].every(i)||!c||a.at(-1)!==1)throw new Error(`the trace's parts do not fit each other; ${Uo}`);let{name:f,group:h}=t.tasks;return{...t,source:e,tasks:f.map((d,m)=>({name:d,group:t.groups[h[m]]})),chunk_ns:s*r,world:{name:t.name,ended_ns:t.ended_ns,spans:t.requests.map(d=>({summary:d})),schedule:{longest_wait:t.longest_wait}}}}function Ro(t,e){return t.chunk_ns*t.tiles_per_tile**e}function ef({name:t,machine:e,kernel:n,seed:o,digest:s,ended_ns:r,stretches:l,source:i}){let a=`${(i.bytes/1e6).toFixed(1)} MB`;return`${t} on ${e}, kernel ${n}, seed ${o}, digest ${s}: ${lt(r)} with ${l.toLocaleString("en")} stretches of running and waiting, in ${a}.`}var fi="it changed, or is gone: open it again";function hi(t){return{name:t.name,bytes:t.size,read:async(e,n)=>{try{return new Uint8Array(await t.slice(e,e+n).arrayBuffer())}catch{throw new Error(fi)}}}}async function of(t,e){let n=await nf(e,0,1);if(n.status===200)return{...hi(await n.blob()),name:t};let o=Number(/\/(\d+)$/.exec(n.headers.get("content-range")??"")?.[1]??0);return{name:t,bytes:n.status===416?0:o,read:async(s,r)=>{let l=await nf(e,s,r),i=new Uint8Array(await l.arrayBuffer());if(l.status!==206||i.length!==r)throw new Error(fi);return i}}}async function nf(t,e,n){let o;try{o=await fetch(t,{headers:{range:`bytes=${e}-${e+n-1}`}})}catch{throw new Error("the server does not answer")}if(!o.ok&&o.status!==416)throw new Error(fi);return o}var g0=4,fe=3;function sf(t,e,n,o){let s=new yn(t),r={from:new Float64Array(o),to:new Float64Array(o),task:new Uint32Array(o),cpu:new Uint16Array(o),state:new Uint8Array(o),tasks:new Uint32Array(e.tasks.length+1)},l=w0(s,e,{chunk:r,start:n,count:o});if(l!==o)throw new Error(`${l} stretches instead of ${o}`);let i=y0(s,e,n),a=$0(s,e,n);if(!s.ended)throw new Error("more bytes than stretches");return{...r,...b0(r.cpu,e.cpus),wakes:i,clocked:a}}function w0(t,e,{chunk:n,start:o,count:s}){let r=o+e.chunk_ns,l=0,i=0;for(let a=t.below(e.tasks.length+1);a>0;a-=1){let c=i+t.below(e.tasks.length-i);n.tasks.fill(l,i,c+1),i=c+1;let f=o;for(let h=t.below(s-l+1);h>0;h-=1){let d=f+t.next();f=d+t.next();let m=t.below(e.cpus*g0);if(f>r)throw new Error("a stretch lasts too long");n.from[l]=d,n.to[l]=f,n.task[l]=c,n.cpu[l]=m>>2,n.state[l]=m&3,l+=1}}return n.tasks.fill(l,i),l}function b0(t,e){let n=new Uint32Array(e+1);for(let r of t)n[r+1]+=1;for(let r=0;r<e;r+=1)n[r+1]+=n[r];let o=new Uint32Array(t.length),s=n.slice();for(let r=0;r<t.length;r+=1)o[s[t[r]]++]=r;return{cpus:n,cpuRows:o}}function y0(t,e,n){let o=t.below(t.bytes.length),s={at:new Float64Array(o),task:new Uint32Array(o),waker:new Uint32Array(o),wakerCpu:new Uint16Array(o),targetCpu:new Uint16Array(o)},r=n;for(let l=0;l<o;l+=1)r+=t.next(),s.at[l]=r,s.task[l]=t.below(e.tasks.length),s.waker[l]=t.below(e.tasks.length+1),s.wakerCpu[l]=t.below(e.cpus),s.targetCpu[l]=t.below(e.cpus);return s}function $0(t,e,n){let o=[];for(let s=t.below(t.bytes.length);s>0;s-=1){let r=t.below(e.cpus),l=n+t.next();o.push({cpu:r,from:l,to:l+t.next(),khz:t.next()})}return o}function rf(t,e){let n=e.cpus+e.tasks.length,o={bytes:t,steps:new Uint32Array(n),sums:new Float64Array(n*(fe+2))},s=new yn(t);for(let r=0;!s.ended;r+=1){r+=s.below(n-r);let l=hs(e,r);for(let c=0;c<fe+(l?2:0);c+=1)o.sums[r*(fe+2)+c]=s.next();o.steps[r]=s.at;let i=l?fe+1:fe,a=e.steps_per_tile;for(;a>0;)a-=s.below(a+1),s.at+=i;if(s.at>t.length)throw new Error("a row's steps do not end")}return o}function hs(t,e){return t.freq_khz_max!==null&&e<t.cpus}function lf(t,e,{steps_per_tile:n},o,s){let{[e]:r}=t.steps;if(r===0)return;let l=new yn(t.bytes,r);for(let i=0;i<n;){let a=l.next();s(i,a,l.at),i+=a,l.at+=o}}var Pe=-1,k0=64e6,v0=6;function af(t){let e=new Map,n=new Map,o=Ft(0),s=Ft(null),r=new Set,l=[],i=new Set,a=new Set,c=0,f=t.levels.length-1,h=(k,x,b)=>{e.set(k,{value:x,size:b}),c+=b;for(let[T,{size:M}]of e){if(c<=k0)break;let D=i.has(T)||a.has(T)||T.startsWith(`${f}:`);T===k||D||(e.delete(T),c-=M)}},d=(k,x)=>{let b=`${k}:${x}`,T=e.get(b);return a.add(b),T?(e.delete(b),e.set(b,T),T.value):null},m=async(k,x)=>{let{value:b,size:T}=await x0(t,k,x);return h(`${k}:${x}`,b,T),b},w=(k,x)=>{let b=d(k,x);if(b)return Promise.resolve(b);let T=`${k}:${x}`;if(!n.has(T)){let M=()=>n.delete(T);n.set(T,m(k,x).finally(M))}return n.get(T)},$=()=>{for(;n.size<v0&&l.length>0;){let[k,x]=l.shift(),b=`${k}:${x}`;e.has(b)||n.has(b)||r.has(b)||w(k,x).then(()=>{o.value+=1}).catch(T=>{r.add(b),s.value=T.message}).finally($)}};return{get:d,load:w,arrived:o,failed:s,want:k=>{l=k,i=a,a=new Set,$()}}}async function x0(t,e,n){let o=e===Pe,s=o?t.chunks.parts:t.levels[e],r=o?`chunk ${n}`:`tile ${n} of level ${e}`;try{let l=await t.source.read(s.at[n],s.bytes[n]);if(l.length!==s.bytes[n]||$r(l)!==s.checksum[n])throw new Error("it is not what was written");if(!o){let c=rf(l,t);return{value:c,size:l.length+c.steps.byteLength+c.sums.byteLength}}let{[n]:i}=t.chunks.stretches,a=sf(l,t,n*t.chunk_ns,i);return{value:a,size:27*i+20*a.wakes.at.length}}catch(l){throw new Error(`${r} of the trace can't be read: ${l.message}`)}}var Oe=6,cf=3,S0=4,M0=5,uf=1/255;function ff(t,e,n,{row:o,from:s,to:r}){t.fill(0);let i=t.length/Oe/(r-s),a=o<e.cpus;for(let c of n){if(!c.part)continue;let f=Math.max(s,c.from),h=Math.min(r,c.to),d={columns:t,from:s,scale:i,low:f,high:h};c.level===Pe?T0(d,e,c.part,o):E0(d,e,c,o)}a&&C0(t)}function ps({columns:t,from:e,scale:n,low:o,high:s},r,l,i,a){let c=(Math.max(o,r)-e)*n,f=(Math.min(s,l)-e)*n;if(f<=c)return;let h=Math.floor(c),d=Math.min(Math.ceil(f),t.length/Oe)-1;if(h>=d){d>=0&&(t[d*Oe+i]+=(f-c)*a);return}t[h*Oe+i]+=(h+1-c)*a;for(let m=h+1;m<d;m+=1)t[m*Oe+i]+=a;t[d*Oe+i]+=(f-d)*a}function T0(t,e,n,o){if(o>=e.cpus){let c=o-e.cpus,{tasks:f,from:h,to:d,state:m}=n;for(let w=f[c];w<f[c+1];w+=1)d[w]>t.low&&h[w]<t.high&&ps(t,h[w],d[w],m[w],1);return}let{cpus:s,cpuRows:r,from:l,to:i,state:a}=n;for(let c=s[o];c<s[o+1];c+=1){let{[c]:f}=r;i[f]>t.low&&l[f]<t.high&&ps(t,l[f],i[f],a[f],1)}for(let{cpu:c,from:f,to:h,khz:d}of n.clocked)c===o&&hf(t,f,h,d/e.freq_khz_max)}function hf(t,e,n,o){ps(t,e,n,S0,o),ps(t,e,n,M0,1)}function E0(t,e,{part:n,level:o,at:s},r){let l=e.step_ns*e.tiles_per_tile**o,i=s*l*e.steps_per_tile,a=hs(e,r),c=a?fe+1:fe,{bytes:f}=n;lf(n,r,e,c,(h,d,m)=>{let w=i+h*l,$=w+d*l;if($<=t.low||w>=t.high)return;for(let x=0;x<fe;x+=1){let b=f[m+x];b>0&&ps(t,w,$,x,b*uf)}let k=a?f[m+fe]:0;k>0&&hf(t,w,$,k*uf)})}function C0(t){for(let e=0;e<t.length;e+=Oe){t[e+1]+=t[e+cf],t[e+cf]=0;let n=t[e+1]+t[e+2];n>1&&(t[e+1]/=n,t[e+2]/=n)}}var pf=4e4;function mf(t,e,n,o){let s=(m,w)=>[Math.min(w-1,Math.max(0,Math.floor(e/m))),Math.min(w-1,Math.max(0,Math.ceil(n/m)-1))],r=t.chunks.stretches,[l,i]=s(t.chunk_ns,r.length),a=(n-e)/Math.max(1,o);if(t.step_ns>a||A0(r,l,i))return{level:Pe,first:l,last:i};let c=0,f=m=>Ro(t,m)/t.steps_per_tile<=a;for(;c+1<t.levels.length&&f(c+1);)c+=1;let[h,d]=s(Ro(t,c),t.levels[c].at.length);return{level:c,first:h,last:d}}function A0(t,e,n){let o=0;for(let s=e;s<=n&&o<=pf;s+=1)o+=t[s];return o<=pf}function df(t,e,n){let{level:o,first:s,last:r}=n,l=Ro(t,Math.max(0,o)),i=[],a=[];for(let c=s;c<=r;c+=1){let f=e.get(o,c),h={from:c*l,to:(c+1)*l};f?i.push({part:f,level:o,at:c,...h}):(a.push([o,c]),i.push({...P0(t,e,o,c),...h}))}return{found:i,missing:a}}function P0(t,e,n,o){let s=n===Pe?0:n+1,r=n===Pe?o:Math.floor(o/t.tiles_per_tile);for(;s<t.levels.length;s+=1){let l=e.get(s,r);if(l)return{part:l,level:s,at:r};r=Math.floor(r/t.tiles_per_tile)}return{part:null,level:s,at:r}}function O0(t){let e=Number.parseInt(t.slice(1),16),[n,o,s]=[e>>16,e>>8&255,e&255];return(4278190080|s<<16|o<<8|n)>>>0}function _f(t){return Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink"].map(n=>[n,O0(t[n])]))}function ms(t,e){return t>0?Math.max(1,Math.round(Math.min(1,t)*e)):0}function gf(t,e,{top:n,high:o,isCpu:s,isOdd:r,ink:l,ratio:i}){let a=r?l.paper:l.stripe,c=Math.round(2*i),f=o-c,h=s?Math.max(Math.round(3*i),Math.floor(f/4)):0,d=e.length/Oe,m={image:t,bottom:n+o-1,ratio:i};for(let w=Math.max(0,n);w<Math.min(t.height,n+o);w+=1)t.pixels.fill(a,w*t.width,w*t.width+d);for(let w=0;w<d;w+=1){let $=w*Oe;if(s){ds(m,w,h,ms(e[$],f-h),l.running);let k=ms(e[$+1],h);if(ds(m,w,0,k,l.queued),wf(m,w,Math.min(k,h-1),ms(e[$+2],h),l),e[$+5]>0){let x=e[$+4]/e[$+5];D0(m,w,h+Math.round(x*(f-h-2)),l)}}else L0(m,w,e,$,f,l)}}function L0(t,e,n,o,s,r){let l=Math.round(s*.6),i=0,a=(f,h,d)=>{let m=Math.min(ms(n[o+f],h),s-i);m>0&&ds(t,e,i,m,d),i+=m};a(0,s,r.running),a(1,l,r.queued),a(3,l,r.migrating);let c=Math.min(ms(n[o+2],l),s-i);c>0&&wf(t,e,i,c,r)}function ds({image:t,bottom:e},n,o,s,r){let{pixels:l,width:i,height:a}=t;for(let c=o;c<o+s;c+=1){let f=e-c;f>=0&&f<a&&(l[f*i+n]=r)}}function wf({image:t,bottom:e,ratio:n},o,s,r,l){let{pixels:i,width:a,height:c}=t,f=Math.round(5*n);for(let h=s;h<s+r;h+=1){let d=e-h,m=r>2&&((o+d)%f+f)%f<n;d>=0&&d<c&&(i[d*a+o]=m?l.paper:l.throttled)}}function D0({image:t,bottom:e,ratio:n},o,s,r){let l={image:t,bottom:e};ds(l,o,s+Math.round(n),Math.round(n),r.ink),ds(l,o,s,Math.round(n),r.paper)}var U0=300,R0=34,N0=2;function yf(t,e,n){let o=n==="cpu"?Array.from({length:t.cpus},(i,a)=>({name:`CPU ${a}`,row:a})):t.tasks.map(({name:i},a)=>({name:i,row:t.cpus+a})),s=n==="cpu"?o:o.filter(({row:i})=>e.steps[i]>0),r=n==="cpu"?t.freq_khz_max===null?16:24:14,l=Math.max(r,Math.min(28,Math.floor(420/Math.max(1,s.length))));return{rows:s,tall:l,height:ie+Math.max(1,s.length)*l+2}}function pi(t){return t<560?78:150}function $f(t,e,n,o){let{plan:s,from:r,to:l,scroll:i,colours:a}=o,c=Math.min(N0,window.devicePixelRatio||1),{clientWidth:f,clientHeight:h}=t;W0(t,Math.round(f*c),Math.round(h*c));let d=pi(f),m=Math.max(1,Math.round((f-d)*c)),w=mf(e,r,l,m),{found:$,missing:k}=df(e,n,w),x=t.getContext("2d"),b=Math.max(0,Math.floor(i/s.tall)),T=Math.min(s.rows.length,Math.ceil((i+h-ie)/s.tall)),M=s.rows.slice(b,T),D={wide:m,high:Math.max(1,Math.round((h-ie)*c)),ratio:c},P=b*s.tall-i,j=z0(x,e,$,{view:o,rows:M,first:b,offset:P,room:D});x.setTransform(1,0,0,1,0,0),x.fillStyle=a.paper,x.fillRect(0,0,t.width,t.height),x.putImageData(j,Math.round(d*c),Math.round(ie*c)),x.scale(c,c);let Y={pen:x,x:F=>d+(F-r)*(f-d)/(l-r),from:r,to:l,width:f,colours:a,rows:M,offset:P,tall:s.tall};return q0({...Y,by:o.by,plan:{label:d,height:h}},e,$,o),{missing:k,isFull:w.level===Pe,level:w.level}}function W0(t,e,n){t.width!==e&&(t.width=e),t.height!==n&&(t.height=n)}var bf=new WeakMap;function F0(t,{wide:e,high:n}){let o=bf.get(t);if(o?.width===e&&o.height===n)return o;let s=t.createImageData(e,n);return bf.set(t,s),s}function z0(t,e,n,{view:o,rows:s,first:r,offset:l,room:i}){let{from:a,to:c,plan:f,by:h,colours:d}=o,m=F0(t,i),w=new Uint32Array(m.data.buffer),$=_f(d);w.fill($.paper);let k=new Float32Array(i.wide*Oe),x={pixels:w,width:i.wide,height:i.high};return s.forEach(({row:b},T)=>{ff(k,e,n,{row:b,from:a,to:c});let M=Math.round((l+T*f.tall)*i.ratio),D=Math.round((l+(T+1)*f.tall)*i.ratio)-M,P=(r+T)%2===1;gf(x,k,{top:M,high:D,isCpu:h==="cpu",isOdd:P,ink:$,ratio:i.ratio})}),m}function q0(t,e,n,{marks:o,by:s}){let{pen:r,plan:l,colours:i,from:a,to:c,width:f}=t;r.save(),r.beginPath(),r.rect(l.label,ie,f-l.label,l.height),r.clip();let h=n.filter(({level:d,part:m})=>m&&d===Pe);h.length===n.length&&(s==="cpu"&&h.forEach(({part:d})=>H0(t,e,d)),B0(t,e,V0(h,a,c))),o&&ei(t,o),r.restore(),ni(t),I0(t)}function I0(t){let{pen:e,plan:n,colours:o,rows:s,tall:r}=t;e.save(),e.fillStyle=o.paper,e.fillRect(0,0,n.label,n.height),e.fillStyle=o.ink,e.font=`${Math.min(12,r-2)}px system-ui, sans-serif`,e.beginPath(),e.rect(0,ie,n.label,n.height),e.clip();let l=Math.floor((n.label-8)/6.4);s.forEach(({name:i},a)=>e.fillText($o(i,l),2,mi(t,a)+4)),e.restore()}function mi({offset:t,tall:e},n){return ie+t+(n+.5)*e}function H0(t,e,n){let{pen:o,x:s,from:r,to:l,width:i,rows:a,plan:c,colours:f}=t;o.fillStyle=f.onRunning,o.font="10px system-ui, sans-serif";let h=(l-r)*R0/(i-c.label);a.forEach(({row:d},m)=>{for(let w=n.cpus[d];w<n.cpus[d+1];w+=1){let{[w]:$}=n.cpuRows,k=Math.max(r,n.from[$]),x=Math.min(l,n.to[$]);if(n.state[$]!==0||x-k<h)continue;let b=Math.floor((s(x)-s(k)-4)/6),{name:T}=e.tasks[n.task[$]];o.fillText($o(T,b),s(k)+2,mi(t,m)+2)}})}function V0(t,e,n){let o=[];for(let{part:{wakes:s}}of t)for(let r=0;r<s.at.length;r+=1)if(!(s.at[r]<e||s.at[r]>=n)&&o.push([s,r])>U0)return[];return o}function B0(t,e,n){let{pen:o,x:s,colours:r,by:l,rows:i}=t,a=(f,h)=>l==="cpu"?f:e.cpus+h,c=new Map(i.map(({row:f},h)=>[f,mi(t,h)]));o.strokeStyle=r.ink,o.fillStyle=r.ink,o.lineWidth=1;for(let[f,h]of n){let d=l==="cpu"||f.waker[h]>0,m=a(f.wakerCpu[h],f.waker[h]-1),w=d?c.get(m):void 0,$=c.get(a(f.targetCpu[h],f.task[h]));if($===void 0)continue;let k=s(f.at[h]);w!==void 0&&w!==$&&(o.globalAlpha=.6,o.beginPath(),o.moveTo(k,w),o.lineTo(k,$),o.stroke(),o.globalAlpha=1),o.beginPath(),o.moveTo(k,$),o.lineTo(k-4,$-3),o.lineTo(k-4,$+3),o.fill()}}var ke=fe+2,jn=fe;async function kf(t,e,n,o){let s=new Float64Array((t.cpus+t.tasks.length)*ke);await vf(t,e,{sums:s,from:n,to:o},t.levels.length-1,0);for(let r=0;r<t.cpus;r+=1){let l=r*ke+jn;s[l]>0&&(s[l+1]/=s[l])}return s}async function vf(t,e,n,o,s){let r=Ro(t,o),[l,i]=[s*r,Math.min(t.ended_ns,(s+1)*r)];if(i<=n.from||l>=n.to)return;if(l>=n.from&&i<=n.to){let d=await e.load(o,s);for(let m=0;m<n.sums.length/ke;m+=1)j0(n.sums,d.sums,m);return}if(o===0){K0(t,n,await e.load(Pe,s));return}let a=s*t.tiles_per_tile,c=t.levels[o-1].at.length,f=Math.min(c,a+t.tiles_per_tile),h=Array.from({length:f-a},(d,m)=>a+m);await Promise.all(h.map(d=>vf(t,e,n,o-1,d)))}function j0(t,e,n){let o=n*ke;for(let s=0;s<=jn;s+=1)t[o+s]+=e[o+s];t[o+jn+1]+=e[o+jn]*e[o+jn+1]}function K0(t,{sums:e,from:n,to:o},s){let r=(l,i)=>Math.max(0,Math.min(o,i)-Math.max(n,l));for(let l=0;l<s.from.length;l+=1){let i=r(s.from[l],s.to[l]),a=s.state[l]===fe?1:s.state[l];e[s.cpu[l]*ke+a]+=i,e[(t.cpus+s.task[l])*ke+a]+=i}for(let{cpu:l,from:i,to:a,khz:c}of s.clocked){let f=r(i,a);hs(t,l)&&(e[l*ke+jn]+=f,e[l*ke+jn+1]+=f*c)}}var xf=60,G0=120;function Sf({trace:t,store:e,view:n,by:o,drawn:s}){let{from:r,to:l}=n.range.value,[i,a]=Tt(null);Nt(()=>{let m=!1,w=setTimeout(async()=>{try{let $=await kf(t,e,r,l);m||a({sums:$,from:r,to:l})}catch{}},G0);return()=>{m=!0,clearTimeout(w)}},[t,r,l]);let c=Jt(()=>i&&S`<${Z0} ...${{trace:t,known:i,by:o}} />`,[t,i,o]),f=i&&i.from===r&&i.to===l,h=l-r,d=`You see ${lt(h)} of ${lt(t.ended_ns)}, from ${mn(r,h)}.`;return S`<p class="seen" aria-live="polite">
      ${d} ${f?J0(t,i,h):"Adding up what happened in it."}
      ${s&&` ${Y0(t,s)}`}
    </p>
    ${c}`}function Y0(t,{isFull:e,level:n}){if(e)return"Every stretch is in the picture.";let o=t.step_ns*t.tiles_per_tile**n;return`The picture is made of steps of ${lt(o)}; the numbers are exact.`}function J0(t,{sums:e},n){let o=[0,0,0,0,0];for(let k=0;k<t.cpus*ke;k+=ke){for(let x=0;x<4;x+=1)o[x]+=e[k+x];o[4]+=e[k+3]*e[k+4]}let[s,r,l,i,a]=o,f=`${t.cpus===1?"The CPU":`The ${t.cpus} CPUs`} worked ${We(s/(n*t.cpus))} of it`,[h,d]=[r,l].map(k=>Ot(k/n)),m=`on average ${h} tasks waited for a CPU and ${d} were throttled`,w=Ot(a/Math.max(1,i)/1e3),$=i>0?` The CPUs' mean frequency was ${w} MHz.`:"";return`${f}; ${m}.${$}`}function Z0({trace:t,known:e,by:n}){let{sums:o,from:s,to:r}=e,l=n==="cpu",i=l?0:t.cpus,a=l?t.cpus:t.tasks.length,c=Array.from({length:a},(k,x)=>{let b=(i+x)*ke;return{at:x,sums:o.subarray(b,b+ke)}}),f=({sums:[k,x,b]})=>k+x+b,h=c.filter(k=>l||f(k)>0);l||h.sort((k,x)=>f(x)-f(k));let d=l?e_(t,r-s):X0(t,r-s),m=h.length-xf,w=`${mn(s,r-s)} and ${mn(r,r-s)}`;return S`<${we}
      caption=${`What was done ${l?"on each CPU":"by each task"} between ${w}, ms`}
      columns=${l?t_(t):Q0}
      rows=${h.slice(0,xf).map(d)}
    />
    ${m>0&&S`<p class="note">and ${m} more ${l?"CPUs":"tasks"}</p>`}`}var Q0=["task","group","running","queued or migrating","throttled","blocked or not there"];function X0(t,e){return({at:n,sums:[o,s,r]})=>[t.tasks[n].name,t.tasks[n].group,...[o,s,r].map(ue),ue(Math.max(0,e-o-s-r))]}function t_(t){return["CPU","busy","busy, %","tasks queued, sum","tasks throttled, sum",...t.freq_khz_max===null?[]:["mean MHz"]]}function e_(t,e){return({at:n,sums:[o,s,r,l,i]})=>[`CPU ${n}`,ue(o),(100*o/e).toFixed(1),ue(s),ue(r),...t.freq_khz_max===null?[]:[l>0?(i/1e3).toFixed(0):"-"]]}function Mf({trace:t,store:e,top:n}){let o=Jt(()=>mr(t.ended_ns),[t]),s=Jt(()=>fr(t.world),[t]),[r,l]=Tt("cpu"),[i,a]=Tt(-1),[c,f]=Tt(null),h=$=>{let{from:k,to:x}=s[$],b=Math.max((x-k)*.08,1e3);a($),o.show(k-b,x+b)},d=$=>{s.length!==0&&h(i<0?0:(i+$+s.length)%s.length)},m=e.failed.value,w=s[i];return S`<div class="schedule whole">
    <p class="about">${z(ef(t))}</p>
    ${m&&S`<p class="caution" role="alert">${z(m)}. The rest is drawn.</p>`}
    <${si} ...${{view:o,by:r,setBy:l,id:"whole",jump:s.length>0&&d}} />
    <${n_} ...${{trace:t,store:e,top:n,view:o,by:r,marks:w,step:d,setDrawn:f}} />
    <${o_} ...${{trace:t,by:r}} />
    <${Sf} ...${{trace:t,store:e,view:o,by:r,drawn:c}} />
    <${hr} ...${{jumps:s,chosen:i,choose:h,of:` of ${t.source.name}`}} />
    ${s.some($=>$.blame)&&S`<${pr} />`}
    ${t.command&&S`<${Ha} ...${{name:`Command of ${t.source.name}`,text:t.command}} />`}
  </div>`}function n_({trace:t,store:e,top:n,view:o,by:s,marks:r,step:l,setDrawn:i}){let a=ge(null),c=ge(null),f=Jt(()=>yf(t,n,s),[t,s]);Nt(()=>{let[m,w]=[c.current,a.current],$=()=>{let{from:M,to:D}=o.range.peek(),{scrollTop:P}=w,j=ri(),q=$f(m,t,e,{plan:f,from:M,to:D,scroll:P,by:s,marks:r,colours:j});e.want(q.missing),m.dataset.missing=q.missing.length;let{isFull:Y,level:F}=q;i(A=>A?.level===F?A:{isFull:Y,level:F})},k=0,x=()=>{cancelAnimationFrame(k),k=requestAnimationFrame($)},b=re(()=>{o.range.value,pn.value,e.arrived.value,x()}),T=new ResizeObserver(x);return T.observe(w),w.addEventListener("scroll",x,{passive:!0}),()=>{b(),T.disconnect(),w.removeEventListener("scroll",x),cancelAnimationFrame(k)}},[t,f,r]),Nt(()=>{let m=c.current;return dr(m,o,()=>pi(m.clientWidth))},[o]);let h=m=>{m.ctrlKey||m.metaKey||m.altKey||_r(m.key,o,l)&&m.preventDefault()},d=s==="cpu"?"CPU":"task";return S`<div
    class="canvas"
    ref=${a}
    tabindex="0"
    role="application"
    aria-label=${`The whole run of ${z(t.name)} by ${d}. ${us}`}
    onKeyDown=${h}
  >
    <div style=${{height:`${f.height}px`}}>
      <canvas
        ref=${c}
        style=${{height:`min(${f.height}px, var(--sight))`}}
        aria-hidden="true"
      ></canvas>
    </div>
  </div>`}function o_({trace:t,by:e}){let n=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],...e==="cpu"?[]:[["migrating","on the way to another CPU"]]],o=e==="cpu"&&t.freq_khz_max!==null;return S`<ul class="legend">
      ${n.map(([s,r])=>S`<li><span class=${`cause ${s}`}></span> ${s}: ${r}</li>`)}
      ${o&&S`<li>
        line: the CPU's frequency, ${(t.freq_khz_max/1e3).toFixed(0)} MHz at the top
      </li>`}
    </ul>
    <p class="note">
      Each column of pixels is divided as the time was that it stands for; what happened at all
      takes one pixel or more. Blank is idle${e==="cpu"?"":", blocked or not there"}.
      ${e==="cpu"&&" Tasks that wait on a CPU are the strip below who runs."} Arrows are
      wake-ups: they come when few enough are in sight, as do names. ${us} The wheel alone, and
      the up and down arrows, go to other rows.
    </p>`}async function s_(t){let e=await tf(t),n=af(e),o=await n.load(e.levels.length-1,0);return{trace:e,store:n,top:o,name:t.name}}function Tf({files:t=[],first:e=null}){let[n,o]=Tt(null),[s,r]=Tt(null),l=ge(0),i=ge(null),a=async(d,m)=>{l.current+=1;let w=l.current;try{let $=await s_(await m());if(w!==l.current)return;o($),r(null)}catch($){w===l.current&&r(`${d}: ${$.message}`)}},c=({name:d,address:m})=>a(d,()=>of(d,m)),f=d=>{a(d.name,async()=>hi(d)),i.current?.scrollIntoView()};return Nt(()=>(e&&c(e),r_(f)),[]),S`<section class="traces" ref=${i} aria-label="A whole run">
    <h2>A whole run</h2>
    <p>
      <label>
        Open a trace, or drop it anywhere on this page:
        <input type="file" onChange=${({currentTarget:d})=>d.files[0]&&f(d.files[0])} />
      </label>
    </p>
    ${t.map(d=>S`<button type="button" class="served" onClick=${()=>c(d)}>
        <bdi>${z(d.name)}</bdi>
      </button>`)}
    ${!n&&S`<p class="note">
      <code>fairground run SCENARIO --trace run.fgtrace</code> writes one. It stays on this machine.
    </p>`}
    ${s&&S`<p class="caution" role="alert">${z(s)}</p>`}
    ${n&&S`<h3><bdi>${z(n.name)}</bdi></h3>`}
    ${n&&S`<${Mf} key=${l.current} ...${n} />`}
  </section>`}function r_(t){let e=new AbortController,n=(o,s)=>addEventListener(o,s,{signal:e.signal});return n("dragover",o=>{o.dataTransfer?.types.includes("Files")&&o.preventDefault()}),n("drop",o=>{let s=o.dataTransfer?.files[0];s&&(o.preventDefault(),t(s))}),()=>e.abort()}function Ef({play:t,shelves:e,said:n}){let o=({kind:i})=>i==="trace",s=e.files.filter(i=>!o(i)),{story:r}=t.state.value,l=bn.find(i=>i.id===r);return S`<header>
      <h1>fairground playground</h1>
      <p class="by">
        What Linux's CPU scheduler will do, before you change it. The engine runs in this page;
        nothing is sent anywhere.
      </p>
      <${Pa} />
    </header>
    <main>
      ${n.value&&S`<p class="caution" role="alert">${z(n.value)}</p>`}
      <${Qu} play=${t} />
      <${Xu} story=${l} />
      <div class="bench">
        <div class="side">
          <${Xa} play=${t} shelves=${{...e,files:s}} />
        </div>
        <div class="result">
          <${l_} play=${t} />
          <${Vu} play=${t} story=${l} />
          <${Hu} play=${t} story=${l} />
          <${Va} play=${t} />
        </div>
      </div>
      <${Tf} files=${e.files.filter(o)} />
    </main>`}function l_({play:t}){let e=t.busy.value,n=t.result.value?.took_ms;return S`<div class="busy">
    <p role="status">
      ${e?"The engine is at work.":n!==void 0&&`Answered in ${lt(n*1e6)}.`}
    </p>
    <button type="button" disabled=${!e} onClick=${()=>t.stop()}>Stop</button>
  </div>`}var _i=document.getElementById("report");async function di(t,e){let n=await t({list:e});if(!n?.ok)throw new Error(n?.message??"the engine gives no answer");return n.ok[e]}async function i_(){let t=qa(),[e,n,o]=[await di(t,"scenarios"),await di(t,"machines"),await di(t,"kernels")],s={};for(let{name:l}of e)s[l]=(await t({text:l}))?.ok?.text??"";let r=await a_();return{scenarios:e,machines:n,kernels:o.reverse(),texts:s,files:r,stories:bn}}async function a_(){try{let t=await(await fetch("files.json")).json();return Array.isArray(t.files)?t.files:[]}catch{return[]}}function c_(t){let e=location.hash.slice(1);if(e==="")return[t.state.peek(),null];let n=bn.find(({id:o})=>e===`story-${o}`);if(n)return[yr(n),null];try{let o=t.read(e),s=bn.find(({id:r})=>r===o.story);return[s&&Zu(s,o)?o:{...o,story:null},null]}catch(o){return[t.state.peek(),o.message]}}function u_(t){let e=0;re(()=>{let n=zs(t.state.value)??"";clearTimeout(e),e=setTimeout(()=>history.replaceState(null,"",`#${n}`),300)})}async function f_(){Aa();let t=await i_(),e=za(),n=Ft(null),o=()=>{let[s,r]=c_(e);n.value=r,e.set(s,!0)};o(),u_(e),addEventListener("hashchange",o),_i.replaceChildren(),sa(S`<${Ef} play=${e} shelves=${t} said=${n} />`,_i)}f_().catch(t=>{_i.textContent=`The playground can't start: ${t.message}`});})();
