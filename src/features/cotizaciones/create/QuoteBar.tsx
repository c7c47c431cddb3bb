import { Button } from '../../../ui/actions/Button.tsx';
import { FormActions, FormActionsEnd } from '../../../ui/layout/FormActions.tsx';
import type { QuoteActions } from './quote-actions.ts';
import styles from './QuoteBar.module.css';
import { RefusableButton } from './RefusableButton.tsx';

const guardarId = 'cotizacion-guardar-motivo';
const emitirId = 'cotizacion-emitir-motivo';

export interface QuoteBarProps {
  readonly actions: QuoteActions;
  /** Whether the quote has been rated: the button then says 'Cotizar de nuevo'. */
  readonly isRated: boolean;
  readonly isRating: boolean;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  readonly onGuardar: () => void;
  /** Undefined for a user without the screen of the issuance. */
  readonly onEmitir: (() => void) | undefined;
}

/** The actions of a quote; each button keeps its place. */
export function QuoteBar({ actions, isRated, isRating, isSaving, onCancel, onGuardar, onEmitir }: QuoteBarProps) {
  const { primary, guardar, emitir } = actions;
  const look = (of: QuoteActions['primary']) => (primary === of ? 'solid' : 'outline');
  const isEmitirReasonShown = guardar === null;
  return (
    <FormActions sticky>
      <Button variant="outline" onClick={onCancel}>
        Cancelar proceso
      </Button>
      <div className={styles['why']}>
        {!isRating && guardar !== null && <span id={guardarId}>{guardar}</span>}
        {!isRating && onEmitir && emitir !== null && (
          <span id={emitirId} className={isEmitirReasonShown ? undefined : 'ag-sr-only'}>
            {emitir}
          </span>
        )}
      </div>
      <FormActionsEnd>
        <Button className={styles['cotizar'] ?? ''} variant={look('cotizar')} type="submit" loading={isRating}>
          {isRated ? 'Cotizar de nuevo' : 'Cotizar'}
        </Button>
        <RefusableButton
          variant={look('guardar')}
          loading={isSaving}
          refusal={guardar === null ? null : { id: guardarId, text: guardar }}
          onPress={onGuardar}
        >
          Guardar
        </RefusableButton>
        {onEmitir && (
          <RefusableButton
            variant={look('emitir')}
            refusal={emitir === null ? null : { id: emitirId, text: emitir }}
            onPress={onEmitir}
          >
            Emitir
          </RefusableButton>
        )}
      </FormActionsEnd>
    </FormActions>
  );
}
