import { type Portal, seedDemo, startPortal } from '@euro/gateway/testing';
import type { Browser } from 'playwright-core';
import { compare, type Side } from '../kit/rounds.js';
import type { Bench, BenchFigure, BenchLine } from './bench.js';
import { HELLO, serveHello } from './helloPage.js';
import { buildOneBundle } from './oneBundle.js';
import { type Shown, signIn, type Visit, visit } from './slowPhone.js';
import { withBrowser } from './withPortal.js';

/** A user without a team, who may open `/new`. */
const ACCOUNT = 'nieuw@demo.test';
/** The pitch with its players, not the placeholder. */
export const PITCH = '[role="group"]:has(> .em-field)';
const TITLE = 'main h1';
/** Pages of sections where visitors arrive, a match of matchday 1 among them. */
const PAGES = ['/rankings', '/stats', '/match/1', '/deadlines'];

type Measure = keyof Omit<Visit, keyof Shown>;

export const pitch: Bench = {
  name: 'pitch',
  against: 'the same page built as one bundle, and a bare React page that draws a word',
  run: (options) =>
    withBrowser(options, async (browser) => {
      const { folder, rounds } = options;
      const [bundle, seeded] = [await buildOneBundle(), await seedDemo(folder)];
      const [portal, oneBundle, hello] = [
        await startPortal({ folder, seeded, isSecure: true }),
        await startPortal({ folder, seeded, isSecure: true, shell: bundle, preloading: false }),
        await serveHello(folder),
      ];
      try {
        const bare = opening('a bare page', () => visit(browser, { url: hello.url, until: 'h1' }), HELLO);
        const whole = await compare(
          opening('the portal', () => openNew(browser, portal)),
          opening('one bundle', () => openNew(browser, oneBundle)),
          rounds,
        );
        const own = await compare(
          opening('the portal', () => openNew(browser, portal), HELLO),
          bare,
          rounds,
        );
        const home = await compare(
          opening('home', () => visit(browser, { url: portal.url, until: TITLE }), HELLO),
          bare,
          rounds,
        );
        const pages = await arrivals(browser, portal, bare, rounds);
        const where = '(phone, 4× CPU, slow 4G, HTTP/2)';
        return {
          lines: [
            {
              what: `time to the pitch on /new ${where}, against one bundle`,
              unit: 'ms',
              comparison: whole.there,
              aim: { atMost: 1.03 },
            },
            { what: 'largest paint on /new, against one bundle', unit: 'ms', comparison: whole.largestPaint },
            { what: 'bytes until the page is quiet', unit: 'bytes', comparison: whole.bytes },
            { what: 'requests until the page is quiet', unit: 'requests', comparison: whole.requests },
            {
              what: 'time to the pitch on /new, against a bare page that says hello',
              unit: 'ms',
              comparison: own.there,
              aim: { atMost: 1.7 },
            },
            {
              what: 'first paint of home, against that page',
              unit: 'ms',
              comparison: home.firstPaint,
              aim: { atMost: 1.2 },
            },
            {
              what: 'largest paint of home, against that page',
              unit: 'ms',
              comparison: home.largestPaint,
              aim: { atMost: 1.2 },
            },
            ...pages.lines,
          ],
          figures: pages.figures,
        };
      } finally {
        await Promise.all([portal, oneBundle, hello].map((side) => side.stop()));
      }
    }),
};

/** Largest paints of the pages where visitors arrive, with what was painted then, and their layout shifts. */
async function arrivals(
  browser: Browser,
  { url }: Portal,
  bare: Side<string, Measure>,
  rounds: number,
): Promise<{ readonly lines: readonly BenchLine[]; readonly figures: readonly BenchFigure[] }> {
  const lines: BenchLine[] = [];
  const figures: BenchFigure[] = [];
  for (const path of PAGES) {
    let last: Visit | undefined;
    const open = async () => {
      last = await visit(browser, { url: url + path, until: TITLE });
      return last;
    };
    const { largestPaint } = await compare(opening(path, open, HELLO), bare, rounds);
    lines.push({
      what: `largest paint of ${path}, against that page`,
      unit: 'ms',
      comparison: largestPaint,
      aim: { atMost: 1.3 },
    });
    figures.push({
      what: `layout shift of ${path}, whose largest paint is “${last?.largest}”`,
      value: `${last?.shift.toFixed(3)} ${last?.shifted}`,
      measured: last?.shift ?? Number.NaN,
      aim: { atMost: 0.02, unit: '' },
    });
  }
  return { lines, figures };
}

/** @param answer the result on which both sides must agree; the visible text by default */
function opening(name: string, open: () => Promise<Visit>, answer?: string): Side<string, Measure> {
  return {
    name,
    async run() {
      const { text, largest: _, shift: __, shifted: ___, ...cost } = await open();
      return { cost, answer: answer ?? text };
    },
  };
}

function openNew(browser: Browser, { url }: Portal): Promise<Visit> {
  return visit(browser, { url: `${url}/new`, until: PITCH, arrange: signIn(url, ACCOUNT) });
}
