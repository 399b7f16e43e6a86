import { spread } from '../kit/rounds.js';
import { until } from '../kit/until.js';
import type { Block } from '../kit/watchBlocks.js';
import type { Figure } from './figures.js';
import type { Product } from './product.js';
import type { Stage } from './stage.js';

const STEP = 'settlement';
/** Milliseconds until an answering process has noticed a publication: it polls every second. */
const SEEN = 2_500;
/** Interval between two reads of a worker's metrics, and the maximum wait, in milliseconds. */
const WAIT = { everyMs: 20, timeoutMs: 600_000 };
/** Pages that are requested while results are published. */
const [PAGE, STEP_OF_PAGES, WARM_UP] = [10, 997, 300];

interface State {
  readonly version: number | null;
  readonly state: string;
}

/**
 * Duration of a settlement: seconds from the moment at which it is due until its results are visible and older ones
 * deleted.
 */
interface Settlement {
  readonly seconds: number;
  /** Milliseconds of CPU. */
  readonly node: number;
  readonly database: number | null;
}

/** Waits for the settlement that `cause` makes due, and reads from the worker how long it took. */
async function settle(
  stage: Stage,
  worker: Product,
  { state, cause }: { readonly state: 'provisional' | 'confirmed'; cause(): Promise<unknown> },
): Promise<Settlement> {
  const { version } = (await stage.ask<State>('state')).answer;
  const before = { ...(await effortOf(stage, worker)), lag: await lagOf(worker) };
  await cause();
  await stage.ask('settled', { version, state });
  const seconds = await nextLag(worker, before.lag);
  const after = await effortOf(stage, worker);
  return {
    seconds,
    node: after.node - before.node,
    database: after.database === null || before.database === null ? null : after.database - before.database,
  };
}

/**
 * The time of a settlement, which the worker notes once it has swept older results away. While one is waited for, the
 * figure grows from one look to the next.
 */
async function nextLag(worker: Product, before: number | null): Promise<number> {
  let last: number | null = null;
  let lag: number | null = null;
  const isSteady = async () => {
    [last, lag] = [lag, await lagOf(worker)];
    return lag !== null && lag !== before && lag === last;
  };
  await until(isSteady, { ...WAIT, problem: 'The worker has not noted its settlement.' });
  return lag ?? Number.NaN;
}

const lagOf = (worker: Product) => worker.metric('settlement_lag_seconds');

async function effortOf(stage: Stage, worker: Product) {
  return { node: (await worker.usage()).cpu, database: stage.databaseCpu() };
}

/** Figures of settlements of one kind, by their medians. */
function figuresOf(
  what: string,
  settlements: readonly Settlement[],
  { teams, bare }: { readonly teams: number; readonly bare: number },
): Figure[] {
  const middle = (of: (one: Settlement) => number) => spread(settlements.map(of)).median;
  const seconds = middle((one) => one.seconds);
  const figures: Figure[] = [
    { step: STEP, what, unit: 's', value: seconds },
    { step: STEP, what: `${what}, a team`, unit: 'ns', value: (1e9 * seconds) / teams },
    { step: STEP, what: `${what}, against writing rows`, unit: '×', value: (1_000 * seconds) / bare },
    { step: STEP, what: `${what}, CPU of Node`, unit: 's', value: middle(({ node }) => node) / 1_000 },
  ];
  if (settlements.every(({ database }) => database !== null))
    figures.push({
      step: STEP,
      what: `${what}, CPU of the database`,
      unit: 's',
      value: middle(({ database }) => database ?? 0) / 1_000,
    });
  return figures;
}

interface Size {
  readonly teams: number;
  readonly rounds: number;
}

/** Milliseconds of one bare INSERT … SELECT of a row for each team, as wide as a result. */
export async function measureBareRows(stage: Stage, { teams, rounds }: Size): Promise<Figure> {
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) costs.push((await stage.ask('write', { teams })).cost);
  const what = 'one INSERT … SELECT of a row for each team, as wide as a result';
  return { step: STEP, what, unit: 's', value: spread(costs).median / 1_000 };
}

interface Settling extends Size {
  /** Milliseconds of the bare rows. */
  readonly bare: number;
}

/** The first settlement of a matchday that runs, which reads all lineups: the worker has just started. */
export async function measureFirst(stage: Stage, worker: Product, size: Settling): Promise<Figure[]> {
  const cause = () => stage.ask('clock', { moment: 'running' });
  const first = await settle(stage, worker, { state: 'provisional', cause });
  return figuresOf('the first of a matchday, all lineups read', [first], size);
}

