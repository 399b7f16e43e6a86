import type { Player } from '@euro/api-contract';
import { emptyDraft, fillSquad } from '@euro/game';
import { afterGroupA } from '../testing/afterGroupA.js';
import { exampleWorld, matches, players } from '../testing/exampleWorld.js';
import { expectations } from './expectations.js';
import { newSquadContext } from './squadContext.js';
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

describe('expected points on 24 June 2024, when group A is over and the others still play', () => {
  const SCOTLAND = 2;
  const played = [1, 2, 3].map((weekId) => ({ weekId, points: 4 }));
  // As the API describes them: Scotland is out.
  const men = players.map((player) => ({
    ...player,
    form: 4,
    stats: played,
    eliminated: player.clubId === SCOTLAND,
  }));
  const world = { ...exampleWorld({ players: men }), matches: afterGroupA() };
  const expectation = expectations(world, 4);
  const expectedOf = (clubId: number) =>
    men.filter((player) => player.clubId === clubId).map((player) => expectation(gamePlayerOf(player)));
  const nations = [...new Set(men.map(({ clubId }) => clubId))];

  it('are those of a match against an average opponent where a nation may still qualify', () => {
    const drawn = afterGroupA().map((match) => ({
      ...match,
      ...(match.weekId === 4 &&
        match.homeFrom?.place === '1B' && { homeId: { id: 5, short: 'ESP', name: '' } }),
    }));
    const [spaniard] = men.filter(({ clubId }) => clubId === 5).map(gamePlayerOf);
    if (!spaniard) throw new Error('no Spaniard');
    const expectedOnceDrawn = expectations({ ...world, matches: drawn }, 4)(spaniard);
    expect(expectation(spaniard)).toBeGreaterThan(0);
    expect(expectation(spaniard)).toBeCloseTo(expectedOnceDrawn, 9);
  });

  it('are zero for Scotland only, the last of its group', () => {
    expect(nations.filter((clubId) => expectedOf(clubId).every((points) => points === 0))).toEqual([
      SCOTLAND,
    ]);
    expect(nations.filter((clubId) => expectedOf(clubId).some((points) => points === 0))).toEqual([SCOTLAND]);
  });

  it('fill a squad without Scots, with players of nations that may still qualify', () => {
    const filledDraft = fillSquad(emptyDraft(world.rules), newSquadContext(world, 4), expectation);
    const clubIds = filledDraft?.slots.map(({ playerId }) => world.players.get(playerId ?? 0)?.clubId) ?? [];
    expect(clubIds).toHaveLength(16);
    expect(clubIds).not.toContain(SCOTLAND);
    expect(new Set(clubIds).size).toBeGreaterThan(3);
  });
});
