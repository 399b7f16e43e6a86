import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleLineup } from '../testing/exampleLineup.js';
import { examplePlayersById } from '../testing/examplePlayers.js';
import { exampleRules } from '../testing/exampleRules.js';
import type { SquadContext } from '../types.js';
import { chooseCaptain, chooseViceCaptain } from './chooseCaptain.js';
import { draftFromLineup } from './draftFromLineup.js';
import { clubCounts, draftCost, formationName, moneyLeft, openSlots } from './draftQueries.js';
import type { DraftResult, DraftSquad } from './draftSquad.js';
import { emptyDraft } from './emptyDraft.js';
import { lineupFromDraft } from './lineupFromDraft.js';
import { moveBench } from './moveBench.js';
import { pickPlayer, refusalToPick } from './pickPlayer.js';
import { removePlayer } from './removePlayer.js';
import { canSwap, swapPlayers } from './swapPlayers.js';

const [NAGELSMANN, NEUER, RUDIGER, KIMMICH, KROOS, MUSIALA, FULLKRUG] = [100, 101, 102, 106, 108, 110, 109];
const [KEK, SIMON, ORBAN, CUCURELLA, MCGINN, SZOBOSZLAI, OLMO, MBAPPE] = [
  900, 523, 306, 524, 207, 310, 510, 1610,
];
const [KOBEL, KARNICNIK, SIGUA, CELAR] = [421, 902, 2226, 919];

const context: SquadContext = {
  players: examplePlayersById,
  rules: deepFreeze(exampleRules),
  matchday: 1,
  money: exampleRules.budget,
};
const rich: SquadContext = { ...context, money: 10_000, matchday: 7 };

/** The draft of a result that must be a success, frozen so that the next operation can't write to it. */
function done(result: DraftResult): DraftSquad {
  if (!result.ok) throw new Error(`refused: ${result.code}`);
  return deepFreeze(result.draft);
}

const pickAll = (ids: number[], within = rich, from = emptyDraft(within.rules)) =>
  ids.reduce((draft, id) => done(pickPlayer(draft, id, within)), deepFreeze(from));

const complete = deepFreeze(draftFromLineup(exampleLineup, examplePlayersById, exampleRules));
const idsOf = (draft: DraftSquad, role: 'starting' | 'bench') =>
  draft.slots.filter((slot) => slot.role === role).map((slot) => slot.playerId);
const roleOf = (draft: DraftSquad, id: number) => draft.slots.find((slot) => slot.playerId === id)?.role;

/** The same draft with other armbands. */
const withArmbands = (draft: DraftSquad, captainId: number | null, viceCaptainId: number | null) =>
  deepFreeze({ ...draft, captainId, viceCaptainId });

describe('an empty draft', () => {
  const draft = emptyDraft(exampleRules);

  it('has 12 starting slots in 4-4-2 and a bench of goalkeeper, defender, midfielder, forward', () => {
    const positions = (role: string) =>
      draft.slots.filter((slot) => slot.role === role).map((slot) => slot.positionId);
    expect(positions('starting')).toEqual([0, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]);
    expect(positions('bench')).toEqual([1, 2, 3, 4]);
    expect(formationName(draft)).toBe('4-4-2');
  });

  it('supports other start rows', () => {
    expect(formationName(emptyDraft({ ...exampleRules, startRows: [1, 1, 3, 5, 2] }))).toBe('3-5-2');
  });

  it('needs 16 players and has the whole budget left', () => {
    expect(openSlots(draft)).toEqual({ total: 16, byPosition: [1, 2, 5, 5, 3] });
    expect(moneyLeft(draft, context)).toBe(1000);
  });
});

