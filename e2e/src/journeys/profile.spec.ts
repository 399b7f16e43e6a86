import type { Page } from '@playwright/test';
import { anotherBrowser } from '../support/anotherBrowser.js';
import { callApi, PASSWORD } from '../support/callApi.js';
import { enterAs, freshAddress } from '../support/fan.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const NO_PICTURE = 'Je kan enkel een JPG- of PNG-bestand opladen!';

/** Registers a user by the API. */
async function register(stack: Stack): Promise<string> {
  const email = freshAddress();
  await callApi(stack, 'POST user/register', {
    body: { firstName: 'Nele', lastName: 'Goossens', email, password: PASSWORD, acceptTerms: true },
  });
  return email;
}

async function openProfile(page: Page, email: string): Promise<void> {
  await enterAs(page, email);
  await page.goto('/profile');
  await expect(page.getByLabel('Voornaam')).toHaveValue('Nele');
}

/** A notice, without the copy for screen readers, which includes the name of its button. */
const notice = (page: Page, text: string) => page.getByText(text, { exact: true });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Foto', { exact: true }).setInputFiles({ name, mimeType: 'image/png', buffer });
const cropper = (page: Page) => page.getByRole('dialog', { name: 'Kies wat je toont' });

test('a picture is cropped with the keyboard, sent as a small square, and shown in the account', async ({
  page,
  stack,
}) => {
  await openProfile(page, await register(stack));
  await choose(page, 'ik.png', await page.screenshot());
  const area = cropper(page).getByRole('group', { name: /^Uitsnede/ });
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await cropper(page).getByRole('slider').press('ArrowRight');
  await cropper(page).getByRole('button', { name: 'Foto opslaan' }).click();
  await expect(notice(page, 'Je foto is opgeladen.')).toBeVisible();
  await expect(cropper(page)).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Account van Nele' }).click();
  const picture = page.getByRole('banner').locator('img').first();
  await expect(picture).toBeVisible();
  const address = (await picture.getAttribute('src')) ?? '';
  const stored = await page.request.get(address);
  expect(stored.headers()['content-type']).toBe('image/webp');
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBe(512);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Verwijder', exact: true }).click();
  await expect(notice(page, 'Je foto is verwijderd.')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test('a file that is no picture is refused, in the browser and by the server, and the last one remains', async ({
  page,
  stack,
}) => {
  await openProfile(page, await register(stack));
  const problem = page.getByRole('main').getByRole('alert');
  for (const [name, buffer] of [
    ['dans.gif', Buffer.from('GIF89a, which moves')],
    ['ik.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['half.png', Buffer.concat([PNG, Buffer.from('and nothing more')])],
  ] as const) {
    await choose(page, name, buffer);
    await expect(problem).toHaveText(NO_PICTURE);
    await expect(cropper(page)).toHaveCount(0);
  }
  await choose(page, 'groot.png', Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)]));
  await expect(problem).toHaveText('De foto moet kleiner zijn dan 2 MB!');

  // Past the page, as an attacker would.
  const { token } = await (await page.request.post('/api/user/refresh')).json();
  for (const buffer of [Buffer.from('GIF89a'), Buffer.concat([PNG, Buffer.from('<script>')])]) {
    const answer = await page.request.post('/api/user/avatar', {
      headers: { authorization: token },
      multipart: { avatar: { name: 'ik.png', mimeType: 'image/png', buffer } },
    });
    expect(answer.status()).toBe(422);
  }
});

test('signing out everywhere ends the session of the other browser; a deleted account is removed', async ({
  page,
  browser,
  stack,
}) => {
  const email = await register(stack);
  const other = await anotherBrowser(browser, stack);
  await openProfile(other, email);
  await openProfile(page, email);
  await page.getByRole('button', { name: 'Overal afmelden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Overal afmelden' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await other.reload();
  await expect(other.getByRole('dialog', { name: 'Meld je opnieuw aan' })).toBeVisible();

  await openProfile(page, email);
  await page.getByRole('button', { name: 'Account verwijderen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Je account verwijderen?' });
  await dialog.getByLabel('Typ je e-\u2060mailadres om te bevestigen').fill(email);
  await dialog.getByLabel('Huidig wachtwoord').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Verwijder mijn account' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(notice(page, 'Je account is verwijderd.')).toBeVisible();
  const secondLogin = await page.request.post('/api/user/login', { data: { email, password: PASSWORD } });
  expect(secondLogin.status()).toBe(401);
});

test('a new password is the only one that works', async ({ page, stack }) => {
  const email = await register(stack);
  await openProfile(page, email);
  await page.getByLabel('Huidig wachtwoord').fill('verkeerd');
  await page.getByLabel('Nieuw wachtwoord').fill('euro2025');
  await page.getByLabel('Bevestig je wachtwoord').fill('euro2025');
  await page.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
  await expect(page.getByText('Je huidige wachtwoord klopt niet.')).toBeVisible();
  await page.getByLabel('Huidig wachtwoord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
  await expect(notice(page, 'Je wachtwoord is gewijzigd.')).toBeVisible();
  for (const [password, status] of [
    [PASSWORD, 401],
    ['euro2025', 200],
  ] as const) {
    const answer = await page.request.post('/api/user/login', { data: { email, password } });
    expect(answer.status()).toBe(status);
  }
});
