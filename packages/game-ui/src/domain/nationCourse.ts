import type { Match } from '@euro/api-contract';
import { isPlacement } from '@euro/game';
import { type Stage, stageOf, winnerOf } from './rounds.js';

/** A nation is still in the tournament, knocked out, or the champion. */
export type NationFate = 'playing' | 'out' | 'champion';

/** A round that a nation may still reach, while its opponent is undecided. */
export interface OpenRound {
  readonly stage: Stage;
  /** First and last kick-off, ISO 8601. */
  readonly from: string;
  readonly to: string;
}

/**
 * Derives a nation's fate from the fixtures: a lost knock-out match eliminates it, unless there is a match for the
 * third place, and so does a complete first knock-out round without it.
 */
export function nationFate(clubId: number, matches: readonly Match[]): NationFate {
  const knockOut = matches.filter(({ stage }) => isKnockOut(stage));
  const ownMatches = knockOut.filter((match) => hasSide(match, clubId));
  const isLeft = ownMatches.some(({ status }) => status !== 'finished');
  if (!isLeft && ownMatches.some((match) => isLostBy(match, clubId))) return 'out';
  if (ownMatches.some((match) => stageOf(match.stage)?.stage === 'final' && match.status === 'finished')) {
    return 'champion';
  }
  const [first] = weeksOf(knockOut);
  const firstRound = knockOut.filter(({ weekId }) => weekId === first);
  const isDrawn = firstRound.length > 0 && firstRound.every(({ homeId, awayId }) => homeId && awayId);
  return isDrawn && ownMatches.length === 0 ? 'out' : 'playing';
}

/**
 * The next round in which a nation still in the tournament has no match yet; null when it is out, or every round has
 * its matches.
 */
export function openRound(clubId: number, matches: readonly Match[]): OpenRound | null {
  if (nationFate(clubId, matches) !== 'playing') return null;
  const ownMatches = matches.filter((match) => hasSide(match, clubId));
  const lastWeekId = Math.max(0, ...ownMatches.map(({ weekId }) => weekId));
  // The losers' match is no round to reach.
  const knockOut = matches.filter(
    (match) => isKnockOut(match.stage) && !isPlacement(match) && match.weekId > lastWeekId,
  );
  const [week] = weeksOf(knockOut);
  const round = knockOut.filter(({ weekId }) => weekId === week).sort(byDate);
  const [first, last] = [round[0], round.at(-1)];
  const stage = first && stageOf(first.stage)?.stage;
  return first && last && stage ? { stage, from: first.date, to: last.date } : null;
}

function isKnockOut(stageName: string): boolean {
  const stage = stageOf(stageName)?.stage;
  return stage !== undefined && stage !== 'group';
}

function hasSide({ homeId, awayId }: Match, clubId: number): boolean {
  return homeId?.id === clubId || awayId?.id === clubId;
}

function isLostBy(match: Match, clubId: number): boolean {
  const winner = match.status === 'finished' ? winnerOf(match) : null;
  return winner !== null && (winner === 'home' ? match.awayId : match.homeId)?.id === clubId;
}

function weeksOf(matches: readonly Match[]): number[] {
  return [...new Set(matches.map(({ weekId }) => weekId))].sort((one, other) => one - other);
}

function byDate(one: Match, other: Match): number {
  return Date.parse(one.date) - Date.parse(other.date);
}
