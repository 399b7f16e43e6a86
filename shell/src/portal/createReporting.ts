import {
  type Host,
  isChunkMissing,
  type RegistryStore,
  RemoteFailure,
  type Report,
} from '@euro/platform/host';
import type { FindPage } from './createNavigation.js';
import { createShellRelease, type ShellRelease } from './createShellRelease.js';
import type { Occurrence, Reporter } from './faults.js';
import { reportToConsole } from './reportToConsole.js';

interface Followed {
  readonly host: Host;
  readonly registry: RegistryStore;
}

/** Error reporting of the portal. */
export interface Reporting {
  readonly report: Report;
  readonly shellRelease: ShellRelease;
  /** Once these are made: faults are reported with where they happened, uncaught ones too. */
  follow(parts: Followed): void;
  end(): void;
}

interface ReportingOptions {
  readonly version: string;
  readonly page: Window;
  readonly fetch: typeof fetch;
  readonly findPage: FindPage;
  /** The path within the portal of an address. */
  readonly innerPath?: (pathname: string) => string;
}

/** Logs to the console at once. What reports to the API is loaded with the first fault: most visits have none. */
export function createReporting({
  version,
  page,
  fetch,
  findPage,
  innerPath = (pathname) => pathname,
}: ReportingOptions): Reporting {
  const shellRelease = createShellRelease({ version, page, fetch });
  const queued: Occurrence[] = [];
  let releaseSource: Followed | undefined;
  let reporter: Reporter | undefined;
  let isComing = false;
  let isOver = false;

  const load = () => import(/* webpackFetchPriority: "low" */ './faults.js');
  const start = async () => {
    if (isComing) return;
    isComing = true;
    try {
      const { createReporter } = await load();
      if (isOver) return;
      reporter = createReporter({
        ...{ version, page, fetch },
        kindOf: (pathname) =>
          findPage(pathname)?.path ?? releaseSource?.host.match(pathname)?.route.path ?? null,
      });
      for (const occurrence of queued) reporter.note(occurrence);
    } catch {
      // Without a connection nothing can be sent; the next fault retries.
      isComing = false;
    }
    queued.length = 0;
  };

  const report: Report = (error, source, context) => {
    reportToConsole(error, source, context);
    // A failure of the registry about a remote is that remote's.
    const owner = error instanceof RemoteFailure ? error.remote : source;
    const release = owner === 'shell' ? version : releaseSource ? releaseOf(owner, releaseSource) : null;
    const occurrence = { error, source: owner, release, pathname: innerPath(page.location.pathname) };
    if (reporter) reporter.note(occurrence);
    else {
      queued.push(occurrence);
      void start();
    }
    if (isShellScriptMissing(error)) shellRelease.suspect();
  };

  return {
    report,
    shellRelease,
    follow(parts) {
      releaseSource = parts;
      let handler: Promise<(error: unknown, file?: string) => void> | undefined;
      const handleUncaught = (error: unknown, file?: string) => {
        handler ??= load().then(({ createUncaughtHandler }) =>
          createUncaughtHandler({ registry: parts.registry, places: parts.host.places, report }),
        );
        handler.then(
          (handle) => handle(error, file),
          () => {
            handler = undefined;
            report(error, 'shell');
          },
        );
      };
      page.addEventListener('unhandledrejection', ({ reason }) => handleUncaught(reason));
      page.addEventListener('error', ({ error, filename }) => {
        if (error) handleUncaught(error, filename);
      });
    },
    end() {
      isOver = true;
      reporter?.end();
    },
  };
}

/** The release of a remote on the screen, else the one that a step would open; null when there is none. */
function releaseOf(
  remote: string,
  {
    host,
    registry,
  }: { readonly host: Pick<Host, 'places'>; readonly registry: Pick<RegistryStore, 'value'> },
): string | null {
  const standing = host.places.value.find((place) => place.remote === remote && place.version !== null);
  const entry = registry.value.remotes.find(({ name }) => name === remote);
  return standing?.version ?? entry?.release?.manifest.version ?? null;
}

/** A script of the shell's own, or one that it shares, could not be loaded. */
function isShellScriptMissing(error: unknown): boolean {
  const cause = error instanceof RemoteFailure ? error.cause : error;
  return isChunkMissing(cause) && !String(cause).includes('/remotes/');
}
