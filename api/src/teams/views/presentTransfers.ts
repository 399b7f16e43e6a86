import type { ConfirmedTransfer } from '@euro/api-contract';
import { toMillions } from '@euro/game';
import type { TournamentSnapshot } from '../../tournament/index.js';
import type { StoredTransfer } from '../loadTransfers.js';

interface Details {
  readonly snapshot: TournamentSnapshot;
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
    const { snapshot, showsMoney } = details;
    return {
      ...plain,
      inPlayer: presentName(snapshot, inId),
      outPlayer: presentName(snapshot, outId),
      at: new Date(createdAt).toISOString(),
      inPrice: showsMoney ? toMillions(inPrice) : null,
      outPrice: showsMoney ? toMillions(outPrice) : null,
    };
  });
}

function presentName({ players }: TournamentSnapshot, id: number): ConfirmedTransfer['inPlayer'] {
  const player = players.get(id);
  if (!player) return undefined;
  const { name, short, positionId, clubId } = player;
  return { id, name, short, positionId, clubId };
}
