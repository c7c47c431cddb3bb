import type { Trouble } from '../../src/domain/trouble.ts';

/** The time of the tests' troubles. */
export const troubleAt = '2026-11-20T13:14:07.123Z';

/** A trouble of a call that took 1,234.4 ms. */
export const trouble = (what: Trouble['what'], more: Partial<Trouble> = {}): Trouble => ({
  what,
  at: troubleAt,
  duration: 1234.4,
  end: undefined,
  ...more,
});

/** A schema's issues at some paths, with further properties. */
export const brokenAt = (...places: readonly (readonly PropertyKey[])[]) => [
  { issues: places.map((path) => ({ path, code: 'invalid_type', message: 'canario', input: 'canario' })) },
];
