import type { ChatOperation } from '@euro/api-contract';
import type { ApiFailure } from '../../contract/api.js';
import type { ChatListener } from '../../contract/chat.js';
import { isAboutSession, isPassing, readAnswer, worded } from '../api/exchange.js';
import { namedTimers } from '../live/namedTimers.js';
import { watchPresence } from '../live/watchPresence.js';
import type { ChatClientOptions } from './createChatClient.js';
import { openLine } from './openLine.js';
import { readResult } from './readResult.js';

/** Between two tries, milliseconds, at first and at most; everybody waits between half and one and a half of it. */
const RETRY = { first: 1_000, longest: 60_000 };
/** The server sends a heartbeat every 20 seconds: after so many milliseconds of silence the line is dead. */
const SILENCE = 50_000;
/** The server ends lines whose token runs out, and they are back within moments: not worth telling anybody. */
const GRACE = 3_000;

export interface FollowOptions extends ChatClientOptions {
  readonly url: string;
}

/**
 * Keeps one subscription alive: comes back when its line breaks, with a new token when the old one ran out, gives the line
 * back while nobody sees the tab, and stops when the server refuses.
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
  // It was said already while this code was on its way.
  let shown: 'connecting' | 'open' = 'connecting';
  let isHere = true;
  let isOver = false;
  let lost = 0;

  const show = (status: 'connecting' | 'open') => {
    if (shown === status) return;
    shown = status;
    listener.status(status);
  };
  const cut = () => {
    if (!timers.has('grace')) timers.start('grace', GRACE, () => show('connecting'));
  };
  const leave = () => {
    timers.stopAll();
    line?.abort();
    line = null;
  };
  const stop = () => {
    isOver = true;
    presence.end();
    leave();
  };
  const end = (failure: ApiFailure) => {
    stop();
    listener.ended(worded(failure, options.locale()));
  };

  /** Why the line ended; null when it was cut. */
  const read = async (signal: AbortSignal, token: string | null): Promise<ApiFailure | null> => {
    let failure: ApiFailure | null = null;
    const answer = await openLine(
      {
        url: options.url,
        query: operation.text,
        variables: { ...Object(variables()) },
        headers: {
          'Accept-Language': options.locale(),
          ...(token ? { Authorization: token } : {}),
        },
        fetch: options.fetch,
        signal,
        silence: SILENCE,
      },
      (result) => {
        if (signal.aborted) return;
        const { data, error } = readResult(result, options.locale());
        if (error) {
          failure = error;
          return;
        }
        lost = 0;
        timers.stop('grace');
        show('open');
        listener.next(data as D);
      },
    );
    if (failure || !answer || signal.aborted) return failure;
    return readAnswer(false, answer.status, answer.text, options.locale()).error ?? null;
  };

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
      if (renewed.error && !isWorthAnother(renewed.error)) {
        end(renewed.error);
        return;
      }
    } else if (failure && !isWorthAnother(failure)) {
      end(failure);
      return;
    }
    cut();
    const wait = Math.min(RETRY.first * 2 ** lost, RETRY.longest) * (0.5 + random());
    lost += 1;
    timers.start('retry', Math.max(wait, retryAfter(failure)), connect);
  };

  const presence = watchPresence(options.page, (event) => {
    isHere = event !== 'gone';
    leave();
    if (isHere) void connect();
    else show('connecting');
  });
  void connect();
  return stop;
}

/** What may be otherwise in a moment: no answer, a server that is busy or in trouble, too many questions at once. */
function isWorthAnother(failure: ApiFailure): boolean {
  return (
    isPassing(failure) || failure.code === 'timed-out' || failure.status === 429 || failure.status >= 500
  );
}

/** Milliseconds that the server asked to wait. */
function retryAfter(failure: ApiFailure | null): number {
  const seconds: unknown = Object(failure?.details).retryAfter;
  return typeof seconds === 'number' ? seconds * 1000 : 0;
}
