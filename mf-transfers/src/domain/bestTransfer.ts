import type { Expectation } from '@euro/game';
import type { DraftPair } from './draftPair.js';
import { refusalToBringIn, refusalToPutOut } from './refusals.js';
import type { SavedTeam } from './savedTeam.js';

/** A legal transfer with its expected gain. */
export interface BestTransfer {
  readonly outId: number;
  readonly inId: number;
  /** Points that the one is expected to score more than the other in the open matchday. */
  readonly gain: number;
}

/** Share of a bench player's points that counts, as in `fillSquad`. */
const BENCH_SHARE = 0.15;
const EPSILON = 1e-9;

/**
 * Of all single transfers that money, limits and free transfers allow beside those that are prepared, the one that is
 * expected to bring most points. The same for the same input: of equals the cheaper comes in, then the lower id.
 * @returns null when none is expected to bring anything
 */
export function bestTransfer(
  pairs: readonly DraftPair[],
  team: SavedTeam,
  expectation: Expectation,
): BestTransfer | null {
  const candidates = [...team.players.values()]
    .map((player) => ({ player, points: expectation(player) }))
    .sort(
      (one, other) =>
        other.points - one.points || one.player.value - other.player.value || one.player.id - other.player.id,
    );
  let best: BestTransfer | null = null;
  let mostWorth = EPSILON;
  for (const outgoing of team.squad) {
    if (pairs.some(({ outId }) => outId === outgoing.id)) continue;
    if (refusalToPutOut(outgoing.id, pairs, team) !== null) continue;
    const points = expectation(outgoing);
    const share = team.lineup.bench.includes(outgoing.id) ? BENCH_SHARE : 1;
    for (const { player, points: expected } of candidates) {
      // The best come first.
      if (share * (expected - points) <= mostWorth + EPSILON) break;
      if (player.positionId !== outgoing.positionId) continue;
      if (refusalToBringIn(player.id, outgoing.id, pairs, team) !== null) continue;
      best = { outId: outgoing.id, inId: player.id, gain: expected - points };
      mostWorth = share * best.gain;
      break;
    }
  }
  return best;
}
