import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { outcome } from '../../../tests/support/machines.ts';
import { fakeService, json, type FakeService } from '../../../tests/support/service.ts';
import { createCoreClient } from '../../api/core-client.ts';
import { defineLoadSendFactsActor, type SendQuery } from './send-facts.ts';

const envelope = { title: '', messages: [] };
const cotizacion = {
  nuCotizacion: 900,
  producto: 'Vehículo de motor completo',
  idEstatus: 1,
  cdEntidad: 1,
  cdMoneda: 1,
  cdProducto: 2501,
  cdArea: 25,
  idContratante: 1200,
  datos: [
    { cdDato: 250_005, nuBien: 1, nuConsecutivo: 1, valor: '3' },
    { cdDato: 250_006, nuBien: 1, nuConsecutivo: 2, valor: '61' },
    { cdDato: 250_007, nuBien: 1, nuConsecutivo: 3, valor: '2022' },
  ],
  planes: [],
};
const campo = (cdDato: number, deDato: string, nuConsecutivo: number, cdTabla: number | null, parent?: number) => ({
  cdDato,
  deDato,
  tpDato: 'N',
  cdTabla,
  nuConsecutivo,
  nuBienAsegurado: 1,
  dependencias: parent === undefined ? [] : [{ key: parent, value: 'valorDato1' }],
});
const campos = [
  campo(250_005, 'Marca', 1, 250_005),
  campo(250_006, 'Modelo', 2, 250_006, 250_005),
  campo(250_007, 'Año', 3, null),
];
const cliente = {
  id: 1200,
  idTipoPersona: 1,
  idTipoDocumento: 'CED',
  nuDocumento: '00113918254',
  nombreCompleto: 'Yokasta Rosario Méndez',
  telefonos: [],
  correos: [],
  direcciones: [],
  domicilioBancarios: [],
};

const answers: Readonly<Record<string, unknown>> = {
  '/v1/cotizaciones/900': cotizacion,
  '/v1/cotizaciones/901': { ...cotizacion, idContratante: null, tipoDocContratante: 'CED', noDocContratante: '00113918254' },
  '/v1/clientes/1200': cliente,
  '/v1/clientes/CED/00113918254': { id: 1200, nombre: 'Yokasta' },
  '/v1/productos/campos/2501/1': campos,
  '/v1/tablainformaciones?IdTabla=250005': [{ id: 3, nombre: 'Toyota' }],
  '/v1/tablainformaciones?IdTabla=250006&valorDato1=3': [{ id: 61, nombre: 'Corolla' }],
};

async function serve(service: FakeService, failing: string | null): Promise<void> {
  for (;;) {
    const call = await service.next();
    const path = call.url.replace('https://core.example', '');
    if (path === failing) call.answer(json({ ...envelope, messages: ['No'] }, 500));
    else if (path in answers) call.answer(json({ ...envelope, value: answers[path] }));
    else call.answer(json(envelope, 404));
  }
}

function load(params: SendQuery, failing: string | null = null) {
  const service = fakeService();
  const actor = createActor(defineLoadSendFactsActor(createCoreClient('https://core.example', service.send)), {
    input: { params },
  });
  const done = outcome(actor);
  void serve(service, failing);
  return { done, paths: () => service.calls.map(({ url }) => url.replace('https://core.example', '')) };
}

const bien = [
  { label: 'Marca', text: 'Toyota' },
  { label: 'Modelo', text: 'Corolla' },
  { label: 'Año', text: '2022' },
];

test('a quote is loaded with its client and its good, by the names of chosen options', async () => {
  const { done, paths } = load({ cotizacion: 900, cliente: null });
  expect(await done).toMatchObject({
    output: { data: { cotizacion: { nuCotizacion: 900 }, cliente: { id: 1200 }, isClienteFailed: false, bien } },
  });
  expect(paths().toSorted()).toEqual(
    [
      '/v1/cotizaciones/900',
      '/v1/clientes/1200',
      '/v1/productos/campos/2501/1',
      '/v1/tablainformaciones?IdTabla=250005',
      '/v1/tablainformaciones?IdTabla=250006&valorDato1=3',
    ].toSorted(),
  );
});

test('a quote without the id of its client finds the client by document', async () => {
  expect(await load({ cotizacion: 901, cliente: null }).done).toMatchObject({ output: { data: { cliente: { id: 1200 } } } });
});

test('a client alone is loaded alone, and nobody without a client', async () => {
  const own = load({ cotizacion: null, cliente: { tipoDocumento: 'CED', nuDocumento: '00113918254' } });
  expect(await own.done).toMatchObject({ output: { data: { cotizacion: null, cliente: { id: 1200 }, bien: [] } } });
  expect(own.paths()).toEqual(['/v1/clientes/CED/00113918254', '/v1/clientes/1200']);
  const nobody = load({ cotizacion: null, cliente: null });
  expect(await nobody.done).toEqual({
    output: { data: { cotizacion: null, cliente: null, isClienteFailed: false, bien: [] }, dropped: 0 },
  });
  expect(nobody.paths()).toEqual([]);
});

test('client and good may be missing, the quote may not', async () => {
  expect(await load({ cotizacion: 900, cliente: null }, '/v1/clientes/1200').done).toMatchObject({
    output: { data: { cliente: null, isClienteFailed: true, bien } },
  });
  expect(await load({ cotizacion: 900, cliente: null }, '/v1/productos/campos/2501/1').done).toMatchObject({
    output: { data: { cliente: { id: 1200 }, isClienteFailed: false, bien: [] } },
  });
  expect(await load({ cotizacion: 900, cliente: null }, '/v1/cotizaciones/900').done).toMatchObject({
    error: { kind: 'rejected', status: 500, operation: 'fetchCotizacion' },
  });
});
