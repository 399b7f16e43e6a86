import type { Transaction } from 'sequelize';
import { type AccountsContext, type ErasedUser, eraseUser } from '../../accounts/index.js';
import { routeFor } from '../../http/index.js';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import { Refusal } from '../../infra/errors.js';
import { contextsOfRows } from '../../infra/inCompetition.js';
import { removePictures } from '../../infra/uploads/pictures.js';
import { mergeUsers, requireFan } from '../mergeUsers.js';

const route = routeFor<AccountsContext>();

interface Removal {
  /** The account that goes, and its address as the operator typed it. */
  readonly userId: number;
  readonly email: string;
  readonly actorId: number;
  readonly reason: string;
  readonly action: 'user.erased' | 'user.merged';
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Runs what removes an account, with an entry in the audit log, and removes its pictures afterwards. */
async function removeAccount(
  context: AccountsContext,
  { userId, email, actorId, reason, action, details }: Removal,
  remove: (transaction: Transaction) => Promise<ErasedUser>,
): Promise<void> {
  const { unused, chats } = await context.withTransaction(async (transaction) => {
    const where = { id: userId, deletedAt: null };
    const user = await context.models.User.findOne({ where, raw: true, transaction, lock: true });
    if (!user) throw new Refusal('not-found');
    if (user.email !== email)
      throw new Refusal('invalid-input', { issues: [{ path: 'email', code: 'other' }] });
    await requireFan(context, { userId, actorId }, transaction);
    const erased = await remove(transaction);
    const entry = { actorId, action, subject: `user ${userId}`, reason };
    await writeAudit(context, { ...entry, ...(details && { details }) }, transaction);
    return erased;
  });
  await removePictures(context.env, unused);
  for (const { leagueId, revision } of chats) context.chat.moved(leagueId, revision);
}

export const eraseAccount = route(
  'POST admin/users/{id}/erase',
  async ({ context, params, body, caller }) => {
    const contextOf = await contextsOfRows(context);
    const userId = params.id;
    const removal = { userId, email: body.email, actorId: caller.userId, reason: body.reason } as const;
    await removeAccount(context, { ...removal, action: 'user.erased' }, (transaction) =>
      eraseUser(context, { userId, contextOf }, transaction),
    );
    return { ok: true as const };
  },
);

export const mergeAccount = route(
  'POST admin/users/{id}/merge',
  async ({ context, params, body, caller }) => {
    const contextOf = await contextsOfRows(context);
    const { fromId, email, reason } = body;
    const removal = { userId: fromId, email, actorId: caller.userId, reason } as const;
    const details = { into: params.id };
    await removeAccount(context, { ...removal, action: 'user.merged', details }, (transaction) =>
      mergeUsers(context, { userId: params.id, fromId, contextOf }, transaction),
    );
    return { ok: true as const };
  },
);
