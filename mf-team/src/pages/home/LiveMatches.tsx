import type { Match } from '@euro/api-contract';
import { MatchTiles, matchesNow, useWorld } from '@euro/game-ui';
import styled from 'styled-components';

/** Tiles beside each other. */
const MOST = 2;

interface LiveMatchesProps {
  readonly weekId: number | null;
  /** Players of the team. */
  readonly squad: readonly number[];
}

/** Two matches that are played now, or next; those with the most own players first. */
export function LiveMatches({ weekId, squad }: LiveMatchesProps) {
  const world = useWorld();
  if (weekId === null) return null;
  const clubs = squad.map((id) => world.players.get(id)?.clubId);
  const ownIn = ({ homeId, awayId }: Match) =>
    clubs.filter((clubId) => clubId !== undefined && (clubId === homeId?.id || clubId === awayId?.id)).length;
  const matches = [...matchesNow(world.matches, weekId).matches]
    .sort((a, b) => ownIn(b) - ownIn(a))
    .slice(0, MOST);
  return (
    <Room>
      <MatchTiles matches={matches} squad={squad} columns={2} />
    </Room>
  );
}

/** As high as a tile: nothing moves when the last match ends. */
const Room = styled.div`
  min-height: 72px;
`;
