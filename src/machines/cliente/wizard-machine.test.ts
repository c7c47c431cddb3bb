import { describe, expect, test } from 'vitest';
import { clienteRequest } from '../../../tests/support/clientes.ts';
import {
  allValid,
  arriveAt,
  crear,
  created,
  createWizardTest,
  draft,
  existing,
  findExisting,
  guardar,
  lost,
  missing,
  missingContactNotice,
  names,
  noneValid,
  notVerified,
  refused,
  submitted,
  ticked,
  typed,
} from '../../../tests/support/wizard.ts';
import { wizardProgress } from './wizard-selectors.ts';
import type { WizardEvent } from './wizard-types.ts';

const start = {
  state: 'editing',
  step: 'basic',
  attempted: [],
  uncertain: false,
  rejection: null,
  declared: false,
  existente: null,
  padron: null,
  output: null,
  busy: false,
  notices: [],
  sent: 0,
  verified: 0,
};
const all = ['basic', 'contact', 'financial', 'additional'];
const contact = { ...start, state: 'editing', step: 'contact', attempted: ['basic'] };
const financial = { ...start, state: 'editing', step: 'financial', attempted: ['basic', 'contact'] };
const declaring = { ...start, state: 'declaring', step: 'additional', attempted: all };
const additional = { ...declaring, state: 'editing' };
const creating = { ...declaring, state: 'creating', declared: true, busy: true, sent: 1 };
const failed = (failure: unknown) => ({ type: 'failed', failure });

describe('A wizard with drafts', () => {
  const offering = { ...start, state: 'offering' };

  test('offers them before anything else', () => {
    const t = arriveAt.offering();
    expect(t.see()).toEqual(offering);
    expect(t.actor.getSnapshot().context.drafts).toEqual([draft('1'), draft('2')]);
  });

  test('resumes the step of a draft', () => {
    const t = arriveAt.offering();
    t.send({ type: 'draft.continued', step: 'financial', attempted: ['basic', 'contact'], uncertain: true });
    expect(t.see()).toEqual({ ...financial, uncertain: true });
    expect(t.actor.getSnapshot().context.drafts).toEqual([]);
  });

  test('removes discarded ones, and starts when none is left', () => {
    const t = arriveAt.offering();
    t.send({ type: 'draft.discarded', id: '1' }, { type: 'draft.discarded', id: '1' }, { type: 'draft.discarded', id: '7' });
    expect(t.see()).toEqual(offering);
    expect(t.actor.getSnapshot().context.drafts).toEqual([draft('2')]);
    t.send({ type: 'draft.discarded', id: '2' });
    expect(t.see()).toEqual(start);
  });

  test('starts anew when they are declined', () => {
    const t = arriveAt.offering();
    t.send({ type: 'draft.declined' });
    expect(t.see()).toEqual(start);
    t.send({ type: 'draft.continued', step: 'financial', attempted: ['basic'], uncertain: true });
    expect(t.see()).toEqual(start);
  });

  test('asks nothing when its input names the draft to resume', () => {
    const resume = { step: 'additional', attempted: ['basic', 'contact', 'financial', 'additional'], uncertain: true } as const;
    const t = createWizardTest({ drafts: [draft('1')], resume });
    expect(t.see()).toEqual({ ...additional, uncertain: true });
  });
});

