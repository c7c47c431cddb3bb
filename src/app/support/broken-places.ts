import type { Trouble } from '../../domain/trouble.ts';

/** A path in an answer: `value[].nombre`. */
const placeText = (path: readonly PropertyKey[]): string =>
  path
    .map((piece) => (typeof piece === 'number' ? '[]' : `.${String(piece)}`))
    .join('')
    .replace(/^\./, '');

/** The distinct paths that broke the contract; paths of rows start at the row: `[].nombre`. */
export function brokenPlaces({ broken = [], took }: Pick<Trouble, 'broken' | 'took'>): readonly string[] {
  const before = took === null ? [0] : [];
  return [...new Set(broken.flatMap(({ issues }) => issues.map(({ path }) => placeText([...before, ...path]))))];
}
