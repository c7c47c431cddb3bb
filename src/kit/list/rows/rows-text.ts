import { formatCount } from '../../../format/numbers.ts';
import { formatInstant } from '../../../format/instants.ts';
import { mostRows } from '../../../domain/page.ts';
import type { AllRows } from './use-all-rows.ts';

type RowsState = Pick<AllRows<unknown>, 'status' | 'progress' | 'rowsAskedAt' | 'isOutdated' | 'isFromEarlierWalk'>;

const rowsText = (count: number) => `${formatCount(count)} ${count === 1 ? 'fila' : 'filas'}`;

/** Label of the button that loads all rows: 'Traer las 903'. */
export const bringText = (total: number) => `Traer las ${formatCount(total)}`;

/** Such as 'Al 28-11-2026, 10:42'. */
const askedAtText = (rowsAskedAt: string | null) => `Al ${formatInstant(rowsAskedAt).replace(' ', ', ')}`;

function incompleteText({ status, progress: { dropped } }: RowsState): string {
  if (status === 'short') {
    return dropped > 0
      ? 'Las demás llegaron con datos que no se pueden leer, o ya no están.'
      : 'El listado cambió mientras se traía.';
  }
  return status === 'failed' ? 'Una página no llegó.' : 'Se detuvo antes de terminar.';
}

/** The state of all rows above the table; '' where there is nothing to say. */
export function rowsStateText(all: RowsState, matching: number): string {
  const { status, rowsAskedAt, isOutdated, isFromEarlierWalk } = all;
  const { taken, total } = all.progress;
  const part = `${formatCount(taken)} de ${formatCount(total ?? matching)}`;
  switch (status) {
    case 'page':
      return '';
    case 'offered':
      return `Para ordenar y filtrar aquí hay que traer las ${rowsText(matching)}; se muestra una página.`;
    case 'tooMany':
      return `Hay ${rowsText(matching)} y aquí se trabajan hasta ${formatCount(mostRows)}: usa los filtros para que sean menos.`;
    case 'walking':
      return `Trayendo ${part}`;
    case 'whole':
      return `${askedAtText(rowsAskedAt)}.${isOutdated ? ' Desde entonces hubo cambios: puede haber otras filas.' : ''}`;
    case 'stopped':
    case 'failed':
    case 'short':
      return isFromEarlierWalk
        ? `La actualización quedó en ${part}: siguen las filas de antes. ${askedAtText(rowsAskedAt)}.`
        : `${part}. ${incompleteText(all)}${taken > 0 ? ` ${askedAtText(rowsAskedAt)}.` : ''}`;
  }
}

/** The state for screen readers: progress is announced at each quarter only. */
export function rowsAnnouncement(all: RowsState, matching: number): string {
  if (all.status !== 'walking') return rowsStateText(all, matching);
  const { progress } = all;
  const total = progress.total ?? matching;
  const announced = total === 0 ? 0 : Math.ceil((total * Math.floor((4 * progress.taken) / total)) / 4);
  return rowsStateText({ ...all, progress: { ...progress, taken: announced } }, matching);
}
