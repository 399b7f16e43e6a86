import type { Release } from '@euro/platform/manifest';
import type { Visitor } from '../http/visitor.js';
import type { RegistryNow } from '../releases/registryReader.js';

/** Scripts of the shell besides the first ones, by purpose. */
export interface PreloadFiles {
  /** By request of a shared module: `@euro/design-system`. */
  readonly shared: Readonly<Record<string, readonly string[]>>;
  /** The scripts that show any remote. */
  readonly remotes: readonly string[];
  /** The scripts of the frame for signed-in users. */
  readonly member: readonly string[];
  /** By path of the portal: `/home`. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

export const PRELOAD_FILES = 'preload.json';
/** The script that requests data before the portal's own scripts are loaded. */
export const EARLY_CALLS = 'early.js';

/**
 * Preload links for all scripts of a path: a page of the shell, or the remote of the route, with the code of the
 * route's page and its shared modules.
 */
export function preloads(
  pathname: string,
  visitor: Visitor,
  registry: RegistryNow,
  files: PreloadFiles,
): string[] {
  const remotes = releasesFor(pathname, visitor, registry).flatMap((release) =>
    linksOf(release, pathname, files),
  );
  // A remote that takes a page of the shell is shown in its place.
  const page = remotes.length === 0 && Object.entries(files.pages).find(([path]) => matches(path, pathname));
  const own = page ? page[1] : [];
  const member = visitor.signedIn ? files.member : [];
  return [...new Set([...own, ...member].map((file) => script(`/${file}`)).concat(remotes))];
}

/** Releases whose pages this visitor sees at this path. */
export function releasesFor(pathname: string, visitor: Visitor, registry: RegistryNow): Release[] {
  return registry.entries
    .filter((entry) => !entry.canary)
    .map(({ active }) => active)
    .filter(({ manifest }) =>
      manifest.routes.some(
        (route) => matches(route.path, pathname) && (route.access === 'open' || visitor.signedIn),
      ),
    );
}

function linksOf({ base, manifest }: Release, pathname: string, files: PreloadFiles): string[] {
  const { entry, integrity, preload, pages, shared } = manifest;
  const own = Object.entries(pages).flatMap(([route, parts]) => (matches(route, pathname) ? [parts] : []));
  const modules = [...shared, ...own.flatMap((parts) => parts.shared)];
  return [
    `<link rel="preload" as="script" href="${base}${entry}" integrity="${integrity}" crossorigin="anonymous">`,
    ...files.remotes.map((file) => script(`/${file}`)),
    ...[...preload, ...own.flatMap((parts) => parts.files)].map((file) => script(base + file)),
    ...modules.flatMap((request) => files.shared[request] ?? []).map((file) => script(`/${file}`)),
  ];
}

const script = (href: string) => `<link rel="preload" as="script" href="${href}">`;

/** Whether a path matches a route: `/team/12` matches `/team/:id`. */
export function matches(routePath: string, pathname: string): boolean {
  const [pattern, parts] = [partsOf(routePath), partsOf(pathname)];
  return (
    pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at])
  );
}

const partsOf = (path: string) => path.replace(/\/$/, '').split('/');
