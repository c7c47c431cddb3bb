import type { CatalogoName, CatalogoParents } from '../../domain/catalogos.ts';
import { type DependencyTable, parentsFor } from '../../domain/dependencies.ts';
import { settledCatalogo } from '../catalogo/when-catalogo.ts';
import type { PortalContextValue } from '../portal/portal-context.tsx';
import type { Problem } from './form-problems.ts';

/** The catalogue of a choice: `<Choice name="motivo" {...choices.motivo} />`. */
export interface ChoiceSource {
  readonly catalogo: CatalogoName;
  /** Parents that are no fields, such as the code of a code table. */
  readonly parents?: CatalogoParents;
}

/** A name for each choice. */
export type NamesOf<Choices> = Readonly<Record<keyof Choices, string>>;

export const choiceMessages = {
  failed: 'Sus opciones no se pudieron cargar. Reintenta antes de enviar.',
  unknownKey: 'La opción elegida ya no existe. Elige otra.',
} as const;

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The parents of a choice: form fields by the table, else `given`; null while one is missing. */
export function choiceParents(
  dependencies: DependencyTable,
  name: string,
  valueOf: (field: string) => unknown,
  given: CatalogoParents = {},
): CatalogoParents | null {
  const row = dependencies[name];
  if (!row?.catalogo) return given;
  const holders = [...(row.after ?? []), ...Object.values(row.parents ?? {})];
  const chosen = parentsFor(dependencies, name, Object.fromEntries(holders.map((holder) => [holder, asText(valueOf(holder))])));
  return chosen && { ...given, ...chosen };
}

/** The names of choices once their catalogues are loaded; '' where nothing is chosen. */
export async function findChoiceNames<Name extends string>(
  catalogos: PortalContextValue['catalogos'],
  choices: Readonly<Record<Name, ChoiceSource>>,
  form: { readonly dependencies: DependencyTable; readonly valueOf: (field: string) => unknown },
  signal: AbortSignal,
): Promise<{ readonly names: Readonly<Record<Name, string>>; readonly problems: readonly Problem[] }> {
  const findName = async ([name, { catalogo, parents }]: readonly [string, ChoiceSource]) => {
    const key = asText(form.valueOf(name));
    if (key === '') return { name, nombre: '' };
    const options = await settledCatalogo(
      catalogos,
      catalogo,
      choiceParents(form.dependencies, name, form.valueOf, parents) ?? {},
      signal,
    );
    const found = options?.find((option) => option.key === key);
    if (found) return { name, nombre: found.nombre };
    return { name, nombre: '', message: options ? choiceMessages.unknownKey : choiceMessages.failed };
  };
  const named = await Promise.all(Object.entries<ChoiceSource>(choices).map(findName));
  const problems = named.flatMap(({ name, message }) => (message === undefined ? [] : [{ name, message }]));
  const names = Object.fromEntries(named.map(({ name, nombre }) => [name, nombre]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one name per choice
  return { names: names as Record<Name, string>, problems };
}
