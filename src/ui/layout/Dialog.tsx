import { Dialog as ChakraDialog } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../actions/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { useModalProps } from './modal-props.ts';

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Asked for by Escape, the closing button and a click beside the dialog. */
  onClose: () => void;
  title: string;
  /** How wide it may be: a question, a form, a form of many fields, a document. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** `alertdialog` for what needs an answer before anything else. */
  role?: 'dialog' | 'alertdialog';
  /** Id of the text that is read out with the title. */
  describedBy?: string;
  /** Stays in sight under the body: the dialog's actions. */
  footer?: ReactNode;
  /** A click beside it does not close it: for forms, whose text would be lost. */
  keepOpen?: boolean;
  /** What gets the focus when it closes, before what had it when it opened. */
  returnFocusTo?: () => Element | null | undefined;
  /** On a phone it ends above the bar of actions that opened it: a second press there means nothing. */
  clearOfBar?: boolean;
  children: ReactNode;
}

const aboveBar = { smDown: { marginBottom: '5rem', maxHeight: 'calc(100dvh - 5rem)', borderRadius: 'lg' } } as const;

/**
 * A modal dialog in the middle of the window, on phones at its bottom or, of many fields, all of it; open while it is mounted. Its body scrolls between title and actions; the focus
 * stays inside and is given back. It may be opened from another one.
 */
export function Dialog({
  onClose,
  title,
  size = 'md',
  role = 'dialog',
  describedBy,
  footer,
  keepOpen = false,
  returnFocusTo,
  clearOfBar = false,
  children,
}: DialogProps) {
  const { body, modal } = useModalProps(onClose, returnFocusTo);
  return (
    <ChakraDialog.Root {...modal} size={size} role={role} closeOnInteractOutside={!keepOpen}>
      {createPortal(
        <>
          <ChakraDialog.Backdrop className="ag-no-print" />
          <ChakraDialog.Positioner className="ag-no-print">
            <ChakraDialog.Content aria-describedby={describedBy} {...(clearOfBar && { css: aboveBar })}>
              <ChakraDialog.Header>
                <ChakraDialog.Title>{title}</ChakraDialog.Title>
                <IconButton label="Cerrar" onClick={onClose}>
                  <CloseIcon />
                </IconButton>
              </ChakraDialog.Header>
              <ChakraDialog.Body ref={body}>{children}</ChakraDialog.Body>
              {footer && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </>,
        document.body,
      )}
    </ChakraDialog.Root>
  );
}
