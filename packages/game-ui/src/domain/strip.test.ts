import { exampleDeadline, exampleWeeks } from '@euro/platform/testing';
import { stripWeeks } from './strip.js';

describe('the tournament strip', () => {
  it('distinguishes played, running, next and later matchdays', () => {
    const weeks = exampleWeeks.map((week) =>
      week.weekId === 2 ? { ...week, state: 'provisional' as const } : week,
    );
    const states = stripWeeks(weeks, { ...exampleDeadline, deadlineWeek: 3 }).map(({ state }) => state);
    expect(states).toEqual(['done', 'live', 'next', 'future', 'future', 'future', 'future']);
  });
});
