import type { HeldRole, OperatorUser, UserSheet } from '@euro/api-contract';
import { revokeSessionsOf } from '../../accounts/index.js';
import { restoreUser, suspendUser } from '../../complaints/index.js';
import { type Call, route } from '../../http/index.js';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import { changeRoles, type Grant, isDeskRole, isSameGrant, lockGrants } from '../changeRoles.js';
import { findUsers } from '../findUsers.js';
import { presentUsers } from '../presentUsers.js';
import { loadUserSheet } from '../userSheet/loadUserSheet.js';

export const listUsers = route('GET admin/users', async ({ context, query }) => {
  const { total, ids } = await findUsers(context, query);
  return { totalRecords: total, users: await presentUsers(context, ids) };
});

export const getUser = route('GET admin/users/{id}', async ({ context, params, caller }) => {
  const sheet = await loadUserSheet(context, params.id);
  if (!sheet) throw new Refusal('not-found');
  return caller.roles.has('operator') ? sheet : forModerators(sheet);
});

export const setRoles = route('PUT admin/users/{id}/roles', async (call) => {
  const { roles, deskRoles } = call.body;
  await requireGrantable(call.context, deskRoles ?? []);
  return changeRolesOf(call, (before) => {
    const desk = deskRoles?.map(({ role, competitionId }) => ({ role, competitionId: competitionId ?? 0 }));
    const after = [
      ...roles.map(everywhere),
      ...(desk ?? before.filter(({ role, competitionId }) => competitionId !== 0 || isDeskRole(role))),
    ];
    return {
      give: after.filter((one) => !before.some((other) => isSameGrant(one, other))),
      take: before.filter((one) => !after.some((other) => isSameGrant(one, other))),
    };
  });
});

export const changeUserRoles = route('POST admin/users/{id}/roles', (call) => {
  const { give, take } = call.body;
  return changeRolesOf(call, (before) => ({
    give: give.map(everywhere).filter((one) => !before.some((other) => isSameGrant(one, other))),
    take: take.filter((one) => !give.includes(one)).map(everywhere),
  }));
});

const everywhere = (role: Grant['role']): Grant => ({ role, competitionId: 0 });

/**
 * Accounts, conversations and complaints belong to no competition: a role for one would open none of them.
 * @throws the refusals `not-found` for an unknown competition, `invalid-input` for a moderator of one
 */
async function requireGrantable(context: BaseContext, deskRoles: readonly HeldRole[]): Promise<void> {
  const ids = (await context.competitions()).map(({ id }) => id);
  for (const { role, competitionId } of deskRoles) {
    if (competitionId === null) continue;
    if (!ids.includes(competitionId)) throw new Refusal('not-found');
    if (role === 'moderator')
      throw new Refusal('invalid-input', { issues: [{ path: 'deskRoles', code: 'custom' }] });
  }
}

type RolesCall = Call<`${'PUT' | 'POST'} admin/users/{id}/roles`>;

/** Locks the account and all operators, and changes the roles to the result of `plan`. */
async function changeRolesOf(
  { context, params, body, caller }: RolesCall,
  plan: (before: readonly Grant[]) => { readonly give: Grant[]; readonly take: Grant[] },
): Promise<{ user: OperatorUser }> {
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
    const change = plan(await lockGrants(context, userId, transaction));
    const isOwn = change.take.some((one) => isSameGrant(one, everywhere(role)));
    if (userId === caller.userId && isOwn) throw new Refusal('own-role');
    const by = { actorId: caller.userId, reason: body.reason };
    await changeRoles(context, { userId, ...change }, by, transaction);
  });
  return { user: await presentUser(context, userId) };
}

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

export const suspend = route('POST admin/users/{id}/suspend', async ({ context, params, body, caller }) => {
  const { days, notice, reason } = body;
  const by = { actorId: caller.userId, reason };
  await context.withTransaction((transaction) =>
    suspendUser(context, { userId: params.id, days, notice }, by, transaction),
  );
  return { user: await presentUser(context, params.id) };
});

export const restore = route('POST admin/users/{id}/restore', async ({ context, params, body, caller }) => {
  const { notice = '', reason } = body;
  const by = { actorId: caller.userId, reason };
  await context.withTransaction((transaction) =>
    restoreUser(context, { userId: params.id, notice }, by, transaction),
  );
  return { user: await presentUser(context, params.id) };
});

/** What complaints need of an account: no orders, sign-ins, linked accounts, nor what it did at the desk. */
function forModerators(sheet: UserSheet): UserSheet {
  const none = { totalRecords: 0, items: [] };
  return { ...sheet, identities: [], sessions: none, orders: none, auditBy: none };
}

async function presentUser(context: BaseContext, userId: number): Promise<OperatorUser> {
  const [user] = await presentUsers(context, [userId]);
  if (!user) throw new Refusal('not-found');
  return user;
}
