import { LRUCache } from 'lru-cache';
import type { Database } from '../../infra/db/database.js';
import { orOnPrimary } from '../../infra/db/replicas/index.js';
import { select } from '../../infra/db/select.js';
import type { Models } from '../../models/index.js';
import { RankingPlaces } from '../../packed/index.js';

/** Bytes of rankings that a process caches: the latest parts of 50 kB, of whatever rankings and versions. */
const MAX_BYTES = 64 * 1_024 * 1_024;

/** A ranking as a settlement stored it. */
export interface RankingVersion {
  readonly competitionId: number;
  readonly weekId: number;
  /** The matchday from which points are counted. */
  readonly firstWeek: number;
  /** The version of the matchday that the caller takes for visible. */
  readonly version: number;
}

/** The version is not the visible one any more, and its rows may be gone. */
export class RankingReplaced extends Error {
  constructor() {
    super('Another version of this matchday has been published.');
  }
}

interface PartRequest {
  readonly database: Pick<Database, 'sequelize'>;
  readonly ranking: RankingVersion;
  readonly part: number;
}

type PartCache = LRUCache<string, RankingPlaces, PartRequest>;

const cacheBy = new WeakMap<Models, PartCache>();

/**
 * A stored part of a ranking; null where there is none. Concurrent readers share one read, and the content of a
 * version never changes.
 * @throws RankingReplaced when it has to be read and the version is no longer visible
 */
export async function rankingPart(
  database: Database,
  ranking: RankingVersion,
  part: number,
): Promise<RankingPlaces | null> {
  const cache = cacheBy.get(database.models) ?? createCache();
  cacheBy.set(database.models, cache);
  const { weekId, version, firstWeek } = ranking;
  const key = `${weekId} ${version} ${firstWeek} ${part}`;
  return (await cache.fetch(key, { context: { database, ranking, part } })) ?? null;
}

function createCache(): PartCache {
  return new LRUCache<string, RankingPlaces, PartRequest>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    fetchMethod: (_key, _stale, { context }) => loadPart(context),
    // Returned even when other parts have filled the cache meanwhile.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
  });
}

interface PartRow {
  readonly version: number | null;
  readonly places: Buffer | ArrayBuffer | null;
}

/** The part and the visible version come in one statement, so that no part is taken for one of another version. */
async function loadPart({ database, ranking, part }: PartRequest): Promise<RankingPlaces | undefined> {
  const { competitionId, weekId, firstWeek } = ranking;
  const [row] = await orOnPrimary(() =>
    select<PartRow>(
      database.sequelize,
      `SELECT m.version, p.places FROM matchdays m
         LEFT JOIN ranking_parts p
           ON p.week_id = m.week_id AND p.version = m.version AND p.first_week = :firstWeek AND p.part = :part
        WHERE m.competition_id = :competitionId AND m.week_id = :weekId`,
      { competitionId, weekId, firstWeek, part },
    ),
  );
  if (row?.version !== ranking.version) throw new RankingReplaced();
  return row.places ? RankingPlaces.fromParts([row.places]) : undefined;
}
