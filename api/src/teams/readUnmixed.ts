import { setTimeout } from 'node:timers/promises';
import { QueryTypes } from 'sequelize';
import type { Database } from '../db/database.js';
import { Refusal } from '../errors.js';

/** More than a burst of saves of one team needs; whoever fails as often meets an outage. */
const ATTEMPTS = 30;
/** Longest pause before another attempt, in milliseconds for each attempt so far. */
const PAUSE = 2;

/**
 * Reads a team in several statements and answers what they found only when nothing was published and the team did not
 * change meanwhile; otherwise it reads again. No answer mixes two settlements, or a team with the lineup of another version.
 */
export function readUnmixed<T>(
  database: Pick<Database, 'sequelize'>,
  teamId: number,
  read: () => Promise<T>,
): Promise<T> {
  return readWhileSame(() => stampOfTeam(database, teamId), read);
}

/** Reads in several statements what belongs to one state of a competition's settlements. */
export function readBetweenSettlements<T>(
  database: Pick<Database, 'sequelize'>,
  competitionId: number,
  read: () => Promise<T>,
): Promise<T> {
  return readWhileSame(() => stampOfResults(database, competitionId), read);
}

async function readWhileSame<T>(stamp: () => Promise<string>, read: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await stamp();
    const found = await read();
    if ((await stamp()) === before) return found;
    await setTimeout(Math.random() * PAUSE * attempt);
  }
  throw new Refusal('not-available', undefined, { 'Retry-After': '1' });
}

/** Differs whenever the team or what is visible of its competition's results does: versions only ever grow. */
async function stampOfTeam({ sequelize }: Pick<Database, 'sequelize'>, teamId: number): Promise<string> {
  const rows = await sequelize.query(
    `SELECT t.version AS team, m.week_id AS weekId, m.version AS results, m.state
       FROM teams t JOIN matchdays m ON m.competition_id = t.competition_id
      WHERE t.id = :teamId ORDER BY m.week_id`,
    { replacements: { teamId }, type: QueryTypes.SELECT },
  );
  return JSON.stringify(rows);
}

async function stampOfResults(
  { sequelize }: Pick<Database, 'sequelize'>,
  competitionId: number,
): Promise<string> {
  const rows = await sequelize.query(
    `SELECT week_id AS weekId, version, state FROM matchdays
      WHERE competition_id = :competitionId ORDER BY week_id`,
    { replacements: { competitionId }, type: QueryTypes.SELECT },
  );
  return JSON.stringify(rows);
}
