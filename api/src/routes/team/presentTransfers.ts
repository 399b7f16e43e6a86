import type { ConfirmedTransfer } from '@euro/api-contract';
import { toMillions } from '@euro/game';
import type { Catalogue } from '../../catalogue/index.js';
import type { StoredTransfer } from '../../teams/loadTransfers.js';

interface Details {
  readonly catalogue: Catalogue;
  readonly showsMoney: boolean;
}

/** Confirmed transfers; `details` are who they were, when, and for the owner at what price. */
export function presentTransfers(
  transfers: readonly StoredTransfer[],
  details: Details | null,
): ConfirmedTransfer[] {
  return transfers.map((transfer) => {
    const { inId, outId, weekId, extra, inPrice, outPrice, createdAt } = transfer;
    const plain = { inId, outId, weekId, extra };
    if (!details) return plain;
    const { catalogue, showsMoney } = details;
    return {
      ...plain,
      inPlayer: presentName(catalogue, inId),
      outPlayer: presentName(catalogue, outId),
      at: new Date(createdAt).toISOString(),
      inPrice: showsMoney ? toMillions(inPrice) : null,
      outPrice: showsMoney ? toMillions(outPrice) : null,
    };
  });
}

function presentName({ players }: Catalogue, id: number): ConfirmedTransfer['inPlayer'] {
  const player = players.get(id);
  if (!player) return undefined;
  const { name, short, positionId, clubId } = player;
  return { id, name, short, positionId, clubId };
}
