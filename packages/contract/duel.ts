import * as z from 'zod';
import { competitionQuery, done, id, moment } from './common.js';
import type { Endpoint } from './endpoint.js';
import { rankedTeam } from './ranking.js';

/** `week`: one matchday; `season`: until the last one. */
export const duelLength = z.enum(['week', 'season']);
export type DuelLength = z.infer<typeof duelLength>;

/** Finished once its last matchday is definitive. */
export const duelState = z.enum(['waiting', 'running', 'finished', 'stopped']);
export type DuelState = z.infer<typeof duelState>;

/** A duel as one of its teams sees it. */
export const duel = z.object({
  /** `K7PX-M2QD-9VTE`, the end of its link. */
  code: z.string(),
  state: duelState,
  length: duelLength,
  teamId: id,
  /** Null while nobody accepted its link. */
  opponent: rankedTeam.nullable(),
  /** A waiting duel that this team made; false: the opponent asks for a rematch, which this team may accept. */
  mine: z.boolean(),
  /** Its first matchday; that of an accepted one is fixed, a waiting one may begin later. */
  weekId: z.number().int(),
  lastWeekId: z.number().int(),
  /** Until when a waiting one can be accepted; null for others. */
  expiresAt: moment.nullable(),
  /** Its matchdays; points are null before a deadline. */
  weeks: z.array(
    z.object({
      weekId: z.number().int(),
      own: z.number().nullable(),
      other: z.number().nullable(),
      confirmed: z.boolean(),
    }),
  ),
  /** Players of both elevens that have still to kick off in the last locked matchday; null once it is over. */
  leftToPlay: z.object({ own: z.number().int(), other: z.number().int() }).nullable(),
  /** Definitive matchdays of all duels between the two teams; points are game points. */
  season: z.object({
    won: z.number().int(),
    drawn: z.number().int(),
    lost: z.number().int(),
    scored: z.number(),
    conceded: z.number(),
  }),
});
export type Duel = z.infer<typeof duel>;

/** What a duel's link shows to everybody who has it. */
export const challenge = z.object({
  challenger: rankedTeam,
  /** `taken`: somebody accepted it, or it is a rematch for somebody else; `closed`: stopped, expired or over. */
  state: z.enum(['open', 'taken', 'closed']),
  /** The caller's own team in the duel; null for everybody else. */
  teamId: id.nullable(),
  length: duelLength,
  /** The first matchday of a duel that is accepted now, or of the accepted one. */
  weekId: z.number().int(),
  lastWeekId: z.number().int(),
  /** The challenger's last definitive matchday; null without one. The average is rounded down. */
  last: z
    .object({ weekId: z.number().int(), points: z.number(), average: z.number().int().nullable() })
    .nullable(),
});
export type Challenge = z.infer<typeof challenge>;

/** With or without its dashes, in any case. */
const params = z.object({ code: z.string().trim().min(1).max(60) });

export const duelEndpoints = {
  'GET duels/{teamId}': {
    summary: 'The duels of a team of the caller: running, waiting, then those that ended',
    access: 'session',
    params: z.object({ teamId: id }),
    /** `left`: how many more duels the team may have at a time. */
    response: z.object({ duels: z.array(duel), left: z.number().int() }),
    errors: ['forbidden', 'not-found'],
  },
  'GET duel/{code}': {
    summary: 'What the link of a duel shows: who challenges, and from which matchday',
    access: 'optional',
    params,
    query: competitionQuery,
    response: challenge,
    errors: ['invite-invalid', 'too-many-requests', 'too-many-wrong-codes', 'not-found'],
  },
  'POST duel/team/{teamId}': {
    summary: 'Make a duel with a team of the caller; its link is for one opponent',
    access: 'session',
    keyed: true,
    params: z.object({ teamId: id }),
    body: z.object({
      length: duelLength,
      /** Code of a finished duel of this team: only its opponent may accept. */
      rematchOf: params.shape.code.optional(),
    }),
    response: z.object({ duel }),
    errors: [
      'competition-closed',
      'forbidden',
      'not-found',
      'deadline-passed',
      'duel-refused',
      'too-many-duels',
      'invite-invalid',
    ],
  },
  'POST duel/{code}/join/{teamId}': {
    summary: 'Accept a duel with a team of the caller',
    access: 'session',
    keyed: true,
    params: params.extend({ teamId: id }),
    response: z.object({ duel }),
    errors: [
      'competition-closed',
      'forbidden',
      'not-found',
      'deadline-passed',
      'duel-taken',
      'duel-refused',
      'too-many-duels',
      'invite-invalid',
      'too-many-requests',
      'too-many-wrong-codes',
    ],
  },
  'POST duel/{code}/stop/{teamId}': {
    summary: 'Stop a duel of a team of the caller, or refuse a rematch; always possible',
    access: 'session',
    keyed: true,
    params: params.extend({ teamId: id }),
    /** `block`: the opponent can no longer accept duels of the caller, until the caller accepts one of theirs. */
    body: z.object({ block: z.boolean().optional() }),
    response: done,
    errors: ['forbidden', 'not-found', 'invite-invalid'],
  },
} as const satisfies Record<string, Endpoint>;
