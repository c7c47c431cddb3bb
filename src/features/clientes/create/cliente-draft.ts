import { wizardSteps } from '../../../machines/cliente/wizard-steps.ts';
import { schemaLike } from '../../../kit/drafts/schema-like.ts';
import { type ClienteValues, noCliente, noCorreo, noDireccion, noDomicilio, noTelefono } from '../form/cliente-values.ts';
import { nombreCompleto } from '../form/to-request.ts';

/** Raise when a field of {@link ClienteValues} changes its name or meaning; a new field needs nothing. */
export const clienteDraftVersion = 2;

/** The shape of a draft; a field that a later release has added takes its default. */
export const clienteDraftSchema = schemaLike(noCliente, {
  telefonos: noTelefono,
  correos: noCorreo,
  direcciones: noDireccion,
  domicilioBancarios: noDomicilio,
});

/** The form without card and account numbers, which are never stored (assumptions C13). */
export function toDraftValues(values: ClienteValues): ClienteValues {
  return {
    ...values,
    domicilioBancarios: values.domicilioBancarios.map((row) => ({ ...row, noCuenta: '' })),
    pending: { ...values.pending, domicilio: { ...values.pending.domicilio, noCuenta: '' } },
  };
}

/** The client's name or document, to list drafts by. */
export function draftLabel(values: ClienteValues): string {
  return nombreCompleto(values) || values.nuDocumento.trim() || 'un cliente sin nombre';
}

/** How drafts of clients are stored and read. */
export const clienteDrafts = {
  kind: 'cliente',
  version: clienteDraftVersion,
  steps: wizardSteps,
  values: clienteDraftSchema,
} as const;
