import { buffer } from 'node:stream/consumers';
import { setImmediate as breathe } from 'node:timers/promises';
import { type Heading, MARGIN, numberPages, type Paper, startPaper } from './paper.ts';
import type { Block, Fact, Report } from './report.ts';
import { drawScan } from './scan.ts';
import { drawTable } from './table.ts';

const LABEL = 8;
const MIN_LABEL = 92;
const VALUE = 9;
const LINE = 12;
/** Font size and line height of a letter. */
const PROSE = 10.5;
const LEADING = 15;

/**
 * A report as a PDF under its entity's letterhead.
 * @param password needed to open it; absent for none
 */
export async function drawPdf(heading: Heading, { apaisado, bloques }: Report, password?: string): Promise<Buffer> {
  const { default: Pdf } = await import('pdfkit');
  const doc = new Pdf({
    size: 'LETTER',
    layout: apaisado ? 'landscape' : 'portrait',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: `${heading.titulo} - ${heading.entidad}`, Author: heading.entidad, Subject: heading.codigo },
    lang: 'es-DO',
    displayTitle: true,
    pdfVersion: '1.7',
    ...(password === undefined ? {} : { userPassword: password }),
  });
  const bytes = buffer(doc);
  const paper = startPaper(doc, heading);
  for (const block of bloques) await drawBlock(paper, block);
  numberPages(paper, heading);
  doc.end();
  return bytes;
}

async function drawBlock(paper: Paper, block: Block): Promise<void> {
  switch (block.tipo) {
    case 'datos':
      drawFacts(paper, block.datos, block.titulo);
      break;
    case 'parrafo':
      drawParagraph(paper, block.lineas);
      break;
    case 'tabla':
      await drawTable(paper, block.tabla);
      break;
    case 'firma':
      drawSignature(paper, block.lineas);
      break;
    case 'anexo':
      drawScan(paper, block.titulo);
      // Each scan is megabytes: lets other calls run in between.
      await breathe();
      break;
  }
}

function drawFacts(paper: Paper, datos: readonly Fact[], titulo: string | undefined): void {
  if (titulo !== undefined) {
    paper.y += 10;
    paper.room(60);
    paper.write([{ text: titulo, x: paper.left, y: paper.y, size: 10.5, face: 'bold', color: 'brand' }]);
    paper.y += 17;
  }
  const half = paper.width / 2;
  const widest = Math.max(...datos.map(([nombre]) => paper.widthOf(nombre, 'regular', LABEL)));
  const label = Math.min(Math.max(MIN_LABEL, widest + 12), half / 2);
  for (let index = 0; index < datos.length; index += 2) {
    const pair = datos.slice(index, index + 2).map(([nombre, valor]) => ({
      names: paper.wrap(nombre, 'regular', LABEL, label - 8),
      values: paper.wrap(valor === '' ? '--' : valor, 'bold', VALUE, half - label - 12),
    }));
    const height = Math.max(...pair.flatMap(({ names, values }) => [names.length, values.length])) * LINE + 3;
    paper.room(height);
    const { left, y } = paper;
    paper.write(
      pair.flatMap(({ names, values }, side) => [
        ...names.map(
          (text, line) => ({ text, x: left + side * half, y: y + 1 + line * LINE, size: LABEL, color: 'grey' }) as const,
        ),
        ...values.map(
          (text, line) => ({ text, x: left + side * half + label, y: y + line * LINE, size: VALUE, face: 'bold' }) as const,
        ),
      ]),
    );
    paper.y += height;
  }
}

function drawParagraph(paper: Paper, lineas: readonly string[]): void {
  paper.y += 10;
  for (const text of lineas.flatMap((line) => paper.wrap(line, 'regular', PROSE, paper.width))) {
    paper.room(LEADING);
    paper.write([{ text, x: paper.left, y: paper.y, size: PROSE }]);
    paper.y += LEADING;
  }
}

function drawSignature(paper: Paper, lineas: readonly string[]): void {
  paper.room(60 + lineas.length * 13);
  paper.y += 52;
  paper.fill(paper.left, paper.y, 200, 0.8, 0.3);
  paper.y += 5;
  for (const text of lineas) {
    paper.write([{ text, x: paper.left, y: paper.y, size: 9.5 }]);
    paper.y += 13;
  }
}
