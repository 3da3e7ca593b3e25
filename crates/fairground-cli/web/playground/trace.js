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
(()=>{var b,Re,te,J,Zt,zt,Le,Wt,Fe,ee,Qt,ao,gt=Symbol.for("pv"),Rt={},Lt=[],co=/^m(i|n|o|s|text|space)$/,ne=Array.isArray,oe=Lt.slice,et=Object.assign;function tt(t){t&&t.parentNode&&t.remove()}function Ft(t,e,n){var o,r,s,i={},a=arguments.length;for(s in e)s=="key"?o=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:i[s]=e[s];return a>2&&(i.children=a>3?oe.call(arguments,2):n),dt(t,i,o,r,null)}function dt(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:gt,__v:r||++Re,__i:-1,__u:0};return!r&&b.vnode&&b.vnode(s),s}function nt(t){return t.children}function at(t,e){this.props=t,this.context=e,this.__g=0}function G(t,e){if(e==null)return t.__&&G(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:G(t)}function lo(t){var e,n=t.__v,o=n.__e,r=[],s=[],i=t.__P;i&&((e=et({constructor:gt},n)).__v=n.__v+1,b.vnode&&b.vnode(e),re(i,e,n,t.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||G(n),32&n.__u,s),e.__v=n.__v,e.__.__k[e.__i]=e,Be(r,e,s),n.__=n.__e=null,e.__e!=o&&qe(e))}function qe(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),qe(t)}function Ne(t){(8&t.__g||(t.__g|=8,J.push(t),zt++))&&Zt==b.debounceRendering||((Zt=b.debounceRendering)||queueMicrotask)(De)}function De(){try{for(var t,e=1;J.length;)J.length>e&&J.sort(Le),t=J.shift(),e=J.length,8&t.__g&&lo(t)}finally{(zt=J.length)&&(Zt||queueMicrotask)(De)}}function He(t,e,n,o,r,s,i,a,u,l,c){var p,h,f,_,w,m,d=o.__k||Lt,g=e.length;for(u=uo(n,e,d,u,g),p=0;p<g;p++)(f=n.__k[p])!=null&&(h=~f.__i&&d[f.__i]||Rt,f.__i=p,m=re(t,f,h,r,s,i,a,u,l,c),_=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&se(h.ref,null,f,h),f.ref&&c.push(f.ref,f.__c||_,f)),w=w||_,4&f.__u?(u=Ie(f,u,t,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&m!==void 0?u=m:_&&(u=_.nextSibling),f.__u&=-21);return n.__e=w,u}function uo(t,e,n,o,r){var s,i,a,u,l,c,p,h,f,_=n.length,w=_,m=0,d=0,g=t.__k=Array(r);for(s=0;s<r;s++)(i=e[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=g[s]=dt(null,i):ne(i)?i=g[s]=dt(nt,{children:i}):i.constructor===gt&&i.__b?i=g[s]=dt(i.type,i.props,i.key,i.ref,i.__v):g[s]=i,u=s+m,i.__=t,i.__b=t.__b+1,a=null,~(l=i.__i=fo(i,n,u,w))&&(w--,(a=n[l])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,l==u-1?m--:l==u+1?m++:l!=u&&(l>u?m--:m++,d=1)):(~l||(r>_?m--:r<_&&m++),typeof i.type!="function"&&(i.__u|=4))):g[s]=null;if(d){for(c=[],p=[],s=0;s<r;s++)if((i=g[s])&&16&i.__u){for(m=0,h=c.length;m<h;)c[f=m+h>>1]<i.__i?m=f+1:h=f;c[m]=i.__i,p[s]=m+1}for(m=c.length;s--;)p[s]&&(p[s]==m?m--:g[s].__u|=4)}if(w)for(s=0;s<_;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=G(a)),ie(a,a));return o}function Ie(t,e,n,o){var r,s,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=Ie(r[s],e,n,!1));return e}for(e&&!e.parentNode&&(e=G(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function fo(t,e,n,o){var r,s=t.key,i=t.type,a=e[n],u=a&&!(2&a.__u);if(a===null&&s==null||u&&s==a.key&&i==a.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=n+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function ze(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Ot(t,e,n,o,r){var s,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||ze(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||ze(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(i=Qt[e]||(Qt[e]=ho(e)),(t.__a||(t.__a={}))[e]=ee,s=e!=(e=e.replace(Fe,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,s):t.removeEventListener(e,i,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function ho(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Wt]==null)e[Wt]=ee++;else if(e[Wt]<this.__a[t])return;return n(b.event?b.event(e):e)}}}function re(t,e,n,o,r,s,i,a,u,l){var c,p,h,f,_,w,m,d,g,v,$,P,A,V,F,Z,H,Q,j=e.type;if(e.constructor!==gt)return null;128&n.__u&&(u=32&n.__u,c=n.__c.__z)&&(e.__u|=u,p=s=[],c.nodeType==8?a=Nt(c,s):s.push(c),a=s[0]||a),(c=b.__b)&&c(e);t:if(typeof j=="function"){h=i.length;try{if(d=e.props,g=(c=j.prototype)&&c.render,v=(c=j.contextType)&&o[c.__c],$=c?v?v.props.value:c.__:o,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(g?e.__c=f=new j(d,$):(e.__c=f=new at(d,$),f.constructor=j,f.render=_o),v&&v.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),g&&(f.__s||(f.__s=f.state),j.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=et({},f.__s)),et(f.__s,j.getDerivedStateFromProps(d,f.__s)))),_=f.props,w=f.state,f.__v=e,n.__c){if(d!==_&&g&&!j.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(d,$),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(d,f.__s,$)===!1){e.__v!=n.__v&&(f.props=d,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(W){W&&(W.__=e)}),Lt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),a=G(n);break t}f.componentWillUpdate&&f.componentWillUpdate(d,f.__s,$),g&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(_,w,m)})}else g&&!j.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),g&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=$,f.props=d,f.__P=t,f.__g&=-5,P=b.__r,A=g?25:0;do f.__g&=-9,P&&P(e),c=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++A<25);g&&(Lt.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=et({},o,f.getChildContext())),g&&n.__c&&f.getSnapshotBeforeUpdate&&(m=f.getSnapshotBeforeUpdate(_,w)),V=c&&c.type===nt&&c.key==null?c.props.children:c,d.__P&&(c=a,r=(t=d.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=t&&(n.__k.some(function(W){W&&ie(W,W)}),n.__k=null),a=n.__k?G(n,0):null),a=He(t,ne(V)?V:[V],e,n,o,r,s,i,a,u,l),d.__P&&(e.__e=null,a=c),e.__u&=-161,p&&p.some(tt),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(W){if(i.length=h,e.__v=null,u||s)if(W&&W.then){if(e.__u|=128|u,s){for(~(H=s.indexOf(a||void 0))||(H=s.length);(Q=s[H-1])&&Q.nodeType==8;)H--;for(;H<s.length;H++)if(Q=s[H])if(s[H]=null,F){if(Q==Z)break}else{if(Q.nodeType!=8)break;Q.data.startsWith("$s")&&(Z=Nt(F=Q))}}if(!F){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;F=a}(c=Nt(F=e.__c.__z||(e.__c.__z=F)))?(e.__e=F,a=c):e.__e=a,a=a&&a.nextSibling}else s&&s.some(tt);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),W&&W.then||je(e),b.__e(W,e,n)}}else a=e.__e=po(n.__e,e,n,o,r,s,i,u,l,t);return(c=b.diffed)&&c(e),a}function Nt(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function je(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(je))}function Be(t,e,n){for(var o=0;o<n.length;)se(n[o++],n[o++],n[o++]);b.__c&&b.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){b.__e(s,r.__v)}})}function po(t,e,n,o,r,s,i,a,u,l){var c,p,h,f,_,w,m,d,g=n.props||Rt,v=e.props,$=e.type;if($=="svg"?r="http://www.w3.org/2000/svg":$=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(c=0;c<s.length;c++)if((_=s[c])&&($?_.localName==$:_.nodeType==3)){t=_,s[c]=null;break}}if(!t){if(d=l.ownerDocument||document,!$)return d.createTextNode(v);t=d.createElementNS(r,$,v.is?v:l),a&&(b.__m&&b.__m(e,s),a=!1),s=null}if($){if(l=$=="template"&&t.content||t,s=$=="textarea"&&v.defaultValue!=null?null:s&&oe.call(l.childNodes),!a&&s)for(g={},c=0;c<t.attributes.length;c++)g[(_=t.attributes[c]).name]=_.value;for(c in g)_=g[c],c=="dangerouslySetInnerHTML"?h=_:c=="children"||c in v||c=="value"&&"defaultValue"in v||c=="checked"&&"defaultChecked"in v||Ot(t,c,null,_,r);for(c in v)_=v[c],c=="children"?f=_:c=="dangerouslySetInnerHTML"?p=_:c=="value"?w=_:c=="checked"?m=_:a&&typeof _!="function"||g[c]===_||Ot(t,c,_,g[c],r);p?(a||h&&(p.__html==h.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(h&&(t.textContent=""),($=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&co.test($))&&(r="http://www.w3.org/1999/xhtml"),He(l,ne(f)?f:[f],e,n,o,r,s,i,s?s[0]:n.__k&&G(n,0),a,u),s&&s.some(tt)),a&&$!="textarea"||(c="value",$=="progress"&&w==null?t.removeAttribute(c):w==null||w===t[c]&&($!="progress"||w)||Ot(t,c,w,g[c],r),c="checked",m!=null&&m!=t[c]&&Ot(t,c,m,g[c],r))}else g===v||a&&t.data==v||(t.data=v);return t}function se(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){b.__e(r,n)}}function ie(t,e,n){var o,r,s,i;if(b.unmount&&b.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||se(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){b.__e(a,e)}o.__P=o.__n=null}if(o=t.__k)for(i=0;i<o.length;i++)o[i]&&ie(o[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(r=Nt(o,s=[]))&&(o==t.__e&&s.some(tt),tt(r),tt(o)),n||tt(t.__e),t.__e=t.__c=t.__=null}function _o(t,e,n){return this.constructor(t,n)}function Xe(t,e){var n,o,r,s;b.__&&b.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=dt(nt,{children:[t]}),r=[],s=[],re(e,e.__k,o||Rt,Rt,e.namespaceURI,o?null:e.firstChild?oe.call(e.childNodes):null,r,o?o.__e:e.firstChild,n,s),Be(r,e.__k,s),e.__k.props.children=null}b={__e:function(t,e,n,o){for(var r,s,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){t=a}}throw zt=0,t}},Re=0,te=function(t){return t!=null&&t.constructor===gt},at.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=et({},this.state)),typeof t=="function"&&(t=t(et({},n),this.props)),t&&(et(n,t),this.__v&&(e&&this.__k.push(e),Ne(this)))},at.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Ne(this))},at.prototype.render=nt,J=[],zt=0,Le=function(t,e){return t.__v.__b-e.__v.__b},Wt=Symbol(),Fe=/(PointerCapture)$|Capture$/i,ee=0,Qt={},ao=0;var Ve=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var i=e[s++],a=e[s]?(e[0]|=i?1:2,n[e[s++]]):e[++s];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[e[++s]]=a:i===6?o[1][e[++s]]+=a+"":i?(r=t.apply(a,Ve(t,a,n,["",null])),o.push(r),a[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(a)}return o},Ke=new Map;function Je(t){var e=Ke.get(this);return e||(e=new Map,Ke.set(this,e)),(e=Ve(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,i="",a="",u=[0],l=function(h){s===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,h,i):s===3&&(h||i)?(u.push(3,h,i),s=2):s===2&&i==="..."&&h?u.push(4,h,0):s===2&&i&&!h?u.push(5,0,!0,i):s>=5&&((i||!h&&s===5)&&(u.push(s,0,i,r),s=6),h&&(u.push(s,h,0,r),s=6)),i=""},c=0;c<n.length;c++){c&&(s===1&&l(),l(c));for(var p=0;p<n[c].length;p++)o=n[c][p],s===1?o==="<"?(l(),u=[u],s=3):i+=o:s===4?i==="--"&&o===">"?(s=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(l(),s=1):s&&(o==="="?(s=5,r=i,i=""):o==="/"&&(s<5||n[c][p+1]===">")?(l(),s===3&&(u=u[0]),s=u,(u=u[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(l(),s=2):i+=o),s===3&&i==="!--"&&(s=4,u=u[0])}return l(),u})(t)),e),arguments,[])).length>1?e:e[0]}var y=Je.bind(Ft);var yt,S,ae,Ge,ce=Object.is,qt=0,sn=[],le=[],M=b,Ye=M.__b,Ze=M.__r,Qe=M.diffed,tn=M.__c,en=M.unmount,nn=M.__;function fe(t,e){M.__h&&M.__h(S,t,qt||e),qt=0;var n=S.__H||(S.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function E(t){return qt=1,mo(cn,t)}function mo(t,e,n){var o=fe(yt++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):cn(void 0,e),function(s){var i=(o.__N||o.__)[0],a=o.t(i,s);ce(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=S,!S.__f)){S.__f=!0;var r=S.shouldComponentUpdate;S.shouldComponentUpdate=function(s,i,a){var u=this.__H;if(!u)return!0;var l=!1,c=this.props!=s;if(u.__.some(function(h){h.__N&&(l=!0,ce(h.__[0],h.__N[0])||(c=!0))}),r){var p=r.call(this,s,i,a);return l?p||c:p}return!l||c}}return o.__}function q(t,e){var n=fe(yt++,3);!M.__s&&an(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,S.__H.__h.push(n))}function I(t){return qt=5,N(function(){return{current:t}},[])}function N(t,e){var n=fe(yt++,7);return an(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function go(){var t;do{for(;t=le.shift();)try{wt(t)}catch(n){M.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=sn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(wt),e.__h.some(ue),e.__h=[]}catch(n){e.__h=[],M.__e(n,t.__v)}}}while(le.length)}M.__b=function(t){S=null,Ye&&Ye(t)},M.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),nn&&nn(t,e)},M.__r=function(t){Ze&&Ze(t),yt=0;var e=(S=t.__c).__H;e&&(ae==S?S.__h=[]:(e.__h.some(wt),e.__h.some(ue),yt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ae=S},M.diffed=function(t){Qe&&Qe(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&rn(sn.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ae=S=null},M.__c=function(t,e){e.some(function(n){try{n.__h.some(wt),n.__h=n.__h.filter(function(o){return!o.__||ue(o)})}catch(o){n.__h=[function(){throw o}]}}),tn&&tn(t,e)},M.unmount=function(t){en&&en(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,rn(le.push(r))}else wt(r)}catch(s){e=s}}),o.__H=void 0,e&&M.__e(e,o.__v))};var on=typeof requestAnimationFrame=="function";function wo(t){var e,n=function(){clearTimeout(o),on&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);on&&(e=requestAnimationFrame(n))}function rn(t){t!=1&&Ge==M.requestAnimationFrame||((Ge=M.requestAnimationFrame)||wo)(go)}function wt(t){var e=S,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),S=e}function ue(t){var e=S;t.__c=t.__(),S=e}function an(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!ce(n,t[o])})}function cn(t,e){return typeof e=="function"?e(t):e}var yo=Symbol.for("preact-signals");function jt(){if(B>1)B--;else{var t,e=!1;for((function(){var r=Ht;for(Ht=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var i=s.t;i!==void 0;i=i.x)i.i===r.i&&(i.i=s.i);r=r.o}})();$t!==void 0;){var n=$t;for($t=void 0,Dt++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&un(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=o}}if(Dt=0,B--,e)throw t}}function pe(t){if(B>0)return t();he=++vo,B++;try{return t()}finally{jt()}}var vt,k=void 0;function bt(t){var e=k,n=vt;k=void 0,vt=void 0;try{return t()}finally{k=e,vt=n}}var $t=void 0,B=0,Dt=0,vo=0,he=0,Ht=void 0,It=0;function ln(t){if(k!==void 0){var e=t.n;if(e===void 0||e.t!==k)return e={i:0,S:t,p:k.s,n:void 0,t:k,e:void 0,x:void 0,r:e},k.s!==void 0&&(k.s.n=e),k.s=e,t.n=e,32&k.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=k.s,e.n=void 0,k.s.n=e,k.s=e),e}}function C(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}C.prototype.brand=yo;C.prototype.h=function(){return!0};C.prototype.S=function(t){var e=this,n=this.t;n!==t&&t.e===void 0&&(t.x=n,this.t=t,n!==void 0?n.e=t:bt(function(){var o;(o=e.W)==null||o.call(e)}))};C.prototype.U=function(t){var e=this;if(this.t!==void 0){var n=t.e,o=t.x;n!==void 0&&(n.x=o,t.e=void 0),o!==void 0&&(o.e=n,t.x=void 0),t===this.t&&(this.t=o,o===void 0&&bt(function(){var r;(r=e.Z)==null||r.call(e)}))}};C.prototype.subscribe=function(t){var e=this;return D(function(){var n=e.value;bt(function(){return t(n)})},{name:"sub"})};C.prototype.valueOf=function(){return this.value};C.prototype.toString=function(){return this.value+""};C.prototype.toJSON=function(){return this.value};C.prototype.peek=function(){var t=this;return bt(function(){return t.value})};Object.defineProperty(C.prototype,"value",{get:function(){var t=ln(this);return t!==void 0&&(t.i=this.i),this.v},set:function(t){if(t!==this.v){if(Dt>100)throw new Error("Cycle detected");(function(n){B!==0&&Dt===0&&n.l!==he&&(n.l=he,Ht={S:n,v:n.v,i:n.i,o:Ht})})(this),this.v=t,this.i++,It++,B++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{jt()}}}});function U(t,e){return new C(t,e)}function un(t){for(var e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function fn(t){for(var e=t.s;e!==void 0;e=e.n){var n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function hn(t){for(var e=t.s,n=void 0;e!==void 0;){var o=e.p;e.i===-1?(e.S.U(e),o!==void 0&&(o.n=e.n),e.n!==void 0&&(e.n.p=o)):n=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=o}t.s=n}function ot(t,e){C.call(this,void 0,e),this.x=t,this.s=void 0,this.g=It-1,this.f=4}ot.prototype=new C;ot.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===It))return!0;if(this.g=It,this.f|=1,this.i>0&&!un(this))return this.f&=-2,!0;var t=k;try{fn(this),k=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return k=t,hn(this),this.f&=-2,!0};ot.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}C.prototype.S.call(this,t)};ot.prototype.U=function(t){if(this.t!==void 0&&(C.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};ot.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(ot.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var t=ln(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Bt(t,e){return new ot(t,e)}function pn(t){var e=t.j;if(t.j=void 0,typeof e=="function"){B++;var n=k;k=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,_e(t),o}finally{k=n,jt()}}}function _e(t){for(var e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,pn(t)}function $o(t){if(k!==this)throw new Error("Out-of-order effect");hn(this),k=t,this.f&=-2;try{8&this.f&&_e(this)}finally{jt()}}function ct(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,vt&&vt.push(this)}ct.prototype.c=function(){var t=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ct.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,pn(this),fn(this),B++;var t=k;return k=this,$o.bind(this,t)};ct.prototype.N=function(){2&this.f||(this.f|=2,this.u=$t,$t=this)};ct.prototype.d=function(){this.f|=8,1&this.f||_e(this)};ct.prototype.dispose=function(){this.d()};function D(t,e){var n=new ct(t,e);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var _n,Kt,Xt,bo=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var mn=[];D(function(){_n=this.N})();function lt(t,e){b[t]=e.bind(null,b[t]||function(){})}function kt(t){if(Xt){var e=Xt;Xt=void 0,e()}Xt=t&&t.S()}function dn(t){var e=this,n=t.data,o=xo(n);o.name="ReactiveDom",o.value=n;var r=N(function(){for(var a=e,u=e.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var l=Bt(function(){var f=o.value.value;return f===0?0:f===!0?"":f||""}),c=Bt(function(){return!Array.isArray(l.value)&&!te(l.value)}),p=D(function(){if(this.N=gn,c.value){var f=l.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),h=e.__$u.d;return e.__$u.d=function(){p(),h.call(this)},[c,l]},[]),s=r[0],i=r[1];return s.value?i.peek():i.value}dn.displayName="ReactiveTextNode";Object.defineProperties(C.prototype,{constructor:{configurable:!0,value:Ft(nt,null).constructor},type:{configurable:!0,value:dn},props:{configurable:!0,get:function(){var t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});lt("__b",function(t,e){if(kt(),Kt=void 0,typeof e.type=="string"){var n,o=e.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof C&&(n||(e.__np=n={}),n[r]=s,o[r]=s.peek())}}t(e)});lt("__r",function(t,e){if(t(e),e.type!==nt){kt();var n,o=e.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var i;return D(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;bo&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Kt=o,kt(n)}});lt("__e",function(t,e,n,o){kt(),Kt=void 0,t(e,n,o)});lt("diffed",function(t,e){kt(),Kt=void 0;var n;if(typeof e.type=="string"&&(n=e.__e)){var o=e.__np,r=e.props,s=n.U;if(s)for(var i in s){var a=s[i];a===void 0||o&&i in o||(a.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(var u in o){var l=s[u],c=o[u];l===void 0?(l=ko(n,u,c,r),s[u]=l):l.o(c,r)}}}t(e)});function ko(t,e,n,o){var r=e in t&&t.ownerSVGElement===void 0,s=U(n);return{o:function(i,a){s.value=i,o=a},d:D(function(){this.N=gn;var i=s.value.value;o[e]!==i&&(o[e]=i,r?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}lt("unmount",function(t,e){if(typeof e.type=="string"){var n=e.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var i=e.__np;if(i){var a=e.props;for(var u in i)a[u]=i[u]}e.__np=void 0}else{var l=e.__c;if(l){l.__$f|=8;var c=l.__$u;c&&(l.__$u=void 0,c.d())}}t(e)});lt("__h",function(t,e,n,o){o<3&&(e.__$f|=2),t(e,n,o)});at.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in t)if(i!=="__source"&&t[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in t))return!0;return!1};function xo(t,e){return N(function(){return U(t,e)},[])}var Mo=function(t){queueMicrotask(function(){queueMicrotask(t)})};function So(){pe(function(){for(var t;t=mn.shift();)_n.call(t)})}function gn(){mn.push(this)===1&&(b.requestAnimationFrame||Mo)(So)}var wn="fairground-theme",Co=["auto","light","dark"];function Ao(){try{let t=localStorage.getItem(wn);return Co.includes(t)?t:"auto"}catch{return"auto"}}var xt=U(Ao()),Mt=U(0);function yn(){let t=matchMedia("(prefers-color-scheme: dark)"),e=U(t.matches);t.addEventListener("change",()=>{e.value=t.matches}),matchMedia("print").addEventListener("change",()=>{Mt.value+=1}),D(()=>{let n=e.value?"dark":"light";document.documentElement.dataset.theme=xt.value==="auto"?n:xt.value;try{localStorage.setItem(wn,xt.value)}catch{}Mt.value=Mt.peek()+1})}function me(t){return getComputedStyle(document.documentElement).getPropertyValue(`--${t}`).trim()}function vn(){let t=e=>{xt.value=e.currentTarget.value};return y`<label class="theme"
    >Colours
    <select value=${xt.value} onChange=${t}>
      <option value="auto">as the system</option>
      <option value="light">light</option>
      <option value="dark">dark</option>
    </select></label
  >`}function X(t){let e=Math.abs(t);return e>=1e9?`${rt(t/1e9)} s`:e>=1e6?`${rt(t/1e6)} ms`:e>=1e3?`${rt(t/1e3)} us`:`${rt(t)} ns`}function st(t,e=1e9){let n=Math.min(9,Math.max(1,Math.ceil(11-Math.log10(Math.max(e,1)))));return`${(t/1e9).toFixed(n)} s`}function K(t){return(t/1e6).toFixed(3)}function ut(t){return rt(t/1e3)}function ft(t,e=1){return`${(100*t).toFixed(e)} %`}function rt(t){if(!Number.isFinite(t))return"-";let e=Math.abs(t);return e>=100||Number.isInteger(t)?t.toFixed(0):t.toFixed(e>=10?1:2)}var Eo=new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]","g");function x(t){return String(t).replace(Eo,"\uFFFD")}function St(t,e){let n=Array.from(x(t));if(n.length<=e)return n.join("");let o=Math.min(6,Math.floor(e/2));return`${n.slice(0,e-o-1).join("")}\u2026${n.slice(-o).join("")}`}var Y=class{constructor(e,n=0){this.bytes=e,this.at=n}get ended(){return this.at>=this.bytes.length}next(){let{bytes:e}=this,n=e[this.at++];if(n<128)return n;let o=n&127,r=128;do{if(n=e[this.at++],n===void 0||r>2**49)throw new Error("a number does not end");o+=(n&127)*r,r*=128}while(n>127);return o}below(e){let n=this.next();if(!(n<e))throw new Error(`${n} stands where less than ${e} may stand`);return n}};function Vt(t){let e=2166136261;for(let n=0;n<t.length;n+=1)e=Math.imul(e^t[n],16777619);return e>>>0}var Jt="fgtrace1",To="1ecartgf",Ct=16,Po=512e6,Uo=4096,Oo="this is a trace for Perfetto, to open at ui.perfetto.dev",ht="`fairground run SCENARIO --trace run.fgtrace` writes one";async function $n(t){let{bytes:e}=t;if(e===0)throw new Error(`the file is empty; ${ht}`);let n=await t.read(0,Math.min(e,16));await Wo(t,n);let o=await t.read(e-Ct,Ct),[r,s]=new Uint32Array(o.slice(0,8).buffer),i=e-Jt.length-Ct;if(de(o.subarray(8))!==To||r>Math.min(i,Po))throw new Error(`the trace is cut: its end is missing after ${e} bytes; ${ht}`);let a=await t.read(e-Ct-r,r);if(Vt(a)!==s)throw new Error(`the trace is damaged at its end; ${ht}`);try{return Lo(JSON.parse(new TextDecoder().decode(a)),t)}catch{throw new Error(`the trace's parts do not fit each other; ${ht}`)}}function de(t){return String.fromCharCode(...t)}async function Wo(t,e){let{bytes:n}=t,o=de(e.subarray(0,8));if(o===Jt&&n>=Jt.length+Ct)return;if(o===Jt)throw new Error(`the trace is cut after ${n} bytes; ${ht}`);if(o.startsWith("fgtrace"))throw new Error("another version of fairground wrote this trace: write it again");let r=await zo(t,e)?Oo:No(e);throw new Error(`${r}; ${ht}`)}function No(t){let e=de(t.subarray(0,5)).trimStart();return e.startsWith("{")||e.startsWith("[")?"this is JSON, no trace":e.startsWith("<")?"this is a page, no trace":t[0]===31&&t[1]===139?"this is packed with gzip: unpack it first":"this is no trace of fairground"}async function zo(t,e){if(e[0]!==10||e.length<16)return!1;let n=new Y(e,1),o=n.next()+n.at;return o<t.bytes&&(await t.read(o,1))[0]===10}function Ro({chunks:t,levels:e,cpus:n,...o}){let{step_ns:r,steps_per_tile:s,tiles_per_tile:i}=o,a=f=>Number.isSafeInteger(f)&&f>0,u=e.map(f=>f.at.length),l=u.every((f,_)=>f===Math.ceil((u[_-1]??t.parts.at.length*i)/i)),c=({at:f,bytes:_,checksum:w},m)=>[_,w,m].every(d=>d.length===f.length),p=c(t.parts,t.stretches)&&e.every(f=>c(f,f.at)),h=a(n)&&n<=Uo;return[r,s,i].every(a)&&h&&l&&p&&u.at(-1)===1}function Lo(t,e){if(!Ro(t))throw new Error("parts and whole differ");let{step_ns:n,steps_per_tile:o}=t,{name:r,group:s}=t.tasks;return{...t,source:e,tasks:r.map((i,a)=>({name:i,group:t.groups[s[a]]})),chunk_ns:n*o,world:{name:t.name,ended_ns:t.ended_ns,spans:t.requests.map(i=>({summary:i})),schedule:{longest_wait:t.longest_wait}}}}function pt(t,e){return t.chunk_ns*t.tiles_per_tile**e}function bn({name:t,machine:e,kernel:n,seed:o,digest:r,ended_ns:s,stretches:i,source:a}){let u=`${(a.bytes/1e6).toFixed(1)} MB`;return`${t} on ${e}, kernel ${n}, seed ${o}, digest ${r}: ${X(s)} with ${i.toLocaleString("en")} stretches of running and waiting, in ${u}.`}var Gt="it changed, or is gone: open it again";function ge(t){return{name:t.name,bytes:t.size,read:async(e,n)=>{try{return new Uint8Array(await t.slice(e,e+n).arrayBuffer())}catch{throw new Error(Gt)}}}}async function xn(t,e){let n=await kn(e,0,1);if(n.status===200)return{...ge(await n.blob()),name:t};let o=Number(/\/(\d+)$/.exec(n.headers.get("content-range")??"")?.[1]??0);return{name:t,bytes:n.status===416?0:o,read:async(r,s)=>{if(s===0)return new Uint8Array(0);let i=await kn(e,r,s);if(i.status!==206)throw new Error(Gt);let a=new Uint8Array(await i.arrayBuffer());if(a.length!==s)throw new Error(Gt);return a}}}async function kn(t,e,n){let o;try{o=await fetch(t,{headers:{range:`bytes=${e}-${e+n-1}`}})}catch{throw new Error("the server does not answer")}if(!o.ok&&o.status!==416)throw new Error(Gt);return o}var Fo=4,T=3;function Mn(t,e,n,o){if(!Number.isSafeInteger(o)||o<0||o*3>t.length)throw new Error(`${o} stretches in ${t.length} bytes`);let r=new Y(t),s={from:new Float64Array(o),to:new Float64Array(o),task:new Uint32Array(o),cpu:new Uint16Array(o),state:new Uint8Array(o),tasks:new Uint32Array(e.tasks.length+1)},i=qo(r,e,{chunk:s,start:n,count:o});if(i!==o)throw new Error(`${i} stretches instead of ${o}`);let a=Ho(r,e,n),u=Io(r,e,n);if(!r.ended)throw new Error("more bytes than stretches");return{...s,...Do(s.cpu,e.cpus),wakes:a,clocked:u}}function qo(t,e,{chunk:n,start:o,count:r}){let s=o+e.chunk_ns,i=0,a=0;for(let u=t.below(e.tasks.length+1);u>0;u-=1){let l=a+t.below(e.tasks.length-a);n.tasks.fill(i,a,l+1),a=l+1;let c=o;for(let p=t.below(r-i+1);p>0;p-=1){let h=c+t.next();c=h+t.next();let f=t.below(e.cpus*Fo);if(c>s)throw new Error("a stretch lasts too long");n.from[i]=h,n.to[i]=c,n.task[i]=l,n.cpu[i]=f>>2,n.state[i]=f&3,i+=1}}return n.tasks.fill(i,a),i}function Do(t,e){let n=new Uint32Array(e+1);for(let s of t)n[s+1]+=1;for(let s=0;s<e;s+=1)n[s+1]+=n[s];let o=new Uint32Array(t.length),r=n.slice();for(let s=0;s<t.length;s+=1)o[r[t[s]]++]=s;return{cpus:n,cpuRows:o}}function Ho(t,e,n){let o=t.below(t.bytes.length),r={at:new Float64Array(o),task:new Uint32Array(o),waker:new Uint32Array(o),wakerCpu:new Uint16Array(o),targetCpu:new Uint16Array(o)},s=n;for(let i=0;i<o;i+=1)s+=t.next(),r.at[i]=s,r.task[i]=t.below(e.tasks.length),r.waker[i]=t.below(e.tasks.length+1),r.wakerCpu[i]=t.below(e.cpus),r.targetCpu[i]=t.below(e.cpus);return r}function Io(t,e,n){let o=[];for(let r=t.below(t.bytes.length);r>0;r-=1){let s=t.below(e.cpus),i=n+t.next();o.push({cpu:s,from:i,to:i+t.next(),khz:t.next()})}return o}function Sn(t,e){let n=e.cpus+e.tasks.length,o={bytes:t,steps:new Uint32Array(n),sums:new Float64Array(n*(T+2))},r=new Y(t);for(let s=0;!r.ended;s+=1){s+=r.below(n-s);let i=At(e,s);for(let l=0;l<T+(i?2:0);l+=1)o.sums[s*(T+2)+l]=r.next();o.steps[s]=r.at;let a=i?T+1:T,u=e.steps_per_tile;for(;u>0;)u-=r.below(u+1),r.at+=a;if(r.at>t.length)throw new Error("a row's steps do not end")}return o}function At(t,e){return t.freq_khz_max!==null&&e<t.cpus}function Cn(t,e,{steps_per_tile:n},o,r){let{[e]:s}=t.steps;if(s===0)return;let i=new Y(t.bytes,s);for(let a=0;a<n;){let u=i.next();r(a,u,i.at),a+=u,i.at+=o}}var z=-1,jo=64e6,Bo=6;function An(t){let e=new Map,n=new Map,o=U(0),r=U(null),s=new Map,i=[],a=new Set,u=new Set,l=0,c=t.levels.length-1,p=(m,d,g)=>{e.set(m,{value:d,size:g}),l+=g;for(let[v,{size:$}]of e){if(l<=jo)break;let P=a.has(v)||u.has(v)||v.startsWith(`${c}:`);v===m||P||(e.delete(v),l-=$)}},h=(m,d)=>{let g=`${m}:${d}`,v=e.get(g);return u.add(g),v?(e.delete(g),e.set(g,v),v.value):null},f=async(m,d)=>{let{value:g,size:v}=await Xo(t,m,d);return p(`${m}:${d}`,g,v),g},_=(m,d)=>{let g=h(m,d);if(g)return Promise.resolve(g);let v=`${m}:${d}`;if(s.has(v))return Promise.reject(s.get(v));if(!n.has(v)){let $=A=>{throw s.set(v,A),r.value=A.message,A},P=()=>n.delete(v);n.set(v,f(m,d).catch($).finally(P))}return n.get(v)},w=()=>{for(;n.size<Bo&&i.length>0;){let[m,d]=i.shift(),g=`${m}:${d}`;e.has(g)||n.has(g)||s.has(g)||_(m,d).then(()=>{o.value+=1}).catch(()=>{}).finally(w)}};return{get:h,load:_,arrived:o,failed:r,want:m=>{i=m,a=u,u=new Set,w()}}}async function Xo(t,e,n){let o=e===z,r=o?t.chunks.parts:t.levels[e],s=o?`chunk ${n}`:`tile ${n} of level ${e}`;try{let i=await t.source.read(r.at[n],r.bytes[n]);if(i.length!==r.bytes[n]||Vt(i)!==r.checksum[n])throw new Error("it is not what was written");if(!o){let l=Sn(i,t);return{value:l,size:i.length+l.steps.byteLength+l.sums.byteLength}}let{[n]:a}=t.chunks.stretches,u=Mn(i,t,n*t.chunk_ns,a);return{value:u,size:27*a+20*u.wakes.at.length}}catch(i){throw new Error(`${s} of the trace can't be read: ${i.message}`)}}function we(t,e,n){let o=0,r=()=>{cancelAnimationFrame(o),o=requestAnimationFrame(e)},s=D(()=>{n(),r()}),i=!0,a=Mt.subscribe(()=>{i||e(),i=!1}),u=new ResizeObserver(r);return u.observe(t),[r,()=>{s(),a(),u.disconnect(),cancelAnimationFrame(o)}]}var R=24,ye=300;function _t(t){return t<560?78:150}function ve({pen:t,colours:e},n,o,r){t.strokeStyle=e.ink,t.fillStyle=e.ink,t.lineWidth=1,o!==void 0&&o!==r&&(t.globalAlpha=.6,t.beginPath(),t.moveTo(n,o),t.lineTo(n,r),t.stroke(),t.globalAlpha=1),t.beginPath(),t.moveTo(n,r),t.lineTo(n-4,r-3),t.lineTo(n-4,r+3),t.fill()}function $e({pen:t,plan:e,x:n,width:o,colours:r},{from:s,taken:i,to:a}){t.fillStyle=r.mark;let u=l=>Math.min(o,Math.max(e.label,n(l)));t.globalAlpha=.16,t.fillRect(u(s),R,u(a)-u(s),e.height),t.globalAlpha=1,t.strokeStyle=r.mark,t.lineWidth=2;for(let[l,c]of[[s,[]],[i,[4,3]],[a,[]]])l===void 0||n(l)<e.label||n(l)>o||(t.setLineDash(c),t.beginPath(),t.moveTo(n(l),R),t.lineTo(n(l),e.height),t.stroke());t.setLineDash([])}function be({pen:t,plan:e,x:n,from:o,to:r,width:s,colours:i}){let a=Ko((r-o)/Math.max(2,(s-e.label)/110));t.font="11px system-ui, sans-serif",t.fillStyle=i.ink,t.strokeStyle=i.grid,t.lineWidth=1;for(let u=Math.ceil(o/a)*a;u<r;u+=a){let l=n(u);t.beginPath(),t.moveTo(l,R-4),t.lineTo(l,e.height),t.stroke();let c=st(u,a*100);l+t.measureText(c).width<s&&t.fillText(c,l+2,12)}}function Ko(t){let e=10**Math.floor(Math.log10(Math.max(t,1)));return[1,2,5,10].map(n=>n*e).find(n=>n>=t)}function ke({pen:t,plan:e,colours:n},o,r,s){t.save(),t.fillStyle=n.paper,t.fillRect(0,0,e.label,e.height),t.fillStyle=n.ink,t.font=`${Math.min(12,r-2)}px system-ui, sans-serif`,t.beginPath(),t.rect(0,R,e.label,e.height),t.clip();let i=Math.floor((e.label-8)/6.4);o.forEach(({name:a},u)=>t.fillText(St(a,i),2,s(u)+4)),t.restore()}var mt=[["backlog","waits for a free thread"],["running","runs"],["sibling","lost to the other thread of the core"],["clock","lost to a slower clock"],["spinning","spinning for a lock"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"],["blocked","asleep"]];function En(t){let e=({summary:o})=>Math.max(0,...o.slowest.map(r=>r.elapsed_ns));return[...t.spans].sort((o,r)=>e(r)-e(o)).flatMap(({summary:o})=>o.slowest.map(r=>({...r,span:o.span})))}function Tn(t){return mt.map(([n])=>n).reduce((n,o)=>t[`${o}_ns`]>t[`${n}_ns`]?o:n)}function Et({caption:t,columns:e,rows:n,selected:o}){let r=e.map((c,p)=>p===0||n.some(h=>Yo(h[p]))),s=c=>r[c]?"words":"number",i=(c,p)=>{let h=c?.node??y`<bdi>${x(Yt(c))}</bdi>`,f=c?.className??s(p)+Vo(c);return p===0?y`<th scope="row" class="words">${h}</th>`:y`<td class=${f} style=${Go(c)}>${h}</td>`},a=(c,p)=>y`<th scope="col" class=${s(p)}><bdi>${x(c)}</bdi></th>`,[u,l]=Jo();return y`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${x(t)}</bdi></strong>
      <${Pn} what=${t} text=${()=>Zo(e,n)} />
      ${l&&y`<span class="note">There is more to the right: scroll the table.</span>`}
    </div>
    <div class="scroll" ref=${u} tabindex="0" role="region" aria-label=${x(t)}>
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
  </div>`}function Vo(t){return/^\S{1,40}$/.test(Yt(t))?" name":""}function Jo(){let t=I(null),[e,n]=E(!1);return q(()=>{let o=t.current,r=new ResizeObserver(()=>n(o.scrollWidth>o.clientWidth+1));return r.observe(o),r.observe(o.firstElementChild),()=>r.disconnect()},[]),[t,e]}function Go(t){return typeof t?.level=="number"?{"--level":`${Math.round(60*t.level)}%`}:{}}function Yo(t){return!!t?.node||!/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(Yt(t))}function Yt(t){return t==null?"-":String(t.text??t)}function Zo(t,e){let n=o=>{let r=x(Yt(o)).replace(/\t/g," ");return/^[=+@]/.test(r)?`'${r}`:r};return[t,...e].map(o=>o.map(n).join("	")).join(`
`)}function Pn({what:t,text:e}){let[n,o]=E("Copy");return y`<button type="button" class="copy" onClick=${async()=>{o(await Qo(e())?"Copied":"Not allowed here"),setTimeout(()=>o("Copy"),2e3)}}>
    ${n}<span class="unseen"> ${x(t)}</span>
  </button>`}async function Qo(t){try{return await navigator.clipboard.writeText(t),!0}catch{return tr(t)}}function tr(t){let e=document.createElement("textarea");e.value=t,document.body.append(e),e.select();let n=document.execCommand("copy");return e.remove(),n}function Un({name:t,text:e}){let n=e.split(`
`).map(x).join(`
`);return y`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${x(t)}</bdi></strong>
      <${Pn} what=${t} text=${()=>e} />
    </div>
    <pre class="scroll" tabindex="0" role="region" aria-label=${x(t)}>${n}</pre>
  </div>`}function Me(t){let e=En(t).map(a=>({world:t.name,name:a.span,task:a.task,from:a.at_ns,taken:a.taken_at_ns,to:a.at_ns+a.elapsed_ns,blame:a.blame})),n=t.schedule.longest_wait;if(e.length>0||!n)return e;let{task:o,from_ns:r,to_ns:s}=n;return[{world:t.name,name:"longest time ready without a CPU",task:o,from:r,to:s,blame:null}]}function Se(t,e){let[n,o]=E(-1),r=i=>{let{from:a,to:u}=e[i],l=Math.max((u-a)*.08,1e3);o(i),t.show(a-l,u+l)};return{chosen:n,choose:r,step:i=>{e.length!==0&&r(n<0?0:(n+i+e.length)%e.length)}}}function Ce({jumps:t,chosen:e,choose:n,several:o,of:r=""}){let s=(i,a)=>[{text:`${a+1}`,node:y`<${er} ...${{jump:i,at:a,chosen:e,choose:n}} />`},...o?[i.world]:[],i.name,(i.from/1e9).toFixed(6),K(i.to-i.from),{text:On(i.blame),node:y`<${nr} blame=${i.blame} />`},i.task];return y`<${Et}
    caption=${`The slowest${r}, and where their time went`}
    columns=${["jump to",...o?["run"]:[],"what","began, s","took, ms","where the time went","ended by"]}
    rows=${t.map(s)}
    selected=${e}
  />`}function er({jump:t,at:e,chosen:n,choose:o}){return y`<button
    type="button"
    class="jump"
    aria-pressed=${e===n}
    onClick=${()=>o(e)}
  >
    ${e+1}<span class="unseen">: show ${x(t.name)} of ${X(t.to-t.from)}</span>
  </button>`}function xe(t){let e=Math.max(1,mt.reduce((o,[r])=>o+t[`${r}_ns`],0));return mt.map(([o,r])=>({name:o,says:r,share:t[`${o}_ns`]/e})).filter(({share:o})=>o>0)}function On(t){return t?xe(t).map(({name:e,share:n})=>`${e} ${ft(n)}`).join(", "):"-"}function nr({blame:t}){if(!t)return"-";let e=Tn(t),[,n]=mt.find(([s])=>s===e),o=xe(t).map(({name:s,share:i})=>y`<span class=${`cause ${s}`} style=${{width:`${100*i}%`}}></span>`),r=xe(t).find(({name:s})=>s===e)?.share??0;return y`<span class="blame" role="img" aria-label=${On(t)}>${o}</span>
    <span class="main" aria-hidden="true">${`${ft(r,0)} ${n}`}</span>`}function Ae(){return y`<ul class="legend">
    ${mt.map(([t,e])=>y`<li><span class=${`cause ${t}`}></span> ${t}: ${e}</li>`)}
  </ul>`}var Ee=60;function Wn({ended_ns:t},e,n){let o=n-e;return`You see ${X(o)} of ${X(t)}, from ${st(e,o)}.`}function Nn(t,e){return` All CPUs' mean frequency, idle or not: ${`${e?"":"about "}${ut(t)} MHz`}.`}var zn=200;function Te(t){let e={from:0,to:Math.max(t,zn)},n=U(e),o=(r,s)=>{let i=Math.min(Math.max(s-r,zn),e.to),a=(r+s)/2,u=Math.min(Math.max(0,a-i/2),e.to-i);n.value={from:u,to:u+i}};return{range:n,show:o,all:()=>o(0,e.to),zoom:(r,s)=>{let{from:i,to:a}=n.value,u=s??(i+a)/2;o(u-(u-i)*r,u+(a-u)*r)},move:r=>{let{from:s,to:i}=n.value,a=i-s,u=Math.min(Math.max(0,s+r*a),e.to-a);n.value={from:u,to:u+a}}}}function Pe(t,e,n){let o=new Map,r=l=>{let{from:c,to:p}=e.range.value,h=t.clientWidth-n();return c+(l-n())*(p-c)/h},s=l=>l/(t.clientWidth-n()),i=new AbortController,a={signal:i.signal},u=(l,c,p)=>t.addEventListener(l,c,{...p,...a});u("wheel",l=>{if(!l.ctrlKey&&!l.shiftKey)return;l.preventDefault();let c=l.deltaY||l.deltaX;l.ctrlKey?e.zoom(c>0?1.25:.8,r(l.offsetX)):e.move(c>0?.1:-.1)},{passive:!1}),u("dblclick",l=>e.zoom(.4,r(l.offsetX))),u("pointerdown",l=>{o.set(l.pointerId,l.offsetX),t.setPointerCapture(l.pointerId)}),u("pointermove",l=>{let c=o.get(l.pointerId);c!==void 0&&(o.size===1?e.move(-s(l.offsetX-c)):or(e,o,l,r),o.set(l.pointerId,l.offsetX))});for(let l of["pointerup","pointercancel"])u(l,c=>o.delete(c.pointerId));return()=>i.abort()}function or(t,e,n,o){let[r]=[...e].filter(([a])=>a!==n.pointerId).map(([,a])=>a),s=Math.abs(e.get(n.pointerId)-r),i=Math.abs(n.offsetX-r);s>4&&i>4&&t.zoom(s/i,o((n.offsetX+r)/2))}function Ue(t,e,n){if(t.ctrlKey||t.metaKey||t.altKey)return;let o={ArrowLeft:()=>e.move(-.2),ArrowRight:()=>e.move(.2),PageUp:()=>e.move(-1),PageDown:()=>e.move(1),"+":()=>e.zoom(.5),"=":()=>e.zoom(.5),"-":()=>e.zoom(2),0:e.all,Home:e.all,n:()=>n(1),p:()=>n(-1)};t.key in o&&(o[t.key](),t.preventDefault())}var Oe="Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.";function Ln({view:t,by:e,setBy:n,jump:o,id:r=t.range.peek().to}){let s=(a,u)=>y`<button type="button" onClick=${u}>${a}</button>`,i=(a,u)=>y`<label
      ><input
        type="radio"
        name=${`by-${r}`}
        checked=${e===a}
        onChange=${()=>n(a)}
      />
      ${u}</label
    >`;return y`<div class="buttons">
    <fieldset><legend>Rows</legend>${i("task","tasks")} ${i("cpu","CPUs")}</fieldset>
    ${s("Zoom in",()=>t.zoom(.5))} ${s("Zoom out",()=>t.zoom(2))}
    ${s("Earlier",()=>t.move(-.5))} ${s("Later",()=>t.move(.5))}
    ${s("Whole run",t.all)}
    ${o&&s("Previous slowest",()=>o(-1))}
    ${o&&s("Next slowest",()=>o(1))}
  </div>`}function Fn(){let e=Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink","grid"].map(s=>[s,me(s)])),[n,o,r]=["window","mark","on-running"].map(me);return{...e,window:n,mark:o,onRunning:r}}function qn({highest:t}){let e=t.map(n=>`${ut(n)} MHz`).join(" or ");return y`<li>line: the CPU's frequency, idle or not; ${e} at the top of its row</li>`}var Rn=[["running","runs"],["queued","waits for a CPU"],["throttled","throttled by a CPU limit"],["migrating","on the way to another CPU"]];function Dn({states:t=Rn.map(([n])=>n),children:e}){let n=Rn.filter(([o])=>t.includes(o));return y`<ul class="legend">
    ${n.map(([o,r])=>y`<li><span class=${`cause ${o}`}></span> ${o}: ${r}</li>`)}
    ${e}
  </ul>`}var L=6,Hn=3,rr=4,sr=5,In=1/255;function jn(t,e,n,{row:o,from:r,to:s}){t.fill(0);let a=t.length/L/(s-r),u=o<e.cpus;for(let l of n){if(!l.part)continue;let c=Math.max(r,l.from),p=Math.min(s,l.to),h={columns:t,from:r,scale:a,low:c,high:p};l.level===z?ir(h,e,l.part,o):ar(h,e,l,o)}u&&cr(t)}function Tt({columns:t,from:e,scale:n,low:o,high:r},s,i,a,u){let l=(Math.max(o,s)-e)*n,c=(Math.min(r,i)-e)*n;if(c<=l)return;let p=Math.floor(l),h=Math.min(Math.ceil(c),t.length/L)-1;if(p>=h){h>=0&&(t[h*L+a]+=(c-l)*u);return}t[p*L+a]+=(p+1-l)*u;for(let f=p+1;f<h;f+=1)t[f*L+a]+=u;t[h*L+a]+=(c-h)*u}function ir(t,e,n,o){if(o>=e.cpus){let l=o-e.cpus,{tasks:c,from:p,to:h,state:f}=n;for(let _=c[l];_<c[l+1];_+=1)h[_]>t.low&&p[_]<t.high&&Tt(t,p[_],h[_],f[_],1);return}let{cpus:r,cpuRows:s,from:i,to:a,state:u}=n;for(let l=r[o];l<r[o+1];l+=1){let{[l]:c}=s;a[c]>t.low&&i[c]<t.high&&Tt(t,i[c],a[c],u[c],1)}for(let{cpu:l,from:c,to:p,khz:h}of n.clocked)l===o&&Bn(t,c,p,h/e.freq_khz_max)}function Bn(t,e,n,o){Tt(t,e,n,rr,o),Tt(t,e,n,sr,1)}function ar(t,e,{part:n,level:o,at:r},s){let i=e.step_ns*e.tiles_per_tile**o,a=r*i*e.steps_per_tile,u=At(e,s),l=u?T+1:T,{bytes:c}=n;Cn(n,s,e,l,(p,h,f)=>{let _=a+p*i,w=_+h*i;if(w<=t.low||_>=t.high)return;for(let d=0;d<T;d+=1){let g=c[f+d];g>0&&Tt(t,_,w,d,g*In)}let m=u?c[f+T]:0;m>0&&Bn(t,_,w,m*In)})}function cr(t){for(let e=0;e<t.length;e+=L){t[e+1]+=t[e+Hn],t[e+Hn]=0;let n=t[e+1]+t[e+2];n>1&&(t[e+1]/=n,t[e+2]/=n)}}var Xn=4e4;function Kn(t,e,n,o){let r=(f,_)=>[Math.min(_-1,Math.max(0,Math.floor(e/f))),Math.min(_-1,Math.max(0,Math.ceil(n/f)-1))],s=t.chunks.stretches,[i,a]=r(t.chunk_ns,s.length),u=(n-e)/Math.max(1,o);if(t.step_ns>u||lr(s,i,a))return{level:z,first:i,last:a};let l=0,c=f=>pt(t,f)/t.steps_per_tile<=u;for(;l+1<t.levels.length&&c(l+1);)l+=1;let[p,h]=r(pt(t,l),t.levels[l].at.length);return{level:l,first:p,last:h}}function lr(t,e,n){let o=0;for(let r=e;r<=n&&o<=Xn;r+=1)o+=t[r];return o<=Xn}function Vn(t,e,n){let{level:o,first:r,last:s}=n,i=pt(t,Math.max(0,o)),a=[],u=[];for(let l=r;l<=s;l+=1){let c=e.get(o,l),p={from:l*i,to:(l+1)*i};c?a.push({part:c,level:o,at:l,...p}):(u.push([o,l]),a.push({...ur(t,e,o,l),...p}))}return{found:a,missing:u}}function ur(t,e,n,o){let r=n===z?0:n+1,s=n===z?o:Math.floor(o/t.tiles_per_tile);for(;r<t.levels.length;r+=1){let i=e.get(r,s);if(i)return{part:i,level:r,at:s};s=Math.floor(s/t.tiles_per_tile)}return{part:null,level:r,at:s}}function fr(t){let e=Number.parseInt(t.slice(1),16),[n,o,r]=[e>>16,e>>8&255,e&255];return(4278190080|r<<16|o<<8|n)>>>0}function Jn(t){return Object.fromEntries(["running","queued","throttled","migrating","paper","stripe","ink"].map(n=>[n,fr(t[n])]))}function Pt(t,e){return t>0?Math.max(1,Math.round(Math.min(1,t)*e)):0}function Gn(t,e,{top:n,high:o,isCpu:r,isOdd:s,ink:i,ratio:a}){let u=s?i.paper:i.stripe,l=Math.round(2*a),c=o-l,p=r?Math.max(Math.round(3*a),Math.floor(c/4)):0,h=e.length/L,f={image:t,bottom:n+o-1,ratio:a};for(let _=Math.max(0,n);_<Math.min(t.height,n+o);_+=1)t.pixels.fill(u,_*t.width,_*t.width+h);for(let _=0;_<h;_+=1){let w=_*L;if(r){Ut(f,_,p,Pt(e[w],c-p),i.running);let m=Pt(e[w+1],p);if(Ut(f,_,0,m,i.queued),Yn(f,_,Math.min(m,p-1),Pt(e[w+2],p),i),e[w+5]>0){let d=e[w+4]/e[w+5];pr(f,_,p+Math.round(d*(c-p-2)),i)}}else hr(f,_,e,w,c,i)}}function hr(t,e,n,o,r,s){let i=Math.round(r*.6),a=0,u=(c,p,h)=>{let f=Math.min(Pt(n[o+c],p),r-a);f>0&&Ut(t,e,a,f,h),a+=f};u(0,r,s.running),u(1,i,s.queued),u(3,i,s.migrating);let l=Math.min(Pt(n[o+2],i),r-a);l>0&&Yn(t,e,a,l,s)}function Ut({image:t,bottom:e},n,o,r,s){let{pixels:i,width:a,height:u}=t;for(let l=o;l<o+r;l+=1){let c=e-l;c>=0&&c<u&&(i[c*a+n]=s)}}function Yn({image:t,bottom:e,ratio:n},o,r,s,i){let{pixels:a,width:u,height:l}=t,c=Math.round(5*n);for(let p=r;p<r+s;p+=1){let h=e-p,f=s>2&&((o+h)%c+c)%c<n;h>=0&&h<l&&(a[h*u+o]=f?i.paper:i.throttled)}}function pr({image:t,bottom:e,ratio:n},o,r,s){let i={image:t,bottom:e};Ut(i,o,r+Math.round(n),Math.round(n),s.ink),Ut(i,o,r,Math.round(n),s.paper)}var _r=34,mr=2;function Qn(t,e,n){let o=n==="cpu"?Array.from({length:t.cpus},(a,u)=>({name:`CPU ${u}`,row:u})):t.tasks.map(({name:a},u)=>({name:a,row:t.cpus+u})),r=n==="cpu"?o:o.filter(({row:a})=>e.steps[a]>0),s=n==="cpu"?t.freq_khz_max===null?16:24:14,i=Math.max(s,Math.min(28,Math.floor(420/Math.max(1,r.length))));return{rows:r,tall:i,height:R+Math.max(1,r.length)*i+2}}function to(t,e,n,o){let{plan:r,from:s,to:i,scroll:a,colours:u}=o,l=Math.min(mr,window.devicePixelRatio||1),{clientWidth:c,clientHeight:p}=t;dr(t,Math.round(c*l),Math.round(p*l));let h=_t(c),f=Math.max(1,Math.round((c-h)*l)),_=Kn(e,s,i,f),{found:w,missing:m}=Vn(e,n,_),d=t.getContext("2d"),g=Math.max(0,Math.floor(a/r.tall)),v=Math.min(r.rows.length,Math.ceil((a+p-R)/r.tall)),$=r.rows.slice(g,v),P={wide:f,high:Math.max(1,Math.round((p-R)*l)),ratio:l},A=g*r.tall-a,V=wr(d,e,w,{view:o,rows:$,first:g,offset:A,room:P});d.setTransform(1,0,0,1,0,0),d.fillStyle=u.paper,d.fillRect(0,0,t.width,t.height),d.putImageData(V,Math.round(h*l),Math.round(R*l)),d.scale(l,l);let Z={pen:d,x:H=>h+(H-s)*(c-h)/(i-s),from:s,to:i,width:c,colours:u,rows:$,offset:A,tall:r.tall};return yr({...Z,by:o.by,plan:{label:h,height:p}},e,w,o),{missing:m,isFull:_.level===z,level:_.level}}function dr(t,e,n){t.width!==e&&(t.width=e),t.height!==n&&(t.height=n)}var Zn=new WeakMap;function gr(t,{wide:e,high:n}){let o=Zn.get(t);if(o?.width===e&&o.height===n)return o;let r=t.createImageData(e,n);return Zn.set(t,r),r}function wr(t,e,n,{view:o,rows:r,first:s,offset:i,room:a}){let{from:u,to:l,plan:c,by:p,colours:h}=o,f=gr(t,a),_=new Uint32Array(f.data.buffer),w=Jn(h);_.fill(w.paper);let m=new Float32Array(a.wide*L),d={pixels:_,width:a.wide,height:a.high};return r.forEach(({row:g},v)=>{jn(m,e,n,{row:g,from:u,to:l});let $=Math.round((i+v*c.tall)*a.ratio),P=Math.round((i+(v+1)*c.tall)*a.ratio)-$,A=(s+v)%2===1;Gn(d,m,{top:$,high:P,isCpu:p==="cpu",isOdd:A,ink:w,ratio:a.ratio})}),f}function yr(t,e,n,{marks:o,by:r}){let{pen:s,plan:i,colours:a,from:u,to:l,width:c}=t;s.save(),s.beginPath(),s.rect(i.label,R,c-i.label,i.height),s.clip();let p=n.filter(({level:h,part:f})=>f&&h===z);p.length===n.length&&(r==="cpu"&&p.forEach(({part:h})=>vr(t,e,h)),br(t,e,$r(p,u,l))),o&&$e(t,o),s.restore(),be(t),ke(t,t.rows,t.tall,h=>We(t,h))}function We({offset:t,tall:e},n){return R+t+(n+.5)*e}function vr(t,e,n){let{pen:o,x:r,from:s,to:i,width:a,rows:u,plan:l,colours:c}=t;o.fillStyle=c.onRunning,o.font="10px system-ui, sans-serif";let p=(i-s)*_r/(a-l.label);u.forEach(({row:h},f)=>{for(let _=n.cpus[h];_<n.cpus[h+1];_+=1){let{[_]:w}=n.cpuRows,m=Math.max(s,n.from[w]),d=Math.min(i,n.to[w]);if(n.state[w]!==0||d-m<p)continue;let g=Math.floor((r(d)-r(m)-4)/6),{name:v}=e.tasks[n.task[w]];o.fillText(St(v,g),r(m)+2,We(t,f)+2)}})}function $r(t,e,n){let o=[];for(let{part:{wakes:r}}of t)for(let s=0;s<r.at.length;s+=1)if(!(r.at[s]<e||r.at[s]>=n)&&o.push([r,s])>ye)return[];return o}function br(t,e,n){let{x:o,by:r,rows:s}=t,i=(u,l)=>r==="cpu"?u:e.cpus+l,a=new Map(s.map(({row:u},l)=>[u,We(t,l)]));for(let[u,l]of n){let c=r==="cpu"||u.waker[l]>0,p=i(u.wakerCpu[l],u.waker[l]-1),h=c?a.get(p):void 0,f=a.get(i(u.targetCpu[l],u.task[l]));f!==void 0&&ve(t,o(u.at[l]),h,f)}}var O=T+2,it=T;async function eo(t,e,n,o){let r=new Float64Array((t.cpus+t.tasks.length)*O);await no(t,e,{sums:r,from:n,to:o},t.levels.length-1,0);for(let s=0;s<t.cpus;s+=1){let i=s*O+it;r[i]>0&&(r[i+1]/=r[i])}return r}async function no(t,e,n,o,r){let s=pt(t,o),[i,a]=[r*s,Math.min(t.ended_ns,(r+1)*s)];if(a<=n.from||i>=n.to)return;if(i>=n.from&&a<=n.to){let h=await e.load(o,r);for(let f=0;f<n.sums.length/O;f+=1)kr(n.sums,h.sums,f);return}if(o===0){xr(t,n,await e.load(z,r));return}let u=r*t.tiles_per_tile,l=t.levels[o-1].at.length,c=Math.min(l,u+t.tiles_per_tile),p=Array.from({length:c-u},(h,f)=>u+f);await Promise.all(p.map(h=>no(t,e,n,o-1,h)))}function kr(t,e,n){let o=n*O;for(let r=0;r<=it;r+=1)t[o+r]+=e[o+r];t[o+it+1]+=e[o+it]*e[o+it+1]}function xr(t,{sums:e,from:n,to:o},r){let s=(i,a)=>Math.max(0,Math.min(o,a)-Math.max(n,i));for(let i=0;i<r.from.length;i+=1){let a=s(r.from[i],r.to[i]),u=r.state[i]===T?1:r.state[i];e[r.cpu[i]*O+u]+=a,e[(t.cpus+r.task[i])*O+u]+=a}for(let{cpu:i,from:a,to:u,khz:l}of r.clocked){let c=s(a,u);At(t,i)&&(e[i*O+it]+=c,e[i*O+it+1]+=c*l)}}var Mr=120;function oo({trace:t,store:e,view:n,by:o,drawn:r}){let{from:s,to:i}=n.range.value,[a,u]=E(null);q(()=>{let h=!1,f=setTimeout(async()=>{try{let _=await eo(t,e,s,i);h||u({sums:_,from:s,to:i})}catch{h||u({sums:null,from:s,to:i})}},Mr);return()=>{h=!0,clearTimeout(f)}},[t,s,i]);let l=N(()=>a?.sums&&y`<${Ar} ...${{trace:t,known:a,by:o}} />`,[t,a,o]),p=a&&a.from===s&&a.to===i?Cr(t,a,i-s):"Adding up what happened in it.";return y`<p class="seen" aria-live="polite">
      ${Wn(t,s,i)} ${p}
      ${r&&` ${Sr(t,r)}`}
    </p>
    ${l}`}function Sr(t,{isFull:e,level:n}){if(e)return"Every stretch is in the picture.";let o=t.step_ns*t.tiles_per_tile**n;return`The picture is made of steps of ${X(o)}; the numbers are exact.`}function Cr(t,{sums:e},n){if(!e)return"What happened in it can't be told: a part of it can't be read.";let o=[0,0,0,0,0];for(let w=0;w<t.cpus*O;w+=O){for(let m=0;m<4;m+=1)o[m]+=e[w+m];o[4]+=e[w+3]*e[w+4]}let[r,s,i,a,u]=o,c=`${t.cpus===1?"The CPU":`The ${t.cpus} CPUs`} worked ${ft(r/(n*t.cpus))} of it`,[p,h]=[s,i].map(w=>rt(w/n)),f=`on average ${p} tasks waited for a CPU and ${h} were throttled`,_=a>0?Nn(u/a,!0):"";return`${c}; ${f}.${_}`}function Ar({trace:t,known:e,by:n}){let{sums:o,from:r,to:s}=e,i=n==="cpu",a=i?0:t.cpus,u=i?t.cpus:t.tasks.length,l=Array.from({length:u},(m,d)=>{let g=(a+d)*O;return{at:d,sums:o.subarray(g,g+O)}}),c=({sums:[m,d,g]})=>m+d+g,p=l.filter(m=>i||c(m)>0);i||p.sort((m,d)=>c(d)-c(m));let h=i?Ur(t,s-r):Tr(t,s-r),f=p.length-Ee,_=`${st(r,s-r)} and ${st(s,s-r)}`;return y`<${Et}
      caption=${`What was done ${i?"on each CPU":"by each task"} between ${_}, ms`}
      columns=${i?Pr(t):Er}
      rows=${p.slice(0,Ee).map(h)}
    />
    ${f>0&&y`<p class="note">and ${f} more ${i?"CPUs":"tasks"}</p>`}`}var Er=["task","group","running","queued or migrating","throttled","blocked or not there"];function Tr(t,e){return({at:n,sums:[o,r,s]})=>[t.tasks[n].name,t.tasks[n].group,...[o,r,s].map(K),K(Math.max(0,e-o-r-s))]}function Pr(t){return["CPU","busy","busy, %","tasks queued, sum","tasks throttled, sum",...t.freq_khz_max===null?[]:["mean MHz"]]}function Ur(t,e){return({at:n,sums:[o,r,s,i,a]})=>[`CPU ${n}`,K(o),(100*o/e).toFixed(1),K(r),K(s),...t.freq_khz_max===null?[]:[i>0?ut(a):"-"]]}function ro({trace:t,store:e,top:n}){let o=N(()=>Te(t.ended_ns),[t]),r=N(()=>Me(t.world),[t]),[s,i]=E("cpu"),{chosen:a,choose:u,step:l}=Se(o,r),[c,p]=E(null),h=e.failed.value,f=r[a];return y`<div class="schedule whole">
    <p class="about">${x(bn(t))}</p>
    ${h&&y`<p class="caution" role="alert">${x(h)}. The rest is drawn.</p>`}
    <${Ln} ...${{view:o,by:s,setBy:i,id:"whole",jump:r.length>0&&l}} />
    <${Or} ...${{trace:t,store:e,top:n,view:o,by:s,marks:f,step:l,setDrawn:p}} />
    <${Wr} ...${{trace:t,by:s}} />
    <${oo} ...${{trace:t,store:e,view:o,by:s,drawn:c}} />
    <${Ce} ...${{jumps:r,chosen:a,choose:u,of:` of ${t.source.name}`}} />
    ${r.some(_=>_.blame)&&y`<${Ae} />`}
    ${t.command&&y`<${Un} ...${{name:`Command of ${t.source.name}`,text:t.command}} />`}
  </div>`}function Or({trace:t,store:e,top:n,view:o,by:r,marks:s,step:i,setDrawn:a}){let u=I(null),l=I(null),c=N(()=>Qn(t,n,r),[t,r]);q(()=>{let[h,f]=[l.current,u.current],_=()=>{let{from:g,to:v}=o.range.peek(),{scrollTop:$}=f,P=Fn(),A=to(h,t,e,{plan:c,from:g,to:v,scroll:$,by:r,marks:s,colours:P});e.want(A.missing),h.dataset.missing=A.missing.length;let{isFull:V,level:F}=A;a(Z=>Z?.level===F?Z:{isFull:V,level:F})},w=()=>[o.range.value,e.arrived.value],[m,d]=we(f,_,w);return f.addEventListener("scroll",m,{passive:!0}),()=>{f.removeEventListener("scroll",m),d()}},[t,c,s]),q(()=>{let h=l.current;return Pe(h,o,()=>_t(h.clientWidth))},[o]);let p=r==="cpu"?"CPU":"task";return y`<div
    class="canvas"
    ref=${u}
    tabindex="0"
    role="application"
    aria-label=${`The whole run of ${x(t.name)} by ${p}. ${Oe}`}
    onKeyDown=${h=>Ue(h,o,i)}
  >
    <div style=${{height:`${c.height}px`}}>
      <canvas
        ref=${l}
        style=${{height:`min(${c.height}px, var(--sight))`}}
        aria-hidden="true"
      ></canvas>
    </div>
  </div>`}function Wr({trace:t,by:e}){let n=["running","queued","throttled",...e==="cpu"?[]:["migrating"]],o=e==="cpu"&&t.freq_khz_max!==null;return y`<${Dn} states=${n}>
      ${o&&y`<${qn} highest=${[t.freq_khz_max]} />`}
    <//>
    <p class="note">
      Each column of pixels is divided as the time was that it stands for; what happened at all
      takes one pixel or more. Blank is idle${e==="cpu"?"":", blocked or not there"}.
      ${e==="cpu"&&" Tasks that wait on a CPU are the strip below who runs."} Arrows are
      wake-ups: they come when few enough are in sight, as do names. ${Oe} The wheel alone, and
      the up and down arrows, go to other rows.
    </p>`}async function Nr(t){let e=await $n(t),n=An(e),o=await n.load(e.levels.length-1,0);return{trace:e,store:n,top:o,name:t.name}}function so({files:t=[],first:e=null}){let[n,o]=E(null),[r,s]=E(null),i=I(0),a=I(null),u=async(h,f)=>{i.current+=1;let _=i.current;try{let w=await Nr(await f());if(_!==i.current)return;o(w),s(null)}catch(w){_===i.current&&s(`${h}: ${w.message}`)}},l=({name:h,address:f})=>u(h,()=>xn(h,f)),c=h=>{u(h.name,async()=>ge(h)),a.current?.scrollIntoView()};return q(()=>(e&&l(e),zr(c)),[]),y`<section class="traces" ref=${a} aria-label="A whole run">
    <h2>A whole run</h2>
    <p>
      <label>
        Open a trace, or drop it anywhere on this page:${" "}
        <input type="file" onChange=${({currentTarget:h})=>h.files[0]&&c(h.files[0])} />
      </label>
    </p>
    ${t.map(h=>y`<button type="button" class="served" onClick=${()=>l(h)}>
        <bdi>${x(h.name)}</bdi>
      </button>`)}
    ${!n&&y`<p class="note">
      <code>fairground run SCENARIO --trace run.fgtrace</code> writes one. It stays on this machine.
    </p>`}
    ${r&&y`<p class="caution" role="alert">${x(r)}</p>`}
    ${n&&y`<h3><bdi>${x(n.name)}</bdi></h3>`}
    ${n&&y`<${ro} key=${i.current} ...${n} />`}
  </section>`}function zr(t){let e=new AbortController,n=(o,r)=>addEventListener(o,r,{signal:e.signal});return n("dragover",o=>{o.dataTransfer?.types.includes("Files")&&o.preventDefault()}),n("drop",o=>{let r=o.dataTransfer?.files[0];r&&(o.preventDefault(),t(r))}),()=>e.abort()}async function Rr(){try{let{files:t}=await(await fetch("files.json")).json();return t.filter(({kind:e})=>e==="trace")}catch{return[]}}function Lr({files:t}){let n=t.find(({address:o})=>location.hash===`#${o}`)??(t.length===1?t[0]:null);return y`<header>
      <h1>fairground trace</h1>
      <p class="by">A run from its beginning to its end. Nothing is sent anywhere.</p>
      <${vn} />
    </header>
    <main>
      <${so} files=${t} first=${n} />
      <p class="note"><a href="./">The playground</a></p>
    </main>`}yn();var io=document.getElementById("report");Rr().then(t=>{io.replaceChildren(),Xe(y`<${Lr} files=${t} />`,io)});})();
