import { useAnnounce } from '@euro/design-system';
import type { ApiFailure } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import type { SerializedError } from '@reduxjs/toolkit';

interface Outcome {
  readonly data?: unknown;
  readonly error?: ApiFailure | SerializedError;
}

/**
 * Returns a function that shows a notice of a change's outcome, and returns whether it succeeded. A failure has our
 * sentence and the API's reason.
 */
export function useMutationNotice(): (outcome: Outcome, done: string, failed: string) => boolean {
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
