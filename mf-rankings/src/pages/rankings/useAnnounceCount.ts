import { formatInteger, useSaid } from '@euro/design-system';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import { rankingTexts } from '../../texts/rankingTexts.js';
import type { Ranking } from './useRanking.js';

/** Announces the number of teams of a search, once loaded. */
export function useAnnounceCount(search: string, ranking: Ranking): void {
  const t = useText(rankingTexts);
  const locale = formatLocale(useLocale());
  const isThere = search !== '' && ranking.status === 'ready' && !ranking.isLoadingRows;
  useSaid(
    isThere
      ? t('search.found', { count: ranking.total, written: formatInteger(ranking.total, locale) })
      : null,
  );
}
