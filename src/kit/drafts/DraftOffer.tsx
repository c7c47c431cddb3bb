import { useState } from 'react';
import type { DraftSummary } from '../../domain/draft.ts';
import { formatInstant } from '../../format/instants.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Question } from '../../ui/layout/Question.tsx';
import styles from './DraftOffer.module.css';

/** Props of {@link DraftOffer}. */
export interface DraftOfferProps {
  readonly drafts: readonly DraftSummary[];
  /** A sentence that names what drafts of this form never hold. */
  readonly note?: string;
  readonly declineLabel: string;
  readonly onContinue: (id: string) => void;
  readonly onDiscard: (id: string) => void;
  readonly onDecline: () => void;
}

/** Offers the drafts of earlier visits: each can be continued, discarded or left for later. */
export function DraftOffer({ drafts, note, declineLabel, onContinue, onDiscard, onDecline }: DraftOfferProps) {
  const [discarding, setDiscarding] = useState<DraftSummary | null>(null);
  return (
    <Panel padded className={styles['offer']} aria-label="Borradores">
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <h2>{`Tienes un borrador de ${draft.label}`}</h2>
            <p>{[`Guardado el ${formatInstant(draft.savedAt)}.`, note].filter(Boolean).join(' ')}</p>
            <div>
              <Button aria-label={`Continuar el borrador de ${draft.label}`} onClick={() => onContinue(draft.id)}>
                Continuar
              </Button>
              <Button
                variant="outline"
                aria-label={`Descartar el borrador de ${draft.label}`}
                onClick={() => setDiscarding(draft)}
              >
                Descartar
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button variant="ghost" onClick={onDecline}>
        {declineLabel}
      </Button>
      {discarding && (
        <Question
          title={`¿Descartar el borrador de ${discarding.label}?`}
          text="Se borra de este navegador y no se puede recuperar."
          leaveLabel="Descartar"
          onLeave={() => {
            setDiscarding(null);
            onDiscard(discarding.id);
          }}
          stayLabel="Conservar"
          onStay={() => setDiscarding(null)}
        />
      )}
    </Panel>
  );
}
