import type { Player } from '@euro/api-contract';
import { exampleWorld, matches, players } from '../testing/exampleWorld.js';
import { expectations } from './expectations.js';
import { gamePlayerOf } from './world.js';

const WEEK = 2;
const MUSIALA = 110;
const musiala: Player = {
  ...(players.find(({ id }) => id === MUSIALA) as Player),
  form: 4,
  stats: [{ weekId: 1, points: 4 }],
};

/** Musiala's expected points in matchday 2, after a change of his data. */
function expectedPoints(change: Partial<Player> = {}, weekId = WEEK, fixtures = matches): number {
  const player = { ...musiala, ...change };
  const all = new Map(players.map((player) => [player.id, player])).set(MUSIALA, player);
  const world = { ...exampleWorld(), players: all, matches: fixtures };
  return expectations(world, weekId)(gamePlayerOf(player));
}

describe('the expected points of a player', () => {
  it('increase with his form and his value', () => {
    expect(expectedPoints({ form: musiala.form + 2 })).toBeGreaterThan(expectedPoints());
    expect(expectedPoints({ value: musiala.value + 2 })).toBeGreaterThan(expectedPoints());
  });

  it('decrease when he missed a match of his nation', () => {
    expect(expectedPoints({ stats: [] })).toBeLessThan(expectedPoints());
  });

  it('do not depend on form before the first match', () => {
    const unplayed = matches.map((match) => ({ ...match, status: 'scheduled' as const }));
    expect(expectedPoints({ form: 0, stats: [] }, WEEK, unplayed)).toBeGreaterThan(0);
  });

  it.each<[string, Partial<Player>]>([
    ['injured', { injury: 1 }],
    ['banned', { ban: 1 }],
    ['eliminated', { eliminated: true }],
  ])('are zero when he is %s', (_, change) => {
    expect(expectedPoints(change)).toBe(0);
  });

  it('are zero where his nation has no match', () => {
    expect(expectedPoints({}, 99)).toBe(0);
  });
});
