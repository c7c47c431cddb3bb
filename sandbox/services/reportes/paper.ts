import type PDFDocument from 'pdfkit';
import { drawable, encoded, type Face, FACES, widthOf, wrap } from './glyphs.ts';

export type Document = InstanceType<typeof PDFDocument>;

/** Content of a report's head and foot. */
export interface Heading {
  codigo: string;
  titulo: string;
  entidad: string;
  /** The recipient. */
  para: string;
  /** Day of the report, for people. */
  dia: string;
}

/** A text at a position; `y` is the top of its line. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  size: number;
  face?: Face;
  color?: Color;
}

/** Colours of the reports, in PDF's notation. */
const COLORS = { ink: '0.13 0.16 0.2', grey: '0.36 0.4 0.45', brand: '0.07 0.23 0.42' } as const;
type Color = keyof typeof COLORS;

export const MARGIN = 40;
const TOP = 34;
const FOOT = 44;
const COMPANY = 'Seguros del Portal, S. A. · Santo Domingo, República Dominicana';

/** Pages under one letterhead: position of the next block, and drawing on the current page. */
export interface Paper {
  doc: Document;
  y: number;
  left: number;
  right: number;
  width: number;
  /** Top of the foot. */
  bottom: number;
  /** Makes room for an unbreakable block; true when that took a new page. */
  room: (height: number) => boolean;
  newPage: () => void;
  /** Draws texts, each on one line. */
  write: (pieces: readonly Piece[]) => void;
  /** Fills a rectangle with a shade of grey, from 0 (black) to 1. */
  fill: (x: number, y: number, width: number, height: number, shade: number) => void;
  widthOf: (text: string, face: Face, size: number) => number;
  wrap: (text: string, face: Face, size: number, width: number) => string[];
}

/** Begins a report with its letterhead on the first page. */
export function startPaper(doc: Document, heading: Heading): Paper {
  const paper: Paper = {
    doc,
    y: TOP,
    left: MARGIN,
    right: doc.page.width - MARGIN,
    width: doc.page.width - 2 * MARGIN,
    bottom: doc.page.height - FOOT,
    room: (height) => {
      if (paper.y + height <= paper.bottom) return false;
      paper.newPage();
      return true;
    },
    newPage: () => {
      doc.addPage();
      runningHead(paper, heading);
    },
    write: (pieces) => {
      doc.addContent(contentOf(doc, pieces));
    },
    fill: (x, y, width, height, shade) => {
      doc.addContent(`q ${shade} g ${at(x)} ${at(y)} ${at(width)} ${at(height)} re f Q`);
    },
    widthOf: (text, face, size) => widthOf(doc, text, face, size),
    wrap: (text, face, size, width) => wrap(doc, drawable(text), face, size, width),
  };
  letterhead(paper, heading);
  return paper;
}

/** Draws the foot on every page, once their number is known. */
export function numberPages({ doc, bottom, left, right, widthOf: measure }: Paper, { codigo }: Heading): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    const number = `Página ${index + 1} de ${count}`;
    doc.addContent(`q 0.8 g ${at(left)} ${at(bottom + 8)} ${at(right - left)} 0.6 re f Q`);
    const line = { y: bottom + 13, size: 7.5, color: 'grey' } as const;
    doc.addContent(
      contentOf(doc, [
        { ...line, text: `${codigo} · Portal de Autogestión`, x: left },
        { ...line, text: number, x: right - measure(number, 'regular', 7.5) },
      ]),
    );
  }
}

function letterhead(paper: Paper, { entidad, titulo, para, dia }: Heading): void {
  const { left, right, width } = paper;
  title(paper, left, TOP - 2, 16, entidad, 'bold');
  title(paper, left, TOP + 18, 8, COMPANY, 'regular');
  const origin = [`Generado el ${dia}`, `Para: ${para}`];
  for (const [index, text] of origin.entries()) {
    const [line = ''] = paper.wrap(text, 'regular', 8.5, width * 0.6);
    const x = right - paper.widthOf(line, 'regular', 8.5);
    paper.write([{ text: line, x, y: TOP + 2 + index * 15, size: 8.5, color: 'grey' }]);
  }
  paper.doc.addContent(`q ${COLORS.brand} rg ${at(left)} ${at(TOP + 33)} ${at(width)} 1.6 re f Q`);
  paper.y = TOP + 44;
  const lines = paper.wrap(titulo, 'bold', 14, width);
  for (const text of lines) {
    paper.write([{ text, x: left, y: paper.y, size: 14, face: 'bold' }]);
    paper.y += 18;
  }
  paper.y += 4;
}

function runningHead(paper: Paper, { entidad, titulo, dia }: Heading): void {
  const { left, right } = paper;
  title(paper, left, TOP - 6, 8.5, entidad, 'bold');
  const x = left + paper.widthOf(entidad, 'bold', 8.5) + 8;
  title(paper, x, TOP - 6, 8.5, titulo, 'regular');
  const generated = `Generado el ${dia}`;
  const place = right - paper.widthOf(generated, 'regular', 8.5);
  paper.write([{ text: generated, x: place, y: TOP - 6, size: 8.5, color: 'grey' }]);
  paper.doc.addContent(`q ${COLORS.brand} rg ${at(left)} ${at(TOP + 8)} ${at(paper.width)} 0.8 re f Q`);
  paper.y = TOP + 16;
}

/** Draws with pdfkit, which registers the face and leaves the page's state that `write` needs. */
function title({ doc }: Paper, x: number, y: number, size: number, text: string, face: Face): void {
  doc.font(FACES[face]).fontSize(size);
  doc.fillColor(face === 'bold' ? '#123a6b' : '#5c6673').text(drawable(text), x, y, { lineBreak: false });
}

/** Texts as page content: pdfkit's `text` takes ten times as long, too slow for 300 pages. */
function contentOf(doc: Document, pieces: readonly Piece[]): string {
  const height = doc.page.height;
  const drawn = pieces.map(({ text, x, y, size, face = 'regular', color = 'ink' }) => {
    const baseline = y + size * 0.78;
    return `/${face === 'bold' ? 'F2' : 'F1'} ${size} Tf ${COLORS[color]} rg 1 0 0 1 ${at(x)} ${at(height - baseline)} Tm ${encoded(drawable(text))} Tj`;
  });
  // pdfkit's pages are upside down, because its coordinates grow downwards.
  return `q 1 0 0 -1 0 ${height} cm BT ${drawn.join(' ')} ET Q`;
}

const at = (length: number): string => length.toFixed(2);
