import { QueryTypes, type Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { competitionIdSql, loadCompetition } from '../../tournament/index.js';

/** Rows in one statement. */
const BATCH = 500;

/**
 * Updates `players.value` by the game's clock: applies values that became due, and reverts those that lie ahead again
 * because the clock was set back. Returns the number of updated players.
 */
export async function applyDueValues(context: GameContext): Promise<number> {
  const duePlayerIds = await findDue(context, context.clock.now());
  if (duePlayerIds.length === 0) return 0;
  return context.withTransaction(async (transaction) => {
    // An import writes the same rows: one after the other.
    const competition = await loadCompetition(context, transaction);
    await context.models.Competition.findByPk(competition?.id ?? 0, { raw: true, transaction, lock: true });
    const now = await context.clock.fresh(transaction);
    const playerIds = await findDue(context, now, transaction);
    for (let start = 0; start < playerIds.length; start += BATCH) {
      await apply(context, playerIds.slice(start, start + BATCH), now, transaction);
    }
    return playerIds.length;
  });
}

/** Players with a due value that is not applied, or with an applied one that is not due. */
async function findDue(context: GameContext, now: number, transaction?: Transaction): Promise<number[]> {
  const rows = await context.sequelize.query<{ playerId: number }>(
    `SELECT DISTINCT player_id AS playerId FROM player_values
      WHERE ((applied = 0 AND from_at <= :now) OR (applied = 1 AND from_at > :now))
        AND player_id IN (SELECT id FROM players WHERE competition_id = ${competitionIdSql(context)})
      ORDER BY player_id`,
    { type: QueryTypes.SELECT, replacements: { now }, transaction: transaction ?? null },
  );
  return rows.map(({ playerId }) => playerId);
}

async function apply(
  { sequelize }: GameContext,
  playerIds: readonly number[],
  now: number,
  transaction: Transaction,
): Promise<void> {
  const options = { replacements: { now, playerIds: [...playerIds] }, transaction };
  await sequelize.query(
    `UPDATE player_values SET applied = CASE WHEN from_at <= :now THEN 1 ELSE 0 END
      WHERE player_id IN (:playerIds)`,
    options,
  );
  await sequelize.query(
    `UPDATE players SET value = COALESCE(
       (SELECT v.value FROM player_values v WHERE v.player_id = players.id AND v.applied = 1
           AND v.from_at <= COALESCE(players.left_at, v.from_at)
         ORDER BY v.from_at DESC LIMIT 1), opening_value, value)
      WHERE id IN (:playerIds)`,
    options,
  );
}
