import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { FailedPanel } from '../../ui/feedback/FailedPanel.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { reloadIfOutdated } from '../outdated.ts';

/** Keeps the failure of one page inside the frame: the menu stays, and the page can be tried again. */
export class RouteErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch() {
    void reloadIfOutdated();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <PageHeader
          title="No se pudo mostrar la página"
          actions={
            <Button variant="outline" onClick={() => location.reload()}>
              Recargar
            </Button>
          }
        />
        <Panel>
          <FailedPanel
            title="Algo falló al abrir esta página"
            body="Intenta de nuevo; si sigue igual, recarga el portal."
            onRetry={() => this.setState({ failed: false })}
          />
        </Panel>
      </>
    );
  }
}