describe('The steps of a wizard', () => {
  test('start with the first one', () => {
    expect(createWizardTest().see()).toEqual(start);
  });

  test('are passed when they are valid', () => {
    const t = createWizardTest();
    t.send(submitted({ ...noneValid, basic: true }));
    expect(t.see()).toEqual(contact);
    t.send(submitted({ ...noneValid, contact: true }));
    expect(t.see()).toEqual(financial);
  });

  test('stay when they are invalid, but count as tried; the first one shows no contact notice', () => {
    const t = createWizardTest();
    t.send(submitted({ ...allValid, basic: false, contact: false }));
    expect(t.see()).toEqual({ ...start, attempted: ['basic'] });
  });

  test('show missing contact data in one toast', () => {
    const t = arriveAt.contact();
    t.send(submitted({ ...allValid, contact: false }));
    expect(t.see()).toEqual({ ...contact, attempted: ['basic', 'contact'], notices: [missingContactNotice] });
    t.send({ type: 'step.submitted', validity: noneValid, missing: [] });
    expect(t.see()).toEqual({ ...contact, attempted: ['basic', 'contact'], notices: [missingContactNotice] });
  });

  test.each(['financial', 'additional'] as const)('have no next one from %s: Guardar saves there', (place) => {
    const t = arriveAt[place]();
    const before = t.see();
    expect(t.actor.getSnapshot().can(submitted())).toBe(false);
    t.send(submitted());
    expect(t.see()).toEqual(before);
  });

  test('can be chosen backwards at any time, and forwards over tried and valid ones', () => {
    const t = arriveAt.financial();
    t.send({ type: 'step.chosen', step: 'basic' });
    expect(t.see()).toEqual({ ...financial, state: 'editing', step: 'basic' });
    t.send({ type: 'step.chosen', step: 'additional' });
    expect(t.see().step).toBe('basic');
    t.send({ type: 'step.chosen', step: 'financial' });
    expect(t.see()).toEqual(financial);
    t.send({ type: 'step.chosen', step: 'basic' }, { type: 'validity.changed', validity: { ...allValid, contact: false } });
    expect(t.actor.getSnapshot().can({ type: 'step.chosen', step: 'financial' })).toBe(false);
    t.send({ type: 'step.chosen', step: 'contact' });
    expect(t.see().step).toBe('contact');
  });

  test('allow the last one only after Guardar has shown it', () => {
    const t = arriveAt.additional();
    t.send({ type: 'step.chosen', step: 'basic' }, { type: 'step.chosen', step: 'additional' });
    expect(t.see()).toEqual(additional);
  });
});

test('An unchanged validity changes nothing', () => {
  const t = arriveAt.contact();
  const before = t.actor.getSnapshot();
  t.send({ type: 'validity.changed', validity: { ...before.context.validity } });
  expect(t.actor.getSnapshot()).toBe(before);
  t.send({ type: 'validity.changed', validity: noneValid });
  expect(t.actor.getSnapshot().context.validity).toEqual(noneValid);
});

test('A problem leads to its step, in both directions, once the step was tried', () => {
  const t = arriveAt.financial();
  t.send({ type: 'problem.chosen', step: 'financial' }, { type: 'problem.chosen', step: 'additional' });
  expect(t.see()).toEqual(financial);
  t.send(guardar(noneValid), { type: 'problem.chosen', step: 'basic' });
  expect(t.see()).toMatchObject({ state: 'editing', step: 'basic' });
  t.send({ type: 'problem.chosen', step: 'financial' });
  expect(t.see()).toMatchObject({ state: 'editing', step: 'financial' });
});

describe('Guardar', () => {
  test.each(['financial', 'additional'] as const)('opens the declaration over the last step: from %s', (place) => {
    const t = arriveAt[place]();
    t.send(guardar(), guardar());
    expect(t.see()).toEqual(declaring);
  });

  test.each(['basic', 'contact', 'declaring'] as const)('does nothing from %s', (place) => {
    const t = arriveAt[place]();
    const before = t.see();
    t.send(guardar());
    expect(t.see()).toEqual(before);
  });

  test.each([
    [{ ...allValid, basic: false }, []],
    [{ ...allValid, contact: false }, [missingContactNotice]],
    [{ ...allValid, financial: false }, []],
    [noneValid, [missingContactNotice]],
  ])('stays with %j, marks three steps as tried, and shows the missing contact data', (validity, notices) => {
    const t = arriveAt.financial();
    t.send(guardar(validity));
    expect(t.see()).toEqual({ ...financial, attempted: ['basic', 'contact', 'financial'], notices });
    expect(t.actor.getSnapshot().can({ type: 'step.chosen', step: 'additional' })).toBe(false);
  });

  test('shows no missing contact data when they are valid', () => {
    const t = arriveAt.financial();
    t.send({ type: 'guardar.requested', validity: { ...allValid, basic: false }, missing });
    expect(t.see().notices).toEqual([]);
  });
});

