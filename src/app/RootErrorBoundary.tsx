import { Component, type ReactNode } from 'react';
import { BootScreen } from './BootScreen.tsx';
import { reloadIfOutdated } from './outdated.ts';

/** Keeps a failure of the frame itself from ending in a white page. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
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
      <BootScreen
        title="No se pudo abrir el portal"
        body="Revisa tu conexión e intenta de nuevo."
        actions={
          <>
            <button type="button" onClick={() => this.setState({ failed: false })}>
              Reintentar
            </button>
            <button type="button" onClick={() => location.reload()}>
              Recargar la página
            </button>
          </>
        }
      />
    );
  }
}
