import type { Transaction } from 'sequelize';
import type { CompetitionEntry, GameContext } from '../../infra/context.js';
import type { Database } from '../../infra/db/database.js';
import { select } from '../../infra/db/select.js';
import type { Models } from '../../models/index.js';

/** While a job refreshes the list, callers trust it for this long (real milliseconds). */
const TRUST = 3_000;

interface CompetitionList {
  readonly entries: readonly CompetitionEntry[];
  readonly trustedUntil: number;
}

const listByDatabase = new WeakMap<Models, CompetitionList>();

type Parts = Pick<Database, 'models' | 'sequelize'>;

/** The default competition comes first: the one whose addresses have no prefix, or else the oldest. */
export const DEFAULT_FIRST = "CASE WHEN slug = '' THEN 0 ELSE 1 END, id";

/** The id of the context's competition within a statement. */
export function competitionIdSql({ competitionId }: Pick<GameContext, 'competitionId'>): string {
  if (competitionId !== undefined) return String(Number(competitionId));
  return `(SELECT id FROM competitions ORDER BY ${DEFAULT_FIRST} LIMIT 1)`;
}

/**
 * All competitions, the default first; from the database unless `refreshCompetitions` looked a moment ago.
 * @param transaction the one in which it is called, so that it waits for no further connection
 */
export async function listCompetitions(
  database: Parts,
  transaction?: Transaction,
): Promise<readonly CompetitionEntry[]> {
  const list = listByDatabase.get(database.models);
  return list && Date.now() <= list.trustedUntil ? list.entries : load(database, transaction);
}

/** Looks for new competitions and changed states; until it is called again, or too long has passed, callers don't. */
export async function refreshCompetitions(database: Parts): Promise<readonly CompetitionEntry[]> {
  const entries = await load(database);
  listByDatabase.set(database.models, { entries, trustedUntil: Date.now() + TRUST });
  return entries;
}

/** After a change of competitions: this process reads them again at the next call, the others at their next refresh. */
export function forgetCompetitions({ models }: Pick<Database, 'models'>): void {
  listByDatabase.delete(models);
}

/** The list that `refreshCompetitions` last read; empty where nothing refreshes it. */
export function trustedCompetitions({ models }: Pick<Database, 'models'>): readonly CompetitionEntry[] {
  const list = listByDatabase.get(models);
  return list && Date.now() <= list.trustedUntil ? list.entries : [];
}

async function load({ sequelize }: Parts, transaction?: Transaction): Promise<readonly CompetitionEntry[]> {
  const rows = await select<Omit<CompetitionEntry, 'isDefault'>>(
    sequelize,
    `SELECT id, feed, season, slug, state FROM competitions ORDER BY ${DEFAULT_FIRST}`,
    {},
    transaction,
  );
  return rows.map((row, index) => ({ ...row, isDefault: index === 0 }));
}
