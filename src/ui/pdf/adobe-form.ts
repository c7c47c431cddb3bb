import type { PDFDocumentProxy } from 'pdfjs-dist';

/** What {@link isAdobeForm} judges a document by. */
export interface FormTraits {
  /** Holds a form of Adobe's own kind, XFA. */
  readonly hasXfa: boolean;
  /** Holds fields that every program shows. */
  readonly hasFields: boolean;
  readonly pages: number;
  /** Text of the first page. */
  readonly text: string;
}

/** Greatest length of the notice that such a form shows in other programs, in any language. */
const longestNotice = 1500;

/** Whether the only page is Adobe's notice that another program is needed. */
export function isAdobeForm({ hasXfa, hasFields, pages, text }: FormTraits): boolean {
  if (!hasXfa || pages !== 1) return false;
  return hasFields ? /^\s*please wait\b/i.test(text) : text.length <= longestNotice;
}

const says = (info: object, name: string) => Reflect.get(info, name) === true;

/** Reads the traits that {@link isAdobeForm} judges; false where a document does not give them. */
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
