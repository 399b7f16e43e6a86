import type { Page } from '@playwright/test';
import { anotherBrowser } from '../support/anotherBrowser.js';
import { callApi, PASSWORD, tokenOf } from '../support/callApi.js';
import { enterAs, freshAddress } from '../support/fan.js';
import { LIVING_TEAM } from '../support/livingTeam.js';
import { createManager } from '../support/manager.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { notice } from '../support/pitch.js';
import { activeRelease } from '../support/releases.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from '../support/test.js';

const OPERATOR = 'operator@demo.test';
const SUPPORT = 'support@demo.test';
/** Germany–Scotland, and who scored in it. */
const OPENING = 1;
const MUSIALA = 'Musiala';

/** Registers a user by the API: e-mail and token. */
async function register(stack: Stack): Promise<{ readonly email: string; readonly token: string }> {
  const email = freshAddress();
  await callApi(stack, 'POST user/register', {
    body: { firstName: 'Wout', lastName: 'Maes', email, password: PASSWORD, acceptTerms: true },
  });
  return { email, token: await tokenOf(stack, email) };
}

/** A paid order of two teams; the first one's id, which names its refund. */
async function payForTwo(stack: Stack) {
  const { email, teamId } = await createManager(stack, {
    lineup: LIVING_TEAM,
    teamName: 'Kessel Kickers',
  });
  const token = await tokenOf(stack, email);
  const { team } = await callApi(stack, 'POST team/{id}/copy', { params: { id: teamId }, token });
  const body = { teamIds: [teamId, team.id], coupons: [], redirectURL: `${stack.url}/my-teams` };
  const { order, payment } = await callApi(stack, 'POST payments/create', { body, token });
  await stack.standIns.payments.pay(payment.id);
  return { order, paymentId: payment.id };
}

/** Types a reason in the dialog, and confirms. */
async function confirmWith(page: Page, reason: string, verb: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Waarom?' }).fill(reason);
  await dialog.getByRole('button', { name: verb }).click();
  await expect(dialog).toHaveCount(0);
}

test.beforeEach(({ stack }) => beforeMatchday2(stack));

test('an operator grants premium with a reason, which takes effect at once and is in the audit log', async ({
  page,
  stack,
}) => {
  const { email, token } = await register(stack);
  await enterAs(page, OPERATOR);
  await page.goto('/desk/users');
  await page.getByRole('searchbox', { name: 'Zoek een account' }).fill(email);
  await page.getByRole('button', { name: 'Rollen van Wout Maes' }).click();
  await page.getByRole('checkbox', { name: /^Premium/ }).check();
  await confirmWith(page, `Prijs voor ${email}`, 'Rollen opslaan');
  await expect(notice(page, 'De rollen van Wout Maes zijn opgeslagen.')).toBeVisible();
  const user = await callApi(stack, 'GET user/profile', { token });
  expect(user.roles).toContain('premium');

  await page.getByRole('link', { name: 'Logboek' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: `“Prijs voor ${email}”` });
  await expect(entry).toContainText(`Rol gegeven · user ${user.id}`);
});

test('a treasurer refunds one team of two only after a second person approves it', async ({
  page,
  browser,
  stack,
}) => {
  const { order, paymentId } = await payForTwo(stack);
  const { email, token } = await register(stack);
  const { id } = await callApi(stack, 'GET user/profile', { token });
  await enterAs(page, OPERATOR);
  await page.goto(`/desk/users/${id}`);
  await page.getByRole('button', { name: 'Rollen van Wout Maes' }).click();
  await page.getByRole('checkbox', { name: /^Penningmeester/ }).check();
  await confirmWith(page, 'Doet de boekhouding', 'Rollen opslaan');
  await page.goto('/desk/competitions/1');
  const choice = page.getByRole('region', { name: 'Vier ogen' });
  await choice.getByRole('checkbox', { name: 'Bestellingen terugbetalen' }).check();
  await choice.getByRole('button', { name: 'Keuze opslaan' }).click();
  await confirmWith(page, 'Nooit alleen geld teruggeven', 'Keuze opslaan');
  await expect(notice(page, 'De keuze is opgeslagen.')).toBeVisible();

  const treasurer = await anotherBrowser(browser, stack);
  await enterAs(treasurer, email);
  await treasurer.goto('/desk/orders');
  await treasurer.getByRole('button', { name: `Betaal bestelling ${order.id} terug` }).click();
  const dialog = treasurer.getByRole('dialog');
  await dialog.getByText('Ploegen', { exact: true }).click();
  await dialog.getByRole('checkbox').first().check();
  await confirmWith(treasurer, 'Dubbel ingeschreven', 'Betaal terug');
  await expect(notice(treasurer, /Dit wacht op een tweede paar ogen/)).toBeVisible();
  const refunds = () => stack.standIns.payments.payments().find((one) => one.id === paymentId)?.refunds ?? [];
  expect(refunds()).toEqual([]);
  await treasurer.goto('/desk');
  const own = treasurer.getByRole('region', { name: 'Wacht op jou' });
  await expect(own).toContainText('Je vroeg dit');
  await expect(own.getByRole('button', { name: /^Trek in: / })).toBeVisible();
  await expect(own.getByRole('button', { name: /^Keur goed: / })).toHaveCount(0);

  await page.goto('/desk');
  const what = `Bestelling ${order.id} terugbetalen`;
  await page.getByRole('button', { name: `Keur goed: ${what}` }).click();
  await confirmWith(page, 'Nagekeken in de lijst', 'Keur goed');
  await expect(notice(page, 'Het is goedgekeurd en uitgevoerd.')).toBeVisible();
  expect(refunds()).toMatchObject([{ amount: 700, status: 'refunded' }]);

  await treasurer.goto('/desk/orders');
  const row = treasurer
    .getByRole('listitem')
    .filter({ has: treasurer.getByRole('button', { name: `Betaal bestelling ${order.id} terug` }) });
  await expect(row).toContainText('€ 14,00');
  await expect(row).toContainText('€ 7,00 terugbetaald');
  await page.goto(`/desk/audit?subject=order+${order.id}`);
  const done = page.getByRole('listitem').filter({ hasText: 'Bestelling terugbetaald' });
  await expect(done).toContainText('Wout Maes');
  const approved = page.getByRole('listitem').filter({ hasText: 'Door een tweede persoon goedgekeurd' });
  await expect(approved).toContainText('“Nagekeken in de lijst”');
  await expect(approved).not.toContainText('Wout Maes');
  await treasurer.context().close();
});

