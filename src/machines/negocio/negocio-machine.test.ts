import { describe, expect, test } from 'vitest';
import {
  chosen,
  confirmed,
  cancel,
  cotizacion,
  cotizacionRequest,
  cotizar,
  guardar,
  loaded,
  lost,
  planes,
  rated,
  typed,
  words,
} from '../../../tests/support/cotizacion-machine.ts';
import { emision, estado, warned } from '../../../tests/support/emision-machine.ts';
import {
  ana,
  createNegocioTest,
  emitir,
  type NegocioTest,
  opensIssuance,
  opensQuote,
  readNegocio,
  wantsQuote,
} from '../../../tests/support/negocio-machine.ts';

const stateOf = (t: NegocioTest) => t.actor.getSnapshot().value;
/** The state of a quote with an open form and no waiting press. */
const quoting = (form: string) => ({ quoting: { form, cotizar: 'idle' } });
const contextOf = (t: NegocioTest) => t.actor.getSnapshot().context;
const documento = { tipoDocumento: cotizacionRequest.tpDocumento, nuDocumento: cotizacionRequest.nuDocumento };

/** A new quote that was rated for a found person. */
async function ratedNegocio(): Promise<NegocioTest> {
  const t = createNegocioTest();
  t.send(opensQuote());
  await t.finds(documento);
  t.quote()?.send(cotizar('a'));
  await t.rate.call().answer(rated);
  return t;
}

describe('A new quote', () => {
  test('is ready at once and loads nothing', () => {
    const t = createNegocioTest();
    expect(stateOf(t)).toBe('ready');
    expect(t.load.calls).toEqual([]);
  });

  test('is known after its rating, by the sent data, the plans and the found person', async () => {
    const t = await ratedNegocio();
    expect(stateOf(t)).toEqual(quoting('rated'));
    const { cdEntidad, cdMoneda, cdProducto, cdArea, feDesde, feHasta, curDatos } = cotizacionRequest;
    expect(contextOf(t).cotizacion).toEqual({
      nuCotizacion: 900,
      idEstatus: 1,
      estatus: null,
      producto: null,
      asegurado: 'Ana Pérez',
      tipoDocumento: documento.tipoDocumento,
      numDocumento: documento.nuDocumento,
      idContratante: ana.id,
      nombreContratante: 'Ana Pérez',
      tipoDocContratante: documento.tipoDocumento,
      noDocContratante: documento.nuDocumento,
      cdEntidad,
      cdMoneda,
      cdProducto,
      cdArea,
      feDesde,
      feHasta,
      datos: curDatos,
      planes,
    });
  });

  test('goes to its issuance without a load, pressed once or twice, with the chosen plan', async () => {
    const t = await ratedNegocio();
    t.quote()?.send(chosen(2));
    expect(stateOf(t)).toEqual(quoting('planChosen'));
    t.send(emitir, emitir);
    expect(stateOf(t)).toBe('toBeIssued');
    expect(t.quote()).toBeUndefined();
    t.send(opensIssuance({ numItem: 2 }));
    expect(stateOf(t)).toEqual({ issuing: 'gathering' });
    expect(t.issuance()?.getSnapshot().context).toMatchObject({ numero: 900, idEstatus: 1, emision: null });
    expect(t.uploads()?.getSnapshot().context).toMatchObject({
      nuCotizacion: 900,
      numItem: 2,
      cdEntidad: cotizacionRequest.cdEntidad,
    });
    expect(t.load.calls).toEqual([]);
    expect(t.remembered).toEqual([{ numero: 900, noItem: 2 }]);
  });

  test('is unknown when its rating is lost or fails', async () => {
    const t = createNegocioTest();
    t.send(opensQuote());
    t.quote()?.send(cotizar('a'));
    await t.rate.call().fail(lost);
    expect(stateOf(t)).toEqual(quoting('uncertain'));
    t.send(emitir);
    expect(stateOf(t)).toEqual(quoting('uncertain'));
    t.quote()?.send(cotizar('a'));
    await t.verify.call().answer(null);
    await t.rate.call().answer({ ...words, numero: null, planes: [] });
    expect([contextOf(t).cotizacion, contextOf(t).numero]).toEqual([null, null]);
  });

  test('ends when it is saved, and when it is abandoned', async () => {
    const t = await ratedNegocio();
    t.quote()?.send(guardar('a'));
    expect(stateOf(t)).toEqual(quoting('saving'));
    await t.rate.call().answer(rated);
    expect([stateOf(t), t.notices]).toEqual(['saved', [{ type: 'message', status: 'success', ...words }]]);
    const other = createNegocioTest();
    other.send(opensQuote());
    other.quote()?.send(cancel);
    other.quote()?.send(confirmed);
    expect(stateOf(other)).toBe('cancelled');
  });

  test('takes the number of a draft that was rated before, and loads that quote', async () => {
    const t = createNegocioTest();
    t.send(wantsQuote(900), wantsQuote(900));
    await t.load.call().answer(cotizacion);
    expect(t.load.calls.map(({ input }) => input)).toEqual([{ numero: 900 }]);
    t.send(wantsQuote(900));
    expect([stateOf(t), contextOf(t).cotizacion]).toEqual(['ready', cotizacion]);
  });
});

