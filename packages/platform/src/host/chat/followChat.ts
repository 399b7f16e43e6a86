import type { ChatOperation } from '@euro/api-contract';
import type { ApiFailure } from '../../contract/api.js';
import type { ChatListener } from '../../contract/chat.js';
import { isAboutSession, isTransient, readAnswer, withSentence } from '../api/exchange.js';
import { namedTimers } from '../live/namedTimers.js';
import { watchPresence } from '../live/watchPresence.js';
import type { ChatClientOptions } from './createChatClient.js';
import { openLine } from './openLine.js';
import { readResult } from './readResult.js';

/** First and longest delay between two attempts, multiplied by 0.5 to 1.5 at random. */
const RETRY_MS = { first: 1_000, longest: 60_000 };
/** The server sends a heartbeat every 20 seconds: after this silence the connection is dead. */
const SILENCE_MS = 50_000;
/** The server ends connections whose token expires, and they reconnect at once: a shorter gap is not reported. */
const GRACE_MS = 3_000;

export interface FollowOptions extends ChatClientOptions {
  readonly url: string;
}

/**
 * Holds one subscription open: reconnects when the connection breaks, with a new token when the old one expired,
 * disconnects while the tab is hidden, and stops when the server refuses.
 */
export function followChat<V, D>(
  options: FollowOptions,
  operation: ChatOperation<V, D>,
  variables: () => V,
  listener: ChatListener<D>,
): () => void {
  const { session, random = Math.random } = options;
  const timers = namedTimers<'retry' | 'grace'>();
  let line: AbortController | null = null;
  // `followLazily` reported `connecting` already.
  let status: 'connecting' | 'open' = 'connecting';
  let isHere = true;
  let isOver = false;
  let failureCount = 0;

  const show = (next: 'connecting' | 'open') => {
    if (status === next) return;
    status = next;
    listener.status(next);
  };
  const cut = () => {
    if (!timers.has('grace')) timers.start('grace', GRACE_MS, () => show('connecting'));
  };
  const disconnect = () => {
    timers.stopAll();
    line?.abort();
    line = null;
  };
  const stop = () => {
    isOver = true;
    presence.end();
    disconnect();
  };
  const end = (failure: ApiFailure) => {
    stop();
    listener.ended(withSentence(failure, options.locale()));
  };

  const read = (signal: AbortSignal, token: string | null) =>
    readMessages(options, operation, { variables: variables(), signal, token }, (data) => {
      failureCount = 0;
      timers.stop('grace');
      show('open');
      listener.next(data);
    });

  const connect = async () => {
    if (isOver || !isHere || line) return;
    const own = new AbortController();
    line = own;
    cut();
    const token = await session.token();
    const failure = own.signal.aborted ? null : await read(own.signal, token);
    if (own.signal.aborted) return;
    line = null;
    if (failure && isAboutSession(failure)) {
      const renewed = await session.renew(token);
      if (isOver) return;
      if (renewed.error && !isRetryable(renewed.error)) {
        end(renewed.error);
        return;
      }
    } else if (failure && !isRetryable(failure)) {
      end(failure);
      return;
    }
    cut();
    const wait = Math.min(RETRY_MS.first * 2 ** failureCount, RETRY_MS.longest) * (0.5 + random());
    failureCount += 1;
    timers.start('retry', Math.max(wait, retryAfter(failure)), connect);
  };

  const presence = watchPresence(options.page, (event) => {
    isHere = event !== 'gone';
    disconnect();
    if (isHere) void connect();
    else show('connecting');
  });
  void connect();
  return stop;
}

interface Connection<V> {
  readonly variables: V;
  readonly signal: AbortSignal;
  readonly token: string | null;
}

/** Reads messages until the connection ends; returns why, null when it was cut. */
async function readMessages<V, D>(
  { url, fetch, locale }: FollowOptions,
  { text: query }: ChatOperation<V, D>,
  { variables, signal, token }: Connection<V>,
  next: (data: D) => void,
): Promise<ApiFailure | null> {
  let failure: ApiFailure | null = null;
  const headers = { 'Accept-Language': locale(), ...(token ? { Authorization: token } : {}) };
  const line = {
    url,
    query,
    variables: { ...Object(variables) },
    headers,
    fetch,
    signal,
    silence: SILENCE_MS,
  };
  const answer = await openLine(line, (result) => {
    if (signal.aborted) return;
    const { data, error } = readResult(result, locale());
    if (error) failure = error;
    else next(data as D);
  });
  if (failure || !answer || signal.aborted) return failure;
  return readAnswer(false, answer.status, answer.text, locale()).error ?? null;
}

/** Whether a reconnect may succeed: no response, a failing or busy server, too many requests. */
function isRetryable(failure: ApiFailure): boolean {
  return (
    isTransient(failure) || failure.code === 'timed-out' || failure.status === 429 || failure.status >= 500
  );
}

/** Milliseconds to wait that the server sent. */
function retryAfter(failure: ApiFailure | null): number {
  const seconds: unknown = Object(failure?.details).retryAfter;
  return typeof seconds === 'number' ? seconds * 1000 : 0;
}
