import { expect, type Locator, type Page } from '@playwright/test';

/** The messages of the open league. */
export const chatLog = (page: Page): Locator => page.getByRole('log');

/** One message of the chat by its text, with time, votes and actions. */
export function message(page: Page, text: string): Locator {
  return chatLog(page).getByText(text).locator('xpath=ancestor::*[.//time][1]');
}

/** Sends a message, which appears in the sender's chat at once. */
export async function say(page: Page, text: string): Promise<void> {
  const box = page.getByLabel('Bericht', { exact: true });
  await box.fill(text);
  await box.press('Enter');
  await expect(message(page, text)).toHaveCount(1);
}

/** Waits until the chat is connected. */
export async function untilChatting(page: Page): Promise<void> {
  await expect(page.getByText(/^\d+ online$/)).toBeVisible();
}

/** Opens the menu of a message with a mouse. */
export async function openMenu(page: Page, text: string): Promise<void> {
  await message(page, text).hover();
  await message(page, text).getByRole('button', { name: 'Acties bij dit bericht' }).click();
}

/** Opens the menu of a message with a finger. */
export async function pressLong(page: Page, text: string): Promise<void> {
  const finger = { pointerType: 'touch', pointerId: 1, isPrimary: true };
  await message(page, text).dispatchEvent('pointerdown', finger);
  await expect(page.getByRole('group', { name: 'Wat doe je met dit bericht?' })).toBeVisible();
  await message(page, text).dispatchEvent('pointerup', finger);
}
