import { type Cotizacion, estatusCotizacion } from '../../../domain/cotizaciones.ts';
import { pathWithId } from '../../../domain/paths.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import styles from './EstatusCotizacion.module.css';

export interface EstatusCotizacionProps {
  /** The quote in its present state. */
  readonly cotizacion: Cotizacion;
  /** Whether to offer the next steps that the status allows. */
  readonly hasNextSteps: boolean;
}

/** The status of a quote, with links to the next steps. */
export function EstatusCotizacion({ cotizacion, hasNextSteps }: EstatusCotizacionProps) {
  const { nuCotizacion, idEstatus, estatus, emision } = cotizacion;
  const { actions, nombre, tone } = estatusCotizacion(idEstatus);
  const { pathOf } = usePortal();
  const [create, emitir] = hasNextSteps ? [pathOf('createCotizaciones'), pathOf('emitirPoliza')] : [null, null];
  const polizas = hasNextSteps ? pathOf('listPolizas') : null;
  const isEditable = actions.includes('editar');
  return (
    <div className={styles['state']}>
      <Badge tone={tone}>{estatus || nombre || String(idEstatus)}</Badge>
      {!isEditable && <span>Esta cotización se puede ver, pero no cambiar.</span>}
      {create !== null && (
        <LinkButton href={`${create}?de=${nuCotizacion}`} variant="outline" size="sm">
          Duplicar
        </LinkButton>
      )}
      {emitir !== null && actions.includes('emitir') && (
        <LinkButton href={pathWithId(emitir, nuCotizacion)} variant={isEditable ? 'outline' : 'solid'} size="sm">
          Emitir
        </LinkButton>
      )}
      {emision && polizas !== null && (
        <LinkButton href={`${polizas}?numeroPoliza=${emision.nuPoliza}`} size="sm">
          {`Ver la póliza ${emision.nuPoliza}`}
        </LinkButton>
      )}
    </div>
  );
}
