// The fixed texts of failed calls (specification 1 and 2, section 8), typed by hand.
import { describe, expect, test } from 'vitest';
import { codeTableRows, spreadsheetRow } from '../../src/app/notices/notice-texts.ts';
import { noticeRows } from '../../src/app/portal/notice-rows.ts';
import { reportes } from '../../src/domain/reportes.ts';
import { bundles, operations } from './support.ts';

const enumOf = (name: string) =>
  bundles.flatMap(({ components }) => (components['schemas']?.[name] as { enum?: string[] } | undefined)?.enum ?? []);

test('there is one row for each operation, each code table and each report', () => {
  expect(Object.keys(noticeRows).toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
  expect(Object.keys(reportes).toSorted()).toEqual(enumOf('ReporteCodigo').toSorted());
  expect(Object.keys(codeTableRows).toSorted()).toEqual(enumOf('TablaCodigo').toSorted());
});

test('every body follows the pattern of the specification', () => {
  const rows = [
    ...[noticeRows, codeTableRows, { spreadsheetRow }].flatMap((table) => Object.values(table)),
    ...Object.values(reportes).map(({ failed }) => failed),
  ];
  const strangers = rows.filter(
    ({ title, body }) => title === '' || !/^No se pudo [^,]+, intente nuevamente o consulte con el centro de soporte$/.test(body),
  );
  expect(strangers).toEqual([]);
});

describe('the titles of the specification, to the letter', () => {
  test.each([
    [noticeRows.authenticate, 'Inicio de sesión'],
    [noticeRows.fetchCurrentUser, 'Usuario'],
    [noticeRows.createCliente, 'Creación de cliente'],
    [noticeRows.fetchTipoCuentasBancarias, 'Consulta de tipo de cuentas'],
    [noticeRows.fetchMonedas, 'Consulta de monedas'],
    [noticeRows.fetchTipoTarjetas, 'Consulta de tipo de tarjeta'],
    [noticeRows.fetchSolicitudTipos, 'Consulta de tipo de solicitudes'],
    [noticeRows.fetchSolicitudMotivos, 'Consulta de motivos de la solicitud'],
    [codeTableRows.TP_RAMO, 'Consulta de tipo de ramos'],
    [noticeRows.fetchClienteByDocumento, 'Consulta de cliente'],
    [noticeRows.fetchEntidades, 'Consulta de entidades'],
    [noticeRows.fetchProductoCampos, 'Consulta de campos'],
    [noticeRows.fetchPlanTarifas, 'Consulta de campos'],
    [noticeRows.fetchTablaInformaciones, 'Consulta de tabla codigo'],
    // Never shown: each code table has a row of its own.
    [noticeRows.fetchTablaCodigos, 'Consulta de tabla codigo'],
    [noticeRows.fetchProductos, 'Consulta de productos'],
    [noticeRows.fetchProductosByCanal, 'Consulta de productos'],
    [noticeRows.fetchCotizaciones, 'Consulta de cotizaciones'],
    [noticeRows.fetchCotizacion, 'Consulta de cotización'],
    [noticeRows.fetchPolizas, 'Consulta polizas por intermediario'],
    [noticeRows.fetchSiniestros, 'Consulta siniestro por intermediario'],
    [noticeRows.fetchSucursales, 'Consulta de sucurales'],
    [noticeRows.fetchRegiones, 'Consulta de regiones'],
    [noticeRows.fetchFormaPagos, 'Consulta de forma pagos'],
    [noticeRows.fetchDomiciliosBancarios, 'Consulta de domicilio bancarios'],
    [noticeRows.fetchTramiteDocumentos, 'Consulta de documentos para tramites'],
    [noticeRows.fetchPadron, 'Consulta de padrón electoral'],
    [noticeRows.fetchTickets, 'Consulta de solicitudes'],
    [noticeRows.fetchTicket, 'Consulta de solicitud'],
    [noticeRows.fetchTicketComments, 'Consulta de comentarios'],
    [noticeRows.uploadCotizacionDocumento, 'Documento cotización'],
    [reportes.JRTE00001.failed, 'Generando cotización'],
    [noticeRows.createEmision, 'Emisión de póliza'],
    [reportes.JRTE10061.failed, 'Generando reporte de emisión'],
    [noticeRows.createReporte, 'Consulta de reporte'],
    [reportes.JRCJ00525.failed, 'Consulta de reporte estado de comisiones'],
    [reportes.JRTE10069.failed, 'Consulta de reporte cartera vigente'],
    [reportes.JRTE10070.failed, 'Consulta de reporte pólizas a renovar'],
    [reportes.JRCB10006.failed, 'Consulta de saldo por antiguedad'],
    [spreadsheetRow, 'Reporte saldo por antiguedad'],
  ])('%j', (row, title) => {
    expect(row.title).toBe(title);
  });
});

describe('the rows that the specification quotes whole', () => {
  const tail = ', intente nuevamente o consulte con el centro de soporte';
  test.each([
    [noticeRows.authenticate, 'Inicio de sesión', 'No se pudo validar el usuario'],
    [noticeRows.fetchCurrentUser, 'Usuario', 'No se pudo recuperar el usuario logueado'],
    [noticeRows.createCliente, 'Creación de cliente', 'No se pudo crear el cliente'],
    [noticeRows.createSolicitud, 'Creación de solicitud', 'No se pudo crear la solicitud'],
    [noticeRows.addTicketComment, 'Creación de solicitud', 'No se pudo crear la solicitud'],
    [noticeRows.createCotizacion, 'Cotización', 'No se pudo realizar la cotizacion'],
    [
      noticeRows.fetchNotificaciones,
      'Consulta notificacion siniestro por intermediario',
      'No se pudo consultar el listado de las notificaciones siniestro del intermediario',
    ],
    [
      reportes.JRCJ00580.failed,
      'Consulta de carta de retención de comisiones',
      'No se pudo consultar el retención de comisiones',
    ],
    [reportes.JRCB10001.failed, 'Consulta de estado de cuenta', 'No se pudo consultar el reporte de estado de cuenta'],
    [reportes.JRCB10006.failed, 'Consulta de saldo por antiguedad', 'No se pudo consultar el reporte de saldo por antiguedad'],
    [spreadsheetRow, 'Reporte saldo por antiguedad', 'No se pudo consultar el reporte de saldo por antiguedad'],
  ])('%j', (row, title, body) => {
    expect(row).toEqual({ title, body: body + tail });
  });
});
