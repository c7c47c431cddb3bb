import type { DraftSummary } from '../../../domain/draft.ts';
import { formatInstant } from '../../../format/instants.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import './DraftOffer.css';

/** Props of {@link DraftOffer}. */
export interface DraftOfferProps {
  readonly drafts: readonly DraftSummary[];
  readonly onContinue: (id: string) => void;
  readonly onDiscard: (id: string) => void;
  readonly onDecline: () => void;
}

/** What was typed before a reload, a crash or the end of a session: to go on with, to discard, or to leave for later. */
export function DraftOffer({ drafts, onContinue, onDiscard, onDecline }: DraftOfferProps) {
  return (
    <Panel padded className="ag-draft-offer" aria-label="Borradores">
      <ul>
        {drafts.map(({ id, label, savedAt }) => (
          <li key={id}>
            <h2>Tienes un borrador de {label}</h2>
            <p>Guardado el {formatInstant(savedAt)}. Los números de cuenta y de tarjeta no se guardan.</p>
            <div>
              <Button aria-label={`Continuar el borrador de ${label}`} onClick={() => onContinue(id)}>
                Continuar
              </Button>
              <Button variant="outline" aria-label={`Descartar el borrador de ${label}`} onClick={() => onDiscard(id)}>
                Descartar
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button variant="ghost" onClick={onDecline}>
        Registrar otro cliente
      </Button>
    </Panel>
  );
}
