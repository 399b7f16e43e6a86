import fc from 'fast-check';
import { clubLimit } from '../clubLimit.js';
import { clubCounts, moneyLeft, openSlots } from '../draft/draftQueries.js';
import type { DraftSquad } from '../draft/draftSquad.js';
import { emptyDraft } from '../draft/emptyDraft.js';
import { lineupFromDraft } from '../draft/lineupFromDraft.js';
import { pickPlayer } from '../draft/pickPlayer.js';
import { deepFreeze } from '../testing/deepFreeze.js';
import { examplePlayers, examplePlayersById } from '../testing/examplePlayers.js';
import { exampleRules } from '../testing/exampleRules.js';
import type { GamePlayer, SquadContext } from '../types.js';
import { cheapestCompletion } from './cheapestCompletion.js';
import { fillSquad } from './fillSquad.js';

const SEED = 20240614;
const RUNS = 60;

/** Squads in the order of some picks, with what money there is, and what everybody is expected to score. */
const drafts = fc
  .record({
    order: fc.shuffledSubarray(
      examplePlayers.map(({ id }) => id),
      { minLength: 40 },
    ),
    picks: fc.integer({ min: 0, max: 16 }),
    money: fc.integer({ min: 500, max: 1100 }),
    matchday: fc.integer({ min: 1, max: 7 }),
    points: fc.array(
      fc.integer({ min: -8, max: 40 }).map((of) => Math.max(0, of)),
      {
        minLength: examplePlayers.length,
        maxLength: examplePlayers.length,
      },
    ),
  })
  .map(({ order, picks, money, matchday, points }) => {
    const context: SquadContext = { players: examplePlayersById, rules: exampleRules, matchday, money };
    let draft = emptyDraft(exampleRules);
    for (const id of order) {
      if (openSlots(draft).total <= 16 - picks) break;
      const result = pickPlayer(draft, id, { ...context, money: Number.MAX_SAFE_INTEGER });
      if (result.ok) draft = result.draft;
    }
    const pointsOf = new Map(examplePlayers.map(({ id }, at) => [id, (points[at] ?? 0) / 4]));
    const expectation = ({ id }: GamePlayer) => pointsOf.get(id) ?? 0;
    return { draft: deepFreeze(draft), context, expectation };
  });

const idsOf = ({ slots }: DraftSquad) => slots.flatMap(({ playerId }) => playerId ?? []);

const worthOf = (draft: DraftSquad, { players }: SquadContext, expectation: (player: GamePlayer) => number) =>
  draft.slots.reduce((sum, { playerId, role }) => {
    const player = playerId === null ? undefined : players.get(playerId);
    return sum + (player ? expectation(player) * (role === 'starting' ? 1 : 0.15) : 0);
  }, 0);

describe('filling a squad', () => {
  it('succeeds exactly when the money is sufficient, and is legal', () => {
    fc.assert(
      fc.property(drafts, ({ draft, context, expectation }) => {
        const completion = cheapestCompletion(draft, context);
        const isPossible = completion !== null && completion.cost <= moneyLeft(draft, context);
        const filled = fillSquad(draft, context, expectation);
        expect(filled !== null).toBe(isPossible);
        if (filled === null) return;
        expect(lineupFromDraft(filled)).toMatchObject({ ok: true });
        expect(new Set(idsOf(filled)).size).toBe(16);
        expect(moneyLeft(filled, context)).toBeGreaterThanOrEqual(0);
        const limit = clubLimit(context.rules, context.matchday);
        expect(Math.max(...clubCounts(filled, context.players).values())).toBeLessThanOrEqual(limit);
        for (const { playerId, positionId } of filled.slots) {
          expect(context.players.get(playerId ?? 0)?.positionId).toBe(positionId);
        }
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('picks no player with zero expected points where the others fill the squad', () => {
    fc.assert(
      fc.property(drafts, ({ draft, context, expectation }) => {
        const isPicked = (id: number) => draft.slots.some(({ playerId }) => playerId === id);
        const promising = [...context.players].filter(
          ([id, player]) => isPicked(id) || expectation(player) > 0,
        );
        const completion = cheapestCompletion(draft, { ...context, players: new Map(promising) });
        if (completion === null || completion.cost > moneyLeft(draft, context)) return;
        const filled = fillSquad(draft, context, expectation);
        for (const id of filled ? idsOf(filled) : []) {
          const player = context.players.get(id);
          expect(isPicked(id) || (player && expectation(player) > 0)).toBe(true);
        }
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('changes no picked player and no assigned armband', () => {
    fc.assert(
      fc.property(drafts, ({ draft, context, expectation }) => {
        const filled = fillSquad(draft, context, expectation);
        draft.slots.forEach((slot, at) => {
          if (filled && slot.playerId !== null) expect(filled.slots[at]).toEqual(slot);
        });
        if (filled && draft.captainId !== null) expect(filled.captainId).toBe(draft.captainId);
        if (filled && draft.viceCaptainId !== null) expect(filled.viceCaptainId).toBe(draft.viceCaptainId);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('is deterministic, whatever the order of the players', () => {
    fc.assert(
      fc.property(drafts, ({ draft, context, expectation }) => {
        const turned = { ...context, players: new Map([...context.players].reverse()) };
        expect(fillSquad(draft, turned, expectation)).toEqual(fillSquad(draft, context, expectation));
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('cannot be improved by a single exchange', () => {
    fc.assert(
      fc.property(drafts, ({ draft, context, expectation }) => {
        const filled = fillSquad(draft, context, expectation);
        if (filled === null) return;
        const worth = worthOf(filled, context, expectation);
        filled.slots.forEach((slot, at) => {
          if (draft.slots[at]?.playerId !== null) return;
          const without = {
            ...filled,
            slots: filled.slots.map((other, index) => (index === at ? { ...slot, playerId: null } : other)),
          };
          for (const player of context.players.values()) {
            const result = pickPlayer(without, player.id, context);
            if (result.ok)
              expect(worthOf(result.draft, context, expectation)).toBeLessThanOrEqual(worth + 1e-6);
          }
        });
      }),
      { seed: SEED, numRuns: RUNS / 2 },
    );
  });
});
