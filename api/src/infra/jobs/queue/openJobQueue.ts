import { Queue, type Job as QueuedJob, Worker } from 'bullmq';
import type { Logger } from 'pino';
import { retryStrategy } from '../../redis/retryStrategy.js';
import { countKinds } from '../countKinds.js';
import type { Job, Lane } from '../job.js';
import type { WorkHint } from '../work.js';
import { connectQueue } from './queueConnection.js';
import { ensureSchedules, type Schedule } from './schedules.js';
import { keyOf, optionsOf, type WorkItem, workItem } from './workItem.js';

/** Runs of a lane that one worker does at the same time. */
const CONCURRENCY: Record<Lane, number> = { game: 8, mail: 3, push: 2, payments: 2 };
/** Lease of a run in milliseconds: when it expires, another worker takes the run. It is renewed at half of that. */
const LOCK = 15_000;
/** Pause after which a worker asks Redis again that did not answer, in milliseconds. */
const RETRY_EVERY = 1_000;
/** A run survives any number of killed workers. */
const MAX_STALLS = 100;
/** Interval at which workers check that all schedules exist, in milliseconds. */
const ENSURE_EVERY = 5_000;
/** Work that is due later than this is not announced ahead: the sweep finds it, milliseconds. */
const FURTHEST = 15 * 60_000;
/** Time for Redis to store how runs ended, when a worker stops, milliseconds. */
const CLOSE_WITHIN = 2_000;

/** A queue that all processes share. Its items hold no data of the work, only where to find it. */
export interface JobQueue {
  /** False while workers must find their work without it. */
  isUsable(): boolean;
  announce(hint: WorkHint): void;
  /** Runs under way by kind, of all workers; null while the queue does not answer. */
  running(): Promise<ReadonlyMap<string, number> | null>;
  /** Takes no more runs; settles when those that were begun have ended. */
  close(): Promise<void>;
}

interface Parts {
  readonly log: Logger;
  readonly jobs: readonly Pick<Job, 'name' | 'queue'>[];
  /** Null for a process that only announces. */
  readonly worker: {
    /** The schedules at the moment, read repeatedly: competitions are added and end. */
    readonly runs: () => readonly Schedule[];
    /** @returns whether there is more to do @throws what the job fails with */
    readonly run: (item: WorkItem) => Promise<boolean>;
  } | null;
}

export function openJobQueue(address: QueueAddress, parts: Parts): JobQueue {
  return new SharedQueue(address, parts);
}

interface QueueAddress {
  readonly url: string;
  readonly prefix: string;
}

class SharedQueue implements JobQueue {
  readonly #address: QueueAddress;
  readonly #parts: Parts;
  readonly #connection: ReturnType<typeof connectQueue>;
  readonly #byKind: ReadonlyMap<string, Parts['jobs'][number]>;
  readonly #queues = new Map<Lane, Queue<WorkItem>>();
  readonly #workers: Worker<WorkItem>[] = [];
  readonly #runsUnderWay = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;

  constructor(address: QueueAddress, parts: Parts) {
    this.#address = address;
    this.#parts = parts;
    this.#byKind = new Map(parts.jobs.flatMap((job) => (job.queue ? [[job.name, job] as const] : [])));
    this.#connection = connectQueue(address.url, parts.log);
    this.#connection.onReady(() => this.#open());
    this.#timer = setInterval(() => this.#ensure(), ENSURE_EVERY).unref();
  }

  isUsable(): boolean {
    return this.#queues.size > 0 && this.#connection.isUsable();
  }

  announce({ kind, competitionId, at }: WorkHint): void {
    this.#add({ kind, competitionId, slot: 0 }, at);
  }

