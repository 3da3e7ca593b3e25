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
(()=>{var ft,aa,sl,hn,nl,Ps,ca,Es,ua,rl,ol,Th,Ko=Symbol.for("pv"),Os={},Ls=[],Ch=/^m(i|n|o|s|text|space)$/,ll=Array.isArray,il=Ls.slice,Ln=Object.assign;function On(t){t&&t.parentNode&&t.remove()}function Us(t,e,n){var o,s,r,l={},i=arguments.length;for(r in e)r=="key"?o=e[r]:r=="ref"&&typeof t!="function"?s=e[r]:l[r]=e[r];return i>2&&(l.children=i>3?il.call(arguments,2):n),jo(t,l,o,s,null)}function jo(t,e,n,o,s){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ko,__v:s||++aa,__i:-1,__u:0};return!s&&ft.vnode&&ft.vnode(r),r}function Un(t){return t.children}function mo(t,e){this.props=t,this.context=e,this.__g=0}function pn(t,e){if(e==null)return t.__&&pn(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:pn(t)}function Eh(t){var e,n=t.__v,o=n.__e,s=[],r=[],l=t.__P;l&&((e=Ln({constructor:Ko},n)).__v=n.__v+1,ft.vnode&&ft.vnode(e),al(l,e,n,t.__n,l.namespaceURI,32&n.__u?[o]:null,s,o||pn(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,_a(s,e,r),n.__=n.__e=null,e.__e!=o&&fa(e))}function fa(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),fa(t)}function la(t){(8&t.__g||(t.__g|=8,hn.push(t),Ps++))&&nl==ft.debounceRendering||((nl=ft.debounceRendering)||queueMicrotask)(ha)}function ha(){try{for(var t,e=1;hn.length;)hn.length>e&&hn.sort(ca),t=hn.shift(),e=hn.length,8&t.__g&&Eh(t)}finally{(Ps=hn.length)&&(nl||queueMicrotask)(ha)}}function pa(t,e,n,o,s,r,l,i,a,c,f){var h,d,m,w,$,v,S=o.__k||Ls,b=e.length;for(a=Ah(n,e,S,a,b),h=0;h<b;h++)(m=n.__k[h])!=null&&(d=~m.__i&&S[m.__i]||Os,m.__i=h,v=al(t,m,d,s,r,l,i,a,c,f),w=m.__e,(d.ref!=m.ref||8&d.__u)&&(d.ref&&cl(d.ref,null,m,d),m.ref&&f.push(m.ref,m.__c||w,m)),$=$||w,4&m.__u?(a=ma(m,a,t,!d.__v),d.__e&&(d.__e=null)):typeof m.type=="function"&&v!==void 0?a=v:w&&(a=w.nextSibling),m.__u&=-21);return n.__e=$,a}function Ah(t,e,n,o,s){var r,l,i,a,c,f,h,d,m,w=n.length,$=w,v=0,S=0,b=t.__k=Array(s);for(r=0;r<s;r++)(l=e[r])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=b[r]=jo(null,l):ll(l)?l=b[r]=jo(Un,{children:l}):l.constructor===Ko&&l.__b?l=b[r]=jo(l.type,l.props,l.key,l.ref,l.__v):b[r]=l,a=r+v,l.__=t,l.__b=t.__b+1,i=null,~(c=l.__i=Ph(l,n,a,$))&&($--,(i=n[c])&&(i.__u|=2)),i&&i.__v?(l.__u|=16,c==a-1?v--:c==a+1?v++:c!=a&&(c>a?v--:v++,S=1)):(~c||(s>w?v--:s<w&&v++),typeof l.type!="function"&&(l.__u|=4))):b[r]=null;if(S){for(f=[],h=[],r=0;r<s;r++)if((l=b[r])&&16&l.__u){for(v=0,d=f.length;v<d;)f[m=v+d>>1]<l.__i?v=m+1:d=m;f[v]=l.__i,h[r]=v+1}for(v=f.length;r--;)h[r]&&(h[r]==v?v--:b[r].__u|=4)}if($)for(r=0;r<w;r++)!(i=n[r])||2&i.__u||(i.__e==o&&(o=pn(i)),ul(i,i));return o}function ma(t,e,n,o){var s,r,l,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(s=t.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=t,e=ma(s[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=pn(t))&&!e.parentNode&&(e=null),l=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(l!=i&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,e):n.insertBefore(l,e||null)),e=l;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Ph(t,e,n,o){var s,r=t.key,l=t.type,i=e[n],a=i&&!(2&i.__u);if(i===null&&r==null||a&&r==i.key&&l==i.type)return n;if(o>(a?1:0)){for(s=n-1;s>=0;s--)if((i=e[s])&&!(2&i.__u)&&r==i.key&&l==i.type)return s;for(s=n+1;s<e.length;s++)if((i=e[s])&&!(2&i.__u)&&r==i.key&&l==i.type)return s}return-1}function ia(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Cs(t,e,n,o,s){var r,l;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||ia(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||ia(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(l=ol[e]||(ol[e]=Oh(e)),(t.__a||(t.__a={}))[e]=rl,r=e!=(e=e.replace(ua,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,l,r):t.removeEventListener(e,l,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Oh(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Es]==null)e[Es]=rl++;else if(e[Es]<this.__a[t])return;return n(ft.event?ft.event(e):e)}}}function al(t,e,n,o,s,r,l,i,a,c){var f,h,d,m,w,$,v,S,b,M,T,L,A,j,z,G,q,P,K=e.type;if(e.constructor!==Ko)return null;128&n.__u&&(a=32&n.__u,f=n.__c.__z)&&(e.__u|=a,h=r=[],f.nodeType==8?i=As(f,r):r.push(f),i=r[0]||i),(f=ft.__b)&&f(e);t:if(typeof K=="function"){d=l.length;try{if(S=e.props,b=(f=K.prototype)&&f.render,M=(f=K.contextType)&&o[f.__c],T=f?M?M.props.value:f.__:o,(m=n.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(b?e.__c=m=new K(S,T):(e.__c=m=new mo(S,T),m.constructor=K,m.render=Uh),M&&M.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),b&&(m.__s||(m.__s=m.state),K.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Ln({},m.__s)),Ln(m.__s,K.getDerivedStateFromProps(S,m.__s)))),w=m.props,$=m.state,m.__v=e,n.__c){if(S!==w&&b&&!K.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(S,T),e.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(S,m.__s,T)===!1){e.__v!=n.__v&&(m.props=S,m.state=m.__s,m.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(U){U&&(U.__=e)}),Ls.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&l.push(m),i=pn(n);break t}m.componentWillUpdate&&m.componentWillUpdate(S,m.__s,T),b&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(w,$,v)})}else b&&!K.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),b&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=T,m.props=S,m.__P=t,m.__g&=-5,L=ft.__r,A=b?25:0;do m.__g&=-9,L&&L(e),f=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++A<25);b&&(Ls.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=Ln({},o,m.getChildContext())),b&&n.__c&&m.getSnapshotBeforeUpdate&&(v=m.getSnapshotBeforeUpdate(w,$)),j=f&&f.type===Un&&f.key==null?f.props.children:f,S.__P&&(f=i,s=(t=S.__P).namespaceURI,a=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(U){U&&ul(U,U)}),n.__k=null),i=n.__k?pn(n,0):null),i=pa(t,ll(j)?j:[j],e,n,o,s,r,l,i,a,c),S.__P&&(e.__e=null,i=f),e.__u&=-161,h&&h.some(On),m.__h.length&&l.push(m),1&m.__g&&(m.__g&=-4)}catch(U){if(l.length=d,e.__v=null,a||r)if(U&&U.then){if(e.__u|=128|a,r){for(~(q=r.indexOf(i||void 0))||(q=r.length);(P=r[q-1])&&P.nodeType==8;)q--;for(;q<r.length;q++)if(P=r[q])if(r[q]=null,z){if(P==G)break}else{if(P.nodeType!=8)break;P.data.startsWith("$s")&&(G=As(z=P))}}if(!z){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;z=i}(f=As(z=e.__c.__z||(e.__c.__z=z)))?(e.__e=z,i=f):e.__e=i,i=i&&i.nextSibling}else r&&r.some(On);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),U&&U.then||da(e),ft.__e(U,e,n)}}else i=e.__e=Lh(n.__e,e,n,o,s,r,l,a,c,t);return(f=ft.diffed)&&f(e),i}function As(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function da(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(da))}function _a(t,e,n){for(var o=0;o<n.length;)cl(n[o++],n[o++],n[o++]);ft.__c&&ft.__c(e,t),t.some(function(s){try{t=s.__h,s.__h=[],t.some(function(r){r.call(s)})}catch(r){ft.__e(r,s.__v)}})}function Lh(t,e,n,o,s,r,l,i,a,c){var f,h,d,m,w,$,v,S,b=n.props||Os,M=e.props,T=e.type;if(T=="svg"?s="http://www.w3.org/2000/svg":T=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(f=0;f<r.length;f++)if((w=r[f])&&(T?w.localName==T:w.nodeType==3)){t=w,r[f]=null;break}}if(!t){if(S=c.ownerDocument||document,!T)return S.createTextNode(M);t=S.createElementNS(s,T,M.is?M:c),i&&(ft.__m&&ft.__m(e,r),i=!1),r=null}if(T){if(c=T=="template"&&t.content||t,r=T=="textarea"&&M.defaultValue!=null?null:r&&il.call(c.childNodes),!i&&r)for(b={},f=0;f<t.attributes.length;f++)b[(w=t.attributes[f]).name]=w.value;for(f in b)w=b[f],f=="dangerouslySetInnerHTML"?d=w:f=="children"||f in M||f=="value"&&"defaultValue"in M||f=="checked"&&"defaultChecked"in M||Cs(t,f,null,w,s);for(f in M)w=M[f],f=="children"?m=w:f=="dangerouslySetInnerHTML"?h=w:f=="value"?$=w:f=="checked"?v=w:i&&typeof w!="function"||b[f]===w||Cs(t,f,w,b[f],s);h?(i||d&&(h.__html==d.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(d&&(t.textContent=""),(T=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&Ch.test(T))&&(s="http://www.w3.org/1999/xhtml"),pa(c,ll(m)?m:[m],e,n,o,s,r,l,r?r[0]:n.__k&&pn(n,0),i,a),r&&r.some(On)),i&&T!="textarea"||(f="value",T=="progress"&&$==null?t.removeAttribute(f):$==null||$===t[f]&&(T!="progress"||$)||Cs(t,f,$,b[f],s),f="checked",v!=null&&v!=t[f]&&Cs(t,f,v,b[f],s))}else b===M||i&&t.data==M||(t.data=M);return t}function cl(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(s){ft.__e(s,n)}}function ul(t,e,n){var o,s,r,l;if(ft.unmount&&ft.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||cl(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){ft.__e(i,e)}o.__P=o.__n=null}if(o=t.__k)for(l=0;l<o.length;l++)o[l]&&ul(o[l],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(s=As(o,r=[]))&&(o==t.__e&&r.some(On),On(s),On(o)),n||On(t.__e),t.__e=t.__c=t.__=null}function Uh(t,e,n){return this.constructor(t,n)}function ga(t,e){var n,o,s,r;ft.__&&ft.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=jo(Un,{children:[t]}),s=[],r=[],al(e,e.__k,o||Os,Os,e.namespaceURI,o?null:e.firstChild?il.call(e.childNodes):null,s,o?o.__e:e.firstChild,n,r),_a(s,e.__k,r),e.__k.props.children=null}ft={__e:function(t,e,n,o){for(var s,r,l;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((l=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(t)),s.componentDidCatch&&(s.componentDidCatch(t,o||{}),l=1),l&&8&s.__g)return void(s.__g|=2)}catch(i){t=i}}throw Ps=0,t}},aa=0,sl=function(t){return t!=null&&t.constructor===Ko},mo.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=Ln({},this.state)),typeof t=="function"&&(t=t(Ln({},n),this.props)),t&&(Ln(n,t),this.__v&&(e&&this.__k.push(e),la(this)))},mo.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),la(this))},mo.prototype.render=Un,hn=[],Ps=0,ca=function(t,e){return t.__v.__b-e.__v.__b},Es=Symbol(),ua=/(PointerCapture)$|Capture$/i,rl=0,ol={},Th=0;var Yo,Wt,fl,wa,hl=Object.is,Ds=0,Ta=[],pl=[],Pt=ft,ba=Pt.__b,ya=Pt.__r,$a=Pt.diffed,ka=Pt.__c,va=Pt.unmount,xa=Pt.__;function dl(t,e){Pt.__h&&Pt.__h(Wt,t,Ds||e),Ds=0;var n=Wt.__H||(Wt.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function Tt(t){return Ds=1,Dh(Ea,t)}function Dh(t,e,n){var o=dl(Yo++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):Ea(void 0,e),function(r){var l=(o.__N||o.__)[0],i=o.t(l,r);hl(l,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=Wt,!Wt.__f)){Wt.__f=!0;var s=Wt.shouldComponentUpdate;Wt.shouldComponentUpdate=function(r,l,i){var a=this.__H;if(!a)return!0;var c=!1,f=this.props!=r;if(a.__.some(function(d){d.__N&&(c=!0,hl(d.__[0],d.__N[0])||(f=!0))}),s){var h=s.call(this,r,l,i);return c?h||f:h}return!c||f}}return o.__}function Rt(t,e){var n=dl(Yo++,3);!Pt.__s&&Ca(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,Wt.__H.__h.push(n))}function Ce(t){return Ds=5,Nt(function(){return{current:t}},[])}function Nt(t,e){var n=dl(Yo++,7);return Ca(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Wh(){var t;do{for(;t=pl.shift();)try{Go(t)}catch(n){Pt.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Ta.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Go),e.__h.some(ml),e.__h=[]}catch(n){e.__h=[],Pt.__e(n,t.__v)}}}while(pl.length)}Pt.__b=function(t){Wt=null,ba&&ba(t)},Pt.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),xa&&xa(t,e)},Pt.__r=function(t){ya&&ya(t),Yo=0;var e=(Wt=t.__c).__H;e&&(fl==Wt?Wt.__h=[]:(e.__h.some(Go),e.__h.some(ml),Yo=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),fl=Wt},Pt.diffed=function(t){$a&&$a(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Ma(Ta.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),fl=Wt=null},Pt.__c=function(t,e){e.some(function(n){try{n.__h.some(Go),n.__h=n.__h.filter(function(o){return!o.__||ml(o)})}catch(o){n.__h=[function(){throw o}]}}),ka&&ka(t,e)},Pt.unmount=function(t){va&&va(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Ma(pl.push(s))}else Go(s)}catch(r){e=r}}),o.__H=void 0,e&&Pt.__e(e,o.__v))};var Sa=typeof requestAnimationFrame=="function";function Rh(t){var e,n=function(){clearTimeout(o),Sa&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);Sa&&(e=requestAnimationFrame(n))}function Ma(t){t!=1&&wa==Pt.requestAnimationFrame||((wa=Pt.requestAnimationFrame)||Rh)(Wh)}function Go(t){var e=Wt,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),Wt=e}function ml(t){var e=Wt;t.__c=t.__(),Wt=e}function Ca(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!hl(n,t[o])})}function Ea(t,e){return typeof e=="function"?e(t):e}var Nh=Symbol.for("preact-signals");function Fs(){if(nn>1)nn--;else{var t,e=!1;for((function(){var s=Rs;for(Rs=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var l=r.t;l!==void 0;l=l.x)l.i===s.i&&(l.i=r.i);s=s.o}})();Zo!==void 0;){var n=Zo;for(Zo=void 0,Ws++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Pa(n))try{n.c()}catch(s){e||(t=s,e=!0)}n=o}}if(Ws=0,nn--,e)throw t}}function gl(t){if(nn>0)return t();_l=++Fh,nn++;try{return t()}finally{Fs()}}var Jo,St=void 0;function Qo(t){var e=St,n=Jo;St=void 0,Jo=void 0;try{return t()}finally{St=e,Jo=n}}var Zo=void 0,nn=0,Ws=0,Fh=0,_l=0,Rs=void 0,Ns=0;function Aa(t){if(St!==void 0){var e=t.n;if(e===void 0||e.t!==St)return e={i:0,S:t,p:St.s,n:void 0,t:St,e:void 0,x:void 0,r:e},St.s!==void 0&&(St.s.n=e),St.s=e,t.n=e,32&St.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=St.s,e.n=void 0,St.s.n=e,St.s=e),e}}function Ft(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}Ft.prototype.brand=Nh;Ft.prototype.h=function(){return!0};Ft.prototype.S=function(t){var e=this,n=this.t;n!==t&&t.e===void 0&&(t.x=n,this.t=t,n!==void 0?n.e=t:Qo(function(){var o;(o=e.W)==null||o.call(e)}))};Ft.prototype.U=function(t){var e=this;if(this.t!==void 0){var n=t.e,o=t.x;n!==void 0&&(n.x=o,t.e=void 0),o!==void 0&&(o.e=n,t.x=void 0),t===this.t&&(this.t=o,o===void 0&&Qo(function(){var s;(s=e.Z)==null||s.call(e)}))}};Ft.prototype.subscribe=function(t){var e=this;return ge(function(){var n=e.value;Qo(function(){return t(n)})},{name:"sub"})};Ft.prototype.valueOf=function(){return this.value};Ft.prototype.toString=function(){return this.value+""};Ft.prototype.toJSON=function(){return this.value};Ft.prototype.peek=function(){var t=this;return Qo(function(){return t.value})};Object.defineProperty(Ft.prototype,"value",{get:function(){var t=Aa(this);return t!==void 0&&(t.i=this.i),this.v},set:function(t){if(t!==this.v){if(Ws>100)throw new Error("Cycle detected");(function(n){nn!==0&&Ws===0&&n.l!==_l&&(n.l=_l,Rs={S:n,v:n.v,i:n.i,o:Rs})})(this),this.v=t,this.i++,Ns++,nn++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Fs()}}}});function zt(t,e){return new Ft(t,e)}function Pa(t){for(var e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Oa(t){for(var e=t.s;e!==void 0;e=e.n){var n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function La(t){for(var e=t.s,n=void 0;e!==void 0;){var o=e.p;e.i===-1?(e.S.U(e),o!==void 0&&(o.n=e.n),e.n!==void 0&&(e.n.p=o)):n=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=o}t.s=n}function Dn(t,e){Ft.call(this,void 0,e),this.x=t,this.s=void 0,this.g=Ns-1,this.f=4}Dn.prototype=new Ft;Dn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Ns))return!0;if(this.g=Ns,this.f|=1,this.i>0&&!Pa(this))return this.f&=-2,!0;var t=St;try{Oa(this),St=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return St=t,La(this),this.f&=-2,!0};Dn.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}Ft.prototype.S.call(this,t)};Dn.prototype.U=function(t){if(this.t!==void 0&&(Ft.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Dn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(Dn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var t=Aa(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function _o(t,e){return new Dn(t,e)}function Ua(t){var e=t.j;if(t.j=void 0,typeof e=="function"){nn++;var n=St;St=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,wl(t),o}finally{St=n,Fs()}}}function wl(t){for(var e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Ua(t)}function zh(t){if(St!==this)throw new Error("Out-of-order effect");La(this),St=t,this.f&=-2;try{8&this.f&&wl(this)}finally{Fs()}}function go(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Jo&&Jo.push(this)}go.prototype.c=function(){var t=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};go.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ua(this),Oa(this),nn++;var t=St;return St=this,zh.bind(this,t)};go.prototype.N=function(){2&this.f||(this.f|=2,this.u=Zo,Zo=this)};go.prototype.d=function(){this.f|=8,1&this.f||wl(this)};go.prototype.dispose=function(){this.d()};function ge(t,e){var n=new go(t,e);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Da,qs,zs,qh=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Wa=[];ge(function(){Da=this.N})();function wo(t,e){ft[t]=e.bind(null,ft[t]||function(){})}function Xo(t){if(zs){var e=zs;zs=void 0,e()}zs=t&&t.S()}function Ra(t){var e=this,n=t.data,o=Hh(n);o.name="ReactiveDom",o.value=n;var s=Nt(function(){for(var i=e,a=e.__v;a=a.__;)if(a.__c){a.__c.__$f|=4;break}var c=_o(function(){var m=o.value.value;return m===0?0:m===!0?"":m||""}),f=_o(function(){return!Array.isArray(c.value)&&!sl(c.value)}),h=ge(function(){if(this.N=Na,f.value){var m=c.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=m)}}),d=e.__$u.d;return e.__$u.d=function(){h(),d.call(this)},[f,c]},[]),r=s[0],l=s[1];return r.value?l.peek():l.value}Ra.displayName="ReactiveTextNode";Object.defineProperties(Ft.prototype,{constructor:{configurable:!0,value:Us(Un,null).constructor},type:{configurable:!0,value:Ra},props:{configurable:!0,get:function(){var t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});wo("__b",function(t,e){if(Xo(),qs=void 0,typeof e.type=="string"){var n,o=e.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof Ft&&(n||(e.__np=n={}),n[s]=r,o[s]=r.peek())}}t(e)});wo("__r",function(t,e){if(t(e),e.type!==Un){Xo();var n,o=e.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var l;return ge(function(){l=this},{name:r}),l.c=s,l})((function(s){return function(){var r;qh&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),qs=o,Xo(n)}});wo("__e",function(t,e,n,o){Xo(),qs=void 0,t(e,n,o)});wo("diffed",function(t,e){Xo(),qs=void 0;var n;if(typeof e.type=="string"&&(n=e.__e)){var o=e.__np,s=e.props,r=n.U;if(r)for(var l in r){var i=r[l];i===void 0||o&&l in o||(i.d(),r[l]=void 0)}if(o){r||(r={},n.U=r);for(var a in o){var c=r[a],f=o[a];c===void 0?(c=Ih(n,a,f,s),r[a]=c):c.o(f,s)}}}t(e)});function Ih(t,e,n,o){var s=e in t&&t.ownerSVGElement===void 0,r=zt(n);return{o:function(l,i){r.value=l,o=i},d:ge(function(){this.N=Na;var l=r.value.value;o[e]!==l&&(o[e]=l,s?t[e]=l:l!=null&&(l!==!1||e[4]==="-")?t.setAttribute(e,l):t.removeAttribute(e))})}}wo("unmount",function(t,e){if(typeof e.type=="string"){var n=e.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var l=e.__np;if(l){var i=e.props;for(var a in l)i[a]=l[a]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var f=c.__$u;f&&(c.__$u=void 0,f.d())}}t(e)});wo("__h",function(t,e,n,o){o<3&&(e.__$f|=2),t(e,n,o)});mo.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in t)if(l!=="__source"&&t[l]!==this.props[l])return!0;for(var i in this.props)if(!(i in t))return!0;return!1};function Hh(t,e){return Nt(function(){return zt(t,e)},[])}var Vh=function(t){queueMicrotask(function(){queueMicrotask(t)})};function Bh(){gl(function(){for(var t;t=Wa.shift();)Da.call(t)})}function Na(){Wa.push(this)===1&&(ft.requestAnimationFrame||Vh)(Bh)}var za=function(t,e,n,o){var s;e[0]=0;for(var r=1;r<e.length;r++){var l=e[r++],i=e[r]?(e[0]|=l?1:2,n[e[r++]]):e[++r];l===3?o[0]=i:l===4?o[1]=Object.assign(o[1]||{},i):l===5?(o[1]=o[1]||{})[e[++r]]=i:l===6?o[1][e[++r]]+=i+"":l?(s=t.apply(i,za(t,i,n,["",null])),o.push(s),i[0]?e[0]|=2:(e[r-2]=0,e[r]=s)):o.push(i)}return o},Fa=new Map;function qa(t){var e=Fa.get(this);return e||(e=new Map,Fa.set(this,e)),(e=za(this,e.get(t)||(e.set(t,e=(function(n){for(var o,s,r=1,l="",i="",a=[0],c=function(d){r===1&&(d||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?a.push(0,d,l):r===3&&(d||l)?(a.push(3,d,l),r=2):r===2&&l==="..."&&d?a.push(4,d,0):r===2&&l&&!d?a.push(5,0,!0,l):r>=5&&((l||!d&&r===5)&&(a.push(r,0,l,s),r=6),d&&(a.push(r,d,0,s),r=6)),l=""},f=0;f<n.length;f++){f&&(r===1&&c(),c(f));for(var h=0;h<n[f].length;h++)o=n[f][h],r===1?o==="<"?(c(),a=[a],r=3):l+=o:r===4?l==="--"&&o===">"?(r=1,l=""):l=o+l[0]:i?o===i?i="":l+=o:o==='"'||o==="'"?i=o:o===">"?(c(),r=1):r&&(o==="="?(r=5,s=l,l=""):o==="/"&&(r<5||n[f][h+1]===">")?(c(),r===3&&(a=a[0]),r=a,(a=a[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(c(),r=2):l+=o),r===3&&l==="!--"&&(r=4,a=a[0])}return c(),a})(t)),e),arguments,[])).length>1?e:e[0]}var x=qa.bind(Us);var Ia="fairground-theme",jh=["auto","light","dark"];function Kh(){try{let t=localStorage.getItem(Ia);return jh.includes(t)?t:"auto"}catch{return"auto"}}var ts=zt(Kh()),Wn=zt(0);function Ha(){let t=matchMedia("(prefers-color-scheme: dark)"),e=zt(t.matches);t.addEventListener("change",()=>{e.value=t.matches}),matchMedia("print").addEventListener("change",()=>{Wn.value+=1}),ge(()=>{let n=e.value?"dark":"light";document.documentElement.dataset.theme=ts.value==="auto"?n:ts.value;try{localStorage.setItem(Ia,ts.value)}catch{}Wn.value=Wn.peek()+1})}function Ye(t){return getComputedStyle(document.documentElement).getPropertyValue(`--${t}`).trim()}function Va(){let t=e=>{ts.value=e.currentTarget.value};return x`<label class="theme"
    >Colours
    <select value=${ts.value} onChange=${t}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`}var Je={story:null,scenario:"request-server",text:null,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{},kernel:"",settings:""}},Gh=["scenario","machine","kernel","seed","duration"],es=2e5;function Is(t){if([t.text,t.manifest,t.change.settings].some(s=>s?.length>es))return null;let n=new TextEncoder().encode(JSON.stringify(t)),o=Array.from(n,s=>String.fromCharCode(s)).join("");return btoa(o).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function Ba(t){let e=null;try{let r=atob(t.replace(/-/g,"+").replace(/_/g,"/")),l=Uint8Array.from(r,i=>i.charCodeAt(0));e=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(l))}catch{throw new Error("The link's end is no playground's: it may have been cut when it was copied.")}if(e===null||typeof e!="object")throw new Error("The link holds no scenario.");let n=Object.fromEntries(Gh.map(r=>[r,Rn(e[r],Je[r])])),o=e.change??{},s=Object.entries(o.knobs??{}).map(([r,l])=>[r,Rn(l,"")]);return{...n,story:Rn(e.story,null),text:Rn(e.text,null),manifest:Rn(e.manifest,null),change:{knobs:Object.fromEntries(s),kernel:Rn(o.kernel,""),settings:Rn(o.settings,"")}}}function Rn(t,e){if(t==null)return e;if(typeof t!="string")throw new Error(`The link has ${typeof t} for a text.`);if(t.length<=es)return t;throw new Error(`A text of the link has ${t.length} letters; at most ${es} are taken: open it as a file.`)}var ja="engine.wasm.gz";async function Yh(){let t=await fetch(ja);if(!t.ok)throw new Error(`the server says ${t.status} of ${ja}`);let e=await t.arrayBuffer(),[n,o]=new Uint8Array(e,0,2);if(n!==31||o!==139)return e;let s=new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"));return new Response(s).arrayBuffer()}var bl=null;function Ka(){return bl??=Yh().then(t=>WebAssembly.compile(t)).catch(t=>{throw bl=null,t}),bl}function bo(){let t=null,e=null,n=null,o=0;function s(a){let c=e;e=null,c?.resolve(a),i()}function r(a){t?.terminate(),t=null,s({kind:"stopped",message:`The engine can't be loaded: ${a}.`})}async function l(){let a=new Worker("worker.js");t=a,a.addEventListener("message",({data:c})=>{e?.number===c.number&&s(c.answer)});for(let c of["error","messageerror"])a.addEventListener(c,f=>{f.preventDefault(),t===a&&r(f.message||"its worker has ended")});return a.postMessage({module:await Ka()}),a}async function i(){if(e||!n)return;let a=n;e=a,n=null;try{let c=t??await l();e===a&&c.postMessage({number:a.number,question:a.question})}catch(c){e===a&&r(c.message)}}return{ask(a){return new Promise(c=>{n?.resolve(null),o+=1,n={number:o,question:a,resolve:c},i()})},stop(){if(!e)return;t?.terminate(),t=null;let a=[e,n];e=null,n=null,a.forEach(c=>c?.resolve(null))}}}var Jh=[36e5,6e5,12e4,6e4,2e4,1e4,5e3,2e3,1e3,500,200,100,50,20],Zh=45,Qh=8e3,Xh=2.6,tp=12,ep=.8,yl=200,np=.3,op=8;function $l(){let t=new Map,e=null,n=yl;function o(){let r=[...t].sort(([h],[d])=>h-d),[[l,i],[a,c]]=[r[0],r[r.length-1]];if(l===a)return{fixed:0,rate:c/a};let f=Math.max((c-i)/(a-l),1e-9);return{fixed:Math.max(0,i-f*l),rate:f}}function s(r,l){if(e===null)return yl;let{fixed:i,rate:a}=o(),c=Math.max(r-i,r/2),f=h=>a*h<=c&&h<=l*n;return f(e)?null:Jh.find(h=>h<e&&f(h))??10}return{note({ran:r,all:l,took:i}){let a=Math.max(r,.001),c=t.get(a)??i;e=l,n=a;for(let[f,h]of t)f<a&&t.set(f,Math.min(h,i)),f>a&&t.set(f,Math.max(i,ep*h));t.set(a,i<c?i:c+np*(i-c)),t.size>op&&t.delete(t.keys().next().value)},forget(){t.clear(),e=null,n=yl},drag:()=>s(Zh,Xh),rest:()=>s(Qh,tp)}}function Nn({run:t,whole_ns:e}){return t.duration_ns<e&&t.simulated_ns>=t.duration_ns}function yo(t,e){return`limit:${t}:${e}`}function Fn({path:t,quota_ns:e,period_ns:n,burst_ns:o},s){let r=m=>{let w=s[yo(t,m)];return w===void 0?null:Number(w)},[l,i,a]=["quota","period","burst"].map(r),c=i===null?n/1e3:Math.round(i*1e3),f=l??e/n,h=Math.max(1e3,Math.round(f*c)),d=a===null?o/1e3:Math.round(a*1e3);return{quota_us:h,period_us:c,burst_us:Math.min(d,h)}}function Ga(t){return 1e3/t}function Ya(t,e){let{path:n}=t,{quota_us:o,period_us:s,burst_us:r}=Fn(t,e);return[...["quota","period"].some(i=>e[yo(n,i)]!==void 0)?[`${n}=cpu.max=${o} ${s}`]:[],...r===t.burst_ns/1e3?[]:[`${n}=cpu.max.burst=${r}`]]}var sp="scenario.toml",Hs="limits.yaml";function rp(t){let e=t.trim();return e!==""&&!e.includes(`
`)&&!/^[[{#]/.test(e)&&!/^[\w."-]+\s*=/.test(e)}function Ja(t){return/^(apiVersion|kind|services)\s*:/m.test(t)}function lp(t){return/^\s*(\{|\/\*|\/\/)/.test(t)}function $o(t){let e={},n=t.scenario;return t.text!==null&&(rp(t.text)?n=t.text.trim():(n=lp(t.text)?"workload.json":sp,e[n]=t.text)),t.manifest&&(e[Hs]=t.manifest),{scenario:n,files:e}}function ip(t){return t.split(`
`).map(n=>n.trim()).filter(Boolean).map(n=>{let o=n.indexOf("=");return o<0?[n,""]:[n.slice(0,o).trim(),n.slice(o+1).trim()]})}function Za(t,e,n){let o={set:[],limit:[]},{change:s}=t;t.machine&&(o.machine=t.machine);let r=e&&s.kernel||t.kernel;if(r&&(o.kernel=r),t.seed.trim()){let l=Number(t.seed);Number.isSafeInteger(l)&&l>=0?o.seed=l:o.set.push(["seed",t.seed.trim()])}if(t.duration.trim()&&(o.duration=t.duration.trim()),t.manifest&&(o.limits=[Hs]),e){for(let[l,i]of Object.entries(s.knobs))l.startsWith("set:")&&o.set.push([l.slice(4),i]);o.set.push(...ip(s.settings)),o.limit.push(...n.flatMap(l=>Ya(l,s.knobs)))}return o}function ko({change:t}){let{knobs:e,kernel:n,settings:o}=t;return Object.keys(e).length>0||n!==""||o.trim()!==""}function kl(t,e,n,o){let{scenario:s,files:r}=$o(t),l={name:e?"B: the change":"A: as it is",scenario:s,files:r,overrides:Za(t,e,n),worlds:2};return o!==null&&(l.longest_ms=o),{play:l}}function ap(t){return/^[\w./:=,%+@^-]+$/.test(t)?t:`'${t.replaceAll("'","'\\''")}'`}function vl(t,e,n){let{scenario:o,files:s}=$o(t),r=Za(t,e,n),l=["fairground","run",o],i=(a,c)=>c!==void 0&&l.push(a,String(c));return i("--machine",r.machine),i("--kernel",r.kernel),i("--seed",r.seed),i("--duration",r.duration),(r.limits??[]).forEach(a=>i("--limits",a)),r.set.forEach(([a,c])=>i("--set",`${a}=${c}`)),r.limit.forEach(a=>i("--limit",a)),{command:l.map(ap).join(" "),files:s}}var Qa="fairground.play/1",cp=250,up=4,fp=6;function Xa(){let t=zt(Je),e=zt(null),n=zt(null),o=[$l(),$l()],s=[bo(),bo()],r=[bo(),bo()],l=new Map,i=0,a=0;async function c(b,M,T){let L=M===0?JSON.stringify(T):null;if(L&&l.has(L))return l.get(L);let A=await b[M].ask(T);if(A?.ok){let{schema:j,whole_ns:z,run:G}=A.ok;if(j!==Qa)return hp(j);let q=G.simulated_ns/1e6;o[M].note({ran:q,all:z/1e6,took:A.took_ms}),L&&l.set(L,A),l.size>fp&&l.delete(l.keys().next().value)}return A}function f(b,M){let L=o.slice(0,M?2:1).map(A=>A[b]()).filter(A=>A!==null);return L.length>0?Math.min(...L):null}async function h(b,M=0){i+=1;let T=i,L=t.peek(),A=ko(L),j=b==="rest"?r:s,z=performance.now();n.value={since:z,kind:b};let G=L.story?null:f(b,A),q=w(L),P=c(j,0,kl(L,!1,[],G)),K=q??(await P)?.ok?.knobs.limits,U=A&&K&&c(j,1,kl(L,!0,K,G)),[Y,I]=[await P,U?await U:void 0];Y?.ok&&$(L,Y.ok.knobs.limits);let et=T===i;if(et&&(n.value=null),Y===null||I===null)return;let H=et||b==="drag"&&m(L)===m(t.peek()),Xt=performance.now()-z;if(H&&(e.value={a:Y,b:I,length:G,kind:b,state:L,took_ms:Xt}),!et)return;let dt=f("rest",A);[Y,I].some(X=>X?.ok&&Nn(X.ok))&&(dt===null||dt>G)&&M<up&&v(b==="rest"?0:cp,M+1)}let d={key:null,limits:null},m=b=>JSON.stringify([$o(b),b.machine,b.kernel]),w=b=>d.key===m(b)?d.limits:null,$=(b,M)=>{d={key:m(b),limits:M}};function v(b,M){clearTimeout(a),a=setTimeout(()=>h("rest",M),b)}function S(){clearTimeout(a),r.forEach(b=>b.stop()),h("drag")}return{state:t,result:e,busy:n,limits:_o(()=>e.value?.a.ok?.knobs.limits??[]),set(b,M=!1){t.value={...t.peek(),...b},M&&o.forEach(T=>T.forget()),S()},stop(){i+=1,clearTimeout(a),[...s,...r].forEach(b=>b.stop()),n.value=null},link(){let b=Is(t.peek());return b===null?null:`${location.href.split("#")[0]}#${b}`},read:b=>Ba(b)}}function hp(t){return{kind:"stopped",message:`This page draws ${Qa}; its engine says ${t}. Load the page anew.`}}function tc(){let t=bo(),e=Promise.resolve();return n=>(e=e.then(()=>t.ask(n)),e)}function at(t){let e=Math.abs(t);return e>=1e9?`${Ot(t/1e9)} s`:e>=1e6?`${Ot(t/1e6)} ms`:e>=1e3?`${Ot(t/1e3)} us`:`${Ot(t)} ns`}function zn(t,e=1e9){let n=Math.min(9,Math.max(1,Math.ceil(11-Math.log10(Math.max(e,1)))));return`${(t/1e9).toFixed(n)} s`}function ce(t){return(t/1e6).toFixed(3)}function mn(t){return Ot(t/1e3)}function Ne(t,e=1){return`${(100*t).toFixed(e)} %`}function Ot(t){if(!Number.isFinite(t))return"-";let e=Math.abs(t);return e>=100||Number.isInteger(t)?t.toFixed(0):t.toFixed(e>=10?1:2)}var pp=new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]","g");function F(t){return String(t).replace(pp,"\uFFFD")}function vo(t,e){let n=Array.from(F(t));if(n.length<=e)return n.join("");let o=Math.min(6,Math.floor(e/2));return`${n.slice(0,e-o-1).join("")}\u2026${n.slice(-o).join("")}`}function ue({caption:t,columns:e,rows:n,selected:o}){let s=e.map((a,c)=>c===0||n.some(f=>dp(f[c]))),r=a=>s[a]?"words":"number",l=(a,c)=>{let f=a?.node??x`<bdi>${F(xl(a))}</bdi>`;return c===0?x`<th scope="row" class="words">${f}</th>`:x`<td class=${a?.className??r(c)} style=${mp(a)}>${f}</td>`},i=(a,c)=>x`<th scope="col" class=${r(c)}><bdi>${F(a)}</bdi></th>`;return x`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${F(t)}</bdi></strong>
      <${Vs} what=${t} text=${()=>_p(e,n)} />
    </div>
    <div class="scroll" tabindex="0" role="region" aria-label=${F(t)}>
      <table aria-label=${F(t)}>
        <thead>
          <tr>
            ${e.map(i)}
          </tr>
        </thead>
        <tbody>
          ${n.map((a,c)=>x`<tr class=${c===o?"selected":""}>
              ${a.map(l)}
            </tr>`)}
        </tbody>
      </table>
    </div>
  </div>`}function mp(t){return typeof t?.level=="number"?{"--level":`${Math.round(60*t.level)}%`}:{}}function dp(t){return!!t?.node||!/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(xl(t))}function xl(t){return t==null?"-":String(t.text??t)}function _p(t,e){let n=o=>{let s=F(xl(o)).replace(/\t/g," ");return/^[=+@]/.test(s)?`'${s}`:s};return[t,...e].map(o=>o.map(n).join("	")).join(`
`)}function Vs({what:t,text:e}){let[n,o]=Tt("Copy");return x`<button type="button" class="copy" onClick=${async()=>{o(await gp(e())?"Copied":"Not allowed here"),setTimeout(()=>o("Copy"),2e3)}}>
    ${n}<span class="unseen"> ${F(t)}</span>
  </button>`}async function gp(t){try{return await navigator.clipboard.writeText(t),!0}catch{return wp(t)}}function wp(t){let e=document.createElement("textarea");e.value=t,document.body.append(e),e.select();let n=document.execCommand("copy");return e.remove(),n}function ec({caption:t,columns:e,rows:n}){let[o,s]=Tt(!1);return x`<details class="numbers" onToggle=${l=>s(l.currentTarget.open)}>
    <summary>Numbers: <bdi>${F(t)}</bdi></summary>
    ${o&&x`<${ue} caption=${t} columns=${e} rows=${n()} />`}
  </details>`}function nc({name:t,text:e}){let n=e.split(`
`).map(F).join(`
`);return x`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${F(t)}</bdi></strong>
      <${Vs} what=${t} text=${()=>e} />
    </div>
    <pre class="scroll" tabindex="0" role="region" aria-label=${F(t)}>${n}</pre>
  </div>`}function oc({play:t}){let e=t.state.value,n=t.result.value,o=t.limits.value,s=ko(e)?[!1,!0]:[!1],{files:r}=vl(e,!1,o),l=i=>{let{command:a}=vl(e,i,o),c=(i?n?.b:n?.a)?.ok;return x`<${sc} name=${i?"World B":"World A"} text=${a} />
      <${yp} answer=${c} isNow=${n?.state===e} />`};return x`<section>
    <h2>Take it with you</h2>
    <${bp} link=${t.link()} />
    ${s.map(l)}
    ${Object.entries(r).map(([i,a])=>x`<${$p} ...${{name:i,text:a}} />`)}
    ${Object.keys(r).length>0&&x`<p class="note">Save the files beside each other, and run the commands there.</p>`}
  </section>`}function bp({link:t}){return t!==null?x`<${sc} name="Link with all of it" text=${t} />`:x`<p class="caution" role="note">
    There is no link: it holds texts of at most ${es} letters. The files below have all.
  </p>`}function yp({answer:t,isNow:e}){return e?t?Nn(t)?x`<p class="note">The page shows a part of this run; the command runs all of it.</p>`:x`<p class="note">It gives this very run: digest ${t.run.digest}.</p>`:null:x`<p class="note">The page does not show this run yet.</p>`}function sc({name:t,text:e}){return x`<div class="table">
    <div class="head">
      <strong aria-hidden="true">${t}</strong>
      <${Vs} what=${t} text=${()=>e} />
    </div>
    <pre class="scroll line" tabindex="0" role="region" aria-label=${t}>${F(e)}</pre>
  </div>`}function $p({name:t,text:e}){let[n,o]=Tt("");return Rt(()=>{let s=URL.createObjectURL(new Blob([e],{type:"text/plain"}));return o(s),()=>URL.revokeObjectURL(s)},[e]),x`<p><a class="file" href=${n} download=${t}>Save ${t}</a></p>`}function dn({id:t,label:e,usual:n,value:o,items:s,choose:r}){let l=s.find(i=>i.name===o)?.says;return x`<div class="field">
    <label for=${t}>${e}</label>
    <select id=${t} value=${o} onChange=${i=>r(i.currentTarget.value)}>
      ${n!==void 0&&x`<option value="">${n}</option>`}
      ${s.map(({name:i})=>x`<option value=${i}>${F(i)}</option>`)}
    </select>
    ${l&&x`<p class="note">${F(l)}</p>`}
  </div>`}function Sl({id:t,label:e,value:n,placeholder:o,choose:s}){return x`<div class="field small">
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
  </div>`}function ns({id:t,label:e,value:n,rows:o,placeholder:s,choose:r,fault:l,place:i}){let[a,c]=Tt(n);return Rt(()=>c(n),[n]),Rt(()=>{if(a===n)return;let f=setTimeout(()=>r(a)===!1&&c(n),400);return()=>clearTimeout(f)},[a]),x`<div class="field">
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
    <${Bs} fault=${l} place=${i} />
  </div>`}function Bs({fault:t,place:e}){if(!t)return null;let{box:n=null,line:o=0}=e??{},s=()=>{let l=document.getElementById(n),a=l.value.split(`
`).slice(0,o-1).join(`
`).length+(o>1?1:0),c=l.value.indexOf(`
`,a),f=l.closest("details");f&&(f.open=!0),l.focus(),l.setSelectionRange(a,c<0?l.value.length:c)},r=t.split(`
`).map(F).join(`
`);return x`<div class="fault" role="alert">
    <pre tabindex="0" aria-label="What is wrong">${r}</pre>
    ${n&&x`<button type="button" onClick=${s}>Go to line ${o}</button>`}
  </div>`}var js=["threads","rate","rps","service","slice","burst","period","run","groups"],kp=["duration","runtime","timeout","seed"],Ml=[5,10,20,25,50,100,200,250,500,1e3],Tl=80,rc=4;function _n(t){return String(Number(t.toPrecision(3)))}function lc(t){let e=/^((?:exp|poisson):)?(\d+(?:\.\d+)?)(ns|us|ms|s|\/s|%)?$/.exec(t.trim());if(!e)return null;let[,n="",o,s=""]=e;return Number(o)>0?{before:n,number:Number(o),unit:s}:null}function ic(t,e){return e===""&&Number.isInteger(t)?{min:1,max:Math.max(4*t,16),to:s=>s,from:s=>s}:{min:0,max:Tl,to:s=>Number(_n(t/4*16**(s/Tl))),from:s=>Math.round(Tl*Math.log(s/(t/4))/Math.log(16))}}function vp(t,e){let{path:n,quota_ns:o,period_ns:s,burst_ns:r}=t,l=o/s,i=Math.min(Math.max(2*l,2),Math.max(e,l)),a=s/1e6,c=Ml.includes(a)?Ml:[...Ml,a].sort((f,h)=>f-h);return[{key:yo(n,"quota"),label:`quota of ${n}`,base:_n(l),min:1,max:100,now:f=>{let{quota_us:h,period_us:d}=Fn(t,f);return _n(h/d)},to:(f,h)=>{let d=Math.max(.05,Ga(Fn(t,h).period_us));return _n(Math.max(d,f*i/100))},from:f=>Math.round(100*f/i),read:f=>`${Ot(Number(f))} CPUs`},{key:yo(n,"period"),label:`period of ${n}`,base:_n(a),min:0,max:c.length-1,to:f=>String(c[f]),from:f=>Math.max(0,c.indexOf(Number(f))),read:f=>`${f} ms`},{key:yo(n,"burst"),label:`burst of ${n}`,base:_n(r/1e6),min:0,max:100,now:f=>_n(Fn(t,f).burst_us/1e3),to:(f,h)=>_n(f*Fn(t,h).quota_us/1e5),from:(f,h)=>Math.round(1e5*f/Fn(t,h).quota_us),read:f=>`${Ot(Number(f))} ms`}]}function xp({key:t,of:e,name:n,value:o}){let s=lc(o);if(!s)return null;let{before:r,unit:l}=s,i=ic(s.number,l),a=l===""||l==="/s";return{key:`set:${t}`,name:n,label:`${n} of ${e}`,base:o.trim(),...i,to:c=>`${r}${i.to(c)}${l}`,from:c=>i.from(lc(c)?.number??s.number),read:c=>a?c:c.replace(/(\d)([a-z]+)$/,"$1 $2")}}function Sp({kernel:t}){let e=t.answers.pick==="eligible-deadline",n=e?"base_slice_ns":"min_granularity_ns",o=t.knobs[n];if(!o)return null;let s=ic(o/1e6,"ms");return{key:`set:${n}`,label:e?"base slice":"minimum granularity",base:String(o),...s,to:r=>String(Math.round(s.to(r)*1e6)),from:r=>s.from(Number(r)/1e6),read:r=>`${Ot(Number(r)/1e6)} ms`}}function ac({knobs:t,run:e}){let n=e.machine.cpus,o=t.limits.slice(0,rc).flatMap(h=>vp(h,n)),s=t.settings.filter(({name:h})=>!kp.includes(h)).map(xp),r=({name:h})=>js.includes(h)?js.indexOf(h):js.length,l=s.filter(Boolean).sort((h,d)=>r(h)-r(d)),i=Sp(e),a=l.filter(h=>r(h)<js.length).slice(0,6),c=l.filter(h=>!a.includes(h)),f=Math.max(0,t.limits.length-rc);return{first:[...o,...a,...i?[i]:[]],more:c,leftOut:f}}function cc({knob:t,knobs:e,turn:n}){let o=e[t.key],s=`knob-${t.key}`,r=c=>{let f=t.to(Number(c.currentTarget.value),e);n(t.key,f===t.base?null:f)},l=o!==void 0,i=t.now?.(e)??o??t.base,a=i!==t.base;return x`<div class=${l||a?"knob changed":"knob"}>
    <label for=${s}><bdi>${F(t.label)}</bdi></label>
    <output for=${s}>
      ${a&&x`<s>${F(t.read(t.base))}</s>${" "}`}${F(t.read(i))}
    </output>
    <input
      id=${s}
      type="range"
      min=${t.min}
      max=${t.max}
      step="1"
      value=${t.from(i,e)}
      aria-valuetext=${F(t.read(i))}
      onInput=${r}
    />
    <button
      type="button"
      class="back"
      disabled=${!l}
      onClick=${()=>n(t.key,null)}
      aria-label=${`${F(t.label)}: as it is`}
    >
      ↺
    </button>
  </div>`}function Ks(t,e){let n={box:null,line:0},[,o,s]=/^ *--> (.+?):(\d+)(?::\d+)?$/m.exec(t??"")??[];return o===void 0?n:o===Hs?{box:"manifest",line:Number(s)}:o==="--set"?Tp(t,e.change.settings)??n:Mp(o,e)?{box:"text",line:Number(s)}:n}function Mp(t,e){return e.text===null?t.endsWith(`/${e.scenario}.toml`):t==="the command"||t in $o(e).files}function Tp(t,e){let[,n]=/^ *1 \| (.*)$/m.exec(t)??[],o=r=>r.replace(/\s*=\s*/,"=").trim(),s=e.split(`
`).findIndex(r=>o(r)===n?.trim());return s<0?null:{box:"settings",line:s+1}}function uc({play:t,shelves:e,fault:n}){let o=t.state.value,{change:s}=o,r=$=>t.set({change:{...t.state.peek().change,...$}}),l=($,v)=>{let{[$]:S,...b}=t.state.peek().change.knobs;r({knobs:v===null?b:{...b,[$]:v}})},i=t.result.value?.a?.ok,{first:a,more:c,leftOut:f}=i?ac(i):{first:[],more:[],leftOut:0},h=e.stories.find($=>$.id===o.story),d=({key:$})=>h.knobs.includes($),m=h?[...a,...c].filter(d):a,w=$=>x`<${cc} key=${$.key} knob=${$} knobs=${s.knobs} turn=${l} />`;return x`<section aria-label="The change">
    <h2>World B: the change</h2>
    <p class="note">Drag a number. World A stays as it is; both have the same seed.</p>
    ${h?.choices?.map($=>x`<${Cp} ...${{one:$,change:s,turn:l}} />`)}
    ${m.map(w)}
    ${f>0&&!h&&x`<p class="note">
      ${f} more ${f===1?"group has a limit":"groups have limits"}: change them in
      the scenario's text.
    </p>`}
    ${c.length>0&&!h&&x`<details>
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
      <${ns}
        id="settings"
        label="KEY=VALUE, one a line, as --set takes them: turn=quantum"
        rows="3"
        value=${s.settings}
        choose=${$=>r({settings:$})}
        fault=${n}
        place=${Ks(n,o)}
      />
    </details>
    <button type="button" disabled=${!ko(o)} onClick=${()=>r(Je.change)}>
      Take all changes back
    </button>
  </section>`}function Cp({one:t,change:e,turn:n}){let o=`set:${t.key}`,s=t.answers.map(([r,l])=>({name:r,says:l}));return x`<${dn}
    id=${`choice-${t.key}`}
    label=${t.label}
    value=${e.knobs[o]??t.usual}
    items=${s}
    choose=${r=>n(o,r===t.usual?null:r)}
  />`}function fc(t){let e=o=>o&&!o.ok&&o.kind!=="stopped"?o.message:null,n=e(t?.a);return[n,n?null:e(t?.b)]}function hc({play:t,shelves:e}){let[,n]=fc(t.result.value),o=x`<${uc} key="change" ...${{play:t,shelves:e,fault:n}} />`,s=x`<${Ep} key="scenario" ...${{play:t,shelves:e}} />`;return t.state.value.story?[o,s]:[s,o]}function Ep({play:t,shelves:e}){let n=t.state.value,[o]=fc(t.result.value),s=Ks(o,n),r=s.box===null&&/ --> --/.test(o??""),l=s.box==="manifest"?"manifest":r?"choice":"text",i=m=>m===l?{fault:o,place:s}:{},a=m=>t.set({...m,story:null},!0),c=m=>a({scenario:m,text:null,machine:"",kernel:"",change:Je.change}),f=m=>Ja(m)?(a({manifest:m}),!1):a({text:m}),h=(m,w)=>a(w==="limits"?{manifest:m}:{text:m}),d=n.text??e.texts[n.scenario]??"";return x`<section class="choose" aria-label="The world">
    <h2>The world</h2>
    <${dn}
      id="scenario"
      label="Workload"
      value=${n.text===null?n.scenario:""}
      usual=${n.text===null?void 0:"your own, below"}
      items=${e.scenarios}
      choose=${m=>m&&c(m)}
    />
    <${Ap} files=${e.files} take=${h} />
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
      <${Sl}
        id="seed"
        label="Seed"
        value=${n.seed}
        placeholder="of the scenario"
        choose=${m=>t.set({seed:m},!0)}
      />
      <${Sl}
        id="duration"
        label="Duration"
        value=${n.duration}
        placeholder="of the scenario"
        choose=${m=>a({duration:m})}
      />
    </div>
    <details open=${n.text!==null&&!n.story||!!i("text").fault}>
      <summary>Your own scenario</summary>
      <${ns}
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
      <${ns}
        id="manifest"
        label="A Kubernetes manifest or a compose file"
        rows="8"
        value=${n.manifest??""}
        placeholder="kubectl get deploy web -o yaml"
        choose=${m=>a({manifest:m.trim()===""?null:m})}
        ...${i("manifest")}
      />
    </details>
    <${Bs} ...${i("choice")} />
  </section>`}function Ap({files:t,take:e}){let[n,o]=Tt(null);if(t.length===0)return null;let s=async r=>{let{address:l,kind:i}=t.find(a=>a.name===r);try{let a=await fetch(l);if(!a.ok)throw new Error(`the server says ${a.status}`);e(await a.text(),i),o(null)}catch(a){o(`${r} can't be had: ${a.message}.
It may be gone or too large now, or the server has ended: load the page again.`)}};return x`<${dn}
      id="folder"
      label="From your folder"
      value=""
      usual="choose a file"
      items=${t}
      choose=${r=>r&&s(r)}
    />
    <${Bs} fault=${n} />`}var Pp="uplot",Op="u-hz",Lp="u-vt",Up="u-title",Dp="u-wrap",Wp="u-under",Rp="u-over",Np="u-axis",Hn="u-off",Fp="u-select",zp="u-cursor-x",qp="u-cursor-y",Ip="u-cursor-pt",Hp="u-legend",Vp="u-live",Bp="u-inline",jp="u-series",Kp="u-marker",pc="u-label",Gp="u-value",ss="width",rs="height";var mc="bottom",xo="left",Cl="right",Bl="#000",dc=Bl+"0",El="mousemove",_c="mousedown",Al="mouseup",gc="mouseenter",wc="mouseleave",bc="dblclick",Yp="resize",Jp="scroll",yc="change",Qs="dppxchange",jl="--",Po=typeof window<"u",Dl=Po?document:null,Mo=Po?window:null,Zp=Po?navigator:null,ct,Gs;function Wl(){let t=devicePixelRatio;ct!=t&&(ct=t,Gs&&Nl(yc,Gs,Wl),Gs=matchMedia(`(min-resolution: ${ct-.001}dppx) and (max-resolution: ${ct+.001}dppx)`),Vn(yc,Gs,Wl),Mo.dispatchEvent(new CustomEvent(Qs)))}function we(t,e){if(e!=null){let n=t.classList;!n.contains(e)&&n.add(e)}}function Rl(t,e){let n=t.classList;n.contains(e)&&n.remove(e)}function kt(t,e,n){t.style[e]=n+"px"}function Fe(t,e,n,o){let s=Dl.createElement(t);return e!=null&&we(s,e),n?.insertBefore(s,o),s}function Ee(t,e){return Fe("div",t,e)}var $c=new WeakMap;function Ze(t,e,n,o,s){let r="translate("+e+"px,"+n+"px)",l=$c.get(t);r!=l&&(t.style.transform=r,$c.set(t,r),e<0||n<0||e>o||n>s?we(t,Hn):Rl(t,Hn))}var kc=new WeakMap;function vc(t,e,n){let o=e+n,s=kc.get(t);o!=s&&(kc.set(t,o),t.style.background=e,t.style.borderColor=n)}var xc=new WeakMap;function Sc(t,e,n,o){let s=e+""+n,r=xc.get(t);s!=r&&(xc.set(t,s),t.style.height=n+"px",t.style.width=e+"px",t.style.marginLeft=o?-e/2+"px":0,t.style.marginTop=o?-n/2+"px":0)}var Kl={passive:!0},Qp={...Kl,capture:!0};function Vn(t,e,n,o){e.addEventListener(t,n,o?Qp:Kl)}function Nl(t,e,n,o){e.removeEventListener(t,n,Kl)}Po&&Wl();function ze(t,e,n,o){let s;n=n||0,o=o||e.length-1;let r=o<=2147483647;for(;o-n>1;)s=r?n+o>>1:be((n+o)/2),e[s]<t?n=s:o=s;return t-e[n]<=e[o]-t?n:o}function Xc(t){return(n,o,s)=>{let r=-1,l=-1;for(let i=o;i<=s;i++)if(t(n[i])){r=i;break}for(let i=s;i>=o;i--)if(t(n[i])){l=i;break}return[r,l]}}var tu=t=>t!=null,eu=t=>t!=null&&t>0,er=Xc(tu),Xp=Xc(eu);function tm(t,e,n,o=0,s=!1){let r=s?Xp:er,l=s?eu:tu;[e,n]=r(t,e,n);let i=t[e],a=t[e];if(e>-1)if(o==1)i=t[e],a=t[n];else if(o==-1)i=t[n],a=t[e];else for(let c=e;c<=n;c++){let f=t[c];l(f)&&(f<i?i=f:f>a&&(a=f))}return[i??_t,a??-_t]}function nr(t,e,n,o){let s=Cc(t),r=Cc(e);t==e&&(s==-1?(t*=n,e/=n):(t/=n,e*=n));let l=n==10?on:nu,i=s==1?be:Ae,a=r==1?Ae:be,c=i(l(It(t))),f=a(l(It(e))),h=To(n,c),d=To(n,f);return n==10&&(c<0&&(h=gt(h,-c)),f<0&&(d=gt(d,-f))),o||n==2?(t=h*s,e=d*r):(t=lu(t,h),e=or(e,d)),[t,e]}function Gl(t,e,n,o){let s=nr(t,e,n,o);return t==0&&(s[0]=0),e==0&&(s[1]=0),s}var Yl=.1,Mc={mode:3,pad:Yl},is={pad:0,soft:null,mode:0},em={min:is,max:is};function Xs(t,e,n,o){return sr(n)?Tc(t,e,n):(is.pad=n,is.soft=o?0:null,is.mode=o?3:0,Tc(t,e,em))}function lt(t,e){return t??e}function nm(t,e,n){for(e=lt(e,0),n=lt(n,t.length-1);e<=n;){if(t[e]!=null)return!0;e++}return!1}function Tc(t,e,n){let o=n.min,s=n.max,r=lt(o.pad,0),l=lt(s.pad,0),i=lt(o.hard,-_t),a=lt(s.hard,_t),c=lt(o.soft,_t),f=lt(s.soft,-_t),h=lt(o.mode,0),d=lt(s.mode,0),m=e-t,w=on(m),$=le(It(t),It(e)),v=on($),S=It(v-w);(m<1e-24||S>10)&&(m=0,(t==0||e==0)&&(m=1e-24,h==2&&c!=_t&&(r=0),d==2&&f!=-_t&&(l=0)));let b=m||$||1e3,M=on(b),T=To(10,be(M)),L=b*(m==0?t==0?.1:1:r),A=gt(lu(t-L,T/10),24),j=t>=c&&(h==1||h==3&&A<=c||h==2&&A>=c)?c:_t,z=le(i,A<j&&t>=j?j:qe(j,A)),G=b*(m==0?e==0?.1:1:l),q=gt(or(e+G,T/10),24),P=e<=f&&(d==1||d==3&&q>=f||d==2&&q<=f)?f:-_t,K=qe(a,q>P&&e<=P?P:le(P,q));return z==K&&z==0&&(K=100),[z,K]}var om=new Intl.NumberFormat(Po?Zp.language:"en-US"),Jl=t=>om.format(t),ye=Math,Zs=ye.PI,It=ye.abs,be=ye.floor,qt=ye.round,Ae=ye.ceil,qe=ye.min,le=ye.max,To=ye.pow,Cc=ye.sign,on=ye.log10,nu=ye.log2,sm=(t,e=1)=>ye.sinh(t)*e,Pl=(t,e=1)=>ye.asinh(t/e),_t=1/0;function Ec(t){return(on((t^t>>31)-(t>>31))|0)+1}function Fl(t,e,n){return qe(le(t,e),n)}function ou(t){return typeof t=="function"}function ot(t){return ou(t)?t:()=>t}var rm=()=>{},su=t=>t,ru=(t,e)=>e,lm=t=>null,Ac=t=>!0,Pc=(t,e)=>t==e,im=/\.\d*?(?=9{6,}|0{6,})/gm,Bn=t=>{if(au(t)||wn.has(t))return t;let e=`${t}`,n=e.match(im);if(n==null)return t;let o=n[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Bn(s)}e${r}`}return gt(t,o)};function qn(t,e){return Bn(gt(Bn(t/e))*e)}function or(t,e){return Bn(Ae(Bn(t/e))*e)}function lu(t,e){return Bn(be(Bn(t/e))*e)}function gt(t,e=0){if(au(t))return t;let n=10**e,o=t*n*(1+Number.EPSILON);return qt(o)/n}var wn=new Map;function iu(t){return((""+t).split(".")[1]||"").length}function cs(t,e,n,o){let s=[],r=o.map(iu);for(let l=e;l<n;l++){let i=It(l),a=gt(To(t,l),i);for(let c=0;c<o.length;c++){let f=t==10?+`${o[c]}e${l}`:o[c]*a,h=(l>=0?0:i)+(l>=r[c]?0:r[c]),d=t==10?f:gt(f,h);s.push(d),wn.set(d,h)}}return s}var as={},Zl=[],Co=[null,null],gn=Array.isArray,au=Number.isInteger,am=t=>t===void 0;function Oc(t){return typeof t=="string"}function sr(t){let e=!1;if(t!=null){let n=t.constructor;e=n==null||n==Object}return e}function cm(t){return t!=null&&typeof t=="object"}var um=Object.getPrototypeOf(Uint8Array),cu="__proto__";function Eo(t,e=sr){let n;if(gn(t)){let o=t.find(s=>s!=null);if(gn(o)||e(o)){n=Array(t.length);for(let s=0;s<t.length;s++)n[s]=Eo(t[s],e)}else n=t.slice()}else if(t instanceof um)n=t.slice();else if(e(t)){n={};for(let o in t)o!=cu&&(n[o]=Eo(t[o],e))}else n=t;return n}function Lt(t){let e=arguments;for(let n=1;n<e.length;n++){let o=e[n];for(let s in o)s!=cu&&(sr(t[s])?Lt(t[s],Eo(o[s])):t[s]=Eo(o[s]))}return t}var fm=0,hm=1,pm=2;function mm(t,e,n){for(let o=0,s,r=-1;o<e.length;o++){let l=e[o];if(l>r){for(s=l-1;s>=0&&t[s]==null;)t[s--]=null;for(s=l+1;s<n&&t[s]==null;)t[r=s++]=null}}}function dm(t,e){if(wm(t)){let l=t[0].slice();for(let i=1;i<t.length;i++)l.push(...t[i].slice(1));return bm(l[0])||(l=gm(l)),l}let n=new Set;for(let l=0;l<t.length;l++){let a=t[l][0],c=a.length;for(let f=0;f<c;f++)n.add(a[f])}let o=[Array.from(n).sort((l,i)=>l-i)],s=o[0].length,r=new Map;for(let l=0;l<s;l++)r.set(o[0][l],l);for(let l=0;l<t.length;l++){let i=t[l],a=i[0];for(let c=1;c<i.length;c++){let f=i[c],h=Array(s).fill(void 0),d=e?e[l][c]:hm,m=[];for(let w=0;w<f.length;w++){let $=f[w],v=r.get(a[w]);$===null?d!=fm&&(h[v]=$,d==pm&&m.push(v)):h[v]=$}mm(h,m,s),o.push(h)}}return o}var _m=typeof queueMicrotask>"u"?t=>Promise.resolve().then(t):queueMicrotask;function gm(t){let e=t[0],n=e.length,o=Array(n);for(let r=0;r<o.length;r++)o[r]=r;o.sort((r,l)=>e[r]-e[l]);let s=[];for(let r=0;r<t.length;r++){let l=t[r],i=Array(n);for(let a=0;a<n;a++)i[a]=l[o[a]];s.push(i)}return s}function wm(t){let e=t[0][0],n=e.length;for(let o=1;o<t.length;o++){let s=t[o][0];if(s.length!=n)return!1;if(s!=e){for(let r=0;r<n;r++)if(s[r]!=e[r])return!1}}return!0}function bm(t,e=100){let n=t.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&t[o]==null;)o++;for(;s>=o&&t[s]==null;)s--;if(s<=o)return!0;let r=le(1,be((s-o+1)/e));for(let l=t[o],i=o+r;i<=s;i+=r){let a=t[i];if(a!=null){if(a<=l)return!1;l=a}}return!0}var uu=["January","February","March","April","May","June","July","August","September","October","November","December"],fu=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function hu(t){return t.slice(0,3)}var ym=fu.map(hu),$m=uu.map(hu),km={MMMM:uu,MMM:$m,WWWW:fu,WWW:ym};function os(t){return(t<10?"0":"")+t}function vm(t){return(t<10?"00":t<100?"0":"")+t}var xm={YYYY:t=>t.getFullYear(),YY:t=>(t.getFullYear()+"").slice(2),MMMM:(t,e)=>e.MMMM[t.getMonth()],MMM:(t,e)=>e.MMM[t.getMonth()],MM:t=>os(t.getMonth()+1),M:t=>t.getMonth()+1,DD:t=>os(t.getDate()),D:t=>t.getDate(),WWWW:(t,e)=>e.WWWW[t.getDay()],WWW:(t,e)=>e.WWW[t.getDay()],HH:t=>os(t.getHours()),H:t=>t.getHours(),h:t=>{let e=t.getHours();return e==0?12:e>12?e-12:e},AA:t=>t.getHours()>=12?"PM":"AM",aa:t=>t.getHours()>=12?"pm":"am",a:t=>t.getHours()>=12?"p":"a",mm:t=>os(t.getMinutes()),m:t=>t.getMinutes(),ss:t=>os(t.getSeconds()),s:t=>t.getSeconds(),fff:t=>vm(t.getMilliseconds())};function Ql(t,e){e=e||km;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(t);)n.push(s[0][0]=="{"?xm[s[1]]:s[0]);return r=>{let l="";for(let i=0;i<n.length;i++)l+=typeof n[i]=="string"?n[i]:n[i](r,e);return l}}var Sm=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Mm(t,e){let n;return e=="UTC"||e=="Etc/UTC"?n=new Date(+t+t.getTimezoneOffset()*6e4):e==Sm?n=t:(n=new Date(t.toLocaleString("en-US",{timeZone:e})),n.setMilliseconds(t.getMilliseconds())),n}var pu=t=>t%1==0,tr=[1,2,2.5,5],Tm=cs(10,-32,0,tr),mu=cs(10,0,32,tr),Cm=mu.filter(pu),In=Tm.concat(mu),Xl=`
`,du="{YYYY}",Lc=Xl+du,_u="{M}/{D}",ls=Xl+_u,Ys=ls+"/{YY}",gu="{aa}",Em="{h}:{mm}",So=Em+gu,Uc=Xl+So,Dc=":{ss}",ht=null;function wu(t){let e=t*1e3,n=e*60,o=n*60,s=o*24,r=s*30,l=s*365,a=(t==1?cs(10,0,3,tr).filter(pu):cs(10,-3,0,tr)).concat([e,e*5,e*10,e*15,e*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),c=[[l,du,ht,ht,ht,ht,ht,ht,1],[s*28,"{MMM}",Lc,ht,ht,ht,ht,ht,1],[s,_u,Lc,ht,ht,ht,ht,ht,1],[o,"{h}"+gu,Ys,ht,ls,ht,ht,ht,1],[n,So,Ys,ht,ls,ht,ht,ht,1],[e,Dc,Ys+" "+So,ht,ls+" "+So,ht,Uc,ht,1],[t,Dc+".{fff}",Ys+" "+So,ht,ls+" "+So,ht,Uc,ht,1]];function f(h){return(d,m,w,$,v,S)=>{let b=[],M=v>=l,T=v>=r&&v<l,L=h(w),A=gt(L*t,3),j=Ol(L.getFullYear(),M?0:L.getMonth(),T||M?1:L.getDate()),z=gt(j*t,3);if(T||M){let G=T?v/r:0,q=M?v/l:0,P=A==z?A:gt(Ol(j.getFullYear()+q,j.getMonth()+G,1)*t,3),K=new Date(qt(P/t)),U=K.getFullYear(),Y=K.getMonth();for(let I=0;P<=$;I++){let et=Ol(U+q*I,Y+G*I,1),H=et-h(gt(et*t,3));P=gt((+et+H)*t,3),P<=$&&b.push(P)}}else{let G=v>=s?s:v,q=be(w)-be(A),P=z+q+or(A-z,G);b.push(P);let K=h(P),U=K.getHours()+K.getMinutes()/n+K.getSeconds()/o,Y=v/o,I=d.axes[m]._space,et=S/I;for(;P=gt(P+v,t==1?0:3),!(P>$);)if(Y>1){let H=be(gt(U+Y,6))%24,st=h(P).getHours()-H;st>1&&(st=-1),P-=st*o,U=(U+Y)%24;let pt=b[b.length-1];gt((P-pt)/v,3)*et>=.7&&b.push(P)}else b.push(P)}return b}}return[a,c,f]}var[Am,Pm,Om]=wu(1),[Lm,Um,Dm]=wu(.001);cs(2,-53,53,[1]);function Wc(t,e){return t.map(n=>n.map((o,s)=>s==0||s==8||o==null?o:e(s==1||n[8]==0?o:n[1]+o)))}function Rc(t,e){return(n,o,s,r,l)=>{let i=e.find(w=>l>=w[0])||e[e.length-1],a,c,f,h,d,m;return o.map(w=>{let $=t(w),v=$.getFullYear(),S=$.getMonth(),b=$.getDate(),M=$.getHours(),T=$.getMinutes(),L=$.getSeconds(),A=v!=a&&i[2]||S!=c&&i[3]||b!=f&&i[4]||M!=h&&i[5]||T!=d&&i[6]||L!=m&&i[7]||i[1];return a=v,c=S,f=b,h=M,d=T,m=L,A($)})}}function Wm(t,e){let n=Ql(e);return(o,s,r,l,i)=>s.map(a=>n(t(a)))}function Ol(t,e,n){return new Date(t,e,n)}function Nc(t,e){return e(t)}var Rm="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Fc(t,e){return(n,o,s,r)=>r==null?jl:e(t(o))}function Nm(t,e){let n=t.series[e];return n.width?n.stroke(t,e):n.points.width?n.points.stroke(t,e):null}function Fm(t,e){return t.series[e].fill(t,e)}var zm={show:!0,live:!0,isolate:!1,mount:rm,markers:{show:!0,width:2,stroke:Nm,fill:Fm,dash:"solid"},idx:null,idxs:null,values:[]};function qm(t,e){let n=t.cursor.points,o=Ee(),s=n.size(t,e);kt(o,ss,s),kt(o,rs,s);let r=s/-2;kt(o,"marginLeft",r),kt(o,"marginTop",r);let l=n.width(t,e,s);return l&&kt(o,"borderWidth",l),o}function Im(t,e){let n=t.series[e].points;return n._fill||n._stroke}function Hm(t,e){let n=t.series[e].points;return n._stroke||n._fill}function Vm(t,e){return t.series[e].points.size}var Ll=[0,0];function Bm(t,e,n){return Ll[0]=e,Ll[1]=n,Ll}function Js(t,e,n,o=!0){return s=>{s.button==0&&(!o||s.target==e)&&n(s)}}function Ul(t,e,n,o=!0){return s=>{(!o||s.target==e)&&n(s)}}var jm={show:!0,x:!0,y:!0,lock:!1,move:Bm,points:{one:!1,show:qm,size:Vm,width:0,stroke:Hm,fill:Im},bind:{mousedown:Js,mouseup:Js,click:Js,dblclick:Js,mousemove:Ul,mouseleave:Ul,mouseenter:Ul},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(t,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(t,e,n,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},bu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ti=Lt({},bu,{filter:ru}),yu=Lt({},ti,{size:10}),$u=Lt({},bu,{show:!1}),ei='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',ku="bold "+ei,vu=1.5,zc={show:!0,scale:"x",stroke:Bl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ku,side:2,grid:ti,ticks:yu,border:$u,font:ei,lineGap:vu,rotate:0},Km="Value",Gm="Time",qc={show:!0,scale:"x",auto:!1,sorted:1,min:_t,max:-_t,idxs:[]};function Ym(t,e,n,o,s){return e.map(r=>r==null?"":Jl(r))}function Jm(t,e,n,o,s,r,l){let i=[],a=wn.get(s)||0;n=l?n:gt(or(n,s),a);for(let c=n;c<=o;c=gt(c+s,a))i.push(Object.is(c,-0)?0:c);return i}function zl(t,e,n,o,s,r,l){let i=[],a=t.scales[t.axes[e].scale].log,c=a==10?on:nu,f=be(c(n));s=To(a,f),a==10&&(s=In[ze(s,In)]);let h=n,d=s*a;a==10&&(d=In[ze(d,In)]);do i.push(h),h=h+s,a==10&&!wn.has(h)&&(h=gt(h,wn.get(s))),h>=d&&(s=h,d=s*a,a==10&&(d=In[ze(d,In)]));while(h<=o);return i}function Zm(t,e,n,o,s,r,l){let a=t.scales[t.axes[e].scale].asinh,c=o>a?zl(t,e,le(a,n),o,s):[a],f=o>=0&&n<=0?[0]:[];return(n<-a?zl(t,e,le(a,-o),-n,s):[a]).reverse().map(d=>-d).concat(f,c)}var xu=/./,Qm=/[12357]/,Xm=/[125]/,Ic=/1/,ql=(t,e,n,o)=>t.map((s,r)=>e==4&&s==0||r%o==0&&n.test(s.toExponential()[s<0?1:0])?s:null);function td(t,e,n,o,s){let r=t.axes[n],l=r.scale,i=t.scales[l],a=t.valToPos,c=r._space,f=a(10,l),h=a(9,l)-f>=c?xu:a(7,l)-f>=c?Qm:a(5,l)-f>=c?Xm:Ic;if(h==Ic){let d=It(a(1,l)-f);if(d<c)return ql(e.slice().reverse(),i.distr,h,Ae(c/d)).reverse()}return ql(e,i.distr,h,1)}function ed(t,e,n,o,s){let r=t.axes[n],l=r.scale,i=r._space,a=t.valToPos,c=It(a(1,l)-a(2,l));return c<i?ql(e.slice().reverse(),3,xu,Ae(i/c)).reverse():e}function nd(t,e,n,o){return o==null?jl:e==null?"":Jl(e)}var Hc={show:!0,scale:"y",stroke:Bl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ku,side:3,grid:ti,ticks:yu,border:$u,font:ei,lineGap:vu,rotate:0};function od(t,e){let n=3+(t||1)*2;return gt(n*e,3)}function sd(t,e){let{scale:n,idxs:o}=t.series[0],s=t._data[0],r=t.valToPos(s[o[0]],n,!0),l=t.valToPos(s[o[1]],n,!0),i=It(l-r),a=t.series[e],c=i/(a.points.space*ct);return o[1]-o[0]<=c}var Vc={scale:null,auto:!0,sorted:0,min:_t,max:-_t},Su=(t,e,n,o,s)=>s,Bc={show:!0,auto:!0,sorted:0,gaps:Su,alpha:1,facets:[Lt({},Vc,{scale:"x"}),Lt({},Vc,{scale:"y"})]},jc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Su,alpha:1,points:{show:sd,filter:null},values:null,min:_t,max:-_t,idxs:[],path:null,clip:null};function rd(t,e,n,o,s){return n/10}var Mu={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},ld=Lt({},Mu,{time:!1,ori:1}),Kc={};function Tu(t,e){let n=Kc[t];return n||(n={key:t,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,r,l,i,a,c){for(let f=0;f<n.plots.length;f++)n.plots[f]!=s&&n.plots[f].pub(o,s,r,l,i,a,c)}},t!=null&&(Kc[t]=n)),n}var Ao=1,Il=2;function jn(t,e,n){let o=t.mode,s=t.series[e],r=o==2?t._data[e]:t._data,l=t.scales,i=t.bbox,a=r[0],c=o==2?r[1]:r[e],f=o==2?l[s.facets[0].scale]:l[t.series[0].scale],h=o==2?l[s.facets[1].scale]:l[s.scale],d=i.left,m=i.top,w=i.width,$=i.height,v=t.valToPosH,S=t.valToPosV;return f.ori==0?n(s,a,c,f,h,v,S,d,m,w,$,lr,Oo,ar,Eu,Pu):n(s,a,c,f,h,S,v,m,d,$,w,ir,Lo,si,Au,Ou)}function ni(t,e){let n=0,o=0,s=lt(t.bands,Zl);for(let r=0;r<s.length;r++){let l=s[r];l.series[0]==e?n=l.dir:l.series[1]==e&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function id(t,e,n,o,s){let r=t.mode,l=t.series[e],i=r==2?l.facets[1].scale:l.scale,a=t.scales[i];return s==-1?a.min:s==1?a.max:a.distr==3?a.dir==1?a.min:a.max:0}function sn(t,e,n,o,s,r){return jn(t,e,(l,i,a,c,f,h,d,m,w,$,v)=>{let S=l.pxRound,b=c.dir*(c.ori==0?1:-1),M=c.ori==0?Oo:Lo,T,L;b==1?(T=n,L=o):(T=o,L=n);let A=S(h(i[T],c,$,m)),j=S(d(a[T],f,v,w)),z=S(h(i[L],c,$,m)),G=S(d(r==1?f.max:f.min,f,v,w)),q=new Path2D(s);return M(q,z,G),M(q,A,G),M(q,A,j),q})}function rr(t,e,n,o,s,r){let l=null;if(t.length>0){l=new Path2D;let i=e==0?ar:si,a=n;for(let h=0;h<t.length;h++){let d=t[h];if(d[1]>d[0]){let m=d[0]-a;m>0&&i(l,a,o,m,o+r),a=d[1]}}let c=n+s-a,f=10;c>0&&i(l,a,o-f/2,c,o+r+f)}return l}function ad(t,e,n){let o=t[t.length-1];o&&o[0]==e?o[1]=n:t.push([e,n])}function oi(t,e,n,o,s,r,l){let i=[],a=t.length;for(let c=s==1?n:o;c>=n&&c<=o;c+=s)if(e[c]===null){let h=c,d=c;if(s==1)for(;++c<=o&&e[c]===null;)d=c;else for(;--c>=n&&e[c]===null;)d=c;let m=r(t[h]),w=d==h?m:r(t[d]),$=h-s;m=l<=0&&$>=0&&$<a?r(t[$]):m;let S=d+s;w=l>=0&&S>=0&&S<a?r(t[S]):w,w>=m&&i.push([m,w])}return i}function Gc(t){return t==0?su:t==1?qt:e=>qn(e,t)}function Cu(t){let e=t==0?lr:ir,n=t==0?(s,r,l,i,a,c)=>{s.arcTo(r,l,i,a,c)}:(s,r,l,i,a,c)=>{s.arcTo(l,r,a,i,c)},o=t==0?(s,r,l,i,a)=>{s.rect(r,l,i,a)}:(s,r,l,i,a)=>{s.rect(l,r,a,i)};return(s,r,l,i,a,c=0,f=0)=>{c==0&&f==0?o(s,r,l,i,a):(c=qe(c,i/2,a/2),f=qe(f,i/2,a/2),e(s,r+c,l),n(s,r+i,l,r+i,l+a,c),n(s,r+i,l+a,r,l+a,f),n(s,r,l+a,r,l,f),n(s,r,l,r+i,l,c),s.closePath())}}var lr=(t,e,n)=>{t.moveTo(e,n)},ir=(t,e,n)=>{t.moveTo(n,e)},Oo=(t,e,n)=>{t.lineTo(e,n)},Lo=(t,e,n)=>{t.lineTo(n,e)},ar=Cu(0),si=Cu(1),Eu=(t,e,n,o,s,r)=>{t.arc(e,n,o,s,r)},Au=(t,e,n,o,s,r)=>{t.arc(n,e,o,s,r)},Pu=(t,e,n,o,s,r,l)=>{t.bezierCurveTo(e,n,o,s,r,l)},Ou=(t,e,n,o,s,r,l)=>{t.bezierCurveTo(n,e,s,o,l,r)};function Lu(t){return(e,n,o,s,r)=>jn(e,n,(l,i,a,c,f,h,d,m,w,$,v)=>{let{pxRound:S,points:b}=l,M,T;c.ori==0?(M=lr,T=Eu):(M=ir,T=Au);let L=gt(b.width*ct,3),A=(b.size-b.width)/2*ct,j=gt(A*2,3),z=new Path2D,G=new Path2D,{left:q,top:P,width:K,height:U}=e.bbox;ar(G,q-j,P-j,K+j*2,U+j*2);let Y=I=>{if(a[I]!=null){let et=S(h(i[I],c,$,m)),H=S(d(a[I],f,v,w));M(z,et+A,H),T(z,et,H,A,0,Zs*2)}};if(r)r.forEach(Y);else for(let I=o;I<=s;I++)Y(I);return{stroke:L>0?z:null,fill:z,clip:G,flags:Ao|Il}})}function Uu(t){return(e,n,o,s,r,l)=>{o!=s&&(r!=o&&l!=o&&t(e,n,o),r!=s&&l!=s&&t(e,n,s),t(e,n,l))}}var cd=Uu(Oo),ud=Uu(Lo);function Du(t){let e=lt(t?.alignGaps,0);return(n,o,s,r)=>jn(n,o,(l,i,a,c,f,h,d,m,w,$,v)=>{[s,r]=er(a,s,r);let S=l.pxRound,b=U=>S(h(U,c,$,m)),M=U=>S(d(U,f,v,w)),T,L;c.ori==0?(T=Oo,L=cd):(T=Lo,L=ud);let A=c.dir*(c.ori==0?1:-1),j={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ao},z=j.stroke,G=!1;if(r-s>=$*4){let U=V=>n.posToVal(V,c.key,!0),Y=null,I=null,et,H,Xt,dt=b(i[A==1?s:r]),st=b(i[s]),pt=b(i[r]),X=U(A==1?st+1:pt-1);for(let V=A==1?s:r;V>=s&&V<=r;V+=A){let Ut=i[V],vt=(A==1?Ut<X:Ut>X)?dt:b(Ut),ut=a[V];vt==dt?ut!=null?(H=ut,Y==null?(T(z,vt,M(H)),et=Y=I=H):H<Y?Y=H:H>I&&(I=H)):ut===null&&(G=!0):(Y!=null&&L(z,dt,M(Y),M(I),M(et),M(H)),ut!=null?(H=ut,T(z,vt,M(H)),Y=I=et=H):(Y=I=null,ut===null&&(G=!0)),dt=vt,X=U(dt+A))}Y!=null&&Y!=I&&Xt!=dt&&L(z,dt,M(Y),M(I),M(et),M(H))}else for(let U=A==1?s:r;U>=s&&U<=r;U+=A){let Y=a[U];Y===null?G=!0:Y!=null&&T(z,b(i[U]),M(Y))}let[P,K]=ni(n,o);if(l.fill!=null||P!=0){let U=j.fill=new Path2D(z),Y=l.fillTo(n,o,l.min,l.max,P),I=M(Y),et=b(i[s]),H=b(i[r]);A==-1&&([H,et]=[et,H]),T(U,H,I),T(U,et,I)}if(!l.spanGaps){let U=[];G&&U.push(...oi(i,a,s,r,A,b,e)),j.gaps=U=l.gaps(n,o,s,r,U),j.clip=rr(U,c.ori,m,w,$,v)}return K!=0&&(j.band=K==2?[sn(n,o,s,r,z,-1),sn(n,o,s,r,z,1)]:sn(n,o,s,r,z,K)),j})}function fd(t){let e=lt(t.align,1),n=lt(t.ascDesc,!1),o=lt(t.alignGaps,0),s=lt(t.extend,!1);return(r,l,i,a)=>jn(r,l,(c,f,h,d,m,w,$,v,S,b,M)=>{[i,a]=er(h,i,a);let T=c.pxRound,{left:L,width:A}=r.bbox,j=st=>T(w(st,d,b,v)),z=st=>T($(st,m,M,S)),G=d.ori==0?Oo:Lo,q={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ao},P=q.stroke,K=d.dir*(d.ori==0?1:-1),U=z(h[K==1?i:a]),Y=j(f[K==1?i:a]),I=Y,et=Y;s&&e==-1&&(et=L,G(P,et,U)),G(P,Y,U);for(let st=K==1?i:a;st>=i&&st<=a;st+=K){let pt=h[st];if(pt==null)continue;let X=j(f[st]),V=z(pt);e==1?G(P,X,U):G(P,I,V),G(P,X,V),U=V,I=X}let H=I;s&&e==1&&(H=L+A,G(P,H,U));let[Xt,dt]=ni(r,l);if(c.fill!=null||Xt!=0){let st=q.fill=new Path2D(P),pt=c.fillTo(r,l,c.min,c.max,Xt),X=z(pt);G(st,H,X),G(st,et,X)}if(!c.spanGaps){let st=[];st.push(...oi(f,h,i,a,K,j,o));let pt=c.width*ct/2,X=n||e==1?pt:-pt,V=n||e==-1?-pt:pt;st.forEach(Ut=>{Ut[0]+=X,Ut[1]+=V}),q.gaps=st=c.gaps(r,l,i,a,st),q.clip=rr(st,d.ori,v,S,b,M)}return dt!=0&&(q.band=dt==2?[sn(r,l,i,a,P,-1),sn(r,l,i,a,P,1)]:sn(r,l,i,a,P,dt)),q})}function Yc(t,e,n,o,s,r,l=_t){if(t.length>1){let i=null;for(let a=0,c=1/0;a<t.length;a++)if(e[a]!==void 0){if(i!=null){let f=It(t[a]-t[i]);f<c&&(c=f,l=It(n(t[a],o,s,r)-n(t[i],o,s,r)))}i=a}}return l}function hd(t){t=t||as;let e=lt(t.size,[.6,_t,1]),n=t.align||0,o=t.gap||0,s=t.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=ot(s),l=1-e[0],i=lt(e[1],_t),a=lt(e[2],1),c=lt(t.disp,as),f=lt(t.each,m=>{}),{fill:h,stroke:d}=c;return(m,w,$,v)=>jn(m,w,(S,b,M,T,L,A,j,z,G,q,P)=>{let K=S.pxRound,U=n,Y=o*ct,I=i*ct,et=a*ct,H,Xt;T.ori==0?[H,Xt]=r(m,w):[Xt,H]=r(m,w);let dt=T.dir*(T.ori==0?1:-1),st=T.ori==0?ar:si,pt=T.ori==0?f:(R,wt,Dt,Qn,xn,He,Sn)=>{f(R,wt,Dt,xn,Qn,Sn,He)},X=lt(m.bands,Zl).find(R=>R.series[0]==w),V=X!=null?X.dir:0,Ut=S.fillTo(m,w,S.min,S.max,V),ee=K(j(Ut,L,P,G)),vt,ut,Le,he=q,Mt=K(S.width*ct),Ie=!1,Xe=null,ke=null,rn=null,Yn=null;h!=null&&(Mt==0||d!=null)&&(Ie=!0,Xe=h.values(m,w,$,v),ke=new Map,new Set(Xe).forEach(R=>{R!=null&&ke.set(R,new Path2D)}),Mt>0&&(rn=d.values(m,w,$,v),Yn=new Map,new Set(rn).forEach(R=>{R!=null&&Yn.set(R,new Path2D)})));let{x0:Jn,size:No}=c;if(Jn!=null&&No!=null){U=1,b=Jn.values(m,w,$,v),Jn.unit==2&&(b=b.map(Dt=>m.posToVal(z+Dt*q,T.key,!0)));let R=No.values(m,w,$,v);No.unit==2?ut=R[0]*q:ut=A(R[0],T,q,z)-A(0,T,q,z),he=Yc(b,M,A,T,q,z,he),Le=he-ut+Y}else he=Yc(b,M,A,T,q,z,he),Le=he*l+Y,ut=he-Le;Le<1&&(Le=0),Mt>=ut/2&&(Mt=0),Le<5&&(K=su);let ws=Le>0,kn=he-Le-(ws?Mt:0);ut=K(Fl(kn,et,I)),vt=(U==0?ut/2:U==dt?0:ut)-U*dt*((U==0?Y/2:0)+(ws?Mt/2:0));let ne={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Zn=Ie?null:new Path2D,tn=null;if(X!=null)tn=m.data[X.series[1]];else{let{y0:R,y1:wt}=c;R!=null&&wt!=null&&(M=wt.values(m,w,$,v),tn=R.values(m,w,$,v))}let vn=H*ut,tt=Xt*ut;for(let R=dt==1?$:v;R>=$&&R<=v;R+=dt){let wt=M[R];if(wt==null)continue;if(tn!=null){let ie=tn[R]??0;if(wt-ie==0)continue;ee=j(ie,L,P,G)}let Dt=T.distr!=2||c!=null?b[R]:R,Qn=A(Dt,T,q,z),xn=j(lt(wt,Ut),L,P,G),He=K(Qn-vt),Sn=K(le(xn,ee)),pe=K(qe(xn,ee)),ve=Sn-pe;if(wt!=null){let ie=wt<0?tt:vn,Ue=wt<0?vn:tt;Ie?(Mt>0&&rn[R]!=null&&st(Yn.get(rn[R]),He,pe+be(Mt/2),ut,le(0,ve-Mt),ie,Ue),Xe[R]!=null&&st(ke.get(Xe[R]),He,pe+be(Mt/2),ut,le(0,ve-Mt),ie,Ue)):st(Zn,He,pe+be(Mt/2),ut,le(0,ve-Mt),ie,Ue),pt(m,w,R,He-Mt/2,pe,ut+Mt,ve)}}return Mt>0?ne.stroke=Ie?Yn:Zn:Ie||(ne._fill=S.width==0?S._fill:S._stroke??S._fill,ne.width=0),ne.fill=Ie?ke:Zn,ne})}function pd(t,e){let n=lt(e?.alignGaps,0);return(o,s,r,l)=>jn(o,s,(i,a,c,f,h,d,m,w,$,v,S)=>{[r,l]=er(c,r,l);let b=i.pxRound,M=H=>b(d(H,f,v,w)),T=H=>b(m(H,h,S,$)),L,A,j;f.ori==0?(L=lr,j=Oo,A=Pu):(L=ir,j=Lo,A=Ou);let z=f.dir*(f.ori==0?1:-1),G=M(a[z==1?r:l]),q=G,P=[],K=[];for(let H=z==1?r:l;H>=r&&H<=l;H+=z)if(c[H]!=null){let dt=a[H],st=M(dt);P.push(q=st),K.push(T(c[H]))}let U={stroke:t(P,K,L,j,A,b),fill:null,clip:null,band:null,gaps:null,flags:Ao},Y=U.stroke,[I,et]=ni(o,s);if(i.fill!=null||I!=0){let H=U.fill=new Path2D(Y),Xt=i.fillTo(o,s,i.min,i.max,I),dt=T(Xt);j(H,q,dt),j(H,G,dt)}if(!i.spanGaps){let H=[];H.push(...oi(a,c,r,l,z,M,n)),U.gaps=H=i.gaps(o,s,r,l,H),U.clip=rr(H,f.ori,w,$,v,S)}return et!=0&&(U.band=et==2?[sn(o,s,r,l,Y,-1),sn(o,s,r,l,Y,1)]:sn(o,s,r,l,Y,et)),U})}function md(t){return pd(dd,t)}function dd(t,e,n,o,s,r){let l=t.length;if(l<2)return null;let i=new Path2D;if(n(i,t[0],e[0]),l==2)o(i,t[1],e[1]);else{let a=Array(l),c=Array(l-1),f=Array(l-1),h=Array(l-1);for(let d=0;d<l-1;d++)f[d]=e[d+1]-e[d],h[d]=t[d+1]-t[d],c[d]=f[d]/h[d];a[0]=c[0];for(let d=1;d<l-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?a[d]=0:(a[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/c[d-1]+(h[d]+2*h[d-1])/c[d]),isFinite(a[d])||(a[d]=0));a[l-1]=c[l-2];for(let d=0;d<l-1;d++)s(i,t[d]+h[d]/3,e[d]+a[d]*h[d]/3,t[d+1]-h[d]/3,e[d+1]-a[d+1]*h[d]/3,t[d+1],e[d+1])}return i}var Hl=new Set;function Jc(){for(let t of Hl)t.syncRect(!0)}Po&&(Vn(Yp,Mo,Jc),Vn(Jp,Mo,Jc,!0),Vn(Qs,Mo,()=>{Zt.pxRatio=ct}));var _d=Du(),gd=Lu();function Zc(t,e,n,o){return(o?[t[0],t[1]].concat(t.slice(2)):[t[0]].concat(t.slice(1))).map((r,l)=>Vl(r,l,e,n))}function wd(t,e){return t.map((n,o)=>o==0?{}:Lt({},e,n))}function Vl(t,e,n,o){return Lt({},e==0?n:o,t)}function Wu(t,e,n){return e==null?Co:[e,n]}var bd=Wu;function yd(t,e,n){return e==null?Co:Xs(e,n,Yl,!0)}function Ru(t,e,n,o){return e==null?Co:nr(e,n,t.scales[o].log,!1)}var $d=Ru;function Nu(t,e,n,o){return e==null?Co:Gl(e,n,t.scales[o].log,!1)}var kd=Nu;function vd(t,e,n,o,s){let r=le(Ec(t),Ec(e)),l=e-t,i=ze(s/o*l,n);do{let a=n[i],c=o*a/l;if(c>=s&&r+(a<5?wn.get(a):0)<=17)return[a,c]}while(++i<n.length);return[0,0]}function Qc(t){let e,n;return t=t.replace(/(\d+)px/,(o,s)=>(e=qt((n=+s)*ct))+"px"),[t,e,n]}function xd(t){t.show&&[t.font,t.labelFont].forEach(e=>{let n=gt(e[2]*ct,1);e[0]=e[0].replace(/[0-9.]+px/,n+"px"),e[1]=n})}function Zt(t,e,n){let o={mode:lt(t.mode,1)},s=o.mode;function r(u,p,_,g){let y=p.valToPct(u);return g+_*(p.dir==-1?1-y:y)}function l(u,p,_,g){let y=p.valToPct(u);return g+_*(p.dir==-1?y:1-y)}function i(u,p,_,g){return p.ori==0?r(u,p,_,g):l(u,p,_,g)}o.valToPosH=r,o.valToPosV=l;let a=!1;o.status=0;let c=o.root=Ee(Pp);if(t.id!=null&&(c.id=t.id),we(c,t.class),t.title){let u=Ee(Up,c);u.textContent=t.title}let f=Fe("canvas"),h=o.ctx=f.getContext("2d"),d=Ee(Dp,c);Vn("click",d,u=>{u.target===w&&(bt!=co||xt!=uo)&&Jt.click(o,u)},!0);let m=o.under=Ee(Wp,d);d.appendChild(f);let w=o.over=Ee(Rp,d);t=Eo(t);let $=+lt(t.pxAlign,1),v=Gc($);(t.plugins||[]).forEach(u=>{u.opts&&(t=u.opts(o,t)||t)});let S=t.ms||.001,b=o.series=s==1?Zc(t.series||[],qc,jc,!1):wd(t.series||[null],Bc),M=o.axes=Zc(t.axes||[],zc,Hc,!0),T=o.scales={},L=o.bands=t.bands||[];L.forEach(u=>{u.fill=ot(u.fill||null),u.dir=lt(u.dir,-1)});let A=s==2?b[1].facets[0].scale:b[0].scale,j={axes:hh,series:ih},z=(t.drawOrder||["axes","series"]).map(u=>j[u]);function G(u){let p=u.distr==3?_=>on(_>0?_:u.clamp(o,_,u.min,u.max,u.key)):u.distr==4?_=>Pl(_,u.asinh):u.distr==100?_=>u.fwd(_):_=>_;return _=>{let g=p(_),{_min:y,_max:k}=u,C=k-y;return(g-y)/C}}function q(u){let p=T[u];if(p==null){let _=(t.scales||as)[u]||as;if(_.from!=null){q(_.from);let g=Lt({},T[_.from],_,{key:u});g.valToPct=G(g),T[u]=g}else{p=T[u]=Lt({},u==A?Mu:ld,_),p.key=u;let g=p.time,y=p.range,k=gn(y);if((u!=A||s==2&&!g)&&(k&&(y[0]==null||y[1]==null)&&(y={min:y[0]==null?Mc:{mode:1,hard:y[0],soft:y[0]},max:y[1]==null?Mc:{mode:1,hard:y[1],soft:y[1]}},k=!1),!k&&sr(y))){let C=y;y=(E,O,D)=>O==null?Co:Xs(O,D,C)}p.range=ot(y||(g?bd:u==A?p.distr==3?$d:p.distr==4?kd:Wu:p.distr==3?Ru:p.distr==4?Nu:yd)),p.auto=ot(k?!1:p.auto),p.clamp=ot(p.clamp||rd),p._min=p._max=null,p.valToPct=G(p)}}}q("x"),q("y"),s==1&&b.forEach(u=>{q(u.scale)}),M.forEach(u=>{q(u.scale)});for(let u in t.scales)q(u);let P=T[A],K=P.distr,U,Y;P.ori==0?(we(c,Op),U=r,Y=l):(we(c,Lp),U=l,Y=r);let I={};for(let u in T){let p=T[u];(p.min!=null||p.max!=null)&&(I[u]={min:p.min,max:p.max},p.min=p.max=null)}let et=t.tzDate||(u=>new Date(qt(u/S))),H=t.fmtDate||Ql,Xt=S==1?Om(et):Dm(et),dt=Rc(et,Wc(S==1?Pm:Um,H)),st=Fc(et,Nc(Rm,H)),pt=[],X=o.legend=Lt({},zm,t.legend),V=o.cursor=Lt({},jm,{drag:{y:s==2}},t.cursor),Ut=X.show,ee=V.show,vt=X.markers;X.idxs=pt,vt.width=ot(vt.width),vt.dash=ot(vt.dash),vt.stroke=ot(vt.stroke),vt.fill=ot(vt.fill);let ut,Le,he,Mt=[],Ie=[],Xe,ke=!1,rn={};if(X.live){let u=b[1]?b[1].values:null;ke=u!=null,Xe=ke?u(o,1,0):{_:0};for(let p in Xe)rn[p]=jl}if(Ut)if(ut=Fe("table",Hp,c),he=Fe("tbody",null,ut),X.mount(o,ut),ke){Le=Fe("thead",null,ut,he);let u=Fe("tr",null,Le);Fe("th",null,u);for(var Yn in Xe)Fe("th",pc,u).textContent=Yn}else we(ut,Bp),X.live&&we(ut,Vp);let Jn={show:!0},No={show:!1};function ws(u,p){if(p==0&&(ke||!X.live||s==2))return Co;let _=[],g=Fe("tr",jp,he,he.childNodes[p]);we(g,u.class),u.show||we(g,Hn);let y=Fe("th",null,g);if(vt.show){let E=Ee(Kp,y);if(p>0){let O=vt.width(o,p);O&&(E.style.border=O+"px "+vt.dash(o,p)+" "+vt.stroke(o,p)),E.style.background=vt.fill(o,p)}}let k=Ee(pc,y);u.label instanceof HTMLElement?k.appendChild(u.label):k.textContent=u.label,p>0&&(vt.show||(k.style.color=u.width>0?vt.stroke(o,p):vt.fill(o,p)),ne("click",y,E=>{if(V._lock)return;Tn(E);let O=b.indexOf(u);if((E.ctrlKey||E.metaKey)!=X.isolate){let D=b.some((W,N)=>N>0&&N!=O&&W.show);b.forEach((W,N)=>{N>0&&Be(N,D?N==O?Jn:No:Jn,!0,At.setSeries)})}else Be(O,{show:!u.show},!0,At.setSeries)},!1),to&&ne(gc,y,E=>{V._lock||(Tn(E),Be(b.indexOf(u),ho,!0,At.setSeries))},!1));for(var C in Xe){let E=Fe("td",Gp,g);E.textContent="--",_.push(E)}return[g,_]}let kn=new Map;function ne(u,p,_,g=!0){let y=kn.get(p)||{},k=V.bind[u](o,p,_,g);k&&(Vn(u,p,y[u]=k),kn.set(p,y))}function Zn(u,p,_){let g=kn.get(p)||{};for(let y in g)(u==null||y==u)&&(Nl(y,p,g[y]),delete g[y]);u==null&&kn.delete(p)}let tn=0,vn=0,tt=0,R=0,wt=0,Dt=0,Qn=wt,xn=Dt,He=tt,Sn=R,pe=0,ve=0,ie=0,Ue=0;o.bbox={};let Lr=!1,bs=!1,Xn=!1,Mn=!1,ys=!1,xe=!1;function Ur(u,p,_){(_||u!=o.width||p!=o.height)&&Ai(u,p),ro(!1),Xn=!0,bs=!0,lo()}function Ai(u,p){o.width=tn=tt=u,o.height=vn=R=p,wt=Dt=0,th(),eh();let _=o.bbox;pe=_.left=qn(wt*ct,.5),ve=_.top=qn(Dt*ct,.5),ie=_.width=qn(tt*ct,.5),Ue=_.height=qn(R*ct,.5)}let Zf=3;function Qf(){let u=!1,p=0;for(;!u;){p++;let _=uh(p),g=fh(p);u=p==Zf||_&&g,u||(Ai(o.width,o.height),bs=!0)}}function Xf({width:u,height:p}){Ur(u,p)}o.setSize=Xf;function th(){let u=!1,p=!1,_=!1,g=!1;M.forEach((y,k)=>{if(y.show&&y._show){let{side:C,_size:E}=y,O=C%2,D=y.label!=null?y.labelSize:0,W=E+D;W>0&&(O?(tt-=W,C==3?(wt+=W,g=!0):_=!0):(R-=W,C==0?(Dt+=W,u=!0):p=!0))}}),Cn[0]=u,Cn[1]=_,Cn[2]=p,Cn[3]=g,tt-=ln[1]+ln[3],wt+=ln[3],R-=ln[2]+ln[0],Dt+=ln[0]}function eh(){let u=wt+tt,p=Dt+R,_=wt,g=Dt;function y(k,C){switch(k){case 1:return u+=C,u-C;case 2:return p+=C,p-C;case 3:return _-=C,_+C;case 0:return g-=C,g+C}}M.forEach((k,C)=>{if(k.show&&k._show){let E=k.side;k._pos=y(E,k._size),k.label!=null&&(k._lpos=y(E,k.labelSize))}})}if(V.dataIdx==null){let u=V.hover,p=u.skip=new Set(u.skip??[]);p.add(void 0);let _=u.prox=ot(u.prox),g=u.bias??=0;V.dataIdx=(y,k,C,E)=>{if(k==0)return C;let O=C,D=_(y,k,C,E)??_t,W=D>=0&&D<_t,N=P.ori==0?tt:R,Q=V.left,it=e[0],rt=e[k];if(p.has(rt[C])){O=null;let nt=null,J=null,B;if(g==0||g==-1)for(B=C;nt==null&&B-- >0;)p.has(rt[B])||(nt=B);if(g==0||g==1)for(B=C;J==null&&B++<rt.length;)p.has(rt[B])||(J=B);if(nt!=null||J!=null)if(W){let $t=nt==null?-1/0:U(it[nt],P,N,0),Ct=J==null?1/0:U(it[J],P,N,0),Gt=Q-$t,mt=Ct-Q;Gt<=mt?Gt<=D&&(O=nt):mt<=D&&(O=J)}else O=J==null?nt:nt==null?J:C-nt<=J-C?nt:J}else W&&It(Q-U(it[C],P,N,0))>D&&(O=null);return O}}let Tn=u=>{V.event=u};V.idxs=pt,V._lock=!1;let te=V.points;te.show=ot(te.show),te.size=ot(te.size),te.stroke=ot(te.stroke),te.width=ot(te.width),te.fill=ot(te.fill);let Ve=o.focus=Lt({},t.focus||{alpha:.3},V.focus),to=Ve.prox>=0,eo=to&&te.one,Se=[],no=[],oo=[];function Pi(u,p){let _=te.show(o,p);if(_ instanceof HTMLElement)return we(_,Ip),we(_,u.class),Ze(_,-10,-10,tt,R),w.insertBefore(_,Se[p]),_}function Oi(u,p){if(s==1||p>0){let _=s==1&&T[u.scale].time,g=u.value;u.value=_?Oc(g)?Fc(et,Nc(g,H)):g||st:g||nd,u.label=u.label||(_?Gm:Km)}if(eo||p>0){u.width=u.width==null?1:u.width,u.paths=u.paths||_d||lm,u.fillTo=ot(u.fillTo||id),u.pxAlign=+lt(u.pxAlign,$),u.pxRound=Gc(u.pxAlign),u.stroke=ot(u.stroke||null),u.fill=ot(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let _=od(le(1,u.width),1),g=u.points=Lt({},{size:_,width:le(1,_*.2),stroke:u.stroke,space:_*2,paths:gd,_stroke:null,_fill:null},u.points);g.show=ot(g.show),g.filter=ot(g.filter),g.fill=ot(g.fill),g.stroke=ot(g.stroke),g.paths=ot(g.paths),g.pxAlign=u.pxAlign}if(Ut){let _=ws(u,p);Mt.splice(p,0,_[0]),Ie.splice(p,0,_[1]),X.values.push(null)}if(ee){pt.splice(p,0,null);let _=null;eo?p==0&&(_=Pi(u,p)):p>0&&(_=Pi(u,p)),Se.splice(p,0,_),no.splice(p,0,0),oo.splice(p,0,0)}Kt("addSeries",p)}function nh(u,p){p=p??b.length,u=s==1?Vl(u,p,qc,jc):Vl(u,p,{},Bc),b.splice(p,0,u),Oi(b[p],p)}o.addSeries=nh;function oh(u){if(b.splice(u,1),Ut){X.values.splice(u,1),Ie.splice(u,1);let p=Mt.splice(u,1)[0];Zn(null,p.firstChild),p.remove()}ee&&(pt.splice(u,1),Se.splice(u,1)[0].remove(),no.splice(u,1),oo.splice(u,1)),Kt("delSeries",u)}o.delSeries=oh;let Cn=[!1,!1,!1,!1];function sh(u,p){if(u._show=u.show,u.show){let _=u.side%2,g=T[u.scale];g==null&&(u.scale=_?b[1].scale:A,g=T[u.scale]);let y=g.time;u.size=ot(u.size),u.space=ot(u.space),u.rotate=ot(u.rotate),gn(u.incrs)&&u.incrs.forEach(C=>{!wn.has(C)&&wn.set(C,iu(C))}),u.incrs=ot(u.incrs||(g.distr==2?Cm:y?S==1?Am:Lm:In)),u.splits=ot(u.splits||(y&&g.distr==1?Xt:g.distr==3?zl:g.distr==4?Zm:Jm)),u.stroke=ot(u.stroke),u.grid.stroke=ot(u.grid.stroke),u.ticks.stroke=ot(u.ticks.stroke),u.border.stroke=ot(u.border.stroke);let k=u.values;u.values=gn(k)&&!gn(k[0])?ot(k):y?gn(k)?Rc(et,Wc(k,H)):Oc(k)?Wm(et,k):k||dt:k||Ym,u.filter=ot(u.filter||(g.distr>=3&&g.log==10?td:g.distr==3&&g.log==2?ed:ru)),u.font=Qc(u.font),u.labelFont=Qc(u.labelFont),u._size=u.size(o,null,p,0),u._space=u._rotate=u._incrs=u._found=u._splits=u._values=null,u._size>0&&(Cn[p]=!0,u._el=Ee(Np,d))}}function Fo(u,p,_,g){let[y,k,C,E]=_,O=p%2,D=0;return O==0&&(E||k)&&(D=p==0&&!y||p==2&&!C?qt(zc.size/3):0),O==1&&(y||C)&&(D=p==1&&!k||p==3&&!E?qt(Hc.size/2):0),D}let Li=o.padding=(t.padding||[Fo,Fo,Fo,Fo]).map(u=>ot(lt(u,Fo))),ln=o._padding=Li.map((u,p)=>u(o,p,Cn,0)),Yt,Ht=null,Vt=null,$s=s==1?b[0].idxs:null,De=null,zo=!1;function Ui(u,p){if(e=u??[],o.data=o._data=e,s==2){Yt=0;for(let _=1;_<b.length;_++)Yt+=e[_][0].length}else{e.length==0&&(o.data=o._data=e=[[]]),De=e[0],Yt=De.length;let _=e;if(K==2){_=e.slice();let g=_[0]=Array(Yt);for(let y=0;y<Yt;y++)g[y]=y}o._data=e=_}if(ro(!0),Kt("setData"),K==2&&(Xn=!0),p!==!1){let _=P;_.auto(o,zo)?Dr():cn(A,_.min,_.max),Mn=Mn||V.left>=0,xe=!0,lo()}}o.setData=Ui;function Dr(){zo=!0;let u,p;s==1&&(Yt>0?(Ht=$s[0]=0,Vt=$s[1]=Yt-1,u=e[0][Ht],p=e[0][Vt],K==2?(u=Ht,p=Vt):u==p&&(K==3?[u,p]=nr(u,u,P.log,!1):K==4?[u,p]=Gl(u,u,P.log,!1):P.time?p=u+qt(86400/S):[u,p]=Xs(u,p,Yl,!0))):(Ht=$s[0]=u=null,Vt=$s[1]=p=null)),cn(A,u,p)}let ks,so,Wr,Rr,Nr,Fr,zr,qr,Ir,ae;function Di(u,p,_,g,y,k){u??=dc,_??=Zl,g??="butt",y??=dc,k??="round",u!=ks&&(h.strokeStyle=ks=u),y!=so&&(h.fillStyle=so=y),p!=Wr&&(h.lineWidth=Wr=p),k!=Nr&&(h.lineJoin=Nr=k),g!=Fr&&(h.lineCap=Fr=g),_!=Rr&&h.setLineDash(Rr=_)}function Wi(u,p,_,g){p!=so&&(h.fillStyle=so=p),u!=zr&&(h.font=zr=u),_!=qr&&(h.textAlign=qr=_),g!=Ir&&(h.textBaseline=Ir=g)}function Hr(u,p,_,g,y=0){if(g.length>0&&u.auto(o,zo)&&(p==null||p.min==null)){let k=lt(Ht,0),C=lt(Vt,g.length-1),E=_.min==null?tm(g,k,C,y,u.distr==3):[_.min,_.max];u.min=qe(u.min,_.min=E[0]),u.max=le(u.max,_.max=E[1])}}let Ri={min:null,max:null};function rh(){for(let g in T){let y=T[g];I[g]==null&&(y.min==null||I[A]!=null&&y.auto(o,zo))&&(I[g]=Ri)}for(let g in T){let y=T[g];I[g]==null&&y.from!=null&&I[y.from]!=null&&(I[g]=Ri)}I[A]!=null&&ro(!0);let u={};for(let g in I){let y=I[g];if(y!=null){let k=u[g]=Eo(T[g],cm);if(y.min!=null)Lt(k,y);else if(g!=A||s==2)if(Yt==0&&k.from==null){let C=k.range(o,null,null,g);k.min=C[0],k.max=C[1]}else k.min=_t,k.max=-_t}}if(Yt>0){b.forEach((g,y)=>{if(s==1){let k=g.scale,C=I[k];if(C==null)return;let E=u[k];if(y==0){let O=E.range(o,E.min,E.max,k);E.min=O[0],E.max=O[1],Ht=ze(E.min,e[0]),Vt=ze(E.max,e[0]),Vt-Ht>1&&(e[0][Ht]<E.min&&Ht++,e[0][Vt]>E.max&&Vt--),g.min=De[Ht],g.max=De[Vt]}else g.show&&g.auto&&Hr(E,C,g,e[y],g.sorted);g.idxs[0]=Ht,g.idxs[1]=Vt}else if(y>0&&g.show&&g.auto){let[k,C]=g.facets,E=k.scale,O=C.scale,[D,W]=e[y],N=u[E],Q=u[O];N!=null&&Hr(N,I[E],k,D,k.sorted),Q!=null&&Hr(Q,I[O],C,W,C.sorted),g.min=C.min,g.max=C.max}});for(let g in u){let y=u[g],k=I[g];if(y.from==null&&(k==null||k.min==null)){let C=y.range(o,y.min==_t?null:y.min,y.max==-_t?null:y.max,g);y.min=C[0],y.max=C[1]}}}for(let g in u){let y=u[g];if(y.from!=null){let k=u[y.from];if(k.min==null)y.min=y.max=null;else{let C=y.range(o,k.min,k.max,g);y.min=C[0],y.max=C[1]}}}let p={},_=!1;for(let g in u){let y=u[g],k=T[g];if(k.min!=y.min||k.max!=y.max){k.min=y.min,k.max=y.max;let C=k.distr;k._min=C==3?on(k.min):C==4?Pl(k.min,k.asinh):C==100?k.fwd(k.min):k.min,k._max=C==3?on(k.max):C==4?Pl(k.max,k.asinh):C==100?k.fwd(k.max):k.max,p[g]=_=!0}}if(_){b.forEach((g,y)=>{s==2?y>0&&p.y&&(g._paths=null):p[g.scale]&&(g._paths=null)});for(let g in p)Xn=!0,Kt("setScale",g);ee&&V.left>=0&&(Mn=xe=!0)}for(let g in I)I[g]=null}function lh(u){let p=Fl(Ht-1,0,Yt-1),_=Fl(Vt+1,0,Yt-1);for(;u[p]==null&&p>0;)p--;for(;u[_]==null&&_<Yt-1;)_++;return[p,_]}function ih(){if(Yt>0){let u=b.some(p=>p._focus)&&ae!=Ve.alpha;u&&(h.globalAlpha=ae=Ve.alpha),b.forEach((p,_)=>{if(_>0&&p.show&&(Ni(_,!1),Ni(_,!0),p._paths==null)){let g=ae;ae!=p.alpha&&(h.globalAlpha=ae=p.alpha);let y=s==2?[0,e[_][0].length-1]:lh(e[_]);p._paths=p.paths(o,_,y[0],y[1]),ae!=g&&(h.globalAlpha=ae=g)}}),b.forEach((p,_)=>{if(_>0&&p.show){let g=ae;ae!=p.alpha&&(h.globalAlpha=ae=p.alpha),p._paths!=null&&Fi(_,!1);{let y=p._paths!=null?p._paths.gaps:null,k=p.points.show(o,_,Ht,Vt,y),C=p.points.filter(o,_,k,y);(k||C)&&(p.points._paths=p.points.paths(o,_,Ht,Vt,C),Fi(_,!0))}ae!=g&&(h.globalAlpha=ae=g),Kt("drawSeries",_)}}),u&&(h.globalAlpha=ae=1)}}function Ni(u,p){let _=p?b[u].points:b[u];_._stroke=_.stroke(o,u),_._fill=_.fill(o,u)}function Fi(u,p){let _=p?b[u].points:b[u],{stroke:g,fill:y,clip:k,flags:C,_stroke:E=_._stroke,_fill:O=_._fill,_width:D=_.width}=_._paths;D=gt(D*ct,3);let W=null,N=D%2/2;p&&O==null&&(O=D>0?"#fff":E);let Q=_.pxAlign==1&&N>0;if(Q&&h.translate(N,N),!p){let it=pe-D/2,rt=ve-D/2,nt=ie+D,J=Ue+D;W=new Path2D,W.rect(it,rt,nt,J)}p?Vr(E,D,_.dash,_.cap,O,g,y,C,k):ah(u,E,D,_.dash,_.cap,O,g,y,C,W,k),Q&&h.translate(-N,-N)}function ah(u,p,_,g,y,k,C,E,O,D,W){let N=!1;O!=0&&L.forEach((Q,it)=>{if(Q.series[0]==u){let rt=b[Q.series[1]],nt=e[Q.series[1]],J=(rt._paths||as).band;gn(J)&&(J=Q.dir==1?J[0]:J[1]);let B,$t=null;rt.show&&J&&nm(nt,Ht,Vt)?($t=Q.fill(o,it)||k,B=rt._paths.clip):J=null,Vr(p,_,g,y,$t,C,E,O,D,W,B,J),N=!0}}),N||Vr(p,_,g,y,k,C,E,O,D,W)}let zi=Ao|Il;function Vr(u,p,_,g,y,k,C,E,O,D,W,N){Di(u,p,_,g,y),(O||D||N)&&(h.save(),O&&h.clip(O),D&&h.clip(D)),N?(E&zi)==zi?(h.clip(N),W&&h.clip(W),xs(y,C),vs(u,k,p)):E&Il?(xs(y,C),h.clip(N),vs(u,k,p)):E&Ao&&(h.save(),h.clip(N),W&&h.clip(W),xs(y,C),h.restore(),vs(u,k,p)):(xs(y,C),vs(u,k,p)),(O||D||N)&&h.restore()}function vs(u,p,_){_>0&&(p instanceof Map?p.forEach((g,y)=>{h.strokeStyle=ks=y,h.stroke(g)}):p!=null&&u&&h.stroke(p))}function xs(u,p){p instanceof Map?p.forEach((_,g)=>{h.fillStyle=so=g,h.fill(_)}):p!=null&&u&&h.fill(p)}function ch(u,p,_,g){let y=M[u],k;if(g<=0)k=[0,0];else{let C=y._space=y.space(o,u,p,_,g),E=y._incrs=y.incrs(o,u,p,_,g,C);k=vd(p,_,E,g,C)}return y._found=k}function Br(u,p,_,g,y,k,C,E,O,D){let W=C%2/2;$==1&&h.translate(W,W),Di(E,C,O,D,E),h.beginPath();let N,Q,it,rt,nt=y+(g==0||g==3?-k:k);_==0?(Q=y,rt=nt):(N=y,it=nt);for(let J=0;J<u.length;J++)p[J]!=null&&(_==0?N=it=u[J]:Q=rt=u[J],h.moveTo(N,Q),h.lineTo(it,rt));h.stroke(),$==1&&h.translate(-W,-W)}function uh(u){let p=!0;return M.forEach((_,g)=>{if(!_.show)return;let y=T[_.scale];if(y.min==null){_._show&&(p=!1,_._show=!1,ro(!1));return}else _._show||(p=!1,_._show=!0,ro(!1));let k=_.side,C=k%2,{min:E,max:O}=y,[D,W]=ch(g,E,O,C==0?tt:R);if(W==0)return;let N=y.distr==2,Q=_._splits=_.splits(o,g,E,O,D,W,N),it=y.distr==2?Q.map(B=>De[B]):Q,rt=y.distr==2?De[Q[1]]-De[Q[0]]:D,nt=_._values=_.values(o,_.filter(o,it,g,W,rt),g,W,rt);_._rotate=k==2?_.rotate(o,nt,g,W):0;let J=_._size;_._size=Ae(_.size(o,nt,g,u)),J!=null&&_._size!=J&&(p=!1)}),p}function fh(u){let p=!0;return Li.forEach((_,g)=>{let y=_(o,g,Cn,u);y!=ln[g]&&(p=!1),ln[g]=y}),p}function hh(){for(let u=0;u<M.length;u++){let p=M[u];if(!p.show||!p._show)continue;let _=p.side,g=_%2,y,k,C=p.stroke(o,u),E=_==0||_==3?-1:1,[O,D]=p._found;if(p.label!=null){let se=p.labelGap*E,_e=qt((p._lpos+se)*ct);Wi(p.labelFont[0],C,"center",_==2?"top":mc),h.save(),g==1?(y=k=0,h.translate(_e,qt(ve+Ue/2)),h.rotate((_==3?-Zs:Zs)/2)):(y=qt(pe+ie/2),k=_e);let Pn=ou(p.label)?p.label(o,u,O,D):p.label;h.fillText(Pn,y,k),h.restore()}if(D==0)continue;let W=T[p.scale],N=g==0?ie:Ue,Q=g==0?pe:ve,it=p._splits,rt=W.distr==2?it.map(se=>De[se]):it,nt=W.distr==2?De[it[1]]-De[it[0]]:O,J=p.ticks,B=p.border,$t=J.show?J.size:0,Ct=qt($t*ct),Gt=qt((p.alignTo==2?p._size-$t-p.gap:p.gap)*ct),mt=p._rotate*-Zs/180,Et=v(p._pos*ct),me=(Ct+Gt)*E,oe=Et+me;k=g==0?oe:0,y=g==1?oe:0;let Me=p.font[0],We=p.align==1?xo:p.align==2?Cl:mt>0?xo:mt<0?Cl:g==0?"center":_==3?Cl:xo,Ke=mt||g==1?"middle":_==2?"top":mc;Wi(Me,C,We,Ke);let de=p.font[1]*p.lineGap,Te=it.map(se=>v(i(se,W,N,Q))),Re=p._values;for(let se=0;se<Re.length;se++){let _e=Re[se];if(_e!=null){g==0?y=Te[se]:k=Te[se],_e=""+_e;let Pn=_e.indexOf(`
`)==-1?[_e]:_e.split(/\n/gm);for(let re=0;re<Pn.length;re++){let ra=Pn[re];mt?(h.save(),h.translate(y,k+re*de),h.rotate(mt),h.fillText(ra,0,0),h.restore()):h.fillText(ra,y,k+re*de)}}}J.show&&Br(Te,J.filter(o,rt,u,D,nt),g,_,Et,Ct,gt(J.width*ct,3),J.stroke(o,u),J.dash,J.cap);let Ge=p.grid;Ge.show&&Br(Te,Ge.filter(o,rt,u,D,nt),g,g==0?2:1,g==0?ve:pe,g==0?Ue:ie,gt(Ge.width*ct,3),Ge.stroke(o,u),Ge.dash,Ge.cap),B.show&&Br([Et],[1],g==0?1:0,g==0?1:2,g==1?ve:pe,g==1?Ue:ie,gt(B.width*ct,3),B.stroke(o,u),B.dash,B.cap)}Kt("drawAxes")}function ro(u){b.forEach((p,_)=>{_>0&&(p._paths=null,u&&(s==1?(p.min=null,p.max=null):p.facets.forEach(g=>{g.min=null,g.max=null})))})}let Ss=!1,jr=!1,qo=[];function ph(){jr=!1;for(let u=0;u<qo.length;u++)Kt(...qo[u]);qo.length=0}function lo(){Ss||(_m(qi),Ss=!0)}function mh(u,p=!1){Ss=!0,jr=p,u(o),qi(),p&&qo.length>0&&queueMicrotask(ph)}o.batch=mh;function qi(){if(Lr&&(rh(),Lr=!1),Xn&&(Qf(),Xn=!1),bs){if(kt(m,xo,wt),kt(m,"top",Dt),kt(m,ss,tt),kt(m,rs,R),kt(w,xo,wt),kt(w,"top",Dt),kt(w,ss,tt),kt(w,rs,R),kt(d,ss,tn),kt(d,rs,vn),f.width=qt(tn*ct),f.height=qt(vn*ct),M.forEach(({_el:u,_show:p,_size:_,_pos:g,side:y})=>{if(u!=null)if(p){let k=y===3||y===0?_:0,C=y%2==1;kt(u,C?"left":"top",g-k),kt(u,C?"width":"height",_),kt(u,C?"top":"left",C?Dt:wt),kt(u,C?"height":"width",C?R:tt),Rl(u,Hn)}else we(u,Hn)}),ks=so=Wr=Nr=Fr=zr=qr=Ir=Rr=null,ae=1,Vo(!0),wt!=Qn||Dt!=xn||tt!=He||R!=Sn){ro(!1);let u=tt/He,p=R/Sn;if(ee&&!Mn&&V.left>=0){V.left*=u,V.top*=p,io&&Ze(io,qt(V.left),0,tt,R),ao&&Ze(ao,0,qt(V.top),tt,R);for(let _=0;_<Se.length;_++){let g=Se[_];g!=null&&(no[_]*=u,oo[_]*=p,Ze(g,Ae(no[_]),Ae(oo[_]),tt,R))}}if(yt.show&&!ys&&yt.left>=0&&yt.width>0){yt.left*=u,yt.width*=u,yt.top*=p,yt.height*=p;for(let _ in Qr)kt(fo,_,yt[_])}Qn=wt,xn=Dt,He=tt,Sn=R}Kt("setSize"),bs=!1}tn>0&&vn>0&&(h.clearRect(0,0,f.width,f.height),Kt("drawClear"),z.forEach(u=>u()),Kt("draw")),yt.show&&ys&&(Ms(yt),ys=!1),ee&&Mn&&(An(null,!0,!1),Mn=!1),X.show&&X.live&&xe&&(Jr(),xe=!1),a||(a=!0,o.status=1,Kt("ready")),zo=!1,Ss=!1}o.redraw=(u,p)=>{Xn=p||!1,u!==!1?cn(A,P.min,P.max):lo()};function Kr(u,p){let _=T[u];if(_.from==null){if(Yt==0){let g=_.range(o,p.min,p.max,u);p.min=g[0],p.max=g[1]}if(p.min>p.max){let g=p.min;p.min=p.max,p.max=g}if(Yt>1&&p.min!=null&&p.max!=null&&p.max-p.min<1e-16)return;u==A&&_.distr==2&&Yt>0&&(p.min=ze(p.min,e[0]),p.max=ze(p.max,e[0]),p.min==p.max&&p.max++),I[u]=p,Lr=!0,lo()}}o.setScale=Kr;let Gr,Yr,io,ao,Ii,Hi,co,uo,Vi,Bi,bt,xt,an=!1,Jt=V.drag,Bt=Jt.x,jt=Jt.y;ee&&(V.x&&(Gr=Ee(zp,w)),V.y&&(Yr=Ee(qp,w)),P.ori==0?(io=Gr,ao=Yr):(io=Yr,ao=Gr),bt=V.left,xt=V.top);let yt=o.select=Lt({show:!0,over:!0,left:0,width:0,top:0,height:0},t.select),fo=yt.show?Ee(Fp,yt.over?w:m):null;function Ms(u,p){if(yt.show){for(let _ in u)yt[_]=u[_],_ in Qr&&kt(fo,_,u[_]);p!==!1&&Kt("setSelect")}}o.setSelect=Ms;function dh(u){if(b[u].show)Ut&&Rl(Mt[u],Hn);else if(Ut&&we(Mt[u],Hn),ee){let _=eo?Se[0]:Se[u];_!=null&&Ze(_,-10,-10,tt,R)}}function cn(u,p,_){Kr(u,{min:p,max:_})}function Be(u,p,_,g){p.focus!=null&&yh(u),p.show!=null&&b.forEach((y,k)=>{k>0&&(u==k||u==null)&&(y.show=p.show,dh(k),s==2?(cn(y.facets[0].scale,null,null),cn(y.facets[1].scale,null,null)):cn(y.scale,null,null),lo())}),_!==!1&&Kt("setSeries",u,p),g&&Bo("setSeries",o,u,p)}o.setSeries=Be;function _h(u,p){Lt(L[u],p)}function gh(u,p){u.fill=ot(u.fill||null),u.dir=lt(u.dir,-1),p=p??L.length,L.splice(p,0,u)}function wh(u){u==null?L.length=0:L.splice(u,1)}o.addBand=gh,o.setBand=_h,o.delBand=wh;function bh(u,p){b[u].alpha=p,ee&&Se[u]!=null&&(Se[u].style.opacity=p),Ut&&Mt[u]&&(Mt[u].style.opacity=p)}let en,un,En,ho={focus:!0};function yh(u){if(u!=En){let p=u==null,_=Ve.alpha!=1;b.forEach((g,y)=>{if(s==1||y>0){let k=p||y==0||y==u;g._focus=p?null:k,_&&bh(y,k?1:Ve.alpha)}}),En=u,_&&lo()}}Ut&&to&&ne(wc,ut,u=>{V._lock||(Tn(u),En!=null&&Be(null,ho,!0,At.setSeries))});function je(u,p,_){let g=T[p];_&&(u=u/ct-(g.ori==1?Dt:wt));let y=tt;g.ori==1&&(y=R,u=y-u),g.dir==-1&&(u=y-u);let k=g._min,C=g._max,E=u/y,O=k+(C-k)*E,D=g.distr;return D==3?To(10,O):D==4?sm(O,g.asinh):D==100?g.bwd(O):O}function $h(u,p){let _=je(u,A,p);return ze(_,e[0],Ht,Vt)}o.valToIdx=u=>ze(u,e[0]),o.posToIdx=$h,o.posToVal=je,o.valToPos=(u,p,_)=>T[p].ori==0?r(u,T[p],_?ie:tt,_?pe:0):l(u,T[p],_?Ue:R,_?ve:0),o.setCursor=(u,p,_)=>{bt=u.left,xt=u.top,An(null,p,_)};function ji(u,p){kt(fo,xo,yt.left=u),kt(fo,ss,yt.width=p)}function Ki(u,p){kt(fo,"top",yt.top=u),kt(fo,rs,yt.height=p)}let Io=P.ori==0?ji:Ki,Ho=P.ori==1?ji:Ki;function kh(){if(Ut&&X.live)for(let u=s==2?1:0;u<b.length;u++){if(u==0&&ke)continue;let p=X.values[u],_=0;for(let g in p)Ie[u][_++].firstChild.nodeValue=p[g]}}function Jr(u,p){if(u!=null&&(u.idxs?u.idxs.forEach((_,g)=>{pt[g]=_}):am(u.idx)||pt.fill(u.idx),X.idx=pt[0]),Ut&&X.live){for(let _=0;_<b.length;_++)(_>0||s==1&&!ke)&&vh(_,pt[_]);kh()}xe=!1,p!==!1&&Kt("setLegend")}o.setLegend=Jr;function vh(u,p){let _=b[u],g=u==0&&K==2?De:e[u],y;ke?y=_.values(o,u,p)??rn:(y=_.value(o,p==null?null:g[p],u,p),y=y==null?rn:{_:y}),X.values[u]=y}function An(u,p,_){Vi=bt,Bi=xt,[bt,xt]=V.move(o,bt,xt),V.left=bt,V.top=xt,ee&&(io&&Ze(io,qt(bt),0,tt,R),ao&&Ze(ao,0,qt(xt),tt,R));let g,y=Ht>Vt;en=_t,un=null;let k=P.ori==0?tt:R,C=P.ori==1?tt:R;if(bt<0||Yt==0||y){g=V.idx=null;for(let E=0;E<b.length;E++){let O=Se[E];O!=null&&Ze(O,-10,-10,tt,R)}to&&Be(null,ho,!0,u==null&&At.setSeries),X.live&&(pt.fill(g),xe=!0)}else{let E,O,D;s==1&&(E=P.ori==0?bt:xt,O=je(E,A),g=V.idx=ze(O,e[0],Ht,Vt),D=U(e[0][g],P,k,0));let W=-10,N=-10,Q=0,it=0,rt=!0,nt="",J="";for(let B=s==2?1:0;B<b.length;B++){let $t=b[B],Ct=pt[B],Gt=Ct==null?null:s==1?e[B][Ct]:e[B][1][Ct],mt=V.dataIdx(o,B,g,O),Et=mt==null?null:s==1?e[B][mt]:e[B][1][mt];if(xe=xe||Et!=Gt||mt!=Ct,pt[B]=mt,B>0&&$t.show){let me=mt==null?-10:mt==g?D:U(s==1?e[0][mt]:e[B][0][mt],P,k,0),oe=Et==null?-10:Y(Et,s==1?T[$t.scale]:T[$t.facets[1].scale],C,0);if(to&&Et!=null){let Me=P.ori==1?bt:xt,We=It(Ve.dist(o,B,mt,oe,Me));if(We<en){let Ke=Ve.bias;if(Ke!=0){let de=je(Me,$t.scale),Te=Et>=0?1:-1,Re=de>=0?1:-1;Re==Te&&(Re==1?Ke==1?Et>=de:Et<=de:Ke==1?Et<=de:Et>=de)&&(en=We,un=B)}else en=We,un=B}}if(xe||eo){let Me,We;P.ori==0?(Me=me,We=oe):(Me=oe,We=me);let Ke,de,Te,Re,Ge,se,_e=!0,Pn=te.bbox;if(Pn!=null){_e=!1;let re=Pn(o,B);Te=re.left,Re=re.top,Ke=re.width,de=re.height}else Te=Me,Re=We,Ke=de=te.size(o,B);if(se=te.fill(o,B),Ge=te.stroke(o,B),eo)B==un&&en<=Ve.prox&&(W=Te,N=Re,Q=Ke,it=de,rt=_e,nt=se,J=Ge);else{let re=Se[B];re!=null&&(no[B]=Te,oo[B]=Re,Sc(re,Ke,de,_e),vc(re,se,Ge),Ze(re,Ae(Te),Ae(Re),tt,R))}}}}if(eo){let B=Ve.prox,$t=En==null?en<=B:en>B||un!=En;if(xe||$t){let Ct=Se[0];Ct!=null&&(no[0]=W,oo[0]=N,Sc(Ct,Q,it,rt),vc(Ct,nt,J),Ze(Ct,Ae(W),Ae(N),tt,R))}}}if(yt.show&&an)if(u!=null){let[E,O]=At.scales,[D,W]=At.match,[N,Q]=u.cursor.sync.scales,it=u.cursor.drag;if(Bt=it._x,jt=it._y,Bt||jt){let{left:rt,top:nt,width:J,height:B}=u.select,$t=u.scales[N].ori,Ct=u.posToVal,Gt,mt,Et,me,oe,Me=E!=null&&D(E,N),We=O!=null&&W(O,Q);Me&&Bt?($t==0?(Gt=rt,mt=J):(Gt=nt,mt=B),Et=T[E],me=U(Ct(Gt,N),Et,k,0),oe=U(Ct(Gt+mt,N),Et,k,0),Io(qe(me,oe),It(oe-me))):Io(0,k),We&&jt?($t==1?(Gt=rt,mt=J):(Gt=nt,mt=B),Et=T[O],me=Y(Ct(Gt,Q),Et,C,0),oe=Y(Ct(Gt+mt,Q),Et,C,0),Ho(qe(me,oe),It(oe-me))):Ho(0,C)}else Xr()}else{let E=It(Vi-Ii),O=It(Bi-Hi);if(P.ori==1){let Q=E;E=O,O=Q}Bt=Jt.x&&E>=Jt.dist,jt=Jt.y&&O>=Jt.dist;let D=Jt.uni;D!=null?Bt&&jt&&(Bt=E>=D,jt=O>=D,!Bt&&!jt&&(O>E?jt=!0:Bt=!0)):Jt.x&&Jt.y&&(Bt||jt)&&(Bt=jt=!0);let W,N;Bt&&(P.ori==0?(W=co,N=bt):(W=uo,N=xt),Io(qe(W,N),It(N-W)),jt||Ho(0,C)),jt&&(P.ori==1?(W=co,N=bt):(W=uo,N=xt),Ho(qe(W,N),It(N-W)),Bt||Io(0,k)),!Bt&&!jt&&(Io(0,0),Ho(0,0))}if(Jt._x=Bt,Jt._y=jt,u==null){if(_){if(sa!=null){let[E,O]=At.scales;At.values[0]=E!=null?je(P.ori==0?bt:xt,E):null,At.values[1]=O!=null?je(P.ori==1?bt:xt,O):null}Bo(El,o,bt,xt,tt,R,g)}if(to){let E=_&&At.setSeries,O=Ve.prox;En==null?en<=O&&Be(un,ho,!0,E):en>O?Be(null,ho,!0,E):un!=En&&Be(un,ho,!0,E)}}xe&&(X.idx=g,Jr()),p!==!1&&Kt("setCursor")}let fn=null;Object.defineProperty(o,"rect",{get(){return fn==null&&Vo(!1),fn}});function Vo(u=!1){u?fn=null:(fn=w.getBoundingClientRect(),Kt("syncRect",fn))}function Gi(u,p,_,g,y,k,C){V._lock||an&&u!=null&&u.movementX==0&&u.movementY==0||(Zr(u,p,_,g,y,k,C,!1,u!=null),u!=null?An(null,!0,!0):An(p,!0,!1))}function Zr(u,p,_,g,y,k,C,E,O){if(fn==null&&Vo(!1),Tn(u),u!=null)_=u.clientX-fn.left,g=u.clientY-fn.top;else{if(_<0||g<0){bt=-10,xt=-10;return}let[D,W]=At.scales,N=p.cursor.sync,[Q,it]=N.values,[rt,nt]=N.scales,[J,B]=At.match,$t=p.axes[0].side%2==1,Ct=P.ori==0?tt:R,Gt=P.ori==1?tt:R,mt=$t?k:y,Et=$t?y:k,me=$t?g:_,oe=$t?_:g;if(rt!=null?_=J(D,rt)?i(Q,T[D],Ct,0):-10:_=Ct*(me/mt),nt!=null?g=B(W,nt)?i(it,T[W],Gt,0):-10:g=Gt*(oe/Et),P.ori==1){let Me=_;_=g,g=Me}}O&&(p==null||p.cursor.event.type==El)&&((_<=1||_>=tt-1)&&(_=qn(_,tt)),(g<=1||g>=R-1)&&(g=qn(g,R))),E?(Ii=_,Hi=g,[co,uo]=V.move(o,_,g)):(bt=_,xt=g)}let Qr={width:0,height:0,left:0,top:0};function Xr(){Ms(Qr,!1)}let Yi,Ji,Zi,Qi;function Xi(u,p,_,g,y,k,C){an=!0,Bt=jt=Jt._x=Jt._y=!1,Zr(u,p,_,g,y,k,C,!0,!1),u!=null&&(ne(Al,Dl,ta,!1),Bo(_c,o,co,uo,tt,R,null));let{left:E,top:O,width:D,height:W}=yt;Yi=E,Ji=O,Zi=D,Qi=W}function ta(u,p,_,g,y,k,C){an=Jt._x=Jt._y=!1,Zr(u,p,_,g,y,k,C,!1,!0);let{left:E,top:O,width:D,height:W}=yt,N=D>0||W>0,Q=Yi!=E||Ji!=O||Zi!=D||Qi!=W;if(N&&Q&&Ms(yt),Jt.setScale&&N&&Q){let it=E,rt=D,nt=O,J=W;if(P.ori==1&&(it=O,rt=W,nt=E,J=D),Bt&&cn(A,je(it,A),je(it+rt,A)),jt)for(let B in T){let $t=T[B];B!=A&&$t.from==null&&$t.min!=_t&&cn(B,je(nt+J,B),je(nt,B))}Xr()}else V.lock&&(V._lock=!V._lock,An(p,!0,u!=null));u!=null&&(Zn(Al,Dl),Bo(Al,o,bt,xt,tt,R,null))}function xh(u,p,_,g,y,k,C){if(V._lock)return;Tn(u);let E=an;if(an){let O=!0,D=!0,W=10,N,Q;P.ori==0?(N=Bt,Q=jt):(N=jt,Q=Bt),N&&Q&&(O=bt<=W||bt>=tt-W,D=xt<=W||xt>=R-W),N&&O&&(bt=bt<co?0:tt),Q&&D&&(xt=xt<uo?0:R),An(null,!0,!0),an=!1}bt=-10,xt=-10,pt.fill(null),An(null,!0,!0),E&&(an=E)}function ea(u,p,_,g,y,k,C){V._lock||(Tn(u),Dr(),Xr(),u!=null&&Bo(bc,o,bt,xt,tt,R,null))}function na(){M.forEach(xd),Ur(o.width,o.height,!0)}Vn(Qs,Mo,na);let po={};po.mousedown=Xi,po.mousemove=Gi,po.mouseup=ta,po.dblclick=ea,po.setSeries=(u,p,_,g)=>{let y=At.match[2];_=y(o,p,_),_!=-1&&Be(_,g,!0,!1)},ee&&(ne(_c,w,Xi),ne(El,w,Gi),ne(gc,w,u=>{Tn(u),Vo(!1)}),ne(wc,w,xh),ne(bc,w,ea),Hl.add(o),o.syncRect=Vo);let Ts=o.hooks=t.hooks||{};function Kt(u,p,_){jr?qo.push([u,p,_]):u in Ts&&Ts[u].forEach(g=>{g.call(null,o,p,_)})}(t.plugins||[]).forEach(u=>{for(let p in u.hooks)Ts[p]=(Ts[p]||[]).concat(u.hooks[p])});let oa=(u,p,_)=>_,At=Lt({key:null,setSeries:!1,filters:{pub:Ac,sub:Ac},scales:[A,b[1]?b[1].scale:null],match:[Pc,Pc,oa],values:[null,null]},V.sync);At.match.length==2&&At.match.push(oa),V.sync=At;let sa=At.key,tl=Tu(sa);function Bo(u,p,_,g,y,k,C){At.filters.pub(u,p,_,g,y,k,C)&&tl.pub(u,p,_,g,y,k,C)}tl.sub(o);function Sh(u,p,_,g,y,k,C){At.filters.sub(u,p,_,g,y,k,C)&&po[u](null,p,_,g,y,k,C)}o.pub=Sh;function Mh(){tl.unsub(o),Hl.delete(o),kn.clear(),Nl(Qs,Mo,na),c.remove(),ut?.remove(),Kt("destroy")}o.destroy=Mh;function el(){Kt("init",t,e),Ui(e||t.data,!1),I[A]?Kr(A,I[A]):Dr(),ys=yt.show&&(yt.width>0||yt.height>0),Mn=xe=!0,Ur(t.width,t.height)}return b.forEach(Oi),M.forEach(sh),n?n instanceof HTMLElement?(n.appendChild(c),el()):n(o,el):el(),o}Zt.assign=Lt;Zt.fmtNum=Jl;Zt.rangeNum=Xs;Zt.rangeLog=nr;Zt.rangeAsinh=Gl;Zt.orient=jn;Zt.pxRatio=ct;Zt.join=dm;Zt.fmtDate=Ql,Zt.tzDate=Mm;Zt.sync=Tu;{Zt.addGap=ad,Zt.clipGaps=rr;let t=Zt.paths={points:Lu};t.linear=Du,t.stepped=fd,t.bars=hd,t.spline=md}var Sd="Arrow keys move along the chart, + and - zoom, 0 shows all.",ri=new WeakMap,Fu=[[],[8,4],[2,3],[10,3,2,3]];function Uo(t,e={}){return{stroke:()=>Ye(`world-${t}`),width:2,dash:Fu[t%Fu.length],...e}}function Do({title:t,sentence:e,data:n,series:o,x:s,y:r,numbers:l,sync:i,height:a=240}){let c=Ce(null),f=Ce(null);Rt(()=>{let d=c.current,m=()=>{f.current?.destroy(),f.current=new Zt(Md({place:d,series:o,x:s,y:r,sync:i,height:a}),n,d),d.querySelector("canvas").setAttribute("aria-hidden","true")};m();let w=new ResizeObserver(()=>{f.current.setSize({width:d.clientWidth,height:a})});w.observe(d);let $=!0,v=Wn.subscribe(()=>{$||m(),$=!1});return()=>{v(),w.disconnect(),f.current.destroy()}},[n]);let h=d=>Td(d,f.current);return x`<figure class="chart">
    <figcaption><bdi>${F(t)}</bdi></figcaption>
    <p>${F(e)}</p>
    <div
      class="plot"
      ref=${c}
      tabindex="0"
      role="application"
      aria-label=${`${F(t)}. ${F(e)} ${Sd}`}
      onKeyDown=${h}
    ></div>
    <${ec} caption=${t} ...${l} />
  </figure>`}function Md({place:t,series:e,x:n,y:o,sync:s,height:r}){let l=(c,f)=>({label:c.label,stroke:()=>Ye("ink"),grid:{stroke:()=>Ye("grid"),width:1},ticks:{stroke:()=>Ye("grid"),width:1},values:(h,d)=>d.map(m=>m===null?"":c.tick(m,d)),...c.splits?{splits:c.splits,filter:(h,d)=>d}:{},...f}),i=c=>(f,h)=>h==null?"":c.read(h),a=e.map(c=>({value:i(o),...c,label:F(c.label)}));return{width:Math.max(t.clientWidth,200),height:r,scales:{x:{time:!1,...n.scale??{}},y:{...o.scale??{}}},axes:[l(n,{size:44}),l(o,{size:64})],series:[{label:n.label,value:i(n)},...a],cursor:{drag:{x:!0,y:!1},...s?{sync:{key:s}}:{}},legend:{live:!0},hooks:{ready:[c=>ri.set(c,{...c.scales.x})]}}}function Td(t,e){if(!e||t.ctrlKey||t.metaKey||t.altKey)return;let n={ArrowLeft:-1,ArrowRight:1,PageUp:-10,PageDown:10};if(t.key in n)Cd(e,n[t.key]);else if(t.key==="+"||t.key==="=")zu(e,.5);else if(t.key==="-")zu(e,2);else if(t.key==="0"||t.key==="Home")Ed(e);else return;t.preventDefault()}function Cd(t,e){let[n,o]=t.series[0].idxs,s=Math.min(o,Math.max(n,(t.cursor.idx??n-e)+e)),r=t.valToPos(t.data[0][s],"x"),l=t.series.findIndex((a,c)=>c>0&&t.data[c][s]!=null),i=l>0?t.valToPos(t.data[l][s],"y"):10;t.setCursor({left:r,top:i})}function zu(t,e){let{min:n,max:o}=t.scales.x,s=t.cursor.idx==null?(n+o)/2:t.data[0][t.cursor.idx],r=(o-n)*e/2,l=ri.get(t);t.setScale("x",{min:Math.max(l.min,s-r),max:Math.min(l.max,s+r)})}function Ed(t){let{min:e,max:n}=ri.get(t);t.setScale("x",{min:e,max:n})}var us=[["backlog","waits for a free thread"],["running","runs"],["sibling","lost to the other thread of the core"],["clock","lost to a slower clock"],["spinning","spinning for a lock"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"],["blocked","asleep"]];function cr(t){let e=t.flatMap(n=>n.spans.map(o=>o.summary.span));return[...new Set(e)]}function ur(t,e){return t.spans.find(n=>n.summary.span===e)}function qu(t){let e=({summary:o})=>Math.max(0,...o.slowest.map(s=>s.elapsed_ns));return[...t.spans].sort((o,s)=>e(s)-e(o)).flatMap(({summary:o})=>o.slowest.map(s=>({...s,span:o.span})))}function Iu(t){return us.map(([n])=>n).reduce((n,o)=>t[`${o}_ns`]>t[`${n}_ns`]?o:n)}function fr(t){let e=[...new Set(t.flatMap(o=>o.map(([s])=>s)))].sort((o,s)=>o-s),n=t.map(o=>{let s=new Map(o);return e.map(r=>s.get(r)??null)});return{x:e,columns:n}}function Ad(t,e){let n=(e-t)/4,o=10**Math.floor(Math.log10(n)),s=[1,2,5,10].map(l=>l*o).find(l=>l>=n),r=[];for(let l=Math.ceil(t/s);l*s<=e;l+=1)r.push(l*s);return r}function Hu(t,e,n){let o=Math.floor(Math.log10(t)),s=Math.ceil(Math.log10(e))-o+1,l=Array.from({length:s},(i,a)=>10**(o+a)).flatMap(i=>n.map(a=>a*i)).filter(i=>t<=i&&i<=e);return l.length>1?l:Ad(t,e)}var Pd=[["p50","latency_ns_p50"],["p75","latency_ns_p75"],["p90","latency_ns_p90"],["p95","latency_ns_p95"],["p99","latency_ns_p99"],["p99.5","latency_ns_p995"],["p99.9","latency_ns_p999"],["longest","latency_ns_max"]];function Bu({worlds:t}){let e=n=>x`<${Od} key=${n} name=${n} worlds=${t} />`;return cr(t).map(e)}function Od({name:t,worlds:e}){let n=e.map(c=>ur(c,t)),o=n.map(c=>Rd(c)),{x:s,columns:r}=fr(o),l=n.map(c=>c?.summary.count??0),i=[s,...r],a=x`<${Do}
    title=${`How long ${t} takes`}
    sentence=${Fd(e,n)}
    data=${i}
    series=${e.map((c,f)=>({label:c.name,spanGaps:!0,...Uo(f)}))}
    x=${Ld(s)}
    y=${Ud}
    numbers=${{columns:["beyond",...e.map(c=>`${c.name}, ms`)],rows:()=>s.map((c,f)=>Nd(c,r.map(h=>h[f]),ce))}}
  />`;return x`<section>
    ${s.length>1&&a}
    <${ue}
      caption=${`Percentiles of ${t}, ms`}
      columns=${["percentile",...e.map(c=>c.name)]}
      rows=${[["done",...l],...Pd.map(([c,f])=>[c,...n.map(h=>h?.summary.count?ce(h.summary[f]):"-")])]}
    />
  </section>`}function Ld(t){let e=Math.ceil(t.length>0?t[t.length-1]:1),n=[Math.log10(2),...Array.from({length:e},(o,s)=>s+1)];return{label:"of all take this long or less",tick:Vu,read:Vu,splits:(o,s,r,l)=>n.filter(i=>r<=i&&i<=l),scale:{range:(o,s,r)=>[s??0,Math.max(r??1,(s??0)+.001)]}}}var Ud={label:"latency",tick:at,read:at,splits:(t,e,n,o)=>Hu(n,o,[1,2,5]),scale:{distr:3,range:Dd}};function Dd(t,e,n){return[(e??1)/1.15,(n??10)*1.15]}var Wd=.9;function Rd(t){let e=t?.curve.beyond??[],n=e.map((s,r)=>[-Math.log10(s),t.curve.latency_ns[r]||null]),o=n.filter((s,r)=>e[r]<Wd);return o.length>1?o:n}function Vu(t){let e=100*(1-10**-t);return`${Number(e.toFixed(Math.max(1,Math.ceil(t))))} %`}function Nd(t,e,n){return[`${Ot(100*10**-t)} %`,...e.map(s=>s===null?"-":n(s))]}function Fd(t,e){let n=(o,s)=>{let r=t.length>1?`${t[s].name}: `:"",{count:l,latency_ns_p50:i,latency_ns_p99:a}=o?.summary??{count:0};return l?`${r}half take ${at(i)} or less, 99 % take ${at(a)} or less`:`${r}none was done`};return`${e.map(n).join("; ")}.`}var li={label:"seconds of the run",tick:(t,e)=>t.toFixed(zd(e)),read:t=>`${t.toFixed(3)} s`};function zd([t,e]){let n=e-t,o=s=>Math.abs(n*10**s-Math.round(n*10**s))<1e-6;for(let s=0;n>0&&s<9;s+=1)if(n*10**s>=1-1e-6&&o(s))return s;return n>0?9:0}var qd="In Kubernetes: limits.cpu is cpu.max, quota over period; a period with throttling counts in container_cpu_cfs_throttled_periods_total, of container_cpu_cfs_periods_total; throttled time is container_cpu_cfs_throttled_seconds_total. A burst (cpu.max.burst) has no field there. systemd: CPUQuota= and CPUQuotaPeriodSec=.";function ju({worlds:t}){let e=[...new Set(t.flatMap(n=>n.limits.map(o=>o.path)))];return[x`<p class="note">${qd}</p>`,e.map(n=>x`<${Id} key=${n} path=${n} worlds=${t} />`)]}function Id({path:t,worlds:e}){let n=e.map(f=>f.limits.find(h=>h.path===t)),o=[...new Set(n.filter(Boolean).map(f=>at(f.step_ns)))].join(", "),s=ii(n,f=>f.used_in_step_ns.map(h=>h/f.step_ns)),r=ii(n,f=>f.throttled_in_step_ns.map(h=>100*h/f.step_ns)),l=e.map(f=>f.name),i=Hd(e,n),a={label:"CPUs",tick:Ot,read:f=>f.toFixed(2),scale:{range:(f,h,d)=>[0,Math.max(d??1,.1)*1.05]}},c={label:"throttled, %",tick:Ot,read:f=>`${f.toFixed(1)} %`,scale:{range:()=>[0,105]}};return x`<section>
    <${Do}
      title=${`CPU time that ${t} used`}
      sentence=${Bd(e,n,o)}
      sync="time"
      data=${[s.x,...s.columns,...i.map(({cpus:f})=>s.x.map(()=>f))]}
      series=${[...l.map((f,h)=>({label:f,spanGaps:!0,...Uo(h)})),...i.map(Vd)]}
      x=${li}
      y=${a}
      numbers=${ai(s,l,"CPUs")}
    />
    <${Do}
      title=${`When ${t} was throttled`}
      sentence=${jd(e,n,o)}
      sync="time"
      height=${180}
      data=${[r.x,...r.columns]}
      series=${l.map((f,h)=>({label:f,spanGaps:!0,...Uo(h)}))}
      x=${li}
      y=${c}
      numbers=${ai(r,l,"%")}
    />
    <${ue} caption=${`Limit of ${t}`} ...${Gd(e,n)} />
  </section>`}function Ku({worlds:t}){return cr(t).map(e=>{let n=t.map(l=>ur(l,e)?.steps),o=ii(n,l=>l.slowest_ns.map(i=>i>0?i/1e6:null));if(o.columns.flat().filter(l=>l!==null).length<2)return null;let s=t.map(l=>l.name),r={label:"slowest, ms",tick:Ot,read:l=>`${l.toFixed(3)} ms`,scale:{range:(l,i,a)=>[0,Math.max(a??1,1e-6)*1.05]}};return x`<${Do}
      key=${e}
      title=${`Slowest ${e} by when it began`}
      sentence=${Kd(t,n)}
      sync="time"
      height=${200}
      data=${[o.x,...o.columns]}
      series=${s.map((l,i)=>({label:l,spanGaps:!0,...Uo(i)}))}
      x=${li}
      y=${r}
      numbers=${ai(o,s,"ms")}
    />`})}function ii(t,e){return fr(t.map(n=>n?e(n).map((o,s)=>[(s+.5)*n.step_ns/1e9,o]):[]))}function Hd(t,e){let n=[];return e.forEach((o,s)=>{if(!o||o.quota_ns===null)return;let r=o.quota_ns/o.period_ns,l=n.find(i=>i.cpus===r);l?l.names.push(t[s].name):n.push({cpus:r,names:[t[s].name],world:s})}),n}function Vd({names:t,world:e},n,o){let s=o.length>1?`quota, ${t.join(" and ")}`:"quota",r=()=>Ye(o.length>1?`world-${e}`:"quota"),l=o.length>1?3:1;return{label:s,stroke:r,width:l,dash:[1,4],points:{show:!1}}}function ai({x:t,columns:e},n,o){return{columns:["s",...n.map(s=>`${s}, ${o}`)],rows:()=>t.map((s,r)=>[s.toFixed(3),...e.map(l=>l[r]===null?"-":l[r].toFixed(2))])}}function ci(t,e,n){return e.map((s,r)=>s?t.length>1?`${t[r].name}: ${n(s)}`:n(s):null).filter(Boolean).join("; ")}function Bd(t,e,n){return`${ci(t,e,s=>{let r=s.quota_ns===null?"no quota":`quota ${at(s.quota_ns)}`,l=s.burst_ns>0?`, burst ${at(s.burst_ns)}`:", no burst";return`${r} for each ${at(s.period_ns)}${l}`})}. Each point is a mean over ${n}; the kernel's periods may begin elsewhere, so a point may lie above what the limit allows in one.`}function jd(t,e,n){return`${ci(t,e,s=>`throttled in ${s.nr_throttled} of ${s.nr_periods} periods`+(s.nr_bursts>0?`, burst used in ${s.nr_bursts}`:""))}. The line is the share of each ${n} in which at least one CPU's queue of the group was throttled. A period in which the group had nothing to do is not counted.`}function Kd(t,e){return`${ci(t,e,o=>{let s=Math.max(...o.slowest_ns,0);if(s===0)return"none was done";let r=o.slowest_ns.indexOf(s)*o.step_ns;return`the slowest took ${at(s)} and began at about ${(r/1e9).toFixed(2)} s`})}.`}function Gd(t,e){let n=(r,l)=>[r,...e.map(i=>i?l(i):"-")],o=r=>r.quota_ns===null?"max":r.quota_ns/1e3,s=r=>Ne(r.nr_throttled/Math.max(1,r.nr_periods));return{columns:["cpu.max and cpu.stat",...t.map(r=>r.name)],rows:[n("quota, us",o),n("period, us",r=>r.period_ns/1e3),n("burst, us",r=>r.burst_ns/1e3),n("nr_periods",r=>r.nr_periods),n("nr_throttled",r=>r.nr_throttled),n("throttled periods",s),n("throttled time of all CPUs, ms",r=>(r.throttled_ns/1e6).toFixed(3)),n("nr_bursts",r=>r.nr_bursts),n("burst used, ms",r=>(r.burst_used_ns/1e6).toFixed(3))]}}function hr(t,e,n){let o=0,s=()=>{cancelAnimationFrame(o),o=requestAnimationFrame(e)},r=ge(()=>{n(),s()}),l=!0,i=Wn.subscribe(()=>{l||e(),l=!1}),a=new ResizeObserver(s);return a.observe(t),[s,()=>{r(),i(),a.disconnect(),cancelAnimationFrame(o)}]}function Gu(t){return{cpus:t.cpus,states:t.states,tasks:t.tasks,freq_khz_max:t.freq_khz_max,steps:t.steps,windows:t.windows.map(e=>Yd(e,t))}}function Yd(t,{cpus:e,tasks:n}){let{from_ns:o,to_ns:s,is_cut:r,stretches:l,wakes:i}=t,a=l.task.length,c=new Float64Array(a),f=new Float64Array(a),h=o;for(let m=0;m<a;m+=1)h+=l.after_ns[m],c[m]=h,f[m]=h+l.length_ns[m];let d=(m,w)=>{let $=Array.from({length:w},()=>[]);return l[m].forEach((v,S)=>$[v].push(S)),$};return{from_ns:o,to_ns:s,is_cut:r,from:c,to:f,task:l.task,state:l.state,cpu:l.cpu,byTask:d("task",n.length),byCpu:d("cpu",e),wakes:Zd(o,i),clocked:Jd(t,e)}}function Jd({from_ns:t,to_ns:e,clocked:n},o){let s=Array.from({length:o},()=>[]),r=t;return n.cpu.forEach((l,i)=>{r+=n.after_ns[i];let a=s[l].at(-1);a&&(a.to=r),s[l].push({from:r,to:e,khz:n.freq_khz[i]})}),s}function Zd(t,e){let n=t;return e.task.map((o,s)=>{n+=e.after_ns[s];let{[s]:r}=e.waker;return{at:n,task:o,waker:r,wakerCpu:e.waker_cpu[s],targetCpu:e.target_cpu[s]}})}function ui(t,e,n){let o=0,s=t.length;for(;o<s;){let r=o+s>>1;e[t[r]]<=n?o=r+1:s=r}return o}function Yu(t,e,n){let o=t.states.length,s=t.tasks.map(()=>new Array(o).fill(0)),r=0;for(let l of t.windows){let i=Math.max(e,l.from_ns),a=Math.min(n,l.to_ns);i>=a||(r+=a-i,l.byTask.forEach((c,f)=>{for(let h=ui(c,l.to,i);h<c.length;h+=1){let d=c[h];if(l.from[d]>=a)break;let m=Math.min(a,l.to[d])-Math.max(i,l.from[d]);s[f][l.state[d]]+=m}}))}return{known:r,sums:s}}var Qt=24,pr=300;function bn(t){return t<560?78:150}function mr({pen:t,colours:e},n,o,s){t.strokeStyle=e.ink,t.fillStyle=e.ink,t.lineWidth=1,o!==void 0&&o!==s&&(t.globalAlpha=.6,t.beginPath(),t.moveTo(n,o),t.lineTo(n,s),t.stroke(),t.globalAlpha=1),t.beginPath(),t.moveTo(n,s),t.lineTo(n-4,s-3),t.lineTo(n-4,s+3),t.fill()}function dr({pen:t,plan:e,x:n,width:o,colours:s},{from:r,taken:l,to:i}){t.fillStyle=s.mark;let a=c=>Math.min(o,Math.max(e.label,n(c)));t.globalAlpha=.16,t.fillRect(a(r),Qt,a(i)-a(r),e.height),t.globalAlpha=1,t.strokeStyle=s.mark,t.lineWidth=2;for(let[c,f]of[[r,[]],[l,[4,3]],[i,[]]])c===void 0||n(c)<e.label||n(c)>o||(t.setLineDash(f),t.beginPath(),t.moveTo(n(c),Qt),t.lineTo(n(c),e.height),t.stroke());t.setLineDash([])}function _r({pen:t,plan:e,x:n,from:o,to:s,width:r,colours:l}){let i=Qd((s-o)/Math.max(2,(r-e.label)/110));t.font="11px system-ui, sans-serif",t.fillStyle=l.ink,t.strokeStyle=l.grid,t.lineWidth=1;for(let a=Math.ceil(o/i)*i;a<s;a+=i){let c=n(a);t.beginPath(),t.moveTo(c,Qt-4),t.lineTo(c,e.height),t.stroke();let f=zn(a,i*100);c+t.measureText(f).width<r&&t.fillText(f,c+2,12)}}function Qd(t){let e=10**Math.floor(Math.log10(Math.max(t,1)));return[1,2,5,10].map(n=>n*e).find(n=>n>=t)}function gr({pen:t,plan:e,colours:n},o,s,r){t.save(),t.fillStyle=n.paper,t.fillRect(0,0,e.label,e.height),t.fillStyle=n.ink,t.font=`${Math.min(12,s-2)}px system-ui, sans-serif`,t.beginPath(),t.rect(0,Qt,e.label,e.height),t.clip();let l=Math.floor((e.label-8)/6.4);o.forEach(({name:i},a)=>t.fillText(vo(i,l),2,r(a)+4)),t.restore()}function Ju({steps:t},e,n,o){let{step_ns:s,cpus_per_row:r,cpu_freq_per_mille:l}=t,{[Math.floor(e/r)]:i}=l,a=Math.max(0,Math.floor(n/s)),c=Math.min(i.length,Math.ceil(o/s)),f=[];for(let h=a;h<c;h+=1){if(i[h]===0)continue;let d=h>a&&i[h-1]>0,m=i[h]/1e3;f.push({from:h*s,to:(h+1)*s,share:m,follows:d})}return f}function Zu({freq_khz_max:t},{clocked:e},n,o,s){return e[n].filter(l=>l.to>o&&l.from<s).map(({from:l,to:i,khz:a},c)=>({from:l,to:i,share:a/t,follows:c>0}))}function pi(t,e,n){let o=bn(n),s=e==="cpu"?Array.from({length:t.cpus},(i,a)=>({name:`CPU ${a}`,at:a})):t.tasks.map((i,a)=>({name:i.name,at:a})).slice(0,400),r=t.freq_khz_max===null?14:24,l=Math.max(e==="cpu"?r:12,Math.min(26,Math.floor(420/s.length)));return{rows:s,label:o,tall:l,height:Qt+Math.max(1,s.length)*l+2}}function Xu(t,e,{by:n,from:o,to:s,marks:r,colours:l}){let i=window.devicePixelRatio||1,a=t.clientWidth,c=pi(e,n,a);t.width=Math.round(a*i),t.height=Math.round(c.height*i);let f=t.getContext("2d");f.scale(i,i),f.fillStyle=l.paper,f.fillRect(0,0,a,c.height);let h=w=>c.label+(w-o)*(a-c.label)/(s-o),d=n==="cpu"&&e.freq_khz_max!==null,m={pen:f,plan:c,x:h,from:o,to:s,width:a,colours:l,by:n,isClocked:d};Xd(m),t0(m,e);for(let w of e.windows)w.to_ns>o&&w.from_ns<s&&e0(m,e,w);r&&dr(m,r),_r(m),gr(m,c.rows,c.tall,w=>fi(m,w))}function wr({plan:t},e){return Qt+e*t.tall}function fi({plan:t},e){return Qt+(e+.5)*t.tall}function Xd({pen:t,plan:e,width:n,colours:o}){e.rows.forEach((s,r)=>{t.fillStyle=r%2?o.paper:o.stripe,t.fillRect(e.label,Qt+r*e.tall,n-e.label,e.tall)})}function t0(t,e){let{steps:n}=e;if(t.by==="cpu"){t.plan.rows.forEach((s,r)=>{let l=n.cpu_busy_per_mille[Math.floor(s.at/n.cpus_per_row)];Qu(t,e,r,[[l,"running"]]),t.isClocked&&tf(t,r,Ju(e,s.at,t.from,t.to))});return}let o=new Map(n.rows.map(s=>[s.name,s]));t.plan.rows.forEach((s,r)=>{let l=o.get(s.name);if(!l)return;let i=[[l.running_per_mille,"running"],[l.queued_per_mille,"queued"],[l.throttled_per_mille,"throttled"]];Qu(t,e,r,i)})}function Qu(t,e,n,o){let{pen:s,plan:r,x:l,from:i,to:a,colours:c}=t,{step_ns:f}=e.steps,h=r.tall-3,d=o[0][0]?.length??0,m=Math.max(0,Math.floor(i/f)),w=Math.min(d,Math.ceil(a/f));for(let $=m;$<w;$+=1){let v=Math.max(r.label,l($*f)),S=Math.max(.5,l(($+1)*f)-v),b=wr(t,n)+2+h;for(let[M,T]of o){let L=h*M[$]/1e3;b-=L,s.globalAlpha=.45,s.fillStyle=c[T],s.fillRect(v,b,S,L)}}s.globalAlpha=1}function e0(t,e,n){let{pen:o,plan:s,x:r,from:l,to:i,width:a,colours:c}=t,f=Math.max(s.label,r(n.from_ns)),h=Math.min(a,r(n.to_ns));s.rows.forEach((m,w)=>{o.fillStyle=w%2?c.paper:c.stripe,o.fillRect(f,wr(t,w),h-f,s.tall)}),o.fillStyle=c.window,o.fillRect(f,Qt-4,Math.max(2,h-f),4);let d={...t,names:[]};s.rows.forEach((m,w)=>{let $=t.by==="cpu"?n.byCpu[m.at]:n.byTask[m.at];n0(d,e,n,$,w),t.isClocked&&tf(t,w,Zu(e,n,m.at,l,i))}),s0(d),l0(t,n,Math.max(l,n.from_ns),Math.min(i,n.to_ns))}function hi({tall:t}){return Math.max(3,Math.floor((t-3)/4))}function tf(t,e,n){let{pen:o,plan:s,x:r,width:l,colours:i}=t,a=wr(t,e)+s.tall-2-hi(s),c=s.tall-8-hi(s);o.beginPath();for(let{from:f,to:h,share:d,follows:m}of n){let w=Math.round(a-d*c),$=Math.max(s.label,r(f));m?o.lineTo($,w):o.moveTo($,w),o.lineTo(Math.min(l,r(h)),w)}for(let[f,h]of[[i.paper,4],[i.ink,2]])o.strokeStyle=f,o.lineWidth=h,o.stroke()}function n0(t,e,n,o,s){let{plan:r,x:l,from:i,to:a,width:c,by:f}=t,h=new Map,d=f==="cpu"?0:ui(o,n.to,i);for(let m=d;m<o.length;m+=1){let w=o[m];if(n.from[w]>=a)break;if(n.to[w]<=i)continue;let $=n.state[w],v=Math.max(r.label,l(n.from[w])),S=Math.min(c,l(n.to[w]));if(S-(h.get($)??-1)<.4)continue;h.set($,S);let b=e.tasks[n.task[w]];o0(t,s,e.states[$],v,Math.max(S-v,.6),b)}}function o0(t,e,n,o,s,r){let{pen:l,plan:i,colours:a,by:c,names:f}=t,h=i.tall-3,d=c==="cpu"?hi(i):h,m=wr(t,e)+2,w=h;if(c==="cpu"?(w=n==="running"?h-d:d,m+=n==="running"?0:h-d):n!=="running"&&(w=Math.max(3,Math.floor(h*.6)),m+=h-w),l.fillStyle=a[n],l.fillRect(o,m,s,w),n==="throttled"&&s>3&&w>2&&r0(l,o,m,s,w,a.paper),c==="cpu"&&n==="running"&&s>34){let $=Math.floor((s-4)/6);f.push([vo(r.name,$),o+2,m+w/2+3.5])}}function s0({pen:t,colours:e,names:n}){t.fillStyle=e.onRunning,t.font="10px system-ui, sans-serif";for(let[o,s,r]of n)t.fillText(o,s,r)}function r0(t,e,n,o,s,r){t.save(),t.beginPath(),t.rect(e,n,o,s),t.clip(),t.strokeStyle=r,t.lineWidth=1,t.beginPath();for(let l=e-s;l<e+o;l+=5)t.moveTo(l,n+s),t.lineTo(l+s,n);t.stroke(),t.restore()}function l0(t,e,n,o){let{x:s,by:r,plan:l}=t,i=e.wakes.filter(a=>a.at>=n&&a.at<o);if(!(i.length===0||i.length>pr))for(let a of i){let[c,f]=r==="cpu"?[a.wakerCpu,a.targetCpu]:[a.waker,a.task];if(f>=l.rows.length)continue;let d=c!==null&&c<l.rows.length?fi(t,c):void 0;mr(t,s(a.at),d,fi(t,f))}}function br(t){let e=qu(t).map(i=>({world:t.name,name:i.span,task:i.task,from:i.at_ns,taken:i.taken_at_ns,to:i.at_ns+i.elapsed_ns,blame:i.blame})),n=t.schedule.longest_wait;if(e.length>0||!n)return e;let{task:o,from_ns:s,to_ns:r}=n;return[{world:t.name,name:"longest time ready without a CPU",task:o,from:s,to:r,blame:null}]}function yr(t,e){let[n,o]=Tt(-1),s=l=>{let{from:i,to:a}=e[l],c=Math.max((a-i)*.08,1e3);o(l),t.show(i-c,a+c)};return{chosen:n,choose:s,step:l=>{e.length!==0&&s(n<0?0:(n+l+e.length)%e.length)}}}function $r({jumps:t,chosen:e,choose:n,several:o,of:s=""}){let r=(l,i)=>[{text:`${i+1}`,node:x`<${i0} ...${{jump:l,at:i,chosen:e,choose:n}} />`},...o?[l.world]:[],l.name,(l.from/1e9).toFixed(6),ce(l.to-l.from),{text:ef(l.blame),node:x`<${a0} blame=${l.blame} />`},l.task];return x`<${ue}
    caption=${`The slowest${s}, and where their time went`}
    columns=${["jump to",...o?["run"]:[],"what","began, s","took, ms","where the time went","ended by"]}
    rows=${t.map(r)}
    selected=${e}
  />`}function i0({jump:t,at:e,chosen:n,choose:o}){return x`<button
    type="button"
    class="jump"
    aria-pressed=${e===n}
    onClick=${()=>o(e)}
  >
    ${e+1}<span class="unseen">: show ${F(t.name)} of ${at(t.to-t.from)}</span>
  </button>`}function mi(t){let e=Math.max(1,us.reduce((o,[s])=>o+t[`${s}_ns`],0));return us.map(([o,s])=>({name:o,says:s,share:t[`${o}_ns`]/e})).filter(({share:o})=>o>0)}function ef(t){return t?mi(t).map(({name:e,share:n})=>`${e} ${Ne(n)}`).join(", "):"-"}function a0({blame:t}){if(!t)return"-";let e=Iu(t),n=mi(t).map(({name:s,share:r})=>x`<span class=${`cause ${s}`} style=${{width:`${100*r}%`}}></span>`),o=mi(t).find(({name:s})=>s===e)?.share??0;return x`<span class="blame" role="img" aria-label=${ef(t)}>${n}</span>
    <span class="main" aria-hidden="true">${e} ${Ne(o,0)}</span>`}function kr(){return x`<ul class="legend">
    ${us.map(([t,e])=>x`<li><span class=${`cause ${t}`}></span> ${t}: ${e}</li>`)}
  </ul>`}function nf(t,{from:e,to:n,known:o}){if(t.freq_khz_max===null)return null;let s=o>=(n-e)*.999,l=(s?c0(t,e,n):u0(t,e,n)).filter(({time:a})=>a>0),i=a=>l.reduce((c,f)=>c+a(f),0);return{isExact:s,rows:l,mean:i(({time:a,mean:c})=>a*c)/Math.max(1,i(({time:a})=>a))}}function c0(t,e,n){return Array.from({length:t.cpus},(o,s)=>{let l=t.windows.flatMap(({clocked:c})=>c[s]).filter(c=>c.to>e&&c.from<n),i=l.map(c=>c.khz),a=l.map(c=>[Math.min(n,c.to)-Math.max(e,c.from),c.khz]);return{name:`CPU ${s}`,...of(a),low:Math.min(...i),high:Math.max(...i)}})}function u0({cpus:t,freq_khz_max:e,steps:n},o,s){let{step_ns:r,cpus_per_row:l,cpu_freq_per_mille:i}=n,a=Math.floor(o/r);return i.map((c,f)=>{let h=Math.min(t,(f+1)*l)-1,d=l===1?`CPU ${f}`:`CPUs ${f*l} to ${h}`,m=c.slice(a,Math.ceil(s/r)).map((w,$)=>{let v=(a+$)*r,S=Math.min(s,v+r)-Math.max(o,v);return[w>0?S:0,w*e/1e3]});return{name:d,...of(m)}})}function of(t){let e=t.reduce((o,[s])=>o+s,0),n=t.reduce((o,[s,r])=>o+s*r,0);return{time:e,mean:n/Math.max(1,e)}}var fs=60;function sf({world:t,decoded:e,view:n,by:o,marks:s,isBrief:r}){let{from:l,to:i}=n.range.value,{known:a,sums:c}=Nt(()=>Yu(e,l,i),[e,l,i]),f=Nt(()=>nf(e,{from:l,to:i,known:a}),[e,l,i]),h=i-l,d=e.tasks.map((b,M)=>({task:b,sums:c[M]}));d.sort((b,M)=>vr(M.sums)-vr(b.sums));let m=d.filter(({sums:b})=>vr(b)>0),w=({task:b,sums:M})=>[b.name,b.group,...M.map(ce),ce(Math.max(0,a-vr(M)))],$=a>=h*.999?"what you see":"the times in full that you see",v=m.length-fs,S=f?.rows.length>0&&_i(f.mean,f.isExact);return x`<p class="seen" aria-live="polite">
      ${p0(t,e,{from:l,to:i,known:a,sums:c,marks:s})}${S}
    </p>
    ${!r&&x`<${ue}
      caption=${`What each task did in ${$}, ms`}
      columns=${["task","group",...e.states,"blocked"]}
      rows=${m.slice(0,fs).map(w)}
    />`}
    ${!r&&v>0&&x`<p class="note">and ${v} more tasks</p>`}
    ${!r&&o==="cpu"&&f&&x`<${h0} ...${{decoded:e,clocks:f}} />`}`}function di({ended_ns:t},e,n){let o=n-e;return`You see ${at(o)} of ${at(t)}, from ${zn(e,o)}.`}function _i(t,e){return` All CPUs' mean frequency, idle or not: ${`${e?"":"about "}${mn(t)} MHz`}.`}function h0({decoded:t,clocks:{isExact:e,rows:n}}){let o=`, by steps of ${at(t.steps.step_ns)}`,s=({low:r,high:l})=>e?[r,l].map(mn):[];return x`<${ue}
    caption=${`Frequency of CPUs in what you see${e?"":o}, MHz`}
    columns=${["CPU","mean",...e?["lowest","highest"]:[]]}
    rows=${n.map(r=>[r.name,mn(r.mean),...s(r)])}
  />`}function vr(t){return t.reduce((e,n)=>e+n,0)}function p0(t,e,{from:n,to:o,known:s,sums:r,marks:l}){let i=o-n,a=di(t,n,o);if(s===0)return`${a} It is drawn in steps of ${at(e.steps.step_ns)}.`;let c=e.tasks.find($=>$.name===l?.task)?.group;if(c===void 0)return a;let f=r.filter(($,v)=>e.tasks[v].group===c&&e.tasks[v]),h=$=>{let v=e.states.indexOf($),S=f.reduce((b,M)=>b+M[v],0);return Ne(S/Math.max(1,s*f.length),0)},d=`The ${f.length} tasks of ${F(c)} that are drawn`,m=`${h("queued")} waiting for a CPU, ${h("running")} running`;return`${a} ${d} spent ${h("throttled")} of it throttled, ${m}, the rest asleep or on the way to another CPU.`}var rf=200;function xr(t){let e={from:0,to:Math.max(t,rf)},n=zt(e),o=(s,r)=>{let l=Math.min(Math.max(r-s,rf),e.to),i=(s+r)/2,a=Math.min(Math.max(0,i-l/2),e.to-l);n.value={from:a,to:a+l}};return{range:n,show:o,all:()=>o(0,e.to),zoom:(s,r)=>{let{from:l,to:i}=n.value,a=r??(l+i)/2;o(a-(a-l)*s,a+(i-a)*s)},move:s=>{let{from:r,to:l}=n.value,i=l-r,a=Math.min(Math.max(0,r+s*i),e.to-i);n.value={from:a,to:a+i}}}}function Sr(t,e,n){let o=new Map,s=c=>{let{from:f,to:h}=e.range.value,d=t.clientWidth-n();return f+(c-n())*(h-f)/d},r=c=>c/(t.clientWidth-n()),l=new AbortController,i={signal:l.signal},a=(c,f,h)=>t.addEventListener(c,f,{...h,...i});a("wheel",c=>{if(!c.ctrlKey&&!c.shiftKey)return;c.preventDefault();let f=c.deltaY||c.deltaX;c.ctrlKey?e.zoom(f>0?1.25:.8,s(c.offsetX)):e.move(f>0?.1:-.1)},{passive:!1}),a("dblclick",c=>e.zoom(.4,s(c.offsetX))),a("pointerdown",c=>{o.set(c.pointerId,c.offsetX),t.setPointerCapture(c.pointerId)}),a("pointermove",c=>{let f=o.get(c.pointerId);f!==void 0&&(o.size===1?e.move(-r(c.offsetX-f)):m0(e,o,c,s),o.set(c.pointerId,c.offsetX))});for(let c of["pointerup","pointercancel"])a(c,f=>o.delete(f.pointerId));return()=>l.abort()}function m0(t,e,n,o){let[s]=[...e].filter(([i])=>i!==n.pointerId).map(([,i])=>i),r=Math.abs(e.get(n.pointerId)-s),l=Math.abs(n.offsetX-s);r>4&&l>4&&t.zoom(r/l,o((n.offsetX+s)/2))}function Mr(t,e,n){if(t.ctrlKey||t.metaKey||t.altKey)return;let o={ArrowLeft:()=>e.move(-.2),ArrowRight:()=>e.move(.2),PageUp:()=>e.move(-1),PageDown:()=>e.move(1),"+":()=>e.zoom(.5),"=":()=>e.zoom(.5),"-":()=>e.zoom(2),0:e.all,Home:e.all,n:()=>n(1),p:()=>n(-1)};t.key in o&&(o[t.key](),t.preventDefault())}var hs="Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.",d0="Blank is blocked or idle. Under a bar at the top every switch is drawn. Elsewhere the page has no room for that: there a pale column stands for a whole step of time, and its height is the share of the step that was spent so, not one stretch. The shaded time is the chosen request, the broken line when a thread took it. Arrows are wake-ups, from who woke to who was woken.";function af({worlds:t}){let e=t.length>1,n=Nt(()=>t.map(w=>Gu(w.schedule)),[t]),o=Math.max(...t.map(w=>w.ended_ns)),s=Nt(()=>xr(o),[t]),r=Nt(()=>t.flatMap(w=>br(w)),[t]),[l,i]=Tt("task"),{chosen:a,choose:c,step:f}=yr(s,r);Rt(()=>{let[w]=n.flatMap(({windows:$})=>$);r.length>0?c(0):w&&s.show(w.from_ns,w.to_ns)},[t]);let h=b0(n),d=r[a],m=(w,$)=>{let v={world:w,decoded:n[$],view:s,by:l,marks:d};return[x`<${w0} ...${{...v,step:f}} />`,x`<${sf} ...${v} isBrief=${e} />`]};return x`<div class="schedule">
    <${gi} view=${s} by=${l} setBy=${i} jump=${r.length>0&&f} />
    ${e?t.map((w,$)=>x`<section class="beside" aria-label=${`Schedule: ${F(w.name)}`}>
            <h3><bdi>${F(w.name)}</bdi></h3>
            ${m(w,$)}
          </section>`):m(t[0],0)}
    <${y0} by=${l} highest=${h} />
    ${e&&x`<${_0} marks=${d} />`}
    <${$r} ...${{jumps:r,chosen:a,choose:c,several:e}} />
    ${r.some(w=>w.blame)&&x`<${kr} />`}
    ${t.map(w=>g0(w,e?`${w.name}: `:""))}
  </div>`}function _0({marks:t}){return x`<p class="note">
    ${t&&x`The shaded time is a request of <bdi>${F(t.world)}</bdi>.${" "}`}
    With the same seed the same requests come to every run, at the same times where clients do not
    wait for answers. For a table of what a run's tasks did, choose that run above.
  </p>`}function g0({schedule:t},e){let n=t.windows_left_out,o=t.windows.filter(l=>l.is_cut).length,s=o===1?"1 of the times in full ends early: so much happened in it.":`${o} of the times in full end early: so much happened in them.`,r=l=>x`<p class="note">${F(`${e}${l}`)}</p>`;return[n>0&&r(`${n} of the times in full had no room on this page.`),o>0&&r(`${s} What follows is drawn in steps.`)]}function gi({view:t,by:e,setBy:n,jump:o,id:s=t.range.peek().to}){let r=(i,a)=>x`<button type="button" onClick=${a}>${i}</button>`,l=(i,a)=>x`<label
      ><input
        type="radio"
        name=${`by-${s}`}
        checked=${e===i}
        onChange=${()=>n(i)}
      />
      ${a}</label
    >`;return x`<div class="buttons">
    <fieldset><legend>Rows</legend>${l("task","tasks")} ${l("cpu","CPUs")}</fieldset>
    ${r("Zoom in",()=>t.zoom(.5))} ${r("Zoom out",()=>t.zoom(2))}
    ${r("Earlier",()=>t.move(-.5))} ${r("Later",()=>t.move(.5))}
    ${r("Whole run",t.all)}
    ${o&&r("Previous slowest",()=>o(-1))}
    ${o&&r("Next slowest",()=>o(1))}
  </div>`}function wi(){let e=Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink","grid"].map(r=>[r,Ye(r)])),[n,o,s]=["window","mark","on-running"].map(Ye);return{...e,window:n,mark:o,onRunning:s}}function w0({world:t,decoded:e,view:n,by:o,marks:s,step:r}){let l=Ce(null);Rt(()=>{let c=l.current,f=()=>{let{from:d,to:m}=n.range.peek();Xu(c,e,{by:o,marks:s,from:d,to:m,colours:wi()})},[,h]=hr(c.parentElement,f,()=>n.range.value);return h},[e,n,o,s]),Rt(()=>{let c=l.current;return Sr(c,n,()=>bn(c.clientWidth))},[n]);let{height:i}=pi(e,o,1e3),a=`Schedule of ${F(t.name)} by ${o==="cpu"?"CPU":"task"}. ${hs}`;return x`<div
    class="canvas"
    tabindex="0"
    role="application"
    aria-label=${a}
    onKeyDown=${c=>Mr(c,n,r)}
  >
    <canvas ref=${l} style=${{height:`${i}px`}} aria-hidden="true"></canvas>
  </div>`}function b0(t){let e=t.map(n=>n.freq_khz_max).filter(n=>n!==null);return[...new Set(e)]}function bi({highest:t}){let e=t.map(n=>`${mn(n)} MHz`).join(" or ");return x`<li>line: the CPU's frequency, idle or not; ${e} at the top of its row</li>`}var lf=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"]];function yi({states:t=lf.map(([n])=>n),children:e}){let n=lf.filter(([o])=>t.includes(o));return x`<ul class="legend">
    ${n.map(([o,s])=>x`<li><span class=${`cause ${o}`}></span> ${o}: ${s}</li>`)}
    ${e}
  </ul>`}function y0({by:t,highest:e}){let n=t==="cpu"?"Waiting tasks are the strip below who runs. ":"";return x`<${yi}>
      <li><span class="cause running pale"></span> pale: the share of a step that was spent so</li>
      ${t==="cpu"&&e.length>0&&x`<${bi} highest=${e} />`}
    <//>
    <p class="note">${n}${d0} ${hs}</p>`}var $i=-1;function cf({worlds:t}){let e=t.length>1,[n,o]=Tt(e?$i:0),s=Nt(()=>n===$i?t:[t[n]],[t,n]),r=(l,i)=>x`<label
      ><input
        type="radio"
        name="world"
        checked=${i===n}
        onChange=${()=>o(i)}
      />
      <bdi>${F(l)}</bdi></label
    >`;return x`${e&&x`<fieldset class="worlds">
      <legend>Which run</legend>
      ${r("all, at the same time",$i)} ${t.map(({name:l},i)=>r(l,i))}
    </fieldset>`}
    <${af} key=${n} worlds=${s} />`}var $0=6;function ki(t,e){return(e?e.numbers:k0(t)).map(({label:o,of:s,read:r})=>[o,...t.map(l=>{let i=s(l.run);return i==null?"-":r(i)})])}var Z={time:at,percent:t=>Ne(t/100),count:t=>String(t),number:t=>Ot(t),joules:t=>`${Ot(t)} J`},Qe=(t,e)=>t.tasks.find(n=>n.name===e),vi=(t,e)=>t.groups.find(n=>n.path===e),Kn=(t,e=0)=>t.requests[e];function k0(t){let[{run:e}]=t,n=e.requests.flatMap(({span:r},l)=>[{label:`${r}: done`,of:i=>Kn(i,l)?.count,read:Z.count},{label:`${r}: p50`,of:i=>Tr(i,l)?.latency_ns_p50,read:Z.time},{label:`${r}: p99`,of:i=>Tr(i,l)?.latency_ns_p99,read:Z.time},{label:`${r}: slower than p99`,of:i=>v0(Tr(i,l)),read:Z.count},{label:`${r}: slowest`,of:i=>Tr(i,l)?.latency_ns_max,read:Z.time}]),o=e.groups.filter(r=>r.limit).map(({path:r})=>({label:`${r}: periods throttled`,of:l=>vi(l,r)?.limit?.throttle_ratio_percent,read:Z.percent})),s=n.length>0?[]:e.tasks.slice(0,$0).flatMap(x0);return[...n,...o,...s,...S0()]}function Tr(t,e){let n=Kn(t,e);return n?.count>0?n:null}function v0(t){return t===null?null:Math.floor(t.count/100)}function x0({name:t}){return[{label:`${t}: CPU time`,of:e=>Qe(e,t)?.runtime_ns,read:Z.time},{label:`${t}: mean wait for a CPU`,of:e=>Qe(e,t)?.delay_ns_mean,read:Z.time},{label:`${t}: longest wait for a CPU`,of:e=>Qe(e,t)?.delay_ns_max,read:Z.time}]}function S0(){return[{label:"CPU time of all tasks",of:t=>t.total.runtime_ns,read:Z.time},{label:"switches",of:t=>t.total.switches,read:Z.count},{label:"migrations",of:t=>t.total.migrations,read:Z.count},{label:"wake-up latency, p99",of:t=>t.total.wakeups>0?t.total.wake_latency_ns_p99:null,read:Z.time}]}var M0=100;function uf({play:t,story:e}){let n=t.result.value;if(!n)return x`<p role="status">The engine is loading.</p>`;let o=[n.a,n.b].filter(a=>a?.ok).map(a=>a.ok),s=[n.a,n.b].filter(a=>a&&!a.ok);if(o.length===0){let a=s.find(({kind:f})=>f==="stopped"),c=a?F(a.message):"the message stands where the text is.";return x`<p class="caution" role="alert">No run: ${c}</p>`}let r=o.map(({document:a})=>a.worlds[0]),l=r.some(({spans:a})=>a.some(({summary:c})=>c.count>0)),i=r.some(a=>a.limits.length>0);return x`<section class="outcome" aria-label="What came out">
    <${T0} shown=${n} answers=${o} />
    <${C0} answers=${o} broken=${s} />
    <${ue}
      caption=${r.length>1?"Numbers of both worlds":"Numbers of world A"}
      columns=${["what",...r.map(a=>a.name)]}
      rows=${ki(o,e)}
    />
    <${A0} answers=${o} />
    ${l&&x`<h2>Latency</h2><${Bu} worlds=${r} />`}
    ${(i||l)&&x`<h2>Over time</h2>`}
    ${i&&x`<${ju} worlds=${r} />`}
    ${l&&x`<${Ku} worlds=${r} />`}
    <h2>Schedule</h2>
    <${cf} key=${r.map(({digest:a})=>a).join()} worlds=${r} />
  </section>`}function ff({play:t,story:e}){let{a:n,b:o}=t.result.value??{},s=[n,o].filter(h=>h?.ok).map(h=>h.ok);if(s.length===0)return null;let r=ki(s,e),[l,...i]=r.find(([h])=>h.endsWith("p99"))??r[0],a=i.map((h,d)=>`${"AB"[d]} ${h}`).join(", "),[c]=s,f=Nn(c)?` (first ${at(c.run.simulated_ns)})`:"";return x`<p class="brief" aria-hidden="true">
    <bdi>${F(l)}</bdi>: ${F(a)}${f}
  </p>`}function T0({shown:t,answers:e}){let n=e.filter(Nn);if(n.length===0){let l=e.map(({run:a})=>at(a.simulated_ns)),i=new Set(l).size>1?`A ${l[0]}, B ${l[1]}`:l[0];return x`<p class="length">Simulated: the whole run, ${i}.</p>`}let o=Math.min(...n.map(({run:l})=>l.simulated_ns)),s=Math.max(...n.map(({whole_ns:l})=>l)),r=t.kind==="drag"?"so that it answers at once; more follows when nothing moves":"a whole run would take too long here; the command below runs it";return x`<p class="length cut">
    Simulated: only the first ${at(o)} of ${at(s)}, ${r}.
  </p>`}function C0({answers:t,broken:e}){let n=new Set;for(let{document:o,warnings:s}of t){o.cautions.forEach(r=>n.add(`${o.worlds[0].name}: ${r}`)),s.forEach(r=>n.add(r));for(let{summary:r}of o.worlds[0].spans)r.count>0&&r.count<M0&&n.add(E0(o.worlds[0].name,r))}return e.forEach(({kind:o,message:s})=>{n.add(o==="stopped"?s:"World B can't be run: the message stands with it.")}),[...n].map(o=>x`<p class="caution" role="note">${F(o)}</p>`)}function E0(t,{span:e,count:n}){let o=n===1?"is 1 request":`are ${n} requests`;return`${t}: there ${o} of ${e}, too few for a p99: it is the slowest of them.`}function A0({answers:t}){return x`<div class="runs">
    ${t.map(({document:e})=>{let[{name:n,said:o}]=e.worlds;return x`<section aria-label=${F(n)}>
        <h3><bdi>${F(n)}</bdi></h3>
        <p class="about">${e.about.map(F).join(" ")}</p>
        <ul>
          ${o.map(s=>x`<li>${F(s)}</li>`)}
        </ul>
      </section>`})}
  </div>`}var P0=t=>Math.max(...t.tasks.map(e=>e.ended_at_ns)),hf={id:"000",title:"Limits that refill at the same moment",problem:["Two groups share one core with eight hardware threads. Each may use a quarter of it: its quota is refilled once in a period of 100 ms.","On Linux 6.2 all refills fall on the same moment. So both groups run together, then both are throttled together. For half of each period eight tasks crowd on one core, and for the other half nobody uses it."],change:"The patch starts each group's period at another time. Then the groups take turns, and each task has more of the core for itself.",look:"Look at the time when the last task is done. Then look at the schedule of both worlds: in A both groups are throttled at the same time, in B they take turns.",reduced:"one core, and one second of work for each task; the study has 59 s, and 1 to 8 cores. The moment at which a group begins is drawn from the seed: choose another seed to see how much of the gain is luck.",text:`machine = "power-smt8-1"
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
`,knobs:["limit:/one:quota","limit:/two:quota","limit:/one:period","limit:/two:period"],choices:[{key:"phase",label:"When does a group's period begin?",usual:"aligned",answers:[["aligned","all at the same moments, as on 6.2"],["tenths","moved on by tenths of a period: the posted patch"],["random","anywhere, drawn once: what was merged in 6.4"],["even","spread evenly: what the thread wishes for"],["varied","periods a few per cent longer or shorter: the reply"]]}],changed:{"set:phase":"even"},numbers:[{label:"all work is done after",of:P0,read:Z.time},{label:"energy of the socket",of:t=>t.energy_j,read:Z.joules},{label:"CPU time of all tasks",of:t=>t.total.runtime_ns,read:Z.time}]};var Cr=t=>t.placement.machine,pf={id:"001",title:"Where is an idle CPU?",problem:["A task that wakes up looks for an idle CPU among those that share its cache. When nearly all are busy, it looks at many of them in vain.","Linux 6.0 looks at fewer CPUs, the busier they are. That is cheap, but it misses idle CPUs that are there."],change:"The patch (SIS_CORE) keeps a note of CPUs that went idle, one for each core, and looks only at those. What it finds busy it strikes out.",look:"Look at the share of looks that find an idle CPU. Then at the work that is done: a better search is worth little where no CPU is idle. The mail reports a gain of 17 to 27 % on an overloaded machine, which the simulator does not show: the study says what we think is missing.",reduced:"24 CPUs and 23 ms, most of which hackbench takes to start; the study has 96 and 256 CPUs. Differences of a few per cent in the work done may be chance.",text:`machine = "node:1 l3:1 core:12 pu:2"
duration = "23ms"

[kernel]
profile = "tip-fb04563d1cae"
changes = "hint-skips-pending,core-search-free"

[groups."/bench"]

[[workloads]]
command = "hackbench -g 1 -l 10000 -p"
group = "/bench"
`,knobs:[],choices:[{key:"search",label:"Which CPUs are tried?",usual:"sis-util",answers:[["sis-util","in order, fewer as they get busier: 6.0"],["sis-core","only those that are noted as idle: the patch"],["sis-prop","in order, as many as the idle time pays for: 4.13"],["linear","all of them, in order: 4.8"]]}],changed:{"set:search":"sis-core"},numbers:[{label:"looks at a CPU that found it idle",of:t=>Cr(t).search_efficiency_percent,read:Z.percent},{label:"searches",of:t=>Cr(t).searches,read:Z.count},{label:"searches that found an idle CPU",of:t=>Cr(t).search_success_percent,read:Z.percent},{label:"CPUs looked at in a scan, on average",of:t=>Cr(t).scan_depth_mean,read:Z.number},{label:"messages done",of:t=>t.goals[0]?.count,read:Z.count}]};var mf=t=>vi(t,"/test")?.limit,df={id:"002",title:"Time that was not used is not lost: burst",problem:["A service may use 6 CPUs: 600 ms of CPU time in each 100 ms. On average it needs five. But its work comes in batches, and now and then three batches fall into one period.","What a group does not use is lost at the end of the period. So the service is throttled in a busy period, though it saved time in the ones before."],change:"With burst, a group keeps what it did not use, up to a maximum, and may use it in a later period.",look:"Look at the 99th percentile of both worlds. Then drag the quota down towards five CPUs: when nothing is left over on average, there is nothing to save, and burst cannot help.",reduced:"5 s; the study has 60 s and ten seeds.",text:`machine = "xeon-8260-2s"
kernel = "6.1"
duration = "5s"

[groups."/test"]
"cpu.max" = "600000 100000"

[[workloads]]
command = "schbench -m 1 -t 30 -r 60 -c 10000 -R 500"
group = "/test"
`,knobs:["limit:/test:quota","limit:/test:period","limit:/test:burst"],choices:[{key:"refill",label:"What does a group own when its period begins?",usual:"burst",answers:[["burst","its quota and what it saved, once for all idle periods: 5.14"],["burst-idle-periods","the same for each idle period: the posted version 2"],["quota","its quota, whatever it left: before 5.14"]]}],changed:{"limit:/test:burst":"400"},numbers:[{label:"requests done",of:t=>Kn(t)?.count,read:Z.count},{label:"p50",of:t=>Kn(t)?.latency_ns_p50,read:Z.time},{label:"p99",of:t=>Kn(t)?.latency_ns_p99,read:Z.time},{label:"slowest",of:t=>Kn(t)?.latency_ns_max,read:Z.time},{label:"periods throttled",of:t=>mf(t)?.throttle_ratio_percent,read:Z.percent},{label:"periods in which burst was used",of:t=>mf(t)?.["cpu.stat"].nr_bursts,read:Z.count}]};var O0=(t,e)=>n=>Qe(n,t)?.[e],xi=(t,e,n)=>["long","short"].map(o=>({label:`${t}, ${o}`,of:O0(o,e),read:n})),_f={id:"003",title:"A short slice that has to wait for a long one",problem:["Two tasks share one CPU. Both compute all the time. One asks for slices of 100 ms, the other one for 0.1 ms, because it wants to wait less.","But whoever runs keeps the CPU until its slice is over. So the short one waits for 100 ms at a time, as if it had asked for nothing."],change:"The patch looks once in a quantum whether the other one should run. The quantum is the base slice.",look:"Look at the longest wait of both tasks. Then drag the base slice: with the patch it sets how long anybody waits. The price is in the number of switches.",reduced:"3 s; the study has 10 s, twenty seeds, and two benchmarks.",text:`machine = "tencent-42"
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
`,knobs:["set:base_slice_ns","set:tasks.long.slice","set:tasks.short.slice"],choices:[{key:"turn",label:"When has the running task had its turn?",usual:"request",answers:[["request","when its slice is over: 6.7"],["quantum","after a quantum of one base slice: the patch"],["min-slice","when the shortest slice that waits is over: 6.17"]]}],changed:{"set:turn":"quantum"},numbers:[...xi("longest wait","delay_ns_max",Z.time),...xi("mean wait","delay_ns_mean",Z.time),...xi("CPU time","runtime_ns",Z.time),{label:"switches",of:t=>t.total.switches,read:Z.count}]};var gf={id:"004",title:"When does the frequency follow the work?",problem:["The governor chooses the clock of a CPU. The scheduler tells it how busy the CPU is. On Linux 4.12 it does so at each change of its averages. That is often, and the governor may act only once in a while: here, once in 10 ms.","Here a real-time task computes for a moment, every 20 ms. A task of another kind runs beside it, and its calls take the places of the calls that would matter."],change:"The patch tells the governor at the timer tick instead. The replies want other things: a maximum over a window, a limit that depends on how wrong the clock is, or no limit for urgent tasks.",look:"Look at the number of calls, at the time for which the clock is lower than asked for, and at the energy. No answer is best in all three.",reduced:"two tasks and 2 s, and one experiment of the study's many; its pipe, hackbench, ebizzy and cyclictest are not in here. Energy is good for comparing answers only.",text:`duration = "2s"
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
`,knobs:[],choices:[{key:"hint",label:"When does the governor hear?",usual:"each-change",answers:[["each-change","at each change of the averages: 4.12"],["tick","at the timer tick: the patch"],["attach-detach","only when a task's load comes or goes"]]},{key:"rate",label:"When may it act?",usual:"fixed",answers:[["fixed","10 ms after the last change: 4.12"],["by-error","sooner, the more the clock is off: Rasmussen"],["sliding-maximum","at once, to the maximum of a window: Zijlstra"],["tumbling-maximum","at the end of each window: Kumar's reading"],["urgent-at-once","at once for real-time tasks: Bellasi"]]},{key:"realtime",label:"How does it see a real-time task?",usual:"flag",answers:[["flag","when it is charged, at the tick and when it stops: 4.12"],["queued","as soon as it is queued: 4.17"]]}],changed:{"set:hint":"tick"},numbers:[{label:"calls of the governor",of:t=>t.governor_hints,read:Z.count},{label:"changes of the clock",of:t=>t.freq_changes,read:Z.count},{label:"clock lower than asked for",of:t=>t.under_provisioned_ns,read:Z.time},{label:"clock higher than asked for",of:t=>t.over_provisioned_ns,read:Z.time},{label:"CPU time of the urgent task",of:t=>Qe(t,"urgent")?.runtime_ns,read:Z.time},{label:"energy of the package",of:t=>t.energy_j,read:Z.joules}]};var bf=t=>t.tasks.filter(({name:e})=>e.startsWith("service")),L0=t=>e=>Math.min(...bf(e).map(n=>n[t])),wf=t=>e=>Math.max(...bf(e).map(n=>n[t])),yf={id:"005",title:"One task against eight that are worth one",problem:["Two groups have equal weight. One is a service with eight threads on eight CPUs, the other one a script with a single task.","Up to Linux 7.2, a group's weight is divided over the CPUs where it has load. So each thread of the service weighs an eighth of the script. The thread that is on the script's CPU nearly stands still, while its fellows have their CPUs alone. With 256 CPUs it has 1 part of 257."],change:"The series counts a group's tasks: with concur, a group weighs as much as it has tasks, so each of them is worth one. And all tasks of a CPU wait in one flat queue, where each competes for itself.",look:"Look at the CPU time of the service's slowest thread and at its longest wait. Then set the change back in one of the two questions, to see which of them does it. What the script loses is the price.",reduced:"8 CPUs and 2 s; the study has 256 CPUs, a game beside spinners, and hackbench on two boards, whose loss we cannot explain. The balancer moves threads now and then, so the shares are not exact here; where the study pins them they are.",text:`machine = "node:1 l3:1 core:8 pu:1"
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
`,knobs:["set:tasks.script.slice","set:base_slice_ns"],choices:[{key:"cgroup_mode",label:"How much are a group's shares worth?",usual:"smp",answers:[["smp","one group, one share, divided over the CPUs: up to 7.2"],["concur","times its tasks, at most the CPUs: 7.3"],["up","the whole share on each CPU"],["max","times the CPUs"],["tasks","times its tasks"]]},{key:"hierarchy",label:"What does a CPU choose from?",usual:"nested",answers:[["nested","from groups, level by level: up to 7.2"],["flat","from all its tasks in one queue: 7.3"]]}],changed:{"set:cgroup_mode":"concur","set:hierarchy":"flat"},numbers:[{label:"CPU time of the service's slowest thread",of:L0("runtime_ns"),read:Z.time},{label:"its fastest thread",of:wf("runtime_ns"),read:Z.time},{label:"longest wait of a thread",of:wf("delay_ns_max"),read:Z.time},{label:"CPU time of the script",of:t=>Qe(t,"script")?.runtime_ns,read:Z.time},{label:"its longest wait",of:t=>Qe(t,"script")?.delay_ns_max,read:Z.time},{label:"migrations",of:t=>t.total.migrations,read:Z.count}]};var yn=[hf,pf,df,_f,gf,yf];var U0="https://github.com/fairground-sched/fairground/blob/main",D0=`${U0}/crates/fairground-cli/library/studies`;function Er(t){let{id:e,text:n,changed:o}=t,s={...Je.change,knobs:{...o}};return{...Je,story:e,scenario:"",text:n,change:s}}var W0=["text","manifest","machine","kernel","duration"];function $f(t,e){let n=Er(t);return W0.every(o=>e[o]===n[o])}function kf({play:t}){let e=t.state.value.story,n=o=>x`<li>
      <button
        type="button"
        aria-pressed=${o.id===e?"true":"false"}
        onClick=${()=>t.set(Er(o),!0)}
      >
        <span class="thread">${o.id}</span> ${o.title}
      </button>
    </li>`;return x`<nav class="stories" aria-label="Stories">
    <h2>Stories</h2>
    <p class="note">
      Six threads of the kernel's mailing list, each in a small world that answers at once.
    </p>
    <ol>
      ${yn.map(n)}
    </ol>
  </nav>`}function vf({story:t}){return t?x`<section class="story" aria-label=${t.title}>
    <h2>${t.title}</h2>
    <h3>The problem</h3>
    ${t.problem.map(e=>x`<p>${e}</p>`)}
    <h3>The change</h3>
    <p>${t.change}</p>
    <h3>Try it</h3>
    <p>${t.look}</p>
    <p class="caution" role="note"><strong>A reduced world:</strong> ${t.reduced}</p>
    <p>
      The full study, its figures beside the mail's, and what does not come out:${" "}
      <a href=${`${D0}/${t.id}/README.md`}>study ${t.id}</a>, or
      <code> fairground reproduce ${t.id}</code>.
    </p>
  </section>`:null}var $n=class{constructor(e,n=0){this.bytes=e,this.at=n}get ended(){return this.at>=this.bytes.length}next(){let{bytes:e}=this,n=e[this.at++];if(n<128)return n;let o=n&127,s=128;do{if(n=e[this.at++],n===void 0||s>2**49)throw new Error("a number does not end");o+=(n&127)*s,s*=128}while(n>127);return o}below(e){let n=this.next();if(!(n<e))throw new Error(`${n} stands where less than ${e} may stand`);return n}};function Ar(t){let e=2166136261;for(let n=0;n<t.length;n+=1)e=Math.imul(e^t[n],16777619);return e>>>0}var Pr="fgtrace1",R0="1ecartgf",ps=16,N0=512e6,F0=4096,z0="this is a trace for Perfetto, to open at ui.perfetto.dev",Wo="`fairground run SCENARIO --trace run.fgtrace` writes one";async function xf(t){let{bytes:e}=t;if(e===0)throw new Error(`the file is empty; ${Wo}`);let n=await t.read(0,Math.min(e,16));await q0(t,n);let o=await t.read(e-ps,ps),[s,r]=new Uint32Array(o.slice(0,8).buffer),l=e-Pr.length-ps;if(Si(o.subarray(8))!==R0||s>Math.min(l,N0))throw new Error(`the trace is cut: its end is missing after ${e} bytes; ${Wo}`);let i=await t.read(e-ps-s,s);if(Ar(i)!==r)throw new Error(`the trace is damaged at its end; ${Wo}`);try{return B0(JSON.parse(new TextDecoder().decode(i)),t)}catch{throw new Error(`the trace's parts do not fit each other; ${Wo}`)}}function Si(t){return String.fromCharCode(...t)}async function q0(t,e){let{bytes:n}=t,o=Si(e.subarray(0,8));if(o===Pr&&n>=Pr.length+ps)return;if(o===Pr)throw new Error(`the trace is cut after ${n} bytes; ${Wo}`);if(o.startsWith("fgtrace"))throw new Error("another version of fairground wrote this trace: write it again");let s=await H0(t,e)?z0:I0(e);throw new Error(`${s}; ${Wo}`)}function I0(t){let e=Si(t.subarray(0,5)).trimStart();return e.startsWith("{")||e.startsWith("[")?"this is JSON, no trace":e.startsWith("<")?"this is a page, no trace":t[0]===31&&t[1]===139?"this is packed with gzip: unpack it first":"this is no trace of fairground"}async function H0(t,e){if(e[0]!==10||e.length<16)return!1;let n=new $n(e,1),o=n.next()+n.at;return o<t.bytes&&(await t.read(o,1))[0]===10}function V0({chunks:t,levels:e,cpus:n,...o}){let{step_ns:s,steps_per_tile:r,tiles_per_tile:l}=o,i=m=>Number.isSafeInteger(m)&&m>0,a=e.map(m=>m.at.length),c=a.every((m,w)=>m===Math.ceil((a[w-1]??t.parts.at.length*l)/l)),f=({at:m,bytes:w,checksum:$},v)=>[w,$,v].every(S=>S.length===m.length),h=f(t.parts,t.stretches)&&e.every(m=>f(m,m.at)),d=i(n)&&n<=F0;return[s,r,l].every(i)&&d&&c&&h&&a.at(-1)===1}function B0(t,e){if(!V0(t))throw new Error("parts and whole differ");let{step_ns:n,steps_per_tile:o}=t,{name:s,group:r}=t.tasks;return{...t,source:e,tasks:s.map((l,i)=>({name:l,group:t.groups[r[i]]})),chunk_ns:n*o,world:{name:t.name,ended_ns:t.ended_ns,spans:t.requests.map(l=>({summary:l})),schedule:{longest_wait:t.longest_wait}}}}function Ro(t,e){return t.chunk_ns*t.tiles_per_tile**e}function Sf({name:t,machine:e,kernel:n,seed:o,digest:s,ended_ns:r,stretches:l,source:i}){let a=`${(i.bytes/1e6).toFixed(1)} MB`;return`${t} on ${e}, kernel ${n}, seed ${o}, digest ${s}: ${at(r)} with ${l.toLocaleString("en")} stretches of running and waiting, in ${a}.`}var Or="it changed, or is gone: open it again";function Mi(t){return{name:t.name,bytes:t.size,read:async(e,n)=>{try{return new Uint8Array(await t.slice(e,e+n).arrayBuffer())}catch{throw new Error(Or)}}}}async function Tf(t,e){let n=await Mf(e,0,1);if(n.status===200)return{...Mi(await n.blob()),name:t};let o=Number(/\/(\d+)$/.exec(n.headers.get("content-range")??"")?.[1]??0);return{name:t,bytes:n.status===416?0:o,read:async(s,r)=>{if(r===0)return new Uint8Array(0);let l=await Mf(e,s,r);if(l.status!==206)throw new Error(Or);let i=new Uint8Array(await l.arrayBuffer());if(i.length!==r)throw new Error(Or);return i}}}async function Mf(t,e,n){let o;try{o=await fetch(t,{headers:{range:`bytes=${e}-${e+n-1}`}})}catch{throw new Error("the server does not answer")}if(!o.ok&&o.status!==416)throw new Error(Or);return o}var j0=4,fe=3;function Cf(t,e,n,o){if(!Number.isSafeInteger(o)||o<0||o*3>t.length)throw new Error(`${o} stretches in ${t.length} bytes`);let s=new $n(t),r={from:new Float64Array(o),to:new Float64Array(o),task:new Uint32Array(o),cpu:new Uint16Array(o),state:new Uint8Array(o),tasks:new Uint32Array(e.tasks.length+1)},l=K0(s,e,{chunk:r,start:n,count:o});if(l!==o)throw new Error(`${l} stretches instead of ${o}`);let i=Y0(s,e,n),a=J0(s,e,n);if(!s.ended)throw new Error("more bytes than stretches");return{...r,...G0(r.cpu,e.cpus),wakes:i,clocked:a}}function K0(t,e,{chunk:n,start:o,count:s}){let r=o+e.chunk_ns,l=0,i=0;for(let a=t.below(e.tasks.length+1);a>0;a-=1){let c=i+t.below(e.tasks.length-i);n.tasks.fill(l,i,c+1),i=c+1;let f=o;for(let h=t.below(s-l+1);h>0;h-=1){let d=f+t.next();f=d+t.next();let m=t.below(e.cpus*j0);if(f>r)throw new Error("a stretch lasts too long");n.from[l]=d,n.to[l]=f,n.task[l]=c,n.cpu[l]=m>>2,n.state[l]=m&3,l+=1}}return n.tasks.fill(l,i),l}function G0(t,e){let n=new Uint32Array(e+1);for(let r of t)n[r+1]+=1;for(let r=0;r<e;r+=1)n[r+1]+=n[r];let o=new Uint32Array(t.length),s=n.slice();for(let r=0;r<t.length;r+=1)o[s[t[r]]++]=r;return{cpus:n,cpuRows:o}}function Y0(t,e,n){let o=t.below(t.bytes.length),s={at:new Float64Array(o),task:new Uint32Array(o),waker:new Uint32Array(o),wakerCpu:new Uint16Array(o),targetCpu:new Uint16Array(o)},r=n;for(let l=0;l<o;l+=1)r+=t.next(),s.at[l]=r,s.task[l]=t.below(e.tasks.length),s.waker[l]=t.below(e.tasks.length+1),s.wakerCpu[l]=t.below(e.cpus),s.targetCpu[l]=t.below(e.cpus);return s}function J0(t,e,n){let o=[];for(let s=t.below(t.bytes.length);s>0;s-=1){let r=t.below(e.cpus),l=n+t.next();o.push({cpu:r,from:l,to:l+t.next(),khz:t.next()})}return o}function Ef(t,e){let n=e.cpus+e.tasks.length,o={bytes:t,steps:new Uint32Array(n),sums:new Float64Array(n*(fe+2))},s=new $n(t);for(let r=0;!s.ended;r+=1){r+=s.below(n-r);let l=ms(e,r);for(let c=0;c<fe+(l?2:0);c+=1)o.sums[r*(fe+2)+c]=s.next();o.steps[r]=s.at;let i=l?fe+1:fe,a=e.steps_per_tile;for(;a>0;)a-=s.below(a+1),s.at+=i;if(s.at>t.length)throw new Error("a row's steps do not end")}return o}function ms(t,e){return t.freq_khz_max!==null&&e<t.cpus}function Af(t,e,{steps_per_tile:n},o,s){let{[e]:r}=t.steps;if(r===0)return;let l=new $n(t.bytes,r);for(let i=0;i<n;){let a=l.next();s(i,a,l.at),i+=a,l.at+=o}}var Pe=-1,Z0=64e6,Q0=6;function Pf(t){let e=new Map,n=new Map,o=zt(0),s=zt(null),r=new Map,l=[],i=new Set,a=new Set,c=0,f=t.levels.length-1,h=(v,S,b)=>{e.set(v,{value:S,size:b}),c+=b;for(let[M,{size:T}]of e){if(c<=Z0)break;let L=i.has(M)||a.has(M)||M.startsWith(`${f}:`);M===v||L||(e.delete(M),c-=T)}},d=(v,S)=>{let b=`${v}:${S}`,M=e.get(b);return a.add(b),M?(e.delete(b),e.set(b,M),M.value):null},m=async(v,S)=>{let{value:b,size:M}=await X0(t,v,S);return h(`${v}:${S}`,b,M),b},w=(v,S)=>{let b=d(v,S);if(b)return Promise.resolve(b);let M=`${v}:${S}`;if(r.has(M))return Promise.reject(r.get(M));if(!n.has(M)){let T=A=>{throw r.set(M,A),s.value=A.message,A},L=()=>n.delete(M);n.set(M,m(v,S).catch(T).finally(L))}return n.get(M)},$=()=>{for(;n.size<Q0&&l.length>0;){let[v,S]=l.shift(),b=`${v}:${S}`;e.has(b)||n.has(b)||r.has(b)||w(v,S).then(()=>{o.value+=1}).catch(()=>{}).finally($)}};return{get:d,load:w,arrived:o,failed:s,want:v=>{l=v,i=a,a=new Set,$()}}}async function X0(t,e,n){let o=e===Pe,s=o?t.chunks.parts:t.levels[e],r=o?`chunk ${n}`:`tile ${n} of level ${e}`;try{let l=await t.source.read(s.at[n],s.bytes[n]);if(l.length!==s.bytes[n]||Ar(l)!==s.checksum[n])throw new Error("it is not what was written");if(!o){let c=Ef(l,t);return{value:c,size:l.length+c.steps.byteLength+c.sums.byteLength}}let{[n]:i}=t.chunks.stretches,a=Cf(l,t,n*t.chunk_ns,i);return{value:a,size:27*i+20*a.wakes.at.length}}catch(l){throw new Error(`${r} of the trace can't be read: ${l.message}`)}}var Oe=6,Of=3,t_=4,e_=5,Lf=1/255;function Uf(t,e,n,{row:o,from:s,to:r}){t.fill(0);let i=t.length/Oe/(r-s),a=o<e.cpus;for(let c of n){if(!c.part)continue;let f=Math.max(s,c.from),h=Math.min(r,c.to),d={columns:t,from:s,scale:i,low:f,high:h};c.level===Pe?n_(d,e,c.part,o):o_(d,e,c,o)}a&&s_(t)}function ds({columns:t,from:e,scale:n,low:o,high:s},r,l,i,a){let c=(Math.max(o,r)-e)*n,f=(Math.min(s,l)-e)*n;if(f<=c)return;let h=Math.floor(c),d=Math.min(Math.ceil(f),t.length/Oe)-1;if(h>=d){d>=0&&(t[d*Oe+i]+=(f-c)*a);return}t[h*Oe+i]+=(h+1-c)*a;for(let m=h+1;m<d;m+=1)t[m*Oe+i]+=a;t[d*Oe+i]+=(f-d)*a}function n_(t,e,n,o){if(o>=e.cpus){let c=o-e.cpus,{tasks:f,from:h,to:d,state:m}=n;for(let w=f[c];w<f[c+1];w+=1)d[w]>t.low&&h[w]<t.high&&ds(t,h[w],d[w],m[w],1);return}let{cpus:s,cpuRows:r,from:l,to:i,state:a}=n;for(let c=s[o];c<s[o+1];c+=1){let{[c]:f}=r;i[f]>t.low&&l[f]<t.high&&ds(t,l[f],i[f],a[f],1)}for(let{cpu:c,from:f,to:h,khz:d}of n.clocked)c===o&&Df(t,f,h,d/e.freq_khz_max)}function Df(t,e,n,o){ds(t,e,n,t_,o),ds(t,e,n,e_,1)}function o_(t,e,{part:n,level:o,at:s},r){let l=e.step_ns*e.tiles_per_tile**o,i=s*l*e.steps_per_tile,a=ms(e,r),c=a?fe+1:fe,{bytes:f}=n;Af(n,r,e,c,(h,d,m)=>{let w=i+h*l,$=w+d*l;if($<=t.low||w>=t.high)return;for(let S=0;S<fe;S+=1){let b=f[m+S];b>0&&ds(t,w,$,S,b*Lf)}let v=a?f[m+fe]:0;v>0&&Df(t,w,$,v*Lf)})}function s_(t){for(let e=0;e<t.length;e+=Oe){t[e+1]+=t[e+Of],t[e+Of]=0;let n=t[e+1]+t[e+2];n>1&&(t[e+1]/=n,t[e+2]/=n)}}var Wf=4e4;function Rf(t,e,n,o){let s=(m,w)=>[Math.min(w-1,Math.max(0,Math.floor(e/m))),Math.min(w-1,Math.max(0,Math.ceil(n/m)-1))],r=t.chunks.stretches,[l,i]=s(t.chunk_ns,r.length),a=(n-e)/Math.max(1,o);if(t.step_ns>a||r_(r,l,i))return{level:Pe,first:l,last:i};let c=0,f=m=>Ro(t,m)/t.steps_per_tile<=a;for(;c+1<t.levels.length&&f(c+1);)c+=1;let[h,d]=s(Ro(t,c),t.levels[c].at.length);return{level:c,first:h,last:d}}function r_(t,e,n){let o=0;for(let s=e;s<=n&&o<=Wf;s+=1)o+=t[s];return o<=Wf}function Nf(t,e,n){let{level:o,first:s,last:r}=n,l=Ro(t,Math.max(0,o)),i=[],a=[];for(let c=s;c<=r;c+=1){let f=e.get(o,c),h={from:c*l,to:(c+1)*l};f?i.push({part:f,level:o,at:c,...h}):(a.push([o,c]),i.push({...l_(t,e,o,c),...h}))}return{found:i,missing:a}}function l_(t,e,n,o){let s=n===Pe?0:n+1,r=n===Pe?o:Math.floor(o/t.tiles_per_tile);for(;s<t.levels.length;s+=1){let l=e.get(s,r);if(l)return{part:l,level:s,at:r};r=Math.floor(r/t.tiles_per_tile)}return{part:null,level:s,at:r}}function i_(t){let e=Number.parseInt(t.slice(1),16),[n,o,s]=[e>>16,e>>8&255,e&255];return(4278190080|s<<16|o<<8|n)>>>0}function Ff(t){return Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink"].map(n=>[n,i_(t[n])]))}function _s(t,e){return t>0?Math.max(1,Math.round(Math.min(1,t)*e)):0}function zf(t,e,{top:n,high:o,isCpu:s,isOdd:r,ink:l,ratio:i}){let a=r?l.paper:l.stripe,c=Math.round(2*i),f=o-c,h=s?Math.max(Math.round(3*i),Math.floor(f/4)):0,d=e.length/Oe,m={image:t,bottom:n+o-1,ratio:i};for(let w=Math.max(0,n);w<Math.min(t.height,n+o);w+=1)t.pixels.fill(a,w*t.width,w*t.width+d);for(let w=0;w<d;w+=1){let $=w*Oe;if(s){gs(m,w,h,_s(e[$],f-h),l.running);let v=_s(e[$+1],h);if(gs(m,w,0,v,l.queued),qf(m,w,Math.min(v,h-1),_s(e[$+2],h),l),e[$+5]>0){let S=e[$+4]/e[$+5];c_(m,w,h+Math.round(S*(f-h-2)),l)}}else a_(m,w,e,$,f,l)}}function a_(t,e,n,o,s,r){let l=Math.round(s*.6),i=0,a=(f,h,d)=>{let m=Math.min(_s(n[o+f],h),s-i);m>0&&gs(t,e,i,m,d),i+=m};a(0,s,r.running),a(1,l,r.queued),a(3,l,r.migrating);let c=Math.min(_s(n[o+2],l),s-i);c>0&&qf(t,e,i,c,r)}function gs({image:t,bottom:e},n,o,s,r){let{pixels:l,width:i,height:a}=t;for(let c=o;c<o+s;c+=1){let f=e-c;f>=0&&f<a&&(l[f*i+n]=r)}}function qf({image:t,bottom:e,ratio:n},o,s,r,l){let{pixels:i,width:a,height:c}=t,f=Math.round(5*n);for(let h=s;h<s+r;h+=1){let d=e-h,m=r>2&&((o+d)%f+f)%f<n;d>=0&&d<c&&(i[d*a+o]=m?l.paper:l.throttled)}}function c_({image:t,bottom:e,ratio:n},o,s,r){let l={image:t,bottom:e};gs(l,o,s+Math.round(n),Math.round(n),r.ink),gs(l,o,s,Math.round(n),r.paper)}var u_=34,f_=2;function Hf(t,e,n){let o=n==="cpu"?Array.from({length:t.cpus},(i,a)=>({name:`CPU ${a}`,row:a})):t.tasks.map(({name:i},a)=>({name:i,row:t.cpus+a})),s=n==="cpu"?o:o.filter(({row:i})=>e.steps[i]>0),r=n==="cpu"?t.freq_khz_max===null?16:24:14,l=Math.max(r,Math.min(28,Math.floor(420/Math.max(1,s.length))));return{rows:s,tall:l,height:Qt+Math.max(1,s.length)*l+2}}function Vf(t,e,n,o){let{plan:s,from:r,to:l,scroll:i,colours:a}=o,c=Math.min(f_,window.devicePixelRatio||1),{clientWidth:f,clientHeight:h}=t;h_(t,Math.round(f*c),Math.round(h*c));let d=bn(f),m=Math.max(1,Math.round((f-d)*c)),w=Rf(e,r,l,m),{found:$,missing:v}=Nf(e,n,w),S=t.getContext("2d"),b=Math.max(0,Math.floor(i/s.tall)),M=Math.min(s.rows.length,Math.ceil((i+h-Qt)/s.tall)),T=s.rows.slice(b,M),L={wide:m,high:Math.max(1,Math.round((h-Qt)*c)),ratio:c},A=b*s.tall-i,j=m_(S,e,$,{view:o,rows:T,first:b,offset:A,room:L});S.setTransform(1,0,0,1,0,0),S.fillStyle=a.paper,S.fillRect(0,0,t.width,t.height),S.putImageData(j,Math.round(d*c),Math.round(Qt*c)),S.scale(c,c);let G={pen:S,x:q=>d+(q-r)*(f-d)/(l-r),from:r,to:l,width:f,colours:a,rows:T,offset:A,tall:s.tall};return d_({...G,by:o.by,plan:{label:d,height:h}},e,$,o),{missing:v,isFull:w.level===Pe,level:w.level}}function h_(t,e,n){t.width!==e&&(t.width=e),t.height!==n&&(t.height=n)}var If=new WeakMap;function p_(t,{wide:e,high:n}){let o=If.get(t);if(o?.width===e&&o.height===n)return o;let s=t.createImageData(e,n);return If.set(t,s),s}function m_(t,e,n,{view:o,rows:s,first:r,offset:l,room:i}){let{from:a,to:c,plan:f,by:h,colours:d}=o,m=p_(t,i),w=new Uint32Array(m.data.buffer),$=Ff(d);w.fill($.paper);let v=new Float32Array(i.wide*Oe),S={pixels:w,width:i.wide,height:i.high};return s.forEach(({row:b},M)=>{Uf(v,e,n,{row:b,from:a,to:c});let T=Math.round((l+M*f.tall)*i.ratio),L=Math.round((l+(M+1)*f.tall)*i.ratio)-T,A=(r+M)%2===1;zf(S,v,{top:T,high:L,isCpu:h==="cpu",isOdd:A,ink:$,ratio:i.ratio})}),m}function d_(t,e,n,{marks:o,by:s}){let{pen:r,plan:l,colours:i,from:a,to:c,width:f}=t;r.save(),r.beginPath(),r.rect(l.label,Qt,f-l.label,l.height),r.clip();let h=n.filter(({level:d,part:m})=>m&&d===Pe);h.length===n.length&&(s==="cpu"&&h.forEach(({part:d})=>__(t,e,d)),w_(t,e,g_(h,a,c))),o&&dr(t,o),r.restore(),_r(t),gr(t,t.rows,t.tall,d=>Ti(t,d))}function Ti({offset:t,tall:e},n){return Qt+t+(n+.5)*e}function __(t,e,n){let{pen:o,x:s,from:r,to:l,width:i,rows:a,plan:c,colours:f}=t;o.fillStyle=f.onRunning,o.font="10px system-ui, sans-serif";let h=(l-r)*u_/(i-c.label);a.forEach(({row:d},m)=>{for(let w=n.cpus[d];w<n.cpus[d+1];w+=1){let{[w]:$}=n.cpuRows,v=Math.max(r,n.from[$]),S=Math.min(l,n.to[$]);if(n.state[$]!==0||S-v<h)continue;let b=Math.floor((s(S)-s(v)-4)/6),{name:M}=e.tasks[n.task[$]];o.fillText(vo(M,b),s(v)+2,Ti(t,m)+2)}})}function g_(t,e,n){let o=[];for(let{part:{wakes:s}}of t)for(let r=0;r<s.at.length;r+=1)if(!(s.at[r]<e||s.at[r]>=n)&&o.push([s,r])>pr)return[];return o}function w_(t,e,n){let{x:o,by:s,rows:r}=t,l=(a,c)=>s==="cpu"?a:e.cpus+c,i=new Map(r.map(({row:a},c)=>[a,Ti(t,c)]));for(let[a,c]of n){let f=s==="cpu"||a.waker[c]>0,h=l(a.wakerCpu[c],a.waker[c]-1),d=f?i.get(h):void 0,m=i.get(l(a.targetCpu[c],a.task[c]));m!==void 0&&mr(t,o(a.at[c]),d,m)}}var $e=fe+2,Gn=fe;async function Bf(t,e,n,o){let s=new Float64Array((t.cpus+t.tasks.length)*$e);await jf(t,e,{sums:s,from:n,to:o},t.levels.length-1,0);for(let r=0;r<t.cpus;r+=1){let l=r*$e+Gn;s[l]>0&&(s[l+1]/=s[l])}return s}async function jf(t,e,n,o,s){let r=Ro(t,o),[l,i]=[s*r,Math.min(t.ended_ns,(s+1)*r)];if(i<=n.from||l>=n.to)return;if(l>=n.from&&i<=n.to){let d=await e.load(o,s);for(let m=0;m<n.sums.length/$e;m+=1)b_(n.sums,d.sums,m);return}if(o===0){y_(t,n,await e.load(Pe,s));return}let a=s*t.tiles_per_tile,c=t.levels[o-1].at.length,f=Math.min(c,a+t.tiles_per_tile),h=Array.from({length:f-a},(d,m)=>a+m);await Promise.all(h.map(d=>jf(t,e,n,o-1,d)))}function b_(t,e,n){let o=n*$e;for(let s=0;s<=Gn;s+=1)t[o+s]+=e[o+s];t[o+Gn+1]+=e[o+Gn]*e[o+Gn+1]}function y_(t,{sums:e,from:n,to:o},s){let r=(l,i)=>Math.max(0,Math.min(o,i)-Math.max(n,l));for(let l=0;l<s.from.length;l+=1){let i=r(s.from[l],s.to[l]),a=s.state[l]===fe?1:s.state[l];e[s.cpu[l]*$e+a]+=i,e[(t.cpus+s.task[l])*$e+a]+=i}for(let{cpu:l,from:i,to:a,khz:c}of s.clocked){let f=r(i,a);ms(t,l)&&(e[l*$e+Gn]+=f,e[l*$e+Gn+1]+=f*c)}}var $_=120;function Kf({trace:t,store:e,view:n,by:o,drawn:s}){let{from:r,to:l}=n.range.value,[i,a]=Tt(null);Rt(()=>{let d=!1,m=setTimeout(async()=>{try{let w=await Bf(t,e,r,l);d||a({sums:w,from:r,to:l})}catch{d||a({sums:null,from:r,to:l})}},$_);return()=>{d=!0,clearTimeout(m)}},[t,r,l]);let c=Nt(()=>i?.sums&&x`<${x_} ...${{trace:t,known:i,by:o}} />`,[t,i,o]),h=i&&i.from===r&&i.to===l?v_(t,i,l-r):"Adding up what happened in it.";return x`<p class="seen" aria-live="polite">
      ${di(t,r,l)} ${h}
      ${s&&` ${k_(t,s)}`}
    </p>
    ${c}`}function k_(t,{isFull:e,level:n}){if(e)return"Every stretch is in the picture.";let o=t.step_ns*t.tiles_per_tile**n;return`The picture is made of steps of ${at(o)}; the numbers are exact.`}function v_(t,{sums:e},n){if(!e)return"What happened in it can't be told: a part of it can't be read.";let o=[0,0,0,0,0];for(let $=0;$<t.cpus*$e;$+=$e){for(let v=0;v<4;v+=1)o[v]+=e[$+v];o[4]+=e[$+3]*e[$+4]}let[s,r,l,i,a]=o,f=`${t.cpus===1?"The CPU":`The ${t.cpus} CPUs`} worked ${Ne(s/(n*t.cpus))} of it`,[h,d]=[r,l].map($=>Ot($/n)),m=`on average ${h} tasks waited for a CPU and ${d} were throttled`,w=i>0?_i(a/i,!0):"";return`${f}; ${m}.${w}`}function x_({trace:t,known:e,by:n}){let{sums:o,from:s,to:r}=e,l=n==="cpu",i=l?0:t.cpus,a=l?t.cpus:t.tasks.length,c=Array.from({length:a},(v,S)=>{let b=(i+S)*$e;return{at:S,sums:o.subarray(b,b+$e)}}),f=({sums:[v,S,b]})=>v+S+b,h=c.filter(v=>l||f(v)>0);l||h.sort((v,S)=>f(S)-f(v));let d=l?C_(t,r-s):M_(t,r-s),m=h.length-fs,w=`${zn(s,r-s)} and ${zn(r,r-s)}`;return x`<${ue}
      caption=${`What was done ${l?"on each CPU":"by each task"} between ${w}, ms`}
      columns=${l?T_(t):S_}
      rows=${h.slice(0,fs).map(d)}
    />
    ${m>0&&x`<p class="note">and ${m} more ${l?"CPUs":"tasks"}</p>`}`}var S_=["task","group","running","queued or migrating","throttled","blocked or not there"];function M_(t,e){return({at:n,sums:[o,s,r]})=>[t.tasks[n].name,t.tasks[n].group,...[o,s,r].map(ce),ce(Math.max(0,e-o-s-r))]}function T_(t){return["CPU","busy","busy, %","tasks queued, sum","tasks throttled, sum",...t.freq_khz_max===null?[]:["mean MHz"]]}function C_(t,e){return({at:n,sums:[o,s,r,l,i]})=>[`CPU ${n}`,ce(o),(100*o/e).toFixed(1),ce(s),ce(r),...t.freq_khz_max===null?[]:[l>0?mn(i):"-"]]}function Gf({trace:t,store:e,top:n}){let o=Nt(()=>xr(t.ended_ns),[t]),s=Nt(()=>br(t.world),[t]),[r,l]=Tt("cpu"),{chosen:i,choose:a,step:c}=yr(o,s),[f,h]=Tt(null),d=e.failed.value,m=s[i];return x`<div class="schedule whole">
    <p class="about">${F(Sf(t))}</p>
    ${d&&x`<p class="caution" role="alert">${F(d)}. The rest is drawn.</p>`}
    <${gi} ...${{view:o,by:r,setBy:l,id:"whole",jump:s.length>0&&c}} />
    <${E_} ...${{trace:t,store:e,top:n,view:o,by:r,marks:m,step:c,setDrawn:h}} />
    <${A_} ...${{trace:t,by:r}} />
    <${Kf} ...${{trace:t,store:e,view:o,by:r,drawn:f}} />
    <${$r} ...${{jumps:s,chosen:i,choose:a,of:` of ${t.source.name}`}} />
    ${s.some(w=>w.blame)&&x`<${kr} />`}
    ${t.command&&x`<${nc} ...${{name:`Command of ${t.source.name}`,text:t.command}} />`}
  </div>`}function E_({trace:t,store:e,top:n,view:o,by:s,marks:r,step:l,setDrawn:i}){let a=Ce(null),c=Ce(null),f=Nt(()=>Hf(t,n,s),[t,s]);Rt(()=>{let[d,m]=[c.current,a.current],w=()=>{let{from:b,to:M}=o.range.peek(),{scrollTop:T}=m,L=wi(),A=Vf(d,t,e,{plan:f,from:b,to:M,scroll:T,by:s,marks:r,colours:L});e.want(A.missing),d.dataset.missing=A.missing.length;let{isFull:j,level:z}=A;i(G=>G?.level===z?G:{isFull:j,level:z})},$=()=>[o.range.value,e.arrived.value],[v,S]=hr(m,w,$);return m.addEventListener("scroll",v,{passive:!0}),()=>{m.removeEventListener("scroll",v),S()}},[t,f,r]),Rt(()=>{let d=c.current;return Sr(d,o,()=>bn(d.clientWidth))},[o]);let h=s==="cpu"?"CPU":"task";return x`<div
    class="canvas"
    ref=${a}
    tabindex="0"
    role="application"
    aria-label=${`The whole run of ${F(t.name)} by ${h}. ${hs}`}
    onKeyDown=${d=>Mr(d,o,l)}
  >
    <div style=${{height:`${f.height}px`}}>
      <canvas
        ref=${c}
        style=${{height:`min(${f.height}px, var(--sight))`}}
        aria-hidden="true"
      ></canvas>
    </div>
  </div>`}function A_({trace:t,by:e}){let n=["running","queued","throttled",...e==="cpu"?[]:["migrating"]],o=e==="cpu"&&t.freq_khz_max!==null;return x`<${yi} states=${n}>
      ${o&&x`<${bi} highest=${[t.freq_khz_max]} />`}
    <//>
    <p class="note">
      Each column of pixels is divided as the time was that it stands for; what happened at all
      takes one pixel or more. Blank is idle${e==="cpu"?"":", blocked or not there"}.
      ${e==="cpu"&&" Tasks that wait on a CPU are the strip below who runs."} Arrows are
      wake-ups: they come when few enough are in sight, as do names. ${hs} The wheel alone, and
      the up and down arrows, go to other rows.
    </p>`}async function P_(t){let e=await xf(t),n=Pf(e),o=await n.load(e.levels.length-1,0);return{trace:e,store:n,top:o,name:t.name}}function Yf({files:t=[],first:e=null}){let[n,o]=Tt(null),[s,r]=Tt(null),l=Ce(0),i=Ce(null),a=async(d,m)=>{l.current+=1;let w=l.current;try{let $=await P_(await m());if(w!==l.current)return;o($),r(null)}catch($){w===l.current&&r(`${d}: ${$.message}`)}},c=({name:d,address:m})=>a(d,()=>Tf(d,m)),f=d=>{a(d.name,async()=>Mi(d)),i.current?.scrollIntoView()};return Rt(()=>(e&&c(e),O_(f)),[]),x`<section class="traces" ref=${i} aria-label="A whole run">
    <h2>A whole run</h2>
    <p>
      <label>
        Open a trace, or drop it anywhere on this page:${" "}
        <input type="file" onChange=${({currentTarget:d})=>d.files[0]&&f(d.files[0])} />
      </label>
    </p>
    ${t.map(d=>x`<button type="button" class="served" onClick=${()=>c(d)}>
        <bdi>${F(d.name)}</bdi>
      </button>`)}
    ${!n&&x`<p class="note">
      <code>fairground run SCENARIO --trace run.fgtrace</code> writes one. It stays on this machine.
    </p>`}
    ${s&&x`<p class="caution" role="alert">${F(s)}</p>`}
    ${n&&x`<h3><bdi>${F(n.name)}</bdi></h3>`}
    ${n&&x`<${Gf} key=${l.current} ...${n} />`}
  </section>`}function O_(t){let e=new AbortController,n=(o,s)=>addEventListener(o,s,{signal:e.signal});return n("dragover",o=>{o.dataTransfer?.types.includes("Files")&&o.preventDefault()}),n("drop",o=>{let s=o.dataTransfer?.files[0];s&&(o.preventDefault(),t(s))}),()=>e.abort()}function Jf({play:t,shelves:e,said:n}){let o=({kind:i})=>i==="trace",s=e.files.filter(i=>!o(i)),{story:r}=t.state.value,l=yn.find(i=>i.id===r);return x`<header>
      <h1>fairground playground</h1>
      <p class="by">
        What Linux's CPU scheduler will do, before you change it. The engine runs in this page;
        nothing is sent anywhere.
      </p>
      <${Va} />
    </header>
    <main>
      ${n.value&&x`<p class="caution" role="alert">${F(n.value)}</p>`}
      <${kf} play=${t} />
      <${vf} story=${l} />
      <div class="bench">
        <div class="side">
          <${hc} play=${t} shelves=${{...e,files:s}} />
        </div>
        <div class="result">
          <${L_} play=${t} />
          <${ff} play=${t} story=${l} />
          <${uf} play=${t} story=${l} />
          <${oc} play=${t} />
        </div>
      </div>
      <${Yf} files=${e.files.filter(o)} />
    </main>`}function L_({play:t}){let e=t.busy.value,n=t.result.value?.took_ms;return x`<div class="busy">
    <p role="status">
      ${e?"The engine is at work.":n!==void 0&&`Answered in ${at(n*1e6)}.`}
    </p>
    <button type="button" disabled=${!e} onClick=${()=>t.stop()}>Stop</button>
  </div>`}var Ei=document.getElementById("report");async function Ci(t,e){let n=await t({list:e});if(!n?.ok)throw new Error(n?.message??"the engine gives no answer");return n.ok[e]}async function U_(){let t=tc(),[e,n,o]=[await Ci(t,"scenarios"),await Ci(t,"machines"),await Ci(t,"kernels")],s={};for(let{name:l}of e)s[l]=(await t({text:l}))?.ok?.text??"";let r=await D_();return{scenarios:e,machines:n,kernels:o.reverse(),texts:s,files:r,stories:yn}}async function D_(){try{let t=await(await fetch("files.json")).json();return Array.isArray(t.files)?t.files:[]}catch{return[]}}function W_(t){let e=location.hash.slice(1);if(e==="")return[t.state.peek(),null];let n=yn.find(({id:o})=>e===`story-${o}`);if(n)return[Er(n),null];try{let o=t.read(e),s=yn.find(({id:r})=>r===o.story);return[s&&$f(s,o)?o:{...o,story:null},null]}catch(o){return[t.state.peek(),o.message]}}function R_(t){let e=0;ge(()=>{let n=Is(t.state.value)??"";clearTimeout(e),e=setTimeout(()=>history.replaceState(null,"",`#${n}`),300)})}async function N_(){Ha();let t=await U_(),e=Xa(),n=zt(null),o=()=>{let[s,r]=W_(e);n.value=r,e.set(s,!0)};o(),R_(e),addEventListener("hashchange",o),Ei.replaceChildren(),ga(x`<${Jf} play=${e} shelves=${t} said=${n} />`,Ei)}N_().catch(t=>{Ei.textContent=`The playground can't start: ${t.message}`});})();
