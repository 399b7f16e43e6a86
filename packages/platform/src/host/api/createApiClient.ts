import type { EndpointName, ResponseOf } from '@euro/api-contract';
import type { ApiClient, ApiFailure, ApiResult, CallOptions, DownloadedFile } from '../../contract/api.js';
import type { Notices } from '../../contract/platform.js';
import type { Locale } from '../../contract/state.js';
import { buildRequest, type CallCompetition, inCompetition, type LooseOptions } from './buildRequest.js';
import {
  exchange,
  exchangeSigned,
  hasTicket,
  isTransient,
  retryDelay,
  type SignedOptions,
  wait,
} from './exchange.js';
import { localFailure } from './failureTexts.js';
import { isOpenCall } from './openCalls.js';

export interface ApiClientOptions extends SignedOptions {
  /** Where the API is, `/api`. */
  readonly base: string;
  readonly widgetUser: () => string | null;
  /** Added to each call that takes it; null for the default competition, which is not named. */
  readonly competition?: CallCompetition | null;
  readonly session: SignedOptions['session'] & { mark(): number };
  /** Where a call that has to wait for its turn says so. */
  readonly notices?: Notices;
  /** Milliseconds before the retry of a repeatable call. */
  readonly pause?: () => number;
}

/** The API client of the whole portal. Its calls never reject; concurrent equal GETs share one request. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { competition = null } = options;
  const shared = new Map<string, Promise<ApiResult<unknown>>>();

  const sendOnce = async (
    name: EndpointName,
    call: LooseOptions,
    isSameSession: () => boolean,
  ): Promise<ApiResult<unknown>> => {
    const request = buildRequest(options.base, name, call, options.widgetUser());
    return isOpenCall(name)
      ? exchange(options, request, null, call)
      : exchangeSigned(options, request, call, isSameSession);
  };

  const sendSafely = async (name: EndpointName, call: LooseOptions): Promise<ApiResult<unknown>> => {
    const mark = options.session.mark();
    const isSameSession = () => name.startsWith('GET ') || options.session.mark() === mark;
    const send = (again: LooseOptions) => sendOnce(name, again, isSameSession);
    const answer = await send(call);
    if (!answer.error || call.signal?.aborted) return answer;
    if (hasTicket(answer.error)) {
      const waiting = await import('./waitForTurn.js').catch(() => null);
      // Without this code the person sends it again, as after any other failure.
      if (!waiting) return answer;
      return waiting.waitForTurn(answer, { ...call, send }, options);
    }
    if (!isRepeatable(name, call, answer.error)) return answer;
    await wait((options.pause ?? retryDelay)());
    return send(call);
  };

  const sendShared = (name: EndpointName, call: LooseOptions): Promise<ApiResult<unknown>> => {
    const { url } = buildRequest(options.base, name, call, null);
    const key = `${options.session.mark()} ${options.locale()} ${url}`;
    let pending = shared.get(key);
    if (!pending) {
      pending = sendSafely(name, { ...call, signal: undefined }).finally(() => shared.delete(key));
      shared.set(key, pending);
    }
    return call.signal ? untilAborted(pending, call.signal, options.locale()) : pending;
  };

  return {
    call: <N extends EndpointName>(name: N, call: CallOptions<N>) => {
      const untyped = inCompetition(competition, name, call);
      const answer = name.startsWith('GET ') ? sendShared(name, untyped) : sendSafely(name, untyped);
      return answer as Promise<ApiResult<ResponseOf<N>>>;
    },
    download: (name, call) =>
      sendSafely(name, { ...inCompetition(competition, name, call), asFile: true }) as Promise<
        ApiResult<DownloadedFile>
      >,
  };
}

/** A write that timed out may have been executed: a retry with the same key is safe. */
function isRepeatable(name: EndpointName, { idempotencyKey }: LooseOptions, failure: ApiFailure): boolean {
  if (name.startsWith('GET ')) return isTransient(failure);
  return idempotencyKey !== undefined && (isTransient(failure) || failure.code === 'timed-out');
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
