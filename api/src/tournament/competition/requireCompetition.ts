import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import { type LoadedCompetition, loadCompetition } from './loadCompetition.js';

/**
 * The competition of the context.
 * @throws the refusal `not-found` before the first import
 */
export async function requireCompetition(
  context: Pick<GameContext, 'sequelize' | 'competitionId'>,
  transaction?: Transaction,
): Promise<LoadedCompetition> {
  const competition = await loadCompetition(context, transaction);
  if (!competition) throw new Refusal('not-found');
  return competition;
}
