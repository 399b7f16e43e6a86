import type { Transaction } from 'sequelize';
import type { Caller } from '../http/index.js';
import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';
import { Refusal } from '../infra/errors.js';
import type { Team } from '../models/index.js';
import { requirePlayable } from '../tournament/index.js';
import { type Action, authorize } from './policies/policies.js';

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
  const team = await selectLocked(context, teamId, transaction);
  if (!team) throw new Refusal('not-found');
  authorize(caller, action, team);
  await requirePlayable(context, team.competitionId, transaction);
  return team;
}

/** Null for a team that is not there (any more). SQLite has one writer at a time, and no locks of rows. */
export async function selectLocked(
  { sequelize, dialect }: Pick<Database, 'sequelize' | 'dialect'>,
  teamId: number,
  transaction: Transaction,
): Promise<LockedTeam | null> {
  const lock = dialect === 'mysql' ? ' FOR UPDATE' : '';
  const [row] = await select<LockedTeam>(sequelize, SQL + lock, { teamId }, transaction);
  return row ? { ...row, nameVisible: Boolean(row.nameVisible), paid: Boolean(row.paid) } : null;
}
