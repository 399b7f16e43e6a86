import { literal, Op, type Transaction } from 'sequelize';
import type { Actor } from '../infra/audit/actor.js';
import { writeAudit } from '../infra/audit/writeAudit.js';
import type { GameContext } from '../infra/context.js';
import { Refusal } from '../infra/errors.js';
import { loadMatchdays, type MatchdayNow } from '../scoring/index.js';
import { matchStatus, refreshSnapshot } from '../tournament/index.js';

interface Opening {
  readonly weekId: number;
  /** The new deadline, epoch milliseconds of game time. */
  readonly deadlineAt: number;
}

/**
 * Opens a matchday that was closed by mistake (decisions §12.7): nothing of it is settled and no match of it has begun,
 * so nobody knows a point of it. Receipts stay, and so does what teams saved for the matchday after it until they
 * change this one. Power subs of it are undone: they are made after a deadline. Pages say that it was closed.
 * @throws Refusal `not-found`, `matchday-not-ready`
 */
export async function openMatchday(
  context: GameContext,
  { weekId, deadlineAt }: Opening,
  { actorId, reason }: Actor,
): Promise<void> {
  const { models } = context;
  await context.withTransaction(async (transaction) => {
    const matchdays = await loadMatchdays(context, { transaction, lock: true });
    const matchday = matchdays.find(({ row }) => row.weekId === weekId);
    if (!matchday) throw new Refusal('not-found');
    const next = matchdays.find(({ row }) => row.weekId > weekId) ?? null;
    refuseToOpen(matchday, next, deadlineAt);
    const { competition, row, now } = matchday;
    const times = { deadlineAt, openedAt: now, closedByMistakeAt: row.deadlineAt };
    const where = { competitionId: competition.id, weekId };
    await models.Matchday.update(times, { where, transaction });
    await undoPowerSubs(context, where, transaction);
    // The deadline that an operator had set closed it.
    const ofDeadline = { ...where, matchId: null, endedAt: null };
    await models.FixtureEdit.update({ endedAt: now }, { where: ofDeadline, transaction });
    // Processes that cache what feeds brought read it again.
    const fresh = { competitionId: competition.id, importedAt: now, changes: 1 };
    await models.FeedImport.create(fresh, { transaction });
    const moment = (at: number) => new Date(at).toISOString();
    const details = { from: moment(row.deadlineAt), to: moment(deadlineAt) };
    const entry = { actorId, action: 'matchday.opened', subject: `matchday ${weekId}`, reason, details };
    await writeAudit(context, entry, transaction);
  });
  await refreshSnapshot(context);
}

function refuseToOpen(
  { row, finishedMatches, unfinishedMatches, now }: MatchdayNow,
  next: MatchdayNow | null,
  deadlineAt: number,
): void {
  const { weekId } = row;
  const refuse = (because: string, details = {}) =>
    new Refusal('matchday-not-ready', { because, weekId, ...details });
  if (row.deadlineAt > now) throw refuse('not-closed');
  if (next && next.row.deadlineAt <= now) throw refuse('later-matchday-closed');
  if (row.version !== null) throw refuse('has-points');
  const hasBegun = unfinishedMatches.some((match) => matchStatus(match, now) !== 'scheduled');
  if (finishedMatches.length > 0 || hasBegun) throw refuse('match-began');
  const kickoffs = unfinishedMatches.map(({ kickoffAt }) => kickoffAt);
  const latest = Math.min(...kickoffs, (next?.row.deadlineAt ?? Number.POSITIVE_INFINITY) - 1);
  if (deadlineAt > now && deadlineAt <= latest) return;
  throw refuse(
    'deadline-impossible',
    Number.isFinite(latest) ? { latest: new Date(latest).toISOString() } : {},
  );
}

async function undoPowerSubs(
  { models }: GameContext,
  { competitionId, weekId }: { readonly competitionId: number; readonly weekId: number },
  transaction: Transaction,
): Promise<void> {
  const teamId = {
    [Op.in]: literal(`(SELECT id FROM teams WHERE competition_id = ${Number(competitionId)})`),
  };
  await models.PowerSub.destroy({ where: { weekId, teamId }, transaction });
}
