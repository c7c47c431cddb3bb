import type { PDFPageProxy } from 'pdfjs-dist';

/** What a page says that could not be drawn, wholly or but for a picture. */
export const notShown = 'No se pudo mostrar esta página.';
export const pictureMissing = 'No se pudo mostrar una imagen de esta página. Descarga el documento y ábrelo con otro programa.';

/** How long a page is drawn before that is said, in milliseconds. */
const slowAfter = 4_000;

function say(role: 'alert' | 'status', text: string, page: HTMLElement): void {
  const words = document.createElement('p');
  words.role = role;
  words.textContent = text;
  page.append(words);
}

/** Says in a page what is wrong with it, once. */
export function sayFailure(text: string, page: HTMLElement): void {
  if (!page.querySelector(':scope > [role="alert"]')) say('alert', text, page);
}

/** Whether a page that was drawn lacks one of its pictures: the library leaves out what it can't decode, without a word. */
export const lacksPicture = (page: PDFPageProxy | null): boolean =>
  page !== null && Array.from(page.objs).some(([id, data]) => id.startsWith('img_') && data === null);

/** Pages that are being drawn. */
export interface SlowPages {
  readonly begin: (page: HTMLElement) => void;
  readonly end: (page: HTMLElement) => void;
}

/** Says of pages that take long that they do, until they are drawn. */
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
      setTimeout(() => say('status', 'Esta página tarda en mostrarse. Espera un momento…', page), slowAfter),
    );
  };
  signal.addEventListener('abort', () => timers.forEach((timer) => clearTimeout(timer)));
  return { begin, end };
}
