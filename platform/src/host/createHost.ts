import type { PageProps, Platform } from '../contract/platform.js';
import { createEmbeds } from './createEmbeds.js';
import type { HostParts } from './hostParts.js';
import { asOwner, loadFrom, namedRemote } from './loadFrom.js';
import { makePlatform } from './makePlatform.js';
import { matchPath, type PathMatch } from './registry/matchPath.js';
import { createSlot, type Slot, type SlotState } from './slot/createSlot.js';

export interface Host {
  /** The platform for the shell's own pages, which are made with the same helpers. */
  readonly platform: Platform;
  /** The remote's page that a path belongs to. */
  match(pathname: string): PathMatch | null;
  /** Puts a page in `element`; `show` is told how it goes, at once and later. */
  openPage(match: PathMatch, element: HTMLElement, show: (state: SlotState) => void): Slot<PageProps>;
  /** Loads what a path needs without showing it; failures are met when it is opened. */
  prefetch(pathname: string): void;
  /** Tells the browser what a path is going to need, to be fetched when the line is free; runs nothing. */
  hint(pathname: string): void;
}

/** Joins the parts into what the shell shows remotes with. */
export function createHost(parts: HostParts): Host {
  const embeds = createEmbeds(parts);
  const match = (pathname: string) => matchPath(parts.registry.value.remotes, pathname);
  const shell = makePlatform(parts, embeds, { name: 'shell', mayEmit: () => true }, (error) =>
    parts.report(error, 'shell'),
  );
  return {
    platform: shell.platform,
    match,
    openPage: ({ remote, route, params }, element, show) =>
      createSlot<PageProps>({
        remote: remote.name,
        element,
        props: { route: route.path, params },
        load: loadFrom(parts, () => namedRemote(parts, remote.name)),
        mount: (module, inner, props, platform) =>
          parts.parcels.mount({
            name: remote.name,
            element: inner,
            props,
            mount: (current) => module.mount(inner, current, platform),
          }),
        makePlatform: (current, onCrash) => makePlatform(parts, embeds, asOwner(current), onCrash),
        show,
        report: parts.report,
      }),
    prefetch(pathname) {
      const release = match(pathname)?.remote.release;
      if (release) parts.loader.load(release).catch(() => {});
    },
    hint(pathname) {
      const release = match(pathname)?.remote.release;
      if (!release) return;
      for (const file of [release.manifest.entry, ...release.manifest.preload])
        hintScript(release.base + file);
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
