import { join } from 'node:path';
import type { Clock } from '../infra/clock/clock.js';
import { competitionsDirectory } from '../infra/competitionsDirectory.js';
import type { Database } from '../infra/db/database.js';
import type { Feed } from '../tournament/feed/feed.js';
import { importFeed } from '../tournament/feed/importFeed.js';
import { readFeed } from '../tournament/feed/readFeed.js';
import { copyOfTournament } from './tournamentCopy.js';

/** The folder of the real feed. */
export const tournamentDirectory = join(competitionsDirectory(), 'euro2024');

let feed: Promise<Feed> | null = null;

/** UEFA EURO 2024 as the product ships it, read once per test file. */
export function readTournament(): Promise<Feed> {
  feed ??= readFeed(tournamentDirectory).then((result) => {
    if (!result.ok) throw new Error(JSON.stringify(result.problems.slice(0, 5)));
    return result.feed;
  });
  return feed;
}

/** Puts the real tournament into a test's database: imported by the first test of a run, copied by those after it. */
export async function importTournament(database: Database, clock: Clock): Promise<void> {
  // The rows of an import depend on the moment and on existing rows.
  const copy = await copyOfTournament(database, clock.now());
  if (await copy.write()) return;
  const result = await importFeed(database, clock, await readTournament());
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  await copy.keep();
}
