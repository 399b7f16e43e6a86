import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import type { Bench } from './bench.js';
import { buildOneBundle } from './oneBundle.js';
import { type Portal, seedDemo, startPortal } from './portal.js';
import { compare, type Side } from './rounds.js';
import { countTraffic, type Traffic } from './traffic.js';

/** Somebody without a team: `/new` is theirs. */
const ACCOUNT = { email: 'nieuw@demo.test', password: 'euro2024' };
/** The pitch with its players, not the grey one that keeps its place. */
const PITCH = '[role="group"]:has(> .em-field)';
export const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true } as const;
/** A mid-range phone on slow 4G, as Lighthouse has them. */
export const SLOWER_CPU = 4;
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Runs in the page: notes when the pitch is first there, and the largest paint so far. */
const WATCH = `
  const seen = (globalThis.benchSeen = { pitch: 0, paint: 0 });
  new MutationObserver((changes, observer) => {
    if (!document.querySelector(${JSON.stringify(PITCH)})) return;
    observer.disconnect();
    requestAnimationFrame(() => { seen.pitch = performance.now(); });
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((entries) => {
    for (const { startTime } of entries.getEntries()) seen.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
`;

type Moment = 'pitch' | 'paint' | 'bytes' | 'requests';

interface Seen extends Traffic {
  readonly pitch: number;
  readonly paint: number;
  /** What can be read on the page. */
  readonly text: string;
}

async function openNew(browser: Browser, { url }: Portal): Promise<Seen> {
  const context = await browser.newContext({ ...PHONE, locale: 'nl-BE' });
  try {
    await signIn(context, url);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    const traffic = await countTraffic(session);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.addInitScript({ content: WATCH });
    await page.goto(`${url}/new`, { waitUntil: 'commit' });
    await page.waitForSelector(PITCH, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(
      () => Reflect.get(globalThis, 'benchSeen') as Pick<Seen, 'pitch' | 'paint'>,
    );
    const text = await page.locator(PITCH).innerText();
    return { ...seen, ...traffic(), text };
  } finally {
    await context.close();
  }
}

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const answer = await context.request.post(`${url}/api/user/login`, { data: ACCOUNT });
  if (!answer.ok()) throw new Error(`Signing in failed: ${answer.status()} ${await answer.text()}`);
}

export const pitch: Bench = {
  name: 'pitch',
  against: 'the same page built as one bundle',
  async run({ folder, rounds, chromium: executablePath }) {
    if (!executablePath) return { lines: [], notes: ['Left out: there is no Chromium.'] };
    const [bundle, seeded] = [await buildOneBundle(), await seedDemo(folder)];
    const portals = [
      await startPortal({ folder, seeded }),
      await startPortal({ folder, seeded, shell: bundle, preloading: false }),
    ] as const;
    const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
    try {
      const side = (name: string, portal: Portal): Side<string, Moment> => ({
        name,
        async run() {
          const { text, ...cost } = await openNew(browser, portal);
          return { cost, answer: text };
        },
      });
      const moments = await compare(side('the portal', portals[0]), side('one bundle', portals[1]), rounds);
      const where = 'on /new (phone, 4× CPU, slow 4G)';
      const lines = [
        { what: `time to the pitch ${where}`, unit: 'ms', comparison: moments.pitch, aim: { atMost: 1.1 } },
        { what: `largest paint ${where}`, unit: 'ms', comparison: moments.paint, aim: { atMost: 1.1 } },
        { what: 'bytes over the line until the page is quiet', unit: 'bytes', comparison: moments.bytes },
        { what: 'requests until the page is quiet', unit: 'requests', comparison: moments.requests },
      ];
      return { lines };
    } finally {
      await browser.close();
      await Promise.all(portals.map((portal) => portal.stop()));
    }
  },
};
