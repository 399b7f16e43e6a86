import * as z from 'zod';
import { competitionQuery, done, id, numeric, orNull, pageQuery, weekId } from './common.js';
import type { Endpoint } from './endpoint.js';
import { booster, receipt } from './receipt.js';
import { changedTeam, team, teamPoints, teamRecap, teamUser, teamView, topLineup } from './team.js';

/** Any length: a name that can't be a team's is refused by a code of its own (decisions §1.7). */
const teamName = z.string();
const playerIds = z.array(numeric(z.number().int())).max(32);
const lineupFields = {
  starting: playerIds,
  bench: playerIds,
  captainId: numeric(z.number().int()).nullable(),
  viceCaptainId: numeric(z.number().int()).nullable(),
};
const widgetUser = z.string().max(200).optional();
const competitionBody = {
  competitionFeed: z.string().max(16).optional(),
  seasonId: numeric(z.number().int()).optional(),
};
/** The matchday a change is made for: refused as `deadline-passed` once it is closed. Without it, the open one. */
const meantWeek = weekId.optional();
const saveErrors = [
  'competition-closed',
  'team-name-too-short',
  'team-name-too-long',
  'team-name-invalid',
  'lineup-invalid',
  'deadline-passed',
  'team-locked',
  'transfers-required',
  'team-changed-meanwhile',
  'idempotency-key-reused',
] as const;
const changeErrors = [
  'competition-closed',
  'not-found',
  'deadline-passed',
  'team-locked',
  'team-changed-meanwhile',
  'idempotency-key-reused',
] as const;

const saveBody = z.object({
  ...competitionBody,
  teamName: teamName.optional(),
  ...lineupFields,
  /**
   * The specification's place of `nameVisible`, read where that is left out: a boolean, or an object with the flag of
   * that name. Anything else in it is ignored: the server keeps its own names.
   */
  userNames: z.unknown().optional(),
  nameVisible: z.boolean().optional(),
  version: numeric(z.number().int()).optional(),
  weekId: meantWeek,
  widgetUser,
});

