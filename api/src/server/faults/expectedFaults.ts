import { FAULT_CODES } from '@euro/api-contract';
import type { Logger } from 'pino';
import type { FaultKind } from './faultCounts.js';

/** Minimum interval between two reads of the registry, in real milliseconds. */
const FRESH_FOR = 10_000;
const TIMEOUT = 2_000;
/** Releases per remote that are remembered after they left the registry: pages that are open still run them. */
const MAX_RELEASES = 20;
/** Sources of faults that are no remotes. */
const PARTS_OF_THE_SHELL: ReadonlySet<string> = new Set(['shell', 'registry']);
const CODES: ReadonlySet<string> = new Set(FAULT_CODES);

/** The kinds of faults that the portal's own releases can report; others may be made up. */
export interface ExpectedFaults {
  /** True for kinds of the releases that were last read; always false before the first successful read. */
  includes(kind: FaultKind): boolean;
  /** Reads the registry again when it is older than ten seconds; never fails, and takes two seconds at most. */
  refresh(): Promise<void>;
}

interface Parts {
  /** Address of the portal's `registry.json`. */
  readonly url: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => number;
  readonly fetch?: typeof fetch;
}

export function createExpectedFaults({ url, log, now, fetch: get = fetch }: Parts): ExpectedFaults {
  const releases = new Map<string, readonly string[]>();
  let reading: Promise<void> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let isSilent = false;

  async function read(): Promise<void> {
    try {
      const answer = await get(url, { signal: AbortSignal.timeout(TIMEOUT) });
      if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
      for (const [remote, versions] of offeredBy(await answer.json())) {
        const before = (releases.get(remote) ?? []).filter((version) => !versions.includes(version));
        releases.set(remote, [...before, ...versions].slice(-MAX_RELEASES));
      }
      isSilent = false;
    } catch (error) {
      if (!isSilent)
        log.warn({ err: error, url }, 'the registry cannot be read: faults are counted without it');
      isSilent = true;
    }
    readAt = now();
    reading = null;
  }

  return {
    includes({ remote, release, code }) {
      if (!CODES.has(code) || releases.size === 0) return false;
      if (release === null) return releases.has(remote) || PARTS_OF_THE_SHELL.has(remote);
      return releases.get(remote)?.includes(release) ?? false;
    },
    async refresh() {
      if (now() - readAt < FRESH_FOR) return;
      reading ??= read();
      await reading;
    },
  };
}

interface RegistryRelease {
  readonly manifest?: { readonly version?: unknown; readonly uses?: unknown };
}
interface Entry {
  readonly name?: unknown;
  readonly active?: RegistryRelease;
  readonly canary?: { readonly release?: RegistryRelease };
  readonly former?: RegistryRelease;
}

/** Versions by remote. An embed that no remote offers is reported by its own name, without a release. */
function offeredBy(registry: unknown): Map<string, string[]> {
  const { remotes, embeds } = (registry ?? {}) as { readonly remotes?: unknown; readonly embeds?: Entry };
  const entries: readonly Entry[] = [
    ...(Array.isArray(remotes) ? (remotes as Entry[]) : []),
    ...(embeds ? [{ ...embeds, name: 'embeds' }] : []),
  ];
  const versionsByRemote = new Map<string, string[]>();
  for (const entry of entries) {
    if (typeof entry?.name !== 'string') continue;
    const manifests = [entry.active, entry.former, entry.canary?.release].flatMap(
      (one) => one?.manifest ?? [],
    );
    versionsByRemote.set(entry.name, manifests.map(({ version }) => version).filter(isText));
    for (const id of manifests.flatMap(({ uses }) => (Array.isArray(uses) ? uses.filter(isText) : []))) {
      versionsByRemote.set(id.replaceAll(/[^a-z0-9]+/g, '-'), []);
    }
  }
  return versionsByRemote;
}

const isText = (value: unknown): value is string => typeof value === 'string';
