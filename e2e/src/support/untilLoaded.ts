import { expect, type Page } from '@playwright/test';

/** Waits until nothing on the page is loading: a skeleton is a status with a name, and a list read again is busy. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], [role="status"][aria-label]')).toHaveCount(0);
}
