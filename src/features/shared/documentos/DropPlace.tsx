import { useEffect } from 'react';
import { acceptedFiles } from './accepted-files.ts';
import { takeFiles } from './FilePick.tsx';
import styles from './DropPlace.module.css';
import { hasFiles, useFileDrop } from './use-file-drop.ts';

/** Ignores files beside the place: the browser would open them instead of the page. */
function useSafeDrops(): void {
  useEffect(() => {
    const ignore = (event: DragEvent) => {
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

export interface DropPlaceProps {
  readonly id: string;
  readonly disabled: boolean;
  /** Id of the element that says why the place is disabled. */
  readonly describedBy: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A place for dropping files or choosing them by click or keyboard; takes several at once. */
export function DropPlace({ id, disabled, describedBy, onFiles }: DropPlaceProps) {
  const drop = useFileDrop(disabled, onFiles);
  useSafeDrops();
  return (
    <div className={styles['place']} data-disabled={disabled || undefined} {...drop}>
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
