import * as z from 'zod';
import { competitionQuery, flag, id, moment, pageQuery, positionId, weekFilter } from './common.js';
import type { Endpoint } from './endpoint.js';

/** A nation as it stands beside a match or a player. */
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

export const player = z.object({
  id,
  name: z.string(),
  short: z.string(),
  forename: z.string(),
  surname: z.string(),
  positionId,
  clubId: z.number().int(),
  /** Shirt number; null for a coach. */
  shirt: z.number().int().nullable(),
  /** Millions. */
  value: z.number(),
  ban: flag,
  injury: flag,
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
  upcomingMatches: z.array(upcomingMatch),
});
export type Player = z.infer<typeof player>;

/** The counts of one match, named as the specification names them (spec §3 `pointsOverview`). */
export const pointsOverview = z.object({
  time: z.number(),
  goals: z.number(),
  assists: z.number(),
  own_goals: z.number(),
  yellow_cards: z.number(),
  red_card: z.number(),
  penalty_miss: z.number(),
  penalty_saved: z.number(),
  conceeded: z.number(),
  saves: z.number(),
  duelWon: z.number(),
  duelLost: z.number(),
  interception: z.number(),
  shotOffTarget: z.number(),
  errorLeadToGoal: z.number(),
  bigChanceCreated: z.number(),
  headClearance: z.number(),
  ballRecovery: z.number(),
  skillIndex: z.number().nullable(),
});
export type PointsOverview = z.infer<typeof pointsOverview>;

export const playerMatch = z.object({
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
});
export type PlayerMatch = z.infer<typeof playerMatch>;

export const aggregatedWeekStat = pointsOverview
  .omit({ skillIndex: true })
  .extend({ weekId: z.number().int(), points: z.number(), matches: z.number().int() });

/** Sorting columns of the statistics table; `total` is the points so far or of the chosen matchday. */
export const statColumn = z.enum([
  'total',
  'name',
  'value',
  'popularity',
  'form',
  'time',
  'goals',
  'assists',
  'yellow_cards',
  'red_card',
  'own_goals',
  'penalty_miss',
  'penalty_saved',
  'conceeded',
  'cleanSheets',
  'saves',
  'duelWon',
  'duelLost',
  'interception',
  'shotOffTarget',
  'errorLeadToGoal',
  'bigChanceCreated',
  'headClearance',
  'ballRecovery',
]);
export type StatColumn = z.infer<typeof statColumn>;

export const playerStatsRow = pointsOverview.omit({ skillIndex: true }).extend({
  id,
  name: z.string(),
  short: z.string(),
  forename: z.string(),
  surname: z.string(),
  positionId,
  clubId: z.number().int(),
  shirt: z.number().int().nullable(),
  value: z.number(),
  popularity: z.number(),
  form: z.number(),
  cleanSheets: z.number(),
  total: z.number(),
  matches: z.number().int(),
  stats: z.array(z.object({ weekId: z.number().int(), points: z.number() })),
});
export type PlayerStatsRow = z.infer<typeof playerStatsRow>;

/** A query value that a client may also send as the text `null` when unfiltered (spec §7). */
function orNull<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === 'null' || value === '' ? undefined : value), schema.optional());
}

export const playerEndpoints = {
  'GET players': {
    summary: 'Every player and coach of the competition',
    access: 'open',
    query: competitionQuery,
    response: z.object({ players: z.array(player) }),
    errors: [],
  },
  'GET player/{id}': {
    summary: 'One player, each match explained',
    access: 'open',
    params: z.object({ id }),
    query: competitionQuery.extend({ withAggregatedWeekStats: z.coerce.number().optional() }),
    response: z.object({
      player,
      stats: z.array(playerMatch),
      aggregatedWeekStats: z.array(aggregatedWeekStat).optional(),
    }),
    errors: ['not-found'],
  },
  'GET players-stats': {
    summary: 'Statistics table: filtered, sorted, paged',
    access: 'open',
    query: competitionQuery.extend(pageQuery.shape).extend({
      /** A column and a direction: `total DESC`; several separated by commas; also `sorters[0][column]` pairs as JSON. */
      sorters: z.string().max(500).optional(),
      name: orNull(z.string().max(80)),
      weekId: orNull(weekFilter),
      clubId: orNull(z.coerce.number().int()),
      positionId: orNull(z.coerce.number().int().min(0).max(4)),
      /** Maximum value in millions; 100 means all (spec §9). */
      playerValue: orNull(z.coerce.number().min(0).max(1000)),
    }),
    response: z.object({ totalRecords: z.number().int(), data: z.array(playerStatsRow) }),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
