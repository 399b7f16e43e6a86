import { type Expectation, expectedPoints, toTenths } from '@euro/game';
import { difficulties } from './difficulties.js';
import type { World } from './world.js';

/**
 * Expected points of each player in a matchday, from value, form, share of matches played, and difficulty of the
 * opponents; 0 for injured, banned and eliminated players.
 */
export function expectations(
  world: Pick<World, 'players' | 'clubs' | 'matches'>,
  weekId: number,
): Expectation {
  const { players, matches } = world;
  const difficulty = difficulties(world);
  const finishedCounts = new Map<number, number>();
  const opponents = new Map<number, number[]>();
  for (const match of matches) {
    const [home, away] = [match.homeId?.id, match.awayId?.id];
    for (const [nation, opponent] of [
      [home, away],
      [away, home],
    ]) {
      if (nation === undefined) continue;
      if (match.status === 'finished') finishedCounts.set(nation, (finishedCounts.get(nation) ?? 0) + 1);
      if (match.weekId === weekId) opponents.set(nation, [...(opponents.get(nation) ?? []), opponent ?? 0]);
    }
  }
  return ({ id, clubId }) => {
    const player = players.get(id);
    if (!player || player.injury === 1 || player.ban === 1 || player.eliminated) return 0;
    const matchesPlayed = finishedCounts.get(clubId) ?? 0;
    return expectedPoints({
      value: toTenths(player.value),
      form: matchesPlayed === 0 ? null : player.form,
      playedShare: matchesPlayed === 0 ? 1 : Math.min(1, player.stats.length / matchesPlayed),
      difficulties: (opponents.get(clubId) ?? []).map(difficulty),
    });
  };
}
