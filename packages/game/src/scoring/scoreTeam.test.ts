import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleLineup } from '../testing/exampleLineup.js';
import { examplePlayers } from '../testing/examplePlayers.js';
import { exampleRules } from '../testing/exampleRules.js';
import type { PositionId } from '../types.js';
import { toHalfPoints, toPoints } from '../units.js';
import type { PlayerMatchday } from './playerMatchday.js';
import { type ScoreTeamInput, scoreTeam, teamTotal } from './scoreTeam.js';

const [KEK, SIMON, RUDIGER, ROBERTSON, ORBAN, CUCURELLA] = [900, 523, 102, 203, 306, 524] as const;
const [MUSIALA, MCGINN, SZOBOSZLAI, OLMO, FULLKRUG, MBAPPE] = [110, 207, 310, 510, 109, 1610] as const;
const [KARNICNIK, CELAR] = [902, 919] as const;

const positions: ReadonlyMap<number, PositionId> = new Map(
  examplePlayers.map((player) => [player.id, player.positionId]),
);

/** [id, points, minutes] as the tournament had them, in whole points. */
type Row = [number, number, number];

const pointsOf = (rows: Row[]): Map<number, PlayerMatchday> =>
  new Map(rows.map(([id, points, minutes]) => [id, deepFreeze({ points: toHalfPoints(points), minutes })]));

const matchday1: Row[] = [
  [KEK, 1, 90],
  [SIMON, 15, 90],
  [RUDIGER, 1, 90],
  [ROBERTSON, 1, 90],
  [ORBAN, 3, 90],
  [CUCURELLA, 7, 90],
  [MUSIALA, 9, 74],
  [MCGINN, 2, 67],
  [SZOBOSZLAI, 5, 90],
  [OLMO, 1, 31],
  [FULLKRUG, 8, 27],
  [MBAPPE, 2, 90],
  [KARNICNIK, 2, 90],
  [CELAR, 1, 15],
];

/** Olmo and Mbappé, his nose broken, stayed on the bench; so did three of the team's own four. */
const matchday2: Row[] = [
  [KEK, 1, 90],
  [SIMON, 6, 90],
  [RUDIGER, 6, 90],
  [ROBERTSON, 2, 90],
  [ORBAN, 3, 90],
  [CUCURELLA, 11, 90],
  [MUSIALA, 9, 72],
  [MCGINN, 2, 90],
  [SZOBOSZLAI, 2, 90],
  [FULLKRUG, 1, 32],
  [KARNICNIK, 10, 90],
];

function input(rows: Row[], fields: Partial<ScoreTeamInput> = {}): ScoreTeamInput {
  const playerPoints = pointsOf(rows);
  return {
    lineup: deepFreeze(exampleLineup),
    playerPoints,
    positions,
    rules: deepFreeze(exampleRules),
    booster: null,
    ...fields,
  };
}

const without = (rows: Row[], ...ids: number[]) => rows.filter(([id]) => !ids.includes(id));
const selectionOf = (team: ReturnType<typeof scoreTeam>, id: number) =>
  team.selections.find((selection) => selection.playerId === id);

