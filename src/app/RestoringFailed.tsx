import { useState } from 'react';
import { draftLabels } from '../storage/draft-labels.ts';
import { BootScreen } from './BootScreen.tsx';
import { NotLoadedScreen } from './NotLoadedScreen.tsx';
import { salirWords } from './salir-words.ts';
import type { Session } from './session.ts';

/** Shown when loading the session's user failed. Needs no portal code, which may be missing too. */
export function RestoringFailed({ session: { actor, signedInAs } }: { readonly session: Session }) {
  const [drafts, setDrafts] = useState<readonly string[] | null>(null);
  const onRetry = () => actor.send({ type: 'retry' });
  const leave = () => actor.send({ type: 'salir' });
  const onSalir = () => {
    const found = draftLabels(signedInAs() ?? '');
    if (found.length > 0) setDrafts(found);
    else leave();
  };
  if (drafts) {
    const { title, text, leaveLabel, stayLabel } = salirWords(drafts);
    return (
      <BootScreen
        key="question"
        title={title}
        body={text}
        actions={
          <>
            {/* This button replaces Salir: the second click of a double click must not press this one. */}
            <button type="button" onClick={({ detail }) => detail < 2 && leave()}>
              {leaveLabel}
            </button>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer has the focus, as in every question */}
            <button type="button" autoFocus onClick={({ detail }) => detail < 2 && setDrafts(null)}>
              {stayLabel}
            </button>
          </>
        }
      />
    );
  }
  if (actor.getSnapshot().context.failure?.kind === 'notLoaded') return <NotLoadedScreen onRetry={onRetry} onSalir={onSalir} />;
  return (
    <BootScreen
      title="Usuario"
      body="No se pudo recuperar el usuario logueado, intente nuevamente o consulte con el centro de soporte"
      actions={
        <>
          <button type="button" onClick={onRetry}>
            Reintentar
          </button>
          <button type="button" onClick={onSalir}>
            Salir
          </button>
        </>
      }
    />
  );
}
