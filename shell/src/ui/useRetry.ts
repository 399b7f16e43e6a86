import type { RemoteFailure } from '@euro/platform/host';
import { useShared } from '@euro/platform/react';
import { usePortal } from '../portal/PortalContext.js';
import { retries } from './retries.js';

interface Retry {
  /** The script is gone because the shell was released since: only the new shell can bring it. */
  readonly isGone: boolean;
  /** Reloads the page, with the new shell. */
  readonly renew: () => void;
  /** Tries again, and with it what else is missing. */
  readonly retry: () => void;
}

/** What may be done about a part of the shell that could not be shown. */
export function useRetry(failure: RemoteFailure, onRetry: () => void): Retry {
  const { shellRelease } = usePortal();
  const isGone = useShared(shellRelease.isOld) && failure.code === 'chunk-missing';
  const renew = () => {
    shellRelease.leave();
    window.location.reload();
  };
  const retry = () => {
    if (isGone) return renew();
    onRetry();
    retries.next();
  };
  return { isGone, renew, retry };
}
