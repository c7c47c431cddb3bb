import { mergeProps, useTooltip, type UseTooltipReturn } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { showPopover } from '../layout/show-popover.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** Null shows no tooltip and keeps the control the same element. */
  readonly text: string | null;
  /** The text is the accessible name of the control; `aria-describedby` does not repeat it. */
  readonly isName?: boolean;
  /** Id of the control, if any. */
  readonly id?: string | undefined;
  /** Props of the control beside those of the tooltip. */
  readonly control: ComponentProps<'button'>;
  /** Renders the control with the merged props. */
  readonly children: (control: ComponentProps<'button'>) => ReactNode;
}

/** A few words beside a control in use: the name of an icon, or the reason for a refusal. */
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

export function TooltipText({ api, text }: { api: UseTooltipReturn; text: string }) {
  return (
    <span {...api.getPositionerProps()} className={styles['place']} popover="manual" ref={showPopover}>
      <span {...api.getContentProps()} className={styles['content']}>
        {text}
      </span>
    </span>
  );
}
