import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { Cotizacion, CotizacionFound, Cotizada, NewCotizacion } from '../../src/domain/cotizaciones.ts';
import type { Documento } from '../../src/domain/documents.ts';
import type { Emision, EmisionRequest, EstadoCotizacion, PolizaEmitida } from '../../src/domain/emisiones.ts';
import type { PlanTarifa } from '../../src/domain/plan-tarifas.ts';
import { provideCotizacion } from '../../src/machines/cotizacion/cotizacion-machine.ts';
import { provideTarifa } from '../../src/machines/cotizacion/tarifa-machine.ts';
import { provideEmision } from '../../src/machines/emision/emision-machine.ts';
import type { EmitidaElsewhere } from '../../src/machines/emision/emision-types.ts';
import { type Loaded, provideFetch } from '../../src/machines/fetch/fetch-machine.ts';
import { provideLookUp } from '../../src/machines/look-up/look-up-machine.ts';
import { provideNegocio } from '../../src/machines/negocio/negocio-machine.ts';
import type { EmitidaInOtherTab, IssuanceOpening, NegocioEvent, QuoteOpening } from '../../src/machines/negocio/negocio-types.ts';
import { uploadsMachine } from '../../src/machines/upload/uploads-machine.ts';
import { cotizacion } from './cotizacion-machine.ts';
import { controllable, noticesOf, settle } from './machines.ts';

/** A form that opens without a draft. */
const quoteOpened: QuoteOpening = { noItem: null, uncertain: false, lost: null };
const issuanceOpened: IssuanceOpening = { uncertain: false, numItem: null, stored: [] };

/** The person that the look-up finds. */
export const ana = { id: 136, nombreCompleto: 'Ana Pérez' };

export const opensQuote = (opening: Partial<QuoteOpening> = {}): NegocioEvent => ({
  type: 'quote.opened',
  opening: { ...quoteOpened, ...opening },
});
export const opensIssuance = (opening: Partial<IssuanceOpening> = {}): NegocioEvent => ({
  type: 'issuance.opened',
  opening: { ...issuanceOpened, ...opening },
});
export const wantsQuote = (numero: number | null): NegocioEvent => ({ type: 'quote.wanted', numero });
export const emitir: NegocioEvent = { type: 'emitir.requested' };

/** The flow of a quote and its machines, with calls that the test answers and a stopped clock. */
export function createNegocioTest(numero: number | null = null) {
  const load = controllable<Cotizacion, { readonly numero: number }>();
  const rate = controllable<Cotizada, NewCotizacion>();
  const verify = controllable<CotizacionFound | null, NewCotizacion>();
  const issue = controllable<PolizaEmitida, EmisionRequest>();
  const read = controllable<EstadoCotizacion, { readonly numero: number }>();
  const find = controllable<typeof ana | null, Documento>();
  const tarifas = controllable<readonly PlanTarifa[], { readonly cdProducto: number; readonly plan: string }>();
  const persona = controllable<
    Loaded & { readonly data: { readonly id: number } },
    { readonly params: { readonly id: number } }
  >();
  const tabs = new Set<(event: EmitidaInOtherTab) => void>();
  const remembered: { readonly numero: number; readonly noItem: number }[] = [];
  const forgotten: number[] = [];
  const clock = new SimulatedClock();
  const machine = provideNegocio({
    load: load.logic,
    solicitante: provideLookUp(find.logic).machine,
    persona: provideFetch(persona.logic).machine,
    cotizacion: provideCotizacion({ rate: rate.logic, verify: verify.logic }),
    tarifa: provideTarifa(tarifas.logic),
    emision: provideEmision({ issue: issue.logic, readEstado: read.logic }).provide({
      actors: {
        watchElsewhere: fromCallback<{ type: 'unused' }, { readonly numero: number }, EmitidaElsewhere>(() => undefined),
        watchOnline: fromCallback<{ type: 'unused' }, undefined, { type: 'online' }>(() => undefined),
      },
      actions: { announce: () => undefined },
    }),
    uploads: uploadsMachine,
    watchTabs: fromCallback<{ type: 'unused' }, undefined, EmitidaInOtherTab>(({ sendBack }) => {
      tabs.add(sendBack);
      return () => tabs.delete(sendBack);
    }),
    rememberPlan: (of, noItem) => remembered.push({ numero: of, noItem }),
    forgetPlan: (of) => forgotten.push(of),
  });
  const actor = createActor(machine, { input: { numero }, clock });
  const notices = noticesOf(actor);
  actor.start();
  return {
    actor,
    load,
    rate,
    verify,
    issue,
    read,
    find,
    persona,
    tarifas,
    remembered,
    forgotten,
    notices,
    clock,
    send: (...events: readonly NegocioEvent[]) => {
      for (const event of events) actor.send(event);
    },
    /** The running machine of the quote. */
    quote: () => actor.getSnapshot().children.cotizacion,
    /** The running machine of the issuance. */
    issuance: () => actor.getSnapshot().children.emision,
    uploads: () => actor.getSnapshot().children.uploads,
    async tellTabs(of: number, emision: Emision | null = null) {
      for (const tell of tabs) tell({ type: 'emitida.inOtherTab', numero: of, emision });
      await settle();
    },
    async wait(time: number) {
      clock.increment(time);
      await settle();
    },
    /** Finds a person by the typed document. */
    async finds(documento: Documento, found: typeof ana | null = ana) {
      actor.getSnapshot().children.solicitante?.send({ type: 'documento.edited', ...documento, complete: true });
      clock.increment(1000);
      await find.call().answer(found);
    },
  };
}

/** A flow under test. */
export type NegocioTest = ReturnType<typeof createNegocioTest>;

/** A flow after the reading of quote 900. */
export async function readNegocio(of: Cotizacion = cotizacion): Promise<NegocioTest> {
  const t = createNegocioTest(of.nuCotizacion);
  await t.load.call().answer(of);
  return t;
}
