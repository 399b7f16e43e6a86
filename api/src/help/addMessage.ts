import type { Transaction } from 'sequelize';
import type { BaseContext } from '../infra/context.js';
import { Refusal } from '../infra/errors.js';
import type { HelpConversation, HelpMessage } from '../models/index.js';

interface NewMessage {
  readonly fromDesk: boolean;
  /** First name of who answers; empty for the asker. */
  readonly author: string;
  /** User who answers; null for the asker. */
  readonly authorId: number | null;
  readonly body: string;
  /** The notice of a sanction. */
  readonly sanction?: boolean;
  /** The call's `Idempotency-Key`: with it a repeated call adds nothing. */
  readonly key: string | null;
}

/**
 * Adds a message to a locked conversation; null when this very call added it before.
 * @throws a Refusal when its key came with other words.
 */
export async function addMessage(
  { models, clock, realNow }: Pick<BaseContext, 'models' | 'clock' | 'realNow'>,
  { id: conversationId }: HelpConversation,
  { key, ...message }: NewMessage,
  transaction: Transaction,
): Promise<HelpMessage | null> {
  const { fromDesk, body } = message;
  if (key !== null) {
    const where = { conversationId, fromDesk, requestKey: key };
    const first = await models.HelpMessage.findOne({ where, transaction, raw: true });
    if (first && first.body !== body) throw new Refusal('idempotency-key-reused');
    if (first) return null;
  }
  return models.HelpMessage.create(
    { ...message, conversationId, at: clock.now(), writtenAt: realNow(), requestKey: key },
    { transaction },
  );
}
