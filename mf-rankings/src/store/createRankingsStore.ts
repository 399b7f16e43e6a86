import type { Platform } from '@euro/platform';
import { configureStore } from '@reduxjs/toolkit';
import { rankingsApi } from './rankingsApi.js';

/** A store for one time on screen. */
export function createRankingsStore(platform: Platform) {
  return configureStore({
    reducer: { [rankingsApi.reducerPath]: rankingsApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: platform } }).concat(rankingsApi.middleware),
    devTools: false,
  });
}
