import type { ScoredSelection, TeamPoints } from '@euro/api-contract';
import { leftToPlay as countLeft } from '@euro/game';
import type { World } from '@euro/game-ui';

/** Players of the eleven, power subs made, whose match has still to kick off: the figure of `leftToPlay` in leagues. */
export function leftToPlay(
  { matches, players }: Pick<World, 'matches' | 'players'>,
  { weekId, selections }: Pick<TeamPoints, 'weekId' | 'selections'>,
): number {
  const eleven = selections.filter(isOfEleven).map(({ playerId }) => playerId);
  const matchesOfWeek = matches.filter((match) => match.weekId === weekId);
  return countLeft(eleven, matchesOfWeek, players);
}

const isOfEleven = ({ positionId, powerSub }: ScoredSelection) =>
  powerSub === 'in' || (positionId === 1 && powerSub !== 'out');
