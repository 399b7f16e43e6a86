import type { HalfPoints } from '../types.js';

/** A confirmed transfer, and the matchdays that it had an effect on. */
export interface PlayedTransfer {
  /** From its own one to the one before the next wild card, which chooses again; without those of a free hit. */
  readonly weekIds: readonly number[];
  readonly inId: number;
  readonly outId: number;
}

/** Own points of the two players from the transfer on, in halves: without armband, and whether they counted or not. */
export interface TransferGain {
  readonly inPoints: HalfPoints;
  readonly outPoints: HalfPoints;
}

/**
 * What both players of a transfer scored in its matchdays. Over all transfers of a team the differences add up to what
 * its players scored more than those it would have had without any: a player who leaves again is subtracted from there.
 * @param pointsIn the own points of a player in a matchday
 */
export function transferGain(
  { weekIds, inId, outId }: PlayedTransfer,
  pointsIn: (playerId: number, weekId: number) => HalfPoints,
): TransferGain {
  let [inPoints, outPoints] = [0, 0];
  for (const weekId of weekIds) {
    inPoints += pointsIn(inId, weekId);
    outPoints += pointsIn(outId, weekId);
  }
  return { inPoints, outPoints };
}
