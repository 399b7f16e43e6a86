import * as z from 'zod';
import { done, id, weekId } from './common.js';
import type { Endpoint } from './endpoint.js';
import { rankedTeam } from './ranking.js';

/** A tie of a league's cup, the better seed at home. */
export const cupTie = z.object({
  /** Null while it is not known who plays. */
  home: rankedTeam.nullable(),
  away: rankedTeam.nullable(),
  /** Game points so far; null before the matchday's deadline. */
  homePoints: z.number().nullable(),
  awayPoints: z.number().nullable(),
  /** Null before the matchday is definitive. */
  winner: z.enum(['home', 'away']).nullable(),
  /** The home team has no opponent in the first round. */
  bye: z.boolean(),
});
export type CupTie = z.infer<typeof cupTie>;

/** A knock-out cup among the teams that the league had when it was drawn (docs/guides/leagues.md). */
export const leagueCup = z.object({
  /** The first round's matchday; it can be drawn again before its deadline. */
  weekId: z.number().int(),
  rounds: z.array(z.object({ weekId: z.number().int(), ties: z.array(cupTie) })),
  winner: rankedTeam.nullable(),
});
export type LeagueCup = z.infer<typeof leagueCup>;

export const cupEndpoints = {
  'GET league/{id}/cup': {
    summary: 'The cup of a league, round by round; for members',
    access: 'session',
    params: z.object({ id }),
    response: z.object({ cup: leagueCup.nullable() }),
    errors: ['forbidden', 'not-found'],
  },
  'POST league/{id}/cup': {
    summary: 'Draw a cup, again as long as its first matchday is open; the admin',
    access: 'session',
    keyed: true,
    params: z.object({ id }),
    /** The matchday of the first round. */
    body: z.object({ weekId }),
    response: z.object({ cup: leagueCup }),
    errors: [
      'competition-closed',
      'forbidden',
      'not-found',
      'league-week-invalid',
      'cup-needs-teams',
      'cup-running',
    ],
  },
  'POST league/{id}/cup/cancel': {
    summary: 'Call a cup off whose first matchday is open; the admin',
    access: 'session',
    keyed: true,
    params: z.object({ id }),
    response: done,
    errors: ['competition-closed', 'forbidden', 'not-found', 'cup-running'],
  },
} as const satisfies Record<string, Endpoint>;
