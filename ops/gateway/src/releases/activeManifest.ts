import { FEDERATION_MANIFEST } from '@euro/release';
import type { Manifest as FederationManifest } from '@module-federation/sdk';
import { activeBase } from './activeFile.js';
import type { RegistryNow } from './registryReader.js';

type Assets = FederationManifest['exposes'][number]['assets'];

/**
 * Serves Module Federation's manifest of the active release, for hosts that know only the remote's name. Paths in it
 * are relative to the remote's address, not to the release's: hosts resolve them against the requested address.
 * @param read reads a file of a release, `/mf-rankings/1.0.0-abc/mf-manifest.json`
 */
export function activeManifest(read: (pathname: string) => Promise<Buffer | null>) {
  /** Cache by remote; releases are immutable. */
  const manifestsByRemote = new Map<string, { readonly file: string; readonly text: string }>();

  /** Null when the portal has no such remote, or its release is older than these manifests. */
  return async function manifestOf(name: string, { entries }: RegistryNow): Promise<string | null> {
    const base = activeBase(name, entries);
    if (base === null) return null;
    const file = `${base.slice('/remotes'.length)}${FEDERATION_MANIFEST}`;
    const cached = manifestsByRemote.get(name);
    if (cached?.file === file) return cached.text;
    const manifestBytes = await read(file);
    if (!manifestBytes) return null;
    const text = JSON.stringify(
      withPrefix(JSON.parse(manifestBytes.toString()), base.slice(`/remotes/${name}/`.length)),
    );
    manifestsByRemote.set(name, { file, text });
    return text;
  };
}

/** @param prefix from the manifest's address to its files: `1.0.0-abc/` */
function withPrefix(manifest: FederationManifest, prefix: string): FederationManifest {
  const { metaData, exposes, shared } = manifest;
  const { remoteEntry, types } = metaData;
  const moveItems = <Item extends { readonly assets: Assets }>(items: readonly Item[]): Item[] =>
    items.map((item) => ({ ...item, assets: assetsWithPrefix(item.assets, prefix) }));
  return {
    ...manifest,
    metaData: {
      ...metaData,
      remoteEntry: { ...remoteEntry, path: prefix + remoteEntry.path },
      ...(types && { types: { ...types, path: prefix + types.path } }),
    },
    exposes: moveItems(exposes),
    shared: moveItems(shared),
  };
}

function assetsWithPrefix({ js, css }: Assets, prefix: string): Assets {
  const moveFiles = ({ sync, async }: Assets['js']) => ({
    sync: sync.map((file) => prefix + file),
    async: async.map((file) => prefix + file),
  });
  return { js: moveFiles(js), css: moveFiles(css) };
}
