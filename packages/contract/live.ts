import * as z from 'zod';
import { competitionQuery, moment } from './common.js';
import type { Endpoint } from './endpoint.js';
import { deadlineWeekRow } from './match.js';

/** A player's status in his nation's match of the matchday. `off`: substituted while the match is running. */
export const playerStatus = z.enum(['no-match', 'to-play', 'bench', 'playing', 'off', 'sent-off', 'played']);
export type PlayerStatus = z.infer<typeof playerStatus>;

export const liveMatch = z.object({
  id: z.number().int(),
  weekId: z.number().int(),
  status: z.enum(['scheduled', 'live', 'finished']),
  /** Minute of play while it is live (45 in the break), null otherwise. */
  minute: z.number().int().nullable(),
  /** The score so far. */
  homeScore: z.number().int().nullable(),
  awayScore: z.number().int().nullable(),
  penHome: z.number().int().nullable(),
  penAway: z.number().int().nullable(),
});
export type LiveMatch = z.infer<typeof liveMatch>;

export const livePlayer = z.object({
  id: z.number().int(),
  /** Points of the matchday so far. */
  points: z.number(),
  minutes: z.number().int(),
  status: playerStatus,
});
export type LivePlayer = z.infer<typeof livePlayer>;

/**
 * The state of a running matchday. The stream's first message contains everything; later ones contain the whole head
 * and, in `matches` and `players`, only changed entries.
 */
export const liveState = z.object({
  /**
   * Names this state; the stream's event id. Equal cursors mean equal states, in every process and after a restart;
   * only the order in a stream says which of two comes first.
   */
  cursor: z.string(),
  /** The server's clock when it was made, and how fast it runs. */
  now: moment,
  speed: z.number(),
  /** Differs whenever squads, fixtures, statistics or results do: a client that caches responses fetches them again. */
  dataVersion: z.string(),
  deadlineWeek: z.number().int().nullable(),
  deadlineDate: moment.nullable(),
  weeks: z.array(deadlineWeekRow),
  /** The matchday of `players`: the last one whose deadline has passed; null before the first. */
  weekId: z.number().int().nullable(),
  /** Its visible settlement: grows with each one; null without results yet. */
  version: z.number().int().nullable(),
  /** Matches of that matchday and of the next. */
  matches: z.array(liveMatch),
  /** Players of nations that play in that matchday and whose status is no longer `to-play`, coaches too. */
  players: z.array(livePlayer),
});
export type LiveState = z.infer<typeof liveState>;

/**
 * The stream of server-sent events: `GET /api/live/stream`. Event `snapshot` carries a whole `liveState`: the first
 * one, and again when something went away (another matchday began, the clock was set back). Event `change` carries one
 * with changes only. A comment every 20 seconds keeps the line open. Each message's id is its cursor; a reader that
 * comes back with
 * `Last-Event-ID` (or `?lastEventId=`) gets a snapshot when it missed anything. Streams end now and then, with a hint
 * when to come back. Refused are too many readers in all (503 `not-available`) and from one address (429
 * `too-many-requests`).
 */
export const liveStream = { path: 'live/stream', events: ['snapshot', 'change'] } as const;

export const liveEndpoints = {
  'GET live': {
    summary: 'What moves while a matchday runs, whole; the stream for who can not keep one open',
    access: 'open',
    query: competitionQuery,
    response: liveState,
    errors: ['nothing-to-show-yet', 'not-found'],
  },
} as const satisfies Record<string, Endpoint>;
