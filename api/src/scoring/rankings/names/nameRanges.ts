import { Op } from 'sequelize';
import type { GameContext } from '../../../infra/context.js';
import type { NameProgressRow } from './nameProgress.js';

/** How long a worker may take for a range, in real milliseconds; it takes less than a second. */
const LEASE = 60_000;

/** Ids of teams, both included. */
export interface NameRange {
  readonly firstId: number;
  readonly lastId: number;
}

/**
 * Claims a range of teams that are not in the index of names: one that a worker left behind, or the next. Null when
 * there is none; the index is complete once all ranges are done as well.
 * @param length ids in a range
 */
export async function claimNameRange(
  { models, withTransaction }: GameContext,
  { highestId, complete }: NameProgressRow,
  length: number,
): Promise<NameRange | null> {
  const { NameProgress, NameRange, Team } = models;
  if (complete && (await NameRange.count()) === 0) return null;
  if (highestId === 0)
    await withTransaction((transaction) =>
      NameProgress.bulkCreate([{ id: 1 }], { ignoreDuplicates: true, transaction }),
    );
  const now = Date.now();
  const leaseUntil = now + LEASE;
  return withTransaction(async (transaction) => {
    // The lock of this row serializes workers that claim.
    const where = { id: 1 };
    const progress = await NameProgress.findOne({
      where,
      raw: true,
      rejectOnEmpty: true,
      transaction,
      lock: true,
    });
    const remaining = await NameRange.findOne({
      where: { leaseUntil: { [Op.lte]: now } },
      raw: true,
      transaction,
    });
    if (remaining) {
      await NameRange.update({ leaseUntil }, { where: { firstId: remaining.firstId }, transaction });
      return remaining;
    }
    if (progress.complete) return null;
    const after = { id: { [Op.gt]: progress.highestId } };
    const firstId = await Team.min<number | null, InstanceType<typeof Team>>('id', {
      where: after,
      transaction,
    });
    if (firstId === null) {
      const isComplete = (await NameRange.count({ transaction })) === 0;
      if (isComplete) await NameProgress.update({ complete: true }, { where, transaction });
      return null;
    }
    const highest = await Team.max<number, InstanceType<typeof Team>>('id', { transaction });
    const lastId = Math.min(firstId + length - 1, highest);
    // Names that change from the first range on are read again in the end.
    const readAt = Number(progress.readAt) || now;
    await NameProgress.update({ highestId: lastId, readAt }, { where, transaction });
    await NameRange.create({ firstId, lastId, leaseUntil }, { transaction });
    return { firstId, lastId };
  });
}
