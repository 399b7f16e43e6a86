import { followPoints } from '@euro/game-ui';
import { defineRemoteStore } from '@euro/platform/redux';
import { pointsOf, statsApi } from './statsApi.js';

/** Cache of statistics and matches while they are on screen; fetched again when points change. */
export const statsStore = defineRemoteStore({
  api: statsApi,
  follow: ({ platform, invalidate }) =>
    followPoints(platform.bus, (weekIds) => invalidate([...weekIds.map(pointsOf), pointsOf('all')])),
});