describe('picking', () => {
  it('fills the first empty slot of the position, starters before bench', () => {
    const one = pickAll([NEUER]);
    expect(idsOf(one, 'starting')[1]).toBe(NEUER);
    const two = pickAll([NEUER, SIMON]);
    expect(idsOf(two, 'bench')[0]).toBe(SIMON);
    expect(openSlots(two).byPosition).toEqual([1, 0, 5, 5, 3]);
  });

  it('makes the first player captain and the next one vice-captain, never a coach', () => {
    const draft = pickAll([NAGELSMANN, MUSIALA, NEUER, KROOS]);
    expect(draft).toMatchObject({ captainId: MUSIALA, viceCaptainId: NEUER });
  });

  it('gives a vacant captaincy to the next picked starter, and never to a bench player', () => {
    const draft = done(removePlayer(pickAll([NEUER, MUSIALA]), MUSIALA));
    expect(draft).toMatchObject({ captainId: NEUER, viceCaptainId: null });
    const bench = done(pickPlayer(draft, SIMON, rich));
    expect(bench).toMatchObject({ captainId: NEUER, viceCaptainId: null });
    expect(pickAll([KROOS], rich, bench)).toMatchObject({ captainId: NEUER, viceCaptainId: KROOS });
    const noCaptain = done(removePlayer(pickAll([NEUER, MUSIALA]), NEUER));
    expect(pickAll([KROOS], rich, noCaptain)).toMatchObject({ captainId: KROOS, viceCaptainId: MUSIALA });
  });

  it('counts cost, money left and nations', () => {
    const draft = pickAll([NAGELSMANN, MUSIALA, MBAPPE], context);
    expect(draftCost(draft, context)).toBe(65 + 85 + 100);
    expect(moneyLeft(draft, context)).toBe(750);
    expect(clubCounts(draft, examplePlayersById)).toEqual(
      new Map([
        [1, 2],
        [16, 1],
      ]),
    );
  });

  it('refuses a player of the team', () => {
    expect(pickPlayer(pickAll([MUSIALA]), MUSIALA, rich)).toEqual({
      ok: false,
      code: 'already-in-team',
      params: { playerId: MUSIALA },
    });
  });

  it('refuses a player of a full position, including the bench', () => {
    expect(pickPlayer(pickAll([NEUER, SIMON]), KOBEL, rich)).toEqual({
      ok: false,
      code: 'no-free-slot',
      params: { positionId: 1 },
    });
  });

  it("refuses a fourth selection of a nation, including the coach, and allows it from the limit's matchday on", () => {
    const three = pickAll([NAGELSMANN, NEUER, MUSIALA], context);
    expect(pickPlayer(three, KROOS, context)).toEqual({
      ok: false,
      code: 'club-limit',
      params: { clubId: 1, limit: 3 },
    });
    expect(pickPlayer(three, KROOS, { ...context, matchday: 4 }).ok).toBe(true);
  });

  it('refuses a player above the money and allows one for the last tenth', () => {
    const draft = emptyDraft(exampleRules);
    expect(pickPlayer(draft, MBAPPE, { ...context, money: 99 })).toEqual({
      ok: false,
      code: 'over-budget',
      params: { price: 100, moneyLeft: 99 },
    });
    expect(pickPlayer(draft, MBAPPE, { ...context, money: 100 }).ok).toBe(true);
  });

  it('uses the purchase price of an owned player, and adds the tax for a new one', () => {
    const draft = emptyDraft(exampleRules);
    const priced = { ...context, money: 90, prices: new Map([[MBAPPE, 90]]) };
    expect(pickPlayer(draft, MBAPPE, priced).ok).toBe(true);
    const taxed = { ...context, money: 100, rules: { ...exampleRules, transferTaxPercentage: 5 } };
    expect(pickPlayer(draft, MBAPPE, taxed)).toMatchObject({ code: 'over-budget', params: { price: 105 } });
  });

  it('refuses an unknown id', () => {
    expect(pickPlayer(emptyDraft(exampleRules), 9999, context)).toMatchObject({ code: 'unknown-player' });
  });

  it('gives the same result for a list of players without picking', () => {
    const three = pickAll([NAGELSMANN, NEUER, MUSIALA], context);
    const refusal = (id: number) => {
      const player = examplePlayersById.get(id);
      return player && refusalToPick(player, three, context)?.code;
    };
    expect(refusal(KROOS)).toBe('club-limit');
    expect(refusal(MUSIALA)).toBe('already-in-team');
    expect(refusal(KEK)).toBe('no-free-slot');
    expect(refusal(OLMO)).toBeUndefined();
  });
});

