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
(()=>{var ft,fa,fl,wn,cl,Ds,ha,Us,pa,hl,ul,Nh,Xo=Symbol.for("pv"),Ns={},Rs=[],Rh=/^m(i|n|o|s|text|space)$/,pl=Array.isArray,ml=Rs.slice,Fn=Object.assign;function Rn(t){t&&t.parentNode&&t.remove()}function Fs(t,e,n){var o,s,r,l={},i=arguments.length;for(r in e)r=="key"?o=e[r]:r=="ref"&&typeof t!="function"?s=e[r]:l[r]=e[r];return i>2&&(l.children=i>3?ml.call(arguments,2):n),Qo(t,l,o,s,null)}function Qo(t,e,n,o,s){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Xo,__v:s||++fa,__i:-1,__u:0};return!s&&ft.vnode&&ft.vnode(r),r}function zn(t){return t.children}function ko(t,e){this.props=t,this.context=e,this.__g=0}function bn(t,e){if(e==null)return t.__&&bn(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:bn(t)}function Fh(t){var e,n=t.__v,o=n.__e,s=[],r=[],l=t.__P;l&&((e=Fn({constructor:Xo},n)).__v=n.__v+1,ft.vnode&&ft.vnode(e),dl(l,e,n,t.__n,l.namespaceURI,32&n.__u?[o]:null,s,o||bn(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,ba(s,e,r),n.__=n.__e=null,e.__e!=o&&ma(e))}function ma(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),ma(t)}function ca(t){(8&t.__g||(t.__g|=8,wn.push(t),Ds++))&&cl==ft.debounceRendering||((cl=ft.debounceRendering)||queueMicrotask)(da)}function da(){try{for(var t,e=1;wn.length;)wn.length>e&&wn.sort(ha),t=wn.shift(),e=wn.length,8&t.__g&&Fh(t)}finally{(Ds=wn.length)&&(cl||queueMicrotask)(da)}}function _a(t,e,n,o,s,r,l,i,a,c,u){var h,d,m,w,k,y,S=o.__k||Rs,b=e.length;for(a=zh(n,e,S,a,b),h=0;h<b;h++)(m=n.__k[h])!=null&&(d=~m.__i&&S[m.__i]||Ns,m.__i=h,y=dl(t,m,d,s,r,l,i,a,c,u),w=m.__e,(d.ref!=m.ref||8&d.__u)&&(d.ref&&_l(d.ref,null,m,d),m.ref&&u.push(m.ref,m.__c||w,m)),k=k||w,4&m.__u?(a=ga(m,a,t,!d.__v),d.__e&&(d.__e=null)):typeof m.type=="function"&&y!==void 0?a=y:w&&(a=w.nextSibling),m.__u&=-21);return n.__e=k,a}function zh(t,e,n,o,s){var r,l,i,a,c,u,h,d,m,w=n.length,k=w,y=0,S=0,b=t.__k=Array(s);for(r=0;r<s;r++)(l=e[r])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=b[r]=Qo(null,l):pl(l)?l=b[r]=Qo(zn,{children:l}):l.constructor===Xo&&l.__b?l=b[r]=Qo(l.type,l.props,l.key,l.ref,l.__v):b[r]=l,a=r+y,l.__=t,l.__b=t.__b+1,i=null,~(c=l.__i=qh(l,n,a,k))&&(k--,(i=n[c])&&(i.__u|=2)),i&&i.__v?(l.__u|=16,c==a-1?y--:c==a+1?y++:c!=a&&(c>a?y--:y++,S=1)):(~c||(s>w?y--:s<w&&y++),typeof l.type!="function"&&(l.__u|=4))):b[r]=null;if(S){for(u=[],h=[],r=0;r<s;r++)if((l=b[r])&&16&l.__u){for(y=0,d=u.length;y<d;)u[m=y+d>>1]<l.__i?y=m+1:d=m;u[y]=l.__i,h[r]=y+1}for(y=u.length;r--;)h[r]&&(h[r]==y?y--:b[r].__u|=4)}if(k)for(r=0;r<w;r++)!(i=n[r])||2&i.__u||(i.__e==o&&(o=bn(i)),gl(i,i));return o}function ga(t,e,n,o){var s,r,l,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(s=t.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=t,e=ga(s[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=bn(t))&&!e.parentNode&&(e=null),l=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(l!=i&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,e):n.insertBefore(l,e||null)),e=l;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function qh(t,e,n,o){var s,r=t.key,l=t.type,i=e[n],a=i&&!(2&i.__u);if(i===null&&r==null||a&&r==i.key&&l==i.type)return n;if(o>(a?1:0)){for(s=n-1;s>=0;s--)if((i=e[s])&&!(2&i.__u)&&r==i.key&&l==i.type)return s;for(s=n+1;s<e.length;s++)if((i=e[s])&&!(2&i.__u)&&r==i.key&&l==i.type)return s}return-1}function ua(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Ls(t,e,n,o,s){var r,l;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||ua(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||ua(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(l=ul[e]||(ul[e]=Ih(e)),(t.__a||(t.__a={}))[e]=hl,r=e!=(e=e.replace(pa,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,l,r):t.removeEventListener(e,l,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Ih(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Us]==null)e[Us]=hl++;else if(e[Us]<this.__a[t])return;return n(ft.event?ft.event(e):e)}}}function dl(t,e,n,o,s,r,l,i,a,c){var u,h,d,m,w,k,y,S,b,M,T,L,A,j,z,G,q,P,K=e.type;if(e.constructor!==Xo)return null;128&n.__u&&(a=32&n.__u,u=n.__c.__z)&&(e.__u|=a,h=r=[],u.nodeType==8?i=Ws(u,r):r.push(u),i=r[0]||i),(u=ft.__b)&&u(e);t:if(typeof K=="function"){d=l.length;try{if(S=e.props,b=(u=K.prototype)&&u.render,M=(u=K.contextType)&&o[u.__c],T=u?M?M.props.value:u.__:o,(m=n.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(b?e.__c=m=new K(S,T):(e.__c=m=new ko(S,T),m.constructor=K,m.render=Bh),M&&M.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),b&&(m.__s||(m.__s=m.state),K.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Fn({},m.__s)),Fn(m.__s,K.getDerivedStateFromProps(S,m.__s)))),w=m.props,k=m.state,m.__v=e,n.__c){if(S!==w&&b&&!K.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(S,T),e.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(S,m.__s,T)===!1){e.__v!=n.__v&&(m.props=S,m.state=m.__s,m.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(U){U&&(U.__=e)}),Rs.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&l.push(m),i=bn(n);break t}m.componentWillUpdate&&m.componentWillUpdate(S,m.__s,T),b&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(w,k,y)})}else b&&!K.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),b&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=T,m.props=S,m.__P=t,m.__g&=-5,L=ft.__r,A=b?25:0;do m.__g&=-9,L&&L(e),u=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++A<25);b&&(Rs.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=Fn({},o,m.getChildContext())),b&&n.__c&&m.getSnapshotBeforeUpdate&&(y=m.getSnapshotBeforeUpdate(w,k)),j=u&&u.type===zn&&u.key==null?u.props.children:u,S.__P&&(u=i,s=(t=S.__P).namespaceURI,a=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(U){U&&gl(U,U)}),n.__k=null),i=n.__k?bn(n,0):null),i=_a(t,pl(j)?j:[j],e,n,o,s,r,l,i,a,c),S.__P&&(e.__e=null,i=u),e.__u&=-161,h&&h.some(Rn),m.__h.length&&l.push(m),1&m.__g&&(m.__g&=-4)}catch(U){if(l.length=d,e.__v=null,a||r)if(U&&U.then){if(e.__u|=128|a,r){for(~(q=r.indexOf(i||void 0))||(q=r.length);(P=r[q-1])&&P.nodeType==8;)q--;for(;q<r.length;q++)if(P=r[q])if(r[q]=null,z){if(P==G)break}else{if(P.nodeType!=8)break;P.data.startsWith("$s")&&(G=Ws(z=P))}}if(!z){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;z=i}(u=Ws(z=e.__c.__z||(e.__c.__z=z)))?(e.__e=z,i=u):e.__e=i,i=i&&i.nextSibling}else r&&r.some(Rn);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),U&&U.then||wa(e),ft.__e(U,e,n)}}else i=e.__e=Hh(n.__e,e,n,o,s,r,l,a,c,t);return(u=ft.diffed)&&u(e),i}function Ws(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function wa(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(wa))}function ba(t,e,n){for(var o=0;o<n.length;)_l(n[o++],n[o++],n[o++]);ft.__c&&ft.__c(e,t),t.some(function(s){try{t=s.__h,s.__h=[],t.some(function(r){r.call(s)})}catch(r){ft.__e(r,s.__v)}})}function Hh(t,e,n,o,s,r,l,i,a,c){var u,h,d,m,w,k,y,S,b=n.props||Ns,M=e.props,T=e.type;if(T=="svg"?s="http://www.w3.org/2000/svg":T=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((w=r[u])&&(T?w.localName==T:w.nodeType==3)){t=w,r[u]=null;break}}if(!t){if(S=c.ownerDocument||document,!T)return S.createTextNode(M);t=S.createElementNS(s,T,M.is?M:c),i&&(ft.__m&&ft.__m(e,r),i=!1),r=null}if(T){if(c=T=="template"&&t.content||t,r=T=="textarea"&&M.defaultValue!=null?null:r&&ml.call(c.childNodes),!i&&r)for(b={},u=0;u<t.attributes.length;u++)b[(w=t.attributes[u]).name]=w.value;for(u in b)w=b[u],u=="dangerouslySetInnerHTML"?d=w:u=="children"||u in M||u=="value"&&"defaultValue"in M||u=="checked"&&"defaultChecked"in M||Ls(t,u,null,w,s);for(u in M)w=M[u],u=="children"?m=w:u=="dangerouslySetInnerHTML"?h=w:u=="value"?k=w:u=="checked"?y=w:i&&typeof w!="function"||b[u]===w||Ls(t,u,w,b[u],s);h?(i||d&&(h.__html==d.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(d&&(t.textContent=""),(T=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&Rh.test(T))&&(s="http://www.w3.org/1999/xhtml"),_a(c,pl(m)?m:[m],e,n,o,s,r,l,r?r[0]:n.__k&&bn(n,0),i,a),r&&r.some(Rn)),i&&T!="textarea"||(u="value",T=="progress"&&k==null?t.removeAttribute(u):k==null||k===t[u]&&(T!="progress"||k)||Ls(t,u,k,b[u],s),u="checked",y!=null&&y!=t[u]&&Ls(t,u,y,b[u],s))}else b===M||i&&t.data==M||(t.data=M);return t}function _l(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(s){ft.__e(s,n)}}function gl(t,e,n){var o,s,r,l;if(ft.unmount&&ft.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||_l(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){ft.__e(i,e)}o.__P=o.__n=null}if(o=t.__k)for(l=0;l<o.length;l++)o[l]&&gl(o[l],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(s=Ws(o,r=[]))&&(o==t.__e&&r.some(Rn),Rn(s),Rn(o)),n||Rn(t.__e),t.__e=t.__c=t.__=null}function Bh(t,e,n){return this.constructor(t,n)}function $a(t,e){var n,o,s,r;ft.__&&ft.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=Qo(zn,{children:[t]}),s=[],r=[],dl(e,e.__k,o||Ns,Ns,e.namespaceURI,o?null:e.firstChild?ml.call(e.childNodes):null,s,o?o.__e:e.firstChild,n,r),ba(s,e.__k,r),e.__k.props.children=null}ft={__e:function(t,e,n,o){for(var s,r,l;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((l=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(t)),s.componentDidCatch&&(s.componentDidCatch(t,o||{}),l=1),l&&8&s.__g)return void(s.__g|=2)}catch(i){t=i}}throw Ds=0,t}},fa=0,fl=function(t){return t!=null&&t.constructor===Xo},ko.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=Fn({},this.state)),typeof t=="function"&&(t=t(Fn({},n),this.props)),t&&(Fn(n,t),this.__v&&(e&&this.__k.push(e),ca(this)))},ko.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),ca(this))},ko.prototype.render=zn,wn=[],Ds=0,ha=function(t,e){return t.__v.__b-e.__v.__b},Us=Symbol(),pa=/(PointerCapture)$|Capture$/i,hl=0,ul={},Nh=0;var es,Rt,wl,ya,bl=Object.is,zs=0,Aa=[],$l=[],Lt=ft,ka=Lt.__b,va=Lt.__r,xa=Lt.diffed,Sa=Lt.__c,Ma=Lt.unmount,Ta=Lt.__;function kl(t,e){Lt.__h&&Lt.__h(Rt,t,zs||e),zs=0;var n=Rt.__H||(Rt.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function Mt(t){return zs=1,Vh(Oa,t)}function Vh(t,e,n){var o=kl(es++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):Oa(void 0,e),function(r){var l=(o.__N||o.__)[0],i=o.t(l,r);bl(l,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=Rt,!Rt.__f)){Rt.__f=!0;var s=Rt.shouldComponentUpdate;Rt.shouldComponentUpdate=function(r,l,i){var a=this.__H;if(!a)return!0;var c=!1,u=this.props!=r;if(a.__.some(function(d){d.__N&&(c=!0,bl(d.__[0],d.__N[0])||(u=!0))}),s){var h=s.call(this,r,l,i);return c?h||u:h}return!c||u}}return o.__}function Pt(t,e){var n=kl(es++,3);!Lt.__s&&Pa(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,Rt.__H.__h.push(n))}function fe(t){return zs=5,Ft(function(){return{current:t}},[])}function Ft(t,e){var n=kl(es++,7);return Pa(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function jh(){var t;do{for(;t=$l.shift();)try{ts(t)}catch(n){Lt.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Aa.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(ts),e.__h.some(yl),e.__h=[]}catch(n){e.__h=[],Lt.__e(n,t.__v)}}}while($l.length)}Lt.__b=function(t){Rt=null,ka&&ka(t)},Lt.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Ta&&Ta(t,e)},Lt.__r=function(t){va&&va(t),es=0;var e=(Rt=t.__c).__H;e&&(wl==Rt?Rt.__h=[]:(e.__h.some(ts),e.__h.some(yl),es=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),wl=Rt},Lt.diffed=function(t){xa&&xa(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Ea(Aa.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),wl=Rt=null},Lt.__c=function(t,e){e.some(function(n){try{n.__h.some(ts),n.__h=n.__h.filter(function(o){return!o.__||yl(o)})}catch(o){n.__h=[function(){throw o}]}}),Sa&&Sa(t,e)},Lt.unmount=function(t){Ma&&Ma(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Ea($l.push(s))}else ts(s)}catch(r){e=r}}),o.__H=void 0,e&&Lt.__e(e,o.__v))};var Ca=typeof requestAnimationFrame=="function";function Kh(t){var e,n=function(){clearTimeout(o),Ca&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);Ca&&(e=requestAnimationFrame(n))}function Ea(t){t!=1&&ya==Lt.requestAnimationFrame||((ya=Lt.requestAnimationFrame)||Kh)(jh)}function ts(t){var e=Rt,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),Rt=e}function yl(t){var e=Rt;t.__c=t.__(),Rt=e}function Pa(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!bl(n,t[o])})}function Oa(t,e){return typeof e=="function"?e(t):e}var Gh=Symbol.for("preact-signals");function Bs(){if(cn>1)cn--;else{var t,e=!1;for((function(){var s=Is;for(Is=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var l=r.t;l!==void 0;l=l.x)l.i===s.i&&(l.i=r.i);s=s.o}})();os!==void 0;){var n=os;for(os=void 0,qs++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ua(n))try{n.c()}catch(s){e||(t=s,e=!0)}n=o}}if(qs=0,cn--,e)throw t}}function xl(t){if(cn>0)return t();vl=++Yh,cn++;try{return t()}finally{Bs()}}var ns,Tt=void 0;function ss(t){var e=Tt,n=ns;Tt=void 0,ns=void 0;try{return t()}finally{Tt=e,ns=n}}var os=void 0,cn=0,qs=0,Yh=0,vl=0,Is=void 0,Hs=0;function La(t){if(Tt!==void 0){var e=t.n;if(e===void 0||e.t!==Tt)return e={i:0,S:t,p:Tt.s,n:void 0,t:Tt,e:void 0,x:void 0,r:e},Tt.s!==void 0&&(Tt.s.n=e),Tt.s=e,t.n=e,32&Tt.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=Tt.s,e.n=void 0,Tt.s.n=e,Tt.s=e),e}}function zt(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}zt.prototype.brand=Gh;zt.prototype.h=function(){return!0};zt.prototype.S=function(t){var e=this,n=this.t;n!==t&&t.e===void 0&&(t.x=n,this.t=t,n!==void 0?n.e=t:ss(function(){var o;(o=e.W)==null||o.call(e)}))};zt.prototype.U=function(t){var e=this;if(this.t!==void 0){var n=t.e,o=t.x;n!==void 0&&(n.x=o,t.e=void 0),o!==void 0&&(o.e=n,t.x=void 0),t===this.t&&(this.t=o,o===void 0&&ss(function(){var s;(s=e.Z)==null||s.call(e)}))}};zt.prototype.subscribe=function(t){var e=this;return $e(function(){var n=e.value;ss(function(){return t(n)})},{name:"sub"})};zt.prototype.valueOf=function(){return this.value};zt.prototype.toString=function(){return this.value+""};zt.prototype.toJSON=function(){return this.value};zt.prototype.peek=function(){var t=this;return ss(function(){return t.value})};Object.defineProperty(zt.prototype,"value",{get:function(){var t=La(this);return t!==void 0&&(t.i=this.i),this.v},set:function(t){if(t!==this.v){if(qs>100)throw new Error("Cycle detected");(function(n){cn!==0&&qs===0&&n.l!==vl&&(n.l=vl,Is={S:n,v:n.v,i:n.i,o:Is})})(this),this.v=t,this.i++,Hs++,cn++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Bs()}}}});function qt(t,e){return new zt(t,e)}function Ua(t){for(var e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Wa(t){for(var e=t.s;e!==void 0;e=e.n){var n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Da(t){for(var e=t.s,n=void 0;e!==void 0;){var o=e.p;e.i===-1?(e.S.U(e),o!==void 0&&(o.n=e.n),e.n!==void 0&&(e.n.p=o)):n=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=o}t.s=n}function qn(t,e){zt.call(this,void 0,e),this.x=t,this.s=void 0,this.g=Hs-1,this.f=4}qn.prototype=new zt;qn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Hs))return!0;if(this.g=Hs,this.f|=1,this.i>0&&!Ua(this))return this.f&=-2,!0;var t=Tt;try{Wa(this),Tt=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Tt=t,Da(this),this.f&=-2,!0};qn.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}zt.prototype.S.call(this,t)};qn.prototype.U=function(t){if(this.t!==void 0&&(zt.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};qn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(qn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var t=La(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function vo(t,e){return new qn(t,e)}function Na(t){var e=t.j;if(t.j=void 0,typeof e=="function"){cn++;var n=Tt;Tt=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,Sl(t),o}finally{Tt=n,Bs()}}}function Sl(t){for(var e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Na(t)}function Jh(t){if(Tt!==this)throw new Error("Out-of-order effect");Da(this),Tt=t,this.f&=-2;try{8&this.f&&Sl(this)}finally{Bs()}}function xo(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,ns&&ns.push(this)}xo.prototype.c=function(){var t=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};xo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Na(this),Wa(this),cn++;var t=Tt;return Tt=this,Jh.bind(this,t)};xo.prototype.N=function(){2&this.f||(this.f|=2,this.u=os,os=this)};xo.prototype.d=function(){this.f|=8,1&this.f||Sl(this)};xo.prototype.dispose=function(){this.d()};function $e(t,e){var n=new xo(t,e);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Ra,js,Vs,Zh=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Fa=[];$e(function(){Ra=this.N})();function So(t,e){ft[t]=e.bind(null,ft[t]||function(){})}function rs(t){if(Vs){var e=Vs;Vs=void 0,e()}Vs=t&&t.S()}function za(t){var e=this,n=t.data,o=Xh(n);o.name="ReactiveDom",o.value=n;var s=Ft(function(){for(var i=e,a=e.__v;a=a.__;)if(a.__c){a.__c.__$f|=4;break}var c=vo(function(){var m=o.value.value;return m===0?0:m===!0?"":m||""}),u=vo(function(){return!Array.isArray(c.value)&&!fl(c.value)}),h=$e(function(){if(this.N=qa,u.value){var m=c.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=m)}}),d=e.__$u.d;return e.__$u.d=function(){h(),d.call(this)},[u,c]},[]),r=s[0],l=s[1];return r.value?l.peek():l.value}za.displayName="ReactiveTextNode";Object.defineProperties(zt.prototype,{constructor:{configurable:!0,value:Fs(zn,null).constructor},type:{configurable:!0,value:za},props:{configurable:!0,get:function(){var t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});So("__b",function(t,e){if(rs(),js=void 0,typeof e.type=="string"){var n,o=e.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof zt&&(n||(e.__np=n={}),n[s]=r,o[s]=r.peek())}}t(e)});So("__r",function(t,e){if(t(e),e.type!==zn){rs();var n,o=e.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var l;return $e(function(){l=this},{name:r}),l.c=s,l})((function(s){return function(){var r;Zh&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),js=o,rs(n)}});So("__e",function(t,e,n,o){rs(),js=void 0,t(e,n,o)});So("diffed",function(t,e){rs(),js=void 0;var n;if(typeof e.type=="string"&&(n=e.__e)){var o=e.__np,s=e.props,r=n.U;if(r)for(var l in r){var i=r[l];i===void 0||o&&l in o||(i.d(),r[l]=void 0)}if(o){r||(r={},n.U=r);for(var a in o){var c=r[a],u=o[a];c===void 0?(c=Qh(n,a,u,s),r[a]=c):c.o(u,s)}}}t(e)});function Qh(t,e,n,o){var s=e in t&&t.ownerSVGElement===void 0,r=qt(n);return{o:function(l,i){r.value=l,o=i},d:$e(function(){this.N=qa;var l=r.value.value;o[e]!==l&&(o[e]=l,s?t[e]=l:l!=null&&(l!==!1||e[4]==="-")?t.setAttribute(e,l):t.removeAttribute(e))})}}So("unmount",function(t,e){if(typeof e.type=="string"){var n=e.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var l=e.__np;if(l){var i=e.props;for(var a in l)i[a]=l[a]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var u=c.__$u;u&&(c.__$u=void 0,u.d())}}t(e)});So("__h",function(t,e,n,o){o<3&&(e.__$f|=2),t(e,n,o)});ko.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in t)if(l!=="__source"&&t[l]!==this.props[l])return!0;for(var i in this.props)if(!(i in t))return!0;return!1};function Xh(t,e){return Ft(function(){return qt(t,e)},[])}var tp=function(t){queueMicrotask(function(){queueMicrotask(t)})};function ep(){xl(function(){for(var t;t=Fa.shift();)Ra.call(t)})}function qa(){Fa.push(this)===1&&(ft.requestAnimationFrame||tp)(ep)}var Ha=function(t,e,n,o){var s;e[0]=0;for(var r=1;r<e.length;r++){var l=e[r++],i=e[r]?(e[0]|=l?1:2,n[e[r++]]):e[++r];l===3?o[0]=i:l===4?o[1]=Object.assign(o[1]||{},i):l===5?(o[1]=o[1]||{})[e[++r]]=i:l===6?o[1][e[++r]]+=i+"":l?(s=t.apply(i,Ha(t,i,n,["",null])),o.push(s),i[0]?e[0]|=2:(e[r-2]=0,e[r]=s)):o.push(i)}return o},Ia=new Map;function Ba(t){var e=Ia.get(this);return e||(e=new Map,Ia.set(this,e)),(e=Ha(this,e.get(t)||(e.set(t,e=(function(n){for(var o,s,r=1,l="",i="",a=[0],c=function(d){r===1&&(d||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?a.push(0,d,l):r===3&&(d||l)?(a.push(3,d,l),r=2):r===2&&l==="..."&&d?a.push(4,d,0):r===2&&l&&!d?a.push(5,0,!0,l):r>=5&&((l||!d&&r===5)&&(a.push(r,0,l,s),r=6),d&&(a.push(r,d,0,s),r=6)),l=""},u=0;u<n.length;u++){u&&(r===1&&c(),c(u));for(var h=0;h<n[u].length;h++)o=n[u][h],r===1?o==="<"?(c(),a=[a],r=3):l+=o:r===4?l==="--"&&o===">"?(r=1,l=""):l=o+l[0]:i?o===i?i="":l+=o:o==='"'||o==="'"?i=o:o===">"?(c(),r=1):r&&(o==="="?(r=5,s=l,l=""):o==="/"&&(r<5||n[u][h+1]===">")?(c(),r===3&&(a=a[0]),r=a,(a=a[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(c(),r=2):l+=o),r===3&&l==="!--"&&(r=4,a=a[0])}return c(),a})(t)),e),arguments,[])).length>1?e:e[0]}var v=Ba.bind(Fs);var Va="fairground-theme",np=["auto","light","dark"];function op(){try{let t=localStorage.getItem(Va);return np.includes(t)?t:"auto"}catch{return"auto"}}var ls=qt(op()),In=qt(0);function ja(){let t=matchMedia("(prefers-color-scheme: dark)"),e=qt(t.matches);t.addEventListener("change",()=>{e.value=t.matches}),matchMedia("print").addEventListener("change",()=>{In.value+=1}),$e(()=>{let n=e.value?"dark":"light";document.documentElement.dataset.theme=ls.value==="auto"?n:ls.value;try{localStorage.setItem(Va,ls.value)}catch{}In.value=In.peek()+1})}function ee(t){return getComputedStyle(document.documentElement).getPropertyValue(`--${t}`).trim()}function Ka(){let t=e=>{ls.value=e.currentTarget.value};return v`<label class="theme"
    >Colours
    <select value=${ls.value} onChange=${t}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`}var Xe={story:null,scenario:"request-server",text:null,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{},kernel:"",settings:""}},sp=["scenario","machine","kernel","seed","duration"],is=2e5;function Ks(t){if([t.text,t.manifest,t.change.settings].some(s=>s?.length>is))return null;let n=new TextEncoder().encode(JSON.stringify(t)),o=Array.from(n,s=>String.fromCharCode(s)).join("");return btoa(o).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function Ga(t){let e=null;try{let r=atob(t.replace(/-/g,"+").replace(/_/g,"/")),l=Uint8Array.from(r,i=>i.charCodeAt(0));e=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(l))}catch{throw new Error("The link's end is no playground's: it may have been cut when it was copied.")}if(e===null||typeof e!="object")throw new Error("The link holds no scenario.");let n=Object.fromEntries(sp.map(r=>[r,Hn(e[r],Xe[r])])),o=e.change??{},s=Object.entries(o.knobs??{}).map(([r,l])=>[r,Hn(l,"")]);return{...n,story:Hn(e.story,null),text:Hn(e.text,null),manifest:Hn(e.manifest,null),change:{knobs:Object.fromEntries(s),kernel:Hn(o.kernel,""),settings:Hn(o.settings,"")}}}function Hn(t,e){if(t==null)return e;if(typeof t!="string")throw new Error(`The link has ${typeof t} for a text.`);if(t.length<=is)return t;throw new Error(`A text of the link has ${t.length} letters; at most ${is} are taken: open it as a file.`)}var Ya="engine.wasm.gz";async function rp(){let t=await fetch(Ya);if(!t.ok)throw new Error(`the server says ${t.status} of ${Ya}`);let e=await t.arrayBuffer(),[n,o]=new Uint8Array(e,0,2);if(n!==31||o!==139)return e;let s=new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"));return new Response(s).arrayBuffer()}var Ml=null;function Ja(){return Ml??=rp().then(t=>WebAssembly.compile(t)).catch(t=>{throw Ml=null,t}),Ml}function Mo(){let t=null,e=null,n=null,o=0;function s(a){let c=e;e=null,c?.resolve(a),i()}function r(a){t?.terminate(),t=null,s({kind:"stopped",message:`The engine can't be loaded: ${a}.`})}async function l(){let a=new Worker("worker.js");t=a,a.addEventListener("message",({data:c})=>{e?.number===c.number&&s(c.answer)});for(let c of["error","messageerror"])a.addEventListener(c,u=>{u.preventDefault(),t===a&&r(u.message||"its worker has ended")});return a.postMessage({module:await Ja()}),a}async function i(){if(e||!n)return;let a=n;e=a,n=null;try{let c=t??await l();e===a&&c.postMessage({number:a.number,question:a.question})}catch(c){e===a&&r(c.message)}}return{ask(a){return new Promise(c=>{n?.resolve(null),o+=1,n={number:o,question:a,resolve:c},i()})},stop(){if(!e)return;t?.terminate(),t=null;let a=[e,n];e=null,n=null,a.forEach(c=>c?.resolve(null))}}}var lp=[36e5,6e5,12e4,6e4,2e4,1e4,5e3,2e3,1e3,500,200,100,50,20],ip=45,ap=8e3,cp=2.6,up=12,fp=.8,Tl=200,hp=.3,pp=8;function Cl(){let t=new Map,e=null,n=Tl;function o(){let r=[...t].sort(([h],[d])=>h-d),[[l,i],[a,c]]=[r[0],r[r.length-1]];if(l===a)return{fixed:0,rate:c/a};let u=Math.max((c-i)/(a-l),1e-9);return{fixed:Math.max(0,i-u*l),rate:u}}function s(r,l){if(e===null)return Tl;let{fixed:i,rate:a}=o(),c=Math.max(r-i,r/2),u=h=>a*h<=c&&h<=l*n;return u(e)?null:lp.find(h=>h<e&&u(h))??10}return{note({ran:r,all:l,took:i}){let a=Math.max(r,.001),c=t.get(a)??i;e=l,n=a;for(let[u,h]of t)u<a&&t.set(u,Math.min(h,i)),u>a&&t.set(u,Math.max(i,fp*h));t.set(a,i<c?i:c+hp*(i-c)),t.size>pp&&t.delete(t.keys().next().value)},forget(){t.clear(),e=null,n=Tl},drag:()=>s(ip,cp),rest:()=>s(ap,up)}}function Bn({run:t,whole_ns:e}){return t.duration_ns<e&&t.simulated_ns>=t.duration_ns}function To(t,e){return`limit:${t}:${e}`}function Vn({path:t,quota_ns:e,period_ns:n,burst_ns:o},s){let r=m=>{let w=s[To(t,m)];return w===void 0?null:Number(w)},[l,i,a]=["quota","period","burst"].map(r),c=i===null?n/1e3:Math.round(i*1e3),u=l??e/n,h=Math.max(1e3,Math.round(u*c)),d=a===null?o/1e3:Math.round(a*1e3);return{quota_us:h,period_us:c,burst_us:Math.min(d,h)}}function Za(t){return 1e3/t}function Qa(t,e){let{path:n}=t,{quota_us:o,period_us:s,burst_us:r}=Vn(t,e);return[...["quota","period"].some(i=>e[To(n,i)]!==void 0)?[`${n}=cpu.max=${o} ${s}`]:[],...r===t.burst_ns/1e3?[]:[`${n}=cpu.max.burst=${r}`]]}var mp="scenario.toml",Gs="limits.yaml";function dp(t){let e=t.trim();return e!==""&&!e.includes(`
`)&&!/^[[{#]/.test(e)&&!/^[\w."-]+\s*=/.test(e)}function Xa(t){return/^(apiVersion|kind|services)\s*:/m.test(t)}function _p(t){return/^\s*(\{|\/\*|\/\/)/.test(t)}function Co(t){let e={},n=t.scenario;return t.text!==null&&(dp(t.text)?n=t.text.trim():(n=_p(t.text)?"workload.json":mp,e[n]=t.text)),t.manifest&&(e[Gs]=t.manifest),{scenario:n,files:e}}function gp(t){return t.split(`
`).map(n=>n.trim()).filter(Boolean).map(n=>{let o=n.indexOf("=");return o<0?[n,""]:[n.slice(0,o).trim(),n.slice(o+1).trim()]})}function tc(t,e,n){let o={set:[],limit:[]},{change:s}=t;t.machine&&(o.machine=t.machine);let r=e&&s.kernel||t.kernel;if(r&&(o.kernel=r),t.seed.trim()){let l=Number(t.seed);Number.isSafeInteger(l)&&l>=0?o.seed=l:o.set.push(["seed",t.seed.trim()])}if(t.duration.trim()&&(o.duration=t.duration.trim()),t.manifest&&(o.limits=[Gs]),e){for(let[l,i]of Object.entries(s.knobs))l.startsWith("set:")&&o.set.push([l.slice(4),i]);o.set.push(...gp(s.settings)),o.limit.push(...n.flatMap(l=>Qa(l,s.knobs)))}return o}function Eo({change:t}){let{knobs:e,kernel:n,settings:o}=t;return Object.keys(e).length>0||n!==""||o.trim()!==""}function El(t,e,n,o){let{scenario:s,files:r}=Co(t),l={name:e?"B: the change":"A: as it is",scenario:s,files:r,overrides:tc(t,e,n),worlds:2};return o!==null&&(l.longest_ms=o),{play:l}}function wp(t){return/^[\w./:=,%+@^-]+$/.test(t)?t:`'${t.replaceAll("'","'\\''")}'`}function Al(t,e,n){let{scenario:o,files:s}=Co(t),r=tc(t,e,n),l=["fairground","run",o],i=(a,c)=>c!==void 0&&l.push(a,String(c));return i("--machine",r.machine),i("--kernel",r.kernel),i("--seed",r.seed),i("--duration",r.duration),(r.limits??[]).forEach(a=>i("--limits",a)),r.set.forEach(([a,c])=>i("--set",`${a}=${c}`)),r.limit.forEach(a=>i("--limit",a)),{command:l.map(wp).join(" "),files:s}}var ec="fairground.play/1",bp=250,$p=4,yp=6;function nc(){let t=qt(Xe),e=qt(null),n=qt(null),o=[Cl(),Cl()],s=[Mo(),Mo()],r=[Mo(),Mo()],l=new Map,i=0,a=0;async function c(b,M,T){let L=M===0?JSON.stringify(T):null;if(L&&l.has(L))return l.get(L);let A=await b[M].ask(T);if(A?.ok){let{schema:j,whole_ns:z,run:G}=A.ok;if(j!==ec)return kp(j);let q=G.simulated_ns/1e6;o[M].note({ran:q,all:z/1e6,took:A.took_ms}),L&&l.set(L,A),l.size>yp&&l.delete(l.keys().next().value)}return A}function u(b,M){let L=o.slice(0,M?2:1).map(A=>A[b]()).filter(A=>A!==null);return L.length>0?Math.min(...L):null}async function h(b,M=0){i+=1;let T=i,L=t.peek(),A=Eo(L),j=b==="rest"?r:s,z=performance.now();n.value={since:z,kind:b};let G=L.story?null:u(b,A),q=w(L),P=c(j,0,El(L,!1,[],G)),K=q??(await P)?.ok?.knobs.limits,U=A&&K&&c(j,1,El(L,!0,K,G)),[Y,I]=[await P,U?await U:void 0];Y?.ok&&k(L,Y.ok.knobs.limits);let et=T===i;if(et&&(n.value=null),Y===null||I===null)return;let H=et||b==="drag"&&m(L)===m(t.peek()),Xt=performance.now()-z;if(H&&(e.value={a:Y,b:I,length:G,kind:b,state:L,took_ms:Xt}),!et)return;let _t=u("rest",A);[Y,I].some(X=>X?.ok&&Bn(X.ok))&&(_t===null||_t>G)&&M<$p&&y(b==="rest"?0:bp,M+1)}let d={key:null,limits:null},m=b=>JSON.stringify([Co(b),b.machine,b.kernel]),w=b=>d.key===m(b)?d.limits:null,k=(b,M)=>{d={key:m(b),limits:M}};function y(b,M){clearTimeout(a),a=setTimeout(()=>h("rest",M),b)}function S(){clearTimeout(a),r.forEach(b=>b.stop()),h("drag")}return{state:t,result:e,busy:n,limits:vo(()=>e.value?.a.ok?.knobs.limits??[]),set(b,M=!1){t.value={...t.peek(),...b},M&&o.forEach(T=>T.forget()),S()},stop(){i+=1,clearTimeout(a),[...s,...r].forEach(b=>b.stop()),n.value=null},link(){let b=Ks(t.peek());return b===null?null:`${location.href.split("#")[0]}#${b}`},read:b=>Ga(b)}}function kp(t){return{kind:"stopped",message:`This page draws ${ec}; its engine says ${t}. Load the page anew.`}}function oc(){let t=Mo(),e=Promise.resolve();return n=>(e=e.then(()=>t.ask(n)),e)}function nt(t){let e=Math.abs(t);return e>=1e9?`${ht(t/1e9)} s`:e>=1e6?`${ht(t/1e6)} ms`:e>=1e3?`${ht(t/1e3)} us`:`${ht(t)} ns`}function jn(t,e=1e9){let n=Math.min(9,Math.max(1,Math.ceil(11-Math.log10(Math.max(e,1)))));return`${(t/1e9).toFixed(n)} s`}function he(t){return(t/1e6).toFixed(3)}function $n(t){return ht(t/1e3)}function ne(t,e=1){return`${(100*t).toFixed(e)} %`}function ht(t){if(!Number.isFinite(t))return"-";let e=Math.abs(t);return e>=100||Number.isInteger(t)?t.toFixed(0):t.toFixed(e>=10?1:2)}var vp=new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]","g");function N(t){return String(t).replace(vp,"\uFFFD")}function Ao(t,e){let n=Array.from(N(t));if(n.length<=e)return n.join("");let o=Math.min(6,Math.floor(e/2));return`${n.slice(0,e-o-1).join("")}\u2026${n.slice(-o).join("")}`}function pe({caption:t,columns:e,rows:n,selected:o}){let s=e.map((u,h)=>h===0||n.some(d=>Tp(d[h]))),r=u=>s[u]?"words":"number",l=(u,h)=>{let d=u?.node??v`<bdi>${N(Ys(u))}</bdi>`,m=u?.className??r(h)+xp(u);return h===0?v`<th scope="row" class="words">${d}</th>`:v`<td class=${m} style=${Mp(u)}>${d}</td>`},i=(u,h)=>v`<th scope="col" class=${r(h)}><bdi>${N(u)}</bdi></th>`,[a,c]=Sp();return v`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${N(t)}</bdi></strong>
      <${Js} what=${t} text=${()=>Cp(e,n)} />
      ${c&&v`<span class="note">There is more to the right: scroll the table.</span>`}
    </div>
    <div class="scroll" ref=${a} tabindex="0" role="region" aria-label=${N(t)}>
      <table aria-label=${N(t)}>
        <thead>
          <tr>
            ${e.map(i)}
          </tr>
        </thead>
        <tbody>
          ${n.map((u,h)=>v`<tr class=${h===o?"selected":""}>
              ${u.map(l)}
            </tr>`)}
        </tbody>
      </table>
    </div>
  </div>`}function xp(t){return/^\S{1,40}$/.test(Ys(t))?" name":""}function Sp(){let t=fe(null),[e,n]=Mt(!1);return Pt(()=>{let o=t.current,s=new ResizeObserver(()=>n(o.scrollWidth>o.clientWidth+1));return s.observe(o),s.observe(o.firstElementChild),()=>s.disconnect()},[]),[t,e]}function Mp(t){return typeof t?.level=="number"?{"--level":`${Math.round(60*t.level)}%`}:{}}function Tp(t){return!!t?.node||!/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(Ys(t))}function Ys(t){return t==null?"-":String(t.text??t)}function Cp(t,e){let n=o=>{let s=N(Ys(o)).replace(/\t/g," ");return/^[=+@]/.test(s)?`'${s}`:s};return[t,...e].map(o=>o.map(n).join("	")).join(`
`)}function Js({what:t,text:e}){let[n,o]=Mt("Copy");return v`<button type="button" class="copy" onClick=${async()=>{o(await Ep(e())?"Copied":"Not allowed here"),setTimeout(()=>o("Copy"),2e3)}}>
    ${n}<span class="unseen"> ${N(t)}</span>
  </button>`}async function Ep(t){try{return await navigator.clipboard.writeText(t),!0}catch{return Ap(t)}}function Ap(t){let e=document.createElement("textarea");e.value=t,document.body.append(e),e.select();let n=document.execCommand("copy");return e.remove(),n}function Zs({caption:t,columns:e,rows:n}){let[o,s]=Mt(!1);return v`<details class="numbers" onToggle=${l=>s(l.currentTarget.open)}>
    <summary>Numbers: <bdi>${N(t)}</bdi></summary>
    ${o&&v`<${pe} caption=${t} columns=${e} rows=${n()} />`}
  </details>`}function sc({name:t,text:e}){let n=e.split(`
`).map(N).join(`
`);return v`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${N(t)}</bdi></strong>
      <${Js} what=${t} text=${()=>e} />
    </div>
    <pre class="scroll" tabindex="0" role="region" aria-label=${N(t)}>${n}</pre>
  </div>`}function rc({play:t}){let e=t.state.value,n=t.result.value,o=t.limits.value,s=Eo(e)?[!1,!0]:[!1],{files:r}=Al(e,!1,o),l=i=>{let{command:a}=Al(e,i,o),c=(i?n?.b:n?.a)?.ok;return v`<${lc} name=${i?"World B":"World A"} text=${a} />
      <${Op} answer=${c} isNow=${n?.state===e} />`};return v`<section>
    <h2>Take it with you</h2>
    <${Pp} link=${t.link()} />
    ${s.map(l)}
    ${Object.entries(r).map(([i,a])=>v`<${Lp} ...${{name:i,text:a}} />`)}
    ${Object.keys(r).length>0&&v`<p class="note">Save the files beside each other, and run the commands there.</p>`}
  </section>`}function Pp({link:t}){return t!==null?v`<${lc} name="Link with all of it" text=${t} />`:v`<p class="caution" role="note">
    There is no link: it holds texts of at most ${is} letters. The files below have all.
  </p>`}function Op({answer:t,isNow:e}){return e?t?Bn(t)?v`<p class="note">The page shows a part of this run; the command runs all of it.</p>`:v`<p class="note">It gives this very run: digest ${t.run.digest}.</p>`:null:v`<p class="note">The page does not show this run yet.</p>`}function lc({name:t,text:e}){return v`<div class="table">
    <div class="head">
      <strong aria-hidden="true">${t}</strong>
      <${Js} what=${t} text=${()=>e} />
    </div>
    <pre class="scroll line" tabindex="0" role="region" aria-label=${t}>${N(e)}</pre>
  </div>`}function Lp({name:t,text:e}){let[n,o]=Mt("");return Pt(()=>{let s=URL.createObjectURL(new Blob([e],{type:"text/plain"}));return o(s),()=>URL.revokeObjectURL(s)},[e]),v`<p><a class="file" href=${n} download=${t}>Save ${t}</a></p>`}function yn({id:t,label:e,usual:n,value:o,items:s,choose:r}){let l=s.find(i=>i.name===o)?.says;return v`<div class="field">
    <label for=${t}>${e}</label>
    <select id=${t} value=${o} onChange=${i=>r(i.currentTarget.value)}>
      ${n!==void 0&&v`<option value="">${n}</option>`}
      ${s.map(({name:i})=>v`<option value=${i}>${N(i)}</option>`)}
    </select>
    ${l&&v`<p class="note">${N(l)}</p>`}
  </div>`}function Pl({id:t,label:e,value:n,placeholder:o,choose:s}){return v`<div class="field small">
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
  </div>`}function as({id:t,label:e,value:n,rows:o,placeholder:s,choose:r,fault:l,place:i}){let[a,c]=Mt(n);return Pt(()=>c(n),[n]),Pt(()=>{if(a===n)return;let u=setTimeout(()=>r(a)===!1&&c(n),400);return()=>clearTimeout(u)},[a]),v`<div class="field">
    <label for=${t}>${e}</label>
    <textarea
      id=${t}
      rows=${o}
      spellcheck="false"
      autocapitalize="off"
      placeholder=${s}
      value=${a}
      aria-invalid=${l?"true":"false"}
      onInput=${u=>c(u.currentTarget.value)}
    ></textarea>
    <${Qs} fault=${l} place=${i} />
  </div>`}function Qs({fault:t,place:e}){if(!t)return null;let{box:n=null,line:o=0}=e??{},s=()=>{let l=document.getElementById(n),a=l.value.split(`
`).slice(0,o-1).join(`
`).length+(o>1?1:0),c=l.value.indexOf(`
`,a),u=l.closest("details");u&&(u.open=!0),l.focus(),l.setSelectionRange(a,c<0?l.value.length:c)},r=t.split(`
`).map(N).join(`
`);return v`<div class="fault" role="alert">
    <pre tabindex="0" aria-label="What is wrong">${r}</pre>
    ${n&&v`<button type="button" onClick=${s}>Go to line ${o}</button>`}
  </div>`}var Xs=["threads","rate","rps","service","slice","burst","period","run","groups"],Up=["duration","runtime","timeout","seed"],Ol=[5,10,20,25,50,100,200,250,500,1e3],Ll=80,ic=4;function kn(t){return String(Number(t.toPrecision(3)))}function ac(t){let e=/^((?:exp|poisson):)?(\d+(?:\.\d+)?)(ns|us|ms|s|\/s|%)?$/.exec(t.trim());if(!e)return null;let[,n="",o,s=""]=e;return Number(o)>0?{before:n,number:Number(o),unit:s}:null}function cc(t,e){return e===""&&Number.isInteger(t)?{min:1,max:Math.max(4*t,16),to:s=>s,from:s=>s}:{min:0,max:Ll,to:s=>Number(kn(t/4*16**(s/Ll))),from:s=>Math.round(Ll*Math.log(s/(t/4))/Math.log(16))}}function Wp(t,e){let{path:n,quota_ns:o,period_ns:s,burst_ns:r}=t,l=o/s,i=Math.min(Math.max(2*l,2),Math.max(e,l)),a=s/1e6,c=Ol.includes(a)?Ol:[...Ol,a].sort((u,h)=>u-h);return[{key:To(n,"quota"),label:`quota of ${n}`,base:kn(l),min:1,max:100,now:u=>{let{quota_us:h,period_us:d}=Vn(t,u);return kn(h/d)},to:(u,h)=>{let d=Math.max(.05,Za(Vn(t,h).period_us));return kn(Math.max(d,u*i/100))},from:u=>Math.round(100*u/i),read:u=>`${ht(Number(u))} CPUs`},{key:To(n,"period"),label:`period of ${n}`,base:kn(a),min:0,max:c.length-1,to:u=>String(c[u]),from:u=>Math.max(0,c.indexOf(Number(u))),read:u=>`${u} ms`},{key:To(n,"burst"),label:`burst of ${n}`,base:kn(r/1e6),min:0,max:100,now:u=>kn(Vn(t,u).burst_us/1e3),to:(u,h)=>kn(u*Vn(t,h).quota_us/1e5),from:(u,h)=>Math.round(1e5*u/Vn(t,h).quota_us),read:u=>`${ht(Number(u))} ms`}]}function Dp({key:t,of:e,name:n,value:o}){let s=ac(o);if(!s)return null;let{before:r,unit:l}=s,i=cc(s.number,l),a=l===""||l==="/s";return{key:`set:${t}`,name:n,label:`${n} of ${e}`,base:o.trim(),...i,to:c=>`${r}${i.to(c)}${l}`,from:c=>i.from(ac(c)?.number??s.number),read:c=>a?c:c.replace(/(\d)([a-z]+)$/,"$1 $2")}}function Np({kernel:t}){let e=t.answers.pick==="eligible-deadline",n=e?"base_slice_ns":"min_granularity_ns",o=t.knobs[n];if(!o)return null;let s=cc(o/1e6,"ms");return{key:`set:${n}`,label:e?"base slice":"minimum granularity",base:String(o),...s,to:r=>String(Math.round(s.to(r)*1e6)),from:r=>s.from(Number(r)/1e6),read:r=>`${ht(Number(r)/1e6)} ms`}}function uc({knobs:t,run:e}){let n=e.machine.cpus,o=t.limits.slice(0,ic).flatMap(h=>Wp(h,n)),s=t.settings.filter(({name:h})=>!Up.includes(h)).map(Dp),r=({name:h})=>Xs.includes(h)?Xs.indexOf(h):Xs.length,l=s.filter(Boolean).sort((h,d)=>r(h)-r(d)),i=Np(e),a=l.filter(h=>r(h)<Xs.length).slice(0,6),c=l.filter(h=>!a.includes(h)),u=Math.max(0,t.limits.length-ic);return{first:[...o,...a,...i?[i]:[]],more:c,leftOut:u}}function fc({knob:t,knobs:e,turn:n}){let o=e[t.key],s=`knob-${t.key}`,r=c=>{let u=t.to(Number(c.currentTarget.value),e);n(t.key,u===t.base?null:u)},l=o!==void 0,i=t.now?.(e)??o??t.base,a=i!==t.base;return v`<div class=${l||a?"knob changed":"knob"}>
    <label for=${s}><bdi>${N(t.label)}</bdi></label>
    <output for=${s}>
      ${a&&v`<s>${N(t.read(t.base))}</s>${" "}`}${N(t.read(i))}
    </output>
    <input
      id=${s}
      type="range"
      min=${t.min}
      max=${t.max}
      step="1"
      value=${t.from(i,e)}
      aria-valuetext=${N(t.read(i))}
      onInput=${r}
    />
    <button
      type="button"
      class="back"
      disabled=${!l}
      onClick=${()=>n(t.key,null)}
      aria-label=${`${N(t.label)}: as it is`}
    >
      ↺
    </button>
  </div>`}function tr(t,e){let n={box:null,line:0},[,o,s]=/^ *--> (.+?):(\d+)(?::\d+)?$/m.exec(t??"")??[];return o===void 0?n:o===Gs?{box:"manifest",line:Number(s)}:o==="--set"?Fp(t,e.change.settings)??n:Rp(o,e)?{box:"text",line:Number(s)}:n}function Rp(t,e){return e.text===null?t.endsWith(`/${e.scenario}.toml`):t==="the command"||t in Co(e).files}function Fp(t,e){let[,n]=/^ *1 \| (.*)$/m.exec(t)??[],o=r=>r.replace(/\s*=\s*/,"=").trim(),s=e.split(`
`).findIndex(r=>o(r)===n?.trim());return s<0?null:{box:"settings",line:s+1}}function hc({play:t,shelves:e,fault:n}){let o=t.state.value,{change:s}=o,r=k=>t.set({change:{...t.state.peek().change,...k}}),l=(k,y)=>{let{[k]:S,...b}=t.state.peek().change.knobs;r({knobs:y===null?b:{...b,[k]:y}})},i=t.result.value?.a?.ok,{first:a,more:c,leftOut:u}=i?uc(i):{first:[],more:[],leftOut:0},h=e.stories.find(k=>k.id===o.story),d=({key:k})=>h.knobs.includes(k),m=h?[...a,...c].filter(d):a,w=k=>v`<${fc} key=${k.key} knob=${k} knobs=${s.knobs} turn=${l} />`;return v`<section aria-label="The change">
    <h2>World B: the change</h2>
    <p class="note">Drag a number. World A stays as it is; both have the same seed.</p>
    ${h?.choices?.map(k=>v`<${zp} ...${{one:k,change:s,turn:l}} />`)}
    ${m.map(w)}
    ${u>0&&!h&&v`<p class="note">
      ${u} more ${u===1?"group has a limit":"groups have limits"}: change them in
      the scenario's text.
    </p>`}
    ${c.length>0&&!h&&v`<details>
      <summary>More numbers of the workload</summary>
      ${c.map(w)}
    </details>`}
    <${yn}
      id="kernel-b"
      label="Kernel of B"
      usual="the same"
      value=${s.kernel}
      items=${e.kernels}
      choose=${k=>r({kernel:k})}
    />
    <details open=${s.settings!==""||!!n}>
      <summary>Any setting</summary>
      <${as}
        id="settings"
        label="KEY=VALUE, one a line, as --set takes them: turn=quantum"
        rows="3"
        value=${s.settings}
        choose=${k=>r({settings:k})}
        fault=${n}
        place=${tr(n,o)}
      />
    </details>
    <button type="button" disabled=${!Eo(o)} onClick=${()=>r(Xe.change)}>
      Take all changes back
    </button>
  </section>`}function zp({one:t,change:e,turn:n}){let o=`set:${t.key}`,s=t.answers.map(([r,l])=>({name:r,says:l}));return v`<${yn}
    id=${`choice-${t.key}`}
    label=${t.label}
    value=${e.knobs[o]??t.usual}
    items=${s}
    choose=${r=>n(o,r===t.usual?null:r)}
  />`}function pc(t){let e=o=>o&&!o.ok&&o.kind!=="stopped"?o.message:null,n=e(t?.a);return[n,n?null:e(t?.b)]}function mc({play:t,shelves:e}){let[,n]=pc(t.result.value),o=v`<${hc} key="change" ...${{play:t,shelves:e,fault:n}} />`,s=v`<${qp} key="scenario" ...${{play:t,shelves:e}} />`;return t.state.value.story?[o,s]:[s,o]}function qp({play:t,shelves:e}){let n=t.state.value,[o]=pc(t.result.value),s=tr(o,n),r=s.box===null&&/ --> --/.test(o??""),l=s.box==="manifest"?"manifest":r?"choice":"text",i=m=>m===l?{fault:o,place:s}:{},a=m=>t.set({...m,story:null},!0),c=m=>a({scenario:m,text:null,machine:"",kernel:"",change:Xe.change}),u=m=>Xa(m)?(a({manifest:m}),!1):a({text:m}),h=(m,w)=>a(w==="limits"?{manifest:m}:{text:m}),d=n.text??e.texts[n.scenario]??"";return v`<section class="choose" aria-label="The world">
    <h2>The world</h2>
    <${yn}
      id="scenario"
      label="Workload"
      value=${n.text===null?n.scenario:""}
      usual=${n.text===null?void 0:"your own, below"}
      items=${e.scenarios}
      choose=${m=>m&&c(m)}
    />
    <${Ip} files=${e.files} take=${h} />
    <${yn}
      id="machine"
      label="Machine"
      usual="as the scenario says"
      value=${n.machine}
      items=${e.machines}
      choose=${m=>a({machine:m})}
    />
    <${yn}
      id="kernel"
      label="Kernel"
      usual="as the scenario says"
      value=${n.kernel}
      items=${e.kernels}
      choose=${m=>a({kernel:m})}
    />
    <div class="pair">
      <${Pl}
        id="seed"
        label="Seed"
        value=${n.seed}
        placeholder="of the scenario"
        choose=${m=>t.set({seed:m},!0)}
      />
      <${Pl}
        id="duration"
        label="Duration"
        value=${n.duration}
        placeholder="of the scenario"
        choose=${m=>a({duration:m})}
      />
    </div>
    <details open=${n.text!==null&&!n.story||!!i("text").fault}>
      <summary>Your own scenario</summary>
      <${as}
        id="text"
        label="A scenario (TOML), an rt-app workload (JSON), or a command: server --threads 8 …"
        rows="12"
        value=${d}
        choose=${u}
        ...${i("text")}
      />
    </details>
    <details open=${n.manifest!==null||!!i("manifest").fault}>
      <summary>Limits from a manifest</summary>
      <${as}
        id="manifest"
        label="A Kubernetes manifest or a compose file"
        rows="8"
        value=${n.manifest??""}
        placeholder="kubectl get deploy web -o yaml"
        choose=${m=>a({manifest:m.trim()===""?null:m})}
        ...${i("manifest")}
      />
    </details>
    <${Qs} ...${i("choice")} />
  </section>`}function Ip({files:t,take:e}){let[n,o]=Mt(null);if(t.length===0)return null;let s=async r=>{let{address:l,kind:i}=t.find(a=>a.name===r);try{let a=await fetch(l);if(!a.ok)throw new Error(`the server says ${a.status}`);e(await a.text(),i),o(null)}catch(a){o(`${r} can't be had: ${a.message}.
It may be gone or too large now, or the server has ended: load the page again.`)}};return v`<${yn}
      id="folder"
      label="From your folder"
      value=""
      usual="choose a file"
      items=${t}
      choose=${r=>r&&s(r)}
    />
    <${Qs} fault=${n} />`}var Hp="uplot",Bp="u-hz",Vp="u-vt",jp="u-title",Kp="u-wrap",Gp="u-under",Yp="u-over",Jp="u-axis",Yn="u-off",Zp="u-select",Qp="u-cursor-x",Xp="u-cursor-y",tm="u-cursor-pt",em="u-legend",nm="u-live",om="u-inline",sm="u-series",rm="u-marker",dc="u-label",lm="u-value",us="width",fs="height";var _c="bottom",Po="left",Ul="right",Zl="#000",gc=Zl+"0",Wl="mousemove",wc="mousedown",Dl="mouseup",bc="mouseenter",$c="mouseleave",yc="dblclick",im="resize",am="scroll",kc="change",rr="dppxchange",Ql="--",Ro=typeof window<"u",ql=Ro?document:null,Lo=Ro?window:null,cm=Ro?navigator:null,ct,er;function Il(){let t=devicePixelRatio;ct!=t&&(ct=t,er&&Bl(kc,er,Il),er=matchMedia(`(min-resolution: ${ct-.001}dppx) and (max-resolution: ${ct+.001}dppx)`),Jn(kc,er,Il),Lo.dispatchEvent(new CustomEvent(rr)))}function ye(t,e){if(e!=null){let n=t.classList;!n.contains(e)&&n.add(e)}}function Hl(t,e){let n=t.classList;n.contains(e)&&n.remove(e)}function vt(t,e,n){t.style[e]=n+"px"}function Ie(t,e,n,o){let s=ql.createElement(t);return e!=null&&ye(s,e),n?.insertBefore(s,o),s}function Pe(t,e){return Ie("div",t,e)}var vc=new WeakMap;function tn(t,e,n,o,s){let r="translate("+e+"px,"+n+"px)",l=vc.get(t);r!=l&&(t.style.transform=r,vc.set(t,r),e<0||n<0||e>o||n>s?ye(t,Yn):Hl(t,Yn))}var xc=new WeakMap;function Sc(t,e,n){let o=e+n,s=xc.get(t);o!=s&&(xc.set(t,o),t.style.background=e,t.style.borderColor=n)}var Mc=new WeakMap;function Tc(t,e,n,o){let s=e+""+n,r=Mc.get(t);s!=r&&(Mc.set(t,s),t.style.height=n+"px",t.style.width=e+"px",t.style.marginLeft=o?-e/2+"px":0,t.style.marginTop=o?-n/2+"px":0)}var Xl={passive:!0},um={...Xl,capture:!0};function Jn(t,e,n,o){e.addEventListener(t,n,o?um:Xl)}function Bl(t,e,n,o){e.removeEventListener(t,n,Xl)}Ro&&Il();function He(t,e,n,o){let s;n=n||0,o=o||e.length-1;let r=o<=2147483647;for(;o-n>1;)s=r?n+o>>1:ke((n+o)/2),e[s]<t?n=s:o=s;return t-e[n]<=e[o]-t?n:o}function eu(t){return(n,o,s)=>{let r=-1,l=-1;for(let i=o;i<=s;i++)if(t(n[i])){r=i;break}for(let i=s;i>=o;i--)if(t(n[i])){l=i;break}return[r,l]}}var nu=t=>t!=null,ou=t=>t!=null&&t>0,ar=eu(nu),fm=eu(ou);function hm(t,e,n,o=0,s=!1){let r=s?fm:ar,l=s?ou:nu;[e,n]=r(t,e,n);let i=t[e],a=t[e];if(e>-1)if(o==1)i=t[e],a=t[n];else if(o==-1)i=t[n],a=t[e];else for(let c=e;c<=n;c++){let u=t[c];l(u)&&(u<i?i=u:u>a&&(a=u))}return[i??gt,a??-gt]}function cr(t,e,n,o){let s=Ac(t),r=Ac(e);t==e&&(s==-1?(t*=n,e/=n):(t/=n,e*=n));let l=n==10?un:su,i=s==1?ke:Oe,a=r==1?Oe:ke,c=i(l(Ht(t))),u=a(l(Ht(e))),h=Uo(n,c),d=Uo(n,u);return n==10&&(c<0&&(h=wt(h,-c)),u<0&&(d=wt(d,-u))),o||n==2?(t=h*s,e=d*r):(t=au(t,h),e=ur(e,d)),[t,e]}function ti(t,e,n,o){let s=cr(t,e,n,o);return t==0&&(s[0]=0),e==0&&(s[1]=0),s}var ei=.1,Cc={mode:3,pad:ei},ps={pad:0,soft:null,mode:0},pm={min:ps,max:ps};function lr(t,e,n,o){return fr(n)?Ec(t,e,n):(ps.pad=n,ps.soft=o?0:null,ps.mode=o?3:0,Ec(t,e,pm))}function it(t,e){return t??e}function mm(t,e,n){for(e=it(e,0),n=it(n,t.length-1);e<=n;){if(t[e]!=null)return!0;e++}return!1}function Ec(t,e,n){let o=n.min,s=n.max,r=it(o.pad,0),l=it(s.pad,0),i=it(o.hard,-gt),a=it(s.hard,gt),c=it(o.soft,gt),u=it(s.soft,-gt),h=it(o.mode,0),d=it(s.mode,0),m=e-t,w=un(m),k=ae(Ht(t),Ht(e)),y=un(k),S=Ht(y-w);(m<1e-24||S>10)&&(m=0,(t==0||e==0)&&(m=1e-24,h==2&&c!=gt&&(r=0),d==2&&u!=-gt&&(l=0)));let b=m||k||1e3,M=un(b),T=Uo(10,ke(M)),L=b*(m==0?t==0?.1:1:r),A=wt(au(t-L,T/10),24),j=t>=c&&(h==1||h==3&&A<=c||h==2&&A>=c)?c:gt,z=ae(i,A<j&&t>=j?j:Be(j,A)),G=b*(m==0?e==0?.1:1:l),q=wt(ur(e+G,T/10),24),P=e<=u&&(d==1||d==3&&q>=u||d==2&&q<=u)?u:-gt,K=Be(a,q>P&&e<=P?P:ae(P,q));return z==K&&z==0&&(K=100),[z,K]}var dm=new Intl.NumberFormat(Ro?cm.language:"en-US"),ni=t=>dm.format(t),ve=Math,sr=ve.PI,Ht=ve.abs,ke=ve.floor,It=ve.round,Oe=ve.ceil,Be=ve.min,ae=ve.max,Uo=ve.pow,Ac=ve.sign,un=ve.log10,su=ve.log2,_m=(t,e=1)=>ve.sinh(t)*e,Nl=(t,e=1)=>ve.asinh(t/e),gt=1/0;function Pc(t){return(un((t^t>>31)-(t>>31))|0)+1}function Vl(t,e,n){return Be(ae(t,e),n)}function ru(t){return typeof t=="function"}function st(t){return ru(t)?t:()=>t}var gm=()=>{},lu=t=>t,iu=(t,e)=>e,wm=t=>null,Oc=t=>!0,Lc=(t,e)=>t==e,bm=/\.\d*?(?=9{6,}|0{6,})/gm,Zn=t=>{if(uu(t)||xn.has(t))return t;let e=`${t}`,n=e.match(bm);if(n==null)return t;let o=n[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Zn(s)}e${r}`}return wt(t,o)};function Kn(t,e){return Zn(wt(Zn(t/e))*e)}function ur(t,e){return Zn(Oe(Zn(t/e))*e)}function au(t,e){return Zn(ke(Zn(t/e))*e)}function wt(t,e=0){if(uu(t))return t;let n=10**e,o=t*n*(1+Number.EPSILON);return It(o)/n}var xn=new Map;function cu(t){return((""+t).split(".")[1]||"").length}function ds(t,e,n,o){let s=[],r=o.map(cu);for(let l=e;l<n;l++){let i=Ht(l),a=wt(Uo(t,l),i);for(let c=0;c<o.length;c++){let u=t==10?+`${o[c]}e${l}`:o[c]*a,h=(l>=0?0:i)+(l>=r[c]?0:r[c]),d=t==10?u:wt(u,h);s.push(d),xn.set(d,h)}}return s}var ms={},oi=[],Wo=[null,null],vn=Array.isArray,uu=Number.isInteger,$m=t=>t===void 0;function Uc(t){return typeof t=="string"}function fr(t){let e=!1;if(t!=null){let n=t.constructor;e=n==null||n==Object}return e}function ym(t){return t!=null&&typeof t=="object"}var km=Object.getPrototypeOf(Uint8Array),fu="__proto__";function Do(t,e=fr){let n;if(vn(t)){let o=t.find(s=>s!=null);if(vn(o)||e(o)){n=Array(t.length);for(let s=0;s<t.length;s++)n[s]=Do(t[s],e)}else n=t.slice()}else if(t instanceof km)n=t.slice();else if(e(t)){n={};for(let o in t)o!=fu&&(n[o]=Do(t[o],e))}else n=t;return n}function Ut(t){let e=arguments;for(let n=1;n<e.length;n++){let o=e[n];for(let s in o)s!=fu&&(fr(t[s])?Ut(t[s],Do(o[s])):t[s]=Do(o[s]))}return t}var vm=0,xm=1,Sm=2;function Mm(t,e,n){for(let o=0,s,r=-1;o<e.length;o++){let l=e[o];if(l>r){for(s=l-1;s>=0&&t[s]==null;)t[s--]=null;for(s=l+1;s<n&&t[s]==null;)t[r=s++]=null}}}function Tm(t,e){if(Am(t)){let l=t[0].slice();for(let i=1;i<t.length;i++)l.push(...t[i].slice(1));return Pm(l[0])||(l=Em(l)),l}let n=new Set;for(let l=0;l<t.length;l++){let a=t[l][0],c=a.length;for(let u=0;u<c;u++)n.add(a[u])}let o=[Array.from(n).sort((l,i)=>l-i)],s=o[0].length,r=new Map;for(let l=0;l<s;l++)r.set(o[0][l],l);for(let l=0;l<t.length;l++){let i=t[l],a=i[0];for(let c=1;c<i.length;c++){let u=i[c],h=Array(s).fill(void 0),d=e?e[l][c]:xm,m=[];for(let w=0;w<u.length;w++){let k=u[w],y=r.get(a[w]);k===null?d!=vm&&(h[y]=k,d==Sm&&m.push(y)):h[y]=k}Mm(h,m,s),o.push(h)}}return o}var Cm=typeof queueMicrotask>"u"?t=>Promise.resolve().then(t):queueMicrotask;function Em(t){let e=t[0],n=e.length,o=Array(n);for(let r=0;r<o.length;r++)o[r]=r;o.sort((r,l)=>e[r]-e[l]);let s=[];for(let r=0;r<t.length;r++){let l=t[r],i=Array(n);for(let a=0;a<n;a++)i[a]=l[o[a]];s.push(i)}return s}function Am(t){let e=t[0][0],n=e.length;for(let o=1;o<t.length;o++){let s=t[o][0];if(s.length!=n)return!1;if(s!=e){for(let r=0;r<n;r++)if(s[r]!=e[r])return!1}}return!0}function Pm(t,e=100){let n=t.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&t[o]==null;)o++;for(;s>=o&&t[s]==null;)s--;if(s<=o)return!0;let r=ae(1,ke((s-o+1)/e));for(let l=t[o],i=o+r;i<=s;i+=r){let a=t[i];if(a!=null){if(a<=l)return!1;l=a}}return!0}var hu=["January","February","March","April","May","June","July","August","September","October","November","December"],pu=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function mu(t){return t.slice(0,3)}var Om=pu.map(mu),Lm=hu.map(mu),Um={MMMM:hu,MMM:Lm,WWWW:pu,WWW:Om};function cs(t){return(t<10?"0":"")+t}function Wm(t){return(t<10?"00":t<100?"0":"")+t}var Dm={YYYY:t=>t.getFullYear(),YY:t=>(t.getFullYear()+"").slice(2),MMMM:(t,e)=>e.MMMM[t.getMonth()],MMM:(t,e)=>e.MMM[t.getMonth()],MM:t=>cs(t.getMonth()+1),M:t=>t.getMonth()+1,DD:t=>cs(t.getDate()),D:t=>t.getDate(),WWWW:(t,e)=>e.WWWW[t.getDay()],WWW:(t,e)=>e.WWW[t.getDay()],HH:t=>cs(t.getHours()),H:t=>t.getHours(),h:t=>{let e=t.getHours();return e==0?12:e>12?e-12:e},AA:t=>t.getHours()>=12?"PM":"AM",aa:t=>t.getHours()>=12?"pm":"am",a:t=>t.getHours()>=12?"p":"a",mm:t=>cs(t.getMinutes()),m:t=>t.getMinutes(),ss:t=>cs(t.getSeconds()),s:t=>t.getSeconds(),fff:t=>Wm(t.getMilliseconds())};function si(t,e){e=e||Um;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(t);)n.push(s[0][0]=="{"?Dm[s[1]]:s[0]);return r=>{let l="";for(let i=0;i<n.length;i++)l+=typeof n[i]=="string"?n[i]:n[i](r,e);return l}}var Nm=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Rm(t,e){let n;return e=="UTC"||e=="Etc/UTC"?n=new Date(+t+t.getTimezoneOffset()*6e4):e==Nm?n=t:(n=new Date(t.toLocaleString("en-US",{timeZone:e})),n.setMilliseconds(t.getMilliseconds())),n}var du=t=>t%1==0,ir=[1,2,2.5,5],Fm=ds(10,-32,0,ir),_u=ds(10,0,32,ir),zm=_u.filter(du),Gn=Fm.concat(_u),ri=`
`,gu="{YYYY}",Wc=ri+gu,wu="{M}/{D}",hs=ri+wu,nr=hs+"/{YY}",bu="{aa}",qm="{h}:{mm}",Oo=qm+bu,Dc=ri+Oo,Nc=":{ss}",pt=null;function $u(t){let e=t*1e3,n=e*60,o=n*60,s=o*24,r=s*30,l=s*365,a=(t==1?ds(10,0,3,ir).filter(du):ds(10,-3,0,ir)).concat([e,e*5,e*10,e*15,e*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),c=[[l,gu,pt,pt,pt,pt,pt,pt,1],[s*28,"{MMM}",Wc,pt,pt,pt,pt,pt,1],[s,wu,Wc,pt,pt,pt,pt,pt,1],[o,"{h}"+bu,nr,pt,hs,pt,pt,pt,1],[n,Oo,nr,pt,hs,pt,pt,pt,1],[e,Nc,nr+" "+Oo,pt,hs+" "+Oo,pt,Dc,pt,1],[t,Nc+".{fff}",nr+" "+Oo,pt,hs+" "+Oo,pt,Dc,pt,1]];function u(h){return(d,m,w,k,y,S)=>{let b=[],M=y>=l,T=y>=r&&y<l,L=h(w),A=wt(L*t,3),j=Rl(L.getFullYear(),M?0:L.getMonth(),T||M?1:L.getDate()),z=wt(j*t,3);if(T||M){let G=T?y/r:0,q=M?y/l:0,P=A==z?A:wt(Rl(j.getFullYear()+q,j.getMonth()+G,1)*t,3),K=new Date(It(P/t)),U=K.getFullYear(),Y=K.getMonth();for(let I=0;P<=k;I++){let et=Rl(U+q*I,Y+G*I,1),H=et-h(wt(et*t,3));P=wt((+et+H)*t,3),P<=k&&b.push(P)}}else{let G=y>=s?s:y,q=ke(w)-ke(A),P=z+q+ur(A-z,G);b.push(P);let K=h(P),U=K.getHours()+K.getMinutes()/n+K.getSeconds()/o,Y=y/o,I=d.axes[m]._space,et=S/I;for(;P=wt(P+y,t==1?0:3),!(P>k);)if(Y>1){let H=ke(wt(U+Y,6))%24,rt=h(P).getHours()-H;rt>1&&(rt=-1),P-=rt*o,U=(U+Y)%24;let mt=b[b.length-1];wt((P-mt)/y,3)*et>=.7&&b.push(P)}else b.push(P)}return b}}return[a,c,u]}var[Im,Hm,Bm]=$u(1),[Vm,jm,Km]=$u(.001);ds(2,-53,53,[1]);function Rc(t,e){return t.map(n=>n.map((o,s)=>s==0||s==8||o==null?o:e(s==1||n[8]==0?o:n[1]+o)))}function Fc(t,e){return(n,o,s,r,l)=>{let i=e.find(w=>l>=w[0])||e[e.length-1],a,c,u,h,d,m;return o.map(w=>{let k=t(w),y=k.getFullYear(),S=k.getMonth(),b=k.getDate(),M=k.getHours(),T=k.getMinutes(),L=k.getSeconds(),A=y!=a&&i[2]||S!=c&&i[3]||b!=u&&i[4]||M!=h&&i[5]||T!=d&&i[6]||L!=m&&i[7]||i[1];return a=y,c=S,u=b,h=M,d=T,m=L,A(k)})}}function Gm(t,e){let n=si(e);return(o,s,r,l,i)=>s.map(a=>n(t(a)))}function Rl(t,e,n){return new Date(t,e,n)}function zc(t,e){return e(t)}var Ym="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function qc(t,e){return(n,o,s,r)=>r==null?Ql:e(t(o))}function Jm(t,e){let n=t.series[e];return n.width?n.stroke(t,e):n.points.width?n.points.stroke(t,e):null}function Zm(t,e){return t.series[e].fill(t,e)}var Qm={show:!0,live:!0,isolate:!1,mount:gm,markers:{show:!0,width:2,stroke:Jm,fill:Zm,dash:"solid"},idx:null,idxs:null,values:[]};function Xm(t,e){let n=t.cursor.points,o=Pe(),s=n.size(t,e);vt(o,us,s),vt(o,fs,s);let r=s/-2;vt(o,"marginLeft",r),vt(o,"marginTop",r);let l=n.width(t,e,s);return l&&vt(o,"borderWidth",l),o}function td(t,e){let n=t.series[e].points;return n._fill||n._stroke}function ed(t,e){let n=t.series[e].points;return n._stroke||n._fill}function nd(t,e){return t.series[e].points.size}var Fl=[0,0];function od(t,e,n){return Fl[0]=e,Fl[1]=n,Fl}function or(t,e,n,o=!0){return s=>{s.button==0&&(!o||s.target==e)&&n(s)}}function zl(t,e,n,o=!0){return s=>{(!o||s.target==e)&&n(s)}}var sd={show:!0,x:!0,y:!0,lock:!1,move:od,points:{one:!1,show:Xm,size:nd,width:0,stroke:ed,fill:td},bind:{mousedown:or,mouseup:or,click:or,dblclick:or,mousemove:zl,mouseleave:zl,mouseenter:zl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(t,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(t,e,n,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},yu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},li=Ut({},yu,{filter:iu}),ku=Ut({},li,{size:10}),vu=Ut({},yu,{show:!1}),ii='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',xu="bold "+ii,Su=1.5,Ic={show:!0,scale:"x",stroke:Zl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:xu,side:2,grid:li,ticks:ku,border:vu,font:ii,lineGap:Su,rotate:0},rd="Value",ld="Time",Hc={show:!0,scale:"x",auto:!1,sorted:1,min:gt,max:-gt,idxs:[]};function id(t,e,n,o,s){return e.map(r=>r==null?"":ni(r))}function ad(t,e,n,o,s,r,l){let i=[],a=xn.get(s)||0;n=l?n:wt(ur(n,s),a);for(let c=n;c<=o;c=wt(c+s,a))i.push(Object.is(c,-0)?0:c);return i}function jl(t,e,n,o,s,r,l){let i=[],a=t.scales[t.axes[e].scale].log,c=a==10?un:su,u=ke(c(n));s=Uo(a,u),a==10&&(s=Gn[He(s,Gn)]);let h=n,d=s*a;a==10&&(d=Gn[He(d,Gn)]);do i.push(h),h=h+s,a==10&&!xn.has(h)&&(h=wt(h,xn.get(s))),h>=d&&(s=h,d=s*a,a==10&&(d=Gn[He(d,Gn)]));while(h<=o);return i}function cd(t,e,n,o,s,r,l){let a=t.scales[t.axes[e].scale].asinh,c=o>a?jl(t,e,ae(a,n),o,s):[a],u=o>=0&&n<=0?[0]:[];return(n<-a?jl(t,e,ae(a,-o),-n,s):[a]).reverse().map(d=>-d).concat(u,c)}var Mu=/./,ud=/[12357]/,fd=/[125]/,Bc=/1/,Kl=(t,e,n,o)=>t.map((s,r)=>e==4&&s==0||r%o==0&&n.test(s.toExponential()[s<0?1:0])?s:null);function hd(t,e,n,o,s){let r=t.axes[n],l=r.scale,i=t.scales[l],a=t.valToPos,c=r._space,u=a(10,l),h=a(9,l)-u>=c?Mu:a(7,l)-u>=c?ud:a(5,l)-u>=c?fd:Bc;if(h==Bc){let d=Ht(a(1,l)-u);if(d<c)return Kl(e.slice().reverse(),i.distr,h,Oe(c/d)).reverse()}return Kl(e,i.distr,h,1)}function pd(t,e,n,o,s){let r=t.axes[n],l=r.scale,i=r._space,a=t.valToPos,c=Ht(a(1,l)-a(2,l));return c<i?Kl(e.slice().reverse(),3,Mu,Oe(i/c)).reverse():e}function md(t,e,n,o){return o==null?Ql:e==null?"":ni(e)}var Vc={show:!0,scale:"y",stroke:Zl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:xu,side:3,grid:li,ticks:ku,border:vu,font:ii,lineGap:Su,rotate:0};function dd(t,e){let n=3+(t||1)*2;return wt(n*e,3)}function _d(t,e){let{scale:n,idxs:o}=t.series[0],s=t._data[0],r=t.valToPos(s[o[0]],n,!0),l=t.valToPos(s[o[1]],n,!0),i=Ht(l-r),a=t.series[e],c=i/(a.points.space*ct);return o[1]-o[0]<=c}var jc={scale:null,auto:!0,sorted:0,min:gt,max:-gt},Tu=(t,e,n,o,s)=>s,Kc={show:!0,auto:!0,sorted:0,gaps:Tu,alpha:1,facets:[Ut({},jc,{scale:"x"}),Ut({},jc,{scale:"y"})]},Gc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Tu,alpha:1,points:{show:_d,filter:null},values:null,min:gt,max:-gt,idxs:[],path:null,clip:null};function gd(t,e,n,o,s){return n/10}var Cu={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},wd=Ut({},Cu,{time:!1,ori:1}),Yc={};function Eu(t,e){let n=Yc[t];return n||(n={key:t,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,r,l,i,a,c){for(let u=0;u<n.plots.length;u++)n.plots[u]!=s&&n.plots[u].pub(o,s,r,l,i,a,c)}},t!=null&&(Yc[t]=n)),n}var No=1,Gl=2;function Qn(t,e,n){let o=t.mode,s=t.series[e],r=o==2?t._data[e]:t._data,l=t.scales,i=t.bbox,a=r[0],c=o==2?r[1]:r[e],u=o==2?l[s.facets[0].scale]:l[t.series[0].scale],h=o==2?l[s.facets[1].scale]:l[s.scale],d=i.left,m=i.top,w=i.width,k=i.height,y=t.valToPosH,S=t.valToPosV;return u.ori==0?n(s,a,c,u,h,y,S,d,m,w,k,pr,Fo,dr,Pu,Lu):n(s,a,c,u,h,S,y,m,d,k,w,mr,zo,ui,Ou,Uu)}function ai(t,e){let n=0,o=0,s=it(t.bands,oi);for(let r=0;r<s.length;r++){let l=s[r];l.series[0]==e?n=l.dir:l.series[1]==e&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function bd(t,e,n,o,s){let r=t.mode,l=t.series[e],i=r==2?l.facets[1].scale:l.scale,a=t.scales[i];return s==-1?a.min:s==1?a.max:a.distr==3?a.dir==1?a.min:a.max:0}function fn(t,e,n,o,s,r){return Qn(t,e,(l,i,a,c,u,h,d,m,w,k,y)=>{let S=l.pxRound,b=c.dir*(c.ori==0?1:-1),M=c.ori==0?Fo:zo,T,L;b==1?(T=n,L=o):(T=o,L=n);let A=S(h(i[T],c,k,m)),j=S(d(a[T],u,y,w)),z=S(h(i[L],c,k,m)),G=S(d(r==1?u.max:u.min,u,y,w)),q=new Path2D(s);return M(q,z,G),M(q,A,G),M(q,A,j),q})}function hr(t,e,n,o,s,r){let l=null;if(t.length>0){l=new Path2D;let i=e==0?dr:ui,a=n;for(let h=0;h<t.length;h++){let d=t[h];if(d[1]>d[0]){let m=d[0]-a;m>0&&i(l,a,o,m,o+r),a=d[1]}}let c=n+s-a,u=10;c>0&&i(l,a,o-u/2,c,o+r+u)}return l}function $d(t,e,n){let o=t[t.length-1];o&&o[0]==e?o[1]=n:t.push([e,n])}function ci(t,e,n,o,s,r,l){let i=[],a=t.length;for(let c=s==1?n:o;c>=n&&c<=o;c+=s)if(e[c]===null){let h=c,d=c;if(s==1)for(;++c<=o&&e[c]===null;)d=c;else for(;--c>=n&&e[c]===null;)d=c;let m=r(t[h]),w=d==h?m:r(t[d]),k=h-s;m=l<=0&&k>=0&&k<a?r(t[k]):m;let S=d+s;w=l>=0&&S>=0&&S<a?r(t[S]):w,w>=m&&i.push([m,w])}return i}function Jc(t){return t==0?lu:t==1?It:e=>Kn(e,t)}function Au(t){let e=t==0?pr:mr,n=t==0?(s,r,l,i,a,c)=>{s.arcTo(r,l,i,a,c)}:(s,r,l,i,a,c)=>{s.arcTo(l,r,a,i,c)},o=t==0?(s,r,l,i,a)=>{s.rect(r,l,i,a)}:(s,r,l,i,a)=>{s.rect(l,r,a,i)};return(s,r,l,i,a,c=0,u=0)=>{c==0&&u==0?o(s,r,l,i,a):(c=Be(c,i/2,a/2),u=Be(u,i/2,a/2),e(s,r+c,l),n(s,r+i,l,r+i,l+a,c),n(s,r+i,l+a,r,l+a,u),n(s,r,l+a,r,l,u),n(s,r,l,r+i,l,c),s.closePath())}}var pr=(t,e,n)=>{t.moveTo(e,n)},mr=(t,e,n)=>{t.moveTo(n,e)},Fo=(t,e,n)=>{t.lineTo(e,n)},zo=(t,e,n)=>{t.lineTo(n,e)},dr=Au(0),ui=Au(1),Pu=(t,e,n,o,s,r)=>{t.arc(e,n,o,s,r)},Ou=(t,e,n,o,s,r)=>{t.arc(n,e,o,s,r)},Lu=(t,e,n,o,s,r,l)=>{t.bezierCurveTo(e,n,o,s,r,l)},Uu=(t,e,n,o,s,r,l)=>{t.bezierCurveTo(n,e,s,o,l,r)};function Wu(t){return(e,n,o,s,r)=>Qn(e,n,(l,i,a,c,u,h,d,m,w,k,y)=>{let{pxRound:S,points:b}=l,M,T;c.ori==0?(M=pr,T=Pu):(M=mr,T=Ou);let L=wt(b.width*ct,3),A=(b.size-b.width)/2*ct,j=wt(A*2,3),z=new Path2D,G=new Path2D,{left:q,top:P,width:K,height:U}=e.bbox;dr(G,q-j,P-j,K+j*2,U+j*2);let Y=I=>{if(a[I]!=null){let et=S(h(i[I],c,k,m)),H=S(d(a[I],u,y,w));M(z,et+A,H),T(z,et,H,A,0,sr*2)}};if(r)r.forEach(Y);else for(let I=o;I<=s;I++)Y(I);return{stroke:L>0?z:null,fill:z,clip:G,flags:No|Gl}})}function Du(t){return(e,n,o,s,r,l)=>{o!=s&&(r!=o&&l!=o&&t(e,n,o),r!=s&&l!=s&&t(e,n,s),t(e,n,l))}}var yd=Du(Fo),kd=Du(zo);function Nu(t){let e=it(t?.alignGaps,0);return(n,o,s,r)=>Qn(n,o,(l,i,a,c,u,h,d,m,w,k,y)=>{[s,r]=ar(a,s,r);let S=l.pxRound,b=U=>S(h(U,c,k,m)),M=U=>S(d(U,u,y,w)),T,L;c.ori==0?(T=Fo,L=yd):(T=zo,L=kd);let A=c.dir*(c.ori==0?1:-1),j={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:No},z=j.stroke,G=!1;if(r-s>=k*4){let U=B=>n.posToVal(B,c.key,!0),Y=null,I=null,et,H,Xt,_t=b(i[A==1?s:r]),rt=b(i[s]),mt=b(i[r]),X=U(A==1?rt+1:mt-1);for(let B=A==1?s:r;B>=s&&B<=r;B+=A){let Dt=i[B],xt=(A==1?Dt<X:Dt>X)?_t:b(Dt),ut=a[B];xt==_t?ut!=null?(H=ut,Y==null?(T(z,xt,M(H)),et=Y=I=H):H<Y?Y=H:H>I&&(I=H)):ut===null&&(G=!0):(Y!=null&&L(z,_t,M(Y),M(I),M(et),M(H)),ut!=null?(H=ut,T(z,xt,M(H)),Y=I=et=H):(Y=I=null,ut===null&&(G=!0)),_t=xt,X=U(_t+A))}Y!=null&&Y!=I&&Xt!=_t&&L(z,_t,M(Y),M(I),M(et),M(H))}else for(let U=A==1?s:r;U>=s&&U<=r;U+=A){let Y=a[U];Y===null?G=!0:Y!=null&&T(z,b(i[U]),M(Y))}let[P,K]=ai(n,o);if(l.fill!=null||P!=0){let U=j.fill=new Path2D(z),Y=l.fillTo(n,o,l.min,l.max,P),I=M(Y),et=b(i[s]),H=b(i[r]);A==-1&&([H,et]=[et,H]),T(U,H,I),T(U,et,I)}if(!l.spanGaps){let U=[];G&&U.push(...ci(i,a,s,r,A,b,e)),j.gaps=U=l.gaps(n,o,s,r,U),j.clip=hr(U,c.ori,m,w,k,y)}return K!=0&&(j.band=K==2?[fn(n,o,s,r,z,-1),fn(n,o,s,r,z,1)]:fn(n,o,s,r,z,K)),j})}function vd(t){let e=it(t.align,1),n=it(t.ascDesc,!1),o=it(t.alignGaps,0),s=it(t.extend,!1);return(r,l,i,a)=>Qn(r,l,(c,u,h,d,m,w,k,y,S,b,M)=>{[i,a]=ar(h,i,a);let T=c.pxRound,{left:L,width:A}=r.bbox,j=rt=>T(w(rt,d,b,y)),z=rt=>T(k(rt,m,M,S)),G=d.ori==0?Fo:zo,q={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:No},P=q.stroke,K=d.dir*(d.ori==0?1:-1),U=z(h[K==1?i:a]),Y=j(u[K==1?i:a]),I=Y,et=Y;s&&e==-1&&(et=L,G(P,et,U)),G(P,Y,U);for(let rt=K==1?i:a;rt>=i&&rt<=a;rt+=K){let mt=h[rt];if(mt==null)continue;let X=j(u[rt]),B=z(mt);e==1?G(P,X,U):G(P,I,B),G(P,X,B),U=B,I=X}let H=I;s&&e==1&&(H=L+A,G(P,H,U));let[Xt,_t]=ai(r,l);if(c.fill!=null||Xt!=0){let rt=q.fill=new Path2D(P),mt=c.fillTo(r,l,c.min,c.max,Xt),X=z(mt);G(rt,H,X),G(rt,et,X)}if(!c.spanGaps){let rt=[];rt.push(...ci(u,h,i,a,K,j,o));let mt=c.width*ct/2,X=n||e==1?mt:-mt,B=n||e==-1?-mt:mt;rt.forEach(Dt=>{Dt[0]+=X,Dt[1]+=B}),q.gaps=rt=c.gaps(r,l,i,a,rt),q.clip=hr(rt,d.ori,y,S,b,M)}return _t!=0&&(q.band=_t==2?[fn(r,l,i,a,P,-1),fn(r,l,i,a,P,1)]:fn(r,l,i,a,P,_t)),q})}function Zc(t,e,n,o,s,r,l=gt){if(t.length>1){let i=null;for(let a=0,c=1/0;a<t.length;a++)if(e[a]!==void 0){if(i!=null){let u=Ht(t[a]-t[i]);u<c&&(c=u,l=Ht(n(t[a],o,s,r)-n(t[i],o,s,r)))}i=a}}return l}function xd(t){t=t||ms;let e=it(t.size,[.6,gt,1]),n=t.align||0,o=t.gap||0,s=t.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=st(s),l=1-e[0],i=it(e[1],gt),a=it(e[2],1),c=it(t.disp,ms),u=it(t.each,m=>{}),{fill:h,stroke:d}=c;return(m,w,k,y)=>Qn(m,w,(S,b,M,T,L,A,j,z,G,q,P)=>{let K=S.pxRound,U=n,Y=o*ct,I=i*ct,et=a*ct,H,Xt;T.ori==0?[H,Xt]=r(m,w):[Xt,H]=r(m,w);let _t=T.dir*(T.ori==0?1:-1),rt=T.ori==0?dr:ui,mt=T.ori==0?u:(R,bt,Nt,ro,An,Ke,Pn)=>{u(R,bt,Nt,An,ro,Pn,Ke)},X=it(m.bands,oi).find(R=>R.series[0]==w),B=X!=null?X.dir:0,Dt=S.fillTo(m,w,S.min,S.max,B),oe=K(j(Dt,L,P,G)),xt,ut,Ne,de=q,Ct=K(S.width*ct),je=!1,rn=null,Se=null,hn=null,no=null;h!=null&&(Ct==0||d!=null)&&(je=!0,rn=h.values(m,w,k,y),Se=new Map,new Set(rn).forEach(R=>{R!=null&&Se.set(R,new Path2D)}),Ct>0&&(hn=d.values(m,w,k,y),no=new Map,new Set(hn).forEach(R=>{R!=null&&no.set(R,new Path2D)})));let{x0:oo,size:Bo}=c;if(oo!=null&&Bo!=null){U=1,b=oo.values(m,w,k,y),oo.unit==2&&(b=b.map(Nt=>m.posToVal(z+Nt*q,T.key,!0)));let R=Bo.values(m,w,k,y);Bo.unit==2?ut=R[0]*q:ut=A(R[0],T,q,z)-A(0,T,q,z),de=Zc(b,M,A,T,q,z,de),Ne=de-ut+Y}else de=Zc(b,M,A,T,q,z,de),Ne=de*l+Y,ut=de-Ne;Ne<1&&(Ne=0),Ct>=ut/2&&(Ct=0),Ne<5&&(K=lu);let vs=Ne>0,Cn=de-Ne-(vs?Ct:0);ut=K(Vl(Cn,et,I)),xt=(U==0?ut/2:U==_t?0:ut)-U*_t*((U==0?Y/2:0)+(vs?Ct/2:0));let se={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},so=je?null:new Path2D,ln=null;if(X!=null)ln=m.data[X.series[1]];else{let{y0:R,y1:bt}=c;R!=null&&bt!=null&&(M=bt.values(m,w,k,y),ln=R.values(m,w,k,y))}let En=H*ut,tt=Xt*ut;for(let R=_t==1?k:y;R>=k&&R<=y;R+=_t){let bt=M[R];if(bt==null)continue;if(ln!=null){let ce=ln[R]??0;if(bt-ce==0)continue;oe=j(ce,L,P,G)}let Nt=T.distr!=2||c!=null?b[R]:R,ro=A(Nt,T,q,z),An=j(it(bt,Dt),L,P,G),Ke=K(ro-xt),Pn=K(ae(An,oe)),_e=K(Be(An,oe)),Me=Pn-_e;if(bt!=null){let ce=bt<0?tt:En,Re=bt<0?En:tt;je?(Ct>0&&hn[R]!=null&&rt(no.get(hn[R]),Ke,_e+ke(Ct/2),ut,ae(0,Me-Ct),ce,Re),rn[R]!=null&&rt(Se.get(rn[R]),Ke,_e+ke(Ct/2),ut,ae(0,Me-Ct),ce,Re)):rt(so,Ke,_e+ke(Ct/2),ut,ae(0,Me-Ct),ce,Re),mt(m,w,R,Ke-Ct/2,_e,ut+Ct,Me)}}return Ct>0?se.stroke=je?no:so:je||(se._fill=S.width==0?S._fill:S._stroke??S._fill,se.width=0),se.fill=je?Se:so,se})}function Sd(t,e){let n=it(e?.alignGaps,0);return(o,s,r,l)=>Qn(o,s,(i,a,c,u,h,d,m,w,k,y,S)=>{[r,l]=ar(c,r,l);let b=i.pxRound,M=H=>b(d(H,u,y,w)),T=H=>b(m(H,h,S,k)),L,A,j;u.ori==0?(L=pr,j=Fo,A=Lu):(L=mr,j=zo,A=Uu);let z=u.dir*(u.ori==0?1:-1),G=M(a[z==1?r:l]),q=G,P=[],K=[];for(let H=z==1?r:l;H>=r&&H<=l;H+=z)if(c[H]!=null){let _t=a[H],rt=M(_t);P.push(q=rt),K.push(T(c[H]))}let U={stroke:t(P,K,L,j,A,b),fill:null,clip:null,band:null,gaps:null,flags:No},Y=U.stroke,[I,et]=ai(o,s);if(i.fill!=null||I!=0){let H=U.fill=new Path2D(Y),Xt=i.fillTo(o,s,i.min,i.max,I),_t=T(Xt);j(H,q,_t),j(H,G,_t)}if(!i.spanGaps){let H=[];H.push(...ci(a,c,r,l,z,M,n)),U.gaps=H=i.gaps(o,s,r,l,H),U.clip=hr(H,u.ori,w,k,y,S)}return et!=0&&(U.band=et==2?[fn(o,s,r,l,Y,-1),fn(o,s,r,l,Y,1)]:fn(o,s,r,l,Y,et)),U})}function Md(t){return Sd(Td,t)}function Td(t,e,n,o,s,r){let l=t.length;if(l<2)return null;let i=new Path2D;if(n(i,t[0],e[0]),l==2)o(i,t[1],e[1]);else{let a=Array(l),c=Array(l-1),u=Array(l-1),h=Array(l-1);for(let d=0;d<l-1;d++)u[d]=e[d+1]-e[d],h[d]=t[d+1]-t[d],c[d]=u[d]/h[d];a[0]=c[0];for(let d=1;d<l-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?a[d]=0:(a[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/c[d-1]+(h[d]+2*h[d-1])/c[d]),isFinite(a[d])||(a[d]=0));a[l-1]=c[l-2];for(let d=0;d<l-1;d++)s(i,t[d]+h[d]/3,e[d]+a[d]*h[d]/3,t[d+1]-h[d]/3,e[d+1]-a[d+1]*h[d]/3,t[d+1],e[d+1])}return i}var Yl=new Set;function Qc(){for(let t of Yl)t.syncRect(!0)}Ro&&(Jn(im,Lo,Qc),Jn(am,Lo,Qc,!0),Jn(rr,Lo,()=>{Wt.pxRatio=ct}));var Cd=Nu(),Ed=Wu();function Xc(t,e,n,o){return(o?[t[0],t[1]].concat(t.slice(2)):[t[0]].concat(t.slice(1))).map((r,l)=>Jl(r,l,e,n))}function Ad(t,e){return t.map((n,o)=>o==0?{}:Ut({},e,n))}function Jl(t,e,n,o){return Ut({},e==0?n:o,t)}function Ru(t,e,n){return e==null?Wo:[e,n]}var Pd=Ru;function Od(t,e,n){return e==null?Wo:lr(e,n,ei,!0)}function Fu(t,e,n,o){return e==null?Wo:cr(e,n,t.scales[o].log,!1)}var Ld=Fu;function zu(t,e,n,o){return e==null?Wo:ti(e,n,t.scales[o].log,!1)}var Ud=zu;function Wd(t,e,n,o,s){let r=ae(Pc(t),Pc(e)),l=e-t,i=He(s/o*l,n);do{let a=n[i],c=o*a/l;if(c>=s&&r+(a<5?xn.get(a):0)<=17)return[a,c]}while(++i<n.length);return[0,0]}function tu(t){let e,n;return t=t.replace(/(\d+)px/,(o,s)=>(e=It((n=+s)*ct))+"px"),[t,e,n]}function Dd(t){t.show&&[t.font,t.labelFont].forEach(e=>{let n=wt(e[2]*ct,1);e[0]=e[0].replace(/[0-9.]+px/,n+"px"),e[1]=n})}function Wt(t,e,n){let o={mode:it(t.mode,1)},s=o.mode;function r(f,p,_,g){let $=p.valToPct(f);return g+_*(p.dir==-1?1-$:$)}function l(f,p,_,g){let $=p.valToPct(f);return g+_*(p.dir==-1?$:1-$)}function i(f,p,_,g){return p.ori==0?r(f,p,_,g):l(f,p,_,g)}o.valToPosH=r,o.valToPosV=l;let a=!1;o.status=0;let c=o.root=Pe(Hp);if(t.id!=null&&(c.id=t.id),ye(c,t.class),t.title){let f=Pe(jp,c);f.textContent=t.title}let u=Ie("canvas"),h=o.ctx=u.getContext("2d"),d=Pe(Kp,c);Jn("click",d,f=>{f.target===w&&($t!=go||St!=wo)&&Zt.click(o,f)},!0);let m=o.under=Pe(Gp,d);d.appendChild(u);let w=o.over=Pe(Yp,d);t=Do(t);let k=+it(t.pxAlign,1),y=Jc(k);(t.plugins||[]).forEach(f=>{f.opts&&(t=f.opts(o,t)||t)});let S=t.ms||.001,b=o.series=s==1?Xc(t.series||[],Hc,Gc,!1):Ad(t.series||[null],Kc),M=o.axes=Xc(t.axes||[],Ic,Vc,!0),T=o.scales={},L=o.bands=t.bands||[];L.forEach(f=>{f.fill=st(f.fill||null),f.dir=it(f.dir,-1)});let A=s==2?b[1].facets[0].scale:b[0].scale,j={axes:kh,series:gh},z=(t.drawOrder||["axes","series"]).map(f=>j[f]);function G(f){let p=f.distr==3?_=>un(_>0?_:f.clamp(o,_,f.min,f.max,f.key)):f.distr==4?_=>Nl(_,f.asinh):f.distr==100?_=>f.fwd(_):_=>_;return _=>{let g=p(_),{_min:$,_max:x}=f,C=x-$;return(g-$)/C}}function q(f){let p=T[f];if(p==null){let _=(t.scales||ms)[f]||ms;if(_.from!=null){q(_.from);let g=Ut({},T[_.from],_,{key:f});g.valToPct=G(g),T[f]=g}else{p=T[f]=Ut({},f==A?Cu:wd,_),p.key=f;let g=p.time,$=p.range,x=vn($);if((f!=A||s==2&&!g)&&(x&&($[0]==null||$[1]==null)&&($={min:$[0]==null?Cc:{mode:1,hard:$[0],soft:$[0]},max:$[1]==null?Cc:{mode:1,hard:$[1],soft:$[1]}},x=!1),!x&&fr($))){let C=$;$=(E,O,W)=>O==null?Wo:lr(O,W,C)}p.range=st($||(g?Pd:f==A?p.distr==3?Ld:p.distr==4?Ud:Ru:p.distr==3?Fu:p.distr==4?zu:Od)),p.auto=st(x?!1:p.auto),p.clamp=st(p.clamp||gd),p._min=p._max=null,p.valToPct=G(p)}}}q("x"),q("y"),s==1&&b.forEach(f=>{q(f.scale)}),M.forEach(f=>{q(f.scale)});for(let f in t.scales)q(f);let P=T[A],K=P.distr,U,Y;P.ori==0?(ye(c,Bp),U=r,Y=l):(ye(c,Vp),U=l,Y=r);let I={};for(let f in T){let p=T[f];(p.min!=null||p.max!=null)&&(I[f]={min:p.min,max:p.max},p.min=p.max=null)}let et=t.tzDate||(f=>new Date(It(f/S))),H=t.fmtDate||si,Xt=S==1?Bm(et):Km(et),_t=Fc(et,Rc(S==1?Hm:jm,H)),rt=qc(et,zc(Ym,H)),mt=[],X=o.legend=Ut({},Qm,t.legend),B=o.cursor=Ut({},sd,{drag:{y:s==2}},t.cursor),Dt=X.show,oe=B.show,xt=X.markers;X.idxs=mt,xt.width=st(xt.width),xt.dash=st(xt.dash),xt.stroke=st(xt.stroke),xt.fill=st(xt.fill);let ut,Ne,de,Ct=[],je=[],rn,Se=!1,hn={};if(X.live){let f=b[1]?b[1].values:null;Se=f!=null,rn=Se?f(o,1,0):{_:0};for(let p in rn)hn[p]=Ql}if(Dt)if(ut=Ie("table",em,c),de=Ie("tbody",null,ut),X.mount(o,ut),Se){Ne=Ie("thead",null,ut,de);let f=Ie("tr",null,Ne);Ie("th",null,f);for(var no in rn)Ie("th",dc,f).textContent=no}else ye(ut,om),X.live&&ye(ut,nm);let oo={show:!0},Bo={show:!1};function vs(f,p){if(p==0&&(Se||!X.live||s==2))return Wo;let _=[],g=Ie("tr",sm,de,de.childNodes[p]);ye(g,f.class),f.show||ye(g,Yn);let $=Ie("th",null,g);if(xt.show){let E=Pe(rm,$);if(p>0){let O=xt.width(o,p);O&&(E.style.border=O+"px "+xt.dash(o,p)+" "+xt.stroke(o,p)),E.style.background=xt.fill(o,p)}}let x=Pe(dc,$);f.label instanceof HTMLElement?x.appendChild(f.label):x.textContent=f.label,p>0&&(xt.show||(x.style.color=f.width>0?xt.stroke(o,p):xt.fill(o,p)),se("click",$,E=>{if(B._lock)return;Ln(E);let O=b.indexOf(f);if((E.ctrlKey||E.metaKey)!=X.isolate){let W=b.some((D,F)=>F>0&&F!=O&&D.show);b.forEach((D,F)=>{F>0&&Ye(F,W?F==O?oo:Bo:oo,!0,Ot.setSeries)})}else Ye(O,{show:!f.show},!0,Ot.setSeries)},!1),io&&se(bc,$,E=>{B._lock||(Ln(E),Ye(b.indexOf(f),$o,!0,Ot.setSeries))},!1));for(var C in rn){let E=Ie("td",lm,g);E.textContent="--",_.push(E)}return[g,_]}let Cn=new Map;function se(f,p,_,g=!0){let $=Cn.get(p)||{},x=B.bind[f](o,p,_,g);x&&(Jn(f,p,$[f]=x),Cn.set(p,$))}function so(f,p,_){let g=Cn.get(p)||{};for(let $ in g)(f==null||$==f)&&(Bl($,p,g[$]),delete g[$]);f==null&&Cn.delete(p)}let ln=0,En=0,tt=0,R=0,bt=0,Nt=0,ro=bt,An=Nt,Ke=tt,Pn=R,_e=0,Me=0,ce=0,Re=0;o.bbox={};let zr=!1,xs=!1,lo=!1,On=!1,Ss=!1,Te=!1;function qr(f,p,_){(_||f!=o.width||p!=o.height)&&Li(f,p),ho(!1),lo=!0,xs=!0,po()}function Li(f,p){o.width=ln=tt=f,o.height=En=R=p,bt=Nt=0,uh(),fh();let _=o.bbox;_e=_.left=Kn(bt*ct,.5),Me=_.top=Kn(Nt*ct,.5),ce=_.width=Kn(tt*ct,.5),Re=_.height=Kn(R*ct,.5)}let ih=3;function ah(){let f=!1,p=0;for(;!f;){p++;let _=$h(p),g=yh(p);f=p==ih||_&&g,f||(Li(o.width,o.height),xs=!0)}}function ch({width:f,height:p}){qr(f,p)}o.setSize=ch;function uh(){let f=!1,p=!1,_=!1,g=!1;M.forEach(($,x)=>{if($.show&&$._show){let{side:C,_size:E}=$,O=C%2,W=$.label!=null?$.labelSize:0,D=E+W;D>0&&(O?(tt-=D,C==3?(bt+=D,g=!0):_=!0):(R-=D,C==0?(Nt+=D,f=!0):p=!0))}}),Un[0]=f,Un[1]=_,Un[2]=p,Un[3]=g,tt-=pn[1]+pn[3],bt+=pn[3],R-=pn[2]+pn[0],Nt+=pn[0]}function fh(){let f=bt+tt,p=Nt+R,_=bt,g=Nt;function $(x,C){switch(x){case 1:return f+=C,f-C;case 2:return p+=C,p-C;case 3:return _-=C,_+C;case 0:return g-=C,g+C}}M.forEach((x,C)=>{if(x.show&&x._show){let E=x.side;x._pos=$(E,x._size),x.label!=null&&(x._lpos=$(E,x.labelSize))}})}if(B.dataIdx==null){let f=B.hover,p=f.skip=new Set(f.skip??[]);p.add(void 0);let _=f.prox=st(f.prox),g=f.bias??=0;B.dataIdx=($,x,C,E)=>{if(x==0)return C;let O=C,W=_($,x,C,E)??gt,D=W>=0&&W<gt,F=P.ori==0?tt:R,Q=B.left,at=e[0],lt=e[x];if(p.has(lt[C])){O=null;let ot=null,J=null,V;if(g==0||g==-1)for(V=C;ot==null&&V-- >0;)p.has(lt[V])||(ot=V);if(g==0||g==1)for(V=C;J==null&&V++<lt.length;)p.has(lt[V])||(J=V);if(ot!=null||J!=null)if(D){let kt=ot==null?-1/0:U(at[ot],P,F,0),Et=J==null?1/0:U(at[J],P,F,0),Yt=Q-kt,dt=Et-Q;Yt<=dt?Yt<=W&&(O=ot):dt<=W&&(O=J)}else O=J==null?ot:ot==null?J:C-ot<=J-C?ot:J}else D&&Ht(Q-U(at[C],P,F,0))>W&&(O=null);return O}}let Ln=f=>{B.event=f};B.idxs=mt,B._lock=!1;let te=B.points;te.show=st(te.show),te.size=st(te.size),te.stroke=st(te.stroke),te.width=st(te.width),te.fill=st(te.fill);let Ge=o.focus=Ut({},t.focus||{alpha:.3},B.focus),io=Ge.prox>=0,ao=io&&te.one,Ce=[],co=[],uo=[];function Ui(f,p){let _=te.show(o,p);if(_ instanceof HTMLElement)return ye(_,tm),ye(_,f.class),tn(_,-10,-10,tt,R),w.insertBefore(_,Ce[p]),_}function Wi(f,p){if(s==1||p>0){let _=s==1&&T[f.scale].time,g=f.value;f.value=_?Uc(g)?qc(et,zc(g,H)):g||rt:g||md,f.label=f.label||(_?ld:rd)}if(ao||p>0){f.width=f.width==null?1:f.width,f.paths=f.paths||Cd||wm,f.fillTo=st(f.fillTo||bd),f.pxAlign=+it(f.pxAlign,k),f.pxRound=Jc(f.pxAlign),f.stroke=st(f.stroke||null),f.fill=st(f.fill||null),f._stroke=f._fill=f._paths=f._focus=null;let _=dd(ae(1,f.width),1),g=f.points=Ut({},{size:_,width:ae(1,_*.2),stroke:f.stroke,space:_*2,paths:Ed,_stroke:null,_fill:null},f.points);g.show=st(g.show),g.filter=st(g.filter),g.fill=st(g.fill),g.stroke=st(g.stroke),g.paths=st(g.paths),g.pxAlign=f.pxAlign}if(Dt){let _=vs(f,p);Ct.splice(p,0,_[0]),je.splice(p,0,_[1]),X.values.push(null)}if(oe){mt.splice(p,0,null);let _=null;ao?p==0&&(_=Ui(f,p)):p>0&&(_=Ui(f,p)),Ce.splice(p,0,_),co.splice(p,0,0),uo.splice(p,0,0)}Gt("addSeries",p)}function hh(f,p){p=p??b.length,f=s==1?Jl(f,p,Hc,Gc):Jl(f,p,{},Kc),b.splice(p,0,f),Wi(b[p],p)}o.addSeries=hh;function ph(f){if(b.splice(f,1),Dt){X.values.splice(f,1),je.splice(f,1);let p=Ct.splice(f,1)[0];so(null,p.firstChild),p.remove()}oe&&(mt.splice(f,1),Ce.splice(f,1)[0].remove(),co.splice(f,1),uo.splice(f,1)),Gt("delSeries",f)}o.delSeries=ph;let Un=[!1,!1,!1,!1];function mh(f,p){if(f._show=f.show,f.show){let _=f.side%2,g=T[f.scale];g==null&&(f.scale=_?b[1].scale:A,g=T[f.scale]);let $=g.time;f.size=st(f.size),f.space=st(f.space),f.rotate=st(f.rotate),vn(f.incrs)&&f.incrs.forEach(C=>{!xn.has(C)&&xn.set(C,cu(C))}),f.incrs=st(f.incrs||(g.distr==2?zm:$?S==1?Im:Vm:Gn)),f.splits=st(f.splits||($&&g.distr==1?Xt:g.distr==3?jl:g.distr==4?cd:ad)),f.stroke=st(f.stroke),f.grid.stroke=st(f.grid.stroke),f.ticks.stroke=st(f.ticks.stroke),f.border.stroke=st(f.border.stroke);let x=f.values;f.values=vn(x)&&!vn(x[0])?st(x):$?vn(x)?Fc(et,Rc(x,H)):Uc(x)?Gm(et,x):x||_t:x||id,f.filter=st(f.filter||(g.distr>=3&&g.log==10?hd:g.distr==3&&g.log==2?pd:iu)),f.font=tu(f.font),f.labelFont=tu(f.labelFont),f._size=f.size(o,null,p,0),f._space=f._rotate=f._incrs=f._found=f._splits=f._values=null,f._size>0&&(Un[p]=!0,f._el=Pe(Jp,d))}}function Vo(f,p,_,g){let[$,x,C,E]=_,O=p%2,W=0;return O==0&&(E||x)&&(W=p==0&&!$||p==2&&!C?It(Ic.size/3):0),O==1&&($||C)&&(W=p==1&&!x||p==3&&!E?It(Vc.size/2):0),W}let Di=o.padding=(t.padding||[Vo,Vo,Vo,Vo]).map(f=>st(it(f,Vo))),pn=o._padding=Di.map((f,p)=>f(o,p,Un,0)),Jt,Bt=null,Vt=null,Ms=s==1?b[0].idxs:null,Fe=null,jo=!1;function Ni(f,p){if(e=f??[],o.data=o._data=e,s==2){Jt=0;for(let _=1;_<b.length;_++)Jt+=e[_][0].length}else{e.length==0&&(o.data=o._data=e=[[]]),Fe=e[0],Jt=Fe.length;let _=e;if(K==2){_=e.slice();let g=_[0]=Array(Jt);for(let $=0;$<Jt;$++)g[$]=$}o._data=e=_}if(ho(!0),Gt("setData"),K==2&&(lo=!0),p!==!1){let _=P;_.auto(o,jo)?Ir():dn(A,_.min,_.max),On=On||B.left>=0,Te=!0,po()}}o.setData=Ni;function Ir(){jo=!0;let f,p;s==1&&(Jt>0?(Bt=Ms[0]=0,Vt=Ms[1]=Jt-1,f=e[0][Bt],p=e[0][Vt],K==2?(f=Bt,p=Vt):f==p&&(K==3?[f,p]=cr(f,f,P.log,!1):K==4?[f,p]=ti(f,f,P.log,!1):P.time?p=f+It(86400/S):[f,p]=lr(f,p,ei,!0))):(Bt=Ms[0]=f=null,Vt=Ms[1]=p=null)),dn(A,f,p)}let Ts,fo,Hr,Br,Vr,jr,Kr,Gr,Yr,ue;function Ri(f,p,_,g,$,x){f??=gc,_??=oi,g??="butt",$??=gc,x??="round",f!=Ts&&(h.strokeStyle=Ts=f),$!=fo&&(h.fillStyle=fo=$),p!=Hr&&(h.lineWidth=Hr=p),x!=Vr&&(h.lineJoin=Vr=x),g!=jr&&(h.lineCap=jr=g),_!=Br&&h.setLineDash(Br=_)}function Fi(f,p,_,g){p!=fo&&(h.fillStyle=fo=p),f!=Kr&&(h.font=Kr=f),_!=Gr&&(h.textAlign=Gr=_),g!=Yr&&(h.textBaseline=Yr=g)}function Jr(f,p,_,g,$=0){if(g.length>0&&f.auto(o,jo)&&(p==null||p.min==null)){let x=it(Bt,0),C=it(Vt,g.length-1),E=_.min==null?hm(g,x,C,$,f.distr==3):[_.min,_.max];f.min=Be(f.min,_.min=E[0]),f.max=ae(f.max,_.max=E[1])}}let zi={min:null,max:null};function dh(){for(let g in T){let $=T[g];I[g]==null&&($.min==null||I[A]!=null&&$.auto(o,jo))&&(I[g]=zi)}for(let g in T){let $=T[g];I[g]==null&&$.from!=null&&I[$.from]!=null&&(I[g]=zi)}I[A]!=null&&ho(!0);let f={};for(let g in I){let $=I[g];if($!=null){let x=f[g]=Do(T[g],ym);if($.min!=null)Ut(x,$);else if(g!=A||s==2)if(Jt==0&&x.from==null){let C=x.range(o,null,null,g);x.min=C[0],x.max=C[1]}else x.min=gt,x.max=-gt}}if(Jt>0){b.forEach((g,$)=>{if(s==1){let x=g.scale,C=I[x];if(C==null)return;let E=f[x];if($==0){let O=E.range(o,E.min,E.max,x);E.min=O[0],E.max=O[1],Bt=He(E.min,e[0]),Vt=He(E.max,e[0]),Vt-Bt>1&&(e[0][Bt]<E.min&&Bt++,e[0][Vt]>E.max&&Vt--),g.min=Fe[Bt],g.max=Fe[Vt]}else g.show&&g.auto&&Jr(E,C,g,e[$],g.sorted);g.idxs[0]=Bt,g.idxs[1]=Vt}else if($>0&&g.show&&g.auto){let[x,C]=g.facets,E=x.scale,O=C.scale,[W,D]=e[$],F=f[E],Q=f[O];F!=null&&Jr(F,I[E],x,W,x.sorted),Q!=null&&Jr(Q,I[O],C,D,C.sorted),g.min=C.min,g.max=C.max}});for(let g in f){let $=f[g],x=I[g];if($.from==null&&(x==null||x.min==null)){let C=$.range(o,$.min==gt?null:$.min,$.max==-gt?null:$.max,g);$.min=C[0],$.max=C[1]}}}for(let g in f){let $=f[g];if($.from!=null){let x=f[$.from];if(x.min==null)$.min=$.max=null;else{let C=$.range(o,x.min,x.max,g);$.min=C[0],$.max=C[1]}}}let p={},_=!1;for(let g in f){let $=f[g],x=T[g];if(x.min!=$.min||x.max!=$.max){x.min=$.min,x.max=$.max;let C=x.distr;x._min=C==3?un(x.min):C==4?Nl(x.min,x.asinh):C==100?x.fwd(x.min):x.min,x._max=C==3?un(x.max):C==4?Nl(x.max,x.asinh):C==100?x.fwd(x.max):x.max,p[g]=_=!0}}if(_){b.forEach((g,$)=>{s==2?$>0&&p.y&&(g._paths=null):p[g.scale]&&(g._paths=null)});for(let g in p)lo=!0,Gt("setScale",g);oe&&B.left>=0&&(On=Te=!0)}for(let g in I)I[g]=null}function _h(f){let p=Vl(Bt-1,0,Jt-1),_=Vl(Vt+1,0,Jt-1);for(;f[p]==null&&p>0;)p--;for(;f[_]==null&&_<Jt-1;)_++;return[p,_]}function gh(){if(Jt>0){let f=b.some(p=>p._focus)&&ue!=Ge.alpha;f&&(h.globalAlpha=ue=Ge.alpha),b.forEach((p,_)=>{if(_>0&&p.show&&(qi(_,!1),qi(_,!0),p._paths==null)){let g=ue;ue!=p.alpha&&(h.globalAlpha=ue=p.alpha);let $=s==2?[0,e[_][0].length-1]:_h(e[_]);p._paths=p.paths(o,_,$[0],$[1]),ue!=g&&(h.globalAlpha=ue=g)}}),b.forEach((p,_)=>{if(_>0&&p.show){let g=ue;ue!=p.alpha&&(h.globalAlpha=ue=p.alpha),p._paths!=null&&Ii(_,!1);{let $=p._paths!=null?p._paths.gaps:null,x=p.points.show(o,_,Bt,Vt,$),C=p.points.filter(o,_,x,$);(x||C)&&(p.points._paths=p.points.paths(o,_,Bt,Vt,C),Ii(_,!0))}ue!=g&&(h.globalAlpha=ue=g),Gt("drawSeries",_)}}),f&&(h.globalAlpha=ue=1)}}function qi(f,p){let _=p?b[f].points:b[f];_._stroke=_.stroke(o,f),_._fill=_.fill(o,f)}function Ii(f,p){let _=p?b[f].points:b[f],{stroke:g,fill:$,clip:x,flags:C,_stroke:E=_._stroke,_fill:O=_._fill,_width:W=_.width}=_._paths;W=wt(W*ct,3);let D=null,F=W%2/2;p&&O==null&&(O=W>0?"#fff":E);let Q=_.pxAlign==1&&F>0;if(Q&&h.translate(F,F),!p){let at=_e-W/2,lt=Me-W/2,ot=ce+W,J=Re+W;D=new Path2D,D.rect(at,lt,ot,J)}p?Zr(E,W,_.dash,_.cap,O,g,$,C,x):wh(f,E,W,_.dash,_.cap,O,g,$,C,D,x),Q&&h.translate(-F,-F)}function wh(f,p,_,g,$,x,C,E,O,W,D){let F=!1;O!=0&&L.forEach((Q,at)=>{if(Q.series[0]==f){let lt=b[Q.series[1]],ot=e[Q.series[1]],J=(lt._paths||ms).band;vn(J)&&(J=Q.dir==1?J[0]:J[1]);let V,kt=null;lt.show&&J&&mm(ot,Bt,Vt)?(kt=Q.fill(o,at)||x,V=lt._paths.clip):J=null,Zr(p,_,g,$,kt,C,E,O,W,D,V,J),F=!0}}),F||Zr(p,_,g,$,x,C,E,O,W,D)}let Hi=No|Gl;function Zr(f,p,_,g,$,x,C,E,O,W,D,F){Ri(f,p,_,g,$),(O||W||F)&&(h.save(),O&&h.clip(O),W&&h.clip(W)),F?(E&Hi)==Hi?(h.clip(F),D&&h.clip(D),Es($,C),Cs(f,x,p)):E&Gl?(Es($,C),h.clip(F),Cs(f,x,p)):E&No&&(h.save(),h.clip(F),D&&h.clip(D),Es($,C),h.restore(),Cs(f,x,p)):(Es($,C),Cs(f,x,p)),(O||W||F)&&h.restore()}function Cs(f,p,_){_>0&&(p instanceof Map?p.forEach((g,$)=>{h.strokeStyle=Ts=$,h.stroke(g)}):p!=null&&f&&h.stroke(p))}function Es(f,p){p instanceof Map?p.forEach((_,g)=>{h.fillStyle=fo=g,h.fill(_)}):p!=null&&f&&h.fill(p)}function bh(f,p,_,g){let $=M[f],x;if(g<=0)x=[0,0];else{let C=$._space=$.space(o,f,p,_,g),E=$._incrs=$.incrs(o,f,p,_,g,C);x=Wd(p,_,E,g,C)}return $._found=x}function Qr(f,p,_,g,$,x,C,E,O,W){let D=C%2/2;k==1&&h.translate(D,D),Ri(E,C,O,W,E),h.beginPath();let F,Q,at,lt,ot=$+(g==0||g==3?-x:x);_==0?(Q=$,lt=ot):(F=$,at=ot);for(let J=0;J<f.length;J++)p[J]!=null&&(_==0?F=at=f[J]:Q=lt=f[J],h.moveTo(F,Q),h.lineTo(at,lt));h.stroke(),k==1&&h.translate(-D,-D)}function $h(f){let p=!0;return M.forEach((_,g)=>{if(!_.show)return;let $=T[_.scale];if($.min==null){_._show&&(p=!1,_._show=!1,ho(!1));return}else _._show||(p=!1,_._show=!0,ho(!1));let x=_.side,C=x%2,{min:E,max:O}=$,[W,D]=bh(g,E,O,C==0?tt:R);if(D==0)return;let F=$.distr==2,Q=_._splits=_.splits(o,g,E,O,W,D,F),at=$.distr==2?Q.map(V=>Fe[V]):Q,lt=$.distr==2?Fe[Q[1]]-Fe[Q[0]]:W,ot=_._values=_.values(o,_.filter(o,at,g,D,lt),g,D,lt);_._rotate=x==2?_.rotate(o,ot,g,D):0;let J=_._size;_._size=Oe(_.size(o,ot,g,f)),J!=null&&_._size!=J&&(p=!1)}),p}function yh(f){let p=!0;return Di.forEach((_,g)=>{let $=_(o,g,Un,f);$!=pn[g]&&(p=!1),pn[g]=$}),p}function kh(){for(let f=0;f<M.length;f++){let p=M[f];if(!p.show||!p._show)continue;let _=p.side,g=_%2,$,x,C=p.stroke(o,f),E=_==0||_==3?-1:1,[O,W]=p._found;if(p.label!=null){let le=p.labelGap*E,be=It((p._lpos+le)*ct);Fi(p.labelFont[0],C,"center",_==2?"top":_c),h.save(),g==1?($=x=0,h.translate(be,It(Me+Re/2)),h.rotate((_==3?-sr:sr)/2)):($=It(_e+ce/2),x=be);let Nn=ru(p.label)?p.label(o,f,O,W):p.label;h.fillText(Nn,$,x),h.restore()}if(W==0)continue;let D=T[p.scale],F=g==0?ce:Re,Q=g==0?_e:Me,at=p._splits,lt=D.distr==2?at.map(le=>Fe[le]):at,ot=D.distr==2?Fe[at[1]]-Fe[at[0]]:O,J=p.ticks,V=p.border,kt=J.show?J.size:0,Et=It(kt*ct),Yt=It((p.alignTo==2?p._size-kt-p.gap:p.gap)*ct),dt=p._rotate*-sr/180,At=y(p._pos*ct),ge=(Et+Yt)*E,re=At+ge;x=g==0?re:0,$=g==1?re:0;let Ee=p.font[0],ze=p.align==1?Po:p.align==2?Ul:dt>0?Po:dt<0?Ul:g==0?"center":_==3?Ul:Po,Ze=dt||g==1?"middle":_==2?"top":_c;Fi(Ee,C,ze,Ze);let we=p.font[1]*p.lineGap,Ae=at.map(le=>y(i(le,D,F,Q))),qe=p._values;for(let le=0;le<qe.length;le++){let be=qe[le];if(be!=null){g==0?$=Ae[le]:x=Ae[le],be=""+be;let Nn=be.indexOf(`
`)==-1?[be]:be.split(/\n/gm);for(let ie=0;ie<Nn.length;ie++){let aa=Nn[ie];dt?(h.save(),h.translate($,x+ie*we),h.rotate(dt),h.fillText(aa,0,0),h.restore()):h.fillText(aa,$,x+ie*we)}}}J.show&&Qr(Ae,J.filter(o,lt,f,W,ot),g,_,At,Et,wt(J.width*ct,3),J.stroke(o,f),J.dash,J.cap);let Qe=p.grid;Qe.show&&Qr(Ae,Qe.filter(o,lt,f,W,ot),g,g==0?2:1,g==0?Me:_e,g==0?Re:ce,wt(Qe.width*ct,3),Qe.stroke(o,f),Qe.dash,Qe.cap),V.show&&Qr([At],[1],g==0?1:0,g==0?1:2,g==1?Me:_e,g==1?Re:ce,wt(V.width*ct,3),V.stroke(o,f),V.dash,V.cap)}Gt("drawAxes")}function ho(f){b.forEach((p,_)=>{_>0&&(p._paths=null,f&&(s==1?(p.min=null,p.max=null):p.facets.forEach(g=>{g.min=null,g.max=null})))})}let As=!1,Xr=!1,Ko=[];function vh(){Xr=!1;for(let f=0;f<Ko.length;f++)Gt(...Ko[f]);Ko.length=0}function po(){As||(Cm(Bi),As=!0)}function xh(f,p=!1){As=!0,Xr=p,f(o),Bi(),p&&Ko.length>0&&queueMicrotask(vh)}o.batch=xh;function Bi(){if(zr&&(dh(),zr=!1),lo&&(ah(),lo=!1),xs){if(vt(m,Po,bt),vt(m,"top",Nt),vt(m,us,tt),vt(m,fs,R),vt(w,Po,bt),vt(w,"top",Nt),vt(w,us,tt),vt(w,fs,R),vt(d,us,ln),vt(d,fs,En),u.width=It(ln*ct),u.height=It(En*ct),M.forEach(({_el:f,_show:p,_size:_,_pos:g,side:$})=>{if(f!=null)if(p){let x=$===3||$===0?_:0,C=$%2==1;vt(f,C?"left":"top",g-x),vt(f,C?"width":"height",_),vt(f,C?"top":"left",C?Nt:bt),vt(f,C?"height":"width",C?R:tt),Hl(f,Yn)}else ye(f,Yn)}),Ts=fo=Hr=Vr=jr=Kr=Gr=Yr=Br=null,ue=1,Jo(!0),bt!=ro||Nt!=An||tt!=Ke||R!=Pn){ho(!1);let f=tt/Ke,p=R/Pn;if(oe&&!On&&B.left>=0){B.left*=f,B.top*=p,mo&&tn(mo,It(B.left),0,tt,R),_o&&tn(_o,0,It(B.top),tt,R);for(let _=0;_<Ce.length;_++){let g=Ce[_];g!=null&&(co[_]*=f,uo[_]*=p,tn(g,Oe(co[_]),Oe(uo[_]),tt,R))}}if(yt.show&&!Ss&&yt.left>=0&&yt.width>0){yt.left*=f,yt.width*=f,yt.top*=p,yt.height*=p;for(let _ in rl)vt(bo,_,yt[_])}ro=bt,An=Nt,Ke=tt,Pn=R}Gt("setSize"),xs=!1}ln>0&&En>0&&(h.clearRect(0,0,u.width,u.height),Gt("drawClear"),z.forEach(f=>f()),Gt("draw")),yt.show&&Ss&&(Ps(yt),Ss=!1),oe&&On&&(Dn(null,!0,!1),On=!1),X.show&&X.live&&Te&&(ol(),Te=!1),a||(a=!0,o.status=1,Gt("ready")),jo=!1,As=!1}o.redraw=(f,p)=>{lo=p||!1,f!==!1?dn(A,P.min,P.max):po()};function tl(f,p){let _=T[f];if(_.from==null){if(Jt==0){let g=_.range(o,p.min,p.max,f);p.min=g[0],p.max=g[1]}if(p.min>p.max){let g=p.min;p.min=p.max,p.max=g}if(Jt>1&&p.min!=null&&p.max!=null&&p.max-p.min<1e-16)return;f==A&&_.distr==2&&Jt>0&&(p.min=He(p.min,e[0]),p.max=He(p.max,e[0]),p.min==p.max&&p.max++),I[f]=p,zr=!0,po()}}o.setScale=tl;let el,nl,mo,_o,Vi,ji,go,wo,Ki,Gi,$t,St,mn=!1,Zt=B.drag,jt=Zt.x,Kt=Zt.y;oe&&(B.x&&(el=Pe(Qp,w)),B.y&&(nl=Pe(Xp,w)),P.ori==0?(mo=el,_o=nl):(mo=nl,_o=el),$t=B.left,St=B.top);let yt=o.select=Ut({show:!0,over:!0,left:0,width:0,top:0,height:0},t.select),bo=yt.show?Pe(Zp,yt.over?w:m):null;function Ps(f,p){if(yt.show){for(let _ in f)yt[_]=f[_],_ in rl&&vt(bo,_,f[_]);p!==!1&&Gt("setSelect")}}o.setSelect=Ps;function Sh(f){if(b[f].show)Dt&&Hl(Ct[f],Yn);else if(Dt&&ye(Ct[f],Yn),oe){let _=ao?Ce[0]:Ce[f];_!=null&&tn(_,-10,-10,tt,R)}}function dn(f,p,_){tl(f,{min:p,max:_})}function Ye(f,p,_,g){p.focus!=null&&Ah(f),p.show!=null&&b.forEach(($,x)=>{x>0&&(f==x||f==null)&&($.show=p.show,Sh(x),s==2?(dn($.facets[0].scale,null,null),dn($.facets[1].scale,null,null)):dn($.scale,null,null),po())}),_!==!1&&Gt("setSeries",f,p),g&&Zo("setSeries",o,f,p)}o.setSeries=Ye;function Mh(f,p){Ut(L[f],p)}function Th(f,p){f.fill=st(f.fill||null),f.dir=it(f.dir,-1),p=p??L.length,L.splice(p,0,f)}function Ch(f){f==null?L.length=0:L.splice(f,1)}o.addBand=Th,o.setBand=Mh,o.delBand=Ch;function Eh(f,p){b[f].alpha=p,oe&&Ce[f]!=null&&(Ce[f].style.opacity=p),Dt&&Ct[f]&&(Ct[f].style.opacity=p)}let an,_n,Wn,$o={focus:!0};function Ah(f){if(f!=Wn){let p=f==null,_=Ge.alpha!=1;b.forEach((g,$)=>{if(s==1||$>0){let x=p||$==0||$==f;g._focus=p?null:x,_&&Eh($,x?1:Ge.alpha)}}),Wn=f,_&&po()}}Dt&&io&&se($c,ut,f=>{B._lock||(Ln(f),Wn!=null&&Ye(null,$o,!0,Ot.setSeries))});function Je(f,p,_){let g=T[p];_&&(f=f/ct-(g.ori==1?Nt:bt));let $=tt;g.ori==1&&($=R,f=$-f),g.dir==-1&&(f=$-f);let x=g._min,C=g._max,E=f/$,O=x+(C-x)*E,W=g.distr;return W==3?Uo(10,O):W==4?_m(O,g.asinh):W==100?g.bwd(O):O}function Ph(f,p){let _=Je(f,A,p);return He(_,e[0],Bt,Vt)}o.valToIdx=f=>He(f,e[0]),o.posToIdx=Ph,o.posToVal=Je,o.valToPos=(f,p,_)=>T[p].ori==0?r(f,T[p],_?ce:tt,_?_e:0):l(f,T[p],_?Re:R,_?Me:0),o.setCursor=(f,p,_)=>{$t=f.left,St=f.top,Dn(null,p,_)};function Yi(f,p){vt(bo,Po,yt.left=f),vt(bo,us,yt.width=p)}function Ji(f,p){vt(bo,"top",yt.top=f),vt(bo,fs,yt.height=p)}let Go=P.ori==0?Yi:Ji,Yo=P.ori==1?Yi:Ji;function Oh(){if(Dt&&X.live)for(let f=s==2?1:0;f<b.length;f++){if(f==0&&Se)continue;let p=X.values[f],_=0;for(let g in p)je[f][_++].firstChild.nodeValue=p[g]}}function ol(f,p){if(f!=null&&(f.idxs?f.idxs.forEach((_,g)=>{mt[g]=_}):$m(f.idx)||mt.fill(f.idx),X.idx=mt[0]),Dt&&X.live){for(let _=0;_<b.length;_++)(_>0||s==1&&!Se)&&Lh(_,mt[_]);Oh()}Te=!1,p!==!1&&Gt("setLegend")}o.setLegend=ol;function Lh(f,p){let _=b[f],g=f==0&&K==2?Fe:e[f],$;Se?$=_.values(o,f,p)??hn:($=_.value(o,p==null?null:g[p],f,p),$=$==null?hn:{_:$}),X.values[f]=$}function Dn(f,p,_){Ki=$t,Gi=St,[$t,St]=B.move(o,$t,St),B.left=$t,B.top=St,oe&&(mo&&tn(mo,It($t),0,tt,R),_o&&tn(_o,0,It(St),tt,R));let g,$=Bt>Vt;an=gt,_n=null;let x=P.ori==0?tt:R,C=P.ori==1?tt:R;if($t<0||Jt==0||$){g=B.idx=null;for(let E=0;E<b.length;E++){let O=Ce[E];O!=null&&tn(O,-10,-10,tt,R)}io&&Ye(null,$o,!0,f==null&&Ot.setSeries),X.live&&(mt.fill(g),Te=!0)}else{let E,O,W;s==1&&(E=P.ori==0?$t:St,O=Je(E,A),g=B.idx=He(O,e[0],Bt,Vt),W=U(e[0][g],P,x,0));let D=-10,F=-10,Q=0,at=0,lt=!0,ot="",J="";for(let V=s==2?1:0;V<b.length;V++){let kt=b[V],Et=mt[V],Yt=Et==null?null:s==1?e[V][Et]:e[V][1][Et],dt=B.dataIdx(o,V,g,O),At=dt==null?null:s==1?e[V][dt]:e[V][1][dt];if(Te=Te||At!=Yt||dt!=Et,mt[V]=dt,V>0&&kt.show){let ge=dt==null?-10:dt==g?W:U(s==1?e[0][dt]:e[V][0][dt],P,x,0),re=At==null?-10:Y(At,s==1?T[kt.scale]:T[kt.facets[1].scale],C,0);if(io&&At!=null){let Ee=P.ori==1?$t:St,ze=Ht(Ge.dist(o,V,dt,re,Ee));if(ze<an){let Ze=Ge.bias;if(Ze!=0){let we=Je(Ee,kt.scale),Ae=At>=0?1:-1,qe=we>=0?1:-1;qe==Ae&&(qe==1?Ze==1?At>=we:At<=we:Ze==1?At<=we:At>=we)&&(an=ze,_n=V)}else an=ze,_n=V}}if(Te||ao){let Ee,ze;P.ori==0?(Ee=ge,ze=re):(Ee=re,ze=ge);let Ze,we,Ae,qe,Qe,le,be=!0,Nn=te.bbox;if(Nn!=null){be=!1;let ie=Nn(o,V);Ae=ie.left,qe=ie.top,Ze=ie.width,we=ie.height}else Ae=Ee,qe=ze,Ze=we=te.size(o,V);if(le=te.fill(o,V),Qe=te.stroke(o,V),ao)V==_n&&an<=Ge.prox&&(D=Ae,F=qe,Q=Ze,at=we,lt=be,ot=le,J=Qe);else{let ie=Ce[V];ie!=null&&(co[V]=Ae,uo[V]=qe,Tc(ie,Ze,we,be),Sc(ie,le,Qe),tn(ie,Oe(Ae),Oe(qe),tt,R))}}}}if(ao){let V=Ge.prox,kt=Wn==null?an<=V:an>V||_n!=Wn;if(Te||kt){let Et=Ce[0];Et!=null&&(co[0]=D,uo[0]=F,Tc(Et,Q,at,lt),Sc(Et,ot,J),tn(Et,Oe(D),Oe(F),tt,R))}}}if(yt.show&&mn)if(f!=null){let[E,O]=Ot.scales,[W,D]=Ot.match,[F,Q]=f.cursor.sync.scales,at=f.cursor.drag;if(jt=at._x,Kt=at._y,jt||Kt){let{left:lt,top:ot,width:J,height:V}=f.select,kt=f.scales[F].ori,Et=f.posToVal,Yt,dt,At,ge,re,Ee=E!=null&&W(E,F),ze=O!=null&&D(O,Q);Ee&&jt?(kt==0?(Yt=lt,dt=J):(Yt=ot,dt=V),At=T[E],ge=U(Et(Yt,F),At,x,0),re=U(Et(Yt+dt,F),At,x,0),Go(Be(ge,re),Ht(re-ge))):Go(0,x),ze&&Kt?(kt==1?(Yt=lt,dt=J):(Yt=ot,dt=V),At=T[O],ge=Y(Et(Yt,Q),At,C,0),re=Y(Et(Yt+dt,Q),At,C,0),Yo(Be(ge,re),Ht(re-ge))):Yo(0,C)}else ll()}else{let E=Ht(Ki-Vi),O=Ht(Gi-ji);if(P.ori==1){let Q=E;E=O,O=Q}jt=Zt.x&&E>=Zt.dist,Kt=Zt.y&&O>=Zt.dist;let W=Zt.uni;W!=null?jt&&Kt&&(jt=E>=W,Kt=O>=W,!jt&&!Kt&&(O>E?Kt=!0:jt=!0)):Zt.x&&Zt.y&&(jt||Kt)&&(jt=Kt=!0);let D,F;jt&&(P.ori==0?(D=go,F=$t):(D=wo,F=St),Go(Be(D,F),Ht(F-D)),Kt||Yo(0,C)),Kt&&(P.ori==1?(D=go,F=$t):(D=wo,F=St),Yo(Be(D,F),Ht(F-D)),jt||Go(0,x)),!jt&&!Kt&&(Go(0,0),Yo(0,0))}if(Zt._x=jt,Zt._y=Kt,f==null){if(_){if(ia!=null){let[E,O]=Ot.scales;Ot.values[0]=E!=null?Je(P.ori==0?$t:St,E):null,Ot.values[1]=O!=null?Je(P.ori==1?$t:St,O):null}Zo(Wl,o,$t,St,tt,R,g)}if(io){let E=_&&Ot.setSeries,O=Ge.prox;Wn==null?an<=O&&Ye(_n,$o,!0,E):an>O?Ye(null,$o,!0,E):_n!=Wn&&Ye(_n,$o,!0,E)}}Te&&(X.idx=g,ol()),p!==!1&&Gt("setCursor")}let gn=null;Object.defineProperty(o,"rect",{get(){return gn==null&&Jo(!1),gn}});function Jo(f=!1){f?gn=null:(gn=w.getBoundingClientRect(),Gt("syncRect",gn))}function Zi(f,p,_,g,$,x,C){B._lock||mn&&f!=null&&f.movementX==0&&f.movementY==0||(sl(f,p,_,g,$,x,C,!1,f!=null),f!=null?Dn(null,!0,!0):Dn(p,!0,!1))}function sl(f,p,_,g,$,x,C,E,O){if(gn==null&&Jo(!1),Ln(f),f!=null)_=f.clientX-gn.left,g=f.clientY-gn.top;else{if(_<0||g<0){$t=-10,St=-10;return}let[W,D]=Ot.scales,F=p.cursor.sync,[Q,at]=F.values,[lt,ot]=F.scales,[J,V]=Ot.match,kt=p.axes[0].side%2==1,Et=P.ori==0?tt:R,Yt=P.ori==1?tt:R,dt=kt?x:$,At=kt?$:x,ge=kt?g:_,re=kt?_:g;if(lt!=null?_=J(W,lt)?i(Q,T[W],Et,0):-10:_=Et*(ge/dt),ot!=null?g=V(D,ot)?i(at,T[D],Yt,0):-10:g=Yt*(re/At),P.ori==1){let Ee=_;_=g,g=Ee}}O&&(p==null||p.cursor.event.type==Wl)&&((_<=1||_>=tt-1)&&(_=Kn(_,tt)),(g<=1||g>=R-1)&&(g=Kn(g,R))),E?(Vi=_,ji=g,[go,wo]=B.move(o,_,g)):($t=_,St=g)}let rl={width:0,height:0,left:0,top:0};function ll(){Ps(rl,!1)}let Qi,Xi,ta,ea;function na(f,p,_,g,$,x,C){mn=!0,jt=Kt=Zt._x=Zt._y=!1,sl(f,p,_,g,$,x,C,!0,!1),f!=null&&(se(Dl,ql,oa,!1),Zo(wc,o,go,wo,tt,R,null));let{left:E,top:O,width:W,height:D}=yt;Qi=E,Xi=O,ta=W,ea=D}function oa(f,p,_,g,$,x,C){mn=Zt._x=Zt._y=!1,sl(f,p,_,g,$,x,C,!1,!0);let{left:E,top:O,width:W,height:D}=yt,F=W>0||D>0,Q=Qi!=E||Xi!=O||ta!=W||ea!=D;if(F&&Q&&Ps(yt),Zt.setScale&&F&&Q){let at=E,lt=W,ot=O,J=D;if(P.ori==1&&(at=O,lt=D,ot=E,J=W),jt&&dn(A,Je(at,A),Je(at+lt,A)),Kt)for(let V in T){let kt=T[V];V!=A&&kt.from==null&&kt.min!=gt&&dn(V,Je(ot+J,V),Je(ot,V))}ll()}else B.lock&&(B._lock=!B._lock,Dn(p,!0,f!=null));f!=null&&(so(Dl,ql),Zo(Dl,o,$t,St,tt,R,null))}function Uh(f,p,_,g,$,x,C){if(B._lock)return;Ln(f);let E=mn;if(mn){let O=!0,W=!0,D=10,F,Q;P.ori==0?(F=jt,Q=Kt):(F=Kt,Q=jt),F&&Q&&(O=$t<=D||$t>=tt-D,W=St<=D||St>=R-D),F&&O&&($t=$t<go?0:tt),Q&&W&&(St=St<wo?0:R),Dn(null,!0,!0),mn=!1}$t=-10,St=-10,mt.fill(null),Dn(null,!0,!0),E&&(mn=E)}function sa(f,p,_,g,$,x,C){B._lock||(Ln(f),Ir(),ll(),f!=null&&Zo(yc,o,$t,St,tt,R,null))}function ra(){M.forEach(Dd),qr(o.width,o.height,!0)}Jn(rr,Lo,ra);let yo={};yo.mousedown=na,yo.mousemove=Zi,yo.mouseup=oa,yo.dblclick=sa,yo.setSeries=(f,p,_,g)=>{let $=Ot.match[2];_=$(o,p,_),_!=-1&&Ye(_,g,!0,!1)},oe&&(se(wc,w,na),se(Wl,w,Zi),se(bc,w,f=>{Ln(f),Jo(!1)}),se($c,w,Uh),se(yc,w,sa),Yl.add(o),o.syncRect=Jo);let Os=o.hooks=t.hooks||{};function Gt(f,p,_){Xr?Ko.push([f,p,_]):f in Os&&Os[f].forEach(g=>{g.call(null,o,p,_)})}(t.plugins||[]).forEach(f=>{for(let p in f.hooks)Os[p]=(Os[p]||[]).concat(f.hooks[p])});let la=(f,p,_)=>_,Ot=Ut({key:null,setSeries:!1,filters:{pub:Oc,sub:Oc},scales:[A,b[1]?b[1].scale:null],match:[Lc,Lc,la],values:[null,null]},B.sync);Ot.match.length==2&&Ot.match.push(la),B.sync=Ot;let ia=Ot.key,il=Eu(ia);function Zo(f,p,_,g,$,x,C){Ot.filters.pub(f,p,_,g,$,x,C)&&il.pub(f,p,_,g,$,x,C)}il.sub(o);function Wh(f,p,_,g,$,x,C){Ot.filters.sub(f,p,_,g,$,x,C)&&yo[f](null,p,_,g,$,x,C)}o.pub=Wh;function Dh(){il.unsub(o),Yl.delete(o),Cn.clear(),Bl(rr,Lo,ra),c.remove(),ut?.remove(),Gt("destroy")}o.destroy=Dh;function al(){Gt("init",t,e),Ni(e||t.data,!1),I[A]?tl(A,I[A]):Ir(),Ss=yt.show&&(yt.width>0||yt.height>0),On=Te=!0,qr(t.width,t.height)}return b.forEach(Wi),M.forEach(mh),n?n instanceof HTMLElement?(n.appendChild(c),al()):n(o,al):al(),o}Wt.assign=Ut;Wt.fmtNum=ni;Wt.rangeNum=lr;Wt.rangeLog=cr;Wt.rangeAsinh=ti;Wt.orient=Qn;Wt.pxRatio=ct;Wt.join=Tm;Wt.fmtDate=si,Wt.tzDate=Rm;Wt.sync=Eu;{Wt.addGap=$d,Wt.clipGaps=hr;let t=Wt.paths={points:Wu};t.linear=Nu,t.stepped=vd,t.bars=xd,t.spline=Md}var Nd="Arrow keys move along the chart, + and - zoom, 0 shows all.",fi=new WeakMap,qu=[[],[8,4],[2,3],[10,3,2,3]];function Le(t,e={}){return{stroke:()=>ee(`world-${t}`),width:2,dash:qu[t%qu.length],...e}}function Ue({title:t,sentence:e,data:n,series:o,x:s,y:r,numbers:l,sync:i,height:a=240}){let c=fe(null),u=fe(null);Pt(()=>{let d=c.current,m=()=>{u.current?.destroy(),u.current=new Wt(Rd({place:d,series:o,x:s,y:r,sync:i,height:a}),n,d),d.querySelector("canvas").setAttribute("aria-hidden","true")};m();let w=new ResizeObserver(()=>{u.current.setSize({width:d.clientWidth,height:a})});w.observe(d);let k=!0,y=In.subscribe(()=>{k||m(),k=!1});return()=>{y(),w.disconnect(),u.current.destroy()}},[n]);let h=d=>Fd(d,u.current);return v`<figure class="chart">
    <figcaption><bdi>${N(t)}</bdi></figcaption>
    <p>${N(e)}</p>
    <div
      class="plot"
      ref=${c}
      tabindex="0"
      role="application"
      aria-label=${`${N(t)}. ${N(e)} ${Nd}`}
      onKeyDown=${h}
    ></div>
    <${Zs} caption=${t} ...${l} />
  </figure>`}function Rd({place:t,series:e,x:n,y:o,sync:s,height:r}){let l=(c,u)=>({label:c.label,stroke:()=>ee("ink"),grid:{stroke:()=>ee("grid"),width:1},ticks:{stroke:()=>ee("grid"),width:1},values:(h,d)=>d.map(m=>m===null?"":c.tick(m,d)),...c.splits?{splits:c.splits,filter:(h,d)=>d}:{},...u}),i=c=>(u,h)=>h==null?"":c.read(h),a=e.map(c=>({value:i(o),...c,label:N(c.label)}));return{width:Math.max(t.clientWidth,200),height:r,scales:{x:{time:!1,...n.scale??{}},y:{...o.scale??{}}},axes:[l(n,{size:44}),l(o,{size:64})],series:[{label:n.label,value:i(n)},...a],cursor:{drag:{x:!0,y:!1},...s?{sync:{key:s}}:{}},legend:{live:!0},hooks:{ready:[c=>fi.set(c,{...c.scales.x})]}}}function Fd(t,e){if(!e||t.ctrlKey||t.metaKey||t.altKey)return;let n={ArrowLeft:-1,ArrowRight:1,PageUp:-10,PageDown:10};if(t.key in n)zd(e,n[t.key]);else if(t.key==="+"||t.key==="=")Iu(e,.5);else if(t.key==="-")Iu(e,2);else if(t.key==="0"||t.key==="Home")qd(e);else return;t.preventDefault()}function zd(t,e){let[n,o]=t.series[0].idxs,s=Math.min(o,Math.max(n,(t.cursor.idx??n-e)+e)),r=t.valToPos(t.data[0][s],"x"),l=t.series.findIndex((a,c)=>c>0&&t.data[c][s]!=null),i=l>0?t.valToPos(t.data[l][s],"y"):10;t.setCursor({left:r,top:i})}function Iu(t,e){let{min:n,max:o}=t.scales.x,s=t.cursor.idx==null?(n+o)/2:t.data[0][t.cursor.idx],r=(o-n)*e/2,l=fi.get(t);t.setScale("x",{min:Math.max(l.min,s-r),max:Math.min(l.max,s+r)})}function qd(t){let{min:e,max:n}=fi.get(t);t.setScale("x",{min:e,max:n})}var qo=[["backlog","waits for a free thread"],["running","runs"],["sibling","lost to the other thread of the core"],["clock","lost to a slower clock"],["spinning","spinning for a lock"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"],["blocked","asleep"]];function _r(t){let e=t.flatMap(n=>n.spans.map(o=>o.summary.span));return[...new Set(e)]}function gr(t,e){return t.spans.find(n=>n.summary.span===e)}function Hu(t){let e=({summary:o})=>Math.max(0,...o.slowest.map(s=>s.elapsed_ns));return[...t.spans].sort((o,s)=>e(s)-e(o)).flatMap(({summary:o})=>o.slowest.map(s=>({...s,span:o.span})))}function Bu(t){return qo.map(([n])=>n).reduce((n,o)=>t[`${o}_ns`]>t[`${n}_ns`]?o:n)}function wr(t){let e=[...new Set(t.flatMap(o=>o.map(([s])=>s)))].sort((o,s)=>o-s),n=t.map(o=>{let s=new Map(o);return e.map(r=>s.get(r)??null)});return{x:e,columns:n}}function Id(t,e){let n=(e-t)/4,o=10**Math.floor(Math.log10(n)),s=[1,2,5,10].map(l=>l*o).find(l=>l>=n),r=[];for(let l=Math.ceil(t/s);l*s<=e;l+=1)r.push(l*s);return r}function Vu(t,e,n){let o=Math.floor(Math.log10(t)),s=Math.ceil(Math.log10(e))-o+1,l=Array.from({length:s},(i,a)=>10**(o+a)).flatMap(i=>n.map(a=>a*i)).filter(i=>t<=i&&i<=e);return l.length>1?l:Id(t,e)}var Hd=[["p50","latency_ns_p50"],["p75","latency_ns_p75"],["p90","latency_ns_p90"],["p95","latency_ns_p95"],["p99","latency_ns_p99"],["p99.5","latency_ns_p995"],["p99.9","latency_ns_p999"],["longest","latency_ns_max"]];function Ku({worlds:t}){let e=n=>v`<${Bd} key=${n} name=${n} worlds=${t} />`;return _r(t).map(e)}function Bd({name:t,worlds:e}){let n=e.map(c=>gr(c,t)),o=n.map(c=>Yd(c)),{x:s,columns:r}=wr(o),l=n.map(c=>c?.summary.count??0),i=[s,...r],a=v`<${Ue}
    title=${`How long ${t} takes`}
    sentence=${Zd(e,n)}
    data=${i}
    series=${e.map((c,u)=>({label:c.name,spanGaps:!0,...Le(u)}))}
    x=${Vd(s)}
    y=${jd}
    numbers=${{columns:["beyond",...e.map(c=>`${c.name}, ms`)],rows:()=>s.map((c,u)=>Jd(c,r.map(h=>h[u]),he))}}
  />`;return v`<section>
    ${s.length>1&&a}
    <${pe}
      caption=${`Percentiles of ${t}, ms`}
      columns=${["percentile",...e.map(c=>c.name)]}
      rows=${[["done",...l],...Hd.map(([c,u])=>[c,...n.map(h=>h?.summary.count?he(h.summary[u]):"-")])]}
    />
  </section>`}function Vd(t){let e=Math.ceil(t.length>0?t[t.length-1]:1),n=[Math.log10(2),...Array.from({length:e},(o,s)=>s+1)];return{label:"of all take this long or less",tick:ju,read:ju,splits:(o,s,r,l)=>n.filter(i=>r<=i&&i<=l),scale:{range:(o,s,r)=>[s??0,Math.max(r??1,(s??0)+.001)]}}}var jd={label:"latency",tick:nt,read:nt,splits:(t,e,n,o)=>Vu(n,o,[1,2,5]),scale:{distr:3,range:Kd}};function Kd(t,e,n){return[(e??1)/1.15,(n??10)*1.15]}var Gd=.9;function Yd(t){let e=t?.curve.beyond??[],n=e.map((s,r)=>[-Math.log10(s),t.curve.latency_ns[r]||null]),o=n.filter((s,r)=>e[r]<Gd);return o.length>1?o:n}function ju(t){let e=100*(1-10**-t);return`${Number(e.toFixed(Math.max(1,Math.ceil(t))))} %`}function Jd(t,e,n){return[`${ht(100*10**-t)} %`,...e.map(s=>s===null?"-":n(s))]}function Zd(t,e){let n=(o,s)=>{let r=t.length>1?`${t[s].name}: `:"",{count:l,latency_ns_p50:i,latency_ns_p99:a}=o?.summary??{count:0};return l?`${r}half take ${nt(i)} or less, 99 % take ${nt(a)} or less`:`${r}none was done`};return`${e.map(n).join("; ")}.`}var en={label:"seconds of the run",tick:(t,e)=>t.toFixed(Qd(e)),read:t=>`${t.toFixed(3)} s`};function Qd([t,e]){let n=e-t,o=s=>Math.abs(n*10**s-Math.round(n*10**s))<1e-6;for(let s=0;n>0&&s<9;s+=1)if(n*10**s>=1-1e-6&&o(s))return s;return n>0?9:0}function nn(t,e){return wr(t.map(n=>n?e(n).map((o,s)=>[(s+.5)*n.step_ns/1e9,o]):[]))}function on({x:t,columns:e},n,o){return{columns:["s",...n.map(s=>`${s}, ${o}`)],rows:()=>t.map((s,r)=>[s.toFixed(3),...e.map(l=>l[r]===null?"-":l[r].toFixed(2))])}}function Ve(t,e,n){return e.map((s,r)=>s?t.length>1?`${t[r].name}: ${n(s)}`:n(s):null).filter(Boolean).join("; ")}var Gu={label:"CPU time, ms",tick:ht,read:t=>`${t.toFixed(3)} ms`,scale:{range:(t,e,n)=>[0,Math.max(n??1,.001)*1.05]}};function Yu({path:t,worlds:e,limits:n,steps:o}){let s=n.map(r=>r?.burst_ns>0?r:null);return[v`<${Xd} ...${{path:t,worlds:e,limits:n,steps:o}} />`,s.some(Boolean)&&v`<${t0} ...${{path:t,worlds:e,limits:s,steps:o}} />`]}function Xd({path:t,worlds:e,limits:n,steps:o}){let s=nn(n,l=>l.left_in_step_ns.map(hi)),r=e.map(l=>l.name);return s.x.length<2?null:v`<${Ue}
    title=${`What ${t} left of its quota`}
    sentence=${s0(e,n,o)}
    sync="time"
    height=${180}
    data=${[s.x,...s.columns]}
    series=${r.map((l,i)=>({label:l,spanGaps:!0,...Le(i)}))}
    x=${en}
    y=${Gu}
    numbers=${on(s,r,"ms left")}
  />`}function t0({path:t,worlds:e,limits:n,steps:o}){let s=n.map((y,S)=>({limit:y,at:S,name:e[S].name})).filter(({limit:y})=>y),r=s.map(({limit:y})=>y),l=y=>nn(r,S=>S[y].map(hi)),[i,a]=[l("saved_in_step_ns"),l("burst_in_step_ns")],c=[...new Set(r.map(y=>y.burst_ns))],u=s.length>1,h=(y,S)=>u?`${y}, ${S}`:y,d=[...i.columns,...a.columns],m=c.map(y=>i.x.map(()=>hi(y))),w=a.columns.map(y=>y.map(S=>S||null)),k=["saved","used"].flatMap(y=>s.map(({name:S})=>h(y,S)));return v`<${Ue}
    title=${`What ${t} saved up as burst, and used of it`}
    sentence=${r0(e,n,o)}
    sync="time"
    height=${200}
    data=${[i.x,...i.columns,...w,...m]}
    series=${[...s.map(({at:y,name:S})=>e0(y,h("saved",S))),...s.map(({at:y,name:S})=>n0(y,h("used in a step",S))),...c.map(y=>o0(y))]}
    x=${en}
    y=${Gu}
    numbers=${on({x:i.x,columns:d},k,"ms")}
  />`}function e0(t,e){return{label:e,...Le(t),dash:[],paths:Wt.paths.stepped({align:1})}}function n0(t,e){let n=()=>ee(`world-${t}`),o=Wt.paths.bars({size:[.7,24]});return{label:e,stroke:n,fill:()=>`${ee(`world-${t}`)}66`,width:1,paths:o}}function o0(t){let e=()=>ee("quota");return{label:`the most that may be saved (${nt(t)})`,stroke:e,width:1,dash:[1,4],points:{show:!1}}}function hi(t){return t===null?null:t/1e6}function s0(t,e,n){return`What was not used of the quota when a period ended, mean of each ${n}. At 0 all of it was used up. ${Ve(t,e,s=>{let r=s.left_in_step_ns.filter(i=>i!==null);return`nothing was left in ${r.filter(i=>i===0).length} of ${r.length} steps in which a period ended`})}.`}function r0(t,e,n){return`${Ve(t,e,s=>`up to ${nt(s.burst_ns)} may be saved of what is left; in ${s.nr_bursts} periods ${nt(s.burst_used_ns)} of it were used`)}. The line is what was saved beside the quota, at the end of each ${n}; a bar is what periods that ended then used beyond their quota: so much more the group could run before it was throttled.`}var l0="In Kubernetes: limits.cpu is cpu.max, quota over period; a period with throttling counts in container_cpu_cfs_throttled_periods_total, of container_cpu_cfs_periods_total; throttled time is container_cpu_cfs_throttled_seconds_total. A burst (cpu.max.burst) has no field there. systemd: CPUQuota= and CPUQuotaPeriodSec=.";function Ju({worlds:t}){return[[...new Set(t.flatMap(n=>n.limits.map(o=>o.path)))].map(n=>v`<${i0} key=${n} path=${n} worlds=${t} />`),v`<p class="note">${l0}</p>`]}function i0({path:t,worlds:e}){let n=e.map(u=>u.limits.find(h=>h.path===t)),o=[...new Set(n.filter(Boolean).map(u=>nt(u.step_ns)))].join(", "),s=nn(n,u=>u.used_in_step_ns.map(h=>h/u.step_ns)),r=nn(n,u=>u.throttled_in_step_ns.map(h=>100*h/u.step_ns)),l=e.map(u=>u.name),i=[...a0(e,n),...c0(e,n)],a={label:"CPUs",tick:ht,read:u=>u.toFixed(2),scale:{range:(u,h,d)=>[0,Math.max(d??1,.1)*1.05]}},c={label:"throttled, %",tick:ht,read:u=>`${u.toFixed(1)} %`,scale:{range:()=>[0,105]}};return v`<section>
    <${Ue}
      title=${`CPU time that ${t} used`}
      sentence=${f0(e,n,o)}
      sync="time"
      data=${[s.x,...s.columns,...i.map(({cpus:u})=>s.x.map(()=>u))]}
      series=${[...l.map((u,h)=>({label:u,spanGaps:!0,...Le(h)})),...i.map(u0)]}
      x=${en}
      y=${a}
      numbers=${on(s,l,"CPUs")}
    />
    <${Yu} ...${{path:t,worlds:e,limits:n,steps:o}} />
    <${Ue}
      title=${`When ${t} was throttled`}
      sentence=${h0(e,n,o)}
      sync="time"
      height=${180}
      data=${[r.x,...r.columns]}
      series=${l.map((u,h)=>({label:u,spanGaps:!0,...Le(h)}))}
      x=${en}
      y=${c}
      numbers=${on(r,l,"%")}
    />
    <${pe} caption=${`Limit of ${t}`} ...${p0(e,n)} />
  </section>`}function a0(t,e){return Zu("quota",t,e,n=>n.quota_ns)}function c0(t,e){return Zu("quota + burst",t,e,o=>o.burst_ns>0?o.quota_ns+o.burst_ns:null)}function Zu(t,e,n,o){let s=[];return n.forEach((r,l)=>{if(!r||r.quota_ns===null||o(r)===null)return;let i=o(r)/r.period_ns,a=s.find(c=>c.cpus===i);a?a.names.push(e[l].name):s.push({what:t,cpus:i,names:[e[l].name],world:l})}),s.map(r=>({...r,several:s.length>1}))}function u0({what:t,cpus:e,names:n,world:o,several:s}){return{label:`${t}${s?`, ${n.join(" and ")}`:""} (${ht(e)} CPUs)`,stroke:()=>ee(s?`world-${o}`:"quota"),width:s?3:1,dash:t==="quota"?[1,4]:[12,4,1,4],points:{show:!1}}}function f0(t,e,n){return`${Ve(t,e,s=>{let r=s.quota_ns===null?"no quota":`quota ${nt(s.quota_ns)}`,l=s.burst_ns>0?`, burst ${nt(s.burst_ns)}`:", no burst";return`${r} for each ${nt(s.period_ns)}${l}`})}. Each point is a mean over ${n}; the kernel's periods may begin elsewhere, so a point may lie above what the limit allows in one period: the quota, or with burst the quota and what was saved.`}function h0(t,e,n){return`${Ve(t,e,s=>`throttled in ${s.nr_throttled} of ${s.nr_periods} periods`+(s.nr_bursts>0?`, burst used in ${s.nr_bursts}`:""))}. The line is the share of each ${n} in which the group was stopped on one CPU or more, for its quota was used up. A period in which it had nothing to do is not counted.`}function p0(t,e){let n=(r,l)=>[r,...e.map(i=>i?l(i):"-")],o=r=>r.quota_ns===null?"max":r.quota_ns/1e3,s=r=>ne(r.nr_throttled/Math.max(1,r.nr_periods));return{columns:["cpu.max and cpu.stat",...t.map(r=>r.name)],rows:[n("quota, us",o),n("period, us",r=>r.period_ns/1e3),n("burst, us",r=>r.burst_ns/1e3),n("nr_periods",r=>r.nr_periods),n("nr_throttled",r=>r.nr_throttled),n("throttled periods",s),n("throttled time of all CPUs, ms",r=>(r.throttled_ns/1e6).toFixed(3)),n("nr_bursts",r=>r.nr_bursts),n("burst used, ms",r=>(r.burst_used_ns/1e6).toFixed(3))]}}var m0={label:"power, W",tick:ht,read:t=>`${t.toFixed(3)} W`,scale:{range:(t,e,n)=>[0,Math.max(n??1,.001)*1.05]}};function Xu({worlds:t}){let e=t.map(({power:n})=>n);return e.some(Boolean)?v`<section>
    <${d0} worlds=${t} powers=${e} />
    <${_0} worlds=${t} powers=${e} />
  </section>`:null}function d0({worlds:t,powers:e}){let n=nn(e,c=>ef(c).map(u=>u/1e6)),o=t.length===1?e[0].parts:[],s=o.map(({power_uw:c})=>c.map(u=>u/1e6)),r=t.map(({name:c})=>t.length>1?c:"the whole machine"),l=[...r,...o.map(({name:c})=>c)],i=[...n.columns,...s];if(n.x.length<2)return null;let a=(c,u)=>u<r.length?{label:c,spanGaps:!0,...Le(u)}:{label:c,width:1,stroke:()=>g0(u-r.length),points:{show:!1}};return v`<${Ue}
    title="What the machine drew"
    sentence=${b0(t,e)}
    sync="time"
    height=${220}
    data=${[n.x,...i]}
    series=${l.map(a)}
    x=${en}
    y=${m0}
    numbers=${on({x:n.x,columns:i},l,"W")}
  />`}function _0({worlds:t,powers:e}){let n=[...new Set(e.flatMap(l=>l?.parts.map(({name:i})=>i)??[]))],o=Math.max(...e.map(l=>l?Xn(l):0)),s="Where the energy went",r=e.flatMap((l,i)=>l?[{power:l,name:t[i].name}]:[]);return v`<figure class="energy">
    <figcaption>${s}</figcaption>
    <p>${$0(t,e)}</p>
    ${r.map(({power:l,name:i})=>v`<div class="drawn">
        ${r.length>1&&v`<span class="name"><bdi>${N(i)}</bdi></span>`}
        <span class="whole" role="img" aria-label=${w0(l)}>
          ${l.parts.map(a=>v`<span
              class=${`part part-${Qu(n,a.name)}`}
              style=${{width:`${100*a.energy_j/o}%`}}
            ></span>`)}
        </span>
        <span class="sum">${`${ht(Xn(l))} J`}</span>
      </div>`)}
    <ul class="legend">
      ${n.map(l=>v`<li>
          <span class=${`cause part-${Qu(n,l)}`}></span> <bdi>${N(l)}</bdi>
        </li>`)}
    </ul>
    <${Zs} caption=${s} ...${y0(n,r)} />
  </figure>`}var tf=["queued","world-2","world-3","spinning","clock","sibling","throttled"];function Qu(t,e){return Math.min(t.indexOf(e),tf.length)}function g0(t){return ee(tf[t]??"faint")}function ef(t){let[e,...n]=t.parts.map(o=>o.power_uw);return(e??[]).map((o,s)=>n.reduce((r,l)=>r+l[s],o))}function Xn(t){return t.parts.reduce((e,n)=>e+n.energy_j,0)}function w0(t){let e=Xn(t)||1,n=({name:o,energy_j:s})=>`${N(o)} ${ne(s/e)}`;return t.parts.map(n).join(", ")}function b0(t,e){let n=s=>{let r=ef(s).map(l=>l/1e6);return`from ${ht(Math.min(...r))} to ${ht(Math.max(...r))} W`},{step_ns:o}=e.find(Boolean);return`${Ve(t,e,n)}. Each point is a mean over ${nt(o)}.`}function $0(t,e){return`${Ve(t,e,o=>{let s=o.parts.reduce((l,i)=>i.energy_j>l.energy_j?i:l),r=ne(s.energy_j/(Xn(o)||1),0);return`${ht(Xn(o))} J in all, most of it (${r}) by ${N(s.name)}`})}. A busy core's power is its tasks'; what the machine needs beside its cores, and cores on which nothing runs, are no task's.`}function y0(t,e){let n=(s,r)=>s.parts.find(l=>l.name===r)?.energy_j??0,o=({name:s})=>e.length>1?[`${s}, J`,"share"]:["J","share"];return{columns:["drawn by",...e.flatMap(o)],rows:()=>[...t.map(s=>[s,...e.flatMap(({power:r})=>[n(r,s).toFixed(3),ne(n(r,s)/(Xn(r)||1))])]),["all",...e.flatMap(({power:s})=>[Xn(s).toFixed(3),ne(1)])]]}}function nf({worlds:t}){return _r(t).map(e=>{let n=t.map(l=>gr(l,e)?.steps),o=nn(n,l=>l.slowest_ns.map(i=>i>0?i/1e6:null));if(o.columns.flat().filter(l=>l!==null).length<2)return null;let s=t.map(l=>l.name),r={label:"slowest, ms",tick:ht,read:l=>`${l.toFixed(3)} ms`,scale:{range:(l,i,a)=>[0,Math.max(a??1,1e-6)*1.05]}};return v`<${Ue}
      key=${e}
      title=${`Slowest ${e} by when it began`}
      sentence=${k0(t,n)}
      sync="time"
      height=${200}
      data=${[o.x,...o.columns]}
      series=${s.map((l,i)=>({label:l,spanGaps:!0,...Le(i)}))}
      x=${en}
      y=${r}
      numbers=${on(o,s,"ms")}
    />`})}function k0(t,e){return`${Ve(t,e,o=>{let s=Math.max(...o.slowest_ns,0);if(s===0)return"none was done";let r=o.slowest_ns.indexOf(s)*o.step_ns;return`the slowest took ${nt(s)} and began at about ${(r/1e9).toFixed(2)} s`})}.`}function br(t,e,n){let o=0,s=()=>{cancelAnimationFrame(o),o=requestAnimationFrame(e)},r=$e(()=>{n(),s()}),l=!0,i=In.subscribe(()=>{l||e(),l=!1}),a=new ResizeObserver(s);return a.observe(t),[s,()=>{r(),i(),a.disconnect(),cancelAnimationFrame(o)}]}function of(t){return{cpus:t.cpus,states:t.states,tasks:t.tasks,freq_khz_max:t.freq_khz_max,steps:t.steps,windows:t.windows.map(e=>v0(e,t))}}function v0(t,{cpus:e,tasks:n}){let{from_ns:o,to_ns:s,is_cut:r,stretches:l,wakes:i}=t,a=l.task.length,c=new Float64Array(a),u=new Float64Array(a),h=o;for(let m=0;m<a;m+=1)h+=l.after_ns[m],c[m]=h,u[m]=h+l.length_ns[m];let d=(m,w)=>{let k=Array.from({length:w},()=>[]);return l[m].forEach((y,S)=>k[y].push(S)),k};return{from_ns:o,to_ns:s,is_cut:r,from:c,to:u,task:l.task,state:l.state,cpu:l.cpu,byTask:d("task",n.length),byCpu:d("cpu",e),wakes:S0(o,i),clocked:x0(t,e)}}function x0({from_ns:t,to_ns:e,clocked:n},o){let s=Array.from({length:o},()=>[]),r=t;return n.cpu.forEach((l,i)=>{r+=n.after_ns[i];let a=s[l].at(-1);a&&(a.to=r),s[l].push({from:r,to:e,khz:n.freq_khz[i]})}),s}function S0(t,e){let n=t;return e.task.map((o,s)=>{n+=e.after_ns[s];let{[s]:r}=e.waker;return{at:n,task:o,waker:r,wakerCpu:e.waker_cpu[s],targetCpu:e.target_cpu[s]}})}function pi(t,e,n){let o=0,s=t.length;for(;o<s;){let r=o+s>>1;e[t[r]]<=n?o=r+1:s=r}return o}function sf(t,e,n){let o=t.states.length,s=t.tasks.map(()=>new Array(o).fill(0)),r=0;for(let l of t.windows){let i=Math.max(e,l.from_ns),a=Math.min(n,l.to_ns);i>=a||(r+=a-i,l.byTask.forEach((c,u)=>{for(let h=pi(c,l.to,i);h<c.length;h+=1){let d=c[h];if(l.from[d]>=a)break;let m=Math.min(a,l.to[d])-Math.max(i,l.from[d]);s[u][l.state[d]]+=m}}))}return{known:r,sums:s}}var Qt=24,$r=300;function Sn(t){return t<560?78:150}function yr({pen:t,colours:e},n,o,s){t.strokeStyle=e.ink,t.fillStyle=e.ink,t.lineWidth=1,o!==void 0&&o!==s&&(t.globalAlpha=.6,t.beginPath(),t.moveTo(n,o),t.lineTo(n,s),t.stroke(),t.globalAlpha=1),t.beginPath(),t.moveTo(n,s),t.lineTo(n-4,s-3),t.lineTo(n-4,s+3),t.fill()}function kr({pen:t,plan:e,x:n,width:o,colours:s},{from:r,taken:l,to:i}){t.fillStyle=s.mark;let a=c=>Math.min(o,Math.max(e.label,n(c)));t.globalAlpha=.16,t.fillRect(a(r),Qt,a(i)-a(r),e.height),t.globalAlpha=1,t.strokeStyle=s.mark,t.lineWidth=2;for(let[c,u]of[[r,[]],[l,[4,3]],[i,[]]])c===void 0||n(c)<e.label||n(c)>o||(t.setLineDash(u),t.beginPath(),t.moveTo(n(c),Qt),t.lineTo(n(c),e.height),t.stroke());t.setLineDash([])}function vr({pen:t,plan:e,x:n,from:o,to:s,width:r,colours:l}){let i=M0((s-o)/Math.max(2,(r-e.label)/110));t.font="11px system-ui, sans-serif",t.fillStyle=l.ink,t.strokeStyle=l.grid,t.lineWidth=1;for(let a=Math.ceil(o/i)*i;a<s;a+=i){let c=n(a);t.beginPath(),t.moveTo(c,Qt-4),t.lineTo(c,e.height),t.stroke();let u=jn(a,i*100);c+t.measureText(u).width<r&&t.fillText(u,c+2,12)}}function M0(t){let e=10**Math.floor(Math.log10(Math.max(t,1)));return[1,2,5,10].map(n=>n*e).find(n=>n>=t)}function xr({pen:t,plan:e,colours:n},o,s,r){t.save(),t.fillStyle=n.paper,t.fillRect(0,0,e.label,e.height),t.fillStyle=n.ink,t.font=`${Math.min(12,s-2)}px system-ui, sans-serif`,t.beginPath(),t.rect(0,Qt,e.label,e.height),t.clip();let l=Math.floor((e.label-8)/6.4);o.forEach(({name:i},a)=>t.fillText(Ao(i,l),2,r(a)+4)),t.restore()}function rf({steps:t},e,n,o){let{step_ns:s,cpus_per_row:r,cpu_freq_per_mille:l}=t,{[Math.floor(e/r)]:i}=l,a=Math.max(0,Math.floor(n/s)),c=Math.min(i.length,Math.ceil(o/s)),u=[];for(let h=a;h<c;h+=1){if(i[h]===0)continue;let d=h>a&&i[h-1]>0,m=i[h]/1e3;u.push({from:h*s,to:(h+1)*s,share:m,follows:d})}return u}function lf({freq_khz_max:t},{clocked:e},n,o,s){return e[n].filter(l=>l.to>o&&l.from<s).map(({from:l,to:i,khz:a},c)=>({from:l,to:i,share:a/t,follows:c>0}))}function _i(t,e,n){let o=Sn(n),s=e==="cpu"?Array.from({length:t.cpus},(i,a)=>({name:`CPU ${a}`,at:a})):t.tasks.map((i,a)=>({name:i.name,at:a})).slice(0,400),r=t.freq_khz_max===null?14:24,l=Math.max(e==="cpu"?r:12,Math.min(26,Math.floor(420/s.length)));return{rows:s,label:o,tall:l,height:Qt+Math.max(1,s.length)*l+2}}function cf(t,e,{by:n,from:o,to:s,marks:r,colours:l}){let i=window.devicePixelRatio||1,a=t.clientWidth,c=_i(e,n,a);t.width=Math.round(a*i),t.height=Math.round(c.height*i);let u=t.getContext("2d");u.scale(i,i),u.fillStyle=l.paper,u.fillRect(0,0,a,c.height);let h=w=>c.label+(w-o)*(a-c.label)/(s-o),d=n==="cpu"&&e.freq_khz_max!==null,m={pen:u,plan:c,x:h,from:o,to:s,width:a,colours:l,by:n,isClocked:d};T0(m),C0(m,e);for(let w of e.windows)w.to_ns>o&&w.from_ns<s&&E0(m,e,w);r&&kr(m,r),vr(m),xr(m,c.rows,c.tall,w=>mi(m,w))}function Sr({plan:t},e){return Qt+e*t.tall}function mi({plan:t},e){return Qt+(e+.5)*t.tall}function T0({pen:t,plan:e,width:n,colours:o}){e.rows.forEach((s,r)=>{t.fillStyle=r%2?o.paper:o.stripe,t.fillRect(e.label,Qt+r*e.tall,n-e.label,e.tall)})}function C0(t,e){let{steps:n}=e;if(t.by==="cpu"){t.plan.rows.forEach((s,r)=>{let l=n.cpu_busy_per_mille[Math.floor(s.at/n.cpus_per_row)];af(t,e,r,[[l,"running"]]),t.isClocked&&uf(t,r,rf(e,s.at,t.from,t.to))});return}let o=new Map(n.rows.map(s=>[s.name,s]));t.plan.rows.forEach((s,r)=>{let l=o.get(s.name);if(!l)return;let i=[[l.running_per_mille,"running"],[l.queued_per_mille,"queued"],[l.throttled_per_mille,"throttled"]];af(t,e,r,i)})}function af(t,e,n,o){let{pen:s,plan:r,x:l,from:i,to:a,colours:c}=t,{step_ns:u}=e.steps,h=r.tall-3,d=o[0][0]?.length??0,m=Math.max(0,Math.floor(i/u)),w=Math.min(d,Math.ceil(a/u));for(let k=m;k<w;k+=1){let y=Math.max(r.label,l(k*u)),S=Math.max(.5,l((k+1)*u)-y),b=Sr(t,n)+2+h;for(let[M,T]of o){let L=h*M[k]/1e3;b-=L,s.globalAlpha=.45,s.fillStyle=c[T],s.fillRect(y,b,S,L)}}s.globalAlpha=1}function E0(t,e,n){let{pen:o,plan:s,x:r,from:l,to:i,width:a,colours:c}=t,u=Math.max(s.label,r(n.from_ns)),h=Math.min(a,r(n.to_ns));s.rows.forEach((m,w)=>{o.fillStyle=w%2?c.paper:c.stripe,o.fillRect(u,Sr(t,w),h-u,s.tall)}),o.fillStyle=c.window,o.fillRect(u,Qt-4,Math.max(2,h-u),4);let d={...t,names:[]};s.rows.forEach((m,w)=>{let k=t.by==="cpu"?n.byCpu[m.at]:n.byTask[m.at];A0(d,e,n,k,w),t.isClocked&&uf(t,w,lf(e,n,m.at,l,i))}),O0(d),U0(t,n,Math.max(l,n.from_ns),Math.min(i,n.to_ns))}function di({tall:t}){return Math.max(3,Math.floor((t-3)/4))}function uf(t,e,n){let{pen:o,plan:s,x:r,width:l,colours:i}=t,a=Sr(t,e)+s.tall-2-di(s),c=s.tall-8-di(s);o.beginPath();for(let{from:u,to:h,share:d,follows:m}of n){let w=Math.round(a-d*c),k=Math.max(s.label,r(u));m?o.lineTo(k,w):o.moveTo(k,w),o.lineTo(Math.min(l,r(h)),w)}for(let[u,h]of[[i.paper,4],[i.ink,2]])o.strokeStyle=u,o.lineWidth=h,o.stroke()}function A0(t,e,n,o,s){let{plan:r,x:l,from:i,to:a,width:c,by:u}=t,h=new Map,d=u==="cpu"?0:pi(o,n.to,i);for(let m=d;m<o.length;m+=1){let w=o[m];if(n.from[w]>=a)break;if(n.to[w]<=i)continue;let k=n.state[w],y=Math.max(r.label,l(n.from[w])),S=Math.min(c,l(n.to[w]));if(S-(h.get(k)??-1)<.4)continue;h.set(k,S);let b=e.tasks[n.task[w]];P0(t,s,e.states[k],y,Math.max(S-y,.6),b)}}function P0(t,e,n,o,s,r){let{pen:l,plan:i,colours:a,by:c,names:u}=t,h=i.tall-3,d=c==="cpu"?di(i):h,m=Sr(t,e)+2,w=h;if(c==="cpu"?(w=n==="running"?h-d:d,m+=n==="running"?0:h-d):n!=="running"&&(w=Math.max(3,Math.floor(h*.6)),m+=h-w),l.fillStyle=a[n],l.fillRect(o,m,s,w),n==="throttled"&&s>3&&w>2&&L0(l,o,m,s,w,a.paper),c==="cpu"&&n==="running"&&s>34){let k=Math.floor((s-4)/6);u.push([Ao(r.name,k),o+2,m+w/2+3.5])}}function O0({pen:t,colours:e,names:n}){t.fillStyle=e.onRunning,t.font="10px system-ui, sans-serif";for(let[o,s,r]of n)t.fillText(o,s,r)}function L0(t,e,n,o,s,r){t.save(),t.beginPath(),t.rect(e,n,o,s),t.clip(),t.strokeStyle=r,t.lineWidth=1,t.beginPath();for(let l=e-s;l<e+o;l+=5)t.moveTo(l,n+s),t.lineTo(l+s,n);t.stroke(),t.restore()}function U0(t,e,n,o){let{x:s,by:r,plan:l}=t,i=e.wakes.filter(a=>a.at>=n&&a.at<o);if(!(i.length===0||i.length>$r))for(let a of i){let[c,u]=r==="cpu"?[a.wakerCpu,a.targetCpu]:[a.waker,a.task];if(u>=l.rows.length)continue;let d=c!==null&&c<l.rows.length?mi(t,c):void 0;yr(t,s(a.at),d,mi(t,u))}}function Mr(t){let e=Hu(t).map(i=>({world:t.name,name:i.span,task:i.task,from:i.at_ns,taken:i.taken_at_ns,to:i.at_ns+i.elapsed_ns,blame:i.blame})),n=t.schedule.longest_wait;if(e.length>0||!n)return e;let{task:o,from_ns:s,to_ns:r}=n;return[{world:t.name,name:"longest time ready without a CPU",task:o,from:s,to:r,blame:null}]}function Tr(t,e){let[n,o]=Mt(-1),s=l=>{let{from:i,to:a}=e[l],c=Math.max((a-i)*.08,1e3);o(l),t.show(i-c,a+c)};return{chosen:n,choose:s,step:l=>{e.length!==0&&s(n<0?0:(n+l+e.length)%e.length)}}}function Cr({jumps:t,chosen:e,choose:n,several:o,of:s=""}){let r=(l,i)=>[{text:`${i+1}`,node:v`<${W0} ...${{jump:l,at:i,chosen:e,choose:n}} />`},...o?[l.world]:[],l.name,(l.from/1e9).toFixed(6),he(l.to-l.from),{text:ff(l.blame),node:v`<${D0} blame=${l.blame} />`},l.task];return v`<${pe}
    caption=${`The slowest${s}, and where their time went`}
    columns=${["jump to",...o?["run"]:[],"what","began, s","took, ms","where the time went","ended by"]}
    rows=${t.map(r)}
    selected=${e}
  />`}function W0({jump:t,at:e,chosen:n,choose:o}){return v`<button
    type="button"
    class="jump"
    aria-pressed=${e===n}
    onClick=${()=>o(e)}
  >
    ${e+1}<span class="unseen">: show ${N(t.name)} of ${nt(t.to-t.from)}</span>
  </button>`}function gi(t){let e=Math.max(1,qo.reduce((o,[s])=>o+t[`${s}_ns`],0));return qo.map(([o,s])=>({name:o,says:s,share:t[`${o}_ns`]/e})).filter(({share:o})=>o>0)}function ff(t){return t?gi(t).map(({name:e,share:n})=>`${e} ${ne(n)}`).join(", "):"-"}function D0({blame:t}){if(!t)return"-";let e=Bu(t),[,n]=qo.find(([r])=>r===e),o=gi(t).map(({name:r,share:l})=>v`<span class=${`cause ${r}`} style=${{width:`${100*l}%`}}></span>`),s=gi(t).find(({name:r})=>r===e)?.share??0;return v`<span class="blame" role="img" aria-label=${ff(t)}>${o}</span>
    <span class="main" aria-hidden="true">${`${ne(s,0)} ${n}`}</span>`}function Er(){return v`<ul class="legend">
    ${qo.map(([t,e])=>v`<li><span class=${`cause ${t}`}></span> ${t}: ${e}</li>`)}
  </ul>`}function hf(t,{from:e,to:n,known:o}){if(t.freq_khz_max===null)return null;let s=o>=(n-e)*.999,l=(s?N0(t,e,n):R0(t,e,n)).filter(({time:a})=>a>0),i=a=>l.reduce((c,u)=>c+a(u),0);return{isExact:s,rows:l,mean:i(({time:a,mean:c})=>a*c)/Math.max(1,i(({time:a})=>a))}}function N0(t,e,n){return Array.from({length:t.cpus},(o,s)=>{let l=t.windows.flatMap(({clocked:c})=>c[s]).filter(c=>c.to>e&&c.from<n),i=l.map(c=>c.khz),a=l.map(c=>[Math.min(n,c.to)-Math.max(e,c.from),c.khz]);return{name:`CPU ${s}`,...pf(a),low:Math.min(...i),high:Math.max(...i)}})}function R0({cpus:t,freq_khz_max:e,steps:n},o,s){let{step_ns:r,cpus_per_row:l,cpu_freq_per_mille:i}=n,a=Math.floor(o/r);return i.map((c,u)=>{let h=Math.min(t,(u+1)*l)-1,d=l===1?`CPU ${u}`:`CPUs ${u*l} to ${h}`,m=c.slice(a,Math.ceil(s/r)).map((w,k)=>{let y=(a+k)*r,S=Math.min(s,y+r)-Math.max(o,y);return[w>0?S:0,w*e/1e3]});return{name:d,...pf(m)}})}function pf(t){let e=t.reduce((o,[s])=>o+s,0),n=t.reduce((o,[s,r])=>o+s*r,0);return{time:e,mean:n/Math.max(1,e)}}var _s=60;function mf({world:t,decoded:e,view:n,by:o,marks:s,isBrief:r}){let{from:l,to:i}=n.range.value,{known:a,sums:c}=Ft(()=>sf(e,l,i),[e,l,i]),u=Ft(()=>hf(e,{from:l,to:i,known:a}),[e,l,i]),h=i-l,d=e.tasks.map((b,M)=>({task:b,sums:c[M]}));d.sort((b,M)=>Ar(M.sums)-Ar(b.sums));let m=d.filter(({sums:b})=>Ar(b)>0),w=({task:b,sums:M})=>[b.name,b.group,...M.map(he),he(Math.max(0,a-Ar(M)))],k=a>=h*.999?"what you see":"the times in full that you see",y=m.length-_s,S=u?.rows.length>0&&bi(u.mean,u.isExact);return v`<p class="seen" aria-live="polite">
      ${q0(t,e,{from:l,to:i,known:a,sums:c,marks:s})}${S}
    </p>
    ${!r&&v`<${pe}
      caption=${`What each task did in ${k}, ms`}
      columns=${["task","group",...e.states,"blocked"]}
      rows=${m.slice(0,_s).map(w)}
    />`}
    ${!r&&y>0&&v`<p class="note">and ${y} more tasks</p>`}
    ${!r&&o==="cpu"&&u&&v`<${z0} ...${{decoded:e,clocks:u}} />`}`}function wi({ended_ns:t},e,n){let o=n-e;return`You see ${nt(o)} of ${nt(t)}, from ${jn(e,o)}.`}function bi(t,e){return` All CPUs' mean frequency, idle or not: ${`${e?"":"about "}${$n(t)} MHz`}.`}function z0({decoded:t,clocks:{isExact:e,rows:n}}){let o=`, by steps of ${nt(t.steps.step_ns)}`,s=({low:r,high:l})=>e?[r,l].map($n):[];return v`<${pe}
    caption=${`Frequency of CPUs in what you see${e?"":o}, MHz`}
    columns=${["CPU","mean",...e?["lowest","highest"]:[]]}
    rows=${n.map(r=>[r.name,$n(r.mean),...s(r)])}
  />`}function Ar(t){return t.reduce((e,n)=>e+n,0)}function q0(t,e,{from:n,to:o,known:s,sums:r,marks:l}){let i=o-n,a=wi(t,n,o);if(s===0)return`${a} It is drawn in steps of ${nt(e.steps.step_ns)}.`;let c=e.tasks.find(k=>k.name===l?.task)?.group;if(c===void 0)return a;let u=r.filter((k,y)=>e.tasks[y].group===c&&e.tasks[y]),h=k=>{let y=e.states.indexOf(k),S=u.reduce((b,M)=>b+M[y],0);return ne(S/Math.max(1,s*u.length),0)},d=`The ${u.length} tasks of ${N(c)} that are drawn`,m=`${h("queued")} waiting for a CPU, ${h("running")} running`;return`${a} ${d} spent ${h("throttled")} of it throttled, ${m}, the rest asleep or on the way to another CPU.`}var df=200;function Pr(t){let e={from:0,to:Math.max(t,df)},n=qt(e),o=(s,r)=>{let l=Math.min(Math.max(r-s,df),e.to),i=(s+r)/2,a=Math.min(Math.max(0,i-l/2),e.to-l);n.value={from:a,to:a+l}};return{range:n,show:o,all:()=>o(0,e.to),zoom:(s,r)=>{let{from:l,to:i}=n.value,a=r??(l+i)/2;o(a-(a-l)*s,a+(i-a)*s)},move:s=>{let{from:r,to:l}=n.value,i=l-r,a=Math.min(Math.max(0,r+s*i),e.to-i);n.value={from:a,to:a+i}}}}function Or(t,e,n){let o=new Map,s=c=>{let{from:u,to:h}=e.range.value,d=t.clientWidth-n();return u+(c-n())*(h-u)/d},r=c=>c/(t.clientWidth-n()),l=new AbortController,i={signal:l.signal},a=(c,u,h)=>t.addEventListener(c,u,{...h,...i});a("wheel",c=>{if(!c.ctrlKey&&!c.shiftKey)return;c.preventDefault();let u=c.deltaY||c.deltaX;c.ctrlKey?e.zoom(u>0?1.25:.8,s(c.offsetX)):e.move(u>0?.1:-.1)},{passive:!1}),a("dblclick",c=>e.zoom(.4,s(c.offsetX))),a("pointerdown",c=>{o.set(c.pointerId,c.offsetX),t.setPointerCapture(c.pointerId)}),a("pointermove",c=>{let u=o.get(c.pointerId);u!==void 0&&(o.size===1?e.move(-r(c.offsetX-u)):I0(e,o,c,s),o.set(c.pointerId,c.offsetX))});for(let c of["pointerup","pointercancel"])a(c,u=>o.delete(u.pointerId));return()=>l.abort()}function I0(t,e,n,o){let[s]=[...e].filter(([i])=>i!==n.pointerId).map(([,i])=>i),r=Math.abs(e.get(n.pointerId)-s),l=Math.abs(n.offsetX-s);r>4&&l>4&&t.zoom(r/l,o((n.offsetX+s)/2))}function Lr(t,e,n){if(t.ctrlKey||t.metaKey||t.altKey)return;let o={ArrowLeft:()=>e.move(-.2),ArrowRight:()=>e.move(.2),PageUp:()=>e.move(-1),PageDown:()=>e.move(1),"+":()=>e.zoom(.5),"=":()=>e.zoom(.5),"-":()=>e.zoom(2),0:e.all,Home:e.all,n:()=>n(1),p:()=>n(-1)};t.key in o&&(o[t.key](),t.preventDefault())}var gs="Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.",H0="Blank is blocked or idle. Under a bar at the top every switch is drawn. Elsewhere the page has no room for that: there a pale column stands for a whole step of time, and its height is the share of the step that was spent so, not one stretch. The shaded time is the chosen request, the broken line when a thread took it. Arrows are wake-ups, from who woke to who was woken.";function gf({worlds:t}){let e=t.length>1,n=Ft(()=>t.map(w=>of(w.schedule)),[t]),o=Math.max(...t.map(w=>w.ended_ns)),s=Ft(()=>Pr(o),[t]),r=Ft(()=>t.flatMap(w=>Mr(w)),[t]),[l,i]=Mt("task"),{chosen:a,choose:c,step:u}=Tr(s,r);Pt(()=>{let[w]=n.flatMap(({windows:k})=>k);r.length>0?c(0):w&&s.show(w.from_ns,w.to_ns)},[t]);let h=K0(n),d=r[a],m=(w,k)=>{let y={world:w,decoded:n[k],view:s,by:l,marks:d};return[v`<${j0} ...${{...y,step:u}} />`,v`<${mf} ...${y} isBrief=${e} />`]};return v`<div class="schedule">
    <${$i} view=${s} by=${l} setBy=${i} jump=${r.length>0&&u} />
    ${e?t.map((w,k)=>v`<section class="beside" aria-label=${`Schedule: ${N(w.name)}`}>
            <h3><bdi>${N(w.name)}</bdi></h3>
            ${m(w,k)}
          </section>`):m(t[0],0)}
    <${G0} by=${l} highest=${h} />
    ${e&&v`<${B0} marks=${d} />`}
    <${Cr} ...${{jumps:r,chosen:a,choose:c,several:e}} />
    ${r.some(w=>w.blame)&&v`<${Er} />`}
    ${t.map(w=>V0(w,e?`${w.name}: `:""))}
  </div>`}function B0({marks:t}){return v`<p class="note">
    ${t&&v`The shaded time is a request of <bdi>${N(t.world)}</bdi>.${" "}`}
    With the same seed the same requests come to every run, at the same times where clients do not
    wait for answers. For a table of what a run's tasks did, choose that run above.
  </p>`}function V0({schedule:t},e){let n=t.windows_left_out,o=t.windows.filter(l=>l.is_cut).length,s=o===1?"1 of the times in full ends early: so much happened in it.":`${o} of the times in full end early: so much happened in them.`,r=l=>v`<p class="note">${N(`${e}${l}`)}</p>`;return[n>0&&r(`${n} of the times in full had no room on this page.`),o>0&&r(`${s} What follows is drawn in steps.`)]}function $i({view:t,by:e,setBy:n,jump:o,id:s=t.range.peek().to}){let r=(i,a)=>v`<button type="button" onClick=${a}>${i}</button>`,l=(i,a)=>v`<label
      ><input
        type="radio"
        name=${`by-${s}`}
        checked=${e===i}
        onChange=${()=>n(i)}
      />
      ${a}</label
    >`;return v`<div class="buttons">
    <fieldset><legend>Rows</legend>${l("task","tasks")} ${l("cpu","CPUs")}</fieldset>
    ${r("Zoom in",()=>t.zoom(.5))} ${r("Zoom out",()=>t.zoom(2))}
    ${r("Earlier",()=>t.move(-.5))} ${r("Later",()=>t.move(.5))}
    ${r("Whole run",t.all)}
    ${o&&r("Previous slowest",()=>o(-1))}
    ${o&&r("Next slowest",()=>o(1))}
  </div>`}function yi(){let e=Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink","grid"].map(r=>[r,ee(r)])),[n,o,s]=["window","mark","on-running"].map(ee);return{...e,window:n,mark:o,onRunning:s}}function j0({world:t,decoded:e,view:n,by:o,marks:s,step:r}){let l=fe(null);Pt(()=>{let c=l.current,u=()=>{let{from:d,to:m}=n.range.peek();cf(c,e,{by:o,marks:s,from:d,to:m,colours:yi()})},[,h]=br(c.parentElement,u,()=>n.range.value);return h},[e,n,o,s]),Pt(()=>{let c=l.current;return Or(c,n,()=>Sn(c.clientWidth))},[n]);let{height:i}=_i(e,o,1e3),a=`Schedule of ${N(t.name)} by ${o==="cpu"?"CPU":"task"}. ${gs}`;return v`<div
    class="canvas"
    tabindex="0"
    role="application"
    aria-label=${a}
    onKeyDown=${c=>Lr(c,n,r)}
  >
    <canvas ref=${l} style=${{height:`${i}px`}} aria-hidden="true"></canvas>
  </div>`}function K0(t){let e=t.map(n=>n.freq_khz_max).filter(n=>n!==null);return[...new Set(e)]}function ki({highest:t}){let e=t.map(n=>`${$n(n)} MHz`).join(" or ");return v`<li>line: the CPU's frequency, idle or not; ${e} at the top of its row</li>`}var _f=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"]];function vi({states:t=_f.map(([n])=>n),children:e}){let n=_f.filter(([o])=>t.includes(o));return v`<ul class="legend">
    ${n.map(([o,s])=>v`<li><span class=${`cause ${o}`}></span> ${o}: ${s}</li>`)}
    ${e}
  </ul>`}function G0({by:t,highest:e}){let n=t==="cpu"?"Waiting tasks are the strip below who runs. ":"";return v`<${vi}>
      <li><span class="cause running pale"></span> pale: the share of a step that was spent so</li>
      ${t==="cpu"&&e.length>0&&v`<${ki} highest=${e} />`}
    <//>
    <p class="note">${n}${H0} ${gs}</p>`}var xi=-1;function wf({worlds:t}){let e=t.length>1,[n,o]=Mt(e?xi:0),s=Ft(()=>n===xi?t:[t[n]],[t,n]),r=(l,i)=>v`<label
      ><input
        type="radio"
        name="world"
        checked=${i===n}
        onChange=${()=>o(i)}
      />
      <bdi>${N(l)}</bdi></label
    >`;return v`${e&&v`<fieldset class="worlds">
      <legend>Which run</legend>
      ${r("all, at the same time",xi)} ${t.map(({name:l},i)=>r(l,i))}
    </fieldset>`}
    <${gf} key=${n} worlds=${s} />`}function bf({words:t,open:e=!1}){return t.length===0?null:v`<details class="words-list" open=${e}>
    <summary>What the words mean</summary>
    <dl>
      ${t.map(({word:n,means:o})=>v`<div>
          <dt><bdi>${N(n)}</bdi></dt>
          <dd>${N(o)}</dd>
        </div>`)}
    </dl>
  </details>`}var Y0=6;function Si(t,e){return(e?e.numbers:J0(t)).map(({label:o,of:s,read:r})=>[o,...t.map(l=>{let i=s(l.run);return i==null?"-":r(i)})])}var Z={time:nt,percent:t=>ne(t/100),count:t=>String(t),number:t=>ht(t),joules:t=>`${ht(t)} J`},sn=(t,e)=>t.tasks.find(n=>n.name===e),Mi=(t,e)=>t.groups.find(n=>n.path===e),to=(t,e=0)=>t.requests[e];function J0(t){let[{run:e}]=t,n=e.requests.flatMap(({span:r},l)=>[{label:`${r}: done`,of:i=>to(i,l)?.count,read:Z.count},{label:`${r}: p50`,of:i=>Ur(i,l)?.latency_ns_p50,read:Z.time},{label:`${r}: p99`,of:i=>Ur(i,l)?.latency_ns_p99,read:Z.time},{label:`${r}: slower than p99`,of:i=>Z0(Ur(i,l)),read:Z.count},{label:`${r}: slowest`,of:i=>Ur(i,l)?.latency_ns_max,read:Z.time}]),o=e.groups.filter(r=>r.limit).map(({path:r})=>({label:`${r}: periods throttled`,of:l=>Mi(l,r)?.limit?.throttle_ratio_percent,read:Z.percent})),s=n.length>0?[]:e.tasks.slice(0,Y0).flatMap(Q0);return[...n,...o,...s,...X0()]}function Ur(t,e){let n=to(t,e);return n?.count>0?n:null}function Z0(t){return t===null?null:Math.floor(t.count/100)}function Q0({name:t}){return[{label:`${t}: CPU time`,of:e=>sn(e,t)?.runtime_ns,read:Z.time},{label:`${t}: mean wait for a CPU`,of:e=>sn(e,t)?.delay_ns_mean,read:Z.time},{label:`${t}: longest wait for a CPU`,of:e=>sn(e,t)?.delay_ns_max,read:Z.time}]}function X0(){return[{label:"CPU time of all tasks",of:t=>t.total.runtime_ns,read:Z.time},{label:"switches",of:t=>t.total.switches,read:Z.count},{label:"migrations",of:t=>t.total.migrations,read:Z.count},{label:"wake-up latency, p99",of:t=>t.total.wakeups>0?t.total.wake_latency_ns_p99:null,read:Z.time}]}var t_=100;function $f({play:t,story:e}){let n=t.result.value;if(!n)return v`<p role="status">The engine is loading.</p>`;let o=[n.a,n.b].filter(a=>a?.ok).map(a=>a.ok),s=[n.a,n.b].filter(a=>a&&!a.ok);if(o.length===0){let a=s.find(({kind:u})=>u==="stopped"),c=a?N(a.message):"the message stands where the text is.";return v`<p class="caution" role="alert">No run: ${c}</p>`}let r=o.map(({document:a})=>a.worlds[0]),l=r.some(({spans:a})=>a.some(({summary:c})=>c.count>0)),i=r.some(a=>a.limits.length>0);return v`<section class="outcome" aria-label="What came out">
    <${e_} shown=${n} answers=${o} />
    <${n_} answers=${o} broken=${s} />
    <${pe}
      caption=${r.length>1?"Numbers of both worlds":"Numbers of world A"}
      columns=${["what",...r.map(a=>a.name)]}
      rows=${Si(o,e)}
    />
    <${s_} answers=${o} />
    <${bf} words=${o[0].document.words} />
    ${l&&v`<h2>Latency</h2><${Ku} worlds=${r} />`}
    ${(i||l)&&v`<h2>Over time</h2>`}
    ${i&&v`<${Ju} worlds=${r} />`}
    ${l&&v`<${nf} worlds=${r} />`}
    ${r.some(({power:a})=>a)&&v`<h2>Power</h2><${Xu} worlds=${r} />`}
    <h2>Schedule</h2>
    <${wf} key=${r.map(({digest:a})=>a).join()} worlds=${r} />
  </section>`}function yf({play:t,story:e}){let{a:n,b:o}=t.result.value??{},s=[n,o].filter(h=>h?.ok).map(h=>h.ok);if(s.length===0)return null;let r=Si(s,e),[l,...i]=r.find(([h])=>h.endsWith("p99"))??r[0],a=i.map((h,d)=>`${"AB"[d]} ${h}`).join(", "),[c]=s,u=Bn(c)?` (first ${nt(c.run.simulated_ns)})`:"";return v`<p class="brief" aria-hidden="true">
    <bdi>${N(l)}</bdi>: ${N(a)}${u}
  </p>`}function e_({shown:t,answers:e}){let n=e.filter(Bn);if(n.length===0){let l=e.map(({run:a})=>nt(a.simulated_ns)),i=new Set(l).size>1?`A ${l[0]}, B ${l[1]}`:l[0];return v`<p class="length">Simulated: the whole run, ${i}.</p>`}let o=Math.min(...n.map(({run:l})=>l.simulated_ns)),s=Math.max(...n.map(({whole_ns:l})=>l)),r=t.kind==="drag"?"so that it answers at once; more follows when nothing moves":"a whole run would take too long here; the command below runs it";return v`<p class="length cut">
    Simulated: only the first ${nt(o)} of ${nt(s)}, ${r}.
  </p>`}function n_({answers:t,broken:e}){let n=new Set;for(let{document:o,warnings:s}of t){o.cautions.forEach(r=>n.add(`${o.worlds[0].name}: ${r}`)),s.forEach(r=>n.add(r));for(let{summary:r}of o.worlds[0].spans)r.count>0&&r.count<t_&&n.add(o_(o.worlds[0].name,r))}return e.forEach(({kind:o,message:s})=>{n.add(o==="stopped"?s:"World B can't be run: the message stands with it.")}),[...n].map(o=>v`<p class="caution" role="note">${N(o)}</p>`)}function o_(t,{span:e,count:n}){let o=n===1?"is 1 request":`are ${n} requests`;return`${t}: there ${o} of ${e}, too few for a p99: it is the slowest of them.`}function s_({answers:t}){return v`<div class="runs">
    ${t.map(({document:e})=>{let[{name:n,said:o}]=e.worlds;return v`<section aria-label=${N(n)}>
        <h3><bdi>${N(n)}</bdi></h3>
        <p class="about">${e.about.map(N).join(" ")}</p>
        <ul>
          ${o.map(s=>v`<li>${N(s)}</li>`)}
        </ul>
      </section>`})}
  </div>`}var r_=t=>Math.max(...t.tasks.map(e=>e.ended_at_ns)),kf={id:"000",title:"Limits that refill at the same moment",problem:["Two groups share one core with eight hardware threads. Each may use a quarter of it: its quota is refilled once in a period of 100 ms.","On Linux 6.2 all refills fall on the same moment. So both groups run together, then both are throttled together. For half of each period eight tasks crowd on one core, and for the other half nobody uses it."],change:"The patch starts each group's period at another time. Then the groups take turns, and each task has more of the core for itself.",look:"Look at the time when the last task is done. Then look at the schedule of both worlds: in A both groups are throttled at the same time, in B they take turns.",reduced:"one core, and one second of work for each task; the study has 59 s, and 1 to 8 cores. The moment at which a group begins is drawn from the seed: choose another seed to see how much of the gain is luck.",text:`machine = "power-smt8-1"
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
`,knobs:["limit:/one:quota","limit:/two:quota","limit:/one:period","limit:/two:period"],choices:[{key:"phase",label:"When does a group's period begin?",usual:"aligned",answers:[["aligned","all at the same moments, as on 6.2"],["tenths","moved on by tenths of a period: the posted patch"],["random","anywhere, drawn once: what was merged in 6.4"],["even","spread evenly: what the thread wishes for"],["varied","periods a few per cent longer or shorter: the reply"]]}],changed:{"set:phase":"even"},numbers:[{label:"all work is done after",of:r_,read:Z.time},{label:"energy of the socket",of:t=>t.energy_j,read:Z.joules},{label:"CPU time of all tasks",of:t=>t.total.runtime_ns,read:Z.time}]};var Wr=t=>t.placement.machine,vf={id:"001",title:"Where is an idle CPU?",problem:["A task that wakes up looks for an idle CPU among those that share its cache. When nearly all are busy, it looks at many of them in vain.","Linux 6.0 looks at fewer CPUs, the busier they are. That is cheap, but it misses idle CPUs that are there."],change:"The patch (SIS_CORE) keeps a note of CPUs that went idle, one for each core, and looks only at those. What it finds busy it strikes out.",look:"Look at the share of looks that find an idle CPU. Then at the work that is done: a better search is worth little where no CPU is idle. The mail reports a gain of 17 to 27 % on an overloaded machine, which the simulator does not show: the study says what we think is missing.",reduced:"24 CPUs and 23 ms, most of which hackbench takes to start; the study has 96 and 256 CPUs. Differences of a few per cent in the work done may be chance.",text:`machine = "node:1 l3:1 core:12 pu:2"
duration = "23ms"

[kernel]
profile = "tip-fb04563d1cae"
changes = "hint-skips-pending,core-search-free"

[groups."/bench"]

[[workloads]]
command = "hackbench -g 1 -l 10000 -p"
group = "/bench"
`,knobs:[],choices:[{key:"search",label:"Which CPUs are tried?",usual:"sis-util",answers:[["sis-util","in order, fewer as they get busier: 6.0"],["sis-core","only those that are noted as idle: the patch"],["sis-prop","in order, as many as the idle time pays for: 4.13"],["linear","all of them, in order: 4.8"]]}],changed:{"set:search":"sis-core"},numbers:[{label:"looks at a CPU that found it idle",of:t=>Wr(t).search_efficiency_percent,read:Z.percent},{label:"searches",of:t=>Wr(t).searches,read:Z.count},{label:"searches that found an idle CPU",of:t=>Wr(t).search_success_percent,read:Z.percent},{label:"CPUs looked at in a scan, on average",of:t=>Wr(t).scan_depth_mean,read:Z.number},{label:"messages done",of:t=>t.goals[0]?.count,read:Z.count}]};var xf=t=>Mi(t,"/test")?.limit,Sf={id:"002",title:"Time that was not used is not lost: burst",problem:["A service may use 6 CPUs: 600 ms of CPU time in each 100 ms. On average it needs five. But its work comes in batches, and now and then three batches fall into one period.","What a group does not use is lost at the end of the period. So the service is throttled in a busy period, though it saved time in the ones before."],change:"With burst, a group keeps what it did not use, up to a maximum, and may use it in a later period.",look:"Look at the 99th percentile of both worlds. Then drag the quota down towards five CPUs: when nothing is left over on average, there is nothing to save, and burst cannot help.",reduced:"5 s; the study has 60 s and ten seeds.",text:`machine = "xeon-8260-2s"
kernel = "6.1"
duration = "5s"

[groups."/test"]
"cpu.max" = "600000 100000"

[[workloads]]
command = "schbench -m 1 -t 30 -r 60 -c 10000 -R 500"
group = "/test"
`,knobs:["limit:/test:quota","limit:/test:period","limit:/test:burst"],choices:[{key:"refill",label:"What does a group own when its period begins?",usual:"burst",answers:[["burst","its quota and what it saved, once for all idle periods: 5.14"],["burst-idle-periods","the same for each idle period: the posted version 2"],["quota","its quota, whatever it left: before 5.14"]]}],changed:{"limit:/test:burst":"400"},numbers:[{label:"requests done",of:t=>to(t)?.count,read:Z.count},{label:"p50",of:t=>to(t)?.latency_ns_p50,read:Z.time},{label:"p99",of:t=>to(t)?.latency_ns_p99,read:Z.time},{label:"slowest",of:t=>to(t)?.latency_ns_max,read:Z.time},{label:"periods throttled",of:t=>xf(t)?.throttle_ratio_percent,read:Z.percent},{label:"periods in which burst was used",of:t=>xf(t)?.["cpu.stat"].nr_bursts,read:Z.count}]};var l_=(t,e)=>n=>sn(n,t)?.[e],Ti=(t,e,n)=>["long","short"].map(o=>({label:`${t}, ${o}`,of:l_(o,e),read:n})),Mf={id:"003",title:"A short slice that has to wait for a long one",problem:["Two tasks share one CPU. Both compute all the time. One asks for slices of 100 ms, the other one for 0.1 ms, because it wants to wait less.","But whoever runs keeps the CPU until its slice is over. So the short one waits for 100 ms at a time, as if it had asked for nothing."],change:"The patch looks once in a quantum whether the other one should run. The quantum is the base slice.",look:"Look at the longest wait of both tasks. Then drag the base slice: with the patch it sets how long anybody waits. The price is in the number of switches.",reduced:"3 s; the study has 10 s, twenty seeds, and two benchmarks.",text:`machine = "tencent-42"
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
`,knobs:["set:base_slice_ns","set:tasks.long.slice","set:tasks.short.slice"],choices:[{key:"turn",label:"When has the running task had its turn?",usual:"request",answers:[["request","when its slice is over: 6.7"],["quantum","after a quantum of one base slice: the patch"],["min-slice","when the shortest slice that waits is over: 6.17"]]}],changed:{"set:turn":"quantum"},numbers:[...Ti("longest wait","delay_ns_max",Z.time),...Ti("mean wait","delay_ns_mean",Z.time),...Ti("CPU time","runtime_ns",Z.time),{label:"switches",of:t=>t.total.switches,read:Z.count}]};var Tf={id:"004",title:"When does the frequency follow the work?",problem:["The governor chooses the clock of a CPU. The scheduler tells it how busy the CPU is. On Linux 4.12 it does so at each change of its averages. That is often, and the governor may act only once in a while: here, once in 10 ms.","Here a real-time task computes for a moment, every 20 ms. A task of another kind runs beside it, and its calls take the places of the calls that would matter."],change:"The patch tells the governor at the timer tick instead. The replies want other things: a maximum over a window, a limit that depends on how wrong the clock is, or no limit for urgent tasks.",look:"Look at the number of calls, at the time for which the clock is lower than asked for, and at the energy. No answer is best in all three.",reduced:"two tasks and 2 s, and one experiment of the study's many; its pipe, hackbench, ebizzy and cyclictest are not in here. Energy is good for comparing answers only.",text:`duration = "2s"
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
`,knobs:[],choices:[{key:"hint",label:"When does the governor hear?",usual:"each-change",answers:[["each-change","at each change of the averages: 4.12"],["tick","at the timer tick: the patch"],["attach-detach","only when a task's load comes or goes"]]},{key:"rate",label:"When may it act?",usual:"fixed",answers:[["fixed","10 ms after the last change: 4.12"],["by-error","sooner, the more the clock is off: Rasmussen"],["sliding-maximum","at once, to the maximum of a window: Zijlstra"],["tumbling-maximum","at the end of each window: Kumar's reading"],["urgent-at-once","at once for real-time tasks: Bellasi"]]},{key:"realtime",label:"How does it see a real-time task?",usual:"flag",answers:[["flag","when it is charged, at the tick and when it stops: 4.12"],["queued","as soon as it is queued: 4.17"]]}],changed:{"set:hint":"tick"},numbers:[{label:"calls of the governor",of:t=>t.governor_hints,read:Z.count},{label:"changes of the clock",of:t=>t.freq_changes,read:Z.count},{label:"clock lower than asked for",of:t=>t.under_provisioned_ns,read:Z.time},{label:"clock higher than asked for",of:t=>t.over_provisioned_ns,read:Z.time},{label:"CPU time of the urgent task",of:t=>sn(t,"urgent")?.runtime_ns,read:Z.time},{label:"energy of the package",of:t=>t.energy_j,read:Z.joules}]};var Ef=t=>t.tasks.filter(({name:e})=>e.startsWith("service")),i_=t=>e=>Math.min(...Ef(e).map(n=>n[t])),Cf=t=>e=>Math.max(...Ef(e).map(n=>n[t])),Af={id:"005",title:"One task against eight that are worth one",problem:["Two groups have equal weight. One is a service with eight threads on eight CPUs, the other one a script with a single task.","Up to Linux 7.2, a group's weight is divided over the CPUs where it has load. So each thread of the service weighs an eighth of the script. The thread that is on the script's CPU nearly stands still, while its fellows have their CPUs alone. With 256 CPUs it has 1 part of 257."],change:"The series counts a group's tasks: with concur, a group weighs as much as it has tasks, so each of them is worth one. And all tasks of a CPU wait in one flat queue, where each competes for itself.",look:"Look at the CPU time of the service's slowest thread and at its longest wait. Then set the change back in one of the two questions, to see which of them does it. What the script loses is the price.",reduced:"8 CPUs and 2 s; the study has 256 CPUs, a game beside spinners, and hackbench on two boards, whose loss we cannot explain. The balancer moves threads now and then, so the shares are not exact here; where the study pins them they are.",text:`machine = "node:1 l3:1 core:8 pu:1"
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
`,knobs:["set:tasks.script.slice","set:base_slice_ns"],choices:[{key:"cgroup_mode",label:"How much are a group's shares worth?",usual:"smp",answers:[["smp","one group, one share, divided over the CPUs: up to 7.2"],["concur","times its tasks, at most the CPUs: 7.3"],["up","the whole share on each CPU"],["max","times the CPUs"],["tasks","times its tasks"]]},{key:"hierarchy",label:"What does a CPU choose from?",usual:"nested",answers:[["nested","from groups, level by level: up to 7.2"],["flat","from all its tasks in one queue: 7.3"]]}],changed:{"set:cgroup_mode":"concur","set:hierarchy":"flat"},numbers:[{label:"CPU time of the service's slowest thread",of:i_("runtime_ns"),read:Z.time},{label:"its fastest thread",of:Cf("runtime_ns"),read:Z.time},{label:"longest wait of a thread",of:Cf("delay_ns_max"),read:Z.time},{label:"CPU time of the script",of:t=>sn(t,"script")?.runtime_ns,read:Z.time},{label:"its longest wait",of:t=>sn(t,"script")?.delay_ns_max,read:Z.time},{label:"migrations",of:t=>t.total.migrations,read:Z.count}]};var Mn=[kf,vf,Sf,Mf,Tf,Af];var a_="https://github.com/fairground-sched/fairground/blob/main",c_=`${a_}/crates/fairground-cli/library/studies`;function Dr(t){let{id:e,text:n,changed:o}=t,s={...Xe.change,knobs:{...o}};return{...Xe,story:e,scenario:"",text:n,change:s}}var u_=["text","manifest","machine","kernel","duration"];function Pf(t,e){let n=Dr(t);return u_.every(o=>e[o]===n[o])}function Of({play:t}){let e=t.state.value.story,n=o=>v`<li>
      <button
        type="button"
        aria-pressed=${o.id===e?"true":"false"}
        onClick=${()=>t.set(Dr(o),!0)}
      >
        <span class="thread">${o.id}</span> ${o.title}
      </button>
    </li>`;return v`<nav class="stories" aria-label="Stories">
    <h2>Stories</h2>
    <p class="note">
      Six threads of the kernel's mailing list, each in a small world that answers at once.
    </p>
    <ol>
      ${Mn.map(n)}
    </ol>
  </nav>`}function Lf({story:t}){return t?v`<section class="story" aria-label=${t.title}>
    <h2>${t.title}</h2>
    <h3>The problem</h3>
    ${t.problem.map(e=>v`<p>${e}</p>`)}
    <h3>The change</h3>
    <p>${t.change}</p>
    <h3>Try it</h3>
    <p>${t.look}</p>
    <p class="caution" role="note"><strong>A reduced world:</strong> ${t.reduced}</p>
    <p>
      The full study, its figures beside the mail's, and what does not come out:${" "}
      <a href=${`${c_}/${t.id}/README.md`}>study ${t.id}</a>, or
      <code> fairground reproduce ${t.id}</code>.
    </p>
  </section>`:null}var Tn=class{constructor(e,n=0){this.bytes=e,this.at=n}get ended(){return this.at>=this.bytes.length}next(){let{bytes:e}=this,n=e[this.at++];if(n<128)return n;let o=n&127,s=128;do{if(n=e[this.at++],n===void 0||s>2**49)throw new Error("a number does not end");o+=(n&127)*s,s*=128}while(n>127);return o}below(e){let n=this.next();if(!(n<e))throw new Error(`${n} stands where less than ${e} may stand`);return n}};function Nr(t){let e=2166136261;for(let n=0;n<t.length;n+=1)e=Math.imul(e^t[n],16777619);return e>>>0}var Rr="fgtrace1",f_="1ecartgf",ws=16,h_=512e6,p_=4096,m_="this is a trace for Perfetto, to open at ui.perfetto.dev",Io="`fairground run SCENARIO --trace run.fgtrace` writes one";async function Uf(t){let{bytes:e}=t;if(e===0)throw new Error(`the file is empty; ${Io}`);let n=await t.read(0,Math.min(e,16));await d_(t,n);let o=await t.read(e-ws,ws),[s,r]=new Uint32Array(o.slice(0,8).buffer),l=e-Rr.length-ws;if(Ci(o.subarray(8))!==f_||s>Math.min(l,h_))throw new Error(`the trace is cut: its end is missing after ${e} bytes; ${Io}`);let i=await t.read(e-ws-s,s);if(Nr(i)!==r)throw new Error(`the trace is damaged at its end; ${Io}`);try{return b_(JSON.parse(new TextDecoder().decode(i)),t)}catch{throw new Error(`the trace's parts do not fit each other; ${Io}`)}}function Ci(t){return String.fromCharCode(...t)}async function d_(t,e){let{bytes:n}=t,o=Ci(e.subarray(0,8));if(o===Rr&&n>=Rr.length+ws)return;if(o===Rr)throw new Error(`the trace is cut after ${n} bytes; ${Io}`);if(o.startsWith("fgtrace"))throw new Error("another version of fairground wrote this trace: write it again");let s=await g_(t,e)?m_:__(e);throw new Error(`${s}; ${Io}`)}function __(t){let e=Ci(t.subarray(0,5)).trimStart();return e.startsWith("{")||e.startsWith("[")?"this is JSON, no trace":e.startsWith("<")?"this is a page, no trace":t[0]===31&&t[1]===139?"this is packed with gzip: unpack it first":"this is no trace of fairground"}async function g_(t,e){if(e[0]!==10||e.length<16)return!1;let n=new Tn(e,1),o=n.next()+n.at;return o<t.bytes&&(await t.read(o,1))[0]===10}function w_({chunks:t,levels:e,cpus:n,...o}){let{step_ns:s,steps_per_tile:r,tiles_per_tile:l}=o,i=m=>Number.isSafeInteger(m)&&m>0,a=e.map(m=>m.at.length),c=a.every((m,w)=>m===Math.ceil((a[w-1]??t.parts.at.length*l)/l)),u=({at:m,bytes:w,checksum:k},y)=>[w,k,y].every(S=>S.length===m.length),h=u(t.parts,t.stretches)&&e.every(m=>u(m,m.at)),d=i(n)&&n<=p_;return[s,r,l].every(i)&&d&&c&&h&&a.at(-1)===1}function b_(t,e){if(!w_(t))throw new Error("parts and whole differ");let{step_ns:n,steps_per_tile:o}=t,{name:s,group:r}=t.tasks;return{...t,source:e,tasks:s.map((l,i)=>({name:l,group:t.groups[r[i]]})),chunk_ns:n*o,world:{name:t.name,ended_ns:t.ended_ns,spans:t.requests.map(l=>({summary:l})),schedule:{longest_wait:t.longest_wait}}}}function Ho(t,e){return t.chunk_ns*t.tiles_per_tile**e}function Wf({name:t,machine:e,kernel:n,seed:o,digest:s,ended_ns:r,stretches:l,source:i}){let a=`${(i.bytes/1e6).toFixed(1)} MB`;return`${t} on ${e}, kernel ${n}, seed ${o}, digest ${s}: ${nt(r)} with ${l.toLocaleString("en")} stretches of running and waiting, in ${a}.`}var Fr="it changed, or is gone: open it again";function Ei(t){return{name:t.name,bytes:t.size,read:async(e,n)=>{try{return new Uint8Array(await t.slice(e,e+n).arrayBuffer())}catch{throw new Error(Fr)}}}}async function Nf(t,e){let n=await Df(e,0,1);if(n.status===200)return{...Ei(await n.blob()),name:t};let o=Number(/\/(\d+)$/.exec(n.headers.get("content-range")??"")?.[1]??0);return{name:t,bytes:n.status===416?0:o,read:async(s,r)=>{if(r===0)return new Uint8Array(0);let l=await Df(e,s,r);if(l.status!==206)throw new Error(Fr);let i=new Uint8Array(await l.arrayBuffer());if(i.length!==r)throw new Error(Fr);return i}}}async function Df(t,e,n){let o;try{o=await fetch(t,{headers:{range:`bytes=${e}-${e+n-1}`}})}catch{throw new Error("the server does not answer")}if(!o.ok&&o.status!==416)throw new Error(Fr);return o}var $_=4,me=3;function Rf(t,e,n,o){if(!Number.isSafeInteger(o)||o<0||o*3>t.length)throw new Error(`${o} stretches in ${t.length} bytes`);let s=new Tn(t),r={from:new Float64Array(o),to:new Float64Array(o),task:new Uint32Array(o),cpu:new Uint16Array(o),state:new Uint8Array(o),tasks:new Uint32Array(e.tasks.length+1)},l=y_(s,e,{chunk:r,start:n,count:o});if(l!==o)throw new Error(`${l} stretches instead of ${o}`);let i=v_(s,e,n),a=x_(s,e,n);if(!s.ended)throw new Error("more bytes than stretches");return{...r,...k_(r.cpu,e.cpus),wakes:i,clocked:a}}function y_(t,e,{chunk:n,start:o,count:s}){let r=o+e.chunk_ns,l=0,i=0;for(let a=t.below(e.tasks.length+1);a>0;a-=1){let c=i+t.below(e.tasks.length-i);n.tasks.fill(l,i,c+1),i=c+1;let u=o;for(let h=t.below(s-l+1);h>0;h-=1){let d=u+t.next();u=d+t.next();let m=t.below(e.cpus*$_);if(u>r)throw new Error("a stretch lasts too long");n.from[l]=d,n.to[l]=u,n.task[l]=c,n.cpu[l]=m>>2,n.state[l]=m&3,l+=1}}return n.tasks.fill(l,i),l}function k_(t,e){let n=new Uint32Array(e+1);for(let r of t)n[r+1]+=1;for(let r=0;r<e;r+=1)n[r+1]+=n[r];let o=new Uint32Array(t.length),s=n.slice();for(let r=0;r<t.length;r+=1)o[s[t[r]]++]=r;return{cpus:n,cpuRows:o}}function v_(t,e,n){let o=t.below(t.bytes.length),s={at:new Float64Array(o),task:new Uint32Array(o),waker:new Uint32Array(o),wakerCpu:new Uint16Array(o),targetCpu:new Uint16Array(o)},r=n;for(let l=0;l<o;l+=1)r+=t.next(),s.at[l]=r,s.task[l]=t.below(e.tasks.length),s.waker[l]=t.below(e.tasks.length+1),s.wakerCpu[l]=t.below(e.cpus),s.targetCpu[l]=t.below(e.cpus);return s}function x_(t,e,n){let o=[];for(let s=t.below(t.bytes.length);s>0;s-=1){let r=t.below(e.cpus),l=n+t.next();o.push({cpu:r,from:l,to:l+t.next(),khz:t.next()})}return o}function Ff(t,e){let n=e.cpus+e.tasks.length,o={bytes:t,steps:new Uint32Array(n),sums:new Float64Array(n*(me+2))},s=new Tn(t);for(let r=0;!s.ended;r+=1){r+=s.below(n-r);let l=bs(e,r);for(let c=0;c<me+(l?2:0);c+=1)o.sums[r*(me+2)+c]=s.next();o.steps[r]=s.at;let i=l?me+1:me,a=e.steps_per_tile;for(;a>0;)a-=s.below(a+1),s.at+=i;if(s.at>t.length)throw new Error("a row's steps do not end")}return o}function bs(t,e){return t.freq_khz_max!==null&&e<t.cpus}function zf(t,e,{steps_per_tile:n},o,s){let{[e]:r}=t.steps;if(r===0)return;let l=new Tn(t.bytes,r);for(let i=0;i<n;){let a=l.next();s(i,a,l.at),i+=a,l.at+=o}}var We=-1,S_=64e6,M_=6;function qf(t){let e=new Map,n=new Map,o=qt(0),s=qt(null),r=new Map,l=[],i=new Set,a=new Set,c=0,u=t.levels.length-1,h=(y,S,b)=>{e.set(y,{value:S,size:b}),c+=b;for(let[M,{size:T}]of e){if(c<=S_)break;let L=i.has(M)||a.has(M)||M.startsWith(`${u}:`);M===y||L||(e.delete(M),c-=T)}},d=(y,S)=>{let b=`${y}:${S}`,M=e.get(b);return a.add(b),M?(e.delete(b),e.set(b,M),M.value):null},m=async(y,S)=>{let{value:b,size:M}=await T_(t,y,S);return h(`${y}:${S}`,b,M),b},w=(y,S)=>{let b=d(y,S);if(b)return Promise.resolve(b);let M=`${y}:${S}`;if(r.has(M))return Promise.reject(r.get(M));if(!n.has(M)){let T=A=>{throw r.set(M,A),s.value=A.message,A},L=()=>n.delete(M);n.set(M,m(y,S).catch(T).finally(L))}return n.get(M)},k=()=>{for(;n.size<M_&&l.length>0;){let[y,S]=l.shift(),b=`${y}:${S}`;e.has(b)||n.has(b)||r.has(b)||w(y,S).then(()=>{o.value+=1}).catch(()=>{}).finally(k)}};return{get:d,load:w,arrived:o,failed:s,want:y=>{l=y,i=a,a=new Set,k()}}}async function T_(t,e,n){let o=e===We,s=o?t.chunks.parts:t.levels[e],r=o?`chunk ${n}`:`tile ${n} of level ${e}`;try{let l=await t.source.read(s.at[n],s.bytes[n]);if(l.length!==s.bytes[n]||Nr(l)!==s.checksum[n])throw new Error("it is not what was written");if(!o){let c=Ff(l,t);return{value:c,size:l.length+c.steps.byteLength+c.sums.byteLength}}let{[n]:i}=t.chunks.stretches,a=Rf(l,t,n*t.chunk_ns,i);return{value:a,size:27*i+20*a.wakes.at.length}}catch(l){throw new Error(`${r} of the trace can't be read: ${l.message}`)}}var De=6,If=3,C_=4,E_=5,Hf=1/255;function Bf(t,e,n,{row:o,from:s,to:r}){t.fill(0);let i=t.length/De/(r-s),a=o<e.cpus;for(let c of n){if(!c.part)continue;let u=Math.max(s,c.from),h=Math.min(r,c.to),d={columns:t,from:s,scale:i,low:u,high:h};c.level===We?A_(d,e,c.part,o):P_(d,e,c,o)}a&&O_(t)}function $s({columns:t,from:e,scale:n,low:o,high:s},r,l,i,a){let c=(Math.max(o,r)-e)*n,u=(Math.min(s,l)-e)*n;if(u<=c)return;let h=Math.floor(c),d=Math.min(Math.ceil(u),t.length/De)-1;if(h>=d){d>=0&&(t[d*De+i]+=(u-c)*a);return}t[h*De+i]+=(h+1-c)*a;for(let m=h+1;m<d;m+=1)t[m*De+i]+=a;t[d*De+i]+=(u-d)*a}function A_(t,e,n,o){if(o>=e.cpus){let c=o-e.cpus,{tasks:u,from:h,to:d,state:m}=n;for(let w=u[c];w<u[c+1];w+=1)d[w]>t.low&&h[w]<t.high&&$s(t,h[w],d[w],m[w],1);return}let{cpus:s,cpuRows:r,from:l,to:i,state:a}=n;for(let c=s[o];c<s[o+1];c+=1){let{[c]:u}=r;i[u]>t.low&&l[u]<t.high&&$s(t,l[u],i[u],a[u],1)}for(let{cpu:c,from:u,to:h,khz:d}of n.clocked)c===o&&Vf(t,u,h,d/e.freq_khz_max)}function Vf(t,e,n,o){$s(t,e,n,C_,o),$s(t,e,n,E_,1)}function P_(t,e,{part:n,level:o,at:s},r){let l=e.step_ns*e.tiles_per_tile**o,i=s*l*e.steps_per_tile,a=bs(e,r),c=a?me+1:me,{bytes:u}=n;zf(n,r,e,c,(h,d,m)=>{let w=i+h*l,k=w+d*l;if(k<=t.low||w>=t.high)return;for(let S=0;S<me;S+=1){let b=u[m+S];b>0&&$s(t,w,k,S,b*Hf)}let y=a?u[m+me]:0;y>0&&Vf(t,w,k,y*Hf)})}function O_(t){for(let e=0;e<t.length;e+=De){t[e+1]+=t[e+If],t[e+If]=0;let n=t[e+1]+t[e+2];n>1&&(t[e+1]/=n,t[e+2]/=n)}}var jf=4e4;function Kf(t,e,n,o){let s=(m,w)=>[Math.min(w-1,Math.max(0,Math.floor(e/m))),Math.min(w-1,Math.max(0,Math.ceil(n/m)-1))],r=t.chunks.stretches,[l,i]=s(t.chunk_ns,r.length),a=(n-e)/Math.max(1,o);if(t.step_ns>a||L_(r,l,i))return{level:We,first:l,last:i};let c=0,u=m=>Ho(t,m)/t.steps_per_tile<=a;for(;c+1<t.levels.length&&u(c+1);)c+=1;let[h,d]=s(Ho(t,c),t.levels[c].at.length);return{level:c,first:h,last:d}}function L_(t,e,n){let o=0;for(let s=e;s<=n&&o<=jf;s+=1)o+=t[s];return o<=jf}function Gf(t,e,n){let{level:o,first:s,last:r}=n,l=Ho(t,Math.max(0,o)),i=[],a=[];for(let c=s;c<=r;c+=1){let u=e.get(o,c),h={from:c*l,to:(c+1)*l};u?i.push({part:u,level:o,at:c,...h}):(a.push([o,c]),i.push({...U_(t,e,o,c),...h}))}return{found:i,missing:a}}function U_(t,e,n,o){let s=n===We?0:n+1,r=n===We?o:Math.floor(o/t.tiles_per_tile);for(;s<t.levels.length;s+=1){let l=e.get(s,r);if(l)return{part:l,level:s,at:r};r=Math.floor(r/t.tiles_per_tile)}return{part:null,level:s,at:r}}function W_(t){let e=Number.parseInt(t.slice(1),16),[n,o,s]=[e>>16,e>>8&255,e&255];return(4278190080|s<<16|o<<8|n)>>>0}function Yf(t){return Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink"].map(n=>[n,W_(t[n])]))}function ys(t,e){return t>0?Math.max(1,Math.round(Math.min(1,t)*e)):0}function Jf(t,e,{top:n,high:o,isCpu:s,isOdd:r,ink:l,ratio:i}){let a=r?l.paper:l.stripe,c=Math.round(2*i),u=o-c,h=s?Math.max(Math.round(3*i),Math.floor(u/4)):0,d=e.length/De,m={image:t,bottom:n+o-1,ratio:i};for(let w=Math.max(0,n);w<Math.min(t.height,n+o);w+=1)t.pixels.fill(a,w*t.width,w*t.width+d);for(let w=0;w<d;w+=1){let k=w*De;if(s){ks(m,w,h,ys(e[k],u-h),l.running);let y=ys(e[k+1],h);if(ks(m,w,0,y,l.queued),Zf(m,w,Math.min(y,h-1),ys(e[k+2],h),l),e[k+5]>0){let S=e[k+4]/e[k+5];N_(m,w,h+Math.round(S*(u-h-2)),l)}}else D_(m,w,e,k,u,l)}}function D_(t,e,n,o,s,r){let l=Math.round(s*.6),i=0,a=(u,h,d)=>{let m=Math.min(ys(n[o+u],h),s-i);m>0&&ks(t,e,i,m,d),i+=m};a(0,s,r.running),a(1,l,r.queued),a(3,l,r.migrating);let c=Math.min(ys(n[o+2],l),s-i);c>0&&Zf(t,e,i,c,r)}function ks({image:t,bottom:e},n,o,s,r){let{pixels:l,width:i,height:a}=t;for(let c=o;c<o+s;c+=1){let u=e-c;u>=0&&u<a&&(l[u*i+n]=r)}}function Zf({image:t,bottom:e,ratio:n},o,s,r,l){let{pixels:i,width:a,height:c}=t,u=Math.round(5*n);for(let h=s;h<s+r;h+=1){let d=e-h,m=r>2&&((o+d)%u+u)%u<n;d>=0&&d<c&&(i[d*a+o]=m?l.paper:l.throttled)}}function N_({image:t,bottom:e,ratio:n},o,s,r){let l={image:t,bottom:e};ks(l,o,s+Math.round(n),Math.round(n),r.ink),ks(l,o,s,Math.round(n),r.paper)}var R_=34,F_=2;function Xf(t,e,n){let o=n==="cpu"?Array.from({length:t.cpus},(i,a)=>({name:`CPU ${a}`,row:a})):t.tasks.map(({name:i},a)=>({name:i,row:t.cpus+a})),s=n==="cpu"?o:o.filter(({row:i})=>e.steps[i]>0),r=n==="cpu"?t.freq_khz_max===null?16:24:14,l=Math.max(r,Math.min(28,Math.floor(420/Math.max(1,s.length))));return{rows:s,tall:l,height:Qt+Math.max(1,s.length)*l+2}}function th(t,e,n,o){let{plan:s,from:r,to:l,scroll:i,colours:a}=o,c=Math.min(F_,window.devicePixelRatio||1),{clientWidth:u,clientHeight:h}=t;z_(t,Math.round(u*c),Math.round(h*c));let d=Sn(u),m=Math.max(1,Math.round((u-d)*c)),w=Kf(e,r,l,m),{found:k,missing:y}=Gf(e,n,w),S=t.getContext("2d"),b=Math.max(0,Math.floor(i/s.tall)),M=Math.min(s.rows.length,Math.ceil((i+h-Qt)/s.tall)),T=s.rows.slice(b,M),L={wide:m,high:Math.max(1,Math.round((h-Qt)*c)),ratio:c},A=b*s.tall-i,j=I_(S,e,k,{view:o,rows:T,first:b,offset:A,room:L});S.setTransform(1,0,0,1,0,0),S.fillStyle=a.paper,S.fillRect(0,0,t.width,t.height),S.putImageData(j,Math.round(d*c),Math.round(Qt*c)),S.scale(c,c);let G={pen:S,x:q=>d+(q-r)*(u-d)/(l-r),from:r,to:l,width:u,colours:a,rows:T,offset:A,tall:s.tall};return H_({...G,by:o.by,plan:{label:d,height:h}},e,k,o),{missing:y,isFull:w.level===We,level:w.level}}function z_(t,e,n){t.width!==e&&(t.width=e),t.height!==n&&(t.height=n)}var Qf=new WeakMap;function q_(t,{wide:e,high:n}){let o=Qf.get(t);if(o?.width===e&&o.height===n)return o;let s=t.createImageData(e,n);return Qf.set(t,s),s}function I_(t,e,n,{view:o,rows:s,first:r,offset:l,room:i}){let{from:a,to:c,plan:u,by:h,colours:d}=o,m=q_(t,i),w=new Uint32Array(m.data.buffer),k=Yf(d);w.fill(k.paper);let y=new Float32Array(i.wide*De),S={pixels:w,width:i.wide,height:i.high};return s.forEach(({row:b},M)=>{Bf(y,e,n,{row:b,from:a,to:c});let T=Math.round((l+M*u.tall)*i.ratio),L=Math.round((l+(M+1)*u.tall)*i.ratio)-T,A=(r+M)%2===1;Jf(S,y,{top:T,high:L,isCpu:h==="cpu",isOdd:A,ink:k,ratio:i.ratio})}),m}function H_(t,e,n,{marks:o,by:s}){let{pen:r,plan:l,colours:i,from:a,to:c,width:u}=t;r.save(),r.beginPath(),r.rect(l.label,Qt,u-l.label,l.height),r.clip();let h=n.filter(({level:d,part:m})=>m&&d===We);h.length===n.length&&(s==="cpu"&&h.forEach(({part:d})=>B_(t,e,d)),j_(t,e,V_(h,a,c))),o&&kr(t,o),r.restore(),vr(t),xr(t,t.rows,t.tall,d=>Ai(t,d))}function Ai({offset:t,tall:e},n){return Qt+t+(n+.5)*e}function B_(t,e,n){let{pen:o,x:s,from:r,to:l,width:i,rows:a,plan:c,colours:u}=t;o.fillStyle=u.onRunning,o.font="10px system-ui, sans-serif";let h=(l-r)*R_/(i-c.label);a.forEach(({row:d},m)=>{for(let w=n.cpus[d];w<n.cpus[d+1];w+=1){let{[w]:k}=n.cpuRows,y=Math.max(r,n.from[k]),S=Math.min(l,n.to[k]);if(n.state[k]!==0||S-y<h)continue;let b=Math.floor((s(S)-s(y)-4)/6),{name:M}=e.tasks[n.task[k]];o.fillText(Ao(M,b),s(y)+2,Ai(t,m)+2)}})}function V_(t,e,n){let o=[];for(let{part:{wakes:s}}of t)for(let r=0;r<s.at.length;r+=1)if(!(s.at[r]<e||s.at[r]>=n)&&o.push([s,r])>$r)return[];return o}function j_(t,e,n){let{x:o,by:s,rows:r}=t,l=(a,c)=>s==="cpu"?a:e.cpus+c,i=new Map(r.map(({row:a},c)=>[a,Ai(t,c)]));for(let[a,c]of n){let u=s==="cpu"||a.waker[c]>0,h=l(a.wakerCpu[c],a.waker[c]-1),d=u?i.get(h):void 0,m=i.get(l(a.targetCpu[c],a.task[c]));m!==void 0&&yr(t,o(a.at[c]),d,m)}}var xe=me+2,eo=me;async function eh(t,e,n,o){let s=new Float64Array((t.cpus+t.tasks.length)*xe);await nh(t,e,{sums:s,from:n,to:o},t.levels.length-1,0);for(let r=0;r<t.cpus;r+=1){let l=r*xe+eo;s[l]>0&&(s[l+1]/=s[l])}return s}async function nh(t,e,n,o,s){let r=Ho(t,o),[l,i]=[s*r,Math.min(t.ended_ns,(s+1)*r)];if(i<=n.from||l>=n.to)return;if(l>=n.from&&i<=n.to){let d=await e.load(o,s);for(let m=0;m<n.sums.length/xe;m+=1)K_(n.sums,d.sums,m);return}if(o===0){G_(t,n,await e.load(We,s));return}let a=s*t.tiles_per_tile,c=t.levels[o-1].at.length,u=Math.min(c,a+t.tiles_per_tile),h=Array.from({length:u-a},(d,m)=>a+m);await Promise.all(h.map(d=>nh(t,e,n,o-1,d)))}function K_(t,e,n){let o=n*xe;for(let s=0;s<=eo;s+=1)t[o+s]+=e[o+s];t[o+eo+1]+=e[o+eo]*e[o+eo+1]}function G_(t,{sums:e,from:n,to:o},s){let r=(l,i)=>Math.max(0,Math.min(o,i)-Math.max(n,l));for(let l=0;l<s.from.length;l+=1){let i=r(s.from[l],s.to[l]),a=s.state[l]===me?1:s.state[l];e[s.cpu[l]*xe+a]+=i,e[(t.cpus+s.task[l])*xe+a]+=i}for(let{cpu:l,from:i,to:a,khz:c}of s.clocked){let u=r(i,a);bs(t,l)&&(e[l*xe+eo]+=u,e[l*xe+eo+1]+=u*c)}}var Y_=120;function oh({trace:t,store:e,view:n,by:o,drawn:s}){let{from:r,to:l}=n.range.value,[i,a]=Mt(null);Pt(()=>{let d=!1,m=setTimeout(async()=>{try{let w=await eh(t,e,r,l);d||a({sums:w,from:r,to:l})}catch{d||a({sums:null,from:r,to:l})}},Y_);return()=>{d=!0,clearTimeout(m)}},[t,r,l]);let c=Ft(()=>i?.sums&&v`<${Q_} ...${{trace:t,known:i,by:o}} />`,[t,i,o]),h=i&&i.from===r&&i.to===l?Z_(t,i,l-r):"Adding up what happened in it.";return v`<p class="seen" aria-live="polite">
      ${wi(t,r,l)} ${h}
      ${s&&` ${J_(t,s)}`}
    </p>
    ${c}`}function J_(t,{isFull:e,level:n}){if(e)return"Every stretch is in the picture.";let o=t.step_ns*t.tiles_per_tile**n;return`The picture is made of steps of ${nt(o)}; the numbers are exact.`}function Z_(t,{sums:e},n){if(!e)return"What happened in it can't be told: a part of it can't be read.";let o=[0,0,0,0,0];for(let k=0;k<t.cpus*xe;k+=xe){for(let y=0;y<4;y+=1)o[y]+=e[k+y];o[4]+=e[k+3]*e[k+4]}let[s,r,l,i,a]=o,u=`${t.cpus===1?"The CPU":`The ${t.cpus} CPUs`} worked ${ne(s/(n*t.cpus))} of it`,[h,d]=[r,l].map(k=>ht(k/n)),m=`on average ${h} tasks waited for a CPU and ${d} were throttled`,w=i>0?bi(a/i,!0):"";return`${u}; ${m}.${w}`}function Q_({trace:t,known:e,by:n}){let{sums:o,from:s,to:r}=e,l=n==="cpu",i=l?0:t.cpus,a=l?t.cpus:t.tasks.length,c=Array.from({length:a},(y,S)=>{let b=(i+S)*xe;return{at:S,sums:o.subarray(b,b+xe)}}),u=({sums:[y,S,b]})=>y+S+b,h=c.filter(y=>l||u(y)>0);l||h.sort((y,S)=>u(S)-u(y));let d=l?ng(t,r-s):tg(t,r-s),m=h.length-_s,w=`${jn(s,r-s)} and ${jn(r,r-s)}`;return v`<${pe}
      caption=${`What was done ${l?"on each CPU":"by each task"} between ${w}, ms`}
      columns=${l?eg(t):X_}
      rows=${h.slice(0,_s).map(d)}
    />
    ${m>0&&v`<p class="note">and ${m} more ${l?"CPUs":"tasks"}</p>`}`}var X_=["task","group","running","queued or migrating","throttled","blocked or not there"];function tg(t,e){return({at:n,sums:[o,s,r]})=>[t.tasks[n].name,t.tasks[n].group,...[o,s,r].map(he),he(Math.max(0,e-o-s-r))]}function eg(t){return["CPU","busy","busy, %","tasks queued, sum","tasks throttled, sum",...t.freq_khz_max===null?[]:["mean MHz"]]}function ng(t,e){return({at:n,sums:[o,s,r,l,i]})=>[`CPU ${n}`,he(o),(100*o/e).toFixed(1),he(s),he(r),...t.freq_khz_max===null?[]:[l>0?$n(i):"-"]]}function sh({trace:t,store:e,top:n}){let o=Ft(()=>Pr(t.ended_ns),[t]),s=Ft(()=>Mr(t.world),[t]),[r,l]=Mt("cpu"),{chosen:i,choose:a,step:c}=Tr(o,s),[u,h]=Mt(null),d=e.failed.value,m=s[i];return v`<div class="schedule whole">
    <p class="about">${N(Wf(t))}</p>
    ${d&&v`<p class="caution" role="alert">${N(d)}. The rest is drawn.</p>`}
    <${$i} ...${{view:o,by:r,setBy:l,id:"whole",jump:s.length>0&&c}} />
    <${og} ...${{trace:t,store:e,top:n,view:o,by:r,marks:m,step:c,setDrawn:h}} />
    <${sg} ...${{trace:t,by:r}} />
    <${oh} ...${{trace:t,store:e,view:o,by:r,drawn:u}} />
    <${Cr} ...${{jumps:s,chosen:i,choose:a,of:` of ${t.source.name}`}} />
    ${s.some(w=>w.blame)&&v`<${Er} />`}
    ${t.command&&v`<${sc} ...${{name:`Command of ${t.source.name}`,text:t.command}} />`}
  </div>`}function og({trace:t,store:e,top:n,view:o,by:s,marks:r,step:l,setDrawn:i}){let a=fe(null),c=fe(null),u=Ft(()=>Xf(t,n,s),[t,s]);Pt(()=>{let[d,m]=[c.current,a.current],w=()=>{let{from:b,to:M}=o.range.peek(),{scrollTop:T}=m,L=yi(),A=th(d,t,e,{plan:u,from:b,to:M,scroll:T,by:s,marks:r,colours:L});e.want(A.missing),d.dataset.missing=A.missing.length;let{isFull:j,level:z}=A;i(G=>G?.level===z?G:{isFull:j,level:z})},k=()=>[o.range.value,e.arrived.value],[y,S]=br(m,w,k);return m.addEventListener("scroll",y,{passive:!0}),()=>{m.removeEventListener("scroll",y),S()}},[t,u,r]),Pt(()=>{let d=c.current;return Or(d,o,()=>Sn(d.clientWidth))},[o]);let h=s==="cpu"?"CPU":"task";return v`<div
    class="canvas"
    ref=${a}
    tabindex="0"
    role="application"
    aria-label=${`The whole run of ${N(t.name)} by ${h}. ${gs}`}
    onKeyDown=${d=>Lr(d,o,l)}
  >
    <div style=${{height:`${u.height}px`}}>
      <canvas
        ref=${c}
        style=${{height:`min(${u.height}px, var(--sight))`}}
        aria-hidden="true"
      ></canvas>
    </div>
  </div>`}function sg({trace:t,by:e}){let n=["running","queued","throttled",...e==="cpu"?[]:["migrating"]],o=e==="cpu"&&t.freq_khz_max!==null;return v`<${vi} states=${n}>
      ${o&&v`<${ki} highest=${[t.freq_khz_max]} />`}
    <//>
    <p class="note">
      Each column of pixels is divided as the time was that it stands for; what happened at all
      takes one pixel or more. Blank is idle${e==="cpu"?"":", blocked or not there"}.
      ${e==="cpu"&&" Tasks that wait on a CPU are the strip below who runs."} Arrows are
      wake-ups: they come when few enough are in sight, as do names. ${gs} The wheel alone, and
      the up and down arrows, go to other rows.
    </p>`}async function rg(t){let e=await Uf(t),n=qf(e),o=await n.load(e.levels.length-1,0);return{trace:e,store:n,top:o,name:t.name}}function rh({files:t=[],first:e=null}){let[n,o]=Mt(null),[s,r]=Mt(null),l=fe(0),i=fe(null),a=async(d,m)=>{l.current+=1;let w=l.current;try{let k=await rg(await m());if(w!==l.current)return;o(k),r(null)}catch(k){w===l.current&&r(`${d}: ${k.message}`)}},c=({name:d,address:m})=>a(d,()=>Nf(d,m)),u=d=>{a(d.name,async()=>Ei(d)),i.current?.scrollIntoView()};return Pt(()=>(e&&c(e),lg(u)),[]),v`<section class="traces" ref=${i} aria-label="A whole run">
    <h2>A whole run</h2>
    <p>
      <label>
        Open a trace, or drop it anywhere on this page:${" "}
        <input type="file" onChange=${({currentTarget:d})=>d.files[0]&&u(d.files[0])} />
      </label>
    </p>
    ${t.map(d=>v`<button type="button" class="served" onClick=${()=>c(d)}>
        <bdi>${N(d.name)}</bdi>
      </button>`)}
    ${!n&&v`<p class="note">
      <code>fairground run SCENARIO --trace run.fgtrace</code> writes one. It stays on this machine.
    </p>`}
    ${s&&v`<p class="caution" role="alert">${N(s)}</p>`}
    ${n&&v`<h3><bdi>${N(n.name)}</bdi></h3>`}
    ${n&&v`<${sh} key=${l.current} ...${n} />`}
  </section>`}function lg(t){let e=new AbortController,n=(o,s)=>addEventListener(o,s,{signal:e.signal});return n("dragover",o=>{o.dataTransfer?.types.includes("Files")&&o.preventDefault()}),n("drop",o=>{let s=o.dataTransfer?.files[0];s&&(o.preventDefault(),t(s))}),()=>e.abort()}function lh({play:t,shelves:e,said:n}){let o=({kind:i})=>i==="trace",s=e.files.filter(i=>!o(i)),{story:r}=t.state.value,l=Mn.find(i=>i.id===r);return v`<header>
      <h1>fairground playground</h1>
      <p class="by">
        What Linux's CPU scheduler will do, before you change it. The engine runs in this page;
        nothing is sent anywhere.
      </p>
      <${Ka} />
    </header>
    <main>
      ${n.value&&v`<p class="caution" role="alert">${N(n.value)}</p>`}
      <${Of} play=${t} />
      <${Lf} story=${l} />
      <div class="bench">
        <div class="side">
          <${mc} play=${t} shelves=${{...e,files:s}} />
        </div>
        <div class="result">
          <${ig} play=${t} />
          <${yf} play=${t} story=${l} />
          <${$f} play=${t} story=${l} />
          <${rc} play=${t} />
        </div>
      </div>
      <${rh} files=${e.files.filter(o)} />
    </main>`}function ig({play:t}){let e=t.busy.value,n=t.result.value?.took_ms;return v`<div class="busy">
    <p role="status">
      ${e?"The engine is at work.":n!==void 0&&`Answered in ${nt(n*1e6)}.`}
    </p>
    <button type="button" disabled=${!e} onClick=${()=>t.stop()}>Stop</button>
  </div>`}var Oi=document.getElementById("report");async function Pi(t,e){let n=await t({list:e});if(!n?.ok)throw new Error(n?.message??"the engine gives no answer");return n.ok[e]}async function ag(){let t=oc(),[e,n,o]=[await Pi(t,"scenarios"),await Pi(t,"machines"),await Pi(t,"kernels")],s={};for(let{name:l}of e)s[l]=(await t({text:l}))?.ok?.text??"";let r=await cg();return{scenarios:e,machines:n,kernels:o.reverse(),texts:s,files:r,stories:Mn}}async function cg(){try{let t=await(await fetch("files.json")).json();return Array.isArray(t.files)?t.files:[]}catch{return[]}}function ug(t){let e=location.hash.slice(1);if(e==="")return[t.state.peek(),null];let n=Mn.find(({id:o})=>e===`story-${o}`);if(n)return[Dr(n),null];try{let o=t.read(e),s=Mn.find(({id:r})=>r===o.story);return[s&&Pf(s,o)?o:{...o,story:null},null]}catch(o){return[t.state.peek(),o.message]}}function fg(t){let e=0;$e(()=>{let n=Ks(t.state.value)??"";clearTimeout(e),e=setTimeout(()=>history.replaceState(null,"",`#${n}`),300)})}async function hg(){ja();let t=await ag(),e=nc(),n=qt(null),o=()=>{let[s,r]=ug(e);n.value=r,e.set(s,!0)};o(),fg(e),addEventListener("hashchange",o),Oi.replaceChildren(),$a(v`<${lh} play=${e} shelves=${t} said=${n} />`,Oi)}hg().catch(t=>{Oi.textContent=`The playground can't start: ${t.message}`});})();
