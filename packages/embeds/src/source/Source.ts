import { Failure } from './failure.js';
import { pauseAfterAnswer, pauseAfterFailure } from './pause.js';
import type { Reading } from './reading.js';

export interface SourceAnswer<T> {
  readonly value: T;
  readonly isLive: boolean;
}

type Listener<T> = (reading: Reading<T>) => void;

/**
 * Data of the portal, shared by all elements. It polls while it has subscribers and the page is visible: at once, every half a
 * minute while a match runs and every five minutes otherwise, and with growing delays after failures.
 */
export class Source<T> {
  readonly #ask: () => Promise<SourceAnswer<T>>;
  readonly #listeners = new Set<Listener<T>>();
  #reading: Reading<T> = { status: 'loading' };
  #failures = 0;
  #isAsking = false;
  #dueAt = 0;
  #notBefore = 0;
  #ranOut: T | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: () => Promise<SourceAnswer<T>>) {
    this.#ask = ask;
  }

  get reading(): Reading<T> {
    return this.#reading;
  }

  /** Calls back with the current reading and each later one; returns a function that unsubscribes. */
  subscribe(listener: Listener<T>): () => void {
    if (this.#listeners.size === 0) document.addEventListener('visibilitychange', this.#schedule);
    this.#listeners.add(listener);
    listener(this.#reading);
    this.#schedule();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      document.removeEventListener('visibilitychange', this.#schedule);
      clearTimeout(this.#timer);
    };
  }

  /** Fetches within seconds because this response expired, with jitter, and only once. */
  askAfter(value: T): void {
    if (this.#ranOut === value) return;
    this.#ranOut = value;
    this.#dueAt = Date.now() + 1000 + Math.random() * 4000;
    this.#schedule();
  }

  /** Fetches now, on request of a reader, but not before the portal's Retry-After. */
  retry(): void {
    if (this.#isAsking || Date.now() < this.#notBefore) return;
    if (this.#reading.status === 'failed') this.#publish({ status: 'loading' });
    this.#dueAt = 0;
    this.#schedule();
  }

  readonly #schedule = (): void => {
    clearTimeout(this.#timer);
    if (this.#isAsking || this.#listeners.size === 0 || document.visibilityState === 'hidden') return;
    const wait = this.#dueAt - Date.now();
    if (wait <= 0) void this.#askNow();
    else this.#timer = setTimeout(this.#schedule, wait);
  };

  async #askNow(): Promise<void> {
    this.#isAsking = true;
    try {
      const { value, isLive } = await this.#ask();
      this.#failures = 0;
      this.#dueAt = Date.now() + pauseAfterAnswer(isLive);
      this.#publish({ status: 'ready', value, at: Date.now() });
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('unreadable');
      this.#failures += 1;
      this.#notBefore = Date.now() + failure.waitMs;
      this.#dueAt = Date.now() + pauseAfterFailure(this.#failures, failure.waitMs);
      this.#publish(afterFailure(this.#reading, failure));
    } finally {
      this.#isAsking = false;
      this.#schedule();
    }
  }

  #publish(reading: Reading<T>): void {
    this.#reading = reading;
    for (const listener of [...this.#listeners]) listener(reading);
  }
}

function afterFailure<T>(reading: Reading<T>, { code }: Failure): Reading<T> {
  const isKnown = reading.status === 'ready' || reading.status === 'old';
  return isKnown ? { status: 'old', value: reading.value, at: reading.at, code } : { status: 'failed', code };
}
