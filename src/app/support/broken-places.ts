import type { Trouble } from '../../domain/trouble.ts';

/** A place in an answer by the names of its schema: `value[].nombre`. */
const placeText = (path: readonly PropertyKey[]): string =>
  path
    .map((piece) => (typeof piece === 'number' ? '[]' : `.${String(piece)}`))
    .join('')
    .replace(/^\./, '');

/** The places where an answer broke the contract, each once; those of rows count from the row: `[].nombre`. */
export function brokenPlaces({ broken = [], took }: Pick<Trouble, 'broken' | 'took'>): readonly string[] {
  const before = took === null ? [0] : [];
  return [...new Set(broken.flatMap(({ issues }) => issues.map(({ path }) => placeText([...before, ...path]))))];
}
