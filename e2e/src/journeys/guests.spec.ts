import type { Locator, Page } from '@playwright/test';
import { watchForProblems } from '../support/embedOf.js';
import { federationRuntime } from '../support/federationRuntime.js';
import { serveForeignPage } from '../support/foreignPage.js';
import { pageSurface } from '../support/pageSurface.js';
import { isSampled } from '../support/sampled.js';
import type { Stack } from '../support/stack.js';
import { expect, leftOut, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

/** Further hosts, and what `packages/guest` proves. */
const testInFull = isSampled('guests: hosts') ? leftOut : test;

/** De Schelde's pages that are built as hosts of Module Federation, with React 19. */
const WEBPACK = '/federatie.html';
const VITE = '/federatie-vite.html';
/** A string that only react-dom contains. */
const REACT_DOM = /react\.dev\/errors\//;

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const rows = (page: Page): Locator => section(page, 'De stand').getByRole('row');

async function untilShown(page: Page): Promise<void> {
  await expect(rows(page)).toHaveCount(11);
  await expect(section(page, 'De wedstrijden').getByRole('heading', { name: /Speeldag 2/ })).toBeVisible();
}

/** Scripts that a page takes from an origin; counts those that hold a copy of react-dom. */
function watchScripts(page: Page, origin: string) {
  const scripts: { readonly url: string; readonly text: Promise<string> }[] = [];
  page.on('response', (response) => {
    const { pathname, origin: from } = new URL(response.url());
    if (from === origin && pathname.endsWith('.js'))
      scripts.push({ url: pathname, text: response.text().catch(() => '') });
  });
  return {
    urls: () => scripts.map(({ url }) => url),
    async withReactDom() {
      const texts = await Promise.all(scripts.map(({ text }) => text));
      return scripts.filter((_, at) => REACT_DOM.test(texts[at] ?? '')).map(({ url }) => url);
    },
  };
}

test('two guests work on a page beside jQuery and share the React of its host', async ({ page, stack }) => {
  const problems = await watchForProblems(page);
  const scripts = watchScripts(page, stack.url);
  await page.goto(stack.site.origin + WEBPACK);
  await untilShown(page);
  await page.getByRole('button', { name: 'Hoe werkt dat?' }).click();
  await expect(page.getByText('Met Module Federation.')).toBeVisible();
  // The page's own text has 19 px, and its root element 10.
  await expect(rows(page).nth(1).getByRole('link')).toHaveCSS('font-size', '16px');

  // In a box that shrinks to its content, on a page from right to left.
  const box = section(page, 'De stand').locator('[data-theme]').locator('xpath=..');
  const before = await box.evaluate((element) => element.getBoundingClientRect().width);
  await box.evaluate((element) => {
    element.style.cssText = 'float: left; direction: rtl';
  });
  const { width } = (await box.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThanOrEqual(Math.min(280, before));
  await expect(rows(page).first()).toHaveCSS('direction', 'ltr');

  expect(scripts.urls()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/\/mf-rankings\/[^/]+\/guest\/entry\.js$/),
      expect.stringMatching(/\/mf-stats\/[^/]+\/guest\/entry\.js$/),
    ]),
  );
  expect(await scripts.withReactDom()).toEqual([]);
  expect(problems).toEqual([]);
});

testInFull('language and theme of a guest change in place', async ({ page, stack }) => {
  await page.goto(stack.site.origin + WEBPACK);
  await untilShown(page);
  const place = section(page, 'De stand').locator('[data-theme]');
  await place.evaluate((element) => element.setAttribute('data-marked', ''));
  await page.getByLabel('Thema').selectOption('donker');
  await page.getByLabel('Taal').selectOption('Engels');
  await expect(section(page, 'De stand').getByRole('heading', { name: 'Rankings' })).toBeVisible();
  await expect(section(page, 'De wedstrijden').getByText('Croatia').first()).toBeVisible();
  await expect(place).toHaveAttribute('data-theme', 'dark');
  await expect(place).toHaveAttribute('data-marked', '');
});

