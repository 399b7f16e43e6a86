import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';
import { groupBy } from '../infra/groupBy.js';
import type { HeldLineup } from './loadLineup.js';
import { type LineupColumns, readLineup } from './storedLineup.js';

/**
 * The lineups that several teams saved for a matchday or before it, by team, each team's last one first. For some hundred
 * teams: their ids are in the statement.
 */
export async function loadLineupsOf(
  { sequelize }: Pick<Database, 'sequelize'>,
  teamIds: readonly number[],
  upTo: number,
): Promise<ReadonlyMap<number, readonly HeldLineup[]>> {
  if (teamIds.length === 0) return new Map();
  const rows = await select<LineupColumns & { readonly teamId: number; readonly weekId: number }>(
    sequelize,
    `SELECT l.team_id AS teamId, l.week_id AS weekId, l.starting, l.bench, l.captain_id AS captainId,
            l.vice_captain_id AS viceCaptainId, l.purchase_prices AS purchasePrices, l.money_left AS moneyLeft
       FROM team_lineups l WHERE l.team_id IN (:teamIds) AND l.week_id <= :upTo
      ORDER BY l.team_id, l.week_id DESC`,
    { teamIds, upTo },
  );
  return groupBy(
    rows.map((row) => ({ teamId: row.teamId, ...readLineup(row), weekId: row.weekId })),
    ({ teamId }) => teamId,
  );
}
