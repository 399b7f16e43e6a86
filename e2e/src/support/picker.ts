import type { Page } from '@playwright/test';

/** The bar that saves the squad. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Opslaan' });

/** Counts presses from here on. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { presses: 0 });
    addEventListener('click', () => ((window as unknown as { presses: number }).presses += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
}

/** The sheet over the pitch of a phone that fills a place. */
export const picker = (page: Page) => page.getByRole('dialog', { name: 'Bouw je ploeg' });
/** Asks for the team's name, on a phone. */
export const nameDialog = (page: Page) => page.getByRole('dialog', { name: 'Hoe heet je ploeg?' });
