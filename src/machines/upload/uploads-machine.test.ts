import { describe, expect, test } from 'vitest';
import { createUploadsTest, datos, done, file, lost, refused, stored, type UploadsTest } from '../../../tests/support/uploads.ts';
import { settle } from '../../../tests/support/machines.ts';
import { selectPending, selectStored } from './uploads-machine.ts';

const [a, b, c, d] = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => file(name));
const all = [a, b, c, d].filter((one) => one !== undefined);
const body = new Blob(['{}']);

const subir = { type: 'upload.requested' } as const;
const remove = (t: UploadsTest, nombre: string) => t.send({ type: 'documento.removed', id: t.upload(nombre).id });
const retry = (t: UploadsTest, nombre: string) => t.send({ type: 'documento.retried', id: t.upload(nombre).id });
const pending = (t: UploadsTest) => selectPending(t.actor.getSnapshot());
const storedNames = (t: UploadsTest) => selectStored(t.actor.getSnapshot()).map(({ nmArchivo }) => nmArchivo);
const sentNames = (t: UploadsTest) => t.write.calls.map(({ input }) => input.documento.nmArchivo);

/** Four PDFs of kind 1 that were asked to be sent: two are being read. */
async function sending(): Promise<UploadsTest> {
  const t = createUploadsTest();
  await t.choose(all);
  t.send(subir);
  await settle();
  return t;
}

const readOf = (t: UploadsTest, nombre: string) => {
  const index = t.readBody.calls.findLastIndex(({ input }) => input.documento.nmArchivo === nombre);
  return t.readBody.call(index);
};
const writeOf = (t: UploadsTest, nombre: string) => {
  const index = t.write.calls.findLastIndex(({ input }) => input.documento.nmArchivo === nombre);
  return t.write.call(index);
};

