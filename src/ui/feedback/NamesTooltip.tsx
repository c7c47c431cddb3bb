import { mergeProps, useTooltip, type UseTooltipReturn } from '@chakra-ui/react';
import { TooltipText } from './Tooltip.tsx';

/** One tooltip for many controls that show an icon alone: it says the name of that which has the pointer or the keyboard's focus. */
export function useNamesTooltip(disabled: boolean): UseTooltipReturn {
  return useTooltip({
    disabled,
    openDelay: 500,
    closeDelay: 100,
    positioning: { strategy: 'fixed', placement: 'right', gutter: 6 },
  });
}

/** What one of the controls is given beside its own `props`; the tooltip says the name that it has anyway. */
export function namedProps<Props extends object>(api: UseTooltipReturn, value: string, props: Props): Props {
  const trigger = { ...api.getTriggerProps({ value }), 'aria-describedby': undefined };
  return { ...props, ...mergeProps<object>(trigger, props) };
}

/** Props of {@link NamesTooltip}. */
export interface NamesTooltipProps {
  readonly api: UseTooltipReturn;
  /** The names by the values of the controls. */
  readonly names: ReadonlyMap<string, string>;
}

/** Its words, while it is open. */
export function NamesTooltip({ api, names }: NamesTooltipProps) {
  const text = names.get(api.triggerValue ?? '');
  return api.open && text !== undefined && <TooltipText api={api} text={text} />;
}
