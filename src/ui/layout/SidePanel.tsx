import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../actions/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { useModal } from './modal.ts';
import './SidePanel.css';

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
    <div data-side={side} className="ag-overlay ag-no-print">
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
    </div>
  );
}
