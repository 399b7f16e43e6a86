import {
  formatClockTime,
  formatDate,
  formatDateTime,
  formatInteger,
  formatMillions,
  formatMillionsShort,
  formatOrdinal,
  formatPercent,
  formatPoints,
  formatPrice,
  formatSignedPoints,
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
      /** Tenths of a million where "mln" is beside it: € 4,5. */
      shortMoney: (tenths: Tenths) => formatMillionsShort(toMillions(tenths), locale),
      /** A difference in tenths of a million where "mln" is beside it or needs none: + € 0,5, − € 0,5, € 0,0. */
      signedMoney: (tenths: Tenths) =>
        signed(tenths, formatMillionsShort(toMillions(Math.abs(tenths)), locale)),
      /** The same in full: + € 2,5 mln. */
      signedFullMoney: (tenths: Tenths) =>
        signed(tenths, formatMillions(toMillions(Math.abs(tenths)), locale)),
      /** A round sum: € 100 mln. */
      roundMoney: (tenths: Tenths) => formatMillions(toMillions(tenths), locale).replace(/[.,]0(?=\D|$)/, ''),
      /** A number with one decimal and without unit: 8,5. */
      oneDecimal: (value: number) => formatPoints(value, locale, 'always'),
      /** Cents, what really is paid: € 9,90. */
      price: (cents: number) => formatPrice(cents / 100, locale),
      percent: (percent: number) => formatPercent(Math.round(percent), locale),
      whole: (count: number) => formatInteger(count, locale),
      rank: (rank: number) => formatOrdinal(rank, locale),
      /** A multiplier: 1,5. */
      factor: (factor: number) => new Intl.NumberFormat(locale).format(factor),
      /** "14/06" */
      dayMonth: (moment: Moment) => formatDate(moment, locale, 'day'),
      /** "29/06/24" */
      date: (moment: Moment) => formatDate(moment, locale, 'date'),
      /** "za 29/06" */
      shortDay: (moment: Moment) => formatDate(moment, locale, 'short'),
      /** "di 02/07/24" */
      mediumDay: (moment: Moment) => formatDate(moment, locale, 'medium'),
      day: (moment: Moment) => formatDate(moment, locale, 'long'),
      /** "21.00", "21:00" */
      time: (moment: Moment) => formatClockTime(moment, locale),
      /** A kick-off within days: "wo 18.00" */
      kickOff: (moment: Moment) =>
        `${formatDate(moment, locale, 'weekday')} ${formatClockTime(moment, locale)}`,
      /** "za 29/06 · 21.00 u." */
      dayAndTime: (moment: Moment) => formatDateTime(moment, locale, 'short'),
      moment: (moment: Moment) => formatDateTime(moment, locale, 'long'),
      shortMoment: (moment: Moment) => formatDateTime(moment, locale, 'medium'),
    };
  }, [language]);
}

function signed(value: number, text: string): string {
  return value === 0 ? text : `${value > 0 ? '+' : '−'}\u00a0${text}`;
}

export type Format = ReturnType<typeof useFormat>;
