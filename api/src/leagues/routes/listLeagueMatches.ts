import type { LeagueMatch } from '@euro/api-contract';
import { type PlayedMatch, playMatches, toPoints } from '@euro/game';
import { requireLeagueFacts } from '../loadLeagueFacts.js';
import { type LeagueTeamRow, loadTeamsById } from '../loadMembers.js';
import { presentTeam } from '../presentLeague.js';
import { route } from '../route.js';
import { pageOf } from './pageOf.js';

export const listLeagueMatches = route(
  'GET league/{id}/matches',
  async ({ context, params, query, caller }) => {
    const { facts, season } = await requireLeagueFacts(context, params.id, caller);
    const playedMatches = playMatches(facts.fixtures, facts.pointsOf);
    const { weekId = -1 } = query;
    const matches = weekId < 1 ? playedMatches : playedMatches.filter((match) => match.weekId === weekId);
    const page = pageOf(matches, query);
    const teamIds = page.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId ?? homeTeamId]);
    const teams = await loadTeamsById(context, [...new Set(teamIds)]);
    return {
      totalRecords: matches.length,
      weeks: [...new Set(playedMatches.map((match) => match.weekId))],
      data: page.flatMap((match) => presentMatch(match, teams, season.lastLockedWeek ?? 0) ?? []),
    };
  },
);

/** Null when a team is not there at all any more. */
function presentMatch(
  { weekId, homeTeamId, awayTeamId, homePoints, awayPoints }: PlayedMatch,
  teams: ReadonlyMap<number, LeagueTeamRow>,
  lastLockedWeek: number,
): LeagueMatch | null {
  const home = teams.get(homeTeamId);
  const away = awayTeamId === null ? null : teams.get(awayTeamId);
  if (!home || away === undefined) return null;
  const isLocked = weekId <= lastLockedWeek;
  return {
    weekId,
    home: presentTeam(home),
    away: away && presentTeam(away),
    homePoints: isLocked ? toPoints(homePoints) : null,
    awayPoints: isLocked ? toPoints(awayPoints) : null,
  };
}
