import type { Transaction } from 'sequelize';
import type { Role } from '../http/index.js';
import type { Actor } from '../infra/audit/actor.js';
import { writeAudit } from '../infra/audit/writeAudit.js';
import type { Clock } from '../infra/clock/clock.js';
import type { Database } from '../infra/db/database.js';

interface RoleChange {
  readonly userId: number;
  readonly give: readonly Role[];
  readonly take: readonly Role[];
}

interface Context extends Pick<Database, 'models'> {
  readonly clock: Pick<Clock, 'now'>;
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
  const audit = (action: string, role: Role, source: string) =>
    writeAudit(
      context,
      { actorId, action, subject: `user ${userId}`, reason, details: { role, source } },
      transaction,
    );
  for (const role of new Set(give)) {
    const own = roles.find((one) => one.role === role);
    if (own?.source === 'hand') continue;
    if (own) await UserRole.update({ source: 'hand' }, { where: { userId, role }, transaction });
    else await UserRole.create({ userId, role, source: 'hand' }, { transaction });
    await audit('role.granted', role, 'hand');
  }
  for (const role of new Set(take)) {
    const own = roles.find((one) => one.role === role);
    if (!own) continue;
    await UserRole.destroy({ where: { userId, role }, transaction });
    await audit('role.taken', role, own.source);
  }
}
