import { createActor } from 'xstate';
import core from '../../openapi/bundle/core.json' with { type: 'json' };
import type {
  Cotizacion,
  CotizacionFound,
  CotizacionRequest,
  Cotizada,
  NewCotizacion,
  PlanCotizado,
} from '../../src/domain/cotizaciones.ts';
import type { Failure } from '../../src/domain/failure.ts';
import { type CotizacionSnapshot, provideCotizacion } from '../../src/machines/cotizacion/cotizacion-machine.ts';
import type {
  CotizacionInput,
  CotizacionOrder,
  CotizacionRefused,
  OrderWanted,
} from '../../src/machines/cotizacion/cotizacion-types.ts';
import { controllable, noticesOf } from './machines.ts';

const examples = core.components.examples;

/** The body of the contract's first rating. */
export const cotizacionRequest = examples.cotizacionRequest.value as unknown as CotizacionRequest;
/** The rated quote of the service: number 900, two plans. */
export const cotizacion = examples.cotizacion.value.value as unknown as Cotizacion;
/** The two plans of the quote: `noItem` 1 and 2. */
export const planes = examples.planes.value.value as unknown as readonly PlanCotizado[];

/** The order for some `datos`; orders with equal `datos` have equal prices. */
export const order = (datos: string): CotizacionOrder => ({
  datos,
  request: { body: { ...cotizacionRequest, cdUsuario: datos }, desde: '2026-11-22' },
});

/** The body of that order. */
export const sent = (datos: string, numero: number | null = null): NewCotizacion => ({
  ...order(datos).request,
  body: { ...order(datos).request.body, nuCotizacionMod: numero },
});

export const words = { title: 'Cotización', messages: ['La cotización 900 fue realizada correctamente.'] };
export const foundWords = { title: 'Cotización', messages: ['La cotización ya estaba hecha: n.º 900.'] };
export const rated: Cotizada = { ...words, numero: 900, planes };

export const refused = (status: number): Failure => ({
  kind: 'rejected',
  operation: 'createCotizacion',
  status,
  title: 'Cotización',
  messages: ['No se pudo realizar la cotizacion'],
});
export const lost: Failure = { kind: 'transport', operation: 'createCotizacion' };
export const cancelled: Failure = { kind: 'cancelled', operation: 'createCotizacion' };
export const notVerified: Failure = { kind: 'transport', operation: 'fetchCotizaciones' };

export const typed = (datos: string) => ({ type: 'datos.changed', datos }) as const;
export const cotizar = (datos: string, days = 365) => ({ type: 'rate.requested', order: order(datos), days }) as const;
export const orderRequested = { type: 'order.requested' } as const;
export const periodConfirmed = { type: 'period.confirmed' } as const;
export const periodDeclined = { type: 'period.declined' } as const;
export const guardar = (datos: string) => ({ type: 'save.requested', order: order(datos) }) as const;
export const chosen = (noItem: number) => ({ type: 'plan.chosen', noItem }) as const;
export const loaded = (from: string, of: readonly PlanCotizado[] = planes) =>
  ({ type: 'planes.loaded', planes: of, rated: from }) as const;
export const cancel = { type: 'cancel.requested' } as const;
export const declined = { type: 'cancel.declined' } as const;
export const confirmed = { type: 'cancel.confirmed' } as const;

/** A new quote. */
export const fresh: CotizacionInput = { numero: null };

/** The quote machine with calls that the test answers. */
export function createCotizacionTest(input: CotizacionInput = fresh) {
  const rate = controllable<Cotizada, NewCotizacion>();
  const verify = controllable<CotizacionFound | null, NewCotizacion>();
  const actor = createActor(provideCotizacion({ rate: rate.logic, verify: verify.logic }), { input });
  const notices = noticesOf(actor);
  /** The machine's requests to the form and the emitted refusals. */
  const emitted: (OrderWanted | CotizacionRefused)[] = [];
  actor.on('order.wanted', (event) => emitted.push(event));
  actor.on('refused', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    rate,
    verify,
    notices,
    emitted,
    send: (...events: readonly Parameters<typeof actor.send>[0][]) => {
      for (const event of events) actor.send(event);
    },
    can: (event: Parameters<typeof actor.send>[0]) => actor.getSnapshot().can(event),
    /** The body of the attempt whose answer was lost. */
    lost: () => actor.getSnapshot().context.lost?.datos ?? null,
    /** The other observable values. */
    see() {
      const snapshot: CotizacionSnapshot = actor.getSnapshot();
      const {
        order: underWay,
        numero,
        planes: offered,
        rated: from,
        datos,
        noItem,
        uncertain,
        failure,
        ...said
      } = snapshot.context;
      return {
        numero,
        idEstatus: said.idEstatus,
        planes: offered,
        rated: from,
        datos,
        noItem,
        uncertain,
        failure,
        words: said.words,
        output: said.output,
        state: snapshot.value,
        underWay: underWay?.datos ?? null,
        busy: snapshot.hasTag('busy'),
        notices: [...notices],
        sent: rate.calls.map((call) => call.input),
        verified: verify.calls.map((call) => call.input),
      };
    },
  };
}

/** A quote under test. */
export type CotizacionTest = ReturnType<typeof createCotizacionTest>;

/** An event of the machine. */
export type CotizacionEvent = Parameters<CotizacionTest['actor']['send']>[0];

/** Brings a quote to a state by the usual events; the data are `a`, and `b` after a change. */
export const arriveAt = {
  editing: () => createCotizacionTest(),
  rating: () => after(createCotizacionTest(), cotizar('a')),
  async rated() {
    const t = after(createCotizacionTest(), cotizar('a'));
    await t.rate.call().answer(rated);
    return t;
  },
  stale: async () => after(await arriveAt.rated(), typed('b')),
  saving: async () => after(await arriveAt.rated(), guardar('a')),
} as const;

/** The same quote, after some events. */
export function after(t: CotizacionTest, ...events: readonly CotizacionEvent[]): CotizacionTest {
  t.send(...events);
  return t;
}
