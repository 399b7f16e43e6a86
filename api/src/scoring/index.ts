/** The parts of settlement, rankings and the live stream that other features use. */

export type { ScoringContext } from './context.js';
export { createLiveHub, serveLiveStream, watchLive } from './live/index.js';
export { snapshotJob } from './live/snapshotJob.js';
export { fillPositionsJob } from './rankings/fillPositionsJob.js';
export { loadRankedTeams, StoredRanking } from './rankings/index.js';
export { indexNamesJob } from './rankings/names/indexNamesJob.js';
export { liveRoutes } from './routes/live/index.js';
export { eachPlace, rankingToExport } from './routes/rankings/eachPlace.js';
export { eachWinner } from './routes/rankings/eachWinner.js';
export { rankingRoutes } from './routes/rankings/index.js';
export {
  applyDueValues,
  matchdayDigest,
  reopenWeek,
  type SettledFrom,
  type SettlementRefusal,
  type SettlementReport,
  settleDue,
  settleFrom,
  withdrawResults,
} from './settlement/index.js';
export { loadMatchdays, type MatchdayNow } from './settlement/loadMatchday.js';
export { matchdayJob } from './settlement/matchdayJob.js';
export { previewResults } from './settlement/previewResults.js';
export { watchSettlements } from './settlement/settlementLag.js';
export { settlementNeeds } from './settlement/settlementNeeds.js';
export { standbyJob, watchStandby } from './settlement/standbyJob.js';
