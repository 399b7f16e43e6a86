import type { EventName, PlatformEvent, PlatformState, SharedState } from '@euro/platform';
import {
  createState,
  type FailureCode,
  type KnownRemote,
  type OpenPlace,
  watchTraces,
} from '@euro/platform/host';
import { merge, type Observable } from 'rxjs';
import { developerOrigins } from './forDevelopers.js';
import { isAddress, type Overrides, readOverrides, writeOverrides } from './overrides.js';
import type { Portal } from './Portal.js';

/** Where the gateway allows origins of sections in development; 404 in a portal that allows none. */
export const DEVELOPER_ORIGINS = '/developer-origins';

/** A remote in the developers' panel. */
export interface DevRemote {
  readonly name: string;
  /** Of the release that a step would open; null when its entry is broken. */
  readonly version: string | null;
  readonly contract: number | null;
  /** Bytes of its scripts as sent compressed. */
  readonly bytes: number | null;
  /** Address of the folder of that release, ending in a slash. */
  readonly base: string | null;
  /** Its first page without parameters; null when it has none. */
  readonly path: string | null;
  readonly status: 'idle' | 'loaded' | 'loading' | 'mounted' | 'failed';
  /** Why it is not mounted, or not in the portal. */
  readonly failure: FailureCode | null;
  /** Where it is mounted, with the version there. */
  readonly places: readonly OpenPlace[];
  /** Leftovers after it was unmounted: globals, changed prototypes, listeners. */
  readonly traces: readonly string[];
}

/** Data and actions of the developers' panel. */
export interface DevTools {
  /** Emits when remotes, places or overrides changed: read `remotes()` again. */
  readonly changes: Observable<unknown>;
  remotes(): readonly DevRemote[];
  /** Every event of the bus from now on. */
  readonly bus: Observable<PlatformEvent<EventName>>;
  /** The shared state of the platform. */
  readonly state: PlatformState;
  /** Whether `npm run dev` serves the portal: releases are replaced and faults simulated. */
  readonly mayOverride: boolean;
  /** The origins that a running portal lets this page load sections from. */
  readonly origins: readonly string[];
  readonly overrides: SharedState<Overrides>;
  /** Overrides a remote's release in this browser by a published version; null removes the override. */
  override(remote: string, release: string | null): Promise<void>;
  /**
   * Loads these sections in this browser, by addresses of federation manifests, instead of those before; a running
   * portal is asked to allow their origins. The page has to be loaded again.
   * @returns what the portal has against it, or null
   */
  loadSections(addresses: readonly string[]): Promise<string | null>;
  /** The releases without overrides. */
  clearOverrides(): Promise<void>;
  /** Mounts a remote again wherever it is mounted, with the newest release; without a reload. */
  reopen(remote: string): Promise<void>;
}

export function createDevTools({ host, registry, bus }: Portal, page: Window): DevTools {
  const { localStorage } = page;
  const origins = developerOrigins(page.document);
  const overrides = createState<Overrides>(readOverrides(localStorage));
  const traces = watchTraces(page, host.places, host.inside.parts.report);

  const apply = async (next: Overrides, changedRemotes: readonly string[]) => {
    writeOverrides(localStorage, next);
    overrides.set(next);
    await Promise.all(changedRemotes.map((remote) => host.reopen(remote)));
  };

  return {
    changes: merge(registry.changes, host.places.changes, overrides.changes, traces.changes),
    remotes: () =>
      registry.value.remotes.map((remote) =>
        describe(remote, {
          places: host.places.value.filter((place) => place.remote === remote.name),
          traces: traces.value[remote.name] ?? [],
          page,
        }),
      ),
    bus: bus.all,
    state: host.platform.state,
    mayOverride: origins === null,
    origins: origins ?? [],
    overrides,
    override(remote, release) {
      const { [remote]: _, ...others } = overrides.value;
      return apply(release === null ? others : { ...others, [remote]: release }, [remote]);
    },
    async loadSections(addresses) {
      if (origins) {
        const asked = new Set(addresses.map((address) => new URL(address).origin));
        const query = new URLSearchParams([...asked].map((origin) => ['origin', origin]));
        const answer = await page
          .fetch(`${DEVELOPER_ORIGINS}?${query}`, { method: 'POST' })
          .catch(() => null);
        if (!answer?.ok) return answer ? answer.text() : 'The portal does not answer.';
      }
      const others = Object.entries(overrides.value).filter(([key]) => !isAddress(key));
      const sections = addresses.map((address) => [address, address]);
      writeOverrides(localStorage, Object.fromEntries([...others, ...sections]));
      const { pathname, search } = page.location;
      page.history.replaceState(page.history.state, '', pathname + search);
      return null;
    },
    clearOverrides: () =>
      apply(
        {},
        registry.value.remotes.map(({ name }) => name),
      ),
    reopen: (remote) => host.reopen(remote, { force: true }),
  };
}

interface Surroundings extends Pick<DevRemote, 'places' | 'traces'> {
  readonly page: Window;
}

function describe(remote: KnownRemote, { places, traces, page }: Surroundings): DevRemote {
  const { name, release } = remote;
  const manifest = release?.manifest;
  const failed = places.find(({ state }) => state.status === 'failed')?.state;
  const failure = remote.failure ?? (failed?.status === 'failed' ? failed.failure : null);
  return {
    name,
    version: manifest?.version ?? null,
    contract: manifest?.contract ?? null,
    bytes: manifest ? Object.values(manifest.sizes).reduce((sum, bytes) => sum + bytes, 0) : null,
    base: release?.base ?? null,
    path: remote.routes.find(({ path }) => !path.includes(':'))?.path ?? null,
    status: statusOf(failure, places, manifest ? Reflect.has(page, manifest.container) : false),
    failure: failure?.code ?? null,
    places,
    traces,
  };
}

function statusOf(
  failure: KnownRemote['failure'],
  places: readonly OpenPlace[],
  isLoaded: boolean,
): DevRemote['status'] {
  if (failure) return 'failed';
  if (places.some(({ state }) => state.status === 'ready')) return 'mounted';
  if (places.length > 0) return 'loading';
  return isLoaded ? 'loaded' : 'idle';
}
