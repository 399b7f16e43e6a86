import type { OwnLeague, TeamPoints } from '@euro/api-contract';
import { useEffect, useRef } from 'react';
import { useLeaguesQuery } from '../store/teamApi.js';

/** The first of a team's leagues, with its place there, asked again when its points moved; undefined while loading. */
export function useFirstLeague(teamId: number, points: TeamPoints | null): OwnLeague | null | undefined {
  const { data, error, refetch } = useLeaguesQuery(teamId);
  const shown = useRef(points);
  useEffect(() => {
    const last = shown.current;
    shown.current = points;
    if (last !== null && last !== points) void refetch();
  }, [points, refetch]);
  if (data === undefined && error === undefined) return undefined;
  return data?.[0] ?? null;
}
