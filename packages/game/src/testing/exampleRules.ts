import { DEFAULT_SETTINGS } from '../defaultSettings.js';
import { scoringRules } from '../scoring/scoringRule.js';
import type { CompetitionRules } from '../types.js';

/** The settings of feed EUROM, season 2024, for tests; the product reads its settings from storage. */
export const exampleRules: CompetitionRules = {
  budget: 1000,
  lineupSize: 11,
  benchSize: 4,
  squadLayout: DEFAULT_SETTINGS.squadLayout,
  startRows: [1, 1, 4, 4, 2],
  formationLimits: DEFAULT_SETTINGS.formationLimits,
  clubLimitByMatchday: [3, 3, 3, 4, 4, 6, 6],
  captainMultiplier: 1.5,
  tripleCaptainMultiplier: 3,
  scoring: scoringRules(DEFAULT_SETTINGS.scoring),
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
