import type { Recording } from './recording.ts';

const minute = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** Name of the file of an export: the minute at which it began. */
export const toFileName = ({ startedAt }: Pick<Recording, 'startedAt'>): string =>
  `maquinas-${minute.format(startedAt).replace(' ', '-').replace(':', '')}.json`;
