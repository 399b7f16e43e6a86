import type { Browser, Page } from '@playwright/test';

interface Visits {
  /** Address of the portal. */
  readonly origin: string;
  /** Path of the page, and its remote. */
  readonly path: string;
  readonly remote: string;
  /** Number of browsers. */
  readonly count: number;
  /** Seed of the browsers' random marks. */
  readonly seed: number;
}

/** Version of a remote that a browser requested at its first visit, and at its second if there was one. */
export interface Chosen {
  readonly first: string;
  readonly later: string | null;
}

/** Slow requests irrelevant for the choice; not blocked by a route, which would disable the cache. */
const LEFT_OUT = ['*/api/*', '*/remotes/*/chunks/*', '*.woff2', '*.svg', '*.png'];

/** A page of the portal without scripts. */
const BLANK = '/registry.json';

const AT_ONCE = 2;
/** Number of second visits per release. */
const OF_A_KIND = 8;

/**
 * Simulates first and second visits of many browsers. They share a few windows, whose site data is cleared before each
 * first visit, so that scripts need not be fetched for each browser.
 */
export async function releasesChosen(browser: Browser, visits: Visits): Promise<readonly Chosen[]> {
  const results: Chosen[] = [];
  const counts = new Map<string, number>();
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
      const alike = (counts.get(first) ?? 0) + 1;
      counts.set(first, alike);
      results.push({ first, later: alike <= OF_A_KIND ? await visit(page, visits) : null });
    }
    await context.close();
  });
  await Promise.all(windows);
  return results;
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

/** Opens the page until its release is determined. */
async function visit(page: Page, { path, remote }: Visits): Promise<string> {
  // The page before makes no further requests.
  await page.goto(BLANK);
  const entry = new RegExp(`/remotes/${remote}/([^/]+)/remoteEntry`);
  const request = page.waitForRequest(entry);
  await page.goto(path, { waitUntil: 'commit' });
  return entry.exec((await request).url())?.[1] ?? '';
}

/** Reproducible random numbers (mulberry32), seeded by the window's name, which outlives its pages. */
function drawFromName(): void {
  let state = Math.imul(Number(window.name) + 1, 0x9e3779b1);
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), 1 | state);
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
    return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296;
  };
}
