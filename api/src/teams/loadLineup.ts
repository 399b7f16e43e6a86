import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { type JsonPart, readPart } from '../infra/db/jsonPart.js';
import { select } from '../infra/db/select.js';
import { groupBy } from '../infra/groupBy.js';
import { type LineupColumns, readLineup, type StoredLineup } from './storedLineup.js';

/** A lineup with the matchday it was saved for, from which it holds. */
export interface HeldLineup extends StoredLineup {
  readonly weekId: number;
}

type LineupRow = LineupColumns & Pick<HeldLineup, 'weekId'>;

/** All lineups that a team of `teams t` saved; read by {@link readLineups}. */
export const LINEUPS: JsonPart<LineupRow> = {
  columns: {
    weekId: 'l.week_id',
    starting: 'l.starting',
    bench: 'l.bench',
    captainId: 'l.captain_id',
    viceCaptainId: 'l.vice_captain_id',
    purchasePrices: 'l.purchase_prices',
    moneyLeft: 'l.money_left',
  },
  key: 'l.week_id',
  from: 'team_lineups l WHERE l.team_id = t.id',
};

/** The one of the last matchday first. */
export function readLineups(value: unknown): HeldLineup[] {
  return readPart(LINEUPS, value)
    .map(toHeldLineup)
    .sort((a, b) => b.weekId - a.weekId);
}

function toHeldLineup(row: LineupRow): HeldLineup {
  return { ...readLineup(row), weekId: row.weekId };
}

interface LineupQuery {
  readonly teamId: number;
  /** The last matchday to load. */
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
  const rows = await select<LineupRow>(
    sequelize,
    `SELECT l.week_id AS weekId, l.starting, l.bench, l.captain_id AS captainId, l.vice_captain_id AS viceCaptainId,
            l.purchase_prices AS purchasePrices, l.money_left AS moneyLeft
       FROM team_lineups l WHERE l.team_id = :teamId AND l.week_id <= :upTo ORDER BY l.week_id DESC
      ${limit === undefined ? '' : 'LIMIT :limit'}`,
    { teamId, upTo, limit: limit ?? null },
    transaction,
  );
  return rows.map(toHeldLineup);
}

/** The lineup in force in a matchday: the last one saved for it or an earlier one. Null before the first. */
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

/**
 * The lineups that several teams saved for a matchday or before it, by team, each team's last one first. For some
 * hundred teams: their ids are in the statement.
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
