import { Drawer } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../actions/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { useModalProps } from './modal-props.ts';

export interface SidePanelProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The panel's edge: the end for forms, the start for the main menu. */
  side?: 'start' | 'end';
  /** Takes the whole window, for long reading such as a detail. */
  full?: boolean;
  /** The panel's actions, always visible under the body. */
  footer?: ReactNode;
  /** Takes the focus on closing; by default the element focused before. */
  returnFocusTo?: () => Element | null | undefined;
  children: ReactNode;
}

/**
 * A modal panel at the edge of the window, mounted while open, full width on phones. 'Cerrar',
 * Escape or a click beside it closes it; the focus stays inside and returns afterwards.
 */
export function SidePanel({ open, ...rest }: SidePanelProps) {
  return open ? <OpenPanel {...rest} /> : null;
}

function OpenPanel({
  onClose,
  title,
  side = 'end',
  full = false,
  footer,
  returnFocusTo,
  children,
}: Omit<SidePanelProps, 'open'>) {
  const { body, modal } = useModalProps(onClose, returnFocusTo);
  return (
    <Drawer.Root {...modal} placement={side} {...(full && { size: 'full' })}>
      {createPortal(
        <>
          <Drawer.Backdrop className="ag-no-print" />
          <Drawer.Positioner className="ag-no-print">
            <Drawer.Content>
              <Drawer.Header>
                <Drawer.Title>{title}</Drawer.Title>
                <IconButton label="Cerrar" onClick={onClose}>
                  <CloseIcon />
                </IconButton>
              </Drawer.Header>
              <Drawer.Body ref={body}>{children}</Drawer.Body>
              {footer && <Drawer.Footer>{footer}</Drawer.Footer>}
            </Drawer.Content>
          </Drawer.Positioner>
        </>,
        document.body,
      )}
    </Drawer.Root>
  );
}
