import { expect, test } from 'vitest';
import { createUploadsTest, done, file, lost, refused, type UploadsTest } from '../../../tests/support/uploads.ts';
import { expectFigures } from '../../../tests/support/figures.ts';
import { settle } from '../../../tests/support/machines.ts';
import { selectPending, type UploadsEvent } from './uploads-machine.ts';

const body = new Blob(['{}']);
const chosen = ['a.pdf', 'b.pdf', 'c.pdf'] as const;
const most = chosen.length;

interface Happening {
  readonly when: (t: UploadsTest) => boolean;
  readonly make: (t: UploadsTest) => Promise<void> | void;
}

const openCall = <Call extends { readonly open: () => boolean }>(calls: readonly Call[]) => calls.find((call) => call.open());
const openCalls = (calls: readonly { readonly open: () => boolean }[]) => calls.filter((call) => call.open()).length;
const added = (t: UploadsTest) => t.actor.getSnapshot().context.count;

/** The answer of the service or the worker to the oldest waiting call. */
const reading = (make: (t: UploadsTest) => Promise<void> | undefined): Happening => ({
  when: (t) => openCalls(t.readBody.calls) > 0,
  make: async (t) => {
    await make(t);
  },
});
const sending = (make: (t: UploadsTest) => Promise<void> | undefined): Happening => ({
  when: (t) => openCalls(t.write.calls) > 0,
  make: async (t) => {
    await make(t);
  },
});
const at = (index: number, type: 'documento.retried' | 'documento.removed'): Happening => ({
  when: (t) => t.items().length > index,
  make: (t) => t.send({ type, id: t.items()[index]?.id ?? '' }),
});
const event = (one: UploadsEvent): Happening => ({
  when: () => true,
  make: (t) => t.send(one),
});

/** The events of a list: the person acts, files are read, the service answers. */
const happenings: Readonly<Record<string, Happening>> = {
  'the next is chosen': {
    when: (t) => added(t) < most,
    make: (t) => t.choose([file(chosen[added(t)] ?? '')]),
  },
  'the first is chosen again': {
    when: (t) => added(t) > 0 && added(t) < most,
    make: (t) => t.chooseFor(1, [file('a.pdf')]),
  },
  'the next is chosen for its kind': {
    when: (t) => added(t) < most,
    make: (t) => t.chooseFor(1, [file(chosen[added(t)] ?? '')]),
  },
  'agregar otra vez': { when: () => true, make: (t) => t.send({ type: 'duplicates.accepted' }) },
  'a second copy looked at': {
    when: (t) => openCalls(t.readHead.calls) > 0,
    make: async (t) => {
      await openCall(t.readHead.calls)?.answer('pdf');
    },
  },
  'no agregar': event({ type: 'duplicates.declined' }),
  subir: event({ type: 'upload.requested' }),
  'no plan': event({ type: 'plan.changed', numItem: null }),
  'a plan': event({ type: 'plan.changed', numItem: 1 }),
  lock: event({ type: 'uploads.locked' }),
  unlock: event({ type: 'uploads.unlocked' }),
  'it was read': reading((t) => openCall(t.readBody.calls)?.answer(body)),
  'it is gone': reading((t) => openCall(t.readBody.calls)?.answer(null)),
  stored: sending((t) => openCall(t.write.calls)?.answer(done)),
  refused: sending((t) => openCall(t.write.calls)?.fail(refused)),
  lost: sending((t) => openCall(t.write.calls)?.fail(lost)),
  found: {
    when: (t) => openCalls(t.verify.calls) > 0,
    make: async (t) => {
      const call = openCall(t.verify.calls);
      const { documento } = call?.input ?? {};
      if (documento) await call?.answer({ ...documento, feEmisionDocumento: null, feVencimientoDocumento: null });
    },
  },
  'not found': {
    when: (t) => openCalls(t.verify.calls) > 0,
    make: async (t) => {
      await openCall(t.verify.calls)?.answer(null);
    },
  },
  'retry the first': at(0, 'documento.retried'),
  'retry the second': at(1, 'documento.retried'),
  'remove the first': at(0, 'documento.removed'),
  'remove the last': {
    ...at(0, 'documento.removed'),
    make: (t) => t.send({ type: 'documento.removed', id: t.items().at(-1)?.id ?? '' }),
  },
};

