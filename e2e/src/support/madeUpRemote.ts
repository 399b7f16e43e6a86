import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Stack } from './stack.js';

/** An entry of the registry, valid or not. */
export interface Entry {
  readonly name: string;
  readonly active: unknown;
}

/** Differences of a fictitious remote from a valid one. */
export interface MadeUpParts {
  /** Body of `mount(element, props, platform)`, which must return `{ update, unmount }`. */
  readonly mount?: string;
  /** The complete entry script, where it does not define a container. */
  readonly script?: string;
  /** Contract number in the code; the manifest has its own. */
  readonly contract?: number;
  /** `1.0.0` by default; a repaired remote is another release. */
  readonly version?: string;
  readonly manifest?: Readonly<Record<string, unknown>>;
}

export const GREETING = 'Hallo van een nieuwe ploeg';

const GREET = `element.innerHTML = '<h1>${GREETING}</h1>';
  return { update() {}, unmount() { element.replaceChildren(); } };`;

/** Addresses of its entry script, for all versions. */
export const entryUrl = '**/remotes/mf-hello/*/remoteEntry.js*';

/** The entry script of a remote `mf-hello`, in the form of a bundler. */
function madeUpScript({ mount = GREET, contract = 2, script }: MadeUpParts = {}): string {
  return (
    script ??
    `var mf_hello = { init() {}, get: async () => () => ({ remote: { contract: ${contract},
      mount(element, props, platform) { ${mount} } } }) };`
  );
}

/** Its entry in the registry: a page `/hallo` in the menu. */
export function madeUpEntry(parts: MadeUpParts = {}): Entry {
  const script = madeUpScript(parts);
  const hello = { nl: 'Hallo', en: 'Hello' };
  const { version = '1.0.0' } = parts;
  return {
    name: 'mf-hello',
    active: {
      base: `/remotes/mf-hello/${version}/`,
      manifest: {
        name: 'mf-hello',
        container: 'mf_hello',
        contract: 2,
        title: hello,
        version,
        routes: [{ path: '/hallo', title: hello, access: 'open' }],
        menu: [{ label: hello, to: '/hallo', when: 'always', order: 15, place: 'main' }],
        embeds: [],
        uses: [],
        data: [],
        entry: 'remoteEntry.js',
        integrity: `sha384-${createHash('sha384').update(script).digest('base64')}`,
        preload: [],
        shared: [],
        sizes: {},
        ...parts.manifest,
      },
    },
  };
}

/** Adds entries to the registry; returns a function that removes them. */
export function enter(stack: Stack, ...entries: readonly Entry[]): () => void {
  const originalRegistry = stack.readRegistry();
  const registry = JSON.parse(originalRegistry) as { readonly remotes: readonly Entry[] };
  const names = entries.map(({ name }) => name);
  const others = registry.remotes.filter(({ name }) => !names.includes(name));
  stack.writeRegistry(JSON.stringify({ ...registry, remotes: [...others, ...entries] }));
  return () => stack.writeRegistry(originalRegistry);
}

/** Serves the entry script of `mf-hello` to a page, until it is replaced. */
export async function serve(page: Page, parts: MadeUpParts = {}): Promise<void> {
  await page.unroute(entryUrl);
  await page.route(entryUrl, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: madeUpScript(parts),
    }),
  );
}
