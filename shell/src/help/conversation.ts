import type { HelpConversation, HelpMessage } from '@euro/api-contract';

/** A message in flight, or one that did not arrive: then why. */
export interface Outgoing {
  readonly key: string;
  readonly body: string;
  readonly email: string | null;
  readonly failure: string | null;
}

export interface Conversation {
  /** `ready` also without a single message. */
  readonly load: 'loading' | 'ready' | 'failed';
  /** The last request failed; the conversation may be outdated. */
  readonly isStale: boolean;
  readonly status: HelpConversation['status'];
  readonly messages: readonly HelpMessage[];
  readonly outgoing: readonly Outgoing[];
  readonly unread: number;
  readonly userId: number | null;
}

export const emptyConversation: Conversation = {
  load: 'loading',
  isStale: false,
  status: 'open',
  messages: [],
  outgoing: [],
  unread: 0,
  userId: null,
};

export type ConversationChange =
  | { readonly type: 'left'; readonly userId: number | null }
  | { readonly type: 'missed' }
  | { readonly type: 'received'; readonly conversation: HelpConversation | null }
  | { readonly type: 'written'; readonly message: Outgoing }
  | { readonly type: 'sent'; readonly key: string; readonly conversation: HelpConversation }
  | { readonly type: 'unsent'; readonly key: string; readonly failure: string }
  | { readonly type: 'dropped'; readonly key: string };

export function conversationReducer(now: Conversation, change: ConversationChange): Conversation {
  switch (change.type) {
    case 'left':
      return now.userId === change.userId ? now : { ...emptyConversation, userId: change.userId };
    case 'missed':
      return { ...now, load: now.load === 'loading' ? 'failed' : now.load, isStale: true };
    case 'received':
      return { ...withNews(now, change.conversation), load: 'ready', isStale: false };
    case 'written':
      return { ...now, outgoing: [...outgoingWithout(now.outgoing, change.message.key), change.message] };
    case 'sent':
      return {
        ...withNews(now, change.conversation),
        load: 'ready',
        isStale: false,
        outgoing: outgoingWithout(now.outgoing, change.key),
      };
    case 'unsent':
      return {
        ...now,
        outgoing: now.outgoing.map((each) =>
          each.key === change.key ? { ...each, failure: change.failure } : each,
        ),
      };
    case 'dropped':
      return { ...now, outgoing: outgoingWithout(now.outgoing, change.key) };
  }
}

/** Answers may overlap: each message is shown once, oldest first. */
function withNews(now: Conversation, response: HelpConversation | null): Conversation {
  if (!response) return now;
  const knownIds = new Set(now.messages.map(({ id }) => id));
  const news = response.messages.filter(({ id }) => !knownIds.has(id));
  return {
    ...now,
    status: response.status,
    unread: response.unread,
    messages:
      news.length === 0 ? now.messages : [...now.messages, ...news].sort((one, other) => one.id - other.id),
  };
}

function outgoingWithout(outgoing: readonly Outgoing[], key: string): readonly Outgoing[] {
  return outgoing.filter((each) => each.key !== key);
}
