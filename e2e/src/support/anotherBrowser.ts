import type { Browser, Page } from '@playwright/test';
import type { Stack } from './stack.js';

/** Opens a page in another browser context, as another user. */
export async function anotherBrowser(browser: Browser, { url }: Stack, isPhone = false): Promise<Page> {
  const viewport = isPhone ? { width: 375, height: 812 } : { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL: url, viewport, locale: 'nl-BE', isMobile: isPhone });
  return context.newPage();
}
