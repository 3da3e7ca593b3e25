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
(()=>{var fe,Ki,qr,un,Wr,Ms,Gi,xs,Yi,Ir,zr,eh,Ho=Symbol.for("pv"),Ts={},Es=[],th=/^m(i|n|o|s|text|space)$/,Hr=Array.isArray,Br=Es.slice,An=Object.assign;function Cn(e){e&&e.parentNode&&e.remove()}function Cs(e,t,n){var o,s,r,l={},i=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:l[r]=t[r];return i>2&&(l.children=i>3?Br.call(arguments,2):n),Io(e,l,o,s,null)}function Io(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ho,__v:s||++Ki,__i:-1,__u:0};return!s&&fe.vnode&&fe.vnode(r),r}function Pn(e){return e.children}function io(e,t){this.props=e,this.context=t,this.__g=0}function fn(e,t){if(t==null)return e.__&&fn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:fn(e)}function nh(e){var t,n=e.__v,o=n.__e,s=[],r=[],l=e.__P;l&&((t=An({constructor:Ho},n)).__v=n.__v+1,fe.vnode&&fe.vnode(t),Vr(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,s,o||fn(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,ta(s,t,r),n.__=n.__e=null,t.__e!=o&&Ji(t))}function Ji(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ji(e)}function Vi(e){(8&e.__g||(e.__g|=8,un.push(e),Ms++))&&Wr==fe.debounceRendering||((Wr=fe.debounceRendering)||queueMicrotask)(Zi)}function Zi(){try{for(var e,t=1;un.length;)un.length>t&&un.sort(Gi),e=un.shift(),t=un.length,8&e.__g&&nh(e)}finally{(Ms=un.length)&&(Wr||queueMicrotask)(Zi)}}function Qi(e,t,n,o,s,r,l,i,a,c,u){var p,m,d,w,k,$,x=o.__k||Es,y=t.length;for(a=oh(n,t,x,a,y),p=0;p<y;p++)(d=n.__k[p])!=null&&(m=~d.__i&&x[d.__i]||Ts,d.__i=p,$=Vr(e,d,m,s,r,l,i,a,c,u),w=d.__e,(m.ref!=d.ref||8&m.__u)&&(m.ref&&jr(m.ref,null,d,m),d.ref&&u.push(d.ref,d.__c||w,d)),k=k||w,4&d.__u?(a=Xi(d,a,e,!m.__v),m.__e&&(m.__e=null)):typeof d.type=="function"&&$!==void 0?a=$:w&&(a=w.nextSibling),d.__u&=-21);return n.__e=k,a}function oh(e,t,n,o,s){var r,l,i,a,c,u,p,m,d,w=n.length,k=w,$=0,x=0,y=e.__k=Array(s);for(r=0;r<s;r++)(l=t[r])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=y[r]=Io(null,l):Hr(l)?l=y[r]=Io(Pn,{children:l}):l.constructor===Ho&&l.__b?l=y[r]=Io(l.type,l.props,l.key,l.ref,l.__v):y[r]=l,a=r+$,l.__=e,l.__b=e.__b+1,i=null,~(c=l.__i=sh(l,n,a,k))&&(k--,(i=n[c])&&(i.__u|=2)),i&&i.__v?(l.__u|=16,c==a-1?$--:c==a+1?$++:c!=a&&(c>a?$--:$++,x=1)):(~c||(s>w?$--:s<w&&$++),typeof l.type!="function"&&(l.__u|=4))):y[r]=null;if(x){for(u=[],p=[],r=0;r<s;r++)if((l=y[r])&&16&l.__u){for($=0,m=u.length;$<m;)u[d=$+m>>1]<l.__i?$=d+1:m=d;u[$]=l.__i,p[r]=$+1}for($=u.length;r--;)p[r]&&(p[r]==$?$--:y[r].__u|=4)}if(k)for(r=0;r<w;r++)!(i=n[r])||2&i.__u||(i.__e==o&&(o=fn(i)),Kr(i,i));return o}function Xi(e,t,n,o){var s,r,l,i;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=Xi(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=fn(e))&&!t.parentNode&&(t=null),l=e.__e,i=t;i&&i.nodeType==8;)i=i.nextSibling;for(l!=i&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function sh(e,t,n,o){var s,r=e.key,l=e.type,i=t[n],a=i&&!(2&i.__u);if(i===null&&r==null||a&&r==i.key&&l==i.type)return n;if(o>(a?1:0)){for(s=n-1;s>=0;s--)if((i=t[s])&&!(2&i.__u)&&r==i.key&&l==i.type)return s;for(s=n+1;s<t.length;s++)if((i=t[s])&&!(2&i.__u)&&r==i.key&&l==i.type)return s}return-1}function ji(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function vs(e,t,n,o,s){var r,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||ji(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||ji(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=zr[t]||(zr[t]=rh(t)),(e.__a||(e.__a={}))[t]=Ir,r=t!=(t=t.replace(Yi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,r):e.removeEventListener(t,l,r));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function rh(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[xs]==null)t[xs]=Ir++;else if(t[xs]<this.__a[e])return;return n(fe.event?fe.event(t):t)}}}function Vr(e,t,n,o,s,r,l,i,a,c){var u,p,m,d,w,k,$,x,y,T,M,D,P,K,W,G,q,A,j=t.type;if(t.constructor!==Ho)return null;128&n.__u&&(a=32&n.__u,u=n.__c.__z)&&(t.__u|=a,p=r=[],u.nodeType==8?i=Ss(u,r):r.push(u),i=r[0]||i),(u=fe.__b)&&u(t);e:if(typeof j=="function"){m=l.length;try{if(x=t.props,y=(u=j.prototype)&&u.render,T=(u=j.contextType)&&o[u.__c],M=u?T?T.props.value:u.__:o,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=1)):(y?t.__c=d=new j(x,M):(t.__c=d=new io(x,M),d.constructor=j,d.render=ih),T&&T.sub(d),d.state||(d.state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),y&&(d.__s||(d.__s=d.state),j.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=An({},d.__s)),An(d.__s,j.getDerivedStateFromProps(x,d.__s)))),w=d.props,k=d.state,d.__v=t,n.__c){if(x!==w&&y&&!j.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(x,M),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(x,d.__s,M)===!1){t.__v!=n.__v&&(d.props=x,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(L){L&&(L.__=t)}),Es.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&l.push(d),i=fn(n);break e}d.componentWillUpdate&&d.componentWillUpdate(x,d.__s,M),y&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(w,k,$)})}else y&&!j.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),y&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=M,d.props=x,d.__P=e,d.__g&=-5,D=fe.__r,P=y?25:0;do d.__g&=-9,D&&D(t),u=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++P<25);y&&(Es.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=An({},o,d.getChildContext())),y&&n.__c&&d.getSnapshotBeforeUpdate&&($=d.getSnapshotBeforeUpdate(w,k)),K=u&&u.type===Pn&&u.key==null?u.props.children:u,x.__P&&(u=i,s=(e=x.__P).namespaceURI,a=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(L){L&&Kr(L,L)}),n.__k=null),i=n.__k?fn(n,0):null),i=Qi(e,Hr(K)?K:[K],t,n,o,s,r,l,i,a,c),x.__P&&(t.__e=null,i=u),t.__u&=-161,p&&p.some(Cn),d.__h.length&&l.push(d),1&d.__g&&(d.__g&=-4)}catch(L){if(l.length=m,t.__v=null,a||r)if(L&&L.then){if(t.__u|=128|a,r){for(~(q=r.indexOf(i||void 0))||(q=r.length);(A=r[q-1])&&A.nodeType==8;)q--;for(;q<r.length;q++)if(A=r[q])if(r[q]=null,W){if(A==G)break}else{if(A.nodeType!=8)break;A.data.startsWith("$s")&&(G=Ss(W=A))}}if(!W){for(;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;W=i}(u=Ss(W=t.__c.__z||(t.__c.__z=W)))?(t.__e=W,i=u):t.__e=i,i=i&&i.nextSibling}else r&&r.some(Cn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),L&&L.then||ea(t),fe.__e(L,t,n)}}else i=t.__e=lh(n.__e,t,n,o,s,r,l,a,c,e);return(u=fe.diffed)&&u(t),i}function Ss(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function ea(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ea))}function ta(e,t,n){for(var o=0;o<n.length;)jr(n[o++],n[o++],n[o++]);fe.__c&&fe.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(s)})}catch(r){fe.__e(r,s.__v)}})}function lh(e,t,n,o,s,r,l,i,a,c){var u,p,m,d,w,k,$,x,y=n.props||Ts,T=t.props,M=t.type;if(M=="svg"?s="http://www.w3.org/2000/svg":M=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((w=r[u])&&(M?w.localName==M:w.nodeType==3)){e=w,r[u]=null;break}}if(!e){if(x=c.ownerDocument||document,!M)return x.createTextNode(T);e=x.createElementNS(s,M,T.is?T:c),i&&(fe.__m&&fe.__m(t,r),i=!1),r=null}if(M){if(c=M=="template"&&e.content||e,r=M=="textarea"&&T.defaultValue!=null?null:r&&Br.call(c.childNodes),!i&&r)for(y={},u=0;u<e.attributes.length;u++)y[(w=e.attributes[u]).name]=w.value;for(u in y)w=y[u],u=="dangerouslySetInnerHTML"?m=w:u=="children"||u in T||u=="value"&&"defaultValue"in T||u=="checked"&&"defaultChecked"in T||vs(e,u,null,w,s);for(u in T)w=T[u],u=="children"?d=w:u=="dangerouslySetInnerHTML"?p=w:u=="value"?k=w:u=="checked"?$=w:i&&typeof w!="function"||y[u]===w||vs(e,u,w,y[u],s);p?(i||m&&(p.__html==m.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(m&&(e.textContent=""),(M=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&th.test(M))&&(s="http://www.w3.org/1999/xhtml"),Qi(c,Hr(d)?d:[d],t,n,o,s,r,l,r?r[0]:n.__k&&fn(n,0),i,a),r&&r.some(Cn)),i&&M!="textarea"||(u="value",M=="progress"&&k==null?e.removeAttribute(u):k==null||k===e[u]&&(M!="progress"||k)||vs(e,u,k,y[u],s),u="checked",$!=null&&$!=e[u]&&vs(e,u,$,y[u],s))}else y===T||i&&e.data==T||(e.data=T);return e}function jr(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){fe.__e(s,n)}}function Kr(e,t,n){var o,s,r,l;if(fe.unmount&&fe.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||jr(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(i){fe.__e(i,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&Kr(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Ss(o,r=[]))&&(o==e.__e&&r.some(Cn),Cn(s),Cn(o)),n||Cn(e.__e),e.__e=e.__c=e.__=null}function ih(e,t,n){return this.constructor(e,n)}function na(e,t){var n,o,s,r;fe.__&&fe.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Io(Pn,{children:[e]}),s=[],r=[],Vr(t,t.__k,o||Ts,Ts,t.namespaceURI,o?null:t.firstChild?Br.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),ta(s,t.__k,r),t.__k.props.children=null}fe={__e:function(e,t,n,o){for(var s,r,l;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((l=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),l=1),l&&8&s.__g)return void(s.__g|=2)}catch(i){e=i}}throw Ms=0,e}},Ki=0,qr=function(e){return e!=null&&e.constructor===Ho},io.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=An({},this.state)),typeof e=="function"&&(e=e(An({},n),this.props)),e&&(An(n,e),this.__v&&(t&&this.__k.push(t),Vi(this)))},io.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Vi(this))},io.prototype.render=Pn,un=[],Ms=0,Gi=function(e,t){return e.__v.__b-t.__v.__b},xs=Symbol(),Yi=/(PointerCapture)$|Capture$/i,Ir=0,zr={},eh=0;var Vo,Ue,Gr,oa,Yr=Object.is,As=0,ha=[],Jr=[],Pe=fe,sa=Pe.__b,ra=Pe.__r,la=Pe.diffed,ia=Pe.__c,aa=Pe.unmount,ca=Pe.__;function Qr(e,t){Pe.__h&&Pe.__h(Ue,e,As||t),As=0;var n=Ue.__H||(Ue.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Te(e){return As=1,ah(ma,e)}function ah(e,t,n){var o=Qr(Vo++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):ma(void 0,t),function(r){var l=(o.__N||o.__)[0],i=o.t(l,r);Yr(l,i)||(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=Ue,!Ue.__f)){Ue.__f=!0;var s=Ue.shouldComponentUpdate;Ue.shouldComponentUpdate=function(r,l,i){var a=this.__H;if(!a)return!0;var c=!1,u=this.props!=r;if(a.__.some(function(m){m.__N&&(c=!0,Yr(m.__[0],m.__N[0])||(u=!0))}),s){var p=s.call(this,r,l,i);return c?p||u:p}return!c||u}}return o.__}function Ne(e,t){var n=Qr(Vo++,3);!Pe.__s&&pa(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Ue.__H.__h.push(n))}function gt(e){return As=5,Fe(function(){return{current:e}},[])}function Fe(e,t){var n=Qr(Vo++,7);return pa(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ch(){var e;do{for(;e=Jr.shift();)try{Bo(e)}catch(n){Pe.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=ha.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Bo),t.__h.some(Zr),t.__h=[]}catch(n){t.__h=[],Pe.__e(n,e.__v)}}}while(Jr.length)}Pe.__b=function(e){Ue=null,sa&&sa(e)},Pe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ca&&ca(e,t)},Pe.__r=function(e){ra&&ra(e),Vo=0;var t=(Ue=e.__c).__H;t&&(Gr==Ue?Ue.__h=[]:(t.__h.some(Bo),t.__h.some(Zr),Vo=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Gr=Ue},Pe.diffed=function(e){la&&la(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&fa(ha.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Gr=Ue=null},Pe.__c=function(e,t){t.some(function(n){try{n.__h.some(Bo),n.__h=n.__h.filter(function(o){return!o.__||Zr(o)})}catch(o){n.__h=[function(){throw o}]}}),ia&&ia(e,t)},Pe.unmount=function(e){aa&&aa(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,fa(Jr.push(s))}else Bo(s)}catch(r){t=r}}),o.__H=void 0,t&&Pe.__e(t,o.__v))};var ua=typeof requestAnimationFrame=="function";function uh(e){var t,n=function(){clearTimeout(o),ua&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);ua&&(t=requestAnimationFrame(n))}function fa(e){e!=1&&oa==Pe.requestAnimationFrame||((oa=Pe.requestAnimationFrame)||uh)(ch)}function Bo(e){var t=Ue,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Ue=t}function Zr(e){var t=Ue;e.__c=e.__(),Ue=t}function pa(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Yr(n,e[o])})}function ma(e,t){return typeof t=="function"?t(e):t}var fh=Symbol.for("preact-signals");function Ds(){if(en>1)en--;else{var e,t=!1;for((function(){var s=Os;for(Os=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var l=r.t;l!==void 0;l=l.x)l.i===s.i&&(l.i=r.i);s=s.o}})();Ko!==void 0;){var n=Ko;for(Ko=void 0,Ps++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&_a(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(Ps=0,en--,t)throw e}}function el(e){if(en>0)return e();Xr=++hh,en++;try{return e()}finally{Ds()}}var jo,Se=void 0;function Go(e){var t=Se,n=jo;Se=void 0,jo=void 0;try{return e()}finally{Se=t,jo=n}}var Ko=void 0,en=0,Ps=0,hh=0,Xr=0,Os=void 0,Ls=0;function da(e){if(Se!==void 0){var t=e.n;if(t===void 0||t.t!==Se)return t={i:0,S:e,p:Se.s,n:void 0,t:Se,e:void 0,x:void 0,r:t},Se.s!==void 0&&(Se.s.n=t),Se.s=t,e.n=t,32&Se.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Se.s,t.n=void 0,Se.s.n=t,Se.s=t),t}}function We(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}We.prototype.brand=fh;We.prototype.h=function(){return!0};We.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Go(function(){var o;(o=t.W)==null||o.call(t)}))};We.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Go(function(){var s;(s=t.Z)==null||s.call(t)}))}};We.prototype.subscribe=function(e){var t=this;return rt(function(){var n=t.value;Go(function(){return e(n)})},{name:"sub"})};We.prototype.valueOf=function(){return this.value};We.prototype.toString=function(){return this.value+""};We.prototype.toJSON=function(){return this.value};We.prototype.peek=function(){var e=this;return Go(function(){return e.value})};Object.defineProperty(We.prototype,"value",{get:function(){var e=da(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Ps>100)throw new Error("Cycle detected");(function(n){en!==0&&Ps===0&&n.l!==Xr&&(n.l=Xr,Os={S:n,v:n.v,i:n.i,o:Os})})(this),this.v=e,this.i++,Ls++,en++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Ds()}}}});function Je(e,t){return new We(e,t)}function _a(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function ga(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function wa(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function On(e,t){We.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Ls-1,this.f=4}On.prototype=new We;On.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Ls))return!0;if(this.g=Ls,this.f|=1,this.i>0&&!_a(this))return this.f&=-2,!0;var e=Se;try{ga(this),Se=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return Se=e,wa(this),this.f&=-2,!0};On.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}We.prototype.S.call(this,e)};On.prototype.U=function(e){if(this.t!==void 0&&(We.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};On.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(On.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=da(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function ao(e,t){return new On(e,t)}function ba(e){var t=e.j;if(e.j=void 0,typeof t=="function"){en++;var n=Se;Se=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,tl(e),o}finally{Se=n,Ds()}}}function tl(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ba(e)}function ph(e){if(Se!==this)throw new Error("Out-of-order effect");wa(this),Se=e,this.f&=-2;try{8&this.f&&tl(this)}finally{Ds()}}function co(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,jo&&jo.push(this)}co.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};co.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ba(this),ga(this),en++;var e=Se;return Se=this,ph.bind(this,e)};co.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ko,Ko=this)};co.prototype.d=function(){this.f|=8,1&this.f||tl(this)};co.prototype.dispose=function(){this.d()};function rt(e,t){var n=new co(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var ya,Us,Rs,mh=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var $a=[];rt(function(){ya=this.N})();function uo(e,t){fe[e]=t.bind(null,fe[e]||function(){})}function Yo(e){if(Rs){var t=Rs;Rs=void 0,t()}Rs=e&&e.S()}function ka(e){var t=this,n=e.data,o=_h(n);o.name="ReactiveDom",o.value=n;var s=Fe(function(){for(var i=t,a=t.__v;a=a.__;)if(a.__c){a.__c.__$f|=4;break}var c=ao(function(){var d=o.value.value;return d===0?0:d===!0?"":d||""}),u=ao(function(){return!Array.isArray(c.value)&&!qr(c.value)}),p=rt(function(){if(this.N=va,u.value){var d=c.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=d)}}),m=t.__$u.d;return t.__$u.d=function(){p(),m.call(this)},[u,c]},[]),r=s[0],l=s[1];return r.value?l.peek():l.value}ka.displayName="ReactiveTextNode";Object.defineProperties(We.prototype,{constructor:{configurable:!0,value:Cs(Pn,null).constructor},type:{configurable:!0,value:ka},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});uo("__b",function(e,t){if(Yo(),Us=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof We&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});uo("__r",function(e,t){if(e(t),t.type!==Pn){Yo();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var l;return rt(function(){l=this},{name:r}),l.c=s,l})((function(s){return function(){var r;mh&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Us=o,Yo(n)}});uo("__e",function(e,t,n,o){Yo(),Us=void 0,e(t,n,o)});uo("diffed",function(e,t){Yo(),Us=void 0;var n;if(typeof t.type=="string"&&(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var l in r){var i=r[l];i===void 0||o&&l in o||(i.d(),r[l]=void 0)}if(o){r||(r={},n.U=r);for(var a in o){var c=r[a],u=o[a];c===void 0?(c=dh(n,a,u,s),r[a]=c):c.o(u,s)}}}e(t)});function dh(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=Je(n);return{o:function(l,i){r.value=l,o=i},d:rt(function(){this.N=va;var l=r.value.value;o[t]!==l&&(o[t]=l,s?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}uo("unmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var l=t.__np;if(l){var i=t.props;for(var a in l)i[a]=l[a]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var u=c.__$u;u&&(c.__$u=void 0,u.d())}}e(t)});uo("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});io.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!=="__source"&&e[l]!==this.props[l])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function _h(e,t){return Fe(function(){return Je(e,t)},[])}var gh=function(e){queueMicrotask(function(){queueMicrotask(e)})};function wh(){el(function(){for(var e;e=$a.shift();)ya.call(e)})}function va(){$a.push(this)===1&&(fe.requestAnimationFrame||gh)(wh)}var Sa=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var l=t[r++],i=t[r]?(t[0]|=l?1:2,n[t[r++]]):t[++r];l===3?o[0]=i:l===4?o[1]=Object.assign(o[1]||{},i):l===5?(o[1]=o[1]||{})[t[++r]]=i:l===6?o[1][t[++r]]+=i+"":l?(s=e.apply(i,Sa(e,i,n,["",null])),o.push(s),i[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(i)}return o},xa=new Map;function Ma(e){var t=xa.get(this);return t||(t=new Map,xa.set(this,t)),(t=Sa(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,l="",i="",a=[0],c=function(m){r===1&&(m||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?a.push(0,m,l):r===3&&(m||l)?(a.push(3,m,l),r=2):r===2&&l==="..."&&m?a.push(4,m,0):r===2&&l&&!m?a.push(5,0,!0,l):r>=5&&((l||!m&&r===5)&&(a.push(r,0,l,s),r=6),m&&(a.push(r,m,0,s),r=6)),l=""},u=0;u<n.length;u++){u&&(r===1&&c(),c(u));for(var p=0;p<n[u].length;p++)o=n[u][p],r===1?o==="<"?(c(),a=[a],r=3):l+=o:r===4?l==="--"&&o===">"?(r=1,l=""):l=o+l[0]:i?o===i?i="":l+=o:o==='"'||o==="'"?i=o:o===">"?(c(),r=1):r&&(o==="="?(r=5,s=l,l=""):o==="/"&&(r<5||n[u][p+1]===">")?(c(),r===3&&(a=a[0]),r=a,(a=a[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(c(),r=2):l+=o),r===3&&l==="!--"&&(r=4,a=a[0])}return c(),a})(e)),t),arguments,[])).length>1?t:t[0]}var S=Ma.bind(Cs);var Ta="fairground-theme",bh=["auto","light","dark"];function yh(){try{let e=localStorage.getItem(Ta);return bh.includes(e)?e:"auto"}catch{return"auto"}}var Jo=Je(yh()),hn=Je(0);function Ea(){let e=matchMedia("(prefers-color-scheme: dark)"),t=Je(e.matches);e.addEventListener("change",()=>{t.value=e.matches}),rt(()=>{let n=t.value?"dark":"light";document.documentElement.dataset.theme=Jo.value==="auto"?n:Jo.value;try{localStorage.setItem(Ta,Jo.value)}catch{}hn.value=hn.peek()+1})}function Yt(e){return getComputedStyle(document.documentElement).getPropertyValue(`--${e}`).trim()}function Ca(){let e=t=>{Jo.value=t.currentTarget.value};return S`<label class="theme"
    >Colours
    <select value=${Jo.value} onChange=${e}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`}var nl={story:null,scenario:"request-server",text:null,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{},kernel:"",settings:""}},$h=["scenario","machine","kernel","seed","duration"],kh=2e5;function Ns(e){let t=new TextEncoder().encode(JSON.stringify(e)),n=Array.from(t,o=>String.fromCharCode(o)).join("");return btoa(n).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function Aa(e){let t=null;try{let l=atob(e.replace(/-/g,"+").replace(/_/g,"/")),i=Uint8Array.from(l,a=>a.charCodeAt(0));t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(i))}catch{throw new Error("The link's end is no playground's: it may have been cut when it was copied.")}if(t===null||typeof t!="object")throw new Error("The link holds no scenario.");let n=(l,i)=>typeof l=="string"&&l.length<=kh?l:i,o=Object.fromEntries($h.map(l=>[l,n(t[l],nl[l])])),s=t.change??{},r=Object.entries(s.knobs??{}).filter(([l,i])=>l.length<300&&typeof i=="string"&&i.length<100);return{...o,story:n(t.story,null),text:n(t.text,null),manifest:n(t.manifest,null),change:{knobs:Object.fromEntries(r),kernel:n(s.kernel,""),settings:n(s.settings,"")}}}var Pa="engine.wasm.gz";async function vh(){let e=await fetch(Pa);if(!e.ok)throw new Error(`the server says ${e.status} of ${Pa}`);let t=await e.arrayBuffer(),[n,o]=new Uint8Array(t,0,2);if(n!==31||o!==139)return t;let s=new Blob([t]).stream().pipeThrough(new DecompressionStream("gzip"));return new Response(s).arrayBuffer()}var Oa=null;function La(){return Oa??=vh().then(e=>WebAssembly.compile(e)),Oa}function fo(){let e=null,t=null,n=null,o=0;function s(i){let a=t;t=null,a?.resolve(i),l()}async function r(){let i=new Worker("worker.js");return e=i,i.addEventListener("message",({data:a})=>{t?.number===a.number&&s(a.answer)}),i.addEventListener("error",a=>{a.preventDefault(),s({kind:"stopped",message:`The engine can't be loaded: ${a.message}`})}),i.postMessage({module:await La()}),i}async function l(){if(t||!n)return;let i=n;t=i,n=null;try{let a=e??await r();t===i&&a.postMessage({number:i.number,question:i.question})}catch(a){e=null,s({kind:"stopped",message:`The engine can't be loaded: ${a.message}`})}}return{ask(i){return new Promise(a=>{n?.resolve(null),o+=1,n={number:o,question:i,resolve:a},l()})},stop(){if(!t)return;e?.terminate(),e=null;let i=[t,n];t=null,n=null,i.forEach(a=>a?.resolve(null))}}}var xh=[36e5,6e5,12e4,6e4,2e4,1e4,5e3,2e3,1e3,500,200,100,50,20],Sh=45,Mh=8e3,Th=2.6,Eh=12,Ch=.8,ol=200,Ah=.3,Ph=8;function sl(){let e=new Map,t=null,n=ol;function o(){let r=[...e].sort(([p],[m])=>p-m),[[l,i],[a,c]]=[r[0],r[r.length-1]];if(l===a)return{fixed:0,rate:c/a};let u=Math.max((c-i)/(a-l),1e-9);return{fixed:Math.max(0,i-u*l),rate:u}}function s(r,l){if(t===null)return ol;let{fixed:i,rate:a}=o(),c=Math.max(r-i,r/2),u=p=>a*p<=c&&p<=l*n;return u(t)?null:xh.find(p=>p<t&&u(p))??10}return{note({ran:r,all:l,took:i}){let a=Math.max(r,.001),c=e.get(a)??i;t=l,n=a;for(let[u,p]of e)u<a&&e.set(u,Math.min(p,i)),u>a&&e.set(u,Math.max(i,Ch*p));e.set(a,i<c?i:c+Ah*(i-c)),e.size>Ph&&e.delete(e.keys().next().value)},forget(){e.clear(),t=null,n=ol},drag:()=>s(Sh,Th),rest:()=>s(Mh,Eh)}}var Oh="scenario.toml",Fs="limits.yaml";function Lh(e){let t=e.trim();return t!==""&&!t.includes(`
`)&&!/^[[{#]/.test(t)&&!/^[\w."-]+\s*=/.test(t)}function Da(e){return/^(apiVersion|kind|services)\s*:/m.test(e)}function Dh(e){return/^\s*(\{|\/\*|\/\/)/.test(e)}function Ws(e){let t={},n=e.scenario;return e.text!==null&&(Lh(e.text)?n=e.text.trim():(n=Dh(e.text)?"workload.json":Oh,t[n]=e.text)),e.manifest&&(t[Fs]=e.manifest),{scenario:n,files:t}}function Rh(e){return e.split(`
`).map(n=>n.trim()).filter(Boolean).map(n=>{let o=n.indexOf("=");return o<0?[n,""]:[n.slice(0,o).trim(),n.slice(o+1).trim()]})}function Uh(e,t){return t.flatMap(({path:n,quota_ns:o,period_ns:s,burst_ns:r})=>{let l=$=>{let x=e[`limit:${n}:${$}`];return x===void 0?null:Number(x)},[i,a,c]=["quota","period","burst"].map(l),u=a===null?s/1e3:Math.round(a*1e3),p=i??o/s,m=Math.max(1e3,Math.round(p*u)),d=c===null?r/1e3:Math.round(c*1e3),w=[];(i!==null||a!==null)&&w.push(`${n}=cpu.max=${m} ${u}`);let k=Math.min(d,m);return k!==r/1e3&&w.push(`${n}=cpu.max.burst=${k}`),w})}function Ra(e,t,n){let o={set:[],limit:[]},{change:s}=e;e.machine&&(o.machine=e.machine);let r=t&&s.kernel||e.kernel;if(r&&(o.kernel=r),e.seed.trim()){let l=Number(e.seed);Number.isSafeInteger(l)&&l>=0?o.seed=l:o.set.push(["seed",e.seed.trim()])}if(e.duration.trim()&&(o.duration=e.duration.trim()),e.manifest&&(o.limits=[Fs]),t){for(let[l,i]of Object.entries(s.knobs))l.startsWith("set:")&&o.set.push([l.slice(4),i]);o.set.push(...Rh(s.settings)),o.limit.push(...Uh(s.knobs,n))}return o}function ho({change:e}){let{knobs:t,kernel:n,settings:o}=e;return Object.keys(t).length>0||n!==""||o.trim()!==""}function rl(e,t,n,o){let{scenario:s,files:r}=Ws(e),l={name:t?"B: the change":"A: as it is",scenario:s,files:r,overrides:Ra(e,t,n),worlds:2};return o!==null&&(l.longest_ms=o),{play:l}}function Nh(e){return/^[\w./:=,%+@^-]+$/.test(e)?e:`'${e.replaceAll("'","'\\''")}'`}function ll(e,t,n){let{scenario:o,files:s}=Ws(e),r=Ra(e,t,n),l=["fairground","run",o],i=(a,c)=>c!==void 0&&l.push(a,String(c));return i("--machine",r.machine),i("--kernel",r.kernel),i("--seed",r.seed),i("--duration",r.duration),(r.limits??[]).forEach(a=>i("--limits",a)),r.set.forEach(([a,c])=>i("--set",`${a}=${c}`)),r.limit.forEach(a=>i("--limit",a)),{command:l.map(Nh).join(" "),files:s}}var Fh=250,Wh=4,zh=6;function Ua(){let e=Je(nl),t=Je(null),n=Je(null),o=[sl(),sl()],s=[fo(),fo()],r=[fo(),fo()],l=new Map,i=0,a=0;async function c(y,T,M){let D=T===0?JSON.stringify(M):null;if(D&&l.has(D))return l.get(D);let P=await y[T].ask(M);if(P?.ok){let{whole_ns:K,run:W}=P.ok,G=W.simulated_ns/1e6;o[T].note({ran:G,all:K/1e6,took:P.took_ms}),D&&l.set(D,P),l.size>zh&&l.delete(l.keys().next().value)}return P}function u(y,T){let D=o.slice(0,T?2:1).map(P=>P[y]()).filter(P=>P!==null);return D.length>0?Math.min(...D):null}async function p(y,T=0){i+=1;let M=i,D=e.peek(),P=ho(D),K=y==="rest"?r:s,W=performance.now();n.value={since:W,kind:y};let G=D.story?null:u(y,P),q=w(D),A=c(K,0,rl(D,!1,[],G)),j=q??(await A)?.ok?.knobs.limits,L=P&&j&&c(K,1,rl(D,!0,j,G)),[Y,I]=[await A,L?await L:void 0];Y?.ok&&k(D,Y.ok.knobs.limits);let ee=M===i;if(ee&&(n.value=null),Y===null||I===null)return;let H=ee||y==="drag"&&d(D)===d(e.peek()),Qe=performance.now()-W;if(H&&(t.value={a:Y,b:I,length:G,kind:y,state:D,took_ms:Qe}),!ee)return;let de=u("rest",P);G!==null&&(de===null||de>G)&&T<Wh&&$(y==="rest"?0:Fh,T+1)}let m={key:null,limits:null},d=y=>JSON.stringify([Ws(y),y.machine,y.kernel]),w=y=>m.key===d(y)?m.limits:null,k=(y,T)=>{m={key:d(y),limits:T}};function $(y,T){clearTimeout(a),a=setTimeout(()=>p("rest",T),y)}function x(){clearTimeout(a),r.forEach(y=>y.stop()),p("drag")}return{state:e,result:t,busy:n,limits:ao(()=>t.value?.a.ok?.knobs.limits??[]),set(y,T=!1){e.value={...e.peek(),...y},T&&o.forEach(M=>M.forget()),x()},stop(){i+=1,clearTimeout(a),[...s,...r].forEach(y=>y.stop()),n.value=null},link:()=>`${location.href.split("#")[0]}#${Ns(e.peek())}`,read:y=>Aa(y)}}function Na(){let e=fo(),t=Promise.resolve();return n=>(t=t.then(()=>e.ask(n)),t)}function le(e){let t=Math.abs(e);return t>=1e9?`${Oe(e/1e9)} s`:t>=1e6?`${Oe(e/1e6)} ms`:t>=1e3?`${Oe(e/1e3)} us`:`${Oe(e)} ns`}function pn(e,t=1e9){let n=Math.min(9,Math.max(1,Math.ceil(11-Math.log10(Math.max(t,1)))));return`${(e/1e9).toFixed(n)} s`}function ut(e){return(e/1e6).toFixed(3)}function Ft(e,t=1){return`${(100*e).toFixed(t)} %`}function Oe(e){if(!Number.isFinite(e))return"-";let t=Math.abs(e);return t>=100||Number.isInteger(e)?e.toFixed(0):e.toFixed(t>=10?1:2)}var qh=new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]","g");function z(e){return String(e).replace(qh,"\uFFFD")}function po(e,t){let n=Array.from(z(e));if(n.length<=t)return n.join("");let o=Math.min(6,Math.floor(t/2));return`${n.slice(0,t-o-1).join("")}\u2026${n.slice(-o).join("")}`}function wt({caption:e,columns:t,rows:n,selected:o}){let s=t.map((a,c)=>c===0||n.some(u=>Hh(u[c]))),r=a=>s[a]?"words":"number",l=(a,c)=>{let u=a?.node??S`<bdi>${z(il(a))}</bdi>`;return c===0?S`<th scope="row" class="words">${u}</th>`:S`<td class=${a?.className??r(c)} style=${Ih(a)}>${u}</td>`},i=(a,c)=>S`<th scope="col" class=${r(c)}><bdi>${z(a)}</bdi></th>`;return S`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${z(e)}</bdi></strong>
      <${zs} what=${e} text=${()=>Bh(t,n)} />
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
  </div>`}function Ih(e){return typeof e?.level=="number"?{"--level":`${Math.round(60*e.level)}%`}:{}}function Hh(e){return!!e?.node||!/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(il(e))}function il(e){return e==null?"-":String(e.text??e)}function Bh(e,t){let n=o=>{let s=z(il(o)).replace(/\t/g," ");return/^[=+@]/.test(s)?`'${s}`:s};return[e,...t].map(o=>o.map(n).join("	")).join(`
`)}function zs({what:e,text:t}){let[n,o]=Te("Copy");return S`<button type="button" class="copy" onClick=${async()=>{o(await Vh(t())?"Copied":"Not allowed here"),setTimeout(()=>o("Copy"),2e3)}}>
    ${n}<span class="unseen"> ${z(e)}</span>
  </button>`}async function Vh(e){try{return await navigator.clipboard.writeText(e),!0}catch{return jh(e)}}function jh(e){let t=document.createElement("textarea");t.value=e,document.body.append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}function Fa({caption:e,columns:t,rows:n}){let[o,s]=Te(!1);return S`<details class="numbers" onToggle=${l=>s(l.currentTarget.open)}>
    <summary>Numbers: <bdi>${z(e)}</bdi></summary>
    ${o&&S`<${wt} caption=${e} columns=${t} rows=${n()} />`}
  </details>`}function Wa({name:e,text:t}){let n=t.split(`
`).map(z).join(`
`);return S`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${z(e)}</bdi></strong>
      <${zs} what=${e} text=${()=>t} />
    </div>
    <pre class="scroll" tabindex="0" role="region" aria-label=${z(e)}>${n}</pre>
  </div>`}function qa({play:e}){let t=e.state.value,n=e.result.value,o=e.limits.value,s=ho(t)?[!1,!0]:[!1],{files:r}=ll(t,!1,o),l=i=>{let{command:a}=ll(t,i,o),c=(i?n?.b:n?.a)?.ok;return S`<${za} name=${i?"World B":"World A"} text=${a} />
      <${Kh} answer=${c} />`};return S`<section>
    <h2>Take it with you</h2>
    <${za} name="Link with all of it" text=${e.link()} />
    ${s.map(l)}
    ${Object.entries(r).map(([i,a])=>S`<${Gh} ...${{name:i,text:a}} />`)}
    ${Object.keys(r).length>0&&S`<p class="note">Save the files beside each other, and run the commands there.</p>`}
  </section>`}function Kh({answer:e}){if(!e)return null;let{run:t,whole_ns:n}=e;return t.duration_ns<n?S`<p class="note">The page shows a part of this run; the command runs all of it.</p>`:S`<p class="note">It gives this very run: digest ${t.digest}.</p>`}function za({name:e,text:t}){return S`<div class="table">
    <div class="head">
      <strong aria-hidden="true">${e}</strong>
      <${zs} what=${e} text=${()=>t} />
    </div>
    <pre class="scroll line" tabindex="0" role="region" aria-label=${e}>${z(t)}</pre>
  </div>`}function Gh({name:e,text:t}){let[n,o]=Te("");return Ne(()=>{let s=URL.createObjectURL(new Blob([t],{type:"text/plain"}));return o(s),()=>URL.revokeObjectURL(s)},[t]),S`<p><a class="file" href=${n} download=${e}>Save ${e}</a></p>`}function mn({id:e,label:t,usual:n,value:o,items:s,choose:r}){let l=s.find(i=>i.name===o)?.says;return S`<div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} value=${o} onChange=${i=>r(i.currentTarget.value)}>
      ${n!==void 0&&S`<option value="">${n}</option>`}
      ${s.map(({name:i})=>S`<option value=${i}>${z(i)}</option>`)}
    </select>
    ${l&&S`<p class="note">${z(l)}</p>`}
  </div>`}function al({id:e,label:t,value:n,placeholder:o,choose:s}){return S`<div class="field small">
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
  </div>`}function Zo({id:e,label:t,value:n,rows:o,placeholder:s,choose:r,fault:l}){let[i,a]=Te(n);return Ne(()=>a(n),[n]),Ne(()=>{if(i===n)return;let c=setTimeout(()=>r(i),400);return()=>clearTimeout(c)},[i]),S`<div class="field">
    <label for=${e}>${t}</label>
    <textarea
      id=${e}
      rows=${o}
      spellcheck="false"
      autocapitalize="off"
      placeholder=${s}
      value=${i}
      aria-invalid=${l?"true":"false"}
      onInput=${c=>a(c.currentTarget.value)}
    ></textarea>
    <${cl} fault=${l} area=${e} />
  </div>`}function cl({fault:e,area:t}){if(!e)return null;let n=Number(/-->\s\S+?:(\d+)/.exec(e)?.[1]??0),o=()=>{let r=document.getElementById(t),i=r.value.split(`
`).slice(0,n-1).join(`
`).length+(n>1?1:0),a=r.value.indexOf(`
`,i);r.focus(),r.setSelectionRange(i,a<0?r.value.length:a)},s=e.split(`
`).map(z).join(`
`);return S`<div class="fault" role="alert">
    <pre tabindex="0" aria-label="What is wrong">${s}</pre>
    ${t&&n>0&&S`<button type="button" onClick=${o}>Go to line ${n}</button>`}
  </div>`}var qs=["threads","rate","rps","service","slice","burst","period","run","groups"],Yh=["duration","runtime","timeout","seed"],ul=[5,10,20,25,50,100,200,250,500,1e3],fl=80;function mo(e){return String(Number(e.toPrecision(3)))}function Ia(e){let t=/^((?:exp|poisson):)?(\d+(?:\.\d+)?)(ns|us|ms|s|\/s|%)?$/.exec(e.trim());if(!t)return null;let[,n="",o,s=""]=t;return Number(o)>0?{before:n,number:Number(o),unit:s}:null}function Ha(e,t){return t===""&&Number.isInteger(e)?{min:1,max:Math.max(4*e,16),to:s=>s,from:s=>s}:{min:0,max:fl,to:s=>Number(mo(e/4*16**(s/fl))),from:s=>Math.round(fl*Math.log(s/(e/4))/Math.log(16))}}function Jh({path:e,quota_ns:t,period_ns:n,burst_ns:o},s){let r=t/n,l=Math.min(Math.max(2*r,2),Math.max(s,r)),i=u=>`limit:${e}:${u}`,a=n/1e6,c=ul.includes(a)?ul:[...ul,a].sort((u,p)=>u-p);return[{key:i("quota"),label:`quota of ${e}`,base:mo(r),min:1,max:100,to:u=>Number(mo(Math.max(.05,u*l/100))),from:u=>Math.round(100*u/l),read:u=>`${Oe(Number(u))} CPUs`},{key:i("period"),label:`period of ${e}`,base:mo(a),min:0,max:c.length-1,to:u=>c[u],from:u=>Math.max(0,c.indexOf(Number(u))),read:u=>`${u} ms`},{key:i("burst"),label:`burst of ${e}`,base:mo(o/1e6),min:0,max:100,most:u=>Number(u[i("quota")]??r)*Number(u[i("period")]??a),to:(u,p)=>Number(mo(u*p/100)),from:(u,p)=>Math.min(100,Math.round(100*u/Math.max(p,1e-9))),read:u=>`${Oe(Number(u))} ms`}]}function Zh({key:e,of:t,name:n,value:o}){let s=Ia(o);if(!s)return null;let{before:r,unit:l}=s,i=Ha(s.number,l),a=l===""||l==="/s";return{key:`set:${e}`,name:n,label:`${n} of ${t}`,base:o.trim(),...i,to:c=>`${r}${i.to(c)}${l}`,from:c=>i.from(Ia(c)?.number??s.number),read:c=>a?c:c.replace(/(\d)([a-z]+)$/,"$1 $2")}}function Qh({kernel:e}){let t=e.answers.pick==="eligible-deadline",n=t?"base_slice_ns":"min_granularity_ns",o=e.knobs[n];if(!o)return null;let s=Ha(o/1e6,"ms");return{key:`set:${n}`,label:t?"base slice":"minimum granularity",base:String(o),...s,to:r=>String(Math.round(s.to(r)*1e6)),from:r=>s.from(Number(r)/1e6),read:r=>`${Oe(Number(r)/1e6)} ms`}}function Ba({knobs:e,run:t}){let n=t.machine.cpus,o=e.limits.slice(0,4).flatMap(u=>Jh(u,n)),s=e.settings.filter(({name:u})=>!Yh.includes(u)).map(Zh),r=({name:u})=>qs.includes(u)?qs.indexOf(u):qs.length,l=s.filter(Boolean).sort((u,p)=>r(u)-r(p)),i=Qh(t),a=l.filter(u=>r(u)<qs.length).slice(0,6),c=l.filter(u=>!a.includes(u));return{first:[...o,...a,...i?[i]:[]],more:c}}function Va({knob:e,knobs:t,turn:n}){let o=e.most?.(t),s=t[e.key],r=s??e.base,l=`knob-${e.key}`,i=u=>{let p=String(e.to(Number(u.currentTarget.value),o));n(e.key,p===e.base?null:p)},a=o===void 0?r:String(Math.min(Number(r),o)),c=s!==void 0;return S`<div class=${c?"knob changed":"knob"}>
    <label for=${l}><bdi>${z(e.label)}</bdi></label>
    <output for=${l}>
      ${c&&S`<s>${z(e.read(e.base))}</s>${" "}`}${z(e.read(a))}
    </output>
    <input
      id=${l}
      type="range"
      min=${e.min}
      max=${e.max}
      step="1"
      value=${e.from(a,o)}
      aria-valuetext=${z(e.read(a))}
      onInput=${i}
    />
    <button
      type="button"
      class="back"
      disabled=${!c}
      onClick=${()=>n(e.key,null)}
      aria-label=${`${z(e.label)}: as it is`}
    >
      ↺
    </button>
  </div>`}function hl(){return{knobs:{},kernel:"",settings:""}}function ja({play:e,shelves:t,fault:n}){let o=e.state.value,{change:s}=o,r=w=>e.set({change:{...e.state.peek().change,...w}}),l=(w,k)=>{let{[w]:$,...x}=e.state.peek().change.knobs;r({knobs:k===null?x:{...x,[w]:k}})},i=e.result.value?.a?.ok,{first:a,more:c}=i?Ba(i):{first:[],more:[]},u=t.stories.find(w=>w.id===o.story),p=({key:w})=>u.knobs.includes(w),m=u?[...a,...c].filter(p):a,d=w=>S`<${Va} key=${w.key} knob=${w} knobs=${s.knobs} turn=${l} />`;return S`<section aria-label="The change">
    <h2>World B: the change</h2>
    <p class="note">Drag a number. World A stays as it is; both have the same seed.</p>
    ${u?.choices?.map(w=>S`<${Xh} ...${{one:w,change:s,turn:l}} />`)}
    ${m.map(d)}
    ${c.length>0&&!u&&S`<details>
      <summary>More numbers of the workload</summary>
      ${c.map(d)}
    </details>`}
    <${mn}
      id="kernel-b"
      label="Kernel of B"
      usual="the same"
      value=${s.kernel}
      items=${t.kernels}
      choose=${w=>r({kernel:w})}
    />
    <details open=${s.settings!==""||!!n}>
      <summary>Any setting</summary>
      <${Zo}
        id="settings"
        label="KEY=VALUE, one a line, as --set takes them: turn=quantum"
        rows="3"
        value=${s.settings}
        choose=${w=>r({settings:w})}
        fault=${n}
      />
    </details>
    <button type="button" disabled=${!ho(o)} onClick=${()=>r(hl())}>
      Take all changes back
    </button>
  </section>`}function Xh({one:e,change:t,turn:n}){let o=`set:${e.key}`,s=e.answers.map(([r,l])=>({name:r,says:l}));return S`<${mn}
    id=${`choice-${e.key}`}
    label=${e.label}
    value=${t.knobs[o]??e.usual}
    items=${s}
    choose=${r=>n(o,r===e.usual?null:r)}
  />`}function Ka(e){return e?e.includes(`--> ${Fs}`)?"manifest":/--> --(set|limit|kernel|duration|seed|machine)/.test(e)?"change":"scenario":null}function Ga(e){let t=o=>o&&!o.ok?o.message:null,n=t(e?.a);return[n,n?null:t(e?.b)]}function Ya({play:e,shelves:t}){let[,n]=Ga(e.result.value),o=S`<${ja} key="change" ...${{play:e,shelves:t,fault:n}} />`,s=S`<${ep} key="scenario" ...${{play:e,shelves:t}} />`;return e.state.value.story?[o,s]:[s,o]}function ep({play:e,shelves:t}){let n=e.state.value,[o]=Ga(e.result.value),s=u=>Ka(o)===u?o:null,r=u=>e.set({...u,story:null},!0),l=u=>r({scenario:u,text:null,machine:"",kernel:"",change:hl()}),i=u=>{Da(u)?r({text:null,manifest:u}):r({text:u})},a=async({address:u,kind:p})=>{let m=await(await fetch(u)).text();r(p==="limits"?{manifest:m}:{text:m})},c=n.text??t.texts[n.scenario]??"";return S`<section class="choose" aria-label="The world">
    <h2>The world</h2>
    <${mn}
      id="scenario"
      label="Workload"
      value=${n.text===null?n.scenario:""}
      usual=${n.text===null?void 0:"your own, below"}
      items=${t.scenarios}
      choose=${u=>u&&l(u)}
    />
    <${tp} files=${t.files} take=${a} />
    <${mn}
      id="machine"
      label="Machine"
      usual="as the scenario says"
      value=${n.machine}
      items=${t.machines}
      choose=${u=>r({machine:u})}
    />
    <${mn}
      id="kernel"
      label="Kernel"
      usual="as the scenario says"
      value=${n.kernel}
      items=${t.kernels}
      choose=${u=>r({kernel:u})}
    />
    <div class="pair">
      <${al}
        id="seed"
        label="Seed"
        value=${n.seed}
        placeholder="of the scenario"
        choose=${u=>r({seed:u})}
      />
      <${al}
        id="duration"
        label="Duration"
        value=${n.duration}
        placeholder="of the scenario"
        choose=${u=>r({duration:u})}
      />
    </div>
    <details open=${n.text!==null&&!n.story||!!s("scenario")}>
      <summary>Your own scenario</summary>
      <${Zo}
        id="text"
        label="A scenario (TOML), an rt-app workload (JSON), or a command: server --threads 8 …"
        rows="12"
        value=${c}
        choose=${i}
        fault=${s("scenario")}
      />
    </details>
    <details open=${n.manifest!==null||!!s("manifest")}>
      <summary>Limits from a manifest</summary>
      <${Zo}
        id="manifest"
        label="A Kubernetes manifest or a compose file"
        rows="8"
        value=${n.manifest??""}
        placeholder="kubectl get deploy web -o yaml"
        choose=${u=>r({manifest:u.trim()===""?null:u})}
        fault=${s("manifest")}
      />
    </details>
    ${Ka(o)==="change"&&S`<${cl} fault=${o} />`}
  </section>`}function tp({files:e,take:t}){if(e.length===0)return null;let n=o=>t(e.find(s=>s.name===o));return S`<${mn}
    id="folder"
    label="From your folder"
    value=""
    usual="choose a file"
    items=${e}
    choose=${o=>o&&n(o)}
  />`}var np="uplot",op="u-hz",sp="u-vt",rp="u-title",lp="u-wrap",ip="u-under",ap="u-over",cp="u-axis",Rn="u-off",up="u-select",fp="u-cursor-x",hp="u-cursor-y",pp="u-cursor-pt",mp="u-legend",dp="u-live",_p="u-inline",gp="u-series",wp="u-marker",Ja="u-label",bp="u-value",Xo="width",es="height";var Za="bottom",_o="left",pl="right",Al="#000",Qa=Al+"0",ml="mousemove",Xa="mousedown",dl="mouseup",ec="mouseenter",tc="mouseleave",nc="dblclick",yp="resize",$p="scroll",oc="change",js="dppxchange",Pl="--",vo=typeof window<"u",yl=vo?document:null,wo=vo?window:null,kp=vo?navigator:null,ce,Is;function $l(){let e=devicePixelRatio;ce!=e&&(ce=e,Is&&vl(oc,Is,$l),Is=matchMedia(`(min-resolution: ${ce-.001}dppx) and (max-resolution: ${ce+.001}dppx)`),Un(oc,Is,$l),wo.dispatchEvent(new CustomEvent(js)))}function bt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function kl(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function ke(e,t,n){e.style[t]=n+"px"}function Wt(e,t,n,o){let s=yl.createElement(e);return t!=null&&bt(s,t),n?.insertBefore(s,o),s}function Ct(e,t){return Wt("div",e,t)}var sc=new WeakMap;function Jt(e,t,n,o,s){let r="translate("+t+"px,"+n+"px)",l=sc.get(e);r!=l&&(e.style.transform=r,sc.set(e,r),t<0||n<0||t>o||n>s?bt(e,Rn):kl(e,Rn))}var rc=new WeakMap;function lc(e,t,n){let o=t+n,s=rc.get(e);o!=s&&(rc.set(e,o),e.style.background=t,e.style.borderColor=n)}var ic=new WeakMap;function ac(e,t,n,o){let s=t+""+n,r=ic.get(e);s!=r&&(ic.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Ol={passive:!0},vp={...Ol,capture:!0};function Un(e,t,n,o){t.addEventListener(e,n,o?vp:Ol)}function vl(e,t,n,o){t.removeEventListener(e,n,Ol)}vo&&$l();function zt(e,t,n,o){let s;n=n||0,o=o||t.length-1;let r=o<=2147483647;for(;o-n>1;)s=r?n+o>>1:yt((n+o)/2),t[s]<e?n=s:o=s;return e-t[n]<=t[o]-e?n:o}function Uc(e){return(n,o,s)=>{let r=-1,l=-1;for(let i=o;i<=s;i++)if(e(n[i])){r=i;break}for(let i=s;i>=o;i--)if(e(n[i])){l=i;break}return[r,l]}}var Nc=e=>e!=null,Fc=e=>e!=null&&e>0,Ys=Uc(Nc),xp=Uc(Fc);function Sp(e,t,n,o=0,s=!1){let r=s?xp:Ys,l=s?Fc:Nc;[t,n]=r(e,t,n);let i=e[t],a=e[t];if(t>-1)if(o==1)i=e[t],a=e[n];else if(o==-1)i=e[n],a=e[t];else for(let c=t;c<=n;c++){let u=e[c];l(u)&&(u<i?i=u:u>a&&(a=u))}return[i??_e,a??-_e]}function Js(e,t,n,o){let s=fc(e),r=fc(t);e==t&&(s==-1?(e*=n,t/=n):(e/=n,t*=n));let l=n==10?tn:Wc,i=s==1?yt:At,a=r==1?At:yt,c=i(l(qe(e))),u=a(l(qe(t))),p=bo(n,c),m=bo(n,u);return n==10&&(c<0&&(p=ge(p,-c)),u<0&&(m=ge(m,-u))),o||n==2?(e=p*s,t=m*r):(e=Hc(e,p),t=Zs(t,m)),[e,t]}function Ll(e,t,n,o){let s=Js(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var Dl=.1,cc={mode:3,pad:Dl},ns={pad:0,soft:null,mode:0},Mp={min:ns,max:ns};function Ks(e,t,n,o){return Qs(n)?uc(e,t,n):(ns.pad=n,ns.soft=o?0:null,ns.mode=o?3:0,uc(e,t,Mp))}function ie(e,t){return e??t}function Tp(e,t,n){for(t=ie(t,0),n=ie(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function uc(e,t,n){let o=n.min,s=n.max,r=ie(o.pad,0),l=ie(s.pad,0),i=ie(o.hard,-_e),a=ie(s.hard,_e),c=ie(o.soft,_e),u=ie(s.soft,-_e),p=ie(o.mode,0),m=ie(s.mode,0),d=t-e,w=tn(d),k=lt(qe(e),qe(t)),$=tn(k),x=qe($-w);(d<1e-24||x>10)&&(d=0,(e==0||t==0)&&(d=1e-24,p==2&&c!=_e&&(r=0),m==2&&u!=-_e&&(l=0)));let y=d||k||1e3,T=tn(y),M=bo(10,yt(T)),D=y*(d==0?e==0?.1:1:r),P=ge(Hc(e-D,M/10),24),K=e>=c&&(p==1||p==3&&P<=c||p==2&&P>=c)?c:_e,W=lt(i,P<K&&e>=K?K:qt(K,P)),G=y*(d==0?t==0?.1:1:l),q=ge(Zs(t+G,M/10),24),A=t<=u&&(m==1||m==3&&q>=u||m==2&&q<=u)?u:-_e,j=qt(a,q>A&&t<=A?A:lt(A,q));return W==j&&W==0&&(j=100),[W,j]}var Ep=new Intl.NumberFormat(vo?kp.language:"en-US"),Rl=e=>Ep.format(e),$t=Math,Vs=$t.PI,qe=$t.abs,yt=$t.floor,ze=$t.round,At=$t.ceil,qt=$t.min,lt=$t.max,bo=$t.pow,fc=$t.sign,tn=$t.log10,Wc=$t.log2,Cp=(e,t=1)=>$t.sinh(e)*t,_l=(e,t=1)=>$t.asinh(e/t),_e=1/0;function hc(e){return(tn((e^e>>31)-(e>>31))|0)+1}function xl(e,t,n){return qt(lt(e,t),n)}function zc(e){return typeof e=="function"}function oe(e){return zc(e)?e:()=>e}var Ap=()=>{},qc=e=>e,Ic=(e,t)=>t,Pp=e=>null,pc=e=>!0,mc=(e,t)=>e==t,Op=/\.\d*?(?=9{6,}|0{6,})/gm,Nn=e=>{if(Vc(e)||_n.has(e))return e;let t=`${e}`,n=t.match(Op);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${Nn(s)}e${r}`}return ge(e,o)};function Ln(e,t){return Nn(ge(Nn(e/t))*t)}function Zs(e,t){return Nn(At(Nn(e/t))*t)}function Hc(e,t){return Nn(yt(Nn(e/t))*t)}function ge(e,t=0){if(Vc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return ze(o)/n}var _n=new Map;function Bc(e){return((""+e).split(".")[1]||"").length}function ss(e,t,n,o){let s=[],r=o.map(Bc);for(let l=t;l<n;l++){let i=qe(l),a=ge(bo(e,l),i);for(let c=0;c<o.length;c++){let u=e==10?+`${o[c]}e${l}`:o[c]*a,p=(l>=0?0:i)+(l>=r[c]?0:r[c]),m=e==10?u:ge(u,p);s.push(m),_n.set(m,p)}}return s}var os={},Ul=[],yo=[null,null],dn=Array.isArray,Vc=Number.isInteger,Lp=e=>e===void 0;function dc(e){return typeof e=="string"}function Qs(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Dp(e){return e!=null&&typeof e=="object"}var Rp=Object.getPrototypeOf(Uint8Array),jc="__proto__";function $o(e,t=Qs){let n;if(dn(e)){let o=e.find(s=>s!=null);if(dn(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=$o(e[s],t)}else n=e.slice()}else if(e instanceof Rp)n=e.slice();else if(t(e)){n={};for(let o in e)o!=jc&&(n[o]=$o(e[o],t))}else n=e;return n}function Le(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];for(let s in o)s!=jc&&(Qs(e[s])?Le(e[s],$o(o[s])):e[s]=$o(o[s]))}return e}var Up=0,Np=1,Fp=2;function Wp(e,t,n){for(let o=0,s,r=-1;o<t.length;o++){let l=t[o];if(l>r){for(s=l-1;s>=0&&e[s]==null;)e[s--]=null;for(s=l+1;s<n&&e[s]==null;)e[r=s++]=null}}}function zp(e,t){if(Hp(e)){let l=e[0].slice();for(let i=1;i<e.length;i++)l.push(...e[i].slice(1));return Bp(l[0])||(l=Ip(l)),l}let n=new Set;for(let l=0;l<e.length;l++){let a=e[l][0],c=a.length;for(let u=0;u<c;u++)n.add(a[u])}let o=[Array.from(n).sort((l,i)=>l-i)],s=o[0].length,r=new Map;for(let l=0;l<s;l++)r.set(o[0][l],l);for(let l=0;l<e.length;l++){let i=e[l],a=i[0];for(let c=1;c<i.length;c++){let u=i[c],p=Array(s).fill(void 0),m=t?t[l][c]:Np,d=[];for(let w=0;w<u.length;w++){let k=u[w],$=r.get(a[w]);k===null?m!=Up&&(p[$]=k,m==Fp&&d.push($)):p[$]=k}Wp(p,d,s),o.push(p)}}return o}var qp=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Ip(e){let t=e[0],n=t.length,o=Array(n);for(let r=0;r<o.length;r++)o[r]=r;o.sort((r,l)=>t[r]-t[l]);let s=[];for(let r=0;r<e.length;r++){let l=e[r],i=Array(n);for(let a=0;a<n;a++)i[a]=l[o[a]];s.push(i)}return s}function Hp(e){let t=e[0][0],n=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let r=0;r<n;r++)if(s[r]!=t[r])return!1}}return!0}function Bp(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let r=lt(1,yt((s-o+1)/t));for(let l=e[o],i=o+r;i<=s;i+=r){let a=e[i];if(a!=null){if(a<=l)return!1;l=a}}return!0}var Kc=["January","February","March","April","May","June","July","August","September","October","November","December"],Gc=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Yc(e){return e.slice(0,3)}var Vp=Gc.map(Yc),jp=Kc.map(Yc),Kp={MMMM:Kc,MMM:jp,WWWW:Gc,WWW:Vp};function Qo(e){return(e<10?"0":"")+e}function Gp(e){return(e<10?"00":e<100?"0":"")+e}var Yp={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Qo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Qo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Qo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Qo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Qo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Gp(e.getMilliseconds())};function Nl(e,t){t=t||Kp;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?Yp[s[1]]:s[0]);return r=>{let l="";for(let i=0;i<n.length;i++)l+=typeof n[i]=="string"?n[i]:n[i](r,t);return l}}var Jp=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Zp(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Jp?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Jc=e=>e%1==0,Gs=[1,2,2.5,5],Qp=ss(10,-32,0,Gs),Zc=ss(10,0,32,Gs),Xp=Zc.filter(Jc),Dn=Qp.concat(Zc),Fl=`
`,Qc="{YYYY}",_c=Fl+Qc,Xc="{M}/{D}",ts=Fl+Xc,Hs=ts+"/{YY}",eu="{aa}",em="{h}:{mm}",go=em+eu,gc=Fl+go,wc=":{ss}",he=null;function tu(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,r=s*30,l=s*365,a=(e==1?ss(10,0,3,Gs).filter(Jc):ss(10,-3,0,Gs)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),c=[[l,Qc,he,he,he,he,he,he,1],[s*28,"{MMM}",_c,he,he,he,he,he,1],[s,Xc,_c,he,he,he,he,he,1],[o,"{h}"+eu,Hs,he,ts,he,he,he,1],[n,go,Hs,he,ts,he,he,he,1],[t,wc,Hs+" "+go,he,ts+" "+go,he,gc,he,1],[e,wc+".{fff}",Hs+" "+go,he,ts+" "+go,he,gc,he,1]];function u(p){return(m,d,w,k,$,x)=>{let y=[],T=$>=l,M=$>=r&&$<l,D=p(w),P=ge(D*e,3),K=gl(D.getFullYear(),T?0:D.getMonth(),M||T?1:D.getDate()),W=ge(K*e,3);if(M||T){let G=M?$/r:0,q=T?$/l:0,A=P==W?P:ge(gl(K.getFullYear()+q,K.getMonth()+G,1)*e,3),j=new Date(ze(A/e)),L=j.getFullYear(),Y=j.getMonth();for(let I=0;A<=k;I++){let ee=gl(L+q*I,Y+G*I,1),H=ee-p(ge(ee*e,3));A=ge((+ee+H)*e,3),A<=k&&y.push(A)}}else{let G=$>=s?s:$,q=yt(w)-yt(P),A=W+q+Zs(P-W,G);y.push(A);let j=p(A),L=j.getHours()+j.getMinutes()/n+j.getSeconds()/o,Y=$/o,I=m.axes[d]._space,ee=x/I;for(;A=ge(A+$,e==1?0:3),!(A>k);)if(Y>1){let H=yt(ge(L+Y,6))%24,se=p(A).getHours()-H;se>1&&(se=-1),A-=se*o,L=(L+Y)%24;let pe=y[y.length-1];ge((A-pe)/$,3)*ee>=.7&&y.push(A)}else y.push(A)}return y}}return[a,c,u]}var[tm,nm,om]=tu(1),[sm,rm,lm]=tu(.001);ss(2,-53,53,[1]);function bc(e,t){return e.map(n=>n.map((o,s)=>s==0||s==8||o==null?o:t(s==1||n[8]==0?o:n[1]+o)))}function yc(e,t){return(n,o,s,r,l)=>{let i=t.find(w=>l>=w[0])||t[t.length-1],a,c,u,p,m,d;return o.map(w=>{let k=e(w),$=k.getFullYear(),x=k.getMonth(),y=k.getDate(),T=k.getHours(),M=k.getMinutes(),D=k.getSeconds(),P=$!=a&&i[2]||x!=c&&i[3]||y!=u&&i[4]||T!=p&&i[5]||M!=m&&i[6]||D!=d&&i[7]||i[1];return a=$,c=x,u=y,p=T,m=M,d=D,P(k)})}}function im(e,t){let n=Nl(t);return(o,s,r,l,i)=>s.map(a=>n(e(a)))}function gl(e,t,n){return new Date(e,t,n)}function $c(e,t){return t(e)}var am="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function kc(e,t){return(n,o,s,r)=>r==null?Pl:t(e(o))}function cm(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function um(e,t){return e.series[t].fill(e,t)}var fm={show:!0,live:!0,isolate:!1,mount:Ap,markers:{show:!0,width:2,stroke:cm,fill:um,dash:"solid"},idx:null,idxs:null,values:[]};function hm(e,t){let n=e.cursor.points,o=Ct(),s=n.size(e,t);ke(o,Xo,s),ke(o,es,s);let r=s/-2;ke(o,"marginLeft",r),ke(o,"marginTop",r);let l=n.width(e,t,s);return l&&ke(o,"borderWidth",l),o}function pm(e,t){let n=e.series[t].points;return n._fill||n._stroke}function mm(e,t){let n=e.series[t].points;return n._stroke||n._fill}function dm(e,t){return e.series[t].points.size}var wl=[0,0];function _m(e,t,n){return wl[0]=t,wl[1]=n,wl}function Bs(e,t,n,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&n(s)}}function bl(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var gm={show:!0,x:!0,y:!0,lock:!1,move:_m,points:{one:!1,show:hm,size:dm,width:0,stroke:mm,fill:pm},bind:{mousedown:Bs,mouseup:Bs,click:Bs,dblclick:Bs,mousemove:bl,mouseleave:bl,mouseenter:bl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},nu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Wl=Le({},nu,{filter:Ic}),ou=Le({},Wl,{size:10}),su=Le({},nu,{show:!1}),zl='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',ru="bold "+zl,lu=1.5,vc={show:!0,scale:"x",stroke:Al,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ru,side:2,grid:Wl,ticks:ou,border:su,font:zl,lineGap:lu,rotate:0},wm="Value",bm="Time",xc={show:!0,scale:"x",auto:!1,sorted:1,min:_e,max:-_e,idxs:[]};function ym(e,t,n,o,s){return t.map(r=>r==null?"":Rl(r))}function $m(e,t,n,o,s,r,l){let i=[],a=_n.get(s)||0;n=l?n:ge(Zs(n,s),a);for(let c=n;c<=o;c=ge(c+s,a))i.push(Object.is(c,-0)?0:c);return i}function Sl(e,t,n,o,s,r,l){let i=[],a=e.scales[e.axes[t].scale].log,c=a==10?tn:Wc,u=yt(c(n));s=bo(a,u),a==10&&(s=Dn[zt(s,Dn)]);let p=n,m=s*a;a==10&&(m=Dn[zt(m,Dn)]);do i.push(p),p=p+s,a==10&&!_n.has(p)&&(p=ge(p,_n.get(s))),p>=m&&(s=p,m=s*a,a==10&&(m=Dn[zt(m,Dn)]));while(p<=o);return i}function km(e,t,n,o,s,r,l){let a=e.scales[e.axes[t].scale].asinh,c=o>a?Sl(e,t,lt(a,n),o,s):[a],u=o>=0&&n<=0?[0]:[];return(n<-a?Sl(e,t,lt(a,-o),-n,s):[a]).reverse().map(m=>-m).concat(u,c)}var iu=/./,vm=/[12357]/,xm=/[125]/,Sc=/1/,Ml=(e,t,n,o)=>e.map((s,r)=>t==4&&s==0||r%o==0&&n.test(s.toExponential()[s<0?1:0])?s:null);function Sm(e,t,n,o,s){let r=e.axes[n],l=r.scale,i=e.scales[l],a=e.valToPos,c=r._space,u=a(10,l),p=a(9,l)-u>=c?iu:a(7,l)-u>=c?vm:a(5,l)-u>=c?xm:Sc;if(p==Sc){let m=qe(a(1,l)-u);if(m<c)return Ml(t.slice().reverse(),i.distr,p,At(c/m)).reverse()}return Ml(t,i.distr,p,1)}function Mm(e,t,n,o,s){let r=e.axes[n],l=r.scale,i=r._space,a=e.valToPos,c=qe(a(1,l)-a(2,l));return c<i?Ml(t.slice().reverse(),3,iu,At(i/c)).reverse():t}function Tm(e,t,n,o){return o==null?Pl:t==null?"":Rl(t)}var Mc={show:!0,scale:"y",stroke:Al,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ru,side:3,grid:Wl,ticks:ou,border:su,font:zl,lineGap:lu,rotate:0};function Em(e,t){let n=3+(e||1)*2;return ge(n*t,3)}function Cm(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],r=e.valToPos(s[o[0]],n,!0),l=e.valToPos(s[o[1]],n,!0),i=qe(l-r),a=e.series[t],c=i/(a.points.space*ce);return o[1]-o[0]<=c}var Tc={scale:null,auto:!0,sorted:0,min:_e,max:-_e},au=(e,t,n,o,s)=>s,Ec={show:!0,auto:!0,sorted:0,gaps:au,alpha:1,facets:[Le({},Tc,{scale:"x"}),Le({},Tc,{scale:"y"})]},Cc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:au,alpha:1,points:{show:Cm,filter:null},values:null,min:_e,max:-_e,idxs:[],path:null,clip:null};function Am(e,t,n,o,s){return n/10}var cu={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Pm=Le({},cu,{time:!1,ori:1}),Ac={};function uu(e,t){let n=Ac[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,r,l,i,a,c){for(let u=0;u<n.plots.length;u++)n.plots[u]!=s&&n.plots[u].pub(o,s,r,l,i,a,c)}},e!=null&&(Ac[e]=n)),n}var ko=1,Tl=2;function Fn(e,t,n){let o=e.mode,s=e.series[t],r=o==2?e._data[t]:e._data,l=e.scales,i=e.bbox,a=r[0],c=o==2?r[1]:r[t],u=o==2?l[s.facets[0].scale]:l[e.series[0].scale],p=o==2?l[s.facets[1].scale]:l[s.scale],m=i.left,d=i.top,w=i.width,k=i.height,$=e.valToPosH,x=e.valToPosV;return u.ori==0?n(s,a,c,u,p,$,x,m,d,w,k,er,xo,nr,hu,mu):n(s,a,c,u,p,x,$,d,m,k,w,tr,So,Hl,pu,du)}function ql(e,t){let n=0,o=0,s=ie(e.bands,Ul);for(let r=0;r<s.length;r++){let l=s[r];l.series[0]==t?n=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[n,o==1?-1:o==2?1:o==3?2:0]}function Om(e,t,n,o,s){let r=e.mode,l=e.series[t],i=r==2?l.facets[1].scale:l.scale,a=e.scales[i];return s==-1?a.min:s==1?a.max:a.distr==3?a.dir==1?a.min:a.max:0}function nn(e,t,n,o,s,r){return Fn(e,t,(l,i,a,c,u,p,m,d,w,k,$)=>{let x=l.pxRound,y=c.dir*(c.ori==0?1:-1),T=c.ori==0?xo:So,M,D;y==1?(M=n,D=o):(M=o,D=n);let P=x(p(i[M],c,k,d)),K=x(m(a[M],u,$,w)),W=x(p(i[D],c,k,d)),G=x(m(r==1?u.max:u.min,u,$,w)),q=new Path2D(s);return T(q,W,G),T(q,P,G),T(q,P,K),q})}function Xs(e,t,n,o,s,r){let l=null;if(e.length>0){l=new Path2D;let i=t==0?nr:Hl,a=n;for(let p=0;p<e.length;p++){let m=e[p];if(m[1]>m[0]){let d=m[0]-a;d>0&&i(l,a,o,d,o+r),a=m[1]}}let c=n+s-a,u=10;c>0&&i(l,a,o-u/2,c,o+r+u)}return l}function Lm(e,t,n){let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Il(e,t,n,o,s,r,l){let i=[],a=e.length;for(let c=s==1?n:o;c>=n&&c<=o;c+=s)if(t[c]===null){let p=c,m=c;if(s==1)for(;++c<=o&&t[c]===null;)m=c;else for(;--c>=n&&t[c]===null;)m=c;let d=r(e[p]),w=m==p?d:r(e[m]),k=p-s;d=l<=0&&k>=0&&k<a?r(e[k]):d;let x=m+s;w=l>=0&&x>=0&&x<a?r(e[x]):w,w>=d&&i.push([d,w])}return i}function Pc(e){return e==0?qc:e==1?ze:t=>Ln(t,e)}function fu(e){let t=e==0?er:tr,n=e==0?(s,r,l,i,a,c)=>{s.arcTo(r,l,i,a,c)}:(s,r,l,i,a,c)=>{s.arcTo(l,r,a,i,c)},o=e==0?(s,r,l,i,a)=>{s.rect(r,l,i,a)}:(s,r,l,i,a)=>{s.rect(l,r,a,i)};return(s,r,l,i,a,c=0,u=0)=>{c==0&&u==0?o(s,r,l,i,a):(c=qt(c,i/2,a/2),u=qt(u,i/2,a/2),t(s,r+c,l),n(s,r+i,l,r+i,l+a,c),n(s,r+i,l+a,r,l+a,u),n(s,r,l+a,r,l,u),n(s,r,l,r+i,l,c),s.closePath())}}var er=(e,t,n)=>{e.moveTo(t,n)},tr=(e,t,n)=>{e.moveTo(n,t)},xo=(e,t,n)=>{e.lineTo(t,n)},So=(e,t,n)=>{e.lineTo(n,t)},nr=fu(0),Hl=fu(1),hu=(e,t,n,o,s,r)=>{e.arc(t,n,o,s,r)},pu=(e,t,n,o,s,r)=>{e.arc(n,t,o,s,r)},mu=(e,t,n,o,s,r,l)=>{e.bezierCurveTo(t,n,o,s,r,l)},du=(e,t,n,o,s,r,l)=>{e.bezierCurveTo(n,t,s,o,l,r)};function _u(e){return(t,n,o,s,r)=>Fn(t,n,(l,i,a,c,u,p,m,d,w,k,$)=>{let{pxRound:x,points:y}=l,T,M;c.ori==0?(T=er,M=hu):(T=tr,M=pu);let D=ge(y.width*ce,3),P=(y.size-y.width)/2*ce,K=ge(P*2,3),W=new Path2D,G=new Path2D,{left:q,top:A,width:j,height:L}=t.bbox;nr(G,q-K,A-K,j+K*2,L+K*2);let Y=I=>{if(a[I]!=null){let ee=x(p(i[I],c,k,d)),H=x(m(a[I],u,$,w));T(W,ee+P,H),M(W,ee,H,P,0,Vs*2)}};if(r)r.forEach(Y);else for(let I=o;I<=s;I++)Y(I);return{stroke:D>0?W:null,fill:W,clip:G,flags:ko|Tl}})}function gu(e){return(t,n,o,s,r,l)=>{o!=s&&(r!=o&&l!=o&&e(t,n,o),r!=s&&l!=s&&e(t,n,s),e(t,n,l))}}var Dm=gu(xo),Rm=gu(So);function wu(e){let t=ie(e?.alignGaps,0);return(n,o,s,r)=>Fn(n,o,(l,i,a,c,u,p,m,d,w,k,$)=>{[s,r]=Ys(a,s,r);let x=l.pxRound,y=L=>x(p(L,c,k,d)),T=L=>x(m(L,u,$,w)),M,D;c.ori==0?(M=xo,D=Dm):(M=So,D=Rm);let P=c.dir*(c.ori==0?1:-1),K={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ko},W=K.stroke,G=!1;if(r-s>=k*4){let L=B=>n.posToVal(B,c.key,!0),Y=null,I=null,ee,H,Qe,de=y(i[P==1?s:r]),se=y(i[s]),pe=y(i[r]),te=L(P==1?se+1:pe-1);for(let B=P==1?s:r;B>=s&&B<=r;B+=P){let De=i[B],ve=(P==1?De<te:De>te)?de:y(De),ue=a[B];ve==de?ue!=null?(H=ue,Y==null?(M(W,ve,T(H)),ee=Y=I=H):H<Y?Y=H:H>I&&(I=H)):ue===null&&(G=!0):(Y!=null&&D(W,de,T(Y),T(I),T(ee),T(H)),ue!=null?(H=ue,M(W,ve,T(H)),Y=I=ee=H):(Y=I=null,ue===null&&(G=!0)),de=ve,te=L(de+P))}Y!=null&&Y!=I&&Qe!=de&&D(W,de,T(Y),T(I),T(ee),T(H))}else for(let L=P==1?s:r;L>=s&&L<=r;L+=P){let Y=a[L];Y===null?G=!0:Y!=null&&M(W,y(i[L]),T(Y))}let[A,j]=ql(n,o);if(l.fill!=null||A!=0){let L=K.fill=new Path2D(W),Y=l.fillTo(n,o,l.min,l.max,A),I=T(Y),ee=y(i[s]),H=y(i[r]);P==-1&&([H,ee]=[ee,H]),M(L,H,I),M(L,ee,I)}if(!l.spanGaps){let L=[];G&&L.push(...Il(i,a,s,r,P,y,t)),K.gaps=L=l.gaps(n,o,s,r,L),K.clip=Xs(L,c.ori,d,w,k,$)}return j!=0&&(K.band=j==2?[nn(n,o,s,r,W,-1),nn(n,o,s,r,W,1)]:nn(n,o,s,r,W,j)),K})}function Um(e){let t=ie(e.align,1),n=ie(e.ascDesc,!1),o=ie(e.alignGaps,0),s=ie(e.extend,!1);return(r,l,i,a)=>Fn(r,l,(c,u,p,m,d,w,k,$,x,y,T)=>{[i,a]=Ys(p,i,a);let M=c.pxRound,{left:D,width:P}=r.bbox,K=se=>M(w(se,m,y,$)),W=se=>M(k(se,d,T,x)),G=m.ori==0?xo:So,q={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ko},A=q.stroke,j=m.dir*(m.ori==0?1:-1),L=W(p[j==1?i:a]),Y=K(u[j==1?i:a]),I=Y,ee=Y;s&&t==-1&&(ee=D,G(A,ee,L)),G(A,Y,L);for(let se=j==1?i:a;se>=i&&se<=a;se+=j){let pe=p[se];if(pe==null)continue;let te=K(u[se]),B=W(pe);t==1?G(A,te,L):G(A,I,B),G(A,te,B),L=B,I=te}let H=I;s&&t==1&&(H=D+P,G(A,H,L));let[Qe,de]=ql(r,l);if(c.fill!=null||Qe!=0){let se=q.fill=new Path2D(A),pe=c.fillTo(r,l,c.min,c.max,Qe),te=W(pe);G(se,H,te),G(se,ee,te)}if(!c.spanGaps){let se=[];se.push(...Il(u,p,i,a,j,K,o));let pe=c.width*ce/2,te=n||t==1?pe:-pe,B=n||t==-1?-pe:pe;se.forEach(De=>{De[0]+=te,De[1]+=B}),q.gaps=se=c.gaps(r,l,i,a,se),q.clip=Xs(se,m.ori,$,x,y,T)}return de!=0&&(q.band=de==2?[nn(r,l,i,a,A,-1),nn(r,l,i,a,A,1)]:nn(r,l,i,a,A,de)),q})}function Oc(e,t,n,o,s,r,l=_e){if(e.length>1){let i=null;for(let a=0,c=1/0;a<e.length;a++)if(t[a]!==void 0){if(i!=null){let u=qe(e[a]-e[i]);u<c&&(c=u,l=qe(n(e[a],o,s,r)-n(e[i],o,s,r)))}i=a}}return l}function Nm(e){e=e||os;let t=ie(e.size,[.6,_e,1]),n=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=oe(s),l=1-t[0],i=ie(t[1],_e),a=ie(t[2],1),c=ie(e.disp,os),u=ie(e.each,d=>{}),{fill:p,stroke:m}=c;return(d,w,k,$)=>Fn(d,w,(x,y,T,M,D,P,K,W,G,q,A)=>{let j=x.pxRound,L=n,Y=o*ce,I=i*ce,ee=a*ce,H,Qe;M.ori==0?[H,Qe]=r(d,w):[Qe,H]=r(d,w);let de=M.dir*(M.ori==0?1:-1),se=M.ori==0?nr:Hl,pe=M.ori==0?u:(N,we,Re,Vn,$n,Ht,kn)=>{u(N,we,Re,$n,Vn,kn,Ht)},te=ie(d.bands,Ul).find(N=>N.series[0]==w),B=te!=null?te.dir:0,De=x.fillTo(d,w,x.min,x.max,B),et=j(K(De,D,A,G)),ve,ue,Lt,ht=q,Me=j(x.width*ce),It=!1,Zt=null,vt=null,on=null,In=null;p!=null&&(Me==0||m!=null)&&(It=!0,Zt=p.values(d,w,k,$),vt=new Map,new Set(Zt).forEach(N=>{N!=null&&vt.set(N,new Path2D)}),Me>0&&(on=m.values(d,w,k,$),In=new Map,new Set(on).forEach(N=>{N!=null&&In.set(N,new Path2D)})));let{x0:Hn,size:Do}=c;if(Hn!=null&&Do!=null){L=1,y=Hn.values(d,w,k,$),Hn.unit==2&&(y=y.map(Re=>d.posToVal(W+Re*q,M.key,!0)));let N=Do.values(d,w,k,$);Do.unit==2?ue=N[0]*q:ue=P(N[0],M,q,W)-P(0,M,q,W),ht=Oc(y,T,P,M,q,W,ht),Lt=ht-ue+Y}else ht=Oc(y,T,P,M,q,W,ht),Lt=ht*l+Y,ue=ht-Lt;Lt<1&&(Lt=0),Me>=ue/2&&(Me=0),Lt<5&&(j=qc);let ps=Lt>0,bn=ht-Lt-(ps?Me:0);ue=j(xl(bn,ee,I)),ve=(L==0?ue/2:L==de?0:ue)-L*de*((L==0?Y/2:0)+(ps?Me/2:0));let tt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Bn=It?null:new Path2D,Qt=null;if(te!=null)Qt=d.data[te.series[1]];else{let{y0:N,y1:we}=c;N!=null&&we!=null&&(T=we.values(d,w,k,$),Qt=N.values(d,w,k,$))}let yn=H*ue,X=Qe*ue;for(let N=de==1?k:$;N>=k&&N<=$;N+=de){let we=T[N];if(we==null)continue;if(Qt!=null){let at=Qt[N]??0;if(we-at==0)continue;et=K(at,D,A,G)}let Re=M.distr!=2||c!=null?y[N]:N,Vn=P(Re,M,q,W),$n=K(ie(we,De),D,A,G),Ht=j(Vn-ve),kn=j(lt($n,et)),pt=j(qt($n,et)),xt=kn-pt;if(we!=null){let at=we<0?X:yn,Dt=we<0?yn:X;It?(Me>0&&on[N]!=null&&se(In.get(on[N]),Ht,pt+yt(Me/2),ue,lt(0,xt-Me),at,Dt),Zt[N]!=null&&se(vt.get(Zt[N]),Ht,pt+yt(Me/2),ue,lt(0,xt-Me),at,Dt)):se(Bn,Ht,pt+yt(Me/2),ue,lt(0,xt-Me),at,Dt),pe(d,w,N,Ht-Me/2,pt,ue+Me,xt)}}return Me>0?tt.stroke=It?In:Bn:It||(tt._fill=x.width==0?x._fill:x._stroke??x._fill,tt.width=0),tt.fill=It?vt:Bn,tt})}function Fm(e,t){let n=ie(t?.alignGaps,0);return(o,s,r,l)=>Fn(o,s,(i,a,c,u,p,m,d,w,k,$,x)=>{[r,l]=Ys(c,r,l);let y=i.pxRound,T=H=>y(m(H,u,$,w)),M=H=>y(d(H,p,x,k)),D,P,K;u.ori==0?(D=er,K=xo,P=mu):(D=tr,K=So,P=du);let W=u.dir*(u.ori==0?1:-1),G=T(a[W==1?r:l]),q=G,A=[],j=[];for(let H=W==1?r:l;H>=r&&H<=l;H+=W)if(c[H]!=null){let de=a[H],se=T(de);A.push(q=se),j.push(M(c[H]))}let L={stroke:e(A,j,D,K,P,y),fill:null,clip:null,band:null,gaps:null,flags:ko},Y=L.stroke,[I,ee]=ql(o,s);if(i.fill!=null||I!=0){let H=L.fill=new Path2D(Y),Qe=i.fillTo(o,s,i.min,i.max,I),de=M(Qe);K(H,q,de),K(H,G,de)}if(!i.spanGaps){let H=[];H.push(...Il(a,c,r,l,W,T,n)),L.gaps=H=i.gaps(o,s,r,l,H),L.clip=Xs(H,u.ori,w,k,$,x)}return ee!=0&&(L.band=ee==2?[nn(o,s,r,l,Y,-1),nn(o,s,r,l,Y,1)]:nn(o,s,r,l,Y,ee)),L})}function Wm(e){return Fm(zm,e)}function zm(e,t,n,o,s,r){let l=e.length;if(l<2)return null;let i=new Path2D;if(n(i,e[0],t[0]),l==2)o(i,e[1],t[1]);else{let a=Array(l),c=Array(l-1),u=Array(l-1),p=Array(l-1);for(let m=0;m<l-1;m++)u[m]=t[m+1]-t[m],p[m]=e[m+1]-e[m],c[m]=u[m]/p[m];a[0]=c[0];for(let m=1;m<l-1;m++)c[m]===0||c[m-1]===0||c[m-1]>0!=c[m]>0?a[m]=0:(a[m]=3*(p[m-1]+p[m])/((2*p[m]+p[m-1])/c[m-1]+(p[m]+2*p[m-1])/c[m]),isFinite(a[m])||(a[m]=0));a[l-1]=c[l-2];for(let m=0;m<l-1;m++)s(i,e[m]+p[m]/3,t[m]+a[m]*p[m]/3,e[m+1]-p[m]/3,t[m+1]-a[m+1]*p[m]/3,e[m+1],t[m+1])}return i}var El=new Set;function Lc(){for(let e of El)e.syncRect(!0)}vo&&(Un(yp,wo,Lc),Un($p,wo,Lc,!0),Un(js,wo,()=>{Ze.pxRatio=ce}));var qm=wu(),Im=_u();function Dc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((r,l)=>Cl(r,l,t,n))}function Hm(e,t){return e.map((n,o)=>o==0?{}:Le({},t,n))}function Cl(e,t,n,o){return Le({},t==0?n:o,e)}function bu(e,t,n){return t==null?yo:[t,n]}var Bm=bu;function Vm(e,t,n){return t==null?yo:Ks(t,n,Dl,!0)}function yu(e,t,n,o){return t==null?yo:Js(t,n,e.scales[o].log,!1)}var jm=yu;function $u(e,t,n,o){return t==null?yo:Ll(t,n,e.scales[o].log,!1)}var Km=$u;function Gm(e,t,n,o,s){let r=lt(hc(e),hc(t)),l=t-e,i=zt(s/o*l,n);do{let a=n[i],c=o*a/l;if(c>=s&&r+(a<5?_n.get(a):0)<=17)return[a,c]}while(++i<n.length);return[0,0]}function Rc(e){let t,n;return e=e.replace(/(\d+)px/,(o,s)=>(t=ze((n=+s)*ce))+"px"),[e,t,n]}function Ym(e){e.show&&[e.font,e.labelFont].forEach(t=>{let n=ge(t[2]*ce,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Ze(e,t,n){let o={mode:ie(e.mode,1)},s=o.mode;function r(f,h,_,g){let b=h.valToPct(f);return g+_*(h.dir==-1?1-b:b)}function l(f,h,_,g){let b=h.valToPct(f);return g+_*(h.dir==-1?b:1-b)}function i(f,h,_,g){return h.ori==0?r(f,h,_,g):l(f,h,_,g)}o.valToPosH=r,o.valToPosV=l;let a=!1;o.status=0;let c=o.root=Ct(np);if(e.id!=null&&(c.id=e.id),bt(c,e.class),e.title){let f=Ct(rp,c);f.textContent=e.title}let u=Wt("canvas"),p=o.ctx=u.getContext("2d"),m=Ct(lp,c);Un("click",m,f=>{f.target===w&&(be!=no||xe!=oo)&&Ye.click(o,f)},!0);let d=o.under=Ct(ip,m);m.appendChild(u);let w=o.over=Ct(ap,m);e=$o(e);let k=+ie(e.pxAlign,1),$=Pc(k);(e.plugins||[]).forEach(f=>{f.opts&&(e=f.opts(o,e)||e)});let x=e.ms||.001,y=o.series=s==1?Dc(e.series||[],xc,Cc,!1):Hm(e.series||[null],Ec),T=o.axes=Dc(e.axes||[],vc,Mc,!0),M=o.scales={},D=o.bands=e.bands||[];D.forEach(f=>{f.fill=oe(f.fill||null),f.dir=ie(f.dir,-1)});let P=s==2?y[1].facets[0].scale:y[0].scale,K={axes:Wf,series:Df},W=(e.drawOrder||["axes","series"]).map(f=>K[f]);function G(f){let h=f.distr==3?_=>tn(_>0?_:f.clamp(o,_,f.min,f.max,f.key)):f.distr==4?_=>_l(_,f.asinh):f.distr==100?_=>f.fwd(_):_=>_;return _=>{let g=h(_),{_min:b,_max:v}=f,E=v-b;return(g-b)/E}}function q(f){let h=M[f];if(h==null){let _=(e.scales||os)[f]||os;if(_.from!=null){q(_.from);let g=Le({},M[_.from],_,{key:f});g.valToPct=G(g),M[f]=g}else{h=M[f]=Le({},f==P?cu:Pm,_),h.key=f;let g=h.time,b=h.range,v=dn(b);if((f!=P||s==2&&!g)&&(v&&(b[0]==null||b[1]==null)&&(b={min:b[0]==null?cc:{mode:1,hard:b[0],soft:b[0]},max:b[1]==null?cc:{mode:1,hard:b[1],soft:b[1]}},v=!1),!v&&Qs(b))){let E=b;b=(C,O,R)=>O==null?yo:Ks(O,R,E)}h.range=oe(b||(g?Bm:f==P?h.distr==3?jm:h.distr==4?Km:bu:h.distr==3?yu:h.distr==4?$u:Vm)),h.auto=oe(v?!1:h.auto),h.clamp=oe(h.clamp||Am),h._min=h._max=null,h.valToPct=G(h)}}}q("x"),q("y"),s==1&&y.forEach(f=>{q(f.scale)}),T.forEach(f=>{q(f.scale)});for(let f in e.scales)q(f);let A=M[P],j=A.distr,L,Y;A.ori==0?(bt(c,op),L=r,Y=l):(bt(c,sp),L=l,Y=r);let I={};for(let f in M){let h=M[f];(h.min!=null||h.max!=null)&&(I[f]={min:h.min,max:h.max},h.min=h.max=null)}let ee=e.tzDate||(f=>new Date(ze(f/x))),H=e.fmtDate||Nl,Qe=x==1?om(ee):lm(ee),de=yc(ee,bc(x==1?nm:rm,H)),se=kc(ee,$c(am,H)),pe=[],te=o.legend=Le({},fm,e.legend),B=o.cursor=Le({},gm,{drag:{y:s==2}},e.cursor),De=te.show,et=B.show,ve=te.markers;te.idxs=pe,ve.width=oe(ve.width),ve.dash=oe(ve.dash),ve.stroke=oe(ve.stroke),ve.fill=oe(ve.fill);let ue,Lt,ht,Me=[],It=[],Zt,vt=!1,on={};if(te.live){let f=y[1]?y[1].values:null;vt=f!=null,Zt=vt?f(o,1,0):{_:0};for(let h in Zt)on[h]=Pl}if(De)if(ue=Wt("table",mp,c),ht=Wt("tbody",null,ue),te.mount(o,ue),vt){Lt=Wt("thead",null,ue,ht);let f=Wt("tr",null,Lt);Wt("th",null,f);for(var In in Zt)Wt("th",Ja,f).textContent=In}else bt(ue,_p),te.live&&bt(ue,dp);let Hn={show:!0},Do={show:!1};function ps(f,h){if(h==0&&(vt||!te.live||s==2))return yo;let _=[],g=Wt("tr",gp,ht,ht.childNodes[h]);bt(g,f.class),f.show||bt(g,Rn);let b=Wt("th",null,g);if(ve.show){let C=Ct(wp,b);if(h>0){let O=ve.width(o,h);O&&(C.style.border=O+"px "+ve.dash(o,h)+" "+ve.stroke(o,h)),C.style.background=ve.fill(o,h)}}let v=Ct(Ja,b);f.label instanceof HTMLElement?v.appendChild(f.label):v.textContent=f.label,h>0&&(ve.show||(v.style.color=f.width>0?ve.stroke(o,h):ve.fill(o,h)),tt("click",b,C=>{if(B._lock)return;xn(C);let O=y.indexOf(f);if((C.ctrlKey||C.metaKey)!=te.isolate){let R=y.some((U,F)=>F>0&&F!=O&&U.show);y.forEach((U,F)=>{F>0&&Vt(F,R?F==O?Hn:Do:Hn,!0,Ae.setSeries)})}else Vt(O,{show:!f.show},!0,Ae.setSeries)},!1),Kn&&tt(ec,b,C=>{B._lock||(xn(C),Vt(y.indexOf(f),ro,!0,Ae.setSeries))},!1));for(var E in Zt){let C=Wt("td",bp,g);C.textContent="--",_.push(C)}return[g,_]}let bn=new Map;function tt(f,h,_,g=!0){let b=bn.get(h)||{},v=B.bind[f](o,h,_,g);v&&(Un(f,h,b[f]=v),bn.set(h,b))}function Bn(f,h,_){let g=bn.get(h)||{};for(let b in g)(f==null||b==f)&&(vl(b,h,g[b]),delete g[b]);f==null&&bn.delete(h)}let Qt=0,yn=0,X=0,N=0,we=0,Re=0,Vn=we,$n=Re,Ht=X,kn=N,pt=0,xt=0,at=0,Dt=0;o.bbox={};let _r=!1,ms=!1,jn=!1,vn=!1,ds=!1,St=!1;function gr(f,h,_){(_||f!=o.width||h!=o.height)&&di(f,h),Qn(!1),jn=!0,ms=!0,Xn()}function di(f,h){o.width=Qt=X=f,o.height=yn=N=h,we=Re=0,Tf(),Ef();let _=o.bbox;pt=_.left=Ln(we*ce,.5),xt=_.top=Ln(Re*ce,.5),at=_.width=Ln(X*ce,.5),Dt=_.height=Ln(N*ce,.5)}let xf=3;function Sf(){let f=!1,h=0;for(;!f;){h++;let _=Nf(h),g=Ff(h);f=h==xf||_&&g,f||(di(o.width,o.height),ms=!0)}}function Mf({width:f,height:h}){gr(f,h)}o.setSize=Mf;function Tf(){let f=!1,h=!1,_=!1,g=!1;T.forEach((b,v)=>{if(b.show&&b._show){let{side:E,_size:C}=b,O=E%2,R=b.label!=null?b.labelSize:0,U=C+R;U>0&&(O?(X-=U,E==3?(we+=U,g=!0):_=!0):(N-=U,E==0?(Re+=U,f=!0):h=!0))}}),Sn[0]=f,Sn[1]=_,Sn[2]=h,Sn[3]=g,X-=sn[1]+sn[3],we+=sn[3],N-=sn[2]+sn[0],Re+=sn[0]}function Ef(){let f=we+X,h=Re+N,_=we,g=Re;function b(v,E){switch(v){case 1:return f+=E,f-E;case 2:return h+=E,h-E;case 3:return _-=E,_+E;case 0:return g-=E,g+E}}T.forEach((v,E)=>{if(v.show&&v._show){let C=v.side;v._pos=b(C,v._size),v.label!=null&&(v._lpos=b(C,v.labelSize))}})}if(B.dataIdx==null){let f=B.hover,h=f.skip=new Set(f.skip??[]);h.add(void 0);let _=f.prox=oe(f.prox),g=f.bias??=0;B.dataIdx=(b,v,E,C)=>{if(v==0)return E;let O=E,R=_(b,v,E,C)??_e,U=R>=0&&R<_e,F=A.ori==0?X:N,Z=B.left,ae=t[0],re=t[v];if(h.has(re[E])){O=null;let ne=null,J=null,V;if(g==0||g==-1)for(V=E;ne==null&&V-- >0;)h.has(re[V])||(ne=V);if(g==0||g==1)for(V=E;J==null&&V++<re.length;)h.has(re[V])||(J=V);if(ne!=null||J!=null)if(U){let $e=ne==null?-1/0:L(ae[ne],A,F,0),Ee=J==null?1/0:L(ae[J],A,F,0),Ke=Z-$e,me=Ee-Z;Ke<=me?Ke<=R&&(O=ne):me<=R&&(O=J)}else O=J==null?ne:ne==null?J:E-ne<=J-E?ne:J}else U&&qe(Z-L(ae[E],A,F,0))>R&&(O=null);return O}}let xn=f=>{B.event=f};B.idxs=pe,B._lock=!1;let Xe=B.points;Xe.show=oe(Xe.show),Xe.size=oe(Xe.size),Xe.stroke=oe(Xe.stroke),Xe.width=oe(Xe.width),Xe.fill=oe(Xe.fill);let Bt=o.focus=Le({},e.focus||{alpha:.3},B.focus),Kn=Bt.prox>=0,Gn=Kn&&Xe.one,Mt=[],Yn=[],Jn=[];function _i(f,h){let _=Xe.show(o,h);if(_ instanceof HTMLElement)return bt(_,pp),bt(_,f.class),Jt(_,-10,-10,X,N),w.insertBefore(_,Mt[h]),_}function gi(f,h){if(s==1||h>0){let _=s==1&&M[f.scale].time,g=f.value;f.value=_?dc(g)?kc(ee,$c(g,H)):g||se:g||Tm,f.label=f.label||(_?bm:wm)}if(Gn||h>0){f.width=f.width==null?1:f.width,f.paths=f.paths||qm||Pp,f.fillTo=oe(f.fillTo||Om),f.pxAlign=+ie(f.pxAlign,k),f.pxRound=Pc(f.pxAlign),f.stroke=oe(f.stroke||null),f.fill=oe(f.fill||null),f._stroke=f._fill=f._paths=f._focus=null;let _=Em(lt(1,f.width),1),g=f.points=Le({},{size:_,width:lt(1,_*.2),stroke:f.stroke,space:_*2,paths:Im,_stroke:null,_fill:null},f.points);g.show=oe(g.show),g.filter=oe(g.filter),g.fill=oe(g.fill),g.stroke=oe(g.stroke),g.paths=oe(g.paths),g.pxAlign=f.pxAlign}if(De){let _=ps(f,h);Me.splice(h,0,_[0]),It.splice(h,0,_[1]),te.values.push(null)}if(et){pe.splice(h,0,null);let _=null;Gn?h==0&&(_=_i(f,h)):h>0&&(_=_i(f,h)),Mt.splice(h,0,_),Yn.splice(h,0,0),Jn.splice(h,0,0)}je("addSeries",h)}function Cf(f,h){h=h??y.length,f=s==1?Cl(f,h,xc,Cc):Cl(f,h,{},Ec),y.splice(h,0,f),gi(y[h],h)}o.addSeries=Cf;function Af(f){if(y.splice(f,1),De){te.values.splice(f,1),It.splice(f,1);let h=Me.splice(f,1)[0];Bn(null,h.firstChild),h.remove()}et&&(pe.splice(f,1),Mt.splice(f,1)[0].remove(),Yn.splice(f,1),Jn.splice(f,1)),je("delSeries",f)}o.delSeries=Af;let Sn=[!1,!1,!1,!1];function Pf(f,h){if(f._show=f.show,f.show){let _=f.side%2,g=M[f.scale];g==null&&(f.scale=_?y[1].scale:P,g=M[f.scale]);let b=g.time;f.size=oe(f.size),f.space=oe(f.space),f.rotate=oe(f.rotate),dn(f.incrs)&&f.incrs.forEach(E=>{!_n.has(E)&&_n.set(E,Bc(E))}),f.incrs=oe(f.incrs||(g.distr==2?Xp:b?x==1?tm:sm:Dn)),f.splits=oe(f.splits||(b&&g.distr==1?Qe:g.distr==3?Sl:g.distr==4?km:$m)),f.stroke=oe(f.stroke),f.grid.stroke=oe(f.grid.stroke),f.ticks.stroke=oe(f.ticks.stroke),f.border.stroke=oe(f.border.stroke);let v=f.values;f.values=dn(v)&&!dn(v[0])?oe(v):b?dn(v)?yc(ee,bc(v,H)):dc(v)?im(ee,v):v||de:v||ym,f.filter=oe(f.filter||(g.distr>=3&&g.log==10?Sm:g.distr==3&&g.log==2?Mm:Ic)),f.font=Rc(f.font),f.labelFont=Rc(f.labelFont),f._size=f.size(o,null,h,0),f._space=f._rotate=f._incrs=f._found=f._splits=f._values=null,f._size>0&&(Sn[h]=!0,f._el=Ct(cp,m))}}function Ro(f,h,_,g){let[b,v,E,C]=_,O=h%2,R=0;return O==0&&(C||v)&&(R=h==0&&!b||h==2&&!E?ze(vc.size/3):0),O==1&&(b||E)&&(R=h==1&&!v||h==3&&!C?ze(Mc.size/2):0),R}let wi=o.padding=(e.padding||[Ro,Ro,Ro,Ro]).map(f=>oe(ie(f,Ro))),sn=o._padding=wi.map((f,h)=>f(o,h,Sn,0)),Ge,Ie=null,He=null,_s=s==1?y[0].idxs:null,Rt=null,Uo=!1;function bi(f,h){if(t=f??[],o.data=o._data=t,s==2){Ge=0;for(let _=1;_<y.length;_++)Ge+=t[_][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Rt=t[0],Ge=Rt.length;let _=t;if(j==2){_=t.slice();let g=_[0]=Array(Ge);for(let b=0;b<Ge;b++)g[b]=b}o._data=t=_}if(Qn(!0),je("setData"),j==2&&(jn=!0),h!==!1){let _=A;_.auto(o,Uo)?wr():ln(P,_.min,_.max),vn=vn||B.left>=0,St=!0,Xn()}}o.setData=bi;function wr(){Uo=!0;let f,h;s==1&&(Ge>0?(Ie=_s[0]=0,He=_s[1]=Ge-1,f=t[0][Ie],h=t[0][He],j==2?(f=Ie,h=He):f==h&&(j==3?[f,h]=Js(f,f,A.log,!1):j==4?[f,h]=Ll(f,f,A.log,!1):A.time?h=f+ze(86400/x):[f,h]=Ks(f,h,Dl,!0))):(Ie=_s[0]=f=null,He=_s[1]=h=null)),ln(P,f,h)}let gs,Zn,br,yr,$r,kr,vr,xr,Sr,ct;function yi(f,h,_,g,b,v){f??=Qa,_??=Ul,g??="butt",b??=Qa,v??="round",f!=gs&&(p.strokeStyle=gs=f),b!=Zn&&(p.fillStyle=Zn=b),h!=br&&(p.lineWidth=br=h),v!=$r&&(p.lineJoin=$r=v),g!=kr&&(p.lineCap=kr=g),_!=yr&&p.setLineDash(yr=_)}function $i(f,h,_,g){h!=Zn&&(p.fillStyle=Zn=h),f!=vr&&(p.font=vr=f),_!=xr&&(p.textAlign=xr=_),g!=Sr&&(p.textBaseline=Sr=g)}function Mr(f,h,_,g,b=0){if(g.length>0&&f.auto(o,Uo)&&(h==null||h.min==null)){let v=ie(Ie,0),E=ie(He,g.length-1),C=_.min==null?Sp(g,v,E,b,f.distr==3):[_.min,_.max];f.min=qt(f.min,_.min=C[0]),f.max=lt(f.max,_.max=C[1])}}let ki={min:null,max:null};function Of(){for(let g in M){let b=M[g];I[g]==null&&(b.min==null||I[P]!=null&&b.auto(o,Uo))&&(I[g]=ki)}for(let g in M){let b=M[g];I[g]==null&&b.from!=null&&I[b.from]!=null&&(I[g]=ki)}I[P]!=null&&Qn(!0);let f={};for(let g in I){let b=I[g];if(b!=null){let v=f[g]=$o(M[g],Dp);if(b.min!=null)Le(v,b);else if(g!=P||s==2)if(Ge==0&&v.from==null){let E=v.range(o,null,null,g);v.min=E[0],v.max=E[1]}else v.min=_e,v.max=-_e}}if(Ge>0){y.forEach((g,b)=>{if(s==1){let v=g.scale,E=I[v];if(E==null)return;let C=f[v];if(b==0){let O=C.range(o,C.min,C.max,v);C.min=O[0],C.max=O[1],Ie=zt(C.min,t[0]),He=zt(C.max,t[0]),He-Ie>1&&(t[0][Ie]<C.min&&Ie++,t[0][He]>C.max&&He--),g.min=Rt[Ie],g.max=Rt[He]}else g.show&&g.auto&&Mr(C,E,g,t[b],g.sorted);g.idxs[0]=Ie,g.idxs[1]=He}else if(b>0&&g.show&&g.auto){let[v,E]=g.facets,C=v.scale,O=E.scale,[R,U]=t[b],F=f[C],Z=f[O];F!=null&&Mr(F,I[C],v,R,v.sorted),Z!=null&&Mr(Z,I[O],E,U,E.sorted),g.min=E.min,g.max=E.max}});for(let g in f){let b=f[g],v=I[g];if(b.from==null&&(v==null||v.min==null)){let E=b.range(o,b.min==_e?null:b.min,b.max==-_e?null:b.max,g);b.min=E[0],b.max=E[1]}}}for(let g in f){let b=f[g];if(b.from!=null){let v=f[b.from];if(v.min==null)b.min=b.max=null;else{let E=b.range(o,v.min,v.max,g);b.min=E[0],b.max=E[1]}}}let h={},_=!1;for(let g in f){let b=f[g],v=M[g];if(v.min!=b.min||v.max!=b.max){v.min=b.min,v.max=b.max;let E=v.distr;v._min=E==3?tn(v.min):E==4?_l(v.min,v.asinh):E==100?v.fwd(v.min):v.min,v._max=E==3?tn(v.max):E==4?_l(v.max,v.asinh):E==100?v.fwd(v.max):v.max,h[g]=_=!0}}if(_){y.forEach((g,b)=>{s==2?b>0&&h.y&&(g._paths=null):h[g.scale]&&(g._paths=null)});for(let g in h)jn=!0,je("setScale",g);et&&B.left>=0&&(vn=St=!0)}for(let g in I)I[g]=null}function Lf(f){let h=xl(Ie-1,0,Ge-1),_=xl(He+1,0,Ge-1);for(;f[h]==null&&h>0;)h--;for(;f[_]==null&&_<Ge-1;)_++;return[h,_]}function Df(){if(Ge>0){let f=y.some(h=>h._focus)&&ct!=Bt.alpha;f&&(p.globalAlpha=ct=Bt.alpha),y.forEach((h,_)=>{if(_>0&&h.show&&(vi(_,!1),vi(_,!0),h._paths==null)){let g=ct;ct!=h.alpha&&(p.globalAlpha=ct=h.alpha);let b=s==2?[0,t[_][0].length-1]:Lf(t[_]);h._paths=h.paths(o,_,b[0],b[1]),ct!=g&&(p.globalAlpha=ct=g)}}),y.forEach((h,_)=>{if(_>0&&h.show){let g=ct;ct!=h.alpha&&(p.globalAlpha=ct=h.alpha),h._paths!=null&&xi(_,!1);{let b=h._paths!=null?h._paths.gaps:null,v=h.points.show(o,_,Ie,He,b),E=h.points.filter(o,_,v,b);(v||E)&&(h.points._paths=h.points.paths(o,_,Ie,He,E),xi(_,!0))}ct!=g&&(p.globalAlpha=ct=g),je("drawSeries",_)}}),f&&(p.globalAlpha=ct=1)}}function vi(f,h){let _=h?y[f].points:y[f];_._stroke=_.stroke(o,f),_._fill=_.fill(o,f)}function xi(f,h){let _=h?y[f].points:y[f],{stroke:g,fill:b,clip:v,flags:E,_stroke:C=_._stroke,_fill:O=_._fill,_width:R=_.width}=_._paths;R=ge(R*ce,3);let U=null,F=R%2/2;h&&O==null&&(O=R>0?"#fff":C);let Z=_.pxAlign==1&&F>0;if(Z&&p.translate(F,F),!h){let ae=pt-R/2,re=xt-R/2,ne=at+R,J=Dt+R;U=new Path2D,U.rect(ae,re,ne,J)}h?Tr(C,R,_.dash,_.cap,O,g,b,E,v):Rf(f,C,R,_.dash,_.cap,O,g,b,E,U,v),Z&&p.translate(-F,-F)}function Rf(f,h,_,g,b,v,E,C,O,R,U){let F=!1;O!=0&&D.forEach((Z,ae)=>{if(Z.series[0]==f){let re=y[Z.series[1]],ne=t[Z.series[1]],J=(re._paths||os).band;dn(J)&&(J=Z.dir==1?J[0]:J[1]);let V,$e=null;re.show&&J&&Tp(ne,Ie,He)?($e=Z.fill(o,ae)||v,V=re._paths.clip):J=null,Tr(h,_,g,b,$e,E,C,O,R,U,V,J),F=!0}}),F||Tr(h,_,g,b,v,E,C,O,R,U)}let Si=ko|Tl;function Tr(f,h,_,g,b,v,E,C,O,R,U,F){yi(f,h,_,g,b),(O||R||F)&&(p.save(),O&&p.clip(O),R&&p.clip(R)),F?(C&Si)==Si?(p.clip(F),U&&p.clip(U),bs(b,E),ws(f,v,h)):C&Tl?(bs(b,E),p.clip(F),ws(f,v,h)):C&ko&&(p.save(),p.clip(F),U&&p.clip(U),bs(b,E),p.restore(),ws(f,v,h)):(bs(b,E),ws(f,v,h)),(O||R||F)&&p.restore()}function ws(f,h,_){_>0&&(h instanceof Map?h.forEach((g,b)=>{p.strokeStyle=gs=b,p.stroke(g)}):h!=null&&f&&p.stroke(h))}function bs(f,h){h instanceof Map?h.forEach((_,g)=>{p.fillStyle=Zn=g,p.fill(_)}):h!=null&&f&&p.fill(h)}function Uf(f,h,_,g){let b=T[f],v;if(g<=0)v=[0,0];else{let E=b._space=b.space(o,f,h,_,g),C=b._incrs=b.incrs(o,f,h,_,g,E);v=Gm(h,_,C,g,E)}return b._found=v}function Er(f,h,_,g,b,v,E,C,O,R){let U=E%2/2;k==1&&p.translate(U,U),yi(C,E,O,R,C),p.beginPath();let F,Z,ae,re,ne=b+(g==0||g==3?-v:v);_==0?(Z=b,re=ne):(F=b,ae=ne);for(let J=0;J<f.length;J++)h[J]!=null&&(_==0?F=ae=f[J]:Z=re=f[J],p.moveTo(F,Z),p.lineTo(ae,re));p.stroke(),k==1&&p.translate(-U,-U)}function Nf(f){let h=!0;return T.forEach((_,g)=>{if(!_.show)return;let b=M[_.scale];if(b.min==null){_._show&&(h=!1,_._show=!1,Qn(!1));return}else _._show||(h=!1,_._show=!0,Qn(!1));let v=_.side,E=v%2,{min:C,max:O}=b,[R,U]=Uf(g,C,O,E==0?X:N);if(U==0)return;let F=b.distr==2,Z=_._splits=_.splits(o,g,C,O,R,U,F),ae=b.distr==2?Z.map(V=>Rt[V]):Z,re=b.distr==2?Rt[Z[1]]-Rt[Z[0]]:R,ne=_._values=_.values(o,_.filter(o,ae,g,U,re),g,U,re);_._rotate=v==2?_.rotate(o,ne,g,U):0;let J=_._size;_._size=At(_.size(o,ne,g,f)),J!=null&&_._size!=J&&(h=!1)}),h}function Ff(f){let h=!0;return wi.forEach((_,g)=>{let b=_(o,g,Sn,f);b!=sn[g]&&(h=!1),sn[g]=b}),h}function Wf(){for(let f=0;f<T.length;f++){let h=T[f];if(!h.show||!h._show)continue;let _=h.side,g=_%2,b,v,E=h.stroke(o,f),C=_==0||_==3?-1:1,[O,R]=h._found;if(h.label!=null){let ot=h.labelGap*C,_t=ze((h._lpos+ot)*ce);$i(h.labelFont[0],E,"center",_==2?"top":Za),p.save(),g==1?(b=v=0,p.translate(_t,ze(xt+Dt/2)),p.rotate((_==3?-Vs:Vs)/2)):(b=ze(pt+at/2),v=_t);let En=zc(h.label)?h.label(o,f,O,R):h.label;p.fillText(En,b,v),p.restore()}if(R==0)continue;let U=M[h.scale],F=g==0?at:Dt,Z=g==0?pt:xt,ae=h._splits,re=U.distr==2?ae.map(ot=>Rt[ot]):ae,ne=U.distr==2?Rt[ae[1]]-Rt[ae[0]]:O,J=h.ticks,V=h.border,$e=J.show?J.size:0,Ee=ze($e*ce),Ke=ze((h.alignTo==2?h._size-$e-h.gap:h.gap)*ce),me=h._rotate*-Vs/180,Ce=$(h._pos*ce),mt=(Ee+Ke)*C,nt=Ce+mt;v=g==0?nt:0,b=g==1?nt:0;let Tt=h.font[0],Ut=h.align==1?_o:h.align==2?pl:me>0?_o:me<0?pl:g==0?"center":_==3?pl:_o,Kt=me||g==1?"middle":_==2?"top":Za;$i(Tt,E,Ut,Kt);let dt=h.font[1]*h.lineGap,Et=ae.map(ot=>$(i(ot,U,F,Z))),Nt=h._values;for(let ot=0;ot<Nt.length;ot++){let _t=Nt[ot];if(_t!=null){g==0?b=Et[ot]:v=Et[ot],_t=""+_t;let En=_t.indexOf(`
`)==-1?[_t]:_t.split(/\n/gm);for(let st=0;st<En.length;st++){let Bi=En[st];me?(p.save(),p.translate(b,v+st*dt),p.rotate(me),p.fillText(Bi,0,0),p.restore()):p.fillText(Bi,b,v+st*dt)}}}J.show&&Er(Et,J.filter(o,re,f,R,ne),g,_,Ce,Ee,ge(J.width*ce,3),J.stroke(o,f),J.dash,J.cap);let Gt=h.grid;Gt.show&&Er(Et,Gt.filter(o,re,f,R,ne),g,g==0?2:1,g==0?xt:pt,g==0?Dt:at,ge(Gt.width*ce,3),Gt.stroke(o,f),Gt.dash,Gt.cap),V.show&&Er([Ce],[1],g==0?1:0,g==0?1:2,g==1?xt:pt,g==1?Dt:at,ge(V.width*ce,3),V.stroke(o,f),V.dash,V.cap)}je("drawAxes")}function Qn(f){y.forEach((h,_)=>{_>0&&(h._paths=null,f&&(s==1?(h.min=null,h.max=null):h.facets.forEach(g=>{g.min=null,g.max=null})))})}let ys=!1,Cr=!1,No=[];function zf(){Cr=!1;for(let f=0;f<No.length;f++)je(...No[f]);No.length=0}function Xn(){ys||(qp(Mi),ys=!0)}function qf(f,h=!1){ys=!0,Cr=h,f(o),Mi(),h&&No.length>0&&queueMicrotask(zf)}o.batch=qf;function Mi(){if(_r&&(Of(),_r=!1),jn&&(Sf(),jn=!1),ms){if(ke(d,_o,we),ke(d,"top",Re),ke(d,Xo,X),ke(d,es,N),ke(w,_o,we),ke(w,"top",Re),ke(w,Xo,X),ke(w,es,N),ke(m,Xo,Qt),ke(m,es,yn),u.width=ze(Qt*ce),u.height=ze(yn*ce),T.forEach(({_el:f,_show:h,_size:_,_pos:g,side:b})=>{if(f!=null)if(h){let v=b===3||b===0?_:0,E=b%2==1;ke(f,E?"left":"top",g-v),ke(f,E?"width":"height",_),ke(f,E?"top":"left",E?Re:we),ke(f,E?"height":"width",E?N:X),kl(f,Rn)}else bt(f,Rn)}),gs=Zn=br=$r=kr=vr=xr=Sr=yr=null,ct=1,zo(!0),we!=Vn||Re!=$n||X!=Ht||N!=kn){Qn(!1);let f=X/Ht,h=N/kn;if(et&&!vn&&B.left>=0){B.left*=f,B.top*=h,eo&&Jt(eo,ze(B.left),0,X,N),to&&Jt(to,0,ze(B.top),X,N);for(let _=0;_<Mt.length;_++){let g=Mt[_];g!=null&&(Yn[_]*=f,Jn[_]*=h,Jt(g,At(Yn[_]),At(Jn[_]),X,N))}}if(ye.show&&!ds&&ye.left>=0&&ye.width>0){ye.left*=f,ye.width*=f,ye.top*=h,ye.height*=h;for(let _ in Rr)ke(so,_,ye[_])}Vn=we,$n=Re,Ht=X,kn=N}je("setSize"),ms=!1}Qt>0&&yn>0&&(p.clearRect(0,0,u.width,u.height),je("drawClear"),W.forEach(f=>f()),je("draw")),ye.show&&ds&&($s(ye),ds=!1),et&&vn&&(Tn(null,!0,!1),vn=!1),te.show&&te.live&&St&&(Lr(),St=!1),a||(a=!0,o.status=1,je("ready")),Uo=!1,ys=!1}o.redraw=(f,h)=>{jn=h||!1,f!==!1?ln(P,A.min,A.max):Xn()};function Ar(f,h){let _=M[f];if(_.from==null){if(Ge==0){let g=_.range(o,h.min,h.max,f);h.min=g[0],h.max=g[1]}if(h.min>h.max){let g=h.min;h.min=h.max,h.max=g}if(Ge>1&&h.min!=null&&h.max!=null&&h.max-h.min<1e-16)return;f==P&&_.distr==2&&Ge>0&&(h.min=zt(h.min,t[0]),h.max=zt(h.max,t[0]),h.min==h.max&&h.max++),I[f]=h,_r=!0,Xn()}}o.setScale=Ar;let Pr,Or,eo,to,Ti,Ei,no,oo,Ci,Ai,be,xe,rn=!1,Ye=B.drag,Be=Ye.x,Ve=Ye.y;et&&(B.x&&(Pr=Ct(fp,w)),B.y&&(Or=Ct(hp,w)),A.ori==0?(eo=Pr,to=Or):(eo=Or,to=Pr),be=B.left,xe=B.top);let ye=o.select=Le({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),so=ye.show?Ct(up,ye.over?w:d):null;function $s(f,h){if(ye.show){for(let _ in f)ye[_]=f[_],_ in Rr&&ke(so,_,f[_]);h!==!1&&je("setSelect")}}o.setSelect=$s;function If(f){if(y[f].show)De&&kl(Me[f],Rn);else if(De&&bt(Me[f],Rn),et){let _=Gn?Mt[0]:Mt[f];_!=null&&Jt(_,-10,-10,X,N)}}function ln(f,h,_){Ar(f,{min:h,max:_})}function Vt(f,h,_,g){h.focus!=null&&Kf(f),h.show!=null&&y.forEach((b,v)=>{v>0&&(f==v||f==null)&&(b.show=h.show,If(v),s==2?(ln(b.facets[0].scale,null,null),ln(b.facets[1].scale,null,null)):ln(b.scale,null,null),Xn())}),_!==!1&&je("setSeries",f,h),g&&qo("setSeries",o,f,h)}o.setSeries=Vt;function Hf(f,h){Le(D[f],h)}function Bf(f,h){f.fill=oe(f.fill||null),f.dir=ie(f.dir,-1),h=h??D.length,D.splice(h,0,f)}function Vf(f){f==null?D.length=0:D.splice(f,1)}o.addBand=Bf,o.setBand=Hf,o.delBand=Vf;function jf(f,h){y[f].alpha=h,et&&Mt[f]!=null&&(Mt[f].style.opacity=h),De&&Me[f]&&(Me[f].style.opacity=h)}let Xt,an,Mn,ro={focus:!0};function Kf(f){if(f!=Mn){let h=f==null,_=Bt.alpha!=1;y.forEach((g,b)=>{if(s==1||b>0){let v=h||b==0||b==f;g._focus=h?null:v,_&&jf(b,v?1:Bt.alpha)}}),Mn=f,_&&Xn()}}De&&Kn&&tt(tc,ue,f=>{B._lock||(xn(f),Mn!=null&&Vt(null,ro,!0,Ae.setSeries))});function jt(f,h,_){let g=M[h];_&&(f=f/ce-(g.ori==1?Re:we));let b=X;g.ori==1&&(b=N,f=b-f),g.dir==-1&&(f=b-f);let v=g._min,E=g._max,C=f/b,O=v+(E-v)*C,R=g.distr;return R==3?bo(10,O):R==4?Cp(O,g.asinh):R==100?g.bwd(O):O}function Gf(f,h){let _=jt(f,P,h);return zt(_,t[0],Ie,He)}o.valToIdx=f=>zt(f,t[0]),o.posToIdx=Gf,o.posToVal=jt,o.valToPos=(f,h,_)=>M[h].ori==0?r(f,M[h],_?at:X,_?pt:0):l(f,M[h],_?Dt:N,_?xt:0),o.setCursor=(f,h,_)=>{be=f.left,xe=f.top,Tn(null,h,_)};function Pi(f,h){ke(so,_o,ye.left=f),ke(so,Xo,ye.width=h)}function Oi(f,h){ke(so,"top",ye.top=f),ke(so,es,ye.height=h)}let Fo=A.ori==0?Pi:Oi,Wo=A.ori==1?Pi:Oi;function Yf(){if(De&&te.live)for(let f=s==2?1:0;f<y.length;f++){if(f==0&&vt)continue;let h=te.values[f],_=0;for(let g in h)It[f][_++].firstChild.nodeValue=h[g]}}function Lr(f,h){if(f!=null&&(f.idxs?f.idxs.forEach((_,g)=>{pe[g]=_}):Lp(f.idx)||pe.fill(f.idx),te.idx=pe[0]),De&&te.live){for(let _=0;_<y.length;_++)(_>0||s==1&&!vt)&&Jf(_,pe[_]);Yf()}St=!1,h!==!1&&je("setLegend")}o.setLegend=Lr;function Jf(f,h){let _=y[f],g=f==0&&j==2?Rt:t[f],b;vt?b=_.values(o,f,h)??on:(b=_.value(o,h==null?null:g[h],f,h),b=b==null?on:{_:b}),te.values[f]=b}function Tn(f,h,_){Ci=be,Ai=xe,[be,xe]=B.move(o,be,xe),B.left=be,B.top=xe,et&&(eo&&Jt(eo,ze(be),0,X,N),to&&Jt(to,0,ze(xe),X,N));let g,b=Ie>He;Xt=_e,an=null;let v=A.ori==0?X:N,E=A.ori==1?X:N;if(be<0||Ge==0||b){g=B.idx=null;for(let C=0;C<y.length;C++){let O=Mt[C];O!=null&&Jt(O,-10,-10,X,N)}Kn&&Vt(null,ro,!0,f==null&&Ae.setSeries),te.live&&(pe.fill(g),St=!0)}else{let C,O,R;s==1&&(C=A.ori==0?be:xe,O=jt(C,P),g=B.idx=zt(O,t[0],Ie,He),R=L(t[0][g],A,v,0));let U=-10,F=-10,Z=0,ae=0,re=!0,ne="",J="";for(let V=s==2?1:0;V<y.length;V++){let $e=y[V],Ee=pe[V],Ke=Ee==null?null:s==1?t[V][Ee]:t[V][1][Ee],me=B.dataIdx(o,V,g,O),Ce=me==null?null:s==1?t[V][me]:t[V][1][me];if(St=St||Ce!=Ke||me!=Ee,pe[V]=me,V>0&&$e.show){let mt=me==null?-10:me==g?R:L(s==1?t[0][me]:t[V][0][me],A,v,0),nt=Ce==null?-10:Y(Ce,s==1?M[$e.scale]:M[$e.facets[1].scale],E,0);if(Kn&&Ce!=null){let Tt=A.ori==1?be:xe,Ut=qe(Bt.dist(o,V,me,nt,Tt));if(Ut<Xt){let Kt=Bt.bias;if(Kt!=0){let dt=jt(Tt,$e.scale),Et=Ce>=0?1:-1,Nt=dt>=0?1:-1;Nt==Et&&(Nt==1?Kt==1?Ce>=dt:Ce<=dt:Kt==1?Ce<=dt:Ce>=dt)&&(Xt=Ut,an=V)}else Xt=Ut,an=V}}if(St||Gn){let Tt,Ut;A.ori==0?(Tt=mt,Ut=nt):(Tt=nt,Ut=mt);let Kt,dt,Et,Nt,Gt,ot,_t=!0,En=Xe.bbox;if(En!=null){_t=!1;let st=En(o,V);Et=st.left,Nt=st.top,Kt=st.width,dt=st.height}else Et=Tt,Nt=Ut,Kt=dt=Xe.size(o,V);if(ot=Xe.fill(o,V),Gt=Xe.stroke(o,V),Gn)V==an&&Xt<=Bt.prox&&(U=Et,F=Nt,Z=Kt,ae=dt,re=_t,ne=ot,J=Gt);else{let st=Mt[V];st!=null&&(Yn[V]=Et,Jn[V]=Nt,ac(st,Kt,dt,_t),lc(st,ot,Gt),Jt(st,At(Et),At(Nt),X,N))}}}}if(Gn){let V=Bt.prox,$e=Mn==null?Xt<=V:Xt>V||an!=Mn;if(St||$e){let Ee=Mt[0];Ee!=null&&(Yn[0]=U,Jn[0]=F,ac(Ee,Z,ae,re),lc(Ee,ne,J),Jt(Ee,At(U),At(F),X,N))}}}if(ye.show&&rn)if(f!=null){let[C,O]=Ae.scales,[R,U]=Ae.match,[F,Z]=f.cursor.sync.scales,ae=f.cursor.drag;if(Be=ae._x,Ve=ae._y,Be||Ve){let{left:re,top:ne,width:J,height:V}=f.select,$e=f.scales[F].ori,Ee=f.posToVal,Ke,me,Ce,mt,nt,Tt=C!=null&&R(C,F),Ut=O!=null&&U(O,Z);Tt&&Be?($e==0?(Ke=re,me=J):(Ke=ne,me=V),Ce=M[C],mt=L(Ee(Ke,F),Ce,v,0),nt=L(Ee(Ke+me,F),Ce,v,0),Fo(qt(mt,nt),qe(nt-mt))):Fo(0,v),Ut&&Ve?($e==1?(Ke=re,me=J):(Ke=ne,me=V),Ce=M[O],mt=Y(Ee(Ke,Z),Ce,E,0),nt=Y(Ee(Ke+me,Z),Ce,E,0),Wo(qt(mt,nt),qe(nt-mt))):Wo(0,E)}else Ur()}else{let C=qe(Ci-Ti),O=qe(Ai-Ei);if(A.ori==1){let Z=C;C=O,O=Z}Be=Ye.x&&C>=Ye.dist,Ve=Ye.y&&O>=Ye.dist;let R=Ye.uni;R!=null?Be&&Ve&&(Be=C>=R,Ve=O>=R,!Be&&!Ve&&(O>C?Ve=!0:Be=!0)):Ye.x&&Ye.y&&(Be||Ve)&&(Be=Ve=!0);let U,F;Be&&(A.ori==0?(U=no,F=be):(U=oo,F=xe),Fo(qt(U,F),qe(F-U)),Ve||Wo(0,E)),Ve&&(A.ori==1?(U=no,F=be):(U=oo,F=xe),Wo(qt(U,F),qe(F-U)),Be||Fo(0,v)),!Be&&!Ve&&(Fo(0,0),Wo(0,0))}if(Ye._x=Be,Ye._y=Ve,f==null){if(_){if(Hi!=null){let[C,O]=Ae.scales;Ae.values[0]=C!=null?jt(A.ori==0?be:xe,C):null,Ae.values[1]=O!=null?jt(A.ori==1?be:xe,O):null}qo(ml,o,be,xe,X,N,g)}if(Kn){let C=_&&Ae.setSeries,O=Bt.prox;Mn==null?Xt<=O&&Vt(an,ro,!0,C):Xt>O?Vt(null,ro,!0,C):an!=Mn&&Vt(an,ro,!0,C)}}St&&(te.idx=g,Lr()),h!==!1&&je("setCursor")}let cn=null;Object.defineProperty(o,"rect",{get(){return cn==null&&zo(!1),cn}});function zo(f=!1){f?cn=null:(cn=w.getBoundingClientRect(),je("syncRect",cn))}function Li(f,h,_,g,b,v,E){B._lock||rn&&f!=null&&f.movementX==0&&f.movementY==0||(Dr(f,h,_,g,b,v,E,!1,f!=null),f!=null?Tn(null,!0,!0):Tn(h,!0,!1))}function Dr(f,h,_,g,b,v,E,C,O){if(cn==null&&zo(!1),xn(f),f!=null)_=f.clientX-cn.left,g=f.clientY-cn.top;else{if(_<0||g<0){be=-10,xe=-10;return}let[R,U]=Ae.scales,F=h.cursor.sync,[Z,ae]=F.values,[re,ne]=F.scales,[J,V]=Ae.match,$e=h.axes[0].side%2==1,Ee=A.ori==0?X:N,Ke=A.ori==1?X:N,me=$e?v:b,Ce=$e?b:v,mt=$e?g:_,nt=$e?_:g;if(re!=null?_=J(R,re)?i(Z,M[R],Ee,0):-10:_=Ee*(mt/me),ne!=null?g=V(U,ne)?i(ae,M[U],Ke,0):-10:g=Ke*(nt/Ce),A.ori==1){let Tt=_;_=g,g=Tt}}O&&(h==null||h.cursor.event.type==ml)&&((_<=1||_>=X-1)&&(_=Ln(_,X)),(g<=1||g>=N-1)&&(g=Ln(g,N))),C?(Ti=_,Ei=g,[no,oo]=B.move(o,_,g)):(be=_,xe=g)}let Rr={width:0,height:0,left:0,top:0};function Ur(){$s(Rr,!1)}let Di,Ri,Ui,Ni;function Fi(f,h,_,g,b,v,E){rn=!0,Be=Ve=Ye._x=Ye._y=!1,Dr(f,h,_,g,b,v,E,!0,!1),f!=null&&(tt(dl,yl,Wi,!1),qo(Xa,o,no,oo,X,N,null));let{left:C,top:O,width:R,height:U}=ye;Di=C,Ri=O,Ui=R,Ni=U}function Wi(f,h,_,g,b,v,E){rn=Ye._x=Ye._y=!1,Dr(f,h,_,g,b,v,E,!1,!0);let{left:C,top:O,width:R,height:U}=ye,F=R>0||U>0,Z=Di!=C||Ri!=O||Ui!=R||Ni!=U;if(F&&Z&&$s(ye),Ye.setScale&&F&&Z){let ae=C,re=R,ne=O,J=U;if(A.ori==1&&(ae=O,re=U,ne=C,J=R),Be&&ln(P,jt(ae,P),jt(ae+re,P)),Ve)for(let V in M){let $e=M[V];V!=P&&$e.from==null&&$e.min!=_e&&ln(V,jt(ne+J,V),jt(ne,V))}Ur()}else B.lock&&(B._lock=!B._lock,Tn(h,!0,f!=null));f!=null&&(Bn(dl,yl),qo(dl,o,be,xe,X,N,null))}function Zf(f,h,_,g,b,v,E){if(B._lock)return;xn(f);let C=rn;if(rn){let O=!0,R=!0,U=10,F,Z;A.ori==0?(F=Be,Z=Ve):(F=Ve,Z=Be),F&&Z&&(O=be<=U||be>=X-U,R=xe<=U||xe>=N-U),F&&O&&(be=be<no?0:X),Z&&R&&(xe=xe<oo?0:N),Tn(null,!0,!0),rn=!1}be=-10,xe=-10,pe.fill(null),Tn(null,!0,!0),C&&(rn=C)}function zi(f,h,_,g,b,v,E){B._lock||(xn(f),wr(),Ur(),f!=null&&qo(nc,o,be,xe,X,N,null))}function qi(){T.forEach(Ym),gr(o.width,o.height,!0)}Un(js,wo,qi);let lo={};lo.mousedown=Fi,lo.mousemove=Li,lo.mouseup=Wi,lo.dblclick=zi,lo.setSeries=(f,h,_,g)=>{let b=Ae.match[2];_=b(o,h,_),_!=-1&&Vt(_,g,!0,!1)},et&&(tt(Xa,w,Fi),tt(ml,w,Li),tt(ec,w,f=>{xn(f),zo(!1)}),tt(tc,w,Zf),tt(nc,w,zi),El.add(o),o.syncRect=zo);let ks=o.hooks=e.hooks||{};function je(f,h,_){Cr?No.push([f,h,_]):f in ks&&ks[f].forEach(g=>{g.call(null,o,h,_)})}(e.plugins||[]).forEach(f=>{for(let h in f.hooks)ks[h]=(ks[h]||[]).concat(f.hooks[h])});let Ii=(f,h,_)=>_,Ae=Le({key:null,setSeries:!1,filters:{pub:pc,sub:pc},scales:[P,y[1]?y[1].scale:null],match:[mc,mc,Ii],values:[null,null]},B.sync);Ae.match.length==2&&Ae.match.push(Ii),B.sync=Ae;let Hi=Ae.key,Nr=uu(Hi);function qo(f,h,_,g,b,v,E){Ae.filters.pub(f,h,_,g,b,v,E)&&Nr.pub(f,h,_,g,b,v,E)}Nr.sub(o);function Qf(f,h,_,g,b,v,E){Ae.filters.sub(f,h,_,g,b,v,E)&&lo[f](null,h,_,g,b,v,E)}o.pub=Qf;function Xf(){Nr.unsub(o),El.delete(o),bn.clear(),vl(js,wo,qi),c.remove(),ue?.remove(),je("destroy")}o.destroy=Xf;function Fr(){je("init",e,t),bi(t||e.data,!1),I[P]?Ar(P,I[P]):wr(),ds=ye.show&&(ye.width>0||ye.height>0),vn=St=!0,gr(e.width,e.height)}return y.forEach(gi),T.forEach(Pf),n?n instanceof HTMLElement?(n.appendChild(c),Fr()):n(o,Fr):Fr(),o}Ze.assign=Le;Ze.fmtNum=Rl;Ze.rangeNum=Ks;Ze.rangeLog=Js;Ze.rangeAsinh=Ll;Ze.orient=Fn;Ze.pxRatio=ce;Ze.join=zp;Ze.fmtDate=Nl,Ze.tzDate=Zp;Ze.sync=uu;{Ze.addGap=Lm,Ze.clipGaps=Xs;let e=Ze.paths={points:_u};e.linear=wu,e.stepped=Um,e.bars=Nm,e.spline=Wm}var Jm="Arrow keys move along the chart, + and - zoom, 0 shows all.",Bl=new WeakMap,ku=[[],[8,4],[2,3],[10,3,2,3]];function Mo(e,t={}){return{stroke:()=>Yt(`world-${e}`),width:2,dash:ku[e%ku.length],...t}}function To({title:e,sentence:t,data:n,series:o,x:s,y:r,numbers:l,sync:i,height:a=240}){let c=gt(null),u=gt(null);Ne(()=>{let m=c.current,d=()=>{u.current?.destroy(),u.current=new Ze(Zm({place:m,series:o,x:s,y:r,sync:i,height:a}),n,m),m.querySelector("canvas").setAttribute("aria-hidden","true")};d();let w=new ResizeObserver(()=>{u.current.setSize({width:m.clientWidth,height:a})});w.observe(m);let k=!0,$=hn.subscribe(()=>{k||d(),k=!1});return()=>{$(),w.disconnect(),u.current.destroy()}},[n]);let p=m=>Qm(m,u.current);return S`<figure class="chart">
    <figcaption><bdi>${z(e)}</bdi></figcaption>
    <p>${z(t)}</p>
    <div
      class="plot"
      ref=${c}
      tabindex="0"
      role="application"
      aria-label=${`${z(e)}. ${z(t)} ${Jm}`}
      onKeyDown=${p}
    ></div>
    <${Fa} caption=${e} ...${l} />
  </figure>`}function Zm({place:e,series:t,x:n,y:o,sync:s,height:r}){let l=(c,u)=>({label:c.label,stroke:()=>Yt("ink"),grid:{stroke:()=>Yt("grid"),width:1},ticks:{stroke:()=>Yt("grid"),width:1},values:(p,m)=>m.map(d=>d===null?"":c.tick(d,m)),...c.splits?{splits:c.splits,filter:(p,m)=>m}:{},...u}),i=c=>(u,p)=>p==null?"":c.read(p),a=t.map(c=>({value:i(o),...c,label:z(c.label)}));return{width:Math.max(e.clientWidth,200),height:r,scales:{x:{time:!1,...n.scale??{}},y:{...o.scale??{}}},axes:[l(n,{size:44}),l(o,{size:64})],series:[{label:n.label,value:i(n)},...a],cursor:{drag:{x:!0,y:!1},...s?{sync:{key:s}}:{}},legend:{live:!0},hooks:{ready:[c=>Bl.set(c,{...c.scales.x})]}}}function Qm(e,t){if(!t||e.ctrlKey||e.metaKey||e.altKey)return;let n={ArrowLeft:-1,ArrowRight:1,PageUp:-10,PageDown:10};if(e.key in n)Xm(t,n[e.key]);else if(e.key==="+"||e.key==="=")vu(t,.5);else if(e.key==="-")vu(t,2);else if(e.key==="0"||e.key==="Home")ed(t);else return;e.preventDefault()}function Xm(e,t){let[n,o]=e.series[0].idxs,s=Math.min(o,Math.max(n,(e.cursor.idx??n-t)+t)),r=e.valToPos(e.data[0][s],"x"),l=e.series.findIndex((a,c)=>c>0&&e.data[c][s]!=null),i=l>0?e.valToPos(e.data[l][s],"y"):10;e.setCursor({left:r,top:i})}function vu(e,t){let{min:n,max:o}=e.scales.x,s=e.cursor.idx==null?(n+o)/2:e.data[0][e.cursor.idx],r=(o-n)*t/2,l=Bl.get(e);e.setScale("x",{min:Math.max(l.min,s-r),max:Math.min(l.max,s+r)})}function ed(e){let{min:t,max:n}=Bl.get(e);e.setScale("x",{min:t,max:n})}var rs=[["backlog","waits for a free thread"],["running","runs"],["sibling","lost to the other thread of the core"],["clock","lost to a slower clock"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"],["blocked","asleep"]];function or(e){let t=e.flatMap(n=>n.spans.map(o=>o.summary.span));return[...new Set(t)]}function sr(e,t){return e.spans.find(n=>n.summary.span===t)}function xu(e){let t=({summary:o})=>Math.max(0,...o.slowest.map(s=>s.elapsed_ns));return[...e.spans].sort((o,s)=>t(s)-t(o)).flatMap(({summary:o})=>o.slowest.map(s=>({...s,span:o.span})))}function Su(e){return rs.map(([n])=>n).reduce((n,o)=>e[`${o}_ns`]>e[`${n}_ns`]?o:n)}function rr(e){let t=[...new Set(e.flatMap(o=>o.map(([s])=>s)))].sort((o,s)=>o-s),n=e.map(o=>{let s=new Map(o);return t.map(r=>s.get(r)??null)});return{x:t,columns:n}}var td=[["p50","latency_ns_p50"],["p75","latency_ns_p75"],["p90","latency_ns_p90"],["p95","latency_ns_p95"],["p99","latency_ns_p99"],["p99.5","latency_ns_p995"],["p99.9","latency_ns_p999"],["longest","latency_ns_max"]];function Tu({worlds:e}){let t=n=>S`<${nd} key=${n} name=${n} worlds=${e} />`;return or(e).map(t)}function nd({name:e,worlds:t}){let n=t.map(c=>sr(c,e)),o=n.map(c=>ad(c)),{x:s,columns:r}=rr(o),l=n.map(c=>c?.summary.count??0),i=[s,...r],a=S`<${To}
    title=${`How long ${e} takes`}
    sentence=${ud(t,n)}
    data=${i}
    series=${t.map((c,u)=>({label:c.name,spanGaps:!0,...Mo(u)}))}
    x=${od(s)}
    y=${sd}
    numbers=${{columns:["beyond",...t.map(c=>`${c.name}, ms`)],rows:()=>s.map((c,u)=>cd(c,r.map(p=>p[u]),ut))}}
  />`;return S`<section>
    ${s.length>1&&a}
    <${wt}
      caption=${`Percentiles of ${e}, ms`}
      columns=${["percentile",...t.map(c=>c.name)]}
      rows=${[["done",...l],...td.map(([c,u])=>[c,...n.map(p=>p?.summary.count?ut(p.summary[u]):"-")])]}
    />
  </section>`}function od(e){let t=Math.ceil(e.length>0?e[e.length-1]:1);return{label:"of all take this long or less",tick:Mu,read:Mu,splits:()=>[Math.log10(2),...Array.from({length:t},(n,o)=>o+1)],scale:{range:(n,o,s)=>[o??0,Math.max(s??1,(o??0)+.001)]}}}var sd={label:"latency",tick:le,read:le,splits:ld,scale:{distr:3,range:rd}};function rd(e,t,n){return[(t??1)/1.15,(n??10)*1.15]}function ld(e,t,n,o){let s=Math.floor(Math.log10(n)),r=Math.ceil(Math.log10(o))-s+1;return Array.from({length:r},(a,c)=>c+s).flatMap(a=>[1,2,5].map(c=>c*10**a)).filter(a=>n<=a&&a<=o)}var id=.9;function ad(e){let t=e?.curve.beyond??[],n=t.map((s,r)=>[-Math.log10(s),e.curve.latency_ns[r]||null]),o=n.filter((s,r)=>t[r]<id);return o.length>1?o:n}function Mu(e){let t=100*(1-10**-e);return`${Number(t.toFixed(Math.max(1,Math.ceil(e))))} %`}function cd(e,t,n){return[`${Oe(100*10**-e)} %`,...t.map(s=>s===null?"-":n(s))]}function ud(e,t){let n=(o,s)=>{let r=e.length>1?`${e[s].name}: `:"",{count:l,latency_ns_p50:i,latency_ns_p99:a}=o?.summary??{count:0};return l?`${r}half take ${le(i)} or less, 99 % take ${le(a)} or less`:`${r}none was done`};return`${t.map(n).join("; ")}.`}var Vl={label:"seconds of the run",tick:(e,t)=>e.toFixed(fd(t)),read:e=>`${e.toFixed(3)} s`};function fd([e,t]){return t>e?Math.min(9,Math.max(0,Math.ceil(-Math.log10(t-e)))):0}var hd="In Kubernetes: limits.cpu is cpu.max, quota over period; a period with throttling counts in container_cpu_cfs_throttled_periods_total, of container_cpu_cfs_periods_total; throttled time is container_cpu_cfs_throttled_seconds_total. A burst (cpu.max.burst) has no field there. systemd: CPUQuota= and CPUQuotaPeriodSec=.";function Eu({worlds:e}){let t=[...new Set(e.flatMap(n=>n.limits.map(o=>o.path)))];return[S`<p class="note">${hd}</p>`,t.map(n=>S`<${pd} key=${n} path=${n} worlds=${e} />`)]}function pd({path:e,worlds:t}){let n=t.map(u=>u.limits.find(p=>p.path===e)),o=[...new Set(n.filter(Boolean).map(u=>le(u.step_ns)))].join(", "),s=jl(n,u=>u.used_in_step_ns.map(p=>p/u.step_ns)),r=jl(n,u=>u.throttled_in_step_ns.map(p=>100*p/u.step_ns)),l=t.map(u=>u.name),i=md(t,n),a={label:"CPUs",tick:Oe,read:u=>u.toFixed(2),scale:{range:(u,p,m)=>[0,Math.max(m??1,.1)*1.05]}},c={label:"throttled, %",tick:Oe,read:u=>`${u.toFixed(1)} %`,scale:{range:()=>[0,105]}};return S`<section>
    <${To}
      title=${`CPU time that ${e} used`}
      sentence=${_d(t,n,o)}
      sync="time"
      data=${[s.x,...s.columns,...i.map(({cpus:u})=>s.x.map(()=>u))]}
      series=${[...l.map((u,p)=>({label:u,spanGaps:!0,...Mo(p)})),...i.map(dd)]}
      x=${Vl}
      y=${a}
      numbers=${Kl(s,l,"CPUs")}
    />
    <${To}
      title=${`When ${e} was throttled`}
      sentence=${gd(t,n,o)}
      sync="time"
      height=${180}
      data=${[r.x,...r.columns]}
      series=${l.map((u,p)=>({label:u,spanGaps:!0,...Mo(p)}))}
      x=${Vl}
      y=${c}
      numbers=${Kl(r,l,"%")}
    />
    <${wt} caption=${`Limit of ${e}`} ...${bd(t,n)} />
  </section>`}function Cu({worlds:e}){return or(e).map(t=>{let n=e.map(l=>sr(l,t)?.steps),o=jl(n,l=>l.slowest_ns.map(i=>i>0?i/1e6:null));if(o.columns.flat().filter(l=>l!==null).length<2)return null;let s=e.map(l=>l.name),r={label:"slowest, ms",tick:Oe,read:l=>`${l.toFixed(3)} ms`,scale:{range:(l,i,a)=>[0,Math.max(a??1,1e-6)*1.05]}};return S`<${To}
      key=${t}
      title=${`Slowest ${t} by when it began`}
      sentence=${wd(e,n)}
      sync="time"
      height=${200}
      data=${[o.x,...o.columns]}
      series=${s.map((l,i)=>({label:l,spanGaps:!0,...Mo(i)}))}
      x=${Vl}
      y=${r}
      numbers=${Kl(o,s,"ms")}
    />`})}function jl(e,t){return rr(e.map(n=>n?t(n).map((o,s)=>[(s+.5)*n.step_ns/1e9,o]):[]))}function md(e,t){let n=[];return t.forEach((o,s)=>{if(!o||o.quota_ns===null)return;let r=o.quota_ns/o.period_ns,l=n.find(i=>i.cpus===r);l?l.names.push(e[s].name):n.push({cpus:r,names:[e[s].name],world:s})}),n}function dd({names:e,world:t},n,o){let s=o.length>1?`quota, ${e.join(" and ")}`:"quota",r=()=>Yt(o.length>1?`world-${t}`:"quota"),l=o.length>1?3:1;return{label:s,stroke:r,width:l,dash:[1,4],points:{show:!1}}}function Kl({x:e,columns:t},n,o){return{columns:["s",...n.map(s=>`${s}, ${o}`)],rows:()=>e.map((s,r)=>[s.toFixed(3),...t.map(l=>l[r]===null?"-":l[r].toFixed(2))])}}function Gl(e,t,n){return t.map((s,r)=>s?e.length>1?`${e[r].name}: ${n(s)}`:n(s):null).filter(Boolean).join("; ")}function _d(e,t,n){return`${Gl(e,t,s=>{let r=s.quota_ns===null?"no quota":`quota ${le(s.quota_ns)}`,l=s.burst_ns>0?`, burst ${le(s.burst_ns)}`:", no burst";return`${r} for each ${le(s.period_ns)}${l}`})}. Each point is a mean over ${n}; the kernel's periods may begin elsewhere, so a point may lie above what the limit allows in one.`}function gd(e,t,n){return`${Gl(e,t,s=>`throttled in ${s.nr_throttled} of ${s.nr_periods} periods`+(s.nr_bursts>0?`, burst used in ${s.nr_bursts}`:""))}. The line is the share of each ${n} in which at least one CPU's queue of the group was throttled. A period in which the group had nothing to do is not counted.`}function wd(e,t){return`${Gl(e,t,o=>{let s=Math.max(...o.slowest_ns,0);if(s===0)return"none was done";let r=o.slowest_ns.indexOf(s)*o.step_ns;return`the slowest took ${le(s)} and began at about ${(r/1e9).toFixed(2)} s`})}.`}function bd(e,t){let n=(r,l)=>[r,...t.map(i=>i?l(i):"-")],o=r=>r.quota_ns===null?"max":r.quota_ns/1e3,s=r=>Ft(r.nr_throttled/Math.max(1,r.nr_periods));return{columns:["cpu.max and cpu.stat",...e.map(r=>r.name)],rows:[n("quota, us",o),n("period, us",r=>r.period_ns/1e3),n("burst, us",r=>r.burst_ns/1e3),n("nr_periods",r=>r.nr_periods),n("nr_throttled",r=>r.nr_throttled),n("throttled periods",s),n("throttled time of all CPUs, ms",r=>(r.throttled_ns/1e6).toFixed(3)),n("nr_bursts",r=>r.nr_bursts),n("burst used, ms",r=>(r.burst_used_ns/1e6).toFixed(3))]}}function lr(e){return{cpus:e.cpus,states:e.states,tasks:e.tasks,steps:e.steps,windows:e.windows.map(t=>yd(t,e))}}function yd({from_ns:e,to_ns:t,is_cut:n,stretches:o,wakes:s},{cpus:r,tasks:l}){let i=o.task.length,a=new Float64Array(i),c=new Float64Array(i),u=e;for(let m=0;m<i;m+=1)u+=o.after_ns[m],a[m]=u,c[m]=u+o.length_ns[m];let p=(m,d)=>{let w=Array.from({length:d},()=>[]);return o[m].forEach((k,$)=>w[k].push($)),w};return{from_ns:e,to_ns:t,is_cut:n,from:a,to:c,task:o.task,state:o.state,cpu:o.cpu,byTask:p("task",l.length),byCpu:p("cpu",r),wakes:$d(e,s)}}function $d(e,t){let n=e;return t.task.map((o,s)=>{n+=t.after_ns[s];let{[s]:r}=t.waker;return{at:n,task:o,waker:r,wakerCpu:t.waker_cpu[s],targetCpu:t.target_cpu[s]}})}function Yl(e,t,n){let o=0,s=e.length;for(;o<s;){let r=o+s>>1;t[e[r]]<=n?o=r+1:s=r}return o}function Au(e,t,n){let o=e.states.length,s=e.tasks.map(()=>new Array(o).fill(0)),r=0;for(let l of e.windows){let i=Math.max(t,l.from_ns),a=Math.min(n,l.to_ns);i>=a||(r+=a-i,l.byTask.forEach((c,u)=>{for(let p=Yl(c,l.to,i);p<c.length;p+=1){let m=c[p];if(l.from[m]>=a)break;let d=Math.min(a,l.to[m])-Math.max(i,l.from[m]);s[u][l.state[m]]+=d}}))}return{known:r,sums:s}}function Eo(e){let t=xu(e).map(l=>({name:l.span,task:l.task,from:l.at_ns,taken:l.taken_at_ns,to:l.at_ns+l.elapsed_ns,blame:l.blame})),n=e.schedule.longest_wait;if(t.length>0||!n)return t;let{task:o,from_ns:s,to_ns:r}=n;return[{name:"longest time ready without a CPU",task:o,from:s,to:r,blame:null}]}function Co({jumps:e,chosen:t,choose:n,of:o=""}){let s=(r,l)=>[{text:`${l+1}`,node:S`<${kd} ...${{jump:r,at:l,chosen:t,choose:n}} />`},r.name,(r.from/1e9).toFixed(6),ut(r.to-r.from),{text:Pu(r.blame),node:S`<${vd} blame=${r.blame} />`},r.task];return S`<${wt}
    caption=${`The slowest${o}, and where their time went`}
    columns=${["jump to","what","began, s","took, ms","where the time went","ended by"]}
    rows=${e.map(s)}
    selected=${t}
  />`}function kd({jump:e,at:t,chosen:n,choose:o}){return S`<button
    type="button"
    class="jump"
    aria-pressed=${t===n}
    onClick=${()=>o(t)}
  >
    ${t+1}<span class="unseen">: show ${z(e.name)} of ${le(e.to-e.from)}</span>
  </button>`}function Jl(e){let t=Math.max(1,rs.reduce((o,[s])=>o+e[`${s}_ns`],0));return rs.map(([o,s])=>({name:o,says:s,share:e[`${o}_ns`]/t})).filter(({share:o})=>o>0)}function Pu(e){return e?Jl(e).map(({name:t,share:n})=>`${t} ${Ft(n)}`).join(", "):"-"}function vd({blame:e}){if(!e)return"-";let t=Su(e),n=Jl(e).map(({name:s,share:r})=>S`<span class=${`cause ${s}`} style=${{width:`${100*r}%`}}></span>`),o=Jl(e).find(({name:s})=>s===t)?.share??0;return S`<span class="blame" role="img" aria-label=${Pu(e)}>${n}</span>
    <span class="main" aria-hidden="true">${t} ${Ft(o,0)}</span>`}function ir(){return S`<ul class="legend">
    ${rs.map(([e,t])=>S`<li><span class=${`cause ${e}`}></span> ${e}: ${t}</li>`)}
  </ul>`}var it=24,xd=300;function ar(e,t,n){let o=n<560?78:150,s=t==="cpu"?Array.from({length:e.cpus},(l,i)=>({name:`CPU ${i}`,at:i})):e.tasks.map((l,i)=>({name:l.name,at:i})).slice(0,400),r=Math.max(t==="cpu"?14:12,Math.min(26,Math.floor(420/s.length)));return{rows:s,label:o,tall:r,height:it+Math.max(1,s.length)*r+2}}function Lu(e,t,{by:n,from:o,to:s,marks:r,colours:l}){let i=window.devicePixelRatio||1,a=e.clientWidth,c=ar(t,n,a);e.width=Math.round(a*i),e.height=Math.round(c.height*i);let u=e.getContext("2d");u.scale(i,i),u.fillStyle=l.paper,u.fillRect(0,0,a,c.height);let m={pen:u,plan:c,x:d=>c.label+(d-o)*(a-c.label)/(s-o),from:o,to:s,width:a,colours:l,by:n};Sd(m),Md(m,t);for(let d of t.windows)d.to_ns>o&&d.from_ns<s&&Td(m,t,d);r&&Zl(m,r),Ql(m),Ld(m)}function Ao({plan:e},t){return it+t*e.tall}function Sd({pen:e,plan:t,width:n,colours:o}){t.rows.forEach((s,r)=>{e.fillStyle=r%2?o.paper:o.stripe,e.fillRect(t.label,it+r*t.tall,n-t.label,t.tall)})}function Md(e,t){let{steps:n}=t;if(e.by==="cpu"){e.plan.rows.forEach((s,r)=>{let l=n.cpu_busy_per_mille[Math.floor(s.at/n.cpus_per_row)];Ou(e,t,r,[[l,"running"]])});return}let o=new Map(n.rows.map(s=>[s.name,s]));e.plan.rows.forEach((s,r)=>{let l=o.get(s.name);if(!l)return;let i=[[l.running_per_mille,"running"],[l.queued_per_mille,"queued"],[l.throttled_per_mille,"throttled"]];Ou(e,t,r,i)})}function Ou(e,t,n,o){let{pen:s,plan:r,x:l,from:i,to:a,colours:c}=e,{step_ns:u}=t.steps,p=r.tall-3,m=o[0][0]?.length??0,d=Math.max(0,Math.floor(i/u)),w=Math.min(m,Math.ceil(a/u));for(let k=d;k<w;k+=1){let $=Math.max(r.label,l(k*u)),x=Math.max(.5,l((k+1)*u)-$),y=Ao(e,n)+2+p;for(let[T,M]of o){let D=p*T[k]/1e3;y-=D,s.globalAlpha=.45,s.fillStyle=c[M],s.fillRect($,y,x,D)}}s.globalAlpha=1}function Td(e,t,n){let{pen:o,plan:s,x:r,from:l,to:i,width:a,colours:c}=e,u=Math.max(s.label,r(n.from_ns)),p=Math.min(a,r(n.to_ns));s.rows.forEach((m,d)=>{o.fillStyle=d%2?c.paper:c.stripe,o.fillRect(u,Ao(e,d),p-u,s.tall)}),o.fillStyle=c.window,o.fillRect(u,it-4,Math.max(2,p-u),4),s.rows.forEach((m,d)=>{let w=e.by==="cpu"?n.byCpu[m.at]:n.byTask[m.at];Ed(e,t,n,w,d)}),Pd(e,n,Math.max(l,n.from_ns),Math.min(i,n.to_ns))}function Ed(e,t,n,o,s){let{plan:r,x:l,from:i,to:a,width:c,by:u}=e,p=new Map,m=u==="cpu"?0:Yl(o,n.to,i);for(let d=m;d<o.length;d+=1){let w=o[d];if(n.from[w]>=a)break;if(n.to[w]<=i)continue;let k=n.state[w],$=Math.max(r.label,l(n.from[w])),x=Math.min(c,l(n.to[w]));if(x-(p.get(k)??-1)<.4)continue;p.set(k,x);let y=t.tasks[n.task[w]];Cd(e,s,t.states[k],$,Math.max(x-$,.6),y)}}function Cd(e,t,n,o,s,r){let{pen:l,plan:i,colours:a,by:c}=e,u=i.tall-3,p=c==="cpu"?Math.max(3,Math.floor(u/4)):u,m=Ao(e,t)+2,d=u;if(c==="cpu"?(d=n==="running"?u-p:p,m+=n==="running"?0:u-p):n!=="running"&&(d=Math.max(3,Math.floor(u*.6)),m+=u-d),l.fillStyle=a[n],l.fillRect(o,m,s,d),n==="throttled"&&s>3&&d>2&&Ad(l,o,m,s,d,a.paper),c==="cpu"&&n==="running"&&s>34){l.fillStyle=a.onRunning,l.font="10px system-ui, sans-serif";let w=Math.floor((s-4)/6);l.fillText(po(r.name,w),o+2,m+d/2+3.5)}}function Ad(e,t,n,o,s,r){e.save(),e.beginPath(),e.rect(t,n,o,s),e.clip(),e.strokeStyle=r,e.lineWidth=1,e.beginPath();for(let l=t-s;l<t+o;l+=5)e.moveTo(l,n+s),e.lineTo(l+s,n);e.stroke(),e.restore()}function Pd(e,t,n,o){let{pen:s,x:r,colours:l,by:i,plan:a}=e,c=t.wakes.filter(u=>u.at>=n&&u.at<o);if(!(c.length===0||c.length>xd)){s.strokeStyle=l.ink,s.fillStyle=l.ink,s.lineWidth=1;for(let u of c){let[p,m]=i==="cpu"?[u.wakerCpu,u.targetCpu]:[u.waker,u.task];if(m>=a.rows.length)continue;let d=r(u.at),w=Ao(e,m)+a.tall/2;if(p!==null&&p!==m&&p<a.rows.length){let k=Ao(e,p)+a.tall/2;s.globalAlpha=.6,s.beginPath(),s.moveTo(d,k),s.lineTo(d,w),s.stroke(),s.globalAlpha=1}s.beginPath(),s.moveTo(d,w),s.lineTo(d-4,w-3),s.lineTo(d-4,w+3),s.fill()}}}function Zl({pen:e,plan:t,x:n,width:o,colours:s},{from:r,taken:l,to:i}){e.fillStyle=s.mark;let a=c=>Math.min(o,Math.max(t.label,n(c)));e.globalAlpha=.16,e.fillRect(a(r),it,a(i)-a(r),t.height),e.globalAlpha=1,e.strokeStyle=s.mark,e.lineWidth=2;for(let[c,u]of[[r,[]],[l,[4,3]],[i,[]]])c===void 0||n(c)<t.label||n(c)>o||(e.setLineDash(u),e.beginPath(),e.moveTo(n(c),it),e.lineTo(n(c),t.height),e.stroke());e.setLineDash([])}function Ql({pen:e,plan:t,x:n,from:o,to:s,width:r,colours:l}){let i=Od((s-o)/Math.max(2,(r-t.label)/110));e.font="11px system-ui, sans-serif",e.fillStyle=l.ink,e.strokeStyle=l.grid,e.lineWidth=1;for(let a=Math.ceil(o/i)*i;a<s;a+=i){let c=n(a);e.beginPath(),e.moveTo(c,it-4),e.lineTo(c,t.height),e.stroke();let u=pn(a,i*100);c+e.measureText(u).width<r&&e.fillText(u,c+2,12)}}function Od(e){let t=10**Math.floor(Math.log10(Math.max(e,1)));return[1,2,5,10].map(n=>n*t).find(n=>n>=e)}function Ld(e){let{pen:t,plan:n,colours:o}=e;t.fillStyle=o.paper,t.fillRect(0,0,n.label,n.height),t.fillStyle=o.ink,t.font=`${Math.min(12,n.tall-2)}px system-ui, sans-serif`;let s=Math.floor((n.label-8)/6.4);n.rows.forEach((r,l)=>{t.fillText(po(r.name,s),2,Ao(e,l)+n.tall/2+4)})}var Du=200;function Po(e){let t={from:0,to:Math.max(e,Du)},n=Je(t),o=(s,r)=>{let l=Math.min(Math.max(r-s,Du),t.to),i=(s+r)/2,a=Math.min(Math.max(0,i-l/2),t.to-l);n.value={from:a,to:a+l}};return{range:n,show:o,all:()=>o(0,t.to),zoom:(s,r)=>{let{from:l,to:i}=n.value,a=r??(l+i)/2;o(a-(a-l)*s,a+(i-a)*s)},move:s=>{let{from:r,to:l}=n.value,i=l-r,a=Math.min(Math.max(0,r+s*i),t.to-i);n.value={from:a,to:a+i}}}}function cr(e,t,n){let o=new Map,s=c=>{let{from:u,to:p}=t.range.value,m=e.clientWidth-n();return u+(c-n())*(p-u)/m},r=c=>c/(e.clientWidth-n()),l=new AbortController,i={signal:l.signal},a=(c,u,p)=>e.addEventListener(c,u,{...p,...i});a("wheel",c=>{if(!c.ctrlKey&&!c.shiftKey)return;c.preventDefault();let u=c.deltaY||c.deltaX;c.ctrlKey?t.zoom(u>0?1.25:.8,s(c.offsetX)):t.move(u>0?.1:-.1)},{passive:!1}),a("dblclick",c=>t.zoom(.4,s(c.offsetX))),a("pointerdown",c=>{o.set(c.pointerId,c.offsetX),e.setPointerCapture(c.pointerId)}),a("pointermove",c=>{let u=o.get(c.pointerId);u!==void 0&&(o.size===1?t.move(-r(c.offsetX-u)):Dd(t,o,c,s),o.set(c.pointerId,c.offsetX))});for(let c of["pointerup","pointercancel"])a(c,u=>o.delete(u.pointerId));return()=>l.abort()}function Dd(e,t,n,o){let[s]=[...t].filter(([i])=>i!==n.pointerId).map(([,i])=>i),r=Math.abs(t.get(n.pointerId)-s),l=Math.abs(n.offsetX-s);r>4&&l>4&&e.zoom(r/l,o((n.offsetX+s)/2))}function ur(e,t,n){let o={ArrowLeft:()=>t.move(-.2),ArrowRight:()=>t.move(.2),PageUp:()=>t.move(-1),PageDown:()=>t.move(1),"+":()=>t.zoom(.5),"=":()=>t.zoom(.5),"-":()=>t.zoom(2),0:t.all,Home:t.all,n:()=>n(1),p:()=>n(-1)};return e in o?(o[e](),!0):!1}var Ru=60,ls="Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.",Rd="Blank is blocked or idle. Under a bar at the top every switch is drawn. Elsewhere the page has no room for that: there a pale column stands for a whole step of time, and its height is the share of the step that was spent so, not one stretch. The shaded time is the chosen request, the broken line when a thread took it. Arrows are wake-ups, from who woke to who was woken.";function Uu({world:e}){let t=Fe(()=>lr(e.schedule),[e]),n=Fe(()=>Po(e.ended_ns),[e]),o=Fe(()=>Eo(e),[e]),[s,r]=Te("task"),[l,i]=Te(o.length>0?0:-1),a=p=>{let{from:m,to:d}=o[p],w=Math.max((d-m)*.08,1e3);i(p),n.show(m-w,d+w)};Ne(()=>{o.length>0?a(0):t.windows.length>0&&n.show(t.windows[0].from_ns,t.windows[0].to_ns)},[e]);let c=p=>{o.length>0&&a((l+p+o.length)%o.length)},u=o[l];return S`<div class="schedule">
    <${is} view=${n} by=${s} setBy=${r} jump=${o.length>0&&c} />
    <${ei} ...${{world:e,decoded:t,view:n,by:s,marks:u,step:c}} />
    <${ti} by=${s} />
    <${ni} ...${{world:e,decoded:t,view:n,marks:u}} />
    <${Co} jumps=${o} chosen=${l} choose=${a} />
    ${o.some(p=>p.blame)&&S`<${ir} />`}
    ${Ud(e)}
  </div>`}function Ud({schedule:e}){let t=e.windows_left_out,n=e.windows.filter(s=>s.is_cut).length,o=n===1?"1 of the times in full ends early: so much happened in it.":`${n} of the times in full end early: so much happened in them.`;return[t>0&&S`<p class="note">${t} of the times in full had no room on this page.</p>`,n>0&&S`<p class="note">${o} What follows is drawn in steps.</p>`]}function is({view:e,by:t,setBy:n,jump:o,id:s=e.range.peek().to}){let r=(i,a)=>S`<button type="button" onClick=${a}>${i}</button>`,l=(i,a)=>S`<label
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
  </div>`}function Xl(){let t=Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink","grid"].map(r=>[r,Yt(r)])),[n,o,s]=["window","mark","on-running"].map(Yt);return{...t,window:n,mark:o,onRunning:s}}function ei({world:e,decoded:t,view:n,by:o,marks:s,step:r}){let l=gt(null),i=gt({});i.current={by:o,marks:s},Ne(()=>{let p=l.current,m=()=>{let{from:x,to:y}=n.range.peek();Lu(p,t,{...i.current,from:x,to:y,colours:Xl()})},d=0,w=()=>{cancelAnimationFrame(d),d=requestAnimationFrame(m)};i.current.later=w;let k=rt(()=>{n.range.value,hn.value,w()}),$=new ResizeObserver(w);return $.observe(p.parentElement),()=>{k(),$.disconnect(),cancelAnimationFrame(d)}},[t,o,s]),Ne(()=>{let p=l.current;return cr(p,n,()=>ar(t,"task",p.clientWidth).label)},[n]);let a=p=>{p.ctrlKey||p.metaKey||p.altKey||ur(p.key,n,r)&&p.preventDefault()},{height:c}=ar(t,o,1e3),u=`Schedule of ${z(e.name)} by ${o==="cpu"?"CPU":"task"}. ${ls}`;return S`<div
    class="canvas"
    tabindex="0"
    role="application"
    aria-label=${u}
    onKeyDown=${a}
  >
    <canvas ref=${l} style=${{height:`${c}px`}} aria-hidden="true"></canvas>
  </div>`}function ti({by:e}){let t=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"]],n=e==="cpu"?"Waiting tasks are the strip below who runs. ":"";return S`<ul class="legend">
      ${t.map(([o,s])=>S`<li><span class=${`cause ${o}`}></span> ${o}: ${s}</li>`)}
      <li><span class="cause running pale"></span> pale: the share of a step that was spent so</li>
    </ul>
    <p class="note">${n}${Rd} ${ls}</p>`}function ni({world:e,decoded:t,view:n,marks:o,isBrief:s=!1}){let{from:r,to:l}=n.range.value,{known:i,sums:a}=Fe(()=>Au(t,r,l),[t,r,l]),c=l-r,u=t.tasks.map((k,$)=>({task:k,sums:a[$]}));u.sort((k,$)=>fr($.sums)-fr(k.sums));let p=u.filter(({sums:k})=>fr(k)>0),m=({task:k,sums:$})=>[k.name,k.group,...$.map(ut),ut(Math.max(0,i-fr($)))],d=i>=c*.999?"what you see":"the times in full that you see",w=p.length-Ru;return S`<p class="seen" aria-live="polite">
      ${Nd(e,t,{from:r,to:l,known:i,sums:a,marks:o})}
    </p>
    ${!s&&S`<${wt}
      caption=${`What each task did in ${d}, ms`}
      columns=${["task","group",...t.states,"blocked"]}
      rows=${p.slice(0,Ru).map(m)}
    />`}
    ${!s&&w>0&&S`<p class="note">and ${w} more tasks</p>`}`}function fr(e){return e.reduce((t,n)=>t+n,0)}function Nd(e,t,{from:n,to:o,known:s,sums:r,marks:l}){let i=o-n,a=`You see ${le(i)} of ${le(e.ended_ns)}, from ${pn(n,i)}.`;if(s===0)return`${a} It is drawn in steps of ${le(t.steps.step_ns)}.`;let c=t.tasks.find(k=>k.name===l?.task)?.group;if(c===void 0)return a;let u=r.filter((k,$)=>t.tasks[$].group===c&&t.tasks[$]),p=k=>{let $=t.states.indexOf(k),x=u.reduce((y,T)=>y+T[$],0);return Ft(x/Math.max(1,s*u.length),0)},m=`The ${u.length} tasks of ${z(c)} that are drawn`,d=`${p("queued")} waiting for a CPU, ${p("running")} running`;return`${a} ${m} spent ${p("throttled")} of it throttled, ${d}, the rest asleep or on the way to another CPU.`}var oi=-1;function Nu({worlds:e}){let t=e.length>1,[n,o]=Te(t?oi:0),s=(r,l)=>S`<label
      ><input
        type="radio"
        name="world"
        checked=${l===n}
        onChange=${()=>o(l)}
      />
      <bdi>${z(r)}</bdi></label
    >`;return S`${t&&S`<fieldset class="worlds">
      <legend>Which run</legend>
      ${s("all, at the same time",oi)} ${e.map(({name:r},l)=>s(r,l))}
    </fieldset>`}
    ${n===oi?S`<${Fd} worlds=${e} />`:S`<${Uu} key=${n} world=${e[n]} />`}`}function Fd({worlds:e}){let t=Fe(()=>e.map(m=>lr(m.schedule)),[e]),n=Math.max(...e.map(m=>m.ended_ns)),o=Fe(()=>Po(n),[e]),s=Fe(()=>Eo(e[0]),[e]),[r,l]=Te("task"),[i,a]=Te(-1),c=m=>{let{from:d,to:w}=s[m],k=Math.max((w-d)*.08,1e3);a(m),o.show(d-k,w+k)};i<0&&s.length>0&&c(0);let u=m=>{s.length>0&&c((i+m+s.length)%s.length)},p=s[i];return S`<div class="schedule">
    <${is} view=${o} by=${r} setBy=${l} jump=${s.length>0&&u} />
    ${e.map((m,d)=>S`<section class="beside" aria-label=${`Schedule: ${z(m.name)}`}>
        <h3><bdi>${z(m.name)}</bdi></h3>
        <${ei} ...${{world:m,decoded:t[d],view:o,by:r,marks:p,step:u}} />
        <${ni} ...${{world:m,decoded:t[d],view:o,marks:p,isBrief:!0}} />
      </section>`)}
    <${ti} by=${r} />
    <p class="note">
      The shaded time is a request of <bdi>${z(e[0].name)}</bdi>. With the same seed the
      same requests come to every run, at the same times where clients do not wait for answers. For
      the slowest of another run and a table of what its tasks did, choose that run above.
    </p>
    <${Co} jumps=${s} chosen=${i} choose=${c} />
  </div>`}var Wd=6;function si(e,t){return(t?t.numbers:zd(e)).map(({label:o,of:s,read:r})=>[o,...e.map(l=>{let i=s(l.run);return i==null?"-":r(i)})])}var Q={time:le,percent:e=>Ft(e/100),count:e=>String(e),number:e=>Oe(e),joules:e=>`${Oe(e)} J`},Wn=(e,t)=>e.tasks.find(n=>n.name===t),ri=(e,t)=>e.groups.find(n=>n.path===t),zn=(e,t=0)=>e.requests[t];function zd(e){let[{run:t}]=e,n=t.requests.flatMap(({span:r},l)=>[{label:`${r}: done`,of:i=>zn(i,l)?.count,read:Q.count},{label:`${r}: p50`,of:i=>hr(i,l)?.latency_ns_p50,read:Q.time},{label:`${r}: p99`,of:i=>hr(i,l)?.latency_ns_p99,read:Q.time},{label:`${r}: slower than p99`,of:i=>qd(hr(i,l)),read:Q.count},{label:`${r}: slowest`,of:i=>hr(i,l)?.latency_ns_max,read:Q.time}]),o=t.groups.filter(r=>r.limit).map(({path:r})=>({label:`${r}: periods throttled`,of:l=>ri(l,r)?.limit?.throttle_ratio_percent,read:Q.percent})),s=n.length>0?[]:t.tasks.slice(0,Wd).flatMap(Id);return[...n,...o,...s,...Hd()]}function hr(e,t){let n=zn(e,t);return n?.count>0?n:null}function qd(e){return e===null?null:Math.floor(e.count/100)}function Id({name:e}){return[{label:`${e}: CPU time`,of:t=>Wn(t,e)?.runtime_ns,read:Q.time},{label:`${e}: mean wait for a CPU`,of:t=>Wn(t,e)?.delay_ns_mean,read:Q.time},{label:`${e}: longest wait for a CPU`,of:t=>Wn(t,e)?.delay_ns_max,read:Q.time}]}function Hd(){return[{label:"CPU time of all tasks",of:e=>e.total.runtime_ns,read:Q.time},{label:"switches",of:e=>e.total.switches,read:Q.count},{label:"migrations",of:e=>e.total.migrations,read:Q.count},{label:"wake-up latency, p99",of:e=>e.total.wakeups>0?e.total.wake_latency_ns_p99:null,read:Q.time}]}var Bd=100;function Fu({play:e,story:t}){let n=e.result.value;if(!n)return S`<p role="status">The engine is loading.</p>`;let o=[n.a,n.b].filter(a=>a?.ok).map(a=>a.ok),s=[n.a,n.b].filter(a=>a&&!a.ok);if(o.length===0)return S`<p class="caution">No run: the message stands where the text is.
      ${s.some(({kind:a})=>a==="stopped")&&` ${z(s[0].message)}`}</p>`;let r=o.map(({document:a})=>a.worlds[0]),l=r.some(({spans:a})=>a.some(({summary:c})=>c.count>0)),i=r.some(a=>a.limits.length>0);return S`<section class="outcome" aria-label="What came out">
    <${Vd} shown=${n} answers=${o} />
    <${jd} answers=${o} broken=${s} />
    <${wt}
      caption=${r.length>1?"Numbers of both worlds":"Numbers of world A"}
      columns=${["what",...r.map(a=>a.name)]}
      rows=${si(o,t)}
    />
    <${Gd} answers=${o} />
    ${l&&S`<h2>Latency</h2><${Tu} worlds=${r} />`}
    ${(i||l)&&S`<h2>Over time</h2>`}
    ${i&&S`<${Eu} worlds=${r} />`}
    ${l&&S`<${Cu} worlds=${r} />`}
    <h2>Schedule</h2>
    <${Nu} key=${r.map(({digest:a})=>a).join()} worlds=${r} />
  </section>`}function Wu({play:e,story:t}){let{a:n,b:o}=e.result.value??{},s=[n,o].filter(m=>m?.ok).map(m=>m.ok);if(s.length===0)return null;let r=si(s,t),[l,...i]=r.find(([m])=>m.endsWith("p99"))??r[0],a=i.map((m,d)=>`${"AB"[d]} ${m}`).join(", "),[{run:c,whole_ns:u}]=s,p=c.duration_ns<u?` (first ${le(c.simulated_ns)})`:"";return S`<p class="brief" aria-hidden="true">
    <bdi>${z(l)}</bdi>: ${z(a)}${p}
  </p>`}function Vd({shown:e,answers:t}){let n=Math.min(...t.map(({run:l})=>l.simulated_ns)),o=Math.max(...t.map(({whole_ns:l})=>l));if(!t.some(({run:l,whole_ns:i})=>l.duration_ns<i)){let l=t.map(({run:a})=>le(a.simulated_ns)),i=new Set(l).size>1?`A ${l[0]}, B ${l[1]}`:l[0];return S`<p class="length">Simulated: the whole run, ${i}.</p>`}let r=e.kind==="drag"?"so that it answers at once; more follows when nothing moves":"a whole run would take too long here; the command below runs it";return S`<p class="length cut">
    Simulated: only the first ${le(n)} of ${le(o)}, ${r}.
  </p>`}function jd({answers:e,broken:t}){let n=new Set;for(let{document:o,warnings:s}of e){o.cautions.forEach(r=>n.add(`${o.worlds[0].name}: ${r}`)),s.forEach(r=>n.add(r));for(let{summary:r}of o.worlds[0].spans)r.count>0&&r.count<Bd&&n.add(Kd(o.worlds[0].name,r))}return t.forEach(({kind:o,message:s})=>{n.add(o==="stopped"?s:"World B can't be run: the message stands with it.")}),[...n].map(o=>S`<p class="caution" role="note">${z(o)}</p>`)}function Kd(e,{span:t,count:n}){let o=n===1?"is 1 request":`are ${n} requests`;return`${e}: there ${o} of ${t}, too few for a p99: it is the slowest of them.`}function Gd({answers:e}){return S`<div class="runs">
    ${e.map(({document:t})=>{let[{name:n,said:o}]=t.worlds;return S`<section aria-label=${z(n)}>
        <h3><bdi>${z(n)}</bdi></h3>
        <p class="about">${t.about.map(z).join(" ")}</p>
        <ul>
          ${o.map(s=>S`<li>${z(s)}</li>`)}
        </ul>
      </section>`})}
  </div>`}var Yd=e=>Math.max(...e.tasks.map(t=>t.ended_at_ns)),zu={id:"000",title:"Limits that refill at the same moment",problem:["Two groups share one core with eight hardware threads. Each may use a quarter of it: its quota is refilled once in a period of 100 ms.","On Linux 6.2 all refills fall on the same moment. So both groups run together, then both are throttled together. For half of each period eight tasks crowd on one core, and for the other half nobody uses it."],change:"The patch starts each group's period at another time. Then the groups take turns, and each task has more of the core for itself.",look:"Look at the time when the last task is done. Then look at the schedule of both worlds: in A both groups are throttled at the same time, in B they take turns.",reduced:"one core, and one second of work for each task; the study has 59 s, and 1 to 8 cores. The moment at which a group begins is drawn from the seed: choose another seed to see how much of the gain is luck.",text:`machine = "power-smt8-1"
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
`,knobs:["limit:/one:quota","limit:/two:quota","limit:/one:period","limit:/two:period"],choices:[{key:"phase",label:"When does a group's period begin?",usual:"aligned",answers:[["aligned","all at the same moments, as on 6.2"],["tenths","moved on by tenths of a period: the posted patch"],["random","anywhere, drawn once: what was merged in 6.4"],["even","spread evenly: what the thread wishes for"],["varied","periods a few per cent longer or shorter: the reply"]]}],changed:{"set:phase":"even"},numbers:[{label:"all work is done after",of:Yd,read:Q.time},{label:"energy of the socket",of:e=>e.energy_j,read:Q.joules},{label:"CPU time of all tasks",of:e=>e.total.runtime_ns,read:Q.time}]};var pr=e=>e.placement.machine,qu={id:"001",title:"Where is an idle CPU?",problem:["A task that wakes up looks for an idle CPU among those that share its cache. When nearly all are busy, it looks at many of them in vain.","Linux 6.0 looks at fewer CPUs, the busier they are. That is cheap, but it misses idle CPUs that are there."],change:"The patch (SIS_CORE) keeps a note of CPUs that went idle, one for each core, and looks only at those. What it finds busy it strikes out.",look:"Look at the share of looks that find an idle CPU. Then at the work that is done: a better search is worth little where no CPU is idle. The mail reports a gain of 17 to 27 % on an overloaded machine, which the simulator does not show: the study says what we think is missing.",reduced:"24 CPUs and 23 ms, most of which hackbench takes to start; the study has 96 and 256 CPUs. Differences of a few per cent in the work done may be chance.",text:`machine = "node:1 l3:1 core:12 pu:2"
duration = "23ms"

[kernel]
profile = "tip-fb04563d1cae"
changes = "hint-skips-pending,core-search-free"

[groups."/bench"]

[[workloads]]
command = "hackbench -g 1 -l 10000 -p"
group = "/bench"
`,knobs:[],choices:[{key:"search",label:"Which CPUs are tried?",usual:"sis-util",answers:[["sis-util","in order, fewer as they get busier: 6.0"],["sis-core","only those that are noted as idle: the patch"],["sis-prop","in order, as many as the idle time pays for: 4.13"],["linear","all of them, in order: 4.8"]]}],changed:{"set:search":"sis-core"},numbers:[{label:"looks at a CPU that found it idle",of:e=>pr(e).search_efficiency_percent,read:Q.percent},{label:"searches",of:e=>pr(e).searches,read:Q.count},{label:"searches that found an idle CPU",of:e=>pr(e).search_success_percent,read:Q.percent},{label:"CPUs looked at in a scan, on average",of:e=>pr(e).scan_depth_mean,read:Q.number},{label:"messages done",of:e=>e.goals[0]?.count,read:Q.count}]};var Iu=e=>ri(e,"/test")?.limit,Hu={id:"002",title:"Time that was not used is not lost: burst",problem:["A service may use 6 CPUs: 600 ms of CPU time in each 100 ms. On average it needs five. But its work comes in batches, and now and then three batches fall into one period.","What a group does not use is lost at the end of the period. So the service is throttled in a busy period, though it saved time in the ones before."],change:"With burst, a group keeps what it did not use, up to a maximum, and may use it in a later period.",look:"Look at the 99th percentile of both worlds. Then drag the quota down towards five CPUs: when nothing is left over on average, there is nothing to save, and burst cannot help.",reduced:"5 s; the study has 60 s and ten seeds.",text:`machine = "xeon-8260-2s"
kernel = "6.1"
duration = "5s"

[groups."/test"]
"cpu.max" = "600000 100000"

[[workloads]]
command = "schbench -m 1 -t 30 -r 60 -c 10000 -R 500"
group = "/test"
`,knobs:["limit:/test:quota","limit:/test:period","limit:/test:burst"],choices:[{key:"refill",label:"What does a group own when its period begins?",usual:"burst",answers:[["burst","its quota and what it saved, once for all idle periods: 5.14"],["burst-idle-periods","the same for each idle period: the posted version 2"],["quota","its quota, whatever it left: before 5.14"]]}],changed:{"limit:/test:burst":"400"},numbers:[{label:"requests done",of:e=>zn(e)?.count,read:Q.count},{label:"p50",of:e=>zn(e)?.latency_ns_p50,read:Q.time},{label:"p99",of:e=>zn(e)?.latency_ns_p99,read:Q.time},{label:"slowest",of:e=>zn(e)?.latency_ns_max,read:Q.time},{label:"periods throttled",of:e=>Iu(e)?.throttle_ratio_percent,read:Q.percent},{label:"periods in which burst was used",of:e=>Iu(e)?.["cpu.stat"].nr_bursts,read:Q.count}]};var Jd=(e,t)=>n=>Wn(n,e)?.[t],li=(e,t,n)=>["long","short"].map(o=>({label:`${e}, ${o}`,of:Jd(o,t),read:n})),Bu={id:"003",title:"A short slice that has to wait for a long one",problem:["Two tasks share one CPU. Both compute all the time. One asks for slices of 100 ms, the other one for 0.1 ms, because it wants to wait less.","But whoever runs keeps the CPU until its slice is over. So the short one waits for 100 ms at a time, as if it had asked for nothing."],change:"The patch looks once in a quantum whether the other one should run. The quantum is the base slice.",look:"Look at the longest wait of both tasks. Then drag the base slice: with the patch it sets how long anybody waits. The price is in the number of switches.",reduced:"3 s; the study has 10 s, twenty seeds, and two benchmarks.",text:`machine = "tencent-42"
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
`,knobs:["set:base_slice_ns","set:tasks.long.slice","set:tasks.short.slice"],choices:[{key:"turn",label:"When has the running task had its turn?",usual:"request",answers:[["request","when its slice is over: 6.7"],["quantum","after a quantum of one base slice: the patch"],["min-slice","when the shortest slice that waits is over: 6.17"]]}],changed:{"set:turn":"quantum"},numbers:[...li("longest wait","delay_ns_max",Q.time),...li("mean wait","delay_ns_mean",Q.time),...li("CPU time","runtime_ns",Q.time),{label:"switches",of:e=>e.total.switches,read:Q.count}]};var Vu={id:"004",title:"When does the frequency follow the work?",problem:["The governor chooses the clock of a CPU. The scheduler tells it how busy the CPU is. On Linux 4.12 it does so at each change of its averages. That is often, and the governor may act only once in a while: here, once in 10 ms.","Here a real-time task computes for a moment, every 20 ms. A task of another kind runs beside it, and its calls take the places of the calls that would matter."],change:"The patch tells the governor at the timer tick instead. The replies want other things: a maximum over a window, a limit that depends on how wrong the clock is, or no limit for urgent tasks.",look:"Look at the number of calls, at the time for which the clock is lower than asked for, and at the energy. No answer is best in all three.",reduced:"two tasks and 2 s, and one experiment of the study's many; its pipe, hackbench, ebizzy and cyclictest are not in here. Energy is good for comparing answers only.",text:`duration = "2s"
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
`,knobs:[],choices:[{key:"hint",label:"When does the governor hear?",usual:"each-change",answers:[["each-change","at each change of the averages: 4.12"],["tick","at the timer tick: the patch"],["attach-detach","only when a task's load comes or goes"]]},{key:"rate",label:"When may it act?",usual:"fixed",answers:[["fixed","10 ms after the last change: 4.12"],["by-error","sooner, the more the clock is off: Rasmussen"],["sliding-maximum","at once, to the maximum of a window: Zijlstra"],["tumbling-maximum","at the end of each window: Kumar's reading"],["urgent-at-once","at once for real-time tasks: Bellasi"]]},{key:"realtime",label:"How does it see a real-time task?",usual:"flag",answers:[["flag","when it is charged, at the tick and when it stops: 4.12"],["queued","as soon as it is queued: 4.17"]]}],changed:{"set:hint":"tick"},numbers:[{label:"calls of the governor",of:e=>e.governor_hints,read:Q.count},{label:"changes of the clock",of:e=>e.freq_changes,read:Q.count},{label:"clock lower than asked for",of:e=>e.under_provisioned_ns,read:Q.time},{label:"clock higher than asked for",of:e=>e.over_provisioned_ns,read:Q.time},{label:"CPU time of the urgent task",of:e=>Wn(e,"urgent")?.runtime_ns,read:Q.time},{label:"energy of the package",of:e=>e.energy_j,read:Q.joules}]};var gn=[zu,qu,Hu,Bu,Vu];var Zd="https://github.com/fairground-sched/fairground/blob/main",Qd=`${Zd}/crates/fairground-cli/library/studies`;function ii(e){return{story:e.id,scenario:"",text:e.text,manifest:null,machine:"",kernel:"",seed:"",duration:"",change:{knobs:{...e.changed},kernel:"",settings:""}}}function ju({play:e}){let t=e.state.value.story,n=o=>S`<li>
      <button
        type="button"
        aria-pressed=${o.id===t?"true":"false"}
        onClick=${()=>e.set(ii(o),!0)}
      >
        <span class="thread">${o.id}</span> ${o.title}
      </button>
    </li>`;return S`<nav class="stories" aria-label="Stories">
    <h2>Stories</h2>
    <p class="note">
      Five threads of the kernel's mailing list, each in a small world that answers at once.
    </p>
    <ol>
      ${gn.map(n)}
    </ol>
  </nav>`}function Ku({story:e}){return e?S`<section class="story" aria-label=${e.title}>
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
      <a href=${`${Qd}/${e.id}/README.md`}>study ${e.id}</a>, or
      <code> fairground reproduce ${e.id}</code>.
    </p>
  </section>`:null}var wn=class{constructor(t,n=0){this.bytes=t,this.at=n}get ended(){return this.at>=this.bytes.length}next(){let{bytes:t}=this,n=t[this.at++];if(n<128)return n;let o=n&127,s=128;do{if(n=t[this.at++],n===void 0||s>2**49)throw new Error("a number does not end");o+=(n&127)*s,s*=128}while(n>127);return o}below(t){let n=this.next();if(!(n<t))throw new Error(`${n} stands where less than ${t} may stand`);return n}};function mr(e){let t=2166136261;for(let n=0;n<e.length;n+=1)t=Math.imul(t^e[n],16777619);return t>>>0}var dr="fgtrace1",Xd="1ecartgf",as=16,e0=512e6,t0="this is a trace for Perfetto, to open at ui.perfetto.dev",Oo="`fairground run SCENARIO --trace run.fgtrace` writes one";async function Gu(e){let{bytes:t}=e;if(t===0)throw new Error(`the file is empty; ${Oo}`);let n=await e.read(0,Math.min(t,16));await n0(e,n);let o=await e.read(t-as,as),[s,r]=new Uint32Array(o.slice(0,8).buffer),l=t-dr.length-as;if(ai(o.subarray(8))!==Xd||s>Math.min(l,e0))throw new Error(`the trace is cut: its end is missing after ${t} bytes; ${Oo}`);let i=await e.read(t-as-s,s);if(mr(i)!==r)throw new Error(`the trace is damaged at its end; ${Oo}`);return r0(JSON.parse(new TextDecoder().decode(i)),e)}function ai(e){return String.fromCharCode(...e)}async function n0(e,t){let{bytes:n}=e,o=ai(t.subarray(0,8));if(o===dr&&n>=dr.length+as)return;if(o===dr)throw new Error(`the trace is cut after ${n} bytes; ${Oo}`);if(o.startsWith("fgtrace"))throw new Error("another version of fairground wrote this trace: write it again");let s=await s0(e,t)?t0:o0(t);throw new Error(`${s}; ${Oo}`)}function o0(e){let t=ai(e.subarray(0,5)).trimStart();return t.startsWith("{")||t.startsWith("[")?"this is JSON, no trace":t.startsWith("<")?"this is a page, no trace":e[0]===31&&e[1]===139?"this is packed with gzip: unpack it first":"this is no trace of fairground"}async function s0(e,t){if(t[0]!==10||t.length<16)return!1;let n=new wn(t,1),o=n.next()+n.at;return o<e.bytes&&(await e.read(o,1))[0]===10}function r0(e,t){let{chunks:n,levels:o,step_ns:s,steps_per_tile:r,tiles_per_tile:l}=e,i=m=>Number.isSafeInteger(m)&&m>0,a=o.map(m=>m.at.length),c=a.every((m,d)=>m===Math.ceil((a[d-1]??n.parts.at.length*l)/l));if(![s,r,l,e.cpus].every(i)||!c||a.at(-1)!==1)throw new Error(`the trace's parts do not fit each other; ${Oo}`);let{name:u,group:p}=e.tasks;return{...e,source:t,tasks:u.map((m,d)=>({name:m,group:e.groups[p[d]]})),chunk_ns:s*r,world:{name:e.name,ended_ns:e.ended_ns,spans:e.requests.map(m=>({summary:m})),schedule:{longest_wait:e.longest_wait}}}}function Lo(e,t){return e.chunk_ns*e.tiles_per_tile**t}function Yu({name:e,machine:t,kernel:n,seed:o,digest:s,ended_ns:r,stretches:l,source:i}){let a=`${(i.bytes/1e6).toFixed(1)} MB`;return`${e} on ${t}, kernel ${n}, seed ${o}, digest ${s}: ${le(r)} with ${l.toLocaleString("en")} stretches of running and waiting, in ${a}.`}var ci="it changed, or is gone: open it again";function ui(e){return{name:e.name,bytes:e.size,read:async(t,n)=>{try{return new Uint8Array(await e.slice(t,t+n).arrayBuffer())}catch{throw new Error(ci)}}}}async function Zu(e,t){let n=await Ju(t,0,1);if(n.status===200)return{...ui(await n.blob()),name:e};let o=Number(/\/(\d+)$/.exec(n.headers.get("content-range")??"")?.[1]??0);return{name:e,bytes:n.status===416?0:o,read:async(s,r)=>{let l=await Ju(t,s,r),i=new Uint8Array(await l.arrayBuffer());if(l.status!==206||i.length!==r)throw new Error(ci);return i}}}async function Ju(e,t,n){let o;try{o=await fetch(e,{headers:{range:`bytes=${t}-${t+n-1}`}})}catch{throw new Error("the server does not answer")}if(!o.ok&&o.status!==416)throw new Error(ci);return o}var l0=4,ft=3;function Qu(e,t,n,o){let s=new wn(e),r={from:new Float64Array(o),to:new Float64Array(o),task:new Uint32Array(o),cpu:new Uint16Array(o),state:new Uint8Array(o),tasks:new Uint32Array(t.tasks.length+1)},l=i0(s,t,{chunk:r,start:n,count:o});if(l!==o)throw new Error(`${l} stretches instead of ${o}`);let i=c0(s,t,n),a=u0(s,t,n);if(!s.ended)throw new Error("more bytes than stretches");return{...r,...a0(r.cpu,t.cpus),wakes:i,clocked:a}}function i0(e,t,{chunk:n,start:o,count:s}){let r=o+t.chunk_ns,l=0,i=0;for(let a=e.below(t.tasks.length+1);a>0;a-=1){let c=i+e.below(t.tasks.length-i);n.tasks.fill(l,i,c+1),i=c+1;let u=o;for(let p=e.below(s-l+1);p>0;p-=1){let m=u+e.next();u=m+e.next();let d=e.below(t.cpus*l0);if(u>r)throw new Error("a stretch lasts too long");n.from[l]=m,n.to[l]=u,n.task[l]=c,n.cpu[l]=d>>2,n.state[l]=d&3,l+=1}}return n.tasks.fill(l,i),l}function a0(e,t){let n=new Uint32Array(t+1);for(let r of e)n[r+1]+=1;for(let r=0;r<t;r+=1)n[r+1]+=n[r];let o=new Uint32Array(e.length),s=n.slice();for(let r=0;r<e.length;r+=1)o[s[e[r]]++]=r;return{cpus:n,cpuRows:o}}function c0(e,t,n){let o=e.below(e.bytes.length),s={at:new Float64Array(o),task:new Uint32Array(o),waker:new Uint32Array(o),wakerCpu:new Uint16Array(o),targetCpu:new Uint16Array(o)},r=n;for(let l=0;l<o;l+=1)r+=e.next(),s.at[l]=r,s.task[l]=e.below(t.tasks.length),s.waker[l]=e.below(t.tasks.length+1),s.wakerCpu[l]=e.below(t.cpus),s.targetCpu[l]=e.below(t.cpus);return s}function u0(e,t,n){let o=[];for(let s=e.below(e.bytes.length);s>0;s-=1){let r=e.below(t.cpus),l=n+e.next();o.push({cpu:r,from:l,to:l+e.next(),khz:e.next()})}return o}function Xu(e,t){let n=t.cpus+t.tasks.length,o={bytes:e,steps:new Uint32Array(n),sums:new Float64Array(n*(ft+2))},s=new wn(e);for(let r=0;!s.ended;r+=1){r+=s.below(n-r);let l=cs(t,r);for(let c=0;c<ft+(l?2:0);c+=1)o.sums[r*(ft+2)+c]=s.next();o.steps[r]=s.at;let i=l?ft+1:ft,a=t.steps_per_tile;for(;a>0;)a-=s.below(a+1),s.at+=i;if(s.at>e.length)throw new Error("a row's steps do not end")}return o}function cs(e,t){return e.freq_khz_max!==null&&t<e.cpus}function ef(e,t,{steps_per_tile:n},o,s){let{[t]:r}=e.steps;if(r===0)return;let l=new wn(e.bytes,r);for(let i=0;i<n;){let a=l.next();s(i,a,l.at),i+=a,l.at+=o}}var Pt=-1,f0=64e6,h0=6;function tf(e){let t=new Map,n=new Map,o=Je(0),s=Je(null),r=new Set,l=[],i=new Set,a=new Set,c=0,u=e.levels.length-1,p=($,x,y)=>{t.set($,{value:x,size:y}),c+=y;for(let[T,{size:M}]of t){if(c<=f0)break;let D=i.has(T)||a.has(T)||T.startsWith(`${u}:`);T===$||D||(t.delete(T),c-=M)}},m=($,x)=>{let y=`${$}:${x}`,T=t.get(y);return a.add(y),T?(t.delete(y),t.set(y,T),T.value):null},d=async($,x)=>{let{value:y,size:T}=await p0(e,$,x);return p(`${$}:${x}`,y,T),y},w=($,x)=>{let y=m($,x);if(y)return Promise.resolve(y);let T=`${$}:${x}`;if(!n.has(T)){let M=()=>n.delete(T);n.set(T,d($,x).finally(M))}return n.get(T)},k=()=>{for(;n.size<h0&&l.length>0;){let[$,x]=l.shift(),y=`${$}:${x}`;t.has(y)||n.has(y)||r.has(y)||w($,x).then(()=>{o.value+=1}).catch(T=>{r.add(y),s.value=T.message}).finally(k)}};return{get:m,load:w,arrived:o,failed:s,want:$=>{l=$,i=a,a=new Set,k()}}}async function p0(e,t,n){let o=t===Pt,s=o?e.chunks.parts:e.levels[t],r=o?`chunk ${n}`:`tile ${n} of level ${t}`;try{let l=await e.source.read(s.at[n],s.bytes[n]);if(l.length!==s.bytes[n]||mr(l)!==s.checksum[n])throw new Error("it is not what was written");if(!o){let c=Xu(l,e);return{value:c,size:l.length+c.steps.byteLength+c.sums.byteLength}}let{[n]:i}=e.chunks.stretches,a=Qu(l,e,n*e.chunk_ns,i);return{value:a,size:27*i+20*a.wakes.at.length}}catch(l){throw new Error(`${r} of the trace can't be read: ${l.message}`)}}var Ot=6,nf=3,m0=4,d0=5,of=1/255;function sf(e,t,n,{row:o,from:s,to:r}){e.fill(0);let i=e.length/Ot/(r-s),a=o<t.cpus;for(let c of n){if(!c.part)continue;let u=Math.max(s,c.from),p=Math.min(r,c.to),m={columns:e,from:s,scale:i,low:u,high:p};c.level===Pt?_0(m,t,c.part,o):g0(m,t,c,o)}a&&w0(e)}function us({columns:e,from:t,scale:n,low:o,high:s},r,l,i,a){let c=(Math.max(o,r)-t)*n,u=(Math.min(s,l)-t)*n;if(u<=c)return;let p=Math.floor(c),m=Math.min(Math.ceil(u),e.length/Ot)-1;if(p>=m){m>=0&&(e[m*Ot+i]+=(u-c)*a);return}e[p*Ot+i]+=(p+1-c)*a;for(let d=p+1;d<m;d+=1)e[d*Ot+i]+=a;e[m*Ot+i]+=(u-m)*a}function _0(e,t,n,o){if(o>=t.cpus){let c=o-t.cpus,{tasks:u,from:p,to:m,state:d}=n;for(let w=u[c];w<u[c+1];w+=1)m[w]>e.low&&p[w]<e.high&&us(e,p[w],m[w],d[w],1);return}let{cpus:s,cpuRows:r,from:l,to:i,state:a}=n;for(let c=s[o];c<s[o+1];c+=1){let{[c]:u}=r;i[u]>e.low&&l[u]<e.high&&us(e,l[u],i[u],a[u],1)}for(let{cpu:c,from:u,to:p,khz:m}of n.clocked)c===o&&rf(e,u,p,m/t.freq_khz_max)}function rf(e,t,n,o){us(e,t,n,m0,o),us(e,t,n,d0,1)}function g0(e,t,{part:n,level:o,at:s},r){let l=t.step_ns*t.tiles_per_tile**o,i=s*l*t.steps_per_tile,a=cs(t,r),c=a?ft+1:ft,{bytes:u}=n;ef(n,r,t,c,(p,m,d)=>{let w=i+p*l,k=w+m*l;if(k<=e.low||w>=e.high)return;for(let x=0;x<ft;x+=1){let y=u[d+x];y>0&&us(e,w,k,x,y*of)}let $=a?u[d+ft]:0;$>0&&rf(e,w,k,$*of)})}function w0(e){for(let t=0;t<e.length;t+=Ot){e[t+1]+=e[t+nf],e[t+nf]=0;let n=e[t+1]+e[t+2];n>1&&(e[t+1]/=n,e[t+2]/=n)}}var lf=4e4;function af(e,t,n,o){let s=(d,w)=>[Math.min(w-1,Math.max(0,Math.floor(t/d))),Math.min(w-1,Math.max(0,Math.ceil(n/d)-1))],r=e.chunks.stretches,[l,i]=s(e.chunk_ns,r.length),a=(n-t)/Math.max(1,o);if(e.step_ns>a||b0(r,l,i))return{level:Pt,first:l,last:i};let c=0,u=d=>Lo(e,d)/e.steps_per_tile<=a;for(;c+1<e.levels.length&&u(c+1);)c+=1;let[p,m]=s(Lo(e,c),e.levels[c].at.length);return{level:c,first:p,last:m}}function b0(e,t,n){let o=0;for(let s=t;s<=n&&o<=lf;s+=1)o+=e[s];return o<=lf}function cf(e,t,n){let{level:o,first:s,last:r}=n,l=Lo(e,Math.max(0,o)),i=[],a=[];for(let c=s;c<=r;c+=1){let u=t.get(o,c),p={from:c*l,to:(c+1)*l};u?i.push({part:u,level:o,at:c,...p}):(a.push([o,c]),i.push({...y0(e,t,o,c),...p}))}return{found:i,missing:a}}function y0(e,t,n,o){let s=n===Pt?0:n+1,r=n===Pt?o:Math.floor(o/e.tiles_per_tile);for(;s<e.levels.length;s+=1){let l=t.get(s,r);if(l)return{part:l,level:s,at:r};r=Math.floor(r/e.tiles_per_tile)}return{part:null,level:s,at:r}}function $0(e){let t=Number.parseInt(e.slice(1),16),[n,o,s]=[t>>16,t>>8&255,t&255];return(4278190080|s<<16|o<<8|n)>>>0}function uf(e){return Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink"].map(n=>[n,$0(e[n])]))}function fs(e,t){return e>0?Math.max(1,Math.round(Math.min(1,e)*t)):0}function ff(e,t,{top:n,high:o,isCpu:s,isOdd:r,ink:l,ratio:i}){let a=r?l.paper:l.stripe,c=Math.round(2*i),u=o-c,p=s?Math.max(Math.round(3*i),Math.floor(u/4)):0,m=t.length/Ot,d={image:e,bottom:n+o-1,ratio:i};for(let w=Math.max(0,n);w<Math.min(e.height,n+o);w+=1)e.pixels.fill(a,w*e.width,w*e.width+m);for(let w=0;w<m;w+=1){let k=w*Ot;if(s){hs(d,w,p,fs(t[k],u-p),l.running);let $=fs(t[k+1],p);if(hs(d,w,0,$,l.queued),hf(d,w,Math.min($,p-1),fs(t[k+2],p),l),t[k+5]>0){let x=t[k+4]/t[k+5];v0(d,w,p+Math.round(x*(u-p-2)),l)}}else k0(d,w,t,k,u,l)}}function k0(e,t,n,o,s,r){let l=Math.round(s*.6),i=0,a=(u,p,m)=>{let d=Math.min(fs(n[o+u],p),s-i);d>0&&hs(e,t,i,d,m),i+=d};a(0,s,r.running),a(1,l,r.queued),a(3,l,r.migrating);let c=Math.min(fs(n[o+2],l),s-i);c>0&&hf(e,t,i,c,r)}function hs({image:e,bottom:t},n,o,s,r){let{pixels:l,width:i,height:a}=e;for(let c=o;c<o+s;c+=1){let u=t-c;u>=0&&u<a&&(l[u*i+n]=r)}}function hf({image:e,bottom:t,ratio:n},o,s,r,l){let{pixels:i,width:a,height:c}=e,u=Math.round(5*n);for(let p=s;p<s+r;p+=1){let m=t-p,d=r>2&&((o+m)%u+u)%u<n;m>=0&&m<c&&(i[m*a+o]=d?l.paper:l.throttled)}}function v0({image:e,bottom:t,ratio:n},o,s,r){let l={image:e,bottom:t};hs(l,o,s+Math.round(n),Math.round(n),r.ink),hs(l,o,s,Math.round(n),r.paper)}var x0=300,S0=34,M0=2;function mf(e,t,n){let o=n==="cpu"?Array.from({length:e.cpus},(i,a)=>({name:`CPU ${a}`,row:a})):e.tasks.map(({name:i},a)=>({name:i,row:e.cpus+a})),s=n==="cpu"?o:o.filter(({row:i})=>t.steps[i]>0),r=n==="cpu"?e.freq_khz_max===null?16:24:14,l=Math.max(r,Math.min(28,Math.floor(420/Math.max(1,s.length))));return{rows:s,tall:l,height:it+Math.max(1,s.length)*l+2}}function fi(e){return e<560?78:150}function df(e,t,n,o){let{plan:s,from:r,to:l,scroll:i,colours:a}=o,c=Math.min(M0,window.devicePixelRatio||1),{clientWidth:u,clientHeight:p}=e;T0(e,Math.round(u*c),Math.round(p*c));let m=fi(u),d=Math.max(1,Math.round((u-m)*c)),w=af(t,r,l,d),{found:k,missing:$}=cf(t,n,w),x=e.getContext("2d"),y=Math.max(0,Math.floor(i/s.tall)),T=Math.min(s.rows.length,Math.ceil((i+p-it)/s.tall)),M=s.rows.slice(y,T),D={wide:d,high:Math.max(1,Math.round((p-it)*c)),ratio:c},P=y*s.tall-i,K=C0(x,t,k,{view:o,rows:M,first:y,offset:P,room:D});x.setTransform(1,0,0,1,0,0),x.fillStyle=a.paper,x.fillRect(0,0,e.width,e.height),x.putImageData(K,Math.round(m*c),Math.round(it*c)),x.scale(c,c);let G={pen:x,x:q=>m+(q-r)*(u-m)/(l-r),from:r,to:l,width:u,colours:a,rows:M,offset:P,tall:s.tall};return A0({...G,by:o.by,plan:{label:m,height:p}},t,k,o),{missing:$,isFull:w.level===Pt,level:w.level}}function T0(e,t,n){e.width!==t&&(e.width=t),e.height!==n&&(e.height=n)}var pf=new WeakMap;function E0(e,{wide:t,high:n}){let o=pf.get(e);if(o?.width===t&&o.height===n)return o;let s=e.createImageData(t,n);return pf.set(e,s),s}function C0(e,t,n,{view:o,rows:s,first:r,offset:l,room:i}){let{from:a,to:c,plan:u,by:p,colours:m}=o,d=E0(e,i),w=new Uint32Array(d.data.buffer),k=uf(m);w.fill(k.paper);let $=new Float32Array(i.wide*Ot),x={pixels:w,width:i.wide,height:i.high};return s.forEach(({row:y},T)=>{sf($,t,n,{row:y,from:a,to:c});let M=Math.round((l+T*u.tall)*i.ratio),D=Math.round((l+(T+1)*u.tall)*i.ratio)-M,P=(r+T)%2===1;ff(x,$,{top:M,high:D,isCpu:p==="cpu",isOdd:P,ink:k,ratio:i.ratio})}),d}function A0(e,t,n,{marks:o,by:s}){let{pen:r,plan:l,colours:i,from:a,to:c,width:u}=e;r.save(),r.beginPath(),r.rect(l.label,it,u-l.label,l.height),r.clip();let p=n.filter(({level:m,part:d})=>d&&m===Pt);p.length===n.length&&(s==="cpu"&&p.forEach(({part:m})=>O0(e,t,m)),D0(e,t,L0(p,a,c))),o&&Zl(e,o),r.restore(),Ql(e),P0(e)}function P0(e){let{pen:t,plan:n,colours:o,rows:s,tall:r}=e;t.save(),t.fillStyle=o.paper,t.fillRect(0,0,n.label,n.height),t.fillStyle=o.ink,t.font=`${Math.min(12,r-2)}px system-ui, sans-serif`,t.beginPath(),t.rect(0,it,n.label,n.height),t.clip();let l=Math.floor((n.label-8)/6.4);s.forEach(({name:i},a)=>t.fillText(po(i,l),2,hi(e,a)+4)),t.restore()}function hi({offset:e,tall:t},n){return it+e+(n+.5)*t}function O0(e,t,n){let{pen:o,x:s,from:r,to:l,width:i,rows:a,plan:c,colours:u}=e;o.fillStyle=u.onRunning,o.font="10px system-ui, sans-serif";let p=(l-r)*S0/(i-c.label);a.forEach(({row:m},d)=>{for(let w=n.cpus[m];w<n.cpus[m+1];w+=1){let{[w]:k}=n.cpuRows,$=Math.max(r,n.from[k]),x=Math.min(l,n.to[k]);if(n.state[k]!==0||x-$<p)continue;let y=Math.floor((s(x)-s($)-4)/6),{name:T}=t.tasks[n.task[k]];o.fillText(po(T,y),s($)+2,hi(e,d)+2)}})}function L0(e,t,n){let o=[];for(let{part:{wakes:s}}of e)for(let r=0;r<s.at.length;r+=1)if(!(s.at[r]<t||s.at[r]>=n)&&o.push([s,r])>x0)return[];return o}function D0(e,t,n){let{pen:o,x:s,colours:r,by:l,rows:i}=e,a=(u,p)=>l==="cpu"?u:t.cpus+p,c=new Map(i.map(({row:u},p)=>[u,hi(e,p)]));o.strokeStyle=r.ink,o.fillStyle=r.ink,o.lineWidth=1;for(let[u,p]of n){let m=l==="cpu"||u.waker[p]>0,d=a(u.wakerCpu[p],u.waker[p]-1),w=m?c.get(d):void 0,k=c.get(a(u.targetCpu[p],u.task[p]));if(k===void 0)continue;let $=s(u.at[p]);w!==void 0&&w!==k&&(o.globalAlpha=.6,o.beginPath(),o.moveTo($,w),o.lineTo($,k),o.stroke(),o.globalAlpha=1),o.beginPath(),o.moveTo($,k),o.lineTo($-4,k-3),o.lineTo($-4,k+3),o.fill()}}var kt=ft+2,qn=ft;async function _f(e,t,n,o){let s=new Float64Array((e.cpus+e.tasks.length)*kt);await gf(e,t,{sums:s,from:n,to:o},e.levels.length-1,0);for(let r=0;r<e.cpus;r+=1){let l=r*kt+qn;s[l]>0&&(s[l+1]/=s[l])}return s}async function gf(e,t,n,o,s){let r=Lo(e,o),[l,i]=[s*r,Math.min(e.ended_ns,(s+1)*r)];if(i<=n.from||l>=n.to)return;if(l>=n.from&&i<=n.to){let m=await t.load(o,s);for(let d=0;d<n.sums.length/kt;d+=1)R0(n.sums,m.sums,d);return}if(o===0){U0(e,n,await t.load(Pt,s));return}let a=s*e.tiles_per_tile,c=e.levels[o-1].at.length,u=Math.min(c,a+e.tiles_per_tile),p=Array.from({length:u-a},(m,d)=>a+d);await Promise.all(p.map(m=>gf(e,t,n,o-1,m)))}function R0(e,t,n){let o=n*kt;for(let s=0;s<=qn;s+=1)e[o+s]+=t[o+s];e[o+qn+1]+=t[o+qn]*t[o+qn+1]}function U0(e,{sums:t,from:n,to:o},s){let r=(l,i)=>Math.max(0,Math.min(o,i)-Math.max(n,l));for(let l=0;l<s.from.length;l+=1){let i=r(s.from[l],s.to[l]),a=s.state[l]===ft?1:s.state[l];t[s.cpu[l]*kt+a]+=i,t[(e.cpus+s.task[l])*kt+a]+=i}for(let{cpu:l,from:i,to:a,khz:c}of s.clocked){let u=r(i,a);cs(e,l)&&(t[l*kt+qn]+=u,t[l*kt+qn+1]+=u*c)}}var wf=60,N0=120;function bf({trace:e,store:t,view:n,by:o,drawn:s}){let{from:r,to:l}=n.range.value,[i,a]=Te(null);Ne(()=>{let d=!1,w=setTimeout(async()=>{try{let k=await _f(e,t,r,l);d||a({sums:k,from:r,to:l})}catch{}},N0);return()=>{d=!0,clearTimeout(w)}},[e,r,l]);let c=Fe(()=>i&&S`<${z0} ...${{trace:e,known:i,by:o}} />`,[e,i,o]),u=i&&i.from===r&&i.to===l,p=l-r,m=`You see ${le(p)} of ${le(e.ended_ns)}, from ${pn(r,p)}.`;return S`<p class="seen" aria-live="polite">
      ${m} ${u?W0(e,i,p):"Adding up what happened in it."}
      ${s&&` ${F0(e,s)}`}
    </p>
    ${c}`}function F0(e,{isFull:t,level:n}){if(t)return"Every stretch is in the picture.";let o=e.step_ns*e.tiles_per_tile**n;return`The picture is made of steps of ${le(o)}; the numbers are exact.`}function W0(e,{sums:t},n){let o=[0,0,0,0,0];for(let $=0;$<e.cpus*kt;$+=kt){for(let x=0;x<4;x+=1)o[x]+=t[$+x];o[4]+=t[$+3]*t[$+4]}let[s,r,l,i,a]=o,u=`${e.cpus===1?"The CPU":`The ${e.cpus} CPUs`} worked ${Ft(s/(n*e.cpus))} of it`,[p,m]=[r,l].map($=>Oe($/n)),d=`on average ${p} tasks waited for a CPU and ${m} were throttled`,w=Oe(a/Math.max(1,i)/1e3),k=i>0?` The CPUs' mean frequency was ${w} MHz.`:"";return`${u}; ${d}.${k}`}function z0({trace:e,known:t,by:n}){let{sums:o,from:s,to:r}=t,l=n==="cpu",i=l?0:e.cpus,a=l?e.cpus:e.tasks.length,c=Array.from({length:a},($,x)=>{let y=(i+x)*kt;return{at:x,sums:o.subarray(y,y+kt)}}),u=({sums:[$,x,y]})=>$+x+y,p=c.filter($=>l||u($)>0);l||p.sort(($,x)=>u(x)-u($));let m=l?B0(e,r-s):I0(e,r-s),d=p.length-wf,w=`${pn(s,r-s)} and ${pn(r,r-s)}`;return S`<${wt}
      caption=${`What was done ${l?"on each CPU":"by each task"} between ${w}, ms`}
      columns=${l?H0(e):q0}
      rows=${p.slice(0,wf).map(m)}
    />
    ${d>0&&S`<p class="note">and ${d} more ${l?"CPUs":"tasks"}</p>`}`}var q0=["task","group","running","queued or migrating","throttled","blocked or not there"];function I0(e,t){return({at:n,sums:[o,s,r]})=>[e.tasks[n].name,e.tasks[n].group,...[o,s,r].map(ut),ut(Math.max(0,t-o-s-r))]}function H0(e){return["CPU","busy","busy, %","tasks queued, sum","tasks throttled, sum",...e.freq_khz_max===null?[]:["mean MHz"]]}function B0(e,t){return({at:n,sums:[o,s,r,l,i]})=>[`CPU ${n}`,ut(o),(100*o/t).toFixed(1),ut(s),ut(r),...e.freq_khz_max===null?[]:[l>0?(i/1e3).toFixed(0):"-"]]}function yf({trace:e,store:t,top:n}){let o=Fe(()=>Po(e.ended_ns),[e]),s=Fe(()=>Eo(e.world),[e]),[r,l]=Te("cpu"),[i,a]=Te(-1),[c,u]=Te(null),p=k=>{let{from:$,to:x}=s[k],y=Math.max((x-$)*.08,1e3);a(k),o.show($-y,x+y)},m=k=>{s.length!==0&&p(i<0?0:(i+k+s.length)%s.length)},d=t.failed.value,w=s[i];return S`<div class="schedule whole">
    <p class="about">${z(Yu(e))}</p>
    ${d&&S`<p class="caution" role="alert">${z(d)}. The rest is drawn.</p>`}
    <${is} ...${{view:o,by:r,setBy:l,id:"whole",jump:s.length>0&&m}} />
    <${V0} ...${{trace:e,store:t,top:n,view:o,by:r,marks:w,step:m,setDrawn:u}} />
    <${j0} ...${{trace:e,by:r}} />
    <${bf} ...${{trace:e,store:t,view:o,by:r,drawn:c}} />
    <${Co} ...${{jumps:s,chosen:i,choose:p,of:` of ${e.source.name}`}} />
    ${s.some(k=>k.blame)&&S`<${ir} />`}
    ${e.command&&S`<${Wa} ...${{name:`Command of ${e.source.name}`,text:e.command}} />`}
  </div>`}function V0({trace:e,store:t,top:n,view:o,by:s,marks:r,step:l,setDrawn:i}){let a=gt(null),c=gt(null),u=Fe(()=>mf(e,n,s),[e,s]);Ne(()=>{let[d,w]=[c.current,a.current],k=()=>{let{from:M,to:D}=o.range.peek(),{scrollTop:P}=w,K=Xl(),W=df(d,e,t,{plan:u,from:M,to:D,scroll:P,by:s,marks:r,colours:K});t.want(W.missing),d.dataset.missing=W.missing.length;let{isFull:G,level:q}=W;i(A=>A?.level===q?A:{isFull:G,level:q})},$=0,x=()=>{cancelAnimationFrame($),$=requestAnimationFrame(k)},y=rt(()=>{o.range.value,hn.value,t.arrived.value,x()}),T=new ResizeObserver(x);return T.observe(w),w.addEventListener("scroll",x,{passive:!0}),()=>{y(),T.disconnect(),w.removeEventListener("scroll",x),cancelAnimationFrame($)}},[e,u,r]),Ne(()=>{let d=c.current;return cr(d,o,()=>fi(d.clientWidth))},[o]);let p=d=>{d.ctrlKey||d.metaKey||d.altKey||ur(d.key,o,l)&&d.preventDefault()},m=s==="cpu"?"CPU":"task";return S`<div
    class="canvas"
    ref=${a}
    tabindex="0"
    role="application"
    aria-label=${`The whole run of ${z(e.name)} by ${m}. ${ls}`}
    onKeyDown=${p}
  >
    <div style=${{height:`${u.height}px`}}>
      <canvas
        ref=${c}
        style=${{height:`min(${u.height}px, var(--sight))`}}
        aria-hidden="true"
      ></canvas>
    </div>
  </div>`}function j0({trace:e,by:t}){let n=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],...t==="cpu"?[]:[["migrating","on the way to another CPU"]]],o=t==="cpu"&&e.freq_khz_max!==null;return S`<ul class="legend">
      ${n.map(([s,r])=>S`<li><span class=${`cause ${s}`}></span> ${s}: ${r}</li>`)}
      ${o&&S`<li>
        line: the CPU's frequency, ${(e.freq_khz_max/1e3).toFixed(0)} MHz at the top
      </li>`}
    </ul>
    <p class="note">
      Each column of pixels is divided as the time was that it stands for; what happened at all
      takes one pixel or more. Blank is idle${t==="cpu"?"":", blocked or not there"}.
      ${t==="cpu"&&" Tasks that wait on a CPU are the strip below who runs."} Arrows are
      wake-ups: they come when few enough are in sight, as do names. ${ls} The wheel alone, and
      the up and down arrows, go to other rows.
    </p>`}async function K0(e){let t=await Gu(e),n=tf(t),o=await n.load(t.levels.length-1,0);return{trace:t,store:n,top:o,name:e.name}}function $f({files:e=[],first:t=null}){let[n,o]=Te(null),[s,r]=Te(null),l=gt(0),i=gt(null),a=async(m,d)=>{l.current+=1;let w=l.current;try{let k=await K0(await d());if(w!==l.current)return;o(k),r(null)}catch(k){w===l.current&&r(`${m}: ${k.message}`)}},c=({name:m,address:d})=>a(m,()=>Zu(m,d)),u=m=>{a(m.name,async()=>ui(m)),i.current?.scrollIntoView()};return Ne(()=>(t&&c(t),G0(u)),[]),S`<section class="traces" ref=${i} aria-label="A whole run">
    <h2>A whole run</h2>
    <p>
      <label>
        Open a trace, or drop it anywhere on this page:
        <input type="file" onChange=${({currentTarget:m})=>m.files[0]&&u(m.files[0])} />
      </label>
    </p>
    ${e.map(m=>S`<button type="button" class="served" onClick=${()=>c(m)}>
        <bdi>${z(m.name)}</bdi>
      </button>`)}
    ${!n&&S`<p class="note">
      <code>fairground run SCENARIO --trace run.fgtrace</code> writes one. It stays on this machine.
    </p>`}
    ${s&&S`<p class="caution" role="alert">${z(s)}</p>`}
    ${n&&S`<h3><bdi>${z(n.name)}</bdi></h3>`}
    ${n&&S`<${yf} key=${l.current} ...${n} />`}
  </section>`}function G0(e){let t=new AbortController,n=(o,s)=>addEventListener(o,s,{signal:t.signal});return n("dragover",o=>{o.dataTransfer?.types.includes("Files")&&o.preventDefault()}),n("drop",o=>{let s=o.dataTransfer?.files[0];s&&(o.preventDefault(),e(s))}),()=>t.abort()}function kf({play:e,shelves:t,said:n}){let o=({kind:i})=>i==="trace",s=t.files.filter(i=>!o(i)),{story:r}=e.state.value,l=gn.find(i=>i.id===r);return S`<header>
      <h1>fairground playground</h1>
      <p class="by">
        What Linux's CPU scheduler will do, before you change it. The engine runs in this page;
        nothing is sent anywhere.
      </p>
      <${Ca} />
    </header>
    <main>
      ${n&&S`<p class="caution" role="alert">${z(n)}</p>`}
      <${ju} play=${e} />
      <${Ku} story=${l} />
      <div class="bench">
        <div class="side">
          <${Ya} play=${e} shelves=${{...t,files:s}} />
        </div>
        <div class="result">
          <${Y0} play=${e} />
          <${Wu} play=${e} story=${l} />
          <${Fu} play=${e} story=${l} />
          <${qa} play=${e} />
        </div>
      </div>
      <${$f} files=${t.files.filter(o)} />
    </main>`}function Y0({play:e}){let t=e.busy.value,n=e.result.value?.took_ms;return S`<div class="busy">
    <p role="status">
      ${t?"The engine is at work.":n!==void 0&&`Answered in ${le(n*1e6)}.`}
    </p>
    <button type="button" disabled=${!t} onClick=${()=>e.stop()}>Stop</button>
  </div>`}var mi=document.getElementById("report");async function pi(e,t){let n=await e({list:t});if(!n?.ok)throw new Error(n?.message??"the engine gives no answer");return n.ok[t]}async function J0(){let e=Na(),[t,n,o]=[await pi(e,"scenarios"),await pi(e,"machines"),await pi(e,"kernels")],s={};for(let{name:l}of t)s[l]=(await e({text:l}))?.ok?.text??"";let r=await Z0();return{scenarios:t,machines:n,kernels:o.reverse(),texts:s,files:r,stories:gn}}async function Z0(){try{let e=await(await fetch("files.json")).json();return Array.isArray(e.files)?e.files:[]}catch{return[]}}function vf(e){let t=location.hash.slice(1);if(t==="")return[e.state.peek(),null];let n=gn.find(({id:o})=>t===`story-${o}`);if(n)return[ii(n),null];try{let o=e.read(t);return[gn.find(({id:r})=>r===o.story)?.text===o.text?o:{...o,story:null},null]}catch(o){return[e.state.peek(),o.message]}}function Q0(e){let t=0;rt(()=>{let n=Ns(e.state.value);clearTimeout(t),t=setTimeout(()=>history.replaceState(null,"",`#${n}`),300)})}async function X0(){Ea();let e=await J0(),t=Ua(),[n,o]=vf(t);t.set(n,!0),Q0(t),addEventListener("hashchange",()=>t.set(vf(t)[0],!0)),mi.replaceChildren(),na(S`<${kf} play=${t} shelves=${e} said=${o} />`,mi)}X0().catch(e=>{mi.textContent=`The playground can't start: ${e.message}`});})();
