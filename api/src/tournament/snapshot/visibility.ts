import { isDecidedUnplayed } from '@euro/game';
import { minuteMoments } from '../timeline/index.js';
import type { SnapshotMatch, TournamentSnapshot } from './tournamentSnapshot.js';

/** Line-ups are announced this long before the kick-off, in milliseconds. */
export const LINEUPS_BEFORE = 60 * 60_000;

/** The columns of a match that decide its status. */
type Timing = Pick<SnapshotMatch, 'kickoffAt' | 'finishedAt' | 'homeScore' | 'minute' | 'state'>;

/**
 * Over, with a score: its result, statistics and points may be shown (decisions §10). A match that nobody plays is over
 * as soon as the feed says so, whatever the clock says.
 */
export function isOver(match: Omit<Timing, 'kickoffAt'>, now: number): boolean {
  if (isDecidedUnplayed(match)) return true;
  return match.homeScore !== null && match.minute === null && match.finishedAt <= now;
}

export function matchStatus(match: Timing, now: number): 'scheduled' | 'live' | 'finished' {
  if (isDecidedUnplayed(match)) return 'finished';
  // A clock that was set back can be before the kick-off of a match that the feed has as running.
  if (match.state === 'postponed' || now < match.kickoffAt) return 'scheduled';
  return isOver(match, now) ? 'finished' : 'live';
}

/** Whether the feed has the whole of a match that on this clock is still played: it is shown minute by minute then. */
export function followsClock(match: Timing, now: number): boolean {
  return match.homeScore !== null && match.minute === null && matchStatus(match, now) === 'live';
}

/** The nations of a match, null where the pairing is not known yet. */
export function knownSides(
  match: SnapshotMatch,
  now: number,
): { homeId: number | null; awayId: number | null } {
  return {
    homeId: match.homeKnownAt <= now ? match.homeId : null,
    awayId: match.awayKnownAt <= now ? match.awayId : null,
  };
}

/** The last matchday with points: what "so far" means for teams; null before the first. */
export function lastScoredWeek(
  { matchdays }: Pick<TournamentSnapshot, 'matchdays'>,
  now: number,
): number | null {
  const scoredMatchdays = matchdays.filter(
    ({ version, deadlineAt }) => version !== null && deadlineAt <= now,
  );
  return scoredMatchdays.at(-1)?.weekId ?? null;
}

/** Cache by the list of matches, which stays the same object while only results change. */
const momentsOf = new WeakMap<readonly SnapshotMatch[], readonly number[]>();

/**
 * Number of past moments at which something becomes known: two times with the same number see the same tournament, so
 * answers can be cached by it. While a match follows the clock, each of its minutes is such a moment.
 */
export function knowledgeAt(
  { matches, matchdays, players }: Pick<TournamentSnapshot, 'matches' | 'matchdays' | 'players'>,
  now: number,
): number {
  const moments =
    momentsOf.get(matches) ??
    [...matches.flatMap(momentsOfMatch), ...[...players.values()].flatMap(({ newsAt }) => newsAt ?? [])].sort(
      (a, b) => a - b,
    );
  momentsOf.set(matches, moments);
  return countUpTo(moments, now) + matchdays.filter(({ deadlineAt }) => deadlineAt <= now).length;
}

function momentsOfMatch(match: SnapshotMatch): number[] {
  const { kickoffAt, finishedAt, homeKnownAt, awayKnownAt, homeScore, minute } = match;
  const isWhole = homeScore !== null && minute === null;
  const minutes = isWhole ? minuteMoments(match) : [kickoffAt];
  return [homeKnownAt, awayKnownAt, kickoffAt - LINEUPS_BEFORE, finishedAt, ...minutes];
}

function countUpTo(sorted: readonly number[], now: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= now) low = middle + 1;
    else high = middle;
  }
  return low;
}
