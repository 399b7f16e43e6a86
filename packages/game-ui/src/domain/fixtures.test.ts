import { matches } from '../testing/exampleWorld.js';
import { comingFixtures, fixtureOf, groupByDay, ownMatches } from './fixtures.js';

const GERMANY = 1;
const HUNGARY = 3;

describe('the match of a nation', () => {
  it('is presented from its own side', () => {
    expect(fixtureOf(GERMANY, 2, matches)).toMatchObject({ opponent: { short: 'HUN' }, home: true });
    expect(fixtureOf(HUNGARY, 2, matches)).toMatchObject({ opponent: { short: 'GER' }, home: false });
  });

  it('is missing when the nation has none, or after the last matchday', () => {
    expect(fixtureOf(GERMANY, 4, matches)).toBeNull();
    expect(fixtureOf(GERMANY, null, matches)).toBeNull();
  });
});

describe('coming matches', () => {
  it('are those that have not kicked off, soonest first', () => {
    const now = Date.parse('2024-06-14T20:00:00Z');
    expect(comingFixtures(GERMANY, matches, now).map(({ match }) => match.id)).toEqual([15]);
    expect(comingFixtures(GERMANY, matches, 0).map(({ match }) => match.id)).toEqual([1, 15]);
  });
});

describe('matches with own players', () => {
  const own = [{ clubId: GERMANY }, { clubId: HUNGARY }, { clubId: 22 }];

  it('are only those, in order of kick-off', () => {
    const matchesOfPlayers = ownMatches(matches, 2, own, { onlyOwn: true });
    expect(matchesOfPlayers.map(({ match, players }) => [match.id, players.length])).toEqual([
      [15, 2],
      [20, 1],
    ]);
  });

  it('may be listed among all matches of the matchday', () => {
    expect(ownMatches(matches, 2, own, { onlyOwn: false })).toHaveLength(7);
  });

  it('are grouped by day in the time zone of the viewer', () => {
    const matchday = ownMatches(matches, 1, [], { onlyOwn: false });
    expect(groupByDay(matchday, 'Europe/Brussels').map(({ items }) => items.length)).toEqual([1, 1]);
    // 14 June 19.00 UTC is 15 June in Tokyo.
    expect(groupByDay(matchday, 'Asia/Tokyo').map(({ items }) => items.length)).toEqual([2]);
  });
});
