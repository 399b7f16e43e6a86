import type { BrowserContext, Page } from '@playwright/test';
import { differences, type Styles, stylesInside, stylesOfPage } from '../support/computedStyles.js';
import { rowsOf, watchForProblems } from '../support/embedOf.js';
import { signIn } from '../support/fan.js';
import { serveForeignPage } from '../support/foreignPage.js';
import { holdRequest } from '../support/heldRequest.js';
import { ALL_ELEMENTS, plainPage } from '../support/plainPage.js';
import { expect, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

const ELEMENTS = ['euro-rankings', 'euro-match', 'euro-player', 'euro-countdown', 'euro-trends'];

/** Style rules of a ten-year-old site, for all its elements. */
const HOSTILE = `
:root { --ink: lime; --surface: lime; --line: lime; --accent: lime; --accent-fill: lime; --row: 7px; --rows: 1 }
html { font-size: 62.5% }
* { letter-spacing: 3px !important; line-height: 3 !important; text-transform: uppercase !important; font-style: italic !important;
  color: lime !important; float: none; text-align: right !important; border-radius: 9px !important; box-sizing: content-box !important }
div, section, header, footer, ol, li, p, span { padding: 11px !important; margin: 7px !important; background: maroon !important; display: inline-block }
button, a, svg, path, h2, b, small { fill: lime !important; font: 40px/1 fantasy !important; border: 4px dashed lime !important; opacity: .5 }
#column { padding: 0 !important; margin: 0 !important; border: 0 !important; display: block; box-sizing: border-box !important }
euro-rankings, euro-match, euro-player, euro-countdown, euro-trends { padding: 0 !important; margin: 0 !important; cursor: wait; visibility: visible }`;

async function untilShown(page: Page, names: readonly string[] = ELEMENTS): Promise<void> {
  for (const name of names) {
    await page.locator(name).first().scrollIntoViewIfNeeded();
    await expect(page.locator(`${name} [aria-busy="false"]`).first()).toBeVisible();
  }
  await page.evaluate(() => document.fonts.ready);
}

/** Runs something on a page made for it. */
async function onPage<T>(
  page: Page,
  [html, options]: Parameters<typeof serveForeignPage>,
  measure: (url: string) => Promise<T>,
): Promise<T> {
  const foreignPage = await serveForeignPage(html, options);
  try {
    await page.goto(foreignPage.url);
    return await measure(foreignPage.url);
  } finally {
    await page.goto('about:blank');
    await foreignPage.stop();
  }
}

test('no style of the page changes when an embed is added', async ({ page, stack }) => {
  await page.route(`${stack.url}/embed/**`, (route) => route.abort());
  await page.goto(stack.site.origin);
  await expect(page.getByRole('button', { name: 'Stem' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await stylesOfPage(page);
  await page.unroute(`${stack.url}/embed/**`);

  await page.goto(stack.site.origin);
  await untilShown(page, ['euro-rankings']);
  await expect(page.getByRole('button', { name: 'Stem' })).toBeVisible();
  expect(Object.keys(before).length).toBeGreaterThan(60);
  expect(differences(before, await stylesOfPage(page))).toEqual([]);
});

test('no style of a page changes an embed: it is rendered alike on a bare page and on a hostile one', async ({
  page,
  stack,
}) => {
  const stylesOn = (head: string, files: Record<string, string>) =>
    onPage(page, [plainPage(stack, ALL_ELEMENTS, { head }), { files }], async () => {
      await untilShown(page);
      const inside: Record<string, Styles> = {};
      for (const name of ELEMENTS) inside[name] = await stylesInside(page, name);
      return inside;
    });
  const onBare = await stylesOn('', {});
  const house = `${stack.site.origin}/files/style.css`;
  const onHouse = await stylesOn(`<link rel="stylesheet" href="${house}">`, {});
  const onHostile = await stylesOn('<link rel="stylesheet" href="/hostile.css">', {
    '/hostile.css': HOSTILE,
  });
  for (const name of ELEMENTS) {
    expect(Object.keys(onBare[name] ?? {}).length).toBeGreaterThan(5);
    const withoutHeading = (lines: readonly string[]) => lines.filter((line) => !isHeadingFont(line));
    expect(differences(onBare[name] ?? {}, onHostile[name] ?? {})).toEqual([]);
    // The house style hands one thing in on purpose: the letter of the heading.
    expect(withoutHeading(differences(onBare[name] ?? {}, onHouse[name] ?? {}))).toEqual([]);
  }
});

/** The heading's letter, and values that depend on its width and height. */
function isHeadingFont(line: string): boolean {
  return /(> header:\d+|> h2:\d+|> section:0|> header:\d+ > h2:\d+) (font-family|height|block-size|(perspective|transform)-origin|width|inline-size|bottom|inset-block-end)/.test(
    line,
  );
}

test('an embed leaves nothing on window, and no listener after its removal', async ({ page, stack }) => {
  await page.addInitScript(() => {
    let listening = 0;
    // Listeners of the test's own tracing are not counted.
    const ofKit = () => (/\/(embed|remotes\/embeds)\//.test(new Error().stack ?? '') ? 1 : 0);
    for (const target of [window, document]) {
      const { addEventListener, removeEventListener } = target;
      target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        listening += ofKit();
        addEventListener.apply(target, args);
      };
      target.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
        listening -= ofKit();
        removeEventListener.apply(target, args);
      };
    }
    Reflect.set(window, 'countListening', () => listening);
  });
  const namesOf = () => Object.getOwnPropertyNames(window).sort();
  const countListeners = () => (Reflect.get(window, 'countListening') as () => number)();

  const bare = await onPage(page, [plainPage(stack, '<p>Niets</p>').replace(/<script.*<\/script>/, '')], () =>
    page.evaluate(namesOf),
  );
  await onPage(page, [plainPage(stack, ALL_ELEMENTS)], async () => {
    await untilShown(page);
    expect(await page.evaluate(namesOf)).toEqual(bare);
    expect(await page.evaluate(countListeners)).toBeGreaterThan(0);
    await page.evaluate(() => document.querySelector('#column')?.replaceChildren());
    await expect.poll(() => page.evaluate(countListeners)).toBe(0);
    expect(await page.evaluate(() => document.fonts.size)).toBe(0);
  });
});

test('no cookie is sent or received, and nothing is stored, also for users signed in at the portal', async ({
  page,
  context,
  stack,
}) => {
  await page.goto('/');
  await signIn(page, 'fan@demo.test');
  const before = await cookiesOf(context);
  expect(before).not.toEqual([]);

  const article = await context.newPage();
  const withCredentials: string[] = [];
  const responseUrls: string[] = [];
  article.on('request', async (request) => {
    if (!request.url().startsWith(stack.url)) return;
    const { cookie, authorization } = await request.allHeaders();
    if (cookie || authorization) withCredentials.push(`${request.url()} ${cookie ?? authorization}`);
  });
  article.on('response', async (response) => {
    if (!response.url().startsWith(stack.url)) return;
    responseUrls.push(response.url());
    if ((await response.allHeaders())['set-cookie']) withCredentials.push(`${response.url()} sets a cookie`);
  });
  // Both are on 127.0.0.1, where cookies ignore ports: the browser would send it with credentials.
  await article.goto(stack.site.origin);
  await expect(rowsOf(article.locator('euro-rankings'))).toHaveCount(8);
  expect(responseUrls.length).toBeGreaterThan(1);
  expect(withCredentials).toEqual([]);
  expect(await cookiesOf(context)).toEqual(before);
  const stored = await article.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
  ]);
  expect(stored).toEqual([]);
});

test('a page with the strictest policy shows it without a violation', async ({ page, stack }) => {
  const problems = await watchForProblems(page);
  await page.goto(`${stack.site.origin}/streng.html`);
  await expect(rowsOf(page.locator('euro-rankings'))).toHaveCount(8);
  await page.locator('euro-rankings').getByRole('tab', { name: 'Speeldag' }).click();
  await expect(page.locator('euro-rankings').getByText('Speeldag 1 ·')).toBeVisible();
  expect(problems).toEqual([]);
});

test('all of them work with only the documented directives', async ({ page, stack }) => {
  const problems = await watchForProblems(page);
  const policy = [
    "default-src 'none'",
    `script-src ${stack.url}`,
    `connect-src ${stack.url}`,
    `font-src ${stack.url}`,
    `img-src ${stack.url}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
  const html = plainPage(stack, ALL_ELEMENTS).replace(/<style>.*<\/style>/, '');
  await onPage(page, [html, { headers: { 'content-security-policy': policy } }], async () => {
    await untilShown(page);
    expect(problems.filter((problem) => !problem.includes('favicon'))).toEqual([]);
  });
});

test('two script tags and many elements share one copy and one request', async ({ page, stack }) => {
  const requests: string[] = [];
  const problems = await watchForProblems(page);
  page.on('request', (request) => {
    if (request.url().startsWith(stack.url)) requests.push(request.url().slice(stack.url.length));
  });
  const tag = `<script src="${stack.url}/embed/v1.js" async crossorigin></script>`;
  const ranking = '<euro-rankings lang="nl" rows="5"></euro-rankings>';
  await onPage(page, [plainPage(stack, ranking + ranking + ALL_ELEMENTS, { head: tag })], async () => {
    await untilShown(page);
    await expect(rowsOf(page.locator('euro-rankings').nth(1))).toHaveCount(5);
  });
  const twice = requests.filter((url, at) => requests.indexOf(url) !== at && !url.startsWith('/embed/v1.js'));
  expect(twice).toEqual([]);
  expect(requests.filter((url) => url.startsWith('/api/rankings')).length).toBe(1);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('a loading element has its final height, and fits columns of 260 to 900 pixels', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 1000, height: 3000 });
  for (const width of [260, 400, 640, 900]) {
    const api = await holdRequest(page, `${stack.url}/api/**`);
    await onPage(page, [plainPage(stack, ALL_ELEMENTS, { width })], async () => {
      for (const name of ELEMENTS) await expect(page.locator(`${name} section`).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const heights = () =>
        page.evaluate(
          (names) => names.map((name) => document.querySelector(name)?.clientHeight ?? 0),
          ELEMENTS,
        );
      const whileLoading = await heights();
      api.release();
      await untilShown(page);
      const differences = (await heights()).map((height, at) => Math.abs(height - (whileLoading[at] ?? 0)));
      // Lines are high by fractions of a pixel.
      expect(Math.max(...differences), `at ${width} pixels`).toBeLessThanOrEqual(1);
      expect(await tooWide(page), `at ${width} pixels`).toEqual([]);
    });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

/** Names elements in an embed that are wider than its box, and would be cut off. */
function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (names) =>
      names.flatMap((name) =>
        [...(document.querySelector(name)?.shadowRoot?.querySelectorAll('*') ?? [])]
          .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
          .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
          .map((element) => `${name} ${element.localName} ${element.getAttribute('class') ?? ''}`),
      ),
    ELEMENTS,
  );
}

test('the page that reserves its place does not shift', async ({ page, stack }) => {
  await page.addInitScript(() => {
    let shiftSum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shiftSum += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'shiftedSoFar', () => shiftSum);
  });
  await page.goto(stack.site.origin);
  await expect(rowsOf(page.locator('euro-rankings'))).toHaveCount(8);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const shiftSum = await page.evaluate(() => (Reflect.get(window, 'shiftedSoFar') as () => number)());
  // Letters are slightly wider than the fallback's, and load late on a busy machine; a page that jumps has 0.1 and
  // more.
  expect(shiftSum).toBeLessThan(0.01);
});

async function cookiesOf(context: BrowserContext): Promise<readonly string[]> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).sort();
}
