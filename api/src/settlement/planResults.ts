import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type CompetitionRules, type PowerSub, teamTotal } from '@euro/game';
import type { LinedUpTeam } from './lineupRanges.js';
import type { PlacesBefore } from './placesBefore.js';
import { type Places, rankByPoints } from './rankByPoints.js';
import type { ScoredPlayers } from './scorePlayers.js';

/** Every team's result of a matchday, in columns, ordered by team id. */
export interface ResultsPlan {
  readonly teamIds: Int32Array;
  /** Half points of the matchday. */
  readonly points: Int32Array;
  /** By the matchday from which points are counted, the earliest first: the overall ranking; the matchday's own is the last. */
  readonly rankings: ReadonlyMap<number, PlannedRanking>;
  /** Teams that hold each player, by player id. */
  readonly popularity: ReadonlyMap<number, number>;
  /** SHA-256 over `team id:half points` in the order of the ids. */
  readonly digest: string;
  /** SHA-256 over everything that will be written. */
  readonly fingerprint: string;
}

/** A ranking after the matchday, in columns, ordered by team id. */
export interface PlannedRanking extends Places {
  /** Half points. */
  readonly points: Int32Array;
  /** Ranks in it after the matchday before; 0 without one. */
  readonly ranksBefore: Int32Array;
}

/** What all teams are scored with. */
interface ScoringInput extends Pick<ScoredPlayers, 'matchdays' | 'positions'> {
  readonly weekId: number;
  /** Where teams stood in each ranking that began earlier, by its first matchday. */
  readonly before: ReadonlyMap<number, PlacesBefore>;
  /** By team id. */
  readonly powerSubs: ReadonlyMap<number, readonly PowerSub[]>;
  readonly rules: CompetitionRules;
}

const NO_SUBS: readonly PowerSub[] = [];

/** Scores all teams and ranks them; the result is the same whenever and wherever it is computed. */
export async function planResults(
  ranges: AsyncIterable<LinedUpTeam[]>,
  { weekId, before, matchdays, positions, powerSubs, rules }: ScoringInput,
): Promise<ResultsPlan> {
  const teamIds: number[] = [];
  const createdAt: number[] = [];
  const points: number[] = [];
  const holders = new Holders(positions.keys());
  for await (const teams of ranges) {
    for (const { teamId, lineup, booster, ...team } of teams) {
      const own = teamTotal({
        lineup,
        booster,
        rules,
        positions,
        playerPoints: matchdays,
        powerSubs: powerSubs.get(teamId) ?? NO_SUBS,
      });
      teamIds.push(teamId);
      createdAt.push(team.createdAt);
      points.push(own);
      holders.count(lineup.starting);
      holders.count(lineup.bench);
    }
    // The API answers others between two ranges.
    await setImmediate();
  }
  const order = orderByAge(createdAt);
  const pointColumn = Int32Array.from(points);
  const columns = { teamIds: Int32Array.from(teamIds), points: pointColumn };
  const goingOn = [...before].map(([firstWeek, placesBefore]) => {
    const sums = columns.teamIds.map((teamId, index) => placesBefore.pointsOf(teamId) + (points[index] ?? 0));
    const ranksBefore = columns.teamIds.map((teamId) => placesBefore.rankOf(teamId));
    return [firstWeek, { points: sums, ranksBefore, ...rankByPoints(sums, order) }] as const;
  });
  const ranksBefore = new Int32Array(points.length);
  const ofMatchday = { points: pointColumn, ranksBefore, ...rankByPoints(pointColumn, order) };
  const rankings = new Map<number, PlannedRanking>([...goingOn, [weekId, ofMatchday]]);
  return {
    ...columns,
    rankings,
    popularity: holders.byPlayer(),
    digest: digestOf(teamIds, points),
    fingerprint: fingerprintOf(columns, rankings),
  };
}

/** Indexes of the teams, the oldest first: what decides inside a tie (decisions §5.1). The teams come in order of id. */
function orderByAge(createdAt: readonly number[]): Uint32Array {
  const order = Uint32Array.from(createdAt.keys());
  const isInOrder = createdAt.every((moment, index) => index === 0 || (createdAt[index - 1] ?? 0) <= moment);
  return isInOrder ? order : order.sort((a, b) => (createdAt[a] ?? 0) - (createdAt[b] ?? 0) || a - b);
}

/** Counts who holds a player; ids are small, and an array is faster than a map that is asked sixteen times a team. */
class Holders {
  private readonly teams: Uint32Array;

  constructor(playerIds: Iterable<number>) {
    this.teams = new Uint32Array(Math.max(0, ...playerIds) + 1);
  }

  count(playerIds: readonly number[]): void {
    for (const id of playerIds) this.teams[id] = (this.teams[id] ?? 0) + 1;
  }

  byPlayer(): Map<number, number> {
    return new Map([...this.teams.entries()].filter(([, teams]) => teams > 0));
  }
}

/** SHA-256 over `team id:half points` lines, the teams in the order of their ids. */
export function digestOf(teamIds: ArrayLike<number>, points: ArrayLike<number>): string {
  const hash = createHash('sha256');
  let lines = '';
  for (let index = 0; index < teamIds.length; index += 1) {
    lines += `${teamIds[index]}:${points[index]}\n`;
    if (lines.length > 100_000) {
      hash.update(lines);
      lines = '';
    }
  }
  return hash.update(lines).digest('hex');
}

function fingerprintOf(
  { teamIds, points }: Pick<ResultsPlan, 'teamIds' | 'points'>,
  rankings: ResultsPlan['rankings'],
): string {
  const hash = createHash('sha256').update([...rankings.keys()].join());
  const ofRankings = [...rankings.values()].flatMap((ranking) => [
    ranking.points,
    ranking.ranks,
    ranking.positions,
    ranking.ranksBefore,
  ]);
  for (const column of [teamIds, points, ...ofRankings]) {
    hash.update(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  }
  return hash.digest('hex');
}
