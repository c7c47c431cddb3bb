import type { Trouble } from '../../domain/trouble.ts';

/** A path in an answer: `value[].nombre`. */
const placeText = (path: readonly PropertyKey[]): string =>
  path
    .map((piece) => (typeof piece === 'number' ? '[]' : `.${String(piece)}`))
    .join('')
    .replace(/^\./, '');

/** The distinct paths that broke the contract; paths of rows start at the row: `[].nombre`. */
export function brokenPlaces({ broken = [], duration }: Pick<Trouble, 'broken' | 'duration'>): readonly string[] {
  const before = duration === null ? [0] : [];
  return [...new Set(broken.flatMap(({ issues }) => issues.map(({ path }) => placeText([...before, ...path]))))];
}
