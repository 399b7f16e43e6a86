import { exampleWeeks } from '@euro/platform/testing';
import { type DeadlineState, deadlineState, nextChange } from './deadlineState.js';

const [week] = exampleWeeks;
const weeks = week ? [week] : [];
const at = (seconds: number) => Date.parse(week?.deadlineDate ?? '') - seconds * 1000;

describe('the deadline on the tab of the team', () => {
  it.each<[string, number, DeadlineState | null]>([
    ['an hour before', 3600, null],
    ['in the last hour', 47 * 60 + 30, { kind: 'minutes', count: 47 }],
    ['in the last minute', 59, { kind: 'seconds', count: 59 }],
    ['in the last second', 0.2, { kind: 'seconds', count: 1 }],
    ['at the deadline', 0, { kind: 'locked' }],
    ['nine minutes later', -9 * 60, { kind: 'locked' }],
    ['ten minutes later', -10 * 60, null],
  ])('%s', (_, msLeft, state) => {
    expect(deadlineState(weeks, at(msLeft))).toEqual(state);
  });

  it.each<[string, number, number]>([
    ['long before: when the last hour starts', 7200, 3_600_000],
    ['while it counts: each second', 120, 1000],
    ['in the last second: at the deadline', 0.4, 400],
    ['when it has passed: when the mark is removed', -60, 540_000],
    ['after the last: never', -3600, Number.POSITIVE_INFINITY],
  ])('is rendered again, %s', (_, msLeft, milliseconds) => {
    expect(nextChange(weeks, at(msLeft))).toBe(milliseconds);
  });
});
