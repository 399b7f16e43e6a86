import type { Page } from '@playwright/test';
import { anotherBrowser } from '../support/anotherBrowser.js';
import { message, pressLong, say, untilChatting } from '../support/chat.js';
import { enterAs } from '../support/fan.js';
import { acceptInvitation, startLeague } from '../support/league.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { expect, test } from '../support/test.js';

const ADMIN = 'premium@demo.test';
const MEMBER = 'fan@demo.test';

/** The input is at the bottom of the window, in the place of the portal's tabs, and only the log scrolls. */
async function expectWholeHeight(page: Page): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Snel naar' });
  const send = page.getByRole('button', { name: 'Verstuur' });
  const gap = async () => {
    const box = await send.boundingBox();
    return (page.viewportSize()?.height ?? 0) - (box ? box.y + box.height : 0);
  };
  await expect.poll(gap).toBeGreaterThan(0);
  await expect.poll(gap).toBeLessThan(32);
  await expect(tabs).toBeHidden();
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

test.beforeEach(({ stack }) => beforeMatchday2(stack));

test('a friend joins by a link on the phone, and chats', async ({ page, browser, stack }) => {
  const admin = await anotherBrowser(browser, stack, true);
  const name = 'Op De Bank';
  const { id, inviteCode } = await startLeague(stack, ADMIN, name);
  await enterAs(admin, ADMIN);
  await admin.goto(`/leagues/${id}?tab=chat`);
  await untilChatting(admin);

  await enterAs(page, MEMBER);
  await page.goto(`/join/${inviteCode}`);
  await acceptInvitation(page, name);
  await say(admin, 'Daar is hij');
  await expect(page.getByRole('button', { name: /Chat.*1 ongelezen bericht/ })).toBeVisible();
  await page.goto(`/leagues/${id}?tab=chat`);
  await untilChatting(page);
  // The input is in view, on low phones too, and so is the last message.
  for (const viewport of [
    { width: 375, height: 812 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('textbox', { name: 'Bericht' })).toBeInViewport({ ratio: 1 });
    await expect(message(page, 'Daar is hij')).toBeInViewport();
    await expectWholeHeight(page);
  }
  // The game's time is 19 June 2024.
  await expect(page.getByRole('log').getByText('woensdag 19/06')).toBeVisible();
  await say(page, 'Hier ben ik');
  for (const phone of [admin, page]) {
    await expect(message(phone, 'Daar is hij')).toHaveCount(1);
    await expect(message(phone, 'Hier ben ik')).toHaveCount(1);
  }
  await admin.context().close();
});

/** Confirms the open dialog of the desk. */
async function giveReason(desk: Page, verb: string): Promise<void> {
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Waarom?' }).fill('Huisregels');
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Opens the complaint about a message; its title has the focus, so that keys answer it. */
async function openComplaint(desk: Page, words: string): Promise<void> {
  await desk.getByRole('link', { name: `“${words}”` }).click();
  await expect(desk.getByRole('heading', { name: /^Chatbericht in / })).toBeFocused();
}

test('a reported message is hidden and its author suspended, who objects, and both are restored', async ({
  page,
  browser,
  stack,
}) => {
  const insult = 'Zwijg, kalf.';
  const name = 'Toog 7';
  const other = await anotherBrowser(browser, stack, true);
  const { id, inviteCode } = await startLeague(stack, ADMIN, name);
  await enterAs(other, ADMIN);
  await other.goto(`/leagues/${id}?tab=chat`);
  await untilChatting(other);
  await say(other, insult);

  await enterAs(page, MEMBER);
  await page.goto(`/join/${inviteCode}`);
  await acceptInvitation(page, name);
  await page.goto(`/leagues/${id}?tab=chat`);
  await untilChatting(page);
  await pressLong(page, insult);
  await page.getByRole('button', { name: 'Meld', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Meld dit bericht' });
  await question.getByRole('button', { name: 'Het beledigt of pest iemand' }).click();
  await expect(question).toHaveCount(0);

  const desk = await anotherBrowser(browser, stack, true);
  await enterAs(desk, 'operator@demo.test');
  await desk.goto('/desk/complaints');
  await openComplaint(desk, insult);
  await desk.keyboard.press('5');
  await expect(desk.getByRole('radio', { name: 'Schors de gebruiker' })).toBeChecked();
  await desk.getByRole('button', { name: 'Bevestig en volgende' }).click();
  await expect(desk.getByText('Schors de gebruiker: dat gebeurt binnen 10 seconden.')).toBeVisible();
  await expect(message(page, 'Bericht verwijderd')).toHaveCount(1);
  await expect(message(page, insult)).toHaveCount(0);

  // The author reads on, and what he writes is refused with the end.
  const suspended = /Je account is geschorst \(tot \w+ \d\d\/\d\d\/\d\d om \d\d\.\d\d u\.\)/;
  await expect(message(other, 'Bericht verwijderd')).toHaveCount(1);
  await say(other, 'Het was een grap');
  await expect(message(other, 'Het was een grap')).toContainText(suspended);
  await other.goto('/contact');
  const chat = other.getByRole('dialog', { name: 'Helpdesk' });
  await expect(chat.getByRole('article').filter({ hasText: suspended })).toHaveCount(1);
  await chat.getByRole('textbox', { name: 'Bericht aan de helpdesk' }).fill('Sorry, het was een grap.');
  await chat.getByRole('button', { name: 'Verstuur' }).click();
  await expect(chat.getByRole('article').filter({ hasText: 'Sorry' })).toHaveCount(1);

  // The operator who decided leaves the objection to another, who lifts both.
  await desk.goto('/desk/help');
  const objection = desk.getByRole('listitem').filter({ hasText: 'Sorry' });
  await expect(objection).toContainText('Bezwaar tegen');
  await stack.game('role', 'support@demo.test', 'operator');
  await enterAs(desk, 'support@demo.test');
  await desk.goto('/desk/help');
  await desk.getByRole('listitem').filter({ hasText: 'Sorry' }).getByRole('link').click();
  await desk.getByRole('link', { name: 'Naar het account' }).click();
  await desk.getByRole('button', { name: /^Hef de sanctie van / }).click();
  await giveReason(desk, 'Hef sanctie op');
  await expect(desk.getByRole('button', { name: /^Schors / })).toBeVisible();
  await desk.goto('/desk/complaints?status=decided');
  await openComplaint(desk, insult);
  await desk.keyboard.press('1');
  await desk.getByRole('button', { name: 'Bevestig en volgende' }).click();
  await expect(message(page, insult)).toHaveCount(1);
  await other.goto(`/leagues/${id}?tab=chat`);
  await untilChatting(other);
  await say(other, 'Daar ben ik weer');
  await expect(message(page, 'Daar ben ik weer')).toHaveCount(1);
  await desk.context().close();
  await other.context().close();
});

test('the league posts the winner of a matchday, with a picture to share', async ({ page }) => {
  await enterAs(page, MEMBER);
  await page.goto('/leagues');
  await page.getByRole('link', { name: /De Kantine/ }).click();
  await page.getByRole('button', { name: /^Chat/ }).click();
  await untilChatting(page);
  const result = page.getByRole('article').filter({ hasText: /w[io]n(t|nen) speeldag 1/ });
  await result.getByRole('link', { name: 'Bekijk' }).click();
  await expect(page).toHaveURL(/\/leagues\/\d+\?week=1$/);
  const picture = await page.getByRole('link', { name: 'Afbeelding opslaan' }).getAttribute('href');
  // Without a session: the link alone gives access.
  const answer = await fetch(picture ?? '');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
});
