import { mergeProps, useTooltip, type UseTooltipReturn } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { showPopover } from '../layout/show-popover.ts';
import styles from './Tooltip.module.css';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** Null while there is nothing to say: the control stays the same element. */
  readonly text: string | null;
  /** The text is the name of the control and not said once more. */
  readonly isName?: boolean;
  /** Id of the control, where it has one. */
  readonly id?: string | undefined;
  /** What the control is given beside what the tooltip needs. */
  readonly control: ComponentProps<'button'>;
  /** Draws the control with all of it. */
  readonly children: (control: ComponentProps<'button'>) => ReactNode;
}

/** A few words beside a control while the pointer or the keyboard's focus is on it: the name of an icon, or why something can't be done. */
export function Tooltip({ text, isName = false, id, control, children }: TooltipProps) {
  const api = useTooltip({
    ...(id !== undefined && { ids: { trigger: id } }),
    disabled: text === null,
    openDelay: 500,
    closeDelay: 100,
    positioning: { strategy: 'fixed', placement: 'bottom', gutter: 6 },
  });
  const props = mergeProps(api.getTriggerProps(), control);
  return (
    <>
      {children(isName ? { ...props, 'aria-describedby': control['aria-describedby'] } : props)}
      {api.open && text !== null && <TooltipText api={api} text={text} />}
    </>
  );
}

/** The words of a tooltip that is open. */
export function TooltipText({ api, text }: { api: UseTooltipReturn; text: string }) {
  return (
    <span {...api.getPositionerProps()} className={styles['place']} popover="manual" ref={showPopover}>
      <span {...api.getContentProps()} className={styles['content']}>
        {text}
      </span>
    </span>
  );
}
