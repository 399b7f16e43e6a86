import { randomUUID } from 'node:crypto';
import { Op, type Transaction } from 'sequelize';
import { Refusal } from '../infra/errors.js';
import type { UnusedPicture } from '../infra/uploads/pictures.js';
import type { User } from '../models/index.js';
import { removeTeams } from '../teams/index.js';
import type { AccountsContext } from './context.js';

/** A chat in which something changed, to be sent to its readers after the commit. */
interface ChangedChat {
  readonly leagueId: number;
  readonly revision: number;
}

export interface ErasedUser {
  readonly unused: readonly UnusedPicture[];
  readonly chats: readonly ChangedChat[];
}

/** Stored in place of a team's name. */
const NO_NAME = '—';

interface Erasing {
  readonly userId: number;
  /** The context of a competition, by its id: each team leaves in the time of its own. */
  readonly contextOf: (competitionId: number) => AccountsContext;
}

/**
 * Erases a person: deletes his teams, paid ones too, hands over his leagues, empties his comments, takes his votes out
 * of polls and removes all personal data. A row that identifies nobody stays, so that orders, which the law requires
 * to be kept, and the points of played matchdays have an owner.
 * @throws the refusals `account-busy` while a payment is open, `last-operator` for the only operator
 */
export async function eraseUser(
  context: AccountsContext,
  { userId, contextOf }: Erasing,
  transaction: Transaction,
): Promise<ErasedUser> {
  const { models } = context;
  const user = await models.User.findByPk(userId, { transaction, lock: true });
  if (!user) throw new Refusal('session-expired');
  await requireAnotherOperator(context, userId, transaction);
  const isPaying = await models.Order.findOne({
    attributes: ['id'],
    where: { userId, status: 'open' },
    transaction,
    lock: true,
  });
  if (isPaying) throw new Refusal('account-busy');
  const unused: UnusedPicture[] = [{ kind: 'avatar', name: user.avatar ?? null }];
  const teams = await models.Team.findAll({
    where: { userId, deletedAt: null },
    order: [['id', 'ASC']],
    transaction,
    lock: true,
  });
  unused.push(...(await removeTeams(contextOf, context.memberships, teams, transaction)));
  await nameNoTeams(context, userId, transaction);
  const chats = await leaveChats(context, userId, transaction);
  await forget(context, user, transaction);
  return { unused, chats };
}

/** Locks all operators, as a change of roles does, so that of two who leave concurrently one stays. */
async function requireAnotherOperator(
  { models }: AccountsContext,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  const role = 'operator';
  // A read without a lock would fix what the transaction sees on MySQL before it has its locks.
  const own = { where: { userId, role }, raw: true, transaction, lock: true } as const;
  if (!(await models.UserRole.findOne(own))) return;
  const operators = await models.UserRole.findAll({ where: { role }, raw: true, transaction, lock: true });
  const isOne = operators.some((operator) => operator.userId === userId);
  if (isOne && operators.length === 1) throw new Refusal('last-operator');
}

/** A team's name may be a personal name; the order keeps what was paid for. */
async function nameNoTeams(
  { models }: AccountsContext,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  await models.Team.update({ name: NO_NAME, nameVisible: false }, { where: { userId }, transaction });
  const orders = await models.Order.findAll({
    attributes: ['id'],
    where: { userId },
    order: [['id', 'ASC']],
    transaction,
    lock: true,
  });
  const orderId = orders.map(({ id }) => id);
  const where = { orderId, teamId: { [Op.ne]: null } };
  await models.OrderLine.update({ name: NO_NAME }, { where, transaction });
}

