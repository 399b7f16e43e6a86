import * as z from 'zod';
import { NEWS_KINDS, OVERVIEW_COUNTS, type OverviewCount } from './choices.js';
import {
  competitionQuery,
  flag,
  id,
  moment,
  numeric,
  orNull,
  pageQuery,
  positionId,
  weekFilter,
} from './common.js';
import type { Endpoint } from './endpoint.js';

/** A nation as shown beside a match or a player. */
export const clubRef = z.object({ id: z.number().int(), short: z.string() });

/** One line of an explained score: the rule, the statistic behind it, the points it gave (decisions §4.1). */
export const pointLine = z.object({ rule: z.string(), stat: z.number(), points: z.number() });
export type PointLine = z.infer<typeof pointLine>;

export const upcomingMatch = z.object({
  id: z.number().int(),
  weekId: z.number().int(),
  date: moment,
  homeId: clubRef,
  awayId: clubRef,
});

/** News of a player; a text is null where its source has none in that language. */
export const playerNews = z.object({
  kind: z.enum(NEWS_KINDS),
  nl: z.string().nullable(),
  en: z.string().nullable(),
  /** Who says so. */
  source: z.string(),
  at: moment,
});
export type PlayerNews = z.infer<typeof playerNews>;

export const player = z.object({
  id,
  /** The id in its competition's feed; `id` is unique over all competitions. */
  feedId: z.number().int().optional(),
  name: z.string(),
  short: z.string(),
  forename: z.string(),
  surname: z.string(),
  positionId,
  /** The club he has at the deadline of the open matchday, by which teams are saved; the last one of who left. */
  clubId: z.number().int(),
  /** Shirt number; null for a coach, and where the source has none. */
  shirt: z.number().int().nullable(),
  /** Millions; of who left, the value he had then. */
  value: z.number(),
  ban: flag,
  injury: flag,
  /** The latest news of him; left out for none. */
  news: playerNews.optional(),
  /**
   * Worked out from his cards by the competition's rule: he misses the next match, or one more yellow card costs him
   * one; with the match of his last card. Left out for neither.
   */
  cards: z
    .object({
      kind: z.enum(['banned', 'one-yellow']),
      match: z.object({ id, homeId: clubRef.nullable(), awayId: clubRef.nullable() }),
    })
    .optional(),
  /** He plays no further match of the tournament: his nation is out, or he left. */
  eliminated: z.boolean(),
  /** When he left the competition: nobody can buy him. Left out for those who have not. */
  leftAt: moment.optional(),
  /** His clubs one after the other, the first from the beginning (null); left out for one club now and before. */
  clubs: z
    .array(
      z.object({
        from: moment.nullable(),
        clubId: z.number().int(),
        shirt: z.number().int().nullable(),
      }),
    )
    .optional(),
  /** Mean points of the last three matchdays played, one decimal. */
  form: z.number(),
  /** Points so far this tournament. */
  points: z.number(),
  /** Points per matchday played so far. */
  stats: z.array(z.object({ weekId: z.number().int(), points: z.number() })),
  /** Share of teams that hold the player, in percent, one decimal. */
  popularity: z.number(),
  portraitUrl: z.string().nullable(),
  /** The club he plays for outside the tournament. */
  info: z.string().nullable(),
  /** In `GET players` the next three at most. */
  upcomingMatches: z.array(upcomingMatch),
  /** Rank within his group of his nation's depth chart, from 1, as in `GET club/{id}`; in `GET player/{id}`. */
  squadDepth: z.number().int().optional(),
});
export type Player = z.infer<typeof player>;

/** The counts of one match, named as the specification names them (spec §3 `pointsOverview`). */
const counts = Object.fromEntries(OVERVIEW_COUNTS.map((name) => [name, z.number()])) as Record<
  OverviewCount,
  z.ZodNumber
>;
/** Names of counts; a client passes over those it does not know. */
const countNames = z.array(z.string());
export const pointsOverview = z.object({
  ...counts,
  skillIndex: z.number().nullable(),
  /** Counts that the source does not have: 0 here, and shown as "–" (decisions §11.8). Left out for none. */
  unknown: countNames.optional(),
});
export type PointsOverview = z.infer<typeof pointsOverview>;

/** A player's value from a moment on, in millions. */
export const playerValue = z.object({ from: moment, value: z.number() });

