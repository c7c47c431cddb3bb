import * as z from 'zod/mini';
import { wizardSteps } from '../../../machines/cliente/wizard-steps.ts';
import { type ClienteValues, noCliente, noCorreo, noDireccion, noDomicilio, noTelefono } from '../form/cliente-values.ts';
import { nombreCompleto } from '../form/to-request.ts';

/** Of the drafts' form; raise it with every change of {@link ClienteValues}, and say how an older one is read or that it is not. */
export const clienteDraftVersion = 2;

/** A schema for whatever has the fields of `sample`, each of its type. */
function like(sample: unknown): z.ZodMiniType {
  if (typeof sample === 'object' && sample !== null) {
    return z.object(Object.fromEntries(Object.entries(sample).map(([field, value]) => [field, like(value)])));
  }
  if (typeof sample === 'boolean') return z.boolean();
  return typeof sample === 'number' ? z.int() : z.string();
}

/** What a draft must hold to be taken up: all of the form, nothing is half-loaded. */
export const clienteDraftSchema = z.object({
  ...Object.fromEntries(Object.entries(noCliente).map(([field, value]) => [field, like(value)])),
  telefonos: z.array(like(noTelefono)),
  correos: z.array(like(noCorreo)),
  direcciones: z.array(like(noDireccion)),
  domicilioBancarios: z.array(like(noDomicilio)),
});

/** The form as a draft may keep it: no card or account number is ever stored (decisions, "Clients"). */
export function toDraftValues(values: ClienteValues): ClienteValues {
  return {
    ...values,
    domicilioBancarios: values.domicilioBancarios.map((row) => ({ ...row, noCuenta: '' })),
    pending: { ...values.pending, domicilio: { ...values.pending.domicilio, noCuenta: '' } },
  };
}

/** Whom a draft is about. */
export function draftLabel(values: ClienteValues): string {
  return nombreCompleto(values) || values.nuDocumento.trim() || 'un cliente sin nombre';
}

/** What drafts of clients are. */
export const clienteDrafts = {
  kind: 'cliente',
  version: clienteDraftVersion,
  steps: wizardSteps,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from the very fields of an empty form
  values: clienteDraftSchema as unknown as z.ZodMiniType<ClienteValues>,
} as const;
