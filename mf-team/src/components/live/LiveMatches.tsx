import type { Match } from '@euro/api-contract';
import { MatchTiles, useWorld } from '@euro/game-ui';
import { matchesToWatch } from '../../domain/matchesToWatch.js';

/** Tiles beside each other. */
const MOST = 2;

interface LiveMatchesProps {
  readonly weekId: number | null;
  /** Players of the team. */
  readonly squad: readonly number[];
}

/** Two matches of a matchday, as many as long as it runs: those played now, then the next ones, then the last ones. */
export function LiveMatches({ weekId, squad }: LiveMatchesProps) {
  const world = useWorld();
  if (weekId === null) return null;
  const clubs = squad.map((id) => world.players.get(id)?.clubId);
  const ownIn = ({ homeId, awayId }: Match) =>
    clubs.filter((clubId) => clubId !== undefined && (clubId === homeId?.id || clubId === awayId?.id)).length;
  const matches = matchesToWatch(world.matches, weekId, ownIn).slice(0, MOST);
  return <MatchTiles matches={matches} squad={squad} columns={2} />;
}
