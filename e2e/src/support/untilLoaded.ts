import { expect, type Page } from '@playwright/test';

/** Waits until nothing on the page is loading: a skeleton is a status with a name, and a list read again is busy. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], [role="status"][aria-label]')).toHaveCount(0);
}

/** Until no sheet is open, and the browser's history is back at the page: another address is cancelled before that. */
export async function untilSheetsClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForFunction(() => !window.history.state?.layer);
}
