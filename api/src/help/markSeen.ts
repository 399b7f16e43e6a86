import { Op } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import type { HelpConversation } from '../models/index.js';

type Side = 'askerSeen' | 'deskSeen';

/**
 * Notes up to which message one side has read, never more than there is and never less than before. Answers what holds
 * now.
 */
export async function markSeen<C extends Pick<HelpConversation, 'id' | 'lastMessageId' | Side>>(
  { models, withTransaction }: Pick<Database, 'models' | 'withTransaction'>,
  conversation: C,
  side: Side,
  upTo: number,
): Promise<C> {
  const lastSeenId = Math.min(upTo, conversation.lastMessageId);
  if (lastSeenId <= conversation[side]) return conversation;
  await withTransaction((transaction) =>
    models.HelpConversation.update(
      { [side]: lastSeenId },
      { where: { id: conversation.id, [side]: { [Op.lt]: lastSeenId } }, transaction },
    ),
  );
  return { ...conversation, [side]: lastSeenId };
}
