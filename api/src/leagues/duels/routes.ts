import type { Transaction } from 'sequelize';
import { addressOf, type Caller, limitPerAddress, type Route, withIdempotency } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import type { Team } from '../../models/index.js';
import { lockTeam, may, readSeasonConsistently, selectLockedTeam } from '../../teams/index.js';
import { loadSeason, requireCompetition, type Season } from '../../tournament/index.js';
import type { LeaguesContext } from '../context.js';
import { route } from '../route.js';
import { tryInvite } from '../tryInvite.js';
import { acceptDuel } from './acceptDuel.js';
import { isLive, type StoredDuel, stateOf } from './duelStates.js';
import { makeDuel } from './makeDuel.js';
import { loadChallenge } from './presentChallenge.js';
import { presentDuels } from './presentDuels.js';
import { challengerOf, loadDuelsOf, requireDuel } from './storedDuels.js';

const listDuels = route('GET duels/{teamId}', async ({ context, params, caller }) => {
  const team = await requireOwnTeam(context, params.teamId, caller);
  const { id, competitionId } = team;
  return readSeasonConsistently(context, { competitionId }, async (season) => {
    const duels = await loadDuelsOf(context, id);
    const taken = duels.filter(
      (duel) => isLive(duel, season) && (duel.homeTeamId === id || duel.acceptedAt !== null),
    );
    return {
      duels: await presentDuels(context, id, duels, season),
      left: Math.max(season.competition.settings.maxDuels - taken.length, 0),
    };
  });
});

const getChallenge = route(
  'GET duel/{code}',
  async ({ context, params, caller, http }) => {
    const { id } = await requireCompetition(context);
    return loadChallenge(context, { code: params.code, competitionId: id, caller, address: addressOf(http) });
  },
  [limitPerAddress('leagueSearch')],
);

const createDuel = route('POST duel/team/{teamId}', async (call) => {
  const { context, params, body, caller } = call;
  return withIdempotency(call, async (transaction) => {
    const team = await lockTeam(context, params.teamId, caller, 'team.duel', transaction);
    const season = await loadSeason(context, team, transaction);
    const duel = await makeDuel(context, team, body, season, transaction);
    return answerDuel(context, duel, team, season, transaction);
  });
});

const joinDuel = route(
  'POST duel/{code}/join/{teamId}',
  async (call) => {
    const { context, params, caller, http } = call;
    const otherId = (await challengerOf(context, params.code)) ?? params.teamId;
    return tryInvite(context, { caller, address: addressOf(http) }, () =>
      withIdempotency(call, async (transaction) => {
        // Both teams in the order of their ids: two that accept each other's link at once wait for one another.
        if (otherId < params.teamId) await selectLockedTeam(context, otherId, transaction);
        const team = await lockTeam(context, params.teamId, caller, 'team.duel', transaction);
        if (otherId > params.teamId) await selectLockedTeam(context, otherId, transaction);
        const season = await loadSeason(context, team, transaction);
        const duel = await acceptDuel(context, team, params.code, season, transaction);
        return answerDuel(context, duel, team, season, transaction);
      }),
    );
  },
  [limitPerAddress('leagueJoin')],
);

const stopDuel = route('POST duel/{code}/stop/{teamId}', async (call) => {
  const { context, params, body, caller } = call;
  return withIdempotency(call, async (transaction) => {
    const team = await requireOwnTeam(context, params.teamId, caller, transaction);
    const season = await loadSeason(context, team, transaction);
    const duel = await requireDuel(context, params.code, team.competitionId, transaction);
    if (duel.homeTeamId !== team.id && duel.awayTeamId !== team.id) throw new Refusal('invite-invalid');
    const blocker = body.block && duel.awayTeamId !== null ? team.id : null;
    // A finished duel stays as it ended, and nobody lifts the other's block.
    const isOver = duel.stoppedAt !== null || stateOf(duel, season) === 'finished';
    const stoppedAt = isOver ? duel.stoppedAt : season.now;
    await duel.update({ stoppedAt, blockedBy: duel.blockedBy ?? blocker }, { transaction });
    return { ok: true } as const;
  });
});

export const duelRoutes: readonly Route<LeaguesContext>[] = [
  listDuels,
  getChallenge,
  createDuel,
  joinDuel,
  stopDuel,
];

type OwnTeam = Pick<Team, 'id' | 'userId' | 'competitionId'>;

/** A team of the caller, locked in a transaction; also where nothing is played any more. */
async function requireOwnTeam(
  { models }: LeaguesContext,
  teamId: number,
  caller: Caller,
  transaction?: Transaction,
): Promise<OwnTeam> {
  const team = await models.Team.findOne({
    attributes: ['id', 'userId', 'competitionId'],
    where: { id: teamId, deletedAt: null },
    raw: true,
    ...(transaction && { transaction, lock: true }),
  });
  if (!team) throw new Refusal('not-found');
  if (!may(caller, 'team.duel', team)) throw new Refusal('forbidden');
  return team;
}

/** A duel after a change, as its transaction sees it. */
async function answerDuel(
  context: LeaguesContext,
  duel: StoredDuel,
  { id }: Pick<Team, 'id'>,
  season: Season,
  transaction: Transaction,
) {
  const [presented] = await presentDuels(context, id, [duel], season, transaction);
  if (!presented) throw new Error(`Duel ${duel.id} has no state.`);
  return { duel: presented };
}
