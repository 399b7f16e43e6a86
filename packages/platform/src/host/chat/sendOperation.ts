import type { ChatOperation } from '@euro/api-contract';
import type { ApiFailure, ApiResult } from '../../contract/api.js';
import { exchangeSigned, isTransient, retryDelay, wait } from '../api/exchange.js';
import type { ChatClientOptions } from './createChatClient.js';
import { readResult } from './readResult.js';

interface SendOptions extends ChatClientOptions {
  readonly url: string;
}

/** Sends a query or mutation, and once more where that is safe; never rejects. */
export async function sendOperation<V, D>(
  options: SendOptions,
  { text }: ChatOperation<V, D>,
  variables: V,
): Promise<ApiResult<D>> {
  const send = async (): Promise<ApiResult<D>> => {
    const body = JSON.stringify({ query: text, variables });
    const answer = await exchangeSigned(options, { method: 'POST', url: options.url, body }, {});
    return (answer.error ? answer : readResult(answer.data, options.locale())) as ApiResult<D>;
  };
  const answer = await send();
  if (!answer.error || !isRepeatable(variables, answer.error)) return answer;
  await wait((options.pause ?? retryDelay)());
  return send();
}

/** With a `key` the server executes a mutation once, however often it is sent. */
function isRepeatable(variables: unknown, failure: ApiFailure): boolean {
  const isKeyed = typeof Object(variables).key === 'string';
  return isKeyed && (isTransient(failure) || failure.code === 'timed-out');
}
