import * as z from 'zod';
import { FOUR_EYES } from './choices.js';
import { done, id, moment } from './common.js';
import type { Endpoint } from './endpoint.js';
import { reason } from './reason.js';

/** A call that waits for a second person. */
export const approval = z.object({
  id,
  kind: z.enum([...FOUR_EYES, 'setting']),
  /** What it would change: `order 31`, `matchday 2`, `user 12`, `pack euro2024`. */
  subject: z.string(),
  /** Fields of the call's body, but for the reason. */
  fields: z.record(z.string(), z.unknown()),
  asker: z.object({ id, name: z.string() }),
  /** The caller asked for it: he may withdraw it, and does not approve it. */
  isOwn: z.boolean(),
  reason: z.string(),
  /** Real times. */
  askedAt: moment,
  expiresAt: moment,
});
export type Approval = z.infer<typeof approval>;

const desk = { access: 'session', role: 'desk', inAny: true } as const;

export const approvalEndpoints = {
  'GET admin/approvals': {
    ...desk,
    summary:
      'Calls that wait for a second person: those that the caller may make, and his own; the oldest first',
    response: z.object({ approvals: z.array(approval) }),
    errors: [],
  },
  'POST admin/approvals/{id}/decide': {
    ...desk,
    summary:
      'Approve a call, which is then made for who asked for it, or refuse it; by anybody else who may make it',
    params: z.object({ id }),
    body: z.object({ accepts: z.boolean(), reason }),
    response: z.object({
      /** False for one that is refused, and where the call itself failed. */
      isDone: z.boolean(),
      /** Why the approved call failed; it waits on, unless the asker may no longer make it. */
      failure: z.object({ code: z.string(), message: z.string() }).nullable(),
    }),
    errors: ['not-found', 'own-request'],
  },
  'POST admin/approvals/{id}/withdraw': {
    ...desk,
    summary: 'Withdraw an own call that waits',
    params: z.object({ id }),
    body: z.object({ reason }),
    response: done,
    errors: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>;
