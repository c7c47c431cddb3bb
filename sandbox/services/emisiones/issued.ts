import { Refusal } from '../../refusal.ts';

/** The status of a quote whose policy was issued (specification 2, section 4). */
export const PROCESADA = 3;

/** What a call says about a quote whose policy was issued. */
export function alreadyIssued(title: string): Refusal {
  return new Refusal(409, title, 'Esta póliza ya ha sido emitida anteriormente');
}
