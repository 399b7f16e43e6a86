import type { Job } from '../../infra/jobs/job.js';
import { loadCompetition } from '../competition/loadCompetition.js';
import { pollFeed } from './pollFeed.js';

/** Polls the live feed of a competition that has one; `pollFeed` decides when. */
export const feedPollJob: Job = {
  name: 'feed-poll',
  scope: 'portal',
  eachCompetition: true,
  everyMs: 1_000,
  queue: { lane: 'game', priority: 2 },
  async run(context) {
    const { polls } = context.env.feed;
    if (polls.length === 0) return;
    const competition = await loadCompetition(context);
    const poll = polls.find((one) => one.competition === `${competition?.feed}/${competition?.season}`);
    if (competition && poll) await pollFeed(context, { competitionId: competition.id, ...poll });
  },
};
