import { type Dato, filled } from '../productos/datos.ts';
import type { Risk } from './tariff.ts';

const OPCION = 250_002;
const ANIO = 250_007;
const USO_COMERCIAL = 250_010;
const USO = 250_017;
const PRIVADO = '1';
/** Technical values in the quote's currency: limits of coverages. */
export const LIMITES = [250_031, 250_032, 250_033, 250_034];
const PLAN = 250_041;
/** Technical values that are insured sums. */
export const SUMAS_ASEGURADAS = [300_001, 120_001, 250_016];
const SECTOR = 840_086;

type Value = Pick<Dato, 'cdDato' | 'valor'> & { nuBien?: number };

/** The tariff's input from technical values: one risk per insured good with values. */
export function risksOf(
  datos: readonly Value[],
  quote: Pick<Risk, 'idProducto' | 'tasa' | 'feDesde' | 'feHasta'>,
): [Risk, ...Risk[]] {
  const given = datos.filter((dato) => filled(dato) !== undefined);
  const [first = [], ...others] = Map.groupBy(given, ({ nuBien = 1 }) => nuBien).values();
  const riskOf = (own: readonly Value[]): Risk => {
    const ofGood = (cdDato: number) => own.find((dato) => dato.cdDato === cdDato)?.valor ?? undefined;
    const ofAny = (cdDato: number) => ofGood(cdDato) ?? given.find((dato) => dato.cdDato === cdDato)?.valor ?? undefined;
    return {
      ...quote,
      plan: number(ofAny(PLAN)),
      opcion: number(ofAny(OPCION)),
      anio: number(ofGood(ANIO)),
      comercial: ofGood(USO_COMERCIAL) === '1' || (ofGood(USO) ?? PRIVADO) !== PRIVADO,
      sector: number(ofAny(SECTOR)),
      limites: LIMITES.map((cdDato) => number(ofGood(cdDato)) ?? 0),
      sumaAsegurada: SUMAS_ASEGURADAS.reduce((sum, cdDato) => sum + (number(ofGood(cdDato)) ?? 0), 0),
    };
  };
  return [riskOf(first), ...others.map(riskOf)];
}

function number(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