export const teamEndpoints = {
  'GET teams': {
    summary: "The signed-in user's teams",
    access: 'session',
    query: competitionQuery,
    response: z.object({
      teams: z.array(
        team
          .pick({
            id: true,
            name: true,
            teamName: true,
            weekId: true,
            points: true,
            rank: true,
            paid: true,
            paymentId: true,
            payment: true,
            price: true,
            createdAt: true,
            badge: true,
            nameVisible: true,
            freeHit: true,
            wildCard: true,
            bank: true,
            tripleCaptain: true,
          })
          .extend({
            /** The last matchday with points, provisional while it runs; null before the first. */
            scoredWeek: z.object({ weekId: z.number().int(), points: z.number() }).nullable(),
          }),
      ),
      user: z.object({ id, firstName: z.string(), lastName: z.string() }),
    }),
    errors: ['not-found'],
  },
  'GET teams/again': {
    summary:
      "The caller's teams of competitions that are over, the latest first: a new one can take over name and logo",
    access: 'session',
    query: competitionQuery,
    response: z.object({
      teams: z.array(
        z.object({
          id,
          name: z.string(),
          badge: z.string().nullable(),
          /** The competition it was played in, in sentences. */
          competition: z.object({ nl: z.string(), en: z.string() }),
        }),
      ),
    }),
    errors: ['not-found'],
  },
  'GET team/{id}': {
    summary: 'A team with its players, transfers and matchday results',
    access: 'optional',
    params: z.object({ id }),
    query: competitionQuery.extend({
      _t: z.string().optional(),
      weekId: orNull(weekId),
      transfersWithMeta: orNull(numeric(z.number())),
    }),
    response: teamView,
    errors: ['not-found'],
  },
  'GET team/{id}/points/{weekId}': {
    summary: "A team's points of one matchday, explained",
    access: 'optional',
    params: z.object({ id, weekId }),
    query: z.object({
      withWeekWinner: orNull(numeric(z.number())),
      withWeekAveragePoints: orNull(numeric(z.number())),
    }),
    response: teamPoints,
    errors: ['not-found', 'nothing-to-show-yet'],
  },
  'GET team/{id}/recap': {
    summary: "A team's tournament in figures, once its last matchday is definitive",
    access: 'optional',
    params: z.object({ id }),
    response: teamRecap,
    errors: ['not-found', 'nothing-to-show-yet'],
  },
  'POST team/add': {
    summary: 'Create the team',
    access: 'session',
    body: z.object({
      ...competitionBody,
      teamName,
      ...lineupFields,
      /** Its `nameVisible`, a boolean, is read where the field below is left out; anything else in it is ignored. */
      user: z.unknown().optional(),
      nameVisible: z.boolean().optional(),
      weekId: meantWeek,
      /** A team of the caller in a competition that is over, whose own logo it takes over; for premium members. */
      again: id.optional(),
      widgetUser,
    }),
    keyed: true,
    response: changedTeam,
    errors: ['too-many-teams', ...saveErrors, 'not-found'],
  },
  'POST team/{id}': {
    summary: 'Save the squad (unlimited changes only, decisions §2.4)',
    access: 'session',
    params: z.object({ id }),
    body: saveBody,
    keyed: true,
    response: changedTeam,
    errors: ['not-found', ...saveErrors, 'forbidden'],
  },
  'POST team/{id}/selections': {
    summary: 'Save lineup, bench order and captaincy of the coming matchday; the same sixteen players',
    access: 'session',
    params: z.object({ id }),
    body: saveBody,
    keyed: true,
    response: changedTeam,
    errors: ['not-found', ...saveErrors, 'forbidden'],
  },
  'POST team/{id}/name': {
    summary: 'Rename the team',
    access: 'session',
    params: z.object({ id }),
    body: z.object({ teamName, nameVisible: z.boolean().optional(), widgetUser }),
    keyed: true,
    response: changedTeam,
    errors: [
      'not-found',
      'competition-closed',
      'team-name-too-short',
      'team-name-too-long',
      'team-name-invalid',
      'forbidden',
    ],
  },
  'POST team/{id}/copy': {
    summary: 'Copy the team under the same owner',
    access: 'session',
    params: z.object({ id }),
    keyed: true,
    response: changedTeam,
    errors: [
      'not-found',
      'competition-closed',
      'too-many-teams',
      'team-locked',
      'lineup-invalid',
      'forbidden',
    ],
  },
  'DELETE team/{id}': {
    summary: 'Delete the team while it is unpaid',
    access: 'session',
    params: z.object({ id }),
    response: z.object({ teams: z.array(z.object({ id, name: z.string() })) }),
    errors: ['not-found', 'competition-closed', 'team-not-deletable', 'forbidden'],
  },
  'POST team/transfers/{id}': {
    summary: 'Confirm transfers, all or none; final (decisions §3)',
    access: 'session',
    params: z.object({ id }),
    keyed: true,
    body: z.object({
      transfers: z
        .array(z.object({ inId: numeric(z.number().int()), outId: numeric(z.number().int()) }))
        .min(1)
        .max(19),
      weekId: meantWeek,
      version: numeric(z.number().int()).optional(),
      /** Millions left that the player was promised; another sum is refused as `prices-changed`. */
      moneyLeft: numeric(z.number()).optional(),
      widgetUser,
    }),
    response: changedTeam,
    errors: [
      ...changeErrors,
      'transfers-invalid',
      'transfers-not-left',
      'transfers-not-needed',
      'prices-changed',
      'forbidden',
    ],
  },
  'POST team/transfers/{id}/reset': {
    summary: "Undo the open matchday's confirmed transfers, where the competition allows it (decisions §3.3)",
    access: 'session',
    params: z.object({ id }),
    keyed: true,
    body: z.object({ weekId: meantWeek, widgetUser }),
    response: changedTeam,
    errors: [...changeErrors, 'transfers-final', 'transfers-not-resettable-now', 'forbidden'],
  },
  'POST team/{id}/booster': {
    summary: 'Play a booster in the open matchday; final (decisions §4.7)',
    access: 'session',
    params: z.object({ id }),
    keyed: true,
    body: z.object({
      boosterType: booster,
      weekId: meantWeek,
      version: numeric(z.number().int()).optional(),
      widgetUser,
    }),
    response: changedTeam,
    errors: [
      ...changeErrors,
      'boosters-disabled',
      'booster-too-early',
      'booster-used',
      'booster-already-active',
      'booster-not-needed',
      'forbidden',
    ],
  },
  'POST team/{id}/power-sub': {
    summary:
      'Swap a bench player who has not kicked off with a starter while the matchday runs (decisions §4.6)',
    access: 'session',
    params: z.object({ id }),
    keyed: true,
    body: z.object({
      outId: numeric(z.number().int()),
      inId: numeric(z.number().int()),
      weekId,
      version: numeric(z.number().int()).optional(),
      widgetUser,
    }),
    response: z.object({ points: teamPoints, receipt }),
    errors: [
      'competition-closed',
      'not-found',
      'premium-required',
      'power-sub-refused',
      'team-changed-meanwhile',
      'idempotency-key-reused',
      'forbidden',
    ],
  },
  'POST team/{id}/power-sub/undo': {
    summary: 'Take a power sub back before the incoming player kicks off',
    access: 'session',
    params: z.object({ id }),
    keyed: true,
    body: z.object({ inId: numeric(z.number().int()), weekId, widgetUser }),
    response: z.object({ points: teamPoints, receipt }),
    errors: ['not-found', 'competition-closed', 'power-sub-refused', 'idempotency-key-reused', 'forbidden'],
  },
  'GET team/{id}/share': {
    summary: 'Addresses by which the owner shows others the line-up before its deadline (decisions §5.5)',
    access: 'session',
    params: z.object({ id }),
    response: z.object({
      /** The matchday of the line-up. */
      weekId: z.number().int(),
      /** Path of its picture; the path alone gives access to the line-up. */
      picture: z.string(),
      /** Path of the team's page, which other sites show with that picture. */
      page: z.string(),
    }),
    errors: ['not-found', 'forbidden', 'nothing-to-show-yet'],
  },
  'GET team/{id}/changes': {
    summary: 'Receipts of all accepted changes, the newest first; for the owner (decisions §3.7)',
    access: 'session',
    params: z.object({ id }),
    query: pageQuery.extend({
      /** Only changes after this version of the team: what another tab or device did meanwhile. */
      sinceVersion: numeric(z.number().int().min(0)).optional(),
    }),
    response: z.object({
      totalRecords: z.number().int(),
      data: z.array(receipt),
      /**
       * Number of looks by premium members at the lineup before its deadline, by matchday; never by whom (decisions
       * §5.5).
       */
      looks: z.array(z.object({ weekId: z.number().int(), looks: z.number().int() })),
    }),
    errors: ['not-found', 'forbidden'],
  },
  'POST team/{id}/spy': {
    summary:
      'The lineup that a team has saved for the coming matchday, for premium members; the owner sees that somebody looked (decisions §5.5)',
    access: 'session',
    params: z.object({ id }),
    body: z.object({ weekId: weekId.optional(), widgetUser }),
    response: z.object({
      weekId: z.number().int(),
      teamId: id,
      teamName: z.string(),
      user: teamUser,
      starting: z.array(z.number().int()),
      bench: z.array(z.number().int()),
      captainId: z.number().int().nullable(),
      viceCaptainId: z.number().int().nullable(),
      booster: booster.nullable(),
    }),
    errors: [
      'competition-closed',
      'not-found',
      'premium-required',
      'spying-disabled',
      'nothing-to-show-yet',
      'too-many-requests',
    ],
  },
  'POST team/badge': {
    summary: 'Upload a logo of a team: premium, JPG or PNG under 2 MB, kept as 512 × 512',
    access: 'session',
    multipart: 'badge',
    body: z.object({ teamId: id, widgetUser }),
    response: z.object({ badge: z.string() }),
    errors: [
      'competition-closed',
      'not-found',
      'premium-required',
      'upload-missing',
      'upload-not-an-image',
      'upload-too-large',
      'too-many-requests',
      'forbidden',
    ],
  },
  'DELETE team/{id}/badge': {
    summary: 'Have the drawn logo again',
    access: 'session',
    params: z.object({ id }),
    response: done,
    errors: ['competition-closed', 'not-found', 'forbidden'],
  },
  'GET matchday/{weekId}/top-lineup': {
    summary: 'The team of the matchday',
    access: 'open',
    openData: true,
    params: z.object({ weekId }),
    query: competitionQuery,
    response: topLineup,
    errors: ['not-found', 'nothing-to-show-yet'],
  },
} as const satisfies Record<string, Endpoint>;
