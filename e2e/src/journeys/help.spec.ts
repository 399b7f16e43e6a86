import type { ResponseOf } from '@euro/api-contract';
import { callApi, tokenOf } from '../support/callApi.js';
import { enterAs } from '../support/fan.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

const QUESTION = 'Mijn kortingscode werkt niet. Wat doe ik verkeerd?';
const ANSWER = 'Kies eerst twee ploegen: de code geldt voor de tweede.';

test('a visitor writes at /contact, the desk answers, and the answer appears without a reload', async ({
  page,
  stack,
}) => {
  await page.goto('/contact');
  const chat = page.getByRole('dialog', { name: 'Helpdesk' });
  await chat.getByRole('textbox', { name: /^Je e-mailadres/ }).fill('bezoeker@example.test');
  await chat.getByRole('textbox', { name: 'Bericht aan de helpdesk' }).fill(QUESTION);
  await chat.getByRole('button', { name: 'Verstuur' }).click();
  await expect(chat.getByRole('article').filter({ hasText: QUESTION })).toHaveCount(1);

  await answer(stack, QUESTION);
  await expect(chat.getByRole('article').filter({ hasText: ANSWER })).toHaveCount(1);

  // A user on another page is notified; the conversation is preserved, and moves into his account.
  await page.keyboard.press('Escape');
  await page.goto('/rules');
  await enterAs(page, 'premium@demo.test');
  await page.goto('/contact');
  await expect(chat.getByRole('article').filter({ hasText: ANSWER })).toHaveCount(1);
});

/** The help desk answers the author of this question. */
async function answer(stack: Stack, question: string): Promise<void> {
  const token = await tokenOf(stack, 'support@demo.test');
  const { tickets }: ResponseOf<'GET admin/help'> = await callApi(stack, 'GET admin/help', { token });
  const ticket = tickets.find(({ lastMessage }) => lastMessage?.body === question);
  if (!ticket) throw new Error('the question did not reach the desk');
  expect(ticket).toMatchObject({ user: null, email: 'bezoeker@example.test', unread: 1 });
  await callApi(stack, 'POST admin/help/{id}', { params: { id: ticket.id }, body: { body: ANSWER }, token });
}
