import fieldStyles from './FieldFrame.module.css';
import { InlineAction } from './InlineAction.tsx';
import { Words } from '../text/Words.tsx';

/** Props of {@link OptionsFailed}. */
export interface OptionsFailedProps {
  readonly id: string;
  /** Label of the field, so that several retries can be told apart. */
  readonly label: string;
  readonly onRetry: (() => void) | undefined;
}

/** Says under a field that its options could not be loaded, and offers to try again there. */
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
