import type { GameContext } from '../../infra/context.js';
import { currentSnapshot } from './currentSnapshot.js';
import { tournamentAt } from './tournamentAt.js';

/** Whether a match is being played, by the game's clock. */
export async function isMatchRunning(context: GameContext): Promise<boolean> {
  const snapshot = await currentSnapshot(context);
  if (snapshot === null) return false;
  return tournamentAt(snapshot, context.clock.now()).matches.some(({ stateName }) => stateName === 'running');
}
