import { type ActorRefFrom, createActor } from 'xstate';
import { paths, pathWithId } from '../../../domain/paths.ts';
import { defineFetchClienteActor } from '../../../machines/actors/cliente.ts';
import {
  defineReadCotizacionActor,
  defineRateCotizacionActor,
  defineVerifyCotizacionActor,
} from '../../../machines/actors/cotizacion.ts';
import {
  announceEmision,
  defineIssueEmisionActor,
  defineReadEstadoActor,
  defineWatchEmisionesActor,
  defineWatchOnlineActor,
  defineWatchTabsActor,
} from '../../../machines/actors/emision.ts';
import { defineFindClienteByDocumentoActor } from '../../../machines/actors/personas.ts';
import { defineFetchTarifasActor } from '../../../machines/actors/productos.ts';
import { provideCotizacion } from '../../../machines/cotizacion/cotizacion-machine.ts';
import { provideTarifa } from '../../../machines/cotizacion/tarifa-machine.ts';
import { provideEmision } from '../../../machines/emision/emision-machine.ts';
import { provideFetch } from '../../../machines/fetch/fetch-machine.ts';
import { provideLookUp } from '../../../machines/look-up/look-up-machine.ts';
import { type negocioMachine, provideNegocio } from '../../../machines/negocio/negocio-machine.ts';
import type { OpenFlow } from '../../../kit/portal/open-flows.ts';
import type { PortalContextValue } from '../../../kit/portal/portal-context.tsx';
import { forgetPlan, rememberPlan } from '../../../storage/chosen-plans.ts';
import { uploadsOf } from '../documentos/use-uploads.ts';

/** The running machine of one quote's flow. */
export type NegocioActor = ActorRefFrom<typeof negocioMachine>;

function negocioOf(portal: PortalContextValue) {
  const { core, usuario, keepsDrafts } = portal;
  const { userName } = usuario;
  const emision = provideEmision({ issue: defineIssueEmisionActor(core), readEstado: defineReadEstadoActor(core) });
  return provideNegocio({
    load: defineReadCotizacionActor(core),
    solicitante: provideLookUp(defineFindClienteByDocumentoActor(core)).machine,
    persona: provideFetch(defineFetchClienteActor(core)).machine,
    cotizacion: provideCotizacion({ rate: defineRateCotizacionActor(core), verify: defineVerifyCotizacionActor(core) }),
    tarifa: provideTarifa(defineFetchTarifasActor(core)),
    emision: emision.provide({
      actors: { watchElsewhere: defineWatchEmisionesActor(userName), watchOnline: defineWatchOnlineActor() },
      actions: { announce: (_, { numero, emision: issued }) => announceEmision(userName, numero, issued) },
    }),
    uploads: uploadsOf(portal),
    watchTabs: defineWatchTabsActor(userName),
    rememberPlan: (numero, noItem) => {
      if (keepsDrafts()) rememberPlan(userName, numero, noItem);
    },
    forgetPlan: (numero) => forgetPlan(userName, numero),
  });
}

/** The flow of a quote, kept while the address is the quote's or its issuance's. */
export class OpenNegocio implements OpenFlow {
  readonly actor: NegocioActor;
  /** Whether the flow still stands on the screen that makes a new quote. */
  private isAtCreation: boolean;

  constructor(portal: PortalContextValue, numero: number | null) {
    this.isAtCreation = numero === null;
    this.actor = createActor(negocioOf(portal), { input: { numero }, inspect: portal.inspect });
  }

  /** Whether this flow is active and belongs to the quote `numero`. */
  isOf(numero: number): boolean {
    const { status, context } = this.actor.getSnapshot();
    return status === 'active' && context.numero === numero;
  }

  isAt(path: string): boolean {
    const { numero } = this.actor.getSnapshot().context;
    const own = numero === null ? [] : [paths.viewCotizaciones, paths.emitirPoliza].map((one) => pathWithId(one, numero));
    return own.includes(path) || (this.isAtCreation && path === paths.createCotizaciones);
  }

  arrive(path: string): void {
    // A later return to the screen that makes quotes begins another quote.
    this.isAtCreation &&= path === paths.createCotizaciones;
  }

  stop(): void {
    this.actor.stop();
  }
}

/** The open flow of a quote, or a new flow; null always gives a new flow. */
export function findNegocio(portal: PortalContextValue, numero: number | null): OpenNegocio {
  const open = numero === null ? [] : [...portal.flows].filter((flow) => flow instanceof OpenNegocio);
  return open.find((flow) => numero !== null && flow.isOf(numero)) ?? new OpenNegocio(portal, numero);
}
