import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../../ui/actions/Button.tsx';
import { Tooltip } from '../../../ui/feedback/Tooltip.tsx';

/** Why an action is refused now, and the id of the element with that text. */
export interface Refusal {
  readonly id: string;
  readonly text: string;
}

export interface RefusableButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'loading' | 'className'> {
  readonly refusal: Refusal | null;
  readonly onPress: (button: HTMLElement) => void;
  readonly children: ReactNode;
}

/** A button that keeps its place while its action is refused, and says why. */
export function RefusableButton({ refusal, onPress, children, ...look }: RefusableButtonProps) {
  return (
    <Tooltip
      text={refusal && refusal.text}
      control={{
        'aria-disabled': refusal !== null || undefined,
        'aria-describedby': refusal?.id,
        onClick: ({ currentTarget }) => {
          if (!refusal) onPress(currentTarget);
        },
      }}
    >
      {(control) => (
        <Button {...control} {...look}>
          {children}
        </Button>
      )}
    </Tooltip>
  );
}
