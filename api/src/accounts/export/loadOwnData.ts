import { DataTypes, type Model, type ModelAttributeColumnOptions, type ModelStatic } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { type Owner, type OwnTable, ownTables, type StoredTable } from './ownTables.js';
import { presentCell } from './presentCell.js';

/** A table of the export; its columns are known without a row, too. */
export interface ExportedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Upper bound of the rows of a table; nobody has as many. */
const MAX_ROWS = 50_000;

/** Everything that is kept about a user, table by table. */
export async function loadOwnData(database: Database, userId: number): Promise<ExportedTable[]> {
  const owner = await loadOwner(database, userId);
  const tables: ExportedTable[] = [];
  // One after the other: an export may wait, the game may not.
  for (const table of ownTables) tables.push(await loadTable(database, table, owner));
  return tables;
}

async function loadOwner({ models }: Database, userId: number): Promise<Owner> {
  const teams = await models.Team.findAll({ attributes: ['id'], where: { userId }, raw: true });
  const teamIds = teams.map(({ id }) => id);
  const [memberships, conversations, orders, comments] = await Promise.all([
    models.LeagueMember.findAll({ attributes: ['leagueId'], where: { teamId: teamIds }, raw: true }),
    models.HelpConversation.findAll({ attributes: ['id'], where: { userId }, raw: true }),
    models.Order.findAll({ attributes: ['id'], where: { userId }, raw: true }),
    models.Comment.findAll({ attributes: ['id'], where: { userId }, limit: MAX_ROWS, raw: true }),
  ]);
  return {
    userId,
    teamIds,
    commentIds: comments.map(({ id }) => id),
    orderIds: orders.map(({ id }) => id),
    leagueIds: memberships.map(({ leagueId }) => leagueId),
    conversationIds: conversations.map(({ id }) => id),
  };
}

async function loadTable(database: Database, table: OwnTable, owner: Owner): Promise<ExportedTable> {
  if (!('load' in table)) return loadStored(database, table, owner);
  const types = table.columns.map((column) => [column, { type: DataTypes.INTEGER }] as const);
  return present(table.name, types, await table.load(database, owner));
}

async function loadStored(
  { models }: Database,
  { name, model, where, omitted = [] }: StoredTable,
  owner: Owner,
): Promise<ExportedTable> {
  const source: ModelStatic<Model> = models[model];
  const types = Object.entries(source.getAttributes()).filter(([column]) => !omitted.includes(column));
  const rows = await source.findAll({
    attributes: types.map(([column]) => column),
    where: where(owner),
    order: [...source.primaryKeyAttributes],
    limit: MAX_ROWS,
    raw: true,
  });
  // `raw` reads give plain rows, which the model's type does not say.
  return present(name, types, rows as unknown as Record<string, unknown>[]);
}

type Types = readonly (readonly [string, Pick<ModelAttributeColumnOptions, 'type'>])[];

function present(
  name: string,
  types: Types,
  rows: readonly Readonly<Record<string, unknown>>[],
): ExportedTable {
  return {
    name,
    columns: types.map(([column, type]) => presentCell(column, type, null)[0]),
    rows: rows.map((row) =>
      Object.fromEntries(types.map(([column, type]) => presentCell(column, type, row[column]))),
    ),
  };
}
