import { resolve } from 'node:path';
import { seedDemo, startPortal } from '@euro/gateway/testing';
import { REPOSITORY } from '@euro/release';
import type { CDPSession, Page } from 'playwright-core';
import { runCommand } from '../kit/runCommand.js';
import type { Bench, BenchResult } from './bench.js';
import { PHONE, SLOWER_CPU, signIn } from './slowPhone.js';
import { withBrowser } from './withPortal.js';

/** Goals of an evening with a message each; the server sends one a second at most. */
const GOALS = 200;
const PACE = 1_000;
/** Goals that come before the first measurement: caches fill. */
const WARM_UP = 20;
/** The first match of matchday 2 is being played. */
const KICK_OFF = '2024-06-19T13:20:00Z';
/** Milliseconds after which a hidden tab has closed its stream. */
const HIDDEN = 75_000;
/** A timer that runs later than this costs nothing: that of the deadline, for instance. */
const HOUR = 3_600_000;

/** Runs in the page: messages come from the bench instead of the server, and pending timers are counted. */
const PREPARE = `
  globalThis.benchSend = null;
  const Stream = globalThis.EventSource;
  globalThis.EventSource = function (address) {
    if (!String(address).includes('/live/stream')) return new Stream(address);
    const line = Object.assign(new EventTarget(), { readyState: 1, close: () => {} });
    globalThis.benchSend = (kind, data) => line.dispatchEvent(new MessageEvent(kind, { data }));
    return line;
  };
  const timers = (globalThis.benchTimers = new Map());
  for (const [start, stop] of [['setTimeout', 'clearTimeout'], ['setInterval', 'clearInterval']]) {
    const [begin, end] = [globalThis[start], globalThis[stop]];
    globalThis[start] = (work, pause, ...rest) => {
      const run = (...values) => {
        if (start === 'setTimeout') timers.delete(id);
        work(...values);
      };
      const id = begin(run, pause, ...rest);
      timers.set(id, pause ?? 0);
      return id;
    };
    globalThis[stop] = (id) => {
      timers.delete(id);
      end(id);
    };
  }
`;

/** Runs in the page: it looks hidden, as behind another tab. */
const HIDE = `
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  Object.defineProperty(document, 'hidden', { value: true });
  document.dispatchEvent(new Event('visibilitychange'));
`;

/** A live state, as far as goals change it. */
interface State {
  readonly now: string;
  readonly matches: readonly { readonly status: string; readonly [name: string]: unknown }[];
  readonly players: readonly { readonly status: string; readonly points: number; readonly minutes: number }[];
}

/** The message of a goal: another score and minute, and other points and minutes of everybody on the pitch. */
function messageOf(state: State, goal: number): string {
  return JSON.stringify({
    ...state,
    cursor: `goal ${goal}`,
    now: new Date(Date.parse(state.now) + (goal + 1) * PACE).toISOString(),
    matches: state.matches
      .filter(({ status }) => status === 'live')
      .map((match) => ({ ...match, minute: 1 + (goal % 90), homeScore: goal, awayScore: 0 })),
    players: state.players
      .filter(({ status }) => status === 'playing')
      .map((player) => ({ ...player, points: player.points + goal / 2, minutes: 1 + (goal % 90) })),
  });
}

async function send(page: Page, kind: 'snapshot' | 'change', data: string): Promise<void> {
  await page.evaluate(`benchSend(${JSON.stringify(kind)}, ${JSON.stringify(data)})`);
}

async function sendGoals(page: Page, state: State, from: number, to: number): Promise<void> {
  for (let goal = from; goal < to; goal += 1) {
    await send(page, 'change', messageOf(state, goal));
    await page.waitForTimeout(PACE);
  }
}