/** A player's totals in one tournament that this game has held; the tournaments together are his career here. */
export const careerSeason = z.object({
  competitionFeed: z.string(),
  seasonId: z.number().int(),
  matches: z.number().int(),
  minutes: z.number().int(),
  goals: z.number().int(),
  assists: z.number().int(),
  cleanSheets: z.number().int(),
  points: z.number(),
  /** Totals that the source has of no match of his: 0 above. */
  unknown: z.array(z.enum(['goals', 'assists', 'cleanSheets'])).optional(),
  /** Totals that it does not have of all of them. */
  incomplete: z.array(z.enum(['goals', 'assists', 'cleanSheets'])).optional(),
});
export type CareerSeason = z.infer<typeof careerSeason>;

export const playerMatch = z.object({
  /** The match runs: its numbers still change. */
  live: z.boolean(),
  matchId: z.number().int(),
  weekId: z.number().int(),
  date: moment,
  homeId: clubRef,
  awayId: clubRef,
  homeScore: z.number().int().nullable(),
  awayScore: z.number().int().nullable(),
  /** Null for a coach, whose points come from the result. */
  pointsOverview: pointsOverview.nullable(),
  lines: z.array(pointLine),
  points: z.number(),
  /** The club he played it for; left out for a player of one club all season. */
  clubId: z.number().int().optional(),
});
export type PlayerMatch = z.infer<typeof playerMatch>;

/** Counts of several matches; `unknown` are those that no match has. */
const countSums = pointsOverview.omit({ skillIndex: true }).extend({
  /** Counts that some of the matches lack: their sum is that of the others. Left out for none. */
  incomplete: countNames.optional(),
});

export const aggregatedWeekStat = countSums.extend({
  weekId: z.number().int(),
  points: z.number(),
  matches: z.number().int(),
});

/** Sorting columns of the statistics table; `total` is the points so far or of the chosen matchday. */
export const statColumn = z.enum([
  'total',
  'name',
  'value',
  'popularity',
  'form',
  'average',
  'matches',
  'minutesPerMatch',
  'cleanSheets',
  ...OVERVIEW_COUNTS,
]);
export type StatColumn = z.infer<typeof statColumn>;

export const playerStatsRow = countSums.extend({
  id,
  name: z.string(),
  short: z.string(),
  forename: z.string(),
  surname: z.string(),
  positionId,
  clubId: z.number().int(),
  shirt: z.number().int().nullable(),
  value: z.number(),
  /** He plays no further match of the tournament: his nation is out, or he left. */
  eliminated: z.boolean(),
  /** When he left the competition; left out for those who have not. */
  leftAt: moment.optional(),
  popularity: z.number(),
  form: z.number(),
  cleanSheets: z.number(),
  total: z.number(),
  /** Matches played in; every match of his nation is a coach's. */
  matches: z.number().int(),
  /** Points per match played, one decimal; 0 without one. */
  average: z.number(),
  /** Whole minutes per match played. */
  minutesPerMatch: z.number(),
  stats: z.array(z.object({ weekId: z.number().int(), points: z.number() })),
});
export type PlayerStatsRow = z.infer<typeof playerStatsRow>;

/** Columns of a statistics filter; premium (spec §1 "advanced stats filters"). */
export const filterColumn = statColumn.exclude(['name', 'value']);
export type FilterColumn = z.infer<typeof filterColumn>;

/** One statistics filter: the column is at least `min` and at most `max`. */
export const statFilter = z.object({
  column: filterColumn,
  min: z.number().optional(),
  max: z.number().optional(),
});
export type StatFilter = z.infer<typeof statFilter>;

/** A player as a club's page shows him (spec §2 `/club/{id}`). */
export const clubPlayer = z.object({
  id,
  name: z.string(),
  short: z.string(),
  positionId,
  shirt: z.number().int().nullable(),
  /** Millions. */
  value: z.number(),
  ban: flag,
  injury: flag,
  /** Rank within his group of the depth chart, from 1: who would play before him. */
  squadDepth: z.number().int(),
  /** Place in the expected line-up: 0 the coach, 1 to 11 from the goalkeeper to the attack; 12 and more outside it. */
  fieldOrder: z.number().int().nullable(),
  inStarting: z.boolean(),
  /** Matches in the eleven, matches played in, and minutes, of the club's matches so far. */
  starts: z.number().int(),
  appearances: z.number().int(),
  minutes: z.number().int(),
  points: z.number(),
});
export type ClubPlayer = z.infer<typeof clubPlayer>;

