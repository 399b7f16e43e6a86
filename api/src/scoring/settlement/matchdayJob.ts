import type { Job } from '../../infra/jobs/job.js';
import { refreshSnapshot } from '../../tournament/index.js';
import type { ScoringContext } from '../context.js';
import { settleDue } from './index.js';
import { recordSettlementLag } from './settlementLag.js';

/**
 * Settles what is due by the game's clock: running and finished matches, corrections, values, confirmation, a clock that was
 * set.
 */
export const matchdayJob: Job<ScoringContext> = {
  name: 'matchday',
  scope: 'portal',
  eachCompetition: true,
  everyMs: 1_000,
  queue: { lane: 'game', priority: 1 },
  async run(context) {
    const began = Date.now();
    const { settled, withdrawn, isWaiting, revalued } = await settleDue(context, { paced: true });
    recordSettlementLag(context, { began, isSettled: settled.length > 0, isWaiting });
    for (const { weekId, state, teams, version, digest } of settled) {
      context.log.info({ weekId, state, teams, version, digest }, 'matchday settled');
    }
    if (withdrawn.length > 0) context.log.info({ withdrawn }, 'results taken back: the clock was set back');
    if (revalued > 0) context.log.info({ players: revalued }, 'values changed');
    if (settled.length + withdrawn.length + revalued === 0) return;
    await refreshSnapshot(context);
    context.invalidations.publish({ what: 'game' });
    await context.live.refresh();
  },
};
