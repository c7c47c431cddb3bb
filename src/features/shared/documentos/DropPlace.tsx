import { type DragEvent, useEffect, useState } from 'react';
import { acceptedFiles } from './accepted-files.ts';
import { takeFiles } from './FilePick.tsx';
import styles from './DropPlace.module.css';

const hasFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

/** A file that misses its place would be opened in place of the page. */
function useSafeDrops(): void {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', ignore);
    addEventListener('drop', ignore);
    return () => {
      removeEventListener('dragover', ignore);
      removeEventListener('drop', ignore);
    };
  }, []);
}

/** Props of {@link DropPlace}. */
export interface DropPlaceProps {
  readonly id: string;
  readonly disabled: boolean;
  /** Id of what says why it is disabled. */
  readonly describedBy: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where files are dropped or, by a click or the keyboard, chosen; several at once. */
export function DropPlace({ id, disabled, describedBy, onFiles }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  useSafeDrops();

  const takes = (event: DragEvent) => !disabled && hasFiles(event);
  return (
    <div
      className={styles['place']}
      data-over={isOver || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!takes(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        id={id}
        type="file"
        className="ag-sr-only"
        accept={acceptedFiles}
        multiple
        disabled={disabled}
        aria-describedby={[`${id}-ayuda`, describedBy].filter(Boolean).join(' ')}
        onChange={({ currentTarget }) => onFiles(takeFiles(currentTarget))}
      />
      <label htmlFor={id}>Arrastra archivos aquí o elígelos</label>
      <p id={`${id}-ayuda`}>PDF, JPEG o PNG de hasta 10 MB cada uno.</p>
    </div>
  );
}