testInFull('a guest leaves nothing on the page when it is unmounted', async ({ page, stack }) => {
  await page.addInitScript(() => {
    const isGuest = () => /\/guest\/[^/]+\.js/.test(new Error().stack ?? '');
    const { setInterval, clearInterval, setTimeout, clearTimeout } = window;
    const timers = new Set<unknown>();
    const track = (timer: number) => {
      if (isGuest()) timers.add(timer);
      return timer;
    };
    Object.assign(window, {
      setInterval: (...args: Parameters<typeof setInterval>) => track(Number(setInterval(...args))),
      clearInterval(timer?: number) {
        timers.delete(timer);
        clearInterval(timer);
      },
      setTimeout(run: TimerHandler, ...rest: unknown[]) {
        const timer = track(
          setTimeout(
            (...args: unknown[]) => {
              timers.delete(timer);
              if (typeof run === 'function') run(...args);
            },
            ...(rest as [number]),
          ),
        );
        return timer;
      },
      clearTimeout(timer?: number) {
        timers.delete(timer);
        clearTimeout(timer);
      },
      openTimers: () => timers.size,
    });
  });
  const openTimers = () => page.evaluate(() => (Reflect.get(window, 'openTimers') as () => number)());
  const takeAway = async () => {
    await page.getByRole('button', { name: 'Haal weg' }).click();
    await expect(section(page, 'De stand')).toHaveCount(0);
  };

  // The page as it is without EuroManager.
  await page.route(`${stack.url}/**`, (route) => route.abort());
  await page.goto(stack.site.origin + WEBPACK);
  await expect(page.getByRole('alert')).toHaveCount(2);
  await takeAway();
  const afterwards = await pageSurface(page);
  await page.unroute(`${stack.url}/**`);

  await page.goto(stack.site.origin + WEBPACK);
  await untilShown(page);
  expect(await openTimers()).toBeGreaterThan(0);
  const during = await pageSurface(page);
  expect(during.fonts).not.toEqual(afterwards.fonts);
  expect(during.listeners).not.toEqual(afterwards.listeners);
  await takeAway();
  await expect.poll(openTimers).toBe(0);
  await expect.poll(() => pageSurface(page)).toEqual(afterwards);

  await page.getByRole('button', { name: 'Toon opnieuw' }).click();
  await untilShown(page);
});

testInFull('a missing remote is reported on the page, which continues', async ({ page, stack }) => {
  await page.route(`${stack.url}/remotes/mf-stats/**`, (route) => route.abort());
  await page.goto(stack.site.origin + WEBPACK);
  const matches = section(page, 'De wedstrijden');
  await expect(matches.getByRole('alert')).toContainText('EuroManager is even niet bereikbaar.');
  await expect(rows(page)).toHaveCount(11);
  await page.getByRole('button', { name: 'Hoe werkt dat?' }).click();
  await expect(page.getByText('Met Module Federation.')).toBeVisible();

  await page.unroute(`${stack.url}/remotes/mf-stats/**`);
  await matches.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await untilShown(page);
});

testInFull('an unreachable API is reported in each place, with a retry', async ({ page, stack }) => {
  await page.route(`${stack.url}/api/**`, (route) => route.abort());
  await page.goto(stack.site.origin + WEBPACK);
  const retryButton = (name: string) => section(page, name).getByRole('button', { name: 'Probeer opnieuw' });
  await expect(retryButton('De wedstrijden')).toBeVisible();
  await expect(retryButton('De stand')).toBeVisible();
  await page.unroute(`${stack.url}/api/**`);
  await retryButton('De wedstrijden').click();
  await retryButton('De stand').click();
  await untilShown(page);
});