describe('Two documents at a time', () => {
  test('are read and sent, in the order of their choice', async () => {
    const t = await sending();
    expect(t.phases()).toEqual(['a.pdf: underWay', 'b.pdf: underWay', 'c.pdf: queued', 'd.pdf: queued']);
    expect(pending(t)).toEqual({ waiting: 0, underWay: 4, failed: 0 });
    await readOf(t, 'b.pdf').answer(body);
    expect(t.readBody.calls).toHaveLength(2);
    await writeOf(t, 'b.pdf').answer(done);
    expect(t.phases()).toEqual(['a.pdf: underWay', 'b.pdf: uploaded', 'c.pdf: underWay', 'd.pdf: queued']);
    await readOf(t, 'c.pdf').answer(body);
    await readOf(t, 'a.pdf').answer(body);
    await writeOf(t, 'c.pdf').answer(done);
    await writeOf(t, 'a.pdf').answer(done);
    await readOf(t, 'd.pdf').answer(body);
    await writeOf(t, 'd.pdf').answer(done);
    expect(sentNames(t)).toEqual(['b.pdf', 'c.pdf', 'a.pdf', 'd.pdf']);
    expect(storedNames(t)).toEqual(['b.pdf', 'c.pdf', 'a.pdf', 'd.pdf']);
    expect(pending(t)).toEqual({ waiting: 0, underWay: 0, failed: 0 });
  });

  test('are sent whole, under the plan that is chosen at their turn', async () => {
    const t = createUploadsTest();
    await t.choose([file('cedula.pdf')], 3);
    t.upload('cedula.pdf').ref.send({ type: 'datos.changed', datos: datos(3, '2020-03-17') });
    t.send({ type: 'plan.changed', numItem: 2 }, subir);
    await readOf(t, 'cedula.pdf').answer(body);
    expect(writeOf(t, 'cedula.pdf').input).toMatchObject({
      documento: {
        cdEntidad: 1,
        numItem: 2,
        nuCotizacion: 900,
        cdDocumentoTramite: 3,
        idDocumentoTramite: 3,
        nmArchivo: 'cedula.pdf',
        feEmisionDocumento: '2020-03-17',
        feVencimientoDocumento: null,
      },
      json: body,
      isKnown: false,
    });
  });

  test('are sent with an ending of their real kind', async () => {
    const t = createUploadsTest();
    const files = [file('..\\..\\cedula.pdf.exe'), file('fo\u202Eto.jpg'), file('carta')];
    t.send({ type: 'files.chosen', files, idDocumentoTramite: 3 });
    await t.readHead.call(0).answer('pdf');
    await t.readHead.call(1).answer('png');
    await t.readHead.call(2).answer('pdf');
    t.send({ type: 'plan.changed', numItem: 2 }, subir);
    for (const name of ['cedula.pdf', 'foto.png']) await readOf(t, name).answer(body);
    expect(sentNames(t)).toEqual(['cedula.pdf', 'foto.png']);
    await writeOf(t, 'foto.png').answer(done);
    await readOf(t, 'carta.pdf').answer(body);
    expect(sentNames(t)).toEqual(['cedula.pdf', 'foto.png', 'carta.pdf']);
  });

  test('leave out a phone’s photo in its own format', async () => {
    const t = createUploadsTest();
    t.send({ type: 'files.chosen', files: [file('IMG_0001.HEIC', 5 * 1024 * 1024)], idDocumentoTramite: 3 });
    await t.readHead.call(0).answer('picture');
    const { context, value } = t.upload('IMG_0001.HEIC').ref.getSnapshot();
    expect([value, context.refusal, context.kind]).toEqual(['refused', 'picture', null]);
  });

  test('make room for the next when one fails, which is then sent again alone, in its turn', async () => {
    const t = await sending();
    await readOf(t, 'a.pdf').answer(body);
    await writeOf(t, 'a.pdf').fail(refused);
    expect(t.phases()).toEqual(['a.pdf: failed', 'b.pdf: underWay', 'c.pdf: underWay', 'd.pdf: queued']);
    expect(t.notices).toEqual([{ type: 'failed', failure: refused }]);
    t.send(subir);
    expect(t.phases()[0]).toBe('a.pdf: failed');
    retry(t, 'a.pdf');
    retry(t, 'a.pdf');
    expect(t.phases()[0]).toBe('a.pdf: queued');
    for (const name of ['b.pdf', 'c.pdf']) {
      await readOf(t, name).answer(body);
      await writeOf(t, name).answer(done);
    }
    expect(t.phases()).toEqual(['a.pdf: underWay', 'b.pdf: uploaded', 'c.pdf: uploaded', 'd.pdf: underWay']);
    await readOf(t, 'a.pdf').answer(body);
    expect(sentNames(t)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'a.pdf']);
  });

  test('make room for the next when a file is missing, which is read again on retry', async () => {
    const t = await sending();
    await readOf(t, 'a.pdf').answer(null);
    expect(t.phases()).toEqual(['a.pdf: unreadable', 'b.pdf: underWay', 'c.pdf: underWay', 'd.pdf: queued']);
    expect(pending(t)).toEqual({ waiting: 0, underWay: 3, failed: 1 });
    remove(t, 'b.pdf');
    remove(t, 'd.pdf');
    retry(t, 'a.pdf');
    expect(t.phases()).toEqual(['a.pdf: underWay', 'c.pdf: underWay']);
    expect(sentNames(t)).toEqual([]);
  });

  test('are not sent without a plan, and go on once there is one', async () => {
    const t = createUploadsTest({ numItem: null });
    await t.choose(all.slice(0, 3));
    t.send(subir);
    expect(t.phases()).toEqual(['a.pdf: queued', 'b.pdf: queued', 'c.pdf: queued']);
    t.send({ type: 'plan.changed', numItem: 4 });
    expect(t.phases()).toEqual(['a.pdf: underWay', 'b.pdf: underWay', 'c.pdf: queued']);
  });
});

