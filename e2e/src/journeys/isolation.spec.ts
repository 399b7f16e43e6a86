import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { callApi, PASSWORD, tokenOf } from '../support/callApi.js';
import { chatLog, untilChatting } from '../support/chat.js';
import { enterAs } from '../support/fan.js';
import { enter, GREETING, madeUpEntry, serve } from '../support/madeUpRemote.js';
import { keepsItsPage } from '../support/pitch.js';
import { activeRelease, releaseFolder } from '../support/releases.js';
import { isSampled } from '../support/sampled.js';
import { expectFailure, expectReport } from '../support/section.js';
import type { Stack } from '../support/stack.js';
import { expect, leftOut, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

/** What `shell/src/remote`, `createRegistry` and the journey of faults prove as well. */
const testInFull = isSampled('isolation: registry') ? leftOut : test;

/** Each remote with a page, an account that may open it, and a text on it. */
const REMOTES: readonly {
  readonly remote: string;
  /** Null for a visitor. */
  readonly account: string | null;
  readonly path: (teamId: number) => string;
  readonly shows: (page: Page) => Locator;
}[] = [
  {
    remote: 'mf-rankings',
    account: null,
    path: () => '/rankings',
    shows: (page) => page.getByRole('main').getByText('Dynamo Eindhoven').first(),
  },
  {
    remote: 'mf-stats',
    account: null,
    path: () => '/stats',
    shows: (page) => page.getByRole('main').getByText('Bellingham').first(),
  },
  {
    remote: 'mf-team',
    account: 'fan@demo.test',
    path: (teamId) => `/team/${teamId}`,
    shows: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /, kapitein, / })
        .first(),
  },
  {
    remote: 'mf-transfers',
    account: 'fan@demo.test',
    path: (teamId) => `/transfers/${teamId}`,
    shows: (page) => page.getByRole('searchbox').first(),
  },
  {
    remote: 'mf-leagues',
    account: 'fan@demo.test',
    path: () => '/leagues',
    shows: (page) => page.getByRole('main').getByText('De Kantine').first(),
  },
  {
    remote: 'mf-payments',
    account: 'fan@demo.test',
    path: () => '/shop',
    shows: (page) => page.getByRole('main').getByRole('heading', { level: 1, name: /Premium/ }),
  },
  {
    remote: 'mf-desk',
    account: 'operator@demo.test',
    path: () => '/desk/users',
    shows: (page) => page.getByRole('main').getByRole('searchbox').first(),
  },
];

async function firstTeamOf(stack: Stack, email: string): Promise<number> {
  const { teams } = await callApi(stack, 'GET teams', { token: await tokenOf(stack, email) });
  return teams[0]?.id ?? 0;
}

/** The first one stands for all: none of them has code of its own for this. */
const PLAYED = isSampled('isolation: remotes') ? REMOTES.slice(0, 1) : REMOTES;

for (const { remote, account, path, shows } of PLAYED) {
  test(`${remote} is missing: its page reports it, another one works, and Retry recovers without a reload`, async ({
    page,
    stack,
  }) => {
    if (account) await enterAs(page, account);
    const ownPath = path(account ? await firstTeamOf(stack, account) : 0);
    const folder = releaseFolder(stack, remote);
    renameSync(folder, `${folder}.gone`);
    try {
      await page.goto(ownPath);
      const isStillThere = await keepsItsPage(page);
      await expectFailure(page, 'script-missing', remote);
      await expectReport(stack, 'script-missing', remote);

      const [linkText, pageText] =
        remote === 'mf-stats' ? ['Rangschikking', 'Dynamo Eindhoven'] : ['Stats', 'Bellingham'];
      await page.getByRole('navigation').getByRole('link', { name: linkText, exact: true }).first().click();
      await expect(page.getByRole('main').getByText(pageText).first()).toBeVisible();

      await page.goBack();
      const { retry } = await expectFailure(page, 'script-missing', remote);
      renameSync(`${folder}.gone`, folder);
      await retry.click();
      await expect(shows(page)).toBeVisible();
      await isStillThere();
    } finally {
      if (existsSync(`${folder}.gone`)) renameSync(`${folder}.gone`, folder);
    }
  });
}

test('only the code of one page is missing: that page reports it, others of the remote work, and Retry recovers', async ({
  page,
  stack,
}) => {
  const { base, manifest } = activeRelease(stack, 'mf-stats');
  const chunk = manifest.pages['/stats']?.files.at(-1) ?? '';
  const file = join(releaseFolder(stack, 'mf-stats', manifest.version), chunk);
  const removedFiles = [file, `${file}.br`, `${file}.gz`].filter(existsSync);
  expect(removedFiles).toContain(file);
  for (const each of removedFiles) renameSync(each, `${each}.gone`);
  try {
    await page.goto('/stats');
    const isStillThere = await keepsItsPage(page);
    await expectFailure(page, 'chunk-missing', 'mf-stats');
    await expectReport(stack, 'chunk-missing', 'mf-stats');

    await page.getByRole('navigation').getByRole('link', { name: 'Matchen' }).first().click();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Duitsland/ })
        .first(),
    ).toBeVisible();

    await page.goBack();
    const { retry } = await expectFailure(page, 'chunk-missing', 'mf-stats');
    for (const each of removedFiles) renameSync(`${each}.gone`, each);
    const chunkResponse = page.waitForResponse(
      (answer) => answer.url().includes(base + chunk) && answer.ok(),
    );
    await retry.click();
    await chunkResponse;
    await expect(page.getByRole('main').getByText('Bellingham').first()).toBeVisible();
    await isStillThere();
  } finally {
    for (const each of removedFiles) if (existsSync(`${each}.gone`)) renameSync(`${each}.gone`, each);
  }
});

