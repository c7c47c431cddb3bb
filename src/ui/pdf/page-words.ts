import type { PDFPageProxy } from 'pdfjs-dist';

/** Texts of a page that could not be drawn, wholly or without a picture. */
export const pageFailureText = 'No se pudo mostrar esta página.';
export const missingPictureText =
  'No se pudo mostrar una imagen de esta página. Descarga el documento y ábrelo con otro programa.';

/** Time of drawing after which a page is called slow, in milliseconds. */
const slowAfter = 4_000;

function appendMessage(role: 'alert' | 'status', text: string, page: HTMLElement): void {
  const words = document.createElement('p');
  words.role = role;
  words.textContent = text;
  page.append(words);
}

/** Shows a page's failure in the page, once. */
export function showFailure(text: string, page: HTMLElement): void {
  if (!page.querySelector(':scope > [role="alert"]')) appendMessage('alert', text, page);
}

/** Whether a drawn page lacks a picture, which the library leaves out silently. */
export const lacksPicture = (page: PDFPageProxy | null): boolean =>
  page !== null && Array.from(page.objs).some(([id, data]) => id.startsWith('img_') && data === null);

export interface SlowPages {
  readonly begin: (page: HTMLElement) => void;
  readonly end: (page: HTMLElement) => void;
}

/** Shows a notice in each slow page until it is drawn. */
export function watchSlowPages(signal: AbortSignal): SlowPages {
  const timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  const end = (page: HTMLElement) => {
    clearTimeout(timers.get(page));
    timers.delete(page);
    page.querySelector(':scope > [role="status"]')?.remove();
  };
  const begin = (page: HTMLElement) => {
    end(page);
    timers.set(
      page,
      setTimeout(() => appendMessage('status', 'Esta página tarda en mostrarse. Espera un momento…', page), slowAfter),
    );
  };
  signal.addEventListener('abort', () => timers.forEach((timer) => clearTimeout(timer)));
  return { begin, end };
}
