import { basicSchema, financialSchema } from '../form/cliente-schema.ts';
import type { ValidatedStep } from '../../../machines/cliente/wizard-steps.ts';
import type { Problem } from '../form/problems.ts';

/** Fields that the body names in another way than the form. */
const formNames: Readonly<Record<string, string>> = { idSexo: 'sexo', idPaisNacimiento: 'paisNacimiento' };
/** Fields of rows that are made out of others: the first of those stands for them. */
const rowNames: Readonly<Record<string, string>> = { direccionCompleta: 'calle', fechaVencimiento: 'mes' };

const basic: ReadonlySet<string> = new Set(['residenteDo', 'residenteEEUU', 'pep', 'vip', ...Object.keys(basicSchema('').shape)]);
const financial: ReadonlySet<string> = new Set(Object.keys(financialSchema('').shape));
const contact: ReadonlySet<string> = new Set(['telefonos', 'correos', 'direcciones']);

function stepOf(field: string): ValidatedStep | null {
  if (basic.has(field)) return 'basic';
  if (contact.has(field)) return 'contact';
  return financial.has(field) ? 'financial' : null;
}

/** The messages of a refusal that name a field, such as «direcciones.0.calle», at that field; the first one of each. */
export function findServerProblems(messages: readonly string[]): readonly Problem[] {
  const found = new Map<string, Problem>();
  for (const message of messages) {
    const named = /«([\w.]+)»/.exec(message)?.[1] ?? '';
    const [field = '', ...rest] = named.split('.');
    const name = [formNames[field] ?? field, ...rest.map((part) => rowNames[part] ?? part)].join('.');
    const step = stepOf(formNames[field] ?? field);
    if (step !== null && !found.has(name)) found.set(name, { step, name, message });
  }
  return [...found.values()];
}
