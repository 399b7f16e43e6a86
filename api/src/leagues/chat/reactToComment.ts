import type { ChatComment, ReactionKind } from '@euro/api-contract';
import { Refusal } from '../../infra/errors.js';
import type { LeaguesContext } from '../context.js';
import { changeComment } from './changeChat.js';

interface Reaction {
  readonly id: number;
  readonly kind: ReactionKind;
  readonly reacted: boolean;
}

/** Reacts to a comment, each kind once per user, or removes the reaction; idempotent. */
export function reactToComment(
  context: LeaguesContext,
  userId: number,
  { id, kind, reacted }: Reaction,
): Promise<ChatComment> {
  const { CommentReaction } = context.models;
  return changeComment(context, id, userId, async (chat, comment) => {
    const { transaction, revise, now } = chat;
    if (comment.deleted) throw new Refusal('not-found');
    await chat.requirePlayable();
    const where = { commentId: id, userId, kind };
    const isKnown = (await CommentReaction.count({ where, transaction })) > 0;
    if (isKnown === reacted) return;
    if (reacted) await CommentReaction.create({ ...where, reactedAt: now() }, { transaction });
    else await CommentReaction.destroy({ where, transaction });
    await comment.update({ revision: await revise() }, { transaction });
  });
}
