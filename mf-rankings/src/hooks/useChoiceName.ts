import type { RankingChoice } from '@euro/api-contract';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import type { RankingTab } from '../domain/rankingView.js';
import { spanTexts } from '../texts/spanTexts.js';

/** Returns the function that names a month, period, span or league; `longer` adds its matchdays. */
export function useChoiceName(tab: RankingTab): (choice: RankingChoice, longer?: boolean) => string {
  const t = useText(spanTexts);
  const locale = formatLocale(useLocale());

  const nameOf = ({ id, name, firstWeek }: RankingChoice): string => {
    if (name !== null) return name;
    if (tab === 'month') return monthName(id, locale);
    if (tab === 'custom') return t('custom', { number: firstWeek });
    return id === 2 ? t('period.2') : id === 3 ? t('period.3') : t('period.other', { number: id });
  };

  return (choice, longer = false) => {
    const name = nameOf(choice);
    const { firstWeek: first, lastWeek: last } = choice;
    if (!longer || tab === 'leagues') return name;
    return t(first === last ? 'weeks.one' : 'weeks', { name, first, last });
  };
}

/** "Juni", "June". */
function monthName(month: number, locale: string): string {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, month - 1),
  );
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