describe('A quote of the service', () => {
  test('is loaded again after a failure, on retry and when the network is back', async () => {
    const t = createNegocioTest(900);
    await t.load.call().fail({ kind: 'rejected', operation: 'fetchCotizacion', status: 500, title: '', messages: [] });
    t.send({ type: 'network.restored' });
    expect([stateOf(t), t.notices.length]).toEqual(['failed', 1]);
    t.send({ type: 'retry' });
    await t.load.call().fail({ kind: 'transport', operation: 'fetchCotizacion' });
    t.send({ type: 'network.restored' }, { type: 'network.restored' });
    await t.load.call().answer(cotizacion);
    expect([stateOf(t), t.load.calls.length, contextOf(t).failure]).toEqual(['ready', 3, null]);
  });

  test('is the last one requested; a late answer changes nothing', async () => {
    const t = createNegocioTest(900);
    t.send(wantsQuote(815));
    const [first] = t.load.calls;
    await t.load.call().answer({ ...cotizacion, nuCotizacion: 815 });
    await first?.answer(cotizacion);
    expect([contextOf(t).numero, contextOf(t).cotizacion?.nuCotizacion, first?.signal.aborted]).toEqual([815, 815, true]);
  });

  test('goes to its issuance and back without another load', async () => {
    const t = await readNegocio();
    t.send(opensQuote());
    t.quote()?.send(loaded('a', cotizacion.planes));
    expect(stateOf(t)).toEqual(quoting('rated'));
    t.send(emitir, opensIssuance());
    t.send(wantsQuote(900), opensQuote());
    expect([contextOf(t).cotizacion, t.load.calls.length]).toEqual([cotizacion, 1]);
    expect(t.issuance()).toBeUndefined();
  });

  test('keeps its last plans after a failed rating', async () => {
    const t = await readNegocio();
    t.send(opensQuote());
    t.quote()?.send(loaded('a', cotizacion.planes));
    t.quote()?.send(typed('b'));
    t.quote()?.send(cotizar('b'));
    await t.rate.call().answer({ ...rated, planes: planes.slice(0, 1) });
    t.quote()?.send(cotizar('c'));
    await t.rate.call().fail({ kind: 'rejected', operation: 'createCotizacion', status: 400, title: '', messages: [] });
    const { planes: kept, idContratante, nombreContratante } = contextOf(t).cotizacion ?? {};
    expect({ kept, idContratante, nombreContratante }).toEqual({
      kept: planes.slice(0, 1),
      // Of the same document, without a look-up here.
      idContratante: cotizacion.idContratante,
      nombreContratante: cotizacion.nombreContratante,
    });
  });

  test('is loaded again after an attempt to issue, whatever its outcome', async () => {
    const t = await readNegocio();
    t.send(opensIssuance({ uncertain: true }));
    expect(stateOf(t)).toEqual({ issuing: 'underWay' });
    t.send(wantsQuote(900));
    expect([stateOf(t), t.load.calls.length]).toEqual(['loading', 2]);
  });

  test('is blocked where its status does not allow it to be issued', async () => {
    const t = await readNegocio({ ...cotizacion, idEstatus: estado(4).idEstatus });
    t.send(opensIssuance());
    expect(stateOf(t)).toEqual({ issuing: 'blocked' });
  });

  test('passes each plan of the issuance’s form to its documents', async () => {
    const t = await readNegocio();
    t.send(opensIssuance(), { type: 'plan.changed', numItem: 2 }, { type: 'plan.changed', numItem: null });
    expect([t.uploads()?.getSnapshot().context.numItem, contextOf(t).noItem]).toEqual([null, null]);
  });

  test('remembers each newly chosen plan of the issuance, and no cleared one', async () => {
    const t = await readNegocio();
    t.send(opensIssuance(), { type: 'plan.changed', numItem: 2 }, { type: 'plan.changed', numItem: 2 });
    t.send({ type: 'plan.changed', numItem: null }, { type: 'plan.changed', numItem: 3 });
    expect(t.remembered).toEqual([
      { numero: 900, noItem: 2 },
      { numero: 900, noItem: 3 },
    ]);
  });
});

