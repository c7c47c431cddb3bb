import type { SeenEvent } from './recording.ts';

const time = new Intl.DateTimeFormat('sv-SE', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

/** Time of day of an instant, to the millisecond. */
export const clock = (at: number): string => time.format(at);

const maxPayloadLength = 300;

/** Payload of an event on one line. */
export function payloadOf(event: SeenEvent): string {
  const { type, ...payload } = event;
  if (type === '' || Object.keys(payload).length === 0) return '';
  const text = JSON.stringify(payload);
  return text.length > maxPayloadLength ? `${text.slice(0, maxPayloadLength)}…` : text;
}
