import type { Player } from '@euro/api-contract';
import { comingFixtures, type Fixture, type World } from '@euro/game-ui';

/** A nation of the squad with its coming matches and the players who play them. */
export interface NationCalendar {
  readonly clubId: number;
  readonly players: readonly Player[];
  /** Soonest first; empty without a known match. */
  readonly fixtures: readonly Fixture[];
  /** It is out of the tournament: no match will come. */
  readonly isOut: boolean;
}

/** The coming matches of the nations in a squad at `now` (epoch ms), soonest first; without a match last. */
export function squadCalendar(
  playerIds: readonly number[],
  { players, matches }: Pick<World, 'players' | 'matches'>,
  now: number,
): NationCalendar[] {
  // Who left is of no club.
  const squad = playerIds.flatMap((id) => players.get(id) ?? []).filter(({ leftAt }) => !leftAt);
  const clubIds = [...new Set(squad.map(({ clubId }) => clubId))];
  return clubIds
    .map(
      (clubId): NationCalendar => ({
        clubId,
        players: squad.filter((player) => player.clubId === clubId),
        fixtures: comingFixtures(clubId, matches, now),
        isOut: squad.some((player) => player.clubId === clubId && player.eliminated),
      }),
    )
    .sort((a, b) => soonest(a) - soonest(b) || a.clubId - b.clubId);
}

function soonest({ fixtures }: NationCalendar): number {
  const first = fixtures[0];
  return first === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(first.match.date);
}
