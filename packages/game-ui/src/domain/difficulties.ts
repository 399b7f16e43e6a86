import { type Difficulty, fixtureDifficulty, nationRatings, toTenths } from '@euro/game';
import type { World } from './world.js';

/** A nation's rating is made of the value of this many players: as many as a team of this game has. */
const SQUAD = 16;

/**
 * How strong each nation is, 0 to 1, from what this world knows: the squads' values, and the results of the matches that are
 * over (`nationRatings` of the game).
 */
export function ratings(
  world: Pick<World, 'players' | 'clubs' | 'matches'>,
): ReturnType<typeof nationRatings> {
  return nationRatings(
    [...world.clubs.keys()].map((clubId) => ({
      clubId,
      squadValue: squadValue(clubId, world),
      results: resultsOf(clubId, world),
    })),
  );
}

/** How hard it is to play each nation, by its {@link ratings} among all nations; an unknown opponent is a 3. */
export function difficulties(
  world: Pick<World, 'players' | 'clubs' | 'matches'>,
): (opponentId: number) => Difficulty {
  const strengths = ratings(world);
  return (opponentId) => fixtureDifficulty(strengths, opponentId);
}

function squadValue(nation: number, { players }: Pick<World, 'players'>): number {
  return [...players.values()]
    .filter(({ clubId }) => clubId === nation)
    .map(({ value }) => toTenths(value))
    .sort((a, b) => b - a)
    .slice(0, SQUAD)
    .reduce((sum, value) => sum + value, 0);
}

function resultsOf(nation: number, { matches }: Pick<World, 'matches'>): { for: number; against: number }[] {
  return matches.flatMap(({ status, homeId, awayId, homeScore, awayScore }) => {
    if (status !== 'finished' || homeScore === null || awayScore === null) return [];
    if (homeId?.id === nation) return [{ for: homeScore, against: awayScore }];
    return awayId?.id === nation ? [{ for: awayScore, against: homeScore }] : [];
  });
}
