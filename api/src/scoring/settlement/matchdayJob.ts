import type { Job } from '../../infra/jobs/job.js';
import { refreshSnapshot } from '../../tournament/index.js';
import type { ScoringContext } from '../context.js';
import { settleDue } from './index.js';
import { recordSettlementLag } from './settlementLag.js';

/**
 * Settles what is due by the game's clock: running and finished matches, corrections, values, confirmation, a change
 * of the clock.
 */
export const matchdayJob: Job<ScoringContext> = {
  name: 'matchday',
  scope: 'portal',
  eachCompetition: true,
  everyMs: 1_000,
  queue: { lane: 'game', priority: 1 },
  async run(context) {
    const began = Date.now();
    const { reports, withdrawnWeeks, isWaiting, revaluedCount } = await settleDue(context, { paced: true });
    recordSettlementLag(context, { began, isSettled: reports.length > 0, isWaiting });
    for (const { weekId, state, teams, version, digest } of reports) {
      context.log.info({ weekId, state, teams, version, digest }, 'matchday settled');
    }
    if (withdrawnWeeks.length > 0)
      context.log.info({ withdrawn: withdrawnWeeks }, 'results taken back: the clock was set back');
    if (revaluedCount > 0) context.log.info({ players: revaluedCount }, 'values changed');
    if (reports.length + withdrawnWeeks.length + revaluedCount === 0) return;
    await refreshSnapshot(context);
    context.invalidations.publish({ what: 'game' });
    await context.live.refresh();
  },
};
