import { expect, test } from 'vitest';
import {
  cancel,
  chosen,
  confirmed,
  cotizar,
  guardar,
  loaded,
  lost,
  rated,
  refused,
  typed,
} from '../../../tests/support/cotizacion-machine.ts';
import { cotizacion } from '../../../tests/support/cotizacion-machine.ts';
import * as emision from '../../../tests/support/emision-machine.ts';
import { expectFigures } from '../../../tests/support/figures.ts';
import { type LiveHappening, walkLive } from '../../../tests/support/live-paths.ts';
import {
  createNegocioTest,
  emitir,
  type NegocioTest,
  opensIssuance,
  opensQuote,
  wantsQuote,
} from '../../../tests/support/negocio-machine.ts';
import { leafOf, openCalls } from '../../../tests/support/paths.ts';

type NegocioSnapshot = ReturnType<NegocioTest['actor']['getSnapshot']>;
type QuoteEvent = Parameters<NonNullable<ReturnType<NegocioTest['quote']>>['send']>[0];
type IssuanceEvent = Parameters<NonNullable<ReturnType<NegocioTest['issuance']>>['send']>[0];

const isOpen = ({ calls }: Parameters<typeof openCalls>[0]) => calls.at(-1)?.open() === true;
const toQuote = (event: QuoteEvent): LiveHappening<NegocioTest> => ({
  when: (t) => t.quote()?.getSnapshot().status === 'active',
  make: (t) => t.quote()?.send(event),
});
const toIssuance = (event: IssuanceEvent): LiveHappening<NegocioTest> => ({
  when: (t) => t.issuance()?.getSnapshot().status === 'active',
  make: (t) => t.issuance()?.send(event),
});
const notLoaded = { kind: 'transport', operation: 'fetchCotizacion' } as const;

/** The events of a flow: screens open, the person acts, the service answers. */
const happenings: Readonly<Record<string, LiveHappening<NegocioTest>>> = {
  'its screen came': { make: (t) => t.send(wantsQuote(t.actor.getSnapshot().context.numero)) },
  'its form opened': { make: (t) => t.send(opensQuote()) },
  Emitir: { make: (t) => t.send(emitir) },
  'the issuance opened': { make: (t) => t.send(opensIssuance()) },
  retry: { make: (t) => t.send({ type: 'retry' }) },
  'network back': { make: (t) => t.send({ type: 'network.restored' }) },
  'quote read': { when: ({ load }) => isOpen(load), make: ({ load }) => load.call().answer(cotizacion) },
  'quote not read': { when: ({ load }) => isOpen(load), make: ({ load }) => load.call().fail(notLoaded) },
  'typed b': toQuote(typed('b')),
  'former plans came': {
    when: (t) => t.quote() !== undefined && t.actor.getSnapshot().context.numero !== null,
    make: (t) => t.quote()?.send(loaded('a', cotizacion.planes)),
  },
  'cotizar a': toQuote(cotizar('a')),
  'plan 2 chosen': toQuote(chosen(2)),
  'guardar a': toQuote(guardar('a')),
  'cancel the quote': toQuote(cancel),
  'cancel of the quote confirmed': toQuote(confirmed),
  'rating answered': { when: ({ rate }) => isOpen(rate), make: ({ rate }) => rate.call().answer(rated) },
  'rating refused': { when: ({ rate }) => isOpen(rate), make: ({ rate }) => rate.call().fail(refused(400)) },
  'rating lost': { when: ({ rate }) => isOpen(rate), make: ({ rate }) => rate.call().fail(lost) },
  'rating not found': { when: ({ verify }) => isOpen(verify), make: ({ verify }) => verify.call().answer(null) },
  'nothing is missing': toIssuance(emision.requisitos()),
  'emit asked': toIssuance(emision.emitir()),
  'emit confirmed': toIssuance(emision.confirmed),
  'cancel the issuance': toIssuance(emision.cancel),
  'cancel of the issuance confirmed': toIssuance(emision.cancelConfirmed),
  'policy issued': { when: ({ issue }) => isOpen(issue), make: ({ issue }) => issue.call().answer(emision.emitida) },
  'issuance refused': { when: ({ issue }) => isOpen(issue), make: ({ issue }) => issue.call().fail(emision.refused(400)) },
  'issuance lost': { when: ({ issue }) => isOpen(issue), make: ({ issue }) => issue.call().fail(emision.lost) },
  'lost issuance made it': { when: ({ read }) => openCalls(read) > 0, make: ({ read }) => read.call().answer(emision.procesada) },
  'lost issuance was annulled': {
    when: ({ read }) => openCalls(read) > 0,
    make: ({ read }) => read.call().answer(emision.anulada),
  },
  'lost issuance made nothing': {
    when: ({ read }) => openCalls(read) > 0,
    make: async (t) => {
      while (openCalls(t.read) > 0) {
        await t.read.call().answer(emision.pendiente);
        await t.wait(emision.longestPause);
      }
    },
  },
  'nobody can say': {
    when: ({ read }) => openCalls(read) > 0,
    make: (t) => emision.tellUntilSure({ ...t, actor: t.issuance() } as never, emision.notRead),
  },
  'issued in another tab': { make: (t) => t.tellTabs(900, emision.emision) },
  'another quote issued in another tab': { make: (t) => t.tellTabs(1, emision.emision) },
};

const stateOf = (t: NegocioTest) => leafOf(t.actor.getSnapshot().value);

