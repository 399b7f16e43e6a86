import { createHash } from 'node:crypto';
import type { Fault } from '@euro/api-contract';
import { Op } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { execute } from '../../infra/db/execute.js';

/** Different faults of one release that are stored; of more only the count by code. */
const MAX_OF_RELEASE = 50;
/** Different faults between two stores; of more only the count by code. */
const MAX_PENDING = 200;
/** A count ends here: the column holds no more. */
const MAX_COUNT = 2_000_000_000;
/** A fault that did not happen for so long is deleted, real milliseconds. */
export const FORGOTTEN_AFTER = 14 * 24 * 60 * 60_000;

/** Faults in browsers by release, code, message and place. Anybody may report some: their number is limited. */
export interface FaultGroups {
  add(fault: Fault): void;
  /**
   * Adds what was reported since the last time to the stored counts, and deletes old ones.
   * @throws what the database throws; nothing is lost then
   */
  store(): Promise<void>;
}

export function createFaultGroups({
  sequelize,
  models: { ClientFault },
  withTransaction,
  realNow,
}: Pick<Database, 'sequelize' | 'models' | 'withTransaction'> & {
  readonly realNow: () => number;
}): FaultGroups {
  let pending = new Map<string, Fault>();

  function add(fault: Fault): void {
    const isFull = pending.size >= MAX_PENDING && !pending.has(hashOf(fault));
    addTo(pending, isFull ? withoutWords(fault) : fault);
  }

  /** A new fault of a release that has its share goes to the count of its code. */
  async function withinLimit(faults: readonly Fault[]): Promise<Map<string, Fault>> {
    const storedRows = await ClientFault.findAll({
      attributes: ['hash', 'remote', 'releaseVersion'],
      where: { remote: [...new Set(faults.map(({ remote }) => remote))] },
      raw: true,
    });
    const hashes = new Set(storedRows.map(({ hash }) => hash));
    const numberByRelease = new Map<string, number>();
    const countIn = (row: ReturnType<typeof releaseOf>) => {
      const key = `${row.remote} ${row.releaseVersion}`;
      numberByRelease.set(key, (numberByRelease.get(key) ?? 0) + 1);
      return numberByRelease.get(key) ?? 0;
    };
    storedRows.forEach(countIn);
    const kept = new Map<string, Fault>();
    for (const fault of faults) {
      const isFull = !hashes.has(hashOf(fault)) && countIn(releaseOf(fault)) > MAX_OF_RELEASE;
      addTo(kept, isFull ? withoutWords(fault) : fault);
    }
    return kept;
  }

  async function write(faults: readonly Fault[]): Promise<void> {
    const at = realNow();
    const kept = await withinLimit(faults);
    await withTransaction(
      async (transaction) => {
        // Several processes may add the same fault: the row exists first, then each adds its count.
        const rows = [...kept].map(([hash, fault]) => ({ hash, ...rowOf(fault), firstAt: at, lastAt: at }));
        await ClientFault.bulkCreate(rows, { ignoreDuplicates: true, transaction });
        for (const [hash, { count }] of kept) {
          await execute(
            sequelize,
            `UPDATE client_faults SET last_at = :at,
                count = CASE WHEN count > :most - :count THEN :most ELSE count + :count END
              WHERE hash = :hash`,
            { hash, count, at, most: MAX_COUNT },
            transaction,
          );
        }
        await ClientFault.destroy({ where: { lastAt: { [Op.lt]: at - FORGOTTEN_AFTER } }, transaction });
      },
      { touches: [] },
    );
  }

  return {
    add,
    async store() {
      if (pending.size === 0) return;
      const faults = [...pending.values()];
      pending = new Map();
      try {
        await write(faults);
      } catch (error) {
        for (const fault of faults) add(fault);
        throw error;
      }
    },
  };
}

/** Adds a fault to those by hash. */
function addTo(faults: Map<string, Fault>, fault: Fault): void {
  const hash = hashOf(fault);
  const count = (faults.get(hash)?.count ?? 0) + fault.count;
  faults.set(hash, { ...fault, count: Math.min(count, MAX_COUNT) });
}

const withoutWords = ({ remote, release, code, count }: Fault): Fault => ({ remote, release, code, count });

const releaseOf = ({ remote, release }: Fault) => ({ remote, releaseVersion: release ?? 'none' });

function rowOf(fault: Fault) {
  const { code, message = '', frames = [], path = '' } = fault;
  return { ...releaseOf(fault), code, message, frames: frames.join('\n'), path, count: 0 };
}

function hashOf({ remote, release, code, message, frames }: Fault): string {
  const parts = [remote, release, code, message ?? '', frames?.[0] ?? ''];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