describe('A document that was chosen for its kind', () => {
  test('is sent once its file fits; a dropped one waits', async () => {
    const t = createUploadsTest();
    t.send({ type: 'files.chosen', files: [file('cedula.pdf')], idDocumentoTramite: 1 });
    t.send({ type: 'files.chosen', files: [file('otra.pdf')], idDocumentoTramite: null });
    expect(t.phases()).toEqual(['cedula.pdf: waiting', 'otra.pdf: waiting']);
    await t.readHead.call(0).answer('pdf');
    await t.readHead.call(1).answer('pdf');
    expect(t.phases()).toEqual(['cedula.pdf: underWay', 'otra.pdf: waiting']);
    await readOf(t, 'cedula.pdf').answer(body);
    await writeOf(t, 'cedula.pdf').answer(done);
    expect([t.phases()[0], storedNames(t)]).toEqual(['cedula.pdf: uploaded', ['cedula.pdf']]);
  });

  test('is sent two at a time; a file that is no document stays behind', async () => {
    const t = createUploadsTest();
    const x = file('x.exe');
    t.send({ type: 'files.chosen', files: [...all.slice(0, 3), x], idDocumentoTramite: 1 });
    for (const [index, kind] of (['pdf', 'pdf', 'pdf', null] as const).entries()) await t.readHead.call(index).answer(kind);
    expect(t.phases()).toEqual(['a.pdf: underWay', 'b.pdf: underWay', 'c.pdf: queued', 'x.exe: refused']);
  });

  test.each([
    ['as it is', { type: 'shrink.declined' }],
    ['made smaller', { type: 'shrink.accepted' }],
  ] as const)('and is a large picture is sent %s as soon as the person answers', async (_, answer) => {
    const t = createUploadsTest();
    t.send({ type: 'files.chosen', files: [file('foto.jpg', 5 * 1024 * 1024)], idDocumentoTramite: 1 });
    await t.readHead.call().answer('jpeg');
    expect(t.phases()).toEqual(['foto.jpg: waiting']);
    t.upload('foto.jpg').ref.send(answer);
    if (answer.type === 'shrink.accepted') await t.shrink.call().answer(file('menor.jpg', 100));
    expect(t.phases()).toEqual(['foto.jpg: underWay']);
  });

  test('waits for the end of an issuance that fails, and for a plan where the quote has none', async () => {
    const t = createUploadsTest({ numItem: null });
    t.send({ type: 'files.chosen', files: all.slice(0, 1), idDocumentoTramite: 1 }, { type: 'uploads.locked' });
    await t.readHead.call().answer('pdf');
    t.send({ type: 'plan.changed', numItem: 1 });
    expect(t.phases()).toEqual(['a.pdf: queued']);
    t.send({ type: 'uploads.unlocked' });
    expect(t.phases()).toEqual(['a.pdf: underWay']);
  });

  test('and could not be read is sent again when it is dropped again', async () => {
    const t = createUploadsTest();
    await t.chooseFor(2, [file('a.pdf', 7)]);
    await readOf(t, 'a.pdf').answer(null);
    await t.choose([file('a.pdf', 8)], null);
    expect(t.phases()).toEqual(['a.pdf: underWay']);
    expect(readOf(t, 'a.pdf').input.documento.idDocumentoTramite).toBe(2);
  });
});

/** A document that was sent without days. */
async function uploaded(): Promise<UploadsTest> {
  const t = createUploadsTest();
  await t.chooseFor(1, all.slice(0, 1));
  await readOf(t, 'a.pdf').answer(body);
  await writeOf(t, 'a.pdf').answer(done);
  return t;
}
const days = (t: UploadsTest) => selectStored(t.actor.getSnapshot()).map(({ feEmisionDocumento }) => feEmisionDocumento);

