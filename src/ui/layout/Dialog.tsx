import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../actions/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { useModal } from './modal.ts';
import './Dialog.css';

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Asked for by Escape, the closing button and a click beside the dialog. */
  onClose: () => void;
  title: string;
  /** How wide it may be: a question, a form, a form of many fields. */
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` for what needs an answer before anything else. */
  role?: 'dialog' | 'alertdialog';
  /** Id of the text that is read out with the title. */
  describedBy?: string;
  /** Stays in sight under the body: the dialog's actions. */
  footer?: ReactNode;
  /** A click beside it does not close it: for forms, whose text would be lost. */
  keepOpen?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog in the middle of the window, on phones at its bottom or, of many fields, all of it; open while it is mounted. Its body scrolls between title and actions; the focus
 * stays inside and is given back. It may be opened from another one.
 */
export function Dialog(props: DialogProps) {
  return createPortal(<OpenDialog {...props} />, document.body);
}

function OpenDialog({
  onClose,
  title,
  size = 'md',
  role = 'dialog',
  describedBy,
  footer,
  keepOpen = false,
  children,
}: DialogProps) {
  const panel = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useModal(panel, body, onClose);
  return (
    <div className="ag-dialog-overlay ag-no-print">
      <div className="ag-dialog-backdrop" onPointerDown={keepOpen ? undefined : onClose} />
      <section
        ref={panel}
        className="ag-dialog"
        data-size={size}
        role={role}
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={describedBy}
        tabIndex={-1}
      >
        <div className="ag-dialog-header">
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Cerrar" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div ref={body} className="ag-dialog-body">
          {children}
        </div>
        {footer && <div className="ag-dialog-footer">{footer}</div>}
      </section>
    </div>
  );
}
