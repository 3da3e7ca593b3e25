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
(()=>{var b,Fe,ee,J,Qt,zt,qe,Wt,Ie,ne,te,fo,wt=Symbol.for("pv"),Lt={},Rt=[],ho=/^m(i|n|o|s|text|space)$/,oe=Array.isArray,re=Rt.slice,et=Object.assign;function tt(t){t&&t.parentNode&&t.remove()}function Ft(t,e,n){var o,s,r,i={},a=arguments.length;for(r in e)r=="key"?o=e[r]:r=="ref"&&typeof t!="function"?s=e[r]:i[r]=e[r];return a>2&&(i.children=a>3?re.call(arguments,2):n),gt(t,i,o,s,null)}function gt(t,e,n,o,s){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:wt,__v:s||++Fe,__i:-1,__u:0};return!s&&b.vnode&&b.vnode(r),r}function nt(t){return t.children}function at(t,e){this.props=t,this.context=e,this.__g=0}function G(t,e){if(e==null)return t.__&&G(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:G(t)}function po(t){var e,n=t.__v,o=n.__e,s=[],r=[],i=t.__P;i&&((e=et({constructor:wt},n)).__v=n.__v+1,b.vnode&&b.vnode(e),se(i,e,n,t.__n,i.namespaceURI,32&n.__u?[o]:null,s,o||G(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,Ke(s,e,r),n.__=n.__e=null,e.__e!=o&&De(e))}function De(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),De(t)}function Le(t){(8&t.__g||(t.__g|=8,J.push(t),zt++))&&Qt==b.debounceRendering||((Qt=b.debounceRendering)||queueMicrotask)(He)}function He(){try{for(var t,e=1;J.length;)J.length>e&&J.sort(qe),t=J.shift(),e=J.length,8&t.__g&&po(t)}finally{(zt=J.length)&&(Qt||queueMicrotask)(He)}}function je(t,e,n,o,s,r,i,a,l,u,c){var p,h,f,_,w,m,d=o.__k||Rt,g=e.length;for(l=_o(n,e,d,l,g),p=0;p<g;p++)(f=n.__k[p])!=null&&(h=~f.__i&&d[f.__i]||Lt,f.__i=p,m=se(t,f,h,s,r,i,a,l,u,c),_=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&ie(h.ref,null,f,h),f.ref&&c.push(f.ref,f.__c||_,f)),w=w||_,4&f.__u?(l=Be(f,l,t,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&m!==void 0?l=m:_&&(l=_.nextSibling),f.__u&=-21);return n.__e=w,l}function _o(t,e,n,o,s){var r,i,a,l,u,c,p,h,f,_=n.length,w=_,m=0,d=0,g=t.__k=Array(s);for(r=0;r<s;r++)(i=e[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=g[r]=gt(null,i):oe(i)?i=g[r]=gt(nt,{children:i}):i.constructor===wt&&i.__b?i=g[r]=gt(i.type,i.props,i.key,i.ref,i.__v):g[r]=i,l=r+m,i.__=t,i.__b=t.__b+1,a=null,~(u=i.__i=mo(i,n,l,w))&&(w--,(a=n[u])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,u==l-1?m--:u==l+1?m++:u!=l&&(u>l?m--:m++,d=1)):(~u||(s>_?m--:s<_&&m++),typeof i.type!="function"&&(i.__u|=4))):g[r]=null;if(d){for(c=[],p=[],r=0;r<s;r++)if((i=g[r])&&16&i.__u){for(m=0,h=c.length;m<h;)c[f=m+h>>1]<i.__i?m=f+1:h=f;c[m]=i.__i,p[r]=m+1}for(m=c.length;r--;)p[r]&&(p[r]==m?m--:g[r].__u|=4)}if(w)for(r=0;r<_;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=G(a)),ae(a,a));return o}function Be(t,e,n,o){var s,r,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(s=t.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=t,e=Be(s[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=G(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function mo(t,e,n,o){var s,r=t.key,i=t.type,a=e[n],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&i==a.type)return n;if(o>(l?1:0)){for(s=n-1;s>=0;s--)if((a=e[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<e.length;s++)if((a=e[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s}return-1}function Re(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Ot(t,e,n,o,s){var r,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Re(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Re(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(i=te[e]||(te[e]=go(e)),(t.__a||(t.__a={}))[e]=ne,r=e!=(e=e.replace(Ie,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,r):t.removeEventListener(e,i,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function go(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Wt]==null)e[Wt]=ne++;else if(e[Wt]<this.__a[t])return;return n(b.event?b.event(e):e)}}}function se(t,e,n,o,s,r,i,a,l,u){var c,p,h,f,_,w,m,d,g,v,$,T,P,D,H,Z,U,Q,X=e.type;if(e.constructor!==wt)return null;128&n.__u&&(l=32&n.__u,c=n.__c.__z)&&(e.__u|=l,p=r=[],c.nodeType==8?a=Nt(c,r):r.push(c),a=r[0]||a),(c=b.__b)&&c(e);t:if(typeof X=="function"){h=i.length;try{if(d=e.props,g=(c=X.prototype)&&c.render,v=(c=X.contextType)&&o[c.__c],$=c?v?v.props.value:c.__:o,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(g?e.__c=f=new X(d,$):(e.__c=f=new at(d,$),f.constructor=X,f.render=yo),v&&v.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),g&&(f.__s||(f.__s=f.state),X.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=et({},f.__s)),et(f.__s,X.getDerivedStateFromProps(d,f.__s)))),_=f.props,w=f.state,f.__v=e,n.__c){if(d!==_&&g&&!X.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(d,$),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(d,f.__s,$)===!1){e.__v!=n.__v&&(f.props=d,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(N){N&&(N.__=e)}),Rt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),a=G(n);break t}f.componentWillUpdate&&f.componentWillUpdate(d,f.__s,$),g&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(_,w,m)})}else g&&!X.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),g&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=$,f.props=d,f.__P=t,f.__g&=-5,T=b.__r,P=g?25:0;do f.__g&=-9,T&&T(e),c=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++P<25);g&&(Rt.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=et({},o,f.getChildContext())),g&&n.__c&&f.getSnapshotBeforeUpdate&&(m=f.getSnapshotBeforeUpdate(_,w)),D=c&&c.type===nt&&c.key==null?c.props.children:c,d.__P&&(c=a,s=(t=d.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(N){N&&ae(N,N)}),n.__k=null),a=n.__k?G(n,0):null),a=je(t,oe(D)?D:[D],e,n,o,s,r,i,a,l,u),d.__P&&(e.__e=null,a=c),e.__u&=-161,p&&p.some(tt),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(N){if(i.length=h,e.__v=null,l||r)if(N&&N.then){if(e.__u|=128|l,r){for(~(U=r.indexOf(a||void 0))||(U=r.length);(Q=r[U-1])&&Q.nodeType==8;)U--;for(;U<r.length;U++)if(Q=r[U])if(r[U]=null,H){if(Q==Z)break}else{if(Q.nodeType!=8)break;Q.data.startsWith("$s")&&(Z=Nt(H=Q))}}if(!H){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;H=a}(c=Nt(H=e.__c.__z||(e.__c.__z=H)))?(e.__e=H,a=c):e.__e=a,a=a&&a.nextSibling}else r&&r.some(tt);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),N&&N.then||Xe(e),b.__e(N,e,n)}}else a=e.__e=wo(n.__e,e,n,o,s,r,i,l,u,t);return(c=b.diffed)&&c(e),a}function Nt(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Xe(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Xe))}function Ke(t,e,n){for(var o=0;o<n.length;)ie(n[o++],n[o++],n[o++]);b.__c&&b.__c(e,t),t.some(function(s){try{t=s.__h,s.__h=[],t.some(function(r){r.call(s)})}catch(r){b.__e(r,s.__v)}})}function wo(t,e,n,o,s,r,i,a,l,u){var c,p,h,f,_,w,m,d,g=n.props||Lt,v=e.props,$=e.type;if($=="svg"?s="http://www.w3.org/2000/svg":$=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(c=0;c<r.length;c++)if((_=r[c])&&($?_.localName==$:_.nodeType==3)){t=_,r[c]=null;break}}if(!t){if(d=u.ownerDocument||document,!$)return d.createTextNode(v);t=d.createElementNS(s,$,v.is?v:u),a&&(b.__m&&b.__m(e,r),a=!1),r=null}if($){if(u=$=="template"&&t.content||t,r=$=="textarea"&&v.defaultValue!=null?null:r&&re.call(u.childNodes),!a&&r)for(g={},c=0;c<t.attributes.length;c++)g[(_=t.attributes[c]).name]=_.value;for(c in g)_=g[c],c=="dangerouslySetInnerHTML"?h=_:c=="children"||c in v||c=="value"&&"defaultValue"in v||c=="checked"&&"defaultChecked"in v||Ot(t,c,null,_,s);for(c in v)_=v[c],c=="children"?f=_:c=="dangerouslySetInnerHTML"?p=_:c=="value"?w=_:c=="checked"?m=_:a&&typeof _!="function"||g[c]===_||Ot(t,c,_,g[c],s);p?(a||h&&(p.__html==h.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(h&&(t.textContent=""),($=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&ho.test($))&&(s="http://www.w3.org/1999/xhtml"),je(u,oe(f)?f:[f],e,n,o,s,r,i,r?r[0]:n.__k&&G(n,0),a,l),r&&r.some(tt)),a&&$!="textarea"||(c="value",$=="progress"&&w==null?t.removeAttribute(c):w==null||w===t[c]&&($!="progress"||w)||Ot(t,c,w,g[c],s),c="checked",m!=null&&m!=t[c]&&Ot(t,c,m,g[c],s))}else g===v||a&&t.data==v||(t.data=v);return t}function ie(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(s){b.__e(s,n)}}function ae(t,e,n){var o,s,r,i;if(b.unmount&&b.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||ie(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){b.__e(a,e)}o.__P=o.__n=null}if(o=t.__k)for(i=0;i<o.length;i++)o[i]&&ae(o[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(s=Nt(o,r=[]))&&(o==t.__e&&r.some(tt),tt(s),tt(o)),n||tt(t.__e),t.__e=t.__c=t.__=null}function yo(t,e,n){return this.constructor(t,n)}function Ve(t,e){var n,o,s,r;b.__&&b.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=gt(nt,{children:[t]}),s=[],r=[],se(e,e.__k,o||Lt,Lt,e.namespaceURI,o?null:e.firstChild?re.call(e.childNodes):null,s,o?o.__e:e.firstChild,n,r),Ke(s,e.__k,r),e.__k.props.children=null}b={__e:function(t,e,n,o){for(var s,r,i;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(t)),s.componentDidCatch&&(s.componentDidCatch(t,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){t=a}}throw zt=0,t}},Fe=0,ee=function(t){return t!=null&&t.constructor===wt},at.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=et({},this.state)),typeof t=="function"&&(t=t(et({},n),this.props)),t&&(et(n,t),this.__v&&(e&&this.__k.push(e),Le(this)))},at.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Le(this))},at.prototype.render=nt,J=[],zt=0,qe=function(t,e){return t.__v.__b-e.__v.__b},Wt=Symbol(),Ie=/(PointerCapture)$|Capture$/i,ne=0,te={},fo=0;var Ge=function(t,e,n,o){var s;e[0]=0;for(var r=1;r<e.length;r++){var i=e[r++],a=e[r]?(e[0]|=i?1:2,n[e[r++]]):e[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[e[++r]]=a:i===6?o[1][e[++r]]+=a+"":i?(s=t.apply(a,Ge(t,a,n,["",null])),o.push(s),a[0]?e[0]|=2:(e[r-2]=0,e[r]=s)):o.push(a)}return o},Je=new Map;function Ye(t){var e=Je.get(this);return e||(e=new Map,Je.set(this,e)),(e=Ge(this,e.get(t)||(e.set(t,e=(function(n){for(var o,s,r=1,i="",a="",l=[0],u=function(h){r===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,h,i):r===3&&(h||i)?(l.push(3,h,i),r=2):r===2&&i==="..."&&h?l.push(4,h,0):r===2&&i&&!h?l.push(5,0,!0,i):r>=5&&((i||!h&&r===5)&&(l.push(r,0,i,s),r=6),h&&(l.push(r,h,0,s),r=6)),i=""},c=0;c<n.length;c++){c&&(r===1&&u(),u(c));for(var p=0;p<n[c].length;p++)o=n[c][p],r===1?o==="<"?(u(),l=[l],r=3):i+=o:r===4?i==="--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(u(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[c][p+1]===">")?(u(),r===3&&(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(u(),r=2):i+=o),r===3&&i==="!--"&&(r=4,l=l[0])}return u(),l})(t)),e),arguments,[])).length>1?e:e[0]}var y=Ye.bind(Ft);var vt,S,ce,Ze,le=Object.is,qt=0,cn=[],ue=[],M=b,Qe=M.__b,tn=M.__r,en=M.diffed,nn=M.__c,on=M.unmount,rn=M.__;function he(t,e){M.__h&&M.__h(S,t,qt||e),qt=0;var n=S.__H||(S.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function A(t){return qt=1,vo(un,t)}function vo(t,e,n){var o=he(vt++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):un(void 0,e),function(r){var i=(o.__N||o.__)[0],a=o.t(i,r);le(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=S,!S.__f)){S.__f=!0;var s=S.shouldComponentUpdate;S.shouldComponentUpdate=function(r,i,a){var l=this.__H;if(!l)return!0;var u=!1,c=this.props!=r;if(l.__.some(function(h){h.__N&&(u=!0,le(h.__[0],h.__N[0])||(c=!0))}),s){var p=s.call(this,r,i,a);return u?p||c:p}return!u||c}}return o.__}function q(t,e){var n=he(vt++,3);!M.__s&&ln(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,S.__H.__h.push(n))}function j(t){return qt=5,z(function(){return{current:t}},[])}function z(t,e){var n=he(vt++,7);return ln(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function $o(){var t;do{for(;t=ue.shift();)try{yt(t)}catch(n){M.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=cn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(yt),e.__h.some(fe),e.__h=[]}catch(n){e.__h=[],M.__e(n,t.__v)}}}while(ue.length)}M.__b=function(t){S=null,Qe&&Qe(t)},M.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),rn&&rn(t,e)},M.__r=function(t){tn&&tn(t),vt=0;var e=(S=t.__c).__H;e&&(ce==S?S.__h=[]:(e.__h.some(yt),e.__h.some(fe),vt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ce=S},M.diffed=function(t){en&&en(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&an(cn.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ce=S=null},M.__c=function(t,e){e.some(function(n){try{n.__h.some(yt),n.__h=n.__h.filter(function(o){return!o.__||fe(o)})}catch(o){n.__h=[function(){throw o}]}}),nn&&nn(t,e)},M.unmount=function(t){on&&on(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,an(ue.push(s))}else yt(s)}catch(r){e=r}}),o.__H=void 0,e&&M.__e(e,o.__v))};var sn=typeof requestAnimationFrame=="function";function bo(t){var e,n=function(){clearTimeout(o),sn&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);sn&&(e=requestAnimationFrame(n))}function an(t){t!=1&&Ze==M.requestAnimationFrame||((Ze=M.requestAnimationFrame)||bo)($o)}function yt(t){var e=S,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),S=e}function fe(t){var e=S;t.__c=t.__(),S=e}function ln(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!le(n,t[o])})}function un(t,e){return typeof e=="function"?e(t):e}var ko=Symbol.for("preact-signals");function jt(){if(K>1)K--;else{var t,e=!1;for((function(){var s=Dt;for(Dt=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();bt!==void 0;){var n=bt;for(bt=void 0,It++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&hn(n))try{n.c()}catch(s){e||(t=s,e=!0)}n=o}}if(It=0,K--,e)throw t}}function _e(t){if(K>0)return t();pe=++xo,K++;try{return t()}finally{jt()}}var $t,k=void 0;function kt(t){var e=k,n=$t;k=void 0,$t=void 0;try{return t()}finally{k=e,$t=n}}var bt=void 0,K=0,It=0,xo=0,pe=0,Dt=void 0,Ht=0;function fn(t){if(k!==void 0){var e=t.n;if(e===void 0||e.t!==k)return e={i:0,S:t,p:k.s,n:void 0,t:k,e:void 0,x:void 0,r:e},k.s!==void 0&&(k.s.n=e),k.s=e,t.n=e,32&k.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=k.s,e.n=void 0,k.s.n=e,k.s=e),e}}function C(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}C.prototype.brand=ko;C.prototype.h=function(){return!0};C.prototype.S=function(t){var e=this,n=this.t;n!==t&&t.e===void 0&&(t.x=n,this.t=t,n!==void 0?n.e=t:kt(function(){var o;(o=e.W)==null||o.call(e)}))};C.prototype.U=function(t){var e=this;if(this.t!==void 0){var n=t.e,o=t.x;n!==void 0&&(n.x=o,t.e=void 0),o!==void 0&&(o.e=n,t.x=void 0),t===this.t&&(this.t=o,o===void 0&&kt(function(){var s;(s=e.Z)==null||s.call(e)}))}};C.prototype.subscribe=function(t){var e=this;return I(function(){var n=e.value;kt(function(){return t(n)})},{name:"sub"})};C.prototype.valueOf=function(){return this.value};C.prototype.toString=function(){return this.value+""};C.prototype.toJSON=function(){return this.value};C.prototype.peek=function(){var t=this;return kt(function(){return t.value})};Object.defineProperty(C.prototype,"value",{get:function(){var t=fn(this);return t!==void 0&&(t.i=this.i),this.v},set:function(t){if(t!==this.v){if(It>100)throw new Error("Cycle detected");(function(n){K!==0&&It===0&&n.l!==pe&&(n.l=pe,Dt={S:n,v:n.v,i:n.i,o:Dt})})(this),this.v=t,this.i++,Ht++,K++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{jt()}}}});function O(t,e){return new C(t,e)}function hn(t){for(var e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function pn(t){for(var e=t.s;e!==void 0;e=e.n){var n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function _n(t){for(var e=t.s,n=void 0;e!==void 0;){var o=e.p;e.i===-1?(e.S.U(e),o!==void 0&&(o.n=e.n),e.n!==void 0&&(e.n.p=o)):n=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=o}t.s=n}function ot(t,e){C.call(this,void 0,e),this.x=t,this.s=void 0,this.g=Ht-1,this.f=4}ot.prototype=new C;ot.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Ht))return!0;if(this.g=Ht,this.f|=1,this.i>0&&!hn(this))return this.f&=-2,!0;var t=k;try{pn(this),k=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return k=t,_n(this),this.f&=-2,!0};ot.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}C.prototype.S.call(this,t)};ot.prototype.U=function(t){if(this.t!==void 0&&(C.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};ot.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(ot.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var t=fn(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Bt(t,e){return new ot(t,e)}function mn(t){var e=t.j;if(t.j=void 0,typeof e=="function"){K++;var n=k;k=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,me(t),o}finally{k=n,jt()}}}function me(t){for(var e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,mn(t)}function Mo(t){if(k!==this)throw new Error("Out-of-order effect");_n(this),k=t,this.f&=-2;try{8&this.f&&me(this)}finally{jt()}}function ct(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,$t&&$t.push(this)}ct.prototype.c=function(){var t=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ct.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,mn(this),pn(this),K++;var t=k;return k=this,Mo.bind(this,t)};ct.prototype.N=function(){2&this.f||(this.f|=2,this.u=bt,bt=this)};ct.prototype.d=function(){this.f|=8,1&this.f||me(this)};ct.prototype.dispose=function(){this.d()};function I(t,e){var n=new ct(t,e);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var dn,Kt,Xt,So=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var gn=[];I(function(){dn=this.N})();function lt(t,e){b[t]=e.bind(null,b[t]||function(){})}function xt(t){if(Xt){var e=Xt;Xt=void 0,e()}Xt=t&&t.S()}function wn(t){var e=this,n=t.data,o=Ao(n);o.name="ReactiveDom",o.value=n;var s=z(function(){for(var a=e,l=e.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var u=Bt(function(){var f=o.value.value;return f===0?0:f===!0?"":f||""}),c=Bt(function(){return!Array.isArray(u.value)&&!ee(u.value)}),p=I(function(){if(this.N=yn,c.value){var f=u.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),h=e.__$u.d;return e.__$u.d=function(){p(),h.call(this)},[c,u]},[]),r=s[0],i=s[1];return r.value?i.peek():i.value}wn.displayName="ReactiveTextNode";Object.defineProperties(C.prototype,{constructor:{configurable:!0,value:Ft(nt,null).constructor},type:{configurable:!0,value:wn},props:{configurable:!0,get:function(){var t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});lt("__b",function(t,e){if(xt(),Kt=void 0,typeof e.type=="string"){var n,o=e.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof C&&(n||(e.__np=n={}),n[s]=r,o[s]=r.peek())}}t(e)});lt("__r",function(t,e){if(t(e),e.type!==nt){xt();var n,o=e.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return I(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;So&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Kt=o,xt(n)}});lt("__e",function(t,e,n,o){xt(),Kt=void 0,t(e,n,o)});lt("diffed",function(t,e){xt(),Kt=void 0;var n;if(typeof e.type=="string"&&(n=e.__e)){var o=e.__np,s=e.props,r=n.U;if(r)for(var i in r){var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var l in o){var u=r[l],c=o[l];u===void 0?(u=Co(n,l,c,s),r[l]=u):u.o(c,s)}}}t(e)});function Co(t,e,n,o){var s=e in t&&t.ownerSVGElement===void 0,r=O(n);return{o:function(i,a){r.value=i,o=a},d:I(function(){this.N=yn;var i=r.value.value;o[e]!==i&&(o[e]=i,s?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}lt("unmount",function(t,e){if(typeof e.type=="string"){var n=e.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=e.__np;if(i){var a=e.props;for(var l in i)a[l]=i[l]}e.__np=void 0}else{var u=e.__c;if(u){u.__$f|=8;var c=u.__$u;c&&(u.__$u=void 0,c.d())}}t(e)});lt("__h",function(t,e,n,o){o<3&&(e.__$f|=2),t(e,n,o)});at.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in t)if(i!=="__source"&&t[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in t))return!0;return!1};function Ao(t,e){return z(function(){return O(t,e)},[])}var Eo=function(t){queueMicrotask(function(){queueMicrotask(t)})};function To(){_e(function(){for(var t;t=gn.shift();)dn.call(t)})}function yn(){gn.push(this)===1&&(b.requestAnimationFrame||Eo)(To)}var vn="fairground-theme",Po=["auto","light","dark"];function Uo(){try{let t=localStorage.getItem(vn);return Po.includes(t)?t:"auto"}catch{return"auto"}}var Mt=O(Uo()),ut=O(0);function $n(){let t=matchMedia("(prefers-color-scheme: dark)"),e=O(t.matches);t.addEventListener("change",()=>{e.value=t.matches}),matchMedia("print").addEventListener("change",()=>{ut.value+=1}),I(()=>{let n=e.value?"dark":"light";document.documentElement.dataset.theme=Mt.value==="auto"?n:Mt.value;try{localStorage.setItem(vn,Mt.value)}catch{}ut.value=ut.peek()+1})}var Vt=new Map;ut.subscribe(()=>Vt.clear());function de(t){if(!Vt.has(t)){let e=getComputedStyle(document.documentElement);Vt.set(t,e.getPropertyValue(`--${t}`).trim())}return Vt.get(t)}function bn(){let t=e=>{Mt.value=e.currentTarget.value};return y`<label class="theme"
    >Colours
    <select value=${Mt.value} onChange=${t}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`}function B(t){let e=Math.abs(t);return e>=1e9?`${rt(t/1e9)} s`:e>=1e6?`${rt(t/1e6)} ms`:e>=1e3?`${rt(t/1e3)} us`:`${rt(t)} ns`}function st(t,e=1e9){let n=Math.min(9,Math.max(1,Math.ceil(11-Math.log10(Math.max(e,1)))));return`${(t/1e9).toFixed(n)} s`}function V(t){return(t/1e6).toFixed(3)}function ft(t){return rt(t/1e3)}function ht(t,e=1){return`${(100*t).toFixed(e)} %`}function rt(t){if(!Number.isFinite(t))return"-";let e=Math.abs(t);return e>=100||Number.isInteger(t)?t.toFixed(0):t.toFixed(e>=10?1:2)}var Oo=new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]","g");function x(t){return String(t).replace(Oo,"\uFFFD")}function St(t,e){let n=Array.from(x(t));if(n.length<=e)return n.join("");let o=Math.min(6,Math.floor(e/2));return`${n.slice(0,e-o-1).join("")}\u2026${n.slice(-o).join("")}`}var Y=class{constructor(e,n=0){this.bytes=e,this.at=n}get ended(){return this.at>=this.bytes.length}next(){let{bytes:e}=this,n=e[this.at++];if(n<128)return n;let o=n&127,s=128;do{if(n=e[this.at++],n===void 0||s>2**49)throw new Error("a number does not end");o+=(n&127)*s,s*=128}while(n>127);return o}below(e){let n=this.next();if(!(n<e))throw new Error(`${n} stands where less than ${e} may stand`);return n}};function Jt(t){let e=2166136261;for(let n=0;n<t.length;n+=1)e=Math.imul(e^t[n],16777619);return e>>>0}var Gt="fgtrace1",Wo="1ecartgf",Ct=16,No=512e6,zo=4096,Lo="this is a trace for Perfetto, to open at ui.perfetto.dev",pt="`fairground run SCENARIO --trace run.fgtrace` writes one";async function kn(t){let{bytes:e}=t;if(e===0)throw new Error(`the file is empty; ${pt}`);let n=await t.read(0,Math.min(e,16));await Ro(t,n);let o=await t.read(e-Ct,Ct),[s,r]=new Uint32Array(o.slice(0,8).buffer),i=e-Gt.length-Ct;if(ge(o.subarray(8))!==Wo||s>Math.min(i,No))throw new Error(`the trace is cut: its end is missing after ${e} bytes; ${pt}`);let a=await t.read(e-Ct-s,s);if(Jt(a)!==r)throw new Error(`the trace is damaged at its end; ${pt}`);try{return Do(JSON.parse(new TextDecoder().decode(a)),t)}catch{throw new Error(`the trace's parts do not fit each other; ${pt}`)}}function ge(t){return String.fromCharCode(...t)}async function Ro(t,e){let{bytes:n}=t,o=ge(e.subarray(0,8));if(o===Gt&&n>=Gt.length+Ct)return;if(o===Gt)throw new Error(`the trace is cut after ${n} bytes; ${pt}`);if(o.startsWith("fgtrace"))throw new Error("another version of fairground wrote this trace: write it again");let s=await qo(t,e)?Lo:Fo(e);throw new Error(`${s}; ${pt}`)}function Fo(t){let e=ge(t.subarray(0,5)).trimStart();return e.startsWith("{")||e.startsWith("[")?"this is JSON, no trace":e.startsWith("<")?"this is a page, no trace":t[0]===31&&t[1]===139?"this is packed with gzip: unpack it first":"this is no trace of fairground"}async function qo(t,e){if(e[0]!==10||e.length<16)return!1;let n=new Y(e,1),o=n.next()+n.at;return o<t.bytes&&(await t.read(o,1))[0]===10}function Io({chunks:t,levels:e,cpus:n,...o}){let{step_ns:s,steps_per_tile:r,tiles_per_tile:i}=o,a=f=>Number.isSafeInteger(f)&&f>0,l=e.map(f=>f.at.length),u=l.every((f,_)=>f===Math.ceil((l[_-1]??t.parts.at.length*i)/i)),c=({at:f,bytes:_,checksum:w},m)=>[_,w,m].every(d=>d.length===f.length),p=c(t.parts,t.stretches)&&e.every(f=>c(f,f.at)),h=a(n)&&n<=zo;return[s,r,i].every(a)&&h&&u&&p&&l.at(-1)===1}function Do(t,e){if(!Io(t))throw new Error("parts and whole differ");let{step_ns:n,steps_per_tile:o}=t,{name:s,group:r}=t.tasks;return{...t,source:e,tasks:s.map((i,a)=>({name:i,group:t.groups[r[a]]})),chunk_ns:n*o,world:{name:t.name,ended_ns:t.ended_ns,spans:t.requests.map(i=>({summary:i})),schedule:{longest_wait:t.longest_wait}}}}function _t(t,e){return t.chunk_ns*t.tiles_per_tile**e}function xn({name:t,machine:e,kernel:n,seed:o,digest:s,ended_ns:r,stretches:i,source:a}){let l=`${(a.bytes/1e6).toFixed(1)} MB`;return`${t} on ${e}, kernel ${n}, seed ${o}, digest ${s}: ${B(r)} with ${i.toLocaleString("en")} stretches of running and waiting, in ${l}.`}var Yt="it changed, or is gone: open it again";function we(t){return{name:t.name,bytes:t.size,read:async(e,n)=>{try{return new Uint8Array(await t.slice(e,e+n).arrayBuffer())}catch{throw new Error(Yt)}}}}async function Sn(t,e){let n=await Mn(e,0,1);if(n.status===200)return{...we(await n.blob()),name:t};let o=Number(/\/(\d+)$/.exec(n.headers.get("content-range")??"")?.[1]??0);return{name:t,bytes:n.status===416?0:o,read:async(s,r)=>{if(r===0)return new Uint8Array(0);let i=await Mn(e,s,r);if(i.status!==206)throw new Error(Yt);let a=new Uint8Array(await i.arrayBuffer());if(a.length!==r)throw new Error(Yt);return a}}}async function Mn(t,e,n){let o;try{o=await fetch(t,{headers:{range:`bytes=${e}-${e+n-1}`}})}catch{throw new Error("the server does not answer")}if(!o.ok&&o.status!==416)throw new Error(Yt);return o}var Ho=4,E=3;function Cn(t,e,n,o){if(!Number.isSafeInteger(o)||o<0||o*3>t.length)throw new Error(`${o} stretches in ${t.length} bytes`);let s=new Y(t),r={from:new Float64Array(o),to:new Float64Array(o),task:new Uint32Array(o),cpu:new Uint16Array(o),state:new Uint8Array(o),tasks:new Uint32Array(e.tasks.length+1)},i=jo(s,e,{chunk:r,start:n,count:o});if(i!==o)throw new Error(`${i} stretches instead of ${o}`);let a=Xo(s,e,n),l=Ko(s,e,n);if(!s.ended)throw new Error("more bytes than stretches");return{...r,...Bo(r.cpu,e.cpus),wakes:a,clocked:l}}function jo(t,e,{chunk:n,start:o,count:s}){let r=o+e.chunk_ns,i=0,a=0;for(let l=t.below(e.tasks.length+1);l>0;l-=1){let u=a+t.below(e.tasks.length-a);n.tasks.fill(i,a,u+1),a=u+1;let c=o;for(let p=t.below(s-i+1);p>0;p-=1){let h=c+t.next();c=h+t.next();let f=t.below(e.cpus*Ho);if(c>r)throw new Error("a stretch lasts too long");n.from[i]=h,n.to[i]=c,n.task[i]=u,n.cpu[i]=f>>2,n.state[i]=f&3,i+=1}}return n.tasks.fill(i,a),i}function Bo(t,e){let n=new Uint32Array(e+1);for(let r of t)n[r+1]+=1;for(let r=0;r<e;r+=1)n[r+1]+=n[r];let o=new Uint32Array(t.length),s=n.slice();for(let r=0;r<t.length;r+=1)o[s[t[r]]++]=r;return{cpus:n,cpuRows:o}}function Xo(t,e,n){let o=t.below(t.bytes.length),s={at:new Float64Array(o),task:new Uint32Array(o),waker:new Uint32Array(o),wakerCpu:new Uint16Array(o),targetCpu:new Uint16Array(o)},r=n;for(let i=0;i<o;i+=1)r+=t.next(),s.at[i]=r,s.task[i]=t.below(e.tasks.length),s.waker[i]=t.below(e.tasks.length+1),s.wakerCpu[i]=t.below(e.cpus),s.targetCpu[i]=t.below(e.cpus);return s}function Ko(t,e,n){let o=[];for(let s=t.below(t.bytes.length);s>0;s-=1){let r=t.below(e.cpus),i=n+t.next();o.push({cpu:r,from:i,to:i+t.next(),khz:t.next()})}return o}function An(t,e){let n=e.cpus+e.tasks.length,o={bytes:t,steps:new Uint32Array(n),sums:new Float64Array(n*(E+2))},s=new Y(t);for(let r=0;!s.ended;r+=1){r+=s.below(n-r);let i=At(e,r);for(let u=0;u<E+(i?2:0);u+=1)o.sums[r*(E+2)+u]=s.next();o.steps[r]=s.at;let a=i?E+1:E,l=e.steps_per_tile;for(;l>0;)l-=s.below(l+1),s.at+=a;if(s.at>t.length)throw new Error("a row's steps do not end")}return o}function At(t,e){return t.freq_khz_max!==null&&e<t.cpus}function En(t,e,{steps_per_tile:n},o,s){let{[e]:r}=t.steps;if(r===0)return;let i=new Y(t.bytes,r);for(let a=0;a<n;){let l=i.next();s(a,l,i.at),a+=l,i.at+=o}}var L=-1,Vo=64e6,Jo=6;function Tn(t){let e=new Map,n=new Map,o=O(0),s=O(null),r=new Map,i=[],a=new Set,l=new Set,u=0,c=t.levels.length-1,p=(m,d,g)=>{e.set(m,{value:d,size:g}),u+=g;for(let[v,{size:$}]of e){if(u<=Vo)break;let T=a.has(v)||l.has(v)||v.startsWith(`${c}:`);v===m||T||(e.delete(v),u-=$)}},h=(m,d)=>{let g=`${m}:${d}`,v=e.get(g);return l.add(g),v?(e.delete(g),e.set(g,v),v.value):null},f=async(m,d)=>{let{value:g,size:v}=await Go(t,m,d);return p(`${m}:${d}`,g,v),g},_=(m,d)=>{let g=h(m,d);if(g)return Promise.resolve(g);let v=`${m}:${d}`;if(r.has(v))return Promise.reject(r.get(v));if(!n.has(v)){let $=P=>{throw r.set(v,P),s.value=P.message,P},T=()=>n.delete(v);n.set(v,f(m,d).catch($).finally(T))}return n.get(v)},w=()=>{for(;n.size<Jo&&i.length>0;){let[m,d]=i.shift(),g=`${m}:${d}`;e.has(g)||n.has(g)||r.has(g)||_(m,d).then(()=>{o.value+=1}).catch(()=>{}).finally(w)}};return{get:h,load:_,arrived:o,failed:s,want:m=>{i=m,a=l,l=new Set,w()}}}async function Go(t,e,n){let o=e===L,s=o?t.chunks.parts:t.levels[e],r=o?`chunk ${n}`:`tile ${n} of level ${e}`;try{let i=await t.source.read(s.at[n],s.bytes[n]);if(i.length!==s.bytes[n]||Jt(i)!==s.checksum[n])throw new Error("it is not what was written");if(!o){let u=An(i,t);return{value:u,size:i.length+u.steps.byteLength+u.sums.byteLength}}let{[n]:a}=t.chunks.stretches,l=Cn(i,t,n*t.chunk_ns,a);return{value:l,size:27*a+20*l.wakes.at.length}}catch(i){throw new Error(`${r} of the trace can't be read: ${i.message}`)}}var Yo="100px 0px",Pn="requestIdleCallback"in window;function Zo(t){let e=0,n=requestAnimationFrame(()=>{e=Pn?requestIdleCallback(t,{timeout:1e3}):setTimeout(t,50)});return()=>{cancelAnimationFrame(n),Pn?cancelIdleCallback(e):clearTimeout(e)}}function ye(t,e){let[n,o,s]=[!1,null,""],r=()=>`${t.clientWidth} ${t.clientHeight}`,i=()=>{o?.(),o=null},a=()=>{i(),s=r(),e()},l=h=>{n=h[h.length-1].isIntersecting,n&&o&&a()},u=new IntersectionObserver(l,{rootMargin:Yo});return u.observe(t),{ask:()=>{n?a():o??=Zo(a)},now:a,end:()=>{u.disconnect(),i()},isStale:()=>s!==r()}}function ve(t,{ask:e,now:n,isStale:o},s){let[r,i]=[0,!0],a=()=>{cancelAnimationFrame(r),r=requestAnimationFrame(e)},l=I(()=>{s(),i||a()}),u=ut.subscribe(()=>i||n());i=!1,e();let c=new ResizeObserver(()=>o()&&a());return c.observe(t),[a,()=>{l(),u(),c.disconnect(),cancelAnimationFrame(r)}]}var R=24,$e=300;function mt(t){return t<560?78:150}function be({pen:t,colours:e},n,o,s){t.strokeStyle=e.ink,t.fillStyle=e.ink,t.lineWidth=1,o!==void 0&&o!==s&&(t.globalAlpha=.6,t.beginPath(),t.moveTo(n,o),t.lineTo(n,s),t.stroke(),t.globalAlpha=1),t.beginPath(),t.moveTo(n,s),t.lineTo(n-4,s-3),t.lineTo(n-4,s+3),t.fill()}function ke({pen:t,plan:e,x:n,width:o,colours:s},{from:r,taken:i,to:a}){t.fillStyle=s.mark;let l=u=>Math.min(o,Math.max(e.label,n(u)));t.globalAlpha=.16,t.fillRect(l(r),R,l(a)-l(r),e.height),t.globalAlpha=1,t.strokeStyle=s.mark,t.lineWidth=2;for(let[u,c]of[[r,[]],[i,[4,3]],[a,[]]])u===void 0||n(u)<e.label||n(u)>o||(t.setLineDash(c),t.beginPath(),t.moveTo(n(u),R),t.lineTo(n(u),e.height),t.stroke());t.setLineDash([])}function xe({pen:t,plan:e,x:n,from:o,to:s,width:r,colours:i}){let a=Qo((s-o)/Math.max(2,(r-e.label)/110));t.font="11px system-ui, sans-serif",t.fillStyle=i.ink,t.strokeStyle=i.grid,t.lineWidth=1;for(let l=Math.ceil(o/a)*a;l<s;l+=a){let u=n(l);t.beginPath(),t.moveTo(u,R-4),t.lineTo(u,e.height),t.stroke();let c=st(l,a*100);u+t.measureText(c).width<r&&t.fillText(c,u+2,12)}}function Qo(t){let e=10**Math.floor(Math.log10(Math.max(t,1)));return[1,2,5,10].map(n=>n*e).find(n=>n>=t)}function Me({pen:t,plan:e,colours:n},o,s,r){t.save(),t.fillStyle=n.paper,t.fillRect(0,0,e.label,e.height),t.fillStyle=n.ink,t.font=`${Math.min(12,s-2)}px system-ui, sans-serif`,t.beginPath(),t.rect(0,R,e.label,e.height),t.clip();let i=Math.floor((e.label-8)/6.4);o.forEach(({name:a},l)=>t.fillText(St(a,i),2,r(l)+4)),t.restore()}var dt=[["backlog","waits for a free thread"],["running","runs"],["sibling","lost to the other thread of the core"],["clock","lost to a slower clock"],["spinning","spinning for a lock"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"],["blocked","asleep"]];function Un(t){let e=({summary:o})=>Math.max(0,...o.slowest.map(s=>s.elapsed_ns));return[...t.spans].sort((o,s)=>e(s)-e(o)).flatMap(({summary:o})=>o.slowest.map(s=>({...s,span:o.span})))}function On(t){return dt.map(([n])=>n).reduce((n,o)=>t[`${o}_ns`]>t[`${n}_ns`]?o:n)}function Et({caption:t,columns:e,rows:n,selected:o}){let s=e.map((c,p)=>p===0||n.some(h=>or(h[p]))),r=c=>s[c]?"words":"number",i=(c,p)=>{let h=c?.node??y`<bdi>${x(Zt(c))}</bdi>`,f=c?.className??r(p)+tr(c);return p===0?y`<th scope="row" class="words">${h}</th>`:y`<td class=${f} style=${nr(c)}>${h}</td>`},a=(c,p)=>y`<th scope="col" class=${r(p)}><bdi>${x(c)}</bdi></th>`,[l,u]=er();return y`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${x(t)}</bdi></strong>
      <${Wn} what=${t} text=${()=>rr(e,n)} />
      ${u&&y`<span class="note">There is more to the right: scroll the table.</span>`}
    </div>
    <div class="scroll" ref=${l} tabindex="0" role="region" aria-label=${x(t)}>
      <table aria-label=${x(t)}>
        <thead>
          <tr>
            ${e.map(a)}
          </tr>
        </thead>
        <tbody>
          ${n.map((c,p)=>y`<tr class=${p===o?"selected":""}>
              ${c.map(i)}
            </tr>`)}
        </tbody>
      </table>
    </div>
  </div>`}function tr(t){return/^\S{1,40}$/.test(Zt(t))?" name":""}function er(){let t=j(null),[e,n]=A(!1);return q(()=>{let o=t.current,s=new ResizeObserver(()=>n(o.scrollWidth>o.clientWidth+1));return s.observe(o),s.observe(o.firstElementChild),()=>s.disconnect()},[]),[t,e]}function nr(t){return typeof t?.level=="number"?{"--level":`${Math.round(60*t.level)}%`}:{}}function or(t){return!!t?.node||!/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(Zt(t))}function Zt(t){return t==null?"-":String(t.text??t)}function rr(t,e){let n=o=>{let s=x(Zt(o)).replace(/\t/g," ");return/^[=+@]/.test(s)?`'${s}`:s};return[t,...e].map(o=>o.map(n).join("	")).join(`
`)}function Wn({what:t,text:e}){let[n,o]=A("Copy");return y`<button type="button" class="copy" onClick=${async()=>{o(await sr(e())?"Copied":"Not allowed here"),setTimeout(()=>o("Copy"),2e3)}}>
    ${n}<span class="unseen"> ${x(t)}</span>
  </button>`}async function sr(t){try{return await navigator.clipboard.writeText(t),!0}catch{return ir(t)}}function ir(t){let e=document.createElement("textarea");e.value=t,document.body.append(e),e.select();let n=document.execCommand("copy");return e.remove(),n}function Nn({name:t,text:e}){let n=e.split(`
`).map(x).join(`
`);return y`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${x(t)}</bdi></strong>
      <${Wn} what=${t} text=${()=>e} />
    </div>
    <pre class="scroll" tabindex="0" role="region" aria-label=${x(t)}>${n}</pre>
  </div>`}function Ce(t){let e=Un(t).map(a=>({world:t.name,name:a.span,task:a.task,from:a.at_ns,taken:a.taken_at_ns,to:a.at_ns+a.elapsed_ns,blame:a.blame})),n=t.schedule.longest_wait;if(e.length>0||!n)return e;let{task:o,from_ns:s,to_ns:r}=n;return[{world:t.name,name:"longest time ready without a CPU",task:o,from:s,to:r,blame:null}]}function zn(t,{from:e,to:n}){let o=Math.max((n-e)*.08,1e3);t.show(e-o,n+o)}function Ae(t,e,n=-1){let[o,s]=A({jumps:e,at:n}),r=o.jumps===e?o.at:n,i=l=>{s({jumps:e,at:l}),zn(t,e[l])};return{chosen:r,choose:i,step:l=>{e.length!==0&&i(r<0?0:(r+l+e.length)%e.length)}}}function Ee({jumps:t,chosen:e,choose:n,several:o,of:s=""}){let r=(i,a)=>[{text:`${a+1}`,node:y`<${ar} ...${{jump:i,at:a,chosen:e,choose:n}} />`},...o?[i.world]:[],i.name,(i.from/1e9).toFixed(6),V(i.to-i.from),{text:Ln(i.blame),node:y`<${cr} blame=${i.blame} />`},i.task];return y`<${Et}
    caption=${`The slowest${s}, and where their time went`}
    columns=${["jump to",...o?["run"]:[],"what","began, s","took, ms","where the time went","ended by"]}
    rows=${t.map(r)}
    selected=${e}
  />`}function ar({jump:t,at:e,chosen:n,choose:o}){return y`<button
    type="button"
    class="jump"
    aria-pressed=${e===n}
    onClick=${()=>o(e)}
  >
    ${e+1}<span class="unseen">: show ${x(t.name)} of ${B(t.to-t.from)}</span>
  </button>`}function Se(t){let e=Math.max(1,dt.reduce((o,[s])=>o+t[`${s}_ns`],0));return dt.map(([o,s])=>({name:o,says:s,share:t[`${o}_ns`]/e})).filter(({share:o})=>o>0)}function Ln(t){return t?Se(t).map(({name:e,share:n})=>`${e} ${ht(n)}`).join(", "):"-"}function cr({blame:t}){if(!t)return"-";let e=On(t),[,n]=dt.find(([r])=>r===e),o=Se(t).map(({name:r,share:i})=>y`<span class=${`cause ${r}`} style=${{width:`${100*i}%`}}></span>`),s=Se(t).find(({name:r})=>r===e)?.share??0;return y`<span class="blame" role="img" aria-label=${Ln(t)}>${o}</span>
    <span class="main" aria-hidden="true">${`${ht(s,0)} ${n}`}</span>`}function Te(){return y`<ul class="legend">
    ${dt.map(([t,e])=>y`<li><span class=${`cause ${t}`}></span> ${t}: ${e}</li>`)}
  </ul>`}var Pe=60;function Rn({ended_ns:t},e,n){let o=n-e;return`You see ${B(o)} of ${B(t)}, from ${st(e,o)}.`}function Fn(t,e){return` All CPUs' mean frequency, idle or not: ${`${e?"":"about "}${ft(t)} MHz`}.`}var qn=200;function Ue(t){let e={from:0,to:Math.max(t,qn)},n=O(e),o=(s,r)=>{let i=Math.min(Math.max(r-s,qn),e.to),a=(s+r)/2,l=Math.min(Math.max(0,a-i/2),e.to-i);n.value={from:l,to:l+i}};return{range:n,show:o,all:()=>o(0,e.to),zoom:(s,r)=>{let{from:i,to:a}=n.value,l=r??(i+a)/2;o(l-(l-i)*s,l+(a-l)*s)},move:s=>{let{from:r,to:i}=n.value,a=i-r,l=Math.min(Math.max(0,r+s*a),e.to-a);n.value={from:l,to:l+a}}}}function Oe(t,e,n){let o=new Map,s=u=>{let{from:c,to:p}=e.range.value,h=t.clientWidth-n();return c+(u-n())*(p-c)/h},r=u=>u/(t.clientWidth-n()),i=new AbortController,a={signal:i.signal},l=(u,c,p)=>t.addEventListener(u,c,{...p,...a});l("wheel",u=>{if(!u.ctrlKey&&!u.shiftKey)return;u.preventDefault();let c=u.deltaY||u.deltaX;u.ctrlKey?e.zoom(c>0?1.25:.8,s(u.offsetX)):e.move(c>0?.1:-.1)},{passive:!1}),l("dblclick",u=>e.zoom(.4,s(u.offsetX))),l("pointerdown",u=>{o.set(u.pointerId,u.offsetX),t.setPointerCapture(u.pointerId)}),l("pointermove",u=>{let c=o.get(u.pointerId);c!==void 0&&(o.size===1?e.move(-r(u.offsetX-c)):lr(e,o,u,s),o.set(u.pointerId,u.offsetX))});for(let u of["pointerup","pointercancel"])l(u,c=>o.delete(c.pointerId));return()=>i.abort()}function lr(t,e,n,o){let[s]=[...e].filter(([a])=>a!==n.pointerId).map(([,a])=>a),r=Math.abs(e.get(n.pointerId)-s),i=Math.abs(n.offsetX-s);r>4&&i>4&&t.zoom(r/i,o((n.offsetX+s)/2))}function We(t,e,n){if(t.ctrlKey||t.metaKey||t.altKey)return;let o={ArrowLeft:()=>e.move(-.2),ArrowRight:()=>e.move(.2),PageUp:()=>e.move(-1),PageDown:()=>e.move(1),"+":()=>e.zoom(.5),"=":()=>e.zoom(.5),"-":()=>e.zoom(2),0:e.all,Home:e.all,n:()=>n(1),p:()=>n(-1)};t.key in o&&(o[t.key](),t.preventDefault())}var Ne="Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.";function Dn({view:t,by:e,setBy:n,jump:o,id:s="schedule"}){let r=(a,l)=>y`<button type="button" onClick=${l}>${a}</button>`,i=(a,l)=>y`<label
      ><input
        type="radio"
        name=${`by-${s}`}
        checked=${e===a}
        onChange=${()=>n(a)}
      />
      ${l}</label
    >`;return y`<div class="buttons">
    <fieldset><legend>Rows</legend>${i("task","tasks")} ${i("cpu","CPUs")}</fieldset>
    ${r("Zoom in",()=>t.zoom(.5))} ${r("Zoom out",()=>t.zoom(2))}
    ${r("Earlier",()=>t.move(-.5))} ${r("Later",()=>t.move(.5))}
    ${r("Whole run",t.all)}
    ${o&&r("Previous slowest",()=>o(-1))}
    ${o&&r("Next slowest",()=>o(1))}
  </div>`}function Hn(){let e=Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink","grid"].map(r=>[r,de(r)])),[n,o,s]=["window","mark","on-running"].map(de);return{...e,window:n,mark:o,onRunning:s}}function jn({highest:t}){let e=t.map(n=>`${ft(n)} MHz`).join(" or ");return y`<li>line: the CPU's frequency, idle or not; ${e} at the top of its row</li>`}var In=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"]];function Bn({states:t=In.map(([n])=>n),children:e}){let n=In.filter(([o])=>t.includes(o));return y`<ul class="legend">
    ${n.map(([o,s])=>y`<li><span class=${`cause ${o}`}></span> ${o}: ${s}</li>`)}
    ${e}
  </ul>`}var F=6,Xn=3,ur=4,fr=5,Kn=1/255;function Vn(t,e,n,{row:o,from:s,to:r}){t.fill(0);let a=t.length/F/(r-s),l=o<e.cpus;for(let u of n){if(!u.part)continue;let c=Math.max(s,u.from),p=Math.min(r,u.to),h={columns:t,from:s,scale:a,low:c,high:p};u.level===L?hr(h,e,u.part,o):pr(h,e,u,o)}l&&_r(t)}function Tt({columns:t,from:e,scale:n,low:o,high:s},r,i,a,l){let u=(Math.max(o,r)-e)*n,c=(Math.min(s,i)-e)*n;if(c<=u)return;let p=Math.floor(u),h=Math.min(Math.ceil(c),t.length/F)-1;if(p>=h){h>=0&&(t[h*F+a]+=(c-u)*l);return}t[p*F+a]+=(p+1-u)*l;for(let f=p+1;f<h;f+=1)t[f*F+a]+=l;t[h*F+a]+=(c-h)*l}function hr(t,e,n,o){if(o>=e.cpus){let u=o-e.cpus,{tasks:c,from:p,to:h,state:f}=n;for(let _=c[u];_<c[u+1];_+=1)h[_]>t.low&&p[_]<t.high&&Tt(t,p[_],h[_],f[_],1);return}let{cpus:s,cpuRows:r,from:i,to:a,state:l}=n;for(let u=s[o];u<s[o+1];u+=1){let{[u]:c}=r;a[c]>t.low&&i[c]<t.high&&Tt(t,i[c],a[c],l[c],1)}for(let{cpu:u,from:c,to:p,khz:h}of n.clocked)u===o&&Jn(t,c,p,h/e.freq_khz_max)}function Jn(t,e,n,o){Tt(t,e,n,ur,o),Tt(t,e,n,fr,1)}function pr(t,e,{part:n,level:o,at:s},r){let i=e.step_ns*e.tiles_per_tile**o,a=s*i*e.steps_per_tile,l=At(e,r),u=l?E+1:E,{bytes:c}=n;En(n,r,e,u,(p,h,f)=>{let _=a+p*i,w=_+h*i;if(w<=t.low||_>=t.high)return;for(let d=0;d<E;d+=1){let g=c[f+d];g>0&&Tt(t,_,w,d,g*Kn)}let m=l?c[f+E]:0;m>0&&Jn(t,_,w,m*Kn)})}function _r(t){for(let e=0;e<t.length;e+=F){t[e+1]+=t[e+Xn],t[e+Xn]=0;let n=t[e+1]+t[e+2];n>1&&(t[e+1]/=n,t[e+2]/=n)}}var Gn=4e4;function Yn(t,e,n,o){let s=(f,_)=>[Math.min(_-1,Math.max(0,Math.floor(e/f))),Math.min(_-1,Math.max(0,Math.ceil(n/f)-1))],r=t.chunks.stretches,[i,a]=s(t.chunk_ns,r.length),l=(n-e)/Math.max(1,o);if(t.step_ns>l||mr(r,i,a))return{level:L,first:i,last:a};let u=0,c=f=>_t(t,f)/t.steps_per_tile<=l;for(;u+1<t.levels.length&&c(u+1);)u+=1;let[p,h]=s(_t(t,u),t.levels[u].at.length);return{level:u,first:p,last:h}}function mr(t,e,n){let o=0;for(let s=e;s<=n&&o<=Gn;s+=1)o+=t[s];return o<=Gn}function Zn(t,e,n){let{level:o,first:s,last:r}=n,i=_t(t,Math.max(0,o)),a=[],l=[];for(let u=s;u<=r;u+=1){let c=e.get(o,u),p={from:u*i,to:(u+1)*i};c?a.push({part:c,level:o,at:u,...p}):(l.push([o,u]),a.push({...dr(t,e,o,u),...p}))}return{found:a,missing:l}}function dr(t,e,n,o){let s=n===L?0:n+1,r=n===L?o:Math.floor(o/t.tiles_per_tile);for(;s<t.levels.length;s+=1){let i=e.get(s,r);if(i)return{part:i,level:s,at:r};r=Math.floor(r/t.tiles_per_tile)}return{part:null,level:s,at:r}}function gr(t){let e=Number.parseInt(t.slice(1),16),[n,o,s]=[e>>16,e>>8&255,e&255];return(4278190080|s<<16|o<<8|n)>>>0}function Qn(t){return Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink"].map(n=>[n,gr(t[n])]))}function Pt(t,e){return t>0?Math.max(1,Math.round(Math.min(1,t)*e)):0}function to(t,e,{top:n,high:o,isCpu:s,isOdd:r,ink:i,ratio:a}){let l=r?i.paper:i.stripe,u=Math.round(2*a),c=o-u,p=s?Math.max(Math.round(3*a),Math.floor(c/4)):0,h=e.length/F,f={image:t,bottom:n+o-1,ratio:a};for(let _=Math.max(0,n);_<Math.min(t.height,n+o);_+=1)t.pixels.fill(l,_*t.width,_*t.width+h);for(let _=0;_<h;_+=1){let w=_*F;if(s){Ut(f,_,p,Pt(e[w],c-p),i.running);let m=Pt(e[w+1],p);if(Ut(f,_,0,m,i.queued),eo(f,_,Math.min(m,p-1),Pt(e[w+2],p),i),e[w+5]>0){let d=e[w+4]/e[w+5];yr(f,_,p+Math.round(d*(c-p-2)),i)}}else wr(f,_,e,w,c,i)}}function wr(t,e,n,o,s,r){let i=Math.round(s*.6),a=0,l=(c,p,h)=>{let f=Math.min(Pt(n[o+c],p),s-a);f>0&&Ut(t,e,a,f,h),a+=f};l(0,s,r.running),l(1,i,r.queued),l(3,i,r.migrating);let u=Math.min(Pt(n[o+2],i),s-a);u>0&&eo(t,e,a,u,r)}function Ut({image:t,bottom:e},n,o,s,r){let{pixels:i,width:a,height:l}=t;for(let u=o;u<o+s;u+=1){let c=e-u;c>=0&&c<l&&(i[c*a+n]=r)}}function eo({image:t,bottom:e,ratio:n},o,s,r,i){let{pixels:a,width:l,height:u}=t,c=Math.round(5*n);for(let p=s;p<s+r;p+=1){let h=e-p,f=r>2&&((o+h)%c+c)%c<n;h>=0&&h<u&&(a[h*l+o]=f?i.paper:i.throttled)}}function yr({image:t,bottom:e,ratio:n},o,s,r){let i={image:t,bottom:e};Ut(i,o,s+Math.round(n),Math.round(n),r.ink),Ut(i,o,s,Math.round(n),r.paper)}var vr=34,$r=2;function oo(t,e,n){let o=n==="cpu"?Array.from({length:t.cpus},(a,l)=>({name:`CPU ${l}`,row:l})):t.tasks.map(({name:a},l)=>({name:a,row:t.cpus+l})),s=n==="cpu"?o:o.filter(({row:a})=>e.steps[a]>0),r=n==="cpu"?t.freq_khz_max===null?16:24:14,i=Math.max(r,Math.min(28,Math.floor(420/Math.max(1,s.length))));return{rows:s,tall:i,height:R+Math.max(1,s.length)*i+2}}function ro(t,e,n,o){let{plan:s,from:r,to:i,scroll:a,colours:l}=o,u=Math.min($r,window.devicePixelRatio||1),{clientWidth:c,clientHeight:p}=t;br(t,Math.round(c*u),Math.round(p*u));let h=mt(c),f=Math.max(1,Math.round((c-h)*u)),_=Yn(e,r,i,f),{found:w,missing:m}=Zn(e,n,_),d=t.getContext("2d"),g=Math.max(0,Math.floor(a/s.tall)),v=Math.min(s.rows.length,Math.ceil((a+p-R)/s.tall)),$=s.rows.slice(g,v),T={wide:f,high:Math.max(1,Math.round((p-R)*u)),ratio:u},P=g*s.tall-a,D=xr(d,e,w,{view:o,rows:$,first:g,offset:P,room:T});d.setTransform(1,0,0,1,0,0),d.fillStyle=l.paper,d.fillRect(0,0,t.width,t.height),d.putImageData(D,Math.round(h*u),Math.round(R*u)),d.scale(u,u);let Z={pen:d,x:U=>h+(U-r)*(c-h)/(i-r),from:r,to:i,width:c,colours:l,rows:$,offset:P,tall:s.tall};return Mr({...Z,by:o.by,plan:{label:h,height:p}},e,w,o),{missing:m,isFull:_.level===L,level:_.level}}function br(t,e,n){t.width!==e&&(t.width=e),t.height!==n&&(t.height=n)}var no=new WeakMap;function kr(t,{wide:e,high:n}){let o=no.get(t);if(o?.width===e&&o.height===n)return o;let s=t.createImageData(e,n);return no.set(t,s),s}function xr(t,e,n,{view:o,rows:s,first:r,offset:i,room:a}){let{from:l,to:u,plan:c,by:p,colours:h}=o,f=kr(t,a),_=new Uint32Array(f.data.buffer),w=Qn(h);_.fill(w.paper);let m=new Float32Array(a.wide*F),d={pixels:_,width:a.wide,height:a.high};return s.forEach(({row:g},v)=>{Vn(m,e,n,{row:g,from:l,to:u});let $=Math.round((i+v*c.tall)*a.ratio),T=Math.round((i+(v+1)*c.tall)*a.ratio)-$,P=(r+v)%2===1;to(d,m,{top:$,high:T,isCpu:p==="cpu",isOdd:P,ink:w,ratio:a.ratio})}),f}function Mr(t,e,n,{marks:o,by:s}){let{pen:r,plan:i,colours:a,from:l,to:u,width:c}=t;r.save(),r.beginPath(),r.rect(i.label,R,c-i.label,i.height),r.clip();let p=n.filter(({level:h,part:f})=>f&&h===L);p.length===n.length&&(s==="cpu"&&p.forEach(({part:h})=>Sr(t,e,h)),Ar(t,e,Cr(p,l,u))),o&&ke(t,o),r.restore(),xe(t),Me(t,t.rows,t.tall,h=>ze(t,h))}function ze({offset:t,tall:e},n){return R+t+(n+.5)*e}function Sr(t,e,n){let{pen:o,x:s,from:r,to:i,width:a,rows:l,plan:u,colours:c}=t;o.fillStyle=c.onRunning,o.font="10px system-ui, sans-serif";let p=(i-r)*vr/(a-u.label);l.forEach(({row:h},f)=>{for(let _=n.cpus[h];_<n.cpus[h+1];_+=1){let{[_]:w}=n.cpuRows,m=Math.max(r,n.from[w]),d=Math.min(i,n.to[w]);if(n.state[w]!==0||d-m<p)continue;let g=Math.floor((s(d)-s(m)-4)/6),{name:v}=e.tasks[n.task[w]];o.fillText(St(v,g),s(m)+2,ze(t,f)+2)}})}function Cr(t,e,n){let o=[];for(let{part:{wakes:s}}of t)for(let r=0;r<s.at.length;r+=1)if(!(s.at[r]<e||s.at[r]>=n)&&o.push([s,r])>$e)return[];return o}function Ar(t,e,n){let{x:o,by:s,rows:r}=t,i=(l,u)=>s==="cpu"?l:e.cpus+u,a=new Map(r.map(({row:l},u)=>[l,ze(t,u)]));for(let[l,u]of n){let c=s==="cpu"||l.waker[u]>0,p=i(l.wakerCpu[u],l.waker[u]-1),h=c?a.get(p):void 0,f=a.get(i(l.targetCpu[u],l.task[u]));f!==void 0&&be(t,o(l.at[u]),h,f)}}var W=E+2,it=E;async function so(t,e,n,o){let s=new Float64Array((t.cpus+t.tasks.length)*W);await io(t,e,{sums:s,from:n,to:o},t.levels.length-1,0);for(let r=0;r<t.cpus;r+=1){let i=r*W+it;s[i]>0&&(s[i+1]/=s[i])}return s}async function io(t,e,n,o,s){let r=_t(t,o),[i,a]=[s*r,Math.min(t.ended_ns,(s+1)*r)];if(a<=n.from||i>=n.to)return;if(i>=n.from&&a<=n.to){let h=await e.load(o,s);for(let f=0;f<n.sums.length/W;f+=1)Er(n.sums,h.sums,f);return}if(o===0){Tr(t,n,await e.load(L,s));return}let l=s*t.tiles_per_tile,u=t.levels[o-1].at.length,c=Math.min(u,l+t.tiles_per_tile),p=Array.from({length:c-l},(h,f)=>l+f);await Promise.all(p.map(h=>io(t,e,n,o-1,h)))}function Er(t,e,n){let o=n*W;for(let s=0;s<=it;s+=1)t[o+s]+=e[o+s];t[o+it+1]+=e[o+it]*e[o+it+1]}function Tr(t,{sums:e,from:n,to:o},s){let r=(i,a)=>Math.max(0,Math.min(o,a)-Math.max(n,i));for(let i=0;i<s.from.length;i+=1){let a=r(s.from[i],s.to[i]),l=s.state[i]===E?1:s.state[i];e[s.cpu[i]*W+l]+=a,e[(t.cpus+s.task[i])*W+l]+=a}for(let{cpu:i,from:a,to:l,khz:u}of s.clocked){let c=r(a,l);At(t,i)&&(e[i*W+it]+=c,e[i*W+it+1]+=c*u)}}var Pr=120;function ao({trace:t,store:e,view:n,by:o,drawn:s}){let{from:r,to:i}=n.range.value,[a,l]=A(null);q(()=>{let h=!1,f=setTimeout(async()=>{try{let _=await so(t,e,r,i);h||l({sums:_,from:r,to:i})}catch{h||l({sums:null,from:r,to:i})}},Pr);return()=>{h=!0,clearTimeout(f)}},[t,r,i]);let u=z(()=>a?.sums&&y`<${Wr} ...${{trace:t,known:a,by:o}} />`,[t,a,o]),p=a&&a.from===r&&a.to===i?Or(t,a,i-r):"Adding up what happened in it.";return y`<p class="seen" aria-live="polite">
      ${Rn(t,r,i)} ${p}
      ${s&&` ${Ur(t,s)}`}
    </p>
    ${u}`}function Ur(t,{isFull:e,level:n}){if(e)return"Every stretch is in the picture.";let o=t.step_ns*t.tiles_per_tile**n;return`The picture is made of steps of ${B(o)}; the numbers are exact.`}function Or(t,{sums:e},n){if(!e)return"What happened in it can't be told: a part of it can't be read.";let o=[0,0,0,0,0];for(let w=0;w<t.cpus*W;w+=W){for(let m=0;m<4;m+=1)o[m]+=e[w+m];o[4]+=e[w+3]*e[w+4]}let[s,r,i,a,l]=o,c=`${t.cpus===1?"The CPU":`The ${t.cpus} CPUs`} worked ${ht(s/(n*t.cpus))} of it`,[p,h]=[r,i].map(w=>rt(w/n)),f=`on average ${p} tasks waited for a CPU and ${h} were throttled`,_=a>0?Fn(l/a,!0):"";return`${c}; ${f}.${_}`}function Wr({trace:t,known:e,by:n}){let{sums:o,from:s,to:r}=e,i=n==="cpu",a=i?0:t.cpus,l=i?t.cpus:t.tasks.length,u=Array.from({length:l},(m,d)=>{let g=(a+d)*W;return{at:d,sums:o.subarray(g,g+W)}}),c=({sums:[m,d,g]})=>m+d+g,p=u.filter(m=>i||c(m)>0);i||p.sort((m,d)=>c(d)-c(m));let h=i?Rr(t,r-s):zr(t,r-s),f=p.length-Pe,_=`${st(s,r-s)} and ${st(r,r-s)}`;return y`<${Et}
      caption=${`What was done ${i?"on each CPU":"by each task"} between ${_}, ms`}
      columns=${i?Lr(t):Nr}
      rows=${p.slice(0,Pe).map(h)}
    />
    ${f>0&&y`<p class="note">and ${f} more ${i?"CPUs":"tasks"}</p>`}`}var Nr=["task","group","running","queued or migrating","throttled","blocked or not there"];function zr(t,e){return({at:n,sums:[o,s,r]})=>[t.tasks[n].name,t.tasks[n].group,...[o,s,r].map(V),V(Math.max(0,e-o-s-r))]}function Lr(t){return["CPU","busy","busy, %","tasks queued, sum","tasks throttled, sum",...t.freq_khz_max===null?[]:["mean MHz"]]}function Rr(t,e){return({at:n,sums:[o,s,r,i,a]})=>[`CPU ${n}`,V(o),(100*o/e).toFixed(1),V(s),V(r),...t.freq_khz_max===null?[]:[i>0?ft(a):"-"]]}function co({trace:t,store:e,top:n}){let o=z(()=>Ue(t.ended_ns),[t]),s=z(()=>Ce(t.world),[t]),[r,i]=A("cpu"),{chosen:a,choose:l,step:u}=Ae(o,s),[c,p]=A(null),h=e.failed.value,f=s[a];return y`<div class="schedule whole">
    <p class="about">${x(xn(t))}</p>
    ${h&&y`<p class="caution" role="alert">${x(h)}. The rest is drawn.</p>`}
    <${Dn} ...${{view:o,by:r,setBy:i,id:"whole",jump:s.length>0&&u}} />
    <${Fr} ...${{trace:t,store:e,top:n,view:o,by:r,marks:f,step:u,setDrawn:p}} />
    <${qr} ...${{trace:t,by:r}} />
    <${ao} ...${{trace:t,store:e,view:o,by:r,drawn:c}} />
    <${Ee} ...${{jumps:s,chosen:a,choose:l,of:` of ${t.source.name}`}} />
    ${s.some(_=>_.blame)&&y`<${Te} />`}
    ${t.command&&y`<${Nn} ...${{name:`Command of ${t.source.name}`,text:t.command}} />`}
  </div>`}function Fr({trace:t,store:e,top:n,view:o,by:s,marks:r,step:i,setDrawn:a}){let l=j(null),u=j(null),c=z(()=>oo(t,n,s),[t,s]);q(()=>{let[h,f]=[u.current,l.current],_=()=>{let{from:v,to:$}=o.range.peek(),{scrollTop:T}=f,P=Hn(),D=ro(h,t,e,{plan:c,from:v,to:$,scroll:T,by:s,marks:r,colours:P});e.want(D.missing),h.dataset.missing=D.missing.length;let{isFull:H,level:Z}=D;a(U=>U?.level===Z?U:{isFull:H,level:Z})},w=()=>[o.range.value,e.arrived.value],m=ye(f,_),[d,g]=ve(f,m,w);return f.addEventListener("scroll",d,{passive:!0}),()=>{f.removeEventListener("scroll",d),g(),m.end()}},[t,c,r]),q(()=>{let h=u.current;return Oe(h,o,()=>mt(h.clientWidth))},[o]);let p=s==="cpu"?"CPU":"task";return y`<div
    class="canvas"
    ref=${l}
    tabindex="0"
    role="application"
    aria-label=${`The whole run of ${x(t.name)} by ${p}. ${Ne}`}
    onKeyDown=${h=>We(h,o,i)}
  >
    <div style=${{height:`${c.height}px`}}>
      <canvas
        ref=${u}
        style=${{height:`min(${c.height}px, var(--sight))`}}
        aria-hidden="true"
      ></canvas>
    </div>
  </div>`}function qr({trace:t,by:e}){let n=["running","queued","throttled",...e==="cpu"?[]:["migrating"]],o=e==="cpu"&&t.freq_khz_max!==null;return y`<${Bn} states=${n}>
      ${o&&y`<${jn} highest=${[t.freq_khz_max]} />`}
    <//>
    <p class="note">
      Each column of pixels is divided as the time was that it stands for; what happened at all
      takes one pixel or more. Blank is idle${e==="cpu"?"":", blocked or not there"}.
      ${e==="cpu"&&" Tasks that wait on a CPU are the strip below who runs."} Arrows are
      wake-ups: they come when few enough are in sight, as do names. ${Ne} The wheel alone, and
      the up and down arrows, go to other rows.
    </p>`}async function Ir(t){let e=await kn(t),n=Tn(e),o=await n.load(e.levels.length-1,0);return{trace:e,store:n,top:o,name:t.name}}function lo({files:t=[],first:e=null}){let[n,o]=A(null),[s,r]=A(null),i=j(0),a=j(null),l=async(h,f)=>{i.current+=1;let _=i.current;try{let w=await Ir(await f());if(_!==i.current)return;o(w),r(null)}catch(w){_===i.current&&r(`${h}: ${w.message}`)}},u=({name:h,address:f})=>l(h,()=>Sn(h,f)),c=h=>{l(h.name,async()=>we(h)),a.current?.scrollIntoView()};return q(()=>(e&&u(e),Dr(c)),[]),y`<section class="traces" ref=${a} aria-label="A whole run">
    <h2>A whole run</h2>
    <p>
      <label>
        Open a trace, or drop it anywhere on this page:${" "}
        <input type="file" onChange=${({currentTarget:h})=>h.files[0]&&c(h.files[0])} />
      </label>
    </p>
    ${t.map(h=>y`<button type="button" class="served" onClick=${()=>u(h)}>
        <bdi>${x(h.name)}</bdi>
      </button>`)}
    ${!n&&y`<p class="note">
      <code>fairground run SCENARIO --trace run.fgtrace</code> writes one. It stays on this machine.
    </p>`}
    ${s&&y`<p class="caution" role="alert">${x(s)}</p>`}
    ${n&&y`<h3><bdi>${x(n.name)}</bdi></h3>`}
    ${n&&y`<${co} key=${i.current} ...${n} />`}
  </section>`}function Dr(t){let e=new AbortController,n=(o,s)=>addEventListener(o,s,{signal:e.signal});return n("dragover",o=>{o.dataTransfer?.types.includes("Files")&&o.preventDefault()}),n("drop",o=>{let s=o.dataTransfer?.files[0];s&&(o.preventDefault(),t(s))}),()=>e.abort()}async function Hr(){try{let{files:t}=await(await fetch("files.json")).json();return t.filter(({kind:e})=>e==="trace")}catch{return[]}}function jr({files:t}){let n=t.find(({address:o})=>location.hash===`#${o}`)??(t.length===1?t[0]:null);return y`<header>
      <h1>fairground trace</h1>
      <p class="by">A run from its beginning to its end. Nothing is sent anywhere.</p>
      <${bn} />
    </header>
    <main>
      <${lo} files=${t} first=${n} />
      <p class="note"><a href="./">The playground</a></p>
    </main>`}$n();var uo=document.getElementById("report");Hr().then(t=>{uo.replaceChildren(),Ve(y`<${jr} files=${t} />`,uo)});})();
