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

/** What Musiala is expected to score in matchday 2, with what is different of him. */
function expected(change: Partial<Player> = {}, weekId = WEEK, played = matches): number {
  const changed = { ...musiala, ...change };
  const all = new Map(players.map((player) => [player.id, player])).set(MUSIALA, changed);
  const world = { ...exampleWorld(), players: all, matches: played };
  return expectations(world, weekId)(gamePlayerOf(changed));
}

describe('what a player is expected to score', () => {
  it('is more the better his form, and the dearer he is', () => {
    expect(expected({ form: musiala.form + 2 })).toBeGreaterThan(expected());
    expect(expected({ value: musiala.value + 2 })).toBeGreaterThan(expected());
  });

  it('is less when he missed a match of his nation', () => {
    expect(expected({ stats: [] })).toBeLessThan(expected());
  });

  it('does not ask for his form before the first match', () => {
    const before = matches.map((match) => ({ ...match, status: 'scheduled' as const }));
    expect(expected({ form: 0, stats: [] }, WEEK, before)).toBeGreaterThan(0);
  });

  it.each<[string, Partial<Player>]>([
    ['injured', { injury: 1 }],
    ['banned', { ban: 1 }],
    ['eliminated', { eliminated: true }],
  ])('is nothing when he is %s', (_, change) => {
    expect(expected(change)).toBe(0);
  });

  it('is nothing where his nation has no match', () => {
    expect(expected({}, 99)).toBe(0);
  });
});