describe('The declaration', () => {
  test('has to be ticked before the client can be created', () => {
    const t = arriveAt.declaring();
    t.send(crear);
    expect(t.see()).toEqual(declaring);
    t.send(ticked, { type: 'declaration.ticked', confirmed: false }, crear);
    expect(t.see()).toEqual(declaring);
    t.send(ticked, crear);
    expect(t.see()).toEqual(creating);
  });

  test('can be closed, and is not ticked the next time', () => {
    const t = arriveAt.declaring();
    t.send(ticked, { type: 'declaration.closed' });
    expect(t.see()).toEqual(additional);
    t.send(crear, guardar());
    expect(t.see()).toEqual(declaring);
  });
});

describe('Creating', () => {
  test('ends with the service’s words and the document', async () => {
    const t = arriveAt.creating();
    await t.create.call().answer(created);
    const { idTipoDocumento: tipoDocumento, nuDocumento } = clienteRequest;
    const output = { kind: 'created', ...created, tipoDocumento, nuDocumento };
    expect(t.see()).toEqual({ ...creating, state: 'created', declared: false, busy: false, output });
    expect(t.actor.getSnapshot().output).toEqual(output);
  });

  test('returns to the declaration after a refusal, and keeps the reason until the next attempt', async () => {
    const t = arriveAt.creating();
    await t.create.call().fail(refused(400));
    const after = { ...creating, state: 'declaring', busy: false, rejection: refused(400), notices: [failed(refused(400))] };
    expect(t.see()).toEqual(after);
    expect(t.find.calls).toEqual([]);
    t.send({ type: 'declaration.closed' });
    expect(t.see()).toEqual({ ...after, state: 'editing', declared: false });
    t.send(guardar());
    expect(t.see()).toEqual({ ...after, declared: false, rejection: null });
  });

  test.each([400, 409])('emits the service’s messages once: %i', async (status) => {
    const t = arriveAt.creating();
    const refusals: unknown[] = [];
    t.actor.on('refused', (event) => refusals.push(event));
    await t.create.call().fail(refused(status));
    t.send({ type: 'declaration.closed' }, { type: 'step.chosen', step: 'basic' });
    expect(refusals).toEqual([{ type: 'refused', messages: ['No se aceptó'] }]);
  });

  test('looks for the existing client at once after a conflict', async () => {
    const t = arriveAt.additional();
    t.send(typed('00113918254'));
    t.rest();
    await t.find.call().answer(null);
    t.send(guardar(), ticked, crear);
    await t.create.call().fail(refused(409));
    expect(t.see()).toMatchObject({ state: 'declaring', rejection: refused(409) });
    expect(t.find.calls).toHaveLength(2);
    await t.find.call().answer(existing);
    expect(t.see()).toMatchObject({ state: 'showingExistente', existente: existing });
  });

  test('does not repeat a lost answer: the next attempt looks for the client first', async () => {
    const t = arriveAt.creating();
    await t.create.call().fail(lost);
    expect(t.see()).toMatchObject({ state: 'declaring', uncertain: true, rejection: null, busy: false, sent: 1, verified: 0 });
    expect(t.notices.map(({ type }) => type)).toEqual(['failed', 'message']);
    t.send(crear, crear);
    expect(t.see()).toMatchObject({ state: 'creating', busy: true, sent: 1, verified: 1 });
    expect(t.verify.call().input).toEqual(clienteRequest);
    await t.verify.call().answer(null);
    expect(t.see()).toMatchObject({ state: 'creating', sent: 2 });
    await t.create.call().answer(created);
    expect(t.see()).toMatchObject({ state: 'created', sent: 2, verified: 1 });
  });

  test('ends at the existing client when the lost one had been created', async () => {
    const t = arriveAt.creating();
    await t.create.call().fail(lost);
    t.send(crear);
    await t.verify.call().answer(existing);
    expect(t.see()).toMatchObject({ state: 'showingExistente', existente: existing, uncertain: false, sent: 1 });
    expect(t.actor.getSnapshot().children.existence?.getSnapshot().value).toBe('found');
    t.send({ type: 'existente.opened' });
    expect(t.see().output).toEqual({ kind: 'left', idCliente: 1200, isOwn: true });
  });

  test('of another document is not the one of the lost answer', async () => {
    const t = arriveAt.creating();
    await t.create.call().fail(lost);
    t.send(crear);
    await t.verify.call().answer(existing);
    t.send({ type: 'existente.dismissed' });
    await findExisting(t, '00113918255', { ...existing, id: 1300 });
    t.send({ type: 'existente.opened' });
    expect(t.see().output).toEqual({ kind: 'left', idCliente: 1300, isOwn: false });
  });

  test('of a draft whose answer was lost looks for the client first', () => {
    const t = createWizardTest({ drafts: [], resume: { step: 'financial', attempted: ['basic', 'contact'], uncertain: true } });
    t.send(guardar(), ticked, crear);
    expect(t.see()).toMatchObject({ state: 'creating', sent: 0, verified: 1 });
  });

  test('counts as uncertain in a draft that is saved while it runs', async () => {
    const t = arriveAt.creating();
    expect(wizardProgress(t.actor.getSnapshot())).toEqual({ step: 'additional', attempted: all, uncertain: true });
    await t.create.call().fail(refused(400));
    expect(wizardProgress(t.actor.getSnapshot()).uncertain).toBe(false);
  });
});

