import type { CompetitionSettings } from '@euro/api-contract';
import { type CompetitionRules, toHalfPoints, toTenths } from '@euro/game';

/** The legal formations (spec §5). */
const formationLimits: CompetitionRules['formationLimits'] = {
  0: { min: 1, max: 1 },
  1: { min: 1, max: 1 },
  2: { min: 3, max: 5 },
  3: { min: 3, max: 5 },
  4: { min: 1, max: 3 },
};

/** The selection layout 2,5,5,3 and the coach (spec §9, decisions §1.1). */
const squadLayout: CompetitionRules['squadLayout'] = { 0: 1, 1: 2, 2: 5, 3: 5, 4: 3 };

/** The competition's published settings as the rules take them: tenths of a million, half points. */
export function competitionRules(settings: CompetitionSettings): CompetitionRules {
  return {
    budget: toTenths(settings.budget),
    lineupSize: settings.lineupSize,
    benchSize: settings.benchSize,
    squadLayout,
    startRows: settings.lineupPositionRows,
    formationLimits,
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
    transfersResettable: false,
    transferTaxPercentage: settings.transferTaxPercentage,
    profitTaxPercentage: settings.profitTaxPercentage,
    saleStep: toTenths(settings.saleStep),
    boostersEnabled: settings.boostersEnabled,
    boostersFromWeek: settings.boostersFromWeek,
    powerSubsFromWeek: settings.powerSubsFromWeek,
    maxPowerSubs: settings.powerSubsPerWeek,
  };
}
