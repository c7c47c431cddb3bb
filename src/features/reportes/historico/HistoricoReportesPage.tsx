import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';

/** The history of reports, a page without data yet (specification 2, section 2). */
export function HistoricoReportesPage() {
  return (
    <>
      <PageHeader title="Histórico de reportes" breadcrumbs={[{ label: 'Consultas' }, { label: 'Histórico de reportes' }]} />
      <Panel>
        <EmptyState
          title="Aquí todavía no hay nada"
          body="Por ahora no puedes consultar aquí los reportes que generaste antes."
        />
      </Panel>
    </>
  );
}
