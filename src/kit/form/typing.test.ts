import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTyping } from './typing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start() {
  const taken: [string, string][] = [];
  return { taken, typing: createTyping((name, text) => taken.push([name, text])) };
}

test('many keys are taken once, after a pause', () => {
  const { taken, typing } = start();
  const control = { value: '' };
  for (const letter of 'Ana') {
    control.value += letter;
    typing.note('primerNombre', control);
    vi.advanceTimersByTime(100);
  }
  expect(taken).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(taken).toEqual([['primerNombre', 'Ana']]);
  vi.advanceTimersByTime(1000);
  expect(taken).toHaveLength(1);
});

test('a flush takes the newest text of every field once', () => {
  const { taken, typing } = start();
  typing.note('primerNombre', { value: 'Ana' });
  typing.note('primerApellido', { value: 'Núñez' });
  typing.flush();
  vi.advanceTimersByTime(1000);
  expect(taken).toEqual([
    ['primerNombre', 'Ana'],
    ['primerApellido', 'Núñez'],
  ]);
});

test('a value set meanwhile wins over typing: in a field, in a part, in the form', () => {
  const { taken, typing } = start();
  typing.note('nuDocumento', { value: '402' });
  typing.forget('nuDocumento');
  typing.note('rows.0.calle', { value: 'El Conde' });
  typing.forget('rows');
  typing.note('rowsOther', { value: 'stays' });
  typing.forget('rows');
  typing.flush();
  expect(taken).toEqual([['rowsOther', 'stays']]);
  typing.note('primerNombre', { value: 'Ana' });
  typing.forget();
  vi.advanceTimersByTime(1000);
  expect(taken).toHaveLength(1);
});
