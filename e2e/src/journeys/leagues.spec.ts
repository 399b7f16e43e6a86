import type { Page } from '@playwright/test';
import { anotherBrowser } from '../support/anotherBrowser.js';
import { callApi, PASSWORD, tokenOf } from '../support/callApi.js';
import { chatLog, message, openMenu, say, untilChatting } from '../support/chat.js';
import { enterAs, freshAddress } from '../support/fan.js';
import { acceptInvitation, shownCode, startLeague } from '../support/league.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { notice } from '../support/pitch.js';
import { expectClosed } from '../support/strangers.js';
import { expect, test } from '../support/test.js';

const ADMIN = 'premium@demo.test';
const MEMBER = 'fan@demo.test';
const LEAGUE = 'De Kleedkamer';

/** A visitor with an invitation builds a team, makes an account to save it, and is then in the league. */
async function playAlong(page: Page, link: string, league: string, teamName: string): Promise<string> {
  const email = freshAddress();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: league })).toBeVisible();
  await page.getByRole('link', { name: 'Speel gratis mee' }).click();
  await expect(page.getByRole('heading', { name: 'Bouw je ploeg' })).toBeVisible();
  await page.getByRole('button', { name: 'Vul aan' }).click();
  await expect(page.getByText(`Opslaan en je staat in ${league}`)).toBeVisible();
  await page.getByLabel('Naam van je ploeg').fill(teamName);
  await page.getByRole('region', { name: 'Opslaan' }).getByRole('button', { name: 'Opslaan' }).click();
  await page.getByLabel('Voornaam').fill('Nele');
  await page.getByLabel('Naam', { exact: true }).fill('Janssens');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByRole('dialog', { name: 'Je ploeg staat!' })).toBeVisible();
  await expect(notice(page, `Je staat in ${league}.`)).toBeVisible();
  return email;
}

test.beforeEach(({ stack }) => beforeMatchday2(stack));

