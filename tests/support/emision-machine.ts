import { createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate';
import core from '../../openapi/bundle/core.json' with { type: 'json' };
import {
  type Emision,
  type EmisionRequest,
  type EstadoCotizacion,
  estatusProcesada,
  type PolizaEmitida,
  type Requisito,
  yaEmitida,
} from '../../src/domain/emisiones.ts';
import type { Failure } from '../../src/domain/failure.ts';
import { type EmisionSnapshot, provideEmision } from '../../src/machines/emision/emision-machine.ts';
import type { EmisionEvent, EmisionInput, EmitidaElsewhere } from '../../src/machines/emision/emision-types.ts';
import { controllable, noticesOf, settle } from './machines.ts';
import { leafOf } from './paths.ts';

const examples = core.components.examples;

/** The contract's body for the issuance of quote 900. */
export const emisionRequest = examples.emisionRequest.value as unknown as EmisionRequest;
/** Another body. */
export const otherRequest: EmisionRequest = { ...emisionRequest, nuItem: 2 };
/** The issued policy 701. */
export const emision: Emision = examples.emision.value.value;
export const words = { title: examples.emision.value.title, messages: examples.emision.value.messages };
export const emitida: PolizaEmitida = { ...words, emision };

export const missing: Requisito = {
  seccion: 'emision',
  field: 'plan',
  message: 'Elige un plan.',
  kind: 'missing',
};

/** A quote with this status and its policy, as the service gives it. */
export const estado = (idEstatus: number, its: Emision | null = null): EstadoCotizacion => ({ idEstatus, emision: its });
export const procesada = estado(estatusProcesada, emision);
export const pendiente = estado(1);
export const anulada = estado(4);

export const refused = (status: number): Failure => ({
  kind: 'rejected',
  operation: 'createEmision',
  status,
  title: 'Emisión de póliza',
  messages: ['No se pudo emitir la póliza'],
});
export const lost: Failure = { kind: 'transport', operation: 'createEmision' };
export const unreadable: Failure = { kind: 'unreadable', operation: 'createEmision', status: 200 };
export const cancelled: Failure = { kind: 'cancelled', operation: 'createEmision' };
export const notRead: Failure = { kind: 'transport', operation: 'fetchCotizacion' };

export const requisitos = (...all: readonly Requisito[]) => ({ type: 'requisitos.changed', requisitos: all }) as const;
export const emitir = (request = emisionRequest) => ({ type: 'emit.requested', request }) as const;
export const declined = { type: 'emit.declined' } as const;
export const confirmed = { type: 'emit.confirmed' } as const;
export const check = { type: 'check.requested' } as const;
export const online = { type: 'online' } as const;
export const cancel = { type: 'cancel.requested' } as const;
export const cancelDeclined = { type: 'cancel.declined' } as const;
export const cancelConfirmed = { type: 'cancel.confirmed' } as const;
export const elsewhere = (its: Emision | null = emision): EmitidaElsewhere => ({ type: 'emitida.elsewhere', emision: its });

/** The notices of an issued policy, of a further attempt and of a failed call. */
export const issuedPolicyNotice = { type: 'message', status: 'success', ...words } as const;
export const warned = { type: 'message', status: 'warning', title: 'Emisión de póliza', messages: [yaEmitida] } as const;
export const failed = (failure: Failure) => ({ type: 'failed', failure }) as const;
/** The notice of an attempt before a reload that issued nothing. */
export const notCompleted = {
  type: 'message',
  status: 'warning',
  title: 'Emisión de póliza',
  messages: ['El envío anterior no llegó a completarse.'],
} as const;

/** Longer than any pause before the next look-up. */
export const longestPause = 15_000;

/** A source of events for a machine while the machine listens. */
function teller<Input, Event extends EventObject>() {
  const listeners = new Set<{ readonly input: Input; readonly hear: (event: Event) => void }>();
  return {
    logic: fromCallback<{ type: 'unused' }, Input, Event>(({ input, sendBack }) => {
      const listener = { input, hear: sendBack };
      listeners.add(listener);
      return () => listeners.delete(listener);
    }),
    tell: (event: Event) => listeners.forEach(({ hear }) => hear(event)),
    /** The inputs of the current listeners. */
    listeners: () => [...listeners].map(({ input }) => input),
  };
}

/** The issuance machine of quote 900 with calls that the test answers and a stopped clock. */
export function createEmisionTest(overrides: Partial<EmisionInput> = {}) {
  const issue = controllable<PolizaEmitida, EmisionRequest>();
  const read = controllable<EstadoCotizacion, { readonly numero: number }>();
  const tabs = teller<{ readonly numero: number }, EmitidaElsewhere>();
  const network = teller<undefined, { readonly type: 'online' }>();
  const announced: { readonly numero: number; readonly emision: Emision | null }[] = [];
  const clock = new SimulatedClock();
  const machine = provideEmision({ issue: issue.logic, readEstado: read.logic }).provide({
    actors: { watchElsewhere: tabs.logic, watchOnline: network.logic },
    actions: { announce: (_, what) => announced.push(what) },
  });
  const actor = createActor(machine, { input: { numero: 900, idEstatus: 1, emision: null, ...overrides }, clock });
  const notices = noticesOf(actor);
  actor.start();
  return {
    actor,
    issue,
    read,
    tabs,
    network,
    announced,
    notices,
    send: (...events: readonly EmisionEvent[]) => {
      for (const event of events) actor.send(event);
    },
    can: (event: EmisionEvent) => actor.getSnapshot().can(event),
    async wait(time: number) {
      clock.increment(time);
      await settle();
    },
    /** The observable state. */
    see() {
      const snapshot: EmisionSnapshot = actor.getSnapshot();
      return {
        ...snapshot.context,
        state: leafOf(snapshot.value),
        busy: snapshot.hasTag('busy'),
        notices: [...notices],
        sent: issue.calls.map((call) => call.input),
        reads: read.calls.length,
        announced: [...announced],
      };
    },
  };
}

/** An issuance under test. */
export type EmisionTest = ReturnType<typeof createEmisionTest>;

/** The same issuance, after some events. */
export function after(t: EmisionTest, ...events: readonly EmisionEvent[]): EmisionTest {
  t.send(...events);
  return t;
}

/** Answers all calls, with the pauses between, until no further call comes. */
export async function tellUntilSure(t: EmisionTest, answer: EstadoCotizacion | Failure): Promise<void> {
  if (!t.actor.getSnapshot().matches('verifying')) return;
  if (!t.read.call().open()) await t.wait(longestPause);
  else if ('kind' in answer) await t.read.call().fail(answer);
  else await t.read.call().answer(answer);
  await tellUntilSure(t, answer);
}

/** Brings an issuance to a state by the usual events. */
export const arriveAt = {
  gathering: () => after(createEmisionTest(), requisitos()),
  confirming: () => after(arriveAt.gathering(), emitir()),
  issuing: () => after(arriveAt.confirming(), confirmed),
  async issued() {
    const t = arriveAt.issuing();
    await t.issue.call().answer(emitida);
    return t;
  },
  /** The answer was lost. */
  async verifying() {
    const t = arriveAt.issuing();
    await t.issue.call().fail(lost);
    return t;
  },
  async unknown() {
    const t = await arriveAt.verifying();
    await tellUntilSure(t, notRead);
    return t;
  },
  /** The answer was lost, and the service says that nothing was issued. */
  async notIssued() {
    const t = await arriveAt.verifying();
    await tellUntilSure(t, pendiente);
    return t;
  },
  /** After a lost answer, another look-up precedes the confirmed attempt. */
  async verifyingAgain() {
    return after(await arriveAt.notIssued(), emitir(otherRequest), confirmed);
  },
} as const;

/** The observable state of a newly opened quote. */
const opened = {
  numero: 900,
  idEstatus: 1,
  requisitos: null,
  request: null,
  issuedRequest: null,
  uncertain: false,
  hasLostAnswer: false,
  failure: null,
  emision: null,
  state: 'open.gathering.quiet',
  busy: false,
  notices: [],
  sent: [],
  reads: 0,
  announced: [],
};
/** No value is missing. */
const gathering = { ...opened, requisitos: [] };
/** The confirmation is open. */
const confirming = { ...gathering, state: 'open.confirming', request: emisionRequest };
/** The request is sent. */
const issuing = { ...confirming, state: 'issuing', busy: true, sent: [emisionRequest] };
/** The announcement to the other tabs. */
const announced = [{ numero: 900, emision }];
/** The service has answered with the policy. */
const issued = {
  ...issuing,
  state: 'issued',
  busy: false,
  request: null,
  issuedRequest: emisionRequest,
  idEstatus: 3,
  emision,
  notices: [issuedPolicyNotice],
  announced,
};
/** The answer was lost, and the quote is looked up. */
const verifying = {
  ...issuing,
  state: 'verifying',
  request: null,
  uncertain: true,
  hasLostAnswer: true,
  failure: lost,
  reads: 1,
};
/** The look-up of the quote failed. */
const unknown = { ...verifying, state: 'unknown', busy: false, reads: 6 };
/** The lost attempt issued the policy. */
const found = { ...verifying, state: 'issued', busy: false, uncertain: false, idEstatus: 3, emision, announced };
/** The lost attempt issued nothing. */
const notIssued = {
  ...verifying,
  state: 'open.gathering.notIssued',
  busy: false,
  uncertain: false,
  notices: [failed(lost)],
  reads: 4,
};
/** Confirmed after a lost answer: another look-up comes first. */
const verifyingAgain = { ...notIssued, state: 'verifying', busy: true, failure: null, request: otherRequest, reads: 5 };
/** Another tab has issued it. */
const already = { ...gathering, state: 'already', idEstatus: 3, emision, notices: [warned] };

/** The observable values in the usual states of an issuance. */
export const shown = {
  opened,
  gathering,
  confirming,
  issuing,
  announced,
  issued,
  verifying,
  unknown,
  found,
  notIssued,
  verifyingAgain,
  already,
} as const;
