import { playedMinutes } from './presence.js';
import { randomFor } from './randomFor.js';
import type { SidedStat } from './timeline.js';

/** Minutes of penalties that were saved, for the goalkeepers and for those who missed them, by player id. */
export interface PairedPenalties {
  readonly saved: ReadonlyMap<number, readonly number[]>;
  readonly missed: ReadonlyMap<number, readonly number[]>;
}

/**
 * Pairs each penalty that a goalkeeper saved with one that a player of the other side missed: both get the same
 * minute.
 */
export function pairPenalties(matchId: number, stats: readonly SidedStat[], length: number): PairedPenalties {
  const savedMinutes = new Map<number, number[]>();
  const missedMinutes = new Map<number, number[]>();
  for (const keeper of stats) {
    for (let count = 0; count < keeper.penalty_saved; count += 1) {
      const taker = stats.find(
        (other) =>
          other.clubId !== keeper.clubId &&
          (missedMinutes.get(other.playerId)?.length ?? 0) < other.penalty_miss &&
          overlap(keeper, other, length) !== null,
      );
      const { first, last } = (taker && overlap(keeper, taker, length)) ?? playedMinutes(keeper, length);
      const random = randomFor(matchId, keeper.playerId, 'penalty', count);
      const minute = first + random.whole(last - first + 1);
      savedMinutes.set(keeper.playerId, [...(savedMinutes.get(keeper.playerId) ?? []), minute]);
      if (taker) missedMinutes.set(taker.playerId, [...(missedMinutes.get(taker.playerId) ?? []), minute]);
    }
  }
  return { saved: savedMinutes, missed: missedMinutes };
}

/** The minutes that two players shared the pitch; null without any. */
function overlap(a: SidedStat, b: SidedStat, length: number): { first: number; last: number } | null {
  const [own, other] = [playedMinutes(a, length), playedMinutes(b, length)];
  const first = Math.max(own.first, other.first);
  const last = Math.min(own.last, other.last);
  return first <= last ? { first, last } : null;
}
