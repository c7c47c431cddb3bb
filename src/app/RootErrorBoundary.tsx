import { Component, type ReactNode } from 'react';
import { NotLoadedScreen } from './NotLoadedScreen.tsx';

/** Keeps a failure of the frame itself from ending in a white page. */
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
