import { autoId, exactText, integer, moment, optional, text, withDefault } from '../src/models/columns.js';
import { belongsTo, createTable, type Migration } from './migration.js';

/** Messages of live feeds that an operator decides on, and matchdays that were opened again. */
export const holdMessages: Migration = {
  name: '0067-hold-messages',
  async up(context) {
    await createTable(
      context,
      'held_messages',
      {
        id: autoId(),
        competition_id: belongsTo('competitions', integer()),
        message_id: exactText(80),
        way: text(4),
        digest: exactText(64),
        payload: optional.hugeText(),
        held_change: optional.hugeText(),
        state: withDefault(text(8), 'waiting'),
        held_at: moment(),
      },
      [{ unique: ['competition_id', 'digest'] }, ['competition_id', 'state']],
    );
    const { queryInterface, transaction } = context;
    await queryInterface.addColumn('matchdays', 'opened_at', optional.moment(), { transaction });
    await queryInterface.addColumn('matchdays', 'closed_by_mistake_at', optional.moment(), { transaction });
  },
};
