import { isChunkMissing, RemoteFailure } from '@euro/platform/host';
import { useShared } from '@euro/platform/react';
import { Component, type ReactNode, useEffect } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { RemoteFailed } from '../remote/RemoteFailed.js';

/** A page of the shell that breaks leaves the frame standing, like a remote's. React's root reports what broke. */
export class PageBoundary extends Component<{ children: ReactNode }, { failure: RemoteFailure | null }> {
  override state: { failure: RemoteFailure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    const code = isChunkMissing(error) ? 'chunk-missing' : 'render-threw';
    return { failure: new RemoteFailure(code, 'shell', error) };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <Broken failure={failure} onRetry={() => this.setState({ failure: null })} />;
  }
}

/** A page that never came because the shell was released since: nothing is lost by loading it anew, with the new shell. */
function Broken({ failure, onRetry }: { failure: RemoteFailure; onRetry: () => void }) {
  const { shellRelease } = usePortal();
  const isGone = useShared(shellRelease.isOld) && failure.code === 'chunk-missing';
  useEffect(() => {
    if (!isGone) return;
    shellRelease.leave();
    window.location.reload();
  }, [isGone, shellRelease]);
  return <RemoteFailed failure={failure} onRetry={onRetry} />;
}
