import type { Challenge } from '@euro/api-contract';
import { toPoints } from '@euro/game';
import type { Caller } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { loadResults, readSeasonConsistently } from '../../teams/index.js';
import { isPlayable, type Season } from '../../tournament/index.js';
import type { LeaguesContext } from '../context.js';
import { loadTeamsById } from '../loadMembers.js';
import { presentTeam } from '../presentLeague.js';
import { tryInvite } from '../tryInvite.js';
import { type StoredDuel, stateOf, weeksOf } from './duelStates.js';
import { requireDuel } from './storedDuels.js';

interface ChallengeQuery {
  readonly code: string;
  readonly competitionId: number;
  readonly caller: Caller | null;
  /** Of the client: wrong codes are counted by it. */
  readonly address: string;
}

/**
 * What the link of a duel shows to a caller.
 * @throws the refusals `invite-invalid` and `too-many-wrong-codes`
 */
export async function loadChallenge(
  context: LeaguesContext,
  { code, competitionId, caller, address }: ChallengeQuery,
): Promise<Challenge> {
  const duel = await tryInvite(context, { caller, address }, () => requireDuel(context, code, competitionId));
  return readSeasonConsistently(context, { competitionId }, (season) =>
    presentChallenge(context, duel, caller, season),
  );
}

/**
 * What the link of a duel shows. Who accepted it, and its points, are for its two teams.
 * @param season from `readSeasonConsistently`, inside of which this must be called
 */
async function presentChallenge(
  context: LeaguesContext,
  duel: StoredDuel,
  caller: Caller | null,
  season: Season,
): Promise<Challenge> {
  const { homeTeamId, awayTeamId, competitionId } = duel;
  const [teams, results, isOpen] = await Promise.all([
    loadTeamsById(context, awayTeamId === null ? [homeTeamId] : [homeTeamId, awayTeamId]),
    loadResults(context, competitionId, [homeTeamId]),
    isPlayable(context, competitionId),
  ]);
  const challenger = teams.get(homeTeamId);
  if (!challenger) throw new Refusal('invite-invalid');
  const own = [...teams.values()].find(({ userId }) => userId === caller?.userId);
  const last = results.findLast(({ state }) => state === 'confirmed');
  const averageHalf = season.matchdays.find(({ weekId }) => weekId === last?.weekId)?.averageHalf ?? null;
  const weeks = weeksOf(duel, season);
  const isTaken = duel.acceptedAt !== null || (awayTeamId !== null && own === undefined);
  const isWaiting = stateOf(duel, season) === 'waiting' && isOpen;
  return {
    challenger: presentTeam(challenger),
    state: isTaken ? 'taken' : isWaiting ? 'open' : 'closed',
    teamId: own?.teamId ?? null,
    length: duel.lastWeekId === null ? 'season' : 'week',
    weekId: weeks[0] ?? duel.weekId,
    lastWeekId: weeks.at(-1) ?? duel.lastWeekId ?? duel.weekId,
    last: last
      ? {
          weekId: last.weekId,
          points: toPoints(last.halfPoints),
          average: averageHalf === null ? null : Math.floor(toPoints(averageHalf)),
        }
      : null,
  };
}
