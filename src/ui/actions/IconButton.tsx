import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { buttonRecipe } from '../theme/recipes.ts';
import type { ButtonLook } from './Button.tsx';

/** Props of {@link IconButton}: the label is its accessible name and its tooltip. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'>, ButtonLook {
  label: string;
}

const Root = chakra('button', buttonRecipe);

/** A square button with an icon and an invisible name. */
export function IconButton({ label, variant = 'ghost', ...rest }: IconButtonProps) {
  return <Root type="button" shape="icon" variant={variant} aria-label={label} title={label} {...rest} />;
}
