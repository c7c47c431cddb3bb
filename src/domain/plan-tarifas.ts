import type { components } from '../generated/core.ts';

/** A rate row: a row of a lookup table with its own meaning of the values (assumptions Q5). */
export type PlanTarifa = components['schemas']['TablaInformacion'];

/** The lookup table of the plans (specification 2, section 9). */
export const tablaPlan = 250_041;

/** The values of a rate row that fill technical fields. */
const positions = ['valorDato3', 'valorDato4', 'valorDato5', 'valorDato6'] as const;

/** The fields of most products, in the order of those values. */
const limites = [250_031, 250_032, 250_033, 250_034] as const;

/** Exceptions: technical fields (`cdDato`) that rate rows fill, by product (assumptions Q5). */
const byProducto: Readonly<Record<number, readonly number[]>> = {};

const isSame = (value: string | null | undefined, wanted: string) => value?.trim() === wanted;

/** The rate row of a plan option in a currency; undefined for none. */
export function findTarifa(tarifas: readonly PlanTarifa[], opcion: string, moneda: string): PlanTarifa | undefined {
  return tarifas.find(({ valorDato1, valorDato2 }) => isSame(valorDato1, opcion) && isSame(valorDato2, moneda));
}

/** The technical fields (`cdDato`) and wire values that a rate row fills. */
export function filledByTarifa(
  cdProducto: number,
  tarifa: PlanTarifa,
): readonly { readonly cdDato: number; readonly valor: string }[] {
  const fields = byProducto[cdProducto] ?? limites;
  return positions.flatMap((position, index) => {
    const valor = tarifa[position]?.trim();
    const cdDato = fields[index];
    return valor && cdDato !== undefined ? [{ cdDato, valor }] : [];
  });
}
