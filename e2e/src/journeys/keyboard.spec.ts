import { enterAs, expectPointsToAddUp, freshAddress, playingName, SQUAD, tabTo } from '../support/fan.js';
import { LIVING_TEAM, PLAYER } from '../support/livingTeam.js';
import { createManager, teamOf } from '../support/manager.js';
import { beforeMatchday2, letMatchday2Pass } from '../support/matchday.js';
import { setClock } from '../support/operator.js';
import { cardOf } from '../support/pitch.js';
import { expect, test } from '../support/test.js';

test.beforeEach(({ stack }) => beforeMatchday2(stack));

test('a visitor becomes a manager with points by keyboard only', async ({ page, stack }) => {
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
  await expectPointsToAddUp(page);
  await tabTo(page, page.getByRole('button', { name: /^Romelu Lukaku/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Romelu Lukaku' })).toContainText('Som');
});

test('a transfer is prepared, confirmed and announced by keyboard only', async ({ page, stack }) => {
  await setClock(stack, '2024-06-13T08:00:00Z');
  const manager = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Zonder Muis' });
  await beforeMatchday2(stack);
  await enterAs(page, manager.email);
  await page.goto(`/transfers/${manager.teamId}`);
  const announcement = (text: string) => page.getByRole('status').filter({ hasText: text });

  await expect(cardOf(page, 'Denzel Dumfries')).toBeVisible();
  await tabTo(page, cardOf(page, 'Denzel Dumfries'));
  await page.keyboard.press('Enter');
  await expect(announcement('Dumfries gaat eruit. Kies wie er in komt.')).toBeAttached();

  const search = page.getByRole('searchbox', { name: 'Zoek een verdediger' });
  await tabTo(page, search);
  await page.keyboard.type('Mendes');
  const buyButton = page.getByRole('button', { name: 'Mendes in voor Dumfries' });
  await expect(buyButton).toBeVisible();
  await tabTo(page, buyButton);
  await page.keyboard.press('Enter');
  await expect(announcement('Mendes komt in voor Dumfries. € 4,5 mln over.')).toBeAttached();

  await tabTo(page, page.getByRole('button', { name: 'Bevestig 1', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Bevestig 1 transfer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Nog 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await teamOf(stack, manager)).transfers).toMatchObject([{ outId: 1422, inId: 2319 }]);
});

test('another captain is chosen and saved by keyboard only', async ({ page, stack }) => {
  await setClock(stack, '2024-06-13T08:00:00Z');
  const manager = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Andere Band' });
  await beforeMatchday2(stack);
  await enterAs(page, manager.email);
  await page.goto(`/team/${manager.teamId}`);
  await tabTo(page, cardOf(page, 'Marcel Sabitzer'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Kapitein' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(cardOf(page, 'Marcel Sabitzer')).toHaveAccessibleName(/, kapitein, /);
  await expect(cardOf(page, 'Marcel Sabitzer')).toBeFocused();
  const save = page.getByRole('region', { name: 'Opslaan' });
  await tabTo(page, save.getByRole('button', { name: 'Opslaan' }));
  await page.keyboard.press('Enter');
  await expect(save).toContainText('Alles is opgeslagen');
  expect((await teamOf(stack, manager)).team).toMatchObject({ captainId: PLAYER.sabitzer });
});

test('a screen enlarged to four times is as narrow as a phone, and needs no pointer either', async ({
  page,
  stack,
}) => {
  await setClock(stack, '2024-06-13T08:00:00Z');
  const manager = await createManager(stack, { lineup: LIVING_TEAM, teamName: 'Sterk Vergroot' });
  await beforeMatchday2(stack);
  await enterAs(page, manager.email);
  await page.setViewportSize({ width: 320, height: 640 });

  await page.goto('/new');
  const picker = page.getByRole('dialog', { name: 'Bouw je ploeg' });
  const goalkeeper = page.getByRole('button', { name: 'Lege plaats voor een doelman, kies' });
  await tabTo(page, goalkeeper);
  await page.keyboard.press('Enter');
  const add = picker.getByRole('button', { name: /^Voeg .* toe$/ }).first();
  await expect(add).toBeVisible();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Opslaan' })).toContainText('1/16 gekozen');
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: 'Vul aan' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Opslaan' })).toContainText('16/16 gekozen');
  await page.keyboard.press('Escape');

  await page.goto(`/transfers/${manager.teamId}`);
  await tabTo(page, cardOf(page, 'Denzel Dumfries'));
  await page.keyboard.press('Enter');
  const transfers = page.getByRole('dialog', { name: /^Transfers speeldag/ });
  const buyButton = transfers.getByRole('button', { name: / in voor Dumfries$/ }).first();
  await expect(buyButton).toBeVisible();
  await tabTo(page, buyButton);
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Bevestig 1', exact: true });
  await expect(confirm).toBeVisible();
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Bevestig 1 transfer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Nog 1', { exact: true })).toBeVisible();
});