describe('removing', () => {
  it('empties the slot, refunds the price and clears the armband', () => {
    const draft = done(removePlayer(complete, MUSIALA));
    expect(moneyLeft(draft, context)).toBe(85);
    expect(openSlots(draft)).toEqual({ total: 1, byPosition: [0, 0, 0, 1, 0] });
    expect(draft).toMatchObject({ captainId: null, viceCaptainId: MBAPPE });
    expect(done(removePlayer(complete, MBAPPE))).toMatchObject({ captainId: MUSIALA, viceCaptainId: null });
    expect(done(removePlayer(complete, KOBEL))).toMatchObject({ captainId: MUSIALA, viceCaptainId: MBAPPE });
  });

  it('refuses a player outside the team', () => {
    expect(removePlayer(complete, KROOS)).toMatchObject({ ok: false, code: 'not-in-team' });
  });
});

describe('swapping', () => {
  const swapped = (firstId: number, secondId: number, draft = complete) =>
    done(swapPlayers(draft, firstId, secondId, exampleRules));

  it('exchanges a starter and a bench player of one position in place, named in any order', () => {
    const draft = swapped(RUDIGER, KARNICNIK);
    expect(idsOf(draft, 'starting').indexOf(KARNICNIK)).toBe(idsOf(complete, 'starting').indexOf(RUDIGER));
    expect(idsOf(draft, 'bench')).toEqual([KOBEL, RUDIGER, SIGUA, CELAR]);
    expect(swapped(KARNICNIK, RUDIGER)).toEqual(draft);
    expect(swapped(RUDIGER, KARNICNIK, draft)).toEqual(complete);
  });

  it('changes the formation and preserves the order of the rows', () => {
    const draft = swapped(RUDIGER, SIGUA);
    expect(formationName(draft)).toBe('3-5-2');
    const rows = draft.slots.filter(({ role }) => role === 'starting').map(({ positionId }) => positionId);
    expect(rows).toEqual([0, 1, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4]);
    expect(idsOf(draft, 'bench')).toEqual([KOBEL, KARNICNIK, RUDIGER, CELAR]);
  });

  it.each([
    ['a goalkeeper and an outfield player', SIMON, KARNICNIK, 'goalkeeper-only-with-goalkeeper'],
    ['a starter and the goalkeeper of the bench', RUDIGER, KOBEL, 'goalkeeper-only-with-goalkeeper'],
    ['the goalkeeper and another of the bench', KOBEL, SIGUA, 'goalkeeper-only-with-goalkeeper'],
    ['the coach and any player', KEK, SIGUA, 'coach-not-swappable'],
    ['two starters', RUDIGER, MUSIALA, 'both-starting'],
    ['a player and himself', RUDIGER, RUDIGER, 'same-player'],
    ['a player and one outside the team', RUDIGER, KROOS, 'not-in-team'],
    ['one outside the team and a player', KROOS, RUDIGER, 'not-in-team'],
  ])('refuses %s', (_who, firstId, secondId, code) => {
    expect(swapPlayers(complete, firstId, secondId, exampleRules)).toMatchObject({ ok: false, code });
    expect(canSwap(complete, firstId, secondId, exampleRules)).toBe(false);
  });

  it('refuses a formation below or above the limits', () => {
    const threeDefenders = swapped(RUDIGER, SIGUA);
    expect(swapPlayers(threeDefenders, ORBAN, CELAR, exampleRules)).toMatchObject({
      code: 'invalid-formation',
    });
    expect(canSwap(threeDefenders, ORBAN, KARNICNIK, exampleRules)).toBe(true);
    const oneForward = swapped(FULLKRUG, KARNICNIK);
    expect(formationName(oneForward)).toBe('5-4-1');
    expect(canSwap(oneForward, MBAPPE, SIGUA, exampleRules)).toBe(false);
  });

  it('passes the armband of the outgoing player to the incoming one', () => {
    expect(swapped(MUSIALA, SIGUA)).toMatchObject({ captainId: SIGUA, viceCaptainId: MBAPPE });
    expect(swapped(CELAR, MBAPPE)).toMatchObject({ captainId: MUSIALA, viceCaptainId: CELAR });
  });

  it('reorders two outfield players of the bench', () => {
    expect(idsOf(swapped(KARNICNIK, CELAR), 'bench')).toEqual([KOBEL, CELAR, SIGUA, KARNICNIK]);
  });
});

