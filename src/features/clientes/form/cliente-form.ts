import { createContext, useContext } from 'react';
import { clienteDependencies } from '../../../domain/dependencies.ts';
import type { AppForm } from '../../../kit/form/app-form.ts';
import type { StepsFormDefinition } from '../../../kit/form/use-steps-form.ts';
import { labelsWith } from '../../../kit/records/record-kind.ts';
import type { ValidatedStep } from '../../../machines/cliente/wizard-steps.ts';
import { type ClienteRecords, clienteRecords, clienteStepOf } from './cliente-records.ts';
import { basicSchema, contactSchema, financialSchema } from './cliente-schema.ts';
import { labels } from './cliente-texts.ts';
import { type ClienteValues, noCliente } from './cliente-values.ts';

/** The form that the tabs and modals of a client share. */
export interface ClienteForm {
  readonly form: AppForm<ClienteValues>;
  readonly kinds: ClienteRecords;
  /** Today in Santo Domingo (`yyyy-MM-dd`). */
  readonly today: string;
}

const context = createContext<ClienteForm | null>(null);

/** Provides the form for the tabs and modals. */
export const ClienteFormProvider = context.Provider;

/** The form of the surrounding provider; throws without one. */
export function useClienteForm(): ClienteForm {
  const value = useContext(context);
  if (!value) throw new Error('No ClienteFormProvider above this component');
  return value;
}

/** The definition of the client form on the day `today`; its values are {@link ClienteValues}. */
export function defineClienteForm(today: string): StepsFormDefinition<ClienteValues, ValidatedStep> & { kinds: ClienteRecords } {
  const kinds = clienteRecords(today);
  return {
    id: 'cliente',
    kinds,
    defaults: noCliente,
    steps: { basic: basicSchema(today), contact: contactSchema, financial: financialSchema(today) },
    stepOfOther: clienteStepOf(kinds),
    labelOf: labelsWith(labels, Object.values(kinds)),
    dependencies: clienteDependencies,
    records: Object.values(kinds),
  };
}
