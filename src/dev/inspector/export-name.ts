import type { Recording } from './recording.ts';

/** Name of the file of an export: the minute at which it began. */
export const toFileName = ({ startedAt }: Pick<Recording, 'startedAt'>): string =>
  `maquinas-${new Date(startedAt).toISOString().slice(0, 16).replace(':', '')}.json`;
