import { join } from 'node:path';
import { cachedFile } from '../http/cachedFile.js';
import type { RegistryNow } from '../releases/registryReader.js';
import { matches } from './preloads.js';

/** A page of the shell itself, as its build lists it in `routes.json`. */
export interface ShellRoute {
  readonly path: string;
  /** For search engines: everybody may read it, and it has one address. */
  readonly isListed: boolean;
}

export const SHELL_ROUTES = 'routes.json';

/** Reads the routes of a built shell; undefined for one that is being watched, which lists none. */
export function shellRoutesOf(shell: string): () => Promise<readonly ShellRoute[] | undefined> {
  const read = cachedFile(join(shell, SHELL_ROUTES), (text) => JSON.parse(text) as ShellRoute[]);
  return () => read().catch(() => undefined);
}

/**
 * Whether the portal has no page at a path of a competition. False as well while that is unknown: without the
 * registry, or with a section in it that this gateway does not understand.
 */
export function isMissing(
  pathname: string,
  registry: RegistryNow,
  shellRoutes: readonly ShellRoute[] | undefined,
): boolean {
  if (!shellRoutes || registry.isUnknown || registry.hasUnknown) return false;
  return !routesOf(registry, shellRoutes).some(({ path }) => matches(path, pathname));
}

/** The routes of the shell and of all sections, canaries included. */
export function routesOf(
  { entries }: RegistryNow,
  shellRoutes: readonly ShellRoute[] = [],
): readonly { readonly path: string }[] {
  const manifests = entries.flatMap(({ active, canary }) => [
    active.manifest,
    ...(canary ? [canary.release.manifest] : []),
  ]);
  return [...shellRoutes, ...manifests.flatMap((manifest) => manifest.routes)];
}

/** The paths of all pages that search engines may list, the shell's first. */
export function listedPaths({ entries }: RegistryNow, shellRoutes: readonly ShellRoute[] = []): string[] {
  const ofRemotes = entries.flatMap(({ active }) =>
    active.manifest.routes.filter(({ access }) => access === 'open'),
  );
  const paths = [...shellRoutes.filter(({ isListed }) => isListed), ...ofRemotes].map(({ path }) => path);
  return [...new Set(paths.filter((path) => !path.includes(':')))];
}
