import type { Sequelize } from 'sequelize';
import { withTimeBudget } from '../timeBudget.js';
import type { Positions, Sample } from './positions.js';

/**
 * The longest that a replica may take for a statement, and for a connection, in milliseconds: then the primary is
 * asked.
 */
export const REPLICA_TIMEOUT_MS = 1_000;

/** A server that follows the primary, and how far it is as far as this process knows. */
export class Replica {
  /** The replica has everything that the primary had committed by then, in milliseconds of `performance.now()`. */
  private freshAt = Number.NEGATIVE_INFINITY;
  private failedAt = Number.NEGATIVE_INFINITY;

  constructor(
    /** Host and port. */
    readonly name: string,
    readonly server: Sequelize,
  ) {}

  /** The replica has everything that was committed up to this moment (of `performance.now()`). */
  get reachedUntil(): number {
    return this.freshAt;
  }

  /** Marks it unreachable: it is not read until it answers again. */
  fail(): void {
    this.failedAt = performance.now();
    this.freshAt = Number.NEGATIVE_INFINITY;
  }

  /** Asks how far it is. @param samples of the primary, the newest first */
  async compare(positions: Positions, samples: readonly Sample[]): Promise<void> {
    const startedAt = performance.now();
    try {
      const sample = await withTimeBudget(REPLICA_TIMEOUT_MS, () =>
        positions.newestReached(this.server, samples),
      );
      // A failed read in the meantime takes precedence.
      if (this.failedAt < startedAt) this.freshAt = sample?.at ?? Number.NEGATIVE_INFINITY;
    } catch {
      this.fail();
    }
  }
}
