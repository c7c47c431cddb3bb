import { FailedPanel } from '../../../ui/feedback/FailedPanel.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { CamposTecnicos, type CamposTecnicosProps } from './CamposTecnicos.tsx';
import styles from './DatosTecnicos.module.css';
import type { Campos } from './use-campos.ts';

export interface DatosTecnicosProps extends CamposTecnicosProps {
  readonly campos: Pick<Campos, 'status' | 'retry'>;
  /** Whether the form holds values of these fields. */
  readonly isReady: boolean;
  /** Key of the product; empty while none is chosen. */
  readonly producto: string;
}

/** The technical fields of a product, or the reason why none are shown. */
export function DatosTecnicos({ campos, isReady, producto, ...given }: DatosTecnicosProps) {
  // The key discards the fields of the former product, even those with equal names.
  if (isReady && given.fields.length > 0) return <CamposTecnicos key={producto} {...given} />;
  return (
    <FieldGroup title="Datos técnicos" id={given.id} level={2} plain>
      <NoCampos campos={campos} isReady={isReady} producto={producto} />
    </FieldGroup>
  );
}

function NoCampos({ campos, isReady, producto }: Pick<DatosTecnicosProps, 'campos' | 'isReady' | 'producto'>) {
  if (producto === '') return <p className={styles['hint']}>Elige un producto para ver sus datos técnicos.</p>;
  if (campos.status === 'failed') {
    return <FailedPanel title="No se pudieron cargar los datos técnicos del producto." onRetry={campos.retry} />;
  }
  if (isReady) return <p className={styles['hint']}>Este producto no pide datos técnicos.</p>;
  return (
    <output className={styles['hint']}>
      <Spinner /> Cargando los datos técnicos…
    </output>
  );
}
