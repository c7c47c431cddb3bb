import { Drawer } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../actions/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { useModalProps } from './modal-props.ts';

/** Props of {@link SidePanel}. */
export interface SidePanelProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Which edge it comes from: forms from the end, the main menu from the start. */
  side?: 'start' | 'end';
  /** Takes the whole window: what is read at leisure, such as a detail. */
  full?: boolean;
  /** Stays in sight under the body: the panel's actions. */
  footer?: ReactNode;
  /** What gets the focus when it closes; what had it when it opened where this is absent or gives nothing. */
  returnFocusTo?: () => Element | null | undefined;
  children: ReactNode;
}

/**
 * A modal panel at the edge of the window: full width on phones, the focus kept inside and given back, closed by 'Cerrar',
 * by Escape or by a click beside it. Its content is mounted only while it is open.
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
