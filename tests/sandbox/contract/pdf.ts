import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF in base64, its pages joined. */
export async function textOfPdf(base64: string): Promise<string> {
  const data = new Uint8Array(Buffer.from(base64, 'base64'));
  const loading = getDocument({ data, verbosity: 0 });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await loading.destroy();
  return pages.join(' ').replace(/\s+/g, ' ');
}