test('three friends play in a league: invited, chatting, and one of them removed', async ({
  page: admin,
  browser,
  stack,
}) => {
  const [member, visitor] = [await anotherBrowser(browser, stack), await anotherBrowser(browser, stack)];

  // The admin starts it.
  await enterAs(admin, ADMIN);
  await admin.goto('/leagues?tab=settings');
  const start = admin.locator('form', { has: admin.getByRole('button', { name: 'Start', exact: true }) });
  await start.getByLabel('Naam').fill(LEAGUE);
  await start.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(notice(admin, `${LEAGUE} is gestart. Nodig je vrienden uit!`)).toBeVisible();
  const code = await shownCode(admin);
  const leagueId = Number(/\/leagues\/(\d+)/.exec(admin.url())?.[1]);

  // A member with a team types the code, his way.
  await enterAs(member, MEMBER);
  await member.goto('/leagues');
  await member.getByRole('button', { name: /Toetreden/ }).click();
  await member.getByLabel('Code of link').fill(code.toLowerCase().replaceAll('-', ''));
  await member.getByRole('button', { name: 'Bekijk', exact: true }).click();
  await acceptInvitation(member, LEAGUE);

  // A visitor follows the link.
  const friend = `De Laatkomers ${Date.now() % 100_000}`;
  const email = await playAlong(visitor, `/join/${code}`, LEAGUE, friend);

  // They talk.
  await admin.goto(`/leagues/${leagueId}`);
  await visitor.goto(`/leagues/${leagueId}`);
  const all = [admin, member, visitor];
  for (const page of all) await untilChatting(page);
  for (const viewport of [
    { width: 1024, height: 768 },
    { width: 1280, height: 900 },
  ]) {
    await admin.setViewportSize(viewport);
    await expect(admin.getByRole('textbox', { name: 'Bericht' })).toBeInViewport({ ratio: 1 });
  }
  await say(admin, 'Welkom allemaal!');
  await say(member, 'Dag <b>baas</b>, zie https://example.org/');
  for (const page of all) {
    await expect(message(page, 'Welkom allemaal!')).toHaveCount(1);
    await expect(message(page, 'Dag <b>baas</b>')).toHaveCount(1);
    await expect(chatLog(page).getByRole('link', { name: /example\.org/ })).toHaveAttribute(
      'rel',
      /noopener/,
    );
    await expect(page.getByText('3 online')).toBeVisible();
  }
  await openMenu(visitor, 'Welkom allemaal!');
  await message(visitor, 'Welkom allemaal!').getByRole('button', { name: 'Ster' }).click();
  await expect(message(admin, 'Welkom allemaal!').getByRole('button', { name: '1 stem' })).toBeVisible();
  await say(visitor, 'Oeps, verkeerde chat');
  await openMenu(admin, 'Oeps');
  // The second press confirms.
  for (let press = 0; press < 2; press += 1)
    await message(admin, 'Oeps').getByRole('button', { name: 'Verwijder', exact: true }).click();
  for (const page of all) await expect(message(page, 'Oeps')).toHaveCount(0);

  // A member who was offline for a moment gets every message once.
  await member.context().setOffline(true);
  await say(admin, 'Wie was er weg?');
  await expect(message(visitor, 'Wie was er weg?')).toHaveCount(1);
  await member.context().setOffline(false);
  await expect(message(member, 'Wie was er weg?')).toHaveCount(1);
  await expect(message(member, 'Welkom allemaal!')).toHaveCount(1);
  await expect(message(visitor, 'Wie was er weg?')).toHaveCount(1);

  // The admin lets it count from another matchday, and throws one of them out.
  await admin.goto(`/leagues/${leagueId}?tab=settings`);
  await admin.getByLabel('Punten tellen vanaf').selectOption({ label: 'Speeldag 3' });
  await expect(notice(admin, 'De punten tellen nu vanaf speeldag 3.')).toBeVisible();
  await admin.getByRole('button', { name: `Verwijder ${friend} uit de minicompetitie` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Verwijder', exact: true }).click();
  await expect(notice(visitor, `Je bent geen lid meer van ${LEAGUE}.`)).toBeVisible();
  await expect(visitor.getByText(LEAGUE, { exact: true })).toHaveCount(0);

  const token = await tokenOf(stack, ADMIN);
  const { league, teams } = await callApi(stack, 'GET league/{id}', { params: { id: leagueId }, token });
  expect(teams.map(({ name }) => name)).not.toContain(friend);
  const teamId = teams.find(({ userId }) => userId === league.admin)?.id ?? 0;
  await expectClosed(stack, email, { leagueId, teamId, name: LEAGUE });
  await expectClosed(stack, 'nieuw@demo.test', { leagueId, teamId, name: LEAGUE });

  // The member sees the new start, and leaves.
  await member.goto(`/leagues/${leagueId}?tab=settings`);
  await expect(member.getByText('Speeldag 3', { exact: true }).first()).toBeVisible();
  await member.getByRole('button', { name: 'Verlaten', exact: true }).click();
  await member.getByRole('dialog').getByRole('button', { name: 'Verlaten', exact: true }).click();
  await expect(notice(member, `Je hebt ${LEAGUE} verlaten.`)).toBeVisible();
  await expectClosed(stack, MEMBER, { leagueId, teamId, name: LEAGUE });
  for (const page of [member, visitor]) await page.context().close();
});

test('an invitation is asked over the own leagues, and a no forgets it', async ({ page, stack }) => {
  const { inviteCode } = await startLeague(stack, ADMIN, 'De Vreemden');
  await enterAs(page, MEMBER);
  await page.goto('/rankings');
  await page.goto(`/join/${inviteCode}`);
  const question = page.getByRole('dialog', { name: 'Wil je meespelen in De Vreemden?' });
  await expect(question).toBeVisible();
  await expect(question.locator(':focus')).toHaveCount(1);
  await expect(page).toHaveURL(/\/leagues\/\d+$/);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/leagues\/\d+$/);
  await page.reload();
  await expect(page.getByRole('table', { name: /^Klassement van/ })).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/rankings$/);

  await page.goto('/join/AAAA-AAAA-AAAA-AAAA');
  await expect(page.getByRole('dialog', { name: 'Deze code werkt niet' })).toBeVisible();
  await expect(page).toHaveURL(/\/leagues\/\d+$/);
});
