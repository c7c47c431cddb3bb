import { wizardSteps } from '../../../machines/cliente/wizard-steps.ts';
import { schemaLike } from '../../../kit/drafts/schema-like.ts';
import { type ClienteValues, noCliente, noCorreo, noDireccion, noDomicilio, noTelefono } from '../form/cliente-values.ts';
import { nombreCompleto } from '../form/to-request.ts';

/** Of the drafts' form; raise it with every change of {@link ClienteValues}, and say how an older one is read or that it is not. */
export const clienteDraftVersion = 2;

/** What a draft must hold to be taken up: all of the form, nothing is half-loaded. */
export const clienteDraftSchema = schemaLike(noCliente, {
  telefonos: noTelefono,
  correos: noCorreo,
  direcciones: noDireccion,
  domicilioBancarios: noDomicilio,
});

/** The form as a draft may keep it: no card or account number is ever stored (assumptions C13). */
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
  values: clienteDraftSchema,
} as const;
