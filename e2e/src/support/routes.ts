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

export type Reader = 'visitors' | 'fans' | 'operators';

/** Whose session a tour of the pages has; visitors have none. */
export const ACCOUNTS = { visitors: null, fans: 'fan@demo.test', operators: 'operator@demo.test' } as const;

/** Addresses that show another page to these readers, or one that another route shows as well. */
const LED_ELSEWHERE = [
  '/edit/1',
  '/join/some-token',
  '/league',
  '/payments',
  '/team/1/points',
  '/provider/vrt',
  '/provider/facebook',
];

/** The addresses of a reader's pages: of those that everybody sees, visitors. */
export function addressesOf(stack: Stack, reader: Reader): readonly string[] {
  return routesOf(stack)
    .filter((route) => readerOf(route) === reader)
    .map(addressOf)
    .filter((address) => !LED_ELSEWHERE.includes(address));
}

function readerOf({ owner, access }: Route): Reader {
  if (owner === 'mf-desk') return 'operators';
  return access === 'open' || access === 'guest' ? 'visitors' : 'fans';
}

/** Team 1 is the fan's own, against whom nobody is compared. */
function addressOf({ path }: Route): string {
  const id = path.startsWith('/rival/') ? '2' : '1';
  return path.replace(/:(\w+)/g, (_, name: string) => (name === 'id' ? id : 'some-token'));
}

/** All pages: of the remotes by the registry, and of the shell by the source of its table. */
function routesOf(stack: Stack): readonly Route[] {
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
