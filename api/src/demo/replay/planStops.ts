import type { CompetitionRules } from '@euro/game';
import type { SnapshotMatch, SnapshotMatchday } from '../../tournament/index.js';

/**
 * A moment of game time at which the clock stops for work: made-up managers prepare for a deadline or make power
 * subs, or a matchday must be confirmed.
 */
export type Stop =
  | { readonly kind: 'preparation'; readonly at: number; readonly weekId: number; readonly wave: number }
  | { readonly kind: 'power-subs'; readonly at: number; readonly weekId: number }
  | { readonly kind: 'end'; readonly at: number; readonly weekId: number };

/** The data from which the stops of a tournament are computed. */
export interface Calendar {
  readonly matchdays: readonly Pick<SnapshotMatchday, 'weekId' | 'deadlineAt'>[];
  readonly matches: readonly Pick<SnapshotMatch, 'weekId' | 'kickoffAt' | 'finishedAt'>[];
  readonly rules: Pick<CompetitionRules, 'powerSubsFromWeek'>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Managers prepare in waves, so long before the deadline. */
const WAVES: readonly number[] = [20 * HOUR, 8 * HOUR, 3 * HOUR, 90 * MINUTE, 30 * MINUTE, 5 * MINUTE];
export const WAVE_COUNT = WAVES.length;
/** Line-ups are known, and announced players can still be brought on. */
const BEFORE_KICKOFF = 10 * MINUTE;
/** A replay from a matchday begins so long before its deadline. */
const BEFORE_DEADLINE = 6 * HOUR;
/** Order of stops at the same moment. */
const ORDER: readonly Stop['kind'][] = ['end', 'preparation', 'power-subs'];

/**
 * Every stop from a moment on up to the end of a matchday, in order. What should have been done earlier for a matchday
 * that is open still, or not confirmed, comes first.
 */
export function planStops(calendar: Calendar, from: number, toWeek: number): Stop[] {
  const stops = calendar.matchdays
    .filter(({ weekId }) => weekId <= toWeek)
    .flatMap((matchday) => [
      ...preparations(calendar, matchday, from),
      ...powerSubs(calendar, matchday).filter(({ at }) => at >= from),
      { kind: 'end', at: Math.max(from, endOf(calendar, matchday.weekId)), weekId: matchday.weekId } as const,
    ]);
  return stops.sort(
    (a, b) => a.at - b.at || a.weekId - b.weekId || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  );
}

/** When a replay from this matchday begins: some hours before its deadline, after the matchday before it. */
export function startOf(calendar: Calendar, weekId: number): number | null {
  const index = calendar.matchdays.findIndex((matchday) => matchday.weekId === weekId);
  const matchday = calendar.matchdays[index];
  if (!matchday) return null;
  return Math.max(matchday.deadlineAt - BEFORE_DEADLINE, readyFor(calendar, index));
}

function preparations(calendar: Calendar, matchday: Calendar['matchdays'][number], from: number): Stop[] {
  const { weekId, deadlineAt } = matchday;
  if (deadlineAt <= from) return [];
  const earliest = Math.max(from, readyFor(calendar, calendar.matchdays.indexOf(matchday)));
  return WAVES.map((before, wave) => {
    const at = Math.max(deadlineAt - before, earliest);
    return { kind: 'preparation', at, weekId, wave };
  });
}

/** From when everything is known that managers wait for: a minute after the matchday before, if that ends in time. */
function readyFor(calendar: Calendar, index: number): number {
  const [before, own] = [calendar.matchdays[index - 1], calendar.matchdays[index]];
  if (!before || !own) return 0;
  const ready = endOf(calendar, before.weekId) + MINUTE;
  return ready < own.deadlineAt ? ready : 0;
}

function powerSubs(
  { matches, rules }: Calendar,
  { weekId, deadlineAt }: Calendar['matchdays'][number],
): Stop[] {
  if (weekId < rules.powerSubsFromWeek) return [];
  const moments = matches
    .filter((match) => match.weekId === weekId)
    .map(({ kickoffAt }) => kickoffAt - BEFORE_KICKOFF);
  return [...new Set(moments)]
    .filter((at) => at >= deadlineAt)
    .map((at) => ({ kind: 'power-subs', at, weekId }));
}

function endOf({ matches }: Calendar, weekId: number): number {
  return Math.max(...matches.filter((match) => match.weekId === weekId).map(({ finishedAt }) => finishedAt));
}
