import type { CupTie as CupTieJson, LeagueCup as LeagueCupJson } from '@euro/api-contract';
import { type CupTie, cupWeeks, playCup, toPoints } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { loadResults } from '../teams/index.js';
import type { Season } from '../tournament/index.js';
import { type LeagueTeamRow, loadTeamsById } from './loadMembers.js';
import { presentTeam } from './presentLeague.js';
import type { StoredLeague } from './storedLeague.js';

/** The cup of a league as the results have it; null without one. Call it in `readSeasonConsistently`. */
export async function loadCup(
  database: Pick<Database, 'models' | 'sequelize'>,
  { id: leagueId, competitionId }: Pick<StoredLeague, 'id' | 'competitionId'>,
  { matchdays, lastLockedWeek }: Pick<Season, 'matchdays' | 'lastLockedWeek'>,
  transaction?: Transaction,
): Promise<LeagueCupJson | null> {
  const where = { leagueId };
  const cup = await database.models.LeagueCup.findOne({
    where,
    raw: true,
    transaction: transaction ?? null,
  });
  if (!cup) return null;
  const seeds: number[] = JSON.parse(cup.seedsJson);
  const [teams, results] = await Promise.all([
    loadTeamsById(database, seeds, transaction),
    loadResults(database, competitionId, seeds, transaction),
  ]);
  const points = new Map(results.map((result) => [`${result.teamId} ${result.weekId}`, result.halfPoints]));
  const pointsOf = (teamId: number, weekId: number) => points.get(`${teamId} ${weekId}`) ?? 0;
  const definitive = new Set(
    matchdays.filter(({ state }) => state === 'confirmed').map(({ weekId }) => weekId),
  );
  const weeks = matchdays
    .map(({ weekId }) => weekId)
    .filter((weekId) => weekId >= cup.weekId)
    .slice(0, cupWeeks(seeds.length));
  const rounds = playCup(seeds, weeks, { pointsOf, isDefinitive: (weekId) => definitive.has(weekId) });
  const winner = rounds.at(-1)?.ties[0]?.winnerTeamId ?? null;
  return {
    weekId: cup.weekId,
    rounds: rounds.map(({ weekId, ties }) => {
      const pointsIn =
        weekId <= (lastLockedWeek ?? 0) ? (teamId: number) => toPoints(pointsOf(teamId, weekId)) : () => null;
      return { weekId, ties: ties.map((tie) => presentTie(tie, teams, pointsIn)) };
    }),
    winner: presentPlace(winner, teams),
  };
}

function presentTie(
  { homeTeamId, awayTeamId, winnerTeamId, isBye }: CupTie,
  teams: ReadonlyMap<number, LeagueTeamRow>,
  pointsOf: (teamId: number) => number | null,
): CupTieJson {
  const hasPoints = !isBye && homeTeamId !== null && awayTeamId !== null;
  return {
    home: presentPlace(homeTeamId, teams),
    away: presentPlace(awayTeamId, teams),
    homePoints: hasPoints ? pointsOf(homeTeamId) : null,
    awayPoints: hasPoints ? pointsOf(awayTeamId) : null,
    winner: winnerTeamId === null ? null : winnerTeamId === homeTeamId ? 'home' : 'away',
    bye: isBye,
  };
}

function presentPlace(teamId: number | null, teams: ReadonlyMap<number, LeagueTeamRow>) {
  const team = teamId === null ? undefined : teams.get(teamId);
  return team ? presentTeam(team) : null;
}
