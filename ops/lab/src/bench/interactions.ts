import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { compare } from '../kit/rounds.js';
import type { Bench, BenchFigure, BenchLine } from './bench.js';
import { type MarkupState, markupPages, readMarkup, readRules, textOf } from './markupPage.js';
import { PITCH } from './pitch.js';
import { PHONE, SLOWER_CPU, signIn } from './slowPhone.js';
import { withPortal } from './withPortal.js';

/** Limits of the time from a press to the next paint: in milliseconds, and against the same markup without components. */
const AIM = 100;
const AIM_AGAINST_MARKUP = 1.5;

/** A press, and what it starts, is over after this time, in milliseconds. */
const SETTLED = 1000;

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

/** Finds what is tapped next; a letter is typed into what was tapped before. */
type Press = { readonly tap: (page: Page) => Locator } | { readonly letter: string };

interface Interaction {
  readonly what: string;
  readonly email: string;
  readonly path: string;
  /** Is tapped before the first press. */
  readonly first?: (page: Page) => Locator;
  readonly presses: readonly Press[];
}

const search = (page: Page) => page.getByRole('searchbox').first();
const card: Press = { tap: (page) => page.locator(PITCH).getByRole('button').nth(5) };
const inSheet = (name: string): Press => ({
  tap: (page) => page.getByRole('dialog').getByRole('button', { name, exact: true }),
});

const INTERACTIONS: readonly Interaction[] = [
  {
    what: 'pick a player on /new',
    email: 'nieuw@demo.test',
    path: '/new',
    presses: [{ tap: (page) => page.getByRole('button', { name: /^Voeg .* toe$/ }).first() }],
  },
  {
    what: 'filter the list of players on /new, letter by letter',
    email: 'nieuw@demo.test',
    path: '/new',
    first: search,
    presses: [...'mar'].map((letter) => ({ letter })),
  },
  {
    what: 'swap two players on /team',
    email: 'fan@demo.test',
    path: '/team/1',
    presses: [
      card,
      inSheet('Wissel'),
      {
        tap: (page) =>
          page
            .getByRole('button', { name: /\. Wissel met / })
            .and(page.locator(':not([aria-disabled="true"])'))
            .first(),
      },
    ],
  },
  {
    what: 'make a player captain on /team',
    email: 'fan@demo.test',
    path: '/team/1',
    presses: [card, inSheet('Kapitein')],
  },
  {
    what: 'prepare a transfer on /transfers',
    email: 'fan@demo.test',
    path: '/transfers/1',
    presses: [card, { tap: (page) => page.getByRole('button', { name: / in voor / }).first() }],
  },
];

/** What the page showed before each press and after the last. */
interface Watched {
  readonly states: readonly MarkupState[];
  readonly rules: string;
}

interface Measured {
  /** Milliseconds of the slowest event. */
  readonly slowest: number;
  /** Text of the page at the end. */
  readonly text: string;
}

async function watchOurs(
  context: BrowserContext,
  url: string,
  { email, path, first, presses }: Interaction,
): Promise<Measured & Watched> {
  await signIn(url, email)(context);
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH });
  await page.goto(url + path);
  await page.waitForSelector(PITCH);
  await page.waitForLoadState('networkidle');
  const setCpu = await throttleOf(context, page);
  await first?.(page).tap();
  const states: MarkupState[] = [];
  const slowest = await pressAll(page, presses, setCpu, async (target) => {
    states.push(await readMarkup(page, target && (await target.elementHandle())));
  });
  const last = await readMarkup(page, null);
  return { slowest, states: [...states, last], rules: await readRules(page), text: textOf(last.body) };
}

/** Presses one after the other, each when what the one before started is over. */
async function pressAll(
  page: Page,
  presses: readonly Press[],
  setCpu: (rate: number) => Promise<unknown>,
  before?: (target: Locator | null) => Promise<void>,
): Promise<number> {
  let slowest = 0;
  for (const press of presses) {
    const target = 'tap' in press ? press.tap(page) : null;
    await target?.scrollIntoViewIfNeeded();
    await setCpu(1);
    await before?.(target);
    await setCpu(SLOWER_CPU);
    await page.waitForTimeout(SETTLED / 2);
    await page.evaluate('takeLongest()');
    if ('letter' in press) await page.keyboard.type(press.letter);
    else await target?.tap();
    await page.waitForTimeout(SETTLED);
    slowest = Math.max(slowest, Number(await page.evaluate('takeLongest()')));
  }
  return slowest;
}

async function throttleOf(context: BrowserContext, page: Page): Promise<(rate: number) => Promise<unknown>> {
  const session = await context.newCDPSession(page);
  return (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The same presses on the same markup. */
async function watchPlain(
  context: BrowserContext,
  open: (page: Page) => Promise<void>,
  { first, presses }: Interaction,
): Promise<Measured> {
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH });
  await open(page);
  await page.waitForLoadState('networkidle');
  await first?.(page).focus();
  const same = presses.map((press): Press => ('letter' in press ? press : MARKED));
  const slowest = await pressAll(page, same, await throttleOf(context, page));
  const { body } = await readMarkup(page, null);
  return { slowest, text: textOf(body) };
}

const MARKED: Press = { tap: (page) => page.locator('[data-pressed]') };

async function inContext<Result>(
  browser: Browser,
  use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, locale: 'nl-BE', ignoreHTTPSErrors: true });
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

export const interactions: Bench = {
  name: 'interactions',
  against: 'the same markup as React elements without components, and one useState; a phone with 4× CPU',
  run: (options) =>
    withPortal(options, async ({ url }, browser) => {
      const plain = await markupPages(options.folder);
      const lines: BenchLine[] = [];
      const figures: BenchFigure[] = [];
      for (const interaction of INTERACTIONS) {
        const { what } = interaction;
        let seen: Watched = { states: [], rules: '' };
        const { time } = await compare<string>(
          {
            name: what,
            async run() {
              const { slowest, text, ...watched } = await inContext(browser, (context) =>
                watchOurs(context, url, interaction),
              );
              seen = watched;
              return { cost: { time: slowest }, answer: text };
            },
          },
          {
            name: 'the same markup',
            async run() {
              const open = (page: Page) => plain.open(page, url, seen.states, seen.rules);
              const { slowest, text } = await inContext(browser, (context) =>
                watchPlain(context, open, interaction),
              );
              return { cost: { time: slowest }, answer: text };
            },
          },
          options.rounds,
        );
        lines.push({ what, unit: 'ms', comparison: time, aim: { atMost: AIM_AGAINST_MARKUP } });
        figures.push({
          what: `${what}, to the next paint`,
          value: `${time.ours.median.toFixed(0)} ms`,
          measured: time.ours.median,
          aim: { atMost: AIM, unit: 'ms' },
        });
      }
      return { lines, figures };
    }),
};
