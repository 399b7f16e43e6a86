import type { RemoteFailure } from '@euro/platform/host';
import { useShared } from '@euro/platform/react';
import { usePortal } from '../portal/PortalContext.js';
import { retries } from './retries.js';

interface Retry {
  /** The script is missing because a new shell was released: only a reload gets it. */
  readonly isGone: boolean;
  /** Reloads the page, with the new shell. */
  readonly renew: () => void;
  /** Retries this and all other missing parts. */
  readonly retry: () => void;
}

/** Ways to recover a part of the shell that could not be shown. */
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
