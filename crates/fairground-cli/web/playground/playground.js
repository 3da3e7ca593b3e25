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
(()=>{var ft,na,nl,pn,tl,As,oa,Cs,sa,ol,el,$h,Ko=Symbol.for("pv"),Ps={},Os=[],kh=/^m(i|n|o|s|text|space)$/,sl=Array.isArray,rl=Os.slice,Un=Object.assign;function Ln(t){t&&t.parentNode&&t.remove()}function Ls(t,e,n){var o,s,r,l={},i=arguments.length;for(r in e)r=="key"?o=e[r]:r=="ref"&&typeof t!="function"?s=e[r]:l[r]=e[r];return i>2&&(l.children=i>3?rl.call(arguments,2):n),jo(t,l,o,s,null)}function jo(t,e,n,o,s){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ko,__v:s||++na,__i:-1,__u:0};return!s&&ft.vnode&&ft.vnode(r),r}function Dn(t){return t.children}function po(t,e){this.props=t,this.context=e,this.__g=0}function mn(t,e){if(e==null)return t.__&&mn(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:mn(t)}function vh(t){var e,n=t.__v,o=n.__e,s=[],r=[],l=t.__P;l&&((e=Un({constructor:Ko},n)).__v=n.__v+1,ft.vnode&&ft.vnode(e),ll(l,e,n,t.__n,l.namespaceURI,32&n.__u?[o]:null,s,o||mn(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,ua(s,e,r),n.__=n.__e=null,e.__e!=o&&ra(e))}function ra(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),ra(t)}function ta(t){(8&t.__g||(t.__g|=8,pn.push(t),As++))&&tl==ft.debounceRendering||((tl=ft.debounceRendering)||queueMicrotask)(la)}function la(){try{for(var t,e=1;pn.length;)pn.length>e&&pn.sort(oa),t=pn.shift(),e=pn.length,8&t.__g&&vh(t)}finally{(As=pn.length)&&(tl||queueMicrotask)(la)}}function ia(t,e,n,o,s,r,l,i,a,c,f){var h,d,m,w,$,k,x=o.__k||Os,b=e.length;for(a=xh(n,e,x,a,b),h=0;h<b;h++)(m=n.__k[h])!=null&&(d=~m.__i&&x[m.__i]||Ps,m.__i=h,k=ll(t,m,d,s,r,l,i,a,c,f),w=m.__e,(d.ref!=m.ref||8&d.__u)&&(d.ref&&il(d.ref,null,m,d),m.ref&&f.push(m.ref,m.__c||w,m)),$=$||w,4&m.__u?(a=aa(m,a,t,!d.__v),d.__e&&(d.__e=null)):typeof m.type=="function"&&k!==void 0?a=k:w&&(a=w.nextSibling),m.__u&=-21);return n.__e=$,a}function xh(t,e,n,o,s){var r,l,i,a,c,f,h,d,m,w=n.length,$=w,k=0,x=0,b=t.__k=Array(s);for(r=0;r<s;r++)(l=e[r])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=b[r]=jo(null,l):sl(l)?l=b[r]=jo(Dn,{children:l}):l.constructor===Ko&&l.__b?l=b[r]=jo(l.type,l.props,l.key,l.ref,l.__v):b[r]=l,a=r+k,l.__=t,l.__b=t.__b+1,i=null,~(c=l.__i=Sh(l,n,a,$))&&($--,(i=n[c])&&(i.__u|=2)),i&&i.__v?(l.__u|=16,c==a-1?k--:c==a+1?k++:c!=a&&(c>a?k--:k++,x=1)):(~c||(s>w?k--:s<w&&k++),typeof l.type!="function"&&(l.__u|=4))):b[r]=null;if(x){for(f=[],h=[],r=0;r<s;r++)if((l=b[r])&&16&l.__u){for(k=0,d=f.length;k<d;)f[m=k+d>>1]<l.__i?k=m+1:d=m;f[k]=l.__i,h[r]=k+1}for(k=f.length;r--;)h[r]&&(h[r]==k?k--:b[r].__u|=4)}if($)for(r=0;r<w;r++)!(i=n[r])||2&i.__u||(i.__e==o&&(o=mn(i)),al(i,i));return o}function aa(t,e,n,o){var s,r,l,i;if(typeof t.type=="function"){if(t.props.__P)return e;if(s=t.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=t,e=aa(s[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=mn(t))&&!e.parentNode&&(e=null),l=t.__e,i=e;i&&i.nodeType==8;)i=i.nextSibling;for(l!=i&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,e):n.insertBefore(l,e||null)),e=l;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Sh(t,e,n,o){var s,r=t.key,l=t.type,i=e[n],a=i&&!(2&i.__u);if(i===null&&r==null||a&&r==i.key&&l==i.type)return n;if(o>(a?1:0)){for(s=n-1;s>=0;s--)if((i=e[s])&&!(2&i.__u)&&r==i.key&&l==i.type)return s;for(s=n+1;s<e.length;s++)if((i=e[s])&&!(2&i.__u)&&r==i.key&&l==i.type)return s}return-1}function ea(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Ts(t,e,n,o,s){var r,l;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||ea(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||ea(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(l=el[e]||(el[e]=Mh(e)),(t.__a||(t.__a={}))[e]=ol,r=e!=(e=e.replace(sa,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,l,r):t.removeEventListener(e,l,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Mh(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Cs]==null)e[Cs]=ol++;else if(e[Cs]<this.__a[t])return;return n(ft.event?ft.event(e):e)}}}function ll(t,e,n,o,s,r,l,i,a,c){var f,h,d,m,w,$,k,x,b,M,T,L,A,j,q,Y,F,P,K=e.type;if(e.constructor!==Ko)return null;128&n.__u&&(a=32&n.__u,f=n.__c.__z)&&(e.__u|=a,h=r=[],f.nodeType==8?i=Es(f,r):r.push(f),i=r[0]||i),(f=ft.__b)&&f(e);t:if(typeof K=="function"){d=l.length;try{if(x=e.props,b=(f=K.prototype)&&f.render,M=(f=K.contextType)&&o[f.__c],T=f?M?M.props.value:f.__:o,(m=n.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(b?e.__c=m=new K(x,T):(e.__c=m=new po(x,T),m.constructor=K,m.render=Ch),M&&M.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),b&&(m.__s||(m.__s=m.state),K.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Un({},m.__s)),Un(m.__s,K.getDerivedStateFromProps(x,m.__s)))),w=m.props,$=m.state,m.__v=e,n.__c){if(x!==w&&b&&!K.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(x,T),e.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(x,m.__s,T)===!1){e.__v!=n.__v&&(m.props=x,m.state=m.__s,m.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(U){U&&(U.__=e)}),Os.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&l.push(m),i=mn(n);break t}m.componentWillUpdate&&m.componentWillUpdate(x,m.__s,T),b&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(w,$,k)})}else b&&!K.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),b&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=T,m.props=x,m.__P=t,m.__g&=-5,L=ft.__r,A=b?25:0;do m.__g&=-9,L&&L(e),f=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++A<25);b&&(Os.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=Un({},o,m.getChildContext())),b&&n.__c&&m.getSnapshotBeforeUpdate&&(k=m.getSnapshotBeforeUpdate(w,$)),j=f&&f.type===Dn&&f.key==null?f.props.children:f,x.__P&&(f=i,s=(t=x.__P).namespaceURI,a=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(U){U&&al(U,U)}),n.__k=null),i=n.__k?mn(n,0):null),i=ia(t,sl(j)?j:[j],e,n,o,s,r,l,i,a,c),x.__P&&(e.__e=null,i=f),e.__u&=-161,h&&h.some(Ln),m.__h.length&&l.push(m),1&m.__g&&(m.__g&=-4)}catch(U){if(l.length=d,e.__v=null,a||r)if(U&&U.then){if(e.__u|=128|a,r){for(~(F=r.indexOf(i||void 0))||(F=r.length);(P=r[F-1])&&P.nodeType==8;)F--;for(;F<r.length;F++)if(P=r[F])if(r[F]=null,q){if(P==Y)break}else{if(P.nodeType!=8)break;P.data.startsWith("$s")&&(Y=Es(q=P))}}if(!q){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;q=i}(f=Es(q=e.__c.__z||(e.__c.__z=q)))?(e.__e=q,i=f):e.__e=i,i=i&&i.nextSibling}else r&&r.some(Ln);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),U&&U.then||ca(e),ft.__e(U,e,n)}}else i=e.__e=Th(n.__e,e,n,o,s,r,l,a,c,t);return(f=ft.diffed)&&f(e),i}function Es(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function ca(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(ca))}function ua(t,e,n){for(var o=0;o<n.length;)il(n[o++],n[o++],n[o++]);ft.__c&&ft.__c(e,t),t.some(function(s){try{t=s.__h,s.__h=[],t.some(function(r){r.call(s)})}catch(r){ft.__e(r,s.__v)}})}function Th(t,e,n,o,s,r,l,i,a,c){var f,h,d,m,w,$,k,x,b=n.props||Ps,M=e.props,T=e.type;if(T=="svg"?s="http://www.w3.org/2000/svg":T=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(f=0;f<r.length;f++)if((w=r[f])&&(T?w.localName==T:w.nodeType==3)){t=w,r[f]=null;break}}if(!t){if(x=c.ownerDocument||document,!T)return x.createTextNode(M);t=x.createElementNS(s,T,M.is?M:c),i&&(ft.__m&&ft.__m(e,r),i=!1),r=null}if(T){if(c=T=="template"&&t.content||t,r=T=="textarea"&&M.defaultValue!=null?null:r&&rl.call(c.childNodes),!i&&r)for(b={},f=0;f<t.attributes.length;f++)b[(w=t.attributes[f]).name]=w.value;for(f in b)w=b[f],f=="dangerouslySetInnerHTML"?d=w:f=="children"||f in M||f=="value"&&"defaultValue"in M||f=="checked"&&"defaultChecked"in M||Ts(t,f,null,w,s);for(f in M)w=M[f],f=="children"?m=w:f=="dangerouslySetInnerHTML"?h=w:f=="value"?$=w:f=="checked"?k=w:i&&typeof w!="function"||b[f]===w||Ts(t,f,w,b[f],s);h?(i||d&&(h.__html==d.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(d&&(t.textContent=""),(T=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&kh.test(T))&&(s="http://www.w3.org/1999/xhtml"),ia(c,sl(m)?m:[m],e,n,o,s,r,l,r?r[0]:n.__k&&mn(n,0),i,a),r&&r.some(Ln)),i&&T!="textarea"||(f="value",T=="progress"&&$==null?t.removeAttribute(f):$==null||$===t[f]&&(T!="progress"||$)||Ts(t,f,$,b[f],s),f="checked",k!=null&&k!=t[f]&&Ts(t,f,k,b[f],s))}else b===M||i&&t.data==M||(t.data=M);return t}function il(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(s){ft.__e(s,n)}}function al(t,e,n){var o,s,r,l;if(ft.unmount&&ft.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||il(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){ft.__e(i,e)}o.__P=o.__n=null}if(o=t.__k)for(l=0;l<o.length;l++)o[l]&&al(o[l],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(s=Es(o,r=[]))&&(o==t.__e&&r.some(Ln),Ln(s),Ln(o)),n||Ln(t.__e),t.__e=t.__c=t.__=null}function Ch(t,e,n){return this.constructor(t,n)}function fa(t,e){var n,o,s,r;ft.__&&ft.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=jo(Dn,{children:[t]}),s=[],r=[],ll(e,e.__k,o||Ps,Ps,e.namespaceURI,o?null:e.firstChild?rl.call(e.childNodes):null,s,o?o.__e:e.firstChild,n,r),ua(s,e.__k,r),e.__k.props.children=null}ft={__e:function(t,e,n,o){for(var s,r,l;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((l=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(t)),s.componentDidCatch&&(s.componentDidCatch(t,o||{}),l=1),l&&8&s.__g)return void(s.__g|=2)}catch(i){t=i}}throw As=0,t}},na=0,nl=function(t){return t!=null&&t.constructor===Ko},po.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=Un({},this.state)),typeof t=="function"&&(t=t(Un({},n),this.props)),t&&(Un(n,t),this.__v&&(e&&this.__k.push(e),ta(this)))},po.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),ta(this))},po.prototype.render=Dn,pn=[],As=0,oa=function(t,e){return t.__v.__b-e.__v.__b},Cs=Symbol(),sa=/(PointerCapture)$|Capture$/i,ol=0,el={},$h=0;var Yo,Rt,cl,ha,ul=Object.is,Us=0,$a=[],fl=[],Pt=ft,pa=Pt.__b,ma=Pt.__r,da=Pt.diffed,_a=Pt.__c,ga=Pt.unmount,wa=Pt.__;function pl(t,e){Pt.__h&&Pt.__h(Rt,t,Us||e),Us=0;var n=Rt.__H||(Rt.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function Tt(t){return Us=1,Eh(va,t)}function Eh(t,e,n){var o=pl(Yo++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):va(void 0,e),function(r){var l=(o.__N||o.__)[0],i=o.t(l,r);ul(l,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=Rt,!Rt.__f)){Rt.__f=!0;var s=Rt.shouldComponentUpdate;Rt.shouldComponentUpdate=function(r,l,i){var a=this.__H;if(!a)return!0;var c=!1,f=this.props!=r;if(a.__.some(function(d){d.__N&&(c=!0,ul(d.__[0],d.__N[0])||(f=!0))}),s){var h=s.call(this,r,l,i);return c?h||f:h}return!c||f}}return o.__}function Wt(t,e){var n=pl(Yo++,3);!Pt.__s&&ka(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,Rt.__H.__h.push(n))}function we(t){return Us=5,Nt(function(){return{current:t}},[])}function Nt(t,e){var n=pl(Yo++,7);return ka(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Ah(){var t;do{for(;t=fl.shift();)try{Go(t)}catch(n){Pt.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=$a.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Go),e.__h.some(hl),e.__h=[]}catch(n){e.__h=[],Pt.__e(n,t.__v)}}}while(fl.length)}Pt.__b=function(t){Rt=null,pa&&pa(t)},Pt.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),wa&&wa(t,e)},Pt.__r=function(t){ma&&ma(t),Yo=0;var e=(Rt=t.__c).__H;e&&(cl==Rt?Rt.__h=[]:(e.__h.some(Go),e.__h.some(hl),Yo=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),cl=Rt},Pt.diffed=function(t){da&&da(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ya($a.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),cl=Rt=null},Pt.__c=function(t,e){e.some(function(n){try{n.__h.some(Go),n.__h=n.__h.filter(function(o){return!o.__||hl(o)})}catch(o){n.__h=[function(){throw o}]}}),_a&&_a(t,e)},Pt.unmount=function(t){ga&&ga(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,ya(fl.push(s))}else Go(s)}catch(r){e=r}}),o.__H=void 0,e&&Pt.__e(e,o.__v))};var ba=typeof requestAnimationFrame=="function";function Ph(t){var e,n=function(){clearTimeout(o),ba&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);ba&&(e=requestAnimationFrame(n))}function ya(t){t!=1&&ha==Pt.requestAnimationFrame||((ha=Pt.requestAnimationFrame)||Ph)(Ah)}function Go(t){var e=Rt,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),Rt=e}function hl(t){var e=Rt;t.__c=t.__(),Rt=e}function ka(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!ul(n,t[o])})}function va(t,e){return typeof e=="function"?e(t):e}var Oh=Symbol.for("preact-signals");function Ns(){if(nn>1)nn--;else{var t,e=!1;for((function(){var s=Rs;for(Rs=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var l=r.t;l!==void 0;l=l.x)l.i===s.i&&(l.i=r.i);s=s.o}})();Zo!==void 0;){var n=Zo;for(Zo=void 0,Ds++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Sa(n))try{n.c()}catch(s){e||(t=s,e=!0)}n=o}}if(Ds=0,nn--,e)throw t}}function dl(t){if(nn>0)return t();ml=++Lh,nn++;try{return t()}finally{Ns()}}var Jo,St=void 0;function Qo(t){var e=St,n=Jo;St=void 0,Jo=void 0;try{return t()}finally{St=e,Jo=n}}var Zo=void 0,nn=0,Ds=0,Lh=0,ml=0,Rs=void 0,Ws=0;function xa(t){if(St!==void 0){var e=t.n;if(e===void 0||e.t!==St)return e={i:0,S:t,p:St.s,n:void 0,t:St,e:void 0,x:void 0,r:e},St.s!==void 0&&(St.s.n=e),St.s=e,t.n=e,32&St.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=St.s,e.n=void 0,St.s.n=e,St.s=e),e}}function zt(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}zt.prototype.brand=Oh;zt.prototype.h=function(){return!0};zt.prototype.S=function(t){var e=this,n=this.t;n!==t&&t.e===void 0&&(t.x=n,this.t=t,n!==void 0?n.e=t:Qo(function(){var o;(o=e.W)==null||o.call(e)}))};zt.prototype.U=function(t){var e=this;if(this.t!==void 0){var n=t.e,o=t.x;n!==void 0&&(n.x=o,t.e=void 0),o!==void 0&&(o.e=n,t.x=void 0),t===this.t&&(this.t=o,o===void 0&&Qo(function(){var s;(s=e.Z)==null||s.call(e)}))}};zt.prototype.subscribe=function(t){var e=this;return le(function(){var n=e.value;Qo(function(){return t(n)})},{name:"sub"})};zt.prototype.valueOf=function(){return this.value};zt.prototype.toString=function(){return this.value+""};zt.prototype.toJSON=function(){return this.value};zt.prototype.peek=function(){var t=this;return Qo(function(){return t.value})};Object.defineProperty(zt.prototype,"value",{get:function(){var t=xa(this);return t!==void 0&&(t.i=this.i),this.v},set:function(t){if(t!==this.v){if(Ds>100)throw new Error("Cycle detected");(function(n){nn!==0&&Ds===0&&n.l!==ml&&(n.l=ml,Rs={S:n,v:n.v,i:n.i,o:Rs})})(this),this.v=t,this.i++,Ws++,nn++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Ns()}}}});function Ft(t,e){return new zt(t,e)}function Sa(t){for(var e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Ma(t){for(var e=t.s;e!==void 0;e=e.n){var n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Ta(t){for(var e=t.s,n=void 0;e!==void 0;){var o=e.p;e.i===-1?(e.S.U(e),o!==void 0&&(o.n=e.n),e.n!==void 0&&(e.n.p=o)):n=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=o}t.s=n}function Rn(t,e){zt.call(this,void 0,e),this.x=t,this.s=void 0,this.g=Ws-1,this.f=4}Rn.prototype=new zt;Rn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Ws))return!0;if(this.g=Ws,this.f|=1,this.i>0&&!Sa(this))return this.f&=-2,!0;var t=St;try{Ma(this),St=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return St=t,Ta(this),this.f&=-2,!0};Rn.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}zt.prototype.S.call(this,t)};Rn.prototype.U=function(t){if(this.t!==void 0&&(zt.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Rn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(Rn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var t=xa(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function mo(t,e){return new Rn(t,e)}function Ca(t){var e=t.j;if(t.j=void 0,typeof e=="function"){nn++;var n=St;St=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,_l(t),o}finally{St=n,Ns()}}}function _l(t){for(var e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Ca(t)}function Uh(t){if(St!==this)throw new Error("Out-of-order effect");Ta(this),St=t,this.f&=-2;try{8&this.f&&_l(this)}finally{Ns()}}function _o(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Jo&&Jo.push(this)}_o.prototype.c=function(){var t=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};_o.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ca(this),Ma(this),nn++;var t=St;return St=this,Uh.bind(this,t)};_o.prototype.N=function(){2&this.f||(this.f|=2,this.u=Zo,Zo=this)};_o.prototype.d=function(){this.f|=8,1&this.f||_l(this)};_o.prototype.dispose=function(){this.d()};function le(t,e){var n=new _o(t,e);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Ea,Fs,zs,Dh=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Aa=[];le(function(){Ea=this.N})();function go(t,e){ft[t]=e.bind(null,ft[t]||function(){})}function Xo(t){if(zs){var e=zs;zs=void 0,e()}zs=t&&t.S()}function Pa(t){var e=this,n=t.data,o=Wh(n);o.name="ReactiveDom",o.value=n;var s=Nt(function(){for(var i=e,a=e.__v;a=a.__;)if(a.__c){a.__c.__$f|=4;break}var c=mo(function(){var m=o.value.value;return m===0?0:m===!0?"":m||""}),f=mo(function(){return!Array.isArray(c.value)&&!nl(c.value)}),h=le(function(){if(this.N=Oa,f.value){var m=c.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=m)}}),d=e.__$u.d;return e.__$u.d=function(){h(),d.call(this)},[f,c]},[]),r=s[0],l=s[1];return r.value?l.peek():l.value}Pa.displayName="ReactiveTextNode";Object.defineProperties(zt.prototype,{constructor:{configurable:!0,value:Ls(Dn,null).constructor},type:{configurable:!0,value:Pa},props:{configurable:!0,get:function(){var t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});go("__b",function(t,e){if(Xo(),Fs=void 0,typeof e.type=="string"){var n,o=e.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof zt&&(n||(e.__np=n={}),n[s]=r,o[s]=r.peek())}}t(e)});go("__r",function(t,e){if(t(e),e.type!==Dn){Xo();var n,o=e.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var l;return le(function(){l=this},{name:r}),l.c=s,l})((function(s){return function(){var r;Dh&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Fs=o,Xo(n)}});go("__e",function(t,e,n,o){Xo(),Fs=void 0,t(e,n,o)});go("diffed",function(t,e){Xo(),Fs=void 0;var n;if(typeof e.type=="string"&&(n=e.__e)){var o=e.__np,s=e.props,r=n.U;if(r)for(var l in r){var i=r[l];i===void 0||o&&l in o||(i.d(),r[l]=void 0)}if(o){r||(r={},n.U=r);for(var a in o){var c=r[a],f=o[a];c===void 0?(c=Rh(n,a,f,s),r[a]=c):c.o(f,s)}}}t(e)});function Rh(t,e,n,o){var s=e in t&&t.ownerSVGElement===void 0,r=Ft(n);return{o:function(l,i){r.value=l,o=i},d:le(function(){this.N=Oa;var l=r.value.value;o[e]!==l&&(o[e]=l,s?t[e]=l:l!=null&&(l!==!1||e[4]==="-")?t.setAttribute(e,l):t.removeAttribute(e))})}}go("unmount",function(t,e){if(typeof e.type=="string"){var n=e.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var l=e.__np;if(l){var i=e.props;for(var a in l)i[a]=l[a]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var f=c.__$u;f&&(c.__$u=void 0,f.d())}}t(e)});go("__h",function(t,e,n,o){o<3&&(e.__$f|=2),t(e,n,o)});po.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in t)if(l!=="__source"&&t[l]!==this.props[l])return!0;for(var i in this.props)if(!(i in t))return!0;return!1};function Wh(t,e){return Nt(function(){return Ft(t,e)},[])}var Nh=function(t){queueMicrotask(function(){queueMicrotask(t)})};function zh(){dl(function(){for(var t;t=Aa.shift();)Ea.call(t)})}function Oa(){Aa.push(this)===1&&(ft.requestAnimationFrame||Nh)(zh)}var Ua=function(t,e,n,o){var s;e[0]=0;for(var r=1;r<e.length;r++){var l=e[r++],i=e[r]?(e[0]|=l?1:2,n[e[r++]]):e[++r];l===3?o[0]=i:l===4?o[1]=Object.assign(o[1]||{},i):l===5?(o[1]=o[1]||{})[e[++r]]=i:l===6?o[1][e[++r]]+=i+"":l?(s=t.apply(i,Ua(t,i,n,["",null])),o.push(s),i[0]?e[0]|=2:(e[r-2]=0,e[r]=s)):o.push(i)}return o},La=new Map;function Da(t){var e=La.get(this);return e||(e=new Map,La.set(this,e)),(e=Ua(this,e.get(t)||(e.set(t,e=(function(n){for(var o,s,r=1,l="",i="",a=[0],c=function(d){r===1&&(d||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?a.push(0,d,l):r===3&&(d||l)?(a.push(3,d,l),r=2):r===2&&l==="..."&&d?a.push(4,d,0):r===2&&l&&!d?a.push(5,0,!0,l):r>=5&&((l||!d&&r===5)&&(a.push(r,0,l,s),r=6),d&&(a.push(r,d,0,s),r=6)),l=""},f=0;f<n.length;f++){f&&(r===1&&c(),c(f));for(var h=0;h<n[f].length;h++)o=n[f][h],r===1?o==="<"?(c(),a=[a],r=3):l+=o:r===4?l==="--"&&o===">"?(r=1,l=""):l=o+l[0]:i?o===i?i="":l+=o:o==='"'||o==="'"?i=o:o===">"?(c(),r=1):r&&(o==="="?(r=5,s=l,l=""):o==="/"&&(r<5||n[f][h+1]===">")?(c(),r===3&&(a=a[0]),r=a,(a=a[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(c(),r=2):l+=o),r===3&&l==="!--"&&(r=4,a=a[0])}return c(),a})(t)),e),arguments,[])).length>1?e:e[0]}var S=Da.bind(Ls);var Ra="fairground-theme",Fh=["auto","light","dark"];function qh(){try{let t=localStorage.getItem(Ra);return Fh.includes(t)?t:"auto"}catch{return"auto"}}var ts=Ft(qh()),dn=Ft(0);function Wa(){let t=matchMedia("(prefers-color-scheme: dark)"),e=Ft(t.matches);t.addEventListener("change",()=>{e.value=t.matches}),le(()=>{let n=e.value?"dark":"light";document.documentElement.dataset.theme=ts.value==="auto"?n:ts.value;try{localStorage.setItem(Ra,ts.value)}catch{}dn.value=dn.peek()+1})}function Ye(t){return getComputedStyle(document.documentElement).getPropertyValue(`--${t}`).trim()}function Na(){let t=e=>{ts.value=e.currentTarget.value};return S`<label class="theme"
    >Colours
    <select value=${ts.value} onChange=${t}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`}var Je={story:null,scenario:"request-server",text:null,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{},kernel:"",settings:""}},Ih=["scenario","machine","kernel","seed","duration"],es=2e5;function qs(t){if([t.text,t.manifest,t.change.settings].some(s=>s?.length>es))return null;let n=new TextEncoder().encode(JSON.stringify(t)),o=Array.from(n,s=>String.fromCharCode(s)).join("");return btoa(o).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function za(t){let e=null;try{let r=atob(t.replace(/-/g,"+").replace(/_/g,"/")),l=Uint8Array.from(r,i=>i.charCodeAt(0));e=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(l))}catch{throw new Error("The link's end is no playground's: it may have been cut when it was copied.")}if(e===null||typeof e!="object")throw new Error("The link holds no scenario.");let n=Object.fromEntries(Ih.map(r=>[r,Wn(e[r],Je[r])])),o=e.change??{},s=Object.entries(o.knobs??{}).map(([r,l])=>[r,Wn(l,"")]);return{...n,story:Wn(e.story,null),text:Wn(e.text,null),manifest:Wn(e.manifest,null),change:{knobs:Object.fromEntries(s),kernel:Wn(o.kernel,""),settings:Wn(o.settings,"")}}}function Wn(t,e){if(t==null)return e;if(typeof t!="string")throw new Error(`The link has ${typeof t} for a text.`);if(t.length<=es)return t;throw new Error(`A text of the link has ${t.length} letters; at most ${es} are taken: open it as a file.`)}var Fa="engine.wasm.gz";async function Hh(){let t=await fetch(Fa);if(!t.ok)throw new Error(`the server says ${t.status} of ${Fa}`);let e=await t.arrayBuffer(),[n,o]=new Uint8Array(e,0,2);if(n!==31||o!==139)return e;let s=new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"));return new Response(s).arrayBuffer()}var gl=null;function qa(){return gl??=Hh().then(t=>WebAssembly.compile(t)).catch(t=>{throw gl=null,t}),gl}function wo(){let t=null,e=null,n=null,o=0;function s(a){let c=e;e=null,c?.resolve(a),i()}function r(a){t?.terminate(),t=null,s({kind:"stopped",message:`The engine can't be loaded: ${a}.`})}async function l(){let a=new Worker("worker.js");t=a,a.addEventListener("message",({data:c})=>{e?.number===c.number&&s(c.answer)});for(let c of["error","messageerror"])a.addEventListener(c,f=>{f.preventDefault(),t===a&&r(f.message||"its worker has ended")});return a.postMessage({module:await qa()}),a}async function i(){if(e||!n)return;let a=n;e=a,n=null;try{let c=t??await l();e===a&&c.postMessage({number:a.number,question:a.question})}catch(c){e===a&&r(c.message)}}return{ask(a){return new Promise(c=>{n?.resolve(null),o+=1,n={number:o,question:a,resolve:c},i()})},stop(){if(!e)return;t?.terminate(),t=null;let a=[e,n];e=null,n=null,a.forEach(c=>c?.resolve(null))}}}var Vh=[36e5,6e5,12e4,6e4,2e4,1e4,5e3,2e3,1e3,500,200,100,50,20],Bh=45,jh=8e3,Kh=2.6,Gh=12,Yh=.8,wl=200,Jh=.3,Zh=8;function bl(){let t=new Map,e=null,n=wl;function o(){let r=[...t].sort(([h],[d])=>h-d),[[l,i],[a,c]]=[r[0],r[r.length-1]];if(l===a)return{fixed:0,rate:c/a};let f=Math.max((c-i)/(a-l),1e-9);return{fixed:Math.max(0,i-f*l),rate:f}}function s(r,l){if(e===null)return wl;let{fixed:i,rate:a}=o(),c=Math.max(r-i,r/2),f=h=>a*h<=c&&h<=l*n;return f(e)?null:Vh.find(h=>h<e&&f(h))??10}return{note({ran:r,all:l,took:i}){let a=Math.max(r,.001),c=t.get(a)??i;e=l,n=a;for(let[f,h]of t)f<a&&t.set(f,Math.min(h,i)),f>a&&t.set(f,Math.max(i,Yh*h));t.set(a,i<c?i:c+Jh*(i-c)),t.size>Zh&&t.delete(t.keys().next().value)},forget(){t.clear(),e=null,n=wl},drag:()=>s(Bh,Kh),rest:()=>s(jh,Gh)}}function Nn({run:t,whole_ns:e}){return t.duration_ns<e&&t.simulated_ns>=t.duration_ns}function bo(t,e){return`limit:${t}:${e}`}function zn({path:t,quota_ns:e,period_ns:n,burst_ns:o},s){let r=m=>{let w=s[bo(t,m)];return w===void 0?null:Number(w)},[l,i,a]=["quota","period","burst"].map(r),c=i===null?n/1e3:Math.round(i*1e3),f=l??e/n,h=Math.max(1e3,Math.round(f*c)),d=a===null?o/1e3:Math.round(a*1e3);return{quota_us:h,period_us:c,burst_us:Math.min(d,h)}}function Ia(t){return 1e3/t}function Ha(t,e){let{path:n}=t,{quota_us:o,period_us:s,burst_us:r}=zn(t,e);return[...["quota","period"].some(i=>e[bo(n,i)]!==void 0)?[`${n}=cpu.max=${o} ${s}`]:[],...r===t.burst_ns/1e3?[]:[`${n}=cpu.max.burst=${r}`]]}var Qh="scenario.toml",Is="limits.yaml";function Xh(t){let e=t.trim();return e!==""&&!e.includes(`
`)&&!/^[[{#]/.test(e)&&!/^[\w."-]+\s*=/.test(e)}function Va(t){return/^(apiVersion|kind|services)\s*:/m.test(t)}function tp(t){return/^\s*(\{|\/\*|\/\/)/.test(t)}function yo(t){let e={},n=t.scenario;return t.text!==null&&(Xh(t.text)?n=t.text.trim():(n=tp(t.text)?"workload.json":Qh,e[n]=t.text)),t.manifest&&(e[Is]=t.manifest),{scenario:n,files:e}}function ep(t){return t.split(`
`).map(n=>n.trim()).filter(Boolean).map(n=>{let o=n.indexOf("=");return o<0?[n,""]:[n.slice(0,o).trim(),n.slice(o+1).trim()]})}function Ba(t,e,n){let o={set:[],limit:[]},{change:s}=t;t.machine&&(o.machine=t.machine);let r=e&&s.kernel||t.kernel;if(r&&(o.kernel=r),t.seed.trim()){let l=Number(t.seed);Number.isSafeInteger(l)&&l>=0?o.seed=l:o.set.push(["seed",t.seed.trim()])}if(t.duration.trim()&&(o.duration=t.duration.trim()),t.manifest&&(o.limits=[Is]),e){for(let[l,i]of Object.entries(s.knobs))l.startsWith("set:")&&o.set.push([l.slice(4),i]);o.set.push(...ep(s.settings)),o.limit.push(...n.flatMap(l=>Ha(l,s.knobs)))}return o}function $o({change:t}){let{knobs:e,kernel:n,settings:o}=t;return Object.keys(e).length>0||n!==""||o.trim()!==""}function yl(t,e,n,o){let{scenario:s,files:r}=yo(t),l={name:e?"B: the change":"A: as it is",scenario:s,files:r,overrides:Ba(t,e,n),worlds:2};return o!==null&&(l.longest_ms=o),{play:l}}function np(t){return/^[\w./:=,%+@^-]+$/.test(t)?t:`'${t.replaceAll("'","'\\''")}'`}function $l(t,e,n){let{scenario:o,files:s}=yo(t),r=Ba(t,e,n),l=["fairground","run",o],i=(a,c)=>c!==void 0&&l.push(a,String(c));return i("--machine",r.machine),i("--kernel",r.kernel),i("--seed",r.seed),i("--duration",r.duration),(r.limits??[]).forEach(a=>i("--limits",a)),r.set.forEach(([a,c])=>i("--set",`${a}=${c}`)),r.limit.forEach(a=>i("--limit",a)),{command:l.map(np).join(" "),files:s}}var ja="fairground.play/1",op=250,sp=4,rp=6;function Ka(){let t=Ft(Je),e=Ft(null),n=Ft(null),o=[bl(),bl()],s=[wo(),wo()],r=[wo(),wo()],l=new Map,i=0,a=0;async function c(b,M,T){let L=M===0?JSON.stringify(T):null;if(L&&l.has(L))return l.get(L);let A=await b[M].ask(T);if(A?.ok){let{schema:j,whole_ns:q,run:Y}=A.ok;if(j!==ja)return lp(j);let F=Y.simulated_ns/1e6;o[M].note({ran:F,all:q/1e6,took:A.took_ms}),L&&l.set(L,A),l.size>rp&&l.delete(l.keys().next().value)}return A}function f(b,M){let L=o.slice(0,M?2:1).map(A=>A[b]()).filter(A=>A!==null);return L.length>0?Math.min(...L):null}async function h(b,M=0){i+=1;let T=i,L=t.peek(),A=$o(L),j=b==="rest"?r:s,q=performance.now();n.value={since:q,kind:b};let Y=L.story?null:f(b,A),F=w(L),P=c(j,0,yl(L,!1,[],Y)),K=F??(await P)?.ok?.knobs.limits,U=A&&K&&c(j,1,yl(L,!0,K,Y)),[G,I]=[await P,U?await U:void 0];G?.ok&&$(L,G.ok.knobs.limits);let et=T===i;if(et&&(n.value=null),G===null||I===null)return;let H=et||b==="drag"&&m(L)===m(t.peek()),Xt=performance.now()-q;if(H&&(e.value={a:G,b:I,length:Y,kind:b,state:L,took_ms:Xt}),!et)return;let dt=f("rest",A);[G,I].some(X=>X?.ok&&Nn(X.ok))&&(dt===null||dt>Y)&&M<sp&&k(b==="rest"?0:op,M+1)}let d={key:null,limits:null},m=b=>JSON.stringify([yo(b),b.machine,b.kernel]),w=b=>d.key===m(b)?d.limits:null,$=(b,M)=>{d={key:m(b),limits:M}};function k(b,M){clearTimeout(a),a=setTimeout(()=>h("rest",M),b)}function x(){clearTimeout(a),r.forEach(b=>b.stop()),h("drag")}return{state:t,result:e,busy:n,limits:mo(()=>e.value?.a.ok?.knobs.limits??[]),set(b,M=!1){t.value={...t.peek(),...b},M&&o.forEach(T=>T.forget()),x()},stop(){i+=1,clearTimeout(a),[...s,...r].forEach(b=>b.stop()),n.value=null},link(){let b=qs(t.peek());return b===null?null:`${location.href.split("#")[0]}#${b}`},read:b=>za(b)}}function lp(t){return{kind:"stopped",message:`This page draws ${ja}; its engine says ${t}. Load the page anew.`}}function Ga(){let t=wo(),e=Promise.resolve();return n=>(e=e.then(()=>t.ask(n)),e)}function rt(t){let e=Math.abs(t);return e>=1e9?`${Ot(t/1e9)} s`:e>=1e6?`${Ot(t/1e6)} ms`:e>=1e3?`${Ot(t/1e3)} us`:`${Ot(t)} ns`}function _n(t,e=1e9){let n=Math.min(9,Math.max(1,Math.ceil(11-Math.log10(Math.max(e,1)))));return`${(t/1e9).toFixed(n)} s`}function ue(t){return(t/1e6).toFixed(3)}function on(t){return Ot(t/1e3)}function Ne(t,e=1){return`${(100*t).toFixed(e)} %`}function Ot(t){if(!Number.isFinite(t))return"-";let e=Math.abs(t);return e>=100||Number.isInteger(t)?t.toFixed(0):t.toFixed(e>=10?1:2)}var ip=new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]","g");function z(t){return String(t).replace(ip,"\uFFFD")}function ko(t,e){let n=Array.from(z(t));if(n.length<=e)return n.join("");let o=Math.min(6,Math.floor(e/2));return`${n.slice(0,e-o-1).join("")}\u2026${n.slice(-o).join("")}`}function fe({caption:t,columns:e,rows:n,selected:o}){let s=e.map((a,c)=>c===0||n.some(f=>cp(f[c]))),r=a=>s[a]?"words":"number",l=(a,c)=>{let f=a?.node??S`<bdi>${z(kl(a))}</bdi>`;return c===0?S`<th scope="row" class="words">${f}</th>`:S`<td class=${a?.className??r(c)} style=${ap(a)}>${f}</td>`},i=(a,c)=>S`<th scope="col" class=${r(c)}><bdi>${z(a)}</bdi></th>`;return S`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${z(t)}</bdi></strong>
      <${Hs} what=${t} text=${()=>up(e,n)} />
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
  </div>`}function ap(t){return typeof t?.level=="number"?{"--level":`${Math.round(60*t.level)}%`}:{}}function cp(t){return!!t?.node||!/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(kl(t))}function kl(t){return t==null?"-":String(t.text??t)}function up(t,e){let n=o=>{let s=z(kl(o)).replace(/\t/g," ");return/^[=+@]/.test(s)?`'${s}`:s};return[t,...e].map(o=>o.map(n).join("	")).join(`
`)}function Hs({what:t,text:e}){let[n,o]=Tt("Copy");return S`<button type="button" class="copy" onClick=${async()=>{o(await fp(e())?"Copied":"Not allowed here"),setTimeout(()=>o("Copy"),2e3)}}>
    ${n}<span class="unseen"> ${z(t)}</span>
  </button>`}async function fp(t){try{return await navigator.clipboard.writeText(t),!0}catch{return hp(t)}}function hp(t){let e=document.createElement("textarea");e.value=t,document.body.append(e),e.select();let n=document.execCommand("copy");return e.remove(),n}function Ya({caption:t,columns:e,rows:n}){let[o,s]=Tt(!1);return S`<details class="numbers" onToggle=${l=>s(l.currentTarget.open)}>
    <summary>Numbers: <bdi>${z(t)}</bdi></summary>
    ${o&&S`<${fe} caption=${t} columns=${e} rows=${n()} />`}
  </details>`}function Ja({name:t,text:e}){let n=e.split(`
`).map(z).join(`
`);return S`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${z(t)}</bdi></strong>
      <${Hs} what=${t} text=${()=>e} />
    </div>
    <pre class="scroll" tabindex="0" role="region" aria-label=${z(t)}>${n}</pre>
  </div>`}function Za({play:t}){let e=t.state.value,n=t.result.value,o=t.limits.value,s=$o(e)?[!1,!0]:[!1],{files:r}=$l(e,!1,o),l=i=>{let{command:a}=$l(e,i,o),c=(i?n?.b:n?.a)?.ok;return S`<${Qa} name=${i?"World B":"World A"} text=${a} />
      <${mp} answer=${c} isNow=${n?.state===e} />`};return S`<section>
    <h2>Take it with you</h2>
    <${pp} link=${t.link()} />
    ${s.map(l)}
    ${Object.entries(r).map(([i,a])=>S`<${dp} ...${{name:i,text:a}} />`)}
    ${Object.keys(r).length>0&&S`<p class="note">Save the files beside each other, and run the commands there.</p>`}
  </section>`}function pp({link:t}){return t!==null?S`<${Qa} name="Link with all of it" text=${t} />`:S`<p class="caution" role="note">
    There is no link: it holds texts of at most ${es} letters. The files below have all.
  </p>`}function mp({answer:t,isNow:e}){return e?t?Nn(t)?S`<p class="note">The page shows a part of this run; the command runs all of it.</p>`:S`<p class="note">It gives this very run: digest ${t.run.digest}.</p>`:null:S`<p class="note">The page does not show this run yet.</p>`}function Qa({name:t,text:e}){return S`<div class="table">
    <div class="head">
      <strong aria-hidden="true">${t}</strong>
      <${Hs} what=${t} text=${()=>e} />
    </div>
    <pre class="scroll line" tabindex="0" role="region" aria-label=${t}>${z(e)}</pre>
  </div>`}function dp({name:t,text:e}){let[n,o]=Tt("");return Wt(()=>{let s=URL.createObjectURL(new Blob([e],{type:"text/plain"}));return o(s),()=>URL.revokeObjectURL(s)},[e]),S`<p><a class="file" href=${n} download=${t}>Save ${t}</a></p>`}function gn({id:t,label:e,usual:n,value:o,items:s,choose:r}){let l=s.find(i=>i.name===o)?.says;return S`<div class="field">
    <label for=${t}>${e}</label>
    <select id=${t} value=${o} onChange=${i=>r(i.currentTarget.value)}>
      ${n!==void 0&&S`<option value="">${n}</option>`}
      ${s.map(({name:i})=>S`<option value=${i}>${z(i)}</option>`)}
    </select>
    ${l&&S`<p class="note">${z(l)}</p>`}
  </div>`}function vl({id:t,label:e,value:n,placeholder:o,choose:s}){return S`<div class="field small">
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
  </div>`}function ns({id:t,label:e,value:n,rows:o,placeholder:s,choose:r,fault:l,place:i}){let[a,c]=Tt(n);return Wt(()=>c(n),[n]),Wt(()=>{if(a===n)return;let f=setTimeout(()=>r(a)===!1&&c(n),400);return()=>clearTimeout(f)},[a]),S`<div class="field">
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
    <${Vs} fault=${l} place=${i} />
  </div>`}function Vs({fault:t,place:e}){if(!t)return null;let{box:n=null,line:o=0}=e??{},s=()=>{let l=document.getElementById(n),a=l.value.split(`
`).slice(0,o-1).join(`
`).length+(o>1?1:0),c=l.value.indexOf(`
`,a),f=l.closest("details");f&&(f.open=!0),l.focus(),l.setSelectionRange(a,c<0?l.value.length:c)},r=t.split(`
`).map(z).join(`
`);return S`<div class="fault" role="alert">
    <pre tabindex="0" aria-label="What is wrong">${r}</pre>
    ${n&&S`<button type="button" onClick=${s}>Go to line ${o}</button>`}
  </div>`}var Bs=["threads","rate","rps","service","slice","burst","period","run","groups"],_p=["duration","runtime","timeout","seed"],xl=[5,10,20,25,50,100,200,250,500,1e3],Sl=80,Xa=4;function wn(t){return String(Number(t.toPrecision(3)))}function tc(t){let e=/^((?:exp|poisson):)?(\d+(?:\.\d+)?)(ns|us|ms|s|\/s|%)?$/.exec(t.trim());if(!e)return null;let[,n="",o,s=""]=e;return Number(o)>0?{before:n,number:Number(o),unit:s}:null}function ec(t,e){return e===""&&Number.isInteger(t)?{min:1,max:Math.max(4*t,16),to:s=>s,from:s=>s}:{min:0,max:Sl,to:s=>Number(wn(t/4*16**(s/Sl))),from:s=>Math.round(Sl*Math.log(s/(t/4))/Math.log(16))}}function gp(t,e){let{path:n,quota_ns:o,period_ns:s,burst_ns:r}=t,l=o/s,i=Math.min(Math.max(2*l,2),Math.max(e,l)),a=s/1e6,c=xl.includes(a)?xl:[...xl,a].sort((f,h)=>f-h);return[{key:bo(n,"quota"),label:`quota of ${n}`,base:wn(l),min:1,max:100,now:f=>{let{quota_us:h,period_us:d}=zn(t,f);return wn(h/d)},to:(f,h)=>{let d=Math.max(.05,Ia(zn(t,h).period_us));return wn(Math.max(d,f*i/100))},from:f=>Math.round(100*f/i),read:f=>`${Ot(Number(f))} CPUs`},{key:bo(n,"period"),label:`period of ${n}`,base:wn(a),min:0,max:c.length-1,to:f=>String(c[f]),from:f=>Math.max(0,c.indexOf(Number(f))),read:f=>`${f} ms`},{key:bo(n,"burst"),label:`burst of ${n}`,base:wn(r/1e6),min:0,max:100,now:f=>wn(zn(t,f).burst_us/1e3),to:(f,h)=>wn(f*zn(t,h).quota_us/1e5),from:(f,h)=>Math.round(1e5*f/zn(t,h).quota_us),read:f=>`${Ot(Number(f))} ms`}]}function wp({key:t,of:e,name:n,value:o}){let s=tc(o);if(!s)return null;let{before:r,unit:l}=s,i=ec(s.number,l),a=l===""||l==="/s";return{key:`set:${t}`,name:n,label:`${n} of ${e}`,base:o.trim(),...i,to:c=>`${r}${i.to(c)}${l}`,from:c=>i.from(tc(c)?.number??s.number),read:c=>a?c:c.replace(/(\d)([a-z]+)$/,"$1 $2")}}function bp({kernel:t}){let e=t.answers.pick==="eligible-deadline",n=e?"base_slice_ns":"min_granularity_ns",o=t.knobs[n];if(!o)return null;let s=ec(o/1e6,"ms");return{key:`set:${n}`,label:e?"base slice":"minimum granularity",base:String(o),...s,to:r=>String(Math.round(s.to(r)*1e6)),from:r=>s.from(Number(r)/1e6),read:r=>`${Ot(Number(r)/1e6)} ms`}}function nc({knobs:t,run:e}){let n=e.machine.cpus,o=t.limits.slice(0,Xa).flatMap(h=>gp(h,n)),s=t.settings.filter(({name:h})=>!_p.includes(h)).map(wp),r=({name:h})=>Bs.includes(h)?Bs.indexOf(h):Bs.length,l=s.filter(Boolean).sort((h,d)=>r(h)-r(d)),i=bp(e),a=l.filter(h=>r(h)<Bs.length).slice(0,6),c=l.filter(h=>!a.includes(h)),f=Math.max(0,t.limits.length-Xa);return{first:[...o,...a,...i?[i]:[]],more:c,leftOut:f}}function oc({knob:t,knobs:e,turn:n}){let o=e[t.key],s=`knob-${t.key}`,r=c=>{let f=t.to(Number(c.currentTarget.value),e);n(t.key,f===t.base?null:f)},l=o!==void 0,i=t.now?.(e)??o??t.base,a=i!==t.base;return S`<div class=${l||a?"knob changed":"knob"}>
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
  </div>`}function js(t,e){let n={box:null,line:0},[,o,s]=/^ *--> (.+?):(\d+)(?::\d+)?$/m.exec(t??"")??[];return o===void 0?n:o===Is?{box:"manifest",line:Number(s)}:o==="--set"?$p(t,e.change.settings)??n:yp(o,e)?{box:"text",line:Number(s)}:n}function yp(t,e){return e.text===null?t.endsWith(`/${e.scenario}.toml`):t==="the command"||t in yo(e).files}function $p(t,e){let[,n]=/^ *1 \| (.*)$/m.exec(t)??[],o=r=>r.replace(/\s*=\s*/,"=").trim(),s=e.split(`
`).findIndex(r=>o(r)===n?.trim());return s<0?null:{box:"settings",line:s+1}}function sc({play:t,shelves:e,fault:n}){let o=t.state.value,{change:s}=o,r=$=>t.set({change:{...t.state.peek().change,...$}}),l=($,k)=>{let{[$]:x,...b}=t.state.peek().change.knobs;r({knobs:k===null?b:{...b,[$]:k}})},i=t.result.value?.a?.ok,{first:a,more:c,leftOut:f}=i?nc(i):{first:[],more:[],leftOut:0},h=e.stories.find($=>$.id===o.story),d=({key:$})=>h.knobs.includes($),m=h?[...a,...c].filter(d):a,w=$=>S`<${oc} key=${$.key} knob=${$} knobs=${s.knobs} turn=${l} />`;return S`<section aria-label="The change">
    <h2>World B: the change</h2>
    <p class="note">Drag a number. World A stays as it is; both have the same seed.</p>
    ${h?.choices?.map($=>S`<${kp} ...${{one:$,change:s,turn:l}} />`)}
    ${m.map(w)}
    ${f>0&&!h&&S`<p class="note">
      ${f} more ${f===1?"group has a limit":"groups have limits"}: change them in
      the scenario's text.
    </p>`}
    ${c.length>0&&!h&&S`<details>
      <summary>More numbers of the workload</summary>
      ${c.map(w)}
    </details>`}
    <${gn}
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
        place=${js(n,o)}
      />
    </details>
    <button type="button" disabled=${!$o(o)} onClick=${()=>r(Je.change)}>
      Take all changes back
    </button>
  </section>`}function kp({one:t,change:e,turn:n}){let o=`set:${t.key}`,s=t.answers.map(([r,l])=>({name:r,says:l}));return S`<${gn}
    id=${`choice-${t.key}`}
    label=${t.label}
    value=${e.knobs[o]??t.usual}
    items=${s}
    choose=${r=>n(o,r===t.usual?null:r)}
  />`}function rc(t){let e=o=>o&&!o.ok&&o.kind!=="stopped"?o.message:null,n=e(t?.a);return[n,n?null:e(t?.b)]}function lc({play:t,shelves:e}){let[,n]=rc(t.result.value),o=S`<${sc} key="change" ...${{play:t,shelves:e,fault:n}} />`,s=S`<${vp} key="scenario" ...${{play:t,shelves:e}} />`;return t.state.value.story?[o,s]:[s,o]}function vp({play:t,shelves:e}){let n=t.state.value,[o]=rc(t.result.value),s=js(o,n),r=s.box===null&&/ --> --/.test(o??""),l=s.box==="manifest"?"manifest":r?"choice":"text",i=m=>m===l?{fault:o,place:s}:{},a=m=>t.set({...m,story:null},!0),c=m=>a({scenario:m,text:null,machine:"",kernel:"",change:Je.change}),f=m=>Va(m)?(a({manifest:m}),!1):a({text:m}),h=(m,w)=>a(w==="limits"?{manifest:m}:{text:m}),d=n.text??e.texts[n.scenario]??"";return S`<section class="choose" aria-label="The world">
    <h2>The world</h2>
    <${gn}
      id="scenario"
      label="Workload"
      value=${n.text===null?n.scenario:""}
      usual=${n.text===null?void 0:"your own, below"}
      items=${e.scenarios}
      choose=${m=>m&&c(m)}
    />
    <${xp} files=${e.files} take=${h} />
    <${gn}
      id="machine"
      label="Machine"
      usual="as the scenario says"
      value=${n.machine}
      items=${e.machines}
      choose=${m=>a({machine:m})}
    />
    <${gn}
      id="kernel"
      label="Kernel"
      usual="as the scenario says"
      value=${n.kernel}
      items=${e.kernels}
      choose=${m=>a({kernel:m})}
    />
    <div class="pair">
      <${vl}
        id="seed"
        label="Seed"
        value=${n.seed}
        placeholder="of the scenario"
        choose=${m=>t.set({seed:m},!0)}
      />
      <${vl}
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
    <${Vs} ...${i("choice")} />
  </section>`}function xp({files:t,take:e}){let[n,o]=Tt(null);if(t.length===0)return null;let s=async r=>{let{address:l,kind:i}=t.find(a=>a.name===r);try{let a=await fetch(l);if(!a.ok)throw new Error(`the server says ${a.status}`);e(await a.text(),i),o(null)}catch(a){o(`${r} can't be had: ${a.message}.
It may be gone or too large now, or the server has ended: load the page again.`)}};return S`<${gn}
      id="folder"
      label="From your folder"
      value=""
      usual="choose a file"
      items=${t}
      choose=${r=>r&&s(r)}
    />
    <${Vs} fault=${n} />`}var Sp="uplot",Mp="u-hz",Tp="u-vt",Cp="u-title",Ep="u-wrap",Ap="u-under",Pp="u-over",Op="u-axis",In="u-off",Lp="u-select",Up="u-cursor-x",Dp="u-cursor-y",Rp="u-cursor-pt",Wp="u-legend",Np="u-live",zp="u-inline",Fp="u-series",qp="u-marker",ic="u-label",Ip="u-value",ss="width",rs="height";var ac="bottom",vo="left",Ml="right",Hl="#000",cc=Hl+"0",Tl="mousemove",uc="mousedown",Cl="mouseup",fc="mouseenter",hc="mouseleave",pc="dblclick",Hp="resize",Vp="scroll",mc="change",Zs="dppxchange",Vl="--",Ao=typeof window<"u",Ll=Ao?document:null,So=Ao?window:null,Bp=Ao?navigator:null,ct,Ks;function Ul(){let t=devicePixelRatio;ct!=t&&(ct=t,Ks&&Rl(mc,Ks,Ul),Ks=matchMedia(`(min-resolution: ${ct-.001}dppx) and (max-resolution: ${ct+.001}dppx)`),Hn(mc,Ks,Ul),So.dispatchEvent(new CustomEvent(Zs)))}function be(t,e){if(e!=null){let n=t.classList;!n.contains(e)&&n.add(e)}}function Dl(t,e){let n=t.classList;n.contains(e)&&n.remove(e)}function kt(t,e,n){t.style[e]=n+"px"}function ze(t,e,n,o){let s=Ll.createElement(t);return e!=null&&be(s,e),n?.insertBefore(s,o),s}function Ee(t,e){return ze("div",t,e)}var dc=new WeakMap;function Ze(t,e,n,o,s){let r="translate("+e+"px,"+n+"px)",l=dc.get(t);r!=l&&(t.style.transform=r,dc.set(t,r),e<0||n<0||e>o||n>s?be(t,In):Dl(t,In))}var _c=new WeakMap;function gc(t,e,n){let o=e+n,s=_c.get(t);o!=s&&(_c.set(t,o),t.style.background=e,t.style.borderColor=n)}var wc=new WeakMap;function bc(t,e,n,o){let s=e+""+n,r=wc.get(t);s!=r&&(wc.set(t,s),t.style.height=n+"px",t.style.width=e+"px",t.style.marginLeft=o?-e/2+"px":0,t.style.marginTop=o?-n/2+"px":0)}var Bl={passive:!0},jp={...Bl,capture:!0};function Hn(t,e,n,o){e.addEventListener(t,n,o?jp:Bl)}function Rl(t,e,n,o){e.removeEventListener(t,n,Bl)}Ao&&Ul();function Fe(t,e,n,o){let s;n=n||0,o=o||e.length-1;let r=o<=2147483647;for(;o-n>1;)s=r?n+o>>1:ye((n+o)/2),e[s]<t?n=s:o=s;return t-e[n]<=e[o]-t?n:o}function Kc(t){return(n,o,s)=>{let r=-1,l=-1;for(let i=o;i<=s;i++)if(t(n[i])){r=i;break}for(let i=s;i>=o;i--)if(t(n[i])){l=i;break}return[r,l]}}var Gc=t=>t!=null,Yc=t=>t!=null&&t>0,tr=Kc(Gc),Kp=Kc(Yc);function Gp(t,e,n,o=0,s=!1){let r=s?Kp:tr,l=s?Yc:Gc;[e,n]=r(t,e,n);let i=t[e],a=t[e];if(e>-1)if(o==1)i=t[e],a=t[n];else if(o==-1)i=t[n],a=t[e];else for(let c=e;c<=n;c++){let f=t[c];l(f)&&(f<i?i=f:f>a&&(a=f))}return[i??_t,a??-_t]}function er(t,e,n,o){let s=kc(t),r=kc(e);t==e&&(s==-1?(t*=n,e/=n):(t/=n,e*=n));let l=n==10?sn:Jc,i=s==1?ye:Ae,a=r==1?Ae:ye,c=i(l(It(t))),f=a(l(It(e))),h=Mo(n,c),d=Mo(n,f);return n==10&&(c<0&&(h=gt(h,-c)),f<0&&(d=gt(d,-f))),o||n==2?(t=h*s,e=d*r):(t=tu(t,h),e=nr(e,d)),[t,e]}function jl(t,e,n,o){let s=er(t,e,n,o);return t==0&&(s[0]=0),e==0&&(s[1]=0),s}var Kl=.1,yc={mode:3,pad:Kl},is={pad:0,soft:null,mode:0},Yp={min:is,max:is};function Qs(t,e,n,o){return or(n)?$c(t,e,n):(is.pad=n,is.soft=o?0:null,is.mode=o?3:0,$c(t,e,Yp))}function it(t,e){return t??e}function Jp(t,e,n){for(e=it(e,0),n=it(n,t.length-1);e<=n;){if(t[e]!=null)return!0;e++}return!1}function $c(t,e,n){let o=n.min,s=n.max,r=it(o.pad,0),l=it(s.pad,0),i=it(o.hard,-_t),a=it(s.hard,_t),c=it(o.soft,_t),f=it(s.soft,-_t),h=it(o.mode,0),d=it(s.mode,0),m=e-t,w=sn(m),$=ie(It(t),It(e)),k=sn($),x=It(k-w);(m<1e-24||x>10)&&(m=0,(t==0||e==0)&&(m=1e-24,h==2&&c!=_t&&(r=0),d==2&&f!=-_t&&(l=0)));let b=m||$||1e3,M=sn(b),T=Mo(10,ye(M)),L=b*(m==0?t==0?.1:1:r),A=gt(tu(t-L,T/10),24),j=t>=c&&(h==1||h==3&&A<=c||h==2&&A>=c)?c:_t,q=ie(i,A<j&&t>=j?j:qe(j,A)),Y=b*(m==0?e==0?.1:1:l),F=gt(nr(e+Y,T/10),24),P=e<=f&&(d==1||d==3&&F>=f||d==2&&F<=f)?f:-_t,K=qe(a,F>P&&e<=P?P:ie(P,F));return q==K&&q==0&&(K=100),[q,K]}var Zp=new Intl.NumberFormat(Ao?Bp.language:"en-US"),Gl=t=>Zp.format(t),$e=Math,Js=$e.PI,It=$e.abs,ye=$e.floor,qt=$e.round,Ae=$e.ceil,qe=$e.min,ie=$e.max,Mo=$e.pow,kc=$e.sign,sn=$e.log10,Jc=$e.log2,Qp=(t,e=1)=>$e.sinh(t)*e,El=(t,e=1)=>$e.asinh(t/e),_t=1/0;function vc(t){return(sn((t^t>>31)-(t>>31))|0)+1}function Wl(t,e,n){return qe(ie(t,e),n)}function Zc(t){return typeof t=="function"}function ot(t){return Zc(t)?t:()=>t}var Xp=()=>{},Qc=t=>t,Xc=(t,e)=>e,tm=t=>null,xc=t=>!0,Sc=(t,e)=>t==e,em=/\.\d*?(?=9{6,}|0{6,})/gm,Vn=t=>{if(nu(t)||yn.has(t))return t;let e=`${t}`,n=e.match(em);if(n==null)return t;let o=n[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Vn(s)}e${r}`}return gt(t,o)};function Fn(t,e){return Vn(gt(Vn(t/e))*e)}function nr(t,e){return Vn(Ae(Vn(t/e))*e)}function tu(t,e){return Vn(ye(Vn(t/e))*e)}function gt(t,e=0){if(nu(t))return t;let n=10**e,o=t*n*(1+Number.EPSILON);return qt(o)/n}var yn=new Map;function eu(t){return((""+t).split(".")[1]||"").length}function cs(t,e,n,o){let s=[],r=o.map(eu);for(let l=e;l<n;l++){let i=It(l),a=gt(Mo(t,l),i);for(let c=0;c<o.length;c++){let f=t==10?+`${o[c]}e${l}`:o[c]*a,h=(l>=0?0:i)+(l>=r[c]?0:r[c]),d=t==10?f:gt(f,h);s.push(d),yn.set(d,h)}}return s}var as={},Yl=[],To=[null,null],bn=Array.isArray,nu=Number.isInteger,nm=t=>t===void 0;function Mc(t){return typeof t=="string"}function or(t){let e=!1;if(t!=null){let n=t.constructor;e=n==null||n==Object}return e}function om(t){return t!=null&&typeof t=="object"}var sm=Object.getPrototypeOf(Uint8Array),ou="__proto__";function Co(t,e=or){let n;if(bn(t)){let o=t.find(s=>s!=null);if(bn(o)||e(o)){n=Array(t.length);for(let s=0;s<t.length;s++)n[s]=Co(t[s],e)}else n=t.slice()}else if(t instanceof sm)n=t.slice();else if(e(t)){n={};for(let o in t)o!=ou&&(n[o]=Co(t[o],e))}else n=t;return n}function Lt(t){let e=arguments;for(let n=1;n<e.length;n++){let o=e[n];for(let s in o)s!=ou&&(or(t[s])?Lt(t[s],Co(o[s])):t[s]=Co(o[s]))}return t}var rm=0,lm=1,im=2;function am(t,e,n){for(let o=0,s,r=-1;o<e.length;o++){let l=e[o];if(l>r){for(s=l-1;s>=0&&t[s]==null;)t[s--]=null;for(s=l+1;s<n&&t[s]==null;)t[r=s++]=null}}}function cm(t,e){if(hm(t)){let l=t[0].slice();for(let i=1;i<t.length;i++)l.push(...t[i].slice(1));return pm(l[0])||(l=fm(l)),l}let n=new Set;for(let l=0;l<t.length;l++){let a=t[l][0],c=a.length;for(let f=0;f<c;f++)n.add(a[f])}let o=[Array.from(n).sort((l,i)=>l-i)],s=o[0].length,r=new Map;for(let l=0;l<s;l++)r.set(o[0][l],l);for(let l=0;l<t.length;l++){let i=t[l],a=i[0];for(let c=1;c<i.length;c++){let f=i[c],h=Array(s).fill(void 0),d=e?e[l][c]:lm,m=[];for(let w=0;w<f.length;w++){let $=f[w],k=r.get(a[w]);$===null?d!=rm&&(h[k]=$,d==im&&m.push(k)):h[k]=$}am(h,m,s),o.push(h)}}return o}var um=typeof queueMicrotask>"u"?t=>Promise.resolve().then(t):queueMicrotask;function fm(t){let e=t[0],n=e.length,o=Array(n);for(let r=0;r<o.length;r++)o[r]=r;o.sort((r,l)=>e[r]-e[l]);let s=[];for(let r=0;r<t.length;r++){let l=t[r],i=Array(n);for(let a=0;a<n;a++)i[a]=l[o[a]];s.push(i)}return s}function hm(t){let e=t[0][0],n=e.length;for(let o=1;o<t.length;o++){let s=t[o][0];if(s.length!=n)return!1;if(s!=e){for(let r=0;r<n;r++)if(s[r]!=e[r])return!1}}return!0}function pm(t,e=100){let n=t.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&t[o]==null;)o++;for(;s>=o&&t[s]==null;)s--;if(s<=o)return!0;let r=ie(1,ye((s-o+1)/e));for(let l=t[o],i=o+r;i<=s;i+=r){let a=t[i];if(a!=null){if(a<=l)return!1;l=a}}return!0}var su=["January","February","March","April","May","June","July","August","September","October","November","December"],ru=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function lu(t){return t.slice(0,3)}var mm=ru.map(lu),dm=su.map(lu),_m={MMMM:su,MMM:dm,WWWW:ru,WWW:mm};function os(t){return(t<10?"0":"")+t}function gm(t){return(t<10?"00":t<100?"0":"")+t}var wm={YYYY:t=>t.getFullYear(),YY:t=>(t.getFullYear()+"").slice(2),MMMM:(t,e)=>e.MMMM[t.getMonth()],MMM:(t,e)=>e.MMM[t.getMonth()],MM:t=>os(t.getMonth()+1),M:t=>t.getMonth()+1,DD:t=>os(t.getDate()),D:t=>t.getDate(),WWWW:(t,e)=>e.WWWW[t.getDay()],WWW:(t,e)=>e.WWW[t.getDay()],HH:t=>os(t.getHours()),H:t=>t.getHours(),h:t=>{let e=t.getHours();return e==0?12:e>12?e-12:e},AA:t=>t.getHours()>=12?"PM":"AM",aa:t=>t.getHours()>=12?"pm":"am",a:t=>t.getHours()>=12?"p":"a",mm:t=>os(t.getMinutes()),m:t=>t.getMinutes(),ss:t=>os(t.getSeconds()),s:t=>t.getSeconds(),fff:t=>gm(t.getMilliseconds())};function Jl(t,e){e=e||_m;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(t);)n.push(s[0][0]=="{"?wm[s[1]]:s[0]);return r=>{let l="";for(let i=0;i<n.length;i++)l+=typeof n[i]=="string"?n[i]:n[i](r,e);return l}}var bm=new Intl.DateTimeFormat().resolvedOptions().timeZone;function ym(t,e){let n;return e=="UTC"||e=="Etc/UTC"?n=new Date(+t+t.getTimezoneOffset()*6e4):e==bm?n=t:(n=new Date(t.toLocaleString("en-US",{timeZone:e})),n.setMilliseconds(t.getMilliseconds())),n}var iu=t=>t%1==0,Xs=[1,2,2.5,5],$m=cs(10,-32,0,Xs),au=cs(10,0,32,Xs),km=au.filter(iu),qn=$m.concat(au),Zl=`
`,cu="{YYYY}",Tc=Zl+cu,uu="{M}/{D}",ls=Zl+uu,Gs=ls+"/{YY}",fu="{aa}",vm="{h}:{mm}",xo=vm+fu,Cc=Zl+xo,Ec=":{ss}",ht=null;function hu(t){let e=t*1e3,n=e*60,o=n*60,s=o*24,r=s*30,l=s*365,a=(t==1?cs(10,0,3,Xs).filter(iu):cs(10,-3,0,Xs)).concat([e,e*5,e*10,e*15,e*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),c=[[l,cu,ht,ht,ht,ht,ht,ht,1],[s*28,"{MMM}",Tc,ht,ht,ht,ht,ht,1],[s,uu,Tc,ht,ht,ht,ht,ht,1],[o,"{h}"+fu,Gs,ht,ls,ht,ht,ht,1],[n,xo,Gs,ht,ls,ht,ht,ht,1],[e,Ec,Gs+" "+xo,ht,ls+" "+xo,ht,Cc,ht,1],[t,Ec+".{fff}",Gs+" "+xo,ht,ls+" "+xo,ht,Cc,ht,1]];function f(h){return(d,m,w,$,k,x)=>{let b=[],M=k>=l,T=k>=r&&k<l,L=h(w),A=gt(L*t,3),j=Al(L.getFullYear(),M?0:L.getMonth(),T||M?1:L.getDate()),q=gt(j*t,3);if(T||M){let Y=T?k/r:0,F=M?k/l:0,P=A==q?A:gt(Al(j.getFullYear()+F,j.getMonth()+Y,1)*t,3),K=new Date(qt(P/t)),U=K.getFullYear(),G=K.getMonth();for(let I=0;P<=$;I++){let et=Al(U+F*I,G+Y*I,1),H=et-h(gt(et*t,3));P=gt((+et+H)*t,3),P<=$&&b.push(P)}}else{let Y=k>=s?s:k,F=ye(w)-ye(A),P=q+F+nr(A-q,Y);b.push(P);let K=h(P),U=K.getHours()+K.getMinutes()/n+K.getSeconds()/o,G=k/o,I=d.axes[m]._space,et=x/I;for(;P=gt(P+k,t==1?0:3),!(P>$);)if(G>1){let H=ye(gt(U+G,6))%24,st=h(P).getHours()-H;st>1&&(st=-1),P-=st*o,U=(U+G)%24;let pt=b[b.length-1];gt((P-pt)/k,3)*et>=.7&&b.push(P)}else b.push(P)}return b}}return[a,c,f]}var[xm,Sm,Mm]=hu(1),[Tm,Cm,Em]=hu(.001);cs(2,-53,53,[1]);function Ac(t,e){return t.map(n=>n.map((o,s)=>s==0||s==8||o==null?o:e(s==1||n[8]==0?o:n[1]+o)))}function Pc(t,e){return(n,o,s,r,l)=>{let i=e.find(w=>l>=w[0])||e[e.length-1],a,c,f,h,d,m;return o.map(w=>{let $=t(w),k=$.getFullYear(),x=$.getMonth(),b=$.getDate(),M=$.getHours(),T=$.getMinutes(),L=$.getSeconds(),A=k!=a&&i[2]||x!=c&&i[3]||b!=f&&i[4]||M!=h&&i[5]||T!=d&&i[6]||L!=m&&i[7]||i[1];return a=k,c=x,f=b,h=M,d=T,m=L,A($)})}}function Am(t,e){let n=Jl(e);return(o,s,r,l,i)=>s.map(a=>n(t(a)))}function Al(t,e,n){return new Date(t,e,n)}function Oc(t,e){return e(t)}var Pm="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Lc(t,e){return(n,o,s,r)=>r==null?Vl:e(t(o))}function Om(t,e){let n=t.series[e];return n.width?n.stroke(t,e):n.points.width?n.points.stroke(t,e):null}function Lm(t,e){return t.series[e].fill(t,e)}var Um={show:!0,live:!0,isolate:!1,mount:Xp,markers:{show:!0,width:2,stroke:Om,fill:Lm,dash:"solid"},idx:null,idxs:null,values:[]};function Dm(t,e){let n=t.cursor.points,o=Ee(),s=n.size(t,e);kt(o,ss,s),kt(o,rs,s);let r=s/-2;kt(o,"marginLeft",r),kt(o,"marginTop",r);let l=n.width(t,e,s);return l&&kt(o,"borderWidth",l),o}function Rm(t,e){let n=t.series[e].points;return n._fill||n._stroke}function Wm(t,e){let n=t.series[e].points;return n._stroke||n._fill}function Nm(t,e){return t.series[e].points.size}var Pl=[0,0];function zm(t,e,n){return Pl[0]=e,Pl[1]=n,Pl}function Ys(t,e,n,o=!0){return s=>{s.button==0&&(!o||s.target==e)&&n(s)}}function Ol(t,e,n,o=!0){return s=>{(!o||s.target==e)&&n(s)}}var Fm={show:!0,x:!0,y:!0,lock:!1,move:zm,points:{one:!1,show:Dm,size:Nm,width:0,stroke:Wm,fill:Rm},bind:{mousedown:Ys,mouseup:Ys,click:Ys,dblclick:Ys,mousemove:Ol,mouseleave:Ol,mouseenter:Ol},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(t,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(t,e,n,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},pu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ql=Lt({},pu,{filter:Xc}),mu=Lt({},Ql,{size:10}),du=Lt({},pu,{show:!1}),Xl='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',_u="bold "+Xl,gu=1.5,Uc={show:!0,scale:"x",stroke:Hl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:_u,side:2,grid:Ql,ticks:mu,border:du,font:Xl,lineGap:gu,rotate:0},qm="Value",Im="Time",Dc={show:!0,scale:"x",auto:!1,sorted:1,min:_t,max:-_t,idxs:[]};function Hm(t,e,n,o,s){return e.map(r=>r==null?"":Gl(r))}function Vm(t,e,n,o,s,r,l){let i=[],a=yn.get(s)||0;n=l?n:gt(nr(n,s),a);for(let c=n;c<=o;c=gt(c+s,a))i.push(Object.is(c,-0)?0:c);return i}function Nl(t,e,n,o,s,r,l){let i=[],a=t.scales[t.axes[e].scale].log,c=a==10?sn:Jc,f=ye(c(n));s=Mo(a,f),a==10&&(s=qn[Fe(s,qn)]);let h=n,d=s*a;a==10&&(d=qn[Fe(d,qn)]);do i.push(h),h=h+s,a==10&&!yn.has(h)&&(h=gt(h,yn.get(s))),h>=d&&(s=h,d=s*a,a==10&&(d=qn[Fe(d,qn)]));while(h<=o);return i}function Bm(t,e,n,o,s,r,l){let a=t.scales[t.axes[e].scale].asinh,c=o>a?Nl(t,e,ie(a,n),o,s):[a],f=o>=0&&n<=0?[0]:[];return(n<-a?Nl(t,e,ie(a,-o),-n,s):[a]).reverse().map(d=>-d).concat(f,c)}var wu=/./,jm=/[12357]/,Km=/[125]/,Rc=/1/,zl=(t,e,n,o)=>t.map((s,r)=>e==4&&s==0||r%o==0&&n.test(s.toExponential()[s<0?1:0])?s:null);function Gm(t,e,n,o,s){let r=t.axes[n],l=r.scale,i=t.scales[l],a=t.valToPos,c=r._space,f=a(10,l),h=a(9,l)-f>=c?wu:a(7,l)-f>=c?jm:a(5,l)-f>=c?Km:Rc;if(h==Rc){let d=It(a(1,l)-f);if(d<c)return zl(e.slice().reverse(),i.distr,h,Ae(c/d)).reverse()}return zl(e,i.distr,h,1)}function Ym(t,e,n,o,s){let r=t.axes[n],l=r.scale,i=r._space,a=t.valToPos,c=It(a(1,l)-a(2,l));return c<i?zl(e.slice().reverse(),3,wu,Ae(i/c)).reverse():e}function Jm(t,e,n,o){return o==null?Vl:e==null?"":Gl(e)}var Wc={show:!0,scale:"y",stroke:Hl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:_u,side:3,grid:Ql,ticks:mu,border:du,font:Xl,lineGap:gu,rotate:0};function Zm(t,e){let n=3+(t||1)*2;return gt(n*e,3)}function Qm(t,e){let{scale:n,idxs:o}=t.series[0],s=t._data[0],r=t.valToPos(s[o[0]],n,!0),l=t.valToPos(s[o[1]],n,!0),i=It(l-r),a=t.series[e],c=i/(a.points.space*ct);return o[1]-o[0]<=c}var Nc={scale:null,auto:!0,sorted:0,min:_t,max:-_t},bu=(t,e,n,o,s)=>s,zc={show:!0,auto:!0,sorted:0,gaps:bu,alpha:1,facets:[Lt({},Nc,{scale:"x"}),Lt({},Nc,{scale:"y"})]},Fc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:bu,alpha:1,points:{show:Qm,filter:null},values:null,min:_t,max:-_t,idxs:[],path:null,clip:null};function Xm(t,e,n,o,s){return n/10}var yu={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},td=Lt({},yu,{time:!1,ori:1}),qc={};function $u(t,e){let n=qc[t];return n||(n={key:t,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,r,l,i,a,c){for(let f=0;f<n.plots.length;f++)n.plots[f]!=s&&n.plots[f].pub(o,s,r,l,i,a,c)}},t!=null&&(qc[t]=n)),n}var Eo=1,Fl=2;function Bn(t,e,n){let o=t.mode,s=t.series[e],r=o==2?t._data[e]:t._data,l=t.scales,i=t.bbox,a=r[0],c=o==2?r[1]:r[e],f=o==2?l[s.facets[0].scale]:l[t.series[0].scale],h=o==2?l[s.facets[1].scale]:l[s.scale],d=i.left,m=i.top,w=i.width,$=i.height,k=t.valToPosH,x=t.valToPosV;return f.ori==0?n(s,a,c,f,h,k,x,d,m,w,$,rr,Po,ir,vu,Su):n(s,a,c,f,h,x,k,m,d,$,w,lr,Oo,ni,xu,Mu)}function ti(t,e){let n=0,o=0,s=it(t.bands,Yl);for(let r=0;r<s.length;r++){let l=s[r];l.series[0]==e?n=l.dir:l.series[1]==e&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function ed(t,e,n,o,s){let r=t.mode,l=t.series[e],i=r==2?l.facets[1].scale:l.scale,a=t.scales[i];return s==-1?a.min:s==1?a.max:a.distr==3?a.dir==1?a.min:a.max:0}function rn(t,e,n,o,s,r){return Bn(t,e,(l,i,a,c,f,h,d,m,w,$,k)=>{let x=l.pxRound,b=c.dir*(c.ori==0?1:-1),M=c.ori==0?Po:Oo,T,L;b==1?(T=n,L=o):(T=o,L=n);let A=x(h(i[T],c,$,m)),j=x(d(a[T],f,k,w)),q=x(h(i[L],c,$,m)),Y=x(d(r==1?f.max:f.min,f,k,w)),F=new Path2D(s);return M(F,q,Y),M(F,A,Y),M(F,A,j),F})}function sr(t,e,n,o,s,r){let l=null;if(t.length>0){l=new Path2D;let i=e==0?ir:ni,a=n;for(let h=0;h<t.length;h++){let d=t[h];if(d[1]>d[0]){let m=d[0]-a;m>0&&i(l,a,o,m,o+r),a=d[1]}}let c=n+s-a,f=10;c>0&&i(l,a,o-f/2,c,o+r+f)}return l}function nd(t,e,n){let o=t[t.length-1];o&&o[0]==e?o[1]=n:t.push([e,n])}function ei(t,e,n,o,s,r,l){let i=[],a=t.length;for(let c=s==1?n:o;c>=n&&c<=o;c+=s)if(e[c]===null){let h=c,d=c;if(s==1)for(;++c<=o&&e[c]===null;)d=c;else for(;--c>=n&&e[c]===null;)d=c;let m=r(t[h]),w=d==h?m:r(t[d]),$=h-s;m=l<=0&&$>=0&&$<a?r(t[$]):m;let x=d+s;w=l>=0&&x>=0&&x<a?r(t[x]):w,w>=m&&i.push([m,w])}return i}function Ic(t){return t==0?Qc:t==1?qt:e=>Fn(e,t)}function ku(t){let e=t==0?rr:lr,n=t==0?(s,r,l,i,a,c)=>{s.arcTo(r,l,i,a,c)}:(s,r,l,i,a,c)=>{s.arcTo(l,r,a,i,c)},o=t==0?(s,r,l,i,a)=>{s.rect(r,l,i,a)}:(s,r,l,i,a)=>{s.rect(l,r,a,i)};return(s,r,l,i,a,c=0,f=0)=>{c==0&&f==0?o(s,r,l,i,a):(c=qe(c,i/2,a/2),f=qe(f,i/2,a/2),e(s,r+c,l),n(s,r+i,l,r+i,l+a,c),n(s,r+i,l+a,r,l+a,f),n(s,r,l+a,r,l,f),n(s,r,l,r+i,l,c),s.closePath())}}var rr=(t,e,n)=>{t.moveTo(e,n)},lr=(t,e,n)=>{t.moveTo(n,e)},Po=(t,e,n)=>{t.lineTo(e,n)},Oo=(t,e,n)=>{t.lineTo(n,e)},ir=ku(0),ni=ku(1),vu=(t,e,n,o,s,r)=>{t.arc(e,n,o,s,r)},xu=(t,e,n,o,s,r)=>{t.arc(n,e,o,s,r)},Su=(t,e,n,o,s,r,l)=>{t.bezierCurveTo(e,n,o,s,r,l)},Mu=(t,e,n,o,s,r,l)=>{t.bezierCurveTo(n,e,s,o,l,r)};function Tu(t){return(e,n,o,s,r)=>Bn(e,n,(l,i,a,c,f,h,d,m,w,$,k)=>{let{pxRound:x,points:b}=l,M,T;c.ori==0?(M=rr,T=vu):(M=lr,T=xu);let L=gt(b.width*ct,3),A=(b.size-b.width)/2*ct,j=gt(A*2,3),q=new Path2D,Y=new Path2D,{left:F,top:P,width:K,height:U}=e.bbox;ir(Y,F-j,P-j,K+j*2,U+j*2);let G=I=>{if(a[I]!=null){let et=x(h(i[I],c,$,m)),H=x(d(a[I],f,k,w));M(q,et+A,H),T(q,et,H,A,0,Js*2)}};if(r)r.forEach(G);else for(let I=o;I<=s;I++)G(I);return{stroke:L>0?q:null,fill:q,clip:Y,flags:Eo|Fl}})}function Cu(t){return(e,n,o,s,r,l)=>{o!=s&&(r!=o&&l!=o&&t(e,n,o),r!=s&&l!=s&&t(e,n,s),t(e,n,l))}}var od=Cu(Po),sd=Cu(Oo);function Eu(t){let e=it(t?.alignGaps,0);return(n,o,s,r)=>Bn(n,o,(l,i,a,c,f,h,d,m,w,$,k)=>{[s,r]=tr(a,s,r);let x=l.pxRound,b=U=>x(h(U,c,$,m)),M=U=>x(d(U,f,k,w)),T,L;c.ori==0?(T=Po,L=od):(T=Oo,L=sd);let A=c.dir*(c.ori==0?1:-1),j={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Eo},q=j.stroke,Y=!1;if(r-s>=$*4){let U=V=>n.posToVal(V,c.key,!0),G=null,I=null,et,H,Xt,dt=b(i[A==1?s:r]),st=b(i[s]),pt=b(i[r]),X=U(A==1?st+1:pt-1);for(let V=A==1?s:r;V>=s&&V<=r;V+=A){let Ut=i[V],vt=(A==1?Ut<X:Ut>X)?dt:b(Ut),ut=a[V];vt==dt?ut!=null?(H=ut,G==null?(T(q,vt,M(H)),et=G=I=H):H<G?G=H:H>I&&(I=H)):ut===null&&(Y=!0):(G!=null&&L(q,dt,M(G),M(I),M(et),M(H)),ut!=null?(H=ut,T(q,vt,M(H)),G=I=et=H):(G=I=null,ut===null&&(Y=!0)),dt=vt,X=U(dt+A))}G!=null&&G!=I&&Xt!=dt&&L(q,dt,M(G),M(I),M(et),M(H))}else for(let U=A==1?s:r;U>=s&&U<=r;U+=A){let G=a[U];G===null?Y=!0:G!=null&&T(q,b(i[U]),M(G))}let[P,K]=ti(n,o);if(l.fill!=null||P!=0){let U=j.fill=new Path2D(q),G=l.fillTo(n,o,l.min,l.max,P),I=M(G),et=b(i[s]),H=b(i[r]);A==-1&&([H,et]=[et,H]),T(U,H,I),T(U,et,I)}if(!l.spanGaps){let U=[];Y&&U.push(...ei(i,a,s,r,A,b,e)),j.gaps=U=l.gaps(n,o,s,r,U),j.clip=sr(U,c.ori,m,w,$,k)}return K!=0&&(j.band=K==2?[rn(n,o,s,r,q,-1),rn(n,o,s,r,q,1)]:rn(n,o,s,r,q,K)),j})}function rd(t){let e=it(t.align,1),n=it(t.ascDesc,!1),o=it(t.alignGaps,0),s=it(t.extend,!1);return(r,l,i,a)=>Bn(r,l,(c,f,h,d,m,w,$,k,x,b,M)=>{[i,a]=tr(h,i,a);let T=c.pxRound,{left:L,width:A}=r.bbox,j=st=>T(w(st,d,b,k)),q=st=>T($(st,m,M,x)),Y=d.ori==0?Po:Oo,F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Eo},P=F.stroke,K=d.dir*(d.ori==0?1:-1),U=q(h[K==1?i:a]),G=j(f[K==1?i:a]),I=G,et=G;s&&e==-1&&(et=L,Y(P,et,U)),Y(P,G,U);for(let st=K==1?i:a;st>=i&&st<=a;st+=K){let pt=h[st];if(pt==null)continue;let X=j(f[st]),V=q(pt);e==1?Y(P,X,U):Y(P,I,V),Y(P,X,V),U=V,I=X}let H=I;s&&e==1&&(H=L+A,Y(P,H,U));let[Xt,dt]=ti(r,l);if(c.fill!=null||Xt!=0){let st=F.fill=new Path2D(P),pt=c.fillTo(r,l,c.min,c.max,Xt),X=q(pt);Y(st,H,X),Y(st,et,X)}if(!c.spanGaps){let st=[];st.push(...ei(f,h,i,a,K,j,o));let pt=c.width*ct/2,X=n||e==1?pt:-pt,V=n||e==-1?-pt:pt;st.forEach(Ut=>{Ut[0]+=X,Ut[1]+=V}),F.gaps=st=c.gaps(r,l,i,a,st),F.clip=sr(st,d.ori,k,x,b,M)}return dt!=0&&(F.band=dt==2?[rn(r,l,i,a,P,-1),rn(r,l,i,a,P,1)]:rn(r,l,i,a,P,dt)),F})}function Hc(t,e,n,o,s,r,l=_t){if(t.length>1){let i=null;for(let a=0,c=1/0;a<t.length;a++)if(e[a]!==void 0){if(i!=null){let f=It(t[a]-t[i]);f<c&&(c=f,l=It(n(t[a],o,s,r)-n(t[i],o,s,r)))}i=a}}return l}function ld(t){t=t||as;let e=it(t.size,[.6,_t,1]),n=t.align||0,o=t.gap||0,s=t.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=ot(s),l=1-e[0],i=it(e[1],_t),a=it(e[2],1),c=it(t.disp,as),f=it(t.each,m=>{}),{fill:h,stroke:d}=c;return(m,w,$,k)=>Bn(m,w,(x,b,M,T,L,A,j,q,Y,F,P)=>{let K=x.pxRound,U=n,G=o*ct,I=i*ct,et=a*ct,H,Xt;T.ori==0?[H,Xt]=r(m,w):[Xt,H]=r(m,w);let dt=T.dir*(T.ori==0?1:-1),st=T.ori==0?ir:ni,pt=T.ori==0?f:(W,wt,Dt,Zn,Sn,He,Mn)=>{f(W,wt,Dt,Sn,Zn,Mn,He)},X=it(m.bands,Yl).find(W=>W.series[0]==w),V=X!=null?X.dir:0,Ut=x.fillTo(m,w,x.min,x.max,V),ee=K(j(Ut,L,P,Y)),vt,ut,Le,pe=F,Mt=K(x.width*ct),Ie=!1,Xe=null,ve=null,ln=null,Gn=null;h!=null&&(Mt==0||d!=null)&&(Ie=!0,Xe=h.values(m,w,$,k),ve=new Map,new Set(Xe).forEach(W=>{W!=null&&ve.set(W,new Path2D)}),Mt>0&&(ln=d.values(m,w,$,k),Gn=new Map,new Set(ln).forEach(W=>{W!=null&&Gn.set(W,new Path2D)})));let{x0:Yn,size:No}=c;if(Yn!=null&&No!=null){U=1,b=Yn.values(m,w,$,k),Yn.unit==2&&(b=b.map(Dt=>m.posToVal(q+Dt*F,T.key,!0)));let W=No.values(m,w,$,k);No.unit==2?ut=W[0]*F:ut=A(W[0],T,F,q)-A(0,T,F,q),pe=Hc(b,M,A,T,F,q,pe),Le=pe-ut+G}else pe=Hc(b,M,A,T,F,q,pe),Le=pe*l+G,ut=pe-Le;Le<1&&(Le=0),Mt>=ut/2&&(Mt=0),Le<5&&(K=Qc);let gs=Le>0,vn=pe-Le-(gs?Mt:0);ut=K(Wl(vn,et,I)),vt=(U==0?ut/2:U==dt?0:ut)-U*dt*((U==0?G/2:0)+(gs?Mt/2:0));let ne={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Jn=Ie?null:new Path2D,tn=null;if(X!=null)tn=m.data[X.series[1]];else{let{y0:W,y1:wt}=c;W!=null&&wt!=null&&(M=wt.values(m,w,$,k),tn=W.values(m,w,$,k))}let xn=H*ut,tt=Xt*ut;for(let W=dt==1?$:k;W>=$&&W<=k;W+=dt){let wt=M[W];if(wt==null)continue;if(tn!=null){let ae=tn[W]??0;if(wt-ae==0)continue;ee=j(ae,L,P,Y)}let Dt=T.distr!=2||c!=null?b[W]:W,Zn=A(Dt,T,F,q),Sn=j(it(wt,Ut),L,P,Y),He=K(Zn-vt),Mn=K(ie(Sn,ee)),me=K(qe(Sn,ee)),xe=Mn-me;if(wt!=null){let ae=wt<0?tt:xn,Ue=wt<0?xn:tt;Ie?(Mt>0&&ln[W]!=null&&st(Gn.get(ln[W]),He,me+ye(Mt/2),ut,ie(0,xe-Mt),ae,Ue),Xe[W]!=null&&st(ve.get(Xe[W]),He,me+ye(Mt/2),ut,ie(0,xe-Mt),ae,Ue)):st(Jn,He,me+ye(Mt/2),ut,ie(0,xe-Mt),ae,Ue),pt(m,w,W,He-Mt/2,me,ut+Mt,xe)}}return Mt>0?ne.stroke=Ie?Gn:Jn:Ie||(ne._fill=x.width==0?x._fill:x._stroke??x._fill,ne.width=0),ne.fill=Ie?ve:Jn,ne})}function id(t,e){let n=it(e?.alignGaps,0);return(o,s,r,l)=>Bn(o,s,(i,a,c,f,h,d,m,w,$,k,x)=>{[r,l]=tr(c,r,l);let b=i.pxRound,M=H=>b(d(H,f,k,w)),T=H=>b(m(H,h,x,$)),L,A,j;f.ori==0?(L=rr,j=Po,A=Su):(L=lr,j=Oo,A=Mu);let q=f.dir*(f.ori==0?1:-1),Y=M(a[q==1?r:l]),F=Y,P=[],K=[];for(let H=q==1?r:l;H>=r&&H<=l;H+=q)if(c[H]!=null){let dt=a[H],st=M(dt);P.push(F=st),K.push(T(c[H]))}let U={stroke:t(P,K,L,j,A,b),fill:null,clip:null,band:null,gaps:null,flags:Eo},G=U.stroke,[I,et]=ti(o,s);if(i.fill!=null||I!=0){let H=U.fill=new Path2D(G),Xt=i.fillTo(o,s,i.min,i.max,I),dt=T(Xt);j(H,F,dt),j(H,Y,dt)}if(!i.spanGaps){let H=[];H.push(...ei(a,c,r,l,q,M,n)),U.gaps=H=i.gaps(o,s,r,l,H),U.clip=sr(H,f.ori,w,$,k,x)}return et!=0&&(U.band=et==2?[rn(o,s,r,l,G,-1),rn(o,s,r,l,G,1)]:rn(o,s,r,l,G,et)),U})}function ad(t){return id(cd,t)}function cd(t,e,n,o,s,r){let l=t.length;if(l<2)return null;let i=new Path2D;if(n(i,t[0],e[0]),l==2)o(i,t[1],e[1]);else{let a=Array(l),c=Array(l-1),f=Array(l-1),h=Array(l-1);for(let d=0;d<l-1;d++)f[d]=e[d+1]-e[d],h[d]=t[d+1]-t[d],c[d]=f[d]/h[d];a[0]=c[0];for(let d=1;d<l-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?a[d]=0:(a[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/c[d-1]+(h[d]+2*h[d-1])/c[d]),isFinite(a[d])||(a[d]=0));a[l-1]=c[l-2];for(let d=0;d<l-1;d++)s(i,t[d]+h[d]/3,e[d]+a[d]*h[d]/3,t[d+1]-h[d]/3,e[d+1]-a[d+1]*h[d]/3,t[d+1],e[d+1])}return i}var ql=new Set;function Vc(){for(let t of ql)t.syncRect(!0)}Ao&&(Hn(Hp,So,Vc),Hn(Vp,So,Vc,!0),Hn(Zs,So,()=>{Zt.pxRatio=ct}));var ud=Eu(),fd=Tu();function Bc(t,e,n,o){return(o?[t[0],t[1]].concat(t.slice(2)):[t[0]].concat(t.slice(1))).map((r,l)=>Il(r,l,e,n))}function hd(t,e){return t.map((n,o)=>o==0?{}:Lt({},e,n))}function Il(t,e,n,o){return Lt({},e==0?n:o,t)}function Au(t,e,n){return e==null?To:[e,n]}var pd=Au;function md(t,e,n){return e==null?To:Qs(e,n,Kl,!0)}function Pu(t,e,n,o){return e==null?To:er(e,n,t.scales[o].log,!1)}var dd=Pu;function Ou(t,e,n,o){return e==null?To:jl(e,n,t.scales[o].log,!1)}var _d=Ou;function gd(t,e,n,o,s){let r=ie(vc(t),vc(e)),l=e-t,i=Fe(s/o*l,n);do{let a=n[i],c=o*a/l;if(c>=s&&r+(a<5?yn.get(a):0)<=17)return[a,c]}while(++i<n.length);return[0,0]}function jc(t){let e,n;return t=t.replace(/(\d+)px/,(o,s)=>(e=qt((n=+s)*ct))+"px"),[t,e,n]}function wd(t){t.show&&[t.font,t.labelFont].forEach(e=>{let n=gt(e[2]*ct,1);e[0]=e[0].replace(/[0-9.]+px/,n+"px"),e[1]=n})}function Zt(t,e,n){let o={mode:it(t.mode,1)},s=o.mode;function r(u,p,_,g){let y=p.valToPct(u);return g+_*(p.dir==-1?1-y:y)}function l(u,p,_,g){let y=p.valToPct(u);return g+_*(p.dir==-1?y:1-y)}function i(u,p,_,g){return p.ori==0?r(u,p,_,g):l(u,p,_,g)}o.valToPosH=r,o.valToPosV=l;let a=!1;o.status=0;let c=o.root=Ee(Sp);if(t.id!=null&&(c.id=t.id),be(c,t.class),t.title){let u=Ee(Cp,c);u.textContent=t.title}let f=ze("canvas"),h=o.ctx=f.getContext("2d"),d=Ee(Ep,c);Hn("click",d,u=>{u.target===w&&(bt!=ao||xt!=co)&&Jt.click(o,u)},!0);let m=o.under=Ee(Ap,d);d.appendChild(f);let w=o.over=Ee(Pp,d);t=Co(t);let $=+it(t.pxAlign,1),k=Ic($);(t.plugins||[]).forEach(u=>{u.opts&&(t=u.opts(o,t)||t)});let x=t.ms||.001,b=o.series=s==1?Bc(t.series||[],Dc,Fc,!1):hd(t.series||[null],zc),M=o.axes=Bc(t.axes||[],Uc,Wc,!0),T=o.scales={},L=o.bands=t.bands||[];L.forEach(u=>{u.fill=ot(u.fill||null),u.dir=it(u.dir,-1)});let A=s==2?b[1].facets[0].scale:b[0].scale,j={axes:lh,series:eh},q=(t.drawOrder||["axes","series"]).map(u=>j[u]);function Y(u){let p=u.distr==3?_=>sn(_>0?_:u.clamp(o,_,u.min,u.max,u.key)):u.distr==4?_=>El(_,u.asinh):u.distr==100?_=>u.fwd(_):_=>_;return _=>{let g=p(_),{_min:y,_max:v}=u,C=v-y;return(g-y)/C}}function F(u){let p=T[u];if(p==null){let _=(t.scales||as)[u]||as;if(_.from!=null){F(_.from);let g=Lt({},T[_.from],_,{key:u});g.valToPct=Y(g),T[u]=g}else{p=T[u]=Lt({},u==A?yu:td,_),p.key=u;let g=p.time,y=p.range,v=bn(y);if((u!=A||s==2&&!g)&&(v&&(y[0]==null||y[1]==null)&&(y={min:y[0]==null?yc:{mode:1,hard:y[0],soft:y[0]},max:y[1]==null?yc:{mode:1,hard:y[1],soft:y[1]}},v=!1),!v&&or(y))){let C=y;y=(E,O,D)=>O==null?To:Qs(O,D,C)}p.range=ot(y||(g?pd:u==A?p.distr==3?dd:p.distr==4?_d:Au:p.distr==3?Pu:p.distr==4?Ou:md)),p.auto=ot(v?!1:p.auto),p.clamp=ot(p.clamp||Xm),p._min=p._max=null,p.valToPct=Y(p)}}}F("x"),F("y"),s==1&&b.forEach(u=>{F(u.scale)}),M.forEach(u=>{F(u.scale)});for(let u in t.scales)F(u);let P=T[A],K=P.distr,U,G;P.ori==0?(be(c,Mp),U=r,G=l):(be(c,Tp),U=l,G=r);let I={};for(let u in T){let p=T[u];(p.min!=null||p.max!=null)&&(I[u]={min:p.min,max:p.max},p.min=p.max=null)}let et=t.tzDate||(u=>new Date(qt(u/x))),H=t.fmtDate||Jl,Xt=x==1?Mm(et):Em(et),dt=Pc(et,Ac(x==1?Sm:Cm,H)),st=Lc(et,Oc(Pm,H)),pt=[],X=o.legend=Lt({},Um,t.legend),V=o.cursor=Lt({},Fm,{drag:{y:s==2}},t.cursor),Ut=X.show,ee=V.show,vt=X.markers;X.idxs=pt,vt.width=ot(vt.width),vt.dash=ot(vt.dash),vt.stroke=ot(vt.stroke),vt.fill=ot(vt.fill);let ut,Le,pe,Mt=[],Ie=[],Xe,ve=!1,ln={};if(X.live){let u=b[1]?b[1].values:null;ve=u!=null,Xe=ve?u(o,1,0):{_:0};for(let p in Xe)ln[p]=Vl}if(Ut)if(ut=ze("table",Wp,c),pe=ze("tbody",null,ut),X.mount(o,ut),ve){Le=ze("thead",null,ut,pe);let u=ze("tr",null,Le);ze("th",null,u);for(var Gn in Xe)ze("th",ic,u).textContent=Gn}else be(ut,zp),X.live&&be(ut,Np);let Yn={show:!0},No={show:!1};function gs(u,p){if(p==0&&(ve||!X.live||s==2))return To;let _=[],g=ze("tr",Fp,pe,pe.childNodes[p]);be(g,u.class),u.show||be(g,In);let y=ze("th",null,g);if(vt.show){let E=Ee(qp,y);if(p>0){let O=vt.width(o,p);O&&(E.style.border=O+"px "+vt.dash(o,p)+" "+vt.stroke(o,p)),E.style.background=vt.fill(o,p)}}let v=Ee(ic,y);u.label instanceof HTMLElement?v.appendChild(u.label):v.textContent=u.label,p>0&&(vt.show||(v.style.color=u.width>0?vt.stroke(o,p):vt.fill(o,p)),ne("click",y,E=>{if(V._lock)return;Cn(E);let O=b.indexOf(u);if((E.ctrlKey||E.metaKey)!=X.isolate){let D=b.some((R,N)=>N>0&&N!=O&&R.show);b.forEach((R,N)=>{N>0&&Be(N,D?N==O?Yn:No:Yn,!0,At.setSeries)})}else Be(O,{show:!u.show},!0,At.setSeries)},!1),Xn&&ne(fc,y,E=>{V._lock||(Cn(E),Be(b.indexOf(u),fo,!0,At.setSeries))},!1));for(var C in Xe){let E=ze("td",Ip,g);E.textContent="--",_.push(E)}return[g,_]}let vn=new Map;function ne(u,p,_,g=!0){let y=vn.get(p)||{},v=V.bind[u](o,p,_,g);v&&(Hn(u,p,y[u]=v),vn.set(p,y))}function Jn(u,p,_){let g=vn.get(p)||{};for(let y in g)(u==null||y==u)&&(Rl(y,p,g[y]),delete g[y]);u==null&&vn.delete(p)}let tn=0,xn=0,tt=0,W=0,wt=0,Dt=0,Zn=wt,Sn=Dt,He=tt,Mn=W,me=0,xe=0,ae=0,Ue=0;o.bbox={};let Pr=!1,ws=!1,Qn=!1,Tn=!1,bs=!1,Se=!1;function Or(u,p,_){(_||u!=o.width||p!=o.height)&&xi(u,p),so(!1),Qn=!0,ws=!0,ro()}function xi(u,p){o.width=tn=tt=u,o.height=xn=W=p,wt=Dt=0,Gf(),Yf();let _=o.bbox;me=_.left=Fn(wt*ct,.5),xe=_.top=Fn(Dt*ct,.5),ae=_.width=Fn(tt*ct,.5),Ue=_.height=Fn(W*ct,.5)}let Bf=3;function jf(){let u=!1,p=0;for(;!u;){p++;let _=sh(p),g=rh(p);u=p==Bf||_&&g,u||(xi(o.width,o.height),ws=!0)}}function Kf({width:u,height:p}){Or(u,p)}o.setSize=Kf;function Gf(){let u=!1,p=!1,_=!1,g=!1;M.forEach((y,v)=>{if(y.show&&y._show){let{side:C,_size:E}=y,O=C%2,D=y.label!=null?y.labelSize:0,R=E+D;R>0&&(O?(tt-=R,C==3?(wt+=R,g=!0):_=!0):(W-=R,C==0?(Dt+=R,u=!0):p=!0))}}),En[0]=u,En[1]=_,En[2]=p,En[3]=g,tt-=an[1]+an[3],wt+=an[3],W-=an[2]+an[0],Dt+=an[0]}function Yf(){let u=wt+tt,p=Dt+W,_=wt,g=Dt;function y(v,C){switch(v){case 1:return u+=C,u-C;case 2:return p+=C,p-C;case 3:return _-=C,_+C;case 0:return g-=C,g+C}}M.forEach((v,C)=>{if(v.show&&v._show){let E=v.side;v._pos=y(E,v._size),v.label!=null&&(v._lpos=y(E,v.labelSize))}})}if(V.dataIdx==null){let u=V.hover,p=u.skip=new Set(u.skip??[]);p.add(void 0);let _=u.prox=ot(u.prox),g=u.bias??=0;V.dataIdx=(y,v,C,E)=>{if(v==0)return C;let O=C,D=_(y,v,C,E)??_t,R=D>=0&&D<_t,N=P.ori==0?tt:W,Q=V.left,at=e[0],lt=e[v];if(p.has(lt[C])){O=null;let nt=null,J=null,B;if(g==0||g==-1)for(B=C;nt==null&&B-- >0;)p.has(lt[B])||(nt=B);if(g==0||g==1)for(B=C;J==null&&B++<lt.length;)p.has(lt[B])||(J=B);if(nt!=null||J!=null)if(R){let $t=nt==null?-1/0:U(at[nt],P,N,0),Ct=J==null?1/0:U(at[J],P,N,0),Gt=Q-$t,mt=Ct-Q;Gt<=mt?Gt<=D&&(O=nt):mt<=D&&(O=J)}else O=J==null?nt:nt==null?J:C-nt<=J-C?nt:J}else R&&It(Q-U(at[C],P,N,0))>D&&(O=null);return O}}let Cn=u=>{V.event=u};V.idxs=pt,V._lock=!1;let te=V.points;te.show=ot(te.show),te.size=ot(te.size),te.stroke=ot(te.stroke),te.width=ot(te.width),te.fill=ot(te.fill);let Ve=o.focus=Lt({},t.focus||{alpha:.3},V.focus),Xn=Ve.prox>=0,to=Xn&&te.one,Me=[],eo=[],no=[];function Si(u,p){let _=te.show(o,p);if(_ instanceof HTMLElement)return be(_,Rp),be(_,u.class),Ze(_,-10,-10,tt,W),w.insertBefore(_,Me[p]),_}function Mi(u,p){if(s==1||p>0){let _=s==1&&T[u.scale].time,g=u.value;u.value=_?Mc(g)?Lc(et,Oc(g,H)):g||st:g||Jm,u.label=u.label||(_?Im:qm)}if(to||p>0){u.width=u.width==null?1:u.width,u.paths=u.paths||ud||tm,u.fillTo=ot(u.fillTo||ed),u.pxAlign=+it(u.pxAlign,$),u.pxRound=Ic(u.pxAlign),u.stroke=ot(u.stroke||null),u.fill=ot(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let _=Zm(ie(1,u.width),1),g=u.points=Lt({},{size:_,width:ie(1,_*.2),stroke:u.stroke,space:_*2,paths:fd,_stroke:null,_fill:null},u.points);g.show=ot(g.show),g.filter=ot(g.filter),g.fill=ot(g.fill),g.stroke=ot(g.stroke),g.paths=ot(g.paths),g.pxAlign=u.pxAlign}if(Ut){let _=gs(u,p);Mt.splice(p,0,_[0]),Ie.splice(p,0,_[1]),X.values.push(null)}if(ee){pt.splice(p,0,null);let _=null;to?p==0&&(_=Si(u,p)):p>0&&(_=Si(u,p)),Me.splice(p,0,_),eo.splice(p,0,0),no.splice(p,0,0)}Kt("addSeries",p)}function Jf(u,p){p=p??b.length,u=s==1?Il(u,p,Dc,Fc):Il(u,p,{},zc),b.splice(p,0,u),Mi(b[p],p)}o.addSeries=Jf;function Zf(u){if(b.splice(u,1),Ut){X.values.splice(u,1),Ie.splice(u,1);let p=Mt.splice(u,1)[0];Jn(null,p.firstChild),p.remove()}ee&&(pt.splice(u,1),Me.splice(u,1)[0].remove(),eo.splice(u,1),no.splice(u,1)),Kt("delSeries",u)}o.delSeries=Zf;let En=[!1,!1,!1,!1];function Qf(u,p){if(u._show=u.show,u.show){let _=u.side%2,g=T[u.scale];g==null&&(u.scale=_?b[1].scale:A,g=T[u.scale]);let y=g.time;u.size=ot(u.size),u.space=ot(u.space),u.rotate=ot(u.rotate),bn(u.incrs)&&u.incrs.forEach(C=>{!yn.has(C)&&yn.set(C,eu(C))}),u.incrs=ot(u.incrs||(g.distr==2?km:y?x==1?xm:Tm:qn)),u.splits=ot(u.splits||(y&&g.distr==1?Xt:g.distr==3?Nl:g.distr==4?Bm:Vm)),u.stroke=ot(u.stroke),u.grid.stroke=ot(u.grid.stroke),u.ticks.stroke=ot(u.ticks.stroke),u.border.stroke=ot(u.border.stroke);let v=u.values;u.values=bn(v)&&!bn(v[0])?ot(v):y?bn(v)?Pc(et,Ac(v,H)):Mc(v)?Am(et,v):v||dt:v||Hm,u.filter=ot(u.filter||(g.distr>=3&&g.log==10?Gm:g.distr==3&&g.log==2?Ym:Xc)),u.font=jc(u.font),u.labelFont=jc(u.labelFont),u._size=u.size(o,null,p,0),u._space=u._rotate=u._incrs=u._found=u._splits=u._values=null,u._size>0&&(En[p]=!0,u._el=Ee(Op,d))}}function zo(u,p,_,g){let[y,v,C,E]=_,O=p%2,D=0;return O==0&&(E||v)&&(D=p==0&&!y||p==2&&!C?qt(Uc.size/3):0),O==1&&(y||C)&&(D=p==1&&!v||p==3&&!E?qt(Wc.size/2):0),D}let Ti=o.padding=(t.padding||[zo,zo,zo,zo]).map(u=>ot(it(u,zo))),an=o._padding=Ti.map((u,p)=>u(o,p,En,0)),Yt,Ht=null,Vt=null,ys=s==1?b[0].idxs:null,De=null,Fo=!1;function Ci(u,p){if(e=u??[],o.data=o._data=e,s==2){Yt=0;for(let _=1;_<b.length;_++)Yt+=e[_][0].length}else{e.length==0&&(o.data=o._data=e=[[]]),De=e[0],Yt=De.length;let _=e;if(K==2){_=e.slice();let g=_[0]=Array(Yt);for(let y=0;y<Yt;y++)g[y]=y}o._data=e=_}if(so(!0),Kt("setData"),K==2&&(Qn=!0),p!==!1){let _=P;_.auto(o,Fo)?Lr():un(A,_.min,_.max),Tn=Tn||V.left>=0,Se=!0,ro()}}o.setData=Ci;function Lr(){Fo=!0;let u,p;s==1&&(Yt>0?(Ht=ys[0]=0,Vt=ys[1]=Yt-1,u=e[0][Ht],p=e[0][Vt],K==2?(u=Ht,p=Vt):u==p&&(K==3?[u,p]=er(u,u,P.log,!1):K==4?[u,p]=jl(u,u,P.log,!1):P.time?p=u+qt(86400/x):[u,p]=Qs(u,p,Kl,!0))):(Ht=ys[0]=u=null,Vt=ys[1]=p=null)),un(A,u,p)}let $s,oo,Ur,Dr,Rr,Wr,Nr,zr,Fr,ce;function Ei(u,p,_,g,y,v){u??=cc,_??=Yl,g??="butt",y??=cc,v??="round",u!=$s&&(h.strokeStyle=$s=u),y!=oo&&(h.fillStyle=oo=y),p!=Ur&&(h.lineWidth=Ur=p),v!=Rr&&(h.lineJoin=Rr=v),g!=Wr&&(h.lineCap=Wr=g),_!=Dr&&h.setLineDash(Dr=_)}function Ai(u,p,_,g){p!=oo&&(h.fillStyle=oo=p),u!=Nr&&(h.font=Nr=u),_!=zr&&(h.textAlign=zr=_),g!=Fr&&(h.textBaseline=Fr=g)}function qr(u,p,_,g,y=0){if(g.length>0&&u.auto(o,Fo)&&(p==null||p.min==null)){let v=it(Ht,0),C=it(Vt,g.length-1),E=_.min==null?Gp(g,v,C,y,u.distr==3):[_.min,_.max];u.min=qe(u.min,_.min=E[0]),u.max=ie(u.max,_.max=E[1])}}let Pi={min:null,max:null};function Xf(){for(let g in T){let y=T[g];I[g]==null&&(y.min==null||I[A]!=null&&y.auto(o,Fo))&&(I[g]=Pi)}for(let g in T){let y=T[g];I[g]==null&&y.from!=null&&I[y.from]!=null&&(I[g]=Pi)}I[A]!=null&&so(!0);let u={};for(let g in I){let y=I[g];if(y!=null){let v=u[g]=Co(T[g],om);if(y.min!=null)Lt(v,y);else if(g!=A||s==2)if(Yt==0&&v.from==null){let C=v.range(o,null,null,g);v.min=C[0],v.max=C[1]}else v.min=_t,v.max=-_t}}if(Yt>0){b.forEach((g,y)=>{if(s==1){let v=g.scale,C=I[v];if(C==null)return;let E=u[v];if(y==0){let O=E.range(o,E.min,E.max,v);E.min=O[0],E.max=O[1],Ht=Fe(E.min,e[0]),Vt=Fe(E.max,e[0]),Vt-Ht>1&&(e[0][Ht]<E.min&&Ht++,e[0][Vt]>E.max&&Vt--),g.min=De[Ht],g.max=De[Vt]}else g.show&&g.auto&&qr(E,C,g,e[y],g.sorted);g.idxs[0]=Ht,g.idxs[1]=Vt}else if(y>0&&g.show&&g.auto){let[v,C]=g.facets,E=v.scale,O=C.scale,[D,R]=e[y],N=u[E],Q=u[O];N!=null&&qr(N,I[E],v,D,v.sorted),Q!=null&&qr(Q,I[O],C,R,C.sorted),g.min=C.min,g.max=C.max}});for(let g in u){let y=u[g],v=I[g];if(y.from==null&&(v==null||v.min==null)){let C=y.range(o,y.min==_t?null:y.min,y.max==-_t?null:y.max,g);y.min=C[0],y.max=C[1]}}}for(let g in u){let y=u[g];if(y.from!=null){let v=u[y.from];if(v.min==null)y.min=y.max=null;else{let C=y.range(o,v.min,v.max,g);y.min=C[0],y.max=C[1]}}}let p={},_=!1;for(let g in u){let y=u[g],v=T[g];if(v.min!=y.min||v.max!=y.max){v.min=y.min,v.max=y.max;let C=v.distr;v._min=C==3?sn(v.min):C==4?El(v.min,v.asinh):C==100?v.fwd(v.min):v.min,v._max=C==3?sn(v.max):C==4?El(v.max,v.asinh):C==100?v.fwd(v.max):v.max,p[g]=_=!0}}if(_){b.forEach((g,y)=>{s==2?y>0&&p.y&&(g._paths=null):p[g.scale]&&(g._paths=null)});for(let g in p)Qn=!0,Kt("setScale",g);ee&&V.left>=0&&(Tn=Se=!0)}for(let g in I)I[g]=null}function th(u){let p=Wl(Ht-1,0,Yt-1),_=Wl(Vt+1,0,Yt-1);for(;u[p]==null&&p>0;)p--;for(;u[_]==null&&_<Yt-1;)_++;return[p,_]}function eh(){if(Yt>0){let u=b.some(p=>p._focus)&&ce!=Ve.alpha;u&&(h.globalAlpha=ce=Ve.alpha),b.forEach((p,_)=>{if(_>0&&p.show&&(Oi(_,!1),Oi(_,!0),p._paths==null)){let g=ce;ce!=p.alpha&&(h.globalAlpha=ce=p.alpha);let y=s==2?[0,e[_][0].length-1]:th(e[_]);p._paths=p.paths(o,_,y[0],y[1]),ce!=g&&(h.globalAlpha=ce=g)}}),b.forEach((p,_)=>{if(_>0&&p.show){let g=ce;ce!=p.alpha&&(h.globalAlpha=ce=p.alpha),p._paths!=null&&Li(_,!1);{let y=p._paths!=null?p._paths.gaps:null,v=p.points.show(o,_,Ht,Vt,y),C=p.points.filter(o,_,v,y);(v||C)&&(p.points._paths=p.points.paths(o,_,Ht,Vt,C),Li(_,!0))}ce!=g&&(h.globalAlpha=ce=g),Kt("drawSeries",_)}}),u&&(h.globalAlpha=ce=1)}}function Oi(u,p){let _=p?b[u].points:b[u];_._stroke=_.stroke(o,u),_._fill=_.fill(o,u)}function Li(u,p){let _=p?b[u].points:b[u],{stroke:g,fill:y,clip:v,flags:C,_stroke:E=_._stroke,_fill:O=_._fill,_width:D=_.width}=_._paths;D=gt(D*ct,3);let R=null,N=D%2/2;p&&O==null&&(O=D>0?"#fff":E);let Q=_.pxAlign==1&&N>0;if(Q&&h.translate(N,N),!p){let at=me-D/2,lt=xe-D/2,nt=ae+D,J=Ue+D;R=new Path2D,R.rect(at,lt,nt,J)}p?Ir(E,D,_.dash,_.cap,O,g,y,C,v):nh(u,E,D,_.dash,_.cap,O,g,y,C,R,v),Q&&h.translate(-N,-N)}function nh(u,p,_,g,y,v,C,E,O,D,R){let N=!1;O!=0&&L.forEach((Q,at)=>{if(Q.series[0]==u){let lt=b[Q.series[1]],nt=e[Q.series[1]],J=(lt._paths||as).band;bn(J)&&(J=Q.dir==1?J[0]:J[1]);let B,$t=null;lt.show&&J&&Jp(nt,Ht,Vt)?($t=Q.fill(o,at)||v,B=lt._paths.clip):J=null,Ir(p,_,g,y,$t,C,E,O,D,R,B,J),N=!0}}),N||Ir(p,_,g,y,v,C,E,O,D,R)}let Ui=Eo|Fl;function Ir(u,p,_,g,y,v,C,E,O,D,R,N){Ei(u,p,_,g,y),(O||D||N)&&(h.save(),O&&h.clip(O),D&&h.clip(D)),N?(E&Ui)==Ui?(h.clip(N),R&&h.clip(R),vs(y,C),ks(u,v,p)):E&Fl?(vs(y,C),h.clip(N),ks(u,v,p)):E&Eo&&(h.save(),h.clip(N),R&&h.clip(R),vs(y,C),h.restore(),ks(u,v,p)):(vs(y,C),ks(u,v,p)),(O||D||N)&&h.restore()}function ks(u,p,_){_>0&&(p instanceof Map?p.forEach((g,y)=>{h.strokeStyle=$s=y,h.stroke(g)}):p!=null&&u&&h.stroke(p))}function vs(u,p){p instanceof Map?p.forEach((_,g)=>{h.fillStyle=oo=g,h.fill(_)}):p!=null&&u&&h.fill(p)}function oh(u,p,_,g){let y=M[u],v;if(g<=0)v=[0,0];else{let C=y._space=y.space(o,u,p,_,g),E=y._incrs=y.incrs(o,u,p,_,g,C);v=gd(p,_,E,g,C)}return y._found=v}function Hr(u,p,_,g,y,v,C,E,O,D){let R=C%2/2;$==1&&h.translate(R,R),Ei(E,C,O,D,E),h.beginPath();let N,Q,at,lt,nt=y+(g==0||g==3?-v:v);_==0?(Q=y,lt=nt):(N=y,at=nt);for(let J=0;J<u.length;J++)p[J]!=null&&(_==0?N=at=u[J]:Q=lt=u[J],h.moveTo(N,Q),h.lineTo(at,lt));h.stroke(),$==1&&h.translate(-R,-R)}function sh(u){let p=!0;return M.forEach((_,g)=>{if(!_.show)return;let y=T[_.scale];if(y.min==null){_._show&&(p=!1,_._show=!1,so(!1));return}else _._show||(p=!1,_._show=!0,so(!1));let v=_.side,C=v%2,{min:E,max:O}=y,[D,R]=oh(g,E,O,C==0?tt:W);if(R==0)return;let N=y.distr==2,Q=_._splits=_.splits(o,g,E,O,D,R,N),at=y.distr==2?Q.map(B=>De[B]):Q,lt=y.distr==2?De[Q[1]]-De[Q[0]]:D,nt=_._values=_.values(o,_.filter(o,at,g,R,lt),g,R,lt);_._rotate=v==2?_.rotate(o,nt,g,R):0;let J=_._size;_._size=Ae(_.size(o,nt,g,u)),J!=null&&_._size!=J&&(p=!1)}),p}function rh(u){let p=!0;return Ti.forEach((_,g)=>{let y=_(o,g,En,u);y!=an[g]&&(p=!1),an[g]=y}),p}function lh(){for(let u=0;u<M.length;u++){let p=M[u];if(!p.show||!p._show)continue;let _=p.side,g=_%2,y,v,C=p.stroke(o,u),E=_==0||_==3?-1:1,[O,D]=p._found;if(p.label!=null){let se=p.labelGap*E,ge=qt((p._lpos+se)*ct);Ai(p.labelFont[0],C,"center",_==2?"top":ac),h.save(),g==1?(y=v=0,h.translate(ge,qt(xe+Ue/2)),h.rotate((_==3?-Js:Js)/2)):(y=qt(me+ae/2),v=ge);let On=Zc(p.label)?p.label(o,u,O,D):p.label;h.fillText(On,y,v),h.restore()}if(D==0)continue;let R=T[p.scale],N=g==0?ae:Ue,Q=g==0?me:xe,at=p._splits,lt=R.distr==2?at.map(se=>De[se]):at,nt=R.distr==2?De[at[1]]-De[at[0]]:O,J=p.ticks,B=p.border,$t=J.show?J.size:0,Ct=qt($t*ct),Gt=qt((p.alignTo==2?p._size-$t-p.gap:p.gap)*ct),mt=p._rotate*-Js/180,Et=k(p._pos*ct),de=(Ct+Gt)*E,oe=Et+de;v=g==0?oe:0,y=g==1?oe:0;let Te=p.font[0],Re=p.align==1?vo:p.align==2?Ml:mt>0?vo:mt<0?Ml:g==0?"center":_==3?Ml:vo,Ke=mt||g==1?"middle":_==2?"top":ac;Ai(Te,C,Re,Ke);let _e=p.font[1]*p.lineGap,Ce=at.map(se=>k(i(se,R,N,Q))),We=p._values;for(let se=0;se<We.length;se++){let ge=We[se];if(ge!=null){g==0?y=Ce[se]:v=Ce[se],ge=""+ge;let On=ge.indexOf(`
`)==-1?[ge]:ge.split(/\n/gm);for(let re=0;re<On.length;re++){let Xi=On[re];mt?(h.save(),h.translate(y,v+re*_e),h.rotate(mt),h.fillText(Xi,0,0),h.restore()):h.fillText(Xi,y,v+re*_e)}}}J.show&&Hr(Ce,J.filter(o,lt,u,D,nt),g,_,Et,Ct,gt(J.width*ct,3),J.stroke(o,u),J.dash,J.cap);let Ge=p.grid;Ge.show&&Hr(Ce,Ge.filter(o,lt,u,D,nt),g,g==0?2:1,g==0?xe:me,g==0?Ue:ae,gt(Ge.width*ct,3),Ge.stroke(o,u),Ge.dash,Ge.cap),B.show&&Hr([Et],[1],g==0?1:0,g==0?1:2,g==1?xe:me,g==1?Ue:ae,gt(B.width*ct,3),B.stroke(o,u),B.dash,B.cap)}Kt("drawAxes")}function so(u){b.forEach((p,_)=>{_>0&&(p._paths=null,u&&(s==1?(p.min=null,p.max=null):p.facets.forEach(g=>{g.min=null,g.max=null})))})}let xs=!1,Vr=!1,qo=[];function ih(){Vr=!1;for(let u=0;u<qo.length;u++)Kt(...qo[u]);qo.length=0}function ro(){xs||(um(Di),xs=!0)}function ah(u,p=!1){xs=!0,Vr=p,u(o),Di(),p&&qo.length>0&&queueMicrotask(ih)}o.batch=ah;function Di(){if(Pr&&(Xf(),Pr=!1),Qn&&(jf(),Qn=!1),ws){if(kt(m,vo,wt),kt(m,"top",Dt),kt(m,ss,tt),kt(m,rs,W),kt(w,vo,wt),kt(w,"top",Dt),kt(w,ss,tt),kt(w,rs,W),kt(d,ss,tn),kt(d,rs,xn),f.width=qt(tn*ct),f.height=qt(xn*ct),M.forEach(({_el:u,_show:p,_size:_,_pos:g,side:y})=>{if(u!=null)if(p){let v=y===3||y===0?_:0,C=y%2==1;kt(u,C?"left":"top",g-v),kt(u,C?"width":"height",_),kt(u,C?"top":"left",C?Dt:wt),kt(u,C?"height":"width",C?W:tt),Dl(u,In)}else be(u,In)}),$s=oo=Ur=Rr=Wr=Nr=zr=Fr=Dr=null,ce=1,Vo(!0),wt!=Zn||Dt!=Sn||tt!=He||W!=Mn){so(!1);let u=tt/He,p=W/Mn;if(ee&&!Tn&&V.left>=0){V.left*=u,V.top*=p,lo&&Ze(lo,qt(V.left),0,tt,W),io&&Ze(io,0,qt(V.top),tt,W);for(let _=0;_<Me.length;_++){let g=Me[_];g!=null&&(eo[_]*=u,no[_]*=p,Ze(g,Ae(eo[_]),Ae(no[_]),tt,W))}}if(yt.show&&!bs&&yt.left>=0&&yt.width>0){yt.left*=u,yt.width*=u,yt.top*=p,yt.height*=p;for(let _ in Jr)kt(uo,_,yt[_])}Zn=wt,Sn=Dt,He=tt,Mn=W}Kt("setSize"),ws=!1}tn>0&&xn>0&&(h.clearRect(0,0,f.width,f.height),Kt("drawClear"),q.forEach(u=>u()),Kt("draw")),yt.show&&bs&&(Ss(yt),bs=!1),ee&&Tn&&(Pn(null,!0,!1),Tn=!1),X.show&&X.live&&Se&&(Gr(),Se=!1),a||(a=!0,o.status=1,Kt("ready")),Fo=!1,xs=!1}o.redraw=(u,p)=>{Qn=p||!1,u!==!1?un(A,P.min,P.max):ro()};function Br(u,p){let _=T[u];if(_.from==null){if(Yt==0){let g=_.range(o,p.min,p.max,u);p.min=g[0],p.max=g[1]}if(p.min>p.max){let g=p.min;p.min=p.max,p.max=g}if(Yt>1&&p.min!=null&&p.max!=null&&p.max-p.min<1e-16)return;u==A&&_.distr==2&&Yt>0&&(p.min=Fe(p.min,e[0]),p.max=Fe(p.max,e[0]),p.min==p.max&&p.max++),I[u]=p,Pr=!0,ro()}}o.setScale=Br;let jr,Kr,lo,io,Ri,Wi,ao,co,Ni,zi,bt,xt,cn=!1,Jt=V.drag,Bt=Jt.x,jt=Jt.y;ee&&(V.x&&(jr=Ee(Up,w)),V.y&&(Kr=Ee(Dp,w)),P.ori==0?(lo=jr,io=Kr):(lo=Kr,io=jr),bt=V.left,xt=V.top);let yt=o.select=Lt({show:!0,over:!0,left:0,width:0,top:0,height:0},t.select),uo=yt.show?Ee(Lp,yt.over?w:m):null;function Ss(u,p){if(yt.show){for(let _ in u)yt[_]=u[_],_ in Jr&&kt(uo,_,u[_]);p!==!1&&Kt("setSelect")}}o.setSelect=Ss;function ch(u){if(b[u].show)Ut&&Dl(Mt[u],In);else if(Ut&&be(Mt[u],In),ee){let _=to?Me[0]:Me[u];_!=null&&Ze(_,-10,-10,tt,W)}}function un(u,p,_){Br(u,{min:p,max:_})}function Be(u,p,_,g){p.focus!=null&&mh(u),p.show!=null&&b.forEach((y,v)=>{v>0&&(u==v||u==null)&&(y.show=p.show,ch(v),s==2?(un(y.facets[0].scale,null,null),un(y.facets[1].scale,null,null)):un(y.scale,null,null),ro())}),_!==!1&&Kt("setSeries",u,p),g&&Bo("setSeries",o,u,p)}o.setSeries=Be;function uh(u,p){Lt(L[u],p)}function fh(u,p){u.fill=ot(u.fill||null),u.dir=it(u.dir,-1),p=p??L.length,L.splice(p,0,u)}function hh(u){u==null?L.length=0:L.splice(u,1)}o.addBand=fh,o.setBand=uh,o.delBand=hh;function ph(u,p){b[u].alpha=p,ee&&Me[u]!=null&&(Me[u].style.opacity=p),Ut&&Mt[u]&&(Mt[u].style.opacity=p)}let en,fn,An,fo={focus:!0};function mh(u){if(u!=An){let p=u==null,_=Ve.alpha!=1;b.forEach((g,y)=>{if(s==1||y>0){let v=p||y==0||y==u;g._focus=p?null:v,_&&ph(y,v?1:Ve.alpha)}}),An=u,_&&ro()}}Ut&&Xn&&ne(hc,ut,u=>{V._lock||(Cn(u),An!=null&&Be(null,fo,!0,At.setSeries))});function je(u,p,_){let g=T[p];_&&(u=u/ct-(g.ori==1?Dt:wt));let y=tt;g.ori==1&&(y=W,u=y-u),g.dir==-1&&(u=y-u);let v=g._min,C=g._max,E=u/y,O=v+(C-v)*E,D=g.distr;return D==3?Mo(10,O):D==4?Qp(O,g.asinh):D==100?g.bwd(O):O}function dh(u,p){let _=je(u,A,p);return Fe(_,e[0],Ht,Vt)}o.valToIdx=u=>Fe(u,e[0]),o.posToIdx=dh,o.posToVal=je,o.valToPos=(u,p,_)=>T[p].ori==0?r(u,T[p],_?ae:tt,_?me:0):l(u,T[p],_?Ue:W,_?xe:0),o.setCursor=(u,p,_)=>{bt=u.left,xt=u.top,Pn(null,p,_)};function Fi(u,p){kt(uo,vo,yt.left=u),kt(uo,ss,yt.width=p)}function qi(u,p){kt(uo,"top",yt.top=u),kt(uo,rs,yt.height=p)}let Io=P.ori==0?Fi:qi,Ho=P.ori==1?Fi:qi;function _h(){if(Ut&&X.live)for(let u=s==2?1:0;u<b.length;u++){if(u==0&&ve)continue;let p=X.values[u],_=0;for(let g in p)Ie[u][_++].firstChild.nodeValue=p[g]}}function Gr(u,p){if(u!=null&&(u.idxs?u.idxs.forEach((_,g)=>{pt[g]=_}):nm(u.idx)||pt.fill(u.idx),X.idx=pt[0]),Ut&&X.live){for(let _=0;_<b.length;_++)(_>0||s==1&&!ve)&&gh(_,pt[_]);_h()}Se=!1,p!==!1&&Kt("setLegend")}o.setLegend=Gr;function gh(u,p){let _=b[u],g=u==0&&K==2?De:e[u],y;ve?y=_.values(o,u,p)??ln:(y=_.value(o,p==null?null:g[p],u,p),y=y==null?ln:{_:y}),X.values[u]=y}function Pn(u,p,_){Ni=bt,zi=xt,[bt,xt]=V.move(o,bt,xt),V.left=bt,V.top=xt,ee&&(lo&&Ze(lo,qt(bt),0,tt,W),io&&Ze(io,0,qt(xt),tt,W));let g,y=Ht>Vt;en=_t,fn=null;let v=P.ori==0?tt:W,C=P.ori==1?tt:W;if(bt<0||Yt==0||y){g=V.idx=null;for(let E=0;E<b.length;E++){let O=Me[E];O!=null&&Ze(O,-10,-10,tt,W)}Xn&&Be(null,fo,!0,u==null&&At.setSeries),X.live&&(pt.fill(g),Se=!0)}else{let E,O,D;s==1&&(E=P.ori==0?bt:xt,O=je(E,A),g=V.idx=Fe(O,e[0],Ht,Vt),D=U(e[0][g],P,v,0));let R=-10,N=-10,Q=0,at=0,lt=!0,nt="",J="";for(let B=s==2?1:0;B<b.length;B++){let $t=b[B],Ct=pt[B],Gt=Ct==null?null:s==1?e[B][Ct]:e[B][1][Ct],mt=V.dataIdx(o,B,g,O),Et=mt==null?null:s==1?e[B][mt]:e[B][1][mt];if(Se=Se||Et!=Gt||mt!=Ct,pt[B]=mt,B>0&&$t.show){let de=mt==null?-10:mt==g?D:U(s==1?e[0][mt]:e[B][0][mt],P,v,0),oe=Et==null?-10:G(Et,s==1?T[$t.scale]:T[$t.facets[1].scale],C,0);if(Xn&&Et!=null){let Te=P.ori==1?bt:xt,Re=It(Ve.dist(o,B,mt,oe,Te));if(Re<en){let Ke=Ve.bias;if(Ke!=0){let _e=je(Te,$t.scale),Ce=Et>=0?1:-1,We=_e>=0?1:-1;We==Ce&&(We==1?Ke==1?Et>=_e:Et<=_e:Ke==1?Et<=_e:Et>=_e)&&(en=Re,fn=B)}else en=Re,fn=B}}if(Se||to){let Te,Re;P.ori==0?(Te=de,Re=oe):(Te=oe,Re=de);let Ke,_e,Ce,We,Ge,se,ge=!0,On=te.bbox;if(On!=null){ge=!1;let re=On(o,B);Ce=re.left,We=re.top,Ke=re.width,_e=re.height}else Ce=Te,We=Re,Ke=_e=te.size(o,B);if(se=te.fill(o,B),Ge=te.stroke(o,B),to)B==fn&&en<=Ve.prox&&(R=Ce,N=We,Q=Ke,at=_e,lt=ge,nt=se,J=Ge);else{let re=Me[B];re!=null&&(eo[B]=Ce,no[B]=We,bc(re,Ke,_e,ge),gc(re,se,Ge),Ze(re,Ae(Ce),Ae(We),tt,W))}}}}if(to){let B=Ve.prox,$t=An==null?en<=B:en>B||fn!=An;if(Se||$t){let Ct=Me[0];Ct!=null&&(eo[0]=R,no[0]=N,bc(Ct,Q,at,lt),gc(Ct,nt,J),Ze(Ct,Ae(R),Ae(N),tt,W))}}}if(yt.show&&cn)if(u!=null){let[E,O]=At.scales,[D,R]=At.match,[N,Q]=u.cursor.sync.scales,at=u.cursor.drag;if(Bt=at._x,jt=at._y,Bt||jt){let{left:lt,top:nt,width:J,height:B}=u.select,$t=u.scales[N].ori,Ct=u.posToVal,Gt,mt,Et,de,oe,Te=E!=null&&D(E,N),Re=O!=null&&R(O,Q);Te&&Bt?($t==0?(Gt=lt,mt=J):(Gt=nt,mt=B),Et=T[E],de=U(Ct(Gt,N),Et,v,0),oe=U(Ct(Gt+mt,N),Et,v,0),Io(qe(de,oe),It(oe-de))):Io(0,v),Re&&jt?($t==1?(Gt=lt,mt=J):(Gt=nt,mt=B),Et=T[O],de=G(Ct(Gt,Q),Et,C,0),oe=G(Ct(Gt+mt,Q),Et,C,0),Ho(qe(de,oe),It(oe-de))):Ho(0,C)}else Zr()}else{let E=It(Ni-Ri),O=It(zi-Wi);if(P.ori==1){let Q=E;E=O,O=Q}Bt=Jt.x&&E>=Jt.dist,jt=Jt.y&&O>=Jt.dist;let D=Jt.uni;D!=null?Bt&&jt&&(Bt=E>=D,jt=O>=D,!Bt&&!jt&&(O>E?jt=!0:Bt=!0)):Jt.x&&Jt.y&&(Bt||jt)&&(Bt=jt=!0);let R,N;Bt&&(P.ori==0?(R=ao,N=bt):(R=co,N=xt),Io(qe(R,N),It(N-R)),jt||Ho(0,C)),jt&&(P.ori==1?(R=ao,N=bt):(R=co,N=xt),Ho(qe(R,N),It(N-R)),Bt||Io(0,v)),!Bt&&!jt&&(Io(0,0),Ho(0,0))}if(Jt._x=Bt,Jt._y=jt,u==null){if(_){if(Qi!=null){let[E,O]=At.scales;At.values[0]=E!=null?je(P.ori==0?bt:xt,E):null,At.values[1]=O!=null?je(P.ori==1?bt:xt,O):null}Bo(Tl,o,bt,xt,tt,W,g)}if(Xn){let E=_&&At.setSeries,O=Ve.prox;An==null?en<=O&&Be(fn,fo,!0,E):en>O?Be(null,fo,!0,E):fn!=An&&Be(fn,fo,!0,E)}}Se&&(X.idx=g,Gr()),p!==!1&&Kt("setCursor")}let hn=null;Object.defineProperty(o,"rect",{get(){return hn==null&&Vo(!1),hn}});function Vo(u=!1){u?hn=null:(hn=w.getBoundingClientRect(),Kt("syncRect",hn))}function Ii(u,p,_,g,y,v,C){V._lock||cn&&u!=null&&u.movementX==0&&u.movementY==0||(Yr(u,p,_,g,y,v,C,!1,u!=null),u!=null?Pn(null,!0,!0):Pn(p,!0,!1))}function Yr(u,p,_,g,y,v,C,E,O){if(hn==null&&Vo(!1),Cn(u),u!=null)_=u.clientX-hn.left,g=u.clientY-hn.top;else{if(_<0||g<0){bt=-10,xt=-10;return}let[D,R]=At.scales,N=p.cursor.sync,[Q,at]=N.values,[lt,nt]=N.scales,[J,B]=At.match,$t=p.axes[0].side%2==1,Ct=P.ori==0?tt:W,Gt=P.ori==1?tt:W,mt=$t?v:y,Et=$t?y:v,de=$t?g:_,oe=$t?_:g;if(lt!=null?_=J(D,lt)?i(Q,T[D],Ct,0):-10:_=Ct*(de/mt),nt!=null?g=B(R,nt)?i(at,T[R],Gt,0):-10:g=Gt*(oe/Et),P.ori==1){let Te=_;_=g,g=Te}}O&&(p==null||p.cursor.event.type==Tl)&&((_<=1||_>=tt-1)&&(_=Fn(_,tt)),(g<=1||g>=W-1)&&(g=Fn(g,W))),E?(Ri=_,Wi=g,[ao,co]=V.move(o,_,g)):(bt=_,xt=g)}let Jr={width:0,height:0,left:0,top:0};function Zr(){Ss(Jr,!1)}let Hi,Vi,Bi,ji;function Ki(u,p,_,g,y,v,C){cn=!0,Bt=jt=Jt._x=Jt._y=!1,Yr(u,p,_,g,y,v,C,!0,!1),u!=null&&(ne(Cl,Ll,Gi,!1),Bo(uc,o,ao,co,tt,W,null));let{left:E,top:O,width:D,height:R}=yt;Hi=E,Vi=O,Bi=D,ji=R}function Gi(u,p,_,g,y,v,C){cn=Jt._x=Jt._y=!1,Yr(u,p,_,g,y,v,C,!1,!0);let{left:E,top:O,width:D,height:R}=yt,N=D>0||R>0,Q=Hi!=E||Vi!=O||Bi!=D||ji!=R;if(N&&Q&&Ss(yt),Jt.setScale&&N&&Q){let at=E,lt=D,nt=O,J=R;if(P.ori==1&&(at=O,lt=R,nt=E,J=D),Bt&&un(A,je(at,A),je(at+lt,A)),jt)for(let B in T){let $t=T[B];B!=A&&$t.from==null&&$t.min!=_t&&un(B,je(nt+J,B),je(nt,B))}Zr()}else V.lock&&(V._lock=!V._lock,Pn(p,!0,u!=null));u!=null&&(Jn(Cl,Ll),Bo(Cl,o,bt,xt,tt,W,null))}function wh(u,p,_,g,y,v,C){if(V._lock)return;Cn(u);let E=cn;if(cn){let O=!0,D=!0,R=10,N,Q;P.ori==0?(N=Bt,Q=jt):(N=jt,Q=Bt),N&&Q&&(O=bt<=R||bt>=tt-R,D=xt<=R||xt>=W-R),N&&O&&(bt=bt<ao?0:tt),Q&&D&&(xt=xt<co?0:W),Pn(null,!0,!0),cn=!1}bt=-10,xt=-10,pt.fill(null),Pn(null,!0,!0),E&&(cn=E)}function Yi(u,p,_,g,y,v,C){V._lock||(Cn(u),Lr(),Zr(),u!=null&&Bo(pc,o,bt,xt,tt,W,null))}function Ji(){M.forEach(wd),Or(o.width,o.height,!0)}Hn(Zs,So,Ji);let ho={};ho.mousedown=Ki,ho.mousemove=Ii,ho.mouseup=Gi,ho.dblclick=Yi,ho.setSeries=(u,p,_,g)=>{let y=At.match[2];_=y(o,p,_),_!=-1&&Be(_,g,!0,!1)},ee&&(ne(uc,w,Ki),ne(Tl,w,Ii),ne(fc,w,u=>{Cn(u),Vo(!1)}),ne(hc,w,wh),ne(pc,w,Yi),ql.add(o),o.syncRect=Vo);let Ms=o.hooks=t.hooks||{};function Kt(u,p,_){Vr?qo.push([u,p,_]):u in Ms&&Ms[u].forEach(g=>{g.call(null,o,p,_)})}(t.plugins||[]).forEach(u=>{for(let p in u.hooks)Ms[p]=(Ms[p]||[]).concat(u.hooks[p])});let Zi=(u,p,_)=>_,At=Lt({key:null,setSeries:!1,filters:{pub:xc,sub:xc},scales:[A,b[1]?b[1].scale:null],match:[Sc,Sc,Zi],values:[null,null]},V.sync);At.match.length==2&&At.match.push(Zi),V.sync=At;let Qi=At.key,Qr=$u(Qi);function Bo(u,p,_,g,y,v,C){At.filters.pub(u,p,_,g,y,v,C)&&Qr.pub(u,p,_,g,y,v,C)}Qr.sub(o);function bh(u,p,_,g,y,v,C){At.filters.sub(u,p,_,g,y,v,C)&&ho[u](null,p,_,g,y,v,C)}o.pub=bh;function yh(){Qr.unsub(o),ql.delete(o),vn.clear(),Rl(Zs,So,Ji),c.remove(),ut?.remove(),Kt("destroy")}o.destroy=yh;function Xr(){Kt("init",t,e),Ci(e||t.data,!1),I[A]?Br(A,I[A]):Lr(),bs=yt.show&&(yt.width>0||yt.height>0),Tn=Se=!0,Or(t.width,t.height)}return b.forEach(Mi),M.forEach(Qf),n?n instanceof HTMLElement?(n.appendChild(c),Xr()):n(o,Xr):Xr(),o}Zt.assign=Lt;Zt.fmtNum=Gl;Zt.rangeNum=Qs;Zt.rangeLog=er;Zt.rangeAsinh=jl;Zt.orient=Bn;Zt.pxRatio=ct;Zt.join=cm;Zt.fmtDate=Jl,Zt.tzDate=ym;Zt.sync=$u;{Zt.addGap=nd,Zt.clipGaps=sr;let t=Zt.paths={points:Tu};t.linear=Eu,t.stepped=rd,t.bars=ld,t.spline=ad}var bd="Arrow keys move along the chart, + and - zoom, 0 shows all.",oi=new WeakMap,Lu=[[],[8,4],[2,3],[10,3,2,3]];function Lo(t,e={}){return{stroke:()=>Ye(`world-${t}`),width:2,dash:Lu[t%Lu.length],...e}}function Uo({title:t,sentence:e,data:n,series:o,x:s,y:r,numbers:l,sync:i,height:a=240}){let c=we(null),f=we(null);Wt(()=>{let d=c.current,m=()=>{f.current?.destroy(),f.current=new Zt(yd({place:d,series:o,x:s,y:r,sync:i,height:a}),n,d),d.querySelector("canvas").setAttribute("aria-hidden","true")};m();let w=new ResizeObserver(()=>{f.current.setSize({width:d.clientWidth,height:a})});w.observe(d);let $=!0,k=dn.subscribe(()=>{$||m(),$=!1});return()=>{k(),w.disconnect(),f.current.destroy()}},[n]);let h=d=>$d(d,f.current);return S`<figure class="chart">
    <figcaption><bdi>${z(t)}</bdi></figcaption>
    <p>${z(e)}</p>
    <div
      class="plot"
      ref=${c}
      tabindex="0"
      role="application"
      aria-label=${`${z(t)}. ${z(e)} ${bd}`}
      onKeyDown=${h}
    ></div>
    <${Ya} caption=${t} ...${l} />
  </figure>`}function yd({place:t,series:e,x:n,y:o,sync:s,height:r}){let l=(c,f)=>({label:c.label,stroke:()=>Ye("ink"),grid:{stroke:()=>Ye("grid"),width:1},ticks:{stroke:()=>Ye("grid"),width:1},values:(h,d)=>d.map(m=>m===null?"":c.tick(m,d)),...c.splits?{splits:c.splits,filter:(h,d)=>d}:{},...f}),i=c=>(f,h)=>h==null?"":c.read(h),a=e.map(c=>({value:i(o),...c,label:z(c.label)}));return{width:Math.max(t.clientWidth,200),height:r,scales:{x:{time:!1,...n.scale??{}},y:{...o.scale??{}}},axes:[l(n,{size:44}),l(o,{size:64})],series:[{label:n.label,value:i(n)},...a],cursor:{drag:{x:!0,y:!1},...s?{sync:{key:s}}:{}},legend:{live:!0},hooks:{ready:[c=>oi.set(c,{...c.scales.x})]}}}function $d(t,e){if(!e||t.ctrlKey||t.metaKey||t.altKey)return;let n={ArrowLeft:-1,ArrowRight:1,PageUp:-10,PageDown:10};if(t.key in n)kd(e,n[t.key]);else if(t.key==="+"||t.key==="=")Uu(e,.5);else if(t.key==="-")Uu(e,2);else if(t.key==="0"||t.key==="Home")vd(e);else return;t.preventDefault()}function kd(t,e){let[n,o]=t.series[0].idxs,s=Math.min(o,Math.max(n,(t.cursor.idx??n-e)+e)),r=t.valToPos(t.data[0][s],"x"),l=t.series.findIndex((a,c)=>c>0&&t.data[c][s]!=null),i=l>0?t.valToPos(t.data[l][s],"y"):10;t.setCursor({left:r,top:i})}function Uu(t,e){let{min:n,max:o}=t.scales.x,s=t.cursor.idx==null?(n+o)/2:t.data[0][t.cursor.idx],r=(o-n)*e/2,l=oi.get(t);t.setScale("x",{min:Math.max(l.min,s-r),max:Math.min(l.max,s+r)})}function vd(t){let{min:e,max:n}=oi.get(t);t.setScale("x",{min:e,max:n})}var us=[["backlog","waits for a free thread"],["running","runs"],["sibling","lost to the other thread of the core"],["clock","lost to a slower clock"],["spinning","spinning for a lock"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"],["blocked","asleep"]];function ar(t){let e=t.flatMap(n=>n.spans.map(o=>o.summary.span));return[...new Set(e)]}function cr(t,e){return t.spans.find(n=>n.summary.span===e)}function Du(t){let e=({summary:o})=>Math.max(0,...o.slowest.map(s=>s.elapsed_ns));return[...t.spans].sort((o,s)=>e(s)-e(o)).flatMap(({summary:o})=>o.slowest.map(s=>({...s,span:o.span})))}function Ru(t){return us.map(([n])=>n).reduce((n,o)=>t[`${o}_ns`]>t[`${n}_ns`]?o:n)}function ur(t){let e=[...new Set(t.flatMap(o=>o.map(([s])=>s)))].sort((o,s)=>o-s),n=t.map(o=>{let s=new Map(o);return e.map(r=>s.get(r)??null)});return{x:e,columns:n}}var xd=[["p50","latency_ns_p50"],["p75","latency_ns_p75"],["p90","latency_ns_p90"],["p95","latency_ns_p95"],["p99","latency_ns_p99"],["p99.5","latency_ns_p995"],["p99.9","latency_ns_p999"],["longest","latency_ns_max"]];function Nu({worlds:t}){let e=n=>S`<${Sd} key=${n} name=${n} worlds=${t} />`;return ar(t).map(e)}function Sd({name:t,worlds:e}){let n=e.map(c=>cr(c,t)),o=n.map(c=>Pd(c)),{x:s,columns:r}=ur(o),l=n.map(c=>c?.summary.count??0),i=[s,...r],a=S`<${Uo}
    title=${`How long ${t} takes`}
    sentence=${Ld(e,n)}
    data=${i}
    series=${e.map((c,f)=>({label:c.name,spanGaps:!0,...Lo(f)}))}
    x=${Md(s)}
    y=${Td}
    numbers=${{columns:["beyond",...e.map(c=>`${c.name}, ms`)],rows:()=>s.map((c,f)=>Od(c,r.map(h=>h[f]),ue))}}
  />`;return S`<section>
    ${s.length>1&&a}
    <${fe}
      caption=${`Percentiles of ${t}, ms`}
      columns=${["percentile",...e.map(c=>c.name)]}
      rows=${[["done",...l],...xd.map(([c,f])=>[c,...n.map(h=>h?.summary.count?ue(h.summary[f]):"-")])]}
    />
  </section>`}function Md(t){let e=Math.ceil(t.length>0?t[t.length-1]:1);return{label:"of all take this long or less",tick:Wu,read:Wu,splits:()=>[Math.log10(2),...Array.from({length:e},(n,o)=>o+1)],scale:{range:(n,o,s)=>[o??0,Math.max(s??1,(o??0)+.001)]}}}var Td={label:"latency",tick:rt,read:rt,splits:Ed,scale:{distr:3,range:Cd}};function Cd(t,e,n){return[(e??1)/1.15,(n??10)*1.15]}function Ed(t,e,n,o){let s=Math.floor(Math.log10(n)),r=Math.ceil(Math.log10(o))-s+1;return Array.from({length:r},(a,c)=>c+s).flatMap(a=>[1,2,5].map(c=>c*10**a)).filter(a=>n<=a&&a<=o)}var Ad=.9;function Pd(t){let e=t?.curve.beyond??[],n=e.map((s,r)=>[-Math.log10(s),t.curve.latency_ns[r]||null]),o=n.filter((s,r)=>e[r]<Ad);return o.length>1?o:n}function Wu(t){let e=100*(1-10**-t);return`${Number(e.toFixed(Math.max(1,Math.ceil(t))))} %`}function Od(t,e,n){return[`${Ot(100*10**-t)} %`,...e.map(s=>s===null?"-":n(s))]}function Ld(t,e){let n=(o,s)=>{let r=t.length>1?`${t[s].name}: `:"",{count:l,latency_ns_p50:i,latency_ns_p99:a}=o?.summary??{count:0};return l?`${r}half take ${rt(i)} or less, 99 % take ${rt(a)} or less`:`${r}none was done`};return`${e.map(n).join("; ")}.`}var si={label:"seconds of the run",tick:(t,e)=>t.toFixed(Ud(e)),read:t=>`${t.toFixed(3)} s`};function Ud([t,e]){return e>t?Math.min(9,Math.max(0,Math.ceil(-Math.log10(e-t)))):0}var Dd="In Kubernetes: limits.cpu is cpu.max, quota over period; a period with throttling counts in container_cpu_cfs_throttled_periods_total, of container_cpu_cfs_periods_total; throttled time is container_cpu_cfs_throttled_seconds_total. A burst (cpu.max.burst) has no field there. systemd: CPUQuota= and CPUQuotaPeriodSec=.";function zu({worlds:t}){let e=[...new Set(t.flatMap(n=>n.limits.map(o=>o.path)))];return[S`<p class="note">${Dd}</p>`,e.map(n=>S`<${Rd} key=${n} path=${n} worlds=${t} />`)]}function Rd({path:t,worlds:e}){let n=e.map(f=>f.limits.find(h=>h.path===t)),o=[...new Set(n.filter(Boolean).map(f=>rt(f.step_ns)))].join(", "),s=ri(n,f=>f.used_in_step_ns.map(h=>h/f.step_ns)),r=ri(n,f=>f.throttled_in_step_ns.map(h=>100*h/f.step_ns)),l=e.map(f=>f.name),i=Wd(e,n),a={label:"CPUs",tick:Ot,read:f=>f.toFixed(2),scale:{range:(f,h,d)=>[0,Math.max(d??1,.1)*1.05]}},c={label:"throttled, %",tick:Ot,read:f=>`${f.toFixed(1)} %`,scale:{range:()=>[0,105]}};return S`<section>
    <${Uo}
      title=${`CPU time that ${t} used`}
      sentence=${zd(e,n,o)}
      sync="time"
      data=${[s.x,...s.columns,...i.map(({cpus:f})=>s.x.map(()=>f))]}
      series=${[...l.map((f,h)=>({label:f,spanGaps:!0,...Lo(h)})),...i.map(Nd)]}
      x=${si}
      y=${a}
      numbers=${li(s,l,"CPUs")}
    />
    <${Uo}
      title=${`When ${t} was throttled`}
      sentence=${Fd(e,n,o)}
      sync="time"
      height=${180}
      data=${[r.x,...r.columns]}
      series=${l.map((f,h)=>({label:f,spanGaps:!0,...Lo(h)}))}
      x=${si}
      y=${c}
      numbers=${li(r,l,"%")}
    />
    <${fe} caption=${`Limit of ${t}`} ...${Id(e,n)} />
  </section>`}function Fu({worlds:t}){return ar(t).map(e=>{let n=t.map(l=>cr(l,e)?.steps),o=ri(n,l=>l.slowest_ns.map(i=>i>0?i/1e6:null));if(o.columns.flat().filter(l=>l!==null).length<2)return null;let s=t.map(l=>l.name),r={label:"slowest, ms",tick:Ot,read:l=>`${l.toFixed(3)} ms`,scale:{range:(l,i,a)=>[0,Math.max(a??1,1e-6)*1.05]}};return S`<${Uo}
      key=${e}
      title=${`Slowest ${e} by when it began`}
      sentence=${qd(t,n)}
      sync="time"
      height=${200}
      data=${[o.x,...o.columns]}
      series=${s.map((l,i)=>({label:l,spanGaps:!0,...Lo(i)}))}
      x=${si}
      y=${r}
      numbers=${li(o,s,"ms")}
    />`})}function ri(t,e){return ur(t.map(n=>n?e(n).map((o,s)=>[(s+.5)*n.step_ns/1e9,o]):[]))}function Wd(t,e){let n=[];return e.forEach((o,s)=>{if(!o||o.quota_ns===null)return;let r=o.quota_ns/o.period_ns,l=n.find(i=>i.cpus===r);l?l.names.push(t[s].name):n.push({cpus:r,names:[t[s].name],world:s})}),n}function Nd({names:t,world:e},n,o){let s=o.length>1?`quota, ${t.join(" and ")}`:"quota",r=()=>Ye(o.length>1?`world-${e}`:"quota"),l=o.length>1?3:1;return{label:s,stroke:r,width:l,dash:[1,4],points:{show:!1}}}function li({x:t,columns:e},n,o){return{columns:["s",...n.map(s=>`${s}, ${o}`)],rows:()=>t.map((s,r)=>[s.toFixed(3),...e.map(l=>l[r]===null?"-":l[r].toFixed(2))])}}function ii(t,e,n){return e.map((s,r)=>s?t.length>1?`${t[r].name}: ${n(s)}`:n(s):null).filter(Boolean).join("; ")}function zd(t,e,n){return`${ii(t,e,s=>{let r=s.quota_ns===null?"no quota":`quota ${rt(s.quota_ns)}`,l=s.burst_ns>0?`, burst ${rt(s.burst_ns)}`:", no burst";return`${r} for each ${rt(s.period_ns)}${l}`})}. Each point is a mean over ${n}; the kernel's periods may begin elsewhere, so a point may lie above what the limit allows in one.`}function Fd(t,e,n){return`${ii(t,e,s=>`throttled in ${s.nr_throttled} of ${s.nr_periods} periods`+(s.nr_bursts>0?`, burst used in ${s.nr_bursts}`:""))}. The line is the share of each ${n} in which at least one CPU's queue of the group was throttled. A period in which the group had nothing to do is not counted.`}function qd(t,e){return`${ii(t,e,o=>{let s=Math.max(...o.slowest_ns,0);if(s===0)return"none was done";let r=o.slowest_ns.indexOf(s)*o.step_ns;return`the slowest took ${rt(s)} and began at about ${(r/1e9).toFixed(2)} s`})}.`}function Id(t,e){let n=(r,l)=>[r,...e.map(i=>i?l(i):"-")],o=r=>r.quota_ns===null?"max":r.quota_ns/1e3,s=r=>Ne(r.nr_throttled/Math.max(1,r.nr_periods));return{columns:["cpu.max and cpu.stat",...t.map(r=>r.name)],rows:[n("quota, us",o),n("period, us",r=>r.period_ns/1e3),n("burst, us",r=>r.burst_ns/1e3),n("nr_periods",r=>r.nr_periods),n("nr_throttled",r=>r.nr_throttled),n("throttled periods",s),n("throttled time of all CPUs, ms",r=>(r.throttled_ns/1e6).toFixed(3)),n("nr_bursts",r=>r.nr_bursts),n("burst used, ms",r=>(r.burst_used_ns/1e6).toFixed(3))]}}function qu(t){return{cpus:t.cpus,states:t.states,tasks:t.tasks,freq_khz_max:t.freq_khz_max,steps:t.steps,windows:t.windows.map(e=>Hd(e,t))}}function Hd(t,{cpus:e,tasks:n}){let{from_ns:o,to_ns:s,is_cut:r,stretches:l,wakes:i}=t,a=l.task.length,c=new Float64Array(a),f=new Float64Array(a),h=o;for(let m=0;m<a;m+=1)h+=l.after_ns[m],c[m]=h,f[m]=h+l.length_ns[m];let d=(m,w)=>{let $=Array.from({length:w},()=>[]);return l[m].forEach((k,x)=>$[k].push(x)),$};return{from_ns:o,to_ns:s,is_cut:r,from:c,to:f,task:l.task,state:l.state,cpu:l.cpu,byTask:d("task",n.length),byCpu:d("cpu",e),wakes:Bd(o,i),clocked:Vd(t,e)}}function Vd({from_ns:t,to_ns:e,clocked:n},o){let s=Array.from({length:o},()=>[]),r=t;return n.cpu.forEach((l,i)=>{r+=n.after_ns[i];let a=s[l].at(-1);a&&(a.to=r),s[l].push({from:r,to:e,khz:n.freq_khz[i]})}),s}function Bd(t,e){let n=t;return e.task.map((o,s)=>{n+=e.after_ns[s];let{[s]:r}=e.waker;return{at:n,task:o,waker:r,wakerCpu:e.waker_cpu[s],targetCpu:e.target_cpu[s]}})}function ai(t,e,n){let o=0,s=t.length;for(;o<s;){let r=o+s>>1;e[t[r]]<=n?o=r+1:s=r}return o}function Iu(t,e,n){let o=t.states.length,s=t.tasks.map(()=>new Array(o).fill(0)),r=0;for(let l of t.windows){let i=Math.max(e,l.from_ns),a=Math.min(n,l.to_ns);i>=a||(r+=a-i,l.byTask.forEach((c,f)=>{for(let h=ai(c,l.to,i);h<c.length;h+=1){let d=c[h];if(l.from[d]>=a)break;let m=Math.min(a,l.to[d])-Math.max(i,l.from[d]);s[f][l.state[d]]+=m}}))}return{known:r,sums:s}}var Qt=24,fr=300;function Do(t){return t<560?78:150}function hr({pen:t,colours:e},n,o,s){t.strokeStyle=e.ink,t.fillStyle=e.ink,t.lineWidth=1,o!==void 0&&o!==s&&(t.globalAlpha=.6,t.beginPath(),t.moveTo(n,o),t.lineTo(n,s),t.stroke(),t.globalAlpha=1),t.beginPath(),t.moveTo(n,s),t.lineTo(n-4,s-3),t.lineTo(n-4,s+3),t.fill()}function pr({pen:t,plan:e,x:n,width:o,colours:s},{from:r,taken:l,to:i}){t.fillStyle=s.mark;let a=c=>Math.min(o,Math.max(e.label,n(c)));t.globalAlpha=.16,t.fillRect(a(r),Qt,a(i)-a(r),e.height),t.globalAlpha=1,t.strokeStyle=s.mark,t.lineWidth=2;for(let[c,f]of[[r,[]],[l,[4,3]],[i,[]]])c===void 0||n(c)<e.label||n(c)>o||(t.setLineDash(f),t.beginPath(),t.moveTo(n(c),Qt),t.lineTo(n(c),e.height),t.stroke());t.setLineDash([])}function mr({pen:t,plan:e,x:n,from:o,to:s,width:r,colours:l}){let i=jd((s-o)/Math.max(2,(r-e.label)/110));t.font="11px system-ui, sans-serif",t.fillStyle=l.ink,t.strokeStyle=l.grid,t.lineWidth=1;for(let a=Math.ceil(o/i)*i;a<s;a+=i){let c=n(a);t.beginPath(),t.moveTo(c,Qt-4),t.lineTo(c,e.height),t.stroke();let f=_n(a,i*100);c+t.measureText(f).width<r&&t.fillText(f,c+2,12)}}function jd(t){let e=10**Math.floor(Math.log10(Math.max(t,1)));return[1,2,5,10].map(n=>n*e).find(n=>n>=t)}function dr({pen:t,plan:e,colours:n},o,s,r){t.save(),t.fillStyle=n.paper,t.fillRect(0,0,e.label,e.height),t.fillStyle=n.ink,t.font=`${Math.min(12,s-2)}px system-ui, sans-serif`,t.beginPath(),t.rect(0,Qt,e.label,e.height),t.clip();let l=Math.floor((e.label-8)/6.4);o.forEach(({name:i},a)=>t.fillText(ko(i,l),2,r(a)+4)),t.restore()}function Hu({steps:t},e,n,o){let{step_ns:s,cpus_per_row:r,cpu_freq_per_mille:l}=t,{[Math.floor(e/r)]:i}=l,a=Math.max(0,Math.floor(n/s)),c=Math.min(i.length,Math.ceil(o/s)),f=[];for(let h=a;h<c;h+=1){if(i[h]===0)continue;let d=h>a&&i[h-1]>0,m=i[h]/1e3;f.push({from:h*s,to:(h+1)*s,share:m,follows:d})}return f}function Vu({freq_khz_max:t},{clocked:e},n,o,s){return e[n].filter(l=>l.to>o&&l.from<s).map(({from:l,to:i,khz:a},c)=>({from:l,to:i,share:a/t,follows:c>0}))}function _r(t,e,n){let o=Do(n),s=e==="cpu"?Array.from({length:t.cpus},(i,a)=>({name:`CPU ${a}`,at:a})):t.tasks.map((i,a)=>({name:i.name,at:a})).slice(0,400),r=t.freq_khz_max===null?14:24,l=Math.max(e==="cpu"?r:12,Math.min(26,Math.floor(420/s.length)));return{rows:s,label:o,tall:l,height:Qt+Math.max(1,s.length)*l+2}}function ju(t,e,{by:n,from:o,to:s,marks:r,colours:l}){let i=window.devicePixelRatio||1,a=t.clientWidth,c=_r(e,n,a);t.width=Math.round(a*i),t.height=Math.round(c.height*i);let f=t.getContext("2d");f.scale(i,i),f.fillStyle=l.paper,f.fillRect(0,0,a,c.height);let h=w=>c.label+(w-o)*(a-c.label)/(s-o),d=n==="cpu"&&e.freq_khz_max!==null,m={pen:f,plan:c,x:h,from:o,to:s,width:a,colours:l,by:n,isClocked:d};Kd(m),Gd(m,e);for(let w of e.windows)w.to_ns>o&&w.from_ns<s&&Yd(m,e,w);r&&pr(m,r),mr(m),dr(m,c.rows,c.tall,w=>ci(m,w))}function gr({plan:t},e){return Qt+e*t.tall}function ci({plan:t},e){return Qt+(e+.5)*t.tall}function Kd({pen:t,plan:e,width:n,colours:o}){e.rows.forEach((s,r)=>{t.fillStyle=r%2?o.paper:o.stripe,t.fillRect(e.label,Qt+r*e.tall,n-e.label,e.tall)})}function Gd(t,e){let{steps:n}=e;if(t.by==="cpu"){t.plan.rows.forEach((s,r)=>{let l=n.cpu_busy_per_mille[Math.floor(s.at/n.cpus_per_row)];Bu(t,e,r,[[l,"running"]]),t.isClocked&&Ku(t,r,Hu(e,s.at,t.from,t.to))});return}let o=new Map(n.rows.map(s=>[s.name,s]));t.plan.rows.forEach((s,r)=>{let l=o.get(s.name);if(!l)return;let i=[[l.running_per_mille,"running"],[l.queued_per_mille,"queued"],[l.throttled_per_mille,"throttled"]];Bu(t,e,r,i)})}function Bu(t,e,n,o){let{pen:s,plan:r,x:l,from:i,to:a,colours:c}=t,{step_ns:f}=e.steps,h=r.tall-3,d=o[0][0]?.length??0,m=Math.max(0,Math.floor(i/f)),w=Math.min(d,Math.ceil(a/f));for(let $=m;$<w;$+=1){let k=Math.max(r.label,l($*f)),x=Math.max(.5,l(($+1)*f)-k),b=gr(t,n)+2+h;for(let[M,T]of o){let L=h*M[$]/1e3;b-=L,s.globalAlpha=.45,s.fillStyle=c[T],s.fillRect(k,b,x,L)}}s.globalAlpha=1}function Yd(t,e,n){let{pen:o,plan:s,x:r,from:l,to:i,width:a,colours:c}=t,f=Math.max(s.label,r(n.from_ns)),h=Math.min(a,r(n.to_ns));s.rows.forEach((m,w)=>{o.fillStyle=w%2?c.paper:c.stripe,o.fillRect(f,gr(t,w),h-f,s.tall)}),o.fillStyle=c.window,o.fillRect(f,Qt-4,Math.max(2,h-f),4);let d={...t,names:[]};s.rows.forEach((m,w)=>{let $=t.by==="cpu"?n.byCpu[m.at]:n.byTask[m.at];Jd(d,e,n,$,w),t.isClocked&&Ku(t,w,Vu(e,n,m.at,l,i))}),Qd(d),t0(t,n,Math.max(l,n.from_ns),Math.min(i,n.to_ns))}function ui({tall:t}){return Math.max(3,Math.floor((t-3)/4))}function Ku(t,e,n){let{pen:o,plan:s,x:r,width:l,colours:i}=t,a=gr(t,e)+s.tall-2-ui(s),c=s.tall-8-ui(s);o.beginPath();for(let{from:f,to:h,share:d,follows:m}of n){let w=Math.round(a-d*c),$=Math.max(s.label,r(f));m?o.lineTo($,w):o.moveTo($,w),o.lineTo(Math.min(l,r(h)),w)}for(let[f,h]of[[i.paper,4],[i.ink,2]])o.strokeStyle=f,o.lineWidth=h,o.stroke()}function Jd(t,e,n,o,s){let{plan:r,x:l,from:i,to:a,width:c,by:f}=t,h=new Map,d=f==="cpu"?0:ai(o,n.to,i);for(let m=d;m<o.length;m+=1){let w=o[m];if(n.from[w]>=a)break;if(n.to[w]<=i)continue;let $=n.state[w],k=Math.max(r.label,l(n.from[w])),x=Math.min(c,l(n.to[w]));if(x-(h.get($)??-1)<.4)continue;h.set($,x);let b=e.tasks[n.task[w]];Zd(t,s,e.states[$],k,Math.max(x-k,.6),b)}}function Zd(t,e,n,o,s,r){let{pen:l,plan:i,colours:a,by:c,names:f}=t,h=i.tall-3,d=c==="cpu"?ui(i):h,m=gr(t,e)+2,w=h;if(c==="cpu"?(w=n==="running"?h-d:d,m+=n==="running"?0:h-d):n!=="running"&&(w=Math.max(3,Math.floor(h*.6)),m+=h-w),l.fillStyle=a[n],l.fillRect(o,m,s,w),n==="throttled"&&s>3&&w>2&&Xd(l,o,m,s,w,a.paper),c==="cpu"&&n==="running"&&s>34){let $=Math.floor((s-4)/6);f.push([ko(r.name,$),o+2,m+w/2+3.5])}}function Qd({pen:t,colours:e,names:n}){t.fillStyle=e.onRunning,t.font="10px system-ui, sans-serif";for(let[o,s,r]of n)t.fillText(o,s,r)}function Xd(t,e,n,o,s,r){t.save(),t.beginPath(),t.rect(e,n,o,s),t.clip(),t.strokeStyle=r,t.lineWidth=1,t.beginPath();for(let l=e-s;l<e+o;l+=5)t.moveTo(l,n+s),t.lineTo(l+s,n);t.stroke(),t.restore()}function t0(t,e,n,o){let{x:s,by:r,plan:l}=t,i=e.wakes.filter(a=>a.at>=n&&a.at<o);if(!(i.length===0||i.length>fr))for(let a of i){let[c,f]=r==="cpu"?[a.wakerCpu,a.targetCpu]:[a.waker,a.task];if(f>=l.rows.length)continue;let d=c!==null&&c<l.rows.length?ci(t,c):void 0;hr(t,s(a.at),d,ci(t,f))}}function wr(t){let e=Du(t).map(i=>({world:t.name,name:i.span,task:i.task,from:i.at_ns,taken:i.taken_at_ns,to:i.at_ns+i.elapsed_ns,blame:i.blame})),n=t.schedule.longest_wait;if(e.length>0||!n)return e;let{task:o,from_ns:s,to_ns:r}=n;return[{world:t.name,name:"longest time ready without a CPU",task:o,from:s,to:r,blame:null}]}function br({jumps:t,chosen:e,choose:n,several:o,of:s=""}){let r=(l,i)=>[{text:`${i+1}`,node:S`<${e0} ...${{jump:l,at:i,chosen:e,choose:n}} />`},...o?[l.world]:[],l.name,(l.from/1e9).toFixed(6),ue(l.to-l.from),{text:Gu(l.blame),node:S`<${n0} blame=${l.blame} />`},l.task];return S`<${fe}
    caption=${`The slowest${s}, and where their time went`}
    columns=${["jump to",...o?["run"]:[],"what","began, s","took, ms","where the time went","ended by"]}
    rows=${t.map(r)}
    selected=${e}
  />`}function e0({jump:t,at:e,chosen:n,choose:o}){return S`<button
    type="button"
    class="jump"
    aria-pressed=${e===n}
    onClick=${()=>o(e)}
  >
    ${e+1}<span class="unseen">: show ${z(t.name)} of ${rt(t.to-t.from)}</span>
  </button>`}function fi(t){let e=Math.max(1,us.reduce((o,[s])=>o+t[`${s}_ns`],0));return us.map(([o,s])=>({name:o,says:s,share:t[`${o}_ns`]/e})).filter(({share:o})=>o>0)}function Gu(t){return t?fi(t).map(({name:e,share:n})=>`${e} ${Ne(n)}`).join(", "):"-"}function n0({blame:t}){if(!t)return"-";let e=Ru(t),n=fi(t).map(({name:s,share:r})=>S`<span class=${`cause ${s}`} style=${{width:`${100*r}%`}}></span>`),o=fi(t).find(({name:s})=>s===e)?.share??0;return S`<span class="blame" role="img" aria-label=${Gu(t)}>${n}</span>
    <span class="main" aria-hidden="true">${e} ${Ne(o,0)}</span>`}function yr(){return S`<ul class="legend">
    ${us.map(([t,e])=>S`<li><span class=${`cause ${t}`}></span> ${t}: ${e}</li>`)}
  </ul>`}function Yu(t,{from:e,to:n,known:o}){if(t.freq_khz_max===null)return null;let s=o>=(n-e)*.999,l=(s?o0(t,e,n):s0(t,e,n)).filter(({time:a})=>a>0),i=a=>l.reduce((c,f)=>c+a(f),0);return{isExact:s,rows:l,mean:i(({time:a,mean:c})=>a*c)/Math.max(1,i(({time:a})=>a))}}function o0(t,e,n){return Array.from({length:t.cpus},(o,s)=>{let l=t.windows.flatMap(({clocked:c})=>c[s]).filter(c=>c.to>e&&c.from<n),i=l.map(c=>c.khz),a=l.map(c=>[Math.min(n,c.to)-Math.max(e,c.from),c.khz]);return{name:`CPU ${s}`,...Ju(a),low:Math.min(...i),high:Math.max(...i)}})}function s0({cpus:t,freq_khz_max:e,steps:n},o,s){let{step_ns:r,cpus_per_row:l,cpu_freq_per_mille:i}=n,a=Math.floor(o/r);return i.map((c,f)=>{let h=Math.min(t,(f+1)*l)-1,d=l===1?`CPU ${f}`:`CPUs ${f*l} to ${h}`,m=c.slice(a,Math.ceil(s/r)).map((w,$)=>{let k=(a+$)*r,x=Math.min(s,k+r)-Math.max(o,k);return[w>0?x:0,w*e/1e3]});return{name:d,...Ju(m)}})}function Ju(t){let e=t.reduce((o,[s])=>o+s,0),n=t.reduce((o,[s,r])=>o+s*r,0);return{time:e,mean:n/Math.max(1,e)}}var Zu=60;function Qu({world:t,decoded:e,view:n,by:o,marks:s,isBrief:r}){let{from:l,to:i}=n.range.value,{known:a,sums:c}=Nt(()=>Iu(e,l,i),[e,l,i]),f=Nt(()=>Yu(e,{from:l,to:i,known:a}),[e,l,i]),h=i-l,d=e.tasks.map((x,b)=>({task:x,sums:c[b]}));d.sort((x,b)=>$r(b.sums)-$r(x.sums));let m=d.filter(({sums:x})=>$r(x)>0),w=({task:x,sums:b})=>[x.name,x.group,...b.map(ue),ue(Math.max(0,a-$r(b)))],$=a>=h*.999?"what you see":"the times in full that you see",k=m.length-Zu;return S`<p class="seen" aria-live="polite">
      ${a0(t,e,{from:l,to:i,known:a,sums:c,marks:s})}${l0(f)}
    </p>
    ${!r&&S`<${fe}
      caption=${`What each task did in ${$}, ms`}
      columns=${["task","group",...e.states,"blocked"]}
      rows=${m.slice(0,Zu).map(w)}
    />`}
    ${!r&&k>0&&S`<p class="note">and ${k} more tasks</p>`}
    ${!r&&o==="cpu"&&f&&S`<${i0} decoded=${e} clocks=${f} />`}`}function l0(t){return!t||t.rows.length===0?"":` The CPUs' mean frequency was ${`${t.isExact?"":"about "}${on(t.mean)} MHz`}.`}function i0({decoded:t,clocks:{isExact:e,rows:n}}){let o=`, by steps of ${rt(t.steps.step_ns)}`,s=({low:r,high:l})=>e?[r,l].map(on):[];return S`<${fe}
    caption=${`Frequency of CPUs in what you see${e?"":o}, MHz`}
    columns=${["CPU","mean",...e?["lowest","highest"]:[]]}
    rows=${n.map(r=>[r.name,on(r.mean),...s(r)])}
  />`}function $r(t){return t.reduce((e,n)=>e+n,0)}function a0(t,e,{from:n,to:o,known:s,sums:r,marks:l}){let i=o-n,a=`You see ${rt(i)} of ${rt(t.ended_ns)}, from ${_n(n,i)}.`;if(s===0)return`${a} It is drawn in steps of ${rt(e.steps.step_ns)}.`;let c=e.tasks.find($=>$.name===l?.task)?.group;if(c===void 0)return a;let f=r.filter(($,k)=>e.tasks[k].group===c&&e.tasks[k]),h=$=>{let k=e.states.indexOf($),x=f.reduce((b,M)=>b+M[k],0);return Ne(x/Math.max(1,s*f.length),0)},d=`The ${f.length} tasks of ${z(c)} that are drawn`,m=`${h("queued")} waiting for a CPU, ${h("running")} running`;return`${a} ${d} spent ${h("throttled")} of it throttled, ${m}, the rest asleep or on the way to another CPU.`}var Xu=200;function kr(t){let e={from:0,to:Math.max(t,Xu)},n=Ft(e),o=(s,r)=>{let l=Math.min(Math.max(r-s,Xu),e.to),i=(s+r)/2,a=Math.min(Math.max(0,i-l/2),e.to-l);n.value={from:a,to:a+l}};return{range:n,show:o,all:()=>o(0,e.to),zoom:(s,r)=>{let{from:l,to:i}=n.value,a=r??(l+i)/2;o(a-(a-l)*s,a+(i-a)*s)},move:s=>{let{from:r,to:l}=n.value,i=l-r,a=Math.min(Math.max(0,r+s*i),e.to-i);n.value={from:a,to:a+i}}}}function vr(t,e,n){let o=new Map,s=c=>{let{from:f,to:h}=e.range.value,d=t.clientWidth-n();return f+(c-n())*(h-f)/d},r=c=>c/(t.clientWidth-n()),l=new AbortController,i={signal:l.signal},a=(c,f,h)=>t.addEventListener(c,f,{...h,...i});a("wheel",c=>{if(!c.ctrlKey&&!c.shiftKey)return;c.preventDefault();let f=c.deltaY||c.deltaX;c.ctrlKey?e.zoom(f>0?1.25:.8,s(c.offsetX)):e.move(f>0?.1:-.1)},{passive:!1}),a("dblclick",c=>e.zoom(.4,s(c.offsetX))),a("pointerdown",c=>{o.set(c.pointerId,c.offsetX),t.setPointerCapture(c.pointerId)}),a("pointermove",c=>{let f=o.get(c.pointerId);f!==void 0&&(o.size===1?e.move(-r(c.offsetX-f)):c0(e,o,c,s),o.set(c.pointerId,c.offsetX))});for(let c of["pointerup","pointercancel"])a(c,f=>o.delete(f.pointerId));return()=>l.abort()}function c0(t,e,n,o){let[s]=[...e].filter(([i])=>i!==n.pointerId).map(([,i])=>i),r=Math.abs(e.get(n.pointerId)-s),l=Math.abs(n.offsetX-s);r>4&&l>4&&t.zoom(r/l,o((n.offsetX+s)/2))}function xr(t,e,n){let o={ArrowLeft:()=>e.move(-.2),ArrowRight:()=>e.move(.2),PageUp:()=>e.move(-1),PageDown:()=>e.move(1),"+":()=>e.zoom(.5),"=":()=>e.zoom(.5),"-":()=>e.zoom(2),0:e.all,Home:e.all,n:()=>n(1),p:()=>n(-1)};return t in o?(o[t](),!0):!1}var fs="Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.",u0="Blank is blocked or idle. Under a bar at the top every switch is drawn. Elsewhere the page has no room for that: there a pale column stands for a whole step of time, and its height is the share of the step that was spent so, not one stretch. The shaded time is the chosen request, the broken line when a thread took it. Arrows are wake-ups, from who woke to who was woken.";function tf({worlds:t}){let e=t.length>1,n=Nt(()=>t.map($=>qu($.schedule)),[t]),o=Math.max(...t.map($=>$.ended_ns)),s=Nt(()=>kr(o),[t]),r=Nt(()=>t.flatMap($=>wr($)),[t]),[l,i]=Tt("task"),[a,c]=Tt(r.length>0?0:-1),f=$=>{let{from:k,to:x}=r[$],b=Math.max((x-k)*.08,1e3);c($),s.show(k-b,x+b)};Wt(()=>{let[$]=n.flatMap(({windows:k})=>k);r.length>0?f(0):$&&s.show($.from_ns,$.to_ns)},[t]);let h=m0(n),d=$=>{r.length>0&&f((a+$+r.length)%r.length)},m=r[a],w=($,k)=>{let x={world:$,decoded:n[k],view:s,by:l,marks:m};return[S`<${p0} ...${{...x,step:d}} />`,S`<${Qu} ...${x} isBrief=${e} />`]};return S`<div class="schedule">
    <${hi} view=${s} by=${l} setBy=${i} jump=${r.length>0&&d} />
    ${e?t.map(($,k)=>S`<section class="beside" aria-label=${`Schedule: ${z($.name)}`}>
            <h3><bdi>${z($.name)}</bdi></h3>
            ${w($,k)}
          </section>`):w(t[0],0)}
    <${d0} by=${l} highest=${h} />
    ${e&&S`<${f0} marks=${m} />`}
    <${br} ...${{jumps:r,chosen:a,choose:f,several:e}} />
    ${r.some($=>$.blame)&&S`<${yr} />`}
    ${t.map($=>h0($,e?`${$.name}: `:""))}
  </div>`}function f0({marks:t}){return S`<p class="note">
    ${t&&S`The shaded time is a request of <bdi>${z(t.world)}</bdi>.${" "}`}
    With the same seed the same requests come to every run, at the same times where clients do not
    wait for answers. For a table of what a run's tasks did, choose that run above.
  </p>`}function h0({schedule:t},e){let n=t.windows_left_out,o=t.windows.filter(l=>l.is_cut).length,s=o===1?"1 of the times in full ends early: so much happened in it.":`${o} of the times in full end early: so much happened in them.`,r=l=>S`<p class="note">${z(`${e}${l}`)}</p>`;return[n>0&&r(`${n} of the times in full had no room on this page.`),o>0&&r(`${s} What follows is drawn in steps.`)]}function hi({view:t,by:e,setBy:n,jump:o,id:s=t.range.peek().to}){let r=(i,a)=>S`<button type="button" onClick=${a}>${i}</button>`,l=(i,a)=>S`<label
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
  </div>`}function pi(){let e=Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink","grid"].map(r=>[r,Ye(r)])),[n,o,s]=["window","mark","on-running"].map(Ye);return{...e,window:n,mark:o,onRunning:s}}function p0({world:t,decoded:e,view:n,by:o,marks:s,step:r}){let l=we(null),i=we({});i.current={by:o,marks:s},Wt(()=>{let h=l.current,d=()=>{let{from:x,to:b}=n.range.peek();ju(h,e,{...i.current,from:x,to:b,colours:pi()})},m=0,w=()=>{cancelAnimationFrame(m),m=requestAnimationFrame(d)};i.current.later=w;let $=le(()=>{n.range.value,dn.value,w()}),k=new ResizeObserver(w);return k.observe(h.parentElement),()=>{$(),k.disconnect(),cancelAnimationFrame(m)}},[e,o,s]),Wt(()=>{let h=l.current;return vr(h,n,()=>_r(e,"task",h.clientWidth).label)},[n]);let a=h=>{h.ctrlKey||h.metaKey||h.altKey||xr(h.key,n,r)&&h.preventDefault()},{height:c}=_r(e,o,1e3),f=`Schedule of ${z(t.name)} by ${o==="cpu"?"CPU":"task"}. ${fs}`;return S`<div
    class="canvas"
    tabindex="0"
    role="application"
    aria-label=${f}
    onKeyDown=${a}
  >
    <canvas ref=${l} style=${{height:`${c}px`}} aria-hidden="true"></canvas>
  </div>`}function m0(t){let e=t.map(n=>n.freq_khz_max).filter(n=>n!==null);return[...new Set(e)]}function mi({highest:t}){let e=t.map(n=>`${on(n)} MHz`).join(" or ");return S`<li>line: the CPU's frequency, idle or not; ${e} at the top of its row</li>`}function d0({by:t,highest:e}){let n=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"]],o=t==="cpu"?"Waiting tasks are the strip below who runs. ":"";return S`<ul class="legend">
      ${n.map(([s,r])=>S`<li><span class=${`cause ${s}`}></span> ${s}: ${r}</li>`)}
      <li><span class="cause running pale"></span> pale: the share of a step that was spent so</li>
      ${t==="cpu"&&e.length>0&&S`<${mi} highest=${e} />`}
    </ul>
    <p class="note">${o}${u0} ${fs}</p>`}var di=-1;function ef({worlds:t}){let e=t.length>1,[n,o]=Tt(e?di:0),s=Nt(()=>n===di?t:[t[n]],[t,n]),r=(l,i)=>S`<label
      ><input
        type="radio"
        name="world"
        checked=${i===n}
        onChange=${()=>o(i)}
      />
      <bdi>${z(l)}</bdi></label
    >`;return S`${e&&S`<fieldset class="worlds">
      <legend>Which run</legend>
      ${r("all, at the same time",di)} ${t.map(({name:l},i)=>r(l,i))}
    </fieldset>`}
    <${tf} key=${n} worlds=${s} />`}var _0=6;function _i(t,e){return(e?e.numbers:g0(t)).map(({label:o,of:s,read:r})=>[o,...t.map(l=>{let i=s(l.run);return i==null?"-":r(i)})])}var Z={time:rt,percent:t=>Ne(t/100),count:t=>String(t),number:t=>Ot(t),joules:t=>`${Ot(t)} J`},Qe=(t,e)=>t.tasks.find(n=>n.name===e),gi=(t,e)=>t.groups.find(n=>n.path===e),jn=(t,e=0)=>t.requests[e];function g0(t){let[{run:e}]=t,n=e.requests.flatMap(({span:r},l)=>[{label:`${r}: done`,of:i=>jn(i,l)?.count,read:Z.count},{label:`${r}: p50`,of:i=>Sr(i,l)?.latency_ns_p50,read:Z.time},{label:`${r}: p99`,of:i=>Sr(i,l)?.latency_ns_p99,read:Z.time},{label:`${r}: slower than p99`,of:i=>w0(Sr(i,l)),read:Z.count},{label:`${r}: slowest`,of:i=>Sr(i,l)?.latency_ns_max,read:Z.time}]),o=e.groups.filter(r=>r.limit).map(({path:r})=>({label:`${r}: periods throttled`,of:l=>gi(l,r)?.limit?.throttle_ratio_percent,read:Z.percent})),s=n.length>0?[]:e.tasks.slice(0,_0).flatMap(b0);return[...n,...o,...s,...y0()]}function Sr(t,e){let n=jn(t,e);return n?.count>0?n:null}function w0(t){return t===null?null:Math.floor(t.count/100)}function b0({name:t}){return[{label:`${t}: CPU time`,of:e=>Qe(e,t)?.runtime_ns,read:Z.time},{label:`${t}: mean wait for a CPU`,of:e=>Qe(e,t)?.delay_ns_mean,read:Z.time},{label:`${t}: longest wait for a CPU`,of:e=>Qe(e,t)?.delay_ns_max,read:Z.time}]}function y0(){return[{label:"CPU time of all tasks",of:t=>t.total.runtime_ns,read:Z.time},{label:"switches",of:t=>t.total.switches,read:Z.count},{label:"migrations",of:t=>t.total.migrations,read:Z.count},{label:"wake-up latency, p99",of:t=>t.total.wakeups>0?t.total.wake_latency_ns_p99:null,read:Z.time}]}var $0=100;function nf({play:t,story:e}){let n=t.result.value;if(!n)return S`<p role="status">The engine is loading.</p>`;let o=[n.a,n.b].filter(a=>a?.ok).map(a=>a.ok),s=[n.a,n.b].filter(a=>a&&!a.ok);if(o.length===0){let a=s.find(({kind:f})=>f==="stopped"),c=a?z(a.message):"the message stands where the text is.";return S`<p class="caution" role="alert">No run: ${c}</p>`}let r=o.map(({document:a})=>a.worlds[0]),l=r.some(({spans:a})=>a.some(({summary:c})=>c.count>0)),i=r.some(a=>a.limits.length>0);return S`<section class="outcome" aria-label="What came out">
    <${k0} shown=${n} answers=${o} />
    <${v0} answers=${o} broken=${s} />
    <${fe}
      caption=${r.length>1?"Numbers of both worlds":"Numbers of world A"}
      columns=${["what",...r.map(a=>a.name)]}
      rows=${_i(o,e)}
    />
    <${S0} answers=${o} />
    ${l&&S`<h2>Latency</h2><${Nu} worlds=${r} />`}
    ${(i||l)&&S`<h2>Over time</h2>`}
    ${i&&S`<${zu} worlds=${r} />`}
    ${l&&S`<${Fu} worlds=${r} />`}
    <h2>Schedule</h2>
    <${ef} key=${r.map(({digest:a})=>a).join()} worlds=${r} />
  </section>`}function of({play:t,story:e}){let{a:n,b:o}=t.result.value??{},s=[n,o].filter(h=>h?.ok).map(h=>h.ok);if(s.length===0)return null;let r=_i(s,e),[l,...i]=r.find(([h])=>h.endsWith("p99"))??r[0],a=i.map((h,d)=>`${"AB"[d]} ${h}`).join(", "),[c]=s,f=Nn(c)?` (first ${rt(c.run.simulated_ns)})`:"";return S`<p class="brief" aria-hidden="true">
    <bdi>${z(l)}</bdi>: ${z(a)}${f}
  </p>`}function k0({shown:t,answers:e}){let n=e.filter(Nn);if(n.length===0){let l=e.map(({run:a})=>rt(a.simulated_ns)),i=new Set(l).size>1?`A ${l[0]}, B ${l[1]}`:l[0];return S`<p class="length">Simulated: the whole run, ${i}.</p>`}let o=Math.min(...n.map(({run:l})=>l.simulated_ns)),s=Math.max(...n.map(({whole_ns:l})=>l)),r=t.kind==="drag"?"so that it answers at once; more follows when nothing moves":"a whole run would take too long here; the command below runs it";return S`<p class="length cut">
    Simulated: only the first ${rt(o)} of ${rt(s)}, ${r}.
  </p>`}function v0({answers:t,broken:e}){let n=new Set;for(let{document:o,warnings:s}of t){o.cautions.forEach(r=>n.add(`${o.worlds[0].name}: ${r}`)),s.forEach(r=>n.add(r));for(let{summary:r}of o.worlds[0].spans)r.count>0&&r.count<$0&&n.add(x0(o.worlds[0].name,r))}return e.forEach(({kind:o,message:s})=>{n.add(o==="stopped"?s:"World B can't be run: the message stands with it.")}),[...n].map(o=>S`<p class="caution" role="note">${z(o)}</p>`)}function x0(t,{span:e,count:n}){let o=n===1?"is 1 request":`are ${n} requests`;return`${t}: there ${o} of ${e}, too few for a p99: it is the slowest of them.`}function S0({answers:t}){return S`<div class="runs">
    ${t.map(({document:e})=>{let[{name:n,said:o}]=e.worlds;return S`<section aria-label=${z(n)}>
        <h3><bdi>${z(n)}</bdi></h3>
        <p class="about">${e.about.map(z).join(" ")}</p>
        <ul>
          ${o.map(s=>S`<li>${z(s)}</li>`)}
        </ul>
      </section>`})}
  </div>`}var M0=t=>Math.max(...t.tasks.map(e=>e.ended_at_ns)),sf={id:"000",title:"Limits that refill at the same moment",problem:["Two groups share one core with eight hardware threads. Each may use a quarter of it: its quota is refilled once in a period of 100 ms.","On Linux 6.2 all refills fall on the same moment. So both groups run together, then both are throttled together. For half of each period eight tasks crowd on one core, and for the other half nobody uses it."],change:"The patch starts each group's period at another time. Then the groups take turns, and each task has more of the core for itself.",look:"Look at the time when the last task is done. Then look at the schedule of both worlds: in A both groups are throttled at the same time, in B they take turns.",reduced:"one core, and one second of work for each task; the study has 59 s, and 1 to 8 cores. The moment at which a group begins is drawn from the seed: choose another seed to see how much of the gain is luck.",text:`machine = "power-smt8-1"
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
`,knobs:["limit:/one:quota","limit:/two:quota","limit:/one:period","limit:/two:period"],choices:[{key:"phase",label:"When does a group's period begin?",usual:"aligned",answers:[["aligned","all at the same moments, as on 6.2"],["tenths","moved on by tenths of a period: the posted patch"],["random","anywhere, drawn once: what was merged in 6.4"],["even","spread evenly: what the thread wishes for"],["varied","periods a few per cent longer or shorter: the reply"]]}],changed:{"set:phase":"even"},numbers:[{label:"all work is done after",of:M0,read:Z.time},{label:"energy of the socket",of:t=>t.energy_j,read:Z.joules},{label:"CPU time of all tasks",of:t=>t.total.runtime_ns,read:Z.time}]};var Mr=t=>t.placement.machine,rf={id:"001",title:"Where is an idle CPU?",problem:["A task that wakes up looks for an idle CPU among those that share its cache. When nearly all are busy, it looks at many of them in vain.","Linux 6.0 looks at fewer CPUs, the busier they are. That is cheap, but it misses idle CPUs that are there."],change:"The patch (SIS_CORE) keeps a note of CPUs that went idle, one for each core, and looks only at those. What it finds busy it strikes out.",look:"Look at the share of looks that find an idle CPU. Then at the work that is done: a better search is worth little where no CPU is idle. The mail reports a gain of 17 to 27 % on an overloaded machine, which the simulator does not show: the study says what we think is missing.",reduced:"24 CPUs and 23 ms, most of which hackbench takes to start; the study has 96 and 256 CPUs. Differences of a few per cent in the work done may be chance.",text:`machine = "node:1 l3:1 core:12 pu:2"
duration = "23ms"

[kernel]
profile = "tip-fb04563d1cae"
changes = "hint-skips-pending,core-search-free"

[groups."/bench"]

[[workloads]]
command = "hackbench -g 1 -l 10000 -p"
group = "/bench"
`,knobs:[],choices:[{key:"search",label:"Which CPUs are tried?",usual:"sis-util",answers:[["sis-util","in order, fewer as they get busier: 6.0"],["sis-core","only those that are noted as idle: the patch"],["sis-prop","in order, as many as the idle time pays for: 4.13"],["linear","all of them, in order: 4.8"]]}],changed:{"set:search":"sis-core"},numbers:[{label:"looks at a CPU that found it idle",of:t=>Mr(t).search_efficiency_percent,read:Z.percent},{label:"searches",of:t=>Mr(t).searches,read:Z.count},{label:"searches that found an idle CPU",of:t=>Mr(t).search_success_percent,read:Z.percent},{label:"CPUs looked at in a scan, on average",of:t=>Mr(t).scan_depth_mean,read:Z.number},{label:"messages done",of:t=>t.goals[0]?.count,read:Z.count}]};var lf=t=>gi(t,"/test")?.limit,af={id:"002",title:"Time that was not used is not lost: burst",problem:["A service may use 6 CPUs: 600 ms of CPU time in each 100 ms. On average it needs five. But its work comes in batches, and now and then three batches fall into one period.","What a group does not use is lost at the end of the period. So the service is throttled in a busy period, though it saved time in the ones before."],change:"With burst, a group keeps what it did not use, up to a maximum, and may use it in a later period.",look:"Look at the 99th percentile of both worlds. Then drag the quota down towards five CPUs: when nothing is left over on average, there is nothing to save, and burst cannot help.",reduced:"5 s; the study has 60 s and ten seeds.",text:`machine = "xeon-8260-2s"
kernel = "6.1"
duration = "5s"

[groups."/test"]
"cpu.max" = "600000 100000"

[[workloads]]
command = "schbench -m 1 -t 30 -r 60 -c 10000 -R 500"
group = "/test"
`,knobs:["limit:/test:quota","limit:/test:period","limit:/test:burst"],choices:[{key:"refill",label:"What does a group own when its period begins?",usual:"burst",answers:[["burst","its quota and what it saved, once for all idle periods: 5.14"],["burst-idle-periods","the same for each idle period: the posted version 2"],["quota","its quota, whatever it left: before 5.14"]]}],changed:{"limit:/test:burst":"400"},numbers:[{label:"requests done",of:t=>jn(t)?.count,read:Z.count},{label:"p50",of:t=>jn(t)?.latency_ns_p50,read:Z.time},{label:"p99",of:t=>jn(t)?.latency_ns_p99,read:Z.time},{label:"slowest",of:t=>jn(t)?.latency_ns_max,read:Z.time},{label:"periods throttled",of:t=>lf(t)?.throttle_ratio_percent,read:Z.percent},{label:"periods in which burst was used",of:t=>lf(t)?.["cpu.stat"].nr_bursts,read:Z.count}]};var T0=(t,e)=>n=>Qe(n,t)?.[e],wi=(t,e,n)=>["long","short"].map(o=>({label:`${t}, ${o}`,of:T0(o,e),read:n})),cf={id:"003",title:"A short slice that has to wait for a long one",problem:["Two tasks share one CPU. Both compute all the time. One asks for slices of 100 ms, the other one for 0.1 ms, because it wants to wait less.","But whoever runs keeps the CPU until its slice is over. So the short one waits for 100 ms at a time, as if it had asked for nothing."],change:"The patch looks once in a quantum whether the other one should run. The quantum is the base slice.",look:"Look at the longest wait of both tasks. Then drag the base slice: with the patch it sets how long anybody waits. The price is in the number of switches.",reduced:"3 s; the study has 10 s, twenty seeds, and two benchmarks.",text:`machine = "tencent-42"
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
`,knobs:["set:base_slice_ns","set:tasks.long.slice","set:tasks.short.slice"],choices:[{key:"turn",label:"When has the running task had its turn?",usual:"request",answers:[["request","when its slice is over: 6.7"],["quantum","after a quantum of one base slice: the patch"],["min-slice","when the shortest slice that waits is over: 6.17"]]}],changed:{"set:turn":"quantum"},numbers:[...wi("longest wait","delay_ns_max",Z.time),...wi("mean wait","delay_ns_mean",Z.time),...wi("CPU time","runtime_ns",Z.time),{label:"switches",of:t=>t.total.switches,read:Z.count}]};var uf={id:"004",title:"When does the frequency follow the work?",problem:["The governor chooses the clock of a CPU. The scheduler tells it how busy the CPU is. On Linux 4.12 it does so at each change of its averages. That is often, and the governor may act only once in a while: here, once in 10 ms.","Here a real-time task computes for a moment, every 20 ms. A task of another kind runs beside it, and its calls take the places of the calls that would matter."],change:"The patch tells the governor at the timer tick instead. The replies want other things: a maximum over a window, a limit that depends on how wrong the clock is, or no limit for urgent tasks.",look:"Look at the number of calls, at the time for which the clock is lower than asked for, and at the energy. No answer is best in all three.",reduced:"two tasks and 2 s, and one experiment of the study's many; its pipe, hackbench, ebizzy and cyclictest are not in here. Energy is good for comparing answers only.",text:`duration = "2s"
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
`,knobs:[],choices:[{key:"hint",label:"When does the governor hear?",usual:"each-change",answers:[["each-change","at each change of the averages: 4.12"],["tick","at the timer tick: the patch"],["attach-detach","only when a task's load comes or goes"]]},{key:"rate",label:"When may it act?",usual:"fixed",answers:[["fixed","10 ms after the last change: 4.12"],["by-error","sooner, the more the clock is off: Rasmussen"],["sliding-maximum","at once, to the maximum of a window: Zijlstra"],["tumbling-maximum","at the end of each window: Kumar's reading"],["urgent-at-once","at once for real-time tasks: Bellasi"]]},{key:"realtime",label:"How does it see a real-time task?",usual:"flag",answers:[["flag","when it is charged, at the tick and when it stops: 4.12"],["queued","as soon as it is queued: 4.17"]]}],changed:{"set:hint":"tick"},numbers:[{label:"calls of the governor",of:t=>t.governor_hints,read:Z.count},{label:"changes of the clock",of:t=>t.freq_changes,read:Z.count},{label:"clock lower than asked for",of:t=>t.under_provisioned_ns,read:Z.time},{label:"clock higher than asked for",of:t=>t.over_provisioned_ns,read:Z.time},{label:"CPU time of the urgent task",of:t=>Qe(t,"urgent")?.runtime_ns,read:Z.time},{label:"energy of the package",of:t=>t.energy_j,read:Z.joules}]};var hf=t=>t.tasks.filter(({name:e})=>e.startsWith("service")),C0=t=>e=>Math.min(...hf(e).map(n=>n[t])),ff=t=>e=>Math.max(...hf(e).map(n=>n[t])),pf={id:"005",title:"One task against eight that are worth one",problem:["Two groups have equal weight. One is a service with eight threads on eight CPUs, the other one a script with a single task.","Up to Linux 7.2, a group's weight is divided over the CPUs where it has load. So each thread of the service weighs an eighth of the script. The thread that is on the script's CPU nearly stands still, while its fellows have their CPUs alone. With 256 CPUs it has 1 part of 257."],change:"The series counts a group's tasks: with concur, a group weighs as much as it has tasks, so each of them is worth one. And all tasks of a CPU wait in one flat queue, where each competes for itself.",look:"Look at the CPU time of the service's slowest thread and at its longest wait. Then set the change back in one of the two questions, to see which of them does it. What the script loses is the price.",reduced:"8 CPUs and 2 s; the study has 256 CPUs, a game beside spinners, and hackbench on two boards, whose loss we cannot explain. The balancer moves threads now and then, so the shares are not exact here; where the study pins them they are.",text:`machine = "node:1 l3:1 core:8 pu:1"
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
`,knobs:["set:tasks.script.slice","set:base_slice_ns"],choices:[{key:"cgroup_mode",label:"How much are a group's shares worth?",usual:"smp",answers:[["smp","one group, one share, divided over the CPUs: up to 7.2"],["concur","times its tasks, at most the CPUs: 7.3"],["up","the whole share on each CPU"],["max","times the CPUs"],["tasks","times its tasks"]]},{key:"hierarchy",label:"What does a CPU choose from?",usual:"nested",answers:[["nested","from groups, level by level: up to 7.2"],["flat","from all its tasks in one queue: 7.3"]]}],changed:{"set:cgroup_mode":"concur","set:hierarchy":"flat"},numbers:[{label:"CPU time of the service's slowest thread",of:C0("runtime_ns"),read:Z.time},{label:"its fastest thread",of:ff("runtime_ns"),read:Z.time},{label:"longest wait of a thread",of:ff("delay_ns_max"),read:Z.time},{label:"CPU time of the script",of:t=>Qe(t,"script")?.runtime_ns,read:Z.time},{label:"its longest wait",of:t=>Qe(t,"script")?.delay_ns_max,read:Z.time},{label:"migrations",of:t=>t.total.migrations,read:Z.count}]};var $n=[sf,rf,af,cf,uf,pf];var E0="https://github.com/fairground-sched/fairground/blob/main",A0=`${E0}/crates/fairground-cli/library/studies`;function Tr(t){let{id:e,text:n,changed:o}=t,s={...Je.change,knobs:{...o}};return{...Je,story:e,scenario:"",text:n,change:s}}var P0=["text","manifest","machine","kernel","duration"];function mf(t,e){let n=Tr(t);return P0.every(o=>e[o]===n[o])}function df({play:t}){let e=t.state.value.story,n=o=>S`<li>
      <button
        type="button"
        aria-pressed=${o.id===e?"true":"false"}
        onClick=${()=>t.set(Tr(o),!0)}
      >
        <span class="thread">${o.id}</span> ${o.title}
      </button>
    </li>`;return S`<nav class="stories" aria-label="Stories">
    <h2>Stories</h2>
    <p class="note">
      Six threads of the kernel's mailing list, each in a small world that answers at once.
    </p>
    <ol>
      ${$n.map(n)}
    </ol>
  </nav>`}function _f({story:t}){return t?S`<section class="story" aria-label=${t.title}>
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
      <a href=${`${A0}/${t.id}/README.md`}>study ${t.id}</a>, or
      <code> fairground reproduce ${t.id}</code>.
    </p>
  </section>`:null}var kn=class{constructor(e,n=0){this.bytes=e,this.at=n}get ended(){return this.at>=this.bytes.length}next(){let{bytes:e}=this,n=e[this.at++];if(n<128)return n;let o=n&127,s=128;do{if(n=e[this.at++],n===void 0||s>2**49)throw new Error("a number does not end");o+=(n&127)*s,s*=128}while(n>127);return o}below(e){let n=this.next();if(!(n<e))throw new Error(`${n} stands where less than ${e} may stand`);return n}};function Cr(t){let e=2166136261;for(let n=0;n<t.length;n+=1)e=Math.imul(e^t[n],16777619);return e>>>0}var Er="fgtrace1",O0="1ecartgf",hs=16,L0=512e6,U0="this is a trace for Perfetto, to open at ui.perfetto.dev",Ro="`fairground run SCENARIO --trace run.fgtrace` writes one";async function gf(t){let{bytes:e}=t;if(e===0)throw new Error(`the file is empty; ${Ro}`);let n=await t.read(0,Math.min(e,16));await D0(t,n);let o=await t.read(e-hs,hs),[s,r]=new Uint32Array(o.slice(0,8).buffer),l=e-Er.length-hs;if(bi(o.subarray(8))!==O0||s>Math.min(l,L0))throw new Error(`the trace is cut: its end is missing after ${e} bytes; ${Ro}`);let i=await t.read(e-hs-s,s);if(Cr(i)!==r)throw new Error(`the trace is damaged at its end; ${Ro}`);return N0(JSON.parse(new TextDecoder().decode(i)),t)}function bi(t){return String.fromCharCode(...t)}async function D0(t,e){let{bytes:n}=t,o=bi(e.subarray(0,8));if(o===Er&&n>=Er.length+hs)return;if(o===Er)throw new Error(`the trace is cut after ${n} bytes; ${Ro}`);if(o.startsWith("fgtrace"))throw new Error("another version of fairground wrote this trace: write it again");let s=await W0(t,e)?U0:R0(e);throw new Error(`${s}; ${Ro}`)}function R0(t){let e=bi(t.subarray(0,5)).trimStart();return e.startsWith("{")||e.startsWith("[")?"this is JSON, no trace":e.startsWith("<")?"this is a page, no trace":t[0]===31&&t[1]===139?"this is packed with gzip: unpack it first":"this is no trace of fairground"}async function W0(t,e){if(e[0]!==10||e.length<16)return!1;let n=new kn(e,1),o=n.next()+n.at;return o<t.bytes&&(await t.read(o,1))[0]===10}function N0(t,e){let{chunks:n,levels:o,step_ns:s,steps_per_tile:r,tiles_per_tile:l}=t,i=d=>Number.isSafeInteger(d)&&d>0,a=o.map(d=>d.at.length),c=a.every((d,m)=>d===Math.ceil((a[m-1]??n.parts.at.length*l)/l));if(![s,r,l,t.cpus].every(i)||!c||a.at(-1)!==1)throw new Error(`the trace's parts do not fit each other; ${Ro}`);let{name:f,group:h}=t.tasks;return{...t,source:e,tasks:f.map((d,m)=>({name:d,group:t.groups[h[m]]})),chunk_ns:s*r,world:{name:t.name,ended_ns:t.ended_ns,spans:t.requests.map(d=>({summary:d})),schedule:{longest_wait:t.longest_wait}}}}function Wo(t,e){return t.chunk_ns*t.tiles_per_tile**e}function wf({name:t,machine:e,kernel:n,seed:o,digest:s,ended_ns:r,stretches:l,source:i}){let a=`${(i.bytes/1e6).toFixed(1)} MB`;return`${t} on ${e}, kernel ${n}, seed ${o}, digest ${s}: ${rt(r)} with ${l.toLocaleString("en")} stretches of running and waiting, in ${a}.`}var Ar="it changed, or is gone: open it again";function yi(t){return{name:t.name,bytes:t.size,read:async(e,n)=>{try{return new Uint8Array(await t.slice(e,e+n).arrayBuffer())}catch{throw new Error(Ar)}}}}async function yf(t,e){let n=await bf(e,0,1);if(n.status===200)return{...yi(await n.blob()),name:t};let o=Number(/\/(\d+)$/.exec(n.headers.get("content-range")??"")?.[1]??0);return{name:t,bytes:n.status===416?0:o,read:async(s,r)=>{if(r===0)return new Uint8Array(0);let l=await bf(e,s,r);if(l.status!==206)throw new Error(Ar);let i=new Uint8Array(await l.arrayBuffer());if(i.length!==r)throw new Error(Ar);return i}}}async function bf(t,e,n){let o;try{o=await fetch(t,{headers:{range:`bytes=${e}-${e+n-1}`}})}catch{throw new Error("the server does not answer")}if(!o.ok&&o.status!==416)throw new Error(Ar);return o}var z0=4,he=3;function $f(t,e,n,o){let s=new kn(t),r={from:new Float64Array(o),to:new Float64Array(o),task:new Uint32Array(o),cpu:new Uint16Array(o),state:new Uint8Array(o),tasks:new Uint32Array(e.tasks.length+1)},l=F0(s,e,{chunk:r,start:n,count:o});if(l!==o)throw new Error(`${l} stretches instead of ${o}`);let i=I0(s,e,n),a=H0(s,e,n);if(!s.ended)throw new Error("more bytes than stretches");return{...r,...q0(r.cpu,e.cpus),wakes:i,clocked:a}}function F0(t,e,{chunk:n,start:o,count:s}){let r=o+e.chunk_ns,l=0,i=0;for(let a=t.below(e.tasks.length+1);a>0;a-=1){let c=i+t.below(e.tasks.length-i);n.tasks.fill(l,i,c+1),i=c+1;let f=o;for(let h=t.below(s-l+1);h>0;h-=1){let d=f+t.next();f=d+t.next();let m=t.below(e.cpus*z0);if(f>r)throw new Error("a stretch lasts too long");n.from[l]=d,n.to[l]=f,n.task[l]=c,n.cpu[l]=m>>2,n.state[l]=m&3,l+=1}}return n.tasks.fill(l,i),l}function q0(t,e){let n=new Uint32Array(e+1);for(let r of t)n[r+1]+=1;for(let r=0;r<e;r+=1)n[r+1]+=n[r];let o=new Uint32Array(t.length),s=n.slice();for(let r=0;r<t.length;r+=1)o[s[t[r]]++]=r;return{cpus:n,cpuRows:o}}function I0(t,e,n){let o=t.below(t.bytes.length),s={at:new Float64Array(o),task:new Uint32Array(o),waker:new Uint32Array(o),wakerCpu:new Uint16Array(o),targetCpu:new Uint16Array(o)},r=n;for(let l=0;l<o;l+=1)r+=t.next(),s.at[l]=r,s.task[l]=t.below(e.tasks.length),s.waker[l]=t.below(e.tasks.length+1),s.wakerCpu[l]=t.below(e.cpus),s.targetCpu[l]=t.below(e.cpus);return s}function H0(t,e,n){let o=[];for(let s=t.below(t.bytes.length);s>0;s-=1){let r=t.below(e.cpus),l=n+t.next();o.push({cpu:r,from:l,to:l+t.next(),khz:t.next()})}return o}function kf(t,e){let n=e.cpus+e.tasks.length,o={bytes:t,steps:new Uint32Array(n),sums:new Float64Array(n*(he+2))},s=new kn(t);for(let r=0;!s.ended;r+=1){r+=s.below(n-r);let l=ps(e,r);for(let c=0;c<he+(l?2:0);c+=1)o.sums[r*(he+2)+c]=s.next();o.steps[r]=s.at;let i=l?he+1:he,a=e.steps_per_tile;for(;a>0;)a-=s.below(a+1),s.at+=i;if(s.at>t.length)throw new Error("a row's steps do not end")}return o}function ps(t,e){return t.freq_khz_max!==null&&e<t.cpus}function vf(t,e,{steps_per_tile:n},o,s){let{[e]:r}=t.steps;if(r===0)return;let l=new kn(t.bytes,r);for(let i=0;i<n;){let a=l.next();s(i,a,l.at),i+=a,l.at+=o}}var Pe=-1,V0=64e6,B0=6;function xf(t){let e=new Map,n=new Map,o=Ft(0),s=Ft(null),r=new Map,l=[],i=new Set,a=new Set,c=0,f=t.levels.length-1,h=(k,x,b)=>{e.set(k,{value:x,size:b}),c+=b;for(let[M,{size:T}]of e){if(c<=V0)break;let L=i.has(M)||a.has(M)||M.startsWith(`${f}:`);M===k||L||(e.delete(M),c-=T)}},d=(k,x)=>{let b=`${k}:${x}`,M=e.get(b);return a.add(b),M?(e.delete(b),e.set(b,M),M.value):null},m=async(k,x)=>{let{value:b,size:M}=await j0(t,k,x);return h(`${k}:${x}`,b,M),b},w=(k,x)=>{let b=d(k,x);if(b)return Promise.resolve(b);let M=`${k}:${x}`;if(r.has(M))return Promise.reject(r.get(M));if(!n.has(M)){let T=A=>{throw r.set(M,A),s.value=A.message,A},L=()=>n.delete(M);n.set(M,m(k,x).catch(T).finally(L))}return n.get(M)},$=()=>{for(;n.size<B0&&l.length>0;){let[k,x]=l.shift(),b=`${k}:${x}`;e.has(b)||n.has(b)||r.has(b)||w(k,x).then(()=>{o.value+=1}).catch(()=>{}).finally($)}};return{get:d,load:w,arrived:o,failed:s,want:k=>{l=k,i=a,a=new Set,$()}}}async function j0(t,e,n){let o=e===Pe,s=o?t.chunks.parts:t.levels[e],r=o?`chunk ${n}`:`tile ${n} of level ${e}`;try{let l=await t.source.read(s.at[n],s.bytes[n]);if(l.length!==s.bytes[n]||Cr(l)!==s.checksum[n])throw new Error("it is not what was written");if(!o){let c=kf(l,t);return{value:c,size:l.length+c.steps.byteLength+c.sums.byteLength}}let{[n]:i}=t.chunks.stretches,a=$f(l,t,n*t.chunk_ns,i);return{value:a,size:27*i+20*a.wakes.at.length}}catch(l){throw new Error(`${r} of the trace can't be read: ${l.message}`)}}var Oe=6,Sf=3,K0=4,G0=5,Mf=1/255;function Tf(t,e,n,{row:o,from:s,to:r}){t.fill(0);let i=t.length/Oe/(r-s),a=o<e.cpus;for(let c of n){if(!c.part)continue;let f=Math.max(s,c.from),h=Math.min(r,c.to),d={columns:t,from:s,scale:i,low:f,high:h};c.level===Pe?Y0(d,e,c.part,o):J0(d,e,c,o)}a&&Z0(t)}function ms({columns:t,from:e,scale:n,low:o,high:s},r,l,i,a){let c=(Math.max(o,r)-e)*n,f=(Math.min(s,l)-e)*n;if(f<=c)return;let h=Math.floor(c),d=Math.min(Math.ceil(f),t.length/Oe)-1;if(h>=d){d>=0&&(t[d*Oe+i]+=(f-c)*a);return}t[h*Oe+i]+=(h+1-c)*a;for(let m=h+1;m<d;m+=1)t[m*Oe+i]+=a;t[d*Oe+i]+=(f-d)*a}function Y0(t,e,n,o){if(o>=e.cpus){let c=o-e.cpus,{tasks:f,from:h,to:d,state:m}=n;for(let w=f[c];w<f[c+1];w+=1)d[w]>t.low&&h[w]<t.high&&ms(t,h[w],d[w],m[w],1);return}let{cpus:s,cpuRows:r,from:l,to:i,state:a}=n;for(let c=s[o];c<s[o+1];c+=1){let{[c]:f}=r;i[f]>t.low&&l[f]<t.high&&ms(t,l[f],i[f],a[f],1)}for(let{cpu:c,from:f,to:h,khz:d}of n.clocked)c===o&&Cf(t,f,h,d/e.freq_khz_max)}function Cf(t,e,n,o){ms(t,e,n,K0,o),ms(t,e,n,G0,1)}function J0(t,e,{part:n,level:o,at:s},r){let l=e.step_ns*e.tiles_per_tile**o,i=s*l*e.steps_per_tile,a=ps(e,r),c=a?he+1:he,{bytes:f}=n;vf(n,r,e,c,(h,d,m)=>{let w=i+h*l,$=w+d*l;if($<=t.low||w>=t.high)return;for(let x=0;x<he;x+=1){let b=f[m+x];b>0&&ms(t,w,$,x,b*Mf)}let k=a?f[m+he]:0;k>0&&Cf(t,w,$,k*Mf)})}function Z0(t){for(let e=0;e<t.length;e+=Oe){t[e+1]+=t[e+Sf],t[e+Sf]=0;let n=t[e+1]+t[e+2];n>1&&(t[e+1]/=n,t[e+2]/=n)}}var Ef=4e4;function Af(t,e,n,o){let s=(m,w)=>[Math.min(w-1,Math.max(0,Math.floor(e/m))),Math.min(w-1,Math.max(0,Math.ceil(n/m)-1))],r=t.chunks.stretches,[l,i]=s(t.chunk_ns,r.length),a=(n-e)/Math.max(1,o);if(t.step_ns>a||Q0(r,l,i))return{level:Pe,first:l,last:i};let c=0,f=m=>Wo(t,m)/t.steps_per_tile<=a;for(;c+1<t.levels.length&&f(c+1);)c+=1;let[h,d]=s(Wo(t,c),t.levels[c].at.length);return{level:c,first:h,last:d}}function Q0(t,e,n){let o=0;for(let s=e;s<=n&&o<=Ef;s+=1)o+=t[s];return o<=Ef}function Pf(t,e,n){let{level:o,first:s,last:r}=n,l=Wo(t,Math.max(0,o)),i=[],a=[];for(let c=s;c<=r;c+=1){let f=e.get(o,c),h={from:c*l,to:(c+1)*l};f?i.push({part:f,level:o,at:c,...h}):(a.push([o,c]),i.push({...X0(t,e,o,c),...h}))}return{found:i,missing:a}}function X0(t,e,n,o){let s=n===Pe?0:n+1,r=n===Pe?o:Math.floor(o/t.tiles_per_tile);for(;s<t.levels.length;s+=1){let l=e.get(s,r);if(l)return{part:l,level:s,at:r};r=Math.floor(r/t.tiles_per_tile)}return{part:null,level:s,at:r}}function t_(t){let e=Number.parseInt(t.slice(1),16),[n,o,s]=[e>>16,e>>8&255,e&255];return(4278190080|s<<16|o<<8|n)>>>0}function Of(t){return Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink"].map(n=>[n,t_(t[n])]))}function ds(t,e){return t>0?Math.max(1,Math.round(Math.min(1,t)*e)):0}function Lf(t,e,{top:n,high:o,isCpu:s,isOdd:r,ink:l,ratio:i}){let a=r?l.paper:l.stripe,c=Math.round(2*i),f=o-c,h=s?Math.max(Math.round(3*i),Math.floor(f/4)):0,d=e.length/Oe,m={image:t,bottom:n+o-1,ratio:i};for(let w=Math.max(0,n);w<Math.min(t.height,n+o);w+=1)t.pixels.fill(a,w*t.width,w*t.width+d);for(let w=0;w<d;w+=1){let $=w*Oe;if(s){_s(m,w,h,ds(e[$],f-h),l.running);let k=ds(e[$+1],h);if(_s(m,w,0,k,l.queued),Uf(m,w,Math.min(k,h-1),ds(e[$+2],h),l),e[$+5]>0){let x=e[$+4]/e[$+5];n_(m,w,h+Math.round(x*(f-h-2)),l)}}else e_(m,w,e,$,f,l)}}function e_(t,e,n,o,s,r){let l=Math.round(s*.6),i=0,a=(f,h,d)=>{let m=Math.min(ds(n[o+f],h),s-i);m>0&&_s(t,e,i,m,d),i+=m};a(0,s,r.running),a(1,l,r.queued),a(3,l,r.migrating);let c=Math.min(ds(n[o+2],l),s-i);c>0&&Uf(t,e,i,c,r)}function _s({image:t,bottom:e},n,o,s,r){let{pixels:l,width:i,height:a}=t;for(let c=o;c<o+s;c+=1){let f=e-c;f>=0&&f<a&&(l[f*i+n]=r)}}function Uf({image:t,bottom:e,ratio:n},o,s,r,l){let{pixels:i,width:a,height:c}=t,f=Math.round(5*n);for(let h=s;h<s+r;h+=1){let d=e-h,m=r>2&&((o+d)%f+f)%f<n;d>=0&&d<c&&(i[d*a+o]=m?l.paper:l.throttled)}}function n_({image:t,bottom:e,ratio:n},o,s,r){let l={image:t,bottom:e};_s(l,o,s+Math.round(n),Math.round(n),r.ink),_s(l,o,s,Math.round(n),r.paper)}var o_=34,s_=2;function Rf(t,e,n){let o=n==="cpu"?Array.from({length:t.cpus},(i,a)=>({name:`CPU ${a}`,row:a})):t.tasks.map(({name:i},a)=>({name:i,row:t.cpus+a})),s=n==="cpu"?o:o.filter(({row:i})=>e.steps[i]>0),r=n==="cpu"?t.freq_khz_max===null?16:24:14,l=Math.max(r,Math.min(28,Math.floor(420/Math.max(1,s.length))));return{rows:s,tall:l,height:Qt+Math.max(1,s.length)*l+2}}function Wf(t,e,n,o){let{plan:s,from:r,to:l,scroll:i,colours:a}=o,c=Math.min(s_,window.devicePixelRatio||1),{clientWidth:f,clientHeight:h}=t;r_(t,Math.round(f*c),Math.round(h*c));let d=Do(f),m=Math.max(1,Math.round((f-d)*c)),w=Af(e,r,l,m),{found:$,missing:k}=Pf(e,n,w),x=t.getContext("2d"),b=Math.max(0,Math.floor(i/s.tall)),M=Math.min(s.rows.length,Math.ceil((i+h-Qt)/s.tall)),T=s.rows.slice(b,M),L={wide:m,high:Math.max(1,Math.round((h-Qt)*c)),ratio:c},A=b*s.tall-i,j=i_(x,e,$,{view:o,rows:T,first:b,offset:A,room:L});x.setTransform(1,0,0,1,0,0),x.fillStyle=a.paper,x.fillRect(0,0,t.width,t.height),x.putImageData(j,Math.round(d*c),Math.round(Qt*c)),x.scale(c,c);let Y={pen:x,x:F=>d+(F-r)*(f-d)/(l-r),from:r,to:l,width:f,colours:a,rows:T,offset:A,tall:s.tall};return a_({...Y,by:o.by,plan:{label:d,height:h}},e,$,o),{missing:k,isFull:w.level===Pe,level:w.level}}function r_(t,e,n){t.width!==e&&(t.width=e),t.height!==n&&(t.height=n)}var Df=new WeakMap;function l_(t,{wide:e,high:n}){let o=Df.get(t);if(o?.width===e&&o.height===n)return o;let s=t.createImageData(e,n);return Df.set(t,s),s}function i_(t,e,n,{view:o,rows:s,first:r,offset:l,room:i}){let{from:a,to:c,plan:f,by:h,colours:d}=o,m=l_(t,i),w=new Uint32Array(m.data.buffer),$=Of(d);w.fill($.paper);let k=new Float32Array(i.wide*Oe),x={pixels:w,width:i.wide,height:i.high};return s.forEach(({row:b},M)=>{Tf(k,e,n,{row:b,from:a,to:c});let T=Math.round((l+M*f.tall)*i.ratio),L=Math.round((l+(M+1)*f.tall)*i.ratio)-T,A=(r+M)%2===1;Lf(x,k,{top:T,high:L,isCpu:h==="cpu",isOdd:A,ink:$,ratio:i.ratio})}),m}function a_(t,e,n,{marks:o,by:s}){let{pen:r,plan:l,colours:i,from:a,to:c,width:f}=t;r.save(),r.beginPath(),r.rect(l.label,Qt,f-l.label,l.height),r.clip();let h=n.filter(({level:d,part:m})=>m&&d===Pe);h.length===n.length&&(s==="cpu"&&h.forEach(({part:d})=>c_(t,e,d)),f_(t,e,u_(h,a,c))),o&&pr(t,o),r.restore(),mr(t),dr(t,t.rows,t.tall,d=>$i(t,d))}function $i({offset:t,tall:e},n){return Qt+t+(n+.5)*e}function c_(t,e,n){let{pen:o,x:s,from:r,to:l,width:i,rows:a,plan:c,colours:f}=t;o.fillStyle=f.onRunning,o.font="10px system-ui, sans-serif";let h=(l-r)*o_/(i-c.label);a.forEach(({row:d},m)=>{for(let w=n.cpus[d];w<n.cpus[d+1];w+=1){let{[w]:$}=n.cpuRows,k=Math.max(r,n.from[$]),x=Math.min(l,n.to[$]);if(n.state[$]!==0||x-k<h)continue;let b=Math.floor((s(x)-s(k)-4)/6),{name:M}=e.tasks[n.task[$]];o.fillText(ko(M,b),s(k)+2,$i(t,m)+2)}})}function u_(t,e,n){let o=[];for(let{part:{wakes:s}}of t)for(let r=0;r<s.at.length;r+=1)if(!(s.at[r]<e||s.at[r]>=n)&&o.push([s,r])>fr)return[];return o}function f_(t,e,n){let{x:o,by:s,rows:r}=t,l=(a,c)=>s==="cpu"?a:e.cpus+c,i=new Map(r.map(({row:a},c)=>[a,$i(t,c)]));for(let[a,c]of n){let f=s==="cpu"||a.waker[c]>0,h=l(a.wakerCpu[c],a.waker[c]-1),d=f?i.get(h):void 0,m=i.get(l(a.targetCpu[c],a.task[c]));m!==void 0&&hr(t,o(a.at[c]),d,m)}}var ke=he+2,Kn=he;async function Nf(t,e,n,o){let s=new Float64Array((t.cpus+t.tasks.length)*ke);await zf(t,e,{sums:s,from:n,to:o},t.levels.length-1,0);for(let r=0;r<t.cpus;r+=1){let l=r*ke+Kn;s[l]>0&&(s[l+1]/=s[l])}return s}async function zf(t,e,n,o,s){let r=Wo(t,o),[l,i]=[s*r,Math.min(t.ended_ns,(s+1)*r)];if(i<=n.from||l>=n.to)return;if(l>=n.from&&i<=n.to){let d=await e.load(o,s);for(let m=0;m<n.sums.length/ke;m+=1)h_(n.sums,d.sums,m);return}if(o===0){p_(t,n,await e.load(Pe,s));return}let a=s*t.tiles_per_tile,c=t.levels[o-1].at.length,f=Math.min(c,a+t.tiles_per_tile),h=Array.from({length:f-a},(d,m)=>a+m);await Promise.all(h.map(d=>zf(t,e,n,o-1,d)))}function h_(t,e,n){let o=n*ke;for(let s=0;s<=Kn;s+=1)t[o+s]+=e[o+s];t[o+Kn+1]+=e[o+Kn]*e[o+Kn+1]}function p_(t,{sums:e,from:n,to:o},s){let r=(l,i)=>Math.max(0,Math.min(o,i)-Math.max(n,l));for(let l=0;l<s.from.length;l+=1){let i=r(s.from[l],s.to[l]),a=s.state[l]===he?1:s.state[l];e[s.cpu[l]*ke+a]+=i,e[(t.cpus+s.task[l])*ke+a]+=i}for(let{cpu:l,from:i,to:a,khz:c}of s.clocked){let f=r(i,a);ps(t,l)&&(e[l*ke+Kn]+=f,e[l*ke+Kn+1]+=f*c)}}var Ff=60,m_=120;function qf({trace:t,store:e,view:n,by:o,drawn:s}){let{from:r,to:l}=n.range.value,[i,a]=Tt(null);Wt(()=>{let m=!1,w=setTimeout(async()=>{try{let $=await Nf(t,e,r,l);m||a({sums:$,from:r,to:l})}catch{m||a({sums:null,from:r,to:l})}},m_);return()=>{m=!0,clearTimeout(w)}},[t,r,l]);let c=Nt(()=>i?.sums&&S`<${g_} ...${{trace:t,known:i,by:o}} />`,[t,i,o]),f=i&&i.from===r&&i.to===l,h=l-r,d=`You see ${rt(h)} of ${rt(t.ended_ns)}, from ${_n(r,h)}.`;return S`<p class="seen" aria-live="polite">
      ${d} ${f?__(t,i,h):"Adding up what happened in it."}
      ${s&&` ${d_(t,s)}`}
    </p>
    ${c}`}function d_(t,{isFull:e,level:n}){if(e)return"Every stretch is in the picture.";let o=t.step_ns*t.tiles_per_tile**n;return`The picture is made of steps of ${rt(o)}; the numbers are exact.`}function __(t,{sums:e},n){if(!e)return"What happened in it can't be told: a part of it can't be read.";let o=[0,0,0,0,0];for(let k=0;k<t.cpus*ke;k+=ke){for(let x=0;x<4;x+=1)o[x]+=e[k+x];o[4]+=e[k+3]*e[k+4]}let[s,r,l,i,a]=o,f=`${t.cpus===1?"The CPU":`The ${t.cpus} CPUs`} worked ${Ne(s/(n*t.cpus))} of it`,[h,d]=[r,l].map(k=>Ot(k/n)),m=`on average ${h} tasks waited for a CPU and ${d} were throttled`,w=on(a/Math.max(1,i)),$=i>0?` The CPUs' mean frequency was ${w} MHz.`:"";return`${f}; ${m}.${$}`}function g_({trace:t,known:e,by:n}){let{sums:o,from:s,to:r}=e,l=n==="cpu",i=l?0:t.cpus,a=l?t.cpus:t.tasks.length,c=Array.from({length:a},(k,x)=>{let b=(i+x)*ke;return{at:x,sums:o.subarray(b,b+ke)}}),f=({sums:[k,x,b]})=>k+x+b,h=c.filter(k=>l||f(k)>0);l||h.sort((k,x)=>f(x)-f(k));let d=l?$_(t,r-s):b_(t,r-s),m=h.length-Ff,w=`${_n(s,r-s)} and ${_n(r,r-s)}`;return S`<${fe}
      caption=${`What was done ${l?"on each CPU":"by each task"} between ${w}, ms`}
      columns=${l?y_(t):w_}
      rows=${h.slice(0,Ff).map(d)}
    />
    ${m>0&&S`<p class="note">and ${m} more ${l?"CPUs":"tasks"}</p>`}`}var w_=["task","group","running","queued or migrating","throttled","blocked or not there"];function b_(t,e){return({at:n,sums:[o,s,r]})=>[t.tasks[n].name,t.tasks[n].group,...[o,s,r].map(ue),ue(Math.max(0,e-o-s-r))]}function y_(t){return["CPU","busy","busy, %","tasks queued, sum","tasks throttled, sum",...t.freq_khz_max===null?[]:["mean MHz"]]}function $_(t,e){return({at:n,sums:[o,s,r,l,i]})=>[`CPU ${n}`,ue(o),(100*o/e).toFixed(1),ue(s),ue(r),...t.freq_khz_max===null?[]:[l>0?on(i):"-"]]}function If({trace:t,store:e,top:n}){let o=Nt(()=>kr(t.ended_ns),[t]),s=Nt(()=>wr(t.world),[t]),[r,l]=Tt("cpu"),[i,a]=Tt(-1),[c,f]=Tt(null),h=$=>{let{from:k,to:x}=s[$],b=Math.max((x-k)*.08,1e3);a($),o.show(k-b,x+b)},d=$=>{s.length!==0&&h(i<0?0:(i+$+s.length)%s.length)},m=e.failed.value,w=s[i];return S`<div class="schedule whole">
    <p class="about">${z(wf(t))}</p>
    ${m&&S`<p class="caution" role="alert">${z(m)}. The rest is drawn.</p>`}
    <${hi} ...${{view:o,by:r,setBy:l,id:"whole",jump:s.length>0&&d}} />
    <${k_} ...${{trace:t,store:e,top:n,view:o,by:r,marks:w,step:d,setDrawn:f}} />
    <${v_} ...${{trace:t,by:r}} />
    <${qf} ...${{trace:t,store:e,view:o,by:r,drawn:c}} />
    <${br} ...${{jumps:s,chosen:i,choose:h,of:` of ${t.source.name}`}} />
    ${s.some($=>$.blame)&&S`<${yr} />`}
    ${t.command&&S`<${Ja} ...${{name:`Command of ${t.source.name}`,text:t.command}} />`}
  </div>`}function k_({trace:t,store:e,top:n,view:o,by:s,marks:r,step:l,setDrawn:i}){let a=we(null),c=we(null),f=Nt(()=>Rf(t,n,s),[t,s]);Wt(()=>{let[m,w]=[c.current,a.current],$=()=>{let{from:T,to:L}=o.range.peek(),{scrollTop:A}=w,j=pi(),q=Wf(m,t,e,{plan:f,from:T,to:L,scroll:A,by:s,marks:r,colours:j});e.want(q.missing),m.dataset.missing=q.missing.length;let{isFull:Y,level:F}=q;i(P=>P?.level===F?P:{isFull:Y,level:F})},k=0,x=()=>{cancelAnimationFrame(k),k=requestAnimationFrame($)},b=le(()=>{o.range.value,dn.value,e.arrived.value,x()}),M=new ResizeObserver(x);return M.observe(w),w.addEventListener("scroll",x,{passive:!0}),()=>{b(),M.disconnect(),w.removeEventListener("scroll",x),cancelAnimationFrame(k)}},[t,f,r]),Wt(()=>{let m=c.current;return vr(m,o,()=>Do(m.clientWidth))},[o]);let h=m=>{m.ctrlKey||m.metaKey||m.altKey||xr(m.key,o,l)&&m.preventDefault()},d=s==="cpu"?"CPU":"task";return S`<div
    class="canvas"
    ref=${a}
    tabindex="0"
    role="application"
    aria-label=${`The whole run of ${z(t.name)} by ${d}. ${fs}`}
    onKeyDown=${h}
  >
    <div style=${{height:`${f.height}px`}}>
      <canvas
        ref=${c}
        style=${{height:`min(${f.height}px, var(--sight))`}}
        aria-hidden="true"
      ></canvas>
    </div>
  </div>`}function v_({trace:t,by:e}){let n=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],...e==="cpu"?[]:[["migrating","on the way to another CPU"]]],o=e==="cpu"&&t.freq_khz_max!==null;return S`<ul class="legend">
      ${n.map(([s,r])=>S`<li><span class=${`cause ${s}`}></span> ${s}: ${r}</li>`)}
      ${o&&S`<${mi} highest=${[t.freq_khz_max]} />`}
    </ul>
    <p class="note">
      Each column of pixels is divided as the time was that it stands for; what happened at all
      takes one pixel or more. Blank is idle${e==="cpu"?"":", blocked or not there"}.
      ${e==="cpu"&&" Tasks that wait on a CPU are the strip below who runs."} Arrows are
      wake-ups: they come when few enough are in sight, as do names. ${fs} The wheel alone, and
      the up and down arrows, go to other rows.
    </p>`}async function x_(t){let e=await gf(t),n=xf(e),o=await n.load(e.levels.length-1,0);return{trace:e,store:n,top:o,name:t.name}}function Hf({files:t=[],first:e=null}){let[n,o]=Tt(null),[s,r]=Tt(null),l=we(0),i=we(null),a=async(d,m)=>{l.current+=1;let w=l.current;try{let $=await x_(await m());if(w!==l.current)return;o($),r(null)}catch($){w===l.current&&r(`${d}: ${$.message}`)}},c=({name:d,address:m})=>a(d,()=>yf(d,m)),f=d=>{a(d.name,async()=>yi(d)),i.current?.scrollIntoView()};return Wt(()=>(e&&c(e),S_(f)),[]),S`<section class="traces" ref=${i} aria-label="A whole run">
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
    ${n&&S`<${If} key=${l.current} ...${n} />`}
  </section>`}function S_(t){let e=new AbortController,n=(o,s)=>addEventListener(o,s,{signal:e.signal});return n("dragover",o=>{o.dataTransfer?.types.includes("Files")&&o.preventDefault()}),n("drop",o=>{let s=o.dataTransfer?.files[0];s&&(o.preventDefault(),t(s))}),()=>e.abort()}function Vf({play:t,shelves:e,said:n}){let o=({kind:i})=>i==="trace",s=e.files.filter(i=>!o(i)),{story:r}=t.state.value,l=$n.find(i=>i.id===r);return S`<header>
      <h1>fairground playground</h1>
      <p class="by">
        What Linux's CPU scheduler will do, before you change it. The engine runs in this page;
        nothing is sent anywhere.
      </p>
      <${Na} />
    </header>
    <main>
      ${n.value&&S`<p class="caution" role="alert">${z(n.value)}</p>`}
      <${df} play=${t} />
      <${_f} story=${l} />
      <div class="bench">
        <div class="side">
          <${lc} play=${t} shelves=${{...e,files:s}} />
        </div>
        <div class="result">
          <${M_} play=${t} />
          <${of} play=${t} story=${l} />
          <${nf} play=${t} story=${l} />
          <${Za} play=${t} />
        </div>
      </div>
      <${Hf} files=${e.files.filter(o)} />
    </main>`}function M_({play:t}){let e=t.busy.value,n=t.result.value?.took_ms;return S`<div class="busy">
    <p role="status">
      ${e?"The engine is at work.":n!==void 0&&`Answered in ${rt(n*1e6)}.`}
    </p>
    <button type="button" disabled=${!e} onClick=${()=>t.stop()}>Stop</button>
  </div>`}var vi=document.getElementById("report");async function ki(t,e){let n=await t({list:e});if(!n?.ok)throw new Error(n?.message??"the engine gives no answer");return n.ok[e]}async function T_(){let t=Ga(),[e,n,o]=[await ki(t,"scenarios"),await ki(t,"machines"),await ki(t,"kernels")],s={};for(let{name:l}of e)s[l]=(await t({text:l}))?.ok?.text??"";let r=await C_();return{scenarios:e,machines:n,kernels:o.reverse(),texts:s,files:r,stories:$n}}async function C_(){try{let t=await(await fetch("files.json")).json();return Array.isArray(t.files)?t.files:[]}catch{return[]}}function E_(t){let e=location.hash.slice(1);if(e==="")return[t.state.peek(),null];let n=$n.find(({id:o})=>e===`story-${o}`);if(n)return[Tr(n),null];try{let o=t.read(e),s=$n.find(({id:r})=>r===o.story);return[s&&mf(s,o)?o:{...o,story:null},null]}catch(o){return[t.state.peek(),o.message]}}function A_(t){let e=0;le(()=>{let n=qs(t.state.value)??"";clearTimeout(e),e=setTimeout(()=>history.replaceState(null,"",`#${n}`),300)})}async function P_(){Wa();let t=await T_(),e=Ka(),n=Ft(null),o=()=>{let[s,r]=E_(e);n.value=r,e.set(s,!0)};o(),A_(e),addEventListener("hashchange",o),vi.replaceChildren(),fa(S`<${Vf} play=${e} shelves=${t} said=${n} />`,vi)}P_().catch(t=>{vi.textContent=`The playground can't start: ${t.message}`});})();
