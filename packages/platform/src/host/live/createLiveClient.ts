import type { LiveState } from '@euro/api-contract';
import type { Live } from '../../contract/state.js';
import type { LiveFetcher } from './createLiveFetcher.js';
import { createLiveStore, type Origin, type Outcome } from './createLiveStore.js';
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
  const live = new StreamedLive(options);
  return { poll: () => live.poll(), end: () => live.end() };
}

class StreamedLive {
  readonly #options: LiveClientOptions;
  readonly #random: () => number;
  readonly #state = createLiveStore();
  readonly #timers = namedTimers<'retry' | 'poll' | 'silence' | 'verify' | 'grace'>();
  readonly #presence: { end(): void };
  #stream: { close(): void } | null = null;
  #isHere = true;
  #lossCount = 0;
  #unreadableCount = 0;
  #appliedCount = 0;

  constructor(options: LiveClientOptions) {
    this.#options = options;
    this.#random = options.random ?? Math.random;
    this.#presence = watchPresence(options.page, (event) => {
      this.#isHere = event !== 'gone';
      if (event === 'gone') this.#disconnect();
      else this.#reopen();
    });
    this.#open();
  }

  poll(): void {
    if (this.#isHere && !this.#state.value?.connected) this.#pollIn(this.#random() * JITTER_MS);
  }

  end(): void {
    this.#isHere = false;
    this.#presence.end();
    this.#disconnect();
  }

  #open(): void {
    if (!this.#isHere || this.#stream) return;
    if (!this.#options.open) {
      void this.#fetchAndPollOn();
      return;
    }
    this.#state.restart();
    this.#stream = openStream(this.#options.open(), {
      onMessage: (kind, text) => this.#receive(kind, text),
      onCut: () => this.#timers.start('grace', GRACE_MS, () => this.#connect(false)),
      onBack: () => this.#connect(true),
      onLost: () => this.#lose(),
    });
  }

  #lose(): void {
    this.#stream = null;
    this.#timers.stop('silence');
    this.#connect(false);
    this.#lossCount += 1;
    const wait = RETRY_MS.first * 2 ** (this.#lossCount - 1) * (0.5 + this.#random());
    this.#timers.start('retry', Math.min(wait, RETRY_MS.longest), () => this.#open());
    if (!this.#timers.has('poll')) this.#pollIn(this.#random() * JITTER_MS);
  }

  #disconnect(): void {
    this.#stream?.close();
    this.#stream = null;
    this.#timers.stopAll();
    this.#connect(false);
  }

  #reopen(): void {
    this.#disconnect();
    this.#open();
  }

  #connect(isConnected: boolean): void {
    this.#timers.stop('grace');
    const live = this.#state.connect(isConnected);
    if (live) this.#options.onConnection(live);
  }

  #receive(kind: 'snapshot' | 'change', text: string): void {
    this.#watchSilence();
    const message = read(text);
    if (!message) {
      this.#options.report(new Error(`unreadable ${kind} in the live stream: ${text.slice(0, 80)}`));
      this.#verify(VERIFY_MS * 2 ** Math.min(this.#unreadableCount++, 5));
      return;
    }
    this.#unreadableCount = 0;
    this.#lossCount = 0;
    this.#timers.stop('poll', 'retry');
    this.#connect(true);
    const outcome = this.#apply(kind, message);
    if (outcome === 'not-whole' || (outcome === 'older' && kind === 'snapshot')) this.#verify();
  }

  #apply(origin: Origin, message: LiveState): Outcome {
    const before = this.#state.value;
    const outcome = this.#state.apply(origin, message);
    if (outcome === 'applied' && this.#state.value) {
      this.#appliedCount += 1;
      this.#options.onMessage(this.#state.value, before);
    }
    return outcome;
  }

  async #fetch(origin: 'answer' | 'truth') {
    const countBefore = this.#appliedCount;
    const answer = await this.#options.fetchLive(this.#state.value?.cursor ?? null);
    if (!this.#isHere || answer === null) return 'failed';
    if (answer === 'same') return 'same';
    // The stream sent a message during the fetch: which of the two is newer is unknown.
    if (this.#appliedCount !== countBefore) return 'overtaken';
    const outcome = this.#apply(origin, answer);
    if (outcome === 'older') this.#verify();
    return outcome;
  }

  #verify(wait = VERIFY_MS): void {
    if (this.#timers.has('verify')) return;
    this.#timers.start('verify', wait + this.#random() * 500, async () => {
      if ((await this.#fetch('truth')) === 'overtaken') this.#verify();
    });
  }

  #pollIn(milliseconds: number): void {
    this.#timers.start('poll', milliseconds, () => this.#fetchAndPollOn());
  }

  async #fetchAndPollOn(): Promise<void> {
    await this.#fetch('answer');
    if (this.#isHere && !this.#state.value?.connected) this.#pollIn(POLL_MS * (0.9 + this.#random() / 5));
  }

  #watchSilence(): void {
    this.#timers.start('silence', SILENCE_MS + this.#random() * POLL_MS, async () => {
      const outcome = await this.#fetch('answer');
      if (!this.#stream) return;
      if (outcome === 'failed' || outcome === 'applied') this.#reopen();
      else this.#watchSilence();
    });
  }
}

function read(text: string): LiveState | null {
  try {
    const message: unknown = JSON.parse(text);
    if (isLiveState(message)) return message;
  } catch {
    // The caller reports it, as it does for JSON of another shape.
  }
  return null;
}
