import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { RemoteModule } from '../contract/platform.js';
import type { Locale } from '../contract/state.js';
import type { RemoteStill, RemoteStills, RouteAccess } from '../manifest/index.js';
import { compactStill } from './compactStill.js';
import { stillPlatform } from './stillPlatform.js';

interface StillRoute {
  readonly path: string;
  readonly access: RouteAccess;
}

/**
 * The element that a still is mounted in: in this build `createRoot` of React puts the tree here instead of rendering
 * it into a document.
 */
interface StillPlace {
  tree?: ReactNode;
  getRootNode(): null;
}

/** Widths of the window in px: a page may choose its components by them. */
const PHONE = 375;
const DESKTOP = 1280;
/** The one width at which pages change their components: `media.tablet` of the design system. */
const BOTH =
  '@media (min-width:48em){.still-phone{display:none}}@media not all and (min-width:48em){.still-wide{display:none}}';

/**
 * Runs in the build of a remote, in Node: what its pages show first, before anything is loaded. Nothing of a person can
 * be in it.
 */
export async function renderStills(
  remote: RemoteModule,
  routes: readonly StillRoute[],
): Promise<RemoteStills['pages']> {
  const pages: Record<string, Record<Locale, { visitor?: RemoteStill; member: RemoteStill }>> = {};
  for (const { path, access } of routes) {
    await remote.preload?.(path);
    const stillsIn = (locale: Locale) => ({
      ...(access === 'open' && { visitor: still(remote, { path, locale, isMember: false }) }),
      member: still(remote, { path, locale, isMember: true }),
    });
    pages[path] = { nl: stillsIn('nl'), en: stillsIn('en') };
  }
  return pages;
}

interface Visit {
  readonly path: string;
  readonly locale: Locale;
  readonly isMember: boolean;
}

/** One markup for all widths, or one for phones and one for wider windows. */
function still(remote: RemoteModule, visit: Visit): RemoteStill {
  const phone = render(remote, visit, { width: PHONE, prefix: 'still' });
  const wide = render(remote, visit, { width: DESKTOP, prefix: 'still' });
  if (phone.html === wide.html) return compactStill(phone);
  const other = render(remote, visit, { width: DESKTOP, prefix: 'wide' });
  return compactStill({
    html: `<div class="still-phone">${phone.html}</div><div class="still-wide">${other.html}</div>`,
    css: union(phone.css, other.css) + BOTH,
  });
}

/** Lines of styles, each a component's: those of both, in their order. */
function union(first: string, second: string): string {
  return [...new Set([...first.split('\n'), ...second.split('\n')])].join('\n');
}

interface Look {
  readonly width: number;
  /** Of ids. */
  readonly prefix: string;
}

function render(
  remote: RemoteModule,
  { path, locale, isMember }: Visit,
  { width, prefix }: Look,
): RemoteStill {
  const place: StillPlace = { getRootNode: () => null };
  const params = paramsOf(path);
  const pathname = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const platform = stillPlatform({ pathname, locale, isMember });
  const end = showWindow(width);
  const sheet = new ServerStyleSheet();
  try {
    remote.mount(place as unknown as HTMLElement, { route: path, params }, platform);
    const html = renderToString(sheet.collectStyles(place.tree), { identifierPrefix: prefix });
    return { html, css: rulesOf(sheet) };
  } finally {
    sheet.seal();
    end();
  }
}

/** Any id: a page that is loading does not show it. */
function paramsOf(path: string): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']));
}

/** A line of rules for each component. */
function rulesOf(sheet: ServerStyleSheet): string {
  return sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.[^}]*\}\n?/g, '')
    .replaceAll('/*!sc*/', '');
}

/** What components ask of the window while they render: its width. */
function showWindow(width: number): () => void {
  const matchMedia = (query: string) => matchIn(query, width);
  const names = { window: { matchMedia }, matchMedia, ShadowRoot: class {} };
  Object.assign(globalThis, names);
  return () => {
    for (const name of Object.keys(names)) Reflect.deleteProperty(globalThis, name);
  };
}

function matchIn(query: string, width: number) {
  const bounds = [...query.matchAll(/(min|max)-width:\s*([\d.]+)(px|r?em)/g)];
  const matches =
    bounds.length > 0 &&
    bounds.every(([, bound, size, unit]) => {
      const pixels = Number(size) * (unit === 'px' ? 1 : 16);
      return bound === 'min' ? width >= pixels : width <= pixels;
    });
  return { matches, addEventListener() {}, removeEventListener() {} };
}
