import type { CompetitionRules } from '../types.js';

/** The settings of feed EUROM, season 2024, for tests; the product reads its settings from storage. */
export const exampleRules: CompetitionRules = {
  budget: 1000,
  lineupSize: 11,
  benchSize: 4,
  squadLayout: { 0: 1, 1: 2, 2: 5, 3: 5, 4: 3 },
  startRows: [1, 1, 4, 4, 2],
  formationLimits: {
    0: { min: 1, max: 1 },
    1: { min: 1, max: 1 },
    2: { min: 3, max: 5 },
    3: { min: 3, max: 5 },
    4: { min: 1, max: 3 },
  },
  clubLimitByMatchday: [3, 3, 3, 4, 4, 6, 6],
  captainMultiplier: 1.5,
  tripleCaptainMultiplier: 3,
  coachPoints: { win: 6, draw: 2, loss: 0 },
  officialStartWeek: 1,
  transfersAllowed: 2,
  transferCanBeSaved: true,
  maxSavedTransfers: null,
  transfersResettable: false,
  transferTaxPercentage: 0,
  profitTaxPercentage: 0,
  saleStep: 5,
  boostersEnabled: false,
  boostersFromWeek: 5,
  powerSubsFromWeek: 5,
  maxPowerSubs: 4,
};
