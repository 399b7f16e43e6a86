import * as z from 'zod';
import {
  competitionQuery,
  done,
  id,
  moment,
  numeric,
  orNull,
  pageQuery,
  weekFilter,
  weekId,
} from './common.js';
import type { Endpoint } from './endpoint.js';
import { leagueMode, rankedTeam } from './ranking.js';

/** More than 3 and at most 40 characters as a reader counts them (spec §5); anything else is `league-name-invalid`. */
const leagueName = z.string().trim();

/** A league as its members know it. */
export const league = z.object({
  id,
  name: z.string(),
  /** Path of the picture; null for the drawn one. */
  cover: z.string().nullable(),
  /** User id of the admin. */
  admin: id,
  /** The admin's name, empty unless a team of theirs in the league shows it. */
  adminName: z.string(),
  /** It scores from this matchday (decisions §5.7). */
  weekId: z.number().int(),
  mode: leagueMode,
  /** Everybody may find it by its name and join; otherwise only with the code. */
  findable: z.boolean(),
  /** Number of teams. */
  totalTeams: z.number().int(),
  /** `K7PX-M2QD-9VTE-3RWA`; a member may pass it on. */
  inviteCode: z.string(),
  /**
   * `key` of `/share/league/{id}/{weekId}.png`, also with `card=winner`, `moves` and `captain`, and of
   * `/share/cup/{id}/{weekId}.png`: anybody sees the pictures with it, and a member may pass them on.
   */
  pictureKey: z.string(),
  createdAt: moment,
});
export type League = z.infer<typeof league>;

/** A league of the caller, with the rank of the caller's team. */
export const ownLeague = league.extend({
  teamId: id,
  rank: z.number().int().nullable(),
  /** Places won or lost since the matchday before; null without one. */
  move: z.number().int().nullable(),
  /** Id of the latest comment of its chat, to be held against the last one seen; null while there is none. */
  lastComment: id.nullable(),
});
export type OwnLeague = z.infer<typeof ownLeague>;

/** The public facts of a league: nothing of its teams, points or chat. */
export const leagueCard = z.object({
  id,
  name: z.string(),
  cover: z.string().nullable(),
  totalTeams: z.number().int(),
  weekId: z.number().int(),
  /** A team of the caller is in it. */
  joined: z.boolean(),
});
export type LeagueCard = z.infer<typeof leagueCard>;

/** Matches of a head-to-head league: won 3, drawn 1 points each (decisions of this project, docs/guides/leagues.md). */
export const headToHead = z.object({
  played: z.number().int(),
  won: z.number().int(),
  drawn: z.number().int(),
  lost: z.number().int(),
  /** Game points scored and conceded. */
  scored: z.number(),
  conceded: z.number(),
});
export type HeadToHead = z.infer<typeof headToHead>;

export const leagueRow = z.object({
  team: rankedTeam,
  rank: z.number().int(),
  shared: z.boolean(),
  /** Places won or lost since the matchday before; null without one, or for one matchday. */
  move: z.number().int().nullable(),
  /**
   * Points of the league's span, or of the requested matchday; table points (3, 1, 0) in head-to-head over all
   * matchdays.
   */
  points: z.number(),
  /** Game points of the shown matchday. */
  weekPoints: z.number(),
  headToHead: headToHead.nullable(),
  /** Players of the eleven whose match of the shown matchday has still to kick off; null once it is over. */
  leftToPlay: z.number().int().nullable(),
  /** The captain in the shown matchday; null while that is secret. */
  captain: z.object({ id: z.number().int(), short: z.string() }).nullable(),
});
export type LeagueRow = z.infer<typeof leagueRow>;

export const leagueView = z.object({
  league,
  /** Every team, by name: for dropdowns and the chat. */
  teams: z.array(rankedTeam.extend({ userId: id, joinedAt: moment })),
  result: z.object({
    totalRecords: z.number().int(),
    /** The matchday shown; null while the league has no points yet. */
    weekId: z.number().int().nullable(),
    confirmed: z.boolean(),
    data: z.array(leagueRow),
    /** The caller's rows, whatever their rank. */
    own: z.array(leagueRow),
  }),
});
export type LeagueView = z.infer<typeof leagueView>;

/** One match of a head-to-head league; without `away` the team plays against the league's average. */
export const leagueMatch = z.object({
  weekId: z.number().int(),
  home: rankedTeam,
  away: rankedTeam.nullable(),
  /** Game points so far; null before the matchday's deadline. */
  homePoints: z.number().nullable(),
  awayPoints: z.number().nullable(),
});
export type LeagueMatch = z.infer<typeof leagueMatch>;

