import { totalmem } from 'node:os';
import type { Database } from '../../infra/db/database.js';
import type { Models } from '../../models/index.js';
import type { RankingPlaces } from '../packed/index.js';
import { loadVisiblePlaces } from './loadPlaces.js';

/**
 * Bytes of rankings that a process caches, an eighth of the memory it may have; the latest request is always cached. A
 * ranking takes 24 bytes a team: a process of a gigabyte keeps five rankings of a million teams.
 */
const MOST = Math.max(64 * 1_024 * 1_024, Math.min(totalmem(), process.constrainedMemory() || Infinity) / 8);

interface RankingVersion {
  readonly competitionId: number;
  readonly weekId: number;
  /** The matchday from which points are counted. */
  readonly firstWeek: number;
  /** The version known to be visible; when it is not any more, what is then is answered. */
  readonly version: number;
}

/** A ranking, and the version of its matchday that it is of. */
export interface KeptPlaces {
  readonly version: number;
  readonly places: RankingPlaces;
}

interface Store {
  /** In the order of their last use. */
  readonly cache: Map<string, KeptPlaces>;
  readonly loading: Map<string, Promise<KeptPlaces>>;
}

const storeBy = new WeakMap<Models, Store>();

/** A visible ranking, whole: a settled version never changes, so it is read from the database once. */
export async function keptPlaces(database: Database, ranking: RankingVersion): Promise<KeptPlaces> {
  const store = storeBy.get(database.models) ?? { cache: new Map(), loading: new Map() };
  storeBy.set(database.models, store);
  const key = `${ranking.competitionId} ${ranking.weekId} ${ranking.firstWeek}`;
  const cached = store.cache.get(key);
  const found = cached?.version === ranking.version ? cached : await load(database, store, key, ranking);
  store.cache.delete(key);
  store.cache.set(key, found);
  dropOldest(store.cache);
  return found;
}

/** Many who ask at once share one reading of the same version. */
function load(
  database: Database,
  { loading }: Store,
  key: string,
  ranking: RankingVersion,
): Promise<KeptPlaces> {
  const name = `${key} ${ranking.version}`;
  const underWay = loading.get(name);
  if (underWay) return underWay;
  const started = loadVisiblePlaces(database, ranking).finally(() => loading.delete(name));
  loading.set(name, started);
  return started;
}

function dropOldest(cache: Map<string, KeptPlaces>): void {
  let bytes = [...cache.values()].reduce((sum, { places }) => sum + places.bytes, 0);
  for (const [key, { places }] of cache) {
    if (bytes <= MOST || cache.size === 1) return;
    cache.delete(key);
    bytes -= places.bytes;
  }
}
