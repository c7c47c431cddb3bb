import { Component, type ReactNode } from 'react';
import { NotLoadedScreen } from './NotLoadedScreen.tsx';

/** Shows a screen instead of a white page when the frame itself fails. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <NotLoadedScreen onRetry={() => this.setState({ failed: false })} />;
  }
}
