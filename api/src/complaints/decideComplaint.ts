import type { Transaction } from 'sequelize';
import { requireOtherPerson, writeToUser } from '../help/index.js';
import type { Actor } from '../infra/audit/actor.js';
import { writeAudit } from '../infra/audit/writeAudit.js';
import { Refusal } from '../infra/errors.js';
import { contextsOfRows } from '../infra/inCompetition.js';
import { removePicture } from '../infra/uploads/pictures.js';
import type { LeaguesContext } from '../leagues/index.js';
import type { Complaint } from '../models/index.js';
import { type Answer, answerComment, answerLeague, answerTeam, type Outcome } from './applyAnswer.js';
import { muteUser, suspendUser } from './suspendUser.js';

interface Decision {
  /** One of the complaints about the thing. */
  readonly id: number;
  readonly answer: Answer;
  /** Sent to the author; empty: nothing is sent. */
  readonly notice: string;
  /** Suspends the author as well, null: until an operator lifts it; who gets the notice for that. */
  readonly suspendedDays?: number | null | undefined;
  /** Keeps the author out of the chats as well, who gets the notice for that. */
  readonly mutedDays?: number | undefined;
}

/** Actions of the audit log. */
const ACTIONS = {
  leave: 'complaint.left',
  hide: 'complaint.hidden',
  rename: 'complaint.renamed',
  uncover: 'complaint.uncovered',
  restore: 'complaint.restored',
} as const satisfies Record<Answer, string>;

/**
 * Answers all complaints about a message, a league or a team, the decided ones too, and tells the author where wanted.
 * Restoring makes them left. The author is suspended in the same transaction where that is wanted.
 * @throws the refusal `not-found` for complaints that wait no longer, and where the answer does not apply;
 *   `not-suspendable` and `help-message-invalid` where the author can't be suspended, or would get no reason;
 *   `other-person-needed` to restore after an appeal against the actor's own decision
 */
export async function decideComplaint(
  context: LeaguesContext,
  { id, answer, notice, suspendedDays, mutedDays }: Decision,
  { actorId, reason }: Actor & { readonly actorId: number },
): Promise<void> {
  const { models } = context;
  const complaint = await models.Complaint.findByPk(id, { raw: true });
  if (!complaint) throw new Refusal('not-found');
  const { commentId, leagueId, teamId } = complaint;
  const comment = commentId === null ? null : await models.Comment.findByPk(commentId, { raw: true });
  const contextOf = await contextsOfRows(context);
  const outcome = await context.withTransaction(async (transaction): Promise<Outcome> => {
    const result = await apply();
    if (answer === 'restore')
      await requireOtherPerson(context, { userId: result.authorId, actorId }, transaction);
    const where = { commentId, leagueId, teamId };
    const rows = await models.Complaint.findAll({ where, raw: true, transaction, lock: true });
    const isWaiting = rows.some(({ decidedAt }) => decidedAt === null);
    const isUndone = rows.some(({ decision }) => decision === 'hide' || decision === 'rename');
    if (answer === 'restore' ? !isUndone : !isWaiting) throw new Refusal('not-found');
    const decision = answer === 'restore' ? 'leave' : answer;
    const nameBefore = answer === 'rename' ? (result.nameBefore ?? null) : null;
    const stored = { decision, decidedBy: actorId, askedBy: null, nameBefore } as const;
    await storeDecision(context, { where, stored }, transaction);
    const subject =
      teamId !== null ? `team ${teamId}` : leagueId !== null ? `league ${leagueId}` : `comment ${commentId}`;
    const details = { complaints: rows.length, notified: notice !== '' };
    await writeAudit(context, { actorId, action: ACTIONS[answer], subject, reason, details }, transaction);
    await notify(result.authorId, transaction);
    return result;

    function apply(): Promise<Outcome> {
      const { nameBefore } = complaint as { nameBefore: string | null };
      if (teamId !== null)
        return answerTeam(context, contextOf, { id: teamId, answer, nameBefore }, transaction);
      if (leagueId !== null) return answerLeague(context, { id: leagueId, answer, nameBefore }, transaction);
      if (!comment) throw new Refusal('not-found');
      return answerComment(context, { id: comment.id, leagueId: comment.leagueId, answer }, transaction);
    }
  });
  if (outcome.chat) context.chat.moved(outcome.chat.leagueId, outcome.chat.revision);
  if (outcome.unused) await removePicture(context.env, outcome.unused.kind, outcome.unused.name);

  /** One notice, which says all of it. */
  async function notify(userId: number, transaction: Transaction): Promise<void> {
    const by = { actorId, reason };
    if (suspendedDays !== undefined)
      return suspendUser(context, { userId, days: suspendedDays, notice }, by, transaction);
    if (mutedDays !== undefined)
      return muteUser(context, { userId, days: mutedDays, notice }, by, transaction);
    const sanction = answer !== 'leave' && answer !== 'restore';
    if (notice !== '')
      await writeToUser(context, { userId, authorId: actorId, body: notice, sanction }, transaction);
  }
}

interface StoredDecision {
  /** The thing that the complaints are about. */
  readonly where: Pick<Complaint, 'commentId' | 'leagueId' | 'teamId'>;
  readonly stored: Pick<Complaint, 'decision' | 'decidedBy' | 'askedBy' | 'nameBefore'>;
}

/** Stores a decision; of complaints that waited for it it is the first answer. */
async function storeDecision(
  { models, realNow }: Pick<LeaguesContext, 'models' | 'realNow'>,
  { where, stored }: StoredDecision,
  transaction: Transaction,
): Promise<void> {
  const decidedAt = realNow();
  const waiting = { ...where, decidedAt: null };
  await models.Complaint.update({ answeredAt: decidedAt }, { where: waiting, transaction });
  await models.Complaint.update({ ...stored, decidedAt }, { where, transaction });
}
