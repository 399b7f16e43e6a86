import type { ConfirmedTransfer } from '@euro/api-contract';

/** Confirmed transfers, those of the open matchday apart. */
export interface PastTransfers {
  readonly current: readonly ConfirmedTransfer[];
  /** The newest first. */
  readonly earlier: readonly ConfirmedTransfer[];
}

/** Splits confirmed transfers by the open matchday (spec §4 "Transfers of past weeks, current deadline week"). */
export function pastTransfers(transfers: readonly ConfirmedTransfer[], weekId: number): PastTransfers {
  return {
    current: transfers.filter((transfer) => transfer.weekId === weekId),
    earlier: transfers
      .filter((transfer) => transfer.weekId !== weekId)
      .sort((a, b) => b.weekId - a.weekId || momentOf(b) - momentOf(a)),
  };
}

function momentOf({ at }: ConfirmedTransfer): number {
  return at === undefined ? 0 : Date.parse(at);
}
