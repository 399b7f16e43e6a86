import { QueryTypes } from 'sequelize';
import type { Database } from '../db/database.js';
import type { Models } from '../models/index.js';
import type { Catalogue } from './catalogue.js';
import { loadCatalogue } from './loadCatalogue.js';

/** While somebody refreshes the catalogue in the background, readers trust it for this long (real milliseconds). */
const TRUST = 3_000;

interface Kept {
  catalogue: Catalogue | null;
  version: string;
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

/** Looks whether the data changed; until it is called again, or too long has passed, readers don't. */
export async function refreshCatalogue(database: Database): Promise<void> {
  const kept = keptFor(database);
  await bringUpToDate(database, kept);
  kept.trustedUntil = Date.now() + TRUST;
}

function keptFor({ models }: Database): Kept {
  const kept = keptBy.get(models) ?? { catalogue: null, version: '', trustedUntil: 0, loading: null };
  keptBy.set(models, kept);
  return kept;
}

async function bringUpToDate(database: Database, kept: Kept): Promise<void> {
  const version = await dataVersion(database);
  if (version === kept.version) return;
  // Many readers that notice at once load it once.
  kept.loading ??= loadCatalogue(database, version)
    .then((catalogue) => {
      kept.catalogue = catalogue;
      kept.version = version;
    })
    .finally(() => {
      kept.loading = null;
    });
  await kept.loading;
}

/** Changes with every import, settlement and withdrawal. */
async function dataVersion({ sequelize }: Database): Promise<string> {
  const [row] = await sequelize.query(
    `SELECT (SELECT COUNT(*) FROM competitions) AS competitions, (SELECT COUNT(*) FROM players) AS players,
       (SELECT COUNT(*) FROM matches) AS matches, (SELECT COUNT(*) FROM match_stats) AS stats,
       (SELECT MAX(id) FROM feed_imports) AS imports,
       (SELECT COUNT(*) FROM settlements WHERE state = 'done') AS settlements,
       (SELECT SUM(week_id * 1000 + COALESCE(version, 0)) FROM matchdays) AS versions,
       (SELECT COUNT(*) FROM matchdays WHERE state = 'confirmed') AS confirmed`,
    { type: QueryTypes.SELECT },
  );
  return JSON.stringify(row);
}
