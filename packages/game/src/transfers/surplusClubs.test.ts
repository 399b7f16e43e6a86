import { exampleLineup } from '../testing/exampleLineup.js';
import { examplePlayers, examplePlayersById } from '../testing/examplePlayers.js';
import { exampleRules } from '../testing/exampleRules.js';
import { surplusClubs } from './surplusClubs.js';

const squad = [...exampleLineup.starting, ...exampleLineup.bench].flatMap(
  (id) => examplePlayersById.get(id) ?? [],
);
const germans = examplePlayers.filter(({ clubId }) => clubId === 1).slice(0, 5);

describe('surplusClubs', () => {
  it('is empty for a squad within the limit, also where it has exactly as many', () => {
    expect(surplusClubs(squad, exampleRules, 1)).toEqual([]);
  });

  it('has each nation above the limit with its number, including the coach', () => {
    expect(surplusClubs(germans, exampleRules, 1)).toEqual([{ clubId: 1, count: 5, limit: 3 }]);
    const lower = { clubLimitByMatchday: [2] };
    expect(surplusClubs(squad, lower, 1)).toEqual([
      { clubId: 9, count: 3, limit: 2 },
      { clubId: 5, count: 3, limit: 2 },
      { clubId: 1, count: 3, limit: 2 },
    ]);
  });

  it('uses the limit of the matchday', () => {
    expect(surplusClubs(germans, exampleRules, 4)).toEqual([{ clubId: 1, count: 5, limit: 4 }]);
    expect(surplusClubs(germans, exampleRules, 6)).toEqual([]);
  });
});
