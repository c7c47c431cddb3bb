import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../actions/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { useModal } from './modal.ts';

/** Props of {@link SidePanel}. */
export interface SidePanelProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Which edge it comes from: forms from the end, the main menu from the start. */
  side?: 'start' | 'end';
  /** Stays in sight under the body: the panel's actions. */
  footer?: ReactNode;
  children: ReactNode;
}

const Overlay = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    display: 'flex',
    '& > .ag-backdrop': { position: 'absolute', inset: '0', bg: 'bg.backdrop', animation: 'appear 0.18s ease-out' },
    '& > .ag-side': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      height: '100dvh',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'overlay',
      outline: 'none',
    },
    '& .ag-side-header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: 'header',
      paddingInlineStart: '5',
      paddingInlineEnd: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
      '& h2': { textStyle: 'sectionTitle' },
    },
    '& .ag-side-body': { flex: '1', minHeight: '0', overflowY: 'auto', padding: '5' },
    '& .ag-side-footer': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      paddingInline: '5',
      paddingBlock: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
  },
  variants: {
    side: {
      start: {
        justifyContent: 'flex-start',
        '& > .ag-side': {
          maxWidth: 'min(18rem, calc(100vw - 2.5rem))',
          animation: 'enterFromStart 0.2s cubic-bezier(0.2, 0.8, 0.2, 1)',
        },
        '& .ag-side-body': { padding: '0' },
      },
      end: {
        justifyContent: 'flex-end',
        '& > .ag-side': {
          maxWidth: { base: '100vw', sm: 'panel' },
          animation: 'enterFromEnd 0.2s cubic-bezier(0.2, 0.8, 0.2, 1)',
        },
      },
    },
  },
});

/**
 * A modal panel at the edge of the window: full width on phones, the focus kept inside and given back, closed by 'Cerrar',
 * by Escape or by a click beside it. Its content is mounted only while it is open.
 */
export function SidePanel({ open, ...rest }: SidePanelProps) {
  return open ? createPortal(<OpenPanel {...rest} />, document.body) : null;
}

function OpenPanel({ onClose, title, side = 'end', footer, children }: Omit<SidePanelProps, 'open'>) {
  const panel = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useModal(panel, body, onClose);
  return (
    <Overlay side={side} className="ag-no-print">
      <div className="ag-backdrop" onPointerDown={onClose} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native modal makes the notices inert, and sits above them */}
      <section ref={panel} className="ag-side" role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1}>
        <div className="ag-side-header">
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Cerrar" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div ref={body} className="ag-side-body">
          {children}
        </div>
        {footer && <div className="ag-side-footer">{footer}</div>}
      </section>
    </Overlay>
  );
}
