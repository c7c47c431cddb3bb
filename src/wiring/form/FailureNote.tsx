import type { Failure } from '../../domain/failure.ts';
import { Note } from '../../ui/feedback/Note.tsx';
import { usePortal } from '../portal/portal-context.tsx';
import type { Problem } from './form-problems.ts';

/** What the service said against the last attempt and no field shows: it stays when the toast has gone. */
export function FailureNote({
  failure,
  findRefused,
}: {
  readonly failure: Failure | null;
  /** The messages at the fields that they name. */
  readonly findRefused: (messages: readonly string[]) => readonly Problem[];
}) {
  const { describeFailure } = usePortal();
  if (failure?.kind !== 'rejected') return null;
  const unplaced = failure.messages.filter((message) => findRefused([message]).length === 0);
  if (unplaced.length === 0 && failure.messages.length > 0) return null;
  const { title, body } = describeFailure(failure);
  const messages = unplaced.length > 0 ? unplaced : [body];
  return <Note tone="danger">{[title, ...messages].filter(Boolean).join(' · ')}</Note>;
}
