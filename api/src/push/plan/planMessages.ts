import type { PushKind } from '@euro/api-contract';
import { QueryTypes, type Transaction } from 'sequelize';
import type { PushMessage } from '../../models/index.js';
import type { PushContext } from '../context.js';
import type { PushFacts } from '../facts.js';

/** Notifications that one user gets of a competition's matchday, as the card that asks says. */
const MAX_PER_MATCHDAY = 6;
/** The last place of a matchday is reserved for the final score. */
const LAST_IS_FOR: PushKind = 'confirmed';

interface Plan {
  readonly kind: PushMessage['kind'];
  /** Its subject: a user is never notified of the same one twice. */
  readonly subject: string;
  /** The matchday it counts for, and whose; null: for none. */
  readonly matchday: { readonly competitionId: number; readonly weekId: number } | null;
  /** Milliseconds of real time for which it may wait. */
  readonly lifetime: number;
  /** Prefix of the path that it opens; empty in the default competition. */
  readonly prefix?: string;
}

interface PlannedMessage {
  readonly userId: number;
  readonly facts: PushFacts;
}

/** Queues a message for each of these users; a message that is queued already stays. */
export async function planMessages(
  context: Pick<PushContext, 'models' | 'sequelize' | 'realNow' | 'work'>,
  plan: Plan,
  messages: readonly PlannedMessage[],
  transaction: Transaction,
): Promise<void> {
  const { kind, subject, matchday, lifetime, prefix = '' } = plan;
  const now = context.realNow();
  const counts = await countOfMatchday(context, matchday, messages, transaction);
  const limit = kind === LAST_IS_FOR ? MAX_PER_MATCHDAY : MAX_PER_MATCHDAY - 1;
  const allowed = messages.filter(({ userId }) => (counts.get(userId) ?? 0) < limit);
  if (allowed.length === 0) return;
  await context.models.PushMessage.bulkCreate(
    allowed.map(({ userId, facts }) => ({
      userId,
      kind,
      subject,
      weekId: matchday?.weekId ?? 0,
      competitionId: matchday?.competitionId ?? null,
      facts: JSON.stringify(prefix === '' ? facts : { ...facts, prefix }),
      state: 'waiting' as const,
      nextTryAt: now,
      createdAt: now,
      expiresAt: now + lifetime,
    })),
    { ignoreDuplicates: true, transaction },
  );
  context.work.announceAfter(transaction, 'push');
}

async function countOfMatchday(
  { sequelize }: Pick<PushContext, 'sequelize'>,
  matchday: Plan['matchday'],
  messages: readonly PlannedMessage[],
  transaction: Transaction,
): Promise<ReadonlyMap<number, number>> {
  if (matchday === null || messages.length === 0) return new Map();
  const rows = await sequelize.query<{ userId: number; count: number }>(
    `SELECT user_id AS userId, COUNT(*) AS count FROM push_messages
      WHERE user_id IN (:users) AND week_id = :weekId
        AND (competition_id = :competitionId OR competition_id IS NULL) GROUP BY user_id`,
    {
      replacements: { users: messages.map(({ userId }) => userId), ...matchday },
      type: QueryTypes.SELECT,
      transaction,
    },
  );
  return new Map(rows.map(({ userId, count }) => [userId, Number(count)]));
}
