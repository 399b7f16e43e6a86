import type { Page } from '@playwright/test';
import { callApi } from '../support/callApi.js';
import { rowsAsShown, rowsOf } from '../support/embedOf.js';
import { expectNoViolations } from '../support/expectNoViolations.js';
import { mostlyOn } from '../support/sampled.js';
import { expect, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

/** Scrolls to every embed of a page, one after the other, until each shows its content. */
async function readToTheEnd(page: Page): Promise<void> {
  const embeds = page.locator('euro-rankings, euro-match, euro-player, euro-countdown, euro-trends');
  for (const embed of await embeds.all()) {
    await embed.scrollIntoViewIfNeeded();
    await expect(embed.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(embed.getByRole('button', { name: /Probeer opnieuw|Try again/ })).toHaveCount(0);
  }
}

test("the broadcaster's article shows the current ranking beside its own poll", {
  tag: '@anyScreen',
}, async ({ page, stack }) => {
  const ranking = await callApi(stack, 'GET rankings/{type}', { params: { type: 'general' } });
  await page.goto(stack.site.origin);

  const embed = page.locator('euro-rankings');
  await embed.scrollIntoViewIfNeeded();
  await expect(embed.getByRole('heading', { name: 'Rangschikking EuroManager' })).toBeVisible();
  await expect(rowsOf(embed)).toHaveText(rowsAsShown(ranking.data.slice(0, 8)));
  await expect(embed.getByText('Na speeldag 1 · 500 ploegen')).toBeVisible();
  await expect(embed.getByText('Data: StatsBomb')).toBeVisible();

  await page.getByLabel('Met mijn middenveld').check();
  await page.getByRole('button', { name: 'Stem' }).click();
  await expect(page.getByText('lezer stemde')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(Reflect.get(window, 'React') as object, 'version'))).toBe(
    '17.0.2',
  );
});

test('a long name has two lines on a phone, in a row of the same height, and links to the ranking', {
  tag: '@anyScreen',
}, async ({ page, stack }) => {
  const NAME = 'Voetbalclub De Witte Duivels';
  await page.route('**/api/rankings/**', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(/"name":"[^"]*"/, `"name":"${NAME}"`);
    await route.fulfill({ response: answer, body: text });
  });
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(stack.site.origin);
    const embed = page.locator('euro-rankings');
    await embed.scrollIntoViewIfNeeded();
    const name = embed.locator('li b').first();
    await expect(name).toHaveText(NAME);
    const room = await name.evaluate((element) => [
      element.scrollHeight - element.clientHeight,
      element.scrollWidth - element.clientWidth,
      element.closest('li')?.getBoundingClientRect().height,
    ]);
    expect(room).toEqual([0, 0, 56]);
  }
  const popup = page.waitForEvent('popup');
  await page.locator('euro-rankings').getByRole('link', { name: NAME }).click();
  const portal = await popup;
  await expect(portal).toHaveURL(`${stack.url}/rankings`);
  await expect(portal.getByRole('heading', { name: 'Rangschikking', level: 1 })).toBeVisible();
});

test(
  'every page of the site fits its screen, in both themes, and without axe violations',
  {
    tag: mostlyOn('phone'),
  },
  async ({ page, stack }, { project }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const path of ['/', '/elementen.html', '/cms.html']) {
        await page.goto(stack.site.origin + path);
        await readToTheEnd(page);
        const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(isTooWide, `${path} is wider than ${project.name}`).toBe(false);
        await expectNoViolations(page, `${path} ${colorScheme}`, { inFrames: path === '/cms.html' });
      }
    }
  },
);

