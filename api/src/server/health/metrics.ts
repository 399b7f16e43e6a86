import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { RequestTimes } from '../../http/index.js';

/** The metrics that Prometheus reads at `/api/metrics`. */
export interface Metrics extends RequestTimes {
  readonly registry: Registry;
  /** Notes one run of a background job, and how long it took. */
  observeJob(job: string, outcome: 'ok' | 'failed', seconds: number): void;
}

/** @param processMetrics also memory, event loop and garbage collection of this process */
export function createMetrics(processMetrics: boolean): Metrics {
  const registry = new Registry();
  if (processMetrics) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const jobs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of background jobs, by outcome',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'work_duration_seconds',
    help: 'Time that a run of a background job took, by kind',
    labelNames: ['kind'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [registry],
  });
  /** Looking labels up takes longer than counting; there are as many as routes and codes. */
  const series = new Map<string, Pick<ReturnType<typeof requests.labels>, 'observe'>>();
  return {
    registry,
    observerOf(route, status) {
      const key = `${status} ${route}`;
      const { observe } = series.get(key) ?? requests.labels(route, String(status));
      series.set(key, { observe });
      return observe;
    },
    observeJob(job, outcome, seconds) {
      jobs.inc({ job, outcome });
      durations.observe({ kind: job }, seconds);
    },
  };
}
