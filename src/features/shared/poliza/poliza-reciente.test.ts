import { expect, test } from 'vitest';
import { emitidaReciente, polizaReciente } from './poliza-reciente.ts';

const row = { numeroPoliza: 700, numeroCertificado: 1, cdEntidad: 2, cdArea: 25 };

test('a recent policy has its number, insured and product', () => {
  expect(polizaReciente({ ...row, nombreAsegurado: 'Yokasta', nombreProducto: 'Vehículo' }, 1)).toEqual({
    kind: 'poliza',
    id: '2-25-700 1',
    label: 'Póliza 2-25-700',
    about: 'Yokasta · Vehículo',
    href: '/polizas?numeroPoliza=700',
  });
});

test('a missing entity is the user’s, a missing ramo leaves the number, a further certificate is named', () => {
  expect(polizaReciente({ ...row, cdEntidad: null, numeroCertificado: 3 }, 1)).toMatchObject({
    id: '1-25-700 3',
    about: 'Certificado 3',
  });
  expect(polizaReciente({ ...row, cdArea: null }, 1)).toMatchObject({ id: '700 1', label: 'Póliza 700', about: '' });
});

test('an issued policy equals the recent thing of its row', () => {
  const cotizacion = {
    nuCotizacion: 900,
    idEstatus: 3,
    cdEntidad: 2,
    cdMoneda: 1,
    cdProducto: 2501,
    cdArea: 25,
    asegurado: 'Yokasta',
    producto: 'Vehículo',
    datos: [],
    planes: [],
  };
  const emision = { nuPoliza: 700, nuCertificado: 1 };
  const ofRow = polizaReciente({ ...row, nombreAsegurado: 'Yokasta', nombreProducto: 'Vehículo' }, 1);
  expect(emitidaReciente(cotizacion, emision, 1)).toEqual(ofRow);
});
