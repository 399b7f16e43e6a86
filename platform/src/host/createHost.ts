import { CONTRACT, type Embeds, type Platform } from '../contract/platform.js';
import type { SharedState } from '../contract/state.js';
import { ownerOfEmbed } from './embedOwner.js';
import type { HostParts } from './hostParts.js';
import { makePlatform, type Owner } from './makePlatform.js';
import { createOpenPlaces, type OpenPlace, type OpenPlaces } from './openPlaces.js';
import { matchPath, type PathMatch } from './registry/matchPath.js';

export interface Host {
  /** The platform for the shell's own pages, which are made with the same helpers. */
  readonly platform: Platform;
  /** Where remotes stand now. */
  readonly places: SharedState<readonly OpenPlace[]>;
  /** The remote's page that a path belongs to. */
  match(pathname: string): PathMatch | null;
  /** What `openPage` works with: its code comes with the first remote. */
  readonly inside: { readonly parts: HostParts; readonly places: OpenPlaces };
  /** Loads what a path needs without showing it; failures are met when it is opened. */
  prefetch(pathname: string): void;
  /** Tells the browser what a path is going to need, to be fetched when the line is free; runs nothing. */
  hint(pathname: string): void;
  /**
   * Puts the newest release of a remote wherever it stands, without a reload; what stands there stays until that is loaded.
   * @param options.anew also when it is the release that stands there: a part of what was loaded is missing
   */
  reopen(remote: string, options?: { readonly anew?: boolean }): Promise<void>;
}

/** Joins the parts into what the shell shows remotes with. */
export function createHost(parts: HostParts): Host {
  const { registry, loader } = parts;
  const places = createOpenPlaces();
  const match = (pathname: string) => matchPath(registry.value.remotes, pathname);
  const shell = makePlatform(parts, noEmbeds(parts), shellOwner(parts), (error) =>
    parts.report(error, 'shell'),
  );
  return {
    platform: shell.platform,
    places: places.shown,
    match,
    inside: { parts, places },
    prefetch(pathname) {
      const release = match(pathname)?.remote.release;
      if (release) loader.load(release).catch(() => {});
    },
    hint(pathname) {
      const release = match(pathname)?.remote.release;
      if (!release) return;
      for (const file of [release.manifest.entry, ...release.manifest.preload])
        hintScript(release.base + file);
    },
    async reopen(remote, { anew = false } = {}) {
      await registry.refresh();
      await Promise.all(
        places.shown.value.filter((place) => place.remote === remote).map((place) => place.renew(anew)),
      );
    },
  };
}

function shellOwner({ shellVersion }: HostParts): Owner {
  return { name: 'shell', version: shellVersion, contract: CONTRACT, mayEmit: () => true };
}

/** The shell's own pages have none: what mounts them comes with the first remote. */
function noEmbeds({ registry }: HostParts): Embeds {
  return {
    has: (id) => ownerOfEmbed(registry, id) !== null,
    mount(id) {
      throw new Error(`${id}: only remotes mount embeds`);
    },
  };
}

function hintScript(href: string): void {
  const isKnown = [...document.head.querySelectorAll('link')].some(
    (link) => link.getAttribute('href') === href,
  );
  if (isKnown) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', as: 'script', href });
  document.head.append(link);
}
