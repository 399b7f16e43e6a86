import type { Page } from '@playwright/test';

/** What the reader chose as size of text in the browser's settings, in px; 16 is usual. */
export async function chooseTextSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: (px * 13) / 16 } });
}
