import type { ResponseOf, WorkFailure, WorkState } from '@euro/api-contract';
import { select } from '../../infra/db/select.js';
import type { AppContext } from '../context.js';
import { jobs } from '../jobs/index.js';
import { loadActivity } from './loadActivity.js';

/** Failures that the desk shows. */
const MAX_FAILURES = 100;

/** Jobs that are done once for all, the most urgent first. */
export const work = jobs
  .filter(({ queue }) => queue !== undefined)
  .toSorted((one, other) => (one.queue?.priority ?? 0) - (other.queue?.priority ?? 0));

/** Waiting, running and failed work, by kind. */
export async function loadWork(context: AppContext): Promise<ResponseOf<'GET admin/work'>> {
  const { driver } = context.work;
  const [running, failureCounts, failures, backlogs, activity] = await Promise.all([
    driver.running(),
    countFailures(context),
    loadFailures(context),
    Promise.all(work.map(async (job) => (await job.backlog?.(context)) ?? null)),
    loadActivity(context),
  ]);
  const kinds = work.map(({ name: kind }, index): WorkState => {
    const backlog = backlogs[index];
    return {
      kind,
      due: backlog?.due ?? null,
      later: backlog?.later ?? null,
      oldestAt: backlog?.oldest ? new Date(backlog.oldest).toISOString() : null,
      running: running === null ? null : (running.get(kind) ?? 0),
      failed: failureCounts.get(kind) ?? 0,
    };
  });
  const now = new Date(context.realNow()).toISOString();
  return { driver: driver.name, isUsable: driver.isUsable(), now, kinds, activity, failures };
}

async function countFailures({ sequelize }: AppContext): Promise<ReadonlyMap<string, number>> {
  const rows = await select<{ readonly kind: string; readonly count: number }>(
    sequelize,
    'SELECT kind, COUNT(*) AS count FROM work_failures GROUP BY kind',
  );
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}

async function loadFailures({ models }: AppContext): Promise<WorkFailure[]> {
  const rows = await models.WorkFailure.findAll({
    order: [
      ['failedAt', 'DESC'],
      ['id', 'DESC'],
    ],
    limit: MAX_FAILURES,
    raw: true,
  });
  return rows.map(({ id, kind, competitionId, subject, reason, attempts, failedAt }) => ({
    ...{ id, kind, reason, attempts },
    competitionId: competitionId === 0 ? null : competitionId,
    rowId: subject === '' ? null : Number(subject),
    failedAt: new Date(Number(failedAt)).toISOString(),
  }));
}
