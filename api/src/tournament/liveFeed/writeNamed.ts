import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { Row } from '../../infra/db/writeRows.js';
import type { StoredSettings } from '../competition/storedSettings.js';
import type { ClosedMatchday } from '../feed/closedBy.js';
import type { Feed } from '../feed/feed.js';
import { storedRows, type WantedTable, wantedRows } from '../feed/feedRows.js';
import type { ChangeReport } from '../feed/importReport.js';
import { loadValuePlan } from '../feed/loadValuePlan.js';
import { planMatchdays } from '../feed/planMatchdays.js';
import { writeTables } from '../feed/writeTables.js';
import type { StoredTournament } from './loadTournament.js';
import { moveOthers } from './moveOthers.js';

interface Named {
  /** With ids that are unique over all competitions: the named matches, all clubs, all players, all matchdays. */
  readonly feed: Feed;
  readonly storedTournament: StoredTournament;
  readonly settings: StoredSettings;
  readonly now: number;
  readonly matchIds: ReadonlySet<number>;
  readonly playerIds: ReadonlySet<number>;
}

/**
 * Makes the named matches and players equal to a part of a feed, and all matchdays; other matches only change the
 * matchday in which they count.
 * @throws FeedRefusal
 */
export async function writeNamed(
  database: Database,
  { competitionId, isDraft }: { readonly competitionId: number; readonly isDraft: boolean },
  { feed: partialFeed, storedTournament, settings, now, matchIds, playerIds }: Named,
  transaction: Transaction,
): Promise<{ readonly report: ChangeReport; readonly closes: readonly ClosedMatchday[] }> {
  const where = { competitionId };
  const storedMatchdays = isDraft
    ? []
    : await database.models.Matchday.findAll({ where, raw: true, transaction });
  const { feed, windows, closes } = planMatchdays(partialFeed, { storedMatchdays, settings, now });
  const feedOfPlayers = { ...feed, players: feed.players.filter(({ id }) => playerIds.has(id)) };
  const plan = await loadValuePlan(database, feedOfPlayers, competitionId, now, transaction);
  // Digests of statistics are made with the whole squads.
  const tables = wantedRows(feed, competitionId, plan).map((table) => ({
    ...table,
    rows: table.rows.filter((row) => isNamed(table, row)),
  }));
  const report = await writeTables(
    database,
    {
      ...{ competitionId, isDraft, feed, now },
      tables: tables.filter(({ table }) => isTouched(table)),
      storedOf: async (table) => {
        const rows = await storedRows(database, table, competitionId, transaction, [...matchIds]);
        return rows.filter((row) => isNamed(table, row));
      },
    },
    transaction,
  );
  await moveOthers(database, storedTournament, { windows, settings, namedIds: matchIds }, transaction);
  return { report, closes };

  /** Clubs, pages and prizes come with imports. */
  function isTouched(table: WantedTable['table']): boolean {
    if (table === 'players' || table === 'values') return playerIds.size > 0;
    return table === 'matchdays' || table === 'matches' || table === 'stats';
  }

  function isNamed({ table }: WantedTable, row: Row): boolean {
    switch (table) {
      case 'players':
        return playerIds.has(Number(row.id));
      case 'values':
        return playerIds.has(Number(row.playerId));
      case 'matches':
        return matchIds.has(Number(row.id));
      case 'stats':
        return matchIds.has(Number(row.matchId));
      default:
        return true;
    }
  }
}
