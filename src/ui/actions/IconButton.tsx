import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Tooltip } from '../feedback/Tooltip.tsx';
import { buttonRecipe } from '../theme/recipes.ts';
import type { ButtonLook } from './Button.tsx';

/** Props of {@link IconButton}: `label` is the accessible name and the tooltip. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'>, ButtonLook {
  label: string;
}

const Root = chakra('button', buttonRecipe);

/** A square button with an icon and an invisible name. */
export function IconButton({ label, variant = 'ghost', size, ...control }: IconButtonProps) {
  return (
    <Tooltip text={label} isName id={control.id} control={control}>
      {(props) => <Root type="button" shape="icon" variant={variant} size={size} {...props} aria-label={label} />}
    </Tooltip>
  );
}
