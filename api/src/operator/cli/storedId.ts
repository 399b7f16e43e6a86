import { type ModelStatic, Op } from 'sequelize';
import type { Match, Player } from '../../models/index.js';

/** The id in the database of a match or player that the feed of a competition has under a number; null without one. */
export async function storedId(
  model: ModelStatic<Match> | ModelStatic<Player>,
  competitionId: number,
  feedId: number,
): Promise<number | null> {
  // The first competition of an installation has the feed's own numbers.
  const where = { competitionId, [Op.or]: [{ feedId }, { feedId: null, id: feedId }] };
  const row = await (model as ModelStatic<Match>).findOne({ attributes: ['id'], where, raw: true });
  return row?.id ?? null;
}
