import type { ChatComment, ReactionKind } from '@euro/api-contract';
import { Refusal } from '../../infra/errors.js';
import type { LeaguesContext } from '../context.js';
import { changeComment } from './changeChat.js';

interface Reaction {
  readonly id: number;
  readonly kind: ReactionKind;
  readonly reacted: boolean;
}

/** Reacts to a comment, in place of the user's other reaction, or removes the reaction; idempotent. */
export function reactToComment(
  context: LeaguesContext,
  userId: number,
  { id, kind, reacted }: Reaction,
): Promise<ChatComment> {
  const { CommentReaction } = context.models;
  return changeComment(context, id, userId, async (chat, comment) => {
    const { transaction, revise, now } = chat;
    if (comment.deleted || comment.hidden) throw new Refusal('not-found');
    await chat.requirePlayable();
    const own = { commentId: id, userId };
    const known = await CommentReaction.findAll({ where: own, raw: true, transaction });
    const isKnown = known.some((reaction) => reaction.kind === kind);
    if (reacted ? isKnown && known.length === 1 : !isKnown) return;
    await CommentReaction.destroy({ where: reacted ? own : { ...own, kind }, transaction });
    if (reacted) await CommentReaction.create({ ...own, kind, reactedAt: now() }, { transaction });
    await comment.update({ revision: await revise() }, { transaction });
  });
}
