import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sequelize } from 'sequelize';

/** Where statements outside of transactions read; null: on the primary. */
interface ReadScope {
  server: Sequelize | null;
}

const current = new AsyncLocalStorage<ReadScope>();

/** Runs the reading of one answer on a replica: all its statements outside of transactions go there. */
export async function onReplica<T>(server: Sequelize, work: () => Promise<T>): Promise<T> {
  const scope: ReadScope = { server };
  try {
    return await current.run(scope, work);
  } finally {
    // Work that goes on after the answer reads the primary.
    scope.server = null;
  }
}

/** Runs what may not be old, or what others wait for as well, within an answer that is read on a replica. */
export function onPrimary<T>(work: () => T): T {
  return current.getStore()?.server ? current.run({ server: null }, work) : work();
}

/**
 * Runs one statement where the answer is read, and again on the primary when it fails there: for what a process caches, so that
 * nobody who reads the primary fails for a replica.
 */
export async function orOnPrimary<T>(statement: () => Promise<T>): Promise<T> {
  if (!current.getStore()?.server) return statement();
  return statement().catch(() => onPrimary(statement));
}

/** The replica that the current answer is read on; null for the primary. */
export function replicaInScope(): Sequelize | null {
  return current.getStore()?.server ?? null;
}
