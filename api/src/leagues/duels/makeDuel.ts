import type { DuelLength } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import { Refusal } from '../../infra/errors.js';
import type { Duel, Team } from '../../models/index.js';
import type { Season } from '../../tournament/index.js';
import type { LeaguesContext } from '../context.js';
import { newDuelCode } from './duelCodes.js';
import { isLive, stateOf } from './duelStates.js';
import { loadDuelsOf, ownerOf, refuseBlocked, requireDuel } from './storedDuels.js';

interface NewDuel {
  readonly length: DuelLength;
  /** Code of a finished duel, whose opponent is the only one who may accept. */
  readonly rematchOf?: string | undefined;
}

type Challenger = Pick<Team, 'id' | 'userId' | 'competitionId'>;

/**
 * Makes a duel of a team whose row is locked, from the coming matchday on.
 * @throws the refusals `deadline-passed`, `too-many-duels`, `duel-refused` and `invite-invalid`
 */
export async function makeDuel(
  context: LeaguesContext,
  team: Challenger,
  { length, rematchOf }: NewDuel,
  season: Season,
  transaction: Transaction,
): Promise<Duel> {
  const { deadlineWeek } = season.info;
  if (deadlineWeek === null) throw new Refusal('deadline-passed');
  const opponentId =
    rematchOf === undefined ? null : await requireOpponent(context, team, rematchOf, season, transaction);
  await requirePlace(context, team.id, season, opponentId, transaction);
  return context.models.Duel.create(
    {
      competitionId: team.competitionId,
      code: newDuelCode(),
      homeTeamId: team.id,
      awayTeamId: opponentId,
      weekId: deadlineWeek,
      lastWeekId: length === 'week' ? deadlineWeek : null,
      createdAt: season.now,
      acceptedAt: null,
      stoppedAt: null,
      blockedBy: null,
    },
    { transaction },
  );
}

async function requireOpponent(
  context: LeaguesContext,
  { id, userId, competitionId }: Challenger,
  code: string,
  season: Season,
  transaction: Transaction,
): Promise<number> {
  const duel = await requireDuel(context, code, competitionId, transaction);
  if (duel.homeTeamId !== id && duel.awayTeamId !== id) throw new Refusal('invite-invalid');
  if (stateOf(duel, season) !== 'finished') throw new Refusal('duel-refused', { because: 'not-over' });
  const opponentId = duel.awayTeamId === id ? duel.homeTeamId : duel.awayTeamId;
  if (opponentId === null) throw new Refusal('invite-invalid');
  const otherUserId = await ownerOf(context, opponentId, transaction);
  await refuseBlocked(context, { userId, otherUserId }, transaction);
  return opponentId;
}

/**
 * Checks that a team, whose row is locked, may have one more duel, and none against this opponent.
 * @param opponentId null for one that is not known yet
 * @param accepted the waiting duel that the team accepts
 * @throws the refusals `too-many-duels` and `duel-refused`
 */
export async function requirePlace(
  context: LeaguesContext,
  teamId: number,
  season: Season,
  opponentId: number | null,
  transaction: Transaction,
  accepted?: Duel,
): Promise<void> {
  const { maxDuels } = season.competition.settings;
  const live = (await loadDuelsOf(context, teamId, transaction)).filter(
    (duel) => duel.id !== accepted?.id && isLive(duel, season),
  );
  const isAgainst = live.some(
    ({ homeTeamId, awayTeamId, acceptedAt }) =>
      (acceptedAt !== null || !accepted) &&
      opponentId !== null &&
      [homeTeamId, awayTeamId].includes(opponentId),
  );
  if (isAgainst) throw new Refusal('duel-refused', { because: 'running' });
  // A rematch that somebody else asks for takes no place before it is accepted.
  const taken = live.filter(({ homeTeamId, acceptedAt }) => homeTeamId === teamId || acceptedAt !== null);
  if (taken.length >= maxDuels) throw new Refusal('too-many-duels', { limit: maxDuels });
}
