import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonRecipe } from '../theme/recipes.ts';
import type { ButtonLook } from './Button.tsx';
import { Words } from '../text/Words.tsx';

/** Props of {@link LinkButton}. `href` is relative to the router's base. */
export interface LinkButtonProps extends ButtonLook {
  href: string;
  icon?: ReactNode;
  children: ReactNode;
  /** Called when the pointer or the focus reaches the link, so that the target can be preloaded. */
  onIntent?: () => void;
}

const Root = chakra('a', buttonRecipe);

/** A link that looks like a button, for navigation. */
export function LinkButton({ href, icon, children, onIntent, variant, size }: LinkButtonProps) {
  return (
    <Root asChild variant={variant} size={size}>
      <Link href={href} onPointerEnter={onIntent} onFocus={onIntent}>
        {icon}
        <Words>{children}</Words>
      </Link>
    </Root>
  );
}
