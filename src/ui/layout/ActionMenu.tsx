import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { usePopup } from './popup.ts';
import './ActionMenu.css';

/** One entry of a menu: it either goes somewhere (`href`, relative to the router's base) or does something. */
export type MenuAction = { label: string; icon?: ReactNode; onIntent?: () => void } & (
  | { href: string; onSelect?: never }
  | { onSelect: () => void; href?: never }
);

/** Props of {@link ActionMenu}. */
export interface ActionMenuProps {
  /** Accessible name of the trigger; leave it out when the trigger's own text says enough. */
  label?: string;
  actions: readonly MenuAction[];
  /** What stands above the entries, such as the name of the user. */
  heading?: ReactNode;
  /** Class of the trigger, which is a plain button: the surrounding component styles it. */
  className?: string;
  children: ReactNode;
}

/**
 * A menu button after the WAI-ARIA pattern: arrows, Home, End, first letters, Escape, Tab. Only the trigger is mounted
 * until it is opened, so a table can afford one a row. (Chakra's Menu would add 31 KB to a route whose budget is 15.)
 */
export function ActionMenu({ label, actions, heading, className, children }: ActionMenuProps) {
  const [open, setOpen] = useState<false | 'first' | 'last'>(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        id={id}
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-controls={open === false ? undefined : `${id}-menu`}
        onClick={() => setOpen(open === false ? 'first' : false)}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      {open !== false && (
        <MenuPopup id={id} trigger={trigger} from={open} actions={actions} heading={heading} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface MenuPopupProps {
  id: string;
  trigger: { readonly current: HTMLButtonElement | null };
  from: 'first' | 'last';
  actions: readonly MenuAction[];
  heading: ReactNode;
  onClose: () => void;
}

function MenuPopup({ id, trigger, from, actions, heading, onClose }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });

  const items = () => [...(popup.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  usePopup(popup, trigger, 'end', (menu) => {
    const all = menu.querySelectorAll<HTMLElement>('[role=menuitem]');
    all[from === 'first' ? 0 : all.length - 1]?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const outside = (event: PointerEvent) => {
      const { target } = event;
      if (target instanceof Node && !popup.current?.contains(target) && !trigger.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', outside, true);
    return () => document.removeEventListener('pointerdown', outside, true);
  }, [onClose, trigger]);

  const close = () => {
    trigger.current?.focus({ preventScroll: true });
    onClose();
  };

  const typeahead = (key: string, all: HTMLElement[], current: number) => {
    const now = Date.now();
    const text = (now - typed.current.at < 600 ? typed.current.text : '') + key.toLocaleLowerCase();
    typed.current = { text, at: now };
    const order = [...all.slice(current + 1), ...all.slice(0, current + 1)];
    order.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(text))?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const current = all.findIndex((item) => item === document.activeElement);
    const moves: Record<string, number> = {
      ArrowDown: (current + 1) % all.length,
      ArrowUp: (current - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      all[move]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      // The focus goes back to the trigger first, so that Tab moves on from there.
      close();
    } else if (event.key === ' ') {
      event.preventDefault();
      all[current]?.click();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typeahead(event.key, all, current);
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the menu items inside bubble up to here
    <div className="ag-menu" ref={popup} popover="manual" onKeyDown={onKeyDown}>
      {heading && <div className="ag-menu-heading">{heading}</div>}
      <div role="menu" id={`${id}-menu`} aria-labelledby={id}>
        {actions.map((action) => {
          const content = (
            <>
              {action.icon}
              <span>{action.label}</span>
            </>
          );
          const common = {
            role: 'menuitem',
            tabIndex: -1,
            className: 'ag-menu-item',
            onPointerEnter: action.onIntent,
            onFocus: action.onIntent,
          };
          return action.href === undefined ? (
            <button
              key={action.label}
              type="button"
              {...common}
              onClick={() => {
                close();
                action.onSelect();
              }}
            >
              {content}
            </button>
          ) : (
            <Link key={action.label} {...common} href={action.href} onClick={close}>
              {content}
            </Link>
          );
        })}
      </div>
    </div>
  );
}
