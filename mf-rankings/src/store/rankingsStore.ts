import { followPoints } from '@euro/game-ui';
import type { Platform } from '@euro/platform';
import { defineRemoteStore } from '@euro/platform/redux';
import { ALL_WEEKS } from '../domain/rankingView.js';
import { rankingOf, rankingsApi } from './rankingsApi.js';

/** Cache of the rankings while they are on screen. */
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

/** Tags of the rankings that a change of a matchday affects: its own and the overall ones after it. */
function rankingsSince(firstWeek: number, { state }: Platform) {
  const weeks = state.matches.value.value?.weeks ?? [];
  const affectedWeeks = weeks.filter(({ weekId }) => weekId >= firstWeek);
  return [...affectedWeeks.map(({ weekId }) => weekId), ALL_WEEKS, 'course' as const].map(rankingOf);
}
