import { Component, type ReactNode } from 'react';
import { Panel } from '../layout/Panel.tsx';
import { FailedPanel } from './FailedPanel.tsx';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Stands above the panel that takes the place of what failed. */
  readonly header?: ReactNode;
  readonly title?: string;
  readonly body?: string;
  readonly onError?: () => void;
}

/** Keeps the failure of what is drawn inside it: the rest stays, and this can be tried again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // Heard by telemetry, where that is on.
    dispatchEvent(new ErrorEvent('autogestion.crash', { error }));
    this.props.onError?.();
  }

  override render() {
    const { children, header, title = 'No se pudo mostrar este panel', body = 'Intenta de nuevo.' } = this.props;
    if (!this.state.failed) return children;
    return (
      <>
        {header}
        <Panel>
          <FailedPanel title={title} body={body} onRetry={() => this.setState({ failed: false })} />
        </Panel>
      </>
    );
  }
}
