import { paths } from '../../domain/paths.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';

/** Shown for an unknown address, which stays as typed. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader title="Página no encontrada" />
      <Panel>
        <EmptyState
          title="Esta página no existe"
          body="Revisa la dirección o vuelve al inicio."
          actions={<LinkButton href={paths.home}>Ir al inicio</LinkButton>}
        />
      </Panel>
    </>
  );
}
