import type { Transaction } from 'sequelize';
import type { GameContext } from '../infra/context.js';
import { Refusal } from '../infra/errors.js';
import type { League } from '../models/index.js';
import { closedCompetitions } from '../tournament/index.js';
import { authorizeInLeague } from './policies/policies.js';
import { lockLeague } from './storedLeague.js';

interface Founding {
  readonly leagueId: number;
  /** The competition in which it begins again. */
  readonly competitionId: number;
  readonly userId: number;
}

/**
 * The league of a competition that is over which its admin founds again, its row locked, so that it begins once in
 * each later competition.
 * @throws the refusals `not-found`, `forbidden` and `league-again-refused`
 */
export async function requireFoundable(
  context: GameContext,
  { leagueId, competitionId, userId }: Founding,
  transaction: Transaction,
): Promise<League> {
  const league = await lockLeague(context, leagueId, transaction);
  authorizeInLeague('league.foundAgain', { userId, league });
  if (!(await closedCompetitions(context, transaction)).includes(league.competitionId)) {
    throw new Refusal('league-again-refused', { because: 'not-over' });
  }
  const where = { againOf: leagueId, competitionId };
  const other = await context.models.League.findOne({ attributes: ['id'], where, transaction });
  if (other) throw new Refusal('league-again-refused', { because: 'founded-already', leagueId: other.id });
  return league;
}
