import { DEFAULT_CHOICES } from './pushChoices.js';
import { remainingQuietMs } from './quietHours.js';

const MINUTE = 60_000;
const night = { on: true, from: 23 * 60, to: 8 * 60 };
const minutes = (at: string, quiet = night, timeZone = 'Europe/Brussels') =>
  remainingQuietMs({ quiet, timeZone }, Date.parse(at)) / MINUTE;

it.each([
  ['2024-06-19T20:59:59Z', 0],
  ['2024-06-19T21:00:00Z', 9 * 60],
  ['2024-06-19T22:30:30Z', 7.5 * 60 - 0.5],
  ['2024-06-20T05:59:00Z', 1],
  ['2024-06-20T06:00:00Z', 0],
  ['2024-12-20T21:30:00Z', 0],
])('at %s lasts %d more minutes', (at, remaining) => {
  expect(minutes(at)).toBe(remaining);
});

it('can be hours within one day, or none', () => {
  const siesta = { on: true, from: 13 * 60, to: 15 * 60 };
  expect(minutes('2024-06-19T12:00:00Z', siesta)).toBe(60);
  expect(minutes('2024-06-19T13:00:00Z', siesta)).toBe(0);
  expect(minutes('2024-06-19T22:00:00Z', { ...night, on: false })).toBe(0);
  expect(minutes('2024-06-19T22:00:00Z', { on: true, from: 60, to: 60 })).toBe(0);
});

it('follows the user’s time zone', () => {
  expect(minutes('2024-06-19T22:00:00Z', night, 'America/New_York')).toBe(0);
  expect(minutes('2024-06-20T03:00:00Z', night, 'America/New_York')).toBe(9 * 60);
});

it('defaults to the night in Brussels', () => {
  expect(remainingQuietMs(DEFAULT_CHOICES, Date.parse('2024-06-19T22:00:00Z'))).toBeGreaterThan(0);
});
