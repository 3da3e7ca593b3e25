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
(()=>{var fe,Yi,Yr,hn,Kr,Es,Ji,Ts,Zi,Jr,Gr,ah,jo=Symbol.for("pv"),As={},Ps=[],ch=/^m(i|n|o|s|text|space)$/,Zr=Array.isArray,Qr=Ps.slice,Ln=Object.assign;function On(e){e&&e.parentNode&&e.remove()}function Os(e,t,n){var o,s,r,l={},i=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:l[r]=t[r];return i>2&&(l.children=i>3?Qr.call(arguments,2):n),Bo(e,l,o,s,null)}function Bo(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:jo,__v:s||++Yi,__i:-1,__u:0};return!s&&fe.vnode&&fe.vnode(r),r}function Un(e){return e.children}function ho(e,t){this.props=e,this.context=t,this.__g=0}function pn(e,t){if(t==null)return e.__&&pn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:pn(e)}function uh(e){var t,n=e.__v,o=n.__e,s=[],r=[],l=e.__P;l&&((t=Ln({constructor:jo},n)).__v=n.__v+1,fe.vnode&&fe.vnode(t),Xr(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,s,o||pn(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,oa(s,t,r),n.__=n.__e=null,t.__e!=o&&Qi(t))}function Qi(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Qi(e)}function Ki(e){(8&e.__g||(e.__g|=8,hn.push(e),Es++))&&Kr==fe.debounceRendering||((Kr=fe.debounceRendering)||queueMicrotask)(Xi)}function Xi(){try{for(var e,t=1;hn.length;)hn.length>t&&hn.sort(Ji),e=hn.shift(),t=hn.length,8&e.__g&&uh(e)}finally{(Es=hn.length)&&(Kr||queueMicrotask)(Xi)}}function ea(e,t,n,o,s,r,l,i,a,c,u){var h,d,m,w,$,k,x=o.__k||Ps,b=t.length;for(a=fh(n,t,x,a,b),h=0;h<b;h++)(m=n.__k[h])!=null&&(d=~m.__i&&x[m.__i]||As,m.__i=h,k=Xr(e,m,d,s,r,l,i,a,c,u),w=m.__e,(d.ref!=m.ref||8&d.__u)&&(d.ref&&el(d.ref,null,m,d),m.ref&&u.push(m.ref,m.__c||w,m)),$=$||w,4&m.__u?(a=ta(m,a,e,!d.__v),d.__e&&(d.__e=null)):typeof m.type=="function"&&k!==void 0?a=k:w&&(a=w.nextSibling),m.__u&=-21);return n.__e=$,a}function fh(e,t,n,o,s){var r,l,i,a,c,u,h,d,m,w=n.length,$=w,k=0,x=0,b=e.__k=Array(s);for(r=0;r<s;r++)(l=t[r])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=b[r]=Bo(null,l):Zr(l)?l=b[r]=Bo(Un,{children:l}):l.constructor===jo&&l.__b?l=b[r]=Bo(l.type,l.props,l.key,l.ref,l.__v):b[r]=l,a=r+k,l.__=e,l.__b=e.__b+1,i=null,~(c=l.__i=hh(l,n,a,$))&&($--,(i=n[c])&&(i.__u|=2)),i&&i.__v?(l.__u|=16,c==a-1?k--:c==a+1?k++:c!=a&&(c>a?k--:k++,x=1)):(~c||(s>w?k--:s<w&&k++),typeof l.type!="function"&&(l.__u|=4))):b[r]=null;if(x){for(u=[],h=[],r=0;r<s;r++)if((l=b[r])&&16&l.__u){for(k=0,d=u.length;k<d;)u[m=k+d>>1]<l.__i?k=m+1:d=m;u[k]=l.__i,h[r]=k+1}for(k=u.length;r--;)h[r]&&(h[r]==k?k--:b[r].__u|=4)}if($)for(r=0;r<w;r++)!(i=n[r])||2&i.__u||(i.__e==o&&(o=pn(i)),tl(i,i));return o}function ta(e,t,n,o){var s,r,l,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=ta(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=pn(e))&&!t.parentNode&&(t=null),l=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(l!=i&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function hh(e,t,n,o){var s,r=e.key,l=e.type,i=t[n],a=i&&!(2&i.__u);if(i===null&&r==null||a&&r==i.key&&l==i.type)return n;if(o>(a?1:0)){for(s=n-1;s>=0;s--)if((i=t[s])&&!(2&i.__u)&&r==i.key&&l==i.type)return s;for(s=n+1;s<t.length;s++)if((i=t[s])&&!(2&i.__u)&&r==i.key&&l==i.type)return s}return-1}function Gi(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ms(e,t,n,o,s){var r,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Gi(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Gi(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=Gr[t]||(Gr[t]=ph(t)),(e.__a||(e.__a={}))[t]=Jr,r=t!=(t=t.replace(Zi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,r):e.removeEventListener(t,l,r));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function ph(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Ts]==null)t[Ts]=Jr++;else if(t[Ts]<this.__a[e])return;return n(fe.event?fe.event(t):t)}}}function Xr(e,t,n,o,s,r,l,i,a,c){var u,h,d,m,w,$,k,x,b,M,T,L,A,j,q,Y,F,P,K=t.type;if(t.constructor!==jo)return null;128&n.__u&&(a=32&n.__u,u=n.__c.__z)&&(t.__u|=a,h=r=[],u.nodeType==8?i=Cs(u,r):r.push(u),i=r[0]||i),(u=fe.__b)&&u(t);e:if(typeof K=="function"){d=l.length;try{if(x=t.props,b=(u=K.prototype)&&u.render,M=(u=K.contextType)&&o[u.__c],T=u?M?M.props.value:u.__:o,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(b?t.__c=m=new K(x,T):(t.__c=m=new ho(x,T),m.constructor=K,m.render=dh),M&&M.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),b&&(m.__s||(m.__s=m.state),K.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Ln({},m.__s)),Ln(m.__s,K.getDerivedStateFromProps(x,m.__s)))),w=m.props,$=m.state,m.__v=t,n.__c){if(x!==w&&b&&!K.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(x,T),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(x,m.__s,T)===!1){t.__v!=n.__v&&(m.props=x,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(U){U&&(U.__=t)}),Ps.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&l.push(m),i=pn(n);break e}m.componentWillUpdate&&m.componentWillUpdate(x,m.__s,T),b&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(w,$,k)})}else b&&!K.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),b&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=T,m.props=x,m.__P=e,m.__g&=-5,L=fe.__r,A=b?25:0;do m.__g&=-9,L&&L(t),u=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++A<25);b&&(Ps.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=Ln({},o,m.getChildContext())),b&&n.__c&&m.getSnapshotBeforeUpdate&&(k=m.getSnapshotBeforeUpdate(w,$)),j=u&&u.type===Un&&u.key==null?u.props.children:u,x.__P&&(u=i,s=(e=x.__P).namespaceURI,a=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(U){U&&tl(U,U)}),n.__k=null),i=n.__k?pn(n,0):null),i=ea(e,Zr(j)?j:[j],t,n,o,s,r,l,i,a,c),x.__P&&(t.__e=null,i=u),t.__u&=-161,h&&h.some(On),m.__h.length&&l.push(m),1&m.__g&&(m.__g&=-4)}catch(U){if(l.length=d,t.__v=null,a||r)if(U&&U.then){if(t.__u|=128|a,r){for(~(F=r.indexOf(i||void 0))||(F=r.length);(P=r[F-1])&&P.nodeType==8;)F--;for(;F<r.length;F++)if(P=r[F])if(r[F]=null,q){if(P==Y)break}else{if(P.nodeType!=8)break;P.data.startsWith("$s")&&(Y=Cs(q=P))}}if(!q){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;q=i}(u=Cs(q=t.__c.__z||(t.__c.__z=q)))?(t.__e=q,i=u):t.__e=i,i=i&&i.nextSibling}else r&&r.some(On);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),U&&U.then||na(t),fe.__e(U,t,n)}}else i=t.__e=mh(n.__e,t,n,o,s,r,l,a,c,e);return(u=fe.diffed)&&u(t),i}function Cs(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function na(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(na))}function oa(e,t,n){for(var o=0;o<n.length;)el(n[o++],n[o++],n[o++]);fe.__c&&fe.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(s)})}catch(r){fe.__e(r,s.__v)}})}function mh(e,t,n,o,s,r,l,i,a,c){var u,h,d,m,w,$,k,x,b=n.props||As,M=t.props,T=t.type;if(T=="svg"?s="http://www.w3.org/2000/svg":T=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((w=r[u])&&(T?w.localName==T:w.nodeType==3)){e=w,r[u]=null;break}}if(!e){if(x=c.ownerDocument||document,!T)return x.createTextNode(M);e=x.createElementNS(s,T,M.is?M:c),i&&(fe.__m&&fe.__m(t,r),i=!1),r=null}if(T){if(c=T=="template"&&e.content||e,r=T=="textarea"&&M.defaultValue!=null?null:r&&Qr.call(c.childNodes),!i&&r)for(b={},u=0;u<e.attributes.length;u++)b[(w=e.attributes[u]).name]=w.value;for(u in b)w=b[u],u=="dangerouslySetInnerHTML"?d=w:u=="children"||u in M||u=="value"&&"defaultValue"in M||u=="checked"&&"defaultChecked"in M||Ms(e,u,null,w,s);for(u in M)w=M[u],u=="children"?m=w:u=="dangerouslySetInnerHTML"?h=w:u=="value"?$=w:u=="checked"?k=w:i&&typeof w!="function"||b[u]===w||Ms(e,u,w,b[u],s);h?(i||d&&(h.__html==d.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(d&&(e.textContent=""),(T=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&ch.test(T))&&(s="http://www.w3.org/1999/xhtml"),ea(c,Zr(m)?m:[m],t,n,o,s,r,l,r?r[0]:n.__k&&pn(n,0),i,a),r&&r.some(On)),i&&T!="textarea"||(u="value",T=="progress"&&$==null?e.removeAttribute(u):$==null||$===e[u]&&(T!="progress"||$)||Ms(e,u,$,b[u],s),u="checked",k!=null&&k!=e[u]&&Ms(e,u,k,b[u],s))}else b===M||i&&e.data==M||(e.data=M);return e}function el(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){fe.__e(s,n)}}function tl(e,t,n){var o,s,r,l;if(fe.unmount&&fe.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||el(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){fe.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&tl(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Cs(o,r=[]))&&(o==e.__e&&r.some(On),On(s),On(o)),n||On(e.__e),e.__e=e.__c=e.__=null}function dh(e,t,n){return this.constructor(e,n)}function sa(e,t){var n,o,s,r;fe.__&&fe.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Bo(Un,{children:[e]}),s=[],r=[],Xr(t,t.__k,o||As,As,t.namespaceURI,o?null:t.firstChild?Qr.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),oa(s,t.__k,r),t.__k.props.children=null}fe={__e:function(e,t,n,o){for(var s,r,l;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((l=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),l=1),l&&8&s.__g)return void(s.__g|=2)}catch(i){e=i}}throw Es=0,e}},Yi=0,Yr=function(e){return e!=null&&e.constructor===jo},ho.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Ln({},this.state)),typeof e=="function"&&(e=e(Ln({},n),this.props)),e&&(Ln(n,e),this.__v&&(t&&this.__k.push(t),Ki(this)))},ho.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ki(this))},ho.prototype.render=Un,hn=[],Es=0,Ji=function(e,t){return e.__v.__b-t.__v.__b},Ts=Symbol(),Zi=/(PointerCapture)$|Capture$/i,Jr=0,Gr={},ah=0;var Go,Re,nl,ra,ol=Object.is,Ls=0,ma=[],sl=[],Pe=fe,la=Pe.__b,ia=Pe.__r,aa=Pe.diffed,ca=Pe.__c,ua=Pe.unmount,fa=Pe.__;function ll(e,t){Pe.__h&&Pe.__h(Re,e,Ls||t),Ls=0;var n=Re.__H||(Re.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Te(e){return Ls=1,_h(_a,e)}function _h(e,t,n){var o=ll(Go++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):_a(void 0,t),function(r){var l=(o.__N||o.__)[0],i=o.t(l,r);ol(l,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=Re,!Re.__f)){Re.__f=!0;var s=Re.shouldComponentUpdate;Re.shouldComponentUpdate=function(r,l,i){var a=this.__H;if(!a)return!0;var c=!1,u=this.props!=r;if(a.__.some(function(d){d.__N&&(c=!0,ol(d.__[0],d.__N[0])||(u=!0))}),s){var h=s.call(this,r,l,i);return c?h||u:h}return!c||u}}return o.__}function Ne(e,t){var n=ll(Go++,3);!Pe.__s&&da(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Re.__H.__h.push(n))}function gt(e){return Ls=5,Je(function(){return{current:e}},[])}function Je(e,t){var n=ll(Go++,7);return da(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function gh(){var e;do{for(;e=sl.shift();)try{Ko(e)}catch(n){Pe.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=ma.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ko),t.__h.some(rl),t.__h=[]}catch(n){t.__h=[],Pe.__e(n,e.__v)}}}while(sl.length)}Pe.__b=function(e){Re=null,la&&la(e)},Pe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),fa&&fa(e,t)},Pe.__r=function(e){ia&&ia(e),Go=0;var t=(Re=e.__c).__H;t&&(nl==Re?Re.__h=[]:(t.__h.some(Ko),t.__h.some(rl),Go=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),nl=Re},Pe.diffed=function(e){aa&&aa(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&pa(ma.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),nl=Re=null},Pe.__c=function(e,t){t.some(function(n){try{n.__h.some(Ko),n.__h=n.__h.filter(function(o){return!o.__||rl(o)})}catch(o){n.__h=[function(){throw o}]}}),ca&&ca(e,t)},Pe.unmount=function(e){ua&&ua(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,pa(sl.push(s))}else Ko(s)}catch(r){t=r}}),o.__H=void 0,t&&Pe.__e(t,o.__v))};var ha=typeof requestAnimationFrame=="function";function wh(e){var t,n=function(){clearTimeout(o),ha&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);ha&&(t=requestAnimationFrame(n))}function pa(e){e!=1&&ra==Pe.requestAnimationFrame||((ra=Pe.requestAnimationFrame)||wh)(gh)}function Ko(e){var t=Re,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Re=t}function rl(e){var t=Re;e.__c=e.__(),Re=t}function da(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!ol(n,e[o])})}function _a(e,t){return typeof t=="function"?t(e):t}var bh=Symbol.for("preact-signals");function Ns(){if(nn>1)nn--;else{var e,t=!1;for((function(){var s=Ds;for(Ds=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var l=r.t;l!==void 0;l=l.x)l.i===s.i&&(l.i=r.i);s=s.o}})();Jo!==void 0;){var n=Jo;for(Jo=void 0,Us++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&wa(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(Us=0,nn--,t)throw e}}function al(e){if(nn>0)return e();il=++yh,nn++;try{return e()}finally{Ns()}}var Yo,Se=void 0;function Zo(e){var t=Se,n=Yo;Se=void 0,Yo=void 0;try{return e()}finally{Se=t,Yo=n}}var Jo=void 0,nn=0,Us=0,yh=0,il=0,Ds=void 0,Rs=0;function ga(e){if(Se!==void 0){var t=e.n;if(t===void 0||t.t!==Se)return t={i:0,S:e,p:Se.s,n:void 0,t:Se,e:void 0,x:void 0,r:t},Se.s!==void 0&&(Se.s.n=t),Se.s=t,e.n=t,32&Se.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Se.s,t.n=void 0,Se.s.n=t,Se.s=t),t}}function We(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}We.prototype.brand=bh;We.prototype.h=function(){return!0};We.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Zo(function(){var o;(o=t.W)==null||o.call(t)}))};We.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Zo(function(){var s;(s=t.Z)==null||s.call(t)}))}};We.prototype.subscribe=function(e){var t=this;return rt(function(){var n=t.value;Zo(function(){return e(n)})},{name:"sub"})};We.prototype.valueOf=function(){return this.value};We.prototype.toString=function(){return this.value+""};We.prototype.toJSON=function(){return this.value};We.prototype.peek=function(){var e=this;return Zo(function(){return e.value})};Object.defineProperty(We.prototype,"value",{get:function(){var e=ga(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Us>100)throw new Error("Cycle detected");(function(n){nn!==0&&Us===0&&n.l!==il&&(n.l=il,Ds={S:n,v:n.v,i:n.i,o:Ds})})(this),this.v=e,this.i++,Rs++,nn++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Ns()}}}});function Fe(e,t){return new We(e,t)}function wa(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function ba(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function ya(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function Dn(e,t){We.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Rs-1,this.f=4}Dn.prototype=new We;Dn.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Rs))return!0;if(this.g=Rs,this.f|=1,this.i>0&&!wa(this))return this.f&=-2,!0;var e=Se;try{ba(this),Se=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Se=e,ya(this),this.f&=-2,!0};Dn.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}We.prototype.S.call(this,e)};Dn.prototype.U=function(e){if(this.t!==void 0&&(We.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Dn.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Dn.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=ga(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function po(e,t){return new Dn(e,t)}function $a(e){var t=e.j;if(e.j=void 0,typeof t=="function"){nn++;var n=Se;Se=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,cl(e),o}finally{Se=n,Ns()}}}function cl(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,$a(e)}function $h(e){if(Se!==this)throw new Error("Out-of-order effect");ya(this),Se=e,this.f&=-2;try{8&this.f&&cl(this)}finally{Ns()}}function mo(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Yo&&Yo.push(this)}mo.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};mo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,$a(this),ba(this),nn++;var e=Se;return Se=this,$h.bind(this,e)};mo.prototype.N=function(){2&this.f||(this.f|=2,this.u=Jo,Jo=this)};mo.prototype.d=function(){this.f|=8,1&this.f||cl(this)};mo.prototype.dispose=function(){this.d()};function rt(e,t){var n=new mo(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var ka,Fs,Ws,kh=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var va=[];rt(function(){ka=this.N})();function _o(e,t){fe[e]=t.bind(null,fe[e]||function(){})}function Qo(e){if(Ws){var t=Ws;Ws=void 0,t()}Ws=e&&e.S()}function xa(e){var t=this,n=e.data,o=xh(n);o.name="ReactiveDom",o.value=n;var s=Je(function(){for(var i=t,a=t.__v;a=a.__;)if(a.__c){a.__c.__$f|=4;break}var c=po(function(){var m=o.value.value;return m===0?0:m===!0?"":m||""}),u=po(function(){return!Array.isArray(c.value)&&!Yr(c.value)}),h=rt(function(){if(this.N=Sa,u.value){var m=c.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=m)}}),d=t.__$u.d;return t.__$u.d=function(){h(),d.call(this)},[u,c]},[]),r=s[0],l=s[1];return r.value?l.peek():l.value}xa.displayName="ReactiveTextNode";Object.defineProperties(We.prototype,{constructor:{configurable:!0,value:Os(Un,null).constructor},type:{configurable:!0,value:xa},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});_o("__b",function(e,t){if(Qo(),Fs=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof We&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});_o("__r",function(e,t){if(e(t),t.type!==Un){Qo();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var l;return rt(function(){l=this},{name:r}),l.c=s,l})((function(s){return function(){var r;kh&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Fs=o,Qo(n)}});_o("__e",function(e,t,n,o){Qo(),Fs=void 0,e(t,n,o)});_o("diffed",function(e,t){Qo(),Fs=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var l in r){var i=r[l];i===void 0||o&&l in o||(i.d(),r[l]=void 0)}if(o){r||(r={},n.U=r);for(var a in o){var c=r[a],u=o[a];c===void 0?(c=vh(n,a,u,s),r[a]=c):c.o(u,s)}}}e(t)});function vh(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=Fe(n);return{o:function(l,i){r.value=l,o=i},d:rt(function(){this.N=Sa;var l=r.value.value;o[t]!==l&&(o[t]=l,s?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}_o("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var l=t.__np;if(l){var i=t.props;for(var a in l)i[a]=l[a]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var u=c.__$u;u&&(c.__$u=void 0,u.d())}}e(t)});_o("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});ho.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!=="__source"&&e[l]!==this.props[l])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function xh(e,t){return Je(function(){return Fe(e,t)},[])}var Sh=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Mh(){al(function(){for(var e;e=va.shift();)ka.call(e)})}function Sa(){va.push(this)===1&&(fe.requestAnimationFrame||Sh)(Mh)}var Ta=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var l=t[r++],i=t[r]?(t[0]|=l?1:2,n[t[r++]]):t[++r];l===3?o[0]=i:l===4?o[1]=Object.assign(o[1]||{},i):l===5?(o[1]=o[1]||{})[t[++r]]=i:l===6?o[1][t[++r]]+=i+"":l?(s=e.apply(i,Ta(e,i,n,["",null])),o.push(s),i[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(i)}return o},Ma=new Map;function Ca(e){var t=Ma.get(this);return t||(t=new Map,Ma.set(this,t)),(t=Ta(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,l="",i="",a=[0],c=function(d){r===1&&(d||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?a.push(0,d,l):r===3&&(d||l)?(a.push(3,d,l),r=2):r===2&&l==="..."&&d?a.push(4,d,0):r===2&&l&&!d?a.push(5,0,!0,l):r>=5&&((l||!d&&r===5)&&(a.push(r,0,l,s),r=6),d&&(a.push(r,d,0,s),r=6)),l=""},u=0;u<n.length;u++){u&&(r===1&&c(),c(u));for(var h=0;h<n[u].length;h++)o=n[u][h],r===1?o==="<"?(c(),a=[a],r=3):l+=o:r===4?l==="--"&&o===">"?(r=1,l=""):l=o+l[0]:i?o===i?i="":l+=o:o==='"'||o==="'"?i=o:o===">"?(c(),r=1):r&&(o==="="?(r=5,s=l,l=""):o==="/"&&(r<5||n[u][h+1]===">")?(c(),r===3&&(a=a[0]),r=a,(a=a[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(c(),r=2):l+=o),r===3&&l==="!--"&&(r=4,a=a[0])}return c(),a})(e)),t),arguments,[])).length>1?t:t[0]}var S=Ca.bind(Os);var Ea="fairground-theme",Th=["auto","light","dark"];function Ch(){try{let e=localStorage.getItem(Ea);return Th.includes(e)?e:"auto"}catch{return"auto"}}var Xo=Fe(Ch()),mn=Fe(0);function Aa(){let e=matchMedia("(prefers-color-scheme: dark)"),t=Fe(e.matches);e.addEventListener("change",()=>{t.value=e.matches}),rt(()=>{let n=t.value?"dark":"light";document.documentElement.dataset.theme=Xo.value==="auto"?n:Xo.value;try{localStorage.setItem(Ea,Xo.value)}catch{}mn.value=mn.peek()+1})}function Yt(e){return getComputedStyle(document.documentElement).getPropertyValue(`--${e}`).trim()}function Pa(){let e=t=>{Xo.value=t.currentTarget.value};return S`<label class="theme"
    >Colours
    <select value=${Xo.value} onChange=${e}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`}var Jt={story:null,scenario:"request-server",text:null,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{},kernel:"",settings:""}},Eh=["scenario","machine","kernel","seed","duration"],es=2e5;function zs(e){if([e.text,e.manifest,e.change.settings].some(s=>s?.length>es))return null;let n=new TextEncoder().encode(JSON.stringify(e)),o=Array.from(n,s=>String.fromCharCode(s)).join("");return btoa(o).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function Oa(e){let t=null;try{let r=atob(e.replace(/-/g,"+").replace(/_/g,"/")),l=Uint8Array.from(r,i=>i.charCodeAt(0));t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(l))}catch{throw new Error("The link's end is no playground's: it may have been cut when it was copied.")}if(t===null||typeof t!="object")throw new Error("The link holds no scenario.");let n=Object.fromEntries(Eh.map(r=>[r,Rn(t[r],Jt[r])])),o=t.change??{},s=Object.entries(o.knobs??{}).map(([r,l])=>[r,Rn(l,"")]);return{...n,story:Rn(t.story,null),text:Rn(t.text,null),manifest:Rn(t.manifest,null),change:{knobs:Object.fromEntries(s),kernel:Rn(o.kernel,""),settings:Rn(o.settings,"")}}}function Rn(e,t){if(e==null)return t;if(typeof e!="string")throw new Error(`The link has ${typeof e} for a text.`);if(e.length<=es)return e;throw new Error(`A text of the link has ${e.length} letters; at most ${es} are taken: open it as a file.`)}var La="engine.wasm.gz";async function Ah(){let e=await fetch(La);if(!e.ok)throw new Error(`the server says ${e.status} of ${La}`);let t=await e.arrayBuffer(),[n,o]=new Uint8Array(t,0,2);if(n!==31||o!==139)return t;let s=new Blob([t]).stream().pipeThrough(new DecompressionStream("gzip"));return new Response(s).arrayBuffer()}var ul=null;function Ua(){return ul??=Ah().then(e=>WebAssembly.compile(e)).catch(e=>{throw ul=null,e}),ul}function go(){let e=null,t=null,n=null,o=0;function s(a){let c=t;t=null,c?.resolve(a),i()}function r(a){e?.terminate(),e=null,s({kind:"stopped",message:`The engine can't be loaded: ${a}.`})}async function l(){let a=new Worker("worker.js");e=a,a.addEventListener("message",({data:c})=>{t?.number===c.number&&s(c.answer)});for(let c of["error","messageerror"])a.addEventListener(c,u=>{u.preventDefault(),e===a&&r(u.message||"its worker has ended")});return a.postMessage({module:await Ua()}),a}async function i(){if(t||!n)return;let a=n;t=a,n=null;try{let c=e??await l();t===a&&c.postMessage({number:a.number,question:a.question})}catch(c){t===a&&r(c.message)}}return{ask(a){return new Promise(c=>{n?.resolve(null),o+=1,n={number:o,question:a,resolve:c},i()})},stop(){if(!t)return;e?.terminate(),e=null;let a=[t,n];t=null,n=null,a.forEach(c=>c?.resolve(null))}}}var Ph=[36e5,6e5,12e4,6e4,2e4,1e4,5e3,2e3,1e3,500,200,100,50,20],Oh=45,Lh=8e3,Uh=2.6,Dh=12,Rh=.8,fl=200,Nh=.3,Wh=8;function hl(){let e=new Map,t=null,n=fl;function o(){let r=[...e].sort(([h],[d])=>h-d),[[l,i],[a,c]]=[r[0],r[r.length-1]];if(l===a)return{fixed:0,rate:c/a};let u=Math.max((c-i)/(a-l),1e-9);return{fixed:Math.max(0,i-u*l),rate:u}}function s(r,l){if(t===null)return fl;let{fixed:i,rate:a}=o(),c=Math.max(r-i,r/2),u=h=>a*h<=c&&h<=l*n;return u(t)?null:Ph.find(h=>h<t&&u(h))??10}return{note({ran:r,all:l,took:i}){let a=Math.max(r,.001),c=e.get(a)??i;t=l,n=a;for(let[u,h]of e)u<a&&e.set(u,Math.min(h,i)),u>a&&e.set(u,Math.max(i,Rh*h));e.set(a,i<c?i:c+Nh*(i-c)),e.size>Wh&&e.delete(e.keys().next().value)},forget(){e.clear(),t=null,n=fl},drag:()=>s(Oh,Uh),rest:()=>s(Lh,Dh)}}function Nn({run:e,whole_ns:t}){return e.duration_ns<t&&e.simulated_ns>=e.duration_ns}function wo(e,t){return`limit:${e}:${t}`}function Wn({path:e,quota_ns:t,period_ns:n,burst_ns:o},s){let r=m=>{let w=s[wo(e,m)];return w===void 0?null:Number(w)},[l,i,a]=["quota","period","burst"].map(r),c=i===null?n/1e3:Math.round(i*1e3),u=l??t/n,h=Math.max(1e3,Math.round(u*c)),d=a===null?o/1e3:Math.round(a*1e3);return{quota_us:h,period_us:c,burst_us:Math.min(d,h)}}function Da(e){return 1e3/e}function Ra(e,t){let{path:n}=e,{quota_us:o,period_us:s,burst_us:r}=Wn(e,t);return[...["quota","period"].some(i=>t[wo(n,i)]!==void 0)?[`${n}=cpu.max=${o} ${s}`]:[],...r===e.burst_ns/1e3?[]:[`${n}=cpu.max.burst=${r}`]]}var Fh="scenario.toml",qs="limits.yaml";function zh(e){let t=e.trim();return t!==""&&!t.includes(`
`)&&!/^[[{#]/.test(t)&&!/^[\w."-]+\s*=/.test(t)}function Na(e){return/^(apiVersion|kind|services)\s*:/m.test(e)}function qh(e){return/^\s*(\{|\/\*|\/\/)/.test(e)}function bo(e){let t={},n=e.scenario;return e.text!==null&&(zh(e.text)?n=e.text.trim():(n=qh(e.text)?"workload.json":Fh,t[n]=e.text)),e.manifest&&(t[qs]=e.manifest),{scenario:n,files:t}}function Ih(e){return e.split(`
`).map(n=>n.trim()).filter(Boolean).map(n=>{let o=n.indexOf("=");return o<0?[n,""]:[n.slice(0,o).trim(),n.slice(o+1).trim()]})}function Wa(e,t,n){let o={set:[],limit:[]},{change:s}=e;e.machine&&(o.machine=e.machine);let r=t&&s.kernel||e.kernel;if(r&&(o.kernel=r),e.seed.trim()){let l=Number(e.seed);Number.isSafeInteger(l)&&l>=0?o.seed=l:o.set.push(["seed",e.seed.trim()])}if(e.duration.trim()&&(o.duration=e.duration.trim()),e.manifest&&(o.limits=[qs]),t){for(let[l,i]of Object.entries(s.knobs))l.startsWith("set:")&&o.set.push([l.slice(4),i]);o.set.push(...Ih(s.settings)),o.limit.push(...n.flatMap(l=>Ra(l,s.knobs)))}return o}function yo({change:e}){let{knobs:t,kernel:n,settings:o}=e;return Object.keys(t).length>0||n!==""||o.trim()!==""}function pl(e,t,n,o){let{scenario:s,files:r}=bo(e),l={name:t?"B: the change":"A: as it is",scenario:s,files:r,overrides:Wa(e,t,n),worlds:2};return o!==null&&(l.longest_ms=o),{play:l}}function Hh(e){return/^[\w./:=,%+@^-]+$/.test(e)?e:`'${e.replaceAll("'","'\\''")}'`}function ml(e,t,n){let{scenario:o,files:s}=bo(e),r=Wa(e,t,n),l=["fairground","run",o],i=(a,c)=>c!==void 0&&l.push(a,String(c));return i("--machine",r.machine),i("--kernel",r.kernel),i("--seed",r.seed),i("--duration",r.duration),(r.limits??[]).forEach(a=>i("--limits",a)),r.set.forEach(([a,c])=>i("--set",`${a}=${c}`)),r.limit.forEach(a=>i("--limit",a)),{command:l.map(Hh).join(" "),files:s}}var Fa="fairground.play/1",Vh=250,Bh=4,jh=6;function za(){let e=Fe(Jt),t=Fe(null),n=Fe(null),o=[hl(),hl()],s=[go(),go()],r=[go(),go()],l=new Map,i=0,a=0;async function c(b,M,T){let L=M===0?JSON.stringify(T):null;if(L&&l.has(L))return l.get(L);let A=await b[M].ask(T);if(A?.ok){let{schema:j,whole_ns:q,run:Y}=A.ok;if(j!==Fa)return Kh(j);let F=Y.simulated_ns/1e6;o[M].note({ran:F,all:q/1e6,took:A.took_ms}),L&&l.set(L,A),l.size>jh&&l.delete(l.keys().next().value)}return A}function u(b,M){let L=o.slice(0,M?2:1).map(A=>A[b]()).filter(A=>A!==null);return L.length>0?Math.min(...L):null}async function h(b,M=0){i+=1;let T=i,L=e.peek(),A=yo(L),j=b==="rest"?r:s,q=performance.now();n.value={since:q,kind:b};let Y=L.story?null:u(b,A),F=w(L),P=c(j,0,pl(L,!1,[],Y)),K=F??(await P)?.ok?.knobs.limits,U=A&&K&&c(j,1,pl(L,!0,K,Y)),[G,I]=[await P,U?await U:void 0];G?.ok&&$(L,G.ok.knobs.limits);let te=T===i;if(te&&(n.value=null),G===null||I===null)return;let H=te||b==="drag"&&m(L)===m(e.peek()),Qe=performance.now()-q;if(H&&(t.value={a:G,b:I,length:Y,kind:b,state:L,took_ms:Qe}),!te)return;let de=u("rest",A);[G,I].some(X=>X?.ok&&Nn(X.ok))&&(de===null||de>Y)&&M<Bh&&k(b==="rest"?0:Vh,M+1)}let d={key:null,limits:null},m=b=>JSON.stringify([bo(b),b.machine,b.kernel]),w=b=>d.key===m(b)?d.limits:null,$=(b,M)=>{d={key:m(b),limits:M}};function k(b,M){clearTimeout(a),a=setTimeout(()=>h("rest",M),b)}function x(){clearTimeout(a),r.forEach(b=>b.stop()),h("drag")}return{state:e,result:t,busy:n,limits:po(()=>t.value?.a.ok?.knobs.limits??[]),set(b,M=!1){e.value={...e.peek(),...b},M&&o.forEach(T=>T.forget()),x()},stop(){i+=1,clearTimeout(a),[...s,...r].forEach(b=>b.stop()),n.value=null},link(){let b=zs(e.peek());return b===null?null:`${location.href.split("#")[0]}#${b}`},read:b=>Oa(b)}}function Kh(e){return{kind:"stopped",message:`This page draws ${Fa}; its engine says ${e}. Load the page anew.`}}function qa(){let e=go(),t=Promise.resolve();return n=>(t=t.then(()=>e.ask(n)),t)}function le(e){let t=Math.abs(e);return t>=1e9?`${Oe(e/1e9)} s`:t>=1e6?`${Oe(e/1e6)} ms`:t>=1e3?`${Oe(e/1e3)} us`:`${Oe(e)} ns`}function dn(e,t=1e9){let n=Math.min(9,Math.max(1,Math.ceil(11-Math.log10(Math.max(t,1)))));return`${(e/1e9).toFixed(n)} s`}function ut(e){return(e/1e6).toFixed(3)}function Wt(e,t=1){return`${(100*e).toFixed(t)} %`}function Oe(e){if(!Number.isFinite(e))return"-";let t=Math.abs(e);return t>=100||Number.isInteger(e)?e.toFixed(0):e.toFixed(t>=10?1:2)}var Gh=new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]","g");function z(e){return String(e).replace(Gh,"\uFFFD")}function $o(e,t){let n=Array.from(z(e));if(n.length<=t)return n.join("");let o=Math.min(6,Math.floor(t/2));return`${n.slice(0,t-o-1).join("")}\u2026${n.slice(-o).join("")}`}function wt({caption:e,columns:t,rows:n,selected:o}){let s=t.map((a,c)=>c===0||n.some(u=>Jh(u[c]))),r=a=>s[a]?"words":"number",l=(a,c)=>{let u=a?.node??S`<bdi>${z(dl(a))}</bdi>`;return c===0?S`<th scope="row" class="words">${u}</th>`:S`<td class=${a?.className??r(c)} style=${Yh(a)}>${u}</td>`},i=(a,c)=>S`<th scope="col" class=${r(c)}><bdi>${z(a)}</bdi></th>`;return S`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${z(e)}</bdi></strong>
      <${Is} what=${e} text=${()=>Zh(t,n)} />
    </div>
    <div class="scroll" tabindex="0" role="region" aria-label=${z(e)}>
      <table aria-label=${z(e)}>
        <thead>
          <tr>
            ${t.map(i)}
          </tr>
        </thead>
        <tbody>
          ${n.map((a,c)=>S`<tr class=${c===o?"selected":""}>
              ${a.map(l)}
            </tr>`)}
        </tbody>
      </table>
    </div>
  </div>`}function Yh(e){return typeof e?.level=="number"?{"--level":`${Math.round(60*e.level)}%`}:{}}function Jh(e){return!!e?.node||!/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(dl(e))}function dl(e){return e==null?"-":String(e.text??e)}function Zh(e,t){let n=o=>{let s=z(dl(o)).replace(/\t/g," ");return/^[=+@]/.test(s)?`'${s}`:s};return[e,...t].map(o=>o.map(n).join("	")).join(`
`)}function Is({what:e,text:t}){let[n,o]=Te("Copy");return S`<button type="button" class="copy" onClick=${async()=>{o(await Qh(t())?"Copied":"Not allowed here"),setTimeout(()=>o("Copy"),2e3)}}>
    ${n}<span class="unseen"> ${z(e)}</span>
  </button>`}async function Qh(e){try{return await navigator.clipboard.writeText(e),!0}catch{return Xh(e)}}function Xh(e){let t=document.createElement("textarea");t.value=e,document.body.append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}function Ia({caption:e,columns:t,rows:n}){let[o,s]=Te(!1);return S`<details class="numbers" onToggle=${l=>s(l.currentTarget.open)}>
    <summary>Numbers: <bdi>${z(e)}</bdi></summary>
    ${o&&S`<${wt} caption=${e} columns=${t} rows=${n()} />`}
  </details>`}function Ha({name:e,text:t}){let n=t.split(`
`).map(z).join(`
`);return S`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${z(e)}</bdi></strong>
      <${Is} what=${e} text=${()=>t} />
    </div>
    <pre class="scroll" tabindex="0" role="region" aria-label=${z(e)}>${n}</pre>
  </div>`}function Va({play:e}){let t=e.state.value,n=e.result.value,o=e.limits.value,s=yo(t)?[!1,!0]:[!1],{files:r}=ml(t,!1,o),l=i=>{let{command:a}=ml(t,i,o),c=(i?n?.b:n?.a)?.ok;return S`<${Ba} name=${i?"World B":"World A"} text=${a} />
      <${tp} answer=${c} isNow=${n?.state===t} />`};return S`<section>
    <h2>Take it with you</h2>
    <${ep} link=${e.link()} />
    ${s.map(l)}
    ${Object.entries(r).map(([i,a])=>S`<${np} ...${{name:i,text:a}} />`)}
    ${Object.keys(r).length>0&&S`<p class="note">Save the files beside each other, and run the commands there.</p>`}
  </section>`}function ep({link:e}){return e!==null?S`<${Ba} name="Link with all of it" text=${e} />`:S`<p class="caution" role="note">
    There is no link: it holds texts of at most ${es} letters. The files below have all.
  </p>`}function tp({answer:e,isNow:t}){return t?e?Nn(e)?S`<p class="note">The page shows a part of this run; the command runs all of it.</p>`:S`<p class="note">It gives this very run: digest ${e.run.digest}.</p>`:null:S`<p class="note">The page does not show this run yet.</p>`}function Ba({name:e,text:t}){return S`<div class="table">
    <div class="head">
      <strong aria-hidden="true">${e}</strong>
      <${Is} what=${e} text=${()=>t} />
    </div>
    <pre class="scroll line" tabindex="0" role="region" aria-label=${e}>${z(t)}</pre>
  </div>`}function np({name:e,text:t}){let[n,o]=Te("");return Ne(()=>{let s=URL.createObjectURL(new Blob([t],{type:"text/plain"}));return o(s),()=>URL.revokeObjectURL(s)},[t]),S`<p><a class="file" href=${n} download=${e}>Save ${e}</a></p>`}function _n({id:e,label:t,usual:n,value:o,items:s,choose:r}){let l=s.find(i=>i.name===o)?.says;return S`<div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} value=${o} onChange=${i=>r(i.currentTarget.value)}>
      ${n!==void 0&&S`<option value="">${n}</option>`}
      ${s.map(({name:i})=>S`<option value=${i}>${z(i)}</option>`)}
    </select>
    ${l&&S`<p class="note">${z(l)}</p>`}
  </div>`}function _l({id:e,label:t,value:n,placeholder:o,choose:s}){return S`<div class="field small">
    <label for=${e}>${t}</label>
    <input
      id=${e}
      type="text"
      value=${n}
      placeholder=${o}
      maxlength="60"
      autocomplete="off"
      onChange=${r=>s(r.currentTarget.value)}
    />
  </div>`}function ts({id:e,label:t,value:n,rows:o,placeholder:s,choose:r,fault:l,place:i}){let[a,c]=Te(n);return Ne(()=>c(n),[n]),Ne(()=>{if(a===n)return;let u=setTimeout(()=>r(a)===!1&&c(n),400);return()=>clearTimeout(u)},[a]),S`<div class="field">
    <label for=${e}>${t}</label>
    <textarea
      id=${e}
      rows=${o}
      spellcheck="false"
      autocapitalize="off"
      placeholder=${s}
      value=${a}
      aria-invalid=${l?"true":"false"}
      onInput=${u=>c(u.currentTarget.value)}
    ></textarea>
    <${Hs} fault=${l} place=${i} />
  </div>`}function Hs({fault:e,place:t}){if(!e)return null;let{box:n=null,line:o=0}=t??{},s=()=>{let l=document.getElementById(n),a=l.value.split(`
`).slice(0,o-1).join(`
`).length+(o>1?1:0),c=l.value.indexOf(`
`,a),u=l.closest("details");u&&(u.open=!0),l.focus(),l.setSelectionRange(a,c<0?l.value.length:c)},r=e.split(`
`).map(z).join(`
`);return S`<div class="fault" role="alert">
    <pre tabindex="0" aria-label="What is wrong">${r}</pre>
    ${n&&S`<button type="button" onClick=${s}>Go to line ${o}</button>`}
  </div>`}var Vs=["threads","rate","rps","service","slice","burst","period","run","groups"],op=["duration","runtime","timeout","seed"],gl=[5,10,20,25,50,100,200,250,500,1e3],wl=80,ja=4;function gn(e){return String(Number(e.toPrecision(3)))}function Ka(e){let t=/^((?:exp|poisson):)?(\d+(?:\.\d+)?)(ns|us|ms|s|\/s|%)?$/.exec(e.trim());if(!t)return null;let[,n="",o,s=""]=t;return Number(o)>0?{before:n,number:Number(o),unit:s}:null}function Ga(e,t){return t===""&&Number.isInteger(e)?{min:1,max:Math.max(4*e,16),to:s=>s,from:s=>s}:{min:0,max:wl,to:s=>Number(gn(e/4*16**(s/wl))),from:s=>Math.round(wl*Math.log(s/(e/4))/Math.log(16))}}function sp(e,t){let{path:n,quota_ns:o,period_ns:s,burst_ns:r}=e,l=o/s,i=Math.min(Math.max(2*l,2),Math.max(t,l)),a=s/1e6,c=gl.includes(a)?gl:[...gl,a].sort((u,h)=>u-h);return[{key:wo(n,"quota"),label:`quota of ${n}`,base:gn(l),min:1,max:100,now:u=>{let{quota_us:h,period_us:d}=Wn(e,u);return gn(h/d)},to:(u,h)=>{let d=Math.max(.05,Da(Wn(e,h).period_us));return gn(Math.max(d,u*i/100))},from:u=>Math.round(100*u/i),read:u=>`${Oe(Number(u))} CPUs`},{key:wo(n,"period"),label:`period of ${n}`,base:gn(a),min:0,max:c.length-1,to:u=>String(c[u]),from:u=>Math.max(0,c.indexOf(Number(u))),read:u=>`${u} ms`},{key:wo(n,"burst"),label:`burst of ${n}`,base:gn(r/1e6),min:0,max:100,now:u=>gn(Wn(e,u).burst_us/1e3),to:(u,h)=>gn(u*Wn(e,h).quota_us/1e5),from:(u,h)=>Math.round(1e5*u/Wn(e,h).quota_us),read:u=>`${Oe(Number(u))} ms`}]}function rp({key:e,of:t,name:n,value:o}){let s=Ka(o);if(!s)return null;let{before:r,unit:l}=s,i=Ga(s.number,l),a=l===""||l==="/s";return{key:`set:${e}`,name:n,label:`${n} of ${t}`,base:o.trim(),...i,to:c=>`${r}${i.to(c)}${l}`,from:c=>i.from(Ka(c)?.number??s.number),read:c=>a?c:c.replace(/(\d)([a-z]+)$/,"$1 $2")}}function lp({kernel:e}){let t=e.answers.pick==="eligible-deadline",n=t?"base_slice_ns":"min_granularity_ns",o=e.knobs[n];if(!o)return null;let s=Ga(o/1e6,"ms");return{key:`set:${n}`,label:t?"base slice":"minimum granularity",base:String(o),...s,to:r=>String(Math.round(s.to(r)*1e6)),from:r=>s.from(Number(r)/1e6),read:r=>`${Oe(Number(r)/1e6)} ms`}}function Ya({knobs:e,run:t}){let n=t.machine.cpus,o=e.limits.slice(0,ja).flatMap(h=>sp(h,n)),s=e.settings.filter(({name:h})=>!op.includes(h)).map(rp),r=({name:h})=>Vs.includes(h)?Vs.indexOf(h):Vs.length,l=s.filter(Boolean).sort((h,d)=>r(h)-r(d)),i=lp(t),a=l.filter(h=>r(h)<Vs.length).slice(0,6),c=l.filter(h=>!a.includes(h)),u=Math.max(0,e.limits.length-ja);return{first:[...o,...a,...i?[i]:[]],more:c,leftOut:u}}function Ja({knob:e,knobs:t,turn:n}){let o=t[e.key],s=`knob-${e.key}`,r=c=>{let u=e.to(Number(c.currentTarget.value),t);n(e.key,u===e.base?null:u)},l=o!==void 0,i=e.now?.(t)??o??e.base,a=i!==e.base;return S`<div class=${l||a?"knob changed":"knob"}>
    <label for=${s}><bdi>${z(e.label)}</bdi></label>
    <output for=${s}>
      ${a&&S`<s>${z(e.read(e.base))}</s>${" "}`}${z(e.read(i))}
    </output>
    <input
      id=${s}
      type="range"
      min=${e.min}
      max=${e.max}
      step="1"
      value=${e.from(i,t)}
      aria-valuetext=${z(e.read(i))}
      onInput=${r}
    />
    <button
      type="button"
      class="back"
      disabled=${!l}
      onClick=${()=>n(e.key,null)}
      aria-label=${`${z(e.label)}: as it is`}
    >
      ↺
    </button>
  </div>`}function Bs(e,t){let n={box:null,line:0},[,o,s]=/^ *--> (.+?):(\d+)(?::\d+)?$/m.exec(e??"")??[];return o===void 0?n:o===qs?{box:"manifest",line:Number(s)}:o==="--set"?ap(e,t.change.settings)??n:ip(o,t)?{box:"text",line:Number(s)}:n}function ip(e,t){return t.text===null?e.endsWith(`/${t.scenario}.toml`):e==="the command"||e in bo(t).files}function ap(e,t){let[,n]=/^ *1 \| (.*)$/m.exec(e)??[],o=r=>r.replace(/\s*=\s*/,"=").trim(),s=t.split(`
`).findIndex(r=>o(r)===n?.trim());return s<0?null:{box:"settings",line:s+1}}function Za({play:e,shelves:t,fault:n}){let o=e.state.value,{change:s}=o,r=$=>e.set({change:{...e.state.peek().change,...$}}),l=($,k)=>{let{[$]:x,...b}=e.state.peek().change.knobs;r({knobs:k===null?b:{...b,[$]:k}})},i=e.result.value?.a?.ok,{first:a,more:c,leftOut:u}=i?Ya(i):{first:[],more:[],leftOut:0},h=t.stories.find($=>$.id===o.story),d=({key:$})=>h.knobs.includes($),m=h?[...a,...c].filter(d):a,w=$=>S`<${Ja} key=${$.key} knob=${$} knobs=${s.knobs} turn=${l} />`;return S`<section aria-label="The change">
    <h2>World B: the change</h2>
    <p class="note">Drag a number. World A stays as it is; both have the same seed.</p>
    ${h?.choices?.map($=>S`<${cp} ...${{one:$,change:s,turn:l}} />`)}
    ${m.map(w)}
    ${u>0&&!h&&S`<p class="note">
      ${u} more ${u===1?"group has a limit":"groups have limits"}: change them in
      the scenario's text.
    </p>`}
    ${c.length>0&&!h&&S`<details>
      <summary>More numbers of the workload</summary>
      ${c.map(w)}
    </details>`}
    <${_n}
      id="kernel-b"
      label="Kernel of B"
      usual="the same"
      value=${s.kernel}
      items=${t.kernels}
      choose=${$=>r({kernel:$})}
    />
    <details open=${s.settings!==""||!!n}>
      <summary>Any setting</summary>
      <${ts}
        id="settings"
        label="KEY=VALUE, one a line, as --set takes them: turn=quantum"
        rows="3"
        value=${s.settings}
        choose=${$=>r({settings:$})}
        fault=${n}
        place=${Bs(n,o)}
      />
    </details>
    <button type="button" disabled=${!yo(o)} onClick=${()=>r(Jt.change)}>
      Take all changes back
    </button>
  </section>`}function cp({one:e,change:t,turn:n}){let o=`set:${e.key}`,s=e.answers.map(([r,l])=>({name:r,says:l}));return S`<${_n}
    id=${`choice-${e.key}`}
    label=${e.label}
    value=${t.knobs[o]??e.usual}
    items=${s}
    choose=${r=>n(o,r===e.usual?null:r)}
  />`}function Qa(e){let t=o=>o&&!o.ok&&o.kind!=="stopped"?o.message:null,n=t(e?.a);return[n,n?null:t(e?.b)]}function Xa({play:e,shelves:t}){let[,n]=Qa(e.result.value),o=S`<${Za} key="change" ...${{play:e,shelves:t,fault:n}} />`,s=S`<${up} key="scenario" ...${{play:e,shelves:t}} />`;return e.state.value.story?[o,s]:[s,o]}function up({play:e,shelves:t}){let n=e.state.value,[o]=Qa(e.result.value),s=Bs(o,n),r=s.box===null&&/ --> --/.test(o??""),l=s.box==="manifest"?"manifest":r?"choice":"text",i=m=>m===l?{fault:o,place:s}:{},a=m=>e.set({...m,story:null},!0),c=m=>a({scenario:m,text:null,machine:"",kernel:"",change:Jt.change}),u=m=>Na(m)?(a({manifest:m}),!1):a({text:m}),h=(m,w)=>a(w==="limits"?{manifest:m}:{text:m}),d=n.text??t.texts[n.scenario]??"";return S`<section class="choose" aria-label="The world">
    <h2>The world</h2>
    <${_n}
      id="scenario"
      label="Workload"
      value=${n.text===null?n.scenario:""}
      usual=${n.text===null?void 0:"your own, below"}
      items=${t.scenarios}
      choose=${m=>m&&c(m)}
    />
    <${fp} files=${t.files} take=${h} />
    <${_n}
      id="machine"
      label="Machine"
      usual="as the scenario says"
      value=${n.machine}
      items=${t.machines}
      choose=${m=>a({machine:m})}
    />
    <${_n}
      id="kernel"
      label="Kernel"
      usual="as the scenario says"
      value=${n.kernel}
      items=${t.kernels}
      choose=${m=>a({kernel:m})}
    />
    <div class="pair">
      <${_l}
        id="seed"
        label="Seed"
        value=${n.seed}
        placeholder="of the scenario"
        choose=${m=>e.set({seed:m},!0)}
      />
      <${_l}
        id="duration"
        label="Duration"
        value=${n.duration}
        placeholder="of the scenario"
        choose=${m=>a({duration:m})}
      />
    </div>
    <details open=${n.text!==null&&!n.story||!!i("text").fault}>
      <summary>Your own scenario</summary>
      <${ts}
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
      <${ts}
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
  </section>`}function fp({files:e,take:t}){let[n,o]=Te(null);if(e.length===0)return null;let s=async r=>{let{address:l,kind:i}=e.find(a=>a.name===r);try{let a=await fetch(l);if(!a.ok)throw new Error(`the server says ${a.status}`);t(await a.text(),i),o(null)}catch(a){o(`${r} can't be had: ${a.message}.
It may be gone or too large now, or the server has ended: load the page again.`)}};return S`<${_n}
      id="folder"
      label="From your folder"
      value=""
      usual="choose a file"
      items=${e}
      choose=${r=>r&&s(r)}
    />
    <${Hs} fault=${n} />`}var hp="uplot",pp="u-hz",mp="u-vt",dp="u-title",_p="u-wrap",gp="u-under",wp="u-over",bp="u-axis",qn="u-off",yp="u-select",$p="u-cursor-x",kp="u-cursor-y",vp="u-cursor-pt",xp="u-legend",Sp="u-live",Mp="u-inline",Tp="u-series",Cp="u-marker",ec="u-label",Ep="u-value",os="width",ss="height";var tc="bottom",ko="left",bl="right",Rl="#000",nc=Rl+"0",yl="mousemove",oc="mousedown",$l="mouseup",sc="mouseenter",rc="mouseleave",lc="dblclick",Ap="resize",Pp="scroll",ic="change",Js="dppxchange",Nl="--",Eo=typeof window<"u",Ml=Eo?document:null,xo=Eo?window:null,Op=Eo?navigator:null,ce,js;function Tl(){let e=devicePixelRatio;ce!=e&&(ce=e,js&&El(ic,js,Tl),js=matchMedia(`(min-resolution: ${ce-.001}dppx) and (max-resolution: ${ce+.001}dppx)`),In(ic,js,Tl),xo.dispatchEvent(new CustomEvent(Js)))}function bt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Cl(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function ke(e,t,n){e.style[t]=n+"px"}function Ft(e,t,n,o){let s=Ml.createElement(e);return t!=null&&bt(s,t),n?.insertBefore(s,o),s}function Et(e,t){return Ft("div",e,t)}var ac=new WeakMap;function Zt(e,t,n,o,s){let r="translate("+t+"px,"+n+"px)",l=ac.get(e);r!=l&&(e.style.transform=r,ac.set(e,r),t<0||n<0||t>o||n>s?bt(e,qn):Cl(e,qn))}var cc=new WeakMap;function uc(e,t,n){let o=t+n,s=cc.get(e);o!=s&&(cc.set(e,o),e.style.background=t,e.style.borderColor=n)}var fc=new WeakMap;function hc(e,t,n,o){let s=t+""+n,r=fc.get(e);s!=r&&(fc.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Wl={passive:!0},Lp={...Wl,capture:!0};function In(e,t,n,o){t.addEventListener(e,n,o?Lp:Wl)}function El(e,t,n,o){t.removeEventListener(e,n,Wl)}Eo&&Tl();function zt(e,t,n,o){let s;n=n||0,o=o||t.length-1;let r=o<=2147483647;for(;o-n>1;)s=r?n+o>>1:yt((n+o)/2),t[s]<e?n=s:o=s;return e-t[n]<=t[o]-e?n:o}function zc(e){return(n,o,s)=>{let r=-1,l=-1;for(let i=o;i<=s;i++)if(e(n[i])){r=i;break}for(let i=s;i>=o;i--)if(e(n[i])){l=i;break}return[r,l]}}var qc=e=>e!=null,Ic=e=>e!=null&&e>0,Xs=zc(qc),Up=zc(Ic);function Dp(e,t,n,o=0,s=!1){let r=s?Up:Xs,l=s?Ic:qc;[t,n]=r(e,t,n);let i=e[t],a=e[t];if(t>-1)if(o==1)i=e[t],a=e[n];else if(o==-1)i=e[n],a=e[t];else for(let c=t;c<=n;c++){let u=e[c];l(u)&&(u<i?i=u:u>a&&(a=u))}return[i??_e,a??-_e]}function er(e,t,n,o){let s=dc(e),r=dc(t);e==t&&(s==-1?(e*=n,t/=n):(e/=n,t*=n));let l=n==10?on:Hc,i=s==1?yt:At,a=r==1?At:yt,c=i(l(qe(e))),u=a(l(qe(t))),h=So(n,c),d=So(n,u);return n==10&&(c<0&&(h=ge(h,-c)),u<0&&(d=ge(d,-u))),o||n==2?(e=h*s,t=d*r):(e=Kc(e,h),t=tr(t,d)),[e,t]}function Fl(e,t,n,o){let s=er(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var zl=.1,pc={mode:3,pad:zl},ls={pad:0,soft:null,mode:0},Rp={min:ls,max:ls};function Zs(e,t,n,o){return nr(n)?mc(e,t,n):(ls.pad=n,ls.soft=o?0:null,ls.mode=o?3:0,mc(e,t,Rp))}function ie(e,t){return e??t}function Np(e,t,n){for(t=ie(t,0),n=ie(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function mc(e,t,n){let o=n.min,s=n.max,r=ie(o.pad,0),l=ie(s.pad,0),i=ie(o.hard,-_e),a=ie(s.hard,_e),c=ie(o.soft,_e),u=ie(s.soft,-_e),h=ie(o.mode,0),d=ie(s.mode,0),m=t-e,w=on(m),$=lt(qe(e),qe(t)),k=on($),x=qe(k-w);(m<1e-24||x>10)&&(m=0,(e==0||t==0)&&(m=1e-24,h==2&&c!=_e&&(r=0),d==2&&u!=-_e&&(l=0)));let b=m||$||1e3,M=on(b),T=So(10,yt(M)),L=b*(m==0?e==0?.1:1:r),A=ge(Kc(e-L,T/10),24),j=e>=c&&(h==1||h==3&&A<=c||h==2&&A>=c)?c:_e,q=lt(i,A<j&&e>=j?j:qt(j,A)),Y=b*(m==0?t==0?.1:1:l),F=ge(tr(t+Y,T/10),24),P=t<=u&&(d==1||d==3&&F>=u||d==2&&F<=u)?u:-_e,K=qt(a,F>P&&t<=P?P:lt(P,F));return q==K&&q==0&&(K=100),[q,K]}var Wp=new Intl.NumberFormat(Eo?Op.language:"en-US"),ql=e=>Wp.format(e),$t=Math,Ys=$t.PI,qe=$t.abs,yt=$t.floor,ze=$t.round,At=$t.ceil,qt=$t.min,lt=$t.max,So=$t.pow,dc=$t.sign,on=$t.log10,Hc=$t.log2,Fp=(e,t=1)=>$t.sinh(e)*t,kl=(e,t=1)=>$t.asinh(e/t),_e=1/0;function _c(e){return(on((e^e>>31)-(e>>31))|0)+1}function Al(e,t,n){return qt(lt(e,t),n)}function Vc(e){return typeof e=="function"}function oe(e){return Vc(e)?e:()=>e}var zp=()=>{},Bc=e=>e,jc=(e,t)=>t,qp=e=>null,gc=e=>!0,wc=(e,t)=>e==t,Ip=/\.\d*?(?=9{6,}|0{6,})/gm,Hn=e=>{if(Yc(e)||bn.has(e))return e;let t=`${e}`,n=t.match(Ip);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${Hn(s)}e${r}`}return ge(e,o)};function Fn(e,t){return Hn(ge(Hn(e/t))*t)}function tr(e,t){return Hn(At(Hn(e/t))*t)}function Kc(e,t){return Hn(yt(Hn(e/t))*t)}function ge(e,t=0){if(Yc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return ze(o)/n}var bn=new Map;function Gc(e){return((""+e).split(".")[1]||"").length}function as(e,t,n,o){let s=[],r=o.map(Gc);for(let l=t;l<n;l++){let i=qe(l),a=ge(So(e,l),i);for(let c=0;c<o.length;c++){let u=e==10?+`${o[c]}e${l}`:o[c]*a,h=(l>=0?0:i)+(l>=r[c]?0:r[c]),d=e==10?u:ge(u,h);s.push(d),bn.set(d,h)}}return s}var is={},Il=[],Mo=[null,null],wn=Array.isArray,Yc=Number.isInteger,Hp=e=>e===void 0;function bc(e){return typeof e=="string"}function nr(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Vp(e){return e!=null&&typeof e=="object"}var Bp=Object.getPrototypeOf(Uint8Array),Jc="__proto__";function To(e,t=nr){let n;if(wn(e)){let o=e.find(s=>s!=null);if(wn(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=To(e[s],t)}else n=e.slice()}else if(e instanceof Bp)n=e.slice();else if(t(e)){n={};for(let o in e)o!=Jc&&(n[o]=To(e[o],t))}else n=e;return n}function Le(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let s in o)s!=Jc&&(nr(e[s])?Le(e[s],To(o[s])):e[s]=To(o[s]))}return e}var jp=0,Kp=1,Gp=2;function Yp(e,t,n){for(let o=0,s,r=-1;o<t.length;o++){let l=t[o];if(l>r){for(s=l-1;s>=0&&e[s]==null;)e[s--]=null;for(s=l+1;s<n&&e[s]==null;)e[r=s++]=null}}}function Jp(e,t){if(Xp(e)){let l=e[0].slice();for(let i=1;i<e.length;i++)l.push(...e[i].slice(1));return em(l[0])||(l=Qp(l)),l}let n=new Set;for(let l=0;l<e.length;l++){let a=e[l][0],c=a.length;for(let u=0;u<c;u++)n.add(a[u])}let o=[Array.from(n).sort((l,i)=>l-i)],s=o[0].length,r=new Map;for(let l=0;l<s;l++)r.set(o[0][l],l);for(let l=0;l<e.length;l++){let i=e[l],a=i[0];for(let c=1;c<i.length;c++){let u=i[c],h=Array(s).fill(void 0),d=t?t[l][c]:Kp,m=[];for(let w=0;w<u.length;w++){let $=u[w],k=r.get(a[w]);$===null?d!=jp&&(h[k]=$,d==Gp&&m.push(k)):h[k]=$}Yp(h,m,s),o.push(h)}}return o}var Zp=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Qp(e){let t=e[0],n=t.length,o=Array(n);for(let r=0;r<o.length;r++)o[r]=r;o.sort((r,l)=>t[r]-t[l]);let s=[];for(let r=0;r<e.length;r++){let l=e[r],i=Array(n);for(let a=0;a<n;a++)i[a]=l[o[a]];s.push(i)}return s}function Xp(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let r=0;r<n;r++)if(s[r]!=t[r])return!1}}return!0}function em(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let r=lt(1,yt((s-o+1)/t));for(let l=e[o],i=o+r;i<=s;i+=r){let a=e[i];if(a!=null){if(a<=l)return!1;l=a}}return!0}var Zc=["January","February","March","April","May","June","July","August","September","October","November","December"],Qc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Xc(e){return e.slice(0,3)}var tm=Qc.map(Xc),nm=Zc.map(Xc),om={MMMM:Zc,MMM:nm,WWWW:Qc,WWW:tm};function ns(e){return(e<10?"0":"")+e}function sm(e){return(e<10?"00":e<100?"0":"")+e}var rm={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>ns(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>ns(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>ns(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>ns(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>ns(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>sm(e.getMilliseconds())};function Hl(e,t){t=t||om;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?rm[s[1]]:s[0]);return r=>{let l="";for(let i=0;i<n.length;i++)l+=typeof n[i]=="string"?n[i]:n[i](r,t);return l}}var lm=new Intl.DateTimeFormat().resolvedOptions().timeZone;function im(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==lm?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var eu=e=>e%1==0,Qs=[1,2,2.5,5],am=as(10,-32,0,Qs),tu=as(10,0,32,Qs),cm=tu.filter(eu),zn=am.concat(tu),Vl=`
`,nu="{YYYY}",yc=Vl+nu,ou="{M}/{D}",rs=Vl+ou,Ks=rs+"/{YY}",su="{aa}",um="{h}:{mm}",vo=um+su,$c=Vl+vo,kc=":{ss}",he=null;function ru(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,r=s*30,l=s*365,a=(e==1?as(10,0,3,Qs).filter(eu):as(10,-3,0,Qs)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),c=[[l,nu,he,he,he,he,he,he,1],[s*28,"{MMM}",yc,he,he,he,he,he,1],[s,ou,yc,he,he,he,he,he,1],[o,"{h}"+su,Ks,he,rs,he,he,he,1],[n,vo,Ks,he,rs,he,he,he,1],[t,kc,Ks+" "+vo,he,rs+" "+vo,he,$c,he,1],[e,kc+".{fff}",Ks+" "+vo,he,rs+" "+vo,he,$c,he,1]];function u(h){return(d,m,w,$,k,x)=>{let b=[],M=k>=l,T=k>=r&&k<l,L=h(w),A=ge(L*e,3),j=vl(L.getFullYear(),M?0:L.getMonth(),T||M?1:L.getDate()),q=ge(j*e,3);if(T||M){let Y=T?k/r:0,F=M?k/l:0,P=A==q?A:ge(vl(j.getFullYear()+F,j.getMonth()+Y,1)*e,3),K=new Date(ze(P/e)),U=K.getFullYear(),G=K.getMonth();for(let I=0;P<=$;I++){let te=vl(U+F*I,G+Y*I,1),H=te-h(ge(te*e,3));P=ge((+te+H)*e,3),P<=$&&b.push(P)}}else{let Y=k>=s?s:k,F=yt(w)-yt(A),P=q+F+tr(A-q,Y);b.push(P);let K=h(P),U=K.getHours()+K.getMinutes()/n+K.getSeconds()/o,G=k/o,I=d.axes[m]._space,te=x/I;for(;P=ge(P+k,e==1?0:3),!(P>$);)if(G>1){let H=yt(ge(U+G,6))%24,se=h(P).getHours()-H;se>1&&(se=-1),P-=se*o,U=(U+G)%24;let pe=b[b.length-1];ge((P-pe)/k,3)*te>=.7&&b.push(P)}else b.push(P)}return b}}return[a,c,u]}var[fm,hm,pm]=ru(1),[mm,dm,_m]=ru(.001);as(2,-53,53,[1]);function vc(e,t){return e.map(n=>n.map((o,s)=>s==0||s==8||o==null?o:t(s==1||n[8]==0?o:n[1]+o)))}function xc(e,t){return(n,o,s,r,l)=>{let i=t.find(w=>l>=w[0])||t[t.length-1],a,c,u,h,d,m;return o.map(w=>{let $=e(w),k=$.getFullYear(),x=$.getMonth(),b=$.getDate(),M=$.getHours(),T=$.getMinutes(),L=$.getSeconds(),A=k!=a&&i[2]||x!=c&&i[3]||b!=u&&i[4]||M!=h&&i[5]||T!=d&&i[6]||L!=m&&i[7]||i[1];return a=k,c=x,u=b,h=M,d=T,m=L,A($)})}}function gm(e,t){let n=Hl(t);return(o,s,r,l,i)=>s.map(a=>n(e(a)))}function vl(e,t,n){return new Date(e,t,n)}function Sc(e,t){return t(e)}var wm="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Mc(e,t){return(n,o,s,r)=>r==null?Nl:t(e(o))}function bm(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function ym(e,t){return e.series[t].fill(e,t)}var $m={show:!0,live:!0,isolate:!1,mount:zp,markers:{show:!0,width:2,stroke:bm,fill:ym,dash:"solid"},idx:null,idxs:null,values:[]};function km(e,t){let n=e.cursor.points,o=Et(),s=n.size(e,t);ke(o,os,s),ke(o,ss,s);let r=s/-2;ke(o,"marginLeft",r),ke(o,"marginTop",r);let l=n.width(e,t,s);return l&&ke(o,"borderWidth",l),o}function vm(e,t){let n=e.series[t].points;return n._fill||n._stroke}function xm(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Sm(e,t){return e.series[t].points.size}var xl=[0,0];function Mm(e,t,n){return xl[0]=t,xl[1]=n,xl}function Gs(e,t,n,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&n(s)}}function Sl(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var Tm={show:!0,x:!0,y:!0,lock:!1,move:Mm,points:{one:!1,show:km,size:Sm,width:0,stroke:xm,fill:vm},bind:{mousedown:Gs,mouseup:Gs,click:Gs,dblclick:Gs,mousemove:Sl,mouseleave:Sl,mouseenter:Sl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},lu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Bl=Le({},lu,{filter:jc}),iu=Le({},Bl,{size:10}),au=Le({},lu,{show:!1}),jl='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',cu="bold "+jl,uu=1.5,Tc={show:!0,scale:"x",stroke:Rl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:cu,side:2,grid:Bl,ticks:iu,border:au,font:jl,lineGap:uu,rotate:0},Cm="Value",Em="Time",Cc={show:!0,scale:"x",auto:!1,sorted:1,min:_e,max:-_e,idxs:[]};function Am(e,t,n,o,s){return t.map(r=>r==null?"":ql(r))}function Pm(e,t,n,o,s,r,l){let i=[],a=bn.get(s)||0;n=l?n:ge(tr(n,s),a);for(let c=n;c<=o;c=ge(c+s,a))i.push(Object.is(c,-0)?0:c);return i}function Pl(e,t,n,o,s,r,l){let i=[],a=e.scales[e.axes[t].scale].log,c=a==10?on:Hc,u=yt(c(n));s=So(a,u),a==10&&(s=zn[zt(s,zn)]);let h=n,d=s*a;a==10&&(d=zn[zt(d,zn)]);do i.push(h),h=h+s,a==10&&!bn.has(h)&&(h=ge(h,bn.get(s))),h>=d&&(s=h,d=s*a,a==10&&(d=zn[zt(d,zn)]));while(h<=o);return i}function Om(e,t,n,o,s,r,l){let a=e.scales[e.axes[t].scale].asinh,c=o>a?Pl(e,t,lt(a,n),o,s):[a],u=o>=0&&n<=0?[0]:[];return(n<-a?Pl(e,t,lt(a,-o),-n,s):[a]).reverse().map(d=>-d).concat(u,c)}var fu=/./,Lm=/[12357]/,Um=/[125]/,Ec=/1/,Ol=(e,t,n,o)=>e.map((s,r)=>t==4&&s==0||r%o==0&&n.test(s.toExponential()[s<0?1:0])?s:null);function Dm(e,t,n,o,s){let r=e.axes[n],l=r.scale,i=e.scales[l],a=e.valToPos,c=r._space,u=a(10,l),h=a(9,l)-u>=c?fu:a(7,l)-u>=c?Lm:a(5,l)-u>=c?Um:Ec;if(h==Ec){let d=qe(a(1,l)-u);if(d<c)return Ol(t.slice().reverse(),i.distr,h,At(c/d)).reverse()}return Ol(t,i.distr,h,1)}function Rm(e,t,n,o,s){let r=e.axes[n],l=r.scale,i=r._space,a=e.valToPos,c=qe(a(1,l)-a(2,l));return c<i?Ol(t.slice().reverse(),3,fu,At(i/c)).reverse():t}function Nm(e,t,n,o){return o==null?Nl:t==null?"":ql(t)}var Ac={show:!0,scale:"y",stroke:Rl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:cu,side:3,grid:Bl,ticks:iu,border:au,font:jl,lineGap:uu,rotate:0};function Wm(e,t){let n=3+(e||1)*2;return ge(n*t,3)}function Fm(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],r=e.valToPos(s[o[0]],n,!0),l=e.valToPos(s[o[1]],n,!0),i=qe(l-r),a=e.series[t],c=i/(a.points.space*ce);return o[1]-o[0]<=c}var Pc={scale:null,auto:!0,sorted:0,min:_e,max:-_e},hu=(e,t,n,o,s)=>s,Oc={show:!0,auto:!0,sorted:0,gaps:hu,alpha:1,facets:[Le({},Pc,{scale:"x"}),Le({},Pc,{scale:"y"})]},Lc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:hu,alpha:1,points:{show:Fm,filter:null},values:null,min:_e,max:-_e,idxs:[],path:null,clip:null};function zm(e,t,n,o,s){return n/10}var pu={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},qm=Le({},pu,{time:!1,ori:1}),Uc={};function mu(e,t){let n=Uc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,r,l,i,a,c){for(let u=0;u<n.plots.length;u++)n.plots[u]!=s&&n.plots[u].pub(o,s,r,l,i,a,c)}},e!=null&&(Uc[e]=n)),n}var Co=1,Ll=2;function Vn(e,t,n){let o=e.mode,s=e.series[t],r=o==2?e._data[t]:e._data,l=e.scales,i=e.bbox,a=r[0],c=o==2?r[1]:r[t],u=o==2?l[s.facets[0].scale]:l[e.series[0].scale],h=o==2?l[s.facets[1].scale]:l[s.scale],d=i.left,m=i.top,w=i.width,$=i.height,k=e.valToPosH,x=e.valToPosV;return u.ori==0?n(s,a,c,u,h,k,x,d,m,w,$,sr,Ao,lr,_u,wu):n(s,a,c,u,h,x,k,m,d,$,w,rr,Po,Yl,gu,bu)}function Kl(e,t){let n=0,o=0,s=ie(e.bands,Il);for(let r=0;r<s.length;r++){let l=s[r];l.series[0]==t?n=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Im(e,t,n,o,s){let r=e.mode,l=e.series[t],i=r==2?l.facets[1].scale:l.scale,a=e.scales[i];return s==-1?a.min:s==1?a.max:a.distr==3?a.dir==1?a.min:a.max:0}function sn(e,t,n,o,s,r){return Vn(e,t,(l,i,a,c,u,h,d,m,w,$,k)=>{let x=l.pxRound,b=c.dir*(c.ori==0?1:-1),M=c.ori==0?Ao:Po,T,L;b==1?(T=n,L=o):(T=o,L=n);let A=x(h(i[T],c,$,m)),j=x(d(a[T],u,k,w)),q=x(h(i[L],c,$,m)),Y=x(d(r==1?u.max:u.min,u,k,w)),F=new Path2D(s);return M(F,q,Y),M(F,A,Y),M(F,A,j),F})}function or(e,t,n,o,s,r){let l=null;if(e.length>0){l=new Path2D;let i=t==0?lr:Yl,a=n;for(let h=0;h<e.length;h++){let d=e[h];if(d[1]>d[0]){let m=d[0]-a;m>0&&i(l,a,o,m,o+r),a=d[1]}}let c=n+s-a,u=10;c>0&&i(l,a,o-u/2,c,o+r+u)}return l}function Hm(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Gl(e,t,n,o,s,r,l){let i=[],a=e.length;for(let c=s==1?n:o;c>=n&&c<=o;c+=s)if(t[c]===null){let h=c,d=c;if(s==1)for(;++c<=o&&t[c]===null;)d=c;else for(;--c>=n&&t[c]===null;)d=c;let m=r(e[h]),w=d==h?m:r(e[d]),$=h-s;m=l<=0&&$>=0&&$<a?r(e[$]):m;let x=d+s;w=l>=0&&x>=0&&x<a?r(e[x]):w,w>=m&&i.push([m,w])}return i}function Dc(e){return e==0?Bc:e==1?ze:t=>Fn(t,e)}function du(e){let t=e==0?sr:rr,n=e==0?(s,r,l,i,a,c)=>{s.arcTo(r,l,i,a,c)}:(s,r,l,i,a,c)=>{s.arcTo(l,r,a,i,c)},o=e==0?(s,r,l,i,a)=>{s.rect(r,l,i,a)}:(s,r,l,i,a)=>{s.rect(l,r,a,i)};return(s,r,l,i,a,c=0,u=0)=>{c==0&&u==0?o(s,r,l,i,a):(c=qt(c,i/2,a/2),u=qt(u,i/2,a/2),t(s,r+c,l),n(s,r+i,l,r+i,l+a,c),n(s,r+i,l+a,r,l+a,u),n(s,r,l+a,r,l,u),n(s,r,l,r+i,l,c),s.closePath())}}var sr=(e,t,n)=>{e.moveTo(t,n)},rr=(e,t,n)=>{e.moveTo(n,t)},Ao=(e,t,n)=>{e.lineTo(t,n)},Po=(e,t,n)=>{e.lineTo(n,t)},lr=du(0),Yl=du(1),_u=(e,t,n,o,s,r)=>{e.arc(t,n,o,s,r)},gu=(e,t,n,o,s,r)=>{e.arc(n,t,o,s,r)},wu=(e,t,n,o,s,r,l)=>{e.bezierCurveTo(t,n,o,s,r,l)},bu=(e,t,n,o,s,r,l)=>{e.bezierCurveTo(n,t,s,o,l,r)};function yu(e){return(t,n,o,s,r)=>Vn(t,n,(l,i,a,c,u,h,d,m,w,$,k)=>{let{pxRound:x,points:b}=l,M,T;c.ori==0?(M=sr,T=_u):(M=rr,T=gu);let L=ge(b.width*ce,3),A=(b.size-b.width)/2*ce,j=ge(A*2,3),q=new Path2D,Y=new Path2D,{left:F,top:P,width:K,height:U}=t.bbox;lr(Y,F-j,P-j,K+j*2,U+j*2);let G=I=>{if(a[I]!=null){let te=x(h(i[I],c,$,m)),H=x(d(a[I],u,k,w));M(q,te+A,H),T(q,te,H,A,0,Ys*2)}};if(r)r.forEach(G);else for(let I=o;I<=s;I++)G(I);return{stroke:L>0?q:null,fill:q,clip:Y,flags:Co|Ll}})}function $u(e){return(t,n,o,s,r,l)=>{o!=s&&(r!=o&&l!=o&&e(t,n,o),r!=s&&l!=s&&e(t,n,s),e(t,n,l))}}var Vm=$u(Ao),Bm=$u(Po);function ku(e){let t=ie(e?.alignGaps,0);return(n,o,s,r)=>Vn(n,o,(l,i,a,c,u,h,d,m,w,$,k)=>{[s,r]=Xs(a,s,r);let x=l.pxRound,b=U=>x(h(U,c,$,m)),M=U=>x(d(U,u,k,w)),T,L;c.ori==0?(T=Ao,L=Vm):(T=Po,L=Bm);let A=c.dir*(c.ori==0?1:-1),j={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Co},q=j.stroke,Y=!1;if(r-s>=$*4){let U=V=>n.posToVal(V,c.key,!0),G=null,I=null,te,H,Qe,de=b(i[A==1?s:r]),se=b(i[s]),pe=b(i[r]),X=U(A==1?se+1:pe-1);for(let V=A==1?s:r;V>=s&&V<=r;V+=A){let Ue=i[V],ve=(A==1?Ue<X:Ue>X)?de:b(Ue),ue=a[V];ve==de?ue!=null?(H=ue,G==null?(T(q,ve,M(H)),te=G=I=H):H<G?G=H:H>I&&(I=H)):ue===null&&(Y=!0):(G!=null&&L(q,de,M(G),M(I),M(te),M(H)),ue!=null?(H=ue,T(q,ve,M(H)),G=I=te=H):(G=I=null,ue===null&&(Y=!0)),de=ve,X=U(de+A))}G!=null&&G!=I&&Qe!=de&&L(q,de,M(G),M(I),M(te),M(H))}else for(let U=A==1?s:r;U>=s&&U<=r;U+=A){let G=a[U];G===null?Y=!0:G!=null&&T(q,b(i[U]),M(G))}let[P,K]=Kl(n,o);if(l.fill!=null||P!=0){let U=j.fill=new Path2D(q),G=l.fillTo(n,o,l.min,l.max,P),I=M(G),te=b(i[s]),H=b(i[r]);A==-1&&([H,te]=[te,H]),T(U,H,I),T(U,te,I)}if(!l.spanGaps){let U=[];Y&&U.push(...Gl(i,a,s,r,A,b,t)),j.gaps=U=l.gaps(n,o,s,r,U),j.clip=or(U,c.ori,m,w,$,k)}return K!=0&&(j.band=K==2?[sn(n,o,s,r,q,-1),sn(n,o,s,r,q,1)]:sn(n,o,s,r,q,K)),j})}function jm(e){let t=ie(e.align,1),n=ie(e.ascDesc,!1),o=ie(e.alignGaps,0),s=ie(e.extend,!1);return(r,l,i,a)=>Vn(r,l,(c,u,h,d,m,w,$,k,x,b,M)=>{[i,a]=Xs(h,i,a);let T=c.pxRound,{left:L,width:A}=r.bbox,j=se=>T(w(se,d,b,k)),q=se=>T($(se,m,M,x)),Y=d.ori==0?Ao:Po,F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Co},P=F.stroke,K=d.dir*(d.ori==0?1:-1),U=q(h[K==1?i:a]),G=j(u[K==1?i:a]),I=G,te=G;s&&t==-1&&(te=L,Y(P,te,U)),Y(P,G,U);for(let se=K==1?i:a;se>=i&&se<=a;se+=K){let pe=h[se];if(pe==null)continue;let X=j(u[se]),V=q(pe);t==1?Y(P,X,U):Y(P,I,V),Y(P,X,V),U=V,I=X}let H=I;s&&t==1&&(H=L+A,Y(P,H,U));let[Qe,de]=Kl(r,l);if(c.fill!=null||Qe!=0){let se=F.fill=new Path2D(P),pe=c.fillTo(r,l,c.min,c.max,Qe),X=q(pe);Y(se,H,X),Y(se,te,X)}if(!c.spanGaps){let se=[];se.push(...Gl(u,h,i,a,K,j,o));let pe=c.width*ce/2,X=n||t==1?pe:-pe,V=n||t==-1?-pe:pe;se.forEach(Ue=>{Ue[0]+=X,Ue[1]+=V}),F.gaps=se=c.gaps(r,l,i,a,se),F.clip=or(se,d.ori,k,x,b,M)}return de!=0&&(F.band=de==2?[sn(r,l,i,a,P,-1),sn(r,l,i,a,P,1)]:sn(r,l,i,a,P,de)),F})}function Rc(e,t,n,o,s,r,l=_e){if(e.length>1){let i=null;for(let a=0,c=1/0;a<e.length;a++)if(t[a]!==void 0){if(i!=null){let u=qe(e[a]-e[i]);u<c&&(c=u,l=qe(n(e[a],o,s,r)-n(e[i],o,s,r)))}i=a}}return l}function Km(e){e=e||is;let t=ie(e.size,[.6,_e,1]),n=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=oe(s),l=1-t[0],i=ie(t[1],_e),a=ie(t[2],1),c=ie(e.disp,is),u=ie(e.each,m=>{}),{fill:h,stroke:d}=c;return(m,w,$,k)=>Vn(m,w,(x,b,M,T,L,A,j,q,Y,F,P)=>{let K=x.pxRound,U=n,G=o*ce,I=i*ce,te=a*ce,H,Qe;T.ori==0?[H,Qe]=r(m,w):[Qe,H]=r(m,w);let de=T.dir*(T.ori==0?1:-1),se=T.ori==0?lr:Yl,pe=T.ori==0?u:(N,we,De,Jn,xn,Ht,Sn)=>{u(N,we,De,xn,Jn,Sn,Ht)},X=ie(m.bands,Il).find(N=>N.series[0]==w),V=X!=null?X.dir:0,Ue=x.fillTo(m,w,x.min,x.max,V),et=K(j(Ue,L,P,Y)),ve,ue,Lt,ht=F,Me=K(x.width*ce),It=!1,Xt=null,vt=null,rn=null,Kn=null;h!=null&&(Me==0||d!=null)&&(It=!0,Xt=h.values(m,w,$,k),vt=new Map,new Set(Xt).forEach(N=>{N!=null&&vt.set(N,new Path2D)}),Me>0&&(rn=d.values(m,w,$,k),Kn=new Map,new Set(rn).forEach(N=>{N!=null&&Kn.set(N,new Path2D)})));let{x0:Gn,size:No}=c;if(Gn!=null&&No!=null){U=1,b=Gn.values(m,w,$,k),Gn.unit==2&&(b=b.map(De=>m.posToVal(q+De*F,T.key,!0)));let N=No.values(m,w,$,k);No.unit==2?ue=N[0]*F:ue=A(N[0],T,F,q)-A(0,T,F,q),ht=Rc(b,M,A,T,F,q,ht),Lt=ht-ue+G}else ht=Rc(b,M,A,T,F,q,ht),Lt=ht*l+G,ue=ht-Lt;Lt<1&&(Lt=0),Me>=ue/2&&(Me=0),Lt<5&&(K=Bc);let _s=Lt>0,kn=ht-Lt-(_s?Me:0);ue=K(Al(kn,te,I)),ve=(U==0?ue/2:U==de?0:ue)-U*de*((U==0?G/2:0)+(_s?Me/2:0));let tt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Yn=It?null:new Path2D,en=null;if(X!=null)en=m.data[X.series[1]];else{let{y0:N,y1:we}=c;N!=null&&we!=null&&(M=we.values(m,w,$,k),en=N.values(m,w,$,k))}let vn=H*ue,ee=Qe*ue;for(let N=de==1?$:k;N>=$&&N<=k;N+=de){let we=M[N];if(we==null)continue;if(en!=null){let at=en[N]??0;if(we-at==0)continue;et=j(at,L,P,Y)}let De=T.distr!=2||c!=null?b[N]:N,Jn=A(De,T,F,q),xn=j(ie(we,Ue),L,P,Y),Ht=K(Jn-ve),Sn=K(lt(xn,et)),pt=K(qt(xn,et)),xt=Sn-pt;if(we!=null){let at=we<0?ee:vn,Ut=we<0?vn:ee;It?(Me>0&&rn[N]!=null&&se(Kn.get(rn[N]),Ht,pt+yt(Me/2),ue,lt(0,xt-Me),at,Ut),Xt[N]!=null&&se(vt.get(Xt[N]),Ht,pt+yt(Me/2),ue,lt(0,xt-Me),at,Ut)):se(Yn,Ht,pt+yt(Me/2),ue,lt(0,xt-Me),at,Ut),pe(m,w,N,Ht-Me/2,pt,ue+Me,xt)}}return Me>0?tt.stroke=It?Kn:Yn:It||(tt._fill=x.width==0?x._fill:x._stroke??x._fill,tt.width=0),tt.fill=It?vt:Yn,tt})}function Gm(e,t){let n=ie(t?.alignGaps,0);return(o,s,r,l)=>Vn(o,s,(i,a,c,u,h,d,m,w,$,k,x)=>{[r,l]=Xs(c,r,l);let b=i.pxRound,M=H=>b(d(H,u,k,w)),T=H=>b(m(H,h,x,$)),L,A,j;u.ori==0?(L=sr,j=Ao,A=wu):(L=rr,j=Po,A=bu);let q=u.dir*(u.ori==0?1:-1),Y=M(a[q==1?r:l]),F=Y,P=[],K=[];for(let H=q==1?r:l;H>=r&&H<=l;H+=q)if(c[H]!=null){let de=a[H],se=M(de);P.push(F=se),K.push(T(c[H]))}let U={stroke:e(P,K,L,j,A,b),fill:null,clip:null,band:null,gaps:null,flags:Co},G=U.stroke,[I,te]=Kl(o,s);if(i.fill!=null||I!=0){let H=U.fill=new Path2D(G),Qe=i.fillTo(o,s,i.min,i.max,I),de=T(Qe);j(H,F,de),j(H,Y,de)}if(!i.spanGaps){let H=[];H.push(...Gl(a,c,r,l,q,M,n)),U.gaps=H=i.gaps(o,s,r,l,H),U.clip=or(H,u.ori,w,$,k,x)}return te!=0&&(U.band=te==2?[sn(o,s,r,l,G,-1),sn(o,s,r,l,G,1)]:sn(o,s,r,l,G,te)),U})}function Ym(e){return Gm(Jm,e)}function Jm(e,t,n,o,s,r){let l=e.length;if(l<2)return null;let i=new Path2D;if(n(i,e[0],t[0]),l==2)o(i,e[1],t[1]);else{let a=Array(l),c=Array(l-1),u=Array(l-1),h=Array(l-1);for(let d=0;d<l-1;d++)u[d]=t[d+1]-t[d],h[d]=e[d+1]-e[d],c[d]=u[d]/h[d];a[0]=c[0];for(let d=1;d<l-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?a[d]=0:(a[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/c[d-1]+(h[d]+2*h[d-1])/c[d]),isFinite(a[d])||(a[d]=0));a[l-1]=c[l-2];for(let d=0;d<l-1;d++)s(i,e[d]+h[d]/3,t[d]+a[d]*h[d]/3,e[d+1]-h[d]/3,t[d+1]-a[d+1]*h[d]/3,e[d+1],t[d+1])}return i}var Ul=new Set;function Nc(){for(let e of Ul)e.syncRect(!0)}Eo&&(In(Ap,xo,Nc),In(Pp,xo,Nc,!0),In(Js,xo,()=>{Ze.pxRatio=ce}));var Zm=ku(),Qm=yu();function Wc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((r,l)=>Dl(r,l,t,n))}function Xm(e,t){return e.map((n,o)=>o==0?{}:Le({},t,n))}function Dl(e,t,n,o){return Le({},t==0?n:o,e)}function vu(e,t,n){return t==null?Mo:[t,n]}var ed=vu;function td(e,t,n){return t==null?Mo:Zs(t,n,zl,!0)}function xu(e,t,n,o){return t==null?Mo:er(t,n,e.scales[o].log,!1)}var nd=xu;function Su(e,t,n,o){return t==null?Mo:Fl(t,n,e.scales[o].log,!1)}var od=Su;function sd(e,t,n,o,s){let r=lt(_c(e),_c(t)),l=t-e,i=zt(s/o*l,n);do{let a=n[i],c=o*a/l;if(c>=s&&r+(a<5?bn.get(a):0)<=17)return[a,c]}while(++i<n.length);return[0,0]}function Fc(e){let t,n;return e=e.replace(/(\d+)px/,(o,s)=>(t=ze((n=+s)*ce))+"px"),[e,t,n]}function rd(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=ge(t[2]*ce,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Ze(e,t,n){let o={mode:ie(e.mode,1)},s=o.mode;function r(f,p,_,g){let y=p.valToPct(f);return g+_*(p.dir==-1?1-y:y)}function l(f,p,_,g){let y=p.valToPct(f);return g+_*(p.dir==-1?y:1-y)}function i(f,p,_,g){return p.ori==0?r(f,p,_,g):l(f,p,_,g)}o.valToPosH=r,o.valToPosV=l;let a=!1;o.status=0;let c=o.root=Et(hp);if(e.id!=null&&(c.id=e.id),bt(c,e.class),e.title){let f=Et(dp,c);f.textContent=e.title}let u=Ft("canvas"),h=o.ctx=u.getContext("2d"),d=Et(_p,c);In("click",d,f=>{f.target===w&&(be!=io||xe!=ao)&&Ye.click(o,f)},!0);let m=o.under=Et(gp,d);d.appendChild(u);let w=o.over=Et(wp,d);e=To(e);let $=+ie(e.pxAlign,1),k=Dc($);(e.plugins||[]).forEach(f=>{f.opts&&(e=f.opts(o,e)||e)});let x=e.ms||.001,b=o.series=s==1?Wc(e.series||[],Cc,Lc,!1):Xm(e.series||[null],Oc),M=o.axes=Wc(e.axes||[],Tc,Ac,!0),T=o.scales={},L=o.bands=e.bands||[];L.forEach(f=>{f.fill=oe(f.fill||null),f.dir=ie(f.dir,-1)});let A=s==2?b[1].facets[0].scale:b[0].scale,j={axes:Kf,series:If},q=(e.drawOrder||["axes","series"]).map(f=>j[f]);function Y(f){let p=f.distr==3?_=>on(_>0?_:f.clamp(o,_,f.min,f.max,f.key)):f.distr==4?_=>kl(_,f.asinh):f.distr==100?_=>f.fwd(_):_=>_;return _=>{let g=p(_),{_min:y,_max:v}=f,C=v-y;return(g-y)/C}}function F(f){let p=T[f];if(p==null){let _=(e.scales||is)[f]||is;if(_.from!=null){F(_.from);let g=Le({},T[_.from],_,{key:f});g.valToPct=Y(g),T[f]=g}else{p=T[f]=Le({},f==A?pu:qm,_),p.key=f;let g=p.time,y=p.range,v=wn(y);if((f!=A||s==2&&!g)&&(v&&(y[0]==null||y[1]==null)&&(y={min:y[0]==null?pc:{mode:1,hard:y[0],soft:y[0]},max:y[1]==null?pc:{mode:1,hard:y[1],soft:y[1]}},v=!1),!v&&nr(y))){let C=y;y=(E,O,D)=>O==null?Mo:Zs(O,D,C)}p.range=oe(y||(g?ed:f==A?p.distr==3?nd:p.distr==4?od:vu:p.distr==3?xu:p.distr==4?Su:td)),p.auto=oe(v?!1:p.auto),p.clamp=oe(p.clamp||zm),p._min=p._max=null,p.valToPct=Y(p)}}}F("x"),F("y"),s==1&&b.forEach(f=>{F(f.scale)}),M.forEach(f=>{F(f.scale)});for(let f in e.scales)F(f);let P=T[A],K=P.distr,U,G;P.ori==0?(bt(c,pp),U=r,G=l):(bt(c,mp),U=l,G=r);let I={};for(let f in T){let p=T[f];(p.min!=null||p.max!=null)&&(I[f]={min:p.min,max:p.max},p.min=p.max=null)}let te=e.tzDate||(f=>new Date(ze(f/x))),H=e.fmtDate||Hl,Qe=x==1?pm(te):_m(te),de=xc(te,vc(x==1?hm:dm,H)),se=Mc(te,Sc(wm,H)),pe=[],X=o.legend=Le({},$m,e.legend),V=o.cursor=Le({},Tm,{drag:{y:s==2}},e.cursor),Ue=X.show,et=V.show,ve=X.markers;X.idxs=pe,ve.width=oe(ve.width),ve.dash=oe(ve.dash),ve.stroke=oe(ve.stroke),ve.fill=oe(ve.fill);let ue,Lt,ht,Me=[],It=[],Xt,vt=!1,rn={};if(X.live){let f=b[1]?b[1].values:null;vt=f!=null,Xt=vt?f(o,1,0):{_:0};for(let p in Xt)rn[p]=Nl}if(Ue)if(ue=Ft("table",xp,c),ht=Ft("tbody",null,ue),X.mount(o,ue),vt){Lt=Ft("thead",null,ue,ht);let f=Ft("tr",null,Lt);Ft("th",null,f);for(var Kn in Xt)Ft("th",ec,f).textContent=Kn}else bt(ue,Mp),X.live&&bt(ue,Sp);let Gn={show:!0},No={show:!1};function _s(f,p){if(p==0&&(vt||!X.live||s==2))return Mo;let _=[],g=Ft("tr",Tp,ht,ht.childNodes[p]);bt(g,f.class),f.show||bt(g,qn);let y=Ft("th",null,g);if(ve.show){let E=Et(Cp,y);if(p>0){let O=ve.width(o,p);O&&(E.style.border=O+"px "+ve.dash(o,p)+" "+ve.stroke(o,p)),E.style.background=ve.fill(o,p)}}let v=Et(ec,y);f.label instanceof HTMLElement?v.appendChild(f.label):v.textContent=f.label,p>0&&(ve.show||(v.style.color=f.width>0?ve.stroke(o,p):ve.fill(o,p)),tt("click",y,E=>{if(V._lock)return;Tn(E);let O=b.indexOf(f);if((E.ctrlKey||E.metaKey)!=X.isolate){let D=b.some((R,W)=>W>0&&W!=O&&R.show);b.forEach((R,W)=>{W>0&&Bt(W,D?W==O?Gn:No:Gn,!0,Ae.setSeries)})}else Bt(O,{show:!f.show},!0,Ae.setSeries)},!1),Qn&&tt(sc,y,E=>{V._lock||(Tn(E),Bt(b.indexOf(f),uo,!0,Ae.setSeries))},!1));for(var C in Xt){let E=Ft("td",Ep,g);E.textContent="--",_.push(E)}return[g,_]}let kn=new Map;function tt(f,p,_,g=!0){let y=kn.get(p)||{},v=V.bind[f](o,p,_,g);v&&(In(f,p,y[f]=v),kn.set(p,y))}function Yn(f,p,_){let g=kn.get(p)||{};for(let y in g)(f==null||y==f)&&(El(y,p,g[y]),delete g[y]);f==null&&kn.delete(p)}let en=0,vn=0,ee=0,N=0,we=0,De=0,Jn=we,xn=De,Ht=ee,Sn=N,pt=0,xt=0,at=0,Ut=0;o.bbox={};let xr=!1,gs=!1,Zn=!1,Mn=!1,ws=!1,St=!1;function Sr(f,p,_){(_||f!=o.width||p!=o.height)&&gi(f,p),oo(!1),Zn=!0,gs=!0,so()}function gi(f,p){o.width=en=ee=f,o.height=vn=N=p,we=De=0,Df(),Rf();let _=o.bbox;pt=_.left=Fn(we*ce,.5),xt=_.top=Fn(De*ce,.5),at=_.width=Fn(ee*ce,.5),Ut=_.height=Fn(N*ce,.5)}let Of=3;function Lf(){let f=!1,p=0;for(;!f;){p++;let _=Bf(p),g=jf(p);f=p==Of||_&&g,f||(gi(o.width,o.height),gs=!0)}}function Uf({width:f,height:p}){Sr(f,p)}o.setSize=Uf;function Df(){let f=!1,p=!1,_=!1,g=!1;M.forEach((y,v)=>{if(y.show&&y._show){let{side:C,_size:E}=y,O=C%2,D=y.label!=null?y.labelSize:0,R=E+D;R>0&&(O?(ee-=R,C==3?(we+=R,g=!0):_=!0):(N-=R,C==0?(De+=R,f=!0):p=!0))}}),Cn[0]=f,Cn[1]=_,Cn[2]=p,Cn[3]=g,ee-=ln[1]+ln[3],we+=ln[3],N-=ln[2]+ln[0],De+=ln[0]}function Rf(){let f=we+ee,p=De+N,_=we,g=De;function y(v,C){switch(v){case 1:return f+=C,f-C;case 2:return p+=C,p-C;case 3:return _-=C,_+C;case 0:return g-=C,g+C}}M.forEach((v,C)=>{if(v.show&&v._show){let E=v.side;v._pos=y(E,v._size),v.label!=null&&(v._lpos=y(E,v.labelSize))}})}if(V.dataIdx==null){let f=V.hover,p=f.skip=new Set(f.skip??[]);p.add(void 0);let _=f.prox=oe(f.prox),g=f.bias??=0;V.dataIdx=(y,v,C,E)=>{if(v==0)return C;let O=C,D=_(y,v,C,E)??_e,R=D>=0&&D<_e,W=P.ori==0?ee:N,Q=V.left,ae=t[0],re=t[v];if(p.has(re[C])){O=null;let ne=null,J=null,B;if(g==0||g==-1)for(B=C;ne==null&&B-- >0;)p.has(re[B])||(ne=B);if(g==0||g==1)for(B=C;J==null&&B++<re.length;)p.has(re[B])||(J=B);if(ne!=null||J!=null)if(R){let $e=ne==null?-1/0:U(ae[ne],P,W,0),Ce=J==null?1/0:U(ae[J],P,W,0),Ke=Q-$e,me=Ce-Q;Ke<=me?Ke<=D&&(O=ne):me<=D&&(O=J)}else O=J==null?ne:ne==null?J:C-ne<=J-C?ne:J}else R&&qe(Q-U(ae[C],P,W,0))>D&&(O=null);return O}}let Tn=f=>{V.event=f};V.idxs=pe,V._lock=!1;let Xe=V.points;Xe.show=oe(Xe.show),Xe.size=oe(Xe.size),Xe.stroke=oe(Xe.stroke),Xe.width=oe(Xe.width),Xe.fill=oe(Xe.fill);let Vt=o.focus=Le({},e.focus||{alpha:.3},V.focus),Qn=Vt.prox>=0,Xn=Qn&&Xe.one,Mt=[],eo=[],to=[];function wi(f,p){let _=Xe.show(o,p);if(_ instanceof HTMLElement)return bt(_,vp),bt(_,f.class),Zt(_,-10,-10,ee,N),w.insertBefore(_,Mt[p]),_}function bi(f,p){if(s==1||p>0){let _=s==1&&T[f.scale].time,g=f.value;f.value=_?bc(g)?Mc(te,Sc(g,H)):g||se:g||Nm,f.label=f.label||(_?Em:Cm)}if(Xn||p>0){f.width=f.width==null?1:f.width,f.paths=f.paths||Zm||qp,f.fillTo=oe(f.fillTo||Im),f.pxAlign=+ie(f.pxAlign,$),f.pxRound=Dc(f.pxAlign),f.stroke=oe(f.stroke||null),f.fill=oe(f.fill||null),f._stroke=f._fill=f._paths=f._focus=null;let _=Wm(lt(1,f.width),1),g=f.points=Le({},{size:_,width:lt(1,_*.2),stroke:f.stroke,space:_*2,paths:Qm,_stroke:null,_fill:null},f.points);g.show=oe(g.show),g.filter=oe(g.filter),g.fill=oe(g.fill),g.stroke=oe(g.stroke),g.paths=oe(g.paths),g.pxAlign=f.pxAlign}if(Ue){let _=_s(f,p);Me.splice(p,0,_[0]),It.splice(p,0,_[1]),X.values.push(null)}if(et){pe.splice(p,0,null);let _=null;Xn?p==0&&(_=wi(f,p)):p>0&&(_=wi(f,p)),Mt.splice(p,0,_),eo.splice(p,0,0),to.splice(p,0,0)}je("addSeries",p)}function Nf(f,p){p=p??b.length,f=s==1?Dl(f,p,Cc,Lc):Dl(f,p,{},Oc),b.splice(p,0,f),bi(b[p],p)}o.addSeries=Nf;function Wf(f){if(b.splice(f,1),Ue){X.values.splice(f,1),It.splice(f,1);let p=Me.splice(f,1)[0];Yn(null,p.firstChild),p.remove()}et&&(pe.splice(f,1),Mt.splice(f,1)[0].remove(),eo.splice(f,1),to.splice(f,1)),je("delSeries",f)}o.delSeries=Wf;let Cn=[!1,!1,!1,!1];function Ff(f,p){if(f._show=f.show,f.show){let _=f.side%2,g=T[f.scale];g==null&&(f.scale=_?b[1].scale:A,g=T[f.scale]);let y=g.time;f.size=oe(f.size),f.space=oe(f.space),f.rotate=oe(f.rotate),wn(f.incrs)&&f.incrs.forEach(C=>{!bn.has(C)&&bn.set(C,Gc(C))}),f.incrs=oe(f.incrs||(g.distr==2?cm:y?x==1?fm:mm:zn)),f.splits=oe(f.splits||(y&&g.distr==1?Qe:g.distr==3?Pl:g.distr==4?Om:Pm)),f.stroke=oe(f.stroke),f.grid.stroke=oe(f.grid.stroke),f.ticks.stroke=oe(f.ticks.stroke),f.border.stroke=oe(f.border.stroke);let v=f.values;f.values=wn(v)&&!wn(v[0])?oe(v):y?wn(v)?xc(te,vc(v,H)):bc(v)?gm(te,v):v||de:v||Am,f.filter=oe(f.filter||(g.distr>=3&&g.log==10?Dm:g.distr==3&&g.log==2?Rm:jc)),f.font=Fc(f.font),f.labelFont=Fc(f.labelFont),f._size=f.size(o,null,p,0),f._space=f._rotate=f._incrs=f._found=f._splits=f._values=null,f._size>0&&(Cn[p]=!0,f._el=Et(bp,d))}}function Wo(f,p,_,g){let[y,v,C,E]=_,O=p%2,D=0;return O==0&&(E||v)&&(D=p==0&&!y||p==2&&!C?ze(Tc.size/3):0),O==1&&(y||C)&&(D=p==1&&!v||p==3&&!E?ze(Ac.size/2):0),D}let yi=o.padding=(e.padding||[Wo,Wo,Wo,Wo]).map(f=>oe(ie(f,Wo))),ln=o._padding=yi.map((f,p)=>f(o,p,Cn,0)),Ge,Ie=null,He=null,bs=s==1?b[0].idxs:null,Dt=null,Fo=!1;function $i(f,p){if(t=f??[],o.data=o._data=t,s==2){Ge=0;for(let _=1;_<b.length;_++)Ge+=t[_][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Dt=t[0],Ge=Dt.length;let _=t;if(K==2){_=t.slice();let g=_[0]=Array(Ge);for(let y=0;y<Ge;y++)g[y]=y}o._data=t=_}if(oo(!0),je("setData"),K==2&&(Zn=!0),p!==!1){let _=P;_.auto(o,Fo)?Mr():cn(A,_.min,_.max),Mn=Mn||V.left>=0,St=!0,so()}}o.setData=$i;function Mr(){Fo=!0;let f,p;s==1&&(Ge>0?(Ie=bs[0]=0,He=bs[1]=Ge-1,f=t[0][Ie],p=t[0][He],K==2?(f=Ie,p=He):f==p&&(K==3?[f,p]=er(f,f,P.log,!1):K==4?[f,p]=Fl(f,f,P.log,!1):P.time?p=f+ze(86400/x):[f,p]=Zs(f,p,zl,!0))):(Ie=bs[0]=f=null,He=bs[1]=p=null)),cn(A,f,p)}let ys,no,Tr,Cr,Er,Ar,Pr,Or,Lr,ct;function ki(f,p,_,g,y,v){f??=nc,_??=Il,g??="butt",y??=nc,v??="round",f!=ys&&(h.strokeStyle=ys=f),y!=no&&(h.fillStyle=no=y),p!=Tr&&(h.lineWidth=Tr=p),v!=Er&&(h.lineJoin=Er=v),g!=Ar&&(h.lineCap=Ar=g),_!=Cr&&h.setLineDash(Cr=_)}function vi(f,p,_,g){p!=no&&(h.fillStyle=no=p),f!=Pr&&(h.font=Pr=f),_!=Or&&(h.textAlign=Or=_),g!=Lr&&(h.textBaseline=Lr=g)}function Ur(f,p,_,g,y=0){if(g.length>0&&f.auto(o,Fo)&&(p==null||p.min==null)){let v=ie(Ie,0),C=ie(He,g.length-1),E=_.min==null?Dp(g,v,C,y,f.distr==3):[_.min,_.max];f.min=qt(f.min,_.min=E[0]),f.max=lt(f.max,_.max=E[1])}}let xi={min:null,max:null};function zf(){for(let g in T){let y=T[g];I[g]==null&&(y.min==null||I[A]!=null&&y.auto(o,Fo))&&(I[g]=xi)}for(let g in T){let y=T[g];I[g]==null&&y.from!=null&&I[y.from]!=null&&(I[g]=xi)}I[A]!=null&&oo(!0);let f={};for(let g in I){let y=I[g];if(y!=null){let v=f[g]=To(T[g],Vp);if(y.min!=null)Le(v,y);else if(g!=A||s==2)if(Ge==0&&v.from==null){let C=v.range(o,null,null,g);v.min=C[0],v.max=C[1]}else v.min=_e,v.max=-_e}}if(Ge>0){b.forEach((g,y)=>{if(s==1){let v=g.scale,C=I[v];if(C==null)return;let E=f[v];if(y==0){let O=E.range(o,E.min,E.max,v);E.min=O[0],E.max=O[1],Ie=zt(E.min,t[0]),He=zt(E.max,t[0]),He-Ie>1&&(t[0][Ie]<E.min&&Ie++,t[0][He]>E.max&&He--),g.min=Dt[Ie],g.max=Dt[He]}else g.show&&g.auto&&Ur(E,C,g,t[y],g.sorted);g.idxs[0]=Ie,g.idxs[1]=He}else if(y>0&&g.show&&g.auto){let[v,C]=g.facets,E=v.scale,O=C.scale,[D,R]=t[y],W=f[E],Q=f[O];W!=null&&Ur(W,I[E],v,D,v.sorted),Q!=null&&Ur(Q,I[O],C,R,C.sorted),g.min=C.min,g.max=C.max}});for(let g in f){let y=f[g],v=I[g];if(y.from==null&&(v==null||v.min==null)){let C=y.range(o,y.min==_e?null:y.min,y.max==-_e?null:y.max,g);y.min=C[0],y.max=C[1]}}}for(let g in f){let y=f[g];if(y.from!=null){let v=f[y.from];if(v.min==null)y.min=y.max=null;else{let C=y.range(o,v.min,v.max,g);y.min=C[0],y.max=C[1]}}}let p={},_=!1;for(let g in f){let y=f[g],v=T[g];if(v.min!=y.min||v.max!=y.max){v.min=y.min,v.max=y.max;let C=v.distr;v._min=C==3?on(v.min):C==4?kl(v.min,v.asinh):C==100?v.fwd(v.min):v.min,v._max=C==3?on(v.max):C==4?kl(v.max,v.asinh):C==100?v.fwd(v.max):v.max,p[g]=_=!0}}if(_){b.forEach((g,y)=>{s==2?y>0&&p.y&&(g._paths=null):p[g.scale]&&(g._paths=null)});for(let g in p)Zn=!0,je("setScale",g);et&&V.left>=0&&(Mn=St=!0)}for(let g in I)I[g]=null}function qf(f){let p=Al(Ie-1,0,Ge-1),_=Al(He+1,0,Ge-1);for(;f[p]==null&&p>0;)p--;for(;f[_]==null&&_<Ge-1;)_++;return[p,_]}function If(){if(Ge>0){let f=b.some(p=>p._focus)&&ct!=Vt.alpha;f&&(h.globalAlpha=ct=Vt.alpha),b.forEach((p,_)=>{if(_>0&&p.show&&(Si(_,!1),Si(_,!0),p._paths==null)){let g=ct;ct!=p.alpha&&(h.globalAlpha=ct=p.alpha);let y=s==2?[0,t[_][0].length-1]:qf(t[_]);p._paths=p.paths(o,_,y[0],y[1]),ct!=g&&(h.globalAlpha=ct=g)}}),b.forEach((p,_)=>{if(_>0&&p.show){let g=ct;ct!=p.alpha&&(h.globalAlpha=ct=p.alpha),p._paths!=null&&Mi(_,!1);{let y=p._paths!=null?p._paths.gaps:null,v=p.points.show(o,_,Ie,He,y),C=p.points.filter(o,_,v,y);(v||C)&&(p.points._paths=p.points.paths(o,_,Ie,He,C),Mi(_,!0))}ct!=g&&(h.globalAlpha=ct=g),je("drawSeries",_)}}),f&&(h.globalAlpha=ct=1)}}function Si(f,p){let _=p?b[f].points:b[f];_._stroke=_.stroke(o,f),_._fill=_.fill(o,f)}function Mi(f,p){let _=p?b[f].points:b[f],{stroke:g,fill:y,clip:v,flags:C,_stroke:E=_._stroke,_fill:O=_._fill,_width:D=_.width}=_._paths;D=ge(D*ce,3);let R=null,W=D%2/2;p&&O==null&&(O=D>0?"#fff":E);let Q=_.pxAlign==1&&W>0;if(Q&&h.translate(W,W),!p){let ae=pt-D/2,re=xt-D/2,ne=at+D,J=Ut+D;R=new Path2D,R.rect(ae,re,ne,J)}p?Dr(E,D,_.dash,_.cap,O,g,y,C,v):Hf(f,E,D,_.dash,_.cap,O,g,y,C,R,v),Q&&h.translate(-W,-W)}function Hf(f,p,_,g,y,v,C,E,O,D,R){let W=!1;O!=0&&L.forEach((Q,ae)=>{if(Q.series[0]==f){let re=b[Q.series[1]],ne=t[Q.series[1]],J=(re._paths||is).band;wn(J)&&(J=Q.dir==1?J[0]:J[1]);let B,$e=null;re.show&&J&&Np(ne,Ie,He)?($e=Q.fill(o,ae)||v,B=re._paths.clip):J=null,Dr(p,_,g,y,$e,C,E,O,D,R,B,J),W=!0}}),W||Dr(p,_,g,y,v,C,E,O,D,R)}let Ti=Co|Ll;function Dr(f,p,_,g,y,v,C,E,O,D,R,W){ki(f,p,_,g,y),(O||D||W)&&(h.save(),O&&h.clip(O),D&&h.clip(D)),W?(E&Ti)==Ti?(h.clip(W),R&&h.clip(R),ks(y,C),$s(f,v,p)):E&Ll?(ks(y,C),h.clip(W),$s(f,v,p)):E&Co&&(h.save(),h.clip(W),R&&h.clip(R),ks(y,C),h.restore(),$s(f,v,p)):(ks(y,C),$s(f,v,p)),(O||D||W)&&h.restore()}function $s(f,p,_){_>0&&(p instanceof Map?p.forEach((g,y)=>{h.strokeStyle=ys=y,h.stroke(g)}):p!=null&&f&&h.stroke(p))}function ks(f,p){p instanceof Map?p.forEach((_,g)=>{h.fillStyle=no=g,h.fill(_)}):p!=null&&f&&h.fill(p)}function Vf(f,p,_,g){let y=M[f],v;if(g<=0)v=[0,0];else{let C=y._space=y.space(o,f,p,_,g),E=y._incrs=y.incrs(o,f,p,_,g,C);v=sd(p,_,E,g,C)}return y._found=v}function Rr(f,p,_,g,y,v,C,E,O,D){let R=C%2/2;$==1&&h.translate(R,R),ki(E,C,O,D,E),h.beginPath();let W,Q,ae,re,ne=y+(g==0||g==3?-v:v);_==0?(Q=y,re=ne):(W=y,ae=ne);for(let J=0;J<f.length;J++)p[J]!=null&&(_==0?W=ae=f[J]:Q=re=f[J],h.moveTo(W,Q),h.lineTo(ae,re));h.stroke(),$==1&&h.translate(-R,-R)}function Bf(f){let p=!0;return M.forEach((_,g)=>{if(!_.show)return;let y=T[_.scale];if(y.min==null){_._show&&(p=!1,_._show=!1,oo(!1));return}else _._show||(p=!1,_._show=!0,oo(!1));let v=_.side,C=v%2,{min:E,max:O}=y,[D,R]=Vf(g,E,O,C==0?ee:N);if(R==0)return;let W=y.distr==2,Q=_._splits=_.splits(o,g,E,O,D,R,W),ae=y.distr==2?Q.map(B=>Dt[B]):Q,re=y.distr==2?Dt[Q[1]]-Dt[Q[0]]:D,ne=_._values=_.values(o,_.filter(o,ae,g,R,re),g,R,re);_._rotate=v==2?_.rotate(o,ne,g,R):0;let J=_._size;_._size=At(_.size(o,ne,g,f)),J!=null&&_._size!=J&&(p=!1)}),p}function jf(f){let p=!0;return yi.forEach((_,g)=>{let y=_(o,g,Cn,f);y!=ln[g]&&(p=!1),ln[g]=y}),p}function Kf(){for(let f=0;f<M.length;f++){let p=M[f];if(!p.show||!p._show)continue;let _=p.side,g=_%2,y,v,C=p.stroke(o,f),E=_==0||_==3?-1:1,[O,D]=p._found;if(p.label!=null){let ot=p.labelGap*E,_t=ze((p._lpos+ot)*ce);vi(p.labelFont[0],C,"center",_==2?"top":tc),h.save(),g==1?(y=v=0,h.translate(_t,ze(xt+Ut/2)),h.rotate((_==3?-Ys:Ys)/2)):(y=ze(pt+at/2),v=_t);let Pn=Vc(p.label)?p.label(o,f,O,D):p.label;h.fillText(Pn,y,v),h.restore()}if(D==0)continue;let R=T[p.scale],W=g==0?at:Ut,Q=g==0?pt:xt,ae=p._splits,re=R.distr==2?ae.map(ot=>Dt[ot]):ae,ne=R.distr==2?Dt[ae[1]]-Dt[ae[0]]:O,J=p.ticks,B=p.border,$e=J.show?J.size:0,Ce=ze($e*ce),Ke=ze((p.alignTo==2?p._size-$e-p.gap:p.gap)*ce),me=p._rotate*-Ys/180,Ee=k(p._pos*ce),mt=(Ce+Ke)*E,nt=Ee+mt;v=g==0?nt:0,y=g==1?nt:0;let Tt=p.font[0],Rt=p.align==1?ko:p.align==2?bl:me>0?ko:me<0?bl:g==0?"center":_==3?bl:ko,Kt=me||g==1?"middle":_==2?"top":tc;vi(Tt,C,Rt,Kt);let dt=p.font[1]*p.lineGap,Ct=ae.map(ot=>k(i(ot,R,W,Q))),Nt=p._values;for(let ot=0;ot<Nt.length;ot++){let _t=Nt[ot];if(_t!=null){g==0?y=Ct[ot]:v=Ct[ot],_t=""+_t;let Pn=_t.indexOf(`
`)==-1?[_t]:_t.split(/\n/gm);for(let st=0;st<Pn.length;st++){let ji=Pn[st];me?(h.save(),h.translate(y,v+st*dt),h.rotate(me),h.fillText(ji,0,0),h.restore()):h.fillText(ji,y,v+st*dt)}}}J.show&&Rr(Ct,J.filter(o,re,f,D,ne),g,_,Ee,Ce,ge(J.width*ce,3),J.stroke(o,f),J.dash,J.cap);let Gt=p.grid;Gt.show&&Rr(Ct,Gt.filter(o,re,f,D,ne),g,g==0?2:1,g==0?xt:pt,g==0?Ut:at,ge(Gt.width*ce,3),Gt.stroke(o,f),Gt.dash,Gt.cap),B.show&&Rr([Ee],[1],g==0?1:0,g==0?1:2,g==1?xt:pt,g==1?Ut:at,ge(B.width*ce,3),B.stroke(o,f),B.dash,B.cap)}je("drawAxes")}function oo(f){b.forEach((p,_)=>{_>0&&(p._paths=null,f&&(s==1?(p.min=null,p.max=null):p.facets.forEach(g=>{g.min=null,g.max=null})))})}let vs=!1,Nr=!1,zo=[];function Gf(){Nr=!1;for(let f=0;f<zo.length;f++)je(...zo[f]);zo.length=0}function so(){vs||(Zp(Ci),vs=!0)}function Yf(f,p=!1){vs=!0,Nr=p,f(o),Ci(),p&&zo.length>0&&queueMicrotask(Gf)}o.batch=Yf;function Ci(){if(xr&&(zf(),xr=!1),Zn&&(Lf(),Zn=!1),gs){if(ke(m,ko,we),ke(m,"top",De),ke(m,os,ee),ke(m,ss,N),ke(w,ko,we),ke(w,"top",De),ke(w,os,ee),ke(w,ss,N),ke(d,os,en),ke(d,ss,vn),u.width=ze(en*ce),u.height=ze(vn*ce),M.forEach(({_el:f,_show:p,_size:_,_pos:g,side:y})=>{if(f!=null)if(p){let v=y===3||y===0?_:0,C=y%2==1;ke(f,C?"left":"top",g-v),ke(f,C?"width":"height",_),ke(f,C?"top":"left",C?De:we),ke(f,C?"height":"width",C?N:ee),Cl(f,qn)}else bt(f,qn)}),ys=no=Tr=Er=Ar=Pr=Or=Lr=Cr=null,ct=1,Ho(!0),we!=Jn||De!=xn||ee!=Ht||N!=Sn){oo(!1);let f=ee/Ht,p=N/Sn;if(et&&!Mn&&V.left>=0){V.left*=f,V.top*=p,ro&&Zt(ro,ze(V.left),0,ee,N),lo&&Zt(lo,0,ze(V.top),ee,N);for(let _=0;_<Mt.length;_++){let g=Mt[_];g!=null&&(eo[_]*=f,to[_]*=p,Zt(g,At(eo[_]),At(to[_]),ee,N))}}if(ye.show&&!ws&&ye.left>=0&&ye.width>0){ye.left*=f,ye.width*=f,ye.top*=p,ye.height*=p;for(let _ in Hr)ke(co,_,ye[_])}Jn=we,xn=De,Ht=ee,Sn=N}je("setSize"),gs=!1}en>0&&vn>0&&(h.clearRect(0,0,u.width,u.height),je("drawClear"),q.forEach(f=>f()),je("draw")),ye.show&&ws&&(xs(ye),ws=!1),et&&Mn&&(An(null,!0,!1),Mn=!1),X.show&&X.live&&St&&(qr(),St=!1),a||(a=!0,o.status=1,je("ready")),Fo=!1,vs=!1}o.redraw=(f,p)=>{Zn=p||!1,f!==!1?cn(A,P.min,P.max):so()};function Wr(f,p){let _=T[f];if(_.from==null){if(Ge==0){let g=_.range(o,p.min,p.max,f);p.min=g[0],p.max=g[1]}if(p.min>p.max){let g=p.min;p.min=p.max,p.max=g}if(Ge>1&&p.min!=null&&p.max!=null&&p.max-p.min<1e-16)return;f==A&&_.distr==2&&Ge>0&&(p.min=zt(p.min,t[0]),p.max=zt(p.max,t[0]),p.min==p.max&&p.max++),I[f]=p,xr=!0,so()}}o.setScale=Wr;let Fr,zr,ro,lo,Ei,Ai,io,ao,Pi,Oi,be,xe,an=!1,Ye=V.drag,Ve=Ye.x,Be=Ye.y;et&&(V.x&&(Fr=Et($p,w)),V.y&&(zr=Et(kp,w)),P.ori==0?(ro=Fr,lo=zr):(ro=zr,lo=Fr),be=V.left,xe=V.top);let ye=o.select=Le({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),co=ye.show?Et(yp,ye.over?w:m):null;function xs(f,p){if(ye.show){for(let _ in f)ye[_]=f[_],_ in Hr&&ke(co,_,f[_]);p!==!1&&je("setSelect")}}o.setSelect=xs;function Jf(f){if(b[f].show)Ue&&Cl(Me[f],qn);else if(Ue&&bt(Me[f],qn),et){let _=Xn?Mt[0]:Mt[f];_!=null&&Zt(_,-10,-10,ee,N)}}function cn(f,p,_){Wr(f,{min:p,max:_})}function Bt(f,p,_,g){p.focus!=null&&th(f),p.show!=null&&b.forEach((y,v)=>{v>0&&(f==v||f==null)&&(y.show=p.show,Jf(v),s==2?(cn(y.facets[0].scale,null,null),cn(y.facets[1].scale,null,null)):cn(y.scale,null,null),so())}),_!==!1&&je("setSeries",f,p),g&&Vo("setSeries",o,f,p)}o.setSeries=Bt;function Zf(f,p){Le(L[f],p)}function Qf(f,p){f.fill=oe(f.fill||null),f.dir=ie(f.dir,-1),p=p??L.length,L.splice(p,0,f)}function Xf(f){f==null?L.length=0:L.splice(f,1)}o.addBand=Qf,o.setBand=Zf,o.delBand=Xf;function eh(f,p){b[f].alpha=p,et&&Mt[f]!=null&&(Mt[f].style.opacity=p),Ue&&Me[f]&&(Me[f].style.opacity=p)}let tn,un,En,uo={focus:!0};function th(f){if(f!=En){let p=f==null,_=Vt.alpha!=1;b.forEach((g,y)=>{if(s==1||y>0){let v=p||y==0||y==f;g._focus=p?null:v,_&&eh(y,v?1:Vt.alpha)}}),En=f,_&&so()}}Ue&&Qn&&tt(rc,ue,f=>{V._lock||(Tn(f),En!=null&&Bt(null,uo,!0,Ae.setSeries))});function jt(f,p,_){let g=T[p];_&&(f=f/ce-(g.ori==1?De:we));let y=ee;g.ori==1&&(y=N,f=y-f),g.dir==-1&&(f=y-f);let v=g._min,C=g._max,E=f/y,O=v+(C-v)*E,D=g.distr;return D==3?So(10,O):D==4?Fp(O,g.asinh):D==100?g.bwd(O):O}function nh(f,p){let _=jt(f,A,p);return zt(_,t[0],Ie,He)}o.valToIdx=f=>zt(f,t[0]),o.posToIdx=nh,o.posToVal=jt,o.valToPos=(f,p,_)=>T[p].ori==0?r(f,T[p],_?at:ee,_?pt:0):l(f,T[p],_?Ut:N,_?xt:0),o.setCursor=(f,p,_)=>{be=f.left,xe=f.top,An(null,p,_)};function Li(f,p){ke(co,ko,ye.left=f),ke(co,os,ye.width=p)}function Ui(f,p){ke(co,"top",ye.top=f),ke(co,ss,ye.height=p)}let qo=P.ori==0?Li:Ui,Io=P.ori==1?Li:Ui;function oh(){if(Ue&&X.live)for(let f=s==2?1:0;f<b.length;f++){if(f==0&&vt)continue;let p=X.values[f],_=0;for(let g in p)It[f][_++].firstChild.nodeValue=p[g]}}function qr(f,p){if(f!=null&&(f.idxs?f.idxs.forEach((_,g)=>{pe[g]=_}):Hp(f.idx)||pe.fill(f.idx),X.idx=pe[0]),Ue&&X.live){for(let _=0;_<b.length;_++)(_>0||s==1&&!vt)&&sh(_,pe[_]);oh()}St=!1,p!==!1&&je("setLegend")}o.setLegend=qr;function sh(f,p){let _=b[f],g=f==0&&K==2?Dt:t[f],y;vt?y=_.values(o,f,p)??rn:(y=_.value(o,p==null?null:g[p],f,p),y=y==null?rn:{_:y}),X.values[f]=y}function An(f,p,_){Pi=be,Oi=xe,[be,xe]=V.move(o,be,xe),V.left=be,V.top=xe,et&&(ro&&Zt(ro,ze(be),0,ee,N),lo&&Zt(lo,0,ze(xe),ee,N));let g,y=Ie>He;tn=_e,un=null;let v=P.ori==0?ee:N,C=P.ori==1?ee:N;if(be<0||Ge==0||y){g=V.idx=null;for(let E=0;E<b.length;E++){let O=Mt[E];O!=null&&Zt(O,-10,-10,ee,N)}Qn&&Bt(null,uo,!0,f==null&&Ae.setSeries),X.live&&(pe.fill(g),St=!0)}else{let E,O,D;s==1&&(E=P.ori==0?be:xe,O=jt(E,A),g=V.idx=zt(O,t[0],Ie,He),D=U(t[0][g],P,v,0));let R=-10,W=-10,Q=0,ae=0,re=!0,ne="",J="";for(let B=s==2?1:0;B<b.length;B++){let $e=b[B],Ce=pe[B],Ke=Ce==null?null:s==1?t[B][Ce]:t[B][1][Ce],me=V.dataIdx(o,B,g,O),Ee=me==null?null:s==1?t[B][me]:t[B][1][me];if(St=St||Ee!=Ke||me!=Ce,pe[B]=me,B>0&&$e.show){let mt=me==null?-10:me==g?D:U(s==1?t[0][me]:t[B][0][me],P,v,0),nt=Ee==null?-10:G(Ee,s==1?T[$e.scale]:T[$e.facets[1].scale],C,0);if(Qn&&Ee!=null){let Tt=P.ori==1?be:xe,Rt=qe(Vt.dist(o,B,me,nt,Tt));if(Rt<tn){let Kt=Vt.bias;if(Kt!=0){let dt=jt(Tt,$e.scale),Ct=Ee>=0?1:-1,Nt=dt>=0?1:-1;Nt==Ct&&(Nt==1?Kt==1?Ee>=dt:Ee<=dt:Kt==1?Ee<=dt:Ee>=dt)&&(tn=Rt,un=B)}else tn=Rt,un=B}}if(St||Xn){let Tt,Rt;P.ori==0?(Tt=mt,Rt=nt):(Tt=nt,Rt=mt);let Kt,dt,Ct,Nt,Gt,ot,_t=!0,Pn=Xe.bbox;if(Pn!=null){_t=!1;let st=Pn(o,B);Ct=st.left,Nt=st.top,Kt=st.width,dt=st.height}else Ct=Tt,Nt=Rt,Kt=dt=Xe.size(o,B);if(ot=Xe.fill(o,B),Gt=Xe.stroke(o,B),Xn)B==un&&tn<=Vt.prox&&(R=Ct,W=Nt,Q=Kt,ae=dt,re=_t,ne=ot,J=Gt);else{let st=Mt[B];st!=null&&(eo[B]=Ct,to[B]=Nt,hc(st,Kt,dt,_t),uc(st,ot,Gt),Zt(st,At(Ct),At(Nt),ee,N))}}}}if(Xn){let B=Vt.prox,$e=En==null?tn<=B:tn>B||un!=En;if(St||$e){let Ce=Mt[0];Ce!=null&&(eo[0]=R,to[0]=W,hc(Ce,Q,ae,re),uc(Ce,ne,J),Zt(Ce,At(R),At(W),ee,N))}}}if(ye.show&&an)if(f!=null){let[E,O]=Ae.scales,[D,R]=Ae.match,[W,Q]=f.cursor.sync.scales,ae=f.cursor.drag;if(Ve=ae._x,Be=ae._y,Ve||Be){let{left:re,top:ne,width:J,height:B}=f.select,$e=f.scales[W].ori,Ce=f.posToVal,Ke,me,Ee,mt,nt,Tt=E!=null&&D(E,W),Rt=O!=null&&R(O,Q);Tt&&Ve?($e==0?(Ke=re,me=J):(Ke=ne,me=B),Ee=T[E],mt=U(Ce(Ke,W),Ee,v,0),nt=U(Ce(Ke+me,W),Ee,v,0),qo(qt(mt,nt),qe(nt-mt))):qo(0,v),Rt&&Be?($e==1?(Ke=re,me=J):(Ke=ne,me=B),Ee=T[O],mt=G(Ce(Ke,Q),Ee,C,0),nt=G(Ce(Ke+me,Q),Ee,C,0),Io(qt(mt,nt),qe(nt-mt))):Io(0,C)}else Vr()}else{let E=qe(Pi-Ei),O=qe(Oi-Ai);if(P.ori==1){let Q=E;E=O,O=Q}Ve=Ye.x&&E>=Ye.dist,Be=Ye.y&&O>=Ye.dist;let D=Ye.uni;D!=null?Ve&&Be&&(Ve=E>=D,Be=O>=D,!Ve&&!Be&&(O>E?Be=!0:Ve=!0)):Ye.x&&Ye.y&&(Ve||Be)&&(Ve=Be=!0);let R,W;Ve&&(P.ori==0?(R=io,W=be):(R=ao,W=xe),qo(qt(R,W),qe(W-R)),Be||Io(0,C)),Be&&(P.ori==1?(R=io,W=be):(R=ao,W=xe),Io(qt(R,W),qe(W-R)),Ve||qo(0,v)),!Ve&&!Be&&(qo(0,0),Io(0,0))}if(Ye._x=Ve,Ye._y=Be,f==null){if(_){if(Bi!=null){let[E,O]=Ae.scales;Ae.values[0]=E!=null?jt(P.ori==0?be:xe,E):null,Ae.values[1]=O!=null?jt(P.ori==1?be:xe,O):null}Vo(yl,o,be,xe,ee,N,g)}if(Qn){let E=_&&Ae.setSeries,O=Vt.prox;En==null?tn<=O&&Bt(un,uo,!0,E):tn>O?Bt(null,uo,!0,E):un!=En&&Bt(un,uo,!0,E)}}St&&(X.idx=g,qr()),p!==!1&&je("setCursor")}let fn=null;Object.defineProperty(o,"rect",{get(){return fn==null&&Ho(!1),fn}});function Ho(f=!1){f?fn=null:(fn=w.getBoundingClientRect(),je("syncRect",fn))}function Di(f,p,_,g,y,v,C){V._lock||an&&f!=null&&f.movementX==0&&f.movementY==0||(Ir(f,p,_,g,y,v,C,!1,f!=null),f!=null?An(null,!0,!0):An(p,!0,!1))}function Ir(f,p,_,g,y,v,C,E,O){if(fn==null&&Ho(!1),Tn(f),f!=null)_=f.clientX-fn.left,g=f.clientY-fn.top;else{if(_<0||g<0){be=-10,xe=-10;return}let[D,R]=Ae.scales,W=p.cursor.sync,[Q,ae]=W.values,[re,ne]=W.scales,[J,B]=Ae.match,$e=p.axes[0].side%2==1,Ce=P.ori==0?ee:N,Ke=P.ori==1?ee:N,me=$e?v:y,Ee=$e?y:v,mt=$e?g:_,nt=$e?_:g;if(re!=null?_=J(D,re)?i(Q,T[D],Ce,0):-10:_=Ce*(mt/me),ne!=null?g=B(R,ne)?i(ae,T[R],Ke,0):-10:g=Ke*(nt/Ee),P.ori==1){let Tt=_;_=g,g=Tt}}O&&(p==null||p.cursor.event.type==yl)&&((_<=1||_>=ee-1)&&(_=Fn(_,ee)),(g<=1||g>=N-1)&&(g=Fn(g,N))),E?(Ei=_,Ai=g,[io,ao]=V.move(o,_,g)):(be=_,xe=g)}let Hr={width:0,height:0,left:0,top:0};function Vr(){xs(Hr,!1)}let Ri,Ni,Wi,Fi;function zi(f,p,_,g,y,v,C){an=!0,Ve=Be=Ye._x=Ye._y=!1,Ir(f,p,_,g,y,v,C,!0,!1),f!=null&&(tt($l,Ml,qi,!1),Vo(oc,o,io,ao,ee,N,null));let{left:E,top:O,width:D,height:R}=ye;Ri=E,Ni=O,Wi=D,Fi=R}function qi(f,p,_,g,y,v,C){an=Ye._x=Ye._y=!1,Ir(f,p,_,g,y,v,C,!1,!0);let{left:E,top:O,width:D,height:R}=ye,W=D>0||R>0,Q=Ri!=E||Ni!=O||Wi!=D||Fi!=R;if(W&&Q&&xs(ye),Ye.setScale&&W&&Q){let ae=E,re=D,ne=O,J=R;if(P.ori==1&&(ae=O,re=R,ne=E,J=D),Ve&&cn(A,jt(ae,A),jt(ae+re,A)),Be)for(let B in T){let $e=T[B];B!=A&&$e.from==null&&$e.min!=_e&&cn(B,jt(ne+J,B),jt(ne,B))}Vr()}else V.lock&&(V._lock=!V._lock,An(p,!0,f!=null));f!=null&&(Yn($l,Ml),Vo($l,o,be,xe,ee,N,null))}function rh(f,p,_,g,y,v,C){if(V._lock)return;Tn(f);let E=an;if(an){let O=!0,D=!0,R=10,W,Q;P.ori==0?(W=Ve,Q=Be):(W=Be,Q=Ve),W&&Q&&(O=be<=R||be>=ee-R,D=xe<=R||xe>=N-R),W&&O&&(be=be<io?0:ee),Q&&D&&(xe=xe<ao?0:N),An(null,!0,!0),an=!1}be=-10,xe=-10,pe.fill(null),An(null,!0,!0),E&&(an=E)}function Ii(f,p,_,g,y,v,C){V._lock||(Tn(f),Mr(),Vr(),f!=null&&Vo(lc,o,be,xe,ee,N,null))}function Hi(){M.forEach(rd),Sr(o.width,o.height,!0)}In(Js,xo,Hi);let fo={};fo.mousedown=zi,fo.mousemove=Di,fo.mouseup=qi,fo.dblclick=Ii,fo.setSeries=(f,p,_,g)=>{let y=Ae.match[2];_=y(o,p,_),_!=-1&&Bt(_,g,!0,!1)},et&&(tt(oc,w,zi),tt(yl,w,Di),tt(sc,w,f=>{Tn(f),Ho(!1)}),tt(rc,w,rh),tt(lc,w,Ii),Ul.add(o),o.syncRect=Ho);let Ss=o.hooks=e.hooks||{};function je(f,p,_){Nr?zo.push([f,p,_]):f in Ss&&Ss[f].forEach(g=>{g.call(null,o,p,_)})}(e.plugins||[]).forEach(f=>{for(let p in f.hooks)Ss[p]=(Ss[p]||[]).concat(f.hooks[p])});let Vi=(f,p,_)=>_,Ae=Le({key:null,setSeries:!1,filters:{pub:gc,sub:gc},scales:[A,b[1]?b[1].scale:null],match:[wc,wc,Vi],values:[null,null]},V.sync);Ae.match.length==2&&Ae.match.push(Vi),V.sync=Ae;let Bi=Ae.key,Br=mu(Bi);function Vo(f,p,_,g,y,v,C){Ae.filters.pub(f,p,_,g,y,v,C)&&Br.pub(f,p,_,g,y,v,C)}Br.sub(o);function lh(f,p,_,g,y,v,C){Ae.filters.sub(f,p,_,g,y,v,C)&&fo[f](null,p,_,g,y,v,C)}o.pub=lh;function ih(){Br.unsub(o),Ul.delete(o),kn.clear(),El(Js,xo,Hi),c.remove(),ue?.remove(),je("destroy")}o.destroy=ih;function jr(){je("init",e,t),$i(t||e.data,!1),I[A]?Wr(A,I[A]):Mr(),ws=ye.show&&(ye.width>0||ye.height>0),Mn=St=!0,Sr(e.width,e.height)}return b.forEach(bi),M.forEach(Ff),n?n instanceof HTMLElement?(n.appendChild(c),jr()):n(o,jr):jr(),o}Ze.assign=Le;Ze.fmtNum=ql;Ze.rangeNum=Zs;Ze.rangeLog=er;Ze.rangeAsinh=Fl;Ze.orient=Vn;Ze.pxRatio=ce;Ze.join=Jp;Ze.fmtDate=Hl,Ze.tzDate=im;Ze.sync=mu;{Ze.addGap=Hm,Ze.clipGaps=or;let e=Ze.paths={points:yu};e.linear=ku,e.stepped=jm,e.bars=Km,e.spline=Ym}var ld="Arrow keys move along the chart, + and - zoom, 0 shows all.",Jl=new WeakMap,Mu=[[],[8,4],[2,3],[10,3,2,3]];function Oo(e,t={}){return{stroke:()=>Yt(`world-${e}`),width:2,dash:Mu[e%Mu.length],...t}}function Lo({title:e,sentence:t,data:n,series:o,x:s,y:r,numbers:l,sync:i,height:a=240}){let c=gt(null),u=gt(null);Ne(()=>{let d=c.current,m=()=>{u.current?.destroy(),u.current=new Ze(id({place:d,series:o,x:s,y:r,sync:i,height:a}),n,d),d.querySelector("canvas").setAttribute("aria-hidden","true")};m();let w=new ResizeObserver(()=>{u.current.setSize({width:d.clientWidth,height:a})});w.observe(d);let $=!0,k=mn.subscribe(()=>{$||m(),$=!1});return()=>{k(),w.disconnect(),u.current.destroy()}},[n]);let h=d=>ad(d,u.current);return S`<figure class="chart">
    <figcaption><bdi>${z(e)}</bdi></figcaption>
    <p>${z(t)}</p>
    <div
      class="plot"
      ref=${c}
      tabindex="0"
      role="application"
      aria-label=${`${z(e)}. ${z(t)} ${ld}`}
      onKeyDown=${h}
    ></div>
    <${Ia} caption=${e} ...${l} />
  </figure>`}function id({place:e,series:t,x:n,y:o,sync:s,height:r}){let l=(c,u)=>({label:c.label,stroke:()=>Yt("ink"),grid:{stroke:()=>Yt("grid"),width:1},ticks:{stroke:()=>Yt("grid"),width:1},values:(h,d)=>d.map(m=>m===null?"":c.tick(m,d)),...c.splits?{splits:c.splits,filter:(h,d)=>d}:{},...u}),i=c=>(u,h)=>h==null?"":c.read(h),a=t.map(c=>({value:i(o),...c,label:z(c.label)}));return{width:Math.max(e.clientWidth,200),height:r,scales:{x:{time:!1,...n.scale??{}},y:{...o.scale??{}}},axes:[l(n,{size:44}),l(o,{size:64})],series:[{label:n.label,value:i(n)},...a],cursor:{drag:{x:!0,y:!1},...s?{sync:{key:s}}:{}},legend:{live:!0},hooks:{ready:[c=>Jl.set(c,{...c.scales.x})]}}}function ad(e,t){if(!t||e.ctrlKey||e.metaKey||e.altKey)return;let n={ArrowLeft:-1,ArrowRight:1,PageUp:-10,PageDown:10};if(e.key in n)cd(t,n[e.key]);else if(e.key==="+"||e.key==="=")Tu(t,.5);else if(e.key==="-")Tu(t,2);else if(e.key==="0"||e.key==="Home")ud(t);else return;e.preventDefault()}function cd(e,t){let[n,o]=e.series[0].idxs,s=Math.min(o,Math.max(n,(e.cursor.idx??n-t)+t)),r=e.valToPos(e.data[0][s],"x"),l=e.series.findIndex((a,c)=>c>0&&e.data[c][s]!=null),i=l>0?e.valToPos(e.data[l][s],"y"):10;e.setCursor({left:r,top:i})}function Tu(e,t){let{min:n,max:o}=e.scales.x,s=e.cursor.idx==null?(n+o)/2:e.data[0][e.cursor.idx],r=(o-n)*t/2,l=Jl.get(e);e.setScale("x",{min:Math.max(l.min,s-r),max:Math.min(l.max,s+r)})}function ud(e){let{min:t,max:n}=Jl.get(e);e.setScale("x",{min:t,max:n})}var cs=[["backlog","waits for a free thread"],["running","runs"],["sibling","lost to the other thread of the core"],["clock","lost to a slower clock"],["spinning","spinning for a lock"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"],["blocked","asleep"]];function ir(e){let t=e.flatMap(n=>n.spans.map(o=>o.summary.span));return[...new Set(t)]}function ar(e,t){return e.spans.find(n=>n.summary.span===t)}function Cu(e){let t=({summary:o})=>Math.max(0,...o.slowest.map(s=>s.elapsed_ns));return[...e.spans].sort((o,s)=>t(s)-t(o)).flatMap(({summary:o})=>o.slowest.map(s=>({...s,span:o.span})))}function Eu(e){return cs.map(([n])=>n).reduce((n,o)=>e[`${o}_ns`]>e[`${n}_ns`]?o:n)}function cr(e){let t=[...new Set(e.flatMap(o=>o.map(([s])=>s)))].sort((o,s)=>o-s),n=e.map(o=>{let s=new Map(o);return t.map(r=>s.get(r)??null)});return{x:t,columns:n}}var fd=[["p50","latency_ns_p50"],["p75","latency_ns_p75"],["p90","latency_ns_p90"],["p95","latency_ns_p95"],["p99","latency_ns_p99"],["p99.5","latency_ns_p995"],["p99.9","latency_ns_p999"],["longest","latency_ns_max"]];function Pu({worlds:e}){let t=n=>S`<${hd} key=${n} name=${n} worlds=${e} />`;return ir(e).map(t)}function hd({name:e,worlds:t}){let n=t.map(c=>ar(c,e)),o=n.map(c=>wd(c)),{x:s,columns:r}=cr(o),l=n.map(c=>c?.summary.count??0),i=[s,...r],a=S`<${Lo}
    title=${`How long ${e} takes`}
    sentence=${yd(t,n)}
    data=${i}
    series=${t.map((c,u)=>({label:c.name,spanGaps:!0,...Oo(u)}))}
    x=${pd(s)}
    y=${md}
    numbers=${{columns:["beyond",...t.map(c=>`${c.name}, ms`)],rows:()=>s.map((c,u)=>bd(c,r.map(h=>h[u]),ut))}}
  />`;return S`<section>
    ${s.length>1&&a}
    <${wt}
      caption=${`Percentiles of ${e}, ms`}
      columns=${["percentile",...t.map(c=>c.name)]}
      rows=${[["done",...l],...fd.map(([c,u])=>[c,...n.map(h=>h?.summary.count?ut(h.summary[u]):"-")])]}
    />
  </section>`}function pd(e){let t=Math.ceil(e.length>0?e[e.length-1]:1);return{label:"of all take this long or less",tick:Au,read:Au,splits:()=>[Math.log10(2),...Array.from({length:t},(n,o)=>o+1)],scale:{range:(n,o,s)=>[o??0,Math.max(s??1,(o??0)+.001)]}}}var md={label:"latency",tick:le,read:le,splits:_d,scale:{distr:3,range:dd}};function dd(e,t,n){return[(t??1)/1.15,(n??10)*1.15]}function _d(e,t,n,o){let s=Math.floor(Math.log10(n)),r=Math.ceil(Math.log10(o))-s+1;return Array.from({length:r},(a,c)=>c+s).flatMap(a=>[1,2,5].map(c=>c*10**a)).filter(a=>n<=a&&a<=o)}var gd=.9;function wd(e){let t=e?.curve.beyond??[],n=t.map((s,r)=>[-Math.log10(s),e.curve.latency_ns[r]||null]),o=n.filter((s,r)=>t[r]<gd);return o.length>1?o:n}function Au(e){let t=100*(1-10**-e);return`${Number(t.toFixed(Math.max(1,Math.ceil(e))))} %`}function bd(e,t,n){return[`${Oe(100*10**-e)} %`,...t.map(s=>s===null?"-":n(s))]}function yd(e,t){let n=(o,s)=>{let r=e.length>1?`${e[s].name}: `:"",{count:l,latency_ns_p50:i,latency_ns_p99:a}=o?.summary??{count:0};return l?`${r}half take ${le(i)} or less, 99 % take ${le(a)} or less`:`${r}none was done`};return`${t.map(n).join("; ")}.`}var Zl={label:"seconds of the run",tick:(e,t)=>e.toFixed($d(t)),read:e=>`${e.toFixed(3)} s`};function $d([e,t]){return t>e?Math.min(9,Math.max(0,Math.ceil(-Math.log10(t-e)))):0}var kd="In Kubernetes: limits.cpu is cpu.max, quota over period; a period with throttling counts in container_cpu_cfs_throttled_periods_total, of container_cpu_cfs_periods_total; throttled time is container_cpu_cfs_throttled_seconds_total. A burst (cpu.max.burst) has no field there. systemd: CPUQuota= and CPUQuotaPeriodSec=.";function Ou({worlds:e}){let t=[...new Set(e.flatMap(n=>n.limits.map(o=>o.path)))];return[S`<p class="note">${kd}</p>`,t.map(n=>S`<${vd} key=${n} path=${n} worlds=${e} />`)]}function vd({path:e,worlds:t}){let n=t.map(u=>u.limits.find(h=>h.path===e)),o=[...new Set(n.filter(Boolean).map(u=>le(u.step_ns)))].join(", "),s=Ql(n,u=>u.used_in_step_ns.map(h=>h/u.step_ns)),r=Ql(n,u=>u.throttled_in_step_ns.map(h=>100*h/u.step_ns)),l=t.map(u=>u.name),i=xd(t,n),a={label:"CPUs",tick:Oe,read:u=>u.toFixed(2),scale:{range:(u,h,d)=>[0,Math.max(d??1,.1)*1.05]}},c={label:"throttled, %",tick:Oe,read:u=>`${u.toFixed(1)} %`,scale:{range:()=>[0,105]}};return S`<section>
    <${Lo}
      title=${`CPU time that ${e} used`}
      sentence=${Md(t,n,o)}
      sync="time"
      data=${[s.x,...s.columns,...i.map(({cpus:u})=>s.x.map(()=>u))]}
      series=${[...l.map((u,h)=>({label:u,spanGaps:!0,...Oo(h)})),...i.map(Sd)]}
      x=${Zl}
      y=${a}
      numbers=${Xl(s,l,"CPUs")}
    />
    <${Lo}
      title=${`When ${e} was throttled`}
      sentence=${Td(t,n,o)}
      sync="time"
      height=${180}
      data=${[r.x,...r.columns]}
      series=${l.map((u,h)=>({label:u,spanGaps:!0,...Oo(h)}))}
      x=${Zl}
      y=${c}
      numbers=${Xl(r,l,"%")}
    />
    <${wt} caption=${`Limit of ${e}`} ...${Ed(t,n)} />
  </section>`}function Lu({worlds:e}){return ir(e).map(t=>{let n=e.map(l=>ar(l,t)?.steps),o=Ql(n,l=>l.slowest_ns.map(i=>i>0?i/1e6:null));if(o.columns.flat().filter(l=>l!==null).length<2)return null;let s=e.map(l=>l.name),r={label:"slowest, ms",tick:Oe,read:l=>`${l.toFixed(3)} ms`,scale:{range:(l,i,a)=>[0,Math.max(a??1,1e-6)*1.05]}};return S`<${Lo}
      key=${t}
      title=${`Slowest ${t} by when it began`}
      sentence=${Cd(e,n)}
      sync="time"
      height=${200}
      data=${[o.x,...o.columns]}
      series=${s.map((l,i)=>({label:l,spanGaps:!0,...Oo(i)}))}
      x=${Zl}
      y=${r}
      numbers=${Xl(o,s,"ms")}
    />`})}function Ql(e,t){return cr(e.map(n=>n?t(n).map((o,s)=>[(s+.5)*n.step_ns/1e9,o]):[]))}function xd(e,t){let n=[];return t.forEach((o,s)=>{if(!o||o.quota_ns===null)return;let r=o.quota_ns/o.period_ns,l=n.find(i=>i.cpus===r);l?l.names.push(e[s].name):n.push({cpus:r,names:[e[s].name],world:s})}),n}function Sd({names:e,world:t},n,o){let s=o.length>1?`quota, ${e.join(" and ")}`:"quota",r=()=>Yt(o.length>1?`world-${t}`:"quota"),l=o.length>1?3:1;return{label:s,stroke:r,width:l,dash:[1,4],points:{show:!1}}}function Xl({x:e,columns:t},n,o){return{columns:["s",...n.map(s=>`${s}, ${o}`)],rows:()=>e.map((s,r)=>[s.toFixed(3),...t.map(l=>l[r]===null?"-":l[r].toFixed(2))])}}function ei(e,t,n){return t.map((s,r)=>s?e.length>1?`${e[r].name}: ${n(s)}`:n(s):null).filter(Boolean).join("; ")}function Md(e,t,n){return`${ei(e,t,s=>{let r=s.quota_ns===null?"no quota":`quota ${le(s.quota_ns)}`,l=s.burst_ns>0?`, burst ${le(s.burst_ns)}`:", no burst";return`${r} for each ${le(s.period_ns)}${l}`})}. Each point is a mean over ${n}; the kernel's periods may begin elsewhere, so a point may lie above what the limit allows in one.`}function Td(e,t,n){return`${ei(e,t,s=>`throttled in ${s.nr_throttled} of ${s.nr_periods} periods`+(s.nr_bursts>0?`, burst used in ${s.nr_bursts}`:""))}. The line is the share of each ${n} in which at least one CPU's queue of the group was throttled. A period in which the group had nothing to do is not counted.`}function Cd(e,t){return`${ei(e,t,o=>{let s=Math.max(...o.slowest_ns,0);if(s===0)return"none was done";let r=o.slowest_ns.indexOf(s)*o.step_ns;return`the slowest took ${le(s)} and began at about ${(r/1e9).toFixed(2)} s`})}.`}function Ed(e,t){let n=(r,l)=>[r,...t.map(i=>i?l(i):"-")],o=r=>r.quota_ns===null?"max":r.quota_ns/1e3,s=r=>Wt(r.nr_throttled/Math.max(1,r.nr_periods));return{columns:["cpu.max and cpu.stat",...e.map(r=>r.name)],rows:[n("quota, us",o),n("period, us",r=>r.period_ns/1e3),n("burst, us",r=>r.burst_ns/1e3),n("nr_periods",r=>r.nr_periods),n("nr_throttled",r=>r.nr_throttled),n("throttled periods",s),n("throttled time of all CPUs, ms",r=>(r.throttled_ns/1e6).toFixed(3)),n("nr_bursts",r=>r.nr_bursts),n("burst used, ms",r=>(r.burst_used_ns/1e6).toFixed(3))]}}function Uu(e){return{cpus:e.cpus,states:e.states,tasks:e.tasks,steps:e.steps,windows:e.windows.map(t=>Ad(t,e))}}function Ad({from_ns:e,to_ns:t,is_cut:n,stretches:o,wakes:s},{cpus:r,tasks:l}){let i=o.task.length,a=new Float64Array(i),c=new Float64Array(i),u=e;for(let d=0;d<i;d+=1)u+=o.after_ns[d],a[d]=u,c[d]=u+o.length_ns[d];let h=(d,m)=>{let w=Array.from({length:m},()=>[]);return o[d].forEach(($,k)=>w[$].push(k)),w};return{from_ns:e,to_ns:t,is_cut:n,from:a,to:c,task:o.task,state:o.state,cpu:o.cpu,byTask:h("task",l.length),byCpu:h("cpu",r),wakes:Pd(e,s)}}function Pd(e,t){let n=e;return t.task.map((o,s)=>{n+=t.after_ns[s];let{[s]:r}=t.waker;return{at:n,task:o,waker:r,wakerCpu:t.waker_cpu[s],targetCpu:t.target_cpu[s]}})}function ti(e,t,n){let o=0,s=e.length;for(;o<s;){let r=o+s>>1;t[e[r]]<=n?o=r+1:s=r}return o}function Du(e,t,n){let o=e.states.length,s=e.tasks.map(()=>new Array(o).fill(0)),r=0;for(let l of e.windows){let i=Math.max(t,l.from_ns),a=Math.min(n,l.to_ns);i>=a||(r+=a-i,l.byTask.forEach((c,u)=>{for(let h=ti(c,l.to,i);h<c.length;h+=1){let d=c[h];if(l.from[d]>=a)break;let m=Math.min(a,l.to[d])-Math.max(i,l.from[d]);s[u][l.state[d]]+=m}}))}return{known:r,sums:s}}var it=24,Od=300;function ur(e,t,n){let o=n<560?78:150,s=t==="cpu"?Array.from({length:e.cpus},(l,i)=>({name:`CPU ${i}`,at:i})):e.tasks.map((l,i)=>({name:l.name,at:i})).slice(0,400),r=Math.max(t==="cpu"?14:12,Math.min(26,Math.floor(420/s.length)));return{rows:s,label:o,tall:r,height:it+Math.max(1,s.length)*r+2}}function Nu(e,t,{by:n,from:o,to:s,marks:r,colours:l}){let i=window.devicePixelRatio||1,a=e.clientWidth,c=ur(t,n,a);e.width=Math.round(a*i),e.height=Math.round(c.height*i);let u=e.getContext("2d");u.scale(i,i),u.fillStyle=l.paper,u.fillRect(0,0,a,c.height);let d={pen:u,plan:c,x:m=>c.label+(m-o)*(a-c.label)/(s-o),from:o,to:s,width:a,colours:l,by:n};Ld(d),Ud(d,t);for(let m of t.windows)m.to_ns>o&&m.from_ns<s&&Dd(d,t,m);r&&ni(d,r),oi(d),qd(d)}function Uo({plan:e},t){return it+t*e.tall}function Ld({pen:e,plan:t,width:n,colours:o}){t.rows.forEach((s,r)=>{e.fillStyle=r%2?o.paper:o.stripe,e.fillRect(t.label,it+r*t.tall,n-t.label,t.tall)})}function Ud(e,t){let{steps:n}=t;if(e.by==="cpu"){e.plan.rows.forEach((s,r)=>{let l=n.cpu_busy_per_mille[Math.floor(s.at/n.cpus_per_row)];Ru(e,t,r,[[l,"running"]])});return}let o=new Map(n.rows.map(s=>[s.name,s]));e.plan.rows.forEach((s,r)=>{let l=o.get(s.name);if(!l)return;let i=[[l.running_per_mille,"running"],[l.queued_per_mille,"queued"],[l.throttled_per_mille,"throttled"]];Ru(e,t,r,i)})}function Ru(e,t,n,o){let{pen:s,plan:r,x:l,from:i,to:a,colours:c}=e,{step_ns:u}=t.steps,h=r.tall-3,d=o[0][0]?.length??0,m=Math.max(0,Math.floor(i/u)),w=Math.min(d,Math.ceil(a/u));for(let $=m;$<w;$+=1){let k=Math.max(r.label,l($*u)),x=Math.max(.5,l(($+1)*u)-k),b=Uo(e,n)+2+h;for(let[M,T]of o){let L=h*M[$]/1e3;b-=L,s.globalAlpha=.45,s.fillStyle=c[T],s.fillRect(k,b,x,L)}}s.globalAlpha=1}function Dd(e,t,n){let{pen:o,plan:s,x:r,from:l,to:i,width:a,colours:c}=e,u=Math.max(s.label,r(n.from_ns)),h=Math.min(a,r(n.to_ns));s.rows.forEach((d,m)=>{o.fillStyle=m%2?c.paper:c.stripe,o.fillRect(u,Uo(e,m),h-u,s.tall)}),o.fillStyle=c.window,o.fillRect(u,it-4,Math.max(2,h-u),4),s.rows.forEach((d,m)=>{let w=e.by==="cpu"?n.byCpu[d.at]:n.byTask[d.at];Rd(e,t,n,w,m)}),Fd(e,n,Math.max(l,n.from_ns),Math.min(i,n.to_ns))}function Rd(e,t,n,o,s){let{plan:r,x:l,from:i,to:a,width:c,by:u}=e,h=new Map,d=u==="cpu"?0:ti(o,n.to,i);for(let m=d;m<o.length;m+=1){let w=o[m];if(n.from[w]>=a)break;if(n.to[w]<=i)continue;let $=n.state[w],k=Math.max(r.label,l(n.from[w])),x=Math.min(c,l(n.to[w]));if(x-(h.get($)??-1)<.4)continue;h.set($,x);let b=t.tasks[n.task[w]];Nd(e,s,t.states[$],k,Math.max(x-k,.6),b)}}function Nd(e,t,n,o,s,r){let{pen:l,plan:i,colours:a,by:c}=e,u=i.tall-3,h=c==="cpu"?Math.max(3,Math.floor(u/4)):u,d=Uo(e,t)+2,m=u;if(c==="cpu"?(m=n==="running"?u-h:h,d+=n==="running"?0:u-h):n!=="running"&&(m=Math.max(3,Math.floor(u*.6)),d+=u-m),l.fillStyle=a[n],l.fillRect(o,d,s,m),n==="throttled"&&s>3&&m>2&&Wd(l,o,d,s,m,a.paper),c==="cpu"&&n==="running"&&s>34){l.fillStyle=a.onRunning,l.font="10px system-ui, sans-serif";let w=Math.floor((s-4)/6);l.fillText($o(r.name,w),o+2,d+m/2+3.5)}}function Wd(e,t,n,o,s,r){e.save(),e.beginPath(),e.rect(t,n,o,s),e.clip(),e.strokeStyle=r,e.lineWidth=1,e.beginPath();for(let l=t-s;l<t+o;l+=5)e.moveTo(l,n+s),e.lineTo(l+s,n);e.stroke(),e.restore()}function Fd(e,t,n,o){let{pen:s,x:r,colours:l,by:i,plan:a}=e,c=t.wakes.filter(u=>u.at>=n&&u.at<o);if(!(c.length===0||c.length>Od)){s.strokeStyle=l.ink,s.fillStyle=l.ink,s.lineWidth=1;for(let u of c){let[h,d]=i==="cpu"?[u.wakerCpu,u.targetCpu]:[u.waker,u.task];if(d>=a.rows.length)continue;let m=r(u.at),w=Uo(e,d)+a.tall/2;if(h!==null&&h!==d&&h<a.rows.length){let $=Uo(e,h)+a.tall/2;s.globalAlpha=.6,s.beginPath(),s.moveTo(m,$),s.lineTo(m,w),s.stroke(),s.globalAlpha=1}s.beginPath(),s.moveTo(m,w),s.lineTo(m-4,w-3),s.lineTo(m-4,w+3),s.fill()}}}function ni({pen:e,plan:t,x:n,width:o,colours:s},{from:r,taken:l,to:i}){e.fillStyle=s.mark;let a=c=>Math.min(o,Math.max(t.label,n(c)));e.globalAlpha=.16,e.fillRect(a(r),it,a(i)-a(r),t.height),e.globalAlpha=1,e.strokeStyle=s.mark,e.lineWidth=2;for(let[c,u]of[[r,[]],[l,[4,3]],[i,[]]])c===void 0||n(c)<t.label||n(c)>o||(e.setLineDash(u),e.beginPath(),e.moveTo(n(c),it),e.lineTo(n(c),t.height),e.stroke());e.setLineDash([])}function oi({pen:e,plan:t,x:n,from:o,to:s,width:r,colours:l}){let i=zd((s-o)/Math.max(2,(r-t.label)/110));e.font="11px system-ui, sans-serif",e.fillStyle=l.ink,e.strokeStyle=l.grid,e.lineWidth=1;for(let a=Math.ceil(o/i)*i;a<s;a+=i){let c=n(a);e.beginPath(),e.moveTo(c,it-4),e.lineTo(c,t.height),e.stroke();let u=dn(a,i*100);c+e.measureText(u).width<r&&e.fillText(u,c+2,12)}}function zd(e){let t=10**Math.floor(Math.log10(Math.max(e,1)));return[1,2,5,10].map(n=>n*t).find(n=>n>=e)}function qd(e){let{pen:t,plan:n,colours:o}=e;t.fillStyle=o.paper,t.fillRect(0,0,n.label,n.height),t.fillStyle=o.ink,t.font=`${Math.min(12,n.tall-2)}px system-ui, sans-serif`;let s=Math.floor((n.label-8)/6.4);n.rows.forEach((r,l)=>{t.fillText($o(r.name,s),2,Uo(e,l)+n.tall/2+4)})}function fr(e){let t=Cu(e).map(i=>({world:e.name,name:i.span,task:i.task,from:i.at_ns,taken:i.taken_at_ns,to:i.at_ns+i.elapsed_ns,blame:i.blame})),n=e.schedule.longest_wait;if(t.length>0||!n)return t;let{task:o,from_ns:s,to_ns:r}=n;return[{world:e.name,name:"longest time ready without a CPU",task:o,from:s,to:r,blame:null}]}function hr({jumps:e,chosen:t,choose:n,several:o,of:s=""}){let r=(l,i)=>[{text:`${i+1}`,node:S`<${Id} ...${{jump:l,at:i,chosen:t,choose:n}} />`},...o?[l.world]:[],l.name,(l.from/1e9).toFixed(6),ut(l.to-l.from),{text:Wu(l.blame),node:S`<${Hd} blame=${l.blame} />`},l.task];return S`<${wt}
    caption=${`The slowest${s}, and where their time went`}
    columns=${["jump to",...o?["run"]:[],"what","began, s","took, ms","where the time went","ended by"]}
    rows=${e.map(r)}
    selected=${t}
  />`}function Id({jump:e,at:t,chosen:n,choose:o}){return S`<button
    type="button"
    class="jump"
    aria-pressed=${t===n}
    onClick=${()=>o(t)}
  >
    ${t+1}<span class="unseen">: show ${z(e.name)} of ${le(e.to-e.from)}</span>
  </button>`}function si(e){let t=Math.max(1,cs.reduce((o,[s])=>o+e[`${s}_ns`],0));return cs.map(([o,s])=>({name:o,says:s,share:e[`${o}_ns`]/t})).filter(({share:o})=>o>0)}function Wu(e){return e?si(e).map(({name:t,share:n})=>`${t} ${Wt(n)}`).join(", "):"-"}function Hd({blame:e}){if(!e)return"-";let t=Eu(e),n=si(e).map(({name:s,share:r})=>S`<span class=${`cause ${s}`} style=${{width:`${100*r}%`}}></span>`),o=si(e).find(({name:s})=>s===t)?.share??0;return S`<span class="blame" role="img" aria-label=${Wu(e)}>${n}</span>
    <span class="main" aria-hidden="true">${t} ${Wt(o,0)}</span>`}function pr(){return S`<ul class="legend">
    ${cs.map(([e,t])=>S`<li><span class=${`cause ${e}`}></span> ${e}: ${t}</li>`)}
  </ul>`}var Fu=200;function mr(e){let t={from:0,to:Math.max(e,Fu)},n=Fe(t),o=(s,r)=>{let l=Math.min(Math.max(r-s,Fu),t.to),i=(s+r)/2,a=Math.min(Math.max(0,i-l/2),t.to-l);n.value={from:a,to:a+l}};return{range:n,show:o,all:()=>o(0,t.to),zoom:(s,r)=>{let{from:l,to:i}=n.value,a=r??(l+i)/2;o(a-(a-l)*s,a+(i-a)*s)},move:s=>{let{from:r,to:l}=n.value,i=l-r,a=Math.min(Math.max(0,r+s*i),t.to-i);n.value={from:a,to:a+i}}}}function dr(e,t,n){let o=new Map,s=c=>{let{from:u,to:h}=t.range.value,d=e.clientWidth-n();return u+(c-n())*(h-u)/d},r=c=>c/(e.clientWidth-n()),l=new AbortController,i={signal:l.signal},a=(c,u,h)=>e.addEventListener(c,u,{...h,...i});a("wheel",c=>{if(!c.ctrlKey&&!c.shiftKey)return;c.preventDefault();let u=c.deltaY||c.deltaX;c.ctrlKey?t.zoom(u>0?1.25:.8,s(c.offsetX)):t.move(u>0?.1:-.1)},{passive:!1}),a("dblclick",c=>t.zoom(.4,s(c.offsetX))),a("pointerdown",c=>{o.set(c.pointerId,c.offsetX),e.setPointerCapture(c.pointerId)}),a("pointermove",c=>{let u=o.get(c.pointerId);u!==void 0&&(o.size===1?t.move(-r(c.offsetX-u)):Vd(t,o,c,s),o.set(c.pointerId,c.offsetX))});for(let c of["pointerup","pointercancel"])a(c,u=>o.delete(u.pointerId));return()=>l.abort()}function Vd(e,t,n,o){let[s]=[...t].filter(([i])=>i!==n.pointerId).map(([,i])=>i),r=Math.abs(t.get(n.pointerId)-s),l=Math.abs(n.offsetX-s);r>4&&l>4&&e.zoom(r/l,o((n.offsetX+s)/2))}function _r(e,t,n){let o={ArrowLeft:()=>t.move(-.2),ArrowRight:()=>t.move(.2),PageUp:()=>t.move(-1),PageDown:()=>t.move(1),"+":()=>t.zoom(.5),"=":()=>t.zoom(.5),"-":()=>t.zoom(2),0:t.all,Home:t.all,n:()=>n(1),p:()=>n(-1)};return e in o?(o[e](),!0):!1}var zu=60,us="Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.",Bd="Blank is blocked or idle. Under a bar at the top every switch is drawn. Elsewhere the page has no room for that: there a pale column stands for a whole step of time, and its height is the share of the step that was spent so, not one stretch. The shaded time is the chosen request, the broken line when a thread took it. Arrows are wake-ups, from who woke to who was woken.";function qu({worlds:e}){let t=e.length>1,n=Je(()=>e.map(w=>Uu(w.schedule)),[e]),o=Math.max(...e.map(w=>w.ended_ns)),s=Je(()=>mr(o),[e]),r=Je(()=>e.flatMap(w=>fr(w)),[e]),[l,i]=Te("task"),[a,c]=Te(r.length>0?0:-1),u=w=>{let{from:$,to:k}=r[w],x=Math.max((k-$)*.08,1e3);c(w),s.show($-x,k+x)};Ne(()=>{let[w]=n.flatMap(({windows:$})=>$);r.length>0?u(0):w&&s.show(w.from_ns,w.to_ns)},[e]);let h=w=>{r.length>0&&u((a+w+r.length)%r.length)},d=r[a],m=(w,$)=>{let k={world:w,decoded:n[$],view:s,marks:d};return[S`<${Gd} ...${{...k,by:l,step:h}} />`,S`<${Jd} ...${k} isBrief=${t} />`]};return S`<div class="schedule">
    <${ri} view=${s} by=${l} setBy=${i} jump=${r.length>0&&h} />
    ${t?e.map((w,$)=>S`<section class="beside" aria-label=${`Schedule: ${z(w.name)}`}>
            <h3><bdi>${z(w.name)}</bdi></h3>
            ${m(w,$)}
          </section>`):m(e[0],0)}
    <${Yd} by=${l} />
    ${t&&S`<${jd} marks=${d} />`}
    <${hr} ...${{jumps:r,chosen:a,choose:u,several:t}} />
    ${r.some(w=>w.blame)&&S`<${pr} />`}
    ${e.map(w=>Kd(w,t?`${w.name}: `:""))}
  </div>`}function jd({marks:e}){return S`<p class="note">
    ${e&&S`The shaded time is a request of <bdi>${z(e.world)}</bdi>.${" "}`}
    With the same seed the same requests come to every run, at the same times where clients do not
    wait for answers. For a table of what a run's tasks did, choose that run above.
  </p>`}function Kd({schedule:e},t){let n=e.windows_left_out,o=e.windows.filter(l=>l.is_cut).length,s=o===1?"1 of the times in full ends early: so much happened in it.":`${o} of the times in full end early: so much happened in them.`,r=l=>S`<p class="note">${z(`${t}${l}`)}</p>`;return[n>0&&r(`${n} of the times in full had no room on this page.`),o>0&&r(`${s} What follows is drawn in steps.`)]}function ri({view:e,by:t,setBy:n,jump:o,id:s=e.range.peek().to}){let r=(i,a)=>S`<button type="button" onClick=${a}>${i}</button>`,l=(i,a)=>S`<label
      ><input
        type="radio"
        name=${`by-${s}`}
        checked=${t===i}
        onChange=${()=>n(i)}
      />
      ${a}</label
    >`;return S`<div class="buttons">
    <fieldset><legend>Rows</legend>${l("task","tasks")} ${l("cpu","CPUs")}</fieldset>
    ${r("Zoom in",()=>e.zoom(.5))} ${r("Zoom out",()=>e.zoom(2))}
    ${r("Earlier",()=>e.move(-.5))} ${r("Later",()=>e.move(.5))}
    ${r("Whole run",e.all)}
    ${o&&r("Previous slowest",()=>o(-1))}
    ${o&&r("Next slowest",()=>o(1))}
  </div>`}function li(){let t=Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink","grid"].map(r=>[r,Yt(r)])),[n,o,s]=["window","mark","on-running"].map(Yt);return{...t,window:n,mark:o,onRunning:s}}function Gd({world:e,decoded:t,view:n,by:o,marks:s,step:r}){let l=gt(null),i=gt({});i.current={by:o,marks:s},Ne(()=>{let h=l.current,d=()=>{let{from:x,to:b}=n.range.peek();Nu(h,t,{...i.current,from:x,to:b,colours:li()})},m=0,w=()=>{cancelAnimationFrame(m),m=requestAnimationFrame(d)};i.current.later=w;let $=rt(()=>{n.range.value,mn.value,w()}),k=new ResizeObserver(w);return k.observe(h.parentElement),()=>{$(),k.disconnect(),cancelAnimationFrame(m)}},[t,o,s]),Ne(()=>{let h=l.current;return dr(h,n,()=>ur(t,"task",h.clientWidth).label)},[n]);let a=h=>{h.ctrlKey||h.metaKey||h.altKey||_r(h.key,n,r)&&h.preventDefault()},{height:c}=ur(t,o,1e3),u=`Schedule of ${z(e.name)} by ${o==="cpu"?"CPU":"task"}. ${us}`;return S`<div
    class="canvas"
    tabindex="0"
    role="application"
    aria-label=${u}
    onKeyDown=${a}
  >
    <canvas ref=${l} style=${{height:`${c}px`}} aria-hidden="true"></canvas>
  </div>`}function Yd({by:e}){let t=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"]],n=e==="cpu"?"Waiting tasks are the strip below who runs. ":"";return S`<ul class="legend">
      ${t.map(([o,s])=>S`<li><span class=${`cause ${o}`}></span> ${o}: ${s}</li>`)}
      <li><span class="cause running pale"></span> pale: the share of a step that was spent so</li>
    </ul>
    <p class="note">${n}${Bd} ${us}</p>`}function Jd({world:e,decoded:t,view:n,marks:o,isBrief:s}){let{from:r,to:l}=n.range.value,{known:i,sums:a}=Je(()=>Du(t,r,l),[t,r,l]),c=l-r,u=t.tasks.map(($,k)=>({task:$,sums:a[k]}));u.sort(($,k)=>gr(k.sums)-gr($.sums));let h=u.filter(({sums:$})=>gr($)>0),d=({task:$,sums:k})=>[$.name,$.group,...k.map(ut),ut(Math.max(0,i-gr(k)))],m=i>=c*.999?"what you see":"the times in full that you see",w=h.length-zu;return S`<p class="seen" aria-live="polite">
      ${Zd(e,t,{from:r,to:l,known:i,sums:a,marks:o})}
    </p>
    ${!s&&S`<${wt}
      caption=${`What each task did in ${m}, ms`}
      columns=${["task","group",...t.states,"blocked"]}
      rows=${h.slice(0,zu).map(d)}
    />`}
    ${!s&&w>0&&S`<p class="note">and ${w} more tasks</p>`}`}function gr(e){return e.reduce((t,n)=>t+n,0)}function Zd(e,t,{from:n,to:o,known:s,sums:r,marks:l}){let i=o-n,a=`You see ${le(i)} of ${le(e.ended_ns)}, from ${dn(n,i)}.`;if(s===0)return`${a} It is drawn in steps of ${le(t.steps.step_ns)}.`;let c=t.tasks.find($=>$.name===l?.task)?.group;if(c===void 0)return a;let u=r.filter(($,k)=>t.tasks[k].group===c&&t.tasks[k]),h=$=>{let k=t.states.indexOf($),x=u.reduce((b,M)=>b+M[k],0);return Wt(x/Math.max(1,s*u.length),0)},d=`The ${u.length} tasks of ${z(c)} that are drawn`,m=`${h("queued")} waiting for a CPU, ${h("running")} running`;return`${a} ${d} spent ${h("throttled")} of it throttled, ${m}, the rest asleep or on the way to another CPU.`}var ii=-1;function Iu({worlds:e}){let t=e.length>1,[n,o]=Te(t?ii:0),s=Je(()=>n===ii?e:[e[n]],[e,n]),r=(l,i)=>S`<label
      ><input
        type="radio"
        name="world"
        checked=${i===n}
        onChange=${()=>o(i)}
      />
      <bdi>${z(l)}</bdi></label
    >`;return S`${t&&S`<fieldset class="worlds">
      <legend>Which run</legend>
      ${r("all, at the same time",ii)} ${e.map(({name:l},i)=>r(l,i))}
    </fieldset>`}
    <${qu} key=${n} worlds=${s} />`}var Qd=6;function ai(e,t){return(t?t.numbers:Xd(e)).map(({label:o,of:s,read:r})=>[o,...e.map(l=>{let i=s(l.run);return i==null?"-":r(i)})])}var Z={time:le,percent:e=>Wt(e/100),count:e=>String(e),number:e=>Oe(e),joules:e=>`${Oe(e)} J`},Qt=(e,t)=>e.tasks.find(n=>n.name===t),ci=(e,t)=>e.groups.find(n=>n.path===t),Bn=(e,t=0)=>e.requests[t];function Xd(e){let[{run:t}]=e,n=t.requests.flatMap(({span:r},l)=>[{label:`${r}: done`,of:i=>Bn(i,l)?.count,read:Z.count},{label:`${r}: p50`,of:i=>wr(i,l)?.latency_ns_p50,read:Z.time},{label:`${r}: p99`,of:i=>wr(i,l)?.latency_ns_p99,read:Z.time},{label:`${r}: slower than p99`,of:i=>e0(wr(i,l)),read:Z.count},{label:`${r}: slowest`,of:i=>wr(i,l)?.latency_ns_max,read:Z.time}]),o=t.groups.filter(r=>r.limit).map(({path:r})=>({label:`${r}: periods throttled`,of:l=>ci(l,r)?.limit?.throttle_ratio_percent,read:Z.percent})),s=n.length>0?[]:t.tasks.slice(0,Qd).flatMap(t0);return[...n,...o,...s,...n0()]}function wr(e,t){let n=Bn(e,t);return n?.count>0?n:null}function e0(e){return e===null?null:Math.floor(e.count/100)}function t0({name:e}){return[{label:`${e}: CPU time`,of:t=>Qt(t,e)?.runtime_ns,read:Z.time},{label:`${e}: mean wait for a CPU`,of:t=>Qt(t,e)?.delay_ns_mean,read:Z.time},{label:`${e}: longest wait for a CPU`,of:t=>Qt(t,e)?.delay_ns_max,read:Z.time}]}function n0(){return[{label:"CPU time of all tasks",of:e=>e.total.runtime_ns,read:Z.time},{label:"switches",of:e=>e.total.switches,read:Z.count},{label:"migrations",of:e=>e.total.migrations,read:Z.count},{label:"wake-up latency, p99",of:e=>e.total.wakeups>0?e.total.wake_latency_ns_p99:null,read:Z.time}]}var o0=100;function Hu({play:e,story:t}){let n=e.result.value;if(!n)return S`<p role="status">The engine is loading.</p>`;let o=[n.a,n.b].filter(a=>a?.ok).map(a=>a.ok),s=[n.a,n.b].filter(a=>a&&!a.ok);if(o.length===0){let a=s.find(({kind:u})=>u==="stopped"),c=a?z(a.message):"the message stands where the text is.";return S`<p class="caution" role="alert">No run: ${c}</p>`}let r=o.map(({document:a})=>a.worlds[0]),l=r.some(({spans:a})=>a.some(({summary:c})=>c.count>0)),i=r.some(a=>a.limits.length>0);return S`<section class="outcome" aria-label="What came out">
    <${s0} shown=${n} answers=${o} />
    <${r0} answers=${o} broken=${s} />
    <${wt}
      caption=${r.length>1?"Numbers of both worlds":"Numbers of world A"}
      columns=${["what",...r.map(a=>a.name)]}
      rows=${ai(o,t)}
    />
    <${i0} answers=${o} />
    ${l&&S`<h2>Latency</h2><${Pu} worlds=${r} />`}
    ${(i||l)&&S`<h2>Over time</h2>`}
    ${i&&S`<${Ou} worlds=${r} />`}
    ${l&&S`<${Lu} worlds=${r} />`}
    <h2>Schedule</h2>
    <${Iu} key=${r.map(({digest:a})=>a).join()} worlds=${r} />
  </section>`}function Vu({play:e,story:t}){let{a:n,b:o}=e.result.value??{},s=[n,o].filter(h=>h?.ok).map(h=>h.ok);if(s.length===0)return null;let r=ai(s,t),[l,...i]=r.find(([h])=>h.endsWith("p99"))??r[0],a=i.map((h,d)=>`${"AB"[d]} ${h}`).join(", "),[c]=s,u=Nn(c)?` (first ${le(c.run.simulated_ns)})`:"";return S`<p class="brief" aria-hidden="true">
    <bdi>${z(l)}</bdi>: ${z(a)}${u}
  </p>`}function s0({shown:e,answers:t}){let n=t.filter(Nn);if(n.length===0){let l=t.map(({run:a})=>le(a.simulated_ns)),i=new Set(l).size>1?`A ${l[0]}, B ${l[1]}`:l[0];return S`<p class="length">Simulated: the whole run, ${i}.</p>`}let o=Math.min(...n.map(({run:l})=>l.simulated_ns)),s=Math.max(...n.map(({whole_ns:l})=>l)),r=e.kind==="drag"?"so that it answers at once; more follows when nothing moves":"a whole run would take too long here; the command below runs it";return S`<p class="length cut">
    Simulated: only the first ${le(o)} of ${le(s)}, ${r}.
  </p>`}function r0({answers:e,broken:t}){let n=new Set;for(let{document:o,warnings:s}of e){o.cautions.forEach(r=>n.add(`${o.worlds[0].name}: ${r}`)),s.forEach(r=>n.add(r));for(let{summary:r}of o.worlds[0].spans)r.count>0&&r.count<o0&&n.add(l0(o.worlds[0].name,r))}return t.forEach(({kind:o,message:s})=>{n.add(o==="stopped"?s:"World B can't be run: the message stands with it.")}),[...n].map(o=>S`<p class="caution" role="note">${z(o)}</p>`)}function l0(e,{span:t,count:n}){let o=n===1?"is 1 request":`are ${n} requests`;return`${e}: there ${o} of ${t}, too few for a p99: it is the slowest of them.`}function i0({answers:e}){return S`<div class="runs">
    ${e.map(({document:t})=>{let[{name:n,said:o}]=t.worlds;return S`<section aria-label=${z(n)}>
        <h3><bdi>${z(n)}</bdi></h3>
        <p class="about">${t.about.map(z).join(" ")}</p>
        <ul>
          ${o.map(s=>S`<li>${z(s)}</li>`)}
        </ul>
      </section>`})}
  </div>`}var a0=e=>Math.max(...e.tasks.map(t=>t.ended_at_ns)),Bu={id:"000",title:"Limits that refill at the same moment",problem:["Two groups share one core with eight hardware threads. Each may use a quarter of it: its quota is refilled once in a period of 100 ms.","On Linux 6.2 all refills fall on the same moment. So both groups run together, then both are throttled together. For half of each period eight tasks crowd on one core, and for the other half nobody uses it."],change:"The patch starts each group's period at another time. Then the groups take turns, and each task has more of the core for itself.",look:"Look at the time when the last task is done. Then look at the schedule of both worlds: in A both groups are throttled at the same time, in B they take turns.",reduced:"one core, and one second of work for each task; the study has 59 s, and 1 to 8 cores. The moment at which a group begins is drawn from the seed: choose another seed to see how much of the gain is luck.",text:`machine = "power-smt8-1"
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
`,knobs:["limit:/one:quota","limit:/two:quota","limit:/one:period","limit:/two:period"],choices:[{key:"phase",label:"When does a group's period begin?",usual:"aligned",answers:[["aligned","all at the same moments, as on 6.2"],["tenths","moved on by tenths of a period: the posted patch"],["random","anywhere, drawn once: what was merged in 6.4"],["even","spread evenly: what the thread wishes for"],["varied","periods a few per cent longer or shorter: the reply"]]}],changed:{"set:phase":"even"},numbers:[{label:"all work is done after",of:a0,read:Z.time},{label:"energy of the socket",of:e=>e.energy_j,read:Z.joules},{label:"CPU time of all tasks",of:e=>e.total.runtime_ns,read:Z.time}]};var br=e=>e.placement.machine,ju={id:"001",title:"Where is an idle CPU?",problem:["A task that wakes up looks for an idle CPU among those that share its cache. When nearly all are busy, it looks at many of them in vain.","Linux 6.0 looks at fewer CPUs, the busier they are. That is cheap, but it misses idle CPUs that are there."],change:"The patch (SIS_CORE) keeps a note of CPUs that went idle, one for each core, and looks only at those. What it finds busy it strikes out.",look:"Look at the share of looks that find an idle CPU. Then at the work that is done: a better search is worth little where no CPU is idle. The mail reports a gain of 17 to 27 % on an overloaded machine, which the simulator does not show: the study says what we think is missing.",reduced:"24 CPUs and 23 ms, most of which hackbench takes to start; the study has 96 and 256 CPUs. Differences of a few per cent in the work done may be chance.",text:`machine = "node:1 l3:1 core:12 pu:2"
duration = "23ms"

[kernel]
profile = "tip-fb04563d1cae"
changes = "hint-skips-pending,core-search-free"

[groups."/bench"]

[[workloads]]
command = "hackbench -g 1 -l 10000 -p"
group = "/bench"
`,knobs:[],choices:[{key:"search",label:"Which CPUs are tried?",usual:"sis-util",answers:[["sis-util","in order, fewer as they get busier: 6.0"],["sis-core","only those that are noted as idle: the patch"],["sis-prop","in order, as many as the idle time pays for: 4.13"],["linear","all of them, in order: 4.8"]]}],changed:{"set:search":"sis-core"},numbers:[{label:"looks at a CPU that found it idle",of:e=>br(e).search_efficiency_percent,read:Z.percent},{label:"searches",of:e=>br(e).searches,read:Z.count},{label:"searches that found an idle CPU",of:e=>br(e).search_success_percent,read:Z.percent},{label:"CPUs looked at in a scan, on average",of:e=>br(e).scan_depth_mean,read:Z.number},{label:"messages done",of:e=>e.goals[0]?.count,read:Z.count}]};var Ku=e=>ci(e,"/test")?.limit,Gu={id:"002",title:"Time that was not used is not lost: burst",problem:["A service may use 6 CPUs: 600 ms of CPU time in each 100 ms. On average it needs five. But its work comes in batches, and now and then three batches fall into one period.","What a group does not use is lost at the end of the period. So the service is throttled in a busy period, though it saved time in the ones before."],change:"With burst, a group keeps what it did not use, up to a maximum, and may use it in a later period.",look:"Look at the 99th percentile of both worlds. Then drag the quota down towards five CPUs: when nothing is left over on average, there is nothing to save, and burst cannot help.",reduced:"5 s; the study has 60 s and ten seeds.",text:`machine = "xeon-8260-2s"
kernel = "6.1"
duration = "5s"

[groups."/test"]
"cpu.max" = "600000 100000"

[[workloads]]
command = "schbench -m 1 -t 30 -r 60 -c 10000 -R 500"
group = "/test"
`,knobs:["limit:/test:quota","limit:/test:period","limit:/test:burst"],choices:[{key:"refill",label:"What does a group own when its period begins?",usual:"burst",answers:[["burst","its quota and what it saved, once for all idle periods: 5.14"],["burst-idle-periods","the same for each idle period: the posted version 2"],["quota","its quota, whatever it left: before 5.14"]]}],changed:{"limit:/test:burst":"400"},numbers:[{label:"requests done",of:e=>Bn(e)?.count,read:Z.count},{label:"p50",of:e=>Bn(e)?.latency_ns_p50,read:Z.time},{label:"p99",of:e=>Bn(e)?.latency_ns_p99,read:Z.time},{label:"slowest",of:e=>Bn(e)?.latency_ns_max,read:Z.time},{label:"periods throttled",of:e=>Ku(e)?.throttle_ratio_percent,read:Z.percent},{label:"periods in which burst was used",of:e=>Ku(e)?.["cpu.stat"].nr_bursts,read:Z.count}]};var c0=(e,t)=>n=>Qt(n,e)?.[t],ui=(e,t,n)=>["long","short"].map(o=>({label:`${e}, ${o}`,of:c0(o,t),read:n})),Yu={id:"003",title:"A short slice that has to wait for a long one",problem:["Two tasks share one CPU. Both compute all the time. One asks for slices of 100 ms, the other one for 0.1 ms, because it wants to wait less.","But whoever runs keeps the CPU until its slice is over. So the short one waits for 100 ms at a time, as if it had asked for nothing."],change:"The patch looks once in a quantum whether the other one should run. The quantum is the base slice.",look:"Look at the longest wait of both tasks. Then drag the base slice: with the patch it sets how long anybody waits. The price is in the number of switches.",reduced:"3 s; the study has 10 s, twenty seeds, and two benchmarks.",text:`machine = "tencent-42"
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
`,knobs:["set:base_slice_ns","set:tasks.long.slice","set:tasks.short.slice"],choices:[{key:"turn",label:"When has the running task had its turn?",usual:"request",answers:[["request","when its slice is over: 6.7"],["quantum","after a quantum of one base slice: the patch"],["min-slice","when the shortest slice that waits is over: 6.17"]]}],changed:{"set:turn":"quantum"},numbers:[...ui("longest wait","delay_ns_max",Z.time),...ui("mean wait","delay_ns_mean",Z.time),...ui("CPU time","runtime_ns",Z.time),{label:"switches",of:e=>e.total.switches,read:Z.count}]};var Ju={id:"004",title:"When does the frequency follow the work?",problem:["The governor chooses the clock of a CPU. The scheduler tells it how busy the CPU is. On Linux 4.12 it does so at each change of its averages. That is often, and the governor may act only once in a while: here, once in 10 ms.","Here a real-time task computes for a moment, every 20 ms. A task of another kind runs beside it, and its calls take the places of the calls that would matter."],change:"The patch tells the governor at the timer tick instead. The replies want other things: a maximum over a window, a limit that depends on how wrong the clock is, or no limit for urgent tasks.",look:"Look at the number of calls, at the time for which the clock is lower than asked for, and at the energy. No answer is best in all three.",reduced:"two tasks and 2 s, and one experiment of the study's many; its pipe, hackbench, ebizzy and cyclictest are not in here. Energy is good for comparing answers only.",text:`duration = "2s"
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
`,knobs:[],choices:[{key:"hint",label:"When does the governor hear?",usual:"each-change",answers:[["each-change","at each change of the averages: 4.12"],["tick","at the timer tick: the patch"],["attach-detach","only when a task's load comes or goes"]]},{key:"rate",label:"When may it act?",usual:"fixed",answers:[["fixed","10 ms after the last change: 4.12"],["by-error","sooner, the more the clock is off: Rasmussen"],["sliding-maximum","at once, to the maximum of a window: Zijlstra"],["tumbling-maximum","at the end of each window: Kumar's reading"],["urgent-at-once","at once for real-time tasks: Bellasi"]]},{key:"realtime",label:"How does it see a real-time task?",usual:"flag",answers:[["flag","when it is charged, at the tick and when it stops: 4.12"],["queued","as soon as it is queued: 4.17"]]}],changed:{"set:hint":"tick"},numbers:[{label:"calls of the governor",of:e=>e.governor_hints,read:Z.count},{label:"changes of the clock",of:e=>e.freq_changes,read:Z.count},{label:"clock lower than asked for",of:e=>e.under_provisioned_ns,read:Z.time},{label:"clock higher than asked for",of:e=>e.over_provisioned_ns,read:Z.time},{label:"CPU time of the urgent task",of:e=>Qt(e,"urgent")?.runtime_ns,read:Z.time},{label:"energy of the package",of:e=>e.energy_j,read:Z.joules}]};var Qu=e=>e.tasks.filter(({name:t})=>t.startsWith("service")),u0=e=>t=>Math.min(...Qu(t).map(n=>n[e])),Zu=e=>t=>Math.max(...Qu(t).map(n=>n[e])),Xu={id:"005",title:"One task against eight that are worth one",problem:["Two groups have equal weight. One is a service with eight threads on eight CPUs, the other one a script with a single task.","Up to Linux 7.2, a group's weight is divided over the CPUs where it has load. So each thread of the service weighs an eighth of the script. The thread that is on the script's CPU nearly stands still, while its fellows have their CPUs alone. With 256 CPUs it has 1 part of 257."],change:"The series counts a group's tasks: with concur, a group weighs as much as it has tasks, so each of them is worth one. And all tasks of a CPU wait in one flat queue, where each competes for itself.",look:"Look at the CPU time of the service's slowest thread and at its longest wait. Then set the change back in one of the two questions, to see which of them does it. What the script loses is the price.",reduced:"8 CPUs and 2 s; the study has 256 CPUs, a game beside spinners, and hackbench on two boards, whose loss we cannot explain. The balancer moves threads now and then, so the shares are not exact here; where the study pins them they are.",text:`machine = "node:1 l3:1 core:8 pu:1"
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
`,knobs:["set:tasks.script.slice","set:base_slice_ns"],choices:[{key:"cgroup_mode",label:"How much are a group's shares worth?",usual:"smp",answers:[["smp","one group, one share, divided over the CPUs: up to 7.2"],["concur","times its tasks, at most the CPUs: 7.3"],["up","the whole share on each CPU"],["max","times the CPUs"],["tasks","times its tasks"]]},{key:"hierarchy",label:"What does a CPU choose from?",usual:"nested",answers:[["nested","from groups, level by level: up to 7.2"],["flat","from all its tasks in one queue: 7.3"]]}],changed:{"set:cgroup_mode":"concur","set:hierarchy":"flat"},numbers:[{label:"CPU time of the service's slowest thread",of:u0("runtime_ns"),read:Z.time},{label:"its fastest thread",of:Zu("runtime_ns"),read:Z.time},{label:"longest wait of a thread",of:Zu("delay_ns_max"),read:Z.time},{label:"CPU time of the script",of:e=>Qt(e,"script")?.runtime_ns,read:Z.time},{label:"its longest wait",of:e=>Qt(e,"script")?.delay_ns_max,read:Z.time},{label:"migrations",of:e=>e.total.migrations,read:Z.count}]};var yn=[Bu,ju,Gu,Yu,Ju,Xu];var f0="https://github.com/fairground-sched/fairground/blob/main",h0=`${f0}/crates/fairground-cli/library/studies`;function yr(e){let{id:t,text:n,changed:o}=e,s={...Jt.change,knobs:{...o}};return{...Jt,story:t,scenario:"",text:n,change:s}}var p0=["text","manifest","machine","kernel","duration"];function ef(e,t){let n=yr(e);return p0.every(o=>t[o]===n[o])}function tf({play:e}){let t=e.state.value.story,n=o=>S`<li>
      <button
        type="button"
        aria-pressed=${o.id===t?"true":"false"}
        onClick=${()=>e.set(yr(o),!0)}
      >
        <span class="thread">${o.id}</span> ${o.title}
      </button>
    </li>`;return S`<nav class="stories" aria-label="Stories">
    <h2>Stories</h2>
    <p class="note">
      Six threads of the kernel's mailing list, each in a small world that answers at once.
    </p>
    <ol>
      ${yn.map(n)}
    </ol>
  </nav>`}function nf({story:e}){return e?S`<section class="story" aria-label=${e.title}>
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
      <a href=${`${h0}/${e.id}/README.md`}>study ${e.id}</a>, or
      <code> fairground reproduce ${e.id}</code>.
    </p>
  </section>`:null}var $n=class{constructor(t,n=0){this.bytes=t,this.at=n}get ended(){return this.at>=this.bytes.length}next(){let{bytes:t}=this,n=t[this.at++];if(n<128)return n;let o=n&127,s=128;do{if(n=t[this.at++],n===void 0||s>2**49)throw new Error("a number does not end");o+=(n&127)*s,s*=128}while(n>127);return o}below(t){let n=this.next();if(!(n<t))throw new Error(`${n} stands where less than ${t} may stand`);return n}};function $r(e){let t=2166136261;for(let n=0;n<e.length;n+=1)t=Math.imul(t^e[n],16777619);return t>>>0}var kr="fgtrace1",m0="1ecartgf",fs=16,d0=512e6,_0=4096,g0="this is a trace for Perfetto, to open at ui.perfetto.dev",Do="`fairground run SCENARIO --trace run.fgtrace` writes one";async function of(e){let{bytes:t}=e;if(t===0)throw new Error(`the file is empty; ${Do}`);let n=await e.read(0,Math.min(t,16));await w0(e,n);let o=await e.read(t-fs,fs),[s,r]=new Uint32Array(o.slice(0,8).buffer),l=t-kr.length-fs;if(fi(o.subarray(8))!==m0||s>Math.min(l,d0))throw new Error(`the trace is cut: its end is missing after ${t} bytes; ${Do}`);let i=await e.read(t-fs-s,s);if($r(i)!==r)throw new Error(`the trace is damaged at its end; ${Do}`);try{return k0(JSON.parse(new TextDecoder().decode(i)),e)}catch{throw new Error(`the trace's parts do not fit each other; ${Do}`)}}function fi(e){return String.fromCharCode(...e)}async function w0(e,t){let{bytes:n}=e,o=fi(t.subarray(0,8));if(o===kr&&n>=kr.length+fs)return;if(o===kr)throw new Error(`the trace is cut after ${n} bytes; ${Do}`);if(o.startsWith("fgtrace"))throw new Error("another version of fairground wrote this trace: write it again");let s=await y0(e,t)?g0:b0(t);throw new Error(`${s}; ${Do}`)}function b0(e){let t=fi(e.subarray(0,5)).trimStart();return t.startsWith("{")||t.startsWith("[")?"this is JSON, no trace":t.startsWith("<")?"this is a page, no trace":e[0]===31&&e[1]===139?"this is packed with gzip: unpack it first":"this is no trace of fairground"}async function y0(e,t){if(t[0]!==10||t.length<16)return!1;let n=new $n(t,1),o=n.next()+n.at;return o<e.bytes&&(await e.read(o,1))[0]===10}function $0({chunks:e,levels:t,cpus:n,...o}){let{step_ns:s,steps_per_tile:r,tiles_per_tile:l}=o,i=m=>Number.isSafeInteger(m)&&m>0,a=t.map(m=>m.at.length),c=a.every((m,w)=>m===Math.ceil((a[w-1]??e.parts.at.length*l)/l)),u=({at:m,bytes:w,checksum:$},k)=>[w,$,k].every(x=>x.length===m.length),h=u(e.parts,e.stretches)&&t.every(m=>u(m,m.at)),d=i(n)&&n<=_0;return[s,r,l].every(i)&&d&&c&&h&&a.at(-1)===1}function k0(e,t){if(!$0(e))throw new Error("parts and whole differ");let{step_ns:n,steps_per_tile:o}=e,{name:s,group:r}=e.tasks;return{...e,source:t,tasks:s.map((l,i)=>({name:l,group:e.groups[r[i]]})),chunk_ns:n*o,world:{name:e.name,ended_ns:e.ended_ns,spans:e.requests.map(l=>({summary:l})),schedule:{longest_wait:e.longest_wait}}}}function Ro(e,t){return e.chunk_ns*e.tiles_per_tile**t}function sf({name:e,machine:t,kernel:n,seed:o,digest:s,ended_ns:r,stretches:l,source:i}){let a=`${(i.bytes/1e6).toFixed(1)} MB`;return`${e} on ${t}, kernel ${n}, seed ${o}, digest ${s}: ${le(r)} with ${l.toLocaleString("en")} stretches of running and waiting, in ${a}.`}var vr="it changed, or is gone: open it again";function hi(e){return{name:e.name,bytes:e.size,read:async(t,n)=>{try{return new Uint8Array(await e.slice(t,t+n).arrayBuffer())}catch{throw new Error(vr)}}}}async function lf(e,t){let n=await rf(t,0,1);if(n.status===200)return{...hi(await n.blob()),name:e};let o=Number(/\/(\d+)$/.exec(n.headers.get("content-range")??"")?.[1]??0);return{name:e,bytes:n.status===416?0:o,read:async(s,r)=>{if(r===0)return new Uint8Array(0);let l=await rf(t,s,r);if(l.status!==206)throw new Error(vr);let i=new Uint8Array(await l.arrayBuffer());if(i.length!==r)throw new Error(vr);return i}}}async function rf(e,t,n){let o;try{o=await fetch(e,{headers:{range:`bytes=${t}-${t+n-1}`}})}catch{throw new Error("the server does not answer")}if(!o.ok&&o.status!==416)throw new Error(vr);return o}var v0=4,ft=3;function af(e,t,n,o){if(!Number.isSafeInteger(o)||o<0||o*3>e.length)throw new Error(`${o} stretches in ${e.length} bytes`);let s=new $n(e),r={from:new Float64Array(o),to:new Float64Array(o),task:new Uint32Array(o),cpu:new Uint16Array(o),state:new Uint8Array(o),tasks:new Uint32Array(t.tasks.length+1)},l=x0(s,t,{chunk:r,start:n,count:o});if(l!==o)throw new Error(`${l} stretches instead of ${o}`);let i=M0(s,t,n),a=T0(s,t,n);if(!s.ended)throw new Error("more bytes than stretches");return{...r,...S0(r.cpu,t.cpus),wakes:i,clocked:a}}function x0(e,t,{chunk:n,start:o,count:s}){let r=o+t.chunk_ns,l=0,i=0;for(let a=e.below(t.tasks.length+1);a>0;a-=1){let c=i+e.below(t.tasks.length-i);n.tasks.fill(l,i,c+1),i=c+1;let u=o;for(let h=e.below(s-l+1);h>0;h-=1){let d=u+e.next();u=d+e.next();let m=e.below(t.cpus*v0);if(u>r)throw new Error("a stretch lasts too long");n.from[l]=d,n.to[l]=u,n.task[l]=c,n.cpu[l]=m>>2,n.state[l]=m&3,l+=1}}return n.tasks.fill(l,i),l}function S0(e,t){let n=new Uint32Array(t+1);for(let r of e)n[r+1]+=1;for(let r=0;r<t;r+=1)n[r+1]+=n[r];let o=new Uint32Array(e.length),s=n.slice();for(let r=0;r<e.length;r+=1)o[s[e[r]]++]=r;return{cpus:n,cpuRows:o}}function M0(e,t,n){let o=e.below(e.bytes.length),s={at:new Float64Array(o),task:new Uint32Array(o),waker:new Uint32Array(o),wakerCpu:new Uint16Array(o),targetCpu:new Uint16Array(o)},r=n;for(let l=0;l<o;l+=1)r+=e.next(),s.at[l]=r,s.task[l]=e.below(t.tasks.length),s.waker[l]=e.below(t.tasks.length+1),s.wakerCpu[l]=e.below(t.cpus),s.targetCpu[l]=e.below(t.cpus);return s}function T0(e,t,n){let o=[];for(let s=e.below(e.bytes.length);s>0;s-=1){let r=e.below(t.cpus),l=n+e.next();o.push({cpu:r,from:l,to:l+e.next(),khz:e.next()})}return o}function cf(e,t){let n=t.cpus+t.tasks.length,o={bytes:e,steps:new Uint32Array(n),sums:new Float64Array(n*(ft+2))},s=new $n(e);for(let r=0;!s.ended;r+=1){r+=s.below(n-r);let l=hs(t,r);for(let c=0;c<ft+(l?2:0);c+=1)o.sums[r*(ft+2)+c]=s.next();o.steps[r]=s.at;let i=l?ft+1:ft,a=t.steps_per_tile;for(;a>0;)a-=s.below(a+1),s.at+=i;if(s.at>e.length)throw new Error("a row's steps do not end")}return o}function hs(e,t){return e.freq_khz_max!==null&&t<e.cpus}function uf(e,t,{steps_per_tile:n},o,s){let{[t]:r}=e.steps;if(r===0)return;let l=new $n(e.bytes,r);for(let i=0;i<n;){let a=l.next();s(i,a,l.at),i+=a,l.at+=o}}var Pt=-1,C0=64e6,E0=6;function ff(e){let t=new Map,n=new Map,o=Fe(0),s=Fe(null),r=new Map,l=[],i=new Set,a=new Set,c=0,u=e.levels.length-1,h=(k,x,b)=>{t.set(k,{value:x,size:b}),c+=b;for(let[M,{size:T}]of t){if(c<=C0)break;let L=i.has(M)||a.has(M)||M.startsWith(`${u}:`);M===k||L||(t.delete(M),c-=T)}},d=(k,x)=>{let b=`${k}:${x}`,M=t.get(b);return a.add(b),M?(t.delete(b),t.set(b,M),M.value):null},m=async(k,x)=>{let{value:b,size:M}=await A0(e,k,x);return h(`${k}:${x}`,b,M),b},w=(k,x)=>{let b=d(k,x);if(b)return Promise.resolve(b);let M=`${k}:${x}`;if(r.has(M))return Promise.reject(r.get(M));if(!n.has(M)){let T=A=>{throw r.set(M,A),s.value=A.message,A},L=()=>n.delete(M);n.set(M,m(k,x).catch(T).finally(L))}return n.get(M)},$=()=>{for(;n.size<E0&&l.length>0;){let[k,x]=l.shift(),b=`${k}:${x}`;t.has(b)||n.has(b)||r.has(b)||w(k,x).then(()=>{o.value+=1}).catch(()=>{}).finally($)}};return{get:d,load:w,arrived:o,failed:s,want:k=>{l=k,i=a,a=new Set,$()}}}async function A0(e,t,n){let o=t===Pt,s=o?e.chunks.parts:e.levels[t],r=o?`chunk ${n}`:`tile ${n} of level ${t}`;try{let l=await e.source.read(s.at[n],s.bytes[n]);if(l.length!==s.bytes[n]||$r(l)!==s.checksum[n])throw new Error("it is not what was written");if(!o){let c=cf(l,e);return{value:c,size:l.length+c.steps.byteLength+c.sums.byteLength}}let{[n]:i}=e.chunks.stretches,a=af(l,e,n*e.chunk_ns,i);return{value:a,size:27*i+20*a.wakes.at.length}}catch(l){throw new Error(`${r} of the trace can't be read: ${l.message}`)}}var Ot=6,hf=3,P0=4,O0=5,pf=1/255;function mf(e,t,n,{row:o,from:s,to:r}){e.fill(0);let i=e.length/Ot/(r-s),a=o<t.cpus;for(let c of n){if(!c.part)continue;let u=Math.max(s,c.from),h=Math.min(r,c.to),d={columns:e,from:s,scale:i,low:u,high:h};c.level===Pt?L0(d,t,c.part,o):U0(d,t,c,o)}a&&D0(e)}function ps({columns:e,from:t,scale:n,low:o,high:s},r,l,i,a){let c=(Math.max(o,r)-t)*n,u=(Math.min(s,l)-t)*n;if(u<=c)return;let h=Math.floor(c),d=Math.min(Math.ceil(u),e.length/Ot)-1;if(h>=d){d>=0&&(e[d*Ot+i]+=(u-c)*a);return}e[h*Ot+i]+=(h+1-c)*a;for(let m=h+1;m<d;m+=1)e[m*Ot+i]+=a;e[d*Ot+i]+=(u-d)*a}function L0(e,t,n,o){if(o>=t.cpus){let c=o-t.cpus,{tasks:u,from:h,to:d,state:m}=n;for(let w=u[c];w<u[c+1];w+=1)d[w]>e.low&&h[w]<e.high&&ps(e,h[w],d[w],m[w],1);return}let{cpus:s,cpuRows:r,from:l,to:i,state:a}=n;for(let c=s[o];c<s[o+1];c+=1){let{[c]:u}=r;i[u]>e.low&&l[u]<e.high&&ps(e,l[u],i[u],a[u],1)}for(let{cpu:c,from:u,to:h,khz:d}of n.clocked)c===o&&df(e,u,h,d/t.freq_khz_max)}function df(e,t,n,o){ps(e,t,n,P0,o),ps(e,t,n,O0,1)}function U0(e,t,{part:n,level:o,at:s},r){let l=t.step_ns*t.tiles_per_tile**o,i=s*l*t.steps_per_tile,a=hs(t,r),c=a?ft+1:ft,{bytes:u}=n;uf(n,r,t,c,(h,d,m)=>{let w=i+h*l,$=w+d*l;if($<=e.low||w>=e.high)return;for(let x=0;x<ft;x+=1){let b=u[m+x];b>0&&ps(e,w,$,x,b*pf)}let k=a?u[m+ft]:0;k>0&&df(e,w,$,k*pf)})}function D0(e){for(let t=0;t<e.length;t+=Ot){e[t+1]+=e[t+hf],e[t+hf]=0;let n=e[t+1]+e[t+2];n>1&&(e[t+1]/=n,e[t+2]/=n)}}var _f=4e4;function gf(e,t,n,o){let s=(m,w)=>[Math.min(w-1,Math.max(0,Math.floor(t/m))),Math.min(w-1,Math.max(0,Math.ceil(n/m)-1))],r=e.chunks.stretches,[l,i]=s(e.chunk_ns,r.length),a=(n-t)/Math.max(1,o);if(e.step_ns>a||R0(r,l,i))return{level:Pt,first:l,last:i};let c=0,u=m=>Ro(e,m)/e.steps_per_tile<=a;for(;c+1<e.levels.length&&u(c+1);)c+=1;let[h,d]=s(Ro(e,c),e.levels[c].at.length);return{level:c,first:h,last:d}}function R0(e,t,n){let o=0;for(let s=t;s<=n&&o<=_f;s+=1)o+=e[s];return o<=_f}function wf(e,t,n){let{level:o,first:s,last:r}=n,l=Ro(e,Math.max(0,o)),i=[],a=[];for(let c=s;c<=r;c+=1){let u=t.get(o,c),h={from:c*l,to:(c+1)*l};u?i.push({part:u,level:o,at:c,...h}):(a.push([o,c]),i.push({...N0(e,t,o,c),...h}))}return{found:i,missing:a}}function N0(e,t,n,o){let s=n===Pt?0:n+1,r=n===Pt?o:Math.floor(o/e.tiles_per_tile);for(;s<e.levels.length;s+=1){let l=t.get(s,r);if(l)return{part:l,level:s,at:r};r=Math.floor(r/e.tiles_per_tile)}return{part:null,level:s,at:r}}function W0(e){let t=Number.parseInt(e.slice(1),16),[n,o,s]=[t>>16,t>>8&255,t&255];return(4278190080|s<<16|o<<8|n)>>>0}function bf(e){return Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink"].map(n=>[n,W0(e[n])]))}function ms(e,t){return e>0?Math.max(1,Math.round(Math.min(1,e)*t)):0}function yf(e,t,{top:n,high:o,isCpu:s,isOdd:r,ink:l,ratio:i}){let a=r?l.paper:l.stripe,c=Math.round(2*i),u=o-c,h=s?Math.max(Math.round(3*i),Math.floor(u/4)):0,d=t.length/Ot,m={image:e,bottom:n+o-1,ratio:i};for(let w=Math.max(0,n);w<Math.min(e.height,n+o);w+=1)e.pixels.fill(a,w*e.width,w*e.width+d);for(let w=0;w<d;w+=1){let $=w*Ot;if(s){ds(m,w,h,ms(t[$],u-h),l.running);let k=ms(t[$+1],h);if(ds(m,w,0,k,l.queued),$f(m,w,Math.min(k,h-1),ms(t[$+2],h),l),t[$+5]>0){let x=t[$+4]/t[$+5];z0(m,w,h+Math.round(x*(u-h-2)),l)}}else F0(m,w,t,$,u,l)}}function F0(e,t,n,o,s,r){let l=Math.round(s*.6),i=0,a=(u,h,d)=>{let m=Math.min(ms(n[o+u],h),s-i);m>0&&ds(e,t,i,m,d),i+=m};a(0,s,r.running),a(1,l,r.queued),a(3,l,r.migrating);let c=Math.min(ms(n[o+2],l),s-i);c>0&&$f(e,t,i,c,r)}function ds({image:e,bottom:t},n,o,s,r){let{pixels:l,width:i,height:a}=e;for(let c=o;c<o+s;c+=1){let u=t-c;u>=0&&u<a&&(l[u*i+n]=r)}}function $f({image:e,bottom:t,ratio:n},o,s,r,l){let{pixels:i,width:a,height:c}=e,u=Math.round(5*n);for(let h=s;h<s+r;h+=1){let d=t-h,m=r>2&&((o+d)%u+u)%u<n;d>=0&&d<c&&(i[d*a+o]=m?l.paper:l.throttled)}}function z0({image:e,bottom:t,ratio:n},o,s,r){let l={image:e,bottom:t};ds(l,o,s+Math.round(n),Math.round(n),r.ink),ds(l,o,s,Math.round(n),r.paper)}var q0=300,I0=34,H0=2;function vf(e,t,n){let o=n==="cpu"?Array.from({length:e.cpus},(i,a)=>({name:`CPU ${a}`,row:a})):e.tasks.map(({name:i},a)=>({name:i,row:e.cpus+a})),s=n==="cpu"?o:o.filter(({row:i})=>t.steps[i]>0),r=n==="cpu"?e.freq_khz_max===null?16:24:14,l=Math.max(r,Math.min(28,Math.floor(420/Math.max(1,s.length))));return{rows:s,tall:l,height:it+Math.max(1,s.length)*l+2}}function pi(e){return e<560?78:150}function xf(e,t,n,o){let{plan:s,from:r,to:l,scroll:i,colours:a}=o,c=Math.min(H0,window.devicePixelRatio||1),{clientWidth:u,clientHeight:h}=e;V0(e,Math.round(u*c),Math.round(h*c));let d=pi(u),m=Math.max(1,Math.round((u-d)*c)),w=gf(t,r,l,m),{found:$,missing:k}=wf(t,n,w),x=e.getContext("2d"),b=Math.max(0,Math.floor(i/s.tall)),M=Math.min(s.rows.length,Math.ceil((i+h-it)/s.tall)),T=s.rows.slice(b,M),L={wide:m,high:Math.max(1,Math.round((h-it)*c)),ratio:c},A=b*s.tall-i,j=j0(x,t,$,{view:o,rows:T,first:b,offset:A,room:L});x.setTransform(1,0,0,1,0,0),x.fillStyle=a.paper,x.fillRect(0,0,e.width,e.height),x.putImageData(j,Math.round(d*c),Math.round(it*c)),x.scale(c,c);let Y={pen:x,x:F=>d+(F-r)*(u-d)/(l-r),from:r,to:l,width:u,colours:a,rows:T,offset:A,tall:s.tall};return K0({...Y,by:o.by,plan:{label:d,height:h}},t,$,o),{missing:k,isFull:w.level===Pt,level:w.level}}function V0(e,t,n){e.width!==t&&(e.width=t),e.height!==n&&(e.height=n)}var kf=new WeakMap;function B0(e,{wide:t,high:n}){let o=kf.get(e);if(o?.width===t&&o.height===n)return o;let s=e.createImageData(t,n);return kf.set(e,s),s}function j0(e,t,n,{view:o,rows:s,first:r,offset:l,room:i}){let{from:a,to:c,plan:u,by:h,colours:d}=o,m=B0(e,i),w=new Uint32Array(m.data.buffer),$=bf(d);w.fill($.paper);let k=new Float32Array(i.wide*Ot),x={pixels:w,width:i.wide,height:i.high};return s.forEach(({row:b},M)=>{mf(k,t,n,{row:b,from:a,to:c});let T=Math.round((l+M*u.tall)*i.ratio),L=Math.round((l+(M+1)*u.tall)*i.ratio)-T,A=(r+M)%2===1;yf(x,k,{top:T,high:L,isCpu:h==="cpu",isOdd:A,ink:$,ratio:i.ratio})}),m}function K0(e,t,n,{marks:o,by:s}){let{pen:r,plan:l,colours:i,from:a,to:c,width:u}=e;r.save(),r.beginPath(),r.rect(l.label,it,u-l.label,l.height),r.clip();let h=n.filter(({level:d,part:m})=>m&&d===Pt);h.length===n.length&&(s==="cpu"&&h.forEach(({part:d})=>Y0(e,t,d)),Z0(e,t,J0(h,a,c))),o&&ni(e,o),r.restore(),oi(e),G0(e)}function G0(e){let{pen:t,plan:n,colours:o,rows:s,tall:r}=e;t.save(),t.fillStyle=o.paper,t.fillRect(0,0,n.label,n.height),t.fillStyle=o.ink,t.font=`${Math.min(12,r-2)}px system-ui, sans-serif`,t.beginPath(),t.rect(0,it,n.label,n.height),t.clip();let l=Math.floor((n.label-8)/6.4);s.forEach(({name:i},a)=>t.fillText($o(i,l),2,mi(e,a)+4)),t.restore()}function mi({offset:e,tall:t},n){return it+e+(n+.5)*t}function Y0(e,t,n){let{pen:o,x:s,from:r,to:l,width:i,rows:a,plan:c,colours:u}=e;o.fillStyle=u.onRunning,o.font="10px system-ui, sans-serif";let h=(l-r)*I0/(i-c.label);a.forEach(({row:d},m)=>{for(let w=n.cpus[d];w<n.cpus[d+1];w+=1){let{[w]:$}=n.cpuRows,k=Math.max(r,n.from[$]),x=Math.min(l,n.to[$]);if(n.state[$]!==0||x-k<h)continue;let b=Math.floor((s(x)-s(k)-4)/6),{name:M}=t.tasks[n.task[$]];o.fillText($o(M,b),s(k)+2,mi(e,m)+2)}})}function J0(e,t,n){let o=[];for(let{part:{wakes:s}}of e)for(let r=0;r<s.at.length;r+=1)if(!(s.at[r]<t||s.at[r]>=n)&&o.push([s,r])>q0)return[];return o}function Z0(e,t,n){let{pen:o,x:s,colours:r,by:l,rows:i}=e,a=(u,h)=>l==="cpu"?u:t.cpus+h,c=new Map(i.map(({row:u},h)=>[u,mi(e,h)]));o.strokeStyle=r.ink,o.fillStyle=r.ink,o.lineWidth=1;for(let[u,h]of n){let d=l==="cpu"||u.waker[h]>0,m=a(u.wakerCpu[h],u.waker[h]-1),w=d?c.get(m):void 0,$=c.get(a(u.targetCpu[h],u.task[h]));if($===void 0)continue;let k=s(u.at[h]);w!==void 0&&w!==$&&(o.globalAlpha=.6,o.beginPath(),o.moveTo(k,w),o.lineTo(k,$),o.stroke(),o.globalAlpha=1),o.beginPath(),o.moveTo(k,$),o.lineTo(k-4,$-3),o.lineTo(k-4,$+3),o.fill()}}var kt=ft+2,jn=ft;async function Sf(e,t,n,o){let s=new Float64Array((e.cpus+e.tasks.length)*kt);await Mf(e,t,{sums:s,from:n,to:o},e.levels.length-1,0);for(let r=0;r<e.cpus;r+=1){let l=r*kt+jn;s[l]>0&&(s[l+1]/=s[l])}return s}async function Mf(e,t,n,o,s){let r=Ro(e,o),[l,i]=[s*r,Math.min(e.ended_ns,(s+1)*r)];if(i<=n.from||l>=n.to)return;if(l>=n.from&&i<=n.to){let d=await t.load(o,s);for(let m=0;m<n.sums.length/kt;m+=1)Q0(n.sums,d.sums,m);return}if(o===0){X0(e,n,await t.load(Pt,s));return}let a=s*e.tiles_per_tile,c=e.levels[o-1].at.length,u=Math.min(c,a+e.tiles_per_tile),h=Array.from({length:u-a},(d,m)=>a+m);await Promise.all(h.map(d=>Mf(e,t,n,o-1,d)))}function Q0(e,t,n){let o=n*kt;for(let s=0;s<=jn;s+=1)e[o+s]+=t[o+s];e[o+jn+1]+=t[o+jn]*t[o+jn+1]}function X0(e,{sums:t,from:n,to:o},s){let r=(l,i)=>Math.max(0,Math.min(o,i)-Math.max(n,l));for(let l=0;l<s.from.length;l+=1){let i=r(s.from[l],s.to[l]),a=s.state[l]===ft?1:s.state[l];t[s.cpu[l]*kt+a]+=i,t[(e.cpus+s.task[l])*kt+a]+=i}for(let{cpu:l,from:i,to:a,khz:c}of s.clocked){let u=r(i,a);hs(e,l)&&(t[l*kt+jn]+=u,t[l*kt+jn+1]+=u*c)}}var Tf=60,e_=120;function Cf({trace:e,store:t,view:n,by:o,drawn:s}){let{from:r,to:l}=n.range.value,[i,a]=Te(null);Ne(()=>{let m=!1,w=setTimeout(async()=>{try{let $=await Sf(e,t,r,l);m||a({sums:$,from:r,to:l})}catch{m||a({sums:null,from:r,to:l})}},e_);return()=>{m=!0,clearTimeout(w)}},[e,r,l]);let c=Je(()=>i?.sums&&S`<${o_} ...${{trace:e,known:i,by:o}} />`,[e,i,o]),u=i&&i.from===r&&i.to===l,h=l-r,d=`You see ${le(h)} of ${le(e.ended_ns)}, from ${dn(r,h)}.`;return S`<p class="seen" aria-live="polite">
      ${d} ${u?n_(e,i,h):"Adding up what happened in it."}
      ${s&&` ${t_(e,s)}`}
    </p>
    ${c}`}function t_(e,{isFull:t,level:n}){if(t)return"Every stretch is in the picture.";let o=e.step_ns*e.tiles_per_tile**n;return`The picture is made of steps of ${le(o)}; the numbers are exact.`}function n_(e,{sums:t},n){if(!t)return"What happened in it can't be told: a part of it can't be read.";let o=[0,0,0,0,0];for(let k=0;k<e.cpus*kt;k+=kt){for(let x=0;x<4;x+=1)o[x]+=t[k+x];o[4]+=t[k+3]*t[k+4]}let[s,r,l,i,a]=o,u=`${e.cpus===1?"The CPU":`The ${e.cpus} CPUs`} worked ${Wt(s/(n*e.cpus))} of it`,[h,d]=[r,l].map(k=>Oe(k/n)),m=`on average ${h} tasks waited for a CPU and ${d} were throttled`,w=Oe(a/Math.max(1,i)/1e3),$=i>0?` The CPUs' mean frequency was ${w} MHz.`:"";return`${u}; ${m}.${$}`}function o_({trace:e,known:t,by:n}){let{sums:o,from:s,to:r}=t,l=n==="cpu",i=l?0:e.cpus,a=l?e.cpus:e.tasks.length,c=Array.from({length:a},(k,x)=>{let b=(i+x)*kt;return{at:x,sums:o.subarray(b,b+kt)}}),u=({sums:[k,x,b]})=>k+x+b,h=c.filter(k=>l||u(k)>0);l||h.sort((k,x)=>u(x)-u(k));let d=l?i_(e,r-s):r_(e,r-s),m=h.length-Tf,w=`${dn(s,r-s)} and ${dn(r,r-s)}`;return S`<${wt}
      caption=${`What was done ${l?"on each CPU":"by each task"} between ${w}, ms`}
      columns=${l?l_(e):s_}
      rows=${h.slice(0,Tf).map(d)}
    />
    ${m>0&&S`<p class="note">and ${m} more ${l?"CPUs":"tasks"}</p>`}`}var s_=["task","group","running","queued or migrating","throttled","blocked or not there"];function r_(e,t){return({at:n,sums:[o,s,r]})=>[e.tasks[n].name,e.tasks[n].group,...[o,s,r].map(ut),ut(Math.max(0,t-o-s-r))]}function l_(e){return["CPU","busy","busy, %","tasks queued, sum","tasks throttled, sum",...e.freq_khz_max===null?[]:["mean MHz"]]}function i_(e,t){return({at:n,sums:[o,s,r,l,i]})=>[`CPU ${n}`,ut(o),(100*o/t).toFixed(1),ut(s),ut(r),...e.freq_khz_max===null?[]:[l>0?(i/1e3).toFixed(0):"-"]]}function Ef({trace:e,store:t,top:n}){let o=Je(()=>mr(e.ended_ns),[e]),s=Je(()=>fr(e.world),[e]),[r,l]=Te("cpu"),[i,a]=Te(-1),[c,u]=Te(null),h=$=>{let{from:k,to:x}=s[$],b=Math.max((x-k)*.08,1e3);a($),o.show(k-b,x+b)},d=$=>{s.length!==0&&h(i<0?0:(i+$+s.length)%s.length)},m=t.failed.value,w=s[i];return S`<div class="schedule whole">
    <p class="about">${z(sf(e))}</p>
    ${m&&S`<p class="caution" role="alert">${z(m)}. The rest is drawn.</p>`}
    <${ri} ...${{view:o,by:r,setBy:l,id:"whole",jump:s.length>0&&d}} />
    <${a_} ...${{trace:e,store:t,top:n,view:o,by:r,marks:w,step:d,setDrawn:u}} />
    <${c_} ...${{trace:e,by:r}} />
    <${Cf} ...${{trace:e,store:t,view:o,by:r,drawn:c}} />
    <${hr} ...${{jumps:s,chosen:i,choose:h,of:` of ${e.source.name}`}} />
    ${s.some($=>$.blame)&&S`<${pr} />`}
    ${e.command&&S`<${Ha} ...${{name:`Command of ${e.source.name}`,text:e.command}} />`}
  </div>`}function a_({trace:e,store:t,top:n,view:o,by:s,marks:r,step:l,setDrawn:i}){let a=gt(null),c=gt(null),u=Je(()=>vf(e,n,s),[e,s]);Ne(()=>{let[m,w]=[c.current,a.current],$=()=>{let{from:T,to:L}=o.range.peek(),{scrollTop:A}=w,j=li(),q=xf(m,e,t,{plan:u,from:T,to:L,scroll:A,by:s,marks:r,colours:j});t.want(q.missing),m.dataset.missing=q.missing.length;let{isFull:Y,level:F}=q;i(P=>P?.level===F?P:{isFull:Y,level:F})},k=0,x=()=>{cancelAnimationFrame(k),k=requestAnimationFrame($)},b=rt(()=>{o.range.value,mn.value,t.arrived.value,x()}),M=new ResizeObserver(x);return M.observe(w),w.addEventListener("scroll",x,{passive:!0}),()=>{b(),M.disconnect(),w.removeEventListener("scroll",x),cancelAnimationFrame(k)}},[e,u,r]),Ne(()=>{let m=c.current;return dr(m,o,()=>pi(m.clientWidth))},[o]);let h=m=>{m.ctrlKey||m.metaKey||m.altKey||_r(m.key,o,l)&&m.preventDefault()},d=s==="cpu"?"CPU":"task";return S`<div
    class="canvas"
    ref=${a}
    tabindex="0"
    role="application"
    aria-label=${`The whole run of ${z(e.name)} by ${d}. ${us}`}
    onKeyDown=${h}
  >
    <div style=${{height:`${u.height}px`}}>
      <canvas
        ref=${c}
        style=${{height:`min(${u.height}px, var(--sight))`}}
        aria-hidden="true"
      ></canvas>
    </div>
  </div>`}function c_({trace:e,by:t}){let n=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],...t==="cpu"?[]:[["migrating","on the way to another CPU"]]],o=t==="cpu"&&e.freq_khz_max!==null;return S`<ul class="legend">
      ${n.map(([s,r])=>S`<li><span class=${`cause ${s}`}></span> ${s}: ${r}</li>`)}
      ${o&&S`<li>
        line: the CPU's frequency, ${(e.freq_khz_max/1e3).toFixed(0)} MHz at the top
      </li>`}
    </ul>
    <p class="note">
      Each column of pixels is divided as the time was that it stands for; what happened at all
      takes one pixel or more. Blank is idle${t==="cpu"?"":", blocked or not there"}.
      ${t==="cpu"&&" Tasks that wait on a CPU are the strip below who runs."} Arrows are
      wake-ups: they come when few enough are in sight, as do names. ${us} The wheel alone, and
      the up and down arrows, go to other rows.
    </p>`}async function u_(e){let t=await of(e),n=ff(t),o=await n.load(t.levels.length-1,0);return{trace:t,store:n,top:o,name:e.name}}function Af({files:e=[],first:t=null}){let[n,o]=Te(null),[s,r]=Te(null),l=gt(0),i=gt(null),a=async(d,m)=>{l.current+=1;let w=l.current;try{let $=await u_(await m());if(w!==l.current)return;o($),r(null)}catch($){w===l.current&&r(`${d}: ${$.message}`)}},c=({name:d,address:m})=>a(d,()=>lf(d,m)),u=d=>{a(d.name,async()=>hi(d)),i.current?.scrollIntoView()};return Ne(()=>(t&&c(t),f_(u)),[]),S`<section class="traces" ref=${i} aria-label="A whole run">
    <h2>A whole run</h2>
    <p>
      <label>
        Open a trace, or drop it anywhere on this page:
        <input type="file" onChange=${({currentTarget:d})=>d.files[0]&&u(d.files[0])} />
      </label>
    </p>
    ${e.map(d=>S`<button type="button" class="served" onClick=${()=>c(d)}>
        <bdi>${z(d.name)}</bdi>
      </button>`)}
    ${!n&&S`<p class="note">
      <code>fairground run SCENARIO --trace run.fgtrace</code> writes one. It stays on this machine.
    </p>`}
    ${s&&S`<p class="caution" role="alert">${z(s)}</p>`}
    ${n&&S`<h3><bdi>${z(n.name)}</bdi></h3>`}
    ${n&&S`<${Ef} key=${l.current} ...${n} />`}
  </section>`}function f_(e){let t=new AbortController,n=(o,s)=>addEventListener(o,s,{signal:t.signal});return n("dragover",o=>{o.dataTransfer?.types.includes("Files")&&o.preventDefault()}),n("drop",o=>{let s=o.dataTransfer?.files[0];s&&(o.preventDefault(),e(s))}),()=>t.abort()}function Pf({play:e,shelves:t,said:n}){let o=({kind:i})=>i==="trace",s=t.files.filter(i=>!o(i)),{story:r}=e.state.value,l=yn.find(i=>i.id===r);return S`<header>
      <h1>fairground playground</h1>
      <p class="by">
        What Linux's CPU scheduler will do, before you change it. The engine runs in this page;
        nothing is sent anywhere.
      </p>
      <${Pa} />
    </header>
    <main>
      ${n.value&&S`<p class="caution" role="alert">${z(n.value)}</p>`}
      <${tf} play=${e} />
      <${nf} story=${l} />
      <div class="bench">
        <div class="side">
          <${Xa} play=${e} shelves=${{...t,files:s}} />
        </div>
        <div class="result">
          <${h_} play=${e} />
          <${Vu} play=${e} story=${l} />
          <${Hu} play=${e} story=${l} />
          <${Va} play=${e} />
        </div>
      </div>
      <${Af} files=${t.files.filter(o)} />
    </main>`}function h_({play:e}){let t=e.busy.value,n=e.result.value?.took_ms;return S`<div class="busy">
    <p role="status">
      ${t?"The engine is at work.":n!==void 0&&`Answered in ${le(n*1e6)}.`}
    </p>
    <button type="button" disabled=${!t} onClick=${()=>e.stop()}>Stop</button>
  </div>`}var _i=document.getElementById("report");async function di(e,t){let n=await e({list:t});if(!n?.ok)throw new Error(n?.message??"the engine gives no answer");return n.ok[t]}async function p_(){let e=qa(),[t,n,o]=[await di(e,"scenarios"),await di(e,"machines"),await di(e,"kernels")],s={};for(let{name:l}of t)s[l]=(await e({text:l}))?.ok?.text??"";let r=await m_();return{scenarios:t,machines:n,kernels:o.reverse(),texts:s,files:r,stories:yn}}async function m_(){try{let e=await(await fetch("files.json")).json();return Array.isArray(e.files)?e.files:[]}catch{return[]}}function d_(e){let t=location.hash.slice(1);if(t==="")return[e.state.peek(),null];let n=yn.find(({id:o})=>t===`story-${o}`);if(n)return[yr(n),null];try{let o=e.read(t),s=yn.find(({id:r})=>r===o.story);return[s&&ef(s,o)?o:{...o,story:null},null]}catch(o){return[e.state.peek(),o.message]}}function __(e){let t=0;rt(()=>{let n=zs(e.state.value)??"";clearTimeout(t),t=setTimeout(()=>history.replaceState(null,"",`#${n}`),300)})}async function g_(){Aa();let e=await p_(),t=za(),n=Fe(null),o=()=>{let[s,r]=d_(t);n.value=r,t.set(s,!0)};o(),__(t),addEventListener("hashchange",o),_i.replaceChildren(),sa(S`<${Pf} play=${t} shelves=${e} said=${n} />`,_i)}g_().catch(e=>{_i.textContent=`The playground can't start: ${e.message}`});})();
