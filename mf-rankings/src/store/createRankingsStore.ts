import type { Platform } from '@euro/platform';
import { configureStore } from '@reduxjs/toolkit';
import { rankingsApi } from './rankingsApi.js';

/** Only answers of the API live here, which nobody mutates: the checks for that would cost more than the pages. */
const ANSWERS_ONLY = { serializableCheck: false, immutableCheck: false };

/** A store for one time on screen. */
export function createRankingsStore(platform: Platform) {
  return configureStore({
    reducer: { [rankingsApi.reducerPath]: rankingsApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: platform }, ...ANSWERS_ONLY }).concat(rankingsApi.middleware),
    devTools: process.env.NODE_ENV === 'development' && { name: 'mf-rankings' },
  });
}
