import { type CompetitionRules, toHalfPoints, toTenths } from '@euro/game';
import type { StoredSettings } from './storedSettings.js';

/** The shape of a squad is the game's own and no setting (decisions §1.1, §1.2). */
const SQUAD_LAYOUT = { 0: 1, 1: 2, 2: 5, 3: 5, 4: 3 } as const;
const FORMATION_LIMITS = {
  0: { min: 1, max: 1 },
  1: { min: 1, max: 1 },
  2: { min: 3, max: 5 },
  3: { min: 3, max: 5 },
  4: { min: 1, max: 3 },
} as const;

/** The stored settings in the units of `@euro/game`: integer tenths of a million, integer half points. */
export function rulesOf(settings: StoredSettings): CompetitionRules {
  return {
    budget: toTenths(settings.budget),
    lineupSize: settings.lineupSize,
    benchSize: settings.benchSize,
    squadLayout: SQUAD_LAYOUT,
    startRows: settings.lineupPositionRows,
    formationLimits: FORMATION_LIMITS,
    clubLimitByMatchday: settings.teamSameClubPlayersLimit,
    captainMultiplier: settings.captainMultiplier,
    tripleCaptainMultiplier: settings.tripleCaptainMultiplier,
    coachPoints: {
      win: toHalfPoints(settings.coachPoints.win),
      draw: toHalfPoints(settings.coachPoints.draw),
      loss: toHalfPoints(settings.coachPoints.loss),
    },
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
