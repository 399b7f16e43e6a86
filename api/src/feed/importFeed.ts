import type { Model, ModelStatic, Transaction } from 'sequelize';
import type { Clock } from '../clock/clock.js';
import type { Database } from '../db/database.js';
import type { Feed } from './feed.js';
import type { FeedProblem } from './feedProblem.js';
import { findDependants } from './findDependants.js';
import { type ImportReport, type TableReport, tableReport } from './importReport.js';
import { COMPETITION_FILE } from './readCompetition.js';
import { type Row, type RowChanges, rowChanges } from './rowChanges.js';
import { type WantedTable, wantedRows } from './wantedRows.js';

export type ImportResult =
  | { readonly ok: true; readonly report: ImportReport }
  | { readonly ok: false; readonly problems: readonly FeedProblem[] };

const CHUNK = 500;

/** Says that the transaction must be undone because of `problems`. */
class Refusal extends Error {
  constructor(readonly problems: readonly FeedProblem[]) {
    super('The feed is refused.');
  }
}

/**
 * Makes the database equal to a checked feed, in one transaction: all of it or nothing. Importing the same feed again
 * changes nothing. Rows that the feed left out are removed unless the game stands on them; then it is refused.
 */
export async function importFeed(database: Database, clock: Clock, feed: Feed): Promise<ImportResult> {
  try {
    const report = await database.withTransaction((transaction) => apply(database, clock, feed, transaction));
    return { ok: true, report };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problems: error.problems };
    throw error;
  }
}

async function apply(
  database: Database,
  clock: Clock,
  feed: Feed,
  transaction: Transaction,
): Promise<ImportReport> {
  const { models } = database;
  const now = await clock.fresh(transaction);
  const competition = await writeCompetition(database, feed, transaction);
  const tables = wantedRows(feed, competition.id);
  const changes = new Map<string, RowChanges>();
  for (const table of tables) {
    const stored = await storedRows(database, table, competition.id, transaction);
    changes.set(table.table, rowChanges(stored, table.rows, table.key, table.nameOf));
  }
  const problems = await findDependants(database, changes, transaction);
  if (problems.length > 0) throw new Refusal(problems);

  for (const { table, key } of [...tables].reverse()) {
    await remove(modelOf(database, table), changes.get(table)?.removed ?? [], key, transaction);
  }
  for (const { table } of tables) {
    await write(modelOf(database, table), withStamp(table, changes, now), transaction);
  }

  const reports = [
    competition.report,
    ...tables.map(({ table }) => tableReport(table, changes.get(table) ?? NOTHING)),
  ];
  const total = reports.reduce((sum, { added, updated, removed }) => sum + added + updated + removed, 0);
  if (total > 0) {
    await models.FeedImport.create(
      { competitionId: competition.id, importedAt: now, changes: total },
      { transaction },
    );
  }
  return {
    feed: feed.feed,
    season: feed.season,
    tables: reports,
    changes: total,
    toSettleAgain: await scoredWeeks(database, competition.id, changes, transaction),
    warnings: feed.warnings,
  };
}

const NOTHING: RowChanges = { added: [], updated: [], removed: [], updates: [] };

async function writeCompetition({ models }: Database, feed: Feed, transaction: Transaction) {
  const { settings, season } = feed;
  const key = { feed: feed.feed, season };
  const row = await models.Competition.findOne({ where: key, raw: true, transaction, lock: true });
  const report = (added: number, updated: number): TableReport => ({
    table: 'competition',
    added,
    updated,
    removed: 0,
    examples: [],
  });
  if (row === null) {
    const created = await models.Competition.create({ ...key, settings }, { transaction });
    return { id: created.id, report: report(1, 0) };
  }
  if (row.settings === settings) return { id: row.id, report: report(0, 0) };
  await models.Competition.update({ settings }, { where: { id: row.id }, transaction });
  return { id: row.id, report: report(0, 1) };
}

