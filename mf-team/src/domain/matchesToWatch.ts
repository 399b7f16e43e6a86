import type { Match } from '@euro/api-contract';

const TURN: Readonly<Record<Match['status'], number>> = { live: 0, scheduled: 1, finished: 2 };

/**
 * The matches of a matchday by interest: live ones, then the next kick-offs, then the last finished ones; at equal
 * times those with the most own players first. Undecided pairings are left out.
 */
export function matchesToWatch(
  matches: readonly Match[],
  weekId: number,
  ownIn: (match: Match) => number,
): readonly Match[] {
  const turnsOf = (match: Match) => {
    const turn = TURN[match.status];
    const date = Date.parse(match.date);
    return [turn, turn === 0 ? 0 : turn === 1 ? date : -date, -ownIn(match), date, match.id];
  };
  return matches
    .filter((match) => match.weekId === weekId && match.homeId !== null && match.awayId !== null)
    .map((match) => ({ match, turns: turnsOf(match) }))
    .sort((one, other) => {
      const at = one.turns.findIndex((turn, index) => turn !== other.turns[index]);
      return (one.turns[at] ?? 0) - (other.turns[at] ?? 0);
    })
    .map(({ match }) => match);
}
