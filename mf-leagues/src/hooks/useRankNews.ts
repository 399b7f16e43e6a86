import type { LeagueView as LeagueAnswer } from '@euro/api-contract';
import { useFormat } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useEffect, useRef, useState } from 'react';
import type { GameNews } from '../chat/chatEntries.js';
import { leagueTexts } from '../texts/leagueTexts.js';

interface Place {
  readonly weekId: number | null;
  readonly rank: number;
}

/**
 * Tells in the chat that the own team climbed or dropped while one looked.
 * @param result of the table over all matchdays; null while it is on its way or another one is shown
 * @param lastComment the last comment there is now
 */
export function useRankNews(result: LeagueAnswer['result'] | null, lastComment: number): readonly GameNews[] {
  const t = useText(leagueTexts);
  const { whole } = useFormat();
  const { clock } = usePlatform();
  const previousPlace = useRef<Place | null>(null);
  const [news, setNews] = useState<readonly GameNews[]>([]);
  const own = result?.own[0];
  const weekId = result?.weekId ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each rank is looked at once.
  useEffect(() => {
    if (!own) return;
    const before = previousPlace.current;
    previousPlace.current = { weekId, rank: own.rank };
    if (before === null || before.weekId !== weekId || before.rank === own.rank) return;
    const text = t(own.rank < before.rank ? 'climbed' : 'dropped', {
      team: own.team.name,
      rank: whole(own.rank),
    });
    const at = clock.now();
    setNews((earlier) => [...earlier, { id: `${weekId} ${earlier.length}`, text, afterId: lastComment, at }]);
  }, [own?.rank, own?.team.id, weekId]);

  return news;
}
