import { createHash } from 'node:crypto';
import { competitionCalls, type Endpoint, endpoints } from '@euro/api-contract';
import type { ManifestRoute, PAGE_DATA } from '@euro/platform/manifest';
import { escapeHtml } from '../http/escapeHtml.js';
import type { Visitor } from '../http/visitor.js';
import type { RegistryNow } from '../releases/registryReader.js';
import { matches, releasesFor } from './preloads.js';

/** Calls of the portal on every page. */
const ALWAYS = ['competition', 'matches/deadline-info', 'matches'];
/** Call by part of the portal's state that a manifest may list. */
const CALLS: Readonly<Record<(typeof PAGE_DATA)[number], string>> = { players: 'players' };

export interface EarlyPage {
  /** Within its competition. */
  readonly pathname: string;
  /** Whether the address has a query: the page's own calls may then be others. */
  readonly hasQuery: boolean;
  /** Names the competition in calls; empty for the default. */
  readonly search: string;
  /** Whether the portal's code does not have the teams of the competition. */
  readonly hasOwnClubs: boolean;
}

/**
 * The script element that calls the API for a page before the portal's scripts are loaded.
 * @param script from the build of the shell (`EARLY_CALLS`)
 */
export function earlyCalls(
  script: string,
  { pathname, hasQuery, search, hasOwnClubs }: EarlyPage,
  visitor: Visitor,
  registry: RegistryNow,
): string {
  const manifests = releasesFor(pathname, visitor, registry).map(({ manifest }) => manifest);
  const data = new Set(manifests.flatMap((manifest) => manifest.data));
  const own = hasQuery ? [] : manifests.flatMap(({ routes }) => callsOf(routes, pathname));
  const isOpen = (call: OwnCall) => call.access === 'open' || !visitor.signedIn;
  const calls = [
    ...[
      ...ALWAYS,
      ...(hasOwnClubs ? ['clubs'] : []),
      ...Object.entries(CALLS).flatMap(([part, call]) => (data.has(part) ? call : [])),
    ].map((call) => call + search),
    ...own.filter(isOpen).map((call) => addressOf(call, search)),
  ];
  const memberCalls = [
    `teams${search}`,
    ...own.filter((call) => !isOpen(call)).map((call) => addressOf(call, search)),
  ];
  // With the broadcaster's cookie the call has a body, which only the portal writes.
  const member =
    visitor.signedIn && !visitor.hasWidgetUser ? ` data-member="${escapeHtml(memberCalls.join(' '))}"` : '';
  const lang = visitor.language ?? 'nl';
  return `<script data-lang="${lang}" data-calls="${escapeHtml(calls.join(' '))}"${member}>${script}</script>`;
}

/** A call that a route declares, at an address. */
interface OwnCall {
  readonly path: string;
  readonly query: string;
  readonly access: Endpoint['access'];
  readonly takesCompetition: boolean;
}

const inCompetition = new Set(competitionCalls());

/** Calls that the routes of a path declare; one that is none of the API's is left out. */
function callsOf(routes: readonly ManifestRoute[], pathname: string): OwnCall[] {
  return routes
    .filter(({ path }) => matches(path, pathname))
    .flatMap((route) => (route.calls ?? []).map((call) => filled(call, route.path, pathname)))
    .flatMap((call) => {
      const [path = '', query = ''] = call.split('?');
      const found = Object.entries<Endpoint>(endpoints).find(([name]) => isCallOf(name, path));
      return found
        ? [{ path, query, access: found[1].access, takesCompetition: inCompetition.has(found[0]) }]
        : [];
    });
}

/** `match/:id` of `/match/:id` at `/match/7` → `match/7` */
function filled(call: string, routePath: string, pathname: string): string {
  const parts = pathname.split('/');
  const names = routePath.split('/');
  return call.replace(/:(\w+)/g, (_, name: string) => parts[names.indexOf(`:${name}`)] ?? '');
}

function isCallOf(name: string, path: string): boolean {
  const pattern = name.replace(/^GET /, '/').replace(/\{(\w+)\}/g, ':$1');
  return name.startsWith('GET ') && matches(pattern, `/${path}`);
}

/** As the API client writes it, with sorted parameters (`buildRequest`). */
function addressOf({ path, query, takesCompetition }: OwnCall, search: string): string {
  const parameters = new URLSearchParams(query);
  if (takesCompetition) for (const [name, value] of new URLSearchParams(search)) parameters.set(name, value);
  parameters.sort();
  return path + (parameters.size > 0 ? `?${parameters}` : '');
}

/** The source expression of an inline script in a content security policy. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
