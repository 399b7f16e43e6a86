import type { Scorer } from '@euro/api-contract';
import { clubInMatch } from '../../feed/clubInMatch.js';
import type { MatchNow } from '../../snapshot/tournamentAt.js';
import type { TournamentSnapshot } from '../../snapshot/tournamentSnapshot.js';

/** Who scored in a match, most goals first, with own goals for the other side at the end. */
export function scorersOf(
  { players }: Pick<TournamentSnapshot, 'players'>,
  { match, homeId, awayId, sheet }: Pick<MatchNow, 'match' | 'homeId' | 'awayId' | 'sheet'>,
): Scorer[] {
  const scorers = [...sheet.values()].flatMap(({ playerId, stat }): Scorer[] => {
    const own = clubInMatch(players.get(playerId), match);
    const other = own === homeId ? awayId : homeId;
    if (stat === null || own === null || other === null) return [];
    return [
      { playerId, clubId: own, goals: stat.goals, isOwnGoal: false },
      { playerId, clubId: other, goals: stat.own_goals, isOwnGoal: true },
    ];
  });
  return scorers
    .filter(({ goals }) => goals > 0)
    .sort(
      (a, b) => Number(a.isOwnGoal) - Number(b.isOwnGoal) || b.goals - a.goals || a.playerId - b.playerId,
    );
}
