import { formatInteger, useSaid } from '@euro/design-system';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import { rankingTexts } from '../../texts/rankingTexts.js';
import type { Ranking } from './useRanking.js';

/** Says how many teams a search left, once they are there. */
export function useAnnounceCount(search: string, ranking: Ranking): void {
  const t = useText(rankingTexts);
  const locale = formatLocale(useLocale());
  const isThere = search !== '' && ranking.status === 'ready' && !ranking.turning;
  useSaid(
    isThere
      ? t('search.found', { count: ranking.found, written: formatInteger(ranking.found, locale) })
      : null,
  );
}
