import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<number>();

/** Runs a call that a second person approved: its entries of the audit log name both. */
export function withApprover<T>(userId: number, run: () => Promise<T>): Promise<T> {
  return current.run(userId, run);
}

/** The user who approved the call that runs now; undefined without one. */
export function approver(): number | undefined {
  return current.getStore();
}
