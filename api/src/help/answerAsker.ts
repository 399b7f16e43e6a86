import type { Transaction } from 'sequelize';
import type { BaseContext } from '../infra/context.js';
import { Refusal } from '../infra/errors.js';
import type { HelpConversation } from '../models/index.js';
import { addMessage } from './addMessage.js';
import { requireOtherPerson } from './appeals.js';
import { checkMessage } from './checkMessage.js';
import { realTimeOf } from './realTimeOf.js';

/** After so long a mail is sent about an unseen answer, real milliseconds. */
export const MAIL_AFTER = 10 * 60_000;

export interface Answer {
  readonly conversationId: number;
  readonly body: string;
  readonly key: string | null;
  readonly sanction?: boolean;
}

/**
 * Answers for the help desk. The asker gets one mail for all the answers that he does not see.
 * @throws the refusal `other-person-needed` for an appeal against a sanction of this user of the desk
 */
export async function answerAsker(
  context: BaseContext,
  userId: number,
  { conversationId, body: messageBody, key, sanction = false }: Answer,
  transaction: Transaction,
): Promise<void> {
  const { models } = context;
  const conversation = await models.HelpConversation.findByPk(conversationId, { transaction, lock: true });
  if (!conversation) throw new Refusal('not-found');
  const { userId: askerId } = conversation;
  if (!sanction && askerId !== null)
    await requireOtherPerson(context, { userId: askerId, actorId: userId }, transaction);
  const user = await models.User.findByPk(userId, { attributes: ['firstName'], transaction, raw: true });
  const body = checkMessage(messageBody);
  const author = user?.firstName ?? '';
  const answer = { fromDesk: true, author, authorId: userId, body, key, sanction };
  const message = await addMessage(context, conversation, answer, transaction);
  if (!message) return;
  const writtenAt = realTimeOf(message);
  const mailDueAt = owesMail(conversation) ? writtenAt + MAIL_AFTER : null;
  await conversation.update(
    {
      status: 'open',
      waits: false,
      lastMessageId: message.id,
      deskSeen: message.id,
      updatedAt: writtenAt,
      ...(mailDueAt === null ? {} : { mailDueAt, mailAttempts: 0 }),
    },
    { transaction },
  );
  if (mailDueAt !== null) context.work.announceAfter(transaction, 'help-mail', { at: mailDueAt });
}

/** Whether a mail is to be planned: there is an address, none is planned, and what the last mail was about was seen. */
function owesMail({ userId, email, mailDueAt, mailedId, askerSeen }: HelpConversation): boolean {
  return (userId !== null || email !== null) && mailDueAt === null && mailedId <= askerSeen;
}
