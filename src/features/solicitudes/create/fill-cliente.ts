import type { FieldMethods } from '../../../kit/form/app-form.ts';

type FillableForm = Pick<FieldMethods, 'valueOf' | 'set' | 'preset'>;

/** Fills a field that is empty or holds a former client's value (assumptions R7). */
export function createClienteFilling(form: FillableForm): (field: 'nombre' | 'email', value: string) => void {
  const filled = new Map<string, string>();
  return (field, value) => {
    const held = form.valueOf(field);
    if (held !== '' && held !== filled.get(field)) return;
    if (held !== '') form.set(field, '');
    filled.set(field, value);
    if (value !== '') form.preset(field, value);
  };
}
