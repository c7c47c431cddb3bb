import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { brokenStorage, contents, fakeFreeLocks, fakeStorage } from '../../tests/support/browser.ts';
import { claimDraft, heldDrafts } from './draft-claims.ts';
import { forgetOthers } from './draft-keys.ts';
import { type DraftKind, freeDrafts, listDrafts, newDraftId, readDraft, removeDraft, saveDraft } from './drafts.ts';

interface Values {
  readonly nombre: string;
  readonly cuentas: readonly { readonly banco: string }[];
}
type Step = 'basic' | 'contact';

const kind: DraftKind<Values, Step> = {
  kind: 'cliente',
  version: 3,
  steps: ['basic', 'contact'],
  values: z.object({ nombre: z.string(), cuentas: z.array(z.object({ banco: z.string() })) }),
};
const values: Values = { nombre: 'Ñoña 🌴', cuentas: [{ banco: 'Popular' }] };
const draft = (id: string) => ({ id, step: 'contact', attempted: ['basic'], uncertain: true, label: 'Ana', values }) as const;
const at = (hour: number) => () => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
const key = 'autogestion.borrador.cliente.ana.1';

const stored = (changed: Record<string, unknown> = {}) =>
  JSON.stringify({ version: 3, user: 'ana', kind: 'cliente', ...draft('1'), savedAt: at(9)(), ...changed });

describe('A draft', () => {
  test('is kept under its kind, user and id, and comes back whole', () => {
    const storage = fakeStorage();
    expect(saveDraft(kind, 'ana', draft('1'), () => storage, at(9))).toBe(true);
    expect(Object.keys(contents(storage))).toEqual([key]);
    expect(JSON.parse(contents(storage)[key] ?? '')).toEqual(JSON.parse(stored()));
    expect(listDrafts(kind, 'ana', () => storage)).toEqual({ drafts: [{ ...draft('1'), savedAt: at(9)() }], discarded: 0 });
  });

  test('keeps only values that its kind names: no account numbers', () => {
    const storage = fakeStorage();
    const secret = { ...values, clave: 'x', cuentas: [{ banco: 'Popular', noCuenta: '4111111111111111' }] };
    saveDraft(kind, 'ana', { ...draft('1'), values: secret, noCuenta: '42' } as never, () => storage);
    expect(Object.values(contents(storage)).join()).not.toMatch(/4111|noCuenta|clave/);
    const old = fakeStorage({ [key]: stored({ values: secret }) });
    expect(listDrafts(kind, 'ana', () => old).drafts).toEqual([{ ...draft('1'), savedAt: at(9)() }]);
  });

  test('replaces its former self, and no other draft', () => {
    const storage = fakeStorage();
    saveDraft(kind, 'ana', draft('1'), () => storage, at(9));
    saveDraft(kind, 'ana', draft('2'), () => storage, at(11));
    saveDraft(kind, 'ana', { ...draft('1'), step: 'basic' }, () => storage, at(10));
    const { drafts } = listDrafts(kind, 'ana', () => storage);
    expect(drafts.map(({ id, step, savedAt }) => [id, step, savedAt])).toEqual([
      ['2', 'contact', at(11)()],
      ['1', 'basic', at(10)()],
    ]);
  });

  test('is read alone, and an unreadable one is kept', () => {
    const rubbish = 'autogestion.borrador.cliente.ana.2';
    const storage = fakeStorage({ [key]: stored(), [rubbish]: stored({ id: '2', version: 1 }) });
    const readAlone = (id: string) => readDraft(kind, 'ana', id, () => storage);
    expect([readAlone('1'), readAlone('2'), readAlone('3')]).toEqual([{ ...draft('1'), savedAt: at(9)() }, null, null]);
    expect(Object.keys(contents(storage))).toEqual([key, rubbish]);
  });

  test('is removed alone', () => {
    const storage = fakeStorage({ otra: 'clave' });
    saveDraft(kind, 'ana', draft('1'), () => storage);
    saveDraft(kind, 'ana', draft('2'), () => storage);
    removeDraft('cliente', 'ana', '1', () => storage);
    removeDraft('cliente', 'ana', '1', () => storage);
    expect(Object.keys(contents(storage))).toEqual(['otra', 'autogestion.borrador.cliente.ana.2']);
  });

  test.each([
    ['ana', 'ana.b'],
    ['ana', 'ana%2Eb'],
    ['ana', 'ANA'],
    ['a', 'a.b.c/ñ 🌴'],
    ['ana', ''],
  ])('of %j is not shown to %j, nor the other way round', (one, other) => {
    const storage = fakeStorage();
    saveDraft(kind, one, draft('b.1'), () => storage);
    saveDraft(kind, other, draft('1'), () => storage);
    expect(listDrafts(kind, one, () => storage).drafts.map(({ id }) => id)).toEqual(['b.1']);
    expect(listDrafts(kind, other, () => storage).drafts.map(({ id }) => id)).toEqual(['1']);
    expect(listDrafts({ ...kind, kind: 'cotizacion' }, one, () => storage)).toEqual({ drafts: [], discarded: 0 });
    forgetOthers(other, () => storage);
    expect(listDrafts(kind, one, () => storage).drafts).toEqual([]);
    expect(listDrafts(kind, other, () => storage).drafts.map(({ id }) => id)).toEqual(['1']);
  });

  test('with values that its kind does not allow is not saved, and its former self stays', () => {
    const storage = fakeStorage({ [key]: stored() });
    expect(saveDraft(kind, 'ana', { ...draft('1'), values: { nombre: 7 } } as never, () => storage)).toBe(false);
    expect(contents(storage)).toEqual({ [key]: stored() });
  });

  test('has a unique id', () => {
    const ids = new Set(Array.from({ length: 1000 }, newDraftId));
    expect(ids.size).toBe(1000);
    expect([...ids].filter((id) => !/^[\da-z]+-[\da-z]+-[\da-z]+$/.test(id))).toEqual([]);
  });

  test('is in the window’s storage by default', () => {
    const storage = fakeStorage();
    vi.stubGlobal('localStorage', storage);
    saveDraft(kind, 'ana', draft('1'));
    saveDraft(kind, 'luis', draft('2'));
    forgetOthers('ana');
    expect(listDrafts(kind, 'ana').drafts.map(({ savedAt }) => savedAt)).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    ]);
    removeDraft('cliente', 'ana', '1');
    expect(contents(storage)).toEqual({});
  });
});

