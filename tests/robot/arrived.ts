import type { Database } from './database.ts';
import type { Field } from './typed.ts';

/**
 * Tells whether the service has the text of a field: after a lost answer the next try finds the reply or
 * request, sends nothing and empties the form. `held` holds all fields by their keys.
 */
export function arrivedAt({ hasComment, hasRequest }: Pick<Database, 'hasComment' | 'hasRequest'>) {
  return ({ key, value }: Field, held: ReadonlyMap<string, Field>): boolean => {
    if (key.startsWith('/respuesta-')) return hasComment(value.trim());
    if (!key.startsWith('/solicitud-')) return false;
    const valueOf = (name: string) => held.get(`/solicitud-${name}`)?.value.trim() ?? '';
    return hasRequest({ nombre: valueOf('nombre'), asunto: valueOf('asunto'), detalle: valueOf('detalle') });
  };
}
