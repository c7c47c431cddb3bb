import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from '../../../ui/actions/Button.tsx';
import { acceptedFiles } from './accepted-files.ts';

/** Takes the files and empties the input, so that the same file can be chosen again. */
export function takeFiles(input: HTMLInputElement): readonly File[] {
  const files = [...(input.files ?? [])];
  input.value = '';
  return files;
}

export interface FilePickProps extends Omit<ButtonProps, 'onClick'> {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A button that opens the browser's choice of files. */
export function FilePick({ onFiles, children, ...button }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptedFiles}
        multiple
        hidden
        onChange={({ currentTarget }) => onFiles(takeFiles(currentTarget))}
      />
    </>
  );
}
