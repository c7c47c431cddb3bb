import type { FieldMethods } from '../../../kit/form/app-form.ts';

type FillableForm = Pick<FieldMethods, 'valueOf' | 'set' | 'preset'>;

/**
 * Fills what is known of a client into a field where nothing is typed; what another client had put there makes room, and an empty value leaves the field
 * empty (assumptions R7).
 */
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
