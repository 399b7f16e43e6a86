import { autoId, integer, moment, optional, text } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** How far a prize is that a team won: asked for, claimed, sent or declined. */
export const claimPrizes: Migration = {
  name: '0086-claim-prizes',
  async up(context) {
    await createTable(
      context,
      'prize_claims',
      {
        id: autoId(),
        competition_id: belongsTo('competitions', integer()),
        prize: text(80),
        ranking: text(16),
        first_week: integer(),
        last_week: integer(),
        team_id: belongsTo('teams', integer()),
        place: integer(),
        state: text(16),
        contact: optional.text(500),
        track: optional.text(200),
        changed_at: moment(),
      },
      [['team_id']],
    );
    const { queryInterface, transaction } = context;
    const won = ['competition_id', 'prize', 'ranking', 'first_week', 'last_week', 'team_id'];
    // A name made of all columns is longer than MySQL's 64 characters.
    await queryInterface.addIndex('prize_claims', won, {
      name: 'prize_claims_won',
      unique: true,
      transaction,
    });
  },
};
