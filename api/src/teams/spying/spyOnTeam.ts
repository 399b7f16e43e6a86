import type { ResponseOf } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import { type Caller, isPremium } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { lockUser } from '../../infra/db/lockUser.js';
import { Refusal } from '../../infra/errors.js';
import { loadSeason, requirePlayable } from '../../tournament/index.js';
import { loadLineup } from '../loadLineup.js';
import { loadOwnedTeam } from '../loadOwnedTeam.js';
import { boosterOf } from '../modeOf.js';
import { may } from '../policies/policies.js';
import { presentManager } from '../views/presentTeam.js';
import { countLook } from './countLook.js';

interface SpyRequest {
  readonly teamId: number;
  /** The matchday that is meant; without it, the one that is open. */
  readonly weekId?: number | undefined;
}

/**
 * The lineup that a team has saved for the open matchday, and one look more in the owner's count (decisions §5.5). Which
 * matchday is open is decided by the clock of this transaction: a lineup that has locked meanwhile is everybody's, and
 * looking at that is no spying. The owner may look at his own, uncounted.
 */
export async function spyOnTeam(
  context: BaseContext,
  caller: Caller,
  { teamId, weekId: asked }: SpyRequest,
  transaction: Transaction,
): Promise<ResponseOf<'POST team/{id}/spy'>> {
  // Locked before anything is read: two looks of one person are counted one after the other.
  await lockUser(context, caller.userId, transaction);
  const team = await loadOwnedTeam(context, teamId, transaction);
  if (!team) throw new Refusal('not-found');
  await requirePlayable(context, team.competitionId, transaction);
  const season = await loadSeason(context, { competitionId: team.competitionId }, transaction);
  if (!season.competition.settings.spyingEnabled) throw new Refusal('spying-disabled');
  const isOwn = may(caller, 'team.readComingLineup', team);
  if (!isOwn && !isPremium(caller)) throw new Refusal('premium-required');
  const weekId = season.info.deadlineWeek;
  if (weekId === null || (asked !== undefined && asked !== weekId)) throw new Refusal('nothing-to-show-yet');
  const lineup = await loadLineup(context, team.id, weekId, transaction);
  if (!lineup) throw new Refusal('nothing-to-show-yet');
  if (!isOwn) await countLook(context, { teamId: team.id, weekId, userId: caller.userId }, transaction);
  return {
    weekId,
    teamId: team.id,
    teamName: team.name,
    user: presentManager(team, caller),
    starting: [...lineup.starting],
    bench: [...lineup.bench],
    captainId: lineup.captainId,
    viceCaptainId: lineup.viceCaptainId,
    booster: boosterOf(team, weekId),
  };
}
