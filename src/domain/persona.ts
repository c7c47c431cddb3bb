import type { components } from '../generated/core.ts';

type PersonaFound = components['schemas']['PersonaFound'];

/** The name of a person who was found by document; empty when the answer carries none. */
export function nameOfPersona({ nombreCompleto, nombre }: Pick<PersonaFound, 'nombre' | 'nombreCompleto'>): string {
  return nombreCompleto || nombre || '';
}
