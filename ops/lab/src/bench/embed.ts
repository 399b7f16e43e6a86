import type { Portal } from '@euro/gateway/testing';
import type { Browser, Page } from 'playwright-core';
import { compare, type Side, spread } from '../kit/rounds.js';
import type { Bench } from './bench.js';
import { type ForeignPage, servePage } from './foreignPage.js';
import { openThrottled, PHONE, type Traffic } from './slowPhone.js';
import { withPortal } from './withPortal.js';

/** Runs in the page: records largest paint, layout shifts and long tasks. */
const WATCH = `
  const seen = (globalThis.benchSeen = { paint: 0, shift: 0, blocked: 0 });
  const watch = (type, note) =>
    new PerformanceObserver((entries) => entries.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { seen.paint = startTime; });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
  watch('longtask', ({ duration }) => { seen.blocked += duration - 50; });
`;

interface EmbedTraffic extends Traffic {
  /** Milliseconds. */
  readonly paint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Milliseconds of long tasks beyond their first 50. */
  readonly blocked: number;
  /** Milliseconds until `text` was visible. */
  readonly shown: number;
}

/** Opens a page with an empty cache on a phone with slow 4G, until a text is visible and the network is idle. */
async function visit(browser: Browser, url: string, text: string): Promise<EmbedTraffic> {
  const context = await browser.newContext({ ...PHONE, locale: 'nl-BE' });
  try {
    const { page, traffic } = await openThrottled(context);
    await page.addInitScript({ content: WATCH });
    await page.goto(url, { waitUntil: 'commit' });
    const element = page.getByText(text, { exact: true }).first();
    await bringIntoView(page);
    await element.waitFor({ timeout: 60_000 });
    const shownAt = await page.evaluate('performance.now()');
    const sofar = traffic();
    await page.waitForLoadState('networkidle');
    const measurements = (await page.evaluate('benchSeen')) as Pick<
      EmbedTraffic,
      'paint' | 'shift' | 'blocked'
    >;
    return { ...measurements, ...sofar, shown: Number(shownAt) };
  } finally {
    await context.close();
  }
}

/** Elements far below the fold load when they are scrolled into view. */
async function bringIntoView(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(`document.querySelector('euro-rankings')?.scrollIntoView()`);
}

async function leaderOf({ url }: Portal): Promise<string> {
  const answer = await fetch(`${url}/api/rankings/general?pageRecords=1`);
  const { data } = (await answer.json()) as { data: { team: { name: string } }[] };
  const name = data[0]?.team.name;
  if (!name) throw new Error('Nobody leads the ranking yet.');
  return name;
}

export const embed: Bench = {
  name: 'embed',
  against: 'the page of another site without it, and the portal’s own ranking',
  run: (options) =>
    withPortal(options, async (portal, browser) => {
      const { rounds } = options;
      const foreign: ForeignPage = await servePage(portal.url);
      try {
        const leader = await leaderOf(portal);
        const article = 'Een leerkracht uit Ronse weet het beter';
        const visits: EmbedTraffic[] = [];
        const visitsWithout: EmbedTraffic[] = [];
        const side = (name: string, url: string, text: string): Side<string, keyof EmbedTraffic> => ({
          name,
          async run() {
            const cost = await visit(browser, url, text);
            if (url === foreign.withEmbed) visits.push(cost);
            if (url === foreign.without) visitsWithout.push(cost);
            return { cost, answer: 'shown' };
          },
        });
        const whole = await compare(
          side('the embed', foreign.withEmbed, leader),
          side('the portal', `${portal.url}/rankings`, leader),
          rounds,
        );
        const host = await compare(
          side('with the embed', foreign.withEmbed, article),
          side('without', foreign.without, article),
          rounds,
        );
        const median = (measure: keyof EmbedTraffic, of = visits) =>
          spread(of.map((traffic) => traffic[measure])).median;
        const blocked = median('blocked') - median('blocked', visitsWithout);
        return {
          lines: [
            {
              what: 'bytes until the leader is shown, host page included',
              unit: 'bytes',
              comparison: whole.bytes,
            },
            { what: 'requests until then', unit: 'requests', comparison: whole.requests },
            { what: 'time until then (phone, 4× CPU, slow 4G)', unit: 'ms', comparison: whole.shown },
            {
              what: 'largest paint of the host page, with against without',
              unit: 'ms',
              comparison: host.paint,
              aim: { atMost: 1.02 },
            },
          ],
          figures: [
            {
              what: 'layout shift of the host page with the embed',
              value: median('shift').toFixed(4),
              // Smaller differences are not visible.
              measured: Number(median('shift').toFixed(4)),
              aim: { atMost: 0, unit: 'layout shift' },
            },
            {
              what: 'blocking by long tasks that the embed adds',
              value: `${blocked.toFixed(0)} ms, to ${median('blocked', visitsWithout).toFixed(0)} ms without`,
              measured: Math.max(blocked, 0),
              aim: { atMost: 50, unit: 'ms' },
            },
          ],
        };
      } finally {
        await foreign.stop();
      }
    }),
};
