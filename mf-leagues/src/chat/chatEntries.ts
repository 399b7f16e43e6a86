import type { ChatComment } from '@euro/api-contract';
import type { ChatState, Pending } from './chatState.js';

/** An event of the game while the chat was open. */
export interface GameNews {
  readonly id: string;
  readonly text: string;
  /** The last comment there was then; 0 = none. */
  readonly afterId: number;
  /** Epoch milliseconds of game time, as the comments'. */
  readonly at: number;
}

/** An entry of the log. */
export type ChatEntry =
  | { readonly kind: 'comment'; readonly key: string; readonly at: number; readonly comment: ChatComment }
  | { readonly kind: 'news'; readonly key: string; readonly at: number; readonly text: string }
  | { readonly kind: 'pending'; readonly key: string; readonly at: number; readonly message: Pending };

/** Comments in their order, each followed by later news; pending messages at the end. */
export function chatEntries(
  { comments, pending }: ChatState,
  news: readonly GameNews[],
): readonly ChatEntry[] {
  const newsBetween = (from: number, below: number) =>
    news
      .filter(({ afterId }) => afterId >= from && afterId < below)
      .map(({ id, at, text }): ChatEntry => ({ kind: 'news', key: `news ${id}`, at, text }));
  const first = comments[0]?.id ?? Number.POSITIVE_INFINITY;
  return [
    ...newsBetween(0, first),
    ...comments.flatMap((comment, index): readonly ChatEntry[] => [
      { kind: 'comment', key: `comment ${comment.id}`, at: Date.parse(comment.created_at), comment },
      ...newsBetween(comment.id, comments[index + 1]?.id ?? Number.POSITIVE_INFINITY),
    ]),
    ...pending.map(
      (message): ChatEntry => ({ kind: 'pending', key: `pending ${message.key}`, at: message.at, message }),
    ),
  ];
}
