import type { Live } from '../../contract/state.js';
import type { LiveFetcher } from './createLiveFetcher.js';
import { createLiveStore, type Origin } from './createLiveStore.js';
import { isLiveState } from './isLiveState.js';
import { namedTimers } from './namedTimers.js';
import { type EventLine, openStream } from './openStream.js';
import { watchPresence } from './watchPresence.js';

export interface LiveClientOptions {
  /** Opens the stream; null where the browser has no EventSource: the state is then polled. */
  readonly open: (() => EventLine) | null;
  readonly fetchLive: LiveFetcher;
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>;
  /** A newer state was received; `before` is the one it replaces. */
  readonly onMessage: (live: Live, before: Live | null) => void;
  /** The connection was lost or restored; nothing else differs. */
  readonly onConnection: (live: Live) => void;
  readonly report: (error: unknown) => void;
  /** 0 to 1. */
  readonly random?: () => number;
}

/** The tab's only connection to the running matchday. */
export interface LiveClient {
  /** Polls the state now; does nothing while the stream is connected. */
  poll(): void;
  end(): void;
}

/** Polling interval without a stream. */
const POLL_MS = 30_000;
/** Silence after which the state is fetched to find missed messages: EventSource does not expose heartbeats. */
const SILENCE_MS = 90_000;
/** Delay before a contradiction is resolved by a fetch: a lagging server has caught up by then. */
const VERIFY_MS = 1_500;
/** First and longest delay between two attempts to open the stream. */
const RETRY_MS = { first: 2_000, longest: 120_000 };
/** The server ends old streams and the browser reconnects within seconds: a shorter gap is not reported. */
const GRACE_MS = 7_000;
/** Jitter, so that tabs that lose their connection together don't poll together. */
const JITTER_MS = 2_000;

/** Holds the stream open while the tab is visible, reconnects when it breaks, and polls where there is no stream. */
export function createLiveClient(options: LiveClientOptions): LiveClient {
  const { random = Math.random } = options;
  const liveState = createLiveStore();
  const timers = namedTimers<'retry' | 'poll' | 'silence' | 'verify' | 'grace'>();
  const around = (milliseconds: number) => milliseconds * (0.5 + random());
  let stream: { close(): void } | null = null;
  let isHere = true;
  let lossCount = 0;
  let unreadableCount = 0;
  let appliedCount = 0;

  const connect = (isConnected: boolean) => {
    timers.stop('grace');
    const live = liveState.connect(isConnected);
    if (live) options.onConnection(live);
  };

  const apply = (origin: Origin, message: Parameters<typeof liveState.apply>[1]) => {
    const before = liveState.value;
    const outcome = liveState.apply(origin, message);
    if (outcome === 'applied' && liveState.value) {
      appliedCount += 1;
      options.onMessage(liveState.value, before);
    }
    return outcome;
  };

  const fetchState = async (origin: 'answer' | 'truth') => {
    const countBefore = appliedCount;
    const answer = await options.fetchLive(liveState.value?.cursor ?? null);
    if (!isHere) return 'failed';
    if (answer === null) return 'failed';
    if (answer === 'same') return 'same';
    // The stream sent a message during the fetch: which of the two is newer is unknown.
    if (appliedCount !== countBefore) return 'overtaken';
    const outcome = apply(origin, answer);
    if (outcome === 'older') verify();
    return outcome;
  };

  const verify = (wait = VERIFY_MS) => {
    if (timers.has('verify')) return;
    timers.start('verify', wait + random() * 500, async () => {
      if ((await fetchState('truth')) === 'overtaken') verify();
    });
  };

  const poll = async () => {
    await fetchState('answer');
    if (isHere && !liveState.value?.connected) timers.start('poll', POLL_MS * (0.9 + random() / 5), poll);
  };

  const read = (text: string) => {
    try {
      const message: unknown = JSON.parse(text);
      if (isLiveState(message)) return message;
    } catch {
      // The caller reports it, as it does for JSON of another shape.
    }
    return null;
  };

  const onMessage = (kind: 'snapshot' | 'change', text: string) => {
    watchSilence();
    const message = read(text);
    if (!message) {
      options.report(new Error(`unreadable ${kind} in the live stream: ${text.slice(0, 80)}`));
      verify(VERIFY_MS * 2 ** Math.min(unreadableCount++, 5));
      return;
    }
    unreadableCount = 0;
    lossCount = 0;
    timers.stop('poll', 'retry');
    connect(true);
    const outcome = apply(kind, message);
    if (outcome === 'not-whole' || (outcome === 'older' && kind === 'snapshot')) verify();
  };

  const watchSilence = () => {
    timers.start('silence', SILENCE_MS + random() * POLL_MS, async () => {
      const outcome = await fetchState('answer');
      if (!stream) return;
      if (outcome === 'failed' || outcome === 'applied') reopen();
      else watchSilence();
    });
  };

  const disconnect = () => {
    stream?.close();
    stream = null;
    timers.stopAll();
    connect(false);
  };

  const open = () => {
    if (!isHere || stream) return;
    if (!options.open) {
      void poll();
      return;
    }
    liveState.restart();
    stream = openStream(options.open(), {
      onMessage,
      onCut: () => timers.start('grace', GRACE_MS, () => connect(false)),
      onBack: () => connect(true),
      onLost() {
        stream = null;
        timers.stop('silence');
        connect(false);
        lossCount += 1;
        timers.start(
          'retry',
          Math.min(around(RETRY_MS.first * 2 ** (lossCount - 1)), RETRY_MS.longest),
          open,
        );
        if (!timers.has('poll')) timers.start('poll', random() * JITTER_MS, poll);
      },
    });
  };

  const reopen = () => {
    disconnect();
    open();
  };

  const presence = watchPresence(options.page, (event) => {
    isHere = event !== 'gone';
    if (event === 'gone') disconnect();
    else reopen();
  });
  open();
  return {
    poll() {
      if (isHere && !liveState.value?.connected) timers.start('poll', random() * JITTER_MS, poll);
    },
    end() {
      isHere = false;
      presence.end();
      disconnect();
    },
  };
}
