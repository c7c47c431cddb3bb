import type { Trouble } from '../../domain/trouble.ts';

/** A place in an answer by the names of its schema: `value[].nombre`. */
const placeText = (path: readonly PropertyKey[]): string =>
  path
    .map((piece) => (typeof piece === 'number' ? '[]' : `.${String(piece)}`))
    .join('')
    .replace(/^\./, '');

/** The places where an answer broke the contract, each once. */
export const brokenPlaces = ({ broken }: Pick<Trouble, 'broken'>): readonly string[] => [...new Set(broken.map(placeText))];
