import type { Transaction } from 'sequelize';
import type { Caller } from '../http/index.js';
import type { Database } from '../infra/db/database.js';
import { Refusal } from '../infra/errors.js';
import type { Team } from '../models/index.js';
import { requirePlayable } from '../tournament/index.js';
import { type Action, authorize } from './policies/policies.js';

/** The team a caller wants to change, its row locked until the transaction ends. */
export async function lockTeam(
  context: Pick<Database, 'models' | 'sequelize'>,
  teamId: number,
  caller: Caller,
  action: Action,
  transaction: Transaction,
): Promise<Team> {
  const team = await context.models.Team.findOne({
    where: { id: teamId, deletedAt: null },
    transaction,
    lock: true,
  });
  if (!team) throw new Refusal('not-found');
  authorize(caller, action, team);
  await requirePlayable(context, team.competitionId, transaction);
  return team;
}
