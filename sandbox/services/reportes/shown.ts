import { type Cell, type Column, type Table, type Total } from './report.ts';

const SIMBOLOS: Readonly<Record<string, string>> = { DOP: 'RD$', USD: 'US$', EUR: '€' };
const GRUPOS: Readonly<Record<string, RegExp>> = { CED: /^(\d{3})(\d{7})(\d)$/, RNC: /^(\d)(\d{2})(\d{5})(\d)$/ };
const MESES = [
  ...(['Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio', 'Julio'] as const),
  ...(['Agosto', 'Septiembre', 'Octubre', 'Noviembre', 'Diciembre'] as const),
] as const;

/** A cell for people: `1,250.00`, `20-11-2026`, `RD$`. */
export function formatCell(cell: Cell | undefined, { tipo }: Column): string {
  if (cell === null || cell === undefined) return tipo === 'monto' ? '0.00' : '--';
  switch (tipo) {
    case 'monto':
      return money(Number(cell));
    case 'fecha':
      return dayMonthYear(String(cell));
    case 'moneda':
      return symbol(String(cell));
    default:
      return String(cell);
  }
}

function money(cents: number): string {
  const [whole = '0', fraction = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** Sign before an amount of a currency. */
export function symbol(moneda: string): string {
  return SIMBOLOS[moneda] ?? moneda;
}

/** Whole cents of a currency: `RD$ 1,250.00`. */
export function formatPrice(moneda: string, cents: number): string {
  return `${symbol(moneda)} ${money(cents)}`;
}

export function dayMonthYear(day: string): string {
  return day.split('-').toReversed().join('-');
}

/** A day in a letter: `20 de noviembre de 2026`. */
export function longDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} de ${(MESES[Number(month) - 1] ?? '').toLowerCase()} de ${year}`;
}

/** Name of a month: `Diciembre de 2026`. */
export function monthName(year: string, month: string): string {
  return `${MESES[Number(month) - 1] ?? ''} de ${year}`;
}

/** A period, perhaps open at one side. */
export function period(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return to === undefined ? 'Todas las fechas' : `Hasta el ${dayMonthYear(to)}`;
  return to === undefined ? `Desde el ${dayMonthYear(from)}` : `Del ${dayMonthYear(from)} al ${dayMonthYear(to)}`;
}

/** A document number with its type's hyphens. */
export function hyphenated(tipo: string, numero: string): string {
  const parts = GRUPOS[tipo]?.exec(numero)?.slice(1);
  return parts === undefined ? numero : parts.join('-');
}

/** Sums of a table's amounts by currency: currencies are never added up. */
export function totalsBy({ columnas, filas }: Pick<Table, 'columnas' | 'filas'>, titulo = 'Total en'): Total[] {
  const place = columnas.findIndex(({ tipo }) => tipo === 'moneda');
  const byMoneda = Map.groupBy(filas, (fila) => String(fila[place]));
  return Array.from(byMoneda, ([moneda, own]) => ({
    titulo: `${titulo} ${symbol(moneda)}`,
    celdas: sumsOf({ columnas, filas: own }),
  }));
}

/** Sum of each amount column; null for other columns. */
export function sumsOf({ columnas, filas }: Pick<Table, 'columnas' | 'filas'>): Cell[] {
  return columnas.map(({ tipo }, place) =>
    tipo === 'monto' ? filas.reduce((sum, fila) => sum + Number(fila[place] ?? 0), 0) : null,
  );
}
