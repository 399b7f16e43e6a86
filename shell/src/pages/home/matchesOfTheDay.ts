import type { Match } from '@euro/api-contract';

/** Matches of one day, and how that day relates to the moment of the question. */
export interface MatchDay {
  readonly when: 'today' | 'next' | 'last';
  /** Midnight at its start in the viewer's time zone, epoch ms. */
  readonly day: number;
  readonly weekId: number;
  readonly matches: readonly Match[];
}

/**
 * The matches of today; when there are none those of the next day that has some, and after the final those of the
 * last.
 */
export function matchesOfTheDay(matches: readonly Match[], now: number): MatchDay | null {
  const days = [...new Set(matches.map(({ date }) => startOfDay(Date.parse(date))))].sort((a, b) => a - b);
  const today = startOfDay(now);
  const day = days.find((candidate) => candidate >= today) ?? days.at(-1);
  if (day === undefined) return null;
  const dayMatches = matches
    .filter(({ date }) => startOfDay(Date.parse(date)) === day)
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id);
  const when = day === today ? 'today' : day > today ? 'next' : 'last';
  return { when, day, weekId: dayMatches[0]?.weekId ?? 1, matches: dayMatches };
}

/** The midnight that follows a moment, epoch ms; days are 23 to 25 hours long. */
export function endOfDay(moment: number): number {
  return startOfDay(startOfDay(moment) + 36 * 3_600_000);
}

function startOfDay(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0);
}
