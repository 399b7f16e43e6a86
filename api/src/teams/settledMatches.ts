import type { Database } from '../infra/db/database.js';
import type { JsonPart } from '../infra/db/jsonPart.js';

interface SettledMatch {
  readonly matchId: number;
}

/** Matches of the matchday `:weekId` that are settled for good. */
export const SETTLED_MATCHES: JsonPart<SettledMatch> = {
  columns: { matchId: 'o.match_id' },
  key: 'o.match_id',
  from: `(SELECT match_id FROM player_points WHERE week_id = :weekId
           GROUP BY match_id HAVING MAX(live) = 0) o`,
};

/** Versions that are remembered: those shown of the matchdays of several competitions. */
const MOST = 100;
const cacheByDatabase = new WeakMap<Database['models'], Map<string, readonly SettledMatch[]>>();

/**
 * The matches that are settled for good under a version of a matchday, for all who ask: points and version change in one
 * transaction, and no version comes twice.
 */
export function settledMatches({ models }: Pick<Database, 'models'>, weekId: number, version: number | null) {
  const cache = cacheByDatabase.get(models) ?? new Map<string, readonly SettledMatch[]>();
  cacheByDatabase.set(models, cache);
  const name = `${weekId} ${version}`;
  return {
    /** Null when they are to be read. */
    cached: cache.get(name) ?? null,
    /** Remembers what was read, when the version was this one all the time. */
    remember(matches: readonly SettledMatch[]): void {
      if (cache.size >= MOST) cache.clear();
      cache.set(name, matches);
    },
  };
}