describe('scoreTeam', () => {
  it('adds the coach and the eleven, the captain at ×1.5, without the bench', () => {
    const team = scoreTeam(input(matchday1));
    expect(toPoints(team.points)).toBe(59.5);
    expect(team.multiplierId).toBe(MUSIALA);
    expect(team.autoSubs).toEqual([]);
    expect(toPoints(team.benchPoints)).toBe(3);
    expect(selectionOf(team, MUSIALA)).toEqual({
      playerId: MUSIALA,
      role: 'starting',
      counted: true,
      multiplier: 1.5,
      points: toHalfPoints(9),
      total: toHalfPoints(13.5),
    });
    expect(selectionOf(team, KARNICNIK)).toEqual({
      playerId: KARNICNIK,
      role: 'bench',
      counted: false,
      multiplier: 1,
      points: toHalfPoints(2),
      total: 0,
    });
  });

  it('lists every selection once, starters before bench, with totals that add up', () => {
    const team = scoreTeam(input(matchday2));
    expect(team.selections.map(({ playerId }) => playerId)).toEqual([
      ...exampleLineup.starting,
      ...exampleLineup.bench,
    ]);
    expect(team.selections.reduce((sum, { total }) => sum + total, 0)).toBe(team.points);
  });

  it('brings Karničnik on for Olmo in matchday 2; Mbappé has no substitute left, remains and counts 0', () => {
    const team = scoreTeam(input(matchday2));
    expect(team.autoSubs).toEqual([{ outId: OLMO, inId: KARNICNIK, reason: 'no-minutes' }]);
    expect(selectionOf(team, OLMO)).toMatchObject({ counted: false, total: 0, autoSub: 'out' });
    expect(selectionOf(team, KARNICNIK)).toMatchObject({ counted: true, total: 20, autoSub: 'in' });
    expect(selectionOf(team, MBAPPE)).toMatchObject({ counted: true, total: 0 });
    expect(selectionOf(team, MBAPPE)).not.toHaveProperty('autoSub');
    expect(toPoints(team.points)).toBe(57.5);
  });

  it('gives the multiplier to the vice-captain when the captain had no minute', () => {
    const lineup = { ...exampleLineup, captainId: MBAPPE, viceCaptainId: MUSIALA };
    const team = scoreTeam(input(matchday2, { lineup }));
    expect(team.multiplierId).toBe(MUSIALA);
    expect(toPoints(team.points)).toBe(57.5);
  });

  it('never gives the armband to a substitute: without captain and vice nobody is multiplied', () => {
    const lineup = { ...exampleLineup, captainId: OLMO, viceCaptainId: MBAPPE };
    const team = scoreTeam(input(matchday2, { lineup }));
    expect(team.autoSubs.map(({ inId }) => inId)).toEqual([KARNICNIK]);
    expect(team.multiplierId).toBeNull();
    expect(team.selections.every(({ multiplier }) => multiplier === 1)).toBe(true);
    expect(toPoints(team.points)).toBe(53);
  });

  it('leaves the armband with a captain who played one minute for no points', () => {
    const rows: Row[] = [...without(matchday2, MUSIALA), [MUSIALA, 0, 1]];
    expect(scoreTeam(input(rows)).multiplierId).toBe(MUSIALA);
  });

  it('multiplies minus points too', () => {
    const rows: Row[] = [...without(matchday1, MUSIALA), [MUSIALA, -3, 20]];
    expect(toPoints(scoreTeam(input(rows)).points)).toBe(59.5 - 13.5 - 4.5);
  });

  it('counts all sixteen with a bench boost, and makes no auto-sub', () => {
    const first = scoreTeam(input(matchday1, { booster: 'bank' }));
    expect(toPoints(first.points)).toBe(62.5);
    expect(first.benchPoints).toBe(0);
    expect(first.selections.every(({ counted }) => counted)).toBe(true);

    const second = scoreTeam(input(matchday2, { booster: 'bank' }));
    expect(second.autoSubs).toEqual([]);
    expect(toPoints(second.points)).toBe(57.5);
    expect(second.selections.some((selection) => 'autoSub' in selection)).toBe(false);
  });

  it('multiplies by three with a triple captain, also the vice-captain', () => {
    expect(toPoints(scoreTeam(input(matchday1, { booster: 'tripleCaptain' })).points)).toBe(73);
    const lineup = { ...exampleLineup, captainId: MBAPPE, viceCaptainId: CUCURELLA };
    const team = scoreTeam(input(matchday2, { lineup, booster: 'tripleCaptain' }));
    expect(selectionOf(team, CUCURELLA)).toMatchObject({ multiplier: 3, total: toHalfPoints(33) });
  });

  it.each(['freeHit', 'wildCard'] as const)('scores a %s matchday like any other', (booster) => {
    expect(scoreTeam(input(matchday1, { booster }))).toEqual(scoreTeam(input(matchday1)));
  });

  it('counts the card of an absent starter while he remains in the XI, and not when he is replaced', () => {
    const olmoCarded: Row[] = [...matchday2, [OLMO, -1, 0]];
    expect(toPoints(scoreTeam(input(olmoCarded)).points)).toBe(57.5);
    expect(toPoints(scoreTeam(input(olmoCarded)).benchPoints)).toBe(-1);
    const mbappeCarded: Row[] = [...matchday2, [MBAPPE, -1, 0]];
    expect(toPoints(scoreTeam(input(mbappeCarded)).points)).toBe(56.5);
  });

  it('never replaces the coach, also when his team did not play', () => {
    const team = scoreTeam(input(without(matchday1, KEK)));
    expect(team.autoSubs).toEqual([]);
    expect(selectionOf(team, KEK)).toMatchObject({ counted: true, total: 0 });
  });

  it('counts a team whose players are all unknown as 0', () => {
    const team = scoreTeam(input([]));
    expect(team).toMatchObject({ points: 0, benchPoints: 0, autoSubs: [], multiplierId: null });
  });

  it('waits for players who may still play: no auto-sub, and the captain retains his armband', () => {
    const live = pointsOf(matchday2);
    live.set(OLMO, { points: 0, minutes: 0, mayStillPlay: true });
    live.set(MBAPPE, { points: 0, minutes: 0, mayStillPlay: true });
    const lineup = { ...exampleLineup, captainId: MBAPPE, viceCaptainId: MUSIALA };
    const team = scoreTeam(input([], { playerPoints: live, lineup }));
    expect(team.autoSubs).toEqual([]);
    expect(team.multiplierId).toBe(MBAPPE);
    expect(toPoints(team.points)).toBe(43);
  });

  it('applies power subs before auto-subs, and lists both in the order of the saved lineup', () => {
    const powerSubs = deepFreeze([{ outId: SZOBOSZLAI, inId: KARNICNIK }]);
    const team = scoreTeam(input(matchday2, { powerSubs }));
    expect(team.selections.map(({ playerId }) => playerId)).toEqual([
      ...exampleLineup.starting,
      ...exampleLineup.bench,
    ]);
    expect(team.autoSubs).toEqual([]);
    expect(selectionOf(team, KARNICNIK)).toEqual({
      playerId: KARNICNIK,
      role: 'starting',
      counted: true,
      multiplier: 1,
      points: toHalfPoints(10),
      total: toHalfPoints(10),
      powerSub: 'in',
    });
    expect(selectionOf(team, SZOBOSZLAI)).toMatchObject({
      role: 'bench',
      counted: false,
      total: 0,
      powerSub: 'out',
    });
    expect(selectionOf(team, SZOBOSZLAI)).not.toHaveProperty('autoSub');
    expect(toPoints(team.points)).toBe(55.5);
    expect(toPoints(team.benchPoints)).toBe(2);
  });

  it('replaces an untouched starter by an untouched bench player, and never by one whom a power sub took out', () => {
    const rows: Row[] = [...matchday2, [CELAR, 4, 20]];
    const powerSubs = [{ outId: SZOBOSZLAI, inId: KARNICNIK }];
    const team = scoreTeam(input(rows, { powerSubs }));
    expect(team.autoSubs).toEqual([{ outId: MBAPPE, inId: CELAR, reason: 'no-minutes' }]);
    expect(toPoints(team.points)).toBe(59.5);
  });

  it('leaves an incoming player of a power sub who did not play in the XI, with 0', () => {
    const rows: Row[] = [...matchday2, [OLMO, 1, 5], [MBAPPE, 2, 90]];
    const powerSubs = [{ outId: ROBERTSON, inId: CELAR }];
    const team = scoreTeam(input(rows, { powerSubs }));
    expect(team.autoSubs).toEqual([]);
    expect(selectionOf(team, CELAR)).toMatchObject({ counted: true, total: 0, powerSub: 'in' });
    expect(selectionOf(team, KARNICNIK)).toMatchObject({ counted: false });
  });

  it('marks a player whom one power sub brought on and the next took off as taken out', () => {
    const powerSubs = [
      { outId: SZOBOSZLAI, inId: KARNICNIK },
      { outId: KARNICNIK, inId: CELAR },
    ];
    const team = scoreTeam(input(matchday2, { powerSubs }));
    expect(selectionOf(team, KARNICNIK)).toMatchObject({ role: 'bench', counted: false, powerSub: 'out' });
    expect(selectionOf(team, CELAR)).toMatchObject({ role: 'starting', powerSub: 'in' });
    expect(selectionOf(team, SZOBOSZLAI)).toMatchObject({ role: 'bench', powerSub: 'out' });
  });

  it('scores a team with an empty list of power subs as one without', () => {
    expect(scoreTeam(input(matchday2, { powerSubs: [] }))).toEqual(scoreTeam(input(matchday2)));
  });

  it('has a total alone that equals the explained one', () => {
    for (const rows of [matchday1, matchday2]) {
      for (const booster of [null, 'bank', 'tripleCaptain', 'freeHit', 'wildCard'] as const) {
        expect(teamTotal(input(rows, { booster }))).toBe(scoreTeam(input(rows, { booster })).points);
        const powerSubs = [{ outId: SZOBOSZLAI, inId: KARNICNIK }];
        const powered = input(rows, { booster, powerSubs });
        expect(teamTotal(powered)).toBe(scoreTeam(powered).points);
      }
    }
  });
});
