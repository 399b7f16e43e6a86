import { type Portal, seedDemo, startPortal } from '@euro/gateway/testing';
import type { Browser } from 'playwright-core';
import type { BenchOptions, BenchResult } from './bench.js';
import { openBrowser } from './slowPhone.js';

/** Runs a bench in a browser; it is left out where there is none. */
export async function withBrowser(
  { chromium }: Pick<BenchOptions, 'chromium'>,
  use: (browser: Browser) => Promise<BenchResult>,
): Promise<BenchResult> {
  if (!chromium) return { lines: [], notes: ['Left out: there is no Chromium.'] };
  const browser = await openBrowser(chromium);
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** The same on the demo's portal. */
export function withPortal(
  options: Pick<BenchOptions, 'chromium' | 'folder'>,
  use: (portal: Portal, browser: Browser) => Promise<BenchResult>,
): Promise<BenchResult> {
  return withBrowser(options, async (browser) => {
    const { folder } = options;
    const portal = await startPortal({ folder, seeded: await seedDemo(folder) });
    try {
      return await use(portal, browser);
    } finally {
      await portal.stop();
    }
  });
}
