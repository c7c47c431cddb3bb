import type { UseFormReturn } from 'react-hook-form';
import type { FieldName } from '../form/cliente-form.ts';
import type { ClienteValues } from '../form/cliente-values.ts';

type Form = UseFormReturn<ClienteValues>;
type TextControl = Pick<HTMLInputElement, 'value'>;

/** How long typing rests before the form hears of it, in milliseconds. */
const rest = 150;

/** A form whose text fields cost a key no more than a bare input does. */
export interface PatientForm {
  /** The form, which hears what is pending before it tells or changes anything. */
  readonly form: Form;
  /** A key was pressed in a text field. */
  readonly typed: (name: FieldName, control: TextControl) => void;
}

/**
 * Lets typing rest before react-hook-form hears of it: with every key the library copies all values and asks every field whether it is
 * concerned, which costs more than the key itself. Whoever asks the form for its values gets the newest ones. `onText` hears of each field.
 */
export function createPatientForm(base: Form, onText: (name: FieldName) => void): PatientForm {
  const pending = new Map<FieldName, TextControl>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  let last = 0;

  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
    const typed = [...pending];
    pending.clear();
    for (const [name, { value }] of typed) {
      base.setValue(name, value, { shouldDirty: true });
      onText(name);
    }
  };
  /** One timer for many keys: it looks whether the last one is old enough. */
  const look = () => {
    const left = last + rest - performance.now();
    if (left > 1) timer = setTimeout(look, left);
    else settle();
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's overloads, passed through
  const getValues = ((...names: []) => {
    settle();
    return base.getValues(...names);
  }) as Form['getValues'];
  const form: Form = {
    ...base,
    getValues,
    register: (name, options) => {
      const field = base.register(name, options);
      return {
        ...field,
        // First: the library takes the text of a field that is left without telling anybody, and what it holds already it doesn't tell later.
        onBlur: (event) => {
          settle();
          return field.onBlur(event);
        },
      };
    },
    setValue: (name, ...more) => {
      // What is typed in a part of it is gone with the whole.
      for (const typed of pending.keys()) if (typed === name || typed.startsWith(`${name}.`)) pending.delete(typed);
      base.setValue(name, ...more);
    },
    trigger: (...args) => {
      settle();
      return base.trigger(...args);
    },
    reset: (...args) => {
      pending.clear();
      base.reset(...args);
    },
  };
  return {
    form,
    typed: (name, control) => {
      pending.set(name, control);
      last = performance.now();
      timer ??= setTimeout(look, rest);
    },
  };
}
