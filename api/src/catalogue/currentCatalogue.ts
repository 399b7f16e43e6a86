import type { Database } from '../db/database.js';
import { waitWithinBudget, withoutTimeBudget } from '../db/timeBudget.js';
import { READING } from '../db/transaction.js';
import type { Models } from '../models/index.js';
import type { Catalogue } from './catalogue.js';
import { type DataVersion, readDataVersion } from './dataVersion.js';
import { loadCatalogue, reloadResults } from './loadCatalogue.js';

/** While somebody refreshes the catalogue in the background, readers trust it for this long (real milliseconds). */
const TRUST = 3_000;

interface Kept {
  catalogue: Catalogue | null;
  version: DataVersion;
  trustedUntil: number;
  loading: Promise<void> | null;
}

const keptBy = new WeakMap<Models, Kept>();

/**
 * The catalogue of this database; null before the first import. It is loaded again when the data changed, which is
 * looked for on every call, or by `refreshCatalogue` alone where a job runs that every second.
 */
export async function currentCatalogue(database: Database): Promise<Catalogue | null> {
  const kept = keptFor(database);
  if (Date.now() > kept.trustedUntil) await bringUpToDate(database, kept);
  return kept.catalogue;
}

/** As it is now, also where readers trust it: for who found that something was published since. */
export async function latestCatalogue(database: Database): Promise<Catalogue | null> {
  const kept = keptFor(database);
  await bringUpToDate(database, kept);
  return kept.catalogue;
}

/** Looks whether the data changed; until it is called again, or too long has passed, readers don't. */
export async function refreshCatalogue(database: Database): Promise<void> {
  const kept = keptFor(database);
  await bringUpToDate(database, kept);
  kept.trustedUntil = Date.now() + TRUST;
}

/** The catalogue as it was found a moment ago; null where nobody refreshes it. */
export function trustedCatalogue(database: Pick<Database, 'models'>): Catalogue | null {
  const kept = keptBy.get(database.models);
  return kept && Date.now() <= kept.trustedUntil ? kept.catalogue : null;
}

function keptFor({ models }: Database): Kept {
  const kept = keptBy.get(models) ?? {
    catalogue: null,
    version: { feed: '', results: '' },
    trustedUntil: 0,
    loading: null,
  };
  keptBy.set(models, kept);
  return kept;
}

async function bringUpToDate(database: Database, kept: Kept): Promise<void> {
  const version = await readDataVersion(database);
  if (version.feed === kept.version.feed && version.results === kept.version.results) return;
  // Many readers that notice at once load it once.
  kept.loading ??= withoutTimeBudget(() => load(database, kept))
    .then((loaded) => {
      kept.catalogue = loaded.catalogue;
      kept.version = loaded.version;
    })
    .finally(() => {
      kept.loading = null;
    });
  await waitWithinBudget(kept.loading);
}

/** While a matchday runs results change every minute; what the feed told is not read again for them. */
function load(
  database: Database,
  { catalogue, version }: Kept,
): Promise<Pick<Kept, 'catalogue' | 'version'>> {
  return database.sequelize.transaction(READING, async (transaction) => {
    const next = await readDataVersion(database, transaction);
    const isSameFeed = catalogue !== null && version.feed === next.feed;
    return {
      version: next,
      catalogue: isSameFeed
        ? await reloadResults(database, catalogue, next, transaction)
        : await loadCatalogue(database, next, transaction),
    };
  });
}