/** All that the flow and its child machines decide by. */
function essence(t: NegocioTest): string {
  const { value, context } = t.actor.getSnapshot();
  const quote = t.quote()?.getSnapshot();
  const issuance = t.issuance()?.getSnapshot();
  return JSON.stringify([
    value,
    context.numero,
    context.noItem,
    context.failure?.kind,
    context.cotizacion && [context.cotizacion.idEstatus, context.cotizacion.planes.length],
    quote && [
      quote.value,
      quote.context.datos,
      quote.context.rated,
      quote.context.order?.datos,
      quote.context.uncertain,
      quote.context.noItem,
    ],
    quote && openCalls(t.verify),
    issuance && [
      issuance.value,
      issuance.context.requisitos?.length,
      issuance.context.hasLostAnswer,
      issuance.context.request !== null,
    ],
  ]);
}

function promises(t: NegocioTest): Readonly<Record<string, boolean>> {
  const snapshot = t.actor.getSnapshot();
  const { numero, cotizacion: known } = snapshot.context;
  const quote = t.quote()?.getSnapshot();
  const issuance = t.issuance()?.getSnapshot();
  const isQuoting = snapshot.matches('quoting');
  const isIssuing = snapshot.matches('issuing');
  const writes = openCalls(t.rate) + openCalls(t.verify) + openCalls(t.issue);
  return {
    'it is read while it is loaded and at no other time': openCalls(t.load) === (snapshot.matches('loading') ? 1 : 0),
    'the form of the quote has its machine': isQuoting === (quote?.status === 'active'),
    'the issuance has its machine and its documents':
      isIssuing === (issuance?.status === 'active') && isIssuing === (t.uploads()?.getSnapshot().status === 'active'),
    'one write is in flight at most': writes <= 1,
    'nothing is written where no form stands': writes === 0 || isQuoting || isIssuing,
    'what is known is the quote of the number': known === null || known.nuCotizacion === numero,
    'a quote is issued with what is known of it': !(isIssuing || snapshot.matches('toBeIssued')) || known !== null,
    'it is rated when the plans are those of what is typed':
      !isQuoting ||
      quote?.context.uncertain === true ||
      quote?.matches('confirmingCancel') === true ||
      (snapshot.matches({ quoting: { form: 'rated' } }) || snapshot.matches({ quoting: { form: 'planChosen' } })) ===
        quote?.matches('rated'),
    'a plan is chosen then': !snapshot.matches({ quoting: { form: 'planChosen' } }) || quote?.context.noItem !== null,
    'it is busy while a form’s machine is':
      snapshot.hasTag('busy') ===
      (snapshot.matches('loading') || quote?.hasTag('busy') === true || issuance?.hasTag('busy') === true),
    'documents are locked while the issuance can’t be changed':
      !isIssuing || t.uploads()?.getSnapshot().matches('locked') === !issuance?.matches('open'),
    'an issued policy is said to be there':
      !isIssuing || snapshot.matches({ issuing: 'issued' }) === (issuance?.matches('issued') || issuance?.matches('already')),
  };
}

const isNewPolicy = (before: NegocioSnapshot, after: NegocioSnapshot) =>
  after.matches({ issuing: 'issued' }) && !before.matches({ issuing: 'issued' });

function watch(t: NegocioTest, name: string): (way: string) => void {
  const before = t.actor.getSnapshot();
  const { numero } = before.context;
  const loads = t.load.calls.length;
  const forgotten = t.forgotten.length;
  const goesOn =
    name === 'Emitir' && (before.matches({ quoting: { form: 'rated' } }) || before.matches({ quoting: { form: 'planChosen' } }));
  return (way) => {
    const after = t.actor.getSnapshot();
    const { noItem } = after.context;
    const { numero: ofPlan, noItem: remembered } = t.remembered.at(-1) ?? {};
    const isRemembered = ofPlan === after.context.numero && remembered === noItem;
    const broken = Object.entries({
      'Emitir leads to the issuance and reads nothing': goesOn && (!after.matches('toBeIssued') || t.load.calls.length > loads),
      'a number stays': numero !== null && after.context.numero !== numero,
      'the chosen plan is remembered': after.matches({ quoting: { form: 'planChosen' } }) && !isRemembered,
      'the plan is forgotten with a policy, and not before':
        t.forgotten.length > forgotten ? !after.matches({ issuing: 'issued' }) : isNewPolicy(before, after),
    }).flatMap(([rule, is]) => (is ? [rule] : []));
    expect(broken, `after ${way}`).toEqual([]);
  };
}

test('every path of a quote leads on as it should, and its promises hold on the way', { timeout: 300_000 }, async () => {
  const reached = new Set<string>();
  const counts = await walkLive<NegocioTest>({
    starts: [() => createNegocioTest(), () => createNegocioTest(900)],
    stop: (t) => t.actor.stop(),
    isOver: (t) => t.actor.getSnapshot().status !== 'active',
    happenings,
    essence: (t) => {
      reached.add(stateOf(t));
      return essence(t);
    },
    promises,
    watch,
  });
  await expectFigures('negocio', 'every path', counts);
  expect([...reached].toSorted()).toEqual(
    [
      'cancelled',
      'failed',
      'issuing.blocked',
      'issuing.gathering',
      'issuing.issued',
      'issuing.tried',
      'issuing.underWay',
      'issuing.unknown',
      'loading',
      'quoting.form.filling cotizar.idle',
      'quoting.form.planChosen cotizar.idle',
      'quoting.form.rated cotizar.idle',
      'quoting.form.rating cotizar.idle',
      'quoting.form.saving cotizar.idle',
      'quoting.form.uncertain cotizar.idle',
      'ready',
      'saved',
      'toBeIssued',
    ].toSorted(),
  );
});
