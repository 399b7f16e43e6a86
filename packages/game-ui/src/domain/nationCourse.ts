import type { Match } from '@euro/api-contract';
import { isPlacement } from '@euro/game';
import { type Stage, stageOf, winnerOf } from './rounds.js';

/** Whether a nation still plays: it does, it was knocked out, or it won the tournament. */
export type NationFate = 'playing' | 'out' | 'champion';

/** A round that a nation may still reach, while its opponent is not known. */
export interface OpenRound {
  readonly stage: Stage;
  /** First and last kick-off, ISO 8601. */
  readonly from: string;
  readonly to: string;
}

/**
 * Derives a nation's fate from the fixtures: a lost knock-out match eliminates it, unless there is a match for the third
 * place, and so does a complete first knock-out round without it.
 */
export function nationFate(clubId: number, matches: readonly Match[]): NationFate {
  const knockOut = matches.filter(({ stage }) => isKnockOut(stage));
  const own = knockOut.filter((match) => hasSide(match, clubId));
  const isLeft = own.some(({ status }) => status !== 'finished');
  if (!isLeft && own.some((match) => isLostBy(match, clubId))) return 'out';
  if (own.some((match) => stageOf(match.stage)?.stage === 'final' && match.status === 'finished')) {
    return 'champion';
  }
  const [first] = weeksOf(knockOut);
  const firstRound = knockOut.filter(({ weekId }) => weekId === first);
  const isDrawn = firstRound.length > 0 && firstRound.every(({ homeId, awayId }) => homeId && awayId);
  return isDrawn && own.length === 0 ? 'out' : 'playing';
}

/** The next round in which a nation that still plays has no match yet; null when it is out, or every round is known. */
export function openRound(clubId: number, matches: readonly Match[]): OpenRound | null {
  if (nationFate(clubId, matches) !== 'playing') return null;
  const own = matches.filter((match) => hasSide(match, clubId));
  const after = Math.max(0, ...own.map(({ weekId }) => weekId));
  // Nobody aims for the match of the losers.
  const knockOut = matches.filter(
    (match) => isKnockOut(match.stage) && !isPlacement(match) && match.weekId > after,
  );
  const [week] = weeksOf(knockOut);
  const round = knockOut.filter(({ weekId }) => weekId === week).sort(byDate);
  const [first, last] = [round[0], round.at(-1)];
  const stage = first && stageOf(first.stage)?.stage;
  return first && last && stage ? { stage, from: first.date, to: last.date } : null;
}

function isKnockOut(words: string): boolean {
  const stage = stageOf(words)?.stage;
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
