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
(()=>{var ft,wa,dl,wn,pl,Rs,ba,Ds,$a,_l,ml,Kh,ns=Symbol.for("pv"),Fs={},qs=[],Gh=/^m(i|n|o|s|text|space)$/,gl=Array.isArray,wl=qs.slice,qn=Object.assign;function Fn(t){t&&t.parentNode&&t.remove()}function zs(t,e,n){var o,s,r,l={},i=arguments.length;for(r in e)r=="key"?o=e[r]:r=="ref"&&typeof t!="function"?s=e[r]:l[r]=e[r];return i>2&&(l.children=i>3?wl.call(arguments,2):n),es(t,l,o,s,null)}function es(t,e,n,o,s){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ns,__v:s||++wa,__i:-1,__u:0};return!s&&ft.vnode&&ft.vnode(r),r}function zn(t){return t.children}function ko(t,e){this.props=t,this.context=e,this.__g=0}function bn(t,e){if(e==null)return t.__&&bn(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:bn(t)}function Yh(t){var e,n=t.__v,o=n.__e,s=[],r=[],l=t.__P;l&&((e=qn({constructor:ns},n)).__v=n.__v+1,ft.vnode&&ft.vnode(e),bl(l,e,n,t.__n,l.namespaceURI,32&n.__u?[o]:null,s,o||bn(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,Ma(s,e,r),n.__=n.__e=null,e.__e!=o&&ya(e))}function ya(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),ya(t)}function _a(t){(8&t.__g||(t.__g|=8,wn.push(t),Rs++))&&pl==ft.debounceRendering||((pl=ft.debounceRendering)||queueMicrotask)(ka)}function ka(){try{for(var t,e=1;wn.length;)wn.length>e&&wn.sort(ba),t=wn.shift(),e=wn.length,8&t.__g&&Yh(t)}finally{(Rs=wn.length)&&(pl||queueMicrotask)(ka)}}function va(t,e,n,o,s,r,l,i,a,c,u){var h,d,m,w,k,y,S=o.__k||qs,b=e.length;for(a=Jh(n,e,S,a,b),h=0;h<b;h++)(m=n.__k[h])!=null&&(d=~m.__i&&S[m.__i]||Fs,m.__i=h,y=bl(t,m,d,s,r,l,i,a,c,u),w=m.__e,(d.ref!=m.ref||8&d.__u)&&(d.ref&&$l(d.ref,null,m,d),m.ref&&u.push(m.ref,m.__c||w,m)),k=k||w,4&m.__u?(a=xa(m,a,t,!d.__v),d.__e&&(d.__e=null)):typeof m.type=="function"&&y!==void 0?a=y:w&&(a=w.nextSibling),m.__u&=-21);return n.__e=k,a}function Jh(t,e,n,o,s){var r,l,i,a,c,u,h,d,m,w=n.length,k=w,y=0,S=0,b=t.__k=Array(s);for(r=0;r<s;r++)(l=e[r])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=b[r]=es(null,l):gl(l)?l=b[r]=es(zn,{children:l}):l.constructor===ns&&l.__b?l=b[r]=es(l.type,l.props,l.key,l.ref,l.__v):b[r]=l,a=r+y,l.__=t,l.__b=t.__b+1,i=null,~(c=l.__i=Zh(l,n,a,k))&&(k--,(i=n[c])&&(i.__u|=2)),i&&i.__v?(l.__u|=16,c==a-1?y--:c==a+1?y++:c!=a&&(c>a?y--:y++,S=1)):(~c||(s>w?y--:s<w&&y++),typeof l.type!="function"&&(l.__u|=4))):b[r]=null;if(S){for(u=[],h=[],r=0;r<s;r++)if((l=b[r])&&16&l.__u){for(y=0,d=u.length;y<d;)u[m=y+d>>1]<l.__i?y=m+1:d=m;u[y]=l.__i,h[r]=y+1}for(y=u.length;r--;)h[r]&&(h[r]==y?y--:b[r].__u|=4)}if(k)for(r=0;r<w;r++)!(i=n[r])||2&i.__u||(i.__e==o&&(o=bn(i)),yl(i,i));return o}function xa(t,e,n,o){var s,r,l,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(s=t.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=t,e=xa(s[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=bn(t))&&!e.parentNode&&(e=null),l=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(l!=i&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,e):n.insertBefore(l,e||null)),e=l;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Zh(t,e,n,o){var s,r=t.key,l=t.type,i=e[n],a=i&&!(2&i.__u);if(i===null&&r==null||a&&r==i.key&&l==i.type)return n;if(o>(a?1:0)){for(s=n-1;s>=0;s--)if((i=e[s])&&!(2&i.__u)&&r==i.key&&l==i.type)return s;for(s=n+1;s<e.length;s++)if((i=e[s])&&!(2&i.__u)&&r==i.key&&l==i.type)return s}return-1}function ga(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Ws(t,e,n,o,s){var r,l;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||ga(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||ga(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(l=ml[e]||(ml[e]=Qh(e)),(t.__a||(t.__a={}))[e]=_l,r=e!=(e=e.replace($a,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,l,r):t.removeEventListener(e,l,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Qh(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Ds]==null)e[Ds]=_l++;else if(e[Ds]<this.__a[t])return;return n(ft.event?ft.event(e):e)}}}function bl(t,e,n,o,s,r,l,i,a,c){var u,h,d,m,w,k,y,S,b,M,T,L,A,j,z,G,q,P,K=e.type;if(e.constructor!==ns)return null;128&n.__u&&(a=32&n.__u,u=n.__c.__z)&&(e.__u|=a,h=r=[],u.nodeType==8?i=Ns(u,r):r.push(u),i=r[0]||i),(u=ft.__b)&&u(e);t:if(typeof K=="function"){d=l.length;try{if(S=e.props,b=(u=K.prototype)&&u.render,M=(u=K.contextType)&&o[u.__c],T=u?M?M.props.value:u.__:o,(m=n.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(b?e.__c=m=new K(S,T):(e.__c=m=new ko(S,T),m.constructor=K,m.render=tp),M&&M.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),b&&(m.__s||(m.__s=m.state),K.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=qn({},m.__s)),qn(m.__s,K.getDerivedStateFromProps(S,m.__s)))),w=m.props,k=m.state,m.__v=e,n.__c){if(S!==w&&b&&!K.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(S,T),e.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(S,m.__s,T)===!1){e.__v!=n.__v&&(m.props=S,m.state=m.__s,m.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(U){U&&(U.__=e)}),qs.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&l.push(m),i=bn(n);break t}m.componentWillUpdate&&m.componentWillUpdate(S,m.__s,T),b&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(w,k,y)})}else b&&!K.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),b&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=T,m.props=S,m.__P=t,m.__g&=-5,L=ft.__r,A=b?25:0;do m.__g&=-9,L&&L(e),u=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++A<25);b&&(qs.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=qn({},o,m.getChildContext())),b&&n.__c&&m.getSnapshotBeforeUpdate&&(y=m.getSnapshotBeforeUpdate(w,k)),j=u&&u.type===zn&&u.key==null?u.props.children:u,S.__P&&(u=i,s=(t=S.__P).namespaceURI,a=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(U){U&&yl(U,U)}),n.__k=null),i=n.__k?bn(n,0):null),i=va(t,gl(j)?j:[j],e,n,o,s,r,l,i,a,c),S.__P&&(e.__e=null,i=u),e.__u&=-161,h&&h.some(Fn),m.__h.length&&l.push(m),1&m.__g&&(m.__g&=-4)}catch(U){if(l.length=d,e.__v=null,a||r)if(U&&U.then){if(e.__u|=128|a,r){for(~(q=r.indexOf(i||void 0))||(q=r.length);(P=r[q-1])&&P.nodeType==8;)q--;for(;q<r.length;q++)if(P=r[q])if(r[q]=null,z){if(P==G)break}else{if(P.nodeType!=8)break;P.data.startsWith("$s")&&(G=Ns(z=P))}}if(!z){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;z=i}(u=Ns(z=e.__c.__z||(e.__c.__z=z)))?(e.__e=z,i=u):e.__e=i,i=i&&i.nextSibling}else r&&r.some(Fn);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),U&&U.then||Sa(e),ft.__e(U,e,n)}}else i=e.__e=Xh(n.__e,e,n,o,s,r,l,a,c,t);return(u=ft.diffed)&&u(e),i}function Ns(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Sa(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Sa))}function Ma(t,e,n){for(var o=0;o<n.length;)$l(n[o++],n[o++],n[o++]);ft.__c&&ft.__c(e,t),t.some(function(s){try{t=s.__h,s.__h=[],t.some(function(r){r.call(s)})}catch(r){ft.__e(r,s.__v)}})}function Xh(t,e,n,o,s,r,l,i,a,c){var u,h,d,m,w,k,y,S,b=n.props||Fs,M=e.props,T=e.type;if(T=="svg"?s="http://www.w3.org/2000/svg":T=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((w=r[u])&&(T?w.localName==T:w.nodeType==3)){t=w,r[u]=null;break}}if(!t){if(S=c.ownerDocument||document,!T)return S.createTextNode(M);t=S.createElementNS(s,T,M.is?M:c),i&&(ft.__m&&ft.__m(e,r),i=!1),r=null}if(T){if(c=T=="template"&&t.content||t,r=T=="textarea"&&M.defaultValue!=null?null:r&&wl.call(c.childNodes),!i&&r)for(b={},u=0;u<t.attributes.length;u++)b[(w=t.attributes[u]).name]=w.value;for(u in b)w=b[u],u=="dangerouslySetInnerHTML"?d=w:u=="children"||u in M||u=="value"&&"defaultValue"in M||u=="checked"&&"defaultChecked"in M||Ws(t,u,null,w,s);for(u in M)w=M[u],u=="children"?m=w:u=="dangerouslySetInnerHTML"?h=w:u=="value"?k=w:u=="checked"?y=w:i&&typeof w!="function"||b[u]===w||Ws(t,u,w,b[u],s);h?(i||d&&(h.__html==d.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(d&&(t.textContent=""),(T=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&Gh.test(T))&&(s="http://www.w3.org/1999/xhtml"),va(c,gl(m)?m:[m],e,n,o,s,r,l,r?r[0]:n.__k&&bn(n,0),i,a),r&&r.some(Fn)),i&&T!="textarea"||(u="value",T=="progress"&&k==null?t.removeAttribute(u):k==null||k===t[u]&&(T!="progress"||k)||Ws(t,u,k,b[u],s),u="checked",y!=null&&y!=t[u]&&Ws(t,u,y,b[u],s))}else b===M||i&&t.data==M||(t.data=M);return t}function $l(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(s){ft.__e(s,n)}}function yl(t,e,n){var o,s,r,l;if(ft.unmount&&ft.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||$l(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){ft.__e(i,e)}o.__P=o.__n=null}if(o=t.__k)for(l=0;l<o.length;l++)o[l]&&yl(o[l],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(s=Ns(o,r=[]))&&(o==t.__e&&r.some(Fn),Fn(s),Fn(o)),n||Fn(t.__e),t.__e=t.__c=t.__=null}function tp(t,e,n){return this.constructor(t,n)}function Ta(t,e){var n,o,s,r;ft.__&&ft.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=es(zn,{children:[t]}),s=[],r=[],bl(e,e.__k,o||Fs,Fs,e.namespaceURI,o?null:e.firstChild?wl.call(e.childNodes):null,s,o?o.__e:e.firstChild,n,r),Ma(s,e.__k,r),e.__k.props.children=null}ft={__e:function(t,e,n,o){for(var s,r,l;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((l=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(t)),s.componentDidCatch&&(s.componentDidCatch(t,o||{}),l=1),l&&8&s.__g)return void(s.__g|=2)}catch(i){t=i}}throw Rs=0,t}},wa=0,dl=function(t){return t!=null&&t.constructor===ns},ko.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=qn({},this.state)),typeof t=="function"&&(t=t(qn({},n),this.props)),t&&(qn(n,t),this.__v&&(e&&this.__k.push(e),_a(this)))},ko.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),_a(this))},ko.prototype.render=zn,wn=[],Rs=0,ba=function(t,e){return t.__v.__b-e.__v.__b},Ds=Symbol(),$a=/(PointerCapture)$|Capture$/i,_l=0,ml={},Kh=0;var vo,Lt,kl,Ca,vl=Object.is,Is=0,Na=[],xl=[],Pt=ft,Ea=Pt.__b,Aa=Pt.__r,Pa=Pt.diffed,Oa=Pt.__c,La=Pt.unmount,Ua=Pt.__;function Hs(t,e){Pt.__h&&Pt.__h(Lt,t,Is||e),Is=0;var n=Lt.__H||(Lt.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function Mt(t){return Is=1,ep(Ra,t)}function ep(t,e,n){var o=Hs(vo++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):Ra(void 0,e),function(r){var l=(o.__N||o.__)[0],i=o.t(l,r);vl(l,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=Lt,!Lt.__f)){Lt.__f=!0;var s=Lt.shouldComponentUpdate;Lt.shouldComponentUpdate=function(r,l,i){var a=this.__H;if(!a)return!0;var c=!1,u=this.props!=r;if(a.__.some(function(d){d.__N&&(c=!0,vl(d.__[0],d.__N[0])||(u=!0))}),s){var h=s.call(this,r,l,i);return c?h||u:h}return!c||u}}return o.__}function Zt(t,e){var n=Hs(vo++,3);!Pt.__s&&Ml(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,Lt.__H.__h.push(n))}function xo(t,e){var n=Hs(vo++,4);!Pt.__s&&Ml(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,Lt.__h.push(n))}function Qt(t){return Is=5,Gt(function(){return{current:t}},[])}function Gt(t,e){var n=Hs(vo++,7);return Ml(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function np(){var t;do{for(;t=xl.shift();)try{os(t)}catch(n){Pt.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Na.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(os),e.__h.some(Sl),e.__h=[]}catch(n){e.__h=[],Pt.__e(n,t.__v)}}}while(xl.length)}Pt.__b=function(t){Lt=null,Ea&&Ea(t)},Pt.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Ua&&Ua(t,e)},Pt.__r=function(t){Aa&&Aa(t),vo=0;var e=(Lt=t.__c).__H;e&&(kl==Lt?Lt.__h=[]:(e.__h.some(os),e.__h.some(Sl),vo=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),kl=Lt},Pt.diffed=function(t){Pa&&Pa(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Da(Na.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),kl=Lt=null},Pt.__c=function(t,e){e.some(function(n){try{n.__h.some(os),n.__h=n.__h.filter(function(o){return!o.__||Sl(o)})}catch(o){n.__h=[function(){throw o}]}}),Oa&&Oa(t,e)},Pt.unmount=function(t){La&&La(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Da(xl.push(s))}else os(s)}catch(r){e=r}}),o.__H=void 0,e&&Pt.__e(e,o.__v))};var Wa=typeof requestAnimationFrame=="function";function op(t){var e,n=function(){clearTimeout(o),Wa&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);Wa&&(e=requestAnimationFrame(n))}function Da(t){t!=1&&Ca==Pt.requestAnimationFrame||((Ca=Pt.requestAnimationFrame)||op)(np)}function os(t){var e=Lt,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),Lt=e}function Sl(t){var e=Lt;t.__c=t.__(),Lt=e}function Ml(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!vl(n,t[o])})}function Ra(t,e){return typeof e=="function"?e(t):e}var sp=Symbol.for("preact-signals");function Ks(){if(cn>1)cn--;else{var t,e=!1;for((function(){var s=Vs;for(Vs=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var l=r.t;l!==void 0;l=l.x)l.i===s.i&&(l.i=r.i);s=s.o}})();rs!==void 0;){var n=rs;for(rs=void 0,Bs++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&qa(n))try{n.c()}catch(s){e||(t=s,e=!0)}n=o}}if(Bs=0,cn--,e)throw t}}function Cl(t){if(cn>0)return t();Tl=++rp,cn++;try{return t()}finally{Ks()}}var ss,Tt=void 0;function ls(t){var e=Tt,n=ss;Tt=void 0,ss=void 0;try{return t()}finally{Tt=e,ss=n}}var rs=void 0,cn=0,Bs=0,rp=0,Tl=0,Vs=void 0,js=0;function Fa(t){if(Tt!==void 0){var e=t.n;if(e===void 0||e.t!==Tt)return e={i:0,S:t,p:Tt.s,n:void 0,t:Tt,e:void 0,x:void 0,r:e},Tt.s!==void 0&&(Tt.s.n=e),Tt.s=e,t.n=e,32&Tt.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=Tt.s,e.n=void 0,Tt.s.n=e,Tt.s=e),e}}function Rt(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}Rt.prototype.brand=sp;Rt.prototype.h=function(){return!0};Rt.prototype.S=function(t){var e=this,n=this.t;n!==t&&t.e===void 0&&(t.x=n,this.t=t,n!==void 0?n.e=t:ls(function(){var o;(o=e.W)==null||o.call(e)}))};Rt.prototype.U=function(t){var e=this;if(this.t!==void 0){var n=t.e,o=t.x;n!==void 0&&(n.x=o,t.e=void 0),o!==void 0&&(o.e=n,t.x=void 0),t===this.t&&(this.t=o,o===void 0&&ls(function(){var s;(s=e.Z)==null||s.call(e)}))}};Rt.prototype.subscribe=function(t){var e=this;return $e(function(){var n=e.value;ls(function(){return t(n)})},{name:"sub"})};Rt.prototype.valueOf=function(){return this.value};Rt.prototype.toString=function(){return this.value+""};Rt.prototype.toJSON=function(){return this.value};Rt.prototype.peek=function(){var t=this;return ls(function(){return t.value})};Object.defineProperty(Rt.prototype,"value",{get:function(){var t=Fa(this);return t!==void 0&&(t.i=this.i),this.v},set:function(t){if(t!==this.v){if(Bs>100)throw new Error("Cycle detected");(function(n){cn!==0&&Bs===0&&n.l!==Tl&&(n.l=Tl,Vs={S:n,v:n.v,i:n.i,o:Vs})})(this),this.v=t,this.i++,js++,cn++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Ks()}}}});function Ft(t,e){return new Rt(t,e)}function qa(t){for(var e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function za(t){for(var e=t.s;e!==void 0;e=e.n){var n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Ia(t){for(var e=t.s,n=void 0;e!==void 0;){var o=e.p;e.i===-1?(e.S.U(e),o!==void 0&&(o.n=e.n),e.n!==void 0&&(e.n.p=o)):n=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=o}t.s=n}function In(t,e){Rt.call(this,void 0,e),this.x=t,this.s=void 0,this.g=js-1,this.f=4}In.prototype=new Rt;In.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===js))return!0;if(this.g=js,this.f|=1,this.i>0&&!qa(this))return this.f&=-2,!0;var t=Tt;try{za(this),Tt=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Tt=t,Ia(this),this.f&=-2,!0};In.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}Rt.prototype.S.call(this,t)};In.prototype.U=function(t){if(this.t!==void 0&&(Rt.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};In.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(In.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var t=Fa(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function So(t,e){return new In(t,e)}function Ha(t){var e=t.j;if(t.j=void 0,typeof e=="function"){cn++;var n=Tt;Tt=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,El(t),o}finally{Tt=n,Ks()}}}function El(t){for(var e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Ha(t)}function lp(t){if(Tt!==this)throw new Error("Out-of-order effect");Ia(this),Tt=t,this.f&=-2;try{8&this.f&&El(this)}finally{Ks()}}function Mo(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,ss&&ss.push(this)}Mo.prototype.c=function(){var t=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};Mo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ha(this),za(this),cn++;var t=Tt;return Tt=this,lp.bind(this,t)};Mo.prototype.N=function(){2&this.f||(this.f|=2,this.u=rs,rs=this)};Mo.prototype.d=function(){this.f|=8,1&this.f||El(this)};Mo.prototype.dispose=function(){this.d()};function $e(t,e){var n=new Mo(t,e);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Ba,Ys,Gs,ip=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Va=[];$e(function(){Ba=this.N})();function To(t,e){ft[t]=e.bind(null,ft[t]||function(){})}function is(t){if(Gs){var e=Gs;Gs=void 0,e()}Gs=t&&t.S()}function ja(t){var e=this,n=t.data,o=cp(n);o.name="ReactiveDom",o.value=n;var s=Gt(function(){for(var i=e,a=e.__v;a=a.__;)if(a.__c){a.__c.__$f|=4;break}var c=So(function(){var m=o.value.value;return m===0?0:m===!0?"":m||""}),u=So(function(){return!Array.isArray(c.value)&&!dl(c.value)}),h=$e(function(){if(this.N=Ka,u.value){var m=c.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=m)}}),d=e.__$u.d;return e.__$u.d=function(){h(),d.call(this)},[u,c]},[]),r=s[0],l=s[1];return r.value?l.peek():l.value}ja.displayName="ReactiveTextNode";Object.defineProperties(Rt.prototype,{constructor:{configurable:!0,value:zs(zn,null).constructor},type:{configurable:!0,value:ja},props:{configurable:!0,get:function(){var t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});To("__b",function(t,e){if(is(),Ys=void 0,typeof e.type=="string"){var n,o=e.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof Rt&&(n||(e.__np=n={}),n[s]=r,o[s]=r.peek())}}t(e)});To("__r",function(t,e){if(t(e),e.type!==zn){is();var n,o=e.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var l;return $e(function(){l=this},{name:r}),l.c=s,l})((function(s){return function(){var r;ip&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Ys=o,is(n)}});To("__e",function(t,e,n,o){is(),Ys=void 0,t(e,n,o)});To("diffed",function(t,e){is(),Ys=void 0;var n;if(typeof e.type=="string"&&(n=e.__e)){var o=e.__np,s=e.props,r=n.U;if(r)for(var l in r){var i=r[l];i===void 0||o&&l in o||(i.d(),r[l]=void 0)}if(o){r||(r={},n.U=r);for(var a in o){var c=r[a],u=o[a];c===void 0?(c=ap(n,a,u,s),r[a]=c):c.o(u,s)}}}t(e)});function ap(t,e,n,o){var s=e in t&&t.ownerSVGElement===void 0,r=Ft(n);return{o:function(l,i){r.value=l,o=i},d:$e(function(){this.N=Ka;var l=r.value.value;o[e]!==l&&(o[e]=l,s?t[e]=l:l!=null&&(l!==!1||e[4]==="-")?t.setAttribute(e,l):t.removeAttribute(e))})}}To("unmount",function(t,e){if(typeof e.type=="string"){var n=e.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var l=e.__np;if(l){var i=e.props;for(var a in l)i[a]=l[a]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var u=c.__$u;u&&(c.__$u=void 0,u.d())}}t(e)});To("__h",function(t,e,n,o){o<3&&(e.__$f|=2),t(e,n,o)});ko.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in t)if(l!=="__source"&&t[l]!==this.props[l])return!0;for(var i in this.props)if(!(i in t))return!0;return!1};function cp(t,e){return Gt(function(){return Ft(t,e)},[])}var up=function(t){queueMicrotask(function(){queueMicrotask(t)})};function fp(){Cl(function(){for(var t;t=Va.shift();)Ba.call(t)})}function Ka(){Va.push(this)===1&&(ft.requestAnimationFrame||up)(fp)}var Ya=function(t,e,n,o){var s;e[0]=0;for(var r=1;r<e.length;r++){var l=e[r++],i=e[r]?(e[0]|=l?1:2,n[e[r++]]):e[++r];l===3?o[0]=i:l===4?o[1]=Object.assign(o[1]||{},i):l===5?(o[1]=o[1]||{})[e[++r]]=i:l===6?o[1][e[++r]]+=i+"":l?(s=t.apply(i,Ya(t,i,n,["",null])),o.push(s),i[0]?e[0]|=2:(e[r-2]=0,e[r]=s)):o.push(i)}return o},Ga=new Map;function Ja(t){var e=Ga.get(this);return e||(e=new Map,Ga.set(this,e)),(e=Ya(this,e.get(t)||(e.set(t,e=(function(n){for(var o,s,r=1,l="",i="",a=[0],c=function(d){r===1&&(d||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?a.push(0,d,l):r===3&&(d||l)?(a.push(3,d,l),r=2):r===2&&l==="..."&&d?a.push(4,d,0):r===2&&l&&!d?a.push(5,0,!0,l):r>=5&&((l||!d&&r===5)&&(a.push(r,0,l,s),r=6),d&&(a.push(r,d,0,s),r=6)),l=""},u=0;u<n.length;u++){u&&(r===1&&c(),c(u));for(var h=0;h<n[u].length;h++)o=n[u][h],r===1?o==="<"?(c(),a=[a],r=3):l+=o:r===4?l==="--"&&o===">"?(r=1,l=""):l=o+l[0]:i?o===i?i="":l+=o:o==='"'||o==="'"?i=o:o===">"?(c(),r=1):r&&(o==="="?(r=5,s=l,l=""):o==="/"&&(r<5||n[u][h+1]===">")?(c(),r===3&&(a=a[0]),r=a,(a=a[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(c(),r=2):l+=o),r===3&&l==="!--"&&(r=4,a=a[0])}return c(),a})(t)),e),arguments,[])).length>1?e:e[0]}var v=Ja.bind(zs);var Za="fairground-theme",hp=["auto","light","dark"];function pp(){try{let t=localStorage.getItem(Za);return hp.includes(t)?t:"auto"}catch{return"auto"}}var as=Ft(pp()),$n=Ft(0);function Qa(){let t=matchMedia("(prefers-color-scheme: dark)"),e=Ft(t.matches);t.addEventListener("change",()=>{e.value=t.matches}),matchMedia("print").addEventListener("change",()=>{$n.value+=1}),$e(()=>{let n=e.value?"dark":"light";document.documentElement.dataset.theme=as.value==="auto"?n:as.value;try{localStorage.setItem(Za,as.value)}catch{}$n.value=$n.peek()+1})}var Js=new Map;$n.subscribe(()=>Js.clear());function ne(t){if(!Js.has(t)){let e=getComputedStyle(document.documentElement);Js.set(t,e.getPropertyValue(`--${t}`).trim())}return Js.get(t)}function Xa(){let t=e=>{as.value=e.currentTarget.value};return v`<label class="theme"
    >Colours
    <select value=${as.value} onChange=${t}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`}var Xe={story:null,scenario:"request-server",text:null,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{},kernel:"",settings:""}},mp=["scenario","machine","kernel","seed","duration"],cs=2e5;function Zs(t){if([t.text,t.manifest,t.change.settings].some(s=>s?.length>cs))return null;let n=new TextEncoder().encode(JSON.stringify(t)),o=Array.from(n,s=>String.fromCharCode(s)).join("");return btoa(o).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function tc(t){let e=null;try{let r=atob(t.replace(/-/g,"+").replace(/_/g,"/")),l=Uint8Array.from(r,i=>i.charCodeAt(0));e=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(l))}catch{throw new Error("The link's end is no playground's: it may have been cut when it was copied.")}if(e===null||typeof e!="object")throw new Error("The link holds no scenario.");let n=Object.fromEntries(mp.map(r=>[r,Hn(e[r],Xe[r])])),o=e.change??{},s=Object.entries(o.knobs??{}).map(([r,l])=>[r,Hn(l,"")]);return{...n,story:Hn(e.story,null),text:Hn(e.text,null),manifest:Hn(e.manifest,null),change:{knobs:Object.fromEntries(s),kernel:Hn(o.kernel,""),settings:Hn(o.settings,"")}}}function Hn(t,e){if(t==null)return e;if(typeof t!="string")throw new Error(`The link has ${typeof t} for a text.`);if(t.length<=cs)return t;throw new Error(`A text of the link has ${t.length} letters; at most ${cs} are taken: open it as a file.`)}var ec="engine.wasm.gz";async function dp(){let t=await fetch(ec);if(!t.ok)throw new Error(`the server says ${t.status} of ${ec}`);let e=await t.arrayBuffer(),[n,o]=new Uint8Array(e,0,2);if(n!==31||o!==139)return e;let s=new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"));return new Response(s).arrayBuffer()}var Al=null;function nc(){return Al??=dp().then(t=>WebAssembly.compile(t)).catch(t=>{throw Al=null,t}),Al}function Co(){let t=null,e=null,n=null,o=0;function s(a){let c=e;e=null,c?.resolve(a),i()}function r(a){t?.terminate(),t=null,s({kind:"stopped",message:`The engine can't be loaded: ${a}.`})}async function l(){let a=new Worker("worker.js");t=a,a.addEventListener("message",({data:c})=>{e?.number===c.number&&s(c.answer)});for(let c of["error","messageerror"])a.addEventListener(c,u=>{u.preventDefault(),t===a&&r(u.message||"its worker has ended")});return a.postMessage({module:await nc()}),a}async function i(){if(e||!n)return;let a=n;e=a,n=null;try{let c=t??await l();e===a&&c.postMessage({number:a.number,question:a.question})}catch(c){e===a&&r(c.message)}}return{ask(a){return new Promise(c=>{n?.resolve(null),o+=1,n={number:o,question:a,resolve:c},i()})},stop(){if(!e)return;t?.terminate(),t=null;let a=[e,n];e=null,n=null,a.forEach(c=>c?.resolve(null))}}}var _p=[36e5,6e5,12e4,6e4,2e4,1e4,5e3,2e3,1e3,500,200,100,50,20],gp=45,wp=8e3,bp=2.6,$p=12,yp=.8,Pl=200,kp=.3,vp=8;function Ol(){let t=new Map,e=null,n=Pl;function o(){let r=[...t].sort(([h],[d])=>h-d),[[l,i],[a,c]]=[r[0],r[r.length-1]];if(l===a)return{fixed:0,rate:c/a};let u=Math.max((c-i)/(a-l),1e-9);return{fixed:Math.max(0,i-u*l),rate:u}}function s(r,l){if(e===null)return Pl;let{fixed:i,rate:a}=o(),c=Math.max(r-i,r/2),u=h=>a*h<=c&&h<=l*n;return u(e)?null:_p.find(h=>h<e&&u(h))??10}return{note({ran:r,all:l,took:i}){let a=Math.max(r,.001),c=t.get(a)??i;e=l,n=a;for(let[u,h]of t)u<a&&t.set(u,Math.min(h,i)),u>a&&t.set(u,Math.max(i,yp*h));t.set(a,i<c?i:c+kp*(i-c)),t.size>vp&&t.delete(t.keys().next().value)},forget(){t.clear(),e=null,n=Pl},drag:()=>s(gp,bp),rest:()=>s(wp,$p)}}function Bn({run:t,whole_ns:e}){return t.duration_ns<e&&t.simulated_ns>=t.duration_ns}function Eo(t,e){return`limit:${t}:${e}`}function Vn({path:t,quota_ns:e,period_ns:n,burst_ns:o},s){let r=m=>{let w=s[Eo(t,m)];return w===void 0?null:Number(w)},[l,i,a]=["quota","period","burst"].map(r),c=i===null?n/1e3:Math.round(i*1e3),u=l??e/n,h=Math.max(1e3,Math.round(u*c)),d=a===null?o/1e3:Math.round(a*1e3);return{quota_us:h,period_us:c,burst_us:Math.min(d,h)}}function oc(t){return 1e3/t}function sc(t,e){let{path:n}=t,{quota_us:o,period_us:s,burst_us:r}=Vn(t,e);return[...["quota","period"].some(i=>e[Eo(n,i)]!==void 0)?[`${n}=cpu.max=${o} ${s}`]:[],...r===t.burst_ns/1e3?[]:[`${n}=cpu.max.burst=${r}`]]}var xp="scenario.toml",Qs="limits.yaml";function Sp(t){let e=t.trim();return e!==""&&!e.includes(`
`)&&!/^[[{#]/.test(e)&&!/^[\w."-]+\s*=/.test(e)}function rc(t){return/^(apiVersion|kind|services)\s*:/m.test(t)}function Mp(t){return/^\s*(\{|\/\*|\/\/)/.test(t)}function Ao(t){let e={},n=t.scenario;return t.text!==null&&(Sp(t.text)?n=t.text.trim():(n=Mp(t.text)?"workload.json":xp,e[n]=t.text)),t.manifest&&(e[Qs]=t.manifest),{scenario:n,files:e}}function Tp(t){return t.split(`
`).map(n=>n.trim()).filter(Boolean).map(n=>{let o=n.indexOf("=");return o<0?[n,""]:[n.slice(0,o).trim(),n.slice(o+1).trim()]})}function lc(t,e,n){let o={set:[],limit:[]},{change:s}=t;t.machine&&(o.machine=t.machine);let r=e&&s.kernel||t.kernel;if(r&&(o.kernel=r),t.seed.trim()){let l=Number(t.seed);Number.isSafeInteger(l)&&l>=0?o.seed=l:o.set.push(["seed",t.seed.trim()])}if(t.duration.trim()&&(o.duration=t.duration.trim()),t.manifest&&(o.limits=[Qs]),e){for(let[l,i]of Object.entries(s.knobs))l.startsWith("set:")&&o.set.push([l.slice(4),i]);o.set.push(...Tp(s.settings)),o.limit.push(...n.flatMap(l=>sc(l,s.knobs)))}return o}function Po({change:t}){let{knobs:e,kernel:n,settings:o}=t;return Object.keys(e).length>0||n!==""||o.trim()!==""}function Ll(t,e,n,o){let{scenario:s,files:r}=Ao(t),l={name:e?"B: the change":"A: as it is",scenario:s,files:r,overrides:lc(t,e,n),worlds:2};return o!==null&&(l.longest_ms=o),{play:l}}function Cp(t){return/^[\w./:=,%+@^-]+$/.test(t)?t:`'${t.replaceAll("'","'\\''")}'`}function Ul(t,e,n){let{scenario:o,files:s}=Ao(t),r=lc(t,e,n),l=["fairground","run",o],i=(a,c)=>c!==void 0&&l.push(a,String(c));return i("--machine",r.machine),i("--kernel",r.kernel),i("--seed",r.seed),i("--duration",r.duration),(r.limits??[]).forEach(a=>i("--limits",a)),r.set.forEach(([a,c])=>i("--set",`${a}=${c}`)),r.limit.forEach(a=>i("--limit",a)),{command:l.map(Cp).join(" "),files:s}}var ic="fairground.play/1",Ep=250,Ap=4,Pp=6;function ac(){let t=Ft(Xe),e=Ft(null),n=Ft(null),o=[Ol(),Ol()],s=[Co(),Co()],r=[Co(),Co()],l=new Map,i=0,a=0;async function c(b,M,T){let L=M===0?JSON.stringify(T):null;if(L&&l.has(L))return l.get(L);let A=await b[M].ask(T);if(A?.ok){let{schema:j,whole_ns:z,run:G}=A.ok;if(j!==ic)return Op(j);let q=G.simulated_ns/1e6;o[M].note({ran:q,all:z/1e6,took:A.took_ms}),L&&l.set(L,A),l.size>Pp&&l.delete(l.keys().next().value)}return A}function u(b,M){let L=o.slice(0,M?2:1).map(A=>A[b]()).filter(A=>A!==null);return L.length>0?Math.min(...L):null}async function h(b,M=0){i+=1;let T=i,L=t.peek(),A=Po(L),j=b==="rest"?r:s,z=performance.now();n.value={since:z,kind:b};let G=L.story?null:u(b,A),q=w(L),P=c(j,0,Ll(L,!1,[],G)),K=q??(await P)?.ok?.knobs.limits,U=A&&K&&c(j,1,Ll(L,!0,K,G)),[Y,I]=[await P,U?await U:void 0];Y?.ok&&k(L,Y.ok.knobs.limits);let nt=T===i;if(nt&&(n.value=null),Y===null||I===null)return;let H=nt||b==="drag"&&m(L)===m(t.peek()),te=performance.now()-z;if(H&&(e.value={a:Y,b:I,length:G,kind:b,state:L,took_ms:te}),!nt)return;let _t=u("rest",A);[Y,I].some(X=>X?.ok&&Bn(X.ok))&&(_t===null||_t>G)&&M<Ap&&y(b==="rest"?0:Ep,M+1)}let d={key:null,limits:null},m=b=>JSON.stringify([Ao(b),b.machine,b.kernel]),w=b=>d.key===m(b)?d.limits:null,k=(b,M)=>{d={key:m(b),limits:M}};function y(b,M){clearTimeout(a),a=setTimeout(()=>h("rest",M),b)}function S(){clearTimeout(a),r.forEach(b=>b.stop()),h("drag")}return{state:t,result:e,busy:n,limits:So(()=>e.value?.a.ok?.knobs.limits??[]),set(b,M=!1){t.value={...t.peek(),...b},M&&o.forEach(T=>T.forget()),S()},stop(){i+=1,clearTimeout(a),[...s,...r].forEach(b=>b.stop()),n.value=null},link(){let b=Zs(t.peek());return b===null?null:`${location.href.split("#")[0]}#${b}`},read:b=>tc(b)}}function Op(t){return{kind:"stopped",message:`This page draws ${ic}; its engine says ${t}. Load the page anew.`}}function cc(){let t=Co(),e=Promise.resolve();return n=>(e=e.then(()=>t.ask(n)),e)}function et(t){let e=Math.abs(t);return e>=1e9?`${ht(t/1e9)} s`:e>=1e6?`${ht(t/1e6)} ms`:e>=1e3?`${ht(t/1e3)} us`:`${ht(t)} ns`}function jn(t,e=1e9){let n=Math.min(9,Math.max(1,Math.ceil(11-Math.log10(Math.max(e,1)))));return`${(t/1e9).toFixed(n)} s`}function he(t){return(t/1e6).toFixed(3)}function yn(t){return ht(t/1e3)}function oe(t,e=1){return`${(100*t).toFixed(e)} %`}function ht(t){if(!Number.isFinite(t))return"-";let e=Math.abs(t);return e>=100||Number.isInteger(t)?t.toFixed(0):t.toFixed(e>=10?1:2)}var Lp=new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]","g");function N(t){return String(t).replace(Lp,"\uFFFD")}function Oo(t,e){let n=Array.from(N(t));if(n.length<=e)return n.join("");let o=Math.min(6,Math.floor(e/2));return`${n.slice(0,e-o-1).join("")}\u2026${n.slice(-o).join("")}`}function pe({caption:t,columns:e,rows:n,selected:o}){let s=e.map((u,h)=>h===0||n.some(d=>Np(d[h]))),r=u=>s[u]?"words":"number",l=(u,h)=>{let d=u?.node??v`<bdi>${N(Xs(u))}</bdi>`,m=u?.className??r(h)+Up(u);return h===0?v`<th scope="row" class="words">${d}</th>`:v`<td class=${m} style=${Dp(u)}>${d}</td>`},i=(u,h)=>v`<th scope="col" class=${r(h)}><bdi>${N(u)}</bdi></th>`,[a,c]=Wp();return v`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${N(t)}</bdi></strong>
      <${tr} what=${t} text=${()=>Rp(e,n)} />
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
  </div>`}function Up(t){return/^\S{1,40}$/.test(Xs(t))?" name":""}function Wp(){let t=Qt(null),[e,n]=Mt(!1);return Zt(()=>{let o=t.current,s=new ResizeObserver(()=>n(o.scrollWidth>o.clientWidth+1));return s.observe(o),s.observe(o.firstElementChild),()=>s.disconnect()},[]),[t,e]}function Dp(t){return typeof t?.level=="number"?{"--level":`${Math.round(60*t.level)}%`}:{}}function Np(t){return!!t?.node||!/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(Xs(t))}function Xs(t){return t==null?"-":String(t.text??t)}function Rp(t,e){let n=o=>{let s=N(Xs(o)).replace(/\t/g," ");return/^[=+@]/.test(s)?`'${s}`:s};return[t,...e].map(o=>o.map(n).join("	")).join(`
`)}function tr({what:t,text:e}){let[n,o]=Mt("Copy");return v`<button type="button" class="copy" onClick=${async()=>{o(await Fp(e())?"Copied":"Not allowed here"),setTimeout(()=>o("Copy"),2e3)}}>
    ${n}<span class="unseen"> ${N(t)}</span>
  </button>`}async function Fp(t){try{return await navigator.clipboard.writeText(t),!0}catch{return qp(t)}}function qp(t){let e=document.createElement("textarea");e.value=t,document.body.append(e),e.select();let n=document.execCommand("copy");return e.remove(),n}function er({caption:t,columns:e,rows:n}){let[o,s]=Mt(!1);return v`<details class="numbers" onToggle=${l=>s(l.currentTarget.open)}>
    <summary>Numbers: <bdi>${N(t)}</bdi></summary>
    ${o&&v`<${pe} caption=${t} columns=${e} rows=${n()} />`}
  </details>`}function uc({name:t,text:e}){let n=e.split(`
`).map(N).join(`
`);return v`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${N(t)}</bdi></strong>
      <${tr} what=${t} text=${()=>e} />
    </div>
    <pre class="scroll" tabindex="0" role="region" aria-label=${N(t)}>${n}</pre>
  </div>`}function fc({play:t}){let e=t.state.value,n=t.result.value,o=t.limits.value,s=Po(e)?[!1,!0]:[!1],{files:r}=Ul(e,!1,o),l=i=>{let{command:a}=Ul(e,i,o),c=(i?n?.b:n?.a)?.ok;return v`<${hc} name=${i?"World B":"World A"} text=${a} />
      <${Ip} answer=${c} isNow=${n?.state===e} />`};return v`<section>
    <h2>Take it with you</h2>
    <${zp} link=${t.link()} />
    ${s.map(l)}
    ${Object.entries(r).map(([i,a])=>v`<${Hp} ...${{name:i,text:a}} />`)}
    ${Object.keys(r).length>0&&v`<p class="note">Save the files beside each other, and run the commands there.</p>`}
  </section>`}function zp({link:t}){return t!==null?v`<${hc} name="Link with all of it" text=${t} />`:v`<p class="caution" role="note">
    There is no link: it holds texts of at most ${cs} letters. The files below have all.
  </p>`}function Ip({answer:t,isNow:e}){return e?t?Bn(t)?v`<p class="note">The page shows a part of this run; the command runs all of it.</p>`:v`<p class="note">It gives this very run: digest ${t.run.digest}.</p>`:null:v`<p class="note">The page does not show this run yet.</p>`}function hc({name:t,text:e}){return v`<div class="table">
    <div class="head">
      <strong aria-hidden="true">${t}</strong>
      <${tr} what=${t} text=${()=>e} />
    </div>
    <pre class="scroll line" tabindex="0" role="region" aria-label=${t}>${N(e)}</pre>
  </div>`}function Hp({name:t,text:e}){let[n,o]=Mt("");return Zt(()=>{let s=URL.createObjectURL(new Blob([e],{type:"text/plain"}));return o(s),()=>URL.revokeObjectURL(s)},[e]),v`<p><a class="file" href=${n} download=${t}>Save ${t}</a></p>`}function kn({id:t,label:e,usual:n,value:o,items:s,choose:r}){let l=s.find(i=>i.name===o)?.says;return v`<div class="field">
    <label for=${t}>${e}</label>
    <select id=${t} value=${o} onChange=${i=>r(i.currentTarget.value)}>
      ${n!==void 0&&v`<option value="">${n}</option>`}
      ${s.map(({name:i})=>v`<option value=${i}>${N(i)}</option>`)}
    </select>
    ${l&&v`<p class="note">${N(l)}</p>`}
  </div>`}function Wl({id:t,label:e,value:n,placeholder:o,choose:s}){return v`<div class="field small">
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
  </div>`}function us({id:t,label:e,value:n,rows:o,placeholder:s,choose:r,fault:l,place:i}){let[a,c]=Mt(n);return Zt(()=>c(n),[n]),Zt(()=>{if(a===n)return;let u=setTimeout(()=>r(a)===!1&&c(n),400);return()=>clearTimeout(u)},[a]),v`<div class="field">
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
    <${nr} fault=${l} place=${i} />
  </div>`}function nr({fault:t,place:e}){if(!t)return null;let{box:n=null,line:o=0}=e??{},s=()=>{let l=document.getElementById(n),a=l.value.split(`
`).slice(0,o-1).join(`
`).length+(o>1?1:0),c=l.value.indexOf(`
`,a),u=l.closest("details");u&&(u.open=!0),l.focus(),l.setSelectionRange(a,c<0?l.value.length:c)},r=t.split(`
`).map(N).join(`
`);return v`<div class="fault" role="alert">
    <pre tabindex="0" aria-label="What is wrong">${r}</pre>
    ${n&&v`<button type="button" onClick=${s}>Go to line ${o}</button>`}
  </div>`}var or=["threads","rate","rps","service","slice","burst","period","run","groups"],Bp=["duration","runtime","timeout","seed"],Dl=[5,10,20,25,50,100,200,250,500,1e3],Nl=80,pc=4;function vn(t){return String(Number(t.toPrecision(3)))}function mc(t){let e=/^((?:exp|poisson):)?(\d+(?:\.\d+)?)(ns|us|ms|s|\/s|%)?$/.exec(t.trim());if(!e)return null;let[,n="",o,s=""]=e;return Number(o)>0?{before:n,number:Number(o),unit:s}:null}function dc(t,e){return e===""&&Number.isInteger(t)?{min:1,max:Math.max(4*t,16),to:s=>s,from:s=>s}:{min:0,max:Nl,to:s=>Number(vn(t/4*16**(s/Nl))),from:s=>Math.round(Nl*Math.log(s/(t/4))/Math.log(16))}}function Vp(t,e){let{path:n,quota_ns:o,period_ns:s,burst_ns:r}=t,l=o/s,i=Math.min(Math.max(2*l,2),Math.max(e,l)),a=s/1e6,c=Dl.includes(a)?Dl:[...Dl,a].sort((u,h)=>u-h);return[{key:Eo(n,"quota"),label:`quota of ${n}`,base:vn(l),min:1,max:100,now:u=>{let{quota_us:h,period_us:d}=Vn(t,u);return vn(h/d)},to:(u,h)=>{let d=Math.max(.05,oc(Vn(t,h).period_us));return vn(Math.max(d,u*i/100))},from:u=>Math.round(100*u/i),read:u=>`${ht(Number(u))} CPUs`},{key:Eo(n,"period"),label:`period of ${n}`,base:vn(a),min:0,max:c.length-1,to:u=>String(c[u]),from:u=>Math.max(0,c.indexOf(Number(u))),read:u=>`${u} ms`},{key:Eo(n,"burst"),label:`burst of ${n}`,base:vn(r/1e6),min:0,max:100,now:u=>vn(Vn(t,u).burst_us/1e3),to:(u,h)=>vn(u*Vn(t,h).quota_us/1e5),from:(u,h)=>Math.round(1e5*u/Vn(t,h).quota_us),read:u=>`${ht(Number(u))} ms`}]}function jp({key:t,of:e,name:n,value:o}){let s=mc(o);if(!s)return null;let{before:r,unit:l}=s,i=dc(s.number,l),a=l===""||l==="/s";return{key:`set:${t}`,name:n,label:`${n} of ${e}`,base:o.trim(),...i,to:c=>`${r}${i.to(c)}${l}`,from:c=>i.from(mc(c)?.number??s.number),read:c=>a?c:c.replace(/(\d)([a-z]+)$/,"$1 $2")}}function Kp({kernel:t}){let e=t.answers.pick==="eligible-deadline",n=e?"base_slice_ns":"min_granularity_ns",o=t.knobs[n];if(!o)return null;let s=dc(o/1e6,"ms");return{key:`set:${n}`,label:e?"base slice":"minimum granularity",base:String(o),...s,to:r=>String(Math.round(s.to(r)*1e6)),from:r=>s.from(Number(r)/1e6),read:r=>`${ht(Number(r)/1e6)} ms`}}function _c({knobs:t,run:e}){let n=e.machine.cpus,o=t.limits.slice(0,pc).flatMap(h=>Vp(h,n)),s=t.settings.filter(({name:h})=>!Bp.includes(h)).map(jp),r=({name:h})=>or.includes(h)?or.indexOf(h):or.length,l=s.filter(Boolean).sort((h,d)=>r(h)-r(d)),i=Kp(e),a=l.filter(h=>r(h)<or.length).slice(0,6),c=l.filter(h=>!a.includes(h)),u=Math.max(0,t.limits.length-pc);return{first:[...o,...a,...i?[i]:[]],more:c,leftOut:u}}function gc({knob:t,knobs:e,turn:n}){let o=e[t.key],s=`knob-${t.key}`,r=c=>{let u=t.to(Number(c.currentTarget.value),e);n(t.key,u===t.base?null:u)},l=o!==void 0,i=t.now?.(e)??o??t.base,a=i!==t.base;return v`<div class=${l||a?"knob changed":"knob"}>
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
  </div>`}function sr(t,e){let n={box:null,line:0},[,o,s]=/^ *--> (.+?):(\d+)(?::\d+)?$/m.exec(t??"")??[];return o===void 0?n:o===Qs?{box:"manifest",line:Number(s)}:o==="--set"?Yp(t,e.change.settings)??n:Gp(o,e)?{box:"text",line:Number(s)}:n}function Gp(t,e){return e.text===null?t.endsWith(`/${e.scenario}.toml`):t==="the command"||t in Ao(e).files}function Yp(t,e){let[,n]=/^ *1 \| (.*)$/m.exec(t)??[],o=r=>r.replace(/\s*=\s*/,"=").trim(),s=e.split(`
`).findIndex(r=>o(r)===n?.trim());return s<0?null:{box:"settings",line:s+1}}function wc({play:t,shelves:e,fault:n}){let o=t.state.value,{change:s}=o,r=k=>t.set({change:{...t.state.peek().change,...k}}),l=(k,y)=>{let{[k]:S,...b}=t.state.peek().change.knobs;r({knobs:y===null?b:{...b,[k]:y}})},i=t.result.value?.a?.ok,{first:a,more:c,leftOut:u}=i?_c(i):{first:[],more:[],leftOut:0},h=e.stories.find(k=>k.id===o.story),d=({key:k})=>h.knobs.includes(k),m=h?[...a,...c].filter(d):a,w=k=>v`<${gc} key=${k.key} knob=${k} knobs=${s.knobs} turn=${l} />`;return v`<section aria-label="The change">
    <h2>World B: the change</h2>
    <p class="note">Drag a number. World A stays as it is; both have the same seed.</p>
    ${h?.choices?.map(k=>v`<${Jp} ...${{one:k,change:s,turn:l}} />`)}
    ${m.map(w)}
    ${u>0&&!h&&v`<p class="note">
      ${u} more ${u===1?"group has a limit":"groups have limits"}: change them in
      the scenario's text.
    </p>`}
    ${c.length>0&&!h&&v`<details>
      <summary>More numbers of the workload</summary>
      ${c.map(w)}
    </details>`}
    <${kn}
      id="kernel-b"
      label="Kernel of B"
      usual="the same"
      value=${s.kernel}
      items=${e.kernels}
      choose=${k=>r({kernel:k})}
    />
    <details open=${s.settings!==""||!!n}>
      <summary>Any setting</summary>
      <${us}
        id="settings"
        label="KEY=VALUE, one a line, as --set takes them: turn=quantum"
        rows="3"
        value=${s.settings}
        choose=${k=>r({settings:k})}
        fault=${n}
        place=${sr(n,o)}
      />
    </details>
    <button type="button" disabled=${!Po(o)} onClick=${()=>r(Xe.change)}>
      Take all changes back
    </button>
  </section>`}function Jp({one:t,change:e,turn:n}){let o=`set:${t.key}`,s=t.answers.map(([r,l])=>({name:r,says:l}));return v`<${kn}
    id=${`choice-${t.key}`}
    label=${t.label}
    value=${e.knobs[o]??t.usual}
    items=${s}
    choose=${r=>n(o,r===t.usual?null:r)}
  />`}function bc(t){let e=o=>o&&!o.ok&&o.kind!=="stopped"?o.message:null,n=e(t?.a);return[n,n?null:e(t?.b)]}function $c({play:t,shelves:e}){let[,n]=bc(t.result.value),o=v`<${wc} key="change" ...${{play:t,shelves:e,fault:n}} />`,s=v`<${Zp} key="scenario" ...${{play:t,shelves:e}} />`;return t.state.value.story?[o,s]:[s,o]}function Zp({play:t,shelves:e}){let n=t.state.value,[o]=bc(t.result.value),s=sr(o,n),r=s.box===null&&/ --> --/.test(o??""),l=s.box==="manifest"?"manifest":r?"choice":"text",i=m=>m===l?{fault:o,place:s}:{},a=m=>t.set({...m,story:null},!0),c=m=>a({scenario:m,text:null,machine:"",kernel:"",change:Xe.change}),u=m=>rc(m)?(a({manifest:m}),!1):a({text:m}),h=(m,w)=>a(w==="limits"?{manifest:m}:{text:m}),d=n.text??e.texts[n.scenario]??"";return v`<section class="choose" aria-label="The world">
    <h2>The world</h2>
    <${kn}
      id="scenario"
      label="Workload"
      value=${n.text===null?n.scenario:""}
      usual=${n.text===null?void 0:"your own, below"}
      items=${e.scenarios}
      choose=${m=>m&&c(m)}
    />
    <${Qp} files=${e.files} take=${h} />
    <${kn}
      id="machine"
      label="Machine"
      usual="as the scenario says"
      value=${n.machine}
      items=${e.machines}
      choose=${m=>a({machine:m})}
    />
    <${kn}
      id="kernel"
      label="Kernel"
      usual="as the scenario says"
      value=${n.kernel}
      items=${e.kernels}
      choose=${m=>a({kernel:m})}
    />
    <div class="pair">
      <${Wl}
        id="seed"
        label="Seed"
        value=${n.seed}
        placeholder="of the scenario"
        choose=${m=>t.set({seed:m},!0)}
      />
      <${Wl}
        id="duration"
        label="Duration"
        value=${n.duration}
        placeholder="of the scenario"
        choose=${m=>a({duration:m})}
      />
    </div>
    <details open=${n.text!==null&&!n.story||!!i("text").fault}>
      <summary>Your own scenario</summary>
      <${us}
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
      <${us}
        id="manifest"
        label="A Kubernetes manifest or a compose file"
        rows="8"
        value=${n.manifest??""}
        placeholder="kubectl get deploy web -o yaml"
        choose=${m=>a({manifest:m.trim()===""?null:m})}
        ...${i("manifest")}
      />
    </details>
    <${nr} ...${i("choice")} />
  </section>`}function Qp({files:t,take:e}){let[n,o]=Mt(null);if(t.length===0)return null;let s=async r=>{let{address:l,kind:i}=t.find(a=>a.name===r);try{let a=await fetch(l);if(!a.ok)throw new Error(`the server says ${a.status}`);e(await a.text(),i),o(null)}catch(a){o(`${r} can't be had: ${a.message}.
It may be gone or too large now, or the server has ended: load the page again.`)}};return v`<${kn}
      id="folder"
      label="From your folder"
      value=""
      usual="choose a file"
      items=${t}
      choose=${r=>r&&s(r)}
    />
    <${nr} fault=${n} />`}var Xp="uplot",tm="u-hz",em="u-vt",nm="u-title",om="u-wrap",sm="u-under",rm="u-over",lm="u-axis",Yn="u-off",im="u-select",am="u-cursor-x",cm="u-cursor-y",um="u-cursor-pt",fm="u-legend",hm="u-live",pm="u-inline",mm="u-series",dm="u-marker",yc="u-label",_m="u-value",hs="width",ps="height";var kc="bottom",Lo="left",Rl="right",ei="#000",vc=ei+"0",Fl="mousemove",xc="mousedown",ql="mouseup",Sc="mouseenter",Mc="mouseleave",Tc="dblclick",gm="resize",wm="scroll",Cc="change",cr="dppxchange",ni="--",qo=typeof window<"u",Vl=qo?document:null,Wo=qo?window:null,bm=qo?navigator:null,ct,rr;function jl(){let t=devicePixelRatio;ct!=t&&(ct=t,rr&&Gl(Cc,rr,jl),rr=matchMedia(`(min-resolution: ${ct-.001}dppx) and (max-resolution: ${ct+.001}dppx)`),Jn(Cc,rr,jl),Wo.dispatchEvent(new CustomEvent(cr)))}function ye(t,e){if(e!=null){let n=t.classList;!n.contains(e)&&n.add(e)}}function Kl(t,e){let n=t.classList;n.contains(e)&&n.remove(e)}function vt(t,e,n){t.style[e]=n+"px"}function Ie(t,e,n,o){let s=Vl.createElement(t);return e!=null&&ye(s,e),n?.insertBefore(s,o),s}function Pe(t,e){return Ie("div",t,e)}var Ec=new WeakMap;function tn(t,e,n,o,s){let r="translate("+e+"px,"+n+"px)",l=Ec.get(t);r!=l&&(t.style.transform=r,Ec.set(t,r),e<0||n<0||e>o||n>s?ye(t,Yn):Kl(t,Yn))}var Ac=new WeakMap;function Pc(t,e,n){let o=e+n,s=Ac.get(t);o!=s&&(Ac.set(t,o),t.style.background=e,t.style.borderColor=n)}var Oc=new WeakMap;function Lc(t,e,n,o){let s=e+""+n,r=Oc.get(t);s!=r&&(Oc.set(t,s),t.style.height=n+"px",t.style.width=e+"px",t.style.marginLeft=o?-e/2+"px":0,t.style.marginTop=o?-n/2+"px":0)}var oi={passive:!0},$m={...oi,capture:!0};function Jn(t,e,n,o){e.addEventListener(t,n,o?$m:oi)}function Gl(t,e,n,o){e.removeEventListener(t,n,oi)}qo&&jl();function He(t,e,n,o){let s;n=n||0,o=o||e.length-1;let r=o<=2147483647;for(;o-n>1;)s=r?n+o>>1:ke((n+o)/2),e[s]<t?n=s:o=s;return t-e[n]<=e[o]-t?n:o}function iu(t){return(n,o,s)=>{let r=-1,l=-1;for(let i=o;i<=s;i++)if(t(n[i])){r=i;break}for(let i=s;i>=o;i--)if(t(n[i])){l=i;break}return[r,l]}}var au=t=>t!=null,cu=t=>t!=null&&t>0,hr=iu(au),ym=iu(cu);function km(t,e,n,o=0,s=!1){let r=s?ym:hr,l=s?cu:au;[e,n]=r(t,e,n);let i=t[e],a=t[e];if(e>-1)if(o==1)i=t[e],a=t[n];else if(o==-1)i=t[n],a=t[e];else for(let c=e;c<=n;c++){let u=t[c];l(u)&&(u<i?i=u:u>a&&(a=u))}return[i??gt,a??-gt]}function pr(t,e,n,o){let s=Dc(t),r=Dc(e);t==e&&(s==-1?(t*=n,e/=n):(t/=n,e*=n));let l=n==10?un:uu,i=s==1?ke:Oe,a=r==1?Oe:ke,c=i(l(zt(t))),u=a(l(zt(e))),h=Do(n,c),d=Do(n,u);return n==10&&(c<0&&(h=wt(h,-c)),u<0&&(d=wt(d,-u))),o||n==2?(t=h*s,e=d*r):(t=mu(t,h),e=mr(e,d)),[t,e]}function si(t,e,n,o){let s=pr(t,e,n,o);return t==0&&(s[0]=0),e==0&&(s[1]=0),s}var ri=.1,Uc={mode:3,pad:ri},ds={pad:0,soft:null,mode:0},vm={min:ds,max:ds};function ur(t,e,n,o){return dr(n)?Wc(t,e,n):(ds.pad=n,ds.soft=o?0:null,ds.mode=o?3:0,Wc(t,e,vm))}function it(t,e){return t??e}function xm(t,e,n){for(e=it(e,0),n=it(n,t.length-1);e<=n;){if(t[e]!=null)return!0;e++}return!1}function Wc(t,e,n){let o=n.min,s=n.max,r=it(o.pad,0),l=it(s.pad,0),i=it(o.hard,-gt),a=it(s.hard,gt),c=it(o.soft,gt),u=it(s.soft,-gt),h=it(o.mode,0),d=it(s.mode,0),m=e-t,w=un(m),k=ce(zt(t),zt(e)),y=un(k),S=zt(y-w);(m<1e-24||S>10)&&(m=0,(t==0||e==0)&&(m=1e-24,h==2&&c!=gt&&(r=0),d==2&&u!=-gt&&(l=0)));let b=m||k||1e3,M=un(b),T=Do(10,ke(M)),L=b*(m==0?t==0?.1:1:r),A=wt(mu(t-L,T/10),24),j=t>=c&&(h==1||h==3&&A<=c||h==2&&A>=c)?c:gt,z=ce(i,A<j&&t>=j?j:Be(j,A)),G=b*(m==0?e==0?.1:1:l),q=wt(mr(e+G,T/10),24),P=e<=u&&(d==1||d==3&&q>=u||d==2&&q<=u)?u:-gt,K=Be(a,q>P&&e<=P?P:ce(P,q));return z==K&&z==0&&(K=100),[z,K]}var Sm=new Intl.NumberFormat(qo?bm.language:"en-US"),li=t=>Sm.format(t),ve=Math,ar=ve.PI,zt=ve.abs,ke=ve.floor,qt=ve.round,Oe=ve.ceil,Be=ve.min,ce=ve.max,Do=ve.pow,Dc=ve.sign,un=ve.log10,uu=ve.log2,Mm=(t,e=1)=>ve.sinh(t)*e,zl=(t,e=1)=>ve.asinh(t/e),gt=1/0;function Nc(t){return(un((t^t>>31)-(t>>31))|0)+1}function Yl(t,e,n){return Be(ce(t,e),n)}function fu(t){return typeof t=="function"}function st(t){return fu(t)?t:()=>t}var Tm=()=>{},hu=t=>t,pu=(t,e)=>e,Cm=t=>null,Rc=t=>!0,Fc=(t,e)=>t==e,Em=/\.\d*?(?=9{6,}|0{6,})/gm,Zn=t=>{if(_u(t)||Sn.has(t))return t;let e=`${t}`,n=e.match(Em);if(n==null)return t;let o=n[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Zn(s)}e${r}`}return wt(t,o)};function Kn(t,e){return Zn(wt(Zn(t/e))*e)}function mr(t,e){return Zn(Oe(Zn(t/e))*e)}function mu(t,e){return Zn(ke(Zn(t/e))*e)}function wt(t,e=0){if(_u(t))return t;let n=10**e,o=t*n*(1+Number.EPSILON);return qt(o)/n}var Sn=new Map;function du(t){return((""+t).split(".")[1]||"").length}function gs(t,e,n,o){let s=[],r=o.map(du);for(let l=e;l<n;l++){let i=zt(l),a=wt(Do(t,l),i);for(let c=0;c<o.length;c++){let u=t==10?+`${o[c]}e${l}`:o[c]*a,h=(l>=0?0:i)+(l>=r[c]?0:r[c]),d=t==10?u:wt(u,h);s.push(d),Sn.set(d,h)}}return s}var _s={},ii=[],No=[null,null],xn=Array.isArray,_u=Number.isInteger,Am=t=>t===void 0;function qc(t){return typeof t=="string"}function dr(t){let e=!1;if(t!=null){let n=t.constructor;e=n==null||n==Object}return e}function Pm(t){return t!=null&&typeof t=="object"}var Om=Object.getPrototypeOf(Uint8Array),gu="__proto__";function Ro(t,e=dr){let n;if(xn(t)){let o=t.find(s=>s!=null);if(xn(o)||e(o)){n=Array(t.length);for(let s=0;s<t.length;s++)n[s]=Ro(t[s],e)}else n=t.slice()}else if(t instanceof Om)n=t.slice();else if(e(t)){n={};for(let o in t)o!=gu&&(n[o]=Ro(t[o],e))}else n=t;return n}function Ut(t){let e=arguments;for(let n=1;n<e.length;n++){let o=e[n];for(let s in o)s!=gu&&(dr(t[s])?Ut(t[s],Ro(o[s])):t[s]=Ro(o[s]))}return t}var Lm=0,Um=1,Wm=2;function Dm(t,e,n){for(let o=0,s,r=-1;o<e.length;o++){let l=e[o];if(l>r){for(s=l-1;s>=0&&t[s]==null;)t[s--]=null;for(s=l+1;s<n&&t[s]==null;)t[r=s++]=null}}}function Nm(t,e){if(qm(t)){let l=t[0].slice();for(let i=1;i<t.length;i++)l.push(...t[i].slice(1));return zm(l[0])||(l=Fm(l)),l}let n=new Set;for(let l=0;l<t.length;l++){let a=t[l][0],c=a.length;for(let u=0;u<c;u++)n.add(a[u])}let o=[Array.from(n).sort((l,i)=>l-i)],s=o[0].length,r=new Map;for(let l=0;l<s;l++)r.set(o[0][l],l);for(let l=0;l<t.length;l++){let i=t[l],a=i[0];for(let c=1;c<i.length;c++){let u=i[c],h=Array(s).fill(void 0),d=e?e[l][c]:Um,m=[];for(let w=0;w<u.length;w++){let k=u[w],y=r.get(a[w]);k===null?d!=Lm&&(h[y]=k,d==Wm&&m.push(y)):h[y]=k}Dm(h,m,s),o.push(h)}}return o}var Rm=typeof queueMicrotask>"u"?t=>Promise.resolve().then(t):queueMicrotask;function Fm(t){let e=t[0],n=e.length,o=Array(n);for(let r=0;r<o.length;r++)o[r]=r;o.sort((r,l)=>e[r]-e[l]);let s=[];for(let r=0;r<t.length;r++){let l=t[r],i=Array(n);for(let a=0;a<n;a++)i[a]=l[o[a]];s.push(i)}return s}function qm(t){let e=t[0][0],n=e.length;for(let o=1;o<t.length;o++){let s=t[o][0];if(s.length!=n)return!1;if(s!=e){for(let r=0;r<n;r++)if(s[r]!=e[r])return!1}}return!0}function zm(t,e=100){let n=t.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&t[o]==null;)o++;for(;s>=o&&t[s]==null;)s--;if(s<=o)return!0;let r=ce(1,ke((s-o+1)/e));for(let l=t[o],i=o+r;i<=s;i+=r){let a=t[i];if(a!=null){if(a<=l)return!1;l=a}}return!0}var wu=["January","February","March","April","May","June","July","August","September","October","November","December"],bu=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function $u(t){return t.slice(0,3)}var Im=bu.map($u),Hm=wu.map($u),Bm={MMMM:wu,MMM:Hm,WWWW:bu,WWW:Im};function fs(t){return(t<10?"0":"")+t}function Vm(t){return(t<10?"00":t<100?"0":"")+t}var jm={YYYY:t=>t.getFullYear(),YY:t=>(t.getFullYear()+"").slice(2),MMMM:(t,e)=>e.MMMM[t.getMonth()],MMM:(t,e)=>e.MMM[t.getMonth()],MM:t=>fs(t.getMonth()+1),M:t=>t.getMonth()+1,DD:t=>fs(t.getDate()),D:t=>t.getDate(),WWWW:(t,e)=>e.WWWW[t.getDay()],WWW:(t,e)=>e.WWW[t.getDay()],HH:t=>fs(t.getHours()),H:t=>t.getHours(),h:t=>{let e=t.getHours();return e==0?12:e>12?e-12:e},AA:t=>t.getHours()>=12?"PM":"AM",aa:t=>t.getHours()>=12?"pm":"am",a:t=>t.getHours()>=12?"p":"a",mm:t=>fs(t.getMinutes()),m:t=>t.getMinutes(),ss:t=>fs(t.getSeconds()),s:t=>t.getSeconds(),fff:t=>Vm(t.getMilliseconds())};function ai(t,e){e=e||Bm;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(t);)n.push(s[0][0]=="{"?jm[s[1]]:s[0]);return r=>{let l="";for(let i=0;i<n.length;i++)l+=typeof n[i]=="string"?n[i]:n[i](r,e);return l}}var Km=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Gm(t,e){let n;return e=="UTC"||e=="Etc/UTC"?n=new Date(+t+t.getTimezoneOffset()*6e4):e==Km?n=t:(n=new Date(t.toLocaleString("en-US",{timeZone:e})),n.setMilliseconds(t.getMilliseconds())),n}var yu=t=>t%1==0,fr=[1,2,2.5,5],Ym=gs(10,-32,0,fr),ku=gs(10,0,32,fr),Jm=ku.filter(yu),Gn=Ym.concat(ku),ci=`
`,vu="{YYYY}",zc=ci+vu,xu="{M}/{D}",ms=ci+xu,lr=ms+"/{YY}",Su="{aa}",Zm="{h}:{mm}",Uo=Zm+Su,Ic=ci+Uo,Hc=":{ss}",pt=null;function Mu(t){let e=t*1e3,n=e*60,o=n*60,s=o*24,r=s*30,l=s*365,a=(t==1?gs(10,0,3,fr).filter(yu):gs(10,-3,0,fr)).concat([e,e*5,e*10,e*15,e*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),c=[[l,vu,pt,pt,pt,pt,pt,pt,1],[s*28,"{MMM}",zc,pt,pt,pt,pt,pt,1],[s,xu,zc,pt,pt,pt,pt,pt,1],[o,"{h}"+Su,lr,pt,ms,pt,pt,pt,1],[n,Uo,lr,pt,ms,pt,pt,pt,1],[e,Hc,lr+" "+Uo,pt,ms+" "+Uo,pt,Ic,pt,1],[t,Hc+".{fff}",lr+" "+Uo,pt,ms+" "+Uo,pt,Ic,pt,1]];function u(h){return(d,m,w,k,y,S)=>{let b=[],M=y>=l,T=y>=r&&y<l,L=h(w),A=wt(L*t,3),j=Il(L.getFullYear(),M?0:L.getMonth(),T||M?1:L.getDate()),z=wt(j*t,3);if(T||M){let G=T?y/r:0,q=M?y/l:0,P=A==z?A:wt(Il(j.getFullYear()+q,j.getMonth()+G,1)*t,3),K=new Date(qt(P/t)),U=K.getFullYear(),Y=K.getMonth();for(let I=0;P<=k;I++){let nt=Il(U+q*I,Y+G*I,1),H=nt-h(wt(nt*t,3));P=wt((+nt+H)*t,3),P<=k&&b.push(P)}}else{let G=y>=s?s:y,q=ke(w)-ke(A),P=z+q+mr(A-z,G);b.push(P);let K=h(P),U=K.getHours()+K.getMinutes()/n+K.getSeconds()/o,Y=y/o,I=d.axes[m]._space,nt=S/I;for(;P=wt(P+y,t==1?0:3),!(P>k);)if(Y>1){let H=ke(wt(U+Y,6))%24,rt=h(P).getHours()-H;rt>1&&(rt=-1),P-=rt*o,U=(U+Y)%24;let mt=b[b.length-1];wt((P-mt)/y,3)*nt>=.7&&b.push(P)}else b.push(P)}return b}}return[a,c,u]}var[Qm,Xm,td]=Mu(1),[ed,nd,od]=Mu(.001);gs(2,-53,53,[1]);function Bc(t,e){return t.map(n=>n.map((o,s)=>s==0||s==8||o==null?o:e(s==1||n[8]==0?o:n[1]+o)))}function Vc(t,e){return(n,o,s,r,l)=>{let i=e.find(w=>l>=w[0])||e[e.length-1],a,c,u,h,d,m;return o.map(w=>{let k=t(w),y=k.getFullYear(),S=k.getMonth(),b=k.getDate(),M=k.getHours(),T=k.getMinutes(),L=k.getSeconds(),A=y!=a&&i[2]||S!=c&&i[3]||b!=u&&i[4]||M!=h&&i[5]||T!=d&&i[6]||L!=m&&i[7]||i[1];return a=y,c=S,u=b,h=M,d=T,m=L,A(k)})}}function sd(t,e){let n=ai(e);return(o,s,r,l,i)=>s.map(a=>n(t(a)))}function Il(t,e,n){return new Date(t,e,n)}function jc(t,e){return e(t)}var rd="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Kc(t,e){return(n,o,s,r)=>r==null?ni:e(t(o))}function ld(t,e){let n=t.series[e];return n.width?n.stroke(t,e):n.points.width?n.points.stroke(t,e):null}function id(t,e){return t.series[e].fill(t,e)}var ad={show:!0,live:!0,isolate:!1,mount:Tm,markers:{show:!0,width:2,stroke:ld,fill:id,dash:"solid"},idx:null,idxs:null,values:[]};function cd(t,e){let n=t.cursor.points,o=Pe(),s=n.size(t,e);vt(o,hs,s),vt(o,ps,s);let r=s/-2;vt(o,"marginLeft",r),vt(o,"marginTop",r);let l=n.width(t,e,s);return l&&vt(o,"borderWidth",l),o}function ud(t,e){let n=t.series[e].points;return n._fill||n._stroke}function fd(t,e){let n=t.series[e].points;return n._stroke||n._fill}function hd(t,e){return t.series[e].points.size}var Hl=[0,0];function pd(t,e,n){return Hl[0]=e,Hl[1]=n,Hl}function ir(t,e,n,o=!0){return s=>{s.button==0&&(!o||s.target==e)&&n(s)}}function Bl(t,e,n,o=!0){return s=>{(!o||s.target==e)&&n(s)}}var md={show:!0,x:!0,y:!0,lock:!1,move:pd,points:{one:!1,show:cd,size:hd,width:0,stroke:fd,fill:ud},bind:{mousedown:ir,mouseup:ir,click:ir,dblclick:ir,mousemove:Bl,mouseleave:Bl,mouseenter:Bl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(t,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(t,e,n,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Tu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ui=Ut({},Tu,{filter:pu}),Cu=Ut({},ui,{size:10}),Eu=Ut({},Tu,{show:!1}),fi='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Au="bold "+fi,Pu=1.5,Gc={show:!0,scale:"x",stroke:ei,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Au,side:2,grid:ui,ticks:Cu,border:Eu,font:fi,lineGap:Pu,rotate:0},dd="Value",_d="Time",Yc={show:!0,scale:"x",auto:!1,sorted:1,min:gt,max:-gt,idxs:[]};function gd(t,e,n,o,s){return e.map(r=>r==null?"":li(r))}function wd(t,e,n,o,s,r,l){let i=[],a=Sn.get(s)||0;n=l?n:wt(mr(n,s),a);for(let c=n;c<=o;c=wt(c+s,a))i.push(Object.is(c,-0)?0:c);return i}function Jl(t,e,n,o,s,r,l){let i=[],a=t.scales[t.axes[e].scale].log,c=a==10?un:uu,u=ke(c(n));s=Do(a,u),a==10&&(s=Gn[He(s,Gn)]);let h=n,d=s*a;a==10&&(d=Gn[He(d,Gn)]);do i.push(h),h=h+s,a==10&&!Sn.has(h)&&(h=wt(h,Sn.get(s))),h>=d&&(s=h,d=s*a,a==10&&(d=Gn[He(d,Gn)]));while(h<=o);return i}function bd(t,e,n,o,s,r,l){let a=t.scales[t.axes[e].scale].asinh,c=o>a?Jl(t,e,ce(a,n),o,s):[a],u=o>=0&&n<=0?[0]:[];return(n<-a?Jl(t,e,ce(a,-o),-n,s):[a]).reverse().map(d=>-d).concat(u,c)}var Ou=/./,$d=/[12357]/,yd=/[125]/,Jc=/1/,Zl=(t,e,n,o)=>t.map((s,r)=>e==4&&s==0||r%o==0&&n.test(s.toExponential()[s<0?1:0])?s:null);function kd(t,e,n,o,s){let r=t.axes[n],l=r.scale,i=t.scales[l],a=t.valToPos,c=r._space,u=a(10,l),h=a(9,l)-u>=c?Ou:a(7,l)-u>=c?$d:a(5,l)-u>=c?yd:Jc;if(h==Jc){let d=zt(a(1,l)-u);if(d<c)return Zl(e.slice().reverse(),i.distr,h,Oe(c/d)).reverse()}return Zl(e,i.distr,h,1)}function vd(t,e,n,o,s){let r=t.axes[n],l=r.scale,i=r._space,a=t.valToPos,c=zt(a(1,l)-a(2,l));return c<i?Zl(e.slice().reverse(),3,Ou,Oe(i/c)).reverse():e}function xd(t,e,n,o){return o==null?ni:e==null?"":li(e)}var Zc={show:!0,scale:"y",stroke:ei,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Au,side:3,grid:ui,ticks:Cu,border:Eu,font:fi,lineGap:Pu,rotate:0};function Sd(t,e){let n=3+(t||1)*2;return wt(n*e,3)}function Md(t,e){let{scale:n,idxs:o}=t.series[0],s=t._data[0],r=t.valToPos(s[o[0]],n,!0),l=t.valToPos(s[o[1]],n,!0),i=zt(l-r),a=t.series[e],c=i/(a.points.space*ct);return o[1]-o[0]<=c}var Qc={scale:null,auto:!0,sorted:0,min:gt,max:-gt},Lu=(t,e,n,o,s)=>s,Xc={show:!0,auto:!0,sorted:0,gaps:Lu,alpha:1,facets:[Ut({},Qc,{scale:"x"}),Ut({},Qc,{scale:"y"})]},tu={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Lu,alpha:1,points:{show:Md,filter:null},values:null,min:gt,max:-gt,idxs:[],path:null,clip:null};function Td(t,e,n,o,s){return n/10}var Uu={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Cd=Ut({},Uu,{time:!1,ori:1}),eu={};function Wu(t,e){let n=eu[t];return n||(n={key:t,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,r,l,i,a,c){for(let u=0;u<n.plots.length;u++)n.plots[u]!=s&&n.plots[u].pub(o,s,r,l,i,a,c)}},t!=null&&(eu[t]=n)),n}var Fo=1,Ql=2;function Qn(t,e,n){let o=t.mode,s=t.series[e],r=o==2?t._data[e]:t._data,l=t.scales,i=t.bbox,a=r[0],c=o==2?r[1]:r[e],u=o==2?l[s.facets[0].scale]:l[t.series[0].scale],h=o==2?l[s.facets[1].scale]:l[s.scale],d=i.left,m=i.top,w=i.width,k=i.height,y=t.valToPosH,S=t.valToPosV;return u.ori==0?n(s,a,c,u,h,y,S,d,m,w,k,gr,zo,br,Nu,Fu):n(s,a,c,u,h,S,y,m,d,k,w,wr,Io,mi,Ru,qu)}function hi(t,e){let n=0,o=0,s=it(t.bands,ii);for(let r=0;r<s.length;r++){let l=s[r];l.series[0]==e?n=l.dir:l.series[1]==e&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Ed(t,e,n,o,s){let r=t.mode,l=t.series[e],i=r==2?l.facets[1].scale:l.scale,a=t.scales[i];return s==-1?a.min:s==1?a.max:a.distr==3?a.dir==1?a.min:a.max:0}function fn(t,e,n,o,s,r){return Qn(t,e,(l,i,a,c,u,h,d,m,w,k,y)=>{let S=l.pxRound,b=c.dir*(c.ori==0?1:-1),M=c.ori==0?zo:Io,T,L;b==1?(T=n,L=o):(T=o,L=n);let A=S(h(i[T],c,k,m)),j=S(d(a[T],u,y,w)),z=S(h(i[L],c,k,m)),G=S(d(r==1?u.max:u.min,u,y,w)),q=new Path2D(s);return M(q,z,G),M(q,A,G),M(q,A,j),q})}function _r(t,e,n,o,s,r){let l=null;if(t.length>0){l=new Path2D;let i=e==0?br:mi,a=n;for(let h=0;h<t.length;h++){let d=t[h];if(d[1]>d[0]){let m=d[0]-a;m>0&&i(l,a,o,m,o+r),a=d[1]}}let c=n+s-a,u=10;c>0&&i(l,a,o-u/2,c,o+r+u)}return l}function Ad(t,e,n){let o=t[t.length-1];o&&o[0]==e?o[1]=n:t.push([e,n])}function pi(t,e,n,o,s,r,l){let i=[],a=t.length;for(let c=s==1?n:o;c>=n&&c<=o;c+=s)if(e[c]===null){let h=c,d=c;if(s==1)for(;++c<=o&&e[c]===null;)d=c;else for(;--c>=n&&e[c]===null;)d=c;let m=r(t[h]),w=d==h?m:r(t[d]),k=h-s;m=l<=0&&k>=0&&k<a?r(t[k]):m;let S=d+s;w=l>=0&&S>=0&&S<a?r(t[S]):w,w>=m&&i.push([m,w])}return i}function nu(t){return t==0?hu:t==1?qt:e=>Kn(e,t)}function Du(t){let e=t==0?gr:wr,n=t==0?(s,r,l,i,a,c)=>{s.arcTo(r,l,i,a,c)}:(s,r,l,i,a,c)=>{s.arcTo(l,r,a,i,c)},o=t==0?(s,r,l,i,a)=>{s.rect(r,l,i,a)}:(s,r,l,i,a)=>{s.rect(l,r,a,i)};return(s,r,l,i,a,c=0,u=0)=>{c==0&&u==0?o(s,r,l,i,a):(c=Be(c,i/2,a/2),u=Be(u,i/2,a/2),e(s,r+c,l),n(s,r+i,l,r+i,l+a,c),n(s,r+i,l+a,r,l+a,u),n(s,r,l+a,r,l,u),n(s,r,l,r+i,l,c),s.closePath())}}var gr=(t,e,n)=>{t.moveTo(e,n)},wr=(t,e,n)=>{t.moveTo(n,e)},zo=(t,e,n)=>{t.lineTo(e,n)},Io=(t,e,n)=>{t.lineTo(n,e)},br=Du(0),mi=Du(1),Nu=(t,e,n,o,s,r)=>{t.arc(e,n,o,s,r)},Ru=(t,e,n,o,s,r)=>{t.arc(n,e,o,s,r)},Fu=(t,e,n,o,s,r,l)=>{t.bezierCurveTo(e,n,o,s,r,l)},qu=(t,e,n,o,s,r,l)=>{t.bezierCurveTo(n,e,s,o,l,r)};function zu(t){return(e,n,o,s,r)=>Qn(e,n,(l,i,a,c,u,h,d,m,w,k,y)=>{let{pxRound:S,points:b}=l,M,T;c.ori==0?(M=gr,T=Nu):(M=wr,T=Ru);let L=wt(b.width*ct,3),A=(b.size-b.width)/2*ct,j=wt(A*2,3),z=new Path2D,G=new Path2D,{left:q,top:P,width:K,height:U}=e.bbox;br(G,q-j,P-j,K+j*2,U+j*2);let Y=I=>{if(a[I]!=null){let nt=S(h(i[I],c,k,m)),H=S(d(a[I],u,y,w));M(z,nt+A,H),T(z,nt,H,A,0,ar*2)}};if(r)r.forEach(Y);else for(let I=o;I<=s;I++)Y(I);return{stroke:L>0?z:null,fill:z,clip:G,flags:Fo|Ql}})}function Iu(t){return(e,n,o,s,r,l)=>{o!=s&&(r!=o&&l!=o&&t(e,n,o),r!=s&&l!=s&&t(e,n,s),t(e,n,l))}}var Pd=Iu(zo),Od=Iu(Io);function Hu(t){let e=it(t?.alignGaps,0);return(n,o,s,r)=>Qn(n,o,(l,i,a,c,u,h,d,m,w,k,y)=>{[s,r]=hr(a,s,r);let S=l.pxRound,b=U=>S(h(U,c,k,m)),M=U=>S(d(U,u,y,w)),T,L;c.ori==0?(T=zo,L=Pd):(T=Io,L=Od);let A=c.dir*(c.ori==0?1:-1),j={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Fo},z=j.stroke,G=!1;if(r-s>=k*4){let U=B=>n.posToVal(B,c.key,!0),Y=null,I=null,nt,H,te,_t=b(i[A==1?s:r]),rt=b(i[s]),mt=b(i[r]),X=U(A==1?rt+1:mt-1);for(let B=A==1?s:r;B>=s&&B<=r;B+=A){let Dt=i[B],xt=(A==1?Dt<X:Dt>X)?_t:b(Dt),ut=a[B];xt==_t?ut!=null?(H=ut,Y==null?(T(z,xt,M(H)),nt=Y=I=H):H<Y?Y=H:H>I&&(I=H)):ut===null&&(G=!0):(Y!=null&&L(z,_t,M(Y),M(I),M(nt),M(H)),ut!=null?(H=ut,T(z,xt,M(H)),Y=I=nt=H):(Y=I=null,ut===null&&(G=!0)),_t=xt,X=U(_t+A))}Y!=null&&Y!=I&&te!=_t&&L(z,_t,M(Y),M(I),M(nt),M(H))}else for(let U=A==1?s:r;U>=s&&U<=r;U+=A){let Y=a[U];Y===null?G=!0:Y!=null&&T(z,b(i[U]),M(Y))}let[P,K]=hi(n,o);if(l.fill!=null||P!=0){let U=j.fill=new Path2D(z),Y=l.fillTo(n,o,l.min,l.max,P),I=M(Y),nt=b(i[s]),H=b(i[r]);A==-1&&([H,nt]=[nt,H]),T(U,H,I),T(U,nt,I)}if(!l.spanGaps){let U=[];G&&U.push(...pi(i,a,s,r,A,b,e)),j.gaps=U=l.gaps(n,o,s,r,U),j.clip=_r(U,c.ori,m,w,k,y)}return K!=0&&(j.band=K==2?[fn(n,o,s,r,z,-1),fn(n,o,s,r,z,1)]:fn(n,o,s,r,z,K)),j})}function Ld(t){let e=it(t.align,1),n=it(t.ascDesc,!1),o=it(t.alignGaps,0),s=it(t.extend,!1);return(r,l,i,a)=>Qn(r,l,(c,u,h,d,m,w,k,y,S,b,M)=>{[i,a]=hr(h,i,a);let T=c.pxRound,{left:L,width:A}=r.bbox,j=rt=>T(w(rt,d,b,y)),z=rt=>T(k(rt,m,M,S)),G=d.ori==0?zo:Io,q={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Fo},P=q.stroke,K=d.dir*(d.ori==0?1:-1),U=z(h[K==1?i:a]),Y=j(u[K==1?i:a]),I=Y,nt=Y;s&&e==-1&&(nt=L,G(P,nt,U)),G(P,Y,U);for(let rt=K==1?i:a;rt>=i&&rt<=a;rt+=K){let mt=h[rt];if(mt==null)continue;let X=j(u[rt]),B=z(mt);e==1?G(P,X,U):G(P,I,B),G(P,X,B),U=B,I=X}let H=I;s&&e==1&&(H=L+A,G(P,H,U));let[te,_t]=hi(r,l);if(c.fill!=null||te!=0){let rt=q.fill=new Path2D(P),mt=c.fillTo(r,l,c.min,c.max,te),X=z(mt);G(rt,H,X),G(rt,nt,X)}if(!c.spanGaps){let rt=[];rt.push(...pi(u,h,i,a,K,j,o));let mt=c.width*ct/2,X=n||e==1?mt:-mt,B=n||e==-1?-mt:mt;rt.forEach(Dt=>{Dt[0]+=X,Dt[1]+=B}),q.gaps=rt=c.gaps(r,l,i,a,rt),q.clip=_r(rt,d.ori,y,S,b,M)}return _t!=0&&(q.band=_t==2?[fn(r,l,i,a,P,-1),fn(r,l,i,a,P,1)]:fn(r,l,i,a,P,_t)),q})}function ou(t,e,n,o,s,r,l=gt){if(t.length>1){let i=null;for(let a=0,c=1/0;a<t.length;a++)if(e[a]!==void 0){if(i!=null){let u=zt(t[a]-t[i]);u<c&&(c=u,l=zt(n(t[a],o,s,r)-n(t[i],o,s,r)))}i=a}}return l}function Ud(t){t=t||_s;let e=it(t.size,[.6,gt,1]),n=t.align||0,o=t.gap||0,s=t.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=st(s),l=1-e[0],i=it(e[1],gt),a=it(e[2],1),c=it(t.disp,_s),u=it(t.each,m=>{}),{fill:h,stroke:d}=c;return(m,w,k,y)=>Qn(m,w,(S,b,M,T,L,A,j,z,G,q,P)=>{let K=S.pxRound,U=n,Y=o*ct,I=i*ct,nt=a*ct,H,te;T.ori==0?[H,te]=r(m,w):[te,H]=r(m,w);let _t=T.dir*(T.ori==0?1:-1),rt=T.ori==0?br:mi,mt=T.ori==0?u:(R,bt,Nt,ro,Pn,Ke,On)=>{u(R,bt,Nt,Pn,ro,On,Ke)},X=it(m.bands,ii).find(R=>R.series[0]==w),B=X!=null?X.dir:0,Dt=S.fillTo(m,w,S.min,S.max,B),se=K(j(Dt,L,P,G)),xt,ut,Ne,de=q,Ct=K(S.width*ct),je=!1,rn=null,Se=null,hn=null,no=null;h!=null&&(Ct==0||d!=null)&&(je=!0,rn=h.values(m,w,k,y),Se=new Map,new Set(rn).forEach(R=>{R!=null&&Se.set(R,new Path2D)}),Ct>0&&(hn=d.values(m,w,k,y),no=new Map,new Set(hn).forEach(R=>{R!=null&&no.set(R,new Path2D)})));let{x0:oo,size:Ko}=c;if(oo!=null&&Ko!=null){U=1,b=oo.values(m,w,k,y),oo.unit==2&&(b=b.map(Nt=>m.posToVal(z+Nt*q,T.key,!0)));let R=Ko.values(m,w,k,y);Ko.unit==2?ut=R[0]*q:ut=A(R[0],T,q,z)-A(0,T,q,z),de=ou(b,M,A,T,q,z,de),Ne=de-ut+Y}else de=ou(b,M,A,T,q,z,de),Ne=de*l+Y,ut=de-Ne;Ne<1&&(Ne=0),Ct>=ut/2&&(Ct=0),Ne<5&&(K=hu);let Ss=Ne>0,En=de-Ne-(Ss?Ct:0);ut=K(Yl(En,nt,I)),xt=(U==0?ut/2:U==_t?0:ut)-U*_t*((U==0?Y/2:0)+(Ss?Ct/2:0));let re={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},so=je?null:new Path2D,ln=null;if(X!=null)ln=m.data[X.series[1]];else{let{y0:R,y1:bt}=c;R!=null&&bt!=null&&(M=bt.values(m,w,k,y),ln=R.values(m,w,k,y))}let An=H*ut,tt=te*ut;for(let R=_t==1?k:y;R>=k&&R<=y;R+=_t){let bt=M[R];if(bt==null)continue;if(ln!=null){let ue=ln[R]??0;if(bt-ue==0)continue;se=j(ue,L,P,G)}let Nt=T.distr!=2||c!=null?b[R]:R,ro=A(Nt,T,q,z),Pn=j(it(bt,Dt),L,P,G),Ke=K(ro-xt),On=K(ce(Pn,se)),_e=K(Be(Pn,se)),Me=On-_e;if(bt!=null){let ue=bt<0?tt:An,Re=bt<0?An:tt;je?(Ct>0&&hn[R]!=null&&rt(no.get(hn[R]),Ke,_e+ke(Ct/2),ut,ce(0,Me-Ct),ue,Re),rn[R]!=null&&rt(Se.get(rn[R]),Ke,_e+ke(Ct/2),ut,ce(0,Me-Ct),ue,Re)):rt(so,Ke,_e+ke(Ct/2),ut,ce(0,Me-Ct),ue,Re),mt(m,w,R,Ke-Ct/2,_e,ut+Ct,Me)}}return Ct>0?re.stroke=je?no:so:je||(re._fill=S.width==0?S._fill:S._stroke??S._fill,re.width=0),re.fill=je?Se:so,re})}function Wd(t,e){let n=it(e?.alignGaps,0);return(o,s,r,l)=>Qn(o,s,(i,a,c,u,h,d,m,w,k,y,S)=>{[r,l]=hr(c,r,l);let b=i.pxRound,M=H=>b(d(H,u,y,w)),T=H=>b(m(H,h,S,k)),L,A,j;u.ori==0?(L=gr,j=zo,A=Fu):(L=wr,j=Io,A=qu);let z=u.dir*(u.ori==0?1:-1),G=M(a[z==1?r:l]),q=G,P=[],K=[];for(let H=z==1?r:l;H>=r&&H<=l;H+=z)if(c[H]!=null){let _t=a[H],rt=M(_t);P.push(q=rt),K.push(T(c[H]))}let U={stroke:t(P,K,L,j,A,b),fill:null,clip:null,band:null,gaps:null,flags:Fo},Y=U.stroke,[I,nt]=hi(o,s);if(i.fill!=null||I!=0){let H=U.fill=new Path2D(Y),te=i.fillTo(o,s,i.min,i.max,I),_t=T(te);j(H,q,_t),j(H,G,_t)}if(!i.spanGaps){let H=[];H.push(...pi(a,c,r,l,z,M,n)),U.gaps=H=i.gaps(o,s,r,l,H),U.clip=_r(H,u.ori,w,k,y,S)}return nt!=0&&(U.band=nt==2?[fn(o,s,r,l,Y,-1),fn(o,s,r,l,Y,1)]:fn(o,s,r,l,Y,nt)),U})}function Dd(t){return Wd(Nd,t)}function Nd(t,e,n,o,s,r){let l=t.length;if(l<2)return null;let i=new Path2D;if(n(i,t[0],e[0]),l==2)o(i,t[1],e[1]);else{let a=Array(l),c=Array(l-1),u=Array(l-1),h=Array(l-1);for(let d=0;d<l-1;d++)u[d]=e[d+1]-e[d],h[d]=t[d+1]-t[d],c[d]=u[d]/h[d];a[0]=c[0];for(let d=1;d<l-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?a[d]=0:(a[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/c[d-1]+(h[d]+2*h[d-1])/c[d]),isFinite(a[d])||(a[d]=0));a[l-1]=c[l-2];for(let d=0;d<l-1;d++)s(i,t[d]+h[d]/3,e[d]+a[d]*h[d]/3,t[d+1]-h[d]/3,e[d+1]-a[d+1]*h[d]/3,t[d+1],e[d+1])}return i}var Xl=new Set;function su(){for(let t of Xl)t.syncRect(!0)}qo&&(Jn(gm,Wo,su),Jn(wm,Wo,su,!0),Jn(cr,Wo,()=>{Wt.pxRatio=ct}));var Rd=Hu(),Fd=zu();function ru(t,e,n,o){return(o?[t[0],t[1]].concat(t.slice(2)):[t[0]].concat(t.slice(1))).map((r,l)=>ti(r,l,e,n))}function qd(t,e){return t.map((n,o)=>o==0?{}:Ut({},e,n))}function ti(t,e,n,o){return Ut({},e==0?n:o,t)}function Bu(t,e,n){return e==null?No:[e,n]}var zd=Bu;function Id(t,e,n){return e==null?No:ur(e,n,ri,!0)}function Vu(t,e,n,o){return e==null?No:pr(e,n,t.scales[o].log,!1)}var Hd=Vu;function ju(t,e,n,o){return e==null?No:si(e,n,t.scales[o].log,!1)}var Bd=ju;function Vd(t,e,n,o,s){let r=ce(Nc(t),Nc(e)),l=e-t,i=He(s/o*l,n);do{let a=n[i],c=o*a/l;if(c>=s&&r+(a<5?Sn.get(a):0)<=17)return[a,c]}while(++i<n.length);return[0,0]}function lu(t){let e,n;return t=t.replace(/(\d+)px/,(o,s)=>(e=qt((n=+s)*ct))+"px"),[t,e,n]}function jd(t){t.show&&[t.font,t.labelFont].forEach(e=>{let n=wt(e[2]*ct,1);e[0]=e[0].replace(/[0-9.]+px/,n+"px"),e[1]=n})}function Wt(t,e,n){let o={mode:it(t.mode,1)},s=o.mode;function r(f,p,_,g){let $=p.valToPct(f);return g+_*(p.dir==-1?1-$:$)}function l(f,p,_,g){let $=p.valToPct(f);return g+_*(p.dir==-1?$:1-$)}function i(f,p,_,g){return p.ori==0?r(f,p,_,g):l(f,p,_,g)}o.valToPosH=r,o.valToPosV=l;let a=!1;o.status=0;let c=o.root=Pe(Xp);if(t.id!=null&&(c.id=t.id),ye(c,t.class),t.title){let f=Pe(nm,c);f.textContent=t.title}let u=Ie("canvas"),h=o.ctx=u.getContext("2d"),d=Pe(om,c);Jn("click",d,f=>{f.target===w&&($t!=go||St!=wo)&&Jt.click(o,f)},!0);let m=o.under=Pe(sm,d);d.appendChild(u);let w=o.over=Pe(rm,d);t=Ro(t);let k=+it(t.pxAlign,1),y=nu(k);(t.plugins||[]).forEach(f=>{f.opts&&(t=f.opts(o,t)||t)});let S=t.ms||.001,b=o.series=s==1?ru(t.series||[],Yc,tu,!1):qd(t.series||[null],Xc),M=o.axes=ru(t.axes||[],Gc,Zc,!0),T=o.scales={},L=o.bands=t.bands||[];L.forEach(f=>{f.fill=st(f.fill||null),f.dir=it(f.dir,-1)});let A=s==2?b[1].facets[0].scale:b[0].scale,j={axes:Oh,series:Th},z=(t.drawOrder||["axes","series"]).map(f=>j[f]);function G(f){let p=f.distr==3?_=>un(_>0?_:f.clamp(o,_,f.min,f.max,f.key)):f.distr==4?_=>zl(_,f.asinh):f.distr==100?_=>f.fwd(_):_=>_;return _=>{let g=p(_),{_min:$,_max:x}=f,C=x-$;return(g-$)/C}}function q(f){let p=T[f];if(p==null){let _=(t.scales||_s)[f]||_s;if(_.from!=null){q(_.from);let g=Ut({},T[_.from],_,{key:f});g.valToPct=G(g),T[f]=g}else{p=T[f]=Ut({},f==A?Uu:Cd,_),p.key=f;let g=p.time,$=p.range,x=xn($);if((f!=A||s==2&&!g)&&(x&&($[0]==null||$[1]==null)&&($={min:$[0]==null?Uc:{mode:1,hard:$[0],soft:$[0]},max:$[1]==null?Uc:{mode:1,hard:$[1],soft:$[1]}},x=!1),!x&&dr($))){let C=$;$=(E,O,W)=>O==null?No:ur(O,W,C)}p.range=st($||(g?zd:f==A?p.distr==3?Hd:p.distr==4?Bd:Bu:p.distr==3?Vu:p.distr==4?ju:Id)),p.auto=st(x?!1:p.auto),p.clamp=st(p.clamp||Td),p._min=p._max=null,p.valToPct=G(p)}}}q("x"),q("y"),s==1&&b.forEach(f=>{q(f.scale)}),M.forEach(f=>{q(f.scale)});for(let f in t.scales)q(f);let P=T[A],K=P.distr,U,Y;P.ori==0?(ye(c,tm),U=r,Y=l):(ye(c,em),U=l,Y=r);let I={};for(let f in T){let p=T[f];(p.min!=null||p.max!=null)&&(I[f]={min:p.min,max:p.max},p.min=p.max=null)}let nt=t.tzDate||(f=>new Date(qt(f/S))),H=t.fmtDate||ai,te=S==1?td(nt):od(nt),_t=Vc(nt,Bc(S==1?Xm:nd,H)),rt=Kc(nt,jc(rd,H)),mt=[],X=o.legend=Ut({},ad,t.legend),B=o.cursor=Ut({},md,{drag:{y:s==2}},t.cursor),Dt=X.show,se=B.show,xt=X.markers;X.idxs=mt,xt.width=st(xt.width),xt.dash=st(xt.dash),xt.stroke=st(xt.stroke),xt.fill=st(xt.fill);let ut,Ne,de,Ct=[],je=[],rn,Se=!1,hn={};if(X.live){let f=b[1]?b[1].values:null;Se=f!=null,rn=Se?f(o,1,0):{_:0};for(let p in rn)hn[p]=ni}if(Dt)if(ut=Ie("table",fm,c),de=Ie("tbody",null,ut),X.mount(o,ut),Se){Ne=Ie("thead",null,ut,de);let f=Ie("tr",null,Ne);Ie("th",null,f);for(var no in rn)Ie("th",yc,f).textContent=no}else ye(ut,pm),X.live&&ye(ut,hm);let oo={show:!0},Ko={show:!1};function Ss(f,p){if(p==0&&(Se||!X.live||s==2))return No;let _=[],g=Ie("tr",mm,de,de.childNodes[p]);ye(g,f.class),f.show||ye(g,Yn);let $=Ie("th",null,g);if(xt.show){let E=Pe(dm,$);if(p>0){let O=xt.width(o,p);O&&(E.style.border=O+"px "+xt.dash(o,p)+" "+xt.stroke(o,p)),E.style.background=xt.fill(o,p)}}let x=Pe(yc,$);f.label instanceof HTMLElement?x.appendChild(f.label):x.textContent=f.label,p>0&&(xt.show||(x.style.color=f.width>0?xt.stroke(o,p):xt.fill(o,p)),re("click",$,E=>{if(B._lock)return;Un(E);let O=b.indexOf(f);if((E.ctrlKey||E.metaKey)!=X.isolate){let W=b.some((D,F)=>F>0&&F!=O&&D.show);b.forEach((D,F)=>{F>0&&Ye(F,W?F==O?oo:Ko:oo,!0,Ot.setSeries)})}else Ye(O,{show:!f.show},!0,Ot.setSeries)},!1),io&&re(Sc,$,E=>{B._lock||(Un(E),Ye(b.indexOf(f),$o,!0,Ot.setSeries))},!1));for(var C in rn){let E=Ie("td",_m,g);E.textContent="--",_.push(E)}return[g,_]}let En=new Map;function re(f,p,_,g=!0){let $=En.get(p)||{},x=B.bind[f](o,p,_,g);x&&(Jn(f,p,$[f]=x),En.set(p,$))}function so(f,p,_){let g=En.get(p)||{};for(let $ in g)(f==null||$==f)&&(Gl($,p,g[$]),delete g[$]);f==null&&En.delete(p)}let ln=0,An=0,tt=0,R=0,bt=0,Nt=0,ro=bt,Pn=Nt,Ke=tt,On=R,_e=0,Me=0,ue=0,Re=0;o.bbox={};let Br=!1,Ms=!1,lo=!1,Ln=!1,Ts=!1,Te=!1;function Vr(f,p,_){(_||f!=o.width||p!=o.height)&&qi(f,p),ho(!1),lo=!0,Ms=!0,po()}function qi(f,p){o.width=ln=tt=f,o.height=An=R=p,bt=Nt=0,$h(),yh();let _=o.bbox;_e=_.left=Kn(bt*ct,.5),Me=_.top=Kn(Nt*ct,.5),ue=_.width=Kn(tt*ct,.5),Re=_.height=Kn(R*ct,.5)}let gh=3;function wh(){let f=!1,p=0;for(;!f;){p++;let _=Ah(p),g=Ph(p);f=p==gh||_&&g,f||(qi(o.width,o.height),Ms=!0)}}function bh({width:f,height:p}){Vr(f,p)}o.setSize=bh;function $h(){let f=!1,p=!1,_=!1,g=!1;M.forEach(($,x)=>{if($.show&&$._show){let{side:C,_size:E}=$,O=C%2,W=$.label!=null?$.labelSize:0,D=E+W;D>0&&(O?(tt-=D,C==3?(bt+=D,g=!0):_=!0):(R-=D,C==0?(Nt+=D,f=!0):p=!0))}}),Wn[0]=f,Wn[1]=_,Wn[2]=p,Wn[3]=g,tt-=pn[1]+pn[3],bt+=pn[3],R-=pn[2]+pn[0],Nt+=pn[0]}function yh(){let f=bt+tt,p=Nt+R,_=bt,g=Nt;function $(x,C){switch(x){case 1:return f+=C,f-C;case 2:return p+=C,p-C;case 3:return _-=C,_+C;case 0:return g-=C,g+C}}M.forEach((x,C)=>{if(x.show&&x._show){let E=x.side;x._pos=$(E,x._size),x.label!=null&&(x._lpos=$(E,x.labelSize))}})}if(B.dataIdx==null){let f=B.hover,p=f.skip=new Set(f.skip??[]);p.add(void 0);let _=f.prox=st(f.prox),g=f.bias??=0;B.dataIdx=($,x,C,E)=>{if(x==0)return C;let O=C,W=_($,x,C,E)??gt,D=W>=0&&W<gt,F=P.ori==0?tt:R,Q=B.left,at=e[0],lt=e[x];if(p.has(lt[C])){O=null;let ot=null,J=null,V;if(g==0||g==-1)for(V=C;ot==null&&V-- >0;)p.has(lt[V])||(ot=V);if(g==0||g==1)for(V=C;J==null&&V++<lt.length;)p.has(lt[V])||(J=V);if(ot!=null||J!=null)if(D){let kt=ot==null?-1/0:U(at[ot],P,F,0),Et=J==null?1/0:U(at[J],P,F,0),Kt=Q-kt,dt=Et-Q;Kt<=dt?Kt<=W&&(O=ot):dt<=W&&(O=J)}else O=J==null?ot:ot==null?J:C-ot<=J-C?ot:J}else D&&zt(Q-U(at[C],P,F,0))>W&&(O=null);return O}}let Un=f=>{B.event=f};B.idxs=mt,B._lock=!1;let ee=B.points;ee.show=st(ee.show),ee.size=st(ee.size),ee.stroke=st(ee.stroke),ee.width=st(ee.width),ee.fill=st(ee.fill);let Ge=o.focus=Ut({},t.focus||{alpha:.3},B.focus),io=Ge.prox>=0,ao=io&&ee.one,Ce=[],co=[],uo=[];function zi(f,p){let _=ee.show(o,p);if(_ instanceof HTMLElement)return ye(_,um),ye(_,f.class),tn(_,-10,-10,tt,R),w.insertBefore(_,Ce[p]),_}function Ii(f,p){if(s==1||p>0){let _=s==1&&T[f.scale].time,g=f.value;f.value=_?qc(g)?Kc(nt,jc(g,H)):g||rt:g||xd,f.label=f.label||(_?_d:dd)}if(ao||p>0){f.width=f.width==null?1:f.width,f.paths=f.paths||Rd||Cm,f.fillTo=st(f.fillTo||Ed),f.pxAlign=+it(f.pxAlign,k),f.pxRound=nu(f.pxAlign),f.stroke=st(f.stroke||null),f.fill=st(f.fill||null),f._stroke=f._fill=f._paths=f._focus=null;let _=Sd(ce(1,f.width),1),g=f.points=Ut({},{size:_,width:ce(1,_*.2),stroke:f.stroke,space:_*2,paths:Fd,_stroke:null,_fill:null},f.points);g.show=st(g.show),g.filter=st(g.filter),g.fill=st(g.fill),g.stroke=st(g.stroke),g.paths=st(g.paths),g.pxAlign=f.pxAlign}if(Dt){let _=Ss(f,p);Ct.splice(p,0,_[0]),je.splice(p,0,_[1]),X.values.push(null)}if(se){mt.splice(p,0,null);let _=null;ao?p==0&&(_=zi(f,p)):p>0&&(_=zi(f,p)),Ce.splice(p,0,_),co.splice(p,0,0),uo.splice(p,0,0)}jt("addSeries",p)}function kh(f,p){p=p??b.length,f=s==1?ti(f,p,Yc,tu):ti(f,p,{},Xc),b.splice(p,0,f),Ii(b[p],p)}o.addSeries=kh;function vh(f){if(b.splice(f,1),Dt){X.values.splice(f,1),je.splice(f,1);let p=Ct.splice(f,1)[0];so(null,p.firstChild),p.remove()}se&&(mt.splice(f,1),Ce.splice(f,1)[0].remove(),co.splice(f,1),uo.splice(f,1)),jt("delSeries",f)}o.delSeries=vh;let Wn=[!1,!1,!1,!1];function xh(f,p){if(f._show=f.show,f.show){let _=f.side%2,g=T[f.scale];g==null&&(f.scale=_?b[1].scale:A,g=T[f.scale]);let $=g.time;f.size=st(f.size),f.space=st(f.space),f.rotate=st(f.rotate),xn(f.incrs)&&f.incrs.forEach(C=>{!Sn.has(C)&&Sn.set(C,du(C))}),f.incrs=st(f.incrs||(g.distr==2?Jm:$?S==1?Qm:ed:Gn)),f.splits=st(f.splits||($&&g.distr==1?te:g.distr==3?Jl:g.distr==4?bd:wd)),f.stroke=st(f.stroke),f.grid.stroke=st(f.grid.stroke),f.ticks.stroke=st(f.ticks.stroke),f.border.stroke=st(f.border.stroke);let x=f.values;f.values=xn(x)&&!xn(x[0])?st(x):$?xn(x)?Vc(nt,Bc(x,H)):qc(x)?sd(nt,x):x||_t:x||gd,f.filter=st(f.filter||(g.distr>=3&&g.log==10?kd:g.distr==3&&g.log==2?vd:pu)),f.font=lu(f.font),f.labelFont=lu(f.labelFont),f._size=f.size(o,null,p,0),f._space=f._rotate=f._incrs=f._found=f._splits=f._values=null,f._size>0&&(Wn[p]=!0,f._el=Pe(lm,d))}}function Go(f,p,_,g){let[$,x,C,E]=_,O=p%2,W=0;return O==0&&(E||x)&&(W=p==0&&!$||p==2&&!C?qt(Gc.size/3):0),O==1&&($||C)&&(W=p==1&&!x||p==3&&!E?qt(Zc.size/2):0),W}let Hi=o.padding=(t.padding||[Go,Go,Go,Go]).map(f=>st(it(f,Go))),pn=o._padding=Hi.map((f,p)=>f(o,p,Wn,0)),Yt,It=null,Ht=null,Cs=s==1?b[0].idxs:null,Fe=null,Yo=!1;function Bi(f,p){if(e=f??[],o.data=o._data=e,s==2){Yt=0;for(let _=1;_<b.length;_++)Yt+=e[_][0].length}else{e.length==0&&(o.data=o._data=e=[[]]),Fe=e[0],Yt=Fe.length;let _=e;if(K==2){_=e.slice();let g=_[0]=Array(Yt);for(let $=0;$<Yt;$++)g[$]=$}o._data=e=_}if(ho(!0),jt("setData"),K==2&&(lo=!0),p!==!1){let _=P;_.auto(o,Yo)?jr():dn(A,_.min,_.max),Ln=Ln||B.left>=0,Te=!0,po()}}o.setData=Bi;function jr(){Yo=!0;let f,p;s==1&&(Yt>0?(It=Cs[0]=0,Ht=Cs[1]=Yt-1,f=e[0][It],p=e[0][Ht],K==2?(f=It,p=Ht):f==p&&(K==3?[f,p]=pr(f,f,P.log,!1):K==4?[f,p]=si(f,f,P.log,!1):P.time?p=f+qt(86400/S):[f,p]=ur(f,p,ri,!0))):(It=Cs[0]=f=null,Ht=Cs[1]=p=null)),dn(A,f,p)}let Es,fo,Kr,Gr,Yr,Jr,Zr,Qr,Xr,fe;function Vi(f,p,_,g,$,x){f??=vc,_??=ii,g??="butt",$??=vc,x??="round",f!=Es&&(h.strokeStyle=Es=f),$!=fo&&(h.fillStyle=fo=$),p!=Kr&&(h.lineWidth=Kr=p),x!=Yr&&(h.lineJoin=Yr=x),g!=Jr&&(h.lineCap=Jr=g),_!=Gr&&h.setLineDash(Gr=_)}function ji(f,p,_,g){p!=fo&&(h.fillStyle=fo=p),f!=Zr&&(h.font=Zr=f),_!=Qr&&(h.textAlign=Qr=_),g!=Xr&&(h.textBaseline=Xr=g)}function tl(f,p,_,g,$=0){if(g.length>0&&f.auto(o,Yo)&&(p==null||p.min==null)){let x=it(It,0),C=it(Ht,g.length-1),E=_.min==null?km(g,x,C,$,f.distr==3):[_.min,_.max];f.min=Be(f.min,_.min=E[0]),f.max=ce(f.max,_.max=E[1])}}let Ki={min:null,max:null};function Sh(){for(let g in T){let $=T[g];I[g]==null&&($.min==null||I[A]!=null&&$.auto(o,Yo))&&(I[g]=Ki)}for(let g in T){let $=T[g];I[g]==null&&$.from!=null&&I[$.from]!=null&&(I[g]=Ki)}I[A]!=null&&ho(!0);let f={};for(let g in I){let $=I[g];if($!=null){let x=f[g]=Ro(T[g],Pm);if($.min!=null)Ut(x,$);else if(g!=A||s==2)if(Yt==0&&x.from==null){let C=x.range(o,null,null,g);x.min=C[0],x.max=C[1]}else x.min=gt,x.max=-gt}}if(Yt>0){b.forEach((g,$)=>{if(s==1){let x=g.scale,C=I[x];if(C==null)return;let E=f[x];if($==0){let O=E.range(o,E.min,E.max,x);E.min=O[0],E.max=O[1],It=He(E.min,e[0]),Ht=He(E.max,e[0]),Ht-It>1&&(e[0][It]<E.min&&It++,e[0][Ht]>E.max&&Ht--),g.min=Fe[It],g.max=Fe[Ht]}else g.show&&g.auto&&tl(E,C,g,e[$],g.sorted);g.idxs[0]=It,g.idxs[1]=Ht}else if($>0&&g.show&&g.auto){let[x,C]=g.facets,E=x.scale,O=C.scale,[W,D]=e[$],F=f[E],Q=f[O];F!=null&&tl(F,I[E],x,W,x.sorted),Q!=null&&tl(Q,I[O],C,D,C.sorted),g.min=C.min,g.max=C.max}});for(let g in f){let $=f[g],x=I[g];if($.from==null&&(x==null||x.min==null)){let C=$.range(o,$.min==gt?null:$.min,$.max==-gt?null:$.max,g);$.min=C[0],$.max=C[1]}}}for(let g in f){let $=f[g];if($.from!=null){let x=f[$.from];if(x.min==null)$.min=$.max=null;else{let C=$.range(o,x.min,x.max,g);$.min=C[0],$.max=C[1]}}}let p={},_=!1;for(let g in f){let $=f[g],x=T[g];if(x.min!=$.min||x.max!=$.max){x.min=$.min,x.max=$.max;let C=x.distr;x._min=C==3?un(x.min):C==4?zl(x.min,x.asinh):C==100?x.fwd(x.min):x.min,x._max=C==3?un(x.max):C==4?zl(x.max,x.asinh):C==100?x.fwd(x.max):x.max,p[g]=_=!0}}if(_){b.forEach((g,$)=>{s==2?$>0&&p.y&&(g._paths=null):p[g.scale]&&(g._paths=null)});for(let g in p)lo=!0,jt("setScale",g);se&&B.left>=0&&(Ln=Te=!0)}for(let g in I)I[g]=null}function Mh(f){let p=Yl(It-1,0,Yt-1),_=Yl(Ht+1,0,Yt-1);for(;f[p]==null&&p>0;)p--;for(;f[_]==null&&_<Yt-1;)_++;return[p,_]}function Th(){if(Yt>0){let f=b.some(p=>p._focus)&&fe!=Ge.alpha;f&&(h.globalAlpha=fe=Ge.alpha),b.forEach((p,_)=>{if(_>0&&p.show&&(Gi(_,!1),Gi(_,!0),p._paths==null)){let g=fe;fe!=p.alpha&&(h.globalAlpha=fe=p.alpha);let $=s==2?[0,e[_][0].length-1]:Mh(e[_]);p._paths=p.paths(o,_,$[0],$[1]),fe!=g&&(h.globalAlpha=fe=g)}}),b.forEach((p,_)=>{if(_>0&&p.show){let g=fe;fe!=p.alpha&&(h.globalAlpha=fe=p.alpha),p._paths!=null&&Yi(_,!1);{let $=p._paths!=null?p._paths.gaps:null,x=p.points.show(o,_,It,Ht,$),C=p.points.filter(o,_,x,$);(x||C)&&(p.points._paths=p.points.paths(o,_,It,Ht,C),Yi(_,!0))}fe!=g&&(h.globalAlpha=fe=g),jt("drawSeries",_)}}),f&&(h.globalAlpha=fe=1)}}function Gi(f,p){let _=p?b[f].points:b[f];_._stroke=_.stroke(o,f),_._fill=_.fill(o,f)}function Yi(f,p){let _=p?b[f].points:b[f],{stroke:g,fill:$,clip:x,flags:C,_stroke:E=_._stroke,_fill:O=_._fill,_width:W=_.width}=_._paths;W=wt(W*ct,3);let D=null,F=W%2/2;p&&O==null&&(O=W>0?"#fff":E);let Q=_.pxAlign==1&&F>0;if(Q&&h.translate(F,F),!p){let at=_e-W/2,lt=Me-W/2,ot=ue+W,J=Re+W;D=new Path2D,D.rect(at,lt,ot,J)}p?el(E,W,_.dash,_.cap,O,g,$,C,x):Ch(f,E,W,_.dash,_.cap,O,g,$,C,D,x),Q&&h.translate(-F,-F)}function Ch(f,p,_,g,$,x,C,E,O,W,D){let F=!1;O!=0&&L.forEach((Q,at)=>{if(Q.series[0]==f){let lt=b[Q.series[1]],ot=e[Q.series[1]],J=(lt._paths||_s).band;xn(J)&&(J=Q.dir==1?J[0]:J[1]);let V,kt=null;lt.show&&J&&xm(ot,It,Ht)?(kt=Q.fill(o,at)||x,V=lt._paths.clip):J=null,el(p,_,g,$,kt,C,E,O,W,D,V,J),F=!0}}),F||el(p,_,g,$,x,C,E,O,W,D)}let Ji=Fo|Ql;function el(f,p,_,g,$,x,C,E,O,W,D,F){Vi(f,p,_,g,$),(O||W||F)&&(h.save(),O&&h.clip(O),W&&h.clip(W)),F?(E&Ji)==Ji?(h.clip(F),D&&h.clip(D),Ps($,C),As(f,x,p)):E&Ql?(Ps($,C),h.clip(F),As(f,x,p)):E&Fo&&(h.save(),h.clip(F),D&&h.clip(D),Ps($,C),h.restore(),As(f,x,p)):(Ps($,C),As(f,x,p)),(O||W||F)&&h.restore()}function As(f,p,_){_>0&&(p instanceof Map?p.forEach((g,$)=>{h.strokeStyle=Es=$,h.stroke(g)}):p!=null&&f&&h.stroke(p))}function Ps(f,p){p instanceof Map?p.forEach((_,g)=>{h.fillStyle=fo=g,h.fill(_)}):p!=null&&f&&h.fill(p)}function Eh(f,p,_,g){let $=M[f],x;if(g<=0)x=[0,0];else{let C=$._space=$.space(o,f,p,_,g),E=$._incrs=$.incrs(o,f,p,_,g,C);x=Vd(p,_,E,g,C)}return $._found=x}function nl(f,p,_,g,$,x,C,E,O,W){let D=C%2/2;k==1&&h.translate(D,D),Vi(E,C,O,W,E),h.beginPath();let F,Q,at,lt,ot=$+(g==0||g==3?-x:x);_==0?(Q=$,lt=ot):(F=$,at=ot);for(let J=0;J<f.length;J++)p[J]!=null&&(_==0?F=at=f[J]:Q=lt=f[J],h.moveTo(F,Q),h.lineTo(at,lt));h.stroke(),k==1&&h.translate(-D,-D)}function Ah(f){let p=!0;return M.forEach((_,g)=>{if(!_.show)return;let $=T[_.scale];if($.min==null){_._show&&(p=!1,_._show=!1,ho(!1));return}else _._show||(p=!1,_._show=!0,ho(!1));let x=_.side,C=x%2,{min:E,max:O}=$,[W,D]=Eh(g,E,O,C==0?tt:R);if(D==0)return;let F=$.distr==2,Q=_._splits=_.splits(o,g,E,O,W,D,F),at=$.distr==2?Q.map(V=>Fe[V]):Q,lt=$.distr==2?Fe[Q[1]]-Fe[Q[0]]:W,ot=_._values=_.values(o,_.filter(o,at,g,D,lt),g,D,lt);_._rotate=x==2?_.rotate(o,ot,g,D):0;let J=_._size;_._size=Oe(_.size(o,ot,g,f)),J!=null&&_._size!=J&&(p=!1)}),p}function Ph(f){let p=!0;return Hi.forEach((_,g)=>{let $=_(o,g,Wn,f);$!=pn[g]&&(p=!1),pn[g]=$}),p}function Oh(){for(let f=0;f<M.length;f++){let p=M[f];if(!p.show||!p._show)continue;let _=p.side,g=_%2,$,x,C=p.stroke(o,f),E=_==0||_==3?-1:1,[O,W]=p._found;if(p.label!=null){let ie=p.labelGap*E,be=qt((p._lpos+ie)*ct);ji(p.labelFont[0],C,"center",_==2?"top":kc),h.save(),g==1?($=x=0,h.translate(be,qt(Me+Re/2)),h.rotate((_==3?-ar:ar)/2)):($=qt(_e+ue/2),x=be);let Rn=fu(p.label)?p.label(o,f,O,W):p.label;h.fillText(Rn,$,x),h.restore()}if(W==0)continue;let D=T[p.scale],F=g==0?ue:Re,Q=g==0?_e:Me,at=p._splits,lt=D.distr==2?at.map(ie=>Fe[ie]):at,ot=D.distr==2?Fe[at[1]]-Fe[at[0]]:O,J=p.ticks,V=p.border,kt=J.show?J.size:0,Et=qt(kt*ct),Kt=qt((p.alignTo==2?p._size-kt-p.gap:p.gap)*ct),dt=p._rotate*-ar/180,At=y(p._pos*ct),ge=(Et+Kt)*E,le=At+ge;x=g==0?le:0,$=g==1?le:0;let Ee=p.font[0],qe=p.align==1?Lo:p.align==2?Rl:dt>0?Lo:dt<0?Rl:g==0?"center":_==3?Rl:Lo,Ze=dt||g==1?"middle":_==2?"top":kc;ji(Ee,C,qe,Ze);let we=p.font[1]*p.lineGap,Ae=at.map(ie=>y(i(ie,D,F,Q))),ze=p._values;for(let ie=0;ie<ze.length;ie++){let be=ze[ie];if(be!=null){g==0?$=Ae[ie]:x=Ae[ie],be=""+be;let Rn=be.indexOf(`
`)==-1?[be]:be.split(/\n/gm);for(let ae=0;ae<Rn.length;ae++){let da=Rn[ae];dt?(h.save(),h.translate($,x+ae*we),h.rotate(dt),h.fillText(da,0,0),h.restore()):h.fillText(da,$,x+ae*we)}}}J.show&&nl(Ae,J.filter(o,lt,f,W,ot),g,_,At,Et,wt(J.width*ct,3),J.stroke(o,f),J.dash,J.cap);let Qe=p.grid;Qe.show&&nl(Ae,Qe.filter(o,lt,f,W,ot),g,g==0?2:1,g==0?Me:_e,g==0?Re:ue,wt(Qe.width*ct,3),Qe.stroke(o,f),Qe.dash,Qe.cap),V.show&&nl([At],[1],g==0?1:0,g==0?1:2,g==1?Me:_e,g==1?Re:ue,wt(V.width*ct,3),V.stroke(o,f),V.dash,V.cap)}jt("drawAxes")}function ho(f){b.forEach((p,_)=>{_>0&&(p._paths=null,f&&(s==1?(p.min=null,p.max=null):p.facets.forEach(g=>{g.min=null,g.max=null})))})}let Os=!1,ol=!1,Jo=[];function Lh(){ol=!1;for(let f=0;f<Jo.length;f++)jt(...Jo[f]);Jo.length=0}function po(){Os||(Rm(Zi),Os=!0)}function Uh(f,p=!1){Os=!0,ol=p,f(o),Zi(),p&&Jo.length>0&&queueMicrotask(Lh)}o.batch=Uh;function Zi(){if(Br&&(Sh(),Br=!1),lo&&(wh(),lo=!1),Ms){if(vt(m,Lo,bt),vt(m,"top",Nt),vt(m,hs,tt),vt(m,ps,R),vt(w,Lo,bt),vt(w,"top",Nt),vt(w,hs,tt),vt(w,ps,R),vt(d,hs,ln),vt(d,ps,An),u.width=qt(ln*ct),u.height=qt(An*ct),M.forEach(({_el:f,_show:p,_size:_,_pos:g,side:$})=>{if(f!=null)if(p){let x=$===3||$===0?_:0,C=$%2==1;vt(f,C?"left":"top",g-x),vt(f,C?"width":"height",_),vt(f,C?"top":"left",C?Nt:bt),vt(f,C?"height":"width",C?R:tt),Kl(f,Yn)}else ye(f,Yn)}),Es=fo=Kr=Yr=Jr=Zr=Qr=Xr=Gr=null,fe=1,Xo(!0),bt!=ro||Nt!=Pn||tt!=Ke||R!=On){ho(!1);let f=tt/Ke,p=R/On;if(se&&!Ln&&B.left>=0){B.left*=f,B.top*=p,mo&&tn(mo,qt(B.left),0,tt,R),_o&&tn(_o,0,qt(B.top),tt,R);for(let _=0;_<Ce.length;_++){let g=Ce[_];g!=null&&(co[_]*=f,uo[_]*=p,tn(g,Oe(co[_]),Oe(uo[_]),tt,R))}}if(yt.show&&!Ts&&yt.left>=0&&yt.width>0){yt.left*=f,yt.width*=f,yt.top*=p,yt.height*=p;for(let _ in cl)vt(bo,_,yt[_])}ro=bt,Pn=Nt,Ke=tt,On=R}jt("setSize"),Ms=!1}ln>0&&An>0&&(h.clearRect(0,0,u.width,u.height),jt("drawClear"),z.forEach(f=>f()),jt("draw")),yt.show&&Ts&&(Ls(yt),Ts=!1),se&&Ln&&(Nn(null,!0,!1),Ln=!1),X.show&&X.live&&Te&&(il(),Te=!1),a||(a=!0,o.status=1,jt("ready")),Yo=!1,Os=!1}o.redraw=(f,p)=>{lo=p||!1,f!==!1?dn(A,P.min,P.max):po()};function sl(f,p){let _=T[f];if(_.from==null){if(Yt==0){let g=_.range(o,p.min,p.max,f);p.min=g[0],p.max=g[1]}if(p.min>p.max){let g=p.min;p.min=p.max,p.max=g}if(Yt>1&&p.min!=null&&p.max!=null&&p.max-p.min<1e-16)return;f==A&&_.distr==2&&Yt>0&&(p.min=He(p.min,e[0]),p.max=He(p.max,e[0]),p.min==p.max&&p.max++),I[f]=p,Br=!0,po()}}o.setScale=sl;let rl,ll,mo,_o,Qi,Xi,go,wo,ta,ea,$t,St,mn=!1,Jt=B.drag,Bt=Jt.x,Vt=Jt.y;se&&(B.x&&(rl=Pe(am,w)),B.y&&(ll=Pe(cm,w)),P.ori==0?(mo=rl,_o=ll):(mo=ll,_o=rl),$t=B.left,St=B.top);let yt=o.select=Ut({show:!0,over:!0,left:0,width:0,top:0,height:0},t.select),bo=yt.show?Pe(im,yt.over?w:m):null;function Ls(f,p){if(yt.show){for(let _ in f)yt[_]=f[_],_ in cl&&vt(bo,_,f[_]);p!==!1&&jt("setSelect")}}o.setSelect=Ls;function Wh(f){if(b[f].show)Dt&&Kl(Ct[f],Yn);else if(Dt&&ye(Ct[f],Yn),se){let _=ao?Ce[0]:Ce[f];_!=null&&tn(_,-10,-10,tt,R)}}function dn(f,p,_){sl(f,{min:p,max:_})}function Ye(f,p,_,g){p.focus!=null&&qh(f),p.show!=null&&b.forEach(($,x)=>{x>0&&(f==x||f==null)&&($.show=p.show,Wh(x),s==2?(dn($.facets[0].scale,null,null),dn($.facets[1].scale,null,null)):dn($.scale,null,null),po())}),_!==!1&&jt("setSeries",f,p),g&&ts("setSeries",o,f,p)}o.setSeries=Ye;function Dh(f,p){Ut(L[f],p)}function Nh(f,p){f.fill=st(f.fill||null),f.dir=it(f.dir,-1),p=p??L.length,L.splice(p,0,f)}function Rh(f){f==null?L.length=0:L.splice(f,1)}o.addBand=Nh,o.setBand=Dh,o.delBand=Rh;function Fh(f,p){b[f].alpha=p,se&&Ce[f]!=null&&(Ce[f].style.opacity=p),Dt&&Ct[f]&&(Ct[f].style.opacity=p)}let an,_n,Dn,$o={focus:!0};function qh(f){if(f!=Dn){let p=f==null,_=Ge.alpha!=1;b.forEach((g,$)=>{if(s==1||$>0){let x=p||$==0||$==f;g._focus=p?null:x,_&&Fh($,x?1:Ge.alpha)}}),Dn=f,_&&po()}}Dt&&io&&re(Mc,ut,f=>{B._lock||(Un(f),Dn!=null&&Ye(null,$o,!0,Ot.setSeries))});function Je(f,p,_){let g=T[p];_&&(f=f/ct-(g.ori==1?Nt:bt));let $=tt;g.ori==1&&($=R,f=$-f),g.dir==-1&&(f=$-f);let x=g._min,C=g._max,E=f/$,O=x+(C-x)*E,W=g.distr;return W==3?Do(10,O):W==4?Mm(O,g.asinh):W==100?g.bwd(O):O}function zh(f,p){let _=Je(f,A,p);return He(_,e[0],It,Ht)}o.valToIdx=f=>He(f,e[0]),o.posToIdx=zh,o.posToVal=Je,o.valToPos=(f,p,_)=>T[p].ori==0?r(f,T[p],_?ue:tt,_?_e:0):l(f,T[p],_?Re:R,_?Me:0),o.setCursor=(f,p,_)=>{$t=f.left,St=f.top,Nn(null,p,_)};function na(f,p){vt(bo,Lo,yt.left=f),vt(bo,hs,yt.width=p)}function oa(f,p){vt(bo,"top",yt.top=f),vt(bo,ps,yt.height=p)}let Zo=P.ori==0?na:oa,Qo=P.ori==1?na:oa;function Ih(){if(Dt&&X.live)for(let f=s==2?1:0;f<b.length;f++){if(f==0&&Se)continue;let p=X.values[f],_=0;for(let g in p)je[f][_++].firstChild.nodeValue=p[g]}}function il(f,p){if(f!=null&&(f.idxs?f.idxs.forEach((_,g)=>{mt[g]=_}):Am(f.idx)||mt.fill(f.idx),X.idx=mt[0]),Dt&&X.live){for(let _=0;_<b.length;_++)(_>0||s==1&&!Se)&&Hh(_,mt[_]);Ih()}Te=!1,p!==!1&&jt("setLegend")}o.setLegend=il;function Hh(f,p){let _=b[f],g=f==0&&K==2?Fe:e[f],$;Se?$=_.values(o,f,p)??hn:($=_.value(o,p==null?null:g[p],f,p),$=$==null?hn:{_:$}),X.values[f]=$}function Nn(f,p,_){ta=$t,ea=St,[$t,St]=B.move(o,$t,St),B.left=$t,B.top=St,se&&(mo&&tn(mo,qt($t),0,tt,R),_o&&tn(_o,0,qt(St),tt,R));let g,$=It>Ht;an=gt,_n=null;let x=P.ori==0?tt:R,C=P.ori==1?tt:R;if($t<0||Yt==0||$){g=B.idx=null;for(let E=0;E<b.length;E++){let O=Ce[E];O!=null&&tn(O,-10,-10,tt,R)}io&&Ye(null,$o,!0,f==null&&Ot.setSeries),X.live&&(mt.fill(g),Te=!0)}else{let E,O,W;s==1&&(E=P.ori==0?$t:St,O=Je(E,A),g=B.idx=He(O,e[0],It,Ht),W=U(e[0][g],P,x,0));let D=-10,F=-10,Q=0,at=0,lt=!0,ot="",J="";for(let V=s==2?1:0;V<b.length;V++){let kt=b[V],Et=mt[V],Kt=Et==null?null:s==1?e[V][Et]:e[V][1][Et],dt=B.dataIdx(o,V,g,O),At=dt==null?null:s==1?e[V][dt]:e[V][1][dt];if(Te=Te||At!=Kt||dt!=Et,mt[V]=dt,V>0&&kt.show){let ge=dt==null?-10:dt==g?W:U(s==1?e[0][dt]:e[V][0][dt],P,x,0),le=At==null?-10:Y(At,s==1?T[kt.scale]:T[kt.facets[1].scale],C,0);if(io&&At!=null){let Ee=P.ori==1?$t:St,qe=zt(Ge.dist(o,V,dt,le,Ee));if(qe<an){let Ze=Ge.bias;if(Ze!=0){let we=Je(Ee,kt.scale),Ae=At>=0?1:-1,ze=we>=0?1:-1;ze==Ae&&(ze==1?Ze==1?At>=we:At<=we:Ze==1?At<=we:At>=we)&&(an=qe,_n=V)}else an=qe,_n=V}}if(Te||ao){let Ee,qe;P.ori==0?(Ee=ge,qe=le):(Ee=le,qe=ge);let Ze,we,Ae,ze,Qe,ie,be=!0,Rn=ee.bbox;if(Rn!=null){be=!1;let ae=Rn(o,V);Ae=ae.left,ze=ae.top,Ze=ae.width,we=ae.height}else Ae=Ee,ze=qe,Ze=we=ee.size(o,V);if(ie=ee.fill(o,V),Qe=ee.stroke(o,V),ao)V==_n&&an<=Ge.prox&&(D=Ae,F=ze,Q=Ze,at=we,lt=be,ot=ie,J=Qe);else{let ae=Ce[V];ae!=null&&(co[V]=Ae,uo[V]=ze,Lc(ae,Ze,we,be),Pc(ae,ie,Qe),tn(ae,Oe(Ae),Oe(ze),tt,R))}}}}if(ao){let V=Ge.prox,kt=Dn==null?an<=V:an>V||_n!=Dn;if(Te||kt){let Et=Ce[0];Et!=null&&(co[0]=D,uo[0]=F,Lc(Et,Q,at,lt),Pc(Et,ot,J),tn(Et,Oe(D),Oe(F),tt,R))}}}if(yt.show&&mn)if(f!=null){let[E,O]=Ot.scales,[W,D]=Ot.match,[F,Q]=f.cursor.sync.scales,at=f.cursor.drag;if(Bt=at._x,Vt=at._y,Bt||Vt){let{left:lt,top:ot,width:J,height:V}=f.select,kt=f.scales[F].ori,Et=f.posToVal,Kt,dt,At,ge,le,Ee=E!=null&&W(E,F),qe=O!=null&&D(O,Q);Ee&&Bt?(kt==0?(Kt=lt,dt=J):(Kt=ot,dt=V),At=T[E],ge=U(Et(Kt,F),At,x,0),le=U(Et(Kt+dt,F),At,x,0),Zo(Be(ge,le),zt(le-ge))):Zo(0,x),qe&&Vt?(kt==1?(Kt=lt,dt=J):(Kt=ot,dt=V),At=T[O],ge=Y(Et(Kt,Q),At,C,0),le=Y(Et(Kt+dt,Q),At,C,0),Qo(Be(ge,le),zt(le-ge))):Qo(0,C)}else ul()}else{let E=zt(ta-Qi),O=zt(ea-Xi);if(P.ori==1){let Q=E;E=O,O=Q}Bt=Jt.x&&E>=Jt.dist,Vt=Jt.y&&O>=Jt.dist;let W=Jt.uni;W!=null?Bt&&Vt&&(Bt=E>=W,Vt=O>=W,!Bt&&!Vt&&(O>E?Vt=!0:Bt=!0)):Jt.x&&Jt.y&&(Bt||Vt)&&(Bt=Vt=!0);let D,F;Bt&&(P.ori==0?(D=go,F=$t):(D=wo,F=St),Zo(Be(D,F),zt(F-D)),Vt||Qo(0,C)),Vt&&(P.ori==1?(D=go,F=$t):(D=wo,F=St),Qo(Be(D,F),zt(F-D)),Bt||Zo(0,x)),!Bt&&!Vt&&(Zo(0,0),Qo(0,0))}if(Jt._x=Bt,Jt._y=Vt,f==null){if(_){if(ma!=null){let[E,O]=Ot.scales;Ot.values[0]=E!=null?Je(P.ori==0?$t:St,E):null,Ot.values[1]=O!=null?Je(P.ori==1?$t:St,O):null}ts(Fl,o,$t,St,tt,R,g)}if(io){let E=_&&Ot.setSeries,O=Ge.prox;Dn==null?an<=O&&Ye(_n,$o,!0,E):an>O?Ye(null,$o,!0,E):_n!=Dn&&Ye(_n,$o,!0,E)}}Te&&(X.idx=g,il()),p!==!1&&jt("setCursor")}let gn=null;Object.defineProperty(o,"rect",{get(){return gn==null&&Xo(!1),gn}});function Xo(f=!1){f?gn=null:(gn=w.getBoundingClientRect(),jt("syncRect",gn))}function sa(f,p,_,g,$,x,C){B._lock||mn&&f!=null&&f.movementX==0&&f.movementY==0||(al(f,p,_,g,$,x,C,!1,f!=null),f!=null?Nn(null,!0,!0):Nn(p,!0,!1))}function al(f,p,_,g,$,x,C,E,O){if(gn==null&&Xo(!1),Un(f),f!=null)_=f.clientX-gn.left,g=f.clientY-gn.top;else{if(_<0||g<0){$t=-10,St=-10;return}let[W,D]=Ot.scales,F=p.cursor.sync,[Q,at]=F.values,[lt,ot]=F.scales,[J,V]=Ot.match,kt=p.axes[0].side%2==1,Et=P.ori==0?tt:R,Kt=P.ori==1?tt:R,dt=kt?x:$,At=kt?$:x,ge=kt?g:_,le=kt?_:g;if(lt!=null?_=J(W,lt)?i(Q,T[W],Et,0):-10:_=Et*(ge/dt),ot!=null?g=V(D,ot)?i(at,T[D],Kt,0):-10:g=Kt*(le/At),P.ori==1){let Ee=_;_=g,g=Ee}}O&&(p==null||p.cursor.event.type==Fl)&&((_<=1||_>=tt-1)&&(_=Kn(_,tt)),(g<=1||g>=R-1)&&(g=Kn(g,R))),E?(Qi=_,Xi=g,[go,wo]=B.move(o,_,g)):($t=_,St=g)}let cl={width:0,height:0,left:0,top:0};function ul(){Ls(cl,!1)}let ra,la,ia,aa;function ca(f,p,_,g,$,x,C){mn=!0,Bt=Vt=Jt._x=Jt._y=!1,al(f,p,_,g,$,x,C,!0,!1),f!=null&&(re(ql,Vl,ua,!1),ts(xc,o,go,wo,tt,R,null));let{left:E,top:O,width:W,height:D}=yt;ra=E,la=O,ia=W,aa=D}function ua(f,p,_,g,$,x,C){mn=Jt._x=Jt._y=!1,al(f,p,_,g,$,x,C,!1,!0);let{left:E,top:O,width:W,height:D}=yt,F=W>0||D>0,Q=ra!=E||la!=O||ia!=W||aa!=D;if(F&&Q&&Ls(yt),Jt.setScale&&F&&Q){let at=E,lt=W,ot=O,J=D;if(P.ori==1&&(at=O,lt=D,ot=E,J=W),Bt&&dn(A,Je(at,A),Je(at+lt,A)),Vt)for(let V in T){let kt=T[V];V!=A&&kt.from==null&&kt.min!=gt&&dn(V,Je(ot+J,V),Je(ot,V))}ul()}else B.lock&&(B._lock=!B._lock,Nn(p,!0,f!=null));f!=null&&(so(ql,Vl),ts(ql,o,$t,St,tt,R,null))}function Bh(f,p,_,g,$,x,C){if(B._lock)return;Un(f);let E=mn;if(mn){let O=!0,W=!0,D=10,F,Q;P.ori==0?(F=Bt,Q=Vt):(F=Vt,Q=Bt),F&&Q&&(O=$t<=D||$t>=tt-D,W=St<=D||St>=R-D),F&&O&&($t=$t<go?0:tt),Q&&W&&(St=St<wo?0:R),Nn(null,!0,!0),mn=!1}$t=-10,St=-10,mt.fill(null),Nn(null,!0,!0),E&&(mn=E)}function fa(f,p,_,g,$,x,C){B._lock||(Un(f),jr(),ul(),f!=null&&ts(Tc,o,$t,St,tt,R,null))}function ha(){M.forEach(jd),Vr(o.width,o.height,!0)}Jn(cr,Wo,ha);let yo={};yo.mousedown=ca,yo.mousemove=sa,yo.mouseup=ua,yo.dblclick=fa,yo.setSeries=(f,p,_,g)=>{let $=Ot.match[2];_=$(o,p,_),_!=-1&&Ye(_,g,!0,!1)},se&&(re(xc,w,ca),re(Fl,w,sa),re(Sc,w,f=>{Un(f),Xo(!1)}),re(Mc,w,Bh),re(Tc,w,fa),Xl.add(o),o.syncRect=Xo);let Us=o.hooks=t.hooks||{};function jt(f,p,_){ol?Jo.push([f,p,_]):f in Us&&Us[f].forEach(g=>{g.call(null,o,p,_)})}(t.plugins||[]).forEach(f=>{for(let p in f.hooks)Us[p]=(Us[p]||[]).concat(f.hooks[p])});let pa=(f,p,_)=>_,Ot=Ut({key:null,setSeries:!1,filters:{pub:Rc,sub:Rc},scales:[A,b[1]?b[1].scale:null],match:[Fc,Fc,pa],values:[null,null]},B.sync);Ot.match.length==2&&Ot.match.push(pa),B.sync=Ot;let ma=Ot.key,fl=Wu(ma);function ts(f,p,_,g,$,x,C){Ot.filters.pub(f,p,_,g,$,x,C)&&fl.pub(f,p,_,g,$,x,C)}fl.sub(o);function Vh(f,p,_,g,$,x,C){Ot.filters.sub(f,p,_,g,$,x,C)&&yo[f](null,p,_,g,$,x,C)}o.pub=Vh;function jh(){fl.unsub(o),Xl.delete(o),En.clear(),Gl(cr,Wo,ha),c.remove(),ut?.remove(),jt("destroy")}o.destroy=jh;function hl(){jt("init",t,e),Bi(e||t.data,!1),I[A]?sl(A,I[A]):jr(),Ts=yt.show&&(yt.width>0||yt.height>0),Ln=Te=!0,Vr(t.width,t.height)}return b.forEach(Ii),M.forEach(xh),n?n instanceof HTMLElement?(n.appendChild(c),hl()):n(o,hl):hl(),o}Wt.assign=Ut;Wt.fmtNum=li;Wt.rangeNum=ur;Wt.rangeLog=pr;Wt.rangeAsinh=si;Wt.orient=Qn;Wt.pxRatio=ct;Wt.join=Nm;Wt.fmtDate=ai,Wt.tzDate=Gm;Wt.sync=Wu;{Wt.addGap=Ad,Wt.clipGaps=_r;let t=Wt.paths={points:zu};t.linear=Hu,t.stepped=Ld,t.bars=Ud,t.spline=Dd}var Kd="100px 0px",Ku="requestIdleCallback"in window;function Gd(t){let e=0,n=requestAnimationFrame(()=>{e=Ku?requestIdleCallback(t,{timeout:1e3}):setTimeout(t,50)});return()=>{cancelAnimationFrame(n),Ku?cancelIdleCallback(e):clearTimeout(e)}}function Ho(t,e){let[n,o,s]=[!1,null,""],r=()=>`${t.clientWidth} ${t.clientHeight}`,l=()=>{o?.(),o=null},i=()=>{l(),s=r(),e()},a=d=>{n=d[d.length-1].isIntersecting,n&&o&&i()},c=new IntersectionObserver(a,{rootMargin:Kd});return c.observe(t),{ask:()=>{n?i():o??=Gd(i)},now:i,end:()=>{c.disconnect(),l()},isStale:()=>s!==r()}}var Yd="Arrow keys move along the chart, + and - zoom, 0 shows all.",_i=new WeakMap,Gu=[[],[8,4],[2,3],[10,3,2,3]];function Le(t,e={}){return{stroke:()=>ne(`world-${t}`),width:2,dash:Gu[t%Gu.length],...e}}function Ue({title:t,sentence:e,data:n,series:o,x:s,y:r,numbers:l,sync:i,height:a=240}){let c=Qt(null),u=Qt(null),h=Qt(null);h.current={data:n,series:o,x:s,y:r,sync:i,height:a},xo(()=>(u.current=Jd(c.current,h),u.current.end),[]),xo(()=>u.current.ask(),[n]);let d=m=>Xd(m,u.current.plot());return v`<figure class="chart">
    <figcaption><bdi>${N(t)}</bdi></figcaption>
    <p>${N(e)}</p>
    <div
      class="plot"
      ref=${c}
      style=${{minHeight:`${a}px`}}
      tabindex="0"
      role="application"
      aria-label=${`${N(t)}. ${N(e)} ${Yd}`}
      onKeyDown=${d}
    ></div>
    <${er} caption=${t} ...${l} />
  </figure>`}function Jd(t,e){let[n,o,s,r]=[null,"",!0,!0],l=()=>{r&&_i.set(n,{...n.scales.x}),r=!1},i=()=>{n?.destroy(),n=new Wt(Qd(t,e,l),e.current.data,t),t.querySelector("canvas").setAttribute("aria-hidden","true")},a=()=>{let w=o;o=Zd(e.current),r=!0,n&&o===w?n.setData(e.current.data):i()},{ask:c,now:u,end:h}=Ho(t,a),d=$n.subscribe(()=>{o="",s||u()});s=!1;let m=new ResizeObserver(()=>{let{height:w}=e.current;n&&n.width!==di(t)&&n.setSize({width:di(t),height:w})});return m.observe(t),{ask:c,plot:()=>n,end:()=>{h(),d(),m.disconnect(),n?.destroy()}}}function Zd({series:t,x:e,y:n,sync:o,height:s}){let r=t.map(({label:l,width:i,dash:a})=>[l,i,a]);return JSON.stringify([r,e.label,n.label,o,s])}function di(t){return Math.max(t.clientWidth,200)}function Qd(t,e,n){let{series:o,x:s,y:r,sync:l,height:i}=e.current,a=m=>e.current[m],c=(m,w)=>k=>k===null?"":a(m).tick(k,w),u=(m,w)=>({label:a(m).label,stroke:()=>ne("ink"),grid:{stroke:()=>ne("grid"),width:1},ticks:{stroke:()=>ne("grid"),width:1},values:(k,y)=>y.map(c(m,y)),...a(m).splits?{splits:(...k)=>a(m).splits(...k),filter:(k,y)=>y}:{},size:w}),h=m=>(w,k)=>k==null?"":a(m).read(k),d=o.map(m=>({value:h("y"),...m,label:N(m.label)}));return{width:di(t),height:i,scales:{x:{time:!1,...s.scale??{}},y:{...r.scale??{}}},axes:[u("x",44),u("y",64)],series:[{label:s.label,value:h("x")},...d],cursor:{drag:{x:!0,y:!1},...l?{sync:{key:l}}:{}},legend:{live:!0},hooks:{draw:[n]}}}function Xd(t,e){if(!e||t.ctrlKey||t.metaKey||t.altKey)return;let n={ArrowLeft:-1,ArrowRight:1,PageUp:-10,PageDown:10};if(t.key in n)t0(e,n[t.key]);else if(t.key==="+"||t.key==="=")Yu(e,.5);else if(t.key==="-")Yu(e,2);else if(t.key==="0"||t.key==="Home")e0(e);else return;t.preventDefault()}function t0(t,e){let[n,o]=t.series[0].idxs,s=Math.min(o,Math.max(n,(t.cursor.idx??n-e)+e)),r=t.valToPos(t.data[0][s],"x"),l=t.series.findIndex((a,c)=>c>0&&t.data[c][s]!=null),i=l>0?t.valToPos(t.data[l][s],"y"):10;t.setCursor({left:r,top:i})}function Yu(t,e){let{min:n,max:o}=t.scales.x,s=t.cursor.idx==null?(n+o)/2:t.data[0][t.cursor.idx],r=(o-n)*e/2,l=_i.get(t);t.setScale("x",{min:Math.max(l.min,s-r),max:Math.min(l.max,s+r)})}function e0(t){let{min:e,max:n}=_i.get(t);t.setScale("x",{min:e,max:n})}var Bo=[["backlog","waits for a free thread"],["running","runs"],["sibling","lost to the other thread of the core"],["clock","lost to a slower clock"],["spinning","spinning for a lock"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"],["blocked","asleep"]];function $r(t){let e=t.flatMap(n=>n.spans.map(o=>o.summary.span));return[...new Set(e)]}function yr(t,e){return t.spans.find(n=>n.summary.span===e)}function Ju(t){let e=({summary:o})=>Math.max(0,...o.slowest.map(s=>s.elapsed_ns));return[...t.spans].sort((o,s)=>e(s)-e(o)).flatMap(({summary:o})=>o.slowest.map(s=>({...s,span:o.span})))}function Zu(t){return Bo.map(([n])=>n).reduce((n,o)=>t[`${o}_ns`]>t[`${n}_ns`]?o:n)}function kr(t){let e=[...new Set(t.flatMap(o=>o.map(([s])=>s)))].sort((o,s)=>o-s),n=t.map(o=>{let s=new Map(o);return e.map(r=>s.get(r)??null)});return{x:e,columns:n}}function n0(t,e){let n=(e-t)/4,o=10**Math.floor(Math.log10(n)),s=[1,2,5,10].map(l=>l*o).find(l=>l>=n),r=[];for(let l=Math.ceil(t/s);l*s<=e;l+=1)r.push(l*s);return r}function Qu(t,e,n){let o=Math.floor(Math.log10(t)),s=Math.ceil(Math.log10(e))-o+1,l=Array.from({length:s},(i,a)=>10**(o+a)).flatMap(i=>n.map(a=>a*i)).filter(i=>t<=i&&i<=e);return l.length>1?l:n0(t,e)}var o0=[["p50","latency_ns_p50"],["p75","latency_ns_p75"],["p90","latency_ns_p90"],["p95","latency_ns_p95"],["p99","latency_ns_p99"],["p99.5","latency_ns_p995"],["p99.9","latency_ns_p999"],["longest","latency_ns_max"]],s0="Both axes are logarithmic: each factor of ten has the same room, in time as in how few take longer.";function tf({worlds:t}){let e=n=>v`<${r0} key=${n} name=${n} worlds=${t} />`;return $r(t).map(e)}function r0({name:t,worlds:e}){let n=e.map(c=>yr(c,t)),o=n.map(c=>u0(c)),{x:s,columns:r}=kr(o),l=n.map(c=>c?.summary.count??0),i=[s,...r],a=v`<${Ue}
    title=${`How long ${t} takes`}
    sentence=${h0(e,n)}
    data=${i}
    series=${e.map((c,u)=>({label:c.name,spanGaps:!0,...Le(u)}))}
    x=${l0(s)}
    y=${i0}
    numbers=${{columns:["beyond",...e.map(c=>`${c.name}, ms`)],rows:()=>s.map((c,u)=>f0(c,r.map(h=>h[u]),he))}}
  />`;return v`<section>
    ${s.length>1&&a}
    <${pe}
      caption=${`Percentiles of ${t}, ms`}
      columns=${["percentile",...e.map(c=>c.name)]}
      rows=${[["done",...l],...o0.map(([c,u])=>[c,...n.map(h=>h?.summary.count?he(h.summary[u]):"-")])]}
    />
  </section>`}function l0(t){let e=Math.ceil(t.length>0?t[t.length-1]:1),n=[Math.log10(2),...Array.from({length:e},(o,s)=>s+1)];return{label:"of all take this long or less (logarithmic)",tick:Xu,read:Xu,splits:(o,s,r,l)=>n.filter(i=>r<=i&&i<=l),scale:{range:(o,s,r)=>[s??0,Math.max(r??1,(s??0)+.001)]}}}var i0={label:"latency (logarithmic)",tick:et,read:et,splits:(t,e,n,o)=>Qu(n,o,[1,2,5]),scale:{distr:3,range:a0}};function a0(t,e,n){return[(e??1)/1.15,(n??10)*1.15]}var c0=.9;function u0(t){let e=t?.curve.beyond??[],n=e.map((s,r)=>[-Math.log10(s),t.curve.latency_ns[r]||null]),o=n.filter((s,r)=>e[r]<c0);return o.length>1?o:n}function Xu(t){let e=100*(1-10**-t);return`${Number(e.toFixed(Math.max(1,Math.ceil(t))))} %`}function f0(t,e,n){return[`${ht(100*10**-t)} %`,...e.map(s=>s===null?"-":n(s))]}function h0(t,e){let n=(o,s)=>{let r=t.length>1?`${t[s].name}: `:"",{count:l,latency_ns_p50:i,latency_ns_p99:a}=o?.summary??{count:0};return l?`${r}half take ${et(i)} or less, 99 % take ${et(a)} or less`:`${r}none was done`};return`${e.map(n).join("; ")}. ${s0}`}var gi="https://github.com/fairground-sched/fairground/blob/main",ef=`${gi}/docs/explanation/fidelity.md`;function nf(){return v`<p class="about">
    How near this is to a real kernel was measured: most figures of recorded kernels come out, some
    do not.${" "}<a href=${ef}>How far to trust it</a> lists what hits and what misses.
  </p>`}var en={label:"seconds of the run",tick:(t,e)=>t.toFixed(p0(e)),read:t=>`${t.toFixed(3)} s`};function p0([t,e]){let n=e-t,o=s=>Math.abs(n*10**s-Math.round(n*10**s))<1e-6;for(let s=0;n>0&&s<9;s+=1)if(n*10**s>=1-1e-6&&o(s))return s;return n>0?9:0}function nn(t,e){return kr(t.map(n=>n?e(n).map((o,s)=>[(s+.5)*n.step_ns/1e9,o]):[]))}function on({x:t,columns:e},n,o){return{columns:["s",...n.map(s=>`${s}, ${o}`)],rows:()=>t.map((s,r)=>[s.toFixed(3),...e.map(l=>l[r]===null?"-":l[r].toFixed(2))])}}function Ve(t,e,n){return e.map((s,r)=>s?t.length>1?`${t[r].name}: ${n(s)}`:n(s):null).filter(Boolean).join("; ")}var of={label:"CPU time, ms",tick:ht,read:t=>`${t.toFixed(3)} ms`,scale:{range:(t,e,n)=>[0,Math.max(n??1,.001)*1.05]}};function sf({path:t,worlds:e,limits:n,steps:o}){let s=n.map(r=>r?.burst_ns>0?r:null);return[v`<${m0} ...${{path:t,worlds:e,limits:n,steps:o}} />`,s.some(Boolean)&&v`<${d0} ...${{path:t,worlds:e,limits:s,steps:o}} />`]}function m0({path:t,worlds:e,limits:n,steps:o}){let s=nn(n,l=>l.left_in_step_ns.map(wi)),r=e.map(l=>l.name);return s.x.length<2?null:v`<${Ue}
    title=${`What ${t} left of its quota`}
    sentence=${b0(e,n,o)}
    sync="time"
    height=${180}
    data=${[s.x,...s.columns]}
    series=${r.map((l,i)=>({label:l,spanGaps:!0,...Le(i)}))}
    x=${en}
    y=${of}
    numbers=${on(s,r,"ms left")}
  />`}function d0({path:t,worlds:e,limits:n,steps:o}){let s=n.map((y,S)=>({limit:y,at:S,name:e[S].name})).filter(({limit:y})=>y),r=s.map(({limit:y})=>y),l=y=>nn(r,S=>S[y].map(wi)),[i,a]=[l("saved_in_step_ns"),l("burst_in_step_ns")],c=[...new Set(r.map(y=>y.burst_ns))],u=s.length>1,h=(y,S)=>u?`${y}, ${S}`:y,d=[...i.columns,...a.columns],m=c.map(y=>i.x.map(()=>wi(y))),w=a.columns.map(y=>y.map(S=>S||null)),k=["saved","used"].flatMap(y=>s.map(({name:S})=>h(y,S)));return v`<${Ue}
    title=${`What ${t} saved up as burst, and used of it`}
    sentence=${$0(e,n,o)}
    sync="time"
    height=${200}
    data=${[i.x,...i.columns,...w,...m]}
    series=${[...s.map(({at:y,name:S})=>_0(y,h("saved",S))),...s.map(({at:y,name:S})=>g0(y,h("used in a step",S))),...c.map(y=>w0(y))]}
    x=${en}
    y=${of}
    numbers=${on({x:i.x,columns:d},k,"ms")}
  />`}function _0(t,e){return{label:e,...Le(t),dash:[],paths:Wt.paths.stepped({align:1})}}function g0(t,e){let n=()=>ne(`world-${t}`),o=Wt.paths.bars({size:[.7,24]});return{label:e,stroke:n,fill:()=>`${ne(`world-${t}`)}66`,width:1,paths:o}}function w0(t){let e=()=>ne("quota");return{label:`the most that may be saved (${et(t)})`,stroke:e,width:1,dash:[1,4],points:{show:!1}}}function wi(t){return t===null?null:t/1e6}function b0(t,e,n){return`What was not used of the quota when a period ended, mean of each ${n}. At 0 all of it was used up. ${Ve(t,e,s=>{let r=s.left_in_step_ns.filter(i=>i!==null);return`nothing was left in ${r.filter(i=>i===0).length} of ${r.length} steps in which a period ended`})}. That is another count than throttled periods: CPUs take the quota in slices and give back what they do not need. So a period with throttling can end with something left, and one without it with nothing.`}function $0(t,e,n){return`${Ve(t,e,s=>`up to ${et(s.burst_ns)} may be saved of what is left; in ${s.nr_bursts} periods ${et(s.burst_used_ns)} of it were used`)}. The line is what was saved beside the quota, at the end of each ${n}; a bar is what periods that ended then used beyond their quota: so much more the group could run before it was throttled.`}var y0="In Kubernetes: limits.cpu is cpu.max, quota over period; a period with throttling counts in container_cpu_cfs_throttled_periods_total, of container_cpu_cfs_periods_total; throttled time is container_cpu_cfs_throttled_seconds_total. A burst (cpu.max.burst) has no field there. systemd: CPUQuota= and CPUQuotaPeriodSec=.";function rf({worlds:t}){return[[...new Set(t.flatMap(n=>n.limits.map(o=>o.path)))].map(n=>v`<${k0} key=${n} path=${n} worlds=${t} />`),v`<p class="note">${y0}</p>`]}function k0({path:t,worlds:e}){let n=e.map(u=>u.limits.find(h=>h.path===t)),o=[...new Set(n.filter(Boolean).map(u=>et(u.step_ns)))].join(", "),s=nn(n,u=>u.used_in_step_ns.map(h=>h/u.step_ns)),r=nn(n,u=>u.throttled_in_step_ns.map(h=>100*h/u.step_ns)),l=e.map(u=>u.name),i=[...v0(e,n),...x0(e,n)],a={label:"CPUs",tick:ht,read:u=>u.toFixed(2),scale:{range:(u,h,d)=>[0,Math.max(d??1,.1)*1.05]}},c={label:"throttled, %",tick:ht,read:u=>`${u.toFixed(1)} %`,scale:{range:()=>[0,105]}};return v`<section>
    <${Ue}
      title=${`CPU time that ${t} used`}
      sentence=${M0(e,n,o)}
      sync="time"
      data=${[s.x,...s.columns,...i.map(({cpus:u})=>s.x.map(()=>u))]}
      series=${[...l.map((u,h)=>({label:u,spanGaps:!0,...Le(h)})),...i.map(S0)]}
      x=${en}
      y=${a}
      numbers=${on(s,l,"CPUs")}
    />
    <${sf} ...${{path:t,worlds:e,limits:n,steps:o}} />
    <${Ue}
      title=${`When ${t} was throttled`}
      sentence=${T0(e,n,o)}
      sync="time"
      height=${180}
      data=${[r.x,...r.columns]}
      series=${l.map((u,h)=>({label:u,spanGaps:!0,...Le(h)}))}
      x=${en}
      y=${c}
      numbers=${on(r,l,"%")}
    />
    <${pe} caption=${`Limit of ${t}`} ...${C0(e,n)} />
  </section>`}function v0(t,e){return lf("quota",t,e,n=>n.quota_ns)}function x0(t,e){return lf("quota + burst",t,e,o=>o.burst_ns>0?o.quota_ns+o.burst_ns:null)}function lf(t,e,n,o){let s=[];return n.forEach((r,l)=>{if(!r||r.quota_ns===null||o(r)===null)return;let i=o(r)/r.period_ns,a=s.find(c=>c.cpus===i);a?a.names.push(e[l].name):s.push({what:t,cpus:i,names:[e[l].name],world:l})}),s.map(r=>({...r,several:s.length>1}))}function S0({what:t,cpus:e,names:n,world:o,several:s}){return{label:`${t}${s?`, ${n.join(" and ")}`:""} (${ht(e)} CPUs)`,stroke:()=>ne(s?`world-${o}`:"quota"),width:s?3:1,dash:t==="quota"?[1,4]:[12,4,1,4],points:{show:!1}}}function M0(t,e,n){return`${Ve(t,e,s=>{let r=s.quota_ns===null?"no quota":`quota ${et(s.quota_ns)}`,l=s.burst_ns>0?`, burst ${et(s.burst_ns)}`:", no burst";return`${r} for each ${et(s.period_ns)}${l}`})}. Each point is a mean over ${n}; the kernel's periods may begin elsewhere, so a point may lie above what the limit allows in one period: the quota, or with burst the quota and what was saved.`}function T0(t,e,n){return`${Ve(t,e,s=>`throttled in ${s.nr_throttled} of ${s.nr_periods} periods`+(s.nr_bursts>0?`, burst used in ${s.nr_bursts}`:""))}. The line is the share of each ${n} in which the group was stopped on one CPU or more, for its quota was used up. A period in which it had nothing to do is not counted.`}function C0(t,e){let n=(r,l)=>[r,...e.map(i=>i?l(i):"-")],o=r=>r.quota_ns===null?"max":r.quota_ns/1e3,s=r=>oe(r.nr_throttled/Math.max(1,r.nr_periods));return{columns:["cpu.max and cpu.stat",...t.map(r=>r.name)],rows:[n("quota, us",o),n("period, us",r=>r.period_ns/1e3),n("burst, us",r=>r.burst_ns/1e3),n("nr_periods",r=>r.nr_periods),n("nr_throttled",r=>r.nr_throttled),n("throttled periods",s),n("throttled time of all CPUs, ms",r=>(r.throttled_ns/1e6).toFixed(3)),n("nr_bursts",r=>r.nr_bursts),n("burst used, ms",r=>(r.burst_used_ns/1e6).toFixed(3))]}}var E0={label:"power, W",tick:ht,read:t=>`${t.toFixed(3)} W`,scale:{range:(t,e,n)=>[0,Math.max(n??1,.001)*1.05]}};function cf({worlds:t}){let e=t.map(({power:n})=>n);return e.some(Boolean)?v`<section>
    <${A0} worlds=${t} powers=${e} />
    <${P0} worlds=${t} powers=${e} />
  </section>`:null}function A0({worlds:t,powers:e}){let n=nn(e,c=>ff(c).map(u=>u/1e6)),o=t.length===1?e[0].parts:[],s=o.map(({power_uw:c})=>c.map(u=>u/1e6)),r=t.map(({name:c})=>t.length>1?c:"the whole machine"),l=[...r,...o.map(({name:c})=>c)],i=[...n.columns,...s];if(n.x.length<2)return null;let a=(c,u)=>u<r.length?{label:c,spanGaps:!0,...Le(u)}:{label:c,width:1,stroke:()=>O0(u-r.length),points:{show:!1}};return v`<${Ue}
    title="What the machine drew"
    sentence=${U0(t,e)}
    sync="time"
    height=${220}
    data=${[n.x,...i]}
    series=${l.map(a)}
    x=${en}
    y=${E0}
    numbers=${on({x:n.x,columns:i},l,"W")}
  />`}function P0({worlds:t,powers:e}){let n=[...new Set(e.flatMap(l=>l?.parts.map(({name:i})=>i)??[]))],o=Math.max(...e.map(l=>l?Xn(l):0)),s="Where the energy went",r=e.flatMap((l,i)=>l?[{power:l,name:t[i].name}]:[]);return v`<figure class="energy">
    <figcaption>${s}</figcaption>
    <p>${W0(t,e)}</p>
    ${r.map(({power:l,name:i})=>v`<div class="drawn">
        ${r.length>1&&v`<span class="name"><bdi>${N(i)}</bdi></span>`}
        <span class="whole" role="img" aria-label=${L0(l)}>
          ${l.parts.map(a=>v`<span
              class=${`part part-${af(n,a.name)}`}
              style=${{width:`${100*a.energy_j/o}%`}}
            ></span>`)}
        </span>
        <span class="sum">${`${ht(Xn(l))} J`}</span>
      </div>`)}
    <ul class="legend">
      ${n.map(l=>v`<li>
          <span class=${`cause part-${af(n,l)}`}></span> <bdi>${N(l)}</bdi>
        </li>`)}
    </ul>
    <${er} caption=${s} ...${D0(n,r)} />
  </figure>`}var uf=["queued","world-2","world-3","spinning","clock","sibling","throttled"];function af(t,e){return Math.min(t.indexOf(e),uf.length)}function O0(t){return ne(uf[t]??"faint")}function ff(t){let[e,...n]=t.parts.map(o=>o.power_uw);return(e??[]).map((o,s)=>n.reduce((r,l)=>r+l[s],o))}function Xn(t){return t.parts.reduce((e,n)=>e+n.energy_j,0)}function L0(t){let e=Xn(t)||1,n=({name:o,energy_j:s})=>`${N(o)} ${oe(s/e)}`;return t.parts.map(n).join(", ")}function U0(t,e){let n=s=>{let r=ff(s).map(l=>l/1e6);return`from ${ht(Math.min(...r))} to ${ht(Math.max(...r))} W`},{step_ns:o}=e.find(Boolean);return`${Ve(t,e,n)}. Each point is a mean over ${et(o)}.`}function W0(t,e){return`${Ve(t,e,o=>{let s=o.parts.reduce((l,i)=>i.energy_j>l.energy_j?i:l),r=oe(s.energy_j/(Xn(o)||1),0);return`${ht(Xn(o))} J in all, the largest part (${r}) by ${N(s.name)}`})}. A busy core's power is its tasks'; what the machine needs beside its cores, and cores on which nothing runs, are no task's.`}function D0(t,e){let n=(s,r)=>s.parts.find(l=>l.name===r)?.energy_j??0,o=({name:s})=>e.length>1?[`${s}, J`,"share"]:["J","share"];return{columns:["drawn by",...e.flatMap(o)],rows:()=>[...t.map(s=>[s,...e.flatMap(({power:r})=>[n(r,s).toFixed(3),oe(n(r,s)/(Xn(r)||1))])]),["all",...e.flatMap(({power:s})=>[Xn(s).toFixed(3),oe(1)])]]}}function hf({worlds:t}){return $r(t).map(e=>{let n=t.map(l=>yr(l,e)?.steps),o=nn(n,l=>l.slowest_ns.map(i=>i>0?i/1e6:null));if(o.columns.flat().filter(l=>l!==null).length<2)return null;let s=t.map(l=>l.name),r={label:"slowest, ms",tick:ht,read:l=>`${l.toFixed(3)} ms`,scale:{range:(l,i,a)=>[0,Math.max(a??1,1e-6)*1.05]}};return v`<${Ue}
      key=${e}
      title=${`Slowest ${e} by when it began`}
      sentence=${N0(t,n)}
      sync="time"
      height=${200}
      data=${[o.x,...o.columns]}
      series=${s.map((l,i)=>({label:l,spanGaps:!0,...Le(i)}))}
      x=${en}
      y=${r}
      numbers=${on(o,s,"ms")}
    />`})}function N0(t,e){return`${Ve(t,e,o=>{let s=Math.max(...o.slowest_ns,0);if(s===0)return"none was done";let r=o.slowest_ns.indexOf(s)*o.step_ns;return`the slowest took ${et(s)} and began at about ${(r/1e9).toFixed(2)} s`})}.`}function vr(t,{ask:e,now:n,isStale:o},s){let[r,l]=[0,!0],i=()=>{cancelAnimationFrame(r),r=requestAnimationFrame(e)},a=$e(()=>{s(),l||i()}),c=$n.subscribe(()=>l||n());l=!1,e();let u=new ResizeObserver(()=>o()&&i());return u.observe(t),[i,()=>{a(),c(),u.disconnect(),cancelAnimationFrame(r)}]}function pf(t){return{cpus:t.cpus,states:t.states,tasks:t.tasks,freq_khz_max:t.freq_khz_max,steps:t.steps,windows:t.windows.map(e=>R0(e,t))}}function R0(t,{cpus:e,tasks:n}){let{from_ns:o,to_ns:s,is_cut:r,stretches:l,wakes:i}=t,a=l.task.length,c=new Float64Array(a),u=new Float64Array(a),h=o;for(let m=0;m<a;m+=1)h+=l.after_ns[m],c[m]=h,u[m]=h+l.length_ns[m];let d=(m,w)=>{let k=Array.from({length:w},()=>[]);return l[m].forEach((y,S)=>k[y].push(S)),k};return{from_ns:o,to_ns:s,is_cut:r,from:c,to:u,task:l.task,state:l.state,cpu:l.cpu,byTask:d("task",n.length),byCpu:d("cpu",e),wakes:q0(o,i),clocked:F0(t,e)}}function F0({from_ns:t,to_ns:e,clocked:n},o){let s=Array.from({length:o},()=>[]),r=t;return n.cpu.forEach((l,i)=>{r+=n.after_ns[i];let a=s[l].at(-1);a&&(a.to=r),s[l].push({from:r,to:e,khz:n.freq_khz[i]})}),s}function q0(t,e){let n=t;return e.task.map((o,s)=>{n+=e.after_ns[s];let{[s]:r}=e.waker;return{at:n,task:o,waker:r,wakerCpu:e.waker_cpu[s],targetCpu:e.target_cpu[s]}})}function bi(t,e,n){let o=0,s=t.length;for(;o<s;){let r=o+s>>1;e[t[r]]<=n?o=r+1:s=r}return o}function mf(t,e,n){let o=t.states.length,s=t.tasks.map(()=>new Array(o).fill(0)),r=0;for(let l of t.windows){let i=Math.max(e,l.from_ns),a=Math.min(n,l.to_ns);i>=a||(r+=a-i,l.byTask.forEach((c,u)=>{for(let h=bi(c,l.to,i);h<c.length;h+=1){let d=c[h];if(l.from[d]>=a)break;let m=Math.min(a,l.to[d])-Math.max(i,l.from[d]);s[u][l.state[d]]+=m}}))}return{known:r,sums:s}}var Xt=24,xr=300;function Mn(t){return t<560?78:150}function Sr({pen:t,colours:e},n,o,s){t.strokeStyle=e.ink,t.fillStyle=e.ink,t.lineWidth=1,o!==void 0&&o!==s&&(t.globalAlpha=.6,t.beginPath(),t.moveTo(n,o),t.lineTo(n,s),t.stroke(),t.globalAlpha=1),t.beginPath(),t.moveTo(n,s),t.lineTo(n-4,s-3),t.lineTo(n-4,s+3),t.fill()}function Mr({pen:t,plan:e,x:n,width:o,colours:s},{from:r,taken:l,to:i}){t.fillStyle=s.mark;let a=c=>Math.min(o,Math.max(e.label,n(c)));t.globalAlpha=.16,t.fillRect(a(r),Xt,a(i)-a(r),e.height),t.globalAlpha=1,t.strokeStyle=s.mark,t.lineWidth=2;for(let[c,u]of[[r,[]],[l,[4,3]],[i,[]]])c===void 0||n(c)<e.label||n(c)>o||(t.setLineDash(u),t.beginPath(),t.moveTo(n(c),Xt),t.lineTo(n(c),e.height),t.stroke());t.setLineDash([])}function Tr({pen:t,plan:e,x:n,from:o,to:s,width:r,colours:l}){let i=z0((s-o)/Math.max(2,(r-e.label)/110));t.font="11px system-ui, sans-serif",t.fillStyle=l.ink,t.strokeStyle=l.grid,t.lineWidth=1;for(let a=Math.ceil(o/i)*i;a<s;a+=i){let c=n(a);t.beginPath(),t.moveTo(c,Xt-4),t.lineTo(c,e.height),t.stroke();let u=jn(a,i*100);c+t.measureText(u).width<r&&t.fillText(u,c+2,12)}}function z0(t){let e=10**Math.floor(Math.log10(Math.max(t,1)));return[1,2,5,10].map(n=>n*e).find(n=>n>=t)}function Cr({pen:t,plan:e,colours:n},o,s,r){t.save(),t.fillStyle=n.paper,t.fillRect(0,0,e.label,e.height),t.fillStyle=n.ink,t.font=`${Math.min(12,s-2)}px system-ui, sans-serif`,t.beginPath(),t.rect(0,Xt,e.label,e.height),t.clip();let l=Math.floor((e.label-8)/6.4);o.forEach(({name:i},a)=>t.fillText(Oo(i,l),2,r(a)+4)),t.restore()}function df({steps:t},e,n,o){let{step_ns:s,cpus_per_row:r,cpu_freq_per_mille:l}=t,{[Math.floor(e/r)]:i}=l,a=Math.max(0,Math.floor(n/s)),c=Math.min(i.length,Math.ceil(o/s)),u=[];for(let h=a;h<c;h+=1){if(i[h]===0)continue;let d=h>a&&i[h-1]>0,m=i[h]/1e3;u.push({from:h*s,to:(h+1)*s,share:m,follows:d})}return u}function _f({freq_khz_max:t},{clocked:e},n,o,s){return e[n].filter(l=>l.to>o&&l.from<s).map(({from:l,to:i,khz:a},c)=>({from:l,to:i,share:a/t,follows:c>0}))}function ki(t,e,n){let o=Mn(n),s=e==="cpu"?Array.from({length:t.cpus},(i,a)=>({name:`CPU ${a}`,at:a})):t.tasks.map((i,a)=>({name:i.name,at:a})).slice(0,400),r=t.freq_khz_max===null?14:24,l=Math.max(e==="cpu"?r:12,Math.min(26,Math.floor(420/s.length)));return{rows:s,label:o,tall:l,height:Xt+Math.max(1,s.length)*l+2}}function wf(t,e,{by:n,from:o,to:s,marks:r,colours:l}){let i=window.devicePixelRatio||1,a=t.clientWidth,c=ki(e,n,a);t.width=Math.round(a*i),t.height=Math.round(c.height*i);let u=t.getContext("2d");u.scale(i,i),u.fillStyle=l.paper,u.fillRect(0,0,a,c.height);let h=w=>c.label+(w-o)*(a-c.label)/(s-o),d=n==="cpu"&&e.freq_khz_max!==null,m={pen:u,plan:c,x:h,from:o,to:s,width:a,colours:l,by:n,isClocked:d};I0(m),H0(m,e);for(let w of e.windows)w.to_ns>o&&w.from_ns<s&&B0(m,e,w);r&&Mr(m,r),Tr(m),Cr(m,c.rows,c.tall,w=>$i(m,w))}function Er({plan:t},e){return Xt+e*t.tall}function $i({plan:t},e){return Xt+(e+.5)*t.tall}function I0({pen:t,plan:e,width:n,colours:o}){e.rows.forEach((s,r)=>{t.fillStyle=r%2?o.paper:o.stripe,t.fillRect(e.label,Xt+r*e.tall,n-e.label,e.tall)})}function H0(t,e){let{steps:n}=e;if(t.by==="cpu"){t.plan.rows.forEach((s,r)=>{let l=n.cpu_busy_per_mille[Math.floor(s.at/n.cpus_per_row)];gf(t,e,r,[[l,"running"]]),t.isClocked&&bf(t,r,df(e,s.at,t.from,t.to))});return}let o=new Map(n.rows.map(s=>[s.name,s]));t.plan.rows.forEach((s,r)=>{let l=o.get(s.name);if(!l)return;let i=[[l.running_per_mille,"running"],[l.queued_per_mille,"queued"],[l.throttled_per_mille,"throttled"]];gf(t,e,r,i)})}function gf(t,e,n,o){let{pen:s,plan:r,x:l,from:i,to:a,colours:c}=t,{step_ns:u}=e.steps,h=r.tall-3,d=o[0][0]?.length??0,m=Math.max(0,Math.floor(i/u)),w=Math.min(d,Math.ceil(a/u));for(let k=m;k<w;k+=1){let y=Math.max(r.label,l(k*u)),S=Math.max(.5,l((k+1)*u)-y),b=Er(t,n)+2+h;for(let[M,T]of o){let L=h*M[k]/1e3;b-=L,s.globalAlpha=.45,s.fillStyle=c[T],s.fillRect(y,b,S,L)}}s.globalAlpha=1}function B0(t,e,n){let{pen:o,plan:s,x:r,from:l,to:i,width:a,colours:c}=t,u=Math.max(s.label,r(n.from_ns)),h=Math.min(a,r(n.to_ns));s.rows.forEach((m,w)=>{o.fillStyle=w%2?c.paper:c.stripe,o.fillRect(u,Er(t,w),h-u,s.tall)}),o.fillStyle=c.window,o.fillRect(u,Xt-4,Math.max(2,h-u),4);let d={...t,names:[]};s.rows.forEach((m,w)=>{let k=t.by==="cpu"?n.byCpu[m.at]:n.byTask[m.at];V0(d,e,n,k,w),t.isClocked&&bf(t,w,_f(e,n,m.at,l,i))}),K0(d),Y0(t,n,Math.max(l,n.from_ns),Math.min(i,n.to_ns))}function yi({tall:t}){return Math.max(3,Math.floor((t-3)/4))}function bf(t,e,n){let{pen:o,plan:s,x:r,width:l,colours:i}=t,a=Er(t,e)+s.tall-2-yi(s),c=s.tall-8-yi(s);o.beginPath();for(let{from:u,to:h,share:d,follows:m}of n){let w=Math.round(a-d*c),k=Math.max(s.label,r(u));m?o.lineTo(k,w):o.moveTo(k,w),o.lineTo(Math.min(l,r(h)),w)}for(let[u,h]of[[i.paper,4],[i.ink,2]])o.strokeStyle=u,o.lineWidth=h,o.stroke()}function V0(t,e,n,o,s){let{plan:r,x:l,from:i,to:a,width:c,by:u}=t,h=new Map,d=u==="cpu"?0:bi(o,n.to,i);for(let m=d;m<o.length;m+=1){let w=o[m];if(n.from[w]>=a)break;if(n.to[w]<=i)continue;let k=n.state[w],y=Math.max(r.label,l(n.from[w])),S=Math.min(c,l(n.to[w]));if(S-(h.get(k)??-1)<.4)continue;h.set(k,S);let b=e.tasks[n.task[w]];j0(t,s,e.states[k],y,Math.max(S-y,.6),b)}}function j0(t,e,n,o,s,r){let{pen:l,plan:i,colours:a,by:c,names:u}=t,h=i.tall-3,d=c==="cpu"?yi(i):h,m=Er(t,e)+2,w=h;if(c==="cpu"?(w=n==="running"?h-d:d,m+=n==="running"?0:h-d):n!=="running"&&(w=Math.max(3,Math.floor(h*.6)),m+=h-w),l.fillStyle=a[n],l.fillRect(o,m,s,w),n==="throttled"&&s>3&&w>2&&G0(l,o,m,s,w,a.paper),c==="cpu"&&n==="running"&&s>34){let k=Math.floor((s-4)/6);u.push([Oo(r.name,k),o+2,m+w/2+3.5])}}function K0({pen:t,colours:e,names:n}){t.fillStyle=e.onRunning,t.font="10px system-ui, sans-serif";for(let[o,s,r]of n)t.fillText(o,s,r)}function G0(t,e,n,o,s,r){t.save(),t.beginPath(),t.rect(e,n,o,s),t.clip(),t.strokeStyle=r,t.lineWidth=1,t.beginPath();for(let l=e-s;l<e+o;l+=5)t.moveTo(l,n+s),t.lineTo(l+s,n);t.stroke(),t.restore()}function Y0(t,e,n,o){let{x:s,by:r,plan:l}=t,i=e.wakes.filter(a=>a.at>=n&&a.at<o);if(!(i.length===0||i.length>xr))for(let a of i){let[c,u]=r==="cpu"?[a.wakerCpu,a.targetCpu]:[a.waker,a.task];if(u>=l.rows.length)continue;let d=c!==null&&c<l.rows.length?$i(t,c):void 0;Sr(t,s(a.at),d,$i(t,u))}}function Ar(t){let e=Ju(t).map(i=>({world:t.name,name:i.span,task:i.task,from:i.at_ns,taken:i.taken_at_ns,to:i.at_ns+i.elapsed_ns,blame:i.blame})),n=t.schedule.longest_wait;if(e.length>0||!n)return e;let{task:o,from_ns:s,to_ns:r}=n;return[{world:t.name,name:"longest time ready without a CPU",task:o,from:s,to:r,blame:null}]}function $f(t,e,n){if(!e||e.world===n)return e;let o=({name:r,from:l})=>r===e.name&&l===e.from;return t.find(r=>r.world===n&&o(r))??{...e,world:n,taken:void 0,to:e.from,isMoment:!0}}function xi(t,{from:e,to:n}){let o=Math.max((n-e)*.08,1e3);t.show(e-o,n+o)}function Pr(t,e,n=-1){let[o,s]=Mt({jumps:e,at:n}),r=o.jumps===e?o.at:n,l=a=>{s({jumps:e,at:a}),xi(t,e[a])};return{chosen:r,choose:l,step:a=>{e.length!==0&&l(r<0?0:(r+a+e.length)%e.length)}}}function Or({jumps:t,chosen:e,choose:n,several:o,of:s=""}){let r=(l,i)=>[{text:`${i+1}`,node:v`<${J0} ...${{jump:l,at:i,chosen:e,choose:n}} />`},...o?[l.world]:[],l.name,(l.from/1e9).toFixed(6),he(l.to-l.from),{text:yf(l.blame),node:v`<${Z0} blame=${l.blame} />`},l.task];return v`<${pe}
    caption=${`The slowest${s}, and where their time went`}
    columns=${["jump to",...o?["run"]:[],"what","began, s","took, ms","where the time went","ended by"]}
    rows=${t.map(r)}
    selected=${e}
  />`}function J0({jump:t,at:e,chosen:n,choose:o}){return v`<button
    type="button"
    class="jump"
    aria-pressed=${e===n}
    onClick=${()=>o(e)}
  >
    ${e+1}<span class="unseen">: show ${N(t.name)} of ${et(t.to-t.from)}</span>
  </button>`}function vi(t){let e=Math.max(1,Bo.reduce((o,[s])=>o+t[`${s}_ns`],0));return Bo.map(([o,s])=>({name:o,says:s,share:t[`${o}_ns`]/e})).filter(({share:o})=>o>0)}function yf(t){return t?vi(t).map(({name:e,share:n})=>`${e} ${oe(n)}`).join(", "):"-"}function Z0({blame:t}){if(!t)return"-";let e=Zu(t),[,n]=Bo.find(([r])=>r===e),o=vi(t).map(({name:r,share:l})=>v`<span class=${`cause ${r}`} style=${{width:`${100*l}%`}}></span>`),s=vi(t).find(({name:r})=>r===e)?.share??0;return v`<span class="blame" role="img" aria-label=${yf(t)}>${o}</span>
    <span class="main" aria-hidden="true">${`${oe(s,0)} ${n}`}</span>`}function Lr(){return v`<ul class="legend">
    ${Bo.map(([t,e])=>v`<li><span class=${`cause ${t}`}></span> ${t}: ${e}</li>`)}
  </ul>`}function kf(t,{from:e,to:n,known:o}){if(t.freq_khz_max===null)return null;let s=o>=(n-e)*.999,l=(s?Q0(t,e,n):X0(t,e,n)).filter(({time:a})=>a>0),i=a=>l.reduce((c,u)=>c+a(u),0);return{isExact:s,rows:l,mean:i(({time:a,mean:c})=>a*c)/Math.max(1,i(({time:a})=>a))}}function Q0(t,e,n){return Array.from({length:t.cpus},(o,s)=>{let l=t.windows.flatMap(({clocked:c})=>c[s]).filter(c=>c.to>e&&c.from<n),i=l.map(c=>c.khz),a=l.map(c=>[Math.min(n,c.to)-Math.max(e,c.from),c.khz]);return{name:`CPU ${s}`,...vf(a),low:Math.min(...i),high:Math.max(...i)}})}function X0({cpus:t,freq_khz_max:e,steps:n},o,s){let{step_ns:r,cpus_per_row:l,cpu_freq_per_mille:i}=n,a=Math.floor(o/r);return i.map((c,u)=>{let h=Math.min(t,(u+1)*l)-1,d=l===1?`CPU ${u}`:`CPUs ${u*l} to ${h}`,m=c.slice(a,Math.ceil(s/r)).map((w,k)=>{let y=(a+k)*r,S=Math.min(s,y+r)-Math.max(o,y);return[w>0?S:0,w*e/1e3]});return{name:d,...vf(m)}})}function vf(t){let e=t.reduce((o,[s])=>o+s,0),n=t.reduce((o,[s,r])=>o+s*r,0);return{time:e,mean:n/Math.max(1,e)}}var ws=60;function xf({world:t,decoded:e,view:n,by:o,marks:s,isBrief:r}){let{from:l,to:i}=n.range.value,{known:a,sums:c}=Gt(()=>mf(e,l,i),[e,l,i]),u=Gt(()=>kf(e,{from:l,to:i,known:a}),[e,l,i]),h=i-l,d=e.tasks.map((b,M)=>({task:b,sums:c[M]}));d.sort((b,M)=>Ur(M.sums)-Ur(b.sums));let m=d.filter(({sums:b})=>Ur(b)>0),w=({task:b,sums:M})=>[b.name,b.group,...M.map(he),he(Math.max(0,a-Ur(M)))],k=a>=h*.999?"what you see":"the times in full that you see",y=m.length-ws,S=u?.rows.length>0&&Mi(u.mean,u.isExact);return v`<p class="seen" aria-live="polite">
      ${n_(t,e,{from:l,to:i,known:a,sums:c,marks:s})}${S}
    </p>
    ${!r&&v`<${pe}
      caption=${`What each task did in ${k}, ms`}
      columns=${["task","group",...e.states,"blocked"]}
      rows=${m.slice(0,ws).map(w)}
    />`}
    ${!r&&y>0&&v`<p class="note">and ${y} more tasks</p>`}
    ${!r&&o==="cpu"&&u&&v`<${e_} ...${{decoded:e,clocks:u}} />`}`}function Si({ended_ns:t},e,n){let o=n-e;return`You see ${et(o)} of ${et(t)}, from ${jn(e,o)}.`}function Mi(t,e){return` All CPUs' mean frequency, idle or not: ${`${e?"":"about "}${yn(t)} MHz`}.`}function e_({decoded:t,clocks:{isExact:e,rows:n}}){let o=`, by steps of ${et(t.steps.step_ns)}`,s=({low:r,high:l})=>e?[r,l].map(yn):[];return v`<${pe}
    caption=${`Frequency of CPUs in what you see${e?"":o}, MHz`}
    columns=${["CPU","mean",...e?["lowest","highest"]:[]]}
    rows=${n.map(r=>[r.name,yn(r.mean),...s(r)])}
  />`}function Ur(t){return t.reduce((e,n)=>e+n,0)}function n_(t,e,{from:n,to:o,known:s,sums:r,marks:l}){let i=o-n,a=Si(t,n,o);if(s===0)return`${a} It is drawn in steps of ${et(e.steps.step_ns)}.`;let c=e.tasks.find(k=>k.name===l?.task)?.group;if(c===void 0)return a;let u=r.filter((k,y)=>e.tasks[y].group===c&&e.tasks[y]),h=k=>{let y=e.states.indexOf(k),S=u.reduce((b,M)=>b+M[y],0);return oe(S/Math.max(1,s*u.length),0)},d=`The ${u.length} tasks of ${N(c)} that are drawn`,m=`${h("queued")} waiting for a CPU, ${h("running")} running`;return`${a} ${d} spent ${h("throttled")} of it throttled, ${m}, the rest asleep or on the way to another CPU.`}var Sf=200;function Wr(t){let e={from:0,to:Math.max(t,Sf)},n=Ft(e),o=(s,r)=>{let l=Math.min(Math.max(r-s,Sf),e.to),i=(s+r)/2,a=Math.min(Math.max(0,i-l/2),e.to-l);n.value={from:a,to:a+l}};return{range:n,show:o,all:()=>o(0,e.to),zoom:(s,r)=>{let{from:l,to:i}=n.value,a=r??(l+i)/2;o(a-(a-l)*s,a+(i-a)*s)},move:s=>{let{from:r,to:l}=n.value,i=l-r,a=Math.min(Math.max(0,r+s*i),e.to-i);n.value={from:a,to:a+i}}}}function Dr(t,e,n){let o=new Map,s=c=>{let{from:u,to:h}=e.range.value,d=t.clientWidth-n();return u+(c-n())*(h-u)/d},r=c=>c/(t.clientWidth-n()),l=new AbortController,i={signal:l.signal},a=(c,u,h)=>t.addEventListener(c,u,{...h,...i});a("wheel",c=>{if(!c.ctrlKey&&!c.shiftKey)return;c.preventDefault();let u=c.deltaY||c.deltaX;c.ctrlKey?e.zoom(u>0?1.25:.8,s(c.offsetX)):e.move(u>0?.1:-.1)},{passive:!1}),a("dblclick",c=>e.zoom(.4,s(c.offsetX))),a("pointerdown",c=>{o.set(c.pointerId,c.offsetX),t.setPointerCapture(c.pointerId)}),a("pointermove",c=>{let u=o.get(c.pointerId);u!==void 0&&(o.size===1?e.move(-r(c.offsetX-u)):o_(e,o,c,s),o.set(c.pointerId,c.offsetX))});for(let c of["pointerup","pointercancel"])a(c,u=>o.delete(u.pointerId));return()=>l.abort()}function o_(t,e,n,o){let[s]=[...e].filter(([i])=>i!==n.pointerId).map(([,i])=>i),r=Math.abs(e.get(n.pointerId)-s),l=Math.abs(n.offsetX-s);r>4&&l>4&&t.zoom(r/l,o((n.offsetX+s)/2))}function Nr(t,e,n){if(t.ctrlKey||t.metaKey||t.altKey)return;let o={ArrowLeft:()=>e.move(-.2),ArrowRight:()=>e.move(.2),PageUp:()=>e.move(-1),PageDown:()=>e.move(1),"+":()=>e.zoom(.5),"=":()=>e.zoom(.5),"-":()=>e.zoom(2),0:e.all,Home:e.all,n:()=>n(1),p:()=>n(-1)};t.key in o&&(o[t.key](),t.preventDefault())}var bs="Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.",s_="Blank is blocked or idle. Under a bar at the top every switch is drawn. Elsewhere the page has no room for that: there a pale column stands for a whole step of time, and its height is the share of the step that was spent so, not one stretch. The shaded time is the chosen request, the broken line when a thread took it. Arrows are wake-ups, from who woke to who was woken.";function Tf({worlds:t}){let e=t.length>1,{decoded:n,view:o,jumps:s}=Gt(()=>r_(t),[t]),[r,l]=Mt("task"),{chosen:i,choose:a,step:c}=Pr(o,s,0),u=u_(n),h=s[i],d=Gt(()=>t.map(w=>$f(s,h,w.name)),[s,h]),m=(w,k)=>{let y={world:w,decoded:n[k],view:o,by:r,marks:d[k]};return[v`<${c_} ...${{...y,step:c}} />`,v`<${xf} ...${y} isBrief=${e} />`]};return v`<div class="schedule">
    <${Ti} view=${o} by=${r} setBy=${l} jump=${s.length>0&&c} />
    ${e?t.map((w,k)=>v`<section class="beside" aria-label=${`Schedule: ${N(w.name)}`}>
            <h3><bdi>${N(w.name)}</bdi></h3>
            ${m(w,k)}
          </section>`):m(t[0],0)}
    <${f_} by=${r} highest=${u} />
    ${e&&v`<${l_} marks=${h} theirs=${d} />`}
    <${Or} ...${{jumps:s,chosen:i,choose:a,several:e}} />
    ${s.some(w=>w.blame)&&v`<${Lr} />`}
    ${t.map(w=>a_(w,e?`${w.name}: `:""))}
  </div>`}function r_(t){let e=t.map(r=>pf(r.schedule)),n=Wr(Math.max(...t.map(r=>r.ended_ns))),o=t.flatMap(r=>Ar(r)),[s]=e.flatMap(({windows:r})=>r);return o.length>0?xi(n,o[0]):s&&n.show(s.from_ns,s.to_ns),{decoded:e,view:n,jumps:o}}function l_({marks:t,theirs:e}){return v`<p class="note">
    ${t&&N(i_(t,e))} With the same seed the same requests come to every run,
    at the same times where clients do not wait for answers. For a table of what a run's tasks did,
    choose that run above.
  </p>`}function i_(t,e){let n=t.blame?"a request":"the longest wait",o=({from:i,to:a})=>et(a-i),s=i=>i.isMoment?`; in ${i.world} none of the slowest came then: the line is that moment`:`; in ${i.world} it is the slowest that came at the same moment (${o(i)})`,r=e.filter(i=>i!==t);return`${`The shaded time is ${n} of ${t.world} (${o(t)})`}${r.map(s).join("")}.`}function a_({schedule:t},e){let n=t.windows_left_out,o=t.windows.filter(l=>l.is_cut).length,s=o===1?"1 of the times in full ends early: so much happened in it.":`${o} of the times in full end early: so much happened in them.`,r=l=>v`<p class="note">${N(`${e}${l}`)}</p>`;return[n>0&&r(`${n} of the times in full had no room on this page.`),o>0&&r(`${s} What follows is drawn in steps.`)]}function Ti({view:t,by:e,setBy:n,jump:o,id:s="schedule"}){let r=(i,a)=>v`<button type="button" onClick=${a}>${i}</button>`,l=(i,a)=>v`<label
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
  </div>`}function Ci(){let e=Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink","grid"].map(r=>[r,ne(r)])),[n,o,s]=["window","mark","on-running"].map(ne);return{...e,window:n,mark:o,onRunning:s}}function c_({world:t,decoded:e,view:n,by:o,marks:s,step:r}){let l=Qt(null),i=Qt(null),a=Qt(null);a.current={decoded:e,view:n,by:o,marks:s},xo(()=>{let h=l.current,d=()=>{let{decoded:m,view:w,by:k,marks:y}=a.current,{from:S,to:b}=w.range.peek();wf(h,m,{by:k,marks:y,from:S,to:b,colours:Ci()})};return i.current=Ho(h,d),i.current.end},[]),xo(()=>{let[,h]=vr(l.current.parentElement,i.current,()=>n.range.value);return h},[e,n,o,s]),Zt(()=>{let h=l.current;return Dr(h,n,()=>Mn(h.clientWidth))},[n]);let{height:c}=ki(e,o,1e3),u=`Schedule of ${N(t.name)} by ${o==="cpu"?"CPU":"task"}. ${bs}`;return v`<div
    class="canvas"
    tabindex="0"
    role="application"
    aria-label=${u}
    onKeyDown=${h=>Nr(h,n,r)}
  >
    <canvas ref=${l} style=${{height:`${c}px`}} aria-hidden="true"></canvas>
  </div>`}function u_(t){let e=t.map(n=>n.freq_khz_max).filter(n=>n!==null);return[...new Set(e)]}function Ei({highest:t}){let e=t.map(n=>`${yn(n)} MHz`).join(" or ");return v`<li>line: the CPU's frequency, idle or not; ${e} at the top of its row</li>`}var Mf=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"]];function Ai({states:t=Mf.map(([n])=>n),children:e}){let n=Mf.filter(([o])=>t.includes(o));return v`<ul class="legend">
    ${n.map(([o,s])=>v`<li><span class=${`cause ${o}`}></span> ${o}: ${s}</li>`)}
    ${e}
  </ul>`}function f_({by:t,highest:e}){let n=t==="cpu"?"Waiting tasks are the strip below who runs. ":"";return v`<${Ai}>
      <li><span class="cause running pale"></span> pale: the share of a step that was spent so</li>
      ${t==="cpu"&&e.length>0&&v`<${Ei} highest=${e} />`}
    <//>
    <p class="note">${n}${s_} ${bs}</p>`}var Pi=-1;function Cf({worlds:t}){let e=t.length>1,[n,o]=Mt(e?Pi:0),s=Gt(()=>n===Pi?t:[t[n]],[t,n]),r=(l,i)=>v`<label
      ><input
        type="radio"
        name="world"
        checked=${i===n}
        onChange=${()=>o(i)}
      />
      <bdi>${N(l)}</bdi></label
    >`;return v`${e&&v`<fieldset class="worlds">
      <legend>Which run</legend>
      ${r("all, at the same time",Pi)} ${t.map(({name:l},i)=>r(l,i))}
    </fieldset>`}
    <${Tf} key=${n} worlds=${s} />`}function Ef({words:t,open:e=!1}){return t.length===0?null:v`<details class="words-list" open=${e}>
    <summary>What the words mean</summary>
    <dl>
      ${t.map(({word:n,means:o})=>v`<div>
          <dt><bdi>${N(n)}</bdi></dt>
          <dd>${N(o)}</dd>
        </div>`)}
    </dl>
  </details>`}var h_=6;function Oi(t,e){return(e?e.numbers:p_(t)).map(({label:o,of:s,read:r})=>[o,...t.map(l=>{let i=s(l.run);return i==null?"-":r(i)})])}var Z={time:et,percent:t=>oe(t/100),count:t=>String(t),number:t=>ht(t),joules:t=>`${ht(t)} J`},sn=(t,e)=>t.tasks.find(n=>n.name===e),Li=(t,e)=>t.groups.find(n=>n.path===e),to=(t,e=0)=>t.requests[e];function p_(t){let[{run:e}]=t,n=e.requests.flatMap(({span:r},l)=>[{label:`${r}: done`,of:i=>to(i,l)?.count,read:Z.count},{label:`${r}: p50`,of:i=>Rr(i,l)?.latency_ns_p50,read:Z.time},{label:`${r}: p99`,of:i=>Rr(i,l)?.latency_ns_p99,read:Z.time},{label:`${r}: slower than p99`,of:i=>m_(Rr(i,l)),read:Z.count},{label:`${r}: slowest`,of:i=>Rr(i,l)?.latency_ns_max,read:Z.time}]),o=e.groups.filter(r=>r.limit).map(({path:r})=>({label:`${r}: periods throttled`,of:l=>Li(l,r)?.limit?.throttle_ratio_percent,read:Z.percent})),s=n.length>0?[]:e.tasks.slice(0,h_).flatMap(d_);return[...n,...o,...s,...__()]}function Rr(t,e){let n=to(t,e);return n?.count>0?n:null}function m_(t){return t===null?null:Math.floor(t.count/100)}function d_({name:t}){return[{label:`${t}: CPU time`,of:e=>sn(e,t)?.runtime_ns,read:Z.time},{label:`${t}: mean wait for a CPU`,of:e=>sn(e,t)?.delay_ns_mean,read:Z.time},{label:`${t}: longest wait for a CPU`,of:e=>sn(e,t)?.delay_ns_max,read:Z.time}]}function __(){return[{label:"CPU time of all tasks",of:t=>t.total.runtime_ns,read:Z.time},{label:"switches",of:t=>t.total.switches,read:Z.count},{label:"migrations",of:t=>t.total.migrations,read:Z.count},{label:"wake-up latency, p99",of:t=>t.total.wakeups>0?t.total.wake_latency_ns_p99:null,read:Z.time}]}var g_=100;function Af({play:t,story:e}){let n=t.result.value;if(!n)return v`<p role="status">The engine is loading.</p>`;let o=[n.a,n.b].filter(a=>a?.ok).map(a=>a.ok),s=[n.a,n.b].filter(a=>a&&!a.ok);if(o.length===0){let a=s.find(({kind:u})=>u==="stopped"),c=a?N(a.message):"the message stands where the text is.";return v`<p class="caution" role="alert">No run: ${c}</p>`}let r=o.map(({document:a})=>a.worlds[0]),l=r.some(({spans:a})=>a.some(({summary:c})=>c.count>0)),i=r.some(a=>a.limits.length>0);return v`<section class="outcome" aria-label="What came out">
    <${w_} shown=${n} answers=${o} />
    <${b_} answers=${o} broken=${s} />
    <${pe}
      caption=${r.length>1?"Numbers of both worlds":"Numbers of world A"}
      columns=${["what",...r.map(a=>a.name)]}
      rows=${Oi(o,e)}
    />
    <${y_} answers=${o} />
    <${nf} />
    <${Ef} words=${o[0].document.words} />
    ${l&&v`<h2>Latency</h2><${tf} worlds=${r} />`}
    ${(i||l)&&v`<h2>Over time</h2>`}
    ${i&&v`<${rf} worlds=${r} />`}
    ${l&&v`<${hf} worlds=${r} />`}
    ${r.some(({power:a})=>a)&&v`<h2>Power</h2><${cf} worlds=${r} />`}
    <h2>Schedule</h2>
    <${Cf} key=${r.length} worlds=${r} />
  </section>`}function Pf({play:t,story:e}){let{a:n,b:o}=t.result.value??{},s=[n,o].filter(h=>h?.ok).map(h=>h.ok);if(s.length===0)return null;let r=Oi(s,e),[l,...i]=r.find(([h])=>h.endsWith("p99"))??r[0],a=i.map((h,d)=>`${"AB"[d]} ${h}`).join(", "),[c]=s,u=Bn(c)?` (first ${et(c.run.simulated_ns)})`:"";return v`<p class="brief" aria-hidden="true">
    <bdi>${N(l)}</bdi>: ${N(a)}${u}
  </p>`}function w_({shown:t,answers:e}){let n=e.filter(Bn);if(n.length===0){let l=e.map(({run:a})=>et(a.simulated_ns)),i=new Set(l).size>1?`A ${l[0]}, B ${l[1]}`:l[0];return v`<p class="length">Simulated: the whole run, ${i}.</p>`}let o=Math.min(...n.map(({run:l})=>l.simulated_ns)),s=Math.max(...n.map(({whole_ns:l})=>l)),r=t.kind==="drag"?"so that it answers at once; more follows when nothing moves":"a whole run would take too long here; the command below runs it";return v`<p class="length cut">
    Simulated: only the first ${et(o)} of ${et(s)}, ${r}.
  </p>`}function b_({answers:t,broken:e}){let n=new Set;for(let{document:o,warnings:s}of t){o.cautions.forEach(r=>n.add(`${o.worlds[0].name}: ${r}`)),s.forEach(r=>n.add(r));for(let{summary:r}of o.worlds[0].spans)r.count>0&&r.count<g_&&n.add($_(o.worlds[0].name,r))}return e.forEach(({kind:o,message:s})=>{n.add(o==="stopped"?s:"World B can't be run: the message stands with it.")}),[...n].map(o=>v`<p class="caution" role="note">${N(o)}</p>`)}function $_(t,{span:e,count:n}){let o=n===1?"is 1 request":`are ${n} requests`;return`${t}: there ${o} of ${e}, too few for a p99: it is the slowest of them.`}function y_({answers:t}){return v`<div class="runs">
    ${t.map(({document:e})=>{let[{name:n,said:o}]=e.worlds;return v`<section aria-label=${N(n)}>
        <h3><bdi>${N(n)}</bdi></h3>
        <p class="about">${e.about.map(N).join(" ")}</p>
        <ul>
          ${o.map(s=>v`<li>${N(s)}</li>`)}
        </ul>
      </section>`})}
  </div>`}var k_=t=>Math.max(...t.tasks.map(e=>e.ended_at_ns)),Of={id:"000",title:"Limits that refill at the same moment",problem:["Two groups share one core with eight hardware threads. Each may use a quarter of it: its quota is refilled once in a period of 100 ms.","On Linux 6.2 all refills fall on the same moment. So both groups run together, then both are throttled together. For half of each period eight tasks crowd on one core, and for the other half nobody uses it."],change:"The patch starts each group's period at another time. Then the groups take turns, and each task has more of the core for itself.",look:"Look at the time when the last task is done. Then look at the schedule of both worlds: in A both groups are throttled at the same time, in B they take turns.",reduced:"one core, and one second of work for each task; the study has 59 s, and 1 to 8 cores. The moment at which a group begins is drawn from the seed: choose another seed to see how much of the gain is luck.",text:`machine = "power-smt8-1"
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
`,knobs:["limit:/one:quota","limit:/two:quota","limit:/one:period","limit:/two:period"],choices:[{key:"phase",label:"When does a group's period begin?",usual:"aligned",answers:[["aligned","all at the same moments, as on 6.2"],["tenths","moved on by tenths of a period: the posted patch"],["random","anywhere, drawn once: what was merged in 6.4"],["even","spread evenly: what the thread wishes for"],["varied","periods a few per cent longer or shorter: the reply"]]}],changed:{"set:phase":"even"},numbers:[{label:"all work is done after",of:k_,read:Z.time},{label:"energy of the socket",of:t=>t.energy_j,read:Z.joules},{label:"CPU time of all tasks",of:t=>t.total.runtime_ns,read:Z.time}]};var Fr=t=>t.placement.machine,Lf={id:"001",title:"Where is an idle CPU?",problem:["A task that wakes up looks for an idle CPU among those that share its cache. When nearly all are busy, it looks at many of them in vain.","Linux 6.0 looks at fewer CPUs, the busier they are. That is cheap, but it misses idle CPUs that are there."],change:"The patch (SIS_CORE) keeps a note of CPUs that went idle, one for each core, and looks only at those. What it finds busy it strikes out.",look:"Look at the share of looks that find an idle CPU. Then at the work that is done: a better search is worth little where no CPU is idle. The mail reports a gain of 17 to 27 % on an overloaded machine, which the simulator does not show: the study says what we think is missing.",reduced:"24 CPUs and 23 ms, most of which hackbench takes to start; the study has 96 and 256 CPUs. Differences of a few per cent in the work done may be chance.",text:`machine = "node:1 l3:1 core:12 pu:2"
duration = "23ms"

[kernel]
profile = "tip-fb04563d1cae"
changes = "hint-skips-pending,core-search-free"

[groups."/bench"]

[[workloads]]
command = "hackbench -g 1 -l 10000 -p"
group = "/bench"
`,knobs:[],choices:[{key:"search",label:"Which CPUs are tried?",usual:"sis-util",answers:[["sis-util","in order, fewer as they get busier: 6.0"],["sis-core","only those that are noted as idle: the patch"],["sis-prop","in order, as many as the idle time pays for: 4.13"],["linear","all of them, in order: 4.8"]]}],changed:{"set:search":"sis-core"},numbers:[{label:"looks at a CPU that found it idle",of:t=>Fr(t).search_efficiency_percent,read:Z.percent},{label:"searches",of:t=>Fr(t).searches,read:Z.count},{label:"searches that found an idle CPU",of:t=>Fr(t).search_success_percent,read:Z.percent},{label:"CPUs looked at in a scan, on average",of:t=>Fr(t).scan_depth_mean,read:Z.number},{label:"messages done",of:t=>t.goals[0]?.count,read:Z.count}]};var Uf=t=>Li(t,"/test")?.limit,Wf={id:"002",title:"Time that was not used is not lost: burst",problem:["A service may use 6 CPUs: 600 ms of CPU time in each 100 ms. On average it needs five. But its work comes in batches, and now and then three batches fall into one period.","What a group does not use is lost at the end of the period. So the service is throttled in a busy period, though it saved time in the ones before."],change:"With burst, a group keeps what it did not use, up to a maximum, and may use it in a later period.",look:"Look at the 99th percentile of both worlds. Then drag the quota below the five CPUs that the work needs, to four: nothing is left over that could be saved. What was saved at the start is soon gone, and the 99th percentile is as bad in both worlds.",reduced:"3 s; the study has 60 s and ten seeds.",text:`machine = "xeon-8260-2s"
kernel = "6.1"
duration = "3s"

[groups."/test"]
"cpu.max" = "600000 100000"

[[workloads]]
command = "schbench -m 1 -t 30 -r 60 -c 10000 -R 500"
group = "/test"
`,knobs:["limit:/test:quota","limit:/test:period","limit:/test:burst"],choices:[{key:"refill",label:"What does a group own when its period begins?",usual:"burst",answers:[["burst","its quota and what it saved, once for all idle periods: 5.14"],["burst-idle-periods","the same for each idle period: the posted version 2"],["quota","its quota, whatever it left: before 5.14"]]}],changed:{"limit:/test:burst":"400"},numbers:[{label:"requests done",of:t=>to(t)?.count,read:Z.count},{label:"p50",of:t=>to(t)?.latency_ns_p50,read:Z.time},{label:"p99",of:t=>to(t)?.latency_ns_p99,read:Z.time},{label:"slowest",of:t=>to(t)?.latency_ns_max,read:Z.time},{label:"periods throttled",of:t=>Uf(t)?.throttle_ratio_percent,read:Z.percent},{label:"periods in which burst was used",of:t=>Uf(t)?.["cpu.stat"].nr_bursts,read:Z.count}]};var v_=(t,e)=>n=>sn(n,t)?.[e],Ui=(t,e,n)=>["long","short"].map(o=>({label:`${t}, ${o}`,of:v_(o,e),read:n})),Df={id:"003",title:"A short slice that has to wait for a long one",problem:["Two tasks share one CPU. Both compute all the time. One asks for slices of 100 ms, the other one for 0.1 ms, because it wants to wait less.","But whoever runs keeps the CPU until its slice is over. So the short one waits for 100 ms at a time, as if it had asked for nothing."],change:"The patch looks once in a quantum whether the other one should run. The quantum is the base slice.",look:"Look at the longest wait of both tasks. Then drag the base slice: with the patch it sets how long anybody waits. The price is in the number of switches.",reduced:"3 s; the study has 10 s, twenty seeds, and two benchmarks.",text:`machine = "tencent-42"
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
`,knobs:["set:base_slice_ns","set:tasks.long.slice","set:tasks.short.slice"],choices:[{key:"turn",label:"When has the running task had its turn?",usual:"request",answers:[["request","when its slice is over: 6.7"],["quantum","after a quantum of one base slice: the patch"],["min-slice","when the shortest slice that waits is over: 6.17"]]}],changed:{"set:turn":"quantum"},numbers:[...Ui("longest wait","delay_ns_max",Z.time),...Ui("mean wait","delay_ns_mean",Z.time),...Ui("CPU time","runtime_ns",Z.time),{label:"switches",of:t=>t.total.switches,read:Z.count}]};var Nf={id:"004",title:"When does the frequency follow the work?",problem:["The governor chooses the clock of a CPU. The scheduler tells it how busy the CPU is. On Linux 4.12 it does so at each change of its averages. That is often, and the governor may act only once in a while: here, once in 10 ms.","Here a real-time task computes for a moment, every 20 ms. A task of another kind runs beside it, and its calls take the places of the calls that would matter."],change:"The patch tells the governor at the timer tick instead. The replies want other things: a maximum over a window, a limit that depends on how wrong the clock is, or no limit for urgent tasks.",look:"Look at the number of calls, at the time for which the clock is lower than asked for, and at the energy. No answer is best in all three.",reduced:"two tasks and 2 s, and one experiment of the study's many; its pipe, hackbench, ebizzy and cyclictest are not in here. Energy is good for comparing answers only.",text:`duration = "2s"
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
`,knobs:[],choices:[{key:"hint",label:"When does the governor hear?",usual:"each-change",answers:[["each-change","at each change of the averages: 4.12"],["tick","at the timer tick: the patch"],["attach-detach","only when a task's load comes or goes"]]},{key:"rate",label:"When may it act?",usual:"fixed",answers:[["fixed","10 ms after the last change: 4.12"],["by-error","sooner, the more the clock is off: Rasmussen"],["sliding-maximum","at once, to the maximum of a window: Zijlstra"],["tumbling-maximum","at the end of each window: Kumar's reading"],["urgent-at-once","at once for real-time tasks: Bellasi"]]},{key:"realtime",label:"How does it see a real-time task?",usual:"flag",answers:[["flag","when it is charged, at the tick and when it stops: 4.12"],["queued","as soon as it is queued: 4.17"]]}],changed:{"set:hint":"tick"},numbers:[{label:"calls of the governor",of:t=>t.governor_hints,read:Z.count},{label:"changes of the clock",of:t=>t.freq_changes,read:Z.count},{label:"clock lower than asked for",of:t=>t.under_provisioned_ns,read:Z.time},{label:"clock higher than asked for",of:t=>t.over_provisioned_ns,read:Z.time},{label:"CPU time of the urgent task",of:t=>sn(t,"urgent")?.runtime_ns,read:Z.time},{label:"energy of the package",of:t=>t.energy_j,read:Z.joules}]};var Ff=t=>t.tasks.filter(({name:e})=>e.startsWith("service")),x_=t=>e=>Math.min(...Ff(e).map(n=>n[t])),Rf=t=>e=>Math.max(...Ff(e).map(n=>n[t])),qf={id:"005",title:"One task against eight that are worth one",problem:["Two groups have equal weight. One is a service with eight threads on eight CPUs, the other one a script with a single task.","Up to Linux 7.2, a group's weight is divided over the CPUs where it has load. So each thread of the service weighs an eighth of the script. The thread that is on the script's CPU nearly stands still, while its fellows have their CPUs alone. With 256 CPUs it has 1 part of 257."],change:"The series counts a group's tasks: with concur, a group weighs as much as it has tasks, so each of them is worth one. And all tasks of a CPU wait in one flat queue, where each competes for itself.",look:"Look at the CPU time of the service's slowest thread and at its longest wait. Then set the change back in one of the two questions, to see which of them does it. What the script loses is the price.",reduced:"8 CPUs and 2 s; the study has 256 CPUs, a game beside spinners, and hackbench on two boards, whose loss we cannot explain. The balancer moves threads now and then, so the shares are not exact here; where the study pins them they are.",text:`machine = "node:1 l3:1 core:8 pu:1"
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
`,knobs:["set:tasks.script.slice","set:base_slice_ns"],choices:[{key:"cgroup_mode",label:"How much are a group's shares worth?",usual:"smp",answers:[["smp","one group, one share, divided over the CPUs: up to 7.2"],["concur","times its tasks, at most the CPUs: 7.3"],["up","the whole share on each CPU"],["max","times the CPUs"],["tasks","times its tasks"]]},{key:"hierarchy",label:"What does a CPU choose from?",usual:"nested",answers:[["nested","from groups, level by level: up to 7.2"],["flat","from all its tasks in one queue: 7.3"]]}],changed:{"set:cgroup_mode":"concur","set:hierarchy":"flat"},numbers:[{label:"CPU time of the service's slowest thread",of:x_("runtime_ns"),read:Z.time},{label:"its fastest thread",of:Rf("runtime_ns"),read:Z.time},{label:"longest wait of a thread",of:Rf("delay_ns_max"),read:Z.time},{label:"CPU time of the script",of:t=>sn(t,"script")?.runtime_ns,read:Z.time},{label:"its longest wait",of:t=>sn(t,"script")?.delay_ns_max,read:Z.time},{label:"migrations",of:t=>t.total.migrations,read:Z.count}]};var Tn=[Of,Lf,Wf,Df,Nf,qf];var S_=`${gi}/crates/fairground-cli/library/studies`;function qr(t){let{id:e,text:n,changed:o}=t,s={...Xe.change,knobs:{...o}};return{...Xe,story:e,scenario:"",text:n,change:s}}var M_=["text","manifest","machine","kernel","duration"];function zf(t,e){let n=qr(t);return M_.every(o=>e[o]===n[o])}function If({play:t}){let e=t.state.value.story,n=o=>v`<li>
      <button
        type="button"
        aria-pressed=${o.id===e?"true":"false"}
        onClick=${()=>t.set(qr(o),!0)}
      >
        <span class="thread">${o.id}</span> ${o.title}
      </button>
    </li>`;return v`<nav class="stories" aria-label="Stories">
    <h2>Stories</h2>
    <p class="note">
      Six threads of the kernel's mailing list, each in a small world that answers at once.
    </p>
    <ol>
      ${Tn.map(n)}
    </ol>
  </nav>`}function Hf({story:t}){return t?v`<section class="story" aria-label=${t.title}>
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
      <a href=${`${S_}/${t.id}/README.md`}>study ${t.id}</a>, or
      <code> fairground reproduce ${t.id}</code>.
    </p>
  </section>`:null}var Cn=class{constructor(e,n=0){this.bytes=e,this.at=n}get ended(){return this.at>=this.bytes.length}next(){let{bytes:e}=this,n=e[this.at++];if(n<128)return n;let o=n&127,s=128;do{if(n=e[this.at++],n===void 0||s>2**49)throw new Error("a number does not end");o+=(n&127)*s,s*=128}while(n>127);return o}below(e){let n=this.next();if(!(n<e))throw new Error(`${n} stands where less than ${e} may stand`);return n}};function zr(t){let e=2166136261;for(let n=0;n<t.length;n+=1)e=Math.imul(e^t[n],16777619);return e>>>0}var Ir="fgtrace1",T_="1ecartgf",$s=16,C_=512e6,E_=4096,A_="this is a trace for Perfetto, to open at ui.perfetto.dev",Vo="`fairground run SCENARIO --trace run.fgtrace` writes one";async function Bf(t){let{bytes:e}=t;if(e===0)throw new Error(`the file is empty; ${Vo}`);let n=await t.read(0,Math.min(e,16));await P_(t,n);let o=await t.read(e-$s,$s),[s,r]=new Uint32Array(o.slice(0,8).buffer),l=e-Ir.length-$s;if(Wi(o.subarray(8))!==T_||s>Math.min(l,C_))throw new Error(`the trace is cut: its end is missing after ${e} bytes; ${Vo}`);let i=await t.read(e-$s-s,s);if(zr(i)!==r)throw new Error(`the trace is damaged at its end; ${Vo}`);try{return W_(JSON.parse(new TextDecoder().decode(i)),t)}catch{throw new Error(`the trace's parts do not fit each other; ${Vo}`)}}function Wi(t){return String.fromCharCode(...t)}async function P_(t,e){let{bytes:n}=t,o=Wi(e.subarray(0,8));if(o===Ir&&n>=Ir.length+$s)return;if(o===Ir)throw new Error(`the trace is cut after ${n} bytes; ${Vo}`);if(o.startsWith("fgtrace"))throw new Error("another version of fairground wrote this trace: write it again");let s=await L_(t,e)?A_:O_(e);throw new Error(`${s}; ${Vo}`)}function O_(t){let e=Wi(t.subarray(0,5)).trimStart();return e.startsWith("{")||e.startsWith("[")?"this is JSON, no trace":e.startsWith("<")?"this is a page, no trace":t[0]===31&&t[1]===139?"this is packed with gzip: unpack it first":"this is no trace of fairground"}async function L_(t,e){if(e[0]!==10||e.length<16)return!1;let n=new Cn(e,1),o=n.next()+n.at;return o<t.bytes&&(await t.read(o,1))[0]===10}function U_({chunks:t,levels:e,cpus:n,...o}){let{step_ns:s,steps_per_tile:r,tiles_per_tile:l}=o,i=m=>Number.isSafeInteger(m)&&m>0,a=e.map(m=>m.at.length),c=a.every((m,w)=>m===Math.ceil((a[w-1]??t.parts.at.length*l)/l)),u=({at:m,bytes:w,checksum:k},y)=>[w,k,y].every(S=>S.length===m.length),h=u(t.parts,t.stretches)&&e.every(m=>u(m,m.at)),d=i(n)&&n<=E_;return[s,r,l].every(i)&&d&&c&&h&&a.at(-1)===1}function W_(t,e){if(!U_(t))throw new Error("parts and whole differ");let{step_ns:n,steps_per_tile:o}=t,{name:s,group:r}=t.tasks;return{...t,source:e,tasks:s.map((l,i)=>({name:l,group:t.groups[r[i]]})),chunk_ns:n*o,world:{name:t.name,ended_ns:t.ended_ns,spans:t.requests.map(l=>({summary:l})),schedule:{longest_wait:t.longest_wait}}}}function jo(t,e){return t.chunk_ns*t.tiles_per_tile**e}function Vf({name:t,machine:e,kernel:n,seed:o,digest:s,ended_ns:r,stretches:l,source:i}){let a=`${(i.bytes/1e6).toFixed(1)} MB`;return`${t} on ${e}, kernel ${n}, seed ${o}, digest ${s}: ${et(r)} with ${l.toLocaleString("en")} stretches of running and waiting, in ${a}.`}var Hr="it changed, or is gone: open it again";function Di(t){return{name:t.name,bytes:t.size,read:async(e,n)=>{try{return new Uint8Array(await t.slice(e,e+n).arrayBuffer())}catch{throw new Error(Hr)}}}}async function Kf(t,e){let n=await jf(e,0,1);if(n.status===200)return{...Di(await n.blob()),name:t};let o=Number(/\/(\d+)$/.exec(n.headers.get("content-range")??"")?.[1]??0);return{name:t,bytes:n.status===416?0:o,read:async(s,r)=>{if(r===0)return new Uint8Array(0);let l=await jf(e,s,r);if(l.status!==206)throw new Error(Hr);let i=new Uint8Array(await l.arrayBuffer());if(i.length!==r)throw new Error(Hr);return i}}}async function jf(t,e,n){let o;try{o=await fetch(t,{headers:{range:`bytes=${e}-${e+n-1}`}})}catch{throw new Error("the server does not answer")}if(!o.ok&&o.status!==416)throw new Error(Hr);return o}var D_=4,me=3;function Gf(t,e,n,o){if(!Number.isSafeInteger(o)||o<0||o*3>t.length)throw new Error(`${o} stretches in ${t.length} bytes`);let s=new Cn(t),r={from:new Float64Array(o),to:new Float64Array(o),task:new Uint32Array(o),cpu:new Uint16Array(o),state:new Uint8Array(o),tasks:new Uint32Array(e.tasks.length+1)},l=N_(s,e,{chunk:r,start:n,count:o});if(l!==o)throw new Error(`${l} stretches instead of ${o}`);let i=F_(s,e,n),a=q_(s,e,n);if(!s.ended)throw new Error("more bytes than stretches");return{...r,...R_(r.cpu,e.cpus),wakes:i,clocked:a}}function N_(t,e,{chunk:n,start:o,count:s}){let r=o+e.chunk_ns,l=0,i=0;for(let a=t.below(e.tasks.length+1);a>0;a-=1){let c=i+t.below(e.tasks.length-i);n.tasks.fill(l,i,c+1),i=c+1;let u=o;for(let h=t.below(s-l+1);h>0;h-=1){let d=u+t.next();u=d+t.next();let m=t.below(e.cpus*D_);if(u>r)throw new Error("a stretch lasts too long");n.from[l]=d,n.to[l]=u,n.task[l]=c,n.cpu[l]=m>>2,n.state[l]=m&3,l+=1}}return n.tasks.fill(l,i),l}function R_(t,e){let n=new Uint32Array(e+1);for(let r of t)n[r+1]+=1;for(let r=0;r<e;r+=1)n[r+1]+=n[r];let o=new Uint32Array(t.length),s=n.slice();for(let r=0;r<t.length;r+=1)o[s[t[r]]++]=r;return{cpus:n,cpuRows:o}}function F_(t,e,n){let o=t.below(t.bytes.length),s={at:new Float64Array(o),task:new Uint32Array(o),waker:new Uint32Array(o),wakerCpu:new Uint16Array(o),targetCpu:new Uint16Array(o)},r=n;for(let l=0;l<o;l+=1)r+=t.next(),s.at[l]=r,s.task[l]=t.below(e.tasks.length),s.waker[l]=t.below(e.tasks.length+1),s.wakerCpu[l]=t.below(e.cpus),s.targetCpu[l]=t.below(e.cpus);return s}function q_(t,e,n){let o=[];for(let s=t.below(t.bytes.length);s>0;s-=1){let r=t.below(e.cpus),l=n+t.next();o.push({cpu:r,from:l,to:l+t.next(),khz:t.next()})}return o}function Yf(t,e){let n=e.cpus+e.tasks.length,o={bytes:t,steps:new Uint32Array(n),sums:new Float64Array(n*(me+2))},s=new Cn(t);for(let r=0;!s.ended;r+=1){r+=s.below(n-r);let l=ys(e,r);for(let c=0;c<me+(l?2:0);c+=1)o.sums[r*(me+2)+c]=s.next();o.steps[r]=s.at;let i=l?me+1:me,a=e.steps_per_tile;for(;a>0;)a-=s.below(a+1),s.at+=i;if(s.at>t.length)throw new Error("a row's steps do not end")}return o}function ys(t,e){return t.freq_khz_max!==null&&e<t.cpus}function Jf(t,e,{steps_per_tile:n},o,s){let{[e]:r}=t.steps;if(r===0)return;let l=new Cn(t.bytes,r);for(let i=0;i<n;){let a=l.next();s(i,a,l.at),i+=a,l.at+=o}}var We=-1,z_=64e6,I_=6;function Zf(t){let e=new Map,n=new Map,o=Ft(0),s=Ft(null),r=new Map,l=[],i=new Set,a=new Set,c=0,u=t.levels.length-1,h=(y,S,b)=>{e.set(y,{value:S,size:b}),c+=b;for(let[M,{size:T}]of e){if(c<=z_)break;let L=i.has(M)||a.has(M)||M.startsWith(`${u}:`);M===y||L||(e.delete(M),c-=T)}},d=(y,S)=>{let b=`${y}:${S}`,M=e.get(b);return a.add(b),M?(e.delete(b),e.set(b,M),M.value):null},m=async(y,S)=>{let{value:b,size:M}=await H_(t,y,S);return h(`${y}:${S}`,b,M),b},w=(y,S)=>{let b=d(y,S);if(b)return Promise.resolve(b);let M=`${y}:${S}`;if(r.has(M))return Promise.reject(r.get(M));if(!n.has(M)){let T=A=>{throw r.set(M,A),s.value=A.message,A},L=()=>n.delete(M);n.set(M,m(y,S).catch(T).finally(L))}return n.get(M)},k=()=>{for(;n.size<I_&&l.length>0;){let[y,S]=l.shift(),b=`${y}:${S}`;e.has(b)||n.has(b)||r.has(b)||w(y,S).then(()=>{o.value+=1}).catch(()=>{}).finally(k)}};return{get:d,load:w,arrived:o,failed:s,want:y=>{l=y,i=a,a=new Set,k()}}}async function H_(t,e,n){let o=e===We,s=o?t.chunks.parts:t.levels[e],r=o?`chunk ${n}`:`tile ${n} of level ${e}`;try{let l=await t.source.read(s.at[n],s.bytes[n]);if(l.length!==s.bytes[n]||zr(l)!==s.checksum[n])throw new Error("it is not what was written");if(!o){let c=Yf(l,t);return{value:c,size:l.length+c.steps.byteLength+c.sums.byteLength}}let{[n]:i}=t.chunks.stretches,a=Gf(l,t,n*t.chunk_ns,i);return{value:a,size:27*i+20*a.wakes.at.length}}catch(l){throw new Error(`${r} of the trace can't be read: ${l.message}`)}}var De=6,Qf=3,B_=4,V_=5,Xf=1/255;function th(t,e,n,{row:o,from:s,to:r}){t.fill(0);let i=t.length/De/(r-s),a=o<e.cpus;for(let c of n){if(!c.part)continue;let u=Math.max(s,c.from),h=Math.min(r,c.to),d={columns:t,from:s,scale:i,low:u,high:h};c.level===We?j_(d,e,c.part,o):K_(d,e,c,o)}a&&G_(t)}function ks({columns:t,from:e,scale:n,low:o,high:s},r,l,i,a){let c=(Math.max(o,r)-e)*n,u=(Math.min(s,l)-e)*n;if(u<=c)return;let h=Math.floor(c),d=Math.min(Math.ceil(u),t.length/De)-1;if(h>=d){d>=0&&(t[d*De+i]+=(u-c)*a);return}t[h*De+i]+=(h+1-c)*a;for(let m=h+1;m<d;m+=1)t[m*De+i]+=a;t[d*De+i]+=(u-d)*a}function j_(t,e,n,o){if(o>=e.cpus){let c=o-e.cpus,{tasks:u,from:h,to:d,state:m}=n;for(let w=u[c];w<u[c+1];w+=1)d[w]>t.low&&h[w]<t.high&&ks(t,h[w],d[w],m[w],1);return}let{cpus:s,cpuRows:r,from:l,to:i,state:a}=n;for(let c=s[o];c<s[o+1];c+=1){let{[c]:u}=r;i[u]>t.low&&l[u]<t.high&&ks(t,l[u],i[u],a[u],1)}for(let{cpu:c,from:u,to:h,khz:d}of n.clocked)c===o&&eh(t,u,h,d/e.freq_khz_max)}function eh(t,e,n,o){ks(t,e,n,B_,o),ks(t,e,n,V_,1)}function K_(t,e,{part:n,level:o,at:s},r){let l=e.step_ns*e.tiles_per_tile**o,i=s*l*e.steps_per_tile,a=ys(e,r),c=a?me+1:me,{bytes:u}=n;Jf(n,r,e,c,(h,d,m)=>{let w=i+h*l,k=w+d*l;if(k<=t.low||w>=t.high)return;for(let S=0;S<me;S+=1){let b=u[m+S];b>0&&ks(t,w,k,S,b*Xf)}let y=a?u[m+me]:0;y>0&&eh(t,w,k,y*Xf)})}function G_(t){for(let e=0;e<t.length;e+=De){t[e+1]+=t[e+Qf],t[e+Qf]=0;let n=t[e+1]+t[e+2];n>1&&(t[e+1]/=n,t[e+2]/=n)}}var nh=4e4;function oh(t,e,n,o){let s=(m,w)=>[Math.min(w-1,Math.max(0,Math.floor(e/m))),Math.min(w-1,Math.max(0,Math.ceil(n/m)-1))],r=t.chunks.stretches,[l,i]=s(t.chunk_ns,r.length),a=(n-e)/Math.max(1,o);if(t.step_ns>a||Y_(r,l,i))return{level:We,first:l,last:i};let c=0,u=m=>jo(t,m)/t.steps_per_tile<=a;for(;c+1<t.levels.length&&u(c+1);)c+=1;let[h,d]=s(jo(t,c),t.levels[c].at.length);return{level:c,first:h,last:d}}function Y_(t,e,n){let o=0;for(let s=e;s<=n&&o<=nh;s+=1)o+=t[s];return o<=nh}function sh(t,e,n){let{level:o,first:s,last:r}=n,l=jo(t,Math.max(0,o)),i=[],a=[];for(let c=s;c<=r;c+=1){let u=e.get(o,c),h={from:c*l,to:(c+1)*l};u?i.push({part:u,level:o,at:c,...h}):(a.push([o,c]),i.push({...J_(t,e,o,c),...h}))}return{found:i,missing:a}}function J_(t,e,n,o){let s=n===We?0:n+1,r=n===We?o:Math.floor(o/t.tiles_per_tile);for(;s<t.levels.length;s+=1){let l=e.get(s,r);if(l)return{part:l,level:s,at:r};r=Math.floor(r/t.tiles_per_tile)}return{part:null,level:s,at:r}}function Z_(t){let e=Number.parseInt(t.slice(1),16),[n,o,s]=[e>>16,e>>8&255,e&255];return(4278190080|s<<16|o<<8|n)>>>0}function rh(t){return Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink"].map(n=>[n,Z_(t[n])]))}function vs(t,e){return t>0?Math.max(1,Math.round(Math.min(1,t)*e)):0}function lh(t,e,{top:n,high:o,isCpu:s,isOdd:r,ink:l,ratio:i}){let a=r?l.paper:l.stripe,c=Math.round(2*i),u=o-c,h=s?Math.max(Math.round(3*i),Math.floor(u/4)):0,d=e.length/De,m={image:t,bottom:n+o-1,ratio:i};for(let w=Math.max(0,n);w<Math.min(t.height,n+o);w+=1)t.pixels.fill(a,w*t.width,w*t.width+d);for(let w=0;w<d;w+=1){let k=w*De;if(s){xs(m,w,h,vs(e[k],u-h),l.running);let y=vs(e[k+1],h);if(xs(m,w,0,y,l.queued),ih(m,w,Math.min(y,h-1),vs(e[k+2],h),l),e[k+5]>0){let S=e[k+4]/e[k+5];X_(m,w,h+Math.round(S*(u-h-2)),l)}}else Q_(m,w,e,k,u,l)}}function Q_(t,e,n,o,s,r){let l=Math.round(s*.6),i=0,a=(u,h,d)=>{let m=Math.min(vs(n[o+u],h),s-i);m>0&&xs(t,e,i,m,d),i+=m};a(0,s,r.running),a(1,l,r.queued),a(3,l,r.migrating);let c=Math.min(vs(n[o+2],l),s-i);c>0&&ih(t,e,i,c,r)}function xs({image:t,bottom:e},n,o,s,r){let{pixels:l,width:i,height:a}=t;for(let c=o;c<o+s;c+=1){let u=e-c;u>=0&&u<a&&(l[u*i+n]=r)}}function ih({image:t,bottom:e,ratio:n},o,s,r,l){let{pixels:i,width:a,height:c}=t,u=Math.round(5*n);for(let h=s;h<s+r;h+=1){let d=e-h,m=r>2&&((o+d)%u+u)%u<n;d>=0&&d<c&&(i[d*a+o]=m?l.paper:l.throttled)}}function X_({image:t,bottom:e,ratio:n},o,s,r){let l={image:t,bottom:e};xs(l,o,s+Math.round(n),Math.round(n),r.ink),xs(l,o,s,Math.round(n),r.paper)}var tg=34,eg=2;function ch(t,e,n){let o=n==="cpu"?Array.from({length:t.cpus},(i,a)=>({name:`CPU ${a}`,row:a})):t.tasks.map(({name:i},a)=>({name:i,row:t.cpus+a})),s=n==="cpu"?o:o.filter(({row:i})=>e.steps[i]>0),r=n==="cpu"?t.freq_khz_max===null?16:24:14,l=Math.max(r,Math.min(28,Math.floor(420/Math.max(1,s.length))));return{rows:s,tall:l,height:Xt+Math.max(1,s.length)*l+2}}function uh(t,e,n,o){let{plan:s,from:r,to:l,scroll:i,colours:a}=o,c=Math.min(eg,window.devicePixelRatio||1),{clientWidth:u,clientHeight:h}=t;ng(t,Math.round(u*c),Math.round(h*c));let d=Mn(u),m=Math.max(1,Math.round((u-d)*c)),w=oh(e,r,l,m),{found:k,missing:y}=sh(e,n,w),S=t.getContext("2d"),b=Math.max(0,Math.floor(i/s.tall)),M=Math.min(s.rows.length,Math.ceil((i+h-Xt)/s.tall)),T=s.rows.slice(b,M),L={wide:m,high:Math.max(1,Math.round((h-Xt)*c)),ratio:c},A=b*s.tall-i,j=sg(S,e,k,{view:o,rows:T,first:b,offset:A,room:L});S.setTransform(1,0,0,1,0,0),S.fillStyle=a.paper,S.fillRect(0,0,t.width,t.height),S.putImageData(j,Math.round(d*c),Math.round(Xt*c)),S.scale(c,c);let G={pen:S,x:q=>d+(q-r)*(u-d)/(l-r),from:r,to:l,width:u,colours:a,rows:T,offset:A,tall:s.tall};return rg({...G,by:o.by,plan:{label:d,height:h}},e,k,o),{missing:y,isFull:w.level===We,level:w.level}}function ng(t,e,n){t.width!==e&&(t.width=e),t.height!==n&&(t.height=n)}var ah=new WeakMap;function og(t,{wide:e,high:n}){let o=ah.get(t);if(o?.width===e&&o.height===n)return o;let s=t.createImageData(e,n);return ah.set(t,s),s}function sg(t,e,n,{view:o,rows:s,first:r,offset:l,room:i}){let{from:a,to:c,plan:u,by:h,colours:d}=o,m=og(t,i),w=new Uint32Array(m.data.buffer),k=rh(d);w.fill(k.paper);let y=new Float32Array(i.wide*De),S={pixels:w,width:i.wide,height:i.high};return s.forEach(({row:b},M)=>{th(y,e,n,{row:b,from:a,to:c});let T=Math.round((l+M*u.tall)*i.ratio),L=Math.round((l+(M+1)*u.tall)*i.ratio)-T,A=(r+M)%2===1;lh(S,y,{top:T,high:L,isCpu:h==="cpu",isOdd:A,ink:k,ratio:i.ratio})}),m}function rg(t,e,n,{marks:o,by:s}){let{pen:r,plan:l,colours:i,from:a,to:c,width:u}=t;r.save(),r.beginPath(),r.rect(l.label,Xt,u-l.label,l.height),r.clip();let h=n.filter(({level:d,part:m})=>m&&d===We);h.length===n.length&&(s==="cpu"&&h.forEach(({part:d})=>lg(t,e,d)),ag(t,e,ig(h,a,c))),o&&Mr(t,o),r.restore(),Tr(t),Cr(t,t.rows,t.tall,d=>Ni(t,d))}function Ni({offset:t,tall:e},n){return Xt+t+(n+.5)*e}function lg(t,e,n){let{pen:o,x:s,from:r,to:l,width:i,rows:a,plan:c,colours:u}=t;o.fillStyle=u.onRunning,o.font="10px system-ui, sans-serif";let h=(l-r)*tg/(i-c.label);a.forEach(({row:d},m)=>{for(let w=n.cpus[d];w<n.cpus[d+1];w+=1){let{[w]:k}=n.cpuRows,y=Math.max(r,n.from[k]),S=Math.min(l,n.to[k]);if(n.state[k]!==0||S-y<h)continue;let b=Math.floor((s(S)-s(y)-4)/6),{name:M}=e.tasks[n.task[k]];o.fillText(Oo(M,b),s(y)+2,Ni(t,m)+2)}})}function ig(t,e,n){let o=[];for(let{part:{wakes:s}}of t)for(let r=0;r<s.at.length;r+=1)if(!(s.at[r]<e||s.at[r]>=n)&&o.push([s,r])>xr)return[];return o}function ag(t,e,n){let{x:o,by:s,rows:r}=t,l=(a,c)=>s==="cpu"?a:e.cpus+c,i=new Map(r.map(({row:a},c)=>[a,Ni(t,c)]));for(let[a,c]of n){let u=s==="cpu"||a.waker[c]>0,h=l(a.wakerCpu[c],a.waker[c]-1),d=u?i.get(h):void 0,m=i.get(l(a.targetCpu[c],a.task[c]));m!==void 0&&Sr(t,o(a.at[c]),d,m)}}var xe=me+2,eo=me;async function fh(t,e,n,o){let s=new Float64Array((t.cpus+t.tasks.length)*xe);await hh(t,e,{sums:s,from:n,to:o},t.levels.length-1,0);for(let r=0;r<t.cpus;r+=1){let l=r*xe+eo;s[l]>0&&(s[l+1]/=s[l])}return s}async function hh(t,e,n,o,s){let r=jo(t,o),[l,i]=[s*r,Math.min(t.ended_ns,(s+1)*r)];if(i<=n.from||l>=n.to)return;if(l>=n.from&&i<=n.to){let d=await e.load(o,s);for(let m=0;m<n.sums.length/xe;m+=1)cg(n.sums,d.sums,m);return}if(o===0){ug(t,n,await e.load(We,s));return}let a=s*t.tiles_per_tile,c=t.levels[o-1].at.length,u=Math.min(c,a+t.tiles_per_tile),h=Array.from({length:u-a},(d,m)=>a+m);await Promise.all(h.map(d=>hh(t,e,n,o-1,d)))}function cg(t,e,n){let o=n*xe;for(let s=0;s<=eo;s+=1)t[o+s]+=e[o+s];t[o+eo+1]+=e[o+eo]*e[o+eo+1]}function ug(t,{sums:e,from:n,to:o},s){let r=(l,i)=>Math.max(0,Math.min(o,i)-Math.max(n,l));for(let l=0;l<s.from.length;l+=1){let i=r(s.from[l],s.to[l]),a=s.state[l]===me?1:s.state[l];e[s.cpu[l]*xe+a]+=i,e[(t.cpus+s.task[l])*xe+a]+=i}for(let{cpu:l,from:i,to:a,khz:c}of s.clocked){let u=r(i,a);ys(t,l)&&(e[l*xe+eo]+=u,e[l*xe+eo+1]+=u*c)}}var fg=120;function ph({trace:t,store:e,view:n,by:o,drawn:s}){let{from:r,to:l}=n.range.value,[i,a]=Mt(null);Zt(()=>{let d=!1,m=setTimeout(async()=>{try{let w=await fh(t,e,r,l);d||a({sums:w,from:r,to:l})}catch{d||a({sums:null,from:r,to:l})}},fg);return()=>{d=!0,clearTimeout(m)}},[t,r,l]);let c=Gt(()=>i?.sums&&v`<${mg} ...${{trace:t,known:i,by:o}} />`,[t,i,o]),h=i&&i.from===r&&i.to===l?pg(t,i,l-r):"Adding up what happened in it.";return v`<p class="seen" aria-live="polite">
      ${Si(t,r,l)} ${h}
      ${s&&` ${hg(t,s)}`}
    </p>
    ${c}`}function hg(t,{isFull:e,level:n}){if(e)return"Every stretch is in the picture.";let o=t.step_ns*t.tiles_per_tile**n;return`The picture is made of steps of ${et(o)}; the numbers are exact.`}function pg(t,{sums:e},n){if(!e)return"What happened in it can't be told: a part of it can't be read.";let o=[0,0,0,0,0];for(let k=0;k<t.cpus*xe;k+=xe){for(let y=0;y<4;y+=1)o[y]+=e[k+y];o[4]+=e[k+3]*e[k+4]}let[s,r,l,i,a]=o,u=`${t.cpus===1?"The CPU":`The ${t.cpus} CPUs`} worked ${oe(s/(n*t.cpus))} of it`,[h,d]=[r,l].map(k=>ht(k/n)),m=`on average ${h} tasks waited for a CPU and ${d} were throttled`,w=i>0?Mi(a/i,!0):"";return`${u}; ${m}.${w}`}function mg({trace:t,known:e,by:n}){let{sums:o,from:s,to:r}=e,l=n==="cpu",i=l?0:t.cpus,a=l?t.cpus:t.tasks.length,c=Array.from({length:a},(y,S)=>{let b=(i+S)*xe;return{at:S,sums:o.subarray(b,b+xe)}}),u=({sums:[y,S,b]})=>y+S+b,h=c.filter(y=>l||u(y)>0);l||h.sort((y,S)=>u(S)-u(y));let d=l?wg(t,r-s):_g(t,r-s),m=h.length-ws,w=`${jn(s,r-s)} and ${jn(r,r-s)}`;return v`<${pe}
      caption=${`What was done ${l?"on each CPU":"by each task"} between ${w}, ms`}
      columns=${l?gg(t):dg}
      rows=${h.slice(0,ws).map(d)}
    />
    ${m>0&&v`<p class="note">and ${m} more ${l?"CPUs":"tasks"}</p>`}`}var dg=["task","group","running","queued or migrating","throttled","blocked or not there"];function _g(t,e){return({at:n,sums:[o,s,r]})=>[t.tasks[n].name,t.tasks[n].group,...[o,s,r].map(he),he(Math.max(0,e-o-s-r))]}function gg(t){return["CPU","busy","busy, %","tasks queued, sum","tasks throttled, sum",...t.freq_khz_max===null?[]:["mean MHz"]]}function wg(t,e){return({at:n,sums:[o,s,r,l,i]})=>[`CPU ${n}`,he(o),(100*o/e).toFixed(1),he(s),he(r),...t.freq_khz_max===null?[]:[l>0?yn(i):"-"]]}function mh({trace:t,store:e,top:n}){let o=Gt(()=>Wr(t.ended_ns),[t]),s=Gt(()=>Ar(t.world),[t]),[r,l]=Mt("cpu"),{chosen:i,choose:a,step:c}=Pr(o,s),[u,h]=Mt(null),d=e.failed.value,m=s[i];return v`<div class="schedule whole">
    <p class="about">${N(Vf(t))}</p>
    ${d&&v`<p class="caution" role="alert">${N(d)}. The rest is drawn.</p>`}
    <${Ti} ...${{view:o,by:r,setBy:l,id:"whole",jump:s.length>0&&c}} />
    <${bg} ...${{trace:t,store:e,top:n,view:o,by:r,marks:m,step:c,setDrawn:h}} />
    <${$g} ...${{trace:t,by:r}} />
    <${ph} ...${{trace:t,store:e,view:o,by:r,drawn:u}} />
    <${Or} ...${{jumps:s,chosen:i,choose:a,of:` of ${t.source.name}`}} />
    ${s.some(w=>w.blame)&&v`<${Lr} />`}
    ${t.command&&v`<${uc} ...${{name:`Command of ${t.source.name}`,text:t.command}} />`}
  </div>`}function bg({trace:t,store:e,top:n,view:o,by:s,marks:r,step:l,setDrawn:i}){let a=Qt(null),c=Qt(null),u=Gt(()=>ch(t,n,s),[t,s]);Zt(()=>{let[d,m]=[c.current,a.current],w=()=>{let{from:M,to:T}=o.range.peek(),{scrollTop:L}=m,A=Ci(),j=uh(d,t,e,{plan:u,from:M,to:T,scroll:L,by:s,marks:r,colours:A});e.want(j.missing),d.dataset.missing=j.missing.length;let{isFull:z,level:G}=j;i(q=>q?.level===G?q:{isFull:z,level:G})},k=()=>[o.range.value,e.arrived.value],y=Ho(m,w),[S,b]=vr(m,y,k);return m.addEventListener("scroll",S,{passive:!0}),()=>{m.removeEventListener("scroll",S),b(),y.end()}},[t,u,r]),Zt(()=>{let d=c.current;return Dr(d,o,()=>Mn(d.clientWidth))},[o]);let h=s==="cpu"?"CPU":"task";return v`<div
    class="canvas"
    ref=${a}
    tabindex="0"
    role="application"
    aria-label=${`The whole run of ${N(t.name)} by ${h}. ${bs}`}
    onKeyDown=${d=>Nr(d,o,l)}
  >
    <div style=${{height:`${u.height}px`}}>
      <canvas
        ref=${c}
        style=${{height:`min(${u.height}px, var(--sight))`}}
        aria-hidden="true"
      ></canvas>
    </div>
  </div>`}function $g({trace:t,by:e}){let n=["running","queued","throttled",...e==="cpu"?[]:["migrating"]],o=e==="cpu"&&t.freq_khz_max!==null;return v`<${Ai} states=${n}>
      ${o&&v`<${Ei} highest=${[t.freq_khz_max]} />`}
    <//>
    <p class="note">
      Each column of pixels is divided as the time was that it stands for; what happened at all
      takes one pixel or more. Blank is idle${e==="cpu"?"":", blocked or not there"}.
      ${e==="cpu"&&" Tasks that wait on a CPU are the strip below who runs."} Arrows are
      wake-ups: they come when few enough are in sight, as do names. ${bs} The wheel alone, and
      the up and down arrows, go to other rows.
    </p>`}async function yg(t){let e=await Bf(t),n=Zf(e),o=await n.load(e.levels.length-1,0);return{trace:e,store:n,top:o,name:t.name}}function dh({files:t=[],first:e=null}){let[n,o]=Mt(null),[s,r]=Mt(null),l=Qt(0),i=Qt(null),a=async(d,m)=>{l.current+=1;let w=l.current;try{let k=await yg(await m());if(w!==l.current)return;o(k),r(null)}catch(k){w===l.current&&r(`${d}: ${k.message}`)}},c=({name:d,address:m})=>a(d,()=>Kf(d,m)),u=d=>{a(d.name,async()=>Di(d)),i.current?.scrollIntoView()};return Zt(()=>(e&&c(e),kg(u)),[]),v`<section class="traces" ref=${i} aria-label="A whole run">
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
    ${n&&v`<${mh} key=${l.current} ...${n} />`}
  </section>`}function kg(t){let e=new AbortController,n=(o,s)=>addEventListener(o,s,{signal:e.signal});return n("dragover",o=>{o.dataTransfer?.types.includes("Files")&&o.preventDefault()}),n("drop",o=>{let s=o.dataTransfer?.files[0];s&&(o.preventDefault(),t(s))}),()=>e.abort()}function _h({play:t,shelves:e,said:n}){let o=({kind:i})=>i==="trace",s=e.files.filter(i=>!o(i)),{story:r}=t.state.value,l=Tn.find(i=>i.id===r);return v`<header>
      <h1>fairground playground</h1>
      <p class="by">
        What Linux's CPU scheduler will do, before you change it. The engine runs in this page;
        nothing is sent anywhere.
      </p>
      <${Xa} />
    </header>
    <main>
      ${n.value&&v`<p class="caution" role="alert">${N(n.value)}</p>`}
      <${If} play=${t} />
      <${Hf} story=${l} />
      <div class="bench">
        <div class="side">
          <${$c} play=${t} shelves=${{...e,files:s}} />
        </div>
        <div class="result">
          <${vg} play=${t} />
          <${Pf} play=${t} story=${l} />
          <${Af} play=${t} story=${l} />
          <${fc} play=${t} />
        </div>
      </div>
      <${dh} files=${e.files.filter(o)} />
    </main>`}function vg({play:t}){let e=t.busy.value,n=t.result.value?.took_ms;return v`<div class="busy">
    <p role="status">
      ${e?"The engine is at work.":n!==void 0&&`Answered in ${et(n*1e6)}.`}
    </p>
    <button type="button" disabled=${!e} onClick=${()=>t.stop()}>Stop</button>
  </div>`}var Fi=document.getElementById("report");async function Ri(t,e){let n=await t({list:e});if(!n?.ok)throw new Error(n?.message??"the engine gives no answer");return n.ok[e]}async function xg(){let t=cc(),[e,n,o]=[await Ri(t,"scenarios"),await Ri(t,"machines"),await Ri(t,"kernels")],s={};for(let{name:l}of e)s[l]=(await t({text:l}))?.ok?.text??"";let r=await Sg();return{scenarios:e,machines:n,kernels:o.reverse(),texts:s,files:r,stories:Tn}}async function Sg(){try{let t=await(await fetch("files.json")).json();return Array.isArray(t.files)?t.files:[]}catch{return[]}}function Mg(t){let e=location.hash.slice(1);if(e==="")return[t.state.peek(),null];let n=Tn.find(({id:o})=>e===`story-${o}`);if(n)return[qr(n),null];try{let o=t.read(e),s=Tn.find(({id:r})=>r===o.story);return[s&&zf(s,o)?o:{...o,story:null},null]}catch(o){return[t.state.peek(),o.message]}}function Tg(t){let e=0;$e(()=>{let n=Zs(t.state.value)??"";clearTimeout(e),e=setTimeout(()=>history.replaceState(null,"",`#${n}`),300)})}async function Cg(){Qa();let t=await xg(),e=ac(),n=Ft(null),o=()=>{let[s,r]=Mg(e);n.value=r,e.set(s,!0)};o(),Tg(e),addEventListener("hashchange",o),Fi.replaceChildren(),Ta(v`<${_h} play=${e} shelves=${t} said=${n} />`,Fi)}Cg().catch(t=>{Fi.textContent=`The playground can't start: ${t.message}`});})();
