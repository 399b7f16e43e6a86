import { Card, CardHeader } from '@euro/design-system';
import type { EmbedProps } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import { rankingTexts } from '../messages/rankingTexts.js';
import { RANKING_TABS, type RankingView } from '../model/rankingView.js';
import { RankingList } from '../pages/rankings/RankingList.js';
import { useRanking } from '../pages/rankings/useRanking.js';

/** `rankings/table@1`: a ranking without the page around it; `tab` chooses which, `week` of which matchday. */
export function RankingsTable({ tab, week }: EmbedProps) {
  const t = useText(rankingTexts);
  const shown = RANKING_TABS.find((name) => name === tab) ?? 'general';
  const [page, setPage] = useState(1);
  const view: RankingView = { tab: shown, week: typeof week === 'number' ? week : null, page, search: '' };
  const { ranking } = useRanking(view);
  return (
    <Card>
      <CardHeader title={t('title')} />
      <RankingList view={view} ranking={ranking} onPage={setPage} />
    </Card>
  );
}
