import type { components } from '../generated/core.ts';

type PersonaFound = components['schemas']['PersonaFound'];

/** The name of a person found by document; empty for none. */
export function nameOfPersona({ nombreCompleto, nombre }: Pick<PersonaFound, 'nombre' | 'nombreCompleto'>): string {
  return nombreCompleto || nombre || '';
}
