import type { KnownRemote } from '@euro/platform/host';
import { federationManifest, manifest, type Release } from '@euro/platform/manifest';

/**
 * Releases for a developer in place of the active ones: by remote a version, by the address of a federation manifest
 * that address. A remote of such a manifest need not be in the registry.
 */
export type Overrides = Readonly<Record<string, string>>;

const KEY = 'em.overrides';
/** Storage key of Module Federation's dev tools for Chrome: addresses of manifests by container. */
const DEV_TOOLS_KEY = '__MF_DEVTOOLS__';

export function readOverrides(storage: Pick<Storage, 'getItem'>): Overrides {
  return readPairs(storage, KEY);
}

/** Overrides of Module Federation's dev tools; those of our own panel take precedence. */
export function readDevToolsOverrides(storage: Pick<Storage, 'getItem'>): Overrides {
  const pairs = Object.entries(readPairs(storage, DEV_TOOLS_KEY)).filter(([, address]) => isAddress(address));
  return Object.fromEntries(pairs.map(([container, address]) => [container.replaceAll('_', '-'), address]));
}

export const isAddress = (text: string) => /^https?:\/\//.test(text);

function readPairs(storage: Pick<Storage, 'getItem'>, key: string): Overrides {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    const pairs = Object.entries(Object(stored)).filter((pair): pair is [string, string] => {
      return typeof pair[1] === 'string';
    });
    return Object.fromEntries(pairs);
  } catch {
    return {};
  }
}

export function writeOverrides(storage: Pick<Storage, 'setItem' | 'removeItem'>, overrides: Overrides): void {
  if (Object.keys(overrides).length === 0) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(overrides));
}

interface Overruling {
  readonly overrides: Overrides;
  /** Whether other origins are reached through ours, as `npm run dev` offers, rather than by the page's policy. */
  readonly isProxied: boolean;
  readonly fetch: typeof fetch;
  readonly report: (error: unknown) => void;
}

/**
 * The remotes with the overriding releases in their place, and remotes that are not in the registry behind them; a
 * release that can't be loaded changes nothing and is reported.
 */
export async function applyOverrides(
  remotes: readonly KnownRemote[],
  { overrides, isProxied, fetch, report }: Overruling,
): Promise<readonly KnownRemote[]> {
  const active = new Map(remotes.map(({ name, release }) => [name, release?.manifest.version]));
  const chosen = Object.entries(overrides).filter(
    ([key, release]) => isAddress(release) || (active.has(key) && active.get(key) !== release),
  );
  const found = await Promise.all(
    chosen.map(async ([key, release]) => {
      try {
        return await remoteOf(key, release, isProxied, fetch);
      } catch (error) {
        report(error);
        return null;
      }
    }),
  );
  const instead = new Map(found.filter((remote) => remote !== null).map((remote) => [remote.name, remote]));
  return [
    ...remotes.map((remote) => instead.get(remote.name) ?? remote),
    ...[...instead.values()].filter(({ name }) => !active.has(name)),
  ];
}

async function remoteOf(
  key: string,
  version: string,
  isProxied: boolean,
  fetchFile: typeof fetch,
): Promise<KnownRemote> {
  const release = isAddress(version)
    ? await releaseElsewhere(version, isProxied, fetchFile)
    : await publishedRelease(`/remotes/${key}/${version}/`, fetchFile);
  const { name, title, routes, menu, embeds } = release.manifest;
  if (!isAddress(key) && name !== key) throw new Error(`${version} is ${name}, not ${key}`);
  return { name, title, routes, menu, embeds: embeds.map(({ id }) => id), release, failure: null };
}

async function publishedRelease(base: string, fetchFile: typeof fetch): Promise<Release> {
  return { base, manifest: manifest.parse(await readJson(`${base}manifest.json`, fetchFile)) };
}

/** @param address of a federation manifest, which contains the portal's and leads to the files */
async function releaseElsewhere(
  address: string,
  isProxied: boolean,
  fetchFile: typeof fetch,
): Promise<Release> {
  const place = isProxied ? `/__dev/elsewhere/${address.replace('://', '/')}` : address;
  const { metaData } = federationManifest.parse(await readJson(place, fetchFile));
  const base = place.replace(/[^/]*$/, '') + metaData.remoteEntry.path;
  return { base, manifest: metaData.portal };
}

async function readJson(address: string, fetchFile: typeof fetch): Promise<unknown> {
  const answer = await fetchFile(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
