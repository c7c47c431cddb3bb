import type { UseFormReturn } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClienteValues } from '../form/cliente-values.ts';
import { createPatientForm } from './pending-text.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A form that notes what it is told. */
function fakeForm() {
  const told: unknown[][] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void told.push([name, ...args]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what is used
  const base = {
    setValue: note('setValue'),
    getValues: note('getValues'),
    trigger: note('trigger'),
    reset: note('reset'),
  } as unknown as UseFormReturn<ClienteValues>;
  return { base, told };
}

const dirty = { shouldDirty: true };

test('the form hears once of many keys, when they have rested', () => {
  const { base, told } = fakeForm();
  const heard: string[] = [];
  const { typed } = createPatientForm(base, (name) => heard.push(name));
  const control = { value: '' };
  for (const letter of 'Ana') {
    control.value += letter;
    typed('primerNombre', control);
    vi.advanceTimersByTime(100);
  }
  expect(told).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(told).toEqual([['setValue', 'primerNombre', 'Ana', dirty]]);
  expect(heard).toEqual(['primerNombre']);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(1);
});

test('whoever asks for values gets the newest ones', () => {
  const { base, told } = fakeForm();
  const { form, typed } = createPatientForm(base, () => undefined);
  typed('primerNombre', { value: 'Ana' });
  form.getValues();
  form.getValues();
  expect(told.map(([name]) => name)).toEqual(['setValue', 'getValues', 'getValues']);
  typed('primerApellido', { value: 'Núñez' });
  void form.trigger('primerApellido');
  expect(told.slice(3)).toEqual([
    ['setValue', 'primerApellido', 'Núñez', dirty],
    ['trigger', 'primerApellido'],
  ]);
});

test('what is set or reset meanwhile wins over what was pending', () => {
  const { base, told } = fakeForm();
  const { form, typed } = createPatientForm(base, () => undefined);
  typed('nuDocumento', { value: '402' });
  form.setValue('nuDocumento', '');
  typed('primerNombre', { value: 'Ana' });
  form.reset();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([['setValue', 'nuDocumento', ''], ['reset']]);
});
