import type PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { setImmediate as breathe } from 'node:timers/promises';
import { type Column, type Definition, type Report, type Section, shown, type Values } from './report.ts';

type Document = InstanceType<typeof PDFDocument>;

interface Heading {
  codigo: string;
  titulo: string;
  /** The day on which the report is made. */
  dia: string;
}

const MARGIN = 36;
const LINE = 12.5;
const SIZE = 7.5;
const GAP = 9;
/** Average width of a character, to cut what would run into the next column. */
const CHARACTER = 0.5;
/** Characters of Latin 1 and some more: those that the standard fonts can draw. */
const DRAWABLE = /[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/gu;

/** A report as a PDF of as many pages as it takes: its title, the parameters as they were sent, and its tables. */
export async function drawPdf(heading: Heading, { parametros }: Definition, values: Values, report: Report): Promise<Buffer> {
  const { default: Pdf } = await import('pdfkit');
  const info = { Title: heading.titulo, Author: 'Portal de Autogestión', Subject: heading.codigo };
  const doc = new Pdf({ size: 'LETTER', layout: 'landscape', margin: MARGIN, info, lang: 'es-DO' });
  const bytes = buffer(doc);
  const page = startPages(doc, heading);
  doc.font('Helvetica-Bold').fontSize(15).text(heading.titulo, MARGIN, page.y);
  page.y += 24;
  for (const [key, { nombre }] of Object.entries(parametros)) {
    if (values[key] !== undefined) page.line(`${nombre} (${key}): ${values[key]}`);
  }
  for (const [nombre, valor] of report.datos) page.line(`${nombre}: ${valor}`);
  for (const text of report.parrafos) page.paragraph(text);
  for (const section of report.secciones) await drawSection(doc, page, section);
  doc.end();
  return bytes;
}

/** Where the next line goes, and the lines that need no table. */
interface Pages {
  y: number;
  /** Makes room for a line; true when it is on a new page. */
  room: (height: number) => boolean;
  line: (text: string, bold?: boolean) => void;
  paragraph: (text: string) => void;
}

function startPages(doc: Document, { codigo, titulo, dia }: Heading): Pages {
  let count = 0;
  const bottom = doc.page.height - MARGIN - 14;
  const head = (): void => {
    count += 1;
    doc.font('Helvetica').fontSize(SIZE).fillColor('#555555');
    doc.text(`Seguros del Portal, S. A.   ${codigo}   ${titulo}`, MARGIN, MARGIN - 12, { lineBreak: false });
    doc.text(`Página ${count}   ${dia}`, doc.page.width - MARGIN - 110, MARGIN - 12, { lineBreak: false });
    doc.fillColor('#000000');
  };
  head();
  const pages: Pages = {
    y: MARGIN + 8,
    room(height) {
      if (pages.y + height <= bottom) return false;
      doc.addPage();
      head();
      pages.y = MARGIN + 8;
      return true;
    },
    line(text, bold = false) {
      pages.room(LINE);
      doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(SIZE + 1.5);
      doc.text(drawable(text), MARGIN, pages.y, { lineBreak: false });
      pages.y += LINE + 1;
    },
    paragraph(text) {
      doc.font('Helvetica').fontSize(SIZE + 2.5);
      const width = doc.page.width - 2 * MARGIN;
      const height = doc.heightOfString(drawable(text), { width }) + 6;
      pages.room(height);
      doc.text(drawable(text), MARGIN, pages.y + 4, { width });
      pages.y += height;
    },
  };
  return pages;
}

async function drawSection(doc: Document, page: Pages, { titulo, columnas, filas, totales }: Section): Promise<void> {
  const places = layOut(columnas, doc.page.width - 2 * MARGIN);
  const titles = columnas.map((column) => column.titulo);
  page.y += 8;
  page.room(4 * LINE);
  page.line(titulo, true);
  drawRow(doc, page, places, titles, true);
  if (filas.length === 0) page.line('No hay datos para estos parámetros.');
  for (const [index, fila] of filas.entries()) {
    if (page.room(LINE)) drawRow(doc, page, places, titles, true);
    const cells = columnas.map((column, place) => shown(fila[place], column));
    drawRow(doc, page, places, cells, false);
    // A report of hundreds of pages must not hold the other calls back.
    if (index % 500 === 499) await breathe();
  }
  page.y += 4;
  for (const total of totales) page.line(total, true);
}

interface Place {
  x: number;
  width: number;
  right: boolean;
}

function layOut(columnas: readonly Column[], width: number): Place[] {
  const shares = columnas.reduce((sum, { ancho }) => sum + ancho, 0);
  let x = MARGIN;
  return columnas.map(({ ancho, tipo }) => {
    const place = { x, width: (width * ancho) / shares - GAP, right: tipo === 'monto' || tipo === 'entero' };
    x += place.width + GAP;
    return place;
  });
}

function drawRow(doc: Document, page: Pages, places: readonly Place[], cells: readonly string[], bold: boolean): void {
  doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(SIZE);
  for (const [index, { x, width, right }] of places.entries()) {
    const text = cut(drawable(cells[index] ?? ''), width);
    const start = right ? x + width - doc.widthOfString(text) : x;
    doc.text(text, start, page.y, { lineBreak: false });
  }
  page.y += LINE;
}

function cut(text: string, width: number): string {
  const most = Math.floor(width / (SIZE * CHARACTER));
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** A text with what the standard fonts can draw. */
function drawable(text: string): string {
  return text.normalize('NFC').replace(DRAWABLE, '?');
}
