import type { Release } from '@euro/platform/manifest';
import type { PreloadFiles } from '../webpack/PreloadFilesPlugin.js';
import type { RegistryNow } from './registryReader.js';
import type { Visitor } from './visitor.js';

/**
 * Links for all scripts of what is about to be shown: a page of the shell, or remotes whose route it is, with what these
 * take from the shell.
 */
export function preloads(
  pathname: string,
  visitor: Visitor,
  registry: RegistryNow,
  files: PreloadFiles,
): string[] {
  const remotes = releasesFor(pathname, visitor, registry).flatMap((release) => linksOf(release, files));
  const own = Object.entries(files.pages).find(([path]) => matches(path, pathname))?.[1] ?? [];
  const member = visitor.signedIn ? files.member : [];
  return [...new Set([...own, ...member].map((file) => script(`/${file}`)).concat(remotes))];
}

/** Releases whose pages this visitor is shown at this path. */
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

function linksOf({ base, manifest }: Release, files: PreloadFiles): string[] {
  const { entry, integrity, preload, shared } = manifest;
  return [
    `<link rel="preload" as="script" href="${base}${entry}" integrity="${integrity}" crossorigin="anonymous">`,
    ...files.remotes.map((file) => script(`/${file}`)),
    ...preload.map((file) => script(base + file)),
    ...shared.flatMap((request) => files.shared[request] ?? []).map((file) => script(`/${file}`)),
  ];
}

const script = (href: string) => `<link rel="preload" as="script" href="${href}">`;

/** Does `/team/12` belong to `/team/:id`? */
export function matches(routePath: string, pathname: string): boolean {
  const [wanted, given] = [partsOf(routePath), partsOf(pathname)];
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
}

const partsOf = (path: string) => path.replace(/\/$/, '').split('/');
