import * as z from 'zod';
import { done, id, moment } from './common.js';
import type { Endpoint } from './endpoint.js';
import { reason } from './reason.js';

/** A kind of background work: the name of a job. */
const workKind = z.string().regex(/^[a-z][a-z-]{0,31}$/);

export const workState = z.object({
  kind: workKind,
  /** Rows whose time has come; null for work that leaves no rows. */
  due: z.number().int().nullable(),
  /** Rows that wait for a later moment; null for work that leaves no rows. */
  later: z.number().int().nullable(),
  /** Real time since when the oldest due row waits; null when none is due. */
  oldestAt: moment.nullable(),
  /** Runs under way, of all workers; null when the API can't know. */
  running: z.number().int().nullable(),
  failed: z.number().int(),
});
export type WorkState = z.infer<typeof workState>;

export const workFailure = z.object({
  id,
  kind: workKind,
  /** Null: of the default competition, or of none. */
  competitionId: id.nullable(),
  /** The id of the row that was given up; null for a run that fails as a whole. */
  rowId: id.nullable(),
  /** The error's own words, in English mostly, without addresses. */
  reason: z.string(),
  attempts: z.number().int(),
  /** Real time. */
  failedAt: moment,
});
export type WorkFailure = z.infer<typeof workFailure>;

/** How often something happened, in whole minutes of real time. */
export const activityCount = z.object({
  /** By minute, of the last hour, oldest first. */
  minutes: z.array(z.number().int()).length(60),
  /** In the last 24 hours, and in the 24 before them. */
  day: z.number().int(),
  dayBefore: z.number().int(),
  /** In the busiest minute of the last 24 hours. */
  most: z.number().int(),
});
export type ActivityCount = z.infer<typeof activityCount>;

const operator = { access: 'session', role: 'operator' } as const;

export const operatorWorkEndpoints = {
  'GET admin/work': {
    ...operator,
    summary: 'Background work by kind: what waits, what runs, what failed and why',
    response: z.object({
      /** How workers find due work: by polling the tables, or by announcements in Redis. */
      driver: z.enum(['tables', 'redis']),
      /** False while Redis does not answer: workers then look into the tables. */
      isUsable: z.boolean(),
      /** Real time of the answer. */
      now: moment,
      kinds: z.array(workState),
      /** What happens in the game. */
      activity: z
        .object({
          /** Due work by minute of the last hour, oldest first; 0 also where nobody counted. */
          due: z.array(z.number().int()).length(60),
          /** Accepted changes of teams. */
          saves: activityCount,
          /** New accounts. */
          signUps: activityCount,
          /** Mails that the mail server took. */
          mails: activityCount,
          /** Mails that the mail server refused for good: the address takes none. */
          refusedMails: activityCount,
        })
        .optional(),
      /** The newest hundred. */
      failures: z.array(workFailure),
    }),
    errors: [],
  },
  'POST admin/work/{kind}/retry': {
    ...operator,
    summary: 'Try again what failed: all of a kind, or one',
    params: z.object({ kind: workKind }),
    body: z.object({ failureId: id.nullable().default(null), reason }),
    response: done,
    errors: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>;
