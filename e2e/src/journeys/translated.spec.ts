import type { Page } from '@playwright/test';
import { enterAs, signIn } from '../support/fan.js';
import { createUser } from '../support/manager.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { bar, nameDialog } from '../support/picker.js';
import { cardOf, makeCaptain } from '../support/pitch.js';
import { ACCOUNTS, addressesOf } from '../support/routes.js';
import { expect, test } from '../support/test.js';
import { lostNodes, translatePages } from '../support/translator.js';
import { untilLoaded } from '../support/untilLoaded.js';

test.beforeEach(({ stack }) => beforeMatchday2(stack));

/** Walks through the portal as a link of it does, without loading the page again. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, path);
}

for (const reader of ['visitors', 'fans'] as const) {
  test(`a browser that translates can show every page of ${reader}, one after the other`, {
    tag: '@onPhone',
  }, async ({ page, stack }) => {
    await translatePages(page);
    const lost = lostNodes(page);
    const account = ACCOUNTS[reader];
    if (account) await enterAs(page, account);
    await page.goto('/rules');
    const addresses = addressesOf(stack, reader);
    for (const address of [...addresses, '/rules', ...[...addresses].reverse()]) {
      await walkTo(page, address);
      await expect(page.locator('main h1').first()).toBeAttached();
      await untilLoaded(page);
      expect({ address, lost }).toEqual({ address, lost: [] });
      await expect(page.getByText('Foutcode')).toHaveCount(0);
    }
  });
}

test('a browser that translates does not disturb who signs in, picks a squad and saves it', {
  tag: '@onPhone',
}, async ({ page, stack }) => {
  await translatePages(page);
  const lost = lostNodes(page);
  const email = await createUser(stack);
  await signIn(page, email);
  await page.goto('/new');
  await page.getByRole('button', { name: 'Vul aan' }).click();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('16/16 gekozen');
  await bar(page).getByRole('button', { name: 'Opslaan' }).click();
  await nameDialog(page).getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('dialog', { name: 'Je ploeg staat!' })).toBeVisible();
  expect(lost).toEqual([]);
});

test('a browser that translates shows the changes of a team', { tag: '@onPhone' }, async ({ page }) => {
  await translatePages(page);
  const lost = lostNodes(page);
  await enterAs(page, ACCOUNTS.fans);
  await page.goto('/team/1');
  await makeCaptain(page, 'Florian Wirtz');
  await expect(bar(page)).toContainText(/1 wijziging/);
  await bar(page)
    .getByRole('button', { name: /^Opslaan/ })
    .click();
  await expect(cardOf(page, 'Florian Wirtz')).toHaveAccessibleName(/kapitein/);
  expect(lost).toEqual([]);
});
