import type { Transaction } from 'sequelize';

/** A kind of background work that has something to do, or will have at a moment. */
export interface WorkHint {
  /** The name of the job. */
  readonly kind: string;
  /** Null is the default competition, and work that belongs to none. */
  readonly competitionId: number | null;
  /** Epoch milliseconds of real time at which the work is due; null: now. */
  readonly at: number | null;
}

type Where = Partial<Pick<WorkHint, 'competitionId' | 'at'>>;

/**
 * Where what became due is announced, so that a worker looks at once. An announcement carries no facts: the worker asks
 * the database, and finds what nobody announced by itself, later. So one that is lost, doubled or late does no harm.
 */
export interface WorkChannel {
  /** Announces what is committed. Does not wait, never fails. */
  announce(kind: string, where?: Where): void;
  /** Announces when `transaction` is committed; nothing when it is rolled back. */
  announceAfter(transaction: Transaction, kind: string, where?: Where): void;
  /** Hands what is announced from now on to `receive`, instead of dropping it. */
  connect(receive: (hint: WorkHint) => void): void;
}

export function createWorkChannel(): WorkChannel {
  let receive: (hint: WorkHint) => void = () => {};
  const announce: WorkChannel['announce'] = (kind, { competitionId = null, at = null } = {}) =>
    receive({ kind, competitionId, at });
  return {
    announce,
    announceAfter: (transaction, kind, where) => transaction.afterCommit(() => announce(kind, where)),
    connect(next) {
      receive = next;
    },
  };
}
