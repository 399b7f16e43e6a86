import { join } from 'node:path';
import type { Clock } from '../clock/clock.js';
import { dataDirectory } from '../content/dataDirectory.js';
import type { Database } from '../db/database.js';
import { migrate } from '../db/migrate.js';
import { seedTeams } from '../demo/seedTeams.js';
import { importFeed } from '../feed/importFeed.js';
import { readFeed } from '../feed/readFeed.js';

/** Fills an empty database with the tournament and made-up teams that score from the first matchday on. */
export async function seedTournament(database: Database, clock: Clock, teams: number): Promise<void> {
  await migrate(database);
  const read = await readFeed(join(dataDirectory(), 'euro2024'), join(dataDirectory(), 'content'));
  if (!read.ok) throw new Error('The feed of the tournament is refused.');
  const imported = await importFeed(database, clock, read.feed);
  if (!imported.ok) throw new Error('The tournament could not be imported.');
  await seedTeams({ ...database, clock }, { teams, weekId: 1, seed: 1 });
}
