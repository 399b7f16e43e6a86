import type { PositionId } from '../types.js';

/** Players who changed places: onto the pitch, and onto the bench instead. */
export interface Swaps {
  readonly toPitch: readonly number[];
  readonly toBench: readonly number[];
  /** The bench before and after, in order. */
  readonly benchBefore: readonly number[];
  readonly benchAfter: readonly number[];
  readonly positionOf: (playerId: number) => PositionId | undefined;
}

/** A bench player who came onto the pitch, and for whom. */
export interface SwapPair {
  readonly inId: number;
  readonly outId: number;
}

/**
 * Pairs outgoing with incoming players. First those of the same position where one took the other's place on the
 * bench; then, where the formation changed, those who took each other's place; then the rest, in order.
 */
export function pairSwaps({ toPitch, toBench, benchBefore, benchAfter, positionOf }: Swaps): SwapPair[] {
  const hasPosition = (inId: number, outId: number) => positionOf(inId) === positionOf(outId);
  const hasPlace = (inId: number, outId: number) => {
    const place = benchBefore.indexOf(inId);
    return place >= 0 && place === benchAfter.indexOf(outId);
  };
  const rounds: ((inId: number, outId: number) => boolean)[] = [
    (inId, outId) => hasPosition(inId, outId) && hasPlace(inId, outId),
    hasPosition,
    hasPlace,
    () => true,
  ];
  const partners = new Map<number, number>();
  const free = new Set(toBench);
  for (const belongs of rounds) {
    for (const inId of toPitch) {
      if (partners.has(inId)) continue;
      const outId = [...free].find((id) => belongs(inId, id));
      if (outId === undefined) continue;
      partners.set(inId, outId);
      free.delete(outId);
    }
  }
  return toPitch.flatMap((inId) => {
    const outId = partners.get(inId);
    return outId === undefined ? [] : [{ inId, outId }];
  });
}
