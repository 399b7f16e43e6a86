import type { Transaction } from 'sequelize';
import { Refusal } from '../../infra/errors.js';
import type { Duel, Team } from '../../models/index.js';
import type { Season } from '../../tournament/index.js';
import type { LeaguesContext } from '../context.js';
import { stateOf, weeksOf } from './duelStates.js';
import { requirePlace } from './makeDuel.js';
import { ownerOf, refuseBlocked, requireDuel } from './storedDuels.js';

type Opponent = Pick<Team, 'id' | 'userId' | 'competitionId'>;

/**
 * Accepts a duel with a team whose row is locked. It begins with the coming matchday.
 * @throws the refusals `invite-invalid`, `deadline-passed`, `duel-taken`, `duel-refused` and `too-many-duels`
 */
export async function acceptDuel(
  context: LeaguesContext,
  team: Opponent,
  code: string,
  season: Season,
  transaction: Transaction,
): Promise<Duel> {
  const duel = await requireDuel(context, code, team.competitionId, transaction);
  const isForOthers = duel.awayTeamId !== null && duel.awayTeamId !== team.id;
  if (duel.acceptedAt !== null || isForOthers) throw new Refusal('duel-taken');
  if (duel.stoppedAt !== null) throw new Refusal('invite-invalid');
  if (stateOf(duel, season) !== 'waiting') throw new Refusal('deadline-passed');
  const { userId } = team;
  const otherUserId = await ownerOf(context, duel.homeTeamId, transaction);
  if (otherUserId === userId) throw new Refusal('duel-refused', { because: 'own-team' });
  await refuseBlocked(context, { userId, otherUserId }, transaction);
  await requirePlace(context, team.id, season, duel.homeTeamId, transaction, duel);
  const [weekId = duel.weekId] = weeksOf(duel, season);
  return duel.update({ awayTeamId: team.id, weekId, acceptedAt: season.now }, { transaction });
}
