import fc from 'fast-check';
import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleLineup } from '../testing/exampleLineup.js';
import { examplePlayers, examplePlayersById } from '../testing/examplePlayers.js';
import { exampleRules } from '../testing/exampleRules.js';
import type { GamePlayer } from '../types.js';
import { planTransfers } from './planTransfers.js';
import { type RepairInput, repairSquad } from './repairSquad.js';

const SEED = 20240701;
const CLUBS = [...new Set(examplePlayers.map(({ clubId }) => clubId))];

interface Scene {
  readonly input: RepairInput;
  readonly outIds: readonly number[];
}

const scenes = fc
  .record({
    clubs: fc.subarray(CLUBS),
    moneyLeft: fc.integer({ min: 0, max: 60 }),
    freeLeft: fc.integer({ min: 0, max: 16 }),
    matchday: fc.integer({ min: 1, max: 7 }),
    points: fc.array(fc.nat(40), { minLength: examplePlayers.length, maxLength: examplePlayers.length }),
  })
  .map(({ clubs, points, ...rest }): Scene => {
    const isOut = (id: number) => clubs.includes(examplePlayersById.get(id)?.clubId ?? 0);
    const pointsOf = new Map(examplePlayers.map(({ id }, at) => [id, points[at] ?? 0]));
    const input: RepairInput = {
      ...rest,
      lineup: deepFreeze(exampleLineup),
      purchasePrices: new Map(),
      players: examplePlayersById,
      rules: exampleRules,
      isOut,
      expectation: ({ id }: GamePlayer) => (isOut(id) ? 0 : (pointsOf.get(id) ?? 0)),
    };
    return { input, outIds: [...input.lineup.starting, ...input.lineup.bench].filter(isOut) };
  });

describe('repairing a squad after nations went out', () => {
  it('gives a list of transfers that the rules allow, of players who are out for players who are in', () => {
    fc.assert(
      fc.property(scenes, ({ input, outIds }) => {
        const { transfers, remaining } = repairSquad(input);
        if (transfers.length > 0) expect(planTransfers({ ...input, transfers })).toMatchObject({ ok: true });
        for (const { outId, inId } of transfers) {
          expect(outIds).toContain(outId);
          expect(input.isOut(inId)).toBe(false);
        }
        const handled = [
          ...transfers.map(({ outId }) => outId),
          ...remaining.map(({ playerId }) => playerId),
        ];
        expect(handled.toSorted()).toEqual(outIds.toSorted());
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  it('replaces nobody beyond the free transfers, and says which of the two was missing', () => {
    fc.assert(
      fc.property(scenes, ({ input, outIds }) => {
        const { transfers, remaining } = repairSquad(input);
        const charged = transfers.filter(({ extra }) => !extra).length;
        expect(charged).toBeLessThanOrEqual(input.freeLeft);
        const isSpent = outIds.length > 0 && charged === input.freeLeft;
        for (const { reason } of remaining) expect(reason === 'no-transfers-left').toBe(isSpent);
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  it('replaces everybody where money and limits are no question, by those who are expected to score most', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CLUBS), (club) => {
        const isOut = (id: number) => examplePlayersById.get(id)?.clubId === club;
        const input: RepairInput = {
          lineup: exampleLineup,
          purchasePrices: new Map(),
          moneyLeft: 1000,
          freeLeft: 16,
          matchday: 1,
          players: examplePlayersById,
          rules: { ...exampleRules, clubLimitByMatchday: [16] },
          isOut,
          expectation: ({ id, value }) => (isOut(id) ? 0 : value),
        };
        const { transfers, remaining } = repairSquad(input);
        expect(remaining).toEqual([]);
        const squad = new Set([...input.lineup.starting, ...input.lineup.bench]);
        for (const { outId, inId } of transfers) {
          const { positionId } = examplePlayersById.get(outId) as GamePlayer;
          const better = examplePlayers.filter(
            (player) =>
              player.positionId === positionId &&
              player.value > (examplePlayersById.get(inId)?.value ?? 0) &&
              !isOut(player.id) &&
              !squad.has(player.id) &&
              !transfers.some((other) => other.inId === player.id),
          );
          expect(better).toEqual([]);
        }
      }),
      { seed: SEED },
    );
  });
});
