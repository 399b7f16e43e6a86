import type { ApiFailure, Notice } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import type { SerializedError } from '@reduxjs/toolkit';
import { settingsTexts } from '../texts/settingsTexts.js';

interface Outcome {
  readonly data?: unknown;
  readonly error?: ApiFailure | SerializedError;
}

/**
 * Returns a function that shows a notice of a change's outcome, and returns whether it succeeded. It also reports
 * changes that can't wait for a connection.
 */
export function useMutationNotice(): (outcome: Outcome, done?: string, action?: Notice['action']) => boolean {
  const { notices } = usePlatform();
  const t = useText(settingsTexts);
  return ({ error }, done, action) => {
    if (error !== undefined) {
      const { message, status } = asFailure(error);
      notices.show({
        tone: 'danger',
        text: status === 0 ? t('notKept', { message }) : message || t('failed'),
      });
      return false;
    }
    if (done !== undefined) notices.show({ tone: 'positive', text: done, action });
    return true;
  };
}
