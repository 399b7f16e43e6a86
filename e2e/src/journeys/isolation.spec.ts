import { createHash } from 'node:crypto';
import { keepsItsPage } from '../support/pitch.js';
import { expect, test } from '../support/test.js';

interface Entry {
  name: string;
  active: { base: string; manifest: Record<string, unknown> };
}

const RANKINGS = '**/remotes/mf-rankings/**';

test('one remote is gone: the rest works, and Retry brings it back without a reload', async ({ page }) => {
  await page.route(RANKINGS, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/rankings');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();

  await page.goto('/stats');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('Bellingham').first()).toBeVisible();

  await page.goto('/rankings');
  await expect(main.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
  const isStillThere = await keepsItsPage(page);
  await page.unroute(RANKINGS);
  await main.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(main.getByText('Dynamo Eindhoven').first()).toBeVisible();
  await isStillThere();
});

test('an entry of the registry is garbage: that section is absent, the others stay', async ({
  page,
  stack,
}) => {
  const before = stack.readRegistry();
  const registry = JSON.parse(before) as { remotes: Entry[] };
  const broken = registry.remotes.map((entry) =>
    entry.name === 'mf-rankings' ? { name: 'mf-rankings', active: 'nonsense' } : entry,
  );
  stack.writeRegistry(JSON.stringify({ remotes: broken }));
  try {
    await page.goto('/stats');
    await expect(page.getByRole('main').getByText('Bellingham').first()).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Rangschikking' })).toHaveCount(0);
  } finally {
    stack.writeRegistry(before);
  }
});

test('a remote nobody knew joins by the registry alone, and no file of the shell changes', async ({
  page,
  stack,
}, info) => {
  const script = `var mf_hello = { init() {}, get: async () => () => ({ remote: { contract: 1, mount(element) {
    element.innerHTML = '<h1>Hallo van een nieuwe ploeg</h1>';
    return { update() {}, unmount() { element.replaceChildren(); } };
  } } }) };`;
  await page.route('**/remotes/mf-hello/1.0.0/remoteEntry.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: script,
    }),
  );
  const before = stack.readRegistry();
  const registry = JSON.parse(before) as { remotes: Entry[] };
  const [example] = registry.remotes;
  if (!example) throw new Error('The registry is empty');
  const words = (nl: string) => ({ nl, en: nl });
  const hello: Entry = {
    name: 'mf-hello',
    active: {
      base: '/remotes/mf-hello/1.0.0/',
      manifest: {
        ...example.active.manifest,
        name: 'mf-hello',
        container: 'mf_hello',
        title: words('Hallo'),
        version: '1.0.0',
        routes: [{ path: '/hallo', title: words('Hallo'), access: 'open' }],
        menu: [{ label: words('Hallo'), to: '/hallo', when: 'always', order: 15, place: 'main' }],
        embeds: [],
        uses: [],
        entry: 'remoteEntry.js',
        integrity: `sha384-${createHash('sha384').update(script).digest('base64')}`,
        preload: [],
        sizes: { 'remoteEntry.js': script.length },
      },
    },
  };
  stack.writeRegistry(JSON.stringify({ remotes: [...registry.remotes, hello] }));
  try {
    await page.goto('/stats');
    if (info.project.name === 'phone')
      await page.getByRole('button', { name: 'Menu', exact: false }).first().click();
    await page.getByRole('link', { name: 'Hallo', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Hallo van een nieuwe ploeg' })).toBeVisible();
    await expect(page).toHaveTitle(/Hallo/);
  } finally {
    stack.writeRegistry(before);
  }
});

test('the API is down: the frame stands, the section says so, and it comes back', async ({ page, stack }) => {
  await stack.killApi();
  await page.goto('/rankings');
  await expect(page.getByRole('banner')).toBeVisible();
  const again = page.getByRole('main').getByRole('button', { name: 'Probeer opnieuw' }).first();
  await expect(again).toBeVisible();
  await stack.startApi();
  await again.click();
  await expect(page.getByRole('main').getByText('Dynamo Eindhoven').first()).toBeVisible();
});
