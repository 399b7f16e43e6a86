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
    const brought = await models.HelpConversation.findOne({
      where: { visitorHash },
      transaction,
      lock: true,
    });
    if (!brought) return;
    const own = await models.HelpConversation.findOne({ where: { userId }, transaction, lock: true });
    if (!own) {
      await brought.update({ userId, visitorHash: null, email: null }, { transaction });
      return;
    }
    // Keys are unique in a conversation; the two may have used the same one.
    await models.HelpMessage.update(
      { conversationId: own.id, requestKey: null },
      { where: { conversationId: brought.id }, transaction },
    );
    await own.update(joined(own, brought), { transaction });
    await brought.destroy({ transaction });
  });
}

/** Of what either side has seen less counts: an answer is rather shown twice than never. */
function joined(own: HelpConversation, brought: HelpConversation) {
  const newest = own.lastMessageId > brought.lastMessageId ? own : brought;
  const dues = [own.mailDueAt, brought.mailDueAt].flatMap((due) => (due === null ? [] : Number(due)));
  return {
    status: own.status === 'open' || brought.status === 'open' ? ('open' as const) : ('closed' as const),
    waits: own.waits || brought.waits,
    language: newest.language,
    translation: newest.translation,
    path: newest.path,
    lastMessageId: newest.lastMessageId,
    askerSeen: Math.min(own.askerSeen, brought.askerSeen),
    deskSeen: Math.min(own.deskSeen, brought.deskSeen),
    mailedId: Math.max(own.mailedId, brought.mailedId),
    mailDueAt: dues.length === 0 ? null : Math.min(...dues),
    updatedAt: newest.updatedAt,
  };
}
