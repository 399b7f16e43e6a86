import { anotherBrowser } from '../support/anotherBrowser.js';
import { PASSWORD } from '../support/callApi.js';
import { freshAddress } from '../support/fan.js';
import { startLeague } from '../support/league.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { bar, countPresses, nameDialog, picker } from '../support/picker.js';
import { notice } from '../support/pitch.js';
import { expect, test } from '../support/test.js';

test.beforeEach(({ stack }) => beforeMatchday2(stack));

test('a stranger follows an invitation, and is in the league with a saved team', async ({ page, stack }) => {
  const { inviteCode } = await startLeague(stack, 'premium@demo.test', 'De Toog');
  const begun = Date.now();
  await page.goto(`/join/${inviteCode}`);
  await expect(page.getByText(/nodigt je uit$/)).toBeVisible();
  const presses = await countPresses(page);
  await page.getByRole('link', { name: 'Speel gratis mee' }).click();
  await page.getByRole('button', { name: 'Vul aan' }).click();
  await expect(picker(page)).toContainText('Opslaan en je staat in De Toog');
  await bar(page).getByRole('button', { name: 'Opslaan' }).click();
  await nameDialog(page).getByLabel('Naam van je ploeg').fill('De Stamgasten');
  await nameDialog(page).getByRole('button', { name: 'Opslaan' }).click();
  const account = page.getByRole('dialog', { name: 'Maak je account' });
  await account.getByLabel('Voornaam').fill('Nele');
  await account.getByLabel('Naam', { exact: true }).fill('Janssens');
  await account.getByLabel('E-mailadres').fill(freshAddress());
  await account.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await account.getByRole('checkbox').check();
  await account.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByRole('dialog', { name: 'Je ploeg staat!' })).toBeVisible();
  await expect(notice(page, 'Je staat in De Toog.')).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(8);
  expect(Date.now() - begun).toBeLessThan(120_000);
});

test('what a visitor builds survives a reload and another tab, until it is saved', async ({
  page,
  browser,
  stack,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Bouw gratis je ploeg' }).click();
  await page.getByRole('button', { name: 'Vul aan' }).click();
  await expect(bar(page)).toContainText('16/16 gekozen');
  await page.reload();
  await expect(bar(page)).toContainText('16/16 gekozen');
  const tab = await page.context().newPage();
  await tab.goto('/play');
  await expect(bar(tab)).toContainText('16/16 gekozen');
  await tab.close();
  const stranger = await anotherBrowser(browser, stack, true);
  await stranger.goto('/play');
  await expect(bar(stranger)).toContainText('0/16 gekozen');
  await stranger.context().close();

  await bar(page).getByRole('button', { name: 'Opslaan' }).click();
  await nameDialog(page).getByLabel('Naam van je ploeg').fill('Van De Trein');
  await nameDialog(page).getByRole('button', { name: 'Opslaan' }).click();
  const account = page.getByRole('dialog', { name: 'Maak je account' });
  await account.getByRole('button', { name: 'Ik heb al een account' }).click();
  const known = page.getByRole('dialog', { name: 'Meld je aan' });
  await known.getByLabel('E-mailadres').fill('nieuw@demo.test');
  await known.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await known.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page).toHaveURL(/\/team\/\d+$/);
  await expect(page.getByRole('dialog', { name: 'Je ploeg staat!' })).toContainText('Van De Trein');
});
