/** A transfer that is being prepared: who goes out, and who comes in once he is chosen. */
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

/** The list with one more who goes out; as it is when he does so already. */
export function withOutgoing(pairs: readonly DraftPair[], outId: number): readonly DraftPair[] {
  return pairs.some((each) => each.outId === outId) ? pairs : [...pairs, { outId, inId: null }];
}

/** Who is still to be replaced, the next one after this one first; null when everybody is. */
export function nextWaiting(pairs: readonly DraftPair[], afterId: number): number | null {
  const at = pairs.findIndex(({ outId }) => outId === afterId);
  return [...pairs.slice(at + 1), ...pairs].find((pair) => !isComplete(pair))?.outId ?? null;
}
