import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';

type Document = InstanceType<typeof Pdf>;

/** Draws a document; `draw` begins on its first page. */
async function made(draw: (doc: Document) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const doc = new Pdf({ size: 'LETTER', margin: 54, lang: 'es-DO', ...options });
  const bytes = buffer(doc);
  draw(doc);
  doc.end();
  return bytes;
}

/** The text of a page besides its number; each page has 'RD$' once. */
function drawPage(doc: Document, number: number): void {
  doc.fontSize(18).text(`Estado de comisiones, hoja ${number}`);
  doc.moveDown().fontSize(10);
  for (let line = 1; line <= 30; line += 1) doc.text(`Póliza ${number * 100 + line}   Yokasta Rosario Méndez   ${line * 3}.00`);
  doc.text(`Total de la hoja: RD$ ${number}.00`);
}

/** A document; the last page has the word 'ornitorrinco', every fifth page is landscape. */
export const pagesPdf = (pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> =>
  made((doc) => {
    for (let number = 1; number <= pages; number += 1) {
      if (number > 1) doc.addPage({ layout: number % 5 === 0 ? 'landscape' : 'portrait' });
      drawPage(doc, number);
      if (number === pages) doc.text('El ornitorrinco.');
    }
  }, options);

/** The password of {@link lockedPdf}. */
export const pdfPassword = 'Clave-2026';
export const lockedPdf = (): Promise<Buffer> => pagesPdf(2, { userPassword: pdfPassword });

/** The password of {@link accentedPdf}, in composed letters. */
export const accentedPassword = 'Contrase\u00F1a \u00E9l';
/** Documents locked by the older and by the newest encryption. */
export const accentedPdf = (pdfVersion: '1.4' | '1.7ext3'): Promise<Buffer> =>
  pagesPdf(2, { userPassword: accentedPassword, pdfVersion });

/** The first half of a file. */
export async function damagedPdf(): Promise<Buffer> {
  const whole = await pagesPdf(20);
  return whole.subarray(0, whole.length / 2);
}

/** Links to the web, to a mailbox, to forbidden targets and to the second page. */
export const linksPdf = (): Promise<Buffer> =>
  made((doc) => {
    doc.text('Superintendencia', { link: 'https://ejemplo.invalid/seguros', underline: true });
    doc.moveDown().text('Escríbenos', { link: 'mailto:soporte@ejemplo.invalid' });
    doc.moveDown().text('Archivos', { link: 'ftp://ejemplo.invalid/x' });
    doc.moveDown().text('Guion', { link: 'javascript:document.title = "mal"' });
    doc.moveDown().text('Anexo', { goTo: 'anexo', underline: true });
    doc.addPage().addNamedDestination('anexo');
    doc.text('Anexo uno');
  });

/** A file of objects with their table; the first object is the catalogue. */
function written(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    places.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  add(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export const pdfWithoutPages = (): Buffer =>
  written(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']);

const stream = (entries: string, data: Buffer) =>
  Buffer.concat([Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream')]);

/** 16 × 16 pixels, red on the left and blue on the right, as a JPEG 2000 file (written by opj_compress). */
const jpeg2000 = Buffer.from(
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAEAAAABAAAwcHAAAAAAAPY29scgEAAAAAABAAAAC6anAyY/9P/1EALwAAAAAAEAAAABAAAAAAAAAAAAAAABAAAAAQAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAQAEBAAB/1wABEBA/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAAQgAB/5PPtEgRUFSv9Mhgk4AAAAAABhIS/3/fgGA7uQ8r+eZkHUXVr3/fgGgUAFsZCq6u4n++IP9//9k=',
  'base64',
);

const bits = (text: string) => Buffer.from(text.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? []);
const numbers = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

/** 16 × 16 black pixels as JBIG2: a page and a region in fax coding. */
function jbig2(): Buffer {
  const segment = (number: number, type: number, data: Buffer) =>
    Buffer.concat([numbers(number), Buffer.from([type, 0, 1]), numbers(data.length), data]);
  const page = Buffer.concat([numbers(16, 16, 0, 0), Buffer.from([0, 0, 0])]);
  // A run of 0 white and 16 black pixels; 15 lines equal to the line before; the end.
  const fax = bits(`001001101010000010111${'11'.repeat(15)}${'000000000001'.repeat(2)}`);
  const region = Buffer.concat([numbers(16, 16, 0, 0), Buffer.from([0, 1]), fax]);
  return Buffer.concat([segment(0, 48, page), segment(1, 38, region)]);
}

/** A page that needs files of the viewer: two decoders, a font and a character map. */
export function needyPdf(): Buffer {
  const picture = '/Type /XObject /Subtype /Image /Width 16 /Height 16';
  const content =
    'q 100 0 0 100 50 600 cm /J Do Q q 100 0 0 100 200 600 cm /B Do Q BT /S 24 Tf 50 500 Td (abc) Tj ET BT /K 24 Tf 50 400 Td <3042> Tj ET';
  return written([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 6 0 R /Resources << /XObject << /J 4 0 R /B 5 0 R >> /Font << /S 7 0 R /K 8 0 R >> >> >>',
    stream(`${picture} /Filter /JPXDecode`, jpeg2000),
    stream(`${picture} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode`, jbig2()),
    stream('', Buffer.from(content)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /KozMin /Encoding /UniJIS-UTF16-H /DescendantFonts [9 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /KozMin /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 6 >> /FontDescriptor 10 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /KozMin /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>',
  ]);
}

/** A page covered by one picture in an encoding. */
function picturePdf(entries: string, data: Buffer): Buffer {
  return written([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /XObject << /P 4 0 R >> >> >>',
    stream(`/Type /XObject /Subtype /Image /Width 16 /Height 16 ${entries}`, data),
    stream('', Buffer.from('q 612 0 0 792 0 0 cm /P Do Q')),
  ]);
}

/** A page of one JPEG 2000 picture, as from a scanner. */
export const jpeg2000Pdf = (data: Buffer = jpeg2000): Buffer => picturePdf('/Filter /JPXDecode', data);

/** Pages of one broken picture, by the format of the picture. */
export const brokenPictures: Readonly<Record<string, Buffer>> = {
  'JPEG 2000 that ends too early': jpeg2000Pdf(jpeg2000.subarray(0, 150)),
  'JPEG 2000 without a head': jpeg2000Pdf(Buffer.alloc(200, 7)),
  JBIG2: picturePdf('/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode', Buffer.alloc(60, 255)),
  JPEG: picturePdf('/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode', Buffer.from('ffd8ffe000104a464946', 'hex')),
};

/** Three pages, the second of which is listed but missing. */
export const pdfWithoutSecondPage = (): Buffer =>
  written([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 99 0 R 4 0 R] /Count 3 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
  ]);

const xfa =
  '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform name="f"><pageSet><pageArea><contentArea w="200mm" h="280mm"/><medium short="210mm" long="297mm"/></pageArea></pageSet><subform><field name="a" w="50mm" h="10mm"><ui><textEdit/></ui></field></subform></subform></template></xdp:xdp>';

/** An XFA form, whose page is the fallback. `form` and `catalog` are further entries. */
export const xfaPdf = (text: string, form = '', catalog = ''): Buffer =>
  written([
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /XFA 6 0 R ${form} >> ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    stream('', Buffer.from(`BT /F 14 Tf 50 700 Td (${text}) Tj ET`)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    stream('', Buffer.from(xfa)),
    '<< /FT /Tx /T (a) >>',
  ]);
