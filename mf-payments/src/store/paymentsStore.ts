import { defineRemoteStore, type RemoteState, type StoreOf } from '@euro/platform/redux';
import { useDispatch, useSelector } from 'react-redux';
import { type Basket, basketSlice } from './basketSlice.js';
import { paymentsApi } from './paymentsApi.js';

/** Orders and the basket. */
export const paymentsStore = defineRemoteStore({ api: paymentsApi, slices: { basket: basketSlice } });

type PaymentsState = RemoteState<typeof paymentsApi, { readonly basket: Basket }>;

export const usePaymentsDispatch: () => StoreOf<PaymentsState>['dispatch'] = useDispatch;

/** The basket as it is now. */
export function useBasket(): Basket {
  return useSelector(({ basket }: PaymentsState) => basket);
}
