import { createHash } from 'node:crypto';
import type { PAGE_DATA } from '@euro/platform/manifest';
import { escapeHtml } from '../http/escapeHtml.js';
import type { Visitor } from '../http/visitor.js';
import type { RegistryNow } from '../releases/registryReader.js';
import { releasesFor } from './preloads.js';

/** Calls of the portal on every page. */
const ALWAYS = ['competition', 'matches/deadline-info', 'matches'];
/** Call by part of the portal's state that a manifest may list. */
const CALLS: Readonly<Record<(typeof PAGE_DATA)[number], string>> = { players: 'players' };

export interface EarlyPage {
  /** Within its competition. */
  readonly pathname: string;
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
  { pathname, search, hasOwnClubs }: EarlyPage,
  visitor: Visitor,
  registry: RegistryNow,
): string {
  const data = new Set(releasesFor(pathname, visitor, registry).flatMap(({ manifest }) => manifest.data));
  const calls = [
    ...ALWAYS,
    ...(hasOwnClubs ? ['clubs'] : []),
    ...Object.entries(CALLS).flatMap(([part, call]) => (data.has(part) ? call : [])),
  ];
  // With the broadcaster's cookie the call has a body, which only the portal writes.
  const member = visitor.signedIn && !visitor.hasWidgetUser ? ' data-member' : '';
  const lang = visitor.language ?? 'nl';
  const query = search && ` data-search="${escapeHtml(search)}"`;
  return `<script data-lang="${lang}" data-calls="${calls.join(' ')}"${member}${query}>${script}</script>`;
}

/** The source expression of an inline script in a content security policy. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
