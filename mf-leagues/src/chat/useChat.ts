import {
  type ChatComment,
  type ChatQuote,
  chatOperations,
  type NewPollOption,
  type ReactionKind,
} from '@euro/api-contract';
import type { ApiFailure, ApiResult } from '@euro/platform';
import { newIdempotencyKey } from '@euro/platform';
import { usePlatform, useShared } from '@euro/platform/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  applyChanges,
  type ChatState,
  NO_CHAT,
  type Pending,
  quotable,
  withComment,
  withFailure,
  withoutPending,
  withPending,
} from './chatState.js';

interface ChatInput {
  readonly leagueId: number;
  /** The own team that writes. */
  readonly teamId: number;
  readonly userId: number | null;
  /** The reader is no member any more: removed, or the league is gone. */
  readonly onShutOut: () => void;
}

/** The chat of one league while it is on screen. */
export interface Chat {
  readonly talk: ChatState;
  /** `restoring` after the line was cut; `ended` when it is not tried again. */
  readonly line: 'connecting' | 'open' | 'restoring' | 'ended';
  readonly failure: ApiFailure | null;
  readonly draft: string;
  /** The comment that the draft answers. */
  readonly quote: ChatQuote | null;
  write(text: string): void;
  /** Answers a comment with the draft; null: none. */
  answer(comment: ChatComment | null): void;
  /** Asks the league a question with options; once for one key. */
  ask(question: string, options: readonly NewPollOption[], key: string): Promise<ApiFailure | null>;
  votePoll(comment: ChatComment, option: number): Promise<ApiFailure | null>;
  send(): void;
  retry(message: Pending): void;
  drop(key: string): void;
  /** The failure, null when it succeeded. */
  vote(comment: ChatComment, voted: boolean): Promise<ApiFailure | null>;
  react(comment: ChatComment, kind: ReactionKind, reacted: boolean): Promise<ApiFailure | null>;
  remove(comment: ChatComment): Promise<ApiFailure | null>;
  reconnect(): void;
}

/** Listens to a league's chat, and sends: at once on screen, once on the server. */
export function useChat({ leagueId, teamId, userId, onShutOut }: ChatInput): Chat {
  const { chat, clock, state } = usePlatform();
  const isSignedIn = useShared(state.session).status === 'signed-in';
  const [talk, setTalk] = useState<ChatState>(NO_CHAT);
  const [draft, write] = useState('');
  const [quoted, setQuote] = useState<ChatQuote | null>(null);
  const quote = quoted && quotable(talk, quoted);
  const { line, failure, reconnect } = useLine({ leagueId, userId, onShutOut }, setTalk);

  const deliver = useCallback(
    async (message: Omit<Pending, 'failure'>) => {
      setTalk((state) => withPending(state, message));
      const { key, text, quote: quoted } = message;
      const answer = await chat.call(chatOperations.insert, {
        key_id: leagueId,
        comment: text,
        team_id: teamId,
        key,
        ...(quoted && { quotes: quoted.id }),
      });
      setTalk((state) =>
        answer.error
          ? withFailure(state, key, answer.error.message)
          : withoutPending(withComment(state, answer.data.insert_comment), key),
      );
    },
    [chat, leagueId, teamId],
  );

  const applyResult = async (change: Promise<ApiResult<ChatComment>>): Promise<ApiFailure | null> => {
    const { data, error } = await change;
    if (error) return error;
    setTalk((state) => withComment(state, data));
    return null;
  };

  return {
    talk,
    line: isSignedIn ? line : talk.isKnown ? 'restoring' : 'connecting',
    failure,
    draft,
    quote,
    write,
    answer: (comment) => setQuote(comment && quoteOf(comment)),
    send() {
      const text = draft.trim();
      write('');
      setQuote(null);
      void deliver({ key: newIdempotencyKey(), text, at: clock.now(), ...(quote && { quote }) });
    },
    retry({ key, text, at, quote: first }) {
      const stillThere = first && quotable(talk, first);
      void deliver({ key, text, at, ...(stillThere && { quote: stillThere }) });
    },
    ask: (comment, options, key) =>
      applyResult(
        chat
          .call(chatOperations.insert, { key_id: leagueId, team_id: teamId, key, comment, options })
          .then(pick('insert_comment')),
      ),
    votePoll: ({ id }, option) =>
      applyResult(chat.call(chatOperations.votePoll, { id, option }).then(pick('vote_poll'))),
    drop: (key) => setTalk((state) => withoutPending(state, key)),
    vote: ({ id }, voted) =>
      applyResult(chat.call(chatOperations.vote, { id, voted }).then(pick('vote_comment'))),
    react: ({ id }, kind, reacted) =>
      applyResult(chat.call(chatOperations.react, { id, kind, reacted }).then(pick('react_comment'))),
    remove: ({ id }) => applyResult(chat.call(chatOperations.delete, { id }).then(pick('delete_comment'))),
    reconnect,
  };
}

type SetTalk = (change: (talk: ChatState) => ChatState) => void;

/** Subscribes to the changes of a league's chat, again with each session. */
function useLine({ leagueId, userId, onShutOut }: Omit<ChatInput, 'teamId'>, setTalk: SetTalk) {
  const { chat, state } = usePlatform();
  const isSignedIn = useShared(state.session).status === 'signed-in';
  const [line, setLine] = useState<Chat['line']>('connecting');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const revision = useRef(0);
  const shutOut = useEffectEvent(onShutOut);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another line.
  useEffect(() => {
    // A new session gets a new subscription: the server ended the old one.
    if (!isSignedIn) return;
    let wasOpen = false;
    return chat.subscribe(chatOperations.changes, () => ({ key_id: leagueId, after: revision.current }), {
      next({ comment_changes: changes }) {
        revision.current = changes.revision;
        setTalk((state) => applyChanges(state, changes, userId));
      },
      status(status) {
        setFailure(null);
        setLine(status === 'open' ? 'open' : wasOpen ? 'restoring' : 'connecting');
        wasOpen ||= status === 'open';
      },
      ended(reason) {
        setLine('ended');
        setFailure(reason);
        if (reason.code === 'forbidden' || reason.code === 'not-found') shutOut();
      },
    });
  }, [chat, leagueId, userId, isSignedIn, attempt]);

  return { line, failure, reconnect: () => setAttempt((count) => count + 1) };
}

const quoteOf = ({ id, teamname, username, comment, deleted }: ChatComment): ChatQuote => ({
  ...{ id, teamname, username, comment, deleted },
});

function pick<K extends string>(name: K) {
  return (answer: ApiResult<Record<K, ChatComment>>): ApiResult<ChatComment> =>
    answer.error ? answer : { data: answer.data[name] };
}
