import type { EndpointName, ResponseOf } from '@euro/api-contract';
import type { ApiClient, ApiFailure, ApiResult, CallOptions, DownloadedFile } from '../../contract/api.js';
import type { Locale } from '../../contract/state.js';
import { buildRequest, type LooseOptions } from './buildRequest.js';
import {
  exchange,
  exchangeSigned,
  isPassing,
  pauseBeforeAgain,
  type SignedOptions,
  wait,
} from './exchange.js';
import { localFailure } from './failureTexts.js';
import { isOpenCall } from './openCalls.js';

export interface ApiClientOptions extends SignedOptions {
  /** Where the API is, `/api`. */
  readonly base: string;
  readonly widgetUser: () => string | null;
  readonly session: SignedOptions['session'] & { mark(): number };
  /** Milliseconds before a safe call is made a second time. */
  readonly pause?: () => number;
}

/** The one way to the API for everybody in the portal; it never rejects. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const shared = new Map<string, Promise<ApiResult<unknown>>>();

  const send = async (name: EndpointName, given: LooseOptions): Promise<ApiResult<unknown>> => {
    const request = buildRequest(options.base, name, given, options.widgetUser());
    return isOpenCall(name)
      ? exchange(options, request, null, given)
      : exchangeSigned(options, request, given);
  };

  const sendSafely = async (name: EndpointName, given: LooseOptions): Promise<ApiResult<unknown>> => {
    const answer = await send(name, given);
    if (!answer.error || given.signal?.aborted || !isRepeatable(name, given, answer.error)) return answer;
    await wait((options.pause ?? pauseBeforeAgain)());
    return send(name, given);
  };

  const sendShared = (name: EndpointName, given: LooseOptions): Promise<ApiResult<unknown>> => {
    const { url } = buildRequest(options.base, name, given, null);
    const key = `${options.session.mark()} ${options.locale()} ${url}`;
    let flying = shared.get(key);
    if (!flying) {
      flying = sendSafely(name, { ...given, signal: undefined }).finally(() => shared.delete(key));
      shared.set(key, flying);
    }
    return given.signal ? untilAborted(flying, given.signal, options.locale()) : flying;
  };

  return {
    call: <N extends EndpointName>(name: N, given: CallOptions<N>) => {
      const loose: LooseOptions = given;
      const answer = name.startsWith('GET ') ? sendShared(name, loose) : sendSafely(name, loose);
      return answer as Promise<ApiResult<ResponseOf<N>>>;
    },
    download: (name, given) =>
      sendSafely(name, { ...given, asFile: true }) as Promise<ApiResult<DownloadedFile>>,
  };
}

/** A write whose answer did not come in time may have been done: asked again under its key, the server says so. */
function isRepeatable(name: EndpointName, { idempotencyKey }: LooseOptions, failure: ApiFailure): boolean {
  if (name.startsWith('GET ')) return isPassing(failure);
  return idempotencyKey !== undefined && (isPassing(failure) || failure.code === 'timed-out');
}

function untilAborted<T>(
  work: Promise<ApiResult<T>>,
  signal: AbortSignal,
  locale: Locale,
): Promise<ApiResult<T>> {
  const aborted: ApiResult<T> = { error: localFailure('aborted', locale) };
  if (signal.aborted) return Promise.resolve(aborted);
  return new Promise((resolve) => {
    const stop = () => resolve(aborted);
    signal.addEventListener('abort', stop, { once: true });
    work.then((answer) => {
      signal.removeEventListener('abort', stop);
      resolve(answer);
    });
  });
}
