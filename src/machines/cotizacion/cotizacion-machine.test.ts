import { describe, expect, test } from 'vitest';
import {
  after,
  arriveAt,
  cancel,
  cancelled,
  chosen,
  confirmed,
  cotizacion,
  cotizar,
  type CotizacionTest,
  createCotizacionTest,
  declined,
  foundWords,
  fresh,
  guardar,
  loaded,
  lost,
  notVerified,
  order,
  orderRequested,
  periodConfirmed,
  periodDeclined,
  planes,
  rated as answer,
  refused,
  sent,
  typed,
  words,
} from '../../../tests/support/cotizacion-machine.ts';

const [first, second] = planes;

const editing = {
  state: 'editing',
  numero: null,
  idEstatus: null,
  planes: null,
  rated: null,
  datos: null,
  noItem: null,
  underWay: null,
  uncertain: false,
  failure: null,
  words: null,
  output: null,
  busy: false,
  notices: [],
  sent: [],
  verified: [],
};
const rating = { ...editing, state: 'rating', datos: 'a', underWay: 'a', busy: true, sent: [sent('a')] };
const rated = { ...editing, state: 'rated', numero: 900, idEstatus: 1, planes, rated: 'a', datos: 'a', words, sent: [sent('a')] };
const stale = { ...rated, state: 'stale', datos: 'b' };
const saving = { ...rated, words: null, state: 'saving', underWay: 'a', busy: true, sent: [sent('a'), sent('a', 900)] };

const failed = (failure: unknown) => ({ type: 'failed', failure });
const uncertainNotice = {
  type: 'message',
  status: 'warning',
  title: 'Envío sin confirmar',
  messages: ['No se sabe si lo que enviaste quedó guardado. Si lo envías otra vez, primero se comprobará que no exista.'],
};
const savedQuoteNotice = { type: 'message', status: 'success', ...words };

function wants(t: CotizacionTest): number {
  t.emitted.length = 0;
  t.send(orderRequested);
  return t.emitted.length;
}

async function lose(t: CotizacionTest): Promise<CotizacionTest> {
  await t.rate.call().fail(lost);
  return t;
}

describe('A new quote', () => {
  test('is edited, and nothing is sent unasked', () => {
    const t = arriveAt.editing();
    expect(t.see()).toEqual(editing);
    t.send(typed('a'), typed('b'));
    expect(t.see()).toEqual({ ...editing, datos: 'b' });
  });

  test('can not be saved, and has no plan to choose, before it is rated', () => {
    const t = arriveAt.editing();
    expect([t.can(guardar('a')), t.can(chosen(1)), t.can(cotizar('a'))]).toEqual([false, false, true]);
    t.send(guardar('a'), chosen(1), declined, confirmed);
    expect(t.see()).toEqual(editing);
  });
});

