import type { Transaction } from 'sequelize';
import { type AccountsContext, type ErasedUser, eraseUser } from '../accounts/index.js';
import { giveConversation } from '../help/index.js';
import { Refusal } from '../infra/errors.js';
import type { User } from '../models/index.js';
import { loadCompetition } from '../tournament/index.js';

interface Merging {
  /** The account that stays. */
  readonly userId: number;
  /** The account whose things it gets, and which is erased. */
  readonly fromId: number;
  /** The context of a competition, by its id. */
  readonly contextOf: (competitionId: number) => AccountsContext;
}

/**
 * Merges two accounts of one person: teams with all that is theirs, leagues, orders, chat messages, sign-ins elsewhere
 * and the conversation with the help desk go over, and so does a sanction. The rest of the other account is erased with
 * it: its password, mails, devices, followed players, reactions and votes.
 * @throws the refusals `not-found`, `account-busy` while the other account pays, `too-many-teams` where one account would
 *   have more than the competition allows
 */
export async function mergeUsers(
  context: AccountsContext,
  { userId, fromId, contextOf }: Merging,
  transaction: Transaction,
): Promise<ErasedUser> {
  const { models } = context;
  const users = await models.User.findAll({
    where: { id: [userId, fromId], deletedAt: null },
    order: [['id', 'ASC']],
    transaction,
    lock: true,
  });
  const [user, from] = [userId, fromId].map((id) => users.find((one) => one.id === id));
  if (!user || !from || userId === fromId) throw new Refusal('not-found');
  const ofFrom = { where: { userId: fromId }, transaction };
  const isPaying = { where: { userId: fromId, status: 'open' }, raw: true, transaction, lock: true } as const;
  if (await models.Order.findOne(isPaying)) throw new Refusal('account-busy');
  await requireRoom({ userId, fromId, contextOf }, context, transaction);
  await models.Team.update({ userId }, ofFrom);
  await models.League.update({ adminId: userId }, { where: { adminId: fromId }, transaction });
  await models.Order.update({ userId, requestKey: null }, ofFrom);
  // Keys are unique for each author in a league; the two may have used the same one.
  await models.Comment.update({ userId, requestKey: null }, ofFrom);
  await models.UserIdentity.update({ userId }, ofFrom);
  await giveBoughtRoles(context, { userId, fromId }, transaction);
  const conversation = await models.HelpConversation.findOne({ ...ofFrom, lock: true });
  if (conversation) await giveConversation(context, conversation, userId, transaction);
  await carrySanctions(user, from, transaction);
  return eraseUser(context, { userId: fromId, contextOf }, transaction);
}

/** The teams of both together are as many as each competition allows at most. */
async function requireRoom(
  { userId, fromId, contextOf }: Merging,
  { models }: AccountsContext,
  transaction: Transaction,
): Promise<void> {
  const teams = await models.Team.findAll({
    attributes: ['id', 'userId', 'competitionId'],
    where: { userId: [userId, fromId], deletedAt: null },
    order: [['id', 'ASC']],
    raw: true,
    transaction,
    lock: true,
  });
  const moved = new Set(teams.filter((team) => team.userId === fromId).map((team) => team.competitionId));
  for (const competitionId of moved) {
    const competition = await loadCompetition(contextOf(competitionId), transaction);
    const count = teams.filter((team) => team.competitionId === competitionId).length;
    if (competition && count > competition.settings.maxTeams) throw new Refusal('too-many-teams');
  }
}

/** Premium that an order gave stays paid for. */
async function giveBoughtRoles(
  { models }: AccountsContext,
  { userId, fromId }: Pick<Merging, 'userId' | 'fromId'>,
  transaction: Transaction,
): Promise<void> {
  const where = { userId: [userId, fromId] };
  const roles = await models.UserRole.findAll({ where, raw: true, transaction, lock: true });
  const bought = roles.filter((one) => one.userId === fromId && one.source === 'order');
  for (const { role, source } of bought)
    if (!roles.some((one) => one.userId === userId && one.role === role))
      await models.UserRole.create({ userId, role, source }, { transaction });
}

/** The later end of both: merging lifts nothing. */
async function carrySanctions(user: User, from: User, transaction: Transaction): Promise<void> {
  const later = (field: 'suspendedUntil' | 'mutedUntil') =>
    Math.max(Number(user[field] ?? 0), Number(from[field] ?? 0)) || null;
  const isTheOthers = Number(from.suspendedUntil ?? 0) > Number(user.suspendedUntil ?? 0);
  await user.update(
    {
      suspendedUntil: later('suspendedUntil'),
      mutedUntil: later('mutedUntil'),
      ...(isTheOthers && { suspensionNotice: from.suspensionNotice }),
    },
    { transaction },
  );
}
