import type { ChatComment } from '@euro/api-contract';
import type { LeaguesContext } from '../context.js';
import { authorizeInLeague } from '../policies/policies.js';
import { changeComment } from './changeChat.js';

/** Deletes a comment's text, votes and reactions; for its author and the league's admin, also after the competition. */
export function deleteComment(context: LeaguesContext, userId: number, id: number): Promise<ChatComment> {
  return changeComment(context, id, userId, async ({ league, transaction, revise }, comment) => {
    authorizeInLeague('chat.deleteComment', { userId, league, comment });
    if (comment.deleted) return;
    await context.models.CommentVote.destroy({ where: { commentId: id }, transaction });
    await context.models.CommentReaction.destroy({ where: { commentId: id }, transaction });
    await comment.update({ body: '', deleted: true, revision: await revise() }, { transaction });
  });
}
