import type { Job } from '../../infra/jobs/job.js';
import type { LeaguesContext } from '../context.js';
import { postResults } from './postResults.js';

/**
 * Posts the results of confirmed matchdays in the chats of leagues. It reads committed results: no settlement waits
 * for it.
 */
export const leagueResultsJob: Job<LeaguesContext> = {
  name: 'league-results',
  scope: 'portal',
  eachCompetition: true,
  everyMs: 2_000,
  queue: { lane: 'game', priority: 4 },
  async run(context) {
    await postResults(context);
  },
};
