import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { notAvailable, type Refusal } from '../errors.js';
import { withTimeout } from './withTimeout.js';

/**
 * The time that one call may spend on waiting for the database: for its turn, for a connection and for statements
 * together. What runs at the same time counts once; work of the process itself does not count.
 */
class TimeBudget {
  private elapsed = 0;
  private waits = 0;
  private since = 0;
  private isOver = false;

  constructor(private readonly total: number) {}

  remaining(): number {
    if (this.isOver) return Number.POSITIVE_INFINITY;
    const current = this.waits > 0 ? performance.now() - this.since : 0;
    return Math.max(0, this.total - this.elapsed - current);
  }

  begin(): void {
    if (this.waits === 0) this.since = performance.now();
    this.waits += 1;
  }

  end(): void {
    this.waits -= 1;
    if (this.waits === 0) this.elapsed += performance.now() - this.since;
  }

  /** The call is answered: what it left running (a stream of events) is limited per statement only. */
  close(): void {
    this.isOver = true;
  }
}

/** A budget, or milliseconds for each statement of work that takes longer than a call may. */
const current = new AsyncLocalStorage<TimeBudget | number>();

/** Runs a call that may spend `ms` milliseconds on the database in all. */
export async function withTimeBudget<T>(ms: number, call: () => Promise<T>): Promise<T> {
  const budget = new TimeBudget(ms);
  try {
    return await current.run(budget, call);
  } finally {
    budget.close();
  }
}

/** Runs work whose statements may take `ms` milliseconds each: settling, importing, migrating. */
export function withStatementTimeout<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return current.run(ms, work);
}

/** Runs work that outlives the call which starts it, outside of the call's budget. */
export function withoutTimeBudget<T>(work: () => T): T {
  return current.exit(work);
}

/** Milliseconds that the current call may still wait for the database; without a limit outside of calls. */
export function remainingTime(): number {
  const limit = current.getStore();
  return limit instanceof TimeBudget ? limit.remaining() : Number.POSITIVE_INFINITY;
}

/** Milliseconds that the next statement may take. @param usual where nothing else is said */
export function statementTimeout(usual: number): number {
  const limit = current.getStore();
  if (limit === undefined) return usual;
  return limit instanceof TimeBudget ? Math.min(usual, limit.remaining()) : limit;
}

/** Counts from now as waiting, until the returned function is called. */
export function countWaiting(): () => void {
  const limit = current.getStore();
  if (!(limit instanceof TimeBudget)) return () => {};
  limit.begin();
  return () => limit.end();
}

/** Waits for work that others wait for too, and that therefore is no part of any call: as long as this call may. */
export async function waitWithinBudget<T>(shared: Promise<T>): Promise<T> {
  const stopCounting = countWaiting();
  try {
    return await withTimeout(remainingTime(), shared, timeoutRefusal);
  } finally {
    stopCounting();
  }
}

/** The refusal of a call whose time budget is used up. */
export function timeoutRefusal(): Refusal {
  return notAvailable(1);
}
