import { QueryTypes } from 'sequelize';
import { flag, integer, longText, moment, optional, primaryKey, withDefault } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration, type MigrationContext } from './migration.js';

/** Polls in chats with their votes, the comment that another one quotes, and one reaction per user and comment. */
export const pollsAndQuotes: Migration = {
  name: '0074-polls-and-quotes',
  async up(context) {
    await createTable(
      context,
      'comment_polls',
      {
        comment_id: primaryKey(belongsTo('comments', integer())),
        week_id: integer(),
        options_json: longText(),
        closed: withDefault(flag(), false),
      },
      [['closed', 'week_id']],
    );
    await createTable(
      context,
      'poll_votes',
      {
        comment_id: primaryKey(belongsTo('comments', integer())),
        user_id: primaryKey(belongsTo('users', integer())),
        choice: integer(),
        voted_at: moment(),
      },
      [['user_id']],
    );
    const { queryInterface, transaction } = context;
    await queryInterface.addColumn('comments', 'quoted_id', optional.integer(), { transaction });
    await queryInterface.addIndex('comments', ['quoted_id'], { name: 'comments_quoted_id', transaction });
    await keepLatestReactions(context);
  },
};

interface ReactionKey {
  readonly comment_id: number;
  readonly user_id: number;
  readonly kind: string;
}

/** Deletes all but the latest reaction of a user to a comment: there were several of different kinds before. */
async function keepLatestReactions({ queryInterface, transaction }: MigrationContext): Promise<void> {
  // MySQL deletes from no table that the same statement reads.
  const earlier = await queryInterface.sequelize.query<ReactionKey>(
    `SELECT comment_id, user_id, kind
       FROM (SELECT comment_id, user_id, kind,
                    ROW_NUMBER() OVER (PARTITION BY comment_id, user_id ORDER BY reacted_at DESC, kind) AS place
               FROM comment_reactions) AS placed
      WHERE place > 1`,
    { type: QueryTypes.SELECT, transaction },
  );
  for (const { comment_id, user_id, kind } of earlier)
    await queryInterface.bulkDelete('comment_reactions', { comment_id, user_id, kind }, { transaction });
}