test('written news of a player is what everybody reads', async ({ page, stack }) => {
  const words = `traint apart (${Date.now()})`;
  await enterAs(page, OPERATOR);
  await page.goto('/desk/corrections');
  await page.getByLabel('Land', { exact: true }).selectOption({ label: 'Duitsland' });
  await page.getByLabel('Over wie').selectOption({ label: MUSIALA });
  await page.getByLabel('Toestand').selectOption('doubtful');
  await page.getByLabel('In het Nederlands').fill(words);
  await page.getByLabel('Bron').fill('DFB');
  await page.getByRole('button', { name: 'Schrijf nieuws' }).click();
  await confirmWith(page, 'Persbericht', 'Schrijf nieuws');
  await expect(
    page.getByRole('region', { name: 'Geschreven nieuws' }).getByRole('listitem').first(),
  ).toContainText(`Twijfelachtig: ${words} (DFB)`);
  const newsOf = async () => {
    const { players } = await callApi(stack, 'GET players');
    return players.find(({ name }) => name === MUSIALA)?.news?.nl;
  };
  await expect.poll(newsOf).toBe(words);
});

test('a corrected figure changes what the player scored', async ({ page, stack }) => {
  const pointsOf = async () => {
    const { players } = await callApi(stack, 'GET players');
    return players.find(({ name }) => name === MUSIALA)?.points;
  };
  const before = await pointsOf();
  await enterAs(page, OPERATOR);
  await page.goto('/desk/corrections');
  await page.getByLabel('Match').selectOption(String(OPENING));
  const player = page.getByLabel('Speler');
  await expect(player).toBeEnabled();
  await player.selectOption({ label: `Duitsland · ${MUSIALA}` });
  const figure = page.getByLabel('Cijfer');
  await figure.selectOption('yellow_cards');
  // An earlier run may have shown him the card already.
  const wasBooked = (await figure.locator('option:checked').textContent())?.includes(': 1') === true;
  await page.getByLabel('Wordt').fill(wasBooked ? '0' : '1');
  await page.getByRole('button', { name: 'Verbeter' }).click();
  await confirmWith(page, 'Nagekeken op beeld', 'Verbeter');
  await expect(page.getByRole('region', { name: 'Correcties' }).getByRole('listitem').first()).toContainText(
    `${MUSIALA} · Gele kaarten: ${wasBooked ? '1 → 0' : '0 → 1'}`,
  );
  await expect.poll(async () => ((await pointsOf()) ?? 0) - (before ?? 0)).toBe(wasBooked ? 1 : -1);
});

test('the help desk answers a waiting user', async ({ page, stack }) => {
  const { email, token } = await register(stack);
  await callApi(stack, 'POST help', { token, body: { body: `Waar zijn mijn punten? ${email}` } });
  await enterAs(page, SUPPORT);
  await page.goto('/desk/help');
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: /^Lees gesprek \d+ met Wout Maes$/ })
    .click();
  await expect(page.getByRole('log')).toContainText('Waar zijn mijn punten?');
  const box = page.getByLabel('Antwoord', { exact: true });
  await box.fill('Onder Punten, bovenaan.');
  await box.press('Enter');
  await expect(page.getByRole('log')).toContainText('Onder Punten, bovenaan.');
  await expect(box).toHaveValue('');
  const { conversation } = await callApi(stack, 'GET help', { token });
  expect(conversation).toMatchObject({
    unread: 1,
    messages: [{ from: 'asker' }, { from: 'desk', body: 'Onder Punten, bovenaan.' }],
  });

  // Support agents start with the conversations; the other pages of the desk are closed to them.
  await page.goto('/desk');
  await expect(page).toHaveURL(/\/desk\/help$/);
  await page.goto('/desk/users');
  await expect(page.getByText('Hier werkt de ploeg achter het spel')).toBeVisible();
});

