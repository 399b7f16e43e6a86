import type { Platform } from '@euro/platform';
import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { basketSlice } from '../basket/basketSlice.js';
import { paymentsApi } from './paymentsApi.js';

/** This remote's own store, of orders and the basket; one for each time it is mounted. */
export function makeStore(platform: Platform) {
  return configureStore({
    reducer: {
      [paymentsApi.reducerPath]: paymentsApi.reducer,
      basket: basketSlice.reducer,
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: platform },
        // The compiler keeps answers plain and read-only.
        immutableCheck: false,
        serializableCheck: false,
      }).concat(paymentsApi.middleware),
    devTools: process.env.NODE_ENV === 'development' && { name: 'mf-payments' },
  });
}

export type PaymentsStore = ReturnType<typeof makeStore>;
export type PaymentsState = ReturnType<PaymentsStore['getState']>;

export const usePaymentsDispatch: () => PaymentsStore['dispatch'] = useDispatch;

/** The basket as it is now. */
export function useBasket(): PaymentsState['basket'] {
  return useSelector((state: PaymentsState) => state.basket);
}
