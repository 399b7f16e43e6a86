import type { Clock } from '../../infra/clock/clock.js';
import type { BaseContext } from '../../infra/context.js';
import { contextsOfRows } from '../../infra/inCompetition.js';

/** The clock of each competition, also of one that is imported a moment later. */
export async function clocksOf(context: BaseContext): Promise<(competitionId: number) => Clock> {
  const contextOf = await contextsOfRows(context);
  return (competitionId) => contextOf(competitionId).clock;
}
