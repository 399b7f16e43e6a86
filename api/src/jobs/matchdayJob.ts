import { refreshCatalogue } from '../catalogue/index.js';
import { settleDue } from '../settlement/index.js';
import type { Job } from './job.js';

/** Keeps the results where the game stands: matches that run and end, corrections, values, confirmation, a clock that was set. */
export const matchdayJob: Job = {
  name: 'matchday',
  scope: 'portal',
  everyMs: 1_000,
  async run(context) {
    const { settled, withdrawn, revalued } = await settleDue(context);
    for (const { weekId, state, teams, version, digest } of settled) {
      context.log.info({ weekId, state, teams, version, digest }, 'matchday settled');
    }
    if (withdrawn.length > 0) context.log.info({ withdrawn }, 'results taken back: the clock was set back');
    if (revalued > 0) context.log.info({ players: revalued }, 'values changed');
    if (settled.length + withdrawn.length + revalued === 0) return;
    await refreshCatalogue(context);
    context.hints.tell({ what: 'game' });
    await context.live.refresh();
  },
};
