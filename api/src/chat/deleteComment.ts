import type { ChatComment } from '@euro/api-contract';
import type { AppContext } from '../context.js';
import { Refusal } from '../errors.js';
import { changeComment } from './changeChat.js';

/** Empties a comment: its author's right, and the admin's of the league. Nothing of its text or votes is kept. */
export function deleteComment(context: AppContext, userId: number, id: number): Promise<ChatComment> {
  return changeComment(context, id, userId, async ({ league, transaction, revise }, comment) => {
    if (comment.userId !== userId && league.adminId !== userId) throw new Refusal('forbidden');
    if (comment.deleted) return;
    await context.models.CommentVote.destroy({ where: { commentId: id }, transaction });
    await comment.update({ body: '', deleted: true, revision: await revise() }, { transaction });
  });
}
