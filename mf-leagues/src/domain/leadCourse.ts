import type { ScoredSelection } from '@euro/api-contract';

/** The lead after the matches of one kick-off. */
export interface LeadPoint {
  /** Kick-off in epoch ms. */
  readonly at: number;
  /** Own points minus the other's; negative when behind. */
  readonly lead: number;
}

/**
 * Course of the lead over a matchday, a point for each kick-off with players of either team, the last one up to now.
 * The minute of a goal is nobody's fact (docs/feed-format.md), so that a match is one step.
 * @param kickOffOf epoch ms; NaN for who has no match
 */
export function leadCourse(
  own: readonly ScoredSelection[],
  other: readonly ScoredSelection[],
  kickOffOf: (playerId: number) => number,
): LeadPoint[] {
  const steps = new Map<number, number>();
  const add = (side: readonly ScoredSelection[], sign: 1 | -1) => {
    for (const { playerId, status, total } of side) {
      const at = kickOffOf(playerId);
      if (status === 'to-play' || Number.isNaN(at)) continue;
      steps.set(at, (steps.get(at) ?? 0) + sign * total);
    }
  };
  add(own, 1);
  add(other, -1);
  let lead = 0;
  return [...steps]
    .sort(([one], [two]) => one - two)
    .map(([at, step]) => {
      lead += step;
      return { at, lead };
    });
}
