import { formatDuration, twoDigits } from '@euro/design-system';
import { exampleWeeks } from '@euro/platform/testing';
import { type DeadlineState, deadlineState } from './deadlineState.js';

const [week] = exampleWeeks;
const weeks = week ? [week] : [];
const at = (seconds: number) => Date.parse(week?.deadlineDate ?? '') - seconds * 1000;

describe('the deadline on the tab of the team', () => {
  it.each<[string, number, DeadlineState | null]>([
    ['an hour before', 3600, null],
    ['in the last hour', 47 * 60 + 30, { kind: 'minutes', count: 47 }],
    ['in the last minute', 59, { kind: 'seconds', count: 59 }],
    ['in the last second', 0.2, { kind: 'seconds', count: 0 }],
    ['at the deadline', 0, { kind: 'locked' }],
    ['nine minutes later', -9 * 60, { kind: 'locked' }],
    ['ten minutes later', -10 * 60, null],
  ])('%s', (_, msLeft, state) => {
    expect(deadlineState(weeks, at(msLeft))).toEqual(state);
  });

  it.each([59.4, 39.9, 39.1, 1, 0.2])('counts like the header, %s seconds before', (left) => {
    const state = deadlineState(weeks, at(left));
    expect(`0 min ${twoDigits(state?.kind === 'seconds' ? state.count : -1)} s`).toBe(
      formatDuration(left * 1000, 'nl-BE'),
    );
  });
});
