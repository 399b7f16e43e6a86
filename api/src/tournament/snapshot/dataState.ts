import type { GameContext } from '../../infra/context.js';
import { trustedSnapshot } from './currentSnapshot.js';
import type { TournamentSnapshot } from './tournamentSnapshot.js';
import { knowledgeAt } from './visibility.js';

interface DataState {
  readonly snapshot: TournamentSnapshot;
  readonly knowledge: number;
}

/** Which data this process knows, and how far the clock makes them known; null where no job keeps them up to date. */
export function dataState(context: Pick<GameContext, 'models' | 'clock'>): DataState | null {
  const snapshot = trustedSnapshot(context);
  return snapshot && { snapshot, knowledge: knowledgeAt(snapshot, context.clock.now()) };
}
