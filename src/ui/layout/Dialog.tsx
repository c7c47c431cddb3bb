import { Dialog as ChakraDialog } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../actions/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { useModalProps } from './modal-props.ts';

export interface DialogProps {
  /** Called by Escape, the closing button and a click beside the dialog. */
  onClose: () => void;
  title: string;
  /** Width: a question, a form, a form of many fields, a document. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** `alertdialog` needs an answer before anything else. */
  role?: 'dialog' | 'alertdialog';
  /** Id of the text that is read out with the title. */
  describedBy?: string;
  /** The dialog's actions, always visible under the body. */
  footer?: ReactNode;
  /** Ignores clicks beside the dialog, which would lose a form's text. */
  keepOpen?: boolean;
  /** Takes the focus on closing, in preference to the element focused before. */
  returnFocusTo?: () => Element | null | undefined;
  /**
   * Leaves the bar of actions free on a phone, because a second press would hit the wrong action.
   */
  clearOfBar?: boolean;
  children: ReactNode;
}

const aboveBar = { smDown: { marginBottom: '5rem', maxHeight: 'calc(100dvh - 5rem)', borderRadius: 'lg' } } as const;

/**
 * A modal dialog, open while mounted: in the middle of the window, on phones at the bottom, or full
 * size for many fields. The body scrolls between title and actions. Dialogs may open one another.
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
