import type { OwnLeague, TeamPoints } from '@euro/api-contract';
import { useEffect, useRef } from 'react';
import { useLeaguesQuery } from '../store/teamApi.js';

/**
 * The first of a team's leagues, with the team's rank there, fetched again when its points change; undefined while
 * loading.
 */
export function useFirstLeague(teamId: number, points: TeamPoints | null): OwnLeague | null | undefined {
  const { data, error, refetch } = useLeaguesQuery(teamId);
  const lastPoints = useRef(points);
  useEffect(() => {
    const last = lastPoints.current;
    lastPoints.current = points;
    if (last !== null && last !== points) void refetch();
  }, [points, refetch]);
  if (data === undefined && error === undefined) return undefined;
  return data?.[0] ?? null;
}
