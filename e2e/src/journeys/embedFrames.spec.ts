import type { FrameLocator, Page } from '@playwright/test';
import { rowsOf, watchForProblems } from '../support/embedOf.js';
import { serveForeignPage } from '../support/foreignPage.js';
import { expect, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

const rankingIn = (frame: FrameLocator) => rowsOf(frame.locator('euro-rankings'));
const heightOf = (page: Page, title: string) =>
  page.getByTitle(title).evaluate((frame) => frame.getBoundingClientRect().height);

test('without scripts a frame shows the ranking', async ({ page, stack }) => {
  await page.goto(`${stack.site.origin}/cms.html`);
  await expect(rankingIn(page.frameLocator('iframe'))).toHaveCount(8);
  expect(await page.evaluate(() => document.scripts.length)).toBe(0);
});

test('with the small script, frames have the height of their content', async ({ page, stack }) => {
  const problems = await watchForProblems(page);
  await page.goto(`${stack.site.origin}/cms-hoogte.html`);
  for (const title of ['Het volgende duel', 'Tijd tot de deadline', 'Rangschikking EuroManager']) {
    const frame = page.getByTitle(title);
    await frame.scrollIntoViewIfNeeded();
    const inside = frame.contentFrame().locator('html');
    const isWhole = async () => {
      const contentHeight = await inside.evaluate((html) => html.scrollHeight);
      return Math.abs((await heightOf(page, title)) - contentHeight) <= 1;
    };
    await expect.poll(isWhole).toBe(true);
  }
  expect(problems).toEqual([]);
});

test('the small script may come after the frames have their content', async ({ page, stack }) => {
  const host = await serveForeignPage(`<!doctype html><title>Een bladzijde</title>
    <iframe title="laat" height="123" sandbox="allow-scripts" src="${stack.url}/embed/v1/frame/euro-countdown"></iframe>`);
  try {
    await page.goto(host.url);
    await expect(page.frameLocator('iframe').locator('euro-countdown [aria-busy="false"]')).toBeVisible();
    expect(await heightOf(page, 'laat')).toBeLessThan(130);
    await page.addScriptTag({ url: `${stack.url}/embed/v1/frame-height.js` });
    await expect.poll(() => heightOf(page, 'laat')).toBeGreaterThan(200);
  } finally {
    await page.goto('about:blank');
    await host.stop();
  }
});

test('in WordPress’s sandbox a frame sends its height and the links that a reader follows', async ({
  page,
  stack,
}) => {
  const secret = 'Ab12cd34EF';
  const host = await serveForeignPage(`<!doctype html><title>Een blog</title>
    <script>window.received = []; addEventListener('message', ({ data }) => received.push(data));</script>
    <iframe title="blog" sandbox="allow-scripts" src="${stack.url}/embed/v1/frame/euro-rankings#?secret=${secret}"></iframe>`);
  try {
    await page.goto(host.url);
    const ofWordPress = () =>
      page.evaluate(
        (own) =>
          (Reflect.get(window, 'received') as { secret?: string }[]).filter((one) => one.secret === own),
        secret,
      );
    await expect.poll(ofWordPress).toContainEqual({ message: 'height', value: expect.any(Number), secret });
    const link = page.frameLocator('iframe').locator('euro-rankings').getByRole('link').first();
    const href = new URL((await link.getAttribute('href')) ?? '', stack.url).href;
    await link.click();
    await expect.poll(ofWordPress).toContainEqual({ message: 'link', value: href, secret });
  } finally {
    await page.goto('about:blank');
    await host.stop();
  }
});

test('a frame in which scripts may not run shows a link', async ({ page, stack }) => {
  const host = await serveForeignPage(`<!doctype html><title>Een bladzijde</title>
    <iframe title="kaal" sandbox="allow-popups" src="${stack.url}/embed/v1/frame/euro-rankings?lang=en"></iframe>`);
  try {
    await page.goto(host.url);
    const link = page.frameLocator('iframe').getByRole('link', { name: 'See this at EuroManager' });
    await expect(link).toHaveAttribute('href', '/');
  } finally {
    await page.goto('about:blank');
    await host.stop();
  }
});

test('the small script accepts heights of the portal only, and only heights', async ({ page, stack }) => {
  const garbage = [
    { source: 'euromanager', version: 1, kind: 'height', height: 5000 },
    { source: 'euromanager', version: 1, kind: 'height', height: -1 },
    { source: 'euromanager', version: 1, kind: 'height', height: '100vh;position:fixed' },
    { source: 'euromanager', version: 1, kind: 'open', url: 'javascript:alert(1)' },
    null,
    'euromanager',
  ];
  const hostile = await serveForeignPage('', {
    files: {
      '/embed/v1/frame/euro-rankings': `<script>for (const one of ${JSON.stringify(garbage)}) parent.postMessage(one, '*')</script>`,
    },
  });
  const host = await serveForeignPage(`<!doctype html><title>Een bladzijde</title>
    <script src="${stack.url}/embed/v1/frame-height.js" async crossorigin></script>
    <iframe title="vals" height="123" src="${hostile.url}embed/v1/frame/euro-rankings"></iframe>
    <iframe title="echt" height="123" sandbox="allow-scripts" src="${stack.url}/embed/v1/frame/euro-rankings?rows=3"></iframe>`);
  try {
    const problems = await watchForProblems(page);
    await page.goto(host.url);
    await expect(rankingIn(page.frameLocator('iframe[title="echt"]'))).toHaveCount(3);
    // The placeholder of the ranking is higher than three rows of it.
    let last = 0;
    const rests = async () => {
      const height = await heightOf(page, 'echt');
      const isSame = height === last && height > 200;
      last = height;
      return isSame;
    };
    await expect.poll(rests, { intervals: [300] }).toBe(true);
    const before = await heightOf(page, 'echt');
    await page.evaluate((all) => {
      for (const one of all) window.postMessage(one, '*');
    }, garbage);
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    expect(await heightOf(page, 'echt')).toBe(before);
    expect(await heightOf(page, 'vals')).toBeLessThan(130);
    expect(problems.filter((problem) => !problem.includes('favicon') && !problem.includes('404'))).toEqual(
      [],
    );
  } finally {
    await page.goto('about:blank');
    await Promise.all([hostile.stop(), host.stop()]);
  }
});

test('a frame accepts attributes of its page, and no other messages', async ({ page, stack }) => {
  const host = await serveForeignPage(`<!doctype html><title>Een bladzijde</title>
    <iframe title="kader" width="400" height="700" sandbox="allow-scripts"
      src="${stack.url}/embed/v1/frame/euro-rankings?accent=%231D5B57&rows=3&onclick=alert(1)&style=color:red&accent2=x"></iframe>`);
  try {
    await page.goto(host.url);
    const frame = page.frameLocator('iframe');
    const embed = frame.locator('euro-rankings');
    await expect(rankingIn(frame)).toHaveCount(3);
    const attributes = () => embed.evaluate((element) => element.getAttributeNames().sort().join(' '));
    expect(await attributes()).not.toMatch(/onclick|style|accent2/);

    const send = (message: unknown) =>
      page.evaluate((data) => {
        const [target] = document.getElementsByTagName('iframe');
        target?.contentWindow?.postMessage(data, '*');
      }, message);
    const host1 = { source: 'euromanager-host', version: 1, kind: 'attributes' };
    await send('garbage');
    await send({ ...host1, version: 9, attributes: { accent: '#FF0000' } });
    await send({ ...host1, attributes: { accent: 'red;}*{display:none', onclick: 'alert(1)', rows: '8;' } });
    await send({ ...host1, attributes: { accent: '#B3202F', theme: 'dark' } });
    await expect(embed).toHaveAttribute('theme', 'dark');
    await expect(embed).toHaveAttribute('accent', '#B3202F');
    await expect(rankingIn(frame)).toHaveCount(3);
    expect(await attributes()).not.toMatch(/onclick/);
  } finally {
    await page.goto('about:blank');
    await host.stop();
  }
});

test('any page may show the frames of embeds, but not the portal itself', async ({
  page,
  stack,
  request,
}) => {
  const frame = await request.get(`${stack.url}/embed/v1/frame/euro-countdown`);
  expect(frame.headers()['content-security-policy']).toContain('frame-ancestors *');
  expect(frame.headers()['x-frame-options']).toBeUndefined();
  expect(frame.headers()['set-cookie']).toBeUndefined();
  expect((await request.get(`${stack.url}/embed/v1/frame/script`)).status()).toBe(404);

  const host = await serveForeignPage(
    `<!doctype html><title>Een bladzijde</title><iframe title="portaal" src="${stack.url}/rankings"></iframe>`,
  );
  try {
    const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(host.url);
    await refusal;
    await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0);
  } finally {
    await page.goto('about:blank');
    await host.stop();
  }
});
