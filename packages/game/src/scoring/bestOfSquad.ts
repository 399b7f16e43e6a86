import type { CompetitionRules, GamePlayer, HalfPoints } from '../types.js';
import type { TeamPoints } from './scoreTeam.js';
import { topLineup } from './topLineup.js';

/** A scored matchday of a team. */
export interface BestOfSquadInput {
  readonly score: Pick<TeamPoints, 'points' | 'selections' | 'multiplierId'>;
  readonly players: ReadonlyMap<number, GamePlayer>;
  readonly rules: Pick<CompetitionRules, 'formationLimits' | 'lineupSize' | 'squadLayout'>;
}

/**
 * The points, in halves, of the best lineup that a team's squad allowed on a matchday, the armband on the same player
 * with the same multiplier. Never less than the team's points, which a bench boost makes higher than any lineup.
 */
export function bestOfSquad({ score, players, rules }: BestOfSquadInput): HalfPoints {
  const multiplier = Math.max(...score.selections.map((selection) => selection.multiplier));
  // A player who did not play may fill the lineup for 0 points, so that there always is one.
  const points = new Map(
    score.selections.map(({ playerId, points: own }) => [
      playerId,
      { points: playerId === score.multiplierId ? Math.round(own * multiplier) : own, minutes: 1 },
    ]),
  );
  return Math.max(score.points, topLineup({ points, players, rules })?.points ?? 0);
}
