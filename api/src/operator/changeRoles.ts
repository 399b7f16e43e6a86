import type { Transaction } from 'sequelize';
import { writeAudit } from '../audit/writeAudit.js';
import type { Clock } from '../clock/clock.js';
import type { Database } from '../db/database.js';
import type { Role } from '../routing/caller.js';
import type { Doer } from './doer.js';

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
  { actorId, reason }: Doer,
  transaction: Transaction,
): Promise<void> {
  const { UserRole } = context.models;
  const held = await UserRole.findAll({ where: { userId }, raw: true, transaction, lock: true });
  const tell = (action: string, role: Role, source: string) =>
    writeAudit(
      context,
      { actorId, action, subject: `user ${userId}`, reason, details: { role, source } },
      transaction,
    );
  for (const role of new Set(give)) {
    const own = held.find((one) => one.role === role);
    if (own?.source === 'hand') continue;
    if (own) await UserRole.update({ source: 'hand' }, { where: { userId, role }, transaction });
    else await UserRole.create({ userId, role, source: 'hand' }, { transaction });
    await tell('role.granted', role, 'hand');
  }
  for (const role of new Set(take)) {
    const own = held.find((one) => one.role === role);
    if (!own) continue;
    await UserRole.destroy({ where: { userId, role }, transaction });
    await tell('role.taken', role, own.source);
  }
}
