import * as z from 'zod';
import { competitionQuery, id, pageQuery, weekFilter } from './common.js';
import type { Endpoint } from './endpoint.js';

export const rankingRow = z.object({
  team: z.object({
    id,
    /** Equal points share a rank: 1, 1, 3 (decisions §5.1). */
    rank: z.number().int(),
    name: z.string(),
    badge: z.string().nullable(),
    points: z.number(),
    /** Points of the shown matchday beside the overall points; equal to `points` in a matchday ranking. */
    weekPoints: z.number(),
    /** Places won or lost since the matchday before; null without one. */
    move: z.number().int().nullable(),
    /** The rank is shared with another team. */
    shared: z.boolean(),
    prizes: z.array(z.unknown()),
    user: z.object({
      /** Empty unless the team shows its manager's name (decisions §5.4). */
      firstName: z.string(),
      lastName: z.string(),
      nameVisible: z.boolean(),
      premium: z.boolean(),
    }),
  }),
});
export type RankingRow = z.infer<typeof rankingRow>;

export const rankingEndpoints = {
  'GET rankings/{type}': {
    summary: 'A ranking page; `general` after a matchday, `week` of one',
    access: 'optional',
    params: z.object({ type: z.enum(['general', 'week']) }),
    query: competitionQuery.extend(pageQuery.shape).extend({
      /** Part of a team name, or of a manager's name that may be shown. */
      name: z.string().trim().max(80).optional(),
      weekId: weekFilter.optional(),
      month: z.coerce.number().int().min(1).max(12).optional(),
      rankingTypeId: z.coerce.number().int().optional(),
    }),
    response: z.object({
      totalRecords: z.number().int(),
      /** The matchday the answer speaks of; null while there are no points yet. */
      weekId: z.number().int().nullable(),
      confirmed: z.boolean(),
      data: z.array(rankingRow),
      /** The caller's own row, wherever it stands; absent for visitors and before it exists. */
      own: rankingRow.nullable(),
    }),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
