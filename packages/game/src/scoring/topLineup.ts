import { formationText, type PositionCounts } from '../formation.js';
import { COACH, POSITION_IDS } from '../positions.js';
import type { CompetitionRules, GamePlayer, HalfPoints } from '../types.js';
import { hasPlayed, type PlayerMatchday } from './playerMatchday.js';

type TopLineupRules = Pick<CompetitionRules, 'formationLimits' | 'lineupSize' | 'squadLayout'>;

/** The points of a matchday and its players. */
export interface TopLineupInput {
  readonly points: ReadonlyMap<number, PlayerMatchday>;
  readonly players: ReadonlyMap<number, GamePlayer>;
  readonly rules: TopLineupRules;
}

/** The team of the matchday. */
export interface TopLineup {
  /** The coach, then the eleven from goalkeeper to forwards, the best of each row first. */
  readonly playerIds: readonly number[];
  /** As in '4-3-3'. */
  readonly formation: string;
  /** Sum of the players' own points, in halves; without captain. */
  readonly points: HalfPoints;
}

/**
 * The legal XI and coach with the most points, or null while too few have played. Of equal ones that with the most
 * minutes, then the lowest ids. Players count once they have minutes, coaches whenever they are listed.
 */
export function topLineup({ points, players, rules }: TopLineupInput): TopLineup | null {
  const rows = POSITION_IDS.map((positionId) => candidates(positionId, points, players));
  let best: PartialLineup | null = null;
  for (const counts of formations(rules)) {
    const lineup = choose(rows, counts);
    if (lineup !== null && (best === null || isBetter(lineup, best))) best = lineup;
  }
  if (best === null) return null;
  return {
    playerIds: best.members.map(({ id }) => id),
    formation: formationText(best.counts),
    points: best.points,
  };
}

interface Candidate {
  readonly id: number;
  readonly points: HalfPoints;
  readonly minutes: number;
}

interface PartialLineup {
  readonly members: readonly Candidate[];
  readonly counts: PositionCounts;
  readonly points: HalfPoints;
  readonly minutes: number;
}

function candidates(
  positionId: GamePlayer['positionId'],
  points: TopLineupInput['points'],
  players: TopLineupInput['players'],
): Candidate[] {
  const row: Candidate[] = [];
  for (const [id, matchday] of points) {
    if (players.get(id)?.positionId !== positionId) continue;
    if (positionId === COACH || hasPlayed(matchday)) row.push({ id, ...matchday });
  }
  return row.sort((a, b) => b.points - a.points || b.minutes - a.minutes || a.id - b.id);
}

/** Every legal number of starters of each position that a squad can field. */
function formations({ formationLimits, lineupSize, squadLayout }: TopLineupRules): PositionCounts[] {
  let combinations: number[][] = [[]];
  for (const positionId of POSITION_IDS) {
    const { min, max } = formationLimits[positionId];
    const highest = Math.min(max, squadLayout[positionId]);
    const numbers = Array.from({ length: Math.max(0, highest - min + 1) }, (_, index) => min + index);
    combinations = combinations.flatMap((counts) => numbers.map((count) => [...counts, count]));
  }
  return combinations.flatMap(([coaches = 0, ...eleven]) => {
    const [keepers = 0, defenders = 0, midfielders = 0, forwards = 0] = eleven;
    if (keepers + defenders + midfielders + forwards !== lineupSize) return [];
    return [[coaches, keepers, defenders, midfielders, forwards] satisfies PositionCounts];
  });
}

/** The best of each row: within a formation no other choice has more points, or as many in more minutes. */
function choose(rows: readonly (readonly Candidate[])[], counts: PositionCounts): PartialLineup | null {
  const members: Candidate[] = [];
  for (const positionId of POSITION_IDS) {
    const row = rows[positionId] ?? [];
    const count = counts[positionId];
    if (row.length < count) return null;
    members.push(...row.slice(0, count));
  }
  return {
    members,
    counts,
    points: members.reduce((sum, { points }) => sum + points, 0),
    minutes: members.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

function isBetter(a: PartialLineup, b: PartialLineup): boolean {
  if (a.points !== b.points) return a.points > b.points;
  if (a.minutes !== b.minutes) return a.minutes > b.minutes;
  const others = sortedIds(b);
  const index = sortedIds(a).findIndex((id, at) => id !== others[at]);
  return index >= 0 && (sortedIds(a)[index] ?? 0) < (others[index] ?? 0);
}

function sortedIds({ members }: PartialLineup): number[] {
  return members.map(({ id }) => id).sort((a, b) => a - b);
}
