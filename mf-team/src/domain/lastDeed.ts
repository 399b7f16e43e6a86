import type { ScoredSelection } from '@euro/api-contract';

type Scored = Pick<ScoredSelection, 'playerId' | 'total'>;

/** A player of the team whose points moved. */
export interface Deed {
  readonly playerId: number;
  /** What it brings to the team; negative for a correction or a card. */
  readonly points: number;
}

/** What moved most from one answer to the next; null when nothing did. */
export function lastDeed(before: readonly Scored[], now: readonly Scored[]): Deed | null {
  const totals = new Map(before.map(({ playerId, total }) => [playerId, total]));
  const moved = now
    .map(({ playerId, total }) => ({ playerId, points: total - (totals.get(playerId) ?? total) }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return moved[0] ?? null;
}
