interface EstatusTicket {
  readonly nombre: string;
  readonly tone: 'danger' | 'success' | 'muted' | 'black' | 'neutral';
}

const estatus: Readonly<Record<string, EstatusTicket>> = {
  new: { nombre: 'Nuevo', tone: 'danger' },
  open: { nombre: 'Abierto', tone: 'success' },
  pending: { nombre: 'Pendiente', tone: 'neutral' },
  hold: { nombre: 'En espera', tone: 'neutral' },
  solved: { nombre: 'Resuelto', tone: 'muted' },
  closed: { nombre: 'Cerrado', tone: 'black' },
};

/** The status of a request that waits for the person's answer. */
export const esperaRespuesta = 'pending';

/**
 * A request's status with the colour of its badge (specification 2, section 2); an unknown one is
 * neutral, a number as 'Estado 12', a word as received (assumptions R3).
 */
export function estatusTicket(status: string | number): EstatusTicket {
  const key = String(status);
  const known = Object.hasOwn(estatus, key) ? estatus[key] : undefined;
  return known ?? { nombre: /^\d+$/.test(key) ? `Estado ${key}` : key, tone: 'neutral' };
}

const prioridades: Readonly<Record<string, string>> = { low: 'Baja', normal: 'Normal', high: 'Alta', urgent: 'Urgente' };

/** A priority in Spanish; an unknown one as received (assumptions R3). */
export function nombrePrioridad(priority: string): string {
  return (Object.hasOwn(prioridades, priority) ? prioridades[priority] : undefined) ?? priority;
}

/** Whether a request takes another comment (assumptions R8). */
export function takesComments(status: string | number): boolean {
  return status !== 'closed';
}
