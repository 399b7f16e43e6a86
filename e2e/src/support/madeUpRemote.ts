import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Stack } from './stack.js';

/** An entry of the registry, whatever is wrong with it. */
export interface Entry {
  readonly name: string;
  readonly active: unknown;
}

/** What a remote that a test makes up differs in from one that is as it should be. */
export interface MadeUpParts {
  /** Body of `mount(element, props, platform)`; it is to answer `{ update, unmount }`. */
  readonly mount?: string;
  /** The whole entry script, where it is not one that leaves a container. */
  readonly script?: string;
  /** Number that the code says; the manifest says its own. */
  readonly contract?: number;
  /** `1.0.0` unless said otherwise; what is mended is another release. */
  readonly version?: string;
  readonly manifest?: Readonly<Record<string, unknown>>;
}

export const GREETING = 'Hallo van een nieuwe ploeg';

const GREET = `element.innerHTML = '<h1>${GREETING}</h1>';
  return { update() {}, unmount() { element.replaceChildren(); } };`;

/** Where its entry script is, of whichever version. */
export const entryUrl = '**/remotes/mf-hello/*/remoteEntry.js*';

/** The entry script of a remote `mf-hello`, as a bundler would leave it. */
export function madeUpScript({ mount = GREET, contract = 2, script }: MadeUpParts = {}): string {
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

/** Puts entries beside those of the registry; answers how to take them out again. */
export function enter(stack: Stack, ...entries: readonly Entry[]): () => void {
  const before = stack.readRegistry();
  const registry = JSON.parse(before) as { readonly remotes: readonly Entry[] };
  const names = entries.map(({ name }) => name);
  const others = registry.remotes.filter(({ name }) => !names.includes(name));
  stack.writeRegistry(JSON.stringify({ ...registry, remotes: [...others, ...entries] }));
  return () => stack.writeRegistry(before);
}

/** Serves the entry script of `mf-hello` to a page, until something else is served. */
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
