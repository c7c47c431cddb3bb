import { paths } from '../../domain/paths.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';

/** Shown where the user lacks the screen's role; makes no call (assumptions S5). */
export function SinPermisoPage() {
  return (
    <>
      <PageHeader title="Sin permiso" />
      <Panel>
        <EmptyState
          title="Tu usuario no tiene permiso para ver esta página"
          body="Si necesitas entrar, pide el permiso al centro de soporte."
          actions={<LinkButton href={paths.home}>Ir al inicio</LinkButton>}
        />
      </Panel>
    </>
  );
}
