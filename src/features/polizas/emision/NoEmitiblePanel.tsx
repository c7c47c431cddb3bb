import { type Cotizacion, estatusCotizacion } from '../../../domain/cotizaciones.ts';
import { pathWithId } from '../../../domain/paths.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { AlertIcon } from '../../../ui/icons/icons.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';

/** Says why a quote can't be issued (specification 2, section 4; assumptions Q7). */
export function NoEmitiblePanel({ cotizacion, idEstatus }: { readonly cotizacion: Cotizacion; readonly idEstatus: number }) {
  const { pathOf } = usePortal();
  const { reason, actions } = estatusCotizacion(idEstatus);
  const [ver, crear] = [pathOf('viewCotizaciones'), pathOf('createCotizaciones')];
  const canEdit = actions.includes('editar');
  return (
    <Panel>
      <EmptyState
        icon={<AlertIcon />}
        title={`La cotización ${cotizacion.nuCotizacion} no se puede emitir`}
        body={canEdit ? `${reason} Ábrela y cotízala para poder emitirla.` : reason}
        actions={
          <>
            {ver !== null && (
              <LinkButton href={pathWithId(ver, cotizacion.nuCotizacion)} variant={canEdit ? 'solid' : 'outline'}>
                {canEdit ? 'Abrir la cotización' : 'Ver la cotización'}
              </LinkButton>
            )}
            {crear !== null && !canEdit && (
              <LinkButton href={`${crear}?de=${cotizacion.nuCotizacion}`} variant="solid">
                Duplicar
              </LinkButton>
            )}
          </>
        }
      />
    </Panel>
  );
}
