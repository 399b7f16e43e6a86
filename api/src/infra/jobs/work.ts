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

/** The receiver of announcements: a queue. */
export interface WorkDriver {
  readonly name: 'tables' | 'redis';
  /** False while workers find their work without it. */
  isUsable(): boolean;
  receive(hint: WorkHint): void;
  /** Runs under way by kind, of all workers; null when this process can't know. Never rejects. */
  running(): Promise<ReadonlyMap<string, number> | null>;
}

type Where = Partial<Pick<WorkHint, 'competitionId' | 'at'>>;

/**
 * Announces due work, so that a worker looks for it immediately. An announcement carries no data: the worker queries
 * the database, and later finds work that nobody announced. So a lost, doubled or late announcement does no harm.
 */
export interface WorkChannel {
  /** Announces committed work. Does not wait, never fails. */
  announce(kind: string, where?: Where): void;
  /** Announces when `transaction` is committed; nothing when it is rolled back. */
  announceAfter(transaction: Transaction, kind: string, where?: Where): void;
  /** Sends later announcements to `driver`; without a driver they are dropped. */
  connect(driver: WorkDriver): void;
  readonly driver: WorkDriver;
  /** Counts runs and rows that failed and are tried again later. */
  countRetries(kind: string, amount?: number): void;
  readonly retries: ReadonlyMap<string, number>;
}

/** For a process that runs no such work and has no queue. */
const NO_DRIVER: WorkDriver = {
  name: 'tables',
  isUsable: () => true,
  receive: () => {},
  running: async () => null,
};

export function createWorkChannel(): WorkChannel {
  let driver = NO_DRIVER;
  const retries = new Map<string, number>();
  const announce: WorkChannel['announce'] = (kind, { competitionId = null, at = null } = {}) =>
    driver.receive({ kind, competitionId, at });
  return {
    announce,
    announceAfter: (transaction, kind, where) => transaction.afterCommit(() => announce(kind, where)),
    connect(next) {
      driver = next;
    },
    get driver() {
      return driver;
    },
    countRetries: (kind, amount = 1) => void retries.set(kind, (retries.get(kind) ?? 0) + amount),
    retries,
  };
}
