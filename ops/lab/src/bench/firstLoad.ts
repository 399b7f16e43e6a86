import { get } from 'node:http';
import type { Browser, Request } from 'playwright-core';
import type { Bench } from './bench.js';
import { withPortal } from './withPortal.js';

interface LoadedFile {
  readonly url: string;
  readonly kind: string;
  /** Prefetched for later pages; not executed. */
  readonly isHint: boolean;
}

/** The requests of a visitor's browser at the first visit of the portal. */
async function requestsOf(url: string, browser: Browser): Promise<LoadedFile[]> {
  const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
  try {
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(url, { waitUntil: 'networkidle' });
    return await Promise.all(
      finished.map(async (request): Promise<LoadedFile> => {
        const { purpose = '', 'sec-purpose': secPurpose = '' } = await request.allHeaders();
        const isHint = `${purpose} ${secPurpose}`.includes('prefetch');
        return { url: request.url(), kind: request.resourceType(), isHint };
      }),
    );
  } finally {
    await page.close();
  }
}

/** Bytes of the compressed body. */
function bytesOf(url: string, encoding: 'br' | 'gzip'): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

export const firstLoad: Bench = {
  name: 'first load',
  against: 'nothing: what a visitor’s first visit to the home page brings over the line',
  run: (options) =>
    withPortal(options, async (portal, browser) => {
      const requests = await requestsOf(`${portal.url}/`, browser);
      // The first screen waits for what the page itself references; everything else is loaded afterwards.
      const html = await (await fetch(`${portal.url}/`)).text();
      const transferSizes = await Promise.all(
        requests.map(async ({ url, kind, isHint }) => ({
          kind: isHint ? 'hint' : kind,
          isFirst: html.includes(new URL(url).pathname),
          br: await bytesOf(url, 'br'),
          gzip: await bytesOf(url, 'gzip'),
        })),
      );
      const kinds = ['script', 'hint', 'stylesheet', 'font', 'fetch', 'document', 'image'];
      const kilobytes = (rows: typeof transferSizes, encoding: 'br' | 'gzip') =>
        rows.reduce((total, row) => total + row[encoding], 0) / 1000;
      const sum = (rows: typeof transferSizes) =>
        `${rows.length} requests, ${kilobytes(rows, 'gzip').toFixed(1)} KB gzip, ${kilobytes(rows, 'br').toFixed(1)} KB brotli`;
      const first = transferSizes.filter(({ kind, isFirst }) => kind === 'script' && isFirst);
      return {
        lines: [],
        figures: [
          { what: '**all**', value: `**${sum(transferSizes)}**` },
          {
            what: 'scripts until the first screen is drawn',
            value: sum(first),
            measured: kilobytes(first, 'gzip'),
            aim: { atMost: 130, unit: 'KB gzip' },
          },
          ...kinds.map((kind) => ({
            what: kind,
            value: sum(transferSizes.filter((row) => row.kind === kind)),
          })),
        ],
      };
    }),
};
