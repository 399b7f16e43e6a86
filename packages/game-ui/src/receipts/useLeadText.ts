import { splitDuration } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useCallback } from 'react';
import { useFormat } from '../hooks/useFormat.js';
import { receiptTexts } from './receiptTexts.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Formats the time of a change before its deadline, in ms (negative after it): "8 min voor de deadline", "0,4 s na de
 * deadline".
 */
export function useLeadText(): (milliseconds: number) => string {
  const t = useText(receiptTexts);
  const format = useFormat();
  return useCallback(
    (milliseconds) => {
      const duration = Math.abs(milliseconds);
      const { days, hours, minutes } = splitDuration(duration);
      const largestUnit = days > 0 ? 'days' : hours > 0 ? 'hours' : 'minutes';
      const time =
        duration < MINUTE
          ? t('seconds', { seconds: secondsText(duration, format.locale) })
          : t(largestUnit, { days, hours, minutes });
      return t(milliseconds < 0 ? 'after' : 'before', { time });
    },
    [t, format],
  );
}

/** Whole seconds; below ten seconds with thousandths, the precision of the decision. */
function secondsText(milliseconds: number, locale: string): string {
  const digits = milliseconds < 10 * SECOND ? 3 : 0;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(milliseconds / SECOND);
}
