import type { Fault } from '@euro/api-contract';
import { describeError, isChunkMissing, RemoteFailure } from '@euro/platform/host';

/** Most faults in one call: `MAX_FAULTS` of the contract, whose schemas are not in the first page's bundle. */
const MOST = 20;
/** The contract's longest message, and what one fault may be counted to. */
const LONGEST = 500;
const HIGHEST = 1_000;
/** Milliseconds of batching, and between two calls. */
const GATHERING = 1_000;
const PAUSE = 10_000;

/** A fault with its circumstances. */
export interface Happening {
  readonly error: unknown;
  /** Name of a remote, `shell`, or `registry`. */
  readonly source: string;
  /** Version of that remote's release; null when none was loaded. */
  readonly release: string | null;
  readonly pathname: string;
}

interface ReporterOptions {
  /** The shell's own version. */
  readonly version: string;
  readonly page: Window;
  readonly fetch: typeof fetch;
  /** The kind of page at a path, `/team/:id`: the address itself may hold a code that is nobody else's business. */
  readonly kindOf: (pathname: string) => string | null;
}

export interface Reporter {
  note(happening: Happening): void;
  end(): void;
}

/** Reports faults to the API in batches, without the user's identity; reporting itself never fails. */
export function createReporter(options: ReporterOptions): Reporter {
  const { page } = options;
  const waiting = new Map<string, Fault>();
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const body = JSON.stringify({ faults: [...waiting.values()] });
    waiting.clear();
    sentAt = Date.now();
    options
      .fetch('/api/faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        credentials: 'omit',
        // Goes out although the page may be closing.
        keepalive: true,
      })
      .catch(() => {});
  };

  const add = (fault: Omit<Fault, 'count'>) => {
    const isFull = waiting.size >= MOST - 1;
    const key = JSON.stringify(fault);
    const entry = waiting.has(key) || !isFull ? { key, fault } : moreOf(options.version);
    const count = Math.min((waiting.get(entry.key)?.count ?? 0) + 1, HIGHEST);
    waiting.set(entry.key, { ...entry.fault, count });
    timer ??= setTimeout(send, Math.max(GATHERING, sentAt + PAUSE - Date.now()));
  };

  page.addEventListener('pagehide', send);
  return {
    note({ error, source, release, pathname }) {
      add({
        code: codeOf(error),
        remote: nameOf(source),
        release,
        message: redactPersonalData(messageOf(error)).slice(0, LONGEST),
        path: options.kindOf(pathname) ?? undefined,
      });
    },
    end() {
      clearTimeout(timer);
      page.removeEventListener('pagehide', send);
    },
  };
}

/** Faults beyond the limit are only counted. */
function moreOf(release: string) {
  const fault = { code: 'more', remote: 'shell', release };
  return { key: 'more', fault };
}

function codeOf(error: unknown): string {
  if (error instanceof RemoteFailure) return error.code;
  return isChunkMissing(error) ? 'chunk-missing' : 'error';
}

/** An embed that nobody offers goes by its own name: `transfers/panel@1` → `transfers-panel-1`. */
function nameOf(source: string): string {
  return (
    source
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+/, '')
      .slice(0, 64) || 'shell'
  );
}

function messageOf(error: unknown): string {
  if (error instanceof RemoteFailure) return error.cause === undefined ? '' : messageOf(error.cause);
  return describeError(error);
}

/** Removes personal data from a text for the log: mail addresses, tokens, long numbers, queries of URLs. */
function redactPersonalData(text: string): string {
  return text
    .replace(/\?[^\s"')]*/g, '')
    .replace(/[^\s@"'<(]+@[^\s@"'>)]+\.[^\s@"'>)]+/g, '(mail)')
    .replace(/[\w-]{24,}(\.[\w-]{8,})*/g, '(code)')
    .replace(/\b\d{5,}\b/g, '#');
}
