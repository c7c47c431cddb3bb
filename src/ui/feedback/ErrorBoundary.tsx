import { Component, type ReactNode } from 'react';
import { Panel } from '../layout/Panel.tsx';
import { FailedPanel } from './FailedPanel.tsx';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Stands above the panel that replaces the failed content. */
  readonly header?: ReactNode;
  readonly title?: string;
  readonly body?: string;
  readonly onError?: () => void;
}

/** Contains a rendering failure: the rest of the page stays, and the content can be tried again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // Telemetry listens to this event, where it is on.
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