test('a text with a picture and handlers is previewed without loading or running any of them', async ({
  page,
  stack,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/of-the-text/')) requests.push(new URL(request.url()).pathname);
  });
  await enterAs(page, OPERATOR);
  await page.goto('/desk/content?slug=rules&as=html');
  await page
    .getByRole('textbox', { name: 'Tekst' })
    .fill(
      '<p>Dag lezer</p><img src="/of-the-text/picture.png" onerror="window.ran = true">' +
        '<svg onload="window.ran = true"><image href="/of-the-text/drawing.png"/></svg>' +
        '<p onmouseover="window.ran = true" style="background: url(/of-the-text/paper.png)">Tot straks</p>',
    );
  const preview = page.getByRole('region', { name: 'Zo ziet een lezer het' });
  await expect(preview).toContainText('Tot straks');
  await preview.getByText('Tot straks').hover();
  await expect(preview.locator('img, svg, [style]')).toHaveCount(0);
  // The last request of the page: any request of the text would come before it.
  const last = `${stack.url}/of-the-text/last`;
  await page.evaluate((url) => fetch(url, { method: 'HEAD' }).then(({ status }) => status), last);
  expect(requests).toEqual(['/of-the-text/last']);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('a player has no access to the desk', async ({ page, stack }) => {
  const { email, token } = await register(stack);
  await enterAs(page, email);
  await page.goto('/desk');
  await expect(page.getByText('Hier werkt de ploeg achter het spel')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Beheer' })).toHaveCount(0);
  await expect(callApi(stack, 'GET admin/overview', { token })).rejects.toThrow(/answered 403/);
});

test('a fault in browsers is at the desk within seconds, with its release and its place in the sources', async ({
  page,
  stack,
}) => {
  const remote = 'mf-rankings';
  const { base, manifest } = activeRelease(stack, remote);
  const frames = [`${base}${manifest.preload[0]}:1:400`];
  const fault = {
    remote,
    release: manifest.version,
    code: 'render-threw',
    message: 'rank is undefined',
    frames,
  };
  await callApi(stack, 'POST faults', { body: { faults: [{ ...fault, count: 3 }] } });
  const token = await tokenOf(stack, OPERATOR);
  await expect
    .poll(async () => (await callApi(stack, 'GET admin/faults', { token })).groups.length)
    .toBeGreaterThan(0);

  await enterAs(page, OPERATOR);
  await page.goto('/desk');
  const card = page.getByRole('region', { name: 'Fouten per onderdeel' });
  const release = card.getByRole('listitem').filter({ hasText: `uitgave ${manifest.version}` });
  await expect(release.first()).toContainText('3 fouten');
  await card.getByText('1 soort tonen').click();
  await expect(card.getByText('rank is undefined')).toBeVisible();
  await expect(card.getByText(/^mf-rankings \S+ \S+\.tsx?:\d+:\d+/)).toBeVisible();
});

test('an operator announces something, which a fan sees and closes, until it is ended', async ({
  page,
  stack,
}) => {
  const text = `Vannacht zijn we even weg (${freshAddress()}).`;
  await enterAs(page, OPERATOR);
  await page.goto('/desk/announcements');
  await page.getByRole('button', { name: 'Nieuwe aankondiging' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tekst in het Nederlands').fill(text);
  await dialog.getByLabel('Tekst in het Engels').fill('We are away for a while tonight.');
  await dialog.getByLabel('Vanaf').fill('2024-01-01T00:00');
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 16);
  await dialog.getByLabel('Tot').fill(tomorrow);
  await expect(dialog.getByText(/^\d+ accounts nu$/)).toBeVisible();
  await confirmWith(page, 'Onderhoud', 'Plan de aankondiging');
  await page.getByRole('link', { name: 'Logboek' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Aankondiging gepland' }).first()).toBeVisible();

  const { token } = await register(stack);
  const { announcements } = await callApi(stack, 'GET announcements', { token });
  expect(announcements.map((one) => one.text.nl)).toContain(text);
  await page.goto('/rules');
  const bar = page.getByRole('region', { name: 'Aankondiging' });
  await expect(bar).toContainText(text);
  await bar.getByRole('button', { name: 'Sluit deze aankondiging' }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(bar).toHaveCount(0);

  await page.goto('/desk/announcements');
  await page.getByRole('button', { name: `Beëindig: ${text}` }).click();
  await confirmWith(page, 'Werk is klaar', 'Beëindig');
  await expect(notice(page, 'De aankondiging is voorbij.')).toBeVisible();
});
