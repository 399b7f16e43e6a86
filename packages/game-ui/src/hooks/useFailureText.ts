import type { ApiFailure } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { useCallback } from 'react';
import { issuesOf } from '../domain/issuesOf.js';
import { commonTexts } from '../messages/commonTexts.js';
import { useRuleText } from './useRuleText.js';

/**
 * The sentence for a call that failed: broken rules by our own words, the network's by what to do, else the API's own.
 */
export function useFailureText(): (failure: ApiFailure) => string {
  const t = useText(commonTexts);
  const ruleText = useRuleText();
  return useCallback(
    (failure) => {
      if (failure.code === 'offline') return t('offline');
      if (failure.code === 'timed-out') return t('timedOut');
      const issues = issuesOf(failure.details);
      return issues.length > 0 ? issues.map((issue) => `${ruleText(issue)}.`).join(' ') : failure.message;
    },
    [t, ruleText],
  );
}
