import { chakra } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import { buttonRecipe } from '../theme/recipes.ts';
import { Words } from '../text/Words.tsx';

/** Look of every button-like control. */
export interface ButtonLook {
  /**
   * `solid` for a place's main action, `outline` beside it, `ghost` in toolbars, `subtle` in
   * panels.
   */
  variant?: 'solid' | 'outline' | 'subtle' | 'ghost' | 'danger';
  size?: 'sm' | 'md';
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows the ring and ignores clicks. The button keeps the focus, which `disabled` would lose. */
  loading?: boolean;
  /** Lets clicks through while loading, for callers that tell a second press from a change. */
  pressableWhileLoading?: boolean;
  icon?: ReactNode;
}

const Root = chakra('button', buttonRecipe);
const Busy = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    '& + span': { display: 'inline-flex', alignItems: 'center', gap: '1.5', opacity: 0 },
  },
});

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** The product's button. Its `type` is `button` by default. */
export function Button({ loading = false, pressableWhileLoading = false, icon, children, onClick, ...rest }: ButtonProps) {
  const content = icon ? (
    <>
      {icon}
      <Words>{children}</Words>
    </>
  ) : (
    children
  );
  return (
    <Root
      type="button"
      {...rest}
      {...(loading && { 'aria-busy': true, ...(!pressableWhileLoading && { 'aria-disabled': true }) })}
      onClick={loading && !pressableWhileLoading ? refuse : onClick}
    >
      {loading ? (
        <>
          <Busy>
            <Spinner />
          </Busy>
          <span>{content}</span>
        </>
      ) : (
        content
      )}
    </Root>
  );
}