/** A league's course: places and points after each matchday, of the first ten and of the caller's teams. */
export const leagueHistory = z.object({
  weeks: z.array(z.number().int()),
  teams: z.array(
    z.object({
      team: rankedTeam,
      own: z.boolean(),
      /** As long as `weeks`; null before the team joined the game. */
      ranks: z.array(z.number().int().nullable()),
      points: z.array(z.number().nullable()),
      weekPoints: z.array(z.number().nullable()),
    }),
  ),
});
export type LeagueHistory = z.infer<typeof leagueHistory>;

/** A team that the admin removed: it joins again when the admin lets it in. */
export const leagueRemoval = z.object({ team: rankedTeam, removedAt: moment });
export type LeagueRemoval = z.infer<typeof leagueRemoval>;

const localName = z.object({ nl: z.string(), en: z.string() });

/** Leagues that a user can continue in a competition. */
export const leaguesAgain = z.object({
  /** His leagues of competitions that are over, without those that he founded again here. */
  own: z.array(
    z.object({
      id,
      name: z.string(),
      cover: z.string().nullable(),
      totalTeams: z.number().int(),
      /** The competition it was played in, in sentences. */
      competition: localName,
    }),
  ),
  /** Leagues founded again here of which he was a member at the end: he is in none of them until he joins. */
  invitations: z.array(z.object({ league: leagueCard, inviteCode: z.string(), competition: localName })),
});
export type LeaguesAgain = z.infer<typeof leaguesAgain>;

