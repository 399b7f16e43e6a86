import type { GameContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import type { CompetitionChoice } from '../competition/loadCompetition.js';
import { isMeant } from '../competition/loadSeason.js';
import { currentSnapshot } from './currentSnapshot.js';
import type { TournamentSnapshot } from './tournamentSnapshot.js';

/** The snapshot of the context's competition; refused when there is none, or when a call asks for another one. */
export async function requireSnapshot(
  context: Pick<GameContext, 'models' | 'sequelize' | 'replicas' | 'competitionId'>,
  choice: CompetitionChoice,
): Promise<TournamentSnapshot> {
  const snapshot = await currentSnapshot(context);
  if (!snapshot) throw new Refusal('not-found');
  if (!isMeant(snapshot, choice)) throw new Refusal('not-found');
  return snapshot;
}
