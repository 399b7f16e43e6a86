import type { ComplaintReason } from '@euro/api-contract';
import type { BaseContext } from '../infra/context.js';
import { lockUser } from '../infra/db/lockUser.js';
import { Refusal } from '../infra/errors.js';
import { isMember } from '../leagues/index.js';

/** What a complaint is about. */
export type Subject =
  | { readonly commentId: number }
  | { readonly leagueId: number }
  | { readonly teamId: number };

/**
 * Stores a complaint; a second one of the same user about the same thing changes nothing, unless the desk answered the
 * first with another name or without the picture: there may be a new one.
 */
export async function complain(
  context: BaseContext,
  userId: number,
  about: Subject,
  reason: ComplaintReason,
): Promise<void> {
  const { Complaint } = context.models;
  await context.withTransaction(async (transaction) => {
    await lockUser(context, userId, transaction);
    const first = await Complaint.findOne({ where: { ...about, userId }, transaction, lock: true });
    const decided = { decision: null, decidedAt: null, answeredAt: null, nameBefore: null };
    const waiting = { reason, madeAt: context.realNow(), ...decided };
    if (!first) await Complaint.create({ ...about, ...waiting, userId }, { transaction });
    else if (first.decision === 'rename' || first.decision === 'uncover')
      await first.update(waiting, { transaction });
  });
}

/**
 * A message that others wrote in a league of the caller.
 * @throws the refusals `forbidden` and `not-found`
 */
export async function requireComment(
  context: BaseContext,
  userId: number,
  { leagueId, commentId }: { readonly leagueId: number; readonly commentId: number },
): Promise<void> {
  const where = { id: commentId, leagueId, deleted: false, hidden: false };
  const comment = await context.models.Comment.findOne({ attributes: ['userId'], where, raw: true });
  if (!(await isMember(context, leagueId, userId))) throw new Refusal('forbidden');
  // The league itself wrote a result.
  if (!comment || comment.userId === null) throw new Refusal('not-found');
  if (comment.userId === userId) throw new Refusal('forbidden');
}

/**
 * A league of another admin that the caller sees, as a member or by its name.
 * @throws the refusals `forbidden` and `not-found`
 */
export async function requireLeague(context: BaseContext, userId: number, id: number): Promise<void> {
  const league = await context.models.League.findByPk(id, {
    attributes: ['adminId', 'findable'],
    raw: true,
  });
  if (!league) throw new Refusal('not-found');
  const isVisible = league.findable || (await isMember(context, id, userId));
  if (!isVisible || league.adminId === userId) throw new Refusal('forbidden');
}

/**
 * A team of somebody else; the rankings show all of them.
 * @throws the refusals `forbidden` and `not-found`
 */
export async function requireTeam(context: BaseContext, userId: number, id: number): Promise<void> {
  const where = { id, deletedAt: null };
  const team = await context.models.Team.findOne({ attributes: ['userId'], where, raw: true });
  if (!team) throw new Refusal('not-found');
  if (team.userId === userId) throw new Refusal('forbidden');
}
