import type { ChatComment } from '@euro/api-contract';
import type { LeaguesContext } from '../context.js';
import { authorizeInLeague } from '../policies/policies.js';
import { changeComment } from './changeChat.js';

/**
 * Deletes a comment's text, poll, votes, reactions and complaints, also where others quote it; for its author and the
 * league's admin, also after the competition.
 */
export function deleteComment(context: LeaguesContext, userId: number, id: number): Promise<ChatComment> {
  return changeComment(context, id, userId, async ({ league, transaction, revise }, comment) => {
    authorizeInLeague('chat.deleteComment', { userId, league, comment });
    if (comment.deleted) return;
    const { models } = context;
    const about = { where: { commentId: id }, transaction };
    await models.CommentVote.destroy(about);
    await models.CommentReaction.destroy(about);
    await models.PollVote.destroy(about);
    await models.CommentPoll.destroy(about);
    await models.Complaint.destroy(about);
    const revision = await revise();
    await comment.update({ body: '', deleted: true, revision }, { transaction });
    await models.Comment.update({ revision }, { where: { quotedId: id }, transaction });
  });
}
