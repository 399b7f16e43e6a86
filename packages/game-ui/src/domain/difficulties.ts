import { type Difficulty, fixtureDifficulty, nationRatings, toTenths } from '@euro/game';
import type { World } from './world.js';

/** Number of players whose value counts for a nation's rating: the size of a squad of this game. */
const SQUAD = 16;

/**
 * Strength of each nation, 0 to 1, from the values of its squad and the results of finished matches (`nationRatings` of
 * the game).
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

/** Difficulty of each nation as an opponent, by its {@link ratings} among all nations; 3 for an unknown opponent. */
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
