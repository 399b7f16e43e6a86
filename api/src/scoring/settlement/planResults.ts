import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { CAPTAIN, type LineupRange, STARTING } from '../../packed/index.js';
import { inSlices } from './inSlices.js';
import type { PlacesBefore } from './placesBefore.js';
import { type Places, rankByPoints } from './rankByPoints.js';
import { type ScoringInput, TeamPoints } from './teamPoints.js';

/** Every team's result of a matchday, in columns, ordered by team id. */
export interface ResultsPlan {
  readonly teamIds: Int32Array;
  /** Half points of the matchday. */
  readonly points: Int32Array;
  /**
   * By the matchday from which points count, the earliest first: the overall ranking; the matchday's own is the last.
   */
  readonly rankings: ReadonlyMap<number, PlannedRanking>;
  /** By player id, without players whom no team holds. */
  readonly holders: ReadonlyMap<number, HolderCounts>;
  /** SHA-256 over `team id:half points` in the order of the ids. */
  readonly digest: string;
  /** SHA-256 over everything that will be written. */
  readonly fingerprint: string;
}

/** Teams that hold a player, and those of them whose captain he is. */
export interface HolderCounts {
  readonly teams: number;
  readonly captains: number;
}

/** A ranking after the matchday, in columns, ordered by team id. */
export interface PlannedRanking extends Places {
  /** Half points. */
  readonly points: Int32Array;
  /** Ranks in it after the matchday before; 0 without one. */
  readonly ranksBefore: Int32Array;
}

/** Every team's points of a matchday, in columns, ordered by team id. */
export interface ScoredTeams {
  readonly teamIds: Int32Array;
  /** Epoch milliseconds. */
  readonly createdAt: Float64Array;
  /** Half points. */
  readonly points: Int32Array;
  /** By player id, without players whom no team holds. */
  readonly holders: ReadonlyMap<number, HolderCounts>;
}

/**
 * Ranks all teams; the result is the same whenever and wherever it is computed.
 * @param before where teams stood in each ranking that began earlier, by its first matchday
 */
export async function planResults(
  { teamIds, createdAt, points, holders }: ScoredTeams,
  weekId: number,
  before: ReadonlyMap<number, PlacesBefore>,
): Promise<ResultsPlan> {
  const order = orderByAge(createdAt);
  const rankings = new Map<number, PlannedRanking>();
  for (const [firstWeek, placesBefore] of before) {
    const sums = new Int32Array(points.length);
    const ranksBefore = new Int32Array(points.length);
    await inSlices(points.length, (from, to) => {
      for (let index = from; index < to; index += 1) {
        const teamId = teamIds[index] ?? 0;
        sums[index] = placesBefore.pointsOf(teamId) + (points[index] ?? 0);
        ranksBefore[index] = placesBefore.rankOf(teamId);
      }
    });
    rankings.set(firstWeek, { points: sums, ranksBefore, ...(await rankByPoints(sums, order)) });
  }
  const ranksBefore = new Int32Array(points.length);
  rankings.set(weekId, { points, ranksBefore, ...(await rankByPoints(points, order)) });
  return {
    teamIds,
    points,
    rankings,
    holders,
    digest: await digestOf(teamIds, points),
    fingerprint: await fingerprintOf({ teamIds, points }, rankings),
  };
}

/** Scores all teams. */
export async function scoreTeams(
  ranges: AsyncIterable<LineupRange>,
  scoring: ScoringInput,
): Promise<ScoredTeams> {
  const teamPoints = new TeamPoints(scoring);
  const holders = new Holders();
  const parts: { readonly range: LineupRange; readonly points: Int32Array }[] = [];
  let teams = 0;
  for await (const range of ranges) {
    const points = new Int32Array(range.teams);
    for (let index = 0; index < range.teams; index += 1) points[index] = teamPoints.of(range, index);
    holders.count(range);
    parts.push({ range: { ...range, lineups: NO_LINEUPS }, points });
    teams += range.teams;
    // Yields to other requests between two ranges.
    await setImmediate();
  }
  const teamIds = new Int32Array(teams);
  const createdAt = new Float64Array(teams);
  const points = new Int32Array(teams);
  let end = 0;
  for (const { range, ...own } of parts) {
    teamIds.set(range.teamIds, end);
    createdAt.set(range.createdAt, end);
    points.set(own.points, end);
    end += range.teams;
  }
  return { teamIds, createdAt, points, holders: holders.byPlayer() };
}

