import type { Transaction } from 'sequelize';
import type { BaseContext } from '../infra/context.js';
import { textLanguageOf } from '../texts/index.js';
import { answerAsker } from './answerAsker.js';
import { findOrBegin } from './askDesk.js';

interface Notice {
  /** Who receives it. */
  readonly userId: number;
  /** The desk's user who sends it. */
  readonly authorId: number;
  readonly body: string;
  /** Explains a sanction, against which the user may appeal. */
  readonly sanction?: boolean;
}

/**
 * Writes to a user who may not have asked anything: in the conversation with the help desk, which it begins. Does
 * nothing for a deleted account.
 */
export async function writeToUser(
  context: BaseContext,
  { userId, authorId, body, sanction = false }: Notice,
  transaction: Transaction,
): Promise<void> {
  // Locked, so that the user's own first question does not begin another conversation.
  const where = { id: userId, deletedAt: null };
  const user = await context.models.User.findOne({ where, transaction, lock: true });
  if (!user) return;
  const conversation = await findOrBegin(context, { userId }, textLanguageOf(user), transaction);
  const answer = { conversationId: conversation.id, body, key: null, sanction };
  await answerAsker(context, authorId, answer, transaction);
}
