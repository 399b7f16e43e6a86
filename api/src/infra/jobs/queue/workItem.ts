import type { JobsOptions } from 'bullmq';
import * as z from 'zod';

/**
 * An item of the queue, which names the work to look for. Processes of several releases read it, so its fields are
 * never renamed.
 */
export const workItem = z.object({
  kind: z.string(),
  competitionId: z.int().nullable(),
  /** Index among concurrent runs of a kind; 0 for the only one. */
  slot: z.int().min(0).default(0),
});
export type WorkItem = z.output<typeof workItem>;

/** Names a run among all that wait: the same work waits once. */
export function keyOf({ kind, competitionId, slot }: WorkItem): string {
  return `${kind}.${competitionId ?? 0}.${slot}`;
}

/** Times that an announced run is tried: after 1, 2, 4 and 8 seconds; after that the sweep finds the work. */
const ATTEMPTS = 5;
/** Age in seconds and number up to which failed runs stay in Redis, for tools that inspect queues. */
const FAILED_STAYS = { age: 24 * 3_600, count: 200 };

/**
 * Options of every queued run.
 * @param priority lower numbers first
 */
export function optionsOf(priority: number) {
  return {
    priority,
    attempts: ATTEMPTS,
    backoff: { type: 'exponential', delay: 1_000 },
    removeOnComplete: true,
    removeOnFail: FAILED_STAYS,
  } satisfies JobsOptions;
}
