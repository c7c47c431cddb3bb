import { useSelector } from '@xstate/react';
import { Question } from '../../ui/layout/Question.tsx';
import type { DraftKeeper } from './draft-keeper.ts';

/** Asks before a form is sent whose draft was sent or discarded by another page. */
export function RepeatQuestion({ keeper: { actor } }: { readonly keeper: Pick<DraftKeeper<never, string>, 'actor'> }) {
  const isAsking = useSelector(actor, (draft) => draft.matches({ open: { sending: 'asking' } }));
  if (!isAsking) return null;
  return (
    <Question
      title="Puede que ya se haya enviado"
      text="El borrador de esto se envió o se descartó desde otra página. Si lo envías ahora, puede quedar registrado dos veces."
      leaveLabel="Enviar de todos modos"
      onLeave={() => actor.send({ type: 'send.confirmed' })}
      stayLabel="No enviar"
      onStay={() => actor.send({ type: 'send.declined' })}
    />
  );
}
