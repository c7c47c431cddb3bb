import { mergeProps, useTooltip, type UseTooltipReturn } from '@chakra-ui/react';
import { TooltipText } from './Tooltip.tsx';

/** One tooltip for many icon-only controls: names the one with the pointer or the focus. */
export function useNamesTooltip(disabled: boolean): UseTooltipReturn {
  return useTooltip({
    disabled,
    openDelay: 500,
    closeDelay: 100,
    positioning: { strategy: 'fixed', placement: 'right', gutter: 6 },
  });
}

/** Props of one such control, whose accessible name the tooltip repeats. */
export function namedProps<Props extends object>(api: UseTooltipReturn, value: string, props: Props): Props {
  const trigger = { ...api.getTriggerProps({ value }), 'aria-describedby': undefined };
  return { ...props, ...mergeProps<object>(trigger, props) };
}

export interface NamesTooltipProps {
  readonly api: UseTooltipReturn;
  /** Names by the values of the controls. */
  readonly names: ReadonlyMap<string, string>;
}

/** The tooltip's text, while it is open. */
export function NamesTooltip({ api, names }: NamesTooltipProps) {
  const text = names.get(api.triggerValue ?? '');
  return api.open && text !== undefined && <TooltipText api={api} text={text} />;
}