describe('A policy that another tab issues', () => {
  test.each([
    ['while the quote is filled in', [opensQuote()], quoting('filling')],
    ['on the way to the issuance', [opensQuote(), emitir], 'toBeIssued'],
    ['before a form is open', [], 'ready'],
  ])('makes the quote read-only: %s', async (_, events, state) => {
    const t = await readNegocio();
    t.send(...events);
    await t.tellTabs(900, emision);
    expect(stateOf(t)).toEqual(state);
    expect(contextOf(t).cotizacion).toEqual({ ...cotizacion, idEstatus: 3, estatus: null, emision });
    expect(t.notices).toEqual([warned]);
  });

  test('from another quote changes nothing', async () => {
    const t = await readNegocio();
    t.send(opensQuote());
    await t.tellTabs(815, emision);
    expect([stateOf(t), contextOf(t).cotizacion, t.notices]).toEqual([quoting('filling'), cotizacion, []]);
  });
});

describe('The chosen plan', () => {
  test('is kept until there is a policy, from any tab', async () => {
    const t = await readNegocio();
    t.send(opensIssuance());
    expect(t.forgotten).toEqual([]);
    t.issuance()?.send({ type: 'emitida.elsewhere', emision });
    expect([stateOf(t), new Set(t.forgotten)]).toEqual([{ issuing: 'issued' }, new Set([900])]);
  });

  test('of a policy that existed before is deleted, too', async () => {
    const t = createNegocioTest(900);
    await t.load.call().answer({ ...cotizacion, idEstatus: 3 });
    t.send(opensIssuance());
    expect([stateOf(t), new Set(t.forgotten)]).toEqual([{ issuing: 'issued' }, new Set([900])]);
  });
});

describe('The person of a quote', () => {
  test('is loaded once for both screens, and again for another person', async () => {
    const t = await readNegocio();
    t.send({ type: 'persona.wanted', id: 136 }, { type: 'persona.wanted', id: 136 });
    await t.persona.call().answer({ data: { id: 136 }, dropped: 0 });
    t.send(opensIssuance(), { type: 'persona.wanted', id: 136 });
    expect(t.persona.calls.map(({ input }) => input.params.id)).toEqual([136]);
    t.send({ type: 'persona.wanted', id: 1200 });
    expect(t.persona.calls.map(({ input }) => input.params.id)).toEqual([136, 1200]);
  });

  test('stays found from the quote to its issuance', async () => {
    const t = await ratedNegocio();
    t.send(emitir, opensIssuance());
    expect([contextOf(t).solicitante, t.find.calls.length]).toEqual([{ ...documento, id: 136, nombre: 'Ana Pérez' }, 1]);
  });
});

const bienes = (...numbers: readonly number[]) => ({ type: 'bienes.changed', bienes: numbers }) as const;

