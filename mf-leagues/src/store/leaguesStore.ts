import { followPoints } from '@euro/game-ui';
import { defineRemoteStore, type RemoteState, type StoreOf } from '@euro/platform/redux';
import { useDispatch } from 'react-redux';
import { leaguesApi } from './leaguesApi.js';

/** Leagues with their tables; fetched again as points come in. */
export const leaguesStore = defineRemoteStore({
  api: leaguesApi,
  invalidateOn: {
    'matchday.locked@1': ['Mine', 'League'],
    'team.renamed@1': ['Mine', 'League'],
    'team.badgeChanged@1': ['Mine', 'League'],
  },
  follow: ({ platform, invalidate }) => followPoints(platform.bus, () => invalidate(['Mine', 'League'])),
});

export type LeaguesStore = StoreOf<RemoteState<typeof leaguesApi>>;

export const useLeaguesDispatch: () => LeaguesStore['dispatch'] = useDispatch;
