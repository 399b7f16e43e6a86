import type { LeagueCard } from '@euro/api-contract';
import { usePlatform, useShared } from '@euro/platform/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMineQuery } from '../store/leaguesApi.js';

/**
 * True when the user is in the league already: with the current team, since each of his teams may join, or without one
 * with any. Null while loading.
 */
export function useIsMember(league: LeagueCard | undefined, teamId: number): boolean | null {
  const teams = useShared(usePlatform().state.myTeams).value ?? [];
  const asksForOne = league?.joined === true && teams.some(({ id }) => id === teamId);
  const { currentData, isError } = useMineQuery(asksForOne ? teamId : skipToken);
  if (!asksForOne) return league?.joined ?? null;
  if (currentData) return currentData.some(({ id }) => id === league.id);
  return isError ? true : null;
}
