import { type ReactNode, useState } from 'react';
import { type MenuAction, MenuPopup, menuTriggerProps, type PressedTrigger } from './MenuPopup.tsx';

/** Props of {@link ActionMenu}. */
export interface ActionMenuProps {
  actions: readonly MenuAction[];
  /** What stands above the entries in narrow windows, where the trigger has no room for it, such as the name of the user. */
  heading?: ReactNode;
  /** Class of the trigger, which is a plain button: the surrounding component styles it. */
  className?: string;
  children: ReactNode;
}

/** A menu button. Only the trigger is mounted until it is pressed. A table has one `TableMenu` for all its rows. */
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
