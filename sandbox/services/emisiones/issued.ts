import { Refusal } from '../../refusal.ts';

/** Status of a quote whose policy was issued (specification 2, section 4). */
export const PROCESADA = 3;

/** Refusal for a quote whose policy was issued. */
export function alreadyIssued(title: string): Refusal {
  return new Refusal(409, title, 'Esta póliza ya ha sido emitida anteriormente');
}
