import type PDFDocument from 'pdfkit';

type Document = InstanceType<typeof PDFDocument>;

/** The two faces of the reports, which every reader has. */
export const FACES = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;
export type Face = keyof typeof FACES;

/** Characters outside the standard fonts: they draw Latin 1 and some more. */
const UNDRAWABLE = /[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/gu;
/** Characters whose code in the fonts' encoding differs from Latin 1. */
const WIN_ANSI: Readonly<Record<string, string>> = {
  '€': '\u0080',
  '…': '\u0085',
  '‘': '\u0091',
  '’': '\u0092',
  '“': '\u0093',
  '”': '\u0094',
  '•': '\u0095',
  '–': '\u0096',
  '—': '\u0097',
};

const widths: Record<Face, Map<string, number>> = { regular: new Map(), bold: new Map() };

/** A text reduced to what the standard fonts can draw. */
export function drawable(text: string): string {
  return text.normalize('NFC').replace(UNDRAWABLE, '?');
}

/** A PDF string in the standard fonts' encoding, one byte per character. */
export function encoded(text: string): string {
  const bytes = text.replace(/[\u2013-\u2026\u20ac]/g, (character) => WIN_ANSI[character] ?? '?');
  return `(${bytes.replace(/[()\\]/g, String.raw`\$&`)})`;
}

/**
 * Width of a text. Cached widths of characters are added up, many times faster than asking pdfkit.
 */
export function widthOf(doc: Document, text: string, face: Face, size: number): number {
  const known = widths[face];
  let sum = 0;
  for (const character of text) {
    let width = known.get(character);
    if (width === undefined) {
      width = doc.font(FACES[face]).fontSize(1000).widthOfString(character);
      known.set(character, width);
    }
    sum += width;
  }
  return (sum * size) / 1000;
}

/** Lines of a text within a width; a longer word is broken. */
export function wrap(doc: Document, text: string, face: Face, size: number, width: number): string[] {
  if (widthOf(doc, text, face, size) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(doc, longer, face, size) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (widthOf(doc, line, face, size) > width && line.length > 1) {
      let count = line.length - 1;
      while (count > 1 && widthOf(doc, line.slice(0, count), face, size) > width) count -= 1;
      lines.push(line.slice(0, count));
      line = line.slice(count);
    }
  }
  return [...lines, line];
}
