import type { Duel as DuelJson, DuelState } from '@euro/api-contract';
import { matchRecords, NO_MATCHES, playMatches, toPoints } from '@euro/game';
import type { Transaction } from 'sequelize';
import { loadResults } from '../../teams/index.js';
import { requireSnapshot, type Season } from '../../tournament/index.js';
import type { LeaguesContext } from '../context.js';
import { loadMatchdayFacts, type MatchdayFacts } from '../loadMatchdayFacts.js';
import { type LeagueTeamRow, loadTeamsById } from '../loadMembers.js';
import { presentTeam } from '../presentLeague.js';
import { showDuelCode } from './duelCodes.js';
import { type StoredDuel, stateOf, weeksOf } from './duelStates.js';

/** The order in which duels are listed. */
const ORDER: readonly DuelState[] = ['running', 'waiting', 'finished', 'stopped'];

interface Sources {
  readonly teamId: number;
  readonly season: Season;
  readonly teams: ReadonlyMap<number, LeagueTeamRow>;
  readonly pointsOf: (teamId: number, weekId: number) => number;
  readonly facts: MatchdayFacts | null;
  /** All duels of the team. */
  readonly duels: readonly StoredDuel[];
}

/**
 * The duels of a team as its owner sees them: running ones first, of each state the newest first. Points of a matchday
 * are those of its results, and secret before its deadline.
 * @param season from `readSeasonConsistently`, inside of which this must be called, or from the transaction
 */
export async function presentDuels(
  context: LeaguesContext,
  teamId: number,
  duels: readonly StoredDuel[],
  season: Season,
  transaction?: Transaction,
): Promise<DuelJson[]> {
  const teamIds = [...new Set([teamId, ...duels.flatMap((duel) => opponentOf(duel, teamId) ?? [])])];
  const [teams, results, facts] = await Promise.all([
    loadTeamsById(context, teamIds, transaction),
    loadResults(context, season.competition.id, teamIds, transaction),
    // What a change answers needs none: its duel is about the coming matchday, or stopped.
    transaction ? null : loadFacts(context, teamIds, season),
  ]);
  const points = new Map(results.map((result) => [`${result.teamId} ${result.weekId}`, result.halfPoints]));
  const pointsOf = (id: number, weekId: number) => points.get(`${id} ${weekId}`) ?? 0;
  const sources = { teamId, season, teams, pointsOf, facts, duels };
  return duels
    .flatMap((duel) => {
      const state = stateOf(duel, season);
      return state === null ? [] : [presentDuel(duel, state, sources)];
    })
    .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

function opponentOf({ homeTeamId, awayTeamId }: StoredDuel, teamId: number): number | null {
  return homeTeamId === teamId ? awayTeamId : homeTeamId;
}

async function loadFacts(
  context: LeaguesContext,
  teamIds: readonly number[],
  { lastLockedWeek, now }: Season,
): Promise<MatchdayFacts | null> {
  if (lastLockedWeek === null || teamIds.length < 2) return null;
  const snapshot = await requireSnapshot(context);
  return loadMatchdayFacts(context, { snapshot, weekId: lastLockedWeek, now, teamIds });
}

function presentDuel(duel: StoredDuel, state: DuelState, sources: Sources): DuelJson {
  const { teamId, season, teams, pointsOf, facts } = sources;
  const { lastLockedWeek, matchdays } = season;
  const opponentId = opponentOf(duel, teamId);
  const opponent = opponentId === null ? undefined : teams.get(opponentId);
  const weeks = weeksOf(duel, season);
  const lastWeekId = weeks.at(-1) ?? duel.weekId;
  const pointsIn = (id: number | null, weekId: number) =>
    id === null || duel.acceptedAt === null || weekId > (lastLockedWeek ?? 0)
      ? null
      : toPoints(pointsOf(id, weekId));
  const deadline = matchdays.find(({ weekId }) => weekId === lastWeekId)?.deadline;
  const isNow = state === 'running' && lastLockedWeek !== null && weeks.includes(lastLockedWeek);
  const [own, other] = isNow ? [facts?.leftToPlay(teamId), facts?.leftToPlay(opponentId ?? 0)] : [];
  return {
    code: showDuelCode(duel.code),
    state,
    length: duel.lastWeekId === null ? 'season' : 'week',
    teamId,
    opponent: opponent ? presentTeam(opponent) : null,
    mine: duel.homeTeamId === teamId,
    weekId: weeks[0] ?? duel.weekId,
    lastWeekId,
    expiresAt: state === 'waiting' && deadline !== undefined ? new Date(deadline).toISOString() : null,
    weeks: weeks.map((weekId) => ({
      weekId,
      own: pointsIn(teamId, weekId),
      other: pointsIn(opponentId, weekId),
      confirmed: matchdays.some((matchday) => matchday.weekId === weekId && matchday.state === 'confirmed'),
    })),
    leftToPlay: own == null || other == null ? null : { own, other },
    season: seasonBetween(opponentId, sources),
  };
}

/** The definitive matchdays of all duels between two teams; a matchday of two duels counts once. */
function seasonBetween(
  opponentId: number | null,
  { teamId, season, pointsOf, duels }: Sources,
): DuelJson['season'] {
  const played = duels.filter(
    (duel) => duel.acceptedAt !== null && opponentId !== null && opponentOf(duel, teamId) === opponentId,
  );
  const definitive = new Set(
    season.matchdays.filter(({ state }) => state === 'confirmed').map(({ weekId }) => weekId),
  );
  const weeks = new Set(
    played.flatMap((duel) => weeksOf(duel, season)).filter((weekId) => definitive.has(weekId)),
  );
  const matches = [...weeks].map((weekId) => ({ weekId, homeTeamId: teamId, awayTeamId: opponentId }));
  const record = matchRecords(playMatches(matches, pointsOf)).get(teamId) ?? NO_MATCHES;
  const { won, drawn, lost, scored, conceded } = record;
  return { won, drawn, lost, scored: toPoints(scored), conceded: toPoints(conceded) };
}
