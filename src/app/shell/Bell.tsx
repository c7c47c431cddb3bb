import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { BellIcon } from '../../ui/icons/icons.tsx';
import { usePopup } from '../../ui/layout/popup.ts';

/** The bell of the header with its always empty list (specification 1, section 2; decisions, "Header search"): no badge. */
export function Bell() {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <IconButton
        ref={trigger}
        label="Notificaciones"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <BellIcon />
      </IconButton>
      {open && <Notifications id={id} trigger={trigger} onClose={() => setOpen(false)} />}
    </>
  );
}

interface NotificationsProps {
  readonly id: string;
  readonly trigger: { readonly current: HTMLButtonElement | null };
  readonly onClose: () => void;
}

function Notifications({ id, trigger, onClose }: NotificationsProps) {
  const popup = useRef<HTMLElement>(null);
  usePopup(popup, trigger, 'end', (shown) => shown.focus({ preventScroll: true }));

  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !popup.current?.contains(target) && !trigger.current?.contains(target)) onClose();
    };
    const events = ['pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, outside, true);
    return () => {
      for (const event of events) document.removeEventListener(event, outside, true);
    };
  }, [onClose, trigger]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, wherever the focus stands in it
    <section
      ref={popup}
      id={id}
      className="ag-menu ag-bell"
      popover="manual"
      aria-label="Notificaciones"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        trigger.current?.focus();
        onClose();
      }}
    >
      No tienes notificaciones
    </section>
  );
}
