import { settleDue } from '../settlement/index.js';
import type { Job } from './job.js';

/** Keeps the results where the game stands: matches that ended, corrections, confirmation, a clock that was set. */
export const matchdayJob: Job = {
  name: 'matchday',
  everyMs: 2_000,
  async run(context) {
    const { settled, withdrawn } = await settleDue(context);
    for (const { weekId, state, teams, version, digest } of settled) {
      context.log.info({ weekId, state, teams, version, digest }, 'matchday settled');
    }
    if (withdrawn.length > 0) context.log.info({ withdrawn }, 'results taken back: the clock was set back');
  },
};
