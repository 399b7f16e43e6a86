/** One try of a write: milliseconds since the beginning, and the status of the answer; 0 without one. */
interface Attempt {
  readonly from: number;
  readonly to: number;
  readonly status: number;
}

/** A client's call with one key. */
export interface Entry {
  readonly key: string;
  readonly client: string;
  readonly what: string;
  readonly attempts: Attempt[];
  /** `unknown`: no answer that says whether it happened. */
  outcome: 'unknown' | 'acknowledged' | 'refused';
}

/** The writes of all clients in order, by key, with their times. */
export class Journal {
  readonly entries = new Map<string, Entry>();
  private readonly events: { readonly at: number; readonly what: string }[] = [];
  private readonly start = performance.now();

  /** Milliseconds since the beginning. */
  now(): number {
    return performance.now() - this.start;
  }

  begin(key: string, client: string, what: string): Entry {
    const existing = this.entries.get(key);
    if (existing) return existing;
    const entry: Entry = { key, client, what, attempts: [], outcome: 'unknown' };
    this.entries.set(key, entry);
    return entry;
  }

  /** Something that happened to the portal. */
  event(what: string): void {
    this.events.push({ at: this.now(), what });
  }

  count(outcome: Entry['outcome']): number {
    return [...this.entries.values()].filter((entry) => entry.outcome === outcome).length;
  }

  /** The history of a key with what happened to the portal from 10 seconds before it until its end. */
  describe(key: string): string {
    const entry = this.entries.get(key);
    if (!entry) return `  ${key}: no client sent it`;
    const first = (entry.attempts[0]?.from ?? 0) - 10_000;
    const last = entry.attempts.at(-1)?.to ?? 0;
    const lines = [
      ...entry.attempts.map(({ from, to, status }) => ({
        at: from,
        text: `sent, ${status === 0 ? 'no answer' : `answered ${status}`} after ${Math.round(to - from)} ms`,
      })),
      ...this.events
        .filter(({ at }) => at >= first && at <= last)
        .map(({ at, what }) => ({ at, text: what })),
    ].sort((a, b) => a.at - b.at);
    const head = `  ${entry.key} of ${entry.client}: ${entry.what}, ${entry.outcome}`;
    return [head, ...lines.map(({ at, text }) => `    ${(at / 1_000).toFixed(3)} s  ${text}`)].join('\n');
  }
}
