import { writeFileSync } from 'node:fs';
import { type Portal, seedDemo, startPortal } from '@euro/gateway/testing';
import type { Browser } from 'playwright-core';
import { compare, type Side } from '../kit/rounds.js';
import type { Bench } from './bench.js';
import { HELLO, serveHello } from './helloPage.js';
import { buildOneBundle } from './oneBundle.js';
import { signIn, type Visit, visit } from './slowPhone.js';
import { drawWaterfall, recordWaterfall } from './waterfall.js';
import { withBrowser } from './withPortal.js';

/** A user without a team, who may open `/new`. */
const ACCOUNT = 'nieuw@demo.test';
/** The pitch with its players, not the placeholder. */
export const PITCH = '[role="group"]:has(> .em-field)';
const HOME = 'main h1';

type Measure = keyof Omit<Visit, 'text'>;

export const pitch: Bench = {
  name: 'pitch',
  against: 'the same page built as one bundle, and a bare React page that draws a word',
  run: (options) =>
    withBrowser(options, async (browser) => {
      const { folder, rounds, picture } = options;
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
          opening('home', () => visit(browser, { url: portal.url, until: HOME }), HELLO),
          bare,
          rounds,
        );
        if (picture) await savePicture(browser, portal, picture);
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
          ],
        };
      } finally {
        await Promise.all([portal, oneBundle, hello].map((side) => side.stop()));
      }
    }),
};

/** @param answer the result on which both sides must agree; the visible text by default */
function opening(name: string, open: () => Promise<Visit>, answer?: string): Side<string, Measure> {
  return {
    name,
    async run() {
      const { text, ...cost } = await open();
      return { cost, answer: answer ?? text };
    },
  };
}

function openNew(browser: Browser, { url }: Portal): Promise<Visit> {
  return visit(browser, { url: `${url}/new`, until: PITCH, arrange: signIn(url, ACCOUNT) });
}

/** Draws a waterfall of one more visit. */
async function savePicture(browser: Browser, { url }: Portal, file: string): Promise<void> {
  let take: ReturnType<typeof recordWaterfall> | undefined;
  const moments = await visit(browser, {
    url: `${url}/new`,
    until: PITCH,
    arrange: signIn(url, ACCOUNT),
    listen: (session) => {
      take = recordWaterfall(session);
    },
  });
  writeFileSync(file, drawWaterfall(take?.() ?? [], moments));
}