test('a part of another remote is missing: its place reports it, and the page around it works', async ({
  page,
  stack,
}) => {
  await enterAs(page, 'fan@demo.test');
  const teamId = await firstTeamOf(stack, 'fan@demo.test');
  await page.route('**/remotes/mf-leagues/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto(`/team/${teamId}`);
  const main = page.getByRole('main');
  await expect(main.getByText(/script-missing · mf-leagues/)).toBeVisible();
  await expect(main.getByRole('button', { name: /, kapitein, / }).first()).toBeVisible();
  const isStillThere = await keepsItsPage(page);
  await page.unroute('**/remotes/mf-leagues/**');
  await main.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(main.getByText('De Kantine').first()).toBeVisible();
  await isStillThere();
});

/** The page has no list of remotes, and requests it in vain. */
async function withoutRegistry(page: Page): Promise<void> {
  await page.route('**/registry.json', (route) => route.abort());
  await page.route(
    (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/api'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const answer = await route.fetch();
      const html = await answer.text();
      const body = html.replace(/<script type="application\/json" id="registry">.*?<\/script>/s, '');
      await route.fulfill({ response: answer, body });
    },
  );
}

test('the registry is unreachable: returning visitors use the last good one', async ({ page }) => {
  await page.goto('/stats');
  await expect(page.getByRole('main').getByText('Bellingham').first()).toBeVisible();
  await withoutRegistry(page);
  await page.goto('/rankings');
  await expect(page.getByRole('main').getByText('Dynamo Eindhoven').first()).toBeVisible();
});

testInFull(
  'the registry is unreachable at a first visit: the page reports it, and Retry fetches it again',
  async ({ page, stack }) => {
    await withoutRegistry(page);
    await page.goto('/rankings');
    const { retry } = await expectFailure(page, 'registry-unreachable', 'registry');
    const isStillThere = await keepsItsPage(page);
    await expectReport(stack, 'registry-unreachable', 'registry');
    await page.unroute('**/registry.json');
    await retry.click();
    await expect(page.getByRole('main').getByText('Dynamo Eindhoven').first()).toBeVisible();
    await isStillThere();
  },
);

test('a session ends during input in a remote: the input is there after signing in', async ({
  page,
  stack,
}) => {
  await enterAs(page, 'premium@demo.test');
  await page.goto('/leagues');
  await untilChatting(page);
  const box = page.getByLabel('Bericht', { exact: true });
  await box.fill('Dit had ik net getypt');
  const token = await tokenOf(stack, 'premium@demo.test');
  await callApi(stack, 'POST user/sign-out-everywhere', { token });
  await box.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Meld je opnieuw aan' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('E-mailadres').fill('premium@demo.test');
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(dialog).toHaveCount(0);
  // In the box still, or among the messages by now; neither is waited for alone.
  const typedText = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('textarea, input')].map((field) => Reflect.get(field, 'value')).join(' '),
    );
  await expect
    .poll(async () => `${await typedText()} ${(await chatLog(page).allInnerTexts()).join(' ')}`)
    .toContain('Dit had ik net getypt');
});

testInFull(
  'an entry of the registry is invalid: that section is absent, the others work',
  async ({ page, stack }) => {
    const takeOut = enter(stack, { name: 'mf-rankings', active: 'nonsense' });
    try {
      await page.goto('/stats');
      await expect(page.getByRole('main').getByText('Bellingham').first()).toBeVisible();
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Rangschikking' })).toHaveCount(0);
    } finally {
      takeOut();
    }
  },
);

testInFull(
  'a new remote is added by the registry only, without a change of the shell',
  async ({ page, stack }, info) => {
    const takeOut = enter(stack, madeUpEntry());
    await serve(page);
    try {
      await page.goto('/stats');
      if (info.project.name === 'phone')
        await page.getByRole('button', { name: 'Menu', exact: false }).first().click();
      await page.getByRole('link', { name: 'Hallo', exact: true }).click();
      await expect(page.getByRole('heading', { name: GREETING })).toBeVisible();
      await expect(page).toHaveTitle(/Hallo/);
    } finally {
      takeOut();
    }
  },
);

test('the API is down: the frame remains, the section shows the failure, and recovers', async ({
  page,
  stack,
}) => {
  await stack.killApi();
  await page.goto('/rankings');
  await expect(page.getByRole('banner')).toBeVisible();
  const retryButton = page.getByRole('main').getByRole('button', { name: 'Probeer opnieuw' }).first();
  await expect(retryButton).toBeVisible();
  await stack.startApi();
  await retryButton.click();
  await expect(page.getByRole('main').getByText('Dynamo Eindhoven').first()).toBeVisible();
});
