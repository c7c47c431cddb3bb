import type { components } from '../../src/generated/core.ts';
import { example, quoteRequest } from './negocio.ts';

type Schemas = components['schemas'];
type Dato = Schemas['DatoTecnico'];

/** Technical values of the first insured good: code, consecutive, value and the chosen parents. */
function datos(
  ...fields: (readonly [cdDato: number, nuConsecutivo: number, valor: string | null, ...parents: string[]])[]
): Dato[] {
  return fields.map(([cdDato, nuConsecutivo, valor, ...parents]) => {
    const chosen = parents.map((parent, index) => [`cdDato${index + 1}`, parent]);
    return { cdDato, nuBien: 1, nuConsecutivo, valor, ...Object.fromEntries(chosen) };
  });
}

/** Technical values that each of the products of motor insurance can be quoted with. */
export const DATOS: Readonly<Record<number, Dato[]>> = {
  2501: quoteRequest().curDatos,
  2504: datos(
    [250_005, 1, '12'],
    [250_006, 2, '340', '12'],
    [250_015, 3, '3403', '340'],
    [250_007, 4, '2024'],
    [250_016, 5, '1500000'],
    [250_018, 6, '2025-10-16'],
    [250_021, 7, '5'],
    [250_022, 8, 'El asegurado'],
    [250_008, 9, null],
    [250_014, 10, '1'],
    [250_017, 11, '1'],
    [250_019, 12, '1'],
    [250_020, 13, '112', '1', '1'],
    [840_086, 14, '14'],
    [250_041, 15, '2'],
    [250_002, 16, '1', '2'],
    [250_031, 17, '500000'],
    [250_032, 18, '500000'],
    [250_033, 19, '1000000'],
    [250_034, 20, '500000'],
  ),
  2505: example<Schemas['CotizacionRequest']>('core', 'cotizacionDosVehiculos').curDatos,
  2506: datos(
    [250_101, 1, 'Distribuidora del Cibao'],
    [250_107, 7, 'Ninguna'],
    [250_121, 16, '2015-03-02'],
    [250_016, 21, '25000000'],
    [250_131, 22, '18'],
    [250_132, 23, '25'],
    [250_017, 33, '2'],
    [840_086, 36, '3'],
    [250_151, 43, '1'],
  ),
  2507: datos(
    [250_005, 1, '15'],
    [250_006, 2, '400', '15'],
    [250_007, 3, '1968'],
    [250_016, 4, '3200000'],
    [250_025, 5, '2026-09-01'],
  ),
  2508: datos([250_007, 1, '2020'], [250_016, 2, '4000000'], [250_027, 3, '5000'], [250_023, 4, '2'], [840_086, 5, '21']),
  2509: datos(
    [250_005, 1, '6'],
    [250_006, 2, '201', '6'],
    [250_007, 3, '2025'],
    [250_016, 4, '1200000'],
    [250_028, 5, '18500'],
    [250_024, 7, '100'],
    [250_030, 8, '10000'],
  ),
};

/** The body that quotes one of them, with changes. */
export function quoteOf(cdProducto: number, change: Partial<Schemas['CotizacionRequest']> = {}): Schemas['CotizacionRequest'] {
  return quoteRequest({ cdProducto, curDatos: DATOS[cdProducto] ?? [], ...change });
}

/** The technical values of a product with one of them changed. */
export function datosWith(cdProducto: number, cdDato: number, nuBien: number, change: Partial<Dato>): Dato[] {
  return (DATOS[cdProducto] ?? []).map((dato) =>
    dato.cdDato === cdDato && dato.nuBien === nuBien ? { ...dato, ...change } : dato,
  );
}
