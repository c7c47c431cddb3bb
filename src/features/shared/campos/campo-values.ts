import { type CampoNamed, type CampoTecnico, type DatoTecnico, nameCampos } from '../../../domain/campos.ts';
import { plainNumber, withThousands } from '../../../format/typed-amounts.ts';
import { dayToTyped, parseTypedDay } from '../../../format/typed-days.ts';
import type { RuntimeField, RuntimeValues } from '../../../kit/form/runtime-fields.tsx';

export const datosPrefix = 'datos.';

/** A technical field as a form shows it; `name` is the form's name, such as `datos.v250005`. */
export interface CampoField extends RuntimeField {
  readonly campo: CampoTecnico;
  /** Names of the fields that this one depends on, in the order of `cdDato1` to `cdDato6`. */
  readonly parentNames: readonly string[];
}

const kinds = new Map<string, RuntimeField['kind']>([
  ['C', 'checkbox'],
  ['N', 'number'],
  ['F', 'day'],
]);

const kindOf = ({ cdTabla, tpDato }: CampoTecnico): RuntimeField['kind'] =>
  cdTabla === null || cdTabla === undefined ? (kinds.get(tpDato) ?? 'text') : 'choice';

/** Turns a value of the wire into typed text; boxes are 'true' or ''. */
function typedOf(kind: RuntimeField['kind'], valor: string): string {
  if (kind === 'checkbox') return valor === '1' ? 'true' : '';
  if (kind === 'day') return dayToTyped(parseTypedDay(valor));
  return kind === 'number' ? withThousands(valor.replace(/^\./, '0.')) : valor;
}

function toField({ campo, name, parents }: CampoNamed): CampoField {
  const kind = kindOf(campo);
  const defaultValue = typedOf(kind, campo.valorDefecto?.trim() ?? '');
  return {
    campo,
    name: datosPrefix + name,
    label: campo.deDato,
    kind,
    required: campo.inDatoRequerido === 1,
    parentNames: parents.map((parent) => datosPrefix + parent.name),
    ...(defaultValue !== '' && { defaultValue }),
    ...(kind === 'choice' && { catalogo: 'tablaInformaciones', parents: { IdTabla: String(campo.cdTabla) } }),
    ...(parents.length > 0 && {
      dependsOn: Object.fromEntries(parents.map((parent) => [parent.param, datosPrefix + parent.name])),
    }),
  };
}

/** Turns text into what a field holds: 'true' ticks a box. */
export const toTyped = ({ kind }: Pick<CampoField, 'kind'>, text: string): string | boolean =>
  kind === 'checkbox' ? text === 'true' : text;

/** Turns a value of the wire into typed text. */
export const textOfValor = ({ kind }: Pick<CampoField, 'kind'>, valor: string): string => typedOf(kind, valor);

/** The technical fields of a product for a form, in the service's order. */
export function campoFields(campos: readonly CampoTecnico[]): readonly CampoField[] {
  return nameCampos(campos).map(toField);
}

/** The name of a field without the prefix `datos.`. */
export const keyOf = ({ name }: Pick<RuntimeField, 'name'>): string => name.slice(datosPrefix.length);

/** The fields under their names without the prefix `datos.`, for the rules of `datos`. */
export const underDatos = (fields: readonly CampoField[]): readonly RuntimeField[] =>
  fields.map((field) => ({
    ...field,
    name: keyOf(field),
    ...(field.dependsOn && {
      dependsOn: Object.fromEntries(Object.entries(field.dependsOn).map(([param, name]) => [param, keyOf({ name })])),
    }),
  }));

/** A number with a point, a day as yyyy-MM-dd, a box as 1 or 0; null if empty or invalid. */
export function toValor(kind: RuntimeField['kind'], held: string | boolean | undefined): string | null {
  if (kind === 'checkbox') return held === true ? '1' : '0';
  const text = typeof held === 'string' ? held.trim() : '';
  if (text === '') return null;
  if (kind === 'day') return parseTypedDay(text);
  if (kind !== 'number') return text;
  return plainNumber(text)?.replace(/^0+(?=\d)/, '') ?? null;
}

const wireValue = (field: CampoField, held: unknown) =>
  toValor(field.kind, typeof held === 'string' || typeof held === 'boolean' ? held : undefined);

/** Whether a field holds the known text ('true' for a ticked box); false for an empty text. */
export function isSameValue(field: CampoField, held: unknown, known: unknown): boolean {
  if (typeof known !== 'string' || known === '') return false;
  return wireValue(field, held) === wireValue(field, toTyped(field, known));
}

const parentKeys = ['cdDato1', 'cdDato2', 'cdDato3', 'cdDato4', 'cdDato5', 'cdDato6'] as const;

/** The parents' chosen values as a value sends them (assumptions Q14). */
function toParents(chosen: readonly (string | null)[]): Partial<DatoTecnico> {
  return Object.fromEntries(parentKeys.slice(0, chosen.length).map((key, index) => [key, chosen[index] ?? null]));
}

/** A form's values as `curDatos` (specification 2, section 7): every field, empty ones as null. */
export function toDatos(fields: readonly CampoField[], values: RuntimeValues): DatoTecnico[] {
  const valores = new Map(fields.map((field) => [field.name, toValor(field.kind, values[keyOf(field)])]));
  return fields.map(({ name, campo, parentNames }) => ({
    cdDato: campo.cdDato,
    nuBien: campo.nuBienAsegurado,
    nuConsecutivo: campo.nuConsecutivo,
    valor: valores.get(name) ?? null,
    ...toParents(parentNames.map((parent) => valores.get(parent) ?? null)),
  }));
}

const isOf = ({ cdDato, nuBienAsegurado }: CampoTecnico, dato: DatoTecnico) =>
  dato.cdDato === cdDato && dato.nuBien === nuBienAsegurado;
const isExactly = (campo: CampoTecnico, dato: DatoTecnico) => isOf(campo, dato) && dato.nuConsecutivo === campo.nuConsecutivo;

/** A form's values from those of the wire; drops those of fields that the product lacks. */
export function fromDatos(fields: readonly CampoField[], datos: readonly DatoTecnico[]): RuntimeValues {
  const stray = datos.filter((dato) => !fields.some(({ campo }) => isExactly(campo, dato)));
  const find = (campo: CampoTecnico) => datos.find((dato) => isExactly(campo, dato)) ?? stray.find((dato) => isOf(campo, dato));
  return Object.fromEntries(
    fields.map((field) => {
      const typed = typedOf(field.kind, find(field.campo)?.valor?.trim() ?? '');
      return [keyOf(field), field.kind === 'checkbox' ? typed === 'true' : typed];
    }),
  );
}

/** Values for display: adds thousands separators, also to a half-typed number of a draft. */
export function shownDatos(fields: readonly CampoField[], values: RuntimeValues): RuntimeValues {
  const numbers = new Set(fields.filter(({ kind }) => kind === 'number').map(keyOf));
  const shown = (key: string, held: string | boolean) =>
    numbers.has(key) && typeof held === 'string' ? withThousands(held) : held;
  return Object.fromEntries(Object.entries(values).map(([key, held]) => [key, shown(key, held)]));
}

/** Gives the text that a field's lookup table gets for the value of a parent field. */
export function parentTextOf(fields: readonly CampoField[]): (holder: string, value: unknown) => string {
  const kindByName = new Map(fields.map(({ name, kind }) => [name, kind]));
  return (holder, value) => {
    const held = typeof value === 'boolean' || typeof value === 'string' ? value : undefined;
    return toValor(kindByName.get(holder) ?? 'text', held) ?? '';
  };
}
