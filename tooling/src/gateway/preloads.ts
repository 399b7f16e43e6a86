import type { Release } from '@euro/platform/manifest';
import type { ProvidedFiles } from '../webpack/ProvidedFilesPlugin.js';
import type { RegistryNow } from './registryReader.js';
import type { Visitor } from './visitor.js';

/** Links for all scripts of the remotes whose route is about to be shown: theirs, and what they take from the shell. */
export function preloads(
  pathname: string,
  visitor: Visitor,
  registry: RegistryNow,
  provided: ProvidedFiles,
): string[] {
  const links = registry.entries
    .filter((entry) => !entry.canary)
    .filter(({ active }) =>
      active.manifest.routes.some(
        (route) => matches(route.path, pathname) && (route.access === 'open' || visitor.signedIn),
      ),
    )
    .flatMap(({ active }) => linksOf(active, provided));
  return [...new Set(links)];
}

function linksOf({ base, manifest }: Release, provided: ProvidedFiles): string[] {
  const { entry, integrity, preload, shared } = manifest;
  return [
    `<link rel="preload" as="script" href="${base}${entry}" integrity="${integrity}" crossorigin="anonymous">`,
    ...preload.map((file) => script(base + file)),
    ...shared.flatMap((request) => provided[request] ?? []).map((file) => script(`/${file}`)),
  ];
}

const script = (href: string) => `<link rel="preload" as="script" href="${href}">`;

/** Does `/team/12` belong to `/team/:id`? */
function matches(routePath: string, pathname: string): boolean {
  const wanted = routePath.split('/');
  const given = pathname.replace(/\/$/, '').split('/');
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
}
