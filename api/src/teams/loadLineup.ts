import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';
import { type LineupColumns, readLineup, type StoredLineup } from './storedLineup.js';

/** A lineup with the matchday it was saved for, from which it holds. */
export interface HeldLineup extends StoredLineup {
  readonly weekId: number;
}

interface LineupQuery {
  readonly teamId: number;
  /** The last matchday that is asked for. */
  readonly upTo: number;
  /** Without it all of them. */
  readonly limit?: number;
}

/** The lineups that a team saved, the one of the last matchday first. */
export async function loadLineups(
  { sequelize }: Pick<Database, 'sequelize'>,
  { teamId, upTo, limit }: LineupQuery,
  transaction?: Transaction,
): Promise<HeldLineup[]> {
  const rows = await select<LineupColumns & Pick<HeldLineup, 'weekId'>>(
    sequelize,
    `SELECT l.week_id AS weekId, l.starting, l.bench, l.captain_id AS captainId, l.vice_captain_id AS viceCaptainId,
            l.purchase_prices AS purchasePrices, l.money_left AS moneyLeft
       FROM team_lineups l WHERE l.team_id = :teamId AND l.week_id <= :upTo ORDER BY l.week_id DESC
      ${limit === undefined ? '' : 'LIMIT :limit'}`,
    { teamId, upTo, limit: limit ?? null },
    transaction,
  );
  return rows.map((row) => ({ ...readLineup(row), weekId: row.weekId }));
}

/** Which of them holds in a matchday: the last one saved for it or for a matchday before. Null before the first. */
export function lineupIn(lineups: readonly HeldLineup[], weekId: number): HeldLineup | null {
  return lineups.find((lineup) => lineup.weekId <= weekId) ?? null;
}

/** The lineup a team has in a matchday; null before its first. */
export async function loadLineup(
  database: Pick<Database, 'sequelize'>,
  teamId: number,
  weekId: number,
  transaction?: Transaction,
): Promise<HeldLineup | null> {
  const [lineup] = await loadLineups(database, { teamId, upTo: weekId, limit: 1 }, transaction);
  return lineup ?? null;
}
