import type { HelpMessage } from '@euro/api-contract';
import { newIdempotencyKey } from '@euro/platform';
import { usePlatform, useShared } from '@euro/platform/react';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { conversationReducer, emptyConversation, type Outgoing } from './conversation.js';

/** Milliseconds between polls: while the chat is open, and while it is not. */
const OPEN_PAUSE = 4_000;
const CLOSED_PAUSE = 60_000;

/** The caller's conversation with the help desk, polled while the page is visible. */
export function useConversation() {
  const { help } = usePortal();
  const { api, state } = usePlatform();
  const session = useShared(state.session);
  const isOpen = useShared(help.isOpen);
  const [conversation, dispatch] = useReducer(conversationReducer, emptyConversation);
  const latest = useRef(0);
  latest.current =
    latest.current > lastId(conversation.messages) ? latest.current : lastId(conversation.messages);
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const userRef = useRef(userId);
  userRef.current = userId;

  // Another person's conversation is another one.
  useEffect(() => {
    latest.current = 0;
    dispatch({ type: 'left', userId });
  }, [userId]);

  const poll = useCallback(async () => {
    const userAtStart = userRef.current;
    const lastId = latest.current;
    const seenQuery = help.isOpen.value && lastId > 0 ? { seen: lastId } : {};
    const { data } = await api.call('GET help', { query: { after: lastId, ...seenQuery } });
    // Responses for a previous user are dropped.
    if (userRef.current !== userAtStart) return false;
    if (!data) {
      dispatch({ type: 'missed' });
      return false;
    }
    if (data.conversation) help.remember();
    dispatch({ type: 'received', conversation: data.conversation });
    return true;
  }, [api, help]);

  const isPolling = session.status !== 'unknown' && (isOpen || help.hasWritten());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user starts another one.
  useEffect(() => {
    if (!isPolling) return;
    const regular = isOpen ? OPEN_PAUSE : CLOSED_PAUSE;
    let pause = regular;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const round = async () => {
      clearTimeout(timer);
      if (!document.hidden && state.online.value) {
        const wasAnswered = await poll();
        pause = wasAnswered ? regular : Math.min(pause * 2, CLOSED_PAUSE);
      }
      if (isOver) return;
      timer = setTimeout(round, pause);
    };
    const onVisibility = () => {
      if (!document.hidden) void round();
    };
    document.addEventListener('visibilitychange', onVisibility);
    void round();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [isPolling, isOpen, userId, poll, state]);

  const post = async (message: Outgoing) => {
    const userAtStart = userRef.current;
    const { data, error } = await api.call('POST help', {
      body: {
        body: message.body,
        path: window.location.pathname,
        ...(message.email === null ? {} : { email: message.email }),
      },
      idempotencyKey: message.key,
    });
    if (data) help.remember();
    if (userRef.current !== userAtStart) return;
    if (data) {
      dispatch({ type: 'sent', key: message.key, conversation: data.conversation });
    } else dispatch({ type: 'unsent', key: message.key, failure: error.message });
  };

  return {
    conversation,
    retry: () => void poll(),
    /** @param email where a visitor wants the answer; null without one */
    send(body: string, email: string | null) {
      const message: Outgoing = { key: newIdempotencyKey(), body, email, failure: null };
      dispatch({ type: 'written', message });
      void post(message);
    },
    sendAgain(message: Outgoing) {
      dispatch({ type: 'written', message: { ...message, failure: null } });
      void post(message);
    },
    drop: (key: string) => dispatch({ type: 'dropped', key }),
  };
}

function lastId(messages: readonly HelpMessage[]): number {
  return messages.at(-1)?.id ?? 0;
}
