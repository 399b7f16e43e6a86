import type { Platform } from '@euro/platform';
import { configureStore } from '@reduxjs/toolkit';
import { type TypedUseSelectorHook, useDispatch, useSelector } from 'react-redux';
import { draftSlice } from './draftSlice.js';
import { focusSlice } from './focusSlice.js';
import { nameFormSlice } from './nameFormSlice.js';
import { type StoreExtra, teamApi } from './teamApi.js';
import { createWriteKeys } from './writeKeys.js';

/** This remote's own store; one for each time it is mounted. */
export function makeStore(platform: Platform) {
  return configureStore({
    reducer: {
      draft: draftSlice.reducer,
      focus: focusSlice.reducer,
      nameForm: nameFormSlice.reducer,
      [teamApi.reducerPath]: teamApi.reducer,
    },
    middleware: (defaults) =>
      defaults({
        thunk: {
          extraArgument: { platform, writeKeys: createWriteKeys(platform.storage) } satisfies StoreExtra,
        },
        // The compiler keeps state and actions plain and read-only.
        immutableCheck: false,
        serializableCheck: false,
      }).concat(teamApi.middleware),
    devTools: process.env.NODE_ENV === 'development' && { name: 'mf-team' },
  });
}

export type TeamStore = ReturnType<typeof makeStore>;
export type TeamState = ReturnType<TeamStore['getState']>;

export const useTeamDispatch: () => TeamStore['dispatch'] = useDispatch;
export const useTeamSelector: TypedUseSelectorHook<TeamState> = useSelector;
