import { readFileSync } from 'node:fs';
import { SHELL_PAGES } from './paths.js';
import type { Stack } from './stack.js';

/** A page of the portal by its manifest. */
export interface Route {
  /** `/match/:id` */
  readonly path: string;
  /** `open`, `guest`, `signed-in` or `with-team`. */
  readonly access: string;
  /** `mf-stats`, or `shell`. */
  readonly owner: string;
}

/** All pages: of the remotes by the registry, and of the shell by the source of its table. */
export function routesOf(stack: Stack): readonly Route[] {
  const { remotes } = JSON.parse(stack.readRegistry()) as {
    readonly remotes: readonly {
      readonly name: string;
      readonly active: { readonly manifest: { readonly routes?: readonly Omit<Route, 'owner'>[] } };
    }[];
  };
  const ofRemotes = remotes.flatMap(({ name, active }) =>
    (active.manifest.routes ?? []).map(({ path, access }) => ({ path, access, owner: name })),
  );
  const source = readFileSync(SHELL_PAGES, 'utf8');
  const table = source.slice(source.indexOf('export const shellPages'));
  const ofShell = [
    ...table.matchAll(/(?:path: |fromMail\()'(?<path>[^']+)'.*?access: '(?<access>[^']+)'/gs),
  ].map(({ groups }) => ({ path: groups?.path ?? '', access: groups?.access ?? '', owner: 'shell' }));
  return [...ofRemotes, ...ofShell];
}
