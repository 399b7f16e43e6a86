import * as z from 'zod';
import { competitionQuery, languageCode, moment } from './common.js';
import type { Endpoint } from './endpoint.js';

/** The ranking of a prize (spec §3): `periode-0`, `-1` and `-2` are the custom spans 15, 13 and 14. */
export const prizeType = z.enum(['general', 'week', 'periode-0', 'periode-1', 'periode-2', 'league-week']);
export type PrizeType = z.infer<typeof prizeType>;

/** The drawings of prizes that pages have; a present is shown for any other. */
export const PRIZE_IMAGES = ['bike', 'computer', 'voucher', 'clothing', 'groceries', 'convoy'] as const;
export type PrizeImage = (typeof PRIZE_IMAGES)[number];

/** A prize of a ranking: who wins it by rank, and the page that describes it. */
export const prize = z.object({
  slug: z.string(),
  type: prizeType,
  firstRank: z.number().int(),
  lastRank: z.number().int(),
  sort: z.number().int(),
  /** One of `PRIZE_IMAGES`. */
  image: z.string(),
  translations: z.array(
    z.object({ language: languageCode, title: z.string(), short: z.string(), body: z.string() }),
  ),
});
export type Prize = z.infer<typeof prize>;

/** A prize of the ranking of a month, a period or a custom span. */
export const spanPrize = prize.omit({ type: true }).extend({
  ranking: z.enum(['month', 'period', 'custom']),
  /** The month (1–12), or the id of the span in the settings; null: each of them has it. */
  spanId: z.number().int().nullable(),
});
export type SpanPrize = z.infer<typeof spanPrize>;

export const prizeEndpoints = {
  'GET prizes': {
    summary: 'Every prize with the ranks it goes to',
    access: 'open',
    query: competitionQuery,
    response: z.object({
      prizes: z.array(prize),
      /** Left out for none. */
      ofSpans: z.array(spanPrize).optional(),
      updated: moment.nullable(),
    }),
    errors: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>;
