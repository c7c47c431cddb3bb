import type { PDFLinkService } from 'pdfjs-dist/web/pdf_viewer.mjs';
import type { Pdfjs } from './pdfjs.ts';

/** Links to the web and to mailboxes; all other addresses of a document lead nowhere. */
export function makeSafeLinks(pdfjs: Pdfjs, options: ConstructorParameters<typeof PDFLinkService>[0]): PDFLinkService {
  class SafeLinks extends pdfjs.PDFLinkService {
    override addLinkAttributes(link: HTMLAnchorElement, url: string, newWindow?: boolean): void {
      if (/^(?:https?|mailto):/i.test(url)) super.addLinkAttributes(link, url, newWindow);
    }
  }
  return new SafeLinks(options);
}

/** Names links and notes for screen readers; the library names them in English or not at all. */
export function nameAnnotations(page: HTMLElement): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('.annotationLayer a[href]:not([aria-label])')) {
    const outside = link.target === '_blank';
    link.ariaLabel = outside ? `${link.title} (se abre en otra pestaña)` : link.title || 'Ir a otra parte del documento';
  }
  for (const note of page.querySelectorAll<HTMLImageElement>('.annotationLayer img:not([alt])')) note.alt = 'Nota';
}
