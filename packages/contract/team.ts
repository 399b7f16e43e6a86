import * as z from 'zod';
import { flag, id, moment, positionId } from './common.js';
import { playerStatus } from './live.js';
import { player, pointLine } from './player.js';
import { booster, receipt } from './receipt.js';

export const teamUser = z.object({
  /** Empty when the team does not show its manager's name (decisions §5.4). */
  firstName: z.string(),
  lastName: z.string(),
  nameVisible: z.boolean(),
  /** Wears the crown. */
  premium: z.boolean(),
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

/** The order that a team is in: the one that is open, otherwise the one that paid it. */
export const teamPayment = z.object({
  orderId: id,
  status: z.enum(['open', 'paid']),
  /** When that payment was begun. */
  createdAt: moment,
  paidAt: moment.nullable(),
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
  /** The open order, or the one that paid the team: `GET payments/{id}`; null for a stranger. */
  paymentId: z.number().int().nullable(),
  /** The same with its moments; null for strangers, and for a team whose payment never started. */
  payment: teamPayment.nullable(),
  createdAt: moment,
  /** Euro. */
  price: z.number(),
  /** The matchday each booster is used in (spec §3); a stranger learns of one at its deadline. */
  freeHit: z.number().int().nullable(),
  bank: z.number().int().nullable(),
  tripleCaptain: z.number().int().nullable(),
  wildCard: z.number().int().nullable(),
  leagues: z.array(z.object({ id, name: z.string() })),
  /** Grows with each accepted change; sent back with a save, it shows whether another tab saved meanwhile. */
  version: z.number().int(),
});
export type Team = z.infer<typeof team>;

/** The role of a player in this team: 1 starts, 0 on the bench; captain 1, vice-captain 2 (spec §3). */
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

const transferPlayer = z.object({ id, name: z.string(), short: z.string(), positionId, clubId: id });

export const transfer = z.object({
  inId: z.number().int(),
  outId: z.number().int(),
  weekId: z.number().int(),
  extra: z.boolean(),
  /** With `transfersWithMeta=1`: who they are, when it was confirmed and, for the owner, the prices in millions. */
  inPlayer: transferPlayer.optional(),
  outPlayer: transferPlayer.optional(),
  at: moment.optional(),
  inPrice: z.number().nullable().optional(),
  outPrice: z.number().nullable().optional(),
});
export type ConfirmedTransfer = z.infer<typeof transfer>;

/** Free transfers of the coming matchday (decisions §3.1). */
export const freeTransfers = z.object({
  /** Transfers that can still be confirmed: saved + this matchday's − used. */
  left: z.number().int(),
  /** Saved from earlier matchdays, before this matchday's own. */
  saved: z.number().int(),
  /** Free transfers earned in this matchday. */
  earned: z.number().int(),
  /** Confirmed for this matchday, extras not counted. */
  used: z.number().int(),
  /** No transfer is counted: before the team's start, or with a wildcard or free hit. */
  unlimited: z.boolean(),
});
export type FreeTransfers = z.infer<typeof freeTransfers>;

export const teamView = z.object({
  team,
  players: z.array(selectedPlayer),
  transfers: z.array(transfer),
  /** Null for a stranger and after the last deadline. */
  freeTransfers: freeTransfers.nullable(),
  weekStat: z.array(weekStat),
  /** Highest team score of the shown matchday. */
  weekWinner: z.object({ points: z.number() }).nullable(),
  /** Floored (spec §9). */
  weekAveragePoints: z.number().nullable(),
});
export type TeamView = z.infer<typeof teamView>;

/** The team after a change, with the receipt of the change; null when there was nothing to change. */
export const changedTeam = teamView.extend({ receipt: receipt.nullable() });
export type ChangedTeam = z.infer<typeof changedTeam>;

export const scoredSelection = z.object({
  playerId: z.number().int(),
  positionId: flag,
  order: z.number().int(),
  captain: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  minutes: z.number().int(),
  points: z.number(),
  /** 1 unless the armband or a booster applies. */
  multiplier: z.number(),
  /** His points for the team: points × multiplier when he counts, otherwise 0. */
  total: z.number(),
  counted: z.boolean(),
  autoSub: z.enum(['in', 'out']).nullable(),
  powerSub: z.enum(['in', 'out']).nullable(),
  /** His status in the matchday. */
  status: playerStatus,
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
  /** In the order in which they were made. */
  powerSubs: z.array(
    z.object({ outId: z.number().int(), inId: z.number().int(), at: moment, undoable: z.boolean() }),
  ),
  /** Power subs that the caller may still make in this matchday; null when he may make none at all. */
  powerSubsLeft: z.number().int().nullable(),
  benchPoints: z.number(),
  booster: booster.nullable(),
  /** Places won (positive) or lost in the overall ranking since the matchday before; null for the first. */
  generalRankMove: z.number().int().nullable(),
  selections: z.array(scoredSelection),
  autoSubs: z.array(z.object({ outId: z.number().int(), inId: z.number().int(), reason: z.string() })),
  weekStat: z.array(weekStat),
  /** Per matchday: the mean of all teams, floored, shown beside the team's own bars. */
  averages: z.array(z.object({ weekId: z.number().int(), points: z.number() })),
});
export type TeamPoints = z.infer<typeof teamPoints>;

/**
 * A team's tournament once its last matchday is definitive. Points are what the team had of them, multipliers counted.
 */
export const teamRecap = z.object({
  teamId: id,
  teamName: z.string(),
  user: teamUser,
  weekStat: z.array(weekStat),
  /** Per matchday: the mean of all teams, floored. */
  averages: z.array(z.object({ weekId: z.number().int(), points: z.number() })),
  /** The matchday with the most points, the first of equals. */
  bestWeek: z.object({ weekId: z.number().int(), points: z.number() }),
  /** The best overall rank after a matchday, the first of equals. */
  bestRank: z.object({ weekId: z.number().int(), rank: z.number().int() }),
  /** The players with the most points for the team, at most five; equals by id. */
  players: z.array(z.object({ playerId: z.number().int(), matchdays: z.number().int(), points: z.number() })),
  /** The most points of a captain in one matchday; null when no captain ever played. */
  bestCaptain: z
    .object({ playerId: z.number().int(), weekId: z.number().int(), points: z.number() })
    .nullable(),
  /** Points of all captains. */
  captainPoints: z.number(),
  /** Points of players who did not count. */
  benchPoints: z.number(),
  transfers: z.number().int(),
  /** With the team's points of the matchday in which each was played. */
  boosters: z.array(
    z.object({
      booster,
      weekId: z.number().int(),
      points: z.number(),
      /**
       * Points of the matchday less those without the booster, negative when it cost points; null where there is nothing
       * to compare with. Free hit and wild card are compared with the lineup that they replaced.
       */
      gain: z.number().nullable(),
      /** The matchday's points without the booster; null with `gain`. */
      without: z.number().nullable(),
    }),
  ),
  /**
   * Confirmed transfers, the one that brought most first: own points of both players from its matchday to the
   * matchday before the next wild card, if there is one, and not in that of a free hit; without armband and whether they
   * counted or not.
   */
  transferGains: z.array(
    z.object({
      weekId: z.number().int(),
      inId: z.number().int(),
      outId: z.number().int(),
      inPoints: z.number(),
      outPoints: z.number(),
    }),
  ),
  bench: z.object({
    /** The players with the most points who did not count, at most three; equals by matchday. */
    players: z.array(z.object({ playerId: z.number().int(), weekId: z.number().int(), points: z.number() })),
    /** The total with the best lineup of each matchday's squad, the armband on the same player. */
    bestPoints: z.number(),
    /** The overall rank with that total; null without a ranking. */
    bestRank: z.number().int().nullable(),
  }),
});
export type TeamRecap = z.infer<typeof teamRecap>;

/** The best eleven and coach that the matchday's points allow: the team of the matchday. */
export const topLineup = z.object({
  weekId: z.number().int(),
  confirmed: z.boolean(),
  formation: z.string(),
  points: z.number(),
  players: z.array(
    z.object({ playerId: z.number().int(), positionId, points: z.number(), minutes: z.number().int() }),
  ),
});
export type TopLineup = z.infer<typeof topLineup>;