describe('Cotizar', () => {
  test('sends the order once, without a number, however often it is pressed', () => {
    const t = arriveAt.rating();
    expect([t.can(cotizar('a')), t.can(guardar('a')), t.can(cancel), t.can(chosen(1))]).toEqual([false, false, false, false]);
    t.send(cotizar('a'), cotizar('b'), guardar('a'), cancel, confirmed, chosen(1), loaded('a'));
    expect(t.see()).toEqual(rating);
  });

  test('gives number, plans and the words of the service', async () => {
    expect((await arriveAt.rated()).see()).toEqual(rated);
  });

  test('again sends the number, and replaces the plans', async () => {
    const t = after(await arriveAt.rated(), cotizar('a'));
    expect(t.see()).toEqual({ ...saving, state: 'rating' });
    await t.rate.call().answer({ ...answer, numero: null, planes: planes.slice(1) });
    expect(t.see()).toEqual({ ...rated, planes: [second], sent: [sent('a'), sent('a', 900)] });
  });

  test('of changed data makes them current', async () => {
    const t = after(await arriveAt.stale(), cotizar('b'));
    await t.rate.call().answer(answer);
    expect(t.see()).toEqual({ ...rated, datos: 'b', rated: 'b', sent: [sent('a'), sent('b', 900)] });
  });

  test.each([400, 403, 409])('that is refused with %i keeps the typed data, and is certain', async (status) => {
    const t = arriveAt.rating();
    await t.rate.call().fail(refused(status));
    const after400 = { ...editing, datos: 'a', failure: refused(status), notices: [failed(refused(status))], sent: [sent('a')] };
    expect(t.see()).toEqual(after400);
    t.send(cotizar('b'));
    expect(t.see()).toMatchObject({
      state: 'rating',
      failure: null,
      uncertain: false,
      sent: [sent('a'), sent('b')],
      verified: [],
    });
  });

  test('that is refused after a rating keeps its plans', async () => {
    const t = after(await arriveAt.stale(), chosen(1), cotizar('b'));
    await t.rate.call().fail(refused(400));
    const notices = [failed(refused(400))];
    expect(t.see()).toEqual({ ...stale, words: null, failure: refused(400), notices, sent: [sent('a'), sent('b', 900)] });
    t.send(typed('a'));
    expect(t.see()).toMatchObject({ state: 'rated', planes, numero: 900 });
  });

  test('asks the form for its order only where it can be rated', async () => {
    const asked = [
      wants(arriveAt.editing()),
      wants(await arriveAt.rated()),
      wants(await arriveAt.stale()),
      wants(arriveAt.rating()),
      wants(await arriveAt.saving()),
      wants(after(arriveAt.editing(), cancel)),
      wants(after(arriveAt.editing(), cotizar('a', 367))),
    ];
    expect(asked).toEqual([1, 1, 1, 0, 0, 0, 0]);
  });

  test('of more than a year asks first, and rates or leaves everything as it was', async () => {
    const t = after(arriveAt.editing(), cotizar('a', 366));
    expect(t.see()).toEqual(rating);
    const long = after(await arriveAt.stale(), cotizar('b', 367));
    expect(long.see()).toEqual({ ...stale, state: 'confirmingPeriod' });
    expect(long.actor.getSnapshot().context.asked).toEqual({ order: order('b'), days: 367 });
    long.send(periodDeclined);
    expect([long.see(), long.actor.getSnapshot().context.asked]).toEqual([stale, null]);
    long.send(cotizar('b', 367), periodConfirmed, periodConfirmed);
    expect(long.see()).toMatchObject({ state: 'rating', underWay: 'b', words: null, sent: [sent('a'), sent('b', 900)] });
    expect(long.actor.getSnapshot().context.asked).toBeNull();
  });

  test('emits the messages of a refusal, and none after a lost answer', async () => {
    const t = arriveAt.rating();
    await t.rate.call().fail(refused(400));
    expect(t.emitted).toEqual([{ type: 'refused', messages: ['No se pudo realizar la cotizacion'] }]);
    t.send(cotizar('a'));
    await t.rate.call().fail(lost);
    expect(t.emitted).toHaveLength(1);
    const saved = await arriveAt.saving();
    await saved.rate.call().fail(refused(409));
    expect(saved.emitted).toHaveLength(1);
  });

  test('may give neither plans nor number, so that the next rating is a first one again', async () => {
    const t = arriveAt.rating();
    await t.rate.call().answer({ ...words, numero: null, planes: [] });
    expect(t.see()).toEqual({ ...rated, numero: null, idEstatus: null, planes: [] });
    t.send(cotizar('b'));
    expect(t.see()).toMatchObject({ state: 'rating', sent: [sent('a'), sent('b')], verified: [] });
  });

  test('may give a number and no plans', async () => {
    const t = arriveAt.rating();
    await t.rate.call().answer({ ...words, numero: 900, planes: [] });
    expect(t.see()).toEqual({ ...rated, idEstatus: null, planes: [] });
  });

  test('without plans leaves the quote in the status that the rating before gave it', async () => {
    const t = after(await arriveAt.stale(), cotizar('b'));
    await t.rate.call().answer({ ...words, numero: 900, planes: [] });
    expect(t.see()).toMatchObject({ state: 'rated', idEstatus: 1, planes: [] });
  });
});

