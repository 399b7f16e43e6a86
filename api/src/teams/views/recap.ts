import type { TeamRecap } from '@euro/api-contract';
import { type SelectionPoints, toPoints } from '@euro/game';
import type { Caller } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import { loadSeason } from '../../tournament/index.js';
import { loadOwnedTeam } from '../loadOwnedTeam.js';
import { authorize } from '../policies/policies.js';
import { type ReadOfTeam, readConsistently } from '../readConsistently.js';
import { type LoadedTeamPoints, readTeamPoints } from './loadTeamPoints.js';
import { presentAverages, presentManager, presentWeekStats } from './presentTeam.js';
import { loadRecapGains, type RecapGains, type RecapWeeks } from './recapGains.js';

interface RecapQuery {
  readonly teamId: number;
  readonly caller: Caller | null;
}

/** Every matchday of a team, once all of its competition are definitive: at least one. */
export function loadRecap(context: BaseContext, query: RecapQuery): Promise<RecapWeeks> {
  return readConsistently(context, query.teamId, () => readWeeks(context, query));
}

/** The same with what its transfers, boosters and bench were worth. */
export function loadRecapWithGains(
  context: BaseContext,
  query: RecapQuery,
): Promise<{ readonly weeks: RecapWeeks; readonly gains: RecapGains }> {
  return readConsistently(context, query.teamId, async () => {
    const { value: weeks, ...state } = await readWeeks(context, query);
    return { ...state, value: { weeks, gains: await loadRecapGains(context, weeks) } };
  });
}

async function readWeeks(
  context: BaseContext,
  { teamId, caller }: RecapQuery,
): Promise<ReadOfTeam<RecapWeeks>> {
  const team = await loadOwnedTeam(context, teamId);
  if (!team) throw new Refusal('not-found');
  authorize(caller, 'team.read', team);
  const { matchdays } = await loadSeason(context, { competitionId: team.competitionId });
  const isOver = matchdays.every(({ state }) => state === 'confirmed');
  const [first, ...others] = matchdays.filter(({ weekId }) => weekId >= team.weekId);
  if (!isOver || !first) throw new Refusal('nothing-to-show-yet');
  const read = async ({ weekId }: { readonly weekId: number }) =>
    (await readTeamPoints(context, { teamId, weekId, caller })).value;
  const weeks = await Promise.all([read(first), ...others.map(read)]);
  return { value: weeks as [LoadedTeamPoints, ...LoadedTeamPoints[]], team, matchdays };
}

/** The players that are named, at most. */
const PLAYERS = 5;

/** A team's tournament without its gains. */
type Course = Omit<TeamRecap, 'boosters' | 'transferGains' | 'bench'>;

export function presentRecapWithGains(
  { weeks, gains }: { readonly weeks: RecapWeeks; readonly gains: RecapGains },
  caller: Caller | null,
): TeamRecap {
  return {
    ...presentRecap(weeks, caller),
    boosters: weeks.flatMap(({ booster, weekId, score }) => {
      if (booster === null) return [];
      const { gain, without } = gains.boosters.get(weekId) ?? { gain: null, without: null };
      return [
        {
          ...{ booster, weekId, points: toPoints(score.points) },
          gain: gain === null ? null : toPoints(gain),
          without: without === null ? null : toPoints(without),
        },
      ];
    }),
    transferGains: gains.transfers,
    bench: gains.bench,
  };
}

/** @param weeks the team's matchdays in their order */
export function presentRecap(weeks: RecapWeeks, caller: Caller | null): Course {
  const last = weeks.at(-1) ?? weeks[0];
  const weekStat = presentWeekStats(last.results);
  const captains = weeks.flatMap(({ weekId, score }) =>
    score.selections
      .filter(({ playerId }) => playerId === score.multiplierId)
      .map(({ playerId, total }) => ({ playerId, weekId, points: toPoints(total) })),
  );
  const [bestWeek] = weekStat.toSorted((one, other) => other.points - one.points);
  const [bestRank] = weekStat.toSorted((one, other) => one.generalRank - other.generalRank);
  if (!bestWeek || !bestRank) throw new Refusal('nothing-to-show-yet');
  return {
    teamId: last.team.id,
    teamName: last.team.name,
    user: presentManager(last.team, caller),
    weekStat,
    averages: presentAverages(last.season),
    bestWeek: { weekId: bestWeek.weekId, points: bestWeek.points },
    bestRank: { weekId: bestRank.weekId, rank: bestRank.generalRank },
    players: bestPlayers(weeks.flatMap(({ score }) => score.selections)),
    bestCaptain: captains.toSorted((one, other) => other.points - one.points)[0] ?? null,
    captainPoints: sum(captains.map(({ points }) => points)),
    benchPoints: toPoints(sum(weeks.map(({ score }) => score.benchPoints))),
    transfers: sum(weeks.map(({ weekTransfers }) => weekTransfers)),
  };
}

function bestPlayers(selections: readonly SelectionPoints[]): TeamRecap['players'] {
  const players = new Map<number, { playerId: number; matchdays: number; points: number }>();
  for (const { playerId, counted, total } of selections) {
    if (!counted) continue;
    const { matchdays, points } = players.get(playerId) ?? { matchdays: 0, points: 0 };
    players.set(playerId, { playerId, matchdays: matchdays + 1, points: points + toPoints(total) });
  }
  return [...players.values()]
    .toSorted((one, other) => other.points - one.points || one.playerId - other.playerId)
    .slice(0, PLAYERS);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
