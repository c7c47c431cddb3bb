import type { Problem } from '../../../wiring/form/form-problems.ts';

/** Fields that the body names in another way than the form. */
const formNames: Readonly<Record<string, string>> = { idSexo: 'sexo', idPaisNacimiento: 'paisNacimiento' };
/** Fields of rows that are made out of others: the first of those stands for them. */
const rowNames: Readonly<Record<string, string>> = { direccionCompleta: 'calle', fechaVencimiento: 'mes' };

/** The field of the form that a name of the body stands for. */
function toFieldName(named: string): string {
  const [field = '', ...rest] = named.split('.');
  return [formNames[field] ?? field, ...rest.map((part) => rowNames[part] ?? part)].join('.');
}

/** The words of a refusal with the fields of the form called by their labels. */
export function nameFields(text: string, isField: (name: string) => boolean, labelOf: (name: string) => string): string {
  return text.replace(/«([\w.]+)»/g, (quoted, named: string) => {
    const name = toFieldName(named);
    return isField(name) ? `«${labelOf(name)}»` : quoted;
  });
}

/** The messages of a refusal that name a field of the form, such as «direcciones.0.calle», at that field, in its own name; the first one of each. */
export function findServerProblems(
  messages: readonly string[],
  isField: (name: string) => boolean,
  labelOf: (name: string) => string,
): readonly Problem[] {
  const found = new Map<string, Problem>();
  for (const message of messages) {
    const named = /«([\w.]+)»/.exec(message)?.[1] ?? '';
    const name = toFieldName(named);
    if (isField(name) && !found.has(name)) found.set(name, { name, message: message.replace(named, labelOf(name)) });
  }
  return [...found.values()];
}