test('all elements show the data of the game, each in its own language', { tag: '@anyScreen' }, async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.site.origin}/elementen.html`);
  await readToTheEnd(page);
  const [first, second] = [page.locator('euro-match').first(), page.locator('euro-match').nth(1)];
  await expect(first).toContainText('Kroatië');
  await expect(first).toContainText('Albanië');
  const { matches } = await callApi(stack, 'GET matches');
  const playedMatch = matches.find(({ id }) => id === 12);
  await expect(second).toContainText(new RegExp(`${playedMatch?.homeScore}\\D+${playedMatch?.awayScore}`));
  await expect(page.locator('euro-player').first()).toContainText('Musiala');
  await expect(page.locator('euro-player').nth(1)).toContainText('Bellingham');
  await expect(page.locator('euro-countdown').nth(1)).toContainText('Until the deadline');
  await expect(page.locator('euro-trends').first()).toContainText('Meest kapitein');
  await expect(page.locator('euro-trends').nth(1)).toContainText('Nobody.');
  await expect(rowsOf(page.locator('euro-rankings').first())).toHaveCount(5);
  await expect(page.locator('euro-rankings').first().getByRole('tab')).toHaveText(['Overall', 'Matchday']);
});

test('an element renders changed attributes at once, and dispatches its events to the page', {
  tag: '@anyScreen',
}, async ({ page, stack }) => {
  await page.goto(`${stack.site.origin}/elementen.html`);
  const embed = page.locator('#proefstuk');
  await embed.scrollIntoViewIfNeeded();
  await expect(rowsOf(embed)).toHaveCount(5);
  const events = page.getByRole('list', { name: 'Wat het element zegt' });

  const make = embed.getByRole('link', { name: /ploeg|team/ }).last();
  await page.getByLabel('Kleur').selectOption('#B3202F');
  await expect(make).toHaveCSS('background-color', 'rgb(179, 32, 47)');
  await page.getByLabel('Thema').selectOption('dark');
  await expect(embed.locator('section')).toHaveCSS('color-scheme', 'dark');
  await page.getByLabel('Taal').selectOption('en');
  await expect(embed.getByRole('tab', { name: 'Overall' })).toBeVisible();
  await page.getByLabel('Rijen').selectOption('10');
  await expect(rowsOf(embed)).toHaveCount(10);
  await expect(events).toContainText('euro-resize');

  await embed.getByRole('tab', { name: 'Matchday' }).click();
  await expect(events).toContainText('euro-tab {"type":"week"}');
  await embed.evaluate((element) =>
    element.addEventListener('euro-select', (event) => event.preventDefault()),
  );
  const address = page.url();
  await rowsOf(embed).first().getByRole('link').click();
  await expect(events).toContainText('euro-select {"kind":"team"');
  expect(page.url()).toBe(address);
});

test('it can be read and tabbed through by keyboard', { tag: '@anyScreen' }, async ({ page, stack }) => {
  await page.goto(stack.site.origin);
  const embed = page.locator('euro-rankings');
  await expect(rowsOf(embed)).toHaveCount(8);
  await embed.getByRole('tab', { name: 'Algemeen' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(embed.getByRole('tab', { name: 'Speeldag' })).toBeFocused();
  await expect(embed.getByRole('tab', { name: 'Speeldag' })).toHaveAttribute('aria-selected', 'true');
  await expect(embed.getByText('Speeldag 1 · 500 ploegen')).toBeVisible();
  await page.keyboard.press('End');
  await expect(embed.getByRole('tab', { name: 'Maand' })).toBeFocused();
  await expect(rowsOf(embed).first().getByRole('link')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(rowsOf(embed).first().getByRole('link')).toBeFocused();
});

test('the portal is unreachable: the rest of the article works, and Retry fills the embed in place', {
  tag: '@anyScreen',
}, async ({ page, stack }) => {
  await page.route(`${stack.url}/embed/**`, (route) => route.abort());
  await page.goto(stack.site.origin);
  await expect(page.getByText('Wie er bovenaan staat, leest u bij EuroManager.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(`${stack.url}/embed/**`);

  await stack.killApi();
  await page.goto(stack.site.origin);
  const embed = page.locator('euro-rankings');
  await embed.scrollIntoViewIfNeeded();
  const retryButton = embed.getByRole('button', { name: 'Probeer opnieuw' });
  await expect(retryButton).toBeVisible();
  const height = await embed.evaluate((element) => element.clientHeight);
  await stack.startApi();
  await retryButton.click();
  await expect(rowsOf(embed)).toHaveCount(8);
  expect(await embed.evaluate((element) => element.clientHeight)).toBe(height);
});
