import type { Platform } from '@euro/platform';
import { configureStore } from '@reduxjs/toolkit';
import { type TypedUseSelectorHook, useDispatch, useSelector } from 'react-redux';
import { draftSlice } from './draftSlice.js';
import { focusSlice } from './focusSlice.js';
import { type StoreExtra, transfersApi } from './transfersApi.js';

/** This remote's own store; one for each time it is mounted. */
export function makeStore(platform: Platform) {
  return configureStore({
    reducer: {
      draft: draftSlice.reducer,
      focus: focusSlice.reducer,
      [transfersApi.reducerPath]: transfersApi.reducer,
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { platform } satisfies StoreExtra },
        // The compiler keeps state and actions plain and read-only.
        immutableCheck: false,
        serializableCheck: false,
      }).concat(transfersApi.middleware),
    devTools: process.env.NODE_ENV === 'development' && { name: 'mf-transfers' },
  });
}

export type TransfersStore = ReturnType<typeof makeStore>;
export type TransfersState = ReturnType<TransfersStore['getState']>;

export const useTransfersDispatch: () => TransfersStore['dispatch'] = useDispatch;
export const useTransfersSelector: TypedUseSelectorHook<TransfersState> = useSelector;
