import { chatPath } from '@euro/api-contract';
import type { ChatClient } from '../../contract/chat.js';
import type { SignedOptions } from '../api/exchange.js';
import { localFailure } from '../api/failureTexts.js';
import type { followChat } from './followChat.js';

export interface ChatClientOptions extends SignedOptions {
  /** Where the API is, `/api`. */
  readonly base: string;
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>;
  readonly report: (error: unknown) => void;
  /** Milliseconds before the retry of a repeatable call. */
  readonly pause?: () => number;
  /** 0 to 1. */
  readonly random?: () => number;
}

/**
 * GraphQL client of the chat with the session's token: queries as JSON, subscriptions as server-sent events. Its code is
 * loaded with the first of them.
 */
export function createChatClient(options: ChatClientOptions): ChatClient {
  const connection = { ...options, url: `${options.base}/${chatPath}` };
  return {
    async call(operation, variables) {
      const file = await import(/* webpackChunkName: "chat" */ './sendOperation.js').catch(() => null);
      // Without this code nothing was sent, as without a connection.
      if (!file) return { error: localFailure('offline', options.locale()) };
      return file.sendOperation(connection, operation, variables);
    },
    subscribe: (operation, variables, listener) => followLazily(connection, operation, variables, listener),
  };
}

/** Delay before the code is loaded again after a failure. */
const RETRY_MS = 5_000;

/** `followChat`, whose code is loaded with the first subscription. */
const followLazily: typeof followChat = (options, operation, variables, listener) => {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;

  const load = async () => {
    try {
      const { followChat } = await import(/* webpackChunkName: "chat" */ './followChat.js');
      if (!isOver) stop = followChat(options, operation, variables, listener);
    } catch (error) {
      options.report(error);
      if (!isOver) timer = setTimeout(load, RETRY_MS);
    }
  };

  listener.status('connecting');
  void load();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop?.();
  };
};
