import * as z from 'zod';
import { competitionQuery, flag, id, weekId } from './common.js';
import type { Endpoint } from './endpoint.js';
import { player, pointLine } from './player.js';

const playerIds = z.array(z.coerce.number().int()).max(32);

export const teamUser = z.object({
  /** Empty when the team does not show its manager's name (decisions §5.4). */
  firstName: z.string(),
  lastName: z.string(),
  nameVisible: z.boolean(),
});

export const weekStat = z.object({
  weekId: z.number().int(),
  points: z.number(),
  rank: z.number().int(),
  /** Overall points and rank after this matchday. */
  generalPoints: z.number(),
  generalRank: z.number().int(),
  confirmed: z.boolean(),
});

export const team = z.object({
  id,
  name: z.string(),
  teamName: z.string(),
  competitionFeed: z.string(),
  seasonId: z.number().int(),
  userId: id,
  user: teamUser,
  nameVisible: z.boolean(),
  badge: z.string().nullable(),
  /** Ids: coach and eleven. Empty for a stranger while the lineup is still secret (decisions §5.5). */
  starting: z.array(z.number().int()),
  bench: z.array(z.number().int()),
  captainId: z.number().int().nullable(),
  viceCaptainId: z.number().int().nullable(),
  /** The matchday whose lineup is shown. */
  lineupWeekId: z.number().int().nullable(),
  /** The first matchday the team can score in (decisions §2.3). */
  weekId: z.number().int(),
  points: z.number(),
  rank: z.number().int().nullable(),
  /** Money left in millions; null for a stranger. */
  budget: z.number().nullable(),
  freeHitBudget: z.number().nullable(),
  paid: z.boolean(),
  paymentId: z.number().int().nullable(),
  /** Euro. */
  price: z.number(),
  /** The matchday each booster is used in (spec §3). */
  freeHit: z.number().int().nullable(),
  bank: z.number().int().nullable(),
  tripleCaptain: z.number().int().nullable(),
  wildCard: z.number().int().nullable(),
  leagues: z.array(z.object({ id, name: z.string() })),
  /** Grows with each accepted change; sent back with a save, it tells whether another tab saved meanwhile. */
  version: z.number().int(),
});
export type Team = z.infer<typeof team>;

/** What a player means to this team: 1 starts, 0 sits on the bench; captain 1, vice-captain 2 (spec §3). */
export const selection = z.object({
  positionId: flag,
  captain: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Place in `starting` or `bench`, from 0. */
  order: z.number().int(),
  /** Points of the shown matchday, before any multiplier. */
  points: z.number(),
  purchasePrice: z.number().nullable(),
  sellingPrice: z.number().nullable(),
});
export const selectedPlayer = player.extend({ selection });
export type SelectedPlayer = z.infer<typeof selectedPlayer>;

export const transfer = z.object({
  inId: z.number().int(),
  outId: z.number().int(),
  weekId: z.number().int(),
  extra: z.boolean(),
});

export const teamView = z.object({
  team,
  players: z.array(selectedPlayer),
  transfers: z.array(transfer),
  weekStat: z.array(weekStat),
  /** Highest team score of the shown matchday. */
  weekWinner: z.object({ points: z.number() }).nullable(),
  /** Floored (spec §9). */
  weekAveragePoints: z.number().nullable(),
});
export type TeamView = z.infer<typeof teamView>;

export const scoredSelection = z.object({
  playerId: z.number().int(),
  positionId: flag,
  order: z.number().int(),
  captain: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  minutes: z.number().int(),
  points: z.number(),
  /** 1 unless the armband or a booster applies. */
  multiplier: z.number(),
  /** What he brings to the team: points × multiplier when he counts, otherwise 0. */
  total: z.number(),
  counted: z.boolean(),
  autoSub: z.enum(['in', 'out']).nullable(),
  lines: z.array(pointLine),
});
export type ScoredSelection = z.infer<typeof scoredSelection>;

/** Team points info of spec §3, with the lineup that scored them. */
export const teamPoints = z.object({
  teamId: id,
  teamName: z.string(),
  user: teamUser,
  weekId: z.number().int(),
  generalPoints: z.number(),
  generalRank: z.number().int().nullable(),
  visibleWeekPoints: z.number(),
  visibleWeekRank: z.number().int().nullable(),
  weekPointsConfirmed: z.boolean(),
  provisionalPoints: z.number().nullable(),
  weekWinnerPoints: z.number().nullable(),
  weekWinner: z.object({ points: z.number(), teamId: id, teamName: z.string() }).nullable(),
  weekAveragePoints: z.number().nullable(),
  weekTransfers: z.number().int(),
  weekPowerSubs: z.number().int(),
  benchPoints: z.number(),
  booster: z.enum(['bank', 'tripleCaptain', 'freeHit', 'wildCard']).nullable(),
  /** Places won (positive) or lost in the overall ranking since the matchday before; null for the first. */
  generalRankMove: z.number().int().nullable(),
  selections: z.array(scoredSelection),
  autoSubs: z.array(z.object({ outId: z.number().int(), inId: z.number().int(), reason: z.string() })),
  weekStat: z.array(weekStat),
  /** Per matchday: the mean of all teams, floored, beside which the team's own bars stand. */
  averages: z.array(z.object({ weekId: z.number().int(), points: z.number() })),
});
export type TeamPoints = z.infer<typeof teamPoints>;

