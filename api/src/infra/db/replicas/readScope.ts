import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sequelize } from 'sequelize';

/** The server for statements outside of transactions; null: the primary. */
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
    // Work that continues after the answer reads the primary.
    scope.server = null;
  }
}

/** Runs what may not be old, or what others wait for as well, within an answer that is read on a replica. */
export function onPrimary<T>(work: () => T): T {
  return current.getStore()?.server ? current.run({ server: null }, work) : work();
}

/**
 * Runs a statement on the server of its read scope, and again on the primary when it fails there. For values that a
 * process caches: reads of the primary must not fail because of a replica.
 */
export async function orOnPrimary<T>(statement: () => Promise<T>): Promise<T> {
  if (!current.getStore()?.server) return statement();
  return statement().catch(() => onPrimary(statement));
}

/** The replica that the current answer is read on; null for the primary. */
export function replicaInScope(): Sequelize | null {
  return current.getStore()?.server ?? null;
}
