import type { Page } from '@playwright/test';
import { federationRuntime } from '../support/federationRuntime.js';
import { serveForeignPage } from '../support/foreignPage.js';
import { expect, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

interface Shared {
  readonly name: string;
  readonly version: string;
}

/**
 * Another host, which has only the address of a manifest. Its shared modules are made up: the section's own libraries
 * are not tested here.
 */
const script = (manifest: string, shared: readonly Shared[]) => `
  import { createInstance } from '@module-federation/runtime';
  const anything = new Proxy(function () {}, { get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything), apply: () => anything });
  const shared = Object.fromEntries(${JSON.stringify(shared)}.map(({ name, version }) => [name, {
    version, shareConfig: { singleton: true, requiredVersion: '^' + version }, lib: () => anything }]));
  const host = createInstance({ name: 'somebody', remotes: [{ name: 'mf_rankings', entry: ${JSON.stringify(manifest)} }], shared });
  globalThis.loading = host.loadRemote('mf_rankings/remote');
`;

/** Names of the section's exports. Its `remote` was created by a made-up library on this page. */
function loaded(page: Page) {
  return page.evaluate(async () =>
    Object.keys(await (window as unknown as { loading: Promise<object> }).loading),
  );
}

test('any host of Module Federation loads a section from only the address of its manifest', async ({
  page,
  stack,
}) => {
  const { files, importMap } = federationRuntime();
  const manifest = `${stack.url}/remotes/mf-rankings/mf-manifest.json`;
  const { shared } = (await (await fetch(manifest)).json()) as { readonly shared: readonly Shared[] };
  const host = await serveForeignPage(
    `<!doctype html>${importMap}<script type="module" src="/host.js"></script>`,
    { files: { ...files, '/host.js': script(manifest, shared) } },
  );
  try {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(host.url);
    expect(await loaded(page)).toEqual(['remote']);
    const ours = requests.filter((url) => url.startsWith(stack.url));
    expect(ours).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\/remotes\/mf-rankings\/1\.[^/]+\/remoteEntry\.full\.js$/),
      ]),
    );
    expect(await page.evaluate(() => '_FEDERATION_BUNDLER_RUNTIME' in globalThis)).toBe(false);
  } finally {
    await host.stop();
  }
});
