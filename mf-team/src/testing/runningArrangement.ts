import type { TeamPoints } from '@euro/api-contract';
import { matches, matchesState } from '@euro/game-ui/testing';
import { type Arrangement, exampleWeeks, type FakePlatform } from '@euro/platform/testing';
import { arrangement } from './arrange.js';
import { GOAL, live, RUNNING, runningPoints } from './runningMatchday.js';

const SCORER = 110;
/** His match, and two others beside it. */
const PLAYED_NOW = [15, 14, 16];
const NOW = '2024-07-05T19:40:00Z';
/** Milliseconds after which he scores. */
const UNTIL_GOAL = 1000;

/** The scorer's points by the rules; all other players have none. */
function pointsWithGoals(goals: number): TeamPoints {
  const points = runningPoints();
  const total = goals * GOAL.points;
  return {
    ...points,
    visibleWeekPoints: total,
    selections: points.selections.map((selection) =>
      selection.playerId === SCORER && goals > 0
        ? {
            ...selection,
            ...{ status: 'playing' as const, minutes: 40, counted: true, multiplier: 1 },
            ...{ points: total, total, lines: [{ ...GOAL, stat: goals, points: total }] },
          }
        : selection,
    ),
  };
}

/** The points of a matchday in which three matches are played: a player of the team scores while one looks. */
export const runningArrangement: Arrangement = {
  arrange(fake) {
    arrangement.arrange?.(fake);
    const state = matchesState();
    const deadline = {
      ...state.deadline,
      ...{ deadlineWeek: 6, deadlineDate: '2024-07-09T19:00:00Z', displayWeek: RUNNING },
    };
    const weeks = exampleWeeks.map((week) =>
      week.weekId > RUNNING
        ? week
        : { ...week, state: week.weekId === RUNNING ? ('provisional' as const) : ('confirmed' as const) },
    );
    const inWeek = matches.map((match) =>
      match.weekId === 2 ? { ...match, weekId: RUNNING, date: '2024-07-05T19:00:00Z' } : match,
    );
    fake.state.matches.set({ status: 'ready', value: { ...state, matches: inWeek, weeks, deadline } });
    play(fake, 0);
    setTimeout(() => play(fake, 1), UNTIL_GOAL);
  },
};

function play(fake: FakePlatform, goals: number): void {
  fake.api.answer('GET team/{id}/points/{weekId}', pointsWithGoals(goals));
  fake.live.next({
    ...{ now: NOW, weekId: RUNNING, version: goals + 1, deadlineWeek: 6 },
    matches: PLAYED_NOW.map((id, at) => ({
      ...{ id, weekId: RUNNING, status: 'live' as const, minute: 40, penHome: null, penAway: null },
      ...{ homeScore: at === 0 ? goals : 0, awayScore: 0 },
    })),
    players: [live(SCORER, { minutes: 40, points: goals * GOAL.points })],
  });
}
