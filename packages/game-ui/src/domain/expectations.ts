import { type Expectation, expectedPoints, toTenths } from '@euro/game';
import { difficulties } from './difficulties.js';
import type { World } from './world.js';

/**
 * What each player is expected to score in a matchday, from what this world knows: value, form, how often he played, and how
 * hard his opponents are. Who is injured, banned or eliminated is expected to score nothing.
 */
export function expectations(
  world: Pick<World, 'players' | 'clubs' | 'matches'>,
  weekId: number,
): Expectation {
  const { players, matches } = world;
  const difficulty = difficulties(world);
  const played = new Map<number, number>();
  const opponents = new Map<number, number[]>();
  for (const match of matches) {
    const [home, away] = [match.homeId?.id, match.awayId?.id];
    for (const [nation, opponent] of [
      [home, away],
      [away, home],
    ]) {
      if (nation === undefined) continue;
      if (match.status === 'finished') played.set(nation, (played.get(nation) ?? 0) + 1);
      if (match.weekId === weekId) opponents.set(nation, [...(opponents.get(nation) ?? []), opponent ?? 0]);
    }
  }
  return ({ id, clubId }) => {
    const player = players.get(id);
    if (!player || player.injury === 1 || player.ban === 1 || player.eliminated) return 0;
    const matchesPlayed = played.get(clubId) ?? 0;
    return expectedPoints({
      value: toTenths(player.value),
      form: matchesPlayed === 0 ? null : player.form,
      playedShare: matchesPlayed === 0 ? 1 : Math.min(1, player.stats.length / matchesPlayed),
      difficulties: (opponents.get(clubId) ?? []).map(difficulty),
    });
  };
}
