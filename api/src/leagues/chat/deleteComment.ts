import type { ChatComment } from '@euro/api-contract';
import type { LeaguesContext } from '../context.js';
import { authorizeInLeague } from '../policies/policies.js';
import { changeComment } from './changeChat.js';

/**
 * Empties a comment: its author's right, and the admin's of the league, also when the competition is over. Its text, votes and reactions are deleted.
 */
export function deleteComment(context: LeaguesContext, userId: number, id: number): Promise<ChatComment> {
  return changeComment(context, id, userId, async ({ league, transaction, revise }, comment) => {
    authorizeInLeague('chat.deleteComment', { userId, league, comment });
    if (comment.deleted) return;
    await context.models.CommentVote.destroy({ where: { commentId: id }, transaction });
    await context.models.CommentReaction.destroy({ where: { commentId: id }, transaction });
    await comment.update({ body: '', deleted: true, revision: await revise() }, { transaction });
  });
}
