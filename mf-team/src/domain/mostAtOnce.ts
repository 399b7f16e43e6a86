import type { Match } from '@euro/api-contract';

/** A match with extra time and a shoot-out is over by then, in ms. */
const LONGEST = 3 * 60 * 60_000;

/** How many matches of a matchday may be played at the same time, by their kick-offs. */
export function mostAtOnce(matches: readonly Pick<Match, 'weekId' | 'date'>[], weekId: number): number {
  const kickOffs = matches.filter((match) => match.weekId === weekId).map(({ date }) => Date.parse(date));
  const begunBy = (moment: number) =>
    kickOffs.filter((kickOff) => kickOff <= moment && moment < kickOff + LONGEST).length;
  return Math.max(0, ...kickOffs.map(begunBy));
}