describe('the bench order', () => {
  it.each([
    [CELAR, 1, [KOBEL, CELAR, KARNICNIK, SIGUA]],
    [KARNICNIK, 3, [KOBEL, SIGUA, CELAR, KARNICNIK]],
    [SIGUA, 2, [KOBEL, KARNICNIK, SIGUA, CELAR]],
  ])('moves %i to place %i', (playerId, place, bench) => {
    expect(idsOf(done(moveBench(complete, playerId, place)), 'bench')).toEqual(bench);
  });

  it('does not move the goalkeeper', () => {
    expect(moveBench(complete, KOBEL, 2)).toMatchObject({ code: 'bench-goalkeeper-fixed' });
    expect(moveBench(complete, SIGUA, 0)).toMatchObject({ code: 'bench-goalkeeper-fixed' });
  });

  it.each([4, -1, 1.5])('rejects the place %p', (place) => {
    expect(moveBench(complete, SIGUA, place)).toMatchObject({ code: 'no-such-place' });
  });

  it('refuses starters', () => {
    expect(moveBench(complete, MUSIALA, 1)).toMatchObject({ code: 'not-in-team' });
    expect(moveBench(complete, KROOS, 1)).toMatchObject({ code: 'not-in-team' });
  });
});

describe('choosing captain and vice-captain', () => {
  it('gives a starter the armband', () => {
    expect(done(chooseCaptain(complete, SIMON, exampleRules))).toMatchObject({
      captainId: SIMON,
      viceCaptainId: MBAPPE,
    });
    expect(done(chooseViceCaptain(complete, SIMON, exampleRules))).toMatchObject({
      captainId: MUSIALA,
      viceCaptainId: SIMON,
    });
  });

  it('leaves vacant the armband that the chosen player gives up', () => {
    expect(done(chooseCaptain(complete, MBAPPE, exampleRules))).toMatchObject({
      captainId: MBAPPE,
      viceCaptainId: null,
    });
    expect(done(chooseViceCaptain(complete, MUSIALA, exampleRules))).toMatchObject({
      captainId: null,
      viceCaptainId: MUSIALA,
    });
  });

  it('changes nothing when the player already has it', () => {
    expect(done(chooseCaptain(complete, MUSIALA, exampleRules))).toEqual(complete);
  });

  it('refuses the coach and players outside the team', () => {
    expect(chooseCaptain(complete, KEK, exampleRules)).toMatchObject({ code: 'coach-not-captain' });
    expect(chooseViceCaptain(complete, KROOS, exampleRules)).toMatchObject({ code: 'not-in-team' });
  });

  it('brings a bench player in for the last of his row without an armband', () => {
    const draft = done(chooseCaptain(complete, SIGUA, exampleRules));
    expect(draft).toMatchObject({ captainId: SIGUA, viceCaptainId: MBAPPE });
    expect(roleOf(draft, SIGUA)).toBe('starting');
    expect(idsOf(draft, 'bench')).toEqual([KOBEL, KARNICNIK, OLMO, CELAR]);
    expect(formationName(draft)).toBe('4-4-2');
  });

  it('skips the old captain at the end of the row for a team-mate without an armband', () => {
    const chosen = done(chooseCaptain(withArmbands(complete, OLMO, MBAPPE), SIGUA, exampleRules));
    expect(roleOf(chosen, OLMO)).toBe('starting');
    expect(idsOf(chosen, 'bench')).toEqual([KOBEL, KARNICNIK, SZOBOSZLAI, CELAR]);
  });

  it('replaces the old captain before the vice-captain when only they have the position', () => {
    const draft = withArmbands(complete, FULLKRUG, MBAPPE);
    const chosen = done(chooseCaptain(draft, CELAR, exampleRules));
    expect(roleOf(chosen, FULLKRUG)).toBe('bench');
    expect(chosen).toMatchObject({ captainId: CELAR, viceCaptainId: MBAPPE });
  });

  it('makes the vice-captaincy vacant when its goalkeeper is replaced by the new captain', () => {
    const draft = withArmbands(complete, MUSIALA, SIMON);
    const chosen = done(chooseCaptain(draft, KOBEL, exampleRules));
    expect(chosen).toMatchObject({ captainId: KOBEL, viceCaptainId: null });
    expect(roleOf(chosen, SIMON)).toBe('bench');
  });

  it('prefers an empty starting slot of his position to a replacement', () => {
    const draft = done(removePlayer(complete, SZOBOSZLAI));
    const chosen = done(chooseViceCaptain(draft, SIGUA, exampleRules));
    expect(chosen).toMatchObject({ captainId: MUSIALA, viceCaptainId: SIGUA });
    expect(idsOf(chosen, 'starting')).toEqual([...idsOf(draft, 'starting')].map((id) => id ?? SIGUA));
    expect(idsOf(chosen, 'bench')).toEqual([KOBEL, KARNICNIK, null, CELAR]);
  });

  it('replaces another position when no starter has his own, with a legal formation', () => {
    const rules = {
      ...exampleRules,
      formationLimits: { ...exampleRules.formationLimits, 4: { min: 0, max: 3 } },
    };
    const noForwards = [FULLKRUG, MBAPPE].reduce(
      (draft, id, index) => done(swapPlayers(draft, id, [KARNICNIK, SIGUA][index] ?? 0, rules)),
      withArmbands(complete, CUCURELLA, MCGINN),
    );
    expect(formationName(noForwards)).toBe('5-5-0');
    const chosen = done(chooseCaptain(noForwards, MBAPPE, rules));
    expect(formationName(chosen)).toBe('5-4-1');
    expect(chosen).toMatchObject({ captainId: MBAPPE, viceCaptainId: MCGINN });
  });
});

