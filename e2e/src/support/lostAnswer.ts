import type { Page, Request } from '@playwright/test';

/** A write whose answer never reaches the page. */
export interface LostAnswer {
  /** Idempotency keys of all attempts so far, the lost one first. */
  readonly keys: readonly string[];
}

/**
 * Takes the connection away while the page's next write to a matching address is under way.
 * @param arrives whether the server receives the write, so that only its answer is lost
 */
export async function loseAnswer(page: Page, address: RegExp, arrives: boolean): Promise<LostAnswer> {
  const keys: string[] = [];
  // Not of the page: with a service worker it is the context that sees all requests.
  const context = page.context();
  const keyOf = (request: Request) => request.headers()['idempotency-key'];
  context.on('request', (request) => {
    const key = keyOf(request);
    if (key && address.test(request.url())) keys.push(key);
  });
  let isLost = false;
  await context.route(address, async (route) => {
    if (isLost || !keyOf(route.request())) return route.fallback();
    isLost = true;
    if (arrives) await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  return { keys };
}
