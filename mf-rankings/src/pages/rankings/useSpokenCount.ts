import { formatInteger, useAnnounce } from '@euro/design-system';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import { useEffect } from 'react';
import { rankingTexts } from '../../messages/rankingTexts.js';
import type { Ranking } from './useRanking.js';

/** Says how many teams a search left, once they are there. */
export function useSpokenCount(search: string, ranking: Ranking): void {
  const t = useText(rankingTexts);
  const locale = formatLocale(useLocale());
  const announce = useAnnounce();
  const count = ranking.status === 'ready' && !ranking.turning ? ranking.found : null;
  useEffect(() => {
    if (search === '' || count === null) return;
    announce(t('search.found', { count, written: formatInteger(count, locale) }));
  }, [search, count, locale, t, announce]);
}
