import type { Match } from '@euro/api-contract';
import { type Stage, stageOf } from '@euro/game-ui';
import type { MatchesState } from '@euro/platform';
import type { PointsWorth } from '../../components/PointsChip.js';

/** Played and confirmed or still counting, being played, the next deadline, later. */
export type MatchdayPhase = 'done' | 'playing' | 'next' | 'later';

export interface Matchday {
  readonly week: number;
  /** ISO 8601. */
  readonly deadline: string;
  readonly phase: MatchdayPhase;
  readonly points: PointsWorth;
  readonly stage: Stage | null;
  /** Since when it had been closed by mistake, of a matchday that was opened again; null otherwise. ISO 8601. */
  readonly closedByMistake: string | null;
}

/** All matchdays in order, as the tiles show them. */
export function matchdaysOf({ weeks, matches, deadline }: MatchesState): readonly Matchday[] {
  return weeks.map(({ weekId, deadlineDate, state, openedAgain }) => {
    const weekMatches = matches.filter((match) => match.weekId === weekId);
    const stages = weekMatches.map((match) => stageOf(match.stage)?.stage ?? null);
    // The third place is played for on the final's matchday.
    const stage = stages.includes('final') ? 'final' : (stages[0] ?? null);
    const isLocked = deadline.deadlineWeek === null || weekId < deadline.deadlineWeek;
    const isOver = weekMatches.every(
      ({ status, state: one }) => status === 'finished' || one === 'postponed',
    );
    return {
      week: weekId,
      deadline: deadlineDate,
      phase: isLocked ? (isOver ? 'done' : 'playing') : weekId === deadline.deadlineWeek ? 'next' : 'later',
      points: pointsWorth(state, weekMatches),
      stage,
      closedByMistake: state === 'open' ? (openedAgain?.closedAt ?? null) : null,
    };
  });
}

function pointsWorth(state: MatchesState['weeks'][number]['state'], matches: readonly Match[]): PointsWorth {
  if (matches.some(({ status, state: one }) => status === 'live' && !one)) return 'live';
  return state === 'confirmed' || state === 'provisional' ? state : 'none';
}

/** The matchday to open with: the one being played, else the coming one, else the last one. */
export function openingWeek(matchdays: readonly Matchday[]): number | null {
  const matchday =
    matchdays.find(({ phase }) => phase === 'playing') ??
    matchdays.find(({ phase }) => phase === 'next') ??
    matchdays.at(-1);
  return matchday?.week ?? null;
}

/** Reads `?week=3`; null when it names no matchday there is. */
export function weekInAddress(query: URLSearchParams, matchdays: readonly Matchday[]): number | null {
  const number = Number(query.get('week') ?? Number.NaN);
  return matchdays.find(({ week }) => week === number)?.week ?? null;
}

export interface DayOfMatches {
  /** The day in the reader's time zone, as `2024-06-29`. */
  readonly key: string;
  readonly matches: readonly Match[];
}

/** A matchday's matches, and those that were planned for it, by day in the reader's time zone, in kick-off order. */
export function matchesByDay(
  matches: readonly Match[],
  week: number,
  timeZone?: string,
): readonly DayOfMatches[] {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const days = new Map<string, Match[]>();
  const inOrder = matches
    .filter((match) => match.weekId === week || match.plannedWeekId === week)
    .sort((one, other) => Date.parse(one.date) - Date.parse(other.date) || one.id - other.id);
  for (const match of inOrder) {
    const key = format.format(Date.parse(match.date));
    days.set(key, [...(days.get(key) ?? []), match]);
  }
  return [...days].map(([key, ofDay]) => ({ key, matches: ofDay }));
}
