import { champion } from './champion.js';
import { lastMatches } from './lastMatches.js';

const match = (fields: object = {}) => ({
  id: 1,
  weekId: 7,
  date: '2022-12-18T15:00:00Z',
  status: 'finished' as const,
  stage: 'Final',
  homeId: { id: 11 },
  awayId: { id: 12 },
  homeScore: 3,
  awayScore: 3,
  penHome: 4,
  penAway: 2,
  ...fields,
});

describe('the end of a tournament', () => {
  it('is shown by the matches of its last matchday, the latest first', () => {
    const third = match({ id: 2, date: '2022-12-17T15:00:00Z', stage: 'Third place' });
    const semi = match({ id: 3, weekId: 6 });
    expect(lastMatches([semi, third, match()], 4).map(({ id }) => id)).toEqual([1, 2]);
    expect(lastMatches([third, match()], 1).map(({ id }) => id)).toEqual([1]);
    expect(lastMatches([match({ status: 'scheduled' }), semi], 4).map(({ id }) => id)).toEqual([3]);
    expect(lastMatches([], 4)).toEqual([]);
  });

  it.each([
    ['by goals', { homeScore: 1, awayScore: 2, penHome: null, penAway: null }, 12, 11, [2, 1], null],
    ['by a shoot-out', {}, 11, 12, [3, 3], [4, 2]],
  ])('has the winner of %s, with his goals first', (_, fields, clubId, otherId, score, penalties) => {
    const other = match({ id: 2, stage: 'Third place' });
    expect(champion([other, match(fields)])).toEqual({ clubId, otherId, score, penalties });
  });

  it('has no champion before the final is played', () => {
    expect(champion([match({ stage: 'Matchday 22' })])).toBeNull();
    expect(champion([match({ status: 'scheduled' })])).toBeNull();
    expect(champion([match({ homeId: null })])).toBeNull();
  });
});
