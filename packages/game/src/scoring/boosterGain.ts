import { isUnlimitedBooster } from '../isUnlimitedBooster.js';
import type { HalfPoints, Lineup } from '../types.js';
import { type ScoreTeamInput, teamTotal } from './scoreTeam.js';

/** A matchday with a booster, and the team that would have played without a new one. */
export interface BoosterGainInput extends ScoreTeamInput {
  /** For a booster that lets a team choose freely: the lineup that it replaced; null in the team's first matchday. */
  readonly formerLineup: Lineup | null;
}

/** What a booster brought. */
export interface BoosterGain {
  /** The matchday's points without it, in halves. */
  readonly without: HalfPoints;
  /** Points with it less those without it, in halves: negative when it cost points. */
  readonly gain: HalfPoints;
}

/**
 * The points of a matchday with its booster against those of the same matchday without it, by `teamTotal`. Bench boost
 * and triple captain keep the lineup; free hit and wild card would have left the lineup that they replaced, without power
 * subs. Null where there was none.
 * @param input with the points and positions of both lineups' players
 */
export function boosterGain({ formerLineup, ...input }: BoosterGainInput): BoosterGain | null {
  const without = { ...input, booster: null };
  const other = isUnlimitedBooster(input.booster)
    ? formerLineup && { ...without, lineup: formerLineup, powerSubs: [] }
    : without;
  if (other === null) return null;
  const points = teamTotal(other);
  return { without: points, gain: teamTotal(input) - points };
}
