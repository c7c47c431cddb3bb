import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../../ui/actions/Button.tsx';
import { Tooltip } from '../../../ui/feedback/Tooltip.tsx';

/** Why something can't be done now, and the element that says so. */
export interface Refusal {
  readonly id: string;
  readonly text: string;
}

/** Props of {@link RefusableButton}. */
export interface RefusableButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'loading' | 'className'> {
  readonly refusal: Refusal | null;
  readonly onPress: (button: HTMLElement) => void;
  readonly children: ReactNode;
}

/** A button that stays in its place while it can do nothing, and says why. */
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
