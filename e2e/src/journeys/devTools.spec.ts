import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

interface Federation {
  readonly __INSTANCES__: readonly {
    readonly name: string;
    readonly options: {
      readonly version?: string;
      readonly remotes: readonly { readonly name: string; readonly version: string }[];
    };
  }[];
  readonly __SHARE__: Readonly<Record<string, { readonly default?: Record<string, object> }>>;
  readonly moduleInfo: Readonly<
    Record<string, { readonly version: string; readonly remotesInfo: Record<string, object> }>
  >;
}

/** The data that Module Federation's dev tools read from a page. */
function federationOf(page: Page) {
  return page.evaluate(() => {
    const { __INSTANCES__, __SHARE__, moduleInfo } = (globalThis as unknown as { __FEDERATION__: Federation })
      .__FEDERATION__;
    const [host] = __INSTANCES__;
    const scope = Object.entries(__SHARE__).find(([id]) => id.startsWith('shell'))?.[1].default ?? {};
    return {
      instances: __INSTANCES__.map(({ name }) => name),
      version: host?.options.version,
      remotes: host?.options.remotes.map(({ name, version }) => ({ name, version })),
      reacts: Object.keys(scope.react ?? {}),
      shared: Object.keys(scope),
      shell: moduleInfo.shell,
      listed: Object.keys(moduleInfo),
    };
  });
}

test('dev tools of Module Federation find the host, its remotes with their versions, and what is shared', async ({
  page,
  stack,
}) => {
  const { remotes } = (await (await fetch(`${stack.url}/registry.json`)).json()) as {
    remotes: { name: string; active: { manifest: { version: string } } }[];
  };
  const versionOf = (name: string) =>
    remotes.find((remote) => remote.name === name)?.active.manifest.version ?? '';
  await page.goto('/rankings');
  await expect(page.getByRole('main').getByText('Dynamo Eindhoven').first()).toBeVisible();
  const version = versionOf('mf-rankings');
  const federation = await federationOf(page);
  expect(federation.instances).toEqual(['shell', 'mf_rankings']);
  expect(federation.version).toMatch(/^1\.0\.0-/);
  expect(federation.remotes).toEqual([{ name: 'mf_rankings', version }]);
  expect(federation.reacts).toEqual([expect.stringMatching(/^19\./)]);
  expect(federation.shared).toEqual(expect.arrayContaining(['react', 'rxjs', '@euro/design-system']));
  expect(federation.shell).toMatchObject({
    version: federation.version,
    remotesInfo: { mf_rankings: { matchedVersion: version } },
  });
  expect(federation.listed).toEqual(expect.arrayContaining(['shell', `mf_rankings:${version}`]));

  await page.getByRole('navigation').getByRole('link', { name: 'Stats', exact: true }).first().click();
  await expect(page.getByRole('main').getByText('Bellingham').first()).toBeVisible();
  expect((await federationOf(page)).remotes).toEqual([
    { name: 'mf_rankings', version },
    { name: 'mf_stats', version: versionOf('mf-stats') },
  ]);
});