/** Bytes of the page's objects that are still in use. */
async function heapOf(session: CDPSession): Promise<number> {
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

const WORK = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;
/** Milliseconds of the main thread, and how many of them were scripts, styles and layout; on the slower CPU. */
type Work = Readonly<Record<(typeof WORK)[number], number>>;

/** What the main thread did so far. */
async function workOf(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  // Processor time, which other load does not change: a thread slowed by the browser's own throttling would sleep.
  const of = (name: string) =>
    1_000 * SLOWER_CPU * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return Object.fromEntries(WORK.map((name) => [name, of(name)])) as unknown as Work;
}

/** What the main thread does during some seconds, for each of them. */
async function workDuring(session: CDPSession, seconds: number, act: () => Promise<void>): Promise<Work> {
  const before = await workOf(session);
  await act();
  const after = await workOf(session);
  return Object.fromEntries(
    WORK.map((name) => [name, (after[name] - before[name]) / seconds]),
  ) as unknown as Work;
}

async function measure(page: Page, session: CDPSession, state: State): Promise<BenchResult> {
  // `waitForFunction` evaluates a string in the page, which its security policy refuses.
  while (!(await page.evaluate('benchSend !== null'))) await page.waitForTimeout(PACE);
  await send(page, 'snapshot', JSON.stringify(state));
  await sendGoals(page, state, 0, WARM_UP);
  await page.waitForTimeout(10 * PACE);
  const heapBefore = await heapOf(session);
  const quiet = await workDuring(session, WARM_UP, () => page.waitForTimeout(WARM_UP * PACE));
  const busy = await workDuring(session, GOALS, () => sendGoals(page, state, WARM_UP, WARM_UP + GOALS));
  const [work = 0, script = 0, style = 0, layout = 0] = WORK.map((name) =>
    Math.max(busy[name] - quiet[name], 0),
  );
  await page.waitForTimeout(10 * PACE);
  const megabytes = ((await heapOf(session)) - heapBefore) / 1_000_000;
  await page.evaluate(HIDE);
  await page.waitForTimeout(HIDDEN);
  const pauses = (await page.evaluate('[...benchTimers.values()]')) as number[];
  const timers = pauses.filter((pause) => pause <= HOUR);
  return {
    lines: [],
    figures: [
      {
        what: `heap that ${GOALS} goals leave behind`,
        value: `${megabytes.toFixed(2)} MB of ${(heapBefore / 1_000_000).toFixed(1)}`,
        measured: Math.max(megabytes, 0),
        aim: { atMost: 5, unit: 'MB' },
      },
      {
        what: 'main thread for a live message',
        value: `${work.toFixed(1)} ms: scripts ${script.toFixed(1)}, styles ${style.toFixed(1)}, layout ${layout.toFixed(1)}; ${quiet.TaskDuration.toFixed(1)} ms a second without any`,
        measured: work,
        aim: { atMost: 10, unit: 'ms' },
      },
      {
        what: 'timers of a hidden tab that run within an hour',
        value: timers.map((pause) => `${pause.toFixed(0)} ms`).join(', ') || 'none',
        measured: timers.length,
        aim: { atMost: 0, unit: 'timers' },
      },
    ],
  };
}

export const evening: Bench = {
  name: 'evening',
  against: `nothing: what ${GOALS} goals in one open tab cost, on a phone with 4× CPU`,
  run: (options) =>
    withBrowser(options, async (browser) => {
      const { folder } = options;
      const seeded = await seedDemo(folder);
      const command = resolve(REPOSITORY, 'api/dist/src/operator/cli/main.js');
      const env = { ...process.env, DATA_DIR: seeded, DATABASE_URL: '', DEMO: '1' };
      await runCommand([command, 'clock', 'set', KICK_OFF], { cwd: REPOSITORY, env });
      const portal = await startPortal({ folder, seeded });
      const context = await browser.newContext({ ...PHONE, locale: 'nl-BE' });
      try {
        await signIn(portal.url, 'fan@demo.test')(context);
        const page = await context.newPage();
        await page.addInitScript({ content: PREPARE });
        await page.goto(`${portal.url}/points/1`);
        const session = await context.newCDPSession(page);
        await session.send('Performance.enable', { timeDomain: 'threadTicks' });
        const state = (await (await fetch(`${portal.url}/api/live`)).json()) as State;
        return await measure(page, session, state);
      } finally {
        await context.close();
        await portal.stop();
      }
    }),
};
