import type { TeamPoints } from '@euro/api-contract';
import { useEffect, useRef } from 'react';
import { useLeaguesQuery } from '../store/teamApi.js';

/** A team's place in the first of its leagues. */
export interface LeagueRank {
  readonly name: string;
  readonly rank: number;
}

/** The team's place in the first of its leagues, asked again when its points moved; null when there is none, undefined while loading. */
export function useLeagueRank(points: TeamPoints): LeagueRank | null | undefined {
  const { data, error, refetch } = useLeaguesQuery(points.teamId);
  const shown = useRef(points);
  useEffect(() => {
    if (shown.current === points) return;
    shown.current = points;
    void refetch();
  }, [points, refetch]);
  if (data === undefined && error === undefined) return undefined;
  const [league] = data ?? [];
  return league?.rank == null ? null : { name: league.name, rank: league.rank };
}
