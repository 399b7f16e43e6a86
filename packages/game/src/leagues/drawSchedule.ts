/** A match of a head-to-head league; without an `awayTeamId` the team plays against the league's average. */
export interface DrawnMatch {
  readonly weekId: number;
  readonly homeTeamId: number;
  readonly awayTeamId: number | null;
}

/** Two teams of a round; null is the place that stays empty where their number is odd. */
type Pair = readonly [home: number, away: number | null];

/**
 * Draws a head-to-head league (decisions of this project, docs/guides/leagues.md): in each matchday every team plays
 * once, and teams meet as equally often as the number of matchdays allows, `earlierMatches` included. With an odd
 * number one team a matchday plays against the league's average, each as often as the next. The same input gives the
 * same draw, whatever the order of the ids; a league of fewer than two teams has none.
 *
 * Circle method: the rounds of a whole competition are made once, and each matchday takes the round whose pairs met
 * least.
 */
export function drawSchedule(
  teamIds: readonly number[],
  weekIds: readonly number[],
  seed: number,
  earlierMatches: readonly DrawnMatch[] = [],
): DrawnMatch[] {
  if (teamIds.length < 2) return [];
  const rounds = roundsOf(shuffle(teamIds, seed));
  const meetings = new Map<string, number>();
  const count = (pair: Pair) => meetings.set(keyOf(pair), meetingCount(meetings, pair) + 1);
  for (const { homeTeamId, awayTeamId } of earlierMatches) count([homeTeamId, awayTeamId]);
  return weekIds.flatMap((weekId) => {
    const round = roundWithFewestMeetings(rounds, meetings);
    for (const pair of round) count(pair);
    return round.map(([homeTeamId, awayTeamId]) => ({ weekId, homeTeamId, awayTeamId }));
  });
}

/** All rounds of a round robin: one team stays, the others rotate. */
function roundsOf(teamIds: readonly number[]): Pair[][] {
  const places = teamIds.length % 2 === 0 ? teamIds : [...teamIds, null];
  const [fixed = null, ...circle] = places;
  return circle.map((_, round) => {
    const rotation = [fixed, ...circle.slice(round), ...circle.slice(0, round)];
    return rotation.slice(0, rotation.length / 2).flatMap((one, index) => {
      const pair = pairUp(one, rotation.at(-1 - index) ?? null, (round + index) % 2 === 1);
      return pair ? [pair] : [];
    });
  });
}

function pairUp(one: number | null, other: number | null, isTurned: boolean): Pair | null {
  if (one === null) return other === null ? null : [other, null];
  if (other === null) return [one, null];
  return isTurned ? [other, one] : [one, other];
}

/** The round whose pairs met least so far; of several the first. */
function roundWithFewestMeetings(
  rounds: readonly Pair[][],
  meetings: ReadonlyMap<string, number>,
): readonly Pair[] {
  let best: readonly Pair[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const round of rounds) {
    const times = round.reduce((sum, pair) => sum + meetingCount(meetings, pair), 0);
    if (times >= fewest) continue;
    best = round;
    fewest = times;
  }
  return best;
}

function meetingCount(meetings: ReadonlyMap<string, number>, pair: Pair): number {
  return meetings.get(keyOf(pair)) ?? 0;
}

function keyOf([home, away]: Pair): string {
  if (away === null) return `${home}`;
  return home < away ? `${home} ${away}` : `${away} ${home}`;
}

/** The ids in an order that only the seed decides. */
function shuffle(teamIds: readonly number[], seed: number): number[] {
  const places = new Map(teamIds.map((id) => [id, scatter(id, seed)]));
  return teamIds.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0) || a - b);
}

/** A number from 0 up to 2³² that looks random and is the same for the same two (the end of murmur3). */
function scatter(id: number, seed: number): number {
  let hash = Math.imul(id ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f);
  return (hash ^ (hash >>> 16)) >>> 0;
}
