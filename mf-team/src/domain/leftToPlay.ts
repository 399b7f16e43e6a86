import type { ScoredSelection, TeamPoints } from '@euro/api-contract';
import { leftToPlay as countLeft } from '@euro/game';
import type { World } from '@euro/game-ui';

/** Players of the eleven, power subs made, whose match has still to kick off: as many as `leftToPlay` in leagues. */
export function leftToPlay(
  { matches, players }: Pick<World, 'matches' | 'players'>,
  { weekId, selections }: Pick<TeamPoints, 'weekId' | 'selections'>,
): readonly number[] {
  const matchesOfWeek = matches.filter((match) => match.weekId === weekId);
  const eleven = selections.filter(isOfEleven).map(({ playerId }) => playerId);
  return eleven.filter((playerId) => countLeft([playerId], matchesOfWeek, players));
}

/** In the eleven, power subs made. */
export const isOfEleven = ({ positionId, powerSub }: ScoredSelection) =>
  powerSub === 'in' || (positionId === 1 && powerSub !== 'out');
