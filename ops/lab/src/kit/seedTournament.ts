import { join } from 'node:path';
import {
  type Clock,
  competitionsDirectory,
  type Database,
  importFeed,
  migrate,
  readFeed,
  seedTeams,
  withStatementTimeout,
} from '@euro/api/testing';

/** Teams that are made one by one; more than these are copies. */
const GENERATED_TEAMS = 20_000;
/** Teams that are copied at a time: the database holds them in memory meanwhile. */
const BATCH = 50_000;
/** Milliseconds that copying may take on a busy machine. */
const STATEMENT = 600_000;
/** Between the oldest of the made teams and the oldest of their copies. */
const MONTH = 31 * 24 * 3_600_000;

/**
 * Fills a database with the tournament and made-up teams that score from the first matchday on.
 * @param feed another name under which it is one more competition; the answer is its id
 */
export async function seedTournament(
  database: Database,
  clock: Clock,
  teams: number,
  feed = 'EUROM',
): Promise<number> {
  const competitionId = await importEuro(database, clock, feed);
  await seedTeams({ ...database, clock, competitionId }, { teams, weekId: 1, seed: 1 });
  return competitionId;
}

/** Fills a database with the tournament, without teams, and returns the id of the competition. */
export async function importEuro(database: Database, clock: Clock, feed = 'EUROM'): Promise<number> {
  await migrate(database);
  const read = await readFeed(join(competitionsDirectory(), 'euro2024'));
  if (!read.ok) throw new Error('The feed of the tournament is refused.');
  const importResult = await importFeed(database, clock, { ...read.feed, feed }, { opens: true });
  if (!importResult.ok) throw new Error('The tournament could not be imported.');
  return (await database.models.Competition.findOne({ where: { feed }, rejectOnEmpty: true })).id;
}

/**
 * The same with any number of teams in a minute for a million: most are copies of others with their lineups, and
 * younger than those.
 */
export async function seedCopies(database: Database, clock: Clock, teams: number): Promise<void> {
  await withStatementTimeout(STATEMENT, () => copyTeams(database, clock, teams));
}

async function copyTeams(database: Database, clock: Clock, teams: number): Promise<void> {
  const { sequelize, withTransaction } = database;
  await seedTournament(database, clock, Math.min(teams, GENERATED_TEAMS));
  const own = {
    teams: `competition_id, user_id, name, name_visible, badge, week_id, paid, payment_id, free_hit_week, bank_week,
      triple_captain_week, wild_card_week, named_at, version, deleted_at`,
    lineups: 'week_id, `starting`, bench, captain_id, vice_captain_id, purchase_prices, money_left, saved_at',
  };
  for (let count = GENERATED_TEAMS; count < teams; count *= 2) {
    const copyCount = Math.min(count, teams - count);
    for (let after = 0; after < copyCount; after += BATCH) {
      const last = Math.min(copyCount, after + BATCH);
      const some = (id: string) => `${id} > ${after} AND ${id} <= ${last}`;
      await withTransaction(async (transaction) => {
        await sequelize.query(
          `INSERT INTO teams (id, created_at, ${own.teams})
           SELECT id + ${count}, created_at + ${(count / GENERATED_TEAMS) * MONTH}, ${own.teams} FROM teams WHERE ${some('id')}`,
          { transaction },
        );
        await sequelize.query(
          `INSERT INTO team_lineups (team_id, ${own.lineups})
           SELECT team_id + ${count}, ${own.lineups} FROM team_lineups WHERE ${some('team_id')}`,
          { transaction },
        );
      });
    }
  }
}