describe('A press on ‘Cotizar’', () => {
  const rates = [
    { id: 1, nombre: 'Plan', valorDato1: '1', valorDato2: '1' },
    { id: 2, nombre: 'Plan', valorDato1: '2', valorDato2: '1' },
  ];
  const wanted = { type: 'tarifa.wanted', wanted: { cdProducto: 2501, plan: 'A', opcion: '1', moneda: '1' } } as const;
  const pressed = { type: 'cotizar.requested' } as const;

  /** A quote with two insured goods; what is wanted of the first one's plan is on its way. */
  function createTarifaTest() {
    const t = createNegocioTest();
    const orders: unknown[] = [];
    t.send(opensQuote(), bienes(1, 2), bienes(1, 2));
    t.quote()?.on('order.wanted', (order) => orders.push(order));
    const tarifaOf = (nuBien: number) => contextOf(t).tarifas.find((one) => one.nuBien === nuBien)?.ref;
    tarifaOf(1)?.send(wanted);
    return { ...t, orders, tarifaOf, isWaiting: () => t.actor.getSnapshot().hasTag('waiting') };
  }

  test('asks the form at once where no plan’s values are being loaded', () => {
    const t = createNegocioTest();
    const orders: unknown[] = [];
    t.send(opensQuote());
    t.quote()?.on('order.wanted', (order) => orders.push(order));
    t.send(pressed, pressed);
    expect(orders).toHaveLength(2);
  });

  test('waits for the plan’s values and the answered conflicts; pressed twice it asks once', async () => {
    const t = createTarifaTest();
    expect(contextOf(t).tarifas.map(({ nuBien, isUnderWay }) => [nuBien, isUnderWay])).toEqual([
      [1, true],
      [2, false],
    ]);
    t.send(pressed, pressed);
    await t.tarifas.call().answer(rates);
    expect([t.isWaiting(), t.orders.length]).toEqual([true, 0]);
    await t.wait(0);
    t.tarifaOf(1)?.send({ type: 'values.taken', conflicts: [{ name: 'a', label: 'A', own: '1', plan: '2' }] });
    expect([t.isWaiting(), t.orders.length]).toEqual([true, 0]);
    t.tarifaOf(1)?.send({ type: 'conflicts.answered' });
    expect([t.isWaiting(), t.orders.length]).toEqual([false, 1]);
  });

  test('goes on without the values after a failure, with one notice', async () => {
    const t = createTarifaTest();
    t.send(pressed);
    await t.tarifas.call().fail({ kind: 'transport', operation: 'fetchPlanTarifas' });
    expect([t.isWaiting(), t.orders.length, t.notices.length]).toEqual([false, 1, 1]);
  });

  test('keeps waiting while the quote reports typed data', async () => {
    const t = createTarifaTest();
    t.send(pressed);
    t.quote()?.send(typed('b'));
    expect([t.isWaiting(), t.orders.length]).toEqual([true, 0]);
    await t.tarifas.call().answer([]);
    expect([t.isWaiting(), t.orders.length]).toEqual([false, 1]);
  });

  test('keeps the rates of goods that stay, and starts those of new ones', () => {
    const t = createTarifaTest();
    const first = t.tarifaOf(1);
    t.send(bienes(1, 3));
    expect(contextOf(t).tarifas.map(({ nuBien, isUnderWay }) => [nuBien, isUnderWay])).toEqual([
      [1, true],
      [3, false],
    ]);
    expect(t.tarifaOf(1)).toBe(first);
  });

  test('is dropped with its product', async () => {
    const t = createTarifaTest();
    t.send(pressed, { type: 'cotizar.dropped' }, bienes());
    await t.tarifas.call().answer(rates);
    expect([t.isWaiting(), t.orders.length, contextOf(t).tarifas]).toEqual([false, 0, []]);
    expect(t.tarifas.call().signal.aborted).toBe(true);
  });

  test('is dropped with its plans when the quote goes on to its issuance', async () => {
    const t = createTarifaTest();
    t.quote()?.send(cotizar('a'));
    await t.rate.call().answer(rated);
    t.send(emitir);
    expect([stateOf(t), contextOf(t).tarifas, t.tarifas.call().signal.aborted]).toEqual(['toBeIssued', [], true]);
  });
});
