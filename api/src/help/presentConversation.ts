import type { HelpConversation as HelpConversationJson } from '@euro/api-contract';
import { Op } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import type { HelpConversation } from '../models/index.js';
import { loadMessages } from './loadMessages.js';

/** A conversation as the asker sees it, with the messages after the one he has. */
export async function presentConversation(
  database: Pick<Database, 'models'>,
  { id, status, askerSeen }: Pick<HelpConversation, 'id' | 'status' | 'askerSeen'>,
  after: number,
): Promise<HelpConversationJson> {
  const [messages, unread] = await Promise.all([
    loadMessages(database, id, after),
    database.models.HelpMessage.count({
      where: { conversationId: id, fromDesk: true, id: { [Op.gt]: askerSeen } },
    }),
  ]);
  return { id, status, messages, unread };
}
