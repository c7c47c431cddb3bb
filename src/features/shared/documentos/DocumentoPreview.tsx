import { useCallback, useState } from 'react';
import { Dialog } from '../../../ui/layout/Dialog.tsx';
import { latePdfViewer } from '../../../kit/report/late-pdf-viewer.ts';
import styles from './DocumentoPreview.module.css';

export interface DocumentoPreviewProps {
  readonly file: Blob;
  readonly nombre: string;
  readonly isPdf: boolean;
  readonly onClose: () => void;
}

/** Shows a chosen document in a dialog: a PDF in the viewer, a picture as an image. */
export function DocumentoPreview({ file, nombre, isPdf, onClose }: DocumentoPreviewProps) {
  return (
    <Dialog title={nombre} size="full" onClose={onClose}>
      <div className={styles['preview']}>
        {isPdf ? (
          <latePdfViewer.Component document={file} title={nombre} fileName={nombre} />
        ) : (
          <Picture file={file} nombre={nombre} />
        )}
      </div>
    </Dialog>
  );
}

function Picture({ file, nombre }: { readonly file: Blob; readonly nombre: string }) {
  const [isBroken, setBroken] = useState(false);
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  if (isBroken) return <p>No se puede mostrar esta imagen.</p>;
  return <img ref={show} className={styles['picture']} alt={nombre} onError={() => setBroken(true)} />;
}
