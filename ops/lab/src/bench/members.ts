import { type Portal, seedDemo, startPortal } from '@euro/gateway/testing';
import type { Browser, BrowserContext } from 'playwright-core';
import { spread } from '../kit/rounds.js';
import type { Bench, BenchFigure } from './bench.js';
import { openThrottled, PHONE, signIn, type Traffic } from './slowPhone.js';
import { withBrowser } from './withPortal.js';

const EMAIL = 'fan@demo.test';

/** Above the points on home. */
const HOME_TEXT = 'Totaal na';

/** Limits in milliseconds. */
const AIMS = { first: 2_500, later: 1_000 } as const;
/** Pages, and the limits of their kilobytes. */
const PAGES = [
  { path: '/home', bytes: 300 },
  { path: '/points/1', bytes: 380 },
  { path: '/team/1', bytes: 420 },
] as const;

/** Runs in the page: records when a text was painted first. */
const watch = (text: string) => `
  globalThis.benchShown = 0;
  new MutationObserver((changes, observer) => {
    if (!document.body?.textContent.includes(${JSON.stringify(text)})) return;
    observer.disconnect();
    requestAnimationFrame(() => { globalThis.benchShown = performance.now(); });
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;

interface Shown extends Traffic {
  /** Milliseconds until the text was painted. */
  readonly shown: number;
}

async function open(context: BrowserContext, url: string, text: string): Promise<Shown> {
  const { page, traffic } = await openThrottled(context);
  await page.addInitScript({ content: watch(text) });
  await page.goto(url, { waitUntil: 'commit' });
  while (!(await page.evaluate('benchShown'))) await page.waitForTimeout(100);
  const sofar = traffic();
  const shown = Number(await page.evaluate('benchShown'));
  await page.close();
  return { ...sofar, shown };
}

/** Opens a page in a new browser; with `isLater` after the app was installed and the page seen. */
async function visitOwn(
  browser: Browser,
  { url }: Portal,
  { path, text, isLater }: { readonly path: string; readonly text: string; readonly isLater: boolean },
): Promise<Shown> {
  const serviceWorkers = isLater ? 'allow' : 'block';
  const context = await browser.newContext({
    ...PHONE,
    serviceWorkers,
    locale: 'nl-BE',
    ignoreHTTPSErrors: true,
  });
  try {
    await signIn(url, EMAIL)(context);
    if (isLater) {
      const page = await context.newPage();
      await page.goto(url + path);
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
      // The worker stores the release, and the page what it showed, when it is left.
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(5_000);
      await page.goto('about:blank');
      await page.close();
    }
    return await open(context, url + path, text);
  } finally {
    await context.close();
  }
}

interface OwnTeam {
  readonly starting: readonly number[];
}

/** A name of the team's first player as pages write it. */
async function firstPlayerOf(browser: Browser, { url }: Portal): Promise<string> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  try {
    await signIn(url, EMAIL)(context);
    const { team } = (await (await context.request.get(`${url}/api/team/1`)).json()) as { team: OwnTeam };
    const { players } = (await (await context.request.get(`${url}/api/players`)).json()) as {
      players: readonly { readonly id: number; readonly name: string; readonly short: string }[];
    };
    const own = players.find(({ id }) => id === team.starting[0]);
    if (!own) throw new Error('The demo has no team 1.');
    return own.name;
  } finally {
    await context.close();
  }
}

export const members: Bench = {
  name: 'members',
  against: 'nothing: when members see what is their own (phone, 4× CPU, slow 4G, HTTP/2)',
  run: (options) =>
    withBrowser(options, async (browser) => {
      const { folder, rounds } = options;
      const portal = await startPortal({ folder, seeded: await seedDemo(folder), isSecure: true });
      try {
        const player = await firstPlayerOf(browser, portal);
        const figures: BenchFigure[] = [];
        for (const { path, bytes } of PAGES) {
          const text = path === '/home' ? HOME_TEXT : player;
          for (const isLater of [false, true]) {
            const visits: Shown[] = [];
            for (let round = 0; round < rounds; round += 1) {
              visits.push(await visitOwn(browser, portal, { path, text, isLater }));
            }
            figures.push(...figuresOf(path, isLater, visits, bytes));
          }
        }
        return { lines: [], figures };
      } finally {
        await portal.stop();
      }
    }),
};

function figuresOf(path: string, isLater: boolean, visits: readonly Shown[], bytes: number): BenchFigure[] {
  const shown = spread(visits.map((one) => one.shown));
  const sent = spread(visits.map((one) => one.bytes)).median / 1000;
  const time: BenchFigure = {
    what: `own figures on ${path}, ${isLater ? 'coming back to the installed app' : 'first visit'}`,
    value: `${shown.median.toFixed(0)} ms (${shown.min.toFixed(0)}–${shown.max.toFixed(0)}), ${sent.toFixed(0)} KB`,
    measured: shown.median,
    aim: { atMost: isLater ? AIMS.later : AIMS.first, unit: 'ms' },
  };
  if (isLater) return [time];
  const what = `bytes until then on ${path}`;
  return [time, { what, value: `${sent.toFixed(0)} KB`, measured: sent, aim: { atMost: bytes, unit: 'KB' } }];
}
