import { QueryTypes } from 'sequelize';
import { premiumSql } from '../../http/index.js';
import { currentSnapshot } from '../../tournament/index.js';
import type { MailContext } from '../context.js';
import { planMails } from './planMails.js';

/** Users in one step. */
const STEP = 1_000;

interface Round {
  readonly competitionId: number;
  readonly weekId: number;
  /** Version of the matchday's results. */
  readonly version: number;
}

/**
 * Plans the reports of matchdays that were confirmed since: for every premium member who asked. When a matchday is
 * confirmed with other results after that, it is planned again for those who had one: they may get a correction.
 */
export async function planReports(context: MailContext): Promise<void> {
  const snapshot = await currentSnapshot(context);
  if (!snapshot) return;
  const competitionId = snapshot.competition.id;
  const rounds = await context.models.ReportRound.findAll({ where: { competitionId }, raw: true });
  for (const { weekId, version, state } of snapshot.matchdays) {
    if (state !== 'confirmed' || version === null) continue;
    const ofWeek = rounds.filter((round) => round.weekId === weekId);
    const own = ofWeek.find((round) => round.version === version);
    if (own?.done) continue;
    const isFirst = !ofWeek.some(({ done }) => done);
    await runRound(context, { competitionId, weekId, version }, own?.cursorUserId ?? 0, isFirst);
  }
}

async function runRound(context: MailContext, round: Round, from: number, isFirst: boolean): Promise<void> {
  const { models } = context;
  const { competitionId, weekId, version: edition } = round;
  for (let after = from; ; ) {
    const users = await usersToReport(context, round, after, isFirst);
    const isDone = users.length < STEP;
    after = users.at(-1) ?? after;
    await context.withTransaction(async (transaction) => {
      await planMails(context, { kind: 'report', competitionId, weekId, edition, users }, transaction);
      await models.ReportRound.upsert({ ...round, cursorUserId: after, done: isDone }, { transaction });
    });
    if (isDone) return;
  }
}

/** The sum keeps SQLite from looking through all teams of the competition instead of the few of the user. */
async function usersToReport(
  { sequelize }: MailContext,
  { competitionId, weekId }: Round,
  after: number,
  isFirst: boolean,
): Promise<number[]> {
  const hadOne = `AND EXISTS (SELECT 1 FROM sent_mails s
                         WHERE s.user_id = c.user_id AND s.competition_id = :competitionId
                           AND s.week_id = :weekId AND s.kind = 'report')`;
  const rows = await sequelize.query<{ userId: number }>(
    `SELECT c.user_id AS userId
       FROM mail_choices c
      WHERE c.matchday_report = 1 AND c.user_id > :after AND ${premiumSql('c.user_id', ':competitionId')}
        AND EXISTS (SELECT 1 FROM teams t
                     WHERE t.user_id = c.user_id AND t.competition_id + 0 = :competitionId AND t.deleted_at IS NULL)
        ${isFirst ? '' : hadOne}
      ORDER BY c.user_id
      LIMIT ${STEP}`,
    { replacements: { competitionId, weekId, after }, type: QueryTypes.SELECT },
  );
  return rows.map(({ userId }) => userId);
}
