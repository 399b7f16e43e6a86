/** The parts of `tournament` that other features use. */

export { changePoints, POINT_PATHS } from './competition/changePoints.js';
export { closedCompetitions } from './competition/closedCompetitions.js';
export { competitionIn } from './competition/competitionIn.js';
export {
  type CompetitionLook,
  competitionLook,
  PRODUCT_LOOK,
} from './competition/competitionLook.js';
export { competitionNames } from './competition/competitionNames.js';
export { editSettings, readEditedSettings, writeEditedSettings } from './competition/editedSettings.js';
export { findCompetition } from './competition/findCompetition.js';
export { idsIn } from './competition/idsIn.js';
export {
  competitionIdSql,
  forgetCompetitions,
  listCompetitions,
  trustedCompetitions,
} from './competition/listCompetitions.js';
export {
  COMPETITION_COLUMNS,
  type CompetitionRow,
  type LoadedCompetition,
  loadCompetition,
  ownCompetition,
  readCompetition,
} from './competition/loadCompetition.js';
export {
  decideBy,
  loadSeason,
  readSeason,
  type Season,
  type SeasonMatchday,
  type SeasonRow,
  seasonColumns,
  seasonOf,
} from './competition/loadSeason.js';
export { productLook } from './competition/productLook.js';
export { pagePrefix, publicAddress } from './competition/publicAddress.js';
export { requireCompetition } from './competition/requireCompetition.js';
export { isPlayable, requirePlayable } from './competition/requirePlayable.js';
export { type SettingValue, settingAt } from './competition/settingAt.js';
export { boundsAt } from './competition/settingBounds.js';
export { settingProblems } from './competition/settingProblems.js';
export { type StoredSettings, storedSettings } from './competition/storedSettings.js';
export { correctStat, type WantedFigure } from './corrections/correctStat.js';
export { editNews } from './corrections/editNews.js';
export { matchFigures } from './corrections/matchFigures.js';
export { loadMatchSheet } from './corrections/matchSheet.js';
export { clubInMatch } from './feed/clubInMatch.js';
export { countUnfitTeams } from './feed/countUnfitTeams.js';
export { describePack } from './feed/describePack.js';
export { DryRun } from './feed/dryRun.js';
export type { Feed, FeedMatch, FeedStat } from './feed/feed.js';
export { describeProblem, type FeedProblem } from './feed/feedProblem.js';
export { importFeed } from './feed/importFeed.js';
export { describeImport, type ImportReport, type TeamsPreview } from './feed/importReport.js';
export type { SettlementNeed } from './feed/matchdaysToSettle.js';
export { type FeedResult, readFeed } from './feed/readFeed.js';
export { STAT_COLUMNS } from './feed/readStats.js';
export { clubsOf } from './feed/storedSpells.js';
export { readStoredStat } from './feed/storedStat.js';
export { type ImportedSettlement, watchSettlement } from './feed/watchSettlement.js';
export { changeFixture } from './fixtures/changeFixture.js';
export { readDeadlineEdit, readMatchEdit } from './fixtures/fixtureEdits.js';
export type { MatchSet } from './fixtures/layMatch.js';
export type { FixtureChange } from './fixtures/planEdit.js';
export { applyMessage } from './liveFeed/applyMessage.js';
export { feedCleanupJob } from './liveFeed/feedCleanupJob.js';
export { feedPollJob } from './liveFeed/feedPollJob.js';
export { feedState } from './liveFeed/feedState.js';
export { heldMessages } from './liveFeed/heldMessages.js';
export { signMessage } from './liveFeed/verifySignature.js';
export { watchFeeds } from './liveFeed/watchFeeds.js';
export { clubRoutes } from './routes/clubs/index.js';
export { competitionRoutes } from './routes/competition/index.js';
export { feedRoutes } from './routes/feed/index.js';
export { matchRoutes } from './routes/matches/index.js';
export { playerRoutes } from './routes/players/index.js';
export { dataState } from './snapshot/dataState.js';
export {
  type Appearance,
  appearancesSoFar,
  currentSnapshot,
  digestOf,
  eliminatedClubs,
  explainedPoints,
  hasAppeared,
  isBanned,
  isInjured,
  isOver,
  isSquadPlayerIn,
  knowledgeAt,
  knownSides,
  latestSnapshot,
  type MatchFacts,
  type MatchNow,
  matchAt,
  matchStatus,
  playerStatuses,
  positionsFrom,
  presentLines,
  presentPlayer,
  refreshSnapshot,
  type SheetRow,
  type SnapshotMatch,
  type SnapshotPlayer,
  scoreSheet,
  squadPlaceOf,
  statsSoFar,
  type TournamentSnapshot,
  tournamentAt,
} from './snapshot/index.js';
export { isMatchRunning } from './snapshot/isMatchRunning.js';
export { presentMatchday } from './snapshot/presentMatchday.js';
export { requireSnapshot } from './snapshot/requireSnapshot.js';
export type { SnapshotMatchday } from './snapshot/tournamentSnapshot.js';
export { lastScoredWeek } from './snapshot/visibility.js';
export { minuteMoments, reconstructTimeline, type SidedStat, type Timeline } from './timeline/index.js';
