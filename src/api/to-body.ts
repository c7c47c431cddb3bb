import { withoutControls } from '../text/typed-text.ts';

function sendable(value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value);
  if (Array.isArray(value)) return value.map(sendable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, sendable(inner)]));
}

/**
 * A body as openapi-fetch takes it: its types refuse fields that are always null, and the contracts have some. Its texts go out as typed but for control
 * characters.
 */
export function toBody(body: object): never {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever calls this says the type of the body at its own edge
  return sendable(body) as never;
}
