import { expect, test } from 'vitest';
import { reporteOrder, reportes } from './reportes.ts';
import { sendLabel, subjectOfReport } from './send.ts';

const made = (order: ReturnType<typeof reporteOrder>) => ({ order, file: new Blob(['%PDF-']) });

test('the document of a quote is for the applicant of that quote', () => {
  const document = made(reporteOrder(reportes.JRTE00001, { entidad: '1', cotizacion: '900', item: '2' }));
  expect(subjectOfReport(document, 'Cotización')).toEqual({ what: 'cotizacion', cotizacion: 900, document });
});

test('the document of a policy is for the client of that policy', () => {
  const document = made(reporteOrder(reportes.JRTE10061, { entidad: '1', ramo: '25', poliza: '701', recibo: '15701' }));
  expect(subjectOfReport(document, 'Emisión')).toEqual({ what: 'poliza', poliza: { numero: 701 }, document });
});

test('an account statement is for the client of its document; any other statement has no known client', () => {
  const values = { entidad: '1', mediador: '50124' };
  const own = made(reporteOrder(reportes.JRCB10001, { ...values, tipoDocumento: 'CED', numeroDocumento: '00113918254' }));
  expect(subjectOfReport(own, 'Estado de cuenta')).toEqual({
    what: 'documento',
    title: 'Estado de cuenta',
    cliente: { tipoDocumento: 'CED', nuDocumento: '00113918254' },
    document: own,
  });
  expect(sendLabel(subjectOfReport(own, 'Estado de cuenta'))).toBe('Enviar al cliente');
  for (const document of [
    made(reporteOrder(reportes.JRCB10001, values)),
    // It names the intermediary's own document.
    made(reporteOrder(reportes.JRCJ00580, { entidad: '1', tipoDocumento: 'CED', numeroDocumento: '00113918205' })),
  ]) {
    const subject = subjectOfReport(document, 'Informe');
    expect(subject).toEqual({ what: 'documento', title: 'Informe', cliente: null, document });
    expect(sendLabel(subject)).toBe('Enviar');
  }
});
