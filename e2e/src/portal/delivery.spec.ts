import { activeRelease } from '../support/releases.js';
import { isSampled } from '../support/sampled.js';
import { instabilityOf, shiftsOf, watchShifts } from '../support/shifts.js';
import { expect, leftOut, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

/** `isolation` proves it as a person meets it, the gateway's tests as a caller does. */
const testInFull = isSampled('delivery: no API') ? leftOut : test;

const ACCOUNT = { email: 'nieuw@demo.test', password: 'euro2024' };

for (const { path, signedIn } of [
  { path: '/', signedIn: false },
  { path: '/stats', signedIn: false },
  { path: '/rankings', signedIn: false },
  { path: '/new', signedIn: true },
]) {
  test(`${path} follows the policy and fetches every file once`, async ({ page, stack }) => {
    if (signedIn) await page.request.post(`${stack.url}/api/user/login`, { data: ACCOUNT });
    const complaints: string[] = [];
    const files: string[] = [];
    page.on('console', (message) => {
      // These journeys have no service worker, which Playwright logs.
      if (message.text().includes('blocked by Playwright')) return;
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (['script', 'stylesheet', 'font'].includes(request.resourceType())) files.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('main')).toBeVisible();
    expect(complaints).toEqual([]);
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
  });
}

test('the code of the requested page is loaded in parallel to its entry, and that of no other', async ({
  page,
  stack,
}) => {
  await page.request.post(`${stack.url}/api/user/login`, { data: ACCOUNT });
  const { base, manifest } = activeRelease(stack, 'mf-team');
  const requests: string[] = [];
  page.on('request', (request) => {
    // Other pages are prefetched once this one is idle, on a slow machine within this test.
    if (request.headers()['sec-purpose'] === 'prefetch') return;
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(base)) requests.push(pathname.slice(base.length));
  });
  let goOn = () => {};
  const delay = new Promise<void>((done) => {
    goOn = done;
  });
  await page.route(`**${base}${manifest.entry}`, async (route) => {
    await delay;
    await route.continue();
  });
  await page.goto('/new', { waitUntil: 'commit' });
  const pageFiles = [...manifest.preload, ...(manifest.pages['/new']?.files ?? [])];
  expect(manifest.pages['/new']?.files.length).toBeGreaterThan(0);
  await expect.poll(() => requests).toEqual(expect.arrayContaining(pageFiles));
  goOn();
  await expect(page.getByRole('button', { name: /Keeper|Doelman/ }).first()).toBeVisible();
  const pages = Object.values(manifest.pages).flatMap(({ files }) => files);
  expect(requests.filter((file) => pages.includes(file) && !pageFiles.includes(file))).toEqual([]);
  for (const file of pageFiles)
    expect([file, requests.filter((each) => each === file).length]).toEqual([file, 1]);
});

test('an early request of the page is not repeated by the portal', async ({ page, stack }) => {
  await page.request.post(`${stack.url}/api/user/login`, { data: ACCOUNT });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/new', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: /Keeper|Doelman/ }).first()).toBeVisible();
  for (const call of [
    'GET /api/competition',
    'GET /api/matches',
    'GET /api/matches/deadline-info',
    'GET /api/players',
    'GET /api/teams',
    'POST /api/user/refresh',
  ]) {
    expect([call, calls.filter((each) => each === call).length]).toEqual([call, 1]);
  }
});

for (const { path, text } of [
  { path: '/home', text: 'Heel Europa kijkt.' },
  { path: '/rankings', text: 'Rangschikking' },
]) {
  test(`${path} is visible before its scripts are loaded, and unready controls cannot be pressed`, async ({
    page,
  }) => {
    let goOn = () => {};
    const delay = new Promise<void>((done) => {
      goOn = done;
    });
    await page.route('**/main.*.js', async (route) => {
      await delay;
      await route.continue();
    });
    await watchShifts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const still = page.locator('#root > [aria-hidden]');
    await expect(still.getByText(text).first()).toBeVisible();
    await expect(still.locator('header').first()).toBeVisible();
    // None of it is offered to screen readers.
    expect(await page.getByRole('link').count()).toBe(0);
    await shiftsOf(page);
    goOn();
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expect(still).toHaveCount(0);
    expect(await page.locator('#root > style').count()).toBe(0);
    const { sum, causes } = instabilityOf(await shiftsOf(page));
    expect(sum, causes.join('\n')).toBeLessThan(0.02);
  });
}

testInFull('a page reports that the game is unreachable, and recovers', async ({ page, stack }) => {
  await stack.killApi();
  const answer = await page.request.get('/api/competition');
  expect(answer.status()).toBe(503);
  expect((await answer.json()).error.code).toBe('not-available');
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await stack.startApi();
  await page.goto('/rankings');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
});
