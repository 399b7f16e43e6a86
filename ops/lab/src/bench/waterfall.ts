import type { CDPSession } from 'playwright-core';
import type { Moments } from './slowPhone.js';

/** One request of a page; milliseconds since the first. */
interface Bar {
  readonly name: string;
  readonly kind: string;
  readonly begins: number;
  readonly answers: number;
  readonly ends: number;
  readonly bytes: number;
}

/** Records each request from now on, until the returned function is called. */
export function recordWaterfall(session: CDPSession): () => Bar[] {
  const bars = new Map<string, { -readonly [K in keyof Bar]: Bar[K] }>();
  let first = 0;
  const since = (timestamp: number) => (timestamp - first) * 1000;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    first ||= timestamp;
    const { pathname } = new URL(request.url);
    const begins = since(timestamp);
    bars.set(requestId, {
      name: `${request.method === 'GET' ? '' : `${request.method} `}${pathname}`,
      kind: type ?? 'Other',
      ...{ begins, answers: begins, ends: begins, bytes: 0 },
    });
  });
  session.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const bar = bars.get(requestId);
    if (bar) bar.answers = since(timestamp);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const bar = bars.get(requestId);
    if (bar) Object.assign(bar, { ends: since(timestamp), bytes: encodedDataLength });
  });
  return () => [...bars.values()].filter(({ bytes }) => bytes > 0).sort((a, b) => a.begins - b.begins);
}

const COLOURS: Readonly<Record<string, string>> = {
  Document: '#14205a',
  Script: '#b88a00',
  Font: '#a3287f',
  Fetch: '#0b7440',
  XHR: '#0b7440',
};
/** Milliseconds between two lines of the grid, and how many there is room for. */
const STEPS = [500, 1_000, 2_000, 5_000];
const MAX_STEPS = 15;
const [ROW, LEFT, WIDTH, TOP] = [14, 250, 700, 40];

/**
 * Draws an SVG: a bar for each request, pale while it waits for the response, and lines for the paints.
 * @param awaited name of the element whose moment is `there`
 */
export function drawWaterfall(
  bars: readonly Bar[],
  { there, firstPaint, largestPaint }: Moments,
  awaited = 'pitch',
): string {
  const end = Math.max(there, ...bars.map((bar) => bar.ends)) * 1.02;
  const x = (milliseconds: number) => (LEFT + (milliseconds / end) * WIDTH).toFixed(1);
  const wide = (from: number, to: number) => (((to - from) / end) * WIDTH).toFixed(1);
  const height = TOP + bars.length * ROW + 24;
  const step = STEPS.find((candidate) => end / candidate < MAX_STEPS) ?? end;
  const seconds = Array.from({ length: Math.floor(end / step) + 1 }, (_, at) => at * step);
  const rows = bars.map((bar, at) => {
    const y = TOP + at * ROW;
    const colour = COLOURS[bar.kind] ?? '#55607d';
    const rect = (from: number, to: number, opacity: number) =>
      `<rect x="${x(from)}" y="${y + 2}" width="${wide(from, to)}" height="${ROW - 4}" fill="${colour}" opacity="${opacity}"/>`;
    const label = `<text x="${LEFT - 6}" y="${y + 11}" text-anchor="end">${escapeXml(short(bar.name))} · ${(bar.bytes / 1000).toFixed(1)} KB</text>`;
    return label + rect(bar.begins, bar.answers, 0.35) + rect(bar.answers, bar.ends, 1);
  });
  const marks = [
    { at: firstPaint, text: 'first paint', colour: '#4c60d9', y: 10 },
    { at: largestPaint, text: 'largest paint', colour: '#b4530a', y: 22 },
    { at: there, text: awaited, colour: '#c8273b', y: 34 },
  ].map(
    ({ at, text, colour, y }) =>
      `<path d="M${x(at)} ${y - 8}V${height - 20}" stroke="${colour}" stroke-width="1.5"/><text x="${Number(x(at)) + 4}" y="${y}" fill="${colour}">${text} ${(at / 1000).toFixed(2)} s</text>`,
  );
  const grid = seconds.map(
    (at) =>
      `<path d="M${x(at)} ${TOP}V${height - 20}" stroke="#d9dfec"/><text x="${x(at)}" y="${height - 6}" text-anchor="middle">${(at / 1000).toFixed(1)} s</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 40} ${height}" font-family="Arial, sans-serif" font-size="9" fill="#0c1530"><title>What came when</title><rect width="100%" height="100%" fill="#fff"/>${[...grid, ...rows, ...marks].join('\n')}</svg>\n`;
}

/** Shortens a path from its beginning, since the end is more specific. */
const short = (name: string) => (name.length > 36 ? `…${name.slice(-35)}` : name);
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
