/** A matchday as settlement sees it at a moment. */
export interface SettlementNeed {
  readonly weekId: number;
  /** It was settled before. */
  readonly hasPoints: boolean;
  /** A digest of the inputs of its points. */
  readonly evidence: string;
  /** The next settlement would settle it. */
  readonly isDue: boolean;
}

/** Numbers of matchdays. */
export interface MatchdaysToSettle {
  /** They get their first points. */
  readonly toSettle: readonly number[];
  /** They have points already: those that change, and all after them, which build on them. */
  readonly toSettleAgain: readonly number[];
}

/** The matchdays that are settled because of what changed between two moments. */
export function matchdaysToSettle(
  before: readonly SettlementNeed[],
  after: readonly SettlementNeed[],
): MatchdaysToSettle {
  const needBefore = new Map(before.map((need) => [need.weekId, need]));
  const changedNeeds = after.filter(({ weekId, evidence, isDue }) => {
    const old = needBefore.get(weekId);
    return isDue && !(old?.isDue && old.evidence === evidence);
  });
  const firstAgain = changedNeeds.find(({ hasPoints }) => hasPoints)?.weekId ?? Number.POSITIVE_INFINITY;
  const weeksOf = (needs: readonly SettlementNeed[]) => needs.map(({ weekId }) => weekId);
  return {
    toSettle: weeksOf(changedNeeds.filter(({ hasPoints }) => !hasPoints)),
    toSettleAgain: weeksOf(after.filter(({ hasPoints, weekId }) => hasPoints && weekId >= firstAgain)),
  };
}
