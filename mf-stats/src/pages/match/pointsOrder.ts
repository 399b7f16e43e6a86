import type { MatchPlayer, MatchSide } from '@euro/api-contract';
import { COACH } from '@euro/game';

/** A player of either side, with the side he plays for. */
export interface SidePlayer {
  readonly player: MatchPlayer;
  readonly side: Pick<MatchSide, 'id' | 'short'>;
}

/**
 * All players of both sides who took part in the match so far, most points first; among equals by minutes, then by
 * shirt, home before away. A coach takes part from the first whistle.
 */
export function pointsOrder(home: MatchSide, away: MatchSide): readonly SidePlayer[] {
  return [home, away]
    .flatMap((side) => side.players.filter(hasPart).map((player) => ({ player, side })))
    .toSorted(
      ({ player: one }, { player: other }) =>
        other.points - one.points || other.in - one.in || (one.shirt ?? 0) - (other.shirt ?? 0),
    );
}

function hasPart({ started, in: minutes, inMin, lines, positionId }: MatchPlayer): boolean {
  return started || minutes > 0 || inMin !== null || lines.length > 0 || positionId === COACH;
}
