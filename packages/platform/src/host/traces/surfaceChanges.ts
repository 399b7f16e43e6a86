import type { PageSurface } from './pageSurface.js';

/**
 * Names that the portal itself adds: chunks and containers of remotes, the share scope of Module Federation, the
 * symbols by which copies of a library find each other, and what Vue shares between its copies and with its dev tools.
 */
const MACHINERY = /^window\.(?:webpackChunk|__FEDERATION|__webpack|__mf|__VUE_|mf_|euro_|Symbol\()/;

/** Lists what was added to, replaced in or removed from the surface of a page: "window.cache was added". */
export function surfaceChanges(before: PageSurface, after: PageSurface): string[] {
  const changes: string[] = [];
  for (const [name, value] of after) {
    if (MACHINERY.test(name)) continue;
    if (!before.has(name)) changes.push(`${name} was added`);
    else if (!Object.is(before.get(name), value)) changes.push(`${name} was replaced`);
  }
  for (const name of before.keys()) {
    if (!after.has(name) && !MACHINERY.test(name)) changes.push(`${name} was removed`);
  }
  return changes;
}
