import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { makeSafeLinks, nameAnnotations } from './document-links.ts';
import { makePageSearch } from './page-search.ts';
import { lacksPicture, pageFailureText, missingPictureText, showFailure, watchSlowPages } from './page-words.ts';
import { type Pdfjs, pdfjsFiles } from './pdfjs.ts';

/** How pages fit into the area: at a readable width, at full width, or whole. */
export type Fit = 'auto' | 'page-width' | 'page-fit';
/** Zoom steps to choose from; 1 is 100 %. */
export const zoomSteps: readonly number[] = [0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4];
const [minScale, maxScale] = [0.5, 4];

export interface PageViewState {
  readonly page: number;
  readonly scale: number;
  /** Null after a zoom by hand. */
  readonly fit: Fit | null;
}

/** Result of a search; `total` grows while pages are being read. */
export interface Matches {
  readonly status: 'searching' | 'found' | 'missing';
  readonly current: number;
  readonly total: number;
}

/** Controls of the shown pages. */
export interface PagesView {
  readonly goTo: (page: number) => void;
  readonly zoom: (to: Fit | number) => void;
  /** Goes to the next larger (1) or smaller (-1) step. */
  readonly zoomStep: (direction: 1 | -1) => void;
  /** Turns all pages a quarter to the right. */
  readonly rotate: () => void;
  /** Searches for a text. The same text again goes to the next or previous match. */
  readonly find: (text: string, direction?: 1 | -1) => void;
  readonly endFind: () => void;
  readonly release: () => void;
}

interface PagesListeners {
  readonly onShown: (shown: Partial<PageViewState>) => void;
  readonly onMatches: (matches: Matches | null) => void;
}

interface Events {
  pagesinit: unknown;
  updateviewarea: unknown;
  pagechanging: { readonly pageNumber: number };
  scalechanging: { readonly scale: number; readonly presetValue?: Fit };
  pagerender: { readonly source: { readonly div: HTMLElement } };
  pagerendered: { readonly source: PageOf; readonly error: unknown };
  textlayerrendered: { readonly source: { readonly textLayer: { readonly div: HTMLElement } } };
  annotationlayerrendered: { readonly source: { readonly div: HTMLElement } };
  linkannotationsadded: { readonly source: { readonly div: HTMLElement } };
  updatefindmatchescount: { readonly matchesCount: Count };
  updatefindcontrolstate: { readonly state: number; readonly matchesCount: Count; readonly rawQuery: string | null };
}
interface Count {
  readonly current: number;
  readonly total: number;
}

/**
 * Shows the pages of a document in `container` (positioned absolutely, with one empty `div`) by the
 * library's viewer, which draws only visible pages, with selectable text and links.
 */
