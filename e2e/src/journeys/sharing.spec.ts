import type { APIRequestContext, Page } from '@playwright/test';
import { serveForeignPage } from '../support/foreignPage.js';
import { expect, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

const CRAWLER = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';
const FAN = { email: 'fan@demo.test', password: 'euro2024' };

/** The head of a page as a messenger reads it. */
async function linkPreview(request: APIRequestContext, address: string) {
  const html = await (await request.get(address, { headers: { 'user-agent': CRAWLER } })).text();
  const tag = (name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const [, oEmbed = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(html) ?? [];
  return { title: tag('og:title'), image: tag('og:image'), oEmbed: oEmbed.replaceAll('&amp;', '&') };
}

/** Width and height of a picture as another site's page shows it. */
async function sizeElsewhere(page: Page, address: string): Promise<readonly number[]> {
  const host = await serveForeignPage(
    `<!doctype html><title>Een bericht</title><img src="${address}" alt="">`,
  );
  try {
    await page.goto(host.url);
    return await page.locator('img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
  } finally {
    await host.stop();
  }
}

test('a link to a team shows its name and its picture in a message', async ({ page, request, stack }) => {
  const { title, image } = await linkPreview(request, `${stack.url}/public/1`);
  expect(title).toBe('De Twaalfde Man');
  expect(image).toBe(`${stack.url}/share/team/1/1.png?lang=nl`);
  expect(await sizeElsewhere(page, image)).toEqual([1200, 630]);
});

test('an address pasted by an editor becomes the match itself', async ({ page, request, stack }) => {
  const { title, oEmbed } = await linkPreview(request, `${stack.url}/match/1`);
  expect(title).toBe('Duitsland 5–1 Schotland');
  const { html } = await (await request.get(oEmbed)).json();
  const article = await serveForeignPage(`<!doctype html><title>Een artikel</title>${html}`);
  try {
    await page.goto(article.url);
    const embed = page.frameLocator('iframe').locator('euro-match');
    await expect(embed.getByText('Duitsland').first()).toBeVisible();
  } finally {
    await article.stop();
  }
});

test('a fan saves the picture of a matchday', async ({ page, stack }) => {
  await page.request.post(`${stack.url}/api/user/login`, { data: FAN });
  await page.goto('/points/1?week=1');
  const card = page.getByRole('region', { name: 'Deel speeldag 1' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('link', { name: 'Afbeelding opslaan' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('euromanager-1-1.png');
  expect(await download.failure()).toBeNull();
});
