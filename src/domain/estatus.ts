/** The look of a status. */
export type EstatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'muted';

/** Tones by the service's names of statuses, in lower case without accents (assumptions P15). */
export type EstatusTones = Readonly<Record<string, EstatusTone>>;

/** The statuses of the certificate of a policy. */
export const estatusPoliza: EstatusTones = { vigente: 'success', vencida: 'warning', cancelada: 'danger' };

/** The statuses of a claim. */
export const estatusSiniestro: EstatusTones = {
  declarado: 'info',
  'en proceso': 'info',
  'pendiente de documentos': 'warning',
  pagado: 'success',
  cerrado: 'muted',
  rechazado: 'danger',
};

/** The statuses of a claim's notification. */
export const estatusNotificacion: EstatusTones = {
  recibida: 'info',
  'en revision': 'info',
  procesada: 'success',
  rechazada: 'danger',
};

/** The tone of a status, case and accents aside; neutral for an unknown one. */
export function toneOf(tones: EstatusTones, estatus: string): EstatusTone {
  const key = estatus.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
  return (Object.hasOwn(tones, key) ? tones[key] : undefined) ?? 'neutral';
}
