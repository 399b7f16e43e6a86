import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { type Row, type RowChanges, removeRows, rowChanges, writeRows } from '../../infra/db/writeRows.js';
import { changeLines } from './changeLines.js';
import { describeMoves } from './describeMoves.js';
import type { Feed } from './feed.js';
import { FeedRefusal } from './feedRefusal.js';
import type { WantedTable } from './feedRows.js';
import { modelOf } from './feedRows.js';
import { findDependants } from './findDependants.js';
import { type ChangeReport, type TableReport, tableReport } from './importReport.js';

interface Writing {
  readonly competitionId: number;
  /** The competition is hidden still. */
  readonly isDraft: boolean;
  readonly feed: Feed;
  /** The parents first. */
  readonly tables: readonly WantedTable[];
  /** The rows of the database that should be equal to those of a table. */
  readonly storedOf: (table: WantedTable) => Promise<readonly Row[]>;
  /** Changes already made, such as of the competition itself. */
  readonly before?: readonly TableReport[];
  readonly now: number;
}

/**
 * Makes the rows of tables equal to the target rows, and invalidates the caches of processes.
 * @throws FeedRefusal for rows that are left out although the game refers to them
 */
export async function writeTables(
  database: Database,
  { competitionId, isDraft, feed, tables, storedOf, before = [], now }: Writing,
  transaction: Transaction,
): Promise<ChangeReport> {
  const changes = new Map<string, RowChanges>();
  for (const table of tables) {
    changes.set(table.table, rowChanges(await storedOf(table), table.rows, table.key, table.nameOf));
  }
  const problems = await findDependants(database, competitionId, changes, transaction);
  if (problems.length > 0) throw new FeedRefusal(problems);

  for (const { table, key } of [...tables].reverse()) {
    await removeRows(modelOf(database, table), changes.get(table)?.removed ?? [], key, transaction);
  }
  for (const { table } of tables) {
    await writeRows(modelOf(database, table), withStamp(table, changes, now), transaction);
  }

  const reports = [
    ...before,
    ...tables.map(({ table, rows, nameOf }) =>
      tableReport(table, changes.get(table) ?? NOTHING, rows.length, nameOf),
    ),
  ];
  const total = reports.reduce((sum, { added, updated, removed }) => sum + added + updated + removed, 0);
  if (total > 0) {
    await database.models.FeedImport.create(
      { competitionId, importedAt: now, changes: total },
      { transaction },
    );
  }
  return {
    feed: feed.feed,
    season: feed.season,
    isDraft,
    tables: reports,
    changes: total,
    moves: describeMoves(
      feed,
      {
        matches: changes.get('matches') ?? NOTHING,
        stats: changes.get('stats') ?? NOTHING,
        players: changes.get('players') ?? NOTHING,
      },
      tables.find(({ table }) => table === 'matches')?.rows ?? [],
    ),
    lines: changeLines(feed, changes),
    edits: feed.edits ?? [],
    warnings: feed.warnings,
  };
}

const NOTHING: RowChanges = { added: [], updated: [], befores: [], removed: [], updates: [] };

/**
 * Columns that the feed does not contain: the time of the change of a nation, page or prize, and the state of a new
 * matchday.
 */
function withStamp(
  table: WantedTable['table'],
  changes: ReadonlyMap<string, RowChanges>,
  now: number,
): Pick<RowChanges, 'added' | 'updated' | 'befores'> {
  const own = changes.get(table) ?? NOTHING;
  const { added, updated, befores } = own;
  if (table === 'matchdays') return { ...own, added: added.map((row) => ({ ...row, state: 'open' })) };
  if (table !== 'clubs' && table !== 'pages' && table !== 'prizes') return own;
  const stamp = (row: Row) => ({ ...row, updatedAt: now });
  return { added: added.map(stamp), updated: updated.map(stamp), befores };
}
