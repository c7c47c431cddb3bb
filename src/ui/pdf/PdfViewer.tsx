import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatCount } from '../../format/numbers.ts';
import { Button } from '../actions/Button.tsx';
import { saveFile } from '../actions/save-file.ts';
import { FailedPanel } from '../feedback/FailedPanel.tsx';
import { Message } from '../feedback/Message.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { EnlargeIcon, PrintIcon, RotateIcon, ShrinkIcon } from '../icons/document-icons.tsx';
import { AlertIcon, DownloadIcon, EmptyIcon } from '../icons/icons.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import { openPdf, type PdfState } from './open-pdf.ts';
import layers from './pdf-layers.module.css';
import { PdfLocked } from './PdfLocked.tsx';
import { PdfPrint } from './PdfPrint.tsx';
import type { Pdfjs } from './pdfjs.ts';
import { PdfSearch } from './PdfSearch.tsx';
import { type DocumentAction, PdfToolbar } from './PdfToolbar.tsx';
import styles from './PdfViewer.module.css';
import { type Matches, type PagesView, type PageViewState, showPages } from './show-pages.ts';
import { Words } from '../text/Words.tsx';

export interface PdfViewerProps {
  /** The document; another Blob opens another document. */
  readonly document: Blob;
  /** Accessible name of the viewer, such as 'Estado de comisiones'. */
  readonly title: string;
  /** Name of the downloaded file. */
  readonly fileName: string;
}

/** Bytes from which the size is shown while a document opens. */
const large = 5_000_000;

const openedWords = (pages: number) => `Documento abierto, ${pages === 1 ? '1 página' : `${formatCount(pages)} páginas`}`;

/**
 * A PDF with search, zoom, print and download, or the reason for showing none, as high as
 * `--viewer-height` or the window. It brings pdfjs along, so import it lazily.
 */
export function PdfViewer({ document: file, title, fileName }: PdfViewerProps) {
  const root = useRef<HTMLElement>(null);
  const { state, retry } = usePdf(file);
  const download = () => saveFile(file, fileName);
  return (
    <section ref={root} className={joinClasses(styles['viewer'], 'ag-no-print')} aria-label={title}>
      <output className="ag-sr-only">{state.status === 'ready' && openedWords(state.pdf.numPages)}</output>
      {state.status === 'ready' ? (
        <OpenPdf root={root} {...state} title={title} fileName={fileName} onDownload={download} />
      ) : (
        <div className={styles['state']}>
          <NotShown state={state} size={file.size} onDownload={download} onRetry={retry} />
        </div>
      )}
    </section>
  );
}

/** State of the document; a former document's state is ignored. */
function usePdf(file: Blob): { readonly state: PdfState; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<{ readonly of: Blob; readonly attempt: number; readonly state: PdfState } | null>(null);
  useEffect(() => openPdf(file, (state) => setLatest({ of: file, attempt, state })), [file, attempt]);
  const current = latest?.of === file && latest.attempt === attempt;
  return { state: current ? latest.state : { status: 'loading' }, retry: () => setAttempt(attempt + 1) };
}

interface NotShownProps {
  readonly state: Exclude<PdfState, { status: 'ready' }>;
  readonly size: number;
  readonly onDownload: () => void;
  readonly onRetry: () => void;
}

function NotShown({ state, size, onDownload, onRetry }: NotShownProps) {
  if (state.status === 'locked') return <PdfLocked attempt={state.attempt} onUnlock={state.unlock} />;
  if (state.status === 'loading') {
    const megabytes = size < large ? '' : ` de ${Math.round(size / 1_000_000)} MB`;
    return (
      <output className={styles['loading']}>
        <Spinner size="md" />
        <Words>{`Abriendo el documento${megabytes}…`}</Words>
      </output>
    );
  }
  if (state.status === 'failed') {
    return (
      <Alert>
        <FailedPanel title="No se pudo cargar el visor" body="Revisa tu conexión e intenta de nuevo." onRetry={onRetry} />
      </Alert>
    );
  }
  const actions = (
    <Button variant="outline" icon={<DownloadIcon />} onClick={onDownload}>
      Descargar documento
    </Button>
  );
  if (state.status === 'unsupported') {
    return (
      <Alert>
        <Message
          icon={<AlertIcon />}
          title="Tu navegador no puede mostrar el documento"
          body="Actualízalo, o descarga el documento y ábrelo con otro programa."
          actions={actions}
        />
      </Alert>
    );
  }
  if (state.status === 'adobeForm') {
    return (
      <Alert>
        <Message
          icon={<AlertIcon />}
          title="Este documento necesita otro programa"
          body="Es un formulario de Adobe (XFA) que el visor no puede mostrar. Descárgalo y ábrelo con Adobe Acrobat Reader."
          actions={actions}
        />
      </Alert>
    );
  }
  return (
    <Alert>
      {state.status === 'damaged' ? (
        <Message
          tone="danger"
          icon={<AlertIcon />}
          title="El documento está dañado y no se puede mostrar"
          body="Genéralo de nuevo; si vuelve a ocurrir, descárgalo y envíalo al centro de soporte."
          actions={actions}
        />
      ) : (
        <Message icon={<EmptyIcon />} title="El documento no tiene páginas" actions={actions} />
      )}
    </Alert>
  );
}

