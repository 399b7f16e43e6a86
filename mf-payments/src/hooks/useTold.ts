import { useAnnounce } from '@euro/design-system';
import type { ApiFailure } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import type { SerializedError } from '@reduxjs/toolkit';
import { asFailure } from '../store/asFailure.js';

interface Outcome {
  readonly data?: unknown;
  readonly error?: ApiFailure | SerializedError;
}

/**
 * Gives the function that tells how a change went, and answers whether it was made. A failure is told by our sentence and by
 * why, as the API says it.
 */
export function useTold(): (outcome: Outcome, done: string, failed: string) => boolean {
  const { notices } = usePlatform();
  const announce = useAnnounce();
  return ({ error }, done, failed) => {
    if (error === undefined) {
      notices.show({ tone: 'positive', text: done });
      announce(done);
      return true;
    }
    const { message } = asFailure(error);
    notices.show({ tone: 'danger', text: message ? `${failed} ${message}` : failed });
    return false;
  };
}
