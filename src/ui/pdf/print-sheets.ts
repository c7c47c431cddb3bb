import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { Pdfjs } from './pdfjs.ts';
import styles from './PdfPrint.module.css';

/** Document points are 72 per inch; 150 dots per inch print the smallest text sharply. */
const dots = 150 / 72;
/** Greatest number of pixels of a sheet: some browsers draw no larger canvas. */
const maxPixels = 16_000_000;

async function picture(
  page: PDFPageProxy,
  annotationMode: number,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<Blob> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(dots, Math.sqrt(maxPixels / (width * height))) });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const drawing = page.render({ canvas, viewport, intent: 'print', annotationMode });
  const cancel = () => drawing.cancel();
  signal.addEventListener('abort', cancel);
  await drawing.promise.finally(() => signal.removeEventListener('abort', cancel));
  page.cleanup();
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The page could not be drawn'))));
  return promise;
}

/** Printed sheets beside the page's content, which only paper shows. */
export interface Sheets {
  readonly remove: () => void;
}

/**
 * Draws the pages one after the other, as pictures in the size of their paper.
 * @param onSheet gets the number of each drawn page
 * @throws when `signal` is aborted; nothing stays in the page then
 */
export async function makeSheets(
  pdfjs: Pdfjs,
  pdf: PDFDocumentProxy,
  signal: AbortSignal,
  onSheet: (page: number) => void,
): Promise<Sheets> {
  const sheets = document.createElement('div');
  sheets.className = styles['sheets'] ?? '';
  const sizes = document.createElement('style');
  sheets.append(sizes);
  const knownSizes = new Set<string>();
  const addresses: string[] = [];
  const canvas = document.createElement('canvas');
  const remove = () => {
    sheets.remove();
    for (const address of addresses) URL.revokeObjectURL(address);
  };
  try {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      signal.throwIfAborted();
      const page = await pdf.getPage(number);
      const address = URL.createObjectURL(await picture(page, pdfjs.AnnotationMode.ENABLE, canvas, signal));
      addresses.push(address);
      const image = new Image();
      image.alt = `Página ${number} de ${pdf.numPages}`;
      image.src = address;
      await image.decode();

      const { width, height } = page.getViewport({ scale: 1 });
      const size = `hoja-${Math.round(width)}-${Math.round(height)}`;
      if (!knownSizes.has(size)) {
        knownSizes.add(size);
        const paper = `{ size: ${width}pt ${height}pt; margin: 0 }`;
        // Firefox ignores the named page of the first sheet and would use its own size, margins and
        // headers.
        if (number === 1) sizes.append(`@page ${paper}`);
        sizes.append(`@page ${size} ${paper}`);
      }
      const sheet = document.createElement('div');
      sheet.style.page = size;
      // Slightly less than the paper: a rounded-up height would take another sheet.
      sheet.style.width = `${width}pt`;
      sheet.style.height = `${height - 1}pt`;
      sheet.append(image);
      sheets.append(sheet);
      onSheet(number);
    }
  } catch (error) {
    remove();
    throw error;
  } finally {
    canvas.width = 0;
    canvas.height = 0;
  }
  document.body.append(sheets);
  return { remove };
}
