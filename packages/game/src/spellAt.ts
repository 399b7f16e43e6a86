import type { EpochMs } from './types.js';

/** A club that a player belongs to, with his shirt number there; null without one. */
export interface Registration {
  readonly clubId: number;
  readonly shirt: number | null;
}

/** A registration from a moment on: until the next one, or until he leaves. */
export interface Spell extends Registration {
  readonly fromAt: EpochMs;
}

/** The clubs of a player or coach over a season. */
export interface Registered extends Registration {
  /** Oldest first, the first club too; empty for who has one club from the beginning. */
  readonly spells?: readonly Spell[];
  /** He left the competition then; null while he has not. */
  readonly leftAt?: EpochMs | null;
}

/** The club of a player at a moment; null before he came, and after he left the competition (decisions §11.1, §11.2). */
export function spellAt(player: Registered, at: EpochMs): Registration | null {
  const { spells = [], leftAt = null } = player;
  if (leftAt !== null && leftAt <= at) return null;
  return spells.length === 0 ? player : (spells.filter(({ fromAt }) => fromAt <= at).at(-1) ?? null);
}
