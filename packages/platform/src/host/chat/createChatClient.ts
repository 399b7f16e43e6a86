import { type ChatOperation, chatPath } from '@euro/api-contract';
import type { ApiFailure, ApiResult } from '../../contract/api.js';
import type { ChatClient } from '../../contract/chat.js';
import { exchangeSigned, isTransient, retryDelay, type SignedOptions, wait } from '../api/exchange.js';
import type { followChat } from './followChat.js';
import { readResult } from './readResult.js';

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

/** GraphQL client of the chat with the session's token: queries as JSON, subscriptions as server-sent events. */
export function createChatClient(options: ChatClientOptions): ChatClient {
  const url = `${options.base}/${chatPath}`;

  const send = async <V, D>({ text }: ChatOperation<V, D>, variables: V): Promise<ApiResult<D>> => {
    const body = JSON.stringify({ query: text, variables });
    const answer = await exchangeSigned(options, { method: 'POST', url, body }, {});
    return (answer.error ? answer : readResult(answer.data, options.locale())) as ApiResult<D>;
  };

  return {
    async call(operation, variables) {
      const answer = await send(operation, variables);
      if (!answer.error || !isRepeatable(variables, answer.error)) return answer;
      await wait((options.pause ?? retryDelay)());
      return send(operation, variables);
    },
    subscribe: (operation, variables, listener) =>
      followLazily({ ...options, url }, operation, variables, listener),
  };
}

/** With a `key` the server executes a mutation once, however often it is sent. */
function isRepeatable(variables: unknown, failure: ApiFailure): boolean {
  const isKeyed = typeof Object(variables).key === 'string';
  return isKeyed && (isTransient(failure) || failure.code === 'timed-out');
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
      const { followChat } = await import('./followChat.js');
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
