import { get } from 'node:http';
import { chromium } from 'playwright-core';
import type { Bench } from './bench.js';
import { BROWSER_FLAGS } from './pitch.js';
import { seedDemo, startPortal } from './portal.js';

interface Loaded {
  readonly url: string;
  readonly kind: string;
}

/** What a visitor's browser asks for when the portal is opened for the first time. */
async function requestsOf(url: string, executablePath: string): Promise<Loaded[]> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
    const loaded: Loaded[] = [];
    page.on('requestfinished', (request) =>
      loaded.push({ url: request.url(), kind: request.resourceType() }),
    );
    await page.goto(url, { waitUntil: 'networkidle' });
    return loaded;
  } finally {
    await browser.close();
  }
}

/** Bytes of the body as it travels. */
function bytesOf(url: string, encoding: 'br' | 'gzip'): Promise<number> {
  return new Promise((done, failed) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => done(bytes));
    }).on('error', failed);
  });
}

export const firstLoad: Bench = {
  name: 'first load',
  against: 'nothing: what a visitor’s first visit to the home page brings over the line',
  async run({ folder, chromium: executablePath }) {
    if (!executablePath) return { lines: [], notes: ['Left out: there is no Chromium.'] };
    const portal = await startPortal({ folder, seeded: await seedDemo(folder) });
    try {
      const loaded = await requestsOf(`${portal.url}/`, executablePath);
      const sized = await Promise.all(
        loaded.map(async ({ url, kind }) => ({
          kind,
          br: await bytesOf(url, 'br'),
          gzip: await bytesOf(url, 'gzip'),
        })),
      );
      const kinds = ['script', 'stylesheet', 'font', 'fetch', 'document', 'image'];
      const sum = (rows: typeof sized) => {
        const kilobytes = (encoding: 'br' | 'gzip') =>
          (rows.reduce((total, row) => total + row[encoding], 0) / 1000).toFixed(1);
        return `${rows.length} requests, ${kilobytes('gzip')} KB gzip, ${kilobytes('br')} KB brotli`;
      };
      return {
        lines: [],
        figures: [
          { what: '**all**', value: `**${sum(sized)}**` },
          ...kinds.map((kind) => ({ what: kind, value: sum(sized.filter((row) => row.kind === kind)) })),
        ],
      };
    } finally {
      await portal.stop();
    }
  },
};
