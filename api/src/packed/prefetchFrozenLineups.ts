import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';
import { decodeLineups } from './frozenLineups.js';
import { lineupCacheOf } from './lineupCache.js';
import type { LineupLayout } from './lineupLayout.js';

/** Maximum number of copies to read, 400 kB each, and of rows without a copy after which reading stops. */
const [MAX_COPIES, MAX_EMPTY_COPIES] = [64, 8];

interface Copy {
  readonly weekId: number;
  readonly part: number;
  readonly version: number;
}

/** The copies of running matchdays' lineups that are not in this process's memory. */
export interface MissingCopies {
  readonly missing: number;
  /** True when a further call can read more of them. */
  readonly hasMore: boolean;
}

/**
 * Reads some stored copies that this process has not in its memory, as far as there is room for them, so that it can
 * settle without reading them first. Those of matchdays that run no longer are dropped.
 */
export async function prefetchFrozenLineups(
  { sequelize, models }: Pick<Database, 'sequelize' | 'models'>,
  competitionId: number,
  layout: LineupLayout,
): Promise<MissingCopies> {
  const cache = lineupCacheOf(models);
  const copies = await select<Copy>(
    sequelize,
    `SELECT week_id AS weekId, part, version FROM frozen_lineups WHERE competition_id = :competitionId
      ORDER BY week_id DESC, part`,
    { competitionId },
  );
  cache.keepOnly(competitionId, new Set(copies.map(({ weekId }) => weekId)));
  const missing = copies.filter((copy) => !cache.has({ competitionId, ...copy }));
  let read = 0;
  let empty = 0;
  for (const { weekId, part } of missing) {
    if (read === MAX_COPIES || empty === MAX_EMPTY_COPIES) break;
    const [row] = await select<{ version: number; lineups: Buffer | ArrayBuffer | null }>(
      sequelize,
      `SELECT version, lineups FROM frozen_lineups
        WHERE competition_id = :competitionId AND week_id = :weekId AND part = :part`,
      { competitionId, weekId, part },
    );
    // The settling worker has not written this copy yet, or a team was removed.
    if (!row?.lineups) {
      empty += 1;
      continue;
    }
    if (!cache.hasRoom(row.lineups.byteLength)) break;
    cache.set({ competitionId, weekId, part, version: row.version }, decodeLineups(row.lineups, layout));
    read += 1;
  }
  return { missing: missing.length - read, hasMore: read === MAX_COPIES };
}