/** All that the list decides by. */
function essence(t: UploadsTest): string {
  const { value, context } = t.actor.getSnapshot();
  const items = context.items.map(({ phase, ref, nombre }) => {
    const upload = ref.getSnapshot();
    return [nombre, phase, upload.value, upload.context.uncertain, upload.context.attempted];
  });
  const stored = context.stored.map(({ nmArchivo }) => nmArchivo).toSorted();
  const verifying = openCalls(t.verify.calls);
  return JSON.stringify([value, items, context.numItem, stored, context.duplicates.length, context.count, verifying]);
}

function promises(t: UploadsTest): Readonly<Record<string, boolean>> {
  const { value, context } = t.actor.getSnapshot();
  const underWay = openCalls(t.readBody.calls) + openCalls(t.write.calls) + openCalls(t.verify.calls);
  const pending = selectPending(t.actor.getSnapshot());
  const isWaitingInVain = context.items.some(({ phase }) => phase === 'queued') && underWay < 2;
  return {
    'at most two are read or sent': underWay <= 2,
    'a document is sent once at a time': t.write.calls.every(
      (call, index) =>
        !call.open() ||
        !t.write.calls.some(
          (other, at2) => at2 !== index && other.open() && other.input.documento.nmArchivo === call.input.documento.nmArchivo,
        ),
    ),
    'whoever is under way is read or sent': context.items.filter(({ phase }) => phase === 'underWay').length === underWay,
    'nobody waits while there is room': !isWaitingInVain || value === 'locked' || context.numItem === null,
    'each of the list is counted once':
      pending.waiting + pending.underWay + pending.failed ===
      context.items.filter(({ phase }) => phase !== 'uploaded' && phase !== 'refused').length,
    'what was uploaded is stored': context.items.every(
      ({ phase, nombre }) => phase !== 'uploaded' || context.stored.some(({ nmArchivo }) => nmArchivo === nombre),
    ),
    'names are their own': new Set(context.items.map(({ nombre }) => nombre)).size === context.items.length,
    'duplicates are asked about': context.duplicates.length > 0 === (value === 'asking'),
  };
}

async function replay(steps: readonly string[]): Promise<UploadsTest> {
  const t = createUploadsTest();
  for (const name of steps) {
    await happenings[name]?.make(t);
    await settle();
  }
  return t;
}

async function holds(t: UploadsTest, steps: readonly string[]): Promise<void> {
  await settle();
  const broken = Object.entries(promises(t)).flatMap(([promise, kept]) => (kept ? [] : [promise]));
  expect(broken, `after ${steps.join(' → ')}`).toEqual([]);
}

/** Walks every sequence of some events on two documents. */
async function walkAll(names: readonly string[]): Promise<{ situations: number; paths: number }> {
  const seen = new Map<string, readonly string[]>([[essence(createUploadsTest()), []]]);
  let paths = 0;
  for (const steps of seen.values()) {
    const here = await replay(steps);
    const possible = names.filter((name) => happenings[name]?.when(here) && (added(here) < 2 || !/chosen/.test(name)));
    here.actor.stop();
    for (const name of possible) {
      const way = [...steps, name];
      const t = await replay(way);
      await holds(t, way);
      const place = essence(t);
      if (!seen.has(place)) seen.set(place, way);
      t.actor.stop();
      paths += 1;
    }
  }
  return { situations: seen.size, paths };
}

const all = Object.keys(happenings);
const ofList = /chosen again|agregar|second copy|plan|lock/;
const ofUploads = /gone|refused|lost|found|retry/;

test.each([
  ['what becomes of two documents', all.filter((name) => !ofList.test(name))],
  ['what is asked of a list of two', all.filter((name) => !ofUploads.test(name))],
])('every path of %s keeps the promises', async (title, names) => {
  const walked = await walkAll(names);
  await expectFigures('uploads', title, walked);
  expect(walked.situations).toBeGreaterThan(100);
});
