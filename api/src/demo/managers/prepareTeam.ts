import type { Booster } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import {
  boosterWeeks,
  freeTransfersOf,
  type LockedTeam,
  loadHeldLineup,
  loadTransfers,
  lockTeam,
  playBooster,
  saveSquad,
  transferPlayers,
} from '../../teams/index.js';
import type { Briefing } from './briefing.js';
import { callerOf } from './callerOf.js';
import type { DemoTeam } from './loadDemoTeams.js';
import { type MatchdayPlan, planMatchday } from './planMatchday.js';

/**
 * Changes a made-up manager's team for the open matchday by the same commands as users: booster, transfers, lineup.
 * Returns the changes, null when he forgot; refusals are thrown, as for users.
 */
export function prepareTeam(
  context: GameContext,
  demoTeam: DemoTeam,
  briefing: Briefing,
): Promise<MatchdayPlan | null> {
  return context.withTransaction(async (transaction) => {
    const team = await lockTeam(context, demoTeam.id, callerOf(demoTeam), 'team.save', transaction);
    const plan = await makePlan(context, team, briefing, transaction);
    if (plan) await carryOut(context, team, { plan, weekId: briefing.weekId }, transaction);
    return plan;
  });
}

async function makePlan(
  context: GameContext,
  team: LockedTeam,
  { weekId, market, expected }: Briefing,
  transaction: Transaction,
): Promise<MatchdayPlan | null> {
  const { rules } = market;
  const lineup = await loadHeldLineup(context, team, weekId, transaction);
  const transfers = await loadTransfers(context, team.id, transaction);
  return planMatchday({
    teamId: team.id,
    teamWeekId: team.weekId,
    boosterWeeks: boosterWeeks(team),
    squad: { ...lineup, lineup },
    freeTransfers: (booster) =>
      freeTransfersOf(withBooster(team, booster, weekId), { weekId, rules, transfers }),
    market,
    expected,
  });
}

async function carryOut(
  context: GameContext,
  team: LockedTeam,
  { plan, weekId }: { readonly plan: MatchdayPlan; readonly weekId: number },
  transaction: Transaction,
): Promise<void> {
  const { booster, isUnlimited, transfers, lineup: candidate } = plan;
  if (booster) await playBooster(context, team, { booster, weekId }, transaction);
  if (transfers.length > 0 && !isUnlimited) {
    await transferPlayers(context, team, { transfers, weekId }, transaction);
  }
  const scope = isUnlimited ? 'squad' : 'lineup';
  await saveSquad(context, team, { candidate, weekId, scope }, transaction);
}

/** The team as it will be with the booster played. */
function withBooster(team: LockedTeam, booster: Booster | null, weekId: number) {
  const { weekId: first, wildCardWeek, freeHitWeek } = team;
  return {
    weekId: first,
    wildCardWeek: booster === 'wildCard' ? weekId : wildCardWeek,
    freeHitWeek: booster === 'freeHit' ? weekId : freeHitWeek,
  };
}
