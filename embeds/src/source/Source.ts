import { Failure } from './failure.js';
import { pauseAfterAnswer, pauseAfterFailure } from './pause.js';
import type { Reading } from './reading.js';

export interface Asked<T> {
  readonly value: T;
  readonly isLive: boolean;
}

type Listener<T> = (reading: Reading<T>) => void;

/**
 * One thing that the portal is asked for, by all elements together. It asks while somebody listens and the page is seen:
 * at once, again every half a minute while a match runs and every five minutes otherwise, and with growing pauses after failures.
 */
export class Source<T> {
  readonly #ask: () => Promise<Asked<T>>;
  readonly #listeners = new Set<Listener<T>>();
  #reading: Reading<T> = { status: 'loading' };
  #failures = 0;
  #isAsking = false;
  #dueAt = 0;
  #notBefore = 0;
  #ranOut: T | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: () => Promise<Asked<T>>) {
    this.#ask = ask;
  }

  get reading(): Reading<T> {
    return this.#reading;
  }

  /** Hears the reading now and whenever it changes; call the answer to stop. */
  listen(listener: Listener<T>): () => void {
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

  /** Asks within seconds because this answer ran out: not all pages at the same moment, and unless it was done already. */
  askAfter(value: T): void {
    if (this.#ranOut === value) return;
    this.#ranOut = value;
    this.#dueAt = Date.now() + 1000 + Math.random() * 4000;
    this.#schedule();
  }

  /** Asks now, as a reader wants it; not while the portal asked for patience. */
  retry(): void {
    if (this.#isAsking || Date.now() < this.#notBefore) return;
    if (this.#reading.status === 'failed') this.#tell({ status: 'loading' });
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
      this.#tell({ status: 'ready', value, at: Date.now() });
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('unreadable');
      this.#failures += 1;
      this.#notBefore = Date.now() + failure.waitMs;
      this.#dueAt = Date.now() + pauseAfterFailure(this.#failures, failure.waitMs);
      this.#tell(afterFailure(this.#reading, failure));
    } finally {
      this.#isAsking = false;
      this.#schedule();
    }
  }

  #tell(reading: Reading<T>): void {
    this.#reading = reading;
    for (const listener of [...this.#listeners]) listener(reading);
  }
}

function afterFailure<T>(reading: Reading<T>, { code }: Failure): Reading<T> {
  const isKnown = reading.status === 'ready' || reading.status === 'old';
  return isKnown ? { status: 'old', value: reading.value, at: reading.at, code } : { status: 'failed', code };
}
