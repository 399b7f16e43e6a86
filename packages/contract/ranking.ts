import * as z from 'zod';
import { competitionQuery, id, numeric, orNull, pageQuery, weekFilter } from './common.js';
import type { Endpoint } from './endpoint.js';

/** The rankings (spec §2, decisions §5.2). */
export const rankingType = z.enum(['general', 'week', 'month', 'period', 'leagues', 'custom', 'pundits']);
export type RankingType = z.infer<typeof rankingType>;

/** Scoring of a league: by points, or by matches between teams. */
export const leagueMode = z.enum(['points', 'head-to-head']);
export type LeagueMode = z.infer<typeof leagueMode>;

/** A team as a ranking, a league or a chat shows it. */
export const rankedTeam = z.object({
  id,
  name: z.string(),
  badge: z.string().nullable(),
  user: z.object({
    /** Empty unless the team shows its manager's name (decisions §5.4). */
    firstName: z.string(),
    lastName: z.string(),
    nameVisible: z.boolean(),
    premium: z.boolean(),
  }),
});
export type RankedTeam = z.infer<typeof rankedTeam>;

export const rankingRow = z.object({
  team: rankedTeam.extend({
    /** Equal points share a rank: 1, 1, 3 (decisions §5.1). */
    rank: z.number().int(),
    points: z.number(),
    /** Points of the shown matchday beside those of the whole span; equal to `points` in a matchday ranking. */
    weekPoints: z.number(),
    /**
     * Places won or lost in this ranking since the matchday before; null where the span begins, and in a matchday
     * ranking.
     */
    move: z.number().int().nullable(),
    /** The rank is shared with another team. */
    shared: z.boolean(),
    /** Slugs of the prizes this rank would win in this ranking (`GET prizes`). */
    prizes: z.array(z.string()),
  }),
});
export type RankingRow = z.infer<typeof rankingRow>;

/** A ranking over several matchdays that can be chosen: a month, a period, a custom span, a league of the caller. */
export const rankingChoice = z.object({
  /** The month (1–12) or the `rankingTypeId`. */
  id: z.number().int(),
  /** Null for months, and periods of nations, which a client names itself. */
  name: z.string().nullable(),
  firstWeek: z.number().int(),
  lastWeek: z.number().int(),
  /** Scoring of the league: `points` of its rows are then game points, or table points of its matches. */
  mode: leagueMode.optional(),
});
export type RankingChoice = z.infer<typeof rankingChoice>;

export const rankingEndpoints = {
  'GET rankings/{type}': {
    summary: 'A ranking page: `general` after a matchday, `week` of one, and of spans, leagues and pundits',
    access: 'optional',
    openData: true,
    params: z.object({ type: rankingType }),
    query: competitionQuery.extend(pageQuery.omit({ pageRecords: true }).shape).extend({
      /** 10, and 20 for pundits, when left out (spec §9). */
      pageRecords: orNull(numeric(z.number().int().min(1).max(100))),
      /** Part of a team name, or of a manager's name that may be shown. */
      name: orNull(z.string().trim().max(80)),
      /** Last matchday; −1 or left out is the last one with points (of the span, where there is one). */
      weekId: orNull(weekFilter),
      /** For `month`: 1–12 by the matchdays' deadlines; when left out, the month of the last matchday with points. */
      month: orNull(numeric(z.number().int().min(1).max(12))),
      /** For `period` 2 or 3, for `custom` 15, 13 or 14, for `leagues` the id of a league of the caller. */
      rankingTypeId: orNull(numeric(z.number().int())),
    }),
    response: z.object({
      totalRecords: z.number().int(),
      /** The matchday of the answer; null while there are no points yet. */
      weekId: z.number().int().nullable(),
      confirmed: z.boolean(),
      /** The span shown: its id among `choices`; null for general, week and pundits, or when there is none. */
      chosen: z.number().int().nullable(),
      choices: z.array(rankingChoice),
      data: z.array(rankingRow),
      /** The caller's own row, whatever its rank; null for visitors and before it exists. */
      own: rankingRow.nullable(),
      /**
       * Position of `own` in the whole ranking, from 1 and without a search. It determines the page, which a shared
       * rank can't.
       */
      ownPosition: z.number().int().nullable(),
    }),
    errors: ['forbidden', 'not-found'],
  },
} as const satisfies Record<string, Endpoint>;
