import {
  formatDate,
  formatDateTime,
  formatInteger,
  formatMillions,
  formatMillionsShort,
  formatOrdinal,
  formatPercent,
  formatPoints,
  formatSignedPoints,
  formatTime,
  type Moment,
} from '@euro/design-system';
import { type Tenths, toMillions } from '@euro/game';
import { formatLocale, useLocale } from '@euro/platform/react';
import { useMemo } from 'react';

/** Numbers, money and dates in the reader's language. */
export function useFormat() {
  const language = useLocale();
  return useMemo(() => {
    const locale = formatLocale(language);
    return {
      locale,
      /** A player's points: 9, 13,5. */
      points: (points: number) => formatPoints(points, locale),
      /** A team's points: 130,0. */
      teamPoints: (points: number) => formatPoints(points, locale, 'always'),
      signedPoints: (points: number) => formatSignedPoints(points, locale),
      /** Tenths of a million: € 4,5 mln. */
      money: (tenths: Tenths) => formatMillions(toMillions(tenths), locale),
      /** Tenths of a million where "mln" stands beside it: € 4,5. */
      shortMoney: (tenths: Tenths) => formatMillionsShort(toMillions(tenths), locale),
      /** A round sum: € 100 mln. */
      roundMoney: (tenths: Tenths) => formatMillions(toMillions(tenths), locale).replace(/[.,]0(?=\D|$)/, ''),
      percent: (percent: number) => formatPercent(Math.round(percent), locale),
      whole: (count: number) => formatInteger(count, locale),
      rank: (rank: number) => formatOrdinal(rank, locale),
      /** A multiplier: 1,5. */
      factor: (factor: number) => new Intl.NumberFormat(locale).format(factor),
      day: (moment: Moment) => formatDate(moment, locale, 'long'),
      time: (moment: Moment) =>
        locale === 'nl-BE' ? formatTime(moment).replace(':', '.') : formatTime(moment),
      moment: (moment: Moment) => formatDateTime(moment, locale, 'long'),
      shortMoment: (moment: Moment) => formatDateTime(moment, locale, 'medium'),
    };
  }, [language]);
}

export type Format = ReturnType<typeof useFormat>;
