import { followPoints } from '@euro/game-ui';
import { defineRemoteStore, type RemoteState, type StoreOf } from '@euro/platform/redux';
import { useDispatch } from 'react-redux';
import { followSent } from './followSent.js';
import { leaguesApi } from './leaguesApi.js';

/** Leagues with their tables; fetched again as points come in. */
export const leaguesStore = defineRemoteStore({
  api: leaguesApi,
  remembers: ['mine', 'table', 'duels'],
  invalidateOn: {
    'matchday.locked@1': ['Mine', 'League'],
    'team.renamed@1': ['Mine', 'League'],
    'team.badgeChanged@1': ['Mine', 'League'],
  },
  follow(context) {
    const { platform, invalidate } = context;
    const stops = [followPoints(platform.bus, () => invalidate(['Mine', 'League'])), followSent(context)];
    return () => {
      for (const stop of stops) stop();
    };
  },
});

export type LeaguesStore = StoreOf<RemoteState<typeof leaguesApi>>;

export const useLeaguesDispatch: () => LeaguesStore['dispatch'] = useDispatch;
