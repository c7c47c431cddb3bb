import { solicitudDependencies } from '../../../domain/dependencies.ts';
import { normaliseNumeroDocumento } from '../../../domain/documents.ts';
import { cleanTyped } from '../../../text/typed-text.ts';
import type { SolicitudRequest } from '../../../machines/actors/solicitudes.ts';
import { defineForm } from '../../../kit/drafts/define-form.ts';
import type { ChoiceSource, NamesOf } from '../../../kit/form/choice-names.ts';
import { documentoOfAddress } from '../../shared/cliente/documento-address.ts';
import { filledDocumento } from '../../shared/cliente/documento-rules.ts';
import { choice, filledCorreo, filledText, optionalText } from '../../../kit/form/rules.ts';

/** A new request (specification 2, sections 2 and 5), with the lengths of the contract. */
export const solicitud = defineForm({
  id: 'solicitud',
  fields: {
    tipoSolicitud: ['Tipo de solicitud', choice],
    motivo: ['Motivo', choice],
    tipoRamo: ['Tipo de ramo', choice],
    tipoDocumento: ['Tipo de documento', choice],
    numeroDocumento: ['Número de documento', filledDocumento()],
    nombre: ['Nombre del solicitante', filledText(200)],
    email: ['Correo electrónico', filledCorreo()],
    asunto: ['Asunto', filledText(200)],
    detalle: ['Detalle', optionalText(10_000)],
  },
  dependencies: solicitudDependencies,
});

/** The typed values of the form. */
export type SolicitudValues = typeof solicitud.defaults;

/** The choices of the form; the body wants their names (assumptions R2). */
export const choices = {
  tipoSolicitud: { catalogo: 'solicitudTipos' },
  motivo: { catalogo: 'solicitudMotivos' },
  tipoRamo: { catalogo: 'tablaCodigos', parents: { code: 'TP_RAMO' } },
  tipoDocumento: { catalogo: 'tipoDocumentos' },
} as const satisfies Readonly<Record<string, ChoiceSource>>;

/** The body of a request. */
export function toSolicitudRequest(values: SolicitudValues, names: NamesOf<typeof choices>): SolicitudRequest {
  return {
    id: 0,
    tipoSolicitud: names.tipoSolicitud,
    motivo: names.motivo,
    tipoRamo: names.tipoRamo,
    tipoDocumento: names.tipoDocumento,
    numeroDocumento: normaliseNumeroDocumento(values.numeroDocumento),
    nombre: values.nombre.trim(),
    asunto: values.asunto.trim(),
    email: cleanTyped(values.email),
    detalle: values.detalle.trim() || null,
    documentos: [],
  };
}

/** The form with the document of an address: `?tipoDocumento=CED&numeroDocumento=…`. */
export function solicitudOf(search: string): typeof solicitud {
  return { ...solicitud, defaults: { ...solicitud.defaults, ...documentoOfAddress(new URLSearchParams(search)) } };
}
