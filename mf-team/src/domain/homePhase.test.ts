import { exampleWeeks } from '@euro/platform/testing';
import { homePhase } from './homePhase.js';

const DEADLINE = '2024-06-23T19:00:00Z';
const hours = (count: number) => Date.parse(DEADLINE) - count * 3_600_000;

type State = (typeof exampleWeeks)[number]['state'];
function world(secondWeek: State, deadlineWeek: number | null = 3) {
  return {
    weeks: exampleWeeks.map((week) =>
      week.weekId < 2
        ? { ...week, state: 'confirmed' as const }
        : week.weekId === 2
          ? { ...week, state: secondWeek }
          : week,
    ),
    deadline: {
      deadlineWeek,
      deadlineDate: deadlineWeek === null ? null : DEADLINE,
      displayWeek: 2,
      lastScoredWeek: 2,
    } as never,
  };
}

describe('the first part of a fan’s home', () => {
  it.each<[string, number, State, number | null, number, { kind: string; weekId: number | null }]>([
    ['nothing was played yet', 3, 'confirmed', 3, 200, { kind: 'before', weekId: null }],
    ['the matchday is locked', 1, 'locked', 3, 90, { kind: 'live', weekId: 2 }],
    ['points are provisional', 1, 'provisional', 3, 1, { kind: 'live', weekId: 2 }],
    ['points are definitive', 1, 'confirmed', 3, 90, { kind: 'after', weekId: 2 }],
    ['the last day before a deadline', 1, 'confirmed', 3, 24, { kind: 'before', weekId: 2 }],
    ['no deadline follows', 1, 'confirmed', null, 1, { kind: 'after', weekId: 2 }],
  ])('%s', (_, firstWeek, state, deadlineWeek, hoursLeft, phase) => {
    expect(homePhase({ weekId: firstWeek }, world(state, deadlineWeek), hours(hoursLeft))).toEqual(phase);
  });
});