export const playerEndpoints = {
  'GET players': {
    summary: 'Every player and coach of the competition',
    access: 'open',
    openData: true,
    query: competitionQuery,
    response: z.object({ players: z.array(player) }),
    errors: ['not-found'],
  },
  'GET player/{id}': {
    summary: 'One player, each match explained',
    access: 'open',
    openData: true,
    params: z.object({ id }),
    query: competitionQuery.extend({ withAggregatedWeekStats: orNull(numeric(z.number())) }),
    response: z.object({
      player,
      stats: z.array(playerMatch),
      aggregatedWeekStats: z.array(aggregatedWeekStat).optional(),
      /** Oldest first; the last one holds now. */
      values: z.array(playerValue),
      /** Share of the teams that held him in each matchday so far, in percent. */
      ownership: z.array(z.object({ weekId: z.number().int(), popularity: z.number() })),
      career: z.array(careerSeason),
    }),
    errors: ['not-found'],
  },
  'GET players-stats': {
    summary: 'Statistics table: filtered, sorted, paged',
    access: 'optional',
    openData: true,
    query: competitionQuery.extend(pageQuery.shape).extend({
      /**
       * A column and a direction: `total DESC`; several separated by commas; also as JSON, or in brackets:
       * `sorters[0][column]=total`.
       */
      sorters: orNull(z.string().max(500)),
      name: orNull(z.string().max(80)),
      weekId: orNull(weekFilter),
      clubId: orNull(numeric(z.number().int())),
      positionId: orNull(numeric(z.number().int().min(0).max(4))),
      /** Maximum value in millions; 100 means all (spec §9). */
      playerValue: orNull(numeric(z.number().min(0).max(1000))),
      /** Only these players: ids separated by commas, at most 100 (a watch list, a comparison). */
      ids: orNull(z.string().max(1000)),
      /** A JSON list of `statFilter`, at most 8; premium. */
      filters: orNull(z.string().max(1000)),
    }),
    response: z.object({ totalRecords: z.number().int(), data: z.array(playerStatsRow) }),
    errors: ['premium-required', 'not-signed-in', 'not-found'],
  },
  'GET clubs': {
    summary: 'The teams of the competition with their groups',
    access: 'open',
    openData: true,
    query: competitionQuery,
    response: z.object({
      clubs: z.array(
        z.object({
          id,
          feedId: z.number().int(),
          /** The same under its name in the specification. */
          externalId: z.number().int().optional(),
          short: z.string(),
          nl: z.string(),
          en: z.string(),
          group: z.string(),
          /** Its name in tables; left out where the whole name is there. */
          nameShort: z.string().optional(),
          /** Pot of the draw, 1 the strongest; 0 where there was none. */
          pot: z.number().int(),
          /** Points that were taken from it in the table; left out for none. */
          deduction: z.number().int().optional(),
          /** Colours of its shirts and its flag (docs/feed-format.md); null where they are drawn by its code. */
          kit: z.string().nullable(),
          flag: z.string().nullable(),
        }),
      ),
    }),
    errors: ['not-found'],
  },
  'GET club/{id}': {
    summary: "A nation's depth chart and, for premium members, its expected line-up",
    access: 'optional',
    openData: true,
    params: z.object({ id }),
    query: competitionQuery,
    response: z.object({
      club: z.object({
        id,
        feedId: z.number().int().optional(),
        short: z.string(),
        name: z.string(),
        /** When what this answer is derived from last changed; null before the first match. */
        updated: moment.nullable(),
        /** Formation of the expected line-up, `4-3-3`; null for callers who may not see it. */
        formation: z.string().nullable(),
        /**
         * The expected line-up is for premium members, and the caller is none: every `fieldOrder` is null (spec §1).
         */
        lineupForPremium: z.boolean(),
        /** The match of the expected line-up; null after the nation's last match, or while its opponent is unknown. */
        nextMatch: upcomingMatch.nullable(),
        /** It plays no further match of the tournament; left out by releases that did not say so. */
        eliminated: z.boolean().optional(),
      }),
      players: z.array(clubPlayer),
    }),
    errors: ['not-found'],
  },
  'GET watchlist': {
    summary: 'The players the caller follows, latest first',
    access: 'session',
    query: competitionQuery,
    response: z.object({ playerIds: z.array(z.number().int()) }),
    errors: ['not-found'],
  },
  'PUT watchlist/{playerId}': {
    summary: 'Follow a player; at most 50',
    access: 'session',
    params: z.object({ playerId: id }),
    response: z.object({ playerIds: z.array(z.number().int()) }),
    errors: ['not-found', 'competition-closed', 'watchlist-full'],
  },
  'DELETE watchlist/{playerId}': {
    summary: 'Follow a player no longer',
    access: 'session',
    params: z.object({ playerId: id }),
    response: z.object({ playerIds: z.array(z.number().int()) }),
    errors: ['competition-closed'],
  },
} as const satisfies Record<string, Endpoint>;
