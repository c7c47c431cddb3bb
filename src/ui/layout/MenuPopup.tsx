import { Menu } from '@chakra-ui/react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { showPopover } from './show-popover.ts';

/**
 * One entry of a menu: it goes somewhere (`href`, relative to the router's base, with the `state` that its entry of the history gets), does something, or says
 * why it can't (`unavailable`).
 */
export type MenuAction = { label: string; icon?: ReactNode; onIntent?: () => void } & (
  | { href: string; state?: () => unknown; onSelect?: never; unavailable?: never }
  | { onSelect: () => void; href?: never; unavailable?: never }
  | { unavailable: string; href?: never; onSelect?: never }
);

/** A button that opened a menu, and which of the entries is marked first. */
export interface PressedTrigger {
  readonly button: HTMLButtonElement;
  readonly from: 'first' | 'last';
}

/** Makes a plain button the trigger of a menu; `onPress` gets null when its menu was open. */
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

/** Props of {@link MenuPopup}. */
export interface MenuPopupProps {
  readonly pressed: PressedTrigger;
  readonly actions: readonly MenuAction[];
  /** What stands above the entries in narrow windows, where the trigger has no room for it, such as the name of the user. */
  readonly heading?: ReactNode;
  readonly onClose: () => void;
}

/**
 * The entries of a menu beside the button that was pressed, open while it is mounted: arrows, Home, End, first letters, Escape, Tab. The button
 * itself stays plain markup: it is marked as open from here.
 */
export function MenuPopup({ pressed: { button, from }, actions, heading, onClose }: MenuPopupProps) {
  const ownId = useId();
  // The name that something else knows it by stays.
  const id = button.id || ownId;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // At once: the library waits for a frame, and a key that is pressed until then would be lost.
    list.current?.focus({ preventScroll: true });
    const hadNone = button.id === '';
    button.setAttribute('id', id);
    button.setAttribute('aria-expanded', 'true');
    return () => {
      if (hadNone) button.removeAttribute('id');
      button.setAttribute('aria-expanded', 'false');
    };
  }, [button, id]);

  // Before anything else happens, so that what opens next gives the focus back to the button.
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
      // Not `disabled`, which the arrows pass over: its reason is to be read.
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
        // What is pressed takes the focus itself.
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
