import type { Clock } from '../../infra/clock/clock.js';
import type { BaseContext } from '../../infra/context.js';
import { inCompetition } from '../../infra/inCompetition.js';

/** The clock of each competition, also of one that is imported a moment later. */
export async function clocksOf(context: BaseContext): Promise<(competitionId: number) => Clock> {
  const entries = await context.competitions();
  return (competitionId) => {
    const isDefault = entries.find(({ id }) => id === competitionId)?.isDefault ?? entries.length === 0;
    return inCompetition(context, isDefault ? null : competitionId).clock;
  };
}
