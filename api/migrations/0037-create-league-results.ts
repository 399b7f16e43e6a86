import {
  autoId,
  exactText,
  flag,
  integer,
  longText,
  moment,
  optional,
  primaryKey,
  withDefault,
} from '../src/models/columns.js';
import { belongsTo, createTable, type Migration, type MigrationContext } from './migration.js';

/**
 * What a league itself posts in its chat after a matchday: a comment without an author. Matchdays that are confirmed
 * already are no news. The release before joins authors, so it leaves these comments out.
 */
export const createLeagueResults: Migration = {
  name: '0037-create-league-results',
  async up(context) {
    await allowNoAuthor(context);
    await createTable(
      context,
      'league_results',
      {
        league_id: primaryKey(belongsTo('leagues', integer())),
        week_id: primaryKey(integer()),
        comment_id: belongsTo('comments', integer()),
        facts: longText(),
      },
      [{ unique: ['comment_id'] }],
    );
    await createTable(context, 'league_result_rounds', {
      competition_id: primaryKey(integer()),
      week_id: primaryKey(integer()),
      version: primaryKey(integer()),
      cursor_league_id: withDefault(integer(), 0),
      done: withDefault(flag(), false),
    });
    await run(
      context,
      `INSERT INTO league_result_rounds (competition_id, week_id, version, cursor_league_id, done)
       SELECT competition_id, week_id, version, 0, 1 FROM matchdays
        WHERE state = 'confirmed' AND version IS NOT NULL`,
    );
  },
};

/** SQLite changes no column, and dropping a table empties those that refer to it: both tables are written again. */
async function allowNoAuthor(context: MigrationContext): Promise<void> {
  if (context.queryInterface.sequelize.getDialect() !== 'sqlite') {
    await run(context, 'ALTER TABLE comments MODIFY team_id INTEGER NULL, MODIFY user_id INTEGER NULL');
    return;
  }
  await run(context, 'CREATE TABLE kept_votes AS SELECT * FROM comment_votes');
  await run(context, 'DROP TABLE comment_votes');
  await run(context, 'CREATE TABLE kept_comments AS SELECT * FROM comments');
  await run(context, 'DROP TABLE comments');
  await createTable(
    context,
    'comments',
    {
      id: autoId(),
      league_id: belongsTo('leagues', integer()),
      team_id: belongsTo('teams', optional.integer()),
      user_id: belongsTo('users', optional.integer()),
      body: longText(),
      created_at: moment(),
      deleted: withDefault(flag(), false),
      revision: integer(),
      request_key: { ...exactText(100), allowNull: true },
    },
    [
      { unique: ['league_id', 'user_id', 'request_key'] },
      ['league_id', 'revision'],
      ['league_id', 'deleted', 'id'],
      ['team_id'],
      ['user_id'],
    ],
  );
  const columns = 'id, league_id, team_id, user_id, body, created_at, deleted, revision, request_key';
  await run(context, `INSERT INTO comments (${columns}) SELECT ${columns} FROM kept_comments`);
  await createTable(
    context,
    'comment_votes',
    {
      comment_id: primaryKey(belongsTo('comments', integer())),
      user_id: primaryKey(belongsTo('users', integer())),
      voted_at: moment(),
    },
    [['user_id']],
  );
  await run(
    context,
    'INSERT INTO comment_votes (comment_id, user_id, voted_at) SELECT comment_id, user_id, voted_at FROM kept_votes',
  );
  await run(context, 'DROP TABLE kept_comments');
  await run(context, 'DROP TABLE kept_votes');
}

async function run({ queryInterface, transaction }: MigrationContext, statement: string): Promise<void> {
  await queryInterface.sequelize.query(statement, { transaction });
}
