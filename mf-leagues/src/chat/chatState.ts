import type { ChatChanges, ChatComment, ChatQuote } from '@euro/api-contract';

/** Maximum of stored comments, as in the server's list (decisions §5.8). */
export const KEPT = 200;

/** An own message that the server has not sent back yet. */
export interface Pending {
  /** Sent with every try, so that it arrives once. */
  readonly key: string;
  readonly text: string;
  /** The comment that it answers. */
  readonly quote?: ChatQuote;
  /** Epoch milliseconds of the first press; a chat shows real time, not the game's clock. */
  readonly at: number;
  /** The failure; null while it is being sent. */
  readonly failure: string | null;
}

/** State of a league's chat. */
export interface ChatState {
  /** Oldest first; deleted ones are gone. */
  readonly comments: readonly ChatComment[];
  readonly pending: readonly Pending[];
  /** The server's revision up to which `comments` is complete. */
  readonly revision: number;
  readonly online: number;
  /** The first list has come. */
  readonly isKnown: boolean;
}

export const NO_CHAT: ChatState = { comments: [], pending: [], revision: 0, online: 0, isKnown: false };

/** Applies a message of the subscription: adds, changes and deletes comments, or replaces all by a whole list. */
export function applyChanges(talk: ChatState, changes: ChatChanges, userId: number | null): ChatState {
  const base = changes.whole ? [] : talk.comments;
  const merged = merge(base, changes.comments);
  const idsBefore = new Set(talk.comments.map(({ id }) => id));
  const newComments = merged.filter((comment) => comment.user_id === userId && !idsBefore.has(comment.id));
  return {
    comments: merged,
    pending: talk.isKnown ? pendingWithout(talk.pending, newComments) : talk.pending,
    revision: changes.revision,
    online: changes.online,
    isKnown: true,
  };
}

/** The answer to a call: one comment as it is now. The revision stays, as there may be others before it. */
export function withComment(talk: ChatState, comment: ChatComment): ChatState {
  return { ...talk, comments: merge(talk.comments, [comment]) };
}

/** Adds a pending message, or retries it. */
export function withPending(talk: ChatState, message: Omit<Pending, 'failure'>): ChatState {
  const isKnown = talk.pending.some(({ key }) => key === message.key);
  const entry = { ...message, failure: null };
  return {
    ...talk,
    pending: isKnown
      ? talk.pending.map((one) => (one.key === message.key ? entry : one))
      : [...talk.pending, entry],
  };
}

/** Marks a message as failed. */
export function withFailure(talk: ChatState, key: string, failure: string): ChatState {
  return { ...talk, pending: talk.pending.map((one) => (one.key === key ? { ...one, failure } : one)) };
}

/** Removes a pending message: it arrived, or was discarded. */
export function withoutPending(talk: ChatState, key: string): ChatState {
  return { ...talk, pending: talk.pending.filter((one) => one.key !== key) };
}

/** What a message quotes, as long as the quoted one is there: a deleted one is not quoted in words. */
export function quotable({ comments }: ChatState, quote: ChatQuote): ChatQuote | null {
  return comments.some(({ id }) => id === quote.id) ? quote : null;
}

/** Comments of others after the last one that was seen. */
export function unreadOf(talk: ChatState, lastSeenId: number, userId: number | null): number {
  return talk.comments.filter(({ id, user_id }) => id > lastSeenId && user_id !== userId).length;
}

/** Of each comment the latest revision, without the deleted ones, oldest first. */
function merge(comments: readonly ChatComment[], news: readonly ChatComment[]): readonly ChatComment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  for (const comment of news) {
    const old = byId.get(comment.id);
    if (!old || comment.revision >= old.revision) byId.set(comment.id, comment);
  }
  return [...byId.values()]
    .filter(({ deleted }) => !deleted)
    .sort((a, b) => a.id - b.id)
    .slice(-KEPT);
}

/** Own messages that the subscription sent before their own answer came: each settles one that is pending. */
function pendingWithout(
  pending: readonly Pending[],
  newComments: readonly ChatComment[],
): readonly Pending[] {
  const remaining = [...pending];
  for (const { comment } of newComments) {
    const at = remaining.findIndex(({ text }) => text === comment);
    if (at >= 0) remaining.splice(at, 1);
  }
  return remaining;
}
