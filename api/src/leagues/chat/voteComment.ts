import type { ChatComment } from '@euro/api-contract';
import { Refusal } from '../../infra/errors.js';
import type { LeaguesContext } from '../context.js';
import { changeComment } from './changeChat.js';

/** Votes for a comment, once per user, or removes the vote; idempotent. */
export function voteComment(
  context: LeaguesContext,
  userId: number,
  { id, voted }: { readonly id: number; readonly voted: boolean },
): Promise<ChatComment> {
  const { CommentVote } = context.models;
  return changeComment(context, id, userId, async (chat, comment) => {
    const { transaction, revise, now } = chat;
    if (comment.deleted || comment.hidden) throw new Refusal('not-found');
    await chat.requirePlayable();
    const where = { commentId: id, userId };
    const isKnown = (await CommentVote.count({ where, transaction })) > 0;
    if (isKnown === voted) return;
    if (voted) await CommentVote.create({ ...where, votedAt: now() }, { transaction });
    else await CommentVote.destroy({ where, transaction });
    await comment.update({ revision: await revise() }, { transaction });
  });
}
