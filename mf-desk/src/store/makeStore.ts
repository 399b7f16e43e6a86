import type { Platform } from '@euro/platform';
import { configureStore } from '@reduxjs/toolkit';
import { deskApi } from './deskApi.js';

/** This remote's own store; one for each time it is mounted. */
export function makeStore(platform: Platform) {
  return configureStore({
    reducer: { [deskApi.reducerPath]: deskApi.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: platform },
        // The compiler keeps answers plain and read-only.
        immutableCheck: false,
        serializableCheck: false,
      }).concat(deskApi.middleware),
    devTools: process.env.NODE_ENV === 'development' && { name: 'mf-desk' },
  });
}
