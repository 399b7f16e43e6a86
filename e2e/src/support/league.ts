import type { League } from '@euro/api-contract';
import { expect, type Page } from '@playwright/test';
import { callApi, tokenOf } from './callApi.js';
import type { Stack } from './stack.js';

/** Creates a league through the API, with the first team of a premium user. */
export async function startLeague(stack: Stack, email: string, name: string): Promise<League> {
  const token = await tokenOf(stack, email);
  const { teams } = await callApi(stack, 'GET teams', { token });
  const teamId = teams[0]?.id ?? 0;
  const { league } = await callApi(stack, 'POST league/team/{teamId}', {
    params: { teamId },
    body: { name },
    token,
  });
  return league;
}

/** The code in the settings of a league. */
export async function shownCode(page: Page): Promise<string> {
  const code = page.getByLabel('Uitnodigingscode');
  await expect(code).toHaveText(/^[A-Z\d]{4}(-[A-Z\d]{4})+$/);
  return (await code.textContent()) ?? '';
}

/** Accepts an invitation, and waits for the league. */
export async function acceptInvitation(page: Page, name: string): Promise<void> {
  const question = page.getByRole('dialog', { name: `Wil je meespelen in ${name}?` });
  await question.getByRole('button', { name: 'Ja, ik speel mee' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/leagues\/\d+$/);
}
