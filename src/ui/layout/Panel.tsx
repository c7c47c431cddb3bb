import { chakra } from '@chakra-ui/react';

/** A white surface with a hairline, which pages consist of. */
export const Panel = chakra('section', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'panel',
    minWidth: '0',
  },
  variants: {
    padded: { true: { padding: { base: '4', sm: '5' } } },
  },
});
