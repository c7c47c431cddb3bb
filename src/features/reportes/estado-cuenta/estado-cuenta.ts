import * as z from 'zod/mini';
import { reportes } from '../../../domain/reportes.ts';
import { documentoDependencies } from '../../../domain/dependencies.ts';
import { normaliseNumeroDocumento } from '../../../domain/documents.ts';
import { toDay } from '../../../format/typed-days.ts';
import { cleanTyped } from '../../../text/typed-text.ts';
import { documentoText } from '../../shared/cliente/documento-rules.ts';
import { choice, inOrder, optional, optionalDay } from '../../../kit/form/rules.ts';
import { requiredMessage } from '../../../kit/form/form-problems.ts';
import { defineReport, optionalDigits } from '../../../kit/report/define-report.ts';

/** The account statement (specification 2, sections 2 and 7); empty fields are not sent. */
export const estadoCuenta = defineReport({
  report: reportes.JRCB10001,
  breadcrumbs: ['Cobranzas', 'Estado de cuenta'],
  fields: {
    entidad: ['Compañía', choice],
    desde: ['Fecha desde', optionalDay()],
    hasta: ['Fecha hasta', optionalDay()],
    ramo: ['Número de sucursal', optionalDigits(15)],
    poliza: ['Número de póliza', optionalDigits(30)],
    tipoDocumento: ['Tipo de documento', optional],
    numeroDocumento: ['Número de documento', z.string().check(...documentoText())],
  },
  dependencies: documentoDependencies,
  checks: [
    inOrder('desde', 'hasta'),
    z.refine(({ tipoDocumento, numeroDocumento }) => tipoDocumento === '' || cleanTyped(String(numeroDocumento)) !== '', {
      message: requiredMessage,
      path: ['numeroDocumento'],
      when: () => true,
    }),
    z.refine(({ tipoDocumento, numeroDocumento }) => tipoDocumento !== '' || cleanTyped(String(numeroDocumento)) === '', {
      message: requiredMessage,
      path: ['tipoDocumento'],
      when: () => true,
    }),
  ],
  toValues: ({ entidad, desde, hasta, ramo, poliza, tipoDocumento, numeroDocumento }, { codePersonMediador }) => ({
    entidad,
    mediador: String(codePersonMediador),
    ramo: cleanTyped(ramo),
    poliza: cleanTyped(poliza),
    tipoDocumento,
    numeroDocumento: normaliseNumeroDocumento(numeroDocumento),
    desde: toDay(desde),
    hasta: toDay(hasta),
  }),
});