describe('A draft that cannot be read whole', () => {
  test.each([
    ['no JSON', 'hola'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['truncated', stored().slice(0, -5)],
    ['without a version', stored({ version: undefined })],
    ['of a version that is no number', stored({ version: '3' })],
    ['of an older version', stored({ version: 2 })],
    ['of another user', stored({ user: 'luis' })],
    ['of another kind', stored({ kind: 'cotizacion' })],
    ['of another id', stored({ id: '2' })],
    ['at a step that there is not', stored({ step: 'tercero' })],
    ['with a step tried that there is not', stored({ attempted: ['basic', 'x'] })],
    ['without its certainty', stored({ uncertain: undefined })],
    ['saved at no instant', stored({ savedAt: 'ayer' })],
    ['without its label', stored({ label: null })],
    ['without values', stored({ values: undefined })],
    ['with a value missing', stored({ values: { nombre: 'Ana' } })],
    ['with a row of another type', stored({ values: { nombre: 'Ana', cuentas: [{ banco: 7 }] } })],
  ])('is discarded and counted, alone: %s', (_, text) => {
    const good = stored({ id: '2' });
    const storage = fakeStorage({ [key]: text, 'autogestion.borrador.cliente.ana.2': good });
    const { drafts, discarded } = listDrafts(kind, 'ana', () => storage);
    expect([drafts.map(({ id }) => id), discarded]).toEqual([['2'], 1]);
    expect(contents(storage)).toEqual({ 'autogestion.borrador.cliente.ana.2': good });
    expect(listDrafts(kind, 'ana', () => storage).discarded).toBe(0);
  });

  test('is kept when its version is newer: another tab runs a newer portal', () => {
    const storage = fakeStorage({ [key]: stored({ version: 4, step: 'nuevo' }) });
    expect(listDrafts(kind, 'ana', () => storage)).toEqual({ drafts: [], discarded: 0 });
    expect(Object.keys(contents(storage))).toEqual([key]);
  });
});

describe('A draft of an older version', () => {
  const older = stored({ version: 2, values: { nombreCompleto: 'Ana' } });
  const migrate = vi.fn<NonNullable<typeof kind.migrate>>((old, version) => {
    if (version < 2) throw new Error('Too old');
    return { nombre: (old as { nombreCompleto: string }).nombreCompleto, cuentas: [] };
  });

  test('is migrated, and stored so with the next saving', () => {
    const storage = fakeStorage({ [key]: older });
    const { drafts, discarded } = listDrafts({ ...kind, migrate }, 'ana', () => storage);
    expect(drafts).toEqual([{ ...draft('1'), savedAt: at(9)(), values: { nombre: 'Ana', cuentas: [] } }]);
    expect(discarded).toBe(0);
    expect(migrate).toHaveBeenCalledWith({ nombreCompleto: 'Ana' }, 2);
    expect(contents(storage)).toEqual({ [key]: older });
  });

  test('is not migrated when it has the present version', () => {
    migrate.mockClear();
    listDrafts({ ...kind, migrate }, 'ana', () => fakeStorage({ [key]: stored() }));
    expect(migrate).not.toHaveBeenCalled();
  });

  test.each([
    ['there is no way', { version: 1 }],
    ['what comes out does not fit', { version: 2, values: { nombreCompleto: 7 } }],
  ])('is discarded when %s', (_, changed) => {
    const storage = fakeStorage({ [key]: stored(changed) });
    expect(listDrafts({ ...kind, migrate }, 'ana', () => storage)).toEqual({ drafts: [], discarded: 1 });
    expect(contents(storage)).toEqual({});
  });
});

const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

describe('Drafts where storage', () => {
  test.each<[string, () => Storage]>([
    ['throws on access', denied],
    ['is absent', () => null as unknown as Storage],
    ['is full', () => brokenStorage({ setItem: true })],
    ['keeps nothing', () => fakeStorage()],
  ])('%s are not saved, without an error', (_, storage) => {
    expect(saveDraft(kind, 'ana', draft('1'), storage)).toBe(false);
    expect(listDrafts(kind, 'ana', storage)).toEqual({ drafts: [], discarded: 0 });
    removeDraft('cliente', 'ana', '1', storage);
    forgetOthers('ana', storage);
  });

  test('cannot be read or deleted are none', () => {
    const storage = brokenStorage({ getItem: true, removeItem: true }, { [key]: stored() });
    expect(listDrafts(kind, 'ana', () => storage).drafts).toEqual([]);
    removeDraft('cliente', 'ana', '1', () => storage);
    forgetOthers('luis', () => storage);
    expect(Object.keys(contents(storage))).toEqual([key]);
  });
});

test('The drafts of other users are deleted, and nothing else', () => {
  const others = {
    'autogestion.borrador.cliente.luis.1': '{}',
    'autogestion.borrador.cotizacion.luis.1': '{}',
    'autogestion.borrador.cliente.ana%2Eb.1': '{}',
    'autogestion.borrador.cliente': 'basura',
    'autogestion.borrador.': 'basura',
  };
  const rest = {
    [key]: stored(),
    'autogestion.borrador.cotizacion.ana.luis': '{}',
    'autogestion.sesion': '{}',
    'autogestion.preferencias': '{}',
    'autogestion.borradores': 'otra cosa',
    'otra.autogestion.borrador.cliente.luis.1': 'de otra aplicación',
  };
  const storage = fakeStorage({ ...others, ...rest });
  forgetOthers('ana', () => storage);
  expect(contents(storage)).toEqual(rest);
});

describe('The claim of a draft', () => {
  test('belongs to one tab at a time, until its release', async () => {
    const locks = fakeFreeLocks();
    const first = await claimDraft('1', locks);
    expect(first).not.toBeNull();
    expect(await claimDraft('1', locks)).toBeNull();
    expect(await claimDraft('2', locks)).not.toBeNull();
    expect(await heldDrafts(locks)).toEqual(new Set(['1', '2']));
    first?.release();
    await Promise.resolve();
    expect(await heldDrafts(locks)).toEqual(new Set(['2']));
    expect(await claimDraft('1', locks)).not.toBeNull();
  });

  const refusing = {
    request: () => Promise.reject(new DOMException('denied', 'SecurityError')),
    query: () => Promise.reject(new DOMException('denied', 'SecurityError')),
  } as unknown as LockManager;
  const throwing = {
    request: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    query: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  } as unknown as LockManager;
  test.each([
    ['missing', undefined],
    ['refused', refusing],
    ['forbidden', throwing],
  ])('is granted to every tab where locks are %s', async (_, locks) => {
    vi.stubGlobal('navigator', {});
    const claim = await claimDraft('1', locks);
    claim?.release();
    expect([claim !== null, await claimDraft('1', locks)]).toEqual([true, expect.anything()]);
    expect(await heldDrafts(locks)).toEqual(new Set());
  });

  test('keeps a draft from being offered or discarded', async () => {
    const locks = fakeFreeLocks();
    const storage = fakeStorage();
    saveDraft(kind, 'ana', draft('1'), () => storage);
    saveDraft(kind, 'ana', draft('2'), () => storage);
    storage.setItem('autogestion.borrador.cliente.ana.3', 'hola');
    await claimDraft('1', locks);
    await claimDraft('3', locks);
    const { drafts, discarded } = await freeDrafts(kind, 'ana', () => storage, heldDrafts(locks));
    expect([drafts.map(({ id }) => id), discarded]).toEqual([['2'], 0]);
  });

  test('uses the browser’s locks by default', async () => {
    const manager = fakeFreeLocks();
    vi.stubGlobal('navigator', { locks: manager });
    const storage = fakeStorage();
    saveDraft(kind, 'ana', draft('1'), () => storage);
    expect((await freeDrafts(kind, 'ana', () => storage)).drafts).toHaveLength(1);
    expect(await claimDraft('1')).not.toBeNull();
    expect((await freeDrafts(kind, 'ana', () => storage)).drafts).toEqual([]);
  });
});
