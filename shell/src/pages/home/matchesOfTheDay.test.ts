import { exampleMatch } from '@euro/platform/testing';
import { endOfDay, matchesOfTheDay } from './matchesOfTheDay.js';

const at = (text: string) => new Date(text).getTime();
const match = (id: number, local: string, weekId = 2) =>
  exampleMatch({ id, weekId, date: new Date(local).toISOString() });

const fixtures = [
  match(3, '2024-06-19T21:00'),
  match(1, '2024-06-19T15:00'),
  match(2, '2024-06-19T18:00'),
  match(4, '2024-06-22T15:00', 3),
  match(5, '2024-06-22T15:00', 3),
];

describe('the matches of the day', () => {
  it.each([
    ['in the morning of a matchday', '2024-06-19T08:00', 'today', [1, 2, 3], 2],
    ['late in the evening of it, when all are over', '2024-06-19T23:59', 'today', [1, 2, 3], 2],
    ['after midnight', '2024-06-20T00:00', 'next', [4, 5], 3],
    ['long before the tournament', '2024-01-01T12:00', 'next', [1, 2, 3], 2],
    ['after the final', '2024-07-01T12:00', 'last', [4, 5], 3],
  ])('%s', (_, now, when, ids, weekId) => {
    const day = matchesOfTheDay(fixtures, at(now));
    expect(day).toMatchObject({ when, weekId });
    expect(day?.matches.map(({ id }) => id)).toEqual(ids);
  });

  it('are none without a calendar', () => {
    expect(matchesOfTheDay([], at('2024-06-19T08:00'))).toBeNull();
  });
});

describe('the end of a day', () => {
  it.each([
    ['2024-06-19T08:00', '2024-06-20T00:00'],
    ['2024-06-19T00:00', '2024-06-20T00:00'],
    ['2024-06-19T23:59:59', '2024-06-20T00:00'],
    // Europe's clocks jump on these.
    ['2024-03-31T01:00', '2024-04-01T00:00'],
    ['2024-10-27T01:00', '2024-10-28T00:00'],
  ])('of %s is %s', (moment, midnight) => expect(endOfDay(at(moment))).toBe(at(midnight)));
});
