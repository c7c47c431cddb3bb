import type { Asked, Change, Told, Wire } from '../services-check/changing-proxy.ts';
import { wire } from '../services-check/changing-proxy.ts';

const inSpanish = (text: unknown) =>
  String(text).replace(
    /^(\d{4})-(\d{2})-(\d{2})(?:T(.*)Z)?$/,
    (_, year, month, day, time) => `${day}/${month}/${year}${time ? ` ${time}` : ''}`,
  );

const rows = (path: RegExp, change: (row: Wire) => void): Change => ({
  tell: (told: Told, asked: Asked) => {
    if (asked.method === 'GET' && told.status === 200 && path.test(asked.path)) told.json?.value.forEach(change);
  },
});
const turn = (row: Wire, name: string, change: (value: unknown) => unknown) => {
  if (row[name] !== null && row[name] !== undefined) row[name] = wire(change(row[name]));
};

/** Services that write six things otherwise than the contracts say, as an insurer's might. */
export const differing: readonly Change[] = [
  rows(/^\/v1\/cotizaciones$/, (row) => {
    row['nroCotizacion'] = wire(row['nuCotizacion']);
    delete (row as Record<string, unknown>)['nuCotizacion'];
  }),
  rows(/^\/v1\/clientes$/, (row) => turn(row, 'id', String)),
  rows(/^\/v1\/polizas$/, (row) => turn(row, 'vigenciaHasta', inSpanish)),
  rows(/^\/v1\/antiguedadsaldos/, (row) =>
    turn(row, 'saldo', (saldo) => Number(saldo).toLocaleString('en-US', { minimumFractionDigits: 2 })),
  ),
  rows(/^\/v1\/tickets$/, (row) => turn(row, 'updated_at', inSpanish)),
  {
    tell: (told, { path }) => {
      if (/^\/v1\/clientes\/\d+$/.test(path) && told.status === 200) delete (told.json as Record<string, unknown>)['title'];
    },
  },
];
