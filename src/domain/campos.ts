import type { components } from '../generated/core.ts';

/** The definition of a technical field (specification 2, section 3). */
export type CampoTecnico = components['schemas']['CampoTecnico'];

/** A technical value as quotes and issuances send it. */
export type DatoTecnico = components['schemas']['DatoTecnico'];

/** What technical fields are asked for (specification 2, section 9). */
export const contexto = { cotizacion: 1, emision: 2 } as const;

/** Codes of the technical fields that fill others (specification 2, section 9). */
export const cdDato = { plan: 250_041, opcionPlan: 250_002 } as const;

/** One technical field in the forms of a product: what it is called there, and the fields that it hangs on. */
export interface CampoNamed {
  readonly campo: CampoTecnico;
  /** `v{cdDato}`, followed by good and place where a product has the same code twice. */
  readonly name: string;
  /** In the order of its `dependencias`; a parent that the product does not have is left out. */
  readonly parents: readonly { readonly param: string; readonly name: string }[];
}

/** The fields of a product by their names in forms, in the service's order; one that is defined twice counts once. */
export function nameCampos(campos: readonly CampoTecnico[]): readonly CampoNamed[] {
  const byCode = Map.groupBy(campos, (campo) => campo.cdDato);
  const nameOf = ({ cdDato: code, nuBienAsegurado, nuConsecutivo }: CampoTecnico) =>
    (byCode.get(code)?.length ?? 0) > 1 ? `v${code}_${nuBienAsegurado}_${nuConsecutivo}` : `v${code}`;
  const findParent = (code: number, child: CampoTecnico) => {
    const found = byCode.get(code)?.filter((one) => one !== child) ?? [];
    return found.find(({ nuBienAsegurado }) => nuBienAsegurado === child.nuBienAsegurado) ?? found[0];
  };
  const named = new Map<string, CampoNamed>();
  for (const campo of campos) {
    const name = nameOf(campo);
    const parents = (campo.dependencias ?? []).flatMap(({ key, value: param }) => {
      const parent = findParent(key, campo);
      return parent ? [{ param, name: nameOf(parent) }] : [];
    });
    if (!named.has(name)) named.set(name, { campo, name, parents });
  }
  return [...named.values()];
}

/** The fields of each insured good, in the order in which the goods appear. */
export function groupByBien<Field extends { readonly campo: CampoTecnico }>(
  fields: readonly Field[],
): readonly { readonly nuBien: number; readonly fields: readonly Field[] }[] {
  const groups = Map.groupBy(fields, ({ campo }) => campo.nuBienAsegurado);
  return [...groups].map(([nuBien, of]) => ({ nuBien, fields: of }));
}

const isNumber = (text: string) => /^\d{1,15}(?:\.\d+)?$/.test(text);

/** Whether two technical values are the same, however the service writes its numbers; nothing and an empty text are. */
function isSameValor(a: string | null | undefined, b: string | null | undefined): boolean {
  const [one, other] = [a?.trim() ?? '', b?.trim() ?? ''];
  if (one === other) return true;
  return isNumber(one) && isNumber(other) && Number(one) === Number(other);
}

/** Whether two quotes have the same technical values, in whatever order; fields without a value do not count. */
export function haveSameDatos(some: readonly DatoTecnico[], others: readonly DatoTecnico[]): boolean {
  const keyOf = ({ cdDato: code, nuBien, nuConsecutivo }: DatoTecnico) => `${code} ${nuBien} ${nuConsecutivo}`;
  const valores = (datos: readonly DatoTecnico[]) => new Map(datos.map((dato) => [keyOf(dato), dato.valor]));
  const [mine, theirs] = [valores(some), valores(others)];
  return [...new Set([...mine.keys(), ...theirs.keys()])].every((key) => isSameValor(mine.get(key), theirs.get(key)));
}
