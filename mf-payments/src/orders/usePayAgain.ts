import type { Order } from '@euro/api-contract';
import type { MyTeam } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { codesOf } from '../domain/orderMemory.js';
import { restored } from '../store/basketSlice.js';
import { usePaymentsDispatch } from '../store/paymentsStore.js';
import { restoredOf } from './restoredOf.js';

/** Gives the function that puts teams and codes of an order that came to nothing back into the basket. */
export function usePayAgain(teams: readonly MyTeam[]): (order: Order) => void {
  const { storage } = usePlatform();
  const dispatch = usePaymentsDispatch();
  return (order) => dispatch(restored(restoredOf(order, codesOf(storage, order.id), teams)));
}
