import { useState } from 'react';
import type { Failure } from '../../domain/failure.ts';
import { Note } from '../../ui/feedback/Note.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { usePortal } from '../portal/portal-context.tsx';
import type { Problem } from './form-problems.ts';

/** Shows the messages of a failed attempt that no field shows. Mount one instance per failure. */
export function FailureNote({
  failure,
  findRefused,
}: {
  readonly failure: Failure;
  /** Places messages at the fields that they name, the first message of each field. */
  readonly findRefused: (messages: readonly string[]) => readonly Problem[];
}) {
  const { describeFailure } = usePortal();
  // Computed once: the fields of the form may change while the note stays.
  const [words] = useState(() => {
    if (failure.kind !== 'rejected') return null;
    const { messages } = failure;
    const placed = messages.map((_, index) => findRefused(messages.slice(0, index + 1)).length);
    const unplaced = messages.filter((_, index) => placed[index] === (placed[index - 1] ?? 0));
    if (unplaced.length === 0 && messages.length > 0) return null;
    const { title, body } = describeFailure(failure);
    return [title, ...(unplaced.length > 0 ? unplaced : [body || 'No se pudo enviar.'])].filter(Boolean).join(' · ');
  });
  const { detail } = describeFailure(failure);
  return (
    words !== null && (
      <Note tone="danger">
        <Words>{words}</Words> {detail}
      </Note>
    )
  );
}
