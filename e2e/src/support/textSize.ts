import type { Page } from '@playwright/test';

/** Sets the text size of the browser's settings, in px; the default is 16. */
export async function chooseTextSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: (px * 13) / 16 } });
}
