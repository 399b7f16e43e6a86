import { QueryTypes, type Sequelize } from 'sequelize';

/** Replication position of the primary at a moment. */
export interface Sample {
  /** Just before it was read, in milliseconds of `performance.now()`: all that was committed by then is in it. */
  readonly at: number;
  /** Global transaction ids, as the server writes them. */
  readonly position: string;
}

/** Reads positions of a primary and compares them with those of its replicas. */
export interface Positions {
  readonly ofPrimary: string;
  /** The newest of the samples, which begin with the newest, that a replica has all of; null when it has none. */
  newestReached(replica: Sequelize, samples: readonly Sample[]): Promise<Sample | null>;
}

/** MariaDB has them always, MySQL with `gtid_mode=ON`. */
export async function positionsOf(primary: Sequelize): Promise<Positions> {
  return (await read(primary, 'SELECT VERSION() AS position')).includes('MariaDB') ? MARIADB : MYSQL;
}

/** @returns what the primary has written; empty without a binary log */
export async function readPosition(primary: Sequelize, { ofPrimary }: Positions): Promise<string> {
  return read(primary, ofPrimary);
}

const MARIADB: Positions = {
  ofPrimary: 'SELECT @@GLOBAL.gtid_binlog_pos AS position',
  async newestReached(replica, samples) {
    const replicaPosition = await read(replica, 'SELECT @@GLOBAL.gtid_slave_pos AS position');
    return samples.find(({ position }) => hasReached(replicaPosition, position)) ?? null;
  },
};

const MYSQL: Positions = {
  ofPrimary: 'SELECT @@GLOBAL.gtid_executed AS position',
  async newestReached(replica, samples) {
    const sets = samples.map(
      ({ position }, index) =>
        `GTID_SUBSET(${replica.escape(position)}, @@GLOBAL.gtid_executed) AS reached${index}`,
    );
    const [row] = await replica.query<Record<string, number>>(`SELECT ${sets.join(', ')}`, {
      type: QueryTypes.SELECT,
    });
    return samples.find((_, index) => row?.[`reached${index}`] === 1) ?? null;
  },
};

/** Whether a position of MariaDB (`domain-server-sequence`, separated by commas) has all of another one. */
export function hasReached(replicaPosition: string, position: string): boolean {
  const sequences = sequencesIn(replicaPosition);
  return [...sequencesIn(position)].every(([domain, sequence]) => (sequences.get(domain) ?? -1n) >= sequence);
}

function sequencesIn(position: string): Map<string, bigint> {
  return new Map(
    position.split(',').flatMap((one) => {
      const [domain, , sequence] = one.trim().split('-');
      return domain !== undefined && sequence !== undefined ? [[domain, BigInt(sequence)] as const] : [];
    }),
  );
}

async function read(server: Sequelize, statement: string): Promise<string> {
  const [row] = await server.query<{ position: string | null }>(statement, { type: QueryTypes.SELECT });
  return row?.position ?? '';
}
