import type { KnownRemote } from '@euro/platform/host';
import { manifest } from '@euro/platform/manifest';

/** Releases that a developer wants instead of the ones everybody gets: version by remote. */
export type Overrides = Readonly<Record<string, string>>;

const KEY = 'em.overrides';

export function readOverrides(storage: Pick<Storage, 'getItem'>): Overrides {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    const pairs = Object.entries(Object(kept)).filter((pair): pair is [string, string] => {
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

/** The remotes with the wanted releases in their place; a release that can't be had changes nothing and is reported. */
export async function overrule(
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
  const base = `/remotes/${name}/${version}/`;
  const answer = await fetchFile(`${base}manifest.json`);
  if (!answer.ok) throw new Error(`${base}manifest.json answered ${answer.status}`);
  const wanted = manifest.parse(await answer.json());
  return {
    name,
    title: wanted.title,
    routes: wanted.routes,
    menu: wanted.menu,
    embeds: wanted.embeds.map(({ id }) => id),
    release: { base, manifest: wanted },
    failure: null,
  };
}
