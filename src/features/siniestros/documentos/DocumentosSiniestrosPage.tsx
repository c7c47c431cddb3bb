import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';

/** The documents of claims, a page without data yet (specification 2, section 2). */
export function DocumentosSiniestrosPage() {
  const { pathOf } = usePortal();
  const siniestros = pathOf('listSiniestros');
  return (
    <>
      <PageHeader
        title="Documentos"
        breadcrumbs={[{ label: 'Siniestros', ...(siniestros && { href: siniestros }) }, { label: 'Documentos' }]}
      />
      <Panel>
        <EmptyState
          title="Aquí todavía no hay nada"
          body="Por ahora no puedes consultar ni enviar documentos de siniestros desde el portal."
        />
      </Panel>
    </>
  );
}