const lineupFields = {
  starting: playerIds,
  bench: playerIds,
  captainId: z.coerce.number().int().nullable(),
  viceCaptainId: z.coerce.number().int().nullable(),
};
const widgetUser = z.string().max(200).optional();
const competitionBody = {
  competitionFeed: z.string().max(16).optional(),
  seasonId: z.coerce.number().int().optional(),
};
const saveErrors = [
  'team-name-too-short',
  'team-name-too-long',
  'team-name-invalid',
  'lineup-invalid',
  'deadline-passed',
  'team-locked',
  'transfers-required',
  'team-changed-meanwhile',
] as const;

const saveBody = z.object({
  ...competitionBody,
  teamName: z.string().max(1000).optional(),
  ...lineupFields,
  /** The specification sends the names beside a save; the server keeps its own and ignores them. */
  userNames: z.unknown().optional(),
  nameVisible: z.boolean().optional(),
  version: z.coerce.number().int().optional(),
  widgetUser,
});

export const teamEndpoints = {
  'GET teams': {
    summary: "The signed-in user's teams",
    access: 'session',
    query: competitionQuery,
    response: z.object({
      teams: z.array(
        team.pick({
          id: true,
          name: true,
          teamName: true,
          weekId: true,
          points: true,
          rank: true,
          paid: true,
          paymentId: true,
          badge: true,
          nameVisible: true,
          freeHit: true,
          wildCard: true,
          bank: true,
          tripleCaptain: true,
        }),
      ),
      user: z.object({ id, firstName: z.string(), lastName: z.string() }),
    }),
    errors: [],
  },
  'GET team/{id}': {
    summary: 'A team with its players, transfers and matchday results',
    access: 'optional',
    params: z.object({ id }),
    query: competitionQuery.extend({
      _t: z.string().max(40).optional(),
      weekId: weekId.optional(),
      transfersWithMeta: z.coerce.number().optional(),
    }),
    response: teamView,
    errors: ['not-found'],
  },
  'GET team/{id}/points/{weekId}': {
    summary: "A team's points of one matchday, explained",
    access: 'optional',
    params: z.object({ id, weekId }),
    query: z.object({
      withWeekWinner: z.coerce.number().optional(),
      withWeekAveragePoints: z.coerce.number().optional(),
    }),
    response: teamPoints,
    errors: ['not-found', 'nothing-to-show-yet'],
  },
  'POST team/add': {
    summary: 'Create the team',
    access: 'session',
    body: z.object({
      ...competitionBody,
      teamName: z.string().max(1000),
      ...lineupFields,
      user: z.unknown().optional(),
      nameVisible: z.boolean().optional(),
      widgetUser,
    }),
    response: teamView,
    errors: ['team-exists', ...saveErrors],
  },
  'POST team/{id}': {
    summary: 'Save the squad (unlimited changes only, decisions §2.4)',
    access: 'session',
    params: z.object({ id }),
    body: saveBody,
    response: teamView,
    errors: ['not-found', ...saveErrors],
  },
  'POST team/{id}/selections': {
    summary: 'Save lineup, bench order and captaincy of the coming matchday; the same sixteen players',
    access: 'session',
    params: z.object({ id }),
    body: saveBody.extend({ weekId: weekId.optional() }),
    response: teamView,
    errors: ['not-found', ...saveErrors],
  },
  'POST team/{id}/name': {
    summary: 'Rename the team',
    access: 'session',
    params: z.object({ id }),
    body: z.object({ teamName: z.string().max(1000), nameVisible: z.boolean().optional(), widgetUser }),
    response: teamView,
    errors: ['not-found', 'team-name-too-short', 'team-name-too-long', 'team-name-invalid'],
  },
  'POST team/{id}/copy': {
    summary: 'Copy the team under the same owner',
    access: 'session',
    params: z.object({ id }),
    response: teamView,
    errors: ['not-found', 'team-exists', 'team-locked', 'lineup-invalid'],
  },
  'DELETE team/{id}': {
    summary: 'Delete the team while it is unpaid',
    access: 'session',
    params: z.object({ id }),
    response: z.object({ teams: z.array(z.object({ id, name: z.string() })) }),
    errors: ['not-found', 'team-not-deletable'],
  },
} as const satisfies Record<string, Endpoint>;