const Alert = ({ children }: { children: ReactNode }) => <div role="alert">{children}</div>;

interface OpenPdfProps {
  /** The element that fills the screen in full-screen mode. */
  readonly root: RefObject<HTMLElement | null>;
  readonly pdfjs: Pdfjs;
  readonly pdf: PDFDocumentProxy;
  /** The password was just typed in a field that is gone now; the pages take the focus. */
  readonly unlocked: boolean;
  readonly title: string;
  readonly fileName: string;
  readonly onDownload: () => void;
}

function OpenPdf({ root, pdfjs, pdf, unlocked, title, fileName, onDownload }: OpenPdfProps) {
  const area = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<PagesView | null>(null);
  const [shown, setShown] = useState<PageViewState>({ page: 1, scale: 1, fit: 'auto' });
  const [matches, setMatches] = useState<Matches | null>(null);
  const [searching, setSearching] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const [printing, setPrinting] = useState(false);
  const fullScreen = useFullScreen(root);
  useEffect(() => {
    if (!area.current) return undefined;
    const pages = showPages(area.current, pdfjs, pdf, {
      onShown: (change) => setShown((before) => ({ ...before, ...change })),
      onMatches: setMatches,
    });
    setView(pages);
    if (unlocked) area.current.focus({ preventScroll: true });
    return () => pages.release();
  }, [pdfjs, pdf, unlocked]);

  const print = () => setPrinting(true);
  const search = () => {
    setSearching(true);
    // Selected, so that typing replaces the text of an open search.
    searchField.current?.select();
  };
  const endPrint = () => setPrinting(false);
  /** Ends the search or print and focuses the pages. */
  const leave = (end: () => void) => {
    end();
    area.current?.focus({ preventScroll: true });
  };
  const endSearch = () =>
    leave(() => {
      setSearching(false);
      view?.endFind();
    });
  useEscape(root, searching, endSearch);
  const actions: readonly DocumentAction[] = [
    { label: 'Girar', icon: <RotateIcon />, onSelect: () => view?.rotate() },
    { label: 'Imprimir documento', icon: <PrintIcon />, onSelect: print },
    { label: 'Descargar documento', icon: <DownloadIcon />, onSelect: onDownload },
    fullScreen,
  ];
  const keys: Readonly<Record<string, () => void>> = {
    f: search,
    p: print,
    '+': () => view?.zoomStep(1),
    '=': () => view?.zoomStep(1),
    '-': () => view?.zoomStep(-1),
    '0': () => view?.zoom('auto'),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey ? keys[event.key.toLowerCase()] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of what is inside, whatever has the focus
    <div className={styles['open']} onKeyDown={onKeyDown}>
      {view && (
        <PdfToolbar
          view={view}
          shown={shown}
          pages={pdf.numPages}
          searching={searching}
          onSearch={searching ? endSearch : search}
          actions={actions}
        />
      )}
      {view && searching && <PdfSearch view={view} matches={matches} field={searchField} onClose={endSearch} />}
      {printing && <PdfPrint pdfjs={pdfjs} pdf={pdf} fileName={fileName} onEnd={endPrint} onCancel={() => leave(endPrint)} />}
      <div className={styles['area']}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- the library wants a div; the arrows scroll it */}
        <div ref={area} className={styles['pages']} role="region" aria-label={`Páginas de ${title}`} tabIndex={0}>
          <div className={joinClasses('pdfViewer', layers['layers'])} />
        </div>
      </div>
    </div>
  );
}

/** Handles Escape while the focus is inside, before a dialog around the viewer sees it. */
function useEscape(root: RefObject<HTMLElement | null>, active: boolean, onEscape: () => void): void {
  const act = useRef(onEscape);
  useEffect(() => {
    act.current = onEscape;
  });
  useEffect(() => {
    if (!active) return undefined;
    const hear = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !(event.target instanceof Node) || !root.current?.contains(event.target)) return;
      event.preventDefault();
      act.current();
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [root, active]);
}

function subscribeToFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

function useFullScreen(root: RefObject<HTMLElement | null>): DocumentAction {
  const full = useSyncExternalStore(subscribeToFullScreen, () => document.fullscreenElement !== null);
  return {
    label: full ? 'Salir de pantalla completa' : 'Pantalla completa',
    icon: full ? <ShrinkIcon /> : <EnlargeIcon />,
    refused: document.fullscreenEnabled ? undefined : 'Este navegador no la permite.',
    onSelect: () => void (full ? document.exitFullscreen() : root.current?.requestFullscreen())?.catch(() => undefined),
  };
}
