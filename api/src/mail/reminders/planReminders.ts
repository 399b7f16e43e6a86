import { QueryTypes } from 'sequelize';
import { currentSnapshot } from '../../tournament/index.js';
import type { MailContext } from '../context.js';
import { planMails } from './planMails.js';
import { opensAt } from './reminderWindow.js';

/** Users in one step. */
const STEP = 1_000;

/**
 * Plans a reminder for each user with a team who chose it and has none yet for the next deadline, once its hour has
 * come. A mail that was planned once is never planned again, also when the clock was set back.
 */
export async function planReminders(context: MailContext, now: number): Promise<void> {
  const snapshot = await currentSnapshot(context);
  const open = snapshot?.matchdays.find(({ deadlineAt }) => deadlineAt > now);
  if (!snapshot || !open) return;
  const { id: competitionId, settings } = snapshot.competition;
  const { weekId, deadlineAt } = open;
  if (now < opensAt(deadlineAt, settings)) return;
  for (let after = 0; ; ) {
    const users = await usersToRemind(context, { competitionId, weekId, after });
    const last = users.at(-1);
    if (last === undefined) return;
    await context.withTransaction((transaction) =>
      planMails(context, { kind: 'deadline', competitionId, weekId, edition: 0, users }, transaction),
    );
    if (users.length < STEP) return;
    after = last;
  }
}

interface Step {
  readonly competitionId: number;
  readonly weekId: number;
  readonly after: number;
}

/** The sum keeps SQLite from looking through all teams of the competition instead of the few of the user. */
async function usersToRemind({ sequelize }: MailContext, step: Step): Promise<number[]> {
  const rows = await sequelize.query<{ userId: number }>(
    `SELECT c.user_id AS userId
       FROM mail_choices c
      WHERE c.deadline_mail = 1 AND c.user_id > :after
        AND EXISTS (SELECT 1 FROM teams t
                     WHERE t.user_id = c.user_id AND t.competition_id + 0 = :competitionId AND t.deleted_at IS NULL)
        AND NOT EXISTS (SELECT 1 FROM sent_mails s
                         WHERE s.user_id = c.user_id AND s.competition_id = :competitionId
                           AND s.week_id = :weekId AND s.kind = 'deadline' AND s.edition = 0)
      ORDER BY c.user_id
      LIMIT ${STEP}`,
    { replacements: { ...step }, type: QueryTypes.SELECT },
  );
  return rows.map(({ userId }) => userId);
}
