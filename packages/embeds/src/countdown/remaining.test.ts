import { millisecondsLeft, partsOf, spokenParts } from './remaining.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = '2024-06-14T12:00:00.000Z';

describe('the time until a deadline', () => {
  it('follows the game’s clock and speed', () => {
    const answer = { deadlineDate: '2024-06-14T19:00:00.000Z', now, speed: 1, heardAt: 5000 };
    expect(millisecondsLeft(answer, 5000)).toBe(7 * HOUR);
    expect(millisecondsLeft(answer, 65_000)).toBe(7 * HOUR - 60_000);
    expect(millisecondsLeft({ ...answer, speed: 60 }, 65_000)).toBe(6 * HOUR);
  });

  it('is never negative, and null without a deadline', () => {
    expect(millisecondsLeft({ deadlineDate: now, now, speed: 1, heardAt: 0 }, 9000)).toBe(0);
    expect(millisecondsLeft({ deadlineDate: null, now, speed: 1, heardAt: 0 }, 0)).toBeNull();
  });

  it.each([
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [999, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [59_999, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
    [2 * DAY + 3 * HOUR + 61_000, { days: 2, hours: 3, minutes: 1, seconds: 1 }],
  ])('of %i ms is shown as %j', (ms, parts) => {
    expect(partsOf(ms)).toEqual(parts);
  });

  it.each([
    [2 * DAY + 3.5 * HOUR, { days: 2, hours: 3 }],
    [1.5 * HOUR, { days: 0, hours: 1 }],
    [59 * 60_000, { underMinutes: 60 }],
    [29 * 60_000, { underMinutes: 30 }],
    [61_000, { underMinutes: 5 }],
    [30_000, { underMinutes: 1 }],
  ])('of %i ms is announced as %j', (ms, spoken) => {
    expect(spokenParts(ms)).toEqual(spoken);
  });
});
