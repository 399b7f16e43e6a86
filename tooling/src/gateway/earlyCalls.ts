import { createHash } from 'node:crypto';
import type { PAGE_DATA } from '@euro/platform/manifest';
import { releasesFor } from './preloads.js';
import type { RegistryNow } from './registryReader.js';
import type { Visitor } from './visitor.js';

/** What the portal asks for on every page. */
const ALWAYS = ['competition', 'matches/deadline-info', 'matches'];
/** The call behind each part of the portal's state that a section may name in its manifest. */
const CALLS: Readonly<Record<(typeof PAGE_DATA)[number], string>> = { players: 'players' };

/**
 * The element that asks the API for what a page needs before the portal's scripts are there.
 * @param script what the shell was built with (`EARLY_CALLS`)
 */
export function earlyCalls(
  script: string,
  pathname: string,
  visitor: Visitor,
  registry: RegistryNow,
): string {
  const data = new Set(releasesFor(pathname, visitor, registry).flatMap(({ manifest }) => manifest.data));
  const calls = [...ALWAYS, ...Object.entries(CALLS).flatMap(([part, call]) => (data.has(part) ? call : []))];
  // With the broadcaster's cookie the call has a body, which the portal writes.
  const member = visitor.signedIn && !visitor.hasWidgetUser ? ' data-member' : '';
  const lang = visitor.language ?? 'nl';
  return `<script data-lang="${lang}" data-calls="${calls.join(' ')}"${member}>${script}</script>`;
}

/** How a content security policy names an inline script. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
