import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Portal, seedDemo, startPortal } from '@euro/gateway/testing';
import type { Browser } from 'playwright-core';
import type { Bench, BenchFigure } from './bench.js';
import { PITCH } from './pitch.js';
import { signIn, visit } from './slowPhone.js';
import { drawWaterfall, recordWaterfall } from './waterfall.js';
import { withBrowser } from './withPortal.js';

interface Page {
  /** Name of its picture. */
  readonly name: string;
  readonly path: string;
  /** CSS selector of the awaited element, and its name. */
  readonly until: string;
  readonly awaited: string;
  /** Null: a visitor. */
  readonly email: string | null;
}

const TITLE = { until: 'main h1', awaited: 'title' };
const PAGES: readonly Page[] = [
  { name: 'front', path: '/', ...TITLE, email: null },
  { name: 'new', path: '/new', until: PITCH, awaited: 'pitch', email: 'nieuw@demo.test' },
  { name: 'rankings', path: '/rankings', until: 'main table', awaited: 'table', email: null },
  // A match of matchday 1.
  { name: 'match', path: '/match/1', ...TITLE, email: null },
  { name: 'home', path: '/home', ...TITLE, email: 'fan@demo.test' },
];

/** Visits a page with an empty cache, and draws what came when where there is a folder for it. */
async function open(
  browser: Browser,
  { url }: Portal,
  { name, path, until, awaited, email }: Page,
  folder: string | null,
): Promise<BenchFigure> {
  let take: ReturnType<typeof recordWaterfall> | undefined;
  const seen = await visit(browser, {
    url: url + path,
    until,
    ...(email === null ? {} : { arrange: signIn(url, email) }),
    listen: (session) => {
      take = recordWaterfall(session);
    },
  });
  if (folder) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `waterfall-${name}.svg`), drawWaterfall(take?.() ?? [], seen, awaited));
  }
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
  const paints = `paints after ${seconds(seen.firstPaint)} and ${seconds(seen.largestPaint)}`;
  const traffic = `${seen.requests} requests, ${(seen.bytes / 1_000).toFixed(0)} KB`;
  return { what: path, value: `${awaited} after ${seconds(seen.there)}, ${paints}, ${traffic}` };
}

export const waterfalls: Bench = {
  name: 'waterfalls',
  against: 'nothing: what comes when at the first visit of five pages (phone, 4× CPU, slow 4G, HTTP/2)',
  run: (options) =>
    withBrowser(options, async (browser) => {
      const { folder, pictures } = options;
      const portal = await startPortal({ folder, seeded: await seedDemo(folder), isSecure: true });
      const figures: BenchFigure[] = [];
      try {
        for (const page of PAGES) figures.push(await open(browser, portal, page, pictures));
      } finally {
        await portal.stop();
      }
      return { lines: [], figures };
    }),
};
