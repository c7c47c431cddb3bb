import { usePopover } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './InfoPopover.module.css';
import { showPopover } from './show-popover.ts';

export interface InfoPopoverProps {
  /** Name of the button and of its popover. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** An icon button with a popover of a few words. */
export function InfoPopover({ label, icon, children }: InfoPopoverProps) {
  const content = useRef<HTMLElement>(null);
  const api = usePopover({
    initialFocusEl: () => content.current,
    portalled: false,
    positioning: { strategy: 'fixed', placement: 'bottom-end', gutter: 4 },
  });
  const trigger = api.getTriggerProps();
  return (
    <>
      <IconButton
        {...trigger}
        label={label}
        aria-haspopup={undefined}
        aria-controls={api.open ? trigger['aria-controls'] : undefined}
      >
        {icon}
      </IconButton>
      {api.open && (
        <div {...api.getPositionerProps()} className={styles['place']} popover="manual" ref={showPopover}>
          <section
            {...api.getContentProps()}
            ref={content}
            className={styles['content']}
            role={undefined}
            aria-label={label}
            aria-labelledby={undefined}
            aria-describedby={undefined}
          >
            {children}
          </section>
        </div>
      )}
    </>
  );
}
