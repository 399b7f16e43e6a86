import type { Browser, Page } from '@playwright/test';
import type { Stack } from './stack.js';

/** A page in a browser of its own, as another person has it. */
export async function anotherBrowser(browser: Browser, { url }: Stack, isPhone = false): Promise<Page> {
  const viewport = isPhone ? { width: 375, height: 812 } : { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL: url, viewport, locale: 'nl-BE', isMobile: isPhone });
  return context.newPage();
}