describe('The days of a document that the service has', () => {
  test('can be typed afterwards: the document is sent again in its own place, and counts as uploaded meanwhile', async () => {
    const t = await uploaded();
    const { ref } = t.upload('a.pdf');
    ref.send({ type: 'days.wanted' });
    ref.send({ type: 'datos.changed', datos: datos(1, '2020-03-17') });
    expect([t.phases(), pending(t), days(t)]).toEqual([['a.pdf: uploaded'], { waiting: 0, underWay: 0, failed: 0 }, [null]]);
    t.send(subir);
    expect(t.phases()).toEqual(['a.pdf: uploaded']);
    ref.send({ type: 'send.requested' });
    expect(t.phases()).toEqual(['a.pdf: underWay']);
    await readOf(t, 'a.pdf').answer(body);
    expect(writeOf(t, 'a.pdf').input).toMatchObject({ documento: { feEmisionDocumento: '2020-03-17' }, isKnown: true });
    await writeOf(t, 'a.pdf').answer(done);
    expect([t.phases(), storedNames(t), days(t)]).toEqual([['a.pdf: uploaded'], ['a.pdf'], ['2020-03-17']]);
  });

  test('stay as they were when the person cancels, and a future day is not sent', async () => {
    const t = await uploaded();
    const { ref } = t.upload('a.pdf');
    ref.send({ type: 'days.wanted' });
    ref.send({ type: 'datos.changed', datos: datos(1, '2999-01-01') });
    ref.send({ type: 'send.requested' });
    expect(ref.getSnapshot()).toMatchObject({ value: 'dating', context: { attempted: true } });
    ref.send({ type: 'days.dropped' });
    expect(ref.getSnapshot()).toMatchObject({ value: 'uploaded', context: { datos: datos(1), storedDatos: null } });
    expect([t.phases(), days(t), t.write.calls.length]).toEqual([['a.pdf: uploaded'], [null], 1]);
  });

  test('stay as the service has them when they are not sent', async () => {
    const t = await uploaded();
    const { ref } = t.upload('a.pdf');
    ref.send({ type: 'days.wanted' });
    ref.send({ type: 'datos.changed', datos: datos(1, '2020-03-17') });
    ref.send({ type: 'send.requested' });
    await readOf(t, 'a.pdf').answer(body);
    await writeOf(t, 'a.pdf').fail(refused);
    expect([t.phases(), days(t)]).toEqual([['a.pdf: failed'], [null]]);
    remove(t, 'a.pdf');
    expect([t.phases(), storedNames(t)]).toEqual([[], ['a.pdf']]);
  });
});

describe('A request to send', () => {
  const ways = { cedula: file('cedula.pdf'), sinTipo: file('sin tipo.pdf'), exe: file('x.exe') };

  test('holds for files that are still being checked, each of which is sent once', async () => {
    const t = createUploadsTest();
    t.send({ type: 'files.chosen', files: [ways.cedula, ways.exe], idDocumentoTramite: 1 });
    t.send({ type: 'files.chosen', files: [ways.sinTipo], idDocumentoTramite: null });
    expect(pending(t)).toEqual({ waiting: 3, underWay: 0, failed: 0 });
    t.send(subir, subir);
    expect(t.phases()).toEqual(['cedula.pdf: waiting', 'x.exe: waiting', 'sin tipo.pdf: waiting']);
    await t.readHead.call(2).answer('pdf');
    await t.readHead.call(1).answer(null);
    await t.readHead.call(0).answer('pdf');
    expect(t.phases()).toEqual(['cedula.pdf: underWay', 'x.exe: refused', 'sin tipo.pdf: waiting']);
    expect(t.upload('sin tipo.pdf').ref.getSnapshot()).toMatchObject({ value: 'editing', context: { attempted: true } });
    // The missing value is typed: the document waits for another request.
    t.upload('sin tipo.pdf').ref.send({ type: 'datos.changed', datos: datos(2) });
    expect(t.phases()[2]).toBe('sin tipo.pdf: waiting');
    await readOf(t, 'cedula.pdf').answer(body);
    await writeOf(t, 'cedula.pdf').answer(done);
    expect(sentNames(t)).toEqual(['cedula.pdf']);
  });

  test('holds for a picture that is being made smaller; a question about its size comes first', async () => {
    const t = createUploadsTest();
    t.send({ type: 'files.chosen', files: [file('foto.jpg', 5 * 1024 * 1024)], idDocumentoTramite: 1 }, subir);
    await t.readHead.call().answer('jpeg');
    const { ref } = t.upload('foto.jpg');
    expect(ref.getSnapshot()).toMatchObject({ value: 'offering', context: { attempted: true, isRequested: false } });
    ref.send({ type: 'shrink.accepted' });
    t.send(subir);
    await t.shrink.call().answer(file('menor.jpg', 100));
    expect(t.phases()).toEqual(['foto.jpg: underWay']);
    expect(t.readBody.calls).toHaveLength(1);
  });
});

