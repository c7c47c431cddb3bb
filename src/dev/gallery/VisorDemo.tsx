import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/layout/Dialog.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { preloadable } from '../../kit/portal/preloadable.tsx';

const viewer = preloadable(async () => (await import('../../ui/pdf/PdfViewer.tsx')).PdfViewer);

/** The viewer of documents with any chosen file, in the page and in a dialog. */
export function VisorDemo() {
  const [file, setFile] = useState<File | null>(null);
  const [inDialog, setInDialog] = useState(false);
  const close = () => setFile(null);
  const shown = file && <viewer.Component document={file} title="Estado de comisiones" fileName={file.name} />;
  return (
    <Panel padded aria-label="Visor de documentos" marginBottom="4">
      <label>
        Documento PDF{' '}
        <input
          type="file"
          style={{ maxWidth: '100%' }}
          accept="application/pdf"
          onChange={(event) => {
            setFile(event.currentTarget.files?.[0] ?? null);
            event.currentTarget.value = '';
          }}
        />
      </label>{' '}
      <Button variant="outline" size="sm" onClick={close}>
        Quitar documento
      </Button>{' '}
      <label>
        <input type="checkbox" checked={inDialog} onChange={(event) => setInDialog(event.currentTarget.checked)} /> En un diálogo
      </label>
      {shown && inDialog ? (
        <Dialog title="Emisión" size="lg" onClose={close}>
          {shown}
        </Dialog>
      ) : (
        shown
      )}
    </Panel>
  );
}
