import type { Program } from '../kit/programs.js';
import { spread } from '../kit/rounds.js';
import type { Figure, SizeResult } from './figures.js';
import { measureReads, measureSearches } from './measureReads.js';
import { measureSaves } from './measureSaves.js';
import {
  measureAgain,
  measureBareRows,
  measureBlock,
  measureConfirmed,
  measureFirst,
  measureTakeover,
} from './measureSettlement.js';
import type { Product } from './product.js';
import type { Stage } from './stage.js';

const MEGABYTE = 1_048_576;
/** Tables that grow with the number of teams. */
const GROWING = [
  ...[
    'users',
    'user_roles',
    'teams',
    'team_lineups',
    'receipts',
    'leagues',
    'league_members',
    'league_words',
  ],
  ...['frozen_lineups', 'result_parts', 'ranking_parts', 'ranking_positions', 'team_names', 'name_ends'],
];

interface Size {
  readonly teams: number;
  /** Teams there are. */
  readonly before: number;
  /** Number of teams of the last size. */
  readonly largest: number;
  readonly rounds: number;
  readonly clients: Program;
  /** Is called with a step that begins, and all figures of the steps before. */
  report(step: string, figures: readonly Figure[]): void;
}

interface Bytes {
  readonly tables: Readonly<Record<string, number>>;
  /** Stored idempotency keys, and their size in bytes. */
  readonly keys: number;
  readonly keyBytes: number;
}

export interface MeasuredSize extends SizeResult {
  /** Bytes on disk. */
  readonly bytes: number;
}

/** Adds teams up to the given number, and measures every step of a game of that size. */
export async function measureSize(stage: Stage, size: Size): Promise<MeasuredSize> {
  const { teams, before, largest, rounds, clients } = size;
  const figures: Figure[] = [];
  const report = (step: string) => size.report(step, figures);
  report('seeding');
  figures.push(...(await seed(stage, { teams, before, largest })));

  report('writing bare rows');
  const bareRows = await measureBareRows(stage, { teams, rounds });
  figures.push(bareRows);
  const settling = { teams, rounds, bare: 1_000 * (bareRows.value ?? Number.NaN) };

  report('settling');
  let worker = await stage.startWorker(stage.kind === 'sqlite' ? 'all' : 'worker');
  figures.push(...(await measureFirst(stage, worker, settling)));
  let api = stage.kind === 'sqlite' ? worker : await stage.startApi();
  figures.push(...(await measureAgain(stage, worker, settling)));

  report('publishing while pages are read');
  figures.push(...(await measureBlock(stage, { api, worker }, { teams, rounds })));

  report('killing a worker');
  const takeover = await measureTakeover(stage, worker);
  figures.push(...takeover.figures);
  worker = takeover.heir;
  if (stage.kind === 'sqlite') api = worker;

  report('confirming');
  figures.push(...(await measureConfirmed(stage, worker, settling)));
  const settler = await worker.usage();

  report('starting');
  if (stage.kind === 'sqlite') figures.push(startUp([api]));
  else {
    const starts: Product[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await stage.stop(api);
      api = await stage.startApi();
      starts.push(api);
    }
    figures.push(startUp(starts));
  }

  report('reading');
  figures.push(...(await measureReads(stage, { api, clients, teams })));
  report('saving');
  figures.push(...(await measureSaves(stage, { api, clients })));

  // The longest step; an impatient user can end the run here.
  report('indexing names');
  figures.push(...(await index(stage, worker, { teams, before })));
  report('searching');
  figures.push(...(await measureSearches(stage, { api, clients, teams })));

  const { rss, heapUsed } = await api.usage();
  const step = 'memory';
  const megabytes = (what: string, bytes: number): Figure => ({
    step,
    what,
    unit: 'MB',
    value: bytes / MEGABYTE,
  });
  figures.push(
    megabytes('a process that answers, after all that', rss),
    megabytes('a process that answers, its heap', heapUsed),
    megabytes('a worker, after settling', settler.rss),
    megabytes('a worker, at the most', settler.highest),
  );

  for (const product of new Set([api, worker])) await stage.stop(product);
  const { answer: bytes } = await stage.ask<Bytes>('bytes');
  const stored = describeBytes(bytes, teams);
  return { teams, figures: [...figures, ...stored.figures], bytes: stored.total };
}

async function seed(
  stage: Stage,
  { teams, before, largest }: Pick<Size, 'teams' | 'before' | 'largest'>,
): Promise<Figure[]> {
  const { answer: cost } = await stage.ask<number>('grow', { teams, largest });
  const { answer: squads } = await stage.ask<{ checked: number; different: number }>('check');
  const step = 'seeding';
  const minutes = cost / 60_000;
  return [
    { step, what: 'minutes for what was added', unit: 'min', value: minutes },
    { step, what: 'a million teams', unit: 'min', value: (minutes / (teams - before)) * 1e6 },
    { step, what: 'squads that the rules of the game find legal', unit: 'teams', value: squads.checked },
    { step, what: 'different ones among them', unit: 'squads', value: squads.different },
  ];
}

async function index(
  stage: Stage,
  worker: Product,
  { teams, before }: Pick<Size, 'teams' | 'before'>,
): Promise<Figure[]> {
  const cpu = { node: (await worker.usage()).cpu, database: stage.databaseCpu() };
  const { cost } = await stage.ask('named', { before, teams });
  const perTeam = (milliseconds: number) => (1_000 * milliseconds) / (teams - before);
  const step = 'index of names';
  const database = stage.databaseCpu();
  return [
    { step, what: 'minutes for what was added', unit: 'min', value: cost / 60_000 },
    { step, what: 'a team', unit: 'µs', value: perTeam(cost) },
    { step, what: 'a team, CPU of Node', unit: 'µs', value: perTeam((await worker.usage()).cpu - cpu.node) },
    ...(database === null || cpu.database === null
      ? []
      : [{ step, what: 'a team, CPU of the database', unit: 'µs', value: perTeam(database - cpu.database) }]),
  ];
}

function startUp(processes: readonly Product[]): Figure {
  const { median } = spread(processes.map((process) => process.startUp));
  return {
    step: 'start',
    what: 'a process that answers, until it is ready',
    unit: 's',
    value: median / 1_000,
  };
}

/** Tables by the bytes that a team has in them; keys, which grow with saves, by those of a save. */
function describeBytes({ tables, keys, keyBytes }: Bytes, teams: number) {
  const step = 'disk';
  const seeded = new Set(['bench_numbers', 'bench_people', 'bench_words', 'bench_squads']);
  const own = Object.entries(tables).filter(([name]) => !seeded.has(name));
  const total = own.reduce((sum, [, bytes]) => sum + bytes, 0);
  const figures: Figure[] = [
    { step, what: 'all tables', unit: 'GB', value: total / 1_024 / MEGABYTE },
    { step, what: 'all tables, a team', unit: 'bytes', value: total / teams },
    ...GROWING.map((name) => ({
      step,
      what: `\`${name}\`, a team`,
      unit: 'bytes',
      value: (tables[name] ?? 0) / teams,
    })),
    {
      step,
      what: 'a key of a save, with its answer',
      unit: 'bytes',
      value: keyBytes / keys,
    },
  ];
  return { figures, total };
}
