import * as z from 'zod';
import { competitionQuery, languageCode, moment } from './common.js';
import type { Endpoint } from './endpoint.js';

export const page = z.object({
  slug: z.string(),
  updated: moment,
  /** Bodies are a sanitised subset of HTML; the first one is in the requested language (Accept-Language). */
  translations: z.array(z.object({ language: languageCode, title: z.string(), body: z.string() })),
});
export type Page = z.infer<typeof page>;

/** One for each position, the coach's first. */
const byPosition = <T extends z.ZodType>(each: T) => z.tuple([each, each, each, each, each]);

/** A rule of the scoring table (docs/feed-format.md); points as they are shown. */
export const scoringRule = z.object({
  rule: z.string(),
  /** A statistic by its name in the feed; with `minus` another one is taken off. */
  statistic: z.string(),
  minus: z.string().optional(),
  /** The points count for each occurrence, or once for every `per` of them, … */
  per: z.number().int().optional(),
  /** … once from one number to another, … */
  from: z.number().int().optional(),
  to: z.number().int().optional(),
  /** … or so often at 1, 2, 3 and on. */
  times: z.array(z.number().int()).optional(),
  /** Minimum minutes: 1 when left out, 0 for rules that also count on the bench. */
  minutes: z.number().int().optional(),
  /** One number for all positions but coaches, or by position id. */
  points: z.union([z.number(), z.partialRecord(z.enum(['1', '2', '3', '4']), z.number())]),
});

/** The public settings of a competition, which clients need to play it (decisions ⚙). */
export const competitionSettings = z.object({
  competitionFeed: z.string(),
  seasonId: z.number().int(),
  assetsCdn: z.string(),
  /** Millions. */
  budget: z.number(),
  lineupSize: z.number().int(),
  benchSize: z.number().int(),
  lineupPositionRows: z.array(z.number().int()),
  /** National teams or clubs; texts differ. Nations when left out. */
  sides: z.enum(['nations', 'clubs']).optional(),
  /** First criterion between nations of a group with equal points; their matches against each other when left out. */
  groupOrder: z.enum(['head-to-head', 'goal-difference']).optional(),
  /** What orders clubs with equal points, in this order; `groupOrder` when left out. */
  tableOrder: z
    .array(z.enum(['wins', 'goal-difference', 'goals', 'head-to-head']))
    .min(1)
    .max(4)
    .optional(),
  /** Selections of each position in the whole squad. */
  squadLayout: byPosition(z.number().int()),
  /** The fewest and most starters of each position. */
  formationLimits: byPosition(z.object({ min: z.number().int(), max: z.number().int() })),
  /** Scoring rules of players, in the order of a breakdown. */
  scoring: z.array(scoringRule),
  transferTaxPercentage: z.number(),
  profitTaxPercentage: z.number(),
  /** By matchday, starting with matchday 1; the last entry holds for all later ones. */
  teamSameClubPlayersLimit: z.array(z.number().int()),
  weeklyTransfers: z.boolean(),
  transfersAllowed: z.number().int(),
  transferCanBeSaved: z.boolean(),
  maxSavedTransfers: z.number().int().nullable(),
  /** The open matchday's confirmed transfers may be undone (decisions §3.3). */
  transfersResettable: z.boolean(),
  officialStartWeek: z.number().int(),
  captainMultiplier: z.number(),
  tripleCaptainMultiplier: z.number(),
  coachPoints: z.object({ win: z.number(), draw: z.number(), loss: z.number() }),
  /**
   * What matchdays up to `lastWeek` have instead, the first in front; left out where all matchdays have the same. The
   * first entry that is not before a matchday is that matchday's.
   */
  earlierPoints: z
    .array(
      z.object({
        lastWeek: z.number().int(),
        captainMultiplier: z.number(),
        tripleCaptainMultiplier: z.number(),
        coachPoints: z.object({ win: z.number(), draw: z.number(), loss: z.number() }),
        /** Coaches score by an awarded result. */
        awardedScoresCoach: z.boolean(),
      }),
    )
    .optional(),
  saleStep: z.number(),
  boostersEnabled: z.boolean(),
  boostersFromWeek: z.number().int(),
  powerSubsFromWeek: z.number().int(),
  powerSubsPerWeek: z.number().int(),
  /** Cents. */
  teamPrice: z.number().int(),
  premiumPrice: z.number().int(),
  /** Premium that is bought here holds in all competitions; false: only in this one. */
  premiumEverywhere: z.boolean(),
  /** Teams that one person may have. */
  maxTeams: z.number().int(),
  /** Whether premium members may see lineups before the deadline (decisions §5.5). */
  spyingEnabled: z.boolean(),
  /** Expected line-ups are for premium members (spec §1). */
  expectedLineupsPremium: z.boolean(),
  /** Rankings of parts of the season that this competition has none of; left out where it has all. */
  emptyRankings: z.array(z.enum(['period', 'custom'])).optional(),
});
export type CompetitionSettings = z.infer<typeof competitionSettings>;

/** The services of this installation; null for those it does not use. Scripts are loaded with consent only. */
export const services = z.object({
  /**
   * The broadcaster's sign-in: its name, the script of its header widget, its site and the sections named in its
   * strip.
   */
  sso: z
    .object({
      name: z.string(),
      widgetURL: z.string().nullable(),
      siteURL: z.string().nullable(),
      links: z.array(z.object({ text: z.string(), url: z.string() })),
    })
    .nullable(),
  /** Facebook's login dialog and the app to open it for. */
  facebook: z.object({ appId: z.string(), dialogURL: z.string() }).nullable(),
  payments: z.boolean(),
  analytics: z.object({ scriptURL: z.string() }).nullable(),
  /** An external help chat instead of the built-in one (decisions §8.6). */
  helpWidget: z.object({ scriptURL: z.string() }).nullable(),
});
export type Services = z.infer<typeof services>;

export const contentEndpoints = {
  'GET competition': {
    summary: 'Settings of the competition',
    access: 'open',
    query: competitionQuery,
    response: z.object({ settings: competitionSettings, demo: z.boolean(), services }),
    errors: ['not-found'],
  },
  'GET pages': {
    summary: 'Pages by slug: rules, terms, privacy-policy, cookie-policy, prizes',
    access: 'open',
    query: competitionQuery.extend({ slug: z.string().max(80) }),
    response: z.object({ pages: z.array(page) }),
    errors: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>;
