import { createCompetition } from './0001-create-competition.js';
import { createPlayers } from './0002-create-players.js';
import { createMatches } from './0003-create-matches.js';
import { createUsers } from './0004-create-users.js';
import { createTeams } from './0005-create-teams.js';
import { createResults } from './0006-create-results.js';
import { createPages } from './0007-create-pages.js';
import type { Migration } from './migration.js';

/** Every migration, in the order in which they run. */
export const migrations: readonly Migration[] = [
  createCompetition,
  createPlayers,
  createMatches,
  createUsers,
  createTeams,
  createResults,
  createPages,
];
