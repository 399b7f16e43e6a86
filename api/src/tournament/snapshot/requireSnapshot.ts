import type { GameContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import { currentSnapshot } from './currentSnapshot.js';
import type { TournamentSnapshot } from './tournamentSnapshot.js';

/**
 * The snapshot of the context's competition.
 * @throws the refusal `not-found` before the first import
 */
export async function requireSnapshot(
  context: Pick<GameContext, 'models' | 'sequelize' | 'replicas' | 'competitionId'>,
): Promise<TournamentSnapshot> {
  const snapshot = await currentSnapshot(context);
  if (!snapshot) throw new Refusal('not-found');
  return snapshot;
}
