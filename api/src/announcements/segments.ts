import type { AnnouncementSegment } from '@euro/api-contract';
import { premiumCompetitionsSql, premiumSql } from '../http/index.js';
import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';

/** The people of an announcement: a segment of its competition, or of all. */
export interface Audience {
  readonly segment: AnnouncementSegment;
  /** Whose teams and members count; null: those of all competitions. */
  readonly competitionId: number | null;
}

type Channel = 'mails' | 'notifications';

/** Tables of the users who allow a channel (docs/guides/operate.md#announcements), as `c`. */
const CONSENTS = {
  mails: 'mail_choices c WHERE (c.deadline_mail = 1 OR c.matchday_report = 1)',
  notifications: `push_choices c
     WHERE (c.deadline = 1 OR c.goal = 1 OR c.captain_out = 1 OR c.confirmed = 1 OR c.mention = 1)
       AND EXISTS (SELECT 1 FROM push_subscriptions s WHERE s.user_id = c.user_id)`,
} as const satisfies Record<Channel, string>;

/** Those of these users who are in a segment now, in order. */
export async function selectInSegment(
  { sequelize }: Pick<Database, 'sequelize'>,
  audience: Audience,
  userIds: readonly number[],
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await select<{ id: number }>(
    sequelize,
    `SELECT u.id FROM users u
      WHERE u.id IN (:userIds) AND u.deleted_at IS NULL AND ${segmentSql(audience, 'u.id')} ORDER BY u.id`,
    { userIds, competitionId: audience.competitionId },
  );
  return rows.map(({ id }) => id);
}

/** The next users, by id, who allow a channel; at most `limit`. */
export async function selectConsenting(
  { sequelize }: Pick<Database, 'sequelize'>,
  channel: Channel,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const rows = await select<{ userId: number }>(
    sequelize,
    `SELECT c.user_id AS userId FROM ${CONSENTS[channel]} AND c.user_id > :after ORDER BY c.user_id LIMIT :limit`,
    { after, limit },
  );
  return rows.map(({ userId }) => userId);
}

/** How many accounts a segment has, and how many of them allow each channel. */
export async function countAudience(
  { sequelize }: Pick<Database, 'sequelize'>,
  audience: Audience,
): Promise<{ readonly users: number } & Readonly<Record<Channel, number>>> {
  const count = async (source: string, userId: string) => {
    const [row] = await select<{ audience: number }>(
      sequelize,
      `SELECT COUNT(*) AS audience FROM ${source} AND ${segmentSql(audience, userId)}`,
      { competitionId: audience.competitionId },
    );
    return Number(row?.audience ?? 0);
  };
  return {
    users: await count('users u WHERE u.deleted_at IS NULL', 'u.id'),
    mails: await count(CONSENTS.mails, 'c.user_id'),
    notifications: await count(CONSENTS.notifications, 'c.user_id'),
  };
}

/** SQL: whether a user is in a segment; the sum keeps SQLite from looking through all teams of the competition. */
function segmentSql({ segment, competitionId }: Audience, userId: string): string {
  const ofCompetition = competitionId === null ? '' : 'AND t.competition_id + 0 = :competitionId';
  const hasTeam = `EXISTS (SELECT 1 FROM teams t
                            WHERE t.user_id = ${userId} ${ofCompetition} AND t.deleted_at IS NULL)`;
  switch (segment) {
    case 'everyone':
      return '1 = 1';
    case 'with-team':
      return hasTeam;
    case 'without-team':
      return `NOT ${hasTeam}`;
    case 'premium':
      return competitionId === null
        ? `(EXISTS (SELECT 1 FROM user_roles pr WHERE pr.user_id = ${userId} AND pr.role = 'premium')
           OR EXISTS (${premiumCompetitionsSql(userId)}))`
        : premiumSql(userId, ':competitionId');
  }
}
