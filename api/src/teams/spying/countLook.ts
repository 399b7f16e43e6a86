import type { Transaction } from 'sequelize';
import type { BaseContext } from '../../infra/context.js';

/** Looking again within this is still the same look, real milliseconds. */
const SAME_LOOK = 10 * 60_000;

export interface Look {
  readonly teamId: number;
  readonly weekId: number;
  /** Who looks. */
  readonly userId: number;
}

/**
 * Counts that somebody looked at a lineup before its deadline (decisions §5.5). Call it with the row of who looks locked:
 * his looks are counted one after the other.
 */
export async function countLook(
  { models, realNow }: Pick<BaseContext, 'models' | 'realNow'>,
  look: Look,
  transaction: Transaction,
): Promise<void> {
  const now = realNow();
  const row = await models.LineupLook.findOne({ where: { ...look }, transaction });
  if (!row) {
    await models.LineupLook.create({ ...look, looks: 1, countedAt: now }, { transaction });
  } else if (now - Number(row.countedAt) >= SAME_LOOK) {
    await row.update({ looks: row.looks + 1, countedAt: now }, { transaction });
  }
}
