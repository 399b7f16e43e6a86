import { Card, CardHeader } from '@euro/design-system';
import type { EmbedProps } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import { RANKING_TABS, type RankingView } from '../domain/rankingView.js';
import { RankingList } from '../pages/rankings/RankingList.js';
import { useRanking } from '../pages/rankings/useRanking.js';
import { rankingTexts } from '../texts/rankingTexts.js';

/**
 * `rankings/table@1`: a ranking without the page around it; `tab` chooses which, `week` of which matchday, `choice` of
 * which month, period or league.
 */
export function RankingsTable({ tab, week, choice }: EmbedProps) {
  const t = useText(rankingTexts);
  const rankingTab = RANKING_TABS.find((name) => name === tab) ?? 'general';
  const [page, setPage] = useState(1);
  const view: RankingView = {
    tab: rankingTab,
    week: numberIn(week),
    choice: numberIn(choice),
    page,
    search: '',
  };
  const screen = useRanking(view);
  return (
    <Card>
      <CardHeader title={t('title')} />
      <RankingList view={view} screen={screen} onPage={setPage} />
    </Card>
  );
}

function numberIn(value: EmbedProps[string] | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
