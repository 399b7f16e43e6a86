export { applyDueValues } from './applyDueValues.js';
export { confirmWeek, reopenWeek } from './confirmWeek.js';
export { matchdayDigest } from './matchdayDigest.js';
export { type DueReport, settleDue } from './settleDue.js';
export { type SettledFrom, settleFrom } from './settleFrom.js';
export {
  type PublishedResults,
  type SettlementRefusal,
  type SettlementReport,
  type SettlementResult,
  type SettleOptions,
  settleWeek,
} from './settleWeek.js';
export { sweepResults } from './sweepResults.js';
export { withdrawResults } from './withdrawResults.js';
