import type { PDFFindController } from 'pdfjs-dist/web/pdf_viewer.mjs';
import type { Pdfjs } from './pdfjs.ts';

type Options = ConstructorParameters<typeof PDFFindController>[0];

/** A search that scrolls only `container`: the library also scrolls the page around the viewer. */
export function makePageSearch(pdfjs: Pdfjs, options: Options, container: HTMLElement): PDFFindController {
  class PageSearch extends pdfjs.PDFFindController {
    override scrollMatchIntoView(match: { element: HTMLElement | null; pageIndex: number; matchIndex: number }): void {
      const { element } = match;
      if (!element) return;
      element.scrollIntoView = () => scrollInside(container, element);
      super.scrollMatchIntoView({ ...match, element });
    }
  }
  return new PageSearch(options);
}

/** Leaves a well visible element in place and scrolls others into the upper third. */
function scrollInside(container: HTMLElement, element: HTMLElement): void {
  const [match, area] = [element.getBoundingClientRect(), container.getBoundingClientRect()];
  const margin = 48;
  if (match.top < area.top + margin || match.bottom > area.bottom - margin) {
    container.scrollTop += match.top - area.top - area.height / 3;
  }
  if (match.left < area.left || match.right > area.right) {
    container.scrollLeft += (match.left + match.right) / 2 - (area.left + area.right) / 2;
  }
}
