import type { Browser, Page } from 'playwright-core';
import { spread } from '../kit/rounds.js';
import type { Bench, BenchFigure } from './bench.js';
import { PITCH } from './pitch.js';
import { PHONE, SLOWER_CPU, signIn } from './slowPhone.js';
import { withPortal } from './withPortal.js';

/** Limit of the time from a press to the next paint, in milliseconds. */
const AIM = 150;

/** Runs in the page: records the longest time from an event to its next paint, until it is read. */
const WATCH = `
  let longest = 0;
  const note = (entries) => {
    for (const { interactionId, duration } of entries) if (interactionId) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
  globalThis.takeLongest = () => {
    note(observer.takeRecords());
    const duration = longest;
    longest = 0;
    return duration;
  };
`;

interface Interaction {
  readonly what: string;
  readonly email: string;
  readonly path: string;
  /** Prepares the page. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const search = (page: Page) => page.getByRole('searchbox').first();
const cards = (page: Page) => page.locator(PITCH).getByRole('button');

const INTERACTIONS: readonly Interaction[] = [
  {
    what: 'pick a player on /new',
    email: 'nieuw@demo.test',
    path: '/new',
    act: async (page) =>
      page
        .getByRole('button', { name: /^Voeg .* toe$/ })
        .first()
        .tap(),
  },
  {
    what: 'filter the list of players on /new, letter by letter',
    email: 'nieuw@demo.test',
    path: '/new',
    before: async (page) => search(page).tap(),
    act: async (page) => page.keyboard.type('mar', { delay: 150 }),
  },
  {
    what: 'swap two players on /team',
    email: 'fan@demo.test',
    path: '/team/1',
    async act(page) {
      await cards(page).nth(5).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Wissel', exact: true }).tap();
      await page
        .getByRole('button', { name: /\. Wissel met / })
        .and(page.locator(':not([aria-disabled="true"])'))
        .first()
        .tap();
    },
  },
  {
    what: 'make a player captain on /team',
    email: 'fan@demo.test',
    path: '/team/1',
    async act(page) {
      await cards(page).nth(5).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Kapitein', exact: true }).tap();
    },
  },
  {
    what: 'prepare a transfer on /transfers',
    email: 'fan@demo.test',
    path: '/transfers/1',
    async act(page) {
      await cards(page).nth(5).tap();
      await page
        .getByRole('button', { name: / in voor / })
        .first()
        .tap();
    },
  },
];

/** @returns milliseconds of its slowest event */
async function measure(browser: Browser, url: string, interaction: Interaction): Promise<number> {
  const context = await browser.newContext({ ...PHONE, locale: 'nl-BE', ignoreHTTPSErrors: true });
  try {
    await signIn(url, interaction.email)(context);
    const page = await context.newPage();
    await page.addInitScript({ content: WATCH });
    await page.goto(url + interaction.path);
    await page.waitForSelector(PITCH);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    await interaction.before?.(page);
    await page.waitForTimeout(500);
    await page.evaluate('takeLongest()');
    await interaction.act(page);
    await page.waitForTimeout(1000);
    return Number(await page.evaluate('takeLongest()'));
  } finally {
    await context.close();
  }
}

export const interactions: Bench = {
  name: 'interactions',
  against: 'nothing: how long a press takes to the next paint, on a phone with 4× CPU',
  run: (options) =>
    withPortal(options, async (portal, browser) => {
      const figures: BenchFigure[] = [];
      for (const interaction of INTERACTIONS) {
        const times: number[] = [];
        for (let round = 0; round < options.rounds; round += 1) {
          times.push(await measure(browser, portal.url, interaction));
        }
        const { median } = spread(times);
        const value = `${median.toFixed(0)} ms (${times.join(', ')})`;
        figures.push({ what: interaction.what, value, measured: median, aim: { atMost: AIM, unit: 'ms' } });
      }
      return { lines: [], figures };
    }),
};
