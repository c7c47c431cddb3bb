import { withoutControls } from '../text/typed-text.ts';

function sendable(value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value);
  if (Array.isArray(value)) return value.map(sendable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, sendable(inner)]));
}

/** A body for openapi-fetch, whose types refuse always-null fields; without control characters. */
export function toBody(body: object): never {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller types the body at its own edge
  return sendable(body) as never;
}
