import type { FormEvent } from 'react';
import { createFormControl, type UseFormReturn } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { DependencyTable } from '../../domain/dependencies.ts';
import { createFormMethods } from './form-methods.ts';
import { typingPause } from './typing.ts';

/** The part of a text field that the form reads. */
class Control {
  readonly type = 'text';
  readonly name: string;
  value: string;
  constructor(name: string, value: string) {
    this.name = name;
    this.value = value;
  }
  closest(): Control | null {
    return scope;
  }
}
const scope: Control = new Control('', '');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', Control);
  vi.stubGlobal('HTMLInputElement', Control);
  vi.stubGlobal('HTMLTextAreaElement', Control);
});
afterEach(() => vi.useRealTimers());

/** Marca → Modelo → Versión below a text and a box; a number and a box depend on version. */
const vehiculo: DependencyTable = {
  marca: { catalogo: 'tablaInformaciones', parents: { valorDato1: 'zona', valorDato2: 'comercial' } },
  modelo: { catalogo: 'tablaInformaciones', parents: { valorDato1: 'marca' } },
  version: { catalogo: 'tablaInformaciones', parents: { valorDato1: 'modelo' } },
  valor: { clearedBy: ['version'] },
  grua: { clearedBy: ['version'] },
};

type Values = Readonly<Record<string, string | boolean>>;

const filled: Values = {
  zona: 'norte',
  comercial: true,
  marca: '1',
  modelo: '2',
  version: '3',
  valor: '500000',
  grua: true,
  color: 'rojo',
};
const withoutVersion = { ...filled, version: '', valor: '', grua: false };
const withoutMarca = { ...withoutVersion, marca: '', modelo: '' };

/** A filled form with its text fields on the page. */
function createTestForm(dependencies: DependencyTable = vehiculo, values: Values = filled) {
  const rhf = createFormControl({ defaultValues: values });
  // oxlint-disable-next-line no-underscore-dangle -- the hook does the same
  rhf.control._state.mount = true;
  const changes: (string | undefined)[] = [];
  const methods = createFormMethods<Values>({
    rhf: rhf as unknown as UseFormReturn,
    definition: () => ({ id: 'f', schema: z.object({}), defaults: values, labelOf: String, dependencies }),
    press: { begin: () => {}, ended: () => Promise.resolve() },
    onReset: () => {},
  });
  methods.subscribe((name) => changes.push(name));
  const texts = new Map<string, Control>();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'boolean' || dependencies[name]?.catalogo) continue;
    const text = new Control(name, value);
    texts.set(name, text);
    methods.registerText(name).ref(text);
  }
  /** Types a text into a field; the form takes the text after the pause. */
  const type = (name: string, text: string) => {
    const target = texts.get(name);
    if (!target) throw new Error(`There is no field ${name}`);
    target.value = text;
    methods.scope.onInput({ target, currentTarget: scope } as unknown as FormEvent<HTMLElement>);
  };
  return {
    methods,
    changes,
    type,
    tick: (name: string, value: boolean) => methods.register(name).onChange({ type: 'change', target: { name, value } }),
    shown: (name: string) => texts.get(name)?.value,
    rest: () => vi.advanceTimersByTime(typingPause * 2),
    held: () => rhf.getValues(),
    errors: () => Object.keys(values).filter((name) => rhf.getFieldState(name).invalid),
  };
}

describe('A changed parent empties its dependent fields in the same change', () => {
  test('after a pause in typing, once', () => {
    const form = createTestForm();
    form.type('zona', 'sur');
    expect(form.held()).toEqual(filled);
    form.rest();
    expect(form.held()).toEqual({ ...withoutMarca, zona: 'sur' });
    expect(form.shown('valor')).toBe('');
    expect(form.changes).toEqual(['zona']);
  });

  test('before anybody reads the values', () => {
    const form = createTestForm();
    form.type('zona', 'sur');
    expect(form.methods.values()).toEqual({ ...withoutMarca, zona: 'sur' });
  });

  test('except fields of a shared table that the form lacks', () => {
    const { zona, marca } = filled;
    const form = createTestForm(vehiculo, { zona: zona ?? '', marca: marca ?? '' });
    form.methods.choose('marca', '9');
    expect(form.held()).toEqual({ zona, marca: '9' });
    form.methods.choose('marca', '1');
    expect(form.methods.isTyped()).toBe(false);
  });

  test('when a box is ticked', async () => {
    const form = createTestForm();
    await form.tick('comercial', false);
    expect(form.held()).toEqual({ ...withoutMarca, comercial: false });
    expect(form.changes).toEqual(['comercial']);
  });

  test('when a choice is made, ticks and numbers included', () => {
    const form = createTestForm();
    form.methods.choose('modelo', '9');
    expect(form.held()).toEqual({ ...withoutVersion, modelo: '9' });
    expect(form.shown('valor')).toBe('');
  });

  test('together with keys that are still being typed', () => {
    const form = createTestForm();
    form.type('valor', '750000');
    form.methods.choose('version', '4');
    form.rest();
    expect(form.held()).toEqual({ ...withoutVersion, version: '4' });
    expect(form.changes).toEqual(['version']);
  });

  test('together with its error', () => {
    const form = createTestForm();
    form.methods.showErrors([
      { name: 'valor', message: 'No' },
      { name: 'color', message: 'No' },
    ]);
    form.methods.choose('modelo', '9');
    expect(form.errors()).toEqual(['color']);
  });
});

test('A preset does not count as typed, and a reset removes it', () => {
  const form = createTestForm({}, { nombre: '', grua: false });
  vi.stubGlobal('document', { activeElement: null });
  form.methods.preset('nombre', 'Yokasta');
  expect(form.methods.isTyped()).toBe(false);
  form.methods.reset({ nombre: '', grua: false });
  expect(form.methods.isTyped()).toBe(false);
});

describe('Nothing is emptied', () => {
  test('by a change to the same value', () => {
    const form = createTestForm();
    form.methods.choose('marca', '1');
    form.type('zona', 'norteño');
    form.type('zona', 'norte');
    form.rest();
    expect(form.held()).toEqual(filled);
  });

  test('by a field without dependent fields', async () => {
    const form = createTestForm();
    form.type('color', 'azul');
    form.type('valor', '1');
    await form.tick('grua', false);
    form.rest();
    expect(form.held()).toEqual({ ...filled, color: 'azul', valor: '1', grua: false });
  });

  test('except the dependent fields in a cycle of fields', () => {
    const form = createTestForm({ a: { clearedBy: ['b', 'a'] }, b: { clearedBy: ['a'] } }, { a: '1', b: '2' });
    form.type('a', '3');
    form.rest();
    expect(form.held()).toEqual({ a: '3', b: '' });
    form.type('b', '4');
    form.rest();
    expect(form.held()).toEqual({ a: '', b: '4' });
  });
});

test('A form without dependencies empties nothing', () => {
  const form = createTestForm({}, { a: '1', b: '2' });
  form.type('a', '');
  form.rest();
  expect(form.held()).toEqual({ a: '', b: '2' });
});
