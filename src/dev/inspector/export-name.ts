import type { Recording } from './recording.ts';

const minute = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** File name of an export: the minute in which the recording began. */
export const toFileName = ({ startedAt }: Pick<Recording, 'startedAt'>): string =>
  `maquinas-${minute.format(startedAt).replace(' ', '-').replace(':', '')}.json`;
