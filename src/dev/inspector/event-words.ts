import type { World } from './moment.ts';
import type { SeenEvent } from './recording.ts';

const two = (value: number, digits = 2) => String(value).padStart(digits, '0');

/** The time of day of an instant, to the millisecond. */
export function clock(at: number): string {
  const time = new Date(at);
  return `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}.${two(time.getMilliseconds(), 3)}`;
}

/** What an actor is called; whatever is no machine is the view. */
export const nameOf = (world: World, id: string | null): string => (id === null ? 'vista' : (world.get(id)?.name ?? id));

const longest = 300;

/** What an event holds, on one line. */
export function payloadOf(event: SeenEvent): string {
  const { type, ...payload } = event;
  if (type === '' || Object.keys(payload).length === 0) return '';
  const text = JSON.stringify(payload);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
