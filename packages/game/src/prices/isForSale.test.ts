import { cheapestCompletion } from '../budget/cheapestCompletion.js';
import { fillSquad } from '../budget/fillSquad.js';
import { clubCounts } from '../draft/draftQueries.js';
import { emptyDraft } from '../draft/emptyDraft.js';
import { pickPlayer, refusalToPick } from '../draft/pickPlayer.js';
import { validateLineup } from '../lineup/validateLineup.js';
import { exampleLineup } from '../testing/exampleLineup.js';
import { examplePlayers } from '../testing/examplePlayers.js';
import { exampleRules } from '../testing/exampleRules.js';
import { planTransfers } from '../transfers/planTransfers.js';
import { surplusClubs } from '../transfers/surplusClubs.js';
import type { GamePlayer, SquadContext } from '../types.js';

const [MUSIALA, KROOS, RUDIGER, KOCH] = [110, 108, 102, 124];

/** The example players, of whom these left the competition. */
function playersWithout(...leftIds: number[]): ReadonlyMap<number, GamePlayer> {
  return new Map(
    examplePlayers.map((player) => [
      player.id,
      leftIds.includes(player.id) ? { ...player, hasLeft: true } : player,
    ]),
  );
}

const context = (...leftIds: number[]): SquadContext => ({
  players: playersWithout(...leftIds),
  rules: exampleRules,
  matchday: 1,
  money: 5_000,
});

describe('a player who left the competition', () => {
  it('can not be picked, and completes no squad', () => {
    const withoutKroos = context(KROOS);
    const player = withoutKroos.players.get(KROOS);
    if (!player) throw new Error('There is no such player.');
    const draft = emptyDraft(exampleRules);
    expect(refusalToPick(player, draft, withoutKroos)).toEqual({
      code: 'player-left',
      params: { playerId: KROOS },
    });
    const others = examplePlayers.filter(({ clubId }) => clubId === 1).map(({ id }) => id);
    const without = context(...others);
    const filled = fillSquad(draft, without, ({ id }) => (others.includes(id) ? 99 : 1));
    const completed = cheapestCompletion(draft, without);
    const ids = [...(filled?.slots.map(({ playerId }) => playerId) ?? []), ...(completed?.playerIds ?? [])];
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id) => id !== null && others.includes(id))).toEqual([]);
  });

  it('may be put back by the team that holds him', () => {
    const held = { ...context(KROOS), prices: new Map([[KROOS, 80]]) };
    expect(pickPlayer(emptyDraft(exampleRules), KROOS, held).ok).toBe(true);
  });

  it('is refused in a new squad, and stays in one that has him', () => {
    const lineup = { ...exampleLineup };
    const fresh = validateLineup(lineup, context(MUSIALA));
    expect(fresh).toContainEqual({ code: 'player-left', params: { playerIds: [MUSIALA] } });
    const held = { ...context(MUSIALA), prices: new Map([[MUSIALA, 85]]) };
    expect(validateLineup(lineup, held)).toEqual([]);
  });

  it('counts for no club', () => {
    const draft = pickPlayer(emptyDraft(exampleRules), KROOS, {
      ...context(KROOS),
      prices: new Map([[KROOS, 80]]),
    });
    if (!draft.ok) throw new Error(draft.code);
    expect([...clubCounts(draft.draft, playersWithout(KROOS))]).toEqual([]);
    const squad = examplePlayers.filter(({ clubId }) => clubId === 1).slice(0, 4);
    expect(surplusClubs(squad, exampleRules, 1)).toHaveLength(1);
    const [first, ...rest] = squad;
    if (!first) throw new Error('There is no squad.');
    expect(surplusClubs([{ ...first, hasLeft: true }, ...rest], exampleRules, 1)).toEqual([]);
  });

  it('is sold by a transfer, which is no extra, and never bought by one', () => {
    const plan = (outId: number, inId: number, leftIds: number[]) =>
      planTransfers({
        lineup: exampleLineup,
        purchasePrices: new Map(),
        moneyLeft: 100,
        transfers: [{ outId, inId }],
        players: playersWithout(...leftIds),
        rules: exampleRules,
        matchday: 2,
        freeLeft: 1,
      });
    const sold = plan(RUDIGER, KOCH, [RUDIGER]);
    expect(sold).toMatchObject({ ok: true, plan: { charged: 1, transfers: [{ extra: false }] } });
    expect(plan(RUDIGER, KOCH, [KOCH])).toEqual({
      ok: false,
      issues: [{ code: 'player-left', params: { playerIds: [KOCH] } }],
    });
  });
});