describe('A change', () => {
  test('during a rating makes the answer stale', async () => {
    const t = after(arriveAt.rating(), typed('b'));
    expect(t.see()).toEqual({ ...rating, datos: 'b' });
    await t.rate.call().answer(answer);
    expect(t.see()).toEqual(stale);
  });

  test('that is undone during a rating leaves the answer current', async () => {
    const t = after(arriveAt.rating(), typed('b'), typed('a'));
    await t.rate.call().answer(answer);
    expect(t.see()).toEqual(rated);
  });

  test('of a rated quote makes its plans stale, and current again when it is undone', async () => {
    const t = after(await arriveAt.rated(), typed('a'));
    expect(t.see()).toEqual(rated);
    t.send(typed('b'), typed('c'));
    expect(t.see()).toEqual({ ...stale, datos: 'c' });
    expect([t.can(guardar('c')), t.can(chosen(1)), t.can(cotizar('c'))]).toEqual([false, false, true]);
    t.send(typed('a'));
    expect(t.see()).toEqual(rated);
  });

  test('during a saving makes the plans of a lost saving stale', async () => {
    const t = after(await arriveAt.saving(), typed('b'));
    await t.rate.call().fail(refused(400));
    expect(t.see()).toMatchObject({ state: 'stale', datos: 'b', rated: 'a', numero: 900, uncertain: false });
  });
});

describe('A plan', () => {
  test('can be chosen only among those of the rating', async () => {
    const t = after(await arriveAt.rated(), chosen(2));
    expect(t.see()).toEqual({ ...rated, noItem: 2 });
    expect([t.can(chosen(1)), t.can(chosen(7))]).toEqual([true, false]);
    t.send(chosen(7));
    expect(t.see()).toEqual({ ...rated, noItem: 2 });
  });

  test('stays chosen while the ratings offer it', async () => {
    const t = after(await arriveAt.rated(), chosen(2), typed('b'), cotizar('b'));
    expect(t.see().noItem).toBe(2);
    await t.rate.call().answer(answer);
    expect(t.see()).toMatchObject({ state: 'rated', noItem: 2 });
    t.send(cotizar('b'));
    await t.rate.call().answer({ ...answer, planes: planes.slice(0, 1) });
    expect(t.see()).toMatchObject({ state: 'rated', noItem: null, planes: [first] });
  });
});

describe('Guardar', () => {
  test('sends the order once more under its number, however often it is pressed', async () => {
    const t = after(await arriveAt.saving(), guardar('a'), cotizar('a'), cancel, confirmed, chosen(1));
    expect(t.see()).toEqual(saving);
  });

  test('ends with the number and the service’s words', async () => {
    const t = await arriveAt.saving();
    await t.rate.call().answer(answer);
    const output = { kind: 'saved', numero: 900 };
    expect(t.see()).toEqual({
      ...saving,
      state: 'saved',
      underWay: null,
      busy: false,
      words,
      output,
      notices: [savedQuoteNotice],
    });
    expect(t.actor.getSnapshot().output).toEqual(output);
  });

  test('with newer data than the rating sends nothing and makes the plans stale', async () => {
    const t = after(await arriveAt.rated(), guardar('b'));
    expect(t.see()).toEqual(stale);
    t.send(guardar('a'), guardar('b'));
    expect(t.see()).toEqual(stale);
  });

  test('that is refused returns to the plans', async () => {
    const t = after(await arriveAt.rated(), chosen(2), guardar('a'));
    await t.rate.call().fail(refused(409));
    const notices = [failed(refused(409))];
    expect(t.see()).toEqual({
      ...saving,
      state: 'rated',
      underWay: null,
      busy: false,
      noItem: 2,
      failure: refused(409),
      notices,
    });
    expect(t.can(guardar('a'))).toBe(true);
  });

  test('that the end of the session cancelled saves no quote', async () => {
    const t = await arriveAt.saving();
    await t.rate.call().fail(cancelled);
    expect(t.see()).toEqual({ ...saving, state: 'rated', underWay: null, busy: false, failure: cancelled });
  });
});

