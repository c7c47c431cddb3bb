import { htmlOf } from '../../services/solicitudes/comments.ts';

/** A comment of a prepared thread; null where the service sends nothing. */
export interface Preparado {
  /** A number is the id of an unknown author. */
  autor: 'solicitante' | 'agente' | number | null;
  html: string | null;
  texto: string | null;
  /** Sent without its instant. */
  sinFecha?: true;
}

const PALABRA = 'Superextraordinariamente'.repeat(16);
const ENLACE = `https://www.ejemplo.do/formularios/endoso?${Array.from({ length: 40 }, (_, index) => `campo${index}=valor%20${index}`).join('&amp;')}`;
const MESES = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic'];
const ANCHA = [
  `<tr><th>Póliza</th>${MESES.map((mes) => `<th>${mes} 2026</th>`).join('')}<th>Total</th></tr>`,
  ...[700, 699, 698].map(
    (poliza) =>
      `<tr><td>01-25-${poliza}</td>${MESES.map((_, mes) => `<td>RD$ ${mes + 1},250.50</td>`).join('')}<td><strong>RD$ 81,006.00</strong></td></tr>`,
  ),
].join('');
const PROPIO =
  'Buenos días 👋🏽\nLes escribo por la póliza 700:\n\n  1. ¿qué documentos faltan?\n  2. ¿cuándo se emite?\n\nGracias 🙏';

/** All formatting of honest people and mail programs. */
export const HILO_RICO: readonly Preparado[] = [
  { autor: 'solicitante', html: htmlOf(PROPIO), texto: PROPIO },
  {
    autor: 'agente',
    html: '<h1>Resumen</h1><h2>Estado del caso</h2><h3>Documentos</h3><h4>Recibidos</h4><h5>Copias</h5><h6>Originales</h6><p>Hemos <strong>validado</strong> el <b>caso</b> con <em>Técnica</em> y <i>Cobros</i>; el monto es <u>RD$ 8,250.50</u> y no <s>RD$ 9,000</s> <del>RD$ 9,100</del> <ins>(corregido)</ins>. Son 200 m<sup>2</sup> y CO<sub>2</sub>.</p><hr><p><small>Mensaje confidencial.</small> <mark>Vence mañana.</mark> <abbr title="Impuesto sobre transferencias">ITBIS</abbr> incluido.</p>',
    texto: 'Resumen. Hemos validado el caso con Técnica y Cobros; el monto es RD$ 8,250.50.',
  },
  {
    autor: 'agente',
    html: '<p>Necesitamos:</p><ol><li>Cédula<ul><li>copia a color</li><li>por ambos lados<ul><li>legible</li></ul></li></ul></li><li>Licencia</li></ol><ol start="5"><li>Quinto paso</li><li>Sexto paso</li></ol><dl><dt>Plazo</dt><dd>Cinco días laborables</dd><dt>Lugar</dt><dd>Cualquier sucursal</dd></dl>',
    texto: 'Necesitamos: cédula a color por ambos lados, licencia. Plazo: cinco días laborables, en cualquier sucursal.',
  },
  {
    autor: 'agente',
    html: '<p>Más en <a href="https://www.ejemplo.do/endosos">nuestra página</a>, en <a href="http://www.ejemplo.do" title="Página principal">www.ejemplo.do</a> o por <a href="mailto:servicio@ejemplo.do?subject=P%C3%B3liza%20700">servicio@ejemplo.do</a>. Ancla: <a href="#final">al final</a>; sin destino: <a>aquí</a>; con formato: <a href="https://www.ejemplo.do/a?b=1&amp;c=2"><strong>descargar</strong> el <em>formulario</em></a>.</p>',
    texto: 'Más en https://www.ejemplo.do/endosos o por servicio@ejemplo.do.',
  },
  {
    autor: 'agente',
    html: `<p>Los recibos:</p><table><caption>Recibos pendientes</caption><thead><tr><th scope="col">Recibo</th><th scope="col">Monto</th></tr></thead><tbody><tr><td>15321</td><td align="right">RD$ 8,250.50</td></tr><tr><td colspan="2">Sin mora</td></tr></tbody><tfoot><tr><th>Total</th><td>RD$ 8,250.50</td></tr></tfoot></table><p>El año completo:</p><table border="1">${ANCHA}</table>`,
    texto: 'Recibo 15321, RD$ 8,250.50, sin mora. El año completo: 01-25-700, RD$ 81,006.00.',
  },
  {
    autor: 'agente',
    html: `<blockquote><p>¿Cuándo se aplica el pago?</p><blockquote><p>El pago fue el día 15.</p></blockquote></blockquote><p>Ya fue aplicado. La referencia es <code>END-2291</code>; pulse <kbd>Ctrl</kbd>+<kbd>F5</kbd>. El archivo dice:</p><pre><code>POLIZA;RECIBO;MONTO\n01-25-700;15321;8250.50\n${'-'.repeat(200)}\n  &lt;fin&gt;</code></pre>`,
    texto: '> ¿Cuándo se aplica el pago?\n\nYa fue aplicado. La referencia es END-2291.',
  },
  {
    autor: 'agente',
    html: '<p>El comprobante:</p><p><img src="https://archivos.ejemplo.do/comprobantes/recibo.png" alt="Comprobante de pago" width="1600" height="900"></p><p>Sin descripción: <img src="https://archivos.ejemplo.do/comprobantes/otro.png"></p><p><a href="https://www.ejemplo.do/comprobante"><img src="https://archivos.ejemplo.do/comprobantes/mini.png" alt="Ver el comprobante"></a></p><figure><img src="https://archivos.ejemplo.do/plano.png" alt="Plano"><figcaption>Plano del local</figcaption></figure>',
    texto: 'El comprobante: https://archivos.ejemplo.do/comprobantes/recibo.png',
  },
  {
    autor: 'solicitante',
    html: null,
    texto: 'Este comentario llegó solo como texto:\n\n- con líneas,\n- con <signos> & "comillas",\n- con 👩🏽‍👩🏽‍👧🏽 y 🇩🇴.',
  },
  {
    autor: 77_777,
    html: `<p>Escribe alguien que no es agente 😀👍🏽 ❤️</p><p>${PALABRA}</p><p><a href="${ENLACE}">${ENLACE}</a></p>`,
    texto: `Escribe alguien que no es agente 😀👍🏽 ❤️\n${PALABRA}`,
  },
  {
    autor: null,
    html: '<p><em>Nota automática:</em> la solicitud fue asignada a Servicio al cliente.</p>',
    texto: 'Nota automática: la solicitud fue asignada a Servicio al cliente.',
  },
  {
    autor: 'agente',
    html: '<div class="WordSection1" style="font-family:Calibri;color:#1f497d"><p class="MsoNormal" style="margin:0">Estimado intermediario:<o:p></o:p></p><p class="MsoNormal">&nbsp;</p><p class="MsoNormal"><font face="Arial" size="2" color="navy">Se pegó desde un programa de <span style="background:yellow">correo</span>, con señales de ñ, «comillas», guion — y 5&nbsp;000&euro;.</font></p><center>Saludos cordiales</center></div>',
    texto:
      'Estimado intermediario:\n\nSe pegó desde un programa de correo, con señales de ñ, «comillas», guion — y 5 000€.\n\nSaludos cordiales',
    sinFecha: true,
  },
  { autor: 'solicitante', html: htmlOf('Recibido todo. ¡Gracias! 🎉'), texto: 'Recibido todo. ¡Gracias! 🎉' },
];
