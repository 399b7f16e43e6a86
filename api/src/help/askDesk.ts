import type { Transaction } from 'sequelize';
import type { BaseContext } from '../infra/context.js';
import { lockUser } from '../infra/db/lockUser.js';
import type { HelpConversation } from '../models/index.js';
import { storedLanguage, type TextLanguage } from '../texts/index.js';
import { addMessage } from './addMessage.js';
import { type Asker, conversationOf } from './askers.js';
import { checkMessage } from './checkMessage.js';
import { realTimeOf } from './realTimeOf.js';

export interface Question {
  readonly body: string;
  /** Address for a visitor's answers; an account has its own. */
  readonly email: string | null;
  readonly path: string | null;
  readonly language: TextLanguage;
  readonly key: string | null;
}

/** Writes to the help desk: begins the asker's conversation, continues it, or reopens it. Returns its id. */
export async function askDesk(
  context: BaseContext,
  asker: Asker,
  { email, path, language, key, ...question }: Question,
  transaction: Transaction,
): Promise<number> {
  const body = checkMessage(question.body);
  // Locks the account's row: two concurrent first questions create one conversation.
  if ('userId' in asker) await lockUser(context, asker.userId, transaction);
  const conversation = await findOrBegin(context, asker, language, transaction);
  const message = await addMessage(
    context,
    conversation,
    { fromDesk: false, author: '', authorId: null, body, key },
    transaction,
  );
  if (!message) return conversation.id;
  await conversation.update(
    {
      status: 'open',
      waits: true,
      ...storedLanguage(language),
      path,
      ...('userId' in asker || email === null ? {} : { email }),
      lastMessageId: message.id,
      updatedAt: realTimeOf(message),
    },
    { transaction },
  );
  return conversation.id;
}

/** The locked conversation of an asker; begins one that waits for the desk. */
export async function findOrBegin(
  { models, realNow }: BaseContext,
  asker: Asker,
  language: TextLanguage,
  transaction: Transaction,
): Promise<HelpConversation> {
  const conversation = await models.HelpConversation.findOne({
    where: conversationOf(asker),
    transaction,
    lock: true,
  });
  if (conversation) return conversation;
  const now = realNow();
  return models.HelpConversation.create(
    {
      ...{ userId: null, visitorHash: null, ...asker },
      ...{
        status: 'open',
        waits: true,
        ...storedLanguage(language),
        email: null,
        path: null,
        mailDueAt: null,
      },
      ...{ createdAt: now, updatedAt: now },
    },
    { transaction },
  );
}
