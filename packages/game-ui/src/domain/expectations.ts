import { type Expectation, expectedPoints, isPlayedInMatchday, toTenths } from '@euro/game';
import { difficulties } from './difficulties.js';
import { matchOutlook } from './matchOutlook.js';
import type { World } from './world.js';

/** The id of no nation: `difficulties` rates it average. */
const UNDECIDED = 0;

/**
 * Expected points of each player in a matchday, from value, form, share of matches played, and difficulty of the
 * opponents; 0 for injured, banned and eliminated players. A nation whose place in the matchday is undecided counts
 * with one match against an average opponent: it may play, and nobody knows against whom.
 */
export function expectations(
  world: Pick<World, 'players' | 'clubs' | 'matches'>,
  weekId: number,
): Expectation {
  const { players, matches } = world;
  const difficulty = difficulties(world);
  const finishedCounts = new Map<number, number>();
  const opponents = new Map<number, number[]>();
  for (const match of matches.filter(isPlayedInMatchday)) {
    const [home, away] = [match.homeId?.id, match.awayId?.id];
    for (const [nation, opponent] of [
      [home, away],
      [away, home],
    ]) {
      if (nation === undefined) continue;
      if (match.status === 'finished') finishedCounts.set(nation, (finishedCounts.get(nation) ?? 0) + 1);
      if (match.weekId === weekId)
        opponents.set(nation, [...(opponents.get(nation) ?? []), opponent ?? UNDECIDED]);
    }
  }
  const opponentsOf = (clubId: number): readonly number[] => {
    const known = opponents.get(clubId);
    if (known) return known;
    const found = matchOutlook(clubId, weekId, matches) === 'open' ? [UNDECIDED] : [];
    opponents.set(clubId, found);
    return found;
  };
  return ({ id, clubId }) => {
    const player = players.get(id);
    if (!player || player.injury === 1 || player.ban === 1 || player.eliminated) return 0;
    const matchesPlayed = finishedCounts.get(clubId) ?? 0;
    return expectedPoints({
      value: toTenths(player.value),
      form: matchesPlayed === 0 ? null : player.form,
      playedShare: matchesPlayed === 0 ? 1 : Math.min(1, player.stats.length / matchesPlayed),
      difficulties: opponentsOf(clubId).map(difficulty),
    });
  };
}
