import type { Page } from '@playwright/test';
import { anotherBrowser } from '../support/anotherBrowser.js';
import { enterAs } from '../support/fan.js';
import { expect, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

/** Password of all people of the stand-in. */
const PASSWORD = 'schelde';

const inCard = (page: Page) => page.getByRole('main');
const enter = (page: Page) => inCard(page).getByRole('button', { name: 'Verder met De Schelde' }).click();
const account = (page: Page, name: string) => page.getByRole('button', { name: `Account van ${name}` });
/** A notice, without the copy for screen readers, which includes the name of its button. */
const notice = (page: Page, text: string) => page.getByText(text, { exact: true });
const STRAY = 'We kunnen niet nagaan dat dit aanmelden hier begon. Probeer het opnieuw.';
const corner = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Mijn Schelde' });

/** On the broadcaster's own page. */
async function fillInThere(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/stand-ins\/sso\/interaction\//);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Aanmelden', exact: true }).click();
}

test('a user with an account at the broadcaster’s plays at once, and signing out there signs out here', async ({
  page,
}) => {
  await page.goto('/home');
  await enter(page);
  await fillInThere(page, 'lotte@schelde.test');
  await expect(page).toHaveURL(/\/new$/);
  await expect(notice(page, 'Welkom, Lotte. Je account is gemaakt.')).toBeVisible();
  await expect(account(page, 'Lotte')).toBeVisible();

  await corner(page).click();
  await expect(page.getByText('Bij De Schelde aangemeld als Lotte Vermeulen.')).toBeVisible();
  await page.getByRole('button', { name: 'Afmelden bij De Schelde' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(inCard(page).getByRole('button', { name: 'Verder met De Schelde' })).toBeVisible();
});

test('signing in there signs in here, on the same page and without a prompt; and not again after signing out', async ({
  page,
}) => {
  await page.goto('/stand-ins/sso/sign-in?return=/rules');
  await fillInThere(page, 'fan@demo.test');
  await expect(account(page, 'Febe')).toBeVisible();
  await expect(page).toHaveURL(/\/rules$/);
  await page.getByRole('button', { name: /^Account van/ }).click();
  await page.getByRole('button', { name: 'Afmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/rules');
  await corner(page).click();
  await expect(page.getByText(/^Bij De Schelde aangemeld als/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account van/ })).toHaveCount(0);
});

test('a session by password is unaffected by signing in and out there', async ({ page }) => {
  await enterAs(page, 'premium@demo.test');
  await page.goto('/stand-ins/sso/sign-in?return=/rules');
  await fillInThere(page, 'amir@schelde.test');
  await corner(page).click();
  await expect(page.getByText('Bij De Schelde aangemeld als Amir.')).toBeVisible();
  await page.getByRole('button', { name: 'Afmelden bij De Schelde' }).click();
  await expect(page.getByText('Je bent niet aangemeld bij De Schelde.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Account van/ })).toBeVisible();
});

test('a refused sign-in, or one without a verified address, creates no session and shows the reason', async ({
  page,
}) => {
  await page.goto('/home');
  await enter(page);
  await expect(page).toHaveURL(/\/interaction\//);
  await page.getByRole('button', { name: 'Weigeren' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(notice(page, 'Je hebt het aanmelden gestopt. Er is niets gewijzigd.')).toBeVisible();

  await enter(page);
  await fillInThere(page, 'tom@schelde.test');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText(/bevestig/i).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account van/ })).toHaveCount(0);
});

test('a response to a sign-in of another browser creates no session', async ({ page, browser, stack }) => {
  await page.goto('/home');
  await enter(page);
  await expect(page).toHaveURL(/\/interaction\//);
  // The response is caught before its use, as an attacker would, and sent to another user.
  const caughtRequest = page.waitForRequest((request) => request.url().includes('/provider/vrt?'));
  await page.route('**/api/user/auth/vrt', (route) => route.abort());
  await fillInThere(page, 'amir@schelde.test');
  const answer = new URL((await caughtRequest).url());

  const victim = await anotherBrowser(browser, stack);
  await victim.goto(answer.href);
  await expect(victim).toHaveURL(/\/home$/);
  await expect(notice(victim, STRAY)).toBeVisible();

  await expect(page).toHaveURL(/\/home$/);
  await page.unroute('**/api/user/auth/vrt');
  answer.searchParams.set('state', 'wrong');
  await page.goto(answer.href);
  await expect(page).toHaveURL(/\/home$/);
  await expect(notice(page, STRAY)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account van/ })).toHaveCount(0);
});

test('Facebook signs in users who registered with it, and no others', async ({ page }) => {
  await page.goto('/home');
  await inCard(page).getByRole('button', { name: 'Verder met Facebook' }).click();
  await page.getByRole('button', { name: /@/ }).first().click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('button', { name: 'Account maken' }).click();
  await inCard(page).getByRole('button', { name: 'Verder met Facebook' }).click();
  await page.getByRole('button', { name: /@/ }).first().click();
  await expect(page).toHaveURL(/\/new$/);
  expect(page.url()).not.toContain('access_token');
  await expect(page.getByRole('button', { name: /^Account van/ })).toBeVisible();
});
