import type { Transaction } from 'sequelize';
import type { Caller } from '../http/index.js';
import type { Database } from '../infra/db/database.js';
import { execute } from '../infra/db/execute.js';
import { select } from '../infra/db/select.js';
import { Refusal } from '../infra/errors.js';
import type { Team } from '../models/index.js';
import { requirePlayable } from '../tournament/index.js';
import { type Action, authorize } from './policies/policies.js';
import { loadReceipts } from './receipts/receipts.js';

/** A team whose row this transaction has locked; `updateTeam` changes both. */
export type LockedTeam = Pick<
  Team,
  | 'id'
  | 'competitionId'
  | 'userId'
  | 'name'
  | 'nameVisible'
  | 'badge'
  | 'weekId'
  | 'paid'
  | 'paymentId'
  | 'freeHitWeek'
  | 'bankWeek'
  | 'tripleCaptainWeek'
  | 'wildCardWeek'
  | 'version'
>;

const SQL = `
  SELECT id, competition_id AS competitionId, user_id AS userId, name, name_visible AS nameVisible, badge,
         week_id AS weekId, paid, payment_id AS paymentId, free_hit_week AS freeHitWeek, bank_week AS bankWeek,
         triple_captain_week AS tripleCaptainWeek, wild_card_week AS wildCardWeek, version
    FROM teams WHERE id = :teamId AND deleted_at IS NULL`;

/** The team a caller wants to change, its row locked until the transaction ends. */
export async function lockTeam(
  context: Pick<Database, 'models' | 'sequelize' | 'dialect'>,
  teamId: number,
  caller: Caller,
  action: Action,
  transaction: Transaction,
): Promise<LockedTeam> {
  const team = await selectLockedTeam(context, teamId, transaction);
  if (!team) throw new Refusal('not-found');
  authorize(caller, action, team);
  await requirePlayable(context, team.competitionId, transaction);
  return team;
}

/** Null for a team that is not there (any more). SQLite has one writer at a time, and no locks of rows. */
export async function selectLockedTeam(
  { sequelize, dialect }: Pick<Database, 'sequelize' | 'dialect'>,
  teamId: number,
  transaction: Transaction,
): Promise<LockedTeam | null> {
  const lock = dialect === 'mysql' ? ' FOR UPDATE' : '';
  const [row] = await select<LockedTeam>(sequelize, SQL + lock, { teamId }, transaction);
  return row ? { ...row, nameVisible: Boolean(row.nameVisible), paid: Boolean(row.paid) } : null;
}

/** Receipts that come with the refusal: a page that is further behind loads the team again. */
const MAX_CHANGES = 20;

/**
 * Optimistic locking for several tabs: a change made on an older version of the team is refused, with
 * the changes since.
 * @param version the version the change was made on; undefined for a caller who does not say
 */
export async function refuseIfChanged(
  context: Pick<Database, 'models'>,
  team: Pick<Team, 'id' | 'version'>,
  version: number | undefined,
  transaction: Transaction,
): Promise<void> {
  if (version === undefined || version === team.version) return;
  const changes = await loadReceipts(
    context,
    { teamId: team.id, sinceVersion: version, limit: MAX_CHANGES },
    transaction,
  );
  throw new Refusal('team-changed-meanwhile', { version: team.version, changes });
}

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
