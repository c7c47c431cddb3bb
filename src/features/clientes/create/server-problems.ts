import { findNamedProblems, type Problem } from '../../../kit/form/form-problems.ts';

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

/** The messages of a refusal that name a field of the client, at that field; the first one of each. */
export const findServerProblems = (
  messages: readonly string[],
  isField: (name: string) => boolean,
  labelOf: (name: string) => string,
): readonly Problem[] => findNamedProblems(messages, isField, labelOf, toFieldName);
