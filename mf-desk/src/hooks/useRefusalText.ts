import { formatDateTime, formatPrice } from '@euro/design-system';
import type { ApiFailure } from '@euro/platform';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import { refusalTexts } from '../texts/refusalTexts.js';

/** The API's reason for a refusal, with its details. */
export function useRefusalText(): (failure: ApiFailure) => string {
  const t = useText(refusalTexts);
  const locale = formatLocale(useLocale());
  return (failure) => {
    if (failure.code === 'offline' || failure.code === 'timed-out') return t('noAnswer');
    const details = asRecord(failure.details);
    switch (details.because) {
      case 'deadline-to-come':
        return t('deadlineToCome', { moment: formatDateTime(String(details.deadlineAt), locale, 'medium') });
      case 'earlier-matchday-first':
        return t('earlierFirst', { week: Number(details.earlierWeekId) });
      case 'matches-to-come':
        return t('matchesToCome', { count: Array.isArray(details.matchIds) ? details.matchIds.length : 1 });
      case 'has-teams':
        return t('hasTeams');
      case 'unfit-teams':
        return t('unfitTeams', { count: Number(details.teams) });
      case 'settles-again':
        return t('settlesAgain', { weeks: Array.isArray(details.weeks) ? details.weeks.join(', ') : '' });
      case 'not-confirmed':
        return t('notConfirmed');
      case 'settling-elsewhere':
        return t('settlingElsewhere');
      case 'under-way':
        return t('refundUnderWay');
      case 'counted-again':
        return t('refundCounted', {
          count: Number(details.count),
          amount: formatPrice(Number(details.amount) / 100, locale),
        });
      case 'too-many':
        return t('refundTooMany', { most: String(details.most) });
      case 'paid-back':
        return t('refundPaidBack');
      case 'changed':
      case 'too-much':
        return t('refundChanged', { amount: formatPrice(Number(details.left) / 100, locale) });
    }
    if (Array.isArray(details.problems))
      return `${failure.message} ${details.problems.map(problemText).join(' ')}`;
    const { problem } = details;
    // Rules of the feed are written in English only: they name its columns.
    return typeof problem === 'string' ? `${failure.message} ${problem}` : failure.message;
  };
}

/** "transfersAllowed: 99 is not a whole number from 0 to 19." */
function problemText(problem: unknown): string {
  const { path, message } = asRecord(problem);
  return `${String(path)}: ${String(message)}`;
}

function asRecord(details: unknown): Readonly<Record<string, unknown>> {
  return typeof details === 'object' && details !== null ? { ...details } : {};
}
