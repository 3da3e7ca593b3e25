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
(()=>{var b,Ae,Yt,J,Jt,Ot,Te,Pt,Ee,Zt,Gt,Gn,_t=Symbol.for("pv"),Nt={},Ft=[],Yn=/^m(i|n|o|s|text|space)$/,Qt=Array.isArray,te=Ft.slice,tt=Object.assign;function Q(t){t&&t.parentNode&&t.remove()}function Rt(t,e,n){var o,s,r,i={},a=arguments.length;for(r in e)r=="key"?o=e[r]:r=="ref"&&typeof t!="function"?s=e[r]:i[r]=e[r];return a>2&&(i.children=a>3?te.call(arguments,2):n),pt(t,i,o,s,null)}function pt(t,e,n,o,s){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_t,__v:s||++Ae,__i:-1,__u:0};return!s&&b.vnode&&b.vnode(r),r}function et(t){return t.children}function at(t,e){this.props=t,this.context=e,this.__g=0}function G(t,e){if(e==null)return t.__&&G(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:G(t)}function Zn(t){var e,n=t.__v,o=n.__e,s=[],r=[],i=t.__P;i&&((e=tt({constructor:_t},n)).__v=n.__v+1,b.vnode&&b.vnode(e),ee(i,e,n,t.__n,i.namespaceURI,32&n.__u?[o]:null,s,o||G(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,Re(s,e,r),n.__=n.__e=null,e.__e!=o&&Pe(e))}function Pe(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Pe(t)}function Se(t){(8&t.__g||(t.__g|=8,J.push(t),Ot++))&&Jt==b.debounceRendering||((Jt=b.debounceRendering)||queueMicrotask)(Ue)}function Ue(){try{for(var t,e=1;J.length;)J.length>e&&J.sort(Te),t=J.shift(),e=J.length,8&t.__g&&Zn(t)}finally{(Ot=J.length)&&(Jt||queueMicrotask)(Ue)}}function Oe(t,e,n,o,s,r,i,a,u,l,c){var p,h,f,_,g,m,d=o.__k||Ft,w=e.length;for(u=Qn(n,e,d,u,w),p=0;p<w;p++)(f=n.__k[p])!=null&&(h=~f.__i&&d[f.__i]||Nt,f.__i=p,m=ee(t,f,h,s,r,i,a,u,l,c),_=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&ne(h.ref,null,f,h),f.ref&&c.push(f.ref,f.__c||_,f)),g=g||_,4&f.__u?(u=Ne(f,u,t,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&m!==void 0?u=m:_&&(u=_.nextSibling),f.__u&=-21);return n.__e=g,u}function Qn(t,e,n,o,s){var r,i,a,u,l,c,p,h,f,_=n.length,g=_,m=0,d=0,w=t.__k=Array(s);for(r=0;r<s;r++)(i=e[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[r]=pt(null,i):Qt(i)?i=w[r]=pt(et,{children:i}):i.constructor===_t&&i.__b?i=w[r]=pt(i.type,i.props,i.key,i.ref,i.__v):w[r]=i,u=r+m,i.__=t,i.__b=t.__b+1,a=null,~(l=i.__i=to(i,n,u,g))&&(g--,(a=n[l])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,l==u-1?m--:l==u+1?m++:l!=u&&(l>u?m--:m++,d=1)):(~l||(s>_?m--:s<_&&m++),typeof i.type!="function"&&(i.__u|=4))):w[r]=null;if(d){for(c=[],p=[],r=0;r<s;r++)if((i=w[r])&&16&i.__u){for(m=0,h=c.length;m<h;)c[f=m+h>>1]<i.__i?m=f+1:h=f;c[m]=i.__i,p[r]=m+1}for(m=c.length;r--;)p[r]&&(p[r]==m?m--:w[r].__u|=4)}if(g)for(r=0;r<_;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=G(a)),oe(a,a));return o}function Ne(t,e,n,o){var s,r,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(s=t.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=t,e=Ne(s[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=G(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function to(t,e,n,o){var s,r=t.key,i=t.type,a=e[n],u=a&&!(2&a.__u);if(a===null&&r==null||u&&r==a.key&&i==a.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((a=e[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<e.length;s++)if((a=e[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s}return-1}function Ce(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Et(t,e,n,o,s){var r,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Ce(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Ce(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(i=Gt[e]||(Gt[e]=eo(e)),(t.__a||(t.__a={}))[e]=Zt,r=e!=(e=e.replace(Ee,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,r):t.removeEventListener(e,i,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function eo(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Pt]==null)e[Pt]=Zt++;else if(e[Pt]<this.__a[t])return;return n(b.event?b.event(e):e)}}}function ee(t,e,n,o,s,r,i,a,u,l){var c,p,h,f,_,g,m,d,w,y,$,T,E,V,N,it,P,I,H=e.type;if(e.constructor!==_t)return null;128&n.__u&&(u=32&n.__u,c=n.__c.__z)&&(e.__u|=u,p=r=[],c.nodeType==8?a=Ut(c,r):r.push(c),a=r[0]||a),(c=b.__b)&&c(e);t:if(typeof H=="function"){h=i.length;try{if(d=e.props,w=(c=H.prototype)&&c.render,y=(c=H.contextType)&&o[c.__c],$=c?y?y.props.value:c.__:o,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(w?e.__c=f=new H(d,$):(e.__c=f=new at(d,$),f.constructor=H,f.render=oo),y&&y.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),w&&(f.__s||(f.__s=f.state),H.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=tt({},f.__s)),tt(f.__s,H.getDerivedStateFromProps(d,f.__s)))),_=f.props,g=f.state,f.__v=e,n.__c){if(d!==_&&w&&!H.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(d,$),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(d,f.__s,$)===!1){e.__v!=n.__v&&(f.props=d,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(F){F&&(F.__=e)}),Ft.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),a=G(n);break t}f.componentWillUpdate&&f.componentWillUpdate(d,f.__s,$),w&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(_,g,m)})}else w&&!H.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),w&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=$,f.props=d,f.__P=t,f.__g&=-5,T=b.__r,E=w?25:0;do f.__g&=-9,T&&T(e),c=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++E<25);w&&(Ft.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=tt({},o,f.getChildContext())),w&&n.__c&&f.getSnapshotBeforeUpdate&&(m=f.getSnapshotBeforeUpdate(_,g)),V=c&&c.type===et&&c.key==null?c.props.children:c,d.__P&&(c=a,s=(t=d.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(F){F&&oe(F,F)}),n.__k=null),a=n.__k?G(n,0):null),a=Oe(t,Qt(V)?V:[V],e,n,o,s,r,i,a,u,l),d.__P&&(e.__e=null,a=c),e.__u&=-161,p&&p.some(Q),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(F){if(i.length=h,e.__v=null,u||r)if(F&&F.then){if(e.__u|=128|u,r){for(~(P=r.indexOf(a||void 0))||(P=r.length);(I=r[P-1])&&I.nodeType==8;)P--;for(;P<r.length;P++)if(I=r[P])if(r[P]=null,N){if(I==it)break}else{if(I.nodeType!=8)break;I.data.startsWith("$s")&&(it=Ut(N=I))}}if(!N){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;N=a}(c=Ut(N=e.__c.__z||(e.__c.__z=N)))?(e.__e=N,a=c):e.__e=a,a=a&&a.nextSibling}else r&&r.some(Q);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),F&&F.then||Fe(e),b.__e(F,e,n)}}else a=e.__e=no(n.__e,e,n,o,s,r,i,u,l,t);return(c=b.diffed)&&c(e),a}function Ut(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Fe(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Fe))}function Re(t,e,n){for(var o=0;o<n.length;)ne(n[o++],n[o++],n[o++]);b.__c&&b.__c(e,t),t.some(function(s){try{t=s.__h,s.__h=[],t.some(function(r){r.call(s)})}catch(r){b.__e(r,s.__v)}})}function no(t,e,n,o,s,r,i,a,u,l){var c,p,h,f,_,g,m,d,w=n.props||Nt,y=e.props,$=e.type;if($=="svg"?s="http://www.w3.org/2000/svg":$=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(c=0;c<r.length;c++)if((_=r[c])&&($?_.localName==$:_.nodeType==3)){t=_,r[c]=null;break}}if(!t){if(d=l.ownerDocument||document,!$)return d.createTextNode(y);t=d.createElementNS(s,$,y.is?y:l),a&&(b.__m&&b.__m(e,r),a=!1),r=null}if($){if(l=$=="template"&&t.content||t,r=$=="textarea"&&y.defaultValue!=null?null:r&&te.call(l.childNodes),!a&&r)for(w={},c=0;c<t.attributes.length;c++)w[(_=t.attributes[c]).name]=_.value;for(c in w)_=w[c],c=="dangerouslySetInnerHTML"?h=_:c=="children"||c in y||c=="value"&&"defaultValue"in y||c=="checked"&&"defaultChecked"in y||Et(t,c,null,_,s);for(c in y)_=y[c],c=="children"?f=_:c=="dangerouslySetInnerHTML"?p=_:c=="value"?g=_:c=="checked"?m=_:a&&typeof _!="function"||w[c]===_||Et(t,c,_,w[c],s);p?(a||h&&(p.__html==h.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(h&&(t.textContent=""),($=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&Yn.test($))&&(s="http://www.w3.org/1999/xhtml"),Oe(l,Qt(f)?f:[f],e,n,o,s,r,i,r?r[0]:n.__k&&G(n,0),a,u),r&&r.some(Q)),a&&$!="textarea"||(c="value",$=="progress"&&g==null?t.removeAttribute(c):g==null||g===t[c]&&($!="progress"||g)||Et(t,c,g,w[c],s),c="checked",m!=null&&m!=t[c]&&Et(t,c,m,w[c],s))}else w===y||a&&t.data==y||(t.data=y);return t}function ne(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(s){b.__e(s,n)}}function oe(t,e,n){var o,s,r,i;if(b.unmount&&b.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||ne(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){b.__e(a,e)}o.__P=o.__n=null}if(o=t.__k)for(i=0;i<o.length;i++)o[i]&&oe(o[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(s=Ut(o,r=[]))&&(o==t.__e&&r.some(Q),Q(s),Q(o)),n||Q(t.__e),t.__e=t.__c=t.__=null}function oo(t,e,n){return this.constructor(t,n)}function We(t,e){var n,o,s,r;b.__&&b.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=pt(et,{children:[t]}),s=[],r=[],ee(e,e.__k,o||Nt,Nt,e.namespaceURI,o?null:e.firstChild?te.call(e.childNodes):null,s,o?o.__e:e.firstChild,n,r),Re(s,e.__k,r),e.__k.props.children=null}b={__e:function(t,e,n,o){for(var s,r,i;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(t)),s.componentDidCatch&&(s.componentDidCatch(t,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){t=a}}throw Ot=0,t}},Ae=0,Yt=function(t){return t!=null&&t.constructor===_t},at.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=tt({},this.state)),typeof t=="function"&&(t=t(tt({},n),this.props)),t&&(tt(n,t),this.__v&&(e&&this.__k.push(e),Se(this)))},at.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Se(this))},at.prototype.render=et,J=[],Ot=0,Te=function(t,e){return t.__v.__b-e.__v.__b},Pt=Symbol(),Ee=/(PointerCapture)$|Capture$/i,Zt=0,Gt={},Gn=0;var ze=function(t,e,n,o){var s;e[0]=0;for(var r=1;r<e.length;r++){var i=e[r++],a=e[r]?(e[0]|=i?1:2,n[e[r++]]):e[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[e[++r]]=a:i===6?o[1][e[++r]]+=a+"":i?(s=t.apply(a,ze(t,a,n,["",null])),o.push(s),a[0]?e[0]|=2:(e[r-2]=0,e[r]=s)):o.push(a)}return o},Le=new Map;function De(t){var e=Le.get(this);return e||(e=new Map,Le.set(this,e)),(e=ze(this,e.get(t)||(e.set(t,e=(function(n){for(var o,s,r=1,i="",a="",u=[0],l=function(h){r===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,h,i):r===3&&(h||i)?(u.push(3,h,i),r=2):r===2&&i==="..."&&h?u.push(4,h,0):r===2&&i&&!h?u.push(5,0,!0,i):r>=5&&((i||!h&&r===5)&&(u.push(r,0,i,s),r=6),h&&(u.push(r,h,0,s),r=6)),i=""},c=0;c<n.length;c++){c&&(r===1&&l(),l(c));for(var p=0;p<n[c].length;p++)o=n[c][p],r===1?o==="<"?(l(),u=[u],r=3):i+=o:r===4?i==="--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(l(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[c][p+1]===">")?(l(),r===3&&(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(l(),r=2):i+=o),r===3&&i==="!--"&&(r=4,u=u[0])}return l(),u})(t)),e),arguments,[])).length>1?e:e[0]}var v=De.bind(Rt);var dt,S,re,qe,se=Object.is,Wt=0,Ge=[],ie=[],M=b,Ie=M.__b,He=M.__r,je=M.diffed,Be=M.__c,Ke=M.unmount,Xe=M.__;function ce(t,e){M.__h&&M.__h(S,t,Wt||e),Wt=0;var n=S.__H||(S.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function R(t){return Wt=1,ro(Ze,t)}function ro(t,e,n){var o=ce(dt++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):Ze(void 0,e),function(r){var i=(o.__N||o.__)[0],a=o.t(i,r);se(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=S,!S.__f)){S.__f=!0;var s=S.shouldComponentUpdate;S.shouldComponentUpdate=function(r,i,a){var u=this.__H;if(!u)return!0;var l=!1,c=this.props!=r;if(u.__.some(function(h){h.__N&&(l=!0,se(h.__[0],h.__N[0])||(c=!0))}),s){var p=s.call(this,r,i,a);return l?p||c:p}return!l||c}}return o.__}function j(t,e){var n=ce(dt++,3);!M.__s&&Ye(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,S.__H.__h.push(n))}function Y(t){return Wt=5,D(function(){return{current:t}},[])}function D(t,e){var n=ce(dt++,7);return Ye(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function so(){var t;do{for(;t=ie.shift();)try{mt(t)}catch(n){M.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Ge.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(mt),e.__h.some(ae),e.__h=[]}catch(n){e.__h=[],M.__e(n,t.__v)}}}while(ie.length)}M.__b=function(t){S=null,Ie&&Ie(t)},M.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Xe&&Xe(t,e)},M.__r=function(t){He&&He(t),dt=0;var e=(S=t.__c).__H;e&&(re==S?S.__h=[]:(e.__h.some(mt),e.__h.some(ae),dt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),re=S},M.diffed=function(t){je&&je(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Je(Ge.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),re=S=null},M.__c=function(t,e){e.some(function(n){try{n.__h.some(mt),n.__h=n.__h.filter(function(o){return!o.__||ae(o)})}catch(o){n.__h=[function(){throw o}]}}),Be&&Be(t,e)},M.unmount=function(t){Ke&&Ke(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Je(ie.push(s))}else mt(s)}catch(r){e=r}}),o.__H=void 0,e&&M.__e(e,o.__v))};var Ve=typeof requestAnimationFrame=="function";function io(t){var e,n=function(){clearTimeout(o),Ve&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);Ve&&(e=requestAnimationFrame(n))}function Je(t){t!=1&&qe==M.requestAnimationFrame||((qe=M.requestAnimationFrame)||io)(so)}function mt(t){var e=S,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),S=e}function ae(t){var e=S;t.__c=t.__(),S=e}function Ye(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!se(n,t[o])})}function Ze(t,e){return typeof e=="function"?e(t):e}var ao=Symbol.for("preact-signals");function qt(){if(B>1)B--;else{var t,e=!1;for((function(){var s=zt;for(zt=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();wt!==void 0;){var n=wt;for(wt=void 0,Lt++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&tn(n))try{n.c()}catch(s){e||(t=s,e=!0)}n=o}}if(Lt=0,B--,e)throw t}}function ue(t){if(B>0)return t();le=++co,B++;try{return t()}finally{qt()}}var gt,k=void 0;function yt(t){var e=k,n=gt;k=void 0,gt=void 0;try{return t()}finally{k=e,gt=n}}var wt=void 0,B=0,Lt=0,co=0,le=0,zt=void 0,Dt=0;function Qe(t){if(k!==void 0){var e=t.n;if(e===void 0||e.t!==k)return e={i:0,S:t,p:k.s,n:void 0,t:k,e:void 0,x:void 0,r:e},k.s!==void 0&&(k.s.n=e),k.s=e,t.n=e,32&k.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=k.s,e.n=void 0,k.s.n=e,k.s=e),e}}function C(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}C.prototype.brand=ao;C.prototype.h=function(){return!0};C.prototype.S=function(t){var e=this,n=this.t;n!==t&&t.e===void 0&&(t.x=n,this.t=t,n!==void 0?n.e=t:yt(function(){var o;(o=e.W)==null||o.call(e)}))};C.prototype.U=function(t){var e=this;if(this.t!==void 0){var n=t.e,o=t.x;n!==void 0&&(n.x=o,t.e=void 0),o!==void 0&&(o.e=n,t.x=void 0),t===this.t&&(this.t=o,o===void 0&&yt(function(){var s;(s=e.Z)==null||s.call(e)}))}};C.prototype.subscribe=function(t){var e=this;return W(function(){var n=e.value;yt(function(){return t(n)})},{name:"sub"})};C.prototype.valueOf=function(){return this.value};C.prototype.toString=function(){return this.value+""};C.prototype.toJSON=function(){return this.value};C.prototype.peek=function(){var t=this;return yt(function(){return t.value})};Object.defineProperty(C.prototype,"value",{get:function(){var t=Qe(this);return t!==void 0&&(t.i=this.i),this.v},set:function(t){if(t!==this.v){if(Lt>100)throw new Error("Cycle detected");(function(n){B!==0&&Lt===0&&n.l!==le&&(n.l=le,zt={S:n,v:n.v,i:n.i,o:zt})})(this),this.v=t,this.i++,Dt++,B++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{qt()}}}});function U(t,e){return new C(t,e)}function tn(t){for(var e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function en(t){for(var e=t.s;e!==void 0;e=e.n){var n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function nn(t){for(var e=t.s,n=void 0;e!==void 0;){var o=e.p;e.i===-1?(e.S.U(e),o!==void 0&&(o.n=e.n),e.n!==void 0&&(e.n.p=o)):n=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=o}t.s=n}function nt(t,e){C.call(this,void 0,e),this.x=t,this.s=void 0,this.g=Dt-1,this.f=4}nt.prototype=new C;nt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Dt))return!0;if(this.g=Dt,this.f|=1,this.i>0&&!tn(this))return this.f&=-2,!0;var t=k;try{en(this),k=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return k=t,nn(this),this.f&=-2,!0};nt.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}C.prototype.S.call(this,t)};nt.prototype.U=function(t){if(this.t!==void 0&&(C.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};nt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(nt.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var t=Qe(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function It(t,e){return new nt(t,e)}function on(t){var e=t.j;if(t.j=void 0,typeof e=="function"){B++;var n=k;k=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,fe(t),o}finally{k=n,qt()}}}function fe(t){for(var e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,on(t)}function lo(t){if(k!==this)throw new Error("Out-of-order effect");nn(this),k=t,this.f&=-2;try{8&this.f&&fe(this)}finally{qt()}}function ct(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,gt&&gt.push(this)}ct.prototype.c=function(){var t=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ct.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,on(this),en(this),B++;var t=k;return k=this,lo.bind(this,t)};ct.prototype.N=function(){2&this.f||(this.f|=2,this.u=wt,wt=this)};ct.prototype.d=function(){this.f|=8,1&this.f||fe(this)};ct.prototype.dispose=function(){this.d()};function W(t,e){var n=new ct(t,e);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var rn,jt,Ht,uo=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var sn=[];W(function(){rn=this.N})();function lt(t,e){b[t]=e.bind(null,b[t]||function(){})}function vt(t){if(Ht){var e=Ht;Ht=void 0,e()}Ht=t&&t.S()}function an(t){var e=this,n=t.data,o=ho(n);o.name="ReactiveDom",o.value=n;var s=D(function(){for(var a=e,u=e.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var l=It(function(){var f=o.value.value;return f===0?0:f===!0?"":f||""}),c=It(function(){return!Array.isArray(l.value)&&!Yt(l.value)}),p=W(function(){if(this.N=cn,c.value){var f=l.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),h=e.__$u.d;return e.__$u.d=function(){p(),h.call(this)},[c,l]},[]),r=s[0],i=s[1];return r.value?i.peek():i.value}an.displayName="ReactiveTextNode";Object.defineProperties(C.prototype,{constructor:{configurable:!0,value:Rt(et,null).constructor},type:{configurable:!0,value:an},props:{configurable:!0,get:function(){var t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});lt("__b",function(t,e){if(vt(),jt=void 0,typeof e.type=="string"){var n,o=e.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof C&&(n||(e.__np=n={}),n[s]=r,o[s]=r.peek())}}t(e)});lt("__r",function(t,e){if(t(e),e.type!==et){vt();var n,o=e.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return W(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;uo&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),jt=o,vt(n)}});lt("__e",function(t,e,n,o){vt(),jt=void 0,t(e,n,o)});lt("diffed",function(t,e){vt(),jt=void 0;var n;if(typeof e.type=="string"&&(n=e.__e)){var o=e.__np,s=e.props,r=n.U;if(r)for(var i in r){var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],c=o[u];l===void 0?(l=fo(n,u,c,s),r[u]=l):l.o(c,s)}}}t(e)});function fo(t,e,n,o){var s=e in t&&t.ownerSVGElement===void 0,r=U(n);return{o:function(i,a){r.value=i,o=a},d:W(function(){this.N=cn;var i=r.value.value;o[e]!==i&&(o[e]=i,s?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}lt("unmount",function(t,e){if(typeof e.type=="string"){var n=e.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=e.__np;if(i){var a=e.props;for(var u in i)a[u]=i[u]}e.__np=void 0}else{var l=e.__c;if(l){l.__$f|=8;var c=l.__$u;c&&(l.__$u=void 0,c.d())}}t(e)});lt("__h",function(t,e,n,o){o<3&&(e.__$f|=2),t(e,n,o)});at.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in t)if(i!=="__source"&&t[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in t))return!0;return!1};function ho(t,e){return D(function(){return U(t,e)},[])}var po=function(t){queueMicrotask(function(){queueMicrotask(t)})};function _o(){ue(function(){for(var t;t=sn.shift();)rn.call(t)})}function cn(){sn.push(this)===1&&(b.requestAnimationFrame||po)(_o)}var ln="fairground-theme",mo=["auto","light","dark"];function go(){try{let t=localStorage.getItem(ln);return mo.includes(t)?t:"auto"}catch{return"auto"}}var $t=U(go()),bt=U(0);function un(){let t=matchMedia("(prefers-color-scheme: dark)"),e=U(t.matches);t.addEventListener("change",()=>{e.value=t.matches}),W(()=>{let n=e.value?"dark":"light";document.documentElement.dataset.theme=$t.value==="auto"?n:$t.value;try{localStorage.setItem(ln,$t.value)}catch{}bt.value=bt.peek()+1})}function he(t){return getComputedStyle(document.documentElement).getPropertyValue(`--${t}`).trim()}function fn(){let t=e=>{$t.value=e.currentTarget.value};return v`<label class="theme"
    >Colours
    <select value=${$t.value} onChange=${t}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`}function K(t){let e=Math.abs(t);return e>=1e9?`${ot(t/1e9)} s`:e>=1e6?`${ot(t/1e6)} ms`:e>=1e3?`${ot(t/1e3)} us`:`${ot(t)} ns`}function rt(t,e=1e9){let n=Math.min(9,Math.max(1,Math.ceil(11-Math.log10(Math.max(e,1)))));return`${(t/1e9).toFixed(n)} s`}function X(t){return(t/1e6).toFixed(3)}function ut(t,e=1){return`${(100*t).toFixed(e)} %`}function ot(t){if(!Number.isFinite(t))return"-";let e=Math.abs(t);return e>=100||Number.isInteger(t)?t.toFixed(0):t.toFixed(e>=10?1:2)}var wo=new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]","g");function x(t){return String(t).replace(wo,"\uFFFD")}function Bt(t,e){let n=Array.from(x(t));if(n.length<=e)return n.join("");let o=Math.min(6,Math.floor(e/2));return`${n.slice(0,e-o-1).join("")}\u2026${n.slice(-o).join("")}`}var Z=class{constructor(e,n=0){this.bytes=e,this.at=n}get ended(){return this.at>=this.bytes.length}next(){let{bytes:e}=this,n=e[this.at++];if(n<128)return n;let o=n&127,s=128;do{if(n=e[this.at++],n===void 0||s>2**49)throw new Error("a number does not end");o+=(n&127)*s,s*=128}while(n>127);return o}below(e){let n=this.next();if(!(n<e))throw new Error(`${n} stands where less than ${e} may stand`);return n}};function Kt(t){let e=2166136261;for(let n=0;n<t.length;n+=1)e=Math.imul(e^t[n],16777619);return e>>>0}var Xt="fgtrace1",yo="1ecartgf",kt=16,vo=512e6,$o=4096,bo="this is a trace for Perfetto, to open at ui.perfetto.dev",ft="`fairground run SCENARIO --trace run.fgtrace` writes one";async function hn(t){let{bytes:e}=t;if(e===0)throw new Error(`the file is empty; ${ft}`);let n=await t.read(0,Math.min(e,16));await ko(t,n);let o=await t.read(e-kt,kt),[s,r]=new Uint32Array(o.slice(0,8).buffer),i=e-Xt.length-kt;if(pe(o.subarray(8))!==yo||s>Math.min(i,vo))throw new Error(`the trace is cut: its end is missing after ${e} bytes; ${ft}`);let a=await t.read(e-kt-s,s);if(Kt(a)!==r)throw new Error(`the trace is damaged at its end; ${ft}`);try{return Co(JSON.parse(new TextDecoder().decode(a)),t)}catch{throw new Error(`the trace's parts do not fit each other; ${ft}`)}}function pe(t){return String.fromCharCode(...t)}async function ko(t,e){let{bytes:n}=t,o=pe(e.subarray(0,8));if(o===Xt&&n>=Xt.length+kt)return;if(o===Xt)throw new Error(`the trace is cut after ${n} bytes; ${ft}`);if(o.startsWith("fgtrace"))throw new Error("another version of fairground wrote this trace: write it again");let s=await Mo(t,e)?bo:xo(e);throw new Error(`${s}; ${ft}`)}function xo(t){let e=pe(t.subarray(0,5)).trimStart();return e.startsWith("{")||e.startsWith("[")?"this is JSON, no trace":e.startsWith("<")?"this is a page, no trace":t[0]===31&&t[1]===139?"this is packed with gzip: unpack it first":"this is no trace of fairground"}async function Mo(t,e){if(e[0]!==10||e.length<16)return!1;let n=new Z(e,1),o=n.next()+n.at;return o<t.bytes&&(await t.read(o,1))[0]===10}function So({chunks:t,levels:e,cpus:n,...o}){let{step_ns:s,steps_per_tile:r,tiles_per_tile:i}=o,a=f=>Number.isSafeInteger(f)&&f>0,u=e.map(f=>f.at.length),l=u.every((f,_)=>f===Math.ceil((u[_-1]??t.parts.at.length*i)/i)),c=({at:f,bytes:_,checksum:g},m)=>[_,g,m].every(d=>d.length===f.length),p=c(t.parts,t.stretches)&&e.every(f=>c(f,f.at)),h=a(n)&&n<=$o;return[s,r,i].every(a)&&h&&l&&p&&u.at(-1)===1}function Co(t,e){if(!So(t))throw new Error("parts and whole differ");let{step_ns:n,steps_per_tile:o}=t,{name:s,group:r}=t.tasks;return{...t,source:e,tasks:s.map((i,a)=>({name:i,group:t.groups[r[a]]})),chunk_ns:n*o,world:{name:t.name,ended_ns:t.ended_ns,spans:t.requests.map(i=>({summary:i})),schedule:{longest_wait:t.longest_wait}}}}function ht(t,e){return t.chunk_ns*t.tiles_per_tile**e}function pn({name:t,machine:e,kernel:n,seed:o,digest:s,ended_ns:r,stretches:i,source:a}){let u=`${(a.bytes/1e6).toFixed(1)} MB`;return`${t} on ${e}, kernel ${n}, seed ${o}, digest ${s}: ${K(r)} with ${i.toLocaleString("en")} stretches of running and waiting, in ${u}.`}var Vt="it changed, or is gone: open it again";function _e(t){return{name:t.name,bytes:t.size,read:async(e,n)=>{try{return new Uint8Array(await t.slice(e,e+n).arrayBuffer())}catch{throw new Error(Vt)}}}}async function mn(t,e){let n=await _n(e,0,1);if(n.status===200)return{..._e(await n.blob()),name:t};let o=Number(/\/(\d+)$/.exec(n.headers.get("content-range")??"")?.[1]??0);return{name:t,bytes:n.status===416?0:o,read:async(s,r)=>{if(r===0)return new Uint8Array(0);let i=await _n(e,s,r);if(i.status!==206)throw new Error(Vt);let a=new Uint8Array(await i.arrayBuffer());if(a.length!==r)throw new Error(Vt);return a}}}async function _n(t,e,n){let o;try{o=await fetch(t,{headers:{range:`bytes=${e}-${e+n-1}`}})}catch{throw new Error("the server does not answer")}if(!o.ok&&o.status!==416)throw new Error(Vt);return o}var Ao=4,A=3;function dn(t,e,n,o){if(!Number.isSafeInteger(o)||o<0||o*3>t.length)throw new Error(`${o} stretches in ${t.length} bytes`);let s=new Z(t),r={from:new Float64Array(o),to:new Float64Array(o),task:new Uint32Array(o),cpu:new Uint16Array(o),state:new Uint8Array(o),tasks:new Uint32Array(e.tasks.length+1)},i=To(s,e,{chunk:r,start:n,count:o});if(i!==o)throw new Error(`${i} stretches instead of ${o}`);let a=Po(s,e,n),u=Uo(s,e,n);if(!s.ended)throw new Error("more bytes than stretches");return{...r,...Eo(r.cpu,e.cpus),wakes:a,clocked:u}}function To(t,e,{chunk:n,start:o,count:s}){let r=o+e.chunk_ns,i=0,a=0;for(let u=t.below(e.tasks.length+1);u>0;u-=1){let l=a+t.below(e.tasks.length-a);n.tasks.fill(i,a,l+1),a=l+1;let c=o;for(let p=t.below(s-i+1);p>0;p-=1){let h=c+t.next();c=h+t.next();let f=t.below(e.cpus*Ao);if(c>r)throw new Error("a stretch lasts too long");n.from[i]=h,n.to[i]=c,n.task[i]=l,n.cpu[i]=f>>2,n.state[i]=f&3,i+=1}}return n.tasks.fill(i,a),i}function Eo(t,e){let n=new Uint32Array(e+1);for(let r of t)n[r+1]+=1;for(let r=0;r<e;r+=1)n[r+1]+=n[r];let o=new Uint32Array(t.length),s=n.slice();for(let r=0;r<t.length;r+=1)o[s[t[r]]++]=r;return{cpus:n,cpuRows:o}}function Po(t,e,n){let o=t.below(t.bytes.length),s={at:new Float64Array(o),task:new Uint32Array(o),waker:new Uint32Array(o),wakerCpu:new Uint16Array(o),targetCpu:new Uint16Array(o)},r=n;for(let i=0;i<o;i+=1)r+=t.next(),s.at[i]=r,s.task[i]=t.below(e.tasks.length),s.waker[i]=t.below(e.tasks.length+1),s.wakerCpu[i]=t.below(e.cpus),s.targetCpu[i]=t.below(e.cpus);return s}function Uo(t,e,n){let o=[];for(let s=t.below(t.bytes.length);s>0;s-=1){let r=t.below(e.cpus),i=n+t.next();o.push({cpu:r,from:i,to:i+t.next(),khz:t.next()})}return o}function gn(t,e){let n=e.cpus+e.tasks.length,o={bytes:t,steps:new Uint32Array(n),sums:new Float64Array(n*(A+2))},s=new Z(t);for(let r=0;!s.ended;r+=1){r+=s.below(n-r);let i=xt(e,r);for(let l=0;l<A+(i?2:0);l+=1)o.sums[r*(A+2)+l]=s.next();o.steps[r]=s.at;let a=i?A+1:A,u=e.steps_per_tile;for(;u>0;)u-=s.below(u+1),s.at+=a;if(s.at>t.length)throw new Error("a row's steps do not end")}return o}function xt(t,e){return t.freq_khz_max!==null&&e<t.cpus}function wn(t,e,{steps_per_tile:n},o,s){let{[e]:r}=t.steps;if(r===0)return;let i=new Z(t.bytes,r);for(let a=0;a<n;){let u=i.next();s(a,u,i.at),a+=u,i.at+=o}}var L=-1,Oo=64e6,No=6;function yn(t){let e=new Map,n=new Map,o=U(0),s=U(null),r=new Map,i=[],a=new Set,u=new Set,l=0,c=t.levels.length-1,p=(m,d,w)=>{e.set(m,{value:d,size:w}),l+=w;for(let[y,{size:$}]of e){if(l<=Oo)break;let T=a.has(y)||u.has(y)||y.startsWith(`${c}:`);y===m||T||(e.delete(y),l-=$)}},h=(m,d)=>{let w=`${m}:${d}`,y=e.get(w);return u.add(w),y?(e.delete(w),e.set(w,y),y.value):null},f=async(m,d)=>{let{value:w,size:y}=await Fo(t,m,d);return p(`${m}:${d}`,w,y),w},_=(m,d)=>{let w=h(m,d);if(w)return Promise.resolve(w);let y=`${m}:${d}`;if(r.has(y))return Promise.reject(r.get(y));if(!n.has(y)){let $=E=>{throw r.set(y,E),s.value=E.message,E},T=()=>n.delete(y);n.set(y,f(m,d).catch($).finally(T))}return n.get(y)},g=()=>{for(;n.size<No&&i.length>0;){let[m,d]=i.shift(),w=`${m}:${d}`;e.has(w)||n.has(w)||r.has(w)||_(m,d).then(()=>{o.value+=1}).catch(()=>{}).finally(g)}};return{get:h,load:_,arrived:o,failed:s,want:m=>{i=m,a=u,u=new Set,g()}}}async function Fo(t,e,n){let o=e===L,s=o?t.chunks.parts:t.levels[e],r=o?`chunk ${n}`:`tile ${n} of level ${e}`;try{let i=await t.source.read(s.at[n],s.bytes[n]);if(i.length!==s.bytes[n]||Kt(i)!==s.checksum[n])throw new Error("it is not what was written");if(!o){let l=gn(i,t);return{value:l,size:i.length+l.steps.byteLength+l.sums.byteLength}}let{[n]:a}=t.chunks.stretches,u=dn(i,t,n*t.chunk_ns,a);return{value:u,size:27*a+20*u.wakes.at.length}}catch(i){throw new Error(`${r} of the trace can't be read: ${i.message}`)}}var Mt=[["backlog","waits for a free thread"],["running","runs"],["sibling","lost to the other thread of the core"],["clock","lost to a slower clock"],["spinning","spinning for a lock"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"],["blocked","asleep"]];function vn(t){let e=({summary:o})=>Math.max(0,...o.slowest.map(s=>s.elapsed_ns));return[...t.spans].sort((o,s)=>e(s)-e(o)).flatMap(({summary:o})=>o.slowest.map(s=>({...s,span:o.span})))}function $n(t){return Mt.map(([n])=>n).reduce((n,o)=>t[`${o}_ns`]>t[`${n}_ns`]?o:n)}function St({caption:t,columns:e,rows:n,selected:o}){let s=e.map((u,l)=>l===0||n.some(c=>Wo(c[l]))),r=u=>s[u]?"words":"number",i=(u,l)=>{let c=u?.node??v`<bdi>${x(me(u))}</bdi>`;return l===0?v`<th scope="row" class="words">${c}</th>`:v`<td class=${u?.className??r(l)} style=${Ro(u)}>${c}</td>`},a=(u,l)=>v`<th scope="col" class=${r(l)}><bdi>${x(u)}</bdi></th>`;return v`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${x(t)}</bdi></strong>
      <${bn} what=${t} text=${()=>Lo(e,n)} />
    </div>
    <div class="scroll" tabindex="0" role="region" aria-label=${x(t)}>
      <table aria-label=${x(t)}>
        <thead>
          <tr>
            ${e.map(a)}
          </tr>
        </thead>
        <tbody>
          ${n.map((u,l)=>v`<tr class=${l===o?"selected":""}>
              ${u.map(i)}
            </tr>`)}
        </tbody>
      </table>
    </div>
  </div>`}function Ro(t){return typeof t?.level=="number"?{"--level":`${Math.round(60*t.level)}%`}:{}}function Wo(t){return!!t?.node||!/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(me(t))}function me(t){return t==null?"-":String(t.text??t)}function Lo(t,e){let n=o=>{let s=x(me(o)).replace(/\t/g," ");return/^[=+@]/.test(s)?`'${s}`:s};return[t,...e].map(o=>o.map(n).join("	")).join(`
`)}function bn({what:t,text:e}){let[n,o]=R("Copy");return v`<button type="button" class="copy" onClick=${async()=>{o(await zo(e())?"Copied":"Not allowed here"),setTimeout(()=>o("Copy"),2e3)}}>
    ${n}<span class="unseen"> ${x(t)}</span>
  </button>`}async function zo(t){try{return await navigator.clipboard.writeText(t),!0}catch{return Do(t)}}function Do(t){let e=document.createElement("textarea");e.value=t,document.body.append(e),e.select();let n=document.execCommand("copy");return e.remove(),n}function kn({name:t,text:e}){let n=e.split(`
`).map(x).join(`
`);return v`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${x(t)}</bdi></strong>
      <${bn} what=${t} text=${()=>e} />
    </div>
    <pre class="scroll" tabindex="0" role="region" aria-label=${x(t)}>${n}</pre>
  </div>`}function ge(t){let e=vn(t).map(a=>({world:t.name,name:a.span,task:a.task,from:a.at_ns,taken:a.taken_at_ns,to:a.at_ns+a.elapsed_ns,blame:a.blame})),n=t.schedule.longest_wait;if(e.length>0||!n)return e;let{task:o,from_ns:s,to_ns:r}=n;return[{world:t.name,name:"longest time ready without a CPU",task:o,from:s,to:r,blame:null}]}function we({jumps:t,chosen:e,choose:n,several:o,of:s=""}){let r=(i,a)=>[{text:`${a+1}`,node:v`<${qo} ...${{jump:i,at:a,chosen:e,choose:n}} />`},...o?[i.world]:[],i.name,(i.from/1e9).toFixed(6),X(i.to-i.from),{text:xn(i.blame),node:v`<${Io} blame=${i.blame} />`},i.task];return v`<${St}
    caption=${`The slowest${s}, and where their time went`}
    columns=${["jump to",...o?["run"]:[],"what","began, s","took, ms","where the time went","ended by"]}
    rows=${t.map(r)}
    selected=${e}
  />`}function qo({jump:t,at:e,chosen:n,choose:o}){return v`<button
    type="button"
    class="jump"
    aria-pressed=${e===n}
    onClick=${()=>o(e)}
  >
    ${e+1}<span class="unseen">: show ${x(t.name)} of ${K(t.to-t.from)}</span>
  </button>`}function de(t){let e=Math.max(1,Mt.reduce((o,[s])=>o+t[`${s}_ns`],0));return Mt.map(([o,s])=>({name:o,says:s,share:t[`${o}_ns`]/e})).filter(({share:o})=>o>0)}function xn(t){return t?de(t).map(({name:e,share:n})=>`${e} ${ut(n)}`).join(", "):"-"}function Io({blame:t}){if(!t)return"-";let e=$n(t),n=de(t).map(({name:s,share:r})=>v`<span class=${`cause ${s}`} style=${{width:`${100*r}%`}}></span>`),o=de(t).find(({name:s})=>s===e)?.share??0;return v`<span class="blame" role="img" aria-label=${xn(t)}>${n}</span>
    <span class="main" aria-hidden="true">${e} ${ut(o,0)}</span>`}function ye(){return v`<ul class="legend">
    ${Mt.map(([t,e])=>v`<li><span class=${`cause ${t}`}></span> ${t}: ${e}</li>`)}
  </ul>`}var q=24;function Mn({pen:t,plan:e,x:n,width:o,colours:s},{from:r,taken:i,to:a}){t.fillStyle=s.mark;let u=l=>Math.min(o,Math.max(e.label,n(l)));t.globalAlpha=.16,t.fillRect(u(r),q,u(a)-u(r),e.height),t.globalAlpha=1,t.strokeStyle=s.mark,t.lineWidth=2;for(let[l,c]of[[r,[]],[i,[4,3]],[a,[]]])l===void 0||n(l)<e.label||n(l)>o||(t.setLineDash(c),t.beginPath(),t.moveTo(n(l),q),t.lineTo(n(l),e.height),t.stroke());t.setLineDash([])}function Sn({pen:t,plan:e,x:n,from:o,to:s,width:r,colours:i}){let a=Ho((s-o)/Math.max(2,(r-e.label)/110));t.font="11px system-ui, sans-serif",t.fillStyle=i.ink,t.strokeStyle=i.grid,t.lineWidth=1;for(let u=Math.ceil(o/a)*a;u<s;u+=a){let l=n(u);t.beginPath(),t.moveTo(l,q-4),t.lineTo(l,e.height),t.stroke();let c=rt(u,a*100);l+t.measureText(c).width<r&&t.fillText(c,l+2,12)}}function Ho(t){let e=10**Math.floor(Math.log10(Math.max(t,1)));return[1,2,5,10].map(n=>n*e).find(n=>n>=t)}var Cn=200;function ve(t){let e={from:0,to:Math.max(t,Cn)},n=U(e),o=(s,r)=>{let i=Math.min(Math.max(r-s,Cn),e.to),a=(s+r)/2,u=Math.min(Math.max(0,a-i/2),e.to-i);n.value={from:u,to:u+i}};return{range:n,show:o,all:()=>o(0,e.to),zoom:(s,r)=>{let{from:i,to:a}=n.value,u=r??(i+a)/2;o(u-(u-i)*s,u+(a-u)*s)},move:s=>{let{from:r,to:i}=n.value,a=i-r,u=Math.min(Math.max(0,r+s*a),e.to-a);n.value={from:u,to:u+a}}}}function $e(t,e,n){let o=new Map,s=l=>{let{from:c,to:p}=e.range.value,h=t.clientWidth-n();return c+(l-n())*(p-c)/h},r=l=>l/(t.clientWidth-n()),i=new AbortController,a={signal:i.signal},u=(l,c,p)=>t.addEventListener(l,c,{...p,...a});u("wheel",l=>{if(!l.ctrlKey&&!l.shiftKey)return;l.preventDefault();let c=l.deltaY||l.deltaX;l.ctrlKey?e.zoom(c>0?1.25:.8,s(l.offsetX)):e.move(c>0?.1:-.1)},{passive:!1}),u("dblclick",l=>e.zoom(.4,s(l.offsetX))),u("pointerdown",l=>{o.set(l.pointerId,l.offsetX),t.setPointerCapture(l.pointerId)}),u("pointermove",l=>{let c=o.get(l.pointerId);c!==void 0&&(o.size===1?e.move(-r(l.offsetX-c)):jo(e,o,l,s),o.set(l.pointerId,l.offsetX))});for(let l of["pointerup","pointercancel"])u(l,c=>o.delete(c.pointerId));return()=>i.abort()}function jo(t,e,n,o){let[s]=[...e].filter(([a])=>a!==n.pointerId).map(([,a])=>a),r=Math.abs(e.get(n.pointerId)-s),i=Math.abs(n.offsetX-s);r>4&&i>4&&t.zoom(r/i,o((n.offsetX+s)/2))}function be(t,e,n){let o={ArrowLeft:()=>e.move(-.2),ArrowRight:()=>e.move(.2),PageUp:()=>e.move(-1),PageDown:()=>e.move(1),"+":()=>e.zoom(.5),"=":()=>e.zoom(.5),"-":()=>e.zoom(2),0:e.all,Home:e.all,n:()=>n(1),p:()=>n(-1)};return t in o?(o[t](),!0):!1}var ke="Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.";function An({view:t,by:e,setBy:n,jump:o,id:s=t.range.peek().to}){let r=(a,u)=>v`<button type="button" onClick=${u}>${a}</button>`,i=(a,u)=>v`<label
      ><input
        type="radio"
        name=${`by-${s}`}
        checked=${e===a}
        onChange=${()=>n(a)}
      />
      ${u}</label
    >`;return v`<div class="buttons">
    <fieldset><legend>Rows</legend>${i("task","tasks")} ${i("cpu","CPUs")}</fieldset>
    ${r("Zoom in",()=>t.zoom(.5))} ${r("Zoom out",()=>t.zoom(2))}
    ${r("Earlier",()=>t.move(-.5))} ${r("Later",()=>t.move(.5))}
    ${r("Whole run",t.all)}
    ${o&&r("Previous slowest",()=>o(-1))}
    ${o&&r("Next slowest",()=>o(1))}
  </div>`}function Tn(){let e=Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink","grid"].map(r=>[r,he(r)])),[n,o,s]=["window","mark","on-running"].map(he);return{...e,window:n,mark:o,onRunning:s}}var z=6,En=3,Bo=4,Ko=5,Pn=1/255;function Un(t,e,n,{row:o,from:s,to:r}){t.fill(0);let a=t.length/z/(r-s),u=o<e.cpus;for(let l of n){if(!l.part)continue;let c=Math.max(s,l.from),p=Math.min(r,l.to),h={columns:t,from:s,scale:a,low:c,high:p};l.level===L?Xo(h,e,l.part,o):Vo(h,e,l,o)}u&&Jo(t)}function Ct({columns:t,from:e,scale:n,low:o,high:s},r,i,a,u){let l=(Math.max(o,r)-e)*n,c=(Math.min(s,i)-e)*n;if(c<=l)return;let p=Math.floor(l),h=Math.min(Math.ceil(c),t.length/z)-1;if(p>=h){h>=0&&(t[h*z+a]+=(c-l)*u);return}t[p*z+a]+=(p+1-l)*u;for(let f=p+1;f<h;f+=1)t[f*z+a]+=u;t[h*z+a]+=(c-h)*u}function Xo(t,e,n,o){if(o>=e.cpus){let l=o-e.cpus,{tasks:c,from:p,to:h,state:f}=n;for(let _=c[l];_<c[l+1];_+=1)h[_]>t.low&&p[_]<t.high&&Ct(t,p[_],h[_],f[_],1);return}let{cpus:s,cpuRows:r,from:i,to:a,state:u}=n;for(let l=s[o];l<s[o+1];l+=1){let{[l]:c}=r;a[c]>t.low&&i[c]<t.high&&Ct(t,i[c],a[c],u[c],1)}for(let{cpu:l,from:c,to:p,khz:h}of n.clocked)l===o&&On(t,c,p,h/e.freq_khz_max)}function On(t,e,n,o){Ct(t,e,n,Bo,o),Ct(t,e,n,Ko,1)}function Vo(t,e,{part:n,level:o,at:s},r){let i=e.step_ns*e.tiles_per_tile**o,a=s*i*e.steps_per_tile,u=xt(e,r),l=u?A+1:A,{bytes:c}=n;wn(n,r,e,l,(p,h,f)=>{let _=a+p*i,g=_+h*i;if(g<=t.low||_>=t.high)return;for(let d=0;d<A;d+=1){let w=c[f+d];w>0&&Ct(t,_,g,d,w*Pn)}let m=u?c[f+A]:0;m>0&&On(t,_,g,m*Pn)})}function Jo(t){for(let e=0;e<t.length;e+=z){t[e+1]+=t[e+En],t[e+En]=0;let n=t[e+1]+t[e+2];n>1&&(t[e+1]/=n,t[e+2]/=n)}}var Nn=4e4;function Fn(t,e,n,o){let s=(f,_)=>[Math.min(_-1,Math.max(0,Math.floor(e/f))),Math.min(_-1,Math.max(0,Math.ceil(n/f)-1))],r=t.chunks.stretches,[i,a]=s(t.chunk_ns,r.length),u=(n-e)/Math.max(1,o);if(t.step_ns>u||Go(r,i,a))return{level:L,first:i,last:a};let l=0,c=f=>ht(t,f)/t.steps_per_tile<=u;for(;l+1<t.levels.length&&c(l+1);)l+=1;let[p,h]=s(ht(t,l),t.levels[l].at.length);return{level:l,first:p,last:h}}function Go(t,e,n){let o=0;for(let s=e;s<=n&&o<=Nn;s+=1)o+=t[s];return o<=Nn}function Rn(t,e,n){let{level:o,first:s,last:r}=n,i=ht(t,Math.max(0,o)),a=[],u=[];for(let l=s;l<=r;l+=1){let c=e.get(o,l),p={from:l*i,to:(l+1)*i};c?a.push({part:c,level:o,at:l,...p}):(u.push([o,l]),a.push({...Yo(t,e,o,l),...p}))}return{found:a,missing:u}}function Yo(t,e,n,o){let s=n===L?0:n+1,r=n===L?o:Math.floor(o/t.tiles_per_tile);for(;s<t.levels.length;s+=1){let i=e.get(s,r);if(i)return{part:i,level:s,at:r};r=Math.floor(r/t.tiles_per_tile)}return{part:null,level:s,at:r}}function Zo(t){let e=Number.parseInt(t.slice(1),16),[n,o,s]=[e>>16,e>>8&255,e&255];return(4278190080|s<<16|o<<8|n)>>>0}function Wn(t){return Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink"].map(n=>[n,Zo(t[n])]))}function At(t,e){return t>0?Math.max(1,Math.round(Math.min(1,t)*e)):0}function Ln(t,e,{top:n,high:o,isCpu:s,isOdd:r,ink:i,ratio:a}){let u=r?i.paper:i.stripe,l=Math.round(2*a),c=o-l,p=s?Math.max(Math.round(3*a),Math.floor(c/4)):0,h=e.length/z,f={image:t,bottom:n+o-1,ratio:a};for(let _=Math.max(0,n);_<Math.min(t.height,n+o);_+=1)t.pixels.fill(u,_*t.width,_*t.width+h);for(let _=0;_<h;_+=1){let g=_*z;if(s){Tt(f,_,p,At(e[g],c-p),i.running);let m=At(e[g+1],p);if(Tt(f,_,0,m,i.queued),zn(f,_,Math.min(m,p-1),At(e[g+2],p),i),e[g+5]>0){let d=e[g+4]/e[g+5];tr(f,_,p+Math.round(d*(c-p-2)),i)}}else Qo(f,_,e,g,c,i)}}function Qo(t,e,n,o,s,r){let i=Math.round(s*.6),a=0,u=(c,p,h)=>{let f=Math.min(At(n[o+c],p),s-a);f>0&&Tt(t,e,a,f,h),a+=f};u(0,s,r.running),u(1,i,r.queued),u(3,i,r.migrating);let l=Math.min(At(n[o+2],i),s-a);l>0&&zn(t,e,a,l,r)}function Tt({image:t,bottom:e},n,o,s,r){let{pixels:i,width:a,height:u}=t;for(let l=o;l<o+s;l+=1){let c=e-l;c>=0&&c<u&&(i[c*a+n]=r)}}function zn({image:t,bottom:e,ratio:n},o,s,r,i){let{pixels:a,width:u,height:l}=t,c=Math.round(5*n);for(let p=s;p<s+r;p+=1){let h=e-p,f=r>2&&((o+h)%c+c)%c<n;h>=0&&h<l&&(a[h*u+o]=f?i.paper:i.throttled)}}function tr({image:t,bottom:e,ratio:n},o,s,r){let i={image:t,bottom:e};Tt(i,o,s+Math.round(n),Math.round(n),r.ink),Tt(i,o,s,Math.round(n),r.paper)}var er=300,nr=34,or=2;function qn(t,e,n){let o=n==="cpu"?Array.from({length:t.cpus},(a,u)=>({name:`CPU ${u}`,row:u})):t.tasks.map(({name:a},u)=>({name:a,row:t.cpus+u})),s=n==="cpu"?o:o.filter(({row:a})=>e.steps[a]>0),r=n==="cpu"?t.freq_khz_max===null?16:24:14,i=Math.max(r,Math.min(28,Math.floor(420/Math.max(1,s.length))));return{rows:s,tall:i,height:q+Math.max(1,s.length)*i+2}}function xe(t){return t<560?78:150}function In(t,e,n,o){let{plan:s,from:r,to:i,scroll:a,colours:u}=o,l=Math.min(or,window.devicePixelRatio||1),{clientWidth:c,clientHeight:p}=t;rr(t,Math.round(c*l),Math.round(p*l));let h=xe(c),f=Math.max(1,Math.round((c-h)*l)),_=Fn(e,r,i,f),{found:g,missing:m}=Rn(e,n,_),d=t.getContext("2d"),w=Math.max(0,Math.floor(a/s.tall)),y=Math.min(s.rows.length,Math.ceil((a+p-q)/s.tall)),$=s.rows.slice(w,y),T={wide:f,high:Math.max(1,Math.round((p-q)*l)),ratio:l},E=w*s.tall-a,V=ir(d,e,g,{view:o,rows:$,first:w,offset:E,room:T});d.setTransform(1,0,0,1,0,0),d.fillStyle=u.paper,d.fillRect(0,0,t.width,t.height),d.putImageData(V,Math.round(h*l),Math.round(q*l)),d.scale(l,l);let it={pen:d,x:P=>h+(P-r)*(c-h)/(i-r),from:r,to:i,width:c,colours:u,rows:$,offset:E,tall:s.tall};return ar({...it,by:o.by,plan:{label:h,height:p}},e,g,o),{missing:m,isFull:_.level===L,level:_.level}}function rr(t,e,n){t.width!==e&&(t.width=e),t.height!==n&&(t.height=n)}var Dn=new WeakMap;function sr(t,{wide:e,high:n}){let o=Dn.get(t);if(o?.width===e&&o.height===n)return o;let s=t.createImageData(e,n);return Dn.set(t,s),s}function ir(t,e,n,{view:o,rows:s,first:r,offset:i,room:a}){let{from:u,to:l,plan:c,by:p,colours:h}=o,f=sr(t,a),_=new Uint32Array(f.data.buffer),g=Wn(h);_.fill(g.paper);let m=new Float32Array(a.wide*z),d={pixels:_,width:a.wide,height:a.high};return s.forEach(({row:w},y)=>{Un(m,e,n,{row:w,from:u,to:l});let $=Math.round((i+y*c.tall)*a.ratio),T=Math.round((i+(y+1)*c.tall)*a.ratio)-$,E=(r+y)%2===1;Ln(d,m,{top:$,high:T,isCpu:p==="cpu",isOdd:E,ink:g,ratio:a.ratio})}),f}function ar(t,e,n,{marks:o,by:s}){let{pen:r,plan:i,colours:a,from:u,to:l,width:c}=t;r.save(),r.beginPath(),r.rect(i.label,q,c-i.label,i.height),r.clip();let p=n.filter(({level:h,part:f})=>f&&h===L);p.length===n.length&&(s==="cpu"&&p.forEach(({part:h})=>lr(t,e,h)),fr(t,e,ur(p,u,l))),o&&Mn(t,o),r.restore(),Sn(t),cr(t)}function cr(t){let{pen:e,plan:n,colours:o,rows:s,tall:r}=t;e.save(),e.fillStyle=o.paper,e.fillRect(0,0,n.label,n.height),e.fillStyle=o.ink,e.font=`${Math.min(12,r-2)}px system-ui, sans-serif`,e.beginPath(),e.rect(0,q,n.label,n.height),e.clip();let i=Math.floor((n.label-8)/6.4);s.forEach(({name:a},u)=>e.fillText(Bt(a,i),2,Me(t,u)+4)),e.restore()}function Me({offset:t,tall:e},n){return q+t+(n+.5)*e}function lr(t,e,n){let{pen:o,x:s,from:r,to:i,width:a,rows:u,plan:l,colours:c}=t;o.fillStyle=c.onRunning,o.font="10px system-ui, sans-serif";let p=(i-r)*nr/(a-l.label);u.forEach(({row:h},f)=>{for(let _=n.cpus[h];_<n.cpus[h+1];_+=1){let{[_]:g}=n.cpuRows,m=Math.max(r,n.from[g]),d=Math.min(i,n.to[g]);if(n.state[g]!==0||d-m<p)continue;let w=Math.floor((s(d)-s(m)-4)/6),{name:y}=e.tasks[n.task[g]];o.fillText(Bt(y,w),s(m)+2,Me(t,f)+2)}})}function ur(t,e,n){let o=[];for(let{part:{wakes:s}}of t)for(let r=0;r<s.at.length;r+=1)if(!(s.at[r]<e||s.at[r]>=n)&&o.push([s,r])>er)return[];return o}function fr(t,e,n){let{pen:o,x:s,colours:r,by:i,rows:a}=t,u=(c,p)=>i==="cpu"?c:e.cpus+p,l=new Map(a.map(({row:c},p)=>[c,Me(t,p)]));o.strokeStyle=r.ink,o.fillStyle=r.ink,o.lineWidth=1;for(let[c,p]of n){let h=i==="cpu"||c.waker[p]>0,f=u(c.wakerCpu[p],c.waker[p]-1),_=h?l.get(f):void 0,g=l.get(u(c.targetCpu[p],c.task[p]));if(g===void 0)continue;let m=s(c.at[p]);_!==void 0&&_!==g&&(o.globalAlpha=.6,o.beginPath(),o.moveTo(m,_),o.lineTo(m,g),o.stroke(),o.globalAlpha=1),o.beginPath(),o.moveTo(m,g),o.lineTo(m-4,g-3),o.lineTo(m-4,g+3),o.fill()}}var O=A+2,st=A;async function Hn(t,e,n,o){let s=new Float64Array((t.cpus+t.tasks.length)*O);await jn(t,e,{sums:s,from:n,to:o},t.levels.length-1,0);for(let r=0;r<t.cpus;r+=1){let i=r*O+st;s[i]>0&&(s[i+1]/=s[i])}return s}async function jn(t,e,n,o,s){let r=ht(t,o),[i,a]=[s*r,Math.min(t.ended_ns,(s+1)*r)];if(a<=n.from||i>=n.to)return;if(i>=n.from&&a<=n.to){let h=await e.load(o,s);for(let f=0;f<n.sums.length/O;f+=1)hr(n.sums,h.sums,f);return}if(o===0){pr(t,n,await e.load(L,s));return}let u=s*t.tiles_per_tile,l=t.levels[o-1].at.length,c=Math.min(l,u+t.tiles_per_tile),p=Array.from({length:c-u},(h,f)=>u+f);await Promise.all(p.map(h=>jn(t,e,n,o-1,h)))}function hr(t,e,n){let o=n*O;for(let s=0;s<=st;s+=1)t[o+s]+=e[o+s];t[o+st+1]+=e[o+st]*e[o+st+1]}function pr(t,{sums:e,from:n,to:o},s){let r=(i,a)=>Math.max(0,Math.min(o,a)-Math.max(n,i));for(let i=0;i<s.from.length;i+=1){let a=r(s.from[i],s.to[i]),u=s.state[i]===A?1:s.state[i];e[s.cpu[i]*O+u]+=a,e[(t.cpus+s.task[i])*O+u]+=a}for(let{cpu:i,from:a,to:u,khz:l}of s.clocked){let c=r(a,u);xt(t,i)&&(e[i*O+st]+=c,e[i*O+st+1]+=c*l)}}var Bn=60,_r=120;function Kn({trace:t,store:e,view:n,by:o,drawn:s}){let{from:r,to:i}=n.range.value,[a,u]=R(null);j(()=>{let f=!1,_=setTimeout(async()=>{try{let g=await Hn(t,e,r,i);f||u({sums:g,from:r,to:i})}catch{f||u({sums:null,from:r,to:i})}},_r);return()=>{f=!0,clearTimeout(_)}},[t,r,i]);let l=D(()=>a?.sums&&v`<${gr} ...${{trace:t,known:a,by:o}} />`,[t,a,o]),c=a&&a.from===r&&a.to===i,p=i-r,h=`You see ${K(p)} of ${K(t.ended_ns)}, from ${rt(r,p)}.`;return v`<p class="seen" aria-live="polite">
      ${h} ${c?dr(t,a,p):"Adding up what happened in it."}
      ${s&&` ${mr(t,s)}`}
    </p>
    ${l}`}function mr(t,{isFull:e,level:n}){if(e)return"Every stretch is in the picture.";let o=t.step_ns*t.tiles_per_tile**n;return`The picture is made of steps of ${K(o)}; the numbers are exact.`}function dr(t,{sums:e},n){if(!e)return"What happened in it can't be told: a part of it can't be read.";let o=[0,0,0,0,0];for(let m=0;m<t.cpus*O;m+=O){for(let d=0;d<4;d+=1)o[d]+=e[m+d];o[4]+=e[m+3]*e[m+4]}let[s,r,i,a,u]=o,c=`${t.cpus===1?"The CPU":`The ${t.cpus} CPUs`} worked ${ut(s/(n*t.cpus))} of it`,[p,h]=[r,i].map(m=>ot(m/n)),f=`on average ${p} tasks waited for a CPU and ${h} were throttled`,_=ot(u/Math.max(1,a)/1e3),g=a>0?` The CPUs' mean frequency was ${_} MHz.`:"";return`${c}; ${f}.${g}`}function gr({trace:t,known:e,by:n}){let{sums:o,from:s,to:r}=e,i=n==="cpu",a=i?0:t.cpus,u=i?t.cpus:t.tasks.length,l=Array.from({length:u},(m,d)=>{let w=(a+d)*O;return{at:d,sums:o.subarray(w,w+O)}}),c=({sums:[m,d,w]})=>m+d+w,p=l.filter(m=>i||c(m)>0);i||p.sort((m,d)=>c(d)-c(m));let h=i?$r(t,r-s):yr(t,r-s),f=p.length-Bn,_=`${rt(s,r-s)} and ${rt(r,r-s)}`;return v`<${St}
      caption=${`What was done ${i?"on each CPU":"by each task"} between ${_}, ms`}
      columns=${i?vr(t):wr}
      rows=${p.slice(0,Bn).map(h)}
    />
    ${f>0&&v`<p class="note">and ${f} more ${i?"CPUs":"tasks"}</p>`}`}var wr=["task","group","running","queued or migrating","throttled","blocked or not there"];function yr(t,e){return({at:n,sums:[o,s,r]})=>[t.tasks[n].name,t.tasks[n].group,...[o,s,r].map(X),X(Math.max(0,e-o-s-r))]}function vr(t){return["CPU","busy","busy, %","tasks queued, sum","tasks throttled, sum",...t.freq_khz_max===null?[]:["mean MHz"]]}function $r(t,e){return({at:n,sums:[o,s,r,i,a]})=>[`CPU ${n}`,X(o),(100*o/e).toFixed(1),X(s),X(r),...t.freq_khz_max===null?[]:[i>0?(a/1e3).toFixed(0):"-"]]}function Xn({trace:t,store:e,top:n}){let o=D(()=>ve(t.ended_ns),[t]),s=D(()=>ge(t.world),[t]),[r,i]=R("cpu"),[a,u]=R(-1),[l,c]=R(null),p=g=>{let{from:m,to:d}=s[g],w=Math.max((d-m)*.08,1e3);u(g),o.show(m-w,d+w)},h=g=>{s.length!==0&&p(a<0?0:(a+g+s.length)%s.length)},f=e.failed.value,_=s[a];return v`<div class="schedule whole">
    <p class="about">${x(pn(t))}</p>
    ${f&&v`<p class="caution" role="alert">${x(f)}. The rest is drawn.</p>`}
    <${An} ...${{view:o,by:r,setBy:i,id:"whole",jump:s.length>0&&h}} />
    <${br} ...${{trace:t,store:e,top:n,view:o,by:r,marks:_,step:h,setDrawn:c}} />
    <${kr} ...${{trace:t,by:r}} />
    <${Kn} ...${{trace:t,store:e,view:o,by:r,drawn:l}} />
    <${we} ...${{jumps:s,chosen:a,choose:p,of:` of ${t.source.name}`}} />
    ${s.some(g=>g.blame)&&v`<${ye} />`}
    ${t.command&&v`<${kn} ...${{name:`Command of ${t.source.name}`,text:t.command}} />`}
  </div>`}function br({trace:t,store:e,top:n,view:o,by:s,marks:r,step:i,setDrawn:a}){let u=Y(null),l=Y(null),c=D(()=>qn(t,n,s),[t,s]);j(()=>{let[f,_]=[l.current,u.current],g=()=>{let{from:$,to:T}=o.range.peek(),{scrollTop:E}=_,V=Tn(),N=In(f,t,e,{plan:c,from:$,to:T,scroll:E,by:s,marks:r,colours:V});e.want(N.missing),f.dataset.missing=N.missing.length;let{isFull:it,level:P}=N;a(I=>I?.level===P?I:{isFull:it,level:P})},m=0,d=()=>{cancelAnimationFrame(m),m=requestAnimationFrame(g)},w=W(()=>{o.range.value,bt.value,e.arrived.value,d()}),y=new ResizeObserver(d);return y.observe(_),_.addEventListener("scroll",d,{passive:!0}),()=>{w(),y.disconnect(),_.removeEventListener("scroll",d),cancelAnimationFrame(m)}},[t,c,r]),j(()=>{let f=l.current;return $e(f,o,()=>xe(f.clientWidth))},[o]);let p=f=>{f.ctrlKey||f.metaKey||f.altKey||be(f.key,o,i)&&f.preventDefault()},h=s==="cpu"?"CPU":"task";return v`<div
    class="canvas"
    ref=${u}
    tabindex="0"
    role="application"
    aria-label=${`The whole run of ${x(t.name)} by ${h}. ${ke}`}
    onKeyDown=${p}
  >
    <div style=${{height:`${c.height}px`}}>
      <canvas
        ref=${l}
        style=${{height:`min(${c.height}px, var(--sight))`}}
        aria-hidden="true"
      ></canvas>
    </div>
  </div>`}function kr({trace:t,by:e}){let n=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],...e==="cpu"?[]:[["migrating","on the way to another CPU"]]],o=e==="cpu"&&t.freq_khz_max!==null;return v`<ul class="legend">
      ${n.map(([s,r])=>v`<li><span class=${`cause ${s}`}></span> ${s}: ${r}</li>`)}
      ${o&&v`<li>
        line: the CPU's frequency, ${(t.freq_khz_max/1e3).toFixed(0)} MHz at the top
      </li>`}
    </ul>
    <p class="note">
      Each column of pixels is divided as the time was that it stands for; what happened at all
      takes one pixel or more. Blank is idle${e==="cpu"?"":", blocked or not there"}.
      ${e==="cpu"&&" Tasks that wait on a CPU are the strip below who runs."} Arrows are
      wake-ups: they come when few enough are in sight, as do names. ${ke} The wheel alone, and
      the up and down arrows, go to other rows.
    </p>`}async function xr(t){let e=await hn(t),n=yn(e),o=await n.load(e.levels.length-1,0);return{trace:e,store:n,top:o,name:t.name}}function Vn({files:t=[],first:e=null}){let[n,o]=R(null),[s,r]=R(null),i=Y(0),a=Y(null),u=async(h,f)=>{i.current+=1;let _=i.current;try{let g=await xr(await f());if(_!==i.current)return;o(g),r(null)}catch(g){_===i.current&&r(`${h}: ${g.message}`)}},l=({name:h,address:f})=>u(h,()=>mn(h,f)),c=h=>{u(h.name,async()=>_e(h)),a.current?.scrollIntoView()};return j(()=>(e&&l(e),Mr(c)),[]),v`<section class="traces" ref=${a} aria-label="A whole run">
    <h2>A whole run</h2>
    <p>
      <label>
        Open a trace, or drop it anywhere on this page:
        <input type="file" onChange=${({currentTarget:h})=>h.files[0]&&c(h.files[0])} />
      </label>
    </p>
    ${t.map(h=>v`<button type="button" class="served" onClick=${()=>l(h)}>
        <bdi>${x(h.name)}</bdi>
      </button>`)}
    ${!n&&v`<p class="note">
      <code>fairground run SCENARIO --trace run.fgtrace</code> writes one. It stays on this machine.
    </p>`}
    ${s&&v`<p class="caution" role="alert">${x(s)}</p>`}
    ${n&&v`<h3><bdi>${x(n.name)}</bdi></h3>`}
    ${n&&v`<${Xn} key=${i.current} ...${n} />`}
  </section>`}function Mr(t){let e=new AbortController,n=(o,s)=>addEventListener(o,s,{signal:e.signal});return n("dragover",o=>{o.dataTransfer?.types.includes("Files")&&o.preventDefault()}),n("drop",o=>{let s=o.dataTransfer?.files[0];s&&(o.preventDefault(),t(s))}),()=>e.abort()}async function Sr(){try{let{files:t}=await(await fetch("files.json")).json();return t.filter(({kind:e})=>e==="trace")}catch{return[]}}function Cr({files:t}){let n=t.find(({address:o})=>location.hash===`#${o}`)??(t.length===1?t[0]:null);return v`<header>
      <h1>fairground trace</h1>
      <p class="by">A run from its beginning to its end. Nothing is sent anywhere.</p>
      <${fn} />
    </header>
    <main>
      <${Vn} files=${t} first=${n} />
      <p class="note"><a href="./">The playground</a></p>
    </main>`}un();var Jn=document.getElementById("report");Sr().then(t=>{Jn.replaceChildren(),We(v`<${Cr} files=${t} />`,Jn)});})();