describe('Removing', () => {
  test('a document that is read or sent cancels its call, and the next one starts', async () => {
    const t = await sending();
    await readOf(t, 'a.pdf').answer(body);
    remove(t, 'a.pdf');
    remove(t, 'b.pdf');
    expect(writeOf(t, 'a.pdf').signal.aborted).toBe(true);
    expect(readOf(t, 'b.pdf').signal.aborted).toBe(true);
    expect(t.phases()).toEqual(['c.pdf: underWay', 'd.pdf: underWay']);
    await writeOf(t, 'a.pdf').answer(done);
    expect(t.phases()).toEqual(['c.pdf: underWay', 'd.pdf: underWay']);
    expect(storedNames(t)).toEqual([]);
    expect(t.notices).toEqual([]);
  });

  test('is possible while it waits, was refused or failed, but not once it is stored', async () => {
    const t = createUploadsTest();
    await t.choose(all.slice(0, 2));
    t.send({ type: 'files.chosen', files: [file('x.exe')], idDocumentoTramite: null });
    await t.readHead.call().answer(null);
    t.send(subir);
    await readOf(t, 'a.pdf').answer(body);
    await writeOf(t, 'a.pdf').answer(done);
    await readOf(t, 'b.pdf').answer(body);
    await writeOf(t, 'b.pdf').fail(refused);
    for (const name of ['a.pdf', 'b.pdf', 'x.exe']) remove(t, name);
    t.send({ type: 'documento.removed', id: 'documento-77' });
    expect(t.phases()).toEqual(['a.pdf: uploaded']);
  });
});

describe('An incomplete document', () => {
  test('stays, shows what is missing, and is sent on the next request', async () => {
    const t = createUploadsTest();
    await t.choose(all.slice(0, 1), null);
    await t.choose(all.slice(1, 2), 2);
    t.send(subir);
    expect(t.phases()).toEqual(['a.pdf: waiting', 'b.pdf: underWay']);
    expect(t.upload('a.pdf').ref.getSnapshot().context.attempted).toBe(true);
    t.upload('a.pdf').ref.send({ type: 'datos.changed', datos: datos(1) });
    expect(t.phases()).toEqual(['a.pdf: waiting', 'b.pdf: underWay']);
    t.send(subir, subir);
    expect(t.phases()).toEqual(['a.pdf: underWay', 'b.pdf: underWay']);
    expect(t.readBody.calls).toHaveLength(2);
  });
});

