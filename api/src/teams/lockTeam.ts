import type { Transaction } from 'sequelize';
import type { Database } from '../db/database.js';
import { Refusal } from '../errors.js';
import type { Team } from '../models/index.js';
import { type Action, authorize } from '../policies/policies.js';
import type { Caller } from '../routing/caller.js';

/** The team a caller wants to change, its row locked until the transaction ends. */
export async function lockTeam(
  { models }: Pick<Database, 'models'>,
  teamId: number,
  caller: Caller,
  action: Action,
  transaction: Transaction,
): Promise<Team> {
  const team = await models.Team.findOne({ where: { id: teamId, deletedAt: null }, transaction, lock: true });
  if (!team) throw new Refusal('not-found');
  authorize(caller, action, team);
  return team;
}
