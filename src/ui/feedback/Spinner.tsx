import { chakra } from '@chakra-ui/react';
import { spinnerRecipe } from '../theme/recipes.ts';

const Ring = chakra('span', spinnerRecipe);

/** The turning ring. Decoration only: the text beside it says what happens. */
export function Spinner({ size }: { size?: 'inherit' | 'md' }) {
  return <Ring size={size} aria-hidden="true" />;
}
