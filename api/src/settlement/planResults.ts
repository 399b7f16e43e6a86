import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type CompetitionRules, teamTotal } from '@euro/game';
import type { LinedUpTeam } from './lineupRanges.js';
import { rankByPoints } from './rankByPoints.js';
import type { ScoredPlayers } from './scorePlayers.js';

/** Every team's result of a matchday, in columns, ordered by team id. */
export interface ResultsPlan {
  readonly teamIds: Int32Array;
  /** Half points of the matchday. */
  readonly points: Int32Array;
  /** Half points of all matchdays so far. */
  readonly totals: Int32Array;
  readonly weekRanks: Int32Array;
  readonly weekPositions: Int32Array;
  readonly generalRanks: Int32Array;
  readonly generalPositions: Int32Array;
  /** Overall ranks after the matchday before; 0 without one. */
  readonly ranksBefore: Int32Array;
  /** Teams that hold each player, by player id. */
  readonly popularity: ReadonlyMap<number, number>;
  /** SHA-256 over `team id:half points` in the order of the ids. */
  readonly digest: string;
  /** SHA-256 over everything that will be written. */
  readonly fingerprint: string;
}

/** Scores all teams and ranks them; the result is the same whenever and wherever it is computed. */
export async function planResults(
  ranges: AsyncIterable<LinedUpTeam[]>,
  { matchdays, positions }: ScoredPlayers,
  rules: CompetitionRules,
): Promise<ResultsPlan> {
  const teamIds: number[] = [];
  const createdAt: number[] = [];
  const points: number[] = [];
  const totals: number[] = [];
  const ranksBefore: number[] = [];
  const holders = new Holders(positions.keys());
  for await (const teams of ranges) {
    for (const { teamId, lineup, booster, ...team } of teams) {
      const own = teamTotal({ lineup, booster, rules, positions, playerPoints: matchdays });
      teamIds.push(teamId);
      createdAt.push(team.createdAt);
      points.push(own);
      totals.push(team.totalBefore + own);
      ranksBefore.push(team.rankBefore ?? 0);
      holders.count(lineup.starting);
      holders.count(lineup.bench);
    }
    // The API answers others between two ranges.
    await setImmediate();
  }
  const order = orderByAge(createdAt);
  const pointColumn = Int32Array.from(points);
  const totalColumn = Int32Array.from(totals);
  const week = rankByPoints(pointColumn, order);
  const general = rankByPoints(totalColumn, order);
  const columns = {
    teamIds: Int32Array.from(teamIds),
    points: pointColumn,
    totals: totalColumn,
    weekRanks: week.ranks,
    weekPositions: week.positions,
    generalRanks: general.ranks,
    generalPositions: general.positions,
    ranksBefore: Int32Array.from(ranksBefore),
  };
  return {
    ...columns,
    popularity: holders.byPlayer(),
    digest: digestOf(teamIds, points),
    fingerprint: fingerprintOf(columns),
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

function fingerprintOf(columns: Readonly<Record<string, Int32Array>>): string {
  const hash = createHash('sha256');
  for (const column of Object.values(columns)) {
    hash.update(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  }
  return hash.digest('hex');
}
