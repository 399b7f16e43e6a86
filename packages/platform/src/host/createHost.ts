import { CONTRACT, type Embeds, type Platform } from '../contract/platform.js';
import type { SharedState } from '../contract/state.js';
import type { HostParts } from './hostParts.js';
import { makePlatform, type Owner } from './makePlatform.js';
import { createOpenPlaces, type OpenPlace, type OpenPlaces } from './openPlaces.js';
import { ownerOfEmbed } from './registry/knownRemote.js';
import { matchPath, type PathMatch } from './registry/matchPath.js';

export interface Host {
  /** The platform of the shell's own pages, which use the same helpers. */
  readonly platform: Platform;
  /** Pages and embeds on the screen. */
  readonly places: SharedState<readonly OpenPlace[]>;
  /** The remote's page that a path belongs to. */
  match(pathname: string): PathMatch | null;
  /** Dependencies of `openPage`, whose code is loaded with the first remote. */
  readonly inside: { readonly parts: HostParts; readonly places: OpenPlaces };
  /** Loads what a path needs, its page's code included, without showing it; failures surface when it is opened. */
  prefetch(pathname: string): void;
  /** Adds prefetch links for what a path needs; runs nothing. */
  hint(pathname: string): void;
  /**
   * Replaces every mounted page and embed of a remote with its newest release, without a reload; the mounted one stays
   * until that is loaded.
   * @param options.force also when that release is mounted already: a chunk of it is missing
   */
  reopen(remote: string, options?: { readonly force?: boolean }): Promise<void>;
}

/** Creates the host, through which the shell shows remotes. */
export function createHost(parts: HostParts): Host {
  const { registry, loader } = parts;
  const places = createOpenPlaces();
  const match = (pathname: string) =>
    parts.keepsPage?.(pathname) ? null : matchPath(registry.value.remotes, pathname);
  const shell = makePlatform(parts, noEmbeds(parts), shellOwner(parts), (error) =>
    parts.report(error, 'shell'),
  );
  return {
    platform: shell.platform,
    places: places.shown,
    match,
    inside: { parts, places },
    prefetch(pathname) {
      const matched = match(pathname);
      const release = matched?.remote.release;
      if (release) loader.load(release, { route: matched.route.path }).catch(() => {});
    },
    hint(pathname) {
      const matched = match(pathname);
      const release = matched?.remote.release;
      if (release) loader.hint(release, matched.route.path);
    },
    async reopen(remote, { force = false } = {}) {
      await registry.refresh();
      await Promise.all(
        places.shown.value.filter((place) => place.remote === remote).map((place) => place.renew(force)),
      );
    },
  };
}

function shellOwner({ shellVersion }: HostParts): Owner {
  return { name: 'shell', version: shellVersion, contract: CONTRACT, mayEmit: () => true };
}

/** The shell's own pages have no embeds: the code that mounts them is loaded with the first remote. */
function noEmbeds({ registry }: HostParts): Embeds {
  return {
    has: (id) => ownerOfEmbed(registry, id) !== null,
    mount(id) {
      throw new Error(`${id}: only remotes mount embeds`);
    },
  };
}
