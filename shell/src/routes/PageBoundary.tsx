import type { RemoteFailure } from '@euro/platform/host';
import { type ReactNode, useEffect } from 'react';
import { RemoteFailed } from '../remote/RemoteFailed.js';
import { PartBoundary } from '../ui/PartBoundary.js';
import { useRetry } from '../ui/useRetry.js';

interface PageBoundaryProps {
  /** The page's own title, where it has one. */
  title?: string;
  children: ReactNode;
}

/** A page of the shell that breaks leaves the frame standing, like a remote's. */
export function PageBoundary({ title, children }: PageBoundaryProps) {
  return (
    <PartBoundary fallback={(failure, retry) => <Broken failure={failure} title={title} onRetry={retry} />}>
      {children}
    </PartBoundary>
  );
}

/** A page that never came because the shell was released since: nothing is lost by a reload, with the new shell. */
function Broken({
  failure,
  title,
  onRetry,
}: {
  failure: RemoteFailure;
  title?: string;
  onRetry: () => void;
}) {
  const { isGone, renew, retry } = useRetry(failure, onRetry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is true
  useEffect(() => {
    if (isGone) renew();
  }, [isGone]);
  return <RemoteFailed failure={failure} title={title} onRetry={retry} />;
}
