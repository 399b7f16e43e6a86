import { countedPoints, freshAddress, playingName, pointsAtTheTop, SQUAD, tabTo } from '../support/fan.js';
import { beforeMatchday2, letMatchday2Pass } from '../support/matchday.js';
import { expect, test } from '../support/test.js';

test.beforeEach(({ stack }) => beforeMatchday2(stack));

test('a visitor becomes a manager with points by keyboard alone', async ({ page, stack }) => {
  // Some hundreds of key presses, one by one.
  test.setTimeout(240_000);
  await page.goto('/register');
  await tabTo(page, page.getByLabel('Voornaam'));
  await page.keyboard.type('Wout');
  await tabTo(page, page.getByLabel('Naam', { exact: true }));
  await page.keyboard.type('Peeters');
  await tabTo(page, page.getByLabel('E-mailadres'));
  await page.keyboard.type(freshAddress());
  await tabTo(page, page.getByLabel('Wachtwoord', { exact: true }));
  await page.keyboard.type('geheim1');
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Bouw je ploeg' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Zoek een speler' });
  for (const [index, name] of SQUAD.entries()) {
    await tabTo(page, search, index === 0 ? 'Tab' : 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(name);
    const add = page.getByRole('button', { name: `Voeg ${playingName(name)} toe` });
    await expect(add).toBeVisible();
    await tabTo(page, add);
    await page.keyboard.press('Enter');
  }
  const captain = page.getByRole('button', { name: /^Romelu Lukaku, / });
  await tabTo(page, captain);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Kapitein' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Romelu Lukaku.*kapitein/ })).toBeVisible();

  await tabTo(page, page.getByLabel('Naam van je ploeg'));
  const teamName = `Toetsenbord ${Date.now() % 100_000}`;
  await page.keyboard.type(teamName);
  await tabTo(page, page.getByRole('region', { name: 'Opslaan' }).getByRole('button', { name: 'Opslaan' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/team\/\d+$/);

  await letMatchday2Pass(page, stack);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Punten' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Speeldag 2/ }).first()).toBeVisible();
  expect(await countedPoints(page)).toBe(await pointsAtTheTop(page));
  await tabTo(page, page.getByRole('button', { name: /^Romelu Lukaku/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Romelu Lukaku' })).toContainText('Som');
});
