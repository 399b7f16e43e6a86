import { RemoteFailure } from '@euro/platform/host';
import { Component, type ReactNode } from 'react';
import { reportToConsole } from '../portal/reportToConsole.js';
import { RemoteFailed } from '../remote/RemoteFailed.js';

/** A page of the shell that breaks leaves the frame standing, like a remote's. */
export class PageBoundary extends Component<{ children: ReactNode }, { failure: RemoteFailure | null }> {
  override state: { failure: RemoteFailure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    const isChunk = error instanceof Error && /Loading (CSS )?chunk/.test(`${error.name} ${error.message}`);
    return { failure: new RemoteFailure(isChunk ? 'script-missing' : 'render-threw', 'shell', error) };
  }

  override componentDidCatch(error: unknown) {
    reportToConsole(error, 'shell');
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <RemoteFailed failure={failure} onRetry={() => this.setState({ failure: null })} />;
  }
}
