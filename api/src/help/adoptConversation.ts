import type { Transaction } from 'sequelize';
import type { BaseContext } from '../infra/context.js';
import { lockUser } from '../infra/db/lockUser.js';
import { hashToken } from '../infra/random/secrets.js';
import type { HelpConversation } from '../models/index.js';

/**
 * Gives an account what its owner wrote as a visitor: the conversation itself when the account has none, otherwise its
 * messages, which then are among the account's own in the order in which they were written. The cookie opens nothing
 * afterwards.
 */
export async function adoptConversation(context: BaseContext, userId: number, cookie: string): Promise<void> {
  const { models, withTransaction } = context;
  const visitorHash = hashToken(cookie);
  const conversation = await models.HelpConversation.findOne({
    attributes: ['id'],
    where: { visitorHash },
    raw: true,
  });
  // A cookie of a conversation that is gone.
  if (!conversation) return;
  await withTransaction(async (transaction) => {
    await lockUser(context, userId, transaction);
    const visitorConversation = await models.HelpConversation.findOne({
      where: { visitorHash },
      transaction,
      lock: true,
    });
    if (!visitorConversation) return;
    await giveConversation(context, visitorConversation, userId, transaction);
  });
}

/**
 * Gives a locked conversation to an account whose row is locked: as its own when it has none, otherwise its messages,
 * in the order in which they were written.
 */
export async function giveConversation(
  { models }: Pick<BaseContext, 'models'>,
  conversation: HelpConversation,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  const own = await models.HelpConversation.findOne({ where: { userId }, transaction, lock: true });
  if (!own) {
    await conversation.update({ userId, visitorHash: null, email: null }, { transaction });
    return;
  }
  // Keys are unique in a conversation; the two may have used the same one.
  await models.HelpMessage.update(
    { conversationId: own.id, requestKey: null },
    { where: { conversationId: conversation.id }, transaction },
  );
  await own.update(merge(own, conversation), { transaction });
  await conversation.destroy({ transaction });
}

/**
 * Merges two conversations. The lower read position of each side is kept: an answer is rather shown twice than never.
 */
function merge(own: HelpConversation, visitorConversation: HelpConversation) {
  const newest = own.lastMessageId > visitorConversation.lastMessageId ? own : visitorConversation;
  const dueTimes = [own.mailDueAt, visitorConversation.mailDueAt].flatMap((dueAt) =>
    dueAt === null ? [] : Number(dueAt),
  );
  return {
    status:
      own.status === 'open' || visitorConversation.status === 'open'
        ? ('open' as const)
        : ('closed' as const),
    waits: own.waits || visitorConversation.waits,
    language: newest.language,
    translation: newest.translation,
    path: newest.path,
    lastMessageId: newest.lastMessageId,
    askerSeen: Math.min(own.askerSeen, visitorConversation.askerSeen),
    deskSeen: Math.min(own.deskSeen, visitorConversation.deskSeen),
    mailedId: Math.max(own.mailedId, visitorConversation.mailedId),
    mailDueAt: dueTimes.length === 0 ? null : Math.min(...dueTimes),
    updatedAt: newest.updatedAt,
  };
}