describe('The same file twice', () => {
  test('is asked about once for all of them, and added under names of their own', async () => {
    const t = createUploadsTest();
    await t.choose(all.slice(0, 2));
    t.send({ type: 'files.chosen', files: [file('a.pdf'), file('b.pdf'), file('c.pdf'), file('c.pdf')], idDocumentoTramite: 2 });
    expect(t.actor.getSnapshot().value).toBe('asking');
    expect(t.actor.getSnapshot().context.duplicates.map(({ file: one }) => one.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(t.items().map(({ nombre }) => nombre)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    t.send({ type: 'duplicates.accepted' }, { type: 'duplicates.accepted' });
    expect(t.items().map(({ nombre }) => nombre)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'a (2).pdf', 'b (2).pdf', 'c (2).pdf']);
    expect(t.actor.getSnapshot().context.duplicates).toEqual([]);
  });

  test('is left out when the person declines', async () => {
    const t = createUploadsTest();
    await t.choose(all.slice(0, 1));
    t.send({ type: 'files.chosen', files: all.slice(0, 2), idDocumentoTramite: 1 }, { type: 'duplicates.declined' });
    expect(t.items().map(({ nombre }) => nombre)).toEqual(['a.pdf', 'b.pdf']);
  });

  test('is not another file with the same name, which does not replace it', async () => {
    const t = createUploadsTest();
    await t.choose([file('image.jpg', 7), file('image.jpg', 8), file('image.png', 9)]);
    expect(t.actor.getSnapshot().value).toBe('open');
    expect(t.items().map(({ nombre }) => nombre)).toEqual(['image.jpg', 'image (2).jpg', 'image (3).png']);
  });

  test('may be chosen again after it was refused or became unreadable', async () => {
    const t = createUploadsTest();
    t.send({ type: 'files.chosen', files: all.slice(0, 1), idDocumentoTramite: 1 });
    await t.readHead.call().fail(new Error('gone'));
    await t.choose(all.slice(0, 1));
    expect(t.actor.getSnapshot().value).toBe('open');
    expect(t.phases()).toEqual(['a.pdf: refused', 'a.pdf: waiting']);
  });
});

test('a file replaces its unreadable document, whose kind is known', async () => {
  const t = createUploadsTest();
  await t.choose([file('a.pdf', 7)], 2);
  t.send(subir);
  await readOf(t, 'a.pdf').answer(null);
  const { ref } = t.upload('a.pdf');
  await t.choose([file('b.pdf'), file('a.pdf', 8)], null);
  expect(ref.getSnapshot().status).toBe('stopped');
  expect(t.phases()).toEqual(['b.pdf: waiting', 'a.pdf: waiting']);
  t.send(subir);
  expect(t.phases()).toEqual(['b.pdf: waiting', 'a.pdf: underWay']);
});

test('an unreadable document whose data went shows what is missing when it is sent again', async () => {
  const t = createUploadsTest();
  await t.choose([file('a.pdf')], 2);
  t.send(subir);
  await readOf(t, 'a.pdf').answer(null);
  const { ref } = t.upload('a.pdf');
  ref.send({ type: 'datos.changed', datos: datos(null) });
  expect(ref.getSnapshot()).toMatchObject({ value: 'unreadable', context: { attempted: false } });
  retry(t, 'a.pdf');
  expect(ref.getSnapshot()).toMatchObject({ value: 'unreadable', context: { attempted: true } });
});

describe('While the policy is issued', () => {
  test('nothing is added, sent or removed, and waiting documents go on afterwards', async () => {
    const t = await sending();
    t.send({ type: 'uploads.locked' });
    t.send({ type: 'files.chosen', files: [file('e.pdf')], idDocumentoTramite: 1 });
    remove(t, 'd.pdf');
    await readOf(t, 'a.pdf').answer(body);
    await writeOf(t, 'a.pdf').answer(done);
    await readOf(t, 'b.pdf').answer(body);
    await writeOf(t, 'b.pdf').fail(refused);
    retry(t, 'b.pdf');
    t.send(subir, { type: 'plan.changed', numItem: 2 });
    expect(t.phases()).toEqual(['a.pdf: uploaded', 'b.pdf: failed', 'c.pdf: queued', 'd.pdf: queued']);
    t.send({ type: 'uploads.unlocked' });
    expect(t.phases()).toEqual(['a.pdf: uploaded', 'b.pdf: failed', 'c.pdf: underWay', 'd.pdf: underWay']);
    expect(t.readBody.calls.at(-1)?.input.documento.numItem).toBe(2);
  });

  test('a question about duplicates is dropped', async () => {
    const t = createUploadsTest();
    await t.choose(all.slice(0, 1));
    t.send({ type: 'files.chosen', files: all.slice(0, 1), idDocumentoTramite: 1 }, { type: 'uploads.locked' });
    t.send({ type: 'duplicates.accepted' }, { type: 'uploads.unlocked' });
    expect([t.actor.getSnapshot().value, t.phases()]).toEqual(['open', ['a.pdf: waiting']]);
  });
});

describe('A lost answer', () => {
  test('is verified before the document is sent again, and a found one is stored', async () => {
    const t = createUploadsTest();
    await t.choose(all.slice(0, 1));
    t.send(subir);
    await readOf(t, 'a.pdf').answer(body);
    await writeOf(t, 'a.pdf').fail(lost);
    expect(t.phases()).toEqual(['a.pdf: failed']);
    expect(t.notices).toHaveLength(2);
    retry(t, 'a.pdf');
    await readOf(t, 'a.pdf').answer(body);
    expect([t.write.calls.length, t.verify.calls.length]).toEqual([1, 1]);
    await t.verify.call().answer(stored('a.pdf'));
    expect(t.phases()).toEqual(['a.pdf: uploaded']);
    expect(selectStored(t.actor.getSnapshot())).toEqual([stored('a.pdf')]);
    expect(t.write.calls).toHaveLength(1);
  });

  test('of a document that replaces another one can not be verified', async () => {
    const t = createUploadsTest({ stored: [stored('a.pdf'), stored('b.pdf', 2)] });
    await t.choose(all.slice(0, 2));
    t.send(subir);
    await readOf(t, 'a.pdf').answer(body);
    await readOf(t, 'b.pdf').answer(body);
    expect(t.write.calls.map(({ input }) => input.isKnown)).toEqual([true, false]);
    await writeOf(t, 'a.pdf').answer(done);
    expect(selectStored(t.actor.getSnapshot())).toEqual([stored('b.pdf', 2), stored('a.pdf')]);
  });
});

test('a picture that was made smaller is sent as a JPEG, with the ending of one', async () => {
  const t = createUploadsTest();
  t.send({ type: 'files.chosen', files: [file('foto.png', 5 * 1024 * 1024)], idDocumentoTramite: 3 });
  await t.readHead.call().answer('png');
  t.upload('foto.png').ref.send({ type: 'shrink.accepted' });
  const smaller = new Blob(['smaller']);
  await t.shrink.call().answer(smaller);
  t.send(subir);
  expect(t.readBody.call().input).toMatchObject({ documento: { nmArchivo: 'foto.jpg' }, file: smaller });
});

test('the progress of each is its own', async () => {
  const t = await sending();
  await readOf(t, 'a.pdf').answer(body);
  await readOf(t, 'b.pdf').answer(body);
  const { onProgress } = writeOf(t, 'b.pdf').input;
  onProgress(0.4);
  const progress = () => ['a.pdf', 'b.pdf'].map((name) => t.upload(name).ref.getSnapshot().context.progress);
  expect(progress()).toEqual([0, 0.4]);
  await writeOf(t, 'b.pdf').fail(refused);
  onProgress(0.9);
  expect(progress()).toEqual([0, 0.4]);
});

test('thirty files are sent, each once', async () => {
  const t = createUploadsTest();
  const names = Array.from({ length: 30 }, (_, index) => `${index}.pdf`);
  await t.choose(names.map((name) => file(name)));
  t.send(subir);
  for (const name of names) {
    expect(t.items().filter(({ phase }) => phase === 'underWay').length).toBeLessThanOrEqual(2);
    await readOf(t, name).answer(body);
    await writeOf(t, name).answer(done);
  }
  expect(sentNames(t)).toEqual(names);
  expect(storedNames(t)).toEqual(names);
});
