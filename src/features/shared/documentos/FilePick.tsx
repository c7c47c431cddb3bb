import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from '../../../ui/actions/Button.tsx';
import { acceptedFiles } from './accepted-files.ts';

/** The files of a native input, which can be given the same ones again. */
export function takeFiles(input: HTMLInputElement): readonly File[] {
  const files = [...(input.files ?? [])];
  input.value = '';
  return files;
}

/** Props of {@link FilePick}. */
export interface FilePickProps extends Omit<ButtonProps, 'onClick'> {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A button that lets files be chosen. */
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
