import type { ScoredSelection, TeamPoints } from '@euro/api-contract';
import { COACH } from '@euro/game';
import type { World } from '@euro/game-ui';
import { matchIn } from './matchIn.js';

/** Players of the eleven, power subs made, whose match is still to be played or runs: the figure of `leftToPlay` in leagues. */
export function leftToPlay(
  world: Pick<World, 'matches' | 'players'>,
  { weekId, selections }: Pick<TeamPoints, 'weekId' | 'selections'>,
): number {
  return selections.filter((selection) => {
    const { playerId } = selection;
    const match = matchIn(world, weekId, playerId);
    const isCoach = world.players.get(playerId)?.positionId === COACH;
    return isOfEleven(selection) && !isCoach && match !== undefined && match.status !== 'finished';
  }).length;
}

const isOfEleven = ({ positionId, powerSub }: ScoredSelection) =>
  powerSub === 'in' || (positionId === 1 && powerSub !== 'out');