  async running(): Promise<ReadonlyMap<string, number> | null> {
    if (!this.#connection.isUsable()) return null;
    const active = await Promise.all([...this.#queues.values()].map((queue) => queue.getActive())).catch(
      () => null,
    );
    return active && countKinds(active.flat().map(({ name }) => name));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    const closing = Promise.all(this.#workers.map((one) => one.close())).then(() => true, this.#report);
    await Promise.allSettled(this.#runsUnderWay);
    // A worker that is just connecting again may wait for ever. What Redis did not store is run again.
    if (!(await Promise.race([closing, pause(CLOSE_WITHIN)])))
      for (const one of this.#workers) one.disconnect().catch(this.#report);
    this.#connection.close();
  }

  readonly #report = (error: unknown) => this.#parts.log.debug({ err: error }, 'the queue did not answer');

  #add(item: WorkItem, at: number | null): void {
    const queuedAs = this.#byKind.get(item.kind)?.queue;
    const queue = queuedAs && this.#queues.get(queuedAs.lane);
    if (!queuedAs || !queue || !this.#connection.isUsable()) return;
    const delay = at === null ? 0 : Math.max(0, at - Date.now());
    if (delay > FURTHEST) return;
    const key = keyOf(item);
    // Announced while it runs, it runs once more afterwards; what comes later does not keep it from running now.
    const deduplication =
      delay === 0
        ? { id: key, keepLastIfActive: true }
        : { id: `${key}.${Math.ceil((Date.now() + delay) / 1_000)}` };
    queue.add(item.kind, item, { ...optionsOf(queuedAs.priority), delay, deduplication }).catch(this.#report);
  }

  #process(queuedJob: QueuedJob<WorkItem>): Promise<void> {
    const run = this.#runItem(queuedJob).finally(() => this.#runsUnderWay.delete(run));
    this.#runsUnderWay.add(run);
    return run;
  }

  async #runItem(queuedJob: QueuedJob<WorkItem>): Promise<void> {
    const { worker } = this.#parts;
    const item = workItem.safeParse(queuedJob.data);
    const job = item.success ? this.#byKind.get(item.data.kind) : undefined;
    if (!item.success || !job?.queue || !worker) return this.#dropUnknown(queuedJob);
    if (!(await worker.run(item.data))) return;
    // There is more work than one run handles: starts further runs.
    const { slot } = item.data;
    const { parallel = 1 } = job.queue;
    for (const next of [slot, 2 * slot + 1, 2 * slot + 2]) {
      if (next < parallel) this.#add({ ...item.data, slot: next }, null);
    }
  }

  /** A schedule of another release is removed; a worker that knows the job adds it again. */
  async #dropUnknown({ repeatJobKey, queueName }: QueuedJob<WorkItem>): Promise<void> {
    if (repeatJobKey) await this.#queues.get(queueName as Lane)?.removeJobScheduler(repeatJobKey);
  }

  #open(): void {
    if (this.#queues.size === 0) for (const lane of Object.keys(CONCURRENCY) as Lane[]) this.#openLane(lane);
    this.#ensure();
  }

  #openLane(lane: Lane): void {
    const shared = { prefix: `${this.#address.prefix}queue` };
    const queue = new Queue<WorkItem>(lane, { ...shared, connection: this.#connection.redis });
    queue.on('error', this.#report);
    this.#queues.set(lane, queue);
    if (!this.#parts.worker) return;
    const consumer = new Worker<WorkItem>(lane, (queuedJob) => this.#process(queuedJob), {
      ...shared,
      connection: { url: this.#address.url, maxRetriesPerRequest: null, retryStrategy },
      concurrency: CONCURRENCY[lane],
      lockDuration: LOCK,
      stalledInterval: LOCK,
      maxStalledCount: MAX_STALLS,
      runRetryDelay: RETRY_EVERY,
    });
    consumer.on('error', this.#report);
    this.#workers.push(consumer);
  }

  /** Adds schedules that are missing. */
  #ensure(): void {
    const { worker } = this.#parts;
    if (!worker || !this.#connection.isUsable()) return;
    const all = worker.runs();
    const schedules = all.filter(({ job }) => !job.queue?.announced);
    const missingSchedules = [...this.#queues].map(([lane, queue]) =>
      ensureSchedules(
        queue,
        schedules.filter(({ job }) => job.queue?.lane === lane),
      ),
    );
    // The queue was emptied or is new: look for work that was announced.
    Promise.all(missingSchedules).then((areMissing) => {
      if (!areMissing.includes(true)) return;
      for (const { job, competitionId } of all) this.#add({ kind: job.name, competitionId, slot: 0 }, null);
    }, this.#report);
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
