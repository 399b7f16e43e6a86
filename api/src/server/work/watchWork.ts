import { Counter, Gauge, type Registry } from 'prom-client';
import { isUnavailable } from '../../infra/db/isUnavailable.js';
import type { Backlog } from '../../infra/jobs/job.js';
import type { AppContext } from '../context.js';
import { work } from './loadWork.js';

/**
 * Shows among the metrics how much work waits, since when, and how often it was tried again. What waits is the same in
 * all processes; retries are of this one.
 */
export function watchWork(context: AppContext, registry: Registry): void {
  let loading: Promise<readonly (readonly [string, Backlog])[]> | null = null;
  /** Both gauges are collected at the same moment and share one query. */
  const load = () => {
    loading ??= loadBacklogs(context).finally(() => {
      loading = null;
    });
    return loading;
  };
  new Gauge({
    name: 'work_age_seconds',
    help: 'How long the oldest due work waits, by kind; 0 when none is due',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [kind, { oldest }] of await load()) {
        const age = oldest === null ? 0 : Math.max(0, context.realNow() - oldest);
        this.set({ kind }, age / 1_000);
      }
    },
  });
  new Gauge({
    name: 'work_queue_depth',
    help: 'Work that is due, by kind',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [kind, { due: dueCount }] of await load()) this.set({ kind }, dueCount);
    },
  });
  new Counter({
    name: 'work_retries_total',
    help: 'Runs and rows that failed and are tried again, by kind',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name: kind } of work) this.inc({ kind }, context.work.retries.get(kind) ?? 0);
    },
  });
  new Gauge({
    name: 'work_queue_usable',
    help: '1 while workers find their work as they are set up to, 0 while the queue in Redis does not answer',
    registers: [registry],
    collect() {
      this.set(Number(context.work.driver.isUsable()));
    },
  });
}

/** None while the database does not answer, so that the other metrics stay. */
async function loadBacklogs(context: AppContext): Promise<readonly (readonly [string, Backlog])[]> {
  try {
    const all = await Promise.all(work.map(async (job) => [job.name, await job.backlog?.(context)] as const));
    return all.flatMap(([kind, backlog]) => (backlog ? [[kind, backlog] as const] : []));
  } catch (error) {
    if (isUnavailable(error)) return [];
    throw error;
  }
}
