import { Op, type Transaction } from 'sequelize';
import type { Database } from '../db/database.js';
import { type LineupColumns, readLineup, type StoredLineup } from './storedLineup.js';

/** A lineup with the matchday it was saved for, from which it holds. */
export interface HeldLineup extends StoredLineup {
  readonly weekId: number;
}

interface Wanted {
  readonly teamId: number;
  /** The last matchday that is asked for. */
  readonly upTo: number;
  /** Without it all of them. */
  readonly limit?: number;
}

const COLUMNS = [
  'weekId',
  'starting',
  'bench',
  'captainId',
  'viceCaptainId',
  'purchasePrices',
  'moneyLeft',
] as const satisfies readonly (keyof LineupColumns | 'weekId')[];

/** The lineups that a team saved, the one of the last matchday first. */
export async function loadLineups(
  { models }: Pick<Database, 'models'>,
  { teamId, upTo, limit }: Wanted,
  transaction?: Transaction,
): Promise<HeldLineup[]> {
  const rows = await models.TeamLineup.findAll({
    attributes: [...COLUMNS],
    where: { teamId, weekId: { [Op.lte]: upTo } },
    order: [['weekId', 'DESC']],
    ...(limit === undefined ? {} : { limit }),
    raw: true,
    transaction: transaction ?? null,
  });
  return rows.map((row) => ({ ...readLineup(row), weekId: row.weekId }));
}

/** Which of them holds in a matchday: the last one saved for it or for a matchday before. Null before the first. */
export function lineupIn(lineups: readonly HeldLineup[], weekId: number): HeldLineup | null {
  return lineups.find((lineup) => lineup.weekId <= weekId) ?? null;
}

/** The lineup a team has in a matchday; null before its first. */
export async function loadLineup(
  database: Pick<Database, 'models'>,
  teamId: number,
  weekId: number,
  transaction?: Transaction,
): Promise<HeldLineup | null> {
  const [lineup] = await loadLineups(database, { teamId, upTo: weekId, limit: 1 }, transaction);
  return lineup ?? null;
}
