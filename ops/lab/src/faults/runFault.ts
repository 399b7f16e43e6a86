import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './faults.js';
import type { Ledger } from './ledger.js';
import type { Player } from './player.js';
import type { Portal } from './portal.js';
import { readStored } from './readStored.js';
import type { World } from './world.js';

/** Whatever happens, a call is answered within this, in milliseconds. */
const LONGEST_CALL = 6_000;
/** Milliseconds of play before the fault and after the recovery. */
const CALM = 1_500;
/** Not to be back within this ends the run. */
const TIMEOUT_MS = 120_000;

/** One line of the table. */
export interface Row {
  readonly fault: string;
  readonly calls: number;
  readonly failed: number;
  readonly longest: number;
  /** Milliseconds from its end until everything worked again. */
  readonly backAfter: number;
  readonly lost: number;
  readonly doubled: number;
  /** Violations, in words. */
  readonly violations: readonly string[];
}

export interface Stage {
  readonly world: World;
  readonly portal: Portal;
  readonly ledger: Ledger;
  readonly players: readonly Player[];
  /** The ranking as it must stay. */
  readonly ranking: string;
}

/** Lets players play during a fault, and compares the answers with the stored data. */
export async function runFault(fault: Fault, stage: Stage): Promise<Row> {
  const { world, portal, ledger, players } = stage;
  const violations: string[] = [];
  portal.count();
  const playing = Promise.all(players.map((player) => player.play()));
  // Refusals without a reason are reported below.
  playing.catch(() => {});
  await pause(CALM);
  await fault.begin(world);
  await pause(fault.lasts / 2);
  if (!(await otherApi(stage).isLive())) violations.push('live is not green');
  await pause(fault.lasts / 2);
  await fault.end(world);
  const backAfter = await untilBack(stage);
  await pause(CALM);
  for (const player of players) player.stop();
  await within(TIMEOUT_MS, playing);
  const { calls, failed, longest, unexpected } = portal.count();
  const states = new Map<number, Awaited<ReturnType<Player['look']>>>();
  for (const player of players) states.set(player.seededPlayer.teamId, await player.look());
  const { lost, doubled } = ledger.compare({ ...(await readStored(world.database)), teams: states });
  violations.push(...unexpected, ...lost.map((what) => `lost: ${what}`));
  violations.push(...doubled.map((what) => `doubled: ${what}`));
  if (longest > LONGEST_CALL) violations.push(`a call took ${Math.round(longest)} ms`);
  if (backAfter > fault.backWithin) violations.push(`back after ${Math.round(backAfter)} ms`);
  if ((await world.scoring.currentDigest()) !== world.scoring.digest) violations.push('points changed');
  const ranking = await readRanking(portal);
  if (ranking !== stage.ranking)
    violations.push(`the ranking changed: ${difference(stage.ranking, ranking)}`);
  const counts = { lost: lost.length, doubled: doubled.length };
  return { fault: fault.name, calls, failed, longest, backAfter, ...counts, violations };
}

/** The one that is never killed. */
function otherApi({ world }: Stage) {
  return world.apis[1];
}

/** Milliseconds until both processes are ready and answer a read, and one more change is acknowledged. */
async function untilBack({ world, players, ledger }: Stage): Promise<number> {
  const start = performance.now();
  const changes = ledger.changes.length;
  const [someone] = players;
  const ready = world.apis.map(async (api) => {
    while (!(await api.isReady()) || !(await someone?.canRead(api.url))) await pause(20);
  });
  const settlementChanges = (async () => {
    while (ledger.changes.length === changes) await pause(5);
  })();
  await within(TIMEOUT_MS, Promise.all([...ready, settlementChanges]));
  return performance.now() - start;
}

export async function readRanking(portal: Portal): Promise<string> {
  const { status, body } = await portal.call({ method: 'GET', path: 'rankings/general?pageRecords=100' });
  if (status !== 200) throw new Error(`The ranking can't be read: ${status}.`);
  return JSON.stringify(body);
}

/** Index at which two texts start to differ. */
function difference(before: string, after: string): string {
  let at = 0;
  while (before[at] === after[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 40);
  return `${around(before)} → ${around(after)}`;
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The portal does not come back.')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
