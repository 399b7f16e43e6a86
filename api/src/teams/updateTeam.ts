import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { execute } from '../infra/db/execute.js';
import type { Team } from '../models/index.js';

const COLUMNS = {
  name: 'name',
  nameVisible: 'name_visible',
  namedAt: 'named_at',
  badge: 'badge',
  freeHitWeek: 'free_hit_week',
  bankWeek: 'bank_week',
  tripleCaptainWeek: 'triple_captain_week',
  wildCardWeek: 'wild_card_week',
  version: 'version',
  deletedAt: 'deleted_at',
} as const satisfies Partial<Record<keyof Team, string>>;

type Changes = Partial<Pick<Team, keyof typeof COLUMNS>>;

/** Writes columns of a team whose row is locked, and shows them in `team`. */
export async function updateTeam(
  { sequelize }: Pick<Database, 'sequelize'>,
  team: Pick<Team, 'id'>,
  changes: Changes,
  transaction: Transaction,
): Promise<void> {
  const names = Object.keys(changes) as (keyof Changes)[];
  const values = names.map((name) => [name, columnValue(changes[name] ?? null)]);
  const columns = names.map((name) => `${COLUMNS[name]} = :${name}`).join(', ');
  const statement = `UPDATE teams SET ${columns} WHERE id = :id`;
  await execute(sequelize, statement, { ...Object.fromEntries(values), id: team.id }, transaction);
  Object.assign(team, changes);
}

/** Flags are 0 and 1. */
function columnValue(value: string | number | boolean | null): string | number | null {
  return typeof value === 'boolean' ? Number(value) : value;
}
