// `node tools/make-help-pdfs.ts`: writes the help documents of the dashboard and the client wizard
// to public/documentos/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { type Block, helpDocuments } from './help-documents.ts';

const MARGIN = 54;
const GAP = 10;
const ROW = 30;

/** Fixed date, so that the files are the same bytes every time. */
const fixedDate = new Date(Date.UTC(2026, 0, 15, 12));

/** Folder from which the files are served. */
export const helpFolder = join(import.meta.dirname, '../public/documentos');

type Doc = InstanceType<typeof Pdf>;

const widthOf = (doc: Doc) => doc.page.width - 2 * MARGIN;

function room(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - MARGIN - 20) doc.addPage();
}

function drawHeading(doc: Doc, text: string): void {
  room(doc, 60);
  doc.moveDown(0.6);
  doc
    .font('Helvetica-Bold')
    .fontSize(11.5)
    .fillColor('#0b4e5a')
    .text(text, MARGIN, doc.y, { width: widthOf(doc) });
  doc.moveDown(0.35).fillColor('black');
}

function drawFields(doc: Doc, rows: readonly (readonly string[])[]): void {
  for (const labels of rows) {
    room(doc, ROW + GAP);
    const y = doc.y;
    const width = (widthOf(doc) - GAP * (labels.length - 1)) / labels.length;
    for (const [index, label] of labels.entries()) {
      const x = MARGIN + index * (width + GAP);
      doc.font('Helvetica').fontSize(8).fillColor('#444444').text(label, x, y, { width, lineBreak: false });
      doc
        .moveTo(x, y + ROW - 4)
        .lineTo(x + width, y + ROW - 4)
        .lineWidth(0.6)
        .strokeColor('#777777')
        .stroke();
    }
    doc.fillColor('black');
    doc.y = y + ROW + 2;
  }
}

function drawChoices(doc: Doc, label: string, choices: readonly string[]): void {
  room(doc, 22);
  doc.font('Helvetica').fontSize(9);
  const y = doc.y;
  doc.text(label, MARGIN, y, { lineBreak: false });
  let x = MARGIN + Math.max(170, doc.widthOfString(label) + 16);
  for (const choice of choices) {
    doc.rect(x, y, 8, 8).lineWidth(0.8).strokeColor('#444444').stroke();
    doc.text(choice, x + 13, y, { lineBreak: false });
    x += doc.widthOfString(choice) + 32;
  }
  doc.y = y + 18;
}

function draw(doc: Doc, block: Block): void {
  switch (block.kind) {
    case 'heading':
      drawHeading(doc, block.text);
      break;
    case 'text':
      doc.font('Helvetica').fontSize(9.5);
      room(doc, doc.heightOfString(block.text, { width: widthOf(doc) }) + 8);
      doc.text(block.text, MARGIN, doc.y, { width: widthOf(doc), lineGap: 1.5 });
      doc.moveDown(0.5);
      break;
    case 'steps':
      for (const [index, step] of block.items.entries()) {
        doc.font('Helvetica').fontSize(9.5);
        room(doc, doc.heightOfString(step, { width: widthOf(doc) - 18 }) + 8);
        const y = doc.y;
        doc.text(block.numbered ? `${index + 1}.` : '•', MARGIN, y, { lineBreak: false });
        doc.text(step, MARGIN + 18, y, { width: widthOf(doc) - 18, lineGap: 1.5 });
        doc.moveDown(0.4);
      }
      break;
    case 'fields':
      drawFields(doc, block.rows);
      break;
    case 'choices':
      drawChoices(doc, block.label, block.choices);
      break;
    case 'page':
      doc.addPage();
      break;
  }
}

/** Help documents: bytes by file name. */
export async function makeHelpPdfs(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { file, title, subtitle, blocks } of helpDocuments) {
    const info = {
      Title: title,
      Author: 'Portal de Autogestión',
      Subject: subtitle,
      CreationDate: fixedDate,
      ModDate: fixedDate,
    };
    // Uncompressed: the compressor of another Node gives other bytes.
    const doc = new Pdf({ size: 'LETTER', margin: MARGIN, bufferPages: true, compress: false, info, lang: 'es-DO' });
    const bytes = buffer(doc);
    doc
      .font('Helvetica-Bold')
      .fontSize(16)
      .text(title, { width: widthOf(doc) });
    doc
      .font('Helvetica')
      .fontSize(9.5)
      .fillColor('#444444')
      .text(subtitle, { width: widthOf(doc) });
    doc.fillColor('black').moveDown(0.5);
    for (const block of blocks) draw(doc, block);
    const { count } = doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page);
      // Text in the margin would begin a new page.
      doc.page.margins.bottom = 0;
      doc.font('Helvetica').fontSize(8).fillColor('#555555');
      doc.text(`${title} – página ${page + 1} de ${count}`, MARGIN, doc.page.height - MARGIN + 14, { lineBreak: false });
    }
    doc.end();
    files.set(file, await bytes);
  }
  return files;
}

if (import.meta.main) {
  mkdirSync(helpFolder, { recursive: true });
  for (const [file, bytes] of await makeHelpPdfs()) writeFileSync(join(helpFolder, file), bytes);
  console.log(`Documentos en ${helpFolder}`);
}
