import { matches } from '../testing/exampleWorld.js';
import { matchesNow } from './matchesNow.js';

const idsOf = (...args: Parameters<typeof matchesNow>) => matchesNow(...args).matches.map(({ id }) => id);
const withStatus = (ids: readonly number[], status: 'live' | 'finished') =>
  matches.map((match) => (ids.includes(match.id) ? { ...match, status } : match));

describe('the matches to watch of a matchday', () => {
  it('are the first ones, until one kicks off', () => {
    expect(matchesNow(matches, 2)).toMatchObject({ isLive: false, matches: [{ id: 14 }] });
  });

  it('are all running ones', () => {
    const live = withStatus([14, 15], 'live');
    expect(matchesNow(live, 2).isLive).toBe(true);
    expect(idsOf(live, 2)).toEqual([14, 15]);
  });

  it('are the next ones between two matches, and none after the last', () => {
    expect(idsOf(withStatus([14], 'finished'), 2)).toEqual([15]);
    expect(idsOf(matches, 1)).toEqual([]);
  });

  it('exclude a match without its pairing', () => {
    expect(idsOf(matches, 4)).toEqual([]);
  });
});
