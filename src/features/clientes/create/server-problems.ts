import { findNamedProblems, type Problem } from '../../../kit/form/form-problems.ts';

/** Names of the form for fields that the body names differently. */
const formNames: Readonly<Record<string, string>> = { idSexo: 'sexo', idPaisNacimiento: 'paisNacimiento' };
/** For a field of the body that several form fields make up: the first of those. */
const rowNames: Readonly<Record<string, string>> = { direccionCompleta: 'calle', fechaVencimiento: 'mes' };

function toFieldName(named: string): string {
  const [field = '', ...rest] = named.split('.');
  return [formNames[field] ?? field, ...rest.map((part) => rowNames[part] ?? part)].join('.');
}

/** Replaces the body's field names in a refusal by the form's labels. */
export function nameFields(text: string, isField: (name: string) => boolean, labelOf: (name: string) => string): string {
  return text.replace(/«([\w.]+)»/g, (quoted, named: string) => {
    const name = toFieldName(named);
    return isField(name) ? `«${labelOf(name)}»` : quoted;
  });
}

/** The messages of a refusal at the fields that they name, the first message of each. */
export const findServerProblems = (
  messages: readonly string[],
  isField: (name: string) => boolean,
  labelOf: (name: string) => string,
): readonly Problem[] => findNamedProblems(messages, isField, labelOf, toFieldName);
