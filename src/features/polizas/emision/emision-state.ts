import type { Emision } from '../../../domain/emisiones.ts';
import type { EmisionSnapshot } from '../../../machines/emision/emision-machine.ts';

/** The phases of an issuance that its views distinguish. */
export type EmisionPhase =
  | 'gathering'
  | 'notIssued'
  | 'confirming'
  | 'confirmingCancel'
  | 'issuing'
  | 'verifying'
  | 'unknown'
  | 'issued'
  | 'already'
  | 'blocked'
  | 'cancelled';

function phaseOf(snapshot: EmisionSnapshot): EmisionPhase {
  const { value } = snapshot;
  if (typeof value === 'string') return value === 'opening' ? 'blocked' : value;
  const { open } = value;
  if (typeof open === 'string') return open;
  return open.gathering === 'notIssued' ? 'notIssued' : 'gathering';
}

/** The drawn part of the machine's state. */
export function selectState(snapshot: EmisionSnapshot) {
  const { idEstatus, requisitos, request, issuedRequest: sold, failure, emision } = snapshot.context;
  return { phase: phaseOf(snapshot), idEstatus, requisitos, request, sold, failure, emision };
}

/** The policy, once its number is known. */
export const selectEmision = ({ context }: EmisionSnapshot): Emision | null => context.emision;

/** The return value of {@link selectState}. */
export type EmisionState = ReturnType<typeof selectState>;

/** Whether the form is shown: no policy is known to be issued. */
export const hasForm = ({ phase }: Pick<EmisionState, 'phase'>): boolean =>
  !['issued', 'already', 'blocked', 'cancelled'].includes(phase);

/** Whether the form can be changed. */
export const isOpen = ({ phase }: Pick<EmisionState, 'phase'>): boolean =>
  ['gathering', 'notIssued', 'confirming', 'confirmingCancel'].includes(phase);

/** Whether the typed values may still become a policy: the draft is kept until then. */
export const keepsDraft = (snapshot: EmisionSnapshot): boolean => hasForm(selectState(snapshot));

/** Whether an attempt may have made the policy, including one under way. */
export const mayBeIssued = (snapshot: EmisionSnapshot): boolean =>
  snapshot.context.uncertain || snapshot.context.hasLostAnswer || snapshot.matches('issuing');
