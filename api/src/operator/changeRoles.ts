import { DESK_ROLES, type DeskRole } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { Role } from '../http/index.js';
import type { Actor } from '../infra/audit/actor.js';
import { writeAudit } from '../infra/audit/writeAudit.js';
import type { Clock } from '../infra/clock/clock.js';
import type { Database } from '../infra/db/database.js';
import type { DeskRole as DeskRoleRow, UserRole } from '../models/index.js';

/** A role, and the competition in which it holds; 0: in all of them. */
export interface Grant {
  readonly role: Role;
  readonly competitionId: number;
}

interface RoleChange {
  readonly userId: number;
  readonly give: readonly Grant[];
  readonly take: readonly Grant[];
}

interface Context extends Pick<Database, 'models'> {
  readonly clock: Pick<Clock, 'now'>;
}

/** Whether a role is kept apart from those of `user_roles`: it opens a part of the desk, or holds in one competition. */
function isDeskRow({ role, competitionId }: Grant): boolean {
  return competitionId !== 0 || isDeskRole(role);
}

export function isDeskRole(role: Role): role is DeskRole {
  return DESK_ROLES.some((one) => one === role);
}

export const isSameGrant = (one: Grant, other: Grant): boolean =>
  one.role === other.role && one.competitionId === other.competitionId;

/** Every role of an account, with locked rows. */
export async function lockGrants(
  { models }: Pick<Database, 'models'>,
  userId: number,
  transaction: Transaction,
): Promise<Grant[]> {
  const find = { where: { userId }, raw: true, transaction, lock: true } as const;
  const roles = await models.UserRole.findAll(find);
  const deskRoles = await models.DeskRole.findAll(find);
  return [...roles.map(({ role }) => ({ role, competitionId: 0 })), ...deskRoles];
}

/**
 * Gives and takes roles by hand, each with an entry in the audit log. A role that an order gave and that is given once
 * more stays when the order is paid back. The user's row is locked.
 */
export async function changeRoles(
  context: Context,
  { userId, give, take }: RoleChange,
  { actorId, reason }: Actor,
  transaction: Transaction,
): Promise<void> {
  const { UserRole } = context.models;
  const roles = await UserRole.findAll({ where: { userId }, raw: true, transaction, lock: true });
  const audit = (action: string, { role, competitionId }: Grant, source: string) => {
    const details = { role, source, ...(competitionId !== 0 && { competition: competitionId }) };
    return writeAudit(context, { actorId, action, subject: `user ${userId}`, reason, details }, transaction);
  };
  for (const grant of withoutRepeats(give)) {
    if (isDeskRow(grant)) {
      if (await giveDeskRole(context, userId, grant, transaction)) await audit('role.granted', grant, 'hand');
      continue;
    }
    const role = grant.role as UserRole['role'];
    const own = roles.find((one) => one.role === role);
    if (own?.source === 'hand') continue;
    if (own) await UserRole.update({ source: 'hand' }, { where: { userId, role }, transaction });
    else await UserRole.create({ userId, role, source: 'hand' }, { transaction });
    await audit('role.granted', grant, 'hand');
  }
  for (const grant of withoutRepeats(take)) {
    if (isDeskRow(grant)) {
      const where = { userId, ...grant } as DeskRoleKey;
      if ((await context.models.DeskRole.destroy({ where, transaction })) > 0)
        await audit('role.taken', grant, 'hand');
      continue;
    }
    const role = grant.role as UserRole['role'];
    const own = roles.find((one) => one.role === role);
    if (!own) continue;
    await UserRole.destroy({ where: { userId, role }, transaction });
    await audit('role.taken', grant, own.source);
  }
}

const withoutRepeats = (grants: readonly Grant[]): Grant[] =>
  grants.filter((one, index) => grants.findIndex((other) => isSameGrant(one, other)) === index);

type DeskRoleKey = Pick<DeskRoleRow, 'userId' | 'role' | 'competitionId'>;

/** False for a role that he has already. */
async function giveDeskRole(
  { models }: Context,
  userId: number,
  grant: Grant,
  transaction: Transaction,
): Promise<boolean> {
  const row = { userId, ...grant } as DeskRoleKey;
  if (await models.DeskRole.findOne({ where: { ...row }, raw: true, transaction, lock: true })) return false;
  await models.DeskRole.create(row, { transaction });
  return true;
}
