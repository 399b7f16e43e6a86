import { Failure } from './failure.js';
import type { SourceState } from './sourceState.js';

export interface SourceAnswer<T> {
  readonly value: T;
  readonly isLive: boolean;
}

type Listener<T> = (state: SourceState<T>) => void;

/**
 * Data of the portal, shared by all elements. It polls while it has subscribers and the page is visible: at once,
 * every half a minute while a match runs and every five minutes otherwise, and with growing delays after failures.
 */
export class Source<T> {
  readonly #load: () => Promise<SourceAnswer<T>>;
  readonly #listeners = new Set<Listener<T>>();
  #state: SourceState<T> = { status: 'loading' };
  #failures = 0;
  #isAsking = false;
  #dueAt = 0;
  #notBefore = 0;
  #ranOut: T | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(load: () => Promise<SourceAnswer<T>>) {
    this.#load = load;
  }

  get state(): SourceState<T> {
    return this.#state;
  }

  /** Calls back with the current state and each later one; returns a function that unsubscribes. */
  subscribe(listener: Listener<T>): () => void {
    if (this.#listeners.size === 0) document.addEventListener('visibilitychange', this.#schedule);
    this.#listeners.add(listener);
    listener(this.#state);
    this.#schedule();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      document.removeEventListener('visibilitychange', this.#schedule);
      clearTimeout(this.#timer);
    };
  }

  /** Fetches within seconds because this response expired, with jitter, and only once. */
  fetchAfter(value: T): void {
    if (this.#ranOut === value) return;
    this.#ranOut = value;
    this.#dueAt = Date.now() + 1000 + Math.random() * 4000;
    this.#schedule();
  }

  /** Fetches now, on request of a reader, but not before the portal's Retry-After. */
  retry(): void {
    if (this.#isAsking || Date.now() < this.#notBefore) return;
    if (this.#state.status === 'failed') this.#publish({ status: 'loading' });
    this.#dueAt = 0;
    this.#schedule();
  }

  readonly #schedule = (): void => {
    clearTimeout(this.#timer);
    if (this.#isAsking || this.#listeners.size === 0 || document.hidden) return;
    const wait = this.#dueAt - Date.now();
    if (wait <= 0) void this.#askNow();
    else this.#timer = setTimeout(this.#schedule, wait);
  };

  async #askNow(): Promise<void> {
    this.#isAsking = true;
    try {
      const { value, isLive } = await this.#load();
      this.#failures = 0;
      this.#dueAt = Date.now() + pauseAfterAnswer(isLive);
      this.#publish({ status: 'ready', value, at: Date.now() });
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('unreadable');
      this.#failures += 1;
      this.#notBefore = Date.now() + failure.waitMs;
      this.#dueAt = Date.now() + pauseAfterFailure(this.#failures, failure.waitMs);
      this.#publish(afterFailure(this.#state, failure));
    } finally {
      this.#isAsking = false;
      this.#schedule();
    }
  }

  #publish(state: SourceState<T>): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener(state);
  }
}

function afterFailure<T>(state: SourceState<T>, { code }: Failure): SourceState<T> {
  const isKnown = state.status === 'ready' || state.status === 'old';
  return isKnown ? { status: 'old', value: state.value, at: state.at, code } : { status: 'failed', code };
}

const LIVE_MS = 30_000;
const QUIET_MS = 300_000;
const FIRST_RETRY_MS = 5_000;

/** Jitter of a sixth, so that many pages don't poll together. */
function spread(ms: number): number {
  return ms * (5 / 6 + Math.random() / 3);
}

/** Milliseconds until the next poll after a response. */
function pauseAfterAnswer(isLive: boolean): number {
  return spread(isLive ? LIVE_MS : QUIET_MS);
}

/** Milliseconds until the next poll after consecutive failures: growing, and never before the portal's Retry-After. */
function pauseAfterFailure(failures: number, waitMs: number): number {
  return Math.max(waitMs, spread(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), QUIET_MS)));
}
