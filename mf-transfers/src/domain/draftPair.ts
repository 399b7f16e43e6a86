/** A prepared transfer: the player sold, and his replacement once chosen. */
export interface DraftPair {
  readonly outId: number;
  readonly inId: number | null;
}

/** A prepared transfer that could be confirmed. */
export interface CompletePair extends DraftPair {
  readonly inId: number;
}

export function isComplete(pair: DraftPair): pair is CompletePair {
  return pair.inId !== null;
}

/** The list with this player coming in for that one, in the outgoing player's place when he has one. */
export function withIncoming(pairs: readonly DraftPair[], outId: number, inId: number): readonly DraftPair[] {
  const pair = { outId, inId };
  return pairs.some((each) => each.outId === outId)
    ? pairs.map((each) => (each.outId === outId ? pair : each))
    : [...pairs, pair];
}

/** Adds a pair with this outgoing player; unchanged when there is one. */
export function withOutgoing(pairs: readonly DraftPair[], outId: number): readonly DraftPair[] {
  return pairs.some((each) => each.outId === outId) ? pairs : [...pairs, { outId, inId: null }];
}

/** Id of the next player after this one without a replacement; null without any. */
export function nextWaiting(pairs: readonly DraftPair[], afterId: number): number | null {
  const at = pairs.findIndex(({ outId }) => outId === afterId);
  return [...pairs.slice(at + 1), ...pairs].find((pair) => !isComplete(pair))?.outId ?? null;
}
