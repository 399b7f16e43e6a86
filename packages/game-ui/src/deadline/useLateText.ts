import { useText } from '@euro/platform/react';
import { useCallback } from 'react';
import { deadlineTexts } from '../messages/deadlineTexts.js';
import type { Lateness } from '../receipts/refusalDetails.js';
import { useLeadText } from '../receipts/useLeadText.js';

/** By how much a change missed its deadline on the server's clock, in words; undefined when the server did not say. */
export function useLateText(): (lateness: Lateness | null) => string | undefined {
  const t = useText(deadlineTexts);
  const leadText = useLeadText();
  return useCallback(
    (lateness) => {
      if (lateness === null) return undefined;
      return lateness.msAfterDeadline === 0
        ? t('lateExactly')
        : t('lateBy', { late: leadText(-lateness.msAfterDeadline) });
    },
    [t, leadText],
  );
}
