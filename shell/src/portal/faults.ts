import type { Fault } from '@euro/api-contract';
import {
  describeError,
  isChunkMissing,
  type OpenPlace,
  type RegistryState,
  RemoteFailure,
  type Report,
} from '@euro/platform/host';

/** Most faults in one call: `MAX_FAULTS` of the contract, whose schemas are not in the first page's bundle. */
const MOST = 20;
/** The contract's longest message, and its highest count of one fault. */
const LONGEST = 500;
const HIGHEST = 1_000;
/** Milliseconds of batching, and between two calls. */
const GATHERING = 1_000;
const PAUSE = 10_000;

/** A fault with its circumstances. */
export interface Occurrence {
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
  /** The kind of page at a path, `/team/:id`: the address itself may contain a private code. */
  readonly kindOf: (pathname: string) => string | null;
}

export interface Reporter {
  note(occurrence: Occurrence): void;
  end(): void;
}

/** Reports faults to the API in batches, without the user's identity; reporting itself never fails. */
export function createReporter(options: ReporterOptions): Reporter {
  const { page } = options;
  const pendingFaults = new Map<string, Fault>();
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pendingFaults.size === 0) return;
    const body = JSON.stringify({ faults: [...pendingFaults.values()] });
    pendingFaults.clear();
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
    const isFull = pendingFaults.size >= MOST - 1;
    const key = JSON.stringify(fault);
    const entry = pendingFaults.has(key) || !isFull ? { key, fault } : moreOf(options.version);
    const count = Math.min((pendingFaults.get(entry.key)?.count ?? 0) + 1, HIGHEST);
    pendingFaults.set(entry.key, { ...entry.fault, count });
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
        frames: framesOf(error),
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

/** An embed without a provider has its own name: `transfers/panel@1` → `transfers-panel-1`. */
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

/** Places in scripts of releases, as the contract has them; undefined without any. */
function framesOf(error: unknown): string[] | undefined {
  const cause = error instanceof RemoteFailure ? error.cause : error;
  const stack = cause instanceof Error ? (cause.stack ?? '').replace(/\?[^:\s)]*(?=:\d)/g, '') : '';
  return stack.match(/\/remotes\/[\w./@+-]{1,200}:\d{1,7}:\d{1,7}/g)?.slice(0, 10);
}

/** Removes personal data from a text for the log: mail addresses, tokens, long numbers, queries of URLs. */
function redactPersonalData(text: string): string {
  return text
    .replace(/\?[^\s"')]*/g, '')
    .replace(/[^\s@"'<(]+@[^\s@"'>)]+\.[^\s@"'>)]+/g, '(mail)')
    .replace(/[\w-]{24,}(\.[\w-]{8,})*/g, '(code)')
    .replace(/\b\d{5,}\b/g, '#');
}

interface UncaughtParts {
  readonly registry: { readonly value: RegistryState };
  readonly places: { readonly value: readonly OpenPlace[] };
  readonly report: Report;
}

/**
 * Reports uncaught errors under the remote that caused them. When a lazy chunk of a remote is missing and its promise
 * isn't awaited, that remote is reloaded where it is mounted, once per release.
 */
export function createUncaughtHandler({ registry, places, report }: UncaughtParts) {
  const renewedPlaces = new Set<string>();
  const renew = (remote: string) => {
    for (const place of places.value) {
      const mark = `${remote} ${place.version}`;
      if (place.remote !== remote || place.version === null || renewedPlaces.has(mark)) continue;
      renewedPlaces.add(mark);
      void place.renew(true);
    }
  };
  /** @param file address of the script that threw, where it has one */
  return (error: unknown, file = ''): void => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const remote = remoteOfError(error, file, registry.value);
    report(error, remote ?? 'shell');
    if (remote && isChunkMissing(error)) renew(remote);
  };
}

/** The remote whose file an error names; null when it is the shell's. */
function remoteOfError(error: unknown, file: string, { remotes }: RegistryState): string | null {
  const message = error instanceof Error ? `${error.message} ${error.stack}` : describeError(error);
  const description = `${file} ${message} ${describeError(Reflect.get(Object(error), 'request'))}`;
  return remotes.find(({ name }) => description.includes(`/${name}/`))?.name ?? null;
}
