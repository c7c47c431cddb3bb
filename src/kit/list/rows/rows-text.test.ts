import { expect, test } from 'vitest';
import { walkStart } from '../../../machines/walk/walk-machine.ts';
import { bringText, rowsAnnouncement, rowsStateText } from './rows-text.ts';

type RowsState = Parameters<typeof rowsStateText>[0];

const progress = (taken: number, total: number | null, dropped = 0) => ({ progress: { ...walkStart, taken, total, dropped } });

const page: RowsState = {
  status: 'page',
  ...progress(0, null),
  rowsAskedAt: null,
  isOutdated: false,
  isFromEarlierWalk: false,
};
const rowsAskedAt = '2026-11-28T14:42:00Z';
const held = { ...page, ...progress(903, 903), rowsAskedAt };

test.each<[Partial<RowsState>, string]>([
  [{}, ''],
  [{ status: 'offered' }, 'Para ordenar y filtrar aquí hay que traer las 903 filas; se muestra una página.'],
  [{ status: 'tooMany' }, 'Hay 903 filas y aquí se trabajan hasta 25,000: usa los filtros para que sean menos.'],
  [{ status: 'walking' }, 'Trayendo 0 de 903'],
  [{ status: 'walking', ...progress(400, 904) }, 'Trayendo 400 de 904'],
  [{ ...held, status: 'whole' }, 'Al 28-11-2026, 10:42.'],
  [{ ...held, status: 'whole', isOutdated: true }, 'Al 28-11-2026, 10:42. Desde entonces hubo cambios: puede haber otras filas.'],
  [{ ...held, status: 'stopped', ...progress(400, 903) }, '400 de 903. Se detuvo antes de terminar. Al 28-11-2026, 10:42.'],
  [{ status: 'stopped' }, '0 de 903. Se detuvo antes de terminar.'],
  [{ ...held, status: 'failed', ...progress(400, 903) }, '400 de 903. Una página no llegó. Al 28-11-2026, 10:42.'],
  [{ ...held, status: 'short', ...progress(812, 903) }, '812 de 903. El listado cambió mientras se traía. Al 28-11-2026, 10:42.'],
  [
    { ...held, status: 'short', ...progress(812, 903, 91) },
    '812 de 903. Las demás llegaron con datos que no se pueden leer, o ya no están. Al 28-11-2026, 10:42.',
  ],
  [
    { ...held, status: 'stopped', ...progress(200, 903), isFromEarlierWalk: true },
    'La actualización quedó en 200 de 903: siguen las filas de antes. Al 28-11-2026, 10:42.',
  ],
])('The state %j has the text: %s', (state, words) => {
  expect(rowsStateText({ ...page, ...state }, 903)).toBe(words);
});

test('Progress is announced at each quarter', () => {
  const announcements = [0, 200, 225, 450, 600, 800, 903].map((taken) =>
    rowsAnnouncement({ ...page, status: 'walking', ...progress(taken, 903) }, 903),
  );
  expect([...new Set(announcements)]).toEqual([0, 226, 452, 678, 903].map((count) => `Trayendo ${count} de 903`));
  expect(rowsAnnouncement({ ...page, status: 'walking', ...progress(0, 0) }, 0)).toBe('Trayendo 0 de 0');
});

test('The button tells how many rows come', () => {
  expect(bringText(20_000)).toBe('Traer las 20,000');
});