testInFull('a page built by Vite works as a host, too', async ({ page, stack }) => {
  const problems = await watchForProblems(page);
  const scripts = watchScripts(page, stack.url);
  await page.goto(stack.site.origin + VITE);
  await expect(page.getByRole('heading', { name: /Topelftal van speeldag 1/ })).toBeVisible();
  await page.getByLabel('Speeldag', { exact: true }).selectOption('Speeldag 1');
  expect(await scripts.withReactDom()).toEqual([]);
  expect(problems).toEqual([]);
});

/** A host without a bundler, which shares React 17 or nothing, and mounts two guests. */
function otherHost({ url, site }: Stack, hasReact: boolean): string {
  const { importMap } = federationRuntime();
  const react = ['react', 'react-dom']
    .map((name) => `<script src="${site.origin}/files/${name}-17.js"></script>`)
    .join('');
  return `<!doctype html><html lang="nl"><title>Een bladzijde</title>${importMap}${hasReact ? react : ''}
<main><button id="end">End</button><div id="own"></div><section id="ranking"></section><section id="matchday"></section></main>
<script type="module">
  import { createInstance } from '@module-federation/runtime';
  const names = Reflect.ownKeys(window);
  const entry = (name) => ({ name: name.replace('-', '_'), entry: '${url}/remotes/' + name + '/mf-manifest.json' });
  const version = '17.0.2';
  const share = (lib) => ({ version, lib: () => lib, shareConfig: { singleton: true, requiredVersion: '^17.0.2' } });
  const host = createInstance({
    name: 'somebody',
    remotes: [entry('mf-rankings'), entry('mf-stats')],
    shared: window.React ? { react: share(React), 'react-dom': share(ReactDOM) } : {},
  });
  window.React && ReactDOM.render(React.createElement('p', null, 'React ' + React.version), document.getElementById('own'));
  const mount = async (name, id, embed) =>
    (await host.loadRemote(name + '/guest')).mount(document.getElementById(id), { embed, lang: 'nl' });
  const mounted = [
    await mount('mf_rankings', 'ranking', 'rankings/table@1'),
    await mount('mf_stats', 'matchday', 'stats/matchday@1'),
  ];
  document.getElementById('end').onclick = () => {
    for (const each of mounted) each.unmount();
    document.title = 'left: ' + Reflect.ownKeys(window).filter((name) => !names.includes(name)).map(String).join();
  };
  const team = await createInstance({ name: 'other', remotes: [entry('mf-team')] }).loadRemote('mf_team/guest');
  try { team.mount(document.body, {}) } catch (error) { document.title = error.message }
</script></html>`;
}

for (const [what, hasReact] of [
  ['React 17', true],
  ['no React', false],
] as const) {
  testInFull(`a host with ${what} gets one React of the guests for both`, async ({ page, stack }) => {
    const { files } = federationRuntime();
    const scripts = watchScripts(page, stack.url);
    const host = await serveForeignPage(otherHost(stack, hasReact), { files });
    try {
      await page.goto(host.url);
      await expect(page.locator('#ranking').getByRole('row')).toHaveCount(11);
      await expect(page.locator('#matchday').getByRole('heading', { name: /Speeldag 2/ })).toBeVisible();
      if (hasReact) await expect(page.getByText('React 17.0.2')).toBeVisible();
      const copies = await scripts.withReactDom();
      expect(new Set(copies.map((url) => url.split('/')[2]))).toEqual(new Set(['mf-rankings']));
      await expect(page).toHaveTitle(/^mf-team has no embed that may be shown without a session/);

      await page.getByRole('button', { name: 'End', exact: true }).click();
      await expect(page).toHaveTitle('left:');
      // React 17 of the host listens twice, to both phases; that of the guests not at all.
      const { listeners } = await pageSurface(page);
      const expected = Array(hasReact ? 2 : 0).fill('document selectionchange');
      expect(listeners.filter((each) => each.startsWith('document '))).toEqual(expected);
    } finally {
      await page.goto('about:blank');
      await host.stop();
    }
  });
}
