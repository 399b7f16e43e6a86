import fc from 'fast-check';
import { clubCounts, moneyLeft, openSlots } from '../draft/draftQueries.js';
import type { DraftSquad, Slot } from '../draft/draftSquad.js';
import { emptyDraft } from '../draft/emptyDraft.js';
import { pickPlayer } from '../draft/pickPlayer.js';
import { squadPrice } from '../prices/squadPrice.js';
import { examplePlayers, examplePlayersById } from '../testing/examplePlayers.js';
import { exampleRules } from '../testing/exampleRules.js';
import type { GamePlayer, PositionId, SquadContext } from '../types.js';
import { budgetAdvice } from './budgetAdvice.js';
import { cheapestCompletion } from './cheapestCompletion.js';
import { replacePlayers } from './replacePlayers.js';

const SEED = 20240623;
const RUNS = 300;

/** A few players of two positions and three nations, so that every completion can be tried. */
const smallWorld = fc
  .record({
    prices: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 9, maxLength: 9 }),
    clubs: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 9, maxLength: 9 }),
    positions: fc.array(fc.constantFrom<PositionId>(2, 3), { minLength: 9, maxLength: 9 }),
    limit: fc.integer({ min: 1, max: 3 }),
    slots: fc.array(fc.constantFrom<PositionId>(2, 3), { minLength: 1, maxLength: 4 }),
    picked: fc.array(fc.nat(8), { maxLength: 2 }),
  })
  .map(({ prices, clubs, positions, limit, slots, picked }) => {
    const players = prices.map(
      (value, at): GamePlayer => ({
        id: at + 1,
        value,
        clubId: clubs[at] ?? 1,
        positionId: positions[at] ?? 2,
      }),
    );
    const squad = [...new Set(picked)].flatMap((at) => players[at] ?? []);
    const draft: DraftSquad = {
      slots: [
        ...squad.map(({ id, positionId }): Slot => ({ role: 'starting', positionId, playerId: id })),
        ...slots.map((positionId): Slot => ({ role: 'starting', positionId, playerId: null })),
      ],
      captainId: null,
      viceCaptainId: null,
    };
    const rules = { ...exampleRules, clubLimitByMatchday: [limit], transferTax: 0 };
    const context: SquadContext = {
      players: new Map(players.map((player) => [player.id, player])),
      rules,
      matchday: 1,
      money: 100,
    };
    return { draft, context, limit };
  });

/** Tries every way to fill the open slots. */
function cheapestOfAll({ slots }: DraftSquad, context: SquadContext, limit: number): number | null {
  const at = slots.findIndex(({ playerId }) => playerId === null);
  if (at < 0) return 0;
  const draft = { slots, captainId: null, viceCaptainId: null };
  const counts = clubCounts(draft, context.players);
  let best: number | null = null;
  for (const player of context.players.values()) {
    const isHeld = slots.some(({ playerId }) => playerId === player.id);
    if (isHeld || player.positionId !== slots[at]?.positionId) continue;
    if ((counts.get(player.clubId) ?? 0) >= limit) continue;
    const filled = slots.map((slot, index) => (index === at ? { ...slot, playerId: player.id } : slot));
    const rest = cheapestOfAll({ ...draft, slots: filled }, context, limit);
    if (rest === null) continue;
    const cost = rest + squadPrice(player, context);
    if (best === null || cost < best) best = cost;
  }
  return best;
}

describe('the cheapest completion', () => {
  it('costs the minimum of all completions', () => {
    fc.assert(
      fc.property(smallWorld, ({ draft, context, limit }) => {
        expect(cheapestCompletion(draft, context)?.cost ?? null).toBe(cheapestOfAll(draft, context, limit));
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('lists players who fill the squad for that sum', () => {
    fc.assert(
      fc.property(smallWorld, ({ draft, context }) => {
        const completion = cheapestCompletion(draft, context);
        if (completion === null) return;
        const players = completion.playerIds.flatMap((id) => context.players.get(id) ?? []);
        const cost = players.reduce((sum, player) => sum + squadPrice(player, context), 0);
        expect([new Set(completion.playerIds).size, cost]).toEqual([openSlots(draft).total, completion.cost]);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });
});

describe('the advice on the budget', () => {
  /** Squads in the order of some picks, with what money there is. */
  const drafts = fc
    .record({
      order: fc.shuffledSubarray(
        examplePlayers.map(({ id }) => id),
        { minLength: 40 },
      ),
      open: fc.integer({ min: 0, max: 6 }),
      money: fc.integer({ min: 400, max: 1100 }),
    })
    .map(({ order, open, money }) => {
      const context: SquadContext = {
        players: examplePlayersById,
        rules: exampleRules,
        matchday: 1,
        money: Number.MAX_SAFE_INTEGER,
      };
      let draft = emptyDraft(exampleRules);
      for (const id of order) {
        if (openSlots(draft).total <= open) break;
        const result = pickPlayer(draft, id, context);
        if (result.ok) draft = result.draft;
      }
      return { draft, context: { ...context, money } };
    });

  it('is given exactly when the money does not fill the squad, and its swaps make it sufficient', () => {
    fc.assert(
      fc.property(drafts, ({ draft, context }) => {
        const completion = cheapestCompletion(draft, context);
        const fits = completion !== null && completion.cost <= moneyLeft(draft, context);
        const advice = budgetAdvice(draft, context);
        expect(advice === null).toBe(fits);
        if (advice === null || advice.swaps.length === 0) return;
        const after = replacePlayers(draft, advice.swaps);
        expect(budgetAdvice(after, context)).toBeNull();
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  it('has one swap where one is enough', () => {
    const context: SquadContext = {
      players: examplePlayersById,
      rules: exampleRules,
      matchday: 1,
      money: Number.MAX_SAFE_INTEGER,
    };
    let draft = emptyDraft(exampleRules);
    for (const { id } of [...examplePlayers].sort((one, other) => other.value - one.value)) {
      const result = openSlots(draft).total > 4 ? pickPlayer(draft, id, context) : null;
      if (result?.ok) draft = result.draft;
    }
    const completion = cheapestCompletion(draft, context);
    if (completion === null) throw new Error('Nobody completes the example.');
    const spent = context.money - moneyLeft(draft, context);
    const advice = budgetAdvice(draft, { ...context, money: spent + completion.cost - 1 });
    expect(advice).toMatchObject({ needed: completion.cost });
    expect(advice?.swaps).toHaveLength(1);
  });
});

describe('a search among completions', () => {
  it('groups the players once for the same rules and prices', () => {
    class CountedPlayers extends Map<number, GamePlayer> {
      walks = 0;
      override values() {
        this.walks += 1;
        return super.values();
      }
    }
    const players = new CountedPlayers(examplePlayersById);
    const context = { players, rules: exampleRules, matchday: 1 };
    const one = cheapestCompletion(emptyDraft(exampleRules), context);
    const other = cheapestCompletion(emptyDraft(exampleRules), context);
    expect(other).toEqual(one);
    expect(players.walks).toBe(1);
    cheapestCompletion(emptyDraft(exampleRules), { ...context, prices: new Map([[1, 1]]) });
    expect(players.walks).toBe(2);
  });
});
