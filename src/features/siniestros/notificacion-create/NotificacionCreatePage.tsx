import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';

/** A new claim notification: its counter and no form yet (specification 2, section 2). */
export function NotificacionCreatePage() {
  const { pathOf } = usePortal();
  const siniestros = pathOf('listSiniestros');
  const notificaciones = pathOf('listNotificacionesSiniestros');
  return (
    <>
      <PageHeader
        title="Nueva notificación"
        breadcrumbs={[
          { label: 'Siniestros', ...(siniestros && { href: siniestros }) },
          { label: 'Notificaciones', ...(notificaciones && { href: notificaciones }) },
          { label: 'Nueva notificación' },
        ]}
        description="Número de notificación: --"
      />
      <Panel>
        <EmptyState title="Aquí todavía no hay nada" body="Por ahora no puedes notificar un siniestro desde el portal." />
      </Panel>
    </>
  );
}
