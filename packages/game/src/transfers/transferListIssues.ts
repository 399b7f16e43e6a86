import type { GamePlayer } from '../types.js';
import type { TransferInput, TransferIssue, TransferIssueCode } from './transfer.js';

/** A transfer whose two players are known. */
export interface KnownTransfer {
  readonly out: GamePlayer;
  readonly in: GamePlayer;
}

/** The known pairs of a list; pairs with an unknown player are left out. */
export function knownTransfers({
  transfers,
  players,
}: Pick<TransferInput, 'transfers' | 'players'>): KnownTransfer[] {
  return transfers.flatMap(({ outId, inId }) => {
    const outgoing = players.get(outId);
    const incoming = players.get(inId);
    return outgoing === undefined || incoming === undefined ? [] : [{ out: outgoing, in: incoming }];
  });
}

/** Problems of a list of transfers, before the squad itself is validated (decisions §3.2); empty for a valid list. */
export function transferListIssues(input: TransferInput): TransferIssue[] {
  const { lineup, transfers, players } = input;
  const outIds = transfers.map(({ outId }) => outId);
  const inIds = transfers.map(({ inId }) => inId);
  const allIds = [...outIds, ...inIds];
  const duplicates = new Set(allIds.filter((id, index) => allIds.indexOf(id) !== index));
  const squadIds = new Set([...lineup.starting, ...lineup.bench]);
  const isJudged = (id: number) => players.has(id) && !duplicates.has(id);
  const differing = knownTransfers(input).filter((pair) => pair.out.positionId !== pair.in.positionId);
  const issues = {
    'unknown-players': allIds.filter((id) => !players.has(id)),
    'player-left': inIds.filter((id) => players.get(id)?.hasLeft && !squadIds.has(id)),
    'duplicate-transfer': [...duplicates],
    'not-in-team': outIds.filter((id) => isJudged(id) && !squadIds.has(id)),
    'already-in-team': inIds.filter((id) => isJudged(id) && squadIds.has(id)),
    'position-differs': differing.flatMap((pair) => [pair.out.id, pair.in.id]),
  } as const satisfies Partial<Record<TransferIssueCode, readonly number[]>>;
  return LIST_CODES.flatMap((code) => {
    const playerIds = [...new Set(issues[code])];
    return playerIds.length > 0 ? [{ code, params: { playerIds } }] : [];
  });
}

const LIST_CODES = [
  'unknown-players',
  'player-left',
  'duplicate-transfer',
  'not-in-team',
  'already-in-team',
  'position-differs',
] as const satisfies readonly TransferIssueCode[];
