import type { Transaction } from 'sequelize';
import { deskPolicies } from '../http/index.js';
import type { BaseContext } from '../infra/context.js';
import { select } from '../infra/db/select.js';
import { Refusal } from '../infra/errors.js';

/**
 * SQL of the desk's user whose sanction is appealed against in a conversation: the asker wrote after its notice, and
 * nobody else answered since. Null for every other conversation.
 * @param conversation SQL of its id
 */
export const appealedSql = (conversation: string): string => `
  (SELECT s.author_id FROM help_messages s
    WHERE s.conversation_id = ${conversation} AND s.sanction = 1
      AND EXISTS (SELECT 1 FROM help_messages a
                   WHERE a.conversation_id = s.conversation_id AND a.id > s.id AND a.from_desk = 0)
      AND NOT EXISTS (SELECT 1 FROM help_messages o
                       WHERE o.conversation_id = s.conversation_id AND o.id > s.id AND o.from_desk = 1
                         AND o.author_id <> s.author_id)
    ORDER BY s.id DESC LIMIT 1)`;

interface Deciding {
  /** Who appeals. */
  readonly userId: number;
  /** Who is about to answer the appeal, or to take the sanction back. */
  readonly actorId: number;
}

/**
 * Refuses who decided about a sanction as the judge of the appeal against it. Where nobody else is at the desk, he may.
 * @throws the refusal `other-person-needed`
 */
export async function requireOtherPerson(
  { sequelize }: Pick<BaseContext, 'sequelize'>,
  { userId, actorId }: Deciding,
  transaction: Transaction,
): Promise<void> {
  const [row] = await select<{ readonly authorId: number | null; readonly others: number }>(
    sequelize,
    `SELECT ${appealedSql('c.id')} AS authorId,
            (SELECT COUNT(*) FROM user_roles r WHERE r.role IN (:roles) AND r.user_id <> :actorId)
            + (SELECT COUNT(*) FROM desk_roles r
                WHERE r.role IN (:roles) AND r.competition_id = 0 AND r.user_id <> :actorId) AS others
       FROM help_conversations c WHERE c.user_id = :userId`,
    { userId, actorId, roles: [...deskPolicies.support] },
    transaction,
  );
  if (row?.authorId === actorId && Number(row.others) > 0) throw new Refusal('other-person-needed');
}

/**
 * Conversations in which the first answer to the notice of a sanction came after a moment.
 * @param since epoch milliseconds of real time
 */
export async function countAppeals(
  { sequelize }: Pick<BaseContext, 'sequelize'>,
  since: number,
): Promise<number> {
  const [row] = await select<{ readonly total: number }>(
    sequelize,
    `SELECT COUNT(*) AS total FROM help_conversations c
      WHERE c.waits IN (0, 1) AND c.updated_at > :since AND EXISTS (
        SELECT 1 FROM help_messages s
         WHERE s.conversation_id = c.id AND s.sanction = 1
           AND (SELECT MIN(a.written_at) FROM help_messages a
                 WHERE a.conversation_id = s.conversation_id AND a.id > s.id AND a.from_desk = 0) > :since)`,
    { since },
  );
  return Number(row?.total ?? 0);
}
