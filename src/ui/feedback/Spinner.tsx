import { chakra } from '@chakra-ui/react';
import { spinnerRecipe } from '../theme/recipes.ts';

const Ring = chakra('span', spinnerRecipe);

/** The turning ring; decoration only, the words beside it say what is going on. */
export function Spinner({ size }: { size?: 'inherit' | 'md' }) {
  return <Ring size={size} aria-hidden="true" />;
}
