import { Refusal } from '../../infra/errors.js';
import { applyDueValues } from '../../scoring/index.js';
import { type Briefing, type DemoTeam, makeBriefing, prepareTeam, substitute } from '../managers/index.js';
import { formatGameTime } from './formatGameTime.js';
import type { Production } from './production.js';
import type { Ride } from './replayClock.js';
import type { ReplayContext } from './replayContext.js';

type Crew = Pick<Production, 'context' | 'clock'>;

/** Lets managers prepare their teams for a matchday while the clock is stopped, and reports what they did. */
export async function prepareTeams(crew: Crew, weekId: number, teams: readonly DemoTeam[]): Promise<Ride> {
  const { context } = crew;
  let transfers = 0;
  let boosters = 0;
  const { changedCount, ride } = await letAct(crew, weekId, teams, async (team, briefing) => {
    const plan = await prepareTeam(context, team, briefing);
    transfers += plan?.transfers.length ?? 0;
    boosters += plan?.booster ? 1 : 0;
    return plan !== null;
  });
  if (changedCount > 0) {
    const boosterNote = boosters > 0 ? `, boosters ${boosters}` : '';
    report(
      context,
      `Demo teams prepare for matchday ${weekId}: teams ${changedCount}, transfers ${transfers}${boosterNote}`,
    );
  }
  return ride;
}

/** Lets premium managers make power subs while a matchday runs and the clock is stopped, and reports how many. */
export async function makePowerSubs(
  { teams, ...crew }: Pick<Production, 'context' | 'clock' | 'teams'>,
  weekId: number,
): Promise<Ride> {
  const { context } = crew;
  const premium = teams.filter((team) => team.isPremium && team.weekId <= weekId);
  const { changedCount, ride } = await letAct(
    crew,
    weekId,
    premium,
    async (team, briefing) => (await substitute(context, team, briefing)) !== null,
  );
  if (changedCount > 0) report(context, `Demo teams make power subs: ${changedCount}`);
  return ride;
}

/** Calls `act` for one team after the other; a refusal ends it only when another process has set the clock. */
async function letAct(
  { context, clock }: Crew,
  weekId: number,
  teams: readonly DemoTeam[],
  act: (team: DemoTeam, briefing: Briefing) => Promise<boolean>,
): Promise<{ readonly changedCount: number; readonly ride: Ride }> {
  let changedCount = 0;
  if (teams.length === 0) return { changedCount, ride: 'arrived' };
  // Managers must not trade at outdated prices, whether or not a running API has applied the new ones.
  await applyDueValues(context);
  const briefing = await makeBriefing(context, weekId);
  for (const team of teams) {
    const ride = await clock.look();
    if (ride !== 'arrived') return { changedCount, ride };
    try {
      if (await act(team, briefing)) changedCount += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const now = await clock.look();
      if (now !== 'arrived') return { changedCount, ride: now };
      report(context, `Team ${team.id} is refused: ${error.code} ${JSON.stringify(error.details ?? {})}`);
    }
  }
  return { changedCount, ride: 'arrived' };
}

function report({ clock, print }: ReplayContext, text: string): void {
  print(`${formatGameTime(clock.now())}  ${text}`);
}
