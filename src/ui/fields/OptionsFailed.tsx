import fieldStyles from './FieldFrame.module.css';
import { InlineAction } from './InlineAction.tsx';
import { Words } from '../text/Words.tsx';

export interface OptionsFailedProps {
  readonly id: string;
  /** Label of the field, which tells several retries apart. */
  readonly label: string;
  readonly onRetry: (() => void) | undefined;
}

/** Shows under a field that its options failed to load, and offers 'Reintentar'. */
export function OptionsFailed({ id, label, onRetry }: OptionsFailedProps) {
  return (
    <p className={fieldStyles['error']} id={id}>
      <Words>No se pudo cargar.</Words>
      {onRetry && (
        <InlineAction aria-label={`Reintentar ${label}`} onClick={onRetry}>
          Reintentar
        </InlineAction>
      )}
    </p>
  );
}