/** Settlements after something happened in a match. */
export async function measureAgain(stage: Stage, worker: Product, size: Settling): Promise<Figure[]> {
  const settlements: Settlement[] = [];
  for (let round = 0; round < size.rounds; round += 1) settlements.push(await settleAgain(stage, worker));
  return figuresOf('while the matchday runs', settlements, size);
}

async function settleAgain(stage: Stage, worker: Product): Promise<Settlement> {
  await stage.ask('rested');
  return settle(stage, worker, { state: 'provisional', cause: () => stage.ask('change') });
}

/**
 * Confirms the last settlement of a matchday. Lineups are read again when a clock is set, which happens to no real
 * game between its matches; so the matchday is first settled as of the end of its last match, and held.
 */
export async function measureConfirmed(stage: Stage, worker: Product, size: Settling): Promise<Figure[]> {
  await stage.ask('holdMatchday', { held: true });
  const last = () => stage.ask('clock', { moment: 'played' });
  await settle(stage, worker, { state: 'provisional', cause: last });
  const cause = () => stage.ask('holdMatchday', { held: false });
  const confirmation = await settle(stage, worker, { state: 'confirmed', cause });
  return figuresOf('confirmed', [confirmation], size);
}

/** The longest time in which an answering process answers no call while another one publishes. */
export async function measureBlock(
  stage: Stage,
  { api, worker }: { readonly api: Product; readonly worker: Product },
  { teams, rounds }: Size,
): Promise<Figure[]> {
  const blocks: Block[] = [];
  const pages = Math.ceil(teams / PAGE);
  const read = async (page: number) => {
    const response = await fetch(`${api.url}/api/rankings/general?pageNumber=${page}`);
    await response.body?.cancel();
  };
  for (let page = 0; page < WARM_UP; page += 1) await read(1 + (page % pages));
  for (let round = 0; round < rounds; round += 1) {
    await stage.ask('rested');
    let isDone = false;
    await api.watch();
    const published = settleAgain(stage, worker).finally(() => {
      isDone = true;
    });
    for (let page = 1; !isDone; page = (page % pages) + STEP_OF_PAGES) await read(Math.min(page, pages));
    await published;
    for (const end = Date.now() + SEEN; Date.now() < end; ) await read(1);
    blocks.push(await api.blocked());
  }
  const step = 'publication';
  const what = 'longest block of a process that answers pages';
  return [
    { step, what: `${what}, its own work`, unit: 'ms', value: spread(blocks.map(({ cpu }) => cpu)).median },
    { step, what: `${what}, by the clock`, unit: 'ms', value: spread(blocks.map(({ time }) => time)).median },
  ];
}

/** Waits until a worker has the lineups of the matchday in its memory. */
async function untilReady(worker: Product): Promise<void> {
  const hasAll = async () => (await worker.metric('standby_copies_missing')) === 0;
  await until(hasAll, { ...WAIT, problem: 'The worker has not read the lineups.' });
}

/**
 * Measures from the death of a worker that writes results until a standby worker on another machine has published
 * them; on SQLite, where one process does everything, until a new one has.
 * @returns also the process that continues
 */
export async function measureTakeover(
  stage: Stage,
  worker: Product,
): Promise<{ readonly figures: readonly Figure[]; readonly heir: Product }> {
  const what = 'a worker dies while it writes results, until another has published them';
  await stage.ask('rested');
  const { version, state } = (await stage.ask<State>('state')).answer;
  if (stage.kind === 'sqlite') {
    await worker.kill();
    await stage.ask('change');
    const began = performance.now();
    const heir = await stage.startWorker('all-2');
    await stage.ask('settled', { version, state });
    const value = (performance.now() - began) / 1_000;
    await nextLag(heir, null);
    const note = 'On SQLite a new process starts and settles instead.';
    return { figures: [{ step: 'takeover', what, unit: 's', value, note }], heir };
  }
  const standby = await stage.startWorker('worker-2');
  await untilReady(standby);
  const { answer: owner } = await stage.ask<string>('holdResults');
  const [dying, heir] = owner.startsWith(`${worker.host} `) ? [worker, standby] : [standby, worker];
  const lag = await lagOf(heir);
  await dying.kill();
  const began = performance.now();
  await stage.ask('releaseResults');
  await stage.ask('settled', { version, state });
  const value = (performance.now() - began) / 1_000;
  await nextLag(heir, lag);
  return { figures: [{ step: 'takeover', what, unit: 's', value }], heir };
}
