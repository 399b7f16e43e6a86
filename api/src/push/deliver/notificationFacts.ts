import { loadMention, type Mention } from '../../leagues/index.js';
import type { PushMessage } from '../../models/index.js';
import type { PushContext } from '../context.js';
import type { PushFacts } from '../facts.js';

type MentionFacts = Extract<PushFacts, { kind: 'mention' }>;

/** Values for the text of a notification, with those that are not stored. */
export type NotificationFacts = Exclude<PushFacts, MentionFacts> | (MentionFacts & Mention);

/** Characters of a comment that a notification quotes. */
const QUOTED = 200;

/**
 * The values for a message's text. What a comment says is read when it is sent, and nowhere stored beside the comment:
 * null when it may not be sent any more.
 */
export async function notificationFacts(
  context: PushContext,
  { userId, subject, facts: stored }: PushMessage,
): Promise<NotificationFacts | null> {
  const facts: PushFacts = JSON.parse(stored);
  if (facts.kind !== 'mention') return facts;
  const [, commentId] = /-c(\d+)$/.exec(subject) ?? [];
  const mention = await loadMention(context, {
    leagueId: facts.leagueId,
    commentId: Number(commentId),
    userId,
  });
  return mention && { ...facts, ...mention, comment: mention.comment.slice(0, QUOTED) };
}
