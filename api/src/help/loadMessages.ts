import type { HelpMessage as HelpMessageJson } from '@euro/api-contract';
import { Op } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import type { HelpMessage } from '../models/index.js';

/** Messages that one answer holds at most. */
const MAX_MESSAGES = 200;

/** The latest messages of a conversation that came after one of them, oldest first. */
export async function loadMessages(
  { models }: Pick<Database, 'models'>,
  conversationId: number,
  after: number,
): Promise<HelpMessageJson[]> {
  const rows = await models.HelpMessage.findAll({
    attributes: ['id', 'fromDesk', 'author', 'body', 'at'],
    where: { conversationId, id: { [Op.gt]: after } },
    order: [['id', 'DESC']],
    limit: MAX_MESSAGES,
    raw: true,
  });
  return rows.reverse().map(presentMessage);
}

export function presentMessage({
  id,
  fromDesk,
  author,
  body,
  at,
}: Pick<HelpMessage, 'id' | 'author' | 'body' | 'at'> & {
  /** SQLite keeps flags as 0 and 1. */
  readonly fromDesk: boolean | number;
}): HelpMessageJson {
  return { id, from: fromDesk ? 'desk' : 'asker', author, body, at: new Date(Number(at)).toISOString() };
}
