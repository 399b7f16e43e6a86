import { SPECIAL_STATES } from '@euro/game';
import * as z from 'zod';
import { competitionQuery, id, moment, orNull, positionId, weekFilter } from './common.js';
import type { Endpoint } from './endpoint.js';
import { pointLine } from './player.js';

/** A nation in a match; null while a knock-out pairing is not known yet. */
export const matchClub = z.object({
  id: z.number().int(),
  /** The id in its competition's feed; `id` is unique over all competitions. */
  feedId: z.number().int().optional(),
  short: z.string(),
  name: z.string(),
});

/** Origin of a side of a knock-out match: the winner of a match, or a place in the group phase (`1A`, `3D/E/F`). */
export const matchOrigin = z.object({
  matchId: z.number().int().nullable(),
  /** `L61` when it is the loser of a match, by the feed's number. */
  place: z.string().nullable(),
  /** The match whose loser it is: both semi-finals for the third place. */
  loserOf: z.number().int().optional(),
  /** The feed's id of the deciding match, to be shown. */
  feedId: z.number().int().optional(),
});
export type MatchOrigin = z.infer<typeof matchOrigin>;

/** A player with goals in a match; the source has no minutes of goals, so there are none. */
export const scorer = z.object({
  playerId: z.number().int(),
  /** The side that his goals count for: of an own goal the other one. */
  clubId: z.number().int(),
  /** Without kicks of a shoot-out. */
  goals: z.number().int(),
  isOwnGoal: z.boolean(),
});
export type Scorer = z.infer<typeof scorer>;

export const match = z.object({
  id,
  /** The id in its competition's feed; `id` is unique over all competitions. */
  feedId: z.number().int().optional(),
  weekId: z.number().int(),
  /** Kick-off. */
  date: moment,
  deadlineDate: moment,
  homeId: matchClub.nullable(),
  awayId: matchClub.nullable(),
  /** Score so far; final once the match is over: after 90 or 120 minutes. Null before the kick-off. */
  homeScore: z.number().int().nullable(),
  awayScore: z.number().int().nullable(),
  extraTime: z.boolean(),
  /** Kicks scored in a shoot-out; null without one. */
  penHome: z.number().int().nullable(),
  penAway: z.number().int().nullable(),
  /** Only of the final, once it is over; the players of `GET match/{id}` have the goals of the others. */
  scorers: z.array(scorer).optional(),
  status: z.enum(['scheduled', 'live', 'finished']),
  /**
   * A state that `status` does not show; left out for an ordinary match. Postponed: `date` is the old one, and `status`
   * is `scheduled`. Suspended: `live`, until it goes on. The others: `finished`; without a score they count for nobody.
   */
  state: z.enum(SPECIAL_STATES).optional(),
  /** The matchday it was planned for, when it counts in another (`weekId`). */
  plannedWeekId: z.number().int().optional(),
  /** When a suspended match goes on, or went on. */
  resumesAt: moment.optional(),
  /** Minute of play while it is live (45 in the break), null otherwise. */
  minute: z.number().int().nullable(),
  stage: z.string(),
  /**
   * Disciplinary points so far: 1 for a yellow card, 3 for an expulsion (UEFA's order of groups). Null before the
   * kick-off.
   */
  homeFairPlay: z.number().int().nullable(),
  awayFairPlay: z.number().int().nullable(),
  /** Null for matches of the group phase. */
  homeFrom: matchOrigin.nullable(),
  awayFrom: matchOrigin.nullable(),
  venue: z.string(),
  city: z.string(),
  feedUrl: z.string().nullable(),
});
export type Match = z.infer<typeof match>;

export const deadlineWeekRow = z.object({
  weekId: z.number().int(),
  deadlineDate: moment,
  /** `open` before the deadline, `locked` until points exist, then `provisional` or `confirmed`. */
  state: z.enum(['open', 'locked', 'provisional', 'confirmed']),
  /** It was closed by mistake between these moments: lineups were visible meanwhile. Left out otherwise. */
  openedAgain: z.object({ closedAt: moment, openedAt: moment }).optional(),
});

export const deadlineInfo = z.object({
  /** First matchday whose deadline has not passed; null after the last one (decisions §2.3). */
  deadlineWeek: z.number().int().nullable(),
  deadlineDate: moment.nullable(),
  /** Last matchday whose deadline has passed; 1 before the start. */
  displayWeek: z.number().int(),
  /** Last matchday that has points, confirmed or not; null before the first. */
  lastScoredWeek: z.number().int().nullable(),
  /** The server's clock when it answered, and how fast it runs. */
  now: moment,
  speed: z.number(),
});
export type DeadlineInfo = z.infer<typeof deadlineInfo>;

export const matchPlayer = z.object({
  id: z.number().int(),
  name: z.string(),
  short: z.string(),
  positionId,
  shirt: z.number().int().nullable(),
  /** Minutes played: above 0 he was on the pitch (decisions §10). */
  in: z.number().int(),
  started: z.boolean(),
  inMin: z.number().int().nullable(),
  outMin: z.number().int().nullable(),
  goals: z.number().int(),
  assists: z.number().int(),
  own_goals: z.number().int(),
  yellow_cards: z.number().int(),
  red_card: z.number().int(),
  points: z.number(),
  lines: z.array(pointLine),
});
export type MatchPlayer = z.infer<typeof matchPlayer>;

export const matchSide = matchClub.extend({ players: z.array(matchPlayer) });
export type MatchSide = z.infer<typeof matchSide>;

const newsItem = z.object({
  title: z.string(),
  description: z.string(),
  link: z.string(),
  enclosure: z.object({ url: z.string() }).nullable(),
});

export const matchEndpoints = {
  'GET matches': {
    summary: 'The fixtures, with scores once known',
    access: 'open',
    openData: true,
    query: competitionQuery.extend({ weekId: orNull(weekFilter) }),
    response: z.object({
      matches: z.array(match),
      /** As in `GET live`: another one there means that these fixtures are old. */
      dataVersion: z.string().optional(),
    }),
    errors: ['not-found'],
  },
  'GET matches/deadline-info': {
    summary: 'Matchdays with their deadlines, and where the clock stands',
    access: 'open',
    query: competitionQuery,
    response: z.object({ weeks: z.array(deadlineWeekRow), deadlineInfo }),
    errors: ['not-found'],
  },
  'GET matches/rss': {
    summary: 'News feed; the last copy when the source is silent (decisions §8.3)',
    access: 'open',
    query: competitionQuery,
    response: z.object({ rss: z.object({ channel: z.object({ item: z.array(newsItem) }) }) }),
    errors: ['not-found'],
  },
  'GET match/{id}': {
    summary: 'One match: both sides with minutes and explained points',
    access: 'open',
    openData: true,
    params: z.object({ id }),
    response: z.object({ match, home: matchSide.nullable(), away: matchSide.nullable() }),
    errors: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>;
