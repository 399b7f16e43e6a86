import type { Database } from '../db/database.js';
import type { Models } from '../models/index.js';
import { loadVisiblePlaces } from './loadPlaces.js';
import type { RankingPlaces } from './rankingPlaces.js';

/** Bytes of rankings that a process keeps; the one asked for last is always kept. */
const MOST = 64 * 1_024 * 1_024;

interface Asked {
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
  /** The ones asked for last stand last. */
  readonly kept: Map<string, KeptPlaces>;
  readonly loading: Map<string, Promise<KeptPlaces>>;
}

const storeBy = new WeakMap<Models, Store>();

/** A visible ranking, whole: a settled version never changes, so it is read from the database once. */
export async function keptPlaces(database: Database, asked: Asked): Promise<KeptPlaces> {
  const store = storeBy.get(database.models) ?? { kept: new Map(), loading: new Map() };
  storeBy.set(database.models, store);
  const key = `${asked.competitionId} ${asked.weekId} ${asked.firstWeek}`;
  const known = store.kept.get(key);
  const found = known?.version === asked.version ? known : await load(database, store, key, asked);
  store.kept.delete(key);
  store.kept.set(key, found);
  dropOldest(store.kept);
  return found;
}

/** Many who ask at once share one reading of the same version. */
function load(database: Database, { loading }: Store, key: string, asked: Asked): Promise<KeptPlaces> {
  const name = `${key} ${asked.version}`;
  const underWay = loading.get(name);
  if (underWay) return underWay;
  const started = loadVisiblePlaces(database, asked).finally(() => loading.delete(name));
  loading.set(name, started);
  return started;
}

function dropOldest(kept: Map<string, KeptPlaces>): void {
  let bytes = [...kept.values()].reduce((sum, { places }) => sum + places.bytes, 0);
  for (const [key, { places }] of kept) {
    if (bytes <= MOST || kept.size === 1) return;
    kept.delete(key);
    bytes -= places.bytes;
  }
}
