import type { Transaction } from 'sequelize';

/** What is counted: saved teams, new accounts, and mails that a mail server took or refused for good. */
export type ActivityKind = 'saves' | 'sign-ups' | 'mails' | 'refused-mails';

/** What happened in this process and is not stored yet. */
export interface Activity {
  add(kind: ActivityKind, amount?: number): void;
  /** Counts when `transaction` is committed; nothing when it is rolled back. */
  addAfter(transaction: Transaction, kind: ActivityKind): void;
  /** Returns what was counted since the last time. */
  take(): readonly (readonly [ActivityKind, number])[];
}

export function createActivity(): Activity {
  const counts = new Map<ActivityKind, number>();
  const add: Activity['add'] = (kind, amount = 1) => void counts.set(kind, (counts.get(kind) ?? 0) + amount);
  return {
    add,
    addAfter: (transaction, kind) => transaction.afterCommit(() => add(kind)),
    take() {
      const taken = [...counts];
      counts.clear();
      return taken;
    },
  };
}
