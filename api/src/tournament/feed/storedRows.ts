import type { Model, ModelStatic, Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { Row } from '../../infra/db/writeRows.js';
import type { WantedTable } from './wantedRows.js';

/**
 * What a table holds of this competition.
 * @param matchIds statistics of these matches alone
 */
export async function storedRows(
  database: Database,
  { table }: WantedTable,
  competitionId: number,
  transaction: Transaction,
  matchIds?: readonly number[],
): Promise<Row[]> {
  const model = modelOf(database, table);
  if (table === 'stats' && matchIds !== undefined) {
    return asRows(await model.findAll({ where: { matchId: [...matchIds] }, raw: true, transaction }));
  }
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
  return asRows(await model.findAll({ where: { competitionId }, raw: true, transaction }));
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
