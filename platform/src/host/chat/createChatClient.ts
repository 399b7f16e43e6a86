import { type ChatOperation, chatPath } from '@euro/api-contract';
import type { ApiFailure, ApiResult } from '../../contract/api.js';
import type { ChatClient } from '../../contract/chat.js';
import { exchangeSigned, isPassing, pauseBeforeAgain, type SignedOptions, wait } from '../api/exchange.js';
import { followLater } from './followLater.js';
import { readResult } from './readResult.js';

export interface ChatClientOptions extends SignedOptions {
  /** Where the API is, `/api`. */
  readonly base: string;
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>;
  readonly report: (error: unknown) => void;
  /** Milliseconds before a repeatable call is made a second time. */
  readonly pause?: () => number;
  /** 0 to 1. */
  readonly random?: () => number;
}

/** The chat's GraphQL by the session's token: questions as JSON, subscriptions as server-sent events. */
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
      await wait((options.pause ?? pauseBeforeAgain)());
      return send(operation, variables);
    },
    subscribe: (operation, variables, listener) =>
      followLater({ ...options, url }, operation, variables, listener),
  };
}

/** With a `key` the server does it once, however often it is told. */
function isRepeatable(variables: unknown, failure: ApiFailure): boolean {
  const isKeyed = typeof Object(variables).key === 'string';
  return isKeyed && (isPassing(failure) || failure.code === 'timed-out');
}
