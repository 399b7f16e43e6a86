import { followPoints } from '@euro/game-ui';
import type { Platform } from '@euro/platform';
import { defineRemoteStore } from '@euro/platform/redux';
import { ALL_WEEKS } from '../domain/rankingView.js';
import { rankingOf, rankingsApi } from './rankingsApi.js';

/** What is known of the rankings while they are on screen. */
export const rankingsStore = defineRemoteStore({
  api: rankingsApi,
  invalidateOn: {
    'matchday.locked@1': ['Ranking'],
    'team.renamed@1': ['Ranking'],
    'leagues.joined@1': ['Ranking'],
    'leagues.left@1': ['Ranking'],
    'leagues.created@1': ['Ranking'],
  },
  follow: ({ platform, invalidate }) =>
    followPoints(platform.bus, (weekIds) => invalidate(rankingsSince(Math.min(...weekIds), platform))),
});

/** What moved in a matchday moves the overall rankings after it as well, and none before. */
function rankingsSince(firstWeek: number, { state }: Platform) {
  const weeks = state.matches.value.value?.weeks ?? [];
  const moved = weeks.filter(({ weekId }) => weekId >= firstWeek);
  return [...moved.map(({ weekId }) => weekId), ALL_WEEKS, 'course' as const].map(rankingOf);
}
