import { select } from '../../infra/db/select.js';
import type { LeaguesContext } from '../context.js';

/** Polls of one run. */
const STEP = 50;

interface DuePoll {
  readonly id: number;
  readonly leagueId: number;
}

/**
 * Closes the polls of a competition whose deadline has passed, league by league. The comment gets a new revision, by
 * which those who did not vote receive the totals.
 * @param now epoch milliseconds of game time
 * @returns `again` when there may be more
 */
export async function closePolls(
  context: LeaguesContext,
  competitionId: number,
  now: number,
): Promise<'again' | undefined> {
  const { sequelize } = context;
  const passed = await select<{ readonly weekId: number }>(
    sequelize,
    `SELECT m.week_id AS weekId FROM matchdays m
      WHERE m.competition_id = :competitionId AND m.deadline_at <= :now`,
    { competitionId, now },
  );
  if (passed.length === 0) return undefined;
  // A join with the leagues may begin at them, with all their comments.
  const due = await select<DuePoll>(
    sequelize,
    `SELECT p.comment_id AS id, c.league_id AS leagueId
       FROM comment_polls p
       JOIN comments c ON c.id = p.comment_id
      WHERE p.closed = 0 AND p.week_id IN (:weekIds)
        AND (SELECT g.competition_id FROM leagues g WHERE g.id = c.league_id) = :competitionId
      LIMIT ${STEP}`,
    { competitionId, weekIds: passed.map(({ weekId }) => weekId) },
  );
  for (const leagueId of new Set(due.map((poll) => poll.leagueId))) {
    const ids = due.filter((poll) => poll.leagueId === leagueId).map(({ id }) => id);
    await closeIn(context, leagueId, ids);
  }
  return due.length === STEP ? 'again' : undefined;
}

async function closeIn(context: LeaguesContext, leagueId: number, ids: readonly number[]): Promise<void> {
  const { models } = context;
  const revision = await context.withTransaction(async (transaction) => {
    const league = await models.League.findByPk(leagueId, { transaction, lock: true });
    if (!league) return null;
    const next = league.chatRevision + 1;
    await league.update({ chatRevision: next }, { transaction });
    await models.CommentPoll.update({ closed: true }, { where: { commentId: [...ids] }, transaction });
    await models.Comment.update({ revision: next }, { where: { id: [...ids] }, transaction });
    return next;
  });
  if (revision !== null) context.chat.moved(leagueId, revision);
}