const NO_LINEUPS = new Uint16Array(0);

/**
 * Indexes of the teams, the oldest first: what decides inside a tie (decisions §5.1). The teams come in order of id.
 */
function orderByAge(createdAt: Float64Array): Uint32Array {
  const order = new Uint32Array(createdAt.length);
  let isInOrder = true;
  let before = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < order.length; index += 1) {
    const moment = createdAt[index] ?? 0;
    isInOrder &&= before <= moment;
    before = moment;
    order[index] = index;
  }
  return isInOrder ? order : order.sort((a, b) => (createdAt[a] ?? 0) - (createdAt[b] ?? 0) || a - b);
}

/** Counts who holds a player, by the players' indexes in each range and then all together. */
class Holders {
  private readonly counts = new Map<number, { teams: number; captains: number }>();

  count({ lineups, players, layout: { size } }: LineupRange): void {
    const teams = new Uint32Array(players.length);
    const captains = new Uint32Array(players.length);
    for (let start = 0; start < lineups.length; start += size) {
      const captain = lineups[start + CAPTAIN] ?? 0;
      captains[captain] = (captains[captain] ?? 0) + 1;
      for (let at = start + STARTING; at < start + size; at += 1) {
        const player = lineups[at] ?? 0;
        teams[player] = (teams[player] ?? 0) + 1;
      }
    }
    for (const [index, id] of players.entries()) {
      // Index 0 is no player.
      if (index === 0 || teams[index] === 0) continue;
      const sum = this.counts.get(id) ?? { teams: 0, captains: 0 };
      sum.teams += teams[index] ?? 0;
      sum.captains += captains[index] ?? 0;
      this.counts.set(id, sum);
    }
  }

  byPlayer(): ReadonlyMap<number, HolderCounts> {
    return this.counts;
  }
}

/** Maximum length of a line of a digest: two signed numbers of ten digits, a colon and a line end. */
const LINE = 24;
const LINES = 4_096;

/** SHA-256 over `team id:half points` lines, the teams in the order of their ids. */
export async function digestOf(teamIds: Int32Array, points: Int32Array): Promise<string> {
  const hash = createHash('sha256');
  const bytes = Buffer.alloc(LINES * LINE);
  let end = 0;
  await inSlices(teamIds.length, (from, to) => {
    for (let index = from; index < to; index += 1) {
      end = writeNumber(bytes, end, teamIds[index] ?? 0);
      bytes[end] = COLON;
      end = writeNumber(bytes, end + 1, points[index] ?? 0);
      bytes[end] = NEW_LINE;
      end += 1;
      if (end <= bytes.length - LINE) continue;
      hash.update(bytes.subarray(0, end));
      end = 0;
    }
  });
  return hash.update(bytes.subarray(0, end)).digest('hex');
}

const ZERO = 48;
const COLON = 58;
const MINUS = 45;
const NEW_LINE = 10;

/** Writes a whole number as text and answers where it ends: a string for each would take five times as long. */
function writeNumber(bytes: Buffer, start: number, value: number): number {
  let at = start;
  let rest = value;
  if (rest < 0) {
    bytes[at] = MINUS;
    at += 1;
    rest = -rest;
  }
  let end = at + 1;
  for (let power = 10; power <= rest; power *= 10) end += 1;
  for (let digit = end - 1; digit >= at; digit -= 1) {
    // A 32-bit number: twice as fast as rounding down.
    const next = (rest / 10) | 0;
    bytes[digit] = ZERO + rest - 10 * next;
    rest = next;
  }
  return end;
}

async function fingerprintOf(
  { teamIds, points }: Pick<ResultsPlan, 'teamIds' | 'points'>,
  rankings: ResultsPlan['rankings'],
): Promise<string> {
  const hash = createHash('sha256').update([...rankings.keys()].join());
  const ofRankings = [...rankings.values()].flatMap((ranking) => [
    ranking.points,
    ranking.ranks,
    ranking.positions,
    ranking.ranksBefore,
  ]);
  for (const column of [teamIds, points, ...ofRankings]) {
    await inSlices(column.length, (from, to) => hash.update(bytesOf(column.subarray(from, to))));
  }
  return hash.digest('hex');
}

function bytesOf({ buffer, byteOffset, byteLength }: Int32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
