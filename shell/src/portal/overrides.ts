import type { KnownRemote } from '@euro/platform/host';
import { federationManifest, manifest, type Release } from '@euro/platform/manifest';

/**
 * Releases for a developer in place of the active ones, by remote: a version, or the address of a federation manifest
 * on another machine.
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

const isAddress = (text: string) => /^https?:\/\//.test(text);

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
  readonly fetch: typeof fetch;
  readonly report: (error: unknown) => void;
}

/**
 * The remotes with the overriding releases in their place; a release that can't be loaded changes nothing and is
 * reported.
 */
export async function applyOverrides(
  remotes: readonly KnownRemote[],
  { overrides, fetch, report }: Overruling,
): Promise<readonly KnownRemote[]> {
  return Promise.all(
    remotes.map(async (remote) => {
      const version = overrides[remote.name];
      if (!version || version === remote.release?.manifest.version) return remote;
      try {
        return await releaseOf(remote, version, fetch);
      } catch (error) {
        report(error);
        return remote;
      }
    }),
  );
}

async function releaseOf(
  { name }: KnownRemote,
  version: string,
  fetchFile: typeof fetch,
): Promise<KnownRemote> {
  const release = isAddress(version)
    ? await releaseElsewhere(version, fetchFile)
    : await publishedRelease(`/remotes/${name}/${version}/`, fetchFile);
  const { title, routes, menu, embeds } = release.manifest;
  if (release.manifest.name !== name) throw new Error(`${version} is ${release.manifest.name}, not ${name}`);
  return { name, title, routes, menu, embeds: embeds.map(({ id }) => id), release, failure: null };
}

async function publishedRelease(base: string, fetchFile: typeof fetch): Promise<Release> {
  return { base, manifest: manifest.parse(await readJson(`${base}manifest.json`, fetchFile)) };
}

/**
 * Proxied through our origin, since the policy allows no other; only the gateway of `npm run dev` does that.
 * @param address of a federation manifest, which contains the portal's and leads to the files
 */
async function releaseElsewhere(address: string, fetchFile: typeof fetch): Promise<Release> {
  const devPath = `/__dev/elsewhere/${address.replace('://', '/')}`;
  const { metaData } = federationManifest.parse(await readJson(devPath, fetchFile));
  const base = devPath.replace(/[^/]*$/, '') + metaData.remoteEntry.path;
  return { base, manifest: metaData.portal };
}

async function readJson(address: string, fetchFile: typeof fetch): Promise<unknown> {
  const answer = await fetchFile(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
