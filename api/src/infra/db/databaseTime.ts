import { QueryTypes, type Sequelize } from 'sequelize';

/**
 * Real time by the database's clock, the one that all processes share: machines whose own clocks differ would judge
 * one deadline differently.
 */
export interface DatabaseTime {
  /** Epoch milliseconds. */
  now(): number;
  /** Milliseconds by which the database's clock was ahead of this machine's when it was last measured. */
  readonly offset: number;
  /** Measures the offset again; keeps it when the database does not answer. */
  measure(): Promise<void>;
}

/** Each takes a round trip, whose half is what a measurement may be wrong by: the shortest counts. */
const SAMPLES = 3;

/** @param localNow epoch milliseconds of this machine */
export function createDatabaseTime(
  sequelize: Sequelize,
  localNow: () => number = () => Date.now(),
): DatabaseTime {
  let offset = 0;

  async function sample(): Promise<{ readonly offset: number; readonly roundTrip: number }> {
    const before = localNow();
    const [row] = await sequelize.query<{ readonly now: string }>(
      'SELECT UNIX_TIMESTAMP(NOW(3)) * 1000 AS now',
      { type: QueryTypes.SELECT },
    );
    const after = localNow();
    return { offset: Number(row?.now) - (before + after) / 2, roundTrip: after - before };
  }

  return {
    now: () => localNow() + offset,
    get offset() {
      return offset;
    },
    async measure() {
      // A file is on this machine.
      if (sequelize.getDialect() === 'sqlite') return;
      const samples: Awaited<ReturnType<typeof sample>>[] = [];
      try {
        for (let at = 0; at < SAMPLES; at += 1) samples.push(await sample());
      } catch {
        return;
      }
      const [best] = samples.sort((a, b) => a.roundTrip - b.roundTrip);
      // Smaller differences are errors of the measurement.
      if (best && Math.abs(best.offset - offset) > best.roundTrip + 1) offset = Math.round(best.offset);
    },
  };
}
