import type { Page } from '@playwright/test';

/** A request that the page has sent and the test delays. */
export interface HeldRequest {
  /** Resolves when the page has sent it. */
  readonly sent: Promise<unknown>;
  /** Forwards it to the server. */
  release(): void;
}

/** Delays the page's next requests to matching addresses until they are released. */
export async function holdRequest(page: Page, address: string): Promise<HeldRequest> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return { sent: page.waitForRequest(address), release };
}
