import type { PDFDocumentProxy } from 'pdfjs-dist';

/** What a document tells of itself. */
export interface FormTraits {
  /** It holds a form of Adobe's own kind, XFA. */
  readonly hasXfa: boolean;
  /** It holds fields that every program knows. */
  readonly hasFields: boolean;
  readonly pages: number;
  /** What its first page says. */
  readonly text: string;
}

/** What the page says that such a form shows in other programs is no longer than this, whatever its language. */
const longestNotice = 1500;

/** Whether what is to be read is not in the pages: the one page says in Adobe's words that another program is needed. */
export function isAdobeForm({ hasXfa, hasFields, pages, text }: FormTraits): boolean {
  if (!hasXfa || pages !== 1) return false;
  return hasFields ? /^\s*please wait\b/i.test(text) : text.length <= longestNotice;
}

const says = (info: object, name: string) => Reflect.get(info, name) === true;

/** Reads what {@link isAdobeForm} judges; a document that does not tell is none. */
export async function findsAdobeForm(pdf: PDFDocumentProxy): Promise<boolean> {
  try {
    const { info } = await pdf.getMetadata();
    if (!says(info, 'IsXFAPresent')) return false;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    return isAdobeForm({ hasXfa: true, hasFields: says(info, 'IsAcroFormPresent'), pages: pdf.numPages, text });
  } catch {
    return false;
  }
}
