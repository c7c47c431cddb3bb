import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { ExternalIcon } from '../icons/icons.tsx';
import { buttonRecipe } from '../theme/recipes.ts';
import { Button, type ButtonLook } from './Button.tsx';
import { Words } from '../text/Words.tsx';

export interface ExternalLinkButtonProps extends ButtonLook {
  /** Address of the other site. Null disables the button. */
  href: string | null;
  /** The reason for the disabled state, shown beside the button. */
  unavailable: string;
  /** Called on press, while the other tab or program opens. */
  onOpen?: () => void;
  children: ReactNode;
}

const Root = chakra('a', buttonRecipe);

/** A link that looks like a button: opens another site in a new tab, or the mail program. */
export function ExternalLinkButton({ href, unavailable, onOpen, children, variant, size }: ExternalLinkButtonProps) {
  const reason = useId();
  const content = (
    <>
      <Words>{children}</Words>
      <ExternalIcon />
    </>
  );
  if (href === null) {
    return (
      <>
        <Button variant={variant} size={size} aria-disabled aria-describedby={reason}>
          {content}
        </Button>
        <chakra.span id={reason} color="fg.muted" fontSize="sm">
          {unavailable}
        </chakra.span>
      </>
    );
  }
  if (href.startsWith('mailto:')) {
    return (
      <Root variant={variant} size={size} href={href} onClick={onOpen}>
        {content}
      </Root>
    );
  }
  return (
    <Root variant={variant} size={size} href={href} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
      {content}
      <span className="ag-sr-only">(se abre en otra pestaña)</span>
    </Root>
  );
}
