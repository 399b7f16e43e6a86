import { callApi, tokenOf } from '../support/callApi.js';
import { enterAs, signIn } from '../support/fan.js';
import { LIVING_TEAM } from '../support/livingTeam.js';
import { createManager } from '../support/manager.js';
import { isSampled } from '../support/sampled.js';
import { expect, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

/** The rules are a table of the shell (`guard.test.ts`): the sample tries an address of each kind. */
const isShort = isSampled('guards: addresses');
const OPEN = isShort
  ? ['/stats', '/rankings']
  : [
      '/unsubscribe/some-token',
      '/home',
      '/rules',
      '/deadlines',
      '/terms',
      '/stats',
      '/planner',
      '/trends',
      '/embeds',
      '/match/1',
      '/prizes',
      '/rankings',
      '/cookie',
      '/privacy',
    ];
const MEMBERS = isShort
  ? ['/points/1']
  : [
      '/new',
      '/points/1',
      '/public/1',
      '/recap/1',
      '/team/1',
      '/transfers/1',
      '/edit/1',
      '/profile',
      '/leagues',
    ];
const GUESTS = isShort ? ['/register'] : ['/', '/register', '/forgot', '/reset-password/some-token'];

test('a visitor sees the open pages', async ({ page }) => {
  for (const path of OPEN) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test("a visitor is redirected home from members' pages, and back after signing in", async ({ page }) => {
  for (const path of MEMBERS) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/home$/);
  }
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/home$/);
  await page.getByLabel('E-mailadres').fill('fan@demo.test');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('euro2024');
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('a visitor builds a team, and a user is redirected from there to the own', async ({ page }) => {
  await page.goto('/play');
  await expect(page.getByRole('heading', { level: 1, name: 'Bouw je ploeg' })).toBeVisible();
  await signIn(page, 'nieuw@demo.test');
  await page.goto('/play');
  await expect(page).toHaveURL(/\/new$/);
});

test('an invitation without a league leads visitors and users without a team to a new team', async ({
  page,
}) => {
  for (const email of [null, 'nieuw@demo.test']) {
    if (email) await signIn(page, email);
    await page.goto('/join/K7PX-M2QD-9VTE-3RWA');
    await expect(page.getByText('Deze uitnodiging werkt niet meer')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bouw gratis je ploeg' })).toBeVisible();
  }
});

test('a signed-in user is redirected home from the pages for guests', async ({ page }) => {
  await signIn(page, 'nieuw@demo.test');
  for (const path of GUESTS) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/home$/);
  }
});

test('users without transfers, or with unlimited changes, are redirected to the right page', async ({
  page,
  stack,
}) => {
  const { teams } = await callApi(stack, 'GET teams', { token: await tokenOf(stack, 'fan@demo.test') });
  const teamId = teams[0]?.id;
  const starting = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Net Begonnen' });
  const expectRedirect = async (from: string, to: string) => {
    await page.goto(from);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  };

  await enterAs(page, 'fan@demo.test');
  await expectRedirect(`/edit/${teamId}`, `/transfers/${teamId}`);
  for (const otherTeamId of [starting.teamId, 987_654]) {
    await expectRedirect(`/transfers/${otherTeamId}`, '/home');
    await expectRedirect(`/edit/${otherTeamId}`, '/home');
  }
  await page.context().clearCookies();
  await enterAs(page, starting.email);
  await expectRedirect(`/transfers/${starting.teamId}`, `/edit/${starting.teamId}`);
  await expectRedirect(`/transfers/${teamId}`, '/home');
});

test('an unknown path shows an error and links home', async ({ page }) => {
  await page.goto('/nergens');
  await expect(page.getByRole('main')).toContainText('Pagina niet gevonden');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home$/);
});

test('a wrong password is refused with a message, and no input is lost', async ({ page }) => {
  await page.goto('/home');
  await page.getByLabel('E-mailadres').fill('fan@demo.test');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('helemaal fout');
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page.getByText(/e-mailadres.*wachtwoord/i).first()).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toHaveValue('fan@demo.test');
});
