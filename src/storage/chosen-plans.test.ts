import { describe, expect, test, vi } from 'vitest';
import { brokenStorage, contents, fakeStorage } from '../../tests/support/browser.ts';
import { forgetPlan, rememberedPlan, rememberPlan } from './chosen-plans.ts';
import { forgetOthers } from './draft-keys.ts';

const key = 'autogestion.planes.ana';

describe('The chosen plan', () => {
  test('is kept by user and quote, the latest choice last', () => {
    const storage = fakeStorage({ otra: 'clave' });
    const at = () => storage;
    rememberPlan('ana', 900, 1, at);
    rememberPlan('ana', 901, 3, at);
    rememberPlan('ana', 900, 2, at);
    rememberPlan('luis', 900, 7, at);
    expect(contents(storage)).toEqual({ otra: 'clave', [key]: '[[901,3],[900,2]]', 'autogestion.planes.luis': '[[900,7]]' });
    expect([rememberedPlan('ana', 900, at), rememberedPlan('ana', 901, at), rememberedPlan('luis', 901, at)]).toEqual([
      2,
      3,
      null,
    ]);
  });

  test('is deleted once there is a policy, without those of other quotes', () => {
    const storage = fakeStorage();
    const at = () => storage;
    rememberPlan('ana', 900, 2, at);
    rememberPlan('ana', 901, 3, at);
    forgetPlan('ana', 900, at);
    forgetPlan('luis', 901, at);
    expect(contents(storage)).toEqual({ [key]: '[[901,3]]' });
    forgetPlan('ana', 901, at);
    expect(contents(storage)).toEqual({});
  });

  test('is deleted after fifty others', () => {
    const storage = fakeStorage();
    for (let quote = 1; quote <= 51; quote += 1) rememberPlan('ana', quote, 1, () => storage);
    expect(JSON.parse(contents(storage)[key] ?? '')).toHaveLength(50);
    expect([1, 2, 51].map((quote) => rememberedPlan('ana', quote, () => storage))).toEqual([null, 1, 1]);
  });

  test.each([
    '',
    'hola',
    'null',
    '{}',
    '7',
    '[900,1]',
    '[[900]]',
    '[[900,1,1]]',
    '[[900,"1"]]',
    '[[900,1.5]]',
    '[[900,1]',
    '{"__proto__":[[900,1]]}',
  ])('is null where the browser holds %j, and can be chosen again', (text) => {
    const storage = fakeStorage({ [key]: text });
    expect(rememberedPlan('ana', 900, () => storage)).toBeNull();
    rememberPlan('ana', 900, 2, () => storage);
    expect(contents(storage)).toEqual({ [key]: '[[900,2]]' });
  });

  test.each<[string, () => Storage]>([
    [
      'throws on access',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['cannot be read', () => brokenStorage({ getItem: true })],
    ['is full', () => brokenStorage({ setItem: true })],
  ])('is not kept where storage %s', (_, storage) => {
    rememberPlan('ana', 900, 2, storage);
    forgetPlan('ana', 900, storage);
    expect(rememberedPlan('ana', 900, storage)).toBeNull();
  });

  test('is deleted when another user signs in, whose name may start with the same letters', () => {
    const storage = fakeStorage();
    const [ana, anab] = ['ana', 'ana.b'];
    rememberPlan(ana, 900, 1, () => storage);
    rememberPlan(anab, 900, 2, () => storage);
    forgetOthers(anab, () => storage);
    expect([ana, anab].map((user) => rememberedPlan(user, 900, () => storage))).toEqual([null, 2]);
    forgetOthers('luis', () => storage);
    expect(contents(storage)).toEqual({});
  });

  test('is in the window’s storage by default', () => {
    vi.stubGlobal('localStorage', fakeStorage());
    rememberPlan('ana', 900, 2);
    expect(rememberedPlan('ana', 900)).toBe(2);
  });
});
