import * as z from 'zod';
import { competitionQuery, orNull, positionId, weekId } from './common.js';
import type { Endpoint } from './endpoint.js';

const count = z.number().int();

/** How many teams held or transferred a player in a matchday. */
export const trendRow = z.object({
  playerId: z.number().int(),
  short: z.string(),
  positionId,
  clubId: z.number().int(),
  /** Shirt number; null for a coach. */
  shirt: count.nullable(),
  /** Share of the teams that hold him, in percent, one decimal. */
  popularity: z.number(),
  /** Percentage points more than in the matchday before; null in the first one. */
  change: z.number().nullable(),
  /** Teams whose captain he is, and their share in percent, one decimal; null where captains were not counted. */
  captains: count.nullable(),
  captaincy: z.number().nullable(),
  /** Confirmed transfers that bought and that sold him; null where they were not counted. */
  transfersIn: count.nullable(),
  transfersOut: count.nullable(),
});
export type TrendRow = z.infer<typeof trendRow>;

/**
 * The ten players at most who lead each list; equal ones by popularity, then by id. A list is null where there is
 * nothing to make it of: a matchday before, or counts.
 */
export const trends = z.object({
  weekId: z.number().int(),
  confirmed: z.boolean(),
  /** Teams that take part. */
  teams: count,
  /** Held by more, and by fewer teams than in the matchday before. */
  risers: z.array(trendRow).nullable(),
  fallers: z.array(trendRow).nullable(),
  transferredIn: z.array(trendRow).nullable(),
  transferredOut: z.array(trendRow).nullable(),
  captains: z.array(trendRow).nullable(),
});
export type Trends = z.infer<typeof trends>;

export const trendEndpoints = {
  'GET trends': {
    summary:
      'Whom teams bought, sold and made captain for a matchday, from its deadline on; without one for the last',
    access: 'open',
    openData: true,
    query: competitionQuery.extend({ weekId: orNull(weekId) }),
    response: trends,
    errors: ['not-found', 'nothing-to-show-yet'],
  },
} as const satisfies Record<string, Endpoint>;
