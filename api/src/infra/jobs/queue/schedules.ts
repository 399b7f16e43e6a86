import type { Queue } from 'bullmq';
import type { Job } from '../job.js';
import { keyOf, type WorkItem } from './workItem.js';

/** A job that runs on its interval, once for all workers. */
export interface Schedule {
  readonly job: Pick<Job, 'name' | 'everyMs' | 'queue'>;
  readonly competitionId: number | null;
}

/**
 * Adds missing schedules to a queue, as after a flush, and replaces those whose interval differs. Existing ones keep
 * their next run: any number of workers may call this.
 * @returns whether some were missing: other queued items may be lost, too
 */
export async function ensureSchedules(
  queue: Queue<WorkItem>,
  schedules: readonly Schedule[],
): Promise<boolean> {
  let isMissing = false;
  const present = new Map((await queue.getJobSchedulers()).map(({ key, every }) => [key, Number(every)]));
  for (const { job, competitionId } of schedules) {
    const data: WorkItem = { kind: job.name, competitionId, slot: 0 };
    const key = keyOf(data);
    if (present.get(key) === job.everyMs) continue;
    isMissing = true;
    // The next turn is the next attempt.
    const opts = {
      priority: job.queue?.priority ?? 1,
      attempts: 1,
      removeOnComplete: true,
      removeOnFail: { count: 20 },
    };
    await queue.upsertJobScheduler(key, { every: job.everyMs }, { name: job.name, data, opts });
  }
  return isMissing;
}
