import { expect, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

const ACCOUNT = { email: 'nieuw@demo.test', password: 'euro2024' };

for (const { path, signedIn } of [
  { path: '/', signedIn: false },
  { path: '/stats', signedIn: false },
  { path: '/rankings', signedIn: false },
  { path: '/new', signedIn: true },
]) {
  test(`${path} keeps to the policy and fetches every file once`, async ({ page, stack }) => {
    if (signedIn) await page.request.post(`${stack.url}/api/user/login`, { data: ACCOUNT });
    const complaints: string[] = [];
    const files: string[] = [];
    page.on('console', (message) => {
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

test('a page says so when the game cannot be reached, and goes on when it can', async ({ page, stack }) => {
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
