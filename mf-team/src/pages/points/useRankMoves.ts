import type { TeamPoints } from '@euro/api-contract';
import { useState } from 'react';
import { useFirstLeague } from '../../hooks/useFirstLeague.js';

/** Ranks in a league that changes of the feed led to. */
export interface RankMoves {
  readonly league: string;
  /** By the number of the change. */
  readonly ranks: ReadonlyMap<number, number>;
}

/**
 * The ranks in the first league of an own team after changes of the feed; null without a league.
 * @param turn number of the last change
 */
export function useRankMoves(points: TeamPoints, turn: number, isOwn: boolean): RankMoves | null {
  const league = useFirstLeague(isOwn ? points.teamId : null, points);
  const rank = league?.rank ?? null;
  const [known, setKnown] = useState({ rank, ranks: new Map<number, number>() });
  if (rank !== known.rank) {
    const isMove = rank !== null && known.rank !== null && turn > 0;
    setKnown({ rank, ranks: isMove ? new Map([...known.ranks, [turn, rank]]) : known.ranks });
  }
  return league ? { league: league.name, ranks: known.ranks } : null;
}