describe('A lost answer', () => {
  const notices = [failed(lost), uncertainNotice];

  test('is verified before anything is sent: a quote that exists gives number and plans, and nothing is sent', async () => {
    const t = after(await lose(arriveAt.rating()), cotizar('a'), cotizar('a'));
    expect(t.see()).toEqual({ ...rating, uncertain: true, notices, verified: [sent('a')] });
    await t.verify.call().answer(cotizacion);
    expect(t.see()).toEqual({ ...rated, words: foundWords, notices, verified: [sent('a')] });
    t.send(cotizar('b'));
    expect(t.see().sent).toEqual([sent('a'), sent('b', 900)]);
  });

  test('is verified with the sent order: the quote that it made is changed under its number', async () => {
    const t = after(await lose(arriveAt.rating()), typed('b'), cotizar('b'));
    expect([t.lost(), t.see().verified]).toEqual(['a', [{ ...sent('b'), lost: order('a').request }]]);
    await t.verify.call().answer({ ...cotizacion, ofLost: true });
    expect(t.see()).toMatchObject({ state: 'rating', numero: 900, uncertain: false, sent: [sent('a'), sent('b', 900)] });
    await t.rate.call().answer(answer);
    expect([t.lost(), t.see()]).toMatchObject([null, { state: 'rated', rated: 'b', numero: 900, planes }]);
  });

  test('stays verified against the sent order until a verification works', async () => {
    const t = after(await lose(arriveAt.rating()), cotizar('b'));
    await t.verify.call().fail(notVerified);
    expect(t.lost()).toBe('a');
    t.send(cotizar('c'));
    await t.verify.call().answer(null);
    await t.rate.call().fail(lost);
    expect([t.lost(), t.see().uncertain]).toEqual(['c', true]);
  });

  test('is verified after a reload, too', async () => {
    const t = createCotizacionTest({ numero: null, uncertain: true, lost: order('a') });
    t.send(cotizar('b'));
    expect(t.see().verified).toEqual([{ ...sent('b'), lost: order('a').request }]);
  });

  test('of a later rating is verified under its number', async () => {
    const t = await lose(after(await arriveAt.stale(), cotizar('b')));
    expect(t.see()).toMatchObject({ state: 'stale', planes, numero: 900, uncertain: true });
    t.send(cotizar('b'));
    expect(t.see().verified).toEqual([sent('b', 900)]);
    await t.verify.call().answer({ ...cotizacion, idEstatus: 7, planes: planes.slice(1) });
    expect(t.see()).toMatchObject({ state: 'rated', rated: 'b', idEstatus: 7, planes: [second], uncertain: false });
  });

  test('of a saving keeps the plans, and the next Guardar verifies first: saved, nothing sent', async () => {
    const t = await lose(await arriveAt.saving());
    const before = { ...saving, state: 'rated', underWay: null, busy: false, uncertain: true, failure: lost, notices };
    expect(t.see()).toEqual(before);
    t.send(guardar('a'), guardar('a'));
    await t.verify.call().answer(cotizacion);
    const output = { kind: 'saved', numero: 900 };
    const savedNotice = { type: 'message', status: 'success', ...foundWords };
    expect(t.see()).toEqual({
      ...before,
      state: 'saved',
      uncertain: false,
      failure: null,
      words: foundWords,
      output,
      notices: [...notices, savedNotice],
      verified: [sent('a', 900)],
    });
  });

  test('of a draft is known at the start, silently', async () => {
    const t = createCotizacionTest({ ...fresh, uncertain: true });
    expect(t.see()).toEqual({ ...editing, uncertain: true });
    t.send(cotizar('a'));
    expect(t.see()).toEqual({ ...rating, uncertain: true, sent: [], verified: [sent('a')] });
    await t.verify.call().answer(null);
    expect(t.see()).toEqual({ ...rating, uncertain: true, verified: [sent('a')] });
  });
});