describe('Cancelling', () => {
  test.each(['basic', 'contact', 'financial', 'additional'] as const)('asks first, and returns to %s', (place) => {
    const t = arriveAt[place]();
    const before = t.see();
    t.send({ type: 'cancel.requested' }, { type: 'cancel.requested' });
    expect(t.see()).toEqual({ ...before, state: 'confirmingCancel' });
    t.send({ type: 'cancel.dismissed' }, { type: 'cancel.dismissed' });
    expect(t.see()).toEqual(before);
  });

  test('ends the wizard once it is confirmed', () => {
    const t = arriveAt.confirmingCancel();
    t.send({ type: 'cancel.confirmed' });
    expect(t.see()).toEqual({ ...contact, state: 'abandoned', output: { kind: 'abandoned' } });
    expect(t.actor.getSnapshot().status).toBe('done');
  });

  test.each(['offering', 'declaring', 'creating'] as const)('is not offered from %s', (place) => {
    const t = arriveAt[place]();
    const before = t.see();
    t.send({ type: 'cancel.requested' }, { type: 'cancel.confirmed' });
    expect(t.see()).toEqual(before);
  });
});

describe('An existing client', () => {
  const showing = { ...contact, state: 'showingExistente', existente: existing };

  test.each(['basic', 'contact', 'financial', 'additional', 'declaring'] as const)('is shown over %s', async (place) => {
    const t = arriveAt[place]();
    const before = t.see();
    await findExisting(t);
    expect(t.see()).toEqual({ ...before, state: 'showingExistente', existente: existing });
  });

  test('is looked up by the document without separators, once typing pauses', () => {
    const t = arriveAt.basic();
    t.send(typed('001-1391825-4'));
    expect(t.find.calls).toEqual([]);
    t.rest();
    expect(t.find.calls.map(({ input }) => input)).toEqual([{ tipoDocumento: 'CED', nuDocumento: '00113918254' }]);
  });

  test('leads back to the first step once closed, is not shown again, and blocks all sending', async () => {
    const t = arriveAt.financial();
    await findExisting(t);
    t.send({ type: 'existente.dismissed' }, typed('001-1391825-4'));
    expect(t.see()).toEqual({ ...financial, state: 'editing', step: 'basic', existente: existing });
    const can = (event: WizardEvent) => t.actor.getSnapshot().can(event);
    expect([can(submitted()), can(submitted(noneValid)), can(guardar()), can(crear)]).toEqual([false, false, false, false]);
    expect([can({ type: 'cancel.requested' }), can({ type: 'existente.opened' })]).toEqual([true, true]);
    t.send({ type: 'step.chosen', step: 'financial' });
    expect(can(guardar())).toBe(false);
  });

  test.each(['showing', 'editing'] as const)('disappears with the next edit of the document: %s', async (place) => {
    const t = arriveAt.contact();
    await findExisting(t);
    if (place === 'editing') t.send({ type: 'cancel.requested' }, { type: 'cancel.dismissed' });
    t.send(typed('00113918'));
    expect(t.see()).toEqual(contact);
    expect(t.actor.getSnapshot().can(submitted())).toBe(true);
  });

  test('is shown again when it is found again', async () => {
    const t = arriveAt.contact();
    await findExisting(t);
    t.send(typed('001', 'CED', false));
    await findExisting(t);
    expect(t.see()).toEqual(showing);
  });

  test('can be opened, which ends the wizard', async () => {
    const t = arriveAt.contact();
    await findExisting(t);
    t.send({ type: 'existente.opened' });
    const output = { kind: 'left', idCliente: 1200, isOwn: false };
    expect(t.see()).toEqual({ ...showing, state: 'left', output });
    expect(t.actor.getSnapshot().output).toEqual(output);
  });

  test('cannot be opened when there is none', () => {
    const t = arriveAt.contact();
    t.send({ type: 'existente.opened' });
    expect(t.see()).toEqual(contact);
  });

  test('lets the person cancel, or stay', async () => {
    const t = arriveAt.contact();
    await findExisting(t);
    t.send({ type: 'cancel.requested' }, { type: 'cancel.dismissed' });
    expect(t.see()).toEqual({ ...contact, existente: existing });
    t.send({ type: 'cancel.requested' }, { type: 'cancel.confirmed' });
    expect(t.see()).toMatchObject({ state: 'abandoned' });
  });

  test('is shown after the question about cancelling, when it is found meanwhile', async () => {
    const t = arriveAt.confirmingCancel();
    await findExisting(t);
    expect(t.see()).toEqual({ ...contact, state: 'confirmingCancel', existente: existing });
    t.send({ type: 'cancel.dismissed' });
    expect(t.see()).toEqual(showing);
  });

  test('found while the client is created is only kept', async () => {
    const t = arriveAt.creating();
    await findExisting(t);
    expect(t.see()).toEqual({ ...creating, existente: existing });
    await t.create.call().answer(created);
    expect(t.see()).toMatchObject({ state: 'created' });
  });

  test('found while the client is created is shown when the creation fails', async () => {
    const t = arriveAt.creating();
    await findExisting(t);
    await t.create.call().fail(refused(400));
    expect(t.see()).toMatchObject({ state: 'showingExistente', existente: existing, rejection: refused(400) });
  });

  test('of a former document never shows: the late answer is dropped', async () => {
    const t = arriveAt.contact();
    t.send(typed('00113918254'));
    t.rest();
    t.send(typed('00113918255'));
    t.rest();
    await t.find.call(0).answer(existing);
    await t.find.call(1).answer(null);
    expect(t.see()).toEqual(contact);
  });

  test('that could not be looked up raises one notice, and blocks nothing', async () => {
    const t = arriveAt.contact();
    t.send(typed('00113918254'));
    t.rest();
    await t.find.call().fail(notVerified);
    expect(t.see()).toEqual({ ...contact, notices: [failed(notVerified)] });
    expect(t.actor.getSnapshot().can(submitted())).toBe(true);
  });
});

