import type { Model, ModelStatic, Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { Row } from '../../infra/db/rowChanges.js';
import { FeedRefusal } from './feedRefusal.js';
import { COMPETITION_FILE } from './readCompetition.js';
import type { WantedTable } from './wantedRows.js';

/** What a table holds of this competition; refused when it would take over rows of another one. */
export async function storedRows(
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
  if (table === 'values') return storedValues(database, competitionId, transaction);
  // Ids are unique in the whole database, so a row of another competition must not be taken over.
  const isByCompetition = table === 'pages' || table === 'prizes' || table === 'matchdays';
  const where = isByCompetition ? { competitionId } : {};
  const found = asRows(await model.findAll({ where, raw: true, transaction }));
  const wantedIds = new Set(rows.map(({ id }) => id));
  const foreign = found.find((row) => row.competitionId !== competitionId && wantedIds.has(row.id ?? null));
  if (foreign) {
    const message = `The id ${foreign.id} of ${table} belongs to another competition.`;
    throw new FeedRefusal([{ file: COMPETITION_FILE, line: null, column: null, message }]);
  }
  return found.filter((row) => row.competitionId === competitionId);
}

async function storedValues(
  { models }: Database,
  competitionId: number,
  transaction: Transaction,
): Promise<Row[]> {
  const players = await models.Player.findAll({
    attributes: ['id'],
    where: { competitionId },
    raw: true,
    transaction,
  });
  const ids = new Set(players.map(({ id }) => id));
  const found = await models.PlayerValue.findAll({ raw: true, transaction });
  return asRows(found.filter(({ playerId }) => ids.has(playerId)));
}

/** `raw` reads give plain rows, which the model's type does not say. */
function asRows(found: readonly object[]): Row[] {
  return found.map((row) => ({ ...row }));
}

/** The model that keeps a table of the feed. */
export function modelOf({ models }: Database, table: WantedTable['table']): ModelStatic<Model> {
  const byTable: Record<WantedTable['table'], ModelStatic<Model>> = {
    clubs: models.Club,
    players: models.Player,
    values: models.PlayerValue,
    matchdays: models.Matchday,
    matches: models.Match,
    stats: models.MatchStat,
    pages: models.Page,
    prizes: models.Prize,
  };
  return byTable[table];
}