describe('A quote that is opened again', () => {
  const opened = { ...editing, numero: 900 };

  test('has its number, and the plans of its last rating', () => {
    const t = createCotizacionTest({ numero: 900 });
    expect(t.see()).toEqual(opened);
    t.send(loaded('a'));
    expect(t.see()).toEqual({ ...opened, state: 'rated', planes, rated: 'a' });
    t.send(typed('a'));
    expect(t.see()).toEqual({ ...opened, state: 'rated', planes, rated: 'a', datos: 'a' });
  });

  test('has stale plans when the data change before they are loaded', () => {
    const t = after(createCotizacionTest({ numero: 900 }), typed('b'), loaded('a'));
    expect(t.see()).toEqual({ ...opened, state: 'stale', planes, rated: 'a', datos: 'b' });
  });

  test('is rated under its number', () => {
    const t = after(createCotizacionTest({ numero: 900 }), cotizar('a'));
    expect(t.see().sent).toEqual([sent('a', 900)]);
  });

  test('takes its former plans once, and not after a rating has started', async () => {
    const t = after(createCotizacionTest({ numero: 900 }), loaded('a'), loaded('z', []));
    expect(t.see()).toMatchObject({ state: 'rated', planes, rated: 'a' });
    t.send(typed('b'), loaded('b', []));
    expect(t.see()).toMatchObject({ state: 'stale', planes, rated: 'a' });

    const late = after(createCotizacionTest({ numero: 900 }), cotizar('b'), loaded('a', []));
    expect(late.see()).toMatchObject({ state: 'rating', planes: null });
    await late.rate.call().answer(answer);
    late.send(loaded('a', []));
    expect(late.see()).toMatchObject({ state: 'rated', planes, rated: 'b' });
  });

  test('takes its former plans during the question about cancelling, and after a failed rating', async () => {
    const t = after(createCotizacionTest({ numero: 900 }), cancel, loaded('a'), declined);
    expect(t.see()).toMatchObject({ state: 'rated', planes });
    const other = after(createCotizacionTest({ numero: 900 }), cotizar('a'));
    await other.rate.call().fail(refused(400));
    other.send(loaded('a'));
    expect(other.see()).toMatchObject({ state: 'rated', planes });
  });

  test('keeps the chosen plan while it is offered', () => {
    const t = createCotizacionTest({ numero: 900, noItem: 2 });
    expect(t.see()).toEqual({ ...opened, noItem: 2 });
    t.send(loaded('a'));
    expect(t.see().noItem).toBe(2);
    const gone = after(createCotizacionTest({ numero: 900, noItem: 2 }), loaded('a', planes.slice(0, 1)));
    expect(gone.see().noItem).toBe(null);
  });
});

describe('Cancelling', () => {
  test.each(['editing', 'rated', 'stale'] as const)('asks first, and returns to %s', async (place) => {
    const t = await arriveAt[place]();
    const before = t.see();
    t.send(cancel, cancel);
    expect(t.see()).toEqual({ ...before, state: 'confirmingCancel' });
    t.send(declined, declined);
    expect(t.see()).toEqual(before);
  });

  test.each(['editing', 'rated', 'stale'] as const)('abandons the quote once it is confirmed: from %s', async (place) => {
    const t = await arriveAt[place]();
    const before = t.see();
    t.send(cancel, confirmed);
    expect(t.see()).toEqual({ ...before, state: 'cancelled', output: { kind: 'cancelled' } });
    expect(t.actor.getSnapshot().output).toEqual({ kind: 'cancelled' });
  });

  test('follows the typed data meanwhile', async () => {
    const t = after(await arriveAt.rated(), cancel, typed('b'), declined);
    expect(t.see()).toEqual(stale);
  });

  test.each(['rating', 'saving'] as const)('is not offered during a call: %s', async (place) => {
    const t = await arriveAt[place]();
    const before = t.see();
    expect(t.can(cancel)).toBe(false);
    t.send(cancel, confirmed);
    expect(t.see()).toEqual(before);
  });
});
