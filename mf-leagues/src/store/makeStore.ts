import type { Platform } from '@euro/platform';
import { configureStore } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { leaguesApi } from './leaguesApi.js';

/** This remote's own store, of answers of the API only; one for each time it is mounted. */
export function makeStore(platform: Platform) {
  return configureStore({
    reducer: { [leaguesApi.reducerPath]: leaguesApi.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: platform },
        // The compiler keeps answers plain and read-only.
        immutableCheck: false,
        serializableCheck: false,
      }).concat(leaguesApi.middleware),
    devTools: process.env.NODE_ENV === 'development' && { name: 'mf-leagues' },
  });
}

export type LeaguesStore = ReturnType<typeof makeStore>;

export const useLeaguesDispatch: () => LeaguesStore['dispatch'] = useDispatch;
