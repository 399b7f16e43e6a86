import type { OwnLeague, TeamPoints } from '@euro/api-contract';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLeaguesQuery } from '../store/teamApi.js';
import { useRefetchWithPoints } from './useRefetchWithPoints.js';

/**
 * The first of a team's leagues, with the team's rank there, fetched again when its points change; undefined while
 * loading, and without a team.
 */
export function useFirstLeague(
  teamId: number | null,
  points: TeamPoints | null,
): OwnLeague | null | undefined {
  const { data, error, refetch } = useLeaguesQuery(teamId ?? skipToken);
  useRefetchWithPoints(points, teamId === null ? null : refetch);
  if (data === undefined && error === undefined) return undefined;
  return data?.[0] ?? null;
}
