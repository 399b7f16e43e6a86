import { expect, type Locator, type Page } from '@playwright/test';

/** The messages of the league that is open. */
export const chatLog = (page: Page): Locator => page.getByRole('log');

/** One message of the chat, by its words: with its time, its votes and what can be done with it. */
export function message(page: Page, text: string): Locator {
  return chatLog(page).getByText(text).locator('xpath=ancestor::*[.//time][1]');
}

/** Writes a message and sends it; it stands in the own chat at once. */
export async function say(page: Page, text: string): Promise<void> {
  const box = page.getByLabel('Bericht', { exact: true });
  await box.fill(text);
  await box.press('Enter');
  await expect(message(page, text)).toHaveCount(1);
}

/** The line to the chat is up. */
export async function untilChatting(page: Page): Promise<void> {
  await expect(page.getByText(/^\d+ online$/)).toBeVisible();
}