/** What an invitation shows to who has its link, with or without an account: no more than the league's table. */
export const invitation = z.object({
  league: leagueCard,
  /** The team that invites, or the admin's; null when neither is in the league. */
  inviter: rankedTeam.nullable(),
  /** The best three, by the league's own table. */
  top: z.array(z.object({ team: rankedTeam, rank: z.number().int(), points: z.number() })),
  /** The last matchday with points; null while there is none. */
  weekId: z.number().int().nullable(),
  /** It has as many teams as it may have. */
  full: z.boolean(),
  /** Nobody can join any more: its competition is only read, or has no deadline ahead. */
  closed: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

/** A picture as it is sent: `multipart/form-data` with the file under `cover` (decisions §8.2). */
const coverForm = z.object({
  leagueId: id /** Sent by the specification's client; the name is not changed by it. */,
  leagueName: z.string().optional(),
});

/** An invite code with or without its dashes, in any case. */
const inviteCode = z.string().trim().min(1).max(60);

export const leagueEndpoints = {
  'GET leagues/search': {
    summary: 'Leagues by a part of their name, or by their code',
    access: 'session',
    query: competitionQuery.extend({
      name: z.string().trim().min(1).max(80),
      pageNumber: pageQuery.shape.pageNumber,
      /** Five a page (spec §9). */
      pageRecords: numeric(z.number().int().min(1).max(50)).default(5),
    }),
    response: z.object({ totalRecords: z.number().int(), data: z.array(leagueCard) }),
    errors: ['too-many-requests', 'too-many-wrong-codes', 'not-found'],
  },
  'GET leagues/invite/{code}': {
    summary: 'The league an invite code leads to',
    access: 'optional',
    params: z.object({ code: inviteCode }),
    query: competitionQuery,
    response: z.object({ league: leagueCard }),
    errors: ['invite-invalid', 'too-many-requests', 'too-many-wrong-codes', 'not-found'],
  },
  'GET leagues/invite/{code}/preview': {
    summary: 'What an invite code invites to: the league, who invites, and the best three teams',
    access: 'optional',
    params: z.object({ code: inviteCode }),
    query: competitionQuery.extend({
      /** Id of the team that sent the link; it is named if it is in the league. */
      by: numeric(z.number().int().min(1)).optional(),
    }),
    response: invitation,
    errors: ['invite-invalid', 'too-many-requests', 'too-many-wrong-codes', 'not-found'],
  },
  'GET leagues/again': {
    summary:
      'Leagues of earlier competitions that the caller may found again in this one, or was invited to again',
    access: 'session',
    query: competitionQuery,
    response: leaguesAgain,
    errors: ['not-found'],
  },
  'GET leagues/{userOrTeamId}': {
    summary: "The leagues of the caller, or of one of the caller's teams",
    access: 'session',
    params: z.object({ userOrTeamId: id }),
    query: competitionQuery,
    response: z.object({ leagues: z.array(ownLeague) }),
    errors: ['forbidden', 'not-found'],
  },
  'GET league/{id}': {
    summary: 'A league with a page of its table; for members',
    access: 'session',
    params: z.object({ id }),
    query: pageQuery.extend({
      /** −1 or left out: all matchdays. */
      weekId: orNull(weekFilter),
      /** Only these teams of the league, ids separated by commas; ranks stay those of the whole table. */
      externalTeamIds: orNull(z.string().max(2000)),
    }),
    response: leagueView,
    errors: ['forbidden', 'not-found'],
  },
  'GET league/{id}/history': {
    summary: 'Places and points after each matchday; for members',
    access: 'session',
    params: z.object({ id }),
    response: leagueHistory,
    errors: ['forbidden', 'not-found'],
  },
  'GET league/{id}/matches': {
    summary: 'The drawn schedule of a head-to-head league, with results; for members',
    access: 'session',
    params: z.object({ id }),
    query: pageQuery.extend({ weekId: orNull(weekFilter) }),
    response: z.object({
      totalRecords: z.number().int(),
      weeks: z.array(z.number().int()),
      data: z.array(leagueMatch),
    }),
    errors: ['forbidden', 'not-found'],
  },
  'GET league/{id}/removals': {
    summary: 'The teams that the admin removed, the last one first; the admin',
    access: 'session',
    params: z.object({ id }),
    response: z.object({ removals: z.array(leagueRemoval) }),
    errors: ['forbidden', 'not-found'],
  },
  'POST league/team/{teamId}': {
    summary: 'Create a league, with this team of the caller in it; premium',
    access: 'session',
    keyed: true,
    params: z.object({ teamId: id }),
    body: z.object({
      name: leagueName,
      competitionFeed: z.string().max(16).optional(),
      seasonId: numeric(z.number().int()).optional(),
      mode: leagueMode.optional(),
      weekId: weekId.optional(),
      /** Everybody may find it by its name and join; when left out, joining needs the code (decisions §5.7). */
      findable: z.boolean().optional(),
      /**
       * A league of a finished competition whose admin the caller is: it is founded again with its cover, and with
       * its mode and visibility where these are left out. Its last members are invited (`GET leagues/again`).
       */
      again: id.optional(),
    }),
    response: z.object({ league }),
    errors: [
      'competition-closed',
      'forbidden',
      'not-found',
      'premium-required',
      'too-many-leagues',
      'league-name-invalid',
      'league-week-invalid',
      'league-again-refused',
    ],
  },
  'POST league/{id}/join/{teamId}': {
    summary: 'Join a league with a team of the caller; the admin may let a removed team in again',
    access: 'session',
    keyed: true,
    params: z.object({ id, teamId: id }),
    /** The code is needed for a league that can't be found by its name. */
    query: z.object({ code: inviteCode.optional() }),
    response: z.object({ league }),
    errors: [
      'competition-closed',
      'forbidden',
      'not-found',
      'already-in-league',
      'league-full',
      'too-many-leagues',
      'invite-required',
      'invite-invalid',
      'removed-from-league',
      'too-many-requests',
      'too-many-wrong-codes',
    ],
  },
  'DELETE league/{id}': {
    summary: 'Remove a league with its chat; the admin',
    access: 'session',
    keyed: true,
    params: z.object({ id }),
    response: done,
    errors: ['competition-closed', 'forbidden', 'not-found'],
  },
  'DELETE league/{leagueId}/{teamId}': {
    summary:
      'Leave with a team of the caller, always, or, as the admin of a competition that is played, remove a team',
    access: 'session',
    keyed: true,
    params: z.object({ leagueId: id, teamId: id }),
    response: done,
    errors: ['competition-closed', 'forbidden', 'not-found'],
  },
  'PUT league/{id}': {
    summary: 'Change name, starting matchday, mode, or whether it can be found; the admin',
    access: 'session',
    keyed: true,
    params: z.object({ id }),
    body: z.object({
      name: leagueName.optional(),
      weekId: weekId.optional(),
      mode: leagueMode.optional(),
      findable: z.boolean().optional(),
      /** Someone else takes over: user id of a member. */
      admin: id.optional(),
    }),
    response: z.object({ league }),
    errors: ['competition-closed', 'forbidden', 'not-found', 'league-name-invalid', 'league-week-invalid'],
  },
  'POST league/{id}/invite': {
    summary: 'Make a new invite code; the old one no longer works; the admin',
    access: 'session',
    keyed: true,
    params: z.object({ id }),
    response: z.object({ league }),
    errors: ['competition-closed', 'forbidden', 'not-found'],
  },
  'POST league/cover': {
    summary: 'Set the cover: JPG or PNG under 2 MB; the admin',
    access: 'session',
    multipart: 'cover',
    body: coverForm,
    response: z.object({ league }),
    errors: [
      'competition-closed',
      'forbidden',
      'not-found',
      'upload-not-an-image',
      'upload-too-large',
      'upload-missing',
      'too-many-requests',
    ],
  },
} as const satisfies Record<string, Endpoint>;
