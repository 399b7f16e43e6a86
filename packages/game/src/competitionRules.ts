import { type ScoringSetting, scoringRules } from './scoring/scoringRule.js';
import type { CompetitionRules, Range } from './types.js';
import { toHalfPoints, toTenths } from './units.js';

/** Rules that a setting gives as they are. */
type PlainRule = Exclude<
  keyof CompetitionRules,
  | 'budget'
  | 'saleStep'
  | 'coachPoints'
  | 'squadLayout'
  | 'startRows'
  | 'formationLimits'
  | 'scoring'
  | 'clubLimitByMatchday'
  | 'maxPowerSubs'
>;

/** Index = position id. */
export type ByPosition<T> = [T, T, T, T, T];

/**
 * The settings of a competition that the rules are made of (decisions ⚙): money in millions, points as they are shown.
 */
export interface RuleSettings extends Pick<CompetitionRules, PlainRule> {
  readonly budget: number;
  readonly saleStep: number;
  readonly coachPoints: { readonly win: number; readonly draw: number; readonly loss: number };
  readonly lineupPositionRows: readonly number[];
  /** By position: the coach first. */
  readonly squadLayout: Readonly<ByPosition<number>>;
  readonly formationLimits: Readonly<ByPosition<Range>>;
  readonly scoring: readonly ScoringSetting[];
  /** By matchday; the last entry holds for all later ones. */
  readonly teamSameClubPlayersLimit: readonly number[];
  readonly powerSubsPerWeek: number;
}

/** A competition's settings as the rules take them: integer tenths of a million, integer half points. */
export function competitionRules(settings: RuleSettings): CompetitionRules {
  const { win, draw, loss } = settings.coachPoints;
  return {
    budget: toTenths(settings.budget),
    lineupSize: settings.lineupSize,
    benchSize: settings.benchSize,
    squadLayout: settings.squadLayout,
    startRows: settings.lineupPositionRows,
    formationLimits: settings.formationLimits,
    clubLimitByMatchday: settings.teamSameClubPlayersLimit,
    captainMultiplier: settings.captainMultiplier,
    tripleCaptainMultiplier: settings.tripleCaptainMultiplier,
    scoring: scoringRules(settings.scoring),
    coachPoints: { win: toHalfPoints(win), draw: toHalfPoints(draw), loss: toHalfPoints(loss) },
    officialStartWeek: settings.officialStartWeek,
    transfersAllowed: settings.transfersAllowed,
    transferCanBeSaved: settings.transferCanBeSaved,
    maxSavedTransfers: settings.maxSavedTransfers,
    transfersResettable: settings.transfersResettable,
    transferTaxPercentage: settings.transferTaxPercentage,
    profitTaxPercentage: settings.profitTaxPercentage,
    saleStep: toTenths(settings.saleStep),
    boostersEnabled: settings.boostersEnabled,
    boostersFromWeek: settings.boostersFromWeek,
    powerSubsFromWeek: settings.powerSubsFromWeek,
    maxPowerSubs: settings.powerSubsPerWeek,
  };
}
