import type { Transaction } from 'sequelize';
import { type AccountsContext, type ErasedUser, eraseUser } from '../../accounts/index.js';
import { isOfDesk } from '../../complaints/index.js';
import { type Call, routeFor } from '../../http/index.js';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import { Refusal } from '../../infra/errors.js';
import { contextsOfRows } from '../../infra/inCompetition.js';
import { removePictures } from '../../infra/uploads/pictures.js';
import { mergeUsers } from '../mergeUsers.js';

const route = routeFor<AccountsContext>();

interface Removed {
  /** The account that goes, and its address as the operator typed it. */
  readonly userId: number;
  readonly email: string;
  readonly actorId: number;
}

/**
 * Refuses to remove the own account, one with a role of the desk, which is taken first, and one whose address is another.
 * @throws the refusals `not-found`, `invalid-input`, `account-of-desk`
 */
async function requireRemovable(
  context: AccountsContext,
  { userId, email, actorId }: Removed,
  transaction: Transaction,
): Promise<void> {
  const where = { id: userId, deletedAt: null };
  const user = await context.models.User.findOne({ where, raw: true, transaction, lock: true });
  if (!user) throw new Refusal('not-found');
  if (user.email !== email)
    throw new Refusal('invalid-input', { issues: [{ path: 'email', code: 'other' }] });
  if (userId === actorId || (await isOfDesk(context, userId, transaction)))
    throw new Refusal('account-of-desk');
}

interface Removal extends Removed {
  readonly reason: string;
  readonly action: 'user.erased' | 'user.merged';
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Runs what removes an account, with an entry in the audit log, and removes its pictures afterwards. */
async function removeAccount(
  context: AccountsContext,
  { reason, action, details, ...removed }: Removal,
  remove: (transaction: Transaction) => Promise<ErasedUser>,
): Promise<void> {
  const { unused, chats } = await context.withTransaction(async (transaction) => {
    await requireRemovable(context, removed, transaction);
    const erased = await remove(transaction);
    const entry = { actorId: removed.actorId, action, subject: `user ${removed.userId}`, reason };
    await writeAudit(context, { ...entry, ...(details && { details }) }, transaction);
    return erased;
  });
  await removePictures(context.env, unused);
  for (const { leagueId, revision } of chats) context.chat.moved(leagueId, revision);
}

type EraseCall = Call<'POST admin/users/{id}/erase', AccountsContext>;
type MergeCall = Call<'POST admin/users/{id}/merge', AccountsContext>;

const erasedBy = ({ params, body, caller }: EraseCall): Removed => ({
  userId: params.id,
  email: body.email,
  actorId: caller.userId,
});
const mergedBy = ({ body, caller }: MergeCall): Removed => ({
  userId: body.fromId,
  email: body.email,
  actorId: caller.userId,
});

export const eraseAccount = route(
  'POST admin/users/{id}/erase',
  async (call) => {
    const { context, params, body } = call;
    const contextOf = await contextsOfRows(context);
    const removal = { ...erasedBy(call), reason: body.reason, action: 'user.erased' } as const;
    await removeAccount(context, removal, (transaction) =>
      eraseUser(context, { userId: params.id, contextOf }, transaction),
    );
    return { ok: true as const };
  },
  [],
  (call) =>
    call.context.withTransaction((transaction) =>
      requireRemovable(call.context, erasedBy(call), transaction),
    ),
);

export const mergeAccount = route(
  'POST admin/users/{id}/merge',
  async (call) => {
    const { context, params, body } = call;
    const contextOf = await contextsOfRows(context);
    const details = { into: params.id };
    const removal = { ...mergedBy(call), reason: body.reason, action: 'user.merged', details } as const;
    await removeAccount(context, removal, (transaction) =>
      mergeUsers(context, { userId: params.id, fromId: body.fromId, contextOf }, transaction),
    );
    return { ok: true as const };
  },
  [],
  (call) =>
    call.context.withTransaction((transaction) =>
      requireRemovable(call.context, mergedBy(call), transaction),
    ),
);
