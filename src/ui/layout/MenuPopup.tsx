import { Menu } from '@chakra-ui/react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { showPopover } from './show-popover.ts';

/**
 * An entry of a menu: goes to `href` (relative to the router's base, with the history `state`),
 * runs `onSelect`, or explains why it can't (`unavailable`).
 */
export type MenuAction = { label: string; icon?: ReactNode; onIntent?: () => void } & (
  | { href: string; state?: () => unknown; onSelect?: never; unavailable?: never }
  | { onSelect: () => void; href?: never; unavailable?: never }
  | { unavailable: string; href?: never; onSelect?: never }
);

/** The button that opened a menu, and the entry to mark first. */
export interface PressedTrigger {
  readonly button: HTMLButtonElement;
  readonly from: 'first' | 'last';
}

/** Makes a plain button the trigger of a menu. `onPress` gets null when the menu was open. */
export function menuTriggerProps(onPress: (pressed: PressedTrigger | null) => void) {
  return {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) =>
      onPress(button.ariaExpanded === 'true' ? null : { button, from: 'first' }),
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      onPress({ button: event.currentTarget, from: event.key === 'ArrowDown' ? 'first' : 'last' });
    },
  } as const;
}

export interface MenuPopupProps {
  readonly pressed: PressedTrigger;
  readonly actions: readonly MenuAction[];
  /** Shown above the entries in narrow windows, such as the user's name. */
  readonly heading?: ReactNode;
  readonly onClose: () => void;
}

/**
 * The entries of a menu beside the pressed button, open while mounted, with arrows, Home, End,
 * first letters, Escape and Tab. The button stays plain markup; this component marks it as open.
 */
export function MenuPopup({ pressed: { button, from }, actions, heading, onClose }: MenuPopupProps) {
  const ownId = useId();
  // An existing id stays, because other elements may refer to it.
  const id = button.id || ownId;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Focused at once: the library waits for a frame and loses keys pressed until then.
    list.current?.focus({ preventScroll: true });
    const hadNone = button.id === '';
    button.setAttribute('id', id);
    button.setAttribute('aria-expanded', 'true');
    return () => {
      if (hadNone) button.removeAttribute('id');
      button.setAttribute('aria-expanded', 'false');
    };
  }, [button, id]);

  // Focuses the button first, so that a dialog that opens next returns the focus to it.
  const close = () => {
    button.focus({ preventScroll: true });
    onClose();
  };

  const items = actions.map((action, index) => {
    const content = (
      <>
        {action.icon}
        <span>{action.label}</span>
      </>
    );
    if (action.unavailable !== undefined) {
      // Not `disabled`: arrows would skip the entry, and its reason must be readable.
      return (
        <Menu.Item key={action.label} value={String(index)} closeOnSelect={false} aria-disabled asChild>
          <button type="button" tabIndex={-1}>
            <span>{action.label}</span>
            <span>{action.unavailable}</span>
          </button>
        </Menu.Item>
      );
    }
    return (
      <Menu.Item key={action.label} value={String(index)} asChild>
        {action.href === undefined ? (
          <button
            type="button"
            tabIndex={-1}
            onClick={() => {
              close();
              action.onSelect();
            }}
          >
            {content}
          </button>
        ) : (
          <Link href={action.href} state={action.state?.()} tabIndex={-1} onClick={close}>
            {content}
          </Link>
        )}
      </Menu.Item>
    );
  });

  return (
    <Menu.Root
      open
      loopFocus
      ids={{ trigger: id }}
      defaultHighlightedValue={String(from === 'first' ? 0 : actions.length - 1)}
      positioning={{ strategy: 'fixed', placement: 'bottom-end', gutter: 4 }}
      onHighlightChange={({ highlightedValue }) => actions[Number(highlightedValue ?? -1)]?.onIntent?.()}
      onPointerDownOutside={(event) => {
        // The pressed element takes the focus.
        event.preventDefault();
        onClose();
      }}
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
    >
      <Menu.Positioner popover="manual" ref={showPopover}>
        <Menu.Content
          ref={list}
          onKeyDownCapture={(event) => {
            if (event.key !== 'Tab') return;
            // Tab moves on from the button.
            event.stopPropagation();
            close();
          }}
        >
          {heading ? (
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>{heading}</Menu.ItemGroupLabel>
              {items}
            </Menu.ItemGroup>
          ) : (
            items
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
