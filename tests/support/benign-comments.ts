/** A body that must be shown as written. */
export interface Benign {
  readonly html: string;
  /** The text with collapsed white space. */
  readonly text: string;
  /** The number of elements by selector. */
  readonly has?: Readonly<Record<string, number>>;
}

/** Harmless bodies by their description. */
export const benign: Readonly<Record<string, Benign>> = {
  'a paragraph': {
    html: '<p>La clienta desea incluir a su esposo como conductor habitual.</p>',
    text: 'La clienta desea incluir a su esposo como conductor habitual.',
    has: { p: 1 },
  },
  'a list of what is needed': {
    html: '<p>Necesitamos:</p><ul><li><strong>Copia de la cédula</strong></li><li>Licencia</li></ul><ol start="3"><li>Firmar</li><li>Enviar</li></ol>',
    text: 'Necesitamos:Copia de la cédulaLicenciaFirmarEnviar',
    has: { p: 1, 'ul > li': 2, 'li > strong': 1, 'ol[start="3"] > li': 2 },
  },
  'a list in a list': {
    html: '<ul><li>Uno<ul><li>Uno uno</li></ul></li><ul><li>Suelto</li></ul></ul>',
    text: 'UnoUno unoSuelto',
    has: { 'ul > li': 4, 'ul ul > li': 2, 'ul > ul': 0 },
  },
  'letters of every kind': {
    html: '<b>a</b><i>b</i><u>c</u><em>d</em><strong>e</strong><s>f</s><strike>g</strike><sub>h</sub><sup>i</sup><small>j</small><mark>k</mark><del>l</del><ins>m</ins><kbd>n</kbd><var>o</var><samp>p</samp><cite>q</cite><q>r</q><tt>s</tt><font color=red>t</font><span>u</span>',
    text: 'abcdefghijklmnopqrstu',
    has: {
      b: 1,
      i: 1,
      u: 1,
      em: 1,
      strong: 1,
      s: 2,
      sub: 1,
      sup: 1,
      small: 1,
      mark: 1,
      del: 1,
      ins: 1,
      kbd: 1,
      var: 1,
      samp: 1,
      cite: 1,
      q: 1,
      code: 1,
      font: 0,
      span: 0,
    },
  },
  'headings, each under the one that it belongs to': {
    html: '<h1>Resumen</h1><h2>Detalle</h2><p>Texto</p><h6>Fin</h6>',
    text: 'ResumenDetalleTextoFin',
    has: { 'h2:nth-child(1)': 1, 'h3:nth-child(2)': 1, 'h4:nth-child(4)': 1, p: 1, 'h1, h5, h6, [role=heading]': 0 },
  },
  'headings that begin low and go back': {
    html: '<h3>A</h3><h5>B</h5><h1>C</h1><h4>D</h4><h4>E</h4>',
    text: 'ABCDE',
    has: { 'h2:nth-child(1)': 1, 'h3:nth-child(2)': 1, 'h2:nth-child(3)': 1, 'h3:nth-child(4)': 1, 'h3:nth-child(5)': 1 },
  },
  'more levels of headings than there are': {
    html: '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
    text: '123456',
    has: { 'h2, h3, h4, h5': 4, h6: 2, h1: 0 },
  },
  'headings in a quote and in a cell, and one of a mail program': {
    html: '<blockquote><h1 align=center class=titulo><span style="color:red">Aviso</span></h1></blockquote><table><tr><td><h2>Pago <i>único</i></h2></td></tr></table>',
    text: 'AvisoPago único',
    has: { 'blockquote > h2': 1, 'td > h3 > i': 1, '[align], [class], [style]': 0 },
  },
  'headings without words, which are none': {
    html: '<h1><br></h1><h2>&#8203;</h2><h2>Título</h2><h3><img src="cid:1" alt="Foto"></h3>',
    text: '\u200BTítuloFoto',
    has: { 'h2, h3': 2, 'h1, h4': 0 },
  },
  links: {
    html: '<p>Ver <a href="https://ejemplo.do/poliza?id=1&amp;x=2#a">la póliza</a>, <a href="http://ejemplo.do">el sitio</a> o <a href="mailto:ayuda@ejemplo.do?subject=Hola">escribir</a>.</p>',
    text: 'Ver la póliza, el sitio o escribir.',
    has: {
      'a[href="https://ejemplo.do/poliza?id=1&x=2#a"][target=_blank][rel="noopener noreferrer nofollow"]': 1,
      'a[href="http://ejemplo.do"]': 1,
      'a[href^="mailto:ayuda@ejemplo.do"]': 1,
    },
  },
  'links to telephones': {
    html: '<p><a href="tel:+18095550100">Llamar</a>, <a href="TEL:809-555-0100;ext=12">extensión</a>, <a href=" tel:(809)%20555-0100 ">oficina</a></p>',
    text: 'Llamar, extensión, oficina',
    has: {
      'a[href="tel:+18095550100"][target=_blank][rel="noopener noreferrer nofollow"]': 1,
      'a[href="TEL:809-555-0100;ext=12"]': 1,
      'a[href="tel:(809)%20555-0100"]': 1,
    },
  },
  'a link to a telephone without words': { html: '<a href="tel:8095550100"></a>', text: '8095550100', has: { a: 1 } },
  'directions that are given': {
    html: '<p dir="rtl">שלום</p><div dir=RTL><p>مرحبا</p><ul><li>واحد</li></ul></div><blockquote dir="auto">Hola</blockquote><table dir="rtl"><tr><td>أ</td></tr></table>',
    text: 'שלוםمرحباواحدHolaأ',
    has: {
      'p[dir=rtl i]': 1,
      'div[dir=rtl i] > p:not([dir])': 1,
      'ul:not([dir])': 1,
      'blockquote[dir=auto]': 1,
      'table[dir=rtl] td:not([dir])': 1,
    },
  },
  'directions of what gets another name': {
    html: '<h1 dir=rtl>כותרת</h1><center dir=rtl>מרכז</center><p>Dice <span dir=rtl>שלום!</span> y <font dir=rtl>סוף</font>, <bdo dir=rtl>abc</bdo>, <bdi>x</bdi>, <span>y</span></p>',
    text: 'כותרתמרכזDice שלום! y סוף, abc, x, y',
    has: { 'h2[dir=rtl]': 1, 'div[dir=rtl]': 1, 'p > bdi[dir=rtl]': 3, 'p > bdi': 4, 'span, bdo, font': 0 },
  },
  'directions that are none': {
    html: '<p dir="up">uno</p><p dir="">dos</p><p dir="ltr auto">tres</p>',
    text: 'unodostres',
    has: { 'p[dir=auto]': 3 },
  },
  'no direction: each part has its own': {
    html: '<p>Hola</p><p>שלום</p><ul><li>واحد<ul><li>dos</li></ul></li></ul><table><tr><td>أ</td><th>b</th></tr></table><pre>c</pre>',
    text: 'HolaשלוםواحدdosأbC'.replace('C', 'c'),
    has: {
      'p[dir=auto]': 2,
      'ul[dir=auto]': 1,
      'ul ul:not([dir]), li:not([dir])': 3,
      ':is(td, th)[dir=auto]': 2,
      'pre[dir=auto]': 1,
    },
  },
  'a mail whose whole page has a direction': {
    html: '<html dir="rtl"><head><title>x</title></head><body><p>مرحبا</p></body></html>',
    text: 'مرحبا',
    has: { '[dir=rtl] > p:not([dir])': 1 },
  },
  'a mail whose body has a direction': {
    html: '<!doctype html><html lang=he><body dir=rtl bgcolor=white>שלום <b>לך</b></body></html>',
    text: 'שלום לך',
    has: { '[dir=rtl] > b': 1 },
  },
  'words that look like handlers': {
    html: '<p title="on=1">Una onza = 31 g, la "once=11" y \'online=sí\'. <img src="cid:1" alt="la onza=31"> <a href="https://ejemplo.do/?a=1 onza=31">ver</a> &lt;base href="x"&gt;</p>',
    text: 'Una onza = 31 g, la "once=11" y \'online=sí\'. la onza=31 ver <base href="x">',
    has: { 'a[href="https://ejemplo.do/?a=1 onza=31"]': 1 },
  },
  'a link without words': { html: '<a href="https://ejemplo.do/x"></a>', text: 'https://ejemplo.do/x', has: { a: 1 } },
  'a picture': {
    html: '<p>Mire <img src="https://ejemplo.do/foto.png" alt="el choque"> y <img src="https://ejemplo.do/2.png"></p>',
    text: 'Mire el choque y Imagen',
    has: { img: 0, 'a[href="https://ejemplo.do/foto.png"][target=_blank]': 1, 'a[href="https://ejemplo.do/2.png"]': 1 },
  },
  'pictures that can’t be fetched, and one in a link': {
    html: '<img src="cid:1@x" alt="Firma"> <img src="data:image/png;base64,AA"> <a href="https://ejemplo.do/"><img src="https://ejemplo.do/logo.png" alt="Logo"></a>',
    text: 'Firma Imagen Logo',
    has: { img: 0, a: 1, 'a[href="https://ejemplo.do/"]': 1 },
  },
  'a table': {
    html: '<table border=1><caption>Pagos</caption><thead><tr><th>Recibo</th><th>Monto</th></tr></thead><tbody><tr><td>1</td><td>2,500.00</td></tr><tr><td colspan="2">Total</td></tr></tbody><tfoot><tr><td rowspan=2>x</td></tr></tfoot></table>',
    text: 'PagosReciboMonto12,500.00Totalx',
    has: {
      'table > caption': 1,
      'thead > tr > th': 2,
      'tbody > tr': 2,
      'td[colspan="2"]': 1,
      'tfoot td[rowspan="2"]': 1,
      'div > table': 1,
    },
  },
  'a mail that is laid out by tables': {
    html: '<table width=600 cellpadding=0><tr><td><table><tr><td><p>Estimado cliente:</p><a href="https://ejemplo.do/pago" class=boton style="color:#fff">Pagar</a></td></tr></table></td></tr></table>',
    text: 'Estimado cliente:Pagar',
    has: { 'table table p': 1, 'table a': 1, '[style], [class]': 0 },
  },
  'an answer with what it answers': {
    html: '<div>De acuerdo.</div><br><blockquote>El lunes escribió:<blockquote>¿Falta algo?</blockquote></blockquote><hr><address>Ana</address>',
    text: 'De acuerdo.El lunes escribió:¿Falta algo?Ana',
    has: { 'blockquote > blockquote': 1, br: 1, hr: 1, div: 2 },
  },
  code: {
    html: '<pre>línea 1\n  línea 2 &lt;b&gt;</pre><p>Use <code>&lt;img src=x onerror=1&gt;</code></p>',
    text: 'línea 1 línea 2 <b>Use <img src=x onerror=1>',
    has: { pre: 1, 'p > code': 1 },
  },
  'signs, emoji and other scripts': {
    html: '<p>5 &lt; 7 &amp; 7 &gt; 5 — ñ Ñ ü € 👩🏽‍💻 中文 שלום مرحبا &copy; &nbsp;fin</p>',
    text: '5 < 7 & 7 > 5 — ñ Ñ ü € 👩🏽‍💻 中文 שלום مرحبا © fin',
  },
  'a list of definitions': {
    html: '<dl><dt>Prima</dt><dd>Lo que se paga</dd><dt>Ramo</dt><dd>Línea</dd></dl>',
    text: 'PrimaLo que se pagaRamoLínea',
    has: { 'dl > dt': 2, 'dl > dd': 2 },
  },
  'a mail of Word': {
    html: '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset=utf-8><style>p.MsoNormal{margin:0}</style><!--[if gte mso 9]><xml><o:x/></xml><![endif]--></head><body lang=ES><div class=WordSection1><p class=MsoNormal><span style="font-size:11.0pt">Buenas tardes<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p>Saludos</p></div></body></html>',
    text: 'Buenas tardes Saludos',
    has: { p: 3, style: 0 },
  },
  'letters that are closed in another order': {
    html: '<p><b>uno <i>dos</b> tres</i></p><p>cuatro</p>',
    text: 'uno dos trescuatro',
    has: { p: 2, b: 1, i: 2 },
  },
  'text without any tag': { html: 'Hola, ¿cómo están?', text: 'Hola, ¿cómo están?' },
  'sections of a page': {
    html: '<article><header>Aviso</header><section>Uno</section><section>Dos</section><footer>Fin</footer></article>',
    text: 'AvisoUnoDosFin',
    has: { 'article, header, section, footer': 0, div: 5 },
  },
};
