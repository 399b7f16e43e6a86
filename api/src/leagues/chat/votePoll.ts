import type { ChatComment } from '@euro/api-contract';
import { Refusal } from '../../infra/errors.js';
import type { LeaguesContext } from '../context.js';
import { changeComment } from './changeChat.js';
import { readOptions } from './storedPoll.js';

/**
 * Votes in a poll, once per user, or changes the vote; idempotent.
 * @throws the refusals `poll-closed` from the deadline of its matchday on, and `not-found` without a poll
 */
export function votePoll(
  context: LeaguesContext,
  userId: number,
  { id, option }: { readonly id: number; readonly option: number },
): Promise<ChatComment> {
  const { CommentPoll, PollVote } = context.models;
  return changeComment(context, id, userId, async (chat, comment) => {
    const { transaction, revise } = chat;
    const isGone = comment.deleted || comment.hidden;
    const poll = isGone ? null : await CommentPoll.findByPk(id, { transaction, raw: true });
    if (!poll) throw new Refusal('not-found');
    await chat.requirePlayable();
    if (!readOptions(poll.optionsJson)[option])
      throw new Refusal('invalid-input', { problems: ['option is none of this poll.'] });
    const { matchdays, now } = await chat.season();
    const deadline = matchdays.find(({ weekId }) => weekId === poll.weekId)?.deadline ?? 0;
    if (poll.closed || deadline <= now) throw new Refusal('poll-closed');
    const vote = { commentId: id, userId };
    const known = await PollVote.findOne({ where: vote, transaction });
    if (known?.choice === option) return;
    if (known) await known.update({ choice: option, votedAt: now }, { transaction });
    else await PollVote.create({ ...vote, choice: option, votedAt: now }, { transaction });
    await comment.update({ revision: await revise() }, { transaction });
  });
}
