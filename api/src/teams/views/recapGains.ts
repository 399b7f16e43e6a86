import type { TeamRecap } from '@euro/api-contract';
import {
  type BoosterGain,
  bestOfSquad,
  boosterGain,
  type HalfPoints,
  type PlayerMatchday,
  toPoints,
  transferGain,
} from '@euro/game';
import type { BaseContext } from '../../infra/context.js';
import { select } from '../../infra/db/select.js';
import { competitionIn } from '../../tournament/index.js';
import { loadTransfers, type StoredTransfer } from '../storedTransfers.js';
import { type LoadedTeamPoints, positionsOf } from './loadTeamPoints.js';
import { rankWith } from './rankWith.js';

/** A team's matchdays in their order. */
export type RecapWeeks = readonly [LoadedTeamPoints, ...LoadedTeamPoints[]];

/** What transfers, boosters and the bench of a whole competition were worth. */
export interface RecapGains {
  readonly transfers: TeamRecap['transferGains'];
  /** By matchday; null where there is nothing to compare with. */
  readonly boosters: ReadonlyMap<number, BoosterGain | null>;
  readonly bench: TeamRecap['bench'];
}

/** The bench players that are named, at most. */
const BENCH_PLAYERS = 3;

/** Loads what the gains are computed from, for one consistent read. */
export async function loadRecapGains(context: BaseContext, weeks: RecapWeeks): Promise<RecapGains> {
  const [{ team, season }] = weeks;
  const transfers = await loadTransfers(context, team.id);
  const former = new Map(weeks.map(({ weekId }, at) => [weekId, formerLineup(weeks, at, transfers)]));
  const playerIds = [
    ...transfers.flatMap(({ inId, outId }) => [inId, outId]),
    ...[...former.values()].flatMap((lineup) => (lineup ? [...lineup.starting, ...lineup.bench] : [])),
  ];
  const points = await loadPlayerPoints(context, weeks, playerIds);
  const best = bestTotal(weeks);
  return {
    transfers: transferGains(weeks, transfers, points),
    boosters: new Map(
      weeks.flatMap((week) =>
        week.booster === null
          ? []
          : [[week.weekId, gainOf(week, former.get(week.weekId) ?? null, points)] as const],
      ),
    ),
    bench: {
      players: benchPlayers(weeks),
      bestPoints: toPoints(best),
      bestRank: await rankWith(context, season, best),
    },
  };
}

/**
 * The lineup that the team had when it played a booster that let it choose freely: that of the matchday before, with the
 * transfers since. A free hit before it was given back.
 */
function formerLineup(
  weeks: RecapWeeks,
  at: number,
  transfers: readonly StoredTransfer[],
): LoadedTeamPoints['lineup'] | null {
  const week = weeks[at];
  if (week?.booster !== 'freeHit' && week?.booster !== 'wildCard') return null;
  const former = weeks.slice(0, at).findLast(({ booster }) => booster !== 'freeHit');
  if (!former) return null;
  const since = transfers.filter(({ weekId }) => weekId > former.weekId && weekId <= week.weekId);
  const successor = (id: number) =>
    since.reduce((held, { inId, outId }) => (held === outId ? inId : held), id);
  const { lineup } = former;
  return {
    ...lineup,
    starting: lineup.starting.map(successor),
    bench: lineup.bench.map(successor),
    captainId: successor(lineup.captainId),
    viceCaptainId: successor(lineup.viceCaptainId),
  };
}

type PointsBy = ReadonlyMap<number, ReadonlyMap<number, PlayerMatchday>>;

/** Settled points of some players, by matchday and player. */
async function loadPlayerPoints(
  { sequelize }: BaseContext,
  weeks: RecapWeeks,
  playerIds: readonly number[],
): Promise<PointsBy> {
  if (playerIds.length === 0) return new Map();
  const rows = await select<{ readonly weekId: number; readonly playerId: number } & PlayerMatchday>(
    sequelize,
    `SELECT week_id AS weekId, player_id AS playerId, SUM(half_points) AS points, SUM(minutes) AS minutes
       FROM player_points WHERE week_id IN (:weekIds) AND player_id IN (:playerIds)
      GROUP BY week_id, player_id`,
    { weekIds: weeks.map(({ weekId }) => weekId), playerIds: [...new Set(playerIds)] },
  );
  const points = new Map<number, Map<number, PlayerMatchday>>();
  for (const { weekId, playerId, points: halfPoints, minutes } of rows) {
    const players = points.get(weekId) ?? new Map<number, PlayerMatchday>();
    points.set(weekId, players.set(playerId, { points: Number(halfPoints), minutes: Number(minutes) }));
  }
  return points;
}

/** The one that brought most first. */
function transferGains(
  weeks: RecapWeeks,
  transfers: readonly StoredTransfer[],
  points: PointsBy,
): TeamRecap['transferGains'] {
  const pointsIn = (playerId: number, weekId: number) => points.get(weekId)?.get(playerId)?.points ?? 0;
  return transfers
    .map(({ weekId, inId, outId }) => {
      const gain = transferGain({ weekIds: affectedWeeks(weeks, weekId), inId, outId }, pointsIn);
      return { weekId, inId, outId, inPoints: toPoints(gain.inPoints), outPoints: toPoints(gain.outPoints) };
    })
    .sort((one, other) => other.inPoints - other.outPoints - (one.inPoints - one.outPoints));
}

/** The matchdays from this one to the next wild card, without those of a free hit, which another squad played. */
function affectedWeeks(weeks: RecapWeeks, first: number): number[] {
  const later = weeks.filter(({ weekId }) => weekId >= first);
  const wildCardAt = later.findIndex(({ booster }) => booster === 'wildCard');
  const before = wildCardAt < 0 ? later : later.slice(0, wildCardAt);
  return before.flatMap(({ weekId, booster }) => (booster === 'freeHit' ? [] : [weekId]));
}

function gainOf(
  week: LoadedTeamPoints,
  former: LoadedTeamPoints['lineup'] | null,
  points: PointsBy,
): BoosterGain | null {
  const { lineup, booster, powerSubs, season, powerSubContext } = week;
  const { players } = powerSubContext;
  const formerPositions = former ? positionsOf(former, players) : [];
  return boosterGain({
    ...{ lineup, formerLineup: former, booster, powerSubs },
    rules: competitionIn(season.competition, week.weekId).rules,
    playerPoints: new Map([...(points.get(week.weekId) ?? []), ...week.points.matchdays]),
    positions: new Map([...formerPositions, ...positionsOf(lineup, players)]),
  });
}

/** The points of the team with the best lineup of its squad on each matchday. */
function bestTotal(weeks: RecapWeeks): HalfPoints {
  const { results } = weeks.at(-1) ?? weeks[0];
  const total = results.at(-1)?.totalHalf ?? 0;
  return weeks.reduce((sum, { score, season, weekId, powerSubContext: { players } }) => {
    const { rules } = competitionIn(season.competition, weekId);
    const best = bestOfSquad({ score, players, rules });
    return sum + best - score.points;
  }, total);
}

/** The players with the most points who did not count. */
function benchPlayers(weeks: RecapWeeks): TeamRecap['bench']['players'] {
  return weeks
    .flatMap(({ weekId, score }) =>
      score.selections
        .filter(({ counted, points }) => !counted && points > 0)
        .map(({ playerId, points }) => ({ playerId, weekId, points: toPoints(points) })),
    )
    .sort((one, other) => other.points - one.points || one.weekId - other.weekId)
    .slice(0, BENCH_PLAYERS);
}
