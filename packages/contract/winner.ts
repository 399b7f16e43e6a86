import * as z from 'zod';
import { competitionQuery, done, id, languageCode, moment, pageQuery, weekId } from './common.js';
import type { Endpoint } from './endpoint.js';
import { reason } from './reason.js';

/** How far a prize is: its winner was asked for his address, gave it, the prize was sent, or it was declined. */
export const prizeClaimState = z.enum(['asked', 'claimed', 'sent', 'declined']);
export type PrizeClaimState = z.infer<typeof prizeClaimState>;

/** A prize of one ranking, and a team that won it. */
const wonPrize = z.object({
  /** Slug of the prize. */
  prize: z.string().max(80),
  ranking: z.enum(['general', 'week', 'month', 'period', 'custom']),
  firstWeek: weekId,
  lastWeek: weekId,
});

/** A place that won a prize, or won it before a correction; those who share a place are a row each. */
export const prizeWinner = wonPrize.extend({
  title: z.object({ nl: z.string(), en: z.string() }),
  rank: z.number().int(),
  team: z.object({ id, name: z.string() }),
  /** Null for a deleted account. */
  user: z.object({ id, name: z.string(), email: z.string(), language: languageCode }).nullable(),
  /** Null: nothing was done yet. */
  state: prizeClaimState.nullable(),
  /** Where the prize goes, as somebody at the desk wrote it down. */
  contact: z.string().nullable(),
  /** How the parcel is found again. */
  track: z.string().nullable(),
  /** Real time of the last change. */
  changedAt: moment.nullable(),
  /** False: something was done for a team that the ranking does not show as a winner any more. */
  isWinner: z.boolean(),
});
export type PrizeWinner = z.infer<typeof prizeWinner>;

const operator = { access: 'session', role: 'operator' } as const;

export const winnerEndpoints = {
  'GET admin/winners': {
    ...operator,
    summary: 'Who won which prize, in rankings whose last matchday is confirmed, and how far each prize is',
    query: competitionQuery.extend({
      ...pageQuery.shape,
      /** `none`: nothing was done yet. All when left out. */
      state: z.enum(['none', ...prizeClaimState.options]).optional(),
    }),
    response: z.object({ totalRecords: z.number().int(), winners: z.array(prizeWinner) }),
    errors: ['not-found'],
  },
  'POST admin/winners': {
    ...operator,
    summary:
      'Ask a winner for his address by a message of the help desk, or note that a prize is claimed, sent or declined',
    body: z.object({
      ...competitionQuery.shape,
      ...wonPrize.shape,
      teamId: id,
      /** The state that the caller saw; another one refuses the call. */
      from: prizeClaimState.nullable(),
      state: prizeClaimState,
      /** To the winner, who answers in his conversation with the help desk; only with `asked`, which needs it. */
      message: z.string().max(4000).default(''),
      /** Only with `claimed`. */
      contact: z.string().trim().max(500).default(''),
      /** Only with `sent`. */
      track: z.string().trim().max(200).default(''),
      reason,
    }),
    response: done,
    errors: ['not-found', 'prize-changed-meanwhile', 'help-message-invalid', 'other-person-needed'],
  },
} as const satisfies Record<string, Endpoint>;
