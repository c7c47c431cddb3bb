import type { components } from '../generated/core.ts';

/** The definition of a technical field (specification 2, section 3). */
export type CampoTecnico = components['schemas']['CampoTecnico'];

/** A technical value as quotes and issuances send it. */
export type DatoTecnico = components['schemas']['DatoTecnico'];

/** The contexts of technical fields (specification 2, section 9). */
export const contexto = { cotizacion: 1, emision: 2 } as const;

/** Codes of the technical fields that fill others (specification 2, section 9). */
export const cdDato = { plan: 250_041, opcionPlan: 250_002 } as const;

/** A technical field with its name in forms and the fields that it depends on. */
export interface CampoNamed {
  readonly campo: CampoTecnico;
  /** `v{cdDato}`, with good and place added where a product has the same code twice. */
  readonly name: string;
  /** In the order of `dependencias`; a parent that the product lacks is left out. */
  readonly parents: readonly { readonly param: string; readonly name: string }[];
}

const keyOf = ({ cdDato: code, nuBienAsegurado, nuConsecutivo }: CampoTecnico) => `${code}_${nuBienAsegurado}_${nuConsecutivo}`;

/** The fields of a product by their names in forms, without duplicates. */
export function nameCampos(campos: readonly CampoTecnico[]): readonly CampoNamed[] {
  const unique = [...new Map(campos.map((campo) => [keyOf(campo), campo])).values()];
  const byCode = Map.groupBy(unique, (campo) => campo.cdDato);
  const nameOf = (campo: CampoTecnico) => ((byCode.get(campo.cdDato)?.length ?? 0) > 1 ? `v${keyOf(campo)}` : `v${campo.cdDato}`);
  const findParent = (code: number, child: CampoTecnico) => {
    const found = byCode.get(code)?.filter((one) => one !== child) ?? [];
    return found.find(({ nuBienAsegurado }) => nuBienAsegurado === child.nuBienAsegurado) ?? found[0];
  };
  return unique.map((campo) => ({
    campo,
    name: nameOf(campo),
    parents: (campo.dependencias ?? []).flatMap(({ key, value: param }) => {
      const parent = findParent(key, campo);
      return parent ? [{ param, name: nameOf(parent) }] : [];
    }),
  }));
}

/** The fields of each insured good, in the order in which the goods appear. */
export function groupByBien<Field extends { readonly campo: CampoTecnico }>(
  fields: readonly Field[],
): readonly { readonly nuBien: number; readonly fields: readonly Field[] }[] {
  const groups = Map.groupBy(fields, ({ campo }) => campo.nuBienAsegurado);
  return [...groups].map(([nuBien, of]) => ({ nuBien, fields: of }));
}

/** Services may write numbers below 1 without a zero; leading zeros make the text a code. */
const isNumber = (text: string) => /^(?=.)(?:0|[1-9]\d{0,14})?(?:\.\d+)?$/.test(text);

/** A technical value to compare: the same text for equal numbers, empty for no value. */
export function comparableValor(valor: string | null | undefined): string {
  const text = valor?.trim() ?? '';
  return isNumber(text) ? String(Number(text)) : text;
}

/** Whether two quotes have equal technical values; empty ones don't count. */
export function haveSameDatos(some: readonly DatoTecnico[], others: readonly DatoTecnico[]): boolean {
  const valores = (datos: readonly DatoTecnico[]) =>
    new Map(datos.map(({ cdDato: code, nuBien, nuConsecutivo, valor }) => [`${code} ${nuBien} ${nuConsecutivo}`, valor]));
  const [mine, theirs] = [valores(some), valores(others)];
  return [...new Set([...mine.keys(), ...theirs.keys()])].every(
    (key) => comparableValor(mine.get(key)) === comparableValor(theirs.get(key)),
  );
}
