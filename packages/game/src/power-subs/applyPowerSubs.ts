import type { Lineup } from '../types.js';

/** A starter who makes way for a player of the bench while the matchday runs (decisions §4.6). */
export interface PowerSub {
  readonly outId: number;
  readonly inId: number;
}

/** A lineup after its power subs. */
export interface PoweredLineup {
  readonly lineup: Lineup;
  /** Every player whom a power sub touched: auto-subs leave them alone. */
  readonly untouchable: ReadonlySet<number>;
}

/**
 * The lineup after the power subs, in the order in which they were made. The two players change places, so the rows of
 * the XI may mix positions afterwards; a sub of players who are not in these places changes nothing.
 */
export function applyPowerSubs(lineup: Lineup, subs: readonly PowerSub[]): PoweredLineup {
  const starting = [...lineup.starting];
  const bench = [...lineup.bench];
  const untouchable = new Set<number>();
  for (const { outId, inId } of subs) {
    const starter = starting.indexOf(outId);
    const substitute = bench.indexOf(inId);
    if (starter < 0 || substitute < 0) continue;
    starting[starter] = inId;
    bench[substitute] = outId;
    untouchable.add(outId).add(inId);
  }
  return { lineup: { ...lineup, starting, bench }, untouchable };
}