export function showPages(
  container: HTMLDivElement,
  pdfjs: Pdfjs,
  pdf: PDFDocumentProxy,
  { onShown, onMatches }: PagesListeners,
): PagesView {
  const released = new AbortController();
  const { signal } = released;
  const eventBus = new pdfjs.EventBus();
  const on = <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) =>
    eventBus.on(name, listener, { signal });

  const linkService = makeSafeLinks(pdfjs, {
    eventBus,
    externalLinkTarget: pdfjs.LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
  });
  const findController = makePageSearch(pdfjs, { eventBus, linkService }, container);
  const options = {
    container,
    eventBus,
    linkService,
    findController,
    abortSignal: signal,
    // Filled-in forms are shown; no code here runs a document's scripts.
    annotationMode: pdfjs.AnnotationMode.ENABLE,
    enableSelectionRendering: false,
    imageResourcesPath: `${pdfjsFiles}images/`,
    // A phone has no room for the margins that the library adds.
    removePageBorders: container.clientWidth < 480,
    // Translates nothing: `nameAnnotations` and the labels of the pages replace it.
    l10n: new pdfjs.GenericL10n('es'),
  };
  const viewer = new pdfjs.PDFViewer(options);
  linkService.setViewer(viewer);

  on('pagesinit', () => {
    viewer.currentScaleValue = 'auto';
    container.scrollTop = 0;
    for (const page of container.querySelectorAll<HTMLElement>('.page')) {
      page.ariaLabel = `Página ${page.dataset['pageNumber']} de ${pdf.numPages}`;
    }
  });
  on('pagechanging', ({ pageNumber }) => onShown({ page: pageNumber }));
  on('scalechanging', ({ scale, presetValue }) => onShown({ scale, fit: presetValue ?? null }));
  const failed = new Map<HTMLElement, string>();
  const showFailures = () => failed.forEach(showFailure);
  const slow = watchSlowPages(signal);
  on('pagerender', ({ source }) => slow.begin(source.div));
  on('pagerendered', ({ source: { div, pdfPage }, error }) => {
    slow.end(div);
    if (error) failed.set(div, pageFailureText);
    else if (lacksPicture(pdfPage)) failed.set(div, missingPictureText);
    else failed.delete(div);
    showFailures();
  });
  // The library empties its pages before it redraws them in another size.
  on('updateviewarea', showFailures);
  // Tab stops at the area, not at each page.
  on('textlayerrendered', ({ source }) => {
    source.textLayer.div.tabIndex = -1;
  });
  on('annotationlayerrendered', ({ source }) => nameAnnotations(source.div));
  on('linkannotationsadded', ({ source }) => nameAnnotations(source.div));
  on('updatefindmatchescount', ({ matchesCount }) => onMatches({ status: 'found', ...matchesCount }));
  on('updatefindcontrolstate', ({ state, matchesCount, rawQuery }) => {
    if (!rawQuery) onMatches(null);
    else if (state === pdfjs.FindState.PENDING) onMatches({ status: 'searching', ...matchesCount });
    else onMatches({ status: state === pdfjs.FindState.NOT_FOUND ? 'missing' : 'found', ...matchesCount });
  });

  const scaleBy = gradualZoom(viewer);
  container.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      // A wheel notch is some hundred pixels, a touchpad movement a few.
      scaleBy(Math.min(1.1, Math.max(1 / 1.1, Math.exp(-event.deltaY / 100))), [event.clientX, event.clientY]);
    },
    { passive: false, signal },
  );
  container.addEventListener(
    'keydown',
    (event) => {
      if (event.shiftKey || event.altKey || event.metaKey) return;
      if (event.key !== 'Home' && event.key !== 'End') return;
      // The browser glides there, and a page that gets its size meanwhile may stop the glide.
      event.preventDefault();
      container.scrollTo({ top: event.key === 'Home' ? 0 : container.scrollHeight, behavior: 'instant' });
    },
    { signal },
  );
  const touch = new pdfjs.TouchManager({
    container,
    signal,
    onPinching: (origin: Point, before: number, now: number, ...pan: Point) => scaleBy(now / before, origin, pan),
    onPanning: (x: number, y: number) => viewer.panBy(x, y),
  });

  const resized = new ResizeObserver(() => {
    // A hidden area, as on paper, has no size to fit into.
    if (container.clientWidth === 0 || viewer.pagesCount === 0) return;
    const fitted = viewer.currentScaleValue;
    if (Number.isNaN(Number.parseFloat(fitted))) viewer.currentScaleValue = fitted;
    viewer.update();
  });
  resized.observe(container, { box: 'border-box' });

  viewer.setDocument(pdf);
  linkService.setDocument(pdf);
  // Gives every page its size. The library's own way complains of each missing page when the
  // document is left.
  void viewer.onePageRendered.then(async () => {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number).catch(() => null);
      if (signal.aborted) return;
      const shown = pageOf(viewer, number - 1);
      if (!page) failed.set(shown.div, pageFailureText);
      else if (!shown.pdfPage) shown.setPdfPage(page);
    }
    showFailures();
  });

  let searchedText = '';
  return {
    goTo: (page) => {
      viewer.currentPageNumber = page;
    },
    zoom: (to) => {
      viewer.currentScaleValue = String(to);
    },
    zoomStep: (direction) => {
      const now = viewer.currentScale;
      const next =
        direction > 0 ? zoomSteps.find((step) => step > now + 0.005) : zoomSteps.findLast((step) => step < now - 0.005);
      if (next !== undefined) viewer.currentScaleValue = String(next);
    },
    rotate: () => {
      viewer.pagesRotation = (viewer.pagesRotation + 90) % 360;
    },
    find: (query, direction) => {
      const again = query === searchedText && direction !== undefined;
      searchedText = query;
      eventBus.dispatch('find', {
        type: again ? 'again' : '',
        query,
        highlightAll: true,
        findPrevious: direction === -1,
      });
    },
    endFind: () => {
      searchedText = '';
      eventBus.dispatch('findbarclose', {});
    },
    release: () => {
      released.abort();
      resized.disconnect();
      touch.destroy();
      viewer.setDocument(null);
      linkService.setDocument(null);
    },
  };
}

interface PageOf {
  /** Null until loaded; until then the page has the size of the first one. */
  readonly pdfPage: PDFPageProxy | null;
  readonly setPdfPage: (page: PDFPageProxy) => void;
  readonly div: HTMLElement;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library types its pages as any
const pageOf = (viewer: PDFViewer, index: number) => viewer.getPageView(index) as PageOf;

type Point = readonly [x: number, y: number];

/** Zooms around a point of the window by any factor; the library alone rounds to whole percents. */
function gradualZoom(viewer: PDFViewer): (factor: number, origin: Point, pan?: Point) => void {
  let wantedScale = 0;
  return (factor, [x, y], pan) => {
    const now = viewer.currentScale;
    if (Math.abs(wantedScale / now - 1) > 0.03) wantedScale = now;
    wantedScale = Math.min(maxScale, Math.max(Math.min(minScale, now), wantedScale * factor));
    const { left, top } = viewer.container.getBoundingClientRect();
    viewer.updateScale({
      scaleFactor: wantedScale / now,
      origin: [x - left, y - top],
      drawingDelay: 400,
      ...(pan && { pan: [...pan] }),
    });
  };
}
