import type { EndpointName, ResponseOf } from '@euro/api-contract';
import type { ApiClient, ApiFailure, ApiResult, CallOptions } from '../../contract/api.js';
import type { Locale } from '../../contract/state.js';
import { type BuiltRequest, buildRequest, type LooseOptions } from './buildRequest.js';
import { localFailure } from './failureTexts.js';
import { isOpenCall } from './openCalls.js';

export interface ApiClientOptions {
  /** Where the API is, `/api`. */
  readonly base: string;
  readonly fetch: typeof fetch;
  readonly locale: () => Locale;
  readonly widgetUser: () => string | null;
  readonly session: {
    mark(): number;
    token(): Promise<string | null>;
    renew(refused: string | null): Promise<ApiResult<string>>;
  };
  /** Milliseconds to wait for an answer. */
  readonly timeout?: number;
  /** Milliseconds before a safe call is made a second time. */
  readonly pause?: () => number;
}

const TIMEOUT = 15_000;

/** The one way to the API for everybody in the portal; it never rejects. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const shared = new Map<string, Promise<ApiResult<unknown>>>();

  const send = async (name: EndpointName, given: LooseOptions): Promise<ApiResult<unknown>> => {
    const request = buildRequest(options.base, name, given, options.widgetUser());
    const attempt = (token: string | null) => exchange(options, request, token, given);
    if (isOpenCall(name)) return attempt(null);
    const token = await options.session.token();
    const answer = await attempt(token);
    if (answer.error?.status !== 401 || !isAboutSession(answer.error)) return answer;
    // Refused before anything was done: saying it again with a new token repeats nothing.
    const renewed = await options.session.renew(token);
    if (renewed.error) return { error: worded(renewed.error, options.locale()) };
    return attempt(renewed.data);
  };

  const sendSafely = async (name: EndpointName, given: LooseOptions): Promise<ApiResult<unknown>> => {
    const answer = await send(name, given);
    const repeatable = name.startsWith('GET ') || given.idempotencyKey !== undefined;
    if (!answer.error || !repeatable || !isPassing(answer.error) || given.signal?.aborted) return answer;
    await wait(options.pause?.() ?? 250 + Math.random() * 350);
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
  };
}

async function exchange(
  { fetch, locale, timeout = TIMEOUT }: ApiClientOptions,
  { method, url, body }: BuiltRequest,
  token: string | null,
  { signal, idempotencyKey }: LooseOptions,
): Promise<ApiResult<unknown>> {
  const limit = AbortSignal.timeout(timeout);
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': locale() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  // The specification's header carries the bare token, without "Bearer" (spec §7).
  if (token) headers.Authorization = token;
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  try {
    const answer = await fetch(url, {
      method,
      headers,
      body,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return readAnswer(answer.ok, answer.status, await answer.text(), locale());
  } catch {
    if (signal?.aborted) return { error: localFailure('aborted', locale()) };
    return { error: localFailure(limit.aborted ? 'timed-out' : 'offline', locale()) };
  }
}

function readAnswer(ok: boolean, status: number, text: string, locale: Locale): ApiResult<unknown> {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return { error: localFailure('unreadable-answer', locale, status) };
  }
  if (ok) return { data: answer };
  const error: unknown = typeof answer === 'object' && answer ? Reflect.get(answer, 'error') : null;
  if (!isErrorShape(error)) return { error: localFailure('unreadable-answer', locale, status) };
  return { error: { ...error, status } };
}

function isErrorShape(error: unknown): error is Omit<ApiFailure, 'status'> {
  return (
    typeof error === 'object' &&
    error !== null &&
    typeof Reflect.get(error, 'code') === 'string' &&
    typeof Reflect.get(error, 'message') === 'string'
  );
}

function isAboutSession({ code }: ApiFailure): boolean {
  return code === 'not-signed-in' || code === 'session-expired';
}

/** Likely gone in a moment: nothing arrived, or the server says it is not there now. */
function isPassing({ code, status }: ApiFailure): boolean {
  return code === 'offline' || status === 502 || status === 503 || status === 504;
}

function worded(failure: ApiFailure, locale: Locale): ApiFailure {
  if (failure.message) return failure;
  return { ...localFailure('session-expired', locale, failure.status), code: failure.code };
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

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
