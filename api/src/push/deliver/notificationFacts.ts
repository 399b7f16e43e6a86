import { loadMention, type Mention } from '../../leagues/index.js';
import type { Announcement, PushMessage } from '../../models/index.js';
import type { PushContext } from '../context.js';
import type { PushFacts } from '../facts.js';

type MentionFacts = Extract<PushFacts, { kind: 'mention' }>;
type AnnouncementFacts = Extract<PushFacts, { kind: 'announcement' }>;

/** Values for the text of a notification, with those that are not stored. */
export type NotificationFacts =
  | Exclude<PushFacts, MentionFacts | AnnouncementFacts>
  | (MentionFacts & Mention)
  | (AnnouncementFacts & Pick<Announcement, 'textNl' | 'textEn' | 'path'>);

/** Characters of a comment that a notification quotes. */
const QUOTED = 200;

/**
 * The values for a message's text. What a comment or an announcement says is read when it is sent, and nowhere stored
 * beside it: null when it may not be sent any more.
 */
export async function notificationFacts(
  context: PushContext,
  { userId, subject, facts: stored }: PushMessage,
): Promise<NotificationFacts | null> {
  const facts: PushFacts = JSON.parse(stored);
  if (facts.kind === 'announcement') return withTexts(context, facts);
  if (facts.kind !== 'mention') return facts;
  const [, commentId] = /-c(\d+)$/.exec(subject) ?? [];
  const mention = await loadMention(context, {
    leagueId: facts.leagueId,
    commentId: Number(commentId),
    userId,
  });
  return mention && { ...facts, ...mention, comment: mention.comment.slice(0, QUOTED) };
}

/** The texts of an announcement; null once it is over. */
async function withTexts(
  { models, realNow }: PushContext,
  facts: AnnouncementFacts,
): Promise<NotificationFacts | null> {
  const attributes = ['textNl', 'textEn', 'path', 'endsAt'];
  const row = await models.Announcement.findByPk(facts.announcementId, { attributes, raw: true });
  if (!row || Number(row.endsAt) <= realNow()) return null;
  const { textNl, textEn, path } = row;
  return { ...facts, textNl, textEn, path };
}
