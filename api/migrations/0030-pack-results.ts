import { DataTypes, QueryTypes } from 'sequelize';
import { integer, primaryKey } from '../src/models/columns.js';
import { insertParts, partOf, ResultParts, type TeamResult } from '../src/packed/index.js';
import { createTable, type Migration, type MigrationContext } from './migration.js';

/** Results that are carried over at once. */
const BATCH = 50_000;

/**
 * Results are stored in parts of 64 teams instead of in a row for each (ADR 24). Those that people see are carried
 * over; a settlement that was under way begins anew, and what nobody sees goes. A release before this one can't go on
 * beside it.
 */
export const packResults: Migration = {
  name: '0030-pack-results',
  async up(context) {
    const { queryInterface, transaction } = context;
    const { sequelize } = queryInterface;
    // MySQL keeps what was done when the migration was broken off: the old table goes last, and without it all is done.
    if (!(await queryInterface.tableExists('team_results', { transaction }))) return;
    await createTable(context, 'result_parts', {
      week_id: primaryKey(integer()),
      version: primaryKey(integer()),
      part: primaryKey(integer()),
      results: { type: DataTypes.BLOB, allowNull: false },
    });
    // What was carried over before it was broken off.
    await sequelize.query('DELETE FROM result_parts', { transaction });
    const visible = await sequelize.query<{ weekId: number; version: number }>(
      'SELECT DISTINCT week_id AS weekId, version FROM matchdays WHERE version IS NOT NULL',
      { type: QueryTypes.SELECT, transaction },
    );
    for (const matchday of visible) await carryOver(context, matchday);
    await sequelize.query(
      "UPDATE settlements SET state = 'abandoned', owner = NULL, lease_until = NULL WHERE state = 'running'",
      { transaction },
    );
    await queryInterface.dropTable('team_results', { transaction });
  },
};

async function carryOver(
  { queryInterface: { sequelize }, transaction }: MigrationContext,
  { weekId, version }: { readonly weekId: number; readonly version: number },
): Promise<void> {
  const target = { table: 'result_parts', column: 'results', key: { week_id: weekId, version } } as const;
  for (let after = 0; ; ) {
    const results = await sequelize.query<TeamResult>(
      `SELECT team_id AS teamId, half_points AS halfPoints, total_half AS totalHalf, week_rank AS weekRank,
         general_rank AS generalRank, general_move AS generalMove
       FROM team_results WHERE week_id = :weekId AND version = :version AND team_id > :after
       ORDER BY team_id LIMIT ${BATCH}`,
      { type: QueryTypes.SELECT, replacements: { weekId, version, after }, transaction },
    );
    const isLast = results.length < BATCH;
    // The rest of the last part comes with the next results.
    const last = partOf(results.at(-1)?.teamId ?? 0);
    const whole = isLast ? results : results.filter(({ teamId }) => partOf(teamId) < last);
    const parts = new ResultParts(whole.length);
    for (const result of whole) parts.add(result);
    await insertParts({ sequelize }, target, parts.rows(), transaction);
    if (isLast) return;
    after = whole.at(-1)?.teamId ?? after;
  }
}