async function storedRows(
  database: Database,
  { table, rows }: WantedTable,
  competitionId: number,
  transaction: Transaction,
): Promise<Row[]> {
  const model = modelOf(database, table);
  if (table === 'stats') {
    const matches = await database.models.Match.findAll({
      where: { competitionId },
      attributes: ['id'],
      raw: true,
      transaction,
    });
    return asRows(
      await model.findAll({ where: { matchId: matches.map(({ id }) => id) }, raw: true, transaction }),
    );
  }
  // Ids are unique in the whole database, so a row of another competition must not be taken over.
  const where = table === 'pages' || table === 'matchdays' ? { competitionId } : {};
  const found = asRows(await model.findAll({ where, raw: true, transaction }));
  const wantedIds = new Set(rows.map(({ id }) => id));
  const foreign = found.find((row) => row.competitionId !== competitionId && wantedIds.has(row.id ?? null));
  if (foreign) {
    const message = `The id ${foreign.id} of ${table} belongs to another competition.`;
    throw new Refusal([{ file: COMPETITION_FILE, line: null, column: null, message }]);
  }
  return found.filter((row) => row.competitionId === competitionId);
}

/** `raw` reads give plain rows, which the model's type does not say. */
function asRows(found: readonly object[]): Row[] {
  return found.map((row) => ({ ...row }));
}

function modelOf({ models }: Database, table: WantedTable['table']): ModelStatic<Model> {
  const byTable: Record<WantedTable['table'], ModelStatic<Model>> = {
    clubs: models.Club,
    players: models.Player,
    matchdays: models.Matchday,
    matches: models.Match,
    stats: models.MatchStat,
    pages: models.Page,
  };
  return byTable[table];
}

/** Columns that the feed does not bring: when a nation or page changed, and that a new matchday is open. */
function withStamp(
  table: WantedTable['table'],
  changes: ReadonlyMap<string, RowChanges>,
  now: number,
): { added: readonly Row[]; updated: readonly Row[] } {
  const { added, updated } = changes.get(table) ?? NOTHING;
  if (table === 'matchdays') return { added: added.map((row) => ({ ...row, state: 'open' })), updated };
  if (table !== 'clubs' && table !== 'pages') return { added, updated };
  const stamp = (row: Row) => ({ ...row, updatedAt: now });
  return { added: added.map(stamp), updated: updated.map(stamp) };
}

async function write(
  model: ModelStatic<Model>,
  { added, updated }: { added: readonly Row[]; updated: readonly Row[] },
  transaction: Transaction,
): Promise<void> {
  for (const rows of chunks(added)) await model.bulkCreate([...rows], { transaction });
  for (const rows of chunks(updated)) {
    const [first] = rows;
    if (!first) continue;
    await model.bulkCreate(rows as never[], {
      transaction,
      updateOnDuplicate: Object.keys(first) as never[],
    });
  }
}

async function remove(
  model: ModelStatic<Model>,
  rows: readonly Row[],
  key: readonly string[],
  transaction: Transaction,
): Promise<void> {
  for (const row of rows) {
    const names = row.competitionId === undefined ? key : [...key, 'competitionId'];
    const where = Object.fromEntries(names.map((name) => [name, row[name]]));
    await model.destroy({ where, transaction });
  }
}

function* chunks<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += CHUNK) yield rows.slice(start, start + CHUNK);
}

async function scoredWeeks(
  { models }: Database,
  competitionId: number,
  changes: ReadonlyMap<string, RowChanges>,
  transaction: Transaction,
): Promise<number[]> {
  const matchdays = await models.Matchday.findAll({ where: { competitionId }, raw: true, transaction });
  const touched = new Set<unknown>();
  const { updates, updated } = changes.get('matches') ?? NOTHING;
  updated.forEach((row, index) => {
    if (updates[index]?.includes('statsHash')) touched.add(row.weekId);
  });
  return matchdays
    .filter(({ version, weekId }) => version !== null && touched.has(weekId))
    .map((row) => row.weekId);
}
