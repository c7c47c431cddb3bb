import { type ReactNode, useState } from 'react';
import { type MenuAction, MenuPopup, menuTriggerProps, type PressedTrigger } from './MenuPopup.tsx';

export interface ActionMenuProps {
  actions: readonly MenuAction[];
  /** Shown above the entries in narrow windows, such as the user's name. */
  heading?: ReactNode;
  /** Class of the trigger, a plain button that the surrounding component styles. */
  className?: string;
  children: ReactNode;
}

/** A menu button; only the trigger is mounted until a press. Tables use one `TableMenu`. */
export function ActionMenu({ actions, heading, className, children }: ActionMenuProps) {
  const [open, setOpen] = useState<PressedTrigger | null>(null);
  return (
    <>
      <button type="button" className={className} {...menuTriggerProps(setOpen)}>
        {children}
      </button>
      {open && <MenuPopup pressed={open} actions={actions} heading={heading} onClose={() => setOpen(null)} />}
    </>
  );
}
