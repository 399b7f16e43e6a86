import { type PowerSub, toPoints } from '@euro/game';
import type { GameContext } from '../../infra/context.js';
import { boosterOf, loadRunningMatchday, lockTeam, makePowerSub } from '../../teams/index.js';
import { tournamentAt } from '../../tournament/index.js';
import type { Briefing } from './briefing.js';
import { callerOf } from './callerOf.js';
import { choosePowerSub } from './choosePowerSub.js';
import type { DemoTeam } from './loadDemoTeams.js';

/**
 * Makes a made-up premium manager's best power sub while the matchday runs, by the same command as users. Returns it,
 * null when there is none; refusals are thrown.
 */
export function substitute(
  context: GameContext,
  demoTeam: DemoTeam,
  { snapshot, weekId, expected, now }: Briefing,
): Promise<PowerSub | null> {
  return context.withTransaction(async (transaction) => {
    const team = await lockTeam(context, demoTeam.id, callerOf(demoTeam), 'team.powerSub', transaction);
    const { powerSubContext } = await loadRunningMatchday(context, team, { weekId, snapshot }, transaction);
    const { appearances } = tournamentAt(snapshot, now);
    const points = new Map(
      [...powerSubContext.lineup.starting, ...powerSubContext.lineup.bench].map((id) => {
        const weekAppearances = (appearances.get(id) ?? []).filter(({ match }) => match.weekId === weekId);
        return [id, toPoints(weekAppearances.reduce((sum, own) => sum + own.points, 0))];
      }),
    );
    const booster = boosterOf(team, weekId);
    const sub = choosePowerSub(
      { ...powerSubContext, weekId, booster, points },
      (id) => expected.get(id) ?? 0,
    );
    if (sub) await makePowerSub(context, team, { ...sub, weekId, snapshot }, transaction);
    return sub;
  });
}
