import type { Page } from '@playwright/test';

/** A request that has left the page and waits on the line. */
export interface HeldRequest {
  /** Settles once the page has sent it. */
  readonly sent: Promise<unknown>;
  /** Lets it go on to the server. */
  release(): void;
}

/** Holds the page's next requests to such addresses until they are released: a slow line, as long as it takes. */
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
