import * as z from 'zod';
import { id, moment } from './common.js';

/** The four boosters, named as in the team's fields (spec §3). */
export const booster = z.enum(['bank', 'tripleCaptain', 'freeHit', 'wildCard']);

/** A value before and after; null means none. */
function changed<T extends z.ZodType>(value: T) {
  return z.object({ from: value, to: value });
}

const playerId = z.number().int();

/** A player out and one of the same position in, with their prices in millions (decisions §3.2, §3.5). */
export const confirmedTransfer = z.object({
  outId: playerId,
  inId: playerId,
  outPrice: z.number(),
  inPrice: z.number(),
  /** Beyond the nation limit: costs no free transfer (decisions §1.5). */
  extra: z.boolean(),
});

/** The effects of a change; only changed parts are present. */
export const teamChanges = z.object({
  /** Of an unlimited save: the players bought and sold. */
  playersIn: z.array(playerId).optional(),
  playersOut: z.array(playerId).optional(),
  transfers: z.array(confirmedTransfer).optional(),
  /** The same players in other places: onto the pitch, onto the bench. */
  toPitch: z.array(playerId).optional(),
  toBench: z.array(playerId).optional(),
  benchOrder: changed(z.array(playerId)).optional(),
  captain: changed(playerId.nullable()).optional(),
  viceCaptain: changed(playerId.nullable()).optional(),
  powerSub: z.object({ outId: playerId, inId: playerId }).optional(),
  booster: booster.optional(),
  name: changed(z.string()).optional(),
  nameVisible: changed(z.boolean()).optional(),
  /** Millions. */
  moneyLeft: changed(z.number()).optional(),
  freeTransfers: changed(z.number().int()).optional(),
});
export type TeamChanges = z.infer<typeof teamChanges>;

export const receiptKind = z.enum([
  'team-created',
  'squad-saved',
  'lineup-saved',
  'transfers-confirmed',
  'transfers-reset',
  'booster-played',
  'power-sub',
  'power-sub-undone',
  'team-renamed',
]);

/** One accepted change of a team: who, when, what, and how long before the deadline (decisions §3.7). */
export const receipt = z.object({
  id,
  teamId: id,
  kind: receiptKind,
  /** The matchday that the change counts for, as the server's clock decided. */
  weekId: z.number().int(),
  /** The moment of the decision on the game's clock. */
  at: moment,
  /** The deadline of that matchday; null for a change that no deadline binds (a name). */
  deadlineDate: moment.nullable(),
  /** Milliseconds from `at` to that deadline; negative for a power sub, which comes after it. */
  msBeforeDeadline: z.number().int().nullable(),
  /** The team's version after the change. */
  version: z.number().int(),
  changes: teamChanges,
});
export type Receipt = z.infer<typeof receipt>;
