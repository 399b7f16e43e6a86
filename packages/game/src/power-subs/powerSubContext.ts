import type { CompetitionRules, GamePlayer, Lineup } from '../types.js';
import type { PowerSub } from './applyPowerSubs.js';
import type { PlayerStatus } from './playerStatus.js';

/** A running matchday of one team, as power subs are judged on it. */
export interface PowerSubContext {
  /** The saved lineup, before any power sub. */
  readonly lineup: Lineup;
  /** The power subs so far, in the order in which they were made. */
  readonly subs: readonly PowerSub[];
  /** By player id; players without an entry have no match. */
  readonly statuses: ReadonlyMap<number, PlayerStatus>;
  /** All players of the lineup. */
  readonly players: ReadonlyMap<number, GamePlayer>;
  readonly rules: Pick<
    CompetitionRules,
    'formationLimits' | 'lineupSize' | 'powerSubsFromWeek' | 'maxPowerSubs'
  >;
}
