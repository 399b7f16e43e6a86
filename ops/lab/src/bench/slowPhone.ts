import { type Browser, type BrowserContext, type CDPSession, chromium } from 'playwright-core';

export interface Traffic {
  readonly requests: number;
  /** Transferred bytes: compressed, headers included. */
  readonly bytes: number;
}

export const PHONE = {
  viewport: { width: 375, height: 812 },
  isMobile: true,
  hasTouch: true,
  // Files that it stores after the first screen must not be measured.
  serviceWorkers: 'block',
} as const;
/** A mid-range phone on slow 4G, with Lighthouse's parameters. */
export const SLOWER_CPU = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};

const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The proxy's certificate is self-signed.
  '--ignore-certificate-errors',
];

/** Milliseconds since the navigation started. */
export interface Moments {
  /** First time that the awaited element was on screen. */
  readonly there: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
}

/** What a visit showed, beside its times. */
export interface Shown {
  /** Visible text of the awaited element. */
  readonly text: string;
  /** Tag and first words of the element whose paint was the largest. */
  readonly largest: string;
  /** Sum of the layout shifts. */
  readonly shift: number;
  /** The elements that moved, as `largest`. */
  readonly shifted: string;
}

export interface Visit extends Moments, Traffic, Shown {}

interface VisitOptions {
  readonly url: string;
  /** CSS selector of the awaited element. */
  readonly until: string;
  /** Runs before the visit: signs in, for instance. */
  readonly arrange?: (context: BrowserContext) => Promise<void>;
  /** Receives the visit's network events from its beginning. */
  readonly listen?: (session: CDPSession) => void;
}

/** Runs in the page: records the first time of the element, the paints and the layout shifts. */
const watch = (selector: string) => `
  const seen = (globalThis.benchSeen = { there: 0, firstPaint: 0, largestPaint: 0, largest: '', shift: 0, shifted: '' });
  const nameOf = (element) => element ? (element.localName ?? '') + ' ' + element.textContent.trim().slice(0, 30) : '';
  new MutationObserver((changes, observer) => {
    if (!document.querySelector(${JSON.stringify(selector)})) return;
    observer.disconnect();
    requestAnimationFrame(() => { seen.there = performance.now(); });
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((entries) => {
    for (const { startTime, element } of entries.getEntries()) {
      seen.largestPaint = startTime;
      seen.largest = nameOf(element);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((entries) => {
    for (const { name, startTime } of entries.getEntries())
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((entries) => {
    for (const { value, sources } of entries.getEntries()) {
      seen.shift += value;
      seen.shifted += sources.map(({ node }) => nameOf(node)).join(', ') + '; ';
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: BROWSER_FLAGS });
}

/** Opens a page with an empty cache on a phone with slow 4G, until an element is visible and the network is idle. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, locale: 'nl-BE', ignoreHTTPSErrors: true });
  try {
    await options.arrange?.(context);
    const { page, traffic } = await openThrottled(context, options.listen);
    await page.addInitScript({ content: watch(options.until) });
    await page.goto(options.url, { waitUntil: 'commit' });
    await page.waitForSelector(options.until, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const seen = (await page.evaluate('benchSeen')) as Moments & Omit<Shown, 'text'>;
    const text = await page.locator(options.until).first().innerText();
    return { ...seen, ...traffic(), text };
  } finally {
    await context.close();
  }
}

/** Opens a page with throttled CPU and network, and counts its transferred bytes, without responses from the cache. */
export async function openThrottled(
  context: BrowserContext,
  listen: (session: CDPSession) => void = () => {},
) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  listen(session);
  const counted: { -readonly [K in keyof Traffic]: Traffic[K] } = { requests: 0, bytes: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return;
    counted.requests += 1;
    counted.bytes += encodedDataLength;
  });
  return { page, traffic: (): Traffic => ({ ...counted }) };
}

/** Signs in with an account of the demo. */
export function signIn(url: string, email: string) {
  return async (context: BrowserContext) => {
    const data = { email, password: 'euro2024' };
    const answer = await context.request.post(`${url}/api/user/login`, { data });
    if (!answer.ok()) throw new Error(`Signing in failed: ${answer.status()} ${await answer.text()}`);
  };
}
