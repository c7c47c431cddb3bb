import { type Dato, filled } from '../productos/datos.ts';
import type { Risk } from './tariff.ts';

const OPCION = 250_002;
const ANIO = 250_007;
const USO_COMERCIAL = 250_010;
/** The technical values that are amounts in the currency of the quote: limits of coverages. */
export const LIMITES = [250_031, 250_032, 250_033, 250_034];
const PLAN = 250_041;
/** The technical values that are amounts insured. */
export const SUMAS_ASEGURADAS = [300_001, 120_001];
const SECTOR = 840_086;

/** What the tariff needs of the technical values. */
export function riskOf(
  datos: readonly Pick<Dato, 'cdDato' | 'valor'>[],
  quote: Pick<Risk, 'idProducto' | 'tasa' | 'feDesde' | 'feHasta'>,
): Risk {
  const values = new Map(datos.map((dato) => [dato.cdDato, filled(dato)]));
  const number = (cdDato: number): number | undefined => {
    const text = values.get(cdDato);
    return text === undefined ? undefined : Number(text);
  };
  return {
    ...quote,
    plan: number(PLAN),
    opcion: number(OPCION),
    anio: number(ANIO),
    comercial: values.get(USO_COMERCIAL) === '1',
    sector: number(SECTOR),
    limites: LIMITES.map((cdDato) => number(cdDato) ?? 0),
    sumaAsegurada: SUMAS_ASEGURADAS.reduce((sum, cdDato) => sum + (number(cdDato) ?? 0), 0),
  };
}
