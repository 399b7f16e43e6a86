import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import type { MatchdayNow } from './loadMatchday.js';

/** The digest that the settlement of a matchday's visible results noted; null without results. */
export async function visibleDigest(
  { models }: Pick<GameContext, 'models'>,
  { competition, row: { weekId, version } }: Pick<MatchdayNow, 'competition' | 'row'>,
  transaction: Transaction,
): Promise<string | null> {
  if (version === null) return null;
  const row = await models.Settlement.findOne({
    attributes: ['digest'],
    where: { competitionId: competition.id, weekId, version },
    raw: true,
    transaction,
  });
  return row?.digest ?? null;
}
