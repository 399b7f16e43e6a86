import type { LeagueView as LeagueAnswer } from '@euro/api-contract';
import { useFormat } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useEffect, useRef, useState } from 'react';
import { leagueTexts } from '../texts/leagueTexts.js';
import type { GameNews } from './chatEntries.js';

interface Place {
  readonly teamId: number;
  readonly weekId: number | null;
  readonly rank: number;
}

/**
 * News for the chat when the user's team climbs or drops while the page is open.
 * @param result of the table over all matchdays; null while loading, or while another table is shown
 * @param lastComment id of the last comment
 */
export function useRankNews(result: LeagueAnswer['result'] | null, lastComment: number): readonly GameNews[] {
  const t = useText(leagueTexts);
  const { whole } = useFormat();
  const { clock } = usePlatform();
  const previousPlace = useRef<Place | null>(null);
  const [news, setNews] = useState<readonly GameNews[]>([]);
  const ownRow = result?.own[0];
  const weekId = result?.weekId ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each rank is looked at once.
  useEffect(() => {
    if (!ownRow) return;
    const previous = previousPlace.current;
    previousPlace.current = { teamId: ownRow.team.id, weekId, rank: ownRow.rank };
    // Of several own teams in the league the first one is the best, which another one may have become.
    if (previous?.teamId !== ownRow.team.id) return;
    if (previous.weekId !== weekId || previous.rank === ownRow.rank) return;
    const text = t(ownRow.rank < previous.rank ? 'climbed' : 'dropped', {
      team: ownRow.team.name,
      rank: whole(ownRow.rank),
    });
    const at = clock.now();
    setNews((earlier) => [...earlier, { id: `${weekId} ${earlier.length}`, text, afterId: lastComment, at }]);
  }, [ownRow?.rank, ownRow?.team.id, weekId]);

  return news;
}