/** Empties the user's comments, as deleting each of them would, and takes his votes out of polls. */
async function leaveChats(
  { models }: AccountsContext,
  userId: number,
  transaction: Transaction,
): Promise<ChangedChat[]> {
  const comments = await models.Comment.findAll({
    attributes: ['leagueId'],
    where: { userId, deleted: false },
    group: ['leagueId'],
    raw: true,
    transaction,
    lock: true,
  });
  const votes = await models.PollVote.findAll({
    attributes: ['commentId'],
    where: { userId },
    raw: true,
    transaction,
    lock: true,
  });
  const polls = await models.Comment.findAll({
    attributes: ['id', 'leagueId'],
    where: { id: votes.map(({ commentId }) => commentId) },
    raw: true,
    transaction,
    lock: true,
  });
  await models.PollVote.destroy({ where: { userId }, transaction });
  const id = [...new Set([...comments, ...polls].map(({ leagueId }) => leagueId))];
  const leagues = await models.League.findAll({
    attributes: ['id', 'chatRevision'],
    where: { id },
    order: [['id', 'ASC']],
    transaction,
    lock: true,
  });
  const chats: ChangedChat[] = [];
  for (const league of leagues) {
    const revision = league.chatRevision + 1;
    await league.update({ chatRevision: revision }, { transaction });
    const where = { leagueId: league.id, userId, deleted: false };
    const own = await models.Comment.findAll({ attributes: ['id'], where, raw: true, transaction });
    const ids = own.map(({ id: commentId }) => commentId);
    await models.PollVote.destroy({ where: { commentId: ids }, transaction });
    await models.CommentPoll.destroy({ where: { commentId: ids }, transaction });
    await models.Complaint.destroy({ where: { commentId: ids }, transaction });
    await models.Comment.update({ body: '', deleted: true, revision }, { where, transaction });
    await models.Comment.update({ revision }, { where: { quotedId: ids }, transaction });
    const votedIn = polls.filter(({ leagueId }) => leagueId === league.id).map((poll) => poll.id);
    await models.Comment.update({ revision }, { where: { id: votedIn }, transaction });
    chats.push({ leagueId: league.id, revision });
  }
  return chats;
}

/** Deletes everything about the user but his orders, and anonymises his row. */
async function forget(
  { models, realNow }: AccountsContext,
  user: User,
  transaction: Transaction,
): Promise<void> {
  const { id: userId, email } = user;
  const ofUser = { where: { userId }, transaction };
  await models.AccountMail.destroy({ where: { email }, transaction });
  await models.Session.destroy(ofUser);
  await models.ProviderSession.destroy(ofUser);
  await models.UserIdentity.destroy(ofUser);
  await models.PasswordReset.destroy(ofUser);
  await models.EmailVerification.destroy(ofUser);
  await models.UserRole.destroy(ofUser);
  await models.DeskRole.destroy(ofUser);
  await models.HeldCall.destroy({ where: { askerId: userId, state: 'waiting' }, transaction });
  await models.MailChoice.destroy(ofUser);
  await models.SentMail.destroy(ofUser);
  await models.PushSubscription.destroy(ofUser);
  await models.PushChoice.destroy(ofUser);
  await models.PushMessage.destroy(ofUser);
  await models.WatchedPlayer.destroy(ofUser);
  await models.CommentVote.destroy(ofUser);
  await models.CommentReaction.destroy(ofUser);
  await models.Complaint.destroy(ofUser);
  await models.LineupLook.destroy(ofUser);
  const teams = await models.Team.findAll({ attributes: ['id'], where: { userId }, raw: true, transaction });
  const ofTeams = { where: { teamId: teams.map(({ id }) => id) }, transaction };
  await models.PrizeClaim.update({ contact: null, track: null }, ofTeams);
  await models.HelpConversation.destroy(ofUser);
  await models.HelpMessage.update({ author: '' }, { where: { authorId: userId }, transaction });
  await models.IdempotencyKey.destroy(ofUser);
  await models.Receipt.destroy(ofUser);
  await user.update(
    {
      // Nobody can own such an address (RFC 2606) or register it beforehand, and the real one is free again.
      email: `deleted-${randomUUID()}@account.invalid`,
      ...{ passwordHash: null, firstName: '', lastName: '', avatar: null, vrtId: null },
      ...{ city: null, street: null, streetNr: null, postCode: null, country: null, favoriteClubId: null },
      ...{ suspendedUntil: null, suspensionNotice: null, mutedUntil: null },
      emailVerifiedAt: null,
      deletedAt: realNow(),
    },
    { transaction },
  );
}
