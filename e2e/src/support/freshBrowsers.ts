import type { Browser, Page } from '@playwright/test';

interface Visits {
  /** Where the portal is. */
  readonly origin: string;
  /** Path of the page, and the remote it belongs to. */
  readonly path: string;
  readonly remote: string;
  /** How many browsers come. */
  readonly count: number;
  /** They draw their mark by chance: the same seed draws the same. */
  readonly seed: number;
}

/** Version of a remote that a browser asked for when it came first, and when it came again, if it did. */
export interface Chosen {
  readonly first: string;
  readonly again: string | null;
}

/** What makes a visit long and says nothing about the choice; not by a route, which would switch the cache off. */
const LEFT_OUT = ['*/api/*', '*/remotes/*/chunks/*', '*.woff2', '*.svg', '*.png'];

/** A page of the portal without any script. */
const BLANK = '/registry.json';

const AT_ONCE = 2;
/** Of those who got the same release so many come again. */
const OF_A_KIND = 20;

/**
 * Lets browsers come that were never here before, and again. They follow each other in a few windows, each time with all that
 * a site can keep forgotten: what is opened then is as new, and the scripts need not be fetched for each of them.
 */
export async function releasesChosen(browser: Browser, visits: Visits): Promise<readonly Chosen[]> {
  const chosen: Chosen[] = [];
  const seen = new Map<string, number>();
  const numbers = Array.from({ length: visits.count }, (_, at) => at);
  const windows = Array.from({ length: AT_ONCE }, async () => {
    const context = await browser.newContext({ baseURL: visits.origin });
    await context.addInitScript(drawFromName);
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.setBlockedURLs', { urls: LEFT_OUT });
    for (let at = numbers.shift(); at !== undefined; at = numbers.shift()) {
      await forgetAll(page, `${visits.seed * 10_000 + at}`);
      const first = await visit(page, visits);
      const alike = (seen.get(first) ?? 0) + 1;
      seen.set(first, alike);
      chosen.push({ first, again: alike <= OF_A_KIND ? await visit(page, visits) : null });
    }
    await context.close();
  });
  await Promise.all(windows);
  return chosen;
}

async function forgetAll(page: Page, name: string): Promise<void> {
  await page.goto(BLANK);
  await page.context().clearCookies();
  await page.evaluate((seed) => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = seed;
  }, name);
}

/** Opens the page and goes on as soon as it is known which release it takes. */
async function visit(page: Page, { path, remote }: Visits): Promise<string> {
  // What was open before asks for nothing any more.
  await page.goto(BLANK);
  const entry = new RegExp(`/remotes/${remote}/([^/]+)/remoteEntry`);
  const asked = page.waitForRequest(entry);
  await page.goto(path, { waitUntil: 'commit' });
  return entry.exec((await asked).url())?.[1] ?? '';
}

/** Chance that can be repeated (mulberry32), seeded by the window's name, which outlives its pages. */
function drawFromName(): void {
  let state = Math.imul(Number(window.name) + 1, 0x9e3779b1);
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
