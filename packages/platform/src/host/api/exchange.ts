import type { ApiFailure, ApiResult, DownloadedFile } from '../../contract/api.js';
import type { Locale } from '../../contract/state.js';
import type { BuiltRequest, LooseOptions } from './buildRequest.js';
import { localFailure } from './failureTexts.js';

interface ExchangeOptions {
  readonly fetch: typeof fetch;
  readonly locale: () => Locale;
  /** Milliseconds until the call fails with `timed-out`; without it, by what it sends. */
  readonly timeout?: number;
}

export interface SignedOptions extends ExchangeOptions {
  readonly session: {
    token(): Promise<string | null>;
    renew(refused: string | null): Promise<ApiResult<string>>;
  };
}

type CallOptions = Pick<LooseOptions, 'signal' | 'idempotencyKey' | 'ticket' | 'asFile'>;

const TIMEOUT_MS = 15_000;
/** A picture of 2 MB takes most of a minute on a slow uplink, and so does a list of a million rows. */
const FILE_TIMEOUT_MS = 90_000;

/** One HTTP request; never rejects. */
export async function exchange(
  { fetch, locale, timeout }: ExchangeOptions,
  { method, url, body }: BuiltRequest,
  token: string | null,
  { signal, idempotencyKey, ticket, asFile = false }: CallOptions,
): Promise<ApiResult<unknown>> {
  const isFile = asFile || typeof body === 'object';
  const limit = AbortSignal.timeout(timeout ?? (isFile ? FILE_TIMEOUT_MS : TIMEOUT_MS));
  const headers: Record<string, string> = {
    Accept: asFile ? '*/*' : 'application/json',
    'Accept-Language': locale(),
  };
  // A form brings its own type, with the boundary that the browser chose.
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  // The specification's header carries the bare token, without "Bearer" (spec §7).
  if (token) headers.Authorization = token;
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  if (ticket) headers['Admission-Ticket'] = ticket;
  try {
    const answer = await fetch(url, {
      method,
      headers,
      body,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    if (asFile && answer.ok) return { data: await readFile(answer) };
    return readAnswer(answer.ok, answer.status, await answer.text(), locale());
  } catch {
    if (signal?.aborted) return { error: localFailure('aborted', locale()) };
    return { error: localFailure(limit.aborted ? 'timed-out' : 'offline', locale()) };
  }
}

async function readFile(answer: Response): Promise<DownloadedFile> {
  const [, name = ''] = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? [];
  return { name, content: await answer.blob() };
}

/**
 * One HTTP request with the session's token, which is renewed once when the server refuses it.
 * @param isSameSession asked once there is a token: a change of one person is never sent with the token of another
 */
export async function exchangeSigned(
  options: SignedOptions,
  request: BuiltRequest,
  call: CallOptions,
  isSameSession: () => boolean = () => true,
): Promise<ApiResult<unknown>> {
  const ended = () => ({ error: localFailure('session-expired', options.locale(), 401) });
  const token = await options.session.token();
  if (!isSameSession()) return ended();
  const answer = await exchange(options, request, token, call);
  if (!answer.error || !isAboutSession(answer.error)) return answer;
  // The server refused before it did anything: a retry with a new token repeats nothing.
  const renewed = await options.session.renew(token);
  if (renewed.error) return { error: withSentence(renewed.error, options.locale()) };
  if (!isSameSession()) return ended();
  return exchange(options, request, renewed.data, call);
}

/** Parses a response body as the contract defines it: the data, or `{ error }`. */
export function readAnswer(ok: boolean, status: number, text: string, locale: Locale): ApiResult<unknown> {
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

/** Whether the server refused the token, and did nothing. */
export function isAboutSession({ code, status }: ApiFailure): boolean {
  return status === 401 && (code === 'not-signed-in' || code === 'session-expired');
}

/** Whether a retry may succeed: no response, or the server is unavailable. */
export function isTransient({ code, status }: ApiFailure): boolean {
  return code === 'offline' || status === 502 || status === 503 || status === 504;
}

/** Adds a sentence to a failure without one: a session that ended on the client. */
export function withSentence(failure: ApiFailure, locale: Locale): ApiFailure {
  if (failure.message) return failure;
  return { ...localFailure('session-expired', locale, failure.status), code: failure.code };
}

/** Milliseconds before the retry of a repeatable call, with jitter. */
export function retryDelay(): number {
  return 250 + Math.random() * 350;
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A call that has to wait for its turn: sent again with the ticket it is the one it was. */
export interface SentBack extends ApiFailure {
  readonly details: {
    readonly ticket: string;
    /** Without them the server had no time for it, and nobody is before it. */
    readonly place?: number;
    readonly seconds?: number;
  };
}

export function hasTicket(failure: ApiFailure | undefined): failure is SentBack {
  return typeof Object(failure?.details).ticket === 'string';
}
