import type { OperatorUser } from '@euro/api-contract';
import { revokeSessionsOf } from '../../accounts/index.js';
import { route } from '../../http/index.js';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import { changeRoles } from '../changeRoles.js';
import { findUsers } from '../findUsers.js';
import { presentUsers } from '../presentUsers.js';

export const listUsers = route('GET admin/users', async ({ context, query }) => {
  const { total, ids } = await findUsers(context, query);
  return { totalRecords: total, users: await presentUsers(context, ids) };
});

export const setRoles = route('PUT admin/users/{id}/roles', async ({ context, params, body, caller }) => {
  const { models } = context;
  const userId = params.id;
  await context.withTransaction(async (transaction) => {
    const where = { id: userId, deletedAt: null };
    const user = await models.User.findOne({ attributes: ['id'], where, raw: true, transaction, lock: true });
    if (!user) throw new Refusal('not-found');
    // Locked, so that two operators who take each other's role don't leave the game without one.
    const role = 'operator';
    const operators = await models.UserRole.findAll({ where: { role }, raw: true, transaction, lock: true });
    if (!operators.some((operator) => operator.userId === caller.userId)) throw new Refusal('forbidden');
    if (userId === caller.userId && !body.roles.includes(role)) throw new Refusal('own-role');
    const rows = await models.UserRole.findAll({ where: { userId }, raw: true, transaction, lock: true });
    const before = rows.map((one) => one.role);
    const change = {
      userId,
      give: body.roles.filter((one) => !before.includes(one)),
      take: before.filter((one) => !body.roles.includes(one)),
    };
    await changeRoles(context, change, { actorId: caller.userId, reason: body.reason }, transaction);
  });
  return { user: await presentUser(context, userId) };
});

export const signOut = route('POST admin/users/{id}/sign-out', async ({ context, params, body, caller }) => {
  await context.withTransaction(async (transaction) => {
    const where = { id: params.id, deletedAt: null };
    const user = await context.models.User.findOne({
      attributes: ['id'],
      where,
      raw: true,
      transaction,
      lock: true,
    });
    if (!user) throw new Refusal('not-found');
    await revokeSessionsOf(context, user.id, transaction);
    const entry = { actorId: caller.userId, action: 'user.signed-out', subject: `user ${user.id}` };
    await writeAudit(context, { ...entry, reason: body.reason }, transaction);
  });
  return { ok: true as const };
});

async function presentUser(context: BaseContext, userId: number): Promise<OperatorUser> {
  const [user] = await presentUsers(context, [userId]);
  if (!user) throw new Refusal('not-found');
  return user;
}
