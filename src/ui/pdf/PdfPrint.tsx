import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { formatCount } from '../../format/numbers.ts';
import type { Pdfjs } from './pdfjs.ts';
import styles from './PdfPrint.module.css';
import { makeSheets, type Sheets } from './print-sheets.ts';

export interface PdfPrintProps {
  readonly pdfjs: Pdfjs;
  readonly pdf: PDFDocumentProxy;
  /** File name that the browser suggests when a print is saved. */
  readonly fileName: string;
  /** The print ended. */
  readonly onEnd: () => void;
  /** The button here was pressed: to cancel, or to dismiss a failure. */
  readonly onCancel: () => void;
}

/** Prints a document while mounted: draws its pages, then opens the browser's dialog. */
export function PdfPrint({ pdfjs, pdf, fileName, onEnd, onCancel }: PdfPrintProps) {
  const [page, setPage] = useState(0);
  const [failed, setFailed] = useState(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const { title } = document;
    let sheets: Sheets | null = null;
    const print = async () => {
      sheets = await makeSheets(pdfjs, pdf, signal, setPage);
      if (signal.aborted) {
        sheets.remove();
        return;
      }
      // Some browsers return from `print` at once, so an event marks its end.
      window.addEventListener('afterprint', () => end.current(), { signal });
      document.title = fileName.replace(/\.pdf$/i, '');
      window.print();
    };
    print().catch(() => {
      if (!signal.aborted) setFailed(true);
    });
    return () => {
      ended.abort();
      if (!sheets) return;
      sheets.remove();
      document.title = title;
    };
  }, [pdfjs, pdf, fileName]);

  const text = failed ? 'No se pudo preparar la impresión.' : 'Preparando la impresión…';
  return (
    <div className={styles['progress']}>
      <span role={failed ? 'alert' : 'status'}>{text}</span>
      {!failed && (
        <>
          <progress aria-label="Páginas preparadas" value={page} max={pdf.numPages} />
          <span>{`${formatCount(page)} de ${formatCount(pdf.numPages)}`}</span>
        </>
      )}
      <Button variant="outline" size="sm" onClick={onCancel}>
        {failed ? 'Cerrar' : 'Cancelar'}
      </Button>
    </div>
  );
}