describe('from lineup to draft and back', () => {
  it('restores the original lineup', () => {
    expect(lineupFromDraft(complete)).toEqual({ ok: true, lineup: exampleLineup });
  });

  it('puts a lineup in any order in rows, with the goalkeeper first on the bench', () => {
    const shuffled = {
      ...exampleLineup,
      starting: exampleLineup.starting.toReversed(),
      bench: [KARNICNIK, KOBEL, CELAR, SIGUA],
    };
    const draft = draftFromLineup(shuffled, examplePlayersById, exampleRules);
    const rows = draft.slots.map(({ positionId }) => positionId);
    expect(rows).toEqual([0, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 1, 2, 4, 3]);
    expect(idsOf(draft, 'bench')).toEqual([KOBEL, KARNICNIK, CELAR, SIGUA]);
  });

  it('has a gap for an unknown player, and no armband for him', () => {
    const players = new Map([...examplePlayersById].filter(([id]) => id !== MUSIALA));
    const draft = draftFromLineup(exampleLineup, players, exampleRules);
    expect(openSlots(draft)).toEqual({ total: 1, byPosition: [0, 0, 0, 1, 0] });
    expect(draft).toMatchObject({ captainId: null, viceCaptainId: MBAPPE });
    const noVice = new Map([...examplePlayersById].filter(([id]) => id !== MBAPPE));
    expect(draftFromLineup(exampleLineup, noVice, exampleRules)).toMatchObject({ viceCaptainId: null });
    expect(lineupFromDraft(draft)).toEqual({ ok: false, code: 'not-enough-players', params: { missing: 1 } });
  });

  it('lists what is missing before a save: players, then captain, then vice-captain', () => {
    expect(lineupFromDraft(pickAll([KIMMICH]))).toMatchObject({
      code: 'not-enough-players',
      params: { missing: 15 },
    });
    expect(lineupFromDraft(withArmbands(complete, null, null))).toMatchObject({ code: 'captain-missing' });
    expect(lineupFromDraft(withArmbands(complete, MUSIALA, null))).toMatchObject({
      code: 'vice-captain-missing',
    });
  });
});