describe('The electoral register', () => {
  test('offers the names of a cédula, and changes nothing else', async () => {
    const t = arriveAt.contact();
    t.send(typed('001-1391825-4'));
    t.rest();
    expect(t.padron.calls.map(({ input }) => input)).toEqual([{ tipoDocumento: 'CED', nuDocumento: '00113918254' }]);
    await t.padron.call().answer(names);
    expect(t.see()).toEqual({ ...contact, padron: names });
  });

  test.each(['PAS', 'RNC', 'P', ''])('is not called for a document of type "%s"', (tipo) => {
    const t = arriveAt.contact();
    t.send(typed('00113918254', tipo));
    t.rest();
    expect(t.padron.calls).toEqual([]);
  });

  test.each([
    ['another number', typed('00113918255')],
    ['another type', typed('00113918254', 'PAS')],
    ['an incomplete number', typed('001', 'CED', false)],
  ])('drops its names with %s', async (_, event) => {
    const t = arriveAt.contact();
    t.send(typed('00113918254'));
    t.rest();
    await t.padron.call().answer(names);
    t.send(event);
    expect(t.see()).toEqual(contact);
  });

  test('without the person offers nothing', async () => {
    const t = arriveAt.contact();
    t.send(typed('00113918254'));
    t.rest();
    await t.padron.call().answer(null);
    expect(t.see()).toEqual(contact);
  });
});
