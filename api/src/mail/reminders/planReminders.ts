import { QueryTypes } from 'sequelize';
import { currentSnapshot } from '../../tournament/index.js';
import type { MailContext } from '../context.js';
import { planMails } from './planMails.js';
import { openingEdition, opensAt } from './reminderWindow.js';

/** Users in one step. */
const STEP = 1_000;

/**
 * Plans a reminder for each user with a team who chose it and has none yet for the next deadline, once its hour has
 * come, and at once for a matchday that was opened again (decisions §12.7). A mail that was planned once is never planned
 * again, also when the clock was set back.
 */
export async function planReminders(context: MailContext, now: number): Promise<void> {
  const snapshot = await currentSnapshot(context);
  const open = snapshot?.matchdays.find(({ deadlineAt }) => deadlineAt > now);
  if (!snapshot || !open) return;
  const { id: competitionId, settings } = snapshot.competition;
  const { weekId, deadlineAt, openedAt } = open;
  const matchday = { competitionId, weekId };
  if (openedAt !== null && openedAt <= now)
    await planEdition(context, { ...matchday, edition: openingEdition(openedAt) });
  if (now >= opensAt(deadlineAt, settings)) await planEdition(context, { ...matchday, edition: 0 });
}

type Edition = Omit<Step, 'after'>;

async function planEdition(context: MailContext, edition: Edition): Promise<void> {
  for (let after = 0; ; ) {
    const users = await usersToRemind(context, { ...edition, after });
    const last = users.at(-1);
    if (last === undefined) return;
    await context.withTransaction((transaction) =>
      planMails(context, { kind: 'deadline', ...edition, users }, transaction),
    );
    if (users.length < STEP) return;
    after = last;
  }
}

interface Step {
  readonly competitionId: number;
  readonly weekId: number;
  /** 0, or that of a matchday that was opened again. */
  readonly edition: number;
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
                           AND s.week_id = :weekId AND s.kind = 'deadline' AND s.edition = :edition)
      ORDER BY c.user_id
      LIMIT ${STEP}`,
    { replacements: { ...step }, type: QueryTypes.SELECT },
  );
  return rows.map(({ userId }) => userId);
}
